//! `redact`: text or JSON in, the same with secrets hidden.

use std::io::{Read as _, Write as _};

use super::{Exit, Failure};
use crate::redact::Redactor;

#[derive(clap::Args)]
pub(super) struct Arguments {
    /// A file; standard input where it is missing or `-`.
    file: Option<String>,
}

pub(super) fn run(arguments: &Arguments) -> Result<Exit, Failure> {
    let mut out = std::io::stdout().lock();
    let mut stream = Redactor::standard().stream();
    let mut input: Box<dyn std::io::Read> = match arguments.file.as_deref() {
        None | Some("-") => Box::new(std::io::stdin().lock()),
        Some(file) => Box::new(std::io::Cursor::new(super::files::read(Some(file))?)),
    };
    let mut chunk = vec![0; 64 * 1024];
    let mut hidden = Vec::new();
    loop {
        let n = input.read(&mut chunk)?;
        if n == 0 {
            break;
        }
        stream.push(&chunk[..n], &mut hidden);
        out.write_all(&hidden)?;
        hidden.clear();
    }
    stream.finish(&mut hidden);
    out.write_all(&hidden)?;
    Ok(Exit::Fine)
}
