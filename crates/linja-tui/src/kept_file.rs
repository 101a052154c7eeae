//! A file of the data folder that another running program may want as well, or that may be damaged.

use std::fs::{self, File};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use serde::de::DeserializeOwned;

/// A file that is there and cannot be read.
#[derive(Debug)]
pub(crate) enum Unreadable {
    /// It has another name now.
    PutAside(PathBuf),
    /// It is still in the way.
    Stays(io::Error),
}

/// What a file says; nothing if there is none. What cannot be read is put aside under a name that begins like this.
pub(crate) fn read<T: DeserializeOwned>(path: &Path, aside: &str) -> Result<Option<T>, Unreadable> {
    let read = match fs::read(path) {
        Err(error) if matches!(error.kind(), ErrorKind::NotFound | ErrorKind::NotADirectory) => {
            return Ok(None);
        }
        read => read.ok().and_then(|bytes| serde_json::from_slice(&bytes).ok()),
    };
    match read {
        Some(read) => Ok(Some(read)),
        None => Err(put_aside(path, aside).map_or_else(Unreadable::Stays, Unreadable::PutAside)),
    }
}

/// Gives a file another name, which no file has yet.
fn put_aside(path: &Path, name: &str) -> io::Result<PathBuf> {
    let aside = |number: u32| path.with_file_name(format!("{name}-{number}.json"));
    let aside = (1..).map(aside).find(|aside| !aside.exists()).unwrap_or_else(|| aside(0));
    fs::rename(path, &aside)?;
    Ok(aside)
}

/// The file to lock in place of another, which is replaced whenever it is written.
pub(crate) fn lock_of(path: &Path) -> io::Result<File> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    File::options().append(true).create(true).open(path.with_extension("lock"))
}
