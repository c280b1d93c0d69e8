//! Requests as they come over HTTP: headers beside a body, and secrets compared in constant time.

use hmac::{Hmac, KeyInit as _, Mac as _};
use sha2::Sha256;

/// The headers of a request.
#[derive(Clone, Default)]
pub struct Headers(Vec<(String, String)>);

impl Headers {
    /// From names, in any case, and values.
    pub fn new(headers: impl IntoIterator<Item = (String, String)>) -> Self {
        Self(headers.into_iter().collect())
    }

    /// The value of a header that stands there exactly once.
    pub fn get(&self, name: &str) -> Option<&str> {
        let mut found = self.0.iter().filter(|(known, _)| known.eq_ignore_ascii_case(name));
        let first = found.next()?;
        found.next().is_none().then_some(first.1.as_str())
    }
}

impl std::fmt::Debug for Headers {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Headers({})", self.0.len())
    }
}

/// Whether two secrets are the same; the time that it takes says nothing of where they differ.
pub fn same_secret(expected: &str, given: &str) -> bool {
    if expected.is_empty() {
        return false;
    }
    let mac = |text: &str| Some(Hmac::<Sha256>::new_from_slice(expected.as_bytes()).ok()?.chain_update(text));
    mac(expected).zip(mac(given)).is_some_and(|(expected, given)| given.verify(&expected.finalize().into_bytes()).is_ok())
}
