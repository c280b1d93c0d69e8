//! The digest of an input: what was shown and what will run must be the same value.

use sha2::{Digest, Sha256};

use super::json::Value;
use super::text::surrogate_half;

/// SHA-256 over the canonical form of `value`: no white space, keys sorted by code point, strings with the fewest
/// escapes, numbers digit for digit (so `1.0` is not `1`: what was shown is what is bound). Out come 32 bytes.
pub fn input_digest(value: &Value) -> [u8; 32] {
    let mut canonical = String::new();
    write_canonical(value, &mut canonical);
    Sha256::digest(canonical.as_bytes()).into()
}

fn write_canonical(value: &Value, out: &mut String) {
    match value {
        Value::List(items) => {
            out.push('[');
            for (n, item) in items.iter().enumerate() {
                if n > 0 {
                    out.push(',');
                }
                write_canonical(item, out);
            }
            out.push(']');
        }
        Value::Object(members) => {
            let mut sorted: Vec<_> = members.iter().collect();
            sorted.sort_unstable_by(|a, b| a.0.raw().cmp(b.0.raw()));
            out.push('{');
            for (n, (key, value)) in sorted.into_iter().enumerate() {
                if n > 0 {
                    out.push(',');
                }
                write_string(key.raw(), out);
                out.push(':');
                write_canonical(value, out);
            }
            out.push('}');
        }
        plain => plain.write(out),
    }
}

/// Appends a string in JSON with the fewest escapes; a half of a surrogate pair as the escape that it came as.
pub(super) fn write_string(text: &str, out: &mut String) {
    use std::fmt::Write as _;
    out.push('"');
    for c in text.chars() {
        match c {
            '"' => out.push_str("\\\""),
            '\\' => out.push_str("\\\\"),
            // Writing to a string can't fail.
            '\0'..='\u{1f}' => drop(write!(out, "\\u{:04x}", c as u32)),
            _ => match surrogate_half(c) {
                Some(half) => drop(write!(out, "\\u{half:04x}")),
                None => out.push(c),
            },
        }
    }
    out.push('"');
}

#[cfg(test)]
mod tests {
    use super::super::json::parse;
    use super::*;

    fn canonical(json: &str) -> String {
        let mut out = String::new();
        write_canonical(&parse(json).unwrap().value, &mut out);
        out
    }

    #[test]
    fn the_form_is_canonical() {
        assert_eq!(canonical(r#" { "b" : [ 1.0 , -0 ], "a" : "\u000a\/\ud83d" } "#), r#"{"a":"\u000a/\ud83d","b":[1.0,-0]}"#);
        assert_eq!(
            input_digest(&parse("{\"a\":1,\"b\":2}").unwrap().value),
            input_digest(&parse("{\"b\":2, \"a\":1}").unwrap().value)
        );
        assert_ne!(input_digest(&parse("1").unwrap().value), input_digest(&parse("1.0").unwrap().value));
        assert_ne!(canonical(r#""\udbff\udfff""#), canonical(r#""\udfff""#));
    }
}
