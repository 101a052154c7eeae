//! `linja match`: games between two players or more, their score, their records.

use std::collections::HashSet;
use std::ffi::OsString;
use std::fs;
use std::io::{self, Write};
use std::num::NonZero;
use std::ops::ControlFlow;
use std::path::Path;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Instant;

use linja::{Position, Record};
use linja_console::{Tell, cannot_write_to, overwrite, shown};
use linja_players::{
    ByParty, Contest, ContestGame, Contestant, Elo, Fixture, Outcome, Party, Sprt, Tally,
};
use linja_words::{Value, Words, say, text};
use serde_json::json;

use crate::columns::columns;
use crate::progress::{Progress, cancelled};
use crate::{Failure, MatchArgs, commands, solve};

/// More faults than these are only counted.
const FAULTS_TOLD: usize = 5;

pub(crate) fn play(args: MatchArgs, words: Words, out: &mut impl Write) -> Result<(), Failure> {
    let MatchArgs { players, rules, gauntlet, games, seed, threads, turn_seconds, tc, .. } = args;
    if args.sprt.is_some() && players.len() > 2 {
        return Err(Failure::Usage(text!("error-sprt-players")));
    }
    let openings = match &args.openings {
        Some(path) => openings(path)?,
        None => Vec::new(),
    };
    let needs_oracle = args.judge || players.iter().any(Contestant::needs_oracle);
    let oracle = match needs_oracle {
        true => Some(Arc::new(solve::oracle(rules, args.data.as_deref(), words)?)),
        false => None,
    };
    let cores = || thread::available_parallelism().map_or(1, NonZero::get);
    let contest = Contest {
        is_gauntlet: gauntlet,
        games,
        seed,
        threads: threads.unwrap_or_else(cores),
        oracle,
        turn_time: turn_seconds,
        clock: tc,
        openings,
        ..Contest::new(rules, players)
    };
    let before = match &args.records {
        Some(folder) => played_before(&contest, folder)?,
        None => Vec::new(),
    };
    let cancelled = cancelled()?;
    let all = contest.fixtures().len();
    let report = Report { contest: &contest, sprt: args.sprt, words };
    let live = Live {
        progress: Progress::new(&say!(words, "match-progress"), words),
        tallies: Mutex::new(report.tallies(&before)),
        failed: Mutex::new(None),
    };
    let is_decided = || live.with(|tallies| report.is_decided(tallies));
    let on_game = |game: &ContestGame| {
        if let Some(folder) = &args.records
            && let Err(error) = write_record(folder, &contest, game)
        {
            *live.failed.lock().unwrap_or_else(PoisonError::into_inner) = Some(error);
            return ControlFlow::Break(());
        }
        live.with(|tallies| {
            tallies[report.pairing(&game.fixture)].add(game);
            live.progress.tell(&report.standing(tallies));
            let done: u32 = tallies.iter().map(Tally::games).sum();
            live.progress.set(done.into(), all as u64);
        });
        if is_decided() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    };
    let start = Instant::now();
    let played = match is_decided() {
        true => before,
        false => contest.play(before, &on_game, cancelled)?,
    };
    let seconds = start.elapsed().as_secs_f64();
    drop(live.progress);
    if let (Some(error), Some(folder)) =
        (live.failed.into_inner().unwrap_or_else(PoisonError::into_inner), &args.records)
    {
        return Err(Failure::Work(cannot_write_to(folder, &error)));
    }
    let tallies = report.tallies(&played);
    match args.json {
        true => writeln!(out, "{}", report.json(&tallies, seconds))?,
        false => report.write(&played, &tallies, out)?,
    }
    match cancelled.load(Ordering::Relaxed) && played.len() < all {
        true => {
            Err(Failure::Work(text!("error-match-cancelled", played = played.len(), games = all)))
        }
        false => Ok(()),
    }
}

/// What changes as games end, and is shown on a terminal meanwhile.
struct Live {
    progress: Progress,
    tallies: Mutex<Vec<Tally>>,
    failed: Mutex<Option<io::Error>>,
}

impl Live {
    fn with<T>(&self, look: impl FnOnce(&mut [Tally]) -> T) -> T {
        look(&mut self.tallies.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

/// The positions of a file, or of standard input, a line each, or where the games of its records stand.
fn openings(path: &Path) -> Result<Vec<Position>, Failure> {
    let wrong = |wrong| Failure::Usage(text!("error-in-file", path = shown(path), wrong = wrong));
    let text = match path.as_os_str() == "-" {
        true => io::read_to_string(io::stdin()),
        false => fs::read_to_string(path),
    };
    let text = text.map_err(|error| wrong(error.tell()))?;
    let lines = || (1..).zip(text.lines().map(str::trim)).filter(|(_, line)| !line.is_empty());
    let openings: Vec<(usize, Position)> = match text.trim_start().starts_with('[') {
        true => {
            let records = Record::read_all(&text).map_err(|error| wrong(error.tell()))?;
            (1..).zip(records.iter().map(|record| record.game.position())).collect()
        }
        false => lines()
            .filter(|(_, line)| !line.starts_with('#'))
            .map(|(number, line)| {
                let position = line.parse::<Position>();
                let wrong_line = |error: linja::ParsePositionError| {
                    wrong(text!("error-in-line", line = number, wrong = error.tell()))
                };
                Ok((number, position.map_err(wrong_line)?))
            })
            .collect::<Result<_, Failure>>()?,
    };
    if openings.is_empty() {
        return Err(wrong(text!("error-no-openings")));
    }
    match openings.iter().find(|(_, position)| position.is_over()) {
        Some(&(number, _)) => Err(wrong(text!("error-opening-over", number = number))),
        None => Ok(openings.into_iter().map(|(_, position)| position).collect()),
    }
}

/// The games of this match whose records are in the folder. Nothing else may be in it: records of two matches could
/// not be told apart.
fn played_before(contest: &Contest, folder: &Path) -> Result<Vec<ContestGame>, Failure> {
    let wrong = |error: io::Error| Failure::Usage(cannot_write_to(folder, &error));
    let other = || Failure::Usage(text!("error-folder-not-empty", path = shown(folder)));
    fs::create_dir_all(folder).map_err(wrong)?;
    let entries = fs::read_dir(folder).map_err(wrong)?;
    let mut names: HashSet<OsString> =
        entries.map(|entry| Ok(entry?.file_name())).collect::<io::Result<_>>().map_err(wrong)?;
    let mut games = Vec::new();
    for fixture in contest.fixtures() {
        if names.remove(&OsString::from(file_name(&fixture))) {
            let record = commands::read_record(&folder.join(file_name(&fixture)))?;
            games.push(contest.recorded(fixture, &record)?.ok_or_else(other)?);
        }
    }
    // A file that was being written when the program was killed has a name that begins with a dot.
    names.retain(|name| !name.as_encoded_bytes().starts_with(b"."));
    if names.is_empty() { Ok(games) } else { Err(other()) }
}

fn file_name(fixture: &Fixture) -> String {
    format!("game-{:04}.linja", fixture.number)
}

fn write_record(folder: &Path, contest: &Contest, game: &ContestGame) -> io::Result<()> {
    overwrite(&folder.join(file_name(&game.fixture)), contest.record(game).to_string())
}

/// Tells how a match stands.
struct Report<'a> {
    contest: &'a Contest,
    sprt: Option<Sprt>,
    words: Words,
}

impl Report<'_> {
    /// Which of the pairings a game is of.
    fn pairing(&self, fixture: &Fixture) -> usize {
        let pairings = self.contest.pairings();
        pairings.iter().position(|&players| players == fixture.players).unwrap_or_default()
    }

    fn tallies(&self, games: &[ContestGame]) -> Vec<Tally> {
        let mut tallies = vec![Tally::default(); self.contest.pairings().len()];
        games.iter().for_each(|game| tallies[self.pairing(&game.fixture)].add(game));
        tallies
    }

    fn is_decided(&self, tallies: &[Tally]) -> bool {
        self.sprt.is_some_and(|sprt| sprt.verdict(&tallies[0]).is_some())
    }

    fn name(&self, player: usize) -> String {
        self.contest.players[player].to_string()
    }

    /// The score of two, or the table of several.
    fn standing(&self, tallies: &[Tally]) -> String {
        match tallies {
            [tally] => self.score(tally),
            _ => self.table(tallies),
        }
    }

    fn score(&self, tally: &Tally) -> String {
        let Tally { wins, draws, losses, .. } = *tally;
        let Elo { difference, low, high } = tally.elo();
        say!(
            self.words,
            "match-score",
            wins = wins,
            draws = draws,
            losses = losses,
            score = percent(tally.score()),
            elo = self.words.signed(difference, 0),
            low = self.words.signed(low, 0),
            high = self.words.signed(high, 0),
        )
    }

    /// Each player's tallies against the others, by their numbers; the best player first.
    fn players(&self, tallies: &[Tally]) -> Vec<Player> {
        let pairings = self.contest.pairings();
        let mut players: Vec<Player> = (0..self.contest.players.len())
            .map(|player| {
                let against =
                    pairings.iter().zip(tallies).filter_map(|(pairing, tally)| match *pairing {
                        ByParty { a, b } if a == player => Some((b, tally.clone())),
                        ByParty { a, b } if b == player => Some((a, tally.of_b())),
                        _ => None,
                    });
                Player { player, against: against.collect() }
            })
            .collect();
        players.sort_by(|one, other| other.score().total_cmp(&one.score()));
        players
    }

    /// A line for each player, with its score against each of the others.
    fn table(&self, tallies: &[Tally]) -> String {
        let words = self.words;
        let players = self.players(tallies);
        let mut head: Vec<String> = vec![
            String::new(),
            say!(words, "match-table-player"),
            say!(words, "match-table-games"),
            say!(words, "match-table-won"),
            say!(words, "match-table-drawn"),
            say!(words, "match-table-lost"),
            say!(words, "match-table-score"),
        ];
        let is_judged = self.contest.oracle.is_some();
        if is_judged {
            head.push(say!(words, "match-table-given-away"));
        }
        head.extend((1..=players.len()).map(|rank| rank.to_string()));
        let mut rows = vec![head];
        for (index, one) in players.iter().enumerate() {
            let count = |count: &dyn Fn(&Tally) -> u32| one.sum(count).to_string();
            let mut row = vec![
                (index + 1).to_string(),
                self.name(one.player),
                count(&Tally::games),
                count(&|tally| tally.wins),
                count(&|tally| tally.draws),
                count(&|tally| tally.losses),
                words.say(text!("match-percent", share = percent(one.score()))),
            ];
            if is_judged {
                row.push(one.given_away().map_or_else(String::new, |points| {
                    words.say(text!("match-decimal", number = Value::decimal(points, 2)))
                }));
            }
            row.extend(players.iter().map(|other| {
                let tally = one.against.iter().find(|(player, _)| *player == other.player);
                tally
                    .filter(|(_, tally)| tally.games() > 0)
                    .map_or_else(String::new, |(_, tally)| {
                        words.say(text!("match-percent", share = percent(tally.score())))
                    })
            }));
            rows.push(row);
        }
        columns(1, &rows)
    }

    fn write(
        &self,
        played: &[ContestGame],
        tallies: &[Tally],
        out: &mut impl Write,
    ) -> io::Result<()> {
        let Report { contest, words, .. } = *self;
        let games = played.len();
        match tallies {
            [tally] => {
                let (rules, a, b) = (contest.rules, self.name(0), self.name(1));
                let head = say!(words, "match-head", rules = rules, games = games, a = a, b = b);
                writeln!(out, "{head}\n")?;
                self.write_tally(tally, out)?;
            }
            _ => {
                let (rules, players) = (contest.rules, contest.players.len());
                let head =
                    say!(words, "match-head-many", rules = rules, games = games, players = players);
                writeln!(out, "{head}\n\n{}", self.table(tallies))?;
            }
        }
        let faults = played.iter().filter_map(|game| match &game.outcome {
            Outcome::Forfeit { by, fault } => Some((&game.fixture, *by, fault)),
            Outcome::Result(_) => None,
        });
        for (fixture, by, fault) in faults.take(FAULTS_TOLD) {
            let party = match tallies.len() {
                1 => by.to_string(),
                _ => self.name(fixture.players[by]),
            };
            let (number, fault) = (fixture.number, fault.tell());
            let line = say!(words, "match-fault", number = number, party = party, fault = fault);
            writeln!(out, "  {line}")?;
        }
        Ok(())
    }

    fn write_tally(&self, tally: &Tally, out: &mut impl Write) -> io::Result<()> {
        let words = self.words;
        writeln!(out, "{}", self.score(tally))?;
        let chance = percent(tally.likelihood_of_superiority());
        writeln!(out, "{}", say!(words, "match-superiority", chance = chance))?;
        if let Some(sprt) = self.sprt {
            let verdict = match sprt.verdict(tally) {
                Some(true) => "high",
                Some(false) => "low",
                None => "open",
            };
            let line = say!(
                words,
                "match-sprt",
                low = words.signed(sprt.low, 0),
                high = words.signed(sprt.high, 0),
                ratio = words.signed(sprt.ratio(tally), 2),
                bound = Value::decimal(Sprt::BOUND, 2),
                verdict = verdict,
            );
            writeln!(out, "{line}")?;
        }
        let average = |points: f64| Value::decimal(points, 1);
        if let Some(ByParty { a, b }) = tally.points() {
            let margin = words.signed(a - b, 1);
            let points =
                say!(words, "match-points", a = average(a), b = average(b), margin = margin);
            writeln!(out, "{points}")?;
        }
        if let Some(ByParty { a, b }) = tally.given_away() {
            writeln!(out, "{}", say!(words, "match-given-away", a = average(a), b = average(b)))?;
        }
        let forfeits = tally.forfeits;
        for party in [Party::A, Party::B].into_iter().filter(|&party| forfeits[party] > 0) {
            let (party, count) = (party.to_string(), forfeits[party]);
            writeln!(out, "{}", say!(words, "match-forfeits", party = party, count = count))?;
        }
        Ok(())
    }

    fn json(&self, tallies: &[Tally], seconds: f64) -> serde_json::Value {
        let contest = self.contest;
        let mut object = match tallies {
            [tally] => self.pairing_json(ByParty { a: 0, b: 1 }, tally),
            _ => {
                let pairings = contest.pairings();
                let pairings = pairings.iter().zip(tallies);
                let pairings = pairings.map(|(&players, tally)| self.pairing_json(players, tally));
                let player = |one: &Player| {
                    json!({
                        "player": self.name(one.player),
                        "games": one.sum(Tally::games),
                        "wins": one.sum(|tally| tally.wins),
                        "draws": one.sum(|tally| tally.draws),
                        "losses": one.sum(|tally| tally.losses),
                        "forfeits": one.sum(|tally| tally.forfeits.a),
                        "score": rounded(one.score(), 4),
                        "given_away": one.given_away().map(|points| rounded(points, 3)),
                    })
                };
                json!({
                    "players": self.players(tallies).iter().map(player).collect::<Vec<_>>(),
                    "pairings": pairings.collect::<Vec<_>>(),
                })
            }
        };
        object["rules"] = json!(contest.rules.name());
        object["seed"] = json!(contest.seed);
        object["seconds"] = json!(rounded(seconds, 3));
        if let Some(clock) = contest.clock {
            object["clock"] = json!(clock.to_string());
        }
        object
    }

    fn pairing_json(&self, players: ByParty<usize>, tally: &Tally) -> serde_json::Value {
        let both = |values: Option<ByParty<f64>>| {
            values.map(|values| json!({ "a": rounded(values.a, 3), "b": rounded(values.b, 3) }))
        };
        let Elo { difference, low, high } = tally.elo();
        // An infinite difference is `null`, as JSON has no such number.
        let mut object = json!({
            "a": self.name(players.a),
            "b": self.name(players.b),
            "games": tally.games(),
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
        });
        if let Some(time_left) = both(tally.time_left()) {
            object["time_left"] = time_left;
        }
        if let Some(sprt) = self.sprt {
            object["sprt"] = json!({
                "low": sprt.low,
                "high": sprt.high,
                "ratio": rounded(sprt.ratio(tally), 3),
                "verdict": sprt.verdict(tally).map(|is_high| if is_high { "high" } else { "low" }),
            });
        }
        object
    }
}

/// How one player has done against the others, by their numbers.
struct Player {
    player: usize,
    against: Vec<(usize, Tally)>,
}

impl Player {
    fn sum(&self, count: impl Fn(&Tally) -> u32) -> u32 {
        self.against.iter().map(|(_, tally)| count(tally)).sum()
    }

    fn average(&self, value: impl Fn(&Tally) -> Option<f64>) -> Option<f64> {
        let games = f64::from(self.sum(Tally::games));
        let share = |(_, tally): &(usize, Tally)| Some(value(tally)? * f64::from(tally.games()));
        (games > 0.0).then(|| self.against.iter().filter_map(share).sum::<f64>() / games)
    }

    fn score(&self) -> f64 {
        self.average(|tally| Some(tally.score())).unwrap_or(0.5)
    }

    fn given_away(&self) -> Option<f64> {
        self.average(|tally| tally.given_away().map(|points| points.a))
    }
}

fn rounded(value: f64, digits: i32) -> f64 {
    let unit = 10_f64.powi(digits);
    (value * unit).round() / unit
}

fn percent(share: f64) -> Value {
    Value::decimal(100.0 * share, 1)
}
