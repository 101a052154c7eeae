//! `linja puzzle`, as a player and as other programs see it.

use std::io::Write;
use std::process::Stdio;

use linja::Position;
use serde_json::Value;

use crate::{eval, failure, json_lines, with_zen};

fn json(args: &[&str]) -> Value {
    let args = [&["--json"], args].concat();
    let [object] = &json_lines(&with_zen("puzzle", &args).output().unwrap())[..] else {
        panic!("one line")
    };
    object.clone()
}

/// What is printed when these lines are typed.
fn answer(args: &[&str], typed: &str) -> String {
    let mut child = with_zen("puzzle", args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(typed.as_bytes()).unwrap();
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success() && output.stderr.is_empty(), "{output:?}");
    String::from_utf8(output.stdout).unwrap()
}

/// A turn of the puzzle's position that is not the solution, with its margin.
fn wrong_turn(puzzle: &Value) -> (String, i64) {
    let position = puzzle["position"].as_str().unwrap();
    let [all] = &json_lines(&eval(&["--json", "--position", position]).output().unwrap())[..]
    else {
        panic!("one line")
    };
    let worst = all["turns"].as_array().unwrap().last().unwrap();
    (worst["turn"].as_str().unwrap().to_owned(), worst["margin"].as_i64().unwrap())
}

#[test]
fn a_seed_gives_the_same_puzzle_and_the_oracle_agrees() {
    let puzzle = json(&["--seed", "5", "--solution"]);
    assert_eq!(puzzle, json(&["--seed", "5", "--solution"]));
    assert_eq!((&puzzle["rules"], &puzzle["seed"]), (&"zen".into(), &5.into()));
    assert!((1..=5).contains(&puzzle["difficulty"].as_u64().unwrap()));
    puzzle["position"].as_str().unwrap().parse::<Position>().unwrap();
    let (_, worst) = wrong_turn(&puzzle);
    assert!(puzzle["margin"].as_i64().unwrap() > worst);
    assert!(json(&["--seed", "5"]).get("solution").is_none());
}

#[test]
fn a_date_is_a_seed() {
    assert_eq!(json(&["--date", "2026-11-15"]), json(&["--seed", "20261115"]));
    let today = json(&["--daily"])["seed"].as_u64().unwrap();
    assert!((20_240_101..=99_991_231).contains(&today), "{today}");
}

#[test]
fn the_right_turn_is_praised() {
    let puzzle = json(&["--seed", "5", "--solution"]);
    let solution = puzzle["solution"].as_str().unwrap();
    let said = answer(&["--seed", "5"], &format!("{solution}\n"));
    assert!(said.starts_with("Puzzle 5, difficulty "), "{said}");
    assert!(said.contains(" to move: only one move "), "{said}");
    assert!(said.contains("\nYour move: Right: "), "{said}");
    assert!(said.contains("\nWhat counts: "), "{said}");
    assert!(said.contains(&format!("\nPerfect play: {solution}")), "{said}");
}

#[test]
fn what_is_no_legal_turn_is_asked_again_and_three_wrong_ones_end_it() {
    let (wrong, _) = wrong_turn(&json(&["--seed", "5"]));
    let no_turns = "\u{1}?\npass\n\n";
    let said = answer(&["--seed", "5"], &format!("{no_turns}{}", format!("{wrong}\n").repeat(9)));
    assert_eq!(
        said.matches("That’s not a move. Write one like this: 2-3,1-4\n").count(),
        2,
        "{said}"
    );
    let reason = "Not allowed. You can still open, so you can’t pass.";
    assert_eq!(said.matches(reason).count(), 1, "{said}");
    assert_eq!(said.matches("Wrong: that gives away ").count(), 3, "{said}");
    assert_eq!(said.matches("\nSolution: ").count(), 1, "{said}");
}

#[test]
fn without_an_answer_the_solution_is_shown() {
    let solution = json(&["--seed", "5", "--solution"])["solution"].as_str().unwrap().to_owned();
    let wanted = format!("\nSolution: {solution} (");
    assert!(answer(&["--seed", "5"], "").contains(&wanted));
    let shown = answer(&["--seed", "5", "--solution"], "");
    assert!(shown.contains(&wanted) && !shown.contains("Your move"), "{shown}");
}

#[test]
fn a_puzzle_without_a_seed_says_which_it_is() {
    let said = answer(&[], "");
    let seed = said.strip_prefix("Puzzle ").unwrap().split(',').next().unwrap();
    assert_eq!(answer(&["--seed", seed], ""), said);
}

#[test]
fn wrong_usage_is_refused_in_one_line() {
    let cases: [(&[&str], &str); 4] = [
        (&["--seed", "many"], "a seed is a whole number such as 42"),
        (&["--date", "2026-02-30"], "a date is a real day, such as `2026-11-15`"),
        (&["--seed", "1", "--daily"], "can’t be used with"),
        (&["--date", "2026-11-15", "--daily"], "can’t be used with"),
    ];
    for (args, reason) in cases {
        let (status, error) = failure(&mut with_zen("puzzle", args));
        assert_eq!(status, Some(2));
        assert!(error.contains(reason), "{error}");
    }
}
