//! `locales coverage`: how far each language is.

use std::io::Write as _;

use clap::ValueEnum;
use serde::Serialize;

use super::super::{Exit, Failure, catalogues};
use crate::locale::catalogue::SOURCE;
use crate::locale::check::{self, Coverage, File};

#[derive(clap::Args)]
pub(in super::super) struct Arguments {
    /// Folders of languages, or of one language; the built-in languages where none is named.
    folders: Vec<String>,
    /// How the table is written.
    #[arg(long, value_enum, default_value = "text", value_name = "FORMAT")]
    format: Format,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Format {
    /// A table for people.
    Text,
    /// A list of objects.
    Json,
}

#[derive(Serialize)]
struct Row<'a> {
    language: &'a str,
    #[serde(flatten)]
    coverage: Coverage,
}

pub(super) fn run(arguments: &Arguments) -> Result<Exit, Failure> {
    let files = catalogues::read_or_embedded(&arguments.folders)?;
    let source = catalogues::source_of(&files);
    let all = catalogues::as_files(&files);
    let mut languages: Vec<&str> = all.iter().map(|file| file.language).filter(|language| *language != SOURCE).collect();
    languages.sort_unstable();
    languages.dedup();
    let rows: Vec<Row<'_>> = languages
        .into_iter()
        .map(|language| {
            let own: Vec<File<'_>> = all.iter().copied().filter(|file| file.language == language).collect();
            Row { language, coverage: check::coverage(&own, &source) }
        })
        .collect();
    let mut out = std::io::stdout().lock();
    match arguments.format {
        Format::Json => {
            serde_json::to_writer_pretty(&mut out, &rows).map_err(std::io::Error::from)?;
            writeln!(out)?;
        }
        Format::Text => {
            writeln!(out, "{:<10} {:>6} {:>8} {:>11} {:>6}", "language", "done", "missing", "unreviewed", "of")?;
            for Row { language, coverage: Coverage { total, done, missing, unreviewed } } in &rows {
                writeln!(out, "{language:<10} {done:>6} {missing:>8} {unreviewed:>11} {total:>6}")?;
            }
        }
    }
    Ok(Exit::Fine)
}
