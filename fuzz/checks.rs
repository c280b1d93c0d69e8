//! What must hold for any bytes at all: the fuzzer tries to break it, and a test replays the corpus.

use countersign::card::compose;
use countersign::locale::Languages;
use countersign::model::{Outcome, Untrusted, read_request};
use countersign::platform::{Delivery, PLATFORMS};
use countersign::redact::{Redactor, Slot, visible};
use countersign::token::Issuer;

/// The redactor: hiding twice changes nothing, a stream hides what the whole does, and what is shown can be seen.
pub(crate) fn redact(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    let redactor = Redactor::standard();
    let once = redactor.hide(&text).into_owned();
    assert_eq!(redactor.hide(&once), once, "hiding twice changed something");
    let mut stream = redactor.stream();
    let mut streamed = Vec::new();
    for chunk in bytes.chunks(7) {
        stream.push(chunk, &mut streamed);
    }
    stream.finish(&mut streamed);
    for slot in [Slot::Line, Slot::Block] {
        let shown = redactor.show(&Untrusted::new(text.as_ref()), slot);
        assert!(!shown.as_str().chars().any(|c| c != '\n' && c.is_control()), "a control character is shown");
        let cut = shown.safe_cut(shown.as_str().len() / 2);
        assert!(shown.as_str().is_char_boundary(cut));
        let _ = visible::decode(shown.as_str());
    }
}

/// Rendering: any bytes give a request or an error, and any request gives four payloads that know their limits.
pub(crate) fn render(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let Ok(reading) = read_request(text) else { return };
    let tags: Vec<_> = Languages::embedded().tags().collect();
    let tag = tags[bytes.len() % tags.len()];
    let (locale, _) = Languages::embedded().best(tag);
    let mut findings = reading.findings;
    let card = compose(&reading.request, &Outcome::PENDING, locale, Redactor::standard(), &mut findings);
    let issuer = Issuer::unsigned("fuzz", 0);
    for row in PLATFORMS {
        let rendered = row.platform.render(&card, locale, &Delivery::new(&issuer));
        let cut = rendered.findings.iter().any(|finding| finding.code == "cut");
        assert!(!cut || !rendered.payload.offers_allow(), "{} is cut and may be allowed", row.name);
        let json = serde_json::to_value(&rendered.payload).expect("a payload is JSON");
        if row.name == "slack" {
            let size = json["blocks"].to_string().chars().count();
            assert!(size <= 12_000, "{size} characters of blocks");
        }
        if row.name == "telegram" {
            let text = json.get("text").or(json.get("caption")).and_then(|text| text.as_str()).unwrap_or_default();
            assert!((1..=4096).contains(&text.encode_utf16().count()), "{} units", text.encode_utf16().count());
        }
    }
}
