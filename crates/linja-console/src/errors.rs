//! What went wrong, as something to say: errors of the other crates and of the system.
//!
//! Their own `Display` is English, for programmers and logs; people are told in their language.

use std::io::{self, ErrorKind};
use std::net::AddrParseError;
use std::path::Path;

use linja::{ParseLevelError, ParsePositionError, ParseRuleSetError, ParseSideError, RecordError};
use linja_oracle::{Cancelled, Damage, Outcome, SolveError, TableError, VerifyError};
use linja_players::ugi::{ClientError, ParseProgramError, Quoted};
use linja_players::{
    ContestError, Fault, ParseContestClockError, ParseContestantError, ParseDateError, ReviewError,
};
use linja_words::{Text, UnknownLanguage, Value, text};

use crate::files::RecordFileError;

/// An error that people can be told of.
pub trait Tell {
    /// What is said of it, without a full stop.
    fn tell(&self) -> Text;
}

/// A path as it is shown.
pub fn shown(path: &Path) -> String {
    path.display().to_string()
}

/// A file cannot be written.
pub fn cannot_write(path: &Path, error: &io::Error) -> Text {
    text!("error-write-file", path = shown(path), reason = error.tell())
}

/// A folder cannot be written to.
pub fn cannot_write_to(folder: &Path, error: &io::Error) -> Text {
    text!("error-write-folder", path = shown(folder), reason = error.tell())
}

macro_rules! known_to_the_words {
    ($($error:ty),*) => {$(
        impl Tell for $error {
            fn tell(&self) -> Text {
                (*self).into()
            }
        }
    )*};
}

known_to_the_words!(
    ParsePositionError,
    ParseRuleSetError,
    ParseSideError,
    RecordError,
    UnknownLanguage
);

/// What the system says comes in its own words; these are ours for what is likely.
impl Tell for io::Error {
    fn tell(&self) -> Text {
        match (self.kind(), self.raw_os_error()) {
            (ErrorKind::NotFound, _) => text!("error-system-not-found"),
            (ErrorKind::PermissionDenied, _) => text!("error-system-permission-denied"),
            (ErrorKind::IsADirectory, _) => text!("error-system-is-a-folder"),
            (ErrorKind::NotADirectory, _) => text!("error-system-not-a-folder"),
            (ErrorKind::AlreadyExists, _) => text!("error-system-exists"),
            (ErrorKind::AddrInUse, _) => text!("error-system-address-in-use"),
            (ErrorKind::AddrNotAvailable, _) => text!("error-system-address-not-here"),
            (ErrorKind::StorageFull | ErrorKind::QuotaExceeded, _) => {
                text!("error-system-storage-full")
            }
            (ErrorKind::ReadOnlyFilesystem, _) => text!("error-system-read-only"),
            (ErrorKind::OutOfMemory, _) => text!("error-system-out-of-memory"),
            (_, Some(number)) => text!("error-system-number", number = number),
            (_, None) => text!("error-system-unknown"),
        }
    }
}

impl Tell for AddrParseError {
    fn tell(&self) -> Text {
        text!("error-address")
    }
}

impl Tell for Cancelled {
    fn tell(&self) -> Text {
        text!("error-following-cancelled")
    }
}

impl Tell for SolveError {
    fn tell(&self) -> Text {
        match self {
            SolveError::Cancelled => text!("error-solving-cancelled"),
            SolveError::Resources(error) => text!("error-resources", reason = error.tell()),
        }
    }
}

impl Tell for VerifyError {
    fn tell(&self) -> Text {
        match *self {
            VerifyError::Wrong { position, found, expected } => {
                text!("error-margin-wrong", position = position, found = found, expected = expected,)
            }
            VerifyError::Cancelled => text!("error-verifying-cancelled"),
        }
    }
}

impl Tell for VerifyError<Outcome> {
    fn tell(&self) -> Text {
        match self {
            VerifyError::Wrong { position, found, expected } => text!(
                "error-distance-wrong",
                position = *position,
                found = found.to_string(),
                expected = expected.to_string(),
            ),
            VerifyError::Cancelled => text!("error-verifying-cancelled"),
        }
    }
}

impl Tell for TableError {
    fn tell(&self) -> Text {
        match self {
            TableError::Io { path, source } => {
                text!("error-in-file", path = shown(path), wrong = source.tell())
            }
            TableError::Foreign(path) => text!("error-table-foreign", path = shown(path)),
            TableError::Version { path, found } => {
                text!("error-table-format", path = shown(path), format = *found)
            }
            TableError::Rules { path, found, wanted } => {
                text!("error-table-rules", path = shown(path), found = *found, wanted = *wanted)
            }
            TableError::Kind { path, .. } => text!("error-table-kind", path = shown(path)),
            TableError::Damaged { path, what } => {
                text!("error-table-damaged", path = shown(path), what = what.tell())
            }
            TableError::Cancelled => text!("error-writing-cancelled"),
        }
    }
}

impl Tell for Damage {
    fn tell(&self) -> Text {
        match self {
            Damage::Header => text!("damage-header"),
            Damage::RuleSet => text!("damage-rule-set"),
            Damage::Length => text!("damage-length"),
            Damage::Index => text!("damage-index"),
            Damage::Block => text!("damage-block"),
        }
    }
}

impl Tell for RecordFileError {
    fn tell(&self) -> Text {
        match self {
            RecordFileError::Read(error) => text!("error-read-record", reason = error.tell()),
            RecordFileError::TooLong => text!("error-record-too-large"),
            RecordFileError::NotText => text!("error-record-not-text"),
            RecordFileError::Record(error) => error.tell(),
        }
    }
}

impl Tell for ReviewError {
    fn tell(&self) -> Text {
        match self {
            ReviewError::Rules { game, oracle } => {
                text!("error-review-rules", game = *game, oracle = *oracle)
            }
            ReviewError::Turn { number, turn } => {
                text!("error-review-turn", number = *number, turn = *turn)
            }
            ReviewError::Table(error) => error.tell(),
        }
    }
}

impl Tell for ContestError {
    fn tell(&self) -> Text {
        match self {
            ContestError::NoOracle => text!("error-no-oracle"),
            ContestError::NoClock => text!("error-no-clock"),
            ContestError::Rules { games, oracle } => {
                text!("error-review-rules", game = *games, oracle = *oracle)
            }
            ContestError::Start(error) => error.tell(),
            ContestError::Table(error) => error.tell(),
        }
    }
}

impl Tell for Fault {
    fn tell(&self) -> Text {
        match self {
            Fault::Illegal { turn, refusal } => {
                text!("match-refused", turn = *turn, reason = Text::from(*refusal))
            }
            Fault::Late => text!("match-late"),
            Fault::Program(error) => error.tell(),
            Fault::Recorded(fault) => text!("match-recorded", fault = fault.clone()),
        }
    }
}

impl Tell for ClientError {
    fn tell(&self) -> Text {
        match self {
            ClientError::Start { program, source } => {
                let program = Quoted(program).to_string();
                text!("error-program-start", program = program, reason = source.tell())
            }
            ClientError::Ended { asked } => text!("error-program-ended", asked = *asked),
            ClientError::Late { asked, waited } => {
                let seconds = Value::decimal(waited.as_secs_f64(), 1);
                text!("error-program-late", asked = *asked, seconds = seconds)
            }
            ClientError::NoTurn { answer, error } => {
                let answer = Quoted(answer).to_string();
                text!("error-program-no-turn", answer = answer, wrong = Text::from(*error))
            }
            ClientError::Cancelled => text!("error-program-cancelled"),
        }
    }
}

impl Tell for ParseContestantError {
    fn tell(&self) -> Text {
        match self {
            ParseContestantError::Unknown => text!("error-player"),
            ParseContestantError::Level(error) => error.tell(),
            ParseContestantError::Budget => text!("error-player-budget"),
            ParseContestantError::Program(error) => error.tell(),
        }
    }
}

impl Tell for ParseContestClockError {
    fn tell(&self) -> Text {
        text!("error-contest-clock")
    }
}

impl Tell for ParseProgramError {
    fn tell(&self) -> Text {
        match self {
            ParseProgramError::Empty => text!("error-player-empty"),
            ParseProgramError::OpenQuote => text!("error-player-quote"),
        }
    }
}

impl Tell for ParseLevelError {
    fn tell(&self) -> Text {
        text!("error-level")
    }
}

impl Tell for ParseDateError {
    fn tell(&self) -> Text {
        text!("error-date")
    }
}
