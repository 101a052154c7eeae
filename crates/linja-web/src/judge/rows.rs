//! The parts of a table that have been fetched. What is asked for and not there is noted, so that it can be fetched.

use std::collections::VecDeque;
use std::io;
use std::ops::Range;
use std::sync::{Arc, Mutex, PoisonError};

/// What is kept of a table besides its front: so many bytes.
const MOST_BYTES: usize = 128 << 20;

/// The fetched parts of a table. Clones are the same.
#[derive(Debug, Clone, Default)]
pub struct Rows(Arc<Mutex<Inner>>);

#[derive(Debug, Default)]
struct Inner {
    /// How long the whole table is.
    length: u64,
    /// Its front, which is always there.
    front: Vec<u8>,
    /// The others, the oldest first, with where they begin.
    known: VecDeque<(u64, Vec<u8>)>,
    bytes: usize,
    missing: Vec<Range<u64>>,
}

impl Rows {
    /// Nothing but the front of a table of this length.
    pub fn new(front: Vec<u8>, length: u64) -> Rows {
        Rows(Arc::new(Mutex::new(Inner { length, front, ..Inner::default() })))
    }

    /// What was asked for in vain since the last time.
    pub fn take_missing(&self) -> Vec<Range<u64>> {
        let mut missing = std::mem::take(&mut self.inner().missing);
        missing.sort_by_key(|range| (range.start, range.end));
        missing.dedup();
        missing
    }

    /// Takes in what was fetched from this offset on.
    pub fn add(&self, start: u64, bytes: Vec<u8>) {
        let mut inner = self.inner();
        inner.bytes += bytes.len();
        inner.known.push_back((start, bytes));
        while inner.bytes > MOST_BYTES
            && let Some((_, oldest)) = inner.known.pop_front()
        {
            inner.bytes -= oldest.len();
        }
    }

    /// Fills the buffer with the bytes from `offset` on; those that are missing are noted.
    pub fn read_exact_at(&self, buffer: &mut [u8], offset: u64) -> io::Result<()> {
        let mut inner = self.inner();
        let end = offset.saturating_add(buffer.len() as u64);
        if end > inner.length {
            return Err(io::ErrorKind::UnexpectedEof.into());
        }
        let within = |(start, bytes): (u64, &[u8])| {
            let at = usize::try_from(offset.checked_sub(start)?).ok()?;
            bytes.get(at..)?.get(..buffer.len()).map(<[u8]>::to_vec)
        };
        // What is asked for was mostly fetched just now.
        let known = inner.known.iter().rev().map(|(start, bytes)| (*start, &bytes[..]));
        let found = known.chain([(0, &inner.front[..])]).find_map(within);
        match found {
            Some(found) => {
                buffer.copy_from_slice(&found);
                Ok(())
            }
            None => {
                inner.missing.push(offset..end);
                Err(io::ErrorKind::WouldBlock.into())
            }
        }
    }

    fn inner(&self) -> std::sync::MutexGuard<'_, Inner> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(feature = "judge")]
impl linja_oracle::Storage for Rows {
    fn size(&self) -> io::Result<u64> {
        Ok(self.inner().length)
    }

    fn read_exact_at(&self, buffer: &mut [u8], offset: u64) -> io::Result<()> {
        self.read_exact_at(buffer, offset)
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)] // A panic is how a test fails.
mod tests {
    use super::*;

    #[test]
    fn what_is_missing_is_noted_fetched_and_then_there() {
        let rows = Rows::new(vec![1, 2, 3], 10);
        let read = |offset, length| {
            let mut buffer = vec![0; length];
            rows.read_exact_at(&mut buffer, offset).map(|()| buffer).map_err(|error| error.kind())
        };
        assert_eq!(read(1, 2), Ok(vec![2, 3]));
        assert_eq!(read(4, 2), Err(io::ErrorKind::WouldBlock));
        assert_eq!(read(4, 2), Err(io::ErrorKind::WouldBlock));
        assert_eq!(read(2, 2), Err(io::ErrorKind::WouldBlock));
        assert_eq!(read(9, 2), Err(io::ErrorKind::UnexpectedEof));
        assert_eq!(rows.take_missing(), [2..4, 4..6]);
        assert_eq!(rows.take_missing(), []);
        rows.clone().add(4, vec![5, 6, 7]);
        assert_eq!(read(4, 2), Ok(vec![5, 6]));
        assert_eq!(read(5, 3), Err(io::ErrorKind::WouldBlock));
    }

    #[test]
    fn the_oldest_make_room() {
        let rows = Rows::new(vec![], 1 << 40);
        (0..40).for_each(|number| rows.add(number << 22, vec![0; 1 << 22]));
        let is_known = |number: u64| rows.read_exact_at(&mut [0], number << 22).is_ok();
        assert_eq!((0..40).filter(|&number| is_known(number)).count(), 32);
        assert!(is_known(39) && !is_known(7));
    }
}
