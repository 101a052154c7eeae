//! A best turn being looked for on the page's board.

use linja::Turn;

use crate::{Arrow, BoardView, Hand, Judged};

/// A best turn being looked for by hand.
pub type Attempt = linja_api::Attempt<Hand>;

/// An attempt at a position.
pub fn attempt(judged: Judged) -> Attempt {
    let hand = Hand::new(judged.rules, judged.position);
    Attempt::new(judged, hand)
}

/// An attempt on a board.
pub trait OnBoard {
    /// Somebody does something with the turn; if nothing more is due, it is the answer.
    fn act(&mut self, act: impl FnOnce(&mut Hand));
    /// Takes back the last step.
    fn undo(&mut self);
    /// Ends the turn, leaving out what may be left out.
    fn finish(&mut self);
    /// The board, from the side of whoever is asked.
    fn view(&self) -> BoardView;
}

impl OnBoard for Attempt {
    fn act(&mut self, act: impl FnOnce(&mut Hand)) {
        let Some(hand) = self.hand_mut() else { return };
        act(hand);
        if let Some(played) = hand.complete() {
            self.answer(played);
        }
    }

    fn undo(&mut self) {
        if let Some(hand) = self.hand_mut() {
            hand.undo();
        }
    }

    fn finish(&mut self) {
        if let Some(played) = self.hand_mut().and_then(Hand::finish) {
            self.answer(played);
        }
    }

    fn view(&self) -> BoardView {
        let below = self.side();
        let arrows = |mover, turn: Option<Turn>, is_best| {
            turn.map_or_else(Vec::new, |turn| Arrow::of(mover, turn.moves(), is_best))
        };
        match (self.hand(), self.last()) {
            (Some(hand), _) => hand.view(below),
            (None, Some(last)) => {
                let turn = self.refutation().map(|refutation| refutation.turn);
                let arrows = arrows(below.other(), turn, false);
                BoardView { arrows, ..BoardView::of(last.position, below) }
            }
            (None, None) => {
                let turn = self.solution().map(|solution| solution.turn);
                let arrows = arrows(below, turn, true);
                BoardView { arrows, ..BoardView::of(self.judged().position, below) }
            }
        }
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)] // A panic is how a test fails.
mod tests {
    use linja::{Position, Row, RuleSet, Side};
    use linja_api::{JudgedTurn, Verdict};

    use super::*;

    fn begun() -> Attempt {
        let position = Position::start(Side::Black);
        let judged = |(turn, margin): (&str, i32)| JudgedTurn {
            turn: turn.parse().unwrap(),
            margin,
            outcome: None,
        };
        let turns = [("2-3,1-3", 4), ("2-3", -1)].map(judged).to_vec();
        let rules = RuleSet::Zen;
        attempt(Judged { rules, position, turns, reason: None })
    }

    fn touch(attempt: &mut Attempt, row: u8) {
        attempt.act(|hand| {
            hand.touch(Row::new(row).unwrap(), None);
        });
    }

    #[test]
    fn the_solution_is_right() {
        let mut attempt = begun();
        [2, 3, 1, 3].into_iter().for_each(|row| touch(&mut attempt, row));
        let (answer, verdict) = attempt.verdict().unwrap();
        assert_eq!((answer.margin, verdict), (4, Verdict::Right));
        assert!(attempt.is_right() && attempt.unanswered().is_none());
    }

    #[test]
    fn a_wrong_turn_is_refuted_on_the_board_and_can_be_tried_again() {
        let mut attempt = begun();
        [2, 3].into_iter().for_each(|row| touch(&mut attempt, row));
        assert_eq!(attempt.verdict(), None);
        attempt.finish();
        let (answer, verdict) = attempt.verdict().unwrap();
        assert_eq!((answer.margin, verdict), (-1, Verdict::Wrong { points: 5 }));
        assert!(attempt.view().arrows.is_empty(), "the solution is not given away");
        let asked = attempt.unanswered().unwrap();
        assert_eq!((asked, asked.to_move()), (attempt.view().position, Side::Red));
        attempt.refute(Position::start(Side::Red), "8-7".parse().unwrap());
        assert_eq!(attempt.refutation(), None, "it answers another position");
        attempt.refute(asked, "8-7,8-6".parse().unwrap());
        assert_eq!(attempt.view().position, attempt.refutation().unwrap().position);
        assert!(attempt.view().arrows.iter().all(|arrow| arrow.side == Side::Red));
        assert_eq!((attempt.view().arrows.len(), attempt.unanswered()), (2, None));
        attempt.retry();
        [2, 3, 1, 3].into_iter().for_each(|row| touch(&mut attempt, row));
        assert!(attempt.is_right());
    }

    #[test]
    fn the_solution_is_shown_on_request() {
        let mut attempt = begun();
        touch(&mut attempt, 2);
        attempt.show();
        assert!(attempt.is_shown() && attempt.hand().is_none() && attempt.verdict().is_none());
        let view = attempt.view();
        assert_eq!(view.position, attempt.judged().position);
        assert_eq!(view.arrows.iter().filter(|arrow| arrow.is_best).count(), 2);
    }
}
