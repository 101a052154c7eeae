//! The commands that solve and ask, as other programs see them.

#![allow(clippy::unwrap_used)] // A panic is how a test fails.
#![cfg(unix)] // Signals and limits are set the way Unix has them.

mod distance;
mod export;
mod puzzle;
mod review;

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::sync::{Arc, LazyLock};

use linja::{Game, Level, RuleSet, Side};
use linja_oracle::Table;
use linja_players::ugi::Command as UgiCommand;
use linja_players::{Computer, Judge, Limits};
use serde_json::Value;
use tempfile::TempDir;

fn linja() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_linja"));
    // The user's own tables must not matter, nor the language of the machine.
    command.env_remove("LINJA_DATA").env("XDG_DATA_HOME", "/nonexistent").env("LC_ALL", "C");
    command
}

fn json_lines(output: &Output) -> Vec<Value> {
    assert!(output.status.success(), "{output:?}");
    let text = std::str::from_utf8(&output.stdout).unwrap();
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// The exit status and the one line on standard error.
fn failure(command: &mut Command) -> (Option<i32>, String) {
    let output = command.output().unwrap();
    let error = String::from_utf8(output.stderr).unwrap();
    assert_eq!(error.lines().count(), 1, "{error}");
    (output.status.code(), error.trim_end().to_owned())
}

/// A folder with the tables of zen, made by the binary itself, and what it printed.
struct Solved {
    folder: TempDir,
    summary: Value,
    distances: Value,
}

static ZEN: LazyLock<Solved> = LazyLock::new(|| {
    let folder = tempfile::tempdir().unwrap();
    let args = ["solve", "--json", "--distance", "--parts", "--out"];
    let output = linja().args(args).arg(folder.path()).output().unwrap();
    let [summary, distances] = &json_lines(&output)[..] else { panic!("two lines: {output:?}") };
    Solved { summary: summary.clone(), distances: distances.clone(), folder }
});

fn zen_table() -> PathBuf {
    ZEN.folder.path().join("zen.table")
}

/// A command that asks the table of zen.
fn with_zen(command: &str, args: &[&str]) -> Command {
    let mut linja = linja();
    linja.args([command, "--data"]).arg(ZEN.folder.path()).args(args);
    linja
}

fn eval(args: &[&str]) -> Command {
    with_zen("eval", args)
}

#[test]
fn the_parts_of_a_table_are_the_table_and_are_listed() {
    let whole = fs::read(zen_table()).unwrap();
    let folder = ZEN.folder.path();
    let parts: Vec<Vec<u8>> =
        (0..).map_while(|part| fs::read(folder.join(format!("zen/{part}.bin"))).ok()).collect();
    assert!(parts.len() > 2 && parts.iter().all(|part| part.len() <= 24 << 20));
    assert!(parts.concat() == whole);
    let index: Value =
        serde_json::from_slice(&fs::read(folder.join("index.json")).unwrap()).unwrap();
    assert_eq!(index["zen"], whole.len());
}

#[test]
fn a_table_that_is_there_is_solved_again_only_if_it_is_damaged() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("zen.table");
    // There is not enough memory to solve anything.
    let solve = || {
        let (program, folder) = (env!("CARGO_BIN_EXE_linja"), folder.path().display());
        let script = format!("ulimit -v 1000000 && exec '{program}' solve --out '{folder}'");
        Command::new("sh").args(["-c", &script]).env("LC_ALL", "C").output().unwrap()
    };
    let mut bytes = fs::read(zen_table()).unwrap();
    fs::write(&path, &bytes).unwrap();
    let there = format!("zen: the table is already there and intact: {}\n", path.display());
    assert_eq!(String::from_utf8(solve().stdout).unwrap(), there);
    let middle = bytes.len() / 2;
    bytes[middle] ^= 1;
    fs::write(&path, &bytes).unwrap();
    assert_eq!(solve().status.code(), Some(1), "a damaged table was kept");
}

#[test]
fn solve_prints_what_a_rule_set_comes_to() {
    let summary = &ZEN.summary;
    assert_eq!(summary["rules"], "zen");
    assert_eq!(summary["positions"], 1_264_575_044_u64);
    assert_eq!(summary["checksum"], "43f5a8c7f5a3dcad");
    assert_eq!(
        (&summary["start"], &summary["min"], &summary["max"]),
        (&2.into(), &(-72).into(), &72.into())
    );
    let counted: u64 =
        ["loss", "draw", "win"].iter().map(|key| summary[key].as_u64().unwrap()).sum();
    assert_eq!(counted, 1_264_575_044);
    assert!(summary["seconds"].as_f64().unwrap() > 0.0);
    assert!(summary["peak_rss_bytes"].as_u64().unwrap() <= 4 << 30);
}

#[test]
fn eval_tells_every_turn_best_first() {
    let output = eval(&[]).output().unwrap();
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(
        text.starts_with(
            "zen, Black to move: +2 for Black with perfect play\nBlack: wins in 134 turns\n\n  +2  "
        ),
        "{text}"
    );
    assert_eq!(text.lines().filter(|line| line.starts_with("  ")).count(), 109, "{text}");

    let [object] = &json_lines(&eval(&["--json"]).output().unwrap())[..] else { panic!() };
    assert_eq!((&object["rules"], &object["margin"]), (&"zen".into(), &2.into()));
    assert_eq!(object["turns"].as_array().unwrap().len(), 109);
    assert_eq!(object["turns"][0]["margin"], 2);
    assert!(!object["line"].as_array().unwrap().is_empty());

    let found = object["found_percent"].as_array().unwrap();
    let found: Vec<_> = found.iter().map(|percent| percent.as_u64().unwrap()).collect();
    assert!(found.len() == 10 && found.is_sorted() && found[9] == 100, "{found:?}");
    let told = format!("How often levels 1 to 10 find a best move: {}%, ", found[0]);
    assert!(text.contains(&told) && text.contains(", 100%\n"), "{text}");

    assert!(text.contains(WHAT_COUNTS), "{text}");
    let feature = serde_json::json!({ "name": "follow_up", "rows": 2 });
    let reason = serde_json::json!({ "kind": "worth", "feature": feature, "points": 2 });
    assert_eq!(object["reason"], reason);
}

/// At the start of the game.
const WHAT_COUNTS: &str = "What counts: a follow-up of 2 rows or more, worth 2 points.\n";

#[test]
fn a_hint_says_what_counts() {
    let start = ["--plain", "--side", "black", "--position", "6,1,1,1,1,1,1,0/0,1,1,1,1,1,1,6 b"];
    let mut play = with_zen("play", &start);
    let mut play = play.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    play.stdin.take().unwrap().write_all(b"hint\n").unwrap();
    let said = String::from_utf8(play.wait_with_output().unwrap().stdout).unwrap();
    let hint = format!("Hint: 1-2,1-3 (+2 for Black with perfect play). {WHAT_COUNTS}");
    assert!(said.contains(&hint), "{said}");
}

#[test]
fn eval_of_a_finished_game_gives_its_final_margin() {
    let over = "0,0,0,0,0,2,4,6/6,3,1,0,2,0,0,0 r";
    let output = eval(&["--position", over]).output().unwrap();
    assert_eq!(String::from_utf8(output.stdout).unwrap(), "zen, the game is over: −7 for Red\n");
}

#[test]
fn a_batch_answers_line_by_line_and_goes_on_after_a_bad_line() {
    let start = "6,1,1,1,1,1,1,0/0,1,1,1,1,1,1,6 b";
    let mut child =
        eval(&["--batch"]).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    let mut input = child.stdin.take().unwrap();
    let mut answers = BufReader::new(child.stdout.take().unwrap()).lines();
    let mut ask = |line: &[u8]| -> Value {
        input.write_all(line).unwrap();
        input.write_all(b"\n").unwrap();
        // Each answer comes before the next question is asked.
        serde_json::from_str(&answers.next().unwrap().unwrap()).unwrap()
    };
    let answer = ask(start.as_bytes());
    assert_eq!((&answer["position"], &answer["margin"]), (&start.into(), &2.into()));
    assert!(!answer["best"].as_array().unwrap().is_empty());
    let answer = ask(b"5,1,1,1,1,1,1,0/0,1,1,1,1,1,1,6 b");
    assert_eq!(answer["error"], "black has 11 pawns instead of 12");
    let answer = ask(b"\xff\xfe garbage");
    assert_eq!(answer["error"], "column 1: expected a count of pawns");
    assert_eq!(ask(start.as_bytes())["margin"], 2);
    drop(input);
    assert!(child.wait().unwrap().success());
}

#[test]
fn the_engine_answers_from_the_table() {
    let mut child = linja()
        .args(["ugi", "--data"])
        .arg(ZEN.folder.path())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = child.stdin.take().unwrap();
    let mut answers = BufReader::new(child.stdout.take().unwrap()).lines();
    let [known] = &json_lines(&eval(&["--json"]).output().unwrap())[..] else { panic!() };
    let depth = known["line"].as_array().unwrap().len();
    // Found in the data folder, named as a file, and not used at all: then it searches.
    let named = format!("setoption name OracleFile value {}", zen_table().display());
    for (option, is_exact) in
        [("isready", true), (&named, true), ("setoption name OracleFile value none", false)]
    {
        writeln!(input, "{option}\nposition startpos\ngo nodes 100").unwrap();
        let mut said: Vec<String> = Vec::new();
        while said.last().is_none_or(|line| !line.starts_with("bestmove ")) {
            said.push(answers.next().unwrap().unwrap());
        }
        // It says what it knows of the turn that it makes, to the end of the game.
        let exact =
            format!("info depth {depth} seldepth {depth} multipv 1 score cp 200 nodes 109 ");
        let told = said.iter().find(|line| line.starts_with(&exact));
        assert_eq!(told.is_some(), is_exact, "{said:?}");
        if let Some((_, line)) = told.and_then(|told| told.split_once(" pv ")) {
            let mut game = Game::new(RuleSet::Zen, Side::Black);
            line.split(' ').for_each(|turn| game.play(turn.parse().unwrap()).unwrap());
            assert_eq!(game.result().unwrap().margin(Side::Black), 2, "{line}");
            assert!(line.starts_with(said.last().unwrap().strip_prefix("bestmove ").unwrap()));
        }
        assert_eq!(said.iter().any(|line| line == "info string exact"), is_exact, "{said:?}");
        let turn = said.last().unwrap().strip_prefix("bestmove ").unwrap();
        let turns = known["turns"].as_array().unwrap();
        let chosen = turns.iter().find(|known| known["turn"] == turn).unwrap();
        assert!(!is_exact || chosen["margin"] == 2, "{turn}");
        let outcome = format!("info string win in {}", chosen["distance"]);
        assert_eq!(said.contains(&outcome), is_exact, "{said:?}");
    }
    drop(input);
    assert!(child.wait().unwrap().success());
}

#[test]
fn the_engine_sets_the_traps_of_level_ten() {
    let mut child = linja()
        .args(["ugi", "--data"])
        .arg(ZEN.folder.path())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = child.stdin.take().unwrap();
    let mut answers = BufReader::new(child.stdout.take().unwrap()).lines();
    let judge = Judge::Oracle(Arc::new(Table::open(&zen_table()).unwrap().into()));
    let mut computer = Computer { level: Level::MAX, judge, seed: 0 };
    let mut game = Game::new(RuleSet::Zen, Side::Black);
    while !game.is_over() {
        let (start, turns) = (game.start(), game.turns().collect());
        let number = game.turns().len();
        let position = UgiCommand::Position { start, turns };
        writeln!(input, "{position}\ngo nodes 1").unwrap();
        let made = answers.by_ref().map(Result::unwrap);
        let made =
            { made }.find_map(|line| line.strip_prefix("bestmove ").map(str::to_owned)).unwrap();
        let wanted = computer.turn(game.position(), number, &Limits::default()).unwrap().unwrap();
        assert_eq!(made, wanted.played.turn.to_string(), "{}", game.position());
        game.play(wanted.played.turn).unwrap();
    }
    drop(input);
    assert!(child.wait().unwrap().success());
}

#[test]
fn a_match_with_the_oracle_tells_what_each_gives_away() {
    let play = |args: &[&str]| {
        let mut command = linja();
        command.args(["match", "--games", "4", "--data"]).arg(ZEN.folder.path()).args(args);
        command.output().unwrap()
    };
    let [object] = &json_lines(&play(&["--json", "perfect", "random"]))[..] else { panic!() };
    assert_eq!((&object["wins"], &object["given_away"]["a"]), (&4.into(), &0.0.into()));
    assert!(object["given_away"]["b"].as_f64().unwrap() > 10.0, "{object}");
    let [object] = &json_lines(&play(&["--json", "--judge", "random", "random"]))[..] else {
        panic!()
    };
    assert!(object["given_away"]["a"].as_f64().unwrap() > 10.0, "{object}");
    let text = String::from_utf8(play(&["level:10", "level:1"]).stdout).unwrap();
    assert!(text.starts_with("zen, games: 4, A: perfect, B: level:1\n"), "{text}");
    assert!(text.contains("\npoints given away per game: A 0.0, B "), "{text}");
}

#[test]
fn a_damaged_or_foreign_table_is_refused_in_one_line() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("zen.table");
    let eval = || failure(linja().args(["eval", "--data"]).arg(folder.path()));
    fs::write(&path, "something else").unwrap();
    let (status, error) = eval();
    assert_eq!(status, Some(1));
    assert!(error.contains("not a Linja table"), "{error}");

    let mut half = Vec::new();
    fs::File::open(zen_table()).unwrap().take(1 << 20).read_to_end(&mut half).unwrap();
    fs::write(&path, half).unwrap();
    let (status, error) = eval();
    assert_eq!(status, Some(1));
    assert!(error.contains("the table is damaged (its length)"), "{error}");

    let (status, error) = failure(linja().arg("verify").arg(&path));
    assert_eq!(status, Some(1));
    assert!(error.contains("the table is damaged"), "{error}");
}

#[test]
fn verify_refuses_the_table_of_another_rule_set() {
    let (status, error) = failure(linja().args(["verify", "--rules", "classic"]).arg(zen_table()));
    assert_eq!(status, Some(2));
    assert!(error.ends_with("is the table for zen, not for classic"), "{error}");
}

#[test]
fn wrong_usage_is_refused_in_one_line() {
    let (status, error) = failure(linja().args(["solve", "--rules", "chess"]));
    assert_eq!(status, Some(2));
    assert!(error.ends_with("`zen` or `zen+mean`, or `all`"), "{error}");
    let (status, error) = failure(linja().args(["eval", "--batch", "--json"]));
    assert_eq!(status, Some(2));
    assert!(error.contains("can’t be used with"), "{error}");
    let (status, error) = failure(linja().args(["solve", "--out", "/dev/null/tables"]));
    assert_eq!(status, Some(2));
    assert!(error.contains("can’t write to /dev/null/tables"), "{error}");
    let (status, error) = failure(linja().args(["report", "--data", "/nonexistent", "."]));
    assert_eq!(status, Some(2));
    assert!(error.contains("no table for classic in /nonexistent"), "{error}");
}

#[test]
fn too_little_memory_is_said_in_one_line() {
    let program = env!("CARGO_BIN_EXE_linja");
    let script = format!("ulimit -v 1000000 && exec '{program}' solve");
    let (status, error) = failure(Command::new("sh").args(["-c", &script]));
    assert_eq!(status, Some(1));
    assert!(error.contains("not enough memory or threads to solve with"), "{error}");
}

/// Linux says of its own files that there is no room for more.
#[test]
#[cfg(target_os = "linux")]
fn too_little_room_is_said_in_one_line_before_the_work() {
    let (status, error) = failure(linja().args(["solve", "--rules", "all", "--out", "/proc"]));
    assert_eq!(status, Some(1));
    assert!(error.starts_with("linja: the tables need "), "{error}");
    assert!(error.ends_with(" GB in /proc, but only 0.0 GB is free"), "{error}");
}

#[test]
fn ctrl_c_leaves_nothing_half_written() {
    let folder = tempfile::tempdir().unwrap();
    let mut child = linja()
        .args(["solve", "--out"])
        .arg(folder.path())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // Once the summary is printed the table is being written, for seconds.
    let mut out = BufReader::new(child.stdout.take().unwrap());
    wait_for_file_in(folder.path());
    let pid = rustix::process::Pid::from_child(&child);
    rustix::process::kill_process(pid, rustix::process::Signal::INT).unwrap();
    let mut printed = String::new();
    out.read_to_string(&mut printed).unwrap();
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(130));
    let error = String::from_utf8(output.stderr).unwrap();
    assert_eq!(error, "linja: writing the table was cancelled\n");
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
}

/// Once a rule set is solved, nothing that waits for input looks whether it has been cancelled.
#[test]
fn ctrl_c_ends_what_waits_for_input() {
    let start = "6,1,1,1,1,1,1,0/0,1,1,1,1,1,1,6 b\n";
    for (args, typed, told) in
        [(["puzzle", "--seed=5"], "", "Your move: "), (["eval", "--batch"], start, "}\n")]
    {
        let mut child = linja()
            .args(args)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut input = child.stdin.take().unwrap();
        input.write_all(typed.as_bytes()).unwrap();
        let mut out = BufReader::new(child.stdout.take().unwrap()).bytes();
        let mut said = Vec::new();
        while !said.ends_with(told.as_bytes()) {
            said.push(out.next().unwrap().unwrap());
        }
        let pid = rustix::process::Pid::from_child(&child);
        rustix::process::kill_process(pid, rustix::process::Signal::INT).unwrap();
        let output = child.wait_with_output().unwrap();
        assert_eq!((output.status.code(), output.stderr), (Some(130), vec![]), "{args:?}");
    }
}

/// Waits until something has been put into a folder.
fn wait_for_file_in(folder: &Path) {
    while fs::read_dir(folder).unwrap().next().is_none() {
        std::thread::yield_now();
    }
}
