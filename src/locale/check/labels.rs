//! Labels of buttons and other texts that have little room.

use super::{Fault, Language, Pair};
use crate::locale::words::normalised;

/// The labels of the cards' own buttons and links.
const LABELS: &[&str] = &["allow", "notNow", "undo", "showEverything", "more"];

/// The buttons that stand on one card.
const TOGETHER: &[&str] = &["allow", "notNow", "undo"];

/// What every phone shows of a button, and what Slack takes.
const BUTTON: (usize, usize) = (30, 75);

/// What Telegram takes of an answer to a press.
const REFUSAL: (usize, usize) = (200, 200);

/// The room of a message, in characters: what is good, and what is possible. Nothing where it has room enough.
pub fn room(file: &str, id: &str) -> Option<(usize, usize)> {
    match file {
        _ if is_label(id) => Some(BUTTON),
        "refusal" => Some(REFUSAL),
        _ => None,
    }
}

/// Whether a message is the label of a button: one of the cards' own, or an integration's verb.
pub(super) fn is_label(id: &str) -> bool {
    LABELS.contains(&id) || id.ends_with("-verb")
}

pub(super) fn check(pair: &Pair<'_>) -> Vec<Fault> {
    let Some((good, most)) = room(pair.catalogue.file.name, &pair.message.id) else { return Vec::new() };
    let longest = pair.leaves.iter().max_by_key(|leaf| leaf.text().chars().count());
    let Some((leaf, count)) = longest.map(|leaf| (leaf, leaf.text().chars().count())) else { return Vec::new() };
    let (code, limit) = match count {
        n if n > most => ("label-too-long", most),
        n if n > good => ("label-long", good),
        _ => return Vec::new(),
    };
    vec![pair.fault_in(code, leaf, format!("expected at most {limit} characters, but found {count}"))]
}

/// Buttons of one card that read the same.
pub(super) fn same(language: &Language<'_>) -> Vec<Fault> {
    let labels: Vec<_> = TOGETHER
        .iter()
        .filter_map(|id| {
            let (catalogue, message) = language.own(id)?;
            let leaf = crate::locale::pattern::leaves(message.value?).into_iter().next()?;
            Some((catalogue, message, normalised(&leaf.text())))
        })
        .filter(|(_, _, label)| !label.is_empty())
        .collect();
    let mut faults = Vec::new();
    for (n, (catalogue, message, label)) in labels.iter().enumerate() {
        if let Some((_, other, _)) = labels[..n].iter().find(|(_, _, known)| known == label) {
            let said = format!("`{}` reads the same as `{}`", message.id, other.id);
            faults.push(catalogue.fault_at("same-label", message.name, &message.id, said));
        }
    }
    faults
}
