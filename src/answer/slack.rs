//! Slack's interactions: presses of a button, and messages of the Events API with words.
//!
//! The shapes are at <https://docs.slack.dev/reference/interaction-payloads/block_actions-payload>, the signature at
//! <https://docs.slack.dev/authentication/verifying-requests-from-slack>.

use std::borrow::Cow;

use hmac::{Hmac, KeyInit as _, Mac as _};
use percent_encoding::percent_decode_str;
use serde_json::Value;
use sha2::Sha256;

use super::event::{Event, Heard, Person, Place, Route};
use super::{Receipt, webhook};
use crate::error::{Error, ErrorKind};
use crate::platform::escape;

/// How far a request's time may be from ours, in seconds.
pub const WINDOW: i64 = 300;

/// The header with a request's time, in Unix seconds.
pub const TIME_HEADER: &str = "X-Slack-Request-Timestamp";
/// The header with its signature.
pub const SIGNATURE_HEADER: &str = "X-Slack-Signature";

/// Whether a request is Slack's: its signature over the raw body (v0), and a time within five minutes of ours.
pub fn is_authentic(headers: &webhook::Headers, body: &[u8], secret: &str, now: jiff::Timestamp) -> bool {
    let (Some(time), Some(signature)) = (headers.get(TIME_HEADER), headers.get(SIGNATURE_HEADER)) else { return false };
    let in_time = time.parse::<i64>().is_ok_and(|time| now.as_second().abs_diff(time) <= WINDOW.unsigned_abs());
    let signature = signature.strip_prefix("v0=").and_then(unhex);
    let (true, false, Some(signature)) = (in_time, secret.is_empty(), signature) else { return false };
    let Ok(mac) = Hmac::<Sha256>::new_from_slice(secret.as_bytes()) else { return false };
    mac.chain_update("v0:").chain_update(time).chain_update(":").chain_update(body).verify_slice(&signature).is_ok()
}

/// Reads an interaction: a form with a `payload`, the payload itself, an envelope of Socket Mode, or an event of the Events
/// API.
///
/// # Errors
/// Where it is none of these. One that is no answer is an event of the host's.
pub fn decode(body: &[u8], receipt: &Receipt) -> Result<Event, Error> {
    let text = std::str::from_utf8(body).unwrap_or_default().trim();
    let json = if text.starts_with('{') { Some(Cow::Borrowed(text)) } else { field(text, "payload").map(Cow::Owned) };
    let value: Value = json.and_then(|json| serde_json::from_str(&json).ok()).unwrap_or_default();
    if !value.is_object() {
        return Err(Error::new(ErrorKind::Json, "", "expected a form with a `payload`, or the payload as a JSON object"));
    }
    let value = if value["type"] == "interactive" && value["payload"].is_object() { &value["payload"] } else { &value };
    Ok(match value["type"].as_str() {
        Some("block_actions") => actions(value, receipt),
        Some("event_callback") => message(&value["event"], receipt),
        Some("events_api") => message(&value["payload"]["event"], receipt),
        _ => Event::foreign(),
    })
}

fn actions(payload: &Value, receipt: &Receipt) -> Event {
    let action = payload["actions"].as_array().and_then(|actions| actions.first());
    // A button that is a link carries nothing: it only wants to be acknowledged.
    let Some(token) = action.filter(|action| action["type"] == "button").and_then(|action| action["value"].as_str()) else {
        return Event::foreign();
    };
    let container = &payload["container"];
    let or = |first: &Value, second: &Value| first.as_str().or(second.as_str()).map(str::to_owned);
    let channel = or(&container["channel_id"], &payload["channel"]["id"]);
    let ts = or(&container["message_ts"], &payload["message"]["ts"]);
    let thread = or(&container["thread_ts"], &payload["message"]["thread_ts"]);
    // An ephemeral message can't be updated by `chat.update`.
    let ephemeral = container["is_ephemeral"] == true;
    let place = place(channel.as_deref(), thread.as_deref(), ts.as_deref(), receipt);
    Event {
        heard: Heard::Token(token.to_owned()),
        by: person(&payload["user"]),
        place,
        sent_at: None,
        to_card: true,
        route: Route::Interaction {
            url: payload["response_url"].as_str().filter(|url| is_slacks(url)).map(str::to_owned),
            message: channel.zip(ts).filter(|_| !ephemeral),
        },
    }
}

fn message(event: &Value, receipt: &Receipt) -> Event {
    let has = |key: &str| event.get(key).is_some_and(|value| !value.is_null());
    let subtype = event["subtype"].as_str();
    let with_file = subtype == Some("file_share");
    if event["type"] != "message" || has("bot_id") || subtype.is_some_and(|subtype| !with_file && subtype != "thread_broadcast") {
        return Event::foreign();
    }
    let (Some(user), Some(channel), Some(ts)) = (event["user"].as_str(), event["channel"].as_str(), event["ts"].as_str()) else {
        return Event::foreign();
    };
    let text = unescaped(event["text"].as_str().unwrap_or_default());
    let heard = match text.trim().is_empty() {
        true if with_file || has("files") => Heard::Nothing,
        true => return Event::foreign(),
        false => Heard::Words(text.into()),
    };
    let thread = event["thread_ts"].as_str();
    Event {
        heard,
        by: Some(Person { id: user.into(), name: None }),
        place: place(Some(channel), thread, None, receipt),
        sent_at: ts.split_once('.').and_then(|(seconds, _)| jiff::Timestamp::from_second(seconds.parse().ok()?).ok()),
        to_card: thread.is_some() && thread == receipt.message.as_deref(),
        route: Route::Ephemeral { channel: channel.to_owned(), user: user.to_owned(), thread: thread.map(str::to_owned) },
    }
}

/// Whether it comes from the card's channel and thread. A thread may have grown under the card itself.
fn place(channel: Option<&str>, thread: Option<&str>, message: Option<&str>, receipt: &Receipt) -> Place {
    let Some(expected) = &receipt.audience.chat else { return Place::Here };
    let in_thread = match (&receipt.audience.thread, thread) {
        (Some(expected), Some(found)) => expected == found,
        // The first message of a thread may bear no thread.
        (Some(_), None) => false,
        (None, Some(found)) => Some(found) == message || Some(found) == receipt.message.as_deref(),
        (None, None) => true,
    };
    match channel {
        None => Place::Unknown,
        Some(channel) if channel == expected && in_thread => Place::Here,
        Some(_) => Place::Elsewhere,
    }
}

fn person(user: &Value) -> Option<Person> {
    let id = user["id"].as_str()?;
    let name = user["name"].as_str().or_else(|| user["username"].as_str());
    Some(Person { id: id.into(), name: name.map(Into::into) })
}

/// Whether an address is one to which Slack takes answers: nothing may be sent to any other.
fn is_slacks(url: &str) -> bool {
    let host = |domain: &str| url.strip_prefix(domain).is_some_and(|rest| rest.starts_with('/'));
    (host("https://hooks.slack.com") || host("https://hooks.slack-gov.com")) && url.bytes().all(|b| b.is_ascii_graphic())
}

/// A field of a form.
fn field(form: &str, name: &str) -> Option<String> {
    let value = form.split('&').find_map(|pair| pair.strip_prefix(name)?.strip_prefix('='))?;
    let value = value.replace('+', " ");
    Some(percent_decode_str(&value).decode_utf8().ok()?.into_owned())
}

/// Slack escapes three characters in the text of a message.
fn unescaped(text: &str) -> String {
    let mut parts = text.split('&');
    let mut out = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let known = [("amp;", '&'), ("lt;", '<'), ("gt;", '>')];
        match known.iter().find_map(|(name, c)| Some((c, part.strip_prefix(name)?))) {
            Some((c, rest)) => {
                out.push(*c);
                out.push_str(rest);
            }
            None => {
                out.push('&');
                out.push_str(part);
            }
        }
    }
    out
}

/// A sentence in which nothing of a name is read as markup.
pub(super) fn plain(say: &str) -> String {
    escape::slack_mrkdwn(say)
}

fn unhex(text: &str) -> Option<[u8; 32]> {
    let mut bytes = [0; 32];
    if text.len() != 64 || !text.bytes().all(|c| c.is_ascii_hexdigit()) {
        return None;
    }
    for (n, byte) in bytes.iter_mut().enumerate() {
        *byte = u8::from_str_radix(text.get(2 * n..2 * n + 2)?, 16).ok()?;
    }
    Some(bytes)
}
