//! `decide`: an event and a receipt in, a decision or a refusal out.

use std::io::Write as _;

use clap::ValueEnum;

use super::lines::each_line;
use super::{Exit, Failure, files, report, used};
use crate::answer::event::Heard;
use crate::answer::webhook::Headers;
use crate::answer::{self, Answer, Asked, Event, Receipt, Refusal, UsedTokens, decide};
use crate::error::{Error, ErrorKind};
use crate::model::digest::input_digest;
use crate::model::{Value, json};
use crate::platform::{PLATFORMS, Platform};
use crate::redact::Redactor;
use crate::token::KeyRing;

#[derive(clap::Args)]
pub(super) struct Arguments {
    /// The event; standard input where it is missing or `-`.
    file: Option<String>,
    /// Where it comes from.
    #[arg(short, long, value_parser = clap::builder::PossibleValuesParser::new(PLATFORMS.iter().map(|row| row.name)), value_name = "PLATFORM", required_unless_present = "ndjson")]
    platform: Option<String>,
    /// The keys that the buttons were signed with. Without it only words are read.
    #[arg(long, value_name = "FILE")]
    key_file: Option<String>,
    /// What was asked: the receipt that `render` wrote, or a request, which can be answered in words only.
    #[arg(long, value_name = "FILE", required_unless_present = "ndjson")]
    request: Option<String>,
    /// The input that would run now, where that may differ from the request's: a JSON file.
    #[arg(long, value_name = "FILE")]
    input: Option<String>,
    /// A folder in which each decided question is noted, so that it is decided once.
    #[arg(long, value_name = "FOLDER")]
    used: Option<String>,
    /// Slack's signing secret: then the event needs its headers, and a signature of the last five minutes.
    #[arg(long, value_name = "FILE")]
    signing_secret_file: Option<String>,
    /// The secret that Telegram's webhook was set with: then the event needs its headers.
    #[arg(long, value_name = "FILE")]
    secret_token_file: Option<String>,
    /// The mail host whose Authentication-Results are believed: its `authserv-id`.
    #[arg(long, value_name = "HOST")]
    auth_host: Option<String>,
    /// Mails were checked before they come here: their Authentication-Results are not looked at.
    #[arg(long, conflicts_with = "auth_host")]
    mail_is_authenticated: bool,
    /// What time it is; now, where it is missing.
    #[arg(long, value_name = "TIME")]
    now: Option<jiff::Timestamp>,
    /// A file to add a line to for each answer.
    #[arg(long, value_name = "FILE")]
    log: Option<String>,
    /// How that line is written.
    #[arg(long, value_enum, default_value = "text", value_name = "FORMAT")]
    log_format: LogFormat,
    /// An object a line with `event`, `request` and `platform`, an answer a line out. What a line lacks comes from the options.
    #[arg(long)]
    ndjson: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum LogFormat {
    /// A line for people.
    Text,
    /// A JSON object.
    Json,
}

pub(super) fn run(arguments: &Arguments) -> Result<Exit, Failure> {
    let mut decider = Decider::new(arguments)?;
    if arguments.ndjson { decider.lines() } else { decider.one() }
}

/// What was typed, read once for all events.
struct Decider<'a> {
    arguments: &'a Arguments,
    platform: Option<Platform>,
    request: Option<String>,
    ring: Option<KeyRing>,
    used: Option<used::Folder>,
    input: Option<[u8; 32]>,
    signing_secret: Option<String>,
    secret_token: Option<String>,
    log: Option<std::fs::File>,
    redactor: Redactor,
}

impl<'a> Decider<'a> {
    fn new(arguments: &'a Arguments) -> Result<Self, Failure> {
        let file = |name: &Option<String>| name.as_deref().map(files::secret).transpose();
        let text = |name: &str| files::utf8(files::read(Some(name))?);
        let input = match &arguments.input {
            Some(file) => Some(input_digest(&json::parse(&text(file)?)?.value)),
            None => None,
        };
        let (signing_secret, secret_token) = (file(&arguments.signing_secret_file)?, file(&arguments.secret_token_file)?);
        // Somebody may say a secret of ours in an answer; it goes no further.
        let secrets = [&signing_secret, &secret_token].into_iter().flatten();
        let redactor = secrets
            .fold(Redactor::builder(), |builder, secret| builder.secret(secret))
            .build()
            .map_err(|error| Error::new(ErrorKind::File, "", error.to_string()))?;
        Ok(Self {
            arguments,
            platform: arguments.platform.as_deref().and_then(platform_named),
            request: arguments.request.as_deref().map(text).transpose()?,
            ring: arguments.key_file.as_deref().map(files::keys).transpose()?,
            used: arguments.used.as_deref().map(used::Folder::new).transpose()?,
            input,
            signing_secret,
            secret_token,
            log: arguments.log.as_deref().map(files::append).transpose()?,
            redactor,
        })
    }

    /// Without proof of its sender no mail counts, and whoever calls should know why.
    fn warn_of_unproven(&self, platform: Platform) {
        if platform == Platform::Email && self.trust() == answer::email::Trust::Nothing {
            report::say("note: without --auth-host or --mail-is-authenticated nobody knows who sent a mail, so none counts");
        }
    }

    fn one(&mut self) -> Result<Exit, Failure> {
        let event = files::read(self.arguments.file.as_deref())?;
        let missing = |option: &str| Error::new(ErrorKind::Usage, option.to_owned(), "expected a value, but found none");
        let platform = self.platform.ok_or_else(|| missing("--platform"))?;
        let receipt = Receipt::read(self.request.as_deref().ok_or_else(|| missing("--request"))?, platform)?;
        self.warn_of_unproven(platform);
        let answer = self.answer(&event, &receipt)?;
        let mut out = std::io::stdout().lock();
        serde_json::to_writer_pretty(&mut out, &answer).map_err(std::io::Error::from)?;
        out.write_all(b"\n")?;
        Ok(exit_of(&answer))
    }

    /// An event a line.
    fn lines(&mut self) -> Result<Exit, Failure> {
        each_line(self.arguments.file.as_deref(), Exit::Fine, |line, _, out| {
            let answer = self.line(line)?;
            serde_json::to_writer(out, &answer).map_err(std::io::Error::from)?;
            Ok(exit_of(&answer))
        })
    }

    fn line(&mut self, line: &str) -> Result<Answer, Failure> {
        let value = json::parse(line.trim())?.value;
        let wrong = |at: &str, detail: &str| Failure::Error(Error::new(ErrorKind::Request, at.to_owned(), detail.to_owned()));
        let platform = match value.get("platform") {
            Some(Value::Text(name)) => platform_named(name.raw()),
            _ => self.platform,
        };
        let platform = platform.ok_or_else(|| wrong("/platform", "expected the name of a platform"))?;
        let receipt = match (value.get("request"), &self.request) {
            (Some(Value::Null) | None, Some(request)) => Receipt::read(request, platform),
            (Some(Value::Null) | None, None) => return Err(wrong("/request", "expected a receipt or a request, but found none")),
            (Some(given), _) => Receipt::read(&written(given), platform),
        }?;
        let event = match value.get("event") {
            Some(Value::Text(text)) => text.raw().to_owned(),
            Some(other) => written(other),
            None => return Err(wrong("/event", "expected an event, but found none")),
        };
        self.answer(event.as_bytes(), &receipt)
    }

    fn answer(&mut self, event: &[u8], receipt: &Receipt) -> Result<Answer, Failure> {
        let now = self.arguments.now.unwrap_or_else(jiff::Timestamp::now);
        let asked = Asked {
            receipt,
            ring: self.ring.as_ref(),
            now,
            used: self.used.as_ref().map(|used| used as &dyn UsedTokens),
            current_input: self.input,
            redactor: &self.redactor,
        };
        let event = self.event(event, &asked)?;
        let answer = decide(&event, &asked)?;
        if let Some(file) = &self.log {
            let entry = answer::log::entry(&answer, &asked);
            let line = match self.arguments.log_format {
                LogFormat::Text => format!("{entry}\n"),
                LogFormat::Json => serde_json::to_string(&entry).map_err(std::io::Error::from)? + "\n",
            };
            let mut file = file;
            file.write_all(line.as_bytes())?;
        }
        Ok(answer)
    }

    fn trust(&self) -> answer::email::Trust<'_> {
        match &self.arguments.auth_host {
            Some(host) => answer::email::Trust::Host(host),
            None if self.arguments.mail_is_authenticated => answer::email::Trust::Checked,
            None => answer::email::Trust::Nothing,
        }
    }

    /// Reads an event. What shall prove where it comes from is checked before anything of it is read.
    fn event(&self, bytes: &[u8], asked: &Asked<'_>) -> Result<Event, Failure> {
        let envelope = envelope(bytes);
        let (headers, body) = match &envelope {
            Some((headers, body)) => (headers.clone(), body.as_bytes()),
            None => (Headers::default(), bytes),
        };
        let platform = asked.receipt.platform;
        let authentic = match (platform, &self.signing_secret, &self.secret_token) {
            (Platform::Slack, Some(secret), _) => answer::slack::is_authentic(&headers, body, secret, asked.now),
            (Platform::Telegram, _, Some(secret)) => answer::telegram::is_authentic(&headers, secret),
            _ => true,
        };
        if !authentic {
            return Ok(Event { heard: Heard::Refused(Refusal::Forged), ..Event::foreign() });
        }
        Ok(match platform {
            Platform::Telegram => answer::telegram::decode(body, asked.receipt)?,
            Platform::Slack => answer::slack::decode(body, asked.receipt)?,
            Platform::Email => answer::email::decode(body, self.trust(), asked)?,
            Platform::Text => answer::text::decode(body, asked.receipt)?,
        })
    }
}

fn platform_named(name: &str) -> Option<Platform> {
    PLATFORMS.iter().find(|row| row.name == name).map(|row| row.platform)
}

fn written(value: &Value) -> String {
    let mut text = String::new();
    value.write(&mut text);
    text
}

fn exit_of(answer: &Answer) -> Exit {
    if answer.refusal.is_some() && answer.handled { Exit::Found } else { Exit::Fine }
}

/// A request as it came over HTTP: `{"headers": {…}, "body": "…"}`, its headers as an object or as pairs.
fn envelope(bytes: &[u8]) -> Option<(Headers, String)> {
    if !bytes.trim_ascii_start().starts_with(b"{") {
        return None;
    }
    let value: serde_json::Value = serde_json::from_slice(bytes).ok()?;
    let body = value.get("body")?.as_str()?.to_owned();
    let mut headers = Vec::new();
    let mut push = |name: &str, value: &serde_json::Value| match value {
        serde_json::Value::Array(values) => {
            headers.extend(values.iter().filter_map(|value| Some((name.to_owned(), value.as_str()?.to_owned()))));
        }
        value => headers.extend(value.as_str().map(|value| (name.to_owned(), value.to_owned()))),
    };
    match value.get("headers")? {
        serde_json::Value::Object(members) => members.iter().for_each(|(name, value)| push(name, value)),
        serde_json::Value::Array(pairs) => {
            for pair in pairs {
                push(pair.get(0)?.as_str()?, pair.get(1)?);
            }
        }
        _ => return None,
    }
    Some((Headers::new(headers), body))
}
