//! Markup in a text: the tags and addresses of the source, each as it is there.

use std::collections::BTreeMap;

use super::{Fault, Pair};

/// Attributes that a translator translates.
const TRANSLATED: &[&str] = &["title", "alt", "aria-label", "placeholder"];

/// Elements that are never closed.
const VOID: &[&str] = &["br", "hr", "img", "input", "wbr"];

/// A tag as it stands in a text.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Tag {
    name: String,
    closes: bool,
    closed: bool,
    attributes: Vec<(String, String)>,
}

pub(super) fn check(pair: &Pair<'_>) -> Vec<Fault> {
    let Some(source) = &pair.source else { return Vec::new() };
    let Some(wanted) = source.leaves.first().map(|leaf| read(&leaf.text())) else { return Vec::new() };
    let mut faults = Vec::new();
    for leaf in pair.leaves.iter().filter(|leaf| !leaf.is_blank()) {
        let found = read(&leaf.text());
        if names(&wanted.tags) != names(&found.tags) {
            faults.push(pair.fault_in(
                "tag-changed",
                leaf,
                format!("expected {}, but found {}", said(&wanted.tags), said(&found.tags)),
            ));
        } else if is_nested(&wanted.tags) && !is_nested(&found.tags) {
            faults.push(pair.fault_in("tag-changed", leaf, "expected each tag to be closed before the one around it"));
        } else if attributes(&wanted.tags) != attributes(&found.tags) {
            faults.push(pair.fault_in("link-changed", leaf, "expected the attributes of English, but found others"));
        }
        if wanted.addresses != found.addresses {
            faults.push(pair.fault_in("link-changed", leaf, "expected the addresses of English, but found others"));
        }
    }
    faults.truncate(1);
    faults
}

struct Markup {
    tags: Vec<Tag>,
    addresses: Vec<String>,
}

fn read(text: &str) -> Markup {
    let mut tags = Vec::new();
    let mut rest = text;
    while let Some(at) = rest.find('<') {
        rest = &rest[at + 1..];
        let inner = rest.split(['<', '>']).next().unwrap_or_default();
        let (closes, body) = inner.strip_prefix('/').map_or((false, inner), |body| (true, body));
        if !body.starts_with(|c: char| c.is_ascii_alphabetic()) {
            continue;
        }
        let (closed, body) = body.trim_end().strip_suffix('/').map_or((false, body), |body| (true, body));
        let (name, attributes) = body.split_once(char::is_whitespace).unwrap_or((body, ""));
        // A tag that is never finished is no tag, so that it is missed below.
        if rest[inner.len()..].starts_with('>') {
            tags.push(Tag { name: name.to_ascii_lowercase(), closes, closed, attributes: read_attributes(attributes) });
        }
    }
    let mut addresses: Vec<String> = text
        .match_indices("://")
        .map(|(at, _)| {
            let start = text[..at]
                .rfind(|c: char| !c.is_ascii_alphabetic())
                .map_or(0, |n| n + text[n..].chars().next().map_or(1, char::len_utf8));
            let end = text[at..].find(|c: char| c.is_whitespace() || "<>\"'”’»)".contains(c)).map_or(text.len(), |n| at + n);
            text[start..end].trim_end_matches(['.', ',', ':', '!', '?', '。']).to_owned()
        })
        .collect();
    addresses.sort();
    Markup { tags, addresses }
}

fn read_attributes(mut text: &str) -> Vec<(String, String)> {
    let mut attributes = Vec::new();
    while let Some((name, rest)) = text.split_once('=') {
        let rest = rest.trim_start();
        let (value, rest) = match rest.chars().next() {
            Some(quote @ ('"' | '\'')) => rest[1..].split_once(quote).unwrap_or((&rest[1..], "")),
            _ => rest.split_once(char::is_whitespace).unwrap_or((rest, "")),
        };
        let name = name.trim().to_ascii_lowercase();
        let value = if TRANSLATED.contains(&name.as_str()) { "" } else { value };
        attributes.push((name, value.to_owned()));
        text = rest;
    }
    attributes.sort();
    attributes
}

fn names(tags: &[Tag]) -> BTreeMap<(&str, bool), usize> {
    let mut counted = BTreeMap::new();
    for tag in tags {
        *counted.entry((tag.name.as_str(), tag.closes)).or_insert(0) += 1;
    }
    counted
}

fn attributes(tags: &[Tag]) -> Vec<(&str, &[(String, String)])> {
    let mut all: Vec<_> = tags.iter().map(|tag| (tag.name.as_str(), tag.attributes.as_slice())).collect();
    all.sort();
    all
}

fn is_nested(tags: &[Tag]) -> bool {
    let mut open = Vec::new();
    for tag in tags.iter().filter(|tag| !tag.closed && !VOID.contains(&tag.name.as_str())) {
        if !tag.closes {
            open.push(&tag.name);
        } else if open.pop() != Some(&tag.name) {
            return false;
        }
    }
    open.is_empty()
}

fn said(tags: &[Tag]) -> String {
    if tags.is_empty() {
        return "no tags".to_owned();
    }
    let one = |tag: &Tag| format!("<{}{}>", if tag.closes { "/" } else { "" }, tag.name);
    super::file::shown(&tags.iter().map(one).collect::<String>())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tags_and_addresses_are_read() {
        let markup = read("a < b, <a href=\"https://x.example/y\" title='z'>c</a>, see https://x.example/d.<br/> <open");
        assert_eq!(said(&markup.tags), "<a></a><br>");
        assert_eq!(markup.addresses, ["https://x.example/d", "https://x.example/y"]);
        assert!(is_nested(&markup.tags));
        assert!(!is_nested(&read("<a><b></a></b>").tags));
    }
}
