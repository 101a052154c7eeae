//! `cargo xtask python`: the Python package, and its tests and notebooks, with tools in virtual environments under `target`.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::Outcome;
use crate::cargo::{command, output, remap, root, run, without_own_variables};
use crate::need::PYTHON;
use crate::runner::Program;

/// What is needed beside what builds the package.
const TESTS: Option<&str> = Some("tests/requirements.txt");
const NOTEBOOKS: Option<&str> = Some("notebooks/requirements.txt");

/// Builds the wheel into `target/wheels`.
pub(crate) fn build() -> Result<PathBuf, String> {
    let folder = root().join("target").join("wheels");
    let built = wheel("release", &folder, &environment("maturin", None)?)?;
    println!("{}", built.strip_prefix(root()).unwrap_or(&built).display());
    Ok(built)
}

/// The tests, to be run with the package as it would be installed. Built for tests it shares most with the other ones.
pub(crate) fn tests() -> Result<Program, String> {
    let mut pytest = installed("dev", &environment("python", TESTS)?)?;
    pytest.args(["-m", "pytest", "-v", "-rs", "--color=no"]);
    // Everything is installed that they need; OpenSpiel is on Linux only.
    if cfg!(target_os = "linux") {
        pytest.env("LINJA_NO_SKIPS", "1");
    }
    Ok(Program::new("linja-python pytest", pytest))
}

/// Runs the notebooks from their first cell to the last; says what the last one has printed.
pub(crate) fn notebooks() -> Result<String, String> {
    let environment = environment("notebooks", NOTEBOOKS)?;
    let mut notebook = installed("release", &environment)?;
    let said = output(notebook.args(["notebooks/run.py", "notebooks/value_network.ipynb"]))?;
    Ok(said.trim().to_owned())
}

/// Measures batches; gives a line of JSON for each rule set.
pub(crate) fn speed() -> Result<String, String> {
    let mut speed = installed("release", &environment("notebooks", NOTEBOOKS)?)?;
    output(speed.arg("benches/speed.py"))
}

/// Python with the package installed, in the folder of its sources.
fn installed(profile: &str, environment: &Environment) -> Result<Command, String> {
    let folder = root().join("target").join(format!("wheels-{profile}"));
    let wheel = wheel(profile, &folder, environment)?;
    let install = ["-m", "pip", "install", "--quiet", "--force-reinstall", "--no-deps"];
    run(environment.python(&install).arg(wheel))?;
    let mut python = environment.python(&[]);
    python.current_dir(package());
    Ok(python)
}

fn package() -> PathBuf {
    root().join("crates").join("linja-python")
}

/// Builds the wheel of a profile into a folder, which has no other then. That for people has the same bytes wherever a commit is built.
fn wheel(profile: &str, folder: &Path, environment: &Environment) -> Result<PathBuf, String> {
    let wheels = || {
        let files = fs::read_dir(folder).into_iter().flatten().flatten().map(|file| file.path());
        files.filter(|path| path.extension().is_some_and(|extension| extension == "whl"))
    };
    for old in wheels() {
        fs::remove_file(&old).map_err(|error| format!("{}: {error}", old.display()))?;
    }
    let args = ["-m", "maturin", "build", "--quiet", "--locked", "--profile", profile, "--out"];
    let mut maturin = environment.python(&args);
    if profile == "release" {
        let time = output(&mut command("git", &["log", "-1", "--format=%ct"]))?;
        maturin.env("SOURCE_DATE_EPOCH", time.trim());
        maturin.env("CARGO_ENCODED_RUSTFLAGS", remap().join("\u{1f}"));
    }
    run(without_own_variables(&mut maturin).arg(folder).current_dir(package()))?;
    wheels().next().ok_or_else(|| format!("maturin has left no wheel in {}", folder.display()))
}

/// A virtual environment.
struct Environment(PathBuf);

impl Environment {
    fn python(&self, args: &[&str]) -> Command {
        let folder = if cfg!(windows) { "Scripts" } else { "bin" };
        command(self.0.join(folder).join("python"), args)
    }

    fn install(&self, list: &Path) -> Outcome {
        let install = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "-r"];
        run(self.python(&install).arg(list))
    }
}

/// The environment of this name with all that a list names, beside what builds the package; made anew when that has changed.
fn environment(name: &str, list: Option<&str>) -> Result<Environment, String> {
    PYTHON.meet()?;
    let environment = Environment(root().join("target").join(name));
    let lists: Vec<_> =
        list.into_iter().chain(["requirements.txt"]).map(|list| package().join(list)).collect();
    let read = |list: &PathBuf| {
        fs::read_to_string(list).map_err(|error| format!("{}: {error}", list.display()))
    };
    let wanted = lists.iter().map(read).collect::<Result<String, _>>()?;
    let there = environment.0.join("requirements.txt");
    let is_there = fs::read_to_string(&there).is_ok_and(|there| there == wanted);
    if !is_there || output(&mut environment.python(&["--version"])).is_err() {
        run(command("python3", &["-m", "venv", "--clear"]).arg(&environment.0))?;
        lists.iter().try_for_each(|list| environment.install(list))?;
        fs::write(&there, wanted).map_err(|error| format!("{}: {error}", there.display()))?;
    }
    Ok(environment)
}
