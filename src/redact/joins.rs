//! Pieces that belong together: a token broken at a line's end, or set in groups. In goes a text, out go the joined
//! pieces, each byte with the place it came from. It knows nothing of secrets.

use std::ops::Range;

use super::shape::{DIGIT, WIDE, WORD};

/// Longest joined piece, in bytes.
const LONG: usize = 8192;

/// Pieces put together.
pub(crate) struct Joined {
    pub(crate) text: String,
    from: Vec<usize>,
    /// Where pieces meet.
    pub(crate) seams: Vec<usize>,
}

impl Joined {
    fn of(bytes: &[u8], pieces: &[Range<usize>]) -> Self {
        let mut joined = Self { text: String::new(), from: Vec::new(), seams: Vec::new() };
        for piece in pieces {
            if !joined.text.is_empty() {
                joined.seams.push(joined.text.len());
            }
            // Pieces are made of ASCII token characters.
            joined.text.extend(bytes[piece.clone()].iter().map(|b| *b as char));
            joined.from.extend(piece.clone());
        }
        joined
    }

    /// The range below that a range of the joined text came from.
    pub(crate) fn back(&self, range: &Range<usize>) -> Option<Range<usize>> {
        Some(*self.from.get(range.start)?..self.from.get(range.end.checked_sub(1)?)? + 1)
    }
}

/// Calls `each` for what may be one token over several lines or groups of `window`.
pub(crate) fn each(bytes: &[u8], window: Range<usize>, mut each: impl FnMut(Joined)) {
    lines(bytes, window.clone(), &mut each);
    groups(bytes, window.clone(), b' ', &mut each);
    for sep in *b":-,|" {
        groups(bytes, window.clone(), sep, &mut each);
    }
}

fn lines(bytes: &[u8], window: Range<usize>, each: &mut impl FnMut(Joined)) {
    let mut done = window.start;
    for newline in memchr::memchr_iter(b'\n', &bytes[window.clone()]) {
        let newline = window.start + newline;
        if newline < done {
            continue;
        }
        let end = newline - usize::from(newline > 0 && bytes[newline - 1] == b'\r');
        // Nearly every line ends in a word or a sign: these cost one look.
        if end == 0 || !WIDE.has(bytes[end - 1]) {
            continue;
        }
        let start = WIDE.run_back(bytes, end, 1024);
        let mut pieces = vec![start..end];
        let mut total = end - start;
        let mut at = newline;
        while total < LONG {
            let from = at
                + 1
                + bytes[at + 1..]
                    .iter()
                    .take(24)
                    .take_while(|b| matches!(b, b' ' | b'\t' | b'>' | b'|' | b'#' | b'"' | b'\'' | b'+' | b'*'))
                    .count();
            let to = WIDE.run(bytes, from).min(from + LONG);
            if to == from {
                break;
            }
            pieces.push(from..to);
            total += to - from;
            at = to + usize::from(bytes.get(to) == Some(&b'\r'));
            if bytes.get(at) != Some(&b'\n') {
                break;
            }
        }
        if pieces.len() > 1 && total >= 12 && is_mixed(bytes, &pieces) {
            each(Joined::of(bytes, &pieces));
        }
        done = pieces.last().map_or(newline, |p| if pieces.len() > 2 { p.start } else { newline });
    }
}

fn is_mixed(bytes: &[u8], pieces: &[Range<usize>]) -> bool {
    let mut digits = false;
    let mut letters = false;
    for b in pieces.iter().flat_map(|p| &bytes[p.clone()]) {
        digits |= DIGIT.has(*b) || *b == b'_';
        letters |= WORD.has(*b) && !DIGIT.has(*b);
        if digits && letters {
            return true;
        }
    }
    // Groups of digits alone may be hexadecimal.
    digits && pieces.len() >= 8
}

fn groups(bytes: &[u8], window: Range<usize>, sep: u8, each: &mut impl FnMut(Joined)) {
    let text = &bytes[window.clone()];
    let mut width = 0;
    let mut count = 0;
    let mut before = usize::MAX;
    let mut first = 0;
    let flush = |first: usize, count: usize, width: usize, after: usize, each: &mut dyn FnMut(Joined)| {
        if count < 2 || width * count < 7 {
            return;
        }
        // `first` is the first separator of the row; a group stands before it, and a shorter one may end it.
        let token = |b: u8| WIDE.has(b) && b != sep;
        let start = bytes[first.saturating_sub(width)..first].iter().rev().take_while(|b| token(**b)).count();
        let tail = bytes[after + 1..].iter().take(width).take_while(|b| token(**b)).count();
        let mut pieces = Vec::with_capacity(count + 2);
        if start > 0 {
            pieces.push(first - start..first);
        }
        for k in 0..count {
            let from = first + 1 + k * (width + 1);
            if !bytes[from..from + width].iter().all(|b| token(*b)) {
                if pieces.len() > 2 && is_mixed(bytes, &pieces) {
                    each(Joined::of(bytes, &pieces));
                }
                pieces.clear();
                continue;
            }
            pieces.push(from..from + width);
        }
        if tail > 0 {
            pieces.push(after + 1..after + 1 + tail);
        }
        if pieces.len() > 2 && is_mixed(bytes, &pieces) {
            each(Joined::of(bytes, &pieces));
        }
    };
    for at in memchr::memchr_iter(sep, text) {
        let gap = at.wrapping_sub(before).wrapping_sub(1);
        if before != usize::MAX && gap == width && gap > 0 {
            count += 1;
        } else {
            if count >= 2 {
                flush(window.start + first, count, width, window.start + before, each);
            }
            if before != usize::MAX && (1..=12).contains(&gap) {
                width = gap;
                count = 1;
                first = before;
            } else {
                width = usize::MAX;
                count = 0;
            }
        }
        before = at;
    }
    if count >= 2 && before != usize::MAX {
        flush(window.start + first, count, width, window.start + before, each);
    }
}
