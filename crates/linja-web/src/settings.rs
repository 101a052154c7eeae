//! What the player has set, remembered on the device.

use linja_words::Language;
use serde::{Deserialize, Serialize};

use crate::Choice;

/// Light or dark.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Default)]
pub enum Theme {
    /// As the device is set.
    #[default]
    Device,
    /// By day.
    Light,
    /// By night.
    Dark,
}

/// What the board is made of.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Default)]
pub enum BoardTheme {
    /// A linen mat and bamboo.
    #[default]
    Linen,
    /// Grey stone.
    Slate,
    /// White, with black lines.
    Contrast,
}

/// The colours of the two sides. Words and records go on calling them Black and Red.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Default)]
pub enum PawnColours {
    /// As in the box.
    #[default]
    BlackRed,
    /// Apart in hue for every kind of colour blindness.
    BlueOrange,
    /// Apart without any hue.
    BlackWhite,
}

/// How fast the pawns hop. A device that asks for little motion is always obeyed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Default)]
pub enum Motion {
    /// Twice the time.
    Slow,
    /// A pace that one can follow. This and the next are kept under the names that 0.1.0 gave them.
    #[default]
    #[serde(rename = "Device")]
    Normal,
    /// Half the time.
    Fast,
    /// Pawns fade instead of hopping.
    #[serde(rename = "Reduced")]
    None,
}

/// How loud the pawns are.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Default)]
pub enum Sound {
    /// Silence.
    Off,
    /// A quiet knock of wood; all that 0.1.0 had.
    #[default]
    #[serde(rename = "On")]
    Quiet,
    /// Heard across a room.
    Loud,
}

/// When a finished turn waits until it is ended, so that a slip can be undone.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Default)]
pub enum Confirm {
    /// Where the other is at another device.
    #[default]
    Online,
    /// In every game.
    Always,
    /// The last step ends the turn.
    Never,
}

/// All that is remembered.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Default)]
#[serde(default)]
pub struct Settings {
    /// The language; none as long as the browser decides.
    #[serde(with = "language")]
    pub language: Option<Language>,
    /// Light or dark.
    pub theme: Theme,
    /// What the board is made of.
    pub board: BoardTheme,
    /// The colours of the two sides.
    pub pawns: PawnColours,
    /// How fast the pawns hop.
    pub motion: Motion,
    /// How loud the pawns are.
    pub sound: Sound,
    /// When a finished turn waits until it is ended.
    pub confirm: Confirm,
    /// What was chosen for the last game.
    pub choice: Choice,
}

impl Settings {
    /// Whether a finished turn waits until it is ended.
    pub fn confirms(&self, is_online: bool) -> bool {
        match self.confirm {
            Confirm::Online => is_online,
            Confirm::Always => true,
            Confirm::Never => false,
        }
    }

    /// How long hops and the pauses between them take, as a share of the usual time.
    pub const fn pace(&self) -> f64 {
        match self.motion {
            Motion::Slow => 2.0,
            // What fades has to be followed as well.
            Motion::Normal | Motion::None => 1.0,
            Motion::Fast => 0.5,
        }
    }

    /// How loud a knock is; the loudest would be 1.
    pub const fn volume(&self) -> f32 {
        match self.sound {
            Sound::Off => 0.0,
            Sound::Quiet => 0.16,
            Sound::Loud => 0.5,
        }
    }

    /// What the style knows this by: attributes of the document with their values, empty for what is usual.
    pub const fn attributes(&self) -> [(&'static str, &'static str); 4] {
        let theme = match self.theme {
            Theme::Device => "",
            Theme::Light => "light",
            Theme::Dark => "dark",
        };
        let board = match self.board {
            BoardTheme::Linen => "",
            BoardTheme::Slate => "slate",
            BoardTheme::Contrast => "contrast",
        };
        let pawns = match self.pawns {
            PawnColours::BlackRed => "",
            PawnColours::BlueOrange => "blue-orange",
            PawnColours::BlackWhite => "black-white",
        };
        let motion = if matches!(self.motion, Motion::None) { "none" } else { "" };
        [
            ("data-theme", theme),
            ("data-board", board),
            ("data-pawns", pawns),
            ("data-motion", motion),
        ]
    }
}

/// A language by its tag.
mod language {
    use super::Language;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    pub(super) fn serialize<S: Serializer>(
        language: &Option<Language>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        language.map(Language::tag).serialize(serializer)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Option<Language>, D::Error> {
        let tag = Option::<String>::deserialize(deserializer)?;
        Ok(tag.and_then(|tag| Language::from_tag(&tag)))
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)] // A panic is how a test fails.
mod tests {
    use super::*;

    #[test]
    fn settings_come_back_as_they_were_kept() {
        let settings = Settings {
            language: Some(Language::Dutch),
            theme: Theme::Dark,
            sound: Sound::Off,
            ..Settings::default()
        };
        let text = serde_json::to_string(&settings).unwrap();
        assert_eq!(serde_json::from_str::<Settings>(&text).unwrap(), settings);
    }

    #[test]
    fn settings_of_an_older_page_keep_what_they_have() {
        let kept: Settings = serde_json::from_str(r#"{"theme":"Dark","language":"xx"}"#).unwrap();
        assert_eq!(kept, Settings { theme: Theme::Dark, ..Settings::default() });
    }

    #[test]
    fn what_0_1_0_has_kept_means_the_same() {
        let usual =
            r#"{"language":null,"theme":"Device","motion":"Device","sound":"On","choice":CHOICE}"#;
        let other =
            r#"{"language":"fr","theme":"Light","motion":"Reduced","sound":"Off","choice":CHOICE}"#;
        let choice = r#"{"opponent":"Computer","level":3,"edition":2,"mean":false,"colour":"First","begins":"First","clock":0}"#;
        let read = |kept: &str| serde_json::from_str::<Settings>(&kept.replace("CHOICE", choice));
        let choice = serde_json::from_str(choice).unwrap();
        assert_eq!(read(usual).unwrap(), Settings { choice, ..Settings::default() });
        let other = read(other).unwrap();
        assert_eq!((other.language, other.theme), (Some(Language::French), Theme::Light));
        assert_eq!((other.motion, other.sound), (Motion::None, Sound::Off));
    }
}
