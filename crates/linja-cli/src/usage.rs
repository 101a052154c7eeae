//! What is typed after `linja`: values read from text, and wrong usage told in one line.

use std::error::Error;
use std::ffi::OsStr;
use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;
use std::time::Duration;

use clap::Arg;
use clap::builder::{PossibleValue, TypedValueParser};
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap_complete::Shell;
use linja::{RuleSet, Side};
use linja_api::{GameClock, TimeControl};
use linja_console::Tell;
use linja_oracle::POSITIONS;
use linja_players::Sprt;
use linja_server::{OracleChoice, PushChoice};
use linja_tui::Opponent;
use linja_words::{Language, Text, text};
use tracing_subscriber::filter::LevelFilter;
use url::Url;

/// One rule set or all five.
#[derive(Clone)]
pub(crate) struct RuleSets(pub(crate) Vec<RuleSet>);

/// Why a value is refused. On its way through clap it is an error like any other.
#[derive(Debug, Clone)]
pub(crate) struct InvalidValue(Text);

impl fmt::Display for InvalidValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0.key())
    }
}

impl Error for InvalidValue {}

/// A value that knows its own text form.
pub(crate) fn value<T: FromStr<Err: Tell>>(text: &str) -> Result<T, InvalidValue> {
    text.parse().map_err(|error: T::Err| InvalidValue(error.tell()))
}

/// One of a few values. Shells complete their usual names; what is taken is up to `read`.
#[derive(Clone)]
pub(crate) struct OneOf<T> {
    read: fn(&str) -> Result<T, InvalidValue>,
    names: Vec<&'static str>,
}

impl<T: Clone + Send + Sync + 'static> TypedValueParser for OneOf<T> {
    type Value = T;

    fn parse_ref(
        &self,
        command: &clap::Command,
        arg: Option<&Arg>,
        value: &OsStr,
    ) -> Result<T, clap::Error> {
        self.read.parse_ref(command, arg, value)
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new(self.names.iter().map(PossibleValue::new)))
    }
}

pub(crate) fn language() -> OneOf<Language> {
    OneOf { read: value, names: Language::ALL.map(Language::tag).to_vec() }
}

pub(crate) fn rule_set() -> OneOf<RuleSet> {
    OneOf { read: value, names: RuleSet::ALL.map(RuleSet::name).to_vec() }
}

pub(crate) fn rule_sets() -> OneOf<RuleSets> {
    fn read(text: &str) -> Result<RuleSets, InvalidValue> {
        match text {
            "all" => Ok(RuleSets(RuleSet::ALL.to_vec())),
            _ => match text.parse() {
                Ok(rules) => Ok(RuleSets(vec![rules])),
                Err(_) => Err(InvalidValue(text!("error-rule-set-or-all"))),
            },
        }
    }
    OneOf { read, names: [&rule_set().names[..], &["all"]].concat() }
}

pub(crate) fn side() -> OneOf<Side> {
    OneOf { read: value, names: vec!["black", "red"] }
}

/// A computer by its level, or one that adapts.
pub(crate) fn opponent() -> OneOf<Opponent> {
    fn read(text: &str) -> Result<Opponent, InvalidValue> {
        match text {
            "adapt" => Ok(Opponent::Adapting),
            _ => value(text).map(Opponent::Computer),
        }
    }
    let names = vec!["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "adapt"];
    OneOf { read, names }
}

pub(crate) fn shell() -> OneOf<Shell> {
    fn read(text: &str) -> Result<Shell, InvalidValue> {
        text.parse().map_err(|_| InvalidValue(text!("error-shell")))
    }
    OneOf { read, names: vec!["bash", "zsh", "fish", "powershell", "elvish"] }
}

pub(crate) fn depth(text: &str) -> Result<u32, InvalidValue> {
    text.parse().map_err(|_| InvalidValue(text!("error-depth")))
}

pub(crate) fn turn_count(text: &str) -> Result<usize, InvalidValue> {
    text.parse().map_err(|_| InvalidValue(text!("error-turn-count")))
}

pub(crate) fn seed(text: &str) -> Result<u64, InvalidValue> {
    text.parse().map_err(|_| InvalidValue(text!("error-seed")))
}

pub(crate) fn games(text: &str) -> Result<usize, InvalidValue> {
    let number = text.parse().ok().filter(|number| (1..=1_000_000).contains(number));
    number.ok_or(InvalidValue(text!("error-games")))
}

pub(crate) fn threads(text: &str) -> Result<usize, InvalidValue> {
    let number = text.parse().ok().filter(|number| (1..=1024).contains(number));
    number.ok_or(InvalidValue(text!("error-threads")))
}

pub(crate) fn seconds(text: &str) -> Result<Duration, InvalidValue> {
    let seconds = text.parse().ok().filter(|seconds| (0.001..=86_400.0).contains(seconds));
    seconds.map(Duration::from_secs_f64).ok_or(InvalidValue(text!("error-seconds")))
}

pub(crate) fn tables(text: &str) -> Result<usize, InvalidValue> {
    let number = text.parse().ok().filter(|number| (1..=100).contains(number));
    number.ok_or(InvalidValue(text!("error-tables")))
}

/// The address of a server; what is secret has no place in it.
pub(crate) fn server(text: &str) -> Result<Url, InvalidValue> {
    let url = Url::parse(text).ok().filter(|url| matches!(url.scheme(), "http" | "https"));
    url.filter(Url::has_host).ok_or(InvalidValue(text!("error-server-address")))
}

/// A clock for the whole game, such as `300+3`.
pub(crate) fn game_clock(text: &str) -> Result<GameClock, InvalidValue> {
    let (seconds, increment) = text.split_once('+').unwrap_or((text, "0"));
    let numbers = seconds.parse().ok().zip(increment.parse().ok());
    let clock = numbers.map(|(seconds, increment)| GameClock { seconds, increment, delay: 0 });
    clock
        .filter(|&clock| TimeControl::Game(clock).is_sensible())
        .ok_or(InvalidValue(text!("error-game-clock")))
}

/// Two differences in strength, such as `0,20`.
pub(crate) fn sprt(text: &str) -> Result<Sprt, InvalidValue> {
    let numbers = text.split_once(',').and_then(|(low, high)| {
        let (low, high) = (low.trim().parse::<f64>().ok()?, high.trim().parse::<f64>().ok()?);
        (low < high && low.abs() <= 1000.0 && high.abs() <= 1000.0).then_some(Sprt { low, high })
    });
    numbers.ok_or(InvalidValue(text!("error-sprt")))
}

/// A file whose name says how an animated picture is to be written.
pub(crate) fn animated_file(text: &str) -> Result<PathBuf, InvalidValue> {
    let path = PathBuf::from(text);
    match path.extension().is_some_and(|extension| extension == "svg" || extension == "png") {
        true => Ok(path),
        false => Err(InvalidValue(text!("error-animated-file"))),
    }
}

/// A file whose name says how a data set is to be written.
pub(crate) fn data_file(text: &str) -> Result<PathBuf, InvalidValue> {
    let path = PathBuf::from(text);
    match path.extension().is_some_and(|extension| extension == "parquet" || extension == "csv") {
        true => Ok(path),
        false => Err(InvalidValue(text!("error-data-file"))),
    }
}

pub(crate) fn position_count(text: &str) -> Result<u32, InvalidValue> {
    let number = text.parse().ok().filter(|number| (1..=POSITIONS).contains(number));
    number.ok_or(InvalidValue(text!("error-position-count")))
}

pub(crate) fn whole_number(text: &str) -> Result<u32, InvalidValue> {
    text.parse().map_err(|_| InvalidValue(text!("error-whole-number")))
}

pub(crate) fn oracle_choice(text: &str) -> Result<OracleChoice, InvalidValue> {
    text.parse().map_err(|_| InvalidValue(text!("error-oracle-choice")))
}

/// Written exactly as browsers write it, since it is compared with what they send.
pub(crate) fn origin(text: &str) -> Result<String, InvalidValue> {
    let host = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"));
    let is_alone = |host: &str| !host.is_empty() && !host.contains(['/', '?', '#', '@', ' ']);
    match host.is_some_and(is_alone) {
        true => Ok(text.to_owned()),
        false => Err(InvalidValue(text!("error-origin"))),
    }
}

pub(crate) fn log_level(text: &str) -> Result<LevelFilter, InvalidValue> {
    match text {
        "error" => Ok(LevelFilter::ERROR),
        "warn" => Ok(LevelFilter::WARN),
        "info" => Ok(LevelFilter::INFO),
        "debug" => Ok(LevelFilter::DEBUG),
        _ => Err(InvalidValue(text!("error-log-level"))),
    }
}

pub(crate) fn push_choice(text: &str) -> Result<PushChoice, InvalidValue> {
    match text {
        "on" => Ok(PushChoice::On),
        "local" => Ok(PushChoice::Local),
        "off" => Ok(PushChoice::Off),
        _ => Err(InvalidValue(text!("error-push-choice"))),
    }
}

/// An option without a value, which has one only as a variable of the environment.
pub(crate) fn switch(text: &str) -> Result<bool, InvalidValue> {
    text.parse().map_err(|_| InvalidValue(text!("error-switch")))
}

/// What is wrong with what was typed, and what would be right; `usage` is how the command is
/// called.
pub(crate) fn wrong(error: &clap::Error, usage: String) -> Text {
    let context = |kind| error.get(kind).and_then(words_of);
    let named = |kind| context(kind).unwrap_or_default();
    let (argument, value) = (named(ContextKind::InvalidArg), named(ContextKind::InvalidValue));
    let wrong = match error.kind() {
        ErrorKind::InvalidValue if value.is_empty() => {
            return text!("usage-no-value", argument = argument);
        }
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => {
            let reason = error.source().and_then(|source| source.downcast_ref());
            return match reason {
                Some(InvalidValue(reason)) => text!(
                    "usage-invalid-value",
                    value = value,
                    argument = argument,
                    reason = reason.clone(),
                ),
                None => text!("usage-invalid-value-alone", value = value, argument = argument),
            };
        }
        ErrorKind::TooManyValues => {
            return text!("usage-extra-value", value = value, argument = argument);
        }
        ErrorKind::ArgumentConflict => {
            return match context(ContextKind::PriorArg) {
                Some(other) if other != argument => {
                    text!("usage-conflict", argument = argument, other = other)
                }
                _ => text!("usage-twice", argument = argument),
            };
        }
        ErrorKind::UnknownArgument => text!("usage-unknown-argument", argument = argument),
        ErrorKind::InvalidSubcommand => {
            text!("usage-unknown-command", command = named(ContextKind::InvalidSubcommand))
        }
        ErrorKind::MissingRequiredArgument => {
            text!("usage-missing-argument", argument = argument)
        }
        ErrorKind::MissingSubcommand => text!("usage-missing-command"),
        ErrorKind::InvalidUtf8 => text!("usage-not-text"),
        _ => text!("usage-wrong"),
    };
    let suggested =
        context(ContextKind::SuggestedArg).or_else(|| context(ContextKind::SuggestedSubcommand));
    match suggested {
        Some(suggested) => text!("usage-did-you-mean", wrong = wrong, suggested = suggested),
        None => text!("usage-usage", wrong = wrong, usage = usage),
    }
}

/// What clap tells of an error, where it is plain text.
fn words_of(value: &ContextValue) -> Option<String> {
    match value {
        ContextValue::String(word) => Some(word.clone()),
        ContextValue::Strings(words) => Some(words.join(", ")),
        _ => None,
    }
}
