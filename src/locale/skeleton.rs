//! The first files of a new language: the source's comments and texts, and a place for each translation.

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};

use super::check::{Plurals, room};
use super::pattern::selected;
use super::syntax;

/// Stands where a translation is to come. It says nothing, so that English is shown until then.
const NOTHING: &str = "{ \"\" }";

/// A file of the source as the first file of the language with this tag.
pub fn skeleton(tag: &str, file: &str, source: &str) -> String {
    let text = syntax::clean(source);
    let parsed = syntax::parse(&text);
    let plurals = Plurals::of(tag);
    let mut out = String::new();
    for (n, entry) in parsed.entries.iter().enumerate() {
        let (name, term, value, comment) = match entry {
            Entry::ResourceComment(comment) => {
                comments(&mut out, "###", &comment.content);
                out.push('\n');
                continue;
            }
            Entry::GroupComment(comment) => {
                if n > 0 && !out.ends_with("\n\n") {
                    out.push('\n');
                }
                comments(&mut out, "##", &comment.content);
                out.push('\n');
                continue;
            }
            Entry::Comment(comment) => {
                comments(&mut out, "#", &comment.content);
                out.push('\n');
                continue;
            }
            Entry::Message(message) => (message.id.name, "", message.value.as_ref(), message.comment.as_ref()),
            Entry::Term(term) => (term.id.name, "-", Some(&term.value), term.comment.as_ref()),
            Entry::Junk { .. } => continue,
        };
        let Some(value) = value else { continue };
        if let Some(comment) = comment {
            comments(&mut out, "#", &comment.content);
        }
        if let Some((good, most)) = room(file, name) {
            let line = if good == most {
                format!("Room: {most} characters.")
            } else {
                format!("Room: {good} characters are seen everywhere, {most} are possible.")
            };
            comments(&mut out, "#", &[line.as_str()]);
        }
        english(&mut out, &text, name, parsed.entries.get(n + 1));
        out.push_str(&format!("{term}{name} ={}\n", place(value, &plurals)));
    }
    out
}

fn comments(out: &mut String, sign: &str, lines: &[&str]) {
    for line in lines {
        out.push_str(format!("{sign} {line}").trim_end());
        out.push('\n');
    }
}

/// The source's text as a comment, line by line as it stands there.
fn english(out: &mut String, text: &str, name: &str, next: Option<&Entry<&str>>) {
    let start = syntax::offset(text, name).map_or(0, |at| at + name.len());
    let end = next.and_then(|entry| syntax::offset(text, first(entry))).unwrap_or(text.len());
    let body = text.get(start..end.max(start)).unwrap_or_default();
    let body = body.trim_start().strip_prefix('=').unwrap_or(body);
    let lines: Vec<&str> = body.lines().take_while(|line| !line.starts_with(['#', '-'])).collect();
    let mut label = "English: ";
    for line in lines.iter().map(|line| line.trim_end()).filter(|line| !line.is_empty()) {
        let line = if label.is_empty() { line } else { line.trim_start() };
        comments(out, "#", &[format!("{label}{line}").as_str()]);
        label = "";
    }
}

/// The first slice of an entry, its comment included.
fn first<'a>(entry: &Entry<&'a str>) -> &'a str {
    let comment = match entry {
        Entry::Message(message) => message.comment.as_ref(),
        Entry::Term(term) => term.comment.as_ref(),
        Entry::Comment(comment) | Entry::GroupComment(comment) | Entry::ResourceComment(comment) => Some(comment),
        Entry::Junk { .. } => None,
    };
    let id = match entry {
        Entry::Message(message) => message.id.name,
        Entry::Term(term) => term.id.name,
        Entry::Junk { content } => content,
        _ => "",
    };
    comment.and_then(|comment| comment.content.first().copied()).unwrap_or(id)
}

/// Where the translation goes: a variant for each category of the language, where English chooses by a number.
fn place(value: &Pattern<&str>, plurals: &Plurals) -> String {
    let [PatternElement::Placeable { expression: Expression::Select { selector, .. } }] = value.elements.as_slice() else {
        return format!(" {NOTHING}");
    };
    let categories: Vec<&str> = plurals.common().filter(|category| *category != "other").collect();
    let (Some(name), false) = (selected(selector), categories.is_empty()) else { return format!(" {NOTHING}") };
    let by = if matches!(selector, InlineExpression::FunctionReference { .. }) {
        format!("NUMBER(${name})")
    } else {
        format!("${name}")
    };
    let mut out = format!("\n    {{ {by} ->\n");
    for category in categories {
        out.push_str(&format!("        [{category}] {NOTHING}\n"));
    }
    out.push_str(&format!("       *[other] {NOTHING}\n    }}"));
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    const ENGLISH: &str = "### All\n\n## Some\n\n# Where it stands.\nallow = Allow\n# $count (number)\nseconds =\n    { $count ->\n        [one] { $count } second\n       *[other] { $count } seconds\n    }\nend = End\n";

    #[test]
    fn comments_texts_categories_and_room_are_carried_over() {
        let expected = "### All\n\n## Some\n\n# Where it stands.\n# Room: 30 characters are seen everywhere, 75 are possible.\n# English: Allow\nallow = { \"\" }\n# $count (number)\n# English: { $count ->\n#         [one] { $count } second\n#        *[other] { $count } seconds\n#     }\nseconds =\n    { $count ->\n        [one] { \"\" }\n        [few] { \"\" }\n        [many] { \"\" }\n       *[other] { \"\" }\n    }\n# English: End\nend = { \"\" }\n";
        assert_eq!(skeleton("pl", "card", ENGLISH), expected);
        assert!(skeleton("ja", "card", ENGLISH).contains("\nseconds = { \"\" }\n"));
    }
}
