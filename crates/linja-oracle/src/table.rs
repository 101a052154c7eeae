//! A solution in a file: every position of a rule set, read segment by segment.
//!
//! A *segment* is all values of one mover, in the order of [`Facing`]. Segments lie in the order of their
//! mover's total progress. All turns of a position lead into one segment, but for mean bonuses: those move one
//! pawn of the next mover by one row, which leads to a segment of a level next to it. So what is asked for
//! together lies together, and the file can be fetched by ranges, or cut into [parts](Table::parts).
//!
//! | bytes | what (little-endian) |
//! |---|---|
//! | 64 | header: see [`Header`] |
//! | 91,272 | the length of each segment (2) |
//! | 47,104 | the [`Model`](crate::packing::Model) |
//! | … | the segments by total progress of the mover, then by its number: of each a checksum (4), the lengths of its blocks but the last (2 each), and the blocks, packed by the model |
//!
//! A segment is cut into blocks of at most [`LARGEST_BLOCK`] positions, so that a look-up unpacks few values.

mod error;
mod front;
mod storage;
mod write;

use std::marker::PhantomData;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use linja::{Position, RuleSet};
use quick_cache::sync::Cache;

pub use error::{Damage, TableError};
use front::{FRONT_BYTES, Front, HEADER_BYTES, Header};
pub use storage::Storage;

use crate::code::{Code, Far, Margin, Near};
use crate::guess::LARGEST_BLOCK;
use crate::numbering::{Facing, first_numbers, placement_number, placements};

/// Blocks that are kept unpacked: at most 64 MiB.
const CACHED_BLOCKS: usize = (64 << 20) / LARGEST_BLOCK;

/// The size of the largest table on disk, rounded up.
pub const LARGEST_TABLE_BYTES: u64 = 230_000_000;

/// What a part of a table takes at most: static hosts refuse larger files than 25 MB.
const LARGEST_PART_BYTES: u64 = 24 << 20;

const CHECKSUM_BYTES: usize = 4;

/// How a segment of this many positions is cut: into so many blocks of so many positions, the last one
/// of what is left.
const fn cut(positions: usize) -> (usize, usize) {
    let blocks = positions.div_ceil(LARGEST_BLOCK);
    (blocks, positions.div_ceil(blocks))
}

/// The number of the first block of each mover's segment.
fn first_blocks() -> Vec<u32> {
    let segments = first_numbers().windows(2).map(|segment| (segment[1] - segment[0]) as usize);
    let mut next = 0;
    let first = segments.map(|positions| {
        let first = next;
        next += cut(positions).0 as u32;
        first
    });
    first.collect()
}

/// An open table. It answers from its storage, with a bounded cache.
#[derive(Debug)]
pub struct TableOf<K> {
    name: PathBuf,
    storage: Box<dyn Storage>,
    header: Header,
    front: Front,
    first_blocks: Vec<u32>,
    cache: Cache<u32, Arc<[u8]>>,
    kind: PhantomData<K>,
}

/// A table of margins.
pub type Table = TableOf<Margin>;

/// A table of results, and of distances that are near.
pub type NearTable = TableOf<Near>;

/// A table of distances that are far; it knows nothing about other positions.
pub type FarTable = TableOf<Far>;

impl Table {
    /// The exact margin of a position for the side to move.
    pub fn margin(&self, position: Position) -> Result<i8, TableError> {
        self.value(position)
    }
}

impl<K: Code> TableOf<K> {
    /// How many bytes at its beginning are read to open a table.
    pub const FRONT_BYTES: usize = FRONT_BYTES;

    /// The size of the table that begins with these bytes; `None` if no table begins with them.
    pub fn size_of(front: &[u8]) -> Option<u64> {
        let (header, front) = front.split_first_chunk()?;
        let header = Header::from_bytes::<K>(header, Path::new("")).ok()?;
        Some(Front::from_bytes(front.first_chunk()?, &header)?.table_bytes())
    }

    /// The file name of a rule set's table.
    ///
    /// ```
    /// use linja_oracle::{FarTable, NearTable, Table};
    ///
    /// assert_eq!(Table::file_name(linja::RuleSet::ZenMean), "zen+mean.table");
    /// assert_eq!(NearTable::file_name(linja::RuleSet::Zen), "zen.distance.table");
    /// assert_eq!(FarTable::file_name(linja::RuleSet::Zen), "zen.far.table");
    /// ```
    pub fn file_name(rules: RuleSet) -> String {
        format!("{}.table", Self::folder_name(rules))
    }

    /// The name of the folder for its [parts](Self::parts).
    pub fn folder_name(rules: RuleSet) -> String {
        format!("{rules}{}", K::FILE_SUFFIX)
    }

    /// Opens the table of a rule set in a folder, if there is one.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn find(folder: &Path, wanted: RuleSet) -> Result<Option<Self>, TableError> {
        let path = folder.join(Self::file_name(wanted));
        if !path.exists() {
            return Ok(None);
        }
        let table = Self::open(&path)?;
        match table.rules() {
            found if found == wanted => Ok(Some(table)),
            found => Err(TableError::Rules { path, found, wanted }),
        }
    }

    /// Opens a table. Its front is read and checked; a segment is checked when it is read.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn open(path: &Path) -> Result<Self, TableError> {
        let file = std::fs::File::open(path)
            .map_err(|source| TableError::Io { path: path.to_owned(), source })?;
        Self::from_storage(Box::new(file), path)
    }

    /// Opens a table from any storage. Errors call it `name`. Only its front is read.
    pub fn from_storage(storage: Box<dyn Storage>, name: &Path) -> Result<Self, TableError> {
        let io = |source| TableError::Io { path: name.to_owned(), source };
        let damaged = |what| TableError::Damaged { path: name.to_owned(), what };
        let bytes = storage.size().map_err(io)?;
        if bytes < HEADER_BYTES as u64 {
            return Err(TableError::Foreign(name.to_owned()));
        }
        let mut header = [0; HEADER_BYTES];
        storage.read_exact_at(&mut header, 0).map_err(io)?;
        let header = Header::from_bytes::<K>(&header, name)?;
        if bytes < FRONT_BYTES as u64 {
            return Err(damaged(Damage::Length));
        }
        let mut front = Box::new([0; FRONT_BYTES - HEADER_BYTES]);
        storage.read_exact_at(&mut front[..], HEADER_BYTES as u64).map_err(io)?;
        let front = Front::from_bytes(&front, &header).ok_or_else(|| damaged(Damage::Index))?;
        if front.table_bytes() != bytes {
            return Err(damaged(Damage::Length));
        }
        Ok(TableOf {
            name: name.to_owned(),
            storage,
            header,
            front,
            first_blocks: first_blocks(),
            cache: Cache::new(CACHED_BLOCKS),
            kind: PhantomData,
        })
    }

    /// The rule set of this table.
    pub fn rules(&self) -> RuleSet {
        self.header.rules
    }

    /// The checksum of the solution that was written, independent of how it is stored.
    pub fn checksum(&self) -> u64 {
        self.header.checksum
    }

    /// Checks the segments that lie in a range, such as one of the [parts](Self::parts), without unpacking them.
    pub fn check(&self, range: Range<u64>) -> Result<(), TableError> {
        for (mover, &placement) in placements().iter().enumerate() {
            let segment = self.front.segment(mover);
            if range.start <= segment.start && segment.end <= range.end {
                self.read_segment(mover, cut(Facing::new(placement).len()).0)?;
            }
        }
        Ok(())
    }

    /// The path it was opened by, or what errors call it.
    pub fn name(&self) -> &Path {
        &self.name
    }

    /// How to cut the table for hosts that refuse large files: first what [`from_storage`](Self::from_storage)
    /// reads, then parts of at most 24 MiB. All turns of a position lie in one of them or in two neighbours.
    pub fn parts(&self) -> Vec<Range<u64>> {
        let mut parts = Vec::new();
        let mut part = 0..FRONT_BYTES as u64;
        for level in self.front.levels() {
            if parts.is_empty() || level.end - part.start > LARGEST_PART_BYTES {
                parts.push(std::mem::replace(&mut part, level.clone()));
            }
            part.end = level.end;
        }
        parts.push(part);
        parts
    }

    /// The bytes of the table that are needed to value all turns of a position, in order: one segment, or
    /// with mean bonuses up to 14.
    pub fn needed(&self, position: Position) -> Vec<Range<u64>> {
        let mut movers = Vec::new();
        position.for_each_next(self.rules(), |next, ends_game| {
            if !ends_game && !movers.contains(&next.mover()) {
                movers.push(next.mover());
            }
        });
        let segments = movers.iter().map(|&mover| self.front.segment(placement_number(mover)));
        let mut segments: Vec<_> = segments.collect();
        segments.sort_by_key(|segment| segment.start);
        segments
    }

    /// The value of a position, for the side to move.
    pub fn value(&self, position: Position) -> Result<K::Value, TableError> {
        let (mover, waiting) = (position.mover(), position.waiting());
        let facing = Facing::new(mover);
        let rank = facing.rank(waiting);
        let (blocks, positions) = cut(facing.len());
        let (block, at) = (rank / positions, rank % positions);
        let mover = placement_number(mover);
        let number = self.first_blocks[mover] + block as u32;
        let cached = self.cache.get(&number);
        if let Some(&value) = cached.as_ref().and_then(|values| values.get(at)) {
            return Ok(K::decode(value));
        }
        // At first a block is unpacked as far as is asked for: half of it on average.
        let first = block * positions;
        let whole = positions.min(facing.len() - first);
        let wanted = if cached.is_some() { whole } else { at + 1 };
        let segment = self.read_segment(mover, blocks)?;
        let values = self.front.model.unpack(&facing, first, wanted, segment.block(block));
        let value = K::decode(values[at]);
        self.cache.insert(number, values.into());
        Ok(value)
    }

    /// All values of a mover, in the order of [`Facing`], without touching the cache.
    pub(crate) fn segment(&self, mover: usize) -> Result<Vec<u8>, TableError> {
        let facing = Facing::new(placements()[mover]);
        let (blocks, positions) = cut(facing.len());
        let packed = self.read_segment(mover, blocks)?;
        let mut segment = Vec::with_capacity(facing.len());
        for block in 0..blocks {
            let (first, wanted) = (segment.len(), positions.min(facing.len() - segment.len()));
            segment.extend(self.front.model.unpack(&facing, first, wanted, packed.block(block)));
        }
        Ok(segment)
    }

    /// A segment as it is stored, checked, and where its blocks lie in it.
    fn read_segment(&self, mover: usize, blocks: usize) -> Result<PackedSegment, TableError> {
        let range = self.front.segment(mover);
        let mut bytes = vec![0; (range.end - range.start) as usize];
        self.storage
            .read_exact_at(&mut bytes, range.start)
            .map_err(|source| TableError::Io { path: self.name.clone(), source })?;
        PackedSegment::new(bytes, blocks)
            .ok_or_else(|| TableError::Damaged { path: self.name.clone(), what: Damage::Block })
    }
}

/// A segment as it is stored.
struct PackedSegment {
    bytes: Vec<u8>,
    /// Where the blocks lie.
    blocks: Vec<Range<usize>>,
}

impl PackedSegment {
    /// These bytes, if they are a segment of so many blocks.
    fn new(bytes: Vec<u8>, blocks: usize) -> Option<PackedSegment> {
        let (crc, rest) = bytes.split_first_chunk::<CHECKSUM_BYTES>()?;
        let lengths = rest.get(..(blocks - 1) * size_of::<u16>())?;
        let mut start = CHECKSUM_BYTES + lengths.len();
        let ends = lengths.as_chunks().0.iter().map(|&length| {
            let block = start..start + usize::from(u16::from_le_bytes(length));
            start = block.end;
            block
        });
        let mut blocks: Vec<_> = ends.collect();
        blocks.push(start..bytes.len());
        let is_whole = *crc == crc32fast::hash(rest).to_le_bytes() && start <= bytes.len();
        is_whole.then_some(PackedSegment { bytes, blocks })
    }

    fn block(&self, block: usize) -> &[u8] {
        &self.bytes[self.blocks[block].clone()]
    }
}
