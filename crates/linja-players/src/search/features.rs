//! What the network sees of a position, shared with `examples/fit_evaluation.rs`, which fits it.

/// The pairs of rows that it sees, counted from the mover's start line.
const PAIRS: [(usize, usize); SEEN] =
    [(0, 1), (1, 2), (2, 3), (3, 4), (4, 5), (5, 6), (7, 6), (1, 3), (2, 4), (3, 5), (4, 6)];

/// How many features a position has: one per pair.
pub(crate) const SEEN: usize = 11;

/// How many features there are.
pub(crate) const FEATURES: usize = first(SEEN);

/// If more pawns than this stand on a start line, some were pushed back; the network does not see how many.
const MOST_AT_HOME: usize = 6;

/// In how many ways pawns of both sides can stand on a row: an outer one, which is one side's start line and the other's
/// goal, or an inner one, which holds six.
const fn ways(row: usize) -> usize {
    if row == 0 || row == 7 { (MOST_AT_HOME + 1) * 13 } else { 28 }
}

/// The first feature of a pair.
const fn first(pair: usize) -> usize {
    match pair {
        0 => 0,
        _ => first(pair - 1) + ways(PAIRS[pair - 1].0) * ways(PAIRS[pair - 1].1),
    }
}

/// The features of a position: for each pair of rows, how many pawns of each side stand on both.
#[inline]
pub(crate) fn features(mover: [u8; 8], waiting: [u8; 8]) -> [usize; SEEN] {
    const FIRST: [usize; SEEN] = {
        let mut all = [0; SEEN];
        let mut pair = 0;
        while pair < SEEN {
            all[pair] = first(pair);
            pair += 1;
        }
        all
    };
    let way: [usize; 8] = std::array::from_fn(|row| {
        let (mine, theirs) = (usize::from(mover[row]), usize::from(waiting[7 - row]));
        match row {
            0 => mine.min(MOST_AT_HOME) * 13 + theirs,
            7 => theirs.min(MOST_AT_HOME) * 13 + mine,
            _ => (mine + theirs) * (mine + theirs + 1) / 2 + mine,
        }
    });
    std::array::from_fn(|pair| {
        let (one, other) = PAIRS[pair];
        FIRST[pair] + way[one] * ways(other) + way[other]
    })
}
