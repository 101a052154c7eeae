//! Every rule set solved, and held to the plain rules.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use linja::{BySide, Position, Progress, Random, RuleSet, Side, random_game};
use linja_oracle::{
    Facing, Instructions, Margins, PLACEMENTS, POSITIONS, Solution, SolveError, SolveOptions,
    VerifyError, known_checksum, placements, position_of_number, solve,
};
use rayon::prelude::*;

use crate::naive::Naive;
use crate::perfect_games;
use crate::with_solution;

fn check_summary(solution: &Solution) {
    let totals = solution.totals();
    assert_eq!(
        format!("{:016x}", totals.checksum),
        format!("{:016x}", known_checksum(solution.rules()))
    );
    assert_eq!(totals.positions(), u64::from(POSITIONS));
}

/// Everything that is checked of one rule set, on one solution.
fn check(rules: RuleSet) {
    with_solution(rules, &SolveOptions::default(), |solution| {
        check_summary(solution);
        let mut margins = Margins::from_solution(solution);
        assert_eq!(margins.checksum(), known_checksum(rules));
        check_random_positions(&margins);
        check_positions_of_play(&margins);
        check_last_levels(&margins);
        check_against_naive_recursion(&margins);
        perfect_games::check(&margins);
        check_some_waiting(&mut margins);
    });
}

/// A million from all over the table; whole columns of it, which are read much faster, add ten times as many.
fn check_random_positions(margins: &Margins) {
    (0..1_000_u64).into_par_iter().for_each(|seed| {
        let mut random = Random::new(seed);
        for _ in 0..1000 {
            let number = random.below(POSITIONS as usize) as u32;
            margins.check(position_of_number(number).unwrap()).unwrap();
        }
    });
}

fn check_positions_of_play(margins: &Margins) {
    let checked: usize = (0..5_000_u64)
        .into_par_iter()
        .map(|seed| {
            let game = random_game(margins.rules(), seed);
            let positions = game.played().iter().filter(|played| !played.ends_game);
            positions.map(|played| margins.check(played.position).unwrap()).count()
        })
        .sum();
    assert!(checked > 50_000, "{checked}");
}

/// All positions in which at most 24 rows are left to go for both sides together.
fn check_last_levels(margins: &Margins) {
    let late = |least: u8| placements().iter().filter(move |one| one.total_progress() >= least);
    let pairs: Vec<_> = late(84 - 24)
        .flat_map(|black| late(2 * 84 - 24 - black.total_progress()).map(move |red| (black, red)))
        .collect();
    assert!(pairs.len() > 10_000);
    pairs.par_iter().for_each(|&(&black, &red)| {
        if let Ok(position) = Position::new(BySide { black, red }, Side::Black) {
            margins.check(position).unwrap();
        }
    });
}

/// Late positions are played out completely.
fn check_against_naive_recursion(margins: &Margins) {
    let mut naive = Naive::new(margins.rules());
    let games = (0..4_000).map(|seed| random_game(margins.rules(), seed));
    for game in games {
        // The last turns of a game: early enough that it matters, late enough to play out.
        for played in game.played().iter().rev().skip(1).take(5) {
            let on_goal = |side| played.position.placement(side).count(Progress::GOAL);
            if on_goal(Side::Black) + on_goal(Side::Red) >= 17 {
                assert_eq!(naive.margin(played.position), margins.margin(played.position));
            }
        }
    }
    assert!(naive.known() > 5_000, "{}", naive.known());
}

/// Everything that faces some placements, which is more than ten million positions; and a wrong margin among it is found.
fn check_some_waiting(margins: &mut Margins) {
    let never = AtomicBool::new(false);
    let mut random = Random::new(7);
    let waiting: Vec<_> = (0..420).map(|_| placements()[random.below(PLACEMENTS)]).collect();
    let facing = waiting.iter().map(|&one| Facing::new(one).len() as u64).sum();
    let seen = AtomicU64::new(0);
    let on_progress = |done| {
        seen.fetch_max(done, Ordering::Relaxed);
    };
    assert_eq!(margins.check_waiting(&waiting, &on_progress, &never), Ok(facing));
    assert_eq!(seen.into_inner(), facing);
    assert!(facing > 10_000_000, "{facing}");

    let waiting = &waiting[..70];
    let red = waiting[30];
    let black = Facing::new(red).placement(1000).unwrap();
    let position = Position::new(BySide { black, red }, Side::Black).unwrap();
    let expected = margins.value(position);
    for found in [expected - 1, expected + 1] {
        margins.set_value(position, found);
        let wrong = VerifyError::Wrong { position, found, expected };
        assert_eq!(margins.check(position), Err(wrong));
        assert_eq!(margins.check_waiting(waiting, &|_| {}, &never), Err(wrong));
    }
    margins.set_value(position, expected);
    let cancelled = margins.check_all(&|_, _| {}, &AtomicBool::new(true));
    assert_eq!(cancelled, Err(VerifyError::Cancelled));
}

#[test]
fn classic_is_solved_right() {
    check(RuleSet::Classic);
}

#[test]
fn revised_is_solved_right() {
    check(RuleSet::Revised);
}

#[test]
fn revised_mean_is_solved_right() {
    check(RuleSet::RevisedMean);
}

#[test]
fn zen_is_solved_right() {
    check(RuleSet::Zen);
}

#[test]
fn zen_mean_is_solved_right() {
    check(RuleSet::ZenMean);
}

/// The unit tests of `late_game` compare all instructions in all rule sets, on late positions.
#[test]
fn other_instructions_and_one_thread_give_the_same_solution() {
    for instructions in Instructions::available().into_iter().skip(1) {
        let options = SolveOptions::default().with_instructions(instructions);
        with_solution(RuleSet::Classic, &options, check_summary);
    }
    let alone = SolveOptions::default().with_threads(1);
    with_solution(RuleSet::ZenMean, &alone, check_summary);
}

#[test]
fn a_cancelled_solve_says_so() {
    let cancel = AtomicBool::new(true);
    let options = SolveOptions::default().with_cancel(&cancel);
    assert!(matches!(solve(RuleSet::Zen, &options), Err(SolveError::Cancelled)));
}
