//! Fitting: what has room, what is cut, and how many characters are not shown.
//!
//! A platform gives its budget and what a character costs after its own escaping; nothing here knows a limit.

use std::borrow::Cow;

use super::line::{Line, Piece};
use super::tree::Card;

/// What a platform has room for.
#[derive(Clone, Copy, Debug)]
pub struct Room {
    /// Units for all text of the card.
    pub budget: usize,
    /// What one character costs after escaping, in the platform's unit.
    pub cost: fn(char) -> usize,
    /// What each listed input costs beside its text.
    pub per_fact: usize,
    /// What every other text costs beside its own characters.
    pub per_text: usize,
    /// What has to be left free for the notice that something is cut.
    pub notice: usize,
    /// The longest title.
    pub title: usize,
}

/// The parts of a card that had room. What is borrowed is whole.
#[derive(Clone, Debug)]
pub struct Fitted<'c> {
    /// The title.
    pub title: Cow<'c, Line>,
    /// The verb that is too long for a button.
    pub verb_in_full: Option<Cow<'c, Line>>,
    /// The detail.
    pub detail: Option<Cow<'c, Line>>,
    /// The inputs: name and value.
    pub facts: Vec<(Cow<'c, Line>, Cow<'c, Line>)>,
    /// The assistant's words.
    pub reason: Option<Cow<'c, Line>>,
    /// Who asks.
    pub asked_by: Option<Cow<'c, Line>>,
    /// How it ended.
    pub outcome: Option<Cow<'c, Line>>,
    /// How many characters (code points) are not shown.
    pub cut: usize,
}

/// Fits a card's texts into a room, in the order in which they matter.
pub fn fit<'c>(card: &'c Card, room: &Room) -> Fitted<'c> {
    let whole = Fitter { room, left: room.budget, cut: 0 }.all(card);
    if whole.cut == 0 {
        return whole;
    }
    Fitter { room, left: room.budget.saturating_sub(room.notice), cut: 0 }.all(card)
}

/// Fits a card and writes it; where what was written is longer than `max`, again with less room.
///
/// What a platform puts around the texts depends on them (isolates, escapes of words that would be live), so a room is an
/// estimate, and what is written is measured.
pub fn fit_measured<'c, T>(card: &'c Card, room: &Room, max: usize, write: impl Fn(&Fitted<'c>) -> (usize, T)) -> (Fitted<'c>, T) {
    let mut room = *room;
    loop {
        let fitted = fit(card, &room);
        let (used, written) = write(&fitted);
        if used <= max || room.budget == 0 {
            return (fitted, written);
        }
        room.budget = room.budget.saturating_sub((used - max).max(room.budget / 16 + 1));
    }
}

struct Fitter<'r> {
    room: &'r Room,
    left: usize,
    cut: usize,
}

impl Fitter<'_> {
    fn all<'c>(mut self, card: &'c Card) -> Fitted<'c> {
        let overhead = self.room.per_text;
        // Who asks and how it ended are short by nature; if they are not, they still leave room for the rest.
        let small = self.room.budget / 8;
        let outcome = card.outcome.as_ref().and_then(|line| self.take(line, overhead, small));
        let asked_by = card.asked_by.as_ref().and_then(|line| self.take(line, overhead, small));
        let title = self.take(&card.title, overhead, self.room.title).unwrap_or_default();
        let verb_in_full = card.verb_in_full.as_ref().and_then(|line| self.take(line, overhead, usize::MAX));
        let detail = card.detail.as_ref().and_then(|line| self.take(line, overhead, usize::MAX));
        let mut facts = Vec::with_capacity(card.facts.len());
        for fact in &card.facts {
            if self.left <= self.room.per_fact {
                self.cut += fact.name.chars() + fact.value.chars();
                continue;
            }
            self.left -= self.room.per_fact;
            // A name alone says nothing: it must leave room for a value.
            let third = self.left / 3;
            let name = self.take(&fact.name, 0, third).unwrap_or_default();
            match self.take(&fact.value, 0, usize::MAX) {
                Some(value) => facts.push((name, value)),
                None if fact.value.0.is_empty() => facts.push((name, Cow::Borrowed(&fact.value))),
                None => self.cut += name.chars(),
            }
        }
        let reason = card.reason.as_ref().and_then(|reason| {
            let label: usize = self.cost(&reason.label);
            self.take(&reason.text, overhead + label, usize::MAX)
        });
        Fitted { title, verb_in_full, detail, facts, reason, asked_by, outcome, cut: self.cut }
    }

    fn cost(&self, line: &Line) -> usize {
        line.0.iter().flat_map(|piece| piece.as_str().chars()).map(self.room.cost).sum()
    }

    /// Takes a line whole, or as much of it as has room, or nothing. `most` caps this one line.
    fn take<'c>(&mut self, line: &'c Line, overhead: usize, most: usize) -> Option<Cow<'c, Line>> {
        let room = self.left.saturating_sub(overhead).min(most);
        let cost = self.cost(line);
        if cost <= room {
            self.left -= (cost + overhead).min(self.left);
            return Some(Cow::Borrowed(line));
        }
        // The sign of a cut has to fit as well.
        let (kept, spent, cut) = cut_line(line, room.saturating_sub(2), self.room.cost);
        self.cut += cut;
        if kept.0.is_empty() {
            return None;
        }
        let mut kept = kept;
        kept.push_words("…");
        self.left -= (spent + 2 + overhead).min(self.left);
        Some(Cow::Owned(kept))
    }
}

/// As much of a line as `room` units hold, what that costs, and how many code points are left out.
fn cut_line(line: &Line, room: usize, cost: fn(char) -> usize) -> (Line, usize, usize) {
    let mut kept = Line::default();
    let mut spent = 0;
    let mut cut = 0;
    let mut full = false;
    for piece in &line.0 {
        let text = piece.as_str();
        if full {
            cut += text.chars().count();
            continue;
        }
        let mut end = 0;
        let mut here = 0;
        for (at, c) in text.char_indices() {
            let unit = cost(c);
            if spent + here + unit > room {
                full = true;
                break;
            }
            here += unit;
            end = at + c.len_utf8();
        }
        if full {
            end = match piece {
                Piece::Value(value) => value.safe_cut(end),
                Piece::Words(_) | Piece::Ltr(_) => end,
            };
            here = text[..end].chars().map(cost).sum();
            cut += text[end..].chars().count();
        }
        spent += here;
        if end > 0 {
            match piece {
                Piece::Words(words) | Piece::Ltr(words) => kept.push_words(&words[..end]),
                Piece::Value(value) => kept.push_value(value.prefix(end)),
            }
        }
    }
    (kept, spent, cut)
}
