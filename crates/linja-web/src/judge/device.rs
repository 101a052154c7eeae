//! Tables that are kept on this device, in the private file system of the page's origin. The header of a file is written
//! last, so that one that was not finished is none.

use js_sys::Uint8Array;
use linja::RuleSet;
use linja_oracle::Table;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    DedicatedWorkerGlobalScope, DomException, File, FileSystemDirectoryHandle,
    FileSystemFileHandle, FileSystemGetFileOptions, FileSystemReadWriteOptions,
    FileSystemSyncAccessHandle,
};

use super::source::open_beside;
use super::worker::Voice;
use super::{Phase, Solved, Why};

/// So many bytes at the beginning of a file are written last.
const HEADER: usize = 64;

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
    let mut writing = Writing::begin(rules).await?;
    let kept = keep_parts(rules, &mut writing, voice).await;
    writing.end(kept.is_ok());
    if kept.is_err() {
        forget(rules).await?;
    }
    kept
}

async fn keep_parts(rules: RuleSet, writing: &mut Writing, voice: &Voice) -> Result<(), Why> {
    let (beside, rows, table) = open_beside(rules).await?;
    for (number, part) in beside.parts.iter().enumerate() {
        let so_far = |at| voice.say_far(Phase::Fetching, at, beside.length());
        let bytes = beside.part(number, so_far).await?;
        writing.write(part.start, &bytes)?;
        rows.add(part.start, bytes);
        table.check(part.clone()).map_err(|_| Why::Damaged)?;
    }
    Ok(())
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
pub(super) async fn solve(_rules: RuleSet, _voice: &Voice) -> Result<Solved, Why> {
    Err(Why::NoMemory)
}

/// A file that is being written.
struct Writing {
    access: FileSystemSyncAccessHandle,
    header: Vec<u8>,
}

impl Writing {
    async fn begin(rules: RuleSet) -> Result<Writing, Why> {
        let access = open(&handle(rules, true).await?).await?;
        access.truncate_with_u32(0).map_err(|error| why(&error))?;
        Ok(Writing { access, header: Vec::new() })
    }

    fn write(&mut self, at: u64, bytes: &[u8]) -> Result<(), Why> {
        match at {
            0 => {
                let (header, rest) = bytes.split_at(HEADER.min(bytes.len()));
                self.header = header.to_vec();
                self.write_now(0, &[0; HEADER])?;
                self.write_now(HEADER as u64, rest)
            }
            _ => self.write_now(at, bytes),
        }
    }

    fn write_now(&self, at: u64, bytes: &[u8]) -> Result<(), Why> {
        let options = FileSystemReadWriteOptions::new();
        options.set_at(at as f64);
        let written = self.access.write_with_u8_array_and_options(bytes, &options);
        match written.map_err(|error| why(&error))? as usize == bytes.len() {
            true => Ok(()),
            false => Err(Why::NoRoom),
        }
    }

    /// Closes the file; only now it is one, if all went well.
    fn end(self, is_whole: bool) {
        let _ = self.access.flush();
        if is_whole && self.write_now(0, &self.header).is_ok() {
            let _ = self.access.flush();
        }
        self.access.close();
    }
}

async fn folder() -> Result<FileSystemDirectoryHandle, Why> {
    let scope = js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>();
    let storage = scope.map_err(|_| Why::NoStorage)?.navigator().storage();
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
