//! A solved table for the servers of tests. It is made once and kept under `target`, so that only the
//! first run has to solve.

use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;

use anyhow::Result;
use linja::RuleSet;
use linja_oracle::{SolveOptions, Table, solve};
use tempfile::TempDir;
use tokio::sync::OnceCell;

/// Where it is kept.
const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../target/browser-oracle");

/// A new folder that has the table of zen.
pub(crate) async fn folder_with_table() -> Result<TempDir> {
    // The tests of a program wait for the one that solves.
    static TABLE: OnceCell<PathBuf> = OnceCell::const_new();
    let solved = || async { tokio::task::spawn_blocking(table).await? };
    let table = TABLE.get_or_try_init(solved).await?;
    let folder = tempfile::tempdir_in(FOLDER)?;
    std::fs::hard_link(table, folder.path().join(Table::file_name(RuleSet::Zen)))?;
    Ok(folder)
}

/// The table, solved if it is not there.
fn table() -> Result<PathBuf> {
    let folder = Path::new(FOLDER);
    std::fs::create_dir_all(folder)?;
    if Table::find(folder, RuleSet::Zen).ok().flatten().is_none() {
        let solution = solve(RuleSet::Zen, &SolveOptions::default())?;
        Table::write(&solution, folder, &|_, _| (), &AtomicBool::new(false))?;
    }
    Ok(folder.join(Table::file_name(RuleSet::Zen)))
}
