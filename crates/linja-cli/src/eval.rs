//! `linja eval`: the exact worth of a position and of each turn.

use std::io::{self, BufRead, Write};

use linja::{Position, ValuedTurn};
use linja_api::{MarginsView, OutcomeView, ReasonView};
use linja_console::Tell;
use linja_oracle::{Oracle, TableError};
use linja_players::{Reason, found_percent};
use linja_words::{Words, say, text};
use serde_json::{Value, json};

use crate::Failure;

/// One position, for people.
pub(crate) fn one(
    oracle: &Oracle,
    position: Position,
    words: Words,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let (rules, side) = (oracle.rules(), position.to_move());
    let margin = words.margin(oracle.margin(position)?);
    if position.is_over() {
        let over = say!(words, "eval-over", rules = rules, margin = margin, side = side);
        return Ok(writeln!(out, "{over}")?);
    }
    let head = say!(words, "eval-margin", rules = rules, margin = margin, side = side);
    writeln!(out, "{head}")?;
    if let Some(outcome) = oracle.outcome(position)? {
        let outcome = words.say(OutcomeView::from(outcome));
        writeln!(out, "{}", say!(words, "outcome-of-side", side = side, outcome = outcome))?;
    }
    writeln!(out)?;
    let turns = oracle.turns(position)?;
    for ValuedTurn { played, margin } in &turns {
        write!(out, "{:>4}  {}", words.margin(*margin), played.turn)?;
        match oracle.outcome_of_turn(played)? {
            Some(outcome) => writeln!(out, "  {}", words.say(OutcomeView::from(outcome)))?,
            None => writeln!(out)?,
        }
    }
    let found = found_percent(rules, position, &turns).into_iter();
    let found: Vec<_> =
        found.map(|percent| say!(words, "review-percent", percent = percent)).collect();
    writeln!(out, "\n{}", say!(words, "eval-found", chances = found.join(", ")))?;
    write_proof(oracle, position, words, out)
}

/// What counts in a position, and perfect play from it on.
pub(crate) fn write_proof(
    oracle: &Oracle,
    position: Position,
    words: Words,
    out: &mut impl Write,
) -> Result<(), Failure> {
    if let Some(reason) = reason(oracle, position)? {
        writeln!(out, "{}", words.say(reason.text_of_best(position.to_move())))?;
    }
    let line = oracle.main_line(position)?;
    let line: Vec<_> = line.iter().map(|turn| turn.played.turn.to_string()).collect();
    Ok(writeln!(out, "{}", say!(words, "eval-line", line = line.join(" ")))?)
}

/// What sets the best turns apart.
fn reason(oracle: &Oracle, position: Position) -> Result<Option<ReasonView>, TableError> {
    Ok(Reason::of_best(oracle, position)?.map(Into::into))
}

/// One position, for programs.
pub(crate) fn one_as_json(
    oracle: &Oracle,
    position: Position,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let view = MarginsView::ask(oracle, position)?;
    let line = oracle.main_line(position)?;
    let line: Vec<_> = line.iter().map(|turn| turn.played.turn.to_string()).collect();
    let mut object = json!({
        "rules": view.rules,
        "position": view.position,
        "margin": view.margin,
        "turns": view.turns,
        "line": line,
        "found_percent": view.found_percent,
        "reason": view.reason,
    });
    add(&mut object, view.outcome);
    Ok(writeln!(out, "{object}")?)
}

/// Adds who wins, and in how many turns, if that is known.
fn add(object: &mut Value, outcome: Option<impl Into<OutcomeView>>) {
    if let Some(OutcomeView { result, distance }) = outcome.map(Into::into) {
        object["result"] = json!(result);
        object["distance"] = distance.into();
    }
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
            .map_err(|error| Failure::Work(text!("error-read-positions", reason = error.tell())))?;
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
        // For programs, so in English.
        Err(error) => return Ok(json!({ "position": text, "error": error.to_string() })),
    };
    let margin = oracle.margin(position)?;
    let turns = oracle.turns(position)?;
    let best = turns.iter().filter(|turn| turn.margin == margin);
    let best: Vec<_> = best.map(|turn| turn.played.turn.to_string()).collect();
    let mut object = json!({ "position": text, "margin": margin, "best": best });
    add(&mut object, oracle.outcome(position)?);
    Ok(object)
}
