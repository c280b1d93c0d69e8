//! Marks in the places of secrets: in go a text and spans, out goes the text with marks and where they are. It knows nothing
//! of how secrets are found.

use std::ops::Range;

use super::{Redacted, Slot, Span, visible};

/// What opens a mark.
pub(super) const MARK: &str = "[🔒 ";

pub(super) fn mark(rule: &str) -> String {
    format!("{MARK}{rule}]")
}

/// The marks that stand in a text already.
pub(super) fn marks_in(text: &str) -> Vec<Range<usize>> {
    memchr::memmem::find_iter(text.as_bytes(), MARK.as_bytes())
        .filter_map(|at| {
            let id = text.as_bytes()[at + MARK.len()..]
                .iter()
                .take(65)
                .take_while(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || **b == b'-')
                .count();
            let end = at + MARK.len() + id;
            (id > 0 && text.as_bytes().get(end) == Some(&b']')).then_some(at..end + 1)
        })
        .collect()
}

/// Puts marks in the places of spans; returns the text and where all its marks are.
pub(super) fn replace(text: &str, marks: &[Range<usize>], spans: &[Span]) -> (String, Vec<Range<usize>>) {
    let mut out = String::with_capacity(text.len());
    let mut new = Vec::with_capacity(marks.len() + spans.len());
    let mut at = 0;
    let mut old = marks.iter().peekable();
    let copy = |out: &mut String,
                new: &mut Vec<Range<usize>>,
                from: usize,
                to: usize,
                old: &mut std::iter::Peekable<std::slice::Iter<'_, Range<usize>>>| {
        while let Some(m) = old.peek() {
            if m.start >= to {
                break;
            }
            if m.start >= from {
                new.push(m.start - from + out.len()..m.end - from + out.len());
            }
            old.next();
        }
        out.push_str(&text[from..to]);
    };
    for span in spans {
        copy(&mut out, &mut new, at, span.range.start, &mut old);
        while old.next_if(|m| m.start < span.range.end).is_some() {}
        let from = out.len();
        out.push_str(&mark(span.rule.as_str()));
        new.push(from..out.len());
        at = span.range.end;
    }
    copy(&mut out, &mut new, at, text.len(), &mut old);
    (out, new)
}

pub(super) fn make_visible(text: &str, marks: &[Range<usize>], slot: Slot, open_end: bool) -> Redacted {
    let mut out = visible::Visible::default();
    let mut placed = Vec::with_capacity(marks.len());
    let mut at = 0;
    for mark in marks {
        visible::push(&mut out, &text[at..mark.start], slot, at == 0, false);
        let from = out.text.len();
        out.text.push_str(&text[mark.clone()]);
        placed.push(from..out.text.len());
        out.whole.push(from..out.text.len());
        at = mark.end;
    }
    visible::push(&mut out, &text[at..], slot, at == 0, true);
    Redacted {
        blank: !out.seen && placed.is_empty(),
        text: out.text,
        whole: out.whole,
        marks: placed,
        escaped: out.escaped,
        mixed_scripts: out.mixed_scripts,
        rtl: out.rtl,
        open_end,
    }
}

/// Hides further spans of a text that is visible already.
pub(super) fn hide_in(text: &mut Redacted, spans: &[Span]) {
    if spans.is_empty() {
        return;
    }
    // An escape that a span meets is hidden with it.
    let mut grown: Vec<Span> = Vec::new();
    for span in spans {
        let mut range = span.range.clone();
        for whole in text.whole.iter().filter(|w| w.start < range.end && w.end > range.start).cloned().collect::<Vec<_>>() {
            range = range.start.min(whole.start)..range.end.max(whole.end);
        }
        match grown.last_mut() {
            Some(last) if range.start < last.range.end => last.range.end = last.range.end.max(range.end),
            _ => grown.push(Span { range, ..span.clone() }),
        }
    }
    let (now, marks) = replace(&text.text, &text.marks, &grown);
    let mut whole = Vec::new();
    for range in &text.whole {
        let mut shift = 0isize;
        let mut gone = false;
        for span in &grown {
            if span.range.end <= range.start {
                shift += mark(span.rule.as_str()).len() as isize - span.range.len() as isize;
            } else if span.range.start < range.end {
                gone = true;
            }
        }
        if !gone {
            whole.push(range.start.saturating_add_signed(shift)..range.end.saturating_add_signed(shift));
        }
    }
    whole.extend(marks.iter().cloned());
    whole.sort_by_key(|r| r.start);
    whole.dedup();
    text.text = now;
    text.marks = marks;
    text.whole = whole;
}

/// Appends the bytes of `part` with marks in the places of spans; returns how many there are.
pub(super) fn replace_bytes<'s>(
    bytes: &[u8],
    part: Range<usize>,
    spans: impl Iterator<Item = &'s Span>,
    out: &mut Vec<u8>,
) -> usize {
    let mut at = part.start;
    let mut count = 0;
    for span in spans {
        if span.range.start > at {
            out.extend_from_slice(&bytes[at..span.range.start]);
        }
        out.extend_from_slice(mark(span.rule.as_str()).as_bytes());
        count += 1;
        at = span.range.end.max(at);
    }
    if at < part.end {
        out.extend_from_slice(&bytes[at..part.end]);
    }
    count
}
