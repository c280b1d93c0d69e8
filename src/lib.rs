//! Turns "an AI agent wants to do this" into an approval card that a person can trust.
//!
//! ```
//! use countersign::card::compose;
//! use countersign::locale::Languages;
//! use countersign::model::{Outcome, read_request};
//! use countersign::platform::{Delivery, Platform};
//! use countersign::redact::Redactor;
//! use countersign::token::Issuer;
//!
//! let reading = read_request(r#"{ "title": "Stop Sam's stream?", "verb": "Stop", "danger": true }"#)?;
//! let mut findings = reading.findings;
//! let (locale, _) = Languages::embedded().best("en");
//! let card = compose(&reading.request, &Outcome::PENDING, locale, Redactor::standard(), &mut findings);
//! let issuer = Issuer::unsigned("request-1", 0);
//! let rendered = Platform::Slack.render(&card, locale, &Delivery::new(&issuer));
//! assert!(serde_json::to_string(&rendered.payload).unwrap().contains("Stop Sam's stream?"));
//! # Ok::<(), countersign::Error>(())
//! ```
//!
//! # The way of the data
//!
//! Each stage imports only those to its left:
//!
//! ```text
//! model → redact → locale → card → token → platform → payload
//!                                            event → answer → decision
//! ```
//!
//! - [`model`]: the request, as careless JSON brings it, and what was odd about it;
//! - [`redact`]: secrets hidden, and what can't be seen shown; the only way from outside text to a card;
//! - [`locale`]: catalogues, negotiation, numbers and plurals;
//! - [`card`]: the tree that a person will see, and fitting it into a platform's room;
//! - [`platform`]: Telegram, Slack, email and plain text, each with its limits;
//! - [`token`]: what a button carries;
//! - [`answer`]: what came back, as a decision or a refusal;
//! - `wait`: asking, and waiting for the answer.
//!
//! # What it does not do
//!
//! It sends nothing, reads no clock, no environment and no network, and never fails for content: it returns the payload and
//! [findings](Finding). It does not judge whether an act is wise. It does not wait for answers.
//!
//! # Features
//!
//! - **`cli`** (on): the `countersign` command. The library alone builds with `--no-default-features`.
//! - **`wait`** (on with `cli`): asking and waiting, on tokio, with questions in memory.
//! - **`redis`**: questions in Redis, for many processes.

pub mod answer;
pub mod card;
#[cfg(feature = "cli")]
pub mod cli;
mod error;
mod finding;
pub mod locale;
pub mod model;
pub mod platform;
pub mod redact;
pub mod token;
#[cfg(feature = "wait")]
pub mod wait;

pub use error::{Error, ErrorKind};
pub use finding::{CODES, Finding, Severity};
