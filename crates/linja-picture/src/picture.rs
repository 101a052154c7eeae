//! A position as a picture.

use linja::{Game, Position, Row, Side};

use crate::layout::{self, HEIGHT, Place, WIDTH};
use crate::shapes::{self, COLOURS, pawn_id};
use crate::{Arrow, Spot};

/// A board as it is drawn.
///
/// ```
/// # use linja::{Position, Side};
/// # use linja_picture::Picture;
/// let picture = Picture::new(Position::start(Side::Black));
/// assert_eq!(picture.svg().matches("href=\"#pawn-red\"").count(), 12);
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Picture {
    /// Where the pawns stand.
    pub position: Position,
    /// The side whose start line is below.
    pub below: Side,
    /// The moves that are pointed out.
    pub arrows: Vec<Arrow>,
}

/// What a picture shows of the cloth: from the left, from the top, width and height.
pub(crate) type Frame = [f64; 4];

/// The board with a little cloth at its sides.
pub(crate) const BOARD: Frame = [-8.0, 0.0, WIDTH + 16.0, HEIGHT];

impl Picture {
    /// How wide and high it is in SVG.
    pub const SIZE: (u32, u32) = (BOARD[2] as u32, BOARD[3] as u32);

    /// A position, seen by Black.
    pub const fn new(position: Position) -> Picture {
        Picture { position, below: Side::Black, arrows: Vec::new() }
    }

    /// Where a game stands, with its last turn.
    pub fn of(game: &Game) -> Picture {
        let last = game.played().last();
        let arrows = last.map(|last| Arrow::made(last.mover(), last.turn.moves()));
        Picture { arrows: arrows.unwrap_or_default(), ..Picture::new(game.position()) }
    }

    /// The picture as an SVG document, with the position as its title.
    pub fn svg(&self) -> String {
        self.framed(BOARD)
    }

    pub(crate) fn framed(&self, frame: Frame) -> String {
        let Picture { position, below, .. } = *self;
        let mut pawns = String::new();
        for side in Side::ALL {
            for row in Row::ALL {
                let spot = Spot { side, row };
                for index in 0..position.count(side, row) {
                    let place = layout::place(position, below, spot, index);
                    pawns += &format!("<g transform=\"{}\">{}</g>", transform(place), pawn(side));
                }
            }
        }
        for arrow in &self.arrows {
            pawns += &shapes::arrow(position, below, *arrow);
        }
        document(&position.to_string(), below, frame, &pawns)
    }
}

/// A picture of a board on which something lies.
pub(crate) fn document(title: &str, below: Side, frame: Frame, on_it: &str) -> String {
    let [x, y, width, height] = frame;
    let numbers = Row::ALL.map(|row| {
        let place = Place { x: 9.0, y: layout::row_y(row, below), scale: 1.0 };
        format!("<path transform=\"{}\" d=\"{}\"/>", transform(place), digit(row))
    });
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"{x} {y} {width} {height}\" width=\"{width}\" height=\"{height}\" role=\"img\"><title>{title}</title><defs>{}</defs><rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" style=\"fill:var(--cloth)\"/>{}<g fill=\"none\" style=\"stroke:var(--edge)\" stroke-width=\"1.3\" stroke-linecap=\"round\" stroke-linejoin=\"round\">{}</g>{on_it}</svg>\n",
        shapes::definitions(),
        shapes::ground(),
        numbers.concat(),
    );
    // Not every program that shows pictures knows variables.
    for (name, value) in COLOURS {
        svg = svg.replace(&format!("var(--{name})"), value);
    }
    svg
}

pub(crate) fn pawn(side: Side) -> String {
    format!("<use href=\"#pawn-shade\"/><use href=\"{}\"/>", pawn_id(side))
}

pub(crate) fn transform(Place { x, y, scale }: Place) -> String {
    format!("translate({x} {y}) scale({scale})")
}

/// The number of a row as a line, so that no font is needed.
const fn digit(row: Row) -> &'static str {
    match row.number() {
        1 => "M-1.8 -2.9L.4 -4.6V4.6",
        2 => "M-2.6 -2.4C-2.6 -5.4 2.7 -5.4 2.7 -2.2C2.7 .2 -2.8 2.6 -2.8 4.6H2.9",
        3 => {
            "M-2.6 -3.4C-1.6 -5.2 2.5 -5 2.5 -2.3C2.5 -.6 .8 -.1 -.6 -.1C1 -.1 2.9 .6 2.9 2.3C2.9 5.2 -1.8 5.3 -2.8 3.2"
        }
        4 => "M1.6 4.6V-4.6L-3 1.8H3.2",
        5 => "M2.4 -4.6H-2L-2.4 -.4C-.9 -1.7 2.9 -1.4 2.9 1.6C2.9 5 -1.6 5.4 -2.8 3.1",
        6 => "M2.4 -3.4C1.2 -5.4 -2.8 -5.2 -2.8 1C-2.8 6 2.9 5.6 2.9 1.7C2.9 -2 -2.4 -1.8 -2.8 1.4",
        7 => "M-2.8 -4.6H2.9C1.2 -2 -.6 1.2 -.8 4.6",
        _ => {
            "M0 -.3C-3.4 -1 -3 -4.7 0 -4.7C3 -4.7 3.4 -1 0 -.3C-3.8 .4 -3.6 4.7 0 4.7C3.6 4.7 3.8 .4 0 -.3Z"
        }
    }
}
