//! Somebody looks for a best turn: whether the answer is right, and how the other side refutes a wrong one.

use linja::{PlayedTurn, Position, RuleSet, Side, Turn};
use serde::Deserialize;

use crate::{JudgedTurn, MarginsView, PuzzleView, ReasonView};

/// A position in which to look for a best turn: what a [`MarginsView`] and a [`PuzzleView`] have in common.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
pub struct Judged {
    /// The rules.
    pub rules: RuleSet,
    /// Where the pawns stand, and who is to move.
    pub position: Position,
    /// What all turns are worth, a best one first.
    pub turns: Vec<JudgedTurn>,
    /// What the best turns have that all others lack.
    #[serde(default)]
    pub reason: Option<ReasonView>,
}

impl From<MarginsView> for Judged {
    fn from(MarginsView { rules, position, turns, reason, .. }: MarginsView) -> Judged {
        Judged { rules, position, turns, reason }
    }
}

impl From<PuzzleView> for Judged {
    fn from(PuzzleView { rules, position, turns, reason, .. }: PuzzleView) -> Judged {
        Judged { rules, position, turns, reason }
    }
}

/// An attempt to find a best turn. The other side replies to a wrong answer, and then there is another try;
/// the solution is shown on request. `H` is what a screen builds a turn with.
#[derive(Debug, Clone, PartialEq)]
pub struct Attempt<H> {
    judged: Judged,
    /// Before the first move; none if no turn can be made.
    empty: Option<H>,
    state: State<H>,
}

#[derive(Debug, Clone, PartialEq)]
enum State<H> {
    /// The turn is being made.
    Open(H),
    /// It was made, and the other side may have replied.
    Answered { judged: JudgedTurn, played: PlayedTurn, refutation: Option<PlayedTurn> },
    /// The solution is shown.
    Shown,
}

/// Whether an answer is right.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Verdict {
    /// It is a best turn.
    Right,
    /// It gives points away.
    Wrong {
        /// How many.
        points: i32,
    },
}

impl<H: Clone> Attempt<H> {
    /// An attempt without an answer. `empty` is the turn before its first move, none if no turn can be made.
    pub fn new(judged: Judged, empty: Option<H>) -> Attempt<H> {
        let mut attempt = Attempt { judged, empty, state: State::Shown };
        attempt.retry();
        attempt
    }

    /// Starts over.
    pub fn retry(&mut self) {
        self.state = self.empty.clone().map_or(State::Shown, State::Open);
    }
}

impl<H> Attempt<H> {
    /// The position, with what its turns are worth.
    pub const fn judged(&self) -> &Judged {
        &self.judged
    }

    /// The side to move.
    pub const fn side(&self) -> Side {
        self.judged.position.to_move()
    }

    /// The turn that is being made; none once it is made.
    pub const fn hand(&self) -> Option<&H> {
        match &self.state {
            State::Open(hand) => Some(hand),
            _ => None,
        }
    }

    /// The same, to continue it.
    pub const fn hand_mut(&mut self) -> Option<&mut H> {
        match &mut self.state {
            State::Open(hand) => Some(hand),
            _ => None,
        }
    }

    /// Answers with a turn; ignored if it is not one of the position's.
    pub fn answer(&mut self, played: PlayedTurn) {
        let judged = self.judged.turns.iter().find(|judged| judged.turn == played.turn).copied();
        if let Some(judged) = judged {
            self.state = State::Answered { judged, played, refutation: None };
        }
    }

    /// Shows the solution.
    pub fn show(&mut self) {
        self.state = State::Shown;
    }

    /// The answer, and whether it is right; none before there is one.
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

    /// The position after a wrong answer that the other side has yet to reply to.
    pub fn unanswered(&self) -> Option<Position> {
        match self.state {
            State::Answered { played, refutation: None, .. } if self.is_wrong() => {
                (!played.ends_game).then_some(played.position)
            }
            _ => None,
        }
    }

    /// The other side replies, if `at` is still the position after the answer.
    pub fn refute(&mut self, at: Position, turn: Turn) {
        if self.unanswered() == Some(at)
            && let State::Answered { refutation, .. } = &mut self.state
        {
            *refutation = at.play(self.judged.rules, turn).ok();
        }
    }

    /// The other side's reply.
    pub const fn refutation(&self) -> Option<PlayedTurn> {
        match self.state {
            State::Answered { refutation, .. } => refutation,
            _ => None,
        }
    }

    /// The last whole turn on the board: the answer, or the other side's reply to it.
    pub fn last(&self) -> Option<PlayedTurn> {
        match self.state {
            State::Answered { played, refutation, .. } => Some(refutation.unwrap_or(played)),
            _ => None,
        }
    }

    /// The first of the best turns.
    pub fn solution(&self) -> Option<JudgedTurn> {
        self.judged.turns.first().copied()
    }

    /// What the best turns have that all others lack, once the answer is right or the solution shown.
    pub fn reason(&self) -> Option<&ReasonView> {
        self.judged.reason.as_ref().filter(|_| self.is_shown() || self.is_right())
    }
}
