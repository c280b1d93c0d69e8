//! The translators' commands as they are typed: what they print, what they write, and what they refuse.
#![cfg(feature = "cli")]

mod common;

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use common::{Goldens, root};
use countersign::locale::check::CODES;
use serde_json::Value;

/// A folder with a fault of each weight.
const PLANTED: &str = "fixtures/catalogues/planted";

fn run(arguments: &[&str], input: &str) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_countersign"));
    command.args(arguments).current_dir(root()).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    // The child may end before it has read anything.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    child.wait_with_output().unwrap()
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

/// A new folder for one test.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

fn path(path: &Path) -> &str {
    path.to_str().unwrap()
}

#[test]
fn faults_are_written_in_four_formats() {
    let mut goldens = Goldens::in_folder("fixtures/golden/locales-check");
    for (format, extension) in [("text", "txt"), ("json", "json"), ("sarif", "sarif"), ("github", "github.txt")] {
        let output = run(&["locales", "check", PLANTED, "--format", format], "");
        assert_eq!(output.status.code(), Some(1), "{format}");
        goldens.check(&format!("planted.{extension}"), &text(&output.stdout));
        assert_eq!(text(&output.stderr), "2 files of 2 languages: 3 errors, 2 warnings, 1 note\n", "{format}");
    }
    goldens.finish();
}

#[test]
fn the_threshold_decides_the_exit_code() {
    let code = |arguments: &[&str]| run(&[&["locales", "check"], arguments].concat(), "").status.code();
    assert_eq!(code(&[]), Some(0), "our own catalogues");
    assert_eq!(code(&["locales"]), Some(0));
    assert_eq!(code(&["locales/de"]), Some(0), "one language");
    assert_eq!(code(&[PLANTED, "--fail-on", "never"]), Some(0));
    assert_eq!(code(&["no/such/folder"]), Some(2));
    assert_eq!(code(&["src"]), Some(2), "a folder without catalogues");
}

#[test]
fn a_new_language_has_a_place_for_each_translation() {
    let out = folder("locales-new");
    let new = |tag: &str| run(&["locales", "new", tag, "--out", path(&out)], "");
    assert_eq!(new("gl").status.code(), Some(0));
    let card = std::fs::read_to_string(out.join("gl/card.ftl")).unwrap();
    assert!(card.contains("# Room: 30 characters"), "{card}");
    assert!(card.contains("# English: Allow\nallow = { \"\" }\n"), "{card}");
    let again = new("gl");
    assert_eq!(again.status.code(), Some(2));
    assert!(text(&again.stderr).contains("expected no such folder yet"), "{}", text(&again.stderr));
    for (tag, said) in [("pt_BR", "pt-BR"), ("zh-hans", "zh-Hans"), ("iw", "he"), ("../x", "a language tag"), ("xx", "CLDR knows")]
    {
        let output = new(tag);
        assert_eq!(output.status.code(), Some(2), "{tag}");
        assert!(text(&output.stderr).contains(said), "{tag}: {}", text(&output.stderr));
    }
    // Every place is found by the check, and nothing else.
    let output = run(&["locales", "check", path(&out.join("gl")), "--format", "json"], "");
    let found: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert!(found["errors"].as_u64() > Some(70));
    assert!(found["faults"].as_array().unwrap().iter().all(|fault| fault["code"] == "blank"), "{found:#}");
    // Until they are filled, the card is in English.
    let rendered = run(&["render", "-p", "text", "--locale", "gl", "--locales", path(&out)], "{\"title\":\"Go?\"}");
    assert!(text(&rendered.stdout).contains("Reply 'Yes'"), "{}", text(&rendered.stdout));
}

#[test]
fn pseudo_languages_are_clean_and_render() {
    let out = folder("locales-pseudo");
    for tag in countersign::locale::pseudo::TAGS {
        assert_eq!(run(&["locales", "pseudo", tag, "--out", path(&out)], "").status.code(), Some(0), "{tag}");
        let output = run(&["locales", "check", path(&out.join(tag))], "");
        assert_eq!(output.status.code(), Some(0), "{tag}: {}", text(&output.stdout));
        let rendered = run(&["render", "-p", "text", "--locale", tag], "{\"title\":\"Go?\"}");
        assert_eq!(rendered.status.code(), Some(0), "{tag}");
    }
    assert_eq!(run(&["locales", "pseudo", "en-XA", "--out", path(&out)], "").status.code(), Some(2), "the folder is there");
    assert_eq!(run(&["locales", "pseudo", "de", "--out", path(&out)], "").status.code(), Some(2));
}

#[test]
fn coverage_counts_what_is_there() {
    let output = run(&["locales", "coverage", PLANTED, "--format", "json"], "");
    assert_eq!(output.status.code(), Some(0));
    let rows: Value = serde_json::from_slice(&output.stdout).unwrap();
    let row = &rows[0];
    assert_eq!(row["language"], "de");
    assert_eq!((&row["missing"], &row["unreviewed"]), (&row["total"].as_u64().map(|n| n - 3).into(), &1.into()), "{row}");
    let table = text(&run(&["locales", "coverage", PLANTED], "").stdout);
    assert!(table.starts_with("language     done  missing  unreviewed     of\nde              3 "), "{table}");
    let own = text(&run(&["locales", "coverage"], "").stdout);
    assert!(own.lines().count() > 3, "{own}");
}

#[test]
fn a_folder_of_languages_is_tried_without_a_build() {
    let out = folder("locales-tried");
    std::fs::create_dir_all(out.join("de")).unwrap();
    std::fs::write(out.join("de/reply.ftl"), "\u{feff}yesWord = Jawohl\r\nyesWords = ja, jawohl\r\n").unwrap();
    let render = |locales: &str| {
        let output =
            run(&["render", "-p", "text", "--locale", "de", "--locales", locales, "--fail-on", "error"], "{\"title\":\"Los?\"}");
        assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
        text(&output.stdout)
    };
    for locales in [path(&out), path(&out.join("de"))] {
        assert!(render(locales).contains("Jawohl"), "{}", render(locales));
    }
    std::fs::write(out.join("de/reply.ftl"), "yesWord = Sicher\nyesWords = ja\n").unwrap();
    let output =
        run(&["render", "-p", "text", "--locale", "de", "--locales", path(&out), "--fail-on", "error"], "{\"title\":\"Los?\"}");
    assert_eq!(output.status.code(), Some(1), "an error in the folder counts");
    assert!(text(&output.stdout).contains("Los?"), "and the card is rendered all the same");
    assert!(text(&output.stderr).contains("error[reply-word-not-accepted] at "), "{}", text(&output.stderr));
}

#[test]
fn an_integrations_own_catalogues_are_read_and_checked() {
    let out = folder("catalogues");
    for language in ["en", "de"] {
        std::fs::create_dir_all(out.join(language)).unwrap();
    }
    std::fs::write(out.join("en/shop.ftl"), "buy = Buy { $count } of { $thing }?\n").unwrap();
    std::fs::write(out.join("de/shop.ftl"), "buy = { $thing } kaufen ({ $count })?\n").unwrap();
    let request = r#"{"tool":{"name":"buy","integration":"shop"},"confirm":{"title":{"id":"buy","args":{"thing":"<b>tea</b>","count":1204}}}}"#;
    let render = |locale: &str| {
        run(&["render", "-p", "text", "--locale", locale, "--catalogues", path(&out), "--fail-on", "error"], request)
    };
    assert!(text(&render("de").stdout).contains("<b>tea</b> kaufen (1.204)?"), "{}", text(&render("de").stdout));
    assert!(text(&render("fr").stdout).contains("of <b>tea</b>?"), "English stands in: {}", text(&render("fr").stdout));
    assert_eq!(render("de").status.code(), Some(0), "{}", text(&render("de").stderr));
    std::fs::write(out.join("de/shop.ftl"), "buy = { $ding } kaufen ({ $count })?\n").unwrap();
    let output = render("de");
    assert_eq!(output.status.code(), Some(1));
    assert!(text(&output.stderr).contains("error[variable-unknown]"), "{}", text(&output.stderr));
    // The cards' own words are nobody's to change this way.
    std::fs::write(out.join("de/shop.ftl"), "buy = { $thing } kaufen ({ $count })?\n").unwrap();
    std::fs::write(out.join("de/reply.ftl"), "yesWord = Nein\nyesWords = nein\n").unwrap();
    let output = render("de");
    assert!(text(&output.stderr).contains("error[catalogue-name]"), "{}", text(&output.stderr));
    assert!(text(&output.stdout).contains("Ja"), "{}", text(&output.stdout));
}

#[test]
fn the_page_of_faults_is_made_from_the_table() {
    let mut goldens = Goldens::in_folder("docs");
    let rows: String = CODES.iter().map(|(code, severity, help)| format!("| `{code}` | {severity:?} | {help} |\n")).collect();
    let head = "# Faults of catalogues\n\nWhat `countersign locales check` finds. This page is made from the table in `src/locale/check/codes.rs` by `BLESS=1 cargo test`; a test fails when it is stale.\n\n| code | severity | what to do |\n| --- | --- | --- |\n";
    goldens.check("faults.md", &format!("{head}{rows}"));
    goldens.finish_these();
}
