//! Decision tokens: what a button or a link carries back.
//!
//! In goes what was asked (as digests) and a key, out comes a token of 53 bytes of ASCII, which tells nothing of the request.
//! Version `1` is signed; version `0` is not, and is refused by every check, so that a card can be looked at before there is a
//! key. The format is in docs/token.md, precisely enough to be built in another language. Nothing here knows a platform.

mod binding;
mod issuer;
mod key;
mod parse;

use crate::card::Decision;

pub use binding::{Audience, Binding, approvers_digest, card_id};
pub use issuer::Issuer;
pub use key::KeyRing;
pub use parse::{MAX_EXPIRY, TOKEN_LEN, Token, TokenError, hide_tokens};

/// What a token is for. Each purpose has a key of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Purpose {
    /// To allow.
    Allow,
    /// To decline.
    NotNow,
    /// To take back.
    Undo,
    /// To see the whole card. It decides nothing.
    View,
    /// To answer by mail, in words: what stands in the address that the answer goes to.
    Reply,
}

impl From<Decision> for Purpose {
    fn from(decision: Decision) -> Self {
        match decision {
            Decision::Allow => Self::Allow,
            Decision::NotNow => Self::NotNow,
            Decision::Undo => Self::Undo,
        }
    }
}

impl Purpose {
    /// Every purpose.
    pub const ALL: [Self; 5] = [Self::Allow, Self::NotNow, Self::Undo, Self::View, Self::Reply];

    /// Its letter in a token.
    pub fn letter(self) -> char {
        match self {
            Self::Allow => 'a',
            Self::NotNow => 'n',
            Self::Undo => 'u',
            Self::View => 'v',
            Self::Reply => 'r',
        }
    }

    fn from_letter(letter: u8) -> Option<Self> {
        Self::ALL.into_iter().find(|purpose| purpose.letter() as u8 == letter)
    }
}
