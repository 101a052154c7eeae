//! The server: how many it serves at once, and how fast.

use std::process::Command;

use serde_json::Value;

use super::program;
use super::report::Section;
use crate::cargo::output;

/// Sockets and turns a second wanted of them, each twice the one before; and old games to be forgotten meanwhile.
const LOADS: [(u32, u32, u32); 4] =
    [(2_500, 500, 0), (2_500, 500, 200_000), (5_000, 1_000, 0), (10_000, 2_000, 0)];
const SECONDS: u32 = 20;

/// People who look for each other at open tables.
const PEOPLE: u32 = 1_000;

pub(super) fn measure() -> Result<Vec<Section>, String> {
    let mut section = Section::new(
        "Server under load",
        "Client and server on this machine, twenty seconds each, two sockets a game. A turn counts when the opponent has it, which is after it \
         is on disk (SQLite: `synchronous=FULL`; PostgreSQL: `fsync=on`); the times are from sending to the opponent's receipt. Memory is \
         what the server's process grows by for each game that is opened, for each socket then connected, and for each socket after the \
         games were played. Old games are deleted while the others are played.",
        &[
            "database",
            "sockets",
            "old games",
            "turns a second wanted",
            "made",
            "p50, ms",
            "p99, ms",
            "longest, ms",
            "kB a game",
            "kB a socket",
            "kB a socket after play",
        ],
    );
    for (database, name) in [("sqlite", "SQLite"), ("postgres", "PostgreSQL")] {
        for (sockets, wanted, old_games) in LOADS {
            let figures = load(database, &[sockets, wanted, SECONDS, old_games])?;
            let figure = |what: &str| figures[what].as_f64().unwrap_or(f64::NAN);
            section.row([
                name.to_owned(),
                sockets.to_string(),
                old_games.to_string(),
                wanted.to_string(),
                format!("{:.0}", figure("turns_a_second")),
                format!("{:.1}", figure("p50_ms")),
                format!("{:.1}", figure("p99_ms")),
                format!("{:.0}", figure("longest_ms")),
                format!("{:.1}", figure("kb_a_game")),
                format!("{:.1}", figure("kb_a_socket")),
                format!("{:.1}", figure("kb_a_socket_after")),
            ]);
        }
    }
    Ok(vec![section, tables()?])
}

/// People who look for each other.
fn tables() -> Result<Section, String> {
    let mut section = Section::new(
        "Open tables under load",
        "Half of the people wait at open tables; the others look at the list and sit down at any free seat, one after the other within twenty seconds. A join is timed \
         from the click to the seat, with all tries; the list from the click until somebody else sees the seat go. Every seat is taken once.",
        &[
            "database",
            "people",
            "join p50, ms",
            "p99, ms",
            "longest, ms",
            "seen by others p50, ms",
            "p99, ms",
        ],
    );
    for (database, name) in [("sqlite", "SQLite"), ("postgres", "PostgreSQL")] {
        let figures = load(database, &[PEOPLE, SECONDS])?;
        let figure = |what: &str| format!("{:.1}", figures[what].as_f64().unwrap_or(f64::NAN));
        section.row([
            name.to_owned(),
            PEOPLE.to_string(),
            figure("join_p50_ms"),
            figure("join_p99_ms"),
            figure("join_longest_ms"),
            figure("seen_p50_ms"),
            figure("seen_p99_ms"),
        ]);
    }
    Ok(section)
}

fn load(database: &str, numbers: &[u32]) -> Result<Value, String> {
    let mut load = Command::new(program("examples").join("load"));
    load.arg(program("linja")).arg(database);
    load.args(numbers.iter().map(u32::to_string));
    let printed = output(&mut load)?;
    serde_json::from_str(&printed).map_err(|error| format!("`load` printed no JSON: {error}"))
}
