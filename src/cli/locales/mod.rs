//! `locales`: the translators' tools.

mod annotate;
mod check;
mod coverage;
mod new;
mod pseudo;

use super::{Exit, Failure};

#[derive(clap::Args)]
pub(super) struct Arguments {
    #[command(subcommand)]
    verb: Verb,
}

#[derive(clap::Subcommand)]
enum Verb {
    /// Check catalogues against English, and say where a fault is and how it is mended.
    Check(check::Arguments),
    /// Write the first files of a language, with a place for each translation.
    New(new::Arguments),
    /// Write English as a pseudo-language: accented, right to left, or as long as a translation can get.
    Pseudo(pseudo::Arguments),
    /// Count what each language has, lacks, and has that no native reader has seen.
    Coverage(coverage::Arguments),
}

pub(super) fn run(arguments: &Arguments) -> Result<Exit, Failure> {
    match &arguments.verb {
        Verb::Check(arguments) => check::run(arguments),
        Verb::New(arguments) => new::run(arguments),
        Verb::Pseudo(arguments) => pseudo::run(arguments),
        Verb::Coverage(arguments) => coverage::run(arguments),
    }
}
