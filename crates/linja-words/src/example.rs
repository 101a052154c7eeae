//! A turn played out on a rules page.

use linja::{Position, Refusal, Row, RuleSet, Side, Step, Turn, TurnInProgress};

use crate::Text;

/// A turn, told: the positions before and after it, and a text whose numbers come from the rules
/// crate, so that they cannot be wrong.
///
/// ```
/// use linja::RuleSet;
/// use linja_words::{Block, rules_page};
///
/// let page = rules_page(RuleSet::Zen);
/// let example = page.sections.iter().flat_map(|section| &section.blocks).find_map(|block| {
///     if let Block::Example(example) = block { Some(example) } else { None }
/// });
/// assert_eq!(example.unwrap().turn.to_string(), "2-3,1-3");
/// ```
#[derive(Debug, Clone, PartialEq)]
pub struct Example {
    /// The rules it is played by.
    pub rules: RuleSet,
    /// The position before the turn.
    pub before: Position,
    /// The turn.
    pub turn: Turn,
    /// The position after it.
    pub after: Position,
    /// Whether the turn ends the game.
    pub ends_game: bool,
    /// What happens.
    pub text: Text,
    /// A turn from the same position that is not allowed, where that is the point.
    pub illegal: Option<Illegal>,
}

/// A turn that is not allowed, and why.
///
/// ```
/// # use linja::{Position, RuleSet, Side};
/// # use linja_words::Illegal;
/// let turn = "2-3,1-4".parse()?;
/// let refusal = Position::start(Side::Black).play(RuleSet::Zen, turn).unwrap_err();
/// let illegal = Illegal { turn, refusal };
/// assert_eq!(illegal.turn.to_string(), "2-3,1-4");
/// # Ok::<(), linja::ParseTurnError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Illegal {
    /// The turn.
    pub turn: Turn,
    /// Why it is refused.
    pub refusal: Refusal,
}

/// One step of a turn as it was made.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Made {
    pub(crate) from: Row,
    pub(crate) to: Row,
    /// The rows that the step had.
    pub(crate) rows: u8,
    /// The rows of them that were lost because the goal was reached.
    pub(crate) lost: u8,
    /// The pawns that stood on the row it entered.
    pub(crate) met: u8,
}

impl Example {
    /// A turn of exactly `N` moves, told by `tell`. `None` if it is not legal, or not of that
    /// length: the tests know which examples a page must have.
    pub(crate) fn new<const N: usize>(
        rules: RuleSet,
        before: &str,
        turn: &str,
        tell: impl FnOnce(Side, [Made; N]) -> Text,
    ) -> Option<Example> {
        let before: Position = before.parse().ok()?;
        let turn: Turn = turn.parse().ok()?;
        let mover = before.to_move();
        let mut walk = TurnInProgress::new(rules, before).ok()?;
        let mut made = Vec::new();
        for &one in turn.moves() {
            let rows = match walk.due()? {
                Step::FollowUp { rows } => rows,
                Step::Opening | Step::Bonus | Step::ExtraOpening => 1,
            };
            let lost = rows.saturating_sub(one.from.number().abs_diff(one.to.number()));
            let met = walk.position().pawns_on(one.to);
            made.push(Made { from: one.from, to: one.to, rows, lost, met });
            walk.play(one).ok()?;
        }
        let played = walk.finish().ok()?;
        Some(Example {
            rules,
            before,
            turn,
            after: played.position,
            ends_game: played.ends_game,
            text: tell(mover, made.try_into().ok()?),
            illegal: None,
        })
    }

    /// With a turn that is not allowed. `None` if it is.
    pub(crate) fn but_not(self, turn: &str) -> Option<Example> {
        let turn = turn.parse().ok()?;
        let refusal = self.before.play(self.rules, turn).err()?;
        Some(Example { illegal: Some(Illegal { turn, refusal }), ..self })
    }
}
