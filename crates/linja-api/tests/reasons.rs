//! Reasons in words and as JSON.

#![cfg(feature = "words")]
#![allow(clippy::unwrap_used)] // A panic is how a test fails.

use std::collections::HashSet;

use linja::{Row, Side};
use linja_api::{FeatureView, ReasonView};
use linja_words::{Language, Words};

fn row(number: u8) -> Row {
    Row::new(number).unwrap()
}

fn reasons() -> Vec<ReasonView> {
    let (reply, points) = ("6-5,8-4".parse().unwrap(), 2);
    let features = [
        FeatureView::EndsGame,
        FeatureView::ForcesPass,
        FeatureView::ExtraTurn,
        FeatureView::BonusOnOpponent,
        FeatureView::BonusBack,
        FeatureView::Bonus,
        FeatureView::ExactArrival,
        FeatureView::LeavesOutFollowUp,
        FeatureView::FollowUp { rows: 4 },
        FeatureView::Limits { rows: 0 },
        FeatureView::Limits { rows: 1 },
        FeatureView::Limits { rows: 3 },
        FeatureView::Opening { row: row(5), pawns: 0 },
        FeatureView::Opening { row: row(5), pawns: 1 },
        FeatureView::Opening { row: row(5), pawns: 4 },
        FeatureView::Opening { row: row(8), pawns: 4 },
        FeatureView::LeavesEmpty { row: row(4) },
        FeatureView::LeavesFull { row: row(4) },
        FeatureView::MovesRearmost { row: row(1) },
        FeatureView::MovesFrom { row: row(4) },
        FeatureView::MovesTo { row: row(4) },
    ];
    let of_features = features.into_iter().flat_map(|feature| {
        [
            ReasonView::Worth { feature, points },
            ReasonView::Costs { feature, points },
            ReasonView::Allows { feature, reply, points },
        ]
    });
    let answers = [true, false].map(|is_only| ReasonView::Answer { reply, is_only, points });
    let ends = [(3, 1), (2, 0), (5, -3), (0, 2), (-1, 3)].map(|(fewer, more)| ReasonView::Ends {
        fewer,
        more,
        line: vec![reply],
        better: vec![reply],
        points: fewer + more,
    });
    of_features.chain(answers).chain(ends).collect()
}

#[test]
fn every_reason_is_a_sentence_of_its_own_in_every_language() {
    for language in Language::ALL {
        let words = Words::new(language);
        let mut said = HashSet::new();
        for reason in reasons() {
            let sentence = words.say(reason.text(Side::Black));
            assert!(sentence.ends_with('.') && !sentence.contains(".."), "{language}: {sentence}");
            assert!(sentence.starts_with(char::is_uppercase), "{language}: {sentence}");
            assert!(said.insert(sentence), "{language}: {reason:?}");
        }
    }
}

#[test]
fn a_reason_says_who_what_and_how_much() {
    let words = Words::new(Language::English);
    let say = |reason: ReasonView, mover| words.say(reason.text(mover));
    let reply = "6-5,8-4".parse().unwrap();
    let feature = FeatureView::Opening { row: row(5), pawns: 4 };
    assert_eq!(
        say(ReasonView::Allows { feature, reply, points: 2 }, Side::Black),
        "Now Red can answer 6-5,8-4: an opening onto row 5 with its 4 pawns makes a difference of 2 points."
    );
    let worth = |feature| ReasonView::Worth { feature, points: 1 };
    assert_eq!(say(worth(FeatureView::Bonus), Side::Red), "Missed: the bonus, worth 1 point.");
    assert_eq!(
        words.say(worth(FeatureView::Bonus).text_of_best(Side::Red)),
        "What counts: the bonus, worth 1 point."
    );
    assert_eq!(
        say(worth(FeatureView::Limits { rows: 2 }), Side::Red),
        "Missed: leaving Black no follow-up of more than 2 rows, worth 1 point."
    );
    let goal = FeatureView::Opening { row: row(1), pawns: 3 };
    assert_eq!(say(worth(goal), Side::Red), "Missed: an opening into the goal, worth 1 point.");
    let (line, better) = (vec![reply], vec![reply]);
    assert_eq!(
        say(ReasonView::Ends { fewer: -2, more: 5, line, better, points: 3 }, Side::Black),
        "In the end, this gives Red 5 points, and Black only 2."
    );
}

#[test]
fn a_reason_is_read_as_it_was_written() {
    for reason in reasons() {
        let json = serde_json::to_string(&reason).unwrap();
        assert_eq!(serde_json::from_str::<ReasonView>(&json).unwrap(), reason, "{json}");
    }
    let feature = FeatureView::Opening { row: row(5), pawns: 4 };
    assert_eq!(
        serde_json::to_string(&ReasonView::Costs { feature, points: 2 }).unwrap(),
        r#"{"kind":"costs","feature":{"name":"opening","row":5,"pawns":4},"points":2}"#
    );
}
