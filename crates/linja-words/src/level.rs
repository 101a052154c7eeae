//! The ten levels of play by name: bamboo as it grows.

use linja::{Level, Side};

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
/// assert_eq!(line, "With the oracle, it never gives a point away.");
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

/// The level that a side played like, and between which levels it probably lies.
///
/// ```
/// use linja::Side;
/// use linja_words::{Language, Words, played_like};
///
/// let told = Words::new(Language::English).say(played_like(Side::Red, 6.3, [5.1, 7.2]));
/// assert_eq!(told, "Red played like level 6.3, probably between 5.1 and 7.2.");
/// ```
pub fn played_like(side: Side, level: f64, between: [f64; 2]) -> Text {
    let [level, low, high] = [level, between[0], between[1]].map(|level| Value::decimal(level, 1));
    text!("review-level", side = side, level = level, low = low, high = high)
}

/// As its number.
impl From<Level> for Value {
    fn from(level: Level) -> Value {
        Value::from(level.get())
    }
}
