//! Hides secrets and shows what can't be seen. In goes text that came from outside; out goes `Redacted`, the only text that
//! may stand on a card, or the same text with marks, for logs. It must not know cards, languages or platforms.
//!
//! A hidden value reads `[🔒 github-token]`: the rule's name, whatever the value's length. What is hidden is the union of
//! what rules (`rules`), key names (`keys`, `pairs`), shapes (`blocks`, `numbers`, `runs`) and registered values find in the
//! text as it is and in every other reading of it (`view`, `joins`).

use std::borrow::Cow;
use std::fmt;
use std::ops::Range;
use std::sync::OnceLock;

use crate::model::Untrusted;

mod blocks;
mod builder;
mod commands;
mod decode;
mod engine;
mod joins;
mod judge;
mod key_words;
mod keys;
mod literals;
mod look_alikes;
mod marks;
mod merge;
mod numbers;
mod open_words;
mod pair_values;
mod pairs;
mod redacted;
mod registered;
pub mod rules;
mod runs;
mod scripts;
mod search;
mod shape;
mod stream;
mod values;
mod vendors;
mod view;
pub mod visible;

pub use builder::{BuildError, OwnRule, RedactorBuilder, Warning};
pub use redacted::Redacted;
pub use stream::RedactStream;

use engine::Engine;
use marks::{MARK, hide_in, make_visible, mark, marks_in, replace, replace_bytes};

/// How often hiding is repeated until nothing more is found; a text that is never done is hidden whole.
const ROUNDS: usize = 8;

/// The kind of place that a text is shown in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Slot {
    /// One line: a title, a button, a subject, a key. A line break reads `⏎`.
    Line,
    /// Several lines: the detail, a value. A line break reads `⏎` and breaks the line.
    Block,
}

/// The name of a rule, as its mark bears it.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub struct RuleName(Cow<'static, str>);

impl RuleName {
    pub(crate) const fn fixed(name: &'static str) -> Self {
        Self(Cow::Borrowed(name))
    }

    /// The name.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for RuleName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// The reading of the text in which a secret was found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum View {
    /// As it is.
    Raw,
    /// Invisible characters, markup and look-alikes taken away.
    Folded,
    /// Percent signs, entities or escapes decoded.
    Decoded,
    /// Pieces over several lines or groups put together.
    Joined,
    /// Inside base64.
    Base64,
    /// Inside hexadecimal digits.
    Hex,
}

impl View {
    /// The view's name for people.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Raw => "raw",
            Self::Folded => "folded",
            Self::Decoded => "decoded",
            Self::Joined => "joined",
            Self::Base64 => "base64",
            Self::Hex => "hex",
        }
    }
}

/// Where a secret stands, in bytes, and what found it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Span {
    /// The bytes of the text.
    pub range: Range<usize>,
    /// The rule.
    pub rule: RuleName,
    /// The view.
    pub view: View,
}

/// Finds and hides secrets. Build it once and share it: it holds no state.
pub struct Redactor {
    engine: Engine,
    warnings: Vec<Warning>,
}

impl fmt::Debug for Redactor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Redactor").finish_non_exhaustive()
    }
}

impl Redactor {
    /// The redactor with all rules on and nothing registered.
    pub fn standard() -> &'static Self {
        static STANDARD: OnceLock<Redactor> = OnceLock::new();
        STANDARD.get_or_init(|| match Self::builder().build() {
            Ok(redactor) => redactor,
            // The tables are constant, and a test builds them.
            Err(_) => unreachable!("the standard tables build"),
        })
    }

    /// A redactor to be told more.
    pub fn builder() -> RedactorBuilder {
        RedactorBuilder::default()
    }

    /// What the builder found worth telling.
    pub fn warnings(&self) -> &[Warning] {
        &self.warnings
    }

    /// The text with secrets replaced by marks, everything else byte for byte. Doing it twice changes nothing.
    pub fn hide<'t>(&self, text: &'t str) -> Cow<'t, str> {
        let marks = marks_in(text);
        let spans = self.engine.spans(text, &marks);
        if spans.is_empty() {
            return Cow::Borrowed(text);
        }
        Cow::Owned(self.settle(text, marks, spans).0)
    }

    /// Where secrets stand: in order, none overlapping. Marks that stand in the text already are none.
    pub fn spans(&self, text: &str) -> Vec<Span> {
        self.engine.spans(text, &marks_in(text))
    }

    /// Replaces spans by marks until nothing more is found.
    fn settle(&self, text: &str, marks: Vec<Range<usize>>, spans: Vec<Span>) -> (String, Vec<Range<usize>>) {
        let (mut now, mut marks) = replace(text, &marks, &spans);
        for _ in 0..ROUNDS {
            let spans = self.engine.spans(&now, &marks);
            if spans.is_empty() {
                return (now, marks);
            }
            (now, marks) = replace(&now, &marks, &spans);
        }
        let whole = mark("unchecked");
        let len = whole.len();
        (whole, vec![0..len])
    }

    /// For the card: secrets hidden, then everything made visible.
    pub fn show(&self, text: &Untrusted, slot: Slot) -> Redacted {
        let raw = text.raw();
        let spans = self.engine.spans(raw, &[]);
        let open_end = spans.last().is_some_and(|span| span.range.end == raw.len() && self.is_short(span));
        let (text, marks) = if spans.is_empty() {
            (Cow::Borrowed(raw), Vec::new())
        } else {
            let (text, marks) = self.settle(raw, Vec::new(), spans);
            (Cow::Owned(text), marks)
        };
        make_visible(&text, &marks, slot, open_end)
    }

    /// Whether a span is shorter than its rule's secrets are: its rest may stand in another text.
    fn is_short(&self, span: &Span) -> bool {
        rules::all().filter(|rule| rule.id == span.rule.as_str()).any(|rule| span.range.len() < usize::from(rule.full))
            || span.rule.as_str() == "private-key"
    }

    /// A value under a key: one mark where the key says that it is secret, else as `show`.
    pub fn show_keyed(&self, key: &str, value: &Untrusted, slot: Slot) -> Redacted {
        match self.secret_key(key, value.raw()) {
            Some(rule) => {
                let mark = mark(rule.as_str());
                let len = mark.len();
                make_visible(&mark, &[0..len], slot, false)
            }
            None => self.show(value, slot),
        }
    }

    /// Whether this key's name says that its value is secret. Of weak names (`session`, `key`) only values that look the
    /// part are.
    pub fn secret_key(&self, key: &str, value: &str) -> Option<RuleName> {
        let folded = view::unfold(key).map(|seen| seen.text);
        let says = |name: &str| {
            self.engine
                .own_key(name)
                .or_else(|| keys::says(name.rsplit(['[', '/']).find(|s| !s.is_empty()).unwrap_or(name).trim_end_matches(']')))
        };
        let says = says(key).or_else(|| folded.as_deref().and_then(says))?;
        let fits = match says.need {
            keys::Need::Any => !matches!(value, "" | "null" | "true" | "false"),
            keys::Need::Mixed => value.len() >= 4 && !values::is_placeholder(value) && (says.rule != "pin" || value.len() <= 10),
            keys::Need::Random => {
                value.len() >= 12
                    && (values::is_random(value.as_bytes())
                        || values::is_hex(value.as_bytes())
                        || values::is_uuid(value.as_bytes())
                        || says.rule == "session" && !value.contains(' '))
            }
        };
        let numbers = says.rule == "token" && value.len() < 8 && value.bytes().all(|b| b.is_ascii_digit() || b == b'.');
        let reference = value.len() < 80 && (value.starts_with("${") || value.starts_with("{{")) && values::is_placeholder(value);
        (fits && !numbers && !reference && self.engine.is_on(says.rule)).then(|| RuleName::fixed(says.rule))
    }

    /// The last pass over a card: hides a secret that lies across several of its texts, in each of them. Returns how many
    /// further values were hidden.
    pub fn hide_across(&self, texts: &mut [&mut Redacted]) -> usize {
        let mut count = 0;
        // What is left of a secret that was cut off by the end of the text before.
        for i in 1..texts.len() {
            let Some(before) = (0..i).rev().find(|i| !texts[*i].text.is_empty()) else { continue };
            if texts[before].open_end && texts[before].marks.last().is_some_and(|m| m.end == texts[before].text.len()) {
                let run = shape::WIDE.run(texts[i].text.as_bytes(), 0);
                let rest = &texts[i].text.as_bytes()[..run];
                if run >= 3
                    && rest.iter().enumerate().any(|(i, b)| b.is_ascii_digit() || *b == b'_' || i > 0 && b.is_ascii_uppercase())
                {
                    let rule = texts[before].text[texts[before].marks[texts[before].marks.len() - 1].clone()]
                        .trim_start_matches(MARK)
                        .trim_end_matches(']')
                        .to_owned();
                    let open = run == texts[i].text.len();
                    let spans = [Span { range: 0..run, rule: RuleName(Cow::Owned(rule)), view: View::Joined }];
                    hide_in(texts[i], &spans);
                    texts[i].open_end = open;
                    count += 1;
                }
            }
        }
        let mut all = String::new();
        let mut starts = Vec::new();
        let mut marks = Vec::new();
        for text in texts.iter() {
            starts.push(all.len());
            marks.extend(text.marks.iter().map(|m| m.start + all.len()..m.end + all.len()));
            all.push_str(&text.text);
        }
        let mut parts: Vec<Vec<Span>> = vec![Vec::new(); texts.len()];
        for span in self.engine.spans(&all, &marks) {
            for (i, part) in parts.iter_mut().enumerate() {
                let from = starts[i];
                let to = from + texts[i].text.len();
                let range = span.range.start.max(from)..span.range.end.min(to);
                let crosses = span.range.start < from || span.range.end > to;
                // Keys and values are the texts' own affair; only a format is known across them.
                let known = matches!(span.rule.as_str(), "registered" | "private-key")
                    || rules::all().any(|rule| rule.id == span.rule.as_str());
                if range.start < range.end && crosses && known {
                    part.push(Span { range: range.start - from..range.end - from, rule: span.rule.clone(), view: View::Joined });
                }
            }
        }
        for (text, spans) in texts.iter_mut().zip(&parts) {
            let had = text.marks.len();
            hide_in(text, spans);
            count += text.marks.len().saturating_sub(had);
        }
        count
    }

    /// A filter for what comes in pieces.
    pub fn stream(&self) -> RedactStream<'_> {
        RedactStream::new(self)
    }

    /// Whether an address bears a secret: a user's password, a token in its path or its parameters.
    pub fn url_bears_secret(&self, url: &str) -> bool {
        let rest = url.split_once("://").map_or(url, |(_, rest)| rest);
        let authority = rest.split(['/', '?', '#']).next().unwrap_or("");
        if authority.contains('@') || !self.engine.spans(url, &[]).is_empty() {
            return true;
        }
        let mut now = Cow::Borrowed(url);
        for _ in 0..4 {
            let bears = now.split(['?', '&', '#', ';']).skip(1).filter_map(|pair| pair.split_once('=')).any(|(name, value)| {
                let short = matches!(
                    name.to_ascii_lowercase().as_str(),
                    "sig"
                        | "key"
                        | "code"
                        | "auth"
                        | "signature"
                        | "sid"
                        | "session"
                        | "pass"
                        | "pw"
                        | "t"
                        | "access"
                        | "apikey"
                        | "hash"
                );
                (keys::says(name).is_some() && value.len() >= 4
                    || short && value.len() >= 6 && (values::has_hard_mix(value.as_bytes()) || value.len() >= 16))
                    && !value.starts_with(['{', '$', '<'])
            });
            if bears {
                return true;
            }
            match view::unfold(&now) {
                Some(next) => now = Cow::Owned(next.text),
                None => break,
            }
        }
        false
    }
}
