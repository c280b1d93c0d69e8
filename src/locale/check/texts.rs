//! What stands in a text, letter by letter: nothing unseen, nothing blank, and an end like the source's.

use super::{Fault, Pair};
use crate::locale::letters::{is_bidi, is_invisible, is_mark, joins};
use crate::locale::pattern::{Leaf, Node, OBJECT, unescaped, visit};
use crate::locale::{Direction, negotiation};

/// Languages that set no full stop or colon where English does.
const WITHOUT_STOPS: &[&str] = &["th", "lo", "km", "my"];

pub(super) fn check(pair: &Pair<'_>) -> Vec<Fault> {
    let mut faults = characters(pair);
    faults.extend(blanks(pair));
    faults.extend(edges(pair));
    faults.extend(ends(pair));
    faults.extend(unchanged(pair));
    faults
}

fn characters(pair: &Pair<'_>) -> Vec<Fault> {
    let tag = pair.language.tag;
    let rtl = negotiation::direction(tag) == Direction::Rtl;
    let mut faults = Vec::new();
    let mut see = |words: &str, slice: &str| {
        for (at, c) in words.char_indices() {
            let code = match c {
                '\n' => continue,
                c if c.is_control() => "control-character",
                c if is_mark(c) && rtl => continue,
                c if is_bidi(c) => "bidi-control",
                c if joins(c, tag) => continue,
                c if is_invisible(c) => "invisible",
                _ => continue,
            };
            // A character written as an escape is found at its quoted text.
            let place = slice.get(at..).filter(|_| slice == words).unwrap_or(slice);
            faults.push(pair.fault(code, place, format!("expected words, but found U+{:04X}", u32::from(c))));
        }
    };
    visit(pair.pattern, &mut |node| match node {
        Node::Text(words) => see(words, words),
        Node::Literal(literal) => see(&unescaped(literal), literal),
        _ => {}
    });
    faults
}

fn blanks(pair: &Pair<'_>) -> Vec<Fault> {
    if pair.source.as_ref().is_some_and(|source| source.leaves.iter().any(Leaf::is_blank)) {
        return Vec::new();
    }
    let blank: Vec<_> = pair.leaves.iter().filter(|leaf| leaf.is_blank()).collect();
    if blank.len() == pair.leaves.len() && !blank.is_empty() {
        return vec![pair.fault("blank", pair.message.name, "expected words, but found nothing that can be seen")];
    }
    blank
        .iter()
        .map(|leaf| pair.fault_in("blank", leaf, "expected words in this variant, but found nothing that can be seen"))
        .collect()
}

fn edges(pair: &Pair<'_>) -> Vec<Fault> {
    let edges = |text: &str| (text.starts_with(char::is_whitespace), text.ends_with(char::is_whitespace));
    let expected = pair.source.as_ref().and_then(|source| source.leaves.first()).map_or((false, false), |leaf| edges(&leaf.text()));
    let mut faults = Vec::new();
    for leaf in pair.leaves.iter().filter(|leaf| !leaf.is_blank()) {
        let found = edges(&leaf.text());
        for (found, expected, end, place) in
            [(found.0, expected.0, "begin", leaf.first()), (found.1, expected.1, "end", leaf.nodes.last().and_then(last_slice))]
        {
            if found != expected {
                let said = format!("expected a text that {end}s with {}, but found {}", space(expected), space(found));
                faults.push(pair.fault("edge-space", place.unwrap_or(pair.message.name), said));
            }
        }
    }
    faults
}

fn space(is: bool) -> &'static str {
    if is { "a space" } else { "a letter or sign" }
}

fn last_slice<'a>(node: &Node<'a>) -> Option<&'a str> {
    match node {
        Node::Text(words) => words.get(words.trim_end().len()..),
        Node::Literal(literal) => Some(literal),
        _ => None,
    }
}

/// How a text ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum End {
    Stop,
    Question,
    Exclamation,
    Colon,
    Ellipsis,
    None,
}

impl End {
    fn of(text: &str, tag: &str) -> Self {
        let text = text
            .trim_end_matches(|c: char| c.is_whitespace() || "\"'”’“‘»«›‹」』）)]".contains(c) || is_invisible(c) || is_bidi(c));
        match text.chars().next_back() {
            _ if text.ends_with("...") => Self::Ellipsis,
            // The Greek question mark looks like a semicolon, and is typed as one.
            Some(';' | '\u{37e}') if tag == "el" => Self::Question,
            Some('か') => Self::Question,
            Some('。') if text.ends_with("か。") => Self::Question,
            Some('.' | '。' | '．' | '｡' | '।' | '॥' | '۔' | '։' | '።' | '။' | '។') => Self::Stop,
            Some('?' | '？' | '؟' | '՞' | '፧') => Self::Question,
            Some('!' | '！' | '՜') => Self::Exclamation,
            Some(':' | '：' | '፡' | '∶') => Self::Colon,
            Some('…') => Self::Ellipsis,
            _ => Self::None,
        }
    }

    fn said(self) -> &'static str {
        match self {
            Self::Stop => "a full stop",
            Self::Question => "a question mark",
            Self::Exclamation => "an exclamation mark",
            Self::Colon => "a colon",
            Self::Ellipsis => "an ellipsis",
            Self::None => "no sign",
        }
    }
}

fn ends(pair: &Pair<'_>) -> Vec<Fault> {
    let Some(source) = &pair.source else { return Vec::new() };
    let tag = pair.language.tag;
    let Some(expected) = source.leaves.first().map(|leaf| End::of(&leaf.text(), "en")) else { return Vec::new() };
    let fits = |found: End| {
        found == expected
            || (WITHOUT_STOPS.contains(&tag) && matches!(expected, End::Stop | End::Colon | End::Question) && found == End::None)
            // A sentence that asks by its last word needs no sign, but one may follow.
            || (expected == End::None && found == End::Question && tag == "ja")
    };
    let wrong = pair
        .leaves
        .iter()
        .filter(|leaf| !leaf.is_blank())
        .map(|leaf| (leaf, End::of(&leaf.text(), tag)))
        .filter(|(_, end)| !fits(*end));
    wrong
        .map(|(leaf, end)| {
            let place = leaf.nodes.last().and_then(last_slice).or_else(|| leaf.first()).unwrap_or(pair.message.name);
            pair.fault("final-punctuation", place, format!("expected {} at the end, but found {}", expected.said(), end.said()))
        })
        .take(1)
        .collect()
}

fn unchanged(pair: &Pair<'_>) -> Vec<Fault> {
    let Some(source) = &pair.source else { return Vec::new() };
    if pair.language.tag.split('-').next() == Some("en") || pair.leaves.iter().any(Leaf::is_blank) {
        return Vec::new();
    }
    let same = pair.leaves.iter().all(|leaf| source.leaves.iter().any(|other| other.text() == leaf.text()));
    // One word or a unit may well be the same; a label is a word that is always translated.
    let text = source.leaves.first().map(Leaf::text).unwrap_or_default();
    let words = text
        .split(|c: char| !c.is_alphabetic() && c != '’' && c != OBJECT)
        .filter(|word| word.chars().filter(|c| *c != OBJECT).count() > 1);
    if same && (words.count() > 1 || super::labels::is_label(&pair.message.id)) {
        return vec![pair.fault("unchanged", pair.message.name, "expected a translation, but found the English text")];
    }
    Vec::new()
}
