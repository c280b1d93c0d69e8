//! `approvals.toml`: which operations of which tools ask at all, and with which words.
//!
//! ```toml
//! [file_manager]
//! delete = "Delete the file at {path} on disk {disk}?"
//! ```

use std::collections::BTreeMap;

use super::text::Untrusted;

/// The prompt templates of a file, by tool name (`file_manager.delete`).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Approvals(BTreeMap<String, Untrusted>);

impl Approvals {
    /// Collects `(tool, operation, template)` rows. An operation may be empty for a tool that has none.
    pub fn new(rows: impl IntoIterator<Item = (String, String, String)>) -> Self {
        let name = |tool: String, operation: String| if operation.is_empty() { tool } else { format!("{tool}.{operation}") };
        Self(rows.into_iter().map(|(tool, operation, text)| (name(tool, operation), text.into())).collect())
    }

    /// The template with which the tool of this name asks, or nothing where it runs without asking.
    pub fn template(&self, tool: &str) -> Option<&Untrusted> {
        self.0.get(tool)
    }
}
