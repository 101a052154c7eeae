//! A best turn that somebody looks for: what an answer comes to, and how the other side refutes a wrong one.

use linja::{PlayedTurn, Position, RuleSet, Side, Turn};
use serde::Deserialize;

use crate::{JudgedTurn, MarginsView, PuzzleView, ReasonView};

/// A position whose best turn can be looked for: what a [`MarginsView`] and a [`PuzzleView`] have in common.
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

/// A best turn being looked for, and how far that is. A wrong one is answered by the other side and can be
/// tried again; the solution comes when it is asked for. `H` is what a screen makes a turn with.
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
    /// It was made, and perhaps answered by the other side.
    Answered { judged: JudgedTurn, played: PlayedTurn, refutation: Option<PlayedTurn> },
    /// The solution is shown.
    Shown,
}

/// What an answer comes to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Verdict {
    /// It is a best turn.
    Right,
    /// It gives away so many points.
    Wrong {
        /// How many.
        points: i32,
    },
}

impl<H: Clone> Attempt<H> {
    /// Without an answer yet. `empty` is the turn before its first move, none if no turn can be made.
    pub fn new(judged: Judged, empty: Option<H>) -> Attempt<H> {
        let mut attempt = Attempt { judged, empty, state: State::Shown };
        attempt.retry();
        attempt
    }

    /// Begins anew.
    pub fn retry(&mut self) {
        self.state = self.empty.clone().map_or(State::Shown, State::Open);
    }
}

impl<H> Attempt<H> {
    /// Where it is looked for.
    pub const fn judged(&self) -> &Judged {
        &self.judged
    }

    /// The side that is asked.
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

    /// The same, to go on with it.
    pub const fn hand_mut(&mut self) -> Option<&mut H> {
        match &mut self.state {
            State::Open(hand) => Some(hand),
            _ => None,
        }
    }

    /// The turn is made.
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

    /// The last whole turn on the board: the answer, or how the other side has answered it.
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

    /// What the best turns have that all others lack, once they are known.
    pub fn reason(&self) -> Option<&ReasonView> {
        self.judged.reason.as_ref().filter(|_| self.is_shown() || self.is_right())
    }
}
