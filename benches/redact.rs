//! Speed of the redactor: ordinary text in pieces of 4 KB, one large piece against sixteen times as much, the card's path.

use countersign::model::Untrusted;
use countersign::redact::{Redactor, Slot};
use divan::counter::BytesCount;

fn main() {
    divan::main();
}

const PROSE: &str = "The build takes a little longer when the cache is cold, so the first run of the day is the slow one. \
Each step writes what it did to the log, and the log is kept for a week. Where a step fails, the page shows its last lines \
and a link to the rest of them. People who only want the result can read the summary; it names what has changed since then.\n";

fn ordinary(bytes: usize) -> String {
    PROSE.repeat(bytes / PROSE.len() + 1)[..bytes].to_owned()
}

#[divan::bench]
fn prose_4_kb(bencher: divan::Bencher<'_, '_>) {
    let text = ordinary(4096);
    bencher.counter(BytesCount::of_str(&text)).bench(|| Redactor::standard().hide(divan::black_box(&text)).len());
}

#[divan::bench(args = [4, 64], sample_count = 3, sample_size = 1)]
fn one_piece_mb(bencher: divan::Bencher<'_, '_>, megabytes: usize) {
    let text = ordinary(megabytes << 20);
    bencher.counter(BytesCount::of_str(&text)).bench(|| Redactor::standard().hide(divan::black_box(&text)).len());
}

/// Openings without an end, and keys without a value: what a slow pattern would choke on.
#[divan::bench(args = [1, 4], sample_count = 3, sample_size = 1)]
fn hostile_mb(bencher: divan::Bencher<'_, '_>, megabytes: usize) {
    let text = "-----BEGIN RSA PRIVATE KEY eyJ key= token: \"sk- ://a:b %25%25 &amp;amp; \\\\u{ 1 1 1 1 ab:ab:ab "
        .repeat((megabytes << 20) / 80);
    bencher.counter(BytesCount::of_str(&text)).bench(|| Redactor::standard().hide(divan::black_box(&text)).len());
}

#[divan::bench]
fn show_a_title(bencher: divan::Bencher<'_, '_>) {
    let text = Untrusted::new("Stop Sam's stream of The Long Tide in the living room?");
    bencher.bench(|| Redactor::standard().show(divan::black_box(&text), Slot::Line));
}

#[divan::bench]
fn show_a_secret(bencher: divan::Bencher<'_, '_>) {
    let text = Untrusted::new(format!("curl -H 'Authorization: Bearer {}' https://example.org", "a1B2c3D4".repeat(5)));
    bencher.bench(|| Redactor::standard().show(divan::black_box(&text), Slot::Line));
}
