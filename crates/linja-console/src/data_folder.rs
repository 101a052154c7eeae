//! Where the oracle's tables and what is to be kept lie.

use std::env;
use std::ffi::OsString;
use std::path::{Path, PathBuf};

use linja::RuleSet;
use linja_oracle::{Oracle, TableError};

/// The oracle of the tables of a rule set in the data folder, if they are there; by default in that of the user.
pub fn oracle(rules: RuleSet, data: Option<&Path>) -> Result<Option<Oracle>, TableError> {
    match data.map(Path::to_owned).or_else(default_data) {
        Some(folder) => Oracle::find(&folder, rules),
        None => Ok(None),
    }
}

/// The user's data folder: `linja` where the system keeps what programs store.
pub fn default_data() -> Option<PathBuf> {
    data_on(env::consts::OS, |name| env::var_os(name))
}

fn data_on(system: &str, variable: impl Fn(&str) -> Option<OsString>) -> Option<PathBuf> {
    let set = |name| variable(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let home = || Some(set("HOME")?.join(".local").join("share"));
    let base = match (set("XDG_DATA_HOME"), system) {
        (Some(base), _) => base,
        (None, "windows") => set("LOCALAPPDATA")?,
        // Version 0.1.0 knew no folder of macOS: what it left there is still found.
        (None, "macos") => home()
            .filter(|base| base.join("linja").is_dir())
            .or_else(|| Some(set("HOME")?.join("Library").join("Application Support")))?,
        (None, _) => home()?,
    };
    Some(base.join("linja"))
}

#[cfg(test)]
#[allow(clippy::unwrap_used)] // A panic is how a test fails.
mod tests {
    use super::*;

    fn data(system: &str, set: &[(&str, &str)]) -> Option<PathBuf> {
        data_on(system, |name| {
            set.iter().find(|(known, _)| *known == name).map(|(_, value)| value.into())
        })
    }

    #[test]
    fn each_system_has_its_own_data_folder() {
        let home = [("HOME", "/home/ann"), ("XDG_DATA_HOME", "")];
        assert_eq!(data("linux", &home), Some("/home/ann/.local/share/linja".into()));
        let library = "/home/ann/Library/Application Support/linja";
        assert_eq!(data("macos", &home), Some(library.into()));
        let windows = [("HOME", "/home/ann"), ("LOCALAPPDATA", "/users/ann/local")];
        assert_eq!(data("windows", &windows), Some("/users/ann/local/linja".into()));
        for system in ["linux", "macos", "windows"] {
            assert_eq!(data(system, &[]), None);
            let chosen = [("HOME", "/home/ann"), ("XDG_DATA_HOME", "/data")];
            assert_eq!(data(system, &chosen), Some("/data/linja".into()));
        }
    }

    #[test]
    fn what_the_first_version_left_on_macos_is_still_found() {
        let home = tempfile::tempdir().unwrap();
        let old = home.path().join(".local/share/linja");
        std::fs::create_dir_all(&old).unwrap();
        assert_eq!(data("macos", &[("HOME", home.path().to_str().unwrap())]), Some(old));
    }
}
