//! A language's folder and its files as such: name, encoding, what is there and what stands twice.

use std::collections::BTreeMap;

use super::file::{Catalogue, shown};
use super::{Fault, Language};
use crate::locale::{catalogue, negotiation, pseudo, syntax};

/// A file's text, cleaned; bytes that are no UTF-8 become a sign, and a fault elsewhere.
pub(super) fn decode(bytes: &[u8]) -> String {
    syntax::clean(&String::from_utf8_lossy(bytes)).into_owned()
}

/// Whether another language of the check, or one that comes with the crate, stands in for what this one lacks.
pub(super) fn has_parent(language: &Language<'_>) -> bool {
    let chain = negotiation::chain(language.tag);
    chain
        .iter()
        .skip(1)
        .filter(|parent| *parent != catalogue::SOURCE)
        .any(|parent| language.tags.contains(&parent.as_str()) || catalogue::embedded().any(|(tag, _)| tag == parent))
}

/// The folder's name, its files and what they define between them.
pub(super) fn check(language: &Language<'_>) -> Vec<Fault> {
    let mut faults = Vec::new();
    let Some(first) = language.catalogues.first() else { return faults };
    let folder = |path: &str| path.rsplit_once(['/', '\\']).map_or(String::new(), |(folder, _)| folder.to_owned());
    let at_folder = |code, name: Option<&str>, message: String| {
        let mut fault = first.fault(code, 0, "", message);
        fault.excerpt.clear();
        fault.path = match (folder(first.file.path), name) {
            (folder, Some(name)) if folder.is_empty() => format!("{name}.ftl"),
            (folder, Some(name)) => format!("{folder}/{name}.ftl"),
            (folder, None) => folder,
        };
        fault
    };
    if !pseudo::TAGS.contains(&language.tag) {
        match negotiation::canonical(language.tag) {
            None => {
                faults.push(at_folder("folder-name", None, format!("expected a language tag, but found `{}`", shown(language.tag))))
            }
            Some(canonical) if canonical != language.tag => {
                faults.push(at_folder("folder-name", None, format!("expected `{canonical}`, but found `{}`", shown(language.tag))));
            }
            Some(_) if !negotiation::is_known(language.tag) => {
                faults.push(at_folder("unknown-language", None, format!("no language is known by the tag `{}`", language.tag)));
            }
            Some(_) => {}
        }
    }
    if !language.is_source() && !has_parent(language) && language.catalogues.iter().any(Catalogue::is_own) {
        for source in language.source.iter().filter(|source| source.is_own()) {
            if !language.catalogues.iter().any(|catalogue| catalogue.file.name == source.file.name) {
                let count = source.messages.len();
                let name = source.file.name;
                faults.push(at_folder(
                    "file-missing",
                    Some(name),
                    format!("expected {name}.ftl with {count} messages, but found none"),
                ));
            }
        }
    }
    let mut seen: BTreeMap<(&str, &str), &str> = BTreeMap::new();
    for catalogue in language.catalogues {
        // The cards' own files share one space of names; each integration has its own.
        let space = if catalogue.is_own() { "" } else { catalogue.file.name };
        for message in &catalogue.messages {
            if let Some(before) = seen.insert((space, &message.id), catalogue.file.path) {
                let place = if before == catalogue.file.path { "above".to_owned() } else { format!("in {before}") };
                let said = format!("`{}` stands {place} already", message.id);
                faults.push(catalogue.fault_at("duplicate-message", message.name, &message.id, said));
            }
        }
    }
    faults
}

/// A file's bytes, and what of it could not be read.
pub(super) fn check_file(catalogue: &Catalogue<'_>) -> Vec<Fault> {
    let bytes = catalogue.file.bytes;
    let mut faults = Vec::new();
    if let Err(error) = std::str::from_utf8(bytes) {
        // The line by its number: the text itself has signs in place of what can't be read.
        let line = bytes[..error.valid_up_to()].iter().filter(|byte| **byte == b'\n').count();
        let at = catalogue.text.match_indices('\n').map(|(at, _)| at + 1).nth(line.wrapping_sub(1)).unwrap_or(0);
        faults.push(catalogue.fault("encoding", at, "", "expected UTF-8, but found another byte"));
    }
    if bytes.starts_with("\u{feff}".as_bytes()) {
        faults.push(catalogue.fault("byte-order-mark", 0, "", "the file begins with a byte order mark"));
    }
    if let Some(at) = bytes.windows(2).position(|pair| pair == b"\r\n") {
        let line = bytes[..at].iter().filter(|byte| **byte == b'\n').count();
        let at = catalogue.text.match_indices('\n').map(|(at, _)| at + 1).nth(line.wrapping_sub(1)).unwrap_or(0);
        faults.push(catalogue.fault("line-ends", at, "", "the lines end with CR LF"));
    }
    faults.extend(catalogue.parsed.errors.iter().map(|error| catalogue.fault("syntax", error.at, "", error.message.clone())));
    faults
}
