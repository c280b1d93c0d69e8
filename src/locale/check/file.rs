//! A file under check: its text by lines, its messages, and what its comments allow.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{Attribute, Entry, Pattern};

use super::codes;
use super::{Fault, File};
use crate::locale::letters::{is_bidi, is_invisible};
use crate::locale::syntax::{self, Parsed};

/// How many characters of a line are shown.
const MAX_EXCERPT: usize = 120;

/// A message or a term, by its name; a term's begins with `-`.
#[derive(Debug)]
pub(super) struct Message<'a> {
    pub(super) id: String,
    /// The id's slice of the file.
    pub(super) name: &'a str,
    pub(super) value: Option<&'a Pattern<&'a str>>,
    pub(super) attributes: &'a [Attribute<&'a str>],
    pub(super) comment: Vec<&'a str>,
}

/// A file, read.
pub(super) struct Catalogue<'a> {
    pub(super) file: &'a File<'a>,
    pub(super) text: &'a str,
    pub(super) parsed: &'a Parsed<'a>,
    pub(super) messages: Vec<Message<'a>>,
    /// Codes that a comment allows: by the message's id, and for the whole file under the empty id.
    allowed: BTreeMap<String, BTreeSet<&'a str>>,
}

impl<'a> Catalogue<'a> {
    pub(super) fn new(file: &'a File<'a>, text: &'a str, parsed: &'a Parsed<'a>) -> Self {
        let mut messages = Vec::new();
        let mut allowed: BTreeMap<String, BTreeSet<&str>> = BTreeMap::new();
        for entry in &parsed.entries {
            let message = match entry {
                Entry::Message(message) => Message {
                    id: message.id.name.to_owned(),
                    name: message.id.name,
                    value: message.value.as_ref(),
                    attributes: &message.attributes,
                    comment: message.comment.iter().flat_map(|comment| &comment.content).copied().collect(),
                },
                Entry::Term(term) => Message {
                    id: format!("-{}", term.id.name),
                    name: term.id.name,
                    value: Some(&term.value),
                    attributes: &term.attributes,
                    comment: term.comment.iter().flat_map(|comment| &comment.content).copied().collect(),
                },
                Entry::ResourceComment(comment) => {
                    allowed.entry(String::new()).or_default().extend(allows(&comment.content));
                    continue;
                }
                _ => continue,
            };
            allowed.entry(message.id.clone()).or_default().extend(allows(&message.comment));
            messages.push(message);
        }
        Self { file, text, parsed, messages, allowed }
    }

    pub(super) fn message(&self, id: &str) -> Option<&Message<'a>> {
        self.messages.iter().find(|message| message.id == id)
    }

    pub(super) fn is_own(&self) -> bool {
        crate::locale::catalogue::OWN_FILES.contains(&self.file.name)
    }

    /// A fault at a byte of the text.
    pub(super) fn fault(&self, code: &'static str, at: usize, id: &str, message: impl Into<String>) -> Fault {
        let at = (0..=at.min(self.text.len())).rev().find(|at| self.text.is_char_boundary(*at)).unwrap_or(0);
        let start = self.text[..at].rfind('\n').map_or(0, |n| n + 1);
        let line = self.text[start..].split('\n').next().unwrap_or_default();
        let (severity, help) = codes::row(code);
        Fault {
            code,
            severity,
            language: self.file.language.to_owned(),
            path: self.file.path.to_owned(),
            line: self.text[..start].matches('\n').count() + 1,
            column: self.text[start..at].chars().count() + 1,
            id: (!id.is_empty()).then(|| id.to_owned()),
            excerpt: excerpt(line),
            message: message.into(),
            help,
        }
    }

    /// A fault at a slice of the text.
    pub(super) fn fault_at(&self, code: &'static str, slice: &str, id: &str, message: impl Into<String>) -> Fault {
        self.fault(code, syntax::offset(self.text, slice).unwrap_or(0), id, message)
    }

    /// Whether a comment of the file allows this fault.
    pub(super) fn allows(&self, fault: &Fault) -> bool {
        let named = |id: &str| self.allowed.get(id).is_some_and(|codes| codes.contains(fault.code));
        named("") || fault.id.as_deref().is_some_and(named)
    }

    /// The comments that allow what there is not.
    pub(super) fn unknown_allows(&self) -> impl Iterator<Item = Fault> {
        let unknown = |(id, codes): (&String, &BTreeSet<&'a str>)| {
            let id = id.clone();
            codes
                .iter()
                .filter(|code| !codes::CODES.iter().any(|row| row.0 == **code))
                .map(|code| self.fault_at("allow-unknown", code, &id, format!("there is no fault `{}`", shown(code))))
                .collect::<Vec<_>>()
        };
        self.allowed.iter().flat_map(unknown)
    }
}

/// The codes after `allow:` in a comment.
fn allows<'a>(comment: &[&'a str]) -> impl Iterator<Item = &'a str> {
    comment
        .iter()
        .filter_map(|line| line.trim().strip_prefix("allow:"))
        .flat_map(|codes| codes.split([',', ' ']))
        .map(str::trim)
        .filter(|code| !code.is_empty())
        .collect::<Vec<_>>()
        .into_iter()
}

/// A text as it can be shown: what can't be seen is written as an escape.
pub(super) fn shown(text: &str) -> String {
    let mut out = String::new();
    for c in text.chars() {
        if c.is_control() || is_invisible(c) || is_bidi(c) {
            out.push_str(&format!("\\u{{{:04X}}}", u32::from(c)));
        } else {
            out.push(c);
        }
    }
    out
}

fn excerpt(line: &str) -> String {
    let mut text: String = line.chars().take(MAX_EXCERPT).collect();
    if text.len() < line.len() {
        text.push('…');
    }
    shown(text.trim_end())
}
