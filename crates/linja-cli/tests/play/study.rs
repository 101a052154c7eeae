//! The board for trying out: variations, positions that are set up, games from there. What turns are worth is in
//! `judged`, as it needs the oracle.

use std::fs;

use linja::{Record, Tree};

use crate::sizes::SIZES;
use crate::terminal::{CTRL_C, DOWN, ENTER, ESCAPE, LEFT, RIGHT, Terminal, UP};

fn study(name: &str, size: (u16, u16)) -> Terminal {
    let terminal = Terminal::start_with(name, &[], &[], size);
    terminal.wait_for("Start the game");
    terminal.send("t");
    terminal.wait_for_all(&["Try it out", "Black to move"]);
    terminal
}

#[test]
fn variations_are_tried_walked_through_and_saved() {
    let terminal = study("variations", (80, 24));
    terminal.wait_for_all(&["There’s no table for these", "w solve now"]);
    terminal.send("2313");
    terminal.wait_for_all(&["Red to move", "1. 2-3,1-3"]);
    terminal.send("7686");
    terminal.wait_for("1. 2-3,1-3 2. 7-6,8-6");
    terminal.send(LEFT);
    terminal.wait_for("Red to move");
    terminal.send(LEFT);
    terminal.wait_for("Black to move");
    terminal.send("12e");
    terminal.wait_for_all(&["Red to move", "1. 2-3,1-3 (1. 1-2)", "2. 7-6,8-6"]);
    terminal.send("v");
    terminal.wait_for_all(&["Red to move", "other variation"]);
    terminal.send(RIGHT);
    terminal.wait_for("Black to move");
    terminal.send(LEFT);
    terminal.wait_for("Red to move");
    terminal.send("v");
    terminal.send("m");
    terminal.wait_for("1. 1-2 (1. 2-3,1-3 2. 7-6,8-6)");
    terminal.send("d");
    terminal.wait_until("the variation to go", |screen| !screen.contains("1. 1-2"));
    terminal.send("u");
    terminal.wait_for("1. 1-2 (1. 2-3,1-3 2. 7-6,8-6)");
    terminal.send("s");
    terminal.wait_for("Save the game as");
    terminal.send("tried.linja");
    terminal.send(ENTER);
    terminal.wait_for("Saved as tried.linja.");
    let record = fs::read_to_string(terminal.folder.join("tried.linja")).unwrap();
    let tree = record.parse::<Record>().unwrap().tree();
    assert_eq!(tree[Tree::ROOT].children().len(), 2);
    // All of it is saved, so nothing is asked.
    terminal.send(ESCAPE);
    terminal.wait_for("Start the game");
}

/// A board on which a turn was tried.
fn tried(name: &str, size: (u16, u16)) -> Terminal {
    let terminal = study(name, size);
    terminal.send("2313");
    terminal.wait_for("1. 2-3,1-3");
    terminal
}

const LOST: &str = "Leave without saving?";

/// Stays on the board for trying out.
fn stay(terminal: &Terminal) {
    terminal.wait_for(LOST);
    terminal.send(ESCAPE);
    terminal.wait_until("the board", |screen| !screen.contains(LOST));
    terminal.wait_for_all(&["Try it out", "1. 2-3,1-3"]);
}

#[test]
fn what_was_tried_is_not_lost_by_one_key() {
    for size in SIZES {
        let mut terminal = tried(&format!("unsaved-{}", size.0), size);
        for key in [ESCAPE, "q", CTRL_C, "p"] {
            terminal.send(key);
            stay(&terminal);
        }
        // Another position takes the place of all that was tried.
        terminal.send("o");
        terminal.wait_for("This position is valid.");
        terminal.send(ENTER);
        terminal.wait_for(LOST);
        terminal.send(ESCAPE);
        terminal.wait_until("the position", |screen| !screen.contains(LOST));
        terminal.send(ESCAPE);
        terminal.wait_for_all(&["Try it out", "1. 2-3,1-3"]);
        // What is taken back entirely is no loss.
        terminal.send("d");
        terminal.wait_until("the turn to go", |screen| !screen.contains("1. 2-3,1-3"));
        terminal.send(ESCAPE);
        terminal.wait_for("Start the game");
        terminal.send("t");
        terminal.wait_for_all(&["Try it out", "Black to move"]);
        terminal.send("12e");
        terminal.wait_for("1. 1-2");
        terminal.send(ESCAPE);
        terminal.wait_for(LOST);
        terminal.send(ENTER);
        terminal.wait_for("Start the game");
        terminal.send("q");
        assert_eq!(terminal.ended().code(), Some(0));
    }
}

#[test]
fn what_was_tried_can_be_saved_when_it_is_left() {
    let mut terminal = tried("save-and-quit", (80, 24));
    terminal.send("o");
    terminal.wait_for("This position is valid.");
    terminal.send(ENTER);
    terminal.wait_for(LOST);
    terminal.send("s");
    terminal.wait_for("Save the game as");
    terminal.send("first.linja");
    terminal.send(ENTER);
    // It is saved, so the other position is there.
    terminal.wait_until("the other position", |screen| {
        screen.contains("Try it out") && !screen.contains("1. 2-3,1-3")
    });
    terminal.send("87e");
    terminal.wait_for("1. 8-7");
    terminal.send(CTRL_C);
    terminal.wait_for(LOST);
    terminal.send("s");
    terminal.wait_for("Save the game as");
    terminal.send("second.linja");
    terminal.send(ENTER);
    assert_eq!(terminal.ended().code(), Some(0));
    for (name, turn) in [("first.linja", "2-3,1-3"), ("second.linja", "8-7")] {
        let record: Record =
            fs::read_to_string(terminal.folder.join(name)).unwrap().parse().unwrap();
        assert_eq!(record.game.turns().next(), turn.parse().ok());
    }
}

#[test]
fn leaving_at_once_takes_the_same_key_twice() {
    let mut terminal = tried("interrupted", (80, 24));
    terminal.send(CTRL_C);
    terminal.wait_for(LOST);
    terminal.send(CTRL_C);
    assert_eq!(terminal.ended().code(), Some(0));
    terminal.assert_given_back();
}

#[test]
fn a_comment_is_written_seen_at_its_turn_and_saved() {
    for size in [(80, 24), (40, 16)] {
        let terminal = study(&format!("comment-{}", size.0), size);
        terminal.send("2313");
        terminal.wait_for("1. 2-3,1-3");
        terminal.send("c");
        terminal.wait_for("Comment");
        terminal.send("joins two?");
        terminal.send(ENTER);
        let is_told = |screen: &str| screen.contains("joins two?") && !screen.contains("Comment");
        terminal.wait_until("the comment", is_told);
        terminal.send(LEFT);
        terminal.wait_until("the start", |screen| !screen.contains("joins two?"));
        terminal.send(RIGHT);
        terminal.wait_until("the comment again", is_told);
        // What there is can be typed on.
        terminal.send("c");
        terminal.wait_for("Comment");
        terminal.send(RIGHT);
        terminal.send(" yes");
        terminal.send(ENTER);
        terminal.wait_for("joins two? yes");
        terminal.send("s");
        terminal.wait_for("Save the game as");
        terminal.send("commented.linja");
        terminal.send(ENTER);
        terminal.wait_for("Saved as commented.linja.");
        let record = fs::read_to_string(terminal.folder.join("commented.linja")).unwrap();
        let tree = record.parse::<Record>().unwrap().tree();
        assert_eq!(tree[tree.main_end()].comment(), "joins two? yes");
    }
}

#[test]
fn a_position_is_set_up_by_keys_and_played() {
    for size in [(80, 24), (40, 16)] {
        let terminal = study(&format!("set-up-{}", size.0), size);
        terminal.send("o");
        terminal.wait_for_all(&["Set up", "This position is valid."]);
        // A pawn of Black from row 1 to row 2, and Red to move.
        terminal.send("5");
        terminal.wait_for("black has 11 pawns");
        terminal.send(ENTER);
        terminal.send(UP);
        terminal.send("+x");
        terminal.wait_for_all(&["Red to move", "This position is valid."]);
        // And one of Red from row 8 to an empty row.
        terminal.send(RIGHT);
        terminal.send("0");
        terminal.wait_for("red has 11 pawns");
        terminal.send(DOWN);
        terminal.send("1");
        terminal.wait_for("This position is valid.");
        terminal.send(ENTER);
        terminal.wait_for("Try it out");
        let position = "5,2,1,1,1,1,1,0/1,0,1,1,1,1,1,6 r".parse().unwrap();
        terminal.wait_for_position(position);
        // Whoever is to move plays on against the computer that the form has.
        terminal.send("p");
        terminal.wait_for("Linja · Zen");
        terminal.wait_for_position(position);
        terminal.wait_for("Red to move");
    }
}
