//! A puzzle being solved: one turn is made by hand, and then it is told whether it was the right one.

use linja::{Side, Turn};
use linja_api::{JudgedTurn, PuzzleView};

use crate::{Arrow, BoardView, Hand};

/// A puzzle, and the answer to it.
#[derive(Debug, Clone, PartialEq)]
pub struct Attempt {
    puzzle: PuzzleView,
    /// None when the answer is given.
    hand: Option<Hand>,
    answer: Option<JudgedTurn>,
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

impl Attempt {
    /// A puzzle without an answer.
    pub fn new(puzzle: PuzzleView) -> Attempt {
        let hand = Hand::new(puzzle.rules, puzzle.position);
        Attempt { puzzle, hand, answer: None }
    }

    /// The puzzle.
    pub const fn puzzle(&self) -> &PuzzleView {
        &self.puzzle
    }

    /// The turn that is being made; none once it is made.
    pub const fn hand(&self) -> Option<&Hand> {
        self.hand.as_ref()
    }

    /// The side that is asked.
    pub const fn side(&self) -> Side {
        self.puzzle.position.to_move()
    }

    /// Somebody does something with the turn; if nothing more is due, it is the answer.
    pub fn act(&mut self, act: impl FnOnce(&mut Hand)) {
        let Some(hand) = &mut self.hand else { return };
        act(hand);
        if let Some(played) = hand.complete() {
            self.answer(played.turn);
        }
    }

    /// Takes back the last step.
    pub fn undo(&mut self) {
        if let Some(hand) = &mut self.hand {
            hand.undo();
        }
    }

    /// Ends the turn, leaving out what may be left out.
    pub fn finish(&mut self) {
        if let Some(played) = self.hand.as_mut().and_then(Hand::finish) {
            self.answer(played.turn);
        }
    }

    fn answer(&mut self, turn: Turn) {
        self.answer = self.puzzle.turns.iter().find(|judged| judged.turn == turn).copied();
        self.hand = None;
    }

    /// The answer, and what it comes to; none as long as there is none.
    pub fn verdict(&self) -> Option<(JudgedTurn, Verdict)> {
        let answer = self.answer?;
        let points = self.solution()?.margin - answer.margin;
        let verdict = if points == 0 { Verdict::Right } else { Verdict::Wrong { points } };
        Some((answer, verdict))
    }

    /// The solution.
    pub fn solution(&self) -> Option<JudgedTurn> {
        self.puzzle.turns.first().copied()
    }

    /// The board, from the side of whoever is asked; the answer and the solution once it is given.
    pub fn view(&self) -> BoardView {
        if let Some(hand) = &self.hand {
            return hand.view(self.side());
        }
        let mut view = BoardView::of(self.puzzle.position, self.side());
        let arrows =
            |judged: JudgedTurn, is_best| Arrow::of(self.side(), judged.turn.moves(), is_best);
        if let Some((answer, Verdict::Wrong { .. })) = self.verdict() {
            view.arrows = arrows(answer, false);
        }
        let solution = self.solution().map(|solution| arrows(solution, true));
        view.arrows.extend(solution.unwrap_or_default());
        view
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)] // A panic is how a test fails.
mod tests {
    use super::*;
    use linja::{Position, Row, RuleSet};
    use linja_api::PuzzleKindView;

    fn attempt() -> Attempt {
        let position = Position::start(Side::Black);
        let judged =
            |(turn, margin): (&str, i32)| JudgedTurn { turn: turn.parse().unwrap(), margin };
        let turns = [("2-3,1-3", 4), ("2-3", -1)].map(judged).to_vec();
        Attempt::new(PuzzleView {
            rules: RuleSet::Zen,
            seed: 7,
            position,
            kind: PuzzleKindView::ByPoints { points: 5 },
            difficulty: 2,
            turns,
        })
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
        assert!(attempt.view().arrows.iter().all(|arrow| arrow.is_best));
    }

    #[test]
    fn another_turn_is_wrong_and_both_are_shown() {
        let mut attempt = attempt();
        [2, 3].into_iter().for_each(|row| touch(&mut attempt, row));
        assert_eq!(attempt.verdict(), None);
        attempt.finish();
        let (answer, verdict) = attempt.verdict().unwrap();
        assert_eq!((answer.margin, verdict), (-1, Verdict::Wrong { points: 5 }));
        let view = attempt.view();
        assert_eq!(view.arrows.iter().filter(|arrow| arrow.is_best).count(), 2);
        assert_eq!(view.arrows.len(), 3);
    }
}
