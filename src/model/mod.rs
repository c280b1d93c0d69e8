//! What is asked: the request as it came, and nothing of how it will look.
//!
//! In goes JSON (or values of these types), out comes an [`ApprovalRequest`] with [findings](crate::Finding).
//! Nothing here knows a language, a platform or a secret.

pub mod approvals;
pub mod digest;
pub mod hook;
pub mod json;
pub mod outcome;
pub mod read;
pub mod request;
pub mod template;
pub mod text;

pub use approvals::Approvals;
pub use hook::{HookFailure, confirm_by, confirm_by_async};
pub use json::Value;
pub use outcome::{Outcome, State};
pub use read::{Reading, read_request};
pub use request::{ApprovalRequest, Approvers, Confirm, ConfirmHook, Phrase, Thread, Tool};
pub use template::{Piece, PromptTemplate};
pub use text::Untrusted;
