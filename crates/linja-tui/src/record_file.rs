//! Game records on disk.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Read, Write};
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

/// Writes a file that must not be there yet.
pub(crate) fn write_new(path: &Path, text: &str) -> io::Result<()> {
    OpenOptions::new().write(true).create_new(true).open(path)?.write_all(text.as_bytes())
}

/// Writes over a file. The old text stays until the new one is on disk.
pub(crate) fn overwrite(path: &Path, text: &str) -> io::Result<()> {
    // A link goes on leading to the file.
    let target = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let old = fs::metadata(&target).ok().filter(fs::Metadata::is_file);
    let (Some(old), Some(folder)) = (old, target.parent()) else {
        // A terminal or a pipe keeps nothing that could be lost, and stays what it is.
        return fs::write(path, text);
    };
    // A file that may not be changed may not be replaced either.
    OpenOptions::new().write(true).open(&target)?;
    let mut new = tempfile::Builder::new().prefix(".linja-").tempfile_in(folder)?;
    new.write_all(text.as_bytes())?;
    new.as_file().set_permissions(old.permissions())?;
    new.as_file().sync_all()?;
    new.persist(&target)?;
    // The name is kept by the folder. Windows cannot open one.
    #[cfg(unix)]
    File::open(folder)?.sync_all()?;
    Ok(())
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
