//! What needs a real Chromium: tests of the page, pictures of it, figures of it.

use std::fs;
use std::process::Command;

use serde_json::Value;

use crate::cargo::{cargo, output, root, run};
use crate::need::{BINARYEN, CHROMIUM, FONTS, chromium};
use crate::{Outcome, page};

/// What is loaded before the first board is seen may weigh this much, compressed.
const FIRST_LOAD_LIMIT: u64 = 300_000;

/// The pictures that the documents show.
const SHOWN: [&str; 6] = [
    "play-desktop.jpg",
    "review-desktop.jpg",
    "board-desktop-dark.jpg",
    "solution-desktop.jpg",
    "online-game-phone.jpg",
    "home-phone.jpg",
];

/// Photographs the main screens; the documents get some of the pictures.
pub(crate) fn screenshots(folder: &str) -> Outcome {
    ready()?;
    run(program().args(["screenshots", folder]))?;
    for name in SHOWN {
        let shown = root().join("docs").join("pictures").join(name);
        fs::copy(root().join(folder).join(name), shown)
            .map_err(|error| format!("{name}: {error}"))?;
    }
    Ok(())
}

/// Draws the icons of the page in pixels.
pub(crate) fn icons() -> Outcome {
    ready()?;
    run(program().arg("icons").arg(page::sources()))
}

/// What the page weighs before the first board, and what `linja-browser figures` says of it.
pub(crate) fn figures() -> Result<(u64, Value), String> {
    let bytes = ready()?;
    let printed = output(program().arg("figures"))?;
    let figures = serde_json::from_str(&printed);
    Ok((
        bytes,
        figures.map_err(|error| format!("`linja-browser figures` printed no JSON: {error}"))?,
    ))
}

/// The program that photographs and measures.
fn program() -> Command {
    let name = "linja-browser";
    let mut command = cargo(&["run", "--quiet", "--package", name, "--example", name, "--"]);
    command.env("LINJA_PAGE", page::folder()).envs(chromium().map(|path| ("CHROME", path)));
    command
}

/// Builds the page for a browser that is there, as small as the one that is published.
pub(crate) fn ready() -> Result<u64, String> {
    CHROMIUM.meet()?;
    FONTS.meet()?;
    BINARYEN.meet()?;
    match page::build()? {
        bytes @ 0..=FIRST_LOAD_LIMIT => Ok(bytes),
        bytes => Err(format!("the page weighs {bytes} bytes, and may weigh {FIRST_LOAD_LIMIT}")),
    }
}
