//! Long runs of token characters: what base64 and hexadecimal digits hide, and noise that stands beside a service's name.
//! In goes a text, out go the runs and what is known of each. It knows nothing of views or marks.

use std::ops::Range;

use base64::Engine as _;
use base64::alphabet;
use base64::engine::{DecodePaddingMode, GeneralPurpose, GeneralPurposeConfig};

use super::shape::{BASE64_ANY, HEX, WORD, Words};
use super::values::{self, Look};
use super::vendors;

/// Shortest run that is looked at.
pub(crate) const LEAST: usize = 16;

const LENIENT: GeneralPurposeConfig =
    GeneralPurposeConfig::new().with_decode_padding_mode(DecodePaddingMode::Indifferent).with_decode_allow_trailing_bits(true);
const STANDARD: GeneralPurpose = GeneralPurpose::new(&alphabet::STANDARD, LENIENT);
const URL: GeneralPurpose = GeneralPurpose::new(&alphabet::URL_SAFE, LENIENT);

/// Calls `each` for every maximal run of at least `LEAST` base64 characters in `window`, and returns after the last one.
/// It looks at every sixteenth byte first: where none of a run's is in the class, no long run can be.
pub(crate) fn each(bytes: &[u8], window: Range<usize>, mut each: impl FnMut(Range<usize>)) {
    let mut at = window.start + LEAST - 1;
    let mut floor = window.start;
    while at < window.end {
        if !may_be_long(bytes, at) {
            at += LEAST;
            continue;
        }
        let mut start = at;
        while start > floor && BASE64_ANY.has(bytes[start - 1]) {
            start -= 1;
        }
        let end = BASE64_ANY.run(bytes, at);
        if end - start >= LEAST {
            each(start..end);
        }
        floor = end;
        at = end + LEAST;
    }
}

/// Whether a long run may hold the byte at `at`: it would reach eight bytes to one side at least.
#[inline]
fn may_be_long(bytes: &[u8], at: usize) -> bool {
    // Without a branch: in ordinary text nobody could guess which way it goes.
    let all = |part: &[u8]| part.iter().fold(true, |all, b| all & BASE64_ANY.has(*b));
    match bytes.get(at.wrapping_sub(8)..at + 9) {
        Some(near) => BASE64_ANY.has(near[8]) & (all(&near[..8]) | all(&near[9..17])),
        None => BASE64_ANY.has(bytes[at]) && (at >= 8 && all(&bytes[at - 8..at]) || bytes.get(at + 1..at + 9).is_some_and(all)),
    }
}

/// Decodes base64 of either alphabet, padded or not, and drops what can't be decoded at the end.
pub(crate) fn decode(run: &[u8]) -> Option<Vec<u8>> {
    let core = run.iter().rposition(|b| *b != b'=').map_or(0, |n| n + 1);
    let core = &run[..core - usize::from(core % 4 == 1 && core > 0)];
    let engine = if core.iter().any(|b| matches!(b, b'-' | b'_')) { &URL } else { &STANDARD };
    engine.decode(core).ok()
}

/// The text that bytes are, if they are one: what is cut off at the end is dropped, a few control characters are let pass.
fn readable(bytes: &[u8]) -> Option<&str> {
    let text = match std::str::from_utf8(bytes) {
        Ok(text) => text,
        Err(error) if error.valid_up_to() * 10 >= bytes.len() * 8 || error.error_len().is_none() => {
            std::str::from_utf8(&bytes[..error.valid_up_to()]).ok()?
        }
        Err(_) => return None,
    };
    let control = text.bytes().filter(|b| *b < 0x20 && !matches!(b, b'\n' | b'\r' | b'\t') || *b == 0x7F).count();
    (!text.is_empty() && control <= 1 + text.len() / 20).then_some(text)
}

/// The texts that a run decodes to: from base64 at each place where a piece of it may start, from hexadecimal digits.
pub(crate) fn decoded(run: &[u8]) -> Vec<(Range<usize>, String)> {
    let mut out = Vec::new();
    // Digits may be glued to a word.
    let digits = run.iter().rposition(|b| !HEX.has(*b)).map_or(0, |n| n + 1);
    if let Some(hex) = from_hex(&run[digits..])
        && let Some(text) = readable(&hex)
    {
        out.push((digits..run.len(), text.to_owned()));
        return out;
    }
    // Encoded text mixes cases at once; names and paths seldom do.
    if !run.iter().any(u8::is_ascii_uppercase) {
        return out;
    }
    let try_at = |range: Range<usize>, out: &mut Vec<(Range<usize>, String)>| {
        let piece = &run[range.clone()];
        // The first twelve characters tell nearly all noise from text.
        let mixed = piece.len() >= LEAST
            && piece[..12].iter().any(u8::is_ascii_uppercase)
            && piece[..12].iter().any(|b| b.is_ascii_lowercase() || b.is_ascii_digit());
        if !mixed || decode(&piece[..12]).is_none_or(|head| readable(&head).is_none()) {
            return;
        }
        if let Some(bytes) = decode(piece)
            && let Some(text) = readable(&bytes)
        {
            out.push((range, text.to_owned()));
        }
    };
    // A name and its `=`, a path's `/`: the value starts after them.
    let core = run.iter().rposition(|b| *b != b'=').map_or(0, |n| n + 1);
    try_at(0..run.len(), &mut out);
    let mut cuts = 0;
    for (i, b) in run[..core].iter().enumerate() {
        if matches!(b, b'=' | b'/' | b'-' | b'_' | b'+') && cuts < 24 {
            cuts += 1;
            try_at(i + 1..run.len(), &mut out);
        }
    }
    if out.is_empty() && core > LEAST {
        // Glued to a word of up to three letters, or cut at its start.
        for skip in 1..4 {
            try_at(skip..run.len(), &mut out);
        }
    }
    out
}

fn from_hex(run: &[u8]) -> Option<Vec<u8>> {
    if run.len() < LEAST || !run.iter().all(|b| HEX.has(*b)) {
        return None;
    }
    let even = &run[..run.len() & !1];
    let bytes: Vec<u8> = even
        .chunks_exact(2)
        .map(|pair| pair.iter().fold(0, |n, b| n * 16 + (*b as char).to_digit(16).unwrap_or(0) as u8))
        .collect();
    Some(bytes)
}

/// Whether decoded text is a user and a password, as `Basic` has them.
pub(crate) fn is_user_and_password(text: &str) -> bool {
    text.split_once(':').is_some_and(|(user, password)| {
        let fine = |s: &str, least: usize| s.len() >= least && s.bytes().all(|b| (0x21..0x7F).contains(&b));
        fine(user, 1)
            && fine(password, 4)
            && user.bytes().all(|b| WORD.has(b) || matches!(b, b'.' | b'_' | b'-' | b'@' | b'+' | b'\\'))
            && !password.starts_with("//")
            && !password.contains(':')
    })
}

/// Words that make noise beside them a digest or an identifier.
static NO_SECRET: Words = Words::of(&[
    "blob",
    "build",
    "cache",
    "checksum",
    "checksums",
    "cid",
    "commit",
    "correlation",
    "crc",
    "cursor",
    "digest",
    "etag",
    "fingerprint",
    "guid",
    "hash",
    "hashes",
    "head",
    "id",
    "ids",
    "image",
    "index",
    "integrity",
    "layer",
    "md",
    "merge",
    "nonce",
    "object",
    "order",
    "parent",
    "ref",
    "request",
    "requestid",
    "resolved",
    "rev",
    "revision",
    "sha",
    "span",
    "src",
    "sri",
    "thumbprint",
    "trace",
    "traceparent",
    "tree",
    "uid",
    "upload",
    "url",
    "uuid",
    "version",
    "video",
    "transaction",
    "message",
    "messageid",
    "run",
    "snapshot",
    "public",
    "pubkey",
]);
static SECRET: Words = Words::of(&[
    "apikey",
    "api",
    "auth",
    "bearer",
    "credential",
    "credentials",
    "key",
    "keys",
    "passphrase",
    "password",
    "passwd",
    "pwd",
    "secret",
    "secrets",
    "token",
    "tokens",
    "pass",
]);

/// Whether noise stands under the name of a service or of a secret, on its own line or at the end of the one before.
pub(crate) fn is_named(text: &[u8], run: Range<usize>) -> bool {
    let value = &text[run.clone()];
    let before = &text[run.start.saturating_sub(100)..run.start];
    let Some(last) = before.last() else { return false };
    if !matches!(last, b' ' | b'"' | b'\'' | b'`' | b'=' | b':' | b'(' | b'{' | b'>' | b'\t' | b',' | b'[' | b'|') {
        return false;
    }
    let uuid = values::is_uuid(value);
    let hex = value.len() >= 24 && values::is_hex(value);
    if !(uuid
        || hex && Look::of(value).digits > 2 && Look::of(value).letters() > 2
        || value.len() >= 16 && !value.contains(&b'/') && values::is_random(value))
    {
        return false;
    }
    if matches!(text.get(run.end), Some(b'.' | b'@' | b'/' | b'(' | b'\\')) && text.get(run.end + 1).is_some_and(|b| WORD.has(*b)) {
        return false;
    }
    let line = before.iter().rposition(|b| *b == b'\n').map_or(before, |n| {
        if before.len() - n < 8 {
            &before[before[..n].iter().rposition(|b| *b == b'\n').map_or(0, |n| n + 1)..]
        } else {
            &before[n + 1..]
        }
    });
    // A mark's own words name nothing.
    let line = memchr::memmem::rfind(line, "🔒".as_bytes())
        .map_or(line, |n| line[n..].iter().position(|b| *b == b']').map_or(&line[..0], |m| &line[n + m + 1..]));
    // What assigns or quotes must stand directly before.
    let tail = line.trim_ascii_end();
    let assigned = matches!(tail.last(), Some(b'"' | b'\'' | b'`' | b'=' | b':' | b'>' | b'(' | b'{' | b'|'));
    let mut named = false;
    let mut words = 0;
    for word in tail.rsplit(|b| !b.is_ascii_alphanumeric()).filter(|w| !w.is_empty()) {
        words += 1;
        if words > 7 {
            break;
        }
        let low: String = word.iter().map(|b| b.to_ascii_lowercase() as char).collect();
        let low = low.trim_end_matches(|c: char| c.is_ascii_digit());
        let hump = word.iter().rposition(|b| b.is_ascii_uppercase()).map_or("", |n| &low[n.min(low.len())..]);
        if NO_SECRET.has(low) || NO_SECRET.has(hump) {
            return false;
        }
        // `key: …` alone is for the key rules to judge.
        let secret = (SECRET.has(low) || SECRET.has(hump)) && !(words == 1 && matches!(low, "key" | "keys" | "api" | "pass"));
        let vendor = || (assigned || words <= 1) && vendors::known(low) && (!(hex || uuid) || !vendors::keeps_code(low));
        if secret && (assigned || words <= 2) || !named && vendor() {
            named = true;
        }
    }
    named
}
