//! The option `mean`, played upwards: a bonus may move a pawn of the waiting side.
//!
//! As in solving, that side runs along the rows here, and the side with the bonus along the lanes.

use std::{io, ops::Range};

use crate::reach::play::ended_in;
use crate::solve::{
    columns::{Places, Ring},
    lanes::{Lanes, NARROW, transpose},
    moves::{FORWARD, Lists, Moves},
    placements::{Chunk, Class, GOAL, Placements, Row, rearmost},
    waiting::Waiting,
};

/// A bonus moves a waiting pawn one row forward or backward.
const LEVELS: usize = 3;

pub(crate) struct Mean {
    /// Column B, row W: the side that has moved to B has a bonus against W.
    bonus: Ring,
    /// For each placement, where the ring has those that become it by a move of a bonus.
    before: Lists<Row>,
    /// The one of them whose rearmost pawn, and no other with it, goes back: it mixes the colours again.
    before_retreat: Vec<BeforeRetreat>,
}

struct BeforeRetreat {
    place: Row,
    rearmost: usize,
}

impl Mean {
    pub(crate) fn new(placements: &Placements, moves: &Moves) -> io::Result<Self> {
        let places = Places::new(placements, LEVELS, 0);
        let place = |row: Row| {
            let progress = Class::of(placements.counts(row.into())).progress;
            places.place(progress, row.into()) as Row
        };
        // The move of a bonus taken back: also from the goal, but not into it.
        let before = |row| {
            let advance = advance(placements, row);
            let steps = moves.steps(row).iter().enumerate();
            let steps = steps.filter(|&(index, _)| index != FORWARD - 1).map(|(_, &step)| step);
            let others = [moves.retreat(row), moves.goal_opening(row)];
            let all = steps.chain(others);
            all.filter(move |&one| one != placements.none() && Some(one) != advance).map(place)
        };
        let before_retreat = |row| BeforeRetreat {
            place: advance(placements, row).map_or(places.none(), place),
            rearmost: rearmost(placements.counts(row)) + 1,
        };
        Ok(Self {
            before: Lists::new(placements, before),
            before_retreat: (0..placements.len()).map(before_retreat).collect(),
            bonus: Ring::new(placements.columns(), places)?,
        })
    }

    /// Adds what moving a pawn has led to: `flags` has a row for each placement that was moved, a lane for
    /// each that had the bonus. Says whether that is anything.
    ///
    /// # Safety
    /// All bonuses that can lead there are kept, and no other thread writes them now.
    #[inline(always)]
    pub(crate) unsafe fn add_moved<const L: usize>(
        &self,
        rows: Range<usize>,
        lanes: &Waiting,
        column: usize,
        flags: &mut [Lanes<L>; NARROW],
    ) -> bool {
        let column = self.bonus.columns.column::<L>(column);
        let mut any = Lanes::<L>::ZERO;
        for (row, flags) in rows.zip(flags) {
            let BeforeRetreat { place, rearmost } = self.before_retreat[row];
            // SAFETY: the caller's promise.
            unsafe {
                let mut moved = Lanes::ZERO;
                if rearmost < GOAL {
                    let retreat = column.read(place.into());
                    moved = ended_in(lanes.barely_passed(rearmost).first(), retreat);
                }
                for &place in self.before.of(row) {
                    moved = moved.or(column.read(place.into()));
                }
                *flags = flags.or(moved);
                any = any.or(moved);
            }
        }
        any.any()
    }

    /// Keeps the bonuses of the movers of one narrow column, a row for each, against a waiting chunk.
    ///
    /// # Safety
    /// No other thread uses these waiting placements' rows of the column now.
    #[inline(always)]
    pub(crate) unsafe fn keep<const L: usize>(
        &self,
        placements: &Placements,
        waiting: Chunk,
        column: usize,
        bonuses: &[Lanes<L>; NARROW],
    ) {
        let progress = Class::of(placements.counts(waiting.first)).progress;
        let column = self.bonus.columns.column::<NARROW>(column);
        for (part, (_, rows)) in waiting.parts().enumerate() {
            let mut tile = [Lanes::ZERO; NARROW];
            for (lanes, bonus) in tile.iter_mut().zip(bonuses) {
                *lanes = bonus.part(part);
            }
            transpose(&mut tile);
            for (row, lanes) in rows.zip(tile) {
                // SAFETY: the caller's promise.
                unsafe { column.write(self.bonus.places().place(progress, row), lanes) };
            }
        }
    }
}

/// The only rearmost pawn one row forward, unless that is into the goal.
fn advance(placements: &Placements, row: usize) -> Option<Row> {
    let counts = placements.counts(row);
    let rear = rearmost(counts);
    let can = rear + 1 < GOAL && counts[rear] == 1;
    can.then(|| placements.after(row, rear, rear + 1)).flatten()
}
