//! Renders every fixture and lets software that nobody here wrote judge the payloads: see `tests/judges/judge.py`.
//!
//! `COUNTERSIGN_JUDGES` names the Python that has the packages of `tests/judges/requirements.txt`; `./test` sets it.

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::thread;

const ROOT: &str = env!("CARGO_MANIFEST_DIR");
const COUNTERSIGN: &str = env!("CARGO_BIN_EXE_countersign");

/// Left to right with the source words, longer words, right to left, and a language without spaces.
const LANGUAGES: &[&str] = &["en", "de", "ar", "ja"];
const STATES: &[&str] = &["pending", "allowed", "declined"];

/// Options that are tried beside the plain rendering.
const VARIANTS: &[(&str, &[&str])] = &[
    ("plain", &[]),
    ("linked", &["--base-url", "https://ask.example.com", "--logo-base", "https://ask.example.com/logos"]),
    ("card layout", &["--slack-layout", "card"]),
    ("no images", &["--no-images"]),
];

#[test]
fn independent_judges_find_no_fault() {
    let Some(python) = std::env::var_os("COUNTERSIGN_JUDGES") else {
        assert!(
            std::env::var_os("CI").is_none(),
            "COUNTERSIGN_JUDGES is not set: ./test makes the judges' environment and sets it"
        );
        // Written past the test harness, which would keep it to itself.
        let notice = "notice: COUNTERSIGN_JUDGES is not set, so nothing was judged; ./test makes the judges' environment";
        writeln!(std::io::stderr(), "{notice}").expect("standard error is open");
        return;
    };
    let fixtures = fixtures();
    let mut cards = String::new();
    let mut count = 0;
    for language in LANGUAGES {
        for state in STATES {
            for (variant, options) in VARIANTS {
                // The variants change neither words nor states: one language shows what they do.
                if *variant != "plain" && (*language != "en" || *state != "pending") {
                    continue;
                }
                let rendered = render(&fixtures, language, state, options);
                for ((name, _), card) in fixtures.iter().zip(rendered.lines()) {
                    cards.push_str(&format!("{{\"name\":\"{name}, {language}, {state}, {variant}\",\"rendered\":{card}}}\n"));
                    count += 1;
                }
            }
        }
    }
    let schemas: Vec<String> = ["card", "finding"].iter().map(|name| format!("\"{name}\":{}", schema(name))).collect();
    let input = format!("{{{}}}\n{cards}", schemas.join(","));
    let mut judge = Command::new(python);
    judge.env("PYTHONDONTWRITEBYTECODE", "1").env("PYTHONUTF8", "1").arg(Path::new(ROOT).join("tests/judges/judge.py"));
    let output = feed(&mut judge, input.into_bytes());
    let verdict = String::from_utf8_lossy(&output.stdout);
    let last = verdict.lines().last().unwrap_or_default();
    assert!(
        output.status.success() && last == format!("0 faults in {count} cards"),
        "the judges found faults:\n{verdict}{}",
        String::from_utf8_lossy(&output.stderr)
    );
}

/// Name and text of every request in `fixtures/requests`, each on one line.
fn fixtures() -> Vec<(String, String)> {
    let folder = Path::new(ROOT).join("fixtures/requests");
    let mut files: Vec<PathBuf> = std::fs::read_dir(&folder)
        .expect("fixtures/requests can be listed")
        .map(|entry| entry.expect("fixtures/requests can be listed").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "json"))
        .collect();
    files.sort();
    assert!(!files.is_empty(), "fixtures/requests holds no request");
    let read = |path: PathBuf| {
        let name = path.file_stem().expect("a file has a name").to_string_lossy().into_owned();
        let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        // A line break stands only between the parts of a JSON text, never inside a string.
        (name, text.replace(['\r', '\n'], " "))
    };
    files.into_iter().map(read).collect()
}

fn render(fixtures: &[(String, String)], language: &str, state: &str, options: &[&str]) -> String {
    let mut command = Command::new(COUNTERSIGN);
    command.args(["render", "--platform", "all", "--ndjson", "--locale", language, "--state", state]);
    command.args(["--to", "telegram=-100123,slack=C0123456789,email=sam@example.com"]);
    command.args(["--from", "Countersign <ask@example.com>", "--findings", "json"]);
    if state != "pending" {
        command.args(["--by", "Ada <b>L.</b>", "--at", "2026-11-30T12:00:00Z"]);
    }
    command.args(options);
    let lines: String = fixtures.iter().map(|(_, text)| format!("{text}\n")).collect();
    let output = feed(&mut command, lines.into_bytes());
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "render --locale {language} --state {state} {options:?}: {errors}");
    let rendered = String::from_utf8(output.stdout).expect("render writes UTF-8");
    assert_eq!(rendered.lines().count(), fixtures.len(), "a line out for each line in");
    rendered
}

fn schema(name: &str) -> String {
    let output = Command::new(COUNTERSIGN).args(["schema", name]).output().expect("the command runs");
    assert!(output.status.success(), "schema {name}");
    String::from_utf8(output.stdout).expect("a schema is UTF-8").replace('\n', " ")
}

/// Runs a command with `input` on its standard input. Writing and reading go on at once, so that no pipe fills up.
fn feed(command: &mut Command, input: Vec<u8>) -> Output {
    let mut child = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap_or_else(|error| panic!("{command:?} can't be started: {error}"));
    let mut stdin = child.stdin.take().expect("the input is piped");
    let writer = thread::spawn(move || stdin.write_all(&input));
    let output = child.wait_with_output().expect("the command ends");
    // A command that fails early closes its input; its exit code and its words say why.
    let _ = writer.join().expect("the writer does not panic");
    output
}
