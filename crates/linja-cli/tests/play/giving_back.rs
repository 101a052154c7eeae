//! The screen and the cursor are always given back: at the end, after signals, after a kill.

use std::os::unix::process::ExitStatusExt;

use rustix::process::Signal;

use crate::terminal::{BLACK_BEGINS, CTRL_C, ENTER, Terminal};

#[test]
fn quitting_gives_the_terminal_back() {
    let mut terminal = Terminal::start("quit", &[]);
    terminal.wait_for("Start the game");
    assert!(!terminal.echoes());
    terminal.send("q");
    assert_eq!(terminal.ended().code(), Some(0));
    terminal.assert_given_back();
}

#[test]
fn a_game_is_not_lost_by_one_key() {
    let mut terminal = Terminal::start("leave", &["play", "--friend", "--position", BLACK_BEGINS]);
    terminal.wait_for(" to move");
    terminal.send("45e");
    terminal.wait_for(" 1 ●");
    terminal.send("q");
    terminal.wait_for("This game is not over and not saved.");
    terminal.send("\x1b");
    terminal.wait_until("the question to go", |screen| !screen.contains("not saved"));
    terminal.send(CTRL_C);
    terminal.wait_for("not saved");
    terminal.send(CTRL_C);
    assert_eq!(terminal.ended().code(), Some(0));
    terminal.assert_given_back();
}

#[test]
fn a_signal_gives_the_terminal_back() {
    for signal in [Signal::TERM, Signal::INT, Signal::HUP] {
        let name = format!("signal-{}", signal.as_raw());
        let mut terminal =
            Terminal::start(&name, &["play", "--friend", "--position", BLACK_BEGINS]);
        terminal.wait_for(" to move");
        terminal.signal(signal);
        assert_eq!(terminal.ended().signal(), Some(signal.as_raw()));
        terminal.assert_given_back();
    }
}

#[test]
fn a_killed_game_leaves_nothing_half_written() {
    let mut terminal = Terminal::start("kill", &["play", "--friend", "--position", BLACK_BEGINS]);
    terminal.wait_for(" to move");
    terminal.signal(Signal::KILL);
    assert_eq!(terminal.ended().signal(), Some(Signal::KILL.as_raw()));
    let files = std::fs::read_dir(&terminal.folder).unwrap().count();
    assert_eq!(files, 0);
}

#[test]
fn a_stopped_game_goes_on_where_it_was() {
    let terminal = Terminal::start("stopped", &["play", "--friend", "--seed", "1"]);
    let before = terminal.wait_for(" to move");
    terminal.send("\x1a");
    terminal.stopped();
    terminal.assert_given_back();
    terminal.signal(Signal::CONT);
    terminal.wait_until("the game again", |screen| screen == before);
    terminal.send("?");
    terminal.wait_for("All keys");
}

#[test]
fn saving_from_the_question_keeps_the_game() {
    let terminal = Terminal::start("save-first", &["play", "--friend", "--position", BLACK_BEGINS]);
    terminal.wait_for(" to move");
    terminal.send("45e");
    terminal.wait_for(" 1 ●");
    terminal.send("q");
    terminal.wait_for("not saved");
    terminal.send("s");
    terminal.wait_for("Save the game as");
    terminal.send(ENTER);
    terminal.wait_for("Saved as linja-");
    assert_eq!(std::fs::read_dir(&terminal.folder).unwrap().count(), 1);
}
