//! How far the end is: one way to ask, wherever the distances lie.

use linja::{PlayedTurn, Position, RuleSet};

use crate::code::is_far;
use crate::kind::{Distance, Kind, Outcome};
use crate::{FarTable, NearTable, TableError};

/// Knows the result and the distance of every position of a rule set, from memory or from two tables.
#[derive(Debug)]
pub struct DistanceOracle {
    source: Source,
}

#[derive(Debug)]
enum Source {
    #[cfg(not(target_arch = "wasm32"))]
    Memory(crate::Distances),
    Tables(Box<(NearTable, FarTable)>),
}

#[cfg(not(target_arch = "wasm32"))]
impl From<crate::Distances> for DistanceOracle {
    fn from(distances: crate::Distances) -> DistanceOracle {
        DistanceOracle { source: Source::Memory(distances) }
    }
}

impl From<(NearTable, FarTable)> for DistanceOracle {
    fn from(tables: (NearTable, FarTable)) -> DistanceOracle {
        DistanceOracle { source: Source::Tables(Box::new(tables)) }
    }
}

impl DistanceOracle {
    /// Opens the two tables of a rule set in a folder, if both are there.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn find(
        folder: &std::path::Path,
        rules: RuleSet,
    ) -> Result<Option<DistanceOracle>, TableError> {
        let tables = NearTable::find(folder, rules)?.zip(FarTable::find(folder, rules)?);
        Ok(tables.map(DistanceOracle::from))
    }

    /// The rule set this oracle knows.
    pub fn rules(&self) -> RuleSet {
        match &self.source {
            #[cfg(not(target_arch = "wasm32"))]
            Source::Memory(distances) => distances.rules(),
            Source::Tables(tables) => tables.0.rules(),
        }
    }

    /// The tables that it reads; `None` if its distances are in memory.
    pub fn tables(&self) -> Option<&(NearTable, FarTable)> {
        match &self.source {
            #[cfg(not(target_arch = "wasm32"))]
            Source::Memory(_) => None,
            Source::Tables(tables) => Some(tables),
        }
    }

    /// Who wins from a position, and in how many turns, for the side to move.
    pub fn outcome(&self, position: Position) -> Result<Outcome, TableError> {
        match &self.source {
            #[cfg(not(target_arch = "wasm32"))]
            Source::Memory(distances) => Ok(distances.value(position)),
            Source::Tables(tables) => match tables.0.value(position)? {
                near if is_far(near) => tables.1.value(position),
                near => Ok(near),
            },
        }
    }

    /// Who wins after a turn, and in how many turns, for the side that makes it. The turn itself counts.
    pub fn of_turn(&self, played: &PlayedTurn) -> Result<Outcome, TableError> {
        let side = played.position.to_move().other();
        match played.ends_game {
            true => Ok(Distance::of_last_turn(played.position.margin(self.rules(), side))),
            false => Ok(Distance::of_turn(self.outcome(played.position)?)),
        }
    }
}
