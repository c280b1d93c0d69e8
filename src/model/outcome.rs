//! How a request stands: pending, or one of the ways in which it ended.

use schemars::JsonSchema;
use serde::Serialize;

/// The state that a card shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum State {
    /// Nobody has answered yet.
    Pending,
    /// Somebody allowed it. Allowed is not done.
    Allowed,
    /// Somebody said not now.
    Declined,
    /// Nobody answered in time.
    Expired,
    /// A newer question in the same place took its place.
    Superseded,
    /// The asker took the question back.
    Cancelled,
    /// The question could not be delivered.
    Undeliverable,
    /// It was allowed and has been carried out.
    Done,
    /// It was allowed and could not be carried out.
    Failed,
    /// It was carried out and has been undone.
    Undone,
}

impl State {
    /// Every state, pending first.
    pub const ALL: [Self; 10] = [
        Self::Pending,
        Self::Allowed,
        Self::Declined,
        Self::Expired,
        Self::Superseded,
        Self::Cancelled,
        Self::Undeliverable,
        Self::Done,
        Self::Failed,
        Self::Undone,
    ];

    /// The name in JSON and on the command line.
    pub fn name(self) -> &'static str {
        match self {
            Self::Pending => "pending",
            Self::Allowed => "allowed",
            Self::Declined => "declined",
            Self::Expired => "expired",
            Self::Superseded => "superseded",
            Self::Cancelled => "cancelled",
            Self::Undeliverable => "undeliverable",
            Self::Done => "done",
            Self::Failed => "failed",
            Self::Undone => "undone",
        }
    }

    /// The state of that name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|state| state.name() == name)
    }
}

/// An end of a request, as it goes onto a card: the state, and by whom and when where somebody decided.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// How it stands.
    pub state: State,
    /// Who decided: a name from the platform, so untrusted.
    pub by: Option<super::Untrusted>,
    /// When.
    pub at: Option<jiff::Timestamp>,
}

impl Outcome {
    /// A question that nobody has answered.
    pub const PENDING: Self = Self { state: State::Pending, by: None, at: None };
}
