//! Who plays whom, by which rules: a game on this machine, as its log.

use linja::{
    BySide, Game, Level, Position, Random, Record, Refusal, RuleSet, Series, Side, Turn,
    TurnInProgress,
};
use linja_api::{Course, Event, Misfit, Names, Player, Terms};
use linja_console::{now, today};
use linja_players::{Date, adapted_level};
use linja_words::{Text, Words, level_name, text};

use crate::archive::levels;

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
pub const USUAL_LEVEL: Level = Level::ALL[3];

/// Who sits on the other side.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Opponent {
    /// The computer.
    Computer(Level),
    /// A computer that plays about as well as the player.
    Adapting,
    /// Somebody at the same keyboard.
    Friend,
}

/// A series of games with the players at it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Sitting {
    course: Course,
    /// What computers draw their turns by.
    pub(crate) seed: u64,
    /// Whether somebody here has done something: then it is worth keeping.
    is_begun: bool,
}

impl Sitting {
    /// Sits down to a new game; what is left open is drawn by the seed.
    pub(crate) fn new(setup: Setup, seed: u64) -> Sitting {
        let mut random = Random::new(seed);
        let mut drawn = || Side::ALL[random.below(2)];
        let (own, first) = (drawn(), drawn());
        let own = setup.side.unwrap_or(own);
        let level = match setup.opponent {
            Opponent::Computer(level) => Some(level),
            // Of somebody of whom nothing is known; else `Autosave::adapt` has found a level.
            Opponent::Adapting => Some(adapted_level([])),
            Opponent::Friend => None,
        };
        let players = BySide::new(|side| match level {
            Some(level) if side != own => Player::Computer { level },
            _ => Player::Person,
        });
        let start = setup.position.unwrap_or(Position::start(first));
        let course = Course::new(Terms::untimed(setup.rules, players, start));
        Sitting { course, seed, is_begun: false }
    }

    /// Sits down to the game of a record. A computer that played it plays on; where both sides were
    /// computers, people take over.
    pub(crate) fn resume(record: &Record, seed: u64) -> Sitting {
        let levels = levels(record);
        let has_person = levels.iter().any(Option::is_none);
        let players = BySide::new(|side| match levels[side].filter(|_| has_person) {
            Some(level) => Player::Computer { level },
            None => Player::Person,
        });
        Sitting::at(&record.game, Some(players), seed)
    }

    /// Sits down where a game stands; people do if nobody else is told.
    pub(crate) fn at(game: &Game, players: Option<BySide<Player>>, seed: u64) -> Sitting {
        let players = players.unwrap_or(BySide::new(|_| Player::Person));
        let mut course = Course::new(Terms::untimed(game.rules(), players, game.start()));
        for turn in game.turns() {
            // The turns of a game are legal.
            let _ = course.write(Event::Turn { turn }, now());
        }
        Sitting { course, seed, is_begun: false }
    }

    /// Goes on with what was kept.
    pub(crate) fn go_on(course: Course, seed: u64) -> Sitting {
        Sitting { course, seed, is_begun: true }
    }

    pub(crate) fn course(&self) -> &Course {
        &self.course
    }

    pub(crate) fn game(&self) -> &Game {
        self.course.game()
    }

    pub(crate) fn is_begun(&self) -> bool {
        self.is_begun
    }

    pub(crate) fn is_over(&self) -> bool {
        self.course.ending().is_some()
    }

    /// Writes into the log what happens now.
    fn write(&mut self, event: Event) -> Result<(), Refusal> {
        let is_computers =
            matches!((event, self.to_move()), (Event::Turn { .. }, Some(Player::Computer { .. })));
        match self.course.write(event, now()) {
            Ok(_) => {
                self.is_begun |= !is_computers;
                Ok(())
            }
            Err(Misfit::Turn(refusal)) => Err(refusal),
            Err(_) => Err(Refusal::GameOver),
        }
    }

    /// The turn that is to be made.
    pub(crate) fn begin_turn(&self) -> Result<TurnInProgress, Refusal> {
        if self.is_over() { Err(Refusal::GameOver) } else { self.game().begin_turn() }
    }

    pub(crate) fn play(&mut self, turn: Turn) -> Result<(), Refusal> {
        self.write(Event::Turn { turn })
    }

    /// Takes back turns until a person is to move again. `false` if no person has made one.
    pub(crate) fn undo(&mut self) -> bool {
        let turns = self.course.turns_to_take_back(self.people());
        turns.is_some_and(|turns| self.write(Event::TakenBack { turns }).is_ok())
    }

    /// Plays again what was taken back last, until a person is to move. `false` if there is nothing.
    pub(crate) fn redo(&mut self) -> bool {
        let turns = self.course.turns_to_redo(self.people());
        !turns.is_empty() && turns.into_iter().all(|turn| self.play(turn).is_ok())
    }

    /// Gives the game up: the only person at the board, or whoever is to move.
    pub(crate) fn resign(&mut self) {
        if let Some(side) = self.course.who_resigns(self.people()) {
            // Only in a game that goes on is there a side to resign.
            let _ = self.write(Event::Resigned { side });
        }
    }

    /// The next game of the series, begun by the loser. `false` if this one goes on.
    pub(crate) fn rematch(&mut self) -> bool {
        let begins = self.write(self.course.next_game()).is_ok();
        if begins {
            self.seed = Random::new(self.seed).next_number();
        }
        begins
    }

    /// The record of the game, so that [`Sitting::resume`] finds everybody again.
    /// A person who plays a computer is called by the name that the system has.
    pub(crate) fn record(&self, words: Words) -> Record {
        let players = self.course.terms().players;
        let mut names = Names::default();
        if let Some(own) = self.own() {
            names[own] = user_name();
        }
        // A game that was kept may be put away days later.
        let last = self.course.last_entry();
        let date = last.map_or_else(today, |entry| Date::of_unix_seconds(entry.at / 1000));
        self.course.now().record(players, &names, date.to_string(), |ending| words.say(ending))
    }

    /// The series, with this game if it is over.
    pub(crate) fn series(&self) -> Series {
        self.course.series()
    }

    /// The level of the computer that a person plays with, and the person's scores against it in the games that
    /// are over.
    pub(crate) fn scores(&self) -> Option<(Level, Vec<f64>)> {
        let own = self.own()?;
        let Player::Computer { level } = self.player(own.other()) else { return None };
        let (series, mut scores) = (self.series(), Vec::new());
        let counts =
            [(1.0, series.wins()[own]), (0.0, series.wins()[own.other()]), (0.5, series.draws())];
        for (score, games) in counts {
            scores.extend((0..games).map(|_| score));
        }
        Some((level, scores))
    }

    /// The side of the only person at the board.
    pub(crate) fn own(&self) -> Option<Side> {
        let people = self.people();
        Side::ALL.into_iter().find(|&side| people[side] && !people[side.other()])
    }

    /// Where people sit.
    fn people(&self) -> BySide<bool> {
        BySide::new(|side| self.player(side) == Player::Person)
    }

    pub(crate) fn player(&self, side: Side) -> Player {
        self.course.terms().players[side]
    }

    pub(crate) fn is_against_computer(&self) -> bool {
        Side::ALL.into_iter().any(|side| !self.people()[side])
    }

    /// Whose turn it is, if the game is not over.
    pub(crate) fn to_move(&self) -> Option<Player> {
        self.course.to_move().map(|side| self.player(side))
    }

    /// What a player is called; nothing for people who share the keyboard.
    pub(crate) fn name(&self, side: Side) -> Option<Text> {
        match self.player(side) {
            Player::Computer { level } => Some(computer_name(level)),
            Player::Person if self.is_against_computer() => Some(text!("play-you")),
            Player::Person => None,
        }
    }
}

/// A computer by its level.
pub(crate) fn computer_name(level: Level) -> Text {
    text!("play-computer-level", name = level_name(level), level = level)
}

/// Servers take no longer ones.
const LONGEST_NAME: usize = 24;

/// What the system calls the user, as far as it is fit for a record.
pub(crate) fn user_name() -> Option<String> {
    let name =
        ["USER", "LOGNAME", "USERNAME"].into_iter().find_map(|name| std::env::var(name).ok())?;
    let is_fit = |c: &char| c.is_alphanumeric() || " .-_".contains(*c);
    let name: String = name.chars().filter(is_fit).take(LONGEST_NAME).collect();
    Some(name).filter(|name| !name.is_empty())
}

#[cfg(test)]
#[allow(clippy::unwrap_used)] // A panic is how a test fails.
mod tests {
    use linja_words::Language;

    use super::*;

    /// Against the computer, from a position if there is one.
    fn against_level_3(side: Side, position: Option<&str>) -> Sitting {
        let opponent = Opponent::Computer(Level::new(3).unwrap());
        let position = position.map(|position| position.parse().unwrap());
        let setup = Setup { rules: RuleSet::Zen, opponent, side: Some(side), position };
        Sitting::new(setup, 5)
    }

    fn play(sitting: &mut Sitting, turns: &[&str]) {
        turns.iter().for_each(|turn| sitting.play(turn.parse().unwrap()).unwrap());
    }

    const BLACK_BEGINS: &str = "6,1,1,1,1,1,1,0/0,1,1,1,1,1,1,6 b";
    /// The opening of Black's pawn on row 5 ends it.
    const LAST_TURN: &str = "0,0,0,0,1,1,4,6/6,3,1,0,2,0,0,0 b";

    #[test]
    fn who_starts_is_drawn() {
        let setup =
            Setup { rules: RuleSet::Zen, opponent: Opponent::Friend, side: None, position: None };
        let first = |seed| Sitting::new(setup, seed).game().position().to_move();
        assert!((0..20).any(|seed| first(seed) == Side::Black));
        assert!((0..20).any(|seed| first(seed) == Side::Red));
    }

    #[test]
    fn taking_back_goes_to_the_last_turn_of_a_person() {
        let mut sitting = against_level_3(Side::Red, Some(BLACK_BEGINS));
        play(&mut sitting, &["2-3"]);
        assert!(!sitting.undo(), "the computer's first turn stays");
        play(&mut sitting, &["7-6", "3-4", "6-5"]);
        assert!(sitting.undo());
        assert_eq!(sitting.game().turns().len(), 3);
        assert!(sitting.undo());
        assert_eq!(sitting.game().turns().len(), 1);
        assert!(sitting.redo());
        assert_eq!(sitting.game().turns().len(), 3);
    }

    #[test]
    fn a_saved_game_finds_its_computer_again() {
        let mut sitting = against_level_3(Side::Red, Some(BLACK_BEGINS));
        play(&mut sitting, &["2-3", "7-6"]);
        let record = sitting.record(Words::new(Language::English));
        let resumed = Sitting::resume(&record, 5);
        assert_eq!(resumed.course().terms(), sitting.course().terms());
        assert_eq!(resumed.game(), sitting.game());
        assert!(sitting.is_begun() && !resumed.is_begun());
    }

    #[test]
    fn a_game_has_the_date_of_its_last_turn_whenever_it_is_put_away() {
        let mut course = against_level_3(Side::Black, Some(BLACK_BEGINS)).course().clone();
        let turn = "2-3".parse().unwrap();
        course.write(Event::Turn { turn }, 1_600_000_000_000).unwrap();
        let record = Sitting::go_on(course, 5).record(Words::new(Language::English));
        assert_eq!(record.date, "2020-09-13");
    }

    #[test]
    fn the_loser_starts_the_next_game_from_where_the_first_one_started() {
        let mut sitting = against_level_3(Side::Red, Some(LAST_TURN));
        assert!(!sitting.rematch(), "the game goes on");
        play(&mut sitting, &["5-6"]);
        assert!(sitting.rematch());
        assert_eq!(sitting.game().start().to_string(), LAST_TURN.replace('b', "r"));
        assert_eq!(sitting.series().wins()[Side::Black], 1);
        assert_ne!(sitting.seed, 5, "the computer does not play the same game again");
    }

    #[test]
    fn whoever_plays_the_computer_gives_up_the_own_game() {
        let mut sitting = against_level_3(Side::Red, Some(BLACK_BEGINS));
        sitting.resign();
        assert_eq!(sitting.series().wins(), BySide { black: 1, red: 0 });
        assert_eq!(sitting.play("2-3".parse().unwrap()), Err(Refusal::GameOver));
        let record = sitting.record(Words::new(Language::English)).to_string();
        assert!(record.contains("Red resigned."), "{record}");
    }

    #[test]
    fn between_friends_whoever_is_to_move_gives_up() {
        let position = Some(LAST_TURN.parse().unwrap());
        let setup = Setup { rules: RuleSet::Zen, opponent: Opponent::Friend, side: None, position };
        let mut sitting = Sitting::new(setup, 5);
        sitting.resign();
        assert_eq!(sitting.series().wins(), BySide { black: 0, red: 1 });
    }
}
