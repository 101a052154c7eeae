//! The game that is being played, kept on disk after everything that happens in it, so that it can be
//! gone on with at the next start; and how games with computers ended, for one that adapts.

use std::cmp::Reverse;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use linja_api::{Course, Entry};
use linja_console::{Tell, overwrite, shown};
use linja_players::adapted_level;
use linja_words::{Text, Words, text};

use crate::archive::Archive;
use crate::kept_file::{self, Unreadable, lock_of};
use crate::sitting::{Opponent, Setup, Sitting};

/// The name of the file in the data folder. Programs that run at the same time have one each.
const NAME: &str = "last-game";

/// Nobody has more terminals.
const MOST: usize = 100;

/// Beside it, a line for each game with a computer: the rules, the level, and the player's score.
const RESULTS: &str = "results.txt";

/// Where the game is kept, and what was found there at the start.
#[derive(Debug)]
pub(crate) struct Autosave {
    /// None if nothing is kept.
    path: Option<PathBuf>,
    /// As long as it is open, no other program takes the file.
    _lock: Option<File>,
    archive: Archive,
    /// The last entry of the log that was written.
    written: Option<Entry>,
    is_failing: bool,
    /// The game that was played last, as long as no other one has taken its place.
    pub(crate) last: Option<Course>,
    /// What has to be told of it.
    pub(crate) problem: Option<Text>,
}

impl Autosave {
    /// Looks for games in a folder. The newest can be gone on with; those that other programs have left go to my
    /// games. Without a folder, nothing is kept.
    pub(crate) fn open(folder: Option<&Path>, words: Words) -> Autosave {
        let archive = Archive::open(folder);
        let (mut kept, free): (Vec<_>, Vec<_>) =
            folder.into_iter().flat_map(paths).partition(|path| path.exists());
        let changed = |path: &PathBuf| fs::metadata(path).and_then(|about| about.modified()).ok();
        kept.sort_by_cached_key(|path| Reverse(changed(path)));
        let take = |path| Autosave::take(path, &archive);
        let mut found = kept.into_iter().filter_map(take);
        let newest = found.next();
        let own = newest.or_else(|| free.into_iter().find_map(take));
        let mut own = own.unwrap_or_else(|| Autosave::new(None, None, &archive));
        for mut older in found {
            // What cannot be moved is found again at the next start.
            let problem = older.clear(words).err().or(older.problem);
            own.problem = own.problem.or(problem);
        }
        own
    }

    fn new(path: Option<PathBuf>, lock: Option<File>, archive: &Archive) -> Autosave {
        Autosave {
            path,
            _lock: lock,
            archive: archive.clone(),
            written: None,
            is_failing: false,
            last: None,
            problem: None,
        }
    }

    /// Takes a file, unless another program has it, or something is in it that can be neither read nor put aside.
    fn take(path: PathBuf, archive: &Archive) -> Option<Autosave> {
        // Where nothing can be locked, nothing can be written either, which is told then.
        let lock = lock_of(&path).ok();
        if let Some(Err(TryLockError::WouldBlock)) = lock.as_ref().map(File::try_lock) {
            return None;
        }
        let read = kept_file::read(&path, "unreadable-game");
        let mut autosave = Autosave::new(Some(path), lock, archive);
        match read {
            Ok(last) => autosave.last = last,
            Err(Unreadable::PutAside(aside)) => {
                autosave.problem = Some(text!("tui-last-unreadable", path = shown(&aside)));
            }
            Err(Unreadable::Stays(_)) => return None,
        }
        Some(autosave)
    }

    /// Keeps a game if something has happened in it. What goes wrong is told once.
    pub(crate) fn keep(&mut self, sitting: &Sitting, words: Words) -> Result<(), Text> {
        let Some(path) = self.path.clone().filter(|_| sitting.is_begun()) else { return Ok(()) };
        let entry = sitting.course().last_entry();
        if entry == self.written.as_ref() {
            return Ok(());
        }
        self.written = entry.cloned();
        let was_failing = self.is_failing;
        let kept = self.clear(words).and_then(|()| {
            let written = write(&path, sitting.course());
            written.map_err(|error| text!("tui-cannot-keep", error = error.tell()))
        });
        self.is_failing = kept.is_err();
        if was_failing { Ok(()) } else { kept }
    }

    /// Whether a game can be gone on with at the next start.
    pub(crate) fn has(&self, sitting: &Sitting) -> bool {
        self.path.is_some() && !self.is_failing && sitting.is_begun()
    }

    /// A game is left. One that is over goes to my games, any other when another one takes its place.
    pub(crate) fn leave(&mut self, sitting: &Sitting, words: Words) -> Result<(), Text> {
        if !sitting.is_begun() {
            return Ok(());
        }
        self.clear(words)?;
        self.last = Some(sitting.course().clone());
        if sitting.is_over() { self.clear(words) } else { Ok(()) }
    }

    /// What was played last goes to my games, and the games of it that are over count.
    fn clear(&mut self, words: Words) -> Result<(), Text> {
        let Some(last) = &self.last else { return Ok(()) };
        let last = Sitting::go_on(last.clone(), 0);
        self.archive.keep(&last, words)?;
        self.last = None;
        if let Some(path) = &self.path {
            // If it stays, it is only shown once more.
            let _ = fs::remove_file(path);
            // If they are lost, the computer adapts a little later.
            let _ = add_results(&path.with_file_name(RESULTS), &last);
        }
        Ok(())
    }

    /// Finds the level of a computer that adapts, from the games that were left and those of the series at the board.
    pub(crate) fn adapt(&self, setup: Setup, now: Option<&Sitting>) -> Setup {
        if setup.opponent != Opponent::Adapting {
            return setup;
        }
        let path = self.path.as_ref().map(|path| path.with_file_name(RESULTS));
        let mut text = path.and_then(|path| fs::read_to_string(path).ok()).unwrap_or_default();
        text.extend(now.and_then(results));
        let games = text.lines().filter_map(|line| {
            let (rules, game) = line.split_once(' ')?;
            let (level, score) = game.split_once(' ').filter(|_| rules == setup.rules.name())?;
            Some((level.parse().ok()?, score.parse().ok()?))
        });
        Setup { opponent: Opponent::Computer(adapted_level(games)), ..setup }
    }
}

fn write(path: &Path, course: &Course) -> io::Result<()> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    overwrite(path, &serde_json::to_string(course)?)
}

fn add_results(path: &Path, sitting: &Sitting) -> io::Result<()> {
    let Some(results) = results(sitting) else { return Ok(()) };
    OpenOptions::new().append(true).create(true).open(path)?.write_all(results.as_bytes())
}

/// A line for each game of a series with a computer that is over.
fn results(sitting: &Sitting) -> Option<String> {
    let (rules, (level, scores)) = (sitting.game().rules(), sitting.scores()?);
    Some(scores.iter().map(|score| format!("{rules} {level} {score}\n")).collect())
}

/// The files in a folder that a game can be kept in.
fn paths(folder: &Path) -> impl Iterator<Item = PathBuf> {
    let name = |number| match number {
        1 => format!("{NAME}.json"),
        _ => format!("{NAME}-{number}.json"),
    };
    (1..=MOST).map(move |number| folder.join(name(number)))
}

#[cfg(test)]
#[allow(clippy::unwrap_used)] // A panic is how a test fails.
mod tests {
    use linja::{Level, RuleSet, Side};
    use linja_words::Language;

    use super::*;

    const WORDS: Words = Words::new(Language::English);

    fn open(folder: &Path) -> Autosave {
        Autosave::open(Some(folder), WORDS)
    }

    fn friends() -> Sitting {
        let position = "6,1,1,1,1,1,1,0/0,1,1,1,1,1,1,6 b".parse().ok();
        let setup = Setup { rules: RuleSet::Zen, opponent: Opponent::Friend, side: None, position };
        Sitting::new(setup, 1)
    }

    #[test]
    fn a_game_is_kept_from_its_first_turn_until_it_is_over_and_left() {
        let folder = tempfile::tempdir().unwrap();
        let (mut autosave, mut sitting) = (open(folder.path()), friends());
        autosave.keep(&sitting, WORDS).unwrap();
        drop(autosave);
        let mut autosave = open(folder.path());
        assert_eq!(autosave.last, None, "nothing has happened yet");
        for turn in ["2-3", "7-6", "3-4"] {
            sitting.play(turn.parse().unwrap()).unwrap();
            autosave.keep(&sitting, WORDS).unwrap();
        }
        sitting.undo();
        autosave.keep(&sitting, WORDS).unwrap();
        autosave.leave(&sitting, WORDS).unwrap();
        drop(autosave);
        let mut autosave = open(folder.path());
        let last = autosave.last.take().unwrap();
        assert_eq!(&last, sitting.course());
        let mut again = Sitting::go_on(last, 1);
        assert!(again.redo(), "also what was taken back is kept");
        again.resign();
        autosave.keep(&again, WORDS).unwrap();
        drop(autosave);
        let mut autosave = open(folder.path());
        assert!(autosave.last.is_some(), "it is over, and can be followed by a rematch");
        autosave.leave(&again, WORDS).unwrap();
        drop(autosave);
        assert_eq!(open(folder.path()).last, None);
    }

    #[test]
    fn a_computer_that_adapts_knows_the_results_of_earlier_games() {
        let folder = tempfile::tempdir().unwrap();
        let mut autosave = open(folder.path());
        let setup = |rules| Setup {
            rules,
            opponent: Opponent::Adapting,
            side: Some(Side::Black),
            position: None,
        };
        let level = |autosave: &Autosave, rules, now: Option<&Sitting>| {
            autosave.adapt(setup(rules), now).opponent
        };
        let begin = Opponent::Computer(Level::ALL[2]);
        assert_eq!(level(&autosave, RuleSet::Zen, None), begin);
        let mut sitting = Sitting::new(setup(RuleSet::Zen), 1);
        sitting.resign();
        assert_eq!(level(&autosave, RuleSet::Zen, Some(&sitting)), Opponent::Computer(Level::MIN));
        autosave.leave(&sitting, WORDS).unwrap();
        assert_eq!(level(&autosave, RuleSet::Zen, None), Opponent::Computer(Level::MIN));
        assert_eq!(level(&autosave, RuleSet::Classic, None), begin, "other rules are another game");
    }

    #[test]
    fn what_cannot_be_read_is_told_of_and_put_aside() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("last-game.json");
        for text in ["", "{\"terms\":"] {
            fs::write(&path, text).unwrap();
            let autosave = open(folder.path());
            assert!(autosave.problem.is_some() && autosave.last.is_none());
            assert!(!path.exists());
        }
        let aside = folder.path().join("unreadable-game-2.json");
        assert_eq!(fs::read_to_string(aside).unwrap(), "{\"terms\":");
        assert!(open(folder.path()).problem.is_none(), "it is told once");
    }

    #[test]
    fn a_game_that_finds_no_place_among_my_games_is_not_written_over() {
        let folder = tempfile::tempdir().unwrap();
        let games = folder.path().join("games");
        fs::write(&games, "no folder").unwrap();
        let (mut first, mut second) = (friends(), friends());
        first.play("2-3".parse().unwrap()).unwrap();
        second.play("3-4".parse().unwrap()).unwrap();
        open(folder.path()).keep(&first, WORDS).unwrap();
        let mut autosave = open(folder.path());
        autosave.keep(&second, WORDS).unwrap_err();
        assert!(!autosave.has(&second), "leaving it would lose it");
        drop(autosave);
        let mut autosave = open(folder.path());
        assert_eq!(autosave.last.as_ref(), Some(first.course()));
        // As soon as there is a place, it goes there.
        fs::remove_file(&games).unwrap();
        autosave.keep(&second, WORDS).unwrap();
        drop(autosave);
        assert_eq!(open(folder.path()).last.as_ref(), Some(second.course()));
        assert_eq!(fs::read_dir(games).unwrap().count(), 1);
    }

    #[test]
    fn a_folder_that_cannot_be_written_is_told_of_once() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("file");
        fs::write(&file, "no folder").unwrap();
        let (mut autosave, mut sitting) = (open(&file), friends());
        sitting.play("2-3".parse().unwrap()).unwrap();
        autosave.keep(&sitting, WORDS).unwrap_err();
        sitting.play("7-6".parse().unwrap()).unwrap();
        autosave.keep(&sitting, WORDS).unwrap();
        assert!(!autosave.has(&sitting), "leaving it would lose it");
        // As soon as it can be kept, it is.
        fs::remove_file(&file).unwrap();
        sitting.undo();
        autosave.keep(&sitting, WORDS).unwrap();
        assert!(autosave.has(&sitting));
        assert_eq!(open(&file).last.as_ref(), Some(sitting.course()));
    }
}
