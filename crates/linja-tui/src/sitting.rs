//! Who plays whom, by which rules.

use linja::{BySide, Game, Position, Random, Record, RuleSet, Series, Side};
use linja_players::{Contestant, Level};
use linja_words::{Text, level_name, text};

/// What a new game is to be.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Setup {
    /// The rules.
    pub rules: RuleSet,
    /// Who sits on the other side.
    pub opponent: Opponent,
    /// The player's colour; drawn if there is none.
    pub side: Option<Side>,
    /// Where to start from; the setup of the game, with the first side drawn, if there is none.
    pub position: Option<Position>,
}

/// A good game for somebody who has just read the rules.
pub const USUAL_LEVEL: Level = match Level::new(4) {
    Some(level) => level,
    None => Level::MIN,
};

/// Who sits on the other side.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Opponent {
    /// The computer.
    Computer(Level),
    /// Somebody at the same keyboard.
    Friend,
}

/// Who makes the turns of a side.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Seat {
    Human,
    Computer(Level),
}

/// A game with the players at it, and the series it belongs to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Sitting {
    pub(crate) game: Game,
    pub(crate) seats: BySide<Seat>,
    pub(crate) series: Series,
    /// What computers draw their turns by.
    pub(crate) seed: u64,
}

impl Sitting {
    /// Sits down to a new game; what is left open is drawn by the seed.
    pub(crate) fn new(setup: Setup, seed: u64) -> Sitting {
        let mut random = Random::new(seed);
        let mut drawn = || Side::BOTH[random.below(2)];
        let (own, first) = (drawn(), drawn());
        let position = setup.position.unwrap_or(Position::start(first));
        let own = setup.side.unwrap_or(own);
        Sitting {
            game: Game::from_position(setup.rules, position),
            seats: BySide::new(|side| match setup.opponent {
                Opponent::Computer(level) if side != own => Seat::Computer(level),
                _ => Seat::Human,
            }),
            series: Series::new(position.to_move()),
            seed,
        }
    }

    /// Sits down to the game of a record. A computer that played it plays on; where both sides were
    /// computers, people take over.
    pub(crate) fn resume(record: &Record, seed: u64) -> Sitting {
        let level = |side| match record.players[side].parse() {
            Ok(Contestant::Level(level)) => Some(level),
            _ => None,
        };
        let has_human = Side::BOTH.into_iter().any(|side| level(side).is_none());
        Sitting {
            game: record.game.clone(),
            seats: BySide::new(|side| match level(side).filter(|_| has_human) {
                Some(level) => Seat::Computer(level),
                None => Seat::Human,
            }),
            series: Series::new(record.game.start().to_move()),
            seed,
        }
    }

    /// The record of the game, so that [`Sitting::resume`] finds everybody again.
    pub(crate) fn record(&self) -> Record {
        let mut record = Record::new(self.game.clone());
        record.date = linja_console::today().to_string();
        for side in Side::BOTH {
            if let Seat::Computer(level) = self.seats[side] {
                record.players[side] = format!("level:{level}");
            }
        }
        record
    }

    /// The next game of the series, whoever the loser is starting it.
    pub(crate) fn rematch(&self) -> Sitting {
        let series = self.series_now();
        let first = series.next_first();
        Sitting {
            game: Game::new(self.game.rules(), first),
            seats: self.seats,
            series,
            seed: Random::new(self.seed).next_number(),
        }
    }

    /// The series with this game, if it is over.
    pub(crate) fn series_now(&self) -> Series {
        let mut series = self.series;
        if let Some(result) = self.game.result() {
            series.finish(result.winner());
        }
        series
    }

    /// Whether this is not the first game.
    pub(crate) fn is_in_series(&self) -> bool {
        let wins = self.series.wins();
        wins.black + wins.red + self.series.draws() > 0
    }

    pub(crate) fn is_against_computer(&self) -> bool {
        Side::BOTH.into_iter().any(|side| self.seats[side] != Seat::Human)
    }

    /// Whose turn it is, if the game is not over.
    pub(crate) fn to_move(&self) -> Option<Seat> {
        (!self.game.is_over()).then(|| self.seats[self.game.position().to_move()])
    }

    /// Takes back turns until a human is to move again. `false` if no human has made one.
    pub(crate) fn undo(&mut self) -> bool {
        let turns = self.game.played().len();
        let mover = |number: usize| match number {
            0 => self.game.start().to_move(),
            _ => self.game.played()[number - 1].position.to_move(),
        };
        let Some(last) = (0..turns).rev().find(|&number| self.seats[mover(number)] == Seat::Human)
        else {
            return false;
        };
        (last..turns).for_each(|_| {
            self.game.undo();
        });
        true
    }

    /// Plays again what was taken back last, until a human is to move. `false` if there is nothing.
    pub(crate) fn redo(&mut self) -> bool {
        let redone = self.game.redo();
        while redone && self.to_move().is_some_and(|seat| seat != Seat::Human) {
            if !self.game.redo() {
                break;
            }
        }
        redone
    }

    /// What a player is called; nothing for people who share the keyboard.
    pub(crate) fn name(&self, side: Side) -> Option<Text> {
        match self.seats[side] {
            Seat::Computer(level) => Some(computer_name(level)),
            Seat::Human if self.is_against_computer() => Some(text!("play-you")),
            Seat::Human => None,
        }
    }
}

/// A computer by its level.
pub(crate) fn computer_name(level: Level) -> Text {
    let name = level_name(level.get()).unwrap_or(text!("play-computer"));
    text!("play-computer-level", name = name, level = level.get())
}

#[cfg(test)]
#[allow(clippy::unwrap_used)] // A panic is how a test fails.
mod tests {
    use super::*;

    fn against_level_3(side: Side, seed: u64) -> Sitting {
        let opponent = Opponent::Computer(Level::new(3).unwrap());
        let setup = Setup { rules: RuleSet::Zen, opponent, side: Some(side), position: None };
        Sitting::new(setup, seed)
    }

    #[test]
    fn who_starts_is_drawn() {
        let first = |seed| against_level_3(Side::Black, seed).game.position().to_move();
        assert!((0..20).any(|seed| first(seed) == Side::Black));
        assert!((0..20).any(|seed| first(seed) == Side::Red));
    }

    #[test]
    fn taking_back_goes_to_the_last_turn_of_a_human() {
        let mut sitting = against_level_3(Side::Red, 0);
        sitting.game = Game::new(RuleSet::Zen, Side::Black);
        sitting.game.play("2-3".parse().unwrap()).unwrap();
        assert!(!sitting.undo(), "the computer's first turn stays");
        for turn in ["7-6", "3-4", "6-5"] {
            sitting.game.play(turn.parse().unwrap()).unwrap();
        }
        assert!(sitting.undo());
        assert_eq!(sitting.game.turns().len(), 3);
        assert!(sitting.undo());
        assert_eq!(sitting.game.turns().len(), 1);
        assert!(sitting.redo());
        assert_eq!(sitting.game.turns().len(), 3);
    }

    #[test]
    fn a_saved_game_finds_its_computer_again() {
        let sitting = against_level_3(Side::Red, 5);
        let resumed = Sitting::resume(&sitting.record(), 5);
        assert_eq!(resumed.seats, sitting.seats);
        assert_eq!(resumed.game, sitting.game);
    }

    #[test]
    fn the_loser_starts_the_next_game() {
        let mut sitting = against_level_3(Side::Red, 5);
        let over = "0,0,0,0,0,2,4,6/6,3,1,0,2,0,0,0 b".parse().unwrap();
        sitting.game = Game::from_position(RuleSet::Zen, over);
        let next = sitting.rematch();
        assert_eq!(next.game.position().to_move(), Side::Red);
        assert_eq!(next.series.wins()[Side::Black], 1);
        assert_eq!(next.seats, sitting.seats);
    }
}
