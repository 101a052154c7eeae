//! What is practised on this device: positions in which something better was there than what was played. They come
//! back after growing numbers of days, as long as the answers are right.

use std::collections::BTreeMap;

use linja::{Position, RuleSet, Turn};
use linja_api::Theme;
use serde::{Deserialize, Serialize};

/// A position whose best turn is looked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Exercise {
    /// The rules.
    pub rules: RuleSet,
    /// Where the pawns stand and who is asked.
    pub position: Position,
    /// What was played there, which was not good.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub played: Option<Turn>,
}

/// An exercise, and when it comes back.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
struct Planned {
    #[serde(flatten)]
    exercise: Exercise,
    /// What it is about, if that is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    theme: Option<Theme>,
    /// How often in a row it was done rightly.
    step: usize,
    /// The day, in days since 1970.
    due: u32,
}

/// All exercises of this device.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Practice {
    /// Whether what went wrong comes back.
    pub is_on: bool,
    planned: Vec<Planned>,
    /// The first answers to exercises of each theme: how many, and how many were right.
    answers: BTreeMap<Theme, (u32, u32)>,
    learnt: u32,
    best_run: u32,
}

/// How far somebody is with a theme.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ThemeProgress {
    /// The theme.
    pub theme: Theme,
    /// How many of its exercises are planned.
    pub planned: usize,
    /// How many answers there were.
    pub asked: u32,
    /// How many of them were right.
    pub right: u32,
}

/// After so many days an exercise comes back. What was done rightly after the last of them is learnt.
const DAYS: [u32; 5] = [1, 3, 7, 16, 35];

/// More are not planned: nobody would ever get to their end.
const MOST: usize = 500;

impl Practice {
    /// Plans an exercise for tomorrow; none twice.
    pub fn add(&mut self, exercise: Exercise, theme: Option<Theme>, today: u32) {
        let is_same = |one: &Planned| is_same(&one.exercise, &exercise);
        if self.is_on && self.planned.len() < MOST && !self.planned.iter().any(is_same) {
            self.planned.push(Planned { exercise, theme, step: 0, due: today + DAYS[0] });
        }
    }

    /// The exercises of today, those that have waited longest first.
    pub fn due(&self, today: u32) -> Vec<Exercise> {
        let mut due: Vec<&Planned> = self.planned.iter().filter(|one| one.due <= today).collect();
        due.sort_by_key(|one| one.due);
        due.into_iter().map(|one| one.exercise).collect()
    }

    /// An exercise was answered for the first time in a series.
    pub fn answer(&mut self, exercise: &Exercise, is_right: bool, today: u32) {
        let found = self.planned.iter().position(|one| is_same(&one.exercise, exercise));
        let Some(found) = found else { return };
        let one = &mut self.planned[found];
        if let Some(theme) = one.theme {
            let (asked, right) = self.answers.entry(theme).or_default();
            (*asked, *right) = (*asked + 1, *right + u32::from(is_right));
        }
        // What is done rightly before its day still comes on that day.
        if is_right && one.due > today {
            return;
        }
        one.step = if is_right { one.step + 1 } else { 0 };
        match DAYS.get(one.step) {
            Some(days) => one.due = today + days,
            None => {
                self.planned.remove(found);
                self.learnt += 1;
            }
        }
    }

    /// Whether an exercise is planned.
    pub fn has(&self, exercise: &Exercise) -> bool {
        self.planned.iter().any(|one| is_same(&one.exercise, exercise))
    }

    /// The themes of what is planned, the most frequent first.
    pub fn themes(&self) -> Vec<ThemeProgress> {
        let mut planned: BTreeMap<Theme, usize> = BTreeMap::new();
        for theme in self.planned.iter().filter_map(|one| one.theme) {
            *planned.entry(theme).or_default() += 1;
        }
        let progress = |(theme, planned)| {
            let (asked, right) = self.answers.get(&theme).copied().unwrap_or_default();
            ThemeProgress { theme, planned, asked, right }
        };
        let mut themes: Vec<ThemeProgress> = planned.into_iter().map(progress).collect();
        themes.sort_by_key(|progress| std::cmp::Reverse(progress.planned));
        themes
    }

    /// The exercises of a theme, whenever they are due.
    pub fn of_theme(&self, theme: Theme) -> Vec<Exercise> {
        let all = self.planned.iter().filter(|one| one.theme == Some(theme));
        all.map(|one| one.exercise).collect()
    }

    /// How many are planned.
    pub fn planned(&self) -> usize {
        self.planned.len()
    }

    /// How many were learnt.
    pub const fn learnt(&self) -> u32 {
        self.learnt
    }

    /// The most that were found at the first try in one timed run.
    pub const fn best_run(&self) -> u32 {
        self.best_run
    }

    /// So many were found in a timed run.
    pub fn end_run(&mut self, found: u32) {
        self.best_run = self.best_run.max(found);
    }
}

fn is_same(one: &Exercise, other: &Exercise) -> bool {
    (one.rules, one.position) == (other.rules, other.position)
}

#[cfg(test)]
#[allow(clippy::unwrap_used)] // A panic is how a test fails.
mod tests {
    use super::*;
    use linja::Side;

    fn exercise(side: Side) -> Exercise {
        let played = "2-3".parse().ok();
        Exercise { rules: RuleSet::Zen, position: Position::start(side), played }
    }

    fn practice() -> Practice {
        Practice { is_on: true, ..Practice::default() }
    }

    #[test]
    fn nothing_comes_back_unasked_or_twice() {
        let mut practice = Practice::default();
        practice.add(exercise(Side::Black), None, 100);
        assert_eq!(practice.planned(), 0);
        practice.is_on = true;
        practice.add(exercise(Side::Black), None, 100);
        practice.add(Exercise { played: None, ..exercise(Side::Black) }, None, 101);
        assert_eq!(
            (practice.planned(), practice.due(100).len(), practice.due(101).len()),
            (1, 0, 1)
        );
    }

    #[test]
    fn right_answers_come_back_later_each_time_until_they_are_learnt() {
        let (mut practice, one) = (practice(), exercise(Side::Black));
        practice.add(one, None, 100);
        let mut today = 100;
        for days in DAYS {
            today += days;
            assert_eq!((practice.due(today - 1), practice.due(today)), (vec![], vec![one]));
            practice.answer(&one, true, today);
        }
        assert_eq!((practice.planned(), practice.learnt()), (0, 1));
    }

    #[test]
    fn a_wrong_answer_begins_anew_and_the_longest_waiting_comes_first() {
        let (mut practice, one, other) = (practice(), exercise(Side::Black), exercise(Side::Red));
        practice.add(one, None, 100);
        practice.answer(&one, true, 101);
        practice.add(other, None, 101);
        assert_eq!(practice.due(110), [other, one]);
        practice.answer(&one, false, 110);
        assert_eq!((practice.due(110), practice.due(111)), (vec![other], vec![other, one]));
    }

    #[test]
    fn themes_count_what_is_planned_and_what_was_right() {
        let (mut practice, one, other) = (practice(), exercise(Side::Black), exercise(Side::Red));
        practice.add(one, Some(Theme::EmptyRow), 100);
        practice.add(other, None, 100);
        assert!(practice.has(&one) && practice.has(&other));
        practice.answer(&one, false, 101);
        practice.answer(&one, true, 102);
        practice.answer(&other, true, 102);
        let progress = ThemeProgress { theme: Theme::EmptyRow, planned: 1, asked: 2, right: 1 };
        assert_eq!(practice.themes(), [progress]);
        assert_eq!(practice.of_theme(Theme::EmptyRow), [one]);
        assert_eq!(practice.of_theme(Theme::Bonus), []);
        // Once more on the same day changes nothing.
        let due = practice.due(103);
        practice.answer(&other, true, 102);
        assert_eq!(practice.due(103), due);
    }

    #[test]
    fn it_is_kept_as_text() {
        let mut practice = practice();
        practice.add(exercise(Side::Red), Some(Theme::EmptyRow), 100);
        practice.answer(&exercise(Side::Red), false, 100);
        practice.end_run(7);
        practice.end_run(3);
        let text = serde_json::to_string(&practice).unwrap();
        assert_eq!(serde_json::from_str::<Practice>(&text).unwrap(), practice);
        assert_eq!(serde_json::from_str::<Practice>("{}").unwrap(), Practice::default());
        assert_eq!(practice.best_run(), 7);
    }
}
