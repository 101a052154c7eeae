//! A position drawn with characters.

use std::io::{self, Write};

use linja::{Game, Position, Row, Side};
use linja_words::{Words, say};

/// Pawns are drawn so that the sides differ without colour.
pub const fn pawn(side: Side) -> &'static str {
    match side {
        Side::Black => "●",
        Side::Red => "○",
    }
}

/// As wide as all 24 pawns on one row.
const WIDTH: usize = 24;

/// How wide a line of [`board`] is: the number of the row, and its pawns.
pub const BOARD_WIDTH: usize = 4 + WIDTH;

/// Draws the board with what a pawn gives on each row, and the score.
pub fn draw(game: &Game, words: Words, out: &mut impl Write) -> io::Result<()> {
    let (rules, side) = (game.rules(), game.position().to_move());
    let head = match game.result() {
        None => say!(words, "show-to-move", rules = rules, side = side),
        Some(_) => say!(words, "show-over", rules = rules),
    };
    writeln!(out, "{head}\n")?;
    for line in board_with_points(game, words) {
        writeln!(out, "{line}")?;
    }

    let scores = game.scores();
    let [black, red] = Side::BOTH.map(|side| {
        let points = scores[side].points();
        say!(words, "show-side-points", sign = pawn(side), side = side, points = points)
    });
    let score = match game.result().map(|result| result.winner()) {
        None => say!(words, "show-points-now", black = black, red = red),
        Some(None) => say!(words, "show-draw", black = black, red = red),
        Some(Some(side)) => say!(words, "show-win", black = black, red = red, side = side),
    };
    writeln!(out, "\n{score}")
}

/// The board, and beside each row what a pawn of each side gives there.
pub fn board_with_points(game: &Game, words: Words) -> Vec<String> {
    let (row, points) = (say!(words, "show-row"), say!(words, "show-points"));
    let (black, red) = (pawn(Side::Black), pawn(Side::Red));
    let mut lines = vec![
        format!("{row:BOARD_WIDTH$}   {points}"),
        format!("{:BOARD_WIDTH$}   {black}     {red}", ""),
    ];
    lines.extend(board(game.position()).map(|(row, line)| match row {
        None => line,
        Some(row) => {
            let each = |side: Side| words.value(game.rules().points(side.progress(row)));
            format!("{line}  {:>2}    {:>2}", each(Side::Black), each(Side::Red))
        }
    }));
    lines
}

/// The lines of the board with row 8 on top, each [`BOARD_WIDTH`] wide: rows, and between them the
/// sticks.
pub fn board(position: Position) -> impl Iterator<Item = (Option<Row>, String)> {
    Row::all().rev().flat_map(move |row| {
        let pawns = (Some(row), format!(" {row}  {}", line(position, row)));
        let stick = (None, format!("    {}", "─".repeat(WIDTH)));
        [Some(pawns), (row.number() > 1).then_some(stick)].into_iter().flatten()
    })
}

/// The pawns of a row: Black from the left, Red from the right.
fn line(position: Position, row: Row) -> String {
    let pawns = |side| usize::from(position.count(side, row));
    let (black, red) = (pawns(Side::Black), pawns(Side::Red));
    // Close together only where they would not fit otherwise.
    let apart = if black + red <= WIDTH / 2 { " " } else { "" };
    let draw = |side, count| vec![pawn(side); count].join(apart);
    let (left, right) = (draw(Side::Black, black), draw(Side::Red, red));
    let gap = WIDTH - left.chars().count() - right.chars().count();
    format!("{left}{}{right}", " ".repeat(gap))
}
