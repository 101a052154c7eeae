//! The same game by typed lines.

use std::fs;
use std::io::Write;
use std::process::{Command, Stdio};

use linja::{Game, Random, Record, RuleSet, Side};
use linja_words::{Language, Words, result, say};

/// Plays `linja play --plain` with this input, and gives what it prints.
fn plain(args: &[&str], input: &[u8]) -> String {
    let mut child = Command::new(env!("CARGO_BIN_EXE_linja"))
        .args(["play", "--plain"])
        .args(args)
        .env("LC_ALL", "C")
        .env("LINJA_DATA", "no-tables")
        .current_dir(env!("CARGO_TARGET_TMPDIR"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(input).unwrap();
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(0), "{args:?}");
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn whole_games_are_played_by_typing_in_every_rule_set() {
    for rules in RuleSet::ALL {
        let mut random = Random::new(9);
        let mut game = Game::new(rules, Side::Black);
        let mut typed = String::new();
        while !game.is_over() {
            let turns = game.position().turns(rules);
            let turn = turns[random.below(turns.len())];
            game.play(turn).unwrap();
            typed += &format!("{turn}\n");
        }
        let file = format!("plain-{rules}.linja");
        let path = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join(&file);
        let _ = fs::remove_file(&path);
        typed += &format!("save {file}\nsave {file}\nquit\n");
        let start = "6,1,1,1,1,1,1,0/0,1,1,1,1,1,1,6 b";
        let args = ["--friend", "--rules", rules.name(), "--position", start];
        let printed = plain(&args, typed.as_bytes());
        let words = Words::new(Language::English);
        assert!(printed.contains(&words.say(result(game.result().unwrap()))), "{printed}");
        assert!(printed.contains("Couldn’t save: "), "a file is not overwritten: {printed}");
        let record: Record = fs::read_to_string(path).unwrap().parse().unwrap();
        assert_eq!(record.game, game);
    }
}

#[test]
fn the_computer_answers_and_says_who_thinks_for_it() {
    let printed = plain(&["--level", "1", "--side", "black", "--seed", "1"], b"hint\nundo\n");
    assert!(printed.contains("Red: Seed, level 1\nComputer: search\n"), "{printed}");
    assert!(printed.contains("Black to move."), "{printed}");
    assert!(printed.contains("> Hint: "), "{printed}");
}

#[test]
fn what_is_wrong_is_said_and_the_game_goes_on() {
    let start = ["--friend", "--position", "6,1,1,1,1,1,1,0/0,1,1,1,1,1,1,6 b"];
    let input = b"what?\n2-4\n2-3,1-4\npass\nundo\nredo\nsave\n\xff\xfe\n\n2-3,1-3\nundo\nredo\n";
    let printed = plain(&start, input);
    let answers: Vec<_> = printed.lines().filter_map(|line| line.strip_prefix("> ")).collect();
    assert_eq!(
        answers[..9],
        [
            "That’s neither a move such as 2-3,1-4 nor a command. Type help for a list.",
            "Not allowed. An opening goes exactly 1 row forward.",
            "Not allowed. This follow-up goes exactly 2 rows forward; a pawn can stop sooner only on the goal.",
            "Not allowed. You can still open, so you can’t pass.",
            "You have no move to take back.",
            "Nothing to redo.",
            "Type a name after save: save game.linja",
            "That’s neither a move such as 2-3,1-4 nor a command. Type help for a list.",
            "> Black played 2-3,1-3.",
        ]
    );
    assert_eq!(printed.matches("Row 3: Black 3, Red 1").count(), 2, "{printed}");
}

#[test]
fn boards_rules_and_help_are_told_in_every_language() {
    for language in Language::ALL {
        let printed =
            plain(&["--friend", "--lang", language.tag()], b"help\nboard\nturns\nrules\n");
        let words = Words::new(language);
        let top = say!(words, "plain-row-one", row = 8, side = Side::Red, pawns = 6);
        assert_eq!(printed.matches(&top).count(), 2, "{printed}");
        assert!(printed.contains("rematch") && printed.contains("7-8,"), "{printed}");
    }
}

#[test]
fn why_a_game_cannot_be_saved_is_told_in_the_language_of_the_player() {
    let printed = plain(&["--friend", "--lang", "de"], b"save missing-folder/x.linja\n");
    let missing = "Speichern geht nicht: diese Datei oder diesen Ordner gibt es nicht\n";
    assert!(printed.contains(missing), "{printed}");
}

#[test]
fn an_input_that_cannot_be_read_is_told_in_one_line() {
    let folder = fs::File::open(env!("CARGO_TARGET_TMPDIR")).unwrap();
    let output = Command::new(env!("CARGO_BIN_EXE_linja"))
        .args(["play", "--plain", "--friend"])
        .env("LC_ALL", "C")
        .stdin(folder)
        .output()
        .unwrap();
    let error = String::from_utf8(output.stderr).unwrap();
    assert_eq!(error, "linja: can’t read your move: that’s a folder\n");
    assert_eq!(output.status.code(), Some(1));
}

#[test]
fn a_rematch_is_begun_by_the_loser_from_the_same_position() {
    let last_turn = "0,0,0,0,1,1,4,6/6,3,1,0,2,0,0,0 b";
    let input = b"rematch\n5-6\n2-3\nhint\nrematch\nresign\nturns\nresign\n";
    let printed = plain(&["--friend", "--position", last_turn], input);
    assert!(printed.contains("> That’s neither a move"), "{printed}");
    assert!(printed.contains("Not allowed. The game is over."), "{printed}");
    assert!(printed.contains("Black: 6 × 5 + 4 × 3 + 2 × 2 = 46"), "{printed}");
    assert!(printed.contains("Black wins by 7 points, 46 to 39."), "{printed}");
    let (_, rematch) = printed.split_once("Type rematch").unwrap();
    assert!(rematch.contains("Row 5: Black 1, Red 2"), "{printed}");
    assert!(rematch.contains("Red to move."), "{printed}");
    let (_, given_up) = rematch.split_once("Red resigned.\n").unwrap();
    assert!(!given_up.contains("="), "points that were not played for are not told: {printed}");
    assert!(given_up.contains("> \n> That’s neither a move"), "{printed}");
}
