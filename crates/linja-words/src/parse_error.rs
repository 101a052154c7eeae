//! Why a text is not what it should be, told: what is wrong with it, or what would be right.

use linja::{
    ParsePositionError, ParseRuleSetError, ParseSideError, ParseTurnError, Placement, Row,
    RowTooFull,
};

use crate::{Text, UnknownLanguage, text};

impl From<UnknownLanguage> for Text {
    fn from(UnknownLanguage: UnknownLanguage) -> Text {
        text!("error-language")
    }
}

impl From<ParseRuleSetError> for Text {
    fn from(ParseRuleSetError: ParseRuleSetError) -> Text {
        text!("error-rule-set")
    }
}

impl From<ParseSideError> for Text {
    fn from(ParseSideError: ParseSideError) -> Text {
        text!("error-side")
    }
}

impl From<ParseTurnError> for Text {
    fn from(ParseTurnError { column, expected }: ParseTurnError) -> Text {
        text!("error-expected-at-column", column = column, expected = Text::from(expected))
    }
}

impl From<ParsePositionError> for Text {
    fn from(error: ParsePositionError) -> Text {
        match error {
            ParsePositionError::Syntax { column, expected } => {
                text!("error-expected-at-column", column = column, expected = Text::from(expected))
            }
            ParsePositionError::Pawns(side, pawns) => {
                text!("error-pawns", side = side, pawns = pawns, all = Placement::PAWNS)
            }
            ParsePositionError::RowTooFull(RowTooFull { row, pawns }) => {
                text!("error-row-too-full", row = row, pawns = pawns, most = Row::LIMIT)
            }
        }
    }
}
