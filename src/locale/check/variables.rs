//! Variables, quoted texts and functions: what the source has and gives, and nothing else.

use std::collections::BTreeSet;

use fluent_syntax::ast::VariantKey;

use super::{Fault, Pair, Source};
use crate::locale::messages::MESSAGES;
use crate::locale::pattern::{Leaf, Node, OBJECT, unescaped, visit};

/// The most digits that a number's option may ask for.
const MAX_DIGITS: u32 = 20;

/// The options of NUMBER that ask for digits, and all others that it has.
const DIGIT_OPTIONS: &[&str] = &[
    "minimumIntegerDigits",
    "minimumFractionDigits",
    "maximumFractionDigits",
    "minimumSignificantDigits",
    "maximumSignificantDigits",
];
const OTHER_OPTIONS: &[&str] = &[
    "useGrouping",
    "style",
    "currency",
    "currencyDisplay",
    "unit",
    "unitDisplay",
    "type",
    "notation",
    "compactDisplay",
    "numberingSystem",
];

pub(super) fn check(pair: &Pair<'_>) -> Vec<Fault> {
    let mut faults = unknown(pair);
    faults.extend(functions(pair));
    if let Some(source) = &pair.source {
        faults.extend(missing(pair, source));
        faults.extend(literals(pair, source));
    }
    faults
}

/// The variables that a message is given: those of the table, of the source's text, and of its comment (`$name (text)`).
fn given<'a>(pair: &Pair<'a>) -> Option<BTreeSet<&'a str>> {
    let row = MESSAGES.iter().find(|row| row.0 == pair.message.id).filter(|_| pair.catalogue.is_own());
    let mut given: BTreeSet<&str> = row.iter().flat_map(|row| row.1).copied().collect();
    if row.is_none() && pair.source.is_none() {
        return None;
    }
    if let Some(source) = &pair.source {
        visit(source.pattern, &mut |node| {
            if let Node::Variable(name) = node {
                given.insert(name);
            }
        });
        for part in source.message.comment.iter().flat_map(|line| line.split('$').skip(1)) {
            given.insert(&part[..part.find(|c: char| !(c.is_alphanumeric() || c == '-' || c == '_')).unwrap_or(part.len())]);
        }
    }
    Some(given)
}

fn unknown(pair: &Pair<'_>) -> Vec<Fault> {
    let Some(given) = given(pair) else { return Vec::new() };
    let mut faults = Vec::new();
    visit(pair.pattern, &mut |node| {
        if let Node::Variable(name) = node
            && !given.contains(name)
        {
            let expected = match given.len() {
                0 => "no variable".to_owned(),
                _ => given.iter().map(|name| format!("${name}")).collect::<Vec<_>>().join(" or "),
            };
            faults.push(pair.fault("variable-unknown", name, format!("expected {expected}, but found ${name}")));
        }
    });
    faults
}

fn placed<'a>(leaf: &Leaf<'a>) -> BTreeSet<&'a str> {
    leaf.nodes.iter().filter_map(|node| if let Node::Variable(name) = node { Some(*name) } else { None }).collect()
}

fn missing(pair: &Pair<'_>, source: &Source<'_>) -> Vec<Fault> {
    // What every text of the source has, every text of the translation needs.
    let required =
        source.leaves.iter().map(placed).reduce(|all, leaf| all.intersection(&leaf).copied().collect()).unwrap_or_default();
    let mut faults = Vec::new();
    for name in required {
        let lacking: Vec<_> =
            pair.leaves.iter().filter(|leaf| !leaf.is_blank() && !leaf.has_variable(name) && !is_said(pair, leaf, name)).collect();
        if let Some((leaf, word)) = lacking.iter().find_map(|leaf| Some((leaf, reply_word(pair, leaf, name)?))) {
            let said = format!("expected {{ ${name} }}, but found the word itself");
            faults.push(pair.fault("hardcoded-word", word.unwrap_or_else(|| leaf.first().unwrap_or(pair.message.name)), said));
        } else if lacking.len() == pair.leaves.len() {
            faults.extend(
                lacking
                    .first()
                    .map(|leaf| pair.fault_in("variable-missing", leaf, format!("expected ${name}, but found no such variable"))),
            );
        } else {
            let said = format!("expected ${name} in this variant, but found no such variable");
            faults.extend(lacking.iter().map(|leaf| pair.fault_in("variable-missing", leaf, said.clone())));
        }
    }
    faults
}

/// Whether the words of a variant say the number themselves: the variant is chosen by one number only.
fn is_said(pair: &Pair<'_>, leaf: &Leaf<'_>, name: &str) -> bool {
    leaf.keys.iter().any(|(on, key)| {
        *on == name
            && match key {
                VariantKey::NumberLiteral { .. } => true,
                VariantKey::Identifier { name } => pair.language.plurals.is_single(name),
            }
    })
}

/// The place of a reply word that stands in a text by itself, where the source places `$word`.
fn reply_word<'a>(pair: &Pair<'_>, leaf: &Leaf<'a>, name: &str) -> Option<Option<&'a str>> {
    if name != "word" {
        return None;
    }
    let words = ["yesWord", "noWord"]
        .iter()
        .filter_map(|id| pair.language.own(id)?.1.value)
        .map(|value| crate::locale::pattern::leaves(value).first().map(Leaf::text).unwrap_or_default().to_lowercase());
    words.filter(|word| !word.is_empty()).find_map(|word| {
        leaf.nodes.iter().find_map(|node| {
            let (Node::Text(text) | Node::Literal(text)) = node else { return None };
            word_at(text, &word).map(|at| text.get(at..))
        })
    })
}

/// Where `word` (in lower case) stands in `text` between signs that are no letters.
fn word_at(text: &str, word: &str) -> Option<usize> {
    let (lower, exact) = (text.to_lowercase(), text.len() == text.to_lowercase().len());
    let found = lower.match_indices(word).map(|(at, _)| at).find(|at| {
        let before = lower[..*at].chars().next_back();
        let after = lower[at + word.len()..].chars().next();
        let is_edge = |c: Option<char>| c.is_none_or(|c| !c.is_alphanumeric() && c != OBJECT);
        // Scripts without spaces set quotes around the word.
        is_edge(before) && is_edge(after)
    })?;
    Some(if exact { found } else { 0 })
}

fn literals(pair: &Pair<'_>, source: &Source<'_>) -> Vec<Fault> {
    let all = |pattern| {
        let mut literals = Vec::new();
        visit(pattern, &mut |node| {
            if let Node::Literal(literal) = node {
                literals.push(unescaped(literal));
            }
        });
        literals
    };
    let own = all(pair.pattern);
    let needed =
        all(source.pattern).into_iter().filter(|literal| literal.chars().any(char::is_alphanumeric) && !own.contains(literal));
    needed
        .map(|literal| {
            let word = literal.to_lowercase();
            let found = pair.leaves.iter().flat_map(|leaf| &leaf.nodes).find_map(|node| {
                let Node::Text(text) = node else { return None };
                word_at(text, &word).and_then(|at| text.get(at..))
            });
            match found {
                Some(slice) => {
                    pair.fault("hardcoded-word", slice, "expected the quoted text of English, but found the word itself")
                }
                None => pair.fault(
                    "literal-missing",
                    pair.message.name,
                    format!("expected {{ \"{literal}\" }}, but found no such text"),
                ),
            }
        })
        .collect()
}

fn functions(pair: &Pair<'_>) -> Vec<Fault> {
    let mut faults = Vec::new();
    let mut number = false;
    visit(pair.pattern, &mut |node| match node {
        Node::Function(name) => {
            number = name == "NUMBER";
            if !number {
                faults.push(pair.fault("function-unknown", name, format!("expected NUMBER, but found {name}")));
            }
        }
        Node::Option(name, value) if number => {
            if DIGIT_OPTIONS.contains(&name) {
                if value.parse::<u32>().is_ok_and(|digits| digits <= MAX_DIGITS) {
                    faults.push(pair.fault("option-ignored", name, format!("{name} has no effect")));
                } else {
                    faults.push(pair.fault("option-range", name, format!("expected a number from 0 to {MAX_DIGITS} for {name}")));
                }
            } else if OTHER_OPTIONS.contains(&name) {
                faults.push(pair.fault("option-ignored", name, format!("{name} has no effect")));
            } else {
                faults.push(pair.fault("option-unknown", name, format!("NUMBER has no option {name}")));
            }
        }
        _ => {}
    });
    faults
}
