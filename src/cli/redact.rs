//! `redact`: text or JSON in, the same with secrets hidden. A filter for logs as well.

use std::io::{BufWriter, Read as _, Write as _};

use serde_json::json;

use super::lines::each_line;
use super::{Exit, Failure, files, report};
use crate::error::{Error, ErrorKind};
use crate::model::{Untrusted, Value, json};
use crate::redact::{Redactor, Warning};

/// How much is read at once.
const CHUNK: usize = 128 * 1024;

#[derive(clap::Args)]
pub(super) struct Arguments {
    /// A file; standard input where it is missing or `-`.
    file: Option<String>,
    /// The input is one JSON document: a key may say that its value is secret, and what comes out is JSON again.
    #[arg(long, conflicts_with = "ndjson")]
    json: bool,
    /// An object a line, each with a `text`: the same objects come out, in order, with secrets hidden in it.
    #[arg(long)]
    ndjson: bool,
    /// Values to hide wherever they stand, also in base64, hex and percent-encoding: one a line.
    #[arg(long, value_name = "FILE")]
    secrets: Option<String>,
    /// Say on standard error which rule found something, in which reading of the text and where (in bytes). Never what.
    #[arg(long, conflicts_with = "json")]
    explain: bool,
}

pub(super) fn run(arguments: &Arguments) -> Result<Exit, Failure> {
    let own;
    let redactor = match &arguments.secrets {
        Some(file) => {
            own = with_secrets(file)?;
            &own
        }
        None => Redactor::standard(),
    };
    let file = arguments.file.as_deref();
    if arguments.ndjson {
        return lines(redactor, file, arguments.explain);
    }
    let mut out = BufWriter::with_capacity(CHUNK, std::io::stdout().lock());
    match (arguments.json, arguments.explain) {
        (true, _) => {
            let text = files::utf8(files::read(file)?)?;
            let mut value = json::parse(&text)?.value;
            hide_in(&mut value, "", redactor);
            let mut written = String::new();
            value.write(&mut written);
            written.push('\n');
            out.write_all(written.as_bytes())?;
        }
        // What is explained has to be held whole; without that, any length passes in constant memory.
        (_, true) => {
            let text = files::utf8(files::read(file)?)?;
            explain(redactor, &text, None);
            out.write_all(redactor.hide(&text).as_bytes())?;
        }
        _ => {
            let mut stream = redactor.stream();
            let mut input = files::open(file)?;
            let mut chunk = vec![0; CHUNK];
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
        }
    }
    out.flush()?;
    Ok(Exit::Fine)
}

fn with_secrets(file: &str) -> Result<Redactor, Failure> {
    let text = files::utf8(files::read(Some(file))?)?;
    let secrets = text.lines().filter(|line| !line.trim().is_empty());
    let redactor = secrets
        .fold(Redactor::builder(), |builder, secret| builder.secret(secret))
        .build()
        .map_err(|error| Error::new(ErrorKind::File, file, error.to_string()))?;
    for warning in redactor.warnings() {
        if let Warning::ShortSecret { index } = warning {
            report::say(&format!(
                "warning: {file}: secret {} is short, so it is hidden only where it stands as a whole word",
                index + 1
            ));
        }
    }
    Ok(redactor)
}

/// An object a line, with secrets hidden in its `text`.
fn lines(redactor: &Redactor, file: Option<&str>, explained: bool) -> Result<Exit, Failure> {
    let mut written = String::new();
    each_line(file, Exit::Fine, |line, number, out| {
        let mut value = json::parse(line.trim_end())?.value;
        let Some(Value::Text(text)) = member(&mut value, "text") else {
            return Err(Error::new(ErrorKind::Request, "", "expected an object with a `text` that is a string").into());
        };
        if explained {
            explain(redactor, text.raw(), Some(number));
        }
        *text = Untrusted::from_stand_ins(redactor.hide(text.raw()).into_owned());
        written.clear();
        value.write(&mut written);
        out.write_all(written.as_bytes())?;
        Ok(Exit::Fine)
    })
}

fn member<'v>(value: &'v mut Value, name: &str) -> Option<&'v mut Value> {
    match value {
        Value::Object(members) => members.iter_mut().find(|(key, _)| key.raw() == name).map(|(_, value)| value),
        _ => None,
    }
}

/// Hides secrets in every text of a value; a key may say that all of its value is one.
fn hide_in(value: &mut Value, key: &str, redactor: &Redactor) {
    match value {
        Value::Text(text) => *text = Untrusted::from_stand_ins(hidden(redactor, key, text.raw())),
        Value::Number(digits) => {
            let shown = hidden(redactor, key, digits);
            if shown != *digits {
                *value = Value::Text(shown.into());
            }
        }
        Value::List(items) => items.iter_mut().for_each(|item| hide_in(item, key, redactor)),
        Value::Object(members) => {
            let names: Vec<String> = members.iter().map(|(key, _)| json::name_of(members, key.raw()).to_owned()).collect();
            for ((key, value), name) in members.iter_mut().zip(names) {
                *key = Untrusted::from_stand_ins(redactor.hide(key.raw()).into_owned());
                hide_in(value, &name, redactor);
            }
        }
        // What lies too deep to be read can't be checked, so it is hidden.
        Value::TooDeep { .. } => *value = Value::Text("[🔒 too-deep]".into()),
        Value::Null | Value::Bool(_) => {}
    }
}

fn hidden(redactor: &Redactor, key: &str, text: &str) -> String {
    match redactor.secret_key(key, text) {
        Some(rule) => format!("[🔒 {rule}]"),
        None => redactor.hide(text).into_owned(),
    }
}

fn explain(redactor: &Redactor, text: &str, line: Option<usize>) {
    for span in redactor.spans(text) {
        let mut found =
            json!({ "rule": span.rule.as_str(), "view": span.view.as_str(), "start": span.range.start, "end": span.range.end });
        if let Some(line) = line {
            found["line"] = line.into();
        }
        report::say(&found.to_string());
    }
}
