//! What the oracle answers, on the table of zen.

use linja::{Position, RuleSet, Side, TurnInProgress, random_game};
use linja_oracle::{Oracle, Table};

use crate::table::ZEN;

fn oracle() -> Oracle {
    Table::open(&ZEN.path).unwrap().into()
}

fn positions() -> impl Iterator<Item = Position> {
    let games = (0..20).map(|seed| random_game(RuleSet::Zen, seed));
    games.flat_map(|game| {
        let running = game.played().iter().filter(|played| !played.ends_game);
        running.map(|played| played.position).collect::<Vec<_>>()
    })
}

#[test]
fn the_best_turn_gives_the_margin_and_the_others_follow_in_order() {
    let oracle = oracle();
    for position in positions() {
        let turns = oracle.turns(position).unwrap();
        assert_eq!(turns.len(), position.turns(RuleSet::Zen).len());
        assert_eq!(turns[0].margin, oracle.margin(position).unwrap());
        assert!(turns.is_sorted_by(|one, next| one.margin >= next.margin));
    }
}

#[test]
fn in_the_middle_of_a_turn_the_best_step_keeps_the_margin() {
    let oracle = oracle();
    for position in positions() {
        let margin = oracle.margin(position).unwrap();
        let mut turn = TurnInProgress::new(RuleSet::Zen, position).unwrap();
        while turn.due().is_some() {
            let steps = oracle.steps(&turn).unwrap();
            assert_eq!(steps.len(), turn.moves().len() + usize::from(turn.may_decline()));
            assert_eq!(steps[0].margin, margin);
            match steps[0].choice {
                Some(one) => turn.play(one).unwrap(),
                None => turn.decline().unwrap(),
            }
        }
        let played = turn.finish().unwrap();
        assert_eq!(oracle.ends(&turn).unwrap()[0].played, played);
    }
}

#[test]
fn the_main_line_is_a_game_that_ends_with_the_margin() {
    let oracle = oracle();
    let mut game = linja::Game::new(RuleSet::Zen, Side::Black);
    let margin = oracle.margin(game.position()).unwrap();
    for (turn, sign) in
        oracle.main_line(game.position()).unwrap().iter().zip([1, -1].iter().cycle())
    {
        assert_eq!(turn.margin, sign * margin);
        game.play(turn.played.turn).unwrap();
    }
    assert_eq!(game.result().unwrap().margin(Side::Black), margin);
}

#[test]
fn a_game_that_is_over_has_no_turns_and_its_final_margin() {
    let over: Position = "0,0,0,0,0,2,4,6/6,3,1,0,2,0,0,0 b".parse().unwrap();
    let oracle = oracle();
    assert_eq!(oracle.margin(over).unwrap(), 7);
    assert!(oracle.turns(over).unwrap().is_empty());
    assert!(oracle.main_line(over).unwrap().is_empty());
}
