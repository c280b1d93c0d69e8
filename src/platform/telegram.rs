//! Telegram: text or a caption with explicit entities (no parse mode), and an inline keyboard.
//!
//! Entities instead of HTML, because nothing has to be escaped then, so nothing can be escaped twice or cut in half:
//! docs/decisions/0002-telegram-entities.md has the trial. Needs Bot API 9.5 (`date_time`), whose fields are at
//! <https://core.telegram.org/bots/api>.

use std::ops::Range;

use serde::Serialize;

use super::{
    Delivery, Limit, Payload, Platform, PlatformRow, Rendered, Unit, around, cut_findings, cut_notice, escape, title_signs,
};
use crate::card::fit::{Fitted, Room, fit_measured};
use crate::card::line::needs_isolation;
use crate::card::state::{minute, sign};
use crate::card::{Card, Decision, Line, Piece};
use crate::locale::{Direction, Locale};
use crate::model::State;
use crate::model::request::DEFAULT_TIMEOUT;
use crate::token::Purpose;

/// Telegram's row.
pub const ROW: PlatformRow = PlatformRow {
    platform: Platform::Telegram,
    name: "telegram",
    timeout: DEFAULT_TIMEOUT,
    button: 75,
    limits: &[TEXT, CAPTION, ENTITIES, CALLBACK_DATA],
    render,
};

const API: &str = "https://core.telegram.org/bots/api";

/// The text of a message. The server counts code points after parsing; UTF-16 units are never fewer, so they are safe.
pub const TEXT: Limit = Limit { what: "text", max: 4096, unit: Unit::Utf16, source: API };
/// The caption of a photo, counted likewise.
pub const CAPTION: Limit = Limit { what: "caption", max: 1024, unit: Unit::Utf16, source: API };
/// The entities of a message; further ones would be dropped without a word.
pub const ENTITIES: Limit =
    Limit { what: "entities", max: 100, unit: Unit::Count, source: "https://github.com/rubenlagus/TelegramBots/issues/854" };
/// What a button carries.
pub const CALLBACK_DATA: Limit = Limit { what: "callback_data", max: 64, unit: Unit::Bytes, source: API };

/// Units kept free for what is not the card's own text: signs, line breaks, isolates, the time.
const FRAME: usize = 220;
/// Units kept free for the notice that something is cut.
const CUT_NOTICE: usize = 260;

/// A method of the Bot API with its parameters.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Message {
    method: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    chat_id: Option<ChatId>,
    #[serde(skip_serializing_if = "Option::is_none")]
    message_thread_id: Option<i64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    message_id: Option<i64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    photo: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    text: Option<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    entities: Vec<Entity>,
    #[serde(skip_serializing_if = "Option::is_none")]
    caption: Option<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    caption_entities: Vec<Entity>,
    #[serde(skip_serializing_if = "Option::is_none")]
    link_preview_options: Option<LinkPreviewOptions>,
    #[serde(skip_serializing_if = "Option::is_none")]
    reply_markup: Option<InlineKeyboardMarkup>,
}

impl Message {
    /// Whether a button of it allows the act.
    pub fn offers_allow(&self) -> bool {
        let rows = self.reply_markup.iter().flat_map(|markup| &markup.inline_keyboard).flatten();
        rows.into_iter().any(|button| button.allows)
    }
}

/// A chat's number, or the `@name` of a public one.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
enum ChatId {
    Number(i64),
    Name(String),
}

/// Formatting of a part of the text; offset and length in UTF-16 units.
#[derive(Clone, Debug, PartialEq, Serialize)]
struct Entity {
    #[serde(rename = "type")]
    kind: EntityKind,
    offset: usize,
    length: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    unix_time: Option<i64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    date_time_format: Option<&'static str>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
enum EntityKind {
    Bold,
    Italic,
    Code,
    DateTime,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
struct LinkPreviewOptions {
    is_disabled: bool,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
struct InlineKeyboardMarkup {
    inline_keyboard: Vec<Vec<InlineKeyboardButton>>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
struct InlineKeyboardButton {
    text: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    callback_data: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    url: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    style: Option<&'static str>,
    #[serde(skip)]
    allows: bool,
}

/// How the inputs are laid out: each with its own type, or all in one block when there are too many for entities.
#[derive(Clone, Copy, PartialEq, Eq)]
enum FactLayout {
    Each,
    Block,
}

fn room(budget: usize) -> Room {
    Room {
        budget: budget.saturating_sub(FRAME),
        cost: char::len_utf16,
        per_fact: 5,
        per_text: 4,
        notice: CUT_NOTICE,
        title: budget / 2,
    }
}

fn render(card: &Card, locale: &Locale, delivery: &Delivery<'_>) -> Rendered {
    // A picture goes along when its caption holds the whole card; this must come out the same for every state of a card.
    let picture = card.picture.as_ref().filter(|_| delivery.images);
    let as_photo = picture.and_then(|picture| {
        let (fitted, writer) = fit_and_write(card, locale, delivery, CAPTION.max, false);
        (fitted.cut == 0).then_some((picture, fitted, writer))
    });
    let (photo, fitted, writer) = match as_photo {
        Some((picture, fitted, writer)) => (Some(picture), fitted, writer),
        None => {
            let (fitted, writer) = fit_and_write(card, locale, delivery, TEXT.max, picture.is_some());
            (None, fitted, writer)
        }
    };
    let update = (card.state != State::Pending).then_some(delivery.message).flatten().and_then(|id| id.parse().ok());
    let method = match (update.is_some(), photo.is_some()) {
        (false, false) => "sendMessage",
        (false, true) => "sendPhoto",
        (true, false) => "editMessageText",
        (true, true) => "editMessageCaption",
    };
    let mut message = Message {
        method,
        chat_id: delivery.to.map(|to| to.parse().map_or_else(|_| ChatId::Name(to.to_owned()), ChatId::Number)),
        // An edit has no thread; the General topic's number is refused, and is where a message without one goes.
        message_thread_id: delivery.in_thread.filter(|_| update.is_none()).and_then(|id| id.parse().ok()).filter(|id| *id != 1),
        message_id: update,
        photo: photo.filter(|_| update.is_none()).map(|picture| picture.url.as_str().to_owned()),
        text: None,
        entities: Vec::new(),
        caption: None,
        caption_entities: Vec::new(),
        link_preview_options: None,
        reply_markup: keyboard(card, &fitted, locale, delivery),
    };
    if photo.is_some() {
        message.caption = Some(writer.text);
        message.caption_entities = writer.entities;
    } else {
        message.text = Some(writer.text);
        message.entities = writer.entities;
        message.link_preview_options = Some(LinkPreviewOptions { is_disabled: true });
    }
    let findings = cut_findings(ROW.name, fitted.cut);
    Rendered { payload: Payload::Telegram(Box::new(message)), findings }
}

/// Fits a card into `max` units. The frame around the texts is an estimate, so what is written is measured.
fn fit_and_write<'c>(
    card: &'c Card,
    locale: &Locale,
    delivery: &Delivery<'_>,
    max: usize,
    name_picture: bool,
) -> (Fitted<'c>, Writer) {
    let notices: usize = card.notices.iter().map(|notice| units(&notice.text.text()) + 4).sum();
    fit_measured(card, &room(max.saturating_sub(notices)), max, |fitted| {
        let writer = write(card, fitted, locale, delivery, name_picture);
        (writer.at, writer)
    })
}

fn units(text: &str) -> usize {
    text.chars().map(char::len_utf16).sum()
}

fn write(card: &Card, fitted: &Fitted<'_>, locale: &Locale, delivery: &Delivery<'_>, name_picture: bool) -> Writer {
    let layout = if fitted.facts.len() > 35 { FactLayout::Block } else { FactLayout::Each };
    let mut w = Writer { text: String::new(), at: 0, entities: Vec::new(), direction: card.direction };
    if let Some(outcome) = &fitted.outcome {
        w.words(sign(card.state), None);
        w.words(" ", None);
        w.line(outcome, Some(EntityKind::Bold));
        w.words("\n", None);
    }
    w.words(&title_signs(card), None);
    w.line(&fitted.title, Some(EntityKind::Bold));
    for line in [&fitted.verb_in_full, &fitted.detail].into_iter().flatten() {
        w.words("\n", None);
        w.line(line, None);
    }
    if name_picture && let Some(picture) = &card.picture {
        w.words("\n", None);
        w.line(&picture.alt, Some(EntityKind::Italic));
    }
    if !fitted.facts.is_empty() {
        w.words("\n", None);
        let start = w.at;
        for (name, value) in &fitted.facts {
            w.words("\n", None);
            match layout {
                FactLayout::Each => w.fact(name, value),
                FactLayout::Block => w.fact_unformatted(name, value),
            }
        }
        if layout == FactLayout::Block {
            w.entity(EntityKind::Code, start + 1, w.at - start - 1);
        }
    }
    if let (Some(text), Some(reason)) = (&fitted.reason, &card.reason) {
        w.words("\n\n", None);
        w.line(&reason.label, Some(EntityKind::Italic));
        w.words("\n", None);
        w.whole(text, EntityKind::Code);
    }
    let cut = cut_notice(fitted, locale, delivery);
    let notices = card.notices.iter().map(|notice| (&notice.text, notice.sign()));
    for (n, (text, sign)) in notices.chain(cut.iter().map(|line| (line, "⚠️"))).enumerate() {
        w.words(if n == 0 { "\n\n" } else { "\n" }, None);
        w.words(sign, None);
        w.words(" ", None);
        w.line(text, None);
    }
    write_footer(&mut w, card, fitted, locale);
    if w.entities.len() > ENTITIES.max {
        // The server would drop the last ones, and what they guard would be live.
        w.entities.clear();
        w.entity(EntityKind::Code, 0, w.at);
    }
    w
}

/// Who asks, and until when: in the viewer's own time where the client can.
fn write_footer(w: &mut Writer, card: &Card, fitted: &Fitted<'_>, locale: &Locale) {
    let expires = if card.state == State::Pending { card.expires_at(ROW.timeout) } else { None };
    if fitted.asked_by.is_none() && expires.is_none() {
        return;
    }
    w.words("\n\n", None);
    if let Some(asked_by) = &fitted.asked_by {
        w.line(asked_by, Some(EntityKind::Italic));
    }
    if let Some(expires) = expires {
        if fitted.asked_by.is_some() {
            w.words(" · ", None);
        }
        let (before, after) = around(locale, "answerBy", "time");
        w.words(&before, Some(EntityKind::Italic));
        w.isolated(w.direction == Direction::Rtl, |w| {
            let start = w.at;
            w.words(&minute(expires), None);
            w.entity(EntityKind::DateTime, start, w.at - start);
            if let Some(last) = w.entities.last_mut() {
                last.unix_time = Some(expires.as_second());
                last.date_time_format = Some("dt");
            }
        });
        w.words(&after, Some(EntityKind::Italic));
    }
}

fn keyboard(card: &Card, fitted: &Fitted<'_>, locale: &Locale, delivery: &Delivery<'_>) -> Option<InlineKeyboardMarkup> {
    let cut = fitted.cut > 0 && !delivery.allow_when_cut;
    let mut row: Vec<_> = card
        .actions
        .iter()
        .filter(|action| !(cut && action.decision == Decision::Allow))
        .map(|action| InlineKeyboardButton {
            text: action.label.text(),
            callback_data: Some(delivery.issuer.token(action.decision.into())),
            url: None,
            style: action.danger.then_some("danger"),
            allows: action.decision == Decision::Allow,
        })
        .collect();
    // Telegram lays every row out from left to right; the verb comes first in reading order.
    if card.direction == Direction::Rtl {
        row.reverse();
    }
    let link = |id: &str, url: String| InlineKeyboardButton {
        text: locale.text(id),
        callback_data: None,
        url: Some(url),
        style: None,
        allows: false,
    };
    let mut inline_keyboard = vec![row];
    if card.state == State::Pending {
        if (fitted.cut > 0 || !card.offers_allow())
            && let Some(url) = delivery.link(&delivery.issuer.token(Purpose::View))
        {
            inline_keyboard.push(vec![link("showEverything", url)]);
        }
        if let Some(url) = &card.link {
            inline_keyboard.push(vec![link("more", url.as_str().to_owned())]);
        }
    }
    inline_keyboard.retain(|row| !row.is_empty());
    (!inline_keyboard.is_empty()).then_some(InlineKeyboardMarkup { inline_keyboard })
}

/// Writes text and entities, counting in UTF-16 units.
struct Writer {
    text: String,
    at: usize,
    entities: Vec<Entity>,
    direction: Direction,
}

impl Writer {
    fn raw(&mut self, text: &str) {
        self.text.push_str(text);
        self.at += units(text);
    }

    fn words(&mut self, words: &str, kind: Option<EntityKind>) {
        let start = self.at;
        self.raw(words);
        if let Some(kind) = kind {
            self.entity(kind, start, self.at - start);
        }
    }

    fn entity(&mut self, kind: EntityKind, offset: usize, length: usize) {
        if length == 0 {
            return;
        }
        match self.entities.last_mut() {
            // Neighbours of one kind are one entity: a message has room for 100.
            Some(last) if last.kind == kind && last.offset + last.length == offset && kind != EntityKind::DateTime => {
                last.length += length;
            }
            _ => self.entities.push(Entity { kind, offset, length, unix_time: None, date_time_format: None }),
        }
    }

    fn isolated(&mut self, isolate: bool, write: impl FnOnce(&mut Self)) {
        if isolate {
            self.raw("\u{2068}");
        }
        write(self);
        if isolate {
            self.raw("\u{2069}");
        }
    }

    /// A line in one kind of type; what a client would make live is set in code type instead.
    fn line(&mut self, line: &Line, kind: Option<EntityKind>) {
        let isolates = line.0.len() > 1;
        for (piece, live) in escape::auto_linked_pieces(line) {
            match piece {
                Piece::Words(words) => self.words(words, kind),
                Piece::Ltr(text) => self.isolated(needs_isolation(piece, self.direction), |w| w.words(text, kind)),
                Piece::Value(value) => {
                    let isolate = isolates && needs_isolation(piece, self.direction);
                    self.isolated(isolate, |w| w.guarded(value.as_str(), &live, kind));
                }
            }
        }
    }

    fn guarded(&mut self, text: &str, live: &[Range<usize>], kind: Option<EntityKind>) {
        // Too many words to set off one by one: then the whole value is.
        if live.len() > 8 {
            return self.words(text, Some(EntityKind::Code));
        }
        let mut from = 0;
        for range in live {
            self.words(&text[from..range.start], kind);
            self.words(&text[range.clone()], Some(EntityKind::Code));
            from = range.end;
        }
        self.words(&text[from..], kind);
    }

    /// A line whose values are all set in one kind of type.
    fn whole(&mut self, line: &Line, kind: EntityKind) {
        for piece in &line.0 {
            match piece {
                Piece::Words(words) => self.words(words, None),
                other => self.isolated(needs_isolation(other, self.direction), |w| w.words(other.as_str(), Some(kind))),
            }
        }
    }

    fn fact(&mut self, name: &Line, value: &Line) {
        if !name.0.is_empty() {
            self.line(name, Some(EntityKind::Bold));
            self.words(": ", None);
        }
        self.whole(value, EntityKind::Code);
    }

    fn fact_unformatted(&mut self, name: &Line, value: &Line) {
        for line in [name, value] {
            for piece in &line.0 {
                self.isolated(needs_isolation(piece, self.direction), |w| w.raw(piece.as_str()));
            }
            if std::ptr::eq(line, name) && !name.0.is_empty() {
                self.raw(": ");
            }
        }
    }
}
