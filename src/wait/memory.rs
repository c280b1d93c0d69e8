//! Questions of one process, in memory. They are gone when the process is.

use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashMap};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use jiff::{SignedDuration, Timestamp};

use super::bells::{Bells, Listener};
use super::question::{Ended, Entry, Mode, Posted, Question};
use super::store::{End, Ending, Store, WaitError, Work};
use super::{Clock, DEFAULT_MEMORY};
use crate::model::{State, Thread};

/// The embedded store. Clones share their questions.
///
/// What is due is swept away whenever the store is used: it has no timer and no thread of its own.
#[derive(Clone)]
pub struct MemoryStore {
    clock: Arc<dyn Clock>,
    remember: Duration,
    bells: Bells,
    held: Arc<Mutex<Held>>,
}

/// A place as a key.
type Place = (String, String);

#[derive(Default)]
struct Held {
    slots: HashMap<Arc<str>, Slot>,
    /// What is pending in each thread, in the order of registration.
    threads: HashMap<Place, Vec<Arc<str>>>,
    messages: HashMap<(Place, String), Arc<str>>,
    /// When to forget which question.
    due: BinaryHeap<Reverse<(Timestamp, Arc<str>)>>,
}

struct Slot {
    question: Arc<Question>,
    deadline: Timestamp,
    posted: Option<Posted>,
    ended: Option<Ended>,
    taken_by: Option<String>,
}

impl MemoryStore {
    /// A store that tells the time by this clock: `MemoryStore::new(jiff::Timestamp::now)`.
    pub fn new(clock: impl Clock + 'static) -> Self {
        Self { clock: Arc::new(clock), remember: DEFAULT_MEMORY, bells: Bells::default(), held: Arc::default() }
    }

    /// Remembers an outcome that long past its question's deadline.
    #[must_use]
    pub fn remembering(self, remember: Duration) -> Self {
        Self { remember, ..self }
    }

    /// How many questions it holds, ended ones included.
    pub fn len(&self) -> usize {
        self.open().0.slots.len()
    }

    /// Whether it holds none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The questions, with what is due forgotten, and the time.
    fn open(&self) -> (MutexGuard<'_, Held>, Timestamp) {
        let mut held = self.held.lock().unwrap_or_else(PoisonError::into_inner);
        let now = self.clock.now();
        held.sweep(now);
        (held, now)
    }

    /// Runs a step that can't wait. It is done when the future is polled, as in any other store.
    fn step<'a, T: Send + 'a>(
        &'a self,
        step: impl FnOnce(&mut Held, Timestamp, &Bells) -> Result<T, WaitError> + Send + 'a,
    ) -> Work<'a, T> {
        Box::pin(async move {
            let (mut held, now) = self.open();
            step(&mut held, now, &self.bells)
        })
    }
}

impl Store for MemoryStore {
    fn register<'a>(&'a self, question: &'a Arc<Question>) -> Work<'a, ()> {
        self.step(move |held, now, bells| {
            let id: Arc<str> = question.id.as_str().into();
            if held.slots.contains_key(&id) {
                return Err(WaitError::IdInUse);
            }
            let place = place(&question.thread);
            if question.mode == Mode::Reply {
                for older in held.threads.get(&place).cloned().unwrap_or_default() {
                    if held.slots.get(&older).is_some_and(|slot| slot.question.mode == Mode::Reply) {
                        held.end(&older, &End::nobody(State::Superseded), now, bells);
                    }
                }
            }
            let deadline = later(now, question.waits());
            let slot = Slot { question: Arc::clone(question), deadline, posted: None, ended: None, taken_by: None };
            held.slots.insert(Arc::clone(&id), slot);
            held.threads.entry(place).or_default().push(Arc::clone(&id));
            held.due.push(Reverse((later(deadline, self.remember), id)));
            Ok(())
        })
    }

    fn attach<'a>(&'a self, question: &'a Question, posted: &'a Posted) -> Work<'a, ()> {
        self.step(move |held, _, _| {
            let id = question.id.as_str();
            if let Some(slot) = held.slots.get_mut(id) {
                slot.posted = Some(posted.clone());
                if let Some(message) = &posted.message {
                    held.messages.insert((place(&question.thread), message.clone()), id.into());
                }
            }
            Ok(())
        })
    }

    fn look<'a>(&'a self, id: &'a str) -> Work<'a, Option<Entry>> {
        self.step(move |held, now, bells| Ok(held.look(id, now, bells)))
    }

    fn end<'a>(&'a self, id: &'a str, end: &'a End) -> Work<'a, Ending> {
        self.step(move |held, now, bells| Ok(held.end(id, end, now, bells)))
    }

    fn take<'a>(&'a self, listener: &'a Listener) -> Work<'a, bool> {
        self.step(move |held, _, _| {
            let Some(slot) = held.slots.get_mut(listener.id()) else { return Ok(false) };
            Ok(slot.ended.is_some() && slot.taken_by.get_or_insert_with(|| listener.ticket().to_owned()) == listener.ticket())
        })
    }

    fn pending<'a>(&'a self, thread: &'a Thread) -> Work<'a, Vec<Entry>> {
        self.step(move |held, now, bells| {
            let ids = held.threads.get(&place(thread)).cloned().unwrap_or_default();
            let mut entries: Vec<_> = ids.iter().filter_map(|id| held.look(id, now, bells)).collect();
            entries.retain(|entry| entry.ended.is_none());
            entries.sort_by_key(|entry| entry.remaining);
            Ok(entries)
        })
    }

    fn by_message<'a>(&'a self, thread: &'a Thread, message: &'a str) -> Work<'a, Option<Entry>> {
        self.step(move |held, now, bells| {
            let id = held.messages.get(&(place(thread), message.to_owned())).cloned();
            Ok(id.and_then(|id| held.look(&id, now, bells)))
        })
    }

    fn listen(&self, id: &str) -> Listener {
        self.bells.listen(id, self.bells.number().to_string())
    }
}

impl Held {
    fn look(&mut self, id: &str, now: Timestamp, bells: &Bells) -> Option<Entry> {
        self.settle(id, now, bells);
        let slot = self.slots.get(id)?;
        let remaining = Duration::try_from(slot.deadline.duration_since(now)).unwrap_or_default();
        let (posted, ended) = (slot.posted.clone(), slot.ended.clone());
        Some(Entry { question: Arc::clone(&slot.question), posted, ended, remaining })
    }

    fn end(&mut self, id: &str, end: &End, now: Timestamp, bells: &Bells) -> Ending {
        self.settle(id, now, bells);
        let Some(slot) = self.slots.get(id) else { return Ending::Unknown };
        if let Some(ended) = &slot.ended {
            return Ending::Lost(ended.clone());
        }
        let ended = Ended { state: end.state, by: end.by.clone(), at: Some(now), reason: end.reason.clone() };
        self.put_end(id, ended.clone(), bells);
        Ending::Won(ended)
    }

    /// A question whose deadline has come is expired, and was so from the deadline on.
    fn settle(&mut self, id: &str, now: Timestamp, bells: &Bells) {
        let due = self.slots.get(id).filter(|slot| slot.ended.is_none() && slot.deadline <= now);
        if let Some(deadline) = due.map(|slot| slot.deadline) {
            self.put_end(id, Ended::nobody(State::Expired, Some(deadline)), bells);
        }
    }

    fn put_end(&mut self, id: &str, ended: Ended, bells: &Bells) {
        let Some(slot) = self.slots.get_mut(id) else { return };
        slot.ended = Some(ended);
        let place = place(&slot.question.thread);
        self.leave(&place, id);
        bells.ring(id);
    }

    /// Takes a question out of what is pending in its thread.
    fn leave(&mut self, place: &Place, id: &str) {
        if let Some(ids) = self.threads.get_mut(place) {
            ids.retain(|other| &**other != id);
            if ids.is_empty() {
                self.threads.remove(place);
            }
        }
    }

    fn sweep(&mut self, now: Timestamp) {
        while self.due.peek().is_some_and(|Reverse((at, _))| *at <= now) {
            let Some(Reverse((_, id))) = self.due.pop() else { return };
            let Some(slot) = self.slots.remove(&id) else { continue };
            let place = place(&slot.question.thread);
            self.leave(&place, &id);
            if let Some(message) = slot.posted.and_then(|posted| posted.message) {
                let key = (place, message);
                if self.messages.get(&key) == Some(&id) {
                    self.messages.remove(&key);
                }
            }
        }
    }
}

fn place(thread: &Thread) -> Place {
    (thread.connector.clone(), thread.key.raw().to_owned())
}

fn later(time: Timestamp, by: Duration) -> Timestamp {
    SignedDuration::try_from(by).ok().and_then(|by| time.checked_add(by).ok()).unwrap_or(Timestamp::MAX)
}
