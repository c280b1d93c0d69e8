//! Ways to write a secret so that a plain search misses it, and a reader or a decoder does not.

use base64::Engine as _;
use base64::engine::general_purpose::{STANDARD, URL_SAFE_NO_PAD};

pub(crate) type Disguise = (&'static str, fn(&str) -> String);

fn middle(t: &str, put: &str) -> String {
    let mid = t.char_indices().nth(t.chars().count() / 2).map_or(0, |(i, _)| i);
    format!("{}{put}{}", &t[..mid], &t[mid..])
}

fn each(t: &str, f: impl Fn(char) -> String) -> String {
    t.chars().map(f).collect()
}

fn groups(t: &str, n: usize, sep: &str) -> String {
    t.chars().collect::<Vec<_>>().chunks(n).map(|c| c.iter().collect::<String>()).collect::<Vec<_>>().join(sep)
}

fn utf16(c: char) -> String {
    c.encode_utf16(&mut [0; 2]).iter().map(|u| format!("\\u{u:04x}")).collect()
}

/// All disguises. Each takes any text; those of the second half put the token into a context.
pub(crate) const ALL: &[Disguise] = &[
    ("plain", |t| t.to_owned()),
    ("sentence", |t| format!("the key is {t} for now")),
    ("zero-width space", |t| middle(t, "\u{200B}")),
    ("soft hyphen", |t| middle(t, "\u{AD}")),
    ("tag character", |t| middle(t, "\u{E0041}")),
    ("variation selector", |t| middle(t, "\u{FE0F}")),
    ("nul", |t| middle(t, "\0")),
    ("escape byte", |t| middle(t, "\u{1B}")),
    ("newline", |t| middle(t, "\n")),
    ("crlf and indent", |t| middle(t, "\r\n    ")),
    ("word joiner", |t| middle(t, "\u{2060}")),
    ("nbsp", |t| middle(t, "\u{A0}")),
    ("combining", |t| middle(t, "\u{301}")),
    ("zwnj between all", |t| each(t, |c| format!("{c}\u{200C}"))),
    ("full width", |t| {
        each(t, |c| if ('!'..='~').contains(&c) { char::from_u32(c as u32 + 0xFEE0).unwrap_or(c) } else { c }.to_string())
    }),
    ("mathematical", |t| {
        each(t, |c| {
            match c {
                'a'..='z' => char::from_u32(0x1D41A + c as u32 - 'a' as u32),
                'A'..='Z' => char::from_u32(0x1D400 + c as u32 - 'A' as u32),
                '0'..='9' => char::from_u32(0x1D7CE + c as u32 - '0' as u32),
                _ => Some(c),
            }
            .unwrap_or(c)
            .to_string()
        })
    }),
    ("percent", |t| t.bytes().map(|b| format!("%{b:02X}")).collect()),
    ("percent twice", |t| t.bytes().map(|b| format!("%25{b:02x}")).collect()),
    ("decimal entities", |t| each(t, |c| format!("&#{};", c as u32))),
    ("hex entities", |t| each(t, |c| format!("&#x{:x};", c as u32))),
    ("u escapes", |t| each(t, utf16)),
    ("u braces", |t| each(t, |c| format!("\\u{{{:x}}}", c as u32))),
    ("x escapes", |t| t.bytes().map(|b| format!("\\x{b:02x}")).collect()),
    ("hex", |t| t.bytes().map(|b| format!("{b:02x}")).collect()),
    ("HEX", |t| t.bytes().map(|b| format!("{b:02X}")).collect()),
    ("groups of four", |t| groups(t, 4, " ")),
    ("groups of five", |t| groups(t, 5, " ")),
    ("look-alike", |t| {
        let like = |c| match c {
            'a' => 'а',
            'e' => 'е',
            'o' => 'о',
            'p' => 'р',
            'c' => 'с',
            'x' => 'х',
            'y' => 'у',
            'i' => 'і',
            's' => 'ѕ',
            'A' => 'А',
            'B' => 'В',
            'E' => 'Е',
            'K' => 'К',
            'M' => 'М',
            'H' => 'Н',
            'O' => 'О',
            'P' => 'Р',
            'C' => 'С',
            'T' => 'Т',
            'X' => 'Х',
            'S' => 'Ѕ',
            'I' => 'І',
            c => c,
        };
        let mut done = false;
        each(t, |c| c.to_string())
            .chars()
            .map(|c| {
                if !done && like(c) != c {
                    done = true;
                    like(c)
                } else {
                    c
                }
            })
            .collect()
    }),
    ("base64 of user:token", |t| STANDARD.encode(format!("user:{t}"))),
    ("base64", |t| STANDARD.encode(t)),
    ("base64 url", |t| URL_SAFE_NO_PAD.encode(t)),
    ("basic header", |t| format!("Authorization: Basic {}", STANDARD.encode(format!("user:{t}")))),
    ("json", |t| format!("{{\"a\": [{{\"token\": \"{t}\"}}]}}")),
    ("bold split", |t| {
        let n = t.chars().count();
        let cut = |k: usize| t.char_indices().nth(k).map_or(t.len(), |(i, _)| i);
        format!("{}**{}**{}", &t[..cut(n / 3)], &t[cut(n / 3)..cut(2 * n / 3)], &t[cut(2 * n / 3)..])
    }),
    ("code split", |t| middle(t, "``")),
    ("markdown escapes", |t| each(t, |c| if c.is_ascii_punctuation() { format!("\\{c}") } else { c.to_string() })),
    ("glued", |t| format!("x{t}")),
    ("userinfo", |t| format!("https://user:{t}@host.example/path")),
    ("query", |t| format!("https://host.example/photo?X-Plex-Token={t}&w=1")),
    ("html tags", |t| middle(t, "<b></b>")),
    ("nested url", |t| format!("/photo?url=%2Flibrary%3FX-Plex-Token%3D{t}")),
    ("first half", |t| {
        let mid = t.char_indices().nth(t.chars().count() / 2).map_or(0, |(i, _)| i);
        t[..mid].to_owned()
    }),
];
