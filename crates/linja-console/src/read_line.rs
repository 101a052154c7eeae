//! Lines that are typed.

use std::io::{self, BufRead, Read};

/// More than any turn or file's name needs; a longer line is read as several.
const LONGEST_LINE: u64 = 1000;

/// The next line, or `None` at the end of the input.
pub fn read_line(input: &mut impl BufRead) -> io::Result<Option<String>> {
    let mut line = Vec::new();
    let read = input.take(LONGEST_LINE).read_until(b'\n', &mut line)?;
    Ok((read > 0).then(|| String::from_utf8_lossy(&line).into_owned()))
}
