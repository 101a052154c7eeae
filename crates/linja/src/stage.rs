//! A stage of a turn: the one place that knows how a turn goes.
//!
//! It holds what the rest of the turn depends on and nothing else, by progress and not by row: every
//! walk over turns makes many.

use crate::moves::Shift;
use crate::placement::GOAL_BIT;
use crate::{Move, Moves, Pawn, Placement, Position, Progress, RuleSet, Side, Step};

/// Between two moves of a turn: where the pawns stand, which step is due, and what it allows.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(crate) struct Stage {
    rules: RuleSet,
    mover: Side,
    pawns: Pawns,
    moves_made: u8,
    due: Option<Step>,
    /// What the due step allows: never empty when a step is due.
    moves: Moves,
}

/// The pawns after the moves so far.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
struct Pawns {
    /// Those of the side whose turn it is.
    own: Placement,
    facing: Placement,
    /// Whether the colours had passed each other at any moment of the turn.
    has_passed: bool,
}

/// A way to end a turn.
pub(crate) struct End<T> {
    /// With the other side to move.
    pub(crate) position: Position,
    pub(crate) ends_game: bool,
    /// What the walk has remembered of the moves.
    pub(crate) trail: T,
}

/// What a walk over turns remembers of the moves.
pub(crate) trait Trail: Copy {
    /// With one more move.
    fn with(self, one: Move) -> Self;
}

/// Remembers nothing.
impl Trail for () {
    fn with(self, _: Move) {}
}

impl Pawns {
    fn after(self, Shift { pawn, from, to }: Shift) -> Pawns {
        let Pawns { mut own, mut facing, has_passed } = self;
        match pawn {
            Pawn::Own => own = own.with_move(from, to),
            Pawn::Opponents => facing = facing.with_move(from, to),
        }
        Pawns { own, facing, has_passed: has_passed || own.has_passed(facing) }
    }
}

impl Stage {
    /// The beginning of a turn in a game that is not over.
    pub(crate) fn first(rules: RuleSet, position: Position) -> Stage {
        let mover = position.to_move();
        let (own, facing) = (position.placement(mover), position.placement(mover.other()));
        let pawns = Pawns { own, facing, has_passed: false };
        let moves = Moves::none(mover);
        let nothing_due = Stage { rules, mover, pawns, moves_made: 0, due: None, moves };
        nothing_due.with_due(Step::Opening)
    }

    pub(crate) const fn rules(&self) -> RuleSet {
        self.rules
    }

    pub(crate) const fn mover(&self) -> Side {
        self.mover
    }

    /// After the moves so far; the side to move is still the one whose turn it is.
    pub(crate) const fn position(&self) -> Position {
        Position::of(self.mover, self.pawns.own, self.pawns.facing, self.mover)
    }

    pub(crate) const fn due(&self) -> Option<Step> {
        self.due
    }

    pub(crate) fn moves(&self) -> Moves {
        self.moves.clone()
    }

    /// Whether the turn has only its opening so far.
    pub(crate) const fn follows_opening(&self) -> bool {
        self.moves_made == 1
    }

    pub(crate) const fn may_decline(&self) -> bool {
        match self.due {
            Some(Step::Bonus) => true,
            Some(Step::FollowUp { .. }) => self.rules.follow_up_is_optional(),
            Some(Step::Opening | Step::ExtraOpening) | None => false,
        }
    }

    pub(crate) const fn may_end(&self) -> bool {
        self.due.is_none() || self.may_decline()
    }

    /// Without the step that was due.
    pub(crate) fn declined(&self) -> Stage {
        Stage { due: None, moves: Moves::none(self.mover), ..*self }
    }

    /// If the turn ends here.
    pub(crate) fn end<T>(&self, trail: T) -> End<T> {
        self.end_with(self.pawns, trail)
    }

    fn end_with<T>(&self, Pawns { own, facing, has_passed }: Pawns, trail: T) -> End<T> {
        let is_stuck = !(own.has_opening(facing) || facing.has_opening(own));
        let position = Position::of(self.mover, own, facing, self.mover.other());
        End { position, ends_game: has_passed || is_stuck, trail }
    }

    /// After a move that the due step allows.
    pub(crate) fn after(&self, one: Move) -> Stage {
        let shift = Shift::of(one, self.mover);
        let pawns = self.pawns.after(shift);
        match self.granted_by(shift, pawns) {
            Some(step) => self.next(pawns).with_due(step),
            None => self.next(pawns),
        }
    }

    /// After a move that grants nothing.
    fn next(&self, pawns: Pawns) -> Stage {
        Stage { pawns, moves_made: self.moves_made + 1, ..self.declined() }
    }

    /// The step that a move of the due step grants; `after` is how it leaves the pawns.
    fn granted_by(&self, Shift { from, to, .. }: Shift, after: Pawns) -> Option<Step> {
        if after.has_passed && self.rules.ends_at_once() {
            return None;
        }
        let met = self.pawns.own.pawns_on(to, self.pawns.facing);
        match self.due? {
            Step::Opening | Step::ExtraOpening => match met {
                _ if to == Progress::GOAL && self.rules.has_bonus() => Some(Step::Bonus),
                _ if to == Progress::GOAL => Some(Step::FollowUp { rows: 1 }),
                0 => None,
                rows => Some(Step::FollowUp { rows }),
            },
            Step::FollowUp { rows } if to == Progress::GOAL => {
                let is_exact = from.get() + rows == to.get();
                (is_exact && self.rules.has_bonus()).then_some(Step::Bonus)
            }
            Step::FollowUp { .. } => {
                // Directly after the opening; a later follow-up is within the extra turn.
                let is_first = self.follows_opening();
                let is_extra = met == 0 && is_first && self.rules.has_extra_turn();
                is_extra.then_some(Step::ExtraOpening)
            }
            Step::Bonus => None,
        }
    }

    /// Makes `step` due if any move can make it; otherwise the turn is complete.
    fn with_due(mut self, step: Step) -> Stage {
        self.moves = self.moves_of(step);
        self.due = if self.moves.is_empty() { None } else { Some(step) };
        self
    }

    fn moves_of(&self, step: Step) -> Moves {
        let Pawns { own, facing, .. } = self.pawns;
        let rows = match step {
            Step::FollowUp { rows } => rows,
            Step::Opening | Step::ExtraOpening | Step::Bonus => 1,
        };
        let forward = own.movable_forward(rows, facing);
        let mut moves = Moves { rows, forward, ..Moves::none(self.mover) };
        if step == Step::Bonus {
            let unlocked = if self.follows_opening() { !GOAL_BIT } else { !0 };
            moves.backward = own.movable_backward(facing) & unlocked;
            if self.rules.is_mean() {
                moves.their_forward = facing.movable_forward(1, own);
                moves.their_backward = facing.movable_backward(own) & !GOAL_BIT;
            }
        }
        moves
    }

    /// Visits every way to end the turn from here.
    pub(crate) fn for_each_end<T: Trail>(&self, trail: T, mut visit: impl FnMut(End<T>)) {
        self.walk(trail, &mut visit);
    }

    fn walk<T: Trail>(&self, trail: T, visit: &mut impl FnMut(End<T>)) {
        if self.may_end() {
            visit(self.end(trail));
        }
        if self.due == Some(Step::Bonus) {
            // Nothing follows a bonus, so every move of it is a way to end.
            return self.moves.for_each_shift(
                #[inline(always)]
                |shift| {
                    let trail = trail.with(shift.on_board(self.mover));
                    visit(self.end_with(self.pawns.after(shift), trail));
                },
            );
        }
        self.moves.for_each_shift(
            #[inline(always)]
            |shift| {
                let trail = trail.with(shift.on_board(self.mover));
                let pawns = self.pawns.after(shift);
                match self.granted_by(shift, pawns) {
                    Some(step) => self.next(pawns).with_due(step).walk(trail, visit),
                    // Most moves are the last of their turn: no need of a stage for them.
                    None => visit(self.end_with(pawns, trail)),
                }
            },
        );
    }

    /// How many ways there are to end the turn from here.
    pub(crate) fn count_ends(&self) -> u64 {
        let mut count = u64::from(self.may_end());
        if self.due == Some(Step::Bonus) {
            // As above: every move of a bonus is a way to end.
            return count + self.moves.len() as u64;
        }
        self.moves.for_each_shift(|shift| {
            let pawns = self.pawns.after(shift);
            count += match self.granted_by(shift, pawns) {
                Some(step) => self.next(pawns).with_due(step).count_ends(),
                None => 1,
            };
        });
        count
    }
}
