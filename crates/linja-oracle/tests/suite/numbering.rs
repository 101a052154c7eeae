//! The numbers of placements and positions.

use linja::{BySide, Placement, Position, Random, RuleSet, Side, random_game};
use linja_oracle::{
    Facing, POSITIONS, placement_number, placements, position_number, position_of_number,
};

#[test]
fn every_placement_has_its_number_in_the_order_of_counts() {
    assert_eq!(placements().len(), 45_636);
    assert!(placements().is_sorted_by(|one, next| one < next));
    for (number, &placement) in placements().iter().enumerate() {
        assert_eq!(placement_number(placement), number);
    }
}

#[test]
fn what_faces_a_placement_is_numbered_in_the_order_of_counts() {
    let mut random = Random::new(1);
    for _ in 0..200 {
        let other = placements()[random.below(placements().len())];
        let facing = Facing::new(other);
        let fits = |one: &&Placement| {
            Position::new(BySide { black: **one, red: other }, Side::Black).is_ok()
        };
        let expected: Vec<_> = placements().iter().filter(fits).copied().collect();
        assert_eq!(facing.placements().collect::<Vec<_>>(), expected);
        assert_eq!(facing.len(), expected.len());
        for (rank, &placement) in expected.iter().enumerate() {
            assert_eq!(facing.rank(placement), rank);
            assert_eq!(facing.placement(rank), Some(placement));
        }
        assert_eq!(facing.placement(expected.len()), None);
    }
}

#[test]
fn there_are_as_many_positions_as_the_rules_say() {
    let all: usize = placements().iter().map(|&mover| Facing::new(mover).len()).sum();
    assert_eq!(all, POSITIONS as usize);
    assert!(position_of_number(POSITIONS - 1).is_some());
    assert_eq!(position_of_number(POSITIONS), None);
}

#[test]
fn a_position_and_its_mirror_image_have_one_number() {
    for rules in RuleSet::ALL {
        for played in random_game(rules, 3).played() {
            let number = position_number(played.position);
            assert_eq!(position_number(played.position.mirrored()), number);
            let black_moves = match played.position.to_move() {
                Side::Black => played.position,
                Side::Red => played.position.mirrored(),
            };
            assert_eq!(position_of_number(number), Some(black_moves));
        }
    }
}
