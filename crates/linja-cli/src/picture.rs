//! `linja show` as pictures.

use std::io::Write;
use std::path::{Path, PathBuf};

use clap::Args;
use linja::Game;
use linja_console::{cannot_write, overwrite};
use linja_picture::{Animation, Picture};

use crate::Failure;
use crate::usage::animated_file;

/// The pictures that are wanted instead of text.
#[derive(Args)]
pub(crate) struct Pictures {
    /// Draw it as an SVG file instead; `-` for standard output
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
    /// Draw it as a PNG file instead; `-` for standard output
    #[arg(long, value_name = "FILE")]
    png: Option<PathBuf>,
    /// Draw the game move by move instead, as an animated picture (.svg or .png)
    #[arg(long, value_name = "FILE", value_parser = animated_file)]
    animate: Option<PathBuf>,
}

impl Pictures {
    /// Whether there is one to draw.
    pub(crate) const fn are_wanted(&self) -> bool {
        self.svg.is_some() || self.png.is_some() || self.animate.is_some()
    }

    /// Draws them.
    pub(crate) fn draw(&self, game: &Game, out: &mut impl Write) -> Result<(), Failure> {
        let picture = Picture::of(game);
        if let Some(path) = &self.svg {
            write(path, picture.svg().as_bytes(), out)?;
        }
        if let Some(path) = &self.png {
            write(path, &picture.png(), out)?;
        }
        if let Some(path) = &self.animate {
            let animation = Animation::of(game);
            let drawn = match path.extension().is_some_and(|extension| extension == "svg") {
                true => animation.svg().into_bytes(),
                false => animation.png(),
            };
            write(path, &drawn, out)?;
        }
        Ok(())
    }
}

fn write(path: &Path, picture: &[u8], out: &mut impl Write) -> Result<(), Failure> {
    match path.as_os_str() == "-" {
        true => Ok(out.write_all(picture)?),
        false => {
            let written = overwrite(path, picture);
            written.map_err(|error| Failure::Work(cannot_write(path, &error)))
        }
    }
}
