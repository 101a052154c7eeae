//! What is chosen for a new game; remembered for the next one.

use linja::{BySide, Edition, Level, Position, Random, RuleSet, Side};
use linja_api::{First, GameClock, NewGame, Secret, TimeControl};
use linja_players::{fair_handicap, handicap};
use serde::{Deserialize, Serialize};

use crate::{Seat, TIME_CONTROLS, Table};

/// Whom to play with.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Opponent {
    /// The computer.
    Computer,
    /// Somebody at the same device.
    FriendHere,
    /// Somebody at another device, who gets a link.
    FriendByLink,
    /// Anybody at another device who sits down at an open table.
    Anyone,
}

impl Opponent {
    /// Whether the game is on a server.
    pub const fn is_online(self) -> bool {
        matches!(self, Opponent::FriendByLink | Opponent::Anyone)
    }
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

/// Whether a side starts ahead.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Handicap {
    /// As always.
    None,
    /// Whoever chooses, or on one device Black, wins by so many points with perfect play of both; below 0 the other does.
    Points(i8),
    /// As much as the computer is stronger or weaker.
    Fair,
}

/// The choices for a new game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Choice {
    /// Whom to play with.
    pub opponent: Opponent,
    /// How well the computer plays.
    pub level: Level,
    /// Whether it plays about as well as whoever plays here instead.
    pub adapts: bool,
    /// The edition, as a number from the oldest, 0 to 2.
    pub edition: u8,
    /// Whether a bonus may move the opponent's pawns, in editions with that option.
    pub mean: bool,
    /// The player's colour.
    pub colour: Lot,
    /// Who begins.
    pub begins: Lot,
    /// The time to think with other people, as a number among [`TIME_CONTROLS`]; the next number is a clock of one's own.
    pub clock: u8,
    /// That clock: of whoever chooses, or on one device of Black; and of the other, if it differs.
    pub own_clock: [GameClock; 2],
    /// Whether it differs.
    pub is_uneven: bool,
    /// Whether a side starts ahead.
    pub handicap: Handicap,
    /// Whether all rules and clocks of others are fine, with anyone.
    pub any_terms: bool,
}

impl Default for Choice {
    fn default() -> Choice {
        Choice {
            opponent: Opponent::Computer,
            level: Level::ALL[2],
            adapts: false,
            edition: 2,
            mean: false,
            colour: Lot::First,
            begins: Lot::First,
            clock: 0,
            own_clock: [GameClock { seconds: 900, increment: 10, delay: 0 }; 2],
            is_uneven: false,
            handicap: Handicap::None,
            any_terms: false,
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

    /// The table that these choices lay; lots are drawn with `random`.
    pub fn table(&self, random: &mut Random) -> Table {
        let (colour, first) = self.draw(random);
        let opponent = match self.opponent {
            Opponent::Computer => Seat::Computer(self.level),
            Opponent::FriendHere => Seat::Person,
            Opponent::FriendByLink | Opponent::Anyone => Seat::Elsewhere,
        };
        let mut seats = BySide { black: Seat::Person, red: Seat::Person };
        seats[colour.other()] = opponent;
        let start = self.start(colour, first);
        let table = Table::from_position(self.rules(), seats, start);
        match self.opponent {
            Opponent::FriendHere => table.timed(self.time_control(colour)),
            _ => table,
        }
    }

    /// The online game that these choices ask for, on a seat with this secret.
    pub fn online_game(&self, random: &mut Random, secret: Secret) -> NewGame {
        let (colour, first) = self.draw(random);
        let mut seats = BySide::new(|_| linja_api::Seat::Friend);
        seats[colour] = linja_api::Seat::Me;
        let start = self.start(colour, first);
        let position = Some(start).filter(|&start| start != Position::start(first));
        let first = match first {
            Side::Black => First::Black,
            Side::Red => First::Red,
        };
        let (clock, open) = (self.time_control(colour), self.opponent == Opponent::Anyone);
        NewGame { rules: self.rules(), seats, first, clock, position, secret, name: None, open }
    }

    /// The start of a game in which whoever chooses plays this colour.
    fn start(&self, colour: Side, first: Side) -> Position {
        let points = match self.handicap {
            Handicap::Points(points) => i32::from(points),
            Handicap::None | Handicap::Fair => 0,
        };
        let favoured = if points > 0 { colour } else { colour.other() };
        let start = handicap(self.rules(), favoured, first, points.abs());
        start.unwrap_or_else(|| Position::start(first))
    }

    /// The same with the handicap that is fair for whoever plays like `own`.
    #[must_use]
    pub fn made_fair(self, own: Level) -> Choice {
        match (self.handicap, self.opponent) {
            (Handicap::Fair, Opponent::Computer) => {
                let points = fair_handicap(self.rules(), own, self.level) as i8;
                Choice { handicap: Handicap::Points(points), ..self }
            }
            _ => self,
        }
    }

    /// The time to think that is chosen, if whoever chooses plays this colour.
    pub fn time_control(&self, colour: Side) -> TimeControl {
        let [own, other] = self.own_clock;
        match TIME_CONTROLS.get(usize::from(self.clock)) {
            // Days are for those who need not sit together.
            Some(TimeControl::Turn { .. }) if self.opponent == Opponent::FriendHere => {
                TimeControl::None
            }
            Some(&clock) => clock,
            None if self.is_uneven => {
                TimeControl::Uneven(BySide::new(|side| match side == colour {
                    true => own,
                    false => other,
                }))
            }
            None => TimeControl::Game(own),
        }
    }

    /// The colour of whoever chooses, and who begins.
    fn draw(&self, random: &mut Random) -> (Side, Side) {
        let mut draw = |lot: Lot| match lot {
            Lot::First => 0,
            Lot::Second => 1,
            Lot::Drawn => random.below(2),
        };
        let colour = match self.opponent {
            Opponent::FriendHere => Side::Black,
            _ => Side::ALL[draw(self.colour)],
        };
        (colour, if draw(self.begins) == 0 { colour } else { colour.other() })
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
        assert!(Side::ALL.into_iter().all(|side| firsts.contains(&side)));
    }

    #[test]
    fn a_friend_by_link_gets_the_seat_that_was_left() {
        let choice = Choice {
            opponent: Opponent::FriendByLink,
            colour: Lot::Second,
            begins: Lot::Second,
            clock: 5,
            ..Choice::default()
        };
        let secret: Option<Secret> = "0123456789abcdef0123456789abcdef".parse().ok();
        let game = secret.map(|secret| choice.online_game(&mut Random::new(1), secret));
        let told = game.map(|game| (game.seats, game.first, game.clock));
        let seats = BySide { black: linja_api::Seat::Friend, red: linja_api::Seat::Me };
        assert_eq!(told, Some((seats, First::Black, TimeControl::Turn { days: 3 })));
    }

    #[test]
    fn the_option_mean_does_not_exist_in_the_first_edition() {
        let choice = Choice { edition: 0, mean: true, ..Choice::default() };
        assert_eq!(choice.rules(), RuleSet::Classic);
    }
}
