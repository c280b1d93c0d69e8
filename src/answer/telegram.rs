//! Telegram's updates: presses of a button, and messages with words.
//!
//! Their shapes are at <https://core.telegram.org/bots/api#update>. `callback_data` comes from the presser's client, so it is
//! as good as typed by hand; who pressed and where is said by Telegram.

use serde_json::Value;
use unicode_segmentation::UnicodeSegmentation as _;

use super::event::{Event, Heard, Person, Place, Route, text_of};
use super::{Receipt, webhook};
use crate::error::{Error, ErrorKind};

/// The text of `answerCallbackQuery`, in UTF-16 units.
pub const TOAST: usize = 200;

/// The header that bears the secret which the webhook was set with.
pub const SECRET_HEADER: &str = "X-Telegram-Bot-Api-Secret-Token";

/// What a message may hold beside words: a file, a place, a sign.
const CONTENT: &[&str] = &[
    "animation",
    "audio",
    "contact",
    "dice",
    "document",
    "game",
    "live_photo",
    "location",
    "paid_media",
    "photo",
    "poll",
    "sticker",
    "story",
    "venue",
    "video",
    "video_note",
    "voice",
];

/// Whether a request to the webhook bears the secret, in constant time.
pub fn is_authentic(headers: &webhook::Headers, secret: &str) -> bool {
    headers.get(SECRET_HEADER).is_some_and(|given| webhook::same_secret(secret, given))
}

/// Reads an update.
///
/// # Errors
/// Where it is not a JSON object. An update that is no answer is an event of the host's.
pub fn decode(body: &[u8], receipt: &Receipt) -> Result<Event, Error> {
    let update: Value = serde_json::from_slice(body).unwrap_or_default();
    if !update.is_object() {
        return Err(Error::new(ErrorKind::Json, "", "expected an update as a JSON object, but found something else"));
    }
    // Channel posts, edits and business messages are nobody's answer.
    Ok(if let Some(query) = update.get("callback_query") {
        callback(query, receipt)
    } else if let Some(message) = update.get("message") {
        words(message, receipt)
    } else {
        Event::foreign()
    })
}

fn callback(query: &Value, receipt: &Receipt) -> Event {
    let (Some(data), Some(id)) = (query["data"].as_str(), query["id"].as_str()) else { return Event::foreign() };
    let message = &query["message"];
    let place = if message.is_object() { place(message, receipt) } else { private_place(&query["from"], receipt) };
    Event {
        heard: Heard::Token(data.to_owned()),
        by: person(&query["from"]),
        place,
        sent_at: None,
        to_card: true,
        route: Route::Callback { id: id.to_owned() },
    }
}

/// A query without its message says not where it comes from. A private chat has the number of the person in it.
fn private_place(from: &Value, receipt: &Receipt) -> Place {
    match &receipt.audience.chat {
        None => Place::Here,
        Some(chat) if text_of(&from["id"]).as_ref() == Some(chat) => Place::Here,
        Some(_) => Place::Unknown,
    }
}

fn words(message: &Value, receipt: &Receipt) -> Event {
    let has = |key: &str| message.get(key).is_some();
    // Words of others: a bot's, forwarded ones, what another bot wrote in the person's name.
    let by_other = message["from"]["is_bot"] == true && !has("sender_chat");
    if by_other || ["forward_origin", "forward_date", "is_automatic_forward", "via_bot"].iter().any(|key| has(key)) {
        return Event::foreign();
    }
    let heard = match message["text"].as_str().or_else(|| message["caption"].as_str()) {
        Some(words) => Heard::Words(words.into()),
        None if CONTENT.iter().any(|key| has(key)) => Heard::Nothing,
        None => return Event::foreign(),
    };
    let replied = text_of(&message["reply_to_message"]["message_id"]);
    // A topic's first message stands in for a reply where there is none.
    let in_topic = message["reply_to_message"].get("forum_topic_created").is_some();
    if let (Some(card), Some(replied)) = (&receipt.message, &replied)
        && card != replied
        && !in_topic
    {
        return Event::foreign();
    }
    let route = match (message["chat"]["id"].as_i64(), message["message_id"].as_i64()) {
        (Some(chat), Some(id)) => Route::Message { chat, thread: topic(message).and_then(|id| id.parse().ok()), message: id },
        _ => Route::None,
    };
    Event {
        heard,
        by: if has("sender_chat") { sender_chat(&message["sender_chat"]) } else { person(&message["from"]) },
        place: place(message, receipt),
        sent_at: message["date"].as_i64().and_then(|seconds| jiff::Timestamp::from_second(seconds).ok()),
        to_card: replied.is_some() && receipt.message.is_some() && !in_topic,
        route,
    }
}

/// Whether a message is in the card's chat and topic.
fn place(message: &Value, receipt: &Receipt) -> Place {
    let Some(expected) = &receipt.audience.chat else { return Place::Here };
    let chat = &message["chat"];
    let in_chat = match expected.strip_prefix('@') {
        Some(name) => chat["username"].as_str().is_some_and(|found| found.eq_ignore_ascii_case(name)),
        None => text_of(&chat["id"]).as_ref() == Some(expected),
    };
    // Of a message that the bot can't read any more, only chat and number are told.
    let inaccessible = message["date"] == 0;
    // The General topic has the number 1, and its messages bear none.
    let wanted = receipt.audience.thread.as_deref().filter(|thread| *thread != "1");
    let found = text_of(&message["message_thread_id"]);
    let in_topic = match wanted {
        Some(wanted) => found.as_deref() == Some(wanted),
        None => topic(message).is_none_or(|topic| topic == "1"),
    };
    if in_chat && (inaccessible || in_topic) { Place::Here } else { Place::Elsewhere }
}

/// The topic of a message. In a group without topics, the number stands for a thread of replies instead.
fn topic(message: &Value) -> Option<String> {
    text_of(&message["message_thread_id"]).filter(|_| message["is_topic_message"] == true)
}

fn person(from: &Value) -> Option<Person> {
    let id = text_of(&from["id"])?;
    let names = [&from["first_name"], &from["last_name"]];
    let name = names.iter().filter_map(|name| name.as_str()).collect::<Vec<_>>().join(" ");
    Some(Person { id: id.into(), name: (!name.is_empty()).then(|| name.into()) })
}

/// An administrator who writes as the group, or somebody who writes as a channel.
fn sender_chat(chat: &Value) -> Option<Person> {
    Some(Person { id: text_of(&chat["id"])?.into(), name: chat["title"].as_str().map(Into::into) })
}

/// A sentence cut to what `answerCallbackQuery` takes.
pub(super) fn toast(say: &str) -> String {
    let units = |text: &str| text.encode_utf16().count();
    if units(say) <= TOAST {
        return say.to_owned();
    }
    let mut left = TOAST - 1;
    let mut cut = String::new();
    for cluster in say.graphemes(true) {
        match left.checked_sub(units(cluster)) {
            Some(rest) => left = rest,
            None => break,
        }
        cut.push_str(cluster);
    }
    cut + "…"
}
