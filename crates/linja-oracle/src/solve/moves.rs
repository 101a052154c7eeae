//! The moves between placements, looked up once so that the inner loops only follow row numbers.

use crate::solve::{
    lanes::Lanes,
    placements::{Class, GOAL, Placements, Row, rearmost},
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
    /// The lists that `list` gives for each row.
    pub(crate) fn new<I: IntoIterator<Item = T>>(
        placements: &Placements,
        list: impl Fn(usize) -> I,
    ) -> Self {
        let (mut starts, mut items) = (vec![0], Vec::new());
        for row in 0..placements.len() {
            items.extend(list(row));
            starts.push(items.len() as u32);
        }
        Self { starts, items }
    }

    #[inline(always)]
    pub(crate) fn of(&self, row: usize) -> &[T] {
        &self.items[self.starts[row] as usize..self.starts[row + 1] as usize]
    }
}

/// An opening onto an inner row, seen from the placement it leads to.
#[derive(Clone, Copy)]
pub(crate) struct Opening {
    /// The placement it came from, counted from the first of its class.
    pub(crate) mover: Row,
    /// Own pawns that stood on the row that was entered.
    pub(crate) own: u8,
    /// The progress of the waiting side's pawns on that row.
    pub(crate) waiting: u8,
}

/// The moves that every rule set has.
pub(crate) struct Moves {
    openings: Lists<Opening>,
    goal_openings: Vec<Row>,
    steps: Vec<[Row; STEPS]>,
    retreats: Vec<Row>,
}

impl Moves {
    pub(crate) fn new(placements: &Placements) -> Self {
        let rows = 0..placements.len();
        Self {
            openings: Lists::new(placements, |row| openings(placements, row)),
            goal_openings: rows.clone().map(|row| goal_opening(placements, row)).collect(),
            steps: rows.clone().map(|row| steps(placements, row)).collect(),
            retreats: rows.map(|row| retreat(placements, row)).collect(),
        }
    }

    /// The openings onto inner rows that lead to a placement.
    #[inline(always)]
    pub(crate) fn openings(&self, row: usize) -> &[Opening] {
        self.openings.of(row)
    }

    /// The placement from which an opening into the goal leads here.
    #[inline(always)]
    pub(crate) fn goal_opening(&self, row: usize) -> Row {
        self.goal_openings[row]
    }

    /// One row forward or backward with one pawn, but never back from the goal, and without the
    /// [retreat](Self::retreat). Those that cannot be made are the row that is always 0.
    #[inline(always)]
    pub(crate) fn steps(&self, row: usize) -> &[Row; STEPS] {
        &self.steps[row]
    }

    /// One row backward with the rearmost pawn, unless that is on the goal.
    ///
    /// It is the only move that can mix colours again that have passed each other.
    #[inline(always)]
    pub(crate) fn retreat(&self, row: usize) -> Row {
        self.retreats[row]
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

/// The follow-ups of a placement. Those that cannot be made are the row that is always 0: looking at it
/// costs less than a branch that the processor cannot foresee.
pub(crate) struct FollowUps {
    /// Onto inner rows, in the order of [`INNER`].
    pub(crate) inner: [Row; INNER.len()],
    /// Into the goal, from progress 2 to 6.
    pub(crate) goal: [Row; LONGEST],
}

impl FollowUps {
    pub(crate) fn new(placements: &Placements, row: usize) -> Self {
        let after = |from, to| placements.after(row, from, to).unwrap_or(placements.none());
        Self {
            inner: INNER.map(|(from, n)| after(from, from + n)),
            goal: std::array::from_fn(|index| after(index + 2, GOAL)),
        }
    }
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
    let one = one.max(worth(0)).max(worth(5)).max(worth(10));
    let two = two.max(worth(1)).max(worth(6)).max(worth(11));
    let three = three.max(worth(2)).max(worth(7)).max(worth(12));
    let four = four.max(worth(3)).max(worth(8)).max(worth(13));
    let five = five.max(worth(4)).max(worth(9));
    let one = one.max(worth(14)).max(worth(17)).max(worth(19));
    let two = two.max(worth(15)).max(worth(18));
    let three = three.max(worth(16));
    [one, two, three, four, five]
}

fn openings(placements: &Placements, row: usize) -> impl Iterator<Item = Opening> {
    let counts = placements.counts(row);
    let class = Class::of(counts);
    (1..GOAL).filter_map(move |entered| {
        let mover = placements.after(row, entered, entered - 1)?;
        let first = placements.class(Class { progress: class.progress - 1, ..class }).start;
        Some(Opening {
            mover: mover - first as Row,
            own: counts[entered] - 1,
            waiting: (GOAL - entered) as u8,
        })
    })
}

fn goal_opening(placements: &Placements, row: usize) -> Row {
    placements.after(row, GOAL, GOAL - 1).unwrap_or(placements.none())
}

fn steps(placements: &Placements, row: usize) -> [Row; STEPS] {
    let rear = rearmost(placements.counts(row));
    let after = |from, to| placements.after(row, from, to).unwrap_or(placements.none());
    std::array::from_fn(|index| match index {
        0..GOAL => after(index, index + 1),
        _ if index - FORWARD + 1 == rear => placements.none(),
        _ => after(index - FORWARD + 1, index - FORWARD),
    })
}

fn retreat(placements: &Placements, row: usize) -> Row {
    let rear = rearmost(placements.counts(row));
    let back = (1..GOAL).contains(&rear).then(|| placements.after(row, rear, rear - 1)).flatten();
    back.unwrap_or(placements.none())
}
