//! `asks`: whether a tool asks before it runs.

use super::{Exit, Failure, files};

#[derive(clap::Args)]
pub(super) struct Arguments {
    /// Which operations of which tools ask, and how: a TOML file.
    #[arg(long, value_name = "FILE")]
    approvals: String,
    /// The tool's name: `file_manager.delete`.
    tool: String,
}

pub(super) fn run(arguments: &Arguments) -> Result<Exit, Failure> {
    let approvals = files::approvals(&arguments.approvals)?;
    Ok(if approvals.template(&arguments.tool).is_some() { Exit::Fine } else { Exit::Found })
}
