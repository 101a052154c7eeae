//! A table with a game on it: who sits there, the game, the turn being made, the games before it. All
//! that happens on the screen of a game is a call here, and nothing else changes it.

use linja::{
    BySide, Game, GameResult, Move, Position, Record, Refusal, Row, RuleSet, Score, Series, Side,
    Turn,
};
use linja_api::Course;
use serde::{Deserialize, Serialize};

use crate::{BoardView, Hand, Seat, Tally};

/// A table with a game on it.
#[derive(Debug, Clone, PartialEq)]
pub struct Table {
    seats: BySide<Seat>,
    below: Side,
    game: Game,
    /// None when the game is over.
    hand: Option<Hand>,
    resigned: Option<Side>,
    timed_out: Option<Side>,
    /// Who began the first game of the series, and who won the games that are over.
    first: Side,
    past: Vec<Option<Side>>,
}

/// How a game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ending {
    /// By points.
    Points(GameResult),
    /// This side has given up.
    Resigned(Side),
    /// This side had no time left.
    TimedOut(Side),
}

impl Ending {
    /// Who won; none if it is a draw.
    pub fn winner(&self) -> Option<Side> {
        match self {
            Ending::Points(result) => result.winner(),
            Ending::Resigned(side) | Ending::TimedOut(side) => Some(side.other()),
        }
    }
}

impl Table {
    /// A new table.
    pub fn new(rules: RuleSet, seats: BySide<Seat>, first: Side) -> Table {
        Table::from_position(rules, seats, Position::start(first))
    }

    /// A new table whose game starts from a position.
    pub fn from_position(rules: RuleSet, seats: BySide<Seat>, start: Position) -> Table {
        // Whoever is alone at the device sees the own side below; two friends see Black's.
        let below = match (seats.black.is_person(), seats.red.is_person()) {
            (false, true) => Side::Red,
            _ => Side::Black,
        };
        let game = Game::from_position(rules, start);
        let hand = Hand::new(rules, start);
        let first = start.to_move();
        Table { seats, below, game, hand, resigned: None, timed_out: None, first, past: Vec::new() }
    }

    /// A table for an online game, at which whoever has these seats sits at this device.
    pub fn online(course: &Course, yours: BySide<bool>) -> Table {
        let seats = BySide::new(|side| if yours[side] { Seat::Person } else { Seat::Elsewhere });
        let terms = course.terms();
        let mut table = Table::new(terms.rules, seats, terms.start.to_move());
        table.follow(course, None);
        table
    }

    /// Lays what the log of an online game says; `ahead` is one's own turn that is on its way there.
    /// As long as nothing has changed, the turn that is being made stays.
    pub fn follow(&mut self, course: &Course, ahead: Option<Turn>) {
        let mut game = course.game().clone();
        if let Some(turn) = ahead
            && let Err(_refused) = game.play(turn)
        {
            // It never was: the log is right.
            game = course.game().clone();
        }
        let (resigned, timed_out) = match course.ending() {
            Some(linja_api::Ending::Resigned(side)) => (Some(side), None),
            Some(linja_api::Ending::TimedOut(side)) => (None, Some(side)),
            Some(linja_api::Ending::Played(_)) | None => (None, None),
        };
        self.past = course.past().iter().map(|past| past.ending.winner()).collect();
        if (&game, resigned, timed_out) != (&self.game, self.resigned, self.timed_out) {
            (self.game, self.resigned, self.timed_out) = (game, resigned, timed_out);
            self.begin_turn();
        }
    }

    /// Who sits where.
    pub const fn seats(&self) -> BySide<Seat> {
        self.seats
    }

    /// The side whose start line is below.
    pub const fn below(&self) -> Side {
        self.below
    }

    /// The game.
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// The rules of the game.
    pub const fn rules(&self) -> RuleSet {
        self.game.rules()
    }

    /// The turn that is being made; none when the game is over.
    pub const fn hand(&self) -> Option<&Hand> {
        self.hand.as_ref()
    }

    /// The moves of the turn that is being made.
    pub fn so_far(&self) -> Turn {
        self.hand().map_or(Turn::PASS, |hand| hand.turn().so_far())
    }

    /// The side to move; none when the game is over.
    pub fn to_move(&self) -> Option<Side> {
        self.hand().map(Hand::mover)
    }

    /// Whether somebody at this device is to move.
    pub fn is_persons_turn(&self) -> bool {
        self.to_move().is_some_and(|side| self.seats[side].is_person())
    }

    /// The computer that is to move.
    pub fn thinking(&self) -> Option<linja::Level> {
        match self.seats[self.to_move()?] {
            Seat::Computer(level) => Some(level),
            Seat::Person | Seat::Elsewhere => None,
        }
    }

    /// Whether a side is played by somebody at this device while the other is not.
    pub fn has_one_person(&self) -> bool {
        self.seats.black.is_person() != self.seats.red.is_person()
    }

    /// How the game ended, once it has.
    pub fn ending(&self) -> Option<Ending> {
        match (self.resigned, self.timed_out) {
            (Some(side), _) => Some(Ending::Resigned(side)),
            (None, Some(side)) => Some(Ending::TimedOut(side)),
            (None, None) => self.game.result().map(Ending::Points),
        }
    }

    /// The position with the moves of the turn that is being made.
    pub fn position(&self) -> Position {
        self.hand().map_or_else(|| self.game.position(), |hand| hand.turn().position())
    }

    /// The points that each side would have now.
    pub fn scores(&self) -> BySide<Score> {
        let position = self.position();
        BySide::new(|side| Score::new(self.rules(), side, position.placement(side)))
    }

    /// The series so far, this game included if it is over.
    pub fn series(&self) -> Series {
        let mut series = Series::new(self.first);
        for &winner in &self.past {
            series.finish(winner);
        }
        if let Some(ending) = self.ending() {
            series.finish(ending.winner());
        }
        series
    }

    /// Somebody at this device touches a row, or the pawns of a side on it.
    pub fn touch(&mut self, row: Row, side: Option<Side>) -> Option<Move> {
        self.with_persons_hand(|hand| hand.touch(row, side))
    }

    /// Somebody at this device lets go of a dragged pawn over a row.
    pub fn drop_on(&mut self, row: Row) -> Option<Move> {
        self.with_persons_hand(|hand| hand.drop_on(row))
    }

    /// Lets go of the held pawn.
    pub fn let_go(&mut self) {
        if let Some(hand) = &mut self.hand {
            hand.let_go();
        }
    }

    fn with_persons_hand(&mut self, act: impl FnOnce(&mut Hand) -> Option<Move>) -> Option<Move> {
        if !self.is_persons_turn() {
            return None;
        }
        let made = act(self.hand.as_mut()?);
        self.finish_if_complete();
        made
    }

    /// A step of the computer's turn.
    pub fn play_step(&mut self, one: Move) -> Option<Move> {
        self.hand.as_mut()?.play(one)
    }

    fn finish_if_complete(&mut self) {
        if self.hand.as_ref().is_some_and(|hand| hand.complete().is_some()) {
            self.finish();
        }
    }

    /// Ends the turn, leaving out what may be left out. `false` if something must still be done.
    pub fn finish(&mut self) -> bool {
        let played = self.hand.as_mut().and_then(Hand::finish);
        let is_played = played.is_some_and(|played| self.game.play(played.turn).is_ok());
        if is_played {
            self.begin_turn();
        }
        is_played
    }

    fn begin_turn(&mut self) {
        self.hand = match self.ending() {
            Some(_) => None,
            None => self.game.begin_turn().ok().map(Hand::of),
        };
    }

    /// Whether a step of the turn can be taken back.
    pub fn can_undo_step(&self) -> bool {
        self.is_persons_turn() && self.so_far() != Turn::PASS
    }

    /// Takes back the last step of the turn that is being made.
    pub fn undo_step(&mut self) {
        if self.can_undo_step()
            && let Some(hand) = &mut self.hand
        {
            hand.undo();
        }
    }

    /// Whether a whole turn can be taken back.
    pub fn can_take_back(&self) -> bool {
        let is_persons = |index: usize| self.seats[self.mover_of(index)].is_person();
        (0..self.game.played().len()).any(is_persons)
    }

    /// Takes back turns until somebody at this device is to move again.
    pub fn take_back(&mut self) {
        if !self.can_take_back() {
            return;
        }
        self.resigned = None;
        while self.game.undo() && !self.seats[self.game.position().to_move()].is_person() {}
        self.begin_turn();
    }

    /// Makes the moves again that somebody at this device had made. A computer thinks anew.
    pub fn resume(&mut self, so_far: Turn) {
        if self.is_persons_turn()
            && let Some(hand) = &mut self.hand
        {
            // If one cannot be made, neither can those after it.
            let _ = so_far.moves().iter().try_for_each(|&one| hand.play(one).map(drop));
        }
    }

    /// The side that made the turn number `index`, from 0.
    pub fn mover_of(&self, index: usize) -> Side {
        let first = self.game.start().to_move();
        if index.is_multiple_of(2) { first } else { first.other() }
    }

    /// Gives the game up: whoever is to move, or the only person at the table.
    pub fn resign(&mut self) {
        let only = Side::ALL.into_iter().find(|&side| self.seats[side].is_person());
        let side = if self.has_one_person() { only } else { self.to_move() };
        if self.ending().is_none() {
            self.resigned = side;
            self.hand = None;
        }
    }

    /// The next game of the series: the loser begins.
    pub fn rematch(&mut self) {
        let Some(ending) = self.ending() else { return };
        let first = self.series().next_first();
        self.past.push(ending.winner());
        self.game = Game::new(self.rules(), first);
        self.resigned = None;
        self.begin_turn();
    }

    /// Turns the board round.
    pub fn turn_round(&mut self) {
        self.below = self.below.other();
    }

    /// Why the last touch was refused.
    pub fn refusal(&self) -> Option<Refusal> {
        self.hand().and_then(Hand::refusal)
    }

    /// The board as it is to be drawn; with the points of each row on request.
    pub fn view(&self, counting: Counting) -> BoardView {
        let mut view = match &self.hand {
            Some(hand) if self.is_persons_turn() => hand.view(self.below),
            _ => BoardView::of(self.position(), self.below),
        };
        if let Some(last) = self.game.played().last()
            && self.so_far() == Turn::PASS
        {
            view.left = last.turn.moves().iter().map(|one| one.from).collect();
        }
        view.worths =
            Row::ALL.into_iter().map(|row| self.rules().points(self.below.progress(row))).collect();
        if counting == Counting::ByRow {
            view.tallies = Tally::of(&self.scores());
        }
        view
    }

    /// The game as a record; `names` says who played, `date` when.
    pub fn record(&self, names: BySide<String>, date: String) -> Record {
        let mut record = Record::new(self.game.clone());
        record.players = names;
        record.date = date;
        record
    }
}

/// Whether the points of each row are shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Counting {
    /// No.
    No,
    /// Beside the pawns of each row.
    ByRow,
}

/// A table as it is kept on the device: text forms only.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct SavedTable {
    rules: String,
    black: String,
    red: String,
    below: String,
    begins: String,
    /// Where the game started, unless from the setup.
    #[serde(default)]
    start: Option<String>,
    turns: Vec<String>,
    so_far: String,
    resigned: Option<String>,
    first: String,
    past: Vec<String>,
}

impl From<&Table> for SavedTable {
    fn from(table: &Table) -> SavedTable {
        let winner =
            |winner: &Option<Side>| winner.map_or("draw".to_owned(), |side| side.to_string());
        let start = table.game.start();
        SavedTable {
            rules: table.rules().to_string(),
            black: table.seats.black.to_string(),
            red: table.seats.red.to_string(),
            below: table.below.to_string(),
            begins: table.game.start().to_move().to_string(),
            start: (start != Position::start(start.to_move())).then(|| start.to_string()),
            turns: table.game.turns().map(|turn| turn.to_string()).collect(),
            so_far: table.so_far().to_string(),
            resigned: table.resigned.map(|side| side.to_string()),
            first: table.first.to_string(),
            past: table.past.iter().map(winner).collect(),
        }
    }
}

impl SavedTable {
    /// The table, if it was kept by this version of the game or one like it.
    pub fn table(&self) -> Option<Table> {
        let seats = BySide { black: self.black.parse().ok()?, red: self.red.parse().ok()? };
        let start = match &self.start {
            Some(start) => start.parse().ok()?,
            None => Position::start(self.begins.parse().ok()?),
        };
        let mut table = Table::from_position(self.rules.parse().ok()?, seats, start);
        table.below = self.below.parse().ok()?;
        for turn in &self.turns {
            table.game.play(turn.parse().ok()?).ok()?;
        }
        table.resigned = match &self.resigned {
            Some(side) => Some(side.parse().ok()?),
            None => None,
        };
        table.first = self.first.parse().ok()?;
        table.past = self.past.iter().map(|winner| winner.parse().ok()).collect();
        table.begin_turn();
        table.resume(self.so_far.parse().ok()?);
        Some(table)
    }
}
