//! The table of known formats: one row is one kind of secret. In goes a text and the place of a row's literal, out goes
//! where the secret lies. A row knows nothing of other rows, keys, views or marks.
//!
//! To add a rule, add a row to its family's file, in the order of ids. The suite runs `hits` and `misses`, and checks that
//! ids are well formed and that each hit holds one of the row's literals. Samples are templates: `{w36}` becomes 36 made
//! up characters of class `w` (see `shape`), so that no sample of a secret stands in this repository.

use std::ops::Range;
use std::sync::OnceLock;

use super::shape::{HEX, LOWER, Shape, TOKEN, WORD};
use super::values;

mod ai;
mod chat;
mod cloud;
mod code;
mod infra;
mod mail;
mod other;
mod pay;
mod service;
mod watch;

/// What must hold besides the pattern.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Gate {
    /// The literal is so rare that nothing else is asked: the token may be glued to a word.
    Strong,
    /// The literal must start a word (one glued letter is let pass).
    Word,
    /// As `Word`, and the tail must look drawn by lot.
    Random,
}

/// One known format.
#[derive(Debug)]
pub struct Rule {
    /// The name in the mark; several rows may share one.
    pub id: &'static str,
    /// What the secret starts with, one of these: the prefilter's literals.
    pub literals: &'static [&'static str],
    /// What follows the literal, in the language of `shape`.
    pub tail: &'static str,
    /// What must hold besides.
    pub gate: Gate,
    /// How long such a secret is when nothing is cut off, in bytes.
    pub full: u16,
    /// What must stand before the literal and belongs to the secret: one run, or nothing.
    pub lead: &'static str,
    /// Where the format is written down.
    pub source: &'static str,
    /// Templates of secrets that are hidden.
    pub hits: &'static [&'static str],
    /// Templates of text that stays.
    pub misses: &'static [&'static str],
}

/// No row's pattern matches a shorter text, unless its literal starts with `$` or `{`; a test holds the table to it.
pub(crate) const SHORTEST: usize = 9;

/// Whether some row's pattern may match `text` or what it is read as.
pub(crate) fn may_match(text: &[u8]) -> bool {
    text.len() >= SHORTEST || text.iter().any(|b| matches!(b, b'$' | b'{') || !b.is_ascii())
}

/// Every row, family after family.
pub fn all() -> impl Iterator<Item = &'static Rule> {
    families().into_iter().flatten()
}

/// The families.
pub fn families() -> [&'static [Rule]; 10] {
    [
        ai::RULES,
        chat::RULES,
        cloud::RULES,
        code::RULES,
        infra::RULES,
        mail::RULES,
        other::RULES,
        pay::RULES,
        service::RULES,
        watch::RULES,
    ]
}

/// A row with its tail parsed on the first hit.
pub(crate) struct Ready {
    pub(crate) rule: &'static Rule,
    shape: OnceLock<Shape>,
}

impl Ready {
    pub(crate) fn new(rule: &'static Rule) -> Self {
        Self { rule, shape: OnceLock::new() }
    }

    /// The range of the secret whose literal stands at `hit`, if the row's pattern and gate hold.
    pub(crate) fn at(&self, text: &[u8], hit: Range<usize>) -> Option<Range<usize>> {
        let literal = &text[hit.clone()];
        if !self.rule.literals.iter().any(|l| l.as_bytes() == literal) {
            return None;
        }
        let glued = self.rule.lead.is_empty() && hit.start > 0 && WORD.has(literal[0]) && WORD.has(text[hit.start - 1]);
        let one_letter = glued && (hit.start < 2 || !WORD.has(text[hit.start - 2]));
        let start = match self.rule.lead {
            "" => hit.start,
            lead => Shape::lead(lead, text, hit.start)?,
        };
        let shape = self.shape.get_or_init(|| Shape::parse(self.rule.tail));
        let end = shape.end(text, hit.end)?;
        // A sentence's full stop is not the token's.
        let end = hit.end + text[hit.end..end].iter().rposition(|b| !matches!(b, b'.' | b'~' | b'%')).map_or(0, |i| i + 1);
        // Token characters that follow are the token's: a format grows sooner than it shrinks.
        let end = if end > hit.end && TOKEN.has(text[end - 1]) { TOKEN.run(text, end) } else { end };
        let tail = &text[hit.end..end];
        let dull = |b: &u8| matches!(b, b'x' | b'X' | b'*' | b'.' | b'_' | b'-' | b'0');
        if tail.iter().all(dull)
            || tail.len() < 64
                && std::str::from_utf8(tail).is_ok_and(|t| values::is_placeholder(t) && !t.bytes().any(|b| b.is_ascii_digit()))
        {
            return None;
        }
        if tail.starts_with(b"xxxx") || tail.starts_with(b"XXXX") || tail.starts_with(b"your") || tail.starts_with(b"YOUR") {
            return None;
        }
        // `xapp-something`: a word.
        if literal.len() <= 5
            && (tail.len() < 20 || tail.contains(&b'_'))
            && tail.iter().all(|b| LOWER.has(*b) || matches!(b, b'-' | b'_' | b'.'))
        {
            return None;
        }
        if glued
            && !one_letter
            && self.rule.gate != Gate::Strong
            && !(self.rule.gate == Gate::Word && tail.len() >= 14 && values::is_random(tail))
        {
            return None;
        }
        // A digest may start like a token.
        if self.rule.gate == Gate::Random
            && (!values::is_random(tail) || literal.iter().all(u8::is_ascii_digit) && text[start..end].iter().all(|b| HEX.has(*b)))
        {
            return None;
        }
        Some(start..end)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_row_matches_less_than_the_shortest() {
        let least = |rule: &Rule| {
            let lead = if rule.lead.is_empty() { 0 } else { Shape::parse(rule.lead).least() };
            let literals = rule.literals.iter().filter(|literal| !literal.starts_with(['$', '{']));
            let literal = literals.map(|literal| literal.len()).min().unwrap_or(SHORTEST);
            lead + literal + Shape::parse(rule.tail).least()
        };
        let short: Vec<_> = all().filter(|rule| least(rule) < SHORTEST).map(|rule| (rule.id, least(rule))).collect();
        assert!(short.is_empty(), "rows that match less: {short:?}");
    }
}
