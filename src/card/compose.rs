//! Composes a card from a request: what the hook says, or what its input is.

use std::borrow::Cow;

use super::facts::{facts, list_item};
use super::icon::Icon;
use super::line::Line;
use super::logo::Logo;
use super::picture::{Picture, SafeUrl, is_picture_type};
use super::state::outcome_line;
use super::tree::{Action, Card, Decision, Notice, Reason};
use crate::finding::Finding;
use crate::locale::words::normalised;
use crate::locale::{Argument, Locale, Output};
use crate::model::{self, ApprovalRequest, Approvers, Confirm, ConfirmHook, Outcome, Phrase, State, Untrusted, Value};
use crate::redact::{Redactor, Slot};

/// The longest verb that goes on a button, in code points; a test holds that no platform's own limit is lower.
/// Source: <https://docs.slack.dev/reference/block-kit/block-elements/button-element>.
pub const VERB_LIMIT: usize = 75;

/// Composes the card of a request in one language; findings are added to `findings`.
pub fn compose(
    request: &ApprovalRequest,
    outcome: &Outcome,
    locale: &Locale,
    redactor: &Redactor,
    findings: &mut Vec<Finding>,
) -> Card {
    let mut composer = Composer { request, locale, redactor, findings };
    let body = composer.body();
    let mut card = composer.card(body, outcome);
    composer.hide_across(&mut card);
    composer.notices(&mut card);
    composer.who_may_answer(&card);
    card
}

/// What a hook says, or the list that stands for it.
struct Body {
    title: Line,
    detail: Option<Line>,
    verb: Option<Line>,
    facts: Vec<super::Fact>,
    danger: bool,
    picture: Option<Picture>,
    icon: Option<Icon>,
}

impl Body {
    fn titled(title: Line) -> Self {
        Self { title, detail: None, verb: None, facts: Vec::new(), danger: false, picture: None, icon: None }
    }
}

struct Composer<'a> {
    request: &'a ApprovalRequest,
    locale: &'a Locale,
    redactor: &'a Redactor,
    findings: &'a mut Vec<Finding>,
}

impl Composer<'_> {
    fn find(&mut self, code: &'static str, at: &'static str, message: impl Into<Cow<'static, str>>) {
        self.findings.push(Finding::new(code, at, message));
    }

    fn show(&self, text: &Untrusted, slot: Slot) -> Line {
        Line::value(self.redactor.show(text, slot))
    }

    /// Prose is shown without the white space around it, which means nothing there. In a value it may mean something.
    fn prose(&self, text: &Untrusted, slot: Slot) -> Line {
        let trimmed = text.raw().trim_matches([' ', '\n', '\r', '\t']);
        self.show(&Untrusted::from_stand_ins(trimmed.to_owned()), slot)
    }

    fn body(&mut self) -> Body {
        match &self.request.confirm {
            Confirm::Hook(hook) => self.hook(hook),
            Confirm::Template(template) => {
                let title = self.template(template);
                if title.is_blank() {
                    self.find("blank-title", "/confirm", "the prompt template says nothing; the input is listed instead");
                    return self.fallback();
                }
                Body::titled(title)
            }
            Confirm::None | Confirm::Threw => self.fallback(),
        }
    }

    /// "Allow this: Stopped a stream", and every input.
    fn fallback(&self) -> Body {
        let tool = &self.request.tool;
        let label = [tool.label.as_ref(), Some(&tool.name)]
            .into_iter()
            .flatten()
            .map(|text| self.prose(text, Slot::Line))
            .find(|line| !line.is_blank())
            .unwrap_or_else(|| Line::message(self.locale, "unnamedTool"));
        let mut title = Line::message(self.locale, "allowThis");
        title.push_words(" ");
        title.push_line(&label);
        Body { facts: facts(&self.request.input, self.locale, self.redactor), ..Body::titled(title) }
    }

    /// What a hook says. Where its title says nothing, the input is listed, but a red button stays red.
    fn hook(&mut self, hook: &ConfirmHook) -> Body {
        let verb =
            hook.verb.as_ref().and_then(|verb| self.phrase(verb, Slot::Line, "/confirm/verb")).filter(|line| !line.is_blank());
        let icon = hook.icon.as_ref().and_then(|icon| self.icon(icon));
        let picture = hook.image.as_ref().and_then(|image| self.picture(image));
        let said = self.phrase(&hook.title, Slot::Line, "/confirm/title").and_then(|title| {
            let detail = hook.detail.as_ref().map(|detail| self.phrase(detail, Slot::Block, "/confirm/detail"));
            // A detail that can't be said is no reason to leave it out and go on.
            Some((title, detail.map_or(Some(None), |line| line.map(Some))?))
        });
        let body = match said {
            Some((title, detail)) if !title.is_blank() => {
                Body { detail: detail.filter(|line| !line.is_blank()), ..Body::titled(title) }
            }
            Some(_) => {
                self.find("blank-title", "/confirm/title", "the confirm hook's title shows nothing; the input is listed instead");
                self.fallback()
            }
            None => self.fallback(),
        };
        Body { verb, danger: hook.danger, picture, icon, ..body }
    }

    fn icon(&mut self, name: &Untrusted) -> Option<Icon> {
        let icon = Icon::named(name.raw());
        if icon.is_none() {
            self.find("unknown-icon", "/confirm/icon", "the icon's name is not known; no icon is shown");
        }
        icon
    }

    fn picture(&mut self, image: &Untrusted) -> Option<Picture> {
        let checked = SafeUrl::check(image, self.redactor)
            .and_then(|url| if is_picture_type(&url) { Ok(url) } else { Err("its type is none of png, jpeg, gif and webp") });
        match checked {
            Ok(url) => {
                let host = self.show(&url.host().into(), Slot::Line);
                let alt = Line::with(self.locale, "picture", &[("host", &host)]);
                Some(Picture { url, alt })
            }
            Err(why) => {
                self.find("image-left-out", "/confirm/image", format!("the image is left out: {why}"));
                None
            }
        }
    }

    /// A phrase's line; nothing, and a finding, where its message is in no catalogue.
    fn phrase(&mut self, phrase: &Phrase, slot: Slot, at: &'static str) -> Option<Line> {
        match phrase {
            Phrase::Text(text) => Some(self.prose(text, slot)),
            Phrase::Bool(word) => Some(Line::message(self.locale, if *word { "trueWord" } else { "falseWord" })),
            Phrase::Message { id, args } => {
                let line = self.message(id, args, slot);
                if line.is_none() {
                    self.find(
                        "unknown-message",
                        at,
                        "the message is in no catalogue of the integration; the input is listed instead",
                    );
                }
                line
            }
        }
    }

    fn message(&self, id: &str, args: &[(String, Value)], slot: Slot) -> Option<Line> {
        let integration = self.request.tool.integration.as_ref()?;
        let numbers: Vec<Option<fixed_decimal::Decimal>> = args
            .iter()
            .map(|(_, value)| match value {
                Value::Number(digits) => digits.parse().ok(),
                _ => None,
            })
            .collect();
        let arguments: Vec<(&str, Argument<'_>)> = args
            .iter()
            .zip(&numbers)
            .map(|((name, _), number)| (name.as_str(), number.as_ref().map_or(Argument::Text, Argument::Number)))
            .collect();
        let mut line = Line::default();
        let found = self.locale.format_of(integration.raw(), id, &arguments, &mut |piece| match piece {
            Output::Words(words) => line.push_words(words),
            Output::Argument(index) => match &args[index].1 {
                Value::Bool(word) => line.push_words(&self.locale.text(if *word { "trueWord" } else { "falseWord" })),
                Value::Text(text) => line.push_value(self.redactor.show_keyed(&args[index].0, text, slot)),
                Value::Number(digits) => line.push_value(self.redactor.show(&digits.as_str().into(), slot)),
                _ => {}
            },
        });
        found.then_some(line)
    }

    /// A filled template is one question: a break in a value is shown as a sign, never as a line.
    fn template(&mut self, template: &model::PromptTemplate) -> Line {
        let mut line = Line::default();
        let mut missing = false;
        for piece in template.fill(&self.request.input) {
            match piece {
                model::Piece::Text(text) => self.template_text(text, &mut line),
                model::Piece::Missing(name) => {
                    missing = true;
                    line.push_value(self.redactor.show(&format!("{{{name}}}").into(), Slot::Line));
                }
                model::Piece::Value(key, value) => line.push_line(&self.template_value(key, value)),
            }
        }
        if missing {
            self.find("template-missing", "/confirm", "a placeholder of the prompt template names nothing in the input");
        }
        line
    }

    /// Literal text of a template. The one space that sets it off from a value is no space at an edge.
    fn template_text(&self, text: &Untrusted, line: &mut Line) {
        let raw = text.raw();
        let start = usize::from(raw.starts_with(' '));
        let end = raw.len() - usize::from(raw.len() > start && raw.ends_with(' '));
        if start > 0 {
            line.push_words(" ");
        }
        if start < end {
            line.push_value(self.redactor.show(&Untrusted::from_stand_ins(raw[start..end].to_owned()), Slot::Line));
        }
        if end < raw.len() {
            line.push_words(" ");
        }
    }

    fn template_value(&self, key: &str, value: &Value) -> Line {
        let words = |id| Line::message(self.locale, id);
        let text = match value {
            Value::Null => return words("nullWord"),
            Value::Bool(true) => return words("trueWord"),
            Value::Bool(false) => return words("falseWord"),
            Value::Text(text) if text.is_empty() => return words("emptyText"),
            Value::Text(text) => text.clone(),
            Value::Number(digits) => digits.as_str().into(),
            Value::List(items) if items.is_empty() => return words("emptyList"),
            Value::List(items) => match items.iter().map(|item| list_item(item, self.locale)).collect::<Option<Vec<_>>>() {
                Some(items) => self.locale.numbers().list(&items).into(),
                None => return self.nested(value),
            },
            Value::Object(_) | Value::TooDeep { .. } => return self.nested(value),
        };
        Line::value(self.redactor.show_keyed(key, &text, Slot::Line))
    }

    /// A nested value inside a sentence: its facts, one after the other.
    fn nested(&self, value: &Value) -> Line {
        let mut line = Line::words("(");
        for (n, fact) in facts(value, self.locale, self.redactor).iter().enumerate() {
            if n > 0 {
                line.push_words("; ");
            }
            line.push_line(&fact.name);
            line.push_words(": ");
            line.push_line(&fact.value);
        }
        line.push_words(")");
        line
    }

    fn card(&mut self, body: Body, outcome: &Outcome) -> Card {
        let request = self.request;
        let asked_by = request.asked_by.as_ref().map(|name| self.prose(name, Slot::Line)).filter(|line| !line.is_blank());
        let reason = request.reason.as_ref().map(|reason| self.prose(reason, Slot::Block)).filter(|line| !line.is_blank());
        let link = request.link.as_ref().and_then(|link| match SafeUrl::check(link, self.redactor) {
            Ok(url) => Some(url),
            Err(why) => {
                self.find("link-left-out", "/link", format!("the link is left out: {why}"));
                None
            }
        });
        let logo = request.tool.integration.as_ref().and_then(|integration| Logo::of(integration.raw()));
        let id = request.id.as_ref().map(|id| self.show(id, Slot::Line)).unwrap_or_default();
        let mut card = Card {
            id,
            locale: self.locale.tag().to_owned(),
            direction: self.locale.direction(),
            state: outcome.state,
            outcome: outcome_line(outcome, self.locale, self.redactor),
            title: body.title,
            detail: body.detail,
            verb_in_full: None,
            facts: body.facts,
            reason: reason.map(|text| Reason { label: Line::message(self.locale, "reasonLabel"), text }),
            notices: Vec::new(),
            actions: Vec::new(),
            danger: body.danger,
            icon: body.icon,
            logo,
            picture: body.picture,
            link,
            asked_by: asked_by.map(|name| Line::with(self.locale, "askedBy", &[("name", &name)])),
            ended_at: outcome.at.filter(|_| outcome.state != State::Pending),
            asked_at: request.asked_at,
            timeout: request.timeout,
            hidden: 0,
        };
        let label = self.verb(body.verb, &mut card);
        if outcome.state == State::Pending {
            card.actions = vec![
                Action { decision: Decision::Allow, label, danger: body.danger },
                Action { decision: Decision::NotNow, label: Line::message(self.locale, "notNow"), danger: false },
            ];
        }
        card
    }

    /// The label of the button that allows. A word for no, or one that no button holds, can't be it.
    fn verb(&mut self, verb: Option<Line>, card: &mut Card) -> Line {
        let allow = Line::message(self.locale, "allow");
        let Some(verb) = verb else { return allow };
        // Both as it is and as it is shown: an invisible character must not make a no look like another word.
        let raw = match &self.request.confirm {
            Confirm::Hook(ConfirmHook { verb: Some(Phrase::Text(raw)), .. }) => normalised(raw.raw()),
            _ => String::new(),
        };
        let shown = normalised(&verb.joined());
        let not_now = self.locale.text("notNow");
        let is_no = self.locale.no_words().iter().chain([&not_now]).any(|no| [&raw, &shown].contains(&&normalised(no)));
        if is_no {
            self.find("verb-is-no", "/confirm/verb", "the verb is a word for no; the button reads as without one");
        } else if verb.chars() > VERB_LIMIT || verb.values().any(|value| value.hidden() > 0) {
            self.find("verb-too-long", "/confirm/verb", "the verb can't stand on a button; it is shown in the body");
        } else {
            return verb;
        }
        card.verb_in_full = Some(Line::with(self.locale, "verbIs", &[("verb", &verb)]));
        allow
    }

    /// Once more over the whole card: a secret laid across two of its texts.
    fn hide_across(&self, card: &mut Card) {
        let mut values: Vec<_> = card.lines_mut().flat_map(Line::values_mut).collect();
        if values.len() > 1 {
            self.redactor.hide_across(&mut values);
        }
    }

    fn notices(&mut self, card: &mut Card) {
        card.hidden = card.lines().flat_map(Line::values).map(|value| value.hidden()).sum();
        let mixed = card.lines().flat_map(Line::values).any(|value| value.mixed_scripts());
        // What lies too deep is only missing where the input is what the card shows.
        let deep = if card.facts.is_empty() && !matches!(self.request.confirm, Confirm::None | Confirm::Threw) {
            0
        } else {
            self.request.input.too_deep()
        };
        let mut notice = |code, text| card.notices.push(Notice { code, text });
        if card.hidden > 0 {
            notice("hidden", Line::counted(self.locale, "hiddenValues", card.hidden));
        }
        if mixed {
            notice("mixed-scripts", Line::message(self.locale, "mixedScripts"));
        }
        if deep > 0 {
            notice("too-deep", Line::counted(self.locale, "tooDeep", deep));
            notice("too-deep", Line::message(self.locale, "cutNoAllow"));
            card.actions.retain(|action| action.decision != Decision::Allow);
        }
        if card.hidden > 0 {
            self.find("hidden", "", "values are hidden on the card because they look like secrets");
        }
        if mixed {
            self.find("mixed-scripts", "", "a word or a host name mixes letters of different scripts");
        }
    }

    fn who_may_answer(&mut self, card: &Card) {
        if card.state != State::Pending {
            return;
        }
        if self.request.approvers == Approvers::Anyone && self.request.thread.as_ref().is_some_and(is_group) {
            self.find("anyone-may-answer", "/approvers", "anyone in the conversation may answer");
        }
    }
}

/// Whether a conversation has, or may have, more than one person in it.
fn is_group(thread: &model::Thread) -> bool {
    match thread.connector.as_str() {
        // A Telegram chat with a negative id is a group or a channel; a Slack id with D is a direct message.
        "telegram" => thread.key.raw().starts_with('-'),
        "slack" => !thread.key.raw().starts_with('D'),
        _ => false,
    }
}
