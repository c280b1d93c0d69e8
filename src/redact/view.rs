//! Other ways to read a text: in goes a text, out goes what a reader or a decoder would make of it, with a map back to the
//! bytes it came from. It knows nothing of secrets.
//!
//! One pass takes off one layer of everything at once: percent signs, entities, backslashes, markup, invisible characters,
//! look-alikes. Layers of one kind (`%252541`) come off together, so few passes reach the bottom.

use std::borrow::Cow;
use std::ops::Range;

use super::decode::{backslash, entity, percent, tag};
use super::look_alikes::unicode;
use super::shape::{BASE64_ANY, Class};

/// Maps places of a view back to the text below it. Between two marks both advance alike.
#[derive(Clone, Default)]
pub(crate) struct Map {
    marks: Vec<(usize, usize)>,
}

impl Map {
    fn mark(&mut self, view: usize, below: usize) {
        match self.marks.last_mut() {
            Some(last) if last.0 == view => last.1 = below,
            _ => self.marks.push((view, below)),
        }
    }

    /// The range below that a range of the view came from.
    pub(crate) fn back(&self, range: Range<usize>) -> Range<usize> {
        self.start(range.start)..self.end(range.end)
    }

    /// The parts of the view worth a second look: where it differs, with what may stand before and after.
    pub(crate) fn windows(&self, text: &str) -> Vec<Range<usize>> {
        let bytes = text.as_bytes();
        let mut out: Vec<Range<usize>> = Vec::new();
        for &(at, _) in &self.marks {
            let floor = out.last().map_or(0, |w| w.end);
            let end = (at + 64).min(bytes.len());
            if at < floor {
                if let Some(last) = out.last_mut() {
                    last.end = last.end.max(end);
                }
                continue;
            }
            // A secret that the change lies in starts in the same run of characters, or its key a little before that.
            let run = at - bytes[floor..at].iter().rev().take_while(|b| !b.is_ascii_whitespace()).count();
            let start = run.saturating_sub(96);
            match out.last_mut() {
                Some(last) if start <= last.end => last.end = end,
                _ => out.push(start..end),
            }
        }
        out
    }

    fn start(&self, at: usize) -> usize {
        let i = self.marks.partition_point(|m| m.0 <= at);
        match i.checked_sub(1).map(|i| self.marks[i]) {
            Some((view, below)) => below + (at - view),
            None => at,
        }
    }

    // The end of a range belongs to the character before it: what was dropped after the range stays outside.
    fn end(&self, at: usize) -> usize {
        let i = self.marks.partition_point(|m| m.0 < at);
        match i.checked_sub(1).map(|i| self.marks[i]) {
            Some((view, below)) => {
                let plain = below + (at - view);
                // A decoded character is one byte here and several below: the next mark says where it ends.
                match self.marks.get(i) {
                    Some(next) if next.0 == at => next.1.max(plain),
                    _ => plain,
                }
            }
            None => match self.marks.first() {
                Some(first) if first.0 == at => first.1.max(at),
                _ => at,
            },
        }
    }
}

/// A text read in another way.
pub(crate) struct Unfolded {
    pub(crate) text: String,
    pub(crate) map: Map,
    /// Places below where an encoding was taken off.
    pub(crate) decoded: Vec<Range<usize>>,
    /// Whether what lies outside the map's windows has no further layer.
    pub(crate) settled: bool,
}

/// What one pass takes off. Each kind may hide the next, so the first that there is goes alone.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Stage {
    /// Invisible characters and look-alikes.
    Letters,
    /// Emphasis, tags, soft line breaks.
    Markup,
    /// Percent signs, entities, backslashes.
    Encoding,
}

impl Stage {
    /// The signs of this stage, as `FIRST` has them.
    const fn signs(self) -> u8 {
        match self {
            Self::Letters => LETTER,
            Self::Markup => EMPHASIS | LINES | WAVES | SOFT | TAG,
            Self::Encoding => ESCAPE | MAIL | TAG,
        }
    }
}

/// A control character, or one beyond ASCII.
const LETTER: u8 = 1;
/// `*` and `` ` `` before what may be a part of a word.
const EMPHASIS: u8 = 1 << 1;
/// `%` and `\`.
const ESCAPE: u8 = 1 << 2;
/// `__`.
const LINES: u8 = 1 << 3;
/// `~~`.
const WAVES: u8 = 1 << 4;
/// `=` at a line's end.
const SOFT: u8 = 1 << 5;
/// `=3`.
const MAIL: u8 = 1 << 6;
/// `<` and `&` before a name.
const TAG: u8 = 1 << 7;

/// For each byte, the signs that it may start.
static FIRST: [u8; 256] = first();
/// For each byte, the signs that it may go on with: where the two agree there may be something to take off, and nearly no
/// place of ordinary text is one.
static SECOND: [u8; 256] = second();

const fn first() -> [u8; 256] {
    let mut table = [0; 256];
    let mut i = 0;
    while i < 256 {
        if i >= 0x7F || i < 0x20 && !matches!(i as u8, b'\n' | b'\t' | b'\r') {
            table[i] = LETTER;
        }
        i += 1;
    }
    table[b'*' as usize] = EMPHASIS;
    table[b'`' as usize] = EMPHASIS;
    table[b'%' as usize] = ESCAPE;
    table[b'\\' as usize] = ESCAPE;
    table[b'_' as usize] = LINES;
    table[b'~' as usize] = WAVES;
    table[b'=' as usize] = SOFT | MAIL;
    table[b'<' as usize] = TAG;
    table[b'&' as usize] = TAG;
    table
}

const fn second() -> [u8; 256] {
    let mut table = [LETTER | ESCAPE; 256];
    let mut i = 0;
    while i < 256 {
        if PARTS.has(i as u8) {
            table[i] |= EMPHASIS;
        }
        if (i as u8).is_ascii_alphabetic() {
            table[i] |= TAG;
        }
        i += 1;
    }
    table[b'_' as usize] |= LINES;
    table[b'~' as usize] |= WAVES;
    table[b'\n' as usize] |= SOFT;
    table[b'\r' as usize] |= SOFT;
    table[b'3' as usize] |= MAIL;
    table[b'/' as usize] |= TAG;
    table[b'!' as usize] |= TAG;
    table[b'#' as usize] |= TAG;
    table
}

/// What may be a part of a word that emphasis splits.
static PARTS: Class = BASE64_ANY.with(Class::all().without_ascii()).with(Class::of(b"*`~<>%&;\\.{}#:$\n\r"));

/// How many bytes are passed over at once.
const BLOCK: usize = 16;

/// The first place in `range` where one of the `signs` may stand.
#[inline]
fn next_sign(bytes: &[u8], range: Range<usize>, signs: u8) -> Option<usize> {
    let look = |pair: &[u8]| FIRST[usize::from(pair[0])] & SECOND[usize::from(pair[1])];
    let Range { start: mut at, end } = range;
    while at + BLOCK <= end
        && let Some(block) = bytes.get(at..at + BLOCK + 1)
    {
        if block.windows(2).fold(0, |any, pair| any | look(pair)) & signs != 0 {
            break;
        }
        at += BLOCK;
    }
    // The text's last byte has none after it.
    let last = (end == bytes.len() && at < end).then(|| end - 1);
    let last = last.filter(|i| FIRST[usize::from(bytes[*i])] & SECOND[0] & signs != 0);
    let rest = &bytes[at.min(end)..bytes.len().min(end + 1)];
    rest.windows(2).position(|pair| look(pair) & signs != 0).map(|n| at + n).or(last)
}

/// Takes one layer off; nothing where there is none.
pub(crate) fn unfold(text: &str) -> Option<Unfolded> {
    unfold_within(text, &[0..text.len()])
}

/// Takes one layer off where there is one in `windows`.
pub(crate) fn unfold_within(text: &str, windows: &[Range<usize>]) -> Option<Unfolded> {
    let bytes = text.as_bytes();
    // One look finds the first place of each stage; as soon as one is found, those after it need no look.
    let mut stages = 3;
    let mut signs = u8::MAX;
    let mut first = None;
    'windows: for (window, range) in windows.iter().enumerate() {
        let mut at = range.start;
        while let Some(next) = next_sign(bytes, at..range.end, signs) {
            at = next;
            for (i, stage) in [Stage::Letters, Stage::Markup, Stage::Encoding].into_iter().enumerate().take(stages) {
                let may = FIRST[usize::from(bytes[at])] & stage.signs() != 0;
                if may && text.is_char_boundary(at) && piece(text, at, stage).is_some() {
                    first = Some((stage, window, at));
                    stages = i;
                    signs = if i == 0 { 0 } else { Stage::Letters.signs() | if i == 2 { Stage::Markup.signs() } else { 0 } };
                    break;
                }
            }
            if stages == 0 {
                break 'windows;
            }
            at += 1;
        }
    }
    first.map(|(stage, window, at)| take_off(text, stage, at, &windows[window..]))
}

/// Takes a stage off from `first` on, the first place where it changes something; that lies in the first one of `windows`.
fn take_off(text: &str, stage: Stage, first: usize, windows: &[Range<usize>]) -> Unfolded {
    let bytes = text.as_bytes();
    let mut out = Unfolded {
        text: String::with_capacity(text.len()),
        map: Map::default(),
        decoded: Vec::new(),
        settled: stage == Stage::Encoding,
    };
    // Up to here the text below is copied.
    let mut kept = 0;
    let mut at = first;
    for window in windows {
        at = at.max(window.start);
        while let Some(next) = next_sign(bytes, at..window.end, stage.signs()) {
            at = next;
            let Some((len, what, decoded)) = text.is_char_boundary(at).then(|| piece(text, at, stage)).flatten() else {
                at += 1;
                continue;
            };
            out.text.push_str(&text[kept..at]);
            out.map.mark(out.text.len(), at);
            if decoded {
                out.decoded.push(at..at + len);
            }
            out.text.push_str(&what);
            at += len;
            kept = at;
            out.map.mark(out.text.len(), at);
        }
    }
    out.text.push_str(&text[kept..]);
    out
}

/// A piece's length, its meaning, and whether it was an encoding.
pub(super) type Piece = (usize, Cow<'static, str>, bool);

/// What the piece at `at` stands for.
fn piece(text: &str, at: usize, stage: Stage) -> Option<Piece> {
    let bytes = text.as_bytes();
    let rest = &bytes[at..];
    let drop = |len| Some((len, Cow::Borrowed(""), false));
    let kind = match bytes[at] {
        b'%' | b'&' | b'\\' => Stage::Encoding,
        b'=' if rest.starts_with(b"=3D") => Stage::Encoding,
        b'*' | b'`' | b'~' | b'_' | b'=' | b'<' => Stage::Markup,
        _ => Stage::Letters,
    };
    if kind != stage {
        return None;
    }
    // Emphasis around a word hides nothing: only what splits one does.
    let split = |len: usize| -> Option<Piece> {
        let part = |b: Option<&u8>| b.is_some_and(|b| PARTS.has(*b));
        let before = at.checked_sub(1).map(|i| &bytes[i]);
        // An escaped sign is none yet.
        (before != Some(&b'\\') && part(before) && part(bytes.get(at + len))).then_some((len, Cow::Borrowed(""), false))
    };
    match bytes[at] {
        b'%' => percent(rest),
        b'&' => entity(rest),
        b'\\' => backslash(rest),
        b'*' | b'`' => split(rest.iter().take_while(|b| **b == bytes[at]).count()),
        b'~' | b'_' => {
            let n = rest.iter().take_while(|b| **b == bytes[at]).count();
            if n >= 2 { split(n) } else { None }
        }
        // A soft line break of quoted-printable mail, and its `=3D`.
        b'=' => match rest {
            [b'=', b'\n', ..] => drop(2),
            [b'=', b'\r', b'\n', ..] => drop(3),
            [b'=', b'3', b'D', ..] => Some((3, Cow::Borrowed("="), true)),
            _ => None,
        },
        b'<' => tag(rest).and_then(split),
        b if b < 0x80 => drop(1),
        _ => unicode(text, at),
    }
}
