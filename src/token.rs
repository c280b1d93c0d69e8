//! Decision tokens: what a button or a link carries back.
//!
//! A token is ASCII, at most 53 bytes, and never tells anything of the request. This build makes only tokens of version
//! `0`, which are not signed and are refused by every check, so that a card can be looked at before there is a key.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use sha2::{Digest, Sha256};

/// What a token is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// To allow.
    Allow,
    /// To decline.
    NotNow,
    /// To take back.
    Undo,
    /// To see the whole card.
    View,
}

impl Purpose {
    fn letter(self) -> char {
        match self {
            Self::Allow => 'a',
            Self::NotNow => 'n',
            Self::Undo => 'u',
            Self::View => 'v',
        }
    }
}

/// Makes the tokens of one card.
#[derive(Clone, Debug)]
pub struct Issuer {
    card_id: String,
    expiry: String,
}

impl Issuer {
    /// For a card that is not signed. `id` is the request's id; `expires_at` a Unix time in seconds, 0 for none.
    pub fn unsigned(id: &str, expires_at: u64) -> Self {
        // 128 bits of a digest: an id may be of any length and form, a token's part may not.
        let digest = Sha256::digest(id.as_bytes());
        // Six letters of base64 hold 36 bits: times to the year 4147.
        let expiry = URL_SAFE_NO_PAD.encode((expires_at << 28).to_be_bytes());
        Self { card_id: URL_SAFE_NO_PAD.encode(&digest[..16]), expiry: expiry[..6].to_owned() }
    }

    /// Whether its tokens are honoured by anybody.
    pub fn is_signed(&self) -> bool {
        false
    }

    /// The token for one purpose: version, key, card, purpose, expiry.
    pub fn token(&self, purpose: Purpose) -> String {
        format!("0-{}{}{}", self.card_id, purpose.letter(), self.expiry)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tokens_are_short_ascii_and_differ_by_purpose() {
        let issuer = Issuer::unsigned(&"é".repeat(500), 1_796_000_000);
        let tokens = [Purpose::Allow, Purpose::NotNow, Purpose::Undo, Purpose::View].map(|purpose| issuer.token(purpose));
        for token in &tokens {
            assert!(token.len() <= 53 && token.bytes().all(|b| b.is_ascii_alphanumeric() || matches!(b, b'-' | b'_')), "{token}");
            assert_eq!(tokens.iter().filter(|other| *other == token).count(), 1);
        }
        assert_ne!(Issuer::unsigned("a", 1).token(Purpose::Allow), Issuer::unsigned("b", 1).token(Purpose::Allow));
        assert_ne!(Issuer::unsigned("a", 1).token(Purpose::Allow), Issuer::unsigned("a", 2).token(Purpose::Allow));
    }
}
