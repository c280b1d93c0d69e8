//! Answers in words: only the whole first line can be a yes.

use crate::locale::Locale;
use crate::locale::words::{is_blank, normalised};

/// What a reply says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reply {
    /// One of the card's yes-words, or `yes`.
    Allow,
    /// Anything else that was said, with its text as the reason.
    NotNow {
        /// What was said, as it came: untrusted.
        reason: String,
    },
    /// Nothing was said: an empty message, a file without words.
    Nothing,
}

/// Reads a reply in words. The first line that is not blank must as a whole be a yes-word of the card's language, or `yes`:
/// `yes, but …`, `not yes` and `yesterday` are no yes. Any other words are a no.
pub fn read_reply(text: &str, locale: &Locale) -> Reply {
    let Some(line) = text.lines().find(|line| !is_blank(line)) else { return Reply::Nothing };
    let word = normalised(line);
    let yes = word == "yes" || locale.yes_words().iter().any(|yes| normalised(yes) == word);
    if yes { Reply::Allow } else { Reply::NotNow { reason: text.trim().to_owned() } }
}
