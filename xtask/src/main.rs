//! The repository's own tools. `cargo xtask test` is everything that has to hold before a change
//! lands; `cargo xtask bench` is everything that is measured.

mod bench;
mod cargo;
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
}

/// What went wrong, in one line; the tool that failed has said the rest.
type Outcome = Result<(), String>;

fn main() -> ExitCode {
    let outcome = match Xtask::parse() {
        Xtask::Test => test::run_all(),
        Xtask::Bench => bench::run_all(),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("xtask: {message}");
            ExitCode::FAILURE
        }
    }
}
