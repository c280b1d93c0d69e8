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

/// Ordinary text of one kind, made of word lists by a seeded lot: no line is like another.
fn varied(kind: &str, bytes: usize) -> String {
    const WORDS: &[&str] = &[
        "the", "a", "build", "cache", "report", "reader", "first", "summary", "because", "which", "people", "results", "of", "and",
        "to", "in", "morning", "network", "slowly", "between", "pages", "without", "changes", "server", "again", "library", "page",
        "keeps", "author", "monkey", "keyboard", "passes", "code", "network", "account", "Tuesday", "however", "measured", "small",
    ];
    const NAMES: &[&str] = &[
        "index",
        "value",
        "next_token",
        "keyFor",
        "line_count",
        "Config",
        "buffer",
        "parse_all",
        "self",
        "items",
        "is_empty",
        "width",
        "HashMap",
        "offset",
        "user_id",
        "session",
        "retry",
        "state",
    ];
    let mut seed = 0x2545_F491_4F6C_DD1D_u64;
    let mut lot = move |n: usize| {
        seed ^= seed << 13;
        seed ^= seed >> 7;
        seed ^= seed << 17;
        (seed >> 11) as usize % n
    };
    let mut out = String::with_capacity(bytes + 200);
    while out.len() < bytes {
        match kind {
            "prose" => {
                for i in 0..6 + lot(12) {
                    let sign = ["", "", "", "", "", ",", ";", " -"][lot(8)];
                    out.push_str(if i > 0 { " " } else { "" });
                    out.push_str(WORDS[lot(WORDS.len())]);
                    out.push_str(sign);
                }
                out.push_str([". ", ".\n", "? ", ".\n\n"][lot(4)]);
            }
            "log" => {
                let (hour, minute, second, thread) = (lot(24), lot(60), lot(60), lot(64));
                let level = ["INFO", "WARN", "DEBUG"][lot(3)];
                out.push_str(&format!("2026-11-{:02}T{hour:02}:{minute:02}:{second:02}Z {level} [worker-{thread}] ", 1 + lot(30)));
                for _ in 0..4 + lot(8) {
                    out.push_str(WORDS[lot(WORDS.len())]);
                    out.push(' ');
                }
                out.push_str(&format!("took {} ms, {} bytes\n", lot(5000), lot(1 << 20)));
            }
            _ => {
                let mut name = || NAMES[lot(NAMES.len())];
                let (a, b, c, d) = (name(), name(), name(), name());
                out.push_str(&match lot(6) {
                    0 => format!("    let {a} = {b}.{c}(&{d})?;\n"),
                    1 => format!("        if {a} < {b} && *{c} != {} {{\n", lot(100)),
                    2 => format!("/// Returns the `{a}` of [`{b}`], or `None`.\n"),
                    3 => format!("        self.{a}[{}] = {b} as u64 * {c};\n    }}\n\n", lot(16)),
                    4 => format!("    assert_eq!({a}({b}, \"{c}\\n\"), Some({d}_{}));\n", lot(10)),
                    _ => format!("pub fn {a}_{b}(&mut self, {c}: &str) -> Result<{d}, Error> {{\n"),
                });
            }
        }
    }
    out.truncate(bytes);
    out
}

#[divan::bench(args = ["prose", "log", "code"])]
fn varied_4_kb(bencher: divan::Bencher<'_, '_>, kind: &str) {
    let text = varied(kind, 1 << 20);
    let pieces: Vec<&str> = (0..text.len() / 4096).map(|i| &text[i * 4096..(i + 1) * 4096]).collect();
    bencher
        .counter(BytesCount::of_str(&text))
        .bench(|| pieces.iter().map(|piece| Redactor::standard().hide(divan::black_box(piece)).len()).sum::<usize>());
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
