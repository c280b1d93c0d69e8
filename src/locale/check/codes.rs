//! The table of faults: one row a code.

use crate::finding::{self, Severity};

/// What each code weighs and how to mend it: code, severity, help. In the order of the codes.
pub const CODES: &[(&str, Severity, &str)] = &[
    ("allow-unknown", Severity::Warning, "name a code of docs/faults.md after `# allow:`"),
    ("attribute-extra", Severity::Error, "take the attribute out; English has none of this name"),
    ("attribute-missing", Severity::Error, "add the attribute that English has"),
    ("bidi-control", Severity::Error, "take the character out; directions are set where the card is drawn"),
    ("blank", Severity::Error, "translate the message; until then English is shown"),
    ("byte-order-mark", Severity::Note, "save the file as UTF-8 without a mark; it is read either way"),
    ("catalogue-name", Severity::Error, "name the file after an integration; the cards' own words are changed with --locales"),
    ("control-character", Severity::Error, "take the character out, or write a space"),
    ("cyclic-reference", Severity::Error, "let no message refer to itself, not even by way of another"),
    ("duplicate-attribute", Severity::Error, "keep one of the two"),
    ("duplicate-message", Severity::Error, "keep one of the two; the first one is shown"),
    ("duplicate-variant", Severity::Error, "keep one of the two; the first one is shown"),
    ("edge-space", Severity::Warning, "begin and end the text as English does; spaces around it are added where they are needed"),
    ("encoding", Severity::Error, "save the file as UTF-8"),
    ("file-missing", Severity::Warning, "add the file; `countersign locales new` shows what stands in it"),
    ("final-punctuation", Severity::Warning, "end the text with the language's own form of the sign that English ends with"),
    ("folder-name", Severity::Error, "name the folder by the language's canonical tag, such as `pt-BR` or `zh-Hans`"),
    ("foreign-script", Severity::Warning, "write the word with the letters of the language"),
    ("function-unknown", Severity::Error, "use NUMBER, or the variable alone: numbers are written as the language writes them"),
    (
        "hardcoded-word",
        Severity::Error,
        "put the variable or the quoted text of English in place of the word, so that what is shown is what is accepted",
    ),
    ("invisible", Severity::Error, "take the character out; it can't be seen"),
    ("label-long", Severity::Warning, "shorten the label to 30 characters; phones cut longer ones"),
    ("label-too-long", Severity::Error, "shorten the text; the platform takes no more"),
    ("line-ends", Severity::Note, "save the file with LF line ends; it is read either way"),
    ("link-changed", Severity::Error, "keep the address as it is in English"),
    ("literal-missing", Severity::Warning, "keep the quoted text of English as it is"),
    ("message-missing", Severity::Warning, "translate the message; until then English is shown"),
    ("message-obsolete", Severity::Warning, "take the message out, or mend its id; nothing shows it"),
    ("mixed-letters", Severity::Error, "type the word anew in one alphabet; a letter in it only looks right"),
    ("option-ignored", Severity::Note, "leave the option out; it has no effect here"),
    ("option-range", Severity::Error, "use a number from 0 to 20"),
    ("option-unknown", Severity::Error, "mend the option's name, or leave it out"),
    ("plural-dropped", Severity::Warning, "choose the words by the number, as English does"),
    ("plural-missing", Severity::Warning, "add the variant; `countersign locales new` shows a language's categories"),
    ("plural-only-other", Severity::Warning, "add the language's other categories"),
    ("plural-rare", Severity::Note, "add the variant if such numbers can occur"),
    ("plural-unknown", Severity::Error, "take the variant out; no number chooses it"),
    ("reference-missing", Severity::Warning, "refer to the message that English refers to"),
    ("reference-unknown", Severity::Error, "mend the id; there is no message or term of this name"),
    ("reply-word-not-accepted", Severity::Error, "add the word that is shown to the list of those that are accepted"),
    ("same-label", Severity::Error, "use another word; two buttons of one card must not read the same"),
    ("syntax", Severity::Error, "see the example in docs/translating.md; what can't be read is not shown"),
    ("tag-changed", Severity::Error, "keep the tags of English, each closed"),
    ("term-missing", Severity::Warning, "use the term of English, so that the name is the same everywhere"),
    ("unchanged", Severity::Note, "translate the message, or write `# allow: unchanged` above it"),
    ("unknown-language", Severity::Warning, "check the tag; no rules for plurals and numbers are known for it"),
    ("value-extra", Severity::Error, "take the text out; English has only attributes"),
    ("value-missing", Severity::Error, "add the text that English has"),
    ("variable-missing", Severity::Warning, "place the variable, or the reader misses what it holds"),
    ("variable-unknown", Severity::Error, "use a variable of English, spelt as it is there"),
    ("wrong-script", Severity::Warning, "write the text in the script that the language's tag names"),
    ("yes-word-is-no", Severity::Error, "take the word out of the list; it says no elsewhere"),
    ("yes-word-letter", Severity::Error, "use whole words; a letter is typed by chance"),
];

/// Severity and help of a code.
pub(super) fn row(code: &str) -> (Severity, &'static str) {
    finding::row(CODES, code)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_sorted_unique_and_kebab_case() {
        finding::check_codes(CODES);
    }
}
