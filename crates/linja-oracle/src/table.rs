//! A solution on disk: every margin of a rule set in one file, read block by block.
//!
//! A *segment* is all margins of one mover, in the order of [`Facing`]. It is cut into blocks of at
//! most [`LARGEST_BLOCK`] positions, so that a look-up unpacks few values. All successors of a
//! position have the same mover (but for mean bonuses), so they lie in one segment.
//!
//! | bytes | what (little-endian) |
//! |---|---|
//! | 64 | header: see [`Header`] |
//! | … | the segments in any order; of each block its checksum (4) and its values, packed by the model |
//! | … | index: the [`Model`], the offset of each segment (8), the length of each block (2) |

use std::fs::File;
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use linja::{Position, RuleSet};
use quick_cache::sync::Cache;
use rayon::prelude::*;

use crate::guess::LARGEST_BLOCK;
use crate::numbering::{
    Facing, PLACEMENTS, POSITIONS, first_numbers, placement_number, placements,
};
use crate::packing::Model;
use crate::{Solution, margin_of_value};

/// Blocks that are kept unpacked: at most 64 MiB.
const CACHED_BLOCKS: usize = (64 << 20) / LARGEST_BLOCK;

/// The model is made from one segment in so many: more would make it hardly better.
const SEGMENTS_A_SAMPLE: usize = 100;

/// What the largest table takes on disk, rounded up.
pub const LARGEST_TABLE_BYTES: u64 = 270_000_000;

/// Why a table cannot be read or written.
#[derive(Debug, thiserror::Error)]
pub enum TableError {
    /// The file cannot be opened, read or written.
    #[error("{path}: {source}", path = path.display())]
    Io {
        /// The file.
        path: PathBuf,
        /// What the system said.
        source: io::Error,
    },
    /// The file is something else.
    #[error("{path}: not a table of Linja (make one with `linja solve --out DIR`)", path = .0.display())]
    Foreign(PathBuf),
    /// The file was written by another version of this program.
    #[error("{path}: a table of format {found}, and this program reads format {VERSION}; make it again with `linja solve --out DIR`", path = path.display())]
    Version {
        /// The file.
        path: PathBuf,
        /// Its format.
        found: u32,
    },
    /// The file holds another rule set than was asked for.
    #[error("{path}: the table of {found}, not of {wanted}", path = path.display())]
    Rules {
        /// The file.
        path: PathBuf,
        /// The rule set it holds.
        found: RuleSet,
        /// The rule set that was asked for.
        wanted: RuleSet,
    },
    /// The file is cut, or changed since it was written.
    #[error("{path}: the table is damaged ({what}); make it again with `linja solve --out DIR`", path = path.display())]
    Damaged {
        /// The file.
        path: PathBuf,
        /// What does not fit.
        what: Damage,
    },
    /// Writing was cancelled.
    #[error("writing the table was cancelled")]
    Cancelled,
}

/// What of a table is cut or changed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Damage {
    /// The first bytes.
    #[error("its header")]
    Header,
    /// The name of the rule set.
    #[error("the name of its rule set")]
    RuleSet,
    /// How many blocks there should be.
    #[error("the number of its blocks")]
    Blocks,
    /// How long the file should be.
    #[error("its length")]
    Length,
    /// Where the blocks lie.
    #[error("its index")]
    Index,
    /// What the blocks are packed with.
    #[error("its model")]
    Model,
    /// One of the blocks.
    #[error("a block")]
    Block,
}

const MAGIC: [u8; 8] = *b"linjatbl";
const VERSION: u32 = 2;
const HEADER_BYTES: usize = 64;
const CHECKSUM_BYTES: usize = 4;

/// The first 64 bytes: magic (8), format version (4), number of blocks (4), name of the rule set
/// (16, padded with zeros), checksum of the solution (8), offset of the index (8), checksum of the
/// index (4), length of the model (4), zeros (4), checksum of all this (4).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Header {
    rules: RuleSet,
    checksum: u64,
    blocks: u32,
    index: u64,
    index_crc: u32,
    model_bytes: u32,
}

impl Header {
    fn to_bytes(self) -> [u8; HEADER_BYTES] {
        let mut bytes = [0; HEADER_BYTES];
        bytes[0..8].copy_from_slice(&MAGIC);
        bytes[8..12].copy_from_slice(&VERSION.to_le_bytes());
        bytes[12..16].copy_from_slice(&self.blocks.to_le_bytes());
        let name = self.rules.name().as_bytes();
        bytes[16..16 + name.len()].copy_from_slice(name);
        bytes[32..40].copy_from_slice(&self.checksum.to_le_bytes());
        bytes[40..48].copy_from_slice(&self.index.to_le_bytes());
        bytes[48..52].copy_from_slice(&self.index_crc.to_le_bytes());
        bytes[52..56].copy_from_slice(&self.model_bytes.to_le_bytes());
        let crc = crc32fast::hash(&bytes[..60]);
        bytes[60..].copy_from_slice(&crc.to_le_bytes());
        bytes
    }

    fn from_bytes(bytes: &[u8; HEADER_BYTES], path: &Path) -> Result<Header, TableError> {
        let u32_at = |at: usize| u32::from_le_bytes(array(&bytes[at..at + 4]));
        let u64_at = |at: usize| u64::from_le_bytes(array(&bytes[at..at + 8]));
        if bytes[0..8] != MAGIC {
            return Err(TableError::Foreign(path.to_owned()));
        }
        let found = u32_at(8);
        if found != VERSION {
            return Err(TableError::Version { path: path.to_owned(), found });
        }
        if u32_at(60) != crc32fast::hash(&bytes[..60]) {
            return Err(damaged(path, Damage::Header));
        }
        let name = std::str::from_utf8(&bytes[16..32]).unwrap_or_default();
        let rules = name.trim_end_matches('\0').parse();
        Ok(Header {
            rules: rules.map_err(|_| damaged(path, Damage::RuleSet))?,
            checksum: u64_at(32),
            blocks: u32_at(12),
            index: u64_at(40),
            index_crc: u32_at(48),
            model_bytes: u32_at(52),
        })
    }
}

/// Where the blocks lie.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Index {
    /// The offset of each mover's segment.
    segments: Vec<u64>,
    /// The length of each block, with its checksum.
    lengths: Vec<u16>,
}

impl Index {
    fn to_bytes(&self) -> Vec<u8> {
        let segments = self.segments.iter().flat_map(|segment| segment.to_le_bytes());
        segments.chain(self.lengths.iter().flat_map(|length| length.to_le_bytes())).collect()
    }

    fn from_bytes(bytes: &[u8]) -> Index {
        let (segments, lengths) = bytes.split_at(PLACEMENTS * size_of::<u64>());
        Index {
            segments: segments
                .chunks_exact(8)
                .map(|segment| u64::from_le_bytes(array(segment)))
                .collect(),
            lengths: lengths.chunks_exact(2).map(|it| u16::from_le_bytes(array(it))).collect(),
        }
    }
}

/// The bytes of a slice that is known to be as long.
fn array<const N: usize>(bytes: &[u8]) -> [u8; N] {
    let mut array = [0; N];
    array.copy_from_slice(bytes);
    array
}

fn damaged(path: &Path, what: Damage) -> TableError {
    TableError::Damaged { path: path.to_owned(), what }
}

/// How a segment of this many positions is cut: into so many blocks of so many positions, the last one
/// of what is left.
const fn cut(positions: usize) -> (usize, usize) {
    let blocks = positions.div_ceil(LARGEST_BLOCK);
    (blocks, positions.div_ceil(blocks))
}

/// The number of the first block of each mover's segment, and at the end the number of all blocks.
fn first_blocks() -> Vec<u32> {
    let segments = first_numbers().windows(2).map(|segment| (segment[1] - segment[0]) as usize);
    let mut first = vec![0];
    let mut next = 0;
    for positions in segments {
        next += cut(positions).0 as u32;
        first.push(next);
    }
    first
}

/// A table that was opened: it answers from the file, with a bounded cache.
#[derive(Debug)]
pub struct Table {
    path: PathBuf,
    file: File,
    header: Header,
    model: Model,
    index: Index,
    first_blocks: Vec<u32>,
    cache: Cache<u32, Arc<[u8]>>,
}

impl Table {
    /// The name of the file of a rule set.
    ///
    /// ```
    /// assert_eq!(linja_oracle::Table::file_name(linja::RuleSet::ZenMean), "zen+mean.table");
    /// ```
    pub fn file_name(rules: RuleSet) -> String {
        format!("{rules}.table")
    }

    /// Opens the table of a rule set in a folder, if there is one.
    pub fn find(folder: &Path, wanted: RuleSet) -> Result<Option<Table>, TableError> {
        let path = folder.join(Table::file_name(wanted));
        if !path.exists() {
            return Ok(None);
        }
        let table = Table::open(&path)?;
        match table.rules() {
            found if found == wanted => Ok(Some(table)),
            found => Err(TableError::Rules { path, found, wanted }),
        }
    }

    /// Opens a table. Its header and index are read and checked; a block is checked when it is read.
    pub fn open(path: &Path) -> Result<Table, TableError> {
        let io = |source| TableError::Io { path: path.to_owned(), source };
        let mut file = File::open(path).map_err(io)?;
        let bytes_in_file = file.metadata().map_err(io)?.len();
        let mut header = [0; HEADER_BYTES];
        file.read_exact(&mut header).map_err(|error| match error.kind() {
            io::ErrorKind::UnexpectedEof => TableError::Foreign(path.to_owned()),
            _ => io(error),
        })?;
        let header = Header::from_bytes(&header, path)?;

        let first_blocks = first_blocks();
        if first_blocks.last() != Some(&header.blocks) {
            return Err(damaged(path, Damage::Blocks));
        }
        let model_bytes = header.model_bytes as usize;
        let index_bytes =
            model_bytes + PLACEMENTS * size_of::<u64>() + header.blocks as usize * size_of::<u16>();
        if header.index.checked_add(index_bytes as u64) != Some(bytes_in_file) {
            return Err(damaged(path, Damage::Length));
        }
        let mut index = vec![0; index_bytes];
        file.seek(SeekFrom::Start(header.index)).map_err(io)?;
        file.read_exact(&mut index).map_err(io)?;
        if crc32fast::hash(&index) != header.index_crc {
            return Err(damaged(path, Damage::Index));
        }
        let (model, index) = index.split_at(model_bytes);
        Ok(Table {
            path: path.to_owned(),
            file,
            header,
            model: Model::from_bytes(model).ok_or_else(|| damaged(path, Damage::Model))?,
            index: Index::from_bytes(index),
            first_blocks,
            cache: Cache::new(CACHED_BLOCKS),
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

    /// The exact margin of a position for the side to move.
    pub fn margin(&self, position: Position) -> Result<i8, TableError> {
        let (mover, waiting) = (position.mover(), position.waiting());
        let facing = Facing::new(mover);
        let rank = facing.rank(waiting);
        let (_, positions) = cut(facing.len());
        let (block, at) = (rank / positions, rank % positions);
        let segment = placement_number(mover);
        let number = self.first_blocks[segment] + block as u32;
        let cached = self.cache.get(&number);
        if let Some(&value) = cached.as_ref().and_then(|values| values.get(at)) {
            return Ok(margin_of_value(value));
        }
        // At first a block is unpacked as far as is asked for: half of it on average.
        let whole = positions.min(facing.len() - block * positions);
        let wanted = if cached.is_some() { whole } else { at + 1 };
        let values = self.read_block(segment, block, &facing, wanted)?;
        let margin = margin_of_value(values[at]);
        self.cache.insert(number, values.into());
        Ok(margin)
    }

    /// All values of a mover, in the order of [`Facing`], without touching the cache.
    pub(crate) fn segment(&self, mover: usize) -> Result<Vec<u8>, TableError> {
        let facing = Facing::new(placements()[mover]);
        let (blocks, positions) = cut(facing.len());
        let mut segment = Vec::with_capacity(facing.len());
        for block in 0..blocks {
            let wanted = positions.min(facing.len() - segment.len());
            segment.extend(self.read_block(mover, block, &facing, wanted)?);
        }
        Ok(segment)
    }

    /// The first values of a block of a segment, as many as are wanted.
    fn read_block(
        &self,
        segment: usize,
        block: usize,
        facing: &Facing,
        wanted: usize,
    ) -> Result<Vec<u8>, TableError> {
        let lengths = &self.index.lengths[self.first_blocks[segment] as usize..];
        let before: u64 = lengths[..block].iter().map(|&length| u64::from(length)).sum();
        let mut bytes = vec![0; lengths[block].into()];
        let at = self.index.segments[segment].checked_add(before);
        let at = at.ok_or_else(|| damaged(&self.path, Damage::Index))?;
        read_exact_at(&self.file, &mut bytes, at)
            .map_err(|source| TableError::Io { path: self.path.clone(), source })?;
        match bytes.split_at_checked(CHECKSUM_BYTES) {
            Some((crc, packed)) if crc == crc32fast::hash(packed).to_le_bytes() => {
                Ok(self.model.unpack(facing, block * cut(facing.len()).1, wanted, packed))
            }
            _ => Err(damaged(&self.path, Damage::Block)),
        }
    }

    /// Writes the table of a solution into a folder: under a temporary name first, so that a file
    /// with the right name is always whole.
    pub fn write(
        solution: &Solution,
        folder: &Path,
        on_progress: &(dyn Fn(u64, u64) + Sync),
        cancel: &AtomicBool,
    ) -> Result<PathBuf, TableError> {
        let path = folder.join(Table::file_name(solution.rules()));
        let io = |source| TableError::Io { path: path.clone(), source };
        let mut file = temporary_file(folder).map_err(io)?;
        file.write_all(&[0; HEADER_BYTES]).map_err(io)?;

        let first_blocks = first_blocks();
        let blocks = first_blocks.last().copied().unwrap_or(0);
        let output = Mutex::new(Output {
            file: io::BufWriter::with_capacity(1 << 20, file),
            end: HEADER_BYTES as u64,
            index: Index { segments: vec![0; PLACEMENTS], lengths: vec![0; blocks as usize] },
        });
        let model = model(solution);
        let done = AtomicU64::new(0);
        solution.par_segments().try_for_each(|(mover, segment)| {
            if cancel.load(Ordering::Relaxed) {
                return Err(TableError::Cancelled);
            }
            let facing = Facing::new(mover);
            let positions = cut(segment.len()).1;
            let mut bytes = Vec::with_capacity(segment.len() / 2);
            let mut lengths = Vec::new();
            for (block, values) in segment.chunks(positions).enumerate() {
                let packed = model.pack(&facing, block * positions, values);
                bytes.extend(crc32fast::hash(&packed).to_le_bytes());
                bytes.extend(&packed);
                lengths.push((CHECKSUM_BYTES + packed.len()) as u16);
            }
            let number = placement_number(mover);
            let mut output = output.lock().unwrap_or_else(PoisonError::into_inner);
            output.append(number, &bytes, first_blocks[number] as usize, &lengths).map_err(io)?;
            drop(output);
            let positions = segment.len() as u64;
            let done = done.fetch_add(positions, Ordering::Relaxed) + positions;
            on_progress(done, POSITIONS.into());
            Ok(())
        })?;

        let output = output.into_inner().unwrap_or_else(PoisonError::into_inner);
        let model = model.to_bytes();
        let index = [&model[..], &output.index.to_bytes()].concat();
        let header = Header {
            rules: solution.rules(),
            checksum: solution.totals().checksum,
            blocks,
            index: output.end,
            index_crc: crc32fast::hash(&index),
            model_bytes: model.len() as u32,
        };
        let finish = || {
            let mut file = output.file.into_inner().map_err(io::IntoInnerError::into_error)?;
            file.write_all(&index)?;
            file.seek(SeekFrom::Start(0))?;
            file.write_all(&header.to_bytes())?;
            file.as_file().sync_all()?;
            file.persist(&path)?;
            Ok(())
        };
        finish().map_err(io)?;
        Ok(path.clone())
    }
}

/// A file that vanishes unless it is given its name in the end.
fn temporary_file(folder: &Path) -> io::Result<tempfile::NamedTempFile> {
    let mut builder = tempfile::Builder::new();
    builder.prefix(".linja-");
    // Others may read a table, as any file that is no secret.
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o644));
    builder.tempfile_in(folder)
}

/// The file that is being written.
struct Output {
    file: io::BufWriter<tempfile::NamedTempFile>,
    end: u64,
    index: Index,
}

impl Output {
    /// Appends a segment, whose blocks have these lengths.
    fn append(
        &mut self,
        segment: usize,
        bytes: &[u8],
        first: usize,
        lengths: &[u16],
    ) -> io::Result<()> {
        self.file.write_all(bytes)?;
        self.index.segments[segment] = self.end;
        self.index.lengths[first..first + lengths.len()].copy_from_slice(lengths);
        self.end += bytes.len() as u64;
        Ok(())
    }
}

/// The model for a solution, from a sample of its segments.
fn model(solution: &Solution) -> Model {
    let movers = placements().par_iter().step_by(SEGMENTS_A_SAMPLE);
    let segments: Vec<_> = movers.map(|&one| (Facing::new(one), solution.segment(one))).collect();
    Model::new(segments.iter().flat_map(|(facing, segment)| {
        let positions = cut(segment.len()).1;
        let blocks = segment.chunks(positions).enumerate();
        blocks.map(move |(block, values)| (facing, block * positions, values))
    }))
}

#[cfg(unix)]
fn read_exact_at(file: &File, buffer: &mut [u8], offset: u64) -> io::Result<()> {
    std::os::unix::fs::FileExt::read_exact_at(file, buffer, offset)
}

#[cfg(windows)]
fn read_exact_at(file: &File, mut buffer: &mut [u8], mut offset: u64) -> io::Result<()> {
    while !buffer.is_empty() {
        match std::os::windows::fs::FileExt::seek_read(file, buffer, offset)? {
            0 => return Err(io::ErrorKind::UnexpectedEof.into()),
            read => {
                buffer = &mut buffer[read..];
                offset += read as u64;
            }
        }
    }
    Ok(())
}
