//! Makes the tokens of one card.

use std::fmt;

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;

use super::parse::expiry;
use super::{Binding, KeyRing, Purpose, card_id};

/// Makes the tokens of one card.
#[derive(Clone)]
pub struct Issuer {
    card_id: String,
    expiry: String,
    signer: Option<(KeyRing, Binding)>,
}

impl Issuer {
    /// For a card that is not signed. `id` is the request's id; `expires_at` a Unix time in seconds, 0 for none.
    pub fn unsigned(id: &str, expires_at: u64) -> Self {
        Self { card_id: card_id(id), expiry: expiry(expires_at), signer: None }
    }

    /// For a card whose tokens count until `expires_at`, a Unix time in seconds. `id` is the request's id.
    pub fn signed(ring: &KeyRing, id: &str, expires_at: u64, binding: Binding) -> Self {
        Self { card_id: card_id(id), expiry: expiry(expires_at), signer: Some((ring.clone(), binding)) }
    }

    /// Whether its tokens are honoured by anybody.
    pub fn is_signed(&self) -> bool {
        self.signer.is_some()
    }

    /// The token for one purpose.
    pub fn token(&self, purpose: Purpose) -> String {
        match &self.signer {
            Some((ring, binding)) => {
                let mut token = self.head('1', ring.signing_id(), purpose);
                let mac = ring.sign(purpose, token.as_bytes(), binding);
                URL_SAFE_NO_PAD.encode_string(mac, &mut token);
                token
            }
            None => self.head('0', '-', purpose),
        }
    }

    /// What stands behind a `+` in the address that answers by mail go to: 26 letters and digits that survive a change of
    /// case. Nothing where the card is not signed.
    pub fn reply_tag(&self) -> Option<String> {
        let (ring, binding) = self.signer.as_ref()?;
        let head = self.head('1', ring.signing_id(), Purpose::Reply);
        Some(base32(&ring.sign(Purpose::Reply, head.as_bytes(), binding)))
    }

    /// Whether a tag is the one of [`Issuer::reply_tag`], by any key of the ring.
    pub fn is_reply_tag(&self, tag: &str) -> bool {
        let Some((ring, binding)) = &self.signer else { return false };
        unbase32(tag).is_some_and(|tag| ring.verify_reply(|key| self.head('1', key, Purpose::Reply), &tag, binding))
    }

    fn head(&self, version: char, key: char, purpose: Purpose) -> String {
        format!("{version}{key}{}{}{}", self.card_id, purpose.letter(), self.expiry)
    }
}

impl fmt::Debug for Issuer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.is_signed() { "Issuer(signed)" } else { "Issuer(unsigned)" })
    }
}

const BASE32: &[u8; 32] = b"abcdefghijklmnopqrstuvwxyz234567";

fn base32(bytes: &[u8; 16]) -> String {
    let number = u128::from_be_bytes(*bytes);
    // 25 characters hold 125 bits, the last one the three that are left, in its upper bits.
    let mut text: String = (0..25).map(|n| BASE32[(number >> (123 - 5 * n) & 31) as usize] as char).collect();
    text.push(BASE32[(number << 2 & 31) as usize] as char);
    text
}

fn unbase32(text: &str) -> Option<[u8; 16]> {
    if text.len() != 26 {
        return None;
    }
    let mut number = 0_u128;
    let mut last = 0;
    for (n, c) in text.bytes().enumerate() {
        let five = BASE32.iter().position(|known| *known == c.to_ascii_lowercase())? as u128;
        if n < 25 {
            number |= five << (123 - 5 * n);
        } else {
            last = five;
        }
    }
    (last & 3 == 0).then(|| (number | last >> 2).to_be_bytes())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tokens_are_short_ascii_and_differ_by_purpose() {
        let issuer = Issuer::unsigned(&"é".repeat(500), 1_796_000_000);
        let tokens = Purpose::ALL.map(|purpose| issuer.token(purpose));
        for token in &tokens {
            assert!(token.len() <= 53 && token.bytes().all(|b| b.is_ascii_alphanumeric() || matches!(b, b'-' | b'_')), "{token}");
            assert_eq!(tokens.iter().filter(|other| *other == token).count(), 1);
        }
        assert_ne!(Issuer::unsigned("a", 1).token(Purpose::Allow), Issuer::unsigned("b", 1).token(Purpose::Allow));
        assert_ne!(Issuer::unsigned("a", 1).token(Purpose::Allow), Issuer::unsigned("a", 2).token(Purpose::Allow));
    }

    #[test]
    fn base32_has_one_form() {
        for bytes in [[0; 16], [255; 16], *b"0123456789abcdef"] {
            let text = base32(&bytes);
            assert_eq!((text.len(), unbase32(&text), unbase32(&text.to_uppercase())), (26, Some(bytes), Some(bytes)));
            assert_eq!((unbase32(&text[1..]), unbase32(&format!("{}b", &text[..25]))), (None, None));
        }
    }
}
