//! Storage that the solver's threads share without locks: columns of vectors, for each chunk of waiting
//! placements.
//!
//! A column has a slot for each placement of the side that has just moved, so the values that a turn
//! chooses between lie in one column. [`Columns`] holds them for the whole game, a [`Ring`] only for the
//! few levels of progress in which they are needed.
//!
//! # Why no two threads meet
//!
//! This is the invariant that every `SAFETY` comment in `solve` relies on.
//!
//! The placements of a column are all of one class, so the vector in slot M of column W belongs to one
//! *level*: the total progress of M and W and the number of their pawns on goals. Solving takes the levels
//! from high to low, one *step* for each level (in `classic`, where every turn raises progress, one for
//! each progress). The threads wait for each other between steps, so only the tasks of one step run side
//! by side. A task is a class of movers against a waiting chunk, and a step has no such pair twice.
//!
//! - **Solving**: a task reads only higher levels, where its movers' turns lead, and writes only its own
//!   level: the slots of its waiting chunk in the columns of its movers. No other task has that pair.
//! - **Rings of bonuses and extra turns**: a task stays in the column of its waiting chunk. Only `classic` has
//!   several tasks of one step there; each writes the slots of its own class, and all read only slots with
//!   more progress.
//! - **Rings of `mean`**, whose slots and columns have swapped roles: the vectors that the tasks of a step
//!   write are of one level, and those they read are of others, since a bonus moves a pawn.
//! - Slots of a ring whose progress is as far apart as the ring has levels share their room. A ring has
//!   levels enough that no step uses two such slots.
//! - A pass keeps its level. So passes are settled by one thread when all tasks of the step are done.
//!
//! A slot or a column that doesn't exist is no matter of promises: [`Columns::column`] and [`Column`] panic.
//! The tests in `late_game` run all of this under Miri and ThreadSanitizer.

use std::{io, marker::PhantomData, ops::Range};

use crate::solve::{
    lanes::{Lanes, NARROW, WIDE},
    placements::{Placements, Slot, TOP_PROGRESS},
};

/// Columns of narrow vectors, all zero at first; the last slot of each column stays so.
///
/// Two columns lie side by side, so that a wide vector can be had from both at once.
pub(crate) struct Columns {
    /// Keeps the memory of `pairs`.
    _memory: Memory,
    /// Where each two neighbouring columns start.
    pairs: Vec<*mut u8>,
    height: usize,
}

// SAFETY: the memory is owned, and every access goes through unsafe functions whose callers promise
// that nothing is written while another thread uses it.
unsafe impl Send for Columns {}
// SAFETY: as above.
unsafe impl Sync for Columns {}

impl Columns {
    /// Room for `height` slots in each of `columns` narrow columns, and the slot that stays zero.
    pub(crate) fn new(columns: usize, height: usize) -> io::Result<Self> {
        let height = height + 1;
        let (memory, pairs) = zeros(columns.div_ceil(2), height)?;
        Ok(Self { _memory: memory, pairs, height })
    }

    /// The memory they take.
    #[cfg(test)]
    pub(crate) fn bytes(&self) -> u64 {
        (self.pairs.len() * self.height * WIDE) as u64
    }

    /// A column, or two neighbours of which this is the first.
    #[inline(always)]
    pub(crate) fn column<const L: usize>(&self, column: usize) -> Column<'_, L> {
        assert!(column % 2 * NARROW + L <= WIDE);
        let top = self.pairs[column / 2].wrapping_add(column % 2 * NARROW);
        Column { top, height: self.height, columns: PhantomData }
    }
}

#[cfg(not(any(miri, target_arch = "wasm32")))]
type Memory = memmap2::MmapMut;
#[cfg(any(miri, target_arch = "wasm32"))]
type Memory = Vec<Vec<Lanes<WIDE>>>;

/// So many pairs of columns, zero all over, and where each starts.
#[cfg(not(any(miri, target_arch = "wasm32")))]
fn zeros(pairs: usize, height: usize) -> io::Result<(Memory, Vec<*mut u8>)> {
    // An anonymous map is zero without being touched, and starts at a page, so vectors are aligned.
    let mut memory = Memory::map_anon(pairs * height * WIDE)?;
    #[cfg(target_os = "linux")]
    // Huge pages are only faster; a kernel without them will do.
    let _ = memory.advise(memmap2::Advice::HugePage);
    let start = memory.as_mut_ptr();
    let pairs = (0..pairs).map(|pair| start.wrapping_add(pair * height * WIDE)).collect();
    Ok((memory, pairs))
}

/// WebAssembly and Miri know no memory maps. In WebAssembly nothing may take 2 GiB in one piece, so each pair
/// is a piece of its own.
#[cfg(any(miri, target_arch = "wasm32"))]
fn zeros(pairs: usize, height: usize) -> io::Result<(Memory, Vec<*mut u8>)> {
    let mut memory = Memory::new();
    for _ in 0..pairs {
        let mut pair = Vec::new();
        pair.try_reserve_exact(height)?;
        pair.resize(height, Lanes::ZERO);
        memory.push(pair);
    }
    let pairs = memory.iter_mut().map(|pair| pair.as_mut_ptr().cast()).collect();
    Ok((memory, pairs))
}

/// A column of vectors.
#[derive(Clone, Copy)]
pub(crate) struct Column<'a, const L: usize> {
    top: *mut u8,
    height: usize,
    columns: PhantomData<&'a Columns>,
}

impl<const L: usize> Column<'_, L> {
    #[inline(always)]
    fn at(self, slot: usize) -> *mut Lanes<L> {
        assert!(slot < self.height);
        self.top.wrapping_add(slot * WIDE).cast()
    }

    /// The vector in a slot, which may be the last one, of zeros.
    ///
    /// # Safety
    /// No other thread writes the slot now.
    #[inline(always)]
    pub(crate) unsafe fn read(self, slot: usize) -> Lanes<L> {
        // SAFETY: `at` has checked the slot; the rest is the caller's promise.
        unsafe { *self.at(slot) }
    }

    /// Puts a vector into a slot.
    ///
    /// # Safety
    /// No other thread uses the slot now.
    #[inline(always)]
    pub(crate) unsafe fn write(self, slot: usize, lanes: Lanes<L>) {
        assert!(slot + 1 < self.height);
        // SAFETY: as in `read`.
        unsafe { *self.at(slot) = lanes }
    }

    /// Puts a value into one lane of a slot.
    ///
    /// # Safety
    /// As for [`Column::write`].
    pub(crate) unsafe fn write_lane(self, slot: usize, lane: usize, value: u8) {
        assert!(slot + 1 < self.height);
        // SAFETY: as in `read`.
        unsafe { (*self.at(slot)).0[lane] = value }
    }
}

/// Columns that hold a few neighbouring levels of progress, each level in the room of an older one.
pub(crate) struct Ring {
    pub(crate) columns: Columns,
    places: Places,
}

impl Ring {
    pub(crate) fn new(columns: usize, places: Places) -> io::Result<Self> {
        Ok(Self { columns: Columns::new(columns, places.height())?, places })
    }

    pub(crate) fn places(&self) -> &Places {
        &self.places
    }
}

/// Where the slots of each level lie in a ring.
#[derive(Clone)]
pub(crate) struct Places {
    levels: usize,
    slots_a_level: usize,
    layers: Vec<Range<usize>>,
}

impl Places {
    /// Places for `levels` neighbouring levels of the placements with at least `goals` pawns on the goal.
    pub(crate) fn new(placements: &Placements, levels: usize, goals: usize) -> Self {
        let layers: Vec<_> =
            (0..=TOP_PROGRESS).map(|progress| placements.layer(progress, goals)).collect();
        let slots_a_level = layers.iter().map(Range::len).max().unwrap_or(0);
        Self { levels, slots_a_level, layers }
    }

    fn height(&self) -> usize {
        self.levels * self.slots_a_level
    }

    /// A place that stays 0.
    pub(crate) fn none(&self) -> Slot {
        self.height() as Slot
    }

    /// The place of a slot with this progress.
    #[inline(always)]
    pub(crate) fn place(&self, progress: usize, slot: usize) -> usize {
        progress % self.levels * self.slots_a_level + slot - self.layers[progress].start
    }
}
