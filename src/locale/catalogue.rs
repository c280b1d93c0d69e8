//! Catalogues: Fluent files, compiled into patterns that format without looking anything up twice.
//!
//! Fluent's syntax crate reads the files. The resolver is our own, because the usual one takes its plurals from rules
//! that are wrong for Arabic and others, locks for each of them, and gives back one string in which a translator's words
//! and an untrusted argument can't be told apart: see docs/decisions/0003-own-fluent-resolver.md.

use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::OnceLock;

use fixed_decimal::Decimal;
use fluent_syntax::ast;

use super::numbers::{Numbers, trimmed};
use super::{Direction, negotiation, pseudo, syntax};

/// How deep messages may refer to each other.
const MAX_REFERENCES: usize = 8;

/// How much one message may put out, in bytes of its words; each part costs at least one, and an argument a few. Messages
/// that refer to each other could otherwise grow without end.
const MAX_OUTPUT: usize = 64 * 1024;

/// What an argument costs, as nobody knows its length here.
const ARGUMENT_COST: usize = 64;

/// The embedded files: language, then file name without `.ftl`, then text.
static EMBEDDED: &[(&str, &[File])] = include!(concat!(env!("OUT_DIR"), "/catalogues.rs"));

/// A file: its name without `.ftl`, and its text.
type File = (&'static str, &'static str);

/// The languages that come with the crate, each with its files: names without `.ftl`, and texts.
pub fn embedded() -> impl Iterator<Item = (&'static str, &'static [(&'static str, &'static str)])> {
    EMBEDDED.iter().copied()
}

/// A catalogue that does not come with the crate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CatalogueText {
    /// The language's tag: `pt-BR`.
    pub language: String,
    /// The file's name without `.ftl`: one of [`OWN_FILES`], or an integration.
    pub file: String,
    /// What stands in it.
    pub text: String,
}

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
    entries: Vec<(Cow<'static, str>, OnceLock<Locale>)>,
    /// These go over the embedded ones, message by message.
    over: Vec<CatalogueText>,
}

impl Languages {
    /// The languages that come with the crate, and the pseudo-languages.
    pub fn embedded() -> &'static Self {
        static LANGUAGES: OnceLock<Languages> = OnceLock::new();
        LANGUAGES.get_or_init(|| {
            let tags = EMBEDDED.iter().map(|(tag, _)| *tag).chain(pseudo::TAGS.iter().copied());
            Self { entries: tags.map(|tag| (tag.into(), OnceLock::new())).collect(), over: Vec::new() }
        })
    }

    /// The embedded languages with further catalogues over them: a message of these goes before the embedded one, and a
    /// language or an integration that is not embedded is added.
    ///
    /// ```
    /// use countersign::locale::catalogue::{CatalogueText, Languages};
    ///
    /// let over = CatalogueText { language: "de".into(), file: "card".into(), text: "allow = Ja, bitte".into() };
    /// let languages = Languages::with(vec![over]);
    /// assert_eq!(languages.get("de").unwrap().text("allow"), "Ja, bitte");
    /// assert_eq!(languages.get("de").unwrap().text("notNow"), "Nicht jetzt");
    /// ```
    pub fn with(over: Vec<CatalogueText>) -> Self {
        let mut tags: Vec<Cow<'static, str>> = EMBEDDED.iter().map(|(tag, _)| (*tag).into()).collect();
        tags.extend(over.iter().map(|text| text.language.clone().into()));
        tags.retain(|tag| !pseudo::TAGS.contains(&&**tag));
        tags.sort();
        tags.dedup();
        tags.extend(pseudo::TAGS.iter().map(|tag| (*tag).into()));
        Self { entries: tags.into_iter().map(|tag| (tag, OnceLock::new())).collect(), over }
    }

    /// The tags of all languages, sorted, pseudo-languages last.
    pub fn tags(&self) -> impl Iterator<Item = &str> {
        self.entries.iter().map(|entry| &*entry.0)
    }

    /// The language of exactly this tag.
    pub fn get(&self, tag: &str) -> Option<&Locale> {
        let (tag, locale) = self.entries.iter().find(|entry| entry.0 == tag)?;
        Some(locale.get_or_init(|| Locale::load(tag, &self.over)))
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
    fn load(tag: &str, over: &[CatalogueText]) -> Self {
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
            for CatalogueText { file, text, .. } in over.iter().filter(|text| text.language == tag) {
                locale.add(file, text, shape);
            }
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
        let text = syntax::clean(text);
        let messages = if OWN_FILES.contains(&file) { &mut self.own } else { self.integrations.entry(file.into()).or_default() };
        for entry in syntax::parse(&text).entries {
            let (id, pattern) = match &entry {
                ast::Entry::Message(ast::Message { id, value: Some(value), .. }) => (id.name.to_owned(), value),
                ast::Entry::Term(term) => (format!("-{}", term.id.name), &term.value),
                _ => continue,
            };
            // Words that a machine compares stay as they are in a pseudo-language.
            let shape = shape.filter(|_| file != "reply");
            let message = Message::compile(pattern, shape);
            // A message that says nothing is one that nobody has translated yet.
            if !message.can_be_blank() {
                messages.entry(id.into()).or_insert(message);
            }
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
            Some(message) => self.write(&self.own, message, args, (0, &mut { MAX_OUTPUT }), put),
            None => put(Output::Words(id)),
        }
    }

    /// Formats a message of an integration's catalogue; false where there is none.
    pub fn format_of(&self, integration: &str, id: &str, args: &[(&str, Argument<'_>)], put: &mut dyn FnMut(Output<'_>)) -> bool {
        let Some((messages, message)) = self.integrations.get(integration).and_then(|all| Some((all, all.get(id)?))) else {
            return false;
        };
        self.write(messages, message, args, (0, &mut { MAX_OUTPUT }), put);
        true
    }

    fn write(
        &self,
        messages: &HashMap<Box<str>, Message>,
        message: &Message,
        args: &[(&str, Argument<'_>)],
        (depth, left): (usize, &mut usize),
        put: &mut dyn FnMut(Output<'_>),
    ) {
        for part in &message.parts {
            let cost = match part {
                Part::Words(words) => words.len() + 1,
                Part::Argument(name) => ARGUMENT_COST + name.len(),
                Part::Reference(id) => id.len() + 1,
                Part::Select { .. } => 1,
            };
            *left = left.saturating_sub(cost);
            if *left == 0 {
                return;
            }
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
                    Some(other) if depth < MAX_REFERENCES => self.write(messages, other, args, (depth + 1, left), put),
                    _ => put(Output::Words(id)),
                },
                Part::Select { on, variants, default } => {
                    let number = args.iter().find(|(known, _)| *known == &**on).and_then(|(_, arg)| match arg {
                        Argument::Number(number) => Some(*number),
                        Argument::Text => None,
                    });
                    let chosen = number.and_then(|number| {
                        let exact =
                            variants.iter().position(|v| matches!(&v.0, Key::Number(key) if *key == trimmed(number.clone())));
                        exact.or_else(|| {
                            let category = self.numbers.category(number);
                            variants.iter().position(|v| matches!(&v.0, Key::Word(key) if &**key == category))
                        })
                    });
                    self.write(messages, &variants[chosen.unwrap_or(*default)].1, args, (depth, left), put);
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

    /// Whether it may put out nothing that can be seen.
    fn can_be_blank(&self) -> bool {
        self.parts.iter().all(|part| match part {
            Part::Words(words) => words.trim().is_empty(),
            Part::Argument(_) | Part::Reference(_) => false,
            Part::Select { variants, .. } => variants.iter().any(|variant| variant.1.can_be_blank()),
        })
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
                            Ok(number) => Key::Number(trimmed(number)),
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
