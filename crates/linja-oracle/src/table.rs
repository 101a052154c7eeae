//! A solution on disk: every margin of a rule set in one file, read block by block.
//!
//! A *row* is all margins of one mover, in the order of [`Facing`]. It is cut into blocks of at
//! most [`LARGEST_BLOCK`] positions, so that a look-up unpacks a few kilobytes. All successors of a
//! position have the same mover (but for mean bonuses), so they lie in one row.
//!
//! | bytes | what (little-endian) |
//! |---|---|
//! | 64 | header: see [`Header`] |
//! | … | the blocks, compressed, in any order |
//! | 16 a block | index, in the order of positions: offset (8), length (4), checksum (4) |

use std::cell::RefCell;
use std::fs::File;
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use linja::{Placement, RuleSet};
use quick_cache::sync::Cache;
use rayon::prelude::*;
use zstd::bulk::Decompressor;

use crate::numbering::{Facing, POSITIONS, first_numbers, placement_number};
use crate::{Solution, margin_of_value};

/// The largest number of positions in a block: small enough to unpack in microseconds, large
/// enough to pack well.
const LARGEST_BLOCK: usize = 8192;

/// Blocks that are kept unpacked: at most 64 MiB.
const CACHED_BLOCKS: usize = 8192;

/// The level of compression: 3 would be three times as fast and a twelfth larger.
const LEVEL: i32 = 6;

/// What the largest table takes on disk, rounded up.
pub const LARGEST_TABLE_BYTES: u64 = 500_000_000;

/// Why a table cannot be read or written.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
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
        what: &'static str,
    },
    /// Writing was cancelled.
    #[error("writing the table was cancelled")]
    Cancelled,
}

const MAGIC: [u8; 8] = *b"linjatbl";
const VERSION: u32 = 1;
const HEADER_BYTES: usize = 64;
const ENTRY_BYTES: usize = 16;

/// The first 64 bytes: magic (8), format version (4), number of blocks (4), name of the rule set
/// (16, padded with zeros), checksum of the solution (8), offset of the index (8), checksum of the
/// index (4), zeros (8), checksum of all this (4).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Header {
    rules: RuleSet,
    checksum: u64,
    blocks: u32,
    index: u64,
    index_crc: u32,
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
            return Err(damaged(path, "its header"));
        }
        let name = std::str::from_utf8(&bytes[16..32]).unwrap_or_default();
        let rules = name.trim_end_matches('\0').parse();
        Ok(Header {
            rules: rules.map_err(|_| damaged(path, "the name of its rule set"))?,
            checksum: u64_at(32),
            blocks: u32_at(12),
            index: u64_at(40),
            index_crc: u32_at(48),
        })
    }
}

/// Where a block lies.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
struct Entry {
    offset: u64,
    length: u32,
    crc: u32,
}

impl Entry {
    fn to_bytes(self) -> [u8; ENTRY_BYTES] {
        let mut bytes = [0; ENTRY_BYTES];
        bytes[0..8].copy_from_slice(&self.offset.to_le_bytes());
        bytes[8..12].copy_from_slice(&self.length.to_le_bytes());
        bytes[12..16].copy_from_slice(&self.crc.to_le_bytes());
        bytes
    }

    fn from_bytes(bytes: &[u8]) -> Entry {
        Entry {
            offset: u64::from_le_bytes(array(&bytes[0..8])),
            length: u32::from_le_bytes(array(&bytes[8..12])),
            crc: u32::from_le_bytes(array(&bytes[12..16])),
        }
    }
}

/// The bytes of a slice that is known to be as long.
fn array<const N: usize>(bytes: &[u8]) -> [u8; N] {
    let mut array = [0; N];
    array.copy_from_slice(bytes);
    array
}

fn damaged(path: &Path, what: &'static str) -> TableError {
    TableError::Damaged { path: path.to_owned(), what }
}

/// How a row of this many positions is cut: into so many blocks of so many positions, the last one
/// of what is left.
const fn cut(positions: usize) -> (usize, usize) {
    let blocks = positions.div_ceil(LARGEST_BLOCK);
    (blocks, positions.div_ceil(blocks))
}

/// The number of the first block of each mover's row, and at the end the number of all blocks.
fn first_blocks() -> Vec<u32> {
    let rows = first_numbers().windows(2).map(|row| (row[1] - row[0]) as usize);
    let mut first = vec![0];
    let mut next = 0;
    for positions in rows {
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
    index: Vec<Entry>,
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
            return Err(damaged(path, "the number of its blocks"));
        }
        let index_bytes = header.blocks as usize * ENTRY_BYTES;
        if header.index.checked_add(index_bytes as u64) != Some(bytes_in_file) {
            return Err(damaged(path, "its length"));
        }
        let mut index = vec![0; index_bytes];
        file.seek(SeekFrom::Start(header.index)).map_err(io)?;
        file.read_exact(&mut index).map_err(io)?;
        if crc32fast::hash(&index) != header.index_crc {
            return Err(damaged(path, "its index"));
        }
        Ok(Table {
            path: path.to_owned(),
            file,
            header,
            index: index.chunks_exact(ENTRY_BYTES).map(Entry::from_bytes).collect(),
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

    /// The exact margin of a position for its mover.
    pub fn margin(&self, mover: Placement, waiting: Placement) -> Result<i8, TableError> {
        let facing = Facing::new(mover);
        let rank = facing.rank(waiting);
        let (_, positions) = cut(facing.len());
        let number = self.first_blocks[placement_number(mover)] + (rank / positions) as u32;
        let first = rank / positions * positions;
        let length = positions.min(facing.len() - first);
        let block = self
            .cache
            .get_or_insert_with(&number, || self.read_block(number, length).map(Arc::from))?;
        Ok(margin_of_value(block[rank - first]))
    }

    /// All values of a mover, in the order of [`Facing`], without touching the cache.
    pub(crate) fn row(&self, mover: usize) -> Result<Vec<u8>, TableError> {
        let length = (first_numbers()[mover + 1] - first_numbers()[mover]) as usize;
        let (_, positions) = cut(length);
        let mut row = Vec::with_capacity(length);
        for number in self.first_blocks[mover]..self.first_blocks[mover + 1] {
            row.extend(self.read_block(number, positions.min(length - row.len()))?);
        }
        Ok(row)
    }

    fn read_block(&self, number: u32, positions: usize) -> Result<Vec<u8>, TableError> {
        let entry = self.index[number as usize];
        let mut packed = vec![0; entry.length as usize];
        read_exact_at(&self.file, &mut packed, entry.offset)
            .map_err(|source| TableError::Io { path: self.path.clone(), source })?;
        if crc32fast::hash(&packed) != entry.crc {
            return Err(damaged(&self.path, "a block"));
        }
        match unpack(&packed, positions) {
            Ok(block) if block.len() == positions => Ok(block),
            _ => Err(damaged(&self.path, "the contents of a block")),
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
            index: vec![Entry::default(); blocks as usize],
        });
        let done = AtomicU64::new(0);
        solution.par_rows().try_for_each(|(mover, row)| {
            if cancel.load(Ordering::Relaxed) {
                return Err(TableError::Cancelled);
            }
            let packed: io::Result<Vec<_>> = row
                .chunks(cut(row.len()).1)
                .map(|block| zstd::bulk::compress(block, LEVEL))
                .collect();
            let first = first_blocks[placement_number(mover)];
            let append = packed.and_then(|packed| {
                let mut output = output.lock().unwrap_or_else(PoisonError::into_inner);
                (first..).zip(packed).try_for_each(|(number, block)| output.append(number, &block))
            });
            append.map_err(io)?;
            let positions = row.len() as u64;
            let done = done.fetch_add(positions, Ordering::Relaxed) + positions;
            on_progress(done, POSITIONS.into());
            Ok(())
        })?;

        let output = output.into_inner().unwrap_or_else(PoisonError::into_inner);
        let index: Vec<u8> = output.index.iter().flat_map(|entry| entry.to_bytes()).collect();
        let header = Header {
            rules: solution.rules(),
            checksum: solution.summary().checksum,
            blocks,
            index: output.end,
            index_crc: crc32fast::hash(&index),
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
    index: Vec<Entry>,
}

impl Output {
    fn append(&mut self, number: u32, block: &[u8]) -> io::Result<()> {
        self.file.write_all(block)?;
        let (offset, length) = (self.end, block.len() as u32);
        self.index[number as usize] = Entry { offset, length, crc: crc32fast::hash(block) };
        self.end += u64::from(length);
        Ok(())
    }
}

/// Unpacks a block. Each thread keeps its decompressor: making one costs as much as a block.
fn unpack(packed: &[u8], positions: usize) -> io::Result<Vec<u8>> {
    thread_local! {
        static UNPACKER: RefCell<Option<Decompressor<'static>>> = const { RefCell::new(None) };
    }
    UNPACKER.with_borrow_mut(|unpacker| match unpacker {
        Some(unpacker) => unpacker.decompress(packed, positions),
        None => unpacker.insert(Decompressor::new()?).decompress(packed, positions),
    })
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
