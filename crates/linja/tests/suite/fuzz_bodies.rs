//! What must hold for any text at all. The fuzz targets in `fuzz/` and the short runs in
//! `tests/text.rs` share these bodies.

use linja::{Position, Record, RuleSet, Side, Turn};

/// A text that is accepted is the one text of its position.
pub(crate) fn position_text(text: &str) {
    if let Ok(position) = text.parse::<Position>() {
        assert_eq!(position.to_string(), text);
    }
}

/// A text that is accepted is the one text of its turn, and is played only if it is listed.
pub(crate) fn turn_text(text: &str) {
    if let Ok(turn) = text.parse::<Turn>() {
        assert_eq!(turn.to_string(), text);
        let start = Position::start(Side::Black);
        for rules in RuleSet::ALL {
            let listed = start.turns(rules).contains(&turn);
            assert_eq!(start.play(rules, turn).is_ok(), listed);
        }
    }
}

/// A record that is accepted prints to a text that reads back as the same record; a refused one
/// names a place within the text.
pub(crate) fn record_text(text: &str) {
    match text.parse::<Record>() {
        Ok(record) => assert_eq!(record.to_string().parse(), Ok(record)),
        Err(error) => {
            let lines = text.split('\n').count();
            assert!((1..=lines).contains(&error.line) && error.column >= 1, "{error}");
            assert!(!error.to_string().contains('\n'), "{error}");
        }
    }
}
