//! A table with a game on it: its log, who sits there, the turn being made. All that happens on the
//! screen of a game is a call here, and nothing else changes it.

use linja::{
    BySide, Ending, Game, Level, Move, Position, Record, Refusal, Row, RuleSet, Score, Series,
    Side, Turn, TurnInProgress,
};
use linja_api::{Course, Event, Names, Player, Terms, TimeControl};
use serde::{Deserialize, Serialize};

use crate::{Arrow, BoardView, GameId, Hand, Origin, Seat, Tally};

/// A table with a game on it.
#[derive(Debug, Clone, PartialEq)]
pub struct Table {
    /// The name of the series on this device.
    id: GameId,
    course: Course,
    seats: BySide<Seat>,
    /// What a server calls those on the seats.
    names: Names,
    below: Side,
    /// None when the game is over.
    hand: Option<Hand>,
    /// With a clock on this device: for how many milliseconds the side to move has thought.
    thought: u64,
}

impl Table {
    /// A new table.
    pub fn new(rules: RuleSet, seats: BySide<Seat>, first: Side) -> Table {
        Table::from_position(rules, seats, Position::start(first))
    }

    /// A new table whose games start from a position.
    pub fn from_position(rules: RuleSet, seats: BySide<Seat>, start: Position) -> Table {
        let players = BySide::new(|side| seats[side].player());
        Table::of(Course::new(Terms::untimed(rules, players, start)), seats)
    }

    /// The same table, with a clock.
    pub fn timed(self, clock: TimeControl) -> Table {
        Table::of(Course::new(Terms { clock, ..*self.course.terms() }), self.seats)
    }

    /// A table for an online game, at which whoever has these seats sits at this device.
    pub fn online(course: &Course, yours: BySide<bool>, names: Names) -> Table {
        let seats = BySide::new(|side| if yours[side] { Seat::Person } else { Seat::Elsewhere });
        Table { names, ..Table::of(course.clone(), seats) }
    }

    /// Somebody has come with a name.
    pub fn set_names(&mut self, names: Names) {
        self.names = names;
    }

    fn of(course: Course, seats: BySide<Seat>) -> Table {
        // Whoever is alone at the device sees the own side below; two friends see Black's.
        let below = match (seats.black.is_person(), seats.red.is_person()) {
            (false, true) => Side::Red,
            _ => Side::Black,
        };
        let (id, names) = (GameId::default(), Names::default());
        let mut table = Table { id, course, seats, names, below, hand: None, thought: 0 };
        table.begin_turn();
        table
    }

    /// Lays what the log of an online game says; `ahead` is one's own turn that is on its way there.
    /// As long as nothing has changed, which it says, the turn that is being made stays.
    pub fn follow(&mut self, course: &Course, ahead: Option<Turn>) -> bool {
        let before = std::mem::replace(&mut self.course, course.clone());
        if let Some(turn) = ahead {
            // If it is refused it never was: the log is right.
            self.write(Event::Turn { turn }, 0);
        }
        let has_changed = (self.game(), self.ending()) != (before.game(), before.ending());
        if has_changed {
            self.begin_turn();
        }
        has_changed
    }

    /// Writes into the log what has happened. `false` if it cannot happen now.
    fn write(&mut self, event: Event, now: u64) -> bool {
        self.course.write_timed(event, now, std::mem::take(&mut self.thought)).is_ok()
    }

    /// The results of whoever plays here against computers at this table, the oldest first: the level, and 1 for a win,
    /// ½ for a draw and 0 for a loss.
    pub fn results(&self) -> impl Iterator<Item = (Level, f64)> {
        let computer = Side::ALL.into_iter().find_map(|side| match self.seats[side] {
            Seat::Computer(level) => Some((side, level)),
            Seat::Person | Seat::Elsewhere => None,
        });
        let endings = self.course.games().filter_map(|game| game.ending);
        endings.zip(std::iter::repeat(computer)).filter_map(|(ending, computer)| {
            let (side, level) = computer?;
            let score = match ending.winner() {
                None => 0.5,
                Some(winner) if winner == side => 0.0,
                Some(_) => 1.0,
            };
            Some((level, score))
        })
    }

    /// Whether a clock runs.
    pub fn is_timed(&self) -> bool {
        self.course.running_clock().is_some()
    }

    /// What a side has left on its clock.
    pub fn left(&self, side: Side) -> Option<u64> {
        self.course.left_after(self.thought).map(|left| left[side])
    }

    /// The side to move has thought for so many milliseconds more. Whether that was too long.
    pub fn think(&mut self, milliseconds: u64, now: u64) -> bool {
        self.thought += milliseconds;
        let Some(side) = self.to_move() else { return false };
        let is_over = self.course.time_to_think().is_some_and(|time| time <= self.thought);
        if is_over && self.write(Event::TimedOut { side }, now) {
            self.begin_turn();
        }
        is_over
    }

    /// The same table under a name, by which the device keeps it.
    pub fn named(self, id: GameId) -> Table {
        Table { id, ..self }
    }

    /// The name of the series on this device.
    pub const fn id(&self) -> GameId {
        self.id
    }

    /// Where the games of this table are played, and by whom.
    pub fn origin<'a>(&'a self, nickname: &'a str) -> Origin<'a> {
        let (series, names) = (self.id, &self.names);
        Origin { series, is_online: false, own: self.people(), nickname, names }
    }

    /// The log.
    pub const fn course(&self) -> &Course {
        &self.course
    }

    /// When something happened last, in milliseconds since 1970.
    pub fn changed(&self) -> u64 {
        self.course.last_entry().map_or(0, |entry| entry.at)
    }

    /// Whether there is something to go on with: a turn was made, and the game is not over.
    pub fn is_running(&self) -> bool {
        self.ending().is_none() && !self.game().played().is_empty()
    }

    /// Who sits where.
    pub const fn seats(&self) -> BySide<Seat> {
        self.seats
    }

    /// What a server calls those on the seats.
    pub const fn names(&self) -> &Names {
        &self.names
    }

    /// The side whose start line is below.
    pub const fn below(&self) -> Side {
        self.below
    }

    /// The game.
    pub fn game(&self) -> &Game {
        self.course.game()
    }

    /// The rules of the game.
    pub fn rules(&self) -> RuleSet {
        self.course.terms().rules
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
    pub fn thinking(&self) -> Option<Level> {
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
        self.course.ending()
    }

    /// The position with the moves of the turn that is being made.
    pub fn position(&self) -> Position {
        self.hand().map_or_else(|| self.game().position(), |hand| hand.turn().position())
    }

    /// The points that each side would have now.
    pub fn scores(&self) -> BySide<Score> {
        self.position().scores(self.rules())
    }

    /// The series so far, this game included if it is over.
    pub fn series(&self) -> Series {
        self.course.series()
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
        act(self.hand.as_mut()?)
    }

    /// A step of the computer's turn.
    pub fn play_step(&mut self, one: Move) -> Option<Move> {
        self.hand.as_mut()?.play(one)
    }

    /// Ends the turn of somebody at this device once nothing more is due, and says which it was.
    pub fn finish_if_complete(&mut self, now: u64) -> Option<Turn> {
        let is_complete = self.hand.as_ref().is_some_and(|hand| hand.complete().is_some());
        if is_complete { self.finish(now) } else { None }
    }

    /// Ends the turn, leaving out what may be left out, and says which it was. None if something must
    /// still be done.
    pub fn finish(&mut self, now: u64) -> Option<Turn> {
        let turn = self.hand.as_mut()?.finish()?.turn;
        self.write(Event::Turn { turn }, now).then(|| {
            self.begin_turn();
            turn
        })
    }

    fn begin_turn(&mut self) {
        let turn = self.course.to_move().and_then(|_| self.game().begin_turn().ok());
        self.hand = turn.map(Hand::of);
    }

    /// The number of the next entry of the log.
    pub fn next_number(&self) -> u32 {
        self.course.next_number()
    }

    /// Whether nothing can be done but to pass.
    pub fn is_pass(&self) -> bool {
        self.hand().is_some_and(|hand| hand.turn().due().is_none()) && self.so_far() == Turn::PASS
    }

    /// Whether nothing more is due, and the turn only waits to be ended.
    pub fn is_complete(&self) -> bool {
        self.is_persons_turn() && self.hand().is_some_and(|hand| hand.complete().is_some())
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

    /// The seats of those at this device.
    fn people(&self) -> BySide<bool> {
        self.seats.map(Seat::is_person)
    }

    /// How many turns are taken back until somebody at this device is to move again.
    fn turns_to_take_back(&self) -> Option<u32> {
        self.course.turns_to_take_back(self.people())
    }

    /// Whether a whole turn can be taken back.
    pub fn can_take_back(&self) -> bool {
        self.turns_to_take_back().is_some()
    }

    /// Takes back turns until somebody at this device is to move again.
    pub fn take_back(&mut self, now: u64) {
        if let Some(turns) = self.turns_to_take_back() {
            self.write(Event::TakenBack { turns }, now);
            self.begin_turn();
        }
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

    /// Gives the game up: whoever is to move, or the only person at the table.
    pub fn resign(&mut self, now: u64) {
        if let Some(side) = self.course.who_resigns(self.people()) {
            self.write(Event::Resigned { side }, now);
            self.begin_turn();
        }
    }

    /// The next game of the series: the loser begins.
    pub fn rematch(&mut self, now: u64) {
        self.write(self.course.next_game(), now);
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
        // What was done last is seen until something is done again.
        if let Some(last) = self.game().played().last()
            && self.ending().is_none()
            && self.so_far() == Turn::PASS
            && view.held.is_none()
        {
            view.arrows = Arrow::made(last.mover(), last.turn.moves());
        }
        view.worths = self.worths();
        if counting == Counting::ByRow {
            view.tallies = Tally::of(&self.scores());
        }
        view
    }

    /// The board as it was at an earlier moment.
    pub fn view_of(&self, moment: Moment) -> BoardView {
        let Moment { turns, steps } = moment;
        let played = self.game().played();
        let before = |turns: usize| match turns.checked_sub(1) {
            Some(last) => played.get(last).map_or(self.game().position(), |played| played.position),
            None => self.game().start(),
        };
        let moves = played.get(turns).map(|played| played.turn.moves()).unwrap_or_default();
        let made = &moves[..steps.min(moves.len())];
        let position = match TurnInProgress::new(self.rules(), before(turns)) {
            Ok(mut turn) if !made.is_empty() => {
                // They were made once, so they can be made again.
                let _ = made.iter().try_for_each(|&one| turn.play(one));
                turn.position()
            }
            _ => before(turns),
        };
        let mut view = BoardView::of(position, self.below);
        if let Some(last) = turns.checked_sub(1).and_then(|last| played.get(last))
            && made.is_empty()
        {
            view.arrows = Arrow::made(last.mover(), last.turn.moves());
        }
        view.worths = self.worths();
        view
    }

    /// What a pawn of the side below is worth on each row.
    fn worths(&self) -> Vec<i32> {
        Row::ALL.into_iter().map(|row| self.rules().points(self.below.progress(row))).collect()
    }

    /// The game as a record.
    pub fn record(
        &self,
        date: String,
        nickname: &str,
        tell: impl FnOnce(Ending) -> String,
    ) -> Record {
        let players = self.course.terms().players;
        let mut record = self.course.now().record(players, &self.names, date, tell);
        self.origin(nickname).sign(&mut record);
        record
    }
}

/// A moment of a game that is looked at again: after so many turns, and so many steps of the next.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Moment {
    /// Whole turns.
    pub turns: usize,
    /// Steps of the turn after them.
    pub steps: usize,
}

/// Whether the points of each row are shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Counting {
    /// No.
    No,
    /// Beside the pawns of each row.
    ByRow,
}

/// A table as it is kept on the device: the log of the game, and what is not in it.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct SavedTable {
    id: GameId,
    log: Course,
    below: Side,
    so_far: Turn,
    thought: u64,
}

impl From<&Table> for SavedTable {
    fn from(table: &Table) -> SavedTable {
        SavedTable {
            id: table.id,
            log: table.course.clone(),
            below: table.below,
            so_far: table.so_far(),
            thought: table.thought,
        }
    }
}

/// A table as this version has kept it or the first one, which knew only the winners of the games before.
#[derive(Deserialize)]
struct AnyTable {
    id: Option<GameId>,
    log: Option<Course>,
    below: Side,
    so_far: Turn,
    thought: Option<u64>,
    rules: Option<RuleSet>,
    black: Option<String>,
    red: Option<String>,
    begins: Option<Side>,
    start: Option<Position>,
    turns: Option<Vec<Turn>>,
    resigned: Option<Side>,
    past: Option<Vec<String>>,
}

impl Table {
    /// The table that a text keeps, if it was written by this version of the game or one before it. Where that
    /// gave it no name, it is named after what was kept.
    pub fn read(text: &str) -> Option<Table> {
        let mut kept: AnyTable = serde_json::from_str(text).ok()?;
        let log = kept.log.take().or_else(|| kept.first_log())?;
        let players = log.terms().players;
        let mut table = Table::of(log, BySide::new(|side| Seat::of(players[side])));
        table.id = kept.id.unwrap_or_else(|| GameId::of_text(text));
        table.below = kept.below;
        table.thought = kept.thought.unwrap_or(0);
        table.resume(kept.so_far);
        Some(table)
    }
}

impl AnyTable {
    /// The log of what version 0.1.0 has kept.
    fn first_log(&self) -> Option<Course> {
        let player = |seat: &str| match seat {
            "person" => Some(Player::Person),
            level => Some(Player::Computer { level: level.parse().ok()? }),
        };
        let players =
            BySide { black: player(self.black.as_ref()?)?, red: player(self.red.as_ref()?)? };
        let start = self.start.or_else(|| self.begins.map(Position::start))?;
        let past = self.past.as_ref()?;
        let won = |winner: &str| past.iter().filter(|past| *past == winner).count() as u32;
        let wins = BySide { black: won("black"), red: won("red") };
        let terms = Terms::untimed(self.rules?, players, start);
        let mut log = Course::resumed(terms, wins, won("draw"));
        let turns = self.turns.as_ref()?.iter().map(|&turn| Event::Turn { turn });
        let resigned = self.resigned.map(|side| Event::Resigned { side });
        for event in turns.chain(resigned) {
            log.write(event, 0).ok()?;
        }
        Some(log)
    }
}
