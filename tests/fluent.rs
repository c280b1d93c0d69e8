//! What a catalogue's Fluent means: each construct of the syntax, as a card shows it; and the syntax's own fixtures.

use std::fmt::Write as _;
use std::path::Path;

use countersign::locale::catalogue::{CatalogueText, Languages};
use countersign::locale::{Argument, Output, syntax};
use fluent_syntax::ast;
use serde_json::Value;

const CATALOGUE: &str = r#"
-brand = { $case ->
    [genitive] Mediathek's
    [1] one Mediathek
   *[nominative] Mediathek
}
    .gender = feminine
    .mixed = a { $n }
-plain = Plain { $n }
words = words
    .title = A title of { words }
    .count = { $n } of them
only =
    .label = label alone
attribute = { words.title }; { words.count }; { only.label }
attribute-absent = { words.absent } { only }
term = { -brand } { -brand(case: "genitive") } { -brand(case: 1) } { -brand(case: "other") }
term-private = { -plain } { -plain(n: 3) }
term-attribute = { -brand.gender ->
    [masculine] his
    [feminine] her
   *[other] their
}
term-attribute-unknown = { -brand.mixed ->
    [a] wrong
   *[other] default
}
literals = { "a" ->
    [a] chosen
   *[b] wrong
} { 1 ->
    [one] chosen
   *[other] wrong
} { 1.0 ->
    [1] exact
   *[other] wrong
}
number = { NUMBER($n, minimumFractionDigits: 2) ->
    [2] two
    [one] one
   *[other] { $n }
}
text-selects-default = { $text ->
    [two] wrong
   *[other] { $text }
}
escapes = { "\u00e9" } { "\U01F602" } { "\"" } { "{" }
nested = { { { $n } } }
missing = { $absent } { absent } { -absent }
"#;

fn formatted(languages: &Languages, id: &str, n: &str) -> String {
    let number = n.parse().unwrap();
    let mut out = String::new();
    let arguments = [("n", Argument::Number(&number)), ("text", Argument::Text)];
    let known = languages.get("en").unwrap().format_of("shop", id, &arguments, &mut |piece| match piece {
        Output::Words(words) => out.push_str(words),
        Output::Argument(index) => write!(out, "<{}>", arguments[index].0).unwrap(),
    });
    assert!(known, "{id}");
    out
}

#[test]
fn every_construct_means_what_the_syntax_says() {
    let over = CatalogueText { language: "en".into(), file: "shop".into(), text: CATALOGUE.into() };
    let languages = Languages::with(vec![over]);
    for (id, n, expected) in [
        ("attribute", "2", "A title of words; 2 of them; label alone"),
        ("attribute-absent", "2", "words.absent only"),
        ("term", "2", "Mediathek Mediathek's one Mediathek Mediathek"),
        // A term sees what its reference gives it, and never the caller's arguments.
        ("term-private", "2", "Plain {$n} Plain 3"),
        ("term-attribute", "2", "her"),
        ("term-attribute-unknown", "2", "default"),
        ("literals", "2", "chosen chosen exact"),
        ("number", "2", "two"),
        ("number", "1", "one"),
        ("number", "1204", "1,204"),
        ("text-selects-default", "2", "<text>"),
        ("escapes", "2", "é 😂 \" {"),
        ("nested", "2", "2"),
        ("missing", "2", "{$absent} absent -absent"),
    ] {
        assert_eq!(formatted(&languages, id, n), expected, "{id}");
    }
}

/// Where our reading differs from the fixtures, and why.
const DEVIATIONS: &[(&str, &str)] = &[
    ("cr_multikey", "a lone carriage return ends no line for the parser"),
    ("cr_multilinevalue", "a lone carriage return ends no line for the parser"),
];

/// The syntax's own fixtures (`test/fixtures` of the Fluent project): each `.ftl` file read as its `.json` file says.
///
/// They are not ours to keep: `FLUENT_FIXTURES` names the folder. Without it there is nothing to compare, and
/// `every_construct_means_what_the_syntax_says` stands alone.
#[test]
fn the_fixtures_of_the_syntax_are_read_as_they_say() {
    let Some(folder) = std::env::var_os("FLUENT_FIXTURES") else { return };
    let mut files: Vec<_> = std::fs::read_dir(Path::new(&folder)).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.retain(|path| path.extension().is_some_and(|extension| extension == "ftl"));
    assert!(files.len() >= 39, "expected at least 39 fixtures, but found {}", files.len());
    let mut wrong = Vec::new();
    for path in &files {
        let name = path.file_stem().unwrap().to_str().unwrap().to_owned();
        let text = std::fs::read_to_string(path).unwrap();
        let expected: Value = serde_json::from_str(&std::fs::read_to_string(path.with_extension("json")).unwrap()).unwrap();
        let text = syntax::clean(&text);
        let found: Vec<String> = syntax::parse(&text).entries.iter().filter_map(entry).collect();
        let expected: Vec<String> = expected["body"].as_array().unwrap().iter().filter_map(entry_json).collect();
        if found != expected {
            let at = found.iter().zip(&expected).position(|(a, b)| a != b).unwrap_or(found.len().min(expected.len()));
            wrong.push((name, format!("expected {:?}, but found {:?}", expected.get(at), found.get(at))));
        }
    }
    wrong.sort();
    let names: Vec<&str> = wrong.iter().map(|(name, _)| &**name).collect();
    assert_eq!(names, DEVIATIONS.iter().map(|deviation| deviation.0).collect::<Vec<_>>(), "{wrong:#?}");
}

/// An entry in one plain notation, so that two trees of different make compare. Comments are left out: no card shows any.
fn entry(entry: &ast::Entry<&str>) -> Option<String> {
    let (sigil, id, value, attributes) = match entry {
        ast::Entry::Message(message) => ("", message.id.name, message.value.as_ref(), &message.attributes),
        ast::Entry::Term(term) => ("-", term.id.name, Some(&term.value), &term.attributes),
        _ => return None,
    };
    let mut out = format!("{sigil}{id}={}", value.map(pattern).unwrap_or_default());
    for attribute in attributes {
        write!(out, " .{}={}", attribute.id.name, pattern(&attribute.value)).unwrap();
    }
    Some(out)
}

fn pattern(pattern: &ast::Pattern<&str>) -> String {
    let part = |element: &ast::PatternElement<&str>| match element {
        ast::PatternElement::TextElement { value } => value.replace("\r\n", "\n"),
        ast::PatternElement::Placeable { expression } => format!("{{{}}}", self::expression(expression)),
    };
    pattern.elements.iter().map(part).collect()
}

fn expression(expression: &ast::Expression<&str>) -> String {
    match expression {
        ast::Expression::Inline(inline) => self::inline(inline),
        ast::Expression::Select { selector, variants } => {
            let mut out = format!("{}->", inline(selector));
            for variant in variants {
                let (ast::VariantKey::Identifier { name: key } | ast::VariantKey::NumberLiteral { value: key }) = variant.key;
                write!(out, "{}[{key}]{}", if variant.default { "*" } else { "" }, pattern(&variant.value)).unwrap();
            }
            out
        }
    }
}

fn inline(inline: &ast::InlineExpression<&str>) -> String {
    let dotted = |attribute: &Option<ast::Identifier<&str>>| {
        attribute.as_ref().map(|attribute| format!(".{}", attribute.name)).unwrap_or_default()
    };
    match inline {
        ast::InlineExpression::StringLiteral { value } => format!("\"{value}\""),
        ast::InlineExpression::NumberLiteral { value } => (*value).to_owned(),
        ast::InlineExpression::VariableReference { id } => format!("${}", id.name),
        ast::InlineExpression::MessageReference { id, attribute } => format!("{}{}", id.name, dotted(attribute)),
        ast::InlineExpression::TermReference { id, attribute, arguments } => {
            format!("-{}{}{}", id.name, dotted(attribute), arguments.as_ref().map(call).unwrap_or_default())
        }
        ast::InlineExpression::FunctionReference { id, arguments } => format!("{}{}", id.name, call(arguments)),
        ast::InlineExpression::Placeable { expression } => format!("{{{}}}", self::expression(expression)),
    }
}

fn call(arguments: &ast::CallArguments<&str>) -> String {
    let positional = arguments.positional.iter().map(inline);
    let named = arguments.named.iter().map(|named| format!("{}:{}", named.name.name, inline(&named.value)));
    format!("({})", positional.chain(named).collect::<Vec<_>>().join(","))
}

fn entry_json(entry: &Value) -> Option<String> {
    let sigil = match entry["type"].as_str()? {
        "Message" => "",
        "Term" => "-",
        _ => return None,
    };
    let mut out = format!("{sigil}{}={}", name(&entry["id"]), pattern_json(&entry["value"]));
    for attribute in list(&entry["attributes"]) {
        write!(out, " .{}={}", name(&attribute["id"]), pattern_json(&attribute["value"])).unwrap();
    }
    Some(out)
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

fn name(id: &Value) -> &str {
    id["name"].as_str().unwrap_or_default()
}

fn pattern_json(pattern: &Value) -> String {
    let part = |element: &Value| match element["type"].as_str() {
        Some("TextElement") => element["value"].as_str().unwrap().to_owned(),
        _ => format!("{{{}}}", expression_json(&element["expression"])),
    };
    list(&pattern["elements"]).iter().map(part).collect()
}

fn expression_json(expression: &Value) -> String {
    let text = |member: &str| expression[member].as_str().unwrap().to_owned();
    let dotted = || match &expression["attribute"] {
        Value::Null => String::new(),
        attribute => format!(".{}", name(attribute)),
    };
    match expression["type"].as_str().unwrap() {
        "StringLiteral" => format!("\"{}\"", text("value")),
        "NumberLiteral" => text("value"),
        "VariableReference" => format!("${}", name(&expression["id"])),
        "MessageReference" => format!("{}{}", name(&expression["id"]), dotted()),
        "TermReference" => format!("-{}{}{}", name(&expression["id"]), dotted(), call_json(&expression["arguments"])),
        "FunctionReference" => format!("{}{}", name(&expression["id"]), call_json(&expression["arguments"])),
        "Placeable" => format!("{{{}}}", expression_json(&expression["expression"])),
        "SelectExpression" => {
            let mut out = format!("{}->", expression_json(&expression["selector"]));
            for variant in list(&expression["variants"]) {
                let key = variant["key"]["name"].as_str().or(variant["key"]["value"].as_str()).unwrap();
                let star = if variant["default"] == true { "*" } else { "" };
                write!(out, "{star}[{key}]{}", pattern_json(&variant["value"])).unwrap();
            }
            out
        }
        other => panic!("unknown expression {other}"),
    }
}

fn call_json(arguments: &Value) -> String {
    if arguments.is_null() {
        return String::new();
    }
    let positional = list(&arguments["positional"]).iter().map(expression_json);
    let named =
        list(&arguments["named"]).iter().map(|named| format!("{}:{}", name(&named["name"]), expression_json(&named["value"])));
    format!("({})", positional.chain(named).collect::<Vec<_>>().join(","))
}
