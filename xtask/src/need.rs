//! Programs that the tests need and Cargo cannot build, from Debian's packages.

use crate::Outcome;
use crate::cargo::{command, output, run};

/// Installs a package where it is missing and that is allowed.
pub(crate) fn need(package: &str, is_there: fn() -> bool) -> Outcome {
    if is_there() {
        return Ok(());
    }
    let is_root = output(&mut command("id", &["-u"])).is_ok_and(|id| id.trim() == "0");
    if is_root && output(&mut command("apt-get", &["--version"])).is_ok() {
        run(&mut command("apt-get", &["update"]))?;
        run(&mut command("apt-get", &["install", "--yes", "--no-install-recommends", package]))?;
    }
    match is_there() {
        true => Ok(()),
        false => Err(format!("`{package}` is missing: install Debian's package of that name")),
    }
}
