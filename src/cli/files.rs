//! Files and standard input.

use std::fs::{File, OpenOptions};
use std::io::{Read as _, Write as _};

use super::Failure;
use crate::error::{Error, ErrorKind};
use crate::model::Approvals;
use crate::token::KeyRing;

/// Reads a file, or standard input for `-` and nothing.
pub(super) fn read(file: Option<&str>) -> Result<Vec<u8>, Failure> {
    let read = match file {
        None | Some("-") => {
            let mut bytes = Vec::new();
            std::io::stdin().lock().read_to_end(&mut bytes).map(|_| bytes)
        }
        Some(file) => std::fs::read(file),
    };
    read.map_err(|error| unreadable(file.unwrap_or("-"), &error))
}

/// Text of an input that has to be UTF-8.
pub(super) fn utf8(bytes: Vec<u8>) -> Result<String, Failure> {
    String::from_utf8(bytes).map_err(|error| {
        let good = error.utf8_error().valid_up_to();
        let line = error.as_bytes()[..good].iter().filter(|b| **b == b'\n').count() + 1;
        Error::new(ErrorKind::Json, format!("line {line}"), "expected UTF-8, but found another byte").into()
    })
}

/// Reads `approvals.toml`.
pub(super) fn approvals(file: &str) -> Result<Approvals, Failure> {
    let text = utf8(read(Some(file))?)?;
    let wrong = |at: String, detail: &str| Failure::Error(Error::new(ErrorKind::File, at, detail));
    let table: toml::Table = text.parse().map_err(|error: toml::de::Error| {
        let line = error.span().map_or(1, |span| text[..span.start.min(text.len())].bytes().filter(|b| *b == b'\n').count() + 1);
        wrong(format!("{file}: line {line}"), "expected TOML such as `[file_manager]` and `delete = \"Delete {path}?\"`")
    })?;
    let mut rows = Vec::new();
    for (tool, value) in table {
        match value {
            toml::Value::String(template) => rows.push((tool, String::new(), template)),
            toml::Value::Table(operations) => {
                for (operation, template) in operations {
                    let toml::Value::String(template) = template else {
                        return Err(wrong(format!("{file}: [{tool}]"), "expected a prompt template in quotes for each operation"));
                    };
                    rows.push((tool.clone(), operation, template));
                }
            }
            _ => return Err(wrong(file.to_owned(), "expected tables of operations, each with a prompt template in quotes")),
        }
    }
    Ok(Approvals::new(rows))
}

/// Opens a file, or standard input for `-` and nothing, to be read piece by piece.
pub(super) fn open(file: Option<&str>) -> Result<Box<dyn std::io::Read>, Failure> {
    match file {
        None | Some("-") => Ok(Box::new(std::io::stdin().lock())),
        Some(name) => match File::open(name) {
            Ok(file) => Ok(Box::new(file)),
            Err(error) => Err(unreadable(name, &error)),
        },
    }
}

/// Reads a key file.
pub(super) fn keys(file: &str) -> Result<KeyRing, Failure> {
    let text = utf8(read(Some(file))?)?;
    KeyRing::from_json(&text).map_err(|error| Error::new(ErrorKind::File, format!("{file}: {}", error.at()), error.detail()).into())
}

/// Reads a secret: the file's text without the line break at its end.
pub(super) fn secret(file: &str) -> Result<String, Failure> {
    let text = utf8(read(Some(file))?)?;
    let secret = text.trim_end_matches(['\r', '\n']);
    if secret.is_empty() {
        return Err(Error::new(ErrorKind::File, file, "expected a secret, but found an empty file").into());
    }
    Ok(secret.to_owned())
}

/// Makes a file that only its owner can read, or empties it.
pub(super) fn create_private(file: &str) -> Result<File, Failure> {
    private(OpenOptions::new().write(true).create(true).truncate(true)).open(file).map_err(|error| unwritable(file, &error))
}

/// Writes a file that only its owner can read, and fails where there is one.
pub(super) fn write_new_private(file: &str, text: &str) -> Result<(), Failure> {
    let written = private(OpenOptions::new().write(true).create_new(true)).open(file).and_then(|mut out| {
        out.write_all(text.as_bytes())?;
        out.sync_all()
    });
    written.map_err(|error| unwritable(file, &error))
}

/// Opens a file to write at its end; a new one can be read by its owner only.
pub(super) fn append(file: &str) -> Result<File, Failure> {
    private(OpenOptions::new().append(true).create(true)).open(file).map_err(|error| unwritable(file, &error))
}

fn private(options: &mut OpenOptions) -> &mut OpenOptions {
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(options, 0o600);
    options
}

pub(super) fn unwritable(name: &str, error: &std::io::Error) -> Failure {
    Error::new(ErrorKind::File, name, format!("expected a file that can be written, but found: {}", error.kind())).into()
}

fn unreadable(name: &str, error: &std::io::Error) -> Failure {
    Error::new(ErrorKind::File, name, format!("expected a readable file, but found: {}", error.kind())).into()
}
