#![doc = include_str!("../README.md")]

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
