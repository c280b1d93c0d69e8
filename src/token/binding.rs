//! What a token is bound to beyond what it says itself: place, people, input and card.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use sha2::{Digest, Sha256};

use crate::model::{Approvers, Untrusted};

/// The place where a card is shown. A part that is missing is the same as an empty one.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Audience {
    /// The platform's name: `telegram`.
    pub connector: String,
    /// The chat, channel or mail address there.
    pub chat: Option<String>,
    /// The thread in that: Telegram's `message_thread_id`, Slack's `thread_ts`.
    pub thread: Option<String>,
}

/// What the MAC covers beside the token's own text. All of it comes from our own request, never from an event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Binding {
    bytes: Vec<u8>,
}

impl Binding {
    /// Binds to a place, to those who may answer, to the digest of the input (32 bytes, `model::digest::input_digest`) and to
    /// the digest of the card as shown (SHA-256 of its JSON).
    pub fn new(audience: &Audience, approvers: &Approvers, input: &[u8; 32], card: &[u8; 32]) -> Self {
        let mut bytes = Vec::with_capacity(192);
        push(&mut bytes, &audience.connector);
        push(&mut bytes, audience.chat.as_deref().unwrap_or_default());
        push(&mut bytes, audience.thread.as_deref().unwrap_or_default());
        bytes.extend_from_slice(&approvers_digest(approvers));
        bytes.extend_from_slice(input);
        bytes.extend_from_slice(card);
        Self { bytes }
    }

    pub(super) fn bytes(&self) -> &[u8] {
        &self.bytes
    }
}

/// SHA-256 of the list of approvers: a zero byte for anyone; otherwise a one byte and every id in the order of its bytes, each
/// once, with its length before it.
pub fn approvers_digest(approvers: &Approvers) -> [u8; 32] {
    let mut bytes = Vec::new();
    match approvers {
        Approvers::Anyone => bytes.push(0),
        Approvers::Only(ids) => {
            bytes.push(1);
            let mut ids: Vec<&str> = ids.iter().map(Untrusted::raw).collect();
            ids.sort_unstable();
            ids.dedup();
            ids.into_iter().for_each(|id| push(&mut bytes, id));
        }
    }
    Sha256::digest(&bytes).into()
}

/// The card's id in its tokens, from the request's id: 128 bits of its SHA-256, in 22 characters of base64url.
pub fn card_id(request_id: &str) -> String {
    // An id may be of any length and form, a token's part may not.
    URL_SAFE_NO_PAD.encode(&Sha256::digest(request_id.as_bytes())[..16])
}

/// Appends a text behind its length in bytes (32 bits, big-endian), so that no two lists of texts give the same bytes.
fn push(bytes: &mut Vec<u8>, text: &str) {
    bytes.extend_from_slice(&u32::try_from(text.len()).unwrap_or(u32::MAX).to_be_bytes());
    bytes.extend_from_slice(text.as_bytes());
}
