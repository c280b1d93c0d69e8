//! What must hold for every text: hiding twice changes nothing, marks tell nothing of what they hide, what is shown can be
//! taken back, and nothing invisible is left.

use countersign::model::Untrusted;
use countersign::redact::visible::{decode, is_invisible, visible};
use countersign::redact::{Redactor, Slot, rules};
use unicode_normalization::UnicodeNormalization;

#[path = "redact/benign.rs"]
mod benign;
#[path = "redact/disguise.rs"]
mod disguise;
#[path = "redact/made.rs"]
mod made;

use made::{Lot, leaks};

/// Texts made of pieces that matter to some rule or view.
fn soup(lot: &mut Lot) -> String {
    const PIECES: &[&str] = &[
        "password",
        "token",
        "api_key",
        "=",
        ":",
        " ",
        "\"",
        "'",
        "\n",
        "\\",
        "\\u{",
        "\\u0041",
        "u{",
        "}",
        "{",
        "%41",
        "%25",
        "&amp;",
        "&#65;",
        "ghp_",
        "sk-",
        "AKIA",
        "eyJ",
        "://",
        "@",
        "user:pw9x@host",
        "Bearer ",
        "Basic ",
        "Cookie: a=b",
        "[🔒 ",
        "[🔒 github-token]",
        "🔒",
        "]",
        "**",
        "`",
        "_",
        "-----BEGIN RSA PRIVATE KEY-----",
        "-----END",
        "4111 1111 1111 1111",
        "DE89 3704 0044 0532 0130 00",
        "\u{200B}",
        "\u{202E}",
        "\u{AD}",
        "\u{FE0F}",
        "\u{200D}",
        "\u{200C}",
        "\u{301}",
        "\u{30A}",
        "\u{A0}",
        "\u{3000}",
        "\u{2028}",
        "\u{E0041}",
        "\u{10F83D}",
        "\u{10FC00}",
        "👩",
        "👧",
        "🇩🇪",
        "1\u{FE0F}\u{20E3}",
        "⚠\u{FE0F}",
        "✅",
        "⏎",
        "␣",
        "×3",
        "3",
        "   ",
        "          ",
        "می\u{200C}خواهم",
        "क्\u{200D}ष",
        "ж",
        "a",
        "Z",
        "é",
        "が",
        "<b>",
        "<password>",
        "</password>",
        "curl -u a:b3c4d5 ",
        "\t",
        "\r",
        "\0",
        "hunter2",
        "x",
        "xxxx",
        "null",
        "$VAR",
        "é",
        "ﬁ",
        "①",
        "-",
        ".",
        ",",
        ";",
        "(",
        ")",
        "[",
        "key",
        "secret",
    ];
    let n = 1 + lot.below(14);
    let mut text = String::new();
    for _ in 0..n {
        if lot.below(5) == 0 {
            let class = *lot.of::<char>(&['w', 'h', 'd', 't', 'b']);
            let n = 1 + lot.below(40);
            text.push_str(&lot.fill(class, n));
        } else {
            text.push_str(PIECES[lot.below(PIECES.len())]);
        }
    }
    text
}

#[test]
fn hiding_twice_changes_nothing() {
    let mut lot = Lot::new(11);
    for _ in 0..20_000 {
        let text = soup(&mut lot);
        let once = Redactor::standard().hide(&text).into_owned();
        let twice = Redactor::standard().hide(&once);
        assert_eq!(twice, once, "from {text:?}");
        assert!(Redactor::standard().spans(&once).is_empty());
    }
}

#[test]
fn spans_are_in_order_and_apart() {
    let mut lot = Lot::new(12);
    for _ in 0..5_000 {
        let text = soup(&mut lot);
        let spans = Redactor::standard().spans(&text);
        for span in &spans {
            assert!(text.get(span.range.clone()).is_some_and(|s| !s.is_empty()));
        }
        assert!(spans.windows(2).all(|w| w[0].range.end <= w[1].range.start));
    }
}

#[test]
fn a_mark_tells_no_length() {
    let mut lot = Lot::new(13);
    let forms: Vec<String> =
        (12..60).map(|n| Redactor::standard().hide(&format!("a password: {}9x! b", lot.fill('w', n))).into_owned()).collect();
    assert!(forms.windows(2).all(|w| w[0] == w[1]), "{forms:?}");
    let forms: Vec<String> =
        (36..200).map(|n| Redactor::standard().hide(&format!("a ghp_{} b", lot.fill('w', n))).into_owned()).collect();
    assert!(forms.windows(2).all(|w| w[0] == w[1]));
}

#[test]
fn no_chain_of_two_disguises_leaks() {
    let mut lot = Lot::new(14);
    let rows: Vec<_> = rules::all()
        .filter(|r| {
            matches!(
                r.id,
                "github-token"
                    | "gitlab-token"
                    | "slack-token"
                    | "stripe-key"
                    | "anthropic-key"
                    | "openai-key"
                    | "sendgrid-key"
                    | "google-api-key"
                    | "npm-token"
                    | "jwt"
                    | "telegram-token"
                    | "aws-key-id"
                    | "shopify-token"
                    | "digitalocean-token"
            )
        })
        .collect();
    // A context takes any text; what a context makes is not cut or broken again.
    let last = ["sentence", "basic header", "json", "userinfo", "query", "nested url", "first half"];
    let mut lost = Vec::new();
    let mut count = 0;
    for (one, first) in disguise::ALL {
        for (two, second) in disguise::ALL {
            let broken = |name: &str| name.starts_with("groups") || name.starts_with("newline") || name.starts_with("crlf");
            let split = |name: &str| matches!(name, "code split" | "html tags" | "bold split");
            // A break inside the signs of a split, or the other way round, is no way to write anything.
            if last.contains(one)
                || split(one) && broken(two)
                || broken(one) && (broken(two) || matches!(*two, "code split" | "html tags" | "bold split"))
                || *two == "first half" && *one != "plain"
            {
                continue;
            }
            let row = lot.of(&rows);
            let template = *lot.of(row.hits);
            let (token, _) = lot.make(template);
            let text = second(&first(&token));
            let out = Redactor::standard().hide(&text);
            count += 1;
            if leaks(&out, &token) || out.len() * 2 > text.len() && !out.contains('🔒') {
                lost.push(format!("{one} then {two}: {} -> {}", row.id, out.chars().take(160).collect::<String>()));
            }
        }
    }
    println!("chains: {} of {count} leak", lost.len());
    lost.iter().for_each(|l| println!("  {l:?}"));
    assert!(lost.is_empty());
}

#[test]
fn visible_text_can_be_taken_back() {
    let mut lot = Lot::new(15);
    for i in 0..40_000 {
        let text = if i % 3 == 0 {
            (0..lot.below(12)).filter_map(|_| char::from_u32(lot.below(0x11_0000) as u32)).collect()
        } else {
            soup(&mut lot)
        };
        for slot in [Slot::Line, Slot::Block] {
            let text = Untrusted::new(text.as_str());
            let shown = visible(text.raw(), slot);
            let back: String = decode(&shown.text).nfc().collect();
            let want: String = text.raw().nfc().collect();
            assert_eq!(back, want, "{:?} through {:?}", text.raw(), shown.text);
        }
    }
}

#[test]
fn nothing_invisible_is_shown() {
    let mut lot = Lot::new(16);
    for _ in 0..20_000 {
        let text = Untrusted::new(soup(&mut lot));
        let shown = Redactor::standard().show(&text, Slot::Line);
        let bad = shown.as_str().chars().find(|c| is_invisible(*c) && !matches!(c, '\u{200C}' | '\u{200D}' | '\u{FE0F}'));
        assert_eq!(bad, None, "{:?}", shown.as_str());
        assert!(!shown.as_str().contains('\n'));
        assert_eq!(shown.as_str().matches("[🔒 ").count(), shown.hidden(), "{:?}", shown.as_str());
        assert_eq!(shown.as_str().matches('🔒').count(), shown.hidden(), "no value draws a lock");
        for max in 0..shown.as_str().len() {
            let cut = shown.safe_cut(max);
            assert!(cut <= max && shown.as_str().is_char_boundary(cut));
            let head = shown.prefix(cut);
            assert_eq!(head.as_str().matches('🔒').count(), head.hidden());
            assert!(!head.as_str().ends_with("\\u{") || shown.as_str().contains("\\\\u{"));
        }
    }
}

#[test]
fn every_character_is_shown_or_escaped() {
    for c in (0..=0x10_FFFF).filter_map(char::from_u32) {
        let text = Untrusted::new(format!("a{c}b"));
        let shown = visible(text.raw(), Slot::Line);
        if is_invisible(c) {
            assert!(!shown.text.contains(c), "{:04X}", c as u32);
        }
    }
}

#[test]
fn a_stream_hides_what_a_text_hides() {
    let mut lot = Lot::new(17);
    let mut text = String::new();
    let mut secrets = Vec::new();
    while text.len() < 900_000 {
        for line in benign::lines().iter().take(200 + lot.below(300)) {
            text.push_str(line);
            text.push('\n');
        }
        let secret = format!("ghp_{}", lot.fill('w', 36));
        text.push_str(&format!("INFO got {secret} from there\n"));
        secrets.push(secret);
        let secret = lot.fill('w', 400);
        text.push_str(&format!(
            "-----BEGIN PRIVATE KEY-----\n{}\n-----END PRIVATE KEY-----\n",
            secret.as_bytes().chunks(64).map(|c| String::from_utf8_lossy(c).into_owned()).collect::<Vec<_>>().join("\n")
        ));
        secrets.push(secret);
    }
    let whole = Redactor::standard().hide(&text);
    for size in [1000, 4096, 65_536, 1 << 20] {
        let mut stream = Redactor::standard().stream();
        let mut out = Vec::new();
        for chunk in text.as_bytes().chunks(size) {
            stream.push(chunk, &mut out);
        }
        stream.finish(&mut out);
        let out = String::from_utf8_lossy(&out);
        assert!(secrets.iter().all(|s| !leaks(&out, s)));
        let (a, b): (Vec<&str>, Vec<&str>) = (out.lines().collect(), whole.lines().collect());
        for (x, y) in a.iter().zip(&b) {
            assert_eq!(x, y, "pieces of {size}");
        }
        assert_eq!(a.len(), b.len());
    }
    // Bytes that are no UTF-8 pass.
    let mut stream = Redactor::standard().stream();
    let mut out = Vec::new();
    stream.push(b"a\xFF\xFEb password: hunter2x\xFF\n", &mut out);
    stream.finish(&mut out);
    assert!(out.starts_with(b"a\xFF\xFEb password: [") && !out.windows(7).any(|w| w == b"hunter2"));
}

#[test]
fn registered_secrets_are_hidden_in_all_their_forms() {
    use base64::Engine as _;
    let secret = "correct horse/battery+\"staple\"&äx";
    let redactor = Redactor::builder()
        .secret(secret)
        .secret("abc12")
        .secret("line one is long\nline two is long")
        .build()
        .unwrap_or_else(|e| panic!("{e}"));
    let b64 = base64::engine::general_purpose::STANDARD;
    let percent: String = secret.bytes().map(|b| format!("%{b:02X}")).collect();
    let hex: String = secret.bytes().map(|b| format!("{b:02x}")).collect();
    for (i, form) in [
        secret.to_owned(),
        percent.clone(),
        percent.to_lowercase(),
        percent.replace('%', "%25"),
        hex.clone(),
        hex.to_uppercase(),
        b64.encode(secret),
        b64.encode(format!("x{secret}")),
        b64.encode(format!("xy{secret}z")),
        b64.encode(secret).replace('=', ""),
        serde_json::to_string(secret).unwrap_or_default(),
        secret.replace('&', "&amp;").replace('"', "&quot;"),
        secret.replace(' ', "+"),
        "see line two is long here".to_owned(),
    ]
    .iter()
    .enumerate()
    {
        let out = redactor.hide(form);
        assert!(out.contains("[🔒 registered]"), "{i}: {form} -> {out}");
        assert!(!out.contains("staple") && !out.contains("line two"), "{i}: {out}");
    }
    assert_eq!(redactor.hide("abc12 xabc12 abc123 (abc12)"), "[🔒 registered] xabc12 abc123 ([🔒 registered])");
    assert_eq!(redactor.warnings().len(), 1);
}

#[test]
fn a_secret_across_two_texts_is_hidden_in_both() {
    let mut lot = Lot::new(18);
    for rule in ["ghp_{w36}", "glpat-{t20}", "sk_live_{w24}", "xoxb-{d12}-{d12}-{w24}", "AKIA{v16}"] {
        let (token, _) = lot.make(rule);
        for cut in 3..token.len() - 2 {
            let show = |t: String| Redactor::standard().show(&Untrusted::new(t), Slot::Line);
            let (mut a, mut b) = (show(format!("Delete {}", &token[..cut])), show(format!("{} now", &token[cut..])));
            let more = Redactor::standard().hide_across(&mut [&mut a, &mut b]);
            let all = format!("{}|{}", a.as_str(), b.as_str());
            assert!(!leaks(&all, &token), "{cut}: {all} ({more})");
        }
    }
    let plain = |t: &str| Redactor::standard().show(&Untrusted::new(t), Slot::Line);
    let (mut a, mut b) = (plain("Reset the password"), plain("is what this does"));
    assert_eq!(Redactor::standard().hide_across(&mut [&mut a, &mut b]), 0);
}
