//! The letters of a text: one alphabet in a word, and the language's own script.

use std::collections::BTreeSet;

use unicode_script::{Script, UnicodeScript};

use super::{Fault, Pair};
use crate::locale::pattern::{Leaf, Node, visit};
use crate::locale::{negotiation, pseudo};

/// Scripts whose letters are taken for one another's.
const ALIKE: &[Script] = &[Script::Latin, Script::Cyrillic, Script::Greek, Script::Armenian, Script::Cherokee, Script::Coptic];

/// Frequent characters that only Simplified and only Traditional Chinese writes, in pairs.
const SIMPLIFIED: &str = "这个时间应无发请显图数据许认错误邮员动执项为过电开关从进还没说话语对会现见长问题级经确处类转";
const TRADITIONAL: &str = "這個時間應無發請顯圖數據許認錯誤郵員動執項為過電開關從進還沒說話語對會現見長問題級經確處類轉";

pub(super) fn check(pair: &Pair<'_>) -> Vec<Fault> {
    if pseudo::TAGS.contains(&pair.language.tag) {
        return Vec::new();
    }
    let mut faults = words(pair);
    faults.extend(chinese(pair));
    if faults.is_empty() {
        faults.extend(latin_only(pair));
    }
    faults
}

/// The scripts that a language writes; Latin is at home everywhere, for names.
fn own(tag: &str) -> Vec<Script> {
    let of_script: &[Script] = match negotiation::script(tag).as_str() {
        "Jpan" => &[Script::Han, Script::Hiragana, Script::Katakana],
        "Kore" => &[Script::Hangul, Script::Han],
        "Hans" | "Hant" | "Hani" => &[Script::Han, Script::Bopomofo],
        name => return Script::from_short_name(name).into_iter().collect(),
    };
    of_script.to_vec()
}

fn script_of(c: char) -> Option<Script> {
    let script = c.script();
    (c.is_alphabetic() && !matches!(script, Script::Common | Script::Inherited | Script::Unknown)).then_some(script)
}

fn words(pair: &Pair<'_>) -> Vec<Fault> {
    let own = own(pair.language.tag);
    let mut faults = Vec::new();
    visit(pair.pattern, &mut |node| {
        let Node::Text(text) = node else { return };
        for word in text.split(|c: char| !(c.is_alphanumeric() || c.script() == Script::Inherited)).filter(|word| !word.is_empty())
        {
            let scripts: BTreeSet<&str> = word.chars().filter_map(script_of).map(|script| script.full_name()).collect();
            let alike = scripts.iter().filter(|name| ALIKE.iter().any(|script| script.full_name() == **name)).count();
            let foreign = word.chars().find(|c| script_of(*c).is_some_and(|s| s != Script::Latin && !own.contains(&s)));
            let names = scripts.iter().copied().collect::<Vec<_>>().join(" and ");
            if alike > 1 {
                // The letter to mend is the one that is not of the language.
                let at =
                    word.char_indices().find(|(_, c)| script_of(*c).is_some_and(|s| !own.contains(&s))).map_or(0, |(at, _)| at);
                faults.push(pair.fault(
                    "mixed-letters",
                    &word[at..],
                    format!("expected letters of one alphabet in a word, but found {names}"),
                ));
            } else if foreign.is_some() && !own.is_empty() {
                let expected = own.iter().map(|script| script.full_name()).collect::<Vec<_>>().join(" or ");
                faults.push(pair.fault("foreign-script", word, format!("expected {expected} letters, but found {names}")));
            }
        }
    });
    faults
}

fn chinese(pair: &Pair<'_>) -> Vec<Fault> {
    let script = negotiation::script(pair.language.tag);
    let (wrong, right, name) = match script.as_str() {
        "Hans" => (TRADITIONAL, SIMPLIFIED, "Traditional"),
        "Hant" => (SIMPLIFIED, TRADITIONAL, "Simplified"),
        _ => return Vec::new(),
    };
    let mut faults = Vec::new();
    visit(pair.pattern, &mut |node| {
        let Node::Text(text) = node else { return };
        if let Some((at, c)) = text.char_indices().find(|(_, c)| wrong.contains(*c) && !right.contains(*c)) {
            faults.push(pair.fault("wrong-script", &text[at..], format!("`{c}` is {name} Chinese")));
        }
    });
    faults.truncate(1);
    faults
}

/// A text of a language with its own script that has none of its letters.
fn latin_only(pair: &Pair<'_>) -> Vec<Fault> {
    let own = own(pair.language.tag);
    let Some(source) = &pair.source else { return Vec::new() };
    if own.is_empty() || own.contains(&Script::Latin) {
        return Vec::new();
    }
    let is_latin = |leaf: &&Leaf<'_>| {
        let text = leaf.text();
        let letters: Vec<Script> = text.chars().filter_map(script_of).collect();
        letters.len() >= 4
            && letters.iter().all(|script| *script == Script::Latin)
            && source.leaves.iter().all(|other| other.text() != text)
    };
    let expected = own[0].full_name();
    pair.leaves
        .iter()
        .find(is_latin)
        .map(|leaf| pair.fault_in("wrong-script", leaf, format!("expected {expected} letters, but found only Latin ones")))
        .into_iter()
        .collect()
}
