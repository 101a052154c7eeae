//! A position drawn with characters.

use std::io::{self, Write};

use linja::{Game, Row, Side};

/// Pawns are drawn so that the sides differ without colour.
pub(crate) const fn pawn(side: Side) -> &'static str {
    match side {
        Side::Black => "●",
        Side::Red => "○",
    }
}

pub(crate) const fn name(side: Side) -> &'static str {
    match side {
        Side::Black => "Black",
        Side::Red => "Red",
    }
}

/// A margin with its sign.
pub(crate) fn signed(margin: i32) -> String {
    match margin {
        0 => "0".to_owned(),
        _ => format!("{margin:+}"),
    }
}

/// As wide as all 24 pawns on one row.
const WIDTH: usize = 24;

/// Draws the board with row 8 on top, what a pawn gives on each row, and the score.
pub(crate) fn draw(game: &Game, out: &mut impl Write) -> io::Result<()> {
    let position = game.position();
    match game.result() {
        None => writeln!(out, "{}, {} to move", game.rules(), name(position.to_move()))?,
        Some(_) => writeln!(out, "{}, the game is over", game.rules())?,
    }
    writeln!(out, "\nrow {:WIDTH$}   points of a pawn", "")?;
    writeln!(out, "    {:WIDTH$}   {}     {}", "", pawn(Side::Black), pawn(Side::Red))?;
    for row in Row::all().rev() {
        let each = |side: Side| game.rules().points(side.progress(row));
        let (black, red) = (each(Side::Black), each(Side::Red));
        writeln!(out, " {row}  {}  {black:>2}    {red:>2}", line(game, row))?;
        if row.number() > 1 {
            writeln!(out, "    {}", "─".repeat(WIDTH))?;
        }
    }

    let scores = game.scores();
    let [black, red] = Side::BOTH
        .map(|side| format!("{} {} {} points", pawn(side), name(side), scores[side].points()));
    match game.result().map(|result| result.winner()) {
        None => writeln!(out, "\nIf the game ended now: {black}, {red}"),
        Some(None) => writeln!(out, "\n{black}, {red}: a draw"),
        Some(Some(side)) => writeln!(out, "\n{black}, {red}: {} wins", name(side)),
    }
}

/// The pawns of a row: Black from the left, Red from the right.
fn line(game: &Game, row: Row) -> String {
    let position = game.position();
    let pawns = |side| usize::from(position.count(side, row));
    let (black, red) = (pawns(Side::Black), pawns(Side::Red));
    // Close together only where they would not fit otherwise.
    let apart = if black + red <= WIDTH / 2 { " " } else { "" };
    let draw = |side, count| vec![pawn(side); count].join(apart);
    let (left, right) = (draw(Side::Black, black), draw(Side::Red, red));
    let gap = WIDTH - left.chars().count() - right.chars().count();
    format!("{left}{}{right}", " ".repeat(gap))
}
