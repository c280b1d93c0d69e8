//! The command as it is typed: output, exit code, and every message that it refuses with.
#![cfg(feature = "cli")]

mod common;

use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Command, Output, Stdio};

use common::{Goldens, root};

fn command(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_countersign"));
    command.args(arguments).current_dir(root()).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

fn run(arguments: &[&str], input: &str) -> Output {
    let mut child = command(arguments).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_owned();
    // From a thread of its own: the child may write before it has read everything, or not read at all.
    let writer = std::thread::spawn(move || drop(stdin.write_all(input.as_bytes())));
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    output
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

/// Name, arguments, input. Each refusal's code and words are a golden.
const REFUSALS: &[(&str, &[&str], &str)] = &[
    ("open-object", &["render", "-p", "slack"], "{"),
    ("second-line", &["render", "-p", "slack"], "{\n  \"title\": \"Go?\",\n}"),
    ("empty", &["render", "-p", "slack"], ""),
    ("not-an-object", &["render", "-p", "slack"], "[1]"),
    ("neither", &["render", "-p", "slack"], "{\"a\":1}"),
    ("tool-is-text", &["render", "-p", "slack"], "{\"tool\":\"t\"}"),
    ("tool-without-name", &["render", "-p", "slack"], "{\"tool\":{}}"),
    ("tool-name-is-list", &["render", "-p", "slack"], "{\"tool\":{\"name\":[]}}"),
    ("unknown-platform", &["render", "-p", "teams"], "{\"title\":\"Go?\"}"),
    ("no-platform", &["render"], "{\"title\":\"Go?\"}"),
    ("unknown-state", &["render", "-p", "text", "--state", "lost"], "{\"title\":\"Go?\"}"),
    ("unknown-verb", &["reender"], ""),
    ("missing-file", &["render", "-p", "text", "no-such-file.json"], ""),
    ("base-url-http", &["render", "-p", "email", "--base-url", "http://x.example"], "{\"title\":\"Go?\"}"),
    ("base-url-query", &["render", "-p", "email", "--base-url", "https://x.example/?a=b"], "{\"title\":\"Go?\"}"),
    ("from-header", &["render", "-p", "email", "--from", "a@b\r\nBcc: c@d"], "{\"title\":\"Go?\"}"),
    ("to-no-mailbox", &["render", "-p", "email", "--to", "nobody"], "{\"title\":\"Go?\"}"),
    ("message-no-number", &["render", "-p", "all", "--state", "allowed", "--message", "telegram=abc"], "{\"title\":\"Go?\"}"),
    ("thread-no-ts", &["render", "-p", "slack", "--in-thread", "first"], "{\"title\":\"Go?\"}"),
    ("to-for-all", &["render", "-p", "all", "--to", "1001"], "{\"title\":\"Go?\"}"),
    ("time", &["render", "-p", "text", "--state", "allowed", "--at", "noon"], "{\"title\":\"Go?\"}"),
    ("receipt-without-key", &["render", "-p", "slack", "--receipt", "target/never.json"], "{\"title\":\"Go?\"}"),
    ("key-file-not-keys", &["render", "-p", "slack", "--key-file", "fixtures/requests/full.json"], "{\"title\":\"Go?\"}"),
    ("decide-no-request", &["decide", "-p", "telegram"], "{}"),
    ("decide-no-json", &["decide", "-p", "telegram", "--request", "fixtures/requests/full.json"], "yes"),
    ("decide-no-mail", &["decide", "-p", "email", "--request", "fixtures/requests/full.json", "--mail-is-authenticated"], ""),
    ("decide-request-no-request", &["decide", "-p", "text", "--request", "docs/token-vectors.json"], "yes"),
    ("decide-two-trusts", &["decide", "-p", "email", "--request", "x", "--auth-host", "x", "--mail-is-authenticated"], ""),
    ("key-nothing", &["key"], ""),
    ("approvals-not-toml", &["asks", "--approvals", "fixtures/requests/full.json", "x"], ""),
    ("unknown-schema", &["schema", "cards"], ""),
    ("ask-from-stdin", &["ask", "-"], "{\"title\":\"Go?\"}"),
    ("ask-unreadable", &["ask", "fixtures/replies.jsonl"], "yes\n"),
];

#[test]
fn refusals_say_where_and_what_was_expected() {
    let mut goldens = Goldens::in_folder("fixtures/golden/refusals");
    for (name, arguments, input) in REFUSALS {
        let output = run(arguments, input);
        assert_eq!(output.status.code(), Some(2), "{name}");
        assert!(output.stdout.is_empty(), "{name}");
        goldens.check(&format!("{name}.txt"), text(&output.stderr));
    }
    goldens.finish();
}

#[test]
fn findings_are_told_and_fail_only_when_asked() {
    let request = "fixtures/requests/template-missing.json";
    let output = run(&["render", request, "-p", "text"], "");
    assert_eq!(output.status.code(), Some(0));
    assert!(text(&output.stderr).contains("error[template-missing] at /confirm"));
    assert_eq!(run(&["render", request, "-p", "text", "--fail-on", "error"], "").status.code(), Some(1));
    assert_eq!(
        run(&["render", "fixtures/requests/plex-stop-stream.json", "-p", "text", "--fail-on", "warning"], "").status.code(),
        Some(0)
    );
    let output = run(&["render", request, "-p", "text", "--findings", "json"], "");
    let finding: serde_json::Value = serde_json::from_str(text(&output.stderr).lines().next().unwrap()).unwrap();
    assert_eq!((finding["code"].as_str(), finding["severity"].as_str()), (Some("template-missing"), Some("error")));
}

#[test]
fn every_seed_example_has_its_title_its_verb_and_its_red_button() {
    for (case, verb, danger) in [
        ("adblock-pause", "Pause", false),
        ("pause-downloads", "Pause", false),
        ("library-search", "Search", false),
        ("ollama-unload", "Unload", false),
        ("plex-stop-stream", "Stop", true),
    ] {
        let output = run(&["render", &format!("fixtures/requests/{case}.json"), "--platform", "all"], "");
        let all: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
        let request: serde_json::Value = serde_json::from_str(&common::request(case)).unwrap();
        let title = request["confirm"]["title"].as_str().unwrap();
        for text in [
            &all["telegram"]["text"],
            &all["slack"]["text"],
            &all["email"]["subject"],
            &all["email"]["text"],
            &all["text"],
            &all["card"]["title"],
        ] {
            assert!(text.as_str().unwrap().contains(title), "{case}");
        }
        let buttons = all["slack"]["blocks"].as_array().unwrap().last().unwrap()["elements"].as_array().unwrap();
        assert_eq!((buttons[0]["text"]["text"].as_str(), buttons[1]["text"]["text"].as_str()), (Some(verb), Some("Not now")));
        assert_eq!(
            (buttons[0]["style"].as_str(), buttons[1]["style"].as_str()),
            (Some(if danger { "danger" } else { "primary" }), None)
        );
        let row = all["telegram"]["reply_markup"]["inline_keyboard"][0].as_array().unwrap();
        assert_eq!((row[0]["text"].as_str(), row[0]["style"].as_str()), (Some(verb), danger.then_some("danger")));
        assert!(all["email"]["html"].as_str().unwrap().contains(&format!(">{verb}</a>")), "{case}");
    }
}

#[test]
fn a_hook_that_threw_still_asks_and_its_error_is_nowhere() {
    let output = run(&["render", "fixtures/requests/hook-threw.json", "--platform", "all"], "");
    let all = text(&output.stdout);
    assert!(!all.contains("ECONNREFUSED") && !all.contains("0123456789abcdef"));
    assert!(all.contains("Allow this: Stopped a stream") && all.contains("\"hook-threw\""));
}

#[test]
fn lines_keep_their_order_and_one_bad_line_spoils_no_other() {
    let input = "{\"title\":\"One?\"}\n{\"bad\"\n\n\"text\"\n{\"title\":\"Two?\"}\n";
    let output = run(&["render", "--ndjson", "-p", "text"], input);
    assert_eq!(output.status.code(), Some(2));
    let lines: Vec<serde_json::Value> = text(&output.stdout).lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(lines.len(), 4);
    assert!(lines[0].as_str().unwrap().contains("One?") && lines[3].as_str().unwrap().contains("Two?"));
    assert_eq!((lines[1]["error"]["kind"].as_str(), lines[1]["error"]["line"].as_u64()), (Some("json"), Some(2)));
    assert_eq!((lines[2]["error"]["kind"].as_str(), lines[2]["error"]["line"].as_u64()), (Some("request"), Some(4)));
}

#[test]
fn as_a_coprocess_each_answer_arrives_before_the_next_request() {
    let mut child = command(&["render", "--ndjson", "-p", "slack"]).stderr(Stdio::null()).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let mut answers = BufReader::new(child.stdout.take().unwrap()).lines();
    for n in 0..50 {
        writeln!(stdin, "{{\"title\":\"Go {n}?\"}}").unwrap();
        let answer = answers.next().unwrap().unwrap();
        assert!(answer.contains(&format!("Go {n}?")));
    }
    drop(stdin);
    assert!(child.wait().unwrap().success());
}

#[test]
fn approvals_say_which_tools_ask_and_how() {
    let asks = |tool| run(&["asks", "--approvals", "fixtures/approvals/approvals.toml", tool], "").status.code();
    assert_eq!(
        (asks("file_manager.delete"), asks("mail.send"), asks("file_manager.list"), asks("file_manager")),
        (Some(0), Some(0), Some(1), Some(1))
    );
    let request = "{\"tool\":{\"name\":\"file_manager.delete\"},\"input\":{\"path\":\"a.txt\",\"disk\":\"local\"}}";
    let output = run(&["render", "-p", "text", "--approvals", "fixtures/approvals/approvals.toml"], request);
    assert!(text(&output.stdout).contains("Delete the file at a.txt on disk local?"));
}

#[test]
fn a_reader_that_has_had_enough_is_no_error() {
    let mut child = command(&["render", "fixtures/requests/too-big.json", "-p", "email"]).spawn().unwrap();
    drop(child.stdout.take());
    drop(child.stdin.take());
    assert!(child.wait().unwrap().code().is_some_and(|code| code == 0));
}

#[test]
fn secrets_are_hidden_in_text_in_json_and_line_by_line() {
    let secret = format!("{}{}", "ghp_", "a1B2c3D4".repeat(4) + "e5F6");
    let output = run(&["redact"], &format!("token {secret} here\n"));
    assert_eq!(text(&output.stdout), "token [🔒 github-token] here\n");
    let output =
        run(&["redact", "--json"], &format!(r#"{{"b":1.10,"a":["{secret}"],"password":12345,"big":12345678901234567890}}"#));
    assert_eq!(
        text(&output.stdout),
        "{\"b\":1.10,\"a\":[\"[🔒 github-token]\"],\"password\":\"[🔒 passcode]\",\"big\":12345678901234567890}\n"
    );
    let output =
        run(&["redact", "--ndjson", "--explain"], &format!("{{\"id\":1,\"text\":\"{secret}\"}}\nbad\n{{\"text\":\"plain\"}}\n"));
    let lines: Vec<String> = text(&output.stdout).lines().map(str::to_owned).collect();
    assert_eq!((lines[0].as_str(), lines[2].as_str()), (r#"{"id":1,"text":"[🔒 github-token]"}"#, r#"{"text":"plain"}"#));
    assert!(lines[1].starts_with("{\"error\":") && output.status.code() == Some(2));
    let said = text(&output.stderr);
    assert!(said.contains("\"rule\":\"github-token\"") && said.contains("\"line\":1") && !said.contains(&secret));
}

#[test]
fn registered_secrets_are_hidden_in_every_form() {
    let folder = std::env::temp_dir().join(format!("countersign-cli-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let file = folder.join("secrets.txt");
    std::fs::write(&file, "correct horse battery\nab\n").unwrap();
    let output = run(
        &["redact", "--secrets", file.to_str().unwrap()],
        "a correct%20horse%20battery b Y29ycmVjdCBob3JzZSBiYXR0ZXJ5 c ab cab\n",
    );
    let hidden = text(&output.stdout);
    assert!(!hidden.contains("horse") && !hidden.contains("Y29ycmVj") && hidden.ends_with("cab\n"), "{hidden}");
    assert!(text(&output.stderr).contains("secret 2 is short"));
    std::fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn output_can_be_chosen_for_mail() {
    for (format, start) in [("eml", "From: "), ("html", "<!DOCTYPE html>"), ("text", "Go?"), ("json", "{\n")] {
        let output = run(&["render", "-p", "email", "--format", format], "{\"title\":\"Go?\"}");
        assert!(text(&output.stdout).starts_with(start), "{format}");
    }
}

/// A folder of a test's own, gone when the test is.
struct Folder(std::path::PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let folder = std::env::temp_dir().join(format!("countersign-{name}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&folder);
        std::fs::create_dir_all(&folder).unwrap();
        Self(folder)
    }

    fn file(&self, name: &str) -> String {
        self.0.join(name).to_str().unwrap().to_owned()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

fn json(bytes: &[u8]) -> serde_json::Value {
    serde_json::from_slice(bytes).unwrap_or_else(|error| panic!("{error}: {}", String::from_utf8_lossy(bytes)))
}

fn press(chat: i64, token: &str) -> String {
    let from = serde_json::json!({ "id": 1001, "is_bot": false, "first_name": "Sam" });
    let message = serde_json::json!({ "message_id": 77, "chat": { "id": chat, "type": "supergroup" }, "date": 1_796_040_000 });
    let query = serde_json::json!({ "id": "1", "from": from, "message": message, "chat_instance": "1", "data": token });
    serde_json::json!({ "update_id": 1, "callback_query": query }).to_string()
}

#[test]
fn a_card_goes_out_and_its_answer_counts_once() {
    let folder = Folder::new("decide");
    let (keys, receipt, used, log) =
        (folder.file("keys.json"), folder.file("receipt.json"), folder.file("used"), folder.file("log"));
    assert_eq!(run(&["key", "new", "--out", &keys], "").status.code(), Some(0));
    let written = std::fs::read_to_string(&keys).unwrap();
    assert_eq!(run(&["key", "new", "--out", &keys], "").status.code(), Some(2));
    assert_eq!(std::fs::read_to_string(&keys).unwrap(), written);
    let request = r#"{"tool":{"name":"t"},"input":{"n":1.10,"deep":{"big":12345678901234567890123}},"confirm":{"title":"Go?"},"approvers":[1001],"asked_at":"2026-11-30T12:00:00Z"}"#;
    let render = ["render", "-p", "telegram", "--to", "-100123", "--key-file", &keys, "--receipt", &receipt];
    let output = run(&render, request);
    assert_eq!((output.status.code(), text(&output.stderr).as_str()), (Some(0), ""));
    let token = json(&output.stdout)["reply_markup"]["inline_keyboard"][0][0]["callback_data"].as_str().unwrap().to_owned();
    let kept = std::fs::read_to_string(&receipt).unwrap();
    assert!(kept.contains(r#""input":{"n":1.10,"deep":{"big":12345678901234567890123}}"#) && !kept.contains(&token), "{kept}");
    #[cfg(unix)]
    for file in [&keys, &receipt] {
        use std::os::unix::fs::PermissionsExt as _;
        assert_eq!(std::fs::metadata(file).unwrap().permissions().mode() & 0o777, 0o600);
    }
    // A newer key signs from now on; what the old one signed still counts.
    assert_eq!(run(&["key", "add", "--file", &keys], "").status.code(), Some(0));
    let decide = |event: &str, now: &str| {
        let arguments =
            ["decide", "-p", "telegram", "--key-file", &keys, "--request", &receipt, "--used", &used, "--log", &log, "--now", now];
        let output = run(&arguments, event);
        assert!(output.stderr.is_empty(), "{}", text(&output.stderr));
        (output.status.code(), json(&output.stdout))
    };
    let (code, answer) = decide(&press(-100_124, &token), "2026-11-30T12:01:00Z");
    assert_eq!((code, answer["refusal"].as_str()), (Some(1), Some("wrong_place")));
    let (code, answer) = decide(&press(-100_123, &token), "2026-11-30T12:02:00Z");
    assert_eq!((code, answer["refusal"].as_str()), (Some(1), Some("expired")));
    let (code, answer) = decide(&press(-100_123, &token), "2026-11-30T12:01:59Z");
    assert_eq!((code, answer["decision"].as_str(), answer["by"]["name"].as_str()), (Some(0), Some("allow"), Some("Sam")));
    let (code, answer) = decide(&press(-100_123, &token), "2026-11-30T12:01:59Z");
    assert_eq!((code, answer["refusal"].as_str()), (Some(1), Some("already_decided")));
    let (code, answer) = decide("{\"update_id\":2,\"channel_post\":{}}", "2026-11-30T12:01:59Z");
    assert_eq!((code, answer["handled"].as_bool()), (Some(0), Some(false)));
    let log = std::fs::read_to_string(&log).unwrap();
    assert!(log.lines().count() == 5 && !log.contains(&token) && log.contains("allow on telegram"), "{log}");
    // Rendered with the new key, checked with both.
    let output = run(&render, request);
    let newer = json(&output.stdout)["reply_markup"]["inline_keyboard"][0][0]["callback_data"].as_str().unwrap().to_owned();
    assert_eq!((&token[..2], &newer[..2]), ("1A", "1B"));
}

#[test]
fn receipts_of_all_platforms_and_events_line_by_line() {
    let folder = Folder::new("lines");
    let (keys, receipt) = (folder.file("keys.json"), folder.file("receipt.json"));
    run(&["key", "new", "--out", &keys], "");
    let request = r#"{"title":"Go?","verb":"Go"}"#;
    let to = "telegram=-100123,slack=C01,email=Sam <Sam@example.com>";
    let output = run(&["render", "-p", "all", "--to", to, "--key-file", &keys, "--receipt", &receipt], request);
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    let all = json(&output.stdout);
    let receipts = json(&std::fs::read(&receipt).unwrap());
    assert_eq!(receipts["email"]["audience"]["chat"], "sam@example.com");
    assert_eq!(receipts["slack"]["request"]["confirm"]["title"], "Go?");
    let token = all["telegram"]["reply_markup"]["inline_keyboard"][0][0]["callback_data"].as_str().unwrap();
    let line = |platform: &str, event: serde_json::Value| {
        serde_json::json!({ "platform": platform, "request": receipts, "event": event }).to_string() + "\n"
    };
    let mail = "From: sam@example.com\nIn-Reply-To: <x@example.com>\nSubject: Re: Go?\n\nyes\n";
    let events = line("telegram", serde_json::from_str(&press(-100_123, token)).unwrap())
        + "{\"platform\":\"slack\"}\n"
        + &line("text", "not now, thanks".into())
        + &line("email", mail.into())
        + &line("slack", serde_json::json!({ "type": "block_actions", "actions": [] }));
    let output = run(&["decide", "--ndjson", "--key-file", &keys, "--mail-is-authenticated"], &events);
    assert_eq!(output.status.code(), Some(2));
    let lines: Vec<_> = text(&output.stdout).lines().map(|line| json(line.as_bytes())).collect();
    assert_eq!(lines.len(), 5);
    assert_eq!((&lines[0]["decision"], &lines[2]["decision"]), (&"allow".into(), &"not_now".into()));
    assert_eq!((&lines[1]["error"]["line"], &lines[1]["error"]["at"]), (&2.into(), &"/request".into()));
    assert_eq!((&lines[3]["refusal"], &lines[3]["handled"]), (&"unknown".into(), &false.into()));
    assert_eq!((&lines[4]["handled"], &lines[4]["refusal"]), (&false.into(), &serde_json::Value::Null));
    assert!(!text(&output.stdout).contains(token));
}

#[test]
fn requests_over_http_are_verified_before_they_are_read() {
    let folder = Folder::new("http");
    let secret = folder.file("secret");
    std::fs::write(&secret, "a-webhook-secret\n").unwrap();
    let decide = |header: &str| {
        let event = serde_json::json!({ "headers": { "X-Telegram-Bot-Api-Secret-Token": header }, "body": "no JSON at all" });
        let request = "fixtures/requests/bare-hook.json";
        run(&["decide", "-p", "telegram", "--secret-token-file", &secret, "--request", request], &event.to_string())
    };
    let output = decide("guess");
    assert_eq!((output.status.code(), json(&output.stdout)["refusal"].as_str()), (Some(1), Some("forged")));
    assert_eq!(decide("a-webhook-secret").status.code(), Some(2));
}

#[test]
fn ask_exits_by_the_answer() {
    let file = std::env::temp_dir().join(format!("countersign-ask-{}.json", std::process::id()));
    let ask = |request: &str, options: &[&str], typed: &str| {
        std::fs::write(&file, request).unwrap();
        let arguments: Vec<&str> = ["ask", file.to_str().unwrap()].into_iter().chain(options.iter().copied()).collect();
        let output = run(&arguments, typed);
        let said: serde_json::Value = serde_json::from_str(&text(&output.stdout)).unwrap();
        (output.status.code().unwrap(), said["outcome"].as_str().unwrap().to_owned(), said["reason"].clone(), text(&output.stderr))
    };
    let go = r#"{"tool":{"name":"t"},"confirm":{"title":"Go?"},"timeout":60}"#;
    for (request, options, typed, code, outcome) in [
        (go, &[][..], "yes\n", 0, "allowed"),
        (go, &[], " \n\nYes!", 0, "allowed"),
        (go, &["--locale", "de"], "ja\nno\n", 0, "allowed"),
        (go, &[], "ja\nyes\n", 3, "declined"),
        (go, &[], "yes, but not now\n", 3, "declined"),
        (go, &[], "", 4, "cancelled"),
        (go, &[], "\n\n", 4, "cancelled"),
        (go, &["--timeout", "0"], "yes\n", 4, "expired"),
        (r#"{"tool":{"name":"t"},"confirm":{"title":"Go?"},"approvers":[]}"#, &[], "yes\n", 4, "cancelled"),
        (r#"{"tool":{"name":"t"},"confirm":{"title":"Go?"},"approvers":["sam"]}"#, &["--by", "kim"], "yes\n", 4, "cancelled"),
        (r#"{"tool":{"name":"t"},"confirm":{"title":"Go?"},"approvers":["sam"]}"#, &["--by", "sam"], "yes\n", 0, "allowed"),
    ] {
        let found = ask(request, options, typed);
        assert_eq!((found.0, found.1.as_str()), (code, outcome), "{request} {options:?} {typed:?}\n{}", found.3);
        assert!(found.3.contains("Go?"), "{}", found.3);
    }
    assert_eq!(ask(go, &[], "no, tomorrow\n").2, "no, tomorrow");
    // The answer is heard at once, while standard input stays open; without one the time runs out.
    let mut child = command(&["ask", file.to_str().unwrap()]).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    stdin.write_all(b"yes\n").unwrap();
    assert_eq!(child.wait().unwrap().code(), Some(0));
    let mut child = command(&["ask", file.to_str().unwrap(), "--timeout", "1"]).spawn().unwrap();
    let stdin = child.stdin.take().unwrap();
    assert_eq!(child.wait().unwrap().code(), Some(4));
    drop(stdin);
    std::fs::remove_file(&file).unwrap();
}
