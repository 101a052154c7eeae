//! Tables that are kept on this device, in the private file system of the page's origin. The front of a table is written
//! last, so that a file that was not finished is none.

use std::io::{self, BufWriter, Seek, SeekFrom, Write};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use js_sys::Uint8Array;
use linja::RuleSet;
use linja_oracle::{Margin, SolveOptions, Table, known_checksum};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    DomException, File, FileSystemDirectoryHandle, FileSystemFileHandle, FileSystemGetFileOptions,
    FileSystemReadWriteOptions, FileSystemSyncAccessHandle,
};

use super::source::{open_beside, pause};
use super::{Phase, Solved, Why};
use crate::worker::{Voice, scope};

/// The table that is kept, if there is a whole one.
pub(super) async fn kept(rules: RuleSet) -> Option<File> {
    let handle = handle(rules, false).await.ok()?;
    let file = JsFuture::from(handle.get_file()).await.ok()?.dyn_into::<File>().ok()?;
    let head = file.slice_with_f64_and_f64(0.0, 8.0).ok()?;
    let head = Uint8Array::new(&JsFuture::from(head.array_buffer()).await.ok()?).to_vec();
    // What was left unfinished by a tab that was closed is removed, unless another one is at it.
    if head.iter().all(|&byte| byte == 0) {
        if let Ok(access) = open(&handle).await {
            access.close();
            let _ = forget(rules).await;
        }
        return None;
    }
    Some(file)
}

/// Keeps the table beside the page on this device.
pub(super) async fn keep(rules: RuleSet, voice: &Voice) -> Result<(), Why> {
    let mut file = KeptFile::create(rules).await?;
    // Another tab may have done it while this one waited for the file.
    if file.is_whole() {
        file.close();
        return Ok(());
    }
    let kept = keep_parts(&mut file, rules, voice).await;
    file.close();
    if kept.is_err() {
        forget(rules).await?;
    }
    kept
}

async fn keep_parts(file: &mut KeptFile, rules: RuleSet, voice: &Voice) -> Result<(), Why> {
    file.clear()?;
    let (beside, rows, table) = open_beside::<Margin>(rules).await?;
    let mut write = |at, bytes: &[u8]| {
        let written = file.seek(SeekFrom::Start(at)).and_then(|_| file.write_all(bytes));
        written.map_err(|_| Why::NoRoom)
    };
    // The front comes last: without it there is no table.
    for (number, part) in beside.parts.iter().enumerate().skip(1) {
        let so_far = |at| voice.say_far(Phase::Fetching, at, beside.length());
        let bytes = beside.part(number, so_far).await?;
        write(part.start, &bytes)?;
        rows.add(part.start, bytes);
        table.check(part.clone()).map_err(|_| Why::Damaged)?;
    }
    write(0, &beside.part(0, |_| ()).await?)
}

/// Forgets the table that is kept.
pub(super) async fn forget(rules: RuleSet) -> Result<(), Why> {
    let folder = folder().await?;
    match JsFuture::from(folder.remove_entry(&Table::file_name(rules))).await {
        Ok(_) => Ok(()),
        Err(error) => match why(&error) {
            Why::NoTable => Ok(()),
            why => Err(why),
        },
    }
}

/// Solves a rule set, and keeps its table.
pub(super) async fn solve(rules: RuleSet, voice: &Voice) -> Result<Solved, Why> {
    // Whoever has no room for the table need not solve.
    let mut file = KeptFile::create(rules).await?;
    let solved = solve_into(&mut file, rules, voice);
    file.close();
    if !matches!(solved, Ok(Solved { is_right: true, .. })) {
        forget(rules).await?;
    }
    solved
}

/// How often progress is told and a file tried, in milliseconds.
const PAUSE: i32 = 200;

fn solve_into(file: &mut KeptFile, rules: RuleSet, voice: &Voice) -> Result<Solved, Why> {
    file.clear()?;
    let start = js_sys::Date::now();
    let told = AtomicU64::new(0);
    let so_far = |phase, done, all| {
        let now = js_sys::Date::now() as u64;
        if now >= told.load(Ordering::Relaxed) + PAUSE as u64 {
            told.store(now, Ordering::Relaxed);
            voice.say_far(phase, done, all);
        }
    };
    let solving = |done, all| so_far(Phase::Solving, done, all);
    let options = SolveOptions::default().with_progress(&solving);
    // It takes all its memory before it begins. Nothing else can fail: it has one thread, and nobody cancels it.
    let solution = linja_oracle::solve(rules, &options).map_err(|_| Why::NoMemory)?;
    let seconds = (js_sys::Date::now() - start) / 1000.0;
    let checksum = solution.totals().checksum;
    let is_right = checksum == known_checksum(rules);
    if is_right {
        let packing = |done, all| so_far(Phase::Packing, done, all);
        let mut file = BufWriter::with_capacity(1 << 20, file);
        let name = Table::file_name(rules);
        let never = AtomicBool::new(false);
        Table::write_to(&solution, &mut file, name.as_ref(), &packing, &never)
            .map_err(|_| Why::NoRoom)?;
    }
    Ok(Solved { seconds, checksum, is_right })
}

/// So often a file is tried that somebody else holds, for three seconds.
const TRIES: u32 = 15;

/// A file that is being written. What nobody has written yet is zeros.
struct KeptFile {
    access: FileSystemSyncAccessHandle,
    at: u64,
}

impl KeptFile {
    async fn create(rules: RuleSet) -> Result<KeptFile, Why> {
        let handle = handle(rules, true).await?;
        let mut access = open(&handle).await;
        // A worker that was just sent away holds its file a little longer.
        for _ in 0..TRIES {
            if !matches!(access, Err(Why::Busy)) {
                break;
            }
            pause(PAUSE).await;
            access = open(&handle).await;
        }
        Ok(KeptFile { access: access?, at: 0 })
    }

    /// Whether the front is there, which is written last.
    fn is_whole(&self) -> bool {
        let mut head = [0; 8];
        let read = self.access.read_with_u8_array(&mut head);
        read.is_ok_and(|read| read > 0.0) && head != [0; 8]
    }

    /// Throws away what is there.
    fn clear(&self) -> Result<(), Why> {
        self.access.truncate_with_u32(0).map_err(|error| why(&error))
    }

    fn close(self) {
        let _ = self.access.flush();
        self.access.close();
    }
}

impl Write for KeptFile {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let options = FileSystemReadWriteOptions::new();
        options.set_at(self.at as f64);
        let written = self.access.write_with_u8_array_and_options(bytes, &options);
        // A private window in Chromium throws nothing when it is full: it says that it has written more than there is.
        match written.map(|written| written as usize) {
            Ok(written) if written <= bytes.len() => {
                self.at += written as u64;
                Ok(written)
            }
            _ => Err(io::ErrorKind::StorageFull.into()),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        self.access.flush().map_err(|_| io::ErrorKind::StorageFull.into())
    }
}

impl Seek for KeptFile {
    fn seek(&mut self, to: SeekFrom) -> io::Result<u64> {
        match to {
            SeekFrom::Start(at) => self.at = at,
            _ => return Err(io::ErrorKind::Unsupported.into()),
        }
        Ok(self.at)
    }
}

async fn folder() -> Result<FileSystemDirectoryHandle, Why> {
    let storage = scope().ok_or(Why::NoStorage)?.navigator().storage();
    // A page that came without encryption has none.
    if storage.is_undefined() {
        return Err(Why::NoStorage);
    }
    let folder = JsFuture::from(storage.get_directory()).await.map_err(|_| Why::NoStorage)?;
    folder.dyn_into().map_err(|_| Why::NoStorage)
}

async fn handle(rules: RuleSet, create: bool) -> Result<FileSystemFileHandle, Why> {
    let options = FileSystemGetFileOptions::new();
    options.set_create(create);
    let name = Table::file_name(rules);
    let handle = folder().await?.get_file_handle_with_options(&name, &options);
    let handle = JsFuture::from(handle).await.map_err(|error| why(&error))?;
    handle.dyn_into().map_err(|_| Why::NoStorage)
}

/// Opens a file for this worker alone.
async fn open(handle: &FileSystemFileHandle) -> Result<FileSystemSyncAccessHandle, Why> {
    let access = JsFuture::from(handle.create_sync_access_handle()).await;
    access.map_err(|error| why(&error))?.dyn_into().map_err(|_| Why::NoStorage)
}

/// Why the browser refuses.
fn why(error: &JsValue) -> Why {
    let name = error.dyn_ref::<DomException>().map(DomException::name).unwrap_or_default();
    match name.as_str() {
        "NotFoundError" => Why::NoTable,
        "NoModificationAllowedError" | "InvalidStateError" => Why::Busy,
        "QuotaExceededError" => Why::NoRoom,
        _ => Why::NoStorage,
    }
}
