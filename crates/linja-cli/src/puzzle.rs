//! `linja puzzle`: a position in the terminal, and whether you find the turn.

use std::io::{BufRead, Write};

use linja::{Game, Turn};
use linja_console::{Tell, read_line, show};
use linja_oracle::Oracle;
use linja_players::{Answer, Puzzle, PuzzleKind};
use linja_words::{Words, say, text};
use serde_json::json;

use crate::Failure;
use crate::eval::write_proof;

/// How many wrong turns are taken before the solution is shown.
const TRIES: usize = 3;

/// Asks for the turn until it is found, three were wrong, or the input ends.
pub(crate) fn ask(
    puzzle: &Puzzle,
    oracle: &Oracle,
    words: Words,
    input: &mut impl BufRead,
    out: &mut impl Write,
) -> Result<(), Failure> {
    pose(puzzle, words, out)?;
    let side = puzzle.position.to_move();
    let mut wrong = 0;
    while wrong < TRIES {
        write!(out, "\n{} ", say!(words, "puzzle-prompt"))?;
        out.flush()?;
        let typed = read_line(input)
            .map_err(|error| Failure::Work(text!("error-read-turn", reason = error.tell())))?;
        let Some(text) = typed else {
            writeln!(out)?;
            break;
        };
        let Ok(turn) = text.trim().parse::<Turn>() else {
            writeln!(out, "{}", say!(words, "puzzle-not-a-turn"))?;
            continue;
        };
        match puzzle.judge(turn) {
            Err(refusal) => {
                let reason = words.say(refusal);
                writeln!(out, "{}", say!(words, "puzzle-not-allowed", reason = reason))?;
            }
            Ok(Answer::Right) => {
                let margin = words.margin(puzzle.solution.margin);
                writeln!(out, "{}", say!(words, "puzzle-right", margin = margin, side = side))?;
                return write_proof(oracle, puzzle.position, words, out);
            }
            Ok(Answer::Wrong { margin, given_away: points }) => {
                wrong += 1;
                let margin = words.margin(margin);
                let said =
                    say!(words, "puzzle-wrong", points = points, margin = margin, side = side);
                writeln!(out, "{said}")?;
            }
        }
    }
    solve(puzzle, oracle, words, out)
}

/// The puzzle with its solution.
pub(crate) fn show_solved(
    puzzle: &Puzzle,
    oracle: &Oracle,
    words: Words,
    out: &mut impl Write,
) -> Result<(), Failure> {
    pose(puzzle, words, out)?;
    writeln!(out)?;
    solve(puzzle, oracle, words, out)
}

/// The puzzle for programs, with the solution if asked for.
pub(crate) fn as_json(
    puzzle: &Puzzle,
    with_solution: bool,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let (kind, points) = match puzzle.kind {
        PuzzleKind::OnlyWin => ("only_win", None),
        PuzzleKind::ByPoints(points) => ("by_points", Some(points)),
    };
    let mut object = json!({
        "rules": puzzle.rules.name(),
        "seed": puzzle.seed,
        "position": puzzle.position.to_string(),
        "kind": kind,
        "points": points,
        "difficulty": puzzle.difficulty,
    });
    if with_solution {
        object["solution"] = puzzle.solution.played.turn.to_string().into();
        object["margin"] = puzzle.solution.margin.into();
    }
    Ok(writeln!(out, "{object}")?)
}

fn pose(puzzle: &Puzzle, words: Words, out: &mut impl Write) -> Result<(), Failure> {
    let &Puzzle { rules, seed, difficulty, position, .. } = puzzle;
    // The number is typed again to see the puzzle again, so its digits are not grouped.
    let number = seed.to_string();
    let title = say!(words, "puzzle-title", number = number, difficulty = difficulty);
    writeln!(out, "{title}\n")?;
    show(&Game::from_position(rules, position), words, out)?;
    let side = position.to_move();
    let task = match puzzle.kind {
        PuzzleKind::OnlyWin => say!(words, "puzzle-task-win", side = side),
        PuzzleKind::ByPoints(points) => {
            say!(words, "puzzle-task-points", side = side, points = points)
        }
    };
    Ok(writeln!(out, "\n{task}")?)
}

fn solve(
    puzzle: &Puzzle,
    oracle: &Oracle,
    words: Words,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let margin = words.margin(puzzle.solution.margin);
    let (turn, side) = (puzzle.solution.played.turn, puzzle.position.to_move());
    let solution = say!(words, "puzzle-solution", turn = turn, margin = margin, side = side);
    writeln!(out, "{solution}")?;
    write_proof(oracle, puzzle.position, words, out)
}
