//! The text forms: what is read, what is refused, and that nothing panics.

use linja::{Game, GameResult, Position, Record, RuleSet, Side, Turn, random_game};
use proptest::prelude::*;

use crate::fuzz_bodies;

/// A valid text with a few characters dropped, doubled or replaced: far more of these reach the
/// depths of a parser than of random texts.
fn damaged(texts: Vec<String>) -> impl Strategy<Value = String> {
    let edit = (any::<prop::sample::Index>(), 0..3, any::<prop::sample::Index>());
    let edits = prop::collection::vec(edit, 0..4);
    (prop::sample::select(texts), edits).prop_map(|(text, edits)| {
        let mut chars: Vec<char> = text.chars().collect();
        for (place, kind, with) in edits {
            if chars.is_empty() {
                break;
            }
            let place = place.index(chars.len());
            match kind {
                0 => drop(chars.remove(place)),
                1 => chars.insert(place, chars[with.index(chars.len())]),
                _ => {
                    let others: Vec<char> = "09,-/x()[]\"\\{};.*\n\r\u{feff}ß ".chars().collect();
                    chars[place] = others[with.index(others.len())];
                }
            }
        }
        chars.into_iter().collect()
    })
}

fn some_games() -> Vec<Game> {
    RuleSet::ALL
        .iter()
        .flat_map(|&rules| (0..4).map(move |seed| random_game(rules, seed)))
        .collect()
}

fn some_positions() -> Vec<String> {
    let games = some_games();
    games.iter().flat_map(Game::played).map(|played| played.position.to_string()).collect()
}

fn some_turns() -> Vec<String> {
    some_games().iter().flat_map(|game| game.turns().map(|turn| turn.to_string())).collect()
}

fn some_records() -> Vec<String> {
    some_games().into_iter().map(|game| Record::new(game).to_string()).collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(3000))]

    #[test]
    fn any_text_at_all_is_read_or_refused(text in any::<String>()) {
        fuzz_bodies::position_text(&text);
        fuzz_bodies::turn_text(&text);
        fuzz_bodies::record_text(&text);
        fuzz_bodies::record_text(&format!("[Rules \"zen\"]{text}"));
    }

    #[test]
    fn a_damaged_position_is_read_or_refused(text in damaged(some_positions())) {
        fuzz_bodies::position_text(&text);
    }

    #[test]
    fn a_damaged_turn_is_read_or_refused(text in damaged(some_turns())) {
        fuzz_bodies::turn_text(&text);
    }

    #[test]
    fn a_damaged_record_is_read_or_refused(text in damaged(some_records())) {
        fuzz_bodies::record_text(&text);
    }
}

fn position_error(text: &str) -> String {
    text.parse::<Position>().unwrap_err().to_string()
}

#[test]
fn a_wrong_position_is_refused_in_one_clear_sentence() {
    let cases = [
        ("", "column 1: expected a count of pawns"),
        ("6,1,1,1,1,1,1/0,1,1,1,1,1,1,6 b", "column 14: expected `,`"),
        ("6,1,1,1,1,1,1,0 0,1,1,1,1,1,1,6 b", "column 16: expected `/`"),
        ("6,1,1,1,1,1,1,0/0,1,1,1,1,1,1,6b", "column 32: expected a blank"),
        (
            "6,1,1,1,1,1,1,0/0,1,1,1,1,1,1,6 w",
            "column 33: expected `b` or `r` for the side to move",
        ),
        ("6,1,1,1,1,1,1,0/0,1,1,1,1,1,1,6 b ", "column 34: expected the end of the position"),
        ("06,1,1,1,1,1,1,0/0,1,1,1,1,1,1,6 b", "column 1: expected a count of pawns"),
        ("-6,1,1,1,1,1,1,0/0,1,1,1,1,1,1,6 b", "column 1: expected a count of pawns"),
        ("5,1,1,1,1,1,1,0/0,1,1,1,1,1,1,6 b", "black has 11 pawns instead of 12"),
        ("6,1,1,1,1,1,1,0/0,1,1,1,1,1,1,99 b", "red has 105 pawns instead of 12"),
        (
            "5,7,0,0,0,0,0,0/0,1,1,1,1,1,1,6 b",
            "row 2 holds 7 pawns, and an inner row holds at most 6",
        ),
        (
            "6,6,0,0,0,0,0,0/0,1,1,1,1,1,1,6 b",
            "row 2 holds 7 pawns, and an inner row holds at most 6",
        ),
    ];
    for (text, error) in cases {
        assert_eq!(position_error(text), error, "{text}");
    }
    let digits = "1".repeat(200);
    assert_eq!(position_error(&digits), "column 1: expected a count of pawns");
}

#[test]
fn a_wrong_turn_text_is_refused_in_one_clear_sentence() {
    let cases = [
        ("", "column 1: expected a row from 1 to 8"),
        ("Pass", "column 1: expected a row from 1 to 8"),
        ("0-1", "column 1: expected a row from 1 to 8"),
        ("2_3", "column 2: expected `-`"),
        ("2-", "column 3: expected a row from 1 to 8"),
        ("x2-y", "column 4: expected a row from 1 to 8"),
        ("2-3 ", "column 4: expected `,` or the end of the turn"),
        ("2-3,", "column 5: expected a row from 1 to 8"),
        (
            "1-2,1-2,1-2,1-2,1-2",
            "column 17: expected the end of the turn: it has at most four steps",
        ),
    ];
    for (text, error) in cases {
        assert_eq!(text.parse::<Turn>().unwrap_err().to_string(), error, "{text}");
    }
}

#[test]
fn a_result_has_one_text_even_below_zero() {
    for text in ["46-39", "-3-39", "46--3", "-12--4", "0-0"] {
        assert_eq!(text.parse::<GameResult>().unwrap().to_string(), text);
    }
    for text in
        ["", "-", "46", "46-", "-39", "+46-39", "046-39", "-0-1", "4 6-39", "460-39", "--1-2"]
    {
        assert!(text.parse::<GameResult>().is_err(), "{text}");
    }
}

const TWO_TURNS: &str = "[Rules \"zen\"]\n\n1. 2-3,1-3\n2. 7-6\n*\n";

#[test]
fn a_record_reads_back_with_comments_and_odd_spacing() {
    let odd = "\u{feff}; before all\r\n[ Rules\t\"zen\" ] [Event \"a \\\"b\\\" \\\\ c\"]\n\
        {an empty one:}{}\n\n\n1.2-3,1-3{one\r\n  two }2-3 ; not black's row";
    let error = odd.parse::<Record>().unwrap_err();
    assert_eq!(
        error.to_string(),
        "line 7, column 8: turn 2 (`2-3`) is refused: only a bonus may move a pawn backward"
    );

    let odd = odd.replace("}2-3 ;", "} 2 . 7-6 ;");
    assert_eq!(
        odd.parse::<Record>().unwrap_err().to_string(),
        "line 7, column 10: expected `-`",
        "a number and its dot belong together"
    );

    let record: Record = (odd.replace("2 . 7-6", "2... 7-6") + "\n*; after all").parse().unwrap();
    assert_eq!(record.game, TWO_TURNS.parse::<Record>().unwrap().game);
    assert_eq!(record.tags(), [("Event".to_owned(), "a \"b\" \\ c".to_owned())]);
    let comments: Vec<_> = record.comments().iter().map(|(n, text)| (*n, text.as_str())).collect();
    assert_eq!(
        comments,
        [
            (0, "before all"),
            (0, "an empty one:"),
            (1, "one"),
            (1, "two"),
            (2, "not black's row"),
            (2, "after all")
        ]
    );
    assert_eq!(record.to_string().parse(), Ok(record));
}

#[test]
fn comments_outlive_the_turns_they_follow() {
    let text = "[Rules \"zen\"] ;start\n2-3,1-3 ;one\n7-6 ;two\n*";
    let mut record: Record = text.parse().unwrap();
    let written = record.to_string();
    let comments = |record: &Record| -> Vec<_> {
        let read: Record = record.to_string().parse().unwrap();
        read.comments().iter().map(|(after, text)| format!("{after} {text}")).collect()
    };
    assert!(record.game.undo());
    assert_eq!(comments(&record), ["0 start", "1 one", "1 two"]);
    assert!(record.game.undo());
    assert_eq!(comments(&record), ["0 start", "0 one", "0 two"]);
    while record.game.redo() {}
    assert_eq!(record.to_string(), written);
}

#[test]
fn a_bad_record_says_line_column_and_what_was_expected() {
    let over = "[Rules \"zen\"]\n[Position \"0,0,0,0,0,2,4,6/6,3,1,0,2,0,0,0 b\"]\n";
    let cases = [
        ("", "line 1, column 1: expected a tag such as `[Rules \"zen\"]`"),
        ("[Rules zen]", "line 1, column 8: expected the value of the tag in double quotes"),
        ("[\"zen\"]", "line 1, column 2: expected the name of a tag"),
        ("[Rules \"zen\n\"]", "line 1, column 12: expected `\"` at the end of the value"),
        ("[Rules \"zen\" *", "line 1, column 14: expected `]`"),
        ("[Rules \"z\\en\"]", "line 1, column 10: expected `\\\"`, `\\\\` or `\\n`"),
        ("[Rules \"zen\"]\n[Rules \"zen\"]", "line 2, column 1: expected each tag only once"),
        (
            "[Rules \"chess\"]\n*",
            "line 1, column 9: a rule set is `classic`, `revised`, `revised+mean`, `zen` or `zen+mean`",
        ),
        ("[Rules \"zen\"]\n[First \"white\"]\n*", "line 2, column 9: a side is `black` or `red`"),
        (
            "[Rules \"zen\"]\n[Position \"1,2\"]\n*",
            "line 2, column 12: not a position: column 4: expected `,`",
        ),
        (
            "[Rules \"zen\"]\n[First \"red\"]\n[Position \"6,1,1,1,1,1,1,0/0,1,1,1,1,1,1,6 b\"]\n*",
            "line 2, column 9: expected `black`, the side to move in the tag `Position`",
        ),
        ("[Rules \"zen\"]\n1. 2-3,1-9\n*", "line 2, column 10: expected a row from 1 to 8"),
        ("[Rules \"zen\"]\n2. 2-3,1-3\n*", "line 2, column 1: expected the turn number 1"),
        (
            "[Rules \"zen\"]\n99999999999999999999999. 2-3,1-3\n*",
            "line 2, column 1: expected the turn number 1",
        ),
        ("[Rules \"zen\"]\n{ no end", "line 2, column 9: expected `}` at the end of the comment"),
        (
            "[Rules \"zen\"]\n1. 2-3,1-3",
            "line 2, column 11: expected a turn, or `*` if the game stops here",
        ),
        (
            "[Rules \"zen\"]\n* 2-3",
            "line 2, column 3: expected the end of the record after its result",
        ),
        (
            "[Rules \"zen\"]\n[Result \"46-39\"]\n*",
            "line 2, column 10: expected `*`, as the game is not over",
        ),
        (
            &format!("{over}46-40"),
            "line 3, column 1: expected the result `46-39`, as the game is over",
        ),
        (
            &format!("{over}1. 6-7"),
            "line 3, column 1: expected the result `46-39`, as the game is over",
        ),
        (
            &format!("{over}[Result \"1-1\"] 46-39"),
            "line 3, column 10: expected the result `46-39`, as the game is over",
        ),
        ("\u{0}\u{1}PK", "line 1, column 1: expected a tag such as `[Rules \"zen\"]`"),
    ];
    for (text, error) in cases {
        let found = text.parse::<Record>().map_err(|error| error.to_string());
        assert_eq!(found.unwrap_err(), error, "{text}");
    }
}

#[test]
fn a_record_cut_anywhere_before_its_result_is_refused() {
    let record = Record::new(random_game(RuleSet::Classic, 5)).to_string();
    for end in 0..record.trim_end().len() {
        assert!(record[..end].parse::<Record>().is_err(), "{}", &record[..end]);
    }
    assert!(record.parse::<Record>().is_ok());
}

#[test]
fn the_side_that_starts_is_kept_with_and_without_a_position() {
    for first in Side::ALL {
        let record = Record::new(Game::new(RuleSet::Zen, first));
        let text = record.to_string();
        assert!(text.contains(&format!("[First \"{first}\"]")) && !text.contains("[Position"));
        assert_eq!(text.parse(), Ok(record));
    }
}
