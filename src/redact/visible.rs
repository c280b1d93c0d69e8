//! Makes visible what can't be seen: in goes any text, out goes text in which every character that a person can't see, or
//! that moves others, reads as an escape such as `\u{202E}`. It knows nothing of secrets or cards.
//!
//! The encoding loses nothing: `decode` takes it back, up to canonical equivalence (NFC).

use std::fmt::Write as _;
use std::ops::Range;

use unicode_normalization::UnicodeNormalization;
use unicode_properties::{GeneralCategory, UnicodeEmoji, UnicodeGeneralCategory};

use super::Slot;
pub use super::scripts::mixes_scripts;
use super::scripts::{is_rtl, joins};
use crate::model::text::surrogate_half;

/// The signs that a card draws itself: a value that holds one shows its escape.
pub const CARD_SIGNS: [char; 11] = ['🔒', '⚠', '✅', '✔', '❌', '⌛', '⏳', '🚫', '↩', '⏎', '␣'];

/// What stands for a line break.
pub const LINE_BREAK: char = '⏎';
/// What stands for a space that would not be seen.
pub const SPACE: char = '␣';

/// How many spaces in a row are shown as they are.
const SPACES: usize = 8;
/// How many combining marks one letter may bear.
const MARKS: usize = 4;

/// `Default_Ignorable_Code_Point` of the Unicode character database; stable by policy but for unassigned characters,
/// which are escaped anyway.
const IGNORABLE: &[(u32, u32)] = &[
    (0xAD, 0xAD),
    (0x34F, 0x34F),
    (0x61C, 0x61C),
    (0x115F, 0x1160),
    (0x17B4, 0x17B5),
    (0x180B, 0x180F),
    (0x200B, 0x200F),
    (0x202A, 0x202E),
    (0x2060, 0x206F),
    (0x3164, 0x3164),
    (0xFE00, 0xFE0F),
    (0xFEFF, 0xFEFF),
    (0xFFA0, 0xFFA0),
    (0xFFF0, 0xFFF8),
    (0x1BCA0, 0x1BCA3),
    (0x1D173, 0x1D17A),
    (0xE0000, 0xE0FFF),
];

/// Whether nobody can see `c`, or it only moves others: control, format, unassigned, private and ignorable characters,
/// line separators, and letters that look blank. Spaces are no part of it.
pub fn is_invisible(c: char) -> bool {
    if (' '..='~').contains(&c) {
        return false;
    }
    let code = c as u32;
    match c.general_category() {
        GeneralCategory::Control
        | GeneralCategory::Format
        | GeneralCategory::LineSeparator
        | GeneralCategory::ParagraphSeparator => true,
        GeneralCategory::Surrogate | GeneralCategory::PrivateUse | GeneralCategory::Unassigned => true,
        // The blank of Braille is a symbol without ink.
        _ => {
            code == 0x2800
                || IGNORABLE
                    .binary_search_by(|(a, z)| {
                        if *z < code {
                            std::cmp::Ordering::Less
                        } else if *a > code {
                            std::cmp::Ordering::Greater
                        } else {
                            std::cmp::Ordering::Equal
                        }
                    })
                    .is_ok()
        }
    }
}

/// Text made visible, and what was seen on the way.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Visible {
    /// The text.
    pub text: String,
    /// Ranges that must not be cut in two: escapes and signs that stand for several characters.
    pub whole: Vec<Range<usize>>,
    /// Whether anything reads otherwise than it was.
    pub escaped: bool,
    /// Whether some word or host mixes scripts.
    pub mixed_scripts: bool,
    /// Whether there is anything that a person could see without the escapes.
    pub seen: bool,
    /// Whether there are letters that run from right to left.
    pub rtl: bool,
}

/// Makes a whole text visible.
pub fn visible(text: &str, slot: Slot) -> Visible {
    let mut out = Visible::default();
    push(&mut out, text, slot, true, true);
    out
}

/// Appends one part of a value; `first` and `last` say whether the value starts and ends with it.
pub(crate) fn push(out: &mut Visible, text: &str, slot: Slot, first: bool, last: bool) {
    if is_plain(text) {
        out.text.push_str(text);
        out.seen |= !text.is_empty();
        return;
    }
    let mut writer = Writer { out, slot, pending: 0, marks: 0, base: false, after_space: false };
    writer.write(text, first, last);
    if !text.is_ascii() {
        out.mixed_scripts |= mixes_scripts(text);
        out.rtl |= text.chars().any(is_rtl);
    }
}

/// Text that is its own visible form, told by its bytes alone.
fn is_plain(text: &str) -> bool {
    let bytes = text.as_bytes();
    let mut spaces = 0;
    for b in bytes {
        spaces = if *b == b' ' { spaces + 1 } else { 0 };
        if !(0x20..0x7F).contains(b) || spaces > SPACES {
            return false;
        }
    }
    !matches!(bytes.first(), Some(b' '))
        && !matches!(bytes.last(), Some(b' ' | b'\\'))
        && memchr::memmem::find(bytes, b"\\u{").is_none()
}

struct Writer<'o> {
    out: &'o mut Visible,
    slot: Slot,
    /// Backslashes that wait for what follows them.
    pending: usize,
    marks: usize,
    /// Whether a letter stands there to bear a combining mark.
    base: bool,
    /// Whether the sign for a space was just written.
    after_space: bool,
}

impl Writer<'_> {
    fn write(&mut self, text: &str, first: bool, last: bool) {
        let chars: Vec<char> = text.nfc().collect();
        let mut i = 0;
        while i < chars.len() {
            let c = chars[i];
            if c == '\\' {
                let n = chars[i..].iter().take_while(|c| **c == '\\').count();
                self.pending = n;
                i += n;
                if chars.get(i) == Some(&'u') && chars.get(i + 1) == Some(&'{') {
                    self.flush(true);
                    self.out.escaped = true;
                }
                continue;
            }
            if c == ' ' {
                let n = chars[i..].iter().take_while(|c| **c == ' ').count();
                i += n;
                self.spaces(n, first && i == n || last && i == chars.len(), chars.get(i).copied());
                continue;
            }
            if c == '\n' {
                self.flush(false);
                let from = self.out.text.len();
                self.out.text.push(LINE_BREAK);
                if matches!(self.slot, Slot::Block) {
                    self.out.text.push('\n');
                }
                self.out.whole.push(from..self.out.text.len());
                self.out.escaped = true;
                (self.base, self.after_space) = (false, false);
                i += 1;
                continue;
            }
            if let Some(n) = emoji(&chars[i..]) {
                self.flush(false);
                self.out.text.extend(&chars[i..i + n]);
                self.out.seen = true;
                (self.base, self.marks, self.after_space) = (true, 0, false);
                i += n;
                continue;
            }
            if let Some(half) = surrogate_half(c) {
                let low = chars.get(i + 1).and_then(|c| surrogate_half(*c));
                match low {
                    Some(low) if (0xD800..0xDC00).contains(&half) && low >= 0xDC00 => {
                        self.escape(0x10000 + ((u32::from(half) - 0xD800) << 10) + (u32::from(low) - 0xDC00));
                        i += 1;
                    }
                    _ => self.escape(u32::from(half)),
                }
            } else if self.hides(&chars, i) {
                self.escape(c as u32);
            } else {
                self.flush(false);
                self.out.text.push(c);
                self.out.seen = true;
                self.after_space = false;
                if !is_mark(c) {
                    (self.base, self.marks) = (true, 0);
                }
            }
            i += 1;
        }
        self.flush(false);
    }

    /// Whether the character at `i` must not stand as it is.
    fn hides(&mut self, chars: &[char], i: usize) -> bool {
        let c = chars[i];
        if (' '..='~').contains(&c) {
            return false;
        }
        if CARD_SIGNS.contains(&c) || matches!(c, '\u{30A}' | '\u{333}' | '\u{33F}') || c == '×' && self.after_space {
            return true;
        }
        if matches!(c, '\u{200C}' | '\u{200D}') {
            return !joins(chars, i);
        }
        if is_invisible(c) || c.general_category() == GeneralCategory::SpaceSeparator {
            return true;
        }
        if is_mark(c) {
            self.marks += 1;
            return !self.base || self.marks > MARKS;
        }
        false
    }

    fn flush(&mut self, double: bool) {
        let n = if double { self.pending * 2 } else { self.pending };
        if n > 0 {
            self.out.text.extend(std::iter::repeat_n('\\', n));
            self.out.seen = true;
            (self.base, self.marks, self.after_space) = (true, 0, false);
        }
        self.pending = 0;
    }

    fn escape(&mut self, code: u32) {
        self.flush(true);
        let from = self.out.text.len();
        let _ = write!(self.out.text, "\\u{{{code:X}}}");
        self.out.whole.push(from..self.out.text.len());
        self.out.escaped = true;
        self.out.seen |= char::from_u32(code).is_some_and(|c| CARD_SIGNS.contains(&c));
        (self.base, self.after_space) = (false, false);
    }

    fn spaces(&mut self, n: usize, edge: bool, next: Option<char>) {
        self.flush(false);
        if n <= SPACES && !edge {
            self.out.text.extend(std::iter::repeat_n(' ', n));
            (self.base, self.marks, self.after_space) = (true, 0, false);
            return;
        }
        let from = self.out.text.len();
        self.out.text.push(SPACE);
        if n > 1 {
            // A digit that follows must not read as part of the number.
            let digit = next.is_some_and(|c| c.is_ascii_digit());
            let n = if digit { n - 1 } else { n };
            if n > 1 {
                let _ = write!(self.out.text, "×{n}");
            }
            if digit {
                self.out.text.push(SPACE);
            }
        }
        self.out.whole.push(from..self.out.text.len());
        self.out.escaped = true;
        (self.base, self.after_space) = (false, true);
    }
}

pub(super) fn is_mark(c: char) -> bool {
    c > '\u{2FF}' && matches!(c.general_category(), GeneralCategory::NonspacingMark | GeneralCategory::EnclosingMark)
}

fn is_emoji(c: char) -> bool {
    c > '\u{A8}' && c.is_emoji_char() && !CARD_SIGNS.contains(&c)
}

/// The length of the emoji sequence that starts here and needs an invisible part: joined, keycap, or with a selector.
fn emoji(chars: &[char]) -> Option<usize> {
    let at = |i: usize| chars.get(i).copied();
    let first = at(0)?;
    if matches!(first, '0'..='9' | '#' | '*') {
        return match (at(1), at(2)) {
            (Some('\u{FE0F}'), Some('\u{20E3}')) => Some(3),
            _ => None,
        };
    }
    if !is_emoji(first) {
        return None;
    }
    let element = |from: usize| -> Option<usize> {
        at(from).filter(|c| is_emoji(*c))?;
        let mut end = from + 1;
        if at(end).is_some_and(|c| ('\u{1F3FB}'..='\u{1F3FF}').contains(&c)) {
            end += 1;
        }
        if at(end) == Some('\u{FE0F}') {
            end += 1;
        }
        Some(end)
    };
    let mut end = element(0)?;
    while at(end) == Some('\u{200D}')
        && let Some(next) = element(end + 1)
    {
        end = next;
    }
    (end > 1).then_some(end)
}

/// Takes the encoding back: the text whose visible form this is, up to NFC. Halves of pairs become stand-ins.
pub fn decode(text: &str) -> String {
    let chars: Vec<char> = text.chars().collect();
    let mut out = String::new();
    let mut i = 0;
    while i < chars.len() {
        match chars[i] {
            '\\' => {
                let n = chars[i..].iter().take_while(|c| **c == '\\').count();
                i += n;
                if chars.get(i) == Some(&'u') && chars.get(i + 1) == Some(&'{') {
                    out.extend(std::iter::repeat_n('\\', n / 2));
                    if n % 2 == 1 {
                        let digits: String = chars[i + 2..].iter().take_while(|c| **c != '}').collect();
                        let code = u32::from_str_radix(&digits, 16).unwrap_or(0xFFFD);
                        match u16::try_from(code) {
                            Ok(half) if (0xD800..0xE000).contains(&half) => out.push(crate::model::text::stand_in(half)),
                            _ => {
                                let c = char::from_u32(code).unwrap_or('\u{FFFD}');
                                if surrogate_half(c).is_some() {
                                    out.extend(c.encode_utf16(&mut [0; 2]).iter().map(|half| crate::model::text::stand_in(*half)));
                                } else {
                                    out.push(c);
                                }
                            }
                        }
                        i += digits.chars().count() + 3;
                    }
                } else {
                    out.extend(std::iter::repeat_n('\\', n));
                }
            }
            LINE_BREAK => {
                out.push('\n');
                i += 1 + usize::from(chars.get(i + 1) == Some(&'\n'));
            }
            SPACE => {
                i += 1;
                let mut n = 1;
                if chars.get(i) == Some(&'×') {
                    let digits: String = chars[i + 1..].iter().take_while(|c| c.is_ascii_digit()).collect();
                    n = digits.parse().unwrap_or(1);
                    i += 1 + digits.len();
                }
                out.extend(std::iter::repeat_n(' ', n));
            }
            c => {
                out.push(c);
                i += 1;
            }
        }
    }
    out
}
