//! Where tables of the oracle lie.

use std::path::{Path, PathBuf};

use linja::RuleSet;
use linja_oracle::{Table, TableError};

/// The table of a rule set in the data folder, if there is one; by default in that of the user.
pub fn table(rules: RuleSet, data: Option<&Path>) -> Result<Option<Table>, TableError> {
    match data.map(Path::to_owned).or_else(default_data) {
        Some(folder) => Table::find(&folder, rules),
        None => Ok(None),
    }
}

/// Where a user's tables lie unless said otherwise.
pub fn default_data() -> Option<PathBuf> {
    let set = |name| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let base = set("XDG_DATA_HOME").or_else(|| Some(set("HOME")?.join(".local").join("share")))?;
    Some(base.join("linja"))
}
