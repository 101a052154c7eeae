//! Which puzzles were solved on this device, and on how many days in a row.

use linja::RuleSet;
use serde::{Deserialize, Serialize};

/// What is remembered of puzzles.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct PuzzleLog {
    /// The puzzles that have been answered, by rules and seed: the first answer counts.
    answered: Vec<(String, u64)>,
    solved: u32,
    /// The last day whose puzzle was solved, in days since 1970, and how many days in a row that makes.
    day: u32,
    streak: u32,
}

/// How many are remembered; of older ones only the count.
const REMEMBERED: usize = 500;

impl PuzzleLog {
    /// How many were solved at the first try.
    pub const fn solved(&self) -> u32 {
        self.solved
    }

    /// On how many days in a row the puzzle of the day was solved, until this day or the one before.
    pub const fn streak(&self, today: u32) -> u32 {
        if today <= self.day + 1 { self.streak } else { 0 }
    }

    /// Whether a puzzle was answered before.
    pub fn is_answered(&self, rules: RuleSet, seed: u64) -> bool {
        let rules = rules.to_string();
        self.answered.iter().any(|one| (&one.0, one.1) == (&rules, seed))
    }

    /// A puzzle was answered; `of_today` is the day if it is that day's puzzle.
    pub fn answer(&mut self, rules: RuleSet, seed: u64, is_right: bool, of_today: Option<u32>) {
        if self.is_answered(rules, seed) {
            return;
        }
        self.answered.push((rules.to_string(), seed));
        let too_many = self.answered.len().saturating_sub(REMEMBERED);
        self.answered.drain(..too_many);
        if !is_right {
            return;
        }
        self.solved += 1;
        if let Some(today) = of_today.filter(|&today| today != self.day) {
            self.streak = self.streak(today) + 1;
            self.day = today;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ZEN: RuleSet = RuleSet::Zen;

    #[test]
    fn a_streak_grows_day_by_day_and_breaks_after_a_day_without() {
        let mut log = PuzzleLog::default();
        log.answer(ZEN, 1, true, Some(100));
        log.answer(ZEN, 2, true, Some(101));
        assert_eq!((log.streak(101), log.streak(102), log.streak(103)), (2, 2, 0));
        log.answer(ZEN, 4, true, Some(103));
        assert_eq!((log.streak(103), log.solved()), (1, 3));
    }

    #[test]
    fn only_the_first_answer_counts() {
        let mut log = PuzzleLog::default();
        log.answer(ZEN, 1, false, Some(100));
        log.answer(ZEN, 1, true, Some(100));
        assert_eq!((log.solved(), log.streak(100)), (0, 0));
        assert!(log.is_answered(ZEN, 1) && !log.is_answered(RuleSet::Classic, 1));
    }

    #[test]
    fn puzzles_beside_that_of_the_day_count_but_make_no_streak() {
        let mut log = PuzzleLog::default();
        log.answer(ZEN, 1, true, Some(100));
        log.answer(ZEN, 99, true, None);
        log.answer(RuleSet::Classic, 1, true, Some(100));
        assert_eq!((log.solved(), log.streak(100)), (3, 1));
    }
}
