//! Secrets known by the shape of what surrounds them: key blocks, headers, addresses with a password, commands. In goes a
//! text and the place of a literal, out goes the range of the secret. It knows nothing of formats, views or marks.

use std::ops::Range;

use super::shape::{BASE64_ANY, DIGIT, TOKEN, WORD};
use super::values::{self, Look};

/// What one look found: the secret's range and its rule.
pub(crate) type Found = Option<(Range<usize>, &'static str)>;

/// Remembers searches that found nothing, so that many openings without an end stay linear.
#[derive(Default)]
pub(crate) struct Memo {
    no_end_after: Option<usize>,
}

/// `-----BEGIN … PRIVATE KEY-----` to its end, or as far as it looks like one.
pub(crate) fn pem(bytes: &[u8], hit: Range<usize>, memo: &mut Memo) -> Found {
    let head = &bytes[hit.end..bytes.len().min(hit.end + 120)];
    let key = memchr::memmem::find(head, b"KEY")?;
    let label = &head[..key];
    if memchr::memmem::find(label, b"PUBLIC").is_some()
        || label.contains(&b'\n')
        || memchr::memmem::find(label, b"PRIVATE").is_none()
    {
        return None;
    }
    let from = hit.end + key + 3;
    if memo.no_end_after.is_none_or(|at| from < at) {
        match memchr::memmem::find(&bytes[from..], b"-----END") {
            Some(n) if n < 64 * 1024 && memchr::memmem::find(&bytes[from..from + n], b"-----BEGIN").is_none() => {
                let tail = from + n + 8;
                let stop = memchr::memmem::find(&bytes[tail..bytes.len().min(tail + 80)], b"-----").map_or(tail, |n| tail + n + 5);
                return Some((hit.start..stop, "private-key"));
            }
            Some(_) => {}
            None => memo.no_end_after = Some(from),
        }
    }
    // Cut off: on through base64 and what may stand between its lines.
    let mut at = from + bytes[from..].iter().take(12).take_while(|b| TOKEN.has(**b) || matches!(b, b' ' | b'-')).count();
    let mut body = false;
    loop {
        let gap = bytes[at..]
            .iter()
            .take(24)
            .take_while(|b| {
                b.is_ascii_whitespace() || matches!(b, b'\\' | b'"' | b'\'' | b'+' | b',' | b'>' | b'|' | b'#' | b'*' | b'%')
            })
            .count();
        let gap =
            if bytes[at..at + gap].ends_with(b"\\") && matches!(bytes.get(at + gap), Some(b'n' | b'r')) { gap + 1 } else { gap };
        let line = BASE64_ANY.run(bytes, at + gap);
        let len = line - at - gap;
        let header = bytes[at + gap..].starts_with(b"Proc-Type")
            || bytes[at + gap..].starts_with(b"DEK-Info")
            || bytes[at + gap..].starts_with(b"Version:")
            || bytes[at + gap..].starts_with(b"Comment:");
        if header {
            at = bytes[at + gap..].iter().position(|b| *b == b'\n' || *b == b'\\').map_or(bytes.len(), |n| at + gap + n);
            continue;
        }
        let word = len < 20 && bytes[at + gap..line].iter().all(|b| b.is_ascii_alphabetic()) && len != 0 && gap <= 1;
        if len == 0 || word || len < 4 && !body {
            break;
        }
        body = true;
        at = line;
        if len > 1 << 20 {
            break;
        }
    }
    body.then_some((hit.start..at, "private-key"))
}

fn spaces(bytes: &[u8], at: usize) -> usize {
    at + bytes[at.min(bytes.len())..].iter().take(40).take_while(|b| matches!(b, b' ' | b'\t')).count()
}

const SCHEMES: &[&str] = &[
    "basic",
    "bearer",
    "token",
    "digest",
    "bot",
    "apikey",
    "api-key",
    "key",
    "negotiate",
    "ntlm",
    "hawk",
    "oauth",
    "aws4-hmac-sha256",
    "aws",
    "jwt",
    "splunk",
    "genie",
    "genieKey",
    "geniekey",
    "bearertoken",
    "sharedkey",
    "sharedaccesssignature",
    "klaviyo-api-key",
    "discogs",
    "snipcart",
    "mac",
    "private-token",
    "glsa",
    "user",
    "token:",
    "zoho-oauthtoken",
    "ssws",
    "auth",
    "x-api-key",
    "apitoken",
    "sso-key",
    "wsse",
    "dpop",
    "psk",
    "mediabrowser",
    "emby",
    "key:",
];

/// `Authorization: scheme value`, in a header, a literal or an assignment.
pub(crate) fn authorization(text: &str, hit: Range<usize>) -> Found {
    let bytes = text.as_bytes();
    let mut p = hit.end;
    p += bytes[p..].iter().take(4).take_while(|b| matches!(b, b'\\' | b'"' | b'\'' | b']' | b'`')).count();
    let quoted_key = p > hit.end;
    p = spaces(bytes, p);
    match bytes.get(p)? {
        b':' | b'=' | b'|' => p += 1,
        b',' if quoted_key => p += 1,
        b'(' => p += 1,
        _ => return None,
    }
    p += bytes[p..].iter().take(2).take_while(|b| matches!(b, b'>' | b'=' | b':')).count();
    p = spaces(bytes, p);
    p += bytes[p..]
        .iter()
        .take(1)
        .take_while(|b| matches!(b, b'[' | b'(' | b'f'))
        .filter(|b| **b != b'f' || matches!(bytes.get(p + 1), Some(b'"' | b'\'')))
        .count();
    let slashes = bytes[p..].iter().take(4).take_while(|b| **b == b'\\').count();
    p += slashes;
    let quote = bytes.get(p).copied().filter(|b| matches!(b, b'"' | b'\'' | b'`'));
    p += usize::from(quote.is_some());
    // Inside a quoted header (`-H "Authorization: …"`) the value ends at any quote.
    let outer = bytes[..hit.start].last().copied().filter(|b| matches!(b, b'"' | b'\'' | b'`'));
    let end = p + bytes[p..]
        .iter()
        .take(64 * 1024)
        .position(|b| match quote.or(if quoted_key { None } else { outer }) {
            Some(quote) => *b == quote || *b == b'\n',
            None => matches!(b, b'\n' | b'\r' | b'"' | b'\'' | b'`' | b'<'),
        })
        .unwrap_or(bytes.len() - p);
    let mut end = end;
    while end > p && matches!(bytes[end - 1], b'\\' | b' ' | b'\r') {
        end -= 1;
    }
    let word = p + bytes[p..end].iter().take_while(|b| TOKEN.has(**b) || **b == b':').count();
    let scheme = text.get(p..word)?;
    let from = if bytes.get(word) == Some(&b' ')
        && word > p
        && (SCHEMES.contains(&scheme.to_ascii_lowercase().as_str())
            || scheme.len() <= 20 && scheme.bytes().all(|b| b.is_ascii_alphabetic() || b == b'-'))
    {
        spaces(bytes, word)
    } else {
        p
    };
    if from >= end {
        return None;
    }
    if SCHEMES.contains(&text[from..end].to_ascii_lowercase().as_str()) {
        return None;
    }
    let known = from > p && SCHEMES.contains(&scheme.to_ascii_lowercase().as_str());
    let value = text.get(from..end)?;
    if !known || !value.contains(['=', ',']) {
        // One word is the value; what follows is another parameter or a sentence.
        end = from + value.bytes().position(|b| b == b' ').unwrap_or(value.len());
    }
    let value = text.get(from..end)?.trim_end_matches([',', ';', ')', '}', ']', '.']);
    let end = from + value.len();
    if value.starts_with("[🔒")
        || values::is_placeholder(value)
        || value.starts_with(['$', '{', '<', '%', '+', '"', '\'']) && value.len() < 40 && !values::is_random(value.as_bytes())
    {
        return None;
    }
    let b = value.as_bytes();
    let look = Look::of(b);
    // `authorization: required`, `Authorization: Bearer token`: words.
    let dull = look.digits == 0 && (look.upper == 0 || look.lower == 0 || b.len() < 12);
    if dull && !(known && quote.is_none() && b.len() >= 16 && look.upper > 0)
        || b.len() < 6
        || values::is_reference(value, "auth") && !values::is_random(b)
    {
        return None;
    }
    if !known && !values::has_hard_mix(b) {
        return None;
    }
    Some((from..end, "authorization"))
}

/// `Bearer …`, `Basic …` without their header's name.
pub(crate) fn scheme(text: &str, hit: Range<usize>) -> Found {
    let bytes = text.as_bytes();
    if hit.start > 0 && WORD.has(bytes[hit.start - 1]) {
        return None;
    }
    let from = spaces(bytes, hit.end);
    let class = |b: u8| BASE64_ANY.has(b) || matches!(b, b'.' | b'~' | b'|' | b':');
    let end = from + bytes[from..].iter().take_while(|b| class(**b)).count();
    let value = bytes[from..end].strip_suffix(b".").unwrap_or(&bytes[from..end]);
    let end = from + value.len();
    if value.len() < 8 || values::is_placeholder(text.get(from..end)?) {
        return None;
    }
    if bytes[hit.start].eq_ignore_ascii_case(&b'b') && bytes.get(hit.start + 2).is_some_and(|b| b.eq_ignore_ascii_case(&b's')) {
        let user = super::runs::decode(value)?;
        return (user.contains(&b':') && user.iter().all(|b| (0x20..0x7F).contains(b))).then_some((from..end, "authorization"));
    }
    (value.len() >= 12 && (values::is_random(value) || values::is_hex(value) && value.len() >= 16 || values::is_uuid(value)))
        .then_some((from..end, "authorization"))
}

/// `Cookie: a=b; c=d` to the line's end.
pub(crate) fn cookie(text: &str, hit: Range<usize>) -> Found {
    let bytes = text.as_bytes();
    let mut p = hit.end;
    p += bytes[p..].iter().take(4).take_while(|b| matches!(b, b'\\' | b'"' | b'\'' | b']')).count();
    let quoted_key = p > hit.end;
    p = spaces(bytes, p);
    if !(matches!(bytes.get(p)?, b':' | b'=') || quoted_key && bytes[p] == b',') {
        return None;
    }
    p = spaces(bytes, p + 1);
    p += bytes[p..].iter().take(3).take_while(|b| matches!(b, b'\\' | b'"' | b'\'' | b'[' | b'`')).count();
    let end = p + bytes[p..]
        .iter()
        .take(64 * 1024)
        .position(|b| matches!(b, b'\n' | b'\r' | b'"' | b'\'' | b'`'))
        .unwrap_or(bytes.len() - p);
    let end = if end > p && bytes[end - 1] == b'\\' { end - 1 } else { end };
    let value = text.get(p..end)?;
    let equals = value.find('=')?;
    let name = &value[..equals];
    let rest = &value[equals + 1..];
    let names = !name.is_empty() && name.bytes().all(|b| TOKEN.has(b) || matches!(b, b'.' | b'%' | b'[' | b']'));
    let first = rest.split([';', ' ', '&']).next().unwrap_or("");
    if !names
        || first.len() < 3
        || value.starts_with("[🔒")
        || rest.starts_with("[🔒")
        || values::is_placeholder(first)
        || first.contains(['(', '{'])
    {
        return None;
    }
    Some((p + equals + 1..end, "cookie"))
}

/// The password in `scheme://user:password@host`, to the last `@`; a user that is a token itself.
pub(crate) fn userinfo(text: &str, hit: Range<usize>, out: &mut Vec<(Range<usize>, &'static str)>) {
    let bytes = text.as_bytes();
    if hit.start == 0 || !WORD.has(bytes[hit.start - 1]) {
        return;
    }
    let from = hit.end;
    let cap = bytes.len().min(from + 4096);
    let run = bytes[from..cap]
        .iter()
        .position(|b| b.is_ascii_whitespace() || matches!(b, b'"' | b'`' | b'<' | b'>' | b'|' | b'\\') || *b < 0x20)
        .map_or(cap, |n| from + n);
    // A single quote may be in a password, but not around the address.
    let quoted = bytes[..hit.start].iter().rev().take(16).find(|b| !WORD.has(**b) && !matches!(b, b'+' | b'.' | b'-'));
    let run =
        if quoted == Some(&b'\'') { bytes[from..run].iter().position(|b| *b == b'\'').map_or(run, |n| from + n) } else { run };
    let run = bytes[from..run].windows(3).position(|w| w == b"://").map_or(run, |n| {
        bytes[from..from + n].iter().rposition(|b| matches!(b, b',' | b';' | b'=' | b'(' | b'?' | b'&')).map_or(run, |m| from + m)
    });
    let slash = bytes[from..run].iter().position(|b| matches!(b, b'/' | b'?' | b'#')).map_or(run, |n| from + n);
    let mut at = bytes[from..slash].iter().rposition(|b| *b == b'@').map(|n| from + n);
    let colon = bytes[from..slash].iter().position(|b| *b == b':').map(|n| from + n);
    if at.is_none()
        && let Some(colon) = colon
    {
        // `/`, `?` and `#` in a password, unless what follows the colon is a port or a place for one.
        let tail = &bytes[colon + 1..slash];
        let port = tail.iter().all(|b| DIGIT.has(*b)) || tail.starts_with(b"$") || tail.starts_with(b"{") || tail.starts_with(b"%");
        if !port {
            at = bytes[slash..run]
                .iter()
                .rposition(|b| *b == b'@')
                .map(|n| slash + n)
                .filter(|at| bytes.get(at + 1).is_some_and(|b| WORD.has(*b) || *b == b'['));
        }
    }
    let Some(at) = at else { return };
    let user_end = colon.filter(|c| *c < at).unwrap_or(at);
    let user = &bytes[from..user_end];
    if let (Some(colon), true) = (colon, user_end < at) {
        let password = &text.as_bytes()[colon + 1..at];
        let Some(password) = std::str::from_utf8(password).ok() else { return };
        let masked = password.starts_with("[🔒")
            || values::is_placeholder(password) && !password.eq_ignore_ascii_case("none")
            || password.starts_with('$') && values::is_reference(&password[1..], "pass")
            || password.starts_with("{{")
            || password.contains("${")
            || password.starts_with('{') && password.ends_with('}')
            || password.starts_with('%') && password.len() == 2;
        if !masked {
            out.push((colon + 1..at, "url-passcode"));
        }
        if user.len() >= 16 && values::is_random(user) {
            out.push((from..colon, "url-passcode"));
        }
    } else if user.len() >= 12 && (values::is_random(user) || values::is_hex(user) && user.len() >= 20) {
        out.push((from..at, "url-passcode"));
    }
}

/// `/bot123:…/` without the usual `AA`.
pub(crate) fn bot_path(bytes: &[u8], hit: Range<usize>) -> Found {
    let colon = DIGIT.run(bytes, hit.end);
    if colon - hit.end < 5 || bytes.get(colon) != Some(&b':') {
        return None;
    }
    let end = TOKEN.run(bytes, colon + 1);
    (end - colon > 8).then_some((hit.end..end, "telegram-token"))
}
