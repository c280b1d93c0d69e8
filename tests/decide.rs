//! Events in the platforms' own shapes, and what each comes to. A case is a file in `fixtures/events/<platform>/`: the event,
//! what the card was, and what is expected. Tokens, keys and secrets are made when the test runs; `{{allow}}` in an event
//! stands for the card's own token.

mod common;

use std::collections::BTreeSet;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use countersign::answer::email::Trust;
use countersign::answer::event::Heard;
use countersign::answer::webhook::Headers;
use countersign::answer::{self, Answer, Asked, Event, MemoryUsed, Receipt, Refusal, Shown, decide};
use countersign::card::compose;
use countersign::locale::Languages;
use countersign::model::digest::input_digest;
use countersign::model::{Outcome, State, json, read_request};
use countersign::platform::{Delivery, Platform};
use countersign::redact::Redactor;
use countersign::token::{Audience, Issuer, KeyRing, Purpose};
use hmac::{Hmac, KeyInit as _, Mac as _};
use serde_json::{Value, json as object};
use sha2::Sha256;

const ASKED_AT: &str = "2026-11-30T12:00:00Z";

/// Everything secret of one run.
struct Secrets {
    old: KeyRing,
    ring: KeyRing,
    foreign: KeyRing,
    webhook: String,
}

fn secrets() -> Secrets {
    let key = |start: u8| std::array::from_fn(|n| start.wrapping_mul(31).wrapping_add(n as u8 * 7));
    let old = KeyRing::new('A', key(1)).unwrap();
    Secrets {
        ring: old.clone().with('B', key(2)).unwrap(),
        old,
        foreign: KeyRing::new('B', key(3)).unwrap(),
        webhook: ["wh", "8f2c1d", "Zq"].join("-"),
    }
}

/// A case's card, its receipt and what its event is filled with.
struct Card {
    receipt: Receipt,
    fills: Vec<(String, String)>,
}

fn card(case: &Value, platform: Platform, secrets: &Secrets) -> Card {
    let mut request = object!({
        "tool": { "name": "plex_stop_stream", "label": "Stop a stream", "integration": "plex" },
        "input": { "session": 42 },
        "confirm": { "title": "Stop Sam's stream?", "detail": "Sam is 40 minutes in.", "verb": "Stop", "danger": true },
        "id": "question-7", "asked_at": ASKED_AT, "timeout": 120,
    });
    for (key, value) in case["card"].as_object().into_iter().flatten() {
        request[key] = value.clone();
    }
    if case["cut"] == true {
        request["confirm"]["detail"] = "much more to say about it ".repeat(9000).into();
    }
    let text = request.to_string();
    let request = read_request(&text).unwrap().request;
    let (locale, _) = Languages::embedded().best(request.locale.as_deref().unwrap_or("en"));
    let card = compose(&request, &Outcome::PENDING, locale, Redactor::standard(), &mut Vec::new());
    let part = |key: &str| case[key].as_str().map(str::to_owned);
    let default = match platform {
        Platform::Telegram => "-1001234567890",
        Platform::Slack => "C0123456789",
        _ => "sam@example.com",
    };
    let chat = if case["chat"].is_null() { Some(default.to_owned()) } else { part("chat").filter(|chat| !chat.is_empty()) };
    let audience = Audience { connector: platform.row().name.to_owned(), chat, thread: part("thread") };
    let shown =
        |audience: Audience| Shown { json: json::parse(&text).unwrap().value, request: &request, card: &card, platform, audience };
    let issuer = shown(audience.clone()).issuer(&secrets.ring);
    let moved = Audience { chat: Some("999".to_owned()), ..audience.clone() };
    let delivery = Delivery { from: Some("Ask <ask@example.com>"), to: Some(default), ..Delivery::new(&issuer) };
    let rendered = platform.render(&card, locale, &delivery);
    let eml = match &rendered.payload {
        countersign::platform::Payload::Email(mail) => mail.eml.clone(),
        _ => String::new(),
    };
    let header = |name: &str| eml.lines().find_map(|line| line.strip_prefix(name)).unwrap_or_default().trim().to_owned();
    let allow = issuer.token(Purpose::Allow);
    let changed = |at: usize, to: &str| format!("{}{to}{}", &allow[..at], &allow[at + 1..]);
    let fills = [
        ("allow", allow.clone()),
        ("not_now", issuer.token(Purpose::NotNow)),
        ("undo", issuer.token(Purpose::Undo)),
        ("view", issuer.token(Purpose::View)),
        ("unsigned", Issuer::unsigned("question-7", 1_796_040_120).token(Purpose::Allow)),
        ("by_old_key", shown(audience.clone()).issuer(&secrets.old).token(Purpose::Allow)),
        ("by_foreign_key", shown(audience.clone()).issuer(&secrets.foreign).token(Purpose::Allow)),
        ("moved", shown(moved).issuer(&secrets.ring).token(Purpose::Allow)),
        ("turned", changed(24, "n")),
        ("later", changed(30, if allow.as_bytes()[30] == b'A' { "B" } else { "A" })),
        ("longer", format!("{allow}A")),
        ("shorter", allow[..52].to_owned()),
        ("message_id", header("Message-ID:").trim_matches(['<', '>']).to_owned()),
        ("tag", issuer.reply_tag().unwrap()),
        ("foreign_tag", shown(audience.clone()).issuer(&secrets.foreign).reply_tag().unwrap()),
    ];
    let receipt = if case["mere_request"] == true {
        Receipt::read(&text, platform).unwrap()
    } else {
        let mut receipt = shown(audience).receipt(&rendered.payload);
        receipt.state = case["state"].as_str().and_then(State::from_name).unwrap_or(State::Pending);
        receipt.message = part("message");
        let mut written = String::new();
        receipt.to_value().write(&mut written);
        // What is kept is text: what is read from it must be the same.
        let read = Receipt::read(&written, platform).unwrap();
        let mut again = String::new();
        read.to_value().write(&mut again);
        assert_eq!(written, again);
        read
    };
    Card { receipt, fills: fills.into_iter().map(|(name, value)| (name.to_owned(), value)).collect() }
}

fn fill(text: &str, fills: &[(String, String)]) -> String {
    fills.iter().fold(text.to_owned(), |text, (name, value)| text.replace(&format!("{{{{{name}}}}}"), value))
}

/// The body as it comes: the event's JSON, in a form where the case says so; a mail's lines with CRLF.
fn body(case: &Value, fills: &[(String, String)]) -> Vec<u8> {
    if let Some(lines) = case["mail"].as_array() {
        let lines: Vec<String> = lines.iter().map(|line| fill(line.as_str().unwrap(), fills)).collect();
        let mut mail = lines.join("\r\n").into_bytes();
        if let Some(coded) = case["base64_bytes"].as_str() {
            mail.extend(STANDARD.decode(coded).unwrap());
        }
        return mail;
    }
    let json = fill(&case["event"].to_string(), fills);
    match case["form"].as_bool() {
        Some(true) => {
            let coded: String = json.bytes().map(|b| if b == b' ' { "+".into() } else { format!("%{b:02X}") }).collect();
            format!("payload={coded}").into_bytes()
        }
        _ => json.into_bytes(),
    }
}

/// What a webhook checks before it reads: the case says how the request was signed.
fn is_authentic(case: &Value, platform: Platform, body: &[u8], secrets: &Secrets, now: jiff::Timestamp) -> bool {
    let signed = &case["signed"];
    if signed.is_null() {
        return true;
    }
    let name = |name: &str| name.to_lowercase();
    if platform == Platform::Telegram {
        let given = if signed == "right" { secrets.webhook.clone() } else { signed.as_str().unwrap().to_owned() };
        let headers = Headers::new([(name(answer::telegram::SECRET_HEADER), given)]);
        return answer::telegram::is_authentic(&headers, &secrets.webhook);
    }
    let time = now.as_second() + case["clock"].as_i64().unwrap_or(0);
    let secret = if signed == "right" { secrets.webhook.as_str() } else { "another" };
    let signature = slack_signature(secret, &time.to_string(), body);
    let headers =
        Headers::new([(name(answer::slack::TIME_HEADER), time.to_string()), (name(answer::slack::SIGNATURE_HEADER), signature)]);
    answer::slack::is_authentic(&headers, body, &secrets.webhook, now)
}

fn slack_signature(secret: &str, time: &str, body: &[u8]) -> String {
    let mac = Hmac::<Sha256>::new_from_slice(secret.as_bytes()).unwrap();
    let mac = mac.chain_update("v0:").chain_update(time).chain_update(":").chain_update(body);
    mac.finalize().into_bytes().iter().fold("v0=".to_owned(), |hex, byte| format!("{hex}{byte:02x}"))
}

fn run(case: &Value, platform: Platform) -> (Answer, Card, Secrets) {
    let secrets = secrets();
    let card = card(case, platform, &secrets);
    let after = jiff::SignedDuration::from_secs(case["after"].as_i64().unwrap_or(30));
    let now = ASKED_AT.parse::<jiff::Timestamp>().unwrap() + after;
    let used = MemoryUsed::default();
    let asked = Asked {
        receipt: &card.receipt,
        ring: Some(&secrets.ring),
        now,
        used: Some(&used),
        current_input: case.get("input_now").map(|input| input_digest(&json::parse(&input.to_string()).unwrap().value)),
        redactor: Redactor::standard(),
    };
    let answered = |case: &Value| {
        let body = body(case, &card.fills);
        let event = if !is_authentic(case, platform, &body, &secrets, now) {
            Event { heard: Heard::Refused(Refusal::Forged), ..Event::foreign() }
        } else {
            let trust = match case["trust"].as_str() {
                Some("nothing") => Trust::Nothing,
                Some("checked") => Trust::Checked,
                _ => Trust::Host("mx.example.com"),
            };
            match platform {
                Platform::Telegram => answer::telegram::decode(&body, asked.receipt),
                Platform::Slack => answer::slack::decode(&body, asked.receipt),
                Platform::Email => answer::email::decode(&body, trust, &asked),
                Platform::Text => answer::text::decode(&body, asked.receipt),
            }
            .unwrap_or_else(|error| panic!("{error}"))
        };
        let answer = decide(&event, &asked).unwrap();
        let entry = answer::log::entry(&answer, &asked);
        let log = format!("{entry}\n{}", serde_json::to_string(&entry).unwrap());
        assert_eq!(log.lines().count(), 2, "{log}");
        (answer, log)
    };
    for earlier in case["earlier"].as_array().into_iter().flatten() {
        let mut first = case.clone();
        let target = if case["mail"].is_null() { "event" } else { "mail" };
        first[target] = earlier.clone();
        assert!(answered(&first).0.decision.is_some(), "the earlier answer counts");
    }
    let (answer, log) = answered(case);
    let all = serde_json::to_string(&answer).unwrap() + &log;
    for (name, secret) in card.fills.iter().filter(|(name, _)| name != "message_id") {
        assert!(!all.contains(secret.as_str()), "a token ({name}) is in the answer or in the log");
    }
    assert!(!all.contains(&secrets.webhook));
    (answer, card, secrets)
}

fn cases(platform: Platform) -> Vec<(String, Value)> {
    let folder = common::root().join("fixtures/events").join(platform.row().name);
    let mut cases: Vec<_> = std::fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .map(|path| {
            let name = path.file_stem().unwrap().to_string_lossy().into_owned();
            let case = serde_json::from_str(&std::fs::read_to_string(&path).unwrap());
            let case = case.unwrap_or_else(|error| panic!("{name}: {error}"));
            (name, case)
        })
        .collect();
    cases.sort_by(|a, b| a.0.cmp(&b.0));
    assert!(cases.len() >= 25, "{}: only {} events", platform.row().name, cases.len());
    cases
}

/// Runs every case of a platform; refusals that must be among them are named.
fn check(platform: Platform, wanted: &[Refusal]) {
    let mut faults = Vec::new();
    let mut seen = BTreeSet::new();
    for (name, case) in cases(platform) {
        let (answer, ..) = run(&case, platform);
        let found = serde_json::to_value(&answer).unwrap();
        let expected = case["expect"].as_object().unwrap();
        assert!(
            expected.contains_key("decision") && expected.contains_key("refusal") && expected.contains_key("handled"),
            "{name}"
        );
        for (key, value) in expected {
            let pointed = if key.starts_with('/') { found.pointer(key).cloned().unwrap_or_default() } else { found[key].clone() };
            if pointed != *value {
                faults.push(format!("{name}: {key} is {pointed}, not {value}"));
            }
        }
        if answer.decision.is_some() && answer.refusal.is_some()
            || answer.handled && answer.refusal.is_some() && answer.say.is_none()
        {
            faults.push(format!("{name}: {found}"));
        }
        if case["never"].as_str().is_some_and(|secret| found.to_string().contains(secret))
            || case["never"] != Value::Null && answer.reason.is_none()
        {
            faults.push(format!("{name}: a secret is not hidden"));
        }
        seen.extend(answer.refusal.map(Refusal::name));
    }
    for refusal in wanted {
        if !seen.contains(refusal.name()) {
            faults.push(format!("no case reaches {}", refusal.name()));
        }
    }
    assert!(faults.is_empty(), "{}:\n  {}", platform.row().name, faults.join("\n  "));
}

const BY_BUTTON: [Refusal; 10] = [
    Refusal::Unsigned,
    Refusal::Forged,
    Refusal::Unknown,
    Refusal::WrongPlace,
    Refusal::NotAnApprover,
    Refusal::Expired,
    Refusal::AlreadyDecided,
    Refusal::Superseded,
    Refusal::Changed,
    Refusal::NotOffered,
];

#[test]
fn telegram_events_come_to_what_they_should() {
    check(Platform::Telegram, &BY_BUTTON);
}

#[test]
fn slack_events_come_to_what_they_should() {
    check(Platform::Slack, &BY_BUTTON);
}

#[test]
fn mails_come_to_what_they_should() {
    check(
        Platform::Email,
        &[
            Refusal::Automatic,
            Refusal::Unauthenticated,
            Refusal::Unknown,
            Refusal::WrongPlace,
            Refusal::NotAnApprover,
            Refusal::Expired,
            Refusal::AlreadyDecided,
            Refusal::Superseded,
            Refusal::Changed,
            Refusal::NotOffered,
        ],
    );
}

#[test]
fn no_event_however_broken_makes_it_panic_or_allow_by_chance() {
    let secrets = secrets();
    let mut random = 0x2545_F491_4F6C_DD1D_u64;
    let mut next = || {
        random ^= random << 13;
        random ^= random >> 7;
        random ^= random << 17;
        (random >> 11) as usize
    };
    let now = ASKED_AT.parse::<jiff::Timestamp>().unwrap();
    for platform in [Platform::Telegram, Platform::Slack, Platform::Email] {
        for (name, case) in cases(platform) {
            let card = card(&case, platform, &secrets);
            let asked = Asked {
                receipt: &card.receipt,
                ring: Some(&secrets.ring),
                now,
                used: None,
                current_input: None,
                redactor: Redactor::standard(),
            };
            let good = body(&case, &card.fills);
            for _ in 0..40 {
                let mut broken = good.clone();
                for _ in 0..1 + next() % 6 {
                    let at = next() % broken.len();
                    match next() % 3 {
                        0 => broken[at] = next() as u8,
                        1 => broken.truncate(at.max(1)),
                        _ => broken.splice(at..at, std::iter::repeat_n(next() as u8, next() % 40)).for_each(drop),
                    }
                }
                let event = match platform {
                    Platform::Telegram => answer::telegram::decode(&broken, asked.receipt),
                    Platform::Slack => answer::slack::decode(&broken, asked.receipt),
                    _ => answer::email::decode(&broken, Trust::Checked, &asked),
                };
                let Ok(event) = event else { continue };
                let answer = decide(&event, &asked).unwrap();
                // A button whose token is no longer the card's own allows nothing.
                let tokens = card.fills.iter().filter(|(name, _)| matches!(name.as_str(), "allow" | "by_old_key"));
                if let (Heard::Token(token), Some(decision)) = (&event.heard, answer.decision) {
                    let known = tokens.clone().any(|(_, own)| own == token);
                    assert!(known || decision.name() != "allow", "{name}");
                }
            }
        }
    }
}

#[test]
fn slacks_published_signature_is_right() {
    // Slack's own example, from its documentation; the secret is in pieces so that no scanner takes it for a live one.
    let secret = ["8f742231b10e", "8888abcd99yy", "yzzz85a5"].concat();
    let body = concat!(
        "token=xyzz0WbapA4vBCDEFasx0q6G&team_id=T1DC2JH3J&team_domain=testteamnow&channel_id=G8PSS9T3V&channel_name=foobar",
        "&user_id=U2CERLKJA&user_name=roadrunner&command=%2Fwebhook-collect&text=",
        "&response_url=https%3A%2F%2Fhooks.slack.com%2Fcommands%2FT1DC2JH3J%2F397700885554%2F96rGlfmibIGlgcZRskXaIFfN",
        "&trigger_id=398738663015.47445629121.803a0bc887a14d10d2c447fce8b6703c"
    );
    let signature = "v0=a2114d57b48eac39b9ad189dd8316235a7b4a8d21a10bd27519666489c69b503";
    let now = |seconds: i64| jiff::Timestamp::from_second(1_531_420_618 + seconds).unwrap();
    let headers = |signature: &str| {
        Headers::new([
            ("x-slack-request-timestamp".to_owned(), "1531420618".to_owned()),
            ("X-SLACK-SIGNATURE".to_owned(), signature.to_owned()),
        ])
    };
    let check =
        |headers: &Headers, body: &str, seconds| answer::slack::is_authentic(headers, body.as_bytes(), &secret, now(seconds));
    for (seconds, good) in [(0, true), (300, true), (-300, true), (301, false), (-301, false)] {
        assert_eq!(check(&headers(signature), body, seconds), good, "{seconds}");
    }
    assert!(!check(&headers(signature), &format!("{body}&"), 0));
    assert!(!check(&headers(&signature[..66]), body, 0) && !check(&headers(&signature[3..]), body, 0));
    assert!(!check(&Headers::default(), body, 0));
    assert!(!answer::slack::is_authentic(&headers(signature), body.as_bytes(), "", now(0)));
}

#[test]
fn refusals_that_would_help_an_attacker_say_the_same() {
    let said = |platform: Platform, name: &str| {
        let (_, case) = cases(platform).into_iter().find(|(known, _)| known == name).unwrap();
        run(&case, platform).0.say.unwrap()
    };
    assert_eq!(said(Platform::Telegram, "button-moved"), said(Platform::Telegram, "button-wrong-chat"));
}
