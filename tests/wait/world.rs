//! A world for one case: a store, the processes that share it, and a time that moves only by [`World::advance`].
//!
//! The store's clock and tokio's timers are two things. The clock stands still; the timers move a little while a case waits
//! for other tasks, so that whoever tries again gets to it. A timer that is early must not matter: the clock holds.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::mpsc;
use std::time::Duration;

use countersign::card::Decision;
use countersign::model::{Approvers, State, Thread};
use countersign::wait::{
    Clock, Desk, MemoryStore, Mode, OnUnsupported, Person, Posted, Press, Question, Resolution, Store, WaitError, Word,
};
use jiff::{SignedDuration, Timestamp};
use tokio::task::JoinHandle;

/// Where the questions of a world are.
pub(crate) enum Backing {
    Memory,
    #[cfg(feature = "redis")]
    Redis {
        url: String,
        prefix: String,
    },
}

pub(crate) struct World {
    backing: Backing,
    memory: MemoryStore,
    clock: TestClock,
    /// The first process.
    pub desk: Desk,
}

impl World {
    pub(crate) async fn new(backing: Backing) -> Self {
        let clock = TestClock::default();
        let memory = MemoryStore::new(clock.clone());
        let desk = Desk::new(memory.clone());
        let mut world = Self { backing, memory, clock, desk };
        world.desk = world.process().await;
        world
    }

    /// Another process that shares the store.
    pub(crate) async fn process(&self) -> Desk {
        let store: Arc<dyn Store> = match &self.backing {
            Backing::Memory => Arc::new(self.memory.clone()),
            #[cfg(feature = "redis")]
            Backing::Redis { url, prefix } => {
                let options = countersign::wait::RedisOptions {
                    prefix: prefix.clone(),
                    patience: Duration::from_secs(3600),
                    clock: Some(Arc::new(self.clock.clone())),
                    ..Default::default()
                };
                Arc::new(countersign::wait::RedisStore::connect(url, options).await.unwrap())
            }
        };
        Desk::over(store)
    }

    pub(crate) async fn advance(&self, by: Duration) {
        self.clock.advance(by).await;
    }

    /// Asks in the first process, and comes back when the card is posted.
    pub(crate) async fn ask(&self, question: Question) -> JoinHandle<Result<Resolution, WaitError>> {
        let id = question.id.clone();
        let asked = ask(&self.desk, question);
        self.until_posted(&id).await;
        asked
    }

    pub(crate) async fn until_posted(&self, id: &str) {
        until(async || {
            self.desk.pending(&thread()).await.unwrap().iter().any(|entry| entry.question.id == id && entry.posted.is_some())
        })
        .await;
    }
}

/// Runs a case in still time. A task on a blocking thread keeps tokio from moving it; after 30 s that gives up, so that a
/// case that hangs fails.
pub(crate) fn still<T>(case: impl Future<Output = T>) -> T {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().start_paused(true).build().unwrap();
    let (done, wait) = mpsc::channel::<()>();
    let result = runtime.block_on(async {
        let hold = tokio::task::spawn_blocking(move || wait.recv_timeout(Duration::from_secs(30)));
        let result = case.await;
        drop(done);
        assert_eq!(hold.await.unwrap(), Err(mpsc::RecvTimeoutError::Disconnected), "the case took more than 30 s");
        result
    });
    runtime.shutdown_background();
    result
}

/// The time at the start of every world.
pub(crate) const START: &str = "2026-11-30T12:00:00Z";

/// A clock that stands still: the milliseconds since the start.
#[derive(Clone, Default)]
pub(crate) struct TestClock(Arc<AtomicI64>);

impl TestClock {
    /// Moves this clock, and tokio's timers with it.
    pub(crate) async fn advance(&self, by: Duration) {
        self.0.fetch_add(by.as_millis().try_into().unwrap(), Ordering::SeqCst);
        tokio::time::advance(by).await;
    }
}

impl Clock for TestClock {
    fn now(&self) -> Timestamp {
        START.parse::<Timestamp>().unwrap() + SignedDuration::from_millis(self.0.load(Ordering::SeqCst))
    }
}

/// So many seconds after the start, by the platform's clock.
pub(crate) fn second(seconds: i64) -> Timestamp {
    START.parse::<Timestamp>().unwrap() + SignedDuration::from_secs(seconds)
}

/// Waits in real time for something that other tasks do.
pub(crate) async fn until(happened: impl AsyncFn() -> bool) {
    for _ in 0..20_000 {
        if happened().await {
            return;
        }
        pause().await;
    }
    panic!("it never happened");
}

/// Lets others work for a moment of real time, and for a little more by their timers where those stand still.
async fn pause() {
    let before = tokio::time::Instant::now();
    tokio::task::spawn_blocking(|| std::thread::sleep(Duration::from_micros(500))).await.unwrap();
    if tokio::time::Instant::now() == before {
        tokio::time::advance(Duration::from_millis(5)).await;
    }
}

pub(crate) fn thread() -> Thread {
    Thread { connector: "telegram".to_owned(), key: "-100123:7".into() }
}

pub(crate) fn person(id: &str) -> Person {
    Person::named(id, "Sam")
}

pub(crate) fn question(id: &str, mode: Mode) -> Question {
    Question {
        id: id.to_owned(),
        thread: thread(),
        mode,
        approvers: Approvers::Anyone,
        offers_allow: true,
        locale: "en".to_owned(),
        timeout: Duration::from_secs(120),
    }
}

/// A card posted at the start; its message is `m-<id>`.
pub(crate) fn posted(id: Option<&str>) -> Posted {
    Posted { message: id.map(|id| format!("m-{id}")), at: second(0), order: None }
}

pub(crate) fn press(id: &str, decision: Decision) -> Press {
    Press { id: id.to_owned(), decision, thread: thread(), from: person("1") }
}

/// A word, a second after the start.
pub(crate) fn word(text: &str) -> Word {
    Word { thread: thread(), from: person("1"), text: text.to_owned(), at: second(1), order: None, reply_to: None }
}

/// A word that replies to a card's message.
pub(crate) fn reply(text: &str, id: &str) -> Word {
    Word { reply_to: Some(format!("m-{id}")), ..word(text) }
}

/// Asks, and posts at once.
pub(crate) fn ask(desk: &Desk, question: Question) -> JoinHandle<Result<Resolution, WaitError>> {
    let posted = posted(Some(&question.id));
    ask_by(desk, question, async { Ok(posted) })
}

/// Asks with a post of one's own.
pub(crate) fn ask_by(
    desk: &Desk,
    question: Question,
    post: impl Future<Output = Result<Posted, countersign::wait::NotPosted>> + Send + 'static,
) -> JoinHandle<Result<Resolution, WaitError>> {
    let desk = desk.clone();
    tokio::spawn(async move { desk.ask(question, OnUnsupported::Refuse, post).await })
}

/// How an ask ended.
pub(crate) async fn state(asked: JoinHandle<Result<Resolution, WaitError>>) -> State {
    let resolution = finished(asked).await.unwrap();
    assert_eq!(resolution.may_run(), resolution.ended().unwrap().state == State::Allowed);
    resolution.ended().unwrap().state
}

/// What a task ends with.
pub(crate) async fn finished<T>(task: JoinHandle<T>) -> T {
    until(async || task.is_finished()).await;
    task.await.unwrap()
}
