//! Puts hits together: in go hits of all views, out go spans in order, none overlapping, marks taken in whole. It knows
//! nothing of what was found.

use std::ops::Range;

use super::engine::Hit;
use super::{Span, View};

/// Puts overlapping hits together; a span that meets a mark takes it in whole, and a mark alone is no span.
pub(super) fn merge(text: &str, mut hits: Vec<Hit>, marks: &[Range<usize>]) -> Vec<Span> {
    for hit in &mut hits {
        while hit.range.start > 0 && !text.is_char_boundary(hit.range.start) {
            hit.range.start -= 1;
        }
        hit.range.end = hit.range.end.min(text.len());
        while !text.is_char_boundary(hit.range.end) {
            hit.range.end += 1;
        }
        let first = marks.partition_point(|m| m.end <= hit.range.start);
        for mark in &marks[first..] {
            if mark.start >= hit.range.end {
                break;
            }
            hit.range.start = hit.range.start.min(mark.start);
            hit.range.end = hit.range.end.max(mark.end);
        }
    }
    hits.retain(|hit| !hit.range.is_empty());
    hits.sort_by_key(|hit| (hit.range.start, std::cmp::Reverse(hit.range.end)));
    let mut out: Vec<(Span, u8, usize)> = Vec::new();
    for hit in hits {
        let len = hit.range.len();
        let view = hit.view.unwrap_or(View::Raw);
        match out.last_mut() {
            Some((last, rank, best)) if hit.range.start < last.range.end => {
                last.range.end = last.range.end.max(hit.range.end);
                if (hit.rank, len) > (*rank, *best) {
                    (*rank, *best) = (hit.rank, len);
                    last.rule = hit.rule;
                    last.view = view;
                }
            }
            _ => out.push((Span { range: hit.range, rule: hit.rule, view }, hit.rank, len)),
        }
    }
    // Taking in a mark may have made neighbours overlap no further: marks are whole already.
    out.retain(|(span, ..)| !is_marks_only(&span.range, marks));
    out.into_iter().map(|(span, ..)| span).collect()
}

fn is_marks_only(range: &Range<usize>, marks: &[Range<usize>]) -> bool {
    let mut at = range.start;
    for mark in &marks[marks.partition_point(|m| m.end <= range.start)..] {
        if mark.start != at {
            break;
        }
        at = mark.end;
        if at >= range.end {
            return true;
        }
    }
    false
}
