//! Every fixture, in every state and language, is within its platform's limits.

#[path = "common/check.rs"]
mod check;
mod common;

use common::{make, outcome, requests};
use countersign::locale::Languages;
use countersign::model::State;
use countersign::platform::{Delivery, PLATFORMS, slack::Layout};

#[test]
fn every_fixture_is_within_every_limit() {
    let mut faults = Vec::new();
    let mut seen = 0;
    for (case, json) in requests() {
        for tag in Languages::embedded().tags() {
            // Every language is tried on some cases, and every case in a few languages.
            if !(["en", "de", "ar", "ja", "en-XA", "ar-XB"].contains(&tag)
                || ["full", "no-hook", "too-big", "message-phrases"].contains(&case.as_str()))
            {
                continue;
            }
            for state in State::ALL {
                let made = make(&case, &json, tag, &outcome(state));
                for row in PLATFORMS {
                    let changes: [fn(&mut Delivery<'_>); 3] = [
                        |_| {},
                        |d| (d.base_url, d.slack_layout) = (Some("https://ask.example.com"), Layout::Card),
                        |d| (d.images, d.message) = (false, None),
                    ];
                    for change in changes {
                        let (payload, findings) = made.render(row.platform, change);
                        let cut = findings.iter().any(|finding| finding.code == "cut");
                        faults.extend(
                            check::faults(row.platform, &payload, cut)
                                .into_iter()
                                .map(|f| format!("{case} {tag} {}: {f}", state.name())),
                        );
                        seen += 1;
                    }
                }
            }
        }
    }
    assert!(seen > 10_000, "only {seen} payloads were checked");
    faults.truncate(40);
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn what_is_cut_is_never_allowed_and_what_is_whole_is_whole() {
    for (case, json) in requests() {
        let made = make(&case, &json, "en", &outcome(State::Pending));
        for (platform, payload, findings) in made.render_all() {
            let cut = findings.iter().any(|finding| finding.code == "cut");
            let name = platform.row().name;
            if cut {
                assert!(!payload.offers_allow(), "{case} {name}");
                assert!(check::visible_text(&payload).contains("not shown"), "{case} {name} does not say what is missing");
                let (payload, _) = made.render(platform, |d| d.allow_when_cut = true);
                assert!(payload.offers_allow() || !made.card.offers_allow(), "{case} {name}: the caller took the risk");
            } else if name != "text" {
                assert_eq!(payload.offers_allow(), made.card.offers_allow(), "{case} {name}");
            }
        }
    }
}

#[test]
fn big_requests_are_whole_in_mail_and_text_and_cut_in_chats() {
    for (case, needle) in [("too-big", "x".repeat(60_000)), ("wide", "199".to_owned())] {
        let made = make(case, &common::request(case), "en", &outcome(State::Pending));
        for (platform, payload, findings) in made.render_all() {
            let cut = findings.iter().any(|finding| finding.code == "cut");
            let name = platform.row().name;
            let whole = check::visible_text(&payload).contains(&needle);
            assert_eq!(whole, !cut, "{case} {name}");
            assert_eq!(cut, case == "too-big" && matches!(name, "slack" | "telegram"), "{case} {name}");
        }
    }
}

#[test]
fn the_page_of_limits_is_made_from_the_tables() {
    let mut goldens = common::Goldens::in_folder("docs");
    goldens.check("limits.md", check::limits_page());
    let icons: String = countersign::card::icon::ICONS.iter().map(|(name, emoji)| format!("| `{name}` | {emoji} |\n")).collect();
    let head = "# Icons\n\nThe names that `icon` takes. This page is made from the table in `src/card/icon.rs` by `BLESS=1 cargo test`; a test fails when it is stale.\n\n| name | in a chat |\n| --- | --- |\n";
    goldens.check("icons.md", format!("{head}{icons}"));
    let help = |code: &(&str, countersign::Severity, &str)| format!("| `{}` | {:?} | {} |\n", code.0, code.1, code.2);
    let findings: String = countersign::CODES.iter().map(help).collect();
    let head = "# Findings\n\nThe warnings that travel beside a card. This page is made from the table in `src/finding.rs` by `BLESS=1 cargo test`; a test fails when it is stale.\n\n| code | severity | what to do |\n| --- | --- | --- |\n";
    goldens.check("findings.md", format!("{head}{findings}"));
    goldens.finish_these();
}

#[test]
fn the_pictures_of_logos_are_drawn_from_the_table() {
    use countersign::card::logo::{LOGOS, Logo};
    let mut goldens = common::Goldens::in_folder("assets/logos");
    for (integration, ..) in LOGOS {
        let logo = Logo::of(integration).unwrap();
        goldens.check(&format!("{}.png", logo.file), countersign::platform::monogram::monogram(&logo));
    }
    goldens.finish();
}
