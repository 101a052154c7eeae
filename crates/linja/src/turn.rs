//! Whole turns.

use core::fmt;
use core::str::FromStr;

use crate::stage::Trail;
use crate::{Expected, Move, Pawn, Row};

/// The moves of one turn in order: at most four (opening, follow-up, and the same again in an
/// extra turn), none when a player without an opening passes.
///
/// The text form is the moves joined by commas, or `pass`. A declined step is left out.
///
/// ```
/// use linja::Turn;
///
/// let turn: Turn = "2-3,1-4".parse()?;
/// assert_eq!(turn.moves().len(), 2);
/// assert_eq!(turn.to_string(), "2-3,1-4");
/// assert_eq!("pass".parse(), Ok(Turn::PASS));
/// # Ok::<(), linja::ParseTurnError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Turn {
    /// The moves; those from `len` on are all [`UNUSED`], so that equal turns are equal.
    moves: [Move; MOST_MOVES],
    len: u8,
}

const MOST_MOVES: usize = 4;
const UNUSED: Move = Move { pawn: Pawn::Own, from: Row::from_number(1), to: Row::from_number(1) };

impl Turn {
    /// The turn of a player who has no opening.
    ///
    /// ```
    /// # use linja::Turn;
    /// assert_eq!(Turn::PASS.to_string(), "pass");
    /// ```
    pub const PASS: Turn = Turn { moves: [UNUSED; MOST_MOVES], len: 0 };

    /// The moves in order.
    ///
    /// ```
    /// # use linja::Turn;
    /// assert!(Turn::PASS.moves().is_empty());
    /// ```
    pub fn moves(&self) -> &[Move] {
        &self.moves[..usize::from(self.len)]
    }

    /// The same turn with the board turned round.
    ///
    /// ```
    /// # use linja::Turn;
    /// assert_eq!("2-3,1-4".parse::<Turn>()?.mirrored().to_string(), "7-6,8-5");
    /// # Ok::<(), linja::ParseTurnError>(())
    /// ```
    #[must_use]
    pub fn mirrored(mut self) -> Turn {
        for one in &mut self.moves[..usize::from(self.len)] {
            *one = one.mirrored();
        }
        self
    }
}

impl Trail for Turn {
    /// The caller has made sure that it is at most the fourth move.
    fn with(mut self, one: Move) -> Turn {
        self.moves[usize::from(self.len)] = one;
        self.len += 1;
        self
    }
}

impl fmt::Display for Turn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [first, others @ ..] = self.moves() else {
            return f.write_str("pass");
        };
        write!(f, "{first}")?;
        others.iter().try_for_each(|one| write!(f, ",{one}"))
    }
}

impl fmt::Debug for Turn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Turn({self})")
    }
}

impl FromStr for Turn {
    type Err = ParseTurnError;

    fn from_str(text: &str) -> Result<Turn, ParseTurnError> {
        if text == "pass" {
            return Ok(Turn::PASS);
        }
        let mut turn = Turn::PASS;
        let mut column = 0;
        for part in text.split(',') {
            let one = part.parse().map_err(|error: ParseTurnError| error.moved_by(column))?;
            if turn.moves().len() == MOST_MOVES {
                let expected = Expected::EndOfTurn;
                return Err(ParseTurnError { column: column + 1, expected });
            }
            turn = turn.with(one);
            column += part.chars().count() + 1;
        }
        Ok(turn)
    }
}

/// Why a text is not a [`Turn`] or a [`Move`].
///
/// ```
/// # use linja::Turn;
/// let error = "2-3,1-9".parse::<Turn>().unwrap_err();
/// assert_eq!(error.to_string(), "column 7: expected a row from 1 to 8");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ParseTurnError {
    /// Where it went wrong, counted in characters from 1.
    pub column: usize,
    /// What should stand there.
    pub expected: Expected,
}

impl ParseTurnError {
    const fn moved_by(self, columns: usize) -> ParseTurnError {
        ParseTurnError { column: self.column + columns, ..self }
    }
}

impl fmt::Display for ParseTurnError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "column {}: expected {}", self.column, self.expected)
    }
}

impl core::error::Error for ParseTurnError {}
