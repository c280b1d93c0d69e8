//! Pieces that belong together: a token broken at a line's end, or set in groups. In goes a text, out go the joined
//! pieces, each byte with the place it came from. Of secrets it knows only how long they are at least.

use std::ops::Range;

use super::rules::{SHORTEST, may_match};
use super::shape::{Class, DIGIT, WIDE as TOKENS, WORD};

/// What a token over several lines is made of.
static WIDE: Class = TOKENS.with(Class::of(b":$&#;\\"));

/// Longest joined piece, in bytes.
const LONG: usize = 8192;

/// Pieces put together.
pub(crate) struct Joined {
    pub(crate) text: String,
    /// Where each piece starts in `text`, and where it came from.
    from: Vec<(usize, usize)>,
}

impl Joined {
    fn of(bytes: &[u8], pieces: &[Range<usize>]) -> Self {
        let total = pieces.iter().map(Range::len).sum();
        let mut joined = Self { text: String::with_capacity(total), from: Vec::with_capacity(pieces.len()) };
        for piece in pieces {
            // Pieces are cut between characters; one that is not is no text.
            let Ok(text) = std::str::from_utf8(&bytes[piece.clone()]) else { continue };
            if !text.is_empty() {
                joined.from.push((joined.text.len(), piece.start));
                joined.text.push_str(text);
            }
        }
        joined
    }

    /// Whether a range of the joined text lies in more than one piece.
    pub(crate) fn crosses(&self, range: &Range<usize>) -> bool {
        let first = self.from.partition_point(|(at, _)| *at <= range.start);
        self.from.get(first).is_some_and(|(seam, _)| *seam < range.end)
    }

    /// The range below that a range of the joined text came from.
    pub(crate) fn back(&self, range: &Range<usize>) -> Option<Range<usize>> {
        let below = |at: usize| {
            let (start, from) = self.from[self.from.partition_point(|(start, _)| *start <= at).checked_sub(1)?];
            (at < self.text.len()).then_some(from + (at - start))
        };
        Some(below(range.start)?..below(range.end.checked_sub(1)?)? + 1)
    }
}

/// Calls `each` for what may be one token in groups of `window`. With `rows_only`, what is
/// too short for every row of the table is left out.
pub(crate) fn groups(bytes: &[u8], window: Range<usize>, rows_only: bool, mut each: impl FnMut(Joined)) {
    // Groups of a token hold digits, or lines where separators are dense: blocks without are passed over.
    let mut done = [window.start; SEPS.len()];
    let mut row = Vec::new();
    let mut at = window.start;
    while at < window.end {
        let end = (at + BLOCK).min(window.end);
        let (digits, lines) = signs(&bytes[at..end]);
        if digits || lines {
            let mut p = at;
            while p < end {
                let b = bytes[p];
                if b.is_ascii_digit() || lines && b == b'_' {
                    p = group_around(bytes, p, rows_only, &mut done, &mut row, &mut each).max(p + 1);
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

/// Calls `each` for what may be one token over several lines of `window`.
pub(crate) fn lines(bytes: &[u8], window: Range<usize>, mut each: impl FnMut(Joined)) {
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

/// For each separator, what a group between two of them is made of.
static GROUPED: [Class; SEPS.len()] = grouped();

const fn grouped() -> [Class; SEPS.len()] {
    let mut all = [Class::all(); SEPS.len()];
    let mut i = 0;
    while i < all.len() {
        all[i] = all[i].without(b" \t\n\r\"").without(&[SEPS[i]]);
        i += 1;
    }
    all
}

/// What the word that a digit stands in is made of; only what bounds it can part groups.
static CORE: Class = Class::all().without_ascii().with(WORD).with(Class::of(b"_"));
/// What stands between groups, or between the words of one group.
static PART: Class = Class::of(SEPS).with(Class::of(b"%&#;\\{}.+/=")).with(Class::controls()).without(b"\n");

/// Looks at the rows of groups around the word that holds `at`, and tells where that word ends; `done` says how far the rows
/// of each separator were seen.
fn group_around(
    bytes: &[u8],
    at: usize,
    rows_only: bool,
    done: &mut [usize; SEPS.len()],
    row: &mut Vec<Range<usize>>,
    each: &mut impl FnMut(Joined),
) -> usize {
    let start = CORE.run_back(bytes, at, GROUP * 4);
    let word_end = CORE.run(&bytes[..bytes.len().min(at + GROUP * 4)], at);
    let left = start.checked_sub(1).map_or(0, |i| bytes[i]);
    let right = bytes.get(word_end).copied().unwrap_or(0);
    let parts = PART.has(left) || PART.has(right);
    // A group holds the whole word.
    if !parts || word_end - start > GROUP && chars(&bytes[start..word_end]) > GROUP {
        return word_end;
    }
    for (i, sep) in SEPS.iter().copied().enumerate() {
        let here = sep == left || sep == right || sep == b' ';
        if !here || at < done[i] {
            continue;
        }
        let from = done[i];
        let inside = &GROUPED[i];
        let Some((start, end, width)) = group(bytes, at, from, inside) else { continue };
        let before = start > from && bytes[start - 1] == sep;
        let after = bytes.get(end) == Some(&sep);
        if !before && !after {
            continue;
        }
        // The row's width is that of most of its groups: this one's, or the next one's where this is the last or first.
        for width in widths(bytes, start..end, inside, before, after, width).into_iter().flatten() {
            if find_row(bytes, start..end, sep, inside, width, from, row) {
                done[i] = done[i].max(row[row.len() - 1].end);
                emit(bytes, row, rows_only, each);
            }
        }
    }
    word_end
}

/// The group around `at`, from `floor` on, and its width, unless it is too long for one.
fn group(bytes: &[u8], at: usize, floor: usize, inside: &Class) -> Option<(usize, usize, usize)> {
    let mut width = 0;
    let mut start = at;
    while start > floor && inside.has(bytes[start - 1]) && width <= GROUP {
        start -= 1;
        width += usize::from(bytes[start] & 0xC0 != 0x80);
    }
    let mut end = at;
    while end < bytes.len() && inside.has(bytes[end]) && width <= GROUP {
        width += usize::from(bytes[end] & 0xC0 != 0x80);
        end += 1;
    }
    (width <= GROUP).then_some((start, end, width))
}

fn chars(bytes: &[u8]) -> usize {
    bytes.iter().filter(|b| **b & 0xC0 != 0x80).count()
}

/// The widths that a row around `group` may have.
fn widths(bytes: &[u8], group: Range<usize>, inside: &Class, before: bool, after: bool, width: usize) -> [Option<usize>; 3] {
    let Range { start, end } = group;
    let right = if after { group_after(bytes, end + 1, inside) } else { end + 1 };
    let left = if before { inside.run_back(bytes, start - 1, GROUP * 4) } else { start.saturating_sub(1) };
    let mut out = [None; 3];
    for (i, other) in [chars(&bytes[end..bytes.len().min(right)]).saturating_sub(1), chars(&bytes[left..start]).saturating_sub(1)]
        .into_iter()
        .enumerate()
    {
        let likely = other == width || !before || !after;
        if likely && (1..=GROUP).contains(&other) && !out.contains(&Some(other)) && other >= width {
            out[i] = Some(other);
        }
    }
    if !out.contains(&Some(width))
        && width > 0
        && (before && start - 1 - left >= width || after && right > end + 1)
        && before
        && after
    {
        out[2] = Some(width);
    }
    out
}

/// Where the group that starts at `at` ends.
fn group_after(bytes: &[u8], at: usize, inside: &Class) -> usize {
    inside.run(&bytes[..bytes.len().min(at + GROUP * 4)], at)
}

/// Finds the groups of `width` characters left and right of `middle`, with the rest of a longer piece before and a shorter one
/// after, and tells whether they are a row.
fn find_row(
    bytes: &[u8],
    middle: Range<usize>,
    sep: u8,
    inside: &Class,
    width: usize,
    floor: usize,
    row: &mut Vec<Range<usize>>,
) -> bool {
    row.clear();
    let mut first = middle.start;
    while first > floor && bytes[first - 1] == sep && row.len() + 1 < LONG / 4 {
        let end = first - 1;
        let start = inside.run_back(bytes, end, (GROUP * 4).min(end - floor));
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
    row.push(middle.clone());
    let mut last = middle.end;
    if chars(&bytes[middle]) == width || row.len() == 1 {
        while bytes.get(last) == Some(&sep) && row.len() < LONG / 2 {
            let start = last + 1;
            let end = group_after(bytes, start, inside);
            let n = chars(&bytes[start..end]);
            let end = if n > width { WIDE.run(&bytes[..end], start) } else { end };
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
    row.len() > 2
}

fn emit(bytes: &[u8], row: &[Range<usize>], rows_only: bool, each: &mut impl FnMut(Joined)) {
    let total: usize = row.iter().map(Range::len).sum();
    if rows_only && total < SHORTEST && !row.iter().any(|piece| may_match(&bytes[piece.clone()])) {
        return;
    }
    if is_mixed(bytes, row) {
        each(Joined::of(bytes, row));
        // The first one may be a word before the token.
        if row[0].len() < row[1].len() && row.len() > 3 {
            each(Joined::of(bytes, &row[1..]));
        }
    }
}
