//! `linja eval`: the exact worth of a position and of each turn.

use std::io::{self, BufRead, Write};

use linja::{Position, Side, ValuedTurn};
use linja_oracle::Oracle;
use serde_json::{Value, json};

use crate::Failure;

/// One position, for people.
pub(crate) fn one(
    oracle: &Oracle,
    position: Position,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let rules = oracle.rules();
    let mover = match position.to_move() {
        Side::Black => "Black",
        Side::Red => "Red",
    };
    let margin = oracle.margin(position)?;
    if position.is_over() {
        return Ok(writeln!(out, "{rules}, the game is over: {margin:+} for {mover}")?);
    }
    writeln!(out, "{rules}, {mover} to move: {margin:+} for {mover} with perfect play\n")?;
    for ValuedTurn { played, margin } in oracle.turns(position)? {
        writeln!(out, "{margin:>+4}  {}", played.turn)?;
    }
    let line = oracle.main_line(position)?;
    let turns: Vec<_> = line.iter().map(|turn| turn.played.turn.to_string()).collect();
    writeln!(out, "\nPerfect play: {}", turns.join(" "))?;
    Ok(())
}

/// One position, for programs.
pub(crate) fn one_as_json(
    oracle: &Oracle,
    position: Position,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let turns: Vec<Value> = oracle
        .turns(position)?
        .iter()
        .map(|turn| json!({ "turn": turn.played.turn.to_string(), "margin": turn.margin }))
        .collect();
    let line = oracle.main_line(position)?;
    let line: Vec<_> = line.iter().map(|turn| turn.played.turn.to_string()).collect();
    let object = json!({
        "rules": oracle.rules().name(),
        "position": position.to_string(),
        "margin": oracle.margin(position)?,
        "turns": turns,
        "line": line,
    });
    Ok(writeln!(out, "{object}")?)
}

/// A position a line from `input`, an object a line to `out`. A line that is no position answers
/// with an error, and the others go on.
pub(crate) fn batch(
    oracle: &Oracle,
    input: &mut io::BufReader<impl io::Read>,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let mut line = Vec::new();
    loop {
        line.clear();
        let read = input
            .read_until(b'\n', &mut line)
            .map_err(|error| Failure::Work(format!("cannot read the positions: {error}")))?;
        if read == 0 {
            return Ok(());
        }
        let text = String::from_utf8_lossy(&line);
        let text = text.trim();
        if text.is_empty() {
            continue;
        }
        writeln!(out, "{}", answer(oracle, text)?)?;
        // Somebody may wait for this answer before asking on.
        if input.buffer().is_empty() {
            out.flush()?;
        }
    }
}

fn answer(oracle: &Oracle, text: &str) -> Result<Value, Failure> {
    let position: Position = match text.parse() {
        Ok(position) => position,
        Err(error) => return Ok(json!({ "position": text, "error": error.to_string() })),
    };
    let margin = oracle.margin(position)?;
    let turns = oracle.turns(position)?;
    let best = turns.iter().filter(|turn| turn.margin == margin);
    let best: Vec<_> = best.map(|turn| turn.played.turn.to_string()).collect();
    Ok(json!({ "position": text, "margin": margin, "best": best }))
}
