//! Results and distances: `linja solve --distance`, `linja verify --distance`, and where `linja eval --distance` gets them
//! from.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use linja::RuleSet;
use linja_oracle::{
    Distances, FarSolution, FarTable, NearTable, Oracle, SolveOptions, TableError, Wdl,
    known_distance_checksum, memory_needed, solve_distances,
};
use linja_words::{Value, Words, say, text};
use serde_json::json;

use crate::Failure;
use crate::progress::{Progress, cancelled};
use crate::solve::{
    Sums, check_memory, check_room, files_to_write, gigabytes, peak_rss_bytes, write_file,
    write_parts, write_there,
};

/// The two tables of distances together are not larger than so many of margins.
const TABLES_OF_MARGINS: u64 = 4;

/// What distances take in memory, beside what solving takes.
const DISTANCES_BYTES: u64 = 2_600_000_000;

/// Solves distances, reports on each rule set, and keeps the tables if asked.
pub(crate) fn solve(
    rule_sets: &[RuleSet],
    folder: Option<&Path>,
    in_parts: bool,
    as_json: bool,
    words: Words,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let there = |&rules: &RuleSet| sound_tables(folder?, rules);
    let tables: Vec<_> = rule_sets.iter().map(there).collect();
    if let Some(folder) = folder {
        check_room(folder, TABLES_OF_MARGINS * files_to_write(&tables, in_parts))?;
    }
    for (&rules, tables) in rule_sets.iter().zip(tables) {
        if let (Some(folder), Some((near, far))) = (folder, tables) {
            if in_parts {
                write_parts(&near, folder)?;
                write_parts(&far, folder)?;
            }
            if as_json {
                write_json_of_tables(&near, &far, out)?;
            } else {
                write_there(&near, words, out)?;
                write_there(&far, words, out)?;
            }
            out.flush()?;
            continue;
        }
        check_memory(rules, memory_needed(rules))?;
        let cancel = cancelled()?;
        let solving = say!(words, "solve-progress-solving", rules = rules);
        let progress = Progress::new(&solving, words);
        let on_progress = |done, all| progress.set(done, all);
        let mut written = Vec::new();
        let mut writing = Duration::ZERO;
        let mut keep = |write: &dyn Fn(&Path) -> Result<PathBuf, TableError>| {
            let Some(folder) = folder else { return Ok(()) };
            let start = Instant::now();
            progress.begin(say!(words, "solve-progress-writing", rules = rules));
            written.push(write(folder)?);
            progress.begin(solving.clone());
            writing += start.elapsed();
            Ok::<_, TableError>(())
        };
        let start = Instant::now();
        let options = SolveOptions::default().with_progress(&on_progress).with_cancel(cancel);
        let (kept, far) = solve_distances(rules, &options, |near| {
            keep(&|folder| NearTable::write(near, folder, &on_progress, cancel))
        })?;
        kept?;
        keep(&|folder| FarTable::write(&far, folder, &on_progress, cancel))?;
        let seconds = (start.elapsed() - writing).as_secs_f64();
        drop(progress);
        tell(&far, seconds, as_json, words, out)?;
        drop(far);
        if let [near, far] = &written[..]
            && let Some(folder) = folder.filter(|_| in_parts)
        {
            write_parts(&NearTable::open(near)?, folder)?;
            write_parts(&FarTable::open(far)?, folder)?;
        }
        if !as_json {
            written.iter().try_for_each(|path| write_file(path, words, out))?;
        }
        out.flush()?;
    }
    Ok(())
}

/// The tables of a rule set that are in a folder already and have not been damaged since.
fn sound_tables(folder: &Path, rules: RuleSet) -> Option<(NearTable, FarTable)> {
    let near = NearTable::find(folder, rules).ok()??;
    let far = FarTable::find(folder, rules).ok()??;
    let is_right = Some(far.checksum()) == known_distance_checksum(rules)
        && near.check(0..u64::MAX).is_ok()
        && far.check(0..u64::MAX).is_ok();
    is_right.then_some((near, far))
}

fn tell(
    far: &FarSolution,
    seconds: f64,
    as_json: bool,
    words: Words,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let totals = far.totals();
    if as_json {
        return write_as_json(far.rules(), &totals.into(), seconds, out);
    }
    let checksum = format!("{:016x}", totals.checksum);
    let longest = i64::from(totals.max());
    let distances = say!(words, "solve-distances", longest = longest, checksum = checksum);
    let cost = say!(
        words,
        "solve-cost",
        seconds = Value::decimal(seconds, 1),
        memory = gigabytes(peak_rss_bytes().unwrap_or(0)),
    );
    Ok(writeln!(out, "{}: {distances}\n  {cost}", far.rules())?)
}

fn write_json_of_tables(
    near: &NearTable,
    far: &FarTable,
    out: &mut impl Write,
) -> Result<(), Failure> {
    check_memory(near.rules(), DISTANCES_BYTES)?;
    let start = Instant::now();
    let distances = Distances::from_tables(near, far)?;
    let counted: Vec<_> = { distances.histogram().into_iter() }
        .map(|(outcome, count)| (outcome.result.cmp(&Wdl::Draw), outcome.distance.into(), count))
        .collect();
    let sums = Sums::new(&counted, distances.checksum());
    write_as_json(near.rules(), &sums, start.elapsed().as_secs_f64(), out)
}

fn write_as_json(
    rules: RuleSet,
    sums: &Sums,
    seconds: f64,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let object = json!({
        "rules": rules.name(),
        "kind": "distance",
        "positions": sums.positions(),
        "loss": sums.loss,
        "draw": sums.draw,
        "win": sums.win,
        "max": sums.max,
        "checksum": format!("{:016x}", sums.checksum),
        "seconds": (seconds * 1000.0).round() / 1000.0,
        "peak_rss_bytes": peak_rss_bytes().unwrap_or(0),
    });
    Ok(writeln!(out, "{object}")?)
}

/// The distances of a rule set, solved now.
fn distances(rules: RuleSet, words: Words) -> Result<Distances, Failure> {
    check_memory(rules, memory_needed(rules) + DISTANCES_BYTES)?;
    let progress = Progress::new(&say!(words, "solve-progress-solving", rules = rules), words);
    let on_progress = |done, all| progress.set(done, all);
    let options = SolveOptions::default().with_progress(&on_progress).with_cancel(cancelled()?);
    Ok(Distances::solve(rules, &options)?)
}

/// Checks the result and the distance of every position against its successors.
pub(crate) fn verify(rules: RuleSet, words: Words, out: &mut impl Write) -> Result<(), Failure> {
    let distances = distances(rules, words)?;
    let checksum = distances.checksum();
    if known_distance_checksum(rules).is_some_and(|known| known != checksum) {
        return Err(Failure::Work(text!("error-checksum", rules = rules)));
    }
    let progress = Progress::new(&say!(words, "verify-progress", rules = rules), words);
    let positions = distances.check_all(&|done, all| progress.set(done, all), cancelled()?)?;
    drop(progress);
    let checksum = format!("{checksum:016x}");
    let right =
        say!(words, "verify-right", rules = rules, positions = positions, checksum = checksum);
    Ok(writeln!(out, "{right}")?)
}

/// An oracle that knows distances as well: from tables, or solved now.
pub(crate) fn added(oracle: Oracle, words: Words) -> Result<Oracle, Failure> {
    match oracle.distances() {
        Some(_) => Ok(oracle),
        None => {
            let distances = distances(oracle.rules(), words)?;
            Ok(oracle.with_distances(distances.into()))
        }
    }
}
