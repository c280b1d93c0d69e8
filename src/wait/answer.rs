//! Answers coming in: which question they belong to, and whether they count.

use super::MAX_REASON;
use super::ask::Desk;
use super::question::{Ended, Entry, Person, Posted};
use super::store::{End, Ending, WaitError};
use crate::answer::{Refusal, Reply, read_reply};
use crate::card::Decision;
use crate::locale::words::normalised;
use crate::locale::{Languages, Locale};
use crate::model::{State, Thread};

/// A button that was pressed, or a link that was confirmed. Its token has been checked: the id and the decision are true.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Press {
    /// The card's id.
    pub id: String,
    /// What the button decides.
    pub decision: Decision,
    /// Where it was pressed, by the platform's word.
    pub thread: Thread,
    /// Who pressed it, by the platform's word.
    pub from: Person,
}

/// A message in words, or a file without.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Word {
    /// Where it was written.
    pub thread: Thread,
    /// Who wrote it.
    pub from: Person,
    /// Its text or caption; empty for a file without words.
    pub text: String,
    /// The platform's own time of the message.
    pub at: jiff::Timestamp,
    /// Its number along the thread, where the platform has one; see [`Posted::order`].
    pub order: Option<u64>,
    /// The message that it replies to. A platform that names the thread's first message in every reply (Telegram's topics,
    /// Slack's threads) does not mean that: leave it out there.
    pub reply_to: Option<String>,
}

/// What became of an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Heard {
    /// It decided.
    Decided(Ended),
    /// It is an answer, but does not count. Tell the person why.
    Refused {
        /// Why.
        refusal: Refusal,
        /// How the question had ended, where it had.
        ended: Option<Ended>,
    },
    /// A file without words: it is no answer, and the question still waits. Don't hand it on.
    Kept,
    /// It is no answer: the message belongs to the host.
    NotHandled,
}

impl Heard {
    fn refused(refusal: Refusal) -> Self {
        Self::Refused { refusal, ended: None }
    }

    fn too_late(ended: Ended) -> Self {
        Self::Refused { refusal: ended.refusal(), ended: Some(ended) }
    }
}

impl Desk {
    /// Hears a press.
    ///
    /// # Errors
    ///
    /// [`WaitError::Unreachable`] where the store can't be reached; the press may then have counted or not, and can be
    /// given again.
    pub async fn press(&self, press: &Press) -> Result<Heard, WaitError> {
        let Some(entry) = self.store.look(&press.id).await? else { return Ok(Heard::refused(Refusal::Unknown)) };
        if entry.question.thread != press.thread {
            return Ok(Heard::refused(Refusal::WrongPlace));
        }
        if !entry.question.may_be_answered_by(&press.from) {
            return Ok(Heard::refused(Refusal::NotAnApprover));
        }
        self.decide(entry, press.decision, &press.from, None).await
    }

    /// Hears words. They count for the card that they reply to, or where they reply to nothing and exactly one question
    /// is pending in their thread; and only if they were written after the card.
    ///
    /// # Errors
    ///
    /// As with [`press`](Self::press).
    pub async fn word(&self, word: &Word) -> Result<Heard, WaitError> {
        let entry = match &word.reply_to {
            Some(message) => self.store.by_message(&word.thread, message).await?,
            None => match <[Entry; 1]>::try_from(self.store.pending(&word.thread).await?) {
                Ok([entry]) => Some(entry),
                Err(_) => None,
            },
        };
        let Some(entry) = entry else { return Ok(Heard::NotHandled) };
        if !entry.posted.as_ref().is_some_and(|posted| word.follows(posted)) {
            return Ok(Heard::NotHandled);
        }
        let (locale, _) = Languages::embedded().best(&entry.question.locale);
        let reply = read_reply(&word.text, locale);
        if entry.ended.is_some() && !is_plain_answer(&reply, locale) {
            // A remark on a card that is over.
            return Ok(Heard::NotHandled);
        }
        if !entry.question.may_be_answered_by(&word.from) {
            // Others may talk while a question waits. Who says yes, or replies to the card, meant it.
            let meant = word.reply_to.is_some() || reply == Reply::Allow;
            return Ok(if meant { Heard::refused(Refusal::NotAnApprover) } else { Heard::NotHandled });
        }
        match reply {
            Reply::Nothing => Ok(Heard::Kept),
            Reply::Allow => self.decide(entry, Decision::Allow, &word.from, None).await,
            Reply::NotNow { reason } => self.decide(entry, Decision::NotNow, &word.from, Some(reason)).await,
        }
    }

    /// Takes a question back. The end that it has then: `cancelled`, or the one that came before.
    ///
    /// # Errors
    ///
    /// [`WaitError::NotKnown`] where no such question is known, [`WaitError::Unreachable`] where the store can't be reached.
    pub async fn cancel(&self, id: &str) -> Result<Ended, WaitError> {
        match self.store.end(id, &End::nobody(State::Cancelled)).await? {
            Ending::Won(ended) | Ending::Lost(ended) => Ok(ended),
            Ending::Unknown => Err(WaitError::NotKnown),
        }
    }

    /// The questions that are pending in a thread.
    ///
    /// # Errors
    ///
    /// [`WaitError::Unreachable`] where the store can't be reached.
    pub async fn pending(&self, thread: &Thread) -> Result<Vec<Entry>, WaitError> {
        self.store.pending(thread).await
    }

    async fn decide(&self, entry: Entry, decision: Decision, from: &Person, reason: Option<String>) -> Result<Heard, WaitError> {
        if let Some(ended) = entry.ended {
            return Ok(Heard::too_late(ended));
        }
        let state = match decision {
            Decision::Allow if entry.question.offers_allow => State::Allowed,
            Decision::NotNow => State::Declined,
            Decision::Allow | Decision::Undo => return Ok(Heard::refused(Refusal::NotOffered)),
        };
        let reason = reason.map(|text| text.chars().take(MAX_REASON).collect::<String>().into());
        let end = End { state, by: Some(from.clone()), reason };
        Ok(match self.store.end(&entry.question.id, &end).await? {
            Ending::Won(ended) => Heard::Decided(ended),
            Ending::Lost(ended) => Heard::too_late(ended),
            Ending::Unknown => Heard::refused(Refusal::Unknown),
        })
    }
}

impl Word {
    /// Whether it was written after the card.
    fn follows(&self, posted: &Posted) -> bool {
        self.at >= posted.at && self.order.zip(posted.order).is_none_or(|(own, card)| own > card)
    }
}

/// Whether a reply is a yes-word or a no-word, and nothing else.
fn is_plain_answer(reply: &Reply, locale: &Locale) -> bool {
    match reply {
        Reply::Allow => true,
        Reply::NotNow { reason } => locale.no_words().iter().any(|no| normalised(no) == normalised(reason)),
        Reply::Nothing => false,
    }
}
