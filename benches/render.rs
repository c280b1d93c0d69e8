//! What each stage costs, and the whole way from a request's bytes to a payload's.

use std::fmt::Write as _;

use countersign::card::{Card, compose};
use countersign::locale::{Languages, Locale};
use countersign::model::{ApprovalRequest, Outcome, read_request};
use countersign::platform::{Delivery, Platform};
use countersign::redact::Redactor;
use countersign::token::Issuer;
use divan::{Bencher, black_box};

fn main() {
    divan::main();
}

const PLATFORMS: [Platform; 4] = [Platform::Telegram, Platform::Slack, Platform::Email, Platform::Text];

/// The plain card, a fallback with twelve inputs, a detail of 3,000 characters, a hostile one.
const CASES: [&str; 4] = ["plain", "fallback", "long", "hostile"];

/// The n-th request of a case: no two are the same, so nothing can be remembered.
fn request(case: &str, n: usize) -> String {
    let inputs = (0..12).fold(String::new(), |mut out, k| {
        let _ = write!(out, "\"input_{k}\":\"value {k} of {n}\",");
        out
    });
    let confirm = match case {
        "plain" => format!(
            r#"{{"title":"Stop Sam {n}'s stream?","detail":"Sam is {n} minutes into The Long Tide.","verb":"Stop","danger":true,"icon":"square"}}"#
        ),
        "long" => format!(r#"{{"title":"Send mail {n}?","detail":"{}","verb":"Send"}}"#, "All of it matters. ".repeat(158)),
        "hostile" => format!(
            r#"{{"title":"Delete \u202e{n} <!channel> evil.example?","detail":"\u0430\u0440\u0440le.com &amp; @all \u200b :fire: 👩\u200d👩\u200d👧\u200d👦","verb":"Delete"}}"#
        ),
        _ => "null".to_owned(),
    };
    format!(
        r#"{{"tool":{{"name":"t","label":"Did a thing","integration":"tautulli"}},"input":{{{inputs}"last":{n}}},"confirm":{confirm},"id":"request-{n}","asked_by":"Home assistant","asked_at":"2026-11-30T12:00:00Z"}}"#
    )
}

fn requests(case: &str) -> Vec<String> {
    (0..512).map(|n| request(case, n)).collect()
}

fn composed(request: &ApprovalRequest, locale: &Locale) -> Card {
    compose(request, &Outcome::PENDING, locale, Redactor::standard(), &mut Vec::new())
}

/// Gives the requests out in turn.
fn each<'a, T>(items: &'a [T], n: &mut usize) -> &'a T {
    *n = (*n + 1) % items.len();
    &items[*n]
}

#[divan::bench(args = CASES)]
fn parse(bencher: Bencher<'_, '_>, case: &str) {
    let requests = requests(case);
    let mut n = 0;
    bencher.bench_local(|| read_request(black_box(each(&requests[..], &mut n).as_str())).map(|reading| reading.request));
}

#[divan::bench(args = CASES)]
fn redact(bencher: Bencher<'_, '_>, case: &str) {
    let requests = requests(case);
    let mut n = 0;
    bencher.bench_local(|| Redactor::standard().hide(black_box(each(&requests[..], &mut n).as_str())).len());
}

#[divan::bench(args = CASES)]
fn compose_card(bencher: Bencher<'_, '_>, case: &str) {
    let requests: Vec<_> =
        requests(case).iter().map(|json| read_request(json).map(|reading| reading.request)).collect::<Result<_, _>>().unwrap();
    let locale = Languages::embedded().best("en").0;
    let mut n = 0;
    bencher.bench_local(|| composed(black_box(each(&requests[..], &mut n)), locale));
}

#[divan::bench(args = PLATFORMS.iter().flat_map(|p| CASES.map(|case| (p.row().name, case))))]
fn render(bencher: Bencher<'_, '_>, (name, case): (&str, &str)) {
    let platform = PLATFORMS.into_iter().find(|p| p.row().name == name).unwrap();
    let locale = Languages::embedded().best("en").0;
    let cards: Vec<_> = requests(case).iter().map(|json| composed(&read_request(json).unwrap().request, locale)).collect();
    let mut n = 0;
    bencher.bench_local(|| {
        let issuer = Issuer::unsigned("request", 1_796_000_000);
        platform.render(black_box(each(&cards, &mut n)), locale, &Delivery::new(&issuer)).payload
    });
}

#[divan::bench(args = PLATFORMS.iter().flat_map(|p| CASES.into_iter().flat_map(|case| ["en", "ar"].map(|tag| (p.row().name, case, tag)))))]
fn whole_way(bencher: Bencher<'_, '_>, (name, case, tag): (&str, &str, &str)) {
    let platform = PLATFORMS.into_iter().find(|p| p.row().name == name).unwrap();
    let requests = requests(case);
    let mut n = 0;
    bencher.bench_local(|| {
        let request = read_request(black_box(each(&requests[..], &mut n).as_str())).unwrap().request;
        let locale = Languages::embedded().best(tag).0;
        let card = composed(&request, locale);
        let issuer = Issuer::unsigned("request", 1_796_000_000);
        let payload = platform.render(&card, locale, &Delivery::new(&issuer)).payload;
        serde_json::to_vec(&payload).map(|bytes| bytes.len())
    });
}
