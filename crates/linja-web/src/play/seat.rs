//! Who sits at a side of the table.

use linja::Level;
use linja_api::Player;

/// Who moves the pawns of a side.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Seat {
    /// Somebody at this device.
    Person,
    /// The computer.
    Computer(Level),
    /// Somebody at another device.
    Elsewhere,
}

impl Seat {
    /// Whose seat it is in a game that is played on this device alone.
    pub fn of(player: Player) -> Seat {
        match player {
            Player::Person => Seat::Person,
            Player::Computer { level } => Seat::Computer(level),
        }
    }

    /// Who plays here, as the log of a game says it.
    pub const fn player(self) -> Player {
        match self {
            Seat::Person | Seat::Elsewhere => Player::Person,
            Seat::Computer(level) => Player::Computer { level },
        }
    }

    /// Whether somebody at this device sits here.
    pub const fn is_person(self) -> bool {
        matches!(self, Seat::Person)
    }
}
