//! What stops a request from being read at all: an [`Error`] says where and what was expected, never the text itself.

use std::fmt;

/// The kind of an [`Error`]; the names are the ones in the JSON that the command prints.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum ErrorKind {
    /// The input is not JSON.
    Json,
    /// The input is JSON, but not a request.
    Request,
    /// A file could not be read, or its content is not what was expected.
    File,
    /// The caller's options contradict each other.
    Usage,
}

impl ErrorKind {
    /// The name as it stands in JSON.
    pub fn name(self) -> &'static str {
        match self {
            Self::Json => "json",
            Self::Request => "request",
            Self::File => "file",
            Self::Usage => "usage",
        }
    }
}

/// An input that can't be read, with the place and what was expected there.
///
/// Neither `Display` nor `Debug` ever shows the offending text, which may hold a secret.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Error {
    kind: ErrorKind,
    at: String,
    detail: String,
}

impl Error {
    /// `at` is a place (`line 2, column 7`, a JSON pointer, a file name), `detail` what was expected there.
    pub fn new(kind: ErrorKind, at: impl Into<String>, detail: impl Into<String>) -> Self {
        Self { kind, at: at.into(), detail: detail.into() }
    }

    /// What kind of thing went wrong.
    pub fn kind(&self) -> ErrorKind {
        self.kind
    }

    /// Where: a line and column, a JSON pointer or a file name; may be empty.
    pub fn at(&self) -> &str {
        &self.at
    }

    /// What was expected and what stood there instead.
    pub fn detail(&self) -> &str {
        &self.detail
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.at.is_empty() { f.write_str(&self.detail) } else { write!(f, "{}: {}", self.at, self.detail) }
    }
}

impl std::error::Error for Error {}
