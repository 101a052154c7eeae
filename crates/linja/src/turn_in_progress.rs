//! The turn in progress: the one place that knows how a turn goes.

use core::fmt;

use crate::position::GOAL_BIT;
use crate::{Move, Moves, Pawn, Position, Progress, Refusal, RuleSet, Side, Turn};

/// A step of a turn that is due.
///
/// ```
/// use linja::{Position, RuleSet, Side, Step, TurnInProgress};
///
/// let mut turn = TurnInProgress::new(RuleSet::Zen, Position::start(Side::Black))?;
/// assert_eq!(turn.due(), Some(Step::Opening));
/// turn.play("2-3".parse().unwrap())?;
/// assert_eq!(turn.due(), Some(Step::FollowUp { rows: 2 }));
/// # Ok::<(), linja::Refusal>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Step {
    /// One own pawn, one row forward.
    Opening,
    /// One own pawn, this many rows forward.
    FollowUp {
        /// The pawns that stood on the row of the opening, 1 to 5.
        rows: u8,
    },
    /// One own pawn one row forward or backward; with the option *mean* also an opponent's.
    Bonus,
    /// The opening of an extra turn (`classic`).
    ExtraOpening,
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Step::Opening => "the opening",
            Step::FollowUp { .. } => "this follow-up",
            Step::Bonus => "the bonus",
            Step::ExtraOpening => "the opening of the extra turn",
        })
    }
}

/// A turn while it is being made: which step is due, which moves it allows, whether it may be
/// declined. A step is due only if at least one move can make it.
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
    rules: RuleSet,
    /// Before the turn.
    start: Position,
    /// After the moves so far; the side to move is still the one whose turn it is.
    position: Position,
    turn: Turn,
    due: Option<Step>,
    /// What the due step allows: never empty when a step is due.
    moves: Moves,
    declined: bool,
    /// Whether the colours had passed each other at any moment of the turn.
    has_passed: bool,
}

/// A whole legal turn and what it led to.
///
/// ```
/// use linja::{Position, RuleSet, Side};
///
/// let start = Position::start(Side::Black);
/// let played = start.play(RuleSet::Zen, "1-2,1-3".parse()?)?;
/// assert_eq!(played.position.to_move(), Side::Red);
/// assert!(!played.ends_game);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct PlayedTurn {
    /// The turn.
    pub turn: Turn,
    /// The position after it, the other side to move.
    pub position: Position,
    /// Whether the game ended with this turn.
    pub ends_game: bool,
}

impl TurnInProgress {
    /// Begins a turn of the side to move. Refused if the game is over.
    ///
    /// A player without an opening starts with nothing due: the turn is already complete, a pass.
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

    fn begin(rules: RuleSet, position: Position) -> TurnInProgress {
        let mut turn = TurnInProgress {
            rules,
            start: position,
            position,
            turn: Turn::PASS,
            due: None,
            moves: Moves::none(position.to_move()),
            declined: false,
            has_passed: false,
        };
        turn.grant(Some(Step::Opening));
        turn
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
        self.rules
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
        self.position
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
        self.due
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
        self.moves.clone()
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
        match self.due {
            Some(Step::Bonus) => true,
            Some(Step::FollowUp { .. }) => self.rules.follow_up_is_optional(),
            Some(Step::Opening | Step::ExtraOpening) | None => false,
        }
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
        self.due.is_none() || self.may_decline()
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
        *self = self.after(one);
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
        match self.due {
            None => Err(Refusal::NothingToDecline),
            Some(step) if !self.may_decline() => Err(Refusal::Compulsory(step)),
            Some(_) => {
                self.declined = true;
                self.grant(None);
                Ok(())
            }
        }
    }

    /// Takes back the last step of this turn, a declined one too. `false` if there is none.
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
        *self = Self::begin(self.rules, self.start);
        for &one in kept {
            *self = self.after(one);
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
        match self.due {
            Some(step) if !self.may_decline() => Err(Refusal::Compulsory(step)),
            _ => Ok(self.played()),
        }
    }

    fn played(&self) -> PlayedTurn {
        let position = self.position.passed_on();
        let ends_game = self.has_passed || position.is_over();
        PlayedTurn { turn: self.turn, position, ends_game }
    }

    /// After a move that the due step allows.
    fn after(&self, one: Move) -> TurnInProgress {
        let side = one.pawn.side(self.mover());
        let mut next = self.clone();
        next.turn.push(one);
        next.position =
            self.position.with_move(side, side.progress(one.from), side.progress(one.to));
        next.has_passed |= next.position.has_passed();
        let is_over = next.has_passed && self.rules.ends_at_once();
        next.grant(if is_over { None } else { self.granted_by(one) });
        next
    }

    /// The step that a move of the due step grants, if the game goes on.
    fn granted_by(&self, one: Move) -> Option<Step> {
        let mover = self.mover();
        let (from, to) = (mover.progress(one.from), mover.progress(one.to));
        let met = self.position.pawns_on(one.to);
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
    fn grant(&mut self, step: Option<Step>) {
        self.moves = step.map_or(Moves::none(self.mover()), |step| self.moves_of(step));
        self.due = if self.moves.is_empty() { None } else { step };
    }

    fn moves_of(&self, step: Step) -> Moves {
        let (mover, position) = (self.mover(), self.position);
        let rows = match step {
            Step::FollowUp { rows } => rows,
            Step::Opening | Step::ExtraOpening | Step::Bonus => 1,
        };
        let forward = position.movable_forward(mover, rows);
        let mut moves = Moves { rows, forward, ..Moves::none(mover) };
        if step == Step::Bonus {
            let unlocked = if self.follows_opening() { !GOAL_BIT } else { !0 };
            moves.backward = position.movable_backward(mover) & unlocked;
            if self.rules.is_mean() {
                moves.their_forward = position.movable_forward(mover.other(), 1);
                moves.their_backward = position.movable_backward(mover.other()) & !GOAL_BIT;
            }
        }
        moves
    }

    /// Whether the turn has only its opening so far.
    fn follows_opening(&self) -> bool {
        self.turn.moves().len() == 1
    }

    /// Why a move that the due step does not allow is refused.
    fn why_not(&self, one: Move) -> Refusal {
        let Some(step) = self.due else {
            let has_moved = !self.turn.moves().is_empty();
            return if has_moved { Refusal::TurnComplete } else { Refusal::MustPass };
        };
        let may_move_opponents = step == Step::Bonus && self.rules.is_mean();
        if one.pawn == Pawn::Opponents && !may_move_opponents {
            return Refusal::OpponentsPawn;
        }
        let side = one.pawn.side(self.mover());
        if self.position.pawns_on(one.from) == 0 {
            return Refusal::NoPawn(one.from);
        }
        if self.position.count(side, one.from) == 0 {
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
        } else if from == Progress::GOAL && self.follows_opening() {
            Refusal::BoardUnchanged
        } else {
            Refusal::RowFull(one.to)
        }
    }

    const fn mover(&self) -> Side {
        self.position.to_move()
    }

    /// Visits every way to end the turn from here, with the position it leads to.
    ///
    /// ```
    /// # use linja::{Position, RuleSet, Side, TurnInProgress};
    /// let mut turn = TurnInProgress::new(RuleSet::Zen, Position::start(Side::Black))?;
    /// turn.play("2-3".parse().unwrap())?;
    /// let mut ends = Vec::new();
    /// turn.for_each_end(&mut |played| ends.push(played.turn.to_string()));
    /// assert_eq!(ends[..3], ["2-3", "2-3,1-3", "2-3,3-5"]);
    /// # Ok::<(), linja::Refusal>(())
    /// ```
    pub fn for_each_end(&self, visit: &mut impl FnMut(PlayedTurn)) {
        if self.may_end() {
            visit(self.played());
        }
        for one in self.moves() {
            self.after(one).for_each_end(visit);
        }
    }

    /// How many ways there are to end the turn from here.
    pub(crate) fn count_ends(&self) -> u64 {
        let now = u64::from(self.may_end());
        match self.due {
            // Nothing follows a bonus, so every move of it is a way to end.
            Some(Step::Bonus) => now + self.moves.len() as u64,
            _ => now + self.moves().map(|one| self.after(one).count_ends()).sum::<u64>(),
        }
    }
}
