//! `locales pseudo`: English that looks foreign, as files.

use super::super::{Exit, Failure};
use crate::error::{Error, ErrorKind};
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
    super::new::write_language(&arguments.out, tag, |name, text| pseudo::file(name, text, tag))?;
    Ok(Exit::Fine)
}
