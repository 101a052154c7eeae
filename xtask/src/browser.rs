//! What needs a real Chromium: tests of the page, and pictures of it.

use std::process::Command;

use crate::cargo::{cargo, output, run};
use crate::{Outcome, debian, page};

/// What is loaded before the first board is seen may weigh this much, compressed.
const FIRST_LOAD_LIMIT: u64 = 300_000;

/// Builds the page, and tests it as players use it.
pub(crate) fn test() -> Outcome {
    ready()?;
    let args = ["test", "--package", "linja-browser", "--locked", "--", "--test-threads=2"];
    run(cargo(&args).env("LINJA_PAGE", page::folder()))
}

/// Photographs the main screens.
pub(crate) fn screenshots(folder: &str) -> Outcome {
    ready()?;
    run(cargo(&["run", "--package", "linja-browser", "--bin", "linja-screenshots", "--"])
        .arg(folder))
}

/// Builds the page for a browser that is there, as small as the one that is published.
fn ready() -> Outcome {
    debian::need("chromium", || is_there("chromium"))?;
    debian::need("binaryen", || is_there("wasm-opt"))?;
    match page::build()? {
        0..=FIRST_LOAD_LIMIT => Ok(()),
        bytes => Err(format!("the page weighs {bytes} bytes, and may weigh {FIRST_LOAD_LIMIT}")),
    }
}

fn is_there(program: &str) -> bool {
    output(Command::new(program).arg("--version")).is_ok()
}
