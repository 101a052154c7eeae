//! The oracle's tables, in parts: whole or by ranges, for pages that look their answers up themselves.

use std::collections::BTreeMap;
use std::io::SeekFrom;
use std::ops::Range;
use std::path::PathBuf;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll, ready};

use axum::body::{Body, Bytes, HttpBody};
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::{Json, Router};
use hyper::body::Frame;
use linja::RuleSet;
use linja_api::ProblemCode;
use linja_oracle::{Code, DistanceOracle, Oracle, TableOf};
use tokio::fs::File;
use tokio::io::{AsyncRead, AsyncReadExt, AsyncSeekExt, ReadBuf};

use super::ask::read;
use super::extract::{Address, Path};
use crate::app::App;
use crate::error::Error;

/// No question needs more ranges of a part.
const MOST_RANGES: usize = 64;
/// Nor more bytes of several of them.
const MOST_BYTES: u64 = 1 << 20;

/// What stands between several ranges.
const BOUNDARY: &str = "linja-3f7c1e9a5b2d4086";

pub(super) fn routes() -> Router<Arc<App>> {
    Router::new().route("/tables/index.json", get(index)).route("/tables/{name}/{part}", get(part))
}

/// The tables that are ready, with their bytes.
async fn index(State(app): State<Arc<App>>) -> Json<BTreeMap<String, u64>> {
    let oracles = RuleSet::ALL.into_iter().filter_map(|rules| app.oracles.get(rules));
    let tables = oracles.flat_map(|oracle| tables(&oracle));
    Json(tables.filter_map(|table| Some((table.name, table.parts.last()?.end))).collect())
}

/// A table that is ready.
struct Ready {
    name: String,
    path: PathBuf,
    parts: Vec<Range<u64>>,
}

impl<C: Code> From<&TableOf<C>> for Ready {
    fn from(table: &TableOf<C>) -> Ready {
        let name = TableOf::<C>::folder_name(table.rules());
        Ready { name, path: table.name().to_owned(), parts: table.parts() }
    }
}

/// That of margins, and those of distances if they are there.
fn tables(oracle: &Oracle) -> Vec<Ready> {
    let distances = oracle.distances().and_then(DistanceOracle::tables);
    let distances = distances.into_iter().flat_map(|(near, far)| [near.into(), far.into()]);
    oracle.table().map(Ready::from).into_iter().chain(distances).collect()
}

/// A part of a table, or ranges of it.
async fn part(
    State(app): State<Arc<App>>,
    Address(address): Address,
    Path((name, part)): Path<(String, String)>,
    headers: HeaderMap,
) -> Result<Response, Error> {
    let rules = name.split_once('.').map_or(&name[..], |(rules, _)| rules);
    let mut ready = tables(&*app.oracles.ask(read(rules)?)?).into_iter();
    let Ready { path, parts, .. } =
        ready.find(|table| table.name == name).ok_or(ProblemCode::NotFound)?;
    let number = part.strip_suffix(".bin").and_then(|number| number.parse::<usize>().ok());
    let place = number.and_then(|number| parts.get(number).cloned());
    let place = place.ok_or(ProblemCode::NotFound)?;
    let length = place.end - place.start;
    let range = headers.get(header::RANGE).and_then(|range| range.to_str().ok());
    let wanted = range.map(|range| ranges(range, length));
    // Each further megabyte is as good as a request.
    let bytes = match &wanted {
        Some(Some(ranges)) => ranges.iter().map(|range| range.end - range.start).sum(),
        _ => length,
    };
    app.guard.charge(address, (bytes.saturating_sub(1) / MOST_BYTES) as f64);
    let slice = Slice { path, place };
    let mut response = match wanted {
        Some(Some(ranges)) => match &ranges[..] {
            [] => {
                let told = [(header::CONTENT_RANGE, format!("bytes */{length}"))];
                return Ok((StatusCode::RANGE_NOT_SATISFIABLE, told).into_response());
            }
            [range] => {
                let told = [(header::CONTENT_RANGE, content_range(range, length))];
                let body = slice.stream(range.clone()).await?;
                (StatusCode::PARTIAL_CONTENT, told, body).into_response()
            }
            _ => {
                let kind = format!("multipart/byteranges; boundary={BOUNDARY}");
                let body = slice.several(&ranges, length).await?;
                (StatusCode::PARTIAL_CONTENT, [(header::CONTENT_TYPE, kind)], body).into_response()
            }
        },
        // What is no range, or more than anybody needs, is answered as if there were none.
        _ => slice.stream(0..length).await?.into_response(),
    };
    let headers = response.headers_mut();
    let plain = header::HeaderValue::from_static("application/octet-stream");
    headers.entry(header::CONTENT_TYPE).or_insert(plain);
    let mut set = |name, value| _ = headers.insert(name, header::HeaderValue::from_static(value));
    set(header::ACCEPT_RANGES, "bytes");
    // The front says which version the others belong to, and pages name that when they ask for them.
    set(
        header::CACHE_CONTROL,
        match number {
            Some(0) => "no-cache",
            _ => "public, max-age=31536000, immutable",
        },
    );
    Ok(response)
}

/// A part of a file.
struct Slice {
    path: PathBuf,
    place: Range<u64>,
}

impl Slice {
    async fn open(&self, at: u64) -> Result<File, Error> {
        let opened = async {
            let mut file = File::open(&self.path).await?;
            file.seek(SeekFrom::Start(self.place.start + at)).await?;
            std::io::Result::Ok(file)
        };
        opened.await.map_err(|error| {
            tracing::error!(%error, path = %self.path.display(), "a table cannot be read");
            ProblemCode::Unavailable.into()
        })
    }

    /// A range, as it is read from the disk.
    async fn stream(&self, range: Range<u64>) -> Result<Body, Error> {
        let file = self.open(range.start).await?;
        Ok(Body::new(Reading { file, left: range.end - range.start }))
    }

    /// Several ranges, each with where it lies.
    async fn several(&self, ranges: &[Range<u64>], length: u64) -> Result<Vec<u8>, Error> {
        let mut body = Vec::new();
        for range in ranges {
            let place = content_range(range, length);
            body.extend(format!("\r\n--{BOUNDARY}\r\nContent-Range: {place}\r\n\r\n").into_bytes());
            let file = self.open(range.start).await?;
            let wanted = range.end - range.start;
            let read = file.take(wanted).read_to_end(&mut body).await;
            if read.ok() != usize::try_from(wanted).ok() {
                return Err(ProblemCode::Unavailable.into());
            }
        }
        body.extend(format!("\r\n--{BOUNDARY}--\r\n").into_bytes());
        Ok(body)
    }
}

fn content_range(range: &Range<u64>, length: u64) -> String {
    format!("bytes {}-{}/{length}", range.start, range.end - 1)
}

/// What a header such as `bytes=0-99,200-` wants of so many bytes: none of the ranges may lie within. `None` if it is
/// something else, or wants more than anybody needs.
fn ranges(header: &str, length: u64) -> Option<Vec<Range<u64>>> {
    let mut ranges = Vec::new();
    for range in header.strip_prefix("bytes=")?.split(',') {
        let (first, last) = range.trim().split_once('-')?;
        let number = |text: &str| text.parse::<u64>().ok();
        let range = match (first, last) {
            ("", last) => length.saturating_sub(number(last)?)..length,
            (first, "") => number(first)?..length,
            (first, last) => number(first)?..number(last)?.saturating_add(1).min(length),
        };
        if range.start < range.end {
            ranges.push(range);
        }
    }
    let wanted: u64 = ranges.iter().map(|range| range.end - range.start).sum();
    let is_much = ranges.len() > 1 && (ranges.len() > MOST_RANGES || wanted > MOST_BYTES);
    (!is_much).then_some(ranges)
}

/// A file that is sent while it is read.
struct Reading {
    file: File,
    left: u64,
}

/// So much is read at once.
const CHUNK: usize = 64 << 10;

impl HttpBody for Reading {
    type Data = Bytes;
    type Error = std::io::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, std::io::Error>>> {
        if self.left == 0 {
            return Poll::Ready(None);
        }
        let mut bytes = vec![0; usize::try_from(self.left).map_or(CHUNK, |left| left.min(CHUNK))];
        let mut buffer = ReadBuf::new(&mut bytes);
        let read = ready!(Pin::new(&mut self.file).poll_read(context, &mut buffer));
        let read = read.map(|()| buffer.filled().len());
        Poll::Ready(Some(match read {
            Ok(0) => Err(std::io::ErrorKind::UnexpectedEof.into()),
            Ok(read) => {
                self.left -= read as u64;
                bytes.truncate(read);
                Ok(Frame::data(bytes.into()))
            }
            Err(error) => Err(error),
        }))
    }

    fn size_hint(&self) -> hyper::body::SizeHint {
        hyper::body::SizeHint::with_exact(self.left)
    }
}

#[cfg(test)]
#[allow(clippy::single_range_in_vec_init)] // Lists of ranges are what this is about.
mod tests {
    use super::ranges;

    #[test]
    fn ranges_are_read_as_http_writes_them() {
        assert_eq!(ranges("bytes=0-0", 100), Some(vec![0..1]));
        assert_eq!(
            ranges("bytes=10-19, 30-1000,-5, 90-", 100),
            Some(vec![10..20, 30..100, 95..100, 90..100])
        );
        assert_eq!(ranges("bytes=100-", 100), Some(vec![]));
        assert_eq!(ranges("bytes=5-3", 100), Some(vec![]));
        for other in ["", "bytes", "bytes=", "bytes=-", "bytes=a-b", "rows=1-2", "bytes=1-2,x"] {
            assert_eq!(ranges(other, 100), None, "{other}");
        }
    }

    #[test]
    fn nobody_gets_many_ranges_or_much_of_them_at_once() {
        let many: Vec<String> = (0..65).map(|at| format!("{at}-{at}")).collect();
        assert_eq!(ranges(&format!("bytes={}", many.join(",")), 100), None);
        assert_eq!(ranges("bytes=0-999999,0-999999", 1 << 24), None);
        assert_eq!(ranges("bytes=0-9999999", 1 << 24), Some(vec![0..10_000_000]));
    }
}
