//! A language's files as they lie on disk, taken apart: which messages, which placeholders.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement,
};
use fluent_syntax::parser::parse;
use linja_words::Language;

/// The messages of a language.
pub(crate) struct Locale {
    pub(crate) language: Language,
    pub(crate) messages: BTreeMap<String, Message>,
}

pub(crate) struct Message {
    /// The name of its file.
    pub(crate) file: String,
    /// The placeholders, of the messages that it refers to as well.
    pub(crate) placeholders: BTreeSet<String>,
    /// The messages that it refers to.
    pub(crate) refers_to: BTreeSet<String>,
    /// What it says: the message itself and each of its variants, with `0` for what is put in.
    pub(crate) texts: Vec<String>,
}

pub(crate) fn folder(language: Language) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("locales").join(language.tag())
}

impl Locale {
    pub(crate) fn read(language: Language) -> Locale {
        let mut messages = BTreeMap::new();
        for file in fs::read_dir(folder(language)).unwrap() {
            let path = file.unwrap().path();
            let name = path.file_name().unwrap().to_str().unwrap().to_owned();
            let text = fs::read_to_string(&path).unwrap();
            let resource = match parse(text.as_str()) {
                Ok(resource) => resource,
                Err((_, errors)) => panic!("{}: {errors:?}", path.display()),
            };
            for entry in resource.body {
                let Entry::Message(message) = entry else { continue };
                let key = message.id.name.to_owned();
                assert!(message.attributes.is_empty(), "{language}: `{key}` has attributes");
                let mut found = Found::default();
                found.pattern(message.value.as_ref().unwrap());
                assert_eq!(found.functions, BTreeSet::new(), "{language}: functions in `{key}`");
                let message = Message {
                    file: name.clone(),
                    placeholders: found.placeholders,
                    refers_to: found.messages,
                    texts: found.texts,
                };
                assert!(messages.insert(key.clone(), message).is_none(), "{language}: two `{key}`");
            }
        }
        let mut locale = Locale { language, messages };
        locale.take_over_placeholders();
        locale
    }

    /// Gives each message the placeholders of the messages that it refers to.
    fn take_over_placeholders(&mut self) {
        loop {
            let mut grown = BTreeMap::new();
            for (key, message) in &self.messages {
                let others = message.refers_to.iter().map(|other| match self.messages.get(other) {
                    Some(other) => &other.placeholders,
                    None => {
                        panic!("{}: `{key}` refers to `{other}`, which is not there", self.language)
                    }
                });
                let all: BTreeSet<_> =
                    others.chain([&message.placeholders]).flatten().cloned().collect();
                if all != message.placeholders {
                    grown.insert(key.clone(), all);
                }
            }
            if grown.is_empty() {
                return;
            }
            for (key, placeholders) in grown {
                self.messages.get_mut(&key).unwrap().placeholders = placeholders;
            }
        }
    }
}

/// What a message makes use of.
#[derive(Default)]
struct Found {
    placeholders: BTreeSet<String>,
    messages: BTreeSet<String>,
    functions: BTreeSet<String>,
    texts: Vec<String>,
}

impl Found {
    fn pattern(&mut self, pattern: &Pattern<&str>) {
        let mut text = String::new();
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => text += value,
                PatternElement::Placeable { expression } => {
                    text += "0";
                    self.expression(expression);
                }
            }
        }
        self.texts.push(text);
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                for variant in variants {
                    self.pattern(&variant.value);
                }
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.placeholders.insert(id.name.to_owned());
            }
            InlineExpression::MessageReference { id, .. } => {
                self.messages.insert(id.name.to_owned());
            }
            InlineExpression::FunctionReference { id, arguments } => {
                self.functions.insert(id.name.to_owned());
                self.arguments(arguments);
            }
            InlineExpression::TermReference { arguments: Some(arguments), .. } => {
                self.arguments(arguments);
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::TermReference { arguments: None, .. }
            | InlineExpression::StringLiteral { .. }
            | InlineExpression::NumberLiteral { .. } => {}
        }
    }

    fn arguments(&mut self, arguments: &CallArguments<&str>) {
        for argument in &arguments.positional {
            self.inline(argument);
        }
        for argument in &arguments.named {
            self.inline(&argument.value);
        }
    }
}
