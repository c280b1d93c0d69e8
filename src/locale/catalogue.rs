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

use super::compiled::{Key, Message, Part, Selector, Value, key};
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
        // Words that a machine compares stay as they are in a pseudo-language.
        let shape = shape.filter(|_| file != "reply");
        for entry in syntax::parse(&text).entries {
            let (sigil, id, value, attributes) = match &entry {
                ast::Entry::Message(message) => ("", message.id.name, message.value.as_ref(), &message.attributes),
                ast::Entry::Term(term) => ("-", term.id.name, Some(&term.value), &term.attributes),
                _ => continue,
            };
            let of_attribute = |attribute: &ast::Attribute<&str>| {
                let ast::Attribute { id: name, value } = attribute;
                // What a select compares is for a machine, too.
                (key(sigil, id, Some(name.name)), Message::compile(value, shape.filter(|_| sigil.is_empty())))
            };
            let value = value.map(|value| (key(sigil, id, None), Message::compile(value, shape)));
            for (key, message) in value.into_iter().chain(attributes.iter().map(of_attribute)) {
                // A message that says nothing is one that nobody has translated yet.
                if !message.can_be_blank() {
                    messages.entry(key).or_insert(message);
                }
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
            Some(message) => self.write(&self.own, message, Scope::Arguments(args), (0, &mut { MAX_OUTPUT }), put),
            None => put(Output::Words(id)),
        }
    }

    /// Formats a message of an integration's catalogue; false where there is none.
    pub fn format_of(&self, integration: &str, id: &str, args: &[(&str, Argument<'_>)], put: &mut dyn FnMut(Output<'_>)) -> bool {
        let Some((messages, message)) = self.integrations.get(integration).and_then(|all| Some((all, all.get(id)?))) else {
            return false;
        };
        self.write(messages, message, Scope::Arguments(args), (0, &mut { MAX_OUTPUT }), put);
        true
    }

    fn write(
        &self,
        messages: &HashMap<Box<str>, Message>,
        message: &Message,
        scope: Scope<'_>,
        (depth, left): (usize, &mut usize),
        put: &mut dyn FnMut(Output<'_>),
    ) {
        for part in &message.parts {
            let cost = match part {
                Part::Words(words) => words.len() + 1,
                Part::Argument(name) => ARGUMENT_COST + name.len(),
                Part::Message(id) | Part::Term(id, _) => id.len() + 1,
                Part::Select { .. } => 1,
            };
            *left = left.saturating_sub(cost);
            if *left == 0 {
                return;
            }
            let (id, scope) = match part {
                Part::Words(words) => {
                    put(Output::Words(words));
                    continue;
                }
                Part::Argument(name) => {
                    match scope.find(name) {
                        Some(Found::Text(index)) => put(Output::Argument(index)),
                        Some(Found::Words(words)) => put(Output::Words(words)),
                        Some(Found::Number(number)) => {
                            let mut digits = String::new();
                            self.numbers.write(number, &mut digits);
                            put(Output::Words(&digits));
                        }
                        None => {
                            put(Output::Words("{$"));
                            put(Output::Words(name));
                            put(Output::Words("}"));
                        }
                    }
                    continue;
                }
                Part::Select { on, variants, default } => {
                    let chosen = self.chosen(messages, on, variants, scope).unwrap_or(*default);
                    self.write(messages, &variants[chosen].1, scope, (depth, left), put);
                    continue;
                }
                Part::Message(id) => (id, scope),
                Part::Term(id, parameters) => (id, Scope::Parameters(parameters)),
            };
            match messages.get(id) {
                Some(other) if depth < MAX_REFERENCES => self.write(messages, other, scope, (depth + 1, left), put),
                _ => put(Output::Words(id)),
            }
        }
    }

    /// The variant of a select: an exact number before its plural category, and a word where a word is asked for.
    fn chosen(
        &self,
        messages: &HashMap<Box<str>, Message>,
        on: &Selector,
        variants: &[(Key, Message)],
        scope: Scope<'_>,
    ) -> Option<usize> {
        let found = match on {
            Selector::Argument(name) => scope.find(name)?,
            Selector::Attribute(id) => Found::Words(messages.get(id)?.words()?),
            Selector::Value(value) => Found::of(value),
            Selector::Unknown => return None,
        };
        let of_word = |word: &str| variants.iter().position(|variant| matches!(&variant.0, Key::Word(key) if &**key == word));
        match found {
            Found::Text(_) => None,
            Found::Words(words) => of_word(words),
            Found::Number(number) => {
                let exact = trimmed(number.clone());
                let exact = variants.iter().position(|variant| matches!(&variant.0, Key::Number(key) if *key == exact));
                exact.or_else(|| of_word(self.numbers.category(number)))
            }
        }
    }

    /// The ids of the cards' own messages, for the tests that compare languages.
    pub fn ids(&self) -> impl Iterator<Item = &str> {
        self.own.keys().map(|id| &**id)
    }
}

/// The names that a pattern may ask for.
#[derive(Clone, Copy)]
enum Scope<'a> {
    /// In a message: what the caller gave.
    Arguments(&'a [(&'a str, Argument<'a>)]),
    /// In a term: what the reference to it gave, and nothing of the caller's.
    Parameters(&'a [(Box<str>, Value)]),
}

/// What stands under a name.
enum Found<'a> {
    /// The text argument of this index.
    Text(usize),
    Words(&'a str),
    Number(&'a Decimal),
}

impl<'a> Found<'a> {
    fn of(value: &'a Value) -> Self {
        match value {
            Value::Words(words) => Self::Words(words),
            Value::Number(number) => Self::Number(number),
        }
    }
}

impl<'a> Scope<'a> {
    fn find(self, name: &str) -> Option<Found<'a>> {
        match self {
            Self::Arguments(arguments) => {
                let index = arguments.iter().position(|(known, _)| *known == name)?;
                Some(match arguments[index].1 {
                    Argument::Text => Found::Text(index),
                    Argument::Number(number) => Found::Number(number),
                })
            }
            Self::Parameters(parameters) => {
                parameters.iter().find(|(known, _)| &**known == name).map(|(_, value)| Found::of(value))
            }
        }
    }
}
