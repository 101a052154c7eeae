//! What is checked against the exact margins: each rule set is solved once, for all checks.

use std::sync::{Arc, Mutex, PoisonError};

use linja::RuleSet;
use linja_oracle::{Oracle, SolveOptions, solve};

use crate::{
    adapted_level, advice, contest, habits, handicap, level_estimate, puzzle, reason, review,
    search,
};

/// The checks, each named as a sentence about the game.
const CHECKS: &[fn(&Arc<Oracle>)] = &[
    habits::level_ten_is_perfect,
    habits::level_ten_sets_the_hardest_task,
    habits::a_seed_makes_the_game,
    habits::each_level_beats_the_one_below,
    habits::chances_are_how_often_a_level_does_it,
    handicap::every_handicap_is_worth_what_it_says,
    adapted_level::half_of_the_points_are_won_from_a_computer_that_adapts,
    level_estimate::five_games_tell_the_level,
    level_estimate::perfect_play_is_level_ten,
    search::late_positions_are_solved_exactly,
    search::last_turns_are_all_told_apart,
    review::what_both_sides_give_away_adds_up_to_the_change_of_the_margin,
    review::perfect_play_is_all_best_and_fully_accurate,
    review::the_line_proves_what_was_possible,
    review::turning_points_are_where_the_expected_winner_changes,
    review::an_only_winning_turn_is_the_only_one_that_wins,
    review::turns_to_the_same_position_are_reviewed_alike,
    review::a_game_that_goes_on_or_has_no_turns_is_reviewed,
    review::a_pass_gives_nothing_away,
    review::a_game_of_other_rules_is_refused,
    reason::every_mistake_has_reasons_and_all_are_true,
    reason::every_kind_of_reason_is_given_where_it_is_known,
    reason::a_best_turn_has_no_reasons_as_a_mistake,
    reason::what_sets_a_solution_apart_is_true,
    advice::examples_prove_the_advice,
    advice::back_pawns_come_first_in_every_edition,
    advice::crowds_are_good_to_meet_but_in_classic,
    advice::chance_is_the_mean_of_all_draws,
    puzzle::a_puzzle_has_one_solution_which_the_oracle_proves,
    puzzle::a_seed_gives_the_same_puzzle,
    puzzle::every_difficulty_is_met,
    puzzle::an_answer_is_judged_by_where_it_leads,
    contest::an_oracle_of_other_rules_is_refused,
];

/// One at a time: a solution takes gigabytes.
static SOLVING: Mutex<()> = Mutex::new(());

fn check(rules: RuleSet) {
    let _one_at_a_time = SOLVING.lock().unwrap_or_else(PoisonError::into_inner);
    let oracle = Arc::new(Oracle::from(solve(rules, &SolveOptions::default()).unwrap()));
    for check in CHECKS {
        check(&oracle);
    }
}

#[test]
fn judges_of_classic_are_right() {
    check(RuleSet::Classic);
}

#[test]
fn judges_of_revised_are_right() {
    check(RuleSet::Revised);
}

#[test]
fn judges_of_revised_mean_are_right() {
    check(RuleSet::RevisedMean);
}

#[test]
fn judges_of_zen_are_right() {
    check(RuleSet::Zen);
}

#[test]
fn judges_of_zen_mean_are_right() {
    check(RuleSet::ZenMean);
}
