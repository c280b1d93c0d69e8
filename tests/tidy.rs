//! Holds the house: what ARCHITECTURE.md says of the sources, read from the sources.
//!
//! Nothing is built here. Each test reads files and fails with a list of places.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use regex::Regex;

const ROOT: &str = env!("CARGO_MANIFEST_DIR");

/// The stages, in the way of the data: each imports only itself and those before it.
const STAGES: &[&str] = &["model", "redact", "locale", "card", "token", "platform", "answer", "wait", "cli"];
/// What every stage may use, and what uses no stage.
const SHARED: &[&str] = &["error", "finding"];

/// The longest source file, in lines.
const MAX_LINES: usize = 700;

// --- The sources ----------------------------------------------------------------------------------------------------

/// A source file of the crate, as it is and as code alone.
struct Source {
    /// Its path from the repository's root.
    path: String,
    text: String,
    /// The text without comments.
    uncommented: String,
    /// The text without comments and without what stands in strings and characters.
    code: String,
    /// For each byte, whether it is in a `#[cfg(test)]` item.
    in_test: Vec<bool>,
}

impl Source {
    fn read(path: &Path) -> Self {
        let text = fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let (uncommented, code) = strip(&text);
        let in_test = test_items(&code);
        let path = relative(path);
        Self { path, text, uncommented, code, in_test }
    }

    /// `src/card/fit.rs:12`
    fn place(&self, at: usize) -> String {
        format!("{}:{}", self.path, self.text[..at].matches('\n').count() + 1)
    }

    /// The modules that this file is: `["card", "fit"]`.
    fn modules(&self) -> Vec<String> {
        let path = self.path.trim_start_matches("src/").trim_end_matches(".rs");
        path.split('/').filter(|part| !matches!(*part, "mod" | "lib" | "main")).map(str::to_owned).collect()
    }

    /// Places of a pattern in the code, those in tests left out.
    fn find<'s>(&'s self, pattern: &'s Regex) -> impl Iterator<Item = (usize, &'s str)> {
        pattern.find_iter(&self.code).map(|found| (found.start(), found.as_str())).filter(|(at, _)| !self.in_test[*at])
    }
}

fn sources() -> Vec<Source> {
    let mut paths = Vec::new();
    walk(&Path::new(ROOT).join("src"), &mut paths);
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "rs"));
    assert!(paths.len() > 20, "src holds only {} files", paths.len());
    paths.iter().map(|path| Source::read(path)).collect()
}

fn walk(folder: &Path, into: &mut Vec<PathBuf>) {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut paths: Vec<_> = entries.map(|entry| entry.expect("a folder can be listed").path()).collect();
    paths.sort();
    for path in paths {
        if path.is_dir() { walk(&path, into) } else { into.push(path) }
    }
}

fn relative(path: &Path) -> String {
    path.strip_prefix(ROOT).unwrap_or(path).to_string_lossy().replace('\\', "/")
}

/// Blanks comments (first result), and strings and characters as well (second). Both keep every byte's place.
fn strip(text: &str) -> (String, String) {
    let bytes = text.as_bytes();
    let mut uncommented = bytes.to_vec();
    let mut code = bytes.to_vec();
    let blank = |into: &mut [u8], from: usize, to: usize| {
        for byte in &mut into[from..to] {
            if *byte != b'\n' {
                *byte = b' ';
            }
        }
    };
    let mut at = 0;
    while at < bytes.len() {
        let rest = &text[at..];
        let after_word = at > 0 && (bytes[at - 1].is_ascii_alphanumeric() || bytes[at - 1] == b'_');
        if rest.starts_with("//") {
            let end = at + rest.find('\n').unwrap_or(rest.len());
            blank(&mut uncommented, at, end);
            blank(&mut code, at, end);
            at = end;
        } else if rest.starts_with("/*") {
            let end = at + block_comment(rest);
            blank(&mut uncommented, at, end);
            blank(&mut code, at, end);
            at = end;
        } else if let Some((open, close)) = string_start(rest).filter(|_| !after_word || bytes[at] == b'"') {
            let body = at + open;
            let end = if close == "\"" && open <= 2 && !rest.starts_with('r') && !rest.starts_with("br") {
                plain_string(bytes, body)
            } else {
                text[body..].find(&close).map_or(text.len(), |n| body + n)
            };
            blank(&mut code, body, end);
            at = (end + close.len()).min(text.len());
        } else if bytes[at] == b'\'' {
            at += character(rest).inspect(|length| blank(&mut code, at + 1, at + length - 1)).unwrap_or(1);
        } else {
            at += rest.chars().next().map_or(1, char::len_utf8);
        }
    }
    let utf8 = |bytes| String::from_utf8(bytes).expect("whole strings and comments are blanked");
    (utf8(uncommented), utf8(code))
}

fn block_comment(text: &str) -> usize {
    let mut depth = 0;
    let mut at = 0;
    while at < text.len() {
        let rest = &text.as_bytes()[at..];
        if rest.starts_with(b"/*") {
            depth += 1;
            at += 2;
        } else if rest.starts_with(b"*/") {
            depth -= 1;
            at += 2;
            if depth == 0 {
                return at;
            }
        } else {
            at += 1;
        }
    }
    text.len()
}

/// How long the opening of a string is, and what closes it.
fn string_start(text: &str) -> Option<(usize, String)> {
    let prefix = text.find(|c: char| !matches!(c, 'b' | 'r' | 'c'))?;
    if prefix > 2 {
        return None;
    }
    let raw = text[..prefix].contains('r');
    let hashes = text[prefix..].find(|c| c != '#')?;
    if !text[prefix + hashes..].starts_with('"') || (hashes > 0 && !raw) {
        return None;
    }
    Some((prefix + hashes + 1, format!("\"{}", "#".repeat(hashes))))
}

fn plain_string(bytes: &[u8], mut at: usize) -> usize {
    while at < bytes.len() && bytes[at] != b'"' {
        at += if bytes[at] == b'\\' { 2 } else { 1 };
    }
    at.min(bytes.len())
}

/// The length of a character literal; nothing for a lifetime.
fn character(text: &str) -> Option<usize> {
    let inner = &text[1..];
    let first = inner.chars().next()?;
    if first == '\\' {
        let escaped = inner.get(1..)?.chars().next()?;
        let from = 1 + escaped.len_utf8();
        return Some(1 + from + inner[from..].find('\'')? + 1);
    }
    inner[first.len_utf8()..].starts_with('\'').then_some(first.len_utf8() + 2)
}

/// Marks the items that stand behind `#[cfg(test)]`.
fn test_items(code: &str) -> Vec<bool> {
    let mut marked = vec![false; code.len()];
    for (start, attribute) in code.match_indices("#[cfg(test)]") {
        let from = start + attribute.len();
        let mut depth = 0;
        let mut end = code.len();
        for (at, byte) in code.bytes().enumerate().skip(from) {
            match byte {
                b'{' => depth += 1,
                b'}' => depth -= 1,
                b';' if depth == 0 => depth = 0,
                _ => continue,
            }
            if depth == 0 {
                end = at + 1;
                break;
            }
        }
        marked[start..end].fill(true);
    }
    marked
}

/// Every text file that is tracked or about to be.
fn tracked() -> Vec<(String, String)> {
    let output = Command::new("git")
        .args(["-C", ROOT, "ls-files", "--cached", "--others", "--exclude-standard", "-z"])
        .output()
        .unwrap_or_else(|error| panic!("this test needs git: {error}"));
    assert!(output.status.success(), "this test needs a git checkout: {}", String::from_utf8_lossy(&output.stderr));
    let names = String::from_utf8(output.stdout).expect("file names are UTF-8");
    let mut files: Vec<_> = names
        .split_terminator('\0')
        .filter_map(|name| Some((name.to_owned(), String::from_utf8(fs::read(Path::new(ROOT).join(name)).ok()?).ok()?)))
        .collect();
    files.sort();
    files.dedup();
    assert!(files.iter().any(|(name, _)| name == "Cargo.toml"), "git does not list Cargo.toml");
    files
}

fn has_extension(name: &str, extensions: &[&str]) -> bool {
    Path::new(name).extension().is_some_and(|known| extensions.iter().any(|extension| known == *extension))
}

#[track_caller]
fn assert_none(faults: &[String], rule: &str) {
    assert!(faults.is_empty(), "{rule}\n  {}", faults.join("\n  "));
}

fn regex(pattern: &str) -> Regex {
    Regex::new(pattern).unwrap_or_else(|error| panic!("{error}"))
}

// --- Modules --------------------------------------------------------------------------------------------------------

#[test]
fn each_stage_imports_only_those_before_it() {
    let mut faults = Vec::new();
    for source in sources() {
        let modules = source.modules();
        let Some(own) = modules.first() else { continue };
        let rank = STAGES.iter().position(|stage| stage == own);
        if rank.is_none() && !SHARED.contains(&own.as_str()) {
            faults.push(format!("{}: `{own}` has no place in STAGES of tests/tidy.rs", source.path));
            continue;
        }
        for (at, imported) in imports(&source) {
            let place = source.place(at);
            match STAGES.iter().position(|stage| *stage == imported) {
                Some(other) if rank.is_none_or(|rank| other > rank) => faults.push(format!("{place}: {own} imports {imported}")),
                None if !SHARED.contains(&imported.as_str()) && imported.starts_with(|c: char| c.is_ascii_lowercase()) => {
                    faults.push(format!("{place}: {own} imports `{imported}`, which has no place in STAGES of tests/tidy.rs"));
                }
                _ => {}
            }
        }
    }
    assert_none(&faults, &format!("data goes one way, {}: a stage may import only those to its left", STAGES.join(" → ")));
}

/// What a file imports from the crate's root, by `crate::` or by enough `super::`; a type of the root by its own name.
fn imports(source: &Source) -> Vec<(usize, String)> {
    let code = &source.code;
    let mut found = Vec::new();
    for (at, path) in code.match_indices("crate::") {
        if !ends_word(code, at) {
            names(code, at + path.len(), &mut found);
        }
    }
    let depth_of_file = source.modules().len();
    for chain in regex(r"\b(?:super\s*::\s*)+").find_iter(code) {
        let supers = chain.as_str().matches("super").count();
        if supers >= depth_of_file + inline_modules(code, chain.start()) {
            names(code, chain.end(), &mut found);
        }
    }
    found
}

fn ends_word(code: &str, at: usize) -> bool {
    code[..at].ends_with(|c: char| c.is_alphanumeric() || c == '_' || c == '$')
}

/// The first name of a path, or of each path in braces.
fn names(code: &str, at: usize, found: &mut Vec<(usize, String)>) {
    let word = |from: usize| code[from..].split(|c: char| !(c.is_alphanumeric() || c == '_')).next().unwrap_or_default().to_owned();
    if !code[at..].starts_with('{') {
        found.push((at, word(at)));
        return;
    }
    let mut depth = 0;
    let mut expects = true;
    for (offset, c) in code[at..].char_indices() {
        match c {
            '{' => depth += 1,
            '}' => depth -= 1,
            ',' if depth == 1 => expects = true,
            c if c.is_alphanumeric() && depth == 1 && expects => {
                found.push((at + offset, word(at + offset)));
                expects = false;
            }
            _ => {}
        }
        if depth == 0 {
            break;
        }
    }
}

/// How many `mod name { … }` are open at a place.
fn inline_modules(code: &str, at: usize) -> usize {
    let opening = regex(r"\bmod\s+\w+\s*\{");
    let closes_before = |from: usize| {
        let mut depth = 1;
        code[from..at].bytes().any(|byte| {
            depth += i32::from(byte == b'{') - i32::from(byte == b'}');
            depth == 0
        })
    };
    opening.find_iter(&code[..at]).filter(|module| !closes_before(module.end())).count()
}

#[test]
fn every_module_says_what_it_is() {
    let faults: Vec<_> =
        sources().iter().filter(|source| !source.text.starts_with("//! ")).map(|source| format!("{}:1", source.path)).collect();
    assert_none(&faults, "the first line of a module is a `//!` line that says what it is for");
}

#[test]
fn no_module_is_too_long() {
    let faults: Vec<_> = sources()
        .iter()
        .map(|source| (source.text.lines().count(), source))
        .filter(|(lines, _)| *lines > MAX_LINES)
        .map(|(lines, source)| format!("{}: {lines} lines", source.path))
        .collect();
    assert_none(&faults, &format!("a module over {MAX_LINES} lines has to be split"));
}

// --- The library is pure --------------------------------------------------------------------------------------------

fn library() -> impl Iterator<Item = Source> {
    sources().into_iter().filter(|source| !source.path.starts_with("src/cli/") && source.path != "src/main.rs")
}

#[test]
fn the_library_prints_nothing_and_reads_no_clock_environment_file_or_network() {
    let banned = regex(
        r"\be?print(ln)?!|\bdbg!|\b(std::)?(env|fs|net|process)::|\bstd::\{[^;]*\b(env|fs|net|process)\b|\bstd::(env|fs|net|process)\b|\bSystemTime\b|\bInstant::now\b|\b(Timestamp|Zoned)::now\b|\bstd(out|err|in)\s*\(|\bgetrandom::",
    );
    let mut faults = Vec::new();
    for source in library() {
        faults.extend(source.find(&banned).map(|(at, found)| format!("{}: `{found}`", source.place(at))));
    }
    assert_none(
        &faults,
        "rendering is pure: only src/cli/ and src/main.rs may print, read clock, environment or files, or draw random bytes",
    );
}

#[test]
fn the_crate_never_panics_on_purpose() {
    let banned = regex(r"\.unwrap\(\)|\.expect\(|\.unwrap_err\(\)|\.expect_err\(|\bpanic!|\btodo!|\bunimplemented!");
    let mut faults = Vec::new();
    for source in sources() {
        faults.extend(source.find(&banned).map(|(at, found)| format!("{}: `{found}`", source.place(at))));
    }
    assert_none(&faults, "content never makes a render fail: no unwrap, expect or panic outside tests");
}

// --- Untrusted text becomes markup in one place ---------------------------------------------------------------------

#[test]
fn no_template_marks_text_as_safe() {
    let banned = regex(r#"\|\s*safe\b|escape\s*=?\s*"?none|\{%-?\s*filter\b"#);
    let mut templates = Vec::new();
    walk(&Path::new(ROOT).join("templates"), &mut templates);
    assert!(!templates.is_empty(), "templates is empty");
    let mut faults = Vec::new();
    let sources: Vec<_> = sources().into_iter().map(|source| (source.path, source.uncommented)).collect();
    let texts = templates.iter().map(|path| (relative(path), fs::read_to_string(path).expect("a template is text")));
    for (path, text) in texts.chain(sources.into_iter().filter(|(_, text)| text.contains("#[template("))) {
        for (n, line) in text.lines().enumerate() {
            if banned.is_match(line) {
                faults.push(format!("{path}:{}: {}", n + 1, line.trim()));
            }
        }
    }
    assert_none(&faults, "only src/platform/escape.rs turns text into markup: no `|safe`, no `escape = \"none\"` in a template");
}

#[test]
fn html_entities_are_written_in_one_place() {
    let entity = regex(r"&(lt|gt|amp|quot|apos|nbsp|#[0-9]+|#[xX][0-9a-fA-F]+);");
    let mut faults = Vec::new();
    // The redactor reads entities, to look behind them; it writes none.
    for source in
        sources().into_iter().filter(|source| source.path != "src/platform/escape.rs" && !source.path.starts_with("src/redact/"))
    {
        for found in entity.find_iter(&source.uncommented).filter(|found| !source.in_test[found.start()]) {
            faults.push(format!("{}: `{}`", source.place(found.start()), found.as_str()));
        }
    }
    assert_none(&faults, "only src/platform/escape.rs writes HTML entities");
}

// --- Files ----------------------------------------------------------------------------------------------------------

/// Bytes that mean something as they are: fixtures, goldens, the fuzzer's corpus, and text that a redactor must leave alone.
fn is_data(name: &str) -> bool {
    ["fixtures/", "fuzz/corpus/", "tests/redact/benign.txt"].iter().any(|start| name.starts_with(start))
}

#[test]
fn lines_end_cleanly() {
    let mut faults = Vec::new();
    for (name, text) in tracked().iter().filter(|(name, _)| !is_data(name)) {
        for (n, line) in text.split('\n').enumerate() {
            if line.ends_with([' ', '\t', '\r']) {
                faults.push(format!("{name}:{}: white space at the end of the line", n + 1));
            }
        }
        if !text.is_empty() && !text.ends_with('\n') {
            faults.push(format!("{name}: no line break at the end of the file"));
        }
        if text.ends_with("\n\n") {
            faults.push(format!("{name}: empty lines at the end of the file"));
        }
    }
    assert_none(&faults, "text files end their lines cleanly");
}

#[test]
fn no_path_of_one_machine_is_written_down() {
    let path = regex(r"(?:^|[^\w./-])(/work/|/root/|/tmp/|/home/\w)");
    let mut faults = Vec::new();
    for (name, text) in tracked().iter().filter(|(name, _)| !name.starts_with("tests/") && !is_data(name)) {
        // What stands in a `#[cfg(test)]` item is a test's sample.
        let in_test = if has_extension(name, &["rs"]) { test_items(&strip(text).1) } else { vec![false; text.len()] };
        for found in path.captures_iter(text).filter_map(|captures| captures.get(1)).filter(|found| !in_test[found.start()]) {
            faults.push(format!("{name}:{}: {}", text[..found.start()].matches('\n').count() + 1, found.as_str()));
        }
    }
    assert_none(&faults, "a path of somebody's machine means nothing on another");
}

#[test]
fn nothing_in_the_sources_is_invisible() {
    let mut faults = Vec::new();
    for (name, text) in tracked().iter().filter(|(name, _)| !is_data(name) && !has_extension(name, &["ftl"])) {
        for (n, line) in text.lines().enumerate() {
            for c in line.chars().filter(|c| is_invisible(*c)) {
                faults.push(format!("{name}:{}: U+{:04X}", n + 1, c as u32));
            }
        }
    }
    assert_none(&faults, "write what can't be seen as an escape, such as \\u{202E}");
}

fn is_invisible(c: char) -> bool {
    (c.is_control() && c != '\t')
        || matches!(c,
            '\u{AD}' | '\u{34F}' | '\u{61C}' | '\u{115F}' | '\u{1160}' | '\u{17B4}' | '\u{17B5}' | '\u{180B}'..='\u{180E}'
            | '\u{200B}'..='\u{200F}' | '\u{2028}'..='\u{202E}' | '\u{2060}'..='\u{206F}' | '\u{3164}' | '\u{FEFF}' | '\u{FFA0}'
            | '\u{E0000}'..='\u{E0FFF}')
}

// --- Documentation --------------------------------------------------------------------------------------------------

fn pages() -> Vec<(String, String)> {
    let pages: Vec<_> = tracked().into_iter().filter(|(name, _)| has_extension(name, &["md"]) && !is_data(name)).collect();
    assert!(pages.iter().any(|(name, _)| name == "README.md"), "there is no README.md");
    pages
}

#[test]
fn links_between_pages_lead_somewhere() {
    let link = regex(r"\]\(([^)\s#]+)(?:#[^)\s]*)?\)");
    let mut faults = Vec::new();
    for (name, text) in pages() {
        let folder = Path::new(ROOT).join(&name);
        let folder = folder.parent().expect("a page is in a folder");
        for target in link.captures_iter(&text).filter_map(|captures| captures.get(1)) {
            let foreign = ["https://", "http://", "mailto:"].iter().any(|scheme| target.as_str().starts_with(scheme));
            if !foreign && !folder.join(target.as_str()).exists() {
                faults.push(format!("{name}:{}: {}", text[..target.start()].matches('\n').count() + 1, target.as_str()));
            }
        }
    }
    assert_none(&faults, "a relative link names a file that exists");
}

#[test]
fn files_that_the_documentation_names_exist() {
    let in_page = regex(r"`((?:src|tests|docs|fixtures|schema|templates|locales|benches|examples|assets|\.ci)/[\w./-]*)`");
    // Comments, help texts and findings name pages and folders as well.
    let in_source = regex(r"(?:^|[\s(`])((?:docs/[\w/-]+\.md)|(?:assets/[\w/-]+))");
    // A change log tells of what was.
    let mut texts: Vec<_> = pages().into_iter().filter(|(name, _)| name != "CHANGELOG.md").map(|page| (page, &in_page)).collect();
    texts.extend(sources().into_iter().map(|source| ((source.path, source.text), &in_source)));
    let mut faults = Vec::new();
    for ((name, text), path) in texts {
        for found in path.captures_iter(&text).filter_map(|captures| captures.get(1)) {
            if !Path::new(ROOT).join(found.as_str()).exists() {
                faults.push(format!("{name}:{}: {}", text[..found.start()].matches('\n').count() + 1, found.as_str()));
            }
        }
    }
    assert_none(&faults, "documentation and sources name files that exist");
}

/// The verbs of the command, from its own table.
fn verbs() -> Vec<String> {
    let source = Source::read(&Path::new(ROOT).join("src/cli/mod.rs"));
    let from = source.code.find("enum Verb {").expect("src/cli/mod.rs has `enum Verb`");
    let body = &source.code[from..from + source.code[from..].find('}').expect("the enum ends")];
    let verbs: Vec<_> = regex(r"(?m)^\s+([A-Z]\w*)\(").captures_iter(body).map(|captures| captures[1].to_lowercase()).collect();
    assert!(verbs.contains(&"render".to_owned()), "{verbs:?}");
    verbs
}

#[test]
fn commands_in_the_documentation_name_verbs_that_exist() {
    let verbs = verbs();
    let command = regex(r"(?:\bcargo run [^`\n]*-- |\bcountersign )(\S+)");
    let mut faults = Vec::new();
    for (name, text) in pages() {
        let mut in_block = false;
        for (n, line) in text.lines().enumerate() {
            if line.trim_start().starts_with("```") {
                in_block = !in_block;
                continue;
            }
            // In prose, `countersign` is the crate's name as well: there only what starts a span of code is a command.
            let line = if in_block {
                line.to_owned()
            } else {
                regex(r"`((?:countersign|cargo run) [^`]*)`")
                    .captures_iter(line)
                    .map(|c| c[1].to_owned())
                    .collect::<Vec<_>>()
                    .join("\n")
            };
            for verb in command.captures_iter(&line).filter_map(|captures| captures.get(1)).map(|verb| verb.as_str()) {
                let is_word = verb.bytes().all(|b| b.is_ascii_lowercase());
                if is_word && !verbs.iter().any(|known| known == verb) {
                    faults.push(format!("{name}:{}: {verb}", n + 1));
                }
            }
        }
    }
    assert_none(&faults, &format!("the documentation shows verbs that the command has; it has {}", verbs.join(", ")));
}

#[test]
fn the_manual_names_every_verb_and_option() {
    let manual = fs::read_to_string(Path::new(ROOT).join("docs/cli.md")).expect("docs/cli.md is there");
    let mut faults: Vec<_> = verbs()
        .iter()
        .filter(|verb| !manual.contains(&format!("## {verb}")))
        .map(|verb| format!("no heading `## {verb}`"))
        .collect();
    let option = regex(r"#\[arg\([^\]]*\blong\b[^\]]*\)\]\s*(?:pub(?:\([^)]*\))? )?(\w+):");
    for source in sources().iter().filter(|source| source.path.starts_with("src/cli/")) {
        for name in option.captures_iter(&source.code).map(|captures| captures[1].replace('_', "-")) {
            if !manual.contains(&format!("`--{name}")) {
                faults.push(format!("{}: `--{name}`", source.path));
            }
        }
    }
    assert_none(&faults, "docs/cli.md lists every verb and every option");
}

#[test]
fn facts_that_are_said_twice_agree() {
    let read = |name: &str| fs::read_to_string(Path::new(ROOT).join(name)).unwrap_or_else(|error| panic!("{name}: {error}"));
    let manifest = read("Cargo.toml");
    let decision = read("docs/decisions/0006-dependencies.md");
    let mut faults = Vec::new();
    let rust = format!("Rust {} or later", env!("CARGO_PKG_RUST_VERSION"));
    for (name, text) in [("README.md", &read("README.md")), ("docs/decisions/0006-dependencies.md", &decision)] {
        if !text.contains(&rust) {
            faults.push(format!("{name} does not say `{rust}`, as Cargo.toml does"));
        }
    }
    if !read("CHANGELOG.md").contains(&format!("## {}", env!("CARGO_PKG_VERSION"))) {
        faults.push(format!("CHANGELOG.md has no section for {}", env!("CARGO_PKG_VERSION")));
    }
    let readme = read("README.md");
    let tags = fs::read_dir(Path::new(ROOT).join("locales")).expect("locales can be listed").count();
    let listed = regex(r"(?m)^Languages: the (\d+) of").captures(&readme).and_then(|captures| captures[1].parse::<usize>().ok());
    if listed != Some(tags) {
        faults.push(format!("README.md counts {listed:?} languages, locales/ holds {tags}"));
    }
    let section = |name: &str| {
        manifest.split("\n[").find_map(|part| part.strip_prefix(name)?.strip_prefix(']')).unwrap_or_default().to_owned()
    };
    let crates: Vec<_> = regex(r"(?m)^([\w-]+)\s*=")
        .captures_iter(&["dependencies", "target.'cfg(unix)'.dependencies", "dev-dependencies"].map(section).concat())
        .map(|captures| captures[1].to_owned())
        .collect();
    assert!(crates.len() > 10, "{crates:?}");
    for name in &crates {
        if !decision.contains(&format!("`{name}`")) {
            faults.push(format!("docs/decisions/0006-dependencies.md says nothing of `{name}`"));
        }
    }
    for row in decision.lines().filter(|line| line.starts_with("| `")) {
        for name in regex("`([^`]+)`").captures_iter(row.split(" | ").next().unwrap_or_default()) {
            if !crates.contains(&name[1].to_owned()) {
                faults.push(format!("docs/decisions/0006-dependencies.md tells of `{}`, which Cargo.toml lacks", &name[1]));
            }
        }
    }
    assert_none(&faults, "what is said in two places is the same in both");
}

#[test]
fn the_architecture_page_is_short() {
    let page = fs::read_to_string(Path::new(ROOT).join("ARCHITECTURE.md")).expect("ARCHITECTURE.md is there");
    assert!(page.lines().count() < 250, "ARCHITECTURE.md has {} lines; 250 are too many", page.lines().count());
}

// --- The readers above ----------------------------------------------------------------------------------------------

#[test]
fn comments_strings_and_tests_are_told_apart() {
    let text = "1; // \"2\nlet c = \"// 3\\\" 4\"; /* 5 /* 6 */ 7 */ '8'; '\\''; r#\"9\" 0\"#; fn l<'m>() {}\n#[cfg(test)]\nmod n { o }\np";
    let (uncommented, code) = strip(text);
    let digits = |text: &str| text.chars().filter(char::is_ascii_digit).collect::<String>();
    assert_eq!((uncommented.len(), code.len()), (text.len(), text.len()));
    assert_eq!((digits(&uncommented).as_str(), digits(&code).as_str()), ("134890", "1"));
    assert!(code.contains("fn l<'m>() {}"), "{code}");
    let marked = test_items(&code);
    assert!(marked[code.find("o }").unwrap()] && !marked[code.rfind('p').unwrap()] && !marked[0]);
}

#[test]
fn imports_are_found() {
    let source = |path: &str, text: &str| {
        let (uncommented, code) = strip(text);
        let in_test = test_items(&code);
        Source { path: path.to_owned(), text: text.to_owned(), uncommented, code, in_test }
    };
    let found = |path: &str, text: &str| imports(&source(path, text)).into_iter().map(|(_, name)| name).collect::<Vec<_>>();
    assert_eq!(found("src/card/fit.rs", "use crate::{model::{A, b}, platform::c, Error};"), ["model", "platform", "Error"]);
    assert_eq!(found("src/card/fit.rs", "use super::line::Line; fn f() { super::super::cli::run() }"), ["cli"]);
    assert_eq!(found("src/card/fit.rs", "mod tests { use super::super::line::Line; use super::super::super::cli::X; }"), ["cli"]);
    assert_eq!(found("src/card/mod.rs", "use super::token::X;"), ["token"]);
    assert_eq!(found("src/token.rs", "// crate::cli\nconst X: &str = \"crate::cli\";"), Vec::<String>::new());
}
