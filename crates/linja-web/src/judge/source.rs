//! Where a table is read from.

use std::collections::BTreeMap;
use std::ops::Range;

use gloo_net::http::{Request, Response};
use js_sys::Uint8Array;
use linja::RuleSet;
use linja_oracle::Table;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, File};

use super::{Rows, Why, parts_of_answer, plan};

/// This program lies in the folder of all programs, beside that of all tables.
const TABLES: &str = "../tables/";

/// The front of a table begins with its header, which tells all versions apart.
pub(super) const HEADER: usize = 64;

/// So much of a table is fetched at once.
const PIECE: usize = 1 << 20;

/// A table on this device, or one beside the page.
pub(super) enum Source {
    Kept(File),
    Beside(Beside),
}

/// A table that lies in parts beside the page.
pub(super) struct Beside {
    /// Its address, up to the numbers of its parts.
    address: String,
    pub(super) front: Vec<u8>,
    /// Where its parts lie in it.
    pub(super) parts: Vec<Range<u64>>,
}

impl Source {
    /// What is needed to open it.
    pub(super) async fn rows(&self) -> Result<Rows, Why> {
        match self {
            Source::Kept(file) => {
                let length = file.size() as u64;
                let front = slice(file, 0..Table::LARGEST_FRONT.min(length)).await?;
                Ok(Rows::new(front, length))
            }
            Source::Beside(beside) => Ok(Rows::new(beside.front.clone(), beside.length())),
        }
    }

    /// Fetches what is missing.
    pub(super) async fn fetch(&self, missing: &[Range<u64>], rows: &Rows) -> Result<(), Why> {
        match self {
            Source::Kept(file) => {
                for range in missing {
                    rows.add(range.start, slice(file, range.clone()).await?);
                }
            }
            Source::Beside(beside) => {
                for request in plan(missing, &beside.parts) {
                    let fetched = beside.get(request.part, Some(&request.header())).await?;
                    for (at, bytes) in fetched {
                        rows.add(request.start + at, bytes);
                    }
                }
            }
        }
        Ok(())
    }
}

async fn slice(file: &Blob, range: Range<u64>) -> Result<Vec<u8>, Why> {
    let slice = file.slice_with_f64_and_f64(range.start as f64, range.end as f64);
    let buffer = JsFuture::from(slice.map_err(|_| Why::NoStorage)?.array_buffer()).await;
    let bytes = Uint8Array::new(&buffer.map_err(|_| Why::NoStorage)?).to_vec();
    match bytes.len() as u64 == range.end - range.start {
        true => Ok(bytes),
        false => Err(Why::Damaged),
    }
}

/// The tables beside the page, with their bytes.
pub(super) async fn listed() -> BTreeMap<String, u64> {
    let asked = Request::get(&format!("{TABLES}index.json")).send().await;
    let Ok(answer) = asked else { return BTreeMap::new() };
    answer.json().await.unwrap_or_default()
}

impl Beside {
    /// The table beside the page, if there is one.
    pub(super) async fn find(rules: RuleSet) -> Result<Beside, Why> {
        let address = format!("{TABLES}{rules}/");
        let mut beside = Beside { address, front: Vec::new(), parts: Vec::new() };
        let fetched = beside.get(0, None).await?;
        beside.front = fetched.into_iter().next().map(|(_, bytes)| bytes).unwrap_or_default();
        beside.parts = Table::parts_of(&beside.front).map_err(|_| Why::Damaged)?;
        Ok(beside)
    }

    pub(super) fn length(&self) -> u64 {
        self.parts.last().map_or(0, |last| last.end)
    }

    /// A whole part, a piece at a time; `so_far` hears where in the table it is.
    pub(super) async fn part(&self, number: usize, so_far: impl Fn(u64)) -> Result<Vec<u8>, Why> {
        let place = self.parts.get(number).cloned().ok_or(Why::Damaged)?;
        let length = usize::try_from(place.end - place.start).map_err(|_| Why::Damaged)?;
        let mut part = Vec::with_capacity(length);
        while part.len() < length {
            so_far(place.start + part.len() as u64);
            let last = length.min(part.len() + PIECE) - 1;
            let range = format!("bytes={}-{last}", part.len());
            match self.get(number, Some(&range)).await?.into_iter().next() {
                Some((0, whole)) if whole.len() == length => return Ok(whole),
                Some((at, piece)) if at == part.len() as u64 && !piece.is_empty() => {
                    part.extend(piece);
                }
                _ => return Err(Why::Damaged),
            }
        }
        Ok(part)
    }

    /// Gets a part, or ranges of it: bytes, with where they begin in the part. A host that knows no ranges sends it
    /// whole.
    pub(super) async fn get(
        &self,
        part: usize,
        range: Option<&str>,
    ) -> Result<Vec<(u64, Vec<u8>)>, Why> {
        // A part belongs to its front: that of another version has another address.
        let version = self.front.get(..HEADER).map(|header| {
            header.iter().fold(0_u32, |sum, &byte| sum.wrapping_mul(31).wrapping_add(byte.into()))
        });
        let version = version.map_or_else(String::new, |version| format!("?{version:08x}"));
        let mut request = Request::get(&format!("{}{part}.bin{version}", self.address));
        if let Some(range) = range {
            request = request.header("Range", range);
        }
        let answer = request.send().await.map_err(|_| Why::NoServer)?;
        match answer.status() {
            200 => Ok(vec![(0, body(&answer).await?)]),
            206 => {
                let headers = answer.headers();
                let range = headers.get("content-range");
                let kind = headers.get("content-type").unwrap_or_default();
                let parts = parts_of_answer(range.as_deref(), &kind, &body(&answer).await?);
                parts.ok_or(Why::NoServer)
            }
            404 | 501 => Err(Why::NoTable),
            503 => Err(Why::NotReady),
            _ => Err(Why::Refused(answer.text().await.unwrap_or_default())),
        }
    }
}

async fn body(answer: &Response) -> Result<Vec<u8>, Why> {
    answer.binary().await.map_err(|_| Why::NoServer)
}
