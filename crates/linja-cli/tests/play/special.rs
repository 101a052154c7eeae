//! The special cases of the rules, as a player meets them.

use crate::terminal::{BLACK_BEGINS, DOWN, ENTER, LEFT, RIGHT, Terminal, UP, line_of};

/// Two people, from a position, so that every turn is the test's.
fn at(name: &str, rules: &str, position: &str) -> Terminal {
    let terminal =
        Terminal::start(name, &["play", "--friend", "--rules", rules, "--position", position]);
    terminal.wait_for(" to move");
    terminal
}

#[test]
fn a_follow_up_onto_an_empty_row_gives_an_extra_turn_in_classic() {
    let terminal = at("extra-turn", "classic", "5,1,0,2,1,1,1,1/0,1,0,2,1,1,1,6 b");
    terminal.send("67");
    terminal.wait_for_all(&["[Follow-up 2]", "2 pawns were there already"]);
    terminal.send("e");
    terminal.wait_for("You have to make the follow-up");
    terminal.send("13");
    terminal.wait_for_all(&["[Opening of the extra turn]", "so you get an extra turn"]);
    terminal.send("34");
    terminal.wait_for("[Follow-up 4]");
    terminal.send("15");
    terminal.wait_for_all(&["Red to move", "1 ● 6-7,1-3,3-4,1-5"]);
}

#[test]
fn a_bonus_may_go_back_but_not_from_the_goal_after_an_opening_into_it() {
    let terminal = at("bonus", "zen", "0,0,0,2,0,0,1,9/0,0,0,0,6,0,0,6 b");
    terminal.send("78");
    terminal.wait_for_all(&["[Bonus]", "Exactly on the goal!"]);
    terminal.send("8");
    terminal.wait_for("Our ruling R1");
    terminal.send("43");
    terminal.wait_for_all(&["Red to move", "1 ● 7-8,4-3"]);
}

#[test]
fn left_and_right_choose_between_forward_and_back() {
    let terminal = at("aim", "zen", BLACK_BEGINS);
    terminal.send("78");
    terminal.wait_for("[Bonus]");
    terminal.send("3");
    terminal.wait_for("forward or back");
    terminal.send(RIGHT);
    terminal.wait_until("row 2 to be aimed at", |screen| {
        let line = usize::from(line_of(screen, 2));
        screen.lines().nth(line).unwrap().contains("[·]")
    });
    terminal.send(LEFT);
    terminal.send(RIGHT);
    terminal.send(ENTER);
    terminal.wait_for("1 ● 7-8,3-2");
}

#[test]
fn a_mean_bonus_moves_a_pawn_of_the_opponent() {
    let terminal = at("mean", "zen+mean", BLACK_BEGINS);
    terminal.send("78");
    terminal.wait_for_all(&["[Bonus]", "opponent’s pawns"]);
    terminal.send("x67");
    terminal.wait_for_all(&["Red to move", "1 ● 7-8,x6-7"]);
    // Also after the row: both colours stand on it.
    terminal.send("u78");
    terminal.wait_for("[Bonus]");
    terminal.send("6x7");
    terminal.wait_for_all(&["Red to move", "1 ● 7-8,x6-7"]);
}

#[test]
fn a_full_row_is_refused_with_a_reason() {
    let terminal = at("full-row", "zen", "0,0,0,2,0,0,1,9/0,0,0,0,6,0,0,6 b");
    terminal.send("4");
    terminal.wait_for("Row 5 is full: you can cross it, but not stop there.");
    terminal.send("5");
    terminal.wait_for("The pawns on row 5 are the wrong colour for this move.");
    terminal.send("2");
    terminal.wait_for("There are no pawns on row 2.");
}

#[test]
fn a_follow_up_may_be_left_out_in_zen() {
    let terminal = at("declined", "zen", BLACK_BEGINS);
    terminal.send("e");
    terminal.wait_for("You have to make an opening.");
    terminal.send("23");
    terminal.wait_for("2 rows forward, or end");
    terminal.send("14");
    terminal.wait_for("This follow-up goes exactly 2 rows forward");
    terminal.send("e");
    terminal.wait_for_all(&["Red to move", "1 ● 2-3"]);
}

#[test]
fn a_player_without_an_opening_passes() {
    let terminal = at("pass", "zen", "0,0,0,0,0,0,0,12/0,0,0,0,0,6,0,6 b");
    terminal.wait_for("so you pass. (Our ruling R2.)");
    terminal.send(ENTER);
    terminal.wait_for_all(&["Red to move", "1 ● pass", "Black can’t open and passes."]);
}

#[test]
fn turns_are_taken_back_and_played_again() {
    let terminal = at("undo", "zen", BLACK_BEGINS);
    let untouched = terminal.wait_for("[Opening]");
    terminal.send("23");
    terminal.wait_for("[Follow-up 2]");
    terminal.send("u");
    terminal.wait_until("the opening again", |screen| screen == untouched);
    terminal.send("2313");
    terminal.wait_for("1 ● 2-3,1-3");
    terminal.send("u");
    terminal.wait_until("the turn to be gone", |screen| !screen.contains("1 ● 2-3,1-3"));
    terminal.send("y");
    terminal.wait_for("1 ● 2-3,1-3");
    terminal.send("uu");
    terminal.wait_for("You have no move to take back.");
}

#[test]
fn pawns_are_chosen_by_arrows_and_clicks_as_well() {
    let terminal = at("arrows", "zen", BLACK_BEGINS);
    terminal.send(UP);
    terminal.send(UP);
    terminal.send(DOWN);
    terminal.wait_until("row 2 to be chosen", |screen| {
        screen.lines().nth(usize::from(line_of(screen, 2))).unwrap().starts_with('▸')
    });
    terminal.send(ENTER);
    let screen = terminal.wait_for("[Follow-up 2]");
    terminal.click(5, line_of(&screen, 1));
    terminal.click(20, line_of(&screen, 3));
    let screen = terminal.wait_for_all(&["Red to move", "1 ● 2-3,1-3"]);
    // The words at the bottom can be clicked too.
    let (line, words) =
        screen.lines().enumerate().find(|(_, line)| line.contains("all keys")).unwrap();
    let column = words.chars().collect::<String>().find("all keys").unwrap();
    let column = words[..column].chars().count();
    terminal.click(column.try_into().unwrap(), line.try_into().unwrap());
    terminal.wait_for("All keys");
}

#[test]
fn a_hint_can_be_followed() {
    let late = "0,0,0,0,1,2,3,6/5,3,2,0,1,1,0,0 b";
    let terminal = at("hint", "zen", late);
    terminal.send("h");
    terminal.wait_for("Hint: ");
    terminal.send(ENTER);
    terminal.wait_until("a move", |screen| !screen.contains("[Opening]"));
}
