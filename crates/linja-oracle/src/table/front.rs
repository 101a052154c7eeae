//! The front of a table: what it is, where the segments lie, and what they are packed with.

use std::ops::Range;
use std::path::Path;
use std::sync::OnceLock;

use linja::RuleSet;

use super::{Damage, TableError};
use crate::code::Code;
use crate::numbering::{PLACEMENTS, placements};
use crate::packing::Model;

pub(super) const VERSION: u32 = 3;
const MAGIC: [u8; 8] = *b"linjatbl";
pub(super) const HEADER_BYTES: usize = 64;
const INDEX_BYTES: usize = PLACEMENTS * size_of::<u16>();

/// How many bytes the front takes: header, index and model.
pub(super) const FRONT_BYTES: usize = HEADER_BYTES + INDEX_BYTES + Model::BYTES;

/// The first bytes of a table, all little-endian: magic (8), format version (4), checksum of index and model (4),
/// name of the rule set (16, padded with zeros), checksum of the solution (8), what the values are (1: 0 for margins, 1 for
/// distances), zeros (19), checksum of all this (4).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Header {
    pub(super) rules: RuleSet,
    /// Of the solution.
    pub(super) checksum: u64,
    front_crc: u32,
}

impl Header {
    fn to_bytes<K: Code>(self) -> [u8; HEADER_BYTES] {
        let mut bytes = [0; HEADER_BYTES];
        bytes[0..8].copy_from_slice(&MAGIC);
        bytes[8..12].copy_from_slice(&VERSION.to_le_bytes());
        bytes[12..16].copy_from_slice(&self.front_crc.to_le_bytes());
        let name = self.rules.name().as_bytes();
        bytes[16..16 + name.len()].copy_from_slice(name);
        bytes[32..40].copy_from_slice(&self.checksum.to_le_bytes());
        bytes[40] = K::TAG;
        let crc = crc32fast::hash(&bytes[..60]);
        bytes[60..].copy_from_slice(&crc.to_le_bytes());
        bytes
    }

    pub(super) fn from_bytes<K: Code>(
        bytes: &[u8; HEADER_BYTES],
        name: &Path,
    ) -> Result<Header, TableError> {
        let u32_at = |at: usize| u32::from_le_bytes(array(&bytes[at..at + 4]));
        if bytes[0..8] != MAGIC {
            return Err(TableError::Foreign(name.to_owned()));
        }
        let found = u32_at(8);
        if found != VERSION {
            return Err(TableError::Version { path: name.to_owned(), found });
        }
        let damaged = |what| TableError::Damaged { path: name.to_owned(), what };
        if u32_at(60) != crc32fast::hash(&bytes[..60]) {
            return Err(damaged(Damage::Header));
        }
        if bytes[40] != K::TAG {
            return Err(TableError::Kind { path: name.to_owned(), wanted: K::NAME });
        }
        let rules = std::str::from_utf8(&bytes[16..32]).unwrap_or_default().trim_end_matches('\0');
        Ok(Header {
            rules: rules.parse().map_err(|_| damaged(Damage::RuleSet))?,
            checksum: u64::from_le_bytes(array(&bytes[32..40])),
            front_crc: u32_at(12),
        })
    }
}

/// The bytes of a slice that is known to be as long.
fn array<const N: usize>(bytes: &[u8]) -> [u8; N] {
    let mut array = [0; N];
    array.copy_from_slice(bytes);
    array
}

/// Where the segments lie, and what they are packed with.
#[derive(Debug)]
pub(super) struct Front {
    pub(super) model: Model,
    /// Where each segment starts, in the order of the file, and where the last one ends.
    starts: Vec<u32>,
}

impl Front {
    /// The front of a table whose segments have these lengths.
    pub(super) fn new(model: Model, lengths: &[u16]) -> Front {
        let mut starts = Vec::with_capacity(lengths.len() + 1);
        // No overflow: there are fewer than 2¹⁶ lengths of less than 2¹⁶.
        let mut start = FRONT_BYTES as u32;
        starts.push(start);
        for &length in lengths {
            start += u32::from(length);
            starts.push(start);
        }
        Front { model, starts }
    }

    /// The header, then the length of each segment (2) in the order of the file, then the model.
    pub(super) fn to_bytes<K: Code>(&self, rules: RuleSet, checksum: u64) -> Vec<u8> {
        let lengths = self.starts.windows(2).map(|bounds| (bounds[1] - bounds[0]) as u16);
        let mut bytes: Vec<_> = lengths.flat_map(u16::to_le_bytes).collect();
        bytes.extend(self.model.to_bytes());
        let header = Header { rules, checksum, front_crc: crc32fast::hash(&bytes) };
        [&header.to_bytes::<K>()[..], &bytes].concat()
    }

    /// Index and model, if these are the bytes that the header tells of.
    pub(super) fn from_bytes(
        bytes: &[u8; FRONT_BYTES - HEADER_BYTES],
        header: &Header,
    ) -> Option<Front> {
        if crc32fast::hash(bytes) != header.front_crc {
            return None;
        }
        let (index, model) = bytes.split_first_chunk::<INDEX_BYTES>()?;
        let lengths: Vec<_> =
            index.as_chunks().0.iter().map(|&length| u16::from_le_bytes(length)).collect();
        Some(Front::new(Model::from_bytes(model.first_chunk()?), &lengths))
    }

    /// How many bytes the whole table has.
    pub(super) fn table_bytes(&self) -> u64 {
        self.starts.last().copied().unwrap_or(0).into()
    }

    /// The bytes of the segment of a mover, by the number of its placement.
    pub(super) fn segment(&self, mover: usize) -> Range<u64> {
        let place = usize::from(places()[mover]);
        self.starts[place].into()..self.starts[place + 1].into()
    }

    /// The bytes of each level, which is all segments of movers with the same total progress.
    pub(super) fn levels(&self) -> impl Iterator<Item = Range<u64>> {
        let levels = in_order().chunk_by(|&one, &next| level(one) == level(next));
        levels.map(|level| {
            let (first, last) = (usize::from(level[0]), usize::from(level[level.len() - 1]));
            self.segment(first).start..self.segment(last).end
        })
    }
}

/// The total progress of a placement, by its number.
fn level(number: u16) -> u8 {
    placements()[usize::from(number)].total_progress()
}

/// The numbers of all movers in the order of the file: by total progress, then by number.
fn in_order() -> &'static [u16] {
    static IN_ORDER: OnceLock<Vec<u16>> = OnceLock::new();
    IN_ORDER.get_or_init(|| {
        let mut numbers: Vec<_> = (0..PLACEMENTS as u16).collect();
        numbers.sort_by_key(|&number| level(number));
        numbers
    })
}

/// The place of each mover's segment in the file, by its number.
fn places() -> &'static [u16] {
    static PLACES: OnceLock<Vec<u16>> = OnceLock::new();
    PLACES.get_or_init(|| {
        let mut places = vec![0; PLACEMENTS];
        for (place, &number) in in_order().iter().enumerate() {
            places[usize::from(number)] = place as u16;
        }
        places
    })
}
