//! Lines of bounded length, so that an endless line does not fill the memory.

use std::io::{self, BufRead};

/// Longer than any line of a game: a `position` with all turns takes a few kilobytes.
const LONGEST: usize = 1 << 16;

/// Reads a stream line by line.
pub(super) struct Lines<R> {
    reader: R,
}

#[derive(Debug, PartialEq, Eq)]
pub(super) enum Line {
    /// Without its end; bytes that are not UTF-8 are replaced.
    Text(String),
    /// Too long to keep.
    TooLong,
}

impl<R: BufRead> Lines<R> {
    pub(super) fn new(reader: R) -> Lines<R> {
        Lines { reader }
    }

    /// The next line, or `None` at the end of the stream.
    pub(super) fn next_line(&mut self) -> io::Result<Option<Line>> {
        let mut bytes = Vec::new();
        let (mut is_too_long, mut is_at_end) = (false, true);
        loop {
            let buffer = match self.reader.fill_buf() {
                Ok(buffer) => buffer,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                Err(error) => return Err(error),
            };
            if buffer.is_empty() {
                break;
            }
            is_at_end = false;
            let end = buffer.iter().position(|&byte| byte == b'\n');
            let part = &buffer[..end.unwrap_or(buffer.len())];
            is_too_long |= bytes.len() + part.len() > LONGEST;
            if !is_too_long {
                bytes.extend_from_slice(part);
            }
            let used = end.map_or(buffer.len(), |end| end + 1);
            self.reader.consume(used);
            if end.is_some() {
                break;
            }
        }
        Ok(match (is_at_end, is_too_long) {
            (true, _) => None,
            (_, true) => Some(Line::TooLong),
            (_, false) => Some(Line::Text(String::from_utf8_lossy(&bytes).into_owned())),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_without_end_is_dropped_and_the_next_one_is_read() {
        let text = [b"ugi\r\n".to_vec(), vec![b'x'; LONGEST + 1], b"\n\n\xff\nquit".to_vec()];
        // A small buffer, so that lines come in parts.
        let text = text.concat();
        let mut lines = Lines::new(io::BufReader::with_capacity(7, text.as_slice()));
        let mut read = Vec::new();
        while let Ok(Some(line)) = lines.next_line() {
            read.push(line);
        }
        let line = |text: &str| Line::Text(text.to_owned());
        assert_eq!(read, [line("ugi\r"), Line::TooLong, line(""), line("\u{fffd}"), line("quit")]);
    }
}
