//! How values of the rules crate look in JSON, for the description of the API.
//!
//! The rules crate knows nothing about schemas, so these types stand in for its own.

use utoipa::ToSchema;

/// A value for each side.
#[derive(Debug, ToSchema)]
pub struct Sides<T: ToSchema> {
    /// Black's.
    pub black: T,
    /// Red's.
    pub red: T,
}

/// The rules of an edition.
#[derive(Debug, ToSchema)]
#[schema(value_type = String, pattern = r"^(classic|revised(\+mean)?|zen(\+mean)?)$", example = "zen")]
pub struct RuleSet(pub linja::RuleSet);

/// A side.
#[derive(Debug, ToSchema)]
#[schema(value_type = String, pattern = "^(black|red)$", example = "red")]
pub struct Side(pub linja::Side);

/// How well a computer plays, from a child's first game to perfect.
#[derive(Debug, ToSchema)]
#[schema(value_type = u8, minimum = 1, maximum = 10, example = 4)]
pub struct Level(pub linja::Level);

/// Black's pawns on rows 1 to 8, Red's pawns on rows 1 to 8, and who is to move.
#[derive(Debug, ToSchema)]
#[schema(
    value_type = String,
    pattern = "^([0-9]|1[0-2])(,([0-9]|1[0-2])){7}/([0-9]|1[0-2])(,([0-9]|1[0-2])){7} [br]$",
    example = "6,1,1,1,1,1,1,0/0,1,1,1,1,1,1,6 b"
)]
pub struct Position(pub linja::Position);

/// The moves of a turn in order, with an `x` in front of an opponent's pawn.
#[derive(Debug, ToSchema)]
#[schema(
    value_type = String,
    pattern = "^(pass|x?[1-8]-[1-8](,x?[1-8]-[1-8])*)$",
    example = "2-3,1-3"
)]
pub struct Turn(pub linja::Turn);

/// The id of a game, as in addresses.
#[derive(Debug, ToSchema)]
#[schema(value_type = String, pattern = "^[0-9a-f]{16}$", example = "0123456789abcdef")]
pub struct GameId(pub String);

/// Who wins, and in how many turns; neither if distances are not known.
#[derive(Debug, ToSchema)]
pub struct Outcome {
    /// The result for the side to move, or for the side that makes the turn.
    pub result: Option<crate::WdlView>,
    /// The number of turns to the end of the game.
    pub distance: Option<u8>,
}
