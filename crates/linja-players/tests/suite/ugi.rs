//! The engine protocol: its text, and the engine as a program that talks to it sees it.

use std::fs;
use std::io::{self, BufRead, BufReader, Lines, PipeReader, PipeWriter, Write};
use std::path::Path;
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use linja::{BySide, Game, Position, RuleSet, Side, Turn};
use linja_players::ugi::{Clock, Command, Go, Program, Query, serve};
use proptest::collection::vec;
use proptest::option;
use proptest::prelude::*;

/// An engine on a thread, talked to through pipes as another process would.
struct Engine {
    input: PipeWriter,
    output: Lines<BufReader<PipeReader>>,
    thread: JoinHandle<()>,
}

impl Engine {
    fn start() -> Engine {
        Engine::writing_to(|output| output)
    }

    /// An engine whose output goes through something else first.
    fn writing_to<W: Write + Send + 'static>(wrap: impl FnOnce(PipeWriter) -> W) -> Engine {
        let (read_input, input) = std::io::pipe().unwrap();
        let (output, write_output) = std::io::pipe().unwrap();
        let write_output = wrap(write_output);
        let thread = thread::spawn(move || {
            serve(BufReader::new(read_input), write_output, &|_| Ok(None)).unwrap();
        });
        Engine { input, output: BufReader::new(output).lines(), thread }
    }

    fn say(&mut self, line: &str) {
        writeln!(self.input, "{line}").unwrap();
    }

    /// The lines up to one that begins with this word.
    fn lines_until(&mut self, word: &str) -> Vec<String> {
        let mut lines = Vec::new();
        while lines.last().is_none_or(|line: &String| line.split(' ').next() != Some(word)) {
            lines.push(self.output.next().unwrap().unwrap());
        }
        lines
    }

    /// What a command is answered, once all of it is said.
    fn ask(&mut self, line: &str) -> Vec<String> {
        self.say(line);
        if line.parse().is_ok_and(|command| matches!(command, Command::Go(_))) {
            return self.lines_until("bestmove");
        }
        // Commands are answered in order, so whatever comes before this answer belongs to `line`.
        self.say("query gameover");
        let is_query = line.parse().is_ok_and(|command| matches!(command, Command::Query(_)));
        let mut lines = self.lines_until("response");
        if is_query {
            lines.extend(self.lines_until("response"));
        }
        lines.pop();
        lines
    }

    fn best_turn(&mut self, game: &Game, go: &str) -> Turn {
        let (start, turns) = (game.start(), game.turns().collect());
        self.say(&Command::Position { start, turns }.to_string());
        let answer = self.ask(go).pop().unwrap();
        answer.strip_prefix("bestmove ").unwrap().parse().unwrap()
    }

    fn quit(mut self) {
        self.say("quit");
        self.thread.join().unwrap();
    }
}

#[test]
fn a_session_goes_as_written_down() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/suite/data/ugi.txt");
    let written = fs::read_to_string(&path).unwrap();
    let mut engine = Engine::start();
    let mut session = String::new();
    for line in written.lines().filter(|line| !line.starts_with('<')) {
        session += &format!("{line}\n");
        let Some(said) = line.strip_prefix('>') else { continue };
        let answers = engine.ask(said.trim());
        // What a search says on its way is its own affair.
        let is_lasting = |line: &&String| {
            !line.starts_with("info depth") && line.as_str() != "info string exact"
        };
        for answer in answers.iter().filter(is_lasting) {
            session += &format!("< {}\n", answer.replace(env!("CARGO_PKG_VERSION"), "VERSION"));
        }
    }
    engine.quit();
    match std::env::var_os("UPDATE") {
        Some(_) => fs::write(&path, &session).unwrap(),
        None => assert_eq!(session, written, "UPDATE=1 writes the session anew"),
    }
}

#[test]
fn a_search_tells_its_depth_score_and_line() {
    let late =
        Game::from_position(RuleSet::Zen, "0,0,0,2,0,0,1,9/0,0,0,0,6,0,0,6 b".parse().unwrap());
    let mut engine = Engine::start();
    engine.say(&format!("position fen {}", late.position()));
    let answers = engine.ask("go nodes 2000");
    let told: Vec<_> = answers.iter().filter(|line| line.starts_with("info depth ")).collect();
    assert!(told.len() > 2, "{answers:?}");
    let best = answers.last().unwrap().strip_prefix("bestmove ").unwrap();
    let last = told.len() as i64;
    for (place, line) in (1..).zip(&told) {
        let words: Vec<_> = line.split(' ').collect();
        let (numbers, line) = words.split_at(19);
        let number = |index: usize| numbers[index].parse::<i64>().unwrap();
        // In the end it says again what it knows, of the turn that it makes.
        let depth = if place == last { last - 1 } else { place };
        assert_eq!(
            (number(2), number(4), number(6), number(9) % 100),
            (depth, depth, 1, 0),
            "{words:?}"
        );
        let names = [0, 1, 3, 5, 7, 8, 10, 12, 14, 16, 18].map(|index| numbers[index]);
        let all = "info depth seldepth multipv score cp nodes nps hashfull time pv";
        assert_eq!(names.join(" "), all);
        assert!([11, 13, 15, 17].map(number).iter().all(|&count| count >= 0), "{words:?}");
        assert!(place < last || line[0] == best, "{words:?}, not {best}");
        let mut game = late.clone();
        assert!(!line.is_empty());
        line.iter().for_each(|turn| game.play(turn.parse().unwrap()).unwrap());
    }
    engine.quit();
}

#[test]
fn several_lines_are_told_in_order_and_different() {
    let mut engine = Engine::start();
    engine.say("setoption name MultiPV value 3");
    engine.say("position startpos");
    let answers = engine.ask("go depth 2");
    let lines: Vec<Vec<&str>> = answers
        .iter()
        .filter(|line| line.starts_with("info depth 2 "))
        .map(|line| line.split(' ').collect())
        .collect();
    let number = |line: &[&str], index: usize| line[index].parse::<i64>().unwrap();
    // Three, and the last word on the best of them.
    assert_eq!(lines.iter().map(|line| number(line, 6)).collect::<Vec<_>>(), [1, 2, 3, 1]);
    assert!(lines[..3].windows(2).all(|two| number(&two[0], 9) >= number(&two[1], 9)));
    assert!(lines[0][19] != lines[1][19] && lines[1][19] != lines[2][19], "{lines:?}");
    engine.quit();
}

#[test]
fn the_engine_answers_while_it_thinks() {
    let mut engine = Engine::start();
    engine.say("position startpos");
    engine.say("go infinite");
    engine.say("isready");
    engine.say("query p1turn");
    engine.say("stop");
    // It may have thought to the end before it is stopped, so the order is open.
    let mut answers: Vec<String> = Vec::new();
    for _ in 0..3 {
        let is_answer = |line: &String| !line.starts_with("info");
        answers.extend(engine.output.by_ref().map(Result::unwrap).find(is_answer));
    }
    answers.sort();
    let turn: Turn = answers[0].strip_prefix("bestmove ").unwrap().parse().unwrap();
    assert_eq!(answers[1..], ["readyok", "response true"]);
    assert!(Game::new(RuleSet::Zen, Side::Black).play(turn).is_ok());
    engine.quit();
}

#[test]
fn an_engine_that_is_left_alone_stops_thinking() {
    let mut engine = Engine::start();
    engine.say("position startpos");
    engine.say("go infinite");
    drop(engine.input);
    let last = engine.output.map(Result::unwrap).last().unwrap();
    assert!(last.starts_with("bestmove "), "{last}");
    engine.thread.join().unwrap();
}

/// A game of the engine against itself.
fn game_of_seed(engine: &mut Engine, seed: u32) -> Game {
    engine.say("setoption name Level value 2");
    engine.say(&format!("setoption name Seed value {seed}"));
    engine.say("uginewgame");
    let mut game = Game::new(RuleSet::Classic, Side::Red);
    while !game.is_over() {
        let turn = engine.best_turn(&game, "go nodes 50");
        game.play(turn).unwrap();
    }
    game
}

#[test]
fn a_seed_makes_the_same_game_whatever_was_played_before() {
    let mut engine = Engine::start();
    engine.say("setoption name Rules value classic");
    let first = game_of_seed(&mut engine, 5);
    assert_ne!(game_of_seed(&mut engine, 6), first);
    assert_eq!(game_of_seed(&mut engine, 5), first);
    engine.quit();
}

#[test]
fn without_its_table_the_engine_says_so_and_searches() {
    let mut engine = Engine::start();
    engine.say("setoption name OracleFile value /nonexistent/my zen.table");
    engine.say("isready");
    let said = engine.lines_until("readyok");
    assert_eq!(
        said[0],
        "info string cannot read /nonexistent/my zen.table: entity not found; searching instead \
         (`linja solve --out DIR` makes tables)"
    );
    let game = Game::new(RuleSet::Zen, Side::Black);
    let turn = engine.best_turn(&game, "go nodes 10");
    assert!(game.clone().play(turn).is_ok());
    engine.quit();
}

/// Panics at the first word of a search.
struct Panicking {
    output: PipeWriter,
    has_panicked: bool,
}

impl Write for Panicking {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if bytes.starts_with(b"info depth") && !self.has_panicked {
            self.has_panicked = true;
            panic!("the first search is to fail");
        }
        self.output.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.output.flush()
    }
}

#[test]
fn an_engine_that_fails_to_think_says_so_and_plays_on() {
    let mut engine = Engine::writing_to(|output| Panicking { output, has_panicked: false });
    // The other thread must end as well.
    engine.say("setoption name Threads value 2");
    let game = Game::new(RuleSet::Zen, Side::Black);
    engine.say("position startpos");
    let failed = ["info string the engine failed to think of a turn", "bestmove none"];
    assert_eq!(engine.ask("go infinite"), failed);
    let turn = engine.best_turn(&game, "go depth 1");
    assert!(game.clone().play(turn).is_ok());
    engine.quit();
}

#[test]
fn opening_a_table_is_part_of_the_time_for_a_turn() {
    const OPENING: Duration = Duration::from_millis(200);
    let slow_disk = |_| {
        let start = Instant::now();
        while start.elapsed() < OPENING {
            thread::yield_now();
        }
        Ok(None)
    };
    let mut answers = Vec::new();
    serve(&b"position startpos\ngo movetime 100\n"[..], &mut answers, &slow_disk).unwrap();
    let answers = String::from_utf8(answers).unwrap();
    let (_, time) = answers.split_once(" time ").unwrap();
    let time: u128 = time.split(' ').next().unwrap().parse().unwrap();
    assert!(time >= OPENING.as_millis(), "{answers}");
}

#[test]
fn a_line_without_end_is_answered_in_one_line() {
    let mut engine = Engine::start();
    let answers = engine.ask(&"x".repeat(1 << 20));
    assert_eq!(answers, ["info string this line is too long"]);
    engine.quit();
}

#[test]
fn a_turn_takes_its_share_of_the_clock_and_never_more_than_there_is() {
    let overhead = Duration::from_millis(20);
    let time_for = |go: &Go, side| go.time_for(RuleSet::Zen, Position::start(side), overhead);
    let clock = |left: u64, increment: u64| Clock {
        left: Some(Duration::from_millis(left)),
        increment: Some(Duration::from_millis(increment)),
    };
    // The least and the most of it that a turn takes.
    for (left, increment, movestogo, least, most) in [
        (0, 0, None, 0, 0),
        (5, 1000, None, 0, 5),
        (1000, 0, Some(1), 900, 1000),
        (60_000, 500, Some(0), 59_000, 60_000),
        (60_000, 0, None, 5900, 6000),
        (60_000, 400, None, 6200, 6300),
    ] {
        let clocks = BySide { black: clock(left, increment), red: Clock::default() };
        let go = Go { clocks, movestogo, ..Go::default() };
        let time = time_for(&go, Side::Black).unwrap().as_millis();
        assert!((least..=most).contains(&time), "{go}: {time} ms");
        assert_eq!(time_for(&go, Side::Red), None);
    }
    let go = Go { movetime: Some(Duration::from_secs(1)), ..Go::default() };
    let time = time_for(&go, Side::Red).unwrap();
    assert!(time < Duration::from_secs(1) && time > Duration::from_millis(900), "{time:?}");
}

#[test]
fn a_program_is_named_as_in_a_shell() {
    let words = |text: &str| text.parse::<Program>().map(|program| program.words().join("|"));
    assert_eq!(words("  ./engine  --fast "), Ok("./engine|--fast".to_owned()));
    assert_eq!(
        words(r#"sh "my engine.sh" 'a "b"' """#),
        Ok(r#"sh|my engine.sh|a "b"|"#.to_owned())
    );
    assert_eq!(
        words(r#"a\ b C:\new "x\"y" --z='1 2'"#),
        Ok(r#"a b|C:\new|x"y|--z=1 2"#.to_owned())
    );
    for (wrong, reason) in [("", "a program is named by its command"), ("'x", "not closed")] {
        assert!(words(wrong).unwrap_err().to_string().contains(reason));
    }
}

fn any_go() -> impl Strategy<Value = Go> {
    let time = || option::of((0..1_000_000_u64).prop_map(Duration::from_millis));
    let clock = move || (time(), time()).prop_map(|(left, increment)| Clock { left, increment });
    let numbers =
        (option::of(any::<u32>()), option::of(0..=i64::MAX as u64), option::of(any::<u32>()));
    (numbers, time(), clock(), clock()).prop_map(
        |((depth, nodes, movestogo), movetime, black, red)| Go {
            depth,
            nodes,
            movetime,
            clocks: BySide { black, red },
            movestogo,
        },
    )
}

fn any_command() -> impl Strategy<Value = Command> {
    let option = ("[A-Za-z]{1,9}( [A-Z]{1,4})?", "([!-~]([ -~]{0,20}[!-~])?)?");
    let game = (any::<u64>(), 0..40_usize).prop_map(|(seed, length)| {
        let game = linja::random_game(RuleSet::ZenMean, seed);
        Command::Position { start: game.start(), turns: game.turns().take(length).collect() }
    });
    prop_oneof![
        Just(Command::Ugi),
        Just(Command::IsReady),
        Just(Command::NewGame),
        option.prop_map(|(name, value)| Command::SetOption { name, value }),
        game,
        any_go().prop_map(Command::Go),
        Just(Command::Stop),
        Just(Command::Query(Query::GameOver)),
        Just(Command::Query(Query::P1Turn)),
        Just(Command::Query(Query::Result)),
        Just(Command::Quit),
    ]
}

/// Lines that are nearly commands, and lines that are not.
fn any_line() -> impl Strategy<Value = String> {
    let words = proptest::sample::select(vec![
        "ugi",
        "isready",
        "uginewgame",
        "setoption",
        "name",
        "value",
        "Level",
        "3",
        "Rules",
        "classic",
        "Seed",
        "position",
        "startpos",
        "fen",
        "6,1,1,1,1,1,1,0/0,1,1,1,1,1,1,6",
        "b",
        "moves",
        "2-3,1-3",
        "pass",
        "go",
        "nodes",
        "depth",
        "1",
        "movetime",
        "p1time",
        "-1",
        "infinite",
        "stop",
        "query",
        "result",
        "gameover",
        "99999999999999999999",
        "ÿ",
        "\t",
        "",
    ]);
    prop_oneof![
        3 => vec(words, 0..7).prop_map(|words| words.join(" ")),
        1 => ".{0,60}",
        1 => any_command().prop_map(|command| command.to_string()),
    ]
}

proptest! {
    #[test]
    fn a_command_reads_back_from_its_line(command in any_command()) {
        let line = command.to_string();
        prop_assert_eq!(line.parse(), Ok(command));
    }

    #[test]
    fn any_line_is_a_command_or_refused_in_one_line(line in any_line()) {
        match line.parse::<Command>() {
            Ok(command) => prop_assert_eq!(command.to_string().parse(), Ok(command)),
            Err(error) => prop_assert!(!error.to_string().contains(['\n', '\r'])),
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    #[test]
    fn any_session_is_answered_to_its_end(lines in vec(any_line(), 0..12)) {
        let mut answers = Vec::new();
        serve(lines.join("\n").as_bytes(), &mut answers, &|_| Ok(None)).unwrap();
        let known = ["id", "option", "ugiok", "readyok", "response", "info", "bestmove"];
        for answer in String::from_utf8(answers).unwrap().lines() {
            let word = answer.split(' ').next().unwrap();
            prop_assert!(known.contains(&word), "{}", answer);
        }
    }
}
