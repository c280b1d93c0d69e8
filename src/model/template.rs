//! Prompt templates: `Delete the file at {path} on disk {disk}?`, filled from the input in one pass.
//!
//! A value is never read for placeholders again: the template is cut into pieces first, and the values stay values.

use super::json::Value;
use super::text::Untrusted;

/// A template, cut into its pieces.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PromptTemplate {
    parts: Vec<Part>,
    stray_brace: bool,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Part {
    Text(Untrusted),
    Name(String),
}

/// One piece of a filled template.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Piece<'a> {
    /// Literal text of the template.
    Text(&'a Untrusted),
    /// The value of the input that a placeholder names, and the last segment of that name (its key).
    Value(&'a str, &'a Value),
    /// A placeholder that names nothing in the input.
    Missing(&'a str),
}

impl PromptTemplate {
    /// Cuts a template. A name is letters, digits, `_`, `-` and `.`; `{{` and `}}` are literal braces; any other brace
    /// stays as it stands (see [`has_stray_brace`](Self::has_stray_brace)).
    pub fn parse(template: &Untrusted) -> Self {
        let mut parts = Vec::new();
        let mut literal = String::new();
        let mut stray_brace = false;
        let mut rest = template.raw();
        while let Some(n) = rest.find(['{', '}']) {
            literal.push_str(&rest[..n]);
            let brace = &rest[n..=n];
            rest = &rest[n + 1..];
            if rest.starts_with(brace) {
                literal.push_str(brace);
                rest = &rest[1..];
            } else if let Some(end) = name_end(rest).filter(|_| brace == "{") {
                if !literal.is_empty() {
                    parts.push(Part::Text(Untrusted::from_stand_ins(std::mem::take(&mut literal))));
                }
                parts.push(Part::Name(rest[..end].to_owned()));
                rest = &rest[end + 1..];
            } else {
                literal.push_str(brace);
                stray_brace = true;
            }
        }
        literal.push_str(rest);
        if !literal.is_empty() {
            parts.push(Part::Text(Untrusted::from_stand_ins(literal)));
        }
        Self { parts, stray_brace }
    }

    /// Whether a single brace stands where no placeholder does.
    pub fn has_stray_brace(&self) -> bool {
        self.stray_brace
    }

    /// The pieces, filled from `input`.
    pub fn fill<'a>(&'a self, input: &'a Value) -> impl Iterator<Item = Piece<'a>> {
        self.parts.iter().map(move |part| match part {
            Part::Text(text) => Piece::Text(text),
            Part::Name(name) => match look_up(name, input) {
                Some((key, value)) => Piece::Value(key, value),
                None => Piece::Missing(name),
            },
        })
    }
}

/// Where the name that `rest` starts with ends, if a `}` follows it.
fn name_end(rest: &str) -> Option<usize> {
    let end = rest.find(|c: char| !(c.is_alphanumeric() || matches!(c, '_' | '-' | '.')))?;
    (end > 0 && rest[end..].starts_with('}')).then_some(end)
}

/// A key that holds dots itself wins over a path through nested objects and lists.
fn look_up<'a>(name: &'a str, value: &'a Value) -> Option<(&'a str, &'a Value)> {
    if let Some(found) = value.get(name) {
        return Some((name, found));
    }
    let (head, tail) = name.split_once('.')?;
    let inner = match value {
        Value::List(items) => items.get(head.parse::<usize>().ok()?)?,
        _ => value.get(head)?,
    };
    match inner {
        Value::List(items) if !tail.contains('.') => Some((head, items.get(tail.parse::<usize>().ok()?)?)),
        _ => look_up(tail, inner),
    }
}

#[cfg(test)]
mod tests {
    use super::super::json::parse;
    use super::*;

    fn filled(template: &str, input: &str) -> String {
        let template = PromptTemplate::parse(&template.into());
        let input = parse(input).unwrap().value;
        template
            .fill(&input)
            .map(|piece| match piece {
                Piece::Text(text) => text.raw().to_owned(),
                Piece::Value(key, Value::Text(text)) => format!("<{key}={}>", text.raw()),
                Piece::Value(key, value) => format!("<{key}={value:?}>"),
                Piece::Missing(name) => format!("<missing {name}>"),
            })
            .collect()
    }

    #[test]
    fn names_braces_and_paths() {
        for (template, input, expect) in [
            ("Delete {path}?", r#"{"path":"a"}"#, "Delete <path=a>?"),
            ("{a}{b}", r#"{"a":"{b}","b":"x"}"#, "<a={b}><b=x>"),
            ("{{a}} {{{a}}}", r#"{"a":"1"}"#, "{a} {<a=1>}"),
            ("{a.b-c.0}", r#"{"a":{"b-c":["x"]}}"#, "<b-c=x>"),
            ("{l.1.k}", r#"{"l":[0,{"k":"v"}]}"#, "<k=v>"),
            ("{a.b}", r#"{"a.b":"dot","a":{"b":"path"}}"#, "<a.b=dot>"),
            ("{missing} {a.x}", r#"{"a":1}"#, "<missing missing> <missing a.x>"),
            ("{} { a } {a b} } {", r#"{"a":"1"}"#, "{} { a } {a b} } {"),
            ("{größe}", r#"{"größe":"XL"}"#, "<größe=XL>"),
        ] {
            assert_eq!(filled(template, input), expect, "{template}");
        }
        assert!(PromptTemplate::parse(&"{a} }".into()).has_stray_brace());
        assert!(!PromptTemplate::parse(&"{a} }}".into()).has_stray_brace());
    }
}
