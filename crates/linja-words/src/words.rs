//! The words of one language.

use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::types::FluentNumber;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};

use crate::{Language, Text, Value, number};

type Bundle = FluentBundle<FluentResource>;

/// What to speak with: one language, and English where it lacks a message.
///
/// The files of a language are read at its first use; a `Words` is then as cheap to copy as its
/// [`Language`].
///
/// ```
/// use linja::{RuleSet, Side};
/// use linja_words::{Language, Words, say};
///
/// let words = Words::new(Language::English);
/// assert_eq!(words.say(Side::Black), "Black");
/// assert_eq!(say!(words, "side-to-move", side = Side::Black), "Black to move");
/// assert_eq!(words.margin(3), "+3");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Words {
    language: Language,
}

impl Words {
    /// The words of this language.
    ///
    /// ```
    /// # use linja_words::{Language, Words};
    /// assert_eq!(Words::new(Language::Dutch).language(), Language::Dutch);
    /// ```
    pub const fn new(language: Language) -> Words {
        Words { language }
    }

    /// Takes in the words of a language from outside, all its files in one text: for programs that
    /// are built without the feature `embedded` to be light. What a language already has stays.
    ///
    /// ```no_run
    /// # use linja_words::{Language, Words};
    /// Words::provide(Language::German, "points = Punkte");
    /// ```
    pub fn provide(language: Language, text: &str) {
        // Provided twice, it would be the same again.
        let _ = BUNDLES[language as usize].set(read(language, &[text]));
    }

    /// The language spoken.
    ///
    /// ```
    /// # use linja_words::{Language, Words};
    /// assert_eq!(Words::new(Language::German).language().tag(), "de");
    /// ```
    pub const fn language(self) -> Language {
        self.language
    }

    /// Says something.
    ///
    /// ```
    /// # use linja::Refusal;
    /// # use linja_words::{Language, Words};
    /// let words = Words::new(Language::English);
    /// assert_eq!(words.say(Refusal::GameOver), "The game is over.");
    /// ```
    pub fn say(self, text: impl Into<Text>) -> String {
        let text = text.into();
        let knows = |bundle: &&Bundle| bundle.has_message(text.key());
        let bundle = [self.language, Language::English].into_iter().filter_map(bundle).find(knows);
        let message = bundle.and_then(|bundle| Some((bundle, bundle.get_message(text.key())?)));
        let Some((bundle, pattern)) = message.and_then(|(b, message)| Some((b, message.value()?)))
        else {
            debug_assert!(false, "no language has the message `{}`", text.key());
            return text.key().to_owned();
        };
        let mut args = FluentArgs::new();
        for (name, value) in text.values() {
            args.set(*name, self.argument(value));
        }
        let mut errors = Vec::new();
        let said = bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
        debug_assert!(errors.is_empty(), "`{}` in {}: {errors:?}", text.key(), self.language);
        said
    }

    /// A value as text: a number as the language writes it.
    ///
    /// ```
    /// # use linja_words::{Language, Words};
    /// assert_eq!(Words::new(Language::German).value(1_264_575_044_u64), "1.264.575.044");
    /// assert_eq!(Words::new(Language::English).value("2-3,1-4"), "2-3,1-4");
    /// ```
    pub fn value(self, value: impl Into<Value>) -> String {
        let argument = self.argument(&value.into());
        // Numbers that stand alone are written by the same function as those in messages.
        match number::formatter::<()>(self.language)(&argument, &()) {
            Some(number) => number,
            None => match argument {
                FluentValue::String(text) => text.into_owned(),
                _ => String::new(),
            },
        }
    }

    /// A margin, with its sign.
    ///
    /// ```
    /// # use linja_words::{Language, Words};
    /// let words = Words::new(Language::English);
    /// assert_eq!([7, 0, -7].map(|margin| words.margin(margin)), ["+7", "0", "−7"]);
    /// ```
    pub fn margin(self, margin: i32) -> String {
        self.signed(margin.into(), 0)
    }

    /// A number with its sign, and with so many digits after the decimal point.
    ///
    /// ```
    /// # use linja_words::{Language, Words};
    /// let words = Words::new(Language::German);
    /// assert_eq!([7.25, 0.0, f64::NEG_INFINITY].map(|number| words.signed(number, 1)), ["+7,3", "0,0", "−∞"]);
    /// ```
    pub fn signed(self, number: f64, digits: u8) -> String {
        let rounded = Value::decimal(number, digits);
        let is_positive = matches!(rounded, Value::Number { value, .. } if value > 0.0);
        format!("{}{}", if is_positive { "+" } else { "" }, self.value(rounded))
    }

    fn argument(self, value: &Value) -> FluentValue<'static> {
        match value {
            Value::Number { value, digits } => {
                let mut number = FluentNumber::from(*value);
                // Left unset for whole numbers, which otherwise would not match a variant `[0]`.
                number.options.minimum_fraction_digits = Some(*digits).filter(|&digits| digits > 0);
                FluentValue::Number(number)
            }
            Value::Word(word) => FluentValue::from(word.clone()),
            Value::Text(text) => FluentValue::from(self.say(text)),
        }
    }
}

/// The files of a language, a topic each.
#[cfg(feature = "embedded")]
macro_rules! files {
    ($language:literal) => {
        [
            include_str!(concat!("../locales/", $language, "/game.ftl")),
            include_str!(concat!("../locales/", $language, "/rules.ftl")),
            include_str!(concat!("../locales/", $language, "/cli.ftl")),
            include_str!(concat!("../locales/", $language, "/review.ftl")),
            include_str!(concat!("../locales/", $language, "/reasons.ftl")),
            include_str!(concat!("../locales/", $language, "/puzzle.ftl")),
            include_str!(concat!("../locales/", $language, "/levels.ftl")),
            include_str!(concat!("../locales/", $language, "/server.ftl")),
            include_str!(concat!("../locales/", $language, "/help.ftl")),
            include_str!(concat!("../locales/", $language, "/errors.ftl")),
            include_str!(concat!("../locales/", $language, "/play.ftl")),
            include_str!(concat!("../locales/", $language, "/tui.ftl")),
            include_str!(concat!("../locales/", $language, "/web.ftl")),
            include_str!(concat!("../locales/", $language, "/online.ftl")),
            include_str!(concat!("../locales/", $language, "/study.ftl")),
            include_str!(concat!("../locales/", $language, "/games.ftl")),
        ]
    };
}

#[cfg(feature = "embedded")]
const fn files(language: Language) -> [&'static str; 16] {
    match language {
        Language::English => files!("en"),
        Language::German => files!("de"),
        Language::French => files!("fr"),
        Language::Italian => files!("it"),
        Language::Spanish => files!("es"),
        Language::Dutch => files!("nl"),
    }
}

static BUNDLES: [OnceLock<Bundle>; Language::ALL.len()] =
    [const { OnceLock::new() }; Language::ALL.len()];

#[cfg(feature = "embedded")]
fn bundle(language: Language) -> Option<&'static Bundle> {
    Some(BUNDLES[language as usize].get_or_init(|| read(language, &files(language))))
}

#[cfg(not(feature = "embedded"))]
fn bundle(language: Language) -> Option<&'static Bundle> {
    BUNDLES[language as usize].get()
}

/// Reads the files of a language. What is wrong in them is left out here, and found by the tests.
fn read(language: Language, files: &[&str]) -> Bundle {
    let tag = language.tag().parse().unwrap_or_default();
    let mut bundle = Bundle::new_concurrent(vec![tag]);
    // Marks round each value, for languages written from right to left; a terminal shows them.
    bundle.set_use_isolating(false);
    bundle.set_formatter(Some(number::formatter(language)));
    for &file in files {
        let resource = FluentResource::try_new(file.to_owned()).unwrap_or_else(|(read, errors)| {
            debug_assert!(false, "{language}: {errors:?}");
            read
        });
        let added = bundle.add_resource(resource);
        debug_assert!(added.is_ok(), "{language}: {added:?}");
    }
    bundle
}
