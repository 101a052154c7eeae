//! Reviews held to the oracle and to the laws of the margin.

use std::collections::HashSet;
use std::sync::Arc;

use linja::{Game, Position, RuleSet, Side, Turn, ValuedTurn, random_game};
use linja_oracle::Oracle;
use linja_players::{Grade, OnlyWin, Review, ReviewError, ReviewedTurn};

fn games(oracle: &Oracle) -> impl Iterator<Item = (Game, Review)> {
    let games = (0..20).map(|seed| random_game(oracle.rules(), seed));
    games.map(|game| {
        let review = Review::of(&game, oracle).unwrap();
        assert_eq!(review.turns.len(), game.turns().count());
        (game, review)
    })
}

/// The turns of a game as reviewed, each with the position it was made in.
fn turns(oracle: &Oracle) -> impl Iterator<Item = (Position, ReviewedTurn)> {
    games(oracle).flat_map(|(game, review)| {
        let after = game.played().iter().map(|played| played.position);
        let before: Vec<_> = [game.start()].into_iter().chain(after).collect();
        before.into_iter().zip(review.turns)
    })
}

pub(crate) fn perfect_game(oracle: &Oracle) -> Game {
    let mut game = Game::new(oracle.rules(), Side::Red);
    for turn in oracle.main_line(game.position()).unwrap() {
        game.play(turn.played.turn).unwrap();
    }
    game
}

/// The different ends of the turns that pass the filter.
fn ends(turns: &[ValuedTurn], filter: impl Fn(&ValuedTurn) -> bool) -> usize {
    let ends = turns.iter().filter(|turn| filter(turn));
    ends.map(|turn| (turn.played.position, turn.played.ends_game)).collect::<HashSet<_>>().len()
}

pub(crate) fn what_both_sides_give_away_adds_up_to_the_change_of_the_margin(oracle: &Arc<Oracle>) {
    for (game, review) in games(oracle) {
        let [black, red] = Side::ALL.map(|side| review.side(side));
        let last = review.start - black.given_away + red.given_away;
        assert_eq!(last, game.result().unwrap().margin(Side::Black));
        assert_eq!(review.margins().last(), Some(last));
        for side in [black, red] {
            assert!((0..=side.at_stake).contains(&side.given_away));
            assert!((0.0..=100.0).contains(&side.accuracy()));
            assert_eq!(side.accuracy() == 100.0, side.given_away == 0);
        }
        for grade in Grade::ALL {
            let counted = review.turns.iter().filter(|turn| turn.grade == grade).count();
            assert_eq!(black.count(grade) + red.count(grade), counted);
        }
    }
}

pub(crate) fn perfect_play_is_all_best_and_fully_accurate(oracle: &Arc<Oracle>) {
    let review = Review::of(&perfect_game(oracle), oracle).unwrap();
    assert!(review.turns.iter().all(|turn| turn.grade == Grade::Best));
    assert!(review.margins().all(|margin| margin == review.start));
    assert_eq!(review.turning_points().count(), 0);
    for side in Side::ALL {
        let side = review.side(side);
        assert_eq!((side.given_away, side.accuracy()), (0, 100.0));
        assert!(side.at_stake > 0);
    }
}

pub(crate) fn the_line_proves_what_was_possible(oracle: &Arc<Oracle>) {
    for (position, turn) in turns(oracle) {
        let mut game = Game::from_position(oracle.rules(), position);
        let line = turn.line(oracle).unwrap();
        for valued in &line {
            game.play(valued.played.turn).unwrap();
        }
        assert_eq!(game.result().unwrap().margin(turn.side), turn.before);
        let best = line[0].played.turn;
        if turn.given_away() == 0 {
            assert_eq!(best, turn.turn);
        } else {
            assert_eq!(best, turn.best[0]);
        }
    }
}

pub(crate) fn turning_points_are_where_the_expected_winner_changes(oracle: &Arc<Oracle>) {
    let mut seen = 0;
    for (_, review) in games(oracle) {
        let winners: Vec<_> = review.margins().map(i32::signum).collect();
        let changes = (1..).zip(winners.windows(2)).filter(|(_, pair)| pair[0] != pair[1]);
        let changes: Vec<usize> = changes.map(|(number, _)| number).collect();
        let turning_points: Vec<_> = review.turning_points().map(|(number, _)| number).collect();
        assert_eq!(turning_points, changes);
        assert!(review.turning_points().all(|(_, turn)| turn.grade >= Grade::Mistake));
        seen += changes.len();
    }
    assert!(seen > 20, "{seen}");
}

pub(crate) fn an_only_winning_turn_is_the_only_one_that_wins(oracle: &Arc<Oracle>) {
    let mut missed = 0;
    for (position, turn) in turns(oracle) {
        let all = oracle.turns(position).unwrap();
        let is_only_win = ends(&all, |turn| turn.margin > 0) == 1 && ends(&all, |_| true) > 1;
        let expected = match turn.after > 0 {
            true => OnlyWin::Found,
            false => OnlyWin::Missed,
        };
        assert_eq!(turn.only_win, is_only_win.then_some(expected));
        missed += usize::from(turn.only_win == Some(OnlyWin::Missed));
    }
    assert!(missed > 0);
}

pub(crate) fn turns_to_the_same_position_are_reviewed_alike(oracle: &Arc<Oracle>) {
    let start = Position::start(Side::Black);
    let all = oracle.turns(start).unwrap();
    for made in &all {
        let mut game = Game::from_position(oracle.rules(), start);
        game.play(made.played.turn).unwrap();
        let [turn] = &Review::of(&game, oracle).unwrap().turns[..] else { panic!("one turn") };
        assert_eq!((turn.side, turn.turn), (Side::Black, made.played.turn));
        assert_eq!(turn.after, made.margin);
        assert_eq!((turn.before, turn.worst), (all[0].margin, all[all.len() - 1].margin));
        assert_eq!(turn.grade, Grade::of(all[0].margin, made.margin));
        assert_eq!(turn.best.len(), ends(&all, |turn| turn.margin == all[0].margin));
    }
    assert!(ends(&all, |_| true) < all.len());
}

pub(crate) fn a_game_that_goes_on_or_has_no_turns_is_reviewed(oracle: &Arc<Oracle>) {
    let none = Review::of(&Game::new(oracle.rules(), Side::Red), oracle).unwrap();
    let margin = oracle.margin(Position::start(Side::Red)).unwrap();
    assert_eq!(none.margins().collect::<Vec<_>>(), [-margin]);
    assert_eq!(none.side(Side::Black).accuracy(), 100.0);

    let mut game = random_game(oracle.rules(), 3);
    assert!(game.undo() && game.undo());
    let review = Review::of(&game, oracle).unwrap();
    let margin = oracle.margin(game.position()).unwrap();
    let black = if game.position().to_move() == Side::Black { margin } else { -margin };
    assert_eq!(review.margins().last(), Some(black));
}

pub(crate) fn a_pass_gives_nothing_away(oracle: &Arc<Oracle>) {
    let stuck = "0,0,0,0,0,0,0,12/0,0,0,0,0,6,0,6 b".parse().unwrap();
    let mut game = Game::from_position(oracle.rules(), stuck);
    game.play(Turn::PASS).unwrap();
    let [pass] = &Review::of(&game, oracle).unwrap().turns[..] else { panic!("one turn") };
    assert_eq!((pass.grade, pass.given_away()), (Grade::Best, 0));
    assert_eq!((pass.before - pass.worst, pass.only_win), (0, None));
}

pub(crate) fn a_game_of_other_rules_is_refused(oracle: &Arc<Oracle>) {
    let other = RuleSet::ALL.into_iter().find(|&rules| rules != oracle.rules()).unwrap();
    let error = Review::of(&Game::new(other, Side::Black), oracle).unwrap_err();
    assert!(matches!(error, ReviewError::Rules { game, .. } if game == other), "{error}");
}
