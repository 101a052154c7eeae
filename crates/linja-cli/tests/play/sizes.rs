//! Windows of every size: from 40 × 16 on everything can be done, below that nothing but leaving.

use std::fs;
use std::path::Path;

use linja::{Game, Position, Random, RuleSet, Side};
use linja_words::{Language, Words, result};

use crate::games::{a_turn, keys};
use crate::terminal::{BLACK_BEGINS, CTRL_C, ENTER, ESCAPE, Terminal, USUAL};

pub(crate) const SIZES: [(u16, u16); 5] = [(40, 16), (60, 20), (80, 24), (120, 40), (200, 60)];
const FRIEND: &[&str] = &["play", "--friend", "--position", BLACK_BEGINS];

fn start(name: &str, args: &[&str], size: (u16, u16)) -> Terminal {
    Terminal::start_with(&format!("{name}-{}", size.0), args, &[], size)
}

/// What a wide screen shows of a sentence stands on several lines of a narrow one. In front of it there may be a window.
pub(crate) fn on_one_line(screen: &str) -> String {
    let inside = |line: &'_ str| Some(line.split_once('│')?.1.rsplit_once('│')?.0.to_owned());
    let lines: Vec<_> = match screen.contains('┌') {
        true => screen.lines().filter_map(inside).collect(),
        false => screen.lines().map(str::to_owned).collect(),
    };
    lines.iter().flat_map(|line| line.split_whitespace()).collect::<Vec<_>>().join(" ")
}

fn wait_for_sentence(terminal: &Terminal, sentence: &str) -> String {
    terminal.wait_until(sentence, |screen| on_one_line(screen).contains(sentence))
}

/// Shows what is on the screen in windows of every size: everywhere this position, and all of these words.
pub(crate) fn look_at_every_size(terminal: &Terminal, position: Position, words: &[&str]) {
    for (columns, lines) in SIZES.into_iter().chain([USUAL]) {
        terminal.resize(columns, lines);
        terminal.wait_for_position(position);
        words.iter().for_each(|words| _ = wait_for_sentence(terminal, words));
    }
}

#[test]
fn a_whole_game_is_played_at_every_size() {
    for size in SIZES {
        let terminal = start("whole", FRIEND, size);
        let mut random = Random::new(3);
        let mut game = Game::new(RuleSet::Zen, Side::Black);
        while !game.is_over() {
            terminal.wait_for_position(game.position());
            let turn = a_turn(&game, &mut random);
            terminal.send(&keys(RuleSet::Zen, &game, turn));
            game.play(turn).unwrap();
        }
        terminal.wait_for_position(game.position());
        let words = Words::new(Language::English);
        wait_for_sentence(&terminal, &words.say(result(game.result().unwrap())));
        terminal.send("a");
        terminal.wait_for(" to move");
    }
}

#[test]
fn everything_has_room_at_every_size() {
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join("no-folder-at-any-size");
    fs::write(&file, "").unwrap();
    for size in SIZES {
        let terminal = start("room", &[], size);
        let form = terminal.wait_for("[ Start the game ]");
        assert!(form.contains("? all keys"), "{form}");
        terminal.send("r");
        wait_for_sentence(&terminal, "The rules of Linja: Zen");
        terminal.send("\x1b[F");
        terminal.wait_for("100%");
        terminal.send(ESCAPE);
        terminal.wait_for("[ Start the game ]");
        terminal.send("p");
        wait_for_sentence(&terminal, "(The command linja solve --out keeps a table for good.)");
        terminal.send(ESCAPE);
        terminal.wait_for("[ Start the game ]");
        terminal.send("l");
        terminal.wait_for_all(&["Load a game", "Enter load", "Esc back"]);

        // A game that cannot be kept.
        let data = [("LINJA_DATA", file.to_str().unwrap())];
        let name = format!("room-game-{}", size.0);
        let terminal = Terminal::start_with(&name, FRIEND, &data, size);
        terminal.wait_for("[Opening]");
        terminal.send("45e");
        terminal.wait_for("Red to move");
        terminal.send("8785");
        wait_for_sentence(&terminal, "rows forward; a pawn can stop sooner only on the goal.");
        terminal.send("g");
        wait_for_sentence(&terminal, "If you resign, the other side wins. Enter resign Esc stay");
        terminal.send(ESCAPE);
        terminal.wait_until("the game", |screen| !screen.contains("Resign this"));
        terminal.send("n");
        terminal.wait_for("[ Start the game ]");
        terminal.send(ENTER);
        wait_for_sentence(&terminal, "If you leave now, it’s lost. Enter leave");
        terminal.send(ESCAPE);
        terminal.wait_until("the form", |screen| !screen.contains("Leave the game?"));
        // The page of all keys to its end.
        terminal.send("?");
        terminal.wait_for("All keys");
        for _ in 0..30 {
            if on_one_line(&terminal.wait_for("All keys")).contains("Any key closes this window.") {
                break;
            }
            terminal.send("j");
        }
        wait_for_sentence(&terminal, "Any key closes this window.");
    }
}

#[test]
fn the_points_are_not_far_away_from_their_side_in_a_wide_window() {
    let terminal = start("wide", FRIEND, (200, 60));
    let screen = terminal.wait_for("Points now");
    let line = screen.lines().find(|line| line.contains("● Black ")).unwrap();
    let (_, line) = line.split_once("● Black ").unwrap();
    assert!(line.chars().count() < 50, "{screen}");
}

#[test]
fn a_window_that_is_too_small_waits_and_takes_no_key_but_leaving() {
    let mut terminal = Terminal::start_with("small", FRIEND, &[], (39, 16));
    wait_for_sentence(&terminal, "Linja needs a window of 40 × 16 characters.");
    terminal.wait_for("q quit");
    terminal.send("23");
    terminal.send("\x1b[200~2-3,1-3\x1b[201~");
    terminal.click(5, 8);
    terminal.wait_until_all_is_read();
    terminal.resize(40, 16);
    terminal.wait_for("[Opening]");
    terminal.send("45e");
    terminal.wait_for("Red to move");
    terminal.resize(20, 3);
    terminal.wait_for("Linja needs");
    terminal.send("87");
    terminal.wait_until_all_is_read();
    terminal.resize(1, 1);
    terminal.resize(80, 24);
    terminal.wait_for_all(&["Red to move", "[Opening]"]);
    // It is kept, so leaving loses nothing. The line break tells this picture from the larger one before.
    terminal.resize(20, 9);
    terminal.wait_for_all(&["Linja needs a\n", "q quit"]);
    terminal.send("q");
    assert_eq!(terminal.ended().code(), Some(0));
    terminal.assert_given_back();
}

#[test]
fn a_key_pressed_while_the_window_changes_is_not_lost() {
    let terminal = start("drag", FRIEND, (80, 24));
    terminal.wait_for("[Opening]");
    for round in 0..100 {
        terminal.resize(81 + round % 2, 24);
        terminal.send("?");
        terminal.wait_for("All keys");
        terminal.resize(80, 24 + round % 2);
        terminal.send(ESCAPE);
        terminal.wait_until("the game", |screen| !screen.contains("All keys"));
    }
}

#[test]
fn nothing_is_confirmed_that_cannot_be_seen() {
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join("not-a-folder-either");
    fs::write(&file, "").unwrap();
    let data = [("LINJA_DATA", file.to_str().unwrap())];
    let mut terminal = Terminal::start_with("blind", FRIEND, &data, (80, 24));
    terminal.wait_for("Black to move");
    terminal.send("45e");
    terminal.wait_for("can’t be kept");
    terminal.send("q");
    terminal.wait_for("Leave the game?");
    terminal.resize(39, 16);
    let screen = terminal.wait_for("Linja needs");
    assert!(!screen.contains("q quit"), "{screen}");
    for key in [ENTER, "y", "q", CTRL_C, CTRL_C] {
        terminal.send(key);
    }
    terminal.wait_until_all_is_read();
    terminal.resize(40, 16);
    terminal.wait_for("Leave the game?");
    terminal.send(ENTER);
    assert_eq!(terminal.ended().code(), Some(0));
}
