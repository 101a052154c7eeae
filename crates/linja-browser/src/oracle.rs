//! Solved tables for the servers of tests. They are made once and kept under `target`, so that only the
//! first run has to solve.

use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;

use anyhow::Result;
use linja::RuleSet;
use linja_oracle::{SolveOptions, Table, solve};
use tempfile::TempDir;
use tokio::sync::Mutex;

/// Where it is kept.
const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../target/browser-oracle");

/// A new folder that has the table of a rule set.
pub(crate) async fn folder_with_table(rules: RuleSet) -> Result<TempDir> {
    // The tests of a program wait for the one that solves.
    static SOLVING: Mutex<()> = Mutex::const_new(());
    let guard = SOLVING.lock().await;
    let table = tokio::task::spawn_blocking(move || table(rules)).await??;
    drop(guard);
    let folder = tempfile::tempdir_in(FOLDER)?;
    std::fs::hard_link(table, folder.path().join(Table::file_name(rules)))?;
    Ok(folder)
}

/// The table, solved if it is not there.
fn table(rules: RuleSet) -> Result<PathBuf> {
    let folder = Path::new(FOLDER);
    std::fs::create_dir_all(folder)?;
    if Table::find(folder, rules).ok().flatten().is_none() {
        let solution = solve(rules, &SolveOptions::default())?;
        Table::write(&solution, folder, &|_, _| (), &AtomicBool::new(false))?;
    }
    Ok(folder.join(Table::file_name(rules)))
}
