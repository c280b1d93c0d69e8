//! Checks catalogues against the source: in go the texts of files, out come faults with their places.
//!
//! Nothing is read from a disk here, and nothing is printed: the command does both. Each rule is a function of one file
//! beside this one; [`CODES`] is the table of what they find.

mod codes;
mod file;
mod folder;
mod labels;
mod markup;
mod plurals;
mod references;
mod replies;
mod scripts;
mod texts;
mod variables;

use std::collections::BTreeMap;

use fluent_syntax::ast::Pattern;
use serde::Serialize;

pub use codes::CODES;
pub use labels::room;
pub use plurals::Plurals;

use self::file::{Catalogue, Message};
use super::catalogue::SOURCE;
use super::messages::MESSAGES;
use super::pattern::{self, Leaf};
use super::syntax::{self, Parsed};
use crate::finding::{Finding, Severity};

/// A file of a language.
#[derive(Clone, Copy, Debug)]
pub struct File<'a> {
    /// The language's folder: `pt-BR`.
    pub language: &'a str,
    /// The file's name without `.ftl`.
    pub name: &'a str,
    /// The path by which faults name it.
    pub path: &'a str,
    /// What stands in it.
    pub bytes: &'a [u8],
}

/// A fault in a catalogue.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Fault {
    /// What it is, in kebab case; one of [`CODES`].
    pub code: &'static str,
    /// How much it matters.
    pub severity: Severity,
    /// The language's tag.
    pub language: String,
    /// The file.
    pub path: String,
    /// The line, from 1.
    pub line: usize,
    /// The column in it, in characters, from 1.
    pub column: usize,
    /// The message's id, where the fault is in one.
    pub id: Option<String>,
    /// The line's text. What can't be seen in it is written as an escape.
    pub excerpt: String,
    /// One sentence.
    pub message: String,
    /// What to do about it.
    pub help: &'static str,
}

impl Fault {
    /// A fault of a file as a whole.
    pub fn of_file(code: &'static str, language: &str, path: &str, message: impl Into<String>) -> Self {
        let (severity, help) = codes::row(code);
        let (language, path) = (language.to_owned(), path.to_owned());
        Self { code, severity, language, path, line: 1, column: 1, id: None, excerpt: String::new(), message: message.into(), help }
    }

    /// The fault as it stands among the findings of a request.
    pub fn finding(&self) -> Finding {
        let at = format!("{}:{}:{}", self.path, self.line, self.column);
        Finding { code: self.code, severity: self.severity, message: self.message.clone().into(), at: at.into(), help: self.help }
    }
}

/// Checks files of any languages against those of the source. The files of the source language are checked as well, where
/// they are among `files`.
///
/// Faults come in the order of languages, files and lines.
pub fn check(files: &[File<'_>], source: &[File<'_>]) -> Vec<Fault> {
    let texts = |files: &[File<'_>]| files.iter().map(|file| folder::decode(file.bytes)).collect::<Vec<_>>();
    let (texts, source_texts) = (texts(files), texts(source));
    let parsed: Vec<Parsed<'_>> = texts.iter().map(|text| syntax::parse(text)).collect();
    let source_parsed: Vec<Parsed<'_>> = source_texts.iter().map(|text| syntax::parse(text)).collect();
    let source: Vec<Catalogue<'_>> = source
        .iter()
        .zip(&source_texts)
        .zip(&source_parsed)
        .map(|((file, text), parsed)| Catalogue::new(file, text, parsed))
        .collect();
    let mut languages: BTreeMap<&str, Vec<Catalogue<'_>>> = BTreeMap::new();
    for ((file, text), parsed) in files.iter().zip(&texts).zip(&parsed) {
        languages.entry(file.language).or_default().push(Catalogue::new(file, text, parsed));
    }
    let tags: Vec<&str> = languages.keys().copied().collect();
    let mut faults = Vec::new();
    for (tag, catalogues) in &languages {
        let language = Language { tag, plurals: Plurals::of(tag), catalogues, source: &source, tags: &tags };
        let mut found = language.faults();
        let allowed =
            |fault: &Fault| catalogues.iter().any(|catalogue| catalogue.file.path == fault.path && catalogue.allows(fault));
        found.retain(|fault| !allowed(fault));
        faults.extend(found);
    }
    faults.extend(replies::across(&languages, &source));
    faults.sort_by(|a, b| (&a.language, &a.path, a.line, a.column, a.code).cmp(&(&b.language, &b.path, b.line, b.column, b.code)));
    faults.dedup();
    faults
}

/// The messages that a language does not have whole: those that are missing or say nothing, and those that a `# review:`
/// comment marks as not yet seen by a native reader.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Coverage {
    /// How many messages the source has, in the files that the language has or every language needs.
    pub total: usize,
    /// How many of them the language has.
    pub done: usize,
    /// How many it lacks.
    pub missing: usize,
    /// How many of those that it has wait for a native reader.
    pub unreviewed: usize,
}

/// Counts what one language has of the source.
pub fn coverage(files: &[File<'_>], source: &[File<'_>]) -> Coverage {
    let mut coverage = Coverage::default();
    for wanted in source {
        let text = folder::decode(wanted.bytes);
        let own = files.iter().find(|file| file.name == wanted.name).map(|file| folder::decode(file.bytes));
        if own.is_none() && !super::catalogue::OWN_FILES.contains(&wanted.name) {
            continue;
        }
        let own = own.unwrap_or_default();
        let (wanted_parsed, own_parsed) = (syntax::parse(&text), syntax::parse(&own));
        let (wanted_file, own_file) = (Catalogue::new(wanted, &text, &wanted_parsed), Catalogue::new(wanted, &own, &own_parsed));
        for message in wanted_file.messages.iter().filter(|message| message.value.is_some()) {
            coverage.total += 1;
            match own_file.message(&message.id).filter(|own| own.value.is_some_and(says_something)) {
                None => coverage.missing += 1,
                Some(own) => {
                    coverage.done += 1;
                    coverage.unreviewed += usize::from(own.comment.iter().any(|line| line.trim().starts_with("review:")));
                }
            }
        }
    }
    coverage
}

fn says_something(pattern: &Pattern<&str>) -> bool {
    !pattern::leaves(pattern).iter().any(Leaf::is_blank)
}

/// A language under check.
struct Language<'a> {
    tag: &'a str,
    plurals: Plurals,
    catalogues: &'a [Catalogue<'a>],
    source: &'a [Catalogue<'a>],
    /// Every language that is checked along with it.
    tags: &'a [&'a str],
}

impl<'a> Language<'a> {
    fn is_source(&self) -> bool {
        self.tag == SOURCE
    }

    /// The file of the source of the same name. The source itself has none: nothing stands above it.
    fn source_of(&self, catalogue: &Catalogue<'a>) -> Option<&'a Catalogue<'a>> {
        self.source.iter().find(|source| source.file.name == catalogue.file.name).filter(|_| !self.is_source())
    }

    /// A message of the cards' own, in whichever file it stands.
    fn own(&self, id: &str) -> Option<(&'a Catalogue<'a>, &'a Message<'a>)> {
        self.catalogues
            .iter()
            .filter(|catalogue| catalogue.is_own())
            .find_map(|catalogue| Some((catalogue, catalogue.message(id)?)))
    }

    fn faults(&self) -> Vec<Fault> {
        let mut faults = folder::check(self);
        for catalogue in self.catalogues {
            faults.extend(folder::check_file(catalogue));
            faults.extend(catalogue.unknown_allows());
            faults.extend(self.completeness(catalogue));
            for message in &catalogue.messages {
                let source = self.source_of(catalogue).and_then(|source| source.message(&message.id));
                faults.extend(self.message(catalogue, message, source));
            }
        }
        faults.extend(references::cycles(self));
        faults.extend(labels::same(self));
        faults.extend(replies::check(self));
        faults
    }

    /// Messages that the file lacks, and those that nothing shows.
    fn completeness(&self, catalogue: &Catalogue<'a>) -> Vec<Fault> {
        let mut faults = Vec::new();
        let source = self.source_of(catalogue);
        let known: Option<Vec<&str>> = match source {
            Some(source) => Some(source.messages.iter().map(|message| message.id.as_str()).collect()),
            None if catalogue.is_own() => Some(MESSAGES.iter().map(|row| row.0).collect()),
            None => None,
        };
        let Some(known) = known else { return faults };
        for message in catalogue.messages.iter().filter(|message| !message.id.starts_with('-')) {
            if !known.contains(&message.id.as_str()) {
                faults.push(catalogue.fault_at(
                    "message-obsolete",
                    message.name,
                    &message.id,
                    format!("`{}` is no message of English", message.id),
                ));
            }
        }
        if source.is_some() && !folder::has_parent(self) {
            let mut after = 0;
            for id in known.iter().filter(|id| !id.starts_with('-')) {
                match catalogue.message(id) {
                    Some(message) => after = syntax::offset(catalogue.text, message.name).unwrap_or(after),
                    None => faults.push(catalogue.fault(
                        "message-missing",
                        after,
                        id,
                        format!("expected `{id}` after this message, but found none"),
                    )),
                }
            }
        }
        faults
    }

    fn message(&self, catalogue: &'a Catalogue<'a>, message: &'a Message<'a>, source: Option<&'a Message<'a>>) -> Vec<Fault> {
        let mut faults = references::attributes(catalogue, message, source);
        if let Some(value) = message.value {
            let source = source.and_then(|source| Some((source, source.value?)));
            faults.extend(Pair::new(self, catalogue, message, value, source).faults());
        }
        for attribute in message.attributes {
            let source = source.and_then(|source| {
                let same = source.attributes.iter().find(|known| known.id.name == attribute.id.name)?;
                Some((source, &same.value))
            });
            faults.extend(Pair::new(self, catalogue, message, &attribute.value, source).faults());
        }
        faults
    }
}

/// A rule looks at one text of a message, beside the source's.
type Rule = fn(&Pair<'_>) -> Vec<Fault>;

/// The rules, in no order that matters.
const RULES: &[Rule] =
    &[texts::check, scripts::check, variables::check, references::check, plurals::check, markup::check, labels::check];

/// A text of a message and that of the source.
struct Pair<'a> {
    language: &'a Language<'a>,
    catalogue: &'a Catalogue<'a>,
    message: &'a Message<'a>,
    pattern: &'a Pattern<&'a str>,
    leaves: Vec<Leaf<'a>>,
    source: Option<Source<'a>>,
}

/// The source's side of a [`Pair`].
struct Source<'a> {
    message: &'a Message<'a>,
    pattern: &'a Pattern<&'a str>,
    leaves: Vec<Leaf<'a>>,
}

impl<'a> Pair<'a> {
    fn new(
        language: &'a Language<'a>,
        catalogue: &'a Catalogue<'a>,
        message: &'a Message<'a>,
        pattern: &'a Pattern<&'a str>,
        source: Option<(&'a Message<'a>, &'a Pattern<&'a str>)>,
    ) -> Self {
        let source = source.map(|(message, pattern)| Source { message, pattern, leaves: pattern::leaves(pattern) });
        Self { language, catalogue, message, pattern, leaves: pattern::leaves(pattern), source }
    }

    fn faults(&self) -> Vec<Fault> {
        RULES.iter().flat_map(|rule| rule(self)).collect()
    }

    /// A fault at a slice of the file.
    fn fault(&self, code: &'static str, slice: &str, message: impl Into<String>) -> Fault {
        self.catalogue.fault_at(code, slice, &self.message.id, message)
    }

    /// A fault in one of the texts that the message can become.
    fn fault_in(&self, code: &'static str, leaf: &Leaf<'_>, message: impl Into<String>) -> Fault {
        self.fault(code, leaf.first().unwrap_or(self.message.name), message)
    }
}
