//! Plain text: what a terminal, an SMS or a screen reader gets. It has room for everything.

use super::{Delivery, Limit, Payload, Platform, PlatformRow, Rendered, Unit, duration};
use crate::card::line::needs_isolation;
use crate::card::state::{minute, sign};
use crate::card::{Card, Line, Piece};
use crate::locale::{Direction, Locale};
use crate::model::State;
use crate::model::request::DEFAULT_TIMEOUT;

/// The row of plain text.
pub const ROW: PlatformRow =
    PlatformRow { platform: Platform::Text, name: "text", timeout: DEFAULT_TIMEOUT, button: usize::MAX, limits: &[LINE], render };

/// The longest line that a mail server takes without folding; text is not folded here, so this holds for mail only.
pub const LINE: Limit = Limit {
    what: "line, where it is mailed",
    max: 998,
    unit: Unit::Bytes,
    source: "https://www.rfc-editor.org/rfc/rfc5322#section-2.1.1",
};

/// What stands before every further line of a value, so that it can't look like a line of the card.
const CONTINUED: &str = "    ";

fn render(card: &Card, locale: &Locale, _: &Delivery<'_>) -> Rendered {
    let mut text = body(card, "⚠️ ");
    footer(card, locale, ROW.timeout, &mut text);
    if card.state == State::Pending {
        text.push('\n');
        text.push_str(&how_to_reply(card, locale));
        text.push('\n');
    }
    Rendered { payload: Payload::Text(text), findings: Vec::new() }
}

/// Everything of a card down to its notices, one thing a line.
pub(super) fn body(card: &Card, title_sign: &str) -> String {
    let mut out = Text { text: String::new(), direction: card.direction };
    if let Some(outcome) = &card.outcome {
        out.put(&format!("{} ", sign(card.state)));
        out.line(outcome);
    }
    out.put(title_sign);
    out.line(&card.title);
    for line in [&card.verb_in_full, &card.detail].into_iter().flatten() {
        out.line(line);
    }
    if let Some(picture) = &card.picture {
        out.line(&picture.alt);
    }
    for (n, fact) in card.facts.iter().enumerate() {
        if n == 0 {
            out.put("\n");
        }
        out.fact(&fact.name, &fact.value);
    }
    if let Some(reason) = &card.reason {
        out.put("\n");
        out.line(&reason.label);
        out.put(CONTINUED);
        out.line(&reason.text);
    }
    for (n, notice) in card.notices.iter().enumerate() {
        if n == 0 {
            out.put("\n");
        }
        out.put(notice.sign());
        out.put(" ");
        out.line(&notice.text);
    }
    out.text
}

/// Who asks, and until when.
pub(super) fn footer(card: &Card, locale: &Locale, timeout: u64, text: &mut String) {
    let mut out = Text { text: std::mem::take(text), direction: card.direction };
    let pending = card.state == State::Pending;
    if card.asked_by.is_some() || pending || card.link.is_some() {
        out.put("\n");
    }
    if let Some(asked_by) = &card.asked_by {
        out.line(asked_by);
    }
    if pending {
        let seconds = card.timeout.unwrap_or(timeout);
        let until = match card.expires_at(timeout) {
            // A short wait is read at once; a long one may be read at any time of it.
            Some(expires) if seconds > 3600 => Line::with(locale, "answerBy", &[("time", &Line::ltr(minute(expires)))]),
            _ => Line::with(locale, "answerWithin", &[("duration", &duration(seconds, locale))]),
        };
        out.line(&until);
        if let Some(url) = &card.link {
            out.put(&locale.text("more"));
            out.put(": ");
            out.put(url.as_str());
            out.put("\n");
        }
    }
    *text = out.text;
}

/// The sentence that says which word confirms; a card of which something is missing takes only a no.
pub(crate) fn how_to_reply(card: &Card, locale: &Locale) -> String {
    let (id, word) = if card.offers_allow() { ("replyToConfirm", "yesWord") } else { ("replyOnlyNo", "noWord") };
    Line::with(locale, id, &[("word", &Line::message(locale, word))]).text()
}

struct Text {
    text: String,
    direction: Direction,
}

impl Text {
    fn put(&mut self, text: &str) {
        self.text.push_str(text);
    }

    fn pieces(&mut self, line: &Line) {
        for piece in &line.0 {
            match piece {
                Piece::Words(words) => self.put(words),
                // Plain text has nothing to isolate it by that would not show as a box somewhere.
                Piece::Ltr(text) if self.direction == Direction::Rtl => {
                    self.put("\n    ");
                    self.put(text);
                }
                Piece::Ltr(text) => self.put(text),
                Piece::Value(value) => {
                    for (n, part) in value.as_str().split('\n').enumerate() {
                        if n > 0 {
                            self.put("\n");
                            self.put(CONTINUED);
                        }
                        self.put(part);
                    }
                }
            }
        }
    }

    fn line(&mut self, line: &Line) {
        self.pieces(line);
        self.put("\n");
    }

    /// `Name: value`. A value of the other direction stands on a line of its own.
    fn fact(&mut self, name: &Line, value: &Line) {
        if !name.0.is_empty() {
            self.pieces(name);
            let turned = value.0.iter().any(|piece| needs_isolation(piece, self.direction));
            self.put(if turned { ":\n    " } else { ": " });
        }
        self.line(value);
    }
}
