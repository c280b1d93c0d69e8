//! What the dependencies ask of us: their licences may be combined with ours, on every system, and none needs a later Rust
//! than we say.

use std::collections::BTreeSet;
use std::process::Command;

/// What may come in: permissive licences, by their SPDX names.
const ALLOWED: &[&str] = &[
    "0BSD",
    "Apache-2.0",
    "Apache-2.0 WITH LLVM-exception",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "CC0-1.0",
    "ISC",
    "MIT",
    "MIT-0",
    "Unicode-3.0",
    "Unlicense",
    "Zlib",
];

#[test]
fn every_dependency_has_an_allowed_licence() {
    let metadata = metadata();
    let mut offenders = Vec::new();
    for package in packages(&metadata) {
        let name = name_of(package);
        match package["license"].as_str() {
            Some(expression) => match allows(expression) {
                Ok(true) => {}
                Ok(false) => offenders.push(format!("{name}: {expression}")),
                Err(why) => offenders.push(format!("{name}: {expression} can't be read: {why}")),
            },
            None => offenders.push(format!("{name}: no licence expression in its Cargo.toml")),
        }
    }
    assert!(offenders.is_empty(), "licences outside the list in tests/licences.rs:\n  {}", offenders.join("\n  "));
}

#[test]
fn the_rust_version_that_we_state_is_enough_for_every_dependency() {
    let metadata = metadata();
    let own = version(env!("CARGO_PKG_RUST_VERSION"));
    assert!(own > (1, 0), "Cargo.toml states no rust-version");
    let built_in = dependencies(&metadata);
    let offenders: Vec<_> = packages(&metadata)
        .iter()
        .filter(|package| package["id"].as_str().is_some_and(|id| built_in.contains(id)))
        .filter(|package| package["rust_version"].as_str().is_some_and(|needed| version(needed) > own))
        .map(|package| format!("{} needs {}", name_of(package), package["rust_version"]))
        .collect();
    assert!(offenders.is_empty(), "Cargo.toml says {}, but:\n  {}", env!("CARGO_PKG_RUST_VERSION"), offenders.join("\n  "));
}

/// What is built into the crate, step by step: what only tests need is left out.
fn dependencies(metadata: &serde_json::Value) -> BTreeSet<&str> {
    let nodes = metadata["resolve"]["nodes"].as_array().expect("cargo metadata resolves");
    let mut open = vec![metadata["resolve"]["root"].as_str().expect("the crate is the root")];
    let mut seen = BTreeSet::new();
    while let Some(id) = open.pop() {
        if !seen.insert(id) {
            continue;
        }
        let node = nodes.iter().find(|node| node["id"] == id).expect("every package has a node");
        for dependency in node["deps"].as_array().expect("a node lists its dependencies") {
            let kinds = dependency["dep_kinds"].as_array().expect("a dependency has kinds");
            if kinds.iter().any(|kind| kind["kind"] != "dev") {
                open.push(dependency["pkg"].as_str().expect("a dependency has an id"));
            }
        }
    }
    seen
}

/// `1.88.0` and `1.88` as two numbers.
fn version(text: &str) -> (u32, u32) {
    let mut numbers = text.split('.').map(|part| part.parse().unwrap_or_else(|_| panic!("{text} is no version")));
    (numbers.next().unwrap_or(0), numbers.next().unwrap_or(0))
}

fn packages(metadata: &serde_json::Value) -> &[serde_json::Value] {
    let packages = metadata["packages"].as_array().expect("cargo metadata lists packages");
    assert!(packages.len() > 20, "cargo metadata lists only {} packages", packages.len());
    packages
}

fn name_of(package: &serde_json::Value) -> String {
    format!("{} {}", package["name"].as_str().unwrap_or("?"), package["version"].as_str().unwrap_or("?"))
}

/// Offline where everything is at hand (after `cargo fetch`); otherwise what other systems need is fetched.
fn metadata() -> serde_json::Value {
    ask_cargo(true).or_else(|_| ask_cargo(false)).unwrap_or_else(|error| panic!("cargo metadata failed: {error}"))
}

fn ask_cargo(offline: bool) -> Result<serde_json::Value, String> {
    let mut command = Command::new(env!("CARGO"));
    command.args(["metadata", "--format-version", "1", "--locked", "--manifest-path"]);
    command.arg(concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.toml"));
    if offline {
        command.arg("--offline");
    }
    let output = command.output().map_err(|error| error.to_string())?;
    if !output.status.success() {
        return Err(String::from_utf8_lossy(&output.stderr).into_owned());
    }
    serde_json::from_slice(&output.stdout).map_err(|error| error.to_string())
}

/// Whether one of the choices that an SPDX expression leaves is made of allowed licences only. `A/B` is an old `A OR B`.
fn allows(expression: &str) -> Result<bool, String> {
    let spaced = expression.replace('(', " ( ").replace(')', " ) ").replace('/', " OR ");
    let tokens: Vec<&str> = spaced.split_whitespace().collect();
    let mut at = 0;
    let allowed = any(&tokens, &mut at)?;
    if at < tokens.len() { Err(format!("`{}` is left over", tokens[at])) } else { Ok(allowed) }
}

/// `AND` binds more strongly than `OR`.
fn any(tokens: &[&str], at: &mut usize) -> Result<bool, String> {
    let mut allowed = all(tokens, at)?;
    while tokens.get(*at) == Some(&"OR") {
        *at += 1;
        allowed |= all(tokens, at)?;
    }
    Ok(allowed)
}

fn all(tokens: &[&str], at: &mut usize) -> Result<bool, String> {
    let mut allowed = one(tokens, at)?;
    while tokens.get(*at) == Some(&"AND") {
        *at += 1;
        allowed &= one(tokens, at)?;
    }
    Ok(allowed)
}

fn one(tokens: &[&str], at: &mut usize) -> Result<bool, String> {
    let token = *tokens.get(*at).ok_or("it ends too early")?;
    *at += 1;
    match token {
        "(" => {
            let allowed = any(tokens, at)?;
            if tokens.get(*at) != Some(&")") {
                return Err("a bracket is not closed".to_owned());
            }
            *at += 1;
            Ok(allowed)
        }
        ")" | "OR" | "AND" | "WITH" => Err(format!("`{token}` stands where a licence should")),
        name => {
            let mut name = name.to_owned();
            if tokens.get(*at) == Some(&"WITH") {
                let exception = tokens.get(*at + 1).ok_or("it ends too early")?;
                name = format!("{name} WITH {exception}");
                *at += 2;
            }
            Ok(ALLOWED.contains(&name.as_str()))
        }
    }
}

#[test]
fn expressions_are_read_as_spdx_means_them() {
    for (expression, expect) in [
        ("MIT", Ok(true)),
        ("GPL-3.0-only", Ok(false)),
        ("MIT OR GPL-3.0-only", Ok(true)),
        ("MIT AND GPL-3.0-only", Ok(false)),
        ("MIT/Apache-2.0", Ok(true)),
        ("(MIT OR Apache-2.0) AND Unicode-3.0", Ok(true)),
        ("GPL-3.0-only OR MIT AND AGPL-3.0-only", Ok(false)),
        ("Apache-2.0 WITH LLVM-exception OR GPL-2.0-only", Ok(true)),
        ("GPL-2.0-only WITH Classpath-exception-2.0", Ok(false)),
    ] {
        assert_eq!(allows(expression), expect, "{expression}");
    }
    for broken in ["", "MIT OR", "(MIT", "MIT Apache-2.0", "AND MIT", ")"] {
        assert!(allows(broken).is_err(), "{broken:?}");
    }
    assert!(ALLOWED.is_sorted());
}
