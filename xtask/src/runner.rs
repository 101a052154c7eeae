//! Runs the programs that `cargo test` builds, one after the other: beside those that compute, browsers and databases
//! would miss their deadlines. Each has a limit, and is silent unless it fails.

use std::fs::{self, File};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::{self, BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use serde_json::Value;

use crate::Outcome;
use crate::cargo::{command, output, root};
use crate::need::chromium;
use crate::page;

/// What runs longer than this never ends.
const LIMIT: Duration = Duration::from_secs(1800);

/// What passes in less time than this is run every time. What takes longer is not run again as long as it, what it runs
/// and what it reads are the same.
const LONG: Duration = Duration::from_secs(20);

/// The process group of what runs, which is to end with this program; 0 before anything does.
static GROUP: AtomicU32 = AtomicU32::new(0);

/// Has Ctrl-C end what was started as well.
pub(crate) fn handle_interrupt() -> Outcome {
    ctrlc::set_handler(|| {
        match GROUP.load(Ordering::Relaxed) {
            0 => (),
            group => kill(group),
        }
        std::process::exit(130);
    })
    .map_err(|error| format!("Ctrl-C cannot be handled: {error}"))
}

/// Builds tests, to be run later: a compiler keeps the disk so busy that databases miss their deadlines.
pub(crate) fn build(build: &mut Command) -> Result<Vec<Program>, String> {
    build.args(["--no-run", "--message-format", "json-render-diagnostics"]);
    let started = build.stdout(Stdio::piped()).spawn();
    let mut cargo = started.map_err(|error| format!("cargo cannot be started: {error}"))?;
    let mut programs = Vec::new();
    for line in cargo.stdout.take().into_iter().flat_map(|out| BufReader::new(out).lines()) {
        let line = line.map_err(|error| format!("cargo: {error}"))?;
        let message = serde_json::from_str(&line).unwrap_or_default();
        programs.extend(Program::from_message(&message));
    }
    match cargo.wait() {
        Ok(status) if status.success() => Ok(programs),
        _ => Err("the tests cannot be built".to_owned()),
    }
}

/// A program of tests, to be run.
pub(crate) struct Program {
    name: String,
    command: Command,
    limit: Duration,
    /// Something that changes with all that its outcome depends on.
    stamp: Option<String>,
}

impl Program {
    pub(crate) fn new(name: &str, command: Command) -> Program {
        Program { name: name.to_owned(), command, limit: LIMIT, stamp: None }
    }

    /// A test that cargo says it has built, to be run as `cargo test` would.
    fn from_message(message: &Value) -> Option<Program> {
        let is_test = message["profile"]["test"] == true;
        let path = message["executable"].as_str().filter(|_| is_test)?;
        let folder = Path::new(message["manifest_path"].as_str()?).parent()?;
        let package = folder.file_name()?.to_string_lossy();
        let name = format!("{package} {}", message["target"]["name"].as_str()?);
        let mut command = Command::new(path);
        command.current_dir(folder).env("CARGO_MANIFEST_DIR", folder);
        command.envs(chromium().map(|path| ("CHROME", path)));
        let stamp = stamp(Path::new(path), folder).ok();
        Some(Program { stamp, ..Program::new(&name, command) })
    }

    /// Runs it; shows all it has said if it fails.
    pub(crate) fn run(mut self) -> Outcome {
        if let Some(stamp) = &self.stamp
            && fs::read_to_string(self.passed()).is_ok_and(|passed| passed == *stamp)
        {
            println!("    =    {}: nothing has changed since it passed", self.name);
            return Ok(());
        }
        let start = Instant::now();
        let outcome = self.finish();
        if let Some(stamp) = self.stamp.take().filter(|_| outcome.is_ok() && start.elapsed() > LONG)
        {
            // If it cannot be kept, the program is run again next time.
            _ = fs::write(self.passed(), stamp);
        }
        let output = fs::read(self.output()).unwrap_or_default();
        let output = String::from_utf8_lossy(&output);
        let told = Told::by(&output);
        println!("{:>5} s  {}: {} passed", start.elapsed().as_secs(), self.name, told.passed);
        outcome.map_err(|how| {
            println!("{output}");
            let tests = if told.failed.is_empty() { told.unfinished } else { told.failed };
            format!("{}: {how}: {}", self.name, tests.join(", "))
        })
    }

    /// Runs it to its end or to its limit.
    fn finish(&mut self) -> Outcome {
        let start = Instant::now();
        let mut child = self.spawn().map_err(|error| format!("cannot be started: {error}"))?;
        while start.elapsed() < self.limit {
            match child.try_wait() {
                Ok(Some(status)) if status.success() => return Ok(()),
                Ok(Some(status)) => return Err(status.to_string()),
                Ok(None) => thread::sleep(Duration::from_millis(50)),
                Err(error) => return Err(error.to_string()),
            }
        }
        kill(child.id());
        _ = child.wait();
        Err(format!("not finished after {} s", self.limit.as_secs()))
    }

    /// Starts it with all that it will start in a process group of its own, so that all of that can be ended.
    fn spawn(&mut self) -> io::Result<Child> {
        let path = self.output();
        fs::create_dir_all(path.parent().unwrap_or(&path))?;
        let output = File::create(path)?;
        self.command.stdin(Stdio::null()).stdout(output.try_clone()?).stderr(output);
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut self.command, 0);
        let child = self.command.spawn()?;
        GROUP.store(child.id(), Ordering::Relaxed);
        Ok(child)
    }

    /// The file that has what it says.
    fn output(&self) -> PathBuf {
        self.file("txt")
    }

    /// The file that has its stamp when it has passed.
    fn passed(&self) -> PathBuf {
        self.file("passed")
    }

    fn file(&self, ending: &str) -> PathBuf {
        let name = format!("{}.{ending}", self.name.replace(' ', "-"));
        root().join("target").join("test-output").join(name)
    }
}

/// Something that changes with a program of tests, with the binary `linja` and the page that it may run, with how long
/// and by which browser tests are run, and with all that lies beside its sources and in the documents.
fn stamp(program: &Path, package: &Path) -> io::Result<String> {
    let mut hasher = DefaultHasher::new();
    fs::read(program)?.hash(&mut hasher);
    if package.ends_with("linja-cli") {
        fs::read(program.with_file_name("../linja"))?.hash(&mut hasher);
    }
    if package.ends_with("linja-browser") {
        page::stamp()?.hash(&mut hasher);
    }
    let mut settings: Vec<_> = std::env::vars()
        .filter(|(name, _)| name.starts_with("LINJA_") || name == "CHROME")
        .collect();
    settings.sort();
    settings.hash(&mut hasher);
    for folder in [package.to_owned(), root().join("docs")] {
        page::hash_files(folder, &mut hasher)?;
    }
    Ok(format!("{:016x}", hasher.finish()))
}

fn kill(group: u32) {
    // Those that have ended cannot be killed.
    _ = output(&mut command("kill", &["-KILL", "--", &format!("-{group}")]));
}

/// What a program of tests has told about them.
#[derive(Debug, Default, PartialEq, Eq)]
struct Told {
    passed: u32,
    failed: Vec<String>,
    /// Tests that were long in coming, and did not.
    unfinished: Vec<String>,
}

impl Told {
    fn by(output: &str) -> Told {
        let mut told = Told::default();
        for line in output.lines() {
            // As pytest tells it: `tests/test_rules.py::test_name[with words] PASSED [ 12%]`.
            let of_pytest = line.strip_suffix("%]").and_then(|line| line.rsplit_once('['));
            if let Some((name, outcome)) =
                of_pytest.and_then(|(line, _)| line.trim_end().rsplit_once(' '))
            {
                match outcome {
                    "PASSED" => told.passed += 1,
                    "FAILED" | "ERROR" => told.failed.push(name.to_owned()),
                    _ => (),
                }
            }
            let Some(line) = line.strip_prefix("test ") else { continue };
            if let Some(name) = line.strip_suffix(" has been running for over 60 seconds") {
                told.unfinished.push(name.to_owned());
            } else if let Some((name, outcome)) = line.rsplit_once(" ... ") {
                told.unfinished.retain(|one| one != name);
                match outcome {
                    "ok" => told.passed += 1,
                    "FAILED" => told.failed.push(name.to_owned()),
                    _ => (),
                }
            }
        }
        told
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)] // A panic is how a test fails.
mod tests {
    use super::*;

    #[test]
    fn failed_and_unfinished_tests_are_named() {
        let output = "running 4 tests\n\
            test a_pawn_moves ... ok\n\
            test a_pawn_flies has been running for over 60 seconds\n\
            test a_pawn_sleeps has been running for over 60 seconds\n\
            test a_pawn_flies ... FAILED\n\
            test a_pawn_is_lost ... ignored\n";
        let [failed, unfinished] =
            ["a_pawn_flies", "a_pawn_sleeps"].map(|name| vec![name.to_owned()]);
        assert_eq!(Told::by(output), Told { passed: 1, failed, unfinished });
    }

    #[test]
    fn what_pytest_tells_is_understood() {
        let output = "tests/test_rules.py::test_a_pawn_moves[zen, mean] PASSED [  1%]\n\
            tests/test_rules.py::test_a_pawn_flies FAILED                [  2%]\n\
            tests/test_rules.py::test_a_pawn_rests SKIPPED (no bench)    [  3%]\n\
            FAILED tests/test_rules.py::test_a_pawn_flies - assert False\n";
        let failed = vec!["tests/test_rules.py::test_a_pawn_flies".to_owned()];
        assert_eq!(Told::by(output), Told { passed: 1, failed, ..Told::default() });
    }

    #[test]
    #[cfg(unix)]
    fn what_does_not_end_is_ended_with_all_it_has_started() {
        let endless = command("sh", &["-c", "sleep 600 & echo $!; wait"]);
        let limit = Duration::from_millis(300);
        let mut program = Program { limit, ..Program::new("endless", endless) };
        let how = program.finish().unwrap_err();
        assert!(how.starts_with("not finished"), "{how}");
        let sleeper = fs::read_to_string(program.output()).unwrap();
        // One that nobody has buried yet is dead as well.
        let state = || output(&mut command("ps", &["-o", "stat=", "-p", sleeper.trim()]));
        let is_gone = |_| state().is_ok_and(|state| state.contains('Z')) || state().is_err();
        assert!((0..1000).any(is_gone), "{sleeper} lives");
    }
}
