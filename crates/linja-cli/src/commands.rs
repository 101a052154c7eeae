//! The commands that answer in plain lines.

use std::io::Write;
use std::path::Path;

use linja::{Position, Record, RuleSet};
use linja_console::{Tell, shown};
use linja_words::text;

use crate::Failure;

/// Counts by first turn, so that a long count shows how far it is, then the total.
pub(crate) fn perft(
    rules: RuleSet,
    position: Position,
    depth: u32,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let Some(rest) = depth.checked_sub(1) else {
        return Ok(writeln!(out, "1")?);
    };
    let mut total = 0;
    let mut written = Ok(());
    position.for_each_turn(rules, |played| {
        let count = match rest {
            0 => 1,
            _ if played.ends_game => 0,
            _ => linja::perft(rules, played.position, rest),
        };
        total += count;
        if written.is_ok() {
            written = writeln!(out, "{}: {count}", played.turn).and_then(|()| out.flush());
        }
    });
    written?;
    Ok(writeln!(out, "{total}")?)
}

pub(crate) fn turns(
    rules: RuleSet,
    position: Position,
    out: &mut impl Write,
) -> Result<(), Failure> {
    for turn in position.turns(rules) {
        writeln!(out, "{turn}")?;
    }
    Ok(())
}

pub(crate) fn bench(out: &mut impl Write) -> Result<(), Failure> {
    let mut total = 0;
    for rules in RuleSet::ALL {
        let nodes = linja_players::bench(rules);
        total += nodes;
        writeln!(out, "{rules}: {nodes}")?;
        out.flush()?;
    }
    Ok(writeln!(out, "{total}")?)
}

/// Reads and checks a game record.
pub(crate) fn read_record(path: &Path) -> Result<Record, Failure> {
    linja_console::read_record(path).map_err(|error| in_file(path, &error))
}

/// Reads and checks a file of game records.
pub(crate) fn read_records(path: &Path) -> Result<Vec<Record>, Failure> {
    linja_console::read_records(path).map_err(|error| in_file(path, &error))
}

fn in_file(path: &Path, error: &impl Tell) -> Failure {
    Failure::Usage(text!("error-in-file", path = shown(path), wrong = error.tell()))
}
