//! A line of a card: the card's own words and values from outside, kept apart so that a platform can set the latter off.

use std::borrow::Cow;

use schemars::JsonSchema;
use serde::{Serialize, Serializer};

use crate::locale::{Argument, Direction, Locale, Output};
use crate::redact::Redacted;

/// A piece of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Piece {
    /// The card's own words, from a catalogue.
    Words(String),
    /// The card's own text that reads from left to right in every language: a time.
    Ltr(String),
    /// Text from outside, redacted and made visible.
    Value(Redacted),
}

impl Piece {
    /// Its text.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Words(words) | Self::Ltr(words) => words,
            Self::Value(value) => value.as_str(),
        }
    }
}

/// A line of text, in pieces. In JSON it is one string.
#[derive(Clone, Debug, Default, PartialEq, Eq, JsonSchema)]
#[schemars(transparent)]
pub struct Line(#[schemars(with = "String")] pub Vec<Piece>);

impl Line {
    /// A line of the card's own words.
    pub fn words(words: impl Into<String>) -> Self {
        Self(vec![Piece::Words(words.into())])
    }

    /// A line of one text that reads from left to right in every language.
    pub fn ltr(text: String) -> Self {
        Self(vec![Piece::Ltr(text)])
    }

    /// A line of one value.
    pub fn value(value: Redacted) -> Self {
        Self(vec![Piece::Value(value)])
    }

    /// A message without arguments.
    pub fn message(locale: &Locale, id: &str) -> Self {
        Self::words(locale.text(id))
    }

    /// A message with one number.
    pub fn counted(locale: &Locale, id: &str, count: usize) -> Self {
        let number = fixed_decimal::Decimal::from(count as u64);
        let mut words = String::new();
        locale.format(id, &[("count", Argument::Number(&number))], &mut |piece| {
            if let Output::Words(text) = piece {
                words.push_str(text);
            }
        });
        Self::words(words)
    }

    /// A message with lines as its arguments.
    pub fn with(locale: &Locale, id: &str, args: &[(&str, &Line)]) -> Self {
        let names: Vec<_> = args.iter().map(|(name, _)| (*name, Argument::Text)).collect();
        let mut line = Self::default();
        locale.format(id, &names, &mut |piece| match piece {
            Output::Words(words) => line.push_words(words),
            Output::Argument(index) => line.push_line(args[index].1),
        });
        line
    }

    /// Appends words of the card's own.
    pub fn push_words(&mut self, words: &str) {
        match self.0.last_mut() {
            Some(Piece::Words(last)) => last.push_str(words),
            _ => self.0.push(Piece::Words(words.to_owned())),
        }
    }

    /// Appends a value.
    pub fn push_value(&mut self, value: Redacted) {
        self.0.push(Piece::Value(value));
    }

    /// Appends another line's pieces.
    pub fn push_line(&mut self, line: &Line) {
        for piece in &line.0 {
            match piece {
                Piece::Words(words) => self.push_words(words),
                other => self.0.push(other.clone()),
            }
        }
    }

    /// The whole text.
    pub fn text(&self) -> String {
        self.0.iter().map(Piece::as_str).collect()
    }

    /// The whole text, borrowed where it is one piece.
    pub fn joined(&self) -> Cow<'_, str> {
        match self.0.as_slice() {
            [piece] => Cow::Borrowed(piece.as_str()),
            _ => Cow::Owned(self.text()),
        }
    }

    /// Its length in code points.
    pub fn chars(&self) -> usize {
        self.0.iter().map(|piece| piece.as_str().chars().count()).sum()
    }

    /// Whether there is nothing that a person can read.
    pub fn is_blank(&self) -> bool {
        self.0.iter().all(|piece| match piece {
            Piece::Value(value) => value.is_blank(),
            own => own.as_str().trim().is_empty(),
        })
    }

    /// Whether any of it came from outside.
    pub fn has_values(&self) -> bool {
        self.values().next().is_some()
    }

    /// The values in it.
    pub fn values(&self) -> impl Iterator<Item = &Redacted> {
        self.0.iter().filter_map(|piece| match piece {
            Piece::Value(value) => Some(value),
            Piece::Words(_) | Piece::Ltr(_) => None,
        })
    }

    /// The values in it, to hide more of them.
    pub(crate) fn values_mut(&mut self) -> impl Iterator<Item = &mut Redacted> {
        self.0.iter_mut().filter_map(|piece| match piece {
            Piece::Value(value) => Some(value),
            Piece::Words(_) | Piece::Ltr(_) => None,
        })
    }
}

/// Whether a piece inside a card of this direction must be isolated, so that it can't reorder what stands around it.
pub fn needs_isolation(piece: &Piece, direction: Direction) -> bool {
    match (piece, direction) {
        (Piece::Words(_), _) | (Piece::Ltr(_), Direction::Ltr) => false,
        (Piece::Ltr(_), Direction::Rtl) => true,
        (Piece::Value(value), Direction::Ltr) => value.has_rtl(),
        (Piece::Value(value), Direction::Rtl) => value.as_str().chars().any(char::is_alphanumeric),
    }
}

impl Serialize for Line {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.joined())
    }
}
