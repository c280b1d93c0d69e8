//! Every case on every platform, byte for byte; three of them in every state and language.

mod common;

use common::{Goldens, file_of, make, outcome, request, requests};
use countersign::Finding;
use countersign::locale::Languages;
use countersign::model::State;
use sha2::{Digest as _, Sha256};

/// The cases that are rendered in every state and every language.
const MATRIX: [&str; 3] = ["full", "message-phrases", "no-hook"];

#[test]
fn every_case_on_every_platform() {
    let mut goldens = Goldens::in_folder("fixtures/golden/cases");
    for (case, json) in requests() {
        let tag = if case == "arabic-request" { "ar" } else { "en" };
        let made = make(&case, &json, tag, &outcome(State::Pending));
        let mut findings = made.findings.clone();
        for (_, payload, more) in made.render_all() {
            let (extension, text) = file_of(&payload);
            goldens.check(&format!("{case}/{tag}.{extension}"), &text);
            findings.extend(more);
        }
        goldens.check(&format!("{case}/findings.txt"), listed(&findings));
        goldens.check(&format!("{case}/{tag}.card.json"), &(serde_json::to_string_pretty(&made.card).unwrap() + "\n"));
    }
    goldens.finish();
}

/// The languages whose cards of the matrix are kept whole, to be looked at; of the others a digest is.
const WHOLE: [&str; 6] = ["en", "de", "ar", "ja", "en-XA", "ar-XB"];

#[test]
fn three_cases_in_every_state_and_language() {
    let mut goldens = Goldens::in_folder("fixtures/golden/matrix");
    let mut digests = String::new();
    for case in MATRIX {
        let json = request(case);
        for tag in Languages::embedded().tags() {
            for state in State::ALL {
                for (_, payload, _) in make(case, &json, tag, &outcome(state)).render_all() {
                    let (extension, text) = file_of(&payload);
                    let name = format!("{case}/{tag}.{}.{extension}", state.name());
                    if WHOLE.contains(&tag) {
                        goldens.check(&name, &text);
                    } else {
                        let digest = Sha256::digest(text.as_bytes());
                        let short = digest[..8].iter().fold(String::new(), |hex, byte| hex + &format!("{byte:02x}"));
                        digests.push_str(&format!("{short} {name}\n"));
                    }
                }
            }
        }
    }
    goldens.check("digests.txt", &digests);
    goldens.finish();
}

#[test]
fn options_change_what_they_say() {
    use countersign::platform::{Platform, slack::Layout};
    let mut goldens = Goldens::in_folder("fixtures/golden/options");
    let full = make("full", &request("full"), "en", &outcome(State::Pending));
    let big = make("too-big", &request("too-big"), "en", &outcome(State::Pending));
    let stream = make("remove-torrent", &request("remove-torrent"), "en", &outcome(State::Pending));
    let mut check = |name: &str, payload| {
        let (extension, text) = file_of(&payload);
        goldens.check(&format!("{name}.{extension}"), &text);
    };
    check("slack-layout-card", full.render(Platform::Slack, |d| d.slack_layout = Layout::Card).0);
    check("slack-layout-card-plain", stream.render(Platform::Slack, |d| d.slack_layout = Layout::Card).0);
    check("slack-layout-card-too-big", big.render(Platform::Slack, |d| d.slack_layout = Layout::Card).0);
    check("logo-base", stream.render(Platform::Slack, |d| d.logo_base = Some("https://static.example.com/logos")).0);
    for platform in [Platform::Telegram, Platform::Slack, Platform::Email] {
        check("no-images", full.render(platform, |d| d.images = false).0);
        check("base-url", stream.render(platform, |d| d.base_url = Some("https://ask.example.com")).0);
        check("base-url-too-big", big.render(platform, |d| d.base_url = Some("https://ask.example.com")).0);
        check("allow-when-cut", big.render(platform, |d| d.allow_when_cut = true).0);
        check(
            "in-thread",
            full.render(platform, |d| d.in_thread = Some(if platform == Platform::Email { "<first@example.com>" } else { "42" })).0,
        );
    }
    goldens.finish();
}

fn listed(findings: &[Finding]) -> String {
    findings.iter().map(|f| format!("{:?} {} at {:?}: {}\n", f.severity, f.code, f.at, f.message)).collect()
}
