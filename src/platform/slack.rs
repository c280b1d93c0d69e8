//! Slack: blocks in which untrusted text is data, never `mrkdwn`, and a `text` for notifications.
//!
//! Untrusted text stands in `rich_text` elements, whose style is data. A `plain_text` object takes it only where it holds
//! none of `&`, `<`, `>`, since Slack documents these as control characters of all text objects.

use serde::Serialize;

use super::slack_blocks::{self as blocks, Block, Button, ImageElement, PlainText, RichElement, RichText};
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

/// Slack's row.
pub const ROW: PlatformRow = PlatformRow {
    platform: Platform::Slack,
    name: "slack",
    timeout: DEFAULT_TIMEOUT,
    button: BUTTON.max,
    limits: &[BLOCKS, SIZE, TEXT, TEXT_OBJECT, HEADER, BUTTON, VALUE, ALT_TEXT, CARD_TITLE, CARD_BODY],
    render,
};

/// The blocks of a message.
pub const BLOCKS: Limit =
    Limit { what: "blocks", max: 50, unit: Unit::Count, source: "https://docs.slack.dev/reference/block-kit/blocks" };
/// All blocks as compact JSON. Undocumented; `msg_blocks_too_long` was seen at about 13,200.
pub const SIZE: Limit = Limit {
    what: "blocks as JSON",
    max: 12_000,
    unit: Unit::CodePoints,
    source: "https://github.com/slackapi/bolt-js/issues/2509",
};
/// The notification's text. 40,000 are documented, but `chat.update` has refused texts of a little over 4,000.
pub const TEXT: Limit =
    Limit { what: "text", max: 3000, unit: Unit::CodePoints, source: "https://docs.slack.dev/reference/methods/chat.postMessage" };
/// A text object; we keep to it in rich text as well.
pub const TEXT_OBJECT: Limit = Limit {
    what: "text object",
    max: 3000,
    unit: Unit::CodePoints,
    source: "https://docs.slack.dev/reference/block-kit/composition-objects/text-object",
};
/// A header.
pub const HEADER: Limit = Limit {
    what: "header",
    max: 150,
    unit: Unit::CodePoints,
    source: "https://docs.slack.dev/reference/block-kit/blocks/header-block",
};
/// A button's label.
pub const BUTTON: Limit = Limit {
    what: "button",
    max: 75,
    unit: Unit::CodePoints,
    source: "https://docs.slack.dev/reference/block-kit/block-elements/button-element",
};
/// What a button carries.
pub const VALUE: Limit = Limit {
    what: "button value",
    max: 2000,
    unit: Unit::CodePoints,
    source: "https://docs.slack.dev/reference/block-kit/block-elements/button-element",
};
/// A picture's alternative text.
pub const ALT_TEXT: Limit = Limit {
    what: "alt_text",
    max: 2000,
    unit: Unit::CodePoints,
    source: "https://docs.slack.dev/reference/block-kit/block-elements/image-element",
};
/// The title of a `card` block.
pub const CARD_TITLE: Limit = Limit {
    what: "card title",
    max: 150,
    unit: Unit::CodePoints,
    source: "https://docs.slack.dev/reference/block-kit/blocks/card-block",
};
/// The body of a `card` block.
pub const CARD_BODY: Limit = Limit {
    what: "card body",
    max: 200,
    unit: Unit::CodePoints,
    source: "https://docs.slack.dev/reference/block-kit/blocks/card-block",
};

/// The layouts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Layout {
    /// Header, rich text, buttons: takes any card.
    #[default]
    Blocks,
    /// The native `card` block, where title, body and buttons fit it; otherwise the blocks.
    Card,
}

/// The body of `chat.postMessage`, or of `chat.update` when it has a `ts`.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Message {
    #[serde(skip_serializing_if = "Option::is_none")]
    channel: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    ts: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    thread_ts: Option<String>,
    text: String,
    blocks: Vec<Block>,
    /// The notification's text has no markup of ours, and none of a value's is to be read as such.
    mrkdwn: bool,
    parse: &'static str,
    unfurl_links: bool,
    unfurl_media: bool,
    metadata: Metadata,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
struct Metadata {
    event_type: &'static str,
    event_payload: EventPayload,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
struct EventPayload {
    request: String,
    state: &'static str,
}

impl Message {
    /// Whether a button of it allows the act.
    pub fn offers_allow(&self) -> bool {
        self.blocks.iter().flat_map(Block::buttons).any(|button| button.action_id == Decision::Allow.name())
    }
}

/// How the inputs are laid out: each with its own type, or all in one block, which costs far less.
#[derive(Clone, Copy, PartialEq, Eq)]
enum FactLayout {
    Each,
    Block,
}

impl FactLayout {
    fn room(self, notices: usize) -> Room {
        let per_fact = match self {
            Self::Each => 250,
            Self::Block => 8,
        };
        let budget = SIZE.max.saturating_sub(3600 + notices);
        Room { budget, cost: escape::json_cost, per_fact, per_text: 220, notice: 700, title: TEXT_OBJECT.max }
    }
}

fn render(card: &Card, locale: &Locale, delivery: &Delivery<'_>) -> Rendered {
    let notices: usize = card.notices.iter().map(|notice| notice.text.chars() + 60).sum();
    let fitted_as = |layout: FactLayout| {
        fit_measured(card, &layout.room(notices), SIZE.max, |fitted| {
            let blocks = write(card, fitted, locale, delivery, layout);
            (json_size(&blocks), blocks)
        })
    };
    // Layout gives way before text does.
    let (fitted, blocks) = match fitted_as(FactLayout::Each) {
        whole if whole.0.cut == 0 && whole.1.len() <= BLOCKS.max => whole,
        _ => fitted_as(FactLayout::Block),
    };
    let native = match delivery.slack_layout {
        Layout::Card => native_card(card, &fitted, locale, delivery),
        Layout::Blocks => None,
    };
    let update = (card.state != State::Pending).then_some(delivery.message).flatten();
    let message = Message {
        channel: delivery.to.map(str::to_owned),
        ts: update.map(str::to_owned),
        thread_ts: delivery.in_thread.filter(|_| update.is_none()).map(str::to_owned),
        text: notification(card, locale),
        blocks: native.unwrap_or(blocks),
        mrkdwn: false,
        parse: "none",
        unfurl_links: false,
        unfurl_media: false,
        metadata: Metadata {
            event_type: "countersign",
            event_payload: EventPayload { request: clip(&card.id.text(), 200), state: card.state.name() },
        },
    };
    let findings = cut_findings(ROW.name, fitted.cut);
    Rendered { payload: Payload::Slack(Box::new(message)), findings }
}

fn json_size(blocks: &[Block]) -> usize {
    // Serialising our own types into memory can't fail; if it did, the largest size would be the safe answer.
    serde_json::to_string(blocks).map_or(usize::MAX, |json| json.chars().count())
}

/// The text of a notification: how it ended, or the title. A title that a notification can't show literally is left out.
fn notification(card: &Card, locale: &Locale) -> String {
    let line = card.outcome.as_ref().unwrap_or(&card.title);
    let text = line.text();
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    if escape::has_emoji_code(&text) {
        return locale.text("waiting");
    }
    escape::slack_mrkdwn(&clip(&text, TEXT.max / 6))
}

/// At most `max` code points, cut at a character.
fn clip(text: &str, max: usize) -> String {
    match text.char_indices().nth(max) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

fn write(card: &Card, fitted: &Fitted<'_>, locale: &Locale, delivery: &Delivery<'_>, layout: FactLayout) -> Vec<Block> {
    let mut out = Blocks { state: card.state.name(), blocks: Vec::new(), direction: card.direction };
    if let Some(outcome) = &fitted.outcome {
        let mut section = vec![RichElement::text(format!("{} ", sign(card.state)))];
        out.inline(outcome, Style::Bold, &mut section);
        out.rich("outcome", vec![RichText::section(section)]);
    }
    write_title(&mut out, card, fitted);
    let picture = card.picture.as_ref().filter(|_| delivery.images);
    let mut in_section = false;
    if let Some(picture) = picture {
        // A picture that can't be fetched sinks a message as an image block, and is only missing as an accessory.
        let detail = fitted.detail.as_deref().filter(|line| fits_plain_text(line, room_beside(TEXT_OBJECT, "", line)));
        in_section = detail.is_some();
        let text = out.isolated_text(detail.unwrap_or(&picture.alt));
        let accessory = ImageElement::new(picture.url.as_str(), clip(&picture.alt.text(), ALT_TEXT.max - 1));
        out.push("picture", |id| Block::section(id, PlainText::new(text), accessory));
    }
    let mut body = Vec::new();
    let ambiguous = ambiguous_verb(card, locale);
    for line in
        [ambiguous.as_ref(), fitted.verb_in_full.as_deref(), fitted.detail.as_deref().filter(|_| !in_section)].into_iter().flatten()
    {
        let mut section = Vec::new();
        out.inline(line, Style::None, &mut section);
        body.push(RichText::section(section));
    }
    if !body.is_empty() {
        out.rich("detail", body);
    }
    if !fitted.facts.is_empty() {
        out.facts(fitted, layout);
    }
    if let (Some(text), Some(reason)) = (&fitted.reason, &card.reason) {
        let mut label = Vec::new();
        out.inline(&reason.label, Style::Italic, &mut label);
        let mut words = Vec::new();
        out.inline(text, Style::None, &mut words);
        out.rich("reason", vec![RichText::section(label), RichText::quote(words)]);
    }
    write_notices(&mut out, card, &cut_notice(fitted, locale, delivery));
    write_footer(&mut out, card, fitted, locale, delivery);
    let buttons = buttons(card, fitted, locale, delivery);
    if !buttons.is_empty() {
        out.push("answer", |id| Block::actions(id, buttons));
    }
    out.blocks
}

fn write_title(out: &mut Blocks, card: &Card, fitted: &Fitted<'_>) {
    let signs = title_signs(card);
    let title: &Line = &fitted.title;
    if fits_plain_text(title, room_beside(HEADER, &signs, title)) {
        let text = format!("{signs}{}", out.isolated_text(title));
        out.push("title", |id| Block::header(id, PlainText::new(text)));
        return;
    }
    let mut section = Vec::new();
    if !signs.is_empty() {
        section.push(RichElement::text(signs));
    }
    out.inline(title, Style::Bold, &mut section);
    out.rich("title", vec![RichText::section(section)]);
}

fn write_notices(out: &mut Blocks, card: &Card, cut: &[Line]) {
    let notices = card.notices.iter().map(|notice| (&notice.text, notice.sign()));
    let texts: Vec<_> = notices
        .chain(cut.iter().map(|line| (line, "⚠️")))
        .map(|(line, sign)| PlainText::new(format!("{sign} {}", line.text())))
        .collect();
    if !texts.is_empty() {
        out.push("notice", |id| Block::context(id, texts.into_iter().take(10).map(blocks::ContextElement::Text).collect()));
    }
}

/// Who asks, and until when: in the viewer's own time.
fn write_footer(out: &mut Blocks, card: &Card, fitted: &Fitted<'_>, locale: &Locale, delivery: &Delivery<'_>) {
    if let (Some(logo), Some(base)) =
        (card.logo.as_ref().filter(|logo| delivery.images && !logo.name.is_empty()), delivery.logo_base)
    {
        let image = ImageElement::new(&format!("{base}/{}.png", logo.file), logo.name.to_owned());
        let name = PlainText::new(logo.name.to_owned());
        out.push("logo", |id| Block::context(id, vec![blocks::ContextElement::Image(image), blocks::ContextElement::Text(name)]));
    }
    let expires = if card.state == State::Pending { card.expires_at(ROW.timeout) } else { None };
    let mut section = Vec::new();
    if let Some(asked_by) = &fitted.asked_by {
        out.inline(asked_by, Style::Italic, &mut section);
    }
    if let Some(expires) = expires {
        let (before, after) = around(locale, "answerBy", "time");
        let before = if section.is_empty() { before } else { format!(" · {before}") };
        section.push(RichElement::styled(before, Style::Italic));
        section.push(RichElement::date(expires.as_second(), minute(expires)));
        if !after.is_empty() {
            section.push(RichElement::styled(after, Style::Italic));
        }
    }
    if !section.is_empty() {
        out.rich("footer", vec![RichText::section(section)]);
    }
}

/// The verb in a line of the body, where a button might not show it as it is: Slack may decode what looks like an entity.
fn ambiguous_verb(card: &Card, locale: &Locale) -> Option<Line> {
    let allow = card.actions.iter().find(|action| action.decision == Decision::Allow)?;
    escape::has_slack_entity(&allow.label.joined()).then(|| Line::with(locale, "verbIs", &[("verb", &allow.label)]))
}

fn buttons(card: &Card, fitted: &Fitted<'_>, locale: &Locale, delivery: &Delivery<'_>) -> Vec<Button> {
    let ambiguous = ambiguous_verb(card, locale).is_some();
    let cut = fitted.cut > 0 && !delivery.allow_when_cut;
    let mut buttons: Vec<_> = card
        .actions
        .iter()
        .filter(|action| !(cut && action.decision == Decision::Allow))
        .map(|action| {
            let style = match (action.decision, action.danger) {
                (_, true) => Some("danger"),
                (Decision::Allow, false) => Some("primary"),
                _ => None,
            };
            let label = if ambiguous && action.decision == Decision::Allow { locale.text("allow") } else { action.label.text() };
            Button::answer(action.decision.name(), label, delivery.issuer.token(action.decision.into()), style)
        })
        .collect();
    if card.state == State::Pending {
        if (fitted.cut > 0 || !card.offers_allow())
            && let Some(url) = delivery.link(&delivery.issuer.token(Purpose::View))
        {
            buttons.push(Button::link("show_everything", locale.text("showEverything"), url));
        }
        if let Some(url) = &card.link {
            buttons.push(Button::link("more", locale.text("more"), url.as_str().to_owned()));
        }
    }
    buttons
}

/// The native card block, where everything of the card fits it; the rest stands in blocks below.
fn native_card(card: &Card, fitted: &Fitted<'_>, locale: &Locale, delivery: &Delivery<'_>) -> Option<Vec<Block>> {
    let plain_only = fitted.cut == 0
        && fitted.facts.is_empty()
        && fitted.reason.is_none()
        && fitted.verb_in_full.is_none()
        && fitted.outcome.is_none()
        && ambiguous_verb(card, locale).is_none();
    let mut out = Blocks { state: card.state.name(), blocks: Vec::new(), direction: card.direction };
    let signs = title_signs(card);
    let room = room_beside(CARD_TITLE, &signs, &fitted.title);
    if !plain_only || !fits_plain_text(&fitted.title, room) {
        return None;
    }
    let body = match &fitted.detail {
        Some(detail) if fits_plain_text(detail, room_beside(CARD_BODY, "", detail)) => {
            Some(PlainText::new(out.isolated_text(detail)))
        }
        Some(_) => return None,
        None => None,
    };
    let buttons = buttons(card, fitted, locale, delivery);
    // Three is the most that a card is known to take.
    if buttons.len() > 3 {
        return None;
    }
    let title = PlainText::new(format!("{signs}{}", out.isolated_text(&fitted.title)));
    let hero = card
        .picture
        .as_ref()
        .filter(|_| delivery.images)
        .map(|picture| ImageElement::new(picture.url.as_str(), picture.alt.text()));
    out.push("card", |id| Block::card(id, hero, title, body, buttons));
    write_notices(&mut out, card, &[]);
    write_footer(&mut out, card, fitted, locale, delivery);
    Some(out.blocks)
}

/// The code points that a limit leaves for a line's own text beside signs and the isolates of its pieces.
fn room_beside(limit: Limit, signs: &str, line: &Line) -> usize {
    limit.max.saturating_sub(signs.chars().count() + 2 * line.0.len())
}

/// Whether a line may stand in a `plain_text` object of at most `max` code points.
fn fits_plain_text(line: &Line, max: usize) -> bool {
    line.chars() <= max && !line.0.iter().any(|piece| escape::has_slack_control(piece.as_str()))
}

use blocks::Style;

/// Collects blocks with ids that are unique in the message and new for every state, as updates need.
struct Blocks {
    state: &'static str,
    blocks: Vec<Block>,
    direction: Direction,
}

impl Blocks {
    fn push(&mut self, name: &str, block: impl FnOnce(String) -> Block) {
        self.blocks.push(block(format!("{}:{name}", self.state)));
    }

    fn rich(&mut self, name: &str, elements: Vec<RichText>) {
        self.push(name, |id| Block::rich_text(id, elements));
    }

    fn isolated_text(&self, line: &Line) -> String {
        let mut text = String::new();
        for piece in &line.0 {
            self.piece(piece, line.0.len() > 1, &mut text);
        }
        text
    }

    fn piece(&self, piece: &Piece, among_others: bool, text: &mut String) {
        let isolate = among_others && needs_isolation(piece, self.direction);
        if isolate {
            text.push('\u{2068}');
        }
        text.push_str(piece.as_str());
        if isolate {
            text.push('\u{2069}');
        }
    }

    /// A line as elements of one style, none of them over the limit of a text object.
    fn inline(&self, line: &Line, style: Style, out: &mut Vec<RichElement>) {
        let text = self.isolated_text(line);
        let mut rest = text.as_str();
        while let Some((end, _)) = rest.char_indices().nth(TEXT_OBJECT.max) {
            out.push(RichElement::styled(rest[..end].to_owned(), style));
            rest = &rest[end..];
        }
        if !rest.is_empty() {
            out.push(RichElement::styled(rest.to_owned(), style));
        }
    }

    fn facts(&mut self, fitted: &Fitted<'_>, layout: FactLayout) {
        match layout {
            FactLayout::Each => {
                let mut sections = Vec::with_capacity(fitted.facts.len());
                for (n, (name, value)) in fitted.facts.iter().enumerate() {
                    let mut section = Vec::new();
                    if !name.0.is_empty() {
                        self.inline(name, Style::Bold, &mut section);
                        section.push(RichElement::text(": ".to_owned()));
                    }
                    let style = if value.has_values() { Style::Code } else { Style::None };
                    let mut value_elements = Vec::new();
                    let mut isolated = Line::words("");
                    isolated.push_line(value);
                    self.inline(&isolated, style, &mut value_elements);
                    section.append(&mut value_elements);
                    if n + 1 < fitted.facts.len() {
                        section.push(RichElement::text("\n".to_owned()));
                    }
                    sections.extend(section);
                }
                self.rich("facts", vec![RichText::section(sections)]);
            }
            FactLayout::Block => {
                let mut all = Line::default();
                for (n, (name, value)) in fitted.facts.iter().enumerate() {
                    if n > 0 {
                        all.push_words("\n");
                    }
                    all.push_line(name);
                    if !name.0.is_empty() {
                        all.push_words(": ");
                    }
                    all.push_line(value);
                }
                let mut elements = Vec::new();
                self.inline(&all, Style::None, &mut elements);
                self.rich("facts", vec![RichText::preformatted(elements)]);
            }
        }
    }
}
