//! `locales new`: the first files of a language.

use std::path::{Path, PathBuf};

use super::super::{Exit, Failure, catalogues, report};
use crate::error::{Error, ErrorKind};
use crate::locale::catalogue::{self, SOURCE};
use crate::locale::{negotiation, skeleton::skeleton};

#[derive(clap::Args)]
pub(in super::super) struct Arguments {
    /// The language: eo, pt-BR, zh-Hans.
    tag: String,
    /// The folder in which the language's folder is made.
    #[arg(long, default_value = "locales", value_name = "DIR")]
    out: String,
}

pub(super) fn run(arguments: &Arguments) -> Result<Exit, Failure> {
    let tag = &arguments.tag;
    let usage = |detail: String| Failure::Error(Error::new(ErrorKind::Usage, "TAG", detail));
    let Some(canonical) = negotiation::canonical(tag) else {
        return Err(usage("expected a language tag such as eo, pt-BR or zh-Hans".to_owned()));
    };
    if canonical != *tag {
        return Err(usage(format!("expected the tag in its canonical form, {canonical}")));
    }
    if !negotiation::is_known(tag) {
        return Err(usage(
            "expected the tag of a language that CLDR knows; without it there are no rules for plurals and numbers".to_owned(),
        ));
    }
    let folder = write_language(&arguments.out, tag, |name, text| skeleton(tag, name, text))?;
    report::say(&format!(
        "put a translation in place of each {{ \"\" }}, then run: countersign locales check {}",
        folder.display()
    ));
    Ok(Exit::Fine)
}

/// Makes a language's folder, and in it a file for each of English, from that file's name and text. A folder that is there
/// already is somebody's work.
pub(super) fn write_language(out: &str, tag: &str, file: impl Fn(&str, &str) -> String) -> Result<PathBuf, Failure> {
    let folder = Path::new(out).join(tag);
    let fail = |detail: String| Failure::Error(Error::new(ErrorKind::File, folder.display().to_string(), detail));
    if folder.exists() {
        return Err(fail("expected no such folder yet, but found one; nothing was written".to_owned()));
    }
    std::fs::create_dir_all(&folder).map_err(|error| fail(format!("the folder can't be made: {}", error.kind())))?;
    for (name, text) in catalogue::embedded().filter(|(language, _)| *language == SOURCE).flat_map(|(_, files)| files) {
        catalogues::create(&folder.join(format!("{name}.ftl")), &file(name, text))?;
    }
    Ok(folder)
}
