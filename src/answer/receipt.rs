//! What is kept of a card that was shown: the completed request, where it went, and the digests that its tokens are bound to.

use crate::card::Card;
use crate::error::{Error, ErrorKind};
use crate::locale::{Languages, Locale};
use crate::model::digest::input_digest;
use crate::model::{ApprovalRequest, Outcome, State, Untrusted, Value, json, read_request};
use crate::platform::{Delivery, PLATFORMS, Payload, Platform};
use crate::redact::{Redactor, Slot};
use crate::token::{Audience, Binding, Issuer, KeyRing, card_id};
use sha2::{Digest as _, Sha256};

/// A card that was shown on one platform. Keep it where only you can write: a decision is no better than its receipt.
#[derive(Clone, Debug)]
pub struct Receipt {
    /// Where it was shown.
    pub platform: Platform,
    /// The place there.
    pub audience: Audience,
    /// How the question stands; whoever keeps the receipt writes the end here.
    pub state: State,
    /// The message that the card is: Telegram's `message_id`, Slack's `ts`. Nothing where nobody has noted it.
    pub message: Option<String>,
    /// When the question expires, in Unix seconds; nothing for a request that doesn't say when it was asked.
    pub expires_at: Option<u64>,
    /// Whether the card offered to allow.
    pub offers_allow: bool,
    locale: String,
    request: ApprovalRequest,
    /// The request's JSON, digit for digit.
    json: Value,
    input_digest: [u8; 32],
    /// Nothing for a mere request, which has no tokens.
    card_digest: Option<[u8; 32]>,
}

/// What a receipt is made from.
pub struct Shown<'a> {
    /// The request's JSON as it was read.
    pub json: Value,
    /// The request, completed: with id and time.
    pub request: &'a ApprovalRequest,
    /// The card in its pending state.
    pub card: &'a Card,
    /// Where it goes.
    pub platform: Platform,
    /// The place there.
    pub audience: Audience,
}

impl Shown<'_> {
    /// What the card's tokens are bound to.
    pub fn binding(&self) -> Binding {
        let input = input_digest(&self.request.input);
        Binding::new(&self.audience, &self.request.approvers, &input, &card_digest(self.card))
    }

    /// When its tokens expire, in Unix seconds; 0, which is past, where the request doesn't say when it was asked.
    pub fn expires_at(&self) -> u64 {
        self.card.expires_at(self.platform.row().timeout).and_then(|time| u64::try_from(time.as_second()).ok()).unwrap_or(0)
    }

    /// What makes its tokens.
    pub fn issuer(&self, ring: &KeyRing) -> Issuer {
        let id = self.request.id.as_ref().map_or("", Untrusted::raw);
        Issuer::signed(ring, id, self.expires_at(), self.binding())
    }

    /// The receipt, once the payload is made.
    pub fn receipt(self, payload: &Payload) -> Receipt {
        Receipt {
            platform: self.platform,
            state: State::Pending,
            message: None,
            expires_at: Some(self.expires_at()),
            offers_allow: offers_allow(self.card, payload),
            locale: self.card.locale.clone(),
            input_digest: input_digest(&self.request.input),
            card_digest: Some(card_digest(self.card)),
            json: completed(self.json, self.request, &self.card.locale),
            request: self.request.clone(),
            audience: self.audience,
        }
    }
}

impl Receipt {
    /// Reads a receipt; or an object of receipts by platform, as `render --platform all` writes it; or a mere request, which
    /// can be answered in words only.
    ///
    /// # Errors
    /// Where it is none of them, or a receipt for another platform.
    pub fn read(text: &str, platform: Platform) -> Result<Self, Error> {
        let value = json::parse(text)?.value;
        if value.get("receipt").is_some() {
            return Self::from_value(&value, platform);
        }
        if let Some(own) = value.get(platform.row().name)
            && own.get("receipt").is_some()
        {
            return Self::from_value(own, platform);
        }
        Self::of_request(text, value, platform)
    }

    fn from_value(value: &Value, platform: Platform) -> Result<Self, Error> {
        let wrong = |at: &str, detail: &str| Error::new(ErrorKind::Request, at.to_owned(), detail.to_owned());
        let text = |key: &str| match value.get(key) {
            Some(Value::Text(text)) => Some(text.raw()),
            _ => None,
        };
        let digest = |key: &str, at: &str| {
            text(key).and_then(unhex).ok_or_else(|| wrong(at, "expected 64 hexadecimal digits in lower case"))
        };
        if !matches!(value.get("receipt"), Some(Value::Number(version)) if version == "1") {
            return Err(wrong("/receipt", "expected 1, the version of receipts"));
        }
        let named = PLATFORMS.iter().find(|row| text("platform") == Some(row.name));
        if named.is_none_or(|row| row.platform != platform) {
            return Err(wrong("/platform", &format!("expected a receipt of {}, but found another", platform.row().name)));
        }
        let part = |key: &str| match value.get("audience").and_then(|audience| audience.get(key)) {
            Some(Value::Text(text)) => Some(text.raw().to_owned()),
            _ => None,
        };
        let audience = Audience { connector: platform.row().name.to_owned(), chat: part("chat"), thread: part("thread") };
        let state = text("state").and_then(State::from_name).ok_or_else(|| wrong("/state", "expected the name of a state"))?;
        let expires_at = match value.get("expires_at") {
            Some(Value::Text(time)) => {
                time.raw().parse::<jiff::Timestamp>().ok().and_then(|time| u64::try_from(time.as_second()).ok())
            }
            _ => None,
        };
        let expires_at = expires_at.ok_or_else(|| wrong("/expires_at", "expected a time such as 2026-11-30T12:00:00Z"))?;
        let Some(Value::List(not_offered)) = value.get("not_offered") else {
            return Err(wrong("/not_offered", "expected a list"));
        };
        let json = value.get("request").cloned().ok_or_else(|| wrong("/request", "expected the request, but found none"))?;
        let mut written = String::new();
        json.write(&mut written);
        let request = read_request(&written)?.request;
        let locale = text("locale").ok_or_else(|| wrong("/locale", "expected a language tag"))?.to_owned();
        let receipt = Self {
            platform,
            audience,
            state,
            message: text("message").map(str::to_owned),
            expires_at: Some(expires_at),
            offers_allow: not_offered.is_empty(),
            locale,
            input_digest: digest("input_digest", "/input_digest")?,
            card_digest: Some(digest("card_digest", "/card_digest")?),
            request,
            json,
        };
        if text("card_id") != Some(receipt.card_id().as_str()) {
            return Err(wrong("/card_id", "expected the id that follows from the request's id"));
        }
        Ok(receipt)
    }

    /// A request that is pending in its thread. Whether it can be allowed says the card that it gives.
    fn of_request(text: &str, json: Value, platform: Platform) -> Result<Self, Error> {
        let request = read_request(text)?.request;
        let audience = audience_of(&request, platform);
        let wanted = request.locale.as_deref().unwrap_or(crate::locale::catalogue::SOURCE);
        let (locale, _) = Languages::embedded().best(wanted);
        let card = crate::card::compose(&request, &Outcome::PENDING, locale, Redactor::standard(), &mut Vec::new());
        let issuer = Issuer::unsigned("", 0);
        let payload = platform.render(&card, locale, &Delivery::new(&issuer)).payload;
        let expires_at = card.expires_at(platform.row().timeout).and_then(|time| u64::try_from(time.as_second()).ok());
        Ok(Self {
            platform,
            audience,
            state: State::Pending,
            message: None,
            expires_at,
            offers_allow: offers_allow(&card, &payload),
            locale: locale.tag().to_owned(),
            input_digest: input_digest(&request.input),
            card_digest: None,
            request,
            json,
        })
    }

    /// As JSON, the request digit for digit as it came.
    pub fn to_value(&self) -> Value {
        let text = |text: &str| Value::Text(text.into());
        let maybe = |part: &Option<String>| part.as_deref().map_or(Value::Null, text);
        let time = self.expires_at.and_then(|seconds| jiff::Timestamp::from_second(i64::try_from(seconds).ok()?).ok());
        let member = |key: &str, value| (Untrusted::from(key), value);
        Value::Object(vec![
            member("receipt", Value::Number("1".to_owned())),
            member("platform", text(self.platform.row().name)),
            member("card_id", text(&self.card_id())),
            member("state", text(self.state.name())),
            member("locale", text(&self.locale)),
            member(
                "audience",
                Value::Object(vec![member("chat", maybe(&self.audience.chat)), member("thread", maybe(&self.audience.thread))]),
            ),
            member("message", maybe(&self.message)),
            member("expires_at", time.map_or(Value::Null, |time| text(&time.to_string()))),
            member("input_digest", text(&hex(&self.input_digest))),
            member("card_digest", self.card_digest.map_or(Value::Null, |digest| text(&hex(&digest)))),
            member("not_offered", Value::List(if self.offers_allow { Vec::new() } else { vec![text("allow")] })),
            member("request", self.json.clone()),
        ])
    }

    /// The request.
    pub fn request(&self) -> &ApprovalRequest {
        &self.request
    }

    /// The language that the card was in.
    pub fn locale(&self) -> &'static Locale {
        Languages::embedded().best(&self.locale).0
    }

    /// The id of its card, as its tokens bear it.
    pub fn card_id(&self) -> String {
        card_id(self.request.id.as_ref().map_or("", Untrusted::raw))
    }

    /// The digest of the input that was shown.
    pub fn input_digest(&self) -> [u8; 32] {
        self.input_digest
    }

    /// What its tokens are bound to; nothing for a mere request, which has none.
    pub fn binding(&self) -> Option<Binding> {
        Some(Binding::new(&self.audience, &self.request.approvers, &self.input_digest, &self.card_digest?))
    }

    /// What made its tokens; nothing for a mere request.
    pub fn issuer(&self, ring: &KeyRing) -> Option<Issuer> {
        let id = self.request.id.as_ref().map_or("", Untrusted::raw);
        Some(Issuer::signed(ring, id, self.expires_at.unwrap_or(0), self.binding()?))
    }

    /// The request's id as it is shown.
    pub fn shown_id(&self, redactor: &Redactor) -> Option<String> {
        self.request.id.as_ref().map(|id| redactor.hide(id.raw()).into_owned())
    }

    /// The id as the card shows it, from which a mail's Message-ID is made.
    pub(super) fn shown_line(&self, redactor: &Redactor) -> String {
        self.request.id.as_ref().map(|id| redactor.show(id, Slot::Line).as_str().to_owned()).unwrap_or_default()
    }
}

/// The place that a request's own `thread` names, where it is one of this platform: `-100123:7` is chat and thread.
pub fn audience_of(request: &ApprovalRequest, platform: Platform) -> Audience {
    let connector = platform.row().name.to_owned();
    let Some(thread) = request.thread.as_ref().filter(|thread| thread.connector == connector) else {
        return Audience { connector, chat: None, thread: None };
    };
    let key = thread.key.raw();
    let (chat, inner) = match platform {
        Platform::Telegram | Platform::Slack => key.split_once(':').map_or((key, None), |(chat, inner)| (chat, Some(inner))),
        Platform::Email | Platform::Text => (key, None),
    };
    Audience { connector, chat: Some(chat.to_owned()), thread: inner.map(str::to_owned) }
}

/// SHA-256 of the card's JSON: what was shown.
pub fn card_digest(card: &Card) -> [u8; 32] {
    // A card is plain data, which can always be written.
    Sha256::digest(serde_json::to_vec(card).unwrap_or_default()).into()
}

/// Whether a person can allow from there, be it by a word.
fn offers_allow(card: &Card, payload: &Payload) -> bool {
    match payload {
        Payload::Text(_) => card.offers_allow(),
        other => other.offers_allow(),
    }
}

/// The request's JSON with id, time and language; a bare hook output becomes a whole request.
fn completed(json: Value, request: &ApprovalRequest, locale: &str) -> Value {
    let key = |name: &str| Untrusted::from(name);
    let mut members = match json {
        Value::Object(members) if members.iter().any(|(name, _)| name.raw() == "tool") => members,
        hook => {
            let tool = Value::Object(vec![(key("name"), Value::Text(request.tool.name.clone()))]);
            vec![(key("tool"), tool), (key("confirm"), hook)]
        }
    };
    let time = request.asked_at.map(|time| Value::Text(time.to_string().into()));
    let id = request.id.clone().map(Value::Text);
    for (name, value) in [("id", id), ("asked_at", time), ("locale", Some(Value::Text(locale.into())))] {
        let Some(value) = value else { continue };
        match members.iter_mut().find(|(known, _)| known.raw() == name) {
            Some((_, old)) => *old = value,
            None => members.push((key(name), value)),
        }
    }
    Value::Object(members)
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().flat_map(|byte| [byte >> 4, byte & 15]).filter_map(|digit| char::from_digit(u32::from(digit), 16)).collect()
}

fn unhex(text: &str) -> Option<[u8; 32]> {
    let digits = text.as_bytes();
    let mut bytes = [0; 32];
    if digits.len() != 64 || !digits.iter().all(|c| matches!(c, b'0'..=b'9' | b'a'..=b'f')) {
        return None;
    }
    for (byte, pair) in bytes.iter_mut().zip(digits.chunks(2)) {
        *byte = u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok()?;
    }
    Some(bytes)
}
