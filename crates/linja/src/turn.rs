//! Whole turns.

use core::fmt;
use core::str::FromStr;

use alloc::vec::Vec;

use crate::stage::{Stage, Trail};
use crate::{
    Expected, Move, Pawn, PlayedTurn, PlayedTurns, Position, Refusal, Row, RuleSet, TurnInProgress,
};

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

    /// The same turn on the board turned round.
    ///
    /// ```
    /// # use linja::Turn;
    /// assert_eq!("2-3,1-4".parse::<Turn>()?.mirrored().to_string(), "7-6,8-5");
    /// # Ok::<(), linja::ParseTurnError>(())
    /// ```
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

/// Whole turns are walks of [`TurnInProgress`].
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

    /// All legal turns with the positions they lead to, one after the other: stop when you like.
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
    /// As [`played_turns`](Self::played_turns), but quicker where all of them matter.
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
    /// As [`for_each_turn`](Self::for_each_turn), but quicker where the turns do not matter.
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
