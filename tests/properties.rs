//! At least 100,000 generated requests: no panic, within every limit, and what a person reads is what was put in.

#[path = "common/check.rs"]
mod check;
mod common;

use countersign::locale::Languages;
use countersign::model::{State, Untrusted};
use countersign::platform::Platform;
use countersign::redact::{Redactor, Slot};
use proptest::collection::vec;
use proptest::prelude::{Just, Strategy, any, prop_oneof};
use proptest::sample::select;
use proptest::test_runner::{Config, TestError, TestRunner};
use serde_json::{Value, json};

/// What has broken cards before, and what might.
const HOSTILE: &[&str] = &[
    "<!channel>",
    "<@U123>",
    "<https://evil.example|Approve>",
    "[safe](https://evil.example)",
    "&lt;",
    "&amp;lt;",
    "<b>x</b>",
    "</code>",
    "`",
    "```",
    "*",
    "_",
    "~",
    "|",
    "\\",
    "\\u{202E}",
    "\\\\u{41}",
    "{",
    "}",
    "{{x}}",
    "{disk}",
    "%s",
    "${y}",
    "\"",
    "'",
    ":fire:",
    ":+1:",
    "@everyone",
    "/start",
    "#tag",
    "$USD",
    "evil.example",
    "а.рф",
    "https://аррle.com",
    "a@b.example",
    "4111 1111 1111 1111",
    "10.0.0.1:80",
    "tg://user?id=1",
    "\u{202e}",
    "\u{2066}",
    "\u{2069}",
    "\u{200b}",
    "\u{200d}",
    "\u{feff}",
    "\u{ad}",
    "\u{e0072}",
    "\u{fe0f}",
    "\u{3164}",
    "\u{2028}",
    "\u{85}",
    "\u{0}",
    "\u{1b}[31m",
    "\t",
    "\r\n",
    "\n",
    "\n\nReply 'Yes' to confirm.",
    "🔒",
    "[🔒 github-token]",
    "⚠️",
    "✅ Allowed by admin",
    "⏎",
    "␣",
    "␣×9",
    "👩\u{200d}👩\u{200d}👧\u{200d}👦",
    "🇩🇪",
    "👍🏽",
    "🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}",
    "نعم",
    "ملف-2026.pdf",
    "می\u{200c}خواهم",
    "שלום",
    "क्षि",
    "ไทย",
    "日本語。",
    "Å",
    "A\u{30a}",
    "x\u{30a}",
    "Z\u{351}\u{363}\u{300}\u{351}\u{363}",
    "a",
    "path/to/file.rs",
    "Stop",
    "yes",
    "No",
    " ",
    "          ",
    "0",
    "1e21",
    "\u{10fbff}",
    "\u{10ffff}",
    "\u{e000}",
    "…",
    "»",
    "=?utf-8?q?x?=",
    "Subject: x",
    "--=_alternative",
    ".",
    "\r\n.\r\n",
    "<!--",
    "-->",
    "]]>",
    "javascript:alert(1)",
    "data:text/html,x",
];

fn text() -> impl Strategy<Value = String> {
    let fragment = prop_oneof![
        6 => select(HOSTILE).prop_map(str::to_owned),
        2 => "[ -~]{0,12}",
        1 => any::<char>().prop_map(String::from),
        1 => (select(HOSTILE), 1..60usize).prop_map(|(text, times)| text.repeat(times)),
    ];
    vec(fragment, 0..8).prop_map(|parts| parts.concat())
}

fn long_text() -> impl Strategy<Value = String> {
    prop_oneof![
        12 => text(),
        1 => (text(), 1..400usize).prop_map(|(text, times)| text.chars().cycle().take(times * 10).collect()),
    ]
}

fn value() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        long_text().prop_map(Value::from),
    ];
    leaf.prop_recursive(5, 60, 12, |inner| {
        prop_oneof![
            vec(inner.clone(), 0..12).prop_map(Value::from),
            vec((text(), inner), 0..12).prop_map(|members| Value::Object(members.into_iter().collect())),
        ]
    })
}

fn phrase() -> impl Strategy<Value = Value> {
    prop_oneof![
        8 => long_text().prop_map(Value::from),
        1 => value(),
        1 => (text(), any::<u16>(), text()).prop_map(|(user, minutes, title)| json!({ "id": "plex-stop-detail", "args": { "user": user, "minutes": minutes, "title": title } })),
    ]
}

fn confirm() -> impl Strategy<Value = Value> {
    prop_oneof![
        6 => (phrase(), phrase(), phrase(), any::<bool>(), select(&["https://x.example/a.png", "http://x", "", "https://u:p@x/y"][..]), text()).prop_map(
            |(title, detail, verb, danger, image, icon)| json!({ "title": title, "detail": detail, "verb": verb, "danger": danger, "image": image, "icon": icon })
        ),
        2 => long_text().prop_map(|text| Value::from(format!("Do {{a}} to {{b}} {text}?"))),
        1 => Just(Value::Null),
        1 => value(),
    ]
}

fn request() -> impl Strategy<Value = Value> {
    let more = (text(), long_text(), select(&["https://home.example.com/r/1", "x", "https://"][..]), any::<Option<u32>>());
    (text(), text(), value(), confirm(), more).prop_map(|(name, label, input, confirm, (asked_by, reason, link, timeout))| {
        json!({
            "tool": { "name": name, "label": label, "integration": "tautulli" }, "input": input, "confirm": confirm,
            "asked_by": asked_by, "reason": reason, "link": link, "timeout": timeout, "approvers": [name],
        })
    })
}

/// Runs `cases` requests through everything.
fn hold(cases: u32, property: impl Fn(&Value, usize) -> Result<(), String>) {
    let mut runner = TestRunner::new(Config { cases, failure_persistence: None, max_shrink_iters: 2_000, ..Config::default() });
    let result = runner.run(&(request(), 0..10_000usize), |(request, pick)| {
        property(&request, pick).map_err(proptest::test_runner::TestCaseError::fail)
    });
    match result {
        Ok(()) => {}
        Err(TestError::Fail(why, (request, pick))) => panic!("{why}\npick {pick}\n{request}"),
        Err(TestError::Abort(why)) => panic!("{why}"),
    }
}

fn within_every_limit(request: &Value, pick: usize) -> Result<(), String> {
    let tags: Vec<&str> = Languages::embedded().tags().collect();
    let tag = tags[pick % tags.len()];
    // Most cards are pending ones.
    let state = if pick.is_multiple_of(3) { State::ALL[pick % State::ALL.len()] } else { State::Pending };
    let made = common::make("generated", &request.to_string(), tag, &common::outcome(state));
    for (platform, payload, findings) in made.render_all() {
        let cut = findings.iter().any(|finding| finding.code == "cut");
        let faults = check::faults(platform, &payload, cut);
        if let Some(fault) = faults.first() {
            return Err(format!("{tag} {}: {fault}", state.name()));
        }
        if cut && payload.offers_allow() {
            return Err(format!("{} is cut and may be allowed", platform.row().name));
        }
        // Every text of the card is on every payload that is whole.
        if !cut && state == State::Pending {
            let shown = check::visible_text(&payload);
            let shown: String = shown.split_whitespace().collect();
            for line in [Some(&made.card.title), made.card.detail.as_ref()]
                .into_iter()
                .flatten()
                .chain(made.card.facts.iter().map(|fact| &fact.value))
            {
                let expected: String = line.text().split_whitespace().collect();
                if !shown.contains(&expected) {
                    return Err(format!("{} does not show {expected:?}", platform.row().name));
                }
            }
        }
    }
    Ok(())
}

#[test]
fn generated_requests_are_within_every_limit() {
    hold(60_000, within_every_limit);
}

#[test]
fn generated_requests_are_within_every_limit_again() {
    hold(40_000, within_every_limit);
}

#[test]
fn rendering_is_pure() {
    hold(500, |request, _| {
        let once = common::make("generated", &request.to_string(), "de", &common::outcome(State::Pending)).render_all();
        let again = common::make("generated", &request.to_string(), "de", &common::outcome(State::Pending)).render_all();
        if once == again { Ok(()) } else { Err("two renders differ".to_owned()) }
    });
}

#[test]
fn what_is_shown_decodes_to_what_was_put_in() {
    use unicode_normalization::UnicodeNormalization as _;
    let mut runner = TestRunner::new(Config { cases: 30_000, failure_persistence: None, ..Config::default() });
    let result = runner.run(&long_text(), |text| {
        for slot in [Slot::Line, Slot::Block] {
            let put_in = Untrusted::new(text.as_str());
            let shown = Redactor::standard().show(&put_in, slot);
            if shown.hidden() > 0 {
                continue;
            }
            let decoded = countersign::redact::visible::decode(shown.as_str());
            proptest::prop_assert_eq!(decoded.nfc().collect::<String>(), put_in.raw().nfc().collect::<String>());
        }
        Ok(())
    });
    result.unwrap_or_else(|error| panic!("{error}"));
}

#[test]
fn size_costs_no_more_than_size() {
    // No clock: the work is bounded by the payload, so a request of any width gives one of bounded size.
    for width in [10, 1_000, 20_000] {
        let members: String = (0..width).map(|n| format!("\"k{n}\":\"v{n}\",")).collect();
        let json = format!("{{\"tool\":{{\"name\":\"t\"}},\"input\":{{{}}}}}", members.trim_end_matches(','));
        let made = common::make("wide", &json, "en", &common::outcome(State::Pending));
        assert_eq!(made.card.facts.len(), width);
        for platform in [Platform::Telegram, Platform::Slack, Platform::Email] {
            let (payload, findings) = made.render(platform, |_| {});
            let cut = findings.iter().any(|finding| finding.code == "cut");
            assert_eq!(check::faults(platform, &payload, cut), Vec::<String>::new());
        }
    }
}
