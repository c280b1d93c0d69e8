//! What is said on standard error: errors and findings, for people or as JSON lines.

use std::io::Write as _;

use clap::ValueEnum;

use crate::error::Error;
use crate::finding::{Finding, Severity};

/// How findings are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum Format {
    /// A line a finding, for people.
    Text,
    /// A JSON object a line.
    Json,
}

/// From which severity on findings make the exit code 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum FailOn {
    Note,
    Warning,
    Error,
    /// Never.
    Never,
}

impl FailOn {
    /// Whether any of the findings is as heavy as that.
    pub(super) fn reached(self, findings: &[Finding]) -> bool {
        self.reached_by(findings.iter().map(|finding| finding.severity))
    }

    /// Whether any of the severities is as heavy as that.
    pub(super) fn reached_by(self, mut severities: impl Iterator<Item = Severity>) -> bool {
        let threshold = match self {
            Self::Note => Severity::Note,
            Self::Warning => Severity::Warning,
            Self::Error => Severity::Error,
            Self::Never => return false,
        };
        severities.any(|severity| severity >= threshold)
    }
}

/// Writes an error.
pub(super) fn error(error: &Error) {
    say(&format!("error: {error}"));
}

/// Writes an error as the result of one line among several: an object with `error`.
pub(super) fn error_object(error: &Error, line: usize, out: &mut impl std::io::Write) -> std::io::Result<()> {
    let object =
        serde_json::json!({ "error": { "kind": error.kind(), "line": line, "at": error.at(), "message": error.detail() } });
    out.write_all(object.to_string().as_bytes())
}

/// Writes findings; `line` is the number of the request among several.
pub(super) fn findings(findings: &[Finding], format: Format, line: Option<usize>) {
    for finding in findings {
        match format {
            Format::Json => {
                let mut value = serde_json::to_value(finding).unwrap_or_default();
                if let (Some(line), Some(object)) = (line, value.as_object_mut()) {
                    object.insert("line".to_owned(), line.into());
                }
                say(&value.to_string());
            }
            Format::Text => {
                let severity = match finding.severity {
                    Severity::Note => "note",
                    Severity::Warning => "warning",
                    Severity::Error => "error",
                };
                let line = line.map(|line| format!("line {line}: ")).unwrap_or_default();
                let at = if finding.at.is_empty() { String::new() } else { format!(" at {}", finding.at) };
                say(&format!("{line}{severity}[{}]{at}: {}\n  help: {}", finding.code, finding.message, finding.help));
            }
        }
    }
}

/// Writes a line to standard error. Where that is closed, nobody is there to be told.
pub(super) fn say(text: &str) {
    let _ = writeln!(std::io::stderr().lock(), "{text}");
}
