//! The longest and the shortest games of perfect play, held to a plain recursion on late positions.

use std::collections::HashMap;
use std::sync::atomic::AtomicBool;

use linja::{PlayedTurn, Position, Progress, RuleSet, Side, random_game};
use linja_oracle::{Cancelled, Margins, perfect_games};

use crate::naive::Naive;

/// Everything that is checked of one rule set; called with the margins of the tests of its solution.
pub(crate) fn check(margins: &Margins) {
    let rules = margins.rules();
    let mut plain = Plain { naive: Naive::new(rules), known: HashMap::new() };
    let never = AtomicBool::new(false);
    let (mut games, mut passes, mut differ) = (0, 0, 0);
    // Black is at home and passes until Red is as well.
    let black_at_home: Position = "0,0,0,0,0,0,0,12/7,0,0,0,0,2,0,3 b".parse().unwrap();
    for start in late_positions(rules).take(60).chain([black_at_home]) {
        let found = perfect_games(margins, start, &|_, _| {}, &never).unwrap();
        let (longest, shortest) = (&found.longest, &found.shortest);
        assert_eq!((longest.len(), shortest.len()), plain.lengths(start), "{rules} {start}");
        plain.check_game(start, longest);
        plain.check_game(start, shortest);
        games += 1;
        passes += longest.iter().filter(|played| played.turn.moves().is_empty()).count();
        differ += usize::from(longest.len() != shortest.len());
    }
    assert!(games == 61 && passes > 0 && differ > 10, "{rules} {games} {passes} {differ}");

    let over: Position = "0,0,0,0,0,2,4,6/6,3,1,0,2,0,0,0 b".parse().unwrap();
    let none = perfect_games(margins, over, &|_, _| {}, &never).unwrap();
    assert!(none.longest.is_empty() && none.shortest.is_empty() && none.positions == 0);
    let start = Position::start(Side::Black);
    assert_eq!(perfect_games(margins, start, &|_, _| {}, &AtomicBool::new(true)), Err(Cancelled));
}

/// Positions of random play from which everything can be played out.
fn late_positions(rules: RuleSet) -> impl Iterator<Item = Position> {
    (0..).filter_map(move |seed| {
        let game = random_game(rules, seed);
        let late = game.played().iter().find(|played| {
            let on_goal = |side| played.position.placement(side).count(Progress::GOAL);
            on_goal(Side::Black) + on_goal(Side::Red) >= 18
        });
        late.filter(|played| !played.ends_game).map(|played| played.position)
    })
}

struct Plain {
    naive: Naive,
    known: HashMap<Position, (usize, usize)>,
}

impl Plain {
    /// The most and the fewest turns of perfect play from a position.
    fn lengths(&mut self, position: Position) -> (usize, usize) {
        if let Some(&lengths) = self.known.get(&position) {
            return lengths;
        }
        let mut lengths = (0, usize::MAX);
        for played in self.best_turns(position) {
            let (most, fewest) = match played.ends_game {
                true => (0, 0),
                false => self.lengths(played.position),
            };
            lengths = (lengths.0.max(most + 1), lengths.1.min(fewest + 1));
        }
        self.known.insert(position, lengths);
        lengths
    }

    fn best_turns(&mut self, position: Position) -> Vec<PlayedTurn> {
        let mut valued = Vec::new();
        position.for_each_turn(self.naive.rules(), |played| {
            valued.push((self.naive.margin_of(played), played));
        });
        let best = valued.iter().map(|(margin, _)| *margin).max();
        valued.retain(|(margin, _)| Some(*margin) == best);
        valued.into_iter().map(|(_, played)| played).collect()
    }

    /// Every turn is a best one, and the last ends the game.
    fn check_game(&mut self, start: Position, game: &[PlayedTurn]) {
        let mut position = start;
        for (number, played) in (1..).zip(game) {
            assert!(self.best_turns(position).contains(played), "{position} {}", played.turn);
            assert_eq!(played.ends_game, number == game.len());
            position = played.position;
        }
    }
}
