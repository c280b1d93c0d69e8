//! A token's text, read strictly: one text for one token, and nothing else is one.

use std::fmt;

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;

use super::Purpose;

/// The length of a signed token, in bytes: version, key, card (22), purpose, expiry (6), MAC (22).
pub const TOKEN_LEN: usize = 53;
/// The length of everything before the MAC; also that of a token that is not signed.
pub(super) const HEAD_LEN: usize = 31;
/// The latest expiry that six characters hold, in Unix seconds: in the year 4147.
pub const MAX_EXPIRY: u64 = (1 << 36) - 1;

/// A token of version `1` whose form is right. Whether we made it says [`KeyRing::verify`](super::KeyRing::verify).
#[derive(Clone, PartialEq, Eq)]
pub struct Token {
    head: [u8; HEAD_LEN],
    purpose: Purpose,
    expires_at: u64,
    mac: [u8; 16],
}

/// Why a text is no token that could be checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TokenError {
    /// It looks like a token, but is none of ours.
    Malformed,
    /// It is a token of version `0`, which nobody signed.
    Unsigned,
    /// It does not look like a token at all.
    Foreign,
}

impl Token {
    /// Reads a token: exactly the length, the alphabet, a version and a purpose that we know, and base64url in its one form.
    ///
    /// # Errors
    /// Where it is none.
    pub fn parse(text: &str) -> Result<Self, TokenError> {
        let bytes = text.as_bytes();
        if bytes.len() < HEAD_LEN || bytes.len() > 64 || !bytes.iter().copied().all(in_alphabet) {
            return Err(TokenError::Foreign);
        }
        let head = <[u8; HEAD_LEN]>::try_from(&bytes[..HEAD_LEN]).map_err(|_| TokenError::Malformed)?;
        let (purpose, expires_at) = read_head(&head).ok_or(TokenError::Malformed)?;
        match (head[0], bytes.len()) {
            (b'0', HEAD_LEN) if head[1] == b'-' => Err(TokenError::Unsigned),
            (b'1', TOKEN_LEN) => {
                let mac = decode(&bytes[HEAD_LEN..]).ok_or(TokenError::Malformed)?;
                Ok(Self { head, purpose, expires_at, mac })
            }
            _ => Err(TokenError::Malformed),
        }
    }

    /// What it is for.
    pub fn purpose(&self) -> Purpose {
        self.purpose
    }

    /// When it expires, in Unix seconds.
    pub fn expires_at(&self) -> u64 {
        self.expires_at
    }

    /// The id of its card: 22 characters.
    pub fn card_id(&self) -> &str {
        std::str::from_utf8(&self.head[2..24]).unwrap_or_default()
    }

    pub(super) fn key_id(&self) -> u8 {
        self.head[1]
    }

    pub(super) fn head(&self) -> &[u8] {
        &self.head
    }

    pub(super) fn mac(&self) -> &[u8] {
        &self.mac
    }
}

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Token({:?})", self.purpose)
    }
}

/// Purpose and expiry.
fn read_head(head: &[u8; HEAD_LEN]) -> Option<(Purpose, u64)> {
    decode(&head[2..24])?;
    let purpose = Purpose::from_letter(head[24])?;
    let expires_at = head[25..].iter().try_fold(0, |seconds, c| Some(seconds << 6 | u64::from(sextet(*c)?)))?;
    Some((purpose, expires_at))
}

/// The six characters of an expiry.
pub(super) fn expiry(seconds: u64) -> String {
    URL_SAFE_NO_PAD.encode((seconds.min(MAX_EXPIRY) << 28).to_be_bytes())[..6].to_owned()
}

/// 22 characters as 16 bytes. The engine refuses bits that would be lost, so no two texts give the same bytes.
fn decode(text: &[u8]) -> Option<[u8; 16]> {
    let mut bytes = [0; 16];
    matches!(URL_SAFE_NO_PAD.decode_slice(text, &mut bytes), Ok(16)).then_some(bytes)
}

fn in_alphabet(c: u8) -> bool {
    sextet(c).is_some()
}

fn sextet(c: u8) -> Option<u8> {
    Some(match c {
        b'A'..=b'Z' => c - b'A',
        b'a'..=b'z' => c - b'a' + 26,
        b'0'..=b'9' => c - b'0' + 52,
        b'-' => 62,
        b'_' => 63,
        _ => return None,
    })
}

/// The text with every token in it replaced by a mark: somebody may paste one into an answer.
pub fn hide_tokens(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(start) = rest.bytes().position(in_alphabet) {
        let run = rest[start..].bytes().take_while(|c| in_alphabet(*c)).count();
        let word = &rest[start..start + run];
        out.push_str(&rest[..start]);
        // The tag of an address that answers go to: `ask+<26 characters>@example.com`.
        let tag = word.len() == 26 && out.ends_with('+') && rest[start + run..].starts_with('@');
        out.push_str(if tag || holds_token(word) { "[🔒 decision-token]" } else { word });
        rest = &rest[start + run..];
    }
    out.push_str(rest);
    out
}

/// Whether somewhere in a word there is what could be the head of a token, with a MAC behind it where it has one.
fn holds_token(word: &str) -> bool {
    word.as_bytes().windows(HEAD_LEN).enumerate().any(|(at, head)| {
        let long_enough = match head[0] {
            b'1' => word.len() - at >= TOKEN_LEN,
            b'0' => head[1] == b'-',
            _ => false,
        };
        long_enough && <&[u8; HEAD_LEN]>::try_from(head).is_ok_and(|head| read_head(head).is_some())
    })
}
