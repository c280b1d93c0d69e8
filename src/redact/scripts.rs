//! What scripts allow: where joiners belong, which letters run from right to left, and words that mix scripts. In go
//! characters, out goes yes or no. It knows nothing of escapes or secrets.

use unicode_properties::{GeneralCategoryGroup, UnicodeGeneralCategory};
use unicode_script::{Script, UnicodeScript};
use unicode_security::MixedScript;

use super::visible::{is_invisible, is_mark};

/// Scripts whose words are written with joiners.
fn has_joiners(c: char) -> Option<Script> {
    let script = c.script();
    matches!(
        script,
        Script::Arabic
            | Script::Syriac
            | Script::Mongolian
            | Script::Devanagari
            | Script::Bengali
            | Script::Gurmukhi
            | Script::Gujarati
            | Script::Oriya
            | Script::Tamil
            | Script::Telugu
            | Script::Kannada
            | Script::Malayalam
            | Script::Sinhala
            | Script::Khmer
            | Script::Myanmar
    )
    .then_some(script)
}

/// Whether the joiner at `i` stands where its script writes one: between letters of one such script, or after a virama.
pub(super) fn joins(chars: &[char], i: usize) -> bool {
    let Some(before) = i.checked_sub(1).map(|i| chars[i]) else { return false };
    let Some(script) = script_of_letter(chars, i) else { return false };
    let after = chars.get(i + 1).copied();
    let letter = |c: char| matches!(c.general_category_group(), GeneralCategoryGroup::Letter | GeneralCategoryGroup::Mark);
    let virama = unicode_normalization::char::canonical_combining_class(before) == 9;
    letter(before)
        && (virama && !after.is_some_and(|c| c.is_ascii_alphanumeric())
            || after.is_some_and(|c| {
                letter(c) && (has_joiners(c) == Some(script) || c.script() == Script::Inherited && !is_invisible(c))
            }))
}

fn script_of_letter(chars: &[char], i: usize) -> Option<Script> {
    let floor = i.saturating_sub(6);
    chars[floor..i]
        .iter()
        .rev()
        .find(|c| c.script() != Script::Inherited && c.script() != Script::Common)
        .and_then(|c| has_joiners(*c))
}

/// Whether `c` is a letter that runs from right to left.
pub(super) fn is_rtl(c: char) -> bool {
    matches!(c as u32, 0x590..=0x8FF | 0xFB1D..=0xFDFF | 0xFE70..=0xFEFC | 0x10800..=0x10FFF | 0x1E800..=0x1EFFF)
}

/// Whether a word is made of letters of several scripts, or a word that looks Latin, but isn't, stands in one name with Latin.
pub fn mixes_scripts(text: &str) -> bool {
    let in_name = |c: char| c.is_alphanumeric() || is_mark(c) || matches!(c, '.' | '-' | '@' | '/' | ':' | '\u{200C}' | '\u{200D}');
    text.split(|c: char| !in_name(c)).any(|name| {
        if name.is_ascii() {
            return false;
        }
        let words = || name.split(|c: char| !(c.is_alphanumeric() || is_mark(c))).filter(|w| !w.is_empty());
        let latin = words().any(|w| w.bytes().any(|b| b.is_ascii_alphabetic()) && w.is_ascii());
        words().any(|word| {
            !word.is_ascii()
                && (!word.is_single_script()
                    || latin
                        && name.contains('.')
                        && word.chars().count() > 1
                        && word
                            .chars()
                            .all(|c| matches!(c.script(), Script::Cyrillic | Script::Greek | Script::Armenian | Script::Cherokee))
                        && unicode_security::skeleton(word).all(|c| c.is_ascii()))
        })
    })
}
