//! A turn being made by hand: which pawn is held, what is due, what was refused, and why. The board
//! of a game, of a lesson and of a trial all work with this.

use linja::{Move, Pawn, PlayedTurn, Position, Refusal, Row, RuleSet, Side, TurnInProgress};

use crate::{BoardView, Landing, Spot};

/// A turn in progress, and the pawn that is held.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Hand {
    turn: TurnInProgress,
    held: Option<Spot>,
    refusal: Option<Refusal>,
}

impl Hand {
    /// The beginning of a turn; none if the position is over.
    pub fn new(rules: RuleSet, position: Position) -> Option<Hand> {
        TurnInProgress::new(rules, position).ok().map(Hand::of)
    }

    /// Goes on with a turn.
    pub const fn of(turn: TurnInProgress) -> Hand {
        Hand { turn, held: None, refusal: None }
    }

    /// The turn so far.
    pub const fn turn(&self) -> &TurnInProgress {
        &self.turn
    }

    /// The pawn that is held.
    pub const fn held(&self) -> Option<Spot> {
        self.held
    }

    /// Why the last touch was refused.
    pub const fn refusal(&self) -> Option<Refusal> {
        self.refusal
    }

    /// The side that moves.
    pub const fn mover(&self) -> Side {
        self.turn.position().to_move()
    }

    /// A touch of a row, of the pawns of one side on it or of the row itself: takes up a pawn, puts
    /// it down, or lets go of it. The move that was made, if one was.
    pub fn touch(&mut self, row: Row, side: Option<Side>) -> Option<Move> {
        self.refusal = None;
        if let Some(held) = self.held {
            let one = self.as_move(held, row);
            if self.allows(one) {
                return self.play(one);
            }
            if held.row == row && side.is_none_or(|side| side == held.side) {
                self.held = self.other_pawn_on(held);
                return None;
            }
            // A second pawn that can move is taken instead; anywhere else is a wrong place to land.
            if self.movable_on(row, side).is_err() {
                self.refusal = self.turn.clone().play(one).err();
                self.held = None;
                return None;
            }
        }
        let movable = self.movable_on(row, side);
        (self.held, self.refusal) = (movable.ok(), movable.err());
        None
    }

    /// The held pawn is let go over a row after it was dragged there.
    pub fn drop_on(&mut self, row: Row) -> Option<Move> {
        let held = self.held?;
        let one = self.as_move(held, row);
        if self.allows(one) {
            return self.play(one);
        }
        self.held = None;
        self.refusal = self.turn.clone().play(one).err();
        None
    }

    /// Lets go of the held pawn.
    pub const fn let_go(&mut self) {
        self.held = None;
        self.refusal = None;
    }

    /// Makes a move of the step that is due.
    pub fn play(&mut self, one: Move) -> Option<Move> {
        self.held = None;
        self.refusal = self.turn.play(one).err();
        self.refusal.is_none().then_some(one)
    }

    /// Takes back the last step. `false` if there is none.
    pub fn undo(&mut self) -> bool {
        self.let_go();
        self.turn.undo()
    }

    /// The finished turn, if it may end here; otherwise why not is remembered.
    pub fn finish(&mut self) -> Option<PlayedTurn> {
        self.held = None;
        match self.turn.finish() {
            Ok(played) => Some(played),
            Err(refusal) => {
                self.refusal = Some(refusal);
                None
            }
        }
    }

    /// The finished turn, once nothing more is due.
    pub fn complete(&self) -> Option<PlayedTurn> {
        let is_complete = self.turn.due().is_none() && !self.turn.so_far().moves().is_empty();
        is_complete.then(|| self.turn.finish().ok()).flatten()
    }

    /// The board as it is to be drawn for whoever makes this turn.
    pub fn view(&self, below: Side) -> BoardView {
        let landings = match self.held {
            Some(held) => self.moves_of(held).map(|one| Landing::new(held.side, one.to)).collect(),
            None => Vec::new(),
        };
        let mut movable: Vec<Spot> = self.turn.moves().map(|one| self.spot(one)).collect();
        movable.dedup();
        let held = self.held;
        BoardView { movable, held, landings, ..BoardView::of(self.turn.position(), below) }
    }

    fn spot(&self, one: Move) -> Spot {
        Spot { side: one.pawn.side(self.mover()), row: one.from }
    }

    fn as_move(&self, held: Spot, to: Row) -> Move {
        Move { pawn: Pawn::of(held.side, self.mover()), from: held.row, to }
    }

    fn allows(&self, one: Move) -> bool {
        self.turn.moves().any(|allowed| allowed == one)
    }

    fn moves_of(&self, spot: Spot) -> impl Iterator<Item = Move> + '_ {
        self.turn.moves().filter(move |&one| self.spot(one) == spot)
    }

    /// The pawn on this row that can move: of that side, or the mover's before the other's.
    fn movable_on(&self, row: Row, side: Option<Side>) -> Result<Spot, Refusal> {
        let pawn = self.turn.movable_on(row, side)?;
        Ok(Spot { side: pawn.side(self.mover()), row })
    }

    /// With the mean bonus both colours of a row may move: touching the row again takes the other.
    fn other_pawn_on(&self, held: Spot) -> Option<Spot> {
        let other = (held.side == self.mover()).then(|| self.mover().other())?;
        self.movable_on(held.row, Some(other)).ok()
    }
}
