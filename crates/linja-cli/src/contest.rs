//! `linja match`: games between two players, their score, their records.

use std::fs;
use std::io::{self, Write};
use std::num::NonZero;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::thread;
use std::time::Instant;

use linja_console::{Tell, cannot_write_to, shown};
use linja_players::{ByParty, Contest, ContestGame, Elo, Outcome, Party, Tally};
use linja_words::{Value, Words, say, text};
use serde_json::json;

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
    let progress = Progress::new(&say!(words, "match-progress"), words);
    progress.set(0, games as u64);
    let start = Instant::now();
    let played = contest.play(&|done| progress.set(done as u64, games as u64), cancelled)?;
    let seconds = start.elapsed().as_secs_f64();
    drop(progress);

    if let Some(folder) = &records {
        let names = ByParty::new(|party| contest.contestants[party].to_string());
        write_records(folder, &played, &names)
            .map_err(|error| Failure::Work(cannot_write_to(folder, &error)))?;
    }
    let tally = Tally::new(&played);
    match json {
        true => writeln!(out, "{}", as_json(&contest, &tally, seconds))?,
        false => write_tally(&contest, &played, &tally, words, out)?,
    }
    let played = played.len();
    match cancelled.load(Ordering::Relaxed) && played < games {
        true => Err(Failure::Work(text!("error-match-cancelled", played = played, games = games))),
        false => Ok(()),
    }
}

/// Records of two matches in one folder could not be told apart.
fn check_folder(folder: &Path) -> Result<(), Failure> {
    let wrong = |error: io::Error| Failure::Usage(cannot_write_to(folder, &error));
    fs::create_dir_all(folder).map_err(wrong)?;
    match fs::read_dir(folder).map_err(wrong)?.next() {
        Some(_) => Err(Failure::Usage(text!("error-folder-not-empty", path = shown(folder)))),
        None => Ok(()),
    }
}

fn write_records(folder: &Path, played: &[ContestGame], names: &ByParty<String>) -> io::Result<()> {
    played.iter().try_for_each(|game| {
        let path = folder.join(format!("game-{:04}.linja", game.number));
        fs::write(path, game.record(names).to_string())
    })
}

fn as_json(contest: &Contest, tally: &Tally, seconds: f64) -> serde_json::Value {
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
    words: Words,
    out: &mut impl Write,
) -> io::Result<()> {
    let Tally { wins, draws, losses, forfeits, .. } = *tally;
    let ByParty { a, b } = &contest.contestants;
    let head = say!(
        words,
        "match-head",
        rules = contest.rules,
        games = tally.games(),
        a = a.to_string(),
        b = b.to_string(),
    );
    writeln!(out, "{head}\n")?;
    let Elo { difference, low, high } = tally.elo();
    let score = say!(
        words,
        "match-score",
        wins = wins,
        draws = draws,
        losses = losses,
        score = percent(tally.score()),
        elo = words.signed(difference, 0),
        low = words.signed(low, 0),
        high = words.signed(high, 0),
    );
    writeln!(out, "{score}")?;
    let chance = percent(tally.likelihood_of_superiority());
    writeln!(out, "{}", say!(words, "match-superiority", chance = chance))?;
    let average = |points: f64| Value::decimal(points, 1);
    if let Some(ByParty { a, b }) = tally.points() {
        let margin = words.signed(a - b, 1);
        let points = say!(words, "match-points", a = average(a), b = average(b), margin = margin);
        writeln!(out, "{points}")?;
    }
    if let Some(ByParty { a, b }) = tally.given_away() {
        writeln!(out, "{}", say!(words, "match-given-away", a = average(a), b = average(b)))?;
    }
    for party in [Party::A, Party::B].into_iter().filter(|&party| forfeits[party] > 0) {
        let (party, count) = (party.to_string(), forfeits[party]);
        writeln!(out, "{}", say!(words, "match-forfeits", party = party, count = count))?;
    }
    let faults = played.iter().filter_map(|game| match &game.outcome {
        Outcome::Forfeit { by, fault } => Some((game.number, by.to_string(), fault)),
        Outcome::Result(_) => None,
    });
    for (number, party, fault) in faults.take(FAULTS_TOLD) {
        let line = say!(words, "match-fault", number = number, party = party, fault = fault.tell());
        writeln!(out, "  {line}")?;
    }
    Ok(())
}

fn percent(share: f64) -> Value {
    Value::decimal(100.0 * share, 1)
}
