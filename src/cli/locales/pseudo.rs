//! `locales pseudo`: English that looks foreign, as files.

use super::super::{Exit, Failure, catalogues};
use crate::error::{Error, ErrorKind};
use crate::locale::catalogue::{self, SOURCE};
use crate::locale::pseudo;

#[derive(clap::Args)]
pub(in super::super) struct Arguments {
    /// The pseudo-language: en-XA is accented, ar-XB is right to left, en-XL is 2.75 times as long.
    tag: String,
    /// The folder in which the language's folder is made.
    #[arg(long, default_value = "locales", value_name = "DIR")]
    out: String,
}

pub(super) fn run(arguments: &Arguments) -> Result<Exit, Failure> {
    let tag = &arguments.tag;
    if !pseudo::TAGS.contains(&tag.as_str()) {
        return Err(Error::new(ErrorKind::Usage, "TAG", format!("expected one of {}", pseudo::TAGS.join(", "))).into());
    }
    let folder = super::new::make_folder(&arguments.out, tag)?;
    for (name, text) in catalogue::embedded().filter(|(language, _)| *language == SOURCE).flat_map(|(_, files)| files) {
        catalogues::create(&folder.join(format!("{name}.ftl")), &pseudo::file(name, text, tag))?;
    }
    Ok(Exit::Fine)
}
