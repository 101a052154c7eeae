//! The turn in progress: stage after stage, with the moves that led here and a reason for every
//! refusal.

use alloc::vec;
use alloc::vec::Vec;

use crate::stage::{Stage, Trail};
use crate::{
    Move, Moves, Pawn, PlayedTurn, PlayedTurns, Position, Progress, Refusal, Row, RuleSet, Side,
    Step, StepKind, StepState, Turn, TurnStep,
};

/// A turn while it is being made: which step is due, which moves it allows, whether it may be
/// declined. A step is due only if there is at least one move for it.
///
/// ```
/// use linja::{Position, RuleSet, Step, TurnInProgress};
///
/// // Black opens into the goal, which earns a bonus, and uses it to step back with another pawn.
/// let position: Position = "0,0,0,2,0,0,1,9/0,0,0,0,6,0,0,6 b".parse()?;
/// let mut turn = TurnInProgress::new(RuleSet::Zen, position)?;
/// turn.play("7-8".parse()?)?;
/// assert_eq!(turn.due(), Some(Step::Bonus));
/// assert!(turn.may_decline());
/// turn.play("4-3".parse()?)?;
/// assert_eq!(turn.due(), None);
///
/// let played = turn.finish()?;
/// assert_eq!(played.turn.to_string(), "7-8,4-3");
/// assert_eq!(played.position.to_string(), "0,0,1,1,0,0,0,10/0,0,0,0,6,0,0,6 r");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct TurnInProgress {
    /// Before the turn.
    start: Position,
    turn: Turn,
    declined: bool,
    /// After the moves so far.
    stage: Stage,
}

impl TurnInProgress {
    /// Begins the turn of the side to move. Refused if the game is over.
    ///
    /// If the player has no opening, nothing is due: the turn is already complete, as a pass.
    ///
    /// ```
    /// # use linja::{Position, Refusal, RuleSet, TurnInProgress};
    /// let over: Position = "0,0,0,0,0,2,4,6/6,3,1,0,2,0,0,0 b".parse()?;
    /// assert_eq!(TurnInProgress::new(RuleSet::Zen, over), Err(Refusal::GameOver));
    ///
    /// let stuck: Position = "0,0,0,0,0,0,0,12/0,0,0,0,0,6,0,6 b".parse()?;
    /// let pass = TurnInProgress::new(RuleSet::Zen, stuck).unwrap().finish().unwrap();
    /// assert_eq!(pass.turn.to_string(), "pass");
    /// # Ok::<(), linja::ParsePositionError>(())
    /// ```
    pub fn new(rules: RuleSet, position: Position) -> Result<TurnInProgress, Refusal> {
        if position.is_over() { Err(Refusal::GameOver) } else { Ok(Self::begin(rules, position)) }
    }

    fn begin(rules: RuleSet, start: Position) -> TurnInProgress {
        let stage = Stage::first(rules, start);
        TurnInProgress { start, turn: Turn::PASS, declined: false, stage }
    }

    /// The rules this turn is played by.
    ///
    /// ```
    /// # use linja::{Position, RuleSet, Side, TurnInProgress};
    /// let turn = TurnInProgress::new(RuleSet::Zen, Position::start(Side::Black))?;
    /// assert_eq!(turn.rules(), RuleSet::Zen);
    /// # Ok::<(), linja::Refusal>(())
    /// ```
    pub const fn rules(&self) -> RuleSet {
        self.stage.rules()
    }

    /// The position after the moves so far, with the same side to move.
    ///
    /// ```
    /// # use linja::{Position, RuleSet, Side, TurnInProgress};
    /// let mut turn = TurnInProgress::new(RuleSet::Zen, Position::start(Side::Black))?;
    /// turn.play("7-8".parse().unwrap())?;
    /// assert_eq!(turn.position().to_string(), "6,1,1,1,1,1,0,1/0,1,1,1,1,1,1,6 b");
    /// # Ok::<(), linja::Refusal>(())
    /// ```
    pub const fn position(&self) -> Position {
        self.stage.position()
    }

    /// The moves made so far.
    ///
    /// ```
    /// # use linja::{Position, RuleSet, Side, TurnInProgress};
    /// let mut turn = TurnInProgress::new(RuleSet::Zen, Position::start(Side::Black))?;
    /// turn.play("2-3".parse().unwrap())?;
    /// assert_eq!(turn.so_far().to_string(), "2-3");
    /// # Ok::<(), linja::Refusal>(())
    /// ```
    pub const fn so_far(&self) -> Turn {
        self.turn
    }

    /// The step that is due, or `None` when the turn is complete.
    ///
    /// ```
    /// # use linja::{Position, RuleSet, Side, Step, TurnInProgress};
    /// let turn = TurnInProgress::new(RuleSet::Zen, Position::start(Side::Black))?;
    /// assert_eq!(turn.due(), Some(Step::Opening));
    /// # Ok::<(), linja::Refusal>(())
    /// ```
    pub const fn due(&self) -> Option<Step> {
        self.stage.due()
    }

    /// The moves that the due step allows; none when the turn is complete.
    ///
    /// ```
    /// # use linja::{Position, RuleSet, Side, TurnInProgress};
    /// let turn = TurnInProgress::new(RuleSet::Zen, Position::start(Side::Red))?;
    /// assert_eq!(turn.moves().next().unwrap().to_string(), "8-7");
    /// # Ok::<(), linja::Refusal>(())
    /// ```
    pub fn moves(&self) -> Moves {
        self.stage.moves()
    }

    /// All steps of the turn in order: those made, the one that is due, those that may still come,
    /// and those that were skipped. The follow-up of an extra turn is listed once the opening of the
    /// extra turn is due.
    ///
    /// ```
    /// # use linja::{Position, RuleSet, Side, StepKind, StepState, TurnInProgress};
    /// let mut turn = TurnInProgress::new(RuleSet::Zen, Position::start(Side::Black))?;
    /// turn.play("2-3".parse().unwrap())?;
    /// let states: Vec<_> = turn.steps().iter().map(|step| (step.kind, step.state)).collect();
    /// assert_eq!(states, [
    ///     (StepKind::Opening, StepState::Made),
    ///     (StepKind::FollowUp, StepState::Due),
    ///     (StepKind::Bonus, StepState::MayCome),
    /// ]);
    /// assert_eq!(turn.steps()[1].rows, Some(2));
    /// # Ok::<(), linja::Refusal>(())
    /// ```
    pub fn steps(&self) -> Vec<TurnStep> {
        let mut known = Vec::new();
        let mut turn = Self::begin(self.rules(), self.start);
        for &one in self.turn.moves() {
            known.extend(turn.due().map(|step| (step, StepState::Made)));
            turn.make(one);
        }
        known.extend(self.due().map(|step| (step, StepState::Due)));

        let has_bonus = self.rules().has_bonus();
        let third = if has_bonus { StepKind::Bonus } else { StepKind::ExtraOpening };
        let mut kinds = vec![StepKind::Opening, StepKind::FollowUp, third];
        if known.iter().any(|(step, _)| *step == Step::ExtraOpening) {
            kinds.push(StepKind::FollowUp);
        }
        let mut known = known.into_iter().peekable();
        let steps = kinds.into_iter().map(|kind| {
            let step = known.next_if(|(step, _)| step.kind() == kind);
            let may_come = known.peek().is_none() && self.due().is_some();
            let state = if may_come { StepState::MayCome } else { StepState::Skipped };
            let rows = step.and_then(|(step, _)| step.rows());
            TurnStep { kind, rows, state: step.map_or(state, |(_, state)| state) }
        });
        steps.collect()
    }

    /// Which pawn on a row can make the due step: the one of `side`, or without a side the mover's
    /// before the opponent's. If none can, the error says why.
    ///
    /// ```
    /// # use linja::{Pawn, Position, Refusal, Row, RuleSet, Side, TurnInProgress};
    /// let turn = TurnInProgress::new(RuleSet::Zen, Position::start(Side::Black))?;
    /// let row = |number| Row::new(number).unwrap();
    /// assert_eq!(turn.movable_on(row(2), None), Ok(Pawn::Own));
    /// assert_eq!(turn.movable_on(row(2), Some(Side::Red)), Err(Refusal::OpponentsPawn));
    /// assert_eq!(turn.movable_on(row(8), None), Err(Refusal::WrongSide(row(8))));
    /// # Ok::<(), Refusal>(())
    /// ```
    pub fn movable_on(&self, row: Row, side: Option<Side>) -> Result<Pawn, Refusal> {
        let mover = self.stage.mover();
        let pawns = match side {
            Some(side) => &[Pawn::of(side, mover)][..],
            None if self.may_move_opponents() => &[Pawn::Own, Pawn::Opponents],
            None => &[Pawn::Own],
        };
        let can_move = |pawn: &&Pawn| self.moves().any(|one| (one.pawn, one.from) == (**pawn, row));
        if let Some(&pawn) = pawns.iter().find(can_move) {
            return Ok(pawn);
        }
        let stands_here = |pawn: &&Pawn| self.position().count(pawn.side(mover), row) > 0;
        let pawn = *pawns.iter().find(stands_here).unwrap_or(&pawns[0]);
        Err(self.why_not(self.attempt(pawn, row)))
    }

    /// Whether the due step may be declined.
    ///
    /// ```
    /// # use linja::{Position, RuleSet, Side, TurnInProgress};
    /// let mut turn = TurnInProgress::new(RuleSet::Zen, Position::start(Side::Black))?;
    /// assert!(!turn.may_decline());
    /// turn.play("2-3".parse().unwrap())?;
    /// assert!(turn.may_decline());
    /// # Ok::<(), linja::Refusal>(())
    /// ```
    pub const fn may_decline(&self) -> bool {
        self.stage.may_decline()
    }

    /// Whether the turn may end here: nothing is due, or what is due may be declined.
    ///
    /// ```
    /// # use linja::{Position, RuleSet, Side, TurnInProgress};
    /// let turn = TurnInProgress::new(RuleSet::Zen, Position::start(Side::Black))?;
    /// assert!(!turn.may_end());
    /// # Ok::<(), linja::Refusal>(())
    /// ```
    pub const fn may_end(&self) -> bool {
        self.stage.may_end()
    }

    /// Makes a move, or says why it is not legal.
    ///
    /// ```
    /// # use linja::{Position, Refusal, RuleSet, Side, TurnInProgress};
    /// let mut turn = TurnInProgress::new(RuleSet::Zen, Position::start(Side::Black))?;
    /// assert_eq!(turn.play("8-7".parse().unwrap()), Err(Refusal::WrongSide("8-7".parse::<linja::Move>().unwrap().from)));
    /// assert_eq!(turn.play("7-8".parse().unwrap()), Ok(()));
    /// # Ok::<(), Refusal>(())
    /// ```
    pub fn play(&mut self, one: Move) -> Result<(), Refusal> {
        if !self.moves().any(|allowed| allowed == one) {
            return Err(self.why_not(one));
        }
        self.make(one);
        Ok(())
    }

    /// Declines the due step, which completes the turn.
    ///
    /// ```
    /// # use linja::{Position, RuleSet, Side, TurnInProgress};
    /// let mut turn = TurnInProgress::new(RuleSet::Zen, Position::start(Side::Black))?;
    /// turn.play("2-3".parse().unwrap())?;
    /// turn.decline()?;
    /// assert_eq!(turn.finish()?.turn.to_string(), "2-3");
    /// # Ok::<(), linja::Refusal>(())
    /// ```
    pub fn decline(&mut self) -> Result<(), Refusal> {
        match self.due() {
            None => Err(Refusal::NothingToDecline),
            Some(step) if !self.may_decline() => Err(Refusal::Compulsory(step)),
            Some(_) => {
                self.declined = true;
                self.stage = self.stage.declined();
                Ok(())
            }
        }
    }

    /// Takes back the last step of this turn, even if it was declined. `false` if there is none.
    ///
    /// ```
    /// # use linja::{Position, RuleSet, Side, Step, TurnInProgress};
    /// let mut turn = TurnInProgress::new(RuleSet::Zen, Position::start(Side::Black))?;
    /// turn.play("2-3".parse().unwrap())?;
    /// assert!(turn.undo());
    /// assert_eq!(turn.due(), Some(Step::Opening));
    /// assert!(!turn.undo());
    /// # Ok::<(), linja::Refusal>(())
    /// ```
    pub fn undo(&mut self) -> bool {
        let turn = self.turn;
        let kept = match turn.moves() {
            moves if self.declined => moves,
            [moves @ .., _] => moves,
            [] => return false,
        };
        // A turn has at most four moves: playing them again is simpler than remembering them.
        *self = Self::begin(self.rules(), self.start);
        for &one in kept {
            self.make(one);
        }
        true
    }

    /// Ends the turn, declining what may be declined; refused while a step is compulsory.
    ///
    /// ```
    /// # use linja::{Position, Refusal, RuleSet, Side, Step, TurnInProgress};
    /// let turn = TurnInProgress::new(RuleSet::Zen, Position::start(Side::Black))?;
    /// assert_eq!(turn.finish(), Err(Refusal::Compulsory(Step::Opening)));
    /// # Ok::<(), Refusal>(())
    /// ```
    pub fn finish(&self) -> Result<PlayedTurn, Refusal> {
        match self.due() {
            Some(step) if !self.may_decline() => Err(Refusal::Compulsory(step)),
            _ => Ok(self.stage.end(self.turn).into()),
        }
    }

    /// Makes a move that the due step allows.
    fn make(&mut self, one: Move) {
        self.turn = self.turn.with(one);
        self.stage = self.stage.after(one);
    }

    fn may_move_opponents(&self) -> bool {
        self.due() == Some(Step::Bonus) && self.rules().is_mean()
    }

    /// The move that a pawn on this row would make in the due step, whether it is allowed or not.
    fn attempt(&self, pawn: Pawn, from: Row) -> Move {
        let side = pawn.side(self.stage.mover());
        let progress = side.progress(from);
        let to = match self.due() {
            // A bonus is the one step that leads away from the goal.
            Some(Step::Bonus) if progress == Progress::GOAL => Progress::from_index(6),
            due => progress.forward(due.and_then(Step::rows).unwrap_or(1)),
        };
        Move { pawn, from, to: side.row(to) }
    }

    /// Why a move that the due step does not allow is refused.
    fn why_not(&self, one: Move) -> Refusal {
        let Some(step) = self.due() else {
            let has_moved = !self.turn.moves().is_empty();
            return if has_moved { Refusal::TurnComplete } else { Refusal::MustPass };
        };
        if one.pawn == Pawn::Opponents && !self.may_move_opponents() {
            return Refusal::OpponentsPawn;
        }
        let side = one.pawn.side(self.stage.mover());
        if self.position().pawns_on(one.from) == 0 {
            return Refusal::NoPawn(one.from);
        }
        if self.position().count(side, one.from) == 0 {
            return Refusal::WrongSide(one.from);
        }
        let (from, to) = (side.progress(one.from), side.progress(one.to));
        if one.pawn == Pawn::Opponents && from == Progress::GOAL {
            return Refusal::GoalPawnLocked;
        }
        let has_length = match step {
            Step::Bonus => from.get().abs_diff(to.get()) == 1,
            _ if to < from || from == Progress::GOAL => return Refusal::Backward,
            Step::Opening | Step::ExtraOpening => to == from.forward(1),
            Step::FollowUp { rows } => to == from.forward(rows),
        };
        if !has_length {
            Refusal::WrongDistance { step }
        } else if from == Progress::GOAL && self.stage.follows_opening() {
            Refusal::BoardUnchanged
        } else {
            Refusal::RowFull(one.to)
        }
    }

    /// Every way to end the turn from here, with the position it leads to.
    ///
    /// ```
    /// # use linja::{Position, RuleSet, Side, TurnInProgress};
    /// let mut turn = TurnInProgress::new(RuleSet::Zen, Position::start(Side::Black))?;
    /// turn.play("2-3".parse().unwrap())?;
    /// let ends: Vec<_> = turn.ends().map(|played| played.turn.to_string()).collect();
    /// assert_eq!(ends[..3], ["2-3", "2-3,1-3", "2-3,3-5"]);
    /// # Ok::<(), linja::Refusal>(())
    /// ```
    pub fn ends(&self) -> PlayedTurns {
        PlayedTurns::after(self.stage.clone(), self.turn)
    }
}
