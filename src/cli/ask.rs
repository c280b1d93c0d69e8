//! `ask`: a request as a card on the terminal, and the person's answer as the exit code.

#[cfg(unix)]
use std::io::IsTerminal as _;
use std::io::{BufRead as _, Write as _};
use std::time::Duration;

use jiff::Timestamp;
use tokio::sync::mpsc;

use super::{Exit, Failure, files, report};
use crate::card::{Card, compose};
use crate::error::{Error, ErrorKind};
use crate::finding::Finding;
use crate::locale::{Languages, Locale};
use crate::model::{Approvers, Outcome, State, Thread, Untrusted, read_request};
use crate::platform::text::how_to_reply;
use crate::platform::{Delivery, Payload, Platform};
use crate::redact::Redactor;
use crate::token::Issuer;
use crate::wait::{
    DEFAULT_TIMEOUT, Desk, Ended, Heard, MAX_TIMEOUT, MemoryStore, Mode, OnUnsupported, Person, Posted, Question, Word,
};

#[derive(clap::Args)]
pub(super) struct Arguments {
    /// The request. Not `-`: standard input is where the answer comes from.
    file: String,
    /// How long to wait for the answer; over the request's own.
    #[arg(long, value_name = "SECONDS")]
    timeout: Option<u64>,
    /// The language, as a platform sends it (de, pt-br, zh-hans); over the request's own.
    #[arg(long, value_name = "TAG")]
    locale: Option<String>,
    /// Who sits at the terminal, for a request that names who may answer.
    #[arg(long, value_name = "ID")]
    by: Option<String>,
}

pub(super) fn run(arguments: &Arguments) -> Result<Exit, Failure> {
    if arguments.file == "-" {
        return Err(Error::new(ErrorKind::Usage, "FILE", "expected a file, but found `-`: standard input is for the answer").into());
    }
    let mut reading = read_request(&files::utf8(files::read(Some(&arguments.file))?)?)?;
    let request = &mut reading.request;
    request.timeout = arguments.timeout.map(|seconds| seconds.min(MAX_TIMEOUT.as_secs())).or(request.timeout);
    request.asked_at = Some(Timestamp::now());
    request.id.get_or_insert_with(|| "ask".into());
    let wanted = arguments.locale.as_deref().or(request.locale.as_deref()).unwrap_or(crate::locale::catalogue::SOURCE);
    let (locale, known) = Languages::embedded().best(wanted);
    let mut findings = reading.findings;
    if !known {
        findings.push(Finding::new("unknown-locale", "/locale", "the language is not known; the card is in English"));
    }
    let card = compose(&reading.request, &Outcome::PENDING, locale, Redactor::standard(), &mut findings);
    report::findings(&findings, report::Format::Text, None);
    let runtime = tokio::runtime::Builder::new_current_thread().enable_time().build().map_err(Failure::from)?;
    let ended = runtime.block_on(ask(&card, locale, reading.request.approvers, arguments.by.as_deref().unwrap_or_default()));
    if let Some(line) = crate::card::state::outcome_line(&ended.outcome(), locale, Redactor::standard()) {
        report::say(&line.text());
    }
    let mut out = std::io::stdout().lock();
    writeln!(out, "{}", decision(&ended))?;
    Ok(match ended.state {
        State::Allowed => Exit::Fine,
        State::Declined => Exit::Declined,
        _ => Exit::Unanswered,
    })
}

/// Shows the card and waits for a line that is an answer.
async fn ask(card: &Card, locale: &Locale, approvers: Approvers, by: &str) -> Ended {
    let desk = Desk::new(MemoryStore::new(steady_clock()));
    let thread = Thread { connector: "terminal".to_owned(), key: Untrusted::default() };
    let timeout = card.timeout.map_or(DEFAULT_TIMEOUT, Duration::from_secs);
    let question = Question {
        id: "ask".to_owned(),
        thread: thread.clone(),
        mode: Mode::Reply,
        approvers,
        offers_allow: card.offers_allow(),
        locale: card.locale.clone(),
        timeout,
    };
    let shown = render(card, locale);
    // Only what is typed after the card is an answer to it. A terminal tells no time of a line: what was typed before is
    // thrown away, and reading starts when the card is shown.
    let post = async {
        forget_what_was_typed();
        report::say(shown.trim_end());
        Ok(Posted { message: None, at: Timestamp::UNIX_EPOCH, order: None })
    };
    let mut asked = std::pin::pin!(desk.ask(question, OnUnsupported::Refuse, post));
    let mut lines: Option<mpsc::Receiver<String>> = None;
    loop {
        let line = tokio::select! {
            biased;
            resolved = &mut asked => return end_of(resolved.ok().and_then(|resolution| resolution.ended().cloned())),
            line = next(&mut lines) => line,
        };
        let Some(text) = line else {
            // Nobody is left to answer.
            return end_of(desk.cancel("ask").await.ok());
        };
        let from = Person { id: by.into(), name: None };
        let word = Word { thread: thread.clone(), from, text, at: Timestamp::UNIX_EPOCH, order: None, reply_to: None };
        match desk.word(&word).await {
            Ok(Heard::Refused { refusal, .. }) => report::say(&locale.text(refusal.message())),
            // A blank line is no answer.
            Ok(Heard::Kept | Heard::NotHandled) => report::say(&how_to_reply(card, locale)),
            _ => {}
        }
    }
}

/// The next line that is typed. Reading starts with the first call, so after the card was shown; a read line can't be taken
/// back, and a thread that waits for one ends with the process.
async fn next(lines: &mut Option<mpsc::Receiver<String>>) -> Option<String> {
    lines
        .get_or_insert_with(|| {
            let (send, lines) = mpsc::channel(1);
            std::thread::spawn(move || {
                let mut input = std::io::stdin().lock();
                let mut line = Vec::new();
                while matches!(input.read_until(b'\n', &mut line), Ok(1..)) {
                    if send.blocking_send(String::from_utf8_lossy(&line).into_owned()).is_err() {
                        return;
                    }
                    line.clear();
                }
            });
            lines
        })
        .recv()
        .await
}

/// Throws away what waits in a terminal's input: a yes to whatever was asked before. What comes through a pipe is meant.
fn forget_what_was_typed() {
    #[cfg(unix)]
    if std::io::stdin().is_terminal() {
        let _ = rustix::termios::tcflush(std::io::stdin(), rustix::termios::QueueSelector::IFlush);
    }
}

/// The card as text.
fn render(card: &Card, locale: &Locale) -> String {
    let issuer = Issuer::unsigned("ask", 0);
    match Platform::Text.render(card, locale, &Delivery::new(&issuer)).payload {
        Payload::Text(text) => text,
        _ => String::new(),
    }
}

/// Where nothing can be said of the end, nobody allowed.
fn end_of(ended: Option<Ended>) -> Ended {
    ended.unwrap_or(Ended { state: State::Cancelled, by: None, at: None, reason: None })
}

/// What a program reads of it: the end, when, and what was said with a no.
fn decision(ended: &Ended) -> serde_json::Value {
    serde_json::json!({
        "outcome": ended.state.name(),
        "at": ended.at.map(|at| format!("{at:.0}")),
        "reason": ended.reason.as_ref().map(Untrusted::raw),
    })
}

/// A clock that goes on evenly, whatever is done to the system's while a person thinks.
fn steady_clock() -> impl crate::wait::Clock + 'static {
    let (time, since) = (Timestamp::now(), std::time::Instant::now());
    move || time.saturating_add(since.elapsed()).unwrap_or(Timestamp::MAX)
}
