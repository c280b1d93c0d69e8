//! How a question is written down in Redis: fields of a hash, two of which are JSON.
//!
//! The fields that change (`state`, `at`, `by`, `reason`, `posted`) are written by scripts; what was asked never changes.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use serde_json::{Value, json};

use super::question::{Ended, Entry, Mode, Person, Posted, Question};
use super::store::WaitError;
use crate::model::{Approvers, State, Thread, Untrusted};

/// A hash as Redis gives it.
pub(super) type Fields = HashMap<String, String>;

/// The name of a mode, which the scripts compare.
pub(super) fn mode_name(mode: Mode) -> &'static str {
    match mode {
        Mode::Reply => "reply",
        Mode::Button => "button",
    }
}

/// What was asked.
pub(super) fn question_text(question: &Question) -> String {
    let approvers = match &question.approvers {
        Approvers::Anyone => Value::Null,
        Approvers::Only(ids) => ids.iter().map(Untrusted::raw).collect(),
    };
    json!({
        "id": question.id,
        "connector": question.thread.connector,
        "thread": question.thread.key.raw(),
        "approvers": approvers,
        "offers_allow": question.offers_allow,
        "locale": question.locale,
        "timeout": millis(question.waits()),
    })
    .to_string()
}

/// The card's message.
pub(super) fn posted_text(posted: &Posted) -> String {
    json!({ "message": posted.message, "at": posted.at.as_microsecond(), "order": posted.order }).to_string()
}

/// Who decided; nothing where nobody did.
pub(super) fn person_text(person: Option<&Person>) -> String {
    let Some(person) = person else { return String::new() };
    json!({ "id": person.id.raw(), "name": person.name.as_ref().map(Untrusted::raw) }).to_string()
}

/// Reads an entry back; nothing where there was no hash.
pub(super) fn entry(now: &str, fields: &Fields) -> Result<Option<Entry>, WaitError> {
    if fields.is_empty() {
        return Ok(None);
    }
    read(now, fields).map(Some).ok_or(WaitError::Foreign)
}

fn read(now: &str, fields: &Fields) -> Option<Entry> {
    let field = |name: &str| fields.get(name).map(String::as_str);
    if field("v")? != "1" {
        return None;
    }
    let state = State::from_name(field("state")?)?;
    let ended = match state {
        State::Pending => None,
        _ => Some(Ended {
            state,
            by: match field("by").filter(|text| !text.is_empty()) {
                Some(text) => Some(person(text)?),
                None => None,
            },
            at: Some(jiff::Timestamp::from_millisecond(field("at")?.parse().ok()?).ok()?),
            reason: field("reason").filter(|text| !text.is_empty()).map(untrusted),
        }),
    };
    let left = field("deadline")?.parse::<i64>().ok()?.saturating_sub(now.parse().ok()?);
    Some(Entry {
        question: Arc::new(question(field("question")?, field("mode")?)?),
        posted: match field("posted") {
            Some(text) => Some(posted(text)?),
            None => None,
        },
        ended,
        remaining: Duration::from_millis(u64::try_from(left).unwrap_or(0)),
    })
}

fn question(text: &str, mode: &str) -> Option<Question> {
    let value: Value = serde_json::from_str(text).ok()?;
    let approvers = match &value["approvers"] {
        Value::Null => Approvers::Anyone,
        Value::Array(ids) => Approvers::Only(ids.iter().map(|id| Some(untrusted(id.as_str()?))).collect::<Option<_>>()?),
        _ => return None,
    };
    Some(Question {
        id: value["id"].as_str()?.to_owned(),
        thread: Thread { connector: value["connector"].as_str()?.to_owned(), key: untrusted(value["thread"].as_str()?) },
        mode: [Mode::Reply, Mode::Button].into_iter().find(|known| mode_name(*known) == mode)?,
        approvers,
        offers_allow: value["offers_allow"].as_bool()?,
        locale: value["locale"].as_str()?.to_owned(),
        timeout: Duration::from_millis(value["timeout"].as_u64()?),
    })
}

fn posted(text: &str) -> Option<Posted> {
    let value: Value = serde_json::from_str(text).ok()?;
    Some(Posted {
        message: value["message"].as_str().map(str::to_owned),
        at: jiff::Timestamp::from_microsecond(value["at"].as_i64()?).ok()?,
        order: value["order"].as_u64(),
    })
}

fn person(text: &str) -> Option<Person> {
    let value: Value = serde_json::from_str(text).ok()?;
    Some(Person { id: untrusted(value["id"].as_str()?), name: value["name"].as_str().map(untrusted) })
}

fn untrusted(text: &str) -> Untrusted {
    Untrusted::from_stand_ins(text.to_owned())
}

/// Whole milliseconds.
pub(super) fn millis(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}
