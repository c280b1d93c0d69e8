//! Reads JSON as careless languages write it, and keeps every value as it was written.
//!
//! A general JSON crate refuses half surrogate pairs, silently merges repeated keys, rounds numbers, and overflows or
//! refuses at some depth. An approval card must show what will run, so here each of these is content: see [`Value`].

use std::collections::HashMap;

use super::digest::write_string;
use super::text::{Untrusted, stand_in};
use crate::error::{Error, ErrorKind};

/// The deepest level of a document that is read as values; what lies below is a [`Value::TooDeep`].
pub const MAX_DEPTH: usize = 101;

/// Objects with more members than this find repeated keys by a map, smaller ones by looking.
const FEW_MEMBERS: usize = 16;

/// A JSON value as it was written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// `null`
    Null,
    /// `true` or `false`
    Bool(bool),
    /// A number, digit for digit.
    Number(String),
    /// A string.
    Text(Untrusted),
    /// A list.
    List(Vec<Value>),
    /// An object in its own order; of a repeated key, the last value.
    Object(Vec<(Untrusted, Value)>),
    /// A value below [`MAX_DEPTH`]: how many values it holds, and its text without white space (for the digest).
    TooDeep {
        /// How many numbers, strings, constants and empty containers lie in it.
        values: usize,
        /// The text, for the digest only.
        text: Untrusted,
    },
}

impl Value {
    /// The member of an object.
    pub fn get(&self, key: &str) -> Option<&Value> {
        match self {
            Self::Object(members) => members.iter().find(|(k, _)| k.raw() == key).map(|(_, v)| v),
            _ => None,
        }
    }

    /// The JSON name of this value's type, for messages.
    pub fn type_name(&self) -> &'static str {
        match self {
            Self::Null => "null",
            Self::Bool(_) => "a boolean",
            Self::Number(_) => "a number",
            Self::Text(_) => "a string",
            Self::List(_) => "a list",
            Self::Object(_) => "an object",
            Self::TooDeep { .. } => "a value nested too deep",
        }
    }

    /// Appends the value as compact JSON, in its own order and digit for digit.
    pub fn write(&self, out: &mut String) {
        match self {
            Self::Null => out.push_str("null"),
            Self::Bool(true) => out.push_str("true"),
            Self::Bool(false) => out.push_str("false"),
            Self::Number(digits) => out.push_str(digits),
            Self::Text(text) => write_string(text.raw(), out),
            Self::List(items) => {
                out.push('[');
                for (n, item) in items.iter().enumerate() {
                    if n > 0 {
                        out.push(',');
                    }
                    item.write(out);
                }
                out.push(']');
            }
            Self::Object(members) => {
                out.push('{');
                for (n, (key, value)) in members.iter().enumerate() {
                    if n > 0 {
                        out.push(',');
                    }
                    write_string(key.raw(), out);
                    out.push(':');
                    value.write(out);
                }
                out.push('}');
            }
            Self::TooDeep { text, .. } => out.push_str(text.raw()),
        }
    }

    /// How many values lie too deep to be shown, in this value and below.
    pub fn too_deep(&self) -> usize {
        match self {
            Self::TooDeep { values, .. } => *values,
            Self::List(items) => items.iter().map(Value::too_deep).sum(),
            Self::Object(members) => members.iter().map(|(_, value)| value.too_deep()).sum(),
            _ => 0,
        }
    }
}

/// The name under which a member's value is known: its key, or what stands beside it in an object such as
/// `{"name": "Authorization", "value": "…"}`, the form in which lists of headers are written.
pub fn name_of<'m>(members: &'m [(Untrusted, Value)], key: &'m str) -> &'m str {
    if !key.eq_ignore_ascii_case("value") {
        return key;
    }
    let named = |(other, value): &'m (Untrusted, Value)| match value {
        Value::Text(name) if ["name", "key", "header"].iter().any(|word| other.raw().eq_ignore_ascii_case(word)) => {
            Some(name.raw())
        }
        _ => None,
    };
    members.iter().find_map(named).unwrap_or(key)
}

/// A document and what was odd about it.
#[derive(Debug)]
pub struct Document {
    /// The value.
    pub value: Value,
    /// The top-level keys under which a key was repeated, in order, each once (an empty one: at the top itself).
    pub repeated: Vec<String>,
}

/// Reads one JSON document.
///
/// # Errors
/// Where the text is not JSON: line and column (in characters, from 1) and what was expected.
pub fn parse(text: &str) -> Result<Document, Error> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let mut reader = Reader { text, bytes: text.as_bytes(), at: 0, repeated: Vec::new(), top: String::new() };
    reader.space();
    let value = reader.value(1)?;
    reader.space();
    if reader.at < reader.bytes.len() {
        return Err(reader.error("expected the end of the document"));
    }
    Ok(Document { value, repeated: reader.repeated })
}

struct Reader<'t> {
    text: &'t str,
    bytes: &'t [u8],
    at: usize,
    repeated: Vec<String>,
    top: String,
}

impl Reader<'_> {
    fn error(&self, expected: &str) -> Error {
        let mut at = self.at.min(self.text.len());
        while !self.text.is_char_boundary(at) {
            at -= 1;
        }
        let before = &self.text[..at];
        let line = before.bytes().filter(|b| *b == b'\n').count() + 1;
        let column = before[before.rfind('\n').map_or(0, |n| n + 1)..].chars().count() + 1;
        let found = match self.bytes.get(at) {
            None => "the end of the text",
            Some(b'{') => "an object",
            Some(b'[') => "a list",
            Some(b'"') => "a string",
            Some(b'0'..=b'9' | b'-') => "a number",
            Some(b',') => "a comma",
            Some(b':') => "a colon",
            Some(b'}' | b']') => "a closing bracket",
            Some(0..=0x1F) => "a control character",
            Some(_) => "another character",
        };
        Error::new(ErrorKind::Json, format!("line {line}, column {column}"), format!("{expected}, but found {found}"))
    }

    fn space(&mut self) {
        while let Some(b' ' | b'\n' | b'\r' | b'\t') = self.bytes.get(self.at) {
            self.at += 1;
        }
    }

    fn value(&mut self, depth: usize) -> Result<Value, Error> {
        match self.bytes.get(self.at) {
            Some(b'{' | b'[') if depth > MAX_DEPTH => self.skip_deep(),
            Some(b'{') => self.object(depth),
            Some(b'[') => self.list(depth),
            Some(b'"') => Ok(Value::Text(self.string()?)),
            Some(b'-' | b'0'..=b'9') => Ok(Value::Number(self.number()?.to_owned())),
            Some(b't') => self.word("true", Value::Bool(true)),
            Some(b'f') => self.word("false", Value::Bool(false)),
            Some(b'n') => self.word("null", Value::Null),
            _ => Err(self.error("expected a value")),
        }
    }

    fn word(&mut self, word: &str, value: Value) -> Result<Value, Error> {
        if self.bytes[self.at..].starts_with(word.as_bytes()) {
            self.at += word.len();
            return Ok(value);
        }
        Err(self.error("expected a value (true, false and null are lower case)"))
    }

    fn object(&mut self, depth: usize) -> Result<Value, Error> {
        self.at += 1;
        let mut members: Vec<(Untrusted, Value)> = Vec::new();
        let mut index: Option<HashMap<Untrusted, usize>> = None;
        self.space();
        if self.bytes.get(self.at) == Some(&b'}') {
            self.at += 1;
            return Ok(Value::Object(members));
        }
        loop {
            if self.bytes.get(self.at) != Some(&b'"') {
                return Err(self.error("expected a key in double quotes"));
            }
            let key = self.string()?;
            self.space();
            if self.bytes.get(self.at) != Some(&b':') {
                return Err(self.error("expected a colon after the key"));
            }
            self.at += 1;
            self.space();
            if depth == 1 {
                self.top.clear();
                self.top.push_str(key.raw());
            }
            let value = self.value(depth + 1)?;
            if members.len() == FEW_MEMBERS {
                index = Some(members.iter().enumerate().map(|(n, (k, _))| (k.clone(), n)).collect());
            }
            let seen = match &index {
                Some(index) => index.get(&key).copied(),
                None => members.iter().position(|(k, _)| *k == key),
            };
            if let Some(n) = seen {
                members[n].1 = value;
                let place = if depth == 1 { "" } else { self.top.as_str() };
                if !self.repeated.iter().any(|p| p == place) {
                    self.repeated.push(place.to_owned());
                }
            } else {
                if let Some(index) = &mut index {
                    index.insert(key.clone(), members.len());
                }
                members.push((key, value));
            }
            self.space();
            match self.bytes.get(self.at) {
                Some(b',') => self.at += 1,
                Some(b'}') => break,
                _ => return Err(self.error("expected a comma or `}`")),
            }
            self.space();
        }
        self.at += 1;
        Ok(Value::Object(members))
    }

    fn list(&mut self, depth: usize) -> Result<Value, Error> {
        self.at += 1;
        let mut items = Vec::new();
        self.space();
        if self.bytes.get(self.at) == Some(&b']') {
            self.at += 1;
            return Ok(Value::List(items));
        }
        loop {
            items.push(self.value(depth + 1)?);
            self.space();
            match self.bytes.get(self.at) {
                Some(b',') => self.at += 1,
                Some(b']') => break,
                _ => return Err(self.error("expected a comma or `]`")),
            }
            self.space();
        }
        self.at += 1;
        Ok(Value::List(items))
    }

    /// Checks and counts a container that lies too deep, without recursion: its depth is the sender's to choose.
    fn skip_deep(&mut self) -> Result<Value, Error> {
        let mut open: Vec<u8> = Vec::new();
        let mut values = 0;
        let mut text = String::new();
        loop {
            // Here a value is expected.
            self.space();
            let start = self.at;
            match self.bytes.get(self.at) {
                Some(bracket @ (b'{' | b'[')) => {
                    let close = bracket + 2;
                    open.push(close);
                    text.push(char::from(*bracket));
                    self.at += 1;
                    self.space();
                    if self.bytes.get(self.at) != Some(&close) {
                        if close == b'}' {
                            self.deep_key(&mut text)?;
                        }
                        continue;
                    }
                    values += 1;
                }
                _ => {
                    self.value(0)?;
                    values += 1;
                    text.push_str(&self.text[start..self.at]);
                }
            }
            // Here a value has ended, or an empty container is about to.
            loop {
                self.space();
                let Some(close) = open.last().copied() else {
                    return Ok(Value::TooDeep { values, text: Untrusted::new(text) });
                };
                match self.bytes.get(self.at) {
                    Some(b) if *b == close => {
                        open.pop();
                        text.push(char::from(close));
                        self.at += 1;
                    }
                    Some(b',') => {
                        text.push(',');
                        self.at += 1;
                        self.space();
                        if close == b'}' {
                            self.deep_key(&mut text)?;
                        }
                        break;
                    }
                    _ => return Err(self.error("expected a comma or a closing bracket")),
                }
            }
        }
    }

    fn deep_key(&mut self, text: &mut String) -> Result<(), Error> {
        let start = self.at;
        if self.bytes.get(self.at) != Some(&b'"') {
            return Err(self.error("expected a key in double quotes"));
        }
        self.string()?;
        text.push_str(&self.text[start..self.at]);
        self.space();
        if self.bytes.get(self.at) != Some(&b':') {
            return Err(self.error("expected a colon after the key"));
        }
        text.push(':');
        self.at += 1;
        Ok(())
    }

    fn number(&mut self) -> Result<&str, Error> {
        let start = self.at;
        let digits = |reader: &mut Self| {
            let from = reader.at;
            while let Some(b'0'..=b'9') = reader.bytes.get(reader.at) {
                reader.at += 1;
            }
            reader.at - from
        };
        if self.bytes[self.at] == b'-' {
            self.at += 1;
        }
        let leading_zero = self.bytes.get(self.at) == Some(&b'0');
        match digits(self) {
            0 => return Err(self.error("expected a digit")),
            1 => {}
            _ if leading_zero => {
                self.at = start;
                return Err(self.error("expected a number without leading zeros"));
            }
            _ => {}
        }
        if self.bytes.get(self.at) == Some(&b'.') {
            self.at += 1;
            if digits(self) == 0 {
                return Err(self.error("expected a digit"));
            }
        }
        if let Some(b'e' | b'E') = self.bytes.get(self.at) {
            self.at += 1;
            if let Some(b'+' | b'-') = self.bytes.get(self.at) {
                self.at += 1;
            }
            if digits(self) == 0 {
                return Err(self.error("expected a digit"));
            }
        }
        Ok(&self.text[start..self.at])
    }

    fn string(&mut self) -> Result<Untrusted, Error> {
        self.at += 1;
        let start = self.at;
        // Nearly every string ends before its first backslash: then it is taken whole.
        match memchr::memchr2(b'"', b'\\', &self.bytes[start..]) {
            Some(n) if self.bytes[start + n] == b'"' => {
                let plain = &self.text[start..start + n];
                if let Some(bad) = plain.bytes().position(|b| b < 0x20) {
                    self.at = start + bad;
                    return Err(self.error("expected a control character to be escaped"));
                }
                self.at = start + n + 1;
                Ok(Untrusted::new(plain))
            }
            Some(_) => self.escaped_string(),
            None => {
                self.at = self.bytes.len();
                Err(self.error("expected `\"` at the end of a string"))
            }
        }
    }

    fn escaped_string(&mut self) -> Result<Untrusted, Error> {
        let mut kept = String::new();
        loop {
            let rest = &self.bytes[self.at..];
            let n = rest.iter().position(|b| matches!(b, b'"' | b'\\' | 0..=0x1F)).unwrap_or(rest.len());
            for c in self.text[self.at..self.at + n].chars() {
                Untrusted::push(&mut kept, c);
            }
            self.at += n;
            match self.bytes.get(self.at) {
                Some(b'"') => {
                    self.at += 1;
                    return Ok(Untrusted::from_stand_ins(kept));
                }
                Some(b'\\') => self.escape(&mut kept)?,
                Some(_) => return Err(self.error("expected a control character to be escaped")),
                None => return Err(self.error("expected `\"` at the end of a string")),
            }
        }
    }

    fn escape(&mut self, kept: &mut String) -> Result<(), Error> {
        let c = match self.bytes.get(self.at + 1) {
            Some(b'"') => '"',
            Some(b'\\') => '\\',
            Some(b'/') => '/',
            Some(b'b') => '\u{8}',
            Some(b'f') => '\u{c}',
            Some(b'n') => '\n',
            Some(b'r') => '\r',
            Some(b't') => '\t',
            Some(b'u') => {
                let first = self.half()?;
                if (0xD800..0xDC00).contains(&first) && self.bytes[self.at..].starts_with(b"\\u") {
                    let back = self.at;
                    let second = self.half()?;
                    if (0xDC00..0xE000).contains(&second) {
                        for c in char::decode_utf16([first, second]).flatten() {
                            Untrusted::push(kept, c);
                        }
                        return Ok(());
                    }
                    self.at = back;
                }
                match char::from_u32(u32::from(first)) {
                    Some(c) => kept.push(c),
                    None => kept.push(stand_in(first)),
                }
                return Ok(());
            }
            _ => return Err(self.error("expected an escape of JSON after `\\`")),
        };
        kept.push(c);
        self.at += 2;
        Ok(())
    }

    /// Reads `\uXXXX`.
    fn half(&mut self) -> Result<u16, Error> {
        let digits = self.bytes.get(self.at + 2..self.at + 6);
        let half = digits
            .filter(|digits| digits.iter().all(u8::is_ascii_hexdigit))
            .and_then(|digits| std::str::from_utf8(digits).ok())
            .and_then(|digits| u16::from_str_radix(digits, 16).ok());
        match half {
            Some(half) => {
                self.at += 6;
                Ok(half)
            }
            None => Err(self.error("expected four hexadecimal digits after `\\u`")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(json: &str) -> String {
        match parse(json).map(|d| d.value) {
            Ok(Value::Text(text)) => text.raw().to_owned(),
            other => panic!("expected a string, but found {other:?}"),
        }
    }

    #[test]
    fn strings_are_kept_exactly() {
        assert_eq!(text(r#""a\u0041\n\"\\\/""#), "aA\n\"\\/");
        assert_eq!(text(r#""\ud83c\udfac""#), "🎬");
        let lone = text(r#""x\ud83dy""#);
        assert_eq!(lone.chars().filter_map(super::super::text::surrogate_half).collect::<Vec<_>>(), [0xD83D]);
        assert_ne!(text(r#""\udbff\udfff""#), text(r#""\udfff""#), "a real stand-in character is not one half");
    }

    #[test]
    fn numbers_are_kept_digit_for_digit() {
        for number in ["0", "-0.0", "12345678901234567890", "1e+21", "0.10", "1E400"] {
            assert_eq!(parse(number).unwrap().value, Value::Number(number.to_owned()));
        }
        for bad in ["01", "-", "1.", ".5", "1e", "+1", "0x1", "NaN"] {
            assert!(parse(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn a_repeated_key_keeps_its_place_and_its_last_value() {
        let document = parse(r#"{"a":1,"b":{"c":1,"c":2},"a":3}"#).unwrap();
        assert_eq!(document.repeated, ["b", ""]);
        assert_eq!(document.value.get("a"), Some(&Value::Number("3".into())));
        let wide: String = (0..40).map(|n| format!("\"k{}\":{n},", n % 30)).collect();
        let document = parse(&format!("{{{}}}", wide.trim_end_matches(','))).unwrap();
        let Value::Object(members) = &document.value else { panic!() };
        assert_eq!((members.len(), document.repeated.len()), (30, 1));
    }

    #[test]
    fn any_depth_is_read_and_counted() {
        let deep = format!("{}1,2{}", "[".repeat(200_000), "]".repeat(200_000));
        let document = parse(&deep).unwrap();
        assert_eq!(document.value.too_deep(), 2);
        let objects = format!("{}[]{}", "{\"k\":".repeat(150), "}".repeat(150));
        assert_eq!(parse(&objects).unwrap().value.too_deep(), 1);
        assert!(parse(&"[".repeat(200_000)).is_err());
        assert!(parse(&format!("{}1}}", "[".repeat(300))).is_err());
    }

    #[test]
    fn errors_say_where_and_never_what() {
        for (json, at, detail) in [
            ("{", "line 1, column 2", "expected a key in double quotes, but found the end of the text"),
            ("{\n \"a\" 1}", "line 2, column 6", "expected a colon after the key, but found a number"),
            ("[1 2]", "line 1, column 4", "expected a comma or `]`, but found a number"),
            ("\"é\u{1}\"", "line 1, column 3", "expected a control character to be escaped, but found a control character"),
            ("{}x", "line 1, column 3", "expected the end of the document, but found another character"),
            ("", "line 1, column 1", "expected a value, but found the end of the text"),
        ] {
            let error = parse(json).unwrap_err();
            assert_eq!((error.at(), error.detail()), (at, detail), "{json}");
        }
    }
}
