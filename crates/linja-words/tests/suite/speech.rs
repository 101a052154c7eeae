//! What is said while playing: refusals, what is due, results.

use std::collections::BTreeSet;

use linja::{
    Level, Position, Random, Record, Refusal, Row, RuleSet, Side, Step, Turn, TurnInProgress,
};
use linja_words::{Language, Text, Words, level_line, level_name, rule_set_line, rule_set_name};

const ENGLISH: Words = Words::new(Language::English);

fn all_refusals() -> Vec<Refusal> {
    let row = Row::new(4).unwrap();
    let steps = [Step::Opening, Step::FollowUp { rows: 3 }, Step::Bonus, Step::ExtraOpening];
    // A new variant does not compile here until it is added to the list below.
    let _ = |refusal: Refusal| match refusal {
        Refusal::GameOver
        | Refusal::MustPass
        | Refusal::MayNotPass
        | Refusal::TurnComplete
        | Refusal::Compulsory(_)
        | Refusal::NothingToDecline
        | Refusal::NoPawn(_)
        | Refusal::WrongSide(_)
        | Refusal::OpponentsPawn
        | Refusal::GoalPawnLocked
        | Refusal::Backward
        | Refusal::WrongDistance { .. }
        | Refusal::RowFull(_)
        | Refusal::BoardUnchanged => {}
    };
    let mut refusals = vec![
        Refusal::GameOver,
        Refusal::MustPass,
        Refusal::MayNotPass,
        Refusal::TurnComplete,
        Refusal::NothingToDecline,
        Refusal::NoPawn(row),
        Refusal::WrongSide(row),
        Refusal::OpponentsPawn,
        Refusal::GoalPawnLocked,
        Refusal::Backward,
        Refusal::RowFull(row),
        Refusal::BoardUnchanged,
        Refusal::WrongDistance { step: Step::Opening },
        Refusal::WrongDistance { step: Step::FollowUp { rows: 1 } },
        Refusal::WrongDistance { step: Step::FollowUp { rows: 3 } },
        Refusal::WrongDistance { step: Step::Bonus },
    ];
    refusals.extend(steps.map(Refusal::Compulsory));
    refusals
}

#[test]
fn every_refusal_is_a_sentence_of_its_own_in_every_language() {
    for language in Language::ALL {
        let words = Words::new(language);
        let said: BTreeSet<_> =
            all_refusals().into_iter().map(|refusal| words.say(refusal)).collect();
        assert_eq!(said.len(), all_refusals().len(), "{language}: {said:#?}");
        assert!(said.iter().all(|sentence| sentence.ends_with(['.', ')', '!'])), "{said:#?}");
    }
}

#[test]
fn a_refusal_names_the_ruling_that_it_follows() {
    for language in Language::ALL {
        let words = Words::new(language);
        assert!(words.say(Refusal::BoardUnchanged).contains("R1"), "{language}");
        assert!(words.say(Refusal::MustPass).contains("R2"), "{language}");
    }
}

/// What is due after these moves from this position.
fn due(rules: &str, position: &str, moves: &[&str]) -> String {
    let rules = rules.parse().unwrap();
    let mut turn = TurnInProgress::new(rules, position.parse().unwrap()).unwrap();
    for one in moves {
        turn.play(one.parse().unwrap()).unwrap();
    }
    ENGLISH.say(&turn)
}

#[test]
fn a_player_is_told_what_is_due_and_why() {
    let start = "6,1,1,1,1,1,1,0/0,1,1,1,1,1,1,6 b";
    let row_3_empty = "5,1,0,2,1,1,1,1/0,1,0,2,1,1,1,6 b";
    let stuck = "0,0,0,0,0,0,0,12/0,0,0,0,0,6,0,6 b";
    let cases: [(&str, &str, &[&str], &str); 10] = [
        ("zen", start, &[], "Opening: move any of your pawns 1 row forward."),
        (
            "zen",
            row_3_empty,
            &["6-7"],
            "2 pawns were there already: now move any of your pawns 2 rows forward, or end your turn.",
        ),
        (
            "revised",
            start,
            &["1-2"],
            "2 pawns were there already: now move any of your pawns 2 rows forward.",
        ),
        (
            "classic",
            start,
            &["7-8"],
            "You’ve reached the goal: now move any of your pawns 1 row forward.",
        ),
        (
            "classic",
            row_3_empty,
            &["4-5", "1-3"],
            "The row was empty, so you get an extra turn: move any of your pawns 1 row forward.",
        ),
        (
            "zen",
            start,
            &["7-8"],
            "Exactly on the goal! Your bonus: move any of your pawns 1 row forward or back, or end your turn.",
        ),
        (
            "zen+mean",
            start,
            &["7-8"],
            "Exactly on the goal! Your bonus: move one of your pawns, or an opponent’s pawn not yet on its goal, 1 row forward or back; or end your turn.",
        ),
        (
            "zen",
            stuck,
            &[],
            "None of your pawns can move 1 row forward, so you pass. (Our ruling R2.)",
        ),
        (
            "zen",
            row_3_empty,
            &["2-3"],
            "The row was empty, so there’s no follow-up. Your turn is over.",
        ),
        ("revised", start, &["1-2", "1-3"], "Your turn is over."),
    ];
    for (rules, position, moves, said) in cases {
        assert_eq!(due(rules, position, moves), said);
    }
    let one_met = "6,1,1,1,1,1,1,0/0,1,0,1,1,1,1,7 b";
    let said = due("zen", one_met, &["2-3"]);
    assert!(
        said.starts_with("1 pawn was there already: now move any of your pawns 1 row "),
        "{said}"
    );
}

#[test]
fn something_is_said_at_every_step_of_a_game() {
    for (seed, rules) in RuleSet::ALL.into_iter().enumerate() {
        let mut random = Random::new(seed as u64);
        let mut position = Position::start(Side::Red);
        while let Ok(mut turn) = TurnInProgress::new(rules, position) {
            assert!(!ENGLISH.say(&turn).is_empty());
            while let Some(step) = turn.due() {
                let moves: Vec<_> = turn.moves().collect();
                turn.play(moves[random.below(moves.len())]).unwrap();
                assert!(!ENGLISH.say(&turn).is_empty() && !ENGLISH.say(step.kind()).is_empty());
            }
            let played = turn.finish().unwrap();
            if played.ends_game {
                break;
            }
            position = played.position;
        }
    }
}

#[test]
fn rule_sets_and_levels_have_names_of_their_own() {
    for language in Language::ALL {
        let words = Words::new(language);
        let different = |texts: Vec<Text>| {
            texts.into_iter().map(|text| words.say(text)).collect::<BTreeSet<_>>().len()
        };
        assert_eq!(different(RuleSet::ALL.map(rule_set_name).into()), 5, "{language}");
        assert_eq!(different(RuleSet::ALL.map(rule_set_line).into()), 5, "{language}");
        assert_eq!(different(Level::ALL.map(level_name).to_vec()), 10, "{language}");
        assert_eq!(different(Level::ALL.map(level_line).to_vec()), 10, "{language}");
        for name in Level::ALL.map(|level| words.say(level_name(level))) {
            assert!(!name.contains(' '), "{language}: a level's name is one word, not `{name}`");
        }
    }
}

/// Texts that cannot be read, each for another reason, and the error in its own words and in ours.
fn unreadable() -> Vec<(String, Text)> {
    let positions =
        ["", "6,1", "6,1,1,1,1,1,1,0/0,1,1,1,1,1,1,6", "6,1,1,1,1,1,1,0/0,1,1,1,1,1,1,6 w"]
            .into_iter()
            .chain(["6,1,1,1,1,1,1,0/0,1,1,1,1,1,1,6 b ", "6,1,1,1,1,1,1,0"])
            .chain(["5,1,1,1,1,1,1,0/0,1,1,1,1,1,1,6 b", "5,7,0,0,0,0,0,0/0,1,1,1,1,1,1,6 b"])
            .map(|text| text.parse::<Position>().unwrap_err())
            .map(|error| (error.to_string(), error.into()));
    let turns = ["9-1", "2+3", "2-3;", "1-2,2-3,3-4,4-5,5-6"]
        .map(|text| text.parse::<Turn>().unwrap_err())
        .map(|error| (error.to_string(), error.into()));
    let zen = |rest: &str| format!("[Rules \"zen\"]\n{rest}");
    let records = [
        "*".to_owned(),
        "[Rules \"chess\"]".to_owned(),
        "[Rules zen]".to_owned(),
        "[Rules \"zen".to_owned(),
        "[Rules \"z\\en\"]".to_owned(),
        "[Rules \"zen\" x]".to_owned(),
        "[]".to_owned(),
        "{".to_owned(),
        zen("[Rules \"zen\"]"),
        zen("[First \"blue\"]"),
        zen("[Position \"\"]"),
        zen("[Position \"6,1,1,1,1,1,1,0/0,1,1,1,1,1,1,6 r\"]\n[First \"black\"]"),
        zen("[Result \"46-39\"]\n*"),
        zen("[Position \"0,0,0,0,0,2,4,6/6,3,1,0,2,0,0,0 b\"]\n*"),
        zen("2. 2-3"),
        zen("2-3"),
        zen("* *"),
    ]
    .map(|text| text.parse::<Record>().unwrap_err())
    .map(|error| (error.to_string(), error.into()));
    positions.chain(turns).chain(records).collect()
}

/// What an error says of itself is for programmers; people are told the same.
#[test]
fn what_cannot_be_read_is_told_as_the_error_itself_tells_it() {
    for (error, told) in unreadable() {
        assert_eq!(ENGLISH.say(told), error);
    }
}

#[test]
fn what_cannot_be_read_is_told_for_each_reason_in_every_language() {
    for language in Language::ALL {
        let words = Words::new(language);
        let told: BTreeSet<_> = unreadable().into_iter().map(|(_, told)| words.say(told)).collect();
        assert_eq!(told.len(), unreadable().len(), "{language}: {told:#?}");
    }
}
