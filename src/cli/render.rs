//! `render`: a request in, a payload out.

use std::cell::RefCell;
use std::collections::HashMap;
use std::io::{BufWriter, Write};

use clap::ValueEnum;
use serde::Serialize;
use serde::ser::SerializeMap as _;

use super::lines::each_line;
use super::report::{self, FailOn, Format};
use super::{Exit, Failure, catalogues, files};
use crate::answer::Shown;
use crate::answer::receipt::audience_of;
use crate::card::{Card, compose};
use crate::error::{Error, ErrorKind};
use crate::finding::Finding;
use crate::locale::Languages;
use crate::model::{
    ApprovalRequest, Approvals, Confirm, Outcome, PromptTemplate, Reading, State, Untrusted, Value, json, read_request,
};
use crate::platform::{self, Delivery, PLATFORMS, Payload, Platform};
use crate::redact::Redactor;
use crate::token::{Audience, Issuer, KeyRing};

#[derive(clap::Args)]
pub(super) struct Arguments {
    /// The request; standard input where it is missing or `-`.
    file: Option<String>,
    /// Where the card will be shown.
    #[arg(short, long, value_parser = Target::parser(), value_name = "PLATFORM")]
    platform: Target,
    /// The language, as a platform sends it (de, pt-br, zh-hans); over the request's own.
    #[arg(long, value_name = "TAG")]
    locale: Option<String>,
    /// The chat, channel or mail address; for `all`: telegram=…,slack=…,email=….
    #[arg(long, value_name = "ID", allow_hyphen_values = true)]
    to: Option<String>,
    /// The thread in it: `message_thread_id`, `thread_ts`, or the Message-ID of a mail.
    #[arg(long, value_name = "ID")]
    in_thread: Option<String>,
    /// The message to update with an outcome: `message_id` or `ts`.
    #[arg(long, value_name = "ID")]
    message: Option<String>,
    /// Who mails are from: `Name <address>`.
    #[arg(long, value_name = "MAILBOX")]
    from: Option<String>,
    /// Where the landing page is: an https address. Buttons of mails become links to it.
    #[arg(long, value_name = "URL")]
    base_url: Option<String>,
    /// Where the pictures in assets/logos are hosted: an https address. Slack shows a logo only with it.
    #[arg(long, value_name = "URL")]
    logo_base: Option<String>,
    /// No picture in the payload, for a retry after a platform refused one.
    #[arg(long)]
    no_images: bool,
    /// Slack's layout.
    #[arg(long, value_enum, default_value = "blocks", value_name = "LAYOUT")]
    slack_layout: SlackLayout,
    /// How the request stands.
    #[arg(long, value_enum, default_value = "pending", value_name = "STATE")]
    state: StateName,
    /// Who decided.
    #[arg(long, value_name = "NAME")]
    by: Option<String>,
    /// When it was decided: a time such as 2026-11-30T12:00:00Z. Now, where it is missing.
    #[arg(long, value_name = "TIME")]
    at: Option<jiff::Timestamp>,
    /// The keys that the buttons are signed with: see `countersign key new`. Without it no answer is honoured.
    #[arg(long, value_name = "FILE")]
    key_file: Option<String>,
    /// Where the receipt is written, against which `decide` checks the answer; with `--ndjson`, a line for each request.
    #[arg(long, value_name = "FILE", requires = "key_file")]
    receipt: Option<String>,
    /// What a mail is printed as.
    #[arg(long, value_enum, default_value = "eml", value_name = "FORMAT")]
    format: MailFormat,
    /// Which operations of which tools ask, and how: a TOML file. A tool that it names asks with its template.
    #[arg(long, value_name = "FILE")]
    approvals: Option<String>,
    #[command(flatten)]
    catalogues: catalogues::Folders,
    /// A request a line in, a payload a line out; a line that can't be read gives an error object.
    #[arg(long)]
    ndjson: bool,
    /// How findings are written to standard error.
    #[arg(long, value_enum, default_value = "text", value_name = "FORMAT")]
    findings: Format,
    /// From which severity on findings make the exit code 1.
    #[arg(long, value_enum, default_value = "never", value_name = "SEVERITY")]
    fail_on: FailOn,
    /// Keep the button that allows even where a part of the card had no room. The risk is the caller's.
    #[arg(long)]
    allow_when_cut: bool,
}

/// A platform, or all of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Target {
    One(Platform),
    All,
}

impl Target {
    /// The platforms' own names, and `all` for the card and every payload in one object.
    fn parser() -> impl clap::builder::TypedValueParser<Value = Self> {
        use clap::builder::TypedValueParser as _;
        let names = PLATFORMS.iter().map(|row| row.name).chain(["all"]);
        clap::builder::PossibleValuesParser::new(names).map(|name| match PLATFORMS.iter().find(|row| row.name == name) {
            Some(row) => Self::One(row.platform),
            None => Self::All,
        })
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum SlackLayout {
    Blocks,
    Card,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum MailFormat {
    /// The RFC 5322 message.
    Eml,
    /// The HTML part.
    Html,
    /// The plain text part.
    Text,
    /// Subject, parts and message in one object.
    Json,
}

/// The states by their names; the list itself is the model's.
#[derive(Clone, Copy, Debug)]
struct StateName(State);

impl ValueEnum for StateName {
    fn value_variants<'a>() -> &'a [Self] {
        const ALL: [StateName; State::ALL.len()] = {
            let mut all = [StateName(State::Pending); State::ALL.len()];
            let mut n = 0;
            while n < all.len() {
                all[n] = StateName(State::ALL[n]);
                n += 1;
            }
            all
        };
        &ALL
    }

    fn to_possible_value(&self) -> Option<clap::builder::PossibleValue> {
        Some(self.0.name().into())
    }
}

pub(super) fn run(arguments: &Arguments) -> Result<Exit, Failure> {
    let renderer = Renderer::new(arguments)?;
    if arguments.ndjson { renderer.lines() } else { renderer.one() }
}

/// What `--platform all` prints: the card, every payload under its platform's name, and the findings.
struct Everything<'a> {
    card: &'a Card,
    payloads: &'a [(&'static str, Payload)],
    findings: &'a [Finding],
}

impl Serialize for Everything<'_> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("card", self.card)?;
        for (name, payload) in self.payloads {
            map.serialize_entry(name, payload)?;
        }
        map.serialize_entry("findings", self.findings)?;
        map.end()
    }
}

/// What was typed, checked once for all requests.
struct Renderer<'a> {
    arguments: &'a Arguments,
    approvals: Option<Approvals>,
    /// The languages with the caller's folders over them.
    languages: Option<Languages>,
    /// The errors in these folders.
    faults: Vec<Finding>,
    to: PerPlatform<'a>,
    in_thread: PerPlatform<'a>,
    message: PerPlatform<'a>,
    ring: Option<KeyRing>,
    receipts: Option<RefCell<std::fs::File>>,
    redactor: &'static Redactor,
}

impl<'a> Renderer<'a> {
    fn new(arguments: &'a Arguments) -> Result<Self, Failure> {
        let usage = |at: &str, detail: String| Failure::Error(Error::new(ErrorKind::Usage, at, detail));
        for (option, url) in [("--base-url", &arguments.base_url), ("--logo-base", &arguments.logo_base)] {
            if let Some(url) = url
                && (!crate::card::picture::SafeUrl::check(&url.as_str().into(), Redactor::standard())
                    .is_ok_and(|url| url.as_str().len() < 500)
                    || url.contains(['?', '#']))
            {
                return Err(usage(
                    option,
                    "expected an https address without user, query or secret, of less than 500 characters".to_owned(),
                ));
            }
        }
        if let Some(from) = &arguments.from
            && platform::email::Mailbox::parse(from).is_none()
        {
            return Err(usage("--from", "expected `Name <address>` or an address".to_owned()));
        }
        let (languages, faults) = arguments.catalogues.load()?;
        report::findings(&faults, arguments.findings, None);
        let per_platform = |option, value: &'a Option<String>| PerPlatform::parse(option, value.as_deref(), arguments.platform);
        if arguments.receipt.is_some() && arguments.state.0 != State::Pending {
            return Err(usage("--receipt", "expected a card that can be answered, so `--state pending`".to_owned()));
        }
        let mut renderer = Self {
            arguments,
            approvals: arguments.approvals.as_deref().map(files::approvals).transpose()?,
            languages,
            faults,
            to: per_platform("--to", &arguments.to)?,
            in_thread: per_platform("--in-thread", &arguments.in_thread)?,
            message: per_platform("--message", &arguments.message)?,
            ring: arguments.key_file.as_deref().map(files::keys).transpose()?,
            receipts: None,
            redactor: Redactor::standard(),
        };
        renderer.check_places()?;
        // Last, so that no wrong option empties a file.
        renderer.receipts = arguments.receipt.as_deref().map(files::create_private).transpose()?.map(RefCell::new);
        Ok(renderer)
    }

    /// What would be left out of a payload without a word is refused here, where it was typed.
    fn check_places(&self) -> Result<(), Failure> {
        let number = |value: &str| value.parse::<i64>().is_ok();
        let dotted = |value: &str| !value.is_empty() && value.bytes().all(|b| b.is_ascii_digit() || b == b'.');
        let checks: [Check<'_>; 6] = [
            (
                "--to",
                &self.to,
                Platform::Email,
                &|value| platform::email::Mailbox::parse(value).is_some(),
                "`Name <address>` or an address",
            ),
            (
                "--in-thread",
                &self.in_thread,
                Platform::Email,
                &|value| platform::email::message_id(value).is_some(),
                "a Message-ID",
            ),
            ("--in-thread", &self.in_thread, Platform::Telegram, &number, "the number of a thread"),
            ("--in-thread", &self.in_thread, Platform::Slack, &dotted, "a `thread_ts` such as 1796040000.000100"),
            ("--message", &self.message, Platform::Telegram, &number, "the number of a message"),
            ("--message", &self.message, Platform::Slack, &dotted, "a `ts` such as 1796040000.000100"),
        ];
        for (option, values, platform, good, expected) in checks {
            if values.get(platform).is_some_and(|value| !good(value)) {
                let detail = format!("expected {expected} for {}, but found another text", platform.row().name);
                return Err(Error::new(ErrorKind::Usage, option, detail).into());
            }
        }
        Ok(())
    }

    /// Whoever renders buttons must know that nobody honours them.
    fn warn_of_unsigned(&self) {
        if self.ring.is_none() && self.arguments.state.0 == State::Pending && self.arguments.platform != Target::One(Platform::Text)
        {
            report::say("note: the buttons carry tokens that are not signed; no answer to this card is ever honoured");
        }
    }

    fn one(&self) -> Result<Exit, Failure> {
        let json = files::utf8(files::read(self.arguments.file.as_deref())?)?;
        let mut out = BufWriter::new(std::io::stdout().lock());
        let findings = self.render(&json, false, &mut out)?;
        out.flush()?;
        if self.arguments.platform != Target::All {
            report::findings(&findings, self.arguments.findings, None);
        }
        self.warn_of_unsigned();
        let failed = self.arguments.fail_on.reached(&findings) || self.arguments.fail_on.reached(&self.faults);
        Ok(if failed { Exit::Found } else { Exit::Fine })
    }

    /// A request a line.
    fn lines(&self) -> Result<Exit, Failure> {
        self.warn_of_unsigned();
        let fail_on = self.arguments.fail_on;
        let exit_of = |findings: &[Finding]| if fail_on.reached(findings) { Exit::Found } else { Exit::Fine };
        each_line(self.arguments.file.as_deref(), exit_of(&self.faults), |line, number, out| {
            let findings = self.render(line.trim(), true, out)?;
            if self.arguments.platform != Target::All {
                report::findings(&findings, self.arguments.findings, Some(number));
            }
            Ok(exit_of(&findings))
        })
    }

    /// Renders one request and writes the result; what was odd comes back.
    fn render(&self, json: &str, in_line: bool, out: &mut impl Write) -> Result<Vec<Finding>, Failure> {
        let Reading { mut request, mut findings } = read_request(json)?;
        if let Some(approvals) = &self.approvals
            && let Some(template) = approvals.template(request.tool.name.raw())
        {
            request.confirm = Confirm::Template(PromptTemplate::parse(template));
        }
        request.asked_at = request.asked_at.or_else(|| Some(jiff::Timestamp::now()));
        let id = match &request.id {
            Some(id) => id.clone(),
            None => random_id()?,
        };
        request.id = Some(id.clone());
        let wanted = self.arguments.locale.as_deref().or(request.locale.as_deref()).unwrap_or(crate::locale::catalogue::SOURCE);
        let (locale, known) = self.languages.as_ref().unwrap_or_else(|| Languages::embedded()).best(wanted);
        if !known {
            findings.push(Finding::new("unknown-locale", "/locale", "the language is not known; the card is in English"));
        }
        let outcome = self.outcome();
        let card = compose(&request, &outcome, locale, self.redactor, &mut findings);
        let whole = match &self.receipts {
            Some(_) => self.whole_request(json)?,
            None => Value::Null,
        };
        let mut receipts = Vec::new();
        let mut payload = |platform: Platform| {
            let audience = self.audience(platform, &request);
            let shown = Shown { json: whole.clone(), request: &request, card: &card, platform, audience };
            let issuer = match &self.ring {
                Some(ring) if card.state == State::Pending => shown.issuer(ring),
                _ => Issuer::unsigned(id.raw(), shown.expires_at()),
            };
            let rendered = platform.render(&card, locale, &self.delivery(platform, &issuer));
            findings.extend(rendered.findings);
            if self.receipts.is_some() {
                receipts.push((platform.row().name.into(), shown.receipt(&rendered.payload).to_value()));
            }
            rendered.payload
        };
        match self.arguments.platform {
            Target::One(platform) => {
                let payload = payload(platform);
                self.write(&payload, in_line, out)?;
            }
            Target::All => {
                let payloads: Vec<_> = PLATFORMS.iter().map(|row| (row.name, payload(row.platform))).collect();
                write_json(&Everything { card: &card, payloads: &payloads, findings: &findings }, in_line, out)?;
            }
        }
        self.keep(receipts)?;
        Ok(findings)
    }

    /// The request's JSON as it was read, with the prompt template that took the place of its hook.
    fn whole_request(&self, json: &str) -> Result<Value, Failure> {
        let mut value = json::parse(json)?.value;
        if let Value::Object(members) = &mut value
            && let Some(Value::Text(name)) =
                members.iter().find(|(key, _)| key.raw() == "tool").and_then(|(_, tool)| tool.get("name"))
            && let Some(template) = self.approvals.as_ref().and_then(|approvals| approvals.template(name.raw()))
        {
            let template = Value::Text(template.clone());
            members.retain(|(key, _)| key.raw() != "confirm");
            members.push(("confirm".into(), template));
        }
        Ok(value)
    }

    /// Writes the receipts of one request: one, or an object of them by platform.
    fn keep(&self, mut receipts: Vec<(Untrusted, Value)>) -> Result<(), Failure> {
        let Some(file) = &self.receipts else { return Ok(()) };
        let value = match (self.arguments.platform, receipts.pop()) {
            (Target::One(_), Some((_, one))) => one,
            (_, last) => Value::Object(receipts.into_iter().chain(last).collect()),
        };
        let mut line = String::new();
        value.write(&mut line);
        line.push('\n');
        Ok(file.borrow_mut().write_all(line.as_bytes())?)
    }

    /// Where the card goes, as its tokens are bound to it: what was typed, or the request's own thread.
    fn audience(&self, platform: Platform, request: &ApprovalRequest) -> Audience {
        let own = audience_of(request, platform);
        let typed = self.to.get(platform).map(|to| match platform {
            Platform::Email => platform::email::Mailbox::parse(to).map_or_else(String::new, |to| to.address().to_lowercase()),
            _ => to.to_owned(),
        });
        let thread = self.in_thread.get(platform).filter(|_| platform != Platform::Email).map(str::to_owned);
        match typed {
            Some(chat) => Audience { chat: Some(chat), thread, ..own },
            None => Audience { thread: thread.or(own.thread), ..own },
        }
    }

    fn outcome(&self) -> Outcome {
        let state = self.arguments.state.0;
        let at = match state {
            State::Pending => None,
            _ => self.arguments.at.or_else(|| Some(jiff::Timestamp::now())),
        };
        Outcome { state, by: self.arguments.by.as_deref().map(Untrusted::from), at }
    }

    fn delivery<'d>(&'d self, platform: Platform, issuer: &'d Issuer) -> Delivery<'d> {
        let arguments = self.arguments;
        let base = |url: &'d Option<String>| url.as_deref().map(|url| url.trim_end_matches('/'));
        Delivery {
            to: self.to.get(platform),
            in_thread: self.in_thread.get(platform),
            message: self.message.get(platform),
            from: arguments.from.as_deref(),
            base_url: base(&arguments.base_url),
            logo_base: base(&arguments.logo_base),
            images: !arguments.no_images,
            slack_layout: match arguments.slack_layout {
                SlackLayout::Blocks => platform::slack::Layout::Blocks,
                SlackLayout::Card => platform::slack::Layout::Card,
            },
            allow_when_cut: arguments.allow_when_cut,
            issuer,
        }
    }

    fn write(&self, payload: &Payload, in_line: bool, out: &mut impl Write) -> Result<(), Failure> {
        match (payload, self.arguments.format) {
            (Payload::Email(_), MailFormat::Json) => return write_json(payload, in_line, out),
            (Payload::Email(mail), format) => {
                let text = match format {
                    MailFormat::Html => &mail.html,
                    MailFormat::Text => &mail.text,
                    _ => &mail.eml,
                };
                if in_line {
                    return write_json(text, in_line, out);
                }
                out.write_all(text.as_bytes())?;
            }
            (Payload::Text(text), _) if !in_line => out.write_all(text.as_bytes())?,
            _ => return write_json(payload, in_line, out),
        }
        Ok(())
    }
}

fn write_json(value: &impl Serialize, in_line: bool, out: &mut impl Write) -> Result<(), Failure> {
    let written = if in_line { serde_json::to_writer(&mut *out, value) } else { serde_json::to_writer_pretty(&mut *out, value) };
    written.map_err(std::io::Error::from)?;
    if !in_line {
        out.write_all(b"\n")?;
    }
    Ok(())
}

/// An id for a request that has none: 128 random bits.
fn random_id() -> Result<Untrusted, Failure> {
    use base64::Engine as _;
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes).map_err(|_| {
        Error::new(ErrorKind::File, "", "expected random bytes from the system, but found none; give the request an `id`")
    })?;
    Ok(base64::engine::general_purpose::URL_SAFE_NO_PAD.encode(bytes).into())
}

/// An option, its values, the platform that is meant, what is good for it, and that in words.
type Check<'c> = (&'static str, &'c PerPlatform<'c>, Platform, &'c dyn Fn(&str) -> bool, &'static str);

/// An option's value for each platform: `telegram=…,slack=…` for `all`, and for one platform the value itself.
struct PerPlatform<'a>(HashMap<Platform, &'a str>);

impl<'a> PerPlatform<'a> {
    fn parse(option: &str, value: Option<&'a str>, target: Target) -> Result<Self, Failure> {
        let Some(value) = value else { return Ok(Self(HashMap::new())) };
        if let Target::One(platform) = target {
            return Ok(Self(HashMap::from([(platform, value)])));
        }
        let mut values = HashMap::new();
        for part in value.split(',') {
            let named =
                part.split_once('=').and_then(|(name, rest)| Some((PLATFORMS.iter().find(|row| row.name == name)?.platform, rest)));
            match named {
                Some((platform, rest)) => drop(values.insert(platform, rest)),
                None => {
                    let names = PLATFORMS.iter().map(|row| row.name).collect::<Vec<_>>().join(", ");
                    let detail = format!("expected NAME=VALUE for each platform, apart by commas; the names are {names}");
                    return Err(Error::new(ErrorKind::Usage, option, detail).into());
                }
            }
        }
        Ok(Self(values))
    }

    fn get(&self, platform: Platform) -> Option<&'a str> {
        self.0.get(&platform).copied()
    }
}
