//! Programs that the tests need and Cargo cannot build: installed where that is allowed, named where not.

use std::env;
use std::path::{Path, PathBuf};

use crate::Outcome;
use crate::cargo::{command, output, run};

/// What is needed, and the package that has it for each of the `MANAGERS`.
pub(crate) struct Need {
    name: &'static str,
    packages: [&'static str; 4],
    is_there: fn() -> bool,
}

/// What installs packages: the program that shows which system this is, and what to type.
const MANAGERS: [(&str, &str); 4] = [
    ("apt-get", "sudo apt-get install"),
    ("dnf", "sudo dnf install"),
    ("pacman", "sudo pacman -S"),
    ("brew", "brew install"),
];

/// The page is tested in it.
pub(crate) const CHROMIUM: Need = Need {
    name: "Chromium",
    packages: ["chromium", "chromium", "chromium", "--cask google-chrome"],
    is_there: || chromium().is_some(),
};

/// Where Chromium is, under one of its usual names.
pub(crate) fn chromium() -> Option<PathBuf> {
    let names = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];
    let app = |name: &str| format!("/Applications/{name}.app/Contents/MacOS/{name}").into();
    let apps =
        ["Google Chrome", "Chromium"].map(app).into_iter().filter(|app: &PathBuf| app.exists());
    let set = env::var_os("CHROME").map(PathBuf::from);
    set.into_iter().chain(names.into_iter().filter_map(find)).chain(apps).next()
}

/// The fonts of a phone, which the page is tested with (`crates/linja-browser/src/fonts.conf`). On macOS, Chromium uses those of the system.
pub(crate) const FONTS: Need = Need {
    name: "Roboto or Noto",
    packages: [
        "fontconfig fonts-roboto-unhinted fonts-noto-core",
        "google-roboto-fonts google-noto-serif-fonts google-noto-sans-symbols2-fonts",
        "ttf-roboto noto-fonts",
        "fontconfig",
    ],
    is_there: || {
        let has = |family: &&str| {
            let matched = output(&mut command("fc-match", &["--format=%{family}", family]));
            matched.is_ok_and(|found| found.starts_with(family))
        };
        cfg!(target_os = "macos") || ["Roboto", "Noto Serif"].iter().all(has)
    },
};

/// Makes the page smaller.
pub(crate) const BINARYEN: Need = Need {
    name: "wasm-opt",
    packages: ["binaryen", "binaryen", "binaryen", "binaryen"],
    is_there: || has("wasm-opt"),
};

/// The server's tests run on a real one as well.
pub(crate) const POSTGRESQL: Need = Need {
    name: "PostgreSQL",
    packages: ["postgresql", "postgresql-server", "postgresql", "postgresql@17"],
    is_there: || postgresql().is_some(),
};

/// Where the programs of PostgreSQL are. Debian keeps them beside the PATH, one folder for each version.
pub(crate) fn postgresql() -> Option<PathBuf> {
    let said = output(&mut command("pg_config", &["--bindir"]));
    let said = said.map(|folder| PathBuf::from(folder.trim()));
    let versions = Path::new("/usr/lib/postgresql").read_dir().into_iter().flatten().flatten();
    let on_path = find("initdb").and_then(|file| Some(file.parent()?.to_owned()));
    let mut folders =
        said.into_iter().chain(versions.map(|one| one.path().join("bin"))).chain(on_path);
    folders.find(|folder| folder.join("initdb").exists())
}

/// Compiles C for programs that need nothing of the system.
pub(crate) const MUSL: Need = Need {
    name: "musl-gcc",
    packages: ["musl-tools", "musl-gcc", "musl", "filosottile/musl-cross/musl-cross"],
    is_there: || has("musl-gcc"),
};

/// Makes a clean Debian.
pub(crate) const DEBOOTSTRAP: Need = Need {
    name: "debootstrap",
    packages: ["debootstrap", "debootstrap", "debootstrap", "debootstrap"],
    is_there: || has("debootstrap"),
};

/// Looks at Debian packages.
pub(crate) const LINTIAN: Need = Need {
    name: "lintian",
    packages: ["lintian", "lintian", "lintian", "lintian"],
    is_there: || has("lintian"),
};

/// Sets up a network apart from the machine's.
pub(crate) const IPROUTE: Need = Need {
    name: "ip",
    packages: ["iproute2", "iproute", "iproute2", "iproute2mac"],
    is_there: || has("ip"),
};

/// Looks at services.
pub(crate) const SYSTEMD: Need = Need {
    name: "systemd-analyze",
    packages: ["systemd", "systemd", "systemd", "systemd"],
    is_there: || has("systemd-analyze"),
};

/// Reads images for containers.
pub(crate) const UMOCI: Need = Need {
    name: "umoci",
    packages: ["umoci", "umoci", "umoci", "umoci"],
    is_there: || has("umoci"),
};

/// Stands before servers, and serves files.
pub(crate) const NGINX: Need = Need {
    name: "nginx",
    packages: ["nginx-light", "nginx", "nginx", "nginx"],
    is_there: || has("nginx"),
};

/// The rules of the alarms are checked by the program that reads them.
pub(crate) const PROMETHEUS: Need = Need {
    name: "promtool",
    packages: ["prometheus", "golang-github-prometheus", "prometheus", "prometheus"],
    is_there: || has("promtool"),
};

/// Builds and tests the Python package, in an environment of its own.
pub(crate) const PYTHON: Need = Need {
    name: "Python 3.11 or newer with venv",
    packages: ["python3-venv", "python3", "python", "python"],
    is_there: || {
        let program = "import ensurepip, sys, venv; assert sys.version_info >= (3, 11)";
        output(&mut command("python3", &["-c", program])).is_ok()
    },
};

impl Need {
    /// Installs it if it is missing and that is allowed: as root on Debian.
    pub(crate) fn meet(&self) -> Outcome {
        if (self.is_there)() {
            return Ok(());
        }
        let is_root = output(&mut command("id", &["-u"])).is_ok_and(|id| id.trim() == "0");
        if is_root && has("apt-get") {
            let install = ["install", "--yes", "--no-install-recommends"];
            run(&mut command("apt-get", &["update"]))?;
            run(command("apt-get", &install).args(self.packages[0].split(' ')))?;
        }
        match (self.is_there)() {
            true => Ok(()),
            false => Err(self.missing(has)),
        }
    }

    /// What to type on a machine that has some of the managers.
    fn missing(&self, has: fn(&str) -> bool) -> String {
        let all: Vec<_> = MANAGERS.into_iter().zip(self.packages).collect();
        let here: Vec<_> = all.iter().filter(|((manager, _), _)| has(manager)).collect();
        let named = if here.is_empty() { all.iter().collect() } else { here };
        let install = |((_, install), package): &_| format!("`{install} {package}`");
        let ways: Vec<String> = named.into_iter().map(install).collect();
        format!("{} is missing: {}", self.name, ways.join(" or "))
    }
}

/// Where a program is on the PATH.
fn find(program: &str) -> Option<PathBuf> {
    let path = env::var_os("PATH").unwrap_or_default();
    env::split_paths(&path).map(|folder| folder.join(program)).find(|file| file.is_file())
}

fn has(program: &str) -> bool {
    find(program).is_some()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_machine_is_told_what_its_own_package_manager_calls_it() {
        let fedora = |program: &str| program == "dnf";
        let missing = POSTGRESQL.missing(fedora);
        assert_eq!(missing, "PostgreSQL is missing: `sudo dnf install postgresql-server`");
        let macos = |program: &str| program == "brew";
        let missing = CHROMIUM.missing(macos);
        assert_eq!(missing, "Chromium is missing: `brew install --cask google-chrome`");
    }

    #[test]
    fn a_machine_without_a_known_package_manager_is_told_all_names() {
        let missing = PROMETHEUS.missing(|_| false);
        assert_eq!(missing.matches("prometheus`").count(), 4, "{missing}");
    }
}
