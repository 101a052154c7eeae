//! The table on disk: it answers like the solution, and a damaged one never answers wrongly.

use std::collections::BTreeSet;
use std::fs::{self, File, OpenOptions};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, LazyLock, Mutex};

use linja::{Position, Random, RuleSet, random_game};
use linja_oracle::{
    Damage, LARGEST_TABLE_BYTES, Margins, Oracle, POSITIONS, SolveOptions, Storage, Table,
    TableError, position_of_number,
};
use tempfile::TempDir;

use crate::table_bytes::{self, BLOCKS, FRONT};
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
fn the_table_of_zen_takes_at_most_100_megabytes() {
    let bytes = fs::metadata(&ZEN.path).unwrap().len();
    assert!(bytes <= 100_000_000, "{bytes}");
}

#[test]
fn the_parts_of_a_table_are_the_whole_table() {
    let parts = Table::open(&ZEN.path).unwrap().parts();
    assert_eq!(parts[0], 0..FRONT as u64);
    assert!(parts.windows(2).all(|two| two[0].end == two[1].start));
    assert_eq!(parts.last().unwrap().end, fs::metadata(&ZEN.path).unwrap().len());
}

#[test]
fn writing_can_be_cancelled_and_leaves_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let error = with_solution(RuleSet::Revised, &SolveOptions::default(), |solution| {
        let cancel = AtomicBool::new(false);
        let on_progress = |done, _| cancel.store(done > 1_000_000, Ordering::Relaxed);
        Table::write(solution, folder.path(), &on_progress, &cancel).unwrap_err()
    });
    assert!(matches!(error, TableError::Cancelled), "{error}");
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
}

/// A table of which only some bytes are there, and what was read.
#[derive(Debug, Clone, Default)]
struct Fetched {
    bytes: Arc<Vec<u8>>,
    ranges: Arc<Mutex<Vec<Range<u64>>>>,
    read: Arc<Mutex<BTreeSet<u64>>>,
}

impl Storage for Fetched {
    fn size(&self) -> io::Result<u64> {
        self.bytes.size()
    }

    fn read_exact_at(&self, buffer: &mut [u8], offset: u64) -> io::Result<()> {
        let end = offset + buffer.len() as u64;
        let ranges = self.ranges.lock().unwrap();
        if !ranges.iter().any(|range| range.start <= offset && end <= range.end) {
            return Err(io::ErrorKind::WouldBlock.into());
        }
        self.read.lock().unwrap().insert(offset);
        self.bytes.read_exact_at(buffer, offset)
    }
}

#[test]
fn all_turns_of_a_position_take_the_bytes_that_are_needed_and_no_others() {
    for rules in RuleSet::ALL {
        let bytes = Arc::new(table_bytes::table(rules, &[1, 254, 3], 8, b"anything"));
        let mut most = 0;
        for seed in 0..10 {
            let game = random_game(rules, seed);
            for played in game.played().iter().filter(|played| !played.ends_game).step_by(5) {
                let fetched = Fetched { bytes: bytes.clone(), ..Fetched::default() };
                fetched.ranges.lock().unwrap().push(0..FRONT as u64);
                let storage = Box::new(fetched.clone());
                let table = Table::from_storage(storage, Path::new("fetched")).unwrap();
                let needed = table.needed(played.position);
                let oracle = Oracle::from(table);
                if !needed.is_empty() {
                    let error = oracle.turns(played.position).unwrap_err();
                    let TableError::Io { source, .. } = error else { panic!("{error}") };
                    assert_eq!(source.kind(), io::ErrorKind::WouldBlock);
                }
                fetched.ranges.lock().unwrap().extend(needed.clone());
                fetched.read.lock().unwrap().clear();
                assert!(!oracle.turns(played.position).unwrap().is_empty());
                let starts = needed.iter().map(|range| range.start);
                assert!(fetched.read.lock().unwrap().iter().copied().eq(starts), "{rules}");
                most = most.max(needed.len());
            }
        }
        assert_eq!(most > 1, rules.is_mean(), "{rules}");
    }
}

/// The front of a large table, and nothing else.
#[derive(Debug)]
struct Front(Vec<u8>, u64);

impl Storage for Front {
    fn size(&self) -> io::Result<u64> {
        Ok(self.1)
    }

    fn read_exact_at(&self, buffer: &mut [u8], offset: u64) -> io::Result<()> {
        self.0.read_exact_at(buffer, offset)
    }
}

#[test]
fn all_turns_of_a_position_lie_in_two_parts_of_a_large_table() {
    // A third more than any table has.
    let lengths: Vec<_> = BLOCKS.iter().map(|&blocks| blocks as u16 * 460).collect();
    let size = FRONT as u64 + lengths.iter().map(|&length| u64::from(length)).sum::<u64>();
    assert!(size > LARGEST_TABLE_BYTES * 5 / 4, "{size}");
    for rules in [RuleSet::RevisedMean, RuleSet::ZenMean] {
        let front = Front(table_bytes::front(rules, &lengths, &[0]), size);
        let table = Table::from_storage(Box::new(front), Path::new("large")).unwrap();
        let parts = table.parts();
        assert!(parts.windows(2).all(|two| two[0].end == two[1].start));
        assert_eq!(parts.last().unwrap().end, size);
        assert!(parts.iter().all(|part| part.end - part.start <= 24 << 20), "{parts:?}");
        let part_of = |at| parts.iter().position(|part| part.contains(&at)).unwrap();
        for played in (0..300).flat_map(|seed| random_game(rules, seed).played().to_vec()) {
            let needed = table.needed(played.position);
            let Some((first, last)) = needed.first().zip(needed.last()) else { continue };
            assert!(part_of(last.end - 1) - part_of(first.start) <= 1, "{needed:?}");
        }
    }
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
    // 0.1.0 has written format 2.
    flip(&mut file, 8, 1);
    let error = Table::open(&path).unwrap_err();
    assert!(matches!(error, TableError::Version { found: 2, .. }), "{error}");
    assert!(error.to_string().contains("`linja solve --out DIR`"), "{error}");
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
    for length in [whole - 1, whole - 16, whole / 2, FRONT as u64, FRONT as u64 - 1, 65, 64] {
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
    let mut random = Random::new(4);
    let index = (0..40).map(|_| 64 + random.below(FRONT - 64) as u64);
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
        let offset = (FRONT + random.below(whole as usize - FRONT)) as u64;
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
