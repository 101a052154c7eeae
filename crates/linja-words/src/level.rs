//! The ten levels of play by name: bamboo as it grows.

use crate::{Text, text};

/// The name of a level, 1 to 10.
///
/// ```
/// use linja_words::{Language, Words, level_name};
///
/// let words = Words::new(Language::English);
/// assert_eq!(level_name(1).map(|name| words.say(name)).as_deref(), Some("Seed"));
/// assert_eq!(level_name(11), None);
/// ```
pub fn level_name(level: u8) -> Option<Text> {
    Some(match level {
        1 => text!("level-1"),
        2 => text!("level-2"),
        3 => text!("level-3"),
        4 => text!("level-4"),
        5 => text!("level-5"),
        6 => text!("level-6"),
        7 => text!("level-7"),
        8 => text!("level-8"),
        9 => text!("level-9"),
        10 => text!("level-10"),
        _ => return None,
    })
}

/// How a level plays, in one line.
///
/// ```
/// use linja_words::{Language, Words, level_line};
///
/// let words = Words::new(Language::English);
/// let line = level_line(10).map(|line| words.say(line));
/// assert_eq!(line.as_deref(), Some("Perfect: it never gives a point away."));
/// ```
pub fn level_line(level: u8) -> Option<Text> {
    Some(match level {
        1 => text!("level-1-line"),
        2 => text!("level-2-line"),
        3 => text!("level-3-line"),
        4 => text!("level-4-line"),
        5 => text!("level-5-line"),
        6 => text!("level-6-line"),
        7 => text!("level-7-line"),
        8 => text!("level-8-line"),
        9 => text!("level-9-line"),
        10 => text!("level-10-line"),
        _ => return None,
    })
}
