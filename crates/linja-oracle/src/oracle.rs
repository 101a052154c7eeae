//! The judge that is never wrong: one way to ask, wherever the margins lie.

use linja::{Move, PlayedTurn, Position, RuleSet, TurnInProgress, ValuedTurn};

use crate::{DistanceOracle, Outcome, Solution, Table, TableError};

/// Knows the exact margin of every position of a rule set, from memory or from a table; and how far it is from the end, if
/// distances were solved as well.
#[derive(Debug)]
pub struct Oracle {
    source: Source,
    distances: Option<DistanceOracle>,
}

#[derive(Debug)]
enum Source {
    Memory(Box<Solution>),
    Table(Table),
}

impl From<Solution> for Oracle {
    fn from(solution: Solution) -> Oracle {
        Oracle { source: Source::Memory(Box::new(solution)), distances: None }
    }
}

impl From<Table> for Oracle {
    fn from(table: Table) -> Oracle {
        Oracle { source: Source::Table(table), distances: None }
    }
}

/// A way to go on in the middle of a turn and what it is worth.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ValuedStep {
    /// The move, or `None` for declining the step that is due.
    pub choice: Option<Move>,
    /// The margin of the side whose turn it is, if both play perfectly from here on.
    pub margin: i32,
}

impl Oracle {
    /// Opens a table of margins, and the two tables of distances if they lie beside it.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn open(path: &std::path::Path) -> Result<Oracle, TableError> {
        let table = Table::open(path)?;
        let folder = path.parent().unwrap_or(path);
        let distances = DistanceOracle::find(folder, table.rules())?;
        Ok(Oracle { distances, ..table.into() })
    }

    /// Opens the tables of a rule set in a folder; `None` if there is no table of margins.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn find(folder: &std::path::Path, rules: RuleSet) -> Result<Option<Oracle>, TableError> {
        let Some(table) = Table::find(folder, rules)? else { return Ok(None) };
        let distances = DistanceOracle::find(folder, rules)?;
        Ok(Some(Oracle { distances, ..table.into() }))
    }

    /// The same oracle with distances added, which must be of the same rule set.
    #[must_use]
    pub fn with_distances(self, distances: DistanceOracle) -> Oracle {
        debug_assert_eq!(self.rules(), distances.rules());
        Oracle { distances: Some(distances), ..self }
    }

    /// The oracle for distances, if they are known.
    pub const fn distances(&self) -> Option<&DistanceOracle> {
        self.distances.as_ref()
    }

    /// The rule set this oracle knows.
    pub fn rules(&self) -> RuleSet {
        match &self.source {
            Source::Memory(solution) => solution.rules(),
            Source::Table(table) => table.rules(),
        }
    }

    /// The table that it reads; `None` if its margins are in memory.
    pub const fn table(&self) -> Option<&Table> {
        match &self.source {
            Source::Memory(_) => None,
            Source::Table(table) => Some(table),
        }
    }

    /// The exact margin of a position for the side to move: its points minus the opponent's at the
    /// end of the game, if both play perfectly.
    pub fn margin(&self, position: Position) -> Result<i32, TableError> {
        match &self.source {
            Source::Memory(solution) => Ok(solution.value(position).into()),
            Source::Table(table) => table.value(position).map(i32::from),
        }
    }

    /// Who wins from a position, and in how many turns, for the side to move; `None` if distances are not known.
    pub fn outcome(&self, position: Position) -> Result<Option<Outcome>, TableError> {
        self.distances.as_ref().map(|distances| distances.outcome(position)).transpose()
    }

    /// The [`outcome`](Self::outcome) of many positions, looked up on all cores.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn outcomes(&self, positions: &[Position]) -> Result<Option<Vec<Outcome>>, TableError> {
        use rayon::prelude::*;
        let Some(distances) = &self.distances else { return Ok(None) };
        let positions = positions.par_iter().with_min_len(1024);
        positions.map(|&one| distances.outcome(one)).collect::<Result<_, _>>().map(Some)
    }

    /// Who wins after a turn, and in how many turns, for the side that makes it. The turn itself counts.
    pub fn outcome_of_turn(&self, played: &PlayedTurn) -> Result<Option<Outcome>, TableError> {
        self.distances.as_ref().map(|distances| distances.of_turn(played)).transpose()
    }

    /// The exact margins of many positions, each for its side to move, looked up on all cores.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn margins(&self, positions: &[Position]) -> Result<Vec<i8>, TableError> {
        use rayon::prelude::*;
        let positions = positions.par_iter().with_min_len(1024);
        match &self.source {
            Source::Memory(solution) => Ok(positions.map(|&one| solution.margin(one)).collect()),
            Source::Table(table) => positions.map(|&one| table.margin(one)).collect(),
        }
    }

    /// Every legal turn with its margin, best first; equal ones in the order of
    /// [`Position::turns`]. Empty if the game is over.
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
