//! The turn in progress: stage after stage, with the moves that led here and a reason for every
//! refusal.

use core::fmt;

use alloc::vec::Vec;

use crate::stage::{End, Stage, Trail};
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
    /// Before the turn.
    start: Position,
    turn: Turn,
    declined: bool,
    /// After the moves so far.
    stage: Stage,
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

impl PlayedTurn {
    /// The side that made it.
    ///
    /// ```
    /// # use linja::{Position, RuleSet, Side};
    /// let played = Position::start(Side::Black).play(RuleSet::Zen, "1-2,1-3".parse()?)?;
    /// assert_eq!(played.mover(), Side::Black);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub const fn mover(&self) -> Side {
        self.position.to_move().other()
    }
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

    /// Why a move that the due step does not allow is refused.
    fn why_not(&self, one: Move) -> Refusal {
        let Some(step) = self.due() else {
            let has_moved = !self.turn.moves().is_empty();
            return if has_moved { Refusal::TurnComplete } else { Refusal::MustPass };
        };
        let may_move_opponents = step == Step::Bonus && self.rules().is_mean();
        if one.pawn == Pawn::Opponents && !may_move_opponents {
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
        PlayedTurns { open: [Branch::new(self.stage.clone(), self.turn)].into() }
    }
}

/// Whole turns one after the other, each with the position it leads to.
///
/// ```
/// use linja::{Position, RuleSet, Side};
///
/// // The first turn of the setup that brings a pawn to the goal.
/// let start = Position::start(Side::Black);
/// let first = start.played_turns(RuleSet::Zen).find(|played| {
///     played.position.placement(Side::Black).counts()[7] > 0
/// });
/// assert_eq!(first.unwrap().turn.to_string(), "1-2,6-8");
/// ```
#[derive(Debug, Clone)]
pub struct PlayedTurns {
    /// The way to the turn that comes next; what is left of each branch.
    open: Vec<Branch>,
}

#[derive(Debug, Clone)]
struct Branch {
    stage: Stage,
    turn: Turn,
    /// Whether the turn may end here and has not been told yet.
    ends: bool,
    moves: Moves,
}

impl Branch {
    fn new(stage: Stage, turn: Turn) -> Branch {
        Branch { ends: stage.may_end(), moves: stage.moves(), stage, turn }
    }
}

impl PlayedTurns {
    pub(crate) const NONE: PlayedTurns = PlayedTurns { open: Vec::new() };
}

impl Iterator for PlayedTurns {
    type Item = PlayedTurn;

    fn next(&mut self) -> Option<PlayedTurn> {
        loop {
            let branch = self.open.last_mut()?;
            if core::mem::take(&mut branch.ends) {
                return Some(branch.stage.end(branch.turn).into());
            }
            match branch.moves.next() {
                Some(one) => {
                    let next = Branch::new(branch.stage.after(one), branch.turn.with(one));
                    self.open.push(next);
                }
                None => _ = self.open.pop(),
            }
        }
    }
}

impl From<End<Turn>> for PlayedTurn {
    fn from(End { position, ends_game, trail: turn }: End<Turn>) -> PlayedTurn {
        PlayedTurn { turn, position, ends_game }
    }
}
