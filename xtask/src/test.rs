//! `cargo xtask test`: everything that has to hold before a change lands.

use std::path::PathBuf;
use std::process::Command;
use std::time::Instant;

use crate::Outcome;
use crate::cargo::{cargo, command, output, run, tools};

const WASM: &str = "wasm32-unknown-unknown";
const CARGO_DENY: &str = "0.20.2";

/// What is checked, and how.
type Step = (&'static str, fn() -> Outcome);

pub(crate) fn run_all() -> Outcome {
    let steps: [Step; 7] = [
        ("format", || run(&mut cargo(&["fmt", "--all", "--check"]))),
        ("lints", lints),
        ("documentation", documentation),
        ("PostgreSQL", postgresql),
        ("tests", || run(&mut cargo(&["test", "--workspace", "--locked"]))),
        ("WebAssembly build", web_assembly),
        ("licences and bans", licences),
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
    let args = ["clippy", "--workspace", "--all-targets", "--locked", "--", "-D", "warnings"];
    run(&mut cargo(&args))
}

fn documentation() -> Outcome {
    let mut doc = cargo(&["doc", "--workspace", "--no-deps", "--locked"]);
    run(doc.env("RUSTDOCFLAGS", "-D warnings"))
}

/// The server's tests run on a real PostgreSQL as well.
fn postgresql() -> Outcome {
    if has_postgresql() {
        return Ok(());
    }
    let is_root = output(&mut command("id", &["-u"])).is_ok_and(|id| id.trim() == "0");
    if is_root && output(&mut command("apt-get", &["--version"])).is_ok() {
        run(&mut command("apt-get", &["update"]))?;
        run(&mut command(
            "apt-get",
            &["install", "--yes", "--no-install-recommends", "postgresql"],
        ))?;
    }
    match has_postgresql() {
        true => Ok(()),
        false => {
            Err("PostgreSQL is missing: install its server (Debian's package `postgresql`)"
                .to_owned())
        }
    }
}

/// Debian keeps the server's programs beside the PATH, one folder for each version.
fn has_postgresql() -> bool {
    let said = output(&mut command("pg_config", &["--bindir"]));
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let folders = versions.map(|version| version.path().join("bin"));
    let said = said.map(|folder| PathBuf::from(folder.trim()));
    said.into_iter().chain(folders).any(|folder| folder.join("initdb").exists())
}

/// The crates that run in a browser are built for it, which also shows that they need no system.
fn web_assembly() -> Outcome {
    let installed = output(&mut command("rustup", &["target", "list", "--installed"]))?;
    if !installed.lines().any(|target| target == WASM) {
        run(&mut command("rustup", &["target", "add", WASM]))?;
    }
    // Without the features that need files, threads or processes.
    let packages = ["--package", "linja", "--package", "linja-words", "--package", "linja-players"];
    let build = ["build", "--target", WASM, "--no-default-features", "--locked"];
    run(cargo(&build).args(packages))
}

fn licences() -> Outcome {
    let mut program = PathBuf::from("cargo-deny");
    if output(Command::new(&program).arg("--version")).is_err() {
        program = tools().join("bin").join("cargo-deny");
        if !program.exists() {
            let args = ["install", "cargo-deny", "--locked", "--version", CARGO_DENY, "--root"];
            run(cargo(&args).arg(tools()))?;
        }
    }
    let args = ["--all-features", "check", "licenses", "bans"];
    run(&mut command(program, &args))
}
