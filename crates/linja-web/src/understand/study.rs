//! A board for trying out: a position, turns made on it and stepped back, and what every move is worth
//! as far as that is known.

use linja::{Game, Move, Position, RuleSet, Side, Turn};
use linja_api::{JudgedTurn, MarginsView};
use linja_words::Words;

use crate::{BoardView, Hand, Pill, Spot, Tally};

/// A position that is tried out.
#[derive(Debug, Clone, PartialEq)]
pub struct Study {
    game: Game,
    /// None when the game is over.
    hand: Option<Hand>,
    below: Side,
}

impl Study {
    /// A position by these rules.
    pub fn new(rules: RuleSet, position: Position) -> Study {
        let mut study =
            Study { game: Game::from_position(rules, position), hand: None, below: Side::Black };
        study.begin_turn();
        study
    }

    /// The rules.
    pub const fn rules(&self) -> RuleSet {
        self.game.rules()
    }

    /// What was tried.
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// The position before the turn that is being made.
    pub fn position(&self) -> Position {
        self.game.position()
    }

    /// The turn that is being made; none when the game is over.
    pub const fn hand(&self) -> Option<&Hand> {
        self.hand.as_ref()
    }

    fn begin_turn(&mut self) {
        self.hand = self.game.begin_turn().ok().map(Hand::of);
    }

    /// Somebody does something with the turn; if nothing more is due, it is made.
    pub fn act(&mut self, act: impl FnOnce(&mut Hand)) {
        let Some(hand) = &mut self.hand else { return };
        act(hand);
        if let Some(played) = hand.complete() {
            self.play(played.turn);
        }
    }

    /// Ends the turn, leaving out what may be left out.
    pub fn finish(&mut self) {
        if let Some(played) = self.hand.as_mut().and_then(Hand::finish) {
            self.play(played.turn);
        }
    }

    /// Makes a whole turn.
    pub fn play(&mut self, turn: Turn) {
        if self.game.play(turn).is_ok() {
            self.begin_turn();
        }
    }

    /// Whether there is a step or a turn to take back.
    pub fn can_step_back(&self) -> bool {
        !self.game.played().is_empty() || !self.so_far().moves().is_empty()
    }

    /// Takes back a step of the turn that is being made, or the last turn.
    pub fn step_back(&mut self) {
        if !self.hand.as_mut().is_some_and(Hand::undo) && self.game.undo() {
            self.begin_turn();
        }
    }

    /// Turns the board round.
    pub fn turn_round(&mut self) {
        self.below = self.below.other();
    }

    fn so_far(&self) -> Turn {
        self.hand().map_or(Turn::PASS, |hand| hand.turn().so_far())
    }

    /// The board: the worth of each move on it, if the margins of this position are known.
    pub fn view(&self, margins: Option<&MarginsView>, words: Words) -> BoardView {
        let Some(hand) = &self.hand else {
            return BoardView::of(self.position(), self.below);
        };
        let mut view = hand.view(self.below);
        let known = margins
            .filter(|margins| (margins.rules, margins.position) == (self.rules(), self.position()));
        let Some(known) = known else { return view };
        let worths = worths(&known.turns, self.so_far());
        let Some(best) = worths.iter().map(|(_, worth)| *worth).max() else { return view };
        let spot = |one: Move| Spot { side: one.pawn.side(hand.mover()), row: one.from };
        match hand.held() {
            Some(held) => {
                for landing in &mut view.landings {
                    let lands = |one: Move| spot(one) == held && one.to == landing.row;
                    landing.pill = best_of(&worths, lands)
                        .map(|worth| Pill { text: words.margin(worth), is_best: worth == best });
                }
            }
            None => {
                let tally = |&spot_: &Spot| {
                    let points = best_of(&worths, |one| spot(one) == spot_)?;
                    Some(Tally { spot: spot_, points, is_best: points == best })
                };
                view.tallies = view.movable.iter().filter_map(tally).collect();
            }
        }
        view
    }
}

/// The moves that can come next, each with the best of the turns that go on with it.
fn worths(turns: &[JudgedTurn], so_far: Turn) -> Vec<(Move, i32)> {
    let made = so_far.moves().len();
    let mut worths: Vec<(Move, i32)> = Vec::new();
    for JudgedTurn { turn, margin } in turns {
        if let Some(&next) = turn.moves().get(made)
            && turn.moves().starts_with(so_far.moves())
            // Turns come best first.
            && worths.iter().all(|&(one, _)| one != next)
        {
            worths.push((next, *margin));
        }
    }
    worths
}

fn best_of(worths: &[(Move, i32)], fits: impl Fn(Move) -> bool) -> Option<i32> {
    worths.iter().filter(|&&(one, _)| fits(one)).map(|&(_, worth)| worth).max()
}

#[cfg(test)]
#[allow(clippy::unwrap_used)] // A panic is how a test fails.
mod tests {
    use super::*;
    use linja::Row;
    use linja_words::Language;

    const WORDS: Words = Words::new(Language::English);

    fn touch(study: &mut Study, row: u8) {
        study.act(|hand| {
            hand.touch(Row::new(row).unwrap(), None);
        });
    }

    /// As if the first of the listed turns were worth 5, the next 4, and so on.
    fn margins(study: &Study) -> MarginsView {
        let turns = study.position().turns(study.rules());
        let judged = turns.into_iter().zip((-999..=5).rev());
        let turns = judged.map(|(turn, margin)| JudgedTurn { turn, margin }).collect();
        MarginsView {
            rules: study.rules(),
            position: study.position(),
            margin: 5,
            turns,
            reason: None,
            found_percent: Vec::new(),
        }
    }

    #[test]
    fn every_pawn_that_can_move_has_its_best_worth_and_then_every_landing() {
        let mut study = Study::new(RuleSet::Zen, Position::start(Side::Black));
        let known = margins(&study);
        let view = study.view(Some(&known), WORDS);
        assert_eq!(view.tallies.len(), view.movable.len());
        assert_eq!(view.tallies.iter().filter(|tally| tally.is_best).count(), 1);
        let first = known.turns[0].turn.moves()[0];
        touch(&mut study, first.from.number());
        let view = study.view(Some(&known), WORDS);
        assert!(view.tallies.is_empty());
        let pill = view.landings[0].pill.clone().unwrap();
        assert_eq!((pill.text.as_str(), pill.is_best), ("+5", true));
    }

    #[test]
    fn margins_of_another_position_are_not_shown() {
        let mut study = Study::new(RuleSet::Zen, Position::start(Side::Black));
        let known = margins(&study);
        study.play(known.turns[0].turn);
        assert!(study.view(Some(&known), WORDS).tallies.is_empty());
    }

    #[test]
    fn steps_and_turns_are_taken_back_one_by_one() {
        let start = Position::start(Side::Black);
        let mut study = Study::new(RuleSet::Zen, start);
        assert!(!study.can_step_back());
        study.play("2-3,1-3".parse().unwrap());
        assert_eq!(study.position().to_move(), Side::Red);
        touch(&mut study, 8);
        touch(&mut study, 7);
        assert_eq!(study.hand().unwrap().turn().so_far().to_string(), "8-7");
        study.step_back();
        assert_eq!(study.position().to_move(), Side::Red);
        study.step_back();
        assert_eq!((study.position(), study.can_step_back()), (start, false));
    }

    #[test]
    fn a_game_that_is_over_has_nothing_to_try() {
        let over = "0,0,0,0,0,2,4,6/6,3,1,0,2,0,0,0 r".parse().unwrap();
        let mut study = Study::new(RuleSet::Zen, over);
        touch(&mut study, 2);
        study.finish();
        assert!(study.hand().is_none() && study.view(None, WORDS).movable.is_empty());
    }
}
