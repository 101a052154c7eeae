//! The game that is played is there again at the next start, whatever happened in between.

use std::fs;
use std::os::unix::process::ExitStatusExt;
use std::path::Path;

use linja::Record;
use rustix::process::Signal;

use crate::terminal::{BLACK_BEGINS, CTRL_C, ENTER, ESCAPE, Terminal, USUAL};

const FRIEND: &[&str] = &["play", "--friend", "--position", BLACK_BEGINS];

/// A game between friends with one turn.
fn a_turn(name: &str) -> Terminal {
    let terminal = Terminal::start(name, FRIEND);
    terminal.wait_for("Black to move");
    terminal.send("45e");
    terminal.wait_for(" 1 ● 4-5");
    terminal
}

/// Starts without arguments, and goes on with the last game.
fn go_on(terminal: Terminal) -> Terminal {
    let terminal = terminal.start_again(&[]);
    terminal.wait_for("▸ [ Continue the last game ]");
    terminal.send(ENTER);
    terminal
}

fn quit(terminal: &mut Terminal) {
    terminal.send("q");
    assert_eq!(terminal.ended().code(), Some(0));
    terminal.assert_given_back();
}

#[test]
fn a_game_is_gone_on_with_until_it_is_over_and_left() {
    let mut terminal = a_turn("kept");
    quit(&mut terminal);
    let mut terminal = go_on(terminal);
    terminal.wait_for_all(&[" 1 ● 4-5", "Red to move"]);
    terminal.send("u");
    terminal.wait_for("Black to move");
    quit(&mut terminal);
    let mut terminal = go_on(terminal);
    terminal.wait_for("Black to move");
    terminal.send("y");
    terminal.wait_for_all(&[" 1 ● 4-5", "Red to move"]);
    terminal.send("g");
    terminal.wait_for("Resign this game?");
    terminal.send(ESCAPE);
    terminal.wait_until("the game", |screen| !screen.contains("Resign this"));
    terminal.send("g");
    terminal.wait_for("Resign this game?");
    terminal.send(ENTER);
    terminal.wait_for("Red resigned.");
    terminal.send("a");
    terminal.wait_for_all(&["● 1 : 0 ○", "Red to move"]);
    quit(&mut terminal);
    let mut terminal = go_on(terminal);
    terminal.wait_for_all(&["● 1 : 0 ○", "Red to move"]);
    terminal.send("g");
    terminal.wait_for("Resign this game?");
    terminal.send(ENTER);
    terminal.wait_for_all(&["● 2 : 0 ○", "Red resigned."]);
    quit(&mut terminal);
    let terminal = terminal.start_again(&[]);
    let screen = terminal.wait_for("Start the game");
    assert!(!screen.contains("Continue"), "{screen}");
}

/// Killed, or left by a connection that is gone.
#[test]
fn a_game_that_was_cut_off_is_gone_on_with() {
    for signal in [Signal::KILL, Signal::HUP] {
        let mut terminal = a_turn(&format!("cut-off-{}", signal.as_raw()));
        terminal.signal(signal);
        assert_eq!(terminal.ended().signal(), Some(signal.as_raw()));
        let files = fs::read_dir(terminal.folder.join("no-tables")).unwrap().count();
        assert_eq!(files, 2, "the game and its lock: nothing is left half written");
        go_on(terminal).wait_for_all(&[" 1 ● 4-5", "Red to move"]);
    }
}

#[test]
fn another_game_sends_the_kept_one_to_my_games_with_its_first_turn() {
    let mut terminal = a_turn("replaced");
    quit(&mut terminal);
    let mut terminal = terminal.start_again(FRIEND);
    terminal.wait_for("Black to move");
    quit(&mut terminal);
    let mut terminal = go_on(terminal);
    terminal.wait_for(" 1 ● 4-5");
    // Nothing is lost, so nothing is asked.
    terminal.send("n");
    terminal.wait_for("▸ [ Start the game ]");
    terminal.send(ENTER);
    terminal.wait_until("the other game", |screen| {
        screen.contains("Points now") && !screen.contains(" 1 ● 4-5")
    });
    quit(&mut terminal);
    assert_eq!(games_of(&terminal), 0, "it is still the one to go on with");
    let mut terminal = terminal.start_again(FRIEND);
    terminal.wait_for("Black to move");
    terminal.send("56e");
    terminal.wait_for(" 1 ● 5-6");
    quit(&mut terminal);
    assert_eq!(games_of(&terminal), 1);
    let terminal = go_on(terminal);
    terminal.wait_for(" 1 ● 5-6");
    // And back to the first one, while the second one waits in its place.
    terminal.send("m");
    terminal.wait_for_all(&["My games", "Unfinished", "p continue"]);
    terminal.send("p");
    terminal.wait_for_all(&[" 1 ● 4-5", "Red to move"]);
    terminal.send("76e");
    terminal.wait_for_all(&[" 2 ○ 7-6", "Black to move"]);
    terminal.send("m");
    terminal.wait_until("both", |screen| screen.matches("Unfinished").count() == 2);
}

/// How many records my games has.
fn games_of(terminal: &Terminal) -> usize {
    fs::read_dir(terminal.folder.join("no-tables/games")).map_or(0, Iterator::count)
}

#[test]
fn a_finished_game_that_was_never_left_counts_when_another_one_begins() {
    let last_turn = "0,0,0,0,1,1,4,6/6,3,1,0,2,0,0,0 b";
    let args = ["play", "--side", "black", "--level", "3", "--position", last_turn];
    let mut terminal = Terminal::start("hung-up", &args);
    terminal.wait_for("Black to move");
    terminal.send("56e");
    terminal.wait_for("rematch");
    terminal.signal(Signal::HUP);
    assert_eq!(terminal.ended().signal(), Some(Signal::HUP.as_raw()));
    let mut terminal = terminal.start_again(FRIEND);
    terminal.wait_for("Black to move");
    terminal.send("56e");
    terminal.wait_for(" 1 ● 5-6");
    quit(&mut terminal);
    assert_eq!(games_of(&terminal), 1);
    let results = fs::read_to_string(terminal.folder.join("no-tables/results.txt")).unwrap();
    assert_eq!(results.lines().count(), 1, "{results}");
}

#[test]
fn two_programs_at_once_keep_a_game_each() {
    let mut one = a_turn("two-at-once");
    let mut other = one.beside(&[]);
    let screen = other.wait_for("Start the game");
    assert!(!screen.contains("Continue"), "that game is being played: {screen}");
    quit(&mut other);
    let mut other = one.beside(FRIEND);
    other.wait_for("Black to move");
    other.send("56e");
    other.wait_for(" 1 ● 5-6");
    one.send("76e");
    one.wait_for_all(&[" 2 ○ 7-6", "Black to move"]);
    other.send("87e");
    other.wait_for_all(&[" 2 ○ 8-7", "Black to move"]);
    quit(&mut one);
    quit(&mut other);
    // What was played last goes on, and the other one is among my games.
    let terminal = go_on(one);
    terminal.wait_for_all(&[" 1 ● 5-6", " 2 ○ 8-7"]);
    terminal.send("m");
    terminal.wait_for_all(&["My games", "Unfinished"]);
    terminal.send("p");
    terminal.wait_for_all(&[" 1 ● 4-5", " 2 ○ 7-6"]);
}

#[test]
fn a_game_that_cannot_be_read_is_put_aside() {
    let mut terminal = a_turn("unreadable");
    quit(&mut terminal);
    let data = terminal.folder.join("no-tables");
    fs::write(data.join("last-game.json"), "half a ga").unwrap();
    let mut terminal = terminal.start_again(&[]);
    let screen = terminal.wait_for("The last game couldn’t be read. It’s been set aside as");
    assert!(!screen.contains("Continue"), "{screen}");
    quit(&mut terminal);
    let aside = fs::read_to_string(data.join("unreadable-game-1.json"));
    assert_eq!(aside.unwrap(), "half a ga");
    let screen = terminal.start_again(&[]).wait_for("Start the game");
    assert!(!screen.contains("couldn’t be read"), "{screen}");
}

#[test]
fn a_game_that_cannot_be_kept_is_not_lost_by_one_key() {
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join("not-a-folder");
    fs::write(&file, "").unwrap();
    let data = [("LINJA_DATA", file.to_str().unwrap())];
    let mut terminal = Terminal::start_with("not-kept", FRIEND, &data, USUAL);
    terminal.wait_for("Black to move");
    terminal.send("45e");
    terminal.wait_for_all(&[" 1 ● 4-5", "This game can’t be kept for next time: "]);
    terminal.send("76e");
    terminal.wait_until("the message to go", |screen| !screen.contains("can’t be kept"));
    terminal.wait_for(" 2 ○");
    terminal.send("q");
    terminal.wait_for("This game isn’t over and isn’t saved.");
    terminal.send(ESCAPE);
    terminal.wait_until("the question to go", |screen| !screen.contains("isn’t saved"));
    terminal.send(CTRL_C);
    terminal.wait_for("isn’t saved");
    terminal.send(CTRL_C);
    assert_eq!(terminal.ended().code(), Some(0));
    terminal.assert_given_back();

    // Saving it is the other way out.
    let mut terminal = Terminal::start_with("not-kept", FRIEND, &data, USUAL);
    terminal.wait_for("Black to move");
    terminal.send("45eq");
    terminal.wait_for("This game isn’t over and isn’t saved.");
    terminal.send("s");
    terminal.wait_for("Save");
    terminal.send(ENTER);
    assert_eq!(terminal.ended().code(), Some(0));
    let saved = fs::read_dir(&terminal.folder).unwrap().filter_map(|file| {
        let text = fs::read_to_string(file.unwrap().path()).ok()?;
        text.parse::<Record>().ok()
    });
    assert!(saved.map(|record| record.game.played().len()).eq([1]));
}

#[test]
fn a_game_line_by_line_is_gone_on_with() {
    let plain = [FRIEND, &["--plain"]].concat();
    let mut terminal = Terminal::start("kept-plain", &plain);
    terminal.wait_for("Black to move.");
    terminal.send("2-3,1-3\n");
    terminal.wait_for("Red to move.");
    terminal.send("quit\n");
    assert_eq!(terminal.ended().code(), Some(0));
    let mut terminal = terminal.start_again(&["play", "--plain", "--friend", "--rules", "classic"]);
    terminal.wait_for("Your last game was saved. Type continue to pick it up.");
    terminal.send("continue\n");
    terminal.wait_for_all(&["Linja, Zen", "Red to move."]);
    terminal.send("resign\n");
    terminal.wait_for("Red resigned.");
    terminal.send("quit\n");
    assert_eq!(terminal.ended().code(), Some(0));
    let screen = terminal.start_again(&["play", "--plain", "--friend"]).wait_for(" to move.");
    assert!(!screen.contains("last game"), "{screen}");
}

#[test]
fn another_game_line_by_line_sends_the_kept_one_to_my_games() {
    let mut terminal = a_turn("replaced-plain");
    quit(&mut terminal);
    let mut terminal = terminal.start_again(&[FRIEND, &["--plain"]].concat());
    terminal.wait_for("Type continue to pick it up.");
    terminal.send("2-3,1-3\n");
    terminal.wait_for("Red to move.");
    terminal.send("quit\n");
    assert_eq!(terminal.ended().code(), Some(0));
    assert_eq!(games_of(&terminal), 1);
    let terminal = go_on(terminal);
    terminal.wait_for(" 1 ● 2-3,1-3");
    terminal.send("m");
    terminal.wait_for_all(&["Unfinished", "p continue"]);
    terminal.send("p");
    terminal.wait_for_all(&[" 1 ● 4-5", "Red to move"]);
}
