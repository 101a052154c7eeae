//! A game as a picture that moves.

use linja::{Game, Side, TurnInProgress};

use crate::layout::{self, Place};
use crate::picture::{BOARD, document, pawn, transform};
use crate::pieces::{self, Pieces};
use crate::{Arrow, Picture};

/// A game, move by move.
///
/// ```
/// # use linja::{Game, RuleSet, Side};
/// # use linja_picture::Animation;
/// let mut game = Game::new(RuleSet::Zen, Side::Black);
/// game.play("2-3,1-3".parse()?)?;
/// assert_eq!(Animation::of(&game).frames.len(), 3, "the start and two moves");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Animation {
    /// The start, then the board after each move, with the moves of its turn so far.
    pub frames: Vec<Picture>,
}

/// How long a board is seen before the next move.
pub(crate) const PAUSE_MILLISECONDS: u16 = 900;
/// How long the last one is.
pub(crate) const LAST_PAUSE_MILLISECONDS: u16 = 3000;
/// How much of a pause a pawn is on its way.
const ON_ITS_WAY: f64 = 0.45;

impl Animation {
    /// A game from its start to where it stands.
    pub fn of(game: &Game) -> Animation {
        let mut frames = vec![Picture::new(game.start())];
        let mut before = game.start();
        for played in game.played() {
            let moves = played.turn.moves();
            if let Ok(mut turn) = TurnInProgress::new(game.rules(), before) {
                for (index, one) in moves.iter().enumerate() {
                    // It was played, so it is legal.
                    let _ = turn.play(*one);
                    let arrows = Arrow::made(played.mover(), &moves[..=index]);
                    frames.push(Picture { arrows, ..Picture::new(turn.position()) });
                }
            }
            before = played.position;
        }
        Animation { frames }
    }

    /// An SVG document in which the pawns move, again and again. Where nothing moves, it shows the last position.
    pub fn svg(&self) -> String {
        let below = Side::Black;
        let Some(first) = self.frames.first() else { return String::new() };
        let mut pieces = Pieces::new(first.position);
        let mut ways: Vec<Vec<Place>> = vec![Vec::new(); pieces::COUNT];
        for Picture { position, .. } in &self.frames {
            pieces.follow(*position);
            for (piece, way) in ways.iter_mut().enumerate() {
                let (spot, index) = pieces.standing(piece);
                way.push(layout::place(*position, below, spot, index));
            }
        }
        let moves = (self.frames.len() - 1) as f64;
        let pauses = moves + f64::from(LAST_PAUSE_MILLISECONDS) / f64::from(PAUSE_MILLISECONDS);
        let seconds = pauses * f64::from(PAUSE_MILLISECONDS) / 1000.0;
        let mut style = format!("g[id]{{animation:{seconds:.1}s infinite}}");
        let mut pawns = String::new();
        for (piece, way) in ways.iter().enumerate() {
            let Some(&last) = way.last() else { continue };
            let id = format!("p{piece}");
            pawns += &format!(
                "<g id=\"{id}\" transform=\"{}\">{}</g>",
                transform(last),
                pawn(pieces::side_of(piece))
            );
            let mut keyframes = keyframe(0.0, way[0]);
            for (number, pair) in
                (1u16..).zip(way.windows(2)).filter(|(_, pair)| pair[0] != pair[1])
            {
                let start = f64::from(number);
                keyframes += &keyframe((start - ON_ITS_WAY) / pauses, pair[0]);
                keyframes += &keyframe(start / pauses, pair[1]);
            }
            keyframes += &keyframe(1.0, last);
            style += &format!("#{id}{{animation-name:{id}}}@keyframes {id}{{{keyframes}}}");
        }
        let title = self.frames.last().map(|last| last.position.to_string()).unwrap_or_default();
        document(&title, below, BOARD, &format!("<style>{style}</style>{pawns}"))
    }
}

fn keyframe(share: f64, Place { x, y, scale }: Place) -> String {
    format!("{:.3}%{{transform:translate({x}px,{y}px) scale({scale})}}", 100.0 * share)
}
