//! `cargo xtask test`: everything that has to hold before a change lands.

use std::path::PathBuf;
use std::process::Command;
use std::time::Instant;

use crate::cargo::{cargo, command, output, run, tools};
use crate::{Outcome, browser, debian, page};

const CARGO_DENY: &str = "0.20.2";

/// All of the workspace. Together with the others, `xtask` would need other features of what it is built
/// of, and all of that would be built a second time.
const PACKAGES: [&[&str]; 2] = [&["--workspace", "--exclude", "xtask"], &["--package", "xtask"]];

/// What is checked, and how.
type Step = (&'static str, fn() -> Outcome);

pub(crate) fn run_all() -> Outcome {
    let steps: [Step; 8] = [
        ("format", || run(&mut cargo(&["fmt", "--all", "--check"]))),
        ("lints", lints),
        ("documentation", documentation),
        ("page", page),
        ("PostgreSQL", || debian::need("postgresql", has_postgresql)),
        ("Prometheus", || debian::need("prometheus", has_promtool)),
        ("tests", tests),
        ("licences, bans and sources", licences),
    ];
    let mut times = Vec::new();
    for (name, step) in steps {
        println!("\n== {name}");
        let start = Instant::now();
        step()?;
        times.push((name, start.elapsed().as_secs()));
    }
    println!("\n== all is well");
    for (name, seconds) in times {
        println!("{seconds:>5} s  {name}");
    }
    Ok(())
}

fn lints() -> Outcome {
    for packages in PACKAGES {
        let mut clippy = cargo(&["clippy", "--all-targets", "--locked"]);
        run(clippy.args(packages).args(["--", "-D", "warnings"]))?;
    }
    Ok(())
}

/// With the page in the server, as browsers are to find it there.
fn tests() -> Outcome {
    for packages in PACKAGES {
        let mut test = cargo(&["test", "--locked"]);
        run(test.args(packages).env("LINJA_PAGE", page::folder()))?;
    }
    Ok(())
}

fn documentation() -> Outcome {
    let mut doc = cargo(&["doc", "--workspace", "--no-deps", "--locked"]);
    run(doc.env("RUSTDOCFLAGS", "-D warnings"))
}

/// The server's tests run on a real PostgreSQL as well.
///
/// Debian keeps the server's programs beside the PATH, one folder for each version.
fn has_postgresql() -> bool {
    let said = output(&mut command("pg_config", &["--bindir"]));
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let folders = versions.map(|version| version.path().join("bin"));
    let said = said.map(|folder| PathBuf::from(folder.trim()));
    said.into_iter().chain(folders).any(|folder| folder.join("initdb").exists())
}

/// The rules of the alarms are checked by the program that reads them.
fn has_promtool() -> bool {
    output(&mut command("promtool", &["--version"])).is_ok()
}

/// Builds it, which also shows that the crates below it need no system. Much of its own code exists only for
/// WebAssembly, so its lints are looked at there too.
fn page() -> Outcome {
    browser::ready()?;
    run(page::cargo_for_browsers("clippy").args(["--", "-D", "warnings"]))
}

fn licences() -> Outcome {
    let mut program = PathBuf::from("cargo-deny");
    if output(Command::new(&program).arg("--version")).is_err() {
        program = tools().join("bin").join("cargo-deny");
        if !program.exists() {
            // Built without optimisations: it runs for a second.
            let args = ["install", "--debug", "--locked", "--version", CARGO_DENY, "cargo-deny"];
            let mut install = cargo(&args);
            run(install.env("CARGO_PROFILE_DEV_DEBUG", "false").arg("--root").arg(tools()))?;
        }
    }
    let args = ["--all-features", "check", "licenses", "bans", "sources"];
    run(&mut command(program, &args))
}
