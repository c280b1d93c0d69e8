//! No text of a catalogue makes loading, checking or formatting panic, and none grows without end.

use countersign::locale::catalogue::{CatalogueText, Languages};
use countersign::locale::check::{File, check};
use countersign::locale::skeleton::skeleton;
use countersign::locale::{Argument, Locale, Output, pseudo};
use proptest::prelude::*;

/// What one message puts out at most; an argument counts as what a caller would put in its place.
const MOST: usize = 64 * 1024;

fn languages(text: &str) -> Languages {
    let over = |file: &str| CatalogueText { language: "de".into(), file: file.into(), text: text.into() };
    Languages::with(vec![over("card"), over("shop")])
}

fn size(locale: &Locale, id: &str) -> usize {
    let number = "12345.5".parse().unwrap();
    let arguments = [("n", Argument::Number(&number)), ("text", Argument::Text)];
    let mut size = 0;
    locale.format_of("shop", id, &arguments, &mut |piece| {
        size += match piece {
            Output::Words(words) => words.len(),
            Output::Argument(_) => 60,
        }
    });
    size
}

#[test]
fn messages_that_multiply_stay_small() {
    let mut bomb = String::from("a0 = lol { $text } { $n }\n");
    for n in 1..20 {
        let line: String = (0..20).map(|_| format!("{{ a{} }}", n - 1)).collect();
        bomb.push_str(&format!("a{n} = {line}\n"));
    }
    // The same, but each of the smallest says nothing: what is counted is the work as well.
    bomb.push_str("b0 = { $n ->\n   *[other] { a20 }{ \"\" }\n }\n");
    for n in 1..20 {
        let line: String = (0..20).map(|_| format!("{{ b{} }}", n - 1)).collect();
        bomb.push_str(&format!("b{n} = {line}\n"));
    }
    bomb.push_str("self = x { self } { self }\nfirst = { second } { second }\nsecond = { first } { first }\n");
    let languages = languages(&bomb);
    let locale = languages.get("de").unwrap();
    for id in ["a1", "a5", "a19", "b5", "b19", "self", "first"] {
        assert!(size(locale, id) <= MOST, "{id}: {}", size(locale, id));
    }
    assert!(size(locale, "a1") > 60);
}

#[test]
fn a_number_option_asks_for_nothing() {
    let languages = languages(
        "many = { NUMBER($n, minimumFractionDigits: 300000000) }\nfew = { NUMBER($n, minimumFractionDigits: 25) ->\n   *[other] { $n }\n }\n",
    );
    let locale = languages.get("de").unwrap();
    assert!(size(locale, "many") < 20 && size(locale, "few") < 20);
}

#[test]
fn what_says_nothing_is_shown_in_english() {
    let languages = languages("allow = { \"\" }\nundo = { \" \" }\n");
    let locale = languages.get("de").unwrap();
    assert!(!locale.text("allow").trim().is_empty() && !locale.text("undo").trim().is_empty());
    let languages = Languages::with(vec![CatalogueText {
        language: "eo".into(),
        file: "card".into(),
        text: skeleton("eo", "card", "allow = Allow\n"),
    }]);
    assert_eq!(languages.best("eo").0.text("allow"), "Allow");
}

#[test]
fn a_message_after_an_unfinished_one_is_kept() {
    let languages = languages("err = {\nallow = Ja, bitte\n");
    assert_eq!(languages.get("de").unwrap().text("allow"), "Ja, bitte");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, ..ProptestConfig::default() })]

    #[test]
    fn no_text_panics_or_grows(
        lines in prop::collection::vec(
            prop_oneof![
                Just("m = "), Just("-t = "), Just("n ="), Just("\n"), Just("\n    "), Just("{ "), Just(" }"), Just("{ $n ->\n"),
                Just("   *[other] "), Just("    [one] "), Just("    [1.0] "), Just("$n"), Just("$text"), Just("m"), Just("-t"), Just("-t(a: 1)"),
                Just("NUMBER($n, a: \"b\")"), Just("DATETIME("), Just(")"), Just("\"\\u202E\""), Just("\"\\u{0}\""), Just("\"\\uD800\""), Just("\"\\U10FFFF\""), Just("\""),
                Just("# allow: x\n"), Just("### y\n"), Just(".a = "), Just("\n    .a = "), Just("\r\n"), Just("\r"), Just("\t"), Just("\u{feff}"),
                Just("<a href='x'>"), Just("https://x"), Just("é\u{301}"), Just("か。"), Just("нет"), Just("x y z"), Just("yesWords = a, b\n"), Just("allow = \n"),
            ],
            0..60,
        ),
    ) {
        let text: String = lines.concat();
        let languages = languages(&text);
        let locale = languages.get("de").unwrap();
        for id in ["m", "n", "-t", "allow", "yesWords"] {
            prop_assert!(size(locale, id) <= MOST);
        }
        let files = ["de", "ar", "x y"].map(|language| File { language, name: "card", path: "card.ftl", bytes: text.as_bytes() });
        let source = [File { language: "en", name: "card", path: "en.ftl", bytes: text.as_bytes() }];
        let _ = check(&files, &source);
        for tag in pseudo::TAGS {
            let _ = pseudo::file("card", &text, tag);
        }
        let _ = skeleton("pl", "card", &text);
    }
}
