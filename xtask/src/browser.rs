//! What needs a real Chromium: tests of the page, and pictures of it.

use std::process::Command;

use crate::cargo::{cargo, command, output, run};
use crate::{Outcome, page};

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

fn ready() -> Outcome {
    add_chromium()?;
    page::build()
}

/// Installs Chromium from Debian's packages where it is missing and that is allowed.
fn add_chromium() -> Outcome {
    if output(Command::new("chromium").arg("--version")).is_ok() {
        return Ok(());
    }
    let is_root = output(Command::new("id").arg("-u")).is_ok_and(|id| id.trim() == "0");
    if !is_root {
        return Err("the page is tested in Chromium: install the package `chromium`".to_owned());
    }
    run(&mut command("apt-get", &["install", "--yes", "--no-install-recommends", "chromium"]))
}
