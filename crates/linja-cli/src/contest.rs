//! `linja match`: games between two players, their score, their records.

use std::fs;
use std::io::{self, Write};
use std::num::NonZero;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::thread;
use std::time::Instant;

use linja_players::{ByParty, Contest, ContestGame, Elo, Ending, Party, Tally};
use linja_words::Words;
use serde_json::{Value, json};

use crate::progress::{Progress, cancelled};
use crate::{Failure, MatchArgs, solve};

/// More faults than these are only counted.
const FAULTS_TOLD: usize = 5;

pub(crate) fn play(args: MatchArgs, words: Words, out: &mut impl Write) -> Result<(), Failure> {
    let MatchArgs { a, b, rules, games, seed, threads, turn_seconds, judge, records, json, data } =
        args;
    if let Some(folder) = &records {
        check_folder(folder)?;
    }
    let needs_oracle = judge || a.needs_oracle() || b.needs_oracle();
    let oracle = match needs_oracle {
        true => Some(Arc::new(solve::oracle(rules, data.as_deref(), words)?)),
        false => None,
    };
    let cores = || thread::available_parallelism().map_or(1, NonZero::get);
    let contest = Contest {
        games,
        seed,
        threads: threads.unwrap_or_else(cores),
        oracle,
        turn_time: turn_seconds,
        ..Contest::new(rules, ByParty { a, b })
    };
    let cancelled = cancelled()?;
    let progress = Progress::new("playing");
    progress.set(0, games as u64);
    let start = Instant::now();
    let played = contest.play(&|done| progress.set(done as u64, games as u64), cancelled)?;
    let seconds = start.elapsed().as_secs_f64();
    drop(progress);

    if let Some(folder) = &records {
        let names = ByParty::new(|party| contest.contestants[party].to_string());
        write_records(folder, &played, &names)
            .map_err(|error| Failure::Work(format!("{}: {error}", folder.display())))?;
    }
    let tally = Tally::new(&played);
    match json {
        true => writeln!(out, "{}", as_json(&contest, &tally, seconds))?,
        false => write_tally(&contest, &played, &tally, out)?,
    }
    match cancelled.load(Ordering::Relaxed) && played.len() < games {
        true => Err(Failure::Work(format!(
            "the match was cancelled after {} of {games} games",
            played.len()
        ))),
        false => Ok(()),
    }
}

/// Records of two matches in one folder could not be told apart.
fn check_folder(folder: &Path) -> Result<(), Failure> {
    let wrong = |error| Failure::Usage(format!("cannot write to {}: {error}", folder.display()));
    fs::create_dir_all(folder).map_err(wrong)?;
    match fs::read_dir(folder).map_err(wrong)?.next() {
        Some(_) => Err(Failure::Usage(format!("{} is not empty", folder.display()))),
        None => Ok(()),
    }
}

fn write_records(folder: &Path, played: &[ContestGame], names: &ByParty<String>) -> io::Result<()> {
    played.iter().try_for_each(|game| {
        let path = folder.join(format!("game-{:04}.linja", game.number));
        fs::write(path, game.record(names).to_string())
    })
}

fn as_json(contest: &Contest, tally: &Tally, seconds: f64) -> Value {
    let rounded = |value: f64, digits: i32| {
        let unit = 10_f64.powi(digits);
        (value * unit).round() / unit
    };
    let both = |values: Option<ByParty<f64>>| {
        values.map(|values| json!({ "a": rounded(values.a, 3), "b": rounded(values.b, 3) }))
    };
    let Elo { difference, low, high } = tally.elo();
    // An infinite difference is `null`, as JSON has no such number.
    json!({
        "rules": contest.rules.name(),
        "a": contest.contestants.a.to_string(),
        "b": contest.contestants.b.to_string(),
        "games": tally.games(),
        "seed": contest.seed,
        "wins": tally.wins,
        "draws": tally.draws,
        "losses": tally.losses,
        "forfeits": { "a": tally.forfeits.a, "b": tally.forfeits.b },
        "score": rounded(tally.score(), 4),
        "elo": {
            "difference": rounded(difference, 1),
            "low": rounded(low, 1),
            "high": rounded(high, 1),
        },
        "superiority": rounded(tally.likelihood_of_superiority(), 4),
        "points": both(tally.points()),
        "given_away": both(tally.given_away()),
        "seconds": rounded(seconds, 3),
    })
}

fn write_tally(
    contest: &Contest,
    played: &[ContestGame],
    tally: &Tally,
    out: &mut impl Write,
) -> io::Result<()> {
    let Tally { wins, draws, losses, forfeits, .. } = tally;
    let ByParty { a, b } = &contest.contestants;
    let Elo { difference, low, high } = tally.elo();
    writeln!(out, "{}, games: {}, A: {a}, B: {b}\n", contest.rules, tally.games())?;
    writeln!(
        out,
        "A won {wins}, drew {draws}, lost {losses}: {:.1} %, Elo {} ({} to {})",
        100.0 * tally.score(),
        elo(difference),
        elo(low),
        elo(high),
    )?;
    let chance = 100.0 * tally.likelihood_of_superiority();
    writeln!(out, "the chance that A is the stronger one: {chance:.1} %")?;
    if let Some(ByParty { a, b }) = tally.points() {
        writeln!(out, "points a game: A {a:.1}, B {b:.1}, a margin of {:+.1}", a - b)?;
    }
    if let Some(ByParty { a, b }) = tally.given_away() {
        writeln!(out, "gives away: A {a:.1} points a game, B {b:.1} points a game")?;
    }
    for party in [Party::A, Party::B] {
        if forfeits[party] > 0 {
            writeln!(out, "forfeits of {party}: {}", forfeits[party])?;
        }
    }
    let faults = played.iter().filter_map(|game| match &game.ending {
        Ending::Forfeit { by, fault } => Some((game.number, by, fault)),
        Ending::Result(_) => None,
    });
    for (number, by, fault) in faults.take(FAULTS_TOLD) {
        writeln!(out, "  game {number}, {by}: {fault}")?;
    }
    Ok(())
}

fn elo(difference: f64) -> String {
    match difference.is_infinite() {
        true if difference > 0.0 => "+∞".to_owned(),
        true => "-∞".to_owned(),
        false => format!("{difference:+.0}"),
    }
}
