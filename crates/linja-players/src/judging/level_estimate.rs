//! How good a player is, from the turns of one or several reviewed games.

use linja::Level;

use crate::ReviewedTurn;

/// The level that a player has played like.
///
/// We know how likely each level is to make each turn, so turns say how likely each level is. A level in between is a
/// mixture: at 6.3, three turns in ten are made like level 7 and the rest like level 6. The estimate is the level that
/// makes the turns most likely.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct LevelEstimate {
    /// The level, 1.0 to 10.0, to a tenth.
    pub level: f64,
    /// The lower end of the 95 % confidence interval.
    pub low: f64,
    /// The upper end of the 95 % confidence interval.
    pub high: f64,
}

/// How much less likely than the best a level in the interval may make the turns: twice the difference of the
/// logarithms has a chi-squared distribution, and this is its 95 % quantile. `docs/benchmarks.md` shows how often
/// the interval contains the level.
const CONFIDENCE: f64 = 3.84;

impl LevelEstimate {
    /// The estimate from one player's turns, in any number of games; `None` if they are equally likely for all levels.
    pub fn of<'a>(turns: impl IntoIterator<Item = &'a ReviewedTurn>) -> Option<LevelEstimate> {
        let chances: Vec<_> = turns.into_iter().map(|turn| turn.chances).collect();
        let tenths = || 10..=10 * Level::ALL.len();
        let curve: Vec<_> = tenths().map(|tenths| (tenths, likelihood(&chances, tenths))).collect();
        let &(best, most) = curve.iter().max_by(|(_, one), (_, other)| one.total_cmp(other))?;
        let is_likely = |&&(_, logarithm): &&(usize, f64)| 2.0 * (most - logarithm) <= CONFIDENCE;
        let [low, high] = [curve.iter().find(is_likely), curve.iter().rfind(is_likely)];
        let level = |tenths: usize| tenths as f64 / 10.0;
        let is_known = curve.iter().any(|(_, logarithm)| *logarithm < most);
        is_known.then_some(LevelEstimate {
            level: level(best),
            low: level(low?.0),
            high: level(high?.0),
        })
    }
}

/// The logarithm of how likely a player of this level, in tenths, is to make these turns.
fn likelihood(turns: &[[f64; Level::ALL.len()]], tenths: usize) -> f64 {
    let lower = (tenths / 10 - 1).min(Level::ALL.len() - 2);
    let share = tenths as f64 / 10.0 - (lower + 1) as f64;
    let chance = |chances: &[f64]| (1.0 - share) * chances[lower] + share * chances[lower + 1];
    // A turn that no level would make counts as nearly impossible, so that the other turns still count.
    turns.iter().map(|chances| chance(chances).max(f64::MIN_POSITIVE).ln()).sum()
}
