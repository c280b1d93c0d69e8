//! `locales check`: the faults of catalogues, for people and for machines.

use std::io::Write as _;

use super::super::report::{self, FailOn};
use super::super::{Exit, Failure, catalogues};
use super::annotate::{self, Format};
use crate::finding::Severity;
use crate::locale::check;

#[derive(clap::Args)]
pub(in super::super) struct Arguments {
    /// Folders of languages, or of one language; the built-in languages where none is named.
    folders: Vec<String>,
    /// How faults are written to standard output.
    #[arg(long, value_enum, default_value = "text", value_name = "FORMAT")]
    format: Format,
    /// From which severity on faults make the exit code 1.
    #[arg(long, value_enum, default_value = "error", value_name = "SEVERITY")]
    fail_on: FailOn,
}

pub(super) fn run(arguments: &Arguments) -> Result<Exit, Failure> {
    let files = catalogues::read_or_embedded(&arguments.folders)?;
    let faults = check::check(&catalogues::as_files(&files), &catalogues::source_of(&files));
    std::io::stdout().lock().write_all(annotate::written(&faults, arguments.format).as_bytes())?;
    let count = |severity| faults.iter().filter(|fault| fault.severity == severity).count();
    let of = |n: usize, what: &str| format!("{n} {what}{}", if n == 1 { "" } else { "s" });
    let mut languages: Vec<&str> = files.iter().map(|file| file.language.as_str()).collect();
    languages.dedup();
    report::say(&format!(
        "{} of {}: {}, {}, {}",
        of(files.len(), "file"),
        of(languages.len(), "language"),
        of(count(Severity::Error), "error"),
        of(count(Severity::Warning), "warning"),
        of(count(Severity::Note), "note"),
    ));
    let failed = arguments.fail_on.reached_by(faults.iter().map(|fault| fault.severity));
    Ok(if failed { Exit::Found } else { Exit::Fine })
}
