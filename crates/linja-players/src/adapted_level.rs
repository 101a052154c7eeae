//! A computer that adapts to its opponent.

use linja::Level;

/// The level for somebody without any results: a friendly game.
const FIRST: f64 = 3.0;

/// By how many levels the first results move the computer, and by how much all later ones.
const FIRST_STEPS: [f64; 4] = [2.0, 2.0, 1.0, 1.0];
const STEP: f64 = 1.0 / 3.0;

/// How far results count below the lowest level and above the highest. Without this, somebody who plays like level 1
/// would meet level 2 after every lucky win.
const LOWEST: f64 = -1.0;
const HIGHEST: f64 = 12.0;

/// What the results of somebody's games against computers say about them.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Form {
    /// The level at which they would win half of the games; it may be beyond all levels.
    pub level: f64,
    /// How many games that is based on.
    pub games: u32,
}

impl Default for Form {
    fn default() -> Form {
        Form { level: FIRST, games: 0 }
    }
}

impl Form {
    /// The form after another game, given the computer's level and the player's score: 1 for a win, ½ for a draw and 0 for
    /// a loss. An expected result moves it little, so games with computers that are too strong or too weak do no harm.
    #[must_use]
    pub fn after(self, (played, score): (Level, f64)) -> Form {
        let step = FIRST_STEPS.get(self.games as usize).copied().unwrap_or(STEP);
        // Each level wins about three games of four against the one below (docs/levels.md).
        let above = f64::from(played.get()) - self.within_levels();
        let expected = 1.0 / (1.0 + 3_f64.powf(above));
        let level = (self.level + 2.0 * step * (score - expected)).clamp(LOWEST, HIGHEST);
        Form { level, games: self.games.saturating_add(1) }
    }

    fn within_levels(self) -> f64 {
        self.level.clamp(Level::MIN.get().into(), Level::MAX.get().into())
    }

    /// The level of a computer that they would beat in half of the games.
    pub fn opponent(self) -> Level {
        Level::new(self.within_levels().round() as u8).unwrap_or(Level::MIN)
    }
}

/// The level of a computer that somebody would beat in half of the games, from their games against computers, the oldest
/// first: the computer's level and the player's score in each.
///
/// ```
/// use linja::Level;
/// use linja_players::adapted_level;
///
/// assert_eq!(adapted_level([]), Level::ALL[2]);
/// assert_eq!(adapted_level([(Level::ALL[2], 1.0)]), Level::ALL[4]);
/// assert_eq!(adapted_level([(Level::ALL[2], 0.0)]), Level::MIN);
/// ```
pub fn adapted_level(games: impl IntoIterator<Item = (Level, f64)>) -> Level {
    games.into_iter().fold(Form::default(), Form::after).opponent()
}
