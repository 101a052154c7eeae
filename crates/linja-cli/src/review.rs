//! `linja review`: the turns of a record judged exactly, as text, JSON and a chart.

use std::fs;
use std::io::Write;
use std::path::Path;

use linja::{Record, Side, ValuedTurn};
use linja_oracle::Oracle;
use linja_players::{ChartWords, Grade, OnlyWin, Review, ReviewedTurn, chart};
use serde_json::{Map, Value, json};

use crate::Failure;
use crate::show::{name, pawn, signed};

/// The review of a record for people.
pub(crate) fn text(record: &Record, review: &Review, out: &mut impl Write) -> Result<(), Failure> {
    let result = match record.game.result() {
        Some(result) => result.to_string(),
        None => "not over".to_owned(),
    };
    writeln!(out, "{}: {}, {result}", review.rules, players(record))?;
    writeln!(out, "Perfect play from the start: {} for Black", signed(review.start))?;
    if review.turns.is_empty() {
        return Ok(writeln!(out, "\nNo turn has been played.")?);
    }

    writeln!(out, "\nMargins are those of the side that moves, before and after its turn.\n")?;
    writeln!(out, "     turn                 margin   given away  grade       better")?;
    for (number, turn) in (1..).zip(&review.turns) {
        writeln!(out, "{}", table_line(number, turn).trim_end())?;
    }

    let turning_points: Vec<_> = review.turning_points().collect();
    if !turning_points.is_empty() {
        writeln!(out, "\nTurning points")?;
    }
    for (number, turn) in turning_points {
        let (before, after) = (standing(turn.before), standing(turn.after));
        writeln!(out, "{number:>3}  {} {before}, then {after}", name(turn.side))?;
    }

    let serious = || (1..).zip(&review.turns).filter(|(_, turn)| turn.grade >= Grade::Mistake);
    if serious().next().is_some() {
        writeln!(out, "\nPerfect play instead of mistakes and blunders")?;
    }
    for (number, turn) in serious() {
        let (margin, side) = (signed(turn.before), name(turn.side));
        writeln!(out, "{number:>3}  {margin} for {side}: {}", line(turn))?;
    }

    writeln!(out)?;
    let sides = review.sides();
    let mut row = |what: &str, of: &dyn Fn(Side) -> String| {
        writeln!(out, "{what:<12}{:>10}{:>10}", of(Side::Black), of(Side::Red))
    };
    row("", &|side| name(side).to_owned())?;
    row("accuracy", &|side| format!("{:.1} %", sides[side].accuracy()))?;
    row("given away", &|side| sides[side].given_away.to_string())?;
    for grade in Grade::ALL {
        row(word(grade), &|side| sides[side].count(grade).to_string())?;
    }
    Ok(())
}

fn table_line(number: usize, turn: &ReviewedTurn) -> String {
    let given_away = match turn.given_away() {
        0 => String::new(),
        points => points.to_string(),
    };
    let remark = match (turn.only_win, turn.best.first()) {
        (Some(OnlyWin::Found), _) => "the only winning turn".to_owned(),
        (Some(OnlyWin::Missed), Some(best)) => format!("{best} (the only winning turn)"),
        (None, Some(best)) if turn.given_away() > 0 => best.to_string(),
        _ => String::new(),
    };
    format!(
        "{number:>3}  {} {:<16} {:>3} to {:>3}  {given_away:>10}  {:<10}  {remark}",
        pawn(turn.side),
        turn.turn.to_string(),
        signed(turn.before),
        signed(turn.after),
        word(turn.grade),
    )
}

/// What a margin means to the side that has it.
fn standing(margin: i32) -> String {
    match margin {
        1.. => format!("wins by {margin}"),
        0 => "draws".to_owned(),
        _ => format!("loses by {}", -margin),
    }
}

const fn word(grade: Grade) -> &'static str {
    match grade {
        Grade::Best => "best",
        Grade::Good => "good",
        Grade::Inaccuracy => "inaccuracy",
        Grade::Mistake => "mistake",
        Grade::Blunder => "blunder",
    }
}

/// Both players by name. A record may hold anything; what would command a terminal is left out.
fn players(record: &Record) -> String {
    let [black, red] = Side::BOTH.map(|side| {
        let player: String = record.players[side].chars().filter(|c| !c.is_control()).collect();
        format!("{player} ({})", name(side))
    });
    format!("{black} against {red}")
}

fn line(turn: &ReviewedTurn) -> String {
    let turns: Vec<_> = turn.line.iter().map(text_of).collect();
    turns.join(" ")
}

fn text_of(turn: &ValuedTurn) -> String {
    turn.played.turn.to_string()
}

/// The review of a record for programs.
pub(crate) fn as_json(
    record: &Record,
    review: &Review,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let turns: Vec<_> =
        (1..).zip(&review.turns).map(|(number, turn)| object(number, turn)).collect();
    let turning_points: Vec<_> = review.turning_points().map(|(number, _)| number).collect();
    let side = |side: Side| {
        let sum = review.side(side);
        let count = |grade: Grade| (grade.to_string(), sum.count(grade).into());
        json!({
            "player": record.players[side],
            "accuracy": sum.accuracy(),
            "given_away": sum.given_away,
            "at_stake": sum.at_stake,
            "grades": Grade::ALL.into_iter().map(count).collect::<Map<_, _>>(),
        })
    };
    let object = json!({
        "rules": review.rules.name(),
        "result": record.game.result().map(|result| result.to_string()),
        "margins": review.margins().collect::<Vec<_>>(),
        "turns": turns,
        "turning_points": turning_points,
        "black": side(Side::Black),
        "red": side(Side::Red),
    });
    Ok(writeln!(out, "{object}")?)
}

fn object(number: usize, turn: &ReviewedTurn) -> Value {
    json!({
        "number": number,
        "side": turn.side.to_string(),
        "turn": turn.turn.to_string(),
        "before": turn.before,
        "after": turn.after,
        "given_away": turn.given_away(),
        "grade": turn.grade.to_string(),
        "only_win": turn.only_win.map(|only_win| match only_win {
            OnlyWin::Found => "found",
            OnlyWin::Missed => "missed",
        }),
        "changes_result": turn.changes_result(),
        "best": turn.best.iter().map(ToString::to_string).collect::<Vec<_>>(),
        "line": turn.line.iter().map(text_of).collect::<Vec<_>>(),
    })
}

/// Writes the chart of the margin over the game.
pub(crate) fn write_chart(record: &Record, review: &Review, path: &Path) -> Result<(), Failure> {
    let words = ChartWords {
        title: &format!("{}: {}", review.rules, players(record)),
        turns: "turn",
        margin: "margin for Black",
        grades: Grade::ALL.map(word),
    };
    fs::write(path, chart(review, &words))
        .map_err(|error| Failure::Work(format!("cannot write {}: {error}", path.display())))
}

/// Judges the game of a record.
pub(crate) fn of(record: &Record, oracle: &Oracle) -> Result<Review, Failure> {
    Review::of(&record.game, oracle).map_err(|error| Failure::Work(error.to_string()))
}
