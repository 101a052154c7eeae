//! What must hold for any bytes in the file of a table: nothing panics, and what is damaged gives no
//! wrong margin. The fuzz target `table_bytes` and a short test share this.
//!
//! No solution is needed: the files are made here, in the form that `table.rs` describes, with margins
//! that mean nothing.

use std::collections::BTreeMap;
use std::fs;
use std::sync::LazyLock;

use linja::{Position, RuleSet};
use linja_oracle::{
    Damage, Facing, Oracle, PLACEMENTS, POSITIONS, Table, TableError, placements,
    position_of_number,
};

const HEADER: usize = 64;

/// How many contexts a model has.
const CONTEXTS: u16 = 32 * 8 * 4 * 8 * 2;

/// How many blocks each segment has.
static BLOCKS: LazyLock<Vec<usize>> = LazyLock::new(|| {
    placements().iter().map(|&mover| Facing::new(mover).len().div_ceil(1024)).collect()
});

/// The errors that a context of the model lists, and their shares.
type Model = BTreeMap<u16, Vec<[u8; 3]>>;

/// A table whose segments all lie at this offset, and whose blocks all hold the same.
fn table(model: &Model, segment: u64, packed: &[u8]) -> Vec<u8> {
    let block = [&crc32fast::hash(packed).to_le_bytes(), packed].concat();
    let most = BLOCKS.iter().max().copied().unwrap_or(0);
    let blocks: usize = BLOCKS.iter().sum();
    let data = block.repeat(most);
    let context = |context| {
        let listed = model.get(&context).map_or(&[][..], Vec::as_slice);
        [&[listed.len() as u8][..], listed.as_flattened()].concat()
    };
    let model: Vec<u8> = (0..CONTEXTS).flat_map(context).collect();
    let index = [
        &model[..],
        &segment.to_le_bytes().repeat(PLACEMENTS),
        &(block.len() as u16).to_le_bytes().repeat(blocks),
    ]
    .concat();

    let mut header = b"linjatbl\x02\0\0\0".to_vec();
    header.extend((blocks as u32).to_le_bytes());
    header.extend(b"zen\0\0\0\0\0\0\0\0\0\0\0\0\0");
    header.extend(0_u64.to_le_bytes());
    header.extend((HEADER as u64 + data.len() as u64).to_le_bytes());
    header.extend(crc32fast::hash(&index).to_le_bytes());
    header.extend((model.len() as u32).to_le_bytes());
    header.extend([0; 4]);
    header.extend(crc32fast::hash(&header).to_le_bytes());
    [header, data, index].concat()
}

/// What a table with these bytes answers.
fn answers(bytes: &[u8]) -> Result<Vec<Result<i32, TableError>>, TableError> {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join(Table::file_name(RuleSet::Zen));
    fs::write(&path, bytes).unwrap();
    let oracle = Oracle::from(Table::open(&path)?);
    Ok(ASKED.iter().map(|&position| oracle.margin(position)).collect())
}

/// Positions from all over the table.
static ASKED: LazyLock<Vec<Position>> = LazyLock::new(|| {
    let numbers = (0..40).map(|part| POSITIONS / 40 * part + part);
    numbers.filter_map(position_of_number).collect()
});

/// A table without a fault, and what it answers.
static WHOLE: LazyLock<(Vec<u8>, Vec<i32>)> = LazyLock::new(|| {
    let model = (0..CONTEXTS).map(|context| (context, vec![[1, 0, 16], [255, 0, 8]])).collect();
    let packed: Vec<u8> = (0..=255).collect();
    let bytes = table(&model, HEADER as u64, &packed);
    let margins = answers(&bytes).unwrap().into_iter();
    let margins = margins.map(|margin| margin.unwrap()).collect();
    (bytes, margins)
});

/// The bytes say what is wrong with the file: a few bytes changed or the end cut off, which a
/// checksum always shows, or anything in it with checksums that fit.
pub(crate) fn table_bytes(bytes: &[u8]) {
    let &[kind, a, b, c, d, ref rest @ ..] = bytes else { return };
    let at = u32::from_le_bytes([a, b, c, d]);
    match kind % 3 {
        0 => changed(at as usize, rest),
        1 => cut(at as usize),
        _ => forged(at.into(), rest),
    }
}

fn changed(at: usize, change: &[u8]) {
    let (mut bytes, margins) = WHOLE.clone();
    let at = at % bytes.len();
    for (byte, change) in bytes[at..].iter_mut().zip(change.iter().take(4)) {
        *byte ^= change;
    }
    let is_whole = bytes == WHOLE.0;
    match answers(&bytes) {
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
    assert!(answers(&bytes[..at % bytes.len()]).is_err());
}

fn forged(segment: u64, bytes: &[u8]) {
    // A segment may lie anywhere, also beyond what can be added to.
    let is_far = !segment.is_multiple_of(2);
    let segment = if is_far { u64::MAX - segment } else { HEADER as u64 };
    let Some((&listed, bytes)) = bytes.split_first() else { return };
    let shares = bytes.chunks_exact(5).take(listed.into());
    let packed = &bytes[shares.len() * 5..];
    let mut model = Model::new();
    for share in shares {
        let context = u16::from_le_bytes([share[0], share[1]]) % CONTEXTS;
        model.entry(context).or_default().push([share[2], share[3], share[4]]);
    }
    let Ok(answers) = answers(&table(&model, segment, &packed[..packed.len().min(1000)])) else {
        return;
    };
    for answer in answers.into_iter().filter(|_| is_far) {
        // Nothing else in the file is read instead.
        let is_told = matches!(
            answer,
            Err(TableError::Io { .. } | TableError::Damaged { what: Damage::Index, .. })
        );
        assert!(is_told, "{answer:?}");
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
    // A segment at the end of what can be counted.
    table_bytes(&[2, 1, 0, 0, 0, 0]);
}
