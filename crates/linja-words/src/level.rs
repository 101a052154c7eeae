//! The ten levels of play by name: bamboo as it grows.

use linja::Level;

use crate::{Text, Value, text};

/// The name of a level.
///
/// ```
/// use linja::Level;
/// use linja_words::{Language, Words, level_name};
///
/// assert_eq!(Words::new(Language::English).say(level_name(Level::MIN)), "Seed");
/// ```
pub fn level_name(level: Level) -> Text {
    match level.get() {
        1 => text!("level-1"),
        2 => text!("level-2"),
        3 => text!("level-3"),
        4 => text!("level-4"),
        5 => text!("level-5"),
        6 => text!("level-6"),
        7 => text!("level-7"),
        8 => text!("level-8"),
        9 => text!("level-9"),
        // There is no other.
        _ => text!("level-10"),
    }
}

/// How a level plays, in one line.
///
/// ```
/// use linja::Level;
/// use linja_words::{Language, Words, level_line};
///
/// let line = Words::new(Language::English).say(level_line(Level::MAX));
/// assert_eq!(line, "Perfect: it never gives a point away.");
/// ```
pub fn level_line(level: Level) -> Text {
    match level.get() {
        1 => text!("level-1-line"),
        2 => text!("level-2-line"),
        3 => text!("level-3-line"),
        4 => text!("level-4-line"),
        5 => text!("level-5-line"),
        6 => text!("level-6-line"),
        7 => text!("level-7-line"),
        8 => text!("level-8-line"),
        9 => text!("level-9-line"),
        // There is no other.
        _ => text!("level-10-line"),
    }
}

/// As its number.
impl From<Level> for Value {
    fn from(level: Level) -> Value {
        Value::from(level.get())
    }
}
