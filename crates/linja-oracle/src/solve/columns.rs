//! Storage that the solver's threads share: columns of vectors, for each chunk of waiting placements.
//!
//! A column has a row for each placement of the side that has just moved, so the values that a turn
//! chooses between lie in one column. [`Columns`] holds them for the whole game, a [`Ring`] only for the
//! few levels of progress in which they are needed.

use std::{io, marker::PhantomData, ops::Range};

use memmap2::MmapMut;

use crate::solve::{
    lanes::{Lanes, NARROW, WIDE},
    placements::{Placements, Row, TOP_PROGRESS},
};

/// Columns of narrow vectors, all zero at first; the last row of each column stays so.
///
/// Two columns lie side by side, so that a wide vector can be had from both at once.
pub(crate) struct Columns {
    /// Keeps the memory of `bytes`.
    _memory: MmapMut,
    bytes: *mut u8,
    columns: usize,
    height: usize,
}

// SAFETY: the memory is owned, and every access from several threads goes through unsafe functions
// whose callers promise that nothing is written while another thread uses it.
unsafe impl Send for Columns {}
// SAFETY: as above.
unsafe impl Sync for Columns {}

impl Columns {
    /// Room for `height` rows in each of `columns` narrow columns, and the row that stays zero.
    pub(crate) fn new(columns: usize, height: usize) -> io::Result<Self> {
        let (columns, height) = (columns.next_multiple_of(2), height + 1);
        // An anonymous map is zero without being touched, and starts at a page, so vectors are aligned.
        let mut memory = MmapMut::map_anon(columns / 2 * height * WIDE)?;
        #[cfg(target_os = "linux")]
        // Huge pages are only faster; a kernel without them will do.
        let _ = memory.advise(memmap2::Advice::HugePage);
        let bytes = memory.as_mut_ptr();
        Ok(Self { _memory: memory, bytes, columns, height })
    }

    /// A column, or two neighbours of which this is the first.
    #[inline(always)]
    pub(crate) fn column<const L: usize>(&self, column: usize) -> Column<'_, L> {
        assert!(column % 2 * NARROW + L <= WIDE && column < self.columns);
        // SAFETY: the column lies inside the memory.
        let top =
            unsafe { self.bytes.add(column / 2 * self.height * WIDE).add(column % 2 * NARROW) };
        Column { top, height: self.height, columns: PhantomData }
    }
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
    fn at(self, row: usize) -> *mut Lanes<L> {
        debug_assert!(row < self.height);
        self.top.wrapping_add(row * WIDE).cast()
    }

    /// The vector in a row.
    ///
    /// # Safety
    /// The row is one of the column's, and no other thread writes it now.
    #[inline(always)]
    pub(crate) unsafe fn read(self, row: usize) -> Lanes<L> {
        // SAFETY: the caller's promise.
        unsafe { *self.at(row) }
    }

    /// Puts a vector into a row.
    ///
    /// # Safety
    /// The row is one of the column's but not its last, and no other thread uses it now.
    #[inline(always)]
    pub(crate) unsafe fn write(self, row: usize, lanes: Lanes<L>) {
        debug_assert!(row + 1 < self.height);
        // SAFETY: the caller's promise.
        unsafe { *self.at(row) = lanes }
    }

    /// Puts a value into one lane of a row.
    ///
    /// # Safety
    /// As for [`Column::write`].
    pub(crate) unsafe fn write_lane(self, row: usize, lane: usize, value: u8) {
        debug_assert!(row + 1 < self.height);
        // SAFETY: the caller's promise.
        unsafe { (*self.at(row)).0[lane] = value }
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

/// Where the rows of each level lie in a ring.
#[derive(Clone)]
pub(crate) struct Places {
    levels: usize,
    rows_a_level: usize,
    layers: Vec<Range<usize>>,
}

impl Places {
    /// Places for `levels` neighbouring levels of the placements with at least `goals` pawns on the goal.
    pub(crate) fn new(placements: &Placements, levels: usize, goals: usize) -> Self {
        let layers: Vec<_> =
            (0..=TOP_PROGRESS).map(|progress| placements.layer(progress, goals)).collect();
        let rows_a_level = layers.iter().map(Range::len).max().unwrap_or(0);
        Self { levels, rows_a_level, layers }
    }

    fn height(&self) -> usize {
        self.levels * self.rows_a_level
    }

    /// A place that stays 0.
    pub(crate) fn none(&self) -> Row {
        self.height() as Row
    }

    /// The place of a row with this progress.
    #[inline(always)]
    pub(crate) fn place(&self, progress: usize, row: usize) -> usize {
        progress % self.levels * self.rows_a_level + row - self.layers[progress].start
    }
}
