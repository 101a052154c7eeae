//! The seats at games on servers, kept so that they can be taken again after whatever happens.

use std::fs::{self, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};

use linja::RuleSet;
use linja_api::Secret;
use linja_console::overwrite;
use serde::{Deserialize, Serialize};
use url::Url;

/// The name of the file in the data folder.
const NAME: &str = "online-games.json";

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
}

/// All seats, the newest first.
#[derive(Debug, Clone)]
pub(crate) struct Seats {
    /// None if none are kept.
    path: Option<PathBuf>,
    all: Vec<Seat>,
}

impl Seats {
    pub(crate) fn open(data: Option<&Path>) -> Seats {
        let path = data.map(|data| data.join(NAME));
        let text = path.as_ref().and_then(|path| fs::read(path).ok());
        let all = text.and_then(|text| serde_json::from_slice(&text).ok()).unwrap_or_default();
        Seats { path, all }
    }

    /// Those on a server.
    pub(crate) fn on(&self, server: &Url) -> Vec<Seat> {
        self.all.iter().filter(|seat| seat.server == server.as_str()).cloned().collect()
    }

    /// Keeps a seat.
    pub(crate) fn add(&mut self, seat: Seat) -> io::Result<()> {
        self.all.insert(0, seat);
        self.all.truncate(MOST);
        self.write()
    }

    /// Forgets the seat at a game.
    pub(crate) fn remove(&mut self, game: &str) -> io::Result<()> {
        self.all.retain(|seat| seat.game != game);
        self.write()
    }

    fn write(&self) -> io::Result<()> {
        let Some(path) = &self.path else { return Ok(()) };
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder)?;
        }
        let mut options = OpenOptions::new();
        options.append(true).create(true);
        // Whoever reads it sits on the seats.
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        options.open(path)?;
        overwrite(path, &serde_json::to_string(&self.all)?)
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)] // A panic is how a test fails.
mod tests {
    use super::*;

    #[test]
    fn a_seat_is_kept_for_its_owner_alone_until_it_is_removed() {
        let folder = tempfile::tempdir().unwrap();
        let server: Url = "https://linja.example/".parse().unwrap();
        let seat = Seat {
            server: server.to_string(),
            game: "00cb3350d76109bf".to_owned(),
            secret: "0123456789abcdef0123456789abcdef".parse().unwrap(),
            rules: RuleSet::Zen,
            link: None,
        };
        let mut seats = Seats::open(Some(folder.path()));
        seats.add(seat.clone()).unwrap();
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            let mode = fs::metadata(folder.path().join(NAME)).unwrap().permissions().mode();
            assert_eq!(mode & 0o777, 0o600);
        }
        assert_eq!(Seats::open(Some(folder.path())).on(&server), [seat]);
        assert!(seats.on(&"https://other.example/".parse().unwrap()).is_empty());
        seats.remove("00cb3350d76109bf").unwrap();
        assert!(Seats::open(Some(folder.path())).on(&server).is_empty());
    }
}
