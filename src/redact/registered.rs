//! Secrets that the caller hands over: in go exact values, out goes one search for them and for every form in which they
//! usually travel. It knows nothing of rules, keys or marks.

use std::collections::BTreeMap;
use std::ops::Range;

use aho_corasick::{AhoCorasick, MatchKind};
use base64::Engine as _;
use base64::engine::general_purpose::{STANDARD_NO_PAD, URL_SAFE_NO_PAD};

use super::shape::{BASE64_ANY, WORD};
use super::view;

/// Shorter secrets are hidden as whole words only.
pub(crate) const SHORT: usize = 8;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Form {
    Plain,
    Base64,
    Word,
}

/// The search for all registered secrets.
pub(crate) struct Registered {
    search: AhoCorasick,
    forms: Vec<Form>,
}

impl Registered {
    /// Nothing where no secret is registered, or where they are too many to be searched for.
    pub(crate) fn new(secrets: &[String]) -> Result<Option<Self>, aho_corasick::BuildError> {
        let mut needles = BTreeMap::new();
        for secret in secrets {
            forms(secret, &mut needles);
        }
        if needles.is_empty() {
            return Ok(None);
        }
        let search = AhoCorasick::builder().match_kind(MatchKind::Standard).build(needles.keys())?;
        Ok(Some(Self { search, forms: needles.into_values().collect() }))
    }

    /// The ranges of all registered secrets in `bytes`.
    pub(crate) fn each(&self, bytes: &[u8], window: Range<usize>, mut each: impl FnMut(Range<usize>)) {
        let input = aho_corasick::Input::new(bytes).span(window);
        for hit in self.search.find_overlapping_iter(input) {
            let mut range = hit.range();
            match self.forms[hit.pattern().as_usize()] {
                Form::Plain => {}
                // The characters at the edges belong to the secret and its neighbours both.
                Form::Base64 => {
                    range.start = range.start.max(2)
                        - bytes[..range.start]
                            .iter()
                            .rev()
                            .take(2.min(range.start))
                            .take_while(|b| BASE64_ANY.has(**b))
                            .count()
                            .max(2usize.saturating_sub(range.start));
                    range.end += bytes[range.end..].iter().take(3).take_while(|b| BASE64_ANY.has(**b)).count();
                }
                Form::Word => {
                    let edge = |b: Option<&u8>| !b.is_some_and(|b| WORD.has(*b) || *b == b'_' || *b >= 0x80);
                    if !edge(range.start.checked_sub(1).and_then(|i| bytes.get(i))) || !edge(bytes.get(range.end)) {
                        continue;
                    }
                }
            }
            each(range);
        }
    }
}

fn forms(secret: &str, needles: &mut BTreeMap<Vec<u8>, Form>) {
    let mut add = |needle: String, form: Form| {
        if !needle.is_empty() {
            let kept = needles.entry(needle.into_bytes()).or_insert(form);
            *kept = (*kept).min(form);
        }
    };
    let mut values = vec![secret.to_owned(), secret.trim().to_owned()];
    if secret.contains('\n') {
        values.extend(secret.lines().map(str::trim).filter(|line| line.len() >= SHORT).map(str::to_owned));
    }
    for value in values {
        if value.trim().is_empty() {
            continue;
        }
        if value.len() < SHORT {
            add(value, Form::Word);
            continue;
        }
        for (upper, plus) in [(true, false), (false, false), (true, true), (false, true)] {
            let once = percent(&value, upper, plus);
            add(percent(&once, upper, false), Form::Plain);
            add(once, Form::Plain);
        }
        add(hex(value.as_bytes(), false), Form::Plain);
        add(hex(value.as_bytes(), true), Form::Plain);
        let json = serde_json::to_string(&value).unwrap_or_default();
        let json = json.trim_matches('"').to_owned();
        add(json.replace('/', "\\/"), Form::Plain);
        add(json.replace('\\', "\\\\"), Form::Plain);
        add(
            json.chars()
                .map(|c| {
                    if c.is_ascii() {
                        c.to_string()
                    } else {
                        c.encode_utf16(&mut [0; 2]).iter().map(|u| format!("\\u{u:04x}")).collect()
                    }
                })
                .collect(),
            Form::Plain,
        );
        add(json, Form::Plain);
        let html = value.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
        for (quote, apostrophe) in [("&quot;", "&#39;"), ("&#34;", "&#x27;"), ("\"", "'"), ("&quot;", "&apos;"), ("&quot;", "'")] {
            add(html.replace('"', quote).replace('\'', apostrophe), Form::Plain);
        }
        add(value.replace(' ', "+"), Form::Plain);
        add(value.replace('\'', "'\\''"), Form::Plain);
        add(value.replace('\'', "'\"'\"'"), Form::Plain);
        add(
            value
                .chars()
                .flat_map(|c| if c.is_ascii_alphanumeric() || "_-./=+@:,%".contains(c) { vec![c] } else { vec!['\\', c] })
                .collect(),
            Form::Plain,
        );
        for skip in 0..3usize {
            let mut bytes = vec![0; skip];
            bytes.extend_from_slice(value.as_bytes());
            // Characters that no neighbour can change.
            let from = (skip * 8).div_ceil(6);
            let to = bytes.len() * 8 / 6;
            for text in [STANDARD_NO_PAD.encode(&bytes), URL_SAFE_NO_PAD.encode(&bytes)] {
                if let Some(core) = text.get(from..to.min(text.len()))
                    && core.len() >= SHORT
                {
                    add(core.to_owned(), Form::Base64);
                }
            }
        }
        if let Some(seen) = view::unfold(&value)
            && seen.text.len() >= SHORT
        {
            add(seen.text, Form::Plain);
        }
        add(value, Form::Plain);
    }
}

fn hex(bytes: &[u8], upper: bool) -> String {
    bytes.iter().map(|b| if upper { format!("{b:02X}") } else { format!("{b:02x}") }).collect()
}

fn percent(text: &str, upper: bool, plus: bool) -> String {
    let mut out = String::with_capacity(text.len() * 3);
    for b in text.bytes() {
        match b {
            b' ' if plus => out.push('+'),
            b'A'..=b'Z' | b'a'..=b'z' | b'0'..=b'9' | b'-' | b'_' | b'.' | b'~' => out.push(b as char),
            _ if upper => out.push_str(&format!("%{b:02X}")),
            _ => out.push_str(&format!("%{b:02x}")),
        }
    }
    out
}
