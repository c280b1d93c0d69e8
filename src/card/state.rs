//! The line that says how a request ended.

use super::line::Line;
use crate::locale::Locale;
use crate::model::{Outcome, State, Untrusted};
use crate::redact::{Redactor, Slot};

/// The outcome in words: what, by whom, and when (UTC, to the minute); nothing while it is pending.
pub fn outcome_line(outcome: &Outcome, locale: &Locale, redactor: &Redactor) -> Option<Line> {
    let (id, by_id) = match outcome.state {
        State::Pending => return None,
        State::Allowed => ("allowed", Some("allowedBy")),
        State::Declined => ("declined", Some("declinedBy")),
        State::Expired => ("expired", None),
        State::Superseded => ("superseded", None),
        State::Cancelled => ("cancelled", None),
        State::Undeliverable => ("undeliverable", None),
        State::Done => ("done", Some("doneBy")),
        State::Failed => ("failed", Some("failedBy")),
        State::Undone => ("undone", Some("undoneBy")),
    };
    let name = outcome.by.as_ref().filter(|by| !by.raw().trim().is_empty()).map(|by| shown_name(by, redactor));
    let line = match (by_id, name) {
        (Some(by_id), Some(name)) => Line::with(locale, by_id, &[("name", &name)]),
        _ => Line::message(locale, id),
    };
    Some(match outcome.at {
        Some(at) => Line::with(locale, "outcomeAt", &[("outcome", &line), ("time", &Line::ltr(minute(at)))]),
        None => line,
    })
}

/// The sign in front of an outcome; one of the signs that no value can draw.
pub fn sign(state: State) -> &'static str {
    match state {
        State::Pending => "",
        State::Allowed | State::Done => "✅",
        State::Declined | State::Superseded | State::Cancelled => "🚫",
        State::Expired => "⌛",
        State::Undeliverable | State::Failed => "❌",
        State::Undone => "↩️",
    }
}

/// A time to the minute in UTC, in the form that every language reads: `2026-11-30 12:02 UTC`.
pub fn minute(time: jiff::Timestamp) -> String {
    let time = jiff::tz::Offset::UTC.to_datetime(time);
    format!("{:04}-{:02}-{:02} {:02}:{:02} UTC", time.year(), time.month(), time.day(), time.hour(), time.minute())
}

fn shown_name(name: &Untrusted, redactor: &Redactor) -> Line {
    Line::value(redactor.show(name, Slot::Line))
}
