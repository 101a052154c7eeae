//! An online game as the device keeps it: the secrets that open it, and what is still on its way.

use linja::Turn;
use linja_api::{MyGame, Secret, Summary};
use serde::{Deserialize, Serialize};

use crate::GameId;

/// An online game of this device.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct KeptGame {
    /// Its name.
    pub id: GameId,
    /// What opens it here: the secret of a seat, or that of a watcher.
    pub secret: Secret,
    /// For the friend, on the device that opened the game.
    #[serde(default)]
    pub invite: Option<Secret>,
    /// For watchers, where it is known.
    #[serde(default)]
    pub watch: Option<Secret>,
    /// The turn that was made here and is not in the log yet, with its number there.
    #[serde(default)]
    pub pending: Option<(u32, Turn)>,
    /// The moves of the turn that is being made here, with the number it will have.
    #[serde(default)]
    pub so_far: Option<(u32, Turn)>,
    /// The secret that the seat is getting instead, as long as nobody knows whether it has.
    #[serde(default)]
    pub next_secret: Option<Secret>,
    /// Whether two were playing when it was last seen.
    #[serde(default)]
    pub is_played: bool,
}

/// How a game in the list stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Standing {
    /// Whoever looks at the list is to move.
    YourTurn,
    /// The other is to move.
    Waiting,
    /// Nobody has come with the invite yet.
    FriendMissing,
    /// It goes on, and this device only watches.
    Watched,
    /// It is over.
    Over,
    /// The server does not have it any more.
    Gone,
}

impl KeptGame {
    /// A game that a secret opens.
    pub const fn new(id: GameId, secret: Secret) -> KeptGame {
        KeptGame {
            id,
            secret,
            invite: None,
            watch: None,
            pending: None,
            so_far: None,
            next_secret: None,
            is_played: false,
        }
    }

    /// Whether the device only watches it.
    pub fn is_watched(&self) -> bool {
        self.watch.as_ref() == Some(&self.secret)
    }

    /// Whether anyone may join and watch it.
    pub fn is_open(&self) -> bool {
        self.watch == Secret::of_open_game(&self.id.to_string()).ok()
    }

    /// Whether somebody here plays against somebody they don't know.
    pub fn is_against_stranger(&self) -> bool {
        self.is_played && self.is_open() && !self.is_watched()
    }

    /// What the server is asked about it.
    pub fn question(&self) -> MyGame {
        MyGame { id: self.id.to_string(), secret: self.secret.clone() }
    }
}

impl Standing {
    /// How the game stands by what the server told of it, if it did.
    pub fn of(told: Option<&Summary>) -> Standing {
        let Some(told) = told else { return Standing::Gone };
        let is_player = told.yours.black || told.yours.red;
        match told.to_move {
            None => Standing::Over,
            Some(_) if !is_player => Standing::Watched,
            Some(side) if told.yours[side] => Standing::YourTurn,
            Some(_) if !(told.taken.black && told.taken.red) => Standing::FriendMissing,
            Some(_) => Standing::Waiting,
        }
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)] // A panic is how a test fails.
mod tests {
    use super::*;
    use linja::{BySide, RuleSet, Side};

    fn told(yours: [bool; 2], taken: [bool; 2], to_move: Option<Side>) -> Summary {
        let sides = |[black, red]: [bool; 2]| BySide { black, red };
        Summary {
            id: "00cb3350d76109bf".to_owned(),
            rules: RuleSet::Zen,
            yours: sides(yours),
            taken: sides(taken),
            names: BySide::default(),
            to_move,
            turns: 0,
            wins: BySide::default(),
            draws: 0,
            changed: 0,
        }
    }

    #[test]
    fn the_list_says_who_is_to_do_something() {
        let black = [true, false];
        let all = [true, true];
        let standing = |told: Summary| Standing::of(Some(&told));
        assert_eq!(standing(told(black, all, Some(Side::Black))), Standing::YourTurn);
        assert_eq!(standing(told(black, all, Some(Side::Red))), Standing::Waiting);
        assert_eq!(standing(told(black, black, Some(Side::Red))), Standing::FriendMissing);
        assert_eq!(standing(told(black, black, Some(Side::Black))), Standing::YourTurn);
        assert_eq!(standing(told([false; 2], all, Some(Side::Red))), Standing::Watched);
        assert_eq!(standing(told(black, all, None)), Standing::Over);
        assert_eq!(Standing::of(None), Standing::Gone);
    }

    #[test]
    fn a_game_comes_back_with_what_was_on_its_way() {
        let secret: Secret = "0123456789abcdef0123456789abcdef".parse().unwrap();
        let mut kept = KeptGame::new("00cb3350d76109bf".parse().unwrap(), secret);
        kept.pending = Some((3, "2-3,1-3".parse().unwrap()));
        let text = serde_json::to_string(&kept).unwrap();
        assert_eq!(serde_json::from_str::<KeptGame>(&text).unwrap(), kept);
    }
}
