//! `cargo xtask test`: everything that has to hold before a change lands.

use std::process::Command;
use std::thread;
use std::time::Instant;

use crate::cargo::{cargo, output, run};
use crate::need::{POSTGRESQL, PROMETHEUS};
use crate::runner::Program;
use crate::{Outcome, browser, page, python, runner, site};

const CARGO_DENY: &str = "0.20.2";

/// What is checked: some crates, or everything.
pub(crate) struct Scope(Vec<String>);

impl Scope {
    /// These crates; without any, everything.
    pub(crate) fn new(crates: Vec<String>) -> Scope {
        Scope(crates)
    }

    fn is_everything(&self) -> bool {
        self.0.is_empty()
    }

    fn has(&self, crates: &[&str]) -> bool {
        self.is_everything() || self.0.iter().any(|name| crates.contains(&name.as_str()))
    }

    /// Has cargo do something with the crates, with the page in the server if there is one, as browsers are to find it there.
    ///
    /// Together with the others, `xtask` would need other features of what it is built of, and all of that would be
    /// built a second time.
    fn cargo(&self, args: &[&str]) -> Vec<Command> {
        let named: Vec<&str> = self.0.iter().flat_map(|name| ["--package", name]).collect();
        let groups = match self.is_everything() {
            true => vec![vec!["--workspace", "--exclude", "xtask"], vec!["--package", "xtask"]],
            false => vec![named],
        };
        let with_page = |group: Vec<&str>| {
            let mut command = cargo(args);
            command.arg("--locked").args(group);
            if page::folder().exists() {
                command.env("LINJA_PAGE", page::folder());
            }
            command
        };
        groups.into_iter().map(with_page).collect()
    }

    /// Checks all of it.
    pub(crate) fn test(&self) -> Outcome {
        let start = Instant::now();
        step("format", || run(&mut cargo(&["fmt", "--all", "--check"])))?;
        if self.has(&["linja-server", "linja-cli"]) {
            POSTGRESQL.meet()?;
            PROMETHEUS.meet()?;
        }
        thread::scope(|scope| {
            // The page is mostly linked, which takes one core.
            let page = scope.spawn(|| step("page", || self.page()));
            if self.is_everything() {
                step("licences, bans and sources", licences)?;
            }
            page.join().unwrap_or_else(|_| Err("the page: a panic".to_owned()))
        })?;
        step("lints", || self.lints())?;
        step("documentation", || self.documentation())?;
        let mut programs = Vec::new();
        step("building the tests", || {
            for mut build in self.cargo(&["test", "--tests"]) {
                programs.extend(runner::build(&mut build)?);
            }
            Ok(())
        })?;
        if self.has(&["linja-python"]) {
            step("building the Python package", || {
                programs.push(python::tests()?);
                Ok(())
            })?;
        }
        // In a program cargo refuses to look for documentation to test; the first command for everything leaves xtask out.
        let mut libraries = Scope(self.0.clone());
        let without = ["linja-cli", "linja-python", "xtask"];
        libraries.0.retain(|name| !without.contains(&name.as_str()));
        if self.is_everything() || !libraries.is_everything() {
            let documented = libraries.cargo(&["test", "--doc"]).into_iter().take(1);
            programs.extend(documented.map(|command| Program::new("doc tests", command)));
        }
        println!("== tests");
        runner::handle_interrupt()?;
        let outcomes = programs.into_iter().map(Program::run);
        let failures: Vec<String> = outcomes.filter_map(Result::err).collect();
        if failures.is_empty() {
            println!("== all is well after {} s", start.elapsed().as_secs());
            return Ok(());
        }
        Err(failures.join("\nxtask: "))
    }

    fn lints(&self) -> Outcome {
        let mut all = self.cargo(&["clippy", "--all-targets"]);
        all.iter_mut().try_for_each(|clippy| run(clippy.args(["--", "-D", "warnings"])))
    }

    fn documentation(&self) -> Outcome {
        let mut all = self.cargo(&["doc", "--no-deps"]);
        all.iter_mut().try_for_each(|doc| run(doc.env("RUSTDOCFLAGS", "-D warnings")))
    }

    /// Builds it, which also shows that the crates below it need no system. Much of its own code exists only for
    /// WebAssembly, so its lints are looked at there too.
    fn page(&self) -> Outcome {
        if self.has(&["linja-browser"]) {
            browser::ready()?;
            site::write_for_tests()?;
        }
        match self.has(&["linja-web"]) {
            true => page::cargo_for_browsers("clippy")
                .iter_mut()
                .try_for_each(|clippy| run(clippy.args(["--", "-D", "warnings"]))),
            false => Ok(()),
        }
    }
}

/// Does something and says how long it took.
fn step(name: &str, what: impl FnOnce() -> Outcome) -> Outcome {
    println!("== {name}");
    let start = Instant::now();
    let outcome = what();
    println!("== {name}: {} s", start.elapsed().as_secs());
    outcome
}

/// Installs cargo-deny where it is missing, as cargo installs programs: once for all clones.
fn licences() -> Outcome {
    if output(&mut cargo(&["deny", "--version"])).is_err() {
        // Built without optimisations: it runs for a second.
        let args = ["install", "--debug", "--locked", "--version", CARGO_DENY, "cargo-deny"];
        run(cargo(&args).env("CARGO_PROFILE_DEV_DEBUG", "false"))?;
    }
    run(&mut cargo(&["deny", "--all-features", "check", "licenses", "bans", "sources"]))
}
