//! A best turn being looked for: one is made by hand, and then it is told whether it was a right one. A wrong
//! one is answered on the board and can be tried again; the solution is shown when it is asked for.

use linja::{PlayedTurn, Position, RuleSet, Side, Turn};
use linja_api::{JudgedTurn, ReasonView};
use serde::Deserialize;

use crate::{Arrow, BoardView, Hand};

/// A position whose best turn can be looked for: what a [`MarginsView`](linja_api::MarginsView) and a
/// [`PuzzleView`](linja_api::PuzzleView) have in common.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
pub struct Judged {
    /// The rules.
    pub rules: RuleSet,
    /// Where the pawns stand and who is asked.
    pub position: Position,
    /// What all turns are worth, a best one first.
    pub turns: Vec<JudgedTurn>,
    /// What the best turns have that all others lack.
    #[serde(default)]
    pub reason: Option<ReasonView>,
}

/// A best turn being looked for, and how far that is.
#[derive(Debug, Clone, PartialEq)]
pub struct Attempt {
    judged: Judged,
    state: State,
}

#[derive(Debug, Clone, PartialEq)]
enum State {
    /// The turn is being made.
    Open(Hand),
    /// It was made, and perhaps answered by the other side.
    Answered { judged: JudgedTurn, played: PlayedTurn, refutation: Option<PlayedTurn> },
    /// The solution is shown.
    Shown,
}

/// What an answer comes to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Verdict {
    /// It is the solution, or leads to the same position.
    Right,
    /// It gives away so many points.
    Wrong {
        /// How many.
        points: i32,
    },
}

impl State {
    fn new(judged: &Judged) -> State {
        Hand::new(judged.rules, judged.position).map_or(State::Shown, State::Open)
    }
}

impl Attempt {
    /// Without an answer yet.
    pub fn new(judged: Judged) -> Attempt {
        let state = State::new(&judged);
        Attempt { judged, state }
    }

    /// What the best turns have that all others lack, once they are known.
    pub fn reason(&self) -> Option<&ReasonView> {
        self.judged.reason.as_ref().filter(|_| self.is_shown() || self.is_right())
    }

    /// Where it is looked for.
    pub const fn judged(&self) -> &Judged {
        &self.judged
    }

    /// The turn that is being made; none once it is made.
    pub const fn hand(&self) -> Option<&Hand> {
        match &self.state {
            State::Open(hand) => Some(hand),
            _ => None,
        }
    }

    /// The side that is asked.
    pub const fn side(&self) -> Side {
        self.judged.position.to_move()
    }

    /// Somebody does something with the turn; if nothing more is due, it is the answer.
    pub fn act(&mut self, act: impl FnOnce(&mut Hand)) {
        let State::Open(hand) = &mut self.state else { return };
        act(hand);
        if let Some(played) = hand.complete() {
            self.answer(played);
        }
    }

    /// Takes back the last step.
    pub fn undo(&mut self) {
        if let State::Open(hand) = &mut self.state {
            hand.undo();
        }
    }

    /// Ends the turn, leaving out what may be left out.
    pub fn finish(&mut self) {
        if let State::Open(hand) = &mut self.state
            && let Some(played) = hand.finish()
        {
            self.answer(played);
        }
    }

    fn answer(&mut self, played: PlayedTurn) {
        let judged = self.judged.turns.iter().find(|judged| judged.turn == played.turn).copied();
        if let Some(judged) = judged {
            self.state = State::Answered { judged, played, refutation: None };
        }
    }

    /// Begins anew.
    pub fn retry(&mut self) {
        self.state = State::new(&self.judged);
    }

    /// Shows the solution.
    pub fn show(&mut self) {
        self.state = State::Shown;
    }

    /// The answer, and what it comes to; none as long as there is none.
    pub fn verdict(&self) -> Option<(JudgedTurn, Verdict)> {
        let State::Answered { judged, .. } = self.state else { return None };
        let points = self.solution()?.margin - judged.margin;
        let verdict = if points == 0 { Verdict::Right } else { Verdict::Wrong { points } };
        Some((judged, verdict))
    }

    /// Whether the answer is right.
    pub fn is_right(&self) -> bool {
        self.verdict().is_some_and(|(_, verdict)| verdict == Verdict::Right)
    }

    /// Whether the answer is wrong.
    pub fn is_wrong(&self) -> bool {
        self.verdict().is_some_and(|(_, verdict)| verdict != Verdict::Right)
    }

    /// Whether the solution is shown.
    pub const fn is_shown(&self) -> bool {
        matches!(self.state, State::Shown)
    }

    /// The position after a wrong answer that the other side has not answered yet.
    pub fn unanswered(&self) -> Option<Position> {
        match self.state {
            State::Answered { played, refutation: None, .. } if self.is_wrong() => {
                (!played.ends_game).then_some(played.position)
            }
            _ => None,
        }
    }

    /// The other side answers in this position, if it is still the one of the answer.
    pub fn refute(&mut self, at: Position, turn: Turn) {
        if self.unanswered() == Some(at)
            && let State::Answered { refutation, .. } = &mut self.state
        {
            *refutation = at.play(self.judged.rules, turn).ok();
        }
    }

    /// How the other side has answered.
    pub const fn refutation(&self) -> Option<PlayedTurn> {
        match self.state {
            State::Answered { refutation, .. } => refutation,
            _ => None,
        }
    }

    /// The solution.
    pub fn solution(&self) -> Option<JudgedTurn> {
        self.judged.turns.first().copied()
    }

    /// The board, from the side of whoever is asked.
    pub fn view(&self) -> BoardView {
        let below = self.side();
        let arrows = |mover, turn: Option<Turn>, is_best| {
            turn.map_or_else(Vec::new, |turn| Arrow::of(mover, turn.moves(), is_best))
        };
        match &self.state {
            State::Open(hand) => hand.view(below),
            State::Answered { played, refutation, .. } => {
                let turn = refutation.map(|refutation| refutation.turn);
                let position = refutation.unwrap_or(*played).position;
                let arrows = arrows(below.other(), turn, false);
                BoardView { arrows, ..BoardView::of(position, below) }
            }
            State::Shown => {
                let turn = self.solution().map(|solution| solution.turn);
                let arrows = arrows(below, turn, true);
                BoardView { arrows, ..BoardView::of(self.judged.position, below) }
            }
        }
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)] // A panic is how a test fails.
mod tests {
    use super::*;
    use linja::Row;

    fn attempt() -> Attempt {
        let position = Position::start(Side::Black);
        let judged =
            |(turn, margin): (&str, i32)| JudgedTurn { turn: turn.parse().unwrap(), margin };
        let turns = [("2-3,1-3", 4), ("2-3", -1)].map(judged).to_vec();
        let rules = RuleSet::Zen;
        Attempt::new(Judged { rules, position, turns, reason: None })
    }

    fn touch(attempt: &mut Attempt, row: u8) {
        attempt.act(|hand| {
            hand.touch(Row::new(row).unwrap(), None);
        });
    }

    #[test]
    fn the_solution_is_right() {
        let mut attempt = attempt();
        [2, 3, 1, 3].into_iter().for_each(|row| touch(&mut attempt, row));
        let (answer, verdict) = attempt.verdict().unwrap();
        assert_eq!((answer.margin, verdict), (4, Verdict::Right));
        assert!(attempt.is_right() && attempt.unanswered().is_none());
    }

    #[test]
    fn a_wrong_turn_is_refuted_on_the_board_and_can_be_tried_again() {
        let mut attempt = attempt();
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
        let mut attempt = attempt();
        touch(&mut attempt, 2);
        attempt.show();
        assert!(attempt.is_shown() && attempt.hand().is_none() && attempt.verdict().is_none());
        let view = attempt.view();
        assert_eq!(view.position, attempt.judged().position);
        assert_eq!(view.arrows.iter().filter(|arrow| arrow.is_best).count(), 2);
    }
}
