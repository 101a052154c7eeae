//! The game that is being played, kept on disk after everything that happens in it, so that it can be
//! gone on with at the next start; and how games with computers ended, for one that adapts.

use std::fs::{self, OpenOptions};
use std::io::{self, ErrorKind, Write as _};
use std::path::{Path, PathBuf};

use linja_api::{Course, Entry};
use linja_console::{Tell, overwrite, shown};
use linja_players::adapted_level;
use linja_words::{Text, text};

use crate::sitting::{Opponent, Setup, Sitting};

/// The name of the file in the data folder.
const NAME: &str = "last-game.json";

/// Beside it, a line for each game with a computer: the rules, the level, and the player's score.
const RESULTS: &str = "results.txt";

/// Where the game is kept, and what was found there at the start.
#[derive(Debug)]
pub(crate) struct Autosave {
    /// None if nothing is kept.
    path: Option<PathBuf>,
    /// The last entry of the log that was written.
    written: Option<Entry>,
    is_failing: bool,
    /// The game that was played last.
    pub(crate) last: Option<Course>,
    /// What has to be told of it.
    pub(crate) problem: Option<Text>,
}

impl Autosave {
    /// Looks for a game in a folder. Without one, nothing is kept.
    pub(crate) fn open(folder: Option<&Path>) -> Autosave {
        let path = folder.map(|folder| folder.join(NAME));
        let mut autosave =
            Autosave { path, written: None, is_failing: false, last: None, problem: None };
        let Some(path) = &autosave.path else { return autosave };
        match fs::read(path) {
            Err(error)
                if matches!(error.kind(), ErrorKind::NotFound | ErrorKind::NotADirectory) => {}
            read => match read.ok().and_then(|bytes| serde_json::from_slice(&bytes).ok()) {
                Some(course) => autosave.last = Some(course),
                None => match put_aside(path) {
                    Ok(aside) => {
                        autosave.problem = Some(text!("tui-last-unreadable", path = shown(&aside)));
                    }
                    // What cannot be put aside is not written over either.
                    Err(error) => {
                        autosave.problem = Some(text!("tui-cannot-keep", error = error.tell()));
                        autosave.path = None;
                    }
                },
            },
        }
        autosave
    }

    /// Keeps a game if something has happened in it. What goes wrong is told once.
    pub(crate) fn keep(&mut self, sitting: &Sitting) -> Result<(), Text> {
        let Some(path) = self.path.as_ref().filter(|_| sitting.is_begun()) else { return Ok(()) };
        let entry = sitting.course().last_entry();
        if entry == self.written.as_ref() {
            return Ok(());
        }
        self.written = entry.cloned();
        let was_failing = self.is_failing;
        let written = write(path, sitting.course());
        self.is_failing = written.is_err();
        match written {
            Err(error) if !was_failing => Err(text!("tui-cannot-keep", error = error.tell())),
            _ => Ok(()),
        }
    }

    /// Whether a game can be gone on with at the next start.
    pub(crate) fn has(&self, sitting: &Sitting) -> bool {
        self.path.is_some() && !self.is_failing && sitting.is_begun()
    }

    /// A game is left: one that is over need not be kept.
    pub(crate) fn leave(&self, sitting: &Sitting) {
        if let Some(path) = self.path.as_ref().filter(|_| sitting.is_begun() && sitting.is_over()) {
            // If it stays, its end is shown once more.
            let _ = fs::remove_file(path);
            // If they are lost, the computer adapts a little later.
            let _ = add_results(&path.with_file_name(RESULTS), sitting);
        }
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

/// Gives a file another name, which no file has yet.
fn put_aside(path: &Path) -> io::Result<PathBuf> {
    let aside = |number: u32| path.with_file_name(format!("unreadable-game-{number}.json"));
    let aside = (1..).map(aside).find(|aside| !aside.exists()).unwrap_or_else(|| aside(0));
    fs::rename(path, &aside)?;
    Ok(aside)
}

#[cfg(test)]
#[allow(clippy::unwrap_used)] // A panic is how a test fails.
mod tests {
    use linja::{Level, RuleSet, Side};

    use super::*;

    fn friends() -> Sitting {
        let position = "6,1,1,1,1,1,1,0/0,1,1,1,1,1,1,6 b".parse().ok();
        let setup = Setup { rules: RuleSet::Zen, opponent: Opponent::Friend, side: None, position };
        Sitting::new(setup, 1)
    }

    #[test]
    fn a_game_is_kept_from_its_first_turn_until_it_is_over_and_left() {
        let folder = tempfile::tempdir().unwrap();
        let open = || Autosave::open(Some(folder.path()));
        let (mut autosave, mut sitting) = (open(), friends());
        autosave.keep(&sitting).unwrap();
        assert_eq!(open().last, None, "nothing has happened yet");
        for turn in ["2-3", "7-6", "3-4"] {
            sitting.play(turn.parse().unwrap()).unwrap();
            autosave.keep(&sitting).unwrap();
        }
        sitting.undo();
        autosave.keep(&sitting).unwrap();
        autosave.leave(&sitting);
        let last = open().last.unwrap();
        assert_eq!(&last, sitting.course());
        let mut again = Sitting::go_on(last, 1);
        assert!(again.redo(), "also what was taken back is kept");
        again.resign();
        autosave.keep(&again).unwrap();
        assert!(open().last.is_some(), "it is over, and can be followed by a rematch");
        autosave.leave(&again);
        assert_eq!(open().last, None);
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
    }

    #[test]
    fn a_computer_that_adapts_knows_the_results_of_earlier_games() {
        let folder = tempfile::tempdir().unwrap();
        let autosave = Autosave::open(Some(folder.path()));
        let setup = |rules| Setup {
            rules,
            opponent: Opponent::Adapting,
            side: Some(Side::Black),
            position: None,
        };
        let level = |rules, now: Option<&Sitting>| autosave.adapt(setup(rules), now).opponent;
        let begin = Opponent::Computer(Level::ALL[2]);
        assert_eq!(level(RuleSet::Zen, None), begin);
        let mut sitting = Sitting::new(setup(RuleSet::Zen), 1);
        sitting.resign();
        assert_eq!(level(RuleSet::Zen, Some(&sitting)), Opponent::Computer(Level::MIN));
        autosave.leave(&sitting);
        assert_eq!(level(RuleSet::Zen, None), Opponent::Computer(Level::MIN));
        assert_eq!(level(RuleSet::Classic, None), begin, "other rules are another game");
    }

    #[test]
    fn what_cannot_be_read_is_told_of_and_put_aside() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join(NAME);
        for text in ["", "{\"terms\":"] {
            fs::write(&path, text).unwrap();
            let autosave = Autosave::open(Some(folder.path()));
            assert!(autosave.problem.is_some() && autosave.last.is_none());
            assert!(!path.exists());
        }
        let aside = folder.path().join("unreadable-game-2.json");
        assert_eq!(fs::read_to_string(aside).unwrap(), "{\"terms\":");
        assert!(Autosave::open(Some(folder.path())).problem.is_none(), "it is told once");
    }

    #[test]
    fn a_folder_that_cannot_be_written_is_told_of_once() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("file");
        fs::write(&file, "no folder").unwrap();
        let (mut autosave, mut sitting) = (Autosave::open(Some(&file)), friends());
        sitting.play("2-3".parse().unwrap()).unwrap();
        autosave.keep(&sitting).unwrap_err();
        sitting.play("7-6".parse().unwrap()).unwrap();
        autosave.keep(&sitting).unwrap();
        assert!(!autosave.has(&sitting), "leaving it would lose it");
        // As soon as it can be kept, it is.
        fs::remove_file(&file).unwrap();
        sitting.undo();
        autosave.keep(&sitting).unwrap();
        assert!(autosave.has(&sitting));
        assert_eq!(Autosave::open(Some(&file)).last.as_ref(), Some(sitting.course()));
    }
}
