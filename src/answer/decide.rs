//! Decides whether an answer counts: the checks in their order, and the sentence for the person.

use schemars::JsonSchema;
use serde::Serialize;

use super::event::{Event, Heard, Place, respond};
use super::{Receipt, Refusal, Reply, UsedTokens, read_reply};
use crate::card::state::outcome_line;
use crate::card::{Decision, Line};
use crate::error::Error;
use crate::model::digest::input_digest;
use crate::model::{Approvers, Outcome, State, Untrusted};
use crate::redact::{Redacted, Redactor, Slot};
use crate::token::{KeyRing, Purpose, Token, TokenError, hide_tokens};

/// The longest reason that is passed on, in bytes: what an event brings may be of any length.
pub const REASON_BYTES: usize = 4000;

/// What an answer came to, as `decide` prints it.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Answer {
    /// What was decided; nothing where nothing was.
    pub decision: Option<Decision>,
    /// Why it does not count.
    pub refusal: Option<Refusal>,
    /// Whether it is dealt with. False where it was no answer to this question and belongs to the host.
    pub handled: bool,
    /// What was said beside a no, with secrets hidden.
    pub reason: Option<String>,
    /// Who answered, as the platform says.
    pub by: Option<By>,
    /// When it was decided: an RFC 3339 time.
    #[schemars(with = "Option<String>")]
    pub at: Option<jiff::Timestamp>,
    /// The request's id.
    pub request: Option<String>,
    /// The sentence for whoever answered, in the card's language.
    pub say: Option<String>,
    /// What to send back to the platform: a method or an address, with its body.
    pub respond: Option<serde_json::Value>,
}

/// Who answered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct By {
    /// The platform's own id: a user's number or name, a mail address.
    pub id: String,
    /// A name for people, with secrets hidden and everything visible.
    pub name: Option<String>,
}

/// What was decided before.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decided {
    /// What.
    pub decision: Decision,
    /// By whom: a name from the platform.
    pub by: Option<Untrusted>,
    /// When.
    pub at: jiff::Timestamp,
}

impl Decided {
    fn outcome(&self) -> Outcome {
        let state = match self.decision {
            Decision::Allow => State::Allowed,
            Decision::NotNow => State::Declined,
            Decision::Undo => State::Undone,
        };
        Outcome { state, by: self.by.clone(), at: None }
    }
}

/// What an answer is checked against.
#[derive(Clone, Copy)]
pub struct Asked<'a> {
    /// The card that was shown.
    pub receipt: &'a Receipt,
    /// The keys. Without them no button and no link counts.
    pub ring: Option<&'a KeyRing>,
    /// What time it is.
    pub now: jiff::Timestamp,
    /// What was decided before; without it, only the receipt's state says so.
    pub used: Option<&'a dyn UsedTokens>,
    /// The digest of the input that would run now; without it, that of the receipt's own request.
    pub current_input: Option<[u8; 32]>,
    /// Hides secrets in names and reasons.
    pub redactor: &'a Redactor,
}

/// Why it does not count, and whether it is dealt with.
struct Refused {
    refusal: Refusal,
    handled: bool,
    /// How the question ended, where that is why.
    outcome: Option<Outcome>,
}

impl From<Refusal> for Refused {
    fn from(refusal: Refusal) -> Self {
        Self { refusal, handled: true, outcome: None }
    }
}

impl Refused {
    /// It is not for us: no sentence, and the host may read it.
    fn not_ours(refusal: Refusal) -> Self {
        Self { refusal, handled: false, outcome: None }
    }
}

/// What was heard, once it counts.
enum Counts {
    Decision(Decision, Option<Untrusted>),
    Nothing,
    Foreign,
}

/// Decides what an event comes to.
///
/// # Errors
/// Where the store of used tokens can't be reached: then nothing is decided.
pub fn decide(event: &Event, asked: &Asked<'_>) -> Result<Answer, Error> {
    let (decision, refused, handled, reason) = match judge(event, asked) {
        Ok(Counts::Decision(decision, reason)) => match settle(event, asked, decision)? {
            None => (Some(decision), None, true, reason),
            Some(refused) => {
                // Once it has ended, people go on talking: what is no yes and no reply to the card is not about it.
                let handled = matches!(event.heard, Heard::Token(_)) || event.to_card || decision != Decision::NotNow;
                (None, Some(refused), handled, None)
            }
        },
        Ok(Counts::Nothing) => (None, None, true, None),
        Ok(Counts::Foreign) => (None, None, false, None),
        Err(refused) => {
            let handled = refused.handled;
            (None, Some(refused), handled, None)
        }
    };
    let say = match (&decision, &refused) {
        (Some(decision), _) => Some(heard(*decision, asked)),
        (None, Some(refused)) if handled => Some(sentence(refused, asked)),
        _ => None,
    };
    Ok(Answer {
        refusal: refused.map(|refused| refused.refusal),
        handled,
        reason: reason.and_then(|reason| shown(&reason, Slot::Block, asked.redactor)),
        by: event.by.as_ref().filter(|_| handled).map(|by| By {
            id: hide_tokens(&asked.redactor.hide(by.id.raw())),
            name: by.name.as_ref().and_then(|name| shown(name, Slot::Line, asked.redactor)),
        }),
        at: decision.map(|_| asked.now),
        request: asked.receipt.shown_id(asked.redactor),
        respond: say.as_ref().and_then(|say| respond(&event.route, say, decision.is_some())),
        decision,
        say,
    })
}

/// Text from an event as it may be passed on: secrets hidden, everything visible, no token in it, and not too long.
fn shown(text: &Untrusted, slot: Slot, redactor: &Redactor) -> Option<String> {
    let shown: Redacted = redactor.show(text, slot);
    if shown.is_blank() {
        return None;
    }
    let end = shown.safe_cut(REASON_BYTES);
    let cut = if end < shown.as_str().len() { "…" } else { "" };
    // On a card a line break has a sign of its own; here it is only a line break.
    Some(hide_tokens(&shown.prefix(end).as_str().replace("⏎\n", "\n")) + cut)
}

fn heard(decision: Decision, asked: &Asked<'_>) -> String {
    asked.receipt.locale().text(match decision {
        Decision::Allow => "heardAllow",
        Decision::NotNow => "heardNotNow",
        Decision::Undo => "undo",
    })
}

fn sentence(refused: &Refused, asked: &Asked<'_>) -> String {
    let locale = asked.receipt.locale();
    let id = refused.refusal.message();
    if refused.refusal != Refusal::AlreadyDecided {
        return locale.text(id);
    }
    let outcome = refused.outcome.as_ref().and_then(|outcome| outcome_line(outcome, locale, asked.redactor));
    hide_tokens(&Line::with(locale, id, &[("outcome", &outcome.unwrap_or_default())]).text())
}

/// Every check but the last two: what has been decided before, and what would run.
fn judge(event: &Event, asked: &Asked<'_>) -> Result<Counts, Refused> {
    match &event.heard {
        Heard::Foreign => Ok(Counts::Foreign),
        // What is about no question of ours belongs to the host.
        Heard::Refused(Refusal::Unknown) => Err(Refused::not_ours(Refusal::Unknown)),
        Heard::Refused(refusal) => Err((*refusal).into()),
        Heard::Token(text) => Ok(Counts::Decision(token(text, event, asked)?, None)),
        Heard::Nothing => nothing(event, asked),
        Heard::Words(words) => match read_reply(words.raw(), asked.receipt.locale()) {
            Reply::Nothing => nothing(event, asked),
            Reply::Allow => {
                in_words(event, asked, true)?;
                if !asked.receipt.offers_allow {
                    return Err(Refusal::NotOffered.into());
                }
                Ok(Counts::Decision(Decision::Allow, None))
            }
            Reply::NotNow { reason } => {
                in_words(event, asked, false)?;
                Ok(Counts::Decision(Decision::NotNow, Some(Untrusted::from_stand_ins(reason))))
            }
        },
    }
}

/// A file without words, a blank line: taken where words would be.
fn nothing(event: &Event, asked: &Asked<'_>) -> Result<Counts, Refused> {
    match in_words(event, asked, false) {
        Ok(()) => Ok(Counts::Nothing),
        Err(refused) => Err(Refused { handled: false, ..refused }),
    }
}

fn token(text: &str, event: &Event, asked: &Asked<'_>) -> Result<Decision, Refused> {
    let receipt = asked.receipt;
    let token = match Token::parse(text) {
        Ok(token) => token,
        Err(TokenError::Unsigned) => return Err(Refusal::Unsigned.into()),
        Err(TokenError::Malformed) => return Err(Refusal::Forged.into()),
        Err(TokenError::Foreign) => return Err(Refused::not_ours(Refusal::Unknown)),
    };
    let Some(binding) = receipt.binding() else { return Err(Refusal::Unknown.into()) };
    let signed = asked.ring.is_some_and(|ring| ring.verify(&token, &binding));
    if !signed || token.card_id() != receipt.card_id() {
        return Err(Refusal::Forged.into());
    }
    match event.place {
        Place::Here => {}
        Place::Elsewhere => return Err(Refusal::WrongPlace.into()),
        // Where the platform names no place, only a person whom the request names can answer.
        Place::Unknown if receipt.request().approvers == Approvers::Anyone => return Err(Refusal::WrongPlace.into()),
        Place::Unknown => {}
    }
    approver(event, asked)?;
    if is_past(token.expires_at(), asked.now) {
        return Err(Refusal::Expired.into());
    }
    match token.purpose() {
        Purpose::Allow if receipt.offers_allow => Ok(Decision::Allow),
        Purpose::NotNow => Ok(Decision::NotNow),
        Purpose::Undo => Ok(Decision::Undo),
        Purpose::Allow | Purpose::View | Purpose::Reply => Err(Refusal::NotOffered.into()),
    }
}

/// The checks of an answer in words: the request handed in is the one that is pending in its thread.
fn in_words(event: &Event, asked: &Asked<'_>, is_yes: bool) -> Result<(), Refused> {
    let receipt = asked.receipt;
    if event.place == Place::Elsewhere {
        return Err(Refused::not_ours(Refusal::WrongPlace));
    }
    // What was said before the card was there can't be about it. Platforms count whole seconds.
    if let (Some(said), Some(asked_at)) = (event.sent_at, receipt.request().asked_at)
        && said.as_second() < asked_at.as_second()
    {
        return Err(Refused::not_ours(Refusal::Unknown));
    }
    if let Err(refused) = approver(event, asked) {
        // Others may talk in the same conversation; only who tries to answer is told.
        return Err(Refused { handled: is_yes || event.to_card, ..refused });
    }
    if receipt.expires_at.is_some_and(|at| is_past(at, asked.now)) {
        return Err(Refused::not_ours(Refusal::Expired));
    }
    Ok(())
}

fn approver(event: &Event, asked: &Asked<'_>) -> Result<(), Refused> {
    let allowed = match &asked.receipt.request().approvers {
        Approvers::Anyone => true,
        Approvers::Only(ids) => event.by.as_ref().is_some_and(|by| {
            let same = |id: &Untrusted| match asked.receipt.platform {
                crate::platform::Platform::Email => id.raw().eq_ignore_ascii_case(by.id.raw()),
                _ => id == &by.id,
            };
            ids.iter().any(same)
        }),
    };
    if allowed { Ok(()) } else { Err(Refusal::NotAnApprover.into()) }
}

fn is_past(expires_at: u64, now: jiff::Timestamp) -> bool {
    i64::try_from(expires_at).is_ok_and(|at| now.as_second() >= at)
}

/// The last checks: what has been decided before, and whether what would run is what was shown. The first answer wins.
fn settle(event: &Event, asked: &Asked<'_>, decision: Decision) -> Result<Option<Refused>, Error> {
    let receipt = asked.receipt;
    let open = match decision {
        Decision::Undo => matches!(receipt.state, State::Pending | State::Allowed | State::Done),
        _ => receipt.state == State::Pending,
    };
    if !open {
        let refusal = match receipt.state {
            State::Superseded => Refusal::Superseded,
            State::Expired => Refusal::Expired,
            _ => Refusal::AlreadyDecided,
        };
        let outcome = Some(Outcome { state: receipt.state, by: None, at: None });
        return Ok(Some(Refused { refusal, handled: true, outcome }));
    }
    let question = format!("{}{}", receipt.card_id(), if decision == Decision::Undo { "u" } else { "" });
    let already =
        |earlier: Decided| Some(Refused { refusal: Refusal::AlreadyDecided, handled: true, outcome: Some(earlier.outcome()) });
    if let Some(earlier) = asked.used.map(|used| used.earlier(&question)).transpose()?.flatten() {
        return Ok(already(earlier));
    }
    let would_run = asked.current_input.unwrap_or_else(|| input_digest(&receipt.request().input));
    if decision != Decision::NotNow && would_run != receipt.input_digest() {
        return Ok(Some(Refusal::Changed.into()));
    }
    let Some(used) = asked.used else { return Ok(None) };
    let by = event.by.as_ref().and_then(|by| by.name.clone().or_else(|| Some(by.id.clone())));
    let claimed = used.claim(&question, &Decided { decision, by, at: asked.now }, receipt.expires_at)?;
    Ok(claimed.and_then(already))
}
