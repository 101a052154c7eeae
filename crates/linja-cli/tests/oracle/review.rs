//! `linja review`, as other programs see it.

use std::fs;

use linja::{Game, Record, RuleSet, Side, random_game};
use serde_json::Value;
use tempfile::TempDir;

use crate::{failure, json_lines, with_zen};

/// A record in a folder of its own.
fn file(text: &str) -> (TempDir, String) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.linja");
    fs::write(&path, text).unwrap();
    (folder, path.into_os_string().into_string().unwrap())
}

fn text(record: &str) -> String {
    let (_folder, path) = file(record);
    let output = with_zen("review", &[&path]).output().unwrap();
    assert!(output.status.success() && output.stderr.is_empty(), "{output:?}");
    String::from_utf8(output.stdout).unwrap()
}

fn json(record: &str) -> Value {
    let (_folder, path) = file(record);
    let [object] = &json_lines(&with_zen("review", &["--json", &path]).output().unwrap())[..]
    else {
        panic!("one line")
    };
    object.clone()
}

#[test]
fn the_main_line_of_a_study_is_reviewed() {
    let study = include_str!("../../../../docs/study.linja");
    assert_eq!(json(study), json("[Rules \"zen\"] 2-3,1-3 7-6 *"));
}

#[test]
fn a_review_tells_each_turn_and_both_sides() {
    let record = "[Rules \"zen\"] [Black \"Ada\"] [Red \"Ben\"] \
                  1-2,6-8,4-3 2-1,5-6 2-3,5-8,3-4 8-7,3-1,6-5 *";
    let wanted = "\
zen: Ada (Black) against Ben (Red), not over
Perfect play from the start: +2 for Black

Who’s ahead with perfect play, before and after each move.

     move               margin                given away  grade       better
  1  ● 1-2,6-8,4-3      Black +2 to Red +1             3  blunder     1-2,1-3
       The catch: stepping back with the bonus costs at least 2 points.
       Now Red can answer 8-7,3-1,8-7: the bonus makes a difference of 1 point.
  2  ○ 2-1,5-6          Red +1 to Black +3             4  blunder     8-7,3-1,8-7 (the only winning move)
       The catch: stepping back with the bonus costs at least 1 point.
       In the end, this costs Red 5 points, and Black only 1.
  3  ● 2-3,5-8,3-4      Black +3 to Black +2           1  good        1-2,1-3
  4  ○ 8-7,3-1,6-5      Black +2 to Black +3           1  good        8-7,3-1,8-7

Turning points
  1  Black could have won by 2, now loses by 1
  2  Red could have won by 1, now loses by 3

Perfect play instead of mistakes and blunders
  1  +2 for Black: 1-2,1-3 8-7,8-6 1-2,1-4 8-7,8-5 6-7,2-6 7-6,4-1,5-4 1-2,1-4 8-7,7-3 2-3,4-8,3-4 7-6,6-
  2  +1 for Red: 8-7,3-1,8-7 1-2,1-4 8-7,7-3 1-2,2-6 3-2,7-3 1-2,2-7 3-2,8-3 2-3,2-5 8-7,5-1,7-6 5-6,5-8,

                 Black       Red
accuracy         63.6%     44.4%
given away           4         5
best                 0         0   nothing given away
good                 1         1   1 point given away
inaccuracy           0         0   2 or 3 points
mistake              0         0   4 to 6 points, or a win became a draw, or a draw a loss
blunder              1         1   7 points or more, or a win became a loss

Black played like level 3.0, probably between 1.0 and 7.4.
Red played like level 3.0, probably between 1.0 and 7.2.
";
    // The lines of perfect play go on to the end of the game.
    let cut = |line: &str| line.chars().take(105).collect::<String>().trim_end().to_owned() + "\n";
    assert_eq!(text(record).lines().map(cut).collect::<String>(), wanted);
}

#[test]
fn a_review_as_json_holds_all_of_it() {
    let game = random_game(RuleSet::Zen, 7);
    let review = json(&Record::new(game.clone()).to_string());
    let result = game.result().unwrap();
    assert_eq!((&review["rules"], &review["result"]), (&"zen".into(), &result.to_string().into()));

    let turns = review["turns"].as_array().unwrap();
    assert_eq!(turns.len(), game.turns().count());
    let keys: Vec<_> = turns[0].as_object().unwrap().keys().map(String::as_str).collect();
    let wanted = [
        "number",
        "side",
        "turn",
        "before",
        "after",
        "given_away",
        "grade",
        "only_win",
        "changes_result",
        "best",
        "line",
        "reasons",
    ];
    assert_eq!(keys, wanted);
    for (turn, played) in turns.iter().zip(game.turns()) {
        assert_eq!(turn["turn"], played.to_string());
        let reasons = turn["reasons"].as_array().unwrap();
        assert_eq!(reasons.is_empty(), turn["given_away"] == 0);
        assert!(
            reasons.iter().all(|reason| reason["points"].as_i64() <= turn["given_away"].as_i64())
        );
    }

    let given_away = |side: &str| review[side]["given_away"].as_i64().unwrap();
    let margins = review["margins"].as_array().unwrap();
    assert_eq!(margins.len(), turns.len() + 1);
    let first = margins[0].as_i64().unwrap();
    let last = margins[turns.len()].as_i64().unwrap();
    assert_eq!(last, first - given_away("black") + given_away("red"));
    assert_eq!(last, i64::from(result.margin(Side::Black)));
    assert!((0.0..100.0).contains(&review["red"]["accuracy"].as_f64().unwrap()));
    assert_eq!(review["black"]["grades"].as_object().unwrap().len(), 5);
    let [level, low, high] =
        ["level", "low", "high"].map(|key| review["black"]["level"][key].as_f64().unwrap());
    assert!(1.0 <= low && low <= level && level <= high && high <= 10.0);

    let changes = turns.iter().filter(|turn| turn["changes_result"] == true);
    let numbers: Vec<_> = changes.map(|turn| turn["number"].clone()).collect();
    assert_eq!(review["turning_points"], Value::from(numbers));
}

#[test]
fn a_review_draws_the_margin_over_the_game() {
    let mut record = Record::new(random_game(RuleSet::Zen, 1));
    record.players.black = "Tom & <Ann>".to_owned();
    let (folder, path) = file(&record.to_string());
    let svg = folder.path().join("chart.svg");
    let output = with_zen("review", &[&path, "--svg", svg.to_str().unwrap()]).output().unwrap();
    assert!(output.status.success() && !output.stdout.is_empty(), "{output:?}");
    let chart = fs::read_to_string(svg).unwrap();
    assert!(chart.starts_with("<svg ") && chart.ends_with("</svg>\n"), "{chart}");
    assert!(chart.contains("<title>zen: Tom &amp; &lt;Ann&gt; (Black) against ? (Red)</title>"));
    assert!(chart.contains("role=\"img\"") && !chart.contains("NaN") && !chart.contains("inf"));
    let review = json(&record.to_string());
    let turns = review["turns"].as_array().unwrap();
    for grade in ["best", "good", "inaccuracy", "mistake", "blunder"] {
        let marks = chart.matches(&format!("class=\"mark {grade}\"")).count();
        // One more in the legend.
        assert_eq!(
            marks,
            turns.iter().filter(|turn| turn["grade"] == grade).count() + 1,
            "{grade}"
        );
    }
    let changes = chart.matches("class=\"change\"").count();
    assert_eq!(changes, review["turning_points"].as_array().unwrap().len());

    let nowhere = "/nonexistent/chart.svg";
    let (status, error) = failure(&mut with_zen("review", &[&path, "--svg", nowhere]));
    assert_eq!(status, Some(1));
    assert!(error.starts_with("linja: can’t write /nonexistent/chart.svg: "), "{error}");
}

#[test]
fn every_kind_of_record_can_be_reviewed() {
    let none = Record::new(Game::new(RuleSet::Zen, Side::Red)).to_string();
    assert!(text(&none).ends_with("\nNo moves have been played.\n"));
    assert_eq!(json(&none)["margins"], Value::from(vec![-2]));

    // From a position, with a pass, not over.
    let stuck = "[Rules \"zen\"] [Position \"0,0,0,0,0,0,0,12/0,0,0,0,0,6,0,6 b\"] pass *";
    let turn = &json(stuck)["turns"][0];
    assert_eq!((&turn["turn"], &turn["grade"]), (&"pass".into(), &"best".into()));
    assert!(text(stuck).contains("  1  ● pass "));

    // Over before it began.
    let over = "[Rules \"zen\"] [Position \"0,0,0,0,0,2,4,6/6,3,1,0,2,0,0,0 b\"] 46-39";
    assert_eq!(json(over)["margins"], Value::from(vec![7]));
    assert!(text(over).contains("46-39\n"));
}

#[test]
fn a_review_speaks_every_language() {
    let (folder, path) = file(&Record::new(random_game(RuleSet::Zen, 7)).to_string());
    let svg = folder.path().join("chart.svg");
    for language in ["de", "fr", "it", "es", "nl"] {
        let args = ["--lang", language, &path, "--svg", svg.to_str().unwrap()];
        let output = with_zen("review", &args).output().unwrap();
        assert!(output.status.success() && output.stderr.is_empty(), "{output:?}");
        let review = String::from_utf8(output.stdout).unwrap();
        // Whatever the words, the columns of the summary, which stands above the levels, end where they should, and the
        // legend follows.
        let end = |line: &str| line.rsplit_once("   ").unwrap().0.chars().count();
        let ends: Vec<_> = review.lines().rev().skip(3).take(5).map(end).collect();
        assert!(ends.iter().all(|end| *end == ends[0]), "{review}");
    }
}

#[test]
fn a_record_cannot_command_the_terminal() {
    let review = text("[Rules \"zen\"] [Black \"\u{1b}[2Jgone\"] *");
    assert!(review.starts_with("zen: [2Jgone (Black) against ? (Red), not over\n"), "{review}");
}

#[test]
fn a_bad_record_is_refused_before_anything_is_solved() {
    let (_folder, path) = file("[Rules \"zen\"] 2-3,1-4 *");
    let (status, error) = failure(&mut with_zen("review", &[&path]));
    assert_eq!(status, Some(2));
    assert!(error.contains("isn’t allowed. This follow-up goes exactly 2 rows forward"), "{error}");
}
