//! Payloads: in goes a card, out comes what one platform's API takes, within that platform's limits.
//!
//! A platform is one file and one row of [`PLATFORMS`]. It knows its own limits, units and markup, and nobody else's;
//! untrusted text becomes markup in [`escape`] only.

pub mod email;
pub mod escape;
pub mod monogram;
pub mod slack;
mod slack_blocks;
pub mod telegram;
pub mod text;

use serde::Serialize;

use crate::card::fit::Fitted;
use crate::card::{Card, Line};
use crate::finding::Finding;
use crate::locale::Locale;
use crate::token::Issuer;

/// A place where a card can be shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Platform {
    /// Telegram's Bot API.
    Telegram,
    /// Slack's Web API.
    Slack,
    /// A mail message.
    Email,
    /// Plain text: a terminal, an SMS, a screen reader.
    Text,
}

/// What there is to know about a platform from outside.
pub struct PlatformRow {
    /// Which one.
    pub platform: Platform,
    /// Its name on the command line and in JSON.
    pub name: &'static str,
    /// Seconds that a question waits there when the request doesn't say.
    pub timeout: u64,
    /// The longest label of a button, in code points.
    pub button: usize,
    /// Its limits.
    pub limits: &'static [Limit],
    render: fn(&Card, &Locale, &Delivery<'_>) -> Rendered,
}

/// Every platform, in the order in which they are listed everywhere.
pub const PLATFORMS: &[PlatformRow] = &[telegram::ROW, slack::ROW, email::ROW, text::ROW];

impl Platform {
    /// Its row.
    pub fn row(self) -> &'static PlatformRow {
        match self {
            Self::Telegram => &telegram::ROW,
            Self::Slack => &slack::ROW,
            Self::Email => &email::ROW,
            Self::Text => &text::ROW,
        }
    }

    /// Renders a card. Total and pure: content can't make it fail, and the same card gives the same bytes.
    pub fn render(self, card: &Card, locale: &Locale, delivery: &Delivery<'_>) -> Rendered {
        (self.row().render)(card, locale, delivery)
    }
}

/// A limit of a platform.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limit {
    /// What it limits.
    pub what: &'static str,
    /// The most that is allowed.
    pub max: usize,
    /// In which unit.
    pub unit: Unit,
    /// Where that is written.
    pub source: &'static str,
}

/// What a limit counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unit {
    /// Bytes of UTF-8.
    Bytes,
    /// UTF-16 code units.
    Utf16,
    /// Unicode code points.
    CodePoints,
    /// Things.
    Count,
}

impl Unit {
    /// Its name in the documentation.
    pub fn name(self) -> &'static str {
        match self {
            Self::Bytes => "bytes",
            Self::Utf16 => "UTF-16 units",
            Self::CodePoints => "code points",
            Self::Count => "count",
        }
    }
}

/// Where a card goes and what its buttons carry.
#[derive(Clone, Debug)]
pub struct Delivery<'a> {
    /// The chat, channel or mail address.
    pub to: Option<&'a str>,
    /// The thread in it: Telegram's `message_thread_id`, Slack's `thread_ts`, a mail's Message-ID to reply to.
    pub in_thread: Option<&'a str>,
    /// The message to update, once the card has been sent: Telegram's `message_id`, Slack's `ts`.
    pub message: Option<&'a str>,
    /// Who a mail is from: `Name <address>`.
    pub from: Option<&'a str>,
    /// Where the landing page is: an https address without a slash at its end.
    pub base_url: Option<&'a str>,
    /// Where the pictures of logos are hosted: an https address without a slash at its end.
    pub logo_base: Option<&'a str>,
    /// Whether pictures may be in the payload.
    pub images: bool,
    /// Which of Slack's layouts is wanted.
    pub slack_layout: slack::Layout,
    /// Whether a card that is cut may be allowed all the same. Off unless the caller takes that on himself.
    pub allow_when_cut: bool,
    /// What the buttons carry.
    pub issuer: &'a Issuer,
}

impl<'a> Delivery<'a> {
    /// A delivery that says nothing but what the buttons carry.
    pub fn new(issuer: &'a Issuer) -> Self {
        Self {
            to: None,
            in_thread: None,
            message: None,
            from: None,
            base_url: None,
            logo_base: None,
            images: true,
            slack_layout: slack::Layout::Blocks,
            allow_when_cut: false,
            issuer,
        }
    }

    /// The landing page's address for a token.
    pub(crate) fn link(&self, token: &str) -> Option<String> {
        self.base_url.map(|base| format!("{base}/a/{token}"))
    }
}

/// A payload and what was odd about making it.
#[derive(Clone, Debug, PartialEq)]
pub struct Rendered {
    /// What the platform's API takes.
    pub payload: Payload,
    /// Findings of this platform only; those of the card come from composing it.
    pub findings: Vec<Finding>,
}

/// What one platform's API takes.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
pub enum Payload {
    /// A method of the Bot API with its parameters.
    Telegram(Box<telegram::Message>),
    /// The body of `chat.postMessage` or `chat.update`.
    Slack(Box<slack::Message>),
    /// A mail.
    Email(Box<email::Mail>),
    /// Text.
    Text(String),
}

impl Payload {
    /// Whether a button or a link of it allows the act. Plain text has none: there the card says whether a reply may.
    pub fn offers_allow(&self) -> bool {
        match self {
            Self::Telegram(message) => message.offers_allow(),
            Self::Slack(message) => message.offers_allow(),
            Self::Email(mail) => mail.offers_allow,
            Self::Text(_) => false,
        }
    }
}

/// The finding that a card had to be cut, if it had.
fn cut_findings(platform: &'static str, cut: usize) -> Vec<Finding> {
    if cut == 0 {
        return Vec::new();
    }
    vec![Finding::new("cut", platform, format!("{cut} characters of the card are not shown, so it can't be allowed from there"))]
}

/// The sentences that say that a card is cut, if it is: how much, and that it can't be allowed.
fn cut_notice(fitted: &Fitted<'_>, locale: &Locale, delivery: &Delivery<'_>) -> Vec<Line> {
    if fitted.cut == 0 {
        return Vec::new();
    }
    let mut lines = vec![Line::counted(locale, "notShown", fitted.cut)];
    if !delivery.allow_when_cut {
        lines.push(Line::message(locale, "cutNoAllow"));
    }
    lines
}

/// The signs in front of a title: careful, and the kind of act.
fn title_signs(card: &Card) -> String {
    let mut signs = String::new();
    if card.danger {
        signs.push_str("⚠️ ");
    }
    if let Some(icon) = card.icon {
        signs.push_str(icon.emoji);
        signs.push(' ');
    }
    signs
}

/// The words before and after the one argument of a message.
fn around(locale: &Locale, id: &str, name: &str) -> (String, String) {
    let (mut before, mut after) = (String::new(), String::new());
    let mut passed = false;
    locale.format(id, &[(name, crate::locale::Argument::Text)], &mut |piece| match piece {
        crate::locale::Output::Words(words) if passed => after.push_str(words),
        crate::locale::Output::Words(words) => before.push_str(words),
        crate::locale::Output::Argument(_) => passed = true,
    });
    (before, after)
}

/// A duration in the largest unit that gives a whole number.
fn duration(seconds: u64, locale: &Locale) -> Line {
    let (id, size) = match seconds {
        s if s >= 86_400 && s % 86_400 == 0 => ("days", 86_400),
        s if s >= 3_600 && s % 3_600 == 0 => ("hours", 3_600),
        s if s >= 60 && s % 60 == 0 => ("minutes", 60),
        _ => ("seconds", 1),
    };
    Line::counted(locale, id, usize::try_from(seconds / size).unwrap_or(usize::MAX))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::card::compose::VERB_LIMIT;

    #[test]
    fn platforms_rows_are_consistent() {
        for row in PLATFORMS {
            assert_eq!(row.platform.row().name, row.name);
            assert!(row.button >= VERB_LIMIT, "a verb that composing lets through must fit a button of {}", row.name);
            for limit in row.limits {
                assert!(limit.max > 0 && !limit.source.is_empty(), "{}: {}", row.name, limit.what);
            }
        }
    }
}
