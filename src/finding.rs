//! Warnings that travel beside a value: content never fails a render, it leaves a [`Finding`].

use std::borrow::Cow;

use schemars::JsonSchema;
use serde::Serialize;

/// How much a finding matters; the order is the order of weight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Severity {
    /// Worth knowing.
    Note,
    /// Probably not what the author meant.
    Warning,
    /// The person can't decide on what is shown, or a secret was about to leave.
    Error,
}

/// One warning about a request or a card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Finding {
    /// What it is, in kebab case; one of [`CODES`].
    pub code: &'static str,
    /// How much it matters.
    pub severity: Severity,
    /// One sentence. It never holds text of the request.
    pub message: Cow<'static, str>,
    /// Where: a JSON pointer into the request, or the name of a platform.
    pub at: Cow<'static, str>,
    /// What to do about it.
    pub help: &'static str,
}

/// What each code weighs and how to mend it: code, severity, help.
pub const CODES: &[(&str, Severity, &str)] = &[
    ("anyone-may-answer", Severity::Note, "name the people who may answer in `approvers`"),
    ("blank-title", Severity::Warning, "give the hook's output a `title` that says what will happen"),
    ("cut", Severity::Error, "shorten the text, or give --base-url so that the whole card can be opened"),
    ("hidden", Severity::Note, "keep secrets out of a tool's input where you can"),
    ("hook-threw", Severity::Warning, "see the host's own log for the hook's error; it is never shown on a card"),
    ("image-left-out", Severity::Warning, "give an https address of a png, jpeg, gif or webp without any secret in it"),
    ("link-left-out", Severity::Warning, "give an https address without any secret in it"),
    ("logo-ignored", Severity::Note, "leave `logo` out; it is filled from `tool.integration`"),
    ("mixed-scripts", Severity::Warning, "check that the word or host name is what it seems to be"),
    ("repeated-key", Severity::Warning, "write each key of an object once; the last one counts"),
    ("template-missing", Severity::Error, "name an input that the tool has, or escape the braces as `{{` and `}}`"),
    ("template-syntax", Severity::Warning, "write a placeholder as `{name}`, and a literal brace as `{{` or `}}`"),
    ("too-deep", Severity::Error, "flatten the input; values past 100 levels can't be shown"),
    ("unknown-approver-shape", Severity::Error, "give `approvers` as a list of texts; until then nobody may answer"),
    ("unknown-icon", Severity::Warning, "use one of the icon names in docs/icons.md"),
    ("unknown-key", Severity::Note, "see `countersign schema request` for the keys that are read"),
    ("unknown-locale", Severity::Note, "ask for a language that is in locales/; English is shown instead"),
    ("unknown-message", Severity::Warning, "name a message of the integration's catalogue; until then the input is listed"),
    ("verb-is-no", Severity::Warning, "name the act in `verb`, such as `Stop`; a word for no can't be the button that allows"),
    ("verb-too-long", Severity::Warning, "shorten `verb` to one or two words"),
    ("wrong-shape", Severity::Warning, "see `countersign schema request` for the type that is expected"),
];

/// Severity and help of a code of a table such as [`CODES`].
pub(crate) fn row(codes: &[(&str, Severity, &'static str)], code: &str) -> (Severity, &'static str) {
    let row = codes.iter().find(|row| row.0 == code);
    debug_assert!(row.is_some(), "code {code} is not in its table");
    row.map_or((Severity::Warning, ""), |row| (row.1, row.2))
}

#[cfg(test)]
#[track_caller]
pub(crate) fn check_codes(codes: &[(&str, Severity, &str)]) {
    for pair in codes.windows(2) {
        assert!(pair[0].0 < pair[1].0, "{} must stand after {}", pair[0].0, pair[1].0);
    }
    for (code, _, help) in codes {
        assert!(code.bytes().all(|b| b.is_ascii_lowercase() || b == b'-'), "{code}");
        assert!(!help.is_empty() && !help.ends_with('.'), "{code}");
    }
}

impl Finding {
    /// A finding of a known code; severity and help come from [`CODES`].
    pub fn new(code: &'static str, at: impl Into<Cow<'static, str>>, message: impl Into<Cow<'static, str>>) -> Self {
        let (severity, help) = row(CODES, code);
        Self { code, severity, message: message.into(), at: at.into(), help }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_sorted_unique_and_kebab_case() {
        check_codes(CODES);
    }
}
