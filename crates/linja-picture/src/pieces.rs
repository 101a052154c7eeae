//! The 24 pawns as things that can be followed with the eye: pawns of a colour are alike to the rules,
//! but on a table one of them moves and the others stay.

use linja::{Placement, Position, Progress, Row, Side};

use crate::Spot;

/// Where each pawn stands, those of Black first.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pieces {
    /// The pawns of each row in the order in which they came there.
    rows: [[Vec<usize>; 8]; 2],
}

/// A pawn that has gone from one row to another.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Travel {
    /// Which pawn, 0 to 23.
    pub piece: usize,
    /// From where.
    pub from: Row,
    /// To where.
    pub to: Row,
}

/// How many there are.
pub const COUNT: usize = 2 * Placement::PAWNS as usize;

/// The side of a pawn.
pub const fn side_of(piece: usize) -> Side {
    if piece < Placement::PAWNS as usize { Side::Black } else { Side::Red }
}

impl Pieces {
    /// The pawns of a position.
    pub fn new(position: Position) -> Pieces {
        let mut next = 0;
        let rows = Side::ALL.map(|side| {
            Progress::ALL
                .into_iter()
                .map(|progress| {
                    let first = next;
                    next += usize::from(position.placement(side).count(progress));
                    (first..next).collect()
                })
                .collect::<Vec<_>>()
                .try_into()
                .unwrap_or_default()
        });
        Pieces { rows }
    }

    /// Moves as few pawns as it takes to come to a position: those that came to a row last leave it
    /// first.
    pub fn follow(&mut self, position: Position) -> Vec<Travel> {
        let mut travels = Vec::new();
        for side in Side::ALL {
            let rows = &mut self.rows[side as usize];
            let mut leaving = Vec::new();
            for progress in Progress::ALL {
                let row = &mut rows[usize::from(progress.get())];
                let stays = usize::from(position.placement(side).count(progress));
                let gone = row.split_off(row.len().min(stays));
                leaving.extend(gone.into_iter().map(|piece| (piece, side.row(progress))));
            }
            let mut leaving = leaving.into_iter();
            for progress in Progress::ALL {
                let row = &mut rows[usize::from(progress.get())];
                let missing = usize::from(position.placement(side).count(progress)) - row.len();
                for (piece, from) in leaving.by_ref().take(missing) {
                    row.push(piece);
                    travels.push(Travel { piece, from, to: side.row(progress) });
                }
            }
        }
        travels
    }

    /// Where a pawn stands, and as the how-manieth of its side on that row.
    pub fn standing(&self, piece: usize) -> (Spot, u8) {
        let side = side_of(piece);
        let rows = &self.rows[side as usize];
        let found = Progress::ALL.into_iter().find_map(|progress| {
            let row = &rows[usize::from(progress.get())];
            let index = row.iter().position(|&other| other == piece)?;
            Some((Spot { side, row: side.row(progress) }, u8::try_from(index).unwrap_or(0)))
        });
        // Every pawn stands somewhere; the start line is as good as any other answer.
        found.unwrap_or((Spot { side, row: side.row(Progress::START) }, 0))
    }

    /// The pawn of a spot that would move.
    pub fn top_of(&self, spot: Spot) -> Option<usize> {
        let progress = usize::from(spot.side.progress(spot.row).get());
        self.rows[spot.side as usize][progress].last().copied()
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)] // A panic is how a test fails.
mod tests {
    use super::*;
    use linja::{RuleSet, random_game};

    #[test]
    fn a_move_moves_one_pawn_and_taking_it_back_brings_the_same_one_back() {
        let start = Position::start(Side::Black);
        let moved = "5,1,1,2,1,1,1,0/0,1,1,1,1,1,1,6 b".parse().unwrap();
        let mut pieces = Pieces::new(start);
        let [there] = pieces.follow(moved)[..] else { panic!("one pawn moves") };
        assert_eq!((there.from.number(), there.to.number()), (1, 4));
        let [back] = pieces.follow(start)[..] else { panic!("one pawn comes back") };
        assert_eq!((back.piece, back.from, back.to), (there.piece, there.to, there.from));
    }

    #[test]
    fn the_pawns_stand_as_the_position_says_after_every_turn_of_a_game() {
        let game = random_game(RuleSet::ZenMean, 5);
        let mut pieces = Pieces::new(game.start());
        for played in game.played() {
            pieces.follow(played.position);
            let mut standing: Vec<_> = (0..COUNT).map(|piece| pieces.standing(piece)).collect();
            for &(Spot { side, row }, index) in &standing {
                assert!(index < played.position.count(side, row));
                assert!(pieces.top_of(Spot { side, row }).is_some());
            }
            standing.sort_by_key(|&(Spot { side, row }, index)| (side, row, index));
            standing.dedup();
            assert_eq!(standing.len(), COUNT, "no two pawns stand on the same place");
        }
    }
}
