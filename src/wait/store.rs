//! What a store of questions does. Memory and Redis do the same, and one suite of tests holds them to it.

use std::fmt;
use std::pin::Pin;
use std::sync::Arc;

use super::bells::Listener;
use super::question::{Ended, Entry, Person, Posted, Question};
use crate::model::{State, Thread, Untrusted};

/// What a store's method returns: a boxed future, so that a host can choose its store while it runs (`Arc<dyn Store>`).
pub type Work<'a, T> = Pin<Box<dyn Future<Output = Result<T, WaitError>> + Send + 'a>>;

/// An end that somebody asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct End {
    /// The state that it should have. Not `pending`, and not `expired`: that is the clock's to say.
    pub state: State,
    /// Who decided.
    pub by: Option<Person>,
    /// What was said with it.
    pub reason: Option<Untrusted>,
}

impl End {
    /// An end that nobody decided.
    pub fn nobody(state: State) -> Self {
        Self { state, by: None, reason: None }
    }
}

/// What came of asking for an end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ending {
    /// This ended it.
    Won(Ended),
    /// It had ended before, like this.
    Lost(Ended),
    /// No such question is known.
    Unknown,
}

/// Where questions wait.
///
/// Every method settles first: a question whose deadline has passed by the store's clock is `expired`, whoever looks. An
/// entry is forgotten by itself some time after its deadline, whatever became of it, and not before: so an asker that was
/// cut off still finds the answer.
///
/// # Errors
///
/// Every method that returns [`Work`] fails with [`WaitError::Unreachable`] where the store can't be reached. It may then
/// have done its work or not; doing it again is safe.
pub trait Store: Send + Sync {
    /// Puts a question up. In [`Mode::Reply`](super::Mode::Reply) it supersedes the one that was pending in that mode in the
    /// same thread.
    ///
    /// # Errors
    ///
    /// [`WaitError::IdInUse`] where the store knows the id already.
    fn register<'a>(&'a self, question: &'a Arc<Question>) -> Work<'a, ()>;

    /// Notes the card's message. Nothing happens where the question is not known any more.
    fn attach<'a>(&'a self, question: &'a Question, posted: &'a Posted) -> Work<'a, ()>;

    /// The question with that card id, ended or not.
    fn look<'a>(&'a self, id: &'a str) -> Work<'a, Option<Entry>>;

    /// Ends a question if it is pending: of any number who try, one wins.
    fn end<'a>(&'a self, id: &'a str, end: &'a End) -> Work<'a, Ending>;

    /// Takes an ended question's outcome for one listener. True for the first listener that takes it, every time it asks;
    /// false for all others: so what was allowed is not run twice.
    fn take<'a>(&'a self, listener: &'a Listener) -> Work<'a, bool>;

    /// The questions that are pending in a thread, in the order in which they expire.
    fn pending<'a>(&'a self, thread: &'a Thread) -> Work<'a, Vec<Entry>>;

    /// The question whose card is that message, ended or not.
    fn by_message<'a>(&'a self, thread: &'a Thread, message: &'a str) -> Work<'a, Option<Entry>>;

    /// Listens for a question's end. The listener is woken whenever it may have ended, and may be woken for nothing.
    fn listen(&self, id: &str) -> Listener;
}

/// Why there is no outcome. None of these is a reason to run anything.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum WaitError {
    /// The store can't be reached, or does not do its work.
    Unreachable {
        /// What the store's driver calls the failure. It holds no address and no password.
        kind: String,
    },
    /// A question with that id is known already.
    IdInUse,
    /// Another wait for the same question has taken what was allowed.
    Taken,
    /// No question with that id is known.
    NotKnown,
    /// What the store holds can't be read: another version, or not ours.
    Foreign,
}

impl fmt::Display for WaitError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unreachable { kind } => write!(f, "expected the store of questions to answer, but found: {kind}"),
            Self::IdInUse => f.write_str("expected a new card id, but found one that is known already"),
            Self::Taken => f.write_str("expected an outcome that nobody has acted on, but found one that another wait has taken"),
            Self::NotKnown => f.write_str("expected the id of a question that is known, but found another"),
            Self::Foreign => f.write_str("expected a question of this version in the store, but found another record"),
        }
    }
}

impl std::error::Error for WaitError {}
