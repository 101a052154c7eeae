//! Running cargo and its companions from the root of the repository.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::Outcome;

/// The root of the repository.
pub(crate) fn root() -> &'static Path {
    let xtask = Path::new(env!("CARGO_MANIFEST_DIR"));
    xtask.parent().unwrap_or(xtask)
}

/// A command to be run in the root of the repository.
pub(crate) fn command(program: impl AsRef<OsStr>, args: &[&str]) -> Command {
    let mut command = Command::new(program);
    command.args(args).current_dir(root());
    command
}

/// The cargo that runs this program.
pub(crate) fn cargo(args: &[&str]) -> Command {
    let mut cargo = command(std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned()), args);
    // What it has told this program about itself would make it build some dependencies anew.
    for (name, _) in std::env::vars_os() {
        let text = name.to_string_lossy();
        if text.starts_with("CARGO_PKG_") || text.starts_with("CARGO_MANIFEST_") {
            cargo.env_remove(&name);
        }
    }
    cargo
}

/// Runs a command to its end; anything but success is an error.
pub(crate) fn run(command: &mut Command) -> Outcome {
    let name = format!("{command:?}").replace('"', "");
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("`{name}` failed: {status}")),
        Err(error) => Err(format!("`{name}` cannot be started: {error}")),
    }
}

/// What a command prints, if it can be run and succeeds.
pub(crate) fn output(command: &mut Command) -> Result<String, String> {
    let name = format!("{command:?}").replace('"', "");
    match command.output() {
        Ok(output) if output.status.success() => {
            Ok(String::from_utf8_lossy(&output.stdout).into_owned())
        }
        Ok(output) => Err(format!("`{name}` failed: {}", output.status)),
        Err(error) => Err(format!("`{name}` cannot be started: {error}")),
    }
}

/// Where tools are installed that are not on the PATH.
pub(crate) fn tools() -> PathBuf {
    root().join("target").join("tools")
}
