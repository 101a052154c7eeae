//! The binary `linja`: options, commands, exit status.
//!
//! Exit status 0 for success, 1 for a failure, 2 for wrong usage, 130 after Ctrl-C; an error is one line on standard
//! error that says what was wrong and what would be right.

mod bot;
mod chart;
mod columns;
mod commands;
mod contest;
mod distance;
mod eval;
mod export;
mod games;
mod help;
mod picture;
mod play;
mod plot;
mod progress;
mod puzzle;
mod qr;
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
use linja_oracle::{Cancelled, Outcome, SolveError, TableError, VerifyError};
use linja_players::{
    ContestClock, ContestError, Contestant, Date, Puzzle, Review, ReviewError, Sprt,
};
use linja_tui::Opponent;
use linja_words::{Language, Text, Words, text};

use crate::progress::{INTERRUPTED, end_at_ctrl_c, interrupted};
use crate::usage::{
    RuleSets, depth, games, opponent, rule_set, rule_sets, seconds, seed, server, shell, side,
    sprt, threads, turn_count, value,
};

/// The board game Linja: every edition, strictly by its rulebook.
#[derive(Parser)]
#[command(name = "linja", version)]
struct Cli {
    /// The language: en, de, fr, it, es or nl [default: your system's, or English]
    #[arg(long, global = true, value_name = "LANGUAGE", value_parser = usage::language())]
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
    /// Count the sequences of exactly DEPTH moves, by first move; the last line is the total
    Perft {
        /// How many moves per sequence
        #[arg(value_parser = depth, allow_negative_numbers = true)]
        depth: u32,
        #[command(flatten)]
        from: From,
        /// Print one JSON object instead of text
        #[arg(long)]
        json: bool,
    },
    /// List the legal moves, one per line
    Turns {
        #[command(flatten)]
        from: From,
        /// Print one JSON object instead of text
        #[arg(long)]
        json: bool,
    },
    /// Draw a position, or the end of a record, with the score as it stands
    Show {
        #[command(flatten)]
        from: From,
        #[command(flatten)]
        pictures: picture::Pictures,
        /// Print one JSON object per game instead of text
        #[arg(long)]
        json: bool,
    },
    /// Solve: find the exact margin of every position
    Solve {
        /// A rule set, or `all`
        #[arg(long, value_name = "RULESET|all", default_value = "zen", value_parser = rule_sets())]
        rules: RuleSets,
        /// Keep the tables in this folder (0.1 to 0.2 GB each)
        #[arg(long, value_name = "DIR")]
        out: Option<PathBuf>,
        /// Also cut them into files that a page can read from any static host
        #[arg(long, requires = "out")]
        parts: bool,
        /// Also solve for results and distances
        #[arg(long)]
        distance: bool,
        /// Print one JSON object per line
        #[arg(long)]
        json: bool,
    },
    /// Check every position of a table, or of a fresh solution, against its successors
    Verify {
        /// The rule set: classic, revised, revised+mean, zen or zen+mean [default: the table's, or
        /// zen]
        #[arg(long, value_name = "RULESET", value_parser = rule_set())]
        rules: Option<RuleSet>,
        /// Check results and distances, which are worked out first
        #[arg(long, conflicts_with = "file")]
        distance: bool,
        /// A table made by `linja solve --out`; without it the rule set is solved first
        file: Option<PathBuf>,
    },
    /// Show the exact margin of a position and of each move, best first
    Eval {
        #[command(flatten)]
        from: From,
        /// Print one JSON object instead of text
        #[arg(long)]
        json: bool,
        /// Read one position per line from standard input, write one JSON object per line
        #[arg(long, conflicts_with_all = ["position", "record", "json"])]
        batch: bool,
        /// Also who wins, and in how many turns
        #[arg(long)]
        distance: bool,
        /// The folder with tables made by `linja solve --out`; a rule set without one is solved
        /// first [default: linja in your data folder]
        #[arg(long, value_name = "DIR", env = "LINJA_DATA")]
        data: Option<PathBuf>,
    },
    /// Judge each move of a game record: what it gave away, its grade, what would have been better
    Review {
        /// The game record (.linja)
        record: PathBuf,
        /// Print one JSON object instead of text
        #[arg(long)]
        json: bool,
        /// Also draw the margin over the game, as an SVG file
        #[arg(long, value_name = "FILE")]
        svg: Option<PathBuf>,
        /// The folder with tables made by `linja solve --out`; a rule set without one is solved
        /// first [default: linja in your data folder]
        #[arg(long, value_name = "DIR", env = "LINJA_DATA")]
        data: Option<PathBuf>,
    },
    /// Find the move: a position from a game, where one move beats all others
    Puzzle {
        /// The rule set: classic, revised, revised+mean, zen or zen+mean
        #[arg(long, value_name = "RULESET", default_value_t, value_parser = rule_set())]
        rules: RuleSet,
        /// The number of the puzzle [default: any]
        #[arg(long, value_name = "N", value_parser = seed)]
        seed: Option<u64>,
        /// Today's puzzle (UTC)
        #[arg(long, conflicts_with = "seed")]
        daily: bool,
        /// The puzzle of a day, such as 2026-11-15
        #[arg(long, conflicts_with_all = ["seed", "daily"], value_parser = value::<Date>)]
        date: Option<Date>,
        /// Show the solution instead of asking for it
        #[arg(long)]
        solution: bool,
        /// Print one JSON object instead of text, without asking
        #[arg(long)]
        json: bool,
        /// The folder with tables made by `linja solve --out`; a rule set without one is solved
        /// first [default: linja in your data folder]
        #[arg(long, value_name = "DIR", env = "LINJA_DATA")]
        data: Option<PathBuf>,
    },
    /// Write positions with their exact margins as a data set, Parquet or CSV, with a card that explains the columns
    Export(export::Options),
    /// Work with files of records: filter, count, sum up, merge or convert their games
    Games(games::Options),
    /// Count the positions that a fixed set of searches looks at, by rule set; the last line is the
    /// total. Same count, same search
    Bench {
        /// Print one JSON object instead of text
        #[arg(long)]
        json: bool,
    },
    /// Play many games between two or more players, and report which is stronger, and by how much
    Match(MatchArgs),
    /// Run as a UGI engine (Universal Game Interface) on standard input and output
    Ugi {
        /// The folder with tables made by `linja solve --out`; without a table the engine searches
        /// [default: linja in your data folder]
        #[arg(long, value_name = "DIR", env = "LINJA_DATA")]
        data: Option<PathBuf>,
    },
    /// Let a program that speaks UGI play at open tables on a server
    Bot(bot::Options),
    /// Show the rules of an edition, with worked examples
    Rules {
        /// The rule set: classic, revised, revised+mean, zen or zen+mean
        #[arg(long, value_name = "RULESET", default_value_t, value_parser = rule_set())]
        rules: RuleSet,
        /// Show what changed between the editions instead
        #[arg(long, conflicts_with = "rules")]
        changes: bool,
    },
    /// Write up what is known about the solved game, with pictures, from the tables of all rule
    /// sets
    Report {
        /// The folder with tables made by `linja solve --rules all --distance --out`
        #[arg(long, value_name = "DIR", env = "LINJA_DATA")]
        data: PathBuf,
        /// Only the page on strategy, which takes less time
        #[arg(long)]
        strategy: bool,
        /// Only what is told of distances, which takes less time
        #[arg(long, conflicts_with = "strategy")]
        distance: bool,
        /// The folder to write to
        out: PathBuf,
    },
    /// Print the completion script for a shell
    Completions {
        /// The shell: bash, zsh, fish, powershell or elvish
        #[arg(value_name = "SHELL", value_parser = shell())]
        shell: Shell,
    },
    /// Write a manual page for each command
    Man {
        /// The folder to write to
        #[arg(value_name = "DIR")]
        out: PathBuf,
    },
    /// Show what a command does, and its options
    Help {
        /// The command [default: all of them]
        command: Option<String>,
    },
}

/// The rules and the position that a command starts from.
#[derive(Args)]
struct From {
    /// The rule set: classic, revised, revised+mean, zen or zen+mean
    #[arg(long, value_name = "RULESET", default_value_t, value_parser = rule_set())]
    rules: RuleSet,
    /// The position: black pawns on rows 1 to 8, `/`, red pawns on rows 1 to 8, a space, `b` or `r`
    /// to move
    #[arg(long, default_value_t = Position::start(Side::Black), value_parser = value::<Position>)]
    position: Position,
    /// A game record (.linja), or - for standard input, instead of --rules and --position
    #[arg(conflicts_with_all = ["rules", "position"])]
    record: Option<PathBuf>,
    /// The position after this many moves, instead of the end of the record
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
        games.map(|game| stood(game, self.after)).collect()
    }

    /// The same, if there is only one.
    fn game(&self) -> Result<Game, Failure> {
        match &self.record {
            Some(path) => stood(commands::read_record(path)?.game, self.after),
            None => Ok(Game::from_position(self.rules, self.position)),
        }
    }
}

/// The game as it stood after so many turns, or as it stands.
fn stood(mut game: Game, after: Option<usize>) -> Result<Game, Failure> {
    let turns = game.turns().len();
    let after = after.unwrap_or(turns);
    if after > turns {
        return Err(Failure::Usage(text!("error-after", after = after, turns = turns)));
    }
    while game.turns().len() > after && game.undo() {}
    Ok(game)
}

/// How a game in the terminal begins.
#[derive(Args)]
struct PlayArgs {
    /// A game record (.linja) to continue
    #[arg(conflicts_with_all = ["rules", "level", "friend", "side", "position"])]
    record: Option<PathBuf>,
    /// The position after this many moves, instead of the end of the record
    #[arg(long, value_name = "N", requires = "record", value_parser = turn_count)]
    after: Option<usize>,
    /// The rule set: classic, revised, revised+mean, zen or zen+mean
    #[arg(long, value_name = "RULESET", value_parser = rule_set())]
    rules: Option<RuleSet>,
    /// Play against the computer at this level, 1 to 10, or `adapt` to match your strength
    #[arg(long, value_name = "N", value_parser = opponent())]
    level: Option<Opponent>,
    /// Play against someone at the same keyboard
    #[arg(long, conflicts_with_all = ["level", "side"])]
    friend: bool,
    /// Your colour: black or red [default: random]
    #[arg(long, value_parser = side())]
    side: Option<Side>,
    /// The position to start from, as in `linja turns`
    #[arg(long, value_parser = value::<Position>)]
    position: Option<Position>,
    /// Random seed for who starts, your colour and the computer's moves [default: any number]
    #[arg(long, value_name = "N", value_parser = seed)]
    seed: Option<u64>,
    /// Play line by line, typing your moves: for pipes and screen readers
    #[arg(long)]
    plain: bool,
    /// Draw with ASCII characters only
    #[arg(long)]
    ascii: bool,
    /// Show the computer's moves at once, without animation
    #[arg(long)]
    fast: bool,
    /// The folder with tables made by `linja solve --out`; without a table the computer searches
    /// [default: linja in your data folder]
    #[arg(long, value_name = "DIR", env = "LINJA_DATA")]
    data: Option<PathBuf>,
    /// Play with people on this server: its address, or a link that invites you to a game
    #[arg(long, value_name = "URL", value_parser = server, conflicts_with_all = ["record", "level", "friend", "side", "position", "plain"])]
    server: Option<url::Url>,
    /// Your name there, up to 24 characters [default: your user name]
    #[arg(long, value_name = "NAME")]
    name: Option<String>,
}

/// Who plays a match, and how.
#[derive(Args)]
struct MatchArgs {
    /// Two or more players: level:1 to level:10, perfect, random, search:1s, search:5000n
    /// (positions per move), search (by the clock), search-level:N (a level without the oracle), or
    /// ugi:COMMAND (a program that speaks UGI)
    #[arg(value_name = "PLAYER", required = true, num_args = 2.., value_parser = value::<Contestant>)]
    players: Vec<Contestant>,
    /// The rule set: classic, revised, revised+mean, zen or zen+mean
    #[arg(long, value_name = "RULESET", default_value_t, value_parser = rule_set())]
    rules: RuleSet,
    /// Only the first player plays, against each of the others
    #[arg(long)]
    gauntlet: bool,
    /// How many games per pairing, played in pairs with the same seed and colours swapped
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = games)]
    games: usize,
    /// Random seed for the games
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = seed)]
    seed: u64,
    /// How many games run at once [default: one per core]
    #[arg(long, value_name = "N", value_parser = threads)]
    threads: Option<usize>,
    /// How long a UGI program may think about a move
    #[arg(long, value_name = "SECONDS", default_value = "1", value_parser = seconds)]
    turn_seconds: Duration,
    /// The clock for each side: seconds for the game, plus seconds per turn, such as 10+0.1
    #[arg(long, value_name = "SECONDS+INCREMENT", value_parser = value::<ContestClock>, allow_hyphen_values = true)]
    tc: Option<ContestClock>,
    /// Stop as soon as it's all but certain which of two Elo differences is closer to the truth,
    /// such as 0,20
    #[arg(long, value_name = "LOW,HIGH", value_parser = sprt, allow_hyphen_values = true)]
    sprt: Option<Sprt>,
    /// Start from the positions in this file (or - for standard input), one per line, or from
    /// where the games of its records end
    #[arg(long, value_name = "FILE")]
    openings: Option<PathBuf>,
    /// Count the points each player gives away, even if none of them needs the oracle
    #[arg(long)]
    judge: bool,
    /// Write the record of every game to this folder; if it has records of the same match, continue
    /// from there
    #[arg(long, value_name = "DIR")]
    records: Option<PathBuf>,
    /// Print one JSON object instead of text
    #[arg(long)]
    json: bool,
    /// The folder with tables made by `linja solve --out`; a rule set without one is solved first
    /// [default: linja in your data folder]
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

work_fails_with!(
    Cancelled,
    ContestError,
    ReviewError,
    SolveError,
    TableError,
    VerifyError,
    VerifyError<Outcome>
);

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
        Err(Failure::Output(error)) => unwritten(&error, words),
        Err(Failure::Work(reason)) => {
            fail(if interrupted() { INTERRUPTED } else { 1 }, reason, words)
        }
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
        Command::Solve { rules: RuleSets(rules), out: folder, parts, distance, json } => {
            solve::solve(&rules, folder.as_deref(), parts, json, words, out)?;
            match distance {
                true => distance::solve(&rules, folder.as_deref(), parts, json, words, out),
                false => Ok(()),
            }
        }
        Command::Verify { rules, distance: true, .. } => {
            distance::verify(rules.unwrap_or_default(), words, out)
        }
        Command::Verify { rules, file, .. } => solve::verify(rules, file.as_deref(), words, out),
        Command::Eval { from, json, batch, distance, data } => {
            let game = from.game()?;
            let (rules, position) = (game.rules(), game.position());
            let mut oracle = solve::oracle(rules, data.as_deref(), words)?;
            if distance {
                oracle = distance::added(oracle, words)?;
            }
            match (batch, json) {
                (true, _) => {
                    end_at_ctrl_c();
                    eval::batch(&oracle, &mut io::BufReader::new(io::stdin()), out)
                }
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
                    end_at_ctrl_c();
                    puzzle::ask(&puzzle, &oracle, words, &mut io::stdin().lock(), out)
                }
            }
        }
        Command::Export(options) => export::write(&options, words, out),
        Command::Games(options) => games::list(&options, words, out),
        Command::Bench { json } => commands::bench(json, out),
        Command::Match(args) => contest::play(args, words, out),
        Command::Ugi { data } => ugi::serve(data.as_deref(), out),
        Command::Bot(options) => bot::play(options, words, out),
        Command::Rules { changes: true, .. } => {
            Ok(rules::print(&linja_words::changes_page(), words, out)?)
        }
        Command::Rules { rules, changes: false } => {
            Ok(rules::print(&linja_words::rules_page(rules), words, out)?)
        }
        Command::Report { data, strategy, distance, out: folder } => {
            let pages = match (strategy, distance) {
                (true, _) => report::Pages::Strategy,
                (_, true) => report::Pages::Distances,
                _ => report::Pages::All,
            };
            report::write(pages, &data, &folder, words)
        }
        Command::Completions { shell } => {
            // The generator panics where it cannot write.
            let mut script = Vec::new();
            let mut command = help::told(Cli::command(), words);
            clap_complete::generate(shell, &mut command, "linja", &mut script);
            Ok(out.write_all(&script)?)
        }
        Command::Man { out } => commands::write_manual(words, &out),
        Command::Help { command } => help::print(command.as_deref(), words),
    }
}

/// Says what was wrong in one line, whatever was typed into it.
fn fail(status: u8, reason: Text, words: Words) -> ExitCode {
    eprintln!("linja: {}", words.say(reason).replace(char::is_control, " "));
    ExitCode::from(status)
}

/// The output cannot be written.
fn unwritten(error: &io::Error, words: Words) -> ExitCode {
    match error.kind() {
        // Whoever reads it has seen enough, as in `linja turns | head`.
        io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        _ => fail(1, text!("error-write-output", reason = error.tell()), words),
    }
}

/// Help and version as they are; an error in one line.
fn explain(error: &clap::Error, command: &mut clap::Command, words: Words) -> ExitCode {
    let asked_for_help = matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion);
    if asked_for_help {
        return match error.print() {
            Ok(()) => ExitCode::from(u8::try_from(error.exit_code()).unwrap_or(1)),
            Err(error) => unwritten(&error, words),
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
