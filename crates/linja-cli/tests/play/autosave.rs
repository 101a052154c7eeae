//! The game that is played is there again at the next start, whatever happened in between.

use std::fs;
use std::os::unix::process::ExitStatusExt;
use std::path::Path;

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

#[test]
fn a_killed_game_is_gone_on_with() {
    let mut terminal = a_turn("killed");
    terminal.signal(Signal::KILL);
    assert_eq!(terminal.ended().signal(), Some(Signal::KILL.as_raw()));
    let files = fs::read_dir(terminal.folder.join("no-tables")).unwrap().count();
    assert_eq!(files, 1, "nothing is left half written");
    go_on(terminal).wait_for_all(&[" 1 ● 4-5", "Red to move"]);
}

#[test]
fn another_game_takes_the_place_of_the_kept_one_with_its_first_turn() {
    let mut terminal = a_turn("replaced");
    quit(&mut terminal);
    let mut terminal = terminal.start_again(FRIEND);
    terminal.wait_for("Black to move");
    quit(&mut terminal);
    let mut terminal = go_on(terminal);
    terminal.wait_for(" 1 ● 4-5");
    terminal.send("n");
    terminal.wait_for("▸ [ Start the game ]");
    terminal.send(ENTER);
    terminal.wait_for("This game isn’t over and isn’t saved.");
    terminal.send(ESCAPE);
    terminal.wait_until("the form", |screen| !screen.contains("isn’t saved"));
    terminal.send(ENTER);
    terminal.wait_for("isn’t saved");
    terminal.send("s");
    terminal.wait_for("Save the game as");
    terminal.send(ENTER);
    // It is saved, so the other game begins.
    terminal.wait_until("the other game", |screen| {
        screen.contains("Points now") && !screen.contains(" 1 ● 4-5")
    });
    quit(&mut terminal);
    let saved = fs::read_dir(&terminal.folder).unwrap().flatten();
    let is_record = |path: &Path| path.extension().is_some_and(|ending| ending == "linja");
    assert_eq!(saved.filter(|file| is_record(&file.path())).count(), 1);
    let mut terminal = terminal.start_again(FRIEND);
    terminal.wait_for("Black to move");
    terminal.send("56e");
    terminal.wait_for(" 1 ● 5-6");
    quit(&mut terminal);
    go_on(terminal).wait_for(" 1 ● 5-6");
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
    terminal.wait_for("Your last game was kept. Type continue to go on with it.");
    terminal.send("continue\n");
    terminal.wait_for_all(&["Linja, Zen", "Red to move."]);
    terminal.send("resign\n");
    terminal.wait_for("Red resigned.");
    terminal.send("quit\n");
    assert_eq!(terminal.ended().code(), Some(0));
    let screen = terminal.start_again(&["play", "--plain", "--friend"]).wait_for(" to move.");
    assert!(!screen.contains("last game"), "{screen}");
}
