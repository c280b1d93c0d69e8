//! Whether what stands under a key's name is a secret: in goes a value as `pairs` found it, out goes yes or no.

use super::keys::{Need, Says};
use super::pairs::{LONG, Op, Value};
use super::shape::{DIGIT, TOKEN, WORD};
use super::values::{self, Look};

/// Words that follow a flag in prose, not in a command.
const AFTER_FLAG: &[&str] = &[
    "and",
    "are",
    "as",
    "at",
    "by",
    "can",
    "flag",
    "for",
    "from",
    "if",
    "in",
    "instead",
    "is",
    "may",
    "must",
    "on",
    "option",
    "options",
    "or",
    "parameter",
    "should",
    "the",
    "to",
    "was",
    "when",
    "will",
    "with",
];

/// Whether the value under a key that `says` is a secret.
pub(super) fn holds(v: &str, value: &Value, says: &Says, bytes: &[u8], shouting: bool, starts_line: bool) -> bool {
    if v.starts_with("[🔒") || values::is_placeholder(v) {
        return false;
    }
    if v.len() > LONG {
        return true;
    }
    let b = v.as_bytes();
    let look = Look::of(b);
    let n = b.len();
    let next = bytes.get(value.range.end).copied().unwrap_or(b'\n');
    let password = says.rule == "passcode";
    if look.letters() == 0 && look.other == 0 {
        // Digits only.
        return match says.rule {
            "passcode" | "card-code" => n >= 3,
            "pin" => (4..=8).contains(&n) && value.op != Op::Words,
            "secret" | "api-key" | "token" => n >= 9 && says.need <= Need::Mixed && !matches!(value.op, Op::Words),
            _ => n >= 20,
        };
    }
    if look.letters() == 0 && v.is_ascii() && n < 6 {
        return false;
    }
    if matches!(says.rule, "pin" | "card-code") {
        return false;
    }
    // A URL is the URL rules' affair, a path is no secret.
    if v.contains("://")
        || v.starts_with('/') && !has_noise(b)
        || v.starts_with("./")
        || v.starts_with("~/")
        || v.starts_with("file:")
        || v.starts_with("vault:") && n < 60
        || v.starts_with("op://")
        || v.starts_with("arn:")
        || v.starts_with("ssm:")
    {
        return false;
    }
    if !value.quoted
        && matches!(value.op, Op::Colon | Op::Equals)
        && (says.need == Need::Random || bytes[value.range.end..].starts_with(b" = "))
        && (values::is_reference(v, says.stem) || bytes[value.range.end..].starts_with(b" = "))
    {
        return false;
    }
    if says.need == Need::Random {
        let core = v.trim_end_matches('=');
        let tokens = core.bytes().all(|c| TOKEN.has(c) || matches!(c, b'+' | b'/' | b'=' | b'.' | b'~' | b'|' | b':'));
        let uuid = values::is_uuid(b);
        let narrow = matches!(says.stem, "key" | "id");
        return tokens
            && match says.rule {
                "client-id" => {
                    n >= 16
                        && (values::is_random(core.as_bytes()) || values::is_hex(b) || uuid)
                        && !v.contains('.')
                        && says.stem == "id"
                        || n >= 24 && values::is_random(core.as_bytes())
                }
                "key" => n >= 20 && values::is_random(core.as_bytes()) && !v.contains('/'),
                "signature" => n >= 16 && values::is_random(core.as_bytes()),
                _ => n >= 16 && (values::is_random(core.as_bytes()) || values::is_hex(b) && look.digits > 0 || uuid && narrow),
            };
    }
    if !value.quoted {
        let code = !(value.op == Op::Tight && shouting) && value.op != Op::Flag;
        if code && values::is_reference(v, says.stem) {
            return false;
        }
        if value.op == Op::Flag
            && (v.starts_with('-')
                || v.starts_with('[')
                || AFTER_FLAG.contains(&v)
                || v.starts_with('=')
                || v.len() >= 3 && look.digits == 0 && look.lower == 0 && v.to_ascii_lowercase().contains(says.stem))
        {
            return false;
        }
        if b.contains(&b'(') && b.ends_with(b")") {
            return false;
        }
        // `password: the user's password`: a sentence goes on.
        let plain = look.digits == 0 && look.other == 0 && (look.upper == 0 || look.turns == 0);
        let dull = look.digits == 0
            && b.iter()
                .all(|c| WORD.has(*c) || matches!(c, b'-' | b'_' | b'\'' | b'.' | b'/' | b'|' | b',' | b'(' | b')') || *c >= 0x80);
        let after = bytes.get(value.range.end + 1).copied().unwrap_or(b'\n');
        let goes_on = next == b' '
            && (after.is_ascii_alphanumeric() || after >= 0x80 || matches!(after, b'(' | b'`' | b'"' | b'\'' | b'{' | b'['));
        match value.op {
            Op::Colon if dull && (goes_on || !v.is_ascii()) => return false,
            Op::Equals if dull && goes_on => return false,
            Op::Flag if plain && goes_on && !password => return false,
            Op::Words => {
                let strong = values::is_random(b) || n >= 6 && look.digits > 0 && look.letters() > 0 && !looks_like_thing(v);
                if !strong {
                    return false;
                }
            }
            Op::Call => return values::is_random(b) && n >= 16 && b.iter().all(|c| TOKEN.has(*c)),
            Op::Colon | Op::Equals if plain && !password => return false,
            Op::Colon | Op::Equals if plain && !starts_line => return false,
            Op::Tight if dull && !password && !shouting && n < 12 => return false,
            _ => {}
        }
        // A tag of YAML: `!vault`, `!Ref`.
        if matches!(v, "{" | "[" | "(" | "|" | ">" | "\\")
            || v.strip_prefix('!').is_some_and(|t| t.bytes().all(|c| c.is_ascii_alphabetic() || c == b'/'))
        {
            return false;
        }
    } else {
        let pattern = ["%s", "[^", "(?", "\\s", "\\w", "\\d", "{0}", "{}"].iter().any(|p| v.contains(p));
        let colour =
            v.strip_prefix('#').is_some_and(|c| c.len() <= 8 && c.bytes().all(|b| b.is_ascii_hexdigit()) || c.starts_with("ansi"))
                || v.split(' ').any(|w| w.len() == 7 && w.starts_with('#') || w == "bold" || w.starts_with("bg:"));
        if is_label(v, says.stem) || (pattern || colour) && !password {
            return false;
        }
        let words = v.split_ascii_whitespace().count();
        if value.op == Op::Words && (dull_text(v) || words > 1) {
            return false;
        }
        if value.op == Op::Call && !values::has_hard_mix(b) && !(password && words == 1 && !v.contains('_')) {
            return false;
        }
        if words > 1 && !password {
            return v.split_ascii_whitespace().any(|w| values::is_random(w.as_bytes()) && w.len() >= 16);
        }
        if !v.is_ascii() && look.digits == 0 && !password {
            return false;
        }
        if v.starts_with(['%', '{', '$', '<']) && v.len() < 4 {
            return false;
        }
    }
    if says.need == Need::Mixed {
        return n >= 6 && (values::has_hard_mix(b) || values::is_random(b)) && !looks_like_thing(v);
    }
    if !password
        && look.digits == 0
        && n < 24
        && value.quoted
        && b.iter().all(|c| c.is_ascii_lowercase() || matches!(c, b'_' | b'-' | b' ' | b'.' | b':'))
    {
        // `"token": "access"`: a word; but a secret may be one (`"secret": "swordfish"`).
        return says.rule == "secret" && n >= 8 && !v.contains(['_', '-', ' ', '.', ':']) && value.op != Op::Call;
    }
    if !password && n < 4 {
        return false;
    }
    n >= 2 && !looks_like_date(b)
}

fn has_noise(b: &[u8]) -> bool {
    values::is_random(b)
}

fn dull_text(v: &str) -> bool {
    v.bytes().all(|b| !b.is_ascii_digit())
        && !v.bytes().any(|b| b.is_ascii_punctuation() && !matches!(b, b'_' | b'-' | b'.' | b'\'' | b','))
}

/// What a form, a catalogue or a type would say in this place.
fn is_label(v: &str, stem: &str) -> bool {
    let v = v.trim();
    let low = v.to_lowercase();
    let words = v.split_whitespace().count();
    let digits = v.bytes().any(|b| b.is_ascii_digit());
    if words > 1 {
        // A sentence speaks of the secret, or starts like one; a passphrase is lower case throughout.
        return low.contains(stem)
            || v.starts_with(|c: char| c.is_uppercase()) && !digits
            || v.ends_with(['.', '?', '!', ':']) && !digits
            || !v.is_ascii() && !digits
            || v.contains(['(', '{', '<', '$'])
            || low
                .split(' ')
                .any(|w| matches!(w, "the" | "is" | "a" | "an" | "of" | "to" | "for" | "your" | "and" | "or" | "not" | "with"));
    }
    let labels = [
        "password",
        "passwort",
        "passwor",
        "kennwort",
        "contrase",
        "mot_de_passe",
        "senha",
        "wachtwoord",
        "token",
        "secret",
        "apikey",
        "api_key",
        "api-key",
        "bearer",
        "basic",
        "header",
        "query",
        "cookie",
        "session",
    ];
    !digits && (labels.iter().any(|l| low == *l || low.strip_suffix(['s', ':', '*']) == Some(l)))
        || !digits && !v.is_ascii() && v.chars().all(|c| c.is_alphabetic())
        || !digits
            && v.contains('_')
            && v.bytes().all(|b| b.is_ascii_uppercase() || b == b'_')
            && (low.contains(stem) || low.contains("key"))
        || !digits
            && v.contains(['.', '_', '-', ':', '/'])
            && low.contains(stem)
            && v.bytes().all(|b| b.is_ascii_alphabetic() || matches!(b, b'.' | b'_' | b'-' | b':' | b'/'))
}

fn looks_like_date(b: &[u8]) -> bool {
    b.len() >= 8
        && b.len() <= 32
        && DIGIT.run(b, 0) == 4
        && b.get(4) == Some(&b'-')
        && DIGIT.run(b, 5) == 7
        && b.get(7) == Some(&b'-')
}

/// A file, a version, a date, a host, a size: something with digits that is no secret.
fn looks_like_thing(v: &str) -> bool {
    let b = v.as_bytes();
    if looks_like_date(b) {
        return true;
    }
    let version = v.strip_prefix(['v', 'V']).unwrap_or(v);
    if version.contains('.') && version.bytes().all(|c| DIGIT.has(c) || c == b'.') {
        return true;
    }
    let units = v.trim_start_matches(|c: char| c.is_ascii_digit() || c == '.');
    if units.len() < v.len()
        && matches!(
            units,
            "ms" | "s"
                | "m"
                | "h"
                | "d"
                | "px"
                | "MB"
                | "KB"
                | "GB"
                | "kB"
                | "bit"
                | "bits"
                | "chars"
                | "days"
                | "bytes"
                | "hours"
                | "minutes"
                | "seconds"
                | "-bit"
                | "x"
                | "th"
                | "st"
                | "nd"
                | "rd"
                | "k"
                | "K"
                | "M"
                | "%"
        )
    {
        return true;
    }
    let algorithms = [
        "hs256", "rs256", "es256", "hs512", "rs512", "sha1", "sha256", "sha512", "sha-256", "md5", "oauth2", "oauth1", "aes256",
        "aes-256", "aes128", "base64", "utf8", "utf-8", "http2", "http/1.1", "x509", "ed25519", "p256", "v1", "v2", "v3",
        "oauth2.0", "saml2", "k8s", "s3", "ec2", "i18n", "argon2id", "pbkdf2", "ntlmv2", "pkcs8", "pkcs12",
    ];
    let low = v.to_ascii_lowercase();
    algorithms.iter().any(|a| low == *a)
        || low.starts_with("aes-")
        || low.starts_with("sha") && low.len() < 10
        || low.ends_with(".md")
        || low.ends_with(".json")
        || low.ends_with(".txt")
        || low.ends_with(".py")
        || low.ends_with(".go")
        || low.ends_with(".rs")
        || low.ends_with(".pem")
        || low.ends_with(".key")
        || low.ends_with(".yml")
        || low.ends_with(".yaml")
}
