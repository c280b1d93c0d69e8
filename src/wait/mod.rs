//! Asking and waiting: a question goes up, is posted, and resolves to how it ended. The answer may reach another process.
//!
//! In goes a [`Question`] with a future that posts its card, out comes a [`Resolution`]. Presses and words come in by
//! [`Desk::press`] and [`Desk::word`]; what they may decide is compared and set once, in a [`Store`]: [`MemoryStore`] for one
//! process, `RedisStore` (feature `redis`) for many. Nothing here knows how a platform writes its events, and nothing reads
//! the machine's clock: time comes from a [`Clock`] or from Redis, timers are tokio's.
//!
//! ```
//! use std::time::Duration;
//! use countersign::card::Decision;
//! use countersign::model::{Approvers, State, Thread};
//! use countersign::wait::{Desk, MemoryStore, Mode, OnUnsupported, Person, Posted, Press, Question};
//!
//! # tokio::runtime::Builder::new_current_thread().enable_time().build().unwrap().block_on(async {
//! let desk = Desk::new(MemoryStore::new(jiff::Timestamp::now));
//! let thread = Thread { connector: "telegram".to_owned(), key: "-100123:7".into() };
//! let question = Question {
//!     id: "card-1".to_owned(),
//!     thread: thread.clone(),
//!     mode: Mode::Button,
//!     approvers: Approvers::Only(vec!["42".into()]),
//!     offers_allow: true,
//!     locale: "en".to_owned(),
//!     timeout: Duration::from_secs(120),
//! };
//! let post = async { Ok(Posted { message: Some("77".to_owned()), at: jiff::Timestamp::now(), order: Some(77) }) };
//! let press = Press { id: "card-1".to_owned(), decision: Decision::Allow, thread, from: Person::named("42", "Sam") };
//! let (asked, heard) = tokio::join!(desk.ask(question, OnUnsupported::Refuse, post), desk.press(&press));
//! heard?;
//! assert!(asked?.may_run());
//! # Ok::<(), countersign::wait::WaitError>(()) }).unwrap();
//! ```

mod answer;
mod ask;
mod bells;
mod memory;
mod question;
#[cfg(feature = "redis")]
mod record;
#[cfg(feature = "redis")]
mod redis;
mod store;

pub use answer::{Heard, Press, Word};
pub use ask::{Desk, NotPosted, OnUnsupported, Resolution};
pub use bells::{Bells, Listener};
pub use memory::MemoryStore;
pub use question::{Ended, Entry, Mode, Person, Posted, Question};
#[cfg(feature = "redis")]
pub use redis::{RedisOptions, RedisStore};
pub use store::{End, Ending, Store, WaitError, Work};

use std::time::Duration;

/// How long a question waits where nothing else is said.
pub const DEFAULT_TIMEOUT: Duration = Duration::from_secs(crate::model::request::DEFAULT_TIMEOUT);

/// The longest that a question waits. A longer timeout is cut to it.
pub const MAX_TIMEOUT: Duration = Duration::from_secs(crate::model::request::MAX_TIMEOUT);

/// How long an outcome is remembered past the question's deadline where nothing else is said, so that a late answer gets the
/// sentence that is true.
pub const DEFAULT_MEMORY: Duration = Duration::from_secs(10 * 60);

/// The longest reason that is kept, in characters. Words that were said beyond it are cut off.
pub const MAX_REASON: usize = 4_000;

/// What tells the time. Any `Fn() -> jiff::Timestamp` is one.
///
/// A clock that is set back makes questions wait longer, and one that is set forward ends them early: a start time to which
/// the seconds since then are added does neither.
pub trait Clock: Send + Sync {
    /// The time now.
    fn now(&self) -> jiff::Timestamp;
}

impl<F: Fn() -> jiff::Timestamp + Send + Sync> Clock for F {
    fn now(&self) -> jiff::Timestamp {
        self()
    }
}
