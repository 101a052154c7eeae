//! `linja review`: the turns of a record judged exactly, as text, JSON and a chart.

use std::fs;
use std::io::Write;
use std::path::Path;

use linja::{Record, Side};
use linja_api::ReasonView;
use linja_console::{SummaryLine, cannot_write, grade_legend, grade_name, summary, turning_point};
use linja_oracle::{Oracle, TableError};
use linja_players::{Grade, LevelEstimate, OnlyWin, Review, ReviewedTurn};
use linja_words::{Text, Words, lead, pawn, played_like, say, text};
use serde_json::{Map, Value, json};

use crate::Failure;
use crate::chart::{ChartWords, chart};

/// The review of a record for people.
pub(crate) fn text(
    record: &Record,
    review: &Review,
    oracle: &Oracle,
    words: Words,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let (rules, players) = (review.rules, players(record));
    let head = match record.game.result() {
        Some(result) => {
            let result = result.to_string();
            say!(words, "review-head", rules = rules, players = players, result = result)
        }
        None => say!(words, "review-head-not-over", rules = rules, players = players),
    };
    let margin = words.margin(review.start);
    let start = say!(words, "review-start", margin = margin, side = Side::Black);
    writeln!(out, "{head}\n{start}\n")?;
    if review.turns.is_empty() {
        return Ok(writeln!(out, "{}", say!(words, "review-no-turn"))?);
    }

    writeln!(out, "{}\n", say!(words, "review-note"))?;
    write_turns(review, oracle, words, out)?;

    let turning_points: Vec<_> = review.turning_points().collect();
    if !turning_points.is_empty() {
        writeln!(out, "\n{}", say!(words, "review-turning-points"))?;
    }
    for (number, turn) in turning_points {
        writeln!(out, "{number:>3}  {}", words.say(turning_point(turn)))?;
    }

    let serious = || (1..).zip(&review.turns).filter(|(_, turn)| turn.grade >= Grade::Mistake);
    if serious().next().is_some() {
        writeln!(out, "\n{}", say!(words, "review-instead"))?;
    }
    for (number, turn) in serious() {
        let margin = words.margin(turn.before);
        let line = line(turn, oracle)?.join(" ");
        let line = say!(words, "review-line", margin = margin, side = turn.side, line = line);
        writeln!(out, "{number:>3}  {line}")?;
    }

    writeln!(out)?;
    write_summary(review, words, out)?;

    writeln!(out)?;
    for side in Side::ALL {
        if let Some(LevelEstimate { level, low, high }) = review.level(side) {
            let told = words.say(played_like(side, level, [low, high]));
            writeln!(out, "{told}")?;
        }
    }
    Ok(())
}

/// A line for each turn, in columns as wide as what stands in them; below it why it was worse than
/// good.
fn write_turns(
    review: &Review,
    oracle: &Oracle,
    words: Words,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let heads = [
        say!(words, "review-column-turn"),
        say!(words, "review-column-margin"),
        say!(words, "review-given-away"),
        say!(words, "review-column-grade"),
        say!(words, "review-column-better"),
    ];
    let lines: Vec<_> = review.turns.iter().map(|turn| cells(turn, words)).collect();
    let widest = |column: usize| {
        let texts = lines.iter().chain([&heads]).map(|line| line[column].chars().count());
        texts.max().unwrap_or(0)
    };
    // The turns of most games fit into 18 characters; then their reviews look alike.
    let (turn, margin) = (widest(0).max(18), widest(1));
    let (given_away, grade) = (widest(2), grade_width(words).max(widest(3)));
    let [a, b, c, d, e] = heads;
    writeln!(out, "     {a:turn$} {b:margin$}  {c:>given_away$}  {d:grade$}  {e}")?;
    for ((number, reviewed), [a, b, c, d, e]) in (1..).zip(&review.turns).zip(lines) {
        let line = format!("{number:>3}  {a:turn$} {b:margin$}  {c:>given_away$}  {d:grade$}  {e}");
        writeln!(out, "{}", line.trim_end())?;
        if reviewed.grade >= Grade::Inaccuracy {
            for reason in reasons(reviewed, oracle)? {
                writeln!(out, "       {}", words.say(reason.text(reviewed.side)))?;
            }
        }
    }
    Ok(())
}

/// What the table says of a turn, column by column.
fn cells(turn: &ReviewedTurn, words: Words) -> [String; 5] {
    let [before, after] = [turn.before, turn.after].map(|margin| lead(turn.side, margin));
    let given_away = match turn.given_away() {
        0 => String::new(),
        points => words.value(points),
    };
    let better = match (turn.only_win, turn.best.first()) {
        (Some(OnlyWin::Found), _) => say!(words, "review-only-win"),
        (Some(OnlyWin::Missed), Some(best)) => say!(words, "review-only-win-missed", turn = *best),
        (None, Some(best)) if turn.given_away() > 0 => best.to_string(),
        _ => String::new(),
    };
    [
        format!("{} {}", pawn(turn.side), turn.turn),
        say!(words, "review-before-after", before = before, after = after),
        given_away,
        words.say(grade_name(turn.grade)),
        better,
    ]
}

/// A column for each side: accuracy, points given away, and how many turns had each grade.
fn write_summary(review: &Review, words: Words, out: &mut impl Write) -> Result<(), Failure> {
    let lines = summary(review, words);
    let width = |text: &String| text.chars().count() + 2;
    let label = lines.iter().map(|line| width(&line.what)).max().unwrap_or(0);
    // Narrower columns would stand too close to be read with ease.
    let cell = lines.iter().flat_map(|line| &line.sides).map(width).max().unwrap_or(0).max(10);
    for SummaryLine { what, sides: [black, red], grade } in lines {
        let meaning = grade.map(|grade| words.say(grade_legend(grade))).unwrap_or_default();
        let line = format!("{what:label$}{black:>cell$}{red:>cell$}   {meaning}");
        writeln!(out, "{}", line.trim_end())?;
    }
    Ok(())
}

/// As wide as the longest name of a grade, whichever the game has.
fn grade_width(words: Words) -> usize {
    let widths = Grade::ALL.map(|grade| words.say(grade_name(grade)).chars().count());
    widths.into_iter().max().unwrap_or(0)
}

/// Both players by name. A record may hold anything; what would command a terminal is left out.
fn players(record: &Record) -> Text {
    let [black, red] = Side::ALL.map(|side| {
        let player: String = record.players[side].chars().filter(|c| !c.is_control()).collect();
        text!("review-player", player = player, side = side)
    });
    text!("review-players", black = black, red = red)
}

fn line(turn: &ReviewedTurn, oracle: &Oracle) -> Result<Vec<String>, TableError> {
    let line = turn.line(oracle)?;
    Ok(line.iter().map(|turn| turn.played.turn.to_string()).collect())
}

fn reasons(turn: &ReviewedTurn, oracle: &Oracle) -> Result<Vec<ReasonView>, TableError> {
    Ok(turn.reasons(oracle)?.into_iter().map(Into::into).collect())
}

/// The review of a record for programs.
pub(crate) fn as_json(
    record: &Record,
    review: &Review,
    oracle: &Oracle,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let turns = (1..).zip(&review.turns).map(|(number, turn)| object(number, turn, oracle));
    let turns = turns.collect::<Result<Vec<_>, _>>()?;
    let turning_points: Vec<_> = review.turning_points().map(|(number, _)| number).collect();
    let side = |side: Side| {
        let sum = review.side(side);
        let count = |grade: Grade| (grade.to_string(), sum.count(grade).into());
        json!({
            "player": record.players[side],
            "accuracy": sum.accuracy(),
            "given_away": sum.given_away,
            "at_stake": sum.at_stake,
            "level": review.level(side).map(|LevelEstimate { level, low, high }| {
                json!({ "level": level, "low": low, "high": high })
            }),
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

fn object(number: usize, turn: &ReviewedTurn, oracle: &Oracle) -> Result<Value, TableError> {
    Ok(json!({
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
        "line": line(turn, oracle)?,
        "reasons": reasons(turn, oracle)?,
    }))
}

/// Writes the chart of the margin over the game.
pub(crate) fn write_chart(
    record: &Record,
    review: &Review,
    words: Words,
    path: &Path,
) -> Result<(), Failure> {
    let title = say!(words, "review-chart-title", rules = review.rules, players = players(record));
    let grades = Grade::ALL.map(|grade| words.say(grade_name(grade)));
    let chart_words = ChartWords {
        title: &title,
        turns: &say!(words, "review-chart-turns"),
        margin: &say!(words, "review-chart-margin", side = Side::Black),
        grades: grades.each_ref().map(String::as_str),
    };
    fs::write(path, chart(review, &chart_words))
        .map_err(|error| Failure::Work(cannot_write(path, &error)))
}
