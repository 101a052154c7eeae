//! What is to be seen on a board, whoever shows it: pawns, marks, ghosts, worths. It knows no rules;
//! whoever makes it says what can be touched.

use linja::{BySide, Position, Row, Score, Side};
use linja_picture::{Arrow, Picture, Spot};

/// A row where a pawn may land, with a ghost of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Landing {
    /// Whose pawn.
    pub side: Side,
    /// Where.
    pub row: Row,
    /// A small sign on the ghost, such as what the move is worth.
    pub pill: Option<Pill>,
}

/// A small sign on the board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pill {
    /// What it says.
    pub text: String,
    /// Whether it stands out.
    pub is_best: bool,
}

/// The points that stand beside the pawns of a row: what they give, or what moving one leads to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Tally {
    /// Whose pawns, and where.
    pub spot: Spot,
    /// What they give together, or lead to.
    pub points: i32,
    /// Whether it stands out.
    pub is_best: bool,
}

/// A board to be drawn.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BoardView {
    /// Where the pawns stand.
    pub position: Position,
    /// The side whose start line is below.
    pub below: Side,
    /// The pawns that can be taken up.
    pub movable: Vec<Spot>,
    /// The pawn that is held.
    pub held: Option<Spot>,
    /// Where it may land, or what is shown as a hint.
    pub landings: Vec<Landing>,
    /// What a pawn of the side below is worth on each row, from row 1; empty to show nothing.
    pub worths: Vec<i32>,
    /// The points of the rows, where they are being counted or tried out.
    pub tallies: Vec<Tally>,
    /// Moves that are pointed out.
    pub arrows: Vec<Arrow>,
}

impl Tally {
    /// The points of all rows where pawns stand.
    pub fn of(scores: &BySide<Score>) -> Vec<Tally> {
        let of_side = |side: Side| {
            let lines = scores[side].lines().filter(|line| line.pawns > 0);
            lines.map(move |line| Tally {
                spot: Spot { side, row: line.row },
                points: line.points(),
                is_best: false,
            })
        };
        Side::ALL.into_iter().flat_map(of_side).collect()
    }
}

impl Landing {
    /// A place to land, without a sign.
    pub const fn new(side: Side, row: Row) -> Landing {
        Landing { side, row, pill: None }
    }
}

impl BoardView {
    /// The board as a picture to take away: the pawns and the moves that are pointed out.
    pub fn picture(&self) -> Picture {
        Picture { position: self.position, below: self.below, arrows: self.arrows.clone() }
    }

    /// A position, and nothing to do.
    pub const fn of(position: Position, below: Side) -> BoardView {
        BoardView {
            position,
            below,
            movable: Vec::new(),
            held: None,
            landings: Vec::new(),
            worths: Vec::new(),
            tallies: Vec::new(),
            arrows: Vec::new(),
        }
    }

    /// Whether the pawns of this side on this row can be taken up.
    pub fn is_movable(&self, spot: Spot) -> bool {
        self.movable.contains(&spot)
    }

    /// Whether a pawn may land on this row.
    pub fn is_landing(&self, row: Row) -> bool {
        self.landings.iter().any(|landing| landing.row == row)
    }
}
