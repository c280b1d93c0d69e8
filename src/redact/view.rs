//! Other ways to read a text: in goes a text, out goes what a reader or a decoder would make of it, with a map back to the
//! bytes it came from. It knows nothing of secrets.
//!
//! One pass takes off one layer of everything at once: percent signs, entities, backslashes, markup, invisible characters,
//! look-alikes. Layers of one kind (`%252541`) come off together, so few passes reach the bottom.

use std::borrow::Cow;
use std::ops::Range;
use std::sync::atomic::{AtomicU64, Ordering};

use unicode_normalization::UnicodeNormalization;
use unicode_properties::{GeneralCategory, UnicodeGeneralCategory};

use super::shape::{BASE64_ANY, Class};
use super::visible::is_invisible;

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

type Piece = (usize, Cow<'static, str>, bool);

/// What the piece at `at` stands for: its length, its meaning, and whether it was an encoding.
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

fn nibble(b: u8) -> Option<u32> {
    (b as char).to_digit(16)
}

fn from_bytes(list: &[u8]) -> Option<Cow<'static, str>> {
    std::str::from_utf8(list).ok().map(|s| Cow::Owned(s.to_owned()))
}

fn percent(rest: &[u8]) -> Option<Piece> {
    // `%25` may be repeated: each is one more layer around the same character.
    let one = |at: usize| -> Option<(usize, u8)> {
        let mut p = at;
        if rest.get(p) != Some(&b'%') {
            return None;
        }
        p += 1;
        while rest.get(p) == Some(&b'2')
            && rest.get(p + 1) == Some(&b'5')
            && rest.get(p + 2).is_some_and(u8::is_ascii_hexdigit)
            && rest.get(p + 3).is_some_and(u8::is_ascii_hexdigit)
        {
            p += 2;
        }
        let (a, b) = (nibble(*rest.get(p)?)?, nibble(*rest.get(p + 1)?)?);
        Some((p + 2, (a * 16 + b) as u8))
    };
    if rest.get(1).is_some_and(|b| matches!(b, b'u' | b'U')) {
        let code = rest.get(2..6)?.iter().try_fold(0, |n, b| Some(n * 16 + nibble(*b)?))?;
        return Some((6, Cow::Owned(char::from_u32(code)?.to_string()), true));
    }
    let (mut end, first) = one(0)?;
    let mut list = vec![first];
    let more = match first {
        0x00..=0x7F => 0,
        0xC2..=0xDF => 1,
        0xE0..=0xEF => 2,
        0xF0..=0xF4 => 3,
        _ => return None,
    };
    for _ in 0..more {
        let (next, byte) = one(end)?;
        list.push(byte);
        end = next;
    }
    Some((end, from_bytes(&list)?, true))
}

const NAMED: &[(&str, &str)] = &[
    ("amp", "&"),
    ("lt", "<"),
    ("gt", ">"),
    ("quot", "\""),
    ("apos", "'"),
    ("nbsp", " "),
    ("colon", ":"),
    ("equals", "="),
    ("lowbar", "_"),
    ("UnderBar", "_"),
    ("hyphen", "-"),
    ("dash", "-"),
    ("period", "."),
    ("sol", "/"),
    ("plus", "+"),
    ("commat", "@"),
    ("num", "#"),
    ("percnt", "%"),
    ("dollar", "$"),
    ("excl", "!"),
    ("ast", "*"),
    ("comma", ","),
    ("semi", ";"),
    ("quest", "?"),
    ("bsol", "\\"),
    ("lpar", "("),
    ("rpar", ")"),
    ("lbrack", "["),
    ("rbrack", "]"),
    ("lsqb", "["),
    ("rsqb", "]"),
    ("lcub", "{"),
    ("rcub", "}"),
    ("vert", "|"),
    ("tilde", "~"),
    ("Hat", "^"),
    ("grave", "`"),
    ("shy", ""),
    ("zwnj", ""),
    ("zwj", ""),
    ("lrm", ""),
    ("rlm", ""),
    ("ZeroWidthSpace", ""),
    ("NoBreak", ""),
    ("NewLine", "\n"),
    ("Tab", "\t"),
];

fn entity(rest: &[u8]) -> Option<Piece> {
    let mut p = 1;
    while rest.get(p..p + 4) == Some(b"amp;") && rest.get(p + 4).is_some_and(|b| *b == b'#' || b.is_ascii_alphabetic()) {
        p += 4;
    }
    if rest.get(p) == Some(&b'#') {
        let hex = matches!(rest.get(p + 1), Some(b'x' | b'X'));
        let from = p + if hex { 2 } else { 1 };
        let radix = if hex { 16 } else { 10 };
        let mut end = from;
        let mut code = 0u32;
        while end - from < 40
            && let Some(digit) = rest.get(end).and_then(|b| (*b as char).to_digit(radix))
        {
            code = code.saturating_mul(radix).saturating_add(digit);
            end += 1;
        }
        if end == from {
            return None;
        }
        let c = char::from_u32(code)?;
        return Some((end + usize::from(rest.get(end) == Some(&b';')), Cow::Owned(c.to_string()), true));
    }
    let word = rest[p..].iter().take(16).take_while(|b| b.is_ascii_alphanumeric()).count();
    if rest.get(p + word) != Some(&b';') {
        return None;
    }
    let name = std::str::from_utf8(&rest[p..p + word]).ok()?;
    let (_, what) = NAMED.iter().find(|(n, _)| *n == name)?;
    Some((p + word + 1, Cow::Borrowed(what), true))
}

fn backslash(rest: &[u8]) -> Option<Piece> {
    let n = rest.iter().take_while(|b| **b == b'\\').count();
    let hex = |from: usize, least: usize, most: usize| -> Option<(usize, u32)> {
        let len = rest[from.min(rest.len())..].iter().take(most).take_while(|b| b.is_ascii_hexdigit()).count();
        (len >= least).then(|| {
            (from + len, rest[from..from + len].iter().fold(0u32, |n, b| n.wrapping_mul(16).wrapping_add(nibble(*b).unwrap_or(0))))
        })
    };
    let code = match rest.get(n) {
        Some(b'u') if rest.get(n + 1) == Some(&b'{') => {
            hex(n + 2, 1, 6).filter(|(end, _)| rest.get(*end) == Some(&b'}')).map(|(end, code)| (end + 1, code))
        }
        Some(b'u') => hex(n + 1, 4, 4),
        Some(b'U') => hex(n + 1, 8, 8),
        Some(b'x') => hex(n + 1, 2, 2),
        // One alone may be a digit after an escaped sign.
        Some(b'0'..=b'3') if rest.get(n + 3) == Some(&b'\\') || rest.get(n + 3).is_none_or(|b| !super::shape::TOKEN.has(*b)) => {
            rest.get(n..n + 3)
                .filter(|d| d.iter().all(|b| matches!(b, b'0'..=b'7')))
                .map(|d| (n + 3, d.iter().fold(0, |n, b| n * 8 + u32::from(b - b'0'))))
        }
        _ => None,
    };
    if let Some((end, code)) = code {
        // Halves of a pair: the first one takes the second along.
        if (0xD800..0xDC00).contains(&code)
            && rest.get(end) == Some(&b'\\')
            && let Some(b'u') = rest.get(end + 1)
            && let Some((end, low)) = hex(end + 2, 4, 4)
            && (0xDC00..0xE000).contains(&low)
        {
            let c = char::from_u32(0x10000 + ((code - 0xD800) << 10) + (low - 0xDC00))?;
            return Some((end, Cow::Owned(c.to_string()), true));
        }
        // Bytes of UTF-8, one by one.
        if rest.get(n) == Some(&b'x') && code >= 0xC2 {
            let mut list = vec![code as u8];
            let mut p = end;
            while list.len() < 4
                && rest.get(p) == Some(&b'\\')
                && rest.get(p + 1) == Some(&b'x')
                && std::str::from_utf8(&list).is_err()
            {
                let Some((next, byte)) = hex(p + 2, 2, 2) else { break };
                list.push(byte as u8);
                p = next;
            }
            if let Some(what) = from_bytes(&list) {
                return Some((p, what, true));
            }
        }
        let c = char::from_u32(code)?;
        return Some((end, Cow::Owned(c.to_string()), true));
    }
    match rest.get(n) {
        Some(b'n') => Some((n + 1, Cow::Borrowed("\n"), true)),
        Some(b'r') => Some((n + 1, Cow::Borrowed("\r"), true)),
        Some(b't') => Some((n + 1, Cow::Borrowed("\t"), true)),
        Some(b'\n') => Some((n + 1, Cow::Borrowed(""), false)),
        // One layer of several: `\\\\` is a backslash that was escaped.
        _ => Some((n, if n < 2 { Cow::Borrowed("") } else { Cow::Owned("\\".repeat(n / 2)) }, false)),
    }
}

/// A short tag of formatting: readers don't see it.
fn tag(rest: &[u8]) -> Option<usize> {
    let slash = usize::from(rest.get(1) == Some(&b'/'));
    if rest.starts_with(b"<!--") {
        return memchr::memmem::find(&rest[..rest.len().min(80)], b"-->").map(|n| n + 3);
    }
    let name = rest[1 + slash..].iter().take(8).take_while(|b| b.is_ascii_alphabetic()).count();
    let word = &rest[1 + slash..1 + slash + name];
    let known = [
        &b"b"[..],
        b"i",
        b"u",
        b"s",
        b"em",
        b"tt",
        b"br",
        b"wbr",
        b"del",
        b"ins",
        b"sub",
        b"sup",
        b"mark",
        b"code",
        b"span",
        b"font",
        b"strong",
        b"small",
        b"kbd",
        b"samp",
    ];
    if !known.iter().any(|k| word.eq_ignore_ascii_case(k)) {
        return None;
    }
    let end = rest[..rest.len().min(80)].iter().position(|b| *b == b'>')?;
    let inside = &rest[1 + slash + name..end];
    (inside.is_empty() || matches!(inside[0], b' ' | b'/')).then_some(end + 1)
}

/// Letters that look like an ASCII letter of another shape than the one UTS 39 takes as its prototype.
const LOOK_ALIKES: &[(char, &str)] = &[
    ('І', "I"),
    ('Ӏ', "I"),
    ('Ι', "I"),
    ('Ɩ', "I"),
    ('ⅼ', "l"),
    ('ı', "i"),
    ('ι', "i"),
    ('і', "i"),
    ('О', "O"),
    ('Ο', "O"),
    ('о', "o"),
    ('ο', "o"),
    ('Ꭵ', "i"),
    ('м', "m"),
    ('т', "t"),
    ('к', "k"),
    ('н', "n"),
    ('в', "b"),
    ('г', "r"),
    ('п', "n"),
    ('и', "u"),
    ('ѕ', "s"),
    ('ј', "j"),
    ('ԁ', "d"),
    ('ɡ', "g"),
    ('ḡ', "g"),
    ('–', "-"),
    ('—', "-"),
    ('‐', "-"),
    ('‑', "-"),
    ('−', "-"),
    ('﹣', "-"),
    ('ー', "ー"),
];

/// What a reader takes a character beyond ASCII for; nothing where it stays as it is.
fn unicode(text: &str, at: usize) -> Option<Piece> {
    let c = text[at..].chars().next()?;
    let len = c.len_utf8();
    if is_invisible(c) {
        // A run of tag characters may spell a word.
        if ('\u{E0021}'..='\u{E007E}').contains(&c)
            && text[at + len..].chars().take(3).filter(|c| ('\u{E0021}'..='\u{E007E}').contains(c)).count() == 3
            || at >= 4
                && ('\u{E0021}'..='\u{E007E}').contains(&c)
                && text[..at].chars().next_back().is_some_and(|c| ('\u{E0021}'..='\u{E007E}').contains(&c))
        {
            return Some((len, Cow::Owned(char::from_u32(c as u32 - 0xE0000)?.to_string()), false));
        }
        return Some((len, Cow::Borrowed(""), false));
    }
    let category = c.general_category();
    match category {
        GeneralCategory::NonspacingMark | GeneralCategory::EnclosingMark => return Some((len, Cow::Borrowed(""), false)),
        GeneralCategory::SpaceSeparator | GeneralCategory::LineSeparator | GeneralCategory::ParagraphSeparator => {
            let bytes = text.as_bytes();
            // Between what may be a token's parts it is no space.
            let beside = |b: Option<&u8>| {
                b.is_some_and(|b| !matches!(b, b' ' | b'\t' | b':' | b'=' | b',' | b';' | b'"' | b'\'' | b'(' | b')'))
            };
            let inside = beside(at.checked_sub(1).map(|i| &bytes[i])) && beside(bytes.get(at + len));
            return Some((len, Cow::Borrowed(if inside { "" } else { " " }), false));
        }
        _ => {}
    }
    // Typographic quotes and dashes are prose, unless they stand inside a word.
    if ('\u{2010}'..='\u{205E}').contains(&c) {
        let bytes = text.as_bytes();
        let word = |b: Option<&u8>| b.is_some_and(|b| super::shape::TOKEN.has(*b) || *b >= 0x80);
        let dash = matches!(c, '\u{2010}'..='\u{2015}' | '\u{2044}' | '\u{204E}');
        if !dash || !word(at.checked_sub(1).map(|i| &bytes[i])) || !word(bytes.get(at + len)) {
            return None;
        }
    }
    if let Some((_, like)) = LOOK_ALIKES.iter().find(|(l, _)| *l == c) {
        return (like.is_ascii()).then_some((len, Cow::Borrowed(like), false));
    }
    // CJK and other scripts without look-alikes are most of what comes here.
    if matches!(c as u32, 0x3040..=0x30FF | 0x3400..=0x9FFF | 0xAC00..=0xD7A3 | 0x1F300..=0x1FAFF) {
        return None;
    }
    let folded = folded(c);
    (!folded.is_empty()).then_some((len, Cow::Owned(folded), false))
}

/// The ASCII that a character is decomposed to, or looks like; nothing where it stays as it is. What was found is kept for
/// the characters that were seen last: the tables of Unicode are large.
fn folded(c: char) -> String {
    static SEEN: [AtomicU64; 512] = [const { AtomicU64::new(0) }; 512];
    let slot = &SEEN[c as usize % SEEN.len()];
    let seen = slot.load(Ordering::Relaxed);
    if seen >> 32 == u64::from(c as u32) {
        // Up to four bytes of ASCII, none of them zero.
        return (seen as u32).to_le_bytes().into_iter().take_while(|b| *b != 0).map(char::from).collect();
    }
    let mut folded = String::new();
    let mut buffer = [0; 4];
    for k in c.nfkd() {
        if k.is_ascii() {
            folded.push(k);
        } else if !matches!(k.general_category(), GeneralCategory::NonspacingMark) {
            let single = k.encode_utf8(&mut buffer);
            match LOOK_ALIKES.iter().find(|(l, _)| *l == k) {
                Some((_, like)) => folded.push_str(like),
                None => folded.extend(unicode_security::skeleton(single)),
            }
        }
    }
    if !folded.is_ascii() {
        folded.clear();
    }
    if folded.len() <= 4 && !folded.contains('\0') {
        let bytes = folded.bytes().rev().fold(0, |n, b| n << 8 | u64::from(b));
        slot.store(u64::from(c as u32) << 32 | bytes, Ordering::Relaxed);
    }
    folded
}
