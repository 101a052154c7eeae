//! What can be wrong with a table.

use std::io;
use std::path::PathBuf;

use linja::RuleSet;

use super::front::VERSION;

/// Why a table cannot be read or written.
#[derive(Debug, thiserror::Error)]
pub enum TableError {
    /// The file cannot be opened, read or written.
    #[error("{path}: {source}", path = path.display())]
    Io {
        /// The file.
        path: PathBuf,
        /// What the system said.
        source: io::Error,
    },
    /// The file is not a table.
    #[error("{path}: not a table of Linja (make one with `linja solve --out DIR`)", path = .0.display())]
    Foreign(PathBuf),
    /// The file was written by another version of this program.
    #[error("{path}: a table of format {found}, and this program reads format {VERSION}; make it again with `linja solve --out DIR`", path = path.display())]
    Version {
        /// The file.
        path: PathBuf,
        /// Its format.
        found: u32,
    },
    /// The file holds another rule set than was asked for.
    #[error("{path}: the table of {found}, not of {wanted}", path = path.display())]
    Rules {
        /// The file.
        path: PathBuf,
        /// The rule set it holds.
        found: RuleSet,
        /// The rule set that was asked for.
        wanted: RuleSet,
    },
    /// The file holds another kind of value than was asked for.
    #[error("{path}: not a table of {wanted}s", path = path.display())]
    Kind {
        /// The file.
        path: PathBuf,
        /// The [name](crate::Code::NAME) of what was asked for.
        wanted: &'static str,
    },
    /// The file was cut short, or changed since it was written.
    #[error("{path}: the table is damaged ({what}); make it again with `linja solve --out DIR`", path = path.display())]
    Damaged {
        /// The file.
        path: PathBuf,
        /// The part that is damaged.
        what: Damage,
    },
    /// Writing was cancelled.
    #[error("writing the table was cancelled")]
    Cancelled,
}

/// The part of a table that is damaged.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Damage {
    /// The first bytes.
    #[error("its header")]
    Header,
    /// The name of the rule set.
    #[error("the name of its rule set")]
    RuleSet,
    /// How long the file should be.
    #[error("its length")]
    Length,
    /// Where everything lies, and the model that it is packed with.
    #[error("its index")]
    Index,
    /// The values of a mover.
    #[error("a block")]
    Block,
}
