//! Text that came from outside: what goes in is any string, and nothing but `redact` can read it for display.
//!
//! JSON can spell half a surrogate pair (`"\ud83d"`), which no Rust string can hold. Such a half is kept as one stand-in
//! character, so that it is neither lost nor a reason to refuse the request. The mapping is one to one: a real character
//! of the stand-in block is kept as the two halves of its own pair.

use std::fmt;

/// The first stand-in: U+10F800 stands for U+D800, U+10FFFF for U+DFFF.
const STAND_IN: u32 = 0x10_F800;

/// The UTF-16 half that a stand-in character stands for, if `c` is one.
pub fn surrogate_half(c: char) -> Option<u16> {
    (c as u32 >= STAND_IN).then(|| (c as u32 - STAND_IN + 0xD800) as u16)
}

/// The stand-in character for half a surrogate pair; `half` must be in `0xD800..=0xDFFF`.
pub fn stand_in(half: u16) -> char {
    char::from_u32(u32::from(half) - 0xD800 + STAND_IN).unwrap_or(char::REPLACEMENT_CHARACTER)
}

/// Text from a request. It has no `Display`, and its `Debug` shows a length only: it may hold a secret.
#[derive(Clone, PartialEq, Eq, Hash, Default)]
pub struct Untrusted(String);

impl Untrusted {
    /// Takes a Rust string; characters of the stand-in block become two stand-ins.
    pub fn new(text: impl Into<String>) -> Self {
        let text = text.into();
        // Stand-ins start at U+10F800, whose UTF-8 starts with F4: nearly no text has that byte.
        if !text.bytes().any(|b| b == 0xF4) || !text.chars().any(|c| surrogate_half(c).is_some()) {
            return Self(text);
        }
        let mut kept = String::with_capacity(text.len() + 8);
        for c in text.chars() {
            Self::push(&mut kept, c);
        }
        Self(kept)
    }

    /// Takes text whose halves of pairs are stand-ins already (the JSON reader's).
    pub(crate) fn from_stand_ins(text: String) -> Self {
        Self(text)
    }

    /// Appends a real character to text kept with stand-ins.
    pub(crate) fn push(kept: &mut String, c: char) {
        if surrogate_half(c).is_some() {
            let mut pair = [0; 2];
            for half in c.encode_utf16(&mut pair) {
                kept.push(stand_in(*half));
            }
        } else {
            kept.push(c);
        }
    }

    /// The text as it is kept, stand-ins included: for digests, redaction and comparisons, never for display.
    pub fn raw(&self) -> &str {
        &self.0
    }

    /// Whether nothing is there.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl From<&str> for Untrusted {
    fn from(text: &str) -> Self {
        Self::new(text)
    }
}

impl From<String> for Untrusted {
    fn from(text: String) -> Self {
        Self::new(text)
    }
}

impl fmt::Debug for Untrusted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Untrusted({} bytes)", self.0.len())
    }
}
