//! What is wrong with the text of a record, told with its place.

use linja::{RecordError, RecordErrorKind};

use crate::{Text, text};

impl From<RecordError> for Text {
    fn from(RecordError { line, column, kind }: RecordError) -> Text {
        text!("error-at-place", line = line, column = column, wrong = Text::from(kind))
    }
}

impl From<RecordErrorKind> for Text {
    fn from(kind: RecordErrorKind) -> Text {
        match kind {
            RecordErrorKind::Expected(expected) => {
                text!("error-expected", expected = Text::from(expected))
            }
            RecordErrorKind::NoRules => text!("error-record-no-rules"),
            RecordErrorKind::TagTwice => text!("error-record-tag-twice"),
            RecordErrorKind::Rules(error) => error.into(),
            RecordErrorKind::First(error) => error.into(),
            RecordErrorKind::FirstContradictsPosition(side) => {
                text!("error-record-first", side = side)
            }
            RecordErrorKind::Position(error) => {
                text!("error-record-position", wrong = Text::from(error))
            }
            RecordErrorKind::Number(number) => text!("error-record-number", number = number),
            RecordErrorKind::Refused { number, turn, refusal } => text!(
                "error-record-refused",
                number = number,
                turn = turn,
                reason = Text::from(refusal),
            ),
            RecordErrorKind::Repeated { number, turn } => {
                text!("error-record-repeated", number = number, turn = turn)
            }
            RecordErrorKind::Result(result) => {
                text!("error-record-result", result = result.to_string())
            }
            RecordErrorKind::NotOver => text!("error-record-not-over"),
        }
    }
}
