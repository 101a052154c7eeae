//! Each line of the rules and each ruling, on a hand-made position.

use std::collections::BTreeSet;

use linja::RuleSet::{Classic, Revised, RevisedMean, Zen, ZenMean};
use linja::{
    Game, Position, Refusal, Row, RuleSet, Score, Side, Step, Turn, TurnInProgress, random_game,
};

const LATER: [RuleSet; 4] = [Revised, RevisedMean, Zen, ZenMean];

fn position(text: &str) -> Position {
    text.parse().unwrap()
}

fn row(number: u8) -> Row {
    Row::new(number).unwrap()
}

fn turns(rules: RuleSet, text: &str) -> BTreeSet<String> {
    position(text).turns(rules).iter().map(Turn::to_string).collect()
}

/// The turn after some moves of it.
fn after(rules: RuleSet, text: &str, moves: &[&str]) -> TurnInProgress {
    let mut turn = TurnInProgress::new(rules, position(text)).unwrap();
    for one in moves {
        turn.play(one.parse().unwrap()).unwrap();
    }
    turn
}

fn refusal(turn: &mut TurnInProgress, one: &str) -> Refusal {
    turn.play(one.parse().unwrap()).unwrap_err()
}

fn play(rules: RuleSet, text: &str, turn: &str) -> Result<linja::PlayedTurn, Refusal> {
    position(text).play(rules, turn.parse().unwrap())
}

// Board, pawns, directions

#[test]
fn six_pawns_stand_on_the_start_line_and_one_on_each_inner_row() {
    let start = Position::start(Side::Black);
    let counts = |side| Row::ALL.into_iter().map(|row| start.count(side, row)).collect::<Vec<_>>();
    assert_eq!(counts(Side::Black), [6, 1, 1, 1, 1, 1, 1, 0]);
    assert_eq!(counts(Side::Red), [0, 1, 1, 1, 1, 1, 1, 6]);
}

#[test]
fn black_moves_up_and_red_moves_down() {
    for rules in RuleSet::ALL {
        let openings = |first| {
            let turn = TurnInProgress::new(rules, Position::start(first)).unwrap();
            turn.moves().map(|one| one.to_string()).collect::<Vec<_>>()
        };
        assert_eq!(openings(Side::Black), ["1-2", "2-3", "3-4", "4-5", "5-6", "6-7", "7-8"]);
        assert_eq!(openings(Side::Red), ["8-7", "7-6", "6-5", "5-4", "4-3", "3-2", "2-1"]);
    }
}

#[test]
fn no_move_may_end_on_a_full_inner_row_of_both_colours_together() {
    // Three black and three red pawns on row 4.
    let text = "5,1,1,3,0,0,2,0/0,0,0,3,1,1,1,6 b";
    for rules in RuleSet::ALL {
        let mut turn = after(rules, text, &[]);
        assert_eq!(refusal(&mut turn, "3-4"), Refusal::RowFull(row(4)));
    }
}

#[test]
fn a_full_row_is_crossed_and_counts_as_a_step() {
    // The opening into row 2 meets two pawns; from row 3 the follow-up crosses the full row 4.
    let text = "4,2,1,3,0,0,2,0/0,0,0,3,1,1,1,6 b";
    for rules in RuleSet::ALL {
        let turn = after(rules, text, &["1-2", "3-5"]);
        assert_eq!(turn.position().count(Side::Black, row(5)), 1);
        assert_eq!(refusal(&mut after(rules, text, &["1-2"]), "2-4"), Refusal::RowFull(row(4)));
    }
}

#[test]
fn the_outer_rows_hold_any_number() {
    let text = "0,0,0,0,0,0,1,11/0,0,0,0,0,0,0,12 b";
    for rules in RuleSet::ALL {
        assert_eq!(after(rules, text, &["7-8"]).position().pawns_on(row(8)), 24);
    }
}

// A turn: opening

#[test]
fn the_opening_is_compulsory_and_goes_one_row() {
    for rules in RuleSet::ALL {
        let start = Position::start(Side::Black);
        let mut turn = TurnInProgress::new(rules, start).unwrap();
        assert_eq!(turn.due(), Some(Step::Opening));
        assert_eq!(turn.decline(), Err(Refusal::Compulsory(Step::Opening)));
        assert_eq!(turn.finish(), Err(Refusal::Compulsory(Step::Opening)));
        assert_eq!(start.play(rules, Turn::PASS), Err(Refusal::MayNotPass));
        let step = Step::Opening;
        assert_eq!(refusal(&mut turn, "1-3"), Refusal::WrongDistance { step });
        assert_eq!(refusal(&mut turn, "3-3"), Refusal::WrongDistance { step });
    }
}

#[test]
fn only_own_pawns_that_stand_there_are_moved() {
    let text = "6,0,2,1,1,1,1,0/0,0,2,1,1,1,1,6 b";
    for rules in RuleSet::ALL {
        let mut turn = after(rules, text, &[]);
        assert_eq!(refusal(&mut turn, "2-3"), Refusal::NoPawn(row(2)));
        assert_eq!(refusal(&mut turn, "8-7"), Refusal::WrongSide(row(8)));
        assert_eq!(refusal(&mut turn, "x4-5"), Refusal::OpponentsPawn);
    }
}

// A turn: follow-up

#[test]
fn the_follow_up_goes_as_many_rows_as_pawns_of_both_colours_were_met() {
    // Two black and two red pawns on row 3.
    let text = "5,1,2,1,1,1,1,0/0,0,2,1,1,1,1,6 b";
    for rules in RuleSet::ALL {
        let mut turn = after(rules, text, &["2-3"]);
        let step = Step::FollowUp { rows: 4 };
        assert_eq!(turn.due(), Some(step));
        let moves: Vec<_> = turn.moves().map(|one| one.to_string()).collect();
        assert_eq!(moves, ["1-5", "3-7", "4-8", "5-8", "6-8", "7-8"]);
        assert_eq!(refusal(&mut turn, "1-4"), Refusal::WrongDistance { step });
    }
}

#[test]
fn the_follow_up_may_be_made_by_the_pawn_of_the_opening() {
    for rules in RuleSet::ALL {
        let turn = after(rules, "5,1,2,1,1,1,1,0/0,0,2,1,1,1,1,6 b", &["2-3", "3-7"]);
        assert_eq!(turn.so_far().to_string(), "2-3,3-7");
    }
}

#[test]
fn rows_left_over_at_the_goal_are_lost_and_earn_nothing() {
    let text = "5,1,2,1,1,1,1,0/0,0,2,1,1,1,1,6 b";
    for rules in RuleSet::ALL {
        // Four rows would lead from row 6 two rows beyond the goal.
        let mut turn = after(rules, text, &["2-3", "6-8"]);
        assert_eq!(turn.due(), None);
        assert_eq!(refusal(&mut turn, "8-7"), Refusal::TurnComplete);
        assert_eq!(turn.decline(), Err(Refusal::NothingToDecline));
    }
}

#[test]
fn an_opening_onto_an_empty_row_has_no_follow_up() {
    for rules in RuleSet::ALL {
        let turn = after(rules, "6,1,0,2,1,1,1,0/0,1,0,2,1,1,1,6 b", &["2-3"]);
        assert_eq!(turn.due(), None);
    }
}

#[test]
fn the_follow_up_is_compulsory_in_classic_and_revised_and_optional_in_zen() {
    for rules in RuleSet::ALL {
        let mut turn = TurnInProgress::new(rules, Position::start(Side::Black)).unwrap();
        turn.play("2-3".parse().unwrap()).unwrap();
        let step = Step::FollowUp { rows: 2 };
        let declined = match rules {
            Zen | ZenMean => Ok(()),
            Classic | Revised | RevisedMean => Err(Refusal::Compulsory(step)),
        };
        assert_eq!(turn.may_decline(), declined.is_ok());
        assert_eq!(turn.finish().map(|_| ()), declined);
        assert_eq!(turn.decline(), declined);
    }
}

#[test]
fn only_a_bonus_moves_backward() {
    let start = "6,1,1,1,1,1,1,0/0,1,1,1,1,1,1,6 b";
    for rules in RuleSet::ALL {
        assert_eq!(refusal(&mut after(rules, start, &[]), "3-2"), Refusal::Backward);
        assert_eq!(refusal(&mut after(rules, start, &["2-3"]), "3-1"), Refusal::Backward);
        let on_goal = "5,1,1,1,1,1,1,1/0,1,1,1,1,1,1,6 b";
        assert_eq!(refusal(&mut after(rules, on_goal, &[]), "8-7"), Refusal::Backward);
    }
}

// Opening into the goal

#[test]
fn in_classic_an_opening_into_the_goal_has_a_follow_up_of_one_row() {
    let mut turn = after(Classic, "6,1,1,1,1,1,1,0/0,1,1,1,1,1,1,6 b", &["7-8"]);
    assert_eq!(turn.due(), Some(Step::FollowUp { rows: 1 }));
    assert!(!turn.may_decline());
    assert_eq!(refusal(&mut turn, "8-7"), Refusal::Backward);
}

#[test]
fn r6_in_the_later_books_an_opening_into_the_goal_has_no_follow_up_but_a_bonus() {
    for rules in LATER {
        let turn = after(rules, "6,1,1,1,1,1,1,0/0,1,1,1,1,1,1,6 b", &["7-8"]);
        assert_eq!(turn.due(), Some(Step::Bonus));
        assert!(turn.may_decline());
    }
}

// Bonus

#[test]
fn a_follow_up_that_reaches_the_goal_exactly_earns_a_bonus_in_the_later_books() {
    let text = "5,1,2,1,1,1,1,0/0,0,2,1,1,1,1,6 b";
    for rules in RuleSet::ALL {
        let turn = after(rules, text, &["2-3", "4-8"]);
        assert_eq!(turn.due(), rules.has_bonus().then_some(Step::Bonus));
        assert_eq!(rules.has_bonus(), rules != Classic);
    }
}

#[test]
fn a_bonus_goes_one_row_either_way_and_may_leave_the_goal_after_a_follow_up() {
    let text = "5,1,2,1,1,1,1,0/0,0,2,1,1,1,1,6 b";
    for rules in [Revised, Zen] {
        let mut turn = after(rules, text, &["2-3", "4-8"]);
        let moves: Vec<_> = turn.moves().map(|one| one.to_string()).collect();
        let forward = ["1-2", "3-4", "5-6", "6-7", "7-8"];
        let backward = ["3-2", "5-4", "6-5", "7-6", "8-7"];
        assert_eq!(moves, [&forward[..], &backward].concat());
        let step = Step::Bonus;
        assert_eq!(refusal(&mut turn, "1-3"), Refusal::WrongDistance { step });
        assert_eq!(refusal(&mut turn, "x4-5"), Refusal::OpponentsPawn);
    }
}

#[test]
fn a_bonus_is_always_optional_and_never_earns_another() {
    let text = "5,1,2,1,1,1,1,0/0,0,2,1,1,1,1,6 b";
    for rules in LATER {
        let mut turn = after(rules, text, &["2-3", "4-8"]);
        assert_eq!(turn.decline(), Ok(()));
        // A bonus into the goal.
        assert_eq!(after(rules, text, &["2-3", "4-8", "7-8"]).due(), None);
    }
}

#[test]
fn a_bonus_does_not_end_on_a_full_row() {
    // Row 5 is full; the opening into the goal earns a bonus.
    let text = "5,0,0,1,3,1,1,1/0,0,1,1,3,0,1,6 b";
    for rules in LATER {
        let mut turn = after(rules, text, &["7-8"]);
        assert_eq!(refusal(&mut turn, "4-5"), Refusal::RowFull(row(5)));
        assert_eq!(refusal(&mut turn, "6-5"), Refusal::RowFull(row(5)));
    }
}

#[test]
fn a_mean_bonus_moves_an_opponents_pawn_either_way() {
    let text = "5,1,2,1,1,1,1,0/0,0,2,1,1,1,1,6 b";
    for rules in [RevisedMean, ZenMean] {
        let turn = after(rules, text, &["2-3", "4-8"]);
        let opponents: Vec<_> =
            turn.moves().map(|one| one.to_string()).filter(|one| one.starts_with('x')).collect();
        // Forward for Red is down.
        let forward = ["x8-7", "x7-6", "x6-5", "x5-4", "x4-3", "x3-2"];
        let backward = ["x7-8", "x6-7", "x5-6", "x4-5", "x3-4"];
        assert_eq!(opponents, [&forward[..], &backward].concat());

        let turn = after(rules, text, &["2-3", "4-8", "x5-6"]);
        assert_eq!(turn.position().count(Side::Red, row(6)), 2);
    }
}

#[test]
fn r5_opponents_pawns_on_their_goal_are_locked() {
    let text = "5,0,2,1,1,1,1,1/2,0,1,1,1,1,0,6 b";
    for rules in [RevisedMean, ZenMean] {
        let mut turn = after(rules, text, &["7-8"]);
        assert_eq!(refusal(&mut turn, "x1-2"), Refusal::GoalPawnLocked);
    }
}

// Extra turn

#[test]
fn in_classic_a_follow_up_onto_an_empty_inner_row_grants_an_extra_turn() {
    // Two pawns on row 2; row 4 is empty.
    let text = "5,2,1,0,2,1,1,0/0,0,1,0,2,1,2,6 b";
    let mut turn = after(Classic, text, &["1-2", "2-4"]);
    assert_eq!(turn.due(), Some(Step::ExtraOpening));
    assert!(!turn.may_decline());
    assert_eq!(turn.finish(), Err(Refusal::Compulsory(Step::ExtraOpening)));
    // The extra turn has an opening and a follow-up of its own.
    turn.play("4-5".parse().unwrap()).unwrap();
    assert_eq!(turn.due(), Some(Step::FollowUp { rows: 4 }));
    turn.play("1-5".parse().unwrap()).unwrap();
    assert_eq!(turn.due(), None);
    assert_eq!(turn.so_far().to_string(), "1-2,2-4,4-5,1-5");

    for rules in LATER {
        assert_eq!(after(rules, text, &["1-2", "2-4"]).due(), None);
    }
}

#[test]
fn an_extra_turn_comes_once_per_turn() {
    // Rows 4 and 6 are empty: both follow-ups land on an empty row.
    let text = "5,2,1,0,2,0,2,0/0,0,1,0,2,0,3,6 b";
    let turn = after(Classic, text, &["1-2", "2-4", "2-3", "4-6"]);
    assert_eq!(turn.so_far().moves().len(), 4);
    assert_eq!(turn.due(), None);
}

#[test]
fn r3_the_single_step_after_an_opening_into_the_goal_may_grant_the_extra_turn() {
    let turn = after(Classic, "5,1,0,1,1,1,1,2/0,2,0,1,1,1,1,6 b", &["7-8", "2-3"]);
    assert_eq!(turn.due(), Some(Step::ExtraOpening));
}

#[test]
fn r3_the_goal_line_is_never_an_empty_row() {
    // No pawn of either colour stands on row 8.
    let turn = after(Classic, "6,1,1,1,1,1,1,0/0,2,2,2,2,2,2,0 b", &["2-3", "6-8"]);
    assert_eq!(turn.due(), None);
}

#[test]
fn r2_an_extra_turn_without_a_legal_opening_simply_ends() {
    // The follow-up lands on the empty row 3, before the full row 4.
    let text = "1,0,0,0,0,0,0,11/0,1,0,6,0,0,0,5 b";
    let turn = after(Classic, text, &["1-2", "2-3"]);
    assert_eq!(turn.due(), None);
    assert!(!turn.finish().unwrap().ends_game);
}

// Rulings

#[test]
fn r1_a_turn_must_change_the_board() {
    let text = "5,1,1,1,1,1,1,1/0,1,1,1,1,1,1,6 b";
    for rules in LATER {
        let mut turn = after(rules, text, &["7-8"]);
        assert_eq!(refusal(&mut turn, "8-7"), Refusal::BoardUnchanged);
        assert!(!turns(rules, text).contains("7-8,8-7"));
        assert!(turns(rules, text).contains("7-8,6-5"));
    }
}

#[test]
fn r2_a_player_without_an_opening_passes() {
    let text = "0,0,0,0,0,0,0,12/0,0,0,0,0,6,0,6 b";
    for rules in RuleSet::ALL {
        assert_eq!(turns(rules, text), BTreeSet::from(["pass".to_owned()]));
        assert_eq!(play(rules, text, "7-8"), Err(Refusal::MustPass));
        let played = play(rules, text, "pass").unwrap();
        assert_eq!(played.position.to_string(), "0,0,0,0,0,0,0,12/0,0,0,0,0,6,0,6 r");
        assert!(!played.ends_game);
    }
}

#[test]
fn r2_if_neither_side_has_an_opening_the_game_ends_and_is_scored() {
    // Six black and six red pawns face each other; all others have arrived.
    let stuck = "0,0,0,6,0,0,0,6/6,0,0,0,6,0,0,0 b";
    assert!(!position(stuck).has_passed());
    for (rules, result) in [(Classic, "30-30"), (Revised, "24-24"), (Zen, "24-24")] {
        let game = Game::from_position(rules, position(stuck));
        assert_eq!(game.result().unwrap().to_string(), result);
    }
    // A turn that leads there ends the game.
    assert!(play(Zen, "0,0,1,5,0,0,0,6/6,0,0,0,6,0,0,0 b", "3-4").unwrap().ends_game);
}

#[test]
fn r4_if_no_pawn_can_make_the_follow_up_the_turn_ends() {
    // One pawn met; the only pawn that could go one row stands before the full row 3.
    let text = "1,0,0,0,0,0,0,11/0,1,6,0,0,0,0,5 b";
    for rules in RuleSet::ALL {
        assert_eq!(turns(rules, text), BTreeSet::from(["1-2".to_owned()]));
    }
}

// End and score

#[test]
fn pawns_that_share_a_row_have_not_passed() {
    assert!(!position("0,0,0,0,2,0,0,10/6,0,2,3,1,0,0,0 b").has_passed());
    assert!(position("0,0,0,0,2,0,0,10/6,0,2,4,0,0,0,0 b").has_passed());
    // Outer rows included.
    assert!(!position("0,0,0,0,0,0,0,12/6,0,4,1,0,0,0,1 b").has_passed());
    assert!(position("0,0,0,0,0,0,0,12/6,0,4,1,0,0,1,0 b").has_passed());
}

#[test]
fn in_classic_the_game_ends_at_once_in_the_middle_of_a_turn() {
    // The opening passes the last red pawn on row 4; two more black pawns stand on row 5.
    let text = "0,0,0,1,2,0,0,9/6,0,5,1,0,0,0,0 b";
    assert_eq!(turns(Classic, text).iter().filter(|turn| turn.starts_with("4-5")).count(), 1);
    assert!(play(Classic, text, "4-5").unwrap().ends_game);
    assert_eq!(play(Classic, text, "4-5,5-7"), Err(Refusal::TurnComplete));
}

#[test]
fn in_classic_a_follow_up_that_ends_the_game_grants_no_extra_turn() {
    // The follow-up leaves row 5, shared with the last red pawn, for the empty row 6.
    let text = "0,0,0,0,1,0,2,9/6,5,0,0,1,0,0,0 b";
    assert_eq!(after(Classic, text, &["7-8"]).due(), Some(Step::FollowUp { rows: 1 }));
    let turn = after(Classic, text, &["7-8", "5-6"]);
    assert_eq!(turn.due(), None);
    assert!(turn.finish().unwrap().ends_game);
}

#[test]
fn in_the_later_books_the_running_turn_is_played_to_its_end() {
    let text = "0,0,0,1,2,0,0,9/6,0,5,1,0,0,0,0 b";
    for rules in LATER {
        // The follow-up stays what it is: compulsory in revised, optional in zen.
        let ends: Vec<_> =
            turns(rules, text).into_iter().filter(|turn| turn.starts_with("4-5")).collect();
        let expected: &[&str] = match rules.follow_up_is_optional() {
            true => &["4-5", "4-5,5-7"],
            false => &["4-5,5-7"],
        };
        assert_eq!(ends, expected);
        assert!(play(rules, text, "4-5,5-7").unwrap().ends_game);
    }
}

#[test]
fn once_passed_the_game_ends_even_if_a_bonus_mixes_the_colours_again() {
    let text = "0,0,0,0,0,1,1,10/6,4,0,0,0,2,0,0 b";
    for rules in LATER {
        // 6-7 meets one pawn: the follow-up 7-8 arrives exactly, and its bonus comes back to row 6.
        let played = play(rules, text, "6-7,7-8,7-6").unwrap();
        assert!(!played.position.has_passed());
        assert!(played.ends_game);
        let mut game = Game::from_position(rules, position(text));
        game.play("6-7,7-8,7-6".parse().unwrap()).unwrap();
        assert!(game.is_over());
        assert!(game.result().is_some());
        assert_eq!(game.begin_turn(), Err(Refusal::GameOver));
        assert_eq!(game.play("6-5".parse().unwrap()), Err(Refusal::GameOver));
    }
}

#[test]
fn a_position_that_has_passed_takes_no_turn() {
    let text = "0,0,0,0,0,2,4,6/6,3,1,0,2,0,0,0 b";
    for rules in RuleSet::ALL {
        assert_eq!(turns(rules, text), BTreeSet::new());
        assert_eq!(play(rules, text, "6-7"), Err(Refusal::GameOver));
    }
}

#[test]
fn points_by_progress_are_those_of_the_books() {
    let points = |rules: RuleSet| {
        linja::Progress::ALL.into_iter().map(|p| rules.points(p)).collect::<Vec<_>>()
    };
    assert_eq!(points(Classic), [0, 0, 0, 0, 1, 2, 3, 5]);
    for rules in [Revised, RevisedMean] {
        assert_eq!(points(rules), [-5, -3, -2, -1, 1, 2, 3, 5]);
    }
    for rules in [Zen, ZenMean] {
        assert_eq!(points(rules), [-1, -1, -1, -1, 1, 2, 3, 5]);
    }
}

#[test]
fn the_books_scoring_example_gives_46_to_41_and_later_46_to_39() {
    let text = "0,0,0,0,0,2,4,6/6,3,1,0,2,0,0,0 b";
    for rules in RuleSet::ALL {
        let game = Game::from_position(rules, position(text));
        let expected = if rules == Classic { "46-41" } else { "46-39" };
        assert_eq!(game.result().unwrap().to_string(), expected);
    }
}

#[test]
fn a_score_is_broken_down_by_row() {
    let placement = position("0,0,0,0,0,2,4,6/6,3,1,0,2,0,0,0 b").placement(Side::Red);
    let score = Score::new(Revised, Side::Red, placement);
    let lines: Vec<_> =
        score.lines().map(|line| (line.row.number(), line.pawns, line.points())).collect();
    let expected =
        [(8, 0, 0), (7, 0, 0), (6, 0, 0), (5, 2, -2), (4, 0, 0), (3, 1, 2), (2, 3, 9), (1, 6, 30)];
    assert_eq!(lines, expected);
    assert_eq!(score.points(), 39);
}

#[test]
fn equal_points_are_a_draw_and_more_points_win() {
    let game = |text| Game::from_position(Zen, position(text)).result().unwrap();
    assert_eq!(game("0,0,0,0,6,0,0,6/6,0,0,6,0,0,0,0 b").winner(), None);
    assert_eq!(game("0,0,0,0,6,0,0,6/6,0,1,5,0,0,0,0 b").winner(), Some(Side::Red));
    assert_eq!(game("0,0,0,0,5,1,0,6/6,0,0,6,0,0,0,0 b").winner(), Some(Side::Black));
}

// Taking back

#[test]
fn steps_are_taken_back_one_by_one() {
    let text = "5,1,2,1,1,1,1,0/0,0,2,1,1,1,1,6 b";
    for rules in LATER {
        let fresh = after(rules, text, &[]);
        let opened = after(rules, text, &["2-3"]);
        let followed = after(rules, text, &["2-3", "4-8"]);
        let mut turn = followed.clone();
        turn.decline().unwrap();
        for earlier in [followed, opened, fresh] {
            assert!(turn.undo());
            assert_eq!(turn, earlier);
        }
        assert!(!turn.undo());
    }
}

#[test]
fn a_game_taken_back_and_played_again_is_the_same_game() {
    for rules in RuleSet::ALL {
        let game = random_game(rules, 11);
        let mut copy = game.clone();
        while copy.undo() {}
        assert_eq!(copy.position(), game.start());
        while copy.redo() {}
        assert_eq!(copy, game);
    }
}

#[test]
fn a_game_is_what_was_played_and_not_what_was_taken_back() {
    let mut game = Game::new(Zen, Side::Black);
    game.play("2-3".parse().unwrap()).unwrap();
    assert!(game.undo());
    assert_eq!(game, Game::new(Zen, Side::Black));
    assert!(game.redo());
    assert_ne!(game, Game::new(Zen, Side::Black));
}

#[test]
fn a_new_turn_forgets_the_turns_taken_back() {
    let mut game = Game::new(Zen, Side::Black);
    game.play("2-3".parse().unwrap()).unwrap();
    assert!(game.undo());
    game.play("3-4".parse().unwrap()).unwrap();
    assert!(!game.redo());
}
