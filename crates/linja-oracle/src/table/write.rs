//! Writing a solution as a table.

use std::io::{self, Seek, SeekFrom, Write};
use std::path::Path;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use linja::Random;

use super::front::{FRONT_BYTES, Front};
use super::{TableError, TableOf, cut};
use crate::SolutionOf;
use crate::code::Code;
use crate::numbering::{Facing, PLACEMENTS, POSITIONS, placement_number, placements};
use crate::packing::{Model, Training};

/// The model learns from one segment in so many: more would make it hardly better.
const SEGMENTS_A_SAMPLE: usize = 400;

/// How fast the model learns when it goes through the sample, and when it does so again.
const RATES: [f32; 2] = [0.12, 0.04];

/// Compiled with this crate for each code, as fast as the rest of it, and not by whoever calls it.
macro_rules! written_here {
    ($code:ty) => {
        #[cfg(not(target_arch = "wasm32"))]
        impl TableOf<$code> {
            /// Writes the table of a solution into a folder. A file with the right name is always whole.
            pub fn write(
                solution: &SolutionOf<$code>,
                folder: &Path,
                on_progress: &(dyn Fn(u64, u64) + Sync),
                cancel: &AtomicBool,
            ) -> Result<std::path::PathBuf, TableError> {
                Self::write_whole(solution, folder, on_progress, cancel)
            }
        }
    };
}

written_here!(crate::Margin);
written_here!(crate::Near);
written_here!(crate::Far);

impl<K: Code> TableOf<K> {
    /// Under a temporary name first, so that a file with the right name is always whole.
    #[cfg(not(target_arch = "wasm32"))]
    fn write_whole(
        solution: &SolutionOf<K>,
        folder: &Path,
        on_progress: &(dyn Fn(u64, u64) + Sync),
        cancel: &AtomicBool,
    ) -> Result<std::path::PathBuf, TableError> {
        let path = folder.join(Self::file_name(solution.rules()));
        let io = |source| TableError::Io { path: path.clone(), source };
        let mut file = io::BufWriter::with_capacity(1 << 20, temporary_file(folder).map_err(io)?);
        Self::write_to(solution, &mut file, &path, on_progress, cancel)?;
        let finish = || {
            let file = file.into_inner().map_err(io::IntoInnerError::into_error)?;
            file.as_file().sync_all()?;
            file.persist(&path)?;
            Ok(())
        };
        finish().map_err(io)?;
        Ok(path.clone())
    }

    /// Writes the table into a folder as files for static hosts, one for each of its [parts](Self::parts): `0.bin` and so on.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn write_parts(&self, folder: &Path) -> Result<(), TableError> {
        let io = |source| TableError::Io { path: folder.to_owned(), source };
        std::fs::create_dir_all(folder).map_err(io)?;
        for (number, part) in self.parts().into_iter().enumerate() {
            let mut bytes = vec![0; (part.end - part.start) as usize];
            self.storage.read_exact_at(&mut bytes, part.start).map_err(io)?;
            std::fs::write(folder.join(format!("{number}.bin")), bytes).map_err(io)?;
        }
        Ok(())
    }

    /// Writes the table of a solution, level by level; its front comes last. After an error, what was written
    /// must be thrown away. Errors call it `name`. Besides the solution, this takes about ten megabytes of memory.
    pub fn write_to(
        solution: &SolutionOf<K>,
        output: &mut (impl Write + Seek),
        name: &Path,
        on_progress: &(dyn Fn(u64, u64) + Sync),
        cancel: &AtomicBool,
    ) -> Result<(), TableError> {
        let io = |source| TableError::Io { path: name.to_owned(), source };
        let model = learn(solution);
        output.seek(SeekFrom::Start(FRONT_BYTES as u64)).map_err(io)?;
        let done = AtomicU64::new(0);
        let mut lengths = Vec::with_capacity(PLACEMENTS);
        for columns in solution.levels() {
            let packed = map(columns, |column| {
                if cancel.load(Ordering::Relaxed) {
                    return Err(TableError::Cancelled);
                }
                let mut positions = 0;
                let pack = |(mover, segment): (_, Vec<u8>)| {
                    positions += segment.len() as u64;
                    (placement_number(mover), pack(&model, &Facing::new(mover), &segment))
                };
                let packed: Vec<_> = solution.segments(column).map(pack).collect();
                let done = done.fetch_add(positions, Ordering::Relaxed) + positions;
                on_progress(done, POSITIONS.into());
                Ok(packed)
            });
            let packed = packed.into_iter().collect::<Result<Vec<_>, _>>()?;
            let mut level: Vec<_> = packed.into_iter().flatten().collect();
            level.sort_by_key(|&(number, _)| number);
            for (_, segment) in level {
                // All are much shorter.
                lengths.push(u16::try_from(segment.len()).map_err(|it| io(io::Error::other(it)))?);
                output.write_all(&segment).map_err(io)?;
            }
        }
        let front =
            Front::new(model, &lengths).to_bytes::<K>(solution.rules(), solution.totals().checksum);
        let mut finish = || {
            output.seek(SeekFrom::Start(0))?;
            output.write_all(&front)?;
            output.flush()
        };
        finish().map_err(io)
    }
}

/// A segment as it is stored.
fn pack(model: &Model, facing: &Facing, segment: &[u8]) -> Vec<u8> {
    let positions = cut(segment.len()).1;
    let blocks = segment.chunks(positions).enumerate();
    let blocks: Vec<_> =
        blocks.map(|(block, values)| model.pack(facing, block * positions, values)).collect();
    let lengths = blocks[..blocks.len() - 1].iter().map(|block| block.len() as u16);
    let packed = [lengths.flat_map(u16::to_le_bytes).collect(), blocks.concat()].concat();
    [&crc32fast::hash(&packed).to_le_bytes()[..], &packed].concat()
}

/// The model for a solution, learned from a sample of its segments.
fn learn<K: Code>(solution: &SolutionOf<K>) -> Model {
    let movers = placements().iter().step_by(SEGMENTS_A_SAMPLE);
    let segments: Vec<_> = movers.map(|&one| (Facing::new(one), solution.segment(one))).collect();
    let blocks = segments.iter().flat_map(|(facing, segment)| {
        let positions = cut(segment.len()).1;
        let blocks = segment.chunks(positions).enumerate();
        blocks.map(move |(block, values)| (facing, block * positions, values))
    });
    let mut blocks: Vec<_> = blocks.collect();
    let mut random = Random::new(1);
    let mut training = Training::new();
    for rate in RATES {
        // In another order every time: what it has learned last counts most.
        for left in (1..blocks.len()).rev() {
            blocks.swap(left, random.below(left + 1));
        }
        for &(facing, first, values) in &blocks {
            training.learn(facing, first, values, rate);
        }
    }
    training.finish()
}

/// Does the same with all items: on all cores, but for WebAssembly, which has one thread.
#[cfg(not(target_arch = "wasm32"))]
fn map<T: Send, R: Send>(items: Vec<T>, with: impl Fn(T) -> R + Send + Sync) -> Vec<R> {
    use rayon::prelude::*;
    items.into_par_iter().map(with).collect()
}

#[cfg(target_arch = "wasm32")]
fn map<T, R>(items: Vec<T>, with: impl Fn(T) -> R) -> Vec<R> {
    items.into_iter().map(with).collect()
}

/// A file that vanishes unless it is given its name in the end.
#[cfg(not(target_arch = "wasm32"))]
fn temporary_file(folder: &Path) -> io::Result<tempfile::NamedTempFile> {
    let mut builder = tempfile::Builder::new();
    builder.prefix(".linja-");
    // Others may read a table, as any file that is no secret.
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o644));
    builder.tempfile_in(folder)
}
