//! `schema`: the JSON Schemas of what goes in and comes out, generated from the types.

use std::io::Write as _;

use clap::ValueEnum;
use schemars::{Schema, json_schema, schema_for};

use super::{Exit, Failure};
use crate::answer::Answer;
use crate::card::Card;
use crate::finding::Finding;
use crate::model::{ApprovalRequest, ConfirmHook, State};

#[derive(clap::Args)]
pub(super) struct Arguments {
    /// Which type.
    #[arg(value_enum)]
    name: Name,
}

/// The types that have a schema.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Name {
    /// What `render` reads.
    Request,
    /// The card in `render --platform all`.
    Card,
    /// What `decide` prints.
    Decision,
    /// How a request stands.
    Outcome,
    /// A warning.
    Finding,
}

/// The schema of a type, as it is committed in `schema/`.
pub fn schema(name: Name) -> String {
    let schema: Schema = match name {
        Name::Request => {
            let mut generator = schemars::generate::SchemaSettings::draft2020_12().into_generator();
            let request = generator.subschema_for::<ApprovalRequest>();
            let hook = generator.subschema_for::<ConfirmHook>();
            let definitions = generator.take_definitions(true);
            json_schema!({
                "$schema": "https://json-schema.org/draft/2020-12/schema",
                "title": "ApprovalRequest",
                "description": "An approval request, or a bare hook output: an object with a title and no tool.",
                "anyOf": [request, hook],
                "$defs": definitions,
            })
        }
        Name::Card => schema_for!(Card),
        Name::Decision => schema_for!(Answer),
        Name::Outcome => schema_for!(State),
        Name::Finding => schema_for!(Finding),
    };
    // A schema is plain JSON, which can always be written.
    let mut text = serde_json::to_string_pretty(&schema).unwrap_or_default();
    text.push('\n');
    text
}

pub(super) fn run(arguments: &Arguments) -> Result<Exit, Failure> {
    std::io::stdout().lock().write_all(schema(arguments.name).as_bytes())?;
    Ok(Exit::Fine)
}
