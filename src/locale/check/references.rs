//! References, terms and attributes: each leads somewhere, none in a circle, and none of the source's is lost.

use std::collections::{BTreeMap, BTreeSet};

use super::file::{Catalogue, Message};
use super::{Fault, Language, Pair};
use crate::locale::pattern::{Node, visit};

pub(super) fn check(pair: &Pair<'_>) -> Vec<Fault> {
    let mut faults = Vec::new();
    let own = references(pair.pattern);
    for (id, slice) in &own {
        if !is_defined(pair, id) {
            faults.push(pair.fault(
                "reference-unknown",
                slice,
                format!("expected a message or term that exists, but found `{id}`"),
            ));
        }
    }
    let Some(source) = pair.source.as_ref().filter(|_| !pair.leaves.iter().any(super::Leaf::is_blank)) else { return faults };
    let wanted: BTreeSet<String> = references(source.pattern).into_iter().map(|(id, _)| id).collect();
    for id in wanted.iter().filter(|id| !own.iter().any(|(known, _)| known == *id)) {
        let code = if id.starts_with('-') { "term-missing" } else { "reference-missing" };
        faults.push(pair.fault(code, pair.message.name, format!("expected {{ {id} }}, but found no such reference")));
    }
    faults
}

fn references<'a>(pattern: &'a fluent_syntax::ast::Pattern<&'a str>) -> Vec<(String, &'a str)> {
    let mut found = Vec::new();
    visit(pattern, &mut |node| match node {
        Node::Message(name) => found.push((name.to_owned(), name)),
        Node::Term(name) => found.push((format!("-{name}"), name)),
        _ => {}
    });
    found
}

/// Whether the language or the source has this message, where the message that refers to it can reach it.
fn is_defined(pair: &Pair<'_>, id: &str) -> bool {
    let reaches = |other: &Catalogue<'_>| {
        if pair.catalogue.is_own() { other.is_own() } else { other.file.name == pair.catalogue.file.name }
    };
    let all = pair.language.catalogues.iter().chain(pair.language.source);
    all.filter(|other| reaches(other)).any(|other| other.message(id).is_some())
}

/// Attributes that stand twice, that the source lacks or has; and the text beside them.
pub(super) fn attributes(catalogue: &Catalogue<'_>, message: &Message<'_>, source: Option<&Message<'_>>) -> Vec<Fault> {
    let mut faults = Vec::new();
    let mut seen = BTreeSet::new();
    for attribute in message.attributes {
        let name = attribute.id.name;
        if !seen.insert(name) {
            faults.push(catalogue.fault_at("duplicate-attribute", name, &message.id, format!("`.{name}` stands above already")));
        } else if let Some(source) = source
            && !source.attributes.iter().any(|known| known.id.name == name)
        {
            faults.push(catalogue.fault_at("attribute-extra", name, &message.id, format!("English has no `.{name}`")));
        }
    }
    let Some(source) = source else { return faults };
    for attribute in source.attributes.iter().filter(|attribute| !seen.contains(attribute.id.name)) {
        let said = format!("expected `.{}`, but found no such attribute", attribute.id.name);
        faults.push(catalogue.fault_at("attribute-missing", message.name, &message.id, said));
    }
    match (message.value, source.value) {
        (Some(_), None) => {
            faults.push(catalogue.fault_at("value-extra", message.name, &message.id, "expected only attributes, but found a text"));
        }
        (None, Some(_)) => {
            faults.push(catalogue.fault_at(
                "value-missing",
                message.name,
                &message.id,
                "expected a text, but found only attributes",
            ));
        }
        _ => {}
    }
    faults
}

/// Messages that refer to themselves, also by way of others.
pub(super) fn cycles(language: &Language<'_>) -> Vec<Fault> {
    let mut faults = Vec::new();
    let mut spaces: BTreeMap<&str, Vec<&Catalogue<'_>>> = BTreeMap::new();
    for catalogue in language.catalogues {
        spaces.entry(if catalogue.is_own() { "" } else { catalogue.file.name }).or_default().push(catalogue);
    }
    for catalogues in spaces.values() {
        let mut edges: BTreeMap<&str, Vec<(String, &str)>> = BTreeMap::new();
        for message in catalogues.iter().flat_map(|catalogue| &catalogue.messages) {
            edges.entry(&message.id).or_insert_with(|| message.value.map(references).unwrap_or_default());
        }
        for catalogue in catalogues {
            for message in &catalogue.messages {
                let first = edges.get(message.id.as_str()).into_iter().flatten();
                for (id, slice) in first.filter(|(id, _)| leads_to(id, &message.id, &edges)) {
                    let said = if *id == message.id {
                        "the message refers to itself".to_owned()
                    } else {
                        format!("`{id}` refers back to `{}`", message.id)
                    };
                    faults.push(catalogue.fault_at("cyclic-reference", slice, &message.id, said));
                }
            }
        }
    }
    faults
}

fn leads_to(from: &str, to: &str, edges: &BTreeMap<&str, Vec<(String, &str)>>) -> bool {
    let mut seen = BTreeSet::new();
    let mut waiting = vec![from];
    while let Some(id) = waiting.pop() {
        if id == to {
            return true;
        }
        if seen.insert(id) {
            waiting.extend(edges.get(id).into_iter().flatten().map(|(id, _)| id.as_str()));
        }
    }
    false
}
