//! A game with somebody at another device.

mod clock;
mod connection;
mod game_id;
mod kept_game;
mod lobby;
pub mod qr;
mod seats;

pub use clock::{TIME_CONTROLS, time_control_name, time_left};
pub use connection::{Contact, Deed, Known, Online};
pub use game_id::{GameId, ParseGameIdError};
pub use kept_game::{KeptGame, Standing};
pub use lobby::Lobby;
pub use seats::{brought, read_seats, write_seats};
