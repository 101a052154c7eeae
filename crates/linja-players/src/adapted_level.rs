//! A computer that adapts to whoever plays it.

use linja::Level;

/// Where somebody begins of whom nothing is known: a friendly game.
const FIRST: f64 = 3.0;

/// By how many levels the first results move the computer, and by how much all later ones.
const FIRST_STEPS: [f64; 4] = [2.0, 2.0, 1.0, 1.0];
const STEP: f64 = 1.0 / 3.0;

/// How far results count below the lowest level and above the highest: without it, who plays like level 1 would meet
/// level 2 after every lucky win.
const LOWEST: f64 = -1.0;
const HIGHEST: f64 = 12.0;

/// The level of a computer that somebody wins half of the games against. It follows from the games of this player
/// with computers, the oldest first: the level of each and the player's score, 1 for a win, ½ for a draw and 0 for a
/// loss. A result that was expected moves it little, so games with computers that are too strong or too weak do no
/// harm.
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
    let steps = FIRST_STEPS.into_iter().chain(std::iter::repeat(STEP));
    let ends = (f64::from(Level::MIN.get()), f64::from(Level::MAX.get()));
    let level = games.into_iter().zip(steps).fold(FIRST, |level, ((played, score), step)| {
        // Each level wins about three games of four against the one below (docs/levels.md).
        let above = f64::from(played.get()) - level.clamp(ends.0, ends.1);
        let expected = 1.0 / (1.0 + 3_f64.powf(above));
        (level + 2.0 * step * (score - expected)).clamp(LOWEST, HIGHEST)
    });
    Level::new(level.clamp(ends.0, ends.1).round() as u8).unwrap_or(Level::MIN)
}
