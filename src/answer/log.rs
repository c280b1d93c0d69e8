//! The line for an activity log: who answered what, when, and what came of it. Never a token, never a secret.

use std::fmt;

use serde::Serialize;

use super::{Answer, Asked, By, Refusal};
use crate::card::Decision;
use crate::redact::Slot;
use crate::token::hide_tokens;

/// One line of the log: as text by `Display`, as JSON by `Serialize`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Entry {
    /// When: an RFC 3339 time.
    pub at: jiff::Timestamp,
    /// On which platform.
    pub platform: &'static str,
    /// The request's id.
    pub request: Option<String>,
    /// The tool's name, with secrets hidden.
    pub tool: String,
    /// What was decided.
    pub decision: Option<Decision>,
    /// Why it did not count.
    pub refusal: Option<Refusal>,
    /// Whether it was dealt with.
    pub handled: bool,
    /// Who answered.
    pub by: Option<By>,
    /// What was said beside a no.
    pub reason: Option<String>,
}

/// The log's entry for an answer.
pub fn entry(answer: &Answer, asked: &Asked<'_>) -> Entry {
    let receipt = asked.receipt;
    let tool = asked.redactor.show(&receipt.request().tool.name, Slot::Line);
    Entry {
        at: asked.now,
        platform: receipt.platform.row().name,
        request: answer.request.as_deref().map(hide_tokens),
        tool: hide_tokens(tool.as_str()),
        decision: answer.decision,
        refusal: answer.refusal,
        handled: answer.handled,
        by: answer.by.clone(),
        reason: answer.reason.clone(),
    }
}

impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let what = match (self.decision, self.refusal) {
            (Some(decision), _) => decision.name(),
            (None, Some(refusal)) => refusal.name(),
            (None, None) if self.handled => "nothing",
            (None, None) => "not_ours",
        };
        write!(f, "{} {what} on {}", self.at, self.platform)?;
        // Quoted and in one line, so that no value can look like a further one.
        let mut part = |name: &str, value: Option<&str>| match value.filter(|value| !value.is_empty()) {
            Some(value) => write!(f, " {name}={value:?}"),
            None => Ok(()),
        };
        part("request", self.request.as_deref())?;
        part("tool", Some(&self.tool))?;
        part("by", self.by.as_ref().map(|by| by.id.as_str()))?;
        part("name", self.by.as_ref().and_then(|by| by.name.as_deref()))?;
        part("reason", self.reason.as_deref())
    }
}
