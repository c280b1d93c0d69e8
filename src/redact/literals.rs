//! What each literal's place leads to: in goes a text and a window, out go hits of rules, keys and blocks. It knows nothing
//! of views or marks.

use std::ops::Range;

use super::engine::{Engine, Hit};
use super::{blocks, commands, pairs};

/// What a literal's hit starts.
#[derive(Clone, Copy)]
pub(super) enum Target {
    Rule(usize),
    Key,
    Pem,
    Userinfo,
    Authorization,
    Scheme,
    Cookie,
    BotPath,
    Command,
    Own,
}

/// How far each kind of look has come: nothing is looked at twice, so that the scan stays linear.
#[derive(Default)]
pub(super) struct Memo {
    rules: Vec<usize>,
    own: usize,
    key: usize,
    value: usize,
    pem: usize,
    command: usize,
    header: usize,
    blocks: blocks::Memo,
}

impl Engine {
    /// Looks at each literal. `context` is off for joined pieces, where only formats mean anything.
    pub(super) fn literals(&self, text: &str, window: Range<usize>, context: bool, memo: &mut Memo, hits: &mut Vec<Hit>) {
        let bytes = text.as_bytes();
        self.search.each(bytes, window, |literal, hit| {
            for target in &self.targets[literal] {
                match *target {
                    Target::Rule(i) => {
                        if hit.start < memo.rules.get(i).copied().unwrap_or(0) {
                            continue;
                        }
                        if let Some(range) = self.rules[i].at(bytes, hit.clone()) {
                            if memo.rules.len() <= i {
                                memo.rules.resize(self.rules.len(), 0);
                            }
                            memo.rules[i] = range.end;
                            self.push(hits, range, self.rules[i].rule.id, 1);
                        }
                    }
                    Target::Own => {
                        // The keyword may stand anywhere in the pattern: the line around it is searched, once for all own rules.
                        if hit.start >= memo.own {
                            let from = memchr::memrchr(b'\n', &bytes[..hit.start]).map_or(0, |n| n + 1).max(memo.own);
                            let to = memchr::memchr(b'\n', &bytes[hit.end..]).map_or(bytes.len(), |n| hit.end + n);
                            memo.own = to;
                            for own in &self.own {
                                hits.extend(own.pattern.find_iter(&bytes[from..to]).filter(|m| !m.is_empty()).map(|m| Hit {
                                    range: from + m.start()..from + m.end(),
                                    rule: own.id.clone(),
                                    rank: 2,
                                    view: None,
                                }));
                            }
                        }
                    }
                    _ if !context => {}
                    Target::Key => {
                        if hit.start < memo.key || hit.start < memo.value {
                            continue;
                        }
                        let found = pairs::look(text, hit.clone(), &|name| self.own_key(name));
                        memo.key = found.key_end;
                        for (range, rule) in found.values {
                            if self.is_on(rule) {
                                memo.value = memo.value.max(range.end);
                            }
                            self.push(hits, range, rule, 0);
                        }
                    }
                    Target::Pem => {
                        if hit.start >= memo.pem
                            && let Some((range, rule)) = blocks::pem(bytes, hit.clone(), &mut memo.blocks)
                        {
                            memo.pem = range.end;
                            self.push(hits, range, rule, 2);
                        }
                    }
                    Target::Userinfo => {
                        let mut out = Vec::new();
                        blocks::userinfo(text, hit.clone(), &mut out);
                        out.into_iter().for_each(|(range, rule)| self.push(hits, range, rule, 0));
                    }
                    Target::Command => {
                        if hit.start >= memo.command {
                            let mut out = Vec::new();
                            commands::command(text, hit.clone(), &mut out);
                            memo.command = out.last().map_or(memo.command, |(range, _)| range.end);
                            out.into_iter().for_each(|(range, rule)| self.push(hits, range, rule, 0));
                        }
                    }
                    Target::Authorization | Target::Scheme | Target::Cookie => {
                        if hit.start < memo.header {
                            continue;
                        }
                        let found = match target {
                            Target::Authorization => blocks::authorization(text, hit.clone()),
                            Target::Scheme => blocks::scheme(text, hit.clone()),
                            _ => blocks::cookie(text, hit.clone()),
                        };
                        if let Some((range, rule)) = found {
                            memo.header = range.end;
                            self.push(hits, range, rule, 0);
                        }
                    }
                    Target::BotPath => {
                        if let Some((range, rule)) = blocks::bot_path(bytes, hit.clone()) {
                            self.push(hits, range, rule, 1);
                        }
                    }
                }
            }
        });
    }
}
