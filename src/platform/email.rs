//! Mail: subject text and HTML from templates, built into an RFC 5322 message.
//!
//! Everything that reaches a header is checked or made here: the crate that builds the message encodes texts, but takes
//! identifiers as they come (docs/decisions/0004-mail.md).

use askama::Template;
use mail_builder::MessageBuilder;
use mail_builder::headers::address::Address;
use mail_builder::headers::content_type::ContentType;
use mail_builder::headers::date::Date;
use mail_builder::headers::raw::Raw;
use mail_builder::mime::{BodyPart, MimePart};
use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};
use serde::Serialize;
use sha2::{Digest, Sha256};

use super::escape::{Html, HtmlLine, html_cost};
use super::monogram::monogram;
use super::{Delivery, Limit, Payload, Platform, PlatformRow, Rendered, Unit, cut_findings, cut_notice, text};
use crate::card::fit::{Fitted, Room, fit_measured};
use crate::card::state::{minute, sign};
use crate::card::{Card, Decision, Line};
use crate::locale::Locale;
use crate::model::State;
use crate::model::request::DEFAULT_MAIL_TIMEOUT;
use crate::token::Purpose;

/// Mail's row.
pub const ROW: PlatformRow = PlatformRow {
    platform: Platform::Email,
    name: "email",
    timeout: DEFAULT_MAIL_TIMEOUT,
    button: 75,
    limits: &[HTML, LINE, SUBJECT, MAILTO],
    render,
};

/// The HTML part. Gmail clips what is longer than 102 kB, and with it the buttons.
pub const HTML: Limit =
    Limit { what: "HTML part", max: 98_000, unit: Unit::Bytes, source: "https://github.com/hteumeuleu/email-bugs/issues/41" };
/// A line of a message.
pub const LINE: Limit =
    Limit { what: "line", max: 998, unit: Unit::Bytes, source: "https://www.rfc-editor.org/rfc/rfc5322#section-2.1.1" };
/// A subject; our own limit: no client shows more, and long folded subjects have been refused.
pub const SUBJECT: Limit =
    Limit { what: "subject", max: 150, unit: Unit::CodePoints, source: "https://github.com/odoo/odoo/issues/254670" };
/// A `mailto:` address; our own limit, since clients and proxies cut long links.
pub const MAILTO: Limit =
    Limit { what: "mailto link", max: 1000, unit: Unit::Bytes, source: "https://www.rfc-editor.org/rfc/rfc6068" };

/// Who a mail is from when nobody says so.
pub const DEFAULT_FROM: &str = "Countersign <countersign@localhost>";

/// A mail, whole and in its parts.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Mail {
    /// The subject, not encoded.
    pub subject: String,
    /// The HTML part.
    pub html: String,
    /// The plain text part.
    pub text: String,
    /// The RFC 5322 message, with CRLF.
    pub eml: String,
    /// Whether it offers to allow the act.
    #[serde(skip)]
    pub offers_allow: bool,
}

#[derive(Template)]
#[template(path = "email/card.html")]
struct HtmlPart<'a> {
    lang: &'a str,
    dir: &'static str,
    /// `left` or `right`: mail clients don't know `start`.
    start: &'static str,
    subject: Html<'a>,
    preheader: Html<'a>,
    logo: Option<(&'a str, Html<'a>)>,
    sign: &'static str,
    outcome: Option<HtmlLine<'a>>,
    careful: Option<String>,
    icon: Option<&'static str>,
    title: HtmlLine<'a>,
    picture: Option<(Html<'a>, String)>,
    paragraphs: Vec<HtmlLine<'a>>,
    facts: Vec<(HtmlLine<'a>, HtmlLine<'a>)>,
    reason: Option<(HtmlLine<'a>, HtmlLine<'a>)>,
    notices: Vec<(&'static str, HtmlLine<'a>)>,
    buttons: Vec<HtmlButton<'a>>,
    how_to: Option<HtmlLine<'a>>,
    links: Vec<(Html<'a>, String)>,
    footer: Vec<HtmlLine<'a>>,
    automatic: String,
}

struct HtmlButton<'a> {
    href: Html<'a>,
    label: String,
    colour: &'static str,
    border: &'static str,
}

#[derive(Template)]
#[template(path = "email/card.txt")]
struct TextPart<'a> {
    body: &'a str,
    cut: Vec<String>,
    footer: &'a str,
    buttons: Vec<(String, &'a str)>,
    how_to: Option<String>,
    automatic: &'a str,
}

/// Where an answer goes: a link for each decision, and the sentence that says how to reply where there are none.
struct Answers {
    buttons: Vec<(Decision, String, String, bool)>,
    how_to: Option<Line>,
    links: Vec<(String, String)>,
}

fn render(card: &Card, locale: &Locale, delivery: &Delivery<'_>) -> Rendered {
    let from = Mailbox::parse(delivery.from.unwrap_or(DEFAULT_FROM)).unwrap_or_else(Mailbox::nobody);
    let answered = reply_mailbox(&from, delivery);
    let subject = subject(card);
    let room = Room { budget: 86_000, cost: html_cost, per_fact: 210, per_text: 400, notice: 800, title: 8_000 };
    let (fitted, (html, answers)) = fit_measured(card, &room, HTML.max, |fitted| {
        let answers = answers(card, fitted, locale, delivery, &answered, &subject);
        let html = html_part(card, fitted, locale, delivery, &answers, &subject);
        (html.len(), (html, answers))
    });
    let text = text_part(card, &fitted, locale, delivery, &answers);
    let eml = message(card, delivery, &from, &subject, &text, &html);
    let findings = cut_findings(ROW.name, fitted.cut);
    let offers_allow = answers.buttons.iter().any(|button| button.0 == Decision::Allow)
        || answers.how_to.is_some() && allowed(card, &fitted, delivery);
    Rendered { payload: Payload::Email(Box::new(Mail { subject, html, text, eml, offers_allow })), findings }
}

/// Where answers go: the sender, with a tag that binds an answer to its card where there is a key and room for it.
fn reply_mailbox(from: &Mailbox, delivery: &Delivery<'_>) -> Mailbox {
    let tagged = delivery.issuer.reply_tag().zip(from.address.rsplit_once('@')).map(|(tag, (local, domain))| {
        // A tag of the sender's own gives way: servers read only what stands behind the first `+`.
        let local = local.split('+').next().unwrap_or_default();
        (local.len() + 1 + tag.len(), format!("{local}+{tag}@{domain}"))
    });
    match tagged {
        Some((length, address)) if length <= LOCAL_PART => Mailbox { name: from.name.clone(), address },
        _ => from.clone(),
    }
}

/// The longest part of an address before its `@`, in bytes (RFC 5321).
const LOCAL_PART: usize = 64;

/// Whether this mail may offer to allow the act.
fn allowed(card: &Card, fitted: &Fitted<'_>, delivery: &Delivery<'_>) -> bool {
    card.offers_allow() && (fitted.cut == 0 || delivery.allow_when_cut)
}

fn subject(card: &Card) -> String {
    let title = card.title.text().replace('\n', " ");
    let cut = title.char_indices().nth(SUBJECT.max - 2);
    match (&card.outcome, cut) {
        (None, None) => title,
        (None, Some((end, _))) => format!("{}…", &title[..end]),
        // Answers to one thread: Gmail keeps mails together only where the subject is the same.
        (Some(_), None) => format!("Re: {title}").chars().take(SUBJECT.max).collect(),
        (Some(_), Some(_)) => format!("Re: {}…", title.chars().take(SUBJECT.max - 6).collect::<String>()),
    }
}

fn answers(card: &Card, fitted: &Fitted<'_>, locale: &Locale, delivery: &Delivery<'_>, from: &Mailbox, subject: &str) -> Answers {
    let mut answers = Answers { buttons: Vec::new(), how_to: None, links: Vec::new() };
    if card.state != State::Pending {
        return answers;
    }
    let allowed = allowed(card, fitted, delivery);
    for action in card.actions.iter().filter(|action| allowed || action.decision != Decision::Allow) {
        let word = if action.decision == Decision::NotNow { "noWord" } else { "yesWord" };
        let href = delivery
            .link(&delivery.issuer.token(action.decision.into()))
            .unwrap_or_else(|| mailto(from, subject, &locale.text(word)));
        answers.buttons.push((action.decision, action.label.text(), href, action.danger));
    }
    if delivery.base_url.is_none() {
        let (id, word) = if allowed { ("replyByMail", "yesWord") } else { ("replyOnlyNo", "noWord") };
        answers.how_to = Some(Line::with(locale, id, &[("word", &Line::message(locale, word))]));
    }
    if !allowed && let Some(url) = delivery.link(&delivery.issuer.token(Purpose::View)) {
        answers.links.push((url, locale.text("showEverything")));
    }
    if let Some(url) = &card.link {
        answers.links.push((url.as_str().to_owned(), locale.text("more")));
    }
    answers
}

/// A link that opens a reply with the word in it (RFC 6068): every field percent-encoded, and kept short.
fn mailto(from: &Mailbox, subject: &str, word: &str) -> String {
    let encode = |text: &str| utf8_percent_encode(text, NON_ALPHANUMERIC).to_string();
    let address = from.address.split('@').map(encode).collect::<Vec<_>>().join("@");
    let head = format!("mailto:{address}?body={}", encode(word));
    let mut link = format!("{head}&subject=");
    for c in "Re: ".chars().chain(subject.chars()) {
        let encoded = encode(c.encode_utf8(&mut [0; 4]));
        if link.len() + encoded.len() > MAILTO.max {
            break;
        }
        link.push_str(&encoded);
    }
    link
}

fn html_part(
    card: &Card,
    fitted: &Fitted<'_>,
    locale: &Locale,
    delivery: &Delivery<'_>,
    answers: &Answers,
    subject: &str,
) -> String {
    let direction = card.direction;
    let line = |line| HtmlLine { line, direction };
    let preheader = preheader(card, fitted, locale);
    let cut = cut_notice(fitted, locale, delivery);
    let mut notices: Vec<_> = card.notices.iter().map(|notice| (notice.sign(), line(&notice.text))).collect();
    notices.extend(cut.iter().map(|text| ("⚠️", line(text))));
    let expiry = expiry(card, locale);
    let footer: Vec<_> = [fitted.asked_by.as_deref(), expiry.as_ref()].into_iter().flatten().map(line).collect();
    let part = HtmlPart {
        lang: locale.tag(),
        dir: direction.name(),
        start: if direction == crate::locale::Direction::Rtl { "right" } else { "left" },
        subject: Html(subject),
        preheader: Html(&preheader),
        logo: card
            .logo
            .as_ref()
            .filter(|_| delivery.images)
            .map(|logo| ("logo", Html(if logo.name.is_empty() { &logo.letters } else { logo.name }))),
        sign: sign(card.state),
        outcome: fitted.outcome.as_deref().map(line),
        careful: card.danger.then(|| locale.text("danger")),
        icon: card.icon.map(|icon| icon.emoji),
        title: line(&fitted.title),
        picture: card.picture.as_ref().filter(|_| delivery.images).map(|picture| (Html(picture.url.as_str()), picture.alt.text())),
        paragraphs: [fitted.verb_in_full.as_deref(), fitted.detail.as_deref()].into_iter().flatten().map(line).collect(),
        facts: fitted.facts.iter().map(|(name, value)| (line(name), line(value))).collect(),
        reason: fitted.reason.as_deref().zip(card.reason.as_ref()).map(|(text, reason)| (line(&reason.label), line(text))),
        notices,
        buttons: answers
            .buttons
            .iter()
            .map(|(decision, label, href, danger)| html_button(*decision, label, href, *danger))
            .collect(),
        how_to: answers.how_to.as_ref().map(line),
        links: answers.links.iter().map(|(url, label)| (Html(url), label.clone())).collect(),
        footer,
        automatic: locale.text("mailFooter"),
    };
    // Writing into memory can't fail; the plain part still says everything if it did.
    part.render().unwrap_or_default()
}

fn html_button<'a>(decision: Decision, label: &str, href: &'a str, danger: bool) -> HtmlButton<'a> {
    // Mid-tones with white labels: more than 4.5 to 1, and they live through clients that repaint light or dark grounds.
    let (colour, border) = match (decision, danger) {
        (_, true) => ("#b3261e", "#b3261e"),
        (Decision::Allow, false) => ("#1a6b3c", "#1a6b3c"),
        _ => ("#5f6570", "#5f6570"),
    };
    HtmlButton { href: Html(href), label: label.to_owned(), colour, border }
}

/// What a mailbox's list shows beside the subject: the first thing that the subject doesn't say.
fn preheader(card: &Card, fitted: &Fitted<'_>, locale: &Locale) -> String {
    let text = match (&card.outcome, &fitted.detail, fitted.facts.first()) {
        (Some(outcome), _, _) => outcome.text(),
        (None, Some(detail), _) => detail.text(),
        (None, None, Some((name, value))) => format!("{}: {}", name.text(), value.text()),
        (None, None, None) => locale.text("waiting"),
    };
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    match text.char_indices().nth(90) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text,
    }
}

fn expiry(card: &Card, locale: &Locale) -> Option<Line> {
    let expires = card.expires_at(ROW.timeout).filter(|_| card.state == State::Pending)?;
    Some(Line::with(locale, "answerBy", &[("time", &Line::ltr(minute(expires)))]))
}

fn text_part(card: &Card, fitted: &Fitted<'_>, locale: &Locale, delivery: &Delivery<'_>, answers: &Answers) -> String {
    let body = text::body(card, if card.danger { "⚠️ " } else { "" });
    let mut footer = String::new();
    for line in [card.asked_by.as_ref(), expiry(card, locale).as_ref()].into_iter().flatten() {
        footer.push_str(&line.text());
        footer.push('\n');
    }
    let links = delivery.base_url.is_some();
    let mut buttons: Vec<(String, &str)> =
        answers.buttons.iter().filter(|_| links).map(|(_, label, href, _)| (label.clone(), href.as_str())).collect();
    buttons.extend(answers.links.iter().map(|(url, label)| (label.clone(), url.as_str())));
    let part = TextPart {
        body: &body,
        // The plain part is whole; what the other part lacks is still said, since it is why nothing can be allowed.
        cut: cut_notice(fitted, locale, delivery).iter().map(Line::text).collect(),
        footer: &footer,
        buttons,
        how_to: answers.how_to.as_ref().map(Line::text),
        automatic: &locale.text("mailFooter"),
    };
    part.render().unwrap_or_default() + "\n"
}

fn message(card: &Card, delivery: &Delivery<'_>, from: &Mailbox, subject: &str, text: &str, html: &str) -> String {
    let digest = id_digest(&card.id.text());
    let boundary = |part: &str| format!("=_{part}_{digest}");
    // No transfer encoding of ours has to be escaped again, and no line is over the limit.
    let crlf = |text: &str| text.replace('\n', "\r\n");
    let html_part = MimePart::new(ContentType::new("text/html").attribute("charset", "utf-8"), crlf(html));
    let second = match card.logo.as_ref().filter(|_| delivery.images) {
        Some(logo) => {
            let picture = MimePart::new(ContentType::new("image/png"), monogram(logo)).inline().cid("logo");
            multipart("multipart/related", &boundary("related"), vec![html_part, picture])
        }
        None => html_part,
    };
    let text_part = MimePart::new(ContentType::new("text/plain").attribute("charset", "utf-8"), crlf(text));
    let body = multipart("multipart/alternative", &boundary("alternative"), vec![text_part, second]);
    let pending = card.state == State::Pending;
    let to = delivery.to.and_then(Mailbox::parse);
    let answers_to = reply_mailbox(from, delivery);
    let first = format!("cs.{digest}@{}", from.domain());
    let when = card.ended_at.or(card.asked_at).map_or(0, jiff::Timestamp::as_second);
    let mut mail = MessageBuilder::new()
        .from(from.to_address())
        .reply_to(answers_to.to_address())
        .subject(subject)
        .date(Date::new(when))
        .message_id(if pending { first.clone() } else { format!("cs.{digest}.{}@{}", card.state.name(), from.domain()) })
        .header("Auto-Submitted", Raw::new("auto-generated"))
        .header("X-Auto-Response-Suppress", Raw::new("All"))
        .header("Content-Language", Raw::new(card.locale.as_str()))
        .body(body);
    if let Some(to) = &to {
        mail = mail.to(to.to_address());
    }
    let thread = delivery.in_thread.and_then(message_id);
    let answered = if pending { thread } else { Some(first) };
    if let Some(answered) = answered {
        mail = mail.in_reply_to(answered.clone()).references(answered);
    }
    mail.write_to_string().unwrap_or_default()
}

fn multipart<'x>(kind: &'static str, boundary: &str, parts: Vec<MimePart<'x>>) -> MimePart<'x> {
    MimePart::new(ContentType::new(kind).attribute("boundary", boundary.to_owned()), BodyPart::Multipart(parts))
}

/// What the Message-ID of a card starts with, after `cs.`: 24 hexadecimal digits from the request's id as the card shows it.
pub fn id_digest(id: &str) -> String {
    hex(&Sha256::digest(id.as_bytes())[..12])
}

fn hex(bytes: &[u8]) -> String {
    use std::fmt::Write as _;
    bytes.iter().fold(String::new(), |mut out, byte| {
        let _ = write!(out, "{byte:02x}");
        out
    })
}

/// A Message-ID without its brackets, where it is one: it goes into a header as it is.
pub(crate) fn message_id(id: &str) -> Option<String> {
    let id = id.trim().trim_start_matches('<').trim_end_matches('>');
    let plain = id.bytes().all(|b| b.is_ascii_graphic() && b != b'<' && b != b'>');
    (plain && id.contains('@') && id.len() <= 250).then(|| id.to_owned())
}

/// A name and an address, both safe in a header.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mailbox {
    name: Option<String>,
    address: String,
}

impl Mailbox {
    /// Reads `Name <local@domain>` or `local@domain`; nothing where the address is not plain ASCII of that form.
    pub fn parse(text: &str) -> Option<Self> {
        let text = text.trim();
        let (name, address) = match text.strip_suffix('>').and_then(|text| text.rsplit_once('<')) {
            Some((name, address)) => (name.trim().trim_matches('"'), address),
            None => ("", text),
        };
        let (local, domain) = address.rsplit_once('@')?;
        let atom =
            |text: &str, also: &[u8]| !text.is_empty() && text.bytes().all(|b| b.is_ascii_alphanumeric() || also.contains(&b));
        let good = atom(local, b"!#$%&'*+-/=?^_`{|}~.") && atom(domain, b"-.") && address.len() <= 254;
        let name: String = name.chars().filter(|c| !c.is_control()).take(100).collect();
        good.then(|| Self { name: (!name.is_empty()).then_some(name), address: address.to_owned() })
    }

    fn nobody() -> Self {
        Self { name: None, address: "countersign@localhost".to_owned() }
    }

    /// The address alone.
    pub fn address(&self) -> &str {
        &self.address
    }

    fn domain(&self) -> &str {
        self.address.rsplit_once('@').map_or("localhost", |(_, domain)| domain)
    }

    fn to_address(&self) -> Address<'_> {
        Address::new_address(self.name.as_deref(), self.address.as_str())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mailboxes_and_ids_are_safe_in_a_header() {
        let mailbox = Mailbox::parse("\"Ask\" <ask@example.com>").unwrap();
        assert_eq!(
            (mailbox.name.as_deref(), mailbox.address.as_str(), mailbox.domain()),
            (Some("Ask"), "ask@example.com", "example.com")
        );
        for bad in ["", "x", "a@b\r\nBcc: c@d", "a b@c", "A <a@b> <c>", "a@ü.example"] {
            assert_eq!(Mailbox::parse(bad), None, "{bad:?}");
        }
        assert_eq!(Mailbox::parse("Evil\r\nBcc: x <a@b.c>").unwrap().name.as_deref(), Some("EvilBcc: x"));
        assert_eq!(message_id("<a@b>").as_deref(), Some("a@b"));
        assert_eq!(message_id("a@b\r\nBcc: c"), None);
    }

    #[test]
    fn mailto_links_are_encoded_and_short() {
        let from = Mailbox::parse("ask+1@example.com").unwrap();
        let link = mailto(&from, &"ü&?".repeat(500), "Yes");
        assert!(link.starts_with("mailto:ask%2B1@example%2Ecom?body=Yes&subject=Re%3A%20%C3%BC%26%3F"), "{link}");
        assert!(link.len() <= MAILTO.max);
    }
}
