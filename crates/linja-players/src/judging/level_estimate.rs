//! How good a player is, from the turns of one or several reviewed games.

use linja::Level;

use crate::ReviewedTurn;

/// The level that somebody has played like.
///
/// A level says how likely it is to make each turn, so turns say how likely each level is. A level between two is
/// somebody who makes this share of the turns like the upper one and the others like the lower one: at 6.3, three in
/// ten like level 7. The estimate is the one that makes the turns most likely.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct LevelEstimate {
    /// The level, 1.0 to 10.0, to a tenth.
    pub level: f64,
    /// With 95 % confidence it is not lower than this,
    pub low: f64,
    /// nor higher than this.
    pub high: f64,
}

/// How much less likely than the best a level may make the turns to be counted in: twice the difference of the
/// logarithms has a chi-squared distribution, of which this is the 95 % quantile. `docs/levels.md` shows how
/// often the interval covers the level.
const CONFIDENCE: f64 = 3.84;

impl LevelEstimate {
    /// From the turns of one player, in any number of games; `None` if all levels would have made them alike.
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

/// The logarithm of how likely it is that somebody of so many tenths of a level makes these turns.
fn likelihood(turns: &[[f64; Level::ALL.len()]], tenths: usize) -> f64 {
    let lower = (tenths / 10 - 1).min(Level::ALL.len() - 2);
    let share = tenths as f64 / 10.0 - (lower + 1) as f64;
    let chance = |chances: &[f64]| (1.0 - share) * chances[lower] + share * chances[lower + 1];
    // What no level would do is as good as impossible, not more: the other turns must still count.
    turns.iter().map(|chances| chance(chances).max(f64::MIN_POSITIVE).ln()).sum()
}
