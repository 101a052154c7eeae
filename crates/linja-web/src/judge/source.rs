//! Where a table is read from.

use std::collections::BTreeMap;
use std::ops::Range;

use gloo_net::http::{Request, Response};
use js_sys::{Promise, Uint8Array};
use linja::RuleSet;
use linja_oracle::{Code, DistanceOracle, FarTable, NearTable, Table, TableOf};
use serde::Deserialize;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, File};

use super::{Rows, Why, device, parts_of_answer, plan};
use crate::worker::scope;

/// What a server says that does not answer.
#[derive(Deserialize)]
struct Problem {
    message: String,
}

/// This program lies in the folder of all programs, beside that of all tables.
const TABLES: &str = "../tables/";

/// So much of a table is fetched at once.
const PIECE: usize = 1 << 20;

/// How often a server is asked again that has too much to do, and after how many milliseconds.
const TRIES: u32 = 30;
const AGAIN: i32 = 1000;

/// Waits for so many milliseconds.
pub(super) async fn pause(milliseconds: i32) {
    let waited = Promise::new(&mut |done, _| {
        if let Some(scope) = scope() {
            let _ =
                scope.set_timeout_with_callback_and_timeout_and_arguments_0(&done, milliseconds);
        }
    });
    let _ = JsFuture::from(waited).await;
}

/// A table on this device, or one beside the page.
pub(super) enum Source {
    Kept(File),
    Beside(Beside),
}

/// A table that lies in parts beside the page.
pub(super) struct Beside {
    folder: String,
    /// What its parts are called besides their numbers: those of another version are others.
    version: String,
    /// Where its parts lie in it.
    pub(super) parts: Vec<Range<u64>>,
}

/// Opens the table on this device, or else the one beside the page.
pub(super) async fn open(rules: RuleSet) -> Result<(Source, Rows, Table), Why> {
    match device::kept(rules).await {
        Some(file) => {
            let bytes = file.size() as u64;
            let front = slice(&file, 0..bytes.min(Table::FRONT_BYTES as u64)).await?;
            let (rows, table) = opened(rules, front, bytes)?;
            Ok((Source::Kept(file), rows, table))
        }
        None => open_beside(rules)
            .await
            .map(|(beside, rows, table)| (Source::Beside(beside), rows, table)),
    }
}

/// Opens the table beside the page.
pub(super) async fn open_beside<C: Code>(
    rules: RuleSet,
) -> Result<(Beside, Rows, TableOf<C>), Why> {
    let folder = TableOf::<C>::folder_name(rules);
    let mut beside = Beside { folder, version: String::new(), parts: Vec::new() };
    let front = beside.get(0, None).await?.into_iter().next().ok_or(Why::NoServer)?.1;
    let version =
        front.iter().fold(0_u32, |sum, &byte| sum.wrapping_mul(31).wrapping_add(byte.into()));
    beside.version = format!("?{version:08x}");
    let bytes = TableOf::<C>::size_of(&front).ok_or(Why::Damaged)?;
    let (rows, table) = opened(rules, front, bytes)?;
    beside.parts = table.parts();
    Ok((beside, rows, table))
}

/// The two tables of distances, where they come from, and who asks them.
pub(super) type Distances = ([(Source, Rows); 2], DistanceOracle);

/// Opens the tables of distances beside the page, if they are there.
pub(super) async fn open_distances(rules: RuleSet) -> Option<Distances> {
    if !listed().await.contains_key(&NearTable::folder_name(rules)) {
        return None;
    }
    let (near, near_rows, near_table): (_, _, NearTable) = open_beside(rules).await.ok()?;
    let (far, far_rows, far_table): (_, _, FarTable) = open_beside(rules).await.ok()?;
    let tables = [(Source::Beside(near), near_rows), (Source::Beside(far), far_rows)];
    Some((tables, (near_table, far_table).into()))
}

fn opened<C: Code>(rules: RuleSet, front: Vec<u8>, bytes: u64) -> Result<(Rows, TableOf<C>), Why> {
    let rows = Rows::new(front, bytes);
    let name = TableOf::<C>::file_name(rules);
    let table = TableOf::from_storage(Box::new(rows.clone()), name.as_ref());
    match table {
        Ok(table) if table.rules() == rules => Ok((rows, table)),
        _ => Err(Why::Damaged),
    }
}

impl Source {
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
    serde_json::from_str(&answer.text().await.unwrap_or_default()).unwrap_or_default()
}

impl Beside {
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
            match self.get_patiently(number, &range).await?.into_iter().next() {
                Some((0, whole)) if whole.len() == length => return Ok(whole),
                Some((at, piece)) if at == part.len() as u64 && !piece.is_empty() => {
                    part.extend(piece);
                }
                _ => return Err(Why::Damaged),
            }
        }
        Ok(part)
    }

    /// Gets a range of a part, as soon as the server lets us: a whole table is more than one may ask for at once.
    async fn get_patiently(&self, part: usize, range: &str) -> Result<Vec<(u64, Vec<u8>)>, Why> {
        for _ in 0..TRIES {
            match self.get(part, Some(range)).await {
                Err(Why::Refused(_)) => pause(AGAIN).await,
                answer => return answer,
            }
        }
        self.get(part, Some(range)).await
    }

    /// Gets a part, or ranges of it: bytes, with where they begin in the part. A host that knows no ranges sends it
    /// whole.
    pub(super) async fn get(
        &self,
        part: usize,
        range: Option<&str>,
    ) -> Result<Vec<(u64, Vec<u8>)>, Why> {
        let Beside { folder, version, .. } = self;
        let mut request = Request::get(&format!("{TABLES}{folder}/{part}.bin{version}"));
        if let Some(range) = range {
            request = request.header("Range", range);
        }
        let answer = request.send().await.map_err(|_| Why::NoServer)?;
        let kind = answer.headers().get("content-type").unwrap_or_default();
        match answer.status() {
            // Some hosts send a page for whatever they have not.
            200 if kind.starts_with("text/html") => Err(Why::NoTable),
            200 => Ok(vec![(0, body(&answer).await?)]),
            206 => {
                let range = answer.headers().get("content-range");
                let parts = parts_of_answer(range.as_deref(), &kind, &body(&answer).await?);
                parts.ok_or(Why::NoServer)
            }
            404 | 501 => Err(Why::NoTable),
            503 => Err(Why::NotReady),
            _ => {
                let problem: Option<Problem> =
                    serde_json::from_str(&answer.text().await.unwrap_or_default()).ok();
                problem.map_or(Err(Why::NoServer), |problem| Err(Why::Refused(problem.message)))
            }
        }
    }
}

async fn body(answer: &Response) -> Result<Vec<u8>, Why> {
    answer.binary().await.map_err(|_| Why::NoServer)
}
