//! The committed schemas are the generated ones, and every fixture fits the schema of a request.
#![cfg(feature = "cli")]

mod common;

use clap::ValueEnum as _;
use countersign::cli::schema::{Name, schema};

#[test]
fn committed_schemas_are_fresh() {
    let mut goldens = common::Goldens::in_folder("schema");
    for name in Name::value_variants() {
        let file = name.to_possible_value().unwrap();
        goldens.check(&format!("{}.json", file.get_name()), schema(*name));
    }
    goldens.finish();
}

#[test]
fn good_fixtures_fit_the_schema_and_bad_ones_do_not() {
    let schema: serde_json::Value = serde_json::from_str(&schema(Name::Request)).unwrap();
    let validator = jsonschema::validator_for(&schema).unwrap();
    // These are wrong on purpose: they show that a card is still made.
    let wrong = ["hook-wrong-shape", "careless-types", "lone-surrogate", "repeated-keys", "too-deep"];
    for (case, json) in common::requests() {
        let Ok(request) = serde_json::from_str::<serde_json::Value>(&json) else { continue };
        if !wrong.contains(&case.as_str()) {
            let errors: Vec<_> =
                validator.iter_errors(&request).map(|error| format!("{} {}", error.instance_path(), error)).collect();
            assert!(errors.is_empty(), "{case}: {errors:?}");
        }
    }
    let bad = serde_json::json!({ "tool": { "name": "t" }, "confirm": { "title": ["x"] } });
    assert!(!validator.is_valid(&bad), "a title that is a list fits the schema");
}
