//! Several games in a row between the same players.

use crate::{BySide, Side};

/// A series of games with its running score; the loser starts the next game.
///
/// ```
/// use linja::{Series, Side};
///
/// let mut series = Series::new(Side::Black);
/// assert_eq!(series.next_first(), Side::Black);
///
/// series.finish(Some(Side::Black));
/// assert_eq!(series.next_first(), Side::Red);
///
/// // After a draw, the side that didn't start the last game starts the next one.
/// series.finish(None);
/// assert_eq!(series.next_first(), Side::Black);
/// assert_eq!((series.wins()[Side::Black], series.draws()), (1, 1));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Series {
    next_first: Side,
    wins: BySide<u32>,
    draws: u32,
}

impl Series {
    /// A series whose first game is started by `first`. The caller picks that side, usually at random.
    ///
    /// ```
    /// # use linja::{Series, Side};
    /// assert_eq!(Series::new(Side::Red).next_first(), Side::Red);
    /// ```
    pub const fn new(first: Side) -> Series {
        Series::resumed(first, BySide { black: 0, red: 0 }, 0)
    }

    /// A series with games behind it; `first` starts the next one.
    ///
    /// ```
    /// # use linja::{BySide, Series, Side};
    /// let series = Series::resumed(Side::Red, BySide { black: 2, red: 1 }, 0);
    /// assert_eq!((series.next_first(), series.wins().black), (Side::Red, 2));
    /// ```
    pub const fn resumed(first: Side, wins: BySide<u32>, draws: u32) -> Series {
        Series { next_first: first, wins, draws }
    }

    /// Notes the winner of a game, or that it was a draw.
    ///
    /// ```
    /// # use linja::{Series, Side};
    /// let mut series = Series::new(Side::Red);
    /// series.finish(Some(Side::Black));
    /// assert_eq!(series.next_first(), Side::Red);
    /// ```
    pub fn finish(&mut self, winner: Option<Side>) {
        match winner {
            Some(side) => self.wins[side] += 1,
            None => self.draws += 1,
        }
        self.next_first = winner.unwrap_or(self.next_first).other();
    }

    /// Who starts the next game.
    ///
    /// ```
    /// # use linja::{Series, Side};
    /// assert_eq!(Series::new(Side::Black).next_first(), Side::Black);
    /// ```
    pub const fn next_first(&self) -> Side {
        self.next_first
    }

    /// The games each side has won.
    ///
    /// ```
    /// # use linja::{BySide, Series, Side};
    /// assert_eq!(Series::new(Side::Black).wins(), BySide { black: 0, red: 0 });
    /// ```
    pub const fn wins(&self) -> BySide<u32> {
        self.wins
    }

    /// The games that were drawn.
    ///
    /// ```
    /// # use linja::{Series, Side};
    /// assert_eq!(Series::new(Side::Black).draws(), 0);
    /// ```
    pub const fn draws(&self) -> u32 {
        self.draws
    }
}
