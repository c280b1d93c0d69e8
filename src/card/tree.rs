//! The card's tree.

use schemars::JsonSchema;
use serde::Serialize;

use super::icon::Icon;
use super::line::Line;
use super::logo::Logo;
use super::picture::{Picture, SafeUrl};
use crate::locale::Direction;
use crate::model::State;

/// An approval card, before any platform: composed, redacted, in one language.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Card {
    /// The request's id.
    pub id: Line,
    /// The language that it is in.
    pub locale: String,
    /// The direction of that language.
    pub direction: Direction,
    /// How the request stands.
    pub state: State,
    /// How it ended, by whom and when, in words; nothing while it is pending.
    pub outcome: Option<Line>,
    /// The question.
    pub title: Line,
    /// What it means.
    pub detail: Option<Line>,
    /// The act's own word, where it can't stand on the button.
    pub verb_in_full: Option<Line>,
    /// The inputs, where no hook says what they mean.
    pub facts: Vec<Fact>,
    /// The assistant's own words on why.
    pub reason: Option<Reason>,
    /// What the reader must know about the card itself.
    pub notices: Vec<Notice>,
    /// What can be answered; nothing once it has ended.
    pub actions: Vec<Action>,
    /// Whether the act can't be taken back or hurts.
    pub danger: bool,
    /// A sign for the kind of act.
    pub icon: Option<Icon>,
    /// The sign of the integration.
    pub logo: Option<Logo>,
    /// Artwork.
    pub picture: Option<Picture>,
    /// Where there is more about the request.
    pub link: Option<SafeUrl>,
    /// Who asks, in a sentence.
    pub asked_by: Option<Line>,
    /// When it ended, if it has.
    #[schemars(with = "Option<String>")]
    pub ended_at: Option<jiff::Timestamp>,
    /// When it was asked.
    #[schemars(with = "Option<String>")]
    pub asked_at: Option<jiff::Timestamp>,
    /// Seconds until it expires, where the request says so; otherwise the platform's own.
    pub timeout: Option<u64>,
    /// How many values are hidden.
    pub hidden: usize,
}

/// One listed input.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Fact {
    /// A person's words for the key, outermost first.
    pub name: Line,
    /// The value.
    pub value: Line,
}

/// The assistant's own words, with the label that says so.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Reason {
    /// What sets them apart.
    pub label: Line,
    /// The words.
    pub text: Line,
}

/// Something that the reader must know about the card itself.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Notice {
    /// The finding's code: `hidden`, `mixed-scripts`, `too-deep`, `cut`.
    pub code: &'static str,
    /// The sentence.
    pub text: Line,
}

impl Notice {
    /// The sign in front of it.
    pub fn sign(&self) -> &'static str {
        if self.code == "hidden" { "🔒" } else { "⚠️" }
    }
}

/// What a person may decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Decision {
    /// The act may run.
    Allow,
    /// It may not, now.
    NotNow,
    /// What was run is to be taken back.
    Undo,
}

impl Decision {
    /// The name in JSON.
    pub fn name(self) -> &'static str {
        match self {
            Self::Allow => "allow",
            Self::NotNow => "not_now",
            Self::Undo => "undo",
        }
    }
}

/// A button.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Action {
    /// What pressing it decides.
    pub decision: Decision,
    /// Its word.
    pub label: Line,
    /// Whether it is red.
    pub danger: bool,
}

impl Card {
    /// Whether the card itself, before any platform cuts it, may be allowed: everything that the answer rests on is there.
    pub fn offers_allow(&self) -> bool {
        self.actions.iter().any(|action| action.decision == Decision::Allow)
    }

    /// When it expires, where `default` is the platform's own timeout in seconds.
    pub fn expires_at(&self, default: u64) -> Option<jiff::Timestamp> {
        let seconds = i64::try_from(self.timeout.unwrap_or(default)).ok()?;
        self.asked_at?.checked_add(jiff::SignedDuration::from_secs(seconds)).ok()
    }

    /// All lines that hold values from outside, to hide more in them.
    pub(crate) fn lines_mut(&mut self) -> impl Iterator<Item = &mut Line> {
        [&mut self.title, &mut self.id]
            .into_iter()
            .chain(self.detail.as_mut())
            .chain(self.verb_in_full.as_mut())
            .chain(self.facts.iter_mut().flat_map(|fact| [&mut fact.name, &mut fact.value]))
            .chain(self.reason.as_mut().map(|reason| &mut reason.text))
            .chain(self.outcome.as_mut())
            .chain(self.asked_by.as_mut())
            .chain(self.actions.iter_mut().map(|action| &mut action.label))
    }

    /// The same lines, to read.
    pub fn lines(&self) -> impl Iterator<Item = &Line> {
        [&self.title, &self.id]
            .into_iter()
            .chain(self.detail.as_ref())
            .chain(self.verb_in_full.as_ref())
            .chain(self.facts.iter().flat_map(|fact| [&fact.name, &fact.value]))
            .chain(self.reason.as_ref().map(|reason| &reason.text))
            .chain(self.outcome.as_ref())
            .chain(self.asked_by.as_ref())
            .chain(self.actions.iter().map(|action| &action.label))
    }
}
