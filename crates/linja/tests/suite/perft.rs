//! Counts of turn sequences. `data/perft.txt` is plain text that other programs can use as well.

use std::collections::HashMap;

use linja::{Position, RuleSet, perft};

use crate::naive;

struct Case {
    rules: RuleSet,
    position: Position,
    counts: Vec<u64>,
}

fn cases() -> Vec<Case> {
    let lines = include_str!("data/perft.txt").lines().filter(|line| !line.starts_with('#'));
    let cases: Vec<_> = lines
        .map(|line| {
            let [rules, position, counts] = line.split("; ").collect::<Vec<_>>()[..] else {
                panic!("three fields: {line}");
            };
            Case {
                rules: rules.parse().unwrap(),
                position: position.parse().unwrap(),
                counts: counts.split(' ').map(|count| count.parse().unwrap()).collect(),
            }
        })
        .collect();
    assert!(cases.len() >= 40);
    cases
}

/// Counts positions that are reached in several ways together.
fn merged(rules: RuleSet, position: Position, depth: usize) -> Vec<u64> {
    let mut positions = HashMap::from([(position, 1)]);
    let mut counts = Vec::new();
    for level in 1..=depth {
        let mut next = HashMap::new();
        let mut count = 0;
        for (position, ways) in positions {
            count += ways * position.count_turns(rules);
            if level < depth {
                position.for_each_turn(rules, |played| {
                    if !played.ends_game {
                        *next.entry(played.position).or_insert(0) += ways;
                    }
                });
            }
        }
        counts.push(count);
        positions = next;
    }
    counts
}

#[test]
fn the_counts_are_right_turn_by_turn() {
    for case in cases() {
        for (depth, &count) in (1..=4).zip(&case.counts) {
            assert_eq!(perft(case.rules, case.position, depth), count, "{}", case.rules);
        }
    }
}

#[test]
fn the_counts_are_right_with_equal_positions_merged() {
    for case in cases() {
        let counts = merged(case.rules, case.position, case.counts.len());
        assert_eq!(counts, case.counts, "{} {}", case.rules, case.position);
    }
}

#[test]
fn the_counts_are_right_by_a_second_plain_reading_of_the_rules() {
    for case in cases() {
        let board = naive::Board::parse(&case.position.to_string());
        let depth = case.counts.len().min(3);
        let counts = naive::perft(board, case.rules.name(), depth);
        assert_eq!(counts, case.counts[..depth], "{} {}", case.rules, case.position);
    }
}
