//! What must hold for any bytes of a table: nothing panics, and what is damaged gives no wrong margin.
//! The fuzz target `table_bytes` and a short test share this.
//!
//! No solution is needed: the tables are made here, in the form that `table.rs` describes, with margins
//! that mean nothing.

use std::path::Path;
use std::sync::LazyLock;

use linja::{Position, RuleSet};
use linja_oracle::{
    Damage, Facing, Oracle, POSITIONS, Table, TableError, placements, position_of_number,
};

/// How many bytes header, index and model take.
pub(crate) const FRONT: usize = 64 + 2 * 45_636 + MODEL;
const MODEL: usize = 47_104;

/// How many positions a block has at most.
const LARGEST_BLOCK: usize = 2048;

/// How many blocks the segment of each mover has, in the order of the file.
pub(crate) static BLOCKS: LazyLock<Vec<usize>> = LazyLock::new(|| {
    let mut movers = placements().to_vec();
    movers.sort_by_key(|mover| mover.total_progress());
    movers.iter().map(|&mover| Facing::new(mover).len().div_ceil(LARGEST_BLOCK)).collect()
});

/// The front of a table whose segments have these lengths. The model repeats these bytes.
pub(crate) fn front(rules: RuleSet, lengths: &[u16], model: &[u8]) -> Vec<u8> {
    let lengths = lengths.iter().flat_map(|length| length.to_le_bytes());
    let model = model.iter().copied().cycle().take(MODEL);
    let rest: Vec<u8> = lengths.chain(model).collect();
    let mut header = b"linjatbl\x03\0\0\0".to_vec();
    header.extend(crc32fast::hash(&rest).to_le_bytes());
    header.extend(rules.name().as_bytes());
    header.resize(60, 0);
    header.extend(crc32fast::hash(&header).to_le_bytes());
    let front = [header, rest].concat();
    assert_eq!(front.len(), FRONT);
    front
}

/// A segment of so many blocks, which all hold the same, and all but the last tell this length.
fn segment(blocks: usize, length: u16, packed: &[u8]) -> Vec<u8> {
    let bytes = [length.to_le_bytes().repeat(blocks - 1), packed.repeat(blocks)].concat();
    [&crc32fast::hash(&bytes).to_le_bytes()[..], &bytes].concat()
}

/// A table whose blocks all hold the same.
pub(crate) fn table(rules: RuleSet, model: &[u8], length: u16, packed: &[u8]) -> Vec<u8> {
    let most = BLOCKS.iter().max().copied().unwrap_or(0);
    let segments: Vec<_> = (1..=most).map(|blocks| segment(blocks, length, packed)).collect();
    let lengths: Vec<_> = BLOCKS.iter().map(|blocks| segments[blocks - 1].len() as u16).collect();
    let mut bytes = front(rules, &lengths, model);
    for blocks in &*BLOCKS {
        bytes.extend(&segments[blocks - 1]);
    }
    bytes
}

/// What a table with these bytes answers.
fn answers(bytes: Vec<u8>) -> Result<Vec<Result<i32, TableError>>, TableError> {
    let oracle = Oracle::from(Table::from_storage(Box::new(bytes), Path::new("bytes"))?);
    Ok(ASKED.iter().map(|&position| oracle.margin(position)).collect())
}

/// Positions from all over the table.
static ASKED: LazyLock<Vec<Position>> = LazyLock::new(|| {
    let numbers = (0..40).map(|part| POSITIONS / 40 * part + part);
    numbers.filter_map(position_of_number).collect()
});

/// A table without a fault, and what it answers.
static WHOLE: LazyLock<(Vec<u8>, Vec<i32>)> = LazyLock::new(|| {
    let bytes = table(RuleSet::Zen, &[3, 250, 0, 9, 1], 8, b"anything");
    let margins = answers(bytes.clone()).unwrap().into_iter();
    let margins = margins.map(|margin| margin.unwrap()).collect();
    (bytes, margins)
});

/// The bytes say what is wrong with the table: a few bytes changed or the end cut off, which a
/// checksum always shows, or anything in it with checksums that fit.
pub(crate) fn table_bytes(bytes: &[u8]) {
    let &[kind, a, b, c, d, ref rest @ ..] = bytes else { return };
    let at = u32::from_le_bytes([a, b, c, d]);
    match kind % 3 {
        0 => changed(at as usize, rest),
        1 => cut(at as usize),
        _ => forged(at, rest),
    }
}

fn changed(at: usize, change: &[u8]) {
    let (mut bytes, margins) = WHOLE.clone();
    let at = at % bytes.len();
    for (byte, change) in bytes[at..].iter_mut().zip(change.iter().take(4)) {
        *byte ^= change;
    }
    let is_whole = bytes == WHOLE.0;
    match answers(bytes) {
        Ok(answers) => {
            for (answer, margin) in answers.into_iter().zip(margins) {
                assert!(answer.is_err() && !is_whole || answer.is_ok_and(|found| found == margin));
            }
        }
        Err(error) => assert!(!is_whole, "{error}"),
    }
}

fn cut(at: usize) {
    let bytes = &WHOLE.0;
    assert!(answers(bytes[..at % bytes.len()].to_vec()).is_err());
}

fn forged(at: u32, bytes: &[u8]) {
    let (model, packed) = bytes.split_at(bytes.len().min(at as usize % 256));
    let (model, packed) =
        (if model.is_empty() { &[0] } else { model }, &packed[..packed.len().min(200)]);
    // Lengths of blocks may be anything, and often fit.
    let length = if at.is_multiple_of(2) { packed.len() as u16 } else { (at >> 16) as u16 };
    let answers = answers(table(RuleSet::Zen, model, length, packed)).unwrap();
    for (answer, position) in answers.into_iter().zip(&*ASKED) {
        let blocks = Facing::new(position.mover()).len().div_ceil(LARGEST_BLOCK);
        let fits = (blocks - 1) * usize::from(length) <= blocks * packed.len();
        match answer {
            Ok(_) => assert!(fits),
            Err(TableError::Damaged { what: Damage::Block, .. }) => assert!(!fits),
            Err(error) => panic!("{error}"),
        }
    }
}

#[test]
fn no_bytes_in_a_table_make_it_panic_or_answer_wrongly() {
    let mut random = linja::Random::new(7);
    for length in 0..200 {
        let bytes: Vec<u8> = (0..length).map(|_| random.below(256) as u8).collect();
        table_bytes(&bytes);
    }
    table_bytes(&[0; 9]);
    // Blocks that are longer than their segment.
    table_bytes(&[2, 1, 0, 255, 255, 1, 2, 3]);
}
