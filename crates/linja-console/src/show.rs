//! A position with its points, drawn with characters.

use std::io::{self, Write};

use linja::{Game, Side};
use linja_words::{BOARD_WIDTH, Words, board, pawn, say};

/// Draws the board with what a pawn gives on each row, the score, and the position as a text.
pub fn show(game: &Game, words: Words, out: &mut impl Write) -> io::Result<()> {
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
    let [black, red] = Side::ALL.map(|side| {
        let points = scores[side].points();
        say!(words, "show-side-points", sign = pawn(side), side = side, points = points)
    });
    let score = match game.result().map(|result| result.winner()) {
        None => say!(words, "show-points-now", black = black, red = red),
        Some(None) => say!(words, "show-draw", black = black, red = red),
        Some(Some(side)) => say!(words, "show-win", black = black, red = red, side = side),
    };
    writeln!(out, "\n{score}")?;
    writeln!(out, "{}", game.position())
}

/// The board, and beside each row what a pawn of each side gives there.
pub(crate) fn board_with_points(game: &Game, words: Words) -> Vec<String> {
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
