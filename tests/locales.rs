//! Our own catalogues: complete, well-formed, and with the right variables.

mod common;

use std::collections::BTreeSet;

use countersign::locale::catalogue::OWN_FILES;
use countersign::locale::messages::MESSAGES;
use countersign::locale::words::normalised;
use countersign::locale::{Argument, Languages, Output};
use fluent_syntax::ast;

fn files() -> Vec<(String, String, String)> {
    let mut files = Vec::new();
    for language in std::fs::read_dir(common::root().join("locales")).unwrap() {
        let language = language.unwrap().path();
        for file in std::fs::read_dir(&language).unwrap() {
            let file = file.unwrap().path();
            let name = |path: &std::path::Path| path.file_stem().unwrap().to_string_lossy().into_owned();
            files.push((name(&language), name(&file), std::fs::read_to_string(&file).unwrap()));
        }
    }
    files.sort();
    files
}

fn variables(pattern: &ast::Pattern<&str>, out: &mut BTreeSet<String>) {
    fn inline(expression: &ast::InlineExpression<&str>, out: &mut BTreeSet<String>) {
        match expression {
            ast::InlineExpression::VariableReference { id } => drop(out.insert(id.name.to_owned())),
            ast::InlineExpression::Placeable { expression } => expression_of(expression, out),
            ast::InlineExpression::FunctionReference { arguments, .. } => arguments.positional.iter().for_each(|a| inline(a, out)),
            _ => {}
        }
    }
    fn expression_of(expression: &ast::Expression<&str>, out: &mut BTreeSet<String>) {
        match expression {
            ast::Expression::Inline(i) => inline(i, out),
            ast::Expression::Select { selector, variants } => {
                inline(selector, out);
                variants.iter().for_each(|variant| variables(&variant.value, out));
            }
        }
    }
    for element in &pattern.elements {
        if let ast::PatternElement::Placeable { expression } = element {
            expression_of(expression, out);
        }
    }
}

#[test]
fn every_catalogue_is_well_formed_and_has_the_right_variables() {
    let mut faults = Vec::new();
    for (language, file, text) in files() {
        let place = format!("locales/{language}/{file}.ftl");
        if text.starts_with('\u{feff}') || text.contains('\r') {
            faults.push(format!("{place}: expected UTF-8 without a mark and with LF"));
        }
        let resource = match fluent_syntax::parser::parse(text.as_str()) {
            Ok(resource) => resource,
            Err((resource, errors)) => {
                faults.extend(errors.iter().map(|error| format!("{place}: {error:?}")));
                resource
            }
        };
        let mut seen = BTreeSet::new();
        for entry in &resource.body {
            let ast::Entry::Message(message) = entry else { continue };
            let id = message.id.name;
            if !seen.insert(id) {
                faults.push(format!("{place}: {id} stands twice"));
            }
            if !OWN_FILES.contains(&file.as_str()) {
                continue;
            }
            let Some((_, expected)) = MESSAGES.iter().find(|(known, _)| *known == id) else {
                faults.push(format!("{place}: {id} is no message of a card"));
                continue;
            };
            let mut found = BTreeSet::new();
            message.value.iter().for_each(|pattern| variables(pattern, &mut found));
            for name in &found {
                if !expected.contains(&name.as_str()) {
                    faults.push(format!("{place}: {id} has an unknown variable ${name}"));
                }
            }
            for name in *expected {
                if !found.contains(*name) {
                    faults.push(format!("{place}: {id} lacks ${name}"));
                }
            }
        }
        let own: Vec<_> = MESSAGES.iter().map(|(id, _)| *id).collect();
        let first = |id: &str| own.iter().position(|known| *known == id);
        if OWN_FILES.contains(&file.as_str()) {
            let starts = ["allow", "allowed", "yesWord", "unsigned", "pageTitle"].map(|id| first(id).unwrap());
            let n = OWN_FILES.iter().position(|known| *known == file).unwrap();
            let (from, to) = (starts[n], starts.get(n + 1).copied().unwrap_or(own.len()));
            faults.extend(own[from..to].iter().filter(|id| !seen.contains(**id)).map(|id| format!("{place}: {id} is missing")));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn labels_fit_buttons_and_the_shown_words_are_accepted() {
    for tag in Languages::embedded().tags() {
        let locale = Languages::embedded().get(tag).unwrap();
        for id in ["allow", "notNow", "undo", "showEverything", "more"] {
            let label = locale.text(id);
            // The longest of pseudo-languages shows what happens past that.
            let most = if tag == "en-XL" { 75 } else { 30 };
            assert!((1..=most).contains(&label.chars().count()), "{tag}: {id} has {} characters", label.chars().count());
        }
        assert_ne!(normalised(&locale.text("allow")), normalised(&locale.text("notNow")), "{tag}");
        let yes = normalised(&locale.text("yesWord"));
        assert!(locale.yes_words().iter().any(|word| normalised(word) == yes), "{tag}: the word shown for yes is not accepted");
        assert!(locale.no_words().iter().any(|word| normalised(word) == normalised(&locale.text("noWord"))), "{tag}");
        for word in locale.yes_words() {
            assert!(!locale.no_words().iter().any(|no| normalised(no) == normalised(word)), "{tag}: {word} is yes and no");
            assert!(normalised(word).chars().count() > 1 || !word.is_ascii(), "{tag}: {word} is a single letter");
        }
    }
}

#[test]
fn plurals_and_digits_are_the_languages_own() {
    let say = |tag: &str, count: u64| {
        let number = fixed_decimal::Decimal::from(count);
        let mut text = String::new();
        Languages::embedded().get(tag).unwrap().format("hiddenValues", &[("count", Argument::Number(&number))], &mut |piece| {
            if let Output::Words(words) = piece {
                text.push_str(words);
            }
        });
        text
    };
    assert_eq!(say("en", 1), "1 value is hidden");
    assert_eq!(say("en", 1204), "1,204 values are hidden");
    assert_eq!(say("de", 1204), "1.204 Werte sind verborgen");
    // The rules under the usual Fluent crate say "other" here; CLDR says "few".
    assert_eq!(say("ar", 103).split_once(' ').unwrap().1, say("ar", 3).split_once(' ').unwrap().1);
    assert_ne!(say("ar", 11).split_once(' ').unwrap().1, say("ar", 3).split_once(' ').unwrap().1);
}

#[test]
fn a_pseudo_language_changes_every_message_but_the_words_of_an_answer() {
    let languages = Languages::embedded();
    let english = languages.get("en").unwrap();
    for tag in countersign::locale::pseudo::TAGS {
        let pseudo = languages.get(tag).unwrap();
        assert_ne!(pseudo.text("notNow"), english.text("notNow"));
        assert_eq!(pseudo.text("yesWord"), english.text("yesWord"));
        assert_eq!(pseudo.ids().count(), english.ids().count());
    }
}

#[test]
fn every_known_code_point_of_an_embedded_language_is_found_by_its_own_tag() {
    for tag in Languages::embedded().tags() {
        let (locale, known) = Languages::embedded().best(tag);
        assert!(known && locale.tag() == tag, "{tag}");
    }
    let (locale, known) = Languages::embedded().best("xx-unknown");
    assert!(!known && locale.tag() == "en");
}
