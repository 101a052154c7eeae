//! What should have stood at a place in a text that cannot be read.

use core::fmt;

/// What should stand where the text of a turn, a position or a record goes wrong.
///
/// ```
/// # use linja::{Expected, Turn};
/// let error = "2-9".parse::<Turn>().unwrap_err();
/// assert_eq!(error.expected, Expected::Row);
/// assert_eq!(error.expected.to_string(), "a row from 1 to 8");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Expected {
    /// This character.
    Mark(char),
    /// In a turn: a row.
    Row,
    /// In a turn: the end of a move.
    EndOfMove,
    /// In a turn: the end after its fourth move.
    EndOfTurn,
    /// In a position: how many pawns stand on a row.
    Pawns,
    /// In a position: the blank before the side to move.
    Blank,
    /// In a position: the side to move.
    SideToMove,
    /// In a position: its end.
    EndOfPosition,
    /// In a record: the name of a tag.
    TagName,
    /// In a record: the value of a tag.
    TagValue,
    /// In a record: what may follow a backslash in the value of a tag.
    Escape,
    /// In a record: the quote that closes the value of a tag.
    EndOfTagValue,
    /// In a record: the brace that closes a comment.
    EndOfComment,
    /// In a record: a turn, or the mark of a game that stops.
    TurnOrStop,
    /// In a variation of a record: a turn, or the parenthesis that closes it.
    TurnOrEnd,
    /// In a record: its end.
    EndOfRecord,
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Expected::Mark(mark) => return write!(f, "`{mark}`"),
            Expected::Row => "a row from 1 to 8",
            Expected::EndOfMove => "`,` or the end of the turn",
            Expected::EndOfTurn => "the end of the turn: it has at most four steps",
            Expected::Pawns => "a count of pawns",
            Expected::Blank => "a blank",
            Expected::SideToMove => "`b` or `r` for the side to move",
            Expected::EndOfPosition => "the end of the position",
            Expected::TagName => "the name of a tag",
            Expected::TagValue => "the value of the tag in double quotes",
            Expected::Escape => "`\\\"`, `\\\\` or `\\n`",
            Expected::EndOfTagValue => "`\"` at the end of the value",
            Expected::EndOfComment => "`}` at the end of the comment",
            Expected::TurnOrStop => "a turn, or `*` if the game stops here",
            Expected::TurnOrEnd => "a turn, or `)` if the variation ends here",
            Expected::EndOfRecord => "the end of the record after its result",
        })
    }
}
