//! `linja` and `linja play`: the game in the terminal.

use std::io::{self, IsTerminal, Write};

use linja_console::Tell;
use linja_tui::{Begin, Opponent, Options, PlainError, Setup, USUAL_LEVEL};
use linja_words::{Words, text};

use crate::{Failure, PlayArgs, commands, stood};

pub(crate) fn play(args: PlayArgs, words: Words, out: &mut impl Write) -> Result<(), Failure> {
    let is_chosen = args.rules.is_some() && args.server.is_none()
        || args.level.is_some()
        || args.friend
        || args.side.is_some()
        || args.position.is_some();
    let begin = match args.record {
        Some(path) => {
            let mut record = commands::read_record(&path)?;
            record.game = stood(record.game, args.after)?;
            Begin::Record(Box::new(record))
        }
        None if is_chosen || args.plain => Begin::Game,
        None => Begin::Form,
    };
    let opponent = match args.friend {
        true => Opponent::Friend,
        false => args.level.unwrap_or(Opponent::Computer(USUAL_LEVEL)),
    };
    let setup = Setup {
        rules: args.rules.unwrap_or_default(),
        opponent,
        side: args.side,
        position: args.position,
    };
    let options = Options {
        words,
        data: args.data,
        // What comes from a pipe is no game of somebody who could go on with it.
        autosaves: io::stdin().is_terminal(),
        setup,
        begin,
        seed: args.seed,
        is_fast: args.fast,
        is_ascii: args.ascii,
        server: args.server,
        name: args.name,
    };
    if args.plain {
        let played = linja_tui::play_plain(&options, &mut io::stdin().lock(), out);
        return played.map_err(|error| match error {
            PlainError::Input(error) => {
                Failure::Work(text!("error-read-turn", reason = error.tell()))
            }
            PlainError::Output(error) => Failure::Output(error),
        });
    }
    let is_dumb = std::env::var_os("TERM").is_some_and(|name| name == "dumb");
    if is_dumb || !(io::stdin().is_terminal() && io::stdout().is_terminal()) {
        return Err(Failure::Usage(text!("error-play-no-terminal")));
    }
    linja_tui::play(&options)
        .map_err(|error| Failure::Work(text!("error-play-terminal", reason = error.tell())))
}
