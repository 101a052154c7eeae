//! Who wins and in how many turns, as other programs see it.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Stdio};

use linja::{Position, RuleSet};
use linja_oracle::{DistanceOracle, NearTable, Oracle, Wdl};
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::{ZEN, eval, json_lines, linja, with_zen};

/// The known answers: the checksum of all, and the longest.
#[test]
fn the_distances_of_zen_are_the_known_ones() {
    let known = &ZEN.distances;
    assert_eq!((&known["kind"], &known["rules"]), (&"distance".into(), &"zen".into()));
    assert_eq!((&known["checksum"], &known["max"]), (&"2115fb3e51f4fa55".into(), &177.into()));
    for result in ["win", "draw", "loss"] {
        assert_eq!(known[result], ZEN.summary[result], "{result}");
    }
    assert!(known["peak_rss_bytes"].as_u64().unwrap() <= 4 << 30, "{known}");
}

const POSITIONS: [&str; 4] = [
    "6,1,1,1,1,1,1,0/0,1,1,1,1,1,1,6 b",
    "0,0,0,2,0,0,1,9/0,0,0,0,6,0,0,6 b",
    "1,0,0,3,0,1,0,7/4,1,2,2,1,2,0,0 b",
    "4,1,1,2,1,1,1,1/0,1,1,1,1,1,1,6 r",
];

/// What a position's result and distance follow from: the best of its turns, the winner hurrying and the loser
/// delaying.
#[test]
fn a_position_is_as_far_from_its_end_as_its_best_turn() {
    for position in POSITIONS {
        let [known] =
            &json_lines(&eval(&["--json", "--distance", "--position", position]).output().unwrap())
                [..]
        else {
            panic!("one line")
        };
        let far = |known: &Value| {
            let distance = known["distance"].as_i64().unwrap();
            match known["result"].as_str().unwrap() {
                "win" => (1, -distance),
                "draw" => (0, -distance),
                _ => (-1, distance),
            }
        };
        let turns = known["turns"].as_array().unwrap();
        assert_eq!(turns.iter().map(far).max(), Some(far(known)), "{known}");
        for judged in turns.iter().chain([known]) {
            assert_eq!(far(judged).0, judged["margin"].as_i64().unwrap().signum(), "{judged}");
        }
    }
}

#[test]
fn people_are_told_in_words() {
    let position = "0,0,0,2,0,0,1,9/0,0,0,0,6,0,0,6 b";
    let said = eval(&["--position", position]).output().unwrap();
    let said = String::from_utf8(said.stdout).unwrap();
    let oracle = DistanceOracle::find(ZEN.folder.path(), RuleSet::Zen).unwrap().unwrap();
    let outcome = oracle.outcome(position.parse().unwrap()).unwrap();
    assert_eq!(outcome.result, Wdl::Win);
    assert!(said.contains(&format!("\nBlack: wins in {} turns\n", outcome.distance)), "{said}");
}

/// Distances of 90 turns and more are in the second table.
#[test]
fn far_positions_are_read_from_both_tables() {
    let near = NearTable::find(ZEN.folder.path(), RuleSet::Zen).unwrap().unwrap();
    let oracle = DistanceOracle::find(ZEN.folder.path(), RuleSet::Zen).unwrap().unwrap();
    let far: Position = "12,0,0,0,0,0,0,0/12,0,0,0,0,0,0,0 b".parse().unwrap();
    let (seen, known) = (near.value(far).unwrap(), oracle.outcome(far).unwrap());
    assert_eq!((seen.result, seen.distance), (known.result, 90));
    assert!(known.distance > 90, "{known}");
}

/// A folder with the first so many of zen's three tables.
fn tables(number: usize) -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    for table in ["zen.table", "zen.distance.table", "zen.far.table"].iter().take(number) {
        let there = fs::canonicalize(ZEN.folder.path().join(table)).unwrap();
        std::os::unix::fs::symlink(there, folder.path().join(table)).unwrap();
    }
    folder
}

/// Killed with the test.
struct Server {
    process: Child,
    address: String,
}

impl Server {
    fn start(folder: &Path) -> Server {
        let mut serve = linja();
        serve.args([
            "serve",
            "--oracle",
            "zen",
            "--bind",
            "127.0.0.1:0",
            "--log",
            "error",
            "--data",
        ]);
        let mut process = serve.arg(folder).stdout(Stdio::piped()).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(process.stdout.as_mut().unwrap()).read_line(&mut line).unwrap();
        let address = line.trim().rsplit("http://").next().unwrap().to_owned();
        Server { process, address }
    }

    /// What it says about a position.
    fn ask(&self, position: &str) -> Value {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        let target = format!("/api/margins?position={}", position.replace(' ', "+"));
        write!(stream, "GET {target} HTTP/1.0\r\nHost: {}\r\n\r\n", self.address).unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        serde_json::from_str(answer.split_once("\r\n\r\n").unwrap().1).unwrap()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        _ = self.process.kill();
        _ = self.process.wait();
    }
}

/// A copy that was cut off must not cost the margins.
#[test]
fn a_server_whose_distances_cannot_be_read_still_has_the_margins() {
    let folder = tables(2);
    fs::write(folder.path().join("zen.far.table"), "cut off").unwrap();
    let answer = Server::start(folder.path()).ask(POSITIONS[0]);
    assert_eq!(answer["margin"], 2, "{answer}");
    assert_eq!(answer["distance"], Value::Null, "{answer}");
}

#[test]
fn a_server_with_the_tables_says_who_wins_and_when() {
    let folder = tables(3);
    let server = Server::start(folder.path());
    let oracle = Oracle::find(ZEN.folder.path(), RuleSet::Zen).unwrap().unwrap();
    let distances = oracle.distances().unwrap();
    for (position, answer) in POSITIONS.map(|position| (position, server.ask(position))) {
        let position = position.parse().unwrap();
        let known = distances.outcome(position).unwrap();
        assert_eq!(answer["result"], known.result.name(), "{answer}");
        assert_eq!(answer["distance"], known.distance, "{answer}");
        let turns = oracle.turns(position).unwrap().into_iter().map(|turn| {
            let known = distances.of_turn(&turn.played).unwrap();
            json!({
                "turn": turn.played.turn.to_string(), "margin": turn.margin,
                "result": known.result.name(), "distance": known.distance,
            })
        });
        assert_eq!(answer["turns"], Value::from_iter(turns));
    }
}

#[test]
fn tables_that_are_there_are_not_made_again_and_their_parts_are_listed() {
    let folder = ZEN.folder.path();
    let output = linja().args(["solve", "--distance", "--out"]).arg(folder).output().unwrap();
    let said = String::from_utf8(output.stdout).unwrap();
    for file in ["zen.table", "zen.distance.table", "zen.far.table"] {
        assert!(said.contains(file), "{said}");
    }
    let index = fs::read_to_string(folder.join("index.json")).unwrap();
    let index: Value = serde_json::from_str(&index).unwrap();
    for name in ["zen", "zen.distance", "zen.far"] {
        let bytes = fs::metadata(folder.join(format!("{name}.table"))).unwrap().len();
        assert_eq!(index[name], bytes, "{name}");
    }
}

#[test]
fn programs_are_told_the_totals_of_tables_that_are_there_without_solving_again() {
    let folder = ZEN.folder.path();
    let written = || {
        ["zen.table", "zen.distance.table", "zen.far.table"]
            .map(|file| fs::metadata(folder.join(file)).unwrap().modified().unwrap())
    };
    let before = written();
    let args = ["solve", "--json", "--distance", "--out"];
    let told = json_lines(&linja().args(args).arg(folder).output().unwrap());
    assert_eq!(written(), before);
    // Solving takes three gigabytes.
    assert!(told[0]["peak_rss_bytes"].as_u64().unwrap() < 2_000_000_000, "{}", told[0]);
    let without_cost = |told: &Value| {
        let mut told = told.clone();
        told["seconds"].take();
        told["peak_rss_bytes"].take();
        told
    };
    let solved = [&ZEN.summary, &ZEN.distances].map(without_cost);
    assert_eq!(told.iter().map(without_cost).collect::<Vec<_>>(), solved);
}

#[test]
fn a_data_set_has_them_if_it_is_asked_to() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("far.csv");
    let output = with_zen("export", &["--count", "50", "--distance"]).arg(&file).output().unwrap();
    assert!(output.status.success(), "{output:?}");
    let text = fs::read_to_string(&file).unwrap();
    let (head, rows) = text.split_once('\n').unwrap();
    assert!(head.ends_with(",margin,result,distance"), "{head}");
    assert_eq!(rows.lines().count(), 50);
    for row in rows.lines() {
        let cells: Vec<i32> = row.split(',').map(|cell| cell.parse().unwrap()).collect();
        assert_eq!(cells[17].signum(), cells[18], "{row}");
    }
    let card = fs::read_to_string(folder.path().join("far.csv.md")).unwrap();
    assert!(card.contains("--distance`") && card.contains("2115fb3e51f4fa55"), "{card}");
    assert!(card.contains("| `distance` |"), "{card}");
}
