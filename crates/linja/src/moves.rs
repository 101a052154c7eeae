//! Moves of single pawns, and the set of moves that a step allows.

use core::fmt;
use core::str::FromStr;

use crate::{Expected, ParseTurnError, Progress, Row, Side};

/// Whose pawn moves, seen from the side whose turn it is.
///
/// ```
/// # use linja::{Move, Pawn};
/// assert_eq!("x5-6".parse::<Move>()?.pawn, Pawn::Opponents);
/// # Ok::<(), linja::ParseTurnError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Pawn {
    /// A pawn of the side whose turn it is.
    Own,
    /// A pawn of the other side: only in a bonus with the option *mean*.
    Opponents,
}

impl Pawn {
    /// A pawn of `side` when `mover` has the turn.
    ///
    /// ```
    /// # use linja::{Pawn, Side};
    /// assert_eq!(Pawn::of(Side::Red, Side::Red), Pawn::Own);
    /// ```
    pub const fn of(side: Side, mover: Side) -> Pawn {
        match (side, mover) {
            (Side::Black, Side::Black) | (Side::Red, Side::Red) => Pawn::Own,
            (Side::Black, Side::Red) | (Side::Red, Side::Black) => Pawn::Opponents,
        }
    }

    /// The side this pawn belongs to when `mover` has the turn.
    ///
    /// ```
    /// # use linja::{Pawn, Side};
    /// assert_eq!(Pawn::Opponents.side(Side::Black), Side::Red);
    /// ```
    pub const fn side(self, mover: Side) -> Side {
        match self {
            Pawn::Own => mover,
            Pawn::Opponents => mover.other(),
        }
    }
}

/// One pawn going from one row to another.
///
/// The text form is `FROM-TO`, with `x` in front for an opponent's pawn.
///
/// ```
/// use linja::{Move, Pawn, Row};
///
/// let step: Move = "3-4".parse()?;
/// assert_eq!(step.pawn, Pawn::Own);
/// assert_eq!((step.from.number(), step.to.number()), (3, 4));
/// assert_eq!(step.to_string(), "3-4");
/// # Ok::<(), linja::ParseTurnError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move {
    /// Whose pawn moves.
    pub pawn: Pawn,
    /// The row it leaves.
    pub from: Row,
    /// The row it enters.
    pub to: Row,
}

impl Move {
    /// The same move with the board turned round.
    ///
    /// ```
    /// # use linja::Move;
    /// assert_eq!("2-5".parse::<Move>()?.mirrored().to_string(), "7-4");
    /// # Ok::<(), linja::ParseTurnError>(())
    /// ```
    #[must_use]
    pub fn mirrored(self) -> Move {
        let turned = |row: Row| Row::from_number(9 - row.number());
        Move { pawn: self.pawn, from: turned(self.from), to: turned(self.to) }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mark = match self.pawn {
            Pawn::Own => "",
            Pawn::Opponents => "x",
        };
        write!(f, "{mark}{}-{}", self.from, self.to)
    }
}

impl FromStr for Move {
    type Err = ParseTurnError;

    fn from_str(text: &str) -> Result<Move, ParseTurnError> {
        let (pawn, rows) = match text.strip_prefix('x') {
            Some(rows) => (Pawn::Opponents, rows),
            None => (Pawn::Own, text),
        };
        let mut chars = rows.chars();
        let mut column = 1 + text.len() - rows.len();
        let mut read = |expected, accept: fn(char) -> Option<u8>| {
            let value = chars.next().and_then(accept);
            column += 1;
            value.ok_or(ParseTurnError { column: column - 1, expected })
        };
        let row = |c: char| Row::new(u8::try_from(c.to_digit(10)?).ok()?).map(Row::number);
        let from = Row::from_number(read(Expected::Row, row)?);
        read(Expected::Mark('-'), |c| (c == '-').then_some(0))?;
        let to = Row::from_number(read(Expected::Row, row)?);
        match chars.next() {
            None => Ok(Move { pawn, from, to }),
            Some(_) => Err(ParseTurnError { column, expected: Expected::EndOfMove }),
        }
    }
}

/// The moves that a step allows, as an iterator.
///
/// ```
/// use linja::{Position, RuleSet, Side, TurnInProgress};
///
/// let turn = TurnInProgress::new(RuleSet::Zen, Position::start(Side::Black))?;
/// let moves: Vec<String> = turn.moves().map(|one| one.to_string()).collect();
/// assert_eq!(moves, ["1-2", "2-3", "3-4", "4-5", "5-6", "6-7", "7-8"]);
/// assert_eq!(turn.moves().len(), 7);
/// # Ok::<(), linja::Refusal>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
#[must_use = "iterators are lazy"]
pub struct Moves {
    pub(crate) mover: Side,
    /// How far the moves in `forward` go.
    pub(crate) rows: u8,
    /// The progress values from which an own pawn may go forward, a bit each.
    pub(crate) forward: u8,
    /// Likewise one row backward.
    pub(crate) backward: u8,
    /// The opponent's progress values from which its pawn may be moved one row forward.
    pub(crate) their_forward: u8,
    /// Likewise one row backward.
    pub(crate) their_backward: u8,
}

impl Moves {
    pub(crate) const fn none(mover: Side) -> Moves {
        Moves { mover, rows: 0, forward: 0, backward: 0, their_forward: 0, their_backward: 0 }
    }

    /// Whether there are none.
    ///
    /// ```
    /// # use linja::{Position, RuleSet, Side, TurnInProgress};
    /// let turn = TurnInProgress::new(RuleSet::Zen, Position::start(Side::Black))?;
    /// assert!(!turn.moves().is_empty());
    /// # Ok::<(), linja::Refusal>(())
    /// ```
    pub const fn is_empty(&self) -> bool {
        self.forward | self.backward | self.their_forward | self.their_backward == 0
    }

    /// Visits all of them by progress, in the order of the iterator.
    #[inline]
    pub(crate) fn for_each_shift(&self, mut visit: impl FnMut(Shift)) {
        for_each_of(self.forward, |from| visit(Shift::forward(Pawn::Own, from, self.rows)));
        for_each_of(self.backward, |from| visit(Shift::backward(Pawn::Own, from)));
        for_each_of(self.their_forward, |from| visit(Shift::forward(Pawn::Opponents, from, 1)));
        for_each_of(self.their_backward, |from| visit(Shift::backward(Pawn::Opponents, from)));
    }
}

/// Visits the progress values of a set, the lowest first.
#[inline]
fn for_each_of(mut set: u8, mut visit: impl FnMut(Progress)) {
    while let Some(progress) = take_lowest(&mut set) {
        visit(progress);
    }
}

/// Takes the lowest progress value out of a set.
fn take_lowest(set: &mut u8) -> Option<Progress> {
    if *set == 0 {
        return None;
    }
    let lowest = Progress::from_index(set.trailing_zeros() as u8);
    *set &= *set - 1;
    Some(lowest)
}

/// A move told by the progress of the pawn that moves: the same for both sides.
#[derive(Clone, Copy)]
pub(crate) struct Shift {
    pub(crate) pawn: Pawn,
    pub(crate) from: Progress,
    pub(crate) to: Progress,
}

impl Shift {
    fn forward(pawn: Pawn, from: Progress, rows: u8) -> Shift {
        Shift { pawn, from, to: from.forward(rows) }
    }

    fn backward(pawn: Pawn, from: Progress) -> Shift {
        Shift { pawn, from, to: Progress::from_index(from.get() - 1) }
    }

    pub(crate) fn of(one: Move, mover: Side) -> Shift {
        let side = one.pawn.side(mover);
        Shift { pawn: one.pawn, from: side.progress(one.from), to: side.progress(one.to) }
    }

    /// The move in the turn of `mover`.
    pub(crate) fn on_board(self, mover: Side) -> Move {
        let side = self.pawn.side(mover);
        Move { pawn: self.pawn, from: side.row(self.from), to: side.row(self.to) }
    }
}

impl Iterator for Moves {
    type Item = Move;

    fn next(&mut self) -> Option<Move> {
        let shift = if let Some(from) = take_lowest(&mut self.forward) {
            Shift::forward(Pawn::Own, from, self.rows)
        } else if let Some(from) = take_lowest(&mut self.backward) {
            Shift::backward(Pawn::Own, from)
        } else if let Some(from) = take_lowest(&mut self.their_forward) {
            Shift::forward(Pawn::Opponents, from, 1)
        } else {
            Shift::backward(Pawn::Opponents, take_lowest(&mut self.their_backward)?)
        };
        Some(shift.on_board(self.mover))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let sets = [self.forward, self.backward, self.their_forward, self.their_backward];
        // All four sets side by side: one count instead of four.
        let count = u32::from_ne_bytes(sets).count_ones() as usize;
        (count, Some(count))
    }
}

impl ExactSizeIterator for Moves {}
