//! Asking: the question stands before its card is posted, and resolves once.

use std::pin::{Pin, pin};
use std::sync::Arc;
use std::time::Duration;

use tokio::time::{Sleep, sleep};

use super::bells::Listener;
use super::question::{Ended, Posted, Question};
use super::store::{End, Ending, Store, WaitError};
use crate::model::State;

/// How long to let a store rest that could not be reached.
const REST: Duration = Duration::from_millis(100);

/// What to do where the connector can't ask. There is no default: whoever asks must have thought of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OnUnsupported {
    /// Run the tool although nobody was asked.
    RunWithoutAsking,
    /// Don't run it.
    Refuse,
}

/// Why a card was not posted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotPosted {
    /// The platform did not take it. The question resolves `undeliverable`.
    Failed,
    /// The connector has no way to ask. What was chosen by [`OnUnsupported`] holds.
    Unsupported,
}

/// What a question resolves to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Resolution {
    /// It was asked, and ended.
    Ended(Ended),
    /// It could not be asked there; the caller's own choice holds.
    Unsupported(OnUnsupported),
}

impl Resolution {
    /// Whether the tool may run: somebody allowed it, or the caller runs without asking where nobody can be asked.
    pub fn may_run(&self) -> bool {
        match self {
            Self::Ended(ended) => ended.state == State::Allowed,
            Self::Unsupported(choice) => *choice == OnUnsupported::RunWithoutAsking,
        }
    }

    /// How it ended, if it was asked.
    pub fn ended(&self) -> Option<&Ended> {
        match self {
            Self::Ended(ended) => Some(ended),
            Self::Unsupported(_) => None,
        }
    }
}

/// Where questions are asked and answers come in. Clones share one store.
#[derive(Clone)]
pub struct Desk {
    pub(super) store: Arc<dyn Store>,
}

impl Desk {
    /// A desk over a store.
    pub fn new(store: impl Store + 'static) -> Self {
        Self { store: Arc::new(store) }
    }

    /// A desk over a store that is shared with others.
    pub fn over(store: Arc<dyn Store>) -> Self {
        Self { store }
    }

    /// Asks, and waits for the end. `post` sends the card and gives back its message; it starts only when the question
    /// stands, so no answer can come too early. Where it fails, the question is withdrawn.
    ///
    /// Dropping the future does not withdraw the question: it stands until its deadline, and [`resume`](Self::resume) waits
    /// for it again. Use [`cancel`](Self::cancel) to take it back.
    ///
    /// # Errors
    ///
    /// [`WaitError::Unreachable`] where the question could not be put up, and nothing was posted; later on a store that can't
    /// be reached is waited for until the deadline, and then the question has `expired`. [`WaitError::IdInUse`] where the
    /// id is known; [`WaitError::Taken`] where another wait took what was allowed.
    pub async fn ask<F>(&self, question: Question, on_unsupported: OnUnsupported, post: F) -> Result<Resolution, WaitError>
    where
        F: Future<Output = Result<Posted, NotPosted>>,
    {
        let question = Arc::new(question);
        let listener = self.store.listen(&question.id);
        self.store.register(&question).await?;
        let mut deadline = pin!(sleep(question.waits()));
        let posted = {
            let mut post = pin!(post);
            tokio::select! {
                biased;
                posted = &mut post => Some(posted),
                () = &mut deadline => None,
            }
        };
        match posted {
            Some(Ok(posted)) => self.attach(&question, &posted, deadline.as_mut()).await,
            Some(Err(why)) => match self.store.end(&question.id, &End::nobody(State::Undeliverable)).await {
                // It was delivered after all, and somebody answered, or a newer question came.
                Ok(Ending::Lost(_)) if why == NotPosted::Failed => {}
                _ if why == NotPosted::Unsupported => return Ok(Resolution::Unsupported(on_unsupported)),
                Ok(Ending::Won(ended)) => return Ok(Resolution::Ended(ended)),
                _ => return Ok(Resolution::Ended(Ended::nobody(State::Undeliverable, None))),
            },
            None => {}
        }
        self.wait(&listener, deadline).await.map(Resolution::Ended)
    }

    /// Waits again for a question that was asked before, by this process or by one that is gone.
    ///
    /// # Errors
    ///
    /// [`WaitError::NotKnown`] where the store does not know it (any more), [`WaitError::Taken`] where another wait took what
    /// was allowed, [`WaitError::Unreachable`] where the store can't be reached at first.
    pub async fn resume(&self, id: &str) -> Result<Ended, WaitError> {
        let listener = self.store.listen(id);
        let entry = self.store.look(id).await?.ok_or(WaitError::NotKnown)?;
        if let Some(ended) = entry.ended {
            return if self.takes(&listener, &ended).await? { Ok(ended) } else { Err(WaitError::Taken) };
        }
        self.wait(&listener, pin!(sleep(entry.remaining))).await
    }

    /// Notes the message of a card. Words don't count before that, so a store that can't be reached is tried again.
    async fn attach(&self, question: &Question, posted: &Posted, mut deadline: Pin<&mut Sleep>) {
        while self.store.attach(question, posted).await.is_err() && !deadline.is_elapsed() {
            tokio::select! {
                () = sleep(REST) => {}
                () = &mut deadline => {}
            }
        }
    }

    async fn wait(&self, listener: &Listener, mut deadline: Pin<&mut Sleep>) -> Result<Ended, WaitError> {
        loop {
            // Read before the look: what happens after the look rings again.
            let past = deadline.is_elapsed();
            let rest = match self.store.look(listener.id()).await {
                Ok(Some(entry)) => match entry.ended {
                    Some(ended) => match self.takes(listener, &ended).await {
                        Ok(true) => return Ok(ended),
                        Ok(false) => return Err(WaitError::Taken),
                        Err(_) => Some(REST),
                    },
                    None => {
                        // The timer and the store's clock may differ by a little; the store's holds.
                        if past {
                            deadline.set(sleep(entry.remaining));
                        }
                        None
                    }
                },
                // Gone from the store: it can come back where a copy takes over, but it can't be allowed without.
                Ok(None) => None,
                Err(WaitError::Foreign) => None,
                Err(_) => Some(REST),
            };
            if past && deadline.is_elapsed() {
                return Ok(Ended::nobody(State::Expired, None));
            }
            tokio::select! {
                () = listener.rung(), if rest.is_none() => {}
                () = sleep(rest.unwrap_or_default()), if rest.is_some() => {}
                () = &mut deadline, if !past || !deadline.is_elapsed() => {}
            }
        }
    }

    /// Whether an end is this listener's to act on: what was allowed goes to one, anything else to all.
    async fn takes(&self, listener: &Listener, ended: &Ended) -> Result<bool, WaitError> {
        if ended.state != State::Allowed { Ok(true) } else { self.store.take(listener).await }
    }
}
