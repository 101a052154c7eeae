//! The repository's own tools. `cargo xtask test` is everything that has to hold before a change
//! lands; `cargo xtask bench` is everything that is measured, and `cargo xtask levels`
//! measures how well the computer plays.

mod bench;
mod cargo;
mod levels;
mod test;

use std::process::ExitCode;

use clap::Parser;

/// The tools of the Linja repository.
#[derive(Parser)]
#[command(bin_name = "cargo xtask")]
enum Xtask {
    /// Check everything: format, lints, documentation, tests, WebAssembly build, licences
    Test,
    /// Measure everything
    Bench,
    /// Play the ladder of levels, and write docs/levels.md
    Levels,
}

/// What went wrong, in one line; the tool that failed has said the rest.
type Outcome = Result<(), String>;

fn main() -> ExitCode {
    let outcome = match Xtask::parse() {
        Xtask::Test => test::run_all(),
        Xtask::Bench => bench::run_all(),
        Xtask::Levels => levels::write(),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("xtask: {message}");
            ExitCode::FAILURE
        }
    }
}
