//! The binary `linja`: options, commands, exit status.
//!
//! Exit status 0 for success, 1 for a failure, 2 for wrong usage, 130 after Ctrl-C; an error is one line on standard
//! error that says what was wrong and what would be right.

mod bot;
mod chart;
mod commands;
mod contest;
mod eval;
mod help;
mod picture;
mod play;
mod plot;
mod progress;
mod puzzle;
mod report;
mod review;
mod rules;
mod serve;
mod solve;
mod ugi;
mod usage;

use std::ffi::OsString;
use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use clap::error::ErrorKind;
use clap::{Args, CommandFactory, FromArgMatches, Parser, Subcommand};
use clap_complete::Shell;
use linja::{Game, Position, RuleSet, Side};
use linja_console::Tell;
use linja_oracle::{Cancelled, SolveError, TableError, VerifyError};
use linja_players::{ContestError, Contestant, Date, Puzzle, Review, ReviewError};
use linja_tui::Opponent;
use linja_words::{Language, Text, Words, text};

use crate::progress::interrupted;
use crate::usage::{
    RuleSets, depth, games, opponent, rule_sets, seconds, seed, shell, threads, turn_count, value,
};

/// The board game Linja: every edition played exactly by its book.
#[derive(Parser)]
#[command(name = "linja", version)]
struct Cli {
    /// The language: en, de, fr, it, es or nl [default: that of the environment, or English]
    #[arg(long, global = true, value_name = "LANGUAGE", value_parser = value::<Language>)]
    lang: Option<Language>,
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    /// Play in the terminal; also what `linja` alone does
    Play(PlayArgs),
    /// Serve online games, the oracle's answers and the page
    Serve(serve::Options),
    /// Count the sequences of exactly DEPTH turns, by first turn; the last line is the total
    Perft {
        /// How many turns a sequence has
        #[arg(value_parser = depth)]
        depth: u32,
        #[command(flatten)]
        from: From,
        /// One JSON object instead of text
        #[arg(long)]
        json: bool,
    },
    /// List the legal turns, one a line
    Turns {
        #[command(flatten)]
        from: From,
        /// One JSON object instead of text
        #[arg(long)]
        json: bool,
    },
    /// Draw a position, or where the game of a record stands, with the score it would have now
    Show {
        #[command(flatten)]
        from: From,
        #[command(flatten)]
        pictures: picture::Pictures,
        /// A JSON object for each game instead of text
        #[arg(long)]
        json: bool,
    },
    /// Solve: find the exact margin of every position
    Solve {
        /// A rule set, or `all`
        #[arg(long, value_name = "RULESET|all", default_value = "zen", value_parser = rule_sets)]
        rules: RuleSets,
        /// Keep the tables in this folder (0.1 to 0.2 GB each)
        #[arg(long, value_name = "DIR")]
        out: Option<PathBuf>,
        /// Also cut them into files that a page reads from any static host
        #[arg(long, requires = "out")]
        parts: bool,
        /// One JSON object a line
        #[arg(long)]
        json: bool,
    },
    /// Check every position of a table, or of a fresh solution, against its successors
    Verify {
        /// The rule set: classic, revised, revised+mean, zen or zen+mean [default: the table's, or zen]
        #[arg(long, value_name = "RULESET", value_parser = value::<RuleSet>)]
        rules: Option<RuleSet>,
        /// A table made by `linja solve --out`; without it the rule set is solved first
        file: Option<PathBuf>,
    },
    /// The exact margin of a position and of each turn, best first
    Eval {
        #[command(flatten)]
        from: From,
        /// One JSON object instead of text
        #[arg(long)]
        json: bool,
        /// Read a position a line from standard input, write a JSON object a line
        #[arg(long, conflicts_with_all = ["position", "record", "json"])]
        batch: bool,
        /// The folder with tables made by `linja solve --out`; a rule set without one is solved
        /// first [default: linja in the user's data folder]
        #[arg(long, value_name = "DIR", env = "LINJA_DATA")]
        data: Option<PathBuf>,
    },
    /// Judge each turn of a game record: what it gave away, its grade, what would have been better
    Review {
        /// The game record (.linja)
        record: PathBuf,
        /// One JSON object instead of text
        #[arg(long)]
        json: bool,
        /// Also draw the margin over the game, as an SVG file
        #[arg(long, value_name = "FILE")]
        svg: Option<PathBuf>,
        /// The folder with tables made by `linja solve --out`; a rule set without one is solved
        /// first [default: linja in the user's data folder]
        #[arg(long, value_name = "DIR", env = "LINJA_DATA")]
        data: Option<PathBuf>,
    },
    /// Find the turn: a position from play in which one turn is better than all others
    Puzzle {
        /// The rule set: classic, revised, revised+mean, zen or zen+mean
        #[arg(long, value_name = "RULESET", default_value_t, value_parser = value::<RuleSet>)]
        rules: RuleSet,
        /// The number of the puzzle [default: any]
        #[arg(long, value_name = "N", value_parser = seed)]
        seed: Option<u64>,
        /// The puzzle of today (UTC)
        #[arg(long, conflicts_with = "seed")]
        daily: bool,
        /// The puzzle of a day, such as 2026-11-15
        #[arg(long, conflicts_with_all = ["seed", "daily"], value_parser = value::<Date>)]
        date: Option<Date>,
        /// Show the solution instead of asking for it
        #[arg(long)]
        solution: bool,
        /// One JSON object instead of text, without asking
        #[arg(long)]
        json: bool,
        /// The folder with tables made by `linja solve --out`; a rule set without one is solved
        /// first [default: linja in the user's data folder]
        #[arg(long, value_name = "DIR", env = "LINJA_DATA")]
        data: Option<PathBuf>,
    },
    /// Count the positions that a fixed set of searches looks at, by rule set; the last line is the
    /// total. The same count, the same search
    Bench,
    /// Play many games between two players, and tell who is how much stronger
    Match(MatchArgs),
    /// Be an engine: speak UGI, the Universal Game Interface, on standard input and output
    Ugi {
        /// The folder with tables made by `linja solve --out`; without a table the engine searches
        /// [default: linja in the user's data folder]
        #[arg(long, value_name = "DIR", env = "LINJA_DATA")]
        data: Option<PathBuf>,
    },
    /// Let a program that speaks UGI sit at open tables of a server
    Bot(bot::Options),
    /// The rules of an edition, with worked examples
    Rules {
        /// The rule set: classic, revised, revised+mean, zen or zen+mean
        #[arg(long, value_name = "RULESET", default_value_t, value_parser = value::<RuleSet>)]
        rules: RuleSet,
        /// What changed between the editions, instead
        #[arg(long, conflicts_with = "rules")]
        changes: bool,
    },
    /// Write what is known of the solved game, with pictures, from the tables of all rule sets
    Report {
        /// The folder with tables made by `linja solve --rules all --out`
        #[arg(long, value_name = "DIR", env = "LINJA_DATA")]
        data: PathBuf,
        /// Only the page on strategy, which takes less time
        #[arg(long)]
        strategy: bool,
        /// The folder to write to
        out: PathBuf,
    },
    /// Write what lets a shell complete what is typed
    Completions {
        /// The shell: bash, zsh, fish, powershell or elvish
        #[arg(value_name = "SHELL", value_parser = shell)]
        shell: Shell,
    },
    /// Write a manual page for each command
    Man {
        /// The folder to write to
        #[arg(value_name = "DIR")]
        out: PathBuf,
    },
    /// What a command does, and its options
    Help {
        /// The command [default: all of them]
        command: Option<String>,
    },
}

/// The rules and the position that a command starts from.
#[derive(Args)]
struct From {
    /// The rule set: classic, revised, revised+mean, zen or zen+mean
    #[arg(long, value_name = "RULESET", default_value_t, value_parser = value::<RuleSet>)]
    rules: RuleSet,
    /// The position: black pawns on rows 1 to 8, `/`, red pawns on rows 1 to 8, a blank, `b` or
    /// `r` to move
    #[arg(long, default_value_t = Position::start(Side::Black), value_parser = value::<Position>)]
    position: Position,
    /// A game record (.linja), or - for standard input, instead of --rules and --position
    #[arg(conflicts_with_all = ["rules", "position"])]
    record: Option<PathBuf>,
    /// Where the game stood after so many turns, instead of where the record ends
    #[arg(long, value_name = "N", requires = "record", value_parser = turn_count)]
    after: Option<usize>,
}

impl From {
    /// The games that it begins from: those of a file, or one without turns.
    fn games(&self) -> Result<Vec<Game>, Failure> {
        let Some(path) = &self.record else {
            return Ok(vec![Game::from_position(self.rules, self.position)]);
        };
        let games = commands::read_records(path)?.into_iter().map(|record| record.game);
        games.map(|game| self.stood(game)).collect()
    }

    /// The same, if there is only one.
    fn game(&self) -> Result<Game, Failure> {
        match &self.record {
            Some(path) => self.stood(commands::read_record(path)?.game),
            None => Ok(Game::from_position(self.rules, self.position)),
        }
    }

    fn stood(&self, mut game: Game) -> Result<Game, Failure> {
        let turns = game.turns().len();
        let after = self.after.unwrap_or(turns);
        if after > turns {
            return Err(Failure::Usage(text!("error-after", after = after, turns = turns)));
        }
        while game.turns().len() > after && game.undo() {}
        Ok(game)
    }
}

/// How a game in the terminal begins.
#[derive(Args)]
struct PlayArgs {
    /// A game record (.linja) to go on with
    #[arg(conflicts_with_all = ["rules", "level", "friend", "side", "position"])]
    record: Option<PathBuf>,
    /// The rule set: classic, revised, revised+mean, zen or zen+mean
    #[arg(long, value_name = "RULESET", value_parser = value::<RuleSet>)]
    rules: Option<RuleSet>,
    /// Play against the computer of this level, 1 to 10, or `adapt`: one that plays about as well as you
    #[arg(long, value_name = "N", value_parser = opponent)]
    level: Option<Opponent>,
    /// Play against somebody at the same keyboard
    #[arg(long, conflicts_with_all = ["level", "side"])]
    friend: bool,
    /// Your colour: black or red [default: drawn]
    #[arg(long, value_parser = value::<Side>)]
    side: Option<Side>,
    /// The position to start from, as in `linja turns`
    #[arg(long, value_parser = value::<Position>)]
    position: Option<Position>,
    /// What is drawn: who starts, your colour, the computer's turns [default: anything]
    #[arg(long, value_name = "N", value_parser = seed)]
    seed: Option<u64>,
    /// Line by line, by typed turns: for pipes and screen readers
    #[arg(long)]
    plain: bool,
    /// Draw with ASCII signs only
    #[arg(long)]
    ascii: bool,
    /// Show the computer's turns at once, without moving pictures
    #[arg(long)]
    fast: bool,
    /// The folder with tables made by `linja solve --out`; without a table the computer searches
    /// [default: linja in the user's data folder]
    #[arg(long, value_name = "DIR", env = "LINJA_DATA")]
    data: Option<PathBuf>,
}

/// Who plays a match, and how.
#[derive(Args)]
struct MatchArgs {
    /// A player: level:1 to level:10, perfect, random, search:1s, search:5000n (positions a turn),
    /// search-level:N (a level without the oracle), or ugi:COMMAND (a program that speaks UGI)
    #[arg(value_parser = value::<Contestant>)]
    a: Contestant,
    /// The other player
    #[arg(value_parser = value::<Contestant>)]
    b: Contestant,
    /// The rule set: classic, revised, revised+mean, zen or zen+mean
    #[arg(long, value_name = "RULESET", default_value_t, value_parser = value::<RuleSet>)]
    rules: RuleSet,
    /// How many games; two by two they have the same seed and swapped colours
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = games)]
    games: usize,
    /// What the games are drawn by
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = seed)]
    seed: u64,
    /// How many games run at a time [default: one for each core]
    #[arg(long, value_name = "N", value_parser = threads)]
    threads: Option<usize>,
    /// How long a UGI program may think about a turn
    #[arg(long, value_name = "SECONDS", default_value = "1", value_parser = seconds)]
    turn_seconds: Duration,
    /// Count the points that each gives away, also if neither player needs the oracle
    #[arg(long)]
    judge: bool,
    /// Write the record of every game to this folder, which must be new or empty
    #[arg(long, value_name = "DIR")]
    records: Option<PathBuf>,
    /// One JSON object instead of text
    #[arg(long)]
    json: bool,
    /// The folder with tables made by `linja solve --out`; a rule set without one is solved
    /// first [default: linja in the user's data folder]
    #[arg(long, value_name = "DIR", env = "LINJA_DATA")]
    data: Option<PathBuf>,
}

/// Why a command did not succeed.
enum Failure {
    /// What was given to the program is wrong.
    Usage(Text),
    /// The work could not be done.
    Work(Text),
    /// What was printed could not be written.
    Output(io::Error),
}

impl std::convert::From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure::Output(error)
    }
}

macro_rules! work_fails_with {
    ($($error:ty),*) => {$(
        impl std::convert::From<$error> for Failure {
            fn from(error: $error) -> Failure {
                Failure::Work(error.tell())
            }
        }
    )*};
}

work_fails_with!(Cancelled, ContestError, ReviewError, SolveError, TableError, VerifyError);

fn main() -> ExitCode {
    let words = Words::new(language());
    let mut linja = help::told(Cli::command(), words);
    let (language, command) = match arguments(&mut linja) {
        Ok(arguments) => arguments,
        Err(error) => return explain(&error, &mut linja, words),
    };
    let words = language.map_or(words, Words::new);
    let out = &mut io::BufWriter::new(io::stdout());
    let done = run(command, words, out).and_then(|()| Ok(out.flush()?));
    match done {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever reads the output has seen enough, as in `linja turns | head`.
        Err(Failure::Output(error)) if error.kind() == io::ErrorKind::BrokenPipe => {
            ExitCode::SUCCESS
        }
        Err(Failure::Output(error)) => {
            fail(1, text!("error-write-output", reason = error.tell()), words)
        }
        Err(Failure::Work(reason)) => fail(if interrupted() { 130 } else { 1 }, reason, words),
        Err(Failure::Usage(reason)) => fail(2, reason, words),
    }
}

/// The language of `--lang`, which is needed before the rest is understood, or that of the
/// environment.
fn language() -> Language {
    let args = std::env::args_os().map(|arg| arg.to_string_lossy().into_owned());
    let mut args = args.take_while(|arg| arg != "--");
    while let Some(arg) = args.next() {
        let tag = match arg.strip_prefix("--lang") {
            Some("") => args.next(),
            Some(value) => value.strip_prefix('=').map(str::to_owned),
            None => None,
        };
        if let Some(language) = tag.and_then(|tag| Language::from_tag(&tag)) {
            return language;
        }
    }
    Language::from_environment(|name| std::env::var(name).ok())
}

/// What was given to the program; without a command, it is `play`.
fn arguments(linja: &mut clap::Command) -> Result<(Option<Language>, Command), clap::Error> {
    let mut args: Vec<_> = std::env::args_os().collect();
    let mut read = |args: &[OsString]| -> Result<Cli, clap::Error> {
        Cli::from_arg_matches(&linja.try_get_matches_from_mut(args)?)
    };
    let mut cli = read(&args)?;
    if cli.command.is_none() {
        args.insert(args.len().min(1), "play".into());
        cli = read(&args)?;
    }
    let command = cli.command.ok_or_else(|| clap::Error::new(ErrorKind::MissingSubcommand))?;
    Ok((cli.lang, command))
}

fn run(command: Command, words: Words, out: &mut (impl Write + Send)) -> Result<(), Failure> {
    match command {
        Command::Play(args) => play::play(args, words, out),
        Command::Serve(options) => serve::serve(options, words, out),
        Command::Perft { from, depth, json } => commands::perft(&from.game()?, depth, json, out),
        Command::Turns { from, json } => commands::turns(&from.game()?, json, out),
        Command::Show { from, pictures, json } => {
            // A picture is of one game.
            if pictures.are_wanted() {
                return pictures.draw(&from.game()?, out);
            }
            for (index, game) in from.games()?.iter().enumerate() {
                if json {
                    commands::show_as_json(game, out)?;
                    continue;
                }
                write!(out, "{}", if index == 0 { "" } else { "\n" })?;
                linja_console::show(game, words, out)?;
            }
            Ok(())
        }
        Command::Solve { rules: RuleSets(rules), out: folder, parts, json } => {
            solve::solve(&rules, folder.as_deref(), parts, json, words, out)
        }
        Command::Verify { rules, file } => solve::verify(rules, file.as_deref(), words, out),
        Command::Eval { from, json, batch, data } => {
            let game = from.game()?;
            let (rules, position) = (game.rules(), game.position());
            let oracle = solve::oracle(rules, data.as_deref(), words)?;
            match (batch, json) {
                (true, _) => eval::batch(&oracle, &mut io::BufReader::new(io::stdin()), out),
                (false, true) => eval::one_as_json(&oracle, position, out),
                (false, false) => eval::one(&oracle, position, words, out),
            }
        }
        Command::Review { record, json, svg, data } => {
            let record = commands::read_record(&record)?;
            let oracle = solve::oracle(record.game.rules(), data.as_deref(), words)?;
            let review = Review::of(&record.game, &oracle)?;
            if let Some(path) = svg {
                review::write_chart(&record, &review, words, &path)?;
            }
            match json {
                true => review::as_json(&record, &review, &oracle, out),
                false => review::text(&record, &review, &oracle, words, out),
            }
        }
        Command::Puzzle { rules, seed, daily, date, solution, json, data } => {
            let seed = match (seed, date) {
                (Some(seed), _) => seed,
                (None, Some(date)) => date.seed(),
                (None, None) if daily => linja_console::today().seed(),
                (None, None) => linja_console::any_seed(),
            };
            let oracle = solve::oracle(rules, data.as_deref(), words)?;
            let puzzle = Puzzle::new(seed, &oracle)?;
            match (json, solution) {
                (true, _) => puzzle::as_json(&puzzle, solution, out),
                (false, true) => puzzle::show_solved(&puzzle, &oracle, words, out),
                (false, false) => {
                    puzzle::ask(&puzzle, &oracle, words, &mut io::stdin().lock(), out)
                }
            }
        }
        Command::Bench => commands::bench(out),
        Command::Match(args) => contest::play(args, words, out),
        Command::Ugi { data } => ugi::serve(data.as_deref(), out),
        Command::Bot(options) => bot::play(options, words, out),
        Command::Rules { changes: true, .. } => {
            Ok(rules::print(&linja_words::changes_page(), words, out)?)
        }
        Command::Rules { rules, changes: false } => {
            Ok(rules::print(&linja_words::rules_page(rules), words, out)?)
        }
        Command::Report { data, strategy, out: folder } => {
            let pages = if strategy { report::Pages::Strategy } else { report::Pages::All };
            report::write(pages, &data, &folder, words)
        }
        Command::Completions { shell } => {
            clap_complete::generate(shell, &mut help::told(Cli::command(), words), "linja", out);
            Ok(())
        }
        Command::Man { out } => commands::write_manual(help::told(Cli::command(), words), &out),
        Command::Help { command } => help::print(command.as_deref(), words),
    }
}

/// Says what was wrong in one line, whatever was typed into it.
fn fail(status: u8, reason: Text, words: Words) -> ExitCode {
    eprintln!("linja: {}", words.say(reason).replace(char::is_control, " "));
    ExitCode::from(status)
}

/// Help and version as they are; an error in one line.
fn explain(error: &clap::Error, command: &mut clap::Command, words: Words) -> ExitCode {
    let asked_for_help = matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion);
    if asked_for_help {
        return match error.print() {
            Ok(()) => ExitCode::from(u8::try_from(error.exit_code()).unwrap_or(1)),
            Err(_) => ExitCode::FAILURE,
        };
    }
    let subcommand = std::env::args_os().skip(1).find(|arg| command.find_subcommand(arg).is_some());
    let asked = match subcommand {
        Some(name) => command.find_subcommand_mut(name),
        None => Some(command),
    };
    let usage = asked.map(|command| help::usage(command, words)).unwrap_or_default();
    fail(2, usage::wrong(error, usage), words)
}
