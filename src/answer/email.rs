//! Mails as answers: who really sent one, whether a person did, which question it is about, and what it says.
//!
//! The checks stand in the order of docs/decisions/0007-tokens.md: whether a machine wrote it, exactly one sender, proof of that
//! sender by a host that the caller trusts, the question, and last the words.

use std::borrow::Cow;

use mail_parser::{Address, HeaderName, HeaderValue, Message, MessageParser, PartType};

use super::event::{Event, Heard, Person, Place, Route};
use super::{Asked, Refusal, mail_text};
use crate::error::{Error, ErrorKind};
use crate::model::Approvers;
use crate::platform::email::{Mailbox, id_digest};

/// The longest mail that is read, in bytes.
pub const MAIL_BYTES: usize = 32 * 1024 * 1024;
/// How much of its text is read, in bytes: an answer stands at the top.
pub const TEXT_BYTES: usize = 64 * 1024;

/// How it is known that whoever a mail names as its sender did send it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trust<'a> {
    /// By a `dmarc=pass` in the Authentication-Results of the host of this name (its `authserv-id`).
    Host(&'a str),
    /// It was checked before it came here.
    Checked,
    /// Not at all: no mail counts.
    Nothing,
}

/// Headers in which an address of ours may stand.
const RECIPIENTS: &[&str] = &["To", "Cc", "Delivered-To", "X-Original-To", "Envelope-To", "X-Envelope-To", "Resent-To"];

/// Starts of a subject that only machines write.
const AUTOMATIC_SUBJECTS: &[&str] = &[
    "automatic reply",
    "auto reply",
    "auto-reply",
    "autoreply",
    "auto:",
    "out of office",
    "out of the office",
    "automatische antwort",
    "abwesenheitsnotiz",
    "abwesend",
    "réponse automatique",
    "respuesta automática",
    "risposta automatica",
    "resposta automática",
    "automatisch antwoord",
    "autosvar",
    "undeliverable",
    "undelivered mail",
    "delivery status notification",
    "mail delivery failed",
    "自動返信",
    "自动回复",
    "رد تلقائي",
];

/// Reads a mail.
///
/// # Errors
/// Where it is no mail, or longer than [`MAIL_BYTES`].
pub fn decode(bytes: &[u8], trust: Trust<'_>, asked: &Asked<'_>) -> Result<Event, Error> {
    let wrong = |detail: &str| Error::new(ErrorKind::Request, "", detail);
    if bytes.len() > MAIL_BYTES {
        return Err(wrong("expected a mail of at most 32 MiB"));
    }
    let mail = MessageParser::default().parse(bytes).filter(|mail| !mail.headers().is_empty());
    let mail = mail.ok_or_else(|| wrong("expected a mail with headers, but found something else"))?;
    let refused = |refusal, by| Event { heard: Heard::Refused(refusal), by, to_card: true, ..Event::foreign() };
    if is_automatic(&mail) {
        return Ok(refused(Refusal::Automatic, None));
    }
    let Some(sender) = sender(&mail) else { return Ok(refused(Refusal::Unauthenticated, None)) };
    let proven = match trust {
        Trust::Checked => true,
        Trust::Host(host) => passes_dmarc(&mail, host, &sender.1),
        Trust::Nothing => false,
    };
    if !proven {
        return Ok(refused(Refusal::Unauthenticated, None));
    }
    let (name, address) = sender;
    let by = Some(Person { id: address.as_str().into(), name: name.map(Into::into) });
    if !is_about(&mail, asked) {
        return Ok(Event { heard: Heard::Refused(Refusal::Unknown), by, ..Event::foreign() });
    }
    // Anyone who can see the card may answer: in mail, that is whom it was sent to.
    let receipt = asked.receipt;
    if receipt.request().approvers == Approvers::Anyone
        && receipt.audience.chat.as_ref().is_some_and(|to| !to.eq_ignore_ascii_case(&address))
    {
        return Ok(refused(Refusal::WrongPlace, by));
    }
    let words = mail_text::written(&text(&mail));
    // The time in a mail is its sender's; that it answers the card's own mail says more.
    Ok(Event { heard: Heard::Words(words.into()), by, place: Place::Here, sent_at: None, to_card: true, route: Route::None })
}

/// The mail's own headers of a name, each on one line.
fn headers<'m>(mail: &'m Message<'_>, name: &'m str) -> impl Iterator<Item = String> + 'm {
    let found = mail.headers_raw().filter(move |(known, _)| known.eq_ignore_ascii_case(name));
    found.map(|(_, value)| value.split_whitespace().collect::<Vec<_>>().join(" "))
}

/// Whether a machine wrote it: an out-of-office note, a bounce, a list.
fn is_automatic(mail: &Message<'_>) -> bool {
    let header = |name: &'static str| headers(mail, name).next().map(|value| value.to_lowercase());
    let word = |value: &str| value.split([';', ' ', '(']).next().unwrap_or_default().to_owned();
    let says_no = |value: &str| matches!(word(value).as_str(), "no" | "none" | "false");
    let submitted = header("Auto-Submitted").is_some_and(|value| word(&value) != "no");
    let flagged = ["X-Autoreply", "X-Autorespond", "X-Autoresponder", "X-Auto-Reply", "X-Failed-Recipients"]
        .into_iter()
        .any(|name| header(name).is_some_and(|value| !says_no(&value)));
    let precedence =
        header("Precedence").is_some_and(|value| matches!(word(&value).as_str(), "auto_reply" | "bulk" | "junk" | "list"));
    let report = header("Content-Type").is_some_and(|value| value.starts_with("multipart/report"));
    let bounce = header("Return-Path").is_some_and(|value| value.replace(' ', "") == "<>");
    let robot = header("From").is_some_and(|from| ["mailer-daemon@", "postmaster@"].iter().any(|name| from.contains(name)));
    let subject = mail.subject().unwrap_or_default().trim().to_lowercase();
    let titled = AUTOMATIC_SUBJECTS.iter().any(|start| subject.starts_with(start));
    submitted || flagged || precedence || report || bounce || robot || titled || header("List-Id").is_some()
}

/// Name and address of the one sender, in lower case; nothing where there are several, or the header can be read in two ways.
fn sender(mail: &Message<'_>) -> Option<(Option<String>, String)> {
    let mut raw = headers(mail, "From");
    let only = raw.next()?;
    if raw.next().is_some() {
        return None;
    }
    let bare = without_comments(&only)?;
    let address = match bare.split_once('<') {
        Some((phrase, rest)) if !phrase.contains(['@', ',', ':', ';']) => rest.trim().strip_suffix('>')?,
        Some(_) => return None,
        None => bare.trim(),
    };
    let address = Mailbox::parse(address.trim())?.address().to_lowercase();
    // What the parser reads must be the same address: two readings are two senders.
    let parsed = match mail.header(HeaderName::From)? {
        HeaderValue::Address(Address::List(list)) => match list.as_slice() {
            [one] => one,
            _ => return None,
        },
        _ => return None,
    };
    let same = parsed.address.as_deref().is_some_and(|parsed| parsed.eq_ignore_ascii_case(&address));
    same.then(|| (parsed.name.as_deref().map(str::to_owned), address))
}

/// A header's value with quoted texts and comments taken out; nothing where one of them does not end.
fn without_comments(value: &str) -> Option<String> {
    let mut out = String::with_capacity(value.len());
    let (mut quoted, mut depth) = (false, 0_usize);
    let mut chars = value.chars();
    while let Some(c) = chars.next() {
        match c {
            '\\' if quoted || depth > 0 => drop(chars.next()?),
            '"' if depth == 0 => quoted = !quoted,
            '(' if !quoted => depth += 1,
            ')' if !quoted => depth = depth.checked_sub(1)?,
            c if !quoted && depth == 0 => out.push(c),
            _ => {}
        }
    }
    (!quoted && depth == 0).then_some(out)
}

/// Whether the topmost results of a host say that DMARC passed for the sender's domain (RFC 8601). Those of other hosts may
/// have been written by anybody, and those further down by whoever sent the mail.
fn passes_dmarc(mail: &Message<'_>, host: &str, sender: &str) -> bool {
    let domain = sender.rsplit_once('@').map_or("", |(_, domain)| domain);
    let results = headers(mail, "Authentication-Results").filter_map(|value| without_comments(&value));
    let own = results.map(|value| value.to_lowercase()).find(|value| {
        let id = value.split(';').next().unwrap_or_default();
        id.split_whitespace().next().is_some_and(|id| id.eq_ignore_ascii_case(host))
    });
    let Some(own) = own else { return false };
    let mut dmarc = own.split(';').skip(1).map(str::trim).filter(|result| result.replace(' ', "").starts_with("dmarc=")).peekable();
    dmarc.peek().is_some()
        && dmarc.all(|result| {
            let result = result.replace(" =", "=").replace("= ", "=");
            let mut words = result.split_whitespace();
            words.next() == Some("dmarc=pass")
                && words.filter_map(|word| word.strip_prefix("header.from=")).all(|from| from == domain)
        })
}

/// Whether a mail answers the card: by the tag in the address that it went to, or by the card's Message-ID.
fn is_about(mail: &Message<'_>, asked: &Asked<'_>) -> bool {
    let receipt = asked.receipt;
    let issuer = asked.ring.and_then(|ring| receipt.issuer(ring));
    let tagged = issuer.is_some_and(|issuer| {
        let recipients = RECIPIENTS.iter().flat_map(|name| headers(mail, name));
        recipients.flat_map(|value| tags(&value)).any(|tag| issuer.is_reply_tag(&tag))
    });
    if tagged {
        return true;
    }
    let references: Vec<String> = ["In-Reply-To", "References"].iter().flat_map(|name| headers(mail, name)).collect();
    let ids: Vec<&str> =
        references.iter().flat_map(|value| value.split([' ', '<', '>', ','])).filter(|id| id.starts_with("cs.")).collect();
    let digest = id_digest(&receipt.shown_line(asked.redactor));
    let own =
        |id: &&str| id.strip_prefix("cs.").and_then(|id| id.strip_prefix(&digest)).is_some_and(|rest| rest.starts_with(['@', '.']));
    match receipt.request().id {
        Some(_) if ids.iter().any(own) => true,
        // A mere request is the one that is pending; a mail that names another question of ours is not about it.
        Some(_) => receipt.binding().is_none() && ids.is_empty(),
        None => true,
    }
}

/// What stands behind a `+` in the addresses of a header.
fn tags(value: &str) -> Vec<String> {
    let words = value.split([' ', '<', '>', ',', ';', '"', '(', ')']);
    words.filter_map(|word| Some(word.rsplit_once('@')?.0.rsplit_once('+')?.1.to_owned())).collect()
}

/// The text of a mail: its plain part, or else its HTML part without what is marked as quoted.
fn text(mail: &Message<'_>) -> String {
    let start = |text: &Cow<'_, str>| {
        let mut end = text.len().min(TEXT_BYTES);
        while !text.is_char_boundary(end) {
            end -= 1;
        }
        text[..end].to_owned()
    };
    let plain = mail.text_bodies().find_map(|part| match &part.body {
        PartType::Text(text) if !crate::locale::words::is_blank(text) => Some(start(text)),
        _ => None,
    });
    // Quoted HTML may be long before it, so it is read whole.
    let html = || {
        mail.html_bodies().find_map(|part| match &part.body {
            PartType::Html(html) => Some(start(&Cow::Owned(mail_text::of_html(html)))),
            _ => None,
        })
    };
    plain.or_else(html).unwrap_or_default()
}
