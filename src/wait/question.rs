//! A question, what became of its card, and how it ended.

use std::sync::Arc;
use std::time::Duration;

use super::MAX_TIMEOUT;
use crate::answer::Refusal;
use crate::model::{Approvers, Outcome, State, Thread, Untrusted};

/// How a question is answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mode {
    /// In words. One such question may be pending in a thread: a second supersedes the first.
    Reply,
    /// By buttons, each of which carries the card's id; several may wait in a thread. Words count as well, where it is
    /// clear which card they answer.
    Button,
}

/// One question that waits. It has no defaults: leaving out who may answer, or what the card lacks, is a decision.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    /// The card's id. It names the question, so it is unique to it: use 128 random bits.
    pub id: String,
    /// Where the card is posted. An answer counts from there only.
    pub thread: Thread,
    /// How it is answered.
    pub mode: Mode,
    /// Who may answer, by the platform's own ids.
    pub approvers: Approvers,
    /// Whether the card as it was posted offers to allow. A card that was cut does not, and then no word or press allows.
    pub offers_allow: bool,
    /// The card's language, whose yes-words count.
    pub locale: String,
    /// How long it waits from the moment it is asked; cut to [`MAX_TIMEOUT`]. [`DEFAULT_TIMEOUT`](super::DEFAULT_TIMEOUT) is
    /// what a request gets that does not say.
    pub timeout: Duration,
}

impl Question {
    /// The timeout that holds.
    pub fn waits(&self) -> Duration {
        self.timeout.min(MAX_TIMEOUT)
    }

    /// Whether that person may answer.
    pub fn may_be_answered_by(&self, person: &Person) -> bool {
        match &self.approvers {
            Approvers::Anyone => true,
            Approvers::Only(ids) => ids.contains(&person.id),
        }
    }
}

/// The card's message, as the platform confirmed it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Posted {
    /// The message's id on the platform, unique in its thread: a reply to it answers this card.
    pub message: Option<String>,
    /// The platform's own time of the message; a host whose platform tells none gives its own. Words from before it are
    /// no answer, and both times come from the platform's clock, so the host's may be wrong.
    pub at: jiff::Timestamp,
    /// A number that grows along the thread, where the platform has one (Telegram's `message_id`). It tells apart what
    /// happened in the same second.
    pub order: Option<u64>,
}

/// A person on a platform.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// The platform's own id, which approvers are compared with.
    pub id: Untrusted,
    /// The name that the platform shows.
    pub name: Option<Untrusted>,
}

impl Person {
    /// A person with a name.
    pub fn named(id: impl Into<Untrusted>, name: impl Into<Untrusted>) -> Self {
        Self { id: id.into(), name: Some(name.into()) }
    }
}

/// How a question ended. It ends once, and never ends otherwise afterwards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ended {
    /// `allowed`, `declined`, `expired`, `superseded`, `cancelled` or `undeliverable`.
    pub state: State,
    /// Who decided, where somebody did.
    pub by: Option<Person>,
    /// When, by the store's clock; nothing where the store could not be reached at the deadline.
    pub at: Option<jiff::Timestamp>,
    /// What was said with a no.
    pub reason: Option<Untrusted>,
}

impl Ended {
    /// An end that nobody decided.
    pub(super) fn nobody(state: State, at: Option<jiff::Timestamp>) -> Self {
        Self { state, by: None, at, reason: None }
    }

    /// As it goes onto the card.
    pub fn outcome(&self) -> Outcome {
        let by = self.by.as_ref().map(|person| person.name.as_ref().unwrap_or(&person.id).clone());
        Outcome { state: self.state, by, at: self.at }
    }

    /// What a later answer is refused with.
    pub fn refusal(&self) -> Refusal {
        match self.state {
            State::Expired => Refusal::Expired,
            State::Superseded => Refusal::Superseded,
            _ => Refusal::AlreadyDecided,
        }
    }
}

/// A question as the store knows it at one moment.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry {
    /// What was asked.
    pub question: Arc<Question>,
    /// The card's message, once it is posted.
    pub posted: Option<Posted>,
    /// How it ended; nothing while it is pending. Past its deadline an entry is never pending.
    pub ended: Option<Ended>,
    /// How long it still waits, by the store's clock.
    pub remaining: Duration,
}
