//! Characters that a reader does not see, and who writes with them all the same.

use super::negotiation;

/// Characters that nobody sees.
pub(super) fn is_invisible(c: char) -> bool {
    matches!(
        c,
        '\u{ad}' | '\u{34f}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180e}' | '\u{200b}'..='\u{200d}'
            | '\u{2028}' | '\u{2029}' | '\u{2060}'..='\u{2064}' | '\u{206a}'..='\u{206f}' | '\u{3164}' | '\u{feff}' | '\u{ffa0}'
            | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e0fff}'
    )
}

/// Characters that set a direction.
pub(super) fn is_bidi(c: char) -> bool {
    is_mark(c) || matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// Marks of direction, which right-to-left languages do use beside figures and signs.
pub(super) fn is_mark(c: char) -> bool {
    matches!(c, '\u{200e}' | '\u{200f}' | '\u{61c}')
}

/// Whether a language writes with this joiner, or breaks its lines with it.
pub(super) fn joins(c: char, tag: &str) -> bool {
    let script = negotiation::script(tag);
    match c {
        '\u{200c}' | '\u{200d}' => matches!(
            script.as_str(),
            "Arab"
                | "Beng"
                | "Deva"
                | "Gujr"
                | "Guru"
                | "Knda"
                | "Mlym"
                | "Orya"
                | "Sinh"
                | "Taml"
                | "Telu"
                | "Mong"
                | "Syrc"
                | "Tibt"
        ),
        '\u{200b}' => matches!(script.as_str(), "Khmr" | "Laoo" | "Mymr"),
        _ => false,
    }
}
