//! Where things lie on the drawn board, in its own units: rows, sticks, pawns; and what lies under a
//! finger.

use linja::{Position, Row, Side};

use crate::Spot;

/// How wide the drawing is.
pub const WIDTH: f64 = 600.0;
/// How high the drawing is.
pub const HEIGHT: f64 = 2.0 * (EDGE + OUTER) + 6.0 * INNER;
/// How high an inner row is, from stick to stick.
pub const INNER: f64 = 72.0;
/// How high an outer row is: it may have to hold two lines of pawns.
pub const OUTER: f64 = 86.0;
/// Free above and below.
const EDGE: f64 = 4.0;

/// Where a pawn stands.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Place {
    /// From the left to its middle.
    pub x: f64,
    /// From the top to its middle.
    pub y: f64,
    /// Its size, 1 for the usual one.
    pub scale: f64,
}

impl Place {
    /// Whether a finger at a point touches the pawn that stands here.
    pub fn is_at(self, x: f64, y: f64) -> bool {
        (self.x - x).abs() < 24.0 && (self.y - y).abs() < 36.0 * self.scale
    }
}

/// How many rows lie below this one on the drawing.
const fn from_below(row: Row, below: Side) -> u8 {
    below.progress(row).get()
}

/// The middle of a row.
pub fn row_y(row: Row, below: Side) -> f64 {
    match from_below(row, below) {
        0 => HEIGHT - EDGE - OUTER / 2.0,
        7 => EDGE + OUTER / 2.0,
        inner => HEIGHT - EDGE - OUTER - (f64::from(inner) - 0.5) * INNER,
    }
}

/// How high a row is.
pub const fn row_height(row: Row) -> f64 {
    if row.is_inner() { INNER } else { OUTER }
}

/// The sticks from the top, by their middles.
pub fn sticks() -> impl Iterator<Item = f64> {
    (0..7).map(|index| EDGE + OUTER + f64::from(index) * INNER)
}

/// The row at a height of the drawing.
pub fn row_at(y: f64, below: Side) -> Row {
    let distance = |row: &Row| (row_y(*row, below) - y).abs() - row_height(*row) / 2.0;
    let nearest = |one: &Row, other: &Row| distance(one).total_cmp(&distance(other));
    // There are eight rows, so there is a nearest one.
    Row::ALL.into_iter().min_by(nearest).unwrap_or(below.row(linja::Progress::START))
}

/// Where the pawn number `index` of a side on a row stands, counted from its own edge: Black fills a
/// row from the left, Red from the right.
pub fn place(position: Position, below: Side, spot: Spot, index: u8) -> Place {
    standing(position.pawns_on(spot.row), below, spot, index)
}

/// Where a pawn would stand that comes to a row.
pub fn place_of_next(position: Position, below: Side, spot: Spot) -> Place {
    let Spot { side, row } = spot;
    standing(position.pawns_on(row) + 1, below, spot, position.count(side, row))
}

/// An arrow from one place to another that bows to a side (-1 or 1): its shaft as a path, and where its
/// head lies, as a transformation.
pub fn bow(from: Place, to: Place, side: f64) -> (String, String) {
    let (dx, dy) = (to.x - from.x, to.y - from.y);
    let length = dx.hypot(dy).max(1.0);
    let out = side * (14.0 + 0.12 * length);
    let middle = (f64::midpoint(from.x, to.x), f64::midpoint(from.y, to.y));
    let (x, y) = (middle.0 - dy / length * out, middle.1 + dx / length * out);
    let shaft = format!("M{:.1} {:.1}Q{x:.1} {y:.1} {:.1} {:.1}", from.x, from.y, to.x, to.y);
    let angle = (to.y - y).atan2(to.x - x).to_degrees();
    (shaft, format!("translate({:.1} {:.1}) rotate({angle:.1})", to.x, to.y))
}

/// Where a pawn stands on a row of so many: six far apart, up to fourteen closer together, more in two
/// lines of smaller ones.
pub fn standing(pawns: u8, below: Side, spot: Spot, index: u8) -> Place {
    let middle = row_y(spot.row, below);
    let index = f64::from(index);
    let (from_edge, y, scale) = match pawns {
        0..=6 => (100.0 + 80.0 * index, middle, 1.0),
        7..=12 => (69.0 + 42.0 * index, middle, 1.0),
        13..=14 => (66.0 + 36.0 * index, middle, 0.92),
        _ => {
            let line = if index % 2.0 == 0.0 { 1.0 } else { -1.0 };
            (66.0 + 42.0 * (index / 2.0).floor() + 3.0 * line, middle + 20.0 * line, 0.8)
        }
    };
    let x = if spot.side == Side::Black { from_edge } else { WIDTH - from_edge };
    Place { x, y, scale }
}

/// What lies at a point: the row, and the pawns of a side if the point is on one of them.
pub fn under(position: Position, below: Side, x: f64, y: f64) -> (Row, Option<Side>) {
    let row = row_at(y, below);
    let pawns = Side::ALL.into_iter().flat_map(|side| {
        let spot = Spot { side, row };
        (0..position.count(side, row)).map(move |index| (side, place(position, below, spot, index)))
    });
    let touched = pawns.filter(|(_, place)| place.is_at(x, y));
    let distance = |place: &Place| (place.x - x).hypot(place.y - y);
    let nearest = touched.min_by(|(_, one), (_, other)| distance(one).total_cmp(&distance(other)));
    (row, nearest.map(|(side, _)| side))
}

#[cfg(test)]
#[allow(clippy::unwrap_used)] // A panic is how a test fails.
mod tests {
    use super::*;

    const CROWDED: &str = "12,0,0,0,0,0,0,0/9,3,0,0,0,0,0,0 b";

    #[test]
    fn every_row_is_found_at_its_middle_whichever_side_is_below() {
        for below in Side::ALL {
            for row in Row::ALL {
                assert_eq!(row_at(row_y(row, below), below), row);
            }
            assert_eq!(row_at(-50.0, below), below.row(linja::Progress::GOAL));
            assert_eq!(row_at(HEIGHT + 50.0, below), below.row(linja::Progress::START));
        }
    }

    #[test]
    fn no_two_pawns_stand_on_the_same_spot_however_crowded_a_row_is() {
        for text in
            [CROWDED, "6,1,1,1,1,1,1,0/0,1,1,1,1,1,1,6 b", "4,3,1,1,1,1,1,0/6,3,1,0,2,0,0,0 r"]
        {
            let position: Position = text.parse().unwrap();
            let mut places = Vec::new();
            for row in Row::ALL {
                for side in Side::ALL {
                    let spot = Spot { side, row };
                    let all = (0..position.count(side, row))
                        .map(|index| place(position, Side::Black, spot, index));
                    places.extend(all);
                }
            }
            assert_eq!(places.len(), 24);
            for (index, one) in places.iter().enumerate() {
                assert!((40.0..=WIDTH - 40.0).contains(&one.x), "{text}: {one:?}");
                for other in &places[..index] {
                    let apart = (one.x - other.x).abs() + (one.y - other.y).abs();
                    assert!(apart > 30.0, "{text}: {one:?} and {other:?}");
                }
            }
        }
    }

    #[test]
    fn an_arrow_goes_from_place_to_place_and_bows_to_its_side() {
        let place = |y| Place { x: 100.0, y, scale: 1.0 };
        let (shaft, head) = bow(place(300.0), place(100.0), 1.0);
        assert_eq!(shaft, "M100.0 300.0Q138.0 200.0 100.0 100.0");
        assert!(head.starts_with("translate(100.0 100.0) rotate(-110"), "{head}");
        assert!(bow(place(300.0), place(100.0), -1.0).0.contains("Q62.0 200.0"));
    }

    #[test]
    fn a_finger_on_a_pawn_finds_its_colour() {
        let position: Position = CROWDED.parse().unwrap();
        let row = Row::new(1).unwrap();
        for side in Side::ALL {
            let at = place(position, Side::Black, Spot { side, row }, 3);
            assert_eq!(under(position, Side::Black, at.x, at.y), (row, Some(side)));
        }
        let empty = row_y(Row::new(5).unwrap(), Side::Black);
        assert_eq!(under(position, Side::Black, 300.0, empty), (Row::new(5).unwrap(), None));
    }
}
