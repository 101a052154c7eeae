//! The search without an oracle.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use linja::{Position, RuleSet, Side, random_game};
use linja_oracle::Oracle;
use linja_players::{Found, Limits, Search, bench, packed_network};

/// All that a search tells on its way.
fn found(search: &mut Search, position: Position, limits: &Limits<'_>) -> Vec<Found> {
    let mut all = Vec::new();
    search.turns(position, 0, limits, &mut |found| all.push(found.clone()));
    all
}

#[test]
fn the_same_search_looks_at_the_same_positions() {
    for rules in RuleSet::ALL {
        let mut search = Search::new(rules, 1 << 20, 1);
        let limits = Limits::default().with_nodes(20_000);
        let first = found(&mut search, Position::start(Side::Red), &limits);
        search.forget();
        assert_eq!(first, found(&mut search, Position::start(Side::Red), &limits), "{rules}");
    }
}

#[test]
fn the_count_of_positions_is_the_one_on_record() {
    let recorded: Vec<_> =
        include_str!("data/bench.txt").lines().filter(|line| !line.starts_with('#')).collect();
    let counted = RuleSet::ALL.map(|rules| format!("{rules} {}", bench(rules)));
    assert_eq!(recorded, counted);
}

#[test]
fn a_phone_fetches_less_than_a_megabyte_to_play() {
    for rules in RuleSet::ALL {
        let bytes = packed_network(rules).len();
        assert!(bytes < 1_000_000, "{rules}: {bytes}");
    }
}

#[test]
fn the_positions_of_all_threads_are_counted() {
    let this = thread::current().id();
    let asked = AtomicUsize::new(0);
    // This thread asks first when it has looked one turn ahead; the other has then asked twenty times.
    let stop = || {
        if thread::current().id() != this {
            asked.fetch_add(1, Ordering::Relaxed);
            return false;
        }
        while asked.load(Ordering::Relaxed) < 20 {
            thread::yield_now();
        }
        true
    };
    let mut search = Search::new(RuleSet::Zen, 1 << 20, 2);
    let limits = Limits::default().with_stop(&stop);
    search.turns(Position::start(Side::Black), 0, &limits, &mut |_| ());
    assert!(search.nodes() > 1000, "{}", search.nodes());
}

#[test]
fn a_search_that_is_stopped_at_once_still_has_a_turn() {
    for rules in RuleSet::ALL {
        let mut search = Search::new(rules, 0, 1);
        let start = Position::start(Side::Black);
        let limits = Limits::default().with_stop(&|| true);
        let turns = search.turns(start, 0, &limits, &mut |_| ());
        let played = turns[0].played;
        assert_eq!(start.play(rules, played.turn), Ok(played), "{rules}");
    }
}

#[test]
fn a_game_that_is_over_has_no_turns() {
    let over = "0,0,0,0,0,2,4,6/6,3,1,0,2,0,0,0 b".parse().unwrap();
    let mut search = Search::new(RuleSet::Zen, 0, 1);
    assert_eq!(search.turns(over, 3, &Limits::default(), &mut |_| ()), []);
}

#[test]
fn the_line_is_a_game_that_can_be_played() {
    for rules in RuleSet::ALL {
        let mut search = Search::new(rules, 1 << 22, 1);
        let start = Position::start(Side::Black);
        let limits = Limits::default().with_depth(4);
        let line = found(&mut search, start, &limits).pop().unwrap().line;
        assert!(line.len() > 1, "{rules}: {line:?}");
        let mut position = start;
        for turn in line {
            position = position.play(rules, turn).unwrap().position;
        }
    }
}

/// A margin that the search calls exact is the oracle's, and it is exact for all late positions.
pub(crate) fn late_positions_are_solved_exactly(oracle: &Arc<Oracle>) {
    let rules = oracle.rules();
    let limits = Limits::default().with_nodes(300_000);
    for (seed, threads) in (0..40).zip([1, 2].into_iter().cycle()) {
        let mut search = Search::new(rules, 1 << 24, threads);
        let game = random_game(rules, seed);
        let played = game.played();
        let late = [3, 6, 10].map(|left| played[played.len().saturating_sub(left + 1)].position);
        for (position, must_be_exact) in late.into_iter().zip([true, false, false]) {
            let last = found(&mut search, position, &limits).pop().unwrap();
            assert!(last.is_exact || !must_be_exact, "{rules} {position}: {last:?}");
            if last.is_exact {
                assert_eq!(last.margin, oracle.margin(position).unwrap(), "{rules} {position}");
            }
        }
    }
}

/// With enough room, the search tells exactly what each turn is worth, as the oracle does.
pub(crate) fn last_turns_are_all_told_apart(oracle: &Arc<Oracle>) {
    let rules = oracle.rules();
    for seed in 0..20 {
        let game = random_game(rules, seed);
        let played = game.played();
        let position = played[played.len() - 3].position;
        let mut search = Search::new(rules, 1 << 20, 1);
        let turns = search.turns(position, 120, &Limits::default(), &mut |_| ());
        let exact = oracle.turns(position).unwrap();
        for turn in &turns {
            let same = exact.iter().find(|one| one.played == turn.played).unwrap();
            assert_eq!(same.margin, turn.margin, "{rules} {position} {}", turn.played.turn);
        }
    }
}
