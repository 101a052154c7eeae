//! The screen and the cursor are always given back: at the end, after signals.

use std::os::unix::process::ExitStatusExt;

use rustix::process::Signal;

use crate::terminal::{BLACK_BEGINS, Terminal};

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
