//! The game line by line, for pipes, screen readers and tests: turns are typed, boards are told.

use std::io::{self, BufRead, Write};
use std::path::Path;
use std::sync::atomic::AtomicBool;

use linja::{Ending, Position, Row, Side, Turn};
use linja_api::Player;
use linja_console::{Tell, page_lines, read_line, write_new};
use linja_words::{Text, Words, rule_set_name, rules_page, say, score_sum, text};

use crate::Options;
use crate::archive::Archive;
use crate::autosave::Autosave;
use crate::screens::game::{hint_text, played};
use crate::sitting::Sitting;
use crate::thinker::Judges;

/// Lines of rules are at most so wide.
const WIDTH: usize = 80;

/// Why a game by lines stops before its end.
#[derive(Debug, thiserror::Error)]
pub enum PlainError {
    /// What is typed cannot be read.
    #[error("cannot read the input: {0}")]
    Input(io::Error),
    /// What is told cannot be written.
    #[error("cannot write the output: {0}")]
    Output(#[from] io::Error),
}

/// Plays by lines until the player quits or the input ends.
pub fn play_plain(
    options: &Options,
    input: &mut impl BufRead,
    out: &mut impl Write,
) -> Result<(), PlainError> {
    let autosave = options.autosave();
    let sitting = options.sitting(&autosave);
    let sitting = sitting.unwrap_or_else(|| Sitting::new(options.setup, options.seed()));
    let judges = Judges::new(options.data.clone());
    let archive = Archive::open(options.folder().as_deref());
    let mut plain = Plain { words: options.words, sitting, autosave, archive, judges, out };
    plain.tell_of_last_game()?;
    plain.greet()?;
    plain.tell_position()?;
    loop {
        plain.let_computers_play()?;
        plain.keep()?;
        write!(plain.out, "{} ", say!(plain.words, "plain-prompt"))?;
        plain.out.flush()?;
        let line = read_line(input).map_err(PlainError::Input)?;
        let next = match &line {
            Some(line) => plain.obey(line.trim())?,
            None => {
                writeln!(plain.out)?;
                Next::Quit
            }
        };
        plain.keep()?;
        if next == Next::Quit {
            let left = plain.autosave.leave(&plain.sitting, plain.words);
            return Ok(plain.tell_of(left)?);
        }
    }
}

#[derive(PartialEq, Eq)]
enum Next {
    Line,
    Quit,
}

struct Plain<'a, W> {
    words: Words,
    sitting: Sitting,
    autosave: Autosave,
    archive: Archive,
    judges: Judges,
    out: &'a mut W,
}

impl<W: Write> Plain<'_, W> {
    /// Tells why a game cannot be kept.
    fn tell_of(&mut self, kept: Result<(), Text>) -> io::Result<()> {
        kept.or_else(|problem| self.say(problem))
    }

    /// Does what a line says: a command, or a turn.
    fn obey(&mut self, line: &str) -> io::Result<Next> {
        let (command, rest) = line.split_once(' ').unwrap_or((line, ""));
        match command {
            "" => {}
            "quit" | "exit" | "q" => return Ok(Next::Quit),
            "help" | "?" => self.say(text!("plain-help"))?,
            "board" => self.tell_position()?,
            "turns" => {
                let game = self.sitting.game();
                let turns = match self.sitting.is_over() {
                    true => Vec::new(),
                    false => game.position().turns(game.rules()),
                };
                let turns: Vec<_> = turns.iter().map(Turn::to_string).collect();
                writeln!(self.out, "{}", turns.join(" "))?;
            }
            "hint" => self.hint()?,
            "undo" => match self.sitting.undo() {
                true => self.tell_position()?,
                false => self.say(text!("play-nothing-to-undo"))?,
            },
            "redo" => match self.sitting.redo() {
                true => self.tell_position()?,
                false => self.say(text!("play-nothing-to-redo"))?,
            },
            "rules" => {
                let page = rules_page(self.sitting.game().rules());
                for line in page_lines(&page, self.words, WIDTH) {
                    writeln!(self.out, "{}", line.text)?;
                }
            }
            "save" => self.save(rest.trim())?,
            "resign" if !self.sitting.is_over() => {
                self.sitting.resign();
                self.tell_position()?;
            }
            "rematch" if self.sitting.is_over() => {
                let kept = self.archive.keep(&self.sitting, self.words);
                self.tell_of(kept)?;
                self.sitting.rematch();
                self.tell_position()?;
            }
            "continue" if self.autosave.last.is_some() => {
                if let Some(last) = self.autosave.last.take() {
                    self.sitting = Sitting::go_on(last, self.sitting.seed);
                }
                self.greet()?;
                self.tell_position()?;
            }
            _ => self.play_typed(line)?,
        }
        Ok(Next::Line)
    }

    fn play_typed(&mut self, line: &str) -> io::Result<()> {
        let Ok(turn) = line.parse::<Turn>() else {
            return self.say(text!("plain-not-understood"));
        };
        match self.sitting.play(turn) {
            Ok(()) => self.after_turn(),
            Err(refusal) => self.say(text!("puzzle-not-allowed", reason = Text::from(refusal))),
        }
    }

    fn let_computers_play(&mut self) -> io::Result<()> {
        while let Some(Player::Computer { level }) = self.sitting.to_move() {
            let (game, seed) = (self.sitting.game(), self.sitting.seed);
            let (rules, position, number) = (game.rules(), game.position(), game.played().len());
            let never = AtomicBool::new(false);
            let found = self.judges.turn(level, seed, rules, position, number, &never);
            let turn = found.map_or(Turn::PASS, |(turn, _)| turn);
            if let Err(refusal) = self.sitting.play(turn) {
                return self.say(refusal);
            }
            self.after_turn()?;
        }
        Ok(())
    }

    /// Tells the turn that has just been played, and where that leaves the game.
    fn after_turn(&mut self) -> io::Result<()> {
        if let Some(last) = self.sitting.game().played().last() {
            self.say(played(last.mover(), last.turn))?;
        }
        match self.sitting.to_move() {
            Some(Player::Computer { .. }) => Ok(()),
            _ => self.tell_position(),
        }
    }

    /// Keeps what has happened, as far as it can be.
    fn keep(&mut self) -> io::Result<()> {
        let kept = self.autosave.keep(&self.sitting, self.words);
        self.tell_of(kept)
    }

    fn tell_of_last_game(&mut self) -> io::Result<()> {
        match self.autosave.problem.take() {
            Some(problem) => self.say(problem),
            None if self.autosave.last.is_some() => self.say(text!("plain-last-game")),
            None => Ok(()),
        }
    }

    fn greet(&mut self) -> io::Result<()> {
        let rules = rule_set_name(self.sitting.game().rules());
        self.say(text!("plain-greeting", rules = rules))?;
        for side in Side::ALL {
            if let Some(player) = self.sitting.name(side) {
                self.say(text!("plain-player", side = side, player = player))?;
            }
        }
        if self.sitting.is_against_computer() {
            let by = self.judges.by(self.sitting.game().rules());
            self.say(by)?;
        }
        self.say(text!("plain-start"))
    }

    /// The rows from the top, the points, and what is due; or the result.
    fn tell_position(&mut self) -> io::Result<()> {
        let (game, words) = (self.sitting.game(), self.words);
        let position = game.position();
        for row in Row::ALL.into_iter().rev() {
            writeln!(self.out, "{}", words.say(told(position, row)))?;
        }
        let scores = game.scores();
        if let Some(ending) = self.sitting.course().ending() {
            for side in Side::ALL.into_iter().filter(|_| matches!(ending, Ending::Played(_))) {
                let sum = score_sum(&scores[side]);
                writeln!(self.out, "{}", say!(words, "rules-score-sum", side = side, sum = sum))?;
            }
            self.say(ending)?;
            return self.say(text!("plain-over"));
        }
        let [black, red] = Side::ALL.map(|side| scores[side].points());
        writeln!(self.out, "{}", say!(words, "plain-points", black = black, red = red))?;
        let side = position.to_move();
        writeln!(self.out, "{}", say!(words, "plain-to-move", side = side))?;
        match game.begin_turn() {
            // Only a player who can do nothing needs to be told what.
            Ok(turn) if turn.due().is_none() => self.say(&turn),
            _ => Ok(()),
        }
    }

    fn hint(&mut self) -> io::Result<()> {
        let turn = match self.sitting.begin_turn() {
            Ok(turn) => turn,
            Err(refusal) => return self.say(refusal),
        };
        let position = self.sitting.game().position();
        let never = AtomicBool::new(false);
        match self.judges.hint(position, &turn, &never) {
            Some(hint) => self.say(hint_text(&hint, hint.turn.to_string(), position.to_move())),
            None => Ok(()),
        }
    }

    fn save(&mut self, name: &str) -> io::Result<()> {
        if name.is_empty() {
            return self.say(text!("plain-save-name"));
        }
        match write_new(Path::new(name), &self.sitting.record(self.words).to_string()) {
            Ok(()) => self.say(text!("tui-saved", name = name)),
            Err(error) => self.say(text!("tui-cannot-save", error = error.tell())),
        }
    }

    fn say(&mut self, text: impl Into<Text>) -> io::Result<()> {
        writeln!(self.out, "{}", self.words.say(text))
    }
}

/// A row in words.
fn told(position: Position, row: Row) -> Text {
    let [black, red] = Side::ALL.map(|side| position.count(side, row));
    match (black, red) {
        (0, 0) => text!("plain-row-empty", row = row),
        (_, 0) => text!("plain-row-one", row = row, side = Side::Black, pawns = black),
        (0, _) => text!("plain-row-one", row = row, side = Side::Red, pawns = red),
        _ => text!("plain-row-both", row = row, black = black, red = red),
    }
}
