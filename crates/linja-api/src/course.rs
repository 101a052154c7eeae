//! What a log comes to: the games of a series, the score, the clocks.

use std::fmt;

use linja::{BySide, Game, GameResult, Refusal, Series, Side};

use crate::{Entry, Event, Terms};

/// The course of a series of games between two seats, as its log tells it.
///
/// ```
/// use linja::{BySide, Position, RuleSet, Side};
/// use linja_api::{Clock, Course, Entry, Event, Player, Terms};
///
/// let terms = Terms {
///     rules: RuleSet::Zen,
///     players: BySide::new(|_| Player::Person),
///     clock: Clock::None,
///     start: Position::start(Side::Black),
/// };
/// let mut course = Course::new(terms);
/// let turn = Event::Turn { turn: "2-3,1-3".parse()? };
/// course.apply(Entry { number: 1, at: 0, left: None, event: turn })?;
/// assert_eq!(course.game().position().to_move(), Side::Red);
/// assert_eq!(course.next_number(), 2);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Course {
    terms: Terms,
    entries: Vec<Entry>,
    past: Vec<PastGame>,
    series: Series,
    game: Game,
    ending: Option<Ending>,
    left: Option<BySide<u64>>,
}

/// A game of the series that is over.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PastGame {
    /// The game.
    pub game: Game,
    /// How it ended.
    pub ending: Ending,
}

/// How a game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ending {
    /// As the rules end it.
    Played(GameResult),
    /// A side gave up.
    Resigned(Side),
    /// A side had no time left.
    TimedOut(Side),
}

/// An entry that does not fit the log before it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Misfit {
    /// Its number is not the next one.
    Number {
        /// The next number.
        expected: u32,
    },
    /// The rules refuse the turn.
    Turn(Refusal),
    /// It needs a game that goes on, and this one is over.
    Over,
    /// It needs a game that is over, and this one goes on.
    GoesOn,
    /// There are not so many turns to take back.
    TooFewTurns,
    /// The other side starts the next game.
    First {
        /// The side that does.
        expected: Side,
    },
}

impl Course {
    /// The course of a log without entries.
    pub fn new(terms: Terms) -> Course {
        let game = Game::from_position(terms.rules, terms.start);
        let ending = game.result().map(Ending::Played);
        let left = terms.clock.at_start().map(|time| BySide::new(|_| time));
        let series = Series::new(terms.start.to_move());
        Course { terms, entries: Vec::new(), past: Vec::new(), series, game, ending, left }
    }

    /// What was settled at the start.
    pub fn terms(&self) -> &Terms {
        &self.terms
    }

    /// The log.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The entries after the one with this number.
    pub fn entries_after(&self, number: u32) -> &[Entry] {
        self.entries.get(number as usize..).unwrap_or_default()
    }

    /// The number of the next entry.
    pub fn next_number(&self) -> u32 {
        self.entries.len() as u32 + 1
    }

    /// The game that goes on, or the last one.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The games before it.
    pub fn past(&self) -> &[PastGame] {
        &self.past
    }

    /// How the last game ended; `None` while it goes on.
    pub fn ending(&self) -> Option<Ending> {
        self.ending
    }

    /// The score of the series, with the last game if it is over.
    pub fn series(&self) -> Series {
        let mut series = self.series;
        if let Some(ending) = self.ending {
            series.finish(ending.winner());
        }
        series
    }

    /// The side that is to move; `None` if the game is over.
    pub fn to_move(&self) -> Option<Side> {
        self.ending.is_none().then(|| self.game.position().to_move())
    }

    /// How many turns `side` would take back: its last one, with the opponent's answer.
    pub fn turns_to_take_back(&self, side: Side) -> Option<u32> {
        let to_move = self.to_move()?;
        let turns = if to_move == side { 2 } else { 1 };
        // A start position may belong to either side, so the turns say how many there are.
        (self.game.turns().len() >= turns).then_some(turns as u32)
    }

    /// With a clock: the milliseconds each side had left at the last entry.
    pub fn left(&self) -> Option<BySide<u64>> {
        self.left
    }

    /// The side whose clock runs, and since when.
    pub fn running_clock(&self) -> Option<(Side, u64)> {
        let since = self.entries.last()?.at;
        let is_running = self.left.is_some() && self.game.turns().len() >= 2;
        self.to_move().filter(|_| is_running).map(|side| (side, since))
    }

    /// What each side has left after an event, if the side to move has thought for so many
    /// milliseconds.
    pub fn left_after(&self, event: Event, thought: u64) -> Option<BySide<u64>> {
        let mut left = self.left?;
        if let Event::NextGame { .. } = event {
            return self.terms.clock.at_start().map(|time| BySide::new(|_| time));
        }
        if let Some((side, _)) = self.running_clock() {
            left[side] = left[side].saturating_sub(thought);
            if let Event::Turn { .. } = event {
                left[side] = self.terms.clock.after_turn(left[side]);
            }
        }
        Some(left)
    }

    /// Adds an entry to the log.
    pub fn apply(&mut self, entry: Entry) -> Result<(), Misfit> {
        let expected = self.next_number();
        if entry.number != expected {
            return Err(Misfit::Number { expected });
        }
        match (entry.event, self.ending) {
            (Event::NextGame { first }, Some(ending)) => {
                let expected = self.series().next_first();
                if first != expected {
                    return Err(Misfit::First { expected });
                }
                self.begin_next(first, ending);
            }
            (Event::NextGame { .. }, None) => return Err(Misfit::GoesOn),
            (_, Some(_)) => return Err(Misfit::Over),
            (Event::Turn { turn }, None) => {
                self.game.play(turn).map_err(Misfit::Turn)?;
                self.ending = self.game.result().map(Ending::Played);
            }
            (Event::Resigned { side }, None) => self.ending = Some(Ending::Resigned(side)),
            (Event::TimedOut { side }, None) => self.ending = Some(Ending::TimedOut(side)),
            (Event::TakenBack { turns }, None) => {
                if self.game.turns().len() < turns as usize {
                    return Err(Misfit::TooFewTurns);
                }
                (0..turns).for_each(|_| _ = self.game.undo());
            }
        }
        self.left = entry.left;
        self.entries.push(entry);
        Ok(())
    }

    fn begin_next(&mut self, first: Side, ending: Ending) {
        let start = self.terms.start_of_game(first);
        let next = Game::from_position(self.terms.rules, start);
        self.series = self.series();
        self.ending = next.result().map(Ending::Played);
        self.past.push(PastGame { game: std::mem::replace(&mut self.game, next), ending });
    }
}

impl Ending {
    /// Who won; `None` if it was a draw.
    pub fn winner(self) -> Option<Side> {
        match self {
            Ending::Played(result) => result.winner(),
            Ending::Resigned(side) | Ending::TimedOut(side) => Some(side.other()),
        }
    }
}

impl fmt::Display for Misfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Misfit::Number { expected } => write!(f, "the next entry has number {expected}"),
            Misfit::Turn(refusal) => refusal.fmt(f),
            Misfit::Over => f.write_str("the game is over"),
            Misfit::GoesOn => f.write_str("the game is not over yet"),
            Misfit::TooFewTurns => f.write_str("there are not so many turns to take back"),
            Misfit::First { expected } => write!(f, "{expected} starts the next game"),
        }
    }
}

impl std::error::Error for Misfit {}
