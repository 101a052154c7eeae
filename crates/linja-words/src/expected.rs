//! What should have stood in a text, told.

use linja::Expected;

use crate::{Text, text};

/// A few words that fit after "expected".
impl From<Expected> for Text {
    fn from(expected: Expected) -> Text {
        match expected {
            Expected::Mark(mark) => text!("expected-mark", mark = mark.to_string()),
            Expected::Row => text!("expected-row"),
            Expected::EndOfMove => text!("expected-end-of-move"),
            Expected::EndOfTurn => text!("expected-end-of-turn"),
            Expected::Pawns => text!("expected-pawns"),
            Expected::Blank => text!("expected-blank"),
            Expected::SideToMove => text!("expected-side-to-move"),
            Expected::EndOfPosition => text!("expected-end-of-position"),
            Expected::TagName => text!("expected-tag-name"),
            Expected::TagValue => text!("expected-tag-value"),
            Expected::Escape => text!("expected-escape"),
            Expected::EndOfTagValue => text!("expected-end-of-tag-value"),
            Expected::EndOfComment => text!("expected-end-of-comment"),
            Expected::TurnOrStop => text!("expected-turn-or-stop"),
            Expected::TurnOrEnd => text!("expected-turn-or-end"),
            Expected::EndOfRecord => text!("expected-end-of-record"),
        }
    }
}
