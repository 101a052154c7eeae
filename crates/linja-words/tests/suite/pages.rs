//! The rules pages are true: examples, points and rulings, against the rules crate and by hand.

use linja::{GameResult, Position, Progress, Refusal, Row, RuleSet, Side};
use linja_words::{
    Block, Example, Language, Page, Ruling, Scoring, Text, Value, Words, changes_page,
    rule_set_name, rules_page, score_sum, text,
};

fn blocks(page: &Page) -> impl Iterator<Item = &Block> {
    page.sections.iter().flat_map(|section| &section.blocks)
}

fn examples(page: &Page) -> Vec<&Example> {
    blocks(page)
        .filter_map(|block| if let Block::Example(example) = block { Some(example) } else { None })
        .collect()
}

/// The example with this key, of the page of these rules.
fn example(rules: RuleSet, key: &str) -> Example {
    let page = rules_page(rules);
    let found = examples(&page).into_iter().find(|example| example.text.key() == key);
    found.unwrap_or_else(|| panic!("{rules} has no {key}")).clone()
}

fn number(text: &Text, name: &str) -> Option<i32> {
    let (_, value) = text.values().iter().find(|(known, _)| *known == name)?;
    if let Value::Number { value, .. } = value { Some(*value as i32) } else { None }
}

/// A worked example as it should be: its turn, the position after it, and the numbers that its text
/// has.
type Expected =
    (&'static str, &'static str, &'static str, &'static str, &'static [(&'static str, i32)]);

const START: &str = "6,1,1,1,1,1,1,0/0,1,1,1,1,1,1,6 b";
const ROW_3_EMPTY: &str = "5,1,0,2,1,1,1,1/0,1,0,2,1,1,1,6 b";
const THREE_ON_ROW_4: &str = "4,1,1,2,1,1,1,1/0,1,1,1,1,1,1,6 b";

const OF_ALL: [Expected; 5] = [
    (
        "rules-example-turn",
        START,
        "2-3,1-3",
        "5,0,3,1,1,1,1,0/0,1,1,1,1,1,1,6 r",
        &[("from", 2), ("to", 3), ("pawns", 2), ("rows", 2), ("start", 1), ("end", 3)],
    ),
    (
        "rules-example-empty-row",
        ROW_3_EMPTY,
        "2-3",
        "5,0,1,2,1,1,1,1/0,1,0,2,1,1,1,6 r",
        &[("from", 2), ("to", 3)],
    ),
    (
        "rules-example-left-over",
        THREE_ON_ROW_4,
        "3-4,7-8",
        "4,1,0,3,1,1,0,2/0,1,1,1,1,1,1,6 r",
        &[("from", 3), ("to", 4), ("rows", 3), ("start", 7), ("lost", 2)],
    ),
    (
        "rules-example-limit",
        "4,2,1,3,1,1,0,0/0,0,1,3,1,1,1,5 b",
        "2-3,3-5",
        "4,1,1,3,2,1,0,0/0,0,1,3,1,1,1,5 r",
        &[("full", 4), ("from", 2), ("to", 3), ("rows", 2), ("start", 3), ("end", 5)],
    ),
    (
        "rules-example-end",
        "0,0,1,0,0,2,3,6/6,3,1,0,2,0,0,0 b",
        "6-7,3-6",
        "0,0,0,0,0,2,4,6/6,3,1,0,2,0,0,0 r",
        &[("from", 6), ("to", 7), ("pawns", 3), ("start", 3), ("end", 6)],
    ),
];

const OF_CLASSIC: [Expected; 2] = [
    (
        "rules-example-extra-turn",
        ROW_3_EMPTY,
        "4-5,1-3,6-7,2-4",
        "4,0,1,2,2,0,2,1/0,1,0,2,1,1,1,6 r",
        &[
            ("from", 4),
            ("to", 5),
            ("rows", 2),
            ("start", 1),
            ("empty", 3),
            ("next", 6),
            ("again", 7),
            ("pawns", 2),
            ("last", 2),
            ("end", 4),
        ],
    ),
    (
        "rules-example-goal-classic",
        START,
        "7-8,1-2",
        "5,2,1,1,1,1,0,1/0,1,1,1,1,1,1,6 r",
        &[("from", 7), ("start", 1), ("end", 2)],
    ),
];

const OF_REVISED_AND_ZEN: [Expected; 2] = [
    (
        "rules-example-bonus",
        THREE_ON_ROW_4,
        "3-4,5-8,7-8",
        "4,1,0,3,0,1,0,3/0,1,1,1,1,1,1,6 r",
        &[("from", 3), ("to", 4), ("pawns", 3), ("rows", 3), ("start", 5), ("bonus", 7)],
    ),
    (
        "rules-example-goal",
        THREE_ON_ROW_4,
        "7-8,5-4",
        "4,1,1,3,0,1,0,2/0,1,1,1,1,1,1,6 r",
        &[("from", 7), ("start", 5), ("end", 4)],
    ),
];

const OF_MEAN: [Expected; 1] = [(
    "rules-example-mean",
    THREE_ON_ROW_4,
    "3-4,5-8,x2-3",
    "4,1,0,3,0,1,1,2/0,0,2,1,1,1,1,6 r",
    &[("start", 5), ("from", 2), ("to", 3)],
)];

fn expected(rules: RuleSet) -> Vec<Expected> {
    let mut expected = OF_ALL.to_vec();
    match rules.has_bonus() {
        true => expected.extend(OF_REVISED_AND_ZEN),
        false => expected.extend(OF_CLASSIC),
    }
    if rules.is_mean() {
        expected.extend(OF_MEAN);
    }
    expected
}

#[test]
fn every_worked_example_is_on_its_page_and_plays_as_it_says() {
    for rules in RuleSet::ALL {
        let expected = expected(rules);
        assert_eq!(examples(&rules_page(rules)).len(), expected.len(), "{rules}");
        for (key, before, turn, after, numbers) in expected {
            let example = example(rules, key);
            let before: Position = before.parse().unwrap();
            let after: Position = after.parse().unwrap();
            assert_eq!((example.rules, example.before), (rules, before), "{rules}: {key}");
            assert_eq!(
                (example.turn.to_string(), example.after),
                (turn.to_owned(), after),
                "{key}"
            );
            let played = before.play(rules, example.turn).unwrap();
            assert_eq!((played.position, played.ends_game), (after, example.ends_game), "{key}");
            for &(name, value) in numbers {
                assert_eq!(number(&example.text, name), Some(value), "{rules}: ${name} of {key}");
            }
            let counted = example
                .text
                .values()
                .iter()
                .filter(|(name, _)| number(&example.text, name).is_some());
            assert_eq!(counted.count(), numbers.len(), "{rules}: {key}");
        }
    }
}

#[test]
fn what_the_pages_say_is_not_allowed_is_refused_for_that_reason() {
    let full = Refusal::RowFull(Row::new(4).unwrap());
    for rules in RuleSet::ALL {
        let page = rules_page(rules);
        let illegal: Vec<_> =
            examples(&page).into_iter().filter_map(|example| example.illegal).collect();
        let mut expected = Vec::from([("2-3,2-4", full)]);
        if rules.has_bonus() {
            expected.insert(0, ("7-8,8-7", Refusal::BoardUnchanged));
        }
        let found: Vec<_> = illegal.iter().map(|one| (one.turn.to_string(), one.refusal)).collect();
        let expected: Vec<_> =
            expected.iter().map(|(turn, refusal)| ((*turn).to_owned(), *refusal)).collect();
        assert_eq!(found, expected, "{rules}");
    }
}

#[test]
fn only_the_last_example_ends_the_game_and_it_ends_in_the_position_that_is_scored() {
    for rules in RuleSet::ALL {
        let page = rules_page(rules);
        let ends: Vec<_> =
            examples(&page).into_iter().filter(|example| example.ends_game).collect();
        assert_eq!(ends.len(), 1, "{rules}");
        assert_eq!(ends[0].text.key(), "rules-example-end");
        assert_eq!(ends[0].after, scoring(rules).position);
    }
}

fn scoring(rules: RuleSet) -> Scoring {
    let page = rules_page(rules);
    let found = blocks(&page)
        .find_map(|block| if let Block::Scoring(scoring) = block { Some(*scoring) } else { None });
    found.unwrap()
}

#[test]
fn the_scoring_example_is_46_to_41_in_classic_and_46_to_39_in_the_others() {
    for rules in RuleSet::ALL {
        let expected = if rules == RuleSet::Classic { "46-41" } else { "46-39" };
        assert_eq!(Ok(scoring(rules).result()), expected.parse::<GameResult>(), "{rules}");
    }
    let position = scoring(RuleSet::Zen).position;
    assert_eq!(position.placement(Side::Black).counts(), [0, 0, 0, 0, 0, 2, 4, 6]);
    assert_eq!(position.placement(Side::Red).counts(), [0, 0, 0, 2, 0, 1, 3, 6]);
}

#[test]
fn the_sums_of_the_scoring_example_add_up() {
    let sums = |rules| {
        let scores = scoring(rules).scores();
        [score_sum(&scores.black), score_sum(&scores.red)]
    };
    assert_eq!(
        sums(RuleSet::Classic),
        ["6 × 5 + 4 × 3 + 2 × 2 = 46", "6 × 5 + 3 × 3 + 1 × 2 + 2 × 0 = 41"]
    );
    let later = ["6 × 5 + 4 × 3 + 2 × 2 = 46", "6 × 5 + 3 × 3 + 1 × 2 − 2 × 1 = 39"];
    assert_eq!(sums(RuleSet::Revised), later);
    assert_eq!(sums(RuleSet::Zen), later);
}

#[test]
fn the_table_of_points_is_the_books() {
    let points = |rules| {
        let page = rules_page(rules);
        let grid = blocks(&page)
            .find_map(|block| if let Block::Grid(grid) = block { Some(grid) } else { None })
            .unwrap();
        let words = Words::new(Language::English);
        let cells = |row: &[Value]| {
            row[1..].iter().map(|cell| words.value(cell.clone())).collect::<Vec<_>>()
        };
        assert_eq!(cells(&grid.head).len(), Progress::ALL.len());
        cells(&grid.body[0]).join(" ")
    };
    assert_eq!(points(RuleSet::Classic), "0 0 0 0 1 2 3 5");
    assert_eq!(points(RuleSet::Revised), "−5 −3 −2 −1 1 2 3 5");
    assert_eq!(points(RuleSet::ZenMean), "−1 −1 −1 −1 1 2 3 5");
}

#[test]
fn a_page_states_each_ruling_that_applies_and_no_other() {
    for rules in RuleSet::ALL {
        let page = rules_page(rules);
        let ruling =
            |block: &Block| if let Block::Ruling(ruling, _) = block { Some(*ruling) } else { None };
        let mut stated: Vec<_> = blocks(&page).filter_map(ruling).collect();
        stated.sort();
        let applying: Vec<_> =
            Ruling::ALL.into_iter().filter(|ruling| ruling.applies(rules)).collect();
        assert_eq!(stated, applying, "{rules}");
    }
}

#[test]
fn a_page_says_once_what_a_ruling_is_below_the_first() {
    for rules in RuleSet::ALL {
        let page = rules_page(rules);
        let all: Vec<_> = blocks(&page).collect();
        let note = Block::Paragraph(text!("rules-ruling-note"));
        assert_eq!(all.iter().filter(|block| ***block == note).count(), 1, "{rules}");
        let first = all.iter().position(|block| matches!(block, Block::Ruling(..))).unwrap();
        assert_eq!(*all[first + 1], note, "{rules}");
    }
}

#[test]
fn a_page_says_first_how_to_recognise_its_book_and_names_that_edition_alone() {
    for language in Language::ALL {
        let words = Words::new(language);
        let first = |rules| words.say(&rules_page(rules).intro[0]);
        let editions = [RuleSet::Classic, RuleSet::Revised, RuleSet::Zen];
        for rules in editions {
            for other in editions {
                let name = words.say(rule_set_name(other));
                assert_eq!(
                    first(rules).contains(&name),
                    rules == other,
                    "{language}, {rules}: {name}"
                );
            }
        }
        assert_eq!(first(RuleSet::RevisedMean), first(RuleSet::Revised), "{language}");
        assert_eq!(first(RuleSet::ZenMean), first(RuleSet::Zen), "{language}");
    }
}

#[test]
fn a_sum_below_zero_has_a_true_minus() {
    let scoring = Scoring { rules: RuleSet::Zen, position: START.parse().unwrap() };
    let sum = score_sum(&scoring.scores().black);
    assert!(sum.ends_with(" − 6 × 1 = −3"), "{sum}");
}

#[test]
fn the_editions_differ_as_the_changes_page_says() {
    let page = changes_page();
    let Block::Grid(grid) = &page.sections[0].blocks[0] else { panic!("a grid") };
    let words = Words::new(Language::English);
    let row = |text: Text| {
        let heading = Value::from(text);
        let row = grid.body.iter().find(|row| row[0] == heading).unwrap();
        row[1..].iter().map(|cell| words.value(cell.clone())).collect::<Vec<_>>()
    };
    assert_eq!(row(text!("changes-behind")), ["0 points", "−1 to −5 each", "−1 each"]);
    assert_eq!(row(text!("changes-mean")), ["no", "yes", "yes"]);
    let points = ["Black 46, Red 41", "Black 46, Red 39", "Black 46, Red 39"];
    assert_eq!(row(text!("changes-example")), points);
    assert!(grid.body.iter().all(|row| row.len() == grid.head.len()));
}

#[test]
fn every_page_can_be_said_in_every_language() {
    for language in Language::ALL {
        let words = Words::new(language);
        let pages = RuleSet::ALL.map(rules_page).into_iter().chain([changes_page()]);
        for said in pages.flat_map(|page| all_texts(&page)).map(|text| words.say(text)) {
            // Marks for the direction of writing, or a placeholder that was not filled.
            let strange = |c: char| ('\u{2066}'..='\u{2069}').contains(&c) || c == '{';
            assert!(!said.is_empty() && !said.contains(strange), "{language}: {said}");
        }
    }
}

fn all_texts(page: &Page) -> Vec<Text> {
    let mut texts = vec![page.title.clone()];
    texts.extend(page.intro.iter().cloned());
    texts.extend(page.sections.iter().map(|section| section.heading.clone()));
    for block in blocks(page) {
        match block {
            Block::Paragraph(text) | Block::Ruling(_, text) => texts.push(text.clone()),
            Block::List(items) | Block::Steps(items) => texts.extend(items.clone()),
            Block::Diagram(diagram) => texts.push(diagram.caption.clone()),
            Block::Example(example) => {
                texts.push(example.text.clone());
                texts.extend(example.illegal.map(|illegal| Text::from(illegal.refusal)));
            }
            Block::Scoring(scoring) => texts.push(linja_words::result(scoring.result())),
            Block::Grid(grid) => {
                let cells = grid.head.iter().chain(grid.body.iter().flatten());
                texts.extend(cells.filter_map(|cell| {
                    if let Value::Text(text) = cell { Some(text.clone()) } else { None }
                }));
            }
        }
    }
    texts
}
