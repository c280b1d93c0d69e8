//! The way back: what a person answered, as a decision or as a refusal with its sentence.
//!
//! In goes a platform's event with the receipt of what was asked, out comes an [`Answer`]. What an event brings along (a
//! message's text, its blocks) is never trusted: only who answered, where, when, and the token or the words. Nothing here
//! reads a clock or stores anything: the time comes in, and what was decided before is asked of [`UsedTokens`].

pub mod decide;
pub mod email;
pub mod event;
pub mod log;
pub mod mail_text;
pub mod receipt;
pub mod refusal;
pub mod reply;
pub mod slack;
pub mod telegram;
pub mod text;
pub mod used;
pub mod webhook;

pub use decide::{Answer, Asked, By, Decided, decide};
pub use event::Event;
pub use receipt::{Receipt, Shown};
pub use refusal::Refusal;
pub use reply::{Reply, read_reply};
pub use used::{MemoryUsed, UsedTokens};
