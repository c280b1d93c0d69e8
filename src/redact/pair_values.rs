//! Where a value starts and ends that stands behind a key's operator: quoted, bare, in a list or in an indented block. It
//! knows nothing of keys, or of what is secret.

use super::pairs::{LONG, Op, Value, skip};
use super::shape::{TOKEN, WORD};
use std::ops::Range;

/// The indented lines after `key: |`.
pub(super) fn block(bytes: &[u8], start: usize, at: usize) -> Vec<Value> {
    let indent = |line: usize| bytes[line..].iter().take_while(|b| **b == b' ').count();
    let line = bytes[..start].iter().rev().take(200).position(|b| *b == b'\n').map_or(0, |n| start - n);
    let depth = indent(line);
    let mut values = Vec::new();
    let Some(mut next) = memchr::memchr(b'\n', &bytes[at..]).map(|n| at + n + 1) else { return values };
    while next < bytes.len() && values.len() < 200 {
        let stop = memchr::memchr(b'\n', &bytes[next..]).map_or(bytes.len(), |n| next + n);
        let from = next + indent(next);
        if from < stop && indent(next) <= depth {
            break;
        }
        if from < stop {
            values.push(Value { range: from..stop, quoted: true, op: Op::Colon });
        }
        next = stop + 1;
    }
    values
}

/// The value at `at`, or the quoted ones of a list.
pub(super) fn list(bytes: &[u8], at: usize, op: Op) -> Vec<Value> {
    let mut p = at;
    let inside = matches!(bytes.get(p), Some(b'[' | b'('));
    if inside {
        let next = skip(bytes, p + 1, b" \t\r\n([", 80);
        if !matches!(bytes.get(next), Some(b'"' | b'\'' | b'`')) {
            return Vec::new();
        }
        p = next;
    }
    let mut out = Vec::new();
    while out.len() < 32 {
        let Some(value) = one(bytes, p, op) else { break };
        let end = value.range.end;
        let quoted = value.quoted;
        out.push(value);
        if !inside || !quoted {
            break;
        }
        let comma = skip(bytes, end + 1, b" \t\r\n", 80);
        if bytes.get(comma) != Some(&b',') {
            break;
        }
        p = skip(bytes, comma + 1, b" \t\r\n", 80);
        if !matches!(bytes.get(p), Some(b'"' | b'\'' | b'`')) {
            break;
        }
    }
    out
}

const WRAPPERS: &[&[u8]] = &[
    b"new String(",
    b"String::from(",
    b"Buffer.from(",
    b"SecretStr(",
    b"std::string(",
    b"string(",
    b"str(",
    b"b64decode(",
    b"base64.b64decode(",
    b"atob(",
    b"Some(",
    b"bytes(",
];

/// The one value at `at`.
fn one(bytes: &[u8], at: usize, op: Op) -> Option<Value> {
    let mut p = at;
    if let Some(wrapper) = WRAPPERS.iter().find(|w| bytes[p.min(bytes.len())..].starts_with(w)) {
        p += wrapper.len();
    }
    // `b"…"`, `r#"…"#`, `f'…'`, `@"…"`, `N'…'`
    let mark = bytes.get(p).copied()?;
    if matches!(mark, b'b' | b'r' | b'u' | b'f' | b'@' | b'N' | b'L' | b'$' | b'B' | b'R') {
        let q = skip(bytes, p + 1, b"br#", 2);
        if matches!(bytes.get(q), Some(b'"' | b'\'')) {
            p = q;
        }
    }
    let slashes = skip(bytes, p, b"\\", 8) - p;
    let open = bytes.get(p + slashes).copied()?;
    if matches!(open, b'"' | b'\'' | b'`') {
        let triple = slashes == 0 && bytes[p..].starts_with(&[open; 3]);
        let from = p + slashes + if triple { 3 } else { 1 };
        if let Some(to) = closing(bytes, from, open, slashes, triple) {
            // Quotes in quotes: `"\"…\""`, `'"…"'`.
            return Some(Value { range: strip_quotes(bytes, from..to), quoted: true, op });
        }
        return Some(Value { range: from..bare_end(bytes, from, op), quoted: false, op });
    }
    let to = bare_end(bytes, p, op);
    (to > p).then_some(Value { range: p..to, quoted: false, op })
}

fn strip_quotes(bytes: &[u8], range: Range<usize>) -> Range<usize> {
    let mut range = range;
    while range.len() > 2
        && matches!(bytes[range.start], b'"' | b'\'' | b'\\' | b' ')
        && matches!(bytes[range.end - 1], b'"' | b'\'' | b'\\' | b' ')
    {
        range = range.start + 1..range.end - 1;
    }
    range
}

/// Where a quoted value ends. A plain quote ends at its line's end at the latest, a triple one anywhere.
fn closing(bytes: &[u8], from: usize, quote: u8, slashes: usize, triple: bool) -> Option<usize> {
    let cap = bytes.len().min(from + 2 * LONG);
    let mut p = from;
    while p < cap {
        let b = bytes[p];
        if b == b'\n' && !triple && quote != b'`' {
            return None;
        }
        if b == quote {
            let escapes = bytes[from..p].iter().rev().take_while(|b| **b == b'\\').count();
            if triple && bytes[p..].starts_with(&[quote; 3]) {
                return Some(p);
            }
            if !triple && (slashes > 0 && escapes <= slashes || slashes == 0 && escapes % 2 == 0) {
                return Some(p - escapes.min(slashes));
            }
        }
        p += 1;
    }
    (p - from >= LONG).then_some(p)
}

/// Where an unquoted value ends.
fn bare_end(bytes: &[u8], from: usize, op: Op) -> usize {
    let mut p = from;
    while p < bytes.len() {
        let b = bytes[p];
        if WORD.has(b) {
            p += 1;
            continue;
        }
        let next = bytes.get(p + 1).copied().unwrap_or(b'\n');
        let stop = match b {
            b' ' | b'\t' | b'\n' | b'\r' | b'"' | b'\'' | b'`' | b'<' | b'>' => true,
            b'&' => op == Op::Tight && names_next(bytes, p + 1),
            b';' | b',' => {
                next.is_ascii_whitespace() || matches!(next, b'"' | b'\'' | b'}' | b']' | b')') || names_next(bytes, p + 1)
            }
            b'\\' => matches!(next, b'"' | b'\'' | b'n' | b'r' | b'\n'),
            _ => b < 0x20,
        };
        if stop {
            break;
        }
        p += 1;
    }
    // Closing brackets and sentence marks that the value did not open.
    while p > from {
        let value = &bytes[from..p];
        let opened = |open: u8| value.contains(&open);
        match bytes[p - 1] {
            b')' if !opened(b'(') => p -= 1,
            b']' if !opened(b'[') => p -= 1,
            b'}' if !opened(b'{') => p -= 1,
            b'.' | b',' | b';' | b':' => p -= 1,
            b'*' if matches!(op, Op::Colon | Op::Words) && !value[..value.len() - 1].contains(&b'*') => p -= 1,
            _ => break,
        }
    }
    p
}

/// Whether `name=` stands at `at`: the next parameter, not more of the value.
fn names_next(bytes: &[u8], at: usize) -> bool {
    let end = at
        + bytes[at.min(bytes.len())..]
            .iter()
            .take(64)
            .take_while(|b| TOKEN.has(**b) || matches!(**b, b'.' | b' ' | b'[' | b']' | b'%'))
            .count();
    end > at && matches!(bytes.get(end), Some(b'=' | b':'))
}
