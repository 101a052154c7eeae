//! `cargo xtask prove`: what takes too long to run on every change. `docs/proof.md` says what ran, when,
//! on what, and what came out; it is also where a run that was interrupted goes on.

use std::collections::BTreeMap;
use std::fs;
use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::time::Instant;

use crate::bench::{RULE_SETS, build_linja, linja};
use crate::cargo::{cargo, command, output, root, run, tools};
use crate::machine::{self, said};
use crate::need::chromium;
use crate::{Outcome, browser, dist, page, python, site};

const CARGO_FUZZ: &str = "0.13.2";

/// What the installed program may weigh.
const PROGRAM_LIMIT: u64 = 25_000_000;

/// How long each fuzz target runs, in seconds.
const FUZZING: u32 = 600;

// What a proof is about, and nothing beside it: a README must not make hours of proof stale.
const RULES: &[&str] = &["crates/linja/src", "crates/linja/tests"];
const ORACLE: &[&str] =
    &["crates/linja/src", "crates/linja-oracle/data", "crates/linja-oracle/src"];
const REACHED: &[&str] = &[
    "crates/linja/src",
    "crates/linja-oracle/data",
    "crates/linja-oracle/src",
    "crates/linja-oracle/tests",
];
const PLAYERS: &[&str] = &[
    "crates/linja/src",
    "crates/linja-oracle/data",
    "crates/linja-oracle/src",
    "crates/linja-players/data",
    "crates/linja-players/src",
    "crates/linja-players/tests",
];
const PYTHON: &[&str] = &[
    "crates/linja/src",
    "crates/linja-oracle/data",
    "crates/linja-oracle/src",
    "crates/linja-players/data",
    "crates/linja-players/src",
    "crates/linja-python/notebooks",
    "crates/linja-python/python",
    "crates/linja-python/src",
];
const FUZZED: &[&str] = &[
    "crates/linja/src",
    "crates/linja/tests",
    "crates/linja-oracle/data",
    "crates/linja-oracle/src",
    "crates/linja-oracle/tests",
    "fuzz",
];
const PROGRAM: &[&str] = &["Cargo.lock", "crates"];
const INSTALLED: &[&str] = &["Cargo.lock", "Cargo.toml", "crates", "packaging", "xtask"];
const PAGE: &[&str] = &["crates"];
const JUDGE: &[&str] = &[
    "crates/linja/src",
    "crates/linja-oracle/data",
    "crates/linja-oracle/src",
    "crates/linja-web/src/judge",
];
const SERVER: &[&str] = &[
    "crates/linja/src",
    "crates/linja-api/src",
    "crates/linja-server/migrations",
    "crates/linja-server/src",
    "crates/linja-server/tests",
    "crates/linja-cli/tests/serve",
];

const INTRODUCTION: &str = "\
# Proof

This page is written by `cargo xtask prove`, which runs what takes too long to run on every change. A proof stands as long as the files it
covers haven't changed since the commit it ran on. `cargo xtask prove` runs the ones that don't stand, and resumes where it was
interrupted.

| proof | result | covers | minutes | date | commit | machine |
|---|---|---|---:|---|---|---|
";

/// Something that is shown by running it.
struct Proof {
    name: String,
    /// The sources it is about: as long as they don't change, the proof stands.
    about: &'static [&'static str],
    show: Box<dyn Fn() -> Result<String, String>>,
}

impl Proof {
    fn new(
        name: impl Into<String>,
        about: &'static [&'static str],
        show: impl Fn() -> Result<String, String> + 'static,
    ) -> Proof {
        Proof { name: name.into(), about, show: Box::new(show) }
    }

    /// A test of the workspace, for longer than it runs every day.
    fn longer_test(
        name: &str,
        about: &'static [&'static str],
        package: &str,
        test: &str,
        filter: &str,
        length: (&'static str, &'static str),
    ) -> Proof {
        let [package, test, filter] = [package, test, filter].map(str::to_owned);
        Proof::new(name, about, move || {
            let mut command = cargo(&["test", "--locked", "--package", &package, "--test", &test]);
            command.args(["--", &filter]).env(length.0, length.1);
            said_at_the_end(&mut command, TESTS)
        })
    }
}

/// How the lines begin with which tests and fuzzers say that all is well.
const TESTS: &str = "test result: ok.";
const FUZZER: &str = "Done ";

fn proofs() -> Vec<Proof> {
    let verified = RULE_SETS.map(|rules| {
        Proof::new(format!("every position of `{rules}`"), ORACLE, move || verify(rules))
    });
    let distances = RULE_SETS.map(|rules| {
        let verify = move || {
            build_linja()?;
            let verify = ["--lang", "en", "verify", "--distance", "--rules", rules];
            said_at_the_end(linja().args(verify), rules)
        };
        Proof::new(format!("every distance of `{rules}`"), ORACLE, verify)
    });
    let reached = RULE_SETS.map(|rules| {
        Proof::new(format!("what can be reached in `{rules}`"), REACHED, move || reachable(rules))
    });
    let fuzzed = fuzz_targets().into_iter().map(|target| {
        Proof::new(format!("`{target}` fuzzed for {} minutes", FUZZING / 60), FUZZED, move || {
            fuzz(&target)
        })
    });
    let tested = [
        Proof::new("the program compiles for Windows and macOS", PROGRAM, other_systems),
        Proof::new(
            "what `cargo xtask dist` builds is installed, upgraded, removed and played on, in a clean Debian, as a container, behind a proxy",
            INSTALLED,
            || dist::write().and_then(|()| dist::check()),
        ),
        Proof::new(
            "`cargo xtask dist` in two folders gives the same bytes",
            INSTALLED,
            dist::build_again,
        ),
        Proof::new("the program is at most 25 MB, page included", INSTALLED, weight),
        Proof::new("unsafe code under Miri", ORACLE, miri),
        Proof::new("unsafe code under ThreadSanitizer", ORACLE, thread_sanitizer),
        Proof::new(
            "every rule set solved in a tab of Chromium",
            JUDGE,
            in_a_browser(&["solved_in_a_tab"], ("LINJA_SOLVED", "all")),
        ),
        Proof::new(
            "a hundred positions, ten games and ten puzzles of each rule set judged in a tab just as by the oracle, with and without range requests",
            JUDGE,
            in_a_browser(&["read_by_ranges", "without_ranges"], ("LINJA_SOLVED", "all")),
        ),
        Proof::new("the notebook that trains a value network", PYTHON, python::notebooks),
        Proof::longer_test(
            "100,000 positions of any kind checked against a second reading of the rules",
            RULES,
            "linja",
            "suite",
            "second_plain_reading",
            ("LINJA_POSITIONS", "100000"),
        ),
        Proof::longer_test(
            "every reason for 10,000 mistakes in each rule set checked against the plain oracle",
            PLAYERS,
            "linja-players",
            "suite",
            "judges",
            ("LINJA_MISTAKES", "10000"),
        ),
        Proof::longer_test(
            "200 kills on each database",
            SERVER,
            "linja-cli",
            "serve",
            "a_killed_server_loses_nothing",
            ("LINJA_CRASH_ROUNDS", "200"),
        ),
        Proof::longer_test(
            "no notification lost over 200 kills on each database",
            SERVER,
            "linja-cli",
            "serve",
            "notifies_all_the_same",
            ("LINJA_PUSH_KILLS", "50"),
        ),
        Proof::longer_test(
            "connections cut, 3 games of 1,000 entries on each database",
            SERVER,
            "linja-server",
            "suite",
            "flaky_connections",
            ("LINJA_FLAKY_TURNS", "1000"),
        ),
        Proof::longer_test(
            "a disk that fails at every system call, in every way",
            SERVER,
            "linja-cli",
            "serve",
            "a_disk_that_fails",
            ("LINJA_FAULTS", "all"),
        ),
        Proof::longer_test(
            "connections to PostgreSQL cut at each of 200 messages",
            SERVER,
            "linja-server",
            "suite",
            "cut_anywhere",
            ("LINJA_FAULTS", "all"),
        ),
        Proof::longer_test(
            "histories of 100 rounds of kills, freezes and cuts on one and two nodes",
            SERVER,
            "linja-cli",
            "serve",
            "history",
            ("LINJA_HISTORY_ROUNDS", "100"),
        ),
        Proof::longer_test(
            "every request answered within five seconds while PostgreSQL is frozen for a minute",
            SERVER,
            "linja-cli",
            "serve",
            "a_database_that_hangs",
            ("LINJA_FROZEN_SECONDS", "60"),
        ),
        Proof::longer_test(
            "200,000 old games forgotten while play goes on, on each database",
            SERVER,
            "linja-server",
            "suite",
            "old_games_are_forgotten",
            ("LINJA_OLD_GAMES", "200000"),
        ),
        Proof::new(
            "36 whole games played by touch: three phones, two gestures, six languages",
            PAGE,
            in_a_browser(&["by_finger"], ("LINJA_GAMES", "all")),
        ),
    ];
    tested.into_iter().chain(verified).chain(distances).chain(reached).chain(fuzzed).collect()
}

/// Shows what does not stand, all of it or what has one of these words in its name, and writes the page after
/// each. What fails does not keep the others waiting.
pub(crate) fn run_those(words: &[String]) -> Outcome {
    let proofs = proofs();
    let asked = |proof: &Proof| {
        words.is_empty() || words.iter().any(|word| proof.name.contains(word.as_str()))
    };
    if !proofs.iter().any(asked) {
        return Err(format!("no proof has {} in its name: see docs/proof.md", words.join(" or ")));
    }
    write_page(&proofs, None)?;
    let mut failed = Vec::new();
    for (number, proof) in (1..).zip(&proofs).filter(|(_, proof)| asked(proof)) {
        let title = format!("{number} of {}: {}", proofs.len(), proof.name);
        if rows().get(&proof.name).is_some_and(|row| stands(row, proof.about)) {
            println!("== {title}: stands");
            continue;
        }
        println!("\n== {title}");
        let unsaved = output(command("git", &["status", "--porcelain", "--"]).args(proof.about))?;
        if !unsaved.is_empty() {
            return Err(format!(
                "{} has uncommitted changes: commit them first",
                proof.about.join(", ")
            ));
        }
        let start = Instant::now();
        let came_out = match (proof.show)() {
            Ok(came_out) => came_out,
            Err(error) => {
                println!("{error}");
                failed.push(proof.name.as_str());
                continue;
            }
        };
        let minutes = start.elapsed().as_secs_f64() / 60.0;
        let commit = said("git", &["rev-parse", "--short=12", "HEAD"]);
        let day = said("date", &["+%F"]);
        let row = format!(
            "| {} | {came_out} | {} | {minutes:.1} | {day} | {commit} | {} |",
            proof.name,
            proof.about.join(", "),
            machine::name(),
        );
        write_page(&proofs, Some((&proof.name, row)))?;
    }
    if failed.is_empty() { Ok(()) } else { Err(format!("not proven: {}", failed.join("; "))) }
}

fn page() -> PathBuf {
    root().join("docs").join("proof.md")
}

/// The rows of the page as it is now: two runs may be at different proofs at the same time.
fn rows() -> BTreeMap<String, String> {
    rows_of(&fs::read_to_string(page()).unwrap_or_default())
}

/// The rows of a page by their first cell.
fn rows_of(page: &str) -> BTreeMap<String, String> {
    let rows = page.lines().filter(|line| line.starts_with("| "));
    rows.filter_map(|row| {
        Some((row.split(" | ").next()?.strip_prefix("| ")?.to_owned(), row.to_owned()))
    })
    .collect()
}

/// Whether what a proof is about is still as it was when the proof ran.
fn stands(row: &str, about: &[&str]) -> bool {
    let Some(commit) = row.split(" | ").nth(5) else { return false };
    output(command("git", &["diff", "--quiet", commit, "--"]).args(about)).is_ok()
}

/// All proofs in their order, one of them perhaps just shown; what has not run says so.
fn write_page(proofs: &[Proof], shown: Option<(&str, String)>) -> Outcome {
    let mut rows = rows();
    rows.extend(shown.map(|(name, row)| (name.to_owned(), row)));
    let mut text = INTRODUCTION.to_owned();
    for Proof { name, about, .. } in proofs {
        let not_run = format!("| {name} | has not run | | | | | |");
        text += &covering(rows.get(name).unwrap_or(&not_run), about);
        text.push('\n');
    }
    fs::write(page(), text).map_err(|error| format!("docs/proof.md: {error}"))
}

/// A row with what its proof covers now: it may have been shown when that was more.
fn covering(row: &str, about: &[&str]) -> String {
    let about = format!(" {} ", about.join(", "));
    let mut cells: Vec<&str> = row.split('|').collect();
    if let Some(cell) = cells.get_mut(3) {
        *cell = &about;
    }
    cells.join("|")
}

/// What is kept of a line: of tests only how many have passed, not how long that took.
fn kept(line: &str) -> String {
    let passed = line.strip_prefix(TESTS).and_then(|rest| rest.split_once(" passed"));
    match passed.map(|(count, _)| count.trim()) {
        Some("1") => "1 test passed".to_owned(),
        Some(count) => format!("{count} tests passed"),
        None => line.to_owned(),
    }
}

/// Runs a command and shows what it prints; answers the lines that begin with this.
fn said_at_the_end(command: &mut Command, beginning: &str) -> Result<String, String> {
    let name = format!("{command:?}").replace('"', "");
    let started = command.stdout(Stdio::piped()).spawn();
    let mut child = started.map_err(|error| format!("`{name}` cannot be started: {error}"))?;
    let mut said = Vec::new();
    for line in child.stdout.take().into_iter().flat_map(|out| BufReader::new(out).lines()) {
        let line = line.map_err(|error| format!("`{name}`: {error}"))?;
        println!("{line}");
        if line.starts_with(beginning) {
            said.push(line);
        }
    }
    match child.wait() {
        Ok(status) if !status.success() => Err(format!("`{name}` failed: {status}")),
        Err(error) => Err(format!("`{name}`: {error}")),
        // A filter that no test matches shows nothing.
        Ok(_) if said.is_empty() || said.iter().any(|line| line.contains(" 0 passed")) => {
            Err(format!("`{name}` proved nothing"))
        }
        Ok(_) => Ok(said.iter().map(|line| kept(line)).collect::<Vec<_>>().join(" ")),
    }
}

/// Tests of the page, for longer than they run every day.
fn in_a_browser(
    filters: &'static [&str],
    length: (&'static str, &'static str),
) -> impl Fn() -> Result<String, String> {
    move || {
        browser::ready()?;
        site::write_for_tests()?;
        let mut command = cargo(&["test", "--locked", "--package", "linja-browser", "--"]);
        command.args(filters).env(length.0, length.1).env("LINJA_PAGE", page::folder());
        said_at_the_end(command.envs(chromium().map(|path| ("CHROME", path))), TESTS)
    }
}

/// Solves, writes the table, and compares each of its margins with those of all turns by the plain rules.
fn verify(rules: &str) -> Result<String, String> {
    build_linja()?;
    let tables = root().join("target").join("proof-tables");
    run(linja().args(["--lang", "en", "solve", "--rules", rules, "--out"]).arg(&tables))?;
    let table = tables.join(format!("{rules}.table"));
    said_at_the_end(linja().args(["--lang", "en", "verify"]).arg(table), rules)
}

/// Builds the program as it is installed.
fn weight() -> Result<String, String> {
    page::build()?;
    let build = ["build", "--release", "--locked", "--package", "linja-cli"];
    run(cargo(&build).env("LINJA_PAGE", page::folder()))?;
    let file = fs::metadata(linja().get_program());
    let bytes = file.map_err(|error| format!("the program: {error}"))?.len();
    let megabytes = format!("{:.1} MB", bytes as f64 / 1e6);
    if bytes <= PROGRAM_LIMIT { Ok(megabytes) } else { Err(format!("it weighs {megabytes}")) }
}

/// Only checked, not linked, so what is written in C need not be compiled for them.
fn other_systems() -> Result<String, String> {
    for target in ["x86_64-pc-windows-gnu", "aarch64-apple-darwin"] {
        run(&mut command("rustup", &["target", "add", target]))?;
        let mut check = cargo(&["check", "--locked", "--package", "linja-cli", "--target", target]);
        run(check.env("TARGET_CC", "true").env("TARGET_AR", "true"))?;
    }
    Ok("checked, not linked".to_owned())
}

/// The nightly compiler with a part of it that is not always there.
fn nightly(component: &str) -> Outcome {
    if output(&mut command("rustc", &["+nightly", "--version"])).is_err() {
        run(&mut command("rustup", &["toolchain", "install", "nightly", "--profile", "minimal"]))?;
    }
    run(&mut command("rustup", &["component", "add", "--toolchain", "nightly", component]))
}

/// Cargo of the nightly compiler, with a folder of its own: other flags would build everything anew.
fn nightly_cargo(args: &[&str], folder: &str) -> Command {
    let mut cargo = command("cargo", &["+nightly"]);
    cargo.args(args).env("CARGO_TARGET_DIR", root().join("target").join(folder));
    // Set by the cargo that runs this program, for its own compiler.
    cargo.env_remove("CARGO").env_remove("RUSTC").env_remove("RUSTUP_TOOLCHAIN");
    cargo
}

/// The tests of the solver's unsafe code, with all checks in it.
const UNSAFE_CODE: &[&str] = &[
    "--locked",
    "--package",
    "linja-oracle",
    "--lib",
    "--config",
    "profile.dev.package.linja-oracle.debug-assertions=true",
    "--config",
    "profile.dev.package.linja-oracle.overflow-checks=true",
    "late_game",
];

fn miri() -> Result<String, String> {
    nightly("miri")?;
    nightly("rust-src")?;
    let mut command = nightly_cargo(&["miri", "test"], "miri");
    // rayon's threads live as long as the program, which Miri would call a leak, and crossbeam-epoch, on which
    // it stands, breaks Stacked Borrows. The solver's shared memory is only used through raw pointers.
    let flags = "-Zmiri-disable-stacked-borrows -Zmiri-ignore-leaks -Zmiri-num-cpus=2";
    command.args(UNSAFE_CODE).env("MIRIFLAGS", flags);
    said_at_the_end(&mut command, TESTS)
}

fn reachable(rules: &str) -> Result<String, String> {
    let args = ["test", "--locked", "--package", "linja-oracle", "--test", "suite"];
    let test = format!("what_{}_reaches", rules.replace('+', "_"));
    said_at_the_end(cargo(&args).args(["--", "--ignored", &test]), TESTS)
}

fn thread_sanitizer() -> Result<String, String> {
    nightly("rust-src")?;
    let target = ["-Zbuild-std", "--target", "x86_64-unknown-linux-gnu"];
    // ThreadSanitizer ignores accesses of more than 16 bytes, which is what the optimiser makes of the solver's.
    let unoptimised = ["--config", "profile.dev.package.linja-oracle.opt-level=1"];
    let mut command = nightly_cargo(&["test"], "thread-sanitizer");
    command.args(target).args(unoptimised).args(UNSAFE_CODE);
    said_at_the_end(command.env("RUSTFLAGS", "-Zsanitizer=thread"), TESTS)
}

/// The fuzz targets, by their files.
fn fuzz_targets() -> Vec<String> {
    let folder = fs::read_dir(root().join("fuzz").join("fuzz_targets"));
    let files = folder.into_iter().flatten().flatten();
    let mut names: Vec<String> = files
        .filter_map(|file| Some(file.path().file_stem()?.to_string_lossy().into_owned()))
        .collect();
    names.sort();
    names
}

fn fuzz(target: &str) -> Result<String, String> {
    nightly("rust-src")?;
    let cargo_fuzz = tools().join("bin").join("cargo-fuzz");
    if !cargo_fuzz.exists() {
        let install = ["install", "--locked", "--version", CARGO_FUZZ, "cargo-fuzz", "--root"];
        run(cargo(&install).arg(tools()))?;
    }
    // The fuzzer speaks on standard error.
    let script = format!("exec \"$0\" fuzz run {target} -- -max_total_time={FUZZING} 2>&1");
    let mut command = command("sh", &["-c", &script]);
    // Set by the cargo that runs this program, for its own compiler.
    command.arg(cargo_fuzz).env_remove("CARGO").env_remove("RUSTC");
    said_at_the_end(command.env("RUSTUP_TOOLCHAIN", "nightly"), FUZZER)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_is_read_as_it_was_written() {
        let row = "| 200 kills | 2 tests passed | crates/linja | 2.7 | 2026-11-16 | 0123456789ab | two cores |";
        let page = format!("{INTRODUCTION}{row}\n| Miri | has not run | crates/linja | | | | |\n");
        let rows = rows_of(&page);
        assert_eq!(rows["200 kills"], row);
        assert!(!stands(&rows["Miri"], ORACLE), "what has not run does not stand");
        assert!(!stands(row, ORACLE), "nor what ran on a commit that nobody has");
    }

    #[test]
    fn a_row_says_what_its_proof_covers_now() {
        let shown =
            "| Miri | 1 test passed | crates/linja | 1.7 | 2026-11-16 | 0123456789ab | two cores |";
        let now =
            "| Miri | 1 test passed | src, tests | 1.7 | 2026-11-16 | 0123456789ab | two cores |";
        assert_eq!(covering(shown, &["src", "tests"]), now);
        let not_run = "| Miri | has not run | | | | | |";
        assert_eq!(covering(not_run, &["src"]), "| Miri | has not run | src | | | | |");
    }

    /// Git finds no difference in a file that was never there.
    #[test]
    fn everything_that_a_proof_covers_is_there() {
        for path in proofs().iter().flat_map(|proof| proof.about) {
            assert!(root().join(path).exists(), "{path}");
        }
    }

    #[test]
    fn of_tests_it_is_kept_how_many_passed() {
        let said = "test result: ok. 1 passed; 0 failed; 0 ignored; 0 measured; 19 filtered out; finished in 165.24s";
        assert_eq!(kept(said), "1 test passed");
        assert_eq!(kept(&said.replace("1 passed", "12 passed")), "12 tests passed");
        assert_eq!(kept("zen: all positions are right"), "zen: all positions are right");
    }
}
