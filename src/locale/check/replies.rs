//! Answers in words: what is shown is accepted, and no yes is a no anywhere.

use std::collections::BTreeMap;

use super::file::Catalogue;
use super::{Fault, Language};
use crate::locale::pattern::{Leaf, leaves};
use crate::locale::words::normalised;

/// The words of a list, each with its place in the file.
fn words<'a>(catalogues: &'a [Catalogue<'a>], id: &str) -> Option<(&'a Catalogue<'a>, Vec<(String, usize)>)> {
    let own = catalogues.iter().filter(|catalogue| catalogue.is_own());
    let (catalogue, message) = own.into_iter().find_map(|catalogue| Some((catalogue, catalogue.message(id)?)))?;
    let leaf = leaves(message.value?).into_iter().next()?;
    let start = crate::locale::syntax::offset(catalogue.text, leaf.first()?)?;
    let text = leaf.text();
    let mut at = 0;
    let words = text
        .split(',')
        .map(|word| {
            let place = start + at + (word.len() - word.trim_start().len());
            at += word.len() + 1;
            (normalised(word), place)
        })
        .filter(|(word, _)| !word.is_empty())
        .collect();
    Some((catalogue, words))
}

/// One language by itself.
pub(super) fn check(language: &Language<'_>) -> Vec<Fault> {
    let mut faults = Vec::new();
    for (shown, accepted) in [("yesWord", "yesWords"), ("noWord", "noWords")] {
        let (Some((catalogue, message)), Some((_, words))) = (language.own(shown), words(language.catalogues, accepted)) else {
            continue;
        };
        let Some(value) = message.value else { continue };
        let word = leaves(value).first().map(Leaf::text).map(|text| normalised(&text)).unwrap_or_default();
        if !word.is_empty() && !words.iter().any(|(known, _)| *known == word) {
            let said = format!("expected one of {accepted}, but found another word");
            faults.push(catalogue.fault_at("reply-word-not-accepted", message.name, shown, said));
        }
    }
    if let Some((catalogue, words)) = words(language.catalogues, "yesWords") {
        for (word, at) in words {
            let mut chars = word.chars();
            if chars.next().is_some_and(|c| unicode_script::UnicodeScript::script(&c) == unicode_script::Script::Latin)
                && chars.next().is_none()
            {
                faults.push(catalogue.fault(
                    "yes-word-letter",
                    at,
                    "yesWords",
                    format!("expected a word, but found the letter `{word}`"),
                ));
            }
        }
    }
    faults
}

/// The yes-words of each language against the no-words of all, those of the source and of the embedded languages included.
pub(super) fn across(languages: &BTreeMap<&str, Vec<Catalogue<'_>>>, source: &[Catalogue<'_>]) -> Vec<Fault> {
    let mut no: BTreeMap<String, String> = BTreeMap::new();
    let mut learn = |tag: &str, list: Option<(&Catalogue<'_>, Vec<(String, usize)>)>| {
        for (word, _) in list.into_iter().flat_map(|(_, words)| words) {
            no.entry(word).or_insert_with(|| tag.to_owned());
        }
    };
    for (tag, catalogues) in languages {
        learn(tag, words(catalogues, "noWords"));
    }
    learn(crate::locale::catalogue::SOURCE, words(source, "noWords"));
    let embedded = crate::locale::Languages::embedded();
    for tag in embedded.tags().filter(|tag| !languages.contains_key(tag)) {
        for word in embedded.get(tag).into_iter().flat_map(crate::locale::Locale::no_words) {
            no.entry(normalised(word)).or_insert_with(|| tag.to_owned());
        }
    }
    let mut faults = Vec::new();
    for catalogues in languages.values() {
        let Some((catalogue, words)) = words(catalogues, "yesWords") else { continue };
        for (word, at) in words {
            if let Some(tag) = no.get(&word) {
                let fault = catalogue.fault("yes-word-is-no", at, "yesWords", format!("`{word}` is a word for no in {tag}"));
                faults.extend((!catalogue.allows(&fault)).then_some(fault));
            }
        }
    }
    faults
}
