//! The seats at games on servers, kept so that they can be taken again after whatever happens.

use std::fs::OpenOptions;
use std::io;
use std::path::{Path, PathBuf};

use linja::{RuleSet, Turn};
use linja_api::Secret;
use linja_console::{Tell, overwrite, shown};
use linja_words::{Text, text};
use serde::{Deserialize, Serialize};
use url::Url;

use crate::kept_file::{self, Unreadable, lock_of};

/// The name of the file in the data folder.
const NAME: &str = "online-games.json";

/// What it is called if it cannot be read.
const ASIDE: &str = "unreadable-online-games";

/// A file larger than any list of seats is not kept up; the oldest seats go.
const MOST: usize = 100;

/// A seat at a game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Seat {
    pub(crate) server: String,
    pub(crate) game: String,
    pub(crate) secret: Secret,
    pub(crate) rules: RuleSet,
    /// The link for whoever is to take the other seat.
    pub(crate) link: Option<String>,
    /// How many games of the series are over and among my games.
    #[serde(default)]
    pub(crate) archived: usize,
    /// A turn that was made and isn't known to have arrived, with its number in the log.
    #[serde(default)]
    pub(crate) pending: Option<(u32, Turn)>,
}

impl Seat {
    pub(crate) fn new(server: String, game: String, secret: Secret, rules: RuleSet) -> Seat {
        Seat { server, game, secret, rules, link: None, archived: 0, pending: None }
    }
}

/// All seats, the newest first.
#[derive(Debug, Clone)]
pub(crate) struct Seats {
    /// None if none are kept.
    path: Option<PathBuf>,
    all: Vec<Seat>,
    /// Whether something is only here, as it could not be written.
    is_failing: bool,
    /// What has to be told of them.
    pub(crate) problem: Option<Text>,
}

impl Seats {
    pub(crate) fn open(data: Option<&Path>) -> Seats {
        let mut seats = Seats { path: None, all: Vec::new(), is_failing: false, problem: None };
        let Some(path) = data.map(|data| data.join(NAME)) else { return seats };
        match kept_file::read(&path, ASIDE) {
            Ok(all) => seats.all = all.unwrap_or_default(),
            Err(Unreadable::PutAside(aside)) => {
                seats.problem = Some(text!("tui-seats-unreadable", path = shown(&aside)));
            }
            // What cannot be put aside is not written over either.
            Err(Unreadable::Stays(error)) => {
                seats.problem = Some(text!("tui-cannot-keep", error = error.tell()));
                return seats;
            }
        }
        seats.path = Some(path);
        seats
    }

    /// Those on a server.
    pub(crate) fn on(&self, server: &Url) -> Vec<Seat> {
        self.all.iter().filter(|seat| seat.server == server.as_str()).cloned().collect()
    }

    /// Keeps a seat.
    pub(crate) fn add(&mut self, seat: Seat) -> io::Result<()> {
        self.change(|all| {
            all.insert(0, seat);
            all.truncate(MOST);
        })
    }

    /// Forgets the seat at a game.
    pub(crate) fn remove(&mut self, game: &str) -> io::Result<()> {
        self.change(|all| all.retain(|seat| seat.game != game))
    }

    /// Notes something about the seat at a game.
    pub(crate) fn note(&mut self, game: &str, note: impl FnMut(&mut Seat)) -> io::Result<()> {
        self.change(|all| all.iter_mut().filter(|seat| seat.game == game).for_each(note))
    }

    /// Changes the list as it is on disk, where other programs may have changed it.
    fn change(&mut self, change: impl FnOnce(&mut Vec<Seat>)) -> io::Result<()> {
        let Some(path) = &self.path else {
            change(&mut self.all);
            return Ok(());
        };
        let lock = lock_of(path).and_then(|file| file.lock().map(|()| file));
        if let Ok(Some(kept)) = kept_file::read::<Vec<Seat>>(path, ASIDE) {
            let is_unkept =
                |seat: &Seat| self.is_failing && kept.iter().all(|known| known.game != seat.game);
            self.all.retain(is_unkept);
            self.all.extend(kept);
        }
        change(&mut self.all);
        let written = lock.and_then(|_lock| write(path, &self.all));
        self.is_failing = written.is_err();
        written
    }
}

fn write(path: &Path, seats: &[Seat]) -> io::Result<()> {
    let mut options = OpenOptions::new();
    options.append(true).create(true);
    // Whoever reads it sits on the seats.
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)?;
    overwrite(path, &serde_json::to_string(seats)?)
}

#[cfg(test)]
#[allow(clippy::unwrap_used)] // A panic is how a test fails.
mod tests {
    use super::*;

    fn seat(game: &str) -> Seat {
        let secret = "0123456789abcdef0123456789abcdef".parse().unwrap();
        Seat::new("https://linja.example/".to_owned(), game.to_owned(), secret, RuleSet::Zen)
    }

    #[test]
    fn a_seat_is_kept_for_its_owner_alone_until_it_is_removed() {
        let folder = tempfile::tempdir().unwrap();
        let seat = seat("00cb3350d76109bf");
        let server: Url = seat.server.parse().unwrap();
        let mut seats = Seats::open(Some(folder.path()));
        seats.add(seat.clone()).unwrap();
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            let mode = std::fs::metadata(folder.path().join(NAME)).unwrap().permissions().mode();
            assert_eq!(mode & 0o777, 0o600);
        }
        assert_eq!(Seats::open(Some(folder.path())).on(&server), [seat]);
        assert!(seats.on(&"https://other.example/".parse().unwrap()).is_empty());
        seats.remove("00cb3350d76109bf").unwrap();
        assert!(Seats::open(Some(folder.path())).on(&server).is_empty());
    }

    #[test]
    fn two_programs_at_once_keep_the_seats_of_both() {
        let folder = tempfile::tempdir().unwrap();
        let open = || Seats::open(Some(folder.path()));
        let games = || {
            let server = seat("").server.parse().unwrap();
            open().on(&server).into_iter().map(|seat| seat.game).collect::<Vec<_>>()
        };
        let (mut one, mut other) = (open(), open());
        one.add(seat("1")).unwrap();
        other.add(seat("2")).unwrap();
        one.add(seat("3")).unwrap();
        assert_eq!(games(), ["3", "2", "1"]);
        other.remove("1").unwrap();
        one.note("3", |seat| seat.archived = 1).unwrap();
        assert_eq!(games(), ["3", "2"], "what one has removed the other does not bring back");
    }

    #[test]
    fn a_seat_that_cannot_be_written_is_written_with_the_next_one() {
        let folder = tempfile::tempdir().unwrap();
        let data = folder.path().join("data");
        std::fs::write(&data, "no folder").unwrap();
        let mut seats = Seats::open(Some(&data));
        seats.add(seat("1")).unwrap_err();
        std::fs::remove_file(&data).unwrap();
        Seats::open(Some(&data)).add(seat("2")).unwrap();
        seats.add(seat("3")).unwrap();
        let server = seat("").server.parse().unwrap();
        let kept = Seats::open(Some(&data)).on(&server);
        assert_eq!(kept.iter().map(|seat| &*seat.game).collect::<Vec<_>>(), ["3", "1", "2"]);
    }
}
