//! What a person will see, on whatever platform: one tree, in one language, with nothing raw in it.
//!
//! In goes a request with an outcome, out comes a [`Card`] with findings. Nothing here knows a platform's markup or limits.

pub mod compose;
pub mod facts;
pub mod fit;
pub mod icon;
pub mod line;
pub mod logo;
pub mod picture;
pub mod state;
pub mod tree;

pub use compose::compose;
pub use line::{Line, Piece};
pub use tree::{Action, Card, Decision, Fact, Notice, Reason};
