//! Replies in words: a table of what people write, and what it is taken for.

mod common;

use countersign::answer::{Reply, read_reply};
use countersign::locale::Languages;

#[test]
fn replies_are_taken_for_what_they_say() {
    let table = std::fs::read_to_string(common::root().join("fixtures/replies.jsonl")).unwrap();
    let mut seen = 0;
    for line in table.lines() {
        let case: serde_json::Value = serde_json::from_str(line).unwrap();
        let tag = case["locale"].as_str().unwrap();
        let (locale, known) = Languages::embedded().best(tag);
        assert!(known, "{tag} is not embedded");
        let found = match read_reply(case["text"].as_str().unwrap_or_default(), locale) {
            Reply::Allow => "allow",
            Reply::NotNow { .. } => "not_now",
            Reply::Nothing => "nothing",
        };
        assert_eq!(found, case["expect"].as_str().unwrap(), "{line}");
        seen += 1;
    }
    assert!(seen > 40);
}

#[test]
fn every_language_accepts_the_word_that_its_card_shows_and_no_other_languages_no() {
    for tag in Languages::embedded().tags() {
        let locale = Languages::embedded().get(tag).unwrap();
        assert_eq!(read_reply(&locale.text("yesWord"), locale), Reply::Allow, "{tag}");
        assert_eq!(read_reply("YES", locale), Reply::Allow, "{tag}");
        for other in Languages::embedded().tags() {
            for no in Languages::embedded().get(other).unwrap().no_words() {
                assert_ne!(read_reply(no, locale), Reply::Allow, "{no} is a no in {other} and a yes in {tag}");
            }
        }
    }
}
