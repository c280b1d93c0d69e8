//! A reply in plain text: from a terminal, an SMS, a chat that the host connects.

use serde_json::Value;

use super::Receipt;
use super::event::{Event, Heard, Person, Place, Route, text_of};
use crate::error::{Error, ErrorKind};

/// Reads a reply: its bare text, or `{"text": "yes", "by": {"id": "…", "name": "…"}, "chat": "…", "thread": "…", "at": "…"}`,
/// of which all but `text` may be missing. A `text` of null is a message without words.
///
/// # Errors
/// Where it is no UTF-8.
pub fn decode(body: &[u8], receipt: &Receipt) -> Result<Event, Error> {
    let text = std::str::from_utf8(body).map_err(|_| Error::new(ErrorKind::Json, "", "expected UTF-8, but found another byte"))?;
    let value: Value = match text.trim_start().starts_with('{') {
        true => serde_json::from_str(text).unwrap_or_default(),
        false => Value::Null,
    };
    let (words, known) = match value.get("text") {
        Some(Value::String(words)) => (Some(words.as_str()), Some(&value)),
        Some(Value::Null) => (None, Some(&value)),
        _ => (Some(text), None),
    };
    let part = |key: &str| known.and_then(|known| text_of(&known[key]));
    let by = known.and_then(|known| {
        let by = &known["by"];
        let id = text_of(&by["id"]).or_else(|| text_of(by))?;
        Some(Person { id: id.into(), name: by["name"].as_str().map(Into::into) })
    });
    let differs = |expected: &Option<String>, found: Option<String>| matches!((expected, found), (Some(e), Some(f)) if *e != f);
    let elsewhere = differs(&receipt.audience.chat, part("chat")) || differs(&receipt.audience.thread, part("thread"));
    Ok(Event {
        heard: words.map_or(Heard::Nothing, |words| Heard::Words(words.into())),
        by,
        place: if elsewhere { Place::Elsewhere } else { Place::Here },
        sent_at: part("at").and_then(|time| time.parse().ok()),
        to_card: known.is_none(),
        route: Route::None,
    })
}
