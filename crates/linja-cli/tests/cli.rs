//! The binary as other programs see it: what it prints, its exit status, its one-line errors.

#![allow(clippy::unwrap_used)] // A panic is how a test fails.

use std::fs;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

use linja::{Record, RuleSet, random_game};

/// In English, whatever the machine speaks.
fn command(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_linja"));
    command.args(args).env("LC_ALL", "C");
    command
}

fn linja(args: &[&str]) -> Output {
    command(args).output().unwrap()
}

fn stdout(args: &[&str]) -> String {
    let output = linja(args);
    assert_eq!(output.status.code(), Some(0), "{args:?}: {output:?}");
    assert!(output.stderr.is_empty(), "{args:?}: {output:?}");
    String::from_utf8(output.stdout).unwrap()
}

/// The one line on standard error of a call that must be refused.
fn refused(args: &[&str]) -> String {
    let output = linja(args);
    assert_eq!(output.status.code(), Some(2), "{args:?}: {output:?}");
    assert!(output.stdout.is_empty(), "{args:?}: {output:?}");
    let error = String::from_utf8(output.stderr).unwrap();
    assert_eq!(error.lines().count(), 1, "{error}");
    error.trim_end().to_owned()
}

/// A file of its own for each test.
fn file(name: &str, content: &[u8]) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::write(&path, content).unwrap();
    path.into_os_string().into_string().unwrap()
}

#[test]
fn perft_prints_the_count_alone_on_the_last_line() {
    let last = |args: &[&str]| stdout(args).lines().last().unwrap().to_owned();
    assert_eq!(last(&["perft", "2"]), "12139");
    assert_eq!(last(&["perft", "--rules", "classic", "3"]), "248041");
    assert_eq!(last(&["perft", "0"]), "1");
    let over = "0,0,0,0,0,2,4,6/6,3,1,0,2,0,0,0 b";
    assert_eq!(last(&["perft", "--position", over, "2"]), "0");
}

#[test]
fn perft_counts_by_first_turn() {
    let output = stdout(&["perft", "2"]);
    let lines: Vec<_> = output.lines().collect();
    let (total, first_turns) = lines.split_last().unwrap();
    let counts = first_turns.iter().map(|line| line.split_once(": ").unwrap().1);
    let sum: u64 = counts.map(|count| count.parse::<u64>().unwrap()).sum();
    assert_eq!((first_turns.len(), sum), (109, total.parse().unwrap()));
}

#[test]
fn turns_prints_one_a_line() {
    let output = stdout(&["turns", "--rules", "revised+mean"]);
    assert_eq!(output.lines().count(), 181);
    assert!(output.lines().any(|line| line == "7-8,x6-7"));
    let stuck = "0,0,0,0,0,0,0,12/0,0,0,0,0,6,0,6 b";
    assert_eq!(stdout(&["turns", "--position", stuck]), "pass\n");
}

#[test]
fn show_draws_the_board_and_the_score_now() {
    let board = "\
zen, Black to move

row                            points of a pawn
                               ●     ○
 8               ○ ○ ○ ○ ○ ○   5    −1
    ────────────────────────
 7  ●                      ○   3    −1
    ────────────────────────
 6  ●                      ○   2    −1
    ────────────────────────
 5  ●                      ○   1    −1
    ────────────────────────
 4  ●                      ○  −1     1
    ────────────────────────
 3  ●                      ○  −1     2
    ────────────────────────
 2  ●                      ○  −1     3
    ────────────────────────
 1  ● ● ● ● ● ●               −1     5

If the game ended now: ● Black −3 points, ○ Red −3 points
";
    assert_eq!(stdout(&["show"]), board);

    let crowded = stdout(&["show", "--position", "0,0,0,0,0,0,1,11/0,0,0,0,0,0,0,12 b"]);
    assert!(crowded.contains(" 8  ●●●●●●●●●●● ○○○○○○○○○○○○   5"), "{crowded}");
}

#[test]
fn show_tells_who_won() {
    let over = "0,0,0,0,0,2,4,6/6,3,1,0,2,0,0,0 b";
    let output = stdout(&["show", "--rules", "classic", "--position", over]);
    assert!(output.starts_with("classic, the game is over\n"), "{output}");
    assert!(output.ends_with("● Black 46 points, ○ Red 41 points: Black wins\n"), "{output}");
}

#[test]
fn show_draws_where_a_record_stands() {
    let record = Record::new(random_game(RuleSet::RevisedMean, 1));
    let output = stdout(&["show", &file("whole.linja", record.to_string().as_bytes())]);
    let points = record.game.result().unwrap().points;
    let score = format!("● Black {} points, ○ Red {} points: ", points.black, points.red);
    assert!(output.contains(&score), "{output}");
}

#[test]
fn rules_prints_the_page_of_the_rule_set() {
    for rules in RuleSet::ALL {
        let page = stdout(&["rules", "--rules", rules.name()]);
        assert!(page.starts_with("The rules of Linja: "), "{page}");
        assert!(page.contains("\n\nScoring\n───────\n"), "{page}");
        assert!(page.lines().all(|line| line.chars().count() <= 80), "{page}");
        assert_eq!(page.contains("The mean option\n"), rules.is_mean(), "{page}");
        let result = match rules {
            RuleSet::Classic => "Black wins by 5 points, 46 to 41.",
            _ => "Black wins by 7 points, 46 to 39.",
        };
        assert!(page.contains(result), "{page}");
    }
}

#[test]
fn an_example_shows_the_board_before_and_after_with_arrows_where_it_changes() {
    let page = stdout(&["rules"]);
    let (_, drawing) = page.split_once("Before and after 2-3,1-3:\n\n").unwrap();
    let lines: Vec<_> = drawing.lines().take(15).collect();
    assert_eq!(lines[8], "   4  ●                      ○     4  ●                      ○");
    assert_eq!(lines[10], "   3  ●                      ○   → 3  ● ● ●                  ○");
    assert_eq!(lines[12], "   2  ●                      ○   → 2                         ○");
    assert_eq!(lines[14], "   1  ● ● ● ● ● ●                → 1  ● ● ● ● ●");
}

#[test]
fn rules_tells_what_changed_between_the_editions() {
    let page = stdout(&["rules", "--changes"]);
    assert!(page.starts_with("What changed between the editions\n"), "{page}");
    assert!(page.lines().all(|line| line.chars().count() <= 80), "{page}");
    let error = refused(&["rules", "--changes", "--rules", "zen"]);
    assert!(error.contains("cannot be used with"), "{error}");
}

#[test]
fn the_language_is_the_option_then_that_of_the_environment() {
    assert!(stdout(&["--lang", "en-GB", "show"]).starts_with("zen, Black to move"));
    assert_eq!(stdout(&["rules", "--lang", "en"]), stdout(&["rules"]));
    let error = refused(&["rules", "--lang", "la"]);
    assert!(error.ends_with("a language is `en`, `de`, `fr`, `it`, `es` or `nl`"), "{error}");
}

#[test]
fn a_wrong_position_is_refused_in_one_line() {
    let cases = [
        ("5,1,1,1,1,1,1,0/0,1,1,1,1,1,1,6 b", "black has 11 pawns instead of 12"),
        (
            "5,7,0,0,0,0,0,0/0,1,1,1,1,1,1,6 b",
            "row 2 holds 7 pawns, and an inner row holds at most 6",
        ),
        (&"1".repeat(200), "column 1: expected a count of pawns"),
        ("\u{1}\u{2}ÿ", "column 1: expected a count of pawns"),
    ];
    for (position, reason) in cases {
        let error = refused(&["turns", "--position", position]);
        assert!(error.starts_with("linja: invalid value"), "{error}");
        assert!(error.ends_with(reason), "{error}");
    }
}

#[test]
fn wrong_usage_is_refused_in_one_line() {
    let cases: [(&[&str], &str); 6] = [
        (
            &["turns", "--rules", "chess"],
            "a rule set is `classic`, `revised`, `revised+mean`, `zen` or `zen+mean`",
        ),
        (&["perft", "three"], "a depth is a whole number such as 3"),
        (&["perft", "-1"], "unexpected argument '-1' found"),
        (&["perft"], "<DEPTH>"),
        (&["castle"], "unrecognized subcommand 'castle'"),
        (&["show", "--rules", "zen", "game.linja"], "cannot be used with"),
    ];
    for (args, reason) in cases {
        let error = refused(args);
        assert!(error.contains(reason), "{error}");
    }
}

#[test]
fn a_bad_record_is_refused_in_one_line() {
    let whole = Record::new(random_game(RuleSet::Zen, 1)).to_string();
    let half = &whole.as_bytes()[..whole.len() / 2];
    let cases: [(&str, &[u8], &str); 5] = [
        ("cut.linja", half, "expected"),
        ("empty.linja", b"", "line 1, column 1: expected a tag such as `[Rules \"zen\"]`"),
        ("binary.linja", &[0xff, 0x00, 0xfe, 0x80], "a record is UTF-8 text, and this is not"),
        ("huge.linja", &vec![b' '; (1 << 20) + 1], "a record has at most 1 MiB"),
        (
            "turn.linja",
            b"[Rules \"zen\"]\n1. 2-3,1-4\n*",
            "line 2, column 4: turn 1 (`2-3,1-4`) is refused: this follow-up goes exactly 2 rows forward",
        ),
    ];
    for (name, content, reason) in cases {
        let error = refused(&["show", &file(name, content)]);
        assert!(error.contains(name) && error.contains(reason), "{error}");
    }
    let error = refused(&["show", "no-such-file.linja"]);
    assert!(error.contains("cannot read the record"), "{error}");
}

#[test]
fn a_reader_that_goes_away_is_no_error() {
    let mut child =
        command(&["perft", "3"]).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert_eq!((output.status.code(), output.stderr), (Some(0), vec![]));
}

#[test]
fn every_command_explains_itself() {
    for command in ["play", "perft", "turns", "show", "review", "puzzle", "rules"] {
        assert!(stdout(&[command, "--help"]).contains("Usage: linja"));
        assert!(stdout(&["--help"]).contains(command));
    }
}
