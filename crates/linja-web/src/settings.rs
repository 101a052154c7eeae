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

/// How much moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Default)]
pub enum Motion {
    /// As the device is set.
    #[default]
    Device,
    /// Pawns fade instead of hopping.
    Reduced,
}

/// Whether the pawns are heard.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Default)]
pub enum Sound {
    /// A quiet knock of wood.
    #[default]
    On,
    /// Silence.
    Off,
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
    /// How much moves.
    pub motion: Motion,
    /// Whether the pawns are heard.
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
}
