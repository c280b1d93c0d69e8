//! The command: arguments and files in, data on standard output, talk on standard error.
//!
//! Exit codes: 0 fine, 1 findings at or above `--fail-on` (or an answer that is refused, or a tool that runs without asking),
//! 2 usage or unreadable input; of `ask` also 3 not now, 4 no answer.
//! This is the only part of the crate that reads a clock, files and random bytes, and that prints.

mod ask;
mod asks;
mod catalogues;
mod decide;
mod files;
mod key;
mod lines;
mod locales;
mod redact;
mod render;
mod report;
pub mod schema;
mod used;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

use crate::error::Error;

/// Turns "an AI agent wants to do this" into an approval card that a person can trust.
#[derive(Parser)]
#[command(name = "countersign", version, max_term_width = 100)]
struct Arguments {
    #[command(subcommand)]
    verb: Verb,
}

#[derive(Subcommand)]
enum Verb {
    /// Render a request as a platform's payload.
    Render(Box<render::Arguments>),
    /// Decide what an answer comes to: a button, a reply in words.
    Decide(Box<decide::Arguments>),
    /// Make keys, with which buttons are signed.
    Key(key::Arguments),
    /// Say whether a tool asks at all: exit code 0 where it does, 1 where it doesn't.
    Asks(asks::Arguments),
    /// Ask a person on the terminal: exit code 0 where they allow it, 3 where they don't, 4 where nobody answers in time.
    Ask(ask::Arguments),
    /// Hide secrets in text or JSON: a filter for logs.
    Redact(redact::Arguments),
    /// Translators' tools: check, begin, imitate and count catalogues.
    Locales(locales::Arguments),
    /// Print the JSON Schema of a type.
    Schema(schema::Arguments),
}

/// How a verb ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Exit {
    Fine,
    /// Findings at or above the threshold, or a no.
    Found,
    /// Usage or unreadable input.
    Unreadable,
    /// A person said not now.
    Declined,
    /// Nobody answered.
    Unanswered,
}

impl From<Exit> for ExitCode {
    fn from(exit: Exit) -> Self {
        match exit {
            Exit::Fine => Self::SUCCESS,
            Exit::Found => Self::from(1),
            Exit::Unreadable => Self::from(2),
            Exit::Declined => Self::from(3),
            Exit::Unanswered => Self::from(4),
        }
    }
}

/// Runs the command with the process's arguments.
pub fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let result = match arguments.verb {
        Verb::Render(arguments) => render::run(&arguments),
        Verb::Decide(arguments) => decide::run(&arguments),
        Verb::Key(arguments) => key::run(&arguments),
        Verb::Asks(arguments) => asks::run(&arguments),
        Verb::Ask(arguments) => ask::run(&arguments),
        Verb::Redact(arguments) => redact::run(&arguments),
        Verb::Locales(arguments) => locales::run(&arguments),
        Verb::Schema(arguments) => schema::run(&arguments),
    };
    match result {
        Ok(exit) => exit.into(),
        // Whoever read our output has had enough of it.
        Err(Failure::Pipe) => ExitCode::SUCCESS,
        Err(Failure::Error(error)) => {
            report::error(&error);
            Exit::Unreadable.into()
        }
    }
}

/// Why a verb stopped.
enum Failure {
    Error(Error),
    Pipe,
}

impl From<Error> for Failure {
    fn from(error: Error) -> Self {
        Self::Error(error)
    }
}

impl From<std::io::Error> for Failure {
    fn from(error: std::io::Error) -> Self {
        if error.kind() == std::io::ErrorKind::BrokenPipe {
            return Self::Pipe;
        }
        Self::Error(Error::new(crate::ErrorKind::File, "", format!("the output can't be written: {}", error.kind())))
    }
}
