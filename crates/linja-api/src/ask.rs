//! What the oracle, the judges and the rules answer.

use linja::{BySide, Position, RuleSet, Side, Turn};
use serde::{Deserialize, Serialize};

/// What all turns of a position are worth.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Margins {
    /// The rules.
    #[cfg_attr(feature = "schema", schema(value_type = String, example = "zen"))]
    pub rules: RuleSet,
    /// The position.
    #[cfg_attr(feature = "schema", schema(value_type = String))]
    pub position: Position,
    /// The margin of the side to move with perfect play.
    pub margin: i32,
    /// All turns, best first; none if the game is over.
    pub turns: Vec<JudgedTurn>,
}

/// A turn and what it leads to with perfect play.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct JudgedTurn {
    /// The turn.
    #[cfg_attr(feature = "schema", schema(value_type = String, example = "2-3,1-3"))]
    pub turn: Turn,
    /// The margin of the side that makes it.
    pub margin: i32,
}

/// A good turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct HintView {
    /// The turn.
    #[serde(flatten)]
    pub best: JudgedTurn,
    /// Whether it is certain, or only what a search thinks.
    pub exact: bool,
}

/// A game, judged.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ReviewView {
    /// The rules.
    #[cfg_attr(feature = "schema", schema(value_type = String, example = "zen"))]
    pub rules: RuleSet,
    /// The position the game started from.
    #[cfg_attr(feature = "schema", schema(value_type = String))]
    pub start: Position,
    /// Black's margin at the start and after each turn.
    pub margins: Vec<i32>,
    /// The turns.
    pub turns: Vec<ReviewedView>,
    /// How each side played.
    #[cfg_attr(feature = "schema", schema(value_type = crate::Sides<SideView>))]
    pub sides: BySide<SideView>,
    /// The numbers of the turns that changed who wins.
    pub turning_points: Vec<u32>,
}

/// A turn of a game, judged.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ReviewedView {
    /// Who made it.
    #[cfg_attr(feature = "schema", schema(value_type = String, example = "red"))]
    pub side: Side,
    /// The turn.
    #[cfg_attr(feature = "schema", schema(value_type = String, example = "2-3,1-3"))]
    pub turn: Turn,
    /// The margin of that side before the turn.
    pub before: i32,
    /// The margin of that side after it.
    pub after: i32,
    /// `best`, `good`, `inaccuracy`, `mistake` or `blunder`.
    pub grade: String,
    /// The best turns, one for each position they lead to.
    #[cfg_attr(feature = "schema", schema(value_type = Vec<String>))]
    pub best: Vec<Turn>,
    /// Perfect play from before the turn to the end.
    pub line: Vec<JudgedTurn>,
}

/// How a side played.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct SideView {
    /// The points it gave away.
    pub given_away: i32,
    /// Of all points it could have given away, the share it kept, 0 to 100.
    pub accuracy: f64,
}

/// A puzzle with its solution.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PuzzleView {
    /// The rules.
    #[cfg_attr(feature = "schema", schema(value_type = String, example = "zen"))]
    pub rules: RuleSet,
    /// The seed that makes it again.
    pub seed: u64,
    /// Where the pawns stand and who is asked.
    #[cfg_attr(feature = "schema", schema(value_type = String))]
    pub position: Position,
    /// By how many points the solution is better than every other turn; absent if it is the only
    /// one that wins.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by_points: Option<i32>,
    /// How hard it is, 1 to 5.
    pub difficulty: u8,
    /// All turns with what they lead to, the solution first. Another turn that leads to the same
    /// position is as right.
    pub turns: Vec<JudgedTurn>,
}

/// What the oracle does for each rule set.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct OracleView {
    /// The rules.
    #[cfg_attr(feature = "schema", schema(value_type = String, example = "zen"))]
    pub rules: RuleSet,
    /// What it does.
    #[serde(flatten)]
    pub state: OracleState,
}

/// What the oracle does for a rule set.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "state", rename_all = "snake_case")]
pub enum OracleState {
    /// It is switched off.
    Off,
    /// It starts to solve when it is first asked.
    Idle,
    /// It waits for another rule set to be solved.
    Waiting,
    /// It solves.
    Solving {
        /// How much is done, in percent.
        percent: f64,
    },
    /// It writes its table.
    Writing {
        /// How much is done, in percent.
        percent: f64,
    },
    /// It could not solve, and tries again later.
    Failed,
    /// It knows everything.
    Ready,
}

/// The rules of an edition, told in a language.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct RulesView {
    /// The rules.
    #[cfg_attr(feature = "schema", schema(value_type = String, example = "zen"))]
    pub rules: RuleSet,
    /// The language, as a browser names it.
    pub language: String,
    /// The text, in Markdown; diagrams are positions in code blocks.
    pub text: String,
}
