//! Commands to an engine: a line of text, parsed into a command or refused in one sentence.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use linja::{ParsePositionError, ParseTurnError, Position, Side, Turn};
use thiserror::Error;

use super::Go;

/// A command to an engine. Its text form is the line that is sent.
///
/// ```
/// use linja_players::ugi::Command;
///
/// let command: Command = "position startpos moves 2-3,1-3 7-6".parse()?;
/// assert!(matches!(&command, Command::Position { turns, .. } if turns.len() == 2));
/// assert_eq!(command.to_string(), "position startpos moves 2-3,1-3 7-6");
/// # Ok::<(), linja_players::ugi::ParseCommandError>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Command {
    /// Who are you, and what can be set?
    Ugi,
    /// Are you there?
    IsReady,
    /// A new game begins.
    NewGame,
    /// Set an option.
    SetOption {
        /// Its name.
        name: String,
        /// Its new value.
        value: String,
    },
    /// The game to think about.
    Position {
        /// Where it started.
        start: Position,
        /// The turns made since.
        turns: Vec<Turn>,
    },
    /// Think, and answer with a turn.
    Go(Go),
    /// Stop thinking and answer.
    Stop,
    /// Answer a question about the game.
    Query(Query),
    /// Quit.
    Quit,
}

/// A question about the game, for programs that do not know its rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Query {
    /// Is the game over?
    GameOver,
    /// Is it the first player's turn? That is Black, even if Red started.
    P1Turn,
    /// Who has won?
    Result,
}

/// Why a line is not a command.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum ParseCommandError {
    /// It begins with an unknown word.
    #[error("no such command: {}", Quoted(.0))]
    Unknown(String),
    /// An option without its name.
    #[error("`setoption` needs `name NAME value VALUE`")]
    SetOption,
    /// A position in neither of the two forms.
    #[error("`position` needs `startpos` or `fen POSITION`, and may go on with `moves TURNS`")]
    Position,
    /// What follows `fen` is not a position.
    #[error("not a position: {0}")]
    Fen(ParsePositionError),
    /// What follows `moves` is not a turn.
    #[error("{} is not a turn: {error}", Quoted(.text))]
    Turn {
        /// What stands there.
        text: String,
        /// What is wrong with it.
        error: ParseTurnError,
    },
    /// A limit of `go` without its number.
    #[error("`{0}` needs a whole number")]
    Number(&'static str),
    /// An unknown question.
    #[error("`query` knows `gameover`, `p1turn` and `result`")]
    Query,
}

/// Foreign text in a message of ours: shortened, with control characters escaped.
///
/// ```
/// # use linja_players::ugi::Quoted;
/// assert_eq!(Quoted("go\tfast").to_string(), r"`go\tfast`");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Quoted<'a>(pub &'a str);

impl fmt::Display for Quoted<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        const LONGEST: usize = 40;
        let short: String = self.0.chars().take(LONGEST).collect();
        let more = if short.len() < self.0.len() { "…" } else { "" };
        write!(f, "`{}{more}`", short.escape_debug())
    }
}

impl FromStr for Command {
    type Err = ParseCommandError;

    fn from_str(line: &str) -> Result<Command, ParseCommandError> {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        Ok(match word {
            "ugi" => Command::Ugi,
            "isready" => Command::IsReady,
            "uginewgame" => Command::NewGame,
            "setoption" => set_option(rest)?,
            "position" => position(rest)?,
            "go" => Command::Go(go(rest)?),
            "stop" => Command::Stop,
            "query" => Command::Query(match rest.trim() {
                "gameover" => Query::GameOver,
                "p1turn" => Query::P1Turn,
                "result" => Query::Result,
                _ => return Err(ParseCommandError::Query),
            }),
            "quit" => Command::Quit,
            _ => return Err(ParseCommandError::Unknown(word.to_owned())),
        })
    }
}

/// Names and values may contain spaces, so they are cut out rather than split into words.
fn set_option(rest: &str) -> Result<Command, ParseCommandError> {
    let named = rest.trim().strip_prefix("name").ok_or(ParseCommandError::SetOption)?;
    // With the space, `value` at the very end, with nothing after it, is an empty value.
    let named = format!("{named} ");
    let (name, value) = named.split_once(" value ").unwrap_or((&named, ""));
    let is_separate = name.starts_with(char::is_whitespace);
    let (name, value) = (name.trim().to_owned(), value.trim().to_owned());
    match name.is_empty() || !is_separate {
        true => Err(ParseCommandError::SetOption),
        false => Ok(Command::SetOption { name, value }),
    }
}

fn position(rest: &str) -> Result<Command, ParseCommandError> {
    let mut words = rest.split_whitespace();
    let start = match words.next() {
        Some("startpos") => Position::start(Side::Black),
        Some("fen") => {
            let counts = words.next().ok_or(ParseCommandError::Position)?;
            let to_move = words.next().ok_or(ParseCommandError::Position)?;
            format!("{counts} {to_move}").parse().map_err(ParseCommandError::Fen)?
        }
        _ => return Err(ParseCommandError::Position),
    };
    if !matches!(words.next(), None | Some("moves")) {
        return Err(ParseCommandError::Position);
    }
    let turn = |text: &str| {
        text.parse().map_err(|error| ParseCommandError::Turn { text: text.to_owned(), error })
    };
    Ok(Command::Position { start, turns: words.map(turn).collect::<Result<_, _>>()? })
}

/// Unknown words are ignored, as is usual: they are hints for other engines.
fn go(rest: &str) -> Result<Go, ParseCommandError> {
    let mut go = Go::default();
    let mut words = rest.split_whitespace();
    while let Some(word) = words.next() {
        let mut number = |name| {
            let number = words.next().and_then(|text| text.parse::<i64>().ok());
            // Clocks may have run below zero.
            number.map(|number| number.max(0) as u64).ok_or(ParseCommandError::Number(name))
        };
        let small = |number: u64| u32::try_from(number).unwrap_or(u32::MAX);
        match word {
            "depth" => go.depth = Some(small(number("depth")?)),
            "nodes" => go.nodes = Some(number("nodes")?),
            "movetime" => go.movetime = Some(milliseconds(number("movetime")?)),
            "p1time" => go.clocks.black.left = Some(milliseconds(number("p1time")?)),
            "p2time" => go.clocks.red.left = Some(milliseconds(number("p2time")?)),
            "p1inc" => go.clocks.black.increment = Some(milliseconds(number("p1inc")?)),
            "p2inc" => go.clocks.red.increment = Some(milliseconds(number("p2inc")?)),
            "movestogo" => go.movestogo = Some(small(number("movestogo")?)),
            _ => {}
        }
    }
    Ok(go)
}

/// At most a year, which is as good as forever and leaves room to calculate.
fn milliseconds(number: u64) -> Duration {
    Duration::from_millis(number.min(365 * 24 * 60 * 60 * 1000))
}

impl fmt::Display for Command {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Command::Ugi => f.write_str("ugi"),
            Command::IsReady => f.write_str("isready"),
            Command::NewGame => f.write_str("uginewgame"),
            Command::SetOption { name, value } => write!(f, "setoption name {name} value {value}"),
            Command::Position { start, turns } => {
                match *start == Position::start(Side::Black) {
                    true => f.write_str("position startpos")?,
                    false => write!(f, "position fen {start}")?,
                }
                if !turns.is_empty() {
                    f.write_str(" moves")?;
                }
                turns.iter().try_for_each(|turn| write!(f, " {turn}"))
            }
            Command::Go(go) => write!(f, "go {go}"),
            Command::Stop => f.write_str("stop"),
            Command::Query(Query::GameOver) => f.write_str("query gameover"),
            Command::Query(Query::P1Turn) => f.write_str("query p1turn"),
            Command::Query(Query::Result) => f.write_str("query result"),
            Command::Quit => f.write_str("quit"),
        }
    }
}
