//! The commands that answer in plain lines.

use std::fs;
use std::io::{self, Write};
use std::path::Path;

use clap::CommandFactory;
use linja::{Game, Record, RuleSet};
use linja_console::{Tell, cannot_write_to, shown};
use linja_words::{Words, text};
use serde_json::json;

use crate::{Cli, Failure, help};

/// Counts by first turn, so that a long count shows how far it is, then the total.
pub(crate) fn perft(
    game: &Game,
    depth: u32,
    as_json: bool,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let (rules, position) = (game.rules(), game.position());
    let mut counts = Vec::new();
    let mut total = u64::from(depth == 0);
    if let Some(rest) = depth.checked_sub(1) {
        for played in position.turns(rules).into_iter().map(|turn| position.play(rules, turn)) {
            // They are legal.
            let Ok(played) = played else { continue };
            let count = match rest {
                0 => 1,
                _ if played.ends_game => 0,
                _ => linja::perft(rules, played.position, rest),
            };
            total += count;
            if as_json {
                counts.push(json!({ "turn": played.turn.to_string(), "count": count }));
            } else {
                writeln!(out, "{}: {count}", played.turn)?;
                out.flush()?;
            }
        }
    }
    match as_json {
        true => {
            let object = json!({
                "rules": rules.name(), "position": position.to_string(), "depth": depth,
                "turns": counts, "total": total,
            });
            Ok(writeln!(out, "{object}")?)
        }
        false => Ok(writeln!(out, "{total}")?),
    }
}

pub(crate) fn turns(game: &Game, as_json: bool, out: &mut impl Write) -> Result<(), Failure> {
    let (rules, position) = (game.rules(), game.position());
    let turns = position.turns(rules).into_iter().map(|turn| turn.to_string());
    if as_json {
        let turns: Vec<_> = turns.collect();
        let object = json!({
            "rules": rules.name(), "position": position.to_string(), "turns": turns,
        });
        return Ok(writeln!(out, "{object}")?);
    }
    for turn in turns {
        writeln!(out, "{turn}")?;
    }
    Ok(())
}

/// Where a game stands, for programs.
pub(crate) fn show_as_json(game: &Game, out: &mut impl Write) -> Result<(), Failure> {
    let (position, scores) = (game.position(), game.scores());
    let object = json!({
        "rules": game.rules().name(),
        "position": position.to_string(),
        "turns": game.turns().map(|turn| turn.to_string()).collect::<Vec<_>>(),
        "over": game.is_over(),
        "points": { "black": scores.black.points(), "red": scores.red.points() },
    });
    Ok(writeln!(out, "{object}")?)
}

pub(crate) fn bench(as_json: bool, out: &mut impl Write) -> Result<(), Failure> {
    let mut counts = Vec::new();
    let mut total = 0;
    for rules in RuleSet::ALL {
        let nodes = linja_players::bench(rules);
        total += nodes;
        if as_json {
            counts.push(json!({ "rules": rules.name(), "nodes": nodes }));
        } else {
            writeln!(out, "{rules}: {nodes}")?;
            out.flush()?;
        }
    }
    match as_json {
        true => Ok(writeln!(out, "{}", json!({ "searches": counts, "total": total }))?),
        false => Ok(writeln!(out, "{total}")?),
    }
}

/// Writes a manual page for each command.
pub(crate) fn write_manual(words: Words, folder: &Path) -> Result<(), Failure> {
    let linja = help::told(Cli::command(), words);
    let commands = linja.get_subcommands().chain([&linja]);
    fs::create_dir_all(folder)
        .and_then(|()| commands.into_iter().try_for_each(|one| write_page(one, words, folder)))
        .map_err(|error| Failure::Work(cannot_write_to(folder, &error)))
}

fn write_page(command: &clap::Command, words: Words, folder: &Path) -> io::Result<()> {
    let manual = clap_mangen::Man::new(command.clone());
    let mut page = Vec::new();
    manual.render(&mut page)?;
    page.extend_from_slice(help::examples_of_manual(command, words).as_bytes());
    fs::write(folder.join(manual.get_filename()), page)
}

/// Reads and checks a game record.
pub(crate) fn read_record(path: &Path) -> Result<Record, Failure> {
    linja_console::read_record(path).map_err(|error| in_file(path, &error))
}

/// Reads and checks a file of game records.
pub(crate) fn read_records(path: &Path) -> Result<Vec<Record>, Failure> {
    linja_console::read_records(path).map_err(|error| in_file(path, &error))
}

fn in_file(path: &Path, error: &impl Tell) -> Failure {
    Failure::Usage(text!("error-in-file", path = shown(path), wrong = error.tell()))
}
