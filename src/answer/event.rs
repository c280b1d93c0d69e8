//! What came back from a platform, as far as it matters: who said what, where and when.

use serde_json::{Value, json};

use super::Refusal;
use crate::model::Untrusted;

/// An event of any platform. Everything in it was sent by somebody: nothing of it is believed before it is checked.
#[derive(Clone, Debug)]
pub struct Event {
    /// What was said.
    pub heard: Heard,
    /// By whom; nothing where the platform doesn't say.
    pub by: Option<Person>,
    /// Whether it comes from where the card is.
    pub place: Place,
    /// When it was said, where the platform says so.
    pub sent_at: Option<jiff::Timestamp>,
    /// Whether it names the card's own message: a button on it, or a reply to it.
    pub to_card: bool,
    /// Where to answer.
    pub route: Route,
}

/// What was said.
#[derive(Clone)]
pub enum Heard {
    /// A button or a link, with what it carries.
    Token(String),
    /// Words.
    Words(Untrusted),
    /// A file without words, a blank line: taken, and the question stays open.
    Nothing,
    /// Not an answer: it belongs to the host.
    Foreign,
    /// Something that can't count, whatever it says.
    Refused(Refusal),
}

impl std::fmt::Debug for Heard {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Self::Token(_) => "Token",
            Self::Words(_) => "Words",
            Self::Nothing => "Nothing",
            Self::Foreign => "Foreign",
            Self::Refused(_) => "Refused",
        })
    }
}

/// Who said it, by the platform's own id.
#[derive(Clone, Debug)]
pub struct Person {
    /// The id: Telegram's or Slack's user id, a mail address in lower case.
    pub id: Untrusted,
    /// A name for people.
    pub name: Option<Untrusted>,
}

/// Whether an event comes from where the card is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// It does, or the receipt names no place.
    Here,
    /// It comes from somewhere else.
    Elsewhere,
    /// The platform doesn't say.
    Unknown,
}

/// What it takes to answer an event.
#[derive(Clone, Debug)]
pub enum Route {
    /// `answerCallbackQuery`.
    Callback {
        /// The query's id.
        id: String,
    },
    /// `sendMessage` as a reply.
    Message {
        /// The chat's id.
        chat: i64,
        /// The thread in it.
        thread: Option<i64>,
        /// The message to reply to.
        message: i64,
    },
    /// Slack's `response_url`, and the message that the card is.
    Interaction {
        /// The address, where it is one of Slack's.
        url: Option<String>,
        /// Channel and `ts`.
        message: Option<(String, String)>,
    },
    /// `chat.postEphemeral`.
    Ephemeral {
        /// The channel.
        channel: String,
        /// Who is told.
        user: String,
        /// The thread.
        thread: Option<String>,
    },
    /// Nothing that could be answered to.
    None,
}

impl Event {
    /// An event that belongs to the host.
    pub fn foreign() -> Self {
        Self { heard: Heard::Foreign, by: None, place: Place::Unknown, sent_at: None, to_card: false, route: Route::None }
    }
}

/// A member of a JSON object that is a text or a whole number, as text.
pub(super) fn text_of(value: &Value) -> Option<String> {
    match value {
        Value::String(text) => Some(text.clone()),
        Value::Number(number) => Some(number.to_string()),
        _ => None,
    }
}

/// The telegram method or Slack call that tells the person what became of the answer.
pub(super) fn respond(route: &Route, say: &str, counts: bool) -> Option<Value> {
    Some(match route {
        Route::Callback { id } => json!({
            "method": "answerCallbackQuery",
            "callback_query_id": id,
            "text": super::telegram::toast(say),
            "show_alert": !counts,
        }),
        Route::Message { chat, thread, message } => {
            let mut body = json!({
                "method": "sendMessage",
                "chat_id": chat,
                "text": say,
                "link_preview_options": { "is_disabled": true },
                "reply_parameters": { "message_id": message, "allow_sending_without_reply": true },
            });
            if let (Some(thread), Some(object)) = (thread, body.as_object_mut()) {
                object.insert("message_thread_id".to_owned(), (*thread).into());
            }
            body
        }
        // The card itself says what was decided, so whoever decided needs no message; whoever didn't does.
        Route::Interaction { message: Some((channel, ts)), .. } if counts => {
            json!({ "method": "chat.update", "channel": channel, "ts": ts })
        }
        Route::Interaction { url: Some(url), .. } => json!({
            "response_url": url,
            "body": { "response_type": "ephemeral", "replace_original": false, "mrkdwn": false, "text": super::slack::plain(say) },
        }),
        Route::Ephemeral { channel, user, thread } => {
            let mut body = json!({ "method": "chat.postEphemeral", "channel": channel, "user": user, "parse": "none", "text": super::slack::plain(say) });
            if let (Some(thread), Some(object)) = (thread, body.as_object_mut()) {
                object.insert("thread_ts".to_owned(), thread.clone().into());
            }
            body
        }
        Route::Interaction { .. } | Route::None => return None,
    })
}
