//! Game records on disk.

use std::fs::{self, File};
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use linja::{Record, RecordError};

/// A record of the longest possible game is a few kilobytes; this leaves room for comments.
const LARGEST_RECORD: u64 = 1 << 20;

/// Why a file is not read as a record.
#[derive(Debug, thiserror::Error)]
pub enum RecordFileError {
    /// The file cannot be read.
    #[error("cannot read the record: {0}")]
    Read(#[from] io::Error),
    /// No record is that long.
    #[error("a record has at most 1 MiB")]
    TooLong,
    /// The file is not text.
    #[error("a record is UTF-8 text, and this is not")]
    NotText,
    /// The text is not a record.
    #[error(transparent)]
    Record(#[from] RecordError),
}

/// Reads and checks a game record.
pub fn read_record(path: &Path) -> Result<Record, RecordFileError> {
    let mut bytes = Vec::new();
    File::open(path)?.take(LARGEST_RECORD + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > LARGEST_RECORD {
        return Err(RecordFileError::TooLong);
    }
    let text = std::str::from_utf8(&bytes).map_err(|_| RecordFileError::NotText)?;
    Ok(text.parse()?)
}

/// The records in a folder by name, the newest first.
pub(crate) fn records_in(folder: &Path) -> Vec<PathBuf> {
    let files = fs::read_dir(folder).into_iter().flatten().flatten();
    let is_record = |path: &PathBuf| path.extension().is_some_and(|ending| ending == "linja");
    let mut records: Vec<_> = files.map(|file| file.path()).filter(is_record).collect();
    let changed = |path: &PathBuf| fs::metadata(path).and_then(|about| about.modified()).ok();
    records.sort_by_cached_key(|path| (std::cmp::Reverse(changed(path)), path.clone()));
    records
}
