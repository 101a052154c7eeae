//! A position drawn with characters, where there is no picture: in a terminal, in Markdown.

use linja::{Position, Row, Side};

/// As wide as all 24 pawns on one row.
const WIDTH: usize = 24;

/// How wide a line of [`board`] is: the number of the row, and its pawns.
pub const BOARD_WIDTH: usize = 4 + WIDTH;

/// The sign of a pawn: the sides differ without colour.
///
/// ```
/// # use linja::Side;
/// assert_eq!(Side::ALL.map(linja_words::pawn), ["●", "○"]);
/// ```
pub const fn pawn(side: Side) -> &'static str {
    match side {
        Side::Black => "●",
        Side::Red => "○",
    }
}

/// The lines of the board with row 8 on top, each [`BOARD_WIDTH`] wide: rows, and between them the
/// sticks.
///
/// ```
/// # use linja::{Position, Side};
/// let lines: Vec<_> = linja_words::board(Position::start(Side::Black)).collect();
/// assert_eq!(lines.len(), 8 + 7);
/// assert_eq!(lines[0].1, " 8               ○ ○ ○ ○ ○ ○");
/// ```
pub fn board(position: Position) -> impl Iterator<Item = (Option<Row>, String)> {
    Row::ALL.into_iter().rev().flat_map(move |row| {
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
