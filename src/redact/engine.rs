//! Finds secrets in one text: in goes a text, out go ranges with the rule and the view that found them. It puts rules,
//! keys, shapes and views together; it knows nothing of marks' looks, or of what is shown.

use std::borrow::Cow;
use std::collections::BTreeSet;
use std::ops::Range;

use super::keys::{self, Says};
use super::literals::{Memo, Target};
use super::merge::merge;
use super::registered::Registered;
use super::rules::{self, Ready};
use super::search::{HEAD, Search};
use super::{RuleName, Span, View, commands, joins, key_words, numbers, runs, view};

/// How many layers of encoding are taken off before what is left is hidden unread.
const LAYERS: usize = 12;
/// How many times encoded texts inside encoded texts are looked into.
const DEPTH: usize = 3;

/// A rule of the caller's own.
pub(crate) struct Own {
    pub(crate) id: RuleName,
    pub(crate) pattern: regex::bytes::Regex,
}

/// What one layer's scan found.
pub(super) struct Hit {
    pub(super) range: Range<usize>,
    pub(super) rule: RuleName,
    /// A known format says more than a key's name does.
    pub(super) rank: u8,
    pub(super) view: Option<View>,
}

/// Everything that is built once.
pub(crate) struct Engine {
    pub(super) search: Search,
    /// Rules whose literal is too short to search for: they are tried where long runs start.
    short: Vec<(usize, &'static str)>,
    /// The bytes that those literals start with.
    short_heads: [bool; 256],
    pub(super) targets: Vec<Vec<Target>>,
    pub(super) rules: Vec<Ready>,
    pub(super) own: Vec<Own>,
    always: Vec<usize>,
    own_keys: Vec<Vec<String>>,
    off: BTreeSet<String>,
    registered: Option<Registered>,
}

impl Engine {
    pub(crate) fn new(
        off: BTreeSet<String>,
        own: Vec<(Own, Option<String>)>,
        own_keys: Vec<Vec<String>>,
        registered: Option<Registered>,
    ) -> Self {
        let mut literals: Vec<Box<[u8]>> = Vec::new();
        let mut targets: Vec<Vec<Target>> = Vec::new();
        let mut index = std::collections::BTreeMap::new();
        let mut add = |literal: &str, target: Target| {
            let literal = literal.to_ascii_lowercase();
            let at = *index.entry(literal.clone()).or_insert_with(|| {
                literals.push(literal.into_bytes().into_boxed_slice());
                targets.push(Vec::new());
                targets.len() - 1
            });
            targets[at].push(target);
        };
        let mut short = Vec::new();
        let rules: Vec<Ready> = rules::all().map(Ready::new).collect();
        for (i, ready) in rules.iter().enumerate() {
            if !off.contains(ready.rule.id) {
                for literal in ready.rule.literals {
                    if literal.len() < HEAD {
                        short.push((i, *literal));
                    } else {
                        add(literal, Target::Rule(i));
                    }
                }
            }
        }
        for stem in key_words::STEMS {
            add(stem, Target::Key);
        }
        for segments in &own_keys {
            // A name may be written in any style: its longest segment starts the look.
            if let Some(longest) = segments.iter().max_by_key(|s| s.len()) {
                add(longest, Target::Key);
            }
        }
        add("-----begin ", Target::Pem);
        add("://", Target::Userinfo);
        add("authorization", Target::Authorization);
        add("bearer ", Target::Scheme);
        add("basic ", Target::Scheme);
        add("cookie", Target::Cookie);
        add("/bot", Target::BotPath);
        for command in commands::names() {
            add(command, Target::Command);
        }
        let mut always = Vec::new();
        let mut kept = Vec::new();
        for (i, (rule, keyword)) in own.into_iter().enumerate() {
            match keyword.filter(|k| !k.is_empty()) {
                Some(keyword) => add(&keyword, Target::Own),
                None => always.push(i),
            }
            kept.push(rule);
        }
        let mut short_heads = [false; 256];
        for (_, literal) in &short {
            short_heads[usize::from(literal.as_bytes()[0])] = true;
        }
        Self { search: Search::new(literals), short, short_heads, targets, rules, own: kept, always, own_keys, off, registered }
    }

    /// What the caller's own keys say of `name`.
    pub(crate) fn own_key(&self, name: &str) -> Option<Says> {
        if self.own_keys.is_empty() {
            return None;
        }
        let name = keys::segments(name);
        let joined: String = name.concat();
        self.own_keys
            .iter()
            .any(|own| own.concat() == joined || own.len() <= name.len() && name.windows(own.len()).any(|w| w == own.as_slice()))
            .then_some(Says { rule: "key", need: keys::Need::Any, stem: "\u{0}" })
    }

    /// Whether a rule is on.
    pub(crate) fn is_on(&self, rule: &str) -> bool {
        !self.off.contains(rule)
    }

    /// All secrets of `text` in all its views, merged and in order. `marks` are ranges that hold a mark already.
    pub(crate) fn spans(&self, text: &str, marks: &[Range<usize>]) -> Vec<Span> {
        let mut hits = Vec::new();
        self.views(text, 0, &mut hits);
        merge(text, hits, marks)
    }

    /// Whether there is any secret in a decoded text.
    fn bears(&self, text: &str, depth: usize) -> Option<RuleName> {
        if depth > DEPTH {
            return None;
        }
        let mut hits = Vec::new();
        self.views(text, depth, &mut hits);
        hits.into_iter().max_by_key(|hit| (hit.rank, hit.range.len())).map(|hit| hit.rule)
    }

    fn views(&self, text: &str, depth: usize, hits: &mut Vec<Hit>) {
        self.layer(text, &[0..text.len()], depth, hits);
        let mut maps: Vec<view::Map> = Vec::new();
        let mut now: Cow<'_, str> = Cow::Borrowed(text);
        let mut look = vec![0..text.len()];
        while let Some(next) = view::unfold_within(&now, &look) {
            let back = |range: Range<usize>, maps: &[view::Map]| maps.iter().rev().fold(range, |range, map| map.back(range));
            if maps.len() == LAYERS {
                // Too deep to be read: hidden unread.
                let places = next.decoded.into_iter().map(|range| Hit {
                    range: back(range, &maps),
                    rule: RuleName::fixed("unchecked"),
                    rank: 0,
                    view: Some(View::Decoded),
                });
                hits.extend(places);
                return;
            }
            let what = if next.decoded.is_empty() { View::Folded } else { View::Decoded };
            let windows = next.map.windows(&next.text);
            maps.push(next.map);
            let mut found = Vec::new();
            self.layer(&next.text, &windows, depth, &mut found);
            for mut hit in found {
                hit.range = back(hit.range, &maps);
                hit.view = hit.view.or(Some(what));
                hits.push(hit);
            }
            look = if next.settled { windows } else { vec![0..next.text.len()] };
            now = Cow::Owned(next.text);
        }
    }

    /// One reading of a text. Literals and runs that start in `windows` are looked at, and followed wherever they lead.
    fn layer(&self, text: &str, windows: &[Range<usize>], depth: usize, hits: &mut Vec<Hit>) {
        let bytes = text.as_bytes();
        let mut memo = Memo::default();
        for window in windows {
            let mut at = window.start;
            while at < window.end {
                let part = at..part_end(bytes, at, window.end);
                at = part.end;
                self.literals(text, part.clone(), true, &mut memo, hits);
                if let Some(registered) = &self.registered {
                    let from = part.start.saturating_sub(256);
                    registered.each(bytes, from..part.end, |range| {
                        hits.push(Hit { range, rule: RuleName::fixed("registered"), rank: 2, view: None });
                    });
                }
                runs::each(bytes, part.clone(), |run| self.run(bytes, run, depth, hits));
                self.digits(bytes, part.clone(), hits);
                joins::groups(bytes, part, self.knows_rows_only(), |joined| self.across(&joined, depth, hits));
            }
            joins::lines(bytes, window.clone(), |joined| self.across(&joined, depth, hits));
        }
        for own in self.always.iter().map(|i| &self.own[*i]) {
            hits.extend(own.pattern.find_iter(bytes).filter(|m| !m.is_empty()).map(|m| Hit {
                range: m.range(),
                rule: own.id.clone(),
                rank: 2,
                view: None,
            }));
        }
    }

    /// Whether the only known formats are the table's rows.
    fn knows_rows_only(&self) -> bool {
        self.registered.is_none() && self.own.is_empty()
    }

    /// Known formats that lie in several of the joined pieces.
    fn across(&self, joined: &joins::Joined, depth: usize, hits: &mut Vec<Hit>) {
        for hit in self.joined(&joined.text, depth) {
            if joined.crosses(&hit.range)
                && let Some(range) = joined.back(&hit.range)
            {
                hits.push(Hit { range, view: Some(View::Joined), ..hit });
            }
        }
    }

    /// Known formats in a joined text, in all its views.
    fn joined(&self, text: &str, depth: usize) -> Vec<Hit> {
        let mut hits = Vec::new();
        if self.knows_rows_only() && !rules::may_match(text.as_bytes()) {
            return hits;
        }
        let mut maps: Vec<view::Map> = Vec::new();
        let mut now: Cow<'_, str> = Cow::Borrowed(text);
        loop {
            let mut found = Vec::new();
            let all = 0..now.len();
            let bytes = now.as_bytes();
            self.literals(&now, all.clone(), false, &mut Memo::default(), &mut found);
            runs::each(bytes, all.clone(), |run| {
                // A digit or two at its start say too little about pieces put together.
                if !bytes[run.start].is_ascii_digit() {
                    self.short_literals(bytes, &run, &mut found);
                }
                self.run_decoded(bytes, run, depth, &mut found);
            });
            if let Some(registered) = &self.registered {
                registered
                    .each(bytes, all, |range| found.push(Hit { range, rule: RuleName::fixed("registered"), rank: 2, view: None }));
            }
            hits.extend(
                found.into_iter().map(|hit| Hit { range: maps.iter().rev().fold(hit.range, |range, map| map.back(range)), ..hit }),
            );
            match view::unfold(&now) {
                Some(next) if maps.len() < LAYERS => {
                    maps.push(next.map);
                    now = Cow::Owned(next.text);
                }
                _ => return hits,
            }
        }
    }

    fn digits(&self, bytes: &[u8], window: Range<usize>, hits: &mut Vec<Hit>) {
        let mut at = window.start;
        let mut floor = window.start;
        while at < window.end {
            if !bytes[at].is_ascii_digit() {
                at += 3;
                // Whole blocks without digits are passed over.
                while at < window.end
                    && let Some(block) = bytes.get(at..at + 64)
                    && !block.iter().fold(false, |any, b| any | b.is_ascii_digit())
                {
                    at += 64;
                }
                continue;
            }
            let (found, next) = numbers::look(bytes, at, floor);
            if let Some((range, rule)) = found {
                self.push(hits, range, rule, 1);
            }
            floor = next;
            at = next.max(at + 1);
        }
    }

    pub(super) fn push(&self, hits: &mut Vec<Hit>, range: Range<usize>, rule: &'static str, rank: u8) {
        if self.is_on(rule) && !range.is_empty() {
            hits.push(Hit { range, rule: RuleName::fixed(rule), rank, view: None });
        }
    }

    fn run(&self, bytes: &[u8], run: Range<usize>, depth: usize, hits: &mut Vec<Hit>) {
        self.run_decoded(bytes, run.clone(), depth, hits);
        self.short_literals(bytes, &run, hits);
        // A name and its value may be one run: `NAME=value`.
        let core = bytes[run.clone()].iter().rposition(|b| *b != b'=').map_or(0, |n| n + 1);
        let from = bytes[run.start..run.start + core].iter().rposition(|b| *b == b'=').map_or(run.start, |n| run.start + n + 1);
        let value = from..run.end;
        if value.len() >= runs::LEAST && runs::is_named(bytes, value.clone()) {
            self.push(hits, value, "api-key", 0);
        }
    }

    fn short_literals(&self, bytes: &[u8], run: &Range<usize>, hits: &mut Vec<Hit>) {
        let text = &bytes[run.clone()];
        // After the last `=` or `/`, and behind one glued letter.
        let after =
            text.iter().take(text.len().saturating_sub(8)).rposition(|b| matches!(b, b'=' | b'/')).map(|n| run.start + n + 1);
        let starts = |at: Option<usize>| at.and_then(|at| bytes.get(at)).is_some_and(|b| self.short_heads[usize::from(*b)]);
        let back = |n: usize| run.start.checked_sub(n);
        if ![Some(run.start), back(1), back(2), after, Some(run.start + 1)].into_iter().any(starts) {
            return;
        }
        for (rule, literal) in &self.short {
            for at in [Some(run.start), back(literal.len()), after, Some(run.start + 1)].into_iter().flatten() {
                if bytes[at..].starts_with(literal.as_bytes())
                    && let Some(range) = self.rules[*rule].at(bytes, at..at + literal.len())
                {
                    self.push(hits, range, self.rules[*rule].rule.id, 1);
                }
            }
        }
    }

    fn run_decoded(&self, bytes: &[u8], run: Range<usize>, depth: usize, hits: &mut Vec<Hit>) {
        for (piece, text) in runs::decoded(&bytes[run.clone()]) {
            let range = run.start + piece.start..run.start + piece.end;
            let hex = bytes[range.clone()].iter().all(|b| super::shape::HEX.has(*b) || *b == b'x');
            let view = Some(if hex { View::Hex } else { View::Base64 });
            if let Some(rule) = self.bears(&text, depth + 1) {
                hits.push(Hit { range, rule, rank: 1, view });
            } else if !hex && runs::is_user_and_password(&text) && self.is_on("authorization") {
                hits.push(Hit { range, rule: RuleName::fixed("authorization"), rank: 1, view });
            } else if depth + 1 > DEPTH {
                hits.push(Hit { range, rule: RuleName::fixed("unchecked"), rank: 0, view });
            }
        }
    }
}

/// How much is looked at in one go: it stays in the processor's cache from one kind of look to the next.
const PART: usize = 32 * 1024;

/// Where the part that starts at `at` ends: behind a line, so that no run, number or row of groups is cut.
fn part_end(bytes: &[u8], at: usize, end: usize) -> usize {
    let least = at + PART;
    if least >= end {
        return end;
    }
    memchr::memchr(b'\n', &bytes[least..end]).map_or(end, |n| least + n + 1)
}
