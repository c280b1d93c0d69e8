//! The way back: what a person answered, as a decision or as a refusal with its sentence.
//!
//! In goes a platform's event with the request that was asked, out comes an answer. What an event brings along (a message's
//! text, its blocks) is never trusted: only who answered, where, when, and the token or the words.

pub mod refusal;
pub mod reply;

pub use refusal::Refusal;
pub use reply::{Reply, read_reply};
