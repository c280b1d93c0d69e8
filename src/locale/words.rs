//! Words that a person answers with, in the one form in which they are compared.

use unicode_normalization::UnicodeNormalization;

/// A word as it is compared: NFKC, without invisible characters, paired quotes, emphasis marks, white space and closing
/// `.`, `!`, `…`, `。`, `！`, and in lower case. Not `?`: a question is no answer.
pub fn normalised(word: &str) -> String {
    let visible: String = word.nfkc().filter(|c| !c.is_control() && !is_format(*c)).collect();
    let mut rest = visible.trim();
    loop {
        let before = rest.len();
        rest = rest.trim_matches(char::is_whitespace).trim_end_matches(['.', '!', '…', '。', '।', '۔']);
        rest = peel(rest);
        if rest.len() == before {
            break;
        }
    }
    // Lower case of a Turkish capital with a dot keeps the dot as a mark of its own.
    rest.trim().to_lowercase().replace("i\u{307}", "i")
}

/// Whether nothing of it can be read: white space and invisible characters.
pub fn is_blank(text: &str) -> bool {
    text.chars().all(|c| c.is_whitespace() || c.is_control() || is_format(c))
}

fn peel(text: &str) -> &str {
    const PAIRS: [(char, char); 16] = [
        ('„', '”'),
        ('”', '”'),
        ('״', '״'),
        ('‚', '‘'),
        ('\'', '\''),
        ('"', '"'),
        ('*', '*'),
        ('_', '_'),
        ('`', '`'),
        ('~', '~'),
        ('“', '”'),
        ('‘', '’'),
        ('«', '»'),
        ('„', '“'),
        ('「', '」'),
        ('『', '』'),
    ];
    let mut chars = text.chars();
    if let (Some(first), Some(last)) = (chars.next(), chars.next_back())
        && PAIRS.contains(&(first, last))
    {
        return chars.as_str();
    }
    text
}

fn is_format(c: char) -> bool {
    matches!(c, '\u{ad}' | '\u{61c}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
}

#[cfg(test)]
mod tests {
    use super::normalised;

    #[test]
    fn one_form_for_every_way_to_write_a_word() {
        for text in ["yes", " YES ", "Yes.", "yes!", "“Yes”", "*yes*", "\u{feff}Yes", "ye\u{200b}s", "ｙｅｓ", "'Yes.'", "**yes**!"]
        {
            assert_eq!(normalised(text), "yes", "{text:?}");
        }
        for text in ["yes?", "yes please", "not yes", "\"yes", "yesterday", "> yes"] {
            assert_ne!(normalised(text), "yes", "{text:?}");
        }
    }
}
