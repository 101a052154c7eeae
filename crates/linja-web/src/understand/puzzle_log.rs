//! Which puzzles were solved on this device, and on how many days in a row.

use linja::RuleSet;
use serde::{Deserialize, Serialize};

/// What is remembered of puzzles.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct PuzzleLog {
    /// The puzzles that have been answered, by rules and seed: the first answer counts.
    answered: Vec<(String, u64)>,
    /// How puzzles ended; those of before 0.2 are only among the answered.
    endings: Vec<(String, u64, Ending)>,
    solved: u32,
    solved_later: u32,
    shown: u32,
    /// The last day whose puzzle was solved, in days since 1970, and how many days in a row that makes.
    day: u32,
    streak: u32,
}

/// How a puzzle ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Ending {
    /// The first answer was right.
    First,
    /// A later one was.
    Later,
    /// The solution was looked up.
    Shown,
}

/// How many are remembered; of older ones only the count.
const REMEMBERED: usize = 500;

impl PuzzleLog {
    /// How many were solved at the first try.
    pub const fn solved(&self) -> u32 {
        self.solved
    }

    /// How many were solved after a wrong answer, and how many solutions were looked up.
    pub const fn later_and_shown(&self) -> (u32, u32) {
        (self.solved_later, self.shown)
    }

    /// On how many days in a row the puzzle of the day was solved, until this day or the one before.
    pub const fn streak(&self, today: u32) -> u32 {
        if today <= self.day + 1 { self.streak } else { 0 }
    }

    /// How a puzzle ended, if it did.
    pub fn ending(&self, rules: RuleSet, seed: u64) -> Option<Ending> {
        let rules = rules.to_string();
        let found = self.endings.iter().find(|one| (&one.0, one.1) == (&rules, seed));
        found.map(|one| one.2)
    }

    /// A puzzle was answered; `of_today` is the day if it is that day's puzzle.
    pub fn answer(&mut self, rules: RuleSet, seed: u64, is_right: bool, of_today: Option<u32>) {
        let is_first = self.note_answer(rules, seed);
        if !is_right || self.ending(rules, seed).is_some() {
            return;
        }
        let ending = if is_first { Ending::First } else { Ending::Later };
        self.end(rules, seed, ending);
        if !is_first {
            self.solved_later += 1;
            return;
        }
        self.solved += 1;
        if let Some(today) = of_today.filter(|&today| today != self.day) {
            self.streak = self.streak(today) + 1;
            self.day = today;
        }
    }

    /// The solution of a puzzle was looked up: an answer after that is no longer the first.
    pub fn show(&mut self, rules: RuleSet, seed: u64) {
        self.note_answer(rules, seed);
        if self.ending(rules, seed).is_none() {
            self.end(rules, seed, Ending::Shown);
            self.shown += 1;
        }
    }

    /// Notes that a puzzle was answered. `false` if it was before.
    fn note_answer(&mut self, rules: RuleSet, seed: u64) -> bool {
        let one = (rules.to_string(), seed);
        let is_first = !self.answered.contains(&one);
        if is_first {
            self.answered.push(one);
            keep_last(&mut self.answered);
        }
        is_first
    }

    fn end(&mut self, rules: RuleSet, seed: u64, ending: Ending) {
        self.endings.push((rules.to_string(), seed, ending));
        keep_last(&mut self.endings);
    }
}

fn keep_last<T>(list: &mut Vec<T>) {
    let too_many = list.len().saturating_sub(REMEMBERED);
    list.drain(..too_many);
}

#[cfg(test)]
#[allow(clippy::unwrap_used)] // A panic is how a test fails.
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
    fn a_puzzle_solved_after_a_wrong_answer_counts_once_and_makes_no_streak() {
        let mut log = PuzzleLog::default();
        log.answer(ZEN, 1, false, Some(100));
        assert_eq!(log.ending(ZEN, 1), None);
        log.answer(ZEN, 1, true, Some(100));
        log.answer(ZEN, 1, true, Some(100));
        assert_eq!((log.solved(), log.streak(100), log.later_and_shown()), (0, 0, (1, 0)));
        assert_eq!(log.ending(ZEN, 1), Some(Ending::Later));
        assert_eq!(log.ending(RuleSet::Classic, 1), None);
    }

    #[test]
    fn whoever_has_seen_the_solution_does_not_solve_the_puzzle_any_more() {
        let mut log = PuzzleLog::default();
        log.show(ZEN, 1);
        log.answer(ZEN, 1, true, Some(100));
        assert_eq!((log.solved(), log.later_and_shown()), (0, (0, 1)));
        assert_eq!(log.ending(ZEN, 1), Some(Ending::Shown));
        log.answer(ZEN, 2, true, None);
        log.show(ZEN, 2);
        assert_eq!(
            log.ending(ZEN, 2),
            Some(Ending::First),
            "looking it up later takes nothing away"
        );
    }

    #[test]
    fn what_0_1_0_kept_is_still_known() {
        let kept = r#"{"answered":[["zen",1]],"solved":1,"day":100,"streak":1}"#;
        let mut log: PuzzleLog = serde_json::from_str(kept).unwrap();
        log.answer(ZEN, 1, true, Some(100));
        assert_eq!((log.solved(), log.streak(100)), (1, 1));
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
