//! `linja ugi` under another match runner: a client that reads answers as literally as cutegames does, and knows no rules.

#![allow(clippy::unwrap_used)] // A panic is how a test fails.

use std::io::{BufRead, BufReader, Lines, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use linja::{Game, Position, RuleSet, Side};

/// An engine, and how it is talked to.
struct Engine {
    child: Child,
    input: ChildStdin,
    output: Lines<BufReader<ChildStdout>>,
}

impl Engine {
    fn start(rules: RuleSet, level: u32) -> Engine {
        let mut child = Command::new(env!("CARGO_BIN_EXE_linja"))
            .arg("ugi")
            .env("LINJA_DATA", "no-tables")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let output = BufReader::new(child.stdout.take().unwrap()).lines();
        let mut engine = Engine { input: child.stdin.take().unwrap(), output, child };
        engine.say("ugi");
        engine.wait_for("ugiok");
        engine.say(&format!("setoption name Rules value {rules}"));
        engine.say(&format!("setoption name Level value {level}"));
        engine.ready();
        engine.say("uginewgame");
        engine
    }

    fn say(&mut self, line: &str) {
        writeln!(self.input, "{line}").unwrap();
    }

    /// The next line; one that is neither an answer nor `info` has no place here.
    fn hear(&mut self) -> String {
        let line = self.output.next().unwrap().unwrap();
        let known = ["info ", "id ", "option ", "ugiok", "readyok", "bestmove ", "response "];
        assert!(known.iter().any(|word| line.starts_with(word)), "{line}");
        assert!(!line.contains("string first `stop`"), "{line}");
        line
    }

    /// Waits for exactly this line.
    fn wait_for(&mut self, answer: &str) {
        while self.hear() != answer {}
    }

    /// Waits for a line of exactly two words with one space between them, and gives the second.
    fn wait_for_word_after(&mut self, first: &str) -> String {
        loop {
            let line = self.hear();
            if let [word, answer] = line.split(' ').collect::<Vec<_>>()[..]
                && word == first
            {
                return answer.to_owned();
            }
        }
    }

    fn ready(&mut self) {
        self.say("isready");
        self.wait_for("readyok");
    }

    /// Asks something about the game, without any pause after what was said before.
    fn query(&mut self, position: &str, question: &str) -> String {
        self.say(position);
        self.say(&format!("query {question}"));
        self.wait_for_word_after("response")
    }

    /// The turn it makes, with which its last `info` of a line begins.
    fn go(&mut self) -> String {
        self.say("go nodes 50 p1time 10000 p2time 10000 p1inc 100 p2inc 100");
        let mut line_begins = String::new();
        loop {
            let line = self.hear();
            if let Some((_, turns)) = line.split_once(" pv ") {
                line_begins = turns.split(' ').next().unwrap().to_owned();
            } else if let Some(turn) = line.strip_prefix("bestmove ") {
                assert_eq!(turn, line_begins);
                return turn.to_owned();
            }
        }
    }

    fn quit(mut self) {
        self.say("quit");
        assert!(self.child.wait().unwrap().success());
    }
}

/// Plays a whole game between an engine of a low level, as p1, and one of the highest, and asks them everything about it.
/// What they answer is compared with the game.
fn play(rules: RuleSet, start: Position) {
    let mut engines = [3, 10].map(|level| Engine::start(rules, level));
    let mut game = Game::from_position(rules, start);
    let mut position = match start == Position::start(Side::Black) {
        true => "position startpos".to_owned(),
        false => format!("position fen {start}"),
    };
    loop {
        let is_p1 = engines[0].query(&position, "p1turn");
        assert_eq!(is_p1, (game.position().to_move() == Side::Black).to_string(), "{position}");
        let mover = &mut engines[usize::from(is_p1 != "true")];
        mover.ready();
        mover.say(&position);
        if mover.query(&position, "gameover") == "true" {
            break;
        }
        assert_eq!(mover.query(&position, "result"), "none", "{position}");
        let turn = mover.go();
        game.play(turn.parse().unwrap()).unwrap();
        position += if game.turns().len() == 1 { " moves " } else { " " };
        position += &turn;
    }
    let result = match game.result().unwrap().winner() {
        Some(Side::Black) => "p1win",
        Some(Side::Red) => "p2win",
        None => "draw",
    };
    for mut engine in engines {
        engine.ready();
        assert_eq!(engine.query(&position, "gameover"), "true", "{position}");
        assert_eq!(engine.query(&position, "result"), result, "{position}");
        engine.quit();
    }
}

#[test]
fn a_foreign_match_runner_plays_whole_games_in_every_rule_set() {
    for rules in RuleSet::ALL {
        for side in Side::ALL {
            play(rules, Position::start(side));
        }
    }
}
