//! The inputs of a tool, listed: every value, nested ones too, in the input's own order, with a person's words for its key.

use std::collections::HashSet;

use fixed_decimal::Decimal;

use super::line::Line;
use super::tree::Fact;
use crate::locale::Locale;
use crate::model::{Untrusted, Value, json};
use crate::redact::{Redactor, Slot};

/// Text shorter than this, in bytes, is never named by its size.
const MIN_BINARY: usize = 256;

/// The start of common binary files in base64: png, jpeg, gif, webp, pdf, zip.
const BINARY_STARTS: [(&str, bool); 6] =
    [("iVBORw0KGgo", true), ("/9j/", true), ("R0lGOD", true), ("UklGR", true), ("JVBERi0", false), ("UEsDB", false)];

/// Lists the values of `input`.
pub fn facts(input: &Value, locale: &Locale, redactor: &Redactor) -> Vec<Fact> {
    let mut lister = Lister { locale, redactor, facts: Vec::new() };
    match input {
        Value::Null => {}
        Value::Object(members) => lister.members(members, None),
        other => lister.value(other, None, ""),
    }
    lister.facts
}

struct Lister<'a> {
    locale: &'a Locale,
    redactor: &'a Redactor,
    facts: Vec<Fact>,
}

impl Lister<'_> {
    /// `path` names the value; `key` is the innermost key, which may say that its value is secret.
    fn value(&mut self, value: &Value, path: Option<&Line>, key: &str) {
        match value {
            Value::Object(members) if !members.is_empty() => match self.redactor.secret_key(key, "") {
                Some(_) => self.hidden(path, key),
                None => self.members(members, path),
            },
            Value::List(items) if !items.is_empty() => self.list(items, path, key),
            // How many values lie too deep is a notice of the card.
            Value::TooDeep { .. } => {}
            other => {
                let line = self.scalar(other, key);
                self.push(path, line);
            }
        }
    }

    fn push(&mut self, path: Option<&Line>, value: Line) {
        self.facts.push(Fact { name: path.cloned().unwrap_or_default(), value });
    }

    /// The whole value is one secret, whatever its shape.
    fn hidden(&mut self, path: Option<&Line>, key: &str) {
        let mark = self.redactor.show_keyed(key, &Untrusted::new("(nested)"), Slot::Line);
        self.push(path, Line::value(mark));
    }

    fn members(&mut self, members: &[(Untrusted, Value)], path: Option<&Line>) {
        let names = self.names(members);
        for ((key, value), name) in members.iter().zip(names) {
            let path = self.under(path, name);
            self.value(value, Some(&path), json::name_of(members, key.raw()));
        }
    }

    fn under(&self, outer: Option<&Line>, inner: Line) -> Line {
        match outer {
            Some(outer) => Line::with(self.locale, "keyOf", &[("outer", outer), ("inner", &inner)]),
            None => inner,
        }
    }

    /// A person's words for the keys of one object, or the keys themselves where the words would be the same for two.
    fn names(&self, members: &[(Untrusted, Value)]) -> Vec<Line> {
        let words: Vec<Option<String>> = members.iter().map(|(key, _)| key_words(key.raw())).collect();
        let mut seen = HashSet::with_capacity(words.len());
        let mut twice = HashSet::new();
        for words in words.iter().flatten() {
            if !seen.insert(words.as_str()) {
                twice.insert(words.clone());
            }
        }
        let key_line = |key: &Untrusted, words: Option<String>| {
            let shown = self.redactor.show(key, Slot::Line);
            match words.filter(|words| shown.hidden() == 0 && !twice.contains(words)) {
                Some(words) => Line::value(self.redactor.show(&words.into(), Slot::Line)),
                None if shown.is_blank() && !shown.escaped() => Line::message(self.locale, "emptyText"),
                None => Line::value(shown),
            }
        };
        members.iter().zip(words).map(|((key, _), words)| key_line(key, words)).collect()
    }

    fn list(&mut self, items: &[Value], path: Option<&Line>, key: &str) {
        if let Some(joined) = self.joined(items, key) {
            let mut name = path.cloned().unwrap_or_default();
            if items.len() > 5 {
                name.push_words(if name.0.is_empty() { "(" } else { " (" });
                name.push_line(&Line::counted(self.locale, "items", items.len()));
                name.push_words(")");
            }
            self.push(Some(&name), joined);
            return;
        }
        for (n, item) in items.iter().enumerate() {
            let mut index = String::new();
            self.locale.numbers().write(&Decimal::from(n as u64 + 1), &mut index);
            let path = self.under(path, Line::words(index));
            self.value(item, Some(&path), key);
        }
    }

    /// A list of short plain values in one line, joined as the language joins; nothing where an item needs a line.
    fn joined(&self, items: &[Value], key: &str) -> Option<Line> {
        let texts = items.iter().map(|item| list_item(item, self.locale)).collect::<Option<Vec<_>>>()?;
        if texts.iter().any(|text| text.len() > 60 || text.contains(|c: char| c.is_control())) {
            return None;
        }
        let joined = self.locale.numbers().list(&texts).into();
        Some(Line::value(self.redactor.show_keyed(key, &joined, Slot::Block)))
    }

    fn scalar(&self, value: &Value, key: &str) -> Line {
        let words = |id| Line::message(self.locale, id);
        match value {
            Value::Null => words("nullWord"),
            Value::Bool(true) => words("trueWord"),
            Value::Bool(false) => words("falseWord"),
            Value::Number(digits) => Line::value(self.redactor.show_keyed(key, &Untrusted::new(digits.as_str()), Slot::Line)),
            Value::Text(text) if text.is_empty() => words("emptyText"),
            Value::Text(text) => match binary(text.raw()) {
                Some((id, bytes)) if self.redactor.secret_key(key, text.raw()).is_none() => {
                    Line::with(self.locale, id, &[("size", &size(bytes, self.locale))])
                }
                _ => Line::value(self.redactor.show_keyed(key, text, Slot::Block)),
            },
            Value::List(_) => words("emptyList"),
            Value::Object(_) | Value::TooDeep { .. } => words("emptyObject"),
        }
    }
}

/// A plain value as an item of a list; items that hold the list's own comma stand in quotes. Nothing for nested values.
pub fn list_item(value: &Value, locale: &Locale) -> Option<String> {
    Some(match value {
        Value::Null => locale.text("nullWord"),
        Value::Bool(true) => locale.text("trueWord"),
        Value::Bool(false) => locale.text("falseWord"),
        Value::Number(digits) => digits.clone(),
        Value::Text(text) if text.raw().contains([',', '،', '、', '"']) || text.raw().trim().is_empty() => {
            format!("\"{}\"", text.raw())
        }
        Value::Text(text) => text.raw().to_owned(),
        Value::List(_) | Value::Object(_) | Value::TooDeep { .. } => return None,
    })
}

/// `seriesId` is "Series id", `delete_files` is "Delete files"; nothing for a key that is no plain identifier.
fn key_words(key: &str) -> Option<String> {
    let plain = |b: u8| b.is_ascii_alphanumeric() || matches!(b, b'_' | b'-');
    if key.is_empty() || key.len() > 60 || !key.bytes().all(plain) || !key.as_bytes()[0].is_ascii_alphabetic() {
        return None;
    }
    let mut words = String::with_capacity(key.len() + 4);
    let mut before = ' ';
    let mut chars = key.chars().peekable();
    while let Some(c) = chars.next() {
        let next_is_lower = chars.peek().is_some_and(char::is_ascii_lowercase);
        if matches!(c, '_' | '-') {
            if before != ' ' {
                words.push(' ');
                before = ' ';
            }
            continue;
        }
        let starts_word = c.is_ascii_uppercase() && (before.is_ascii_lowercase() || (before.is_ascii_uppercase() && next_is_lower));
        if starts_word && before != ' ' {
            words.push(' ');
        }
        let acronym = c.is_ascii_uppercase() && !next_is_lower;
        match (words.is_empty(), acronym) {
            (true, _) => words.push(c.to_ascii_uppercase()),
            (false, true) => words.push(c),
            (false, false) => words.push(c.to_ascii_lowercase()),
        }
        before = c;
    }
    let words = words.trim_end();
    (!words.is_empty()).then(|| words.to_owned())
}

/// The message and the size in bytes of text that is a binary file in base64, or a data URI of an image.
fn binary(text: &str) -> Option<(&'static str, usize)> {
    if text.len() < MIN_BINARY {
        return None;
    }
    let (body, image) = match text.strip_prefix("data:") {
        Some(rest) => (rest.split_once(";base64,").filter(|(kind, _)| kind.starts_with("image/") && kind.len() < 40)?.1, true),
        None => (text, BINARY_STARTS.iter().find(|(start, _)| text.starts_with(start))?.1),
    };
    let base64 = |b: u8| b.is_ascii_alphanumeric() || matches!(b, b'+' | b'/' | b'=');
    if !body.bytes().all(base64) {
        return None;
    }
    Some((if image { "imageOfSize" } else { "binaryOfSize" }, body.trim_end_matches('=').len() * 3 / 4))
}

/// A size in the language's words: bytes, kB (1,000 bytes) or MB.
fn size(bytes: usize, locale: &Locale) -> Line {
    match bytes {
        0..1_000 => Line::counted(locale, "bytes", bytes),
        1_000..1_000_000 => Line::counted(locale, "kilobytes", bytes.div_ceil(1_000)),
        _ => Line::counted(locale, "megabytes", bytes.div_ceil(1_000_000)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_become_words() {
        for (key, words) in [
            ("seriesId", Some("Series id")),
            ("delete_files", Some("Delete files")),
            ("is4k", Some("Is4k")),
            ("requestedBy", Some("Requested by")),
            ("HTMLBody", Some("HTML body")),
            ("userID", Some("User ID")),
            ("x-api-host", Some("X api host")),
            ("URL", Some("URL")),
            ("__init__", None),
            ("a\nb", None),
            ("<!channel>", None),
            ("größe", None),
            ("0", None),
            ("a__b_", Some("A b")),
        ] {
            assert_eq!(key_words(key).as_deref(), words, "{key}");
        }
    }

    #[test]
    fn only_binaries_are_named_by_size() {
        let png = format!("iVBORw0KGgo{}", "A".repeat(1000));
        assert_eq!(binary(&png), Some(("imageOfSize", 758)));
        assert_eq!(binary(&format!("data:image/png;base64,{png}")), Some(("imageOfSize", 758)));
        assert_eq!(binary(&format!("UEsDB{}", "A".repeat(400))), Some(("binaryOfSize", 303)));
        assert_eq!(binary(&format!("iVBORw0KGgo; rm -rf / {}", "A".repeat(400))), None);
        assert_eq!(binary(&"A".repeat(400)), None);
        assert_eq!(binary("iVBORw0KGgo="), None);
    }
}
