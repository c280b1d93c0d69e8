//! Secrets that stand under a key's name, in whatever notation: in goes a text and the place of a key's stem, out goes the
//! range of the value. It knows nothing of formats, views or marks.

use std::ops::Range;

use super::judge::holds;
use super::keys::{self, Need, Says};
use super::pair_values::{block, list};
use super::shape::{TOKEN, WORD};

/// Longest key that is looked at.
const KEY: usize = 160;
/// A value that is longer than this is not judged any more: it is hidden.
pub(super) const LONG: usize = 4096;

/// How a value was written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Op {
    /// `key=value` with nothing between.
    Tight,
    /// `key = value`, `key := value`, `key => value`.
    Equals,
    /// `key: value`.
    Colon,
    /// `--key value`.
    Flag,
    /// `<key>value<`.
    Element,
    /// `key(value)`, `"key", value`.
    Call,
    /// `key is value`, `key 'value'`, `key value`.
    Words,
}

pub(super) struct Value {
    pub(super) range: Range<usize>,
    pub(super) quoted: bool,
    pub(super) op: Op,
}

/// What a stem's hit led to.
pub(crate) struct Found {
    /// Where the key ends: stems inside it need no further look.
    pub(crate) key_end: usize,
    /// The values, and the rule that hides them.
    pub(crate) values: Vec<(Range<usize>, &'static str)>,
}

fn is_key_byte(b: u8) -> bool {
    TOKEN.has(b) || b == b'.' || b >= 0x80
}

/// Looks at the key around `hit` and at what follows it. `extra` says for own keys.
pub(crate) fn look(text: &str, hit: Range<usize>, extra: &dyn Fn(&str) -> Option<Says>) -> Found {
    let bytes = text.as_bytes();
    let stem_end = hit.start + bytes[hit.clone()].iter().take_while(|b| is_key_byte(**b) || **b == b' ').count();
    let mut end = stem_end;
    while end < bytes.len() && end - hit.start < KEY && is_key_byte(bytes[end]) {
        end += 1;
    }
    let key_end = end.max(hit.end);
    let mut start = hit.start;
    while start > 0 && hit.start - start < KEY && is_key_byte(bytes[start - 1]) {
        start -= 1;
    }
    let none = Found { key_end, values: Vec::new() };
    if end - start >= KEY {
        return none;
    }
    while end > start && matches!(bytes[end - 1], b'.' | b'-' | b' ') {
        end -= 1;
    }
    let dashes = bytes[start..end].iter().take_while(|b| **b == b'-').count();
    start += dashes;
    while start < end && bytes[start] == b'.' {
        start += 1;
    }
    if start >= end || !text.is_char_boundary(start) || !text.is_char_boundary(end) {
        return none;
    }
    // A mark's own words are no key.
    if bytes[..start].ends_with("🔒 ".as_bytes()) {
        return none;
    }
    let Some(mut values) = values_after(bytes, start, end, dashes) else { return none };
    // In prose a value has a digit, or the name needs no look.
    values.retain(|v| {
        v.quoted
            || v.op != Op::Words
            || bytes[v.range.clone()].iter().any(|b| !b.is_ascii_alphabetic() && !matches!(b, b'-' | b'\'' | b'_'))
    });
    if values.is_empty() {
        return Found { key_end, values: Vec::new() };
    }
    // `API key`, `client secret`: a word before belongs to the name.
    let mut name = &text[start..end];
    if start > 1 && bytes[start - 1] == b' ' && WORD.has(bytes[start - 2]) && dashes == 0 {
        let word = WORD.run_back(bytes, start - 1, 24);
        if let Some(longer) = text.get(word..end)
            && keys::segments(name).len() == 1
        {
            if keys::says(longer).is_some() {
                name = longer;
            } else if keys::says(name).is_some_and(|s| s.need == Need::Random) {
                // `cache key`, `evening session`: another thing's key.
                return none;
            }
        }
    }
    let Some(says) = extra(name).or_else(|| keys::says(name)) else { return none };
    let shouting = bytes[start..end].iter().all(|b| !b.is_ascii_lowercase());
    let key_starts_line = line_start(bytes, start);
    values.retain(|value| text.get(value.range.clone()).is_some_and(|v| holds(v, value, &says, bytes, shouting, key_starts_line)));
    Found { key_end, values: values.into_iter().map(|v| (v.range, says.rule)).collect() }
}

/// Whether only indentation, a list mark, a comment mark or `export` stands before `at` on its line.
fn line_start(bytes: &[u8], at: usize) -> bool {
    let floor = at.saturating_sub(48);
    let before = &bytes[floor..at];
    let line = before.iter().rposition(|b| *b == b'\n').map_or(before, |i| &before[i + 1..]);
    (line.len() < before.len() || floor == 0) && {
        let line = line.trim_ascii();
        line.is_empty()
            || matches!(line, b"-" | b"export" | b"#" | b"//" | b"set" | b"\"" | b"'" | b"ENV" | b"ARG" | b"$" | b"*" | b"env:")
    }
}

pub(super) fn skip(bytes: &[u8], at: usize, set: &[u8], most: usize) -> usize {
    at + bytes[at.min(bytes.len())..].iter().take(most).take_while(|b| set.contains(b)).count()
}

/// Finds the operator after a key and the values after the operator.
fn values_after(bytes: &[u8], start: usize, end: usize, dashes: usize) -> Option<Vec<Value>> {
    let at = |i: usize| bytes.get(i).copied().unwrap_or(0);
    let mut p = end;
    // What closes the key.
    p = skip(bytes, p, b"\\", 4);
    let quoted_key = matches!(at(p), b'"' | b'\'' | b'`');
    p = skip(bytes, p, b"\"'`", 3);
    p = skip(bytes, p, if quoted_key { b"])" } else { b"]]" }, 2);
    let glued = skip(bytes, p, b"*_", 3);
    if glued > p && matches!(at(glued), b':' | b'=' | b' ') {
        p = glued;
    }
    let tight = p;
    p = skip(bytes, p, b" \t", 40);
    let spaced = p > tight;
    if p >= bytes.len() {
        return None;
    }
    let rest = &bytes[p..];
    let (op, mut v) = match rest[0] {
        b':' if rest.starts_with(b"://") => return None,
        b':' => {
            let n = rest.iter().take_while(|b| **b == b':').count();
            if at(p + n) == b'=' {
                (Op::Equals, p + n + 1)
            } else if n > 1 {
                return None;
            } else {
                let after = skip(bytes, p + 1, b"*_", 3);
                (Op::Colon, if matches!(at(after), b' ' | b'\n') { after } else { p + 1 })
            }
        }
        b'=' => {
            let n = rest.iter().take(3).take_while(|b| **b == b'=').count();
            let v = p + n + usize::from(at(p + n) == b'>');
            (if !spaced && n == 1 && v == p + 1 && !matches!(at(v), b' ' | b'\t') { Op::Tight } else { Op::Equals }, v)
        }
        b'?' | b'!' | b'+' | b'|' if at(p + 1) == b'=' => (Op::Equals, p + 2),
        b'|' if at(p + 1) == b'|' => (Op::Equals, p + 2),
        b'|' if spaced && at(p + 1) == b' ' => (Op::Equals, p + 1),
        b'-' if at(p + 1) == b'>' => (Op::Equals, p + 2),
        b'-' if spaced && at(p + 1) == b' ' => (Op::Words, p + 1),
        b',' if quoted_key && attribute(bytes, start) => return value_attribute(bytes, p),
        b',' if quoted_key => (
            if bytes[..start].trim_ascii_end().ends_with(b"(") || bytes[..start.saturating_sub(1)].trim_ascii_end().ends_with(b"(")
            {
                Op::Call
            } else {
                Op::Words
            },
            p + 1,
        ),
        b'(' if !quoted_key && !spaced => (Op::Call, p + 1),
        b'>' if at(p + 1) != b'=' && !spaced => return element(bytes, start, p + 1, quoted_key),
        b'<' if rest.starts_with(b"</key>") => {
            let v = skip(bytes, p + 6, b" \t\r\n", 80);
            return bytes[v..].starts_with(b"<string>").then(|| element(bytes, start, v + 8, false)).flatten();
        }
        _ if quoted_key && attribute(bytes, start) => return value_attribute(bytes, p),
        b'"' | b'\'' if spaced && !quoted_key => (Op::Words, p),
        b'\n' | b'\r' if attribute(bytes, start) => return value_attribute(bytes, p),
        _ if !spaced => return None,
        _ if dashes > 0 => (Op::Flag, p),
        _ => {
            let words: &[&[u8]] = &[b"is: ", b"is ", b"was ", b"lautet ", b"ist ", b"are ", b"to "];
            match words.iter().find(|w| rest.starts_with(w)) {
                Some(w) => (Op::Words, p + w.len()),
                // Go and SQL: `var token string = "…"`.
                None => match typed(bytes, p) {
                    Some(v) => (Op::Equals, v),
                    None => (Op::Words, p),
                },
            }
        }
    };
    let from = v;
    v = skip(bytes, v, b" \t", 200);
    if matches!(op, Op::Colon | Op::Equals | Op::Call)
        && matches!(at(v), b'\n' | b'\r')
        && (quoted_key || op == Op::Colon || op == Op::Call)
    {
        let next = skip(bytes, v, b" \t\r\n", 200);
        if matches!(at(next), b'"' | b'\'' | b'`') || quoted_key && op == Op::Colon {
            v = next;
        } else {
            return None;
        }
    }
    let op = if op == Op::Tight && v > from { Op::Equals } else { op };
    if op == Op::Colon && matches!(at(v), b'|' | b'>') && matches!(at(v + 1), b'\n' | b'-' | b'+' | b'\r' | b' ') {
        return Some(block(bytes, start, v));
    }
    // `password: str = "…"`, `token: &'static str = "…"`
    if op == Op::Colon
        && let Some(typed) = typed(bytes, v)
    {
        return Some(list(bytes, typed, Op::Equals));
    }
    Some(list(bytes, v, op))
}

/// After a type: `string = "…"`. The place of the value.
fn typed(bytes: &[u8], at: usize) -> Option<usize> {
    let line = &bytes[at.min(bytes.len())..bytes.len().min(at + 48)];
    memchr::memchr(b'=', line)?;
    let equals = line.iter().position(|b| matches!(b, b'=' | b'\n' | b'"' | b';' | b',' | b':'))?;
    let kind = line[..equals].trim_ascii();
    let is_type = !kind.is_empty()
        && kind.iter().all(|b| WORD.has(*b) || b"_&'[]<>?*. ".contains(b))
        && kind.iter().filter(|b| **b == b' ').count() <= 2;
    (line[equals] == b'=' && line.get(equals + 1) != Some(&b'=') && is_type && equals > 0 && line[equals - 1] == b' ')
        .then(|| skip(bytes, at + equals + 1, b" \t", 8))
        .filter(|v| matches!(bytes.get(*v), Some(b'"' | b'\'' | b'`')))
}

/// `<key>value</key>`, `<entry key="password">value<`.
fn element(bytes: &[u8], start: usize, at: usize, quoted_key: bool) -> Option<Vec<Value>> {
    if quoted_key && !attribute(bytes, start) {
        return None;
    }
    if !quoted_key {
        // The element's name starts right after `<`, perhaps with a prefix.
        let open =
            bytes[start.saturating_sub(24)..start].iter().rposition(|b| !(WORD.has(*b) || matches!(b, b':' | b'_' | b'-' | b'.')));
        let open = open.map(|i| bytes[start.saturating_sub(24)..start][i]);
        if open != Some(b'<') && !bytes[..at].ends_with(b"<string>") {
            return None;
        }
    }
    let from = skip(bytes, at, b" \t\r\n", 200);
    let cap = bytes.len().min(from + LONG);
    let len = bytes[from.min(cap)..cap].iter().position(|b| *b == b'<')?;
    let mut to = from + len;
    while to > from && bytes[to - 1].is_ascii_whitespace() {
        to -= 1;
    }
    let mut from = from;
    if bytes[from..to].starts_with(b"{") && bytes[from..to].ends_with(b"}") && to - from > 2 {
        from += 1;
        to -= 1;
    }
    Some(vec![Value { range: from..to, quoted: true, op: Op::Element }])
}

/// Whether the key at `start` is itself the value of an attribute or member `name`, `key`, `id`, `field`.
fn attribute(bytes: &[u8], start: usize) -> bool {
    let before = bytes[start.saturating_sub(24)..start].trim_ascii_end();
    let before = before.strip_suffix(b"\"").or(before.strip_suffix(b"'")).unwrap_or(before);
    let before = before.strip_suffix(b"\\").unwrap_or(before).trim_ascii_end();
    let Some(before) = before.strip_suffix(b"=").or(before.strip_suffix(b":")) else { return false };
    let before = before.trim_ascii_end();
    let before = before.strip_suffix(b"\"").unwrap_or(before);
    let before = before.strip_suffix(b"\\").unwrap_or(before);
    [&b"name"[..], b"key", b"field", b"Name", b"Key", b"id", b"header", b"property", b"variable"]
        .iter()
        .any(|w| before.ends_with(w))
}

/// `… value="v"`, `, "value": "v"`, `\n  value: v` after a key that is an attribute.
fn value_attribute(bytes: &[u8], at: usize) -> Option<Vec<Value>> {
    let near = &bytes[at.min(bytes.len())..bytes.len().min(at + 120)];
    let lower = near.to_ascii_lowercase();
    let word = memchr::memmem::find(&lower, b"value")?;
    // Nothing but punctuation, space, or a `type` between.
    if near[..word].contains(&b'}') || near[..word].iter().filter(|b| b.is_ascii_alphabetic()).count() > 24 {
        return None;
    }
    let mut p = at + word + 5;
    p = skip(bytes, p, b"\\", 2);
    p = skip(bytes, p, b"\"'", 1);
    p = skip(bytes, p, b" \t", 8);
    if !matches!(bytes.get(p), Some(b'=' | b':')) {
        return None;
    }
    p = skip(bytes, p + 1, b" \t", 8);
    Some(list(bytes, p, Op::Colon))
}
