//! The game told in words, for whoever listens instead of looking.

use linja::{BySide, Row, Side, Turn};
use linja_words::{Text, Words, level_name, say, text};

use crate::{BoardView, Seat, Spot, Table};

/// A turn, step by step: "Red: row 8 to row 7, row 7 to row 5."
pub fn turn(words: Words, side: Side, turn: Turn) -> String {
    let moves: Vec<String> = turn
        .moves()
        .iter()
        .map(|one| match one.pawn {
            linja::Pawn::Own => say!(words, "web-told-move", from = one.from, to = one.to),
            linja::Pawn::Opponents => {
                say!(words, "web-told-move-opponents", from = one.from, to = one.to)
            }
        })
        .collect();
    match moves.is_empty() {
        true => say!(words, "web-told-pass", side = side),
        false => say!(words, "web-told-turn", side = side, moves = moves.join(", ")),
    }
}

/// A row of the board and what can be done there.
pub fn row(words: Words, view: &BoardView, row: Row) -> String {
    let count = |side: Side| view.position.count(side, row);
    let mut told =
        say!(words, "web-row-told", row = row, black = count(Side::Black), red = count(Side::Red));
    let mut add = |text: Text| {
        told.push(' ');
        told.push_str(&words.say(text));
    };
    if view.held.is_some_and(|held| held.row == row) {
        add(text!("web-row-held"));
    }
    if view.is_landing(row) {
        add(text!("web-row-landing"));
    } else if view.held.is_none()
        && Side::ALL.into_iter().any(|side| view.is_movable(Spot { side, row }))
    {
        add(text!("web-row-movable"));
    }
    told
}

/// Who sits where, by name.
pub fn names(words: Words, table: &Table) -> BySide<String> {
    BySide::new(|side| match table.seats()[side] {
        Seat::Computer(level) => words.say(level_name(level)),
        Seat::Person if table.has_one_person() => say!(words, "web-you"),
        Seat::Elsewhere if table.has_one_person() => say!(words, "online-friend"),
        Seat::Person | Seat::Elsewhere => words.say(side),
    })
}
