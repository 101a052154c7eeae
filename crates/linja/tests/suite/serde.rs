//! What serde reads is what it wrote, in the text forms that everything else uses.

use linja::{GameResult, Level, Move, Position, Record, Row, RuleSet, Side, Turn, random_game};
use serde::de::DeserializeOwned;

fn check<T: serde::Serialize + DeserializeOwned + PartialEq + std::fmt::Debug>(
    value: &T,
    json: &str,
) {
    assert_eq!(serde_json::to_string(value).unwrap(), json);
    assert_eq!(&serde_json::from_str::<T>(json).unwrap(), value);
}

#[test]
fn everything_is_written_in_its_text_form() {
    check(&Side::Red, "\"red\"");
    check(&RuleSet::ZenMean, "\"zen+mean\"");
    check(&Row::new(3).unwrap(), "3");
    check(&Level::MAX, "10");
    check(&"x5-4".parse::<Move>().unwrap(), "\"x5-4\"");
    check(&"2-3,1-4".parse::<Turn>().unwrap(), "\"2-3,1-4\"");
    check(&Position::start(Side::Black), "\"6,1,1,1,1,1,1,0/0,1,1,1,1,1,1,6 b\"");
    check(&"46-39".parse::<GameResult>().unwrap(), "\"46-39\"");
    let record = Record::new(random_game(RuleSet::Zen, 1));
    check(&record, &serde_json::to_string(&record.to_string()).unwrap());
}

#[test]
fn what_is_not_one_is_refused_with_the_reason() {
    let refused = serde_json::from_str::<Row>("9").unwrap_err();
    assert!(refused.to_string().starts_with("a row is a number from 1 to 8"), "{refused}");
    let refused = serde_json::from_str::<Level>("11").unwrap_err();
    assert!(refused.to_string().starts_with("a level is a number from 1 to 10"), "{refused}");
    let refused = serde_json::from_str::<Turn>("\"2-9\"").unwrap_err();
    assert!(refused.to_string().starts_with("column 3: expected a row"), "{refused}");
}
