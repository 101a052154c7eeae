//! The games that were played here, each as a record in a folder of the data folder.

use std::fs;
use std::path::{Path, PathBuf};

use linja::{BySide, Level, Record};
use linja_console::{Tell, cannot_write, read_record, today, write_new};
use linja_players::Contestant;
use linja_words::{Text, Words};

use crate::sitting::Sitting;

/// The folder in the data folder.
const NAME: &str = "games";

/// Where games are kept.
#[derive(Debug, Clone)]
pub(crate) struct Archive {
    /// None if none are.
    folder: Option<PathBuf>,
}

impl Archive {
    pub(crate) fn open(data: Option<&Path>) -> Archive {
        Archive { folder: data.map(|data| data.join(NAME)) }
    }

    /// Keeps a game that is left, or followed by another, if somebody here has played it.
    pub(crate) fn keep(&self, sitting: &Sitting, words: Words) -> Result<(), Text> {
        let is_played = sitting.is_over() || !sitting.game().played().is_empty();
        match is_played && sitting.is_begun() {
            true => self.add(&sitting.record(words)),
            false => Ok(()),
        }
    }

    /// Adds a game.
    pub(crate) fn add(&self, record: &Record) -> Result<(), Text> {
        let Some(folder) = &self.folder else { return Ok(()) };
        fs::create_dir_all(folder).map_err(|error| cannot_write(folder, &error))?;
        // In the order of their names they are in the order of time.
        let name = |number: u32| folder.join(format!("{}-{number:04}.linja", today()));
        let free = (1..10_000).map(name).find(|path| !path.exists());
        free.map_or(Ok(()), |path| self.write(&path, record))
    }

    pub(crate) fn write(&self, path: &Path, record: &Record) -> Result<(), Text> {
        write_new(path, &record.to_string()).map_err(|error| cannot_write(path, &error))
    }

    pub(crate) fn delete(&self, path: &Path) -> Result<(), Text> {
        fs::remove_file(path).map_err(|error| error.tell())
    }

    /// All games with their files, the newest first. What is no record is none of them.
    pub(crate) fn games(&self) -> Vec<(PathBuf, Record)> {
        let files = self.folder.iter().filter_map(|folder| fs::read_dir(folder).ok());
        let paths = files.flatten().flatten().map(|file| file.path());
        let mut games: Vec<_> =
            paths.filter_map(|path| Some((path.clone(), read_record(&path).ok()?))).collect();
        games.sort_by(|(one, _), (other, _)| other.cmp(one));
        games
    }
}

/// The computers among the players of a record.
pub(crate) fn levels(record: &Record) -> BySide<Option<Level>> {
    BySide::new(|side| match record.players[side].parse() {
        Ok(Contestant::Level(level)) => Some(level),
        _ => None,
    })
}
