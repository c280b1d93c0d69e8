//! Keys: several alive at once, one of which signs; and for each purpose a key of its own, derived.

use std::fmt;
use std::sync::Arc;

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use hkdf::Hkdf;
use hmac::{Hmac, KeyInit as _, Mac as _};
use sha2::Sha256;

use super::{Binding, Purpose, Token};
use crate::error::{Error, ErrorKind};
use crate::model::{Value, json};

/// What the MAC's input starts with: no MAC of ours means anything elsewhere.
const DOMAIN: &[u8] = b"countersign/token/1\0";
/// What a purpose's key is derived with; its letter follows.
const INFO: &[u8] = b"countersign/key/1/";

/// The keys that tokens are made with and checked against. Neither `Debug` nor an error ever shows one.
#[derive(Clone)]
pub struct KeyRing {
    keys: Arc<Vec<Key>>,
    signing: usize,
}

#[derive(Clone)]
struct Key {
    id: u8,
    secret: [u8; 32],
    /// One for each of `Purpose::ALL`.
    macs: [Hmac<Sha256>; Purpose::ALL.len()],
}

impl Key {
    fn new(id: u8, secret: [u8; 32]) -> Result<Self, Error> {
        let derive = Hkdf::<Sha256>::new(None, &secret);
        let mac = |purpose: Purpose| {
            let mut key = [0; 32];
            let info = [INFO, &[purpose.letter() as u8]].concat();
            derive.expand(&info, &mut key).ok()?;
            Hmac::<Sha256>::new_from_slice(&key).ok()
        };
        let [a, n, u, v, r] = Purpose::ALL.map(mac);
        // Neither can fail for 32 bytes.
        let macs = a.zip(n).zip(u).zip(v).zip(r).map(|((((a, n), u), v), r)| [a, n, u, v, r]);
        let macs = macs.ok_or_else(|| Error::new(ErrorKind::File, "", "expected a key that can be derived from"))?;
        Ok(Self { id, secret, macs })
    }

    fn mac(&self, purpose: Purpose, head: &[u8], binding: &Binding) -> Hmac<Sha256> {
        let index = Purpose::ALL.iter().position(|known| *known == purpose).unwrap_or_default();
        let mut mac = self.macs[index].clone();
        mac.update(DOMAIN);
        mac.update(head);
        mac.update(binding.bytes());
        mac
    }
}

impl KeyRing {
    /// A ring of one key, which signs. `secret` is 32 random bytes; there is no default.
    ///
    /// # Errors
    /// Where `id` is no character of base64url, or all bytes of the secret are the same, which no random key is.
    pub fn new(id: char, secret: [u8; 32]) -> Result<Self, Error> {
        let ring = Self { keys: Arc::default(), signing: 0 };
        ring.with(id, secret)
    }

    /// The ring with one more key, which signs from now on; the others stay, to check what they have signed.
    ///
    /// # Errors
    /// As [`KeyRing::new`], and where the ring has a key of that id already.
    pub fn with(mut self, id: char, secret: [u8; 32]) -> Result<Self, Error> {
        let wrong = |detail: &str| Error::new(ErrorKind::File, "", detail);
        if !id.is_ascii_alphanumeric() && id != '-' && id != '_' {
            return Err(wrong("expected a key's id of one letter, digit, `-` or `_`, but found another"));
        }
        if self.keys.iter().any(|key| key.id == id as u8) {
            return Err(wrong("expected an id that no other key has, but found it twice"));
        }
        if secret.iter().all(|byte| *byte == secret[0]) {
            return Err(wrong("expected 32 random bytes as a key, but found one byte 32 times"));
        }
        self.signing = self.keys.len();
        Arc::make_mut(&mut self.keys).push(Key::new(id as u8, secret)?);
        Ok(self)
    }

    /// Reads a key file: `{"keys":[{"id":"A","key":"<32 bytes in base64url>","signs":true}]}`.
    ///
    /// # Errors
    /// Where it is not of that form, or not exactly one key signs. An error says where, and never shows a key.
    pub fn from_json(text: &str) -> Result<Self, Error> {
        let wrong = |at: String, detail: &str| Error::new(ErrorKind::File, at, detail);
        let value = json::parse(text)?.value;
        let Some(Value::List(items)) = value.get("keys") else {
            return Err(wrong("/keys".to_owned(), "expected a list of keys, but found none"));
        };
        let mut ring = Self { keys: Arc::default(), signing: 0 };
        let mut signing = Vec::new();
        for (n, item) in items.iter().enumerate() {
            let id = match item.get("id") {
                Some(Value::Text(id)) if id.raw().chars().count() == 1 => id.raw().chars().next(),
                _ => None,
            };
            let id = id.ok_or_else(|| wrong(format!("/keys/{n}/id"), "expected a text of one character"))?;
            let secret = match item.get("key") {
                Some(Value::Text(key)) => URL_SAFE_NO_PAD.decode(key.raw()).ok().and_then(|key| <[u8; 32]>::try_from(key).ok()),
                _ => None,
            };
            let secret = secret
                .ok_or_else(|| wrong(format!("/keys/{n}/key"), "expected 32 bytes in base64url without padding (43 characters)"))?;
            match item.get("signs") {
                Some(Value::Bool(true)) => signing.push(n),
                Some(Value::Bool(false) | Value::Null) | None => {}
                Some(_) => return Err(wrong(format!("/keys/{n}/signs"), "expected true or false")),
            }
            ring = ring.with(id, secret).map_err(|error| wrong(format!("/keys/{n}"), error.detail()))?;
        }
        match signing.as_slice() {
            [one] => Ok(Self { signing: *one, ..ring }),
            [] => Err(wrong("/keys".to_owned(), "expected one key with `\"signs\": true`, but found none")),
            _ => Err(wrong("/keys".to_owned(), "expected one key with `\"signs\": true`, but found several")),
        }
    }

    /// The key file's text, secrets and all: only for writing it where nobody else can read.
    pub fn expose_json(&self) -> String {
        let mut text = String::from("{\n  \"keys\": [");
        for (n, key) in self.keys.iter().enumerate() {
            let comma = if n == 0 { "" } else { "," };
            let secret = URL_SAFE_NO_PAD.encode(key.secret);
            let (id, signs) = (key.id as char, n == self.signing);
            text.push_str(&format!("{comma}\n    {{ \"id\": \"{id}\", \"key\": \"{secret}\", \"signs\": {signs} }}"));
        }
        text.push_str("\n  ]\n}\n");
        text
    }

    /// The first id of `A`–`Z`, `a`–`z`, `0`–`9`, `-`, `_` that no key has; nothing where all 64 are taken.
    pub fn free_id(&self) -> Option<char> {
        (('A'..='Z').chain('a'..='z').chain('0'..='9').chain(['-', '_'])).find(|id| self.keys.iter().all(|key| key.id != *id as u8))
    }

    /// How many keys there are.
    pub fn len(&self) -> usize {
        self.keys.len()
    }

    /// Whether there is none; a ring that could be made has one.
    pub fn is_empty(&self) -> bool {
        self.keys.is_empty()
    }

    /// The id of the key that signs.
    pub(super) fn signing_id(&self) -> char {
        self.keys[self.signing].id as char
    }

    /// The first 128 bits of the MAC, by the key that signs.
    pub(super) fn sign(&self, purpose: Purpose, head: &[u8], binding: &Binding) -> [u8; 16] {
        let full = self.keys[self.signing].mac(purpose, head, binding).finalize().into_bytes();
        let mut cut = [0; 16];
        cut.copy_from_slice(&full[..16]);
        cut
    }

    /// Whether one of the keys made this token for what `binding` says. The time that it takes says nothing of the MAC.
    pub fn verify(&self, token: &Token, binding: &Binding) -> bool {
        let Some(key) = self.keys.iter().find(|key| key.id == token.key_id()) else { return false };
        key.mac(token.purpose(), token.head(), binding).verify_truncated_left(token.mac()).is_ok()
    }

    /// Whether one of the keys made this reply tag (16 bytes) for the card.
    pub(super) fn verify_reply(&self, head: impl Fn(char) -> String, tag: &[u8; 16], binding: &Binding) -> bool {
        self.keys.iter().any(|key| {
            let head = head(key.id as char);
            key.mac(Purpose::Reply, head.as_bytes(), binding).verify_truncated_left(tag).is_ok()
        })
    }
}

impl fmt::Debug for KeyRing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "KeyRing({} keys)", self.keys.len())
    }
}
