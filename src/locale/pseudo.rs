//! Pseudo-languages: English that looks foreign, so that a missing translation or a broken layout shows at a glance.

/// The tags: accented and longer, and right to left.
pub const TAGS: [&str; 2] = ["en-XA", "ar-XB"];

/// What is done to a translator's words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// Accents on every letter, and every vowel twice: about a third longer.
    Accented,
    /// Real right-to-left letters, so that every layout and direction is tried without marks that nobody sees.
    RightToLeft,
}

impl Shape {
    /// The shape of a pseudo-language; nothing for a real one.
    pub fn of(tag: &str) -> Option<Self> {
        match tag {
            "en-XA" => Some(Self::Accented),
            "ar-XB" => Some(Self::RightToLeft),
            _ => None,
        }
    }
}

const PLAIN: &str = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const ACCENTED: &str = "ÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽåƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýž";
const HEBREW: &str = "אבגדהוזחטיכלמנסעפצקרשתאבגדאבגדהוזחטיכלמנסעפצקרשתאבגד";

/// Shapes the words of one text element; nothing else of a message is touched.
pub fn shape(words: &str, shape: Option<Shape>) -> String {
    let Some(shape) = shape else { return words.to_owned() };
    let (alphabet, longer) = match shape {
        Shape::Accented => (ACCENTED, true),
        Shape::RightToLeft => (HEBREW, false),
    };
    let mut out = String::with_capacity(words.len() * 2);
    for c in words.chars() {
        let shaped = PLAIN.find(c).and_then(|n| alphabet.chars().nth(n)).unwrap_or(c);
        out.push(shaped);
        if longer && matches!(c, 'a' | 'e' | 'i' | 'o' | 'u') {
            out.push(shaped);
        }
    }
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
    }
}
