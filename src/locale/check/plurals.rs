//! Plurals: the categories that the language has, all of them and no others.

use std::collections::BTreeMap;

use fixed_decimal::Decimal;
use fluent_syntax::ast::{InlineExpression, Variant, VariantKey};

use super::{Fault, Pair};
use crate::locale::negotiation;
use crate::locale::numbers::{CATEGORIES, Numbers, trimmed};
use crate::locale::pattern::{Node, key_text, selected, visit};

/// Languages in which a counted word stays as it is, so that one text may well do for all numbers.
const COUNTED_SINGULAR: &[&str] = &["az", "bn", "fa", "hu", "hy", "ka", "kk", "ku", "ky", "mn", "tr", "uz", "vi"];

/// The whole numbers by which it is judged what a card can meet.
const COMMON: u32 = 1000;

/// A language's plural categories, and which of the common numbers fall into each.
#[derive(Clone, Debug)]
pub struct Plurals {
    categories: Vec<&'static str>,
    numbers: BTreeMap<&'static str, Vec<u32>>,
    counted_singular: bool,
}

impl Plurals {
    /// The categories of the language with this tag.
    pub fn of(tag: &str) -> Self {
        let rules = Numbers::new(&negotiation::icu_locale(tag));
        let mut numbers: BTreeMap<&str, Vec<u32>> = BTreeMap::new();
        for n in 0..=COMMON {
            numbers.entry(rules.category(&Decimal::from(n))).or_default().push(n);
        }
        let language = tag.split('-').next().unwrap_or_default();
        Self { categories: rules.categories(), numbers, counted_singular: COUNTED_SINGULAR.contains(&language) }
    }

    /// The names of the categories, in CLDR's order.
    pub fn categories(&self) -> &[&'static str] {
        &self.categories
    }

    /// The categories of the whole numbers to a thousand; the others are for fractions and millions.
    pub fn common(&self) -> impl Iterator<Item = &'static str> {
        self.categories.iter().copied().filter(|category| self.numbers.contains_key(category))
    }

    /// Whether a category is that of one number only, so that its words may say the number.
    pub(super) fn is_single(&self, category: &str) -> bool {
        self.numbers.get(category).is_some_and(|numbers| numbers.len() == 1)
    }
}

/// Whether a select chooses by number.
fn by_number(variants: &[Variant<&str>]) -> bool {
    variants.iter().any(|variant| match variant.key {
        VariantKey::Identifier { name } => CATEGORIES.contains(&name),
        VariantKey::NumberLiteral { .. } => true,
    })
}

pub(super) fn check(pair: &Pair<'_>) -> Vec<Fault> {
    let mut faults = Vec::new();
    let mut chosen = Vec::new();
    visit(pair.pattern, &mut |node| {
        if let Node::Select(selector, variants) = node {
            faults.extend(repeated(pair, variants));
            if by_number(variants) || of_source(pair).iter().any(|name| selected(selector) == Some(*name)) {
                chosen.extend(selected(selector));
                faults.extend(categories(pair, selector, variants));
            }
        }
    });
    let plurals = &pair.language.plurals;
    if plurals.common().count() > 1 && !plurals.counted_singular && !pair.leaves.iter().any(super::Leaf::is_blank) {
        let mut dropped: Vec<_> = of_source(pair).into_iter().filter(|name| !chosen.contains(name)).collect();
        dropped.dedup();
        for name in dropped {
            let said = format!("expected a choice by ${name}, but found one text for all numbers");
            faults.push(pair.fault("plural-dropped", pair.message.name, said));
        }
    }
    faults
}

/// The variables by whose number the source chooses.
fn of_source<'a>(pair: &Pair<'a>) -> Vec<&'a str> {
    let mut names = Vec::new();
    if let Some(source) = &pair.source {
        visit(source.pattern, &mut |node| {
            if let Node::Select(selector, variants) = node
                && by_number(variants)
            {
                names.extend(selected(selector));
            }
        });
    }
    names
}

fn value(key: &VariantKey<&str>) -> Option<Decimal> {
    match key {
        VariantKey::NumberLiteral { value } => value.parse().ok().map(trimmed),
        VariantKey::Identifier { .. } => None,
    }
}

fn repeated(pair: &Pair<'_>, variants: &[Variant<&str>]) -> Vec<Fault> {
    let same = |a: &VariantKey<&str>, b: &VariantKey<&str>| match (value(a), value(b)) {
        (Some(a), Some(b)) => a == b,
        _ => key_text(a) == key_text(b),
    };
    let repeated =
        variants.iter().enumerate().filter(|(n, variant)| variants[..*n].iter().any(|before| same(&before.key, &variant.key)));
    repeated
        .map(|(_, variant)| {
            let key = key_text(&variant.key);
            pair.fault("duplicate-variant", key, format!("[{key}] stands above already"))
        })
        .collect()
}

fn categories(pair: &Pair<'_>, selector: &InlineExpression<&str>, variants: &[Variant<&str>]) -> Vec<Fault> {
    let plurals = &pair.language.plurals;
    let has = |name: &str| variants.iter().any(|v| matches!(v.key, VariantKey::Identifier { name: known } if known == name));
    let listed = |names: &[&str]| names.join(", ");
    let mut faults = Vec::new();
    for variant in variants {
        if let VariantKey::Identifier { name } = variant.key
            && !plurals.categories.contains(&name)
        {
            let said = format!("expected one of {}, but found [{name}]", listed(&plurals.categories));
            faults.push(pair.fault("plural-unknown", name, said));
        }
    }
    let at = selected(selector).unwrap_or(pair.message.name);
    if variants.len() == 1 && plurals.common().count() > 1 {
        if !plurals.counted_singular {
            let said = format!(
                "expected {}, but found only [{}]",
                listed(&plurals.common().collect::<Vec<_>>()),
                key_text(&variants[0].key)
            );
            faults.push(pair.fault("plural-only-other", at, said));
        }
        return faults;
    }
    let exact: Vec<Decimal> = variants.iter().filter_map(|variant| value(&variant.key)).collect();
    for category in plurals.categories.iter().filter(|category| !has(category)) {
        // The variant with the star stands in for `other`, whatever it is called.
        if *category == "other" {
            continue;
        }
        let numbers = plurals.numbers.get(category);
        if numbers.is_none() && pair.leaves.iter().any(super::Leaf::is_blank) {
            // Nobody has begun yet: what is rare can wait.
            continue;
        }
        if numbers.is_some_and(|numbers| numbers.iter().all(|n| exact.contains(&Decimal::from(*n)))) {
            continue;
        }
        let code = if numbers.is_some() { "plural-missing" } else { "plural-rare" };
        let example = numbers.and_then(|numbers| numbers.iter().find(|n| !exact.contains(&Decimal::from(**n))));
        let such_as = example.map(|n| format!(", such as {n}")).unwrap_or_default();
        faults.push(pair.fault(code, at, format!("expected a variant [{category}] for numbers{such_as}, but found none")));
    }
    faults
}
