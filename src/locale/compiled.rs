//! What a catalogue's patterns become when they are loaded: parts that are written one after the other.

use fixed_decimal::Decimal;
use fluent_syntax::ast;

use super::numbers::trimmed;
use super::pattern::unescaped;
use super::pseudo;

/// A compiled pattern.
pub(super) struct Message {
    pub(super) parts: Vec<Part>,
}

pub(super) enum Part {
    Words(Box<str>),
    /// `{ $name }`: an argument of the message, or a parameter of the term that it stands in.
    Argument(Box<str>),
    /// `{ id }` or `{ id.attribute }`, by its key in the catalogue.
    Message(Box<str>),
    /// `{ -id(name: "value") }`, by its key in the catalogue: a term sees these parameters, and no argument.
    Term(Box<str>, Vec<(Box<str>, Value)>),
    Select {
        on: Selector,
        variants: Vec<(Key, Message)>,
        default: usize,
    },
}

/// A parameter's value: a translator's own words, or a number.
pub(super) enum Value {
    Words(Box<str>),
    Number(Decimal),
}

/// What a select asks for.
pub(super) enum Selector {
    Argument(Box<str>),
    /// A term's attribute, by its key: `{ -brand.gender -> … }`.
    Attribute(Box<str>),
    Value(Value),
    /// Nothing that can be known: the default is taken.
    Unknown,
}

pub(super) enum Key {
    Word(Box<str>),
    Number(Decimal),
}

/// The key under which a message or its attribute stands: `id`, `id.attribute`; a term's begins with `-`.
pub(super) fn key(sigil: &str, id: &str, attribute: Option<&str>) -> Box<str> {
    match attribute {
        Some(attribute) => format!("{sigil}{id}.{attribute}").into(),
        None => format!("{sigil}{id}").into(),
    }
}

impl Message {
    pub(super) fn compile(pattern: &ast::Pattern<&str>, shape: Option<pseudo::Shape>) -> Self {
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
    pub(super) fn can_be_blank(&self) -> bool {
        self.parts.iter().all(|part| match part {
            Part::Words(words) => words.trim().is_empty(),
            Part::Argument(_) | Part::Message(_) | Part::Term(..) => false,
            Part::Select { variants, .. } => variants.iter().any(|variant| variant.1.can_be_blank()),
        })
    }

    /// Its text, where it has no more than that.
    pub(super) fn words(&self) -> Option<&str> {
        match &*self.parts {
            [Part::Words(words)] => Some(words),
            _ => None,
        }
    }
}

fn compile_expression(expression: &ast::Expression<&str>, shape: Option<pseudo::Shape>, parts: &mut Vec<Part>) {
    match expression {
        ast::Expression::Inline(inline) => compile_inline(inline, shape, parts),
        ast::Expression::Select { selector, variants } => {
            let on = self::selector(selector);
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

fn selector(selector: &ast::InlineExpression<&str>) -> Selector {
    match selector {
        ast::InlineExpression::VariableReference { id } => Selector::Argument(id.name.into()),
        ast::InlineExpression::TermReference { id, attribute: Some(attribute), .. } => {
            Selector::Attribute(key("-", id.name, Some(attribute.name)))
        }
        ast::InlineExpression::FunctionReference { arguments, .. } => {
            arguments.positional.first().map_or(Selector::Unknown, self::selector)
        }
        literal => value(literal).map_or(Selector::Unknown, Selector::Value),
    }
}

fn value(literal: &ast::InlineExpression<&str>) -> Option<Value> {
    match literal {
        ast::InlineExpression::StringLiteral { value } => Some(Value::Words(unescaped(value).into())),
        ast::InlineExpression::NumberLiteral { value } => Some(match value.parse() {
            Ok(number) => Value::Number(number),
            Err(_) => Value::Words((*value).into()),
        }),
        _ => None,
    }
}

fn compile_inline(inline: &ast::InlineExpression<&str>, shape: Option<pseudo::Shape>, parts: &mut Vec<Part>) {
    match inline {
        ast::InlineExpression::StringLiteral { value } => parts.push(Part::Words(unescaped(value).into())),
        ast::InlineExpression::NumberLiteral { value } => parts.push(Part::Words((*value).into())),
        ast::InlineExpression::VariableReference { id } => parts.push(Part::Argument(id.name.into())),
        ast::InlineExpression::MessageReference { id, attribute } => {
            parts.push(Part::Message(key("", id.name, attribute.as_ref().map(|attribute| attribute.name))));
        }
        ast::InlineExpression::TermReference { id, attribute, arguments } => {
            let named = arguments.iter().flat_map(|arguments| &arguments.named);
            let parameters = named.filter_map(|named| Some((named.name.name.into(), value(&named.value)?))).collect();
            parts.push(Part::Term(key("-", id.name, attribute.as_ref().map(|attribute| attribute.name)), parameters));
        }
        // `NUMBER($n)` is `$n`: a number is always written as the language writes it.
        ast::InlineExpression::FunctionReference { arguments, .. } => {
            if let Some(first) = arguments.positional.first() {
                compile_inline(first, shape, parts);
            }
        }
        ast::InlineExpression::Placeable { expression } => compile_expression(expression, shape, parts),
    }
}
