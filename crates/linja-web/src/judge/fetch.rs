//! Which requests fetch what is missing, and what comes back.

use std::ops::Range;

/// Two ranges with less between them are fetched as one: a header of its own would weigh as much.
const GAP: u64 = 512;

/// A request for ranges of one part of a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Request {
    /// The number of the part.
    pub part: usize,
    /// Where in the table the part begins.
    pub start: u64,
    /// What of it is wanted, counted from its beginning; in order, and apart from each other.
    pub ranges: Vec<Range<u64>>,
}

impl Request {
    /// The value of the header `Range`.
    ///
    /// ```
    /// let request = linja_web::Request { part: 1, start: 100, ranges: vec![0..10, 600..700] };
    /// assert_eq!(request.header(), "bytes=0-9,600-699");
    /// ```
    pub fn header(&self) -> String {
        let ranges = self.ranges.iter().map(|range| format!("{}-{}", range.start, range.end - 1));
        format!("bytes={}", ranges.collect::<Vec<_>>().join(","))
    }
}

/// The requests for what is missing, in order: one for each part. What lies in no part is left out.
pub fn plan(missing: &[Range<u64>], parts: &[Range<u64>]) -> Vec<Request> {
    let mut requests: Vec<Request> = Vec::new();
    for wanted in missing {
        let within = |part: &Range<u64>| part.start <= wanted.start && wanted.end <= part.end;
        let Some(part) = parts.iter().position(within) else { continue };
        let start = parts[part].start;
        let range = wanted.start - start..wanted.end - start;
        match requests.last_mut() {
            Some(request) if request.part == part => match request.ranges.last_mut() {
                Some(last) if range.start <= last.end + GAP => last.end = last.end.max(range.end),
                _ => request.ranges.push(range),
            },
            _ => requests.push(Request { part, start, ranges: vec![range] }),
        }
    }
    requests
}

/// The bytes in an answer of status 206, each with where they begin: the body is one range, which `content_range`
/// tells, or several, which `content_type` tells how to part. `None` if it cannot be understood.
pub fn parts_of_answer(
    content_range: Option<&str>,
    content_type: &str,
    body: &[u8],
) -> Option<Vec<(u64, Vec<u8>)>> {
    if let Some(range) = content_range {
        return Some(vec![(start_of(range, body.len())?, body.to_vec())]);
    }
    let (kind, boundary) = content_type.split_once("boundary=")?;
    kind.trim().to_ascii_lowercase().starts_with("multipart/byteranges").then_some(())?;
    let boundary = format!("--{}", boundary.trim().trim_matches('"'));
    let mut parts = Vec::new();
    let mut rest = &body[find(body, boundary.as_bytes())? + boundary.len()..];
    // After the last part two dashes follow.
    while !rest.starts_with(b"--") {
        let head = find(rest, b"\r\n\r\n")?;
        let range = str::from_utf8(&rest[..head]).ok()?.lines().find_map(|line| {
            let (name, value) = line.split_once(':')?;
            name.eq_ignore_ascii_case("content-range").then_some(value.trim())
        })?;
        rest = &rest[head + 4..];
        let length = length_of(range)?;
        let bytes = rest.get(..length)?;
        parts.push((start_of(range, length)?, bytes.to_vec()));
        rest = rest[length..].strip_prefix(b"\r\n")?.strip_prefix(boundary.as_bytes())?;
    }
    Some(parts)
}

/// Where a range such as `bytes 3-5/100` begins, if it has this length.
fn start_of(range: &str, length: usize) -> Option<u64> {
    let (start, _) = bounds(range)?;
    (length_of(range)? == length).then_some(start)
}

fn length_of(range: &str) -> Option<usize> {
    let (start, last) = bounds(range)?;
    usize::try_from(last.checked_sub(start)?).ok()?.checked_add(1)
}

fn bounds(range: &str) -> Option<(u64, u64)> {
    let (start, last) = range.strip_prefix("bytes ")?.split('/').next()?.split_once('-')?;
    Some((start.parse().ok()?, last.parse().ok()?))
}

fn find(bytes: &[u8], wanted: &[u8]) -> Option<usize> {
    bytes.windows(wanted.len()).position(|window| window == wanted)
}

#[cfg(test)]
#[allow(clippy::single_range_in_vec_init)] // Lists of ranges are what this is about.
mod tests {
    use super::*;

    #[test]
    fn what_is_missing_is_fetched_by_one_request_for_each_part() {
        let parts = [0..100, 100..5000, 5000..9000];
        let missing = [120..140, 150..160, 3000..3100, 3050..3200, 5000..5001, 8999..9001];
        let asked = plan(&missing, &parts);
        let first = Request { part: 1, start: 100, ranges: vec![20..60, 2900..3100] };
        assert_eq!(asked, [first, Request { part: 2, start: 5000, ranges: vec![0..1] }]);
        assert_eq!(plan(&[], &parts), []);
    }

    #[test]
    fn one_range_and_several_are_read() {
        let one = parts_of_answer(Some("bytes 3-5/100"), "application/octet-stream", b"abc");
        assert_eq!(one, Some(vec![(3, b"abc".to_vec())]));
        assert_eq!(parts_of_answer(Some("bytes 3-5/100"), "", b"ab"), None);
        let body = b"\r\n--x--y\r\nContent-Type: a/b\r\nContent-range: bytes 0-3/9\r\n\r\n--x-\r\n--x--y\r\ncontent-range: bytes 7-7/*\r\n\r\n!\r\n--x--y--\r\n";
        let several = parts_of_answer(None, "multipart/byteranges; boundary=x--y", body);
        assert_eq!(several, Some(vec![(0, b"--x-".to_vec()), (7, b"!".to_vec())]));
        for cut in 0..body.len() - 4 {
            let kind = "multipart/byteranges; boundary=x--y";
            assert_eq!(parts_of_answer(None, kind, &body[..cut]), None, "{cut}");
        }
        assert_eq!(parts_of_answer(None, "text/html", b"<html>"), None);
    }
}
