//! Pictures of the board game Linja, in the look of its page: a position as SVG or PNG, a game as a picture that moves.
//!
//! ```
//! use linja::{Game, RuleSet, Side};
//! use linja_picture::Picture;
//!
//! let mut game = Game::new(RuleSet::Zen, Side::Black);
//! game.play("2-3,1-3".parse()?)?;
//! let svg = Picture::of(&game).svg();
//! assert!(svg.starts_with("<svg "));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The page draws its boards with the same [`layout`], [`shapes`] and [`pieces`]. Without the feature `pixels` there is only
//! SVG; with `png` alone, what a browser has drawn becomes a PNG.

mod animation;
mod arrow;
#[cfg(feature = "png")]
mod encode;
pub mod layout;
mod picture;
pub mod pieces;
#[cfg(feature = "pixels")]
mod pixels;
pub mod shapes;
mod spot;

pub use animation::Animation;
pub use arrow::Arrow;
#[cfg(feature = "png")]
pub use encode::{Pixels, png};
pub use picture::Picture;
pub use spot::Spot;
