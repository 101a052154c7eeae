//! Where all pawns stand and who is to move.

use core::fmt;
use core::str::FromStr;

use alloc::vec::Vec;

use crate::stage::Stage;
use crate::{
    BySide, Expected, Placement, PlacementError, PlayedTurn, PlayedTurns, Refusal, Row, RuleSet,
    Score, Side, Turn, TurnInProgress,
};

/// The placement of both sides and the side to move: always twelve pawns per side and at most six
/// pawns on an inner row.
///
/// The text form is Black's pawns on rows 1 to 8, `/`, Red's pawns on rows 1 to 8, a blank, and the
/// side to move (`b` or `r`).
///
/// ```
/// use linja::{Position, Side};
///
/// let position: Position = "6,1,1,1,1,1,1,0/0,1,1,1,1,1,1,6 b".parse()?;
/// assert_eq!(position, Position::start(Side::Black));
/// assert!(!position.is_over());
/// # Ok::<(), linja::ParsePositionError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Position {
    placements: BySide<Placement>,
    to_move: Side,
}

impl Position {
    /// The setup, with this side to move.
    ///
    /// ```
    /// # use linja::{Position, Side};
    /// assert_eq!(Position::start(Side::Red).to_string(), "6,1,1,1,1,1,1,0/0,1,1,1,1,1,1,6 r");
    /// ```
    pub const fn start(first: Side) -> Position {
        let placements = BySide { black: Placement::START, red: Placement::START };
        Position { placements, to_move: first }
    }

    /// The position with these placements, if no inner row holds more than six pawns.
    ///
    /// ```
    /// # use linja::{BySide, Placement, Position, RowTooFull, Side};
    /// let six_on_row_4 = Placement::new([0, 0, 0, 6, 0, 0, 0, 6])?;
    /// let one_on_row_4 = Placement::new([0, 0, 0, 0, 1, 0, 0, 11])?;
    /// let placements = BySide { black: six_on_row_4, red: one_on_row_4 };
    /// let RowTooFull { row, pawns } = Position::new(placements, Side::Black).unwrap_err();
    /// assert_eq!((row.number(), pawns), (4, 7));
    /// # Ok::<(), linja::PlacementError>(())
    /// ```
    pub fn new(placements: BySide<Placement>, to_move: Side) -> Result<Position, RowTooFull> {
        let position = Position { placements, to_move };
        match placements.black.first_overfull(placements.red) {
            None => Ok(position),
            Some(progress) => {
                let row = Side::Black.row(progress);
                Err(RowTooFull { row, pawns: position.pawns_on(row) })
            }
        }
    }

    /// One side stands on `own`, the other on `facing`; the caller has made sure of the row limit.
    pub(crate) const fn of(
        side: Side,
        own: Placement,
        facing: Placement,
        to_move: Side,
    ) -> Position {
        let placements = match side {
            Side::Black => BySide { black: own, red: facing },
            Side::Red => BySide { black: facing, red: own },
        };
        Position { placements, to_move }
    }

    /// The side to move.
    ///
    /// ```
    /// # use linja::{Position, Side};
    /// assert_eq!(Position::start(Side::Red).to_move(), Side::Red);
    /// ```
    pub const fn to_move(self) -> Side {
        self.to_move
    }

    /// Where one side's pawns stand.
    ///
    /// ```
    /// # use linja::{Placement, Position, Side};
    /// assert_eq!(Position::start(Side::Black).placement(Side::Red), Placement::START);
    /// ```
    pub const fn placement(self, side: Side) -> Placement {
        match side {
            Side::Black => self.placements.black,
            Side::Red => self.placements.red,
        }
    }

    /// Where the pawns of the side to move stand.
    ///
    /// ```
    /// # use linja::Position;
    /// let position: Position = "5,1,2,1,1,1,1,0/0,1,1,1,1,1,1,6 r".parse()?;
    /// assert_eq!(position.mover().counts(), [6, 1, 1, 1, 1, 1, 1, 0]);
    /// # Ok::<(), linja::ParsePositionError>(())
    /// ```
    pub const fn mover(self) -> Placement {
        self.placement(self.to_move)
    }

    /// Where the pawns of the side that waits stand.
    ///
    /// ```
    /// # use linja::Position;
    /// let position: Position = "5,1,2,1,1,1,1,0/0,1,1,1,1,1,1,6 r".parse()?;
    /// assert_eq!(position.waiting().counts(), [5, 1, 2, 1, 1, 1, 1, 0]);
    /// # Ok::<(), linja::ParsePositionError>(())
    /// ```
    pub const fn waiting(self) -> Placement {
        self.placement(self.to_move.other())
    }

    /// The score of each side if the game ended here.
    ///
    /// ```
    /// # use linja::{Position, RuleSet, Side};
    /// let scores = Position::start(Side::Black).scores(RuleSet::Zen);
    /// assert_eq!(scores.map(|score| score.points()), linja::BySide { black: -3, red: -3 });
    /// ```
    pub fn scores(self, rules: RuleSet) -> BySide<Score> {
        BySide::new(|side| Score::new(rules, side, self.placement(side)))
    }

    /// The points of `side` minus its opponent's if the game ended here.
    ///
    /// ```
    /// # use linja::{Position, RuleSet, Side};
    /// let position: Position = "0,0,0,0,0,2,4,6/6,3,1,0,2,0,0,0 b".parse()?;
    /// assert_eq!(position.margin(RuleSet::Zen, Side::Red), -7);
    /// # Ok::<(), linja::ParsePositionError>(())
    /// ```
    pub fn margin(self, rules: RuleSet, side: Side) -> i32 {
        self.placement(side).points(rules) - self.placement(side.other()).points(rules)
    }

    /// How many pawns of one side stand on a row.
    ///
    /// ```
    /// # use linja::{Position, Row, Side};
    /// let row = Row::new(8).unwrap();
    /// assert_eq!(Position::start(Side::Black).count(Side::Red, row), 6);
    /// ```
    pub const fn count(self, side: Side, row: Row) -> u8 {
        self.placement(side).count(side.progress(row))
    }

    /// How many pawns of both colours stand on a row.
    ///
    /// ```
    /// # use linja::{Position, Row, Side};
    /// let row = Row::new(4).unwrap();
    /// assert_eq!(Position::start(Side::Black).pawns_on(row), 2);
    /// ```
    pub const fn pawns_on(self, row: Row) -> u8 {
        self.count(Side::Black, row) + self.count(Side::Red, row)
    }

    /// Whether the colours have passed each other: every black pawn stands on a higher row than
    /// every red pawn.
    ///
    /// ```
    /// # use linja::Position;
    /// let sharing_row_5: Position = "0,0,0,0,6,0,0,6/6,0,0,0,0,6,0,0 b".parse()?;
    /// assert!(!sharing_row_5.has_passed());
    /// let passed: Position = "0,0,0,0,6,0,0,6/6,0,0,6,0,0,0,0 b".parse()?;
    /// assert!(passed.has_passed());
    /// # Ok::<(), linja::ParsePositionError>(())
    /// ```
    pub const fn has_passed(self) -> bool {
        let BySide { black, red } = self.placements;
        black.has_passed(red)
    }

    /// Whether this side could make an opening if it were its turn.
    ///
    /// A side to move that has none passes.
    ///
    /// ```
    /// # use linja::{Position, Side};
    /// let all_home: Position = "0,0,0,0,0,0,0,12/0,0,0,0,0,6,0,6 b".parse()?;
    /// assert!(!all_home.has_opening(Side::Black));
    /// assert!(all_home.has_opening(Side::Red));
    /// # Ok::<(), linja::ParsePositionError>(())
    /// ```
    pub const fn has_opening(self, side: Side) -> bool {
        self.placement(side).has_opening(self.placement(side.other()))
    }

    /// Whether a game in this position is over: the colours have passed each other, or neither
    /// side has an opening.
    ///
    /// A game can also be over in a position where this is `false`: in the later editions a bonus
    /// may mix the colours again after they have passed. [`Game::is_over`](crate::Game::is_over)
    /// knows.
    ///
    /// ```
    /// # use linja::{Position, Side};
    /// assert!(!Position::start(Side::Black).is_over());
    /// ```
    pub const fn is_over(self) -> bool {
        self.has_passed() || !(self.has_opening(Side::Black) || self.has_opening(Side::Red))
    }

    /// The same position with the colours swapped and the board turned round; its turns are the
    /// same turns mirrored.
    ///
    /// ```
    /// # use linja::Position;
    /// let position: Position = "5,1,2,1,1,1,1,0/0,1,1,1,1,1,1,6 r".parse()?;
    /// assert_eq!(position.mirrored().to_string(), "6,1,1,1,1,1,1,0/0,1,1,1,1,2,1,5 b");
    /// # Ok::<(), linja::ParsePositionError>(())
    /// ```
    #[must_use]
    pub const fn mirrored(self) -> Position {
        let BySide { black, red } = self.placements;
        let placements = BySide { black: red, red: black };
        Position { placements, to_move: self.to_move.other() }
    }
}

/// Whole turns: each is a walk through [`TurnInProgress`].
impl Position {
    /// All legal turns, each once; none if the game is over.
    ///
    /// ```
    /// use linja::{Position, RuleSet, Side};
    ///
    /// let turns = Position::start(Side::Black).turns(RuleSet::Classic);
    /// assert_eq!(turns.len(), 43);
    /// assert_eq!(turns[0].to_string(), "1-2,1-3");
    /// ```
    pub fn turns(self, rules: RuleSet) -> Vec<Turn> {
        let mut turns = Vec::new();
        self.for_each_turn(rules, |played| turns.push(played.turn));
        turns
    }

    /// An iterator over all legal turns with the positions they lead to: stop when you like.
    ///
    /// ```
    /// use linja::{Position, RuleSet, Side};
    ///
    /// let mut turns = Position::start(Side::Black).played_turns(RuleSet::Classic);
    /// assert_eq!(turns.next().unwrap().turn.to_string(), "1-2,1-3");
    /// assert_eq!(turns.count(), 42);
    /// ```
    pub fn played_turns(self, rules: RuleSet) -> PlayedTurns {
        TurnInProgress::new(rules, self).map_or(PlayedTurns::NONE, |turn| turn.ends())
    }

    /// Visits all legal turns with the positions they lead to.
    ///
    /// Like [`played_turns`](Self::played_turns), but quicker if you want all of them.
    ///
    /// ```
    /// use linja::{Position, RuleSet, Side};
    ///
    /// let mut most_on_goal = 0;
    /// Position::start(Side::Black).for_each_turn(RuleSet::Zen, |played| {
    ///     let on_goal = played.position.placement(Side::Black).counts()[7];
    ///     most_on_goal = most_on_goal.max(on_goal);
    /// });
    /// assert_eq!(most_on_goal, 2);
    /// ```
    pub fn for_each_turn(self, rules: RuleSet, mut visit: impl FnMut(PlayedTurn)) {
        if !self.is_over() {
            Stage::first(rules, self).for_each_end(Turn::PASS, |end| visit(end.into()));
        }
    }

    /// Visits the position that each legal turn leads to, and whether the game ends with the turn.
    ///
    /// Like [`for_each_turn`](Self::for_each_turn), but quicker if you don't need the turns themselves.
    ///
    /// ```
    /// use linja::{Position, RuleSet, Side};
    ///
    /// let mut next = Vec::new();
    /// Position::start(Side::Black).for_each_next(RuleSet::Classic, |position, _| next.push(position));
    /// assert_eq!(next.len(), 43);
    /// assert_eq!(next[0].to_string(), "4,2,2,1,1,1,1,0/0,1,1,1,1,1,1,6 r");
    /// ```
    pub fn for_each_next(self, rules: RuleSet, mut visit: impl FnMut(Position, bool)) {
        if !self.is_over() {
            let first = Stage::first(rules, self);
            first.for_each_end(
                (),
                #[inline(always)]
                |end| visit(end.position, end.ends_game),
            );
        }
    }

    /// How many legal turns there are.
    ///
    /// ```
    /// # use linja::{Position, RuleSet, Side};
    /// assert_eq!(Position::start(Side::Black).count_turns(RuleSet::ZenMean), 187);
    /// ```
    pub fn count_turns(self, rules: RuleSet) -> u64 {
        if self.is_over() { 0 } else { Stage::first(rules, self).count_ends() }
    }

    /// Plays a whole turn, or says why it is not legal.
    ///
    /// ```
    /// use linja::{Position, Refusal, RuleSet, Side, Step};
    ///
    /// let start = Position::start(Side::Black);
    /// assert!(start.play(RuleSet::Zen, "2-3".parse()?).is_ok());
    /// assert_eq!(
    ///     start.play(RuleSet::Revised, "2-3".parse()?),
    ///     Err(Refusal::Compulsory(Step::FollowUp { rows: 2 }))
    /// );
    /// # Ok::<(), linja::ParseTurnError>(())
    /// ```
    pub fn play(self, rules: RuleSet, turn: Turn) -> Result<PlayedTurn, Refusal> {
        let mut walk = TurnInProgress::new(rules, self)?;
        if turn == Turn::PASS && walk.due().is_some() {
            return Err(Refusal::MayNotPass);
        }
        for &one in turn.moves() {
            walk.play(one)?;
        }
        walk.finish()
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for side in Side::ALL {
            for row in Row::ALL {
                let separator = match (row.number(), side) {
                    (1, Side::Black) => "",
                    (1, Side::Red) => "/",
                    _ => ",",
                };
                write!(f, "{separator}{}", self.count(side, row))?;
            }
        }
        write!(f, " {}", self.to_move.letter())
    }
}

/// An inner row holds more than six pawns.
///
/// ```
/// # use linja::{ParsePositionError, Position};
/// let text = "6,6,0,0,0,0,0,0/0,1,0,0,0,0,0,11 b";
/// let ParsePositionError::RowTooFull(error) = text.parse::<Position>().unwrap_err() else {
///     panic!("seven pawns on row 2");
/// };
/// assert_eq!(error.to_string(), "row 2 holds 7 pawns, and an inner row holds at most 6");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RowTooFull {
    /// The row.
    pub row: Row,
    /// The pawns on it, both colours.
    pub pawns: u8,
}

impl fmt::Display for RowTooFull {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let RowTooFull { row, pawns } = self;
        write!(f, "row {row} holds {pawns} pawns, and an inner row holds at most {}", Row::LIMIT)
    }
}

impl core::error::Error for RowTooFull {}

/// Why a text is not a [`Position`].
///
/// ```
/// # use linja::Position;
/// let error = "6,1,1,1,1,1,1,0/0,1,1,1,1,1,1,5 b".parse::<Position>().unwrap_err();
/// assert_eq!(error.to_string(), "red has 11 pawns instead of 12");
///
/// let error = "6,1,1".parse::<Position>().unwrap_err();
/// assert_eq!(error.to_string(), "column 6: expected `,`");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ParsePositionError {
    /// The text is not of the right form.
    Syntax {
        /// Where it went wrong, counted in characters from 1.
        column: usize,
        /// What should stand there.
        expected: Expected,
    },
    /// A side has this many pawns instead of twelve.
    Pawns(Side, u32),
    /// An inner row holds more than six pawns.
    RowTooFull(RowTooFull),
}

impl fmt::Display for ParsePositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ParsePositionError::Syntax { column, expected } => {
                write!(f, "column {column}: expected {expected}")
            }
            ParsePositionError::Pawns(side, pawns) => {
                write!(f, "{side} has {pawns} pawns instead of {}", Placement::PAWNS)
            }
            ParsePositionError::RowTooFull(error) => error.fmt(f),
        }
    }
}

impl core::error::Error for ParsePositionError {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match self {
            ParsePositionError::RowTooFull(error) => Some(error),
            ParsePositionError::Syntax { .. } | ParsePositionError::Pawns(..) => None,
        }
    }
}

impl From<RowTooFull> for ParsePositionError {
    fn from(error: RowTooFull) -> ParsePositionError {
        ParsePositionError::RowTooFull(error)
    }
}

impl FromStr for Position {
    type Err = ParsePositionError;

    fn from_str(text: &str) -> Result<Position, ParsePositionError> {
        let mut reader = Reader { rest: text, column: 1 };
        let black = reader.placement(Side::Black)?;
        reader.literal('/', Expected::Mark('/'))?;
        let red = reader.placement(Side::Red)?;
        reader.literal(' ', Expected::Blank)?;
        let to_move = match reader.rest.chars().next() {
            Some('b') => Side::Black,
            Some('r') => Side::Red,
            _ => return Err(reader.expected(Expected::SideToMove)),
        };
        reader.advance(1);
        if !reader.rest.is_empty() {
            return Err(reader.expected(Expected::EndOfPosition));
        }
        Ok(Position::new(BySide { black, red }, to_move)?)
    }
}

/// Reads the text of a position from left to right.
struct Reader<'a> {
    rest: &'a str,
    column: usize,
}

impl Reader<'_> {
    fn placement(&mut self, side: Side) -> Result<Placement, ParsePositionError> {
        let mut counts = [0; 8];
        for row in Row::ALL {
            if row.number() > 1 {
                self.literal(',', Expected::Mark(','))?;
            }
            counts[side.progress(row).index()] = self.count()?;
        }
        Placement::new(counts).map_err(|error| match error {
            PlacementError::Pawns(pawns) => ParsePositionError::Pawns(side, pawns),
            PlacementError::RowTooFull(progress) => {
                let pawns = counts[progress.index()];
                ParsePositionError::RowTooFull(RowTooFull { row: side.row(progress), pawns })
            }
        })
    }

    /// A count of one or two digits without leading zero: no more than twelve are ever needed.
    fn count(&mut self) -> Result<u8, ParsePositionError> {
        let digits = self.rest.bytes().take_while(u8::is_ascii_digit).count();
        let leading_zero = digits > 1 && self.rest.starts_with('0');
        let count = self.rest[..digits].parse().ok().filter(|_| digits <= 2 && !leading_zero);
        let count = count.ok_or_else(|| self.expected(Expected::Pawns))?;
        self.advance(digits);
        Ok(count)
    }

    fn literal(&mut self, mark: char, expected: Expected) -> Result<(), ParsePositionError> {
        if !self.rest.starts_with(mark) {
            return Err(self.expected(expected));
        }
        self.advance(mark.len_utf8());
        Ok(())
    }

    /// Over ASCII that has been looked at.
    fn advance(&mut self, bytes: usize) {
        self.rest = &self.rest[bytes..];
        self.column += bytes;
    }

    fn expected(&self, expected: Expected) -> ParsePositionError {
        ParsePositionError::Syntax { column: self.column, expected }
    }
}
