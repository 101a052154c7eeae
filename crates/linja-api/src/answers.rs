//! The oracle's answers, in the form in which they are sent.

use linja::{BySide, Game, Position, Turn};
use linja_oracle::{DistanceOracle, Oracle, Outcome, TableError, Wdl};
use linja_players::{
    Feature, Grade, LevelEstimate, OnlyWin, Puzzle, PuzzleKind, Reason, Review, ReviewError,
    ReviewedTurn, found_percent,
};

use crate::{
    FeatureView, GradeView, HintView, JudgedTurn, LevelView, MarginsView, OnlyWinView, OutcomeView,
    PuzzleKindView, PuzzleView, ReasonView, ReviewView, ReviewedView, SideView, WdlView,
};

impl MarginsView {
    /// Asks the oracle about all turns of a position.
    pub fn ask(oracle: &Oracle, position: Position) -> Result<MarginsView, TableError> {
        let (rules, turns) = (oracle.rules(), oracle.turns(position)?);
        let found_percent = found_percent(rules, position, &turns);
        // The position's own margin is elsewhere in the table, and would have to be fetched.
        let margin = match turns.first() {
            Some(best) => best.margin,
            None => oracle.margin(position)?,
        };
        let reason = Reason::of_best(oracle, position)?.map(Into::into);
        let turns = turns.into_iter().map(Into::into).collect();
        let outcome = None;
        let view = MarginsView { rules, position, margin, outcome, turns, reason, found_percent };
        match oracle.distances() {
            Some(distances) => view.with_outcomes(distances),
            None => Ok(view),
        }
    }

    /// Adds who wins, and in how many turns.
    pub fn with_outcomes(mut self, distances: &DistanceOracle) -> Result<MarginsView, TableError> {
        let outcome = |turn: &JudgedTurn| match self.position.play(self.rules, turn.turn) {
            Ok(played) => distances.of_turn(&played).map(|outcome| Some(outcome.into())),
            Err(_) => Ok(None),
        };
        // If tables are fetched in blocks, ask for all of them before failing on the first missing one.
        let outcomes: Vec<_> = self.turns.iter().map(outcome).collect();
        let whole = distances.outcome(self.position);
        for (turn, outcome) in self.turns.iter_mut().zip(outcomes) {
            turn.outcome = outcome?;
        }
        self.outcome = Some(whole?.into());
        Ok(self)
    }
}

impl From<Outcome> for OutcomeView {
    fn from(Outcome { result, distance }: Outcome) -> OutcomeView {
        let result = match result {
            Wdl::Win => WdlView::Win,
            Wdl::Draw => WdlView::Draw,
            Wdl::Loss => WdlView::Loss,
        };
        OutcomeView { result, distance }
    }
}

impl HintView {
    /// Asks for a best turn; none if the game is over.
    pub fn ask(oracle: &Oracle, position: Position) -> Result<Option<HintView>, TableError> {
        let turns = oracle.turns(position)?;
        let Some(&best) = turns.first() else { return Ok(None) };
        let reason = Reason::of_best(oracle, position)?.map(Into::into);
        Ok(Some(HintView { best: best.into(), exact: true, reason }))
    }
}

impl ReviewView {
    /// Reviews a game, without the lines of perfect play and the reasons, which take many more
    /// lookups.
    pub fn ask(oracle: &Oracle, game: &Game) -> Result<ReviewView, ReviewError> {
        Ok(ReviewView::new(game, Review::of(game, oracle)?))
    }

    /// Reviews a game, with the line of perfect play at each turn, and the reasons for each one that
    /// gives points away.
    pub fn ask_with_lines(oracle: &Oracle, game: &Game) -> Result<ReviewView, ReviewError> {
        let review = Review::of(game, oracle)?;
        let lines = review.turns.iter().map(|turn| turn.line(oracle));
        let lines = lines.collect::<Result<Vec<_>, _>>()?;
        let reasons = review.turns.iter().map(|turn| turn.reasons(oracle));
        let reasons = reasons.collect::<Result<Vec<_>, _>>()?;
        let mut view = ReviewView::new(game, review);
        for ((turn, line), reasons) in view.turns.iter_mut().zip(lines).zip(reasons) {
            turn.line = line.into_iter().map(|turn| turn.played.turn).collect();
            turn.reasons = reasons.into_iter().map(Into::into).collect();
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
            reasons: Vec::new(),
        }
    }
}

impl ReasonView {
    /// Asks why a turn gives points away; none if it does not.
    pub fn ask(
        oracle: &Oracle,
        position: Position,
        turn: Turn,
    ) -> Result<Vec<ReasonView>, TableError> {
        let reasons = Reason::of_mistake(oracle, position, turn)?;
        Ok(reasons.into_iter().map(Into::into).collect())
    }
}

impl From<Reason> for ReasonView {
    fn from(reason: Reason) -> ReasonView {
        let all = reason.points();
        match reason {
            Reason::Worth { feature, points } => {
                ReasonView::Worth { feature: feature.into(), points }
            }
            Reason::Costs { feature, points } => {
                ReasonView::Costs { feature: feature.into(), points }
            }
            Reason::Allows { feature, reply, points } => {
                ReasonView::Allows { feature: feature.into(), reply, points }
            }
            Reason::Answer { reply, is_only, points } => {
                ReasonView::Answer { reply, is_only, points }
            }
            Reason::Ends { fewer, more, line, better } => {
                ReasonView::Ends { fewer, more, line, better, points: all }
            }
        }
    }
}

impl From<Feature> for FeatureView {
    fn from(feature: Feature) -> FeatureView {
        match feature {
            Feature::EndsGame => FeatureView::EndsGame,
            Feature::ForcesPass => FeatureView::ForcesPass,
            Feature::ExtraTurn => FeatureView::ExtraTurn,
            Feature::BonusOnOpponent => FeatureView::BonusOnOpponent,
            Feature::BonusBack => FeatureView::BonusBack,
            Feature::Bonus => FeatureView::Bonus,
            Feature::ExactArrival => FeatureView::ExactArrival,
            Feature::LeavesOutFollowUp => FeatureView::LeavesOutFollowUp,
            Feature::FollowUp { rows } => FeatureView::FollowUp { rows },
            Feature::Limits { rows } => FeatureView::Limits { rows },
            Feature::Opening { onto: row, pawns } => FeatureView::Opening { row, pawns },
            Feature::LeavesEmpty { row } => FeatureView::LeavesEmpty { row },
            Feature::LeavesFull { row } => FeatureView::LeavesFull { row },
            Feature::MovesRearmost { from: row } => FeatureView::MovesRearmost { row },
            Feature::MovesFrom { from: row } => FeatureView::MovesFrom { row },
            Feature::MovesTo { to: row } => FeatureView::MovesTo { row },
        }
    }
}

impl PuzzleView {
    /// Makes the puzzle of a seed.
    pub fn ask(oracle: &Oracle, seed: u64) -> Result<PuzzleView, TableError> {
        let puzzle = Puzzle::new(seed, oracle)?;
        let reason = Reason::of_best(oracle, puzzle.position)?.map(Into::into);
        Ok(PuzzleView { reason, ..puzzle.into() })
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
            reason: None,
        }
    }
}
