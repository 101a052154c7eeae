//! Something to say, whatever the language.

use linja::{Position, Row, RuleSet, Side, Turn};

/// Something to say: the key of a message, and what to put into its placeholders.
///
/// Made by [`text!`](crate::text), or from what the rules crate answers: a
/// [`Refusal`](linja::Refusal), a [`TurnInProgress`](linja::TurnInProgress), a [`Side`].
///
/// ```
/// use linja::Side;
/// use linja_words::{Language, Text, Words, text};
///
/// let to_say: Text = text!("side-to-move", side = Side::Red);
/// assert_eq!(Words::new(Language::English).say(to_say), "Red to move");
/// ```
#[derive(Debug, Clone, PartialEq)]
pub struct Text {
    key: &'static str,
    values: Vec<(&'static str, Value)>,
}

/// What is put into a placeholder.
///
/// ```
/// use linja_words::Value;
///
/// assert_eq!(Value::from(3), Value::Number { value: 3.0, digits: 0 });
/// assert_eq!(Value::from("2-3,1-4"), Value::Word("2-3,1-4".to_owned()));
/// ```
#[derive(Debug, Clone, PartialEq)]
pub enum Value {
    /// A number, written as the language writes numbers, and deciding between singular and plural.
    Number {
        /// The number.
        value: f64,
        /// How many digits follow the decimal point.
        digits: usize,
    },
    /// Something that is the same in every language, or that a message selects by.
    Word(String),
    /// Something to be said in the same language.
    Text(Text),
}

impl Text {
    /// The message `key`, with these values. Use [`text!`](crate::text), which a test can check.
    #[doc(hidden)]
    pub const fn new(key: &'static str, values: Vec<(&'static str, Value)>) -> Text {
        Text { key, values }
    }

    /// The key of the message in the Fluent files.
    ///
    /// ```
    /// # use linja_words::text;
    /// assert_eq!(text!("points", points = 5).key(), "points");
    /// ```
    pub const fn key(&self) -> &'static str {
        self.key
    }

    /// The values by the names of their placeholders.
    ///
    /// ```
    /// # use linja_words::text;
    /// assert_eq!(text!("points", points = 5).values()[0].0, "points");
    /// ```
    pub fn values(&self) -> &[(&'static str, Value)] {
        &self.values
    }

    /// The text as plain words, for a program that says it elsewhere: what reads them is a few lines, however much there is to
    /// say.
    ///
    /// ```
    /// # use linja_words::{Text, text};
    /// let to_say = text!("reason-best", points = 5, what = text!("reason-leaves-empty", row = 4));
    /// assert_eq!(Text::from_parts(&mut to_say.parts().into_iter()), Some(to_say));
    /// ```
    pub fn parts(&self) -> Vec<String> {
        let mut parts = vec![self.key.to_owned(), self.values.len().to_string()];
        for (name, value) in &self.values {
            parts.push((*name).to_owned());
            match value {
                Value::Number { value, digits } => {
                    parts.extend(["number".to_owned(), value.to_string(), digits.to_string()]);
                }
                Value::Word(word) => parts.extend(["word".to_owned(), word.clone()]),
                Value::Text(text) => {
                    parts.push("text".to_owned());
                    parts.extend(text.parts());
                }
            }
        }
        parts
    }

    /// A text from its [`parts`](Text::parts); none if they are not those of a text.
    pub fn from_parts(parts: &mut impl Iterator<Item = String>) -> Option<Text> {
        // There are few names, and they are needed for good.
        let key = parts.next()?.leak();
        let count: usize = parts.next()?.parse().ok()?;
        let mut values = Vec::new();
        for _ in 0..count {
            let name: &str = parts.next()?.leak();
            let value = match parts.next()?.as_str() {
                "number" => Value::Number {
                    value: parts.next()?.parse().ok()?,
                    digits: parts.next()?.parse().ok()?,
                },
                "word" => Value::Word(parts.next()?),
                _ => Value::Text(Text::from_parts(parts)?),
            };
            values.push((name, value));
        }
        Some(Text { key, values })
    }
}

impl Value {
    /// A number with so many digits after the decimal point.
    ///
    /// ```
    /// # use linja_words::Value;
    /// assert_eq!(Value::decimal(17.46, 1), Value::Number { value: 17.5, digits: 1 });
    /// ```
    pub fn decimal(value: f64, digits: u8) -> Value {
        let scale = 10_f64.powi(i32::from(digits));
        // Adding zero makes a negative zero a plain one.
        let value = (value * scale).round() / scale + 0.0;
        Value::Number { value, digits: usize::from(digits) }
    }
}

impl From<&Text> for Text {
    fn from(text: &Text) -> Text {
        text.clone()
    }
}

/// The name of the side.
impl From<Side> for Text {
    fn from(side: Side) -> Text {
        crate::text!("side", side = side)
    }
}

macro_rules! whole_numbers {
    ($($number:ty),*) => {$(
        impl From<$number> for Value {
            fn from(number: $number) -> Value {
                // Not `f64::from`, which the larger ones lack; no count here is near 2^53.
                #[allow(clippy::cast_lossless)]
                Value::Number { value: number as f64, digits: 0 }
            }
        }
    )*};
}

whole_numbers!(u8, u16, u32, u64, usize, i8, i32, i64);

macro_rules! words {
    ($($word:ty),*) => {$(
        impl From<$word> for Value {
            fn from(word: $word) -> Value {
                Value::Word(word.to_string())
            }
        }
    )*};
}

// A side is `black` or `red`, for messages to select by; the others are text forms, which are the
// same in every language.
words!(&str, String, Side, RuleSet, Position, Turn);

impl From<Row> for Value {
    fn from(row: Row) -> Value {
        row.number().into()
    }
}

impl From<Text> for Value {
    fn from(text: Text) -> Value {
        Value::Text(text)
    }
}

/// A [`Text`]: the key of a message and the values of its placeholders.
///
/// A test looks up every key that the project's code names here or in [`say!`](crate::say), and
/// compares the placeholders.
///
/// ```
/// let text = linja_words::text!("refusal-row-full", row = 4);
/// assert_eq!(text.key(), "refusal-row-full");
/// ```
#[macro_export]
macro_rules! text {
    ($key:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::Text::new($key, ::std::vec![$((stringify!($name), $crate::Value::from($value))),*])
    };
}

/// Says a message: `say!(words, "key", name = value, …)`.
///
/// ```
/// use linja_words::{Language, Words, say};
///
/// let words = Words::new(Language::English);
/// assert_eq!(say!(words, "refusal-row-full", row = 4), "Row 4 is full: you can cross it, but not stop there.");
/// ```
#[macro_export]
macro_rules! say {
    ($words:expr, $key:literal $($values:tt)*) => {
        $words.say($crate::text!($key $($values)*))
    };
}
