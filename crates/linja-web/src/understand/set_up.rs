//! A position being set up by hand: pawns are put on rows and taken away, and the rules say whether it
//! is a position yet.

use linja::{BySide, ParsePositionError, Placement, Position, Row, Side};

use crate::{Spot, layout};

/// Pawns on rows, as many as somebody has put there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SetUp {
    counts: BySide<[u8; 8]>,
    /// The side to move.
    pub to_move: Side,
}

impl From<Position> for SetUp {
    fn from(position: Position) -> SetUp {
        let counts = BySide::new(|side| {
            let mut counts = [0; 8];
            Row::ALL.into_iter().for_each(|row| counts[index(row)] = position.count(side, row));
            counts
        });
        SetUp { counts, to_move: position.to_move() }
    }
}

impl SetUp {
    /// An empty board.
    pub const fn empty(to_move: Side) -> SetUp {
        SetUp { counts: BySide { black: [0; 8], red: [0; 8] }, to_move }
    }

    /// The pawns of a side on a row.
    pub fn count(&self, spot: Spot) -> u8 {
        self.counts[spot.side][index(spot.row)]
    }

    /// The pawns of both sides on a row.
    pub fn pawns_on(&self, row: Row) -> u8 {
        Side::ALL.into_iter().map(|side| self.count(Spot { side, row })).sum()
    }

    /// How many pawns a side has still to be given; fewer than none if it has too many.
    pub fn missing(&self, side: Side) -> i32 {
        let standing: u8 = self.counts[side].iter().sum();
        i32::from(Placement::PAWNS) - i32::from(standing)
    }

    /// Whether one more may be put there: a side has twelve, and an inner row holds six.
    pub fn may_add(&self, spot: Spot) -> bool {
        self.missing(spot.side) > 0
            && (!spot.row.is_inner() || self.pawns_on(spot.row) < Row::LIMIT)
    }

    /// Puts a pawn on a row, if one more may stand there.
    pub fn add(&mut self, spot: Spot) {
        if self.may_add(spot) {
            self.counts[spot.side][index(spot.row)] += 1;
        }
    }

    /// Takes a pawn away, if there is one.
    pub fn take(&mut self, spot: Spot) {
        let count = &mut self.counts[spot.side][index(spot.row)];
        *count = count.saturating_sub(1);
    }

    /// Where the pawns stand on the drawn board, with Black's start line below.
    pub fn places(&self) -> Vec<(Side, layout::Place)> {
        let on_spot = |spot: Spot| {
            let pawns = self.pawns_on(spot.row);
            let place = move |index| layout::standing(pawns, Side::Black, spot, index);
            (0..self.count(spot)).map(move |index| (spot.side, place(index)))
        };
        let on_row =
            |row: Row| Side::ALL.into_iter().flat_map(move |side| on_spot(Spot { side, row }));
        Row::ALL.into_iter().flat_map(on_row).collect()
    }

    /// Whose pawn is at a point of the drawn board; or, where none is, whose could be put there: Black's
    /// on the left, Red's on the right.
    pub fn pawn_at(&self, x: f64, y: f64) -> Result<Spot, Spot> {
        let row = layout::row_at(y, Side::Black);
        let is_there = |side: &Side| {
            let spot = Spot { side: *side, row };
            let pawns = self.pawns_on(row);
            let mut places = (0..self.count(spot))
                .map(|index| layout::standing(pawns, Side::Black, spot, index));
            places.any(|place| place.is_at(x, y))
        };
        let beside = if x < layout::WIDTH / 2.0 { Side::Black } else { Side::Red };
        match Side::ALL.into_iter().find(is_there) {
            Some(side) => Ok(Spot { side, row }),
            None => Err(Spot { side: beside, row }),
        }
    }

    /// The position, once the rules take it for one.
    pub fn position(&self) -> Result<Position, ParsePositionError> {
        let side = |side: Side| self.counts[side].map(|count| count.to_string()).join(",");
        let to_move = if self.to_move == Side::Black { 'b' } else { 'r' };
        format!("{}/{} {to_move}", side(Side::Black), side(Side::Red)).parse()
    }
}

fn index(row: Row) -> usize {
    usize::from(row.number()) - 1
}

#[cfg(test)]
#[allow(clippy::unwrap_used)] // A panic is how a test fails.
mod tests {
    use super::*;

    fn spot(side: Side, row: u8) -> Spot {
        Spot { side, row: Row::new(row).unwrap() }
    }

    #[test]
    fn a_position_can_be_built_from_nothing() {
        let mut set_up = SetUp::empty(Side::Red);
        (0..12).for_each(|_| set_up.add(spot(Side::Black, 1)));
        assert_eq!(set_up.position(), Err(ParsePositionError::Pawns(Side::Red, 0)));
        (0..12).for_each(|_| set_up.add(spot(Side::Red, 8)));
        let position = set_up.position().unwrap();
        assert_eq!(position.to_string(), "12,0,0,0,0,0,0,0/0,0,0,0,0,0,0,12 r");
        assert_eq!(SetUp::from(position), set_up);
    }

    #[test]
    fn no_side_gets_a_thirteenth_pawn_and_no_inner_row_a_seventh() {
        let mut set_up = SetUp::from(Position::start(Side::Black));
        set_up.add(spot(Side::Black, 4));
        assert_eq!(set_up, SetUp::from(Position::start(Side::Black)));
        (0..5).for_each(|_| set_up.take(spot(Side::Black, 1)));
        assert_eq!((set_up.missing(Side::Black), set_up.missing(Side::Red)), (5, 0));
        (0..5).for_each(|_| set_up.add(spot(Side::Black, 4)));
        assert_eq!((set_up.pawns_on(Row::new(4).unwrap()), set_up.missing(Side::Black)), (6, 1));
        assert_eq!(set_up.position(), Err(ParsePositionError::Pawns(Side::Black, 11)));
    }

    #[test]
    fn a_finger_takes_the_pawn_it_touches_and_puts_one_beside() {
        let set_up = SetUp::from(Position::start(Side::Black));
        let places = set_up.places();
        assert_eq!(places.len(), 24);
        for (side, place) in places {
            assert_eq!(set_up.pawn_at(place.x, place.y).unwrap().side, side);
        }
        let y = layout::row_y(Row::new(4).unwrap(), Side::Black);
        assert_eq!(set_up.pawn_at(290.0, y), Err(spot(Side::Black, 4)));
        assert_eq!(set_up.pawn_at(310.0, y), Err(spot(Side::Red, 4)));
    }

    #[test]
    fn taking_from_an_empty_row_takes_nothing() {
        let mut set_up = SetUp::from(Position::start(Side::Black));
        set_up.take(spot(Side::Black, 8));
        assert_eq!(set_up.position(), Ok(Position::start(Side::Black)));
    }
}
