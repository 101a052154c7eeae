//! What is chosen for a new game; remembered for the next one.

use linja::{Edition, Random, RuleSet, Side};
use linja_players::Level;
use serde::{Deserialize, Serialize};

use crate::{Seat, Table};

/// Whom to play with.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Opponent {
    /// The computer.
    Computer,
    /// Somebody at the same device.
    FriendHere,
}

/// One of two, or drawn by lot.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Lot {
    /// The first: Black, or the player at this device.
    First,
    /// The second: Red, or the opponent.
    Second,
    /// Drawn.
    Drawn,
}

/// The choices for a new game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Choice {
    /// Whom to play with.
    pub opponent: Opponent,
    /// How well the computer plays, 1 to 10.
    pub level: u8,
    /// The edition, as a number from the oldest, 0 to 2.
    pub edition: u8,
    /// Whether a bonus may move the opponent's pawns, in editions with that option.
    pub mean: bool,
    /// The player's colour.
    pub colour: Lot,
    /// Who begins.
    pub begins: Lot,
}

impl Default for Choice {
    fn default() -> Choice {
        Choice {
            opponent: Opponent::Computer,
            level: 3,
            edition: 2,
            mean: false,
            colour: Lot::First,
            begins: Lot::First,
        }
    }
}

impl Choice {
    /// The editions in the order of their numbers.
    pub const EDITIONS: [Edition; 3] = [Edition::Classic, Edition::Revised, Edition::Zen];

    /// The rules that are chosen.
    pub fn rules(&self) -> RuleSet {
        match (Self::EDITIONS.get(usize::from(self.edition)), self.mean) {
            (Some(Edition::Classic), _) => RuleSet::Classic,
            (Some(Edition::Revised), false) => RuleSet::Revised,
            (Some(Edition::Revised), true) => RuleSet::RevisedMean,
            (_, false) => RuleSet::Zen,
            (_, true) => RuleSet::ZenMean,
        }
    }

    /// The level that is chosen.
    pub fn level(&self) -> Level {
        Level::new(self.level).unwrap_or(Level::MIN)
    }

    /// The table that these choices lay; lots are drawn with `random`.
    pub fn table(&self, random: &mut Random) -> Table {
        let mut draw = |lot: Lot| match lot {
            Lot::First => 0,
            Lot::Second => 1,
            Lot::Drawn => random.below(2),
        };
        let (colour, begins) = match self.opponent {
            Opponent::Computer => (Side::BOTH[draw(self.colour)], draw(self.begins)),
            Opponent::FriendHere => (Side::Black, draw(self.begins)),
        };
        let first = if begins == 0 { colour } else { colour.other() };
        let opponent = match self.opponent {
            Opponent::Computer => Seat::Computer(self.level()),
            Opponent::FriendHere => Seat::Person,
        };
        let mut seats = linja::BySide { black: Seat::Person, red: Seat::Person };
        seats[colour.other()] = opponent;
        Table::new(self.rules(), seats, first)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_chosen_colour_sits_below_and_the_chosen_one_begins() {
        let choice = Choice { colour: Lot::Second, begins: Lot::Second, ..Choice::default() };
        let table = choice.table(&mut Random::new(1));
        assert_eq!(table.below(), Side::Red);
        assert_eq!(table.game().position().to_move(), Side::Black);
        assert!(!table.seats()[Side::Black].is_person());
    }

    #[test]
    fn lots_fall_both_ways() {
        let choice = Choice { begins: Lot::Drawn, ..Choice::default() };
        let firsts: Vec<_> = (0..20)
            .map(|seed| choice.table(&mut Random::new(seed)).game().position().to_move())
            .collect();
        assert!(Side::BOTH.into_iter().all(|side| firsts.contains(&side)));
    }

    #[test]
    fn the_option_mean_does_not_exist_in_the_first_edition() {
        let choice = Choice { edition: 0, mean: true, ..Choice::default() };
        assert_eq!(choice.rules(), RuleSet::Classic);
    }
}
