//! Running cargo and its companions from the root of the repository.

use std::env;
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
    let mut cargo = command(env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned()), args);
    without_own_variables(&mut cargo);
    cargo
}

/// Takes away what cargo has told this program about itself: that would make it build some dependencies anew.
pub(crate) fn without_own_variables(command: &mut Command) -> &mut Command {
    for (name, _) in env::vars_os() {
        let text = name.to_string_lossy();
        if text.starts_with("CARGO_PKG_") || text.starts_with("CARGO_MANIFEST_") {
            command.env_remove(&name);
        }
    }
    command
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

/// Flags for the compiler that keep the folders of this machine out of what it builds.
pub(crate) fn remap() -> Vec<String> {
    let remap = |(folder, name)| format!("--remap-path-prefix={folder}={name}");
    folders().map(remap).to_vec()
}

/// The same for what is written in C, all of which comes by cargo.
pub(crate) fn remap_for_c() -> String {
    let [_, (folder, name)] = folders();
    format!("-ffile-prefix-map={folder}={name}")
}

/// Where sources lie here, and what they are called in what is built.
pub(crate) fn folders() -> [(String, &'static str); 2] {
    let home = env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| Some(env::home_dir()?.join(".cargo"))).unwrap_or_default();
    [(root().display().to_string(), "/linja"), (home.display().to_string(), "/cargo")]
}

/// Where tools are installed that are not on the PATH.
pub(crate) fn tools() -> PathBuf {
    root().join("target").join("tools")
}
