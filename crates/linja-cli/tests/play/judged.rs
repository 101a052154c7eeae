//! Reviews, mistakes retried, hints and puzzles, which need the oracle: there is no table here, so the game solves the
//! rule set first, as a player would have it do. One test, as solving takes seconds and memory.

use std::fs;
use std::path::Path;

use linja::{Game, Position, Record, Side, Turn};
use linja_words::Language;

use crate::languages::compare;
use crate::sizes::{look_at_every_size, on_one_line};
use crate::terminal::{ENTER, ESCAPE, LEFT, RIGHT, Terminal, UP};

#[test]
fn a_lost_game_is_reviewed_and_its_mistakes_are_retried_after_solving() {
    // A game that Red is losing to a computer: its turns 16 and 22 were mistakes.
    let game: Record = include_str!("../../../../docs/game.linja").parse().unwrap();
    let game = first_turns(&game.game, 35);
    let mut record = Record::new(game.clone());
    record.players[Side::Black] = "level:6".to_owned();
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("reviewed.linja");
    fs::write(&path, record.to_string()).unwrap();
    let terminal = Terminal::start("judged", &["play", path.to_str().unwrap()]);
    terminal.wait_for("Red to move");
    terminal.send("g");
    terminal.wait_for("Resign this game?");
    terminal.send(ENTER);
    terminal.wait_for("Red resigned");

    terminal.send("v");
    terminal.wait_for("no table for Zen here yet");
    terminal.send(ENTER);
    terminal.wait_for("Solving Zen…");
    // It goes on while something else is looked at, and can be left.
    terminal.send("?");
    terminal.wait_for("All keys");
    terminal.send("?");
    terminal.wait_long_for("▸35 ");
    terminal.wait_for_all(&["level ", "margin for Black", "next mistake"]);
    terminal.wait_for_position(game.position());
    terminal.send(LEFT);
    terminal.wait_for("▸34 ");
    look_at_every_size(&terminal, game.played()[33].position, &["Zen", "? all keys"]);
    leave(&terminal);

    for language in Language::ALL {
        // Two keys after a lost game.
        terminal.send("v");
        compare(&terminal, language, "review");
        terminal.send("s");
        compare(&terminal, language, "review-summary");
        terminal.send(ESCAPE);
        compare(&terminal, language, "review");
        terminal.send("r");
        compare(&terminal, language, "retry");
        // What was played is wrong, and Black punishes it.
        terminal.send("873165");
        compare(&terminal, language, "retry-refuted");
        terminal.wait_for_position(after(&game, 15, &["8-7,3-1,6-5", "6-7,1-4"]));
        terminal.send("u");
        compare(&terminal, language, "retry");
        terminal.send("7662");
        compare(&terminal, language, "retry-found");
        terminal.send("n");
        compare(&terminal, language, "retry-next");
        terminal.send("s");
        terminal.wait_for("5-4,7-3 (");
        terminal.wait_for_position(after(&game, 21, &["5-4,7-3"]));
        terminal.send(ESCAPE);
        compare(&terminal, language, "review");
        leave(&terminal);
        speak_next(&terminal);
    }

    // Back to turn 24.
    terminal.send("uuuuuu");
    terminal.wait_for_position(game.played()[22].position);
    for language in Language::ALL {
        terminal.send("h");
        compare(&terminal, language, "hint");
        speak_next(&terminal);
    }
    // After a wrong opening nothing is said of the best turns, which cannot be made any more.
    terminal.send("43h");
    let screen = terminal.wait_for("Hint: 4-3 (−3 for Red");
    assert!(!screen.contains("What counts"), "{screen}");

    terminal.send("p");
    terminal.wait_for_all(&["Puzzle ", "difficulty ", "solution"]);
    terminal.send("s");
    terminal.wait_for_all(&["Solution: ", "Perfect play: ", "next puzzle"]);
    terminal.send("n");
    terminal.wait_until("another puzzle", |screen| !screen.contains("Perfect play"));
    terminal.send(ESCAPE);
    terminal.wait_for("Moves");

    // Mistake by mistake, back and on, and another game from there.
    terminal.send("v");
    terminal.wait_for("▸23 ");
    // What the hint said of the position is said on the board for trying out as well, until a move is made.
    terminal.send("t");
    let counts = "What counts: a follow-up of 4 rows or more, worth 1 point.";
    terminal.wait_until("what counts", |screen| on_one_line(screen).contains(counts));
    terminal.send("43");
    terminal.wait_until("a follow-up", |screen| {
        screen.contains("[Follow-up") && !screen.contains("What counts")
    });
    terminal.send(ESCAPE);
    terminal.wait_for("▸23 ");
    terminal.send("b");
    terminal.wait_for("▸22 ");
    terminal.send("b");
    terminal.wait_for("▸17 ");
    terminal.send("m");
    terminal.wait_for("▸22 ");
    terminal.send("b");
    terminal.wait_for("▸17 ");
    // What else could have been played is tried out, with the worth of every turn.
    terminal.send("t");
    terminal.wait_for_all(&["Try it out", "With perfect play: +1 for Red.", "Now Red can answer"]);
    let worth = "With perfect play: +1 for Red.";
    look_at_every_size(&terminal, game.played()[16].position, &["Try it out", worth, "? all keys"]);
    terminal.send(LEFT);
    terminal.wait_for_all(&["With perfect play: 0 for", "● 6-7,1-4 "]);
    terminal.send("\t");
    terminal.wait_for("▸ ● 6-7,1-4 ");
    terminal.send(ENTER);
    terminal.wait_for_all(&["(17. 6-7,1-4)", "With perfect play: 0 for"]);
    terminal.send(ESCAPE);
    terminal.wait_for("Leave without saving?");
    terminal.send(ENTER);
    terminal.wait_for("▸17 ");
    terminal.send("p");
    terminal.wait_for("Linja · Zen");
    terminal.wait_for_all(&["17 ● 6-7,2-5", "Red to move"]);
    terminal.wait_for_position(game.played()[16].position);
}

/// From a review back to the game.
fn leave(terminal: &Terminal) {
    terminal.send(ESCAPE);
    terminal.wait_until("the game", |screen| screen.starts_with(" Linja"));
}

/// Speaks the next of all languages, and in the end the first again.
fn speak_next(terminal: &Terminal) {
    terminal.send("n");
    let form = terminal.wait_until("the form", |screen| screen.contains("────"));
    terminal.send(UP);
    terminal.send(RIGHT);
    terminal
        .wait_until("the next language", |screen| screen.lines().nth(13) != form.lines().nth(13));
    terminal.send(ESCAPE);
    terminal.wait_until("the game", |screen| !screen.contains("────"));
}

fn first_turns(game: &Game, turns: usize) -> Game {
    let mut part = Game::from_position(game.rules(), game.start());
    game.turns().take(turns).for_each(|turn| part.play(turn).unwrap());
    part
}

/// The position after so many turns of a game and these others.
fn after(game: &Game, turns: usize, others: &[&str]) -> Position {
    let mut game = first_turns(game, turns);
    others.iter().for_each(|turn| game.play(turn.parse::<Turn>().unwrap()).unwrap());
    game.position()
}
