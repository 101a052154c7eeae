//! The binary `linja`: options, commands, exit status.
//!
//! Exit status 0 for success, 1 for a failure, 2 for wrong usage; an error is one line on standard
//! error that says what was wrong and what would be right.

mod commands;
mod show;

use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::error::ErrorKind;
use clap::{Args, Parser, Subcommand};
use linja::{Position, RuleSet, Side};

/// The board game Linja: every edition played exactly by its book.
#[derive(Parser)]
#[command(version, arg_required_else_help = true)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Count the sequences of exactly DEPTH turns, by first turn; the last line is the total
    Perft {
        #[command(flatten)]
        from: From,
        /// How many turns a sequence has
        #[arg(value_parser = depth)]
        depth: u32,
    },
    /// List the legal turns, one a line
    Turns {
        #[command(flatten)]
        from: From,
    },
    /// Draw a position, or where the game of a record stands, with the score it would have now
    Show {
        #[command(flatten)]
        from: From,
        /// A game record (.linja), instead of --rules and --position
        #[arg(conflicts_with_all = ["rules", "position"])]
        record: Option<PathBuf>,
    },
}

/// The rules and the position that a command starts from.
#[derive(Args)]
struct From {
    /// The rule set: classic, revised, revised+mean, zen or zen+mean
    #[arg(long, value_name = "RULESET", default_value_t)]
    rules: RuleSet,
    /// The position: black pawns on rows 1 to 8, `/`, red pawns on rows 1 to 8, a blank, `b` or
    /// `r` to move
    #[arg(long, default_value_t = Position::start(Side::Black))]
    position: Position,
}

fn depth(text: &str) -> Result<u32, &'static str> {
    text.parse()
        .map_err(|_| "a depth is a whole number such as 3")
}

/// Why a command did not succeed.
enum Failure {
    /// What was given to the program is wrong.
    Usage(String),
    /// What was printed could not be written.
    Output(io::Error),
}

impl std::convert::From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure::Output(error)
    }
}

fn main() -> ExitCode {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) => return explain(&error),
    };
    let out = &mut io::BufWriter::new(io::stdout().lock());
    let done = run(cli.command, out).and_then(|()| Ok(out.flush()?));
    match done {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever reads the output has seen enough, as in `linja turns | head`.
        Err(Failure::Output(error)) if error.kind() == io::ErrorKind::BrokenPipe => {
            ExitCode::SUCCESS
        }
        Err(Failure::Output(error)) => fail(1, &format!("cannot write the output: {error}")),
        Err(Failure::Usage(message)) => fail(2, &message),
    }
}

fn run(command: Command, out: &mut impl Write) -> Result<(), Failure> {
    match command {
        Command::Perft { from, depth } => commands::perft(from.rules, from.position, depth, out),
        Command::Turns { from } => commands::turns(from.rules, from.position, out),
        Command::Show {
            record: Some(path), ..
        } => {
            let game = commands::read_record(&path)?.game;
            Ok(show::draw(&game, out)?)
        }
        Command::Show { from, record: None } => Ok(show::draw(
            &linja::Game::from_position(from.rules, from.position),
            out,
        )?),
    }
}

fn fail(status: u8, message: &str) -> ExitCode {
    eprintln!("linja: {message}");
    ExitCode::from(status)
}

/// Help and version as they are; an error in one line.
fn explain(error: &clap::Error) -> ExitCode {
    let asked_for_help = matches!(
        error.kind(),
        ErrorKind::DisplayHelp
            | ErrorKind::DisplayVersion
            | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand
    );
    if asked_for_help {
        return match error.print() {
            Ok(()) => ExitCode::from(u8::try_from(error.exit_code()).unwrap_or(1)),
            Err(_) => ExitCode::FAILURE,
        };
    }
    let text = error.to_string();
    let wanted = |line: &&str| !line.is_empty() && !line.starts_with("For more information");
    let lines: Vec<_> = text.lines().map(str::trim).filter(wanted).collect();
    let message = lines.join("; ");
    fail(2, message.strip_prefix("error: ").unwrap_or(&message))
}
