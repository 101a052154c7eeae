//! Advice is measured right, and its examples prove what they say.

use std::sync::Arc;

use linja::{Position, RuleSet, Side};
use linja_oracle::Oracle;
use linja_players::{Advice, AdviceFigures};

/// The figures of an advice in the first games: of the first ten turns, and of all.
fn figures(oracle: &Oracle, advice: Advice) -> [AdviceFigures; 2] {
    let turns = AdviceFigures::of_games(oracle, 25, 1, &|_| ()).unwrap();
    let index = Advice::ALL.iter().position(|&other| other == advice).unwrap();
    [10, turns.len()].map(|last| turns[..last].iter().map(|figures| figures[index]).sum())
}

/// By how much the best turn that follows an advice is better than the best one that does not.
fn gain(oracle: &Oracle, advice: Advice, position: Position) -> i32 {
    let turns = oracle.turns(position).unwrap();
    let followed = advice.followed(oracle.rules(), position, &turns).unwrap();
    let [follow, against] = [true, false].map(|wanted| {
        let is_wanted = |(_, follows): &(_, &bool)| **follows == wanted;
        turns.iter().zip(&followed).find(is_wanted).unwrap().0.margin
    });
    follow - against
}

pub(crate) fn examples_prove_the_advice(oracle: &Arc<Oracle>) {
    if oracle.rules() != RuleSet::Zen {
        return;
    }
    let examples = Advice::ALL.into_iter().filter_map(|advice| Some((advice, advice.example()?)));
    let gains: Vec<_> =
        examples.map(|(advice, example)| (advice, gain(oracle, advice, example))).collect();
    assert_eq!(
        gains,
        [
            (Advice::MostRows, 4),
            (Advice::MeetCrowds, 3),
            (Advice::ArriveExactly, 7),
            (Advice::LeaveLittle, 4),
            (Advice::BackPawnsFirst, 3),
            (Advice::KeepOneHome, 15),
            (Advice::EndWhenItWins, 6),
            (Advice::GoOnUnlessItWins, 5),
        ]
    );
}

pub(crate) fn back_pawns_come_first_in_every_edition(oracle: &Arc<Oracle>) {
    let [first, all] = figures(oracle, Advice::BackPawnsFirst);
    assert_eq!(first.positions, 250);
    assert!(all.applies > first.applies && all.applies <= all.positions);
    assert!(f64::from(first.best) > 1.1 * first.best_by_chance, "{first:?}");
    assert!(f64::from(first.follow) < 0.5 * first.follow_by_chance, "{first:?}");
    assert!(first.against > 4 * first.follow, "{first:?}");
}

pub(crate) fn crowds_are_good_to_meet_but_in_classic(oracle: &Arc<Oracle>) {
    let [_, all] = figures(oracle, Advice::MeetCrowds);
    let saves = f64::from(all.follow) < all.follow_by_chance;
    assert_eq!(saves, oracle.rules() != RuleSet::Classic, "{all:?}");
    let [_, extra] = figures(oracle, Advice::TakeExtraTurn);
    assert_eq!(extra.applies > 0, oracle.rules() == RuleSet::Classic, "{extra:?}");
    assert!(extra.against >= extra.follow, "{extra:?}");
}

/// Chance is what comes out if every set of as many turns is drawn once.
pub(crate) fn chance_is_the_mean_of_all_draws(oracle: &Arc<Oracle>) {
    let mut compared = 0;
    let mut line = vec![Position::start(Side::Black)];
    line.extend(oracle.main_line(line[0]).unwrap().iter().map(|turn| turn.played.position));
    line.extend(Advice::ALL.into_iter().filter_map(Advice::example));
    for position in line {
        let turns = oracle.turns(position).unwrap();
        let mut lost: Vec<((Position, bool), i32)> = Vec::new();
        for turn in &turns {
            let end = (turn.played.position, turn.played.ends_game);
            if lost.iter().all(|(other, _)| *other != end) {
                lost.push((end, turns[0].margin - turn.margin));
            }
        }
        let of = |advice| AdviceFigures::of(advice, oracle.rules(), position, &turns);
        let measured = Advice::ALL.into_iter().map(of).filter(|figures| figures.applies == 1);
        for figures in measured.filter(|_| lost.len() <= 14) {
            let drawn = (figures.share * lost.len() as f64).round() as u32;
            let draws = (0..1_u32 << lost.len()).filter(|draw| draw.count_ones() == drawn);
            let least = draws.map(|draw| {
                let is_drawn = |(index, _): &(usize, _)| draw >> index & 1 == 1;
                lost.iter().enumerate().filter(is_drawn).map(|(_, (_, lost))| *lost).min().unwrap()
            });
            let least: Vec<_> = least.collect();
            let mean = |sum: i32| f64::from(sum) / least.len() as f64;
            let best = least.iter().filter(|lost| **lost == 0).count() as i32;
            assert!((figures.best_by_chance - mean(best)).abs() < 1e-9, "{position} {figures:?}");
            let lost = mean(least.iter().sum());
            assert!((figures.follow_by_chance - lost).abs() < 1e-9, "{position} {figures:?}");
            compared += 1;
        }
    }
    assert!(compared >= 5, "{compared}");
}
