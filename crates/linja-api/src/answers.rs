//! What an oracle answers, in the form in which it is sent.

use linja::{BySide, Game, Position};
use linja_oracle::{Oracle, TableError};
use linja_players::{
    Grade, LevelEstimate, OnlyWin, Puzzle, PuzzleKind, Review, ReviewError, ReviewedTurn,
    found_percent,
};

use crate::{
    GradeView, LevelView, MarginsView, OnlyWinView, PuzzleKindView, PuzzleView, ReviewView,
    ReviewedView, SideView,
};

impl MarginsView {
    /// Asks for all turns of a position.
    pub fn ask(oracle: &Oracle, position: Position) -> Result<MarginsView, TableError> {
        let (rules, turns) = (oracle.rules(), oracle.turns(position)?);
        let found_percent = found_percent(rules, position, &turns);
        let (margin, turns) =
            (oracle.margin(position)?, turns.into_iter().map(Into::into).collect());
        Ok(MarginsView { rules, position, margin, turns, found_percent })
    }
}

impl ReviewView {
    /// Has a game judged; without the lines of perfect play, which need many more questions.
    pub fn ask(oracle: &Oracle, game: &Game) -> Result<ReviewView, ReviewError> {
        Ok(ReviewView::new(game, Review::of(game, oracle)?))
    }

    /// Has a game judged, with the line of perfect play at each turn.
    pub fn ask_with_lines(oracle: &Oracle, game: &Game) -> Result<ReviewView, ReviewError> {
        let review = Review::of(game, oracle)?;
        let lines = review.turns.iter().map(|turn| turn.line(oracle));
        let lines = lines.collect::<Result<Vec<_>, _>>()?;
        let mut view = ReviewView::new(game, review);
        for (turn, line) in view.turns.iter_mut().zip(lines) {
            turn.line = line.into_iter().map(|turn| turn.played.turn).collect();
        }
        Ok(view)
    }

    fn new(game: &Game, review: Review) -> ReviewView {
        let sides = BySide::new(|side| {
            let sum = review.side(side);
            let level = review.level(side).map(LevelView::from);
            SideView { given_away: sum.given_away, accuracy: sum.accuracy(), level }
        });
        ReviewView {
            rules: review.rules,
            start: game.start(),
            margins: review.margins().collect(),
            sides,
            turning_points: review.turning_points().map(|(number, _)| number as u32).collect(),
            turns: review.turns.into_iter().map(ReviewedView::from).collect(),
        }
    }
}

impl From<LevelEstimate> for LevelView {
    fn from(LevelEstimate { level, low, high }: LevelEstimate) -> LevelView {
        LevelView { level, low, high }
    }
}

impl From<ReviewedTurn> for ReviewedView {
    fn from(reviewed: ReviewedTurn) -> ReviewedView {
        let ReviewedTurn { side, turn, before, after, grade, only_win, best, .. } = reviewed;
        ReviewedView {
            side,
            turn,
            before,
            after,
            grade: match grade {
                Grade::Best => GradeView::Best,
                Grade::Good => GradeView::Good,
                Grade::Inaccuracy => GradeView::Inaccuracy,
                Grade::Mistake => GradeView::Mistake,
                Grade::Blunder => GradeView::Blunder,
            },
            only_win: only_win.map(|only_win| match only_win {
                OnlyWin::Found => OnlyWinView::Found,
                OnlyWin::Missed => OnlyWinView::Missed,
            }),
            best,
            line: Vec::new(),
        }
    }
}

impl PuzzleView {
    /// Has the puzzle of a seed made.
    pub fn ask(oracle: &Oracle, seed: u64) -> Result<PuzzleView, TableError> {
        Puzzle::new(seed, oracle).map(PuzzleView::from)
    }
}

impl From<Puzzle> for PuzzleView {
    fn from(puzzle: Puzzle) -> PuzzleView {
        PuzzleView {
            rules: puzzle.rules,
            seed: puzzle.seed,
            position: puzzle.position,
            kind: match puzzle.kind {
                PuzzleKind::OnlyWin => PuzzleKindView::OnlyWin,
                PuzzleKind::ByPoints(points) => PuzzleKindView::ByPoints { points },
            },
            difficulty: puzzle.difficulty,
            turns: puzzle.turns().iter().map(|&turn| turn.into()).collect(),
        }
    }
}
