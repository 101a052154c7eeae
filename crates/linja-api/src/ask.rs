//! What the oracle, the judges and the rules answer.

use linja::{BySide, Position, RuleSet, Side, Turn, ValuedTurn};
use serde::{Deserialize, Serialize};

use crate::ReasonView;

/// What all turns of a position are worth.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = Margins))]
pub struct MarginsView {
    /// The rules.
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::RuleSet))]
    pub rules: RuleSet,
    /// The position.
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::Position))]
    pub position: Position,
    /// The margin of the side to move with perfect play.
    pub margin: i32,
    /// Who wins, and in how many turns, if distances are known.
    #[serde(flatten)]
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::Outcome))]
    pub outcome: Option<OutcomeView>,
    /// All turns, best first; none if the game is over.
    pub turns: Vec<JudgedTurn>,
    /// What sets the best turns apart from all others: a reason of kind `worth`, if there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<ReasonView>,
    /// How likely each level, from 1 to 10, is to find a best turn, in percent; empty if the game is over.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub found_percent: Vec<u8>,
}

/// A turn and what it leads to with perfect play.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct JudgedTurn {
    /// The turn.
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::Turn))]
    pub turn: Turn,
    /// The margin of the side that makes it.
    pub margin: i32,
    /// Whether that side wins, and in how many turns including this one, if distances are known.
    #[serde(flatten)]
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::Outcome))]
    pub outcome: Option<OutcomeView>,
}

impl From<ValuedTurn> for JudgedTurn {
    fn from(ValuedTurn { played, margin }: ValuedTurn) -> JudgedTurn {
        JudgedTurn { turn: played.turn, margin, outcome: None }
    }
}

/// Who wins, and when. The winner hurries, the loser delays, and in a draw both hurry, each only with turns that keep the
/// result.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct OutcomeView {
    /// The result for the side to move, or for the side that makes the turn.
    pub result: WdlView,
    /// The number of turns to the end of the game.
    pub distance: u8,
}

/// Won, drawn or lost.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = Result))]
#[serde(rename_all = "snake_case")]
pub enum WdlView {
    /// Won.
    Win,
    /// Drawn.
    Draw,
    /// Lost.
    Loss,
}

/// In words, as said of a side: "wins in 9 turns".
#[cfg(feature = "words")]
impl From<OutcomeView> for linja_words::Text {
    fn from(OutcomeView { result, distance }: OutcomeView) -> linja_words::Text {
        use linja_words::text;
        match result {
            WdlView::Win => text!("outcome-win", turns = distance),
            WdlView::Draw => text!("outcome-draw", turns = distance),
            WdlView::Loss => text!("outcome-loss", turns = distance),
        }
    }
}

/// A good turn.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct HintView {
    /// The turn.
    #[serde(flatten)]
    pub best: JudgedTurn,
    /// Whether it is certain, or only what a search thinks.
    pub exact: bool,
    /// What sets the best turns apart from all others: a reason of kind `worth`, if it is certain and there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<ReasonView>,
}

/// The review of a game.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ReviewView {
    /// The rules.
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::RuleSet))]
    pub rules: RuleSet,
    /// The position the game started from.
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::Position))]
    pub start: Position,
    /// Black's margin at the start and after each turn.
    pub margins: Vec<i32>,
    /// The turns.
    pub turns: Vec<ReviewedView>,
    /// How each side played.
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::Sides<SideView>))]
    pub sides: BySide<SideView>,
    /// The numbers of the turns that changed who wins.
    pub turning_points: Vec<u32>,
}

/// A turn in the review of a game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ReviewedView {
    /// Who made it.
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::Side))]
    pub side: Side,
    /// The turn.
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::Turn))]
    pub turn: Turn,
    /// The margin of that side before the turn.
    pub before: i32,
    /// The margin of that side after it.
    pub after: i32,
    /// How good it was.
    pub grade: GradeView,
    /// If only one turn won: whether it was played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub only_win: Option<OnlyWinView>,
    /// The best turns, one per position they lead to.
    #[cfg_attr(feature = "schema", schema(value_type = Vec<crate::schema::Turn>))]
    pub best: Vec<Turn>,
    /// Perfect play from before the turn to the end; it begins with the turn itself if that gave
    /// nothing away.
    #[cfg_attr(feature = "schema", schema(value_type = Vec<crate::schema::Turn>))]
    pub line: Vec<Turn>,
    /// Why it gave points away, the most important reason first; none if it did not.
    #[serde(default)]
    pub reasons: Vec<ReasonView>,
}

/// How good a turn was, from what it gave away and whether the result changed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum GradeView {
    /// Nothing was given away.
    Best,
    /// One point was given away.
    Good,
    /// Two or three points were given away.
    Inaccuracy,
    /// Four to six points were given away, or a win became a draw, or a draw a loss.
    Mistake,
    /// Seven points or more were given away, or a win became a loss.
    Blunder,
}

/// Whether the only turn that won was played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum OnlyWinView {
    /// It was played.
    Found,
    /// Another one was played.
    Missed,
}

/// How a side played.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct SideView {
    /// The points it gave away.
    pub given_away: i32,
    /// How many of the points it could have given away it kept, in percent.
    pub accuracy: f64,
    /// The level it played like; absent if its turns do not tell.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub level: Option<LevelView>,
}

/// The level that a side played like, 1 to 10, to a tenth.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct LevelView {
    /// The level that is most likely to make these turns.
    pub level: f64,
    /// The lower end of the 95 % confidence interval.
    pub low: f64,
    /// The upper end of the 95 % confidence interval.
    pub high: f64,
}

/// A puzzle with its solution.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PuzzleView {
    /// The rules.
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::RuleSet))]
    pub rules: RuleSet,
    /// The seed that makes it again.
    pub seed: u64,
    /// Where the pawns stand, and who is to move.
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::Position))]
    pub position: Position,
    /// What sets the solution apart.
    #[serde(flatten)]
    pub kind: PuzzleKindView,
    /// How hard it is, 1 to 5.
    pub difficulty: u8,
    /// All turns with what they lead to, the solution first. Others with the same margin lead to the
    /// same position and solve the puzzle too.
    pub turns: Vec<JudgedTurn>,
    /// What the solution has that all others lack: a reason of kind `worth`, if there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<ReasonView>,
}

/// What sets the solution of a puzzle apart.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum PuzzleKindView {
    /// It wins, and no other turn does.
    OnlyWin,
    /// It is better than every other turn.
    ByPoints {
        /// By how many points, three or more.
        points: i32,
    },
}

/// The state of the oracle for a rule set.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct OracleView {
    /// The rules.
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::RuleSet))]
    pub rules: RuleSet,
    /// The state.
    #[serde(flatten)]
    pub state: OracleState,
}

/// What the oracle is doing for a rule set.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "state", rename_all = "snake_case")]
pub enum OracleState {
    /// It is switched off.
    Off,
    /// It starts solving when it is first asked.
    Idle,
    /// It waits for another rule set to be solved.
    Waiting,
    /// It is solving.
    Solving {
        /// How much is done, in percent.
        percent: f64,
    },
    /// It is writing its table.
    Writing {
        /// How much is done, in percent.
        percent: f64,
    },
    /// It failed to solve, and tries again later.
    Failed,
    /// It knows everything.
    Ready,
}

/// A page about the rules, in one language.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PageView {
    /// The language, as a browser names it.
    #[cfg_attr(feature = "schema", schema(example = "de"))]
    pub language: String,
    /// What the page is about.
    pub title: String,
    /// The page in Markdown, with the title as its heading; positions are drawn in code blocks.
    pub text: String,
}
