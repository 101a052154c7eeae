//! `linja games`: what is in files of records, filtered, counted, summed up, merged or converted.

use std::collections::{BTreeMap, HashSet};
use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use linja::{Position, Record, RuleSet, Side};
use linja_words::{Value, Words, say, text};
use serde_json::json;

use crate::columns::columns;
use crate::usage::{rule_set, value};
use crate::{Failure, commands};

/// Which games, and what of them.
#[derive(Args)]
pub(crate) struct Options {
    /// Files of game records (.linja), or - for standard input
    #[arg(value_name = "RECORD", required = true)]
    records: Vec<PathBuf>,
    /// Only games of this rule set
    #[arg(long, value_name = "RULESET", value_parser = rule_set())]
    rules: Option<RuleSet>,
    /// Only games of this player
    #[arg(long, value_name = "NAME")]
    player: Option<String>,
    /// Only games in which this position came up
    #[arg(long, value_parser = value::<Position>)]
    position: Option<Position>,
    /// Only games that are over
    #[arg(long)]
    over: bool,
    /// Each game once, even if it's there several times
    #[arg(long)]
    unique: bool,
    /// Print only the number of games
    #[arg(long, conflicts_with_all = ["positions", "stats", "json"])]
    count: bool,
    /// The positions of the games, one per line, as `linja eval --batch` reads them
    #[arg(long, conflicts_with_all = ["stats", "json"])]
    positions: bool,
    /// Statistics, by rule set and by player
    #[arg(long)]
    stats: bool,
    /// One JSON object per line; with --stats a single one
    #[arg(long)]
    json: bool,
}

pub(crate) fn list(options: &Options, words: Words, out: &mut impl Write) -> Result<(), Failure> {
    let mut records = Vec::new();
    let mut seen = HashSet::new();
    for path in &options.records {
        let wanted = commands::read_records(path)?.into_iter().filter(|one| options.wants(one));
        records.extend(wanted.filter(|one| !options.unique || seen.insert(one.to_string())));
    }
    if options.count {
        return Ok(writeln!(out, "{}", records.len())?);
    }
    if options.stats {
        let stats = Stats::of(&records);
        let told = if options.json { stats.json().to_string() } else { stats.text(words) };
        return Ok(writeln!(out, "{told}")?);
    }
    for (index, record) in records.iter().enumerate() {
        if options.json {
            writeln!(out, "{}", as_json(record))?;
        } else if options.positions {
            positions(record).try_for_each(|position| writeln!(out, "{position}"))?;
        } else {
            write!(out, "{}{record}", if index == 0 { "" } else { "\n" })?;
        }
    }
    Ok(())
}

impl Options {
    fn wants(&self, record: &Record) -> bool {
        let Record { players, game, .. } = record;
        let plays = |name: &String| players.black == *name || players.red == *name;
        self.rules.is_none_or(|rules| game.rules() == rules)
            && self.player.as_ref().is_none_or(plays)
            && (!self.over || game.is_over())
            && self.position.is_none_or(|wanted| positions(record).any(|one| one == wanted))
    }
}

/// Where the game stood, from its start on.
fn positions(record: &Record) -> impl Iterator<Item = Position> {
    let later = record.game.played().iter().map(|played| played.position);
    [record.game.start()].into_iter().chain(later)
}

fn as_json(record: &Record) -> serde_json::Value {
    let game = &record.game;
    json!({
        "rules": game.rules().name(),
        "black": record.players.black,
        "red": record.players.red,
        "date": record.date,
        "tags": record.tags().iter().cloned().collect::<BTreeMap<_, _>>(),
        "start": game.start().to_string(),
        "turns": game.turns().map(|turn| turn.to_string()).collect::<Vec<_>>(),
        "points": game.result().map(|result| {
            json!({ "black": result.points.black, "red": result.points.red })
        }),
    })
}

/// What games come to, from one side: of games that are over, how many that side won, drew and lost, and the sum of
/// its margins.
#[derive(Default)]
struct Sums {
    games: u32,
    wins: u32,
    draws: u32,
    losses: u32,
    margins: i64,
    turns: usize,
}

impl Sums {
    fn add(&mut self, record: &Record, side: Side) {
        self.games += 1;
        self.turns += record.game.turns().len();
        let Some(result) = record.game.result() else { return };
        self.margins += i64::from(result.margin(side));
        match result.winner() {
            Some(winner) if winner == side => self.wins += 1,
            Some(_) => self.losses += 1,
            None => self.draws += 1,
        }
    }

    fn margin(&self) -> Option<f64> {
        let over = self.wins + self.draws + self.losses;
        (over > 0).then(|| self.margins as f64 / f64::from(over))
    }

    fn json(&self, name: &str, of: &str) -> serde_json::Value {
        let margin = self.margin().map(|margin| (1000.0 * margin).round() / 1000.0);
        json!({
            of: name, "games": self.games, "wins": self.wins, "draws": self.draws,
            "losses": self.losses, "margin": margin, "turns": self.turns,
        })
    }

    fn row(&self, name: String, words: Words) -> Vec<String> {
        let turns = Value::decimal(self.turns as f64 / f64::from(self.games.max(1)), 1);
        let margin = self.margin().map(|margin| words.signed(margin, 1));
        vec![
            name,
            self.games.to_string(),
            self.wins.to_string(),
            self.draws.to_string(),
            self.losses.to_string(),
            margin.map_or_else(String::new, |margin| {
                words.say(text!("match-decimal", number = margin))
            }),
            words.say(text!("match-decimal", number = turns)),
        ]
    }
}

/// Sums by rule set, as Black sees them, and by player.
struct Stats {
    rules: BTreeMap<RuleSet, Sums>,
    players: BTreeMap<String, Sums>,
}

impl Stats {
    fn of(records: &[Record]) -> Stats {
        let mut stats = Stats { rules: BTreeMap::new(), players: BTreeMap::new() };
        for record in records {
            stats.rules.entry(record.game.rules()).or_default().add(record, Side::Black);
            for side in Side::ALL {
                let name = record.players[side].clone();
                stats.players.entry(name).or_default().add(record, side);
            }
        }
        stats
    }

    /// The players with the most games first.
    fn ranked(&self) -> Vec<(&String, &Sums)> {
        let mut players: Vec<_> = self.players.iter().collect();
        players.sort_by_key(|(_, sums)| std::cmp::Reverse(sums.games));
        players
    }

    fn json(&self) -> serde_json::Value {
        let rules = self.rules.iter().map(|(rules, sums)| sums.json(rules.name(), "rules"));
        let players = self.ranked().into_iter().map(|(name, sums)| sums.json(name, "player"));
        json!({ "rules": rules.collect::<Vec<_>>(), "players": players.collect::<Vec<_>>() })
    }

    fn text(&self, words: Words) -> String {
        let head = |first: String, sides: [String; 3]| {
            let [won, drawn, lost] = sides;
            let games = say!(words, "match-table-games");
            let (margin, turns) = (say!(words, "games-margin"), say!(words, "games-turns"));
            vec![first, games, won, drawn, lost, margin, turns]
        };
        let drawn = say!(words, "match-table-drawn");
        let black = say!(words, "games-black");
        let colours = [black, drawn.clone(), say!(words, "games-red")];
        let mut rules = vec![head(say!(words, "games-rules"), colours)];
        rules.extend(self.rules.iter().map(|(rules, sums)| sums.row(rules.to_string(), words)));
        let own = [say!(words, "match-table-won"), drawn, say!(words, "match-table-lost")];
        let mut players = vec![head(say!(words, "match-table-player"), own)];
        players.extend(self.ranked().into_iter().map(|(name, sums)| sums.row(name.clone(), words)));
        format!("{}\n\n{}", columns(0, &rules), columns(0, &players))
    }
}
