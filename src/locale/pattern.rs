//! What stands in a pattern: every node of it, and every text that it can become.

use fluent_syntax::ast::{Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey};

/// How many texts of one message are looked at. Two selects of six variants make 36.
const MAX_LEAVES: usize = 256;

/// Stands in a leaf's text where a variable or a reference stands.
pub(super) const OBJECT: char = '\u{fffc}';

/// One node of a pattern.
#[derive(Clone, Copy)]
pub(super) enum Node<'a> {
    /// A translator's words.
    Text(&'a str),
    /// A text in quotes, with its escapes.
    Literal(&'a str),
    Variable(&'a str),
    Message(&'a str),
    Term(&'a str),
    /// A function's name, and its options: name, and value as written.
    Function(&'a str),
    Option(&'a str, &'a str),
    Select(&'a InlineExpression<&'a str>, &'a [Variant<&'a str>]),
}

/// Visits every node, those of all variants included.
pub(super) fn visit<'a>(pattern: &'a Pattern<&'a str>, see: &mut dyn FnMut(Node<'a>)) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => see(Node::Text(value)),
            PatternElement::Placeable { expression } => visit_expression(expression, see),
        }
    }
}

fn visit_expression<'a>(expression: &'a Expression<&'a str>, see: &mut dyn FnMut(Node<'a>)) {
    match expression {
        Expression::Inline(inline) => visit_inline(inline, see),
        Expression::Select { selector, variants } => {
            see(Node::Select(selector, variants));
            visit_inline(selector, see);
            for variant in variants {
                visit(&variant.value, see);
            }
        }
    }
}

fn visit_inline<'a>(inline: &'a InlineExpression<&'a str>, see: &mut dyn FnMut(Node<'a>)) {
    let mut arguments = None;
    match inline {
        InlineExpression::StringLiteral { value } => see(Node::Literal(value)),
        InlineExpression::NumberLiteral { .. } => {}
        InlineExpression::VariableReference { id } => see(Node::Variable(id.name)),
        InlineExpression::MessageReference { id, .. } => see(Node::Message(id.name)),
        InlineExpression::TermReference { id, arguments: of_term, .. } => {
            see(Node::Term(id.name));
            arguments = of_term.as_ref();
        }
        InlineExpression::FunctionReference { id, arguments: of_function } => {
            see(Node::Function(id.name));
            for named in &of_function.named {
                see(Node::Option(named.name.name, literal(&named.value)));
            }
            arguments = Some(of_function);
        }
        InlineExpression::Placeable { expression } => visit_expression(expression, see),
    }
    for argument in arguments.iter().flat_map(|arguments| &arguments.positional) {
        visit_inline(argument, see);
    }
}

fn literal<'a>(value: &InlineExpression<&'a str>) -> &'a str {
    match value {
        InlineExpression::StringLiteral { value } | InlineExpression::NumberLiteral { value } => value,
        _ => "",
    }
}

/// The variable that a select asks for: `$n` or `NUMBER($n)`.
pub(super) fn selected<'a>(selector: &InlineExpression<&'a str>) -> Option<&'a str> {
    match selector {
        InlineExpression::VariableReference { id } => Some(id.name),
        InlineExpression::FunctionReference { arguments, .. } => arguments.positional.first().and_then(selected),
        _ => None,
    }
}

/// A text in quotes as it is read.
pub(super) fn unescaped(literal: &str) -> String {
    let mut text = String::new();
    // Writing to a string can't fail.
    let _ = fluent_syntax::unicode::unescape_unicode(&mut text, literal);
    text
}

/// One text that a pattern can become: a variant chosen in every select.
#[derive(Clone, Default)]
pub(super) struct Leaf<'a> {
    pub(super) nodes: Vec<Node<'a>>,
    /// The variants that lead here, each with the variable that chose it.
    pub(super) keys: Vec<(&'a str, &'a VariantKey<&'a str>)>,
}

impl<'a> Leaf<'a> {
    /// The words; variables and references are each one [`OBJECT`].
    pub(super) fn text(&self) -> String {
        let mut text = String::new();
        for node in &self.nodes {
            match node {
                Node::Text(words) => text.push_str(words),
                Node::Literal(literal) => text.push_str(&unescaped(literal)),
                _ => text.push(OBJECT),
            }
        }
        text
    }

    /// Whether nothing of it can be seen.
    pub(super) fn is_blank(&self) -> bool {
        !self.text().chars().any(|c| !c.is_whitespace() && !super::letters::is_invisible(c))
    }

    /// The slice of the file by which it is found.
    pub(super) fn first(&self) -> Option<&'a str> {
        let of_node = |node: &Node<'a>| match node {
            Node::Text(s) | Node::Literal(s) | Node::Variable(s) | Node::Message(s) | Node::Term(s) => Some(*s),
            _ => None,
        };
        self.nodes.iter().find_map(of_node).or_else(|| self.keys.last().map(|(_, key)| key_text(key)))
    }

    pub(super) fn has_variable(&self, name: &str) -> bool {
        self.nodes.iter().any(|node| matches!(node, Node::Variable(known) if *known == name))
    }
}

/// A variant's key as it is written.
pub(super) fn key_text<'a>(key: &VariantKey<&'a str>) -> &'a str {
    match key {
        VariantKey::Identifier { name } => name,
        VariantKey::NumberLiteral { value } => value,
    }
}

/// Every text that a pattern can become, as far as they are looked at.
pub(super) fn leaves<'a>(pattern: &'a Pattern<&'a str>) -> Vec<Leaf<'a>> {
    let mut all = vec![Leaf::default()];
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => all.iter_mut().for_each(|leaf| leaf.nodes.push(Node::Text(value))),
            PatternElement::Placeable { expression } => all = with_expression(all, expression),
        }
    }
    all
}

fn with_expression<'a>(all: Vec<Leaf<'a>>, expression: &'a Expression<&'a str>) -> Vec<Leaf<'a>> {
    match expression {
        Expression::Inline(InlineExpression::Placeable { expression }) => with_expression(all, expression),
        Expression::Inline(inline) => {
            let mut nodes = Vec::new();
            visit_inline(inline, &mut |node| {
                if !matches!(node, Node::Function(_) | Node::Option(..)) {
                    nodes.push(node);
                }
            });
            all.into_iter()
                .map(|mut leaf| {
                    leaf.nodes.extend(&nodes);
                    leaf
                })
                .collect()
        }
        Expression::Select { selector, variants } => {
            let name = selected(selector).unwrap_or_default();
            let mut grown = Vec::new();
            for leaf in all {
                for variant in variants {
                    for tail in leaves(&variant.value) {
                        if grown.len() == MAX_LEAVES {
                            return grown;
                        }
                        let mut leaf = leaf.clone();
                        leaf.keys.push((name, &variant.key));
                        leaf.keys.extend(tail.keys);
                        leaf.nodes.extend(tail.nodes);
                        grown.push(leaf);
                    }
                }
            }
            grown
        }
    }
}
