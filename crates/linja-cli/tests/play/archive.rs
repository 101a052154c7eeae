//! Games that are over stay in the list of my games.

use std::fs;

use crate::terminal::{ENTER, ESCAPE, Terminal};

/// The opening of Black's pawn on row 5 ends it.
const LAST_TURN: &str = "0,0,0,0,1,1,4,6/6,3,1,0,2,0,0,0 b";

#[test]
fn a_game_that_is_over_is_listed_looked_at_deleted_and_brought_back() {
    let args = ["play", "--side", "black", "--level", "3", "--position", LAST_TURN];
    let mut terminal = Terminal::start("archive", &args);
    terminal.wait_for("Black to move");
    terminal.send("56e");
    terminal.wait_for("rematch");
    // Each game of a series for itself: the next one is given up.
    terminal.send("a");
    terminal.wait_for("Points now");
    terminal.send("g");
    terminal.wait_for("Resign this game?");
    terminal.send(ENTER);
    terminal.wait_for("Black resigned.");
    terminal.send("q");
    assert_eq!(terminal.ended().code(), Some(0));

    let games = terminal.folder.join("no-tables/games");
    assert_eq!(fs::read_dir(&games).unwrap().count(), 2);
    let mut terminal = terminal.start_again(&[]);
    terminal.wait_for("my games");
    terminal.send("m");
    let screen = terminal.wait_for_all(&["My games", "● ann  ○ 3: Sprout", "Black resigned."]);
    assert_eq!(screen.matches("● ann").count(), 2, "{screen}");
    terminal.send("j");
    terminal.wait_until("the older game", |screen| {
        screen.lines().any(|line| line.contains('▸') && !line.contains("resigned"))
    });
    terminal.send(ENTER);
    terminal.wait_for("no table for Zen");
    terminal.send(ESCAPE);
    terminal.wait_for("My games");
    terminal.send("t");
    terminal.wait_for_all(&["Try it out", "1. 5-6"]);
    terminal.send(ESCAPE);
    terminal.wait_for("My games");
    terminal.send("d");
    terminal.wait_for("Game deleted.");
    assert_eq!(fs::read_dir(&games).unwrap().count(), 1);
    terminal.send("u");
    terminal.wait_until("both games", |screen| screen.matches("● ann").count() == 2);
    terminal.send("d");
    terminal.wait_for("Game deleted.");
    terminal.send(ESCAPE);
    terminal.wait_for("Start the game");
    terminal.send("q");
    terminal.ended();
    let terminal = terminal.start_again(&["--lang", "de"]);
    terminal.wait_for("meine Partien");
    terminal.send("m");
    let screen = terminal.wait_for("Meine Partien");
    assert_eq!(screen.matches("● ann").count(), 1, "{screen}");
}

#[test]
fn without_games_the_list_says_so() {
    let terminal = Terminal::start("no-games", &[]);
    terminal.wait_for("my games");
    terminal.send("m");
    terminal.wait_for("No games yet.");
}
