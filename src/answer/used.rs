//! What has been decided before: the first answer wins, once.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use super::Decided;
use crate::error::Error;

/// A store of decided questions, by the id of their card.
pub trait UsedTokens {
    /// What was decided.
    ///
    /// # Errors
    /// Where the store can't be reached.
    fn earlier(&self, question: &str) -> Result<Option<Decided>, Error>;

    /// Writes a decision down, unless there is one: then that comes back and stays. It must be atomic. The entry may be dropped
    /// some time after `until`, in Unix seconds, since a token is refused from then on.
    ///
    /// # Errors
    /// Where the store can't be reached: then nothing may be taken as decided.
    fn claim(&self, question: &str, decided: &Decided, until: Option<u64>) -> Result<Option<Decided>, Error>;
}

/// A store in memory, for one process.
#[derive(Debug, Default)]
pub struct MemoryUsed(Mutex<BTreeMap<String, Decided>>);

impl UsedTokens for MemoryUsed {
    fn earlier(&self, question: &str) -> Result<Option<Decided>, Error> {
        Ok(self.0.lock().unwrap_or_else(PoisonError::into_inner).get(question).cloned())
    }

    fn claim(&self, question: &str, decided: &Decided, _: Option<u64>) -> Result<Option<Decided>, Error> {
        let mut entries = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(earlier) = entries.get(question) {
            return Ok(Some(earlier.clone()));
        }
        entries.insert(question.to_owned(), decided.clone());
        Ok(None)
    }
}
