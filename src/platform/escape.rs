//! The one place where text from outside becomes markup.
//!
//! Out of here comes HTML that shows the text literally, Slack's `mrkdwn` that does, and the ranges of a text that a
//! chat or mail client would make live by itself: links, mentions, commands.

use std::fmt;
use std::ops::Range;

use crate::card::line::needs_isolation;
use crate::card::{Line, Piece};
use crate::locale::Direction;

/// Escapes the three characters that Slack's `mrkdwn` knows
/// (<https://docs.slack.dev/messaging/formatting-message-text>).
pub fn slack_mrkdwn(text: &str) -> String {
    let mut out = String::with_capacity(text.len() + 8);
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            _ => out.push(c),
        }
    }
    out
}

/// Whether text would be read as an emoji code such as `:fire:`, which no escape of Slack's prevents in a notification.
pub fn has_emoji_code(text: &str) -> bool {
    let mut rest = text;
    while let Some(start) = rest.find(':') {
        rest = &rest[start + 1..];
        let name = rest.find(|c: char| !(c.is_alphanumeric() || matches!(c, '_' | '-' | '+' | '\''))).unwrap_or(rest.len());
        if name > 0 && rest[name..].starts_with(':') {
            return true;
        }
    }
    false
}

/// Whether text holds one of the characters that Slack documents as control characters of every text object.
pub fn has_slack_control(text: &str) -> bool {
    text.contains(['&', '<', '>'])
}

/// Whether text holds what Slack may decode: an entity, or a bracket. For a button, which has no other kind of text.
pub fn has_slack_entity(text: &str) -> bool {
    text.contains(['<', '>']) || ["&amp;", "&lt;", "&gt;"].iter().any(|entity| text.contains(entity))
}

/// The parts of a text that a client may make live by itself, widened to whole words, in order.
///
/// Whatever could be a link, mail address, mention, hashtag, cashtag, command or card number counts: too much is harmless
/// (it is set in code type), too little is a live link.
pub fn auto_linked(text: &str) -> impl Iterator<Item = Range<usize>> {
    let mut at = 0;
    std::iter::from_fn(move || {
        loop {
            let rest = &text[at..];
            let start = at + rest.find(|c: char| !c.is_whitespace())?;
            let mut end = word_end(text, start);
            // A card number in groups is one thing: words with digits that stand one space apart go together.
            let mut digits = digits_in(&text[start..end]);
            while digits > 0 && text[end..].starts_with(' ') {
                let next = word_end(text, end + 1);
                let more = digits_in(&text[end + 1..next]);
                if more == 0 {
                    break;
                }
                digits += more;
                end = next;
            }
            at = end;
            if digits >= 9 || is_live(&text[start..end]) {
                return Some(start..end);
            }
        }
    })
}

/// The parts of each piece of a line that a client may make live, pieces taken together: `a` and `.example` are one link.
pub fn auto_linked_pieces(line: &Line) -> impl Iterator<Item = (&Piece, Vec<Range<usize>>)> {
    let joined = line.joined();
    let live: Vec<_> = auto_linked(&joined).collect();
    let mut start = 0;
    line.0.iter().map(move |piece| {
        let end = start + piece.as_str().len();
        let inside = |range: &Range<usize>| range.start.max(start) - start..range.end.min(end).max(start) - start;
        let ranges = live.iter().filter(|range| range.start < end && range.end > start).map(inside).collect();
        start = end;
        (piece, ranges)
    })
}

fn word_end(text: &str, start: usize) -> usize {
    start + text[start..].find(char::is_whitespace).unwrap_or(text.len() - start)
}

fn digits_in(word: &str) -> usize {
    word.bytes().filter(u8::is_ascii_digit).count()
}

fn is_live(word: &str) -> bool {
    let bytes = word.as_bytes();
    for (n, b) in bytes.iter().enumerate() {
        match b {
            b'@' | b'#' | b'$' | b'/' => return true,
            // A dot, a colon between two characters: a host, a scheme, a time code.
            b'.' | b':' if n > 0 && n + 1 < bytes.len() => return true,
            _ => {}
        }
    }
    // Fullwidth and ideographic forms of the same signs, which some parsers take for them.

    !word.is_ascii()
        && word.contains(['＠', '＃', '＄', '．', '。', '｡', '：', '／'])
        && word.chars().any(|c| c.is_ascii_alphanumeric())
}

/// Text as HTML, in an element or a double-quoted attribute.
pub struct Html<'a>(pub &'a str);

impl fmt::Display for Html<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut from = 0;
        for (at, b) in self.0.bytes().enumerate() {
            let entity = match b {
                b'&' => "&amp;",
                b'<' => "&lt;",
                b'>' => "&gt;",
                b'"' => "&quot;",
                b'\'' => "&#39;",
                _ => continue,
            };
            f.write_str(&self.0[from..at])?;
            f.write_str(entity)?;
            from = at + 1;
        }
        f.write_str(&self.0[from..])
    }
}

impl askama::filters::HtmlSafe for Html<'_> {}

/// A line as HTML: values are isolated by `<span dir="auto">` where their direction is not the card's (mail clients drop
/// `<bdi>`), breaks in them are `<br>`, and what a client would make a link stands in an anchor without an address,
/// which no client links again.
pub struct HtmlLine<'a> {
    /// The line.
    pub line: &'a Line,
    /// The direction of the card around it.
    pub direction: Direction,
}

impl fmt::Display for HtmlLine<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (piece, live) in auto_linked_pieces(self.line) {
            let isolated = needs_isolation(piece, self.direction);
            match piece {
                Piece::Words(words) => write!(f, "{}", Html(words))?,
                Piece::Ltr(text) => write!(f, "<span dir=\"ltr\">{}</span>", Html(text))?,
                Piece::Value(value) => {
                    if isolated {
                        f.write_str("<span dir=\"auto\">")?;
                    }
                    let text = value.as_str();
                    let mut from = 0;
                    for range in live {
                        write_broken(f, &text[from..range.start])?;
                        f.write_str(UNLINKED)?;
                        write!(f, "{}</a>", Html(&text[range.clone()]))?;
                        from = range.end;
                    }
                    write_broken(f, &text[from..])?;
                    if isolated {
                        f.write_str("</span>")?;
                    }
                }
            }
        }
        Ok(())
    }
}

impl askama::filters::HtmlSafe for HtmlLine<'_> {}

const UNLINKED: &str = "<a style=\"color:inherit;text-decoration:none\">";

fn write_broken(f: &mut fmt::Formatter<'_>, text: &str) -> fmt::Result {
    for (n, line) in text.split('\n').enumerate() {
        if n > 0 {
            f.write_str("<br>\n")?;
        }
        write!(f, "{}", Html(line))?;
    }
    Ok(())
}

/// What a character costs in HTML, in bytes.
pub fn html_cost(c: char) -> usize {
    match c {
        '&' | '\'' => 5,
        '<' | '>' => 4,
        '"' => 6,
        '\n' => 5,
        _ => c.len_utf8(),
    }
}

/// What a character costs in compact JSON without ASCII escapes, in code points.
pub fn json_cost(c: char) -> usize {
    match c {
        '"' | '\\' | '\n' => 2,
        '\0'..='\u{1f}' => 6,
        _ => 1,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn html_and_mrkdwn_show_the_text_itself() {
        assert_eq!(Html("<b>&\"'</b>\n").to_string(), "&lt;b&gt;&amp;&quot;&#39;&lt;/b&gt;\n");
        assert_eq!(slack_mrkdwn("<!channel> & &amp;"), "&lt;!channel&gt; &amp; &amp;amp;");
        assert!(
            has_emoji_code("a :fire: b") && has_emoji_code(":+1:") && !has_emoji_code("a: b: 12 :") && !has_emoji_code("C::new")
        );
    }

    #[test]
    fn words_that_a_client_makes_live_are_found() {
        let found = |text: &str| auto_linked(text).map(|range| text[range].to_owned()).collect::<Vec<_>>();
        assert_eq!(
            found("Delete evil.example deploy.sh @everyone /start #tag $USD?"),
            ["evil.example", "deploy.sh", "@everyone", "/start", "#tag", "$USD?"]
        );
        assert_eq!(found("Stop Sam's stream? It is done. а.рф"), ["а.рф"]);
        assert_eq!(found("4111111111111111 tg:x"), ["4111111111111111", "tg:x"]);
        assert_eq!(found("東京です。はい"), Vec::<String>::new());
    }
}
