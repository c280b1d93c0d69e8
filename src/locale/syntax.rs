//! Reads Fluent files: text in, entries and errors out, each with its place.
//!
//! The syntax crate gives up a message that follows an unfinished one (`a = {` swallows the next line). Here every line
//! that begins like a message is read again on its own, so that one slip costs one message and not two.

use std::borrow::Cow;

use fluent_syntax::ast;
use fluent_syntax::parser::{self, ErrorKind};

/// How deep braces and brackets may nest. The syntax crate recurses into them, and a stack is not endless.
const MAX_NESTING: usize = 32;

/// An error in a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SyntaxError {
    /// The byte at which it was noticed.
    pub at: usize,
    /// What was expected there.
    pub message: String,
}

/// What a file holds. Everything in it points into the text that was read.
#[derive(Debug)]
pub struct Parsed<'a> {
    /// Messages, terms and comments, in their order; what could not be read is left out.
    pub entries: Vec<ast::Entry<&'a str>>,
    /// What could not be read.
    pub errors: Vec<SyntaxError>,
}

/// The text without a byte order mark and with `\n` as its only line end: both are harmless, and neither is content.
pub fn clean(text: &str) -> Cow<'_, str> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    if text.contains("\r\n") { text.replace("\r\n", "\n").into() } else { text.into() }
}

/// Reads a file's text.
pub fn parse(text: &str) -> Parsed<'_> {
    let mut parsed = Parsed { entries: Vec::new(), errors: Vec::new() };
    let mut from = 0;
    for (start, end) in too_deep(text) {
        read(text, &text[from..start], &mut parsed);
        parsed.errors.push(SyntaxError { at: start, message: format!("expected at most {MAX_NESTING} nested braces") });
        from = end;
    }
    read(text, &text[from..], &mut parsed);
    parsed.errors.sort_by_key(|error| error.at);
    parsed
}

/// The byte of `whole` at which `part` begins; nothing where `part` is no slice of it.
pub fn offset(whole: &str, part: &str) -> Option<usize> {
    let at = part.as_ptr().addr().checked_sub(whole.as_ptr().addr())?;
    (at + part.len() <= whole.len()).then_some(at)
}

fn read<'a>(whole: &str, part: &'a str, into: &mut Parsed<'a>) {
    let mut parts = vec![part];
    while let Some(part) = parts.pop() {
        let (resource, errors) = match parser::parse(part) {
            Ok(resource) => (resource, Vec::new()),
            Err((resource, errors)) => (resource, errors),
        };
        let from = offset(whole, part).unwrap_or(0);
        into.errors.extend(errors.iter().map(|error| {
            let start = error.slice.as_ref().map_or(0, |slice| slice.start);
            let read = part.get(start..error.pos.start).unwrap_or_default();
            // What is missing at the end of a line is noticed on the next one, but it is missing here.
            let at = if read.trim_start().is_empty() { error.pos.start } else { start + read.trim_end().len() };
            SyntaxError { at: from + at.min(part.trim_end().len()), message: said(&error.kind) }
        }));
        for entry in resource.body {
            match entry {
                ast::Entry::Junk { content } => parts.extend(swallowed(content)),
                entry => into.entries.push(entry),
            }
        }
    }
    into.entries.sort_by_key(|entry| place(whole, entry));
}

fn place(whole: &str, entry: &ast::Entry<&str>) -> usize {
    let slice = match entry {
        ast::Entry::Message(message) => message.id.name,
        ast::Entry::Term(term) => term.id.name,
        ast::Entry::Comment(comment) | ast::Entry::GroupComment(comment) | ast::Entry::ResourceComment(comment) => {
            comment.content.first().copied().unwrap_or_default()
        }
        ast::Entry::Junk { content } => content,
    };
    offset(whole, slice).unwrap_or(0)
}

/// The rest of what could not be read, from the first further line that begins like an entry.
fn swallowed(junk: &str) -> Option<&str> {
    let starts = |at: usize| junk[at..].starts_with(|c: char| c.is_ascii_alphabetic() || c == '-' || c == '#');
    junk.match_indices('\n').map(|(at, _)| at + 1).find(|at| starts(*at)).map(|at| &junk[at..])
}

/// The messages whose braces and brackets nest deeper than is read, as ranges of bytes.
fn too_deep(text: &str) -> Vec<(usize, usize)> {
    let mut ranges = Vec::new();
    let (mut start, mut depth, mut deep) = (0, 0_usize, false);
    let mut at = 0;
    for line in text.split_inclusive('\n') {
        if begins_message(line) {
            if deep {
                ranges.push((start, at));
            }
            (start, depth, deep) = (at, 0, false);
        }
        for byte in line.bytes() {
            match byte {
                b'{' => depth += 1,
                b'(' if depth > 0 => depth += 1,
                b'}' => depth = depth.saturating_sub(1),
                b')' if depth > 1 => depth -= 1,
                _ => {}
            }
            deep |= depth > MAX_NESTING;
        }
        at += line.len();
    }
    if deep {
        ranges.push((start, text.len()));
    }
    ranges
}

/// Whether a line is `id =`, which stands nowhere inside a message.
fn begins_message(line: &str) -> bool {
    let line = line.strip_prefix('-').unwrap_or(line);
    let name = line.find(|c: char| !(c.is_ascii_alphanumeric() || c == '-' || c == '_')).unwrap_or(line.len());
    line.starts_with(|c: char| c.is_ascii_alphabetic()) && line[name..].trim_start_matches(' ').starts_with('=')
}

fn said(kind: &ErrorKind) -> String {
    match kind {
        ErrorKind::ExpectedToken(token) => format!("expected `{token}`"),
        ErrorKind::ExpectedCharRange { range } => format!("expected a character of {range}"),
        ErrorKind::ExpectedMessageField { entry_id } => format!("expected a text after `{entry_id} =`"),
        ErrorKind::ExpectedTermField { entry_id } => format!("expected a text after `-{entry_id} =`"),
        ErrorKind::MissingDefaultVariant => "expected one variant with a star, such as `*[other]`".to_owned(),
        ErrorKind::MultipleDefaultVariants => "expected one variant with a star, but found a second".to_owned(),
        ErrorKind::MissingValue => "expected a text".to_owned(),
        ErrorKind::UnterminatedStringLiteral => "expected `\"` at the end of the quoted text".to_owned(),
        ErrorKind::UnbalancedClosingBrace => "expected `{` before `}`; a brace that is text is written `{ \"}\" }`".to_owned(),
        ErrorKind::ExpectedInlineExpression => "expected `$variable`, a reference or a quoted text in braces".to_owned(),
        other => {
            let text = other.to_string();
            let mut chars = text.chars();
            chars.next().map(|first| first.to_lowercase().chain(chars).collect()).unwrap_or_default()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ids(text: &str) -> Vec<String> {
        let parsed = parse(text);
        let id = |entry: &ast::Entry<&str>| match entry {
            ast::Entry::Message(message) => Some(message.id.name.to_owned()),
            ast::Entry::Term(term) => Some(format!("-{}", term.id.name)),
            _ => None,
        };
        parsed.entries.iter().filter_map(id).collect()
    }

    #[test]
    fn a_slip_costs_one_message() {
        assert_eq!(ids("err = {\nkey = Value\nok = Ok\n"), ["key", "ok"]);
        assert_eq!(ids("a = {\nb = {\nc = C\nd = {\n-e = E\n"), ["c", "-e"]);
        let parsed = parse("a = A\nerr = {\nkey = Value { $x\nok = Ok\n");
        let lines: Vec<_> =
            parsed.errors.iter().map(|e| "a = A\nerr = {\nkey = Value { $x\nok = Ok\n"[..e.at].matches('\n').count()).collect();
        assert_eq!(parsed.errors.len(), 2, "{:?}", parsed.errors);
        assert!(lines.iter().all(|line| (1..=3).contains(line)), "{lines:?}");
    }

    #[test]
    fn what_nests_without_end_is_refused_and_the_rest_is_read() {
        let deep = "{".repeat(100_000);
        assert_eq!(ids(&format!("a = A\nb = {deep}\nc = C\n")), ["a", "c"]);
        let calls = "F(\n".repeat(100_000);
        assert_eq!(ids(&format!("a = A\nb = {{ {calls}\nc = C\n")), ["a", "c"]);
        assert_eq!(ids(&format!("a = {}\n", "(".repeat(1000))), ["a"], "brackets in a text are text");
    }

    #[test]
    fn marks_and_line_ends_are_no_content() {
        assert_eq!(clean("\u{feff}a = A\r\nb = B\r\n"), "a = A\nb = B\n");
    }
}
