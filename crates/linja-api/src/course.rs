//! What follows from a log: the games of a series, the score, the clocks.

use std::fmt;
use std::sync::Arc;

use linja::{BySide, Ending, Game, Position, Record, Refusal, Series, Side, Turn};
use serde::{Deserialize, Serialize};

use crate::{Entry, Event, Names, Player, Terms};

/// The course of a series of games between two seats, as its log tells it: on one device, against a computer
/// or between two devices.
///
/// It is stored as its log, an object with `terms` and `entries`. A clone shares the past games.
///
/// ```
/// use linja::{BySide, Position, RuleSet, Side};
/// use linja_api::{Course, Event, Player, Terms};
///
/// let players = BySide::new(|_| Player::Person);
/// let mut course =
///     Course::new(Terms::untimed(RuleSet::Zen, players, Position::start(Side::Black)));
/// course.write(Event::Turn { turn: "2-3,1-3".parse()? }, 0)?;
/// assert_eq!(course.game().position().to_move(), Side::Red);
/// assert_eq!(course.next_number(), 2);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Log", into = "Log")]
pub struct Course {
    terms: Terms,
    /// The score from before the log began, if the series was resumed.
    before: Option<Score>,
    past: Vec<Arc<LoggedGame>>,
    now: LoggedGame,
    /// The score without the current game.
    series: Series,
    left: Option<BySide<u64>>,
}

/// A game of a series.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LoggedGame {
    /// The game.
    pub game: Game,
    /// How it ended; none while it goes on.
    pub ending: Option<Ending>,
    /// What happened in it.
    pub entries: Vec<Entry>,
}

/// A course as it is stored.
#[derive(Serialize, Deserialize)]
struct Log {
    terms: Terms,
    /// The score of games before the log, of which nothing else is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    before: Option<Score>,
    entries: Vec<Entry>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
struct Score {
    wins: BySide<u32>,
    draws: u32,
}

/// Why an entry does not fit the log before it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Misfit {
    /// Its number is not the next one.
    Number {
        /// The next number.
        expected: u32,
    },
    /// The rules refuse the turn.
    Turn(Refusal),
    /// It needs a game in progress, and this one is over.
    Over,
    /// It needs a game that is over, and this one is in progress.
    GoesOn,
    /// The number of turns to take back is zero, or more than there are.
    TooFewTurns,
    /// There is no clock to give time to.
    NoClock,
    /// The other side starts the next game.
    First {
        /// The side that does.
        expected: Side,
    },
}

impl Course {
    /// The course of a log without entries.
    pub fn new(terms: Terms) -> Course {
        let now = LoggedGame::new(&terms, terms.start);
        let left = terms.clock.at_start();
        let series = Series::new(terms.start.to_move());
        Course { terms, before: None, past: Vec::new(), now, series, left }
    }

    /// The course of a series that had this score when the log began.
    pub fn resumed(terms: Terms, wins: BySide<u32>, draws: u32) -> Course {
        let series = Series::resumed(terms.start.to_move(), wins, draws);
        Course { before: Some(Score { wins, draws }), series, ..Course::new(terms) }
    }

    /// What was settled at the start.
    pub fn terms(&self) -> &Terms {
        &self.terms
    }

    /// The log.
    pub fn entries(&self) -> impl Iterator<Item = &Entry> {
        self.games().flat_map(|game| &game.entries)
    }

    /// The entries after the one with this number.
    pub fn entries_after(&self, number: u32) -> impl Iterator<Item = &Entry> {
        let known = self.past.partition_point(|game| game.last_number() <= number);
        let games = self.games().skip(known);
        games.flat_map(|game| &game.entries).filter(move |entry| entry.number > number)
    }

    /// The entry with this number.
    pub fn entry(&self, number: u32) -> Option<&Entry> {
        self.entries_after(number.checked_sub(1)?).next()
    }

    /// The last entry.
    pub fn last_entry(&self) -> Option<&Entry> {
        // Every game after the first begins with an entry.
        self.now.entries.last()
    }

    /// The number of the next entry.
    pub fn next_number(&self) -> u32 {
        self.now.last_number() + 1
    }

    /// All games, including the last one.
    pub fn games(&self) -> impl Iterator<Item = &LoggedGame> {
        self.past.iter().map(|past| &**past).chain([&self.now])
    }

    /// Whether a turn was made and not taken back, or a game has ended.
    pub fn has_begun(&self) -> bool {
        self.past() > 0 || self.ending().is_some() || !self.game().played().is_empty()
    }

    /// How many games have been followed by another.
    pub fn past(&self) -> usize {
        self.past.len()
    }

    /// The game with this index, counted from 0.
    pub fn game_at(&self, index: usize) -> Option<&LoggedGame> {
        if index == self.past.len() { Some(&self.now) } else { Some(self.past.get(index)?) }
    }

    /// The last game, whether it is over or not.
    pub fn now(&self) -> &LoggedGame {
        &self.now
    }

    /// The last game without its ending and its entries.
    pub fn game(&self) -> &Game {
        &self.now.game
    }

    /// How the last game ended; none while it goes on.
    pub fn ending(&self) -> Option<Ending> {
        self.now.ending
    }

    /// The score of the series, with the last game if it is over.
    pub fn series(&self) -> Series {
        let mut series = self.series;
        if let Some(ending) = self.ending() {
            series.finish(ending.winner());
        }
        series
    }

    /// The side that is to move; none if the game is over.
    pub fn to_move(&self) -> Option<Side> {
        self.ending().is_none().then(|| self.game().position().to_move())
    }

    /// How many turns to take back until one of these sides can make its last turn again; none if neither
    /// has made one.
    pub fn turns_to_take_back(&self, of: BySide<bool>) -> Option<u32> {
        let mut last_first = (1..).zip(self.game().played().iter().rev());
        last_first.find_map(|(turns, played)| of[played.mover()].then_some(turns))
    }

    /// The turns to redo until one of these sides is to move.
    pub fn turns_to_redo(&self, of: BySide<bool>) -> Vec<Turn> {
        let Some(mut mover) = self.to_move() else { return Vec::new() };
        let mut turns = Vec::new();
        for turn in self.game().undone() {
            turns.push(turn);
            mover = mover.other();
            if of[mover] {
                break;
            }
        }
        turns
    }

    /// The side that resigns if the player on these seats does: their only side, or the side to move if they
    /// have both. None if the game is over.
    pub fn who_resigns(&self, of: BySide<bool>) -> Option<Side> {
        let to_move = self.to_move()?;
        [to_move, to_move.other()].into_iter().find(|&side| of[side])
    }

    /// The event that begins the next game of the series, once this one is over.
    pub fn next_game(&self) -> Event {
        Event::NextGame { first: self.series().next_first() }
    }

    /// With a clock: the milliseconds each side had left at the last entry.
    pub fn left(&self) -> Option<BySide<u64>> {
        self.left
    }

    /// The side whose clock runs, and since when.
    pub fn running_clock(&self) -> Option<(Side, u64)> {
        let since = self.last_entry()?.at;
        let is_running = self.left.is_some() && self.game().turns().len() >= 2;
        self.to_move().filter(|_| is_running).map(|side| (side, since))
    }

    /// The milliseconds that the side whose clock runs may think.
    pub fn time_to_think(&self) -> Option<u64> {
        let (side, _) = self.running_clock()?;
        Some(self.left?[side] + self.terms.clock.delay(side))
    }

    /// What each side has left if the side whose clock runs has thought for this many milliseconds.
    pub fn left_after(&self, thought: u64) -> Option<BySide<u64>> {
        let mut left = self.left?;
        if let Some((side, _)) = self.running_clock() {
            let counts = thought.saturating_sub(self.terms.clock.delay(side));
            left[side] = left[side].saturating_sub(counts);
        }
        Some(left)
    }

    /// What each side has left after an event.
    fn left_by(&self, event: Event, thought: u64) -> Option<BySide<u64>> {
        let mut left = self.left_after(thought)?;
        match (event, self.running_clock()) {
            (Event::NextGame { .. }, _) => return self.terms.clock.at_start(),
            (Event::Turn { .. }, Some((side, _))) => {
                left[side] = self.terms.clock.after_turn(side, left[side]);
            }
            (Event::TimeGiven { side, seconds }, _) => left[side] += u64::from(seconds) * 1000,
            _ => (),
        }
        Some(left)
    }

    /// Adds an event to the log, at a time in milliseconds since 1970. The side to move is charged for all
    /// the time that its clock has run.
    pub fn write(&mut self, event: Event, at: u64) -> Result<Entry, Misfit> {
        // If the system clock was set back, thinking took no time.
        let thought = self.running_clock().map_or(0, |(_, since)| at.saturating_sub(since));
        self.write_timed(event, at, thought)
    }

    /// Like [`Course::write`], but charges the side to move these milliseconds: a server leaves out its
    /// queues and outages.
    pub fn write_timed(&mut self, event: Event, at: u64, thought: u64) -> Result<Entry, Misfit> {
        let (number, left) = (self.next_number(), self.left_by(event, thought));
        let entry = Entry { number, at, left, event };
        self.apply(entry.clone())?;
        Ok(entry)
    }

    /// Adds an entry to the log.
    pub fn apply(&mut self, entry: Entry) -> Result<(), Misfit> {
        let expected = self.next_number();
        if entry.number != expected {
            return Err(Misfit::Number { expected });
        }
        match (entry.event, self.ending()) {
            (Event::NextGame { first }, Some(_)) => {
                let expected = self.series().next_first();
                if first != expected {
                    return Err(Misfit::First { expected });
                }
                self.series = self.series();
                let next = LoggedGame::new(&self.terms, self.terms.start_of_game(first));
                self.past.push(Arc::new(std::mem::replace(&mut self.now, next)));
            }
            (Event::NextGame { .. }, None) => return Err(Misfit::GoesOn),
            (Event::TakenBack { turns }, _) => {
                if turns == 0 || self.game().turns().len() < turns as usize {
                    return Err(Misfit::TooFewTurns);
                }
                (0..turns).for_each(|_| _ = self.now.game.undo());
                self.now.ending = None;
            }
            (_, Some(_)) => return Err(Misfit::Over),
            (Event::Turn { turn }, None) => {
                self.now.game.play(turn).map_err(Misfit::Turn)?;
                self.now.ending = self.now.game.result().map(Ending::Played);
            }
            (Event::Resigned { side }, None) => self.now.ending = Some(Ending::Resigned(side)),
            (Event::TimedOut { side }, None) => self.now.ending = Some(Ending::TimedOut(side)),
            (Event::TimeGiven { .. }, None) if self.left.is_none() => return Err(Misfit::NoClock),
            (Event::TimeGiven { .. }, None) => (),
        }
        self.left = entry.left;
        self.now.entries.push(entry);
        Ok(())
    }
}

impl LoggedGame {
    fn new(terms: &Terms, start: Position) -> LoggedGame {
        let game = Game::from_position(terms.rules, start);
        LoggedGame { ending: game.result().map(Ending::Played), game, entries: Vec::new() }
    }

    fn last_number(&self) -> u32 {
        self.entries.last().map_or(0, |entry| entry.number)
    }

    /// The game as a record. A computer is named by its level, as in `level:4`; `tell` says how the game
    /// ended if it was not played to the end.
    pub fn record(
        &self,
        players: BySide<Player>,
        names: &Names,
        date: String,
        tell: impl FnOnce(Ending) -> String,
    ) -> Record {
        let mut record = self.plain_record(players, names, date);
        if let Some(ending @ (Ending::Resigned(_) | Ending::TimedOut(_))) = self.ending {
            record.add_comment(self.game.turns().len(), &tell(ending));
        }
        record
    }

    /// Like [`LoggedGame::record`], but without a word on how the game ended if it was not played to the end.
    pub fn plain_record(&self, players: BySide<Player>, names: &Names, date: String) -> Record {
        let mut record = Record::new(self.game.clone());
        record.date = date;
        for side in Side::ALL {
            match (players[side], &names[side]) {
                (Player::Computer { level }, _) => record.players[side] = format!("level:{level}"),
                (Player::Person, Some(name)) => name.clone_into(&mut record.players[side]),
                (Player::Person, None) => (),
            }
        }
        record
    }
}

impl From<Course> for Log {
    fn from(course: Course) -> Log {
        let entries = course.entries().cloned().collect();
        Log { terms: course.terms, before: course.before, entries }
    }
}

impl TryFrom<Log> for Course {
    type Error = Misfit;

    fn try_from(Log { terms, before, entries }: Log) -> Result<Course, Misfit> {
        let mut course = match before {
            None => Course::new(terms),
            Some(Score { wins, draws }) => Course::resumed(terms, wins, draws),
        };
        entries.into_iter().try_for_each(|entry| course.apply(entry))?;
        Ok(course)
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
            Misfit::NoClock => f.write_str("there is no clock"),
            Misfit::First { expected } => write!(f, "{expected} starts the next game"),
        }
    }
}

impl std::error::Error for Misfit {}
