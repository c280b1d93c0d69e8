//! Pieces that belong together: a token broken at a line's end, or set in groups. In goes a text, out go the joined
//! pieces, each byte with the place it came from. It knows nothing of secrets.

use std::ops::Range;

use super::shape::{Class, DIGIT, WIDE as TOKENS, WORD};

/// What a token over several lines is made of.
static WIDE: Class = TOKENS.with(Class::of(b":$&#;\\"));

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
            // Pieces are cut between characters; one that is not is no text.
            let Ok(text) = std::str::from_utf8(&bytes[piece.clone()]) else { continue };
            joined.text.push_str(text);
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
    // Groups of a token hold digits, or lines where separators are dense: blocks without are passed over.
    let mut done = [window.start; SEPS.len()];
    let mut at = window.start;
    while at < window.end {
        let end = (at + BLOCK).min(window.end);
        let (digits, lines) = signs(&bytes[at..end]);
        if digits || lines {
            let mut p = at;
            while p < end {
                let b = bytes[p];
                if b.is_ascii_digit() || lines && b == b'_' {
                    group_around(bytes, p, &mut done, &mut each);
                    p += bytes[p..].iter().take_while(|b| b.is_ascii_alphanumeric()).count().max(1);
                } else {
                    p += 1;
                }
            }
        }
        at = end;
    }
}

const BLOCK: usize = 64;

/// Whether a block has digits, and whether it has lines among many separators.
fn signs(block: &[u8]) -> (bool, bool) {
    // Written so that the compiler makes vectors of it.
    let mut digits = 0u8;
    let mut lines = 0u8;
    let mut seps = 0u8;
    for b in block {
        digits |= u8::from(b.wrapping_sub(b'0') < 10);
        lines |= u8::from(*b == b'_');
        seps += u8::from(*b == b' ');
    }
    (digits != 0, lines != 0 && usize::from(seps) * 7 >= block.len())
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
        // Prose ends in words: without a digit on either side there is no token.
        let sign = |b: &u8| DIGIT.has(*b) || *b == b'_';
        let next = bytes[newline + 1..]
            .iter()
            .take(64)
            .skip_while(|b| matches!(b, b' ' | b'\n' | b'\r' | b'\t' | b'>' | b'|' | b'#' | b'"' | b'\'' | b'+' | b'*'));
        if !bytes[start..end].iter().any(sign) && !next.take_while(|b| WIDE.has(**b)).any(sign) {
            continue;
        }
        let mut pieces = vec![start..end];
        let mut total = end - start;
        let mut at = newline;
        while total < LONG {
            let from = at
                + 1
                + bytes[at + 1..]
                    .iter()
                    .take(24)
                    .take_while(|b| matches!(b, b'\n' | b'\r' | b' ' | b'\t' | b'>' | b'|' | b'#' | b'"' | b'\'' | b'+' | b'*'))
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

/// Longest group, in characters.
const GROUP: usize = 12;

/// What may part groups.
const SEPS: &[u8; 5] = b" :-,|";

/// Looks at the rows of groups around `at`; `done` says how far the rows of each separator were seen.
fn group_around(bytes: &[u8], at: usize, done: &mut [usize; SEPS.len()], each: &mut impl FnMut(Joined)) {
    let floor = at.saturating_sub(GROUP * 4);
    // Only what bounds the digit's own word can part groups.
    let core = |b: &&u8| b.is_ascii_alphanumeric() || **b == b'_' || !b.is_ascii();
    let left = at - bytes[floor..at].iter().rev().take(GROUP * 4).take_while(core).count();
    let right = at + bytes[at..].iter().take(GROUP * 4).take_while(core).count();
    let (left, right) = (left.checked_sub(1).map_or(0, |i| bytes[i]), bytes.get(right).copied().unwrap_or(0));
    let part = |b: u8| matches!(b, b' ' | b':' | b'-' | b',' | b'|');
    let odd = |b: u8| {
        matches!(b, b'%' | b'&' | b'#' | b';' | b'\\' | b'{' | b'}' | b'.' | b'+' | b'/' | b'=')
            || b < b' ' && b != b'\n'
            || b == 0x7F
    };
    for (sep, floor) in SEPS.iter().copied().zip(done.iter_mut()) {
        let here = sep == left || sep == right || sep == b' ' && (part(left) || part(right) || odd(left) || odd(right));
        if !here || at < *floor {
            continue;
        }
        let from = *floor;
        let inside = |b: &u8| is_grouped(*b, sep);
        let start = at - bytes[from..at].iter().rev().take(GROUP * 4).take_while(|b| inside(b)).count();
        let end = at + bytes[at..].iter().take(GROUP * 4).take_while(|b| inside(b)).count();
        let width = chars(&bytes[start..end]);
        let before = start > from && bytes[start - 1] == sep;
        let after = bytes.get(end) == Some(&sep);
        if width > GROUP || !before && !after {
            continue;
        }
        // The row's width is that of most of its groups: this one's, or the next one's where this is the last or first.
        for width in widths(bytes, start, end, sep, before, after, width) {
            if let Some(row) = row(bytes, start..end, sep, width, from) {
                *floor = (*floor).max(row[row.len() - 1].end);
                emit(bytes, &row, each);
            }
        }
    }
}

fn chars(bytes: &[u8]) -> usize {
    bytes.iter().filter(|b| **b & 0xC0 != 0x80).count()
}

/// The widths that a row around the group `start..end` may have.
fn widths(bytes: &[u8], start: usize, end: usize, sep: u8, before: bool, after: bool, width: usize) -> Vec<usize> {
    let inside = |b: &&u8| is_grouped(**b, sep);
    let right = if after { bytes[end + 1..].iter().take(GROUP * 4).take_while(inside).count() } else { 0 };
    let left = if before { bytes[..start - 1].iter().rev().take(GROUP * 4).take_while(inside).count() } else { 0 };
    let mut out = Vec::new();
    for other in [
        chars(&bytes[end..bytes.len().min(end + 1 + right)]).saturating_sub(1),
        chars(&bytes[start.saturating_sub(left + 1)..start]).saturating_sub(1),
    ] {
        let likely = other == width || !before || !after;
        if likely && (1..=GROUP).contains(&other) && !out.contains(&other) && other >= width {
            out.push(other);
        }
    }
    if !out.contains(&width) && width > 0 && (before && left >= width || after && right > 0) && before && after {
        out.push(width);
    }
    out
}

/// The groups of `width` characters left and right of `middle`, with the rest of a longer piece before and a shorter one after.
fn row(bytes: &[u8], middle: Range<usize>, sep: u8, width: usize, floor: usize) -> Option<Vec<Range<usize>>> {
    let inside = |b: &&u8| is_grouped(**b, sep);
    let mut row = vec![middle.clone()];
    let mut first = middle.start;
    while first > floor && bytes[first - 1] == sep && row.len() < LONG / 4 {
        let end = first - 1;
        let start = end - bytes[floor..end].iter().rev().take(GROUP * 4).take_while(inside).count();
        if start == end {
            break;
        }
        let n = chars(&bytes[start..end]);
        let start = if n > width && bytes[start..end].is_ascii() { end - width } else { start };
        row.push(start..end);
        if n != width {
            break;
        }
        first = start;
    }
    row.reverse();
    let mut last = middle.end;
    if chars(&bytes[middle]) == width || row.len() == 1 {
        while bytes.get(last) == Some(&sep) && row.len() < LONG / 2 {
            let start = last + 1;
            let end = start + bytes[start..].iter().take(GROUP * 4).take_while(inside).count();
            let n = chars(&bytes[start..end]);
            let end = if n > width { WIDE.run(bytes, start).min(end) } else { end };
            if end == start || chars(&bytes[start..end]) > width {
                break;
            }
            row.push(start..end);
            if n != width {
                break;
            }
            last = end;
        }
    }
    (row.len() > 2).then_some(row)
}

fn emit(bytes: &[u8], row: &[Range<usize>], each: &mut impl FnMut(Joined)) {
    if is_mixed(bytes, row) {
        each(Joined::of(bytes, row));
        // The first one may be a word before the token.
        if row[0].len() < row[1].len() && row.len() > 3 {
            each(Joined::of(bytes, &row[1..]));
        }
    }
}

fn is_grouped(b: u8, sep: u8) -> bool {
    b != sep && !matches!(b, b' ' | b'\t' | b'\n' | b'\r' | b'"')
}
