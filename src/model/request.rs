//! The approval request: tool, input, hook output, and who may answer, where, until when.

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};

use super::json::Value;
use super::template::PromptTemplate;
use super::text::Untrusted;

/// Seconds that a request waits for its answer when it doesn't say (section 8 of the design).
pub const DEFAULT_TIMEOUT: u64 = 120;

/// Seconds that a request by mail waits when it doesn't say: a day.
pub const DEFAULT_MAIL_TIMEOUT: u64 = 24 * 60 * 60;

/// The longest timeout that is taken, in seconds: a year. A longer one is cut to it.
pub const MAX_TIMEOUT: u64 = 366 * 24 * 60 * 60;

/// One question: an agent wants to run a tool, and a person is asked first.
#[derive(Clone, Debug, PartialEq, JsonSchema)]
pub struct ApprovalRequest {
    /// The thing that the agent wants to run.
    pub tool: Tool,
    /// What the tool would be called with: any JSON.
    #[schemars(with = "Option<serde_json::Value>")]
    pub input: Value,
    /// What the tool's confirm hook says of the act, or why there is nothing.
    #[schemars(with = "Option<ConfirmSchema>")]
    pub confirm: Confirm,
    /// The request's id, unique to it. Whoever renders makes one where it is missing.
    #[schemars(with = "Option<String>")]
    pub id: Option<Untrusted>,
    /// The reader's language as a platform sends it: `de`, `pt-br`, `zh-hans`. English where it is missing.
    pub locale: Option<String>,
    /// Where the question is asked.
    pub thread: Option<Thread>,
    /// The ids of those who may answer. Missing: anyone who can see the card; empty: nobody.
    #[schemars(with = "Option<Vec<PersonId>>")]
    pub approvers: Approvers,
    /// Who or what asks, for the card's footer: `Home assistant`.
    #[schemars(with = "Option<String>")]
    pub asked_by: Option<Untrusted>,
    /// The assistant's own words on why. Shown set apart and labelled as such, never in the title or on a button.
    #[schemars(with = "Option<String>")]
    pub reason: Option<Untrusted>,
    /// An https address with more about the request.
    #[schemars(with = "Option<String>")]
    pub link: Option<Untrusted>,
    /// When it was asked: an RFC 3339 time such as `2026-11-30T12:00:00Z`.
    #[schemars(with = "Option<String>")]
    pub asked_at: Option<jiff::Timestamp>,
    /// Seconds until the question expires; 120 where it is missing, a day in mail.
    pub timeout: Option<u64>,
}

/// The thing that the agent wants to run.
#[derive(Clone, Debug, Default, PartialEq, Eq, JsonSchema)]
pub struct Tool {
    /// Its name in code: `plex_stop_stream`.
    #[schemars(with = "String")]
    pub name: Untrusted,
    /// A person's words for it: `Stop a stream`.
    #[schemars(with = "Option<String>")]
    pub label: Option<Untrusted>,
    /// The integration that it belongs to: `plex`. It picks the logo and the catalogue of messages.
    #[schemars(with = "Option<String>")]
    pub integration: Option<Untrusted>,
    /// The tool that takes it back, if there is one: `resume_downloads`.
    #[schemars(with = "Option<String>")]
    pub undo: Option<Untrusted>,
}

/// What there is to say about the act.
#[derive(Clone, Debug, PartialEq)]
pub enum Confirm {
    /// The hook's output.
    Hook(ConfirmHook),
    /// A prompt template, filled from the input.
    Template(PromptTemplate),
    /// The tool has no hook: its input is listed.
    None,
    /// The hook threw, or gave something that says nothing: its input is listed. It still asks.
    Threw,
}

/// What a confirm hook gives.
#[derive(Clone, Debug, PartialEq, JsonSchema)]
#[schemars(extend("additionalProperties" = true))]
pub struct ConfirmHook {
    /// The question, in one line: `Stop Sam's stream?`
    pub title: Phrase,
    /// What it means and what it leaves alone: `The downloaded files are kept.`
    pub detail: Option<Phrase>,
    /// The button's word: `Stop`. Keep it to one or two words; 75 characters at most on Slack.
    pub verb: Option<Phrase>,
    /// Whether the act can't be taken back or hurts: the verb's button is red.
    #[schemars(with = "Option<bool>")]
    pub danger: bool,
    /// The https address of a picture that says what it is about: a poster, a preview.
    #[schemars(with = "Option<String>")]
    pub image: Option<Untrusted>,
    /// The name of an icon: `square`, `trash`.
    #[schemars(with = "Option<String>")]
    pub icon: Option<Untrusted>,
}

impl ConfirmHook {
    /// An output with nothing but a title.
    pub fn titled(title: impl Into<Untrusted>) -> Self {
        Self { title: Phrase::Text(title.into()), detail: None, verb: None, danger: false, image: None, icon: None }
    }
}

/// A text as the hook gives it, or a message of the integration's catalogue with its arguments.
#[derive(Clone, Debug, PartialEq)]
pub enum Phrase {
    /// Text; a number stands digit for digit.
    Text(Untrusted),
    /// A boolean, shown as the language's word.
    Bool(bool),
    /// A message of `locales/<language>/<integration>.ftl`.
    Message {
        /// Its id: `plex-stop-title`.
        id: String,
        /// Its arguments: strings, numbers or booleans.
        args: Vec<(String, Value)>,
    },
}

/// Who may answer.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Approvers {
    /// Anyone who can see the card.
    #[default]
    Anyone,
    /// Only these, by the platform's own id; nobody where the list is empty.
    Only(Vec<Untrusted>),
}

/// A place in a connector: one conversation.
#[derive(Clone, Debug, PartialEq, Eq, JsonSchema)]
pub struct Thread {
    /// The connector's name: `telegram`.
    pub connector: String,
    /// The conversation in it, in the connector's own form: `-100123:7`.
    #[schemars(with = "String")]
    pub key: Untrusted,
}

impl JsonSchema for Phrase {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Phrase".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "description": "Text, or a message of the integration's catalogue.",
            "anyOf": [
                { "type": ["string", "number", "boolean"] },
                {
                    "type": "object",
                    "required": ["id"],
                    "properties": {
                        "id": {
                            "type": "string",
                            "description": "The id of a message in locales/<language>/<integration>.ftl.",
                            "examples": ["plex-stop-title"]
                        },
                        "args": {
                            "type": "object",
                            "description": "The message's arguments.",
                            "additionalProperties": { "type": ["string", "number", "boolean"] }
                        }
                    }
                }
            ]
        })
    }
}

/// A person's id on a platform, for the schema only: platforms count some of theirs.
struct PersonId;

impl JsonSchema for PersonId {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "PersonId".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "type": ["string", "integer"] })
    }
}

/// The shapes of `confirm`, for the schema only.
struct ConfirmSchema;

impl JsonSchema for ConfirmSchema {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Confirm".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let hook = generator.subschema_for::<ConfirmHook>();
        json_schema!({
            "anyOf": [
                hook,
                {
                    "type": "string",
                    "description": "A prompt template: {name} is replaced from the input, {{ and }} are literal braces.",
                    "examples": ["Delete the file at {path} on disk {disk}?"]
                },
                {
                    "type": "object",
                    "description": "The hook threw. The text is never shown; the input is listed instead.",
                    "required": ["error"],
                    "properties": { "error": {} }
                }
            ]
        })
    }
}
