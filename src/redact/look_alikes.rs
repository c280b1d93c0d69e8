//! Characters beyond ASCII that a reader takes for nothing, for a space or for a letter of ASCII: in goes a text and a place,
//! out goes what is read there. It knows nothing of encodings or secrets.

use std::borrow::Cow;
use std::sync::atomic::{AtomicU64, Ordering};

use unicode_normalization::UnicodeNormalization;
use unicode_properties::{GeneralCategory, UnicodeGeneralCategory};

use super::shape::TOKEN;
use super::view::Piece;
use super::visible::is_invisible;

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
pub(super) fn unicode(text: &str, at: usize) -> Option<Piece> {
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
        let word = |b: Option<&u8>| b.is_some_and(|b| TOKEN.has(*b) || *b >= 0x80);
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
