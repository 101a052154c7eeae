//! Games with variations: how they are changed, written and read.

use linja::{
    Game, NodeId, Position, Record, Refusal, RuleSet, Side, Tree, TreePart, Turn, random_game,
};
use proptest::prelude::*;

use crate::fuzz_bodies;

fn turn(text: &str) -> Turn {
    text.parse().unwrap()
}

/// A game, and turns that leave it or each other anywhere, with comments.
fn trees() -> impl Strategy<Value = Tree> {
    let branch =
        (any::<prop::sample::Index>(), any::<prop::sample::Index>(), any::<Option<String>>());
    let branches = prop::collection::vec(branch, 0..24);
    (prop::sample::select(RuleSet::ALL.to_vec()), any::<u64>(), branches).prop_map(
        |(rules, seed, branches)| {
            let game = random_game(rules, seed);
            let mut tree = Record::new(game).tree();
            let mut nodes: Vec<NodeId> = turns(&tree);
            nodes.push(Tree::ROOT);
            for (at, chosen, comment) in branches {
                let at = nodes[at.index(nodes.len())];
                tree.set_comment(at, &comment.unwrap_or_default());
                if !tree.is_over(at) {
                    let legal = tree.position(at).turns(rules);
                    nodes.push(tree.play(at, legal[chosen.index(legal.len())]).unwrap());
                }
            }
            tree
        },
    )
}

fn turns(tree: &Tree) -> Vec<NodeId> {
    let turn = |part| match part {
        TreePart::Turn(node) => Some(node),
        TreePart::Opens | TreePart::Closes => None,
    };
    tree.parts().filter_map(turn).collect()
}

fn record_of(tree: &Tree) -> Record {
    let mut record = Record::new(Game::from_position(tree.rules(), tree.start()));
    record.set_tree(tree.clone());
    record
}

proptest! {
    #[test]
    fn a_tree_that_is_written_reads_back_as_the_same(tree in trees()) {
        let record = record_of(&tree);
        prop_assert_eq!(&record.tree(), &tree);
        let text = record.to_string();
        let read: Record = text.parse()?;
        prop_assert_eq!(&read.tree(), &tree);
        prop_assert_eq!(read.to_string(), text);
        prop_assert_eq!(read, record);
    }

    #[test]
    fn a_damaged_tree_is_read_or_refused(
        tree in trees(),
        place in any::<prop::sample::Index>(),
        with in prop::sample::select(vec!["(", ")", "", "{", ";", "*", "1."]),
    ) {
        let text = record_of(&tree).to_string();
        let places: Vec<usize> = text.char_indices().map(|(place, _)| place).collect();
        let (before, after) = text.split_at(places[place.index(places.len())]);
        let rest = &after[after.chars().next().map_or(0, char::len_utf8)..];
        fuzz_bodies::record_text(&format!("{before}{with}{rest}"));
        fuzz_bodies::record_text(&format!("{before}{with}{after}"));
    }

    #[test]
    fn any_turn_can_lead_the_main_line_and_none_is_lost(
        tree in trees(),
        chosen in any::<prop::sample::Index>(),
    ) {
        let mut all = turns(&tree);
        let chosen = all[chosen.index(all.len())];
        let mut changed = tree.clone();
        changed.make_main(chosen);
        let line = changed.line(chosen);
        prop_assert!(record_of(&changed).game.turns().take(line.turns().len()).eq(line.turns()));
        let mut still = turns(&changed);
        all.sort();
        still.sort();
        prop_assert_eq!(all, still);
    }
}

const STUDY: &str = include_str!("../../../../docs/study.linja");

#[test]
fn a_variation_stands_after_the_turn_it_replaces_and_further_in() {
    let record: Record = STUDY.parse().unwrap();
    assert_eq!(record.to_string(), STUDY);
    assert_eq!(record.game.turns().collect::<Vec<_>>(), [turn("2-3,1-3"), turn("7-6")]);
    assert_eq!(record.comments().len(), 2, "those on the game alone");

    // Spacing, numbers, braces and where a comment stands are free.
    let free = "[Rules \"zen\"]2-3,1-3({also two rows}1-2,1-3{and row 2 has three pawns then}8-7,8-6\
        (7-6,8-6 1-2{leaves the follow-up out})2-3)(1.1-2)\
        {two pawns stood on row 3,\nso the follow-up goes two rows}7-6 *";
    assert_eq!(free.parse::<Record>().unwrap().to_string(), STUDY);

    // What replaces the first turn of a variation replaces that of the line as well.
    let nested = "[Rules \"zen\"] 2-3,1-3 (1-2,1-3 (1-2)) *".parse::<Record>().unwrap();
    let beside = "[Rules \"zen\"] 2-3,1-3 (1-2,1-3) (1-2) *".parse::<Record>().unwrap();
    assert_eq!(nested, beside);
}

#[test]
fn a_record_without_variations_is_written_as_ever() {
    let game = include_str!("../../../../docs/game.linja");
    assert_eq!(game.parse::<Record>().unwrap().to_string(), game);
}

#[test]
fn variations_are_written_as_long_as_the_game_has_a_turn_that_they_replace() {
    let mut record: Record = STUDY.parse().unwrap();
    while record.game.undo() {}
    assert!(!record.tree().has_variations());
    while record.game.redo() {}
    assert_eq!(record.to_string(), STUDY);
    // Another turn takes the place of the first, and no variation is lost.
    while record.game.undo() {}
    record.game.play(turn("3-4")).unwrap();
    let variations = |text: &str| text[text.find("  (").unwrap()..].replace("2. 7-6\n*", "*");
    assert_eq!(variations(&record.to_string()), variations(STUDY));
}

#[test]
fn a_wrong_variation_says_line_column_and_what_was_expected() {
    let cases = [
        ("(2-3) *", "column 1: expected a turn, or `*` if the game stops here"),
        ("2-3,1-3 () *", "column 10: expected a row from 1 to 8"),
        ("2-3,1-3 (( *", "column 10: expected a row from 1 to 8"),
        ("2-3,1-3 (1-2", "column 13: expected a turn, or `)` if the variation ends here"),
        ("2-3,1-3 (1-2 *", "column 14: expected a row from 1 to 8"),
        ("2-3,1-3 ) *", "column 9: expected a turn, or `*` if the game stops here"),
        ("2-3,1-3 (2. 1-2) *", "column 10: expected the turn number 1"),
        (
            "2-3,1-3 (1. 2-3,1-4) *",
            "column 13: turn 1 (`2-3,1-4`) is refused: this follow-up goes exactly 2 rows forward",
        ),
        (
            "2-3,1-3 (1-2 (2-3,1-3)) *",
            "column 15: turn 1 (`2-3,1-3`) stands here already: a variation begins with another",
        ),
        ("2-3,1-3 (1-2) * (1-2)", "column 17: expected the end of the record after its result"),
    ];
    for (text, error) in cases {
        let text = format!("[Rules \"zen\"]\n{text}");
        let told = text.parse::<Record>().unwrap_err().to_string();
        assert_eq!(told, format!("line 2, {error}"), "{text}");
    }
    // Whoever ends the game in a variation has nothing more to play there.
    let game = random_game(RuleSet::Zen, 3);
    let (last, before) = (game.played().last().unwrap().turn, game.played().len() - 1);
    let start = game.played()[before - 1].position;
    let other = start.turns(RuleSet::Zen).into_iter().find(|&other| other != last).unwrap();
    let text = format!("[Rules \"zen\"]\n[Position \"{start}\"]\n{other} ({last} 46-39)");
    assert!(text.parse::<Record>().unwrap_err().to_string().ends_with(": expected `)`"), "{text}");
}

#[test]
fn no_variation_is_too_deep_to_be_read_or_refused() {
    let unclosed = format!("[Rules \"zen\"] 2-3 {}", "(1-2 ".repeat(1_000_000));
    assert!(unclosed.parse::<Record>().is_err());
    // Each turn of a long game in a variation of its own.
    let mut tree = Tree::new(RuleSet::Classic, Position::start(Side::Black));
    let mut at = Tree::ROOT;
    while !tree.is_over(at) {
        let legal = tree.position(at).turns(RuleSet::Classic);
        tree.play(at, legal[0]).unwrap();
        at = tree.play(at, *legal.last().unwrap()).unwrap();
    }
    let record = record_of(&tree);
    assert_eq!(record.to_string().parse(), Ok(record));
}

#[test]
fn a_turn_that_is_removed_takes_along_what_follows_it() {
    let record: Record = STUDY.parse().unwrap();
    let mut tree = record.tree();
    let [first, second, third] = tree[Tree::ROOT].children()[..] else { panic!("{STUDY}") };
    tree.remove(second);
    assert_eq!(tree[Tree::ROOT].children(), [first, third]);
    tree.remove(first);
    assert_eq!(record_of(&tree).game.turns().collect::<Vec<_>>(), [turn("1-2")]);
    tree.remove(Tree::ROOT);
    assert_eq!(turns(&tree), [third]);
}

#[test]
fn the_tree_refuses_what_the_rules_refuse() {
    let over = "0,0,0,0,0,2,4,6/6,3,1,0,2,0,0,0 r".parse().unwrap();
    let mut tree = Tree::new(RuleSet::Zen, over);
    assert_eq!(tree.play(Tree::ROOT, turn("6-5")), Err(Refusal::GameOver));
    let mut tree = Tree::new(RuleSet::Zen, Position::start(Side::Black));
    assert_eq!(tree.play(Tree::ROOT, Turn::PASS), Err(Refusal::MayNotPass));
    assert!(turns(&tree).is_empty());
}
