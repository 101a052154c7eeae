//! Puzzles held to the oracle.

use std::collections::HashSet;
use std::sync::Arc;

use linja::{PlayedTurn, Refusal, Turn, ValuedTurn};
use linja_oracle::Oracle;
use linja_players::{Answer, Puzzle, PuzzleKind, puzzle_difficulties};

const SEEDS: u64 = 250;

fn puzzles(oracle: &Oracle) -> impl Iterator<Item = Puzzle> {
    (0..SEEDS).map(|seed| Puzzle::new(seed, oracle).unwrap())
}

fn end(played: &PlayedTurn) -> String {
    format!("{} {}", played.position, played.ends_game)
}

pub(crate) fn a_puzzle_has_one_solution_which_the_oracle_proves(oracle: &Arc<Oracle>) {
    let (mut positions, mut only_wins) = (HashSet::new(), 0);
    let difficulties = puzzle_difficulties(oracle.rules()).map(Some).chain([None]);
    for (puzzle, difficulty) in puzzles(oracle).zip(difficulties) {
        assert_eq!((puzzle.rules, Some(puzzle.difficulty)), (oracle.rules(), difficulty));
        let margin = oracle.margin(puzzle.position).unwrap();
        assert_eq!(puzzle.solution.margin, margin);
        let turns = oracle.turns(puzzle.position).unwrap();
        assert!(turns.contains(&puzzle.solution));

        let solution = end(&puzzle.solution.played);
        let (right, wrong): (Vec<ValuedTurn>, Vec<ValuedTurn>) =
            turns.iter().partition(|turn| end(&turn.played) == solution);
        assert!(right.iter().all(|turn| turn.margin == margin));
        let second = wrong.iter().map(|turn| turn.margin).max().unwrap();
        match puzzle.kind {
            PuzzleKind::OnlyWin => assert!(margin > 0 && second <= 0, "{puzzle:?}"),
            PuzzleKind::ByPoints(points) => {
                assert_eq!(margin - second, points, "{puzzle:?}");
                assert!(points >= 3, "{puzzle:?}");
            }
        }
        let choices: HashSet<_> = wrong.iter().map(|turn| end(&turn.played)).collect();
        assert!(choices.len() >= 5, "{puzzle:?}");
        positions.insert(puzzle.position);
        only_wins += u64::from(puzzle.kind == PuzzleKind::OnlyWin);
    }
    assert!(positions.len() as u64 > SEEDS * 9 / 10, "{}", positions.len());
    assert!((SEEDS / 10..SEEDS * 9 / 10).contains(&only_wins), "{only_wins}");
}

pub(crate) fn a_seed_gives_the_same_puzzle(oracle: &Arc<Oracle>) {
    assert!(puzzles(oracle).eq(puzzles(oracle)));
}

pub(crate) fn every_difficulty_is_met(oracle: &Arc<Oracle>) {
    let met: HashSet<_> = puzzles(oracle).map(|puzzle| puzzle.difficulty).collect();
    assert_eq!(met, HashSet::from([1, 2, 3, 4, 5]));
}

pub(crate) fn an_answer_is_judged_by_where_it_leads(oracle: &Arc<Oracle>) {
    let mut other_ways = 0;
    for puzzle in puzzles(oracle) {
        for turn in oracle.turns(puzzle.position).unwrap() {
            let expected = if end(&turn.played) == end(&puzzle.solution.played) {
                other_ways += usize::from(turn != puzzle.solution);
                Answer::Right
            } else {
                let given_away = puzzle.solution.margin - turn.margin;
                Answer::Wrong { margin: turn.margin, given_away }
            };
            assert_eq!(puzzle.judge(turn.played.turn), Ok(expected));
        }
        assert_eq!(puzzle.judge(Turn::PASS), Err(Refusal::MayNotPass));
    }
    assert!(other_ways > 0);
}
