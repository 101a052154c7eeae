//! The repository's own tools. `cargo xtask serve` builds page and program and starts the server;
//! `cargo xtask test` is everything that has to hold before a change
//! lands; `cargo xtask prove` shows what takes too long for every change; `cargo xtask bench` is everything
//! that is measured, and `cargo xtask levels` measures how well the computer plays.

mod bench;
mod browser;
mod cargo;
mod dist;
mod levels;
mod machine;
mod need;
mod page;
mod prove;
mod python;
mod runner;
mod site;
mod test;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::Parser;

/// The tools of the Linja repository.
#[derive(Parser)]
#[command(bin_name = "cargo xtask")]
enum Xtask {
    /// Check everything: format, lints, documentation, the page, tests, licences
    Test {
        /// Check only these crates
        crates: Vec<String>,
    },
    /// Build the page and the program, and serve; options go to `linja serve`
    Serve {
        /// Options of `linja serve`, such as --bind ADDRESS
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        options: Vec<String>,
    },
    /// Build the page into target/page
    Page,
    /// Write the page as a folder that any static host can serve, under any path
    Site {
        /// Where it goes, instead of target/site
        #[arg(long, value_name = "DIR")]
        out: Option<PathBuf>,
        /// Rule sets whose tables go with it: names with commas between them, all, or none
        #[arg(long, value_name = "LIST", default_value = "zen", value_parser = site::rule_sets)]
        rules: site::RuleSets,
    },
    /// Write the licences of the program and of everything it's built from into a folder
    Licences {
        /// Where they go
        folder: PathBuf,
    },
    /// Build the Python package, a wheel for all of Python from 3.10 on, into target/wheels
    Python,
    /// Build everything that people install into target/dist: tarball, Debian package, image, site, wheel, crates
    Dist {
        /// Also install and run all of it: in a clean Debian, as a container would, behind a proxy
        #[arg(long)]
        check: bool,
        /// The part of the check that runs apart from this machine's network
        #[arg(long, hide = true)]
        inside: bool,
    },
    /// Photograph the main screens of the page in Chromium
    Screenshots {
        /// Where the pictures go
        #[arg(default_value = "target/screenshots")]
        folder: String,
    },
    /// Draw the page's icon in pixels, after it was changed
    Icons,
    /// Measure everything, and write it into docs/benchmarks.md
    Bench {
        /// Measure only these parts
        parts: Vec<bench::Part>,
    },
    /// Show what takes long: every position, unsafe code, fuzzing, faults and kills; goes on where it was interrupted
    Prove {
        /// Show only what has one of these words in its name
        words: Vec<String>,
    },
    /// Play the ladder of levels, and write docs/levels.md
    Levels,
}

/// What went wrong, in one line; the tool that failed has said the rest.
type Outcome = Result<(), String>;

fn main() -> ExitCode {
    let outcome = match Xtask::parse() {
        Xtask::Test { crates } => test::Scope::new(crates).test(),
        Xtask::Serve { options } => page::serve(&options),
        Xtask::Page => page::build().map(drop),
        Xtask::Site { out, rules } => site::write(&out.unwrap_or_else(site::folder), &rules),
        Xtask::Licences { folder } => dist::licences::of_program()
            .and_then(|licences| dist::licences::write(&folder, &licences)),
        Xtask::Python => python::build().map(drop),
        Xtask::Dist { inside: true, .. } => dist::inside(),
        Xtask::Dist { check: true, .. } => dist::write().and_then(|()| dist::check()).map(drop),
        Xtask::Dist { .. } => dist::write(),
        Xtask::Screenshots { folder } => browser::screenshots(&folder),
        Xtask::Icons => browser::icons(),
        Xtask::Bench { parts } => bench::run_parts(&parts),
        Xtask::Prove { words } => prove::run_those(&words),
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
