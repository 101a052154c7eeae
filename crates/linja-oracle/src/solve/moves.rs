//! The moves between placements, looked up once so that the inner loops only follow slots.

use crate::solve::{
    lanes::Lanes,
    placements::{Class, GOAL, Placements, Slot, rearmost},
};

/// The longest follow-up: five other pawns on the row that was entered.
pub(crate) const LONGEST: usize = 5;

/// Steps of one row forward, from progress 0 to 6.
pub(crate) const FORWARD: usize = GOAL;

/// Steps of one row: forward, then backward from progress 1 to 6.
pub(crate) const STEPS: usize = FORWARD + GOAL - 1;

/// A list for each placement.
pub(crate) struct Lists<T> {
    starts: Vec<u32>,
    items: Vec<T>,
}

impl<T> Lists<T> {
    /// The lists that `list` gives for each slot.
    pub(crate) fn new<I: IntoIterator<Item = T>>(
        placements: &Placements,
        list: impl Fn(usize) -> I,
    ) -> Self {
        let (mut starts, mut items) = (vec![0], Vec::new());
        for slot in 0..placements.len() {
            items.extend(list(slot));
            starts.push(items.len() as u32);
        }
        Self { starts, items }
    }

    #[inline(always)]
    pub(crate) fn of(&self, slot: usize) -> &[T] {
        &self.items[self.starts[slot] as usize..self.starts[slot + 1] as usize]
    }
}

/// An opening onto an inner row, seen from the placement it leads to.
#[derive(Clone, Copy)]
pub(crate) struct Opening {
    /// The placement it came from, counted from the first of its class.
    pub(crate) mover: Slot,
    /// Own pawns that stood on the row that was entered.
    pub(crate) own: u8,
    /// The progress of the waiting side's pawns on that row.
    pub(crate) waiting: u8,
}

/// The moves that every rule set has.
pub(crate) struct Moves {
    openings: Lists<Opening>,
    goal_openings: Vec<Slot>,
    steps: Vec<[Slot; STEPS]>,
    retreats: Vec<Slot>,
}

impl Moves {
    pub(crate) fn new(placements: &Placements) -> Self {
        let slots = 0..placements.len();
        Self {
            openings: Lists::new(placements, |slot| openings(placements, slot)),
            goal_openings: slots.clone().map(|slot| goal_opening(placements, slot)).collect(),
            steps: slots.clone().map(|slot| steps(placements, slot)).collect(),
            retreats: slots.map(|slot| retreat(placements, slot)).collect(),
        }
    }

    /// The openings onto inner rows that lead to a placement.
    #[inline(always)]
    pub(crate) fn openings(&self, slot: usize) -> &[Opening] {
        self.openings.of(slot)
    }

    /// The placement from which an opening into the goal leads here.
    #[inline(always)]
    pub(crate) fn goal_opening(&self, slot: usize) -> Slot {
        self.goal_openings[slot]
    }

    /// One row forward or backward with one pawn, but never back from the goal, and without the
    /// [retreat](Self::retreat). Those that cannot be made are the slot that is always 0.
    #[inline(always)]
    pub(crate) fn steps(&self, slot: usize) -> &[Slot; STEPS] {
        &self.steps[slot]
    }

    /// One row backward with the rearmost pawn, unless that is on the goal.
    ///
    /// It is the only move that can mix colours again that have passed each other.
    #[inline(always)]
    pub(crate) fn retreat(&self, slot: usize) -> Slot {
        self.retreats[slot]
    }
}

/// The follow-ups that end on inner rows: from which progress, and how many rows.
pub(crate) const INNER: [(usize, usize); 20] = {
    let mut moves = [(0, 0); 20];
    let (mut index, mut from, mut n) = (0, 0, 1);
    while index < moves.len() {
        moves[index] = (from, n);
        (index, n) = (index + 1, n + 1);
        if n > LONGEST || from + n >= GOAL {
            (from, n) = (from + 1, 1);
        }
    }
    moves
};

/// The follow-ups of a placement. Those that cannot be made are the slot that is always 0: looking at it
/// costs less than a branch that the processor cannot foresee.
pub(crate) struct FollowUps {
    /// Onto inner rows, in the order of [`INNER`].
    pub(crate) inner: [Slot; INNER.len()],
    /// Into the goal, from progress 2 to 6.
    pub(crate) goal: [Slot; LONGEST],
}

impl FollowUps {
    pub(crate) fn new(placements: &Placements, slot: usize) -> Self {
        let after = |from, to| placements.after(slot, from, to).unwrap_or(placements.none());
        Self {
            inner: INNER.map(|(from, n)| after(from, from + n)),
            goal: std::array::from_fn(|index| after(index + 2, GOAL)),
        }
    }
}

/// Where [`INNER`] has the follow-up of `n` rows from a progress.
#[inline(always)]
const fn inner(from: usize, n: usize) -> usize {
    const FIRST: [usize; GOAL - 1] = {
        let mut first = [0; GOAL - 1];
        let mut index = INNER.len();
        while index > 0 {
            index -= 1;
            first[INNER[index].0] = index;
        }
        first
    };
    FIRST[from] + n - 1
}

/// The best of `best` and of the follow-ups of 1 to 5 rows onto inner rows, whose worth is asked for by
/// their index in [`INNER`].
#[inline(always)]
pub(crate) fn best_inner<const L: usize>(
    best: [Lanes<L>; LONGEST],
    worth: impl Fn(usize) -> Lanes<L>,
) -> [Lanes<L>; LONGEST] {
    // Spelt out, so that the compiler keeps the five vectors in registers.
    let [one, two, three, four, five] = best;
    let one = one.max(worth(inner(0, 1))).max(worth(inner(1, 1))).max(worth(inner(2, 1)));
    let two = two.max(worth(inner(0, 2))).max(worth(inner(1, 2))).max(worth(inner(2, 2)));
    let three = three.max(worth(inner(0, 3))).max(worth(inner(1, 3))).max(worth(inner(2, 3)));
    let four = four.max(worth(inner(0, 4))).max(worth(inner(1, 4))).max(worth(inner(2, 4)));
    let five = five.max(worth(inner(0, 5))).max(worth(inner(1, 5)));
    let one = one.max(worth(inner(3, 1))).max(worth(inner(4, 1))).max(worth(inner(5, 1)));
    let two = two.max(worth(inner(3, 2))).max(worth(inner(4, 2)));
    let three = three.max(worth(inner(3, 3)));
    [one, two, three, four, five]
}

fn openings(placements: &Placements, slot: usize) -> impl Iterator<Item = Opening> {
    let counts = placements.counts(slot);
    let class = Class::of(counts);
    (1..GOAL).filter_map(move |entered| {
        let mover = placements.after(slot, entered, entered - 1)?;
        let first = placements.class(Class { progress: class.progress - 1, ..class }).start;
        Some(Opening {
            mover: mover - first as Slot,
            own: counts[entered] - 1,
            waiting: (GOAL - entered) as u8,
        })
    })
}

fn goal_opening(placements: &Placements, slot: usize) -> Slot {
    placements.after(slot, GOAL, GOAL - 1).unwrap_or(placements.none())
}

fn steps(placements: &Placements, slot: usize) -> [Slot; STEPS] {
    let rear = rearmost(placements.counts(slot));
    let after = |from, to| placements.after(slot, from, to).unwrap_or(placements.none());
    std::array::from_fn(|index| match index {
        0..GOAL => after(index, index + 1),
        _ if index - FORWARD + 1 == rear => placements.none(),
        _ => after(index - FORWARD + 1, index - FORWARD),
    })
}

fn retreat(placements: &Placements, slot: usize) -> Slot {
    let rear = rearmost(placements.counts(slot));
    let back = (1..GOAL).contains(&rear).then(|| placements.after(slot, rear, rear - 1)).flatten();
    back.unwrap_or(placements.none())
}
