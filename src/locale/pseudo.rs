//! Pseudo-languages: English that looks foreign, so that a missing translation or a broken layout shows at a glance.

use fluent_syntax::ast::Entry;

use super::pattern::{Node, visit};
use super::syntax;

/// The tags: accented and longer, right to left, and as long as a translation can get.
pub const TAGS: [&str; 3] = ["en-XA", "ar-XB", "en-XL"];

/// How many hundredths as long as English a short label gets in the longest of languages.
const LONG: usize = 275;

/// No text is made longer than this: some have no more room.
const LONGEST: usize = 180;

/// What is done to a translator's words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// Accents on every letter, and every vowel twice: about a third longer.
    Accented,
    /// Real right-to-left letters, so that every layout and direction is tried without marks that nobody sees.
    RightToLeft,
    /// 2.75 times as long, by words: what a short label may need in another language.
    Long,
}

impl Shape {
    /// The shape of a pseudo-language; nothing for a real one.
    pub fn of(tag: &str) -> Option<Self> {
        match tag {
            "en-XA" => Some(Self::Accented),
            "ar-XB" => Some(Self::RightToLeft),
            "en-XL" => Some(Self::Long),
            _ => None,
        }
    }
}

const PLAIN: &str = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const ACCENTED: &str = "ÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽåƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýž";
const HEBREW: &str = "אבגדהוזחטיכלמנסעפצקרשתאבגדאבגדהוזחטיכלמנסעפצקרשתאבגד";

/// Shapes the words of one text element. Tags, addresses and all else of a message are not touched.
pub fn shape(words: &str, shape: Option<Shape>) -> String {
    let Some(shape) = shape else { return words.to_owned() };
    let mut out = String::with_capacity(words.len() * 2);
    let mut rest = words;
    while let Some((start, end)) = kept(rest) {
        shape.write(&rest[..start], &mut out);
        out.push_str(&rest[start..end]);
        rest = &rest[end..];
    }
    shape.write(rest, &mut out);
    out
}

/// The first tag or address, as a range of bytes.
fn kept(text: &str) -> Option<(usize, usize)> {
    let tag = text.match_indices('<').find_map(|(at, _)| {
        let name = text[at + 1..].strip_prefix('/').unwrap_or(&text[at + 1..]);
        let end = text[at..].find('>')? + at + 1;
        name.starts_with(|c: char| c.is_ascii_alphabetic()).then_some((at, end))
    });
    let address = ["https://", "http://"].iter().filter_map(|scheme| text.find(scheme)).min().map(|at| {
        let end = text[at..].find(|c: char| c.is_whitespace() || c == '<').map_or(text.len(), |n| at + n);
        (at, end)
    });
    tag.into_iter().chain(address).min()
}

impl Shape {
    fn write(self, words: &str, out: &mut String) {
        let (alphabet, longer) = match self {
            Self::Accented => (ACCENTED, true),
            Self::RightToLeft => (HEBREW, false),
            Self::Long => return out.push_str(&lengthened(words)),
        };
        for c in words.chars() {
            let shaped = PLAIN.find(c).and_then(|n| alphabet.chars().nth(n)).unwrap_or(c);
            out.push(shaped);
            if longer && matches!(c, 'a' | 'e' | 'i' | 'o' | 'u') {
                out.push(shaped);
            }
        }
    }
}

/// The words, and again the words, until they are long enough. What stands around them stays around them.
fn lengthened(words: &str) -> String {
    let is_word = |c: char| c.is_alphanumeric();
    let (Some(start), Some(end)) = (words.find(is_word), words.rfind(is_word)) else { return words.to_owned() };
    let end = end + words[end..].chars().next().map_or(1, char::len_utf8);
    let inner = &words[start..end];
    let count = inner.chars().count();
    let wanted = (count * LONG).div_ceil(100).min(LONGEST.max(count));
    let mut out = words[..end].to_owned();
    let more: String = std::iter::repeat_with(|| [" ", inner]).flatten().flat_map(str::chars).take(wanted - count).collect();
    out.push_str(more.trim_end());
    out.push_str(&words[end..]);
    out
}

/// A file of the source as one of a pseudo-language: its words shaped, and all else as it is.
pub fn file(name: &str, text: &str, tag: &str) -> String {
    let text = syntax::clean(text);
    // Words that a machine compares stay as they are.
    let Some(shape_of) = Shape::of(tag).filter(|_| name != "reply") else { return text.into_owned() };
    let parsed = syntax::parse(&text);
    let mut words = Vec::new();
    for entry in &parsed.entries {
        let (value, attributes) = match entry {
            Entry::Message(message) => (message.value.as_ref(), &message.attributes),
            Entry::Term(term) => (Some(&term.value), &term.attributes),
            _ => continue,
        };
        for pattern in value.into_iter().chain(attributes.iter().map(|attribute| &attribute.value)) {
            visit(pattern, &mut |node| {
                if let Node::Text(slice) = node {
                    words.extend(syntax::offset(&text, slice).map(|at| (at, slice)));
                }
            });
        }
    }
    words.sort_unstable();
    let mut out = String::new();
    let mut done = 0;
    for (at, slice) in words {
        out.push_str(&text[done..at]);
        out.push_str(&shape(slice, Some(shape_of)));
        done = at + slice.len();
    }
    out.push_str(&text[done..]);
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_shaped_and_the_rest_stays() {
        assert_eq!(PLAIN.len(), ACCENTED.chars().count());
        assert_eq!(PLAIN.len(), HEBREW.chars().count());
        assert_eq!(shape("Not now: 5", Some(Shape::Accented)), "Ñööţ ñööŵ: 5");
        assert_eq!(shape("Not", Some(Shape::RightToLeft)).chars().count(), 3);
        assert_eq!(shape("Not", None), "Not");
        assert_eq!(shape("Allow this:", Some(Shape::Long)), "Allow this Allow this Allow:");
        assert_eq!(shape(" · ", Some(Shape::Long)), " · ");
        let marked = "a <a href=\"https://x.example/\">b</a>, https://y.example/ c < d";
        let shaped = "å <a href=\"https://x.example/\">ƀ</a>, https://y.example/ ç < ð";
        assert_eq!(shape(marked, Some(Shape::Accented)).replace("åå", "å"), shaped);
    }

    #[test]
    fn files_keep_what_is_no_word() {
        let text = "### Stays\n\n# Stays\nseconds =\n    { $count ->\n        [one] { $count } second\n       *[other] { \"kB\" } now\n    }\n";
        let shaped = text.replace("} second", "} šééçööñð").replace("} now", "} ñööŵ");
        assert_eq!(file("card", text, "en-XA"), shaped);
        assert_eq!(file("reply", text, "en-XA"), text);
    }
}
