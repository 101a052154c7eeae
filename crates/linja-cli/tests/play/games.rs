//! Whole games in each rule set, against the computer and between two people.

use linja::{Game, Pawn, Random, RuleSet, Side, Turn, TurnInProgress};
use linja_words::{Language, Words, result};

use crate::terminal::{ENTER, Terminal};

/// The keys that make a turn: for each move the row it comes from and the row it goes to.
pub(crate) fn keys(rules: RuleSet, game: &Game, turn: Turn) -> String {
    let mut keys = String::new();
    let mut in_progress = TurnInProgress::new(rules, game.position()).unwrap();
    for one in turn.moves() {
        if one.pawn == Pawn::Opponents {
            keys.push('x');
        }
        keys += &format!("{}{}", one.from, one.to);
        in_progress.play(*one).unwrap();
    }
    match in_progress.due() {
        Some(_) => keys.push('e'),
        None if turn == Turn::PASS => keys += ENTER,
        None => {}
    }
    keys
}

/// The turn of that number in the list on the screen.
fn listed(terminal: &Terminal, number: usize) -> Turn {
    let find = |screen: &str| {
        screen.lines().rev().find_map(|line| {
            let (_, rest) = line.split_once(&format!(" {number} "))?;
            let turn = rest.strip_prefix(['●', '○'])?.trim();
            turn.parse().ok()
        })
    };
    let is_there = |screen: &str| find(screen).is_some();
    find(&terminal.wait_until(&format!("turn {number}"), is_there)).unwrap()
}

/// The turn of that number, made by Red: the last one of a game is only told, as the score takes
/// the place of the list.
fn turn_of_red(terminal: &Terminal, number: usize) -> Turn {
    let screen = terminal.wait_until("a turn of Red", |screen| {
        screen.contains(&format!(" {number} ○")) || screen.contains("rematch")
    });
    if !screen.contains("rematch") {
        return listed(terminal, number);
    }
    let (_, told) = screen.split_once("Red played ").unwrap();
    told.lines().next().unwrap().trim_end().trim_end_matches('.').parse().unwrap()
}

pub(crate) fn a_turn(game: &Game, random: &mut Random) -> Turn {
    let turns = game.position().turns(game.rules());
    turns[random.below(turns.len())]
}

fn assert_ends_with_the_result(terminal: &Terminal, game: &Game) {
    let words = Words::new(Language::English);
    terminal.wait_for(&words.say(result(game.result().unwrap())));
    let screen = terminal.wait_for("rematch");
    for score in [game.scores().black, game.scores().red] {
        for line in score.lines().filter(|line| line.pawns > 0) {
            let product = format!("{:>2} × ", line.pawns);
            assert!(screen.contains(&product), "{product} is missing:\n{screen}");
        }
    }
}

fn play_against_the_computer(rules: RuleSet) {
    let name = format!("computer-{rules}");
    let args = [
        "play",
        "--fast",
        "--side",
        "black",
        "--level",
        "3",
        "--seed",
        "7",
        "--rules",
        rules.name(),
    ];
    let terminal = Terminal::start(&name, &args);
    let mut random = Random::new(1);
    let screen = terminal.wait_until("the first turn", |screen| screen.contains("Black to move"));
    let computer_began = screen.contains("Red played");
    let first = if computer_began { Side::Red } else { Side::Black };
    let mut game = Game::new(rules, first);
    while !game.is_over() {
        if game.position().to_move() == Side::Black {
            let turn = a_turn(&game, &mut random);
            terminal.send(&keys(rules, &game, turn));
            game.play(turn).unwrap();
        } else {
            let turn = turn_of_red(&terminal, game.played().len() + 1);
            game.play(turn).unwrap();
            terminal.wait_for_position(game.position());
        }
    }
    assert_ends_with_the_result(&terminal, &game);
    terminal.send("a");
    terminal.wait_for("Points now");
}

fn play_between_two_people(rules: RuleSet) {
    let name = format!("friends-{rules}");
    let terminal =
        Terminal::start(&name, &["play", "--friend", "--seed", "1", "--rules", rules.name()]);
    let mut random = Random::new(2);
    let screen = terminal.wait_until("the first turn", |screen| screen.contains(" to move"));
    let first = if screen.contains("Red to move") { Side::Red } else { Side::Black };
    let mut game = Game::new(rules, first);
    while !game.is_over() {
        let turn = a_turn(&game, &mut random);
        terminal.send(&keys(rules, &game, turn));
        game.play(turn).unwrap();
        if !game.is_over() {
            assert_eq!(listed(&terminal, game.turns().len()), turn);
        }
    }
    terminal.wait_for_position(game.position());
    assert_ends_with_the_result(&terminal, &game);
}

#[test]
fn a_whole_game_of_classic() {
    play_against_the_computer(RuleSet::Classic);
    play_between_two_people(RuleSet::Classic);
}

#[test]
fn a_whole_game_of_revised() {
    play_against_the_computer(RuleSet::Revised);
    play_between_two_people(RuleSet::Revised);
}

#[test]
fn a_whole_game_of_revised_and_mean() {
    play_against_the_computer(RuleSet::RevisedMean);
    play_between_two_people(RuleSet::RevisedMean);
}

#[test]
fn a_whole_game_of_zen() {
    play_against_the_computer(RuleSet::Zen);
    play_between_two_people(RuleSet::Zen);
}

#[test]
fn a_whole_game_of_zen_and_mean() {
    play_against_the_computer(RuleSet::ZenMean);
    play_between_two_people(RuleSet::ZenMean);
}

#[test]
fn the_computer_s_turn_is_shown_and_keys_work_meanwhile() {
    // Red, the computer, begins, and its turn is shown move by move.
    let start = "6,1,1,1,1,1,1,0/0,1,1,1,1,1,1,6 r";
    let terminal = Terminal::start(
        "animated",
        &["play", "--side", "black", "--level", "5", "--position", start, "--seed", "4"],
    );
    terminal.wait_for("Red plays ");
    terminal.send("?");
    terminal.wait_for("All keys");
    terminal.send("?");
    terminal.wait_for_all(&["Red played", "Black to move"]);
}

#[test]
fn a_hint_is_gone_when_the_game_is_over() {
    let terminal = Terminal::start("hint-over", &["play", "--friend", "--seed", "1"]);
    terminal.wait_for("[Opening]");
    terminal.send("h");
    terminal.wait_for("Hint: ");
    terminal.send("g");
    terminal.wait_for("Resign this game?");
    terminal.send(ENTER);
    let screen = terminal.wait_for_all(&["resigned.", "rematch"]);
    assert!(!screen.contains("Hint: "), "{screen}");
}
