//! `linja solve`, `linja verify`, and where the other commands get their oracle from.

use std::cmp::Ordering;
use std::fs;
use std::io::{self, Write};
use std::path::Path;
use std::time::Instant;

use linja::{Position, RuleSet, Side};
use linja_console::{Tell, cannot_write, cannot_write_to, overwrite, shown};
use linja_oracle::{
    Code, FarTable, LARGEST_TABLE_BYTES, Margins, NearTable, Oracle, POSITIONS, Solution,
    SolveOptions, Table, TableError, TableOf, Totals, available_memory, known_checksum,
    memory_needed,
};
use linja_words::{Value, Words, say, text};
use serde_json::{Map, json};

use crate::Failure;
use crate::progress::{Progress, cancelled};

/// Solves rule sets one after the other, reports on each, and keeps the tables if asked.
pub(crate) fn solve(
    rule_sets: &[RuleSet],
    folder: Option<&Path>,
    in_parts: bool,
    as_json: bool,
    words: Words,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let there = |&rules: &RuleSet| sound_table(folder?, rules);
    let tables: Vec<Option<Table>> = rule_sets.iter().map(there).collect();
    if let Some(folder) = folder {
        check_room(folder, files_to_write(&tables, in_parts))?;
    }
    for (&rules, table) in rule_sets.iter().zip(tables) {
        let start = Instant::now();
        if let (Some(folder), Some(table)) = (folder, table) {
            if in_parts {
                write_parts(&table, folder)?;
            }
            match as_json {
                true => write_json_of_table(&table, start, out)?,
                false => write_there(&table, words, out)?,
            }
            out.flush()?;
            continue;
        }
        let solution = solution(rules, words)?;
        let seconds = start.elapsed().as_secs_f64();
        if as_json {
            let start = solution.start_margin().into();
            write_as_json(rules, start, &solution.totals().into(), seconds, out)?;
        } else {
            write_summary(&solution, seconds, words, out)?;
        }
        if let Some(folder) = folder {
            let progress =
                Progress::new(&say!(words, "solve-progress-writing", rules = rules), words);
            let on_progress = |done, all| progress.set(done, all);
            let path = Table::write(&solution, folder, &on_progress, cancelled()?)?;
            drop(progress);
            if in_parts {
                write_parts(&Table::open(&path)?, folder)?;
            }
            if !as_json {
                write_file(&path, words, out)?;
            }
        }
        out.flush()?;
    }
    Ok(())
}

/// Says that a table is there already.
pub(crate) fn write_there<C: Code>(
    table: &TableOf<C>,
    words: Words,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let (rules, path) = (table.rules(), table.name().display().to_string());
    Ok(writeln!(out, "{}", say!(words, "solve-there", rules = rules, path = path))?)
}

/// Says what was written.
pub(crate) fn write_file(path: &Path, words: Words, out: &mut impl Write) -> Result<(), Failure> {
    let megabytes = Value::decimal(fs::metadata(path)?.len() as f64 / 1e6, 0);
    let path = path.display().to_string();
    Ok(writeln!(out, "  {}", say!(words, "solve-file", path = path, megabytes = megabytes))?)
}

/// The table of a rule set that is in a folder already and has not been damaged since.
fn sound_table(folder: &Path, rules: RuleSet) -> Option<Table> {
    let table = Table::find(folder, rules).ok()??;
    let is_right = table.checksum() == known_checksum(rules) && table.check(0..u64::MAX).is_ok();
    is_right.then_some(table)
}

pub(crate) fn write_parts<C: Code>(table: &TableOf<C>, folder: &Path) -> Result<(), Failure> {
    table.write_parts(&folder.join(TableOf::<C>::folder_name(table.rules())))?;
    write_index(folder)
}

/// Lists the tables that lie in parts in a folder, with their bytes: that is what a page asks for first.
fn write_index(folder: &Path) -> Result<(), Failure> {
    let mut tables = Map::new();
    let names = RuleSet::ALL.into_iter().flat_map(|rules| {
        [Table::folder_name(rules), NearTable::folder_name(rules), FarTable::folder_name(rules)]
    });
    for name in names {
        let Ok(parts) = fs::read_dir(folder.join(&name)) else { continue };
        let bytes = parts.map(|part| Ok(part?.metadata()?.len())).sum::<io::Result<u64>>()?;
        tables.insert(name, bytes.into());
    }
    let path = folder.join("index.json");
    overwrite(&path, serde_json::Value::from(tables).to_string())
        .map_err(|error| Failure::Work(cannot_write(&path, &error)))
}

/// Solves a rule set with a progress bar, after a look whether the memory is there.
fn solution(rules: RuleSet, words: Words) -> Result<Solution, Failure> {
    check_memory(rules, memory_needed(rules))?;
    let progress = Progress::new(&say!(words, "solve-progress-solving", rules = rules), words);
    let on_progress = |done, all| progress.set(done, all);
    let options = SolveOptions::default().with_progress(&on_progress).with_cancel(cancelled()?);
    Ok(linja_oracle::solve(rules, &options)?)
}

/// Looks whether so much memory is there.
pub(crate) fn check_memory(rules: RuleSet, needed: u64) -> Result<(), Failure> {
    if let Some(available) = available_memory().filter(|&available| available < needed) {
        return Err(Failure::Work(text!(
            "error-memory",
            rules = rules,
            needed = gigabytes(needed),
            free = gigabytes(available),
        )));
    }
    Ok(())
}

/// Those that are missing, and a copy of each that is to be cut into parts.
pub(crate) fn files_to_write<T>(tables: &[Option<T>], in_parts: bool) -> u64 {
    let missing = tables.iter().filter(|table| table.is_none()).count();
    let copies = if in_parts { tables.len() } else { 0 };
    (missing + copies) as u64
}

/// Looks whether so many tables can be written to a folder.
pub(crate) fn check_room(folder: &Path, tables: u64) -> Result<(), Failure> {
    // Where nothing is missing, nothing is written: the disk may be full, or read-only.
    if tables == 0 {
        return Ok(());
    }
    let wrong = |error: io::Error| Failure::Usage(cannot_write_to(folder, &error));
    fs::create_dir_all(folder).map_err(wrong)?;
    let free = fs4::available_space(folder).map_err(wrong)?;
    let needed = tables * LARGEST_TABLE_BYTES;
    if free < needed {
        return Err(Failure::Work(text!(
            "error-room",
            needed = gigabytes(needed),
            path = shown(folder),
            free = gigabytes(free),
        )));
    }
    // Whether something can be written there is known before anything is solved.
    tempfile::tempfile_in(folder).map(drop).map_err(wrong)
}

pub(crate) fn gigabytes(bytes: u64) -> Value {
    Value::decimal(bytes as f64 / 1e9, 1)
}

/// What the positions of a rule set add up to, known from a solution or from a table.
pub(crate) struct Sums {
    pub(crate) loss: u64,
    pub(crate) draw: u64,
    pub(crate) win: u64,
    pub(crate) min: i16,
    pub(crate) max: i16,
    pub(crate) checksum: u64,
}

impl From<&Totals> for Sums {
    fn from(totals: &Totals) -> Sums {
        let &Totals { loss, draw, win, checksum, .. } = totals;
        Sums { loss, draw, win, min: totals.min(), max: totals.max(), checksum }
    }
}

impl Sums {
    /// From how the side to move stands, its margin or distance, and how many such positions there are.
    pub(crate) fn new(counted: &[(Ordering, i16, u64)], checksum: u64) -> Sums {
        let of = |wanted| {
            let counts = counted.iter().filter(|(stands, ..)| *stands == wanted);
            counts.map(|(.., count)| count).sum()
        };
        let values = || counted.iter().map(|&(_, value, _)| value);
        Sums {
            loss: of(Ordering::Less),
            draw: of(Ordering::Equal),
            win: of(Ordering::Greater),
            min: values().min().unwrap_or_default(),
            max: values().max().unwrap_or_default(),
            checksum,
        }
    }

    pub(crate) fn positions(&self) -> u64 {
        self.loss + self.draw + self.win
    }
}

fn write_json_of_table(table: &Table, start: Instant, out: &mut impl Write) -> Result<(), Failure> {
    check_memory(table.rules(), POSITIONS.into())?;
    let margins = Margins::from_table(table)?;
    let counted: Vec<_> = { margins.histogram().into_iter() }
        .map(|(margin, count)| (margin.cmp(&0), margin.into(), count))
        .collect();
    let sums = Sums::new(&counted, table.checksum());
    let start_margin = margins.margin(Position::start(Side::Black));
    write_as_json(table.rules(), start_margin, &sums, start.elapsed().as_secs_f64(), out)
}

fn write_as_json(
    rules: RuleSet,
    start: i32,
    sums: &Sums,
    seconds: f64,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let object = json!({
        "rules": rules.name(),
        "positions": sums.positions(),
        "loss": sums.loss,
        "draw": sums.draw,
        "win": sums.win,
        "start": start,
        "min": sums.min,
        "max": sums.max,
        "checksum": format!("{:016x}", sums.checksum),
        "seconds": (seconds * 1000.0).round() / 1000.0,
        "peak_rss_bytes": peak_rss_bytes().unwrap_or(0),
    });
    Ok(writeln!(out, "{object}")?)
}

fn write_summary(
    solution: &Solution,
    seconds: f64,
    words: Words,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let (rules, totals) = (solution.rules(), solution.totals());
    let positions = totals.positions();
    let share = |count: u64| Value::decimal(100.0 * count as f64 / positions as f64, 2);
    let margin = |margin: i16| words.margin(margin.into());
    let lines = [
        say!(words, "solve-start", rules = rules, margin = margin(solution.start_margin().into())),
        say!(
            words,
            "solve-positions",
            positions = positions,
            won = share(totals.win),
            drawn = share(totals.draw),
            lost = share(totals.loss),
        ),
        say!(
            words,
            "solve-margins",
            least = margin(totals.min()),
            most = margin(totals.max()),
            checksum = format!("{:016x}", totals.checksum),
        ),
        say!(
            words,
            "solve-cost",
            seconds = Value::decimal(seconds, 1),
            memory = gigabytes(peak_rss_bytes().unwrap_or(0)),
        ),
    ];
    Ok(writeln!(out, "{}", lines.join("\n  "))?)
}

/// The most memory this process has held, as Linux tells it.
pub(crate) fn peak_rss_bytes() -> Option<u64> {
    let status = fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    let kilobytes: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kilobytes * 1024)
}

/// Checks every position of a table, or of a fresh solution, against its successors.
pub(crate) fn verify(
    rules: Option<RuleSet>,
    file: Option<&Path>,
    words: Words,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let (margins, checksum) = match file {
        Some(path) => {
            let table = Table::open(path).map_err(|error| match error {
                TableError::Damaged { .. } => Failure::from(error),
                // No file, or none that this could be asked of.
                _ => Failure::Usage(error.tell()),
            })?;
            if let Some(wanted) = rules.filter(|&wanted| wanted != table.rules()) {
                let (path, found) = (path.to_owned(), table.rules());
                return Err(Failure::Usage(TableError::Rules { path, found, wanted }.tell()));
            }
            (Margins::from_table(&table)?, table.checksum())
        }
        None => {
            let solution = solution(rules.unwrap_or_default(), words)?;
            (Margins::from_solution(&solution), solution.totals().checksum)
        }
    };
    let rules = margins.rules();
    if margins.checksum() != checksum {
        return Err(Failure::Work(text!("error-checksum", rules = rules)));
    }
    let progress = Progress::new(&say!(words, "verify-progress", rules = rules), words);
    let positions = margins.check_all(&|done, all| progress.set(done, all), cancelled()?)?;
    drop(progress);
    let checksum = format!("{checksum:016x}");
    let right =
        say!(words, "verify-right", rules = rules, positions = positions, checksum = checksum);
    Ok(writeln!(out, "{right}")?)
}

/// The oracle of a rule set: from the table in the data folder if there is one, otherwise solved
/// now.
pub(crate) fn oracle(rules: RuleSet, data: Option<&Path>, words: Words) -> Result<Oracle, Failure> {
    match linja_console::oracle(rules, data)? {
        Some(oracle) => Ok(oracle),
        None => Ok(solution(rules, words)?.into()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Nothing can be written to a folder that is not there.
    #[test]
    fn room_is_asked_for_only_for_what_is_missing() {
        let has_room = |tables: &[Option<()>], in_parts| {
            check_room(Path::new("/dev/null/tables"), files_to_write(tables, in_parts)).is_ok()
        };
        assert!(has_room(&[Some(()), Some(())], false));
        assert!(!has_room(&[Some(()), None], false));
        assert!(!has_room(&[Some(()), Some(())], true));
    }
}
