//! Catalogues: Fluent files, compiled into patterns that format without looking anything up twice.
//!
//! Fluent's syntax crate reads the files. The resolver is our own, because the usual one takes its plurals from rules
//! that are wrong for Arabic and others, locks for each of them, and gives back one string in which a translator's words
//! and an untrusted argument can't be told apart: see docs/decisions/0003-own-fluent-resolver.md.

use std::collections::HashMap;
use std::sync::OnceLock;

use fixed_decimal::Decimal;
use fluent_syntax::ast;

use super::numbers::Numbers;
use super::{Direction, negotiation, pseudo};

/// How deep messages may refer to each other.
const MAX_REFERENCES: usize = 8;

/// The embedded files: language, then file name without `.ftl`, then text.
static EMBEDDED: &[(&str, &[File])] = include!(concat!(env!("OUT_DIR"), "/catalogues.rs"));

/// A file: its name without `.ftl`, and its text.
type File = (&'static str, &'static str);

/// The files whose messages are the cards' own; every other file belongs to the integration of its name.
pub const OWN_FILES: &[&str] = &["card", "outcome", "reply", "refusal", "page"];

/// The source language: what it lacks, nothing has.
pub const SOURCE: &str = "en";

/// An argument of a message.
#[derive(Clone, Copy, Debug)]
pub enum Argument<'a> {
    /// A number: it picks plural forms, and is written with the language's digits.
    Number(&'a Decimal),
    /// Some text, which the formatter never reads: it only says where it goes.
    Text,
}

/// A piece of a formatted message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Output<'a> {
    /// A translator's words, or a number.
    Words(&'a str),
    /// Here goes the text argument of this index.
    Argument(usize),
}

/// All languages that can be asked for, each loaded when it first is.
pub struct Languages {
    entries: Vec<(&'static str, OnceLock<Locale>)>,
}

impl Languages {
    /// The languages that come with the crate, and the pseudo-languages.
    pub fn embedded() -> &'static Self {
        static LANGUAGES: OnceLock<Languages> = OnceLock::new();
        LANGUAGES.get_or_init(|| {
            let tags = EMBEDDED.iter().map(|(tag, _)| *tag).chain(pseudo::TAGS.iter().copied());
            Self { entries: tags.map(|tag| (tag, OnceLock::new())).collect() }
        })
    }

    /// The tags of all languages, sorted, pseudo-languages last.
    pub fn tags(&self) -> impl Iterator<Item = &'static str> {
        self.entries.iter().map(|entry| entry.0)
    }

    /// The language of exactly this tag.
    pub fn get(&self, tag: &str) -> Option<&Locale> {
        let (tag, locale) = self.entries.iter().find(|entry| entry.0 == tag)?;
        Some(locale.get_or_init(|| Locale::load(tag)))
    }

    /// The best language for what a platform sends (`pt-br`, `zh-hans`), and whether it is one that was asked for.
    pub fn best(&self, requested: &str) -> (&Locale, bool) {
        if let Some(exact) = self.get(requested) {
            return (exact, true);
        }
        let tags: Vec<&str> = self.tags().collect();
        let found = negotiation::negotiate(&[requested], &tags);
        let locale = found.and_then(|tag| self.get(tag)).or_else(|| self.get(SOURCE));
        // The source language is always embedded: a test holds that.
        (locale.unwrap_or_else(|| unreachable!("{SOURCE} is embedded")), found.is_some())
    }
}

/// One language: its messages and what it does with numbers.
pub struct Locale {
    tag: String,
    direction: Direction,
    numbers: Numbers,
    own: HashMap<Box<str>, Message>,
    integrations: HashMap<Box<str>, HashMap<Box<str>, Message>>,
    yes_words: Vec<String>,
    no_words: Vec<String>,
}

impl Locale {
    fn load(tag: &str) -> Self {
        let shape = pseudo::Shape::of(tag);
        let (source, real) = match shape {
            Some(_) => (SOURCE, tag),
            None => (tag, tag),
        };
        let mut locale = Self {
            tag: real.to_owned(),
            direction: negotiation::direction(real),
            numbers: Numbers::new(&negotiation::icu_locale(if shape.is_some() { source } else { real })),
            own: HashMap::new(),
            integrations: HashMap::new(),
            yes_words: Vec::new(),
            no_words: Vec::new(),
        };
        // What a language lacks comes from its own chain and, last, from the source: a whole message, never half of one.
        for tag in negotiation::chain(source) {
            if let Some((_, files)) = EMBEDDED.iter().find(|(embedded, _)| *embedded == tag) {
                for (file, text) in *files {
                    locale.add(file, text, shape);
                }
            }
        }
        locale.yes_words = locale.word_list("yesWords");
        locale.no_words = locale.word_list("noWords");
        if real != SOURCE {
            // A hook's own words are often English, whatever the reader's language.
            locale.no_words.extend(Languages::embedded().get(SOURCE).into_iter().flat_map(|source| source.no_words.clone()));
        }
        locale
    }

    fn add(&mut self, file: &str, text: &str, shape: Option<pseudo::Shape>) {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text).replace("\r\n", "\n");
        let resource = match fluent_syntax::parser::parse(text.as_str()) {
            Ok(resource) | Err((resource, _)) => resource,
        };
        let messages = if OWN_FILES.contains(&file) { &mut self.own } else { self.integrations.entry(file.into()).or_default() };
        for entry in resource.body {
            let (id, pattern) = match &entry {
                ast::Entry::Message(ast::Message { id, value: Some(value), .. }) => (id.name.to_owned(), value),
                ast::Entry::Term(term) => (format!("-{}", term.id.name), &term.value),
                _ => continue,
            };
            // Words that a machine compares stay as they are in a pseudo-language.
            let shape = shape.filter(|_| file != "reply");
            messages.entry(id.into()).or_insert_with(|| Message::compile(pattern, shape));
        }
    }

    fn word_list(&self, id: &str) -> Vec<String> {
        self.text(id).split(',').map(|word| word.trim().to_owned()).filter(|word| !word.is_empty()).collect()
    }

    /// The language's tag.
    pub fn tag(&self) -> &str {
        &self.tag
    }

    /// The direction of its writing.
    pub fn direction(&self) -> Direction {
        self.direction
    }

    /// Its numbers and lists.
    pub fn numbers(&self) -> &Numbers {
        &self.numbers
    }

    /// The words that mean yes in a reply, as `reply.ftl` lists them.
    pub fn yes_words(&self) -> &[String] {
        &self.yes_words
    }

    /// The words that mean no.
    pub fn no_words(&self) -> &[String] {
        &self.no_words
    }

    /// A message of the cards' own without arguments; its id where no catalogue has it.
    pub fn text(&self, id: &str) -> String {
        let mut out = String::new();
        self.format(id, &[], &mut |piece| {
            if let Output::Words(words) = piece {
                out.push_str(words);
            }
        });
        out
    }

    /// Formats a message of the cards' own. Where no catalogue has it, its id is put out: a test holds that none is missing.
    pub fn format(&self, id: &str, args: &[(&str, Argument<'_>)], put: &mut dyn FnMut(Output<'_>)) {
        match self.own.get(id) {
            Some(message) => self.write(&self.own, message, args, 0, put),
            None => put(Output::Words(id)),
        }
    }

    /// Formats a message of an integration's catalogue; false where there is none.
    pub fn format_of(&self, integration: &str, id: &str, args: &[(&str, Argument<'_>)], put: &mut dyn FnMut(Output<'_>)) -> bool {
        let Some((messages, message)) = self.integrations.get(integration).and_then(|all| Some((all, all.get(id)?))) else {
            return false;
        };
        self.write(messages, message, args, 0, put);
        true
    }

    fn write(
        &self,
        messages: &HashMap<Box<str>, Message>,
        message: &Message,
        args: &[(&str, Argument<'_>)],
        depth: usize,
        put: &mut dyn FnMut(Output<'_>),
    ) {
        for part in &message.parts {
            match part {
                Part::Words(words) => put(Output::Words(words)),
                Part::Argument(name) => match args.iter().position(|(known, _)| *known == &**name) {
                    Some(index) => match args[index].1 {
                        Argument::Text => put(Output::Argument(index)),
                        Argument::Number(number) => {
                            let mut digits = String::new();
                            self.numbers.write(number, &mut digits);
                            put(Output::Words(&digits));
                        }
                    },
                    None => {
                        put(Output::Words("{$"));
                        put(Output::Words(name));
                        put(Output::Words("}"));
                    }
                },
                Part::Reference(id) => match messages.get(id) {
                    Some(other) if depth < MAX_REFERENCES => self.write(messages, other, args, depth + 1, put),
                    _ => put(Output::Words(id)),
                },
                Part::Select { on, variants, default } => {
                    let number = args.iter().find(|(known, _)| *known == &**on).and_then(|(_, arg)| match arg {
                        Argument::Number(number) => Some(*number),
                        Argument::Text => None,
                    });
                    let chosen = number.and_then(|number| {
                        let exact = variants.iter().position(|v| matches!(&v.0, Key::Number(key) if key == number));
                        exact.or_else(|| {
                            let category = self.numbers.category(number);
                            variants.iter().position(|v| matches!(&v.0, Key::Word(key) if &**key == category))
                        })
                    });
                    self.write(messages, &variants[chosen.unwrap_or(*default)].1, args, depth, put);
                }
            }
        }
    }

    /// The ids of the cards' own messages, for the tests that compare languages.
    pub fn ids(&self) -> impl Iterator<Item = &str> {
        self.own.keys().map(|id| &**id)
    }
}

/// A compiled pattern.
struct Message {
    parts: Vec<Part>,
}

enum Part {
    Words(Box<str>),
    Argument(Box<str>),
    Reference(Box<str>),
    Select { on: Box<str>, variants: Vec<(Key, Message)>, default: usize },
}

enum Key {
    Word(Box<str>),
    Number(Decimal),
}

impl Message {
    fn compile(pattern: &ast::Pattern<&str>, shape: Option<pseudo::Shape>) -> Self {
        let mut parts = Vec::new();
        for element in &pattern.elements {
            match element {
                ast::PatternElement::TextElement { value } => parts.push(Part::Words(pseudo::shape(value, shape).into())),
                ast::PatternElement::Placeable { expression } => compile_expression(expression, shape, &mut parts),
            }
        }
        Self { parts }
    }
}

fn compile_expression(expression: &ast::Expression<&str>, shape: Option<pseudo::Shape>, parts: &mut Vec<Part>) {
    match expression {
        ast::Expression::Inline(inline) => compile_inline(inline, shape, parts),
        ast::Expression::Select { selector, variants } => {
            let mut on = Vec::new();
            compile_inline(selector, shape, &mut on);
            let on = match on.pop() {
                Some(Part::Argument(name)) => name,
                _ => "".into(),
            };
            let default = variants.iter().position(|variant| variant.default).unwrap_or(0);
            let variants = variants
                .iter()
                .map(|variant| {
                    let key = match &variant.key {
                        ast::VariantKey::Identifier { name } => Key::Word((*name).into()),
                        ast::VariantKey::NumberLiteral { value } => match value.parse() {
                            Ok(number) => Key::Number(number),
                            Err(_) => Key::Word((*value).into()),
                        },
                    };
                    (key, Message::compile(&variant.value, shape))
                })
                .collect();
            parts.push(Part::Select { on, variants, default });
        }
    }
}

fn compile_inline(inline: &ast::InlineExpression<&str>, shape: Option<pseudo::Shape>, parts: &mut Vec<Part>) {
    match inline {
        ast::InlineExpression::StringLiteral { value } => {
            let mut text = String::new();
            // Writing to a string can't fail.
            let _ = fluent_syntax::unicode::unescape_unicode(&mut text, value);
            parts.push(Part::Words(text.into()));
        }
        ast::InlineExpression::NumberLiteral { value } => parts.push(Part::Words((*value).into())),
        ast::InlineExpression::VariableReference { id } => parts.push(Part::Argument(id.name.into())),
        ast::InlineExpression::MessageReference { id, .. } => parts.push(Part::Reference(id.name.into())),
        ast::InlineExpression::TermReference { id, .. } => parts.push(Part::Reference(format!("-{}", id.name).into())),
        // `NUMBER($n)` is `$n`: a number is always written as the language writes it.
        ast::InlineExpression::FunctionReference { arguments, .. } => {
            if let Some(first) = arguments.positional.first() {
                compile_inline(first, shape, parts);
            }
        }
        ast::InlineExpression::Placeable { expression } => compile_expression(expression, shape, parts),
    }
}
