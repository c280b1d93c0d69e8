//! A reader's language: in goes a language tag and a message id with arguments, out come pieces of text.
//!
//! Catalogues are parsed once and never change; nothing here knows what a card looks like, and no argument's text is read.

pub mod catalogue;
pub mod check;
mod compiled;
mod letters;
pub mod messages;
pub mod negotiation;
pub mod numbers;
mod pattern;
pub mod pseudo;
pub mod skeleton;
pub mod syntax;
pub mod words;

pub use catalogue::{Argument, Languages, Locale, Output};
pub use negotiation::negotiate;

/// The direction in which a language is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, schemars::JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Direction {
    /// Left to right.
    Ltr,
    /// Right to left.
    Rtl,
}

impl Direction {
    /// The value of HTML's `dir`.
    pub fn name(self) -> &'static str {
        match self {
            Self::Ltr => "ltr",
            Self::Rtl => "rtl",
        }
    }
}
