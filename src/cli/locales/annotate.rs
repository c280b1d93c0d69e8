//! How faults are written: text for people, JSON, SARIF 2.1.0 for code scanners, and GitHub's annotations.

use clap::ValueEnum;
use serde_json::{Value, json};

use crate::finding::Severity;
use crate::locale::check::{CODES, Fault};

/// How faults are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum Format {
    /// For people: place, line and help.
    Text,
    /// One object with all faults.
    Json,
    /// SARIF 2.1.0.
    Sarif,
    /// Annotations of GitHub's workflows.
    Github,
}

/// The faults as a text that ends with a line end, or as nothing.
pub(super) fn written(faults: &[Fault], format: Format) -> String {
    match format {
        Format::Text => faults.iter().map(text).collect(),
        Format::Github => faults.iter().map(github).collect(),
        Format::Json => pretty(&object(faults)),
        Format::Sarif => pretty(&sarif(faults)),
    }
}

fn pretty(value: &Value) -> String {
    format!("{value:#}\n")
}

fn name(severity: Severity) -> &'static str {
    match severity {
        Severity::Note => "note",
        Severity::Warning => "warning",
        Severity::Error => "error",
    }
}

fn text(fault: &Fault) -> String {
    let Fault { code, path, line, column, message, help, excerpt, .. } = fault;
    let place = if excerpt.is_empty() { String::new() } else { format!("  {line} | {excerpt}\n") };
    format!("{}[{code}] at {path}:{line}:{column}: {message}\n{place}  help: {help}\n", name(fault.severity))
}

fn object(faults: &[Fault]) -> Value {
    let count = |severity| faults.iter().filter(|fault| fault.severity == severity).count();
    json!({
        "errors": count(Severity::Error),
        "warnings": count(Severity::Warning),
        "notes": count(Severity::Note),
        "faults": faults,
    })
}

fn github(fault: &Fault) -> String {
    let command = if fault.severity == Severity::Note { "notice" } else { name(fault.severity) };
    let data = |text: &str| text.replace('%', "%25").replace('\r', "%0D").replace('\n', "%0A");
    let property = |text: &str| data(text).replace(':', "%3A").replace(',', "%2C");
    format!(
        "::{command} file={},line={},col={},title={}::{}\n",
        property(&fault.path),
        fault.line,
        fault.column,
        property(fault.code),
        data(&format!("{}; {}", fault.message, fault.help)),
    )
}

fn sarif(faults: &[Fault]) -> Value {
    let rules: Vec<Value> = CODES
        .iter()
        .map(|(code, severity, help)| {
            json!({
                "id": code,
                "shortDescription": { "text": code.replace('-', " ") },
                "help": { "text": help },
                "defaultConfiguration": { "level": name(*severity) },
            })
        })
        .collect();
    let results: Vec<Value> = faults
        .iter()
        .map(|fault| {
            let mut region = json!({ "startLine": fault.line, "startColumn": fault.column });
            if !fault.excerpt.is_empty() {
                region["snippet"] = json!({ "text": fault.excerpt });
            }
            json!({
                "ruleId": fault.code,
                "ruleIndex": CODES.iter().position(|row| row.0 == fault.code),
                "level": name(fault.severity),
                "message": { "text": format!("{}; {}", fault.message, fault.help) },
                "locations": [{ "physicalLocation": { "artifactLocation": { "uri": uri(&fault.path) }, "region": region } }],
            })
        })
        .collect();
    json!({
        "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
        "version": "2.1.0",
        "runs": [{
            "tool": { "driver": { "name": "countersign", "version": env!("CARGO_PKG_VERSION"), "rules": rules } },
            "columnKind": "unicodeCodePoints",
            "results": results,
        }],
    })
}

/// A path as a relative reference of a URI.
fn uri(path: &str) -> String {
    use percent_encoding::{AsciiSet, CONTROLS, utf8_percent_encode};
    const TAKEN: &AsciiSet = &CONTROLS.add(b' ').add(b'%').add(b'#').add(b'?').add(b'"').add(b'<').add(b'>').add(b'[').add(b']');
    utf8_percent_encode(&path.replace('\\', "/"), TAKEN).to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fault() -> Fault {
        Fault {
            code: "variable-unknown",
            severity: Severity::Error,
            language: "de".into(),
            path: "locales/de, x/card.ftl".into(),
            line: 3,
            column: 7,
            id: Some("askedBy".into()),
            excerpt: "askedBy = { $usr }".into(),
            message: "expected $name, but found 100%\nof $usr".into(),
            help: "use a variable of English",
        }
    }

    #[test]
    fn each_format_says_where_and_what() {
        let text = written(&[fault()], Format::Text);
        assert!(text.starts_with("error[variable-unknown] at locales/de, x/card.ftl:3:7: expected $name"), "{text}");
        assert!(text.contains("\n  3 | askedBy = { $usr }\n  help: use a variable of English\n"), "{text}");
        let expected = "::error file=locales/de%2C x/card.ftl,line=3,col=7,title=variable-unknown::expected $name, but found 100%25%0Aof $usr; use a variable of English\n";
        assert_eq!(written(&[fault()], Format::Github), expected);
        let json: Value = serde_json::from_str(&written(&[fault()], Format::Json)).unwrap();
        assert_eq!(
            (&json["errors"], &json["faults"][0]["line"], &json["faults"][0]["id"]),
            (&json!(1), &json!(3), &json!("askedBy"))
        );
    }

    /// The properties that the schema of SARIF 2.1.0 requires, and those that code scanners read.
    #[test]
    fn sarif_has_what_its_schema_requires() {
        let log: Value = serde_json::from_str(&written(&[fault()], Format::Sarif)).unwrap();
        assert_eq!(log["version"], "2.1.0");
        let run = &log["runs"][0];
        assert_eq!(run["tool"]["driver"]["name"], "countersign");
        let result = &run["results"][0];
        let rule = usize::try_from(result["ruleIndex"].as_u64().unwrap()).unwrap();
        assert_eq!(run["tool"]["driver"]["rules"][rule]["id"], result["ruleId"]);
        assert!(["none", "note", "warning", "error"].contains(&result["level"].as_str().unwrap()));
        assert!(result["message"]["text"].as_str().is_some_and(|text| !text.is_empty()));
        let place = &result["locations"][0]["physicalLocation"];
        assert_eq!(place["artifactLocation"]["uri"], "locales/de,%20x/card.ftl");
        assert_eq!((&place["region"]["startLine"], &place["region"]["startColumn"]), (&json!(3), &json!(7)));
        assert_eq!(serde_json::from_str::<Value>(&written(&[], Format::Sarif)).unwrap()["runs"][0]["results"], json!([]));
    }
}
