//! What the games of this device add up to.

use linja::RuleSet;

use crate::{GameKind, KeptRecord, Outcome};

/// Games that are counted together.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Group {
    /// Whom they were played with.
    pub kind: GameKind,
    /// By which rules.
    pub rules: RuleSet,
}

/// How the games of a group ended for whoever plays here.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Figures {
    /// Games won.
    pub won: u32,
    /// Games drawn.
    pub drawn: u32,
    /// Games lost.
    pub lost: u32,
    /// The margins of the games that were played to their end, added up, and how many these are.
    margins: (i32, u32),
    /// The accuracies of the games that were reviewed, added up, and how many these are.
    accuracies: (f64, u32),
    /// The levels that whoever plays here played like in them, in the same way.
    levels: (f64, u32),
}

/// So many games tell how somebody plays at a time.
const FORM: usize = 10;

impl Figures {
    /// The figures of each group with games in which somebody here played one side.
    pub fn of<'a>(games: impl IntoIterator<Item = &'a KeptRecord>) -> Vec<(Group, Figures)> {
        let mut figures: Vec<(Group, Figures)> = Vec::new();
        for game in games.into_iter().filter(|game| counts(game)) {
            let group = Group { kind: game.kind, rules: game.rules };
            match figures.iter_mut().find(|(known, _)| *known == group) {
                Some((_, figures)) => figures.add(game),
                None => {
                    let mut new = Figures::default();
                    new.add(game);
                    figures.push((group, new));
                }
            }
        }
        figures.sort_by_key(|(group, _)| *group);
        figures
    }

    fn add(&mut self, game: &KeptRecord) {
        match game.outcome() {
            Outcome::Won => self.won += 1,
            Outcome::Drawn => self.drawn += 1,
            Outcome::Lost => self.lost += 1,
            Outcome::Open => (),
        }
        if let Some(margin) = game.margin() {
            self.margins = (self.margins.0 + margin, self.margins.1 + 1);
        }
        if let (Some(accuracy), Some(own)) = (game.accuracy, game.own) {
            self.accuracies = (self.accuracies.0 + accuracy[own], self.accuracies.1 + 1);
        }
        if let Some(level) = game.own.and_then(|own| game.levels[own]) {
            self.levels = (self.levels.0 + level, self.levels.1 + 1);
        }
    }

    /// Games played.
    pub const fn played(&self) -> u32 {
        self.won + self.drawn + self.lost
    }

    /// The average margin of the games that were played to their end.
    pub fn average(&self) -> Option<f64> {
        let (sum, games) = self.margins;
        (games > 0).then(|| f64::from(sum) / f64::from(games))
    }

    /// The average accuracy of the games that were reviewed, in percent.
    pub fn accuracy(&self) -> Option<f64> {
        let (sum, games) = self.accuracies;
        (games > 0).then(|| sum / f64::from(games))
    }

    /// The average level that whoever plays here played like in them.
    pub fn level(&self) -> Option<f64> {
        let (sum, games) = self.levels;
        (games > 0).then(|| sum / f64::from(games))
    }
}

fn counts(game: &KeptRecord) -> bool {
    game.own.is_some() && game.outcome() != Outcome::Open
}

/// How somebody has played over time: after each game, the oldest first, the average margin of the last ten.
pub fn form<'a>(newest_first: impl IntoIterator<Item = &'a KeptRecord>) -> Vec<i32> {
    let counted = newest_first.into_iter().filter(|game| counts(game));
    let mut margins: Vec<i32> = counted.filter_map(KeptRecord::margin).collect();
    margins.reverse();
    let average = |end: usize| {
        let last = &margins[(end + 1).saturating_sub(FORM)..=end];
        let mean = f64::from(last.iter().sum::<i32>()) / last.len() as f64;
        mean.round() as i32
    };
    (0..margins.len()).map(average).collect()
}
