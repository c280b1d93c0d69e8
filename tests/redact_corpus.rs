//! How much is hidden: a corpus of made-up secrets in many notations, benign text that must stay, and disguises.
//! Figures are printed with `--nocapture`; the floors below hold them.

#![allow(clippy::print_stdout)] // the figures that a corpus gives

use std::collections::BTreeMap;

use countersign::redact::{Redactor, rules};

#[path = "redact/benign.rs"]
mod benign;
#[path = "redact/contexts.rs"]
mod contexts;
#[path = "redact/disguise.rs"]
mod disguise;
#[path = "redact/made.rs"]
mod made;

use made::{Lot, leaks};

fn hidden(text: &str, parts: &[String]) -> bool {
    let out = Redactor::standard().hide(text);
    parts.iter().all(|p| !leaks(&out, p))
}

#[test]
fn every_rule_hides_its_hits_and_leaves_its_misses() {
    let mut lot = Lot::new(1);
    let mut wrong = Vec::new();
    for rule in rules::all() {
        for template in rule.hits {
            for _ in 0..5 {
                let (text, parts) = lot.make(template);
                if !rule.literals.iter().any(|l| text.contains(l)) {
                    wrong.push(format!("{}: the hit {template} holds no literal", rule.id));
                }
                if !hidden(&text, &parts) {
                    wrong.push(format!("{}: {template} leaks: {}", rule.id, Redactor::standard().hide(&text)));
                }
            }
        }
        for template in rule.misses {
            let (text, _) = lot.make(template);
            let out = Redactor::standard().hide(&text);
            if out != text {
                wrong.push(format!("{}: {text} became {out}", rule.id));
            }
        }
    }
    wrong.dedup();
    assert!(wrong.is_empty(), "{}\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn the_table_is_in_order() {
    for family in rules::families() {
        for pair in family.windows(2) {
            assert!(
                (pair[0].id, pair[0].literals[0]) < (pair[1].id, pair[1].literals[0]),
                "{} {} should stand after {}",
                pair[0].id,
                pair[0].literals[0],
                pair[1].id
            );
        }
    }
    let mut seen = BTreeMap::new();
    for rule in rules::all() {
        assert!(rule.id.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-'), "{}", rule.id);
        assert!(!rule.source.is_empty() && !rule.literals.is_empty() && !rule.hits.is_empty(), "{}", rule.id);
        for literal in rule.literals {
            if let Some(other) = seen.insert((*literal, rule.tail), rule.id) {
                panic!("{literal} stands in {} and {other}", rule.id);
            }
        }
    }
}

#[test]
fn known_formats_are_hidden_in_every_notation() {
    let mut lot = Lot::new(2);
    let mut all = 0;
    let mut kept = 0;
    let mut families: BTreeMap<&str, (usize, usize)> = BTreeMap::new();
    let mut samples = Vec::new();
    for rule in rules::all() {
        for template in rule.hits {
            for context in contexts::PLAIN {
                let (token, parts) = lot.make(template);
                let text = context.replace('@', &token);
                let good = hidden(&text, &parts);
                let entry = families.entry(rule.id).or_default();
                entry.1 += 1;
                entry.0 += usize::from(good);
                all += 1;
                kept += usize::from(good);
                if !good {
                    samples.push(format!("{}: {context} with {template}", rule.id));
                }
            }
        }
    }
    println!("formats: {kept} of {all} hidden in {} families", families.len());
    for (id, (good, of)) in &families {
        if good < of {
            println!("  {id}: {good} of {of}");
        }
    }
    samples.iter().take(40).for_each(|s| println!("    {s}"));
    assert!(kept * 1000 >= all * 985);
}

#[test]
fn values_under_secret_keys_are_hidden_in_every_notation() {
    let mut lot = Lot::new(3);
    let mut by: BTreeMap<&str, (usize, usize)> = BTreeMap::new();
    let mut keys: BTreeMap<&str, usize> = BTreeMap::new();
    let mut samples = Vec::new();
    for context in contexts::KEYED {
        for key in contexts::KEYS {
            let password = key.to_ascii_lowercase().contains("pass") || key.contains("pwd");
            let template = if password { *lot.of(contexts::PASSWORDS) } else { *lot.of(contexts::VALUES) };
            let (value, _) = lot.make(template);
            if value.contains('@') && context.contains('?') {
                continue;
            }
            let text = context.replace('#', key).replacen('@', &value, 1);
            let good = hidden(&text, &[value]);
            let entry = by.entry(context).or_default();
            entry.1 += 1;
            entry.0 += usize::from(good);
            if !good {
                *keys.entry(key).or_default() += 1;
                samples.push(text);
            }
        }
    }
    let all: usize = by.values().map(|v| v.1).sum();
    let good: usize = by.values().map(|v| v.0).sum();
    println!("keys: {good} of {all} hidden");
    for (context, (good, of)) in &by {
        if good < of {
            println!("  {context:?}: {good} of {of}");
        }
    }
    println!("{keys:?}");
    samples.iter().step_by(1 + samples.len() / 60).for_each(|s| println!("    {s:?}"));
    assert!(good * 100 >= all * 97);
}

#[test]
fn benign_lines_stay() {
    let mut changed = Vec::new();
    let lines = benign::lines();
    for line in &lines {
        let out = Redactor::standard().hide(line);
        if out != *line {
            changed.push(format!("{line:?}\n      {out:?}"));
        }
    }
    println!("benign: {} of {} lines changed", changed.len(), lines.len());
    assert!(lines.len() >= 600, "{}", lines.len());
    assert!(changed.is_empty(), "{}", changed.join("\n"));
}

/// Tokens with a form of their own, from many families.
fn tokens(lot: &mut Lot, n: usize) -> Vec<(&'static str, String)> {
    let all: Vec<_> = rules::all()
        .filter(|r| {
            !r.id.contains("webhook")
                && !matches!(
                    r.id,
                    "login-hash"
                        | "gitlab-session"
                        | "coinbase-key"
                        | "media-url"
                        | "twilio-key"
                        | "asana-token"
                        | "mandrill-key"
                        | "resend-key"
                        | "scaleway-key"
                        | "nuget-key"
                        | "okta-token"
                        | "vault-token"
                        | "yandex-key"
                )
        })
        .flat_map(|r| r.hits.iter().map(|h| (r.id, *h)))
        .filter(|(_, h)| !h.contains(": ") && !h.contains("://") && !h.contains("acme"))
        .collect();
    (0..n)
        .map(|i| {
            let (id, template) = all[i % all.len()];
            (id, lot.make(template).0)
        })
        .collect()
}

#[test]
fn no_disguise_leaks() {
    let mut lot = Lot::new(4);
    let tokens = tokens(&mut lot, 220);
    let mut total = 0;
    for (name, disguise) in disguise::ALL {
        let mut lost = Vec::new();
        for (id, token) in &tokens {
            // Half a token is known by a literal that no word has.
            if *name == "first half"
                && !rules::all().any(|r| r.gate == rules::Gate::Strong && r.literals.iter().any(|l| token.contains(l)))
            {
                continue;
            }
            let text = disguise(token);
            let out = Redactor::standard().hide(&text);
            if leaks(&out, token) || reveals(&out, token, disguise) {
                lost.push(format!("{id} {token} -> {out}"));
            }
        }
        if !lost.is_empty() {
            println!("{name}: {} of {}", lost.len(), tokens.len());
            lost.iter().take(8).for_each(|l| println!("    {}", l.chars().take(200).collect::<String>()));
        }
        total += lost.len();
    }
    println!("disguises: {total} leaks in {} disguises of {} tokens", disguise::ALL.len(), tokens.len());
    assert_eq!(total, 0);
}

/// Whether ten characters of the token, disguised alone, stand in the output, or can be read from it without its breaks.
fn reveals(out: &str, token: &str, disguise: &fn(&str) -> String) -> bool {
    let _ = disguise;
    let bare: String = out.chars().filter(|c| c.is_ascii_alphanumeric() || matches!(c, '_' | '-' | '.')).collect();
    let chars: Vec<char> = token.chars().collect();
    let windows = chars.windows(10).map(|w| w.iter().collect::<String>());
    let encoded = |w: &str| {
        let hex: String = w.bytes().map(|b| format!("{b:02x}")).collect();
        let percent: String = w.bytes().map(|b| format!("%{b:02X}")).collect();
        let wide: String = w.chars().map(|c| char::from_u32(c as u32 + 0xFEE0).unwrap_or(c)).collect();
        let entities: String = w.chars().map(|c| format!("&#{};", c as u32)).collect();
        let escapes: String = w.chars().map(|c| format!("\\u{:04x}", c as u32)).collect();
        [hex, percent, wide, entities, escapes]
    };
    windows.into_iter().any(|w| bare.contains(&w) || encoded(&w).iter().any(|e| out.contains(e)))
}
