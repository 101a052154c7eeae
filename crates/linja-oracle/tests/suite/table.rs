//! The table on disk: it answers like the solution, and a damaged one never answers wrongly.

use std::fs::{self, File, OpenOptions};
use std::io::{Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::sync::LazyLock;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use linja::{Position, Random, RuleSet};
use linja_oracle::{
    Damage, Margins, Oracle, POSITIONS, SolveOptions, Table, TableError, position_of_number,
};
use tempfile::TempDir;

use crate::with_solution;

/// A table of zen that was written, with positions whose margins are known from the solution.
pub(crate) struct Written {
    _folder: TempDir,
    pub(crate) path: PathBuf,
    pub(crate) known: Vec<(Position, i32)>,
}

pub(crate) static ZEN: LazyLock<Written> = LazyLock::new(|| {
    let folder = tempfile::tempdir().unwrap();
    with_solution(RuleSet::Zen, &SolveOptions::default(), |solution| {
        let seen = AtomicU64::new(0);
        let on_progress = |done, all| {
            assert!(done <= all);
            seen.fetch_max(done, Ordering::Relaxed);
        };
        let path = Table::write(solution, folder.path(), &on_progress, &AtomicBool::new(false));
        assert_eq!(seen.into_inner(), u64::from(POSITIONS));

        let margins = Margins::from_solution(solution);
        let mut random = Random::new(9);
        let numbers = (0..20_000).map(|_| random.below(POSITIONS as usize) as u32);
        let positions = numbers.map(|number| position_of_number(number).unwrap());
        let known = positions.map(|position| (position, margins.margin(position))).collect();
        Written { path: path.unwrap(), known, _folder: folder }
    })
});

fn oracle(path: &Path) -> Oracle {
    Table::open(path).unwrap().into()
}

/// A copy that may be damaged.
fn copy() -> (TempDir, PathBuf, File) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("copy.table");
    fs::copy(&ZEN.path, &path).unwrap();
    let file = OpenOptions::new().read(true).write(true).open(&path).unwrap();
    (folder, path, file)
}

fn flip(file: &mut File, offset: u64, bits: u8) {
    let mut byte = [0];
    file.seek(SeekFrom::Start(offset)).unwrap();
    file.read_exact(&mut byte).unwrap();
    file.seek(SeekFrom::Start(offset)).unwrap();
    file.write_all(&[byte[0] ^ bits]).unwrap();
}

#[test]
fn the_table_of_zen_takes_at_most_130_megabytes() {
    let bytes = fs::metadata(&ZEN.path).unwrap().len();
    assert!(bytes <= 130_000_000, "{bytes}");
}

#[test]
fn a_table_answers_like_the_solution() {
    let oracle = oracle(&ZEN.path);
    for &(position, margin) in &ZEN.known {
        assert_eq!(oracle.margin(position).unwrap(), margin);
    }
}

#[test]
fn a_table_read_whole_adds_up_to_its_checksum() {
    let table = Table::open(&ZEN.path).unwrap();
    assert_eq!(table.rules(), RuleSet::Zen);
    assert_eq!(Margins::from_table(&table).unwrap().checksum(), table.checksum());
}

#[test]
fn a_table_is_found_by_its_rule_set() {
    let folder = ZEN.path.parent().unwrap();
    assert!(Table::find(folder, RuleSet::Zen).unwrap().is_some());
    assert!(Table::find(folder, RuleSet::Classic).unwrap().is_none());
}

#[test]
fn nothing_but_the_table_is_left_in_the_folder() {
    let names: Vec<_> = fs::read_dir(ZEN.path.parent().unwrap())
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    assert_eq!(names, ["zen.table"]);
}

#[test]
fn a_table_of_other_rules_is_refused() {
    let (folder, path, _) = copy();
    fs::rename(path, folder.path().join("revised.table")).unwrap();
    let error = Table::find(folder.path(), RuleSet::Revised).unwrap_err();
    let TableError::Rules { found, wanted, .. } = error else { panic!("{error}") };
    assert_eq!((found, wanted), (RuleSet::Zen, RuleSet::Revised));
}

#[test]
fn a_table_of_another_format_is_refused() {
    let (_folder, path, mut file) = copy();
    flip(&mut file, 8, 1);
    assert!(matches!(Table::open(&path), Err(TableError::Version { found: 3, .. })));
}

#[test]
fn a_foreign_file_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    for (name, content) in
        [("empty", vec![]), ("text", b"Linja\n".to_vec()), ("long", vec![7; 4096])]
    {
        let path = folder.path().join(name);
        fs::write(&path, content).unwrap();
        assert!(matches!(Table::open(&path), Err(TableError::Foreign(_))), "{name}");
    }
    assert!(matches!(Table::open(folder.path()), Err(TableError::Io { .. })));
    assert!(matches!(Table::open(&folder.path().join("none")), Err(TableError::Io { .. })));
}

#[test]
fn a_cut_table_is_refused() {
    let (_folder, path, file) = copy();
    let whole = file.metadata().unwrap().len();
    for length in [whole - 1, whole - 16, whole / 2, 65, 64] {
        file.set_len(length).unwrap();
        let error = Table::open(&path).unwrap_err();
        assert!(matches!(error, TableError::Damaged { what: Damage::Length, .. }), "{error}");
    }
    file.set_len(63).unwrap();
    assert!(matches!(Table::open(&path), Err(TableError::Foreign(_))));
}

#[test]
fn a_flipped_bit_in_header_or_index_is_noticed() {
    let (_folder, path, mut file) = copy();
    let whole = file.metadata().unwrap().len();
    let mut random = Random::new(4);
    // Most of the index: some of the model, and where segments and blocks lie.
    let index = (0..40).map(|_| whole - 1 - random.below(2_900_000) as u64);
    for offset in (0..64).chain(index.collect::<Vec<_>>()) {
        let bit = 1 << (offset % 8);
        flip(&mut file, offset, bit);
        assert!(Table::open(&path).is_err(), "byte {offset}");
        flip(&mut file, offset, bit);
    }
    assert!(Table::open(&path).is_ok());
}

#[test]
fn a_table_with_flipped_bits_answers_rightly_or_not_at_all() {
    let (_folder, path, mut file) = copy();
    let whole = file.metadata().unwrap().len();
    let mut random = Random::new(5);
    for _ in 0..10_000 {
        // Anywhere in the blocks, which make up nearly all of the file.
        let offset = 64 + random.below(whole as usize * 9 / 10) as u64;
        flip(&mut file, offset, 1 << random.below(8));
    }
    let oracle = oracle(&path);
    let mut noticed = 0;
    for &(position, margin) in &ZEN.known {
        match oracle.margin(position) {
            Ok(answer) => assert_eq!(answer, margin),
            Err(TableError::Damaged { .. }) => noticed += 1,
            Err(error) => panic!("{error}"),
        }
    }
    assert!(noticed > 100, "{noticed}");
    assert!(Margins::from_table(&Table::open(&path).unwrap()).is_err());
}
