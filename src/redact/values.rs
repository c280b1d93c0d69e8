//! Judges a value that stands where a secret would stand: is it one, or a placeholder, a reference, a plain word? In goes
//! a value, out goes a yes or no. It knows nothing of keys, views or marks.

use super::shape::{HEX, LOWER, WORD, Words};

/// What the characters of a string look like.
pub(crate) struct Look {
    pub(crate) lower: usize,
    pub(crate) upper: usize,
    pub(crate) digits: usize,
    pub(crate) other: usize,
    /// Places where the kind of character changes.
    pub(crate) turns: usize,
}

impl Look {
    pub(crate) fn of(value: &[u8]) -> Self {
        let mut look = Self { lower: 0, upper: 0, digits: 0, other: 0, turns: 0 };
        let mut before = 0u8;
        for b in value {
            let kind = match b {
                b'a'..=b'z' => 1,
                b'A'..=b'Z' => 2,
                b'0'..=b'9' => 3,
                _ => 4,
            };
            match kind {
                1 => look.lower += 1,
                2 => look.upper += 1,
                3 => look.digits += 1,
                _ => look.other += 1,
            }
            // A capital that starts a word is no turn of its own: `Utf8Reader` has fewer turns than noise has.
            if kind == 4 {
                continue;
            }
            if before != 0 && kind != before && !(before == 2 && kind == 1) {
                look.turns += 1;
            }
            before = kind;
        }
        look
    }

    pub(crate) fn letters(&self) -> usize {
        self.lower + self.upper
    }
}

/// Whether a run of token characters looks drawn by lot, not written by a person.
pub(crate) fn is_random(value: &[u8]) -> bool {
    let n = value.len();
    if n < 8 {
        return false;
    }
    let look = Look::of(value);
    // Constants shout.
    if look.letters() == 0 || is_uuid(value) || look.lower == 0 && value.contains(&b'_') {
        return false;
    }
    if look.digits == 0 {
        // Letters only: capitals in the middle, often.
        return look.other == 0 && n >= 16 && look.upper >= 5 && look.lower >= 4 && look.turns * 100 >= n * 15;
    }
    let sharpness = if look.lower > 0 && look.upper > 0 && n < 20 { 20 } else { 14 };
    // Words joined by hyphens, dots or lines are names, however many.
    let pieces = value.split(|b| !WORD.has(*b)).filter(|p| !p.is_empty());
    let wordy = pieces.clone().filter(|p| p.len() >= 3 && p.iter().all(|b| LOWER.has(*b))).map(<[u8]>::len).sum::<usize>();
    look.turns * 100 >= n * sharpness && wordy * 2 < n && (look.digits >= 2 || look.upper >= 3 && look.lower >= 3 || n >= 20)
}

/// `8-4-4-4-12` hexadecimal digits.
pub(crate) fn is_uuid(value: &[u8]) -> bool {
    value.len() == 36 && value.iter().enumerate().all(|(i, b)| if matches!(i, 8 | 13 | 18 | 23) { *b == b'-' } else { HEX.has(*b) })
}

/// Hexadecimal digits only, in one case.
pub(crate) fn is_hex(value: &[u8]) -> bool {
    value.iter().all(|b| HEX.has(*b)) && {
        let look = Look::of(value);
        look.lower == 0 || look.upper == 0
    }
}

static EMPTY_WORDS: Words = Words::of(&[
    "-",
    "/",
    "_",
    "any",
    "boolean",
    "bool",
    "byte",
    "bytes",
    "char",
    "default",
    "disabled",
    "empty",
    "enabled",
    "false",
    "file",
    "float",
    "hidden",
    "int",
    "integer",
    "masked",
    "missing",
    "n",
    "n/a",
    "na",
    "never",
    "nil",
    "no",
    "none",
    "null",
    "number",
    "object",
    "off",
    "omitted",
    "on",
    "optional",
    "prompt",
    "redacted",
    "required",
    "removed",
    "set",
    "str",
    "string",
    "tbd",
    "text",
    "todo",
    "true",
    "undef",
    "undefined",
    "unknown",
    "unset",
    "void",
    "y",
    "yes",
    "present",
    "absent",
    "ok",
    "valid",
    "invalid",
    "expired",
    "filtered",
    "write-only",
    "readonly",
]);

/// Whether a value can't be a secret, whatever the key says: empty, a reference to an environment variable or a template
/// variable, a placeholder, a mask, a word for nothing.
pub(crate) fn is_placeholder(value: &str) -> bool {
    let value =
        value.trim_matches(|c: char| c.is_ascii_whitespace() || matches!(c, '"' | '\'' | '`' | ',' | ';' | '.' | '!' | '?' | '\\'));
    let bytes = value.as_bytes();
    let Some(first) = bytes.first() else { return true };
    if value.len() > 4096 {
        return false;
    }
    if value.chars().all(|c| matches!(c, '*' | 'x' | 'X' | '.' | '•' | '…' | '#' | '?' | '-' | '_' | '●' | '█' | '0')) {
        return true;
    }
    let inner = |open: &str, close: &str| value.strip_prefix(open).is_some_and(|rest| rest.ends_with(close));
    match first {
        b'$' => {
            let name = value[1..].trim_start_matches(['{', '(', '$', '%']);
            // `$NAME` is a reference, `$2b$…` and `$ecret!` are not.
            let word = name.bytes().take_while(|b| WORD.has(*b) || *b == b'_').count();
            let rest = &name.as_bytes()[word..];
            if inner("${", "}") || inner("$(", ")") || inner("${{", "}}") || inner("$((", "))") {
                return true;
            }
            let shouting = name.bytes().take(word).all(|b| !b.is_ascii_lowercase());
            return word > 0
                && !name.starts_with(|c: char| c.is_ascii_digit())
                && (rest.is_empty()
                    || matches!(rest[0], b'}' | b')' | b'[' | b'"' | b',' | b'/' | b':' | b'@')
                    || value.contains("->"))
                && (shouting || !name.bytes().take(word).any(|b| b.is_ascii_digit()) || value.contains("->"));
        }
        b'%' if inner("%", "%") || inner("%(", ")s") || value.len() == 2 => return true,
        b'<' if inner("<", ">") || inner("<%", "%>") => return !bytes[1..].contains(&b'<') || value.contains(' '),
        b'{' if inner("{", "}") => return value.len() < 80,
        b'[' if inner("[", "]") => {
            let word = value.trim_matches(['[', ']', ' ']);
            return word.bytes().all(|b| b.is_ascii_alphabetic() || matches!(b, b' ' | b'_' | b'-'));
        }
        b'@' if bytes.len() > 1
            && bytes[1..].iter().all(|b| WORD.has(*b) || matches!(b, b'_' | b'.' | b'-' | b'/'))
            && value.contains(['/', '.']) =>
        {
            return true;
        }
        b'#' if inner("#{", "}") => return true,
        _ => {}
    }
    if value.contains("{{") && value.contains("}}") {
        return true;
    }
    let low = value.to_ascii_lowercase();
    if EMPTY_WORDS.has(&low) {
        return true;
    }
    is_stand_in(&low)
}

/// `your-api-key`, `my_token_here`, `insert token`: words that ask for a secret, and no digit of their own.
fn is_stand_in(low: &str) -> bool {
    if low.len() > 64 {
        return false;
    }
    let digits = low.bytes().filter(u8::is_ascii_digit).count();
    let asks = [
        "your",
        "insert",
        "replace",
        "enter_",
        "enter-",
        "put_",
        "put-",
        "paste",
        "<",
        "placeholder",
        "goes-here",
        "goes_here",
        "_here",
        "-here",
        "xxxx",
        "****",
        "redacted",
        "todo",
        "change_me",
        "change-me",
        "dummy_",
        "fill_in",
        "fill-in",
        "example_",
        "…",
        "...",
    ];
    let masked = low.contains("xxxxxx") || low.contains("****") || low.contains("......") || low.contains('…');
    (digits <= 2 && asks.iter().any(|ask| low.contains(ask)))
        || (masked && low.bytes().filter(|b| WORD.has(*b) && *b != b'x').count() <= 12)
}

/// Common names of variables: `password = value` copies, it doesn't tell.
static NAMES: Words = Words::of(&[
    "arg",
    "args",
    "auth",
    "c",
    "cfg",
    "conf",
    "config",
    "cookie",
    "credentials",
    "creds",
    "ctx",
    "data",
    "e",
    "env",
    "err",
    "event",
    "f",
    "field",
    "get",
    "header",
    "i",
    "input",
    "item",
    "k",
    "key",
    "line",
    "m",
    "match",
    "message",
    "msg",
    "new",
    "next",
    "node",
    "obj",
    "old",
    "opts",
    "options",
    "other",
    "p",
    "param",
    "params",
    "parts",
    "pass",
    "passwd",
    "password",
    "payload",
    "pw",
    "pwd",
    "raw",
    "req",
    "request",
    "res",
    "response",
    "result",
    "ret",
    "row",
    "s",
    "secret",
    "self",
    "session",
    "settings",
    "src",
    "state",
    "str",
    "string",
    "t",
    "text",
    "this",
    "tmp",
    "tok",
    "token",
    "tokens",
    "user",
    "v",
    "val",
    "value",
    "values",
    "x",
    "y",
]);

/// Whether an unquoted value is code or a plain word: a call, a path into an object, a type, a name.
pub(crate) fn is_reference(value: &str, stem: &str) -> bool {
    let value = value.trim_end_matches([',', ';', ')', '?', '}', ']']);
    let bytes = value.as_bytes();
    if value.len() > 4096 {
        return false;
    }
    let Some(first) = bytes.first() else { return true };
    if first == &b'&' && bytes[1..].iter().all(|b| WORD.has(*b) || matches!(b, b'_' | b'\'' | b':')) && Look::of(bytes).digits == 0
    {
        return true;
    }
    let kind = value.trim_start_matches('_');
    if kind.strip_prefix(['u', 'i', 's', 'f']).is_some_and(|n| matches!(n, "8" | "16" | "32" | "64" | "128" | "size"))
        || value.ends_with("_t")
        || value.contains("![")
        || value.contains("::")
        || value.starts_with("_bindgen")
    {
        return true;
    }
    if NAMES.has(value) || matches!(first, b'&' | b'*' | b'(' | b'[' | b'{' | b'|' | b'>' | b'=') && !has_hard_mix(bytes) {
        return true;
    }
    // A call, an index, a path, a generic type.
    let word =
        bytes.iter().take_while(|b| WORD.has(**b) || matches!(**b, b'_' | b'.' | b'$' | b':' | b'-' | b'>' | b'?' | b'!')).count();
    if word > 0 && word < bytes.len() && matches!(bytes[word], b'(' | b'[' | b'<' | b'{') && !is_random(&bytes[..word]) {
        return true;
    }
    let look = Look::of(bytes);
    let is_name = bytes.iter().all(|b| WORD.has(*b) || *b == b'_') && first.is_ascii_alphabetic() | (*first == b'_');
    let is_path = value.contains(['.', ':'])
        && !value.contains("..")
        && value.split(['.', ':', '?', '!']).all(|p| {
            p.is_empty()
                || (p.bytes().all(|b| WORD.has(b) || matches!(b, b'_' | b'-' | b'>'))
                    && !p.starts_with(|c: char| c.is_ascii_digit())
                    && !is_random(p.as_bytes()))
        });
    if is_path && look.digits <= 2 {
        return true;
    }
    if !is_name {
        return false;
    }
    let low = value.to_ascii_lowercase();
    // `password = userPassword`, `token: access_token`, `secret = SECRET_NAME`
    let tells = [
        "pass", "token", "secret", "key", "cred", "auth", "cookie", "session", "pwd", "config", "param", "value", "input", "string",
    ];
    look.digits <= 1
        && !is_random(bytes)
        && (low.contains(stem) && low != stem || tells.iter().any(|t| low.contains(t)))
        && (look.upper > 0 || value.contains('_') || NAMES.has(&low))
}

/// Letters and digits, or letters and signs, mixed as no word is.
pub(crate) fn has_hard_mix(value: &[u8]) -> bool {
    let look = Look::of(value);
    let signs = value
        .iter()
        .filter(|b| {
            b.is_ascii_punctuation()
                && !matches!(b, b'_' | b'-' | b'.' | b',' | b'\'' | b'/' | b':' | b'(' | b')' | b'"' | b'`' | b';')
        })
        .count();
    look.letters() > 0 && (look.digits > 0 || signs > 0)
}
