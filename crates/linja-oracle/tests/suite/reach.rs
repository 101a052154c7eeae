//! The positions that can be reached from the start, held to the plain rules.

use std::collections::{BTreeSet, HashMap, HashSet};
use std::sync::PoisonError;
use std::sync::atomic::AtomicBool;

use linja::{BySide, Placement, Position, Random, RuleSet, Side, random_game};
use linja_oracle::{
    Cancelled, POSITIONS, Reachable, count_reachable, placements, position_of_number,
};
use rayon::prelude::*;

use crate::SOLVING;

/// How many positions of a rule set can be reached: a count that differs is wrong.
fn known_count(rules: RuleSet) -> u64 {
    let lines = include_str!("data/reachable.txt").lines().filter(|line| !line.starts_with('#'));
    let mut pairs = lines.map(|line| line.split_once(' ').unwrap());
    let (_, count) = pairs.find(|(name, _)| *name == rules.name()).unwrap();
    count.parse().unwrap()
}

/// Everything that is checked of one rule set.
fn check(rules: RuleSet) {
    let _one_at_a_time = SOLVING.lock().unwrap_or_else(PoisonError::into_inner);
    let never = AtomicBool::new(false);
    let start = Position::start(Side::Black);
    let reachable = Reachable::new(rules, start, &|_, _| {}, &never).unwrap();
    assert_eq!(reachable.count(), known_count(rules));
    check_successors(rules, &reachable);
    check_first_levels(rules, &reachable);
    check_random_positions(rules, &reachable);
    check_positions_near_the_end(rules, &reachable);
}

/// What follows a position of random play is reached, and so is what follows any reached position.
fn check_successors(rules: RuleSet, reachable: &Reachable) {
    (0..1_000_u64).into_par_iter().for_each(|seed| {
        for played in random_game(rules, seed).played() {
            assert!(reachable.contains(played.position), "{rules} {}", played.position);
            check_successors_of(rules, reachable, played.position);
        }
        let mut random = Random::new(seed);
        for _ in 0..100 {
            check_successors_of(rules, reachable, random_position(&mut random));
        }
    });
}

fn check_successors_of(rules: RuleSet, reachable: &Reachable, position: Position) {
    if reachable.contains_running(position) {
        position.for_each_turn(rules, |played| {
            let is_reached = match played.ends_game {
                true => reachable.contains(played.position),
                false => reachable.contains_running(played.position),
            };
            assert!(is_reached, "{rules} {position} {}", played.turn);
        });
    }
}

/// All positions of the first levels: reached are those that plain play reaches, and no others.
fn check_first_levels(rules: RuleSet, reachable: &Reachable) {
    const LAST: u8 = 50;
    let start = Position::start(Side::Black);
    let mut reached = HashSet::from([start]);
    let mut to_play = vec![start];
    while let Some(position) = to_play.pop() {
        position.for_each_turn(rules, |played| {
            assert!(!played.ends_game, "too early to end");
            let next = with_black_to_move(played.position);
            if total_progress(next) <= LAST && reached.insert(next) {
                to_play.push(next);
            }
        });
    }
    assert!(reached.len() > 100, "{}", reached.len());
    let mut sides = placements().to_vec();
    sides.sort_by_key(|side| side.total_progress());
    let contained = sides.par_iter().map(|&black| {
        let facing =
            sides.iter().take_while(|red| black.total_progress() + red.total_progress() <= LAST);
        let positions = facing.filter_map(|&red| {
            let position = Position::new(BySide { black, red }, Side::Black).ok()?;
            reachable.contains(position).then_some(position)
        });
        positions.map(|position| assert!(reached.contains(&position), "{rules} {position}")).count()
    });
    assert_eq!(contained.sum::<usize>(), reached.len());
}

fn check_random_positions(rules: RuleSet, reachable: &Reachable) {
    (0..10_000_u64).into_par_iter().for_each(|seed| {
        check_predecessors_of(rules, reachable, random_position(&mut Random::new(seed)));
    });
}

/// Positions that have passed or almost, or in which a side is stuck: there the rules are intricate.
fn check_positions_near_the_end(rules: RuleSet, reachable: &Reachable) {
    let checked = (0..1_000_u64).into_par_iter().map(|seed| {
        let mut random = Random::new(seed);
        let positions = (0..3_000).map(|_| random_position(&mut random));
        let near_the_end = positions.filter(|position| {
            let rearmost = |side| position.placement(side).rearmost().get();
            rearmost(Side::Black) + rearmost(Side::Red) >= 7
                || Side::ALL.iter().any(|&side| !position.has_opening(side))
        });
        near_the_end.map(|position| check_predecessors_of(rules, reachable, position)).count()
    });
    let checked = checked.sum::<usize>();
    assert!(checked > 1_000, "{checked}");
}

/// A position is reached if it is the start or a turn from a reached position leads there, and only
/// then.
fn check_predecessors_of(rules: RuleSet, reachable: &Reachable, position: Position) {
    let mut is_reached = position == Position::start(Side::Black);
    let mut is_running = is_reached;
    for before in candidates(rules, position) {
        if reachable.contains_running(before) {
            before.for_each_turn(rules, |played| {
                if played.position == position {
                    is_reached = true;
                    is_running |= !played.ends_game;
                }
            });
        }
        if is_running {
            break;
        }
    }
    assert_eq!(reachable.contains(position), is_reached, "{rules} {position}");
    assert_eq!(reachable.contains_running(position), is_running, "{rules} {position}");
}

/// All positions from which a turn might lead to this one, and some others.
fn candidates(rules: RuleSet, position: Position) -> Vec<Position> {
    let (to_move, waiting) = (position.to_move(), position.to_move().other());
    let opponents = BTreeSet::from([position.placement(to_move)]);
    let movers = BTreeSet::from([position.placement(waiting)]);
    let turn = |movers: &BTreeSet<Placement>| {
        let with_follow_up = taken_back(movers, &[1, 2, 3, 4, 5]);
        taken_back(&(movers | &with_follow_up), &[1])
    };
    let mut pairs = vec![(&movers | &turn(&movers), opponents.clone())];
    if rules.has_extra_turn() {
        pairs.push((turn(&turn(&movers)), opponents.clone()));
    }
    if rules.has_bonus() {
        pairs.push((turn(&taken_back(&movers, &[1, -1])), opponents.clone()));
    }
    if rules.is_mean() {
        pairs.push((turn(&movers), taken_back(&opponents, &[1, -1])));
    }
    let mut candidates = Vec::new();
    for (movers, opponents) in &pairs {
        for &mover in movers {
            let positions = opponents.iter().filter_map(|&opponent| {
                let placements = BySide::new(|side| if side == waiting { mover } else { opponent });
                Position::new(placements, waiting).ok()
            });
            candidates.extend(positions);
        }
    }
    candidates
}

/// With one pawn so many rows further back.
fn taken_back(from: &BTreeSet<Placement>, rows: &[i8]) -> BTreeSet<Placement> {
    let mut all = BTreeSet::new();
    for placement in from {
        for progress in 0..8_i8 {
            for to in rows.iter().map(|rows| progress - rows).filter(|to| (0..8).contains(to)) {
                let mut counts = placement.counts();
                if counts[progress as usize] > 0 {
                    counts[progress as usize] -= 1;
                    counts[to as usize] += 1;
                    all.extend(Placement::new(counts));
                }
            }
        }
    }
    all
}

fn random_position(random: &mut Random) -> Position {
    position_of_number(random.below(POSITIONS as usize) as u32).unwrap()
}

fn with_black_to_move(position: Position) -> Position {
    match position.to_move() {
        Side::Black => position,
        Side::Red => position.mirrored(),
    }
}

fn total_progress(position: Position) -> u8 {
    Side::ALL.iter().map(|&side| position.placement(side).total_progress()).sum()
}

/// All positions that plain play reaches from a start, and whether a game can go on from there.
fn reached(rules: RuleSet, start: Position) -> HashMap<Position, bool> {
    let mut reached = HashMap::from([(start, true)]);
    let mut to_play = vec![start];
    while let Some(position) = to_play.pop() {
        position.for_each_turn(rules, |played| {
            let next = with_black_to_move(played.position);
            let goes_on = reached.entry(next).or_insert(false);
            if !played.ends_game && !*goes_on {
                *goes_on = true;
                to_play.push(next);
            }
        });
    }
    reached
}

#[test]
fn late_positions_are_reached_as_by_plain_play_in_every_rule_set() {
    let start: Position = "0,0,1,0,0,1,2,8/9,0,1,0,1,1,0,0 b".parse().unwrap();
    for rules in RuleSet::ALL {
        let found = Reachable::new(rules, start, &|_, _| {}, &AtomicBool::new(false)).unwrap();
        let expected = reached(rules, start);
        assert_eq!(found.count(), expected.len() as u64);
        for (&position, &goes_on) in &expected {
            assert!(found.contains(position), "{rules} {position}");
            assert_eq!(found.contains_running(position), goes_on, "{rules} {position}");
        }
    }
}

#[test]
#[ignore = "takes minutes: `cargo xtask prove` runs it"]
fn what_classic_reaches_is_counted_right() {
    check(RuleSet::Classic);
}

#[test]
#[ignore = "takes minutes: `cargo xtask prove` runs it"]
fn what_revised_reaches_is_counted_right() {
    check(RuleSet::Revised);
}

#[test]
#[ignore = "takes minutes: `cargo xtask prove` runs it"]
fn what_revised_mean_reaches_is_counted_right() {
    check(RuleSet::RevisedMean);
}

#[test]
#[ignore = "takes minutes: `cargo xtask prove` runs it"]
fn what_zen_reaches_is_counted_right() {
    check(RuleSet::Zen);
}

#[test]
#[ignore = "takes minutes: `cargo xtask prove` runs it"]
fn what_zen_mean_reaches_is_counted_right() {
    check(RuleSet::ZenMean);
}

#[test]
fn a_cancelled_count_says_so() {
    let result = count_reachable(RuleSet::Zen, &|_, _| {}, &AtomicBool::new(true));
    assert_eq!(result, Err(Cancelled));
}
