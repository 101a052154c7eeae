//! The binary as other programs see it: what it prints, its exit status, its one-line errors.

#![allow(clippy::unwrap_used)] // A panic is how a test fails.

use std::fs;
use std::io::pipe;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

use linja::{BySide, Position, Record, RuleSet, Side, random_game};
use linja_words::Language;

/// In English, whatever the machine speaks.
fn command(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_linja"));
    command.args(args).env("LC_ALL", "C");
    command
}

fn linja(args: &[&str]) -> Output {
    command(args).output().unwrap()
}

fn stdout(args: &[&str]) -> String {
    let output = linja(args);
    assert_eq!(output.status.code(), Some(0), "{args:?}: {output:?}");
    assert!(output.stderr.is_empty(), "{args:?}: {output:?}");
    String::from_utf8(output.stdout).unwrap()
}

/// The one line on standard error of a call that must be refused.
fn refused(args: &[&str]) -> String {
    failed(2, args)
}

/// The one line on standard error of a call that must end with this status.
fn failed(status: i32, args: &[&str]) -> String {
    let output = linja(args);
    assert_eq!(output.status.code(), Some(status), "{args:?}: {output:?}");
    assert!(output.stdout.is_empty(), "{args:?}: {output:?}");
    let error = String::from_utf8(output.stderr).unwrap();
    assert_eq!(error.lines().count(), 1, "{error}");
    error.trim_end().to_owned()
}

/// A file of its own for each test.
fn file(name: &str, content: &[u8]) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::write(&path, content).unwrap();
    path.into_os_string().into_string().unwrap()
}

#[test]
fn perft_prints_the_count_alone_on_the_last_line() {
    let last = |args: &[&str]| stdout(args).lines().last().unwrap().to_owned();
    assert_eq!(last(&["perft", "2"]), "12139");
    assert_eq!(last(&["perft", "--rules", "classic", "3"]), "248041");
    assert_eq!(last(&["perft", "0"]), "1");
    let over = "0,0,0,0,0,2,4,6/6,3,1,0,2,0,0,0 b";
    assert_eq!(last(&["perft", "--position", over, "2"]), "0");
}

#[test]
fn perft_counts_by_first_turn() {
    let output = stdout(&["perft", "2"]);
    let lines: Vec<_> = output.lines().collect();
    let (total, first_turns) = lines.split_last().unwrap();
    let counts = first_turns.iter().map(|line| line.split_once(": ").unwrap().1);
    let sum: u64 = counts.map(|count| count.parse::<u64>().unwrap()).sum();
    assert_eq!((first_turns.len(), sum), (109, total.parse().unwrap()));
}

#[test]
fn turns_prints_one_a_line() {
    let output = stdout(&["turns", "--rules", "revised+mean"]);
    assert_eq!(output.lines().count(), 181);
    assert!(output.lines().any(|line| line == "7-8,x6-7"));
    let stuck = "0,0,0,0,0,0,0,12/0,0,0,0,0,6,0,6 b";
    assert_eq!(stdout(&["turns", "--position", stuck]), "pass\n");
}

#[test]
fn show_draws_the_board_and_the_score_now() {
    let board = "\
zen, Black to move

row                            points per pawn
                               ●     ○
 8               ○ ○ ○ ○ ○ ○   5    −1
    ────────────────────────
 7  ●                      ○   3    −1
    ────────────────────────
 6  ●                      ○   2    −1
    ────────────────────────
 5  ●                      ○   1    −1
    ────────────────────────
 4  ●                      ○  −1     1
    ────────────────────────
 3  ●                      ○  −1     2
    ────────────────────────
 2  ●                      ○  −1     3
    ────────────────────────
 1  ● ● ● ● ● ●               −1     5

If the game ended now: ● Black −3 points, ○ Red −3 points
6,1,1,1,1,1,1,0/0,1,1,1,1,1,1,6 b
";
    assert_eq!(stdout(&["show"]), board);

    let crowded = stdout(&["show", "--position", "0,0,0,0,0,0,1,11/0,0,0,0,0,0,0,12 b"]);
    assert!(crowded.contains(" 8  ●●●●●●●●●●● ○○○○○○○○○○○○   5"), "{crowded}");
}

#[test]
fn show_tells_who_won() {
    let over = "0,0,0,0,0,2,4,6/6,3,1,0,2,0,0,0 b";
    let output = stdout(&["show", "--rules", "classic", "--position", over]);
    assert!(output.starts_with("classic, the game is over\n"), "{output}");
    let end = format!("● Black 46 points, ○ Red 41 points: Black wins\n{over}\n");
    assert!(output.ends_with(&end), "{output}");
}

#[test]
fn show_draws_where_a_record_stands() {
    let record = Record::new(random_game(RuleSet::RevisedMean, 1));
    let output = stdout(&["show", &file("whole.linja", record.to_string().as_bytes())]);
    let points = record.game.result().unwrap().points;
    let score = format!("● Black {} points, ○ Red {} points: ", points.black, points.red);
    assert!(output.contains(&score), "{output}");
}

#[test]
fn a_record_stands_for_a_position_anywhere_in_it() {
    let game = random_game(RuleSet::Classic, 3);
    let path = file("stands.linja", Record::new(game.clone()).to_string().as_bytes());
    let position = game.played()[4].position.to_string();
    let from = ["--rules", "classic", "--position", &position];
    for command in [&["turns"][..], &["show"], &["perft", "1"], &["turns", "--json"]] {
        let of_record = [command, &[&path, "--after", "5"]].concat();
        let of_position = [command, &from].concat();
        assert_eq!(stdout(&of_record), stdout(&of_position), "{command:?}");
    }
    // The end of the record unless said otherwise, from standard input as well.
    let input = fs::File::open(&path).unwrap();
    let shown = command(&["show", "--json", "-"]).stdin(input).output().unwrap().stdout;
    let shown: serde_json::Value = serde_json::from_slice(&shown).unwrap();
    let points = game.result().unwrap().points;
    assert_eq!(shown["position"], game.position().to_string());
    assert_eq!(shown["turns"].as_array().unwrap().len(), game.turns().len());
    assert_eq!(shown["points"], serde_json::json!({ "black": points.black, "red": points.red }));
    assert_eq!(shown["over"], true);
    // A game goes on from there as well.
    let mut cut = game.clone();
    while cut.turns().len() > 5 && cut.undo() {}
    let cut = file("stood.linja", Record::new(cut).to_string().as_bytes());
    let played = stdout(&["play", "--plain", &path, "--after", "5"]);
    assert_eq!(played, stdout(&["play", "--plain", &cut]));
    let error = refused(&["play", "--plain", &path, "--after", "500"]);
    assert!(error.contains("the game has only"), "{error}");
    let error = refused(&["turns", &path, "--after", "500"]);
    assert!(error.contains("the game has only") && error.contains("not 500"), "{error}");
    let error = refused(&["turns", "--after", "3"]);
    assert!(error.contains("RECORD"), "{error}");
}

#[test]
fn perft_for_programs_adds_up() {
    let counted: serde_json::Value =
        serde_json::from_str(&stdout(&["perft", "2", "--json"])).unwrap();
    let counts =
        counted["turns"].as_array().unwrap().iter().map(|turn| turn["count"].as_u64().unwrap());
    assert_eq!((counted["total"].as_u64(), counts.sum::<u64>()), (Some(12139), 12139));
}

#[test]
fn shells_complete_and_every_command_has_a_page() {
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        let script = stdout(&["completions", shell]);
        assert!(script.contains("puzzle") && script.contains("daily"), "{shell}");
    }
    // The values that an option can have, too.
    let script = stdout(&["completions", "bash"]);
    for values in [
        "classic revised revised+mean zen zen+mean",
        "classic revised revised+mean zen zen+mean all",
        "en de fr it es nl",
        "black red",
        "1 2 3 4 5 6 7 8 9 10 adapt",
    ] {
        assert!(script.contains(&format!("compgen -W \"{values}\"")), "{values}");
    }
    assert!(script.contains(" bash zsh fish powershell elvish\""));
    assert!(refused(&["completions", "dos"]).contains("bash"));
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("man");
    let _ = fs::remove_dir_all(&folder);
    assert_eq!(stdout(&["man", folder.to_str().unwrap(), "--lang", "de"]), "");
    let pages: Vec<_> = fs::read_dir(&folder)
        .unwrap()
        .map(|page| page.unwrap().file_name().into_string().unwrap())
        .collect();
    assert!(
        ["linja.1", "linja-solve.1", "linja-bot.1"]
            .iter()
            .all(|page| pages.contains(&(*page).to_owned())),
        "{pages:?}"
    );
    let page = fs::read_to_string(folder.join("linja-turns.1")).unwrap();
    assert!(page.starts_with(".ie") && page.contains("Regelwerk"), "{page}");
    let examples = ".SH BEISPIELE\n.nf\nlinja turns\nlinja turns game.linja \\-\\-after 3\n.fi\n";
    assert!(page.ends_with(examples), "{page}");
    for page in pages {
        let text = fs::read_to_string(folder.join(&page)).unwrap();
        assert_eq!(text.matches(".SH BEISPIELE").count(), 1, "{page}");
    }
}

#[test]
fn bench_for_programs_adds_up() {
    let counted: serde_json::Value = serde_json::from_str(&stdout(&["bench", "--json"])).unwrap();
    let searches = counted["searches"].as_array().unwrap();
    let names: Vec<_> = searches.iter().map(|one| one["rules"].as_str().unwrap()).collect();
    assert_eq!(names, RuleSet::ALL.map(RuleSet::name));
    let sum: u64 = searches.iter().map(|one| one["nodes"].as_u64().unwrap()).sum();
    assert_eq!(counted["total"], sum);
}

#[test]
fn show_and_play_open_a_study_at_the_end_of_its_main_line() {
    let study = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/study.linja");
    let line = file("line.linja", b"[Rules \"zen\"] 2-3,1-3 7-6 *");
    for args in [&["show"][..], &["play", "--plain"]] {
        let shown = |path| stdout(&[args, &[path]].concat());
        assert_eq!(shown(study), shown(&line), "{args:?}");
    }
}

#[test]
fn show_draws_pictures_instead_of_text() {
    let svg = stdout(&["show", "--svg", "-"]);
    assert!(svg.starts_with("<svg ") && svg.contains(&Position::start(Side::Black).to_string()));
    let record = file("drawn.linja", b"[Rules \"zen\"]\n1. 2-3,1-3\n*");
    let [still, png, moving] = ["still.svg", "still.png", "moving.svg"].map(|name| file(name, b""));
    let args = ["show", &record, "--svg", &still, "--png", &png, "--animate", &moving];
    assert_eq!(stdout(&args), "");
    let [still, moving] = [still, moving].map(|path| fs::read_to_string(path).unwrap());
    assert!(still.contains("<title>5,0,3,1,1,1,1,0/0,1,1,1,1,1,1,6 r</title>"), "{still}");
    assert!(moving.contains("@keyframes") && !still.contains("@keyframes"));
    let signature = b"\x89PNG\r\n\x1a\n";
    assert!(fs::read(png).unwrap().starts_with(signature));
    let moving = file("moving.png", b"");
    assert_eq!(stdout(&["show", &record, "--animate", &moving]), "");
    let moving = fs::read(moving).unwrap();
    assert!(moving.starts_with(signature) && moving.windows(4).any(|chunk| chunk == b"acTL"));
    let error = failed(1, &["show", "--png", "no-such-folder/board.png"]);
    assert!(error.contains("can’t write no-such-folder/board.png"), "{error}");
}

#[test]
fn show_draws_every_record_of_a_file() {
    let records = [RuleSet::Zen, RuleSet::Classic].map(|rules| Record::new(random_game(rules, 1)));
    let both = format!("{}\n{}", records[0], records[1]);
    let output = stdout(&["show", &file("both.linja", both.as_bytes())]);
    let [zen, classic] =
        records.map(|record| stdout(&["show", &file("one.linja", record.to_string().as_bytes())]));
    assert_eq!(output, format!("{zen}\n{classic}"));
}

#[test]
fn games_of_many_files_are_filtered_counted_merged_and_converted() {
    let record = |rules, seed: u64, black: &str, red: &str| {
        let mut record = Record::new(random_game(rules, seed));
        record.players = BySide { black: black.to_owned(), red: red.to_owned() };
        record
    };
    let mut cut = record(RuleSet::Zen, 4, "Ben", "Ada");
    while cut.game.turns().len() > 6 && cut.game.undo() {}
    let records = [
        record(RuleSet::Zen, 1, "Ada", "Ben"),
        record(RuleSet::Classic, 2, "Cleo", "Ada"),
        cut,
        record(RuleSet::Zen, 1, "Ada", "Ben"),
    ];
    let texts = records.each_ref().map(ToString::to_string);
    let one = file("games-1.linja", texts[..2].join("\n").as_bytes());
    let other = file("games-2.linja", texts[2..].join("\n").as_bytes());
    let games = |options: &[&str]| stdout(&[&["games", &one, &other], options].concat());
    // What comes out is such a file again.
    assert_eq!(games(&[]), texts.join("\n"));
    let merged = file("games-3.linja", games(&["--unique"]).as_bytes());
    assert_eq!(stdout(&["games", &merged, "--count"]), "3\n");
    for (options, count) in [
        (&["--rules", "zen"][..], "3\n"),
        (&["--player", "Cleo"], "1\n"),
        (&["--player", "ada"], "0\n"),
        (&["--over", "--rules", "zen", "--unique"], "1\n"),
        (&["--position", &records[1].game.played()[7].position.to_string()], "1\n"),
    ] {
        assert_eq!(games(&[options, &["--count"]].concat()), count, "{options:?}");
    }
    let cut_positions = stdout(&["games", &other, "--positions"]);
    let expected = records[2].game.start().to_string();
    assert_eq!(cut_positions.lines().next(), Some(expected.as_str()));
    assert_eq!(cut_positions.lines().count(), 7 + records[3].game.turns().len() + 1);
    let lines = games(&["--json"]);
    let objects: Vec<serde_json::Value> =
        lines.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(objects.len(), 4);
    assert_eq!((&objects[1]["black"], &objects[2]["points"]), (&"Cleo".into(), &().into()));
    let stats: serde_json::Value =
        serde_json::from_str(&games(&["--stats", "--json", "--unique"])).unwrap();
    assert_eq!(stats["players"][0]["player"], "Ada");
    assert_eq!(stats["players"][0]["games"], 3);
    let margin = |index: usize, side| records[index].game.result().unwrap().margin(side);
    let ada = f64::from(margin(0, Side::Black) + margin(1, Side::Red)) / 2.0;
    assert_eq!(stats["players"][0]["margin"], ada);
    let text = games(&["--stats"]);
    let first: Vec<&str> = text.lines().next().unwrap().split_whitespace().collect();
    assert_eq!(first, ["rules", "games", "Black", "drawn", "Red", "margin", "moves"]);
}

#[test]
fn rules_prints_the_page_of_the_rule_set() {
    for rules in RuleSet::ALL {
        let page = stdout(&["rules", "--rules", rules.name()]);
        assert!(page.starts_with("The rules of Linja: "), "{page}");
        assert!(page.contains("\n\nScoring\n───────\n"), "{page}");
        assert!(page.lines().all(|line| line.chars().count() <= 80), "{page}");
        assert_eq!(page.contains("The mean option\n"), rules.is_mean(), "{page}");
        let result = match rules {
            RuleSet::Classic => "Black wins by 5 points, 46 to 41.",
            _ => "Black wins by 7 points, 46 to 39.",
        };
        assert!(page.contains(result), "{page}");
    }
}

#[test]
fn an_example_shows_the_board_before_and_after_with_arrows_where_it_changes() {
    let page = stdout(&["rules"]);
    let (_, drawing) = page.split_once("Before and after 2-3,1-3:\n\n").unwrap();
    let lines: Vec<_> = drawing.lines().take(15).collect();
    assert_eq!(lines[8], "   4  ●                      ○     4  ●                      ○");
    assert_eq!(lines[10], "   3  ●                      ○   → 3  ● ● ●                  ○");
    assert_eq!(lines[12], "   2  ●                      ○   → 2                         ○");
    assert_eq!(lines[14], "   1  ● ● ● ● ● ●                → 1  ● ● ● ● ●");
}

#[test]
fn rules_tells_what_changed_between_the_editions() {
    let page = stdout(&["rules", "--changes"]);
    assert!(page.starts_with("What changed between the editions\n"), "{page}");
    assert!(page.lines().all(|line| line.chars().count() <= 80), "{page}");
    let error = refused(&["rules", "--changes", "--rules", "zen"]);
    assert!(error.contains("can’t be used with"), "{error}");
}

#[test]
fn the_language_is_the_option_then_that_of_the_environment() {
    assert!(stdout(&["--lang", "en-GB", "show"]).starts_with("zen, Black to move"));
    assert_eq!(stdout(&["rules", "--lang", "en"]), stdout(&["rules"]));
    let error = refused(&["rules", "--lang", "la"]);
    assert!(error.ends_with("a language is `en`, `de`, `fr`, `it`, `es` or `nl`"), "{error}");
}

#[test]
fn a_wrong_position_is_refused_in_one_line() {
    let cases = [
        ("5,1,1,1,1,1,1,0/0,1,1,1,1,1,1,6 b", "black has 11 pawns instead of 12"),
        (
            "5,7,0,0,0,0,0,0/0,1,1,1,1,1,1,6 b",
            "row 2 holds 7 pawns, and an inner row holds at most 6",
        ),
        (&"1".repeat(200), "column 1: expected a count of pawns"),
        ("\u{1}\u{2}ÿ", "column 1: expected a count of pawns"),
    ];
    for (position, reason) in cases {
        let error = refused(&["turns", "--position", position]);
        assert!(error.starts_with("linja: invalid value"), "{error}");
        assert!(error.ends_with(reason), "{error}");
    }
}

#[test]
fn wrong_usage_is_refused_in_one_line() {
    let cases: [(&[&str], &str); 17] = [
        (
            &["turns", "--rules", "chess"],
            "a rule set is `classic`, `revised`, `revised+mean`, `zen` or `zen+mean`",
        ),
        (&["perft", "three"], "a depth is a whole number such as 3"),
        (&["perft", "-1"], "'-1' for '<DEPTH>': a depth is a whole number such as 3"),
        (&["perft", "-x"], "unexpected argument '-x'"),
        (&["match", "random", "random", "--games", "-5"], "a match has 1 to 1000000 games"),
        (&["match", "random", "random", "--tc", "-5+1"], "as in `10+0.1`"),
        (&["match", "random", "random", "--seed", "-5"], "a seed is a whole number such as 42"),
        (&["play", "--level", "-3"], "a level is a number from 1 to 10"),
        (&["turns", "game.linja", "--after", "-1"], "a whole number of moves, such as 0 or 12"),
        (&["serve", "--limit-games", "-1"], "a whole number from 0 to 4294967295"),
        (&["export", "a.csv", "--count", "-1"], "from 1 to 1264575044 positions"),
        (&["perft"], "<DEPTH>"),
        (&["castle"], "unknown command 'castle'"),
        (&["play", "--level", "11"], "a level is a number from 1 to 10"),
        (&["play", "--side", "green"], "a side is `black` or `red`"),
        (&["show", "--rules", "zen", "game.linja"], "can’t be used with"),
        (&["show", "--animate", "game.gif"], "a file that ends in .svg or .png"),
    ];
    for (args, reason) in cases {
        let error = refused(args);
        assert!(error.contains(reason), "{error}");
    }
}

#[test]
fn a_bad_record_is_refused_in_one_line() {
    let whole = Record::new(random_game(RuleSet::Zen, 1)).to_string();
    let half = &whole.as_bytes()[..whole.len() / 2];
    let cases: [(&str, &[u8], &str); 5] = [
        ("cut.linja", half, "expected"),
        ("empty.linja", b"", "line 1, column 1: expected a tag such as `[Rules \"zen\"]`"),
        ("binary.linja", &[0xff, 0x00, 0xfe, 0x80], "a record is UTF-8 text, and this isn’t"),
        ("huge.linja", &vec![b' '; (64 << 20) + 1], "a file of records can be at most 64 MiB"),
        (
            "turn.linja",
            b"[Rules \"zen\"]\n1. 2-3,1-4\n*",
            "line 2, column 4: move 1 (`2-3,1-4`) isn’t allowed. This follow-up goes exactly 2 rows forward",
        ),
    ];
    for (name, content, reason) in cases {
        let error = refused(&["show", &file(name, content)]);
        assert!(error.contains(name) && error.contains(reason), "{error}");
    }
    let error = refused(&["show", "no-such-file.linja"]);
    assert!(error.contains("can’t read the record"), "{error}");
}

/// Commands that write in different ways.
const WRITERS: [&[&str]; 5] =
    [&["perft", "3"], &["completions", "bash"], &["--help"], &["help"], &["play", "--help"]];

#[test]
fn a_reader_that_goes_away_is_no_error() {
    for args in WRITERS {
        let (reader, writer) = pipe().unwrap();
        drop(reader);
        let output = command(args).stdout(writer).stderr(Stdio::piped()).output().unwrap();
        assert_eq!((output.status.code(), output.stderr), (Some(0), vec![]), "{args:?}");
    }
}

#[test]
#[cfg(target_os = "linux")]
fn output_that_cannot_be_written_is_told_in_one_line() {
    for args in WRITERS {
        let full = fs::File::create("/dev/full").unwrap();
        let output = command(args).stdout(full).stderr(Stdio::piped()).output().unwrap();
        let told = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(1), "{args:?}: {told}");
        assert!(told.starts_with("linja: can’t write the output: "), "{args:?}: {told}");
        assert_eq!(told.lines().count(), 1, "{args:?}: {told}");
    }
}

/// All commands, as the help lists them.
fn commands() -> Vec<String> {
    let help = stdout(&["--help"]);
    let (_, list) = help.split_once("\nCommands:\n").unwrap();
    let lines = list.lines().take_while(|line| !line.is_empty());
    let names = lines.filter_map(|line| line.strip_prefix("  ")?.split(' ').next());
    names.filter(|name| !name.is_empty()).map(str::to_owned).collect()
}

#[test]
fn every_command_explains_itself_in_every_language() {
    let commands = commands();
    assert!(
        ["perft", "review", "match", "help"].iter().all(|one| commands.iter().any(|c| c == one))
    );
    for command in commands {
        let english = stdout(&[&command, "--help"]);
        assert!(english.contains(&format!("Usage: linja {command}")), "{english}");
        assert_eq!(stdout(&["help", &command]), english);
        for language in Language::ALL.into_iter().filter(|&one| one != Language::English) {
            let told = stdout(&[&command, "--help", "--lang", language.tag()]);
            // A line of two words may be nothing but an option or a value; examples are the same everywhere.
            let lines = told.lines().filter(|line| line.split_whitespace().count() > 2);
            let lines = lines.filter(|line| !line.starts_with("  linja "));
            for line in lines {
                assert!(english.lines().all(|other| other != line), "{language}: {line}");
            }
            assert!(!told.contains("help-") && !told.contains("value-"), "{told}");
        }
    }
}

#[test]
fn help_is_in_the_language_of_the_environment() {
    let output = command(&["--help"]).env("LC_ALL", "nl_BE.UTF-8").output().unwrap();
    assert_eq!(String::from_utf8(output.stdout).unwrap(), stdout(&["--help", "--lang=nl"]));
}

#[test]
fn wrong_usage_is_told_in_the_language_that_was_asked_for() {
    let cases: [(&[&str], &str); 8] = [
        (&["perft"], "es fehlt noch: <TIEFE>; Aufruf: linja perft [OPTIONEN] <TIEFE> [MITSCHRIFT]"),
        (&["shwo"], "den Befehl „shwo“ gibt es nicht; meinst du „show“?"),
        (&["help", "chess"], "den Befehl „chess“ gibt es nicht; Aufruf: linja [OPTIONEN] [BEFEHL]"),
        (
            &["perft", "-x"],
            "das Argument „-x“ gibt es hier nicht; Aufruf: linja perft [OPTIONEN] <TIEFE> [MITSCHRIFT]",
        ),
        (&["show", "--rules"], "zu „--rules <REGELWERK>“ fehlt der Wert"),
        (
            &["turns", "--position", "6\n"],
            "„6 “ passt nicht zu „--position <STELLUNG>“: Spalte 2: erwartet wird `,`",
        ),
        (
            &["rules", "--changes", "--rules", "zen"],
            "„--changes“ und „--rules <REGELWERK>“ gehen nicht zusammen; lass eines davon weg",
        ),
        (&["rules", "--changes", "--changes"], "„--changes“ darf nur einmal vorkommen"),
    ];
    for (args, wrong) in cases {
        assert_eq!(refused(&[args, &["--lang", "de"]].concat()), format!("linja: {wrong}"));
    }
}

#[test]
fn a_file_that_is_not_what_a_command_takes_is_wrong_usage() {
    let table = file("no.table", &vec![b' '; 1000]);
    let commands: [&[&str]; 9] = [
        &["turns"],
        &["show"],
        &["perft", "1"],
        &["play", "--plain"],
        &["eval"],
        &["review"],
        &["games"],
        &["verify"],
        &["match", "random", "random", "--openings"],
    ];
    for command in commands {
        for path in ["no-such-file", &table] {
            let error = refused(&[command, &[path]].concat());
            assert!(error.contains(path), "{error}");
        }
    }
}

#[test]
fn a_file_that_cannot_be_read_is_told_in_the_language_that_was_asked_for() {
    let error = refused(&["--lang=fr", "verify", "aucune.table"]);
    assert_eq!(error, "linja: aucune.table\u{a0}: ce fichier ou ce dossier n’existe pas");
    let error = refused(&["show", "ninguna.linja", "--lang", "es"]);
    let reason = "no se puede leer la partida: no existe ese archivo o esa carpeta";
    assert_eq!(error, format!("linja: ninguna.linja: {reason}"));
}

#[test]
fn a_wrong_option_of_the_server_is_refused_in_one_line() {
    let number = "expected a whole number from 0 to 4294967295";
    let cases = [
        ("--bind", "localhost:80", "<ADDRESS>", "an address is IP:PORT, such as `127.0.0.1:8080`"),
        ("--limit-games", "many", "<N>", number),
        ("--keep-days", "4294967296", "<DAYS>", number),
        ("--log", "loud", "<LEVEL>", "a log level is `error`, `warn`, `info` or `debug`"),
        ("--push", "maybe", "<on|local|off>", "notifications are `on`, `local` or `off`"),
        (
            "--origin",
            "https://linja.example/",
            "<ORIGIN>",
            "an origin looks like `https://linja.example`, with nothing after the name or port",
        ),
        (
            "--oracle",
            "zen,chess",
            "<LIST|all|none>",
            "a rule set is `classic`, `revised`, `revised+mean`, `zen` or `zen+mean`, \
             or several separated by commas, or `all` or `none`",
        ),
    ];
    for (option, value, name, reason) in cases {
        let error = refused(&["serve", option, value]);
        assert_eq!(
            error,
            format!("linja: invalid value '{value}' for '{option} {name}': {reason}")
        );
    }
}

#[test]
fn a_switch_in_the_environment_is_true_or_false() {
    let output = command(&["serve"]).env("LINJA_BEHIND_PROXY", "perhaps").output().unwrap();
    let error = String::from_utf8(output.stderr).unwrap();
    let reason = "invalid value 'perhaps' for '--behind-proxy': expected `true` or `false`";
    assert_eq!(error, format!("linja: {reason}\n"));
    assert_eq!(output.status.code(), Some(2));
}

/// A running server and what it refuses. Signals are those of Unix.
#[cfg(unix)]
mod server {
    use std::io::{BufRead, BufReader, Read};
    use std::net::TcpListener;
    use std::process::{Child, Stdio};
    use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
    use std::time::Duration;

    use rustix::process::{Pid, Signal, kill_process};

    use super::{command, failed, file, refused};

    /// A server that takes longer than this for anything hangs.
    const DEADLINE: Duration = Duration::from_secs(60);

    /// A server that is there, killed with the test or when it hangs.
    struct Server {
        child: Child,
        address: String,
        _watched: Sender<()>,
    }

    impl Server {
        /// Waits for the line that says where the server is.
        fn start(data: &str) -> Server {
            let mut command = command(&arguments(data, "127.0.0.1:0"));
            let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
            let (watched, watch) = channel();
            let pid = Pid::from_child(&child);
            std::thread::spawn(move || {
                if watch.recv_timeout(DEADLINE) == Err(RecvTimeoutError::Timeout) {
                    _ = kill_process(pid, Signal::KILL);
                }
            });
            let mut line = String::new();
            BufReader::new(child.stdout.as_mut().unwrap()).read_line(&mut line).unwrap();
            let address = line.trim_end().strip_prefix("Linja is at http://").unwrap_or_default();
            let server = Server { child, address: address.to_owned(), _watched: watched };
            assert!(server.address.starts_with("127.0.0.1:"), "{line}");
            server
        }
    }

    impl Drop for Server {
        fn drop(&mut self) {
            // It may have ended already.
            _ = self.child.kill();
            _ = self.child.wait();
        }
    }

    /// A server that has nothing to solve.
    fn arguments<'a>(data: &'a str, bind: &'a str) -> [&'a str; 7] {
        ["serve", "--oracle", "none", "--data", data, "--bind", bind]
    }

    fn path(folder: &tempfile::TempDir) -> &str {
        folder.path().to_str().unwrap()
    }

    #[test]
    fn a_database_of_an_unknown_kind_is_refused_in_one_line() {
        let folder = tempfile::tempdir().unwrap();
        let mut arguments = arguments(path(&folder), "127.0.0.1:0").to_vec();
        arguments.extend(["--database", "mysql://linja@localhost/linja"]);
        let kinds = "sqlite:FILE or postgres://USER:PASSWORD@HOST/NAME";
        assert_eq!(refused(&arguments), format!("linja: a database is {kinds}"));
    }

    #[test]
    fn a_file_that_is_no_database_is_told_in_one_line() {
        let folder = tempfile::tempdir().unwrap();
        std::fs::write(folder.path().join("games.sqlite"), "no games, but a poem".repeat(99))
            .unwrap();
        let error = failed(1, &arguments(path(&folder), "127.0.0.1:0"));
        assert_eq!(error.matches("can’t open the database: ").count(), 1, "{error}");
        assert!(error.contains("not a database"), "{error}");
    }

    #[test]
    fn a_data_folder_that_is_a_file_is_told_in_one_line() {
        let data = file("no-folder", b"");
        let error = failed(1, &arguments(&data, "127.0.0.1:0"));
        let reason = "a file with that name already exists";
        assert_eq!(error, format!("linja: {data} can’t be the data folder: {reason}"));
    }

    #[test]
    fn a_port_that_is_taken_is_told_in_one_line() {
        let folder = tempfile::tempdir().unwrap();
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = listener.local_addr().unwrap().to_string();
        let error = failed(1, &arguments(path(&folder), &address));
        let reason = "that address is already in use";
        assert_eq!(error, format!("linja: can’t listen on {address}: {reason}"));
    }

    #[test]
    fn a_server_that_is_started_twice_is_told_of_its_port_not_of_its_folder() {
        let folder = tempfile::tempdir().unwrap();
        let first = Server::start(path(&folder));
        let error = failed(1, &arguments(path(&folder), &first.address));
        assert!(error.ends_with("that address is already in use"), "{error}");
    }

    #[test]
    fn a_second_server_in_the_same_folder_is_refused_in_one_line() {
        let folder = tempfile::tempdir().unwrap();
        let data = path(&folder);
        let _first = Server::start(data);
        let error = failed(1, &arguments(data, "127.0.0.1:0"));
        let advice = "give this one a folder of its own";
        assert_eq!(
            error,
            format!("linja: another server is using the data folder {data}: {advice}")
        );
    }

    #[test]
    fn a_second_server_on_the_same_file_is_refused_in_one_line() {
        let [first, second] = [(); 2].map(|()| tempfile::tempdir().unwrap());
        let _first = Server::start(path(&first));
        let file = format!("{}/games.sqlite", path(&first));
        let link = second.path().join("other name");
        std::os::unix::fs::symlink(&file, &link).unwrap();
        for name in [&file, link.to_str().unwrap()] {
            let database = format!("sqlite:{name}");
            let mut arguments = arguments(path(&second), "127.0.0.1:0").to_vec();
            arguments.extend(["--database", &database]);
            let error = failed(1, &arguments);
            let advice = "give this one a database of its own";
            assert_eq!(
                error,
                format!("linja: another server is using the database {file}: {advice}")
            );
        }
    }

    #[test]
    fn a_server_that_is_told_to_stop_ends_well_and_leaves_its_folder_to_the_next() {
        let folder = tempfile::tempdir().unwrap();
        for _ in 0..2 {
            let mut server = Server::start(path(&folder));
            kill_process(Pid::from_child(&server.child), Signal::TERM).unwrap();
            let status = server.child.wait().unwrap();
            let mut log = String::new();
            server.child.stderr.take().unwrap().read_to_string(&mut log).unwrap();
            assert_eq!(status.code(), Some(0), "{log}");
            assert!(log.trim_end().ends_with("stopped"), "{log}");
        }
    }
}
