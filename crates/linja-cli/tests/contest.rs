//! `linja match` and `linja ugi` as processes: they play each other, and none is left behind.

#![allow(clippy::unwrap_used)] // A panic is how a test fails.
#![cfg(unix)] // Signals and scripts are those of Unix.

#[path = "../../linja-players/tests/suite/processes.rs"]
mod processes;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::sync::atomic::AtomicBool;
use std::thread;
use std::time::Duration;

use linja::{Game, Record, RuleSet, Side};
use linja_players::ugi::{Client, Command as UgiCommand, Patience};
use rustix::process::{Pid, Signal, kill_process};
use serde_json::Value;
use tempfile::TempDir;

const LINJA: &str = env!("CARGO_BIN_EXE_linja");

fn linja(args: &[&str]) -> Command {
    let mut command = Command::new(LINJA);
    // The user's own tables must not matter, nor the language of the machine.
    command.env_remove("LINJA_DATA").env("XDG_DATA_HOME", "/nonexistent").env("LC_ALL", "C");
    command.args(args);
    command
}

fn json(output: &Output) -> Value {
    assert!(output.status.success() && output.stderr.is_empty(), "{output:?}");
    serde_json::from_slice(&output.stdout).unwrap()
}

/// A folder with a script that plays a UGI program and writes down its processes.
struct Engine {
    folder: TempDir,
}

impl Engine {
    fn new(script: &str) -> Engine {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().display();
        let script = format!("cd '{path}'\necho $$ >> pids\n{script}\n");
        fs::write(folder.path().join("engine.sh"), script).unwrap();
        Engine { folder }
    }

    /// The real engine.
    fn real() -> Engine {
        Engine::new(&format!("exec '{LINJA}' ugi"))
    }

    fn player(&self) -> String {
        format!("ugi:sh '{}'", self.folder.path().join("engine.sh").display())
    }

    fn pids(&self) -> PathBuf {
        self.folder.path().join("pids")
    }

    fn wait_until_gone(&self) {
        processes::wait_until_gone(&self.pids(), 1);
    }
}

fn records(folder: &Path) -> Vec<String> {
    let mut paths: Vec<_> =
        fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    paths.into_iter().map(|path| fs::read_to_string(path).unwrap()).collect()
}

#[test]
fn two_engines_play_a_match() {
    let (a, b) = (Engine::real(), Engine::real());
    let folder = tempfile::tempdir().unwrap();
    let output = linja(&["match", &a.player(), &b.player(), "--rules", "classic", "--games", "4"])
        .args(["--turn-seconds", "0.01", "--threads", "2", "--json", "--records"])
        .arg(folder.path())
        .output()
        .unwrap();
    let result = json(&output);
    assert_eq!((&result["games"], &result["rules"]), (&4.into(), &"classic".into()));
    assert_eq!(result["forfeits"], serde_json::json!({ "a": 0, "b": 0 }));
    let games = ["wins", "draws", "losses"].map(|key| result[key].as_u64().unwrap());
    assert_eq!(games.iter().sum::<u64>(), 4);
    let records = records(folder.path());
    assert_eq!(records.len(), 4);
    for text in records {
        let record: Record = text.parse().unwrap();
        assert!(record.game.result().is_some(), "{text}");
        assert!(record.players.black.starts_with("ugi:sh '"), "{text}");
    }
    a.wait_until_gone();
    b.wait_until_gone();
}

#[test]
fn a_program_that_dies_in_one_game_plays_on_in_the_next() {
    // It dies once, when it is first to make a turn, and is the real engine from then on.
    let engine = Engine::new(&format!(
        "if [ -e died ]; then exec '{LINJA}' ugi; fi\n\
         while read -r line; do case $line in \
         ugi) echo ugiok;; isready) echo readyok;; go*) touch died; exit 1;; esac; done"
    ));
    let output = linja(&["match", "random", &engine.player(), "--games", "3", "--threads", "1"])
        .args(["--turn-seconds", "0.01"])
        .output()
        .unwrap();
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(text.starts_with("zen, games: 3, A: random, B: ugi:sh "), "{text}");
    let fault = "game 1, B: the program ended instead of answering `go`";
    assert!(text.ends_with(&format!("forfeits by B: 1\n  {fault}\n")), "{text}");
    engine.wait_until_gone();
}

#[test]
fn the_engine_makes_a_turn_within_any_limit() {
    let engine = Engine::real();
    let program = engine.player().strip_prefix("ugi:").unwrap().parse().unwrap();
    let cancel = AtomicBool::new(false);
    let patience = Patience { grace: Duration::from_secs(1), ..Patience::default() };
    let mut client = Client::start(&program, RuleSet::Zen, patience, &cancel).unwrap();
    let game = Game::new(RuleSet::Zen, Side::Black);
    for limits in ["depth 3", "nodes 500", "movetime 10", "p1time 200 p2time 1", "infinite"] {
        let Ok(UgiCommand::Go(go)) = format!("go {limits}").parse() else { panic!("{limits}") };
        let turn = client.turn(&game, &go).unwrap();
        assert!(game.clone().play(turn).is_ok(), "{limits}: {turn}");
    }
    drop(client);
    engine.wait_until_gone();
}

#[test]
fn a_seed_gives_the_same_games() {
    let games = |threads: &str, seed: &str| {
        let folder = tempfile::tempdir().unwrap();
        let output = linja(&["match", "search:50n", "random", "--games", "6", "--seed", seed])
            .args(["--json", "--threads", threads, "--records"])
            .arg(folder.path())
            .output()
            .unwrap();
        let mut result = json(&output);
        result["seconds"].take();
        (result, records(folder.path()))
    };
    let one_by_one = games("1", "3");
    assert_eq!(games("4", "3"), one_by_one);
    assert_ne!(games("1", "4").1, one_by_one.1);
}

/// A match of random players that writes its records, with these options.
fn match_into(folder: &Path, options: &[&str]) -> Command {
    let mut command = linja(&["match", "random", "search:2n", "--json"]);
    command.arg("--records").arg(folder).args(options);
    command
}

#[test]
fn a_match_that_was_killed_goes_on_where_it_was() {
    let options = ["--games", "3000", "--threads", "2"];
    let [whole, killed] = [(), ()].map(|()| tempfile::tempdir().unwrap());
    let mut expected = json(&match_into(whole.path(), &options).output().unwrap());
    let mut child = match_into(killed.path(), &options).stdout(Stdio::null()).spawn().unwrap();
    while !killed.path().join("game-0009.linja").exists() {
        thread::yield_now();
    }
    child.kill().unwrap();
    child.wait().unwrap();
    let first = killed.path().join("game-0001.linja");
    let written = fs::metadata(&first).unwrap().modified().unwrap();
    let mut result = json(&match_into(killed.path(), &options).output().unwrap());
    assert_eq!(fs::metadata(&first).unwrap().modified().unwrap(), written);
    for one in [&mut expected, &mut result] {
        one["seconds"].take();
    }
    assert_eq!(result, expected);

    // A match with another seed or clock has nothing to do with it.
    for other in [["--seed", "7"], ["--tc", "10+0.1"]] {
        let other = [&options[..], &other].concat();
        let output = match_into(killed.path(), &other).output().unwrap();
        assert_eq!(output.status.code(), Some(2), "{other:?}");
        assert!(String::from_utf8(output.stderr).unwrap().contains("records of this match"));
    }
}

#[test]
fn a_match_ends_when_it_is_as_good_as_sure_who_is_stronger() {
    let sprt = |a: &str, b: &str| {
        let output = linja(&["match", a, b, "--games", "10000", "--sprt", "0,100", "--json"])
            .args(["--threads", "1"])
            .output();
        json(&output.unwrap())
    };
    let better = sprt("search:100n", "random");
    assert_eq!(better["sprt"]["verdict"], "high", "{better}");
    assert!(better["games"].as_u64().unwrap() < 1000, "{better}");
    assert_eq!(sprt("random", "random")["sprt"]["verdict"], "low");
}

#[test]
fn several_players_have_a_table() {
    let players = ["random", "search:1n", "search:400n"];
    let play = |options: &[&str]| {
        linja(&["match"]).args(players).args(["--games", "4"]).args(options).output().unwrap()
    };
    let result = json(&play(&["--json"]));
    let of = |key: &str, what: &str| -> Vec<Value> {
        result[key].as_array().unwrap().iter().map(|one| one[what].clone()).collect()
    };
    assert_eq!(of("players", "games"), [8, 8, 8]);
    assert_eq!(of("players", "player")[2], "random");
    assert_eq!(of("pairings", "a"), ["random", "random", "search:1n"]);
    let text = String::from_utf8(play(&["--gauntlet"]).stdout).unwrap();
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines[0], "zen, players: 3, games: 8");
    let head: Vec<&str> = lines[2].split_whitespace().collect();
    assert_eq!(head, ["player", "games", "won", "drawn", "lost", "score", "1", "2", "3"]);
    assert_eq!(lines.len(), 6, "{text}");
    let last: Vec<&str> = lines[5].split_whitespace().collect();
    assert_eq!(last[..3], ["3", "random", "8"], "{text}");
}

#[test]
fn games_start_from_openings_and_keep_to_the_clock() {
    let folder = tempfile::tempdir().unwrap();
    let openings = folder.path().join("openings.txt");
    let one = "5,2,1,1,1,1,1,0/0,1,1,1,1,1,1,6 r";
    fs::write(&openings, format!("# From a book.\n{one}\n\n")).unwrap();
    let games = folder.path().join("games");
    let output = match_into(&games, &["--games", "2", "--tc", "5+0.1", "--openings"])
        .arg(&openings)
        .output()
        .unwrap();
    let result = json(&output);
    assert_eq!(result["clock"], "5+0.1");
    for party in ["a", "b"] {
        assert!(result["time_left"][party].as_f64().is_some_and(|left| left > 0.0), "{result}");
    }
    for text in records(&games) {
        let record: Record = text.parse().unwrap();
        assert_eq!(record.game.start().to_string(), one);
    }
    // Standard input will do.
    let again = folder.path().join("again");
    let played = match_into(&again, &["--games", "2", "--openings", "-"])
        .stdin(fs::File::open(&openings).unwrap())
        .output()
        .unwrap();
    assert_eq!(json(&played)["games"], 2);
    assert!(records(&again)[0].contains(one));
    // Records are openings as well; a game that is over is not.
    let record = games.join("game-0001.linja");
    let output = linja(&["match", "random", "random", "--openings"]).arg(record).output().unwrap();
    let error = String::from_utf8(output.stderr).unwrap();
    assert!(error.contains("opening 1 is a game that’s over"), "{error}");
}

#[test]
fn ctrl_c_reports_the_games_that_have_ended() {
    let engine = Engine::new(
        "sleep 100000 >/dev/null & echo $! >> pids\n\
         while read -r line; do case $line in \
         ugi) echo ugiok;; isready) echo readyok;; go*) touch asked; wait;; esac; done",
    );
    let child = linja(&["match", "random", &engine.player(), "--turn-seconds", "1000", "--json"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    while !engine.folder.path().join("asked").exists() {
        thread::yield_now();
    }
    kill_process(Pid::from_child(&child), Signal::INT).unwrap();
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(130));
    let error = String::from_utf8(output.stderr).unwrap();
    assert_eq!(error, "linja: the match was cancelled after 0 of 100 games\n");
    let result: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!((&result["games"], &result["points"]), (&0.into(), &Value::Null));
    engine.wait_until_gone();
}

#[test]
fn an_engine_ends_with_a_match_that_is_killed() {
    let engine = Engine::real();
    let mut child = linja(&["match", "random", &engine.player(), "--games", "1000000"])
        .args(["--threads", "1"])
        .spawn()
        .unwrap();
    while processes::written_down(&engine.pids()).is_empty() {
        thread::yield_now();
    }
    child.kill().unwrap();
    child.wait().unwrap();
    engine.wait_until_gone();
}

#[test]
fn wrong_usage_is_refused_in_one_line() {
    let full = tempfile::tempdir().unwrap();
    let note = full.path().join("note.txt");
    fs::write(&note, "6,1,1,1,1,1,1,0/0,1,1,1,1,1,1,6 x").unwrap();
    let (full, note) = (full.path().to_str().unwrap(), note.to_str().unwrap());
    let cases: [(&[&str], i32, &str); 14] = [
        (&["random"], 2, "PLAYER"),
        (&["random", "search"], 1, "`search` needs a clock: give the match one with --tc 10+0.1"),
        (&["random", "random", "--tc", "0"], 2, "as in `10+0.1`"),
        (&["random", "random", "--sprt", "20,0"], 2, "the smaller one first, as in `0,20`"),
        (&["random", "random", "random", "--sprt", "0,20"], 2, "--sprt is for two players"),
        (&["random", "random", "--openings", note], 2, "line 1: "),
        (&["random", "random", "--openings", "/dev/null"], 2, "there’s no position in it"),
        (&["random", "lefel:3"], 2, "a player is `level:1` to `level:10`, `perfect`"),
        (&["random", "level:0"], 2, "a level is a number from 1 to 10"),
        (&["random", "random", "--games", "0"], 2, "a match has 1 to 1000000 games"),
        (&["random", "random", "--turn-seconds", "NaN"], 2, "the time per move is 0.001 to 86400"),
        (&["random", "random", "--threads", "0"], 2, "1 to 1024 games"),
        (&["random", "random", "--records", full], 2, "choose a new or empty folder"),
        (&["random", "ugi:/nonexistent/x"], 1, "linja: can’t start `/nonexistent/x`: "),
    ];
    for (args, status, reason) in cases {
        let output = linja(&["match"]).args(args).output().unwrap();
        let error = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(status), "{error}");
        assert_eq!(error.lines().count(), 1, "{error}");
        assert!(error.contains(reason), "{error}");
    }
}
