//! A game judged turn by turn against the exact margins.

use linja::{BySide, Game, Level, PlayedTurn, Position, RuleSet, Side, Turn, ValuedTurn};
use linja_oracle::{Oracle, TableError};

use crate::judging::leads_to::{distinct, leads_to};
use crate::{Grade, LevelEstimate, Reason, chances};

/// What each turn of a game was worth, and what each side gave away.
///
/// Every margin in it is exact: the one that perfect play leads to from there.
#[derive(Debug, Clone, PartialEq)]
pub struct Review {
    /// The rules the game was played by.
    pub rules: RuleSet,
    /// Black's margin in the position the game started from.
    pub start: i32,
    /// The turns in order.
    pub turns: Vec<ReviewedTurn>,
}

/// A turn of a game and what it was worth.
#[derive(Debug, Clone, PartialEq)]
pub struct ReviewedTurn {
    /// Where it was made.
    pub position: Position,
    /// The side that made it.
    pub side: Side,
    /// The turn.
    pub turn: Turn,
    /// The margin of that side before the turn: what the best turn keeps.
    pub before: i32,
    /// The margin of that side after the turn.
    pub after: i32,
    /// The margin of that side if it had made its worst turn.
    pub worst: i32,
    /// The grade of the turn.
    pub grade: Grade,
    /// If only one turn won: whether it was played.
    pub only_win: Option<OnlyWin>,
    /// The best turns, one per position they lead to.
    pub best: Vec<Turn>,
    /// How likely each level, from 1 to 10, was to make this turn.
    pub chances: [f64; Level::ALL.len()],
    /// Where it led.
    played: PlayedTurn,
}

/// Whether the only turn that won was played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum OnlyWin {
    /// It was played.
    Found,
    /// Another one was played.
    Missed,
}

/// How one side played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct SideReview {
    /// The points it gave away.
    pub given_away: i32,
    /// The points it could have given away: best minus worst turn, summed over its turns.
    pub at_stake: i32,
    grades: [usize; Grade::ALL.len()],
}

/// Why a game cannot be reviewed.
#[derive(Debug, thiserror::Error)]
pub enum ReviewError {
    /// The oracle knows another rule set.
    #[error("a game of {game} cannot be judged by the oracle of {oracle}")]
    Rules {
        /// The rules of the game.
        game: RuleSet,
        /// The rules that the oracle knows.
        oracle: RuleSet,
    },
    /// A turn of the game is not legal.
    #[error("turn {number} (`{turn}`) is not legal")]
    Turn {
        /// The number of the turn, from 1.
        number: usize,
        /// The turn.
        turn: Turn,
    },
    /// The oracle's table cannot be read.
    #[error(transparent)]
    Table(#[from] TableError),
}

impl Review {
    /// Judges every turn of a game.
    pub fn of(game: &Game, oracle: &Oracle) -> Result<Review, ReviewError> {
        let rules = game.rules();
        if rules != oracle.rules() {
            return Err(ReviewError::Rules { game: rules, oracle: oracle.rules() });
        }
        let start = blacks(game.start().to_move(), oracle.margin(game.start())?);
        let mut turns = Vec::with_capacity(game.played().len());
        let mut position = game.start();
        for (number, &played) in (1..).zip(game.played()) {
            let turn = ReviewedTurn::of(position, played, oracle)?;
            turns.push(turn.ok_or(ReviewError::Turn { number, turn: played.turn })?);
            position = played.position;
        }
        Ok(Review { rules, start, turns })
    }

    /// Black's margin at the start and after each turn.
    pub fn margins(&self) -> impl Iterator<Item = i32> {
        let after = |turn: &ReviewedTurn| blacks(turn.side, turn.after);
        [self.start].into_iter().chain(self.turns.iter().map(after))
    }

    /// The turns that changed who wins with perfect play, with their numbers from 1.
    pub fn turning_points(&self) -> impl Iterator<Item = (usize, &ReviewedTurn)> {
        (1..).zip(&self.turns).filter(|(_, turn)| turn.changes_result())
    }

    /// How one side played.
    pub fn side(&self, side: Side) -> SideReview {
        let own = self.turns.iter().filter(|turn| turn.side == side);
        own.fold(SideReview::default(), |mut sum, turn| {
            sum.given_away += turn.given_away();
            sum.at_stake += turn.before - turn.worst;
            sum.grades[turn.grade as usize] += 1;
            sum
        })
    }

    /// The level that one side played like; `None` if its turns do not tell.
    pub fn level(&self, side: Side) -> Option<LevelEstimate> {
        LevelEstimate::of(self.turns.iter().filter(|turn| turn.side == side))
    }

    /// How both sides played.
    pub fn sides(&self) -> BySide<SideReview> {
        BySide::new(|side| self.side(side))
    }
}

impl ReviewedTurn {
    /// `None` if the turn is not legal there, which a game does not allow.
    fn of(
        position: Position,
        played: PlayedTurn,
        oracle: &Oracle,
    ) -> Result<Option<ReviewedTurn>, TableError> {
        let all = oracle.turns(position)?;
        let turns = distinct(&all);
        let is_made = |other: &ValuedTurn| leads_to(&other.played) == leads_to(&played);
        let made = turns.iter().find(|turn| is_made(turn));
        let (Some(made), Some(best), Some(worst)) = (made, turns.first(), turns.last()) else {
            return Ok(None);
        };
        let (before, after) = (best.margin, made.margin);

        let wins = turns.iter().filter(|turn| turn.margin > 0).count();
        let only_win = match (wins, turns.len()) {
            (1, 2..) if after > 0 => Some(OnlyWin::Found),
            (1, 2..) => Some(OnlyWin::Missed),
            _ => None,
        };
        let best = turns.iter().filter(|turn| turn.margin == before);
        Ok(Some(ReviewedTurn {
            position,
            side: position.to_move(),
            turn: played.turn,
            before,
            after,
            worst: worst.margin,
            grade: Grade::of(before, after),
            only_win,
            best: best.map(|turn| turn.played.turn).collect(),
            chances: chances(oracle.rules(), position, &all, is_made),
            played,
        }))
    }

    /// Perfect play from before the turn to the end of the game, which proves what was possible.
    /// It begins with the turn itself if that gave nothing away.
    pub fn line(&self, oracle: &Oracle) -> Result<Vec<ValuedTurn>, TableError> {
        if self.given_away() > 0 {
            return oracle.main_line(self.position);
        }
        let mut line = vec![ValuedTurn { played: self.played, margin: self.after }];
        if !self.played.ends_game {
            line.extend(oracle.main_line(self.played.position)?);
        }
        Ok(line)
    }

    /// Why it gave points away, the most important reason first: at least one if it did.
    pub fn reasons(&self, oracle: &Oracle) -> Result<Vec<Reason>, TableError> {
        match self.given_away() {
            0 => Ok(Vec::new()),
            _ => Reason::of_mistake(oracle, self.position, self.turn),
        }
    }

    /// The points it gave away.
    pub fn given_away(&self) -> i32 {
        self.before - self.after
    }

    /// Whether it changed who wins with perfect play.
    pub fn changes_result(&self) -> bool {
        self.before.signum() != self.after.signum()
    }
}

impl SideReview {
    /// How many of its turns have this grade.
    pub fn count(&self, grade: Grade) -> usize {
        self.grades[grade as usize]
    }

    /// How many of the points it could have given away it kept, in percent. Rounded down to a
    /// tenth, so that 100 means that nothing was given away; also 100 if nothing could be.
    ///
    /// ```
    /// use linja_players::SideReview;
    ///
    /// let mut side = SideReview::default();
    /// assert_eq!(side.accuracy(), 100.0);
    /// (side.given_away, side.at_stake) = (1, 3000);
    /// assert_eq!(side.accuracy(), 99.9);
    /// ```
    pub fn accuracy(&self) -> f64 {
        let kept = self.at_stake - self.given_away;
        (1000 * kept).checked_div(self.at_stake).map_or(100.0, |tenths| f64::from(tenths) / 10.0)
    }
}

/// The margin of a side as Black sees it.
fn blacks(side: Side, margin: i32) -> i32 {
    match side {
        Side::Black => margin,
        Side::Red => -margin,
    }
}
