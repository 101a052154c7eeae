//! Files: game records that are read, and texts and pictures that are written whole or not at all.

use std::fs::{self, File, OpenOptions, Permissions};
use std::io::{self, Read, Write};
use std::path::Path;

use linja::{Record, RecordError};
use tempfile::NamedTempFile;

/// A game is a kilobyte or two, so this is tens of thousands of them.
const LARGEST_FILE: u64 = 64 << 20;

/// Why a file is not read as a record.
#[derive(Debug, thiserror::Error)]
pub enum RecordFileError {
    /// The file cannot be read.
    #[error("cannot read the record: {0}")]
    Read(#[from] io::Error),
    /// No file of records is that long.
    #[error("a file of records has at most 64 MiB")]
    TooLong,
    /// The file is not text.
    #[error("a record is UTF-8 text, and this is not")]
    NotText,
    /// The text is not a record.
    #[error(transparent)]
    Record(#[from] RecordError),
}

/// Reads and checks a game record; `-` is standard input, here and below.
pub fn read_record(path: &Path) -> Result<Record, RecordFileError> {
    Ok(read_text(path)?.parse()?)
}

/// Reads and checks a file with several game records, one after the other.
pub fn read_records(path: &Path) -> Result<Vec<Record>, RecordFileError> {
    Ok(Record::read_all(&read_text(path)?)?)
}

fn read_text(path: &Path) -> Result<String, RecordFileError> {
    let mut bytes = Vec::new();
    let input: Box<dyn Read> = match path.as_os_str() == "-" {
        true => Box::new(io::stdin()),
        false => Box::new(File::open(path)?),
    };
    input.take(LARGEST_FILE + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > LARGEST_FILE {
        return Err(RecordFileError::TooLong);
    }
    String::from_utf8(bytes).map_err(|_| RecordFileError::NotText)
}

/// Writes a file that must not be there yet.
pub fn write_new(path: &Path, text: &str) -> io::Result<()> {
    // Where something is already, nothing else is tried.
    if path.symlink_metadata().is_ok() {
        return Err(io::ErrorKind::AlreadyExists.into());
    }
    let folder = folder_of(path);
    let write = |file: &mut File| file.write_all(text.as_bytes());
    new_file(folder, None, write)?.persist_noclobber(path)?;
    sync_folder(folder)
}

/// Writes a file, also over an old one. The old one stays until the new one is on disk.
pub fn overwrite(path: &Path, contents: impl AsRef<[u8]>) -> io::Result<()> {
    overwrite_with(path, |file| file.write_all(contents.as_ref()))
}

/// The same for contents that are written piece by piece; if that fails, the old file stays.
pub fn overwrite_with<E: From<io::Error>>(
    path: &Path,
    write: impl FnOnce(&mut File) -> Result<(), E>,
) -> Result<(), E> {
    // A link goes on leading to the file.
    let path = &fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let permissions = match fs::metadata(path) {
        // A terminal or a pipe keeps nothing that could be lost, and stays what it is.
        Ok(old) if !old.is_file() => {
            return write(&mut OpenOptions::new().write(true).open(path)?);
        }
        Ok(old) => {
            // A file that may not be changed may not be replaced either.
            OpenOptions::new().write(true).open(path)?;
            Some(old.permissions())
        }
        Err(_) => None,
    };
    let folder = folder_of(path);
    new_file(folder, permissions, write)?.persist(path).map_err(io::Error::from)?;
    Ok(sync_folder(folder)?)
}

/// A file in a folder that is on disk, and gone if it gets no name.
fn new_file<E: From<io::Error>>(
    folder: &Path,
    permissions: Option<Permissions>,
    write: impl FnOnce(&mut File) -> Result<(), E>,
) -> Result<NamedTempFile, E> {
    let mut builder = tempfile::Builder::new();
    // Without this nobody else could read it, unlike other files of the user.
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    let mut file = builder.prefix(".linja-").tempfile_in(folder)?;
    write(file.as_file_mut())?;
    if let Some(permissions) = permissions {
        file.as_file().set_permissions(permissions)?;
    }
    file.as_file().sync_all()?;
    Ok(file)
}

fn folder_of(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// A file's name is kept by its folder. Windows cannot open one.
fn sync_folder(folder: &Path) -> io::Result<()> {
    #[cfg(unix)]
    File::open(folder)?.sync_all()?;
    #[cfg(not(unix))]
    let _ = folder;
    Ok(())
}

#[cfg(test)]
#[allow(clippy::unwrap_used)] // A panic is how a test fails.
mod tests {
    use super::*;

    #[test]
    fn a_file_is_written_whole_and_looks_like_any_other() {
        let folder = tempfile::tempdir().unwrap();
        let [new, over, plain] = ["new", "over", "plain"].map(|name| folder.path().join(name));
        write_new(&new, "text").unwrap();
        assert_eq!(write_new(&new, "other").unwrap_err().kind(), io::ErrorKind::AlreadyExists);
        overwrite(&over, "old").unwrap();
        overwrite(&over, "text").unwrap();
        fs::write(&plain, "text").unwrap();
        for path in [new, over] {
            assert_eq!(fs::read_to_string(&path).unwrap(), "text");
            let permissions = |path| fs::metadata(path).unwrap().permissions();
            assert_eq!(permissions(&path), permissions(&plain));
        }
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 3, "nothing else is left");
    }

    #[test]
    #[cfg(unix)]
    fn a_link_that_leads_nowhere_is_not_written_over() {
        let folder = tempfile::tempdir().unwrap();
        let link = folder.path().join("link");
        std::os::unix::fs::symlink("nowhere", &link).unwrap();
        assert_eq!(write_new(&link, "text").unwrap_err().kind(), io::ErrorKind::AlreadyExists);
        assert!(link.is_symlink());
    }
}
