//! Addresses that may leave: https, plainly written, and without any secret.

use schemars::JsonSchema;
use serde::Serialize;

use super::line::Line;
use crate::model::Untrusted;
use crate::redact::Redactor;

/// The longest address that is taken, in code points: Slack's limit for `image_url` and `url`
/// (<https://docs.slack.dev/reference/block-kit/block-elements/image-element>).
pub const MAX_URL: usize = 3000;

/// An https address in ASCII, with a host, without user, control or secret: it can stand in any attribute or field.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(transparent)]
pub struct SafeUrl(String);

impl SafeUrl {
    /// Checks an address.
    ///
    /// # Errors
    /// Why it may not leave, in words without any of its text.
    pub fn check(url: &Untrusted, redactor: &Redactor) -> Result<Self, &'static str> {
        let url = url.raw();
        if url.is_empty() {
            return Err("it is empty");
        }
        let https = url.get(..8).is_some_and(|scheme| scheme.eq_ignore_ascii_case("https://"));
        if !https {
            return Err("it does not start with https://");
        }
        if url.len() > MAX_URL {
            return Err("it is longer than 3,000 characters");
        }
        // Everything else must be percent-encoded (RFC 3986, section 2), and these would end an attribute or a Slack link.
        let plain =
            |b: u8| b.is_ascii_graphic() && !matches!(b, b'"' | b'\'' | b'<' | b'>' | b'\\' | b'^' | b'`' | b'{' | b'|' | b'}');
        if !url.bytes().all(plain) {
            return Err("it holds a character that must be percent-encoded");
        }
        let authority = &url[8..8 + url[8..].find(['/', '?', '#']).unwrap_or(url.len() - 8)];
        if authority.contains('@') {
            return Err("it holds a user name or a password");
        }
        if authority.is_empty() || authority.starts_with(['.', ':', '-']) || !authority.bytes().any(|b| b.is_ascii_alphanumeric()) {
            return Err("it has no host");
        }
        if redactor.url_bears_secret(url) {
            return Err("it bears a secret");
        }
        Ok(Self(url.to_owned()))
    }

    /// The address.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Its host, with a port where it has one.
    pub fn host(&self) -> &str {
        let rest = &self.0[8..];
        &rest[..rest.find(['/', '?', '#']).unwrap_or(rest.len())]
    }
}

/// A picture: artwork that the hook names.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Picture {
    /// Where it is.
    pub url: SafeUrl,
    /// What it is, for those who don't see it.
    pub alt: Line,
}

/// Whether the address looks like one of the picture types that every platform shows: png, jpeg, gif, webp, or none given.
pub fn is_picture_type(url: &SafeUrl) -> bool {
    let path = &url.as_str()[8..];
    let path = &path[..path.find(['?', '#']).unwrap_or(path.len())];
    let file = path.rsplit('/').next().unwrap_or_default();
    match file.rsplit_once('.') {
        Some((_, extension)) if path.contains('/') => {
            ["png", "jpg", "jpeg", "gif", "webp"].iter().any(|known| extension.eq_ignore_ascii_case(known)) || extension.len() > 5
        }
        _ => true,
    }
}
