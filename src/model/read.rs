//! Reads a request from JSON: shape errors become findings wherever the person can still be asked.

use std::borrow::Cow;

use super::json::{self, Document, Value};
use super::request::{ApprovalRequest, Approvers, Confirm, ConfirmHook, MAX_TIMEOUT, Phrase, Thread, Tool};
use super::template::PromptTemplate;
use super::text::Untrusted;
use crate::error::{Error, ErrorKind};
use crate::finding::Finding;

const REQUEST_KEYS: &[&str] =
    &["tool", "input", "confirm", "id", "locale", "thread", "approvers", "asked_by", "reason", "link", "asked_at", "timeout"];
/// The keys of a request that a bare hook output may have beside its own.
const AROUND_A_HOOK: &[&str] = &["id", "locale", "thread", "approvers", "asked_by", "reason", "link", "asked_at", "timeout"];
const TOOL_KEYS: &[&str] = &["name", "label", "integration", "undo"];
const HOOK_KEYS: &[&str] = &["title", "detail", "verb", "danger", "image", "icon", "logo"];

/// A request and what was odd about it.
#[derive(Clone, Debug, PartialEq)]
pub struct Reading {
    /// The request.
    pub request: ApprovalRequest,
    /// What was odd.
    pub findings: Vec<Finding>,
}

/// Reads a request, or a bare hook output (an object with `title` and no `tool`), from JSON text.
///
/// # Errors
/// Where the text is no JSON, or no object with a `tool` or a `title`, or the tool has no name.
pub fn read_request(json: &str) -> Result<Reading, Error> {
    let Document { value, repeated } = json::parse(json)?;
    let Value::Object(members) = value else {
        let found = value.type_name();
        return Err(Error::new(ErrorKind::Request, "", format!("expected an object with `tool` or `title`, but found {found}")));
    };
    let mut reader = RequestReader { findings: Vec::new() };
    for key in &repeated {
        // Only names that we know ourselves are repeated in a finding: any other may hold a secret.
        let at = REQUEST_KEYS.iter().find(|known| **known == key.as_str()).map_or(Cow::Borrowed(""), |k| format!("/{k}").into());
        reader.find("repeated-key", at, "a key stands twice in an object; the last one counts");
    }
    let has = |name: &str| members.iter().any(|(key, _)| key.raw() == name);
    let request = if has("tool") {
        reader.request(members)?
    } else if has("title") {
        // Who may answer, and until when, counts here too: it must not get lost because no tool is named.
        let (around, hook) = members.into_iter().partition(|(key, _)| AROUND_A_HOOK.contains(&key.raw()));
        let confirm = reader.hook(hook, "");
        ApprovalRequest { confirm, ..reader.request(around)? }
    } else {
        return Err(Error::new(ErrorKind::Request, "", "expected an object with `tool` or `title`, but found neither"));
    };
    if request.input.too_deep() > 0 {
        reader.find("too-deep", "/input", "values nested past 100 levels are not shown");
    }
    Ok(Reading { request, findings: reader.findings })
}

fn empty_request() -> ApprovalRequest {
    ApprovalRequest {
        tool: Tool::default(),
        input: Value::Null,
        confirm: Confirm::None,
        id: None,
        locale: None,
        thread: None,
        approvers: Approvers::Anyone,
        asked_by: None,
        reason: None,
        link: None,
        asked_at: None,
        timeout: None,
    }
}

/// Collects findings while it reads.
struct RequestReader {
    findings: Vec<Finding>,
}

impl RequestReader {
    fn find(&mut self, code: &'static str, at: impl Into<Cow<'static, str>>, message: impl Into<Cow<'static, str>>) {
        self.findings.push(Finding::new(code, at, message));
    }

    fn wrong_shape(&mut self, at: impl Into<Cow<'static, str>>, expected: &str, found: &Value) {
        self.find("wrong-shape", at, format!("expected {expected}, but found {}", found.type_name()));
    }

    fn unknown_keys(&mut self, members: &[(Untrusted, Value)], known: &[&str], at: &'static str) {
        let unknown = members.iter().filter(|(key, _)| !known.contains(&key.raw())).count();
        if unknown > 0 {
            let keys = if unknown == 1 { "1 key is".to_owned() } else { format!("{unknown} keys are") };
            self.find("unknown-key", at, format!("{keys} not read; expected {}", known.join(", ")));
        }
    }

    fn request(&mut self, members: Vec<(Untrusted, Value)>) -> Result<ApprovalRequest, Error> {
        self.unknown_keys(&members, REQUEST_KEYS, "");
        let mut request = empty_request();
        for (key, value) in members {
            match key.raw() {
                "tool" => request.tool = self.tool(value)?,
                "input" => request.input = value,
                "confirm" => request.confirm = self.confirm(value),
                "id" => request.id = self.text(value, "/id"),
                "locale" => request.locale = self.text(value, "/locale").map(|text| text.raw().to_owned()),
                "thread" => request.thread = self.thread(value),
                "approvers" => request.approvers = self.approvers(value),
                "asked_by" => request.asked_by = self.text(value, "/asked_by"),
                "reason" => request.reason = self.text(value, "/reason"),
                "link" => request.link = self.text(value, "/link"),
                "asked_at" => request.asked_at = self.time(value),
                "timeout" => request.timeout = self.timeout(value),
                _ => {}
            }
        }
        Ok(request)
    }

    /// A text; a number stands digit for digit; null is nothing; anything else a finding.
    fn text(&mut self, value: Value, at: &'static str) -> Option<Untrusted> {
        match value {
            Value::Text(text) => Some(text),
            Value::Number(digits) => Some(digits.into()),
            Value::Null => None,
            other => {
                self.wrong_shape(at, "a string", &other);
                None
            }
        }
    }

    fn tool(&mut self, value: Value) -> Result<Tool, Error> {
        let Value::Object(members) = value else {
            let found = value.type_name();
            return Err(Error::new(ErrorKind::Request, "/tool", format!("expected an object with a `name`, but found {found}")));
        };
        self.unknown_keys(&members, TOOL_KEYS, "/tool");
        let mut tool = Tool::default();
        let mut named = false;
        for (key, value) in members {
            match key.raw() {
                "name" => {
                    let found = value.type_name();
                    tool.name = self.text(value, "/tool/name").ok_or_else(|| {
                        Error::new(ErrorKind::Request, "/tool/name", format!("expected a string, but found {found}"))
                    })?;
                    named = true;
                }
                "label" => tool.label = self.text(value, "/tool/label"),
                "integration" => tool.integration = self.text(value, "/tool/integration"),
                "undo" => tool.undo = self.text(value, "/tool/undo"),
                _ => {}
            }
        }
        if named {
            Ok(tool)
        } else {
            Err(Error::new(ErrorKind::Request, "/tool", "expected an object with a `name`, but found none"))
        }
    }

    fn confirm(&mut self, value: Value) -> Confirm {
        match value {
            Value::Null => Confirm::None,
            Value::Text(text) if is_blank(text.raw()) => {
                self.find("blank-title", "/confirm", "the prompt template says nothing; the input is listed instead");
                Confirm::Threw
            }
            Value::Text(text) => {
                let template = PromptTemplate::parse(&text);
                if template.has_stray_brace() {
                    self.find("template-syntax", "/confirm", "a brace in the prompt template stands alone");
                }
                Confirm::Template(template)
            }
            Value::Object(members) => self.hook(members, "/confirm"),
            other => {
                self.wrong_shape("/confirm", "an object or a string", &other);
                Confirm::Threw
            }
        }
    }

    fn hook(&mut self, members: Vec<(Untrusted, Value)>, at: &'static str) -> Confirm {
        if members.iter().any(|(key, _)| key.raw() == "error") && !members.iter().any(|(key, _)| key.raw() == "title") {
            self.find("hook-threw", at, "the confirm hook threw; the input is listed instead");
            return Confirm::Threw;
        }
        self.unknown_keys(&members, HOOK_KEYS, at);
        let mut hook = ConfirmHook::titled("");
        let mut wrong: Option<(Cow<'static, str>, &str)> = None;
        let place = |key: &str| -> Cow<'static, str> { format!("{at}/{key}").into() };
        for (key, value) in members {
            let found = value.type_name();
            let mut phrase = |value| {
                phrase(value).unwrap_or_else(|()| {
                    wrong.get_or_insert_with(|| (place(key.raw()), found));
                    None
                })
            };
            match key.raw() {
                "title" => {
                    if let Some(title) = phrase(value) {
                        hook.title = title;
                    }
                }
                "detail" => hook.detail = phrase(value),
                "verb" => hook.verb = phrase(value),
                "danger" => match value {
                    Value::Bool(danger) => hook.danger = danger,
                    Value::Null => {}
                    _ => drop(wrong.get_or_insert_with(|| (place("danger"), found))),
                },
                "image" => match value {
                    Value::Text(image) => hook.image = Some(image),
                    Value::Null => {}
                    _ => self.find("image-left-out", place("image"), format!("expected an address, but found {found}")),
                },
                "icon" => match value {
                    Value::Text(icon) => hook.icon = Some(icon),
                    Value::Null => {}
                    _ => self.find("unknown-icon", place("icon"), format!("expected the name of an icon, but found {found}")),
                },
                "logo" if value != Value::Null => {
                    self.find("logo-ignored", place("logo"), "`logo` is filled from the tool's integration");
                }
                _ => {}
            }
        }
        if let Some((at, found)) = wrong {
            let message =
                format!("the confirm hook's output has {found} where another type is expected; the input is listed instead");
            self.find("wrong-shape", at, message);
            return Confirm::Threw;
        }
        Confirm::Hook(hook)
    }

    fn thread(&mut self, value: Value) -> Option<Thread> {
        if value == Value::Null {
            return None;
        }
        let part = |key: &str| match value.get(key) {
            Some(Value::Text(text)) => Some(text.clone()),
            Some(Value::Number(digits)) => Some(digits.as_str().into()),
            _ => None,
        };
        let (Some(connector), Some(key)) = (part("connector"), part("key")) else {
            self.wrong_shape("/thread", "an object with `connector` and `key`", &value);
            return None;
        };
        Some(Thread { connector: connector.raw().to_owned(), key })
    }

    /// A list that can't be read is nobody, never anyone.
    fn approvers(&mut self, value: Value) -> Approvers {
        let items = match value {
            Value::Null => return Approvers::Anyone,
            Value::List(items) => items,
            other => {
                self.find(
                    "unknown-approver-shape",
                    "/approvers",
                    format!("expected a list of texts, but found {}", other.type_name()),
                );
                return Approvers::Only(Vec::new());
            }
        };
        let mut ids = Vec::with_capacity(items.len());
        for item in items {
            match item {
                Value::Text(id) => ids.push(id),
                Value::Number(digits) => ids.push(digits.into()),
                other => {
                    self.find("unknown-approver-shape", "/approvers", format!("expected texts, but found {}", other.type_name()));
                }
            }
        }
        Approvers::Only(ids)
    }

    fn time(&mut self, value: Value) -> Option<jiff::Timestamp> {
        match &value {
            Value::Null => return None,
            Value::Text(text) => {
                if let Ok(time) = text.raw().parse() {
                    return Some(time);
                }
                self.find("wrong-shape", "/asked_at", "expected a time such as 2026-11-30T12:00:00Z, but found another text");
            }
            other => self.wrong_shape("/asked_at", "a time such as 2026-11-30T12:00:00Z", other),
        }
        None
    }

    fn timeout(&mut self, value: Value) -> Option<u64> {
        match &value {
            Value::Null => return None,
            // A fraction of a second is of no use to a person: whole seconds, as the schema says.
            Value::Number(digits) => match digits.parse::<u64>() {
                Ok(0) => {}
                Ok(seconds) => return Some(seconds.min(MAX_TIMEOUT)),
                Err(_) => {}
            },
            _ => {}
        }
        self.find("wrong-shape", "/timeout", "expected a whole number of seconds, 1 or more");
        None
    }
}

/// `Ok(None)` is nothing to say: null or blank.
fn phrase(value: Value) -> Result<Option<Phrase>, ()> {
    Ok(Some(match value {
        Value::Null => return Ok(None),
        Value::Text(text) if is_blank(text.raw()) => return Ok(None),
        Value::Text(text) => Phrase::Text(text),
        Value::Number(digits) => Phrase::Text(digits.into()),
        Value::Bool(word) => Phrase::Bool(word),
        Value::Object(members) => {
            let mut message = None;
            let mut args = Vec::new();
            for (key, value) in members {
                match (key.raw(), value) {
                    ("id", Value::Text(id)) => message = Some(id.raw().to_owned()),
                    ("args", Value::Object(given)) => {
                        for (name, value) in given {
                            if !matches!(value, Value::Text(_) | Value::Number(_) | Value::Bool(_)) {
                                return Err(());
                            }
                            args.push((name.raw().to_owned(), value));
                        }
                    }
                    ("args", Value::Null) => {}
                    _ => return Err(()),
                }
            }
            Phrase::Message { id: message.ok_or(())?, args }
        }
        Value::List(_) | Value::TooDeep { .. } => return Err(()),
    }))
}

/// Whether it is nothing but white space. What only looks blank is found when it is made visible: see `card`.
fn is_blank(text: &str) -> bool {
    text.trim().is_empty()
}
