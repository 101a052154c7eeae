//! Solved tables for the servers of tests. They are made once and kept under `target`, so that only the
//! first run has to solve.

use std::path::Path;
use std::sync::atomic::AtomicBool;

use anyhow::Result;
use linja::RuleSet;
use linja_oracle::{
    DistanceOracle, FarTable, NearTable, SolveOptions, Table, solve, solve_distances,
};
use tempfile::TempDir;
use tokio::sync::Mutex;

/// Where it is kept.
const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../target/browser-oracle");

/// A new folder that has the table of a rule set.
pub(crate) async fn folder_with_table(rules: RuleSet) -> Result<TempDir> {
    folder_with(rules, table).await
}

/// The same with the tables of distances.
pub(crate) async fn folder_with_distances(rules: RuleSet) -> Result<TempDir> {
    folder_with(rules, |rules| Ok([table(rules)?, distances(rules)?].concat())).await
}

/// A new folder that has what is made of a rule set.
async fn folder_with(
    rules: RuleSet,
    make: impl FnOnce(RuleSet) -> Result<Vec<String>> + Send + 'static,
) -> Result<TempDir> {
    // The tests of a program wait for the one that solves.
    static SOLVING: Mutex<()> = Mutex::const_new(());
    let guard = SOLVING.lock().await;
    std::fs::create_dir_all(FOLDER)?;
    let names = tokio::task::spawn_blocking(move || make(rules)).await??;
    drop(guard);
    let folder = tempfile::tempdir_in(FOLDER)?;
    for name in names {
        std::fs::hard_link(Path::new(FOLDER).join(&name), folder.path().join(&name))?;
    }
    Ok(folder)
}

/// The name of the table, which is solved if it is not there.
fn table(rules: RuleSet) -> Result<Vec<String>> {
    let folder = Path::new(FOLDER);
    if Table::find(folder, rules).ok().flatten().is_none() {
        let solution = solve(rules, &SolveOptions::default())?;
        Table::write(&solution, folder, &|_, _| (), &AtomicBool::new(false))?;
    }
    Ok(vec![Table::file_name(rules)])
}

/// The names of the two tables of distances, which are solved if they are not there.
fn distances(rules: RuleSet) -> Result<Vec<String>> {
    let (folder, go_on) = (Path::new(FOLDER), AtomicBool::new(false));
    if DistanceOracle::find(folder, rules).ok().flatten().is_none() {
        let (near, far) = solve_distances(rules, &SolveOptions::default(), |near| {
            NearTable::write(near, folder, &|_, _| (), &go_on)
        })?;
        near?;
        FarTable::write(&far, folder, &|_, _| (), &go_on)?;
    }
    Ok(vec![NearTable::file_name(rules), FarTable::file_name(rules)])
}
