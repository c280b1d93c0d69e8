//! Lets others judge the catalogues and what is done with numbers: ICU by way of Node, and Mozilla's compare-locales.
//!
//! `COUNTERSIGN_NODE` names a Node, and `node` is taken where it is not set. `COUNTERSIGN_JUDGES` names the Python that has
//! the packages of `tests/judges/requirements.txt`; `./test` sets it. Without them nothing is judged, but in continuous
//! integration that is an error.

mod common;

use std::collections::BTreeMap;
use std::io::Write as _;
use std::process::{Command, Stdio};

use countersign::locale::numbers::Numbers;
use countersign::locale::{Languages, catalogue, negotiation, pseudo};
use serde_json::Value;

/// Where ICU4X and Node's ICU are known to differ, because their data are of different versions: the language, the number
/// and what each says.
///
/// CLDR 49, which ICU4X has, gives Vietnamese a category `one`; CLDR 48, which Node 20 has, does not. A Vietnamese word stays
/// as it is whatever its number, so that nothing rests on it.
const KNOWN: &[(&str, &str, &str, &str)] =
    &[("vi", "0", "one", "other"), ("vi", "1", "one", "other"), ("vi", "1.0", "one", "other"), ("vi", "0.5", "one", "other")];

fn left_out(what: &str) {
    assert!(std::env::var_os("CI").is_none(), "{what}");
    // Written past the test harness, which would keep it to itself.
    writeln!(std::io::stderr(), "notice: {what}; nothing was judged").expect("standard error is open");
}

/// What ICU says.
fn icu(tags: &[&str], counts: &[String], numbers: &[String]) -> Option<Value> {
    let node = std::env::var_os("COUNTERSIGN_NODE").unwrap_or_else(|| "node".into());
    let mut command = Command::new(node);
    command.arg(common::root().join("tests/judges/plurals.mjs")).stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut child = match command.spawn() {
        Ok(child) => child,
        Err(error) => {
            left_out(&format!("there is no Node ({error}): install it, or name it by COUNTERSIGN_NODE"));
            return None;
        }
    };
    let question = serde_json::json!({ "tags": tags, "counts": counts, "numbers": numbers }).to_string();
    child.stdin.take().unwrap().write_all(question.as_bytes()).unwrap();
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success(), "tests/judges/plurals.mjs failed");
    Some(serde_json::from_slice(&output.stdout).unwrap())
}

#[test]
fn plurals_and_numbers_are_those_of_icu() {
    let tags: Vec<&str> = Languages::embedded().tags().filter(|tag| !pseudo::TAGS.contains(tag)).collect();
    let mut counts: Vec<String> = (0..=200).map(|n: u32| n.to_string()).collect();
    counts.extend(["1.0", "1.5", "0.5", "1000", "1000000", "2000000"].map(str::to_owned));
    let numbers = ["0", "7", "100", "1204", "12345", "1234567", "0.5", "1234567.891", "-5"].map(str::to_owned);
    let Some(answer) = icu(&tags, &counts, &numbers) else { return };
    let mut faults = Vec::new();
    let mut known: Vec<_> = KNOWN.to_vec();
    for tag in tags {
        let theirs = &answer["languages"][tag];
        assert_eq!(theirs["known"], true, "this Node has no data for {tag}: it needs full ICU data");
        let own = Numbers::new(&negotiation::icu_locale(tag));
        let mut compare = |number: &str, ours: &str, theirs: &str| {
            if ours == theirs {
                return;
            }
            let before = known.len();
            known.retain(|row| *row != (tag, number, ours, theirs));
            if known.len() == before {
                faults.push(format!("{tag}: {number} is {ours:?} here and {theirs:?} in ICU"));
            }
        };
        for (n, count) in counts.iter().enumerate() {
            compare(count, own.category(&count.parse().unwrap()), theirs["categories"][n].as_str().unwrap());
        }
        for (n, number) in numbers.iter().enumerate() {
            let mut text = String::new();
            own.write(&number.parse().unwrap(), &mut text);
            compare(number, &text, theirs["texts"][n].as_str().unwrap());
        }
    }
    assert!(faults.is_empty(), "ICU {} with CLDR {} says otherwise:\n{}", answer["icu"], answer["cldr"], faults.join("\n"));
    // A row of a newer Node may be gone; that is no fault, but it is said.
    if !known.is_empty() {
        writeln!(std::io::stderr(), "notice: no longer differs: {known:?}").expect("standard error is open");
    }
}

/// Mozilla's own check of our files: no error, no warning.
#[test]
fn compare_locales_finds_nothing() {
    let Some(python) = std::env::var_os("COUNTERSIGN_JUDGES") else {
        return left_out("COUNTERSIGN_JUDGES is not set: ./test makes the judges' environment and sets it");
    };
    // An integration is translated into some languages only: each file is compared where it is.
    let mut files: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for (language, own) in catalogue::embedded().filter(|(language, _)| *language != catalogue::SOURCE) {
        own.iter().for_each(|(name, _)| files.entry(name).or_default().push(language));
    }
    let locales: Vec<&str> = catalogue::embedded().map(|(language, _)| language).filter(|tag| *tag != catalogue::SOURCE).collect();
    let mut config = format!("basepath = {:?}\nlocales = {locales:?}\n", common::root().display().to_string());
    for (name, languages) in files {
        config.push_str(&format!(
            "[[paths]]\nreference = \"locales/en/{name}.ftl\"\nl10n = \"locales/{{locale}}/{name}.ftl\"\nlocales = {languages:?}\n"
        ));
    }
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR"));
    let (toml, json) = (folder.join("l10n.toml"), folder.join("compared.json"));
    std::fs::write(&toml, config).unwrap();
    let output = Command::new(python)
        .args(["-c", "import sys; from compare_locales.commands import CompareLocales; sys.exit(CompareLocales.call())"])
        .args(["--json".as_ref(), json.as_os_str(), toml.as_os_str(), common::root().as_os_str()])
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "compare-locales found errors:\n{said}{}", String::from_utf8_lossy(&output.stderr));
    let compared: Value = serde_json::from_slice(&std::fs::read(json).unwrap()).unwrap();
    let summary = compared[0]["summary"].as_object().unwrap();
    assert_eq!(summary.len(), locales.len(), "every language is compared:\n{said}");
    for (tag, counts) in summary {
        assert_eq!((&counts["errors"], &counts["missing"]), (&0.into(), &0.into()), "{tag}:\n{said}");
        assert!(counts["changed"].as_u64() > Some(50), "{tag} was hardly looked at:\n{said}");
    }
}
