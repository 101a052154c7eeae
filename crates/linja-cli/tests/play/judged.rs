//! Reviews and puzzles, which need the oracle: there is no table here, so the game solves the rule
//! set first, as a player would have it do. One test, as solving takes seconds and memory.

use std::fs;
use std::path::Path;

use linja::{Record, RuleSet, random_game};

use crate::terminal::{ENTER, ESCAPE, LEFT, Terminal};

#[test]
fn a_game_is_reviewed_and_puzzles_are_posed_after_solving() {
    let game = random_game(RuleSet::Zen, 5);
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("reviewed.linja");
    fs::write(&path, Record::new(game.clone()).to_string()).unwrap();
    let terminal = Terminal::start("judged", &["play", path.to_str().unwrap()]);
    terminal.wait_for("rematch");
    terminal.send("v");
    terminal.wait_for("no table for Zen here yet");
    terminal.send(ENTER);
    terminal.wait_for("Solving Zen …");
    // It goes on while something else is looked at, and can be left.
    terminal.send("?");
    terminal.wait_for("All keys");
    terminal.send("?");
    let last = game.turns().len();
    terminal.wait_long_for(&format!("▸{last:>2} "));
    terminal.wait_for_all(&["accuracy", "margin for Black", "next mistake"]);
    terminal.wait_for_position(game.position());
    terminal.send(LEFT);
    terminal.wait_for(&format!("▸{:>2} ", last - 1));
    terminal.wait_for_position(game.played()[last - 2].position);
    // Random play has made one.
    terminal.send("m");
    terminal.wait_for("better: ");
    // And why.
    terminal.wait_for("point");

    terminal.send(ESCAPE);
    terminal.wait_for("rematch");
    terminal.send("p");
    terminal.wait_for_all(&["Puzzle ", "difficulty ", "3 tries left"]);
    terminal.send("s");
    terminal.wait_for_all(&["Solution: ", "Perfect play: ", "next puzzle"]);
    terminal.send("n");
    terminal.wait_for("3 tries left");
}
