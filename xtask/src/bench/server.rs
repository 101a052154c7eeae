//! The server: how many players it can take at once, and how fast it is.

use std::process::Command;

use serde_json::Value;

use super::program;
use super::report::Section;
use crate::cargo::output;

/// Sockets, the turns per second they should make, and old games to be deleted meanwhile.
const LOADS: [(u32, u32, u32); 4] =
    [(2_500, 500, 0), (2_500, 500, 200_000), (5_000, 1_000, 0), (10_000, 2_000, 0)];
const SECONDS: u32 = 20;

/// People who look for each other at open tables.
const PEOPLE: u32 = 1_000;

pub(super) fn measure() -> Result<Vec<Section>, String> {
    let mut section = Section::new(
        "Server under load",
        "Client and server on the same machine, twenty seconds per run, two sockets per game. A turn counts once the opponent has it, which is after it's on \
         disk (SQLite: `synchronous=FULL`; PostgreSQL: `fsync=on`). Times are from sending a turn to the opponent receiving it. Memory is how much the server \
         process grows per game opened, per socket then connected, and per socket once the games have been played. Old games are deleted while the others are \
         being played.",
        &[
            "database",
            "sockets",
            "old games",
            "target turns per second",
            "achieved",
            "p50, ms",
            "p99, ms",
            "longest, ms",
            "kB per game",
            "kB per socket",
            "kB per socket after play",
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
        "Half of the people wait at open tables. The others watch the list and take any free seat, one after another over twenty seconds. A join is timed from \
         the click until the player has a seat, including retries; \"seen by others\" is from the click until somebody else sees that the seat is taken. No \
         seat is ever taken twice.",
        &[
            "database",
            "people",
            "join p50, ms",
            "join p99, ms",
            "join longest, ms",
            "seen by others p50, ms",
            "seen by others p99, ms",
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
