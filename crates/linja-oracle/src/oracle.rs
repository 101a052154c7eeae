//! The judge that is never wrong: one way to ask, wherever the margins lie.

use linja::{Move, PlayedTurn, Position, RuleSet, TurnInProgress, ValuedTurn};

use crate::{Solution, Table, TableError};

/// Knows the exact margin of every position of a rule set, from memory or from a table.
#[derive(Debug)]
pub struct Oracle {
    source: Source,
}

#[derive(Debug)]
enum Source {
    Memory(Box<Solution>),
    Table(Table),
}

impl From<Solution> for Oracle {
    fn from(solution: Solution) -> Oracle {
        Oracle { source: Source::Memory(Box::new(solution)) }
    }
}

impl From<Table> for Oracle {
    fn from(table: Table) -> Oracle {
        Oracle { source: Source::Table(table) }
    }
}

/// A way to go on in the middle of a turn and what it is worth.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ValuedStep {
    /// The move, or `None` for declining the step that is due.
    pub choice: Option<Move>,
    /// The margin that the side whose turn it is gets with perfect play of both.
    pub margin: i32,
}

impl Oracle {
    /// The rule set this oracle knows.
    pub fn rules(&self) -> RuleSet {
        match &self.source {
            Source::Memory(solution) => solution.rules(),
            Source::Table(table) => table.rules(),
        }
    }

    /// The table that it looks its answers up in, if it does.
    pub const fn table(&self) -> Option<&Table> {
        match &self.source {
            Source::Memory(_) => None,
            Source::Table(table) => Some(table),
        }
    }

    /// The exact margin of a position for the side to move: its points minus the opponent's at the
    /// end of the game, with perfect play of both.
    pub fn margin(&self, position: Position) -> Result<i32, TableError> {
        match &self.source {
            Source::Memory(solution) => Ok(solution.margin(position).into()),
            Source::Table(table) => table.margin(position).map(i32::from),
        }
    }

    /// Every legal turn with its margin, best first; equal ones in the order of
    /// [`Position::turns`]. None if the game is over.
    pub fn turns(&self, position: Position) -> Result<Vec<ValuedTurn>, TableError> {
        match TurnInProgress::new(self.rules(), position) {
            Ok(turn) => self.ends(&turn),
            Err(_) => Ok(Vec::new()),
        }
    }

    /// Every way to end a turn in progress with its margin, best first.
    pub fn ends(&self, turn: &TurnInProgress) -> Result<Vec<ValuedTurn>, TableError> {
        // Of a table that is fetched piece by piece all pieces are asked for before the first is missed.
        let ends: Vec<_> = turn.ends().map(|played| self.value(played)).collect();
        let mut ends = ends.into_iter().collect::<Result<Vec<_>, _>>()?;
        ends.sort_by_key(|end| -end.margin);
        Ok(ends)
    }

    /// Every way to go on from the middle of a turn with its margin, best first: the moves of the
    /// step that is due, and declining it if that is allowed.
    pub fn steps(&self, turn: &TurnInProgress) -> Result<Vec<ValuedStep>, TableError> {
        let mut steps = Vec::new();
        if turn.may_decline()
            && let Ok(played) = turn.finish()
        {
            steps.push(ValuedStep { choice: None, margin: self.value(played)?.margin });
        }
        for one in turn.moves() {
            let mut after = turn.clone();
            if after.play(one).is_ok()
                && let Some(best) = self.ends(&after)?.first()
            {
                steps.push(ValuedStep { choice: Some(one), margin: best.margin });
            }
        }
        steps.sort_by_key(|step| -step.margin);
        Ok(steps)
    }

    /// A game of perfect play from a position to its end: always the first of the best turns.
    pub fn main_line(&self, position: Position) -> Result<Vec<ValuedTurn>, TableError> {
        let mut line = Vec::new();
        let mut next = self.turns(position)?.first().copied();
        while let Some(turn) = next {
            line.push(turn);
            let PlayedTurn { position, ends_game, .. } = turn.played;
            next = if ends_game { None } else { self.turns(position)?.first().copied() };
        }
        Ok(line)
    }

    fn value(&self, played: PlayedTurn) -> Result<ValuedTurn, TableError> {
        let margin = match played.ends_game {
            true => played.position.margin(self.rules(), played.position.to_move().other()),
            false => -self.margin(played.position)?,
        };
        Ok(ValuedTurn { played, margin })
    }
}
