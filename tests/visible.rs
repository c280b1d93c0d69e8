//! Honest display, case by case.

use countersign::model::Untrusted;
use countersign::redact::visible::visible;
use countersign::redact::{Redactor, Slot};

#[test]
fn lines() {
    for (text, want) in [
        ("report\u{202E}gnp.exe", "report\\u{202E}gnp.exe"),
        ("a\u{7}b\u{1B}[31mc\td\r\ne", "a\\u{7}b\\u{1B}[31mc\\u{9}d\\u{D}⏎e"),
        ("one\u{2028}two\u{2029}three\u{85}four", "one\\u{2028}two\\u{2029}three\\u{85}four"),
        ("x\u{3164}y\u{115F}z\u{FFA0}", "x\\u{3164}y\\u{115F}z\\u{FFA0}"),
        ("rm -rf /\u{200B}safe", "rm -rf /\\u{200B}safe"),
        ("a\u{A0}b\u{202F}c\u{3000}d", "a\\u{A0}b\\u{202F}c\\u{3000}d"),
        ("👩\u{200D}👩\u{200D}👧\u{200D}👦 🇩🇪 👍🏽 ok", "👩\u{200D}👩\u{200D}👧\u{200D}👦 🇩🇪 👍🏽 ok"),
        ("❤\u{FE0F} 1\u{FE0F}\u{20E3}", "❤\u{FE0F} 1\u{FE0F}\u{20E3}"),
        ("a\u{FE0F} 👩\u{200D} b", "a\\u{FE0F} 👩\\u{200D} b"),
        ("می\u{200C}خواهم کتاب\u{200C}ها", "می\u{200C}خواهم کتاب\u{200C}ها"),
        ("क्\u{200D}ष र\u{94D}\u{200C}य", "क्\u{200D}ष र\u{94D}\u{200C}य"),
        ("a\u{200C}b", "a\\u{200C}b"),
        ("A\u{30A}ngstro\u{308}m", "Ångström"),
        ("x\u{30A}", "x\\u{30A}"),
        ("✅ Approved 🔒 ⚠\u{FE0F}", "\\u{2705} Approved \\u{1F512} \\u{26A0}\\u{FE0F}"),
        ("[🔒 github-token]", "[\\u{1F512} github-token]"),
        ("a⏎b␣c", "a\\u{23CE}b\\u{2423}c"),
        ("\\u{41} \\\\u{41} \\ \\n", "\\\\u{41} \\\\\\\\u{41} \\ \\n"),
        ("\\\u{200B}", "\\\\\\u{200B}"),
        (" a ", "␣a␣"),
        ("   a", "␣×3a"),
        ("a          b", "a␣×10b"),
        ("a          3", "a␣×9␣3"),
        ("a        b", "a        b"),
        ("C:\\new\\*", "C:\\new\\*"),
        ("\u{10F83D}\u{10FC00} \u{10F83D}", "\\u{1F400} \\u{D83D}"),
        ("ok\u{E0072}\u{E0075}", "ok\\u{E0072}\\u{E0075}"),
        ("", ""),
        ("ملف-2026.pdf", "ملف-2026.pdf"),
    ] {
        assert_eq!(visible(text, Slot::Line).text, want, "{text:?}");
    }
    assert_eq!(visible("a\n\nb", Slot::Block).text, "a⏎\n⏎\nb");
}

#[test]
fn combining_marks_are_capped() {
    let shown = visible(&format!("Z{}algo", "\u{351}\u{363}\u{300}".repeat(20)), Slot::Line).text;
    assert_eq!(shown.chars().filter(|c| ('\u{300}'..'\u{370}').contains(c)).count(), 4);
    assert!(shown.ends_with("algo"));
}

#[test]
fn scripts() {
    for (text, mixed) in [
        ("https://арр\u{6C}е.com/login", true),
        ("https://аррӏе.com", true),
        ("pаypal", true),
        ("paypal", false),
        ("привет мир", false),
        ("файл_v2", false),
        ("日本語のテキスト", false),
        ("한글 漢字", false),
        ("Größe", false),
        ("сайт на example.com", false),
        ("ملف-2026.pdf", false),
        ("ω and α", false),
    ] {
        assert_eq!(visible(text, Slot::Line).mixed_scripts, mixed, "{text}");
    }
}

#[test]
fn flags() {
    let show = |t: &str| Redactor::standard().show(&Untrusted::new(t), Slot::Line);
    assert!(
        show("\u{200B}\u{3164} ").is_blank()
            && show("").is_blank()
            && !show("x").is_blank()
            && !show("password: hunter2x").is_blank()
    );
    assert!(show("ملف").has_rtl() && !show("file").has_rtl());
    assert!(show("a\tb").escaped() && !show("a b").escaped());
    assert_eq!(show("password: hunter2x and password: hunter3x").hidden(), 2);
    assert_eq!(serde_json::to_string(&show("password: hunter2x")).unwrap_or_default(), "\"password: [🔒 passcode]\"");
}

#[test]
fn keyed_values() {
    let keyed = |k: &str, v: &str| Redactor::standard().show_keyed(k, &Untrusted::new(v), Slot::Block).as_str().to_owned();
    for (key, value, want) in [
        ("password", "x", "[🔒 passcode]"),
        ("apiKey", "whatever it is", "[🔒 api-key]"),
        ("Authorization", "Bearer abc", "[🔒 authorization]"),
        ("author", "Sam", "Sam"),
        ("keyboard", "de", "de"),
        ("monkey", "3", "3"),
        ("token_count", "7", "7"),
        ("tokenizer", "bpe", "bpe"),
        ("session", "42", "42"),
        ("session", "a9f8e7d6c5b4a3f2e1d0", "[🔒 session]"),
        ("max_tokens", "4096", "4096"),
        ("db.password", "hunter2", "[🔒 passcode]"),
        ("X-Plex-Token", "abcdEFGHijkl", "[🔒 token]"),
        ("pa\u{200B}ssword", "hunter2", "[🔒 passcode]"),
        ("path", "/data", "/data"),
        ("client_secret", "8d1f", "[🔒 secret]"),
    ] {
        assert_eq!(keyed(key, value), want, "{key}");
    }
}

#[test]
fn urls() {
    let r = Redactor::standard();
    for (url, bears) in [
        ("https://example.org/poster.jpg", false),
        ("https://example.org/poster.jpg?w=300&h=450", false),
        ("https://user:pass@example.org/p.jpg", true),
        ("https://user@example.org/p.jpg", true),
        ("https://example.org/p.jpg?X-Plex-Token=abcdEFGH1234ijklMNOP", true),
        ("https://example.org/photo?url=%2Flibrary%3FX-Plex-Token%3Dabcdefgh1234", true),
        ("https://example.org/p.jpg?api_key=12345678", true),
        ("https://example.org/p?sig=abc123def456", true),
        ("https://api.telegram.org/file/bot123456789:AAabcdefghijklmnopqrstuvwxyz1234567/p.jpg", true),
        ("https://example.org/p?X-Amz-Signature=0123456789abcdef0123", true),
    ] {
        assert_eq!(r.url_bears_secret(url), bears, "{url}");
    }
}
