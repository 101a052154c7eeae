//! Why a turn gives points away.

use linja::{Row, Turn};
use serde::{Deserialize, Serialize};

/// A true sentence about a turn that gives points away. "The better turn" is the first of the best turns; the
/// points are how many of those given away it explains. Reasons overlap, so their points do not add up.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = Reason))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum ReasonView {
    /// All best turns have the feature, the turn does not, and the best turn without it gives away so many
    /// points.
    Worth {
        /// What the turn should have done.
        feature: FeatureView,
        /// What it is worth.
        points: i32,
    },
    /// The turn has the feature, no best turn does, and the best turn with it gives away so many points.
    Costs {
        /// What the turn should not have done.
        feature: FeatureView,
        /// What it costs at least.
        points: i32,
    },
    /// The feature is worth so many points more to the other side's reply than after the better turn, or
    /// as many as were given away if that is less.
    Allows {
        /// What the other side can do.
        feature: FeatureView,
        /// Its best reply.
        #[cfg_attr(feature = "schema", schema(value_type = crate::schema::Turn))]
        reply: Turn,
        /// How much more it is worth.
        points: i32,
    },
    /// One reply is better than all that lead elsewhere, by so many points, or by as many as were given away if
    /// that is less.
    Answer {
        /// The reply.
        #[cfg_attr(feature = "schema", schema(value_type = crate::schema::Turn))]
        reply: Turn,
        /// Whether the turn gives nothing away after any other reply.
        is_only: bool,
        /// By how much it is better.
        points: i32,
    },
    /// How two lines of perfect play end: `fewer` and `more` together are the points given away.
    Ends {
        /// The points that the side that made the turn ends with fewer; can be negative.
        fewer: i32,
        /// The points that the other side ends with more; can be negative.
        more: i32,
        /// From the turn to the end.
        #[cfg_attr(feature = "schema", schema(value_type = Vec<crate::schema::Turn>))]
        line: Vec<Turn>,
        /// From the better turn to the end.
        #[cfg_attr(feature = "schema", schema(value_type = Vec<crate::schema::Turn>))]
        better: Vec<Turn>,
        /// All that were given away.
        points: i32,
    },
}

/// Something that some turns do and others do not.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = Feature))]
#[serde(tag = "name", rename_all = "snake_case")]
pub enum FeatureView {
    /// The game is over after it.
    EndsGame,
    /// The other side has no opening after it, and must pass.
    ForcesPass,
    /// It has the extra turn of `classic`.
    ExtraTurn,
    /// Its bonus moves a pawn of the other side.
    BonusOnOpponent,
    /// Its bonus moves an own pawn back.
    BonusBack,
    /// It makes use of its bonus.
    Bonus,
    /// A pawn reaches the goal with exactly the rows that its opening or follow-up had.
    ExactArrival,
    /// It leaves out a follow-up that it could have made.
    LeavesOutFollowUp,
    /// It has a follow-up that may go so many rows or more.
    FollowUp {
        /// The rows.
        rows: u8,
    },
    /// No first follow-up that the other side could make next may go more than so many rows.
    Limits {
        /// The rows.
        rows: u8,
    },
    /// Its first move is onto this row.
    Opening {
        /// The row.
        #[cfg_attr(feature = "schema", schema(value_type = u8))]
        row: Row,
        /// The pawns that stood there, of both colours.
        pawns: u8,
    },
    /// No pawn stands on this inner row after it.
    LeavesEmpty {
        /// The row.
        #[cfg_attr(feature = "schema", schema(value_type = u8))]
        row: Row,
    },
    /// Six pawns stand on this inner row after it.
    LeavesFull {
        /// The row.
        #[cfg_attr(feature = "schema", schema(value_type = u8))]
        row: Row,
    },
    /// It moves a pawn from this row, the one with the rearmost own pawns.
    MovesRearmost {
        /// The row.
        #[cfg_attr(feature = "schema", schema(value_type = u8))]
        row: Row,
    },
    /// It moves an own pawn from this row.
    MovesFrom {
        /// The row.
        #[cfg_attr(feature = "schema", schema(value_type = u8))]
        row: Row,
    },
    /// It moves an own pawn to this row.
    MovesTo {
        /// The row.
        #[cfg_attr(feature = "schema", schema(value_type = u8))]
        row: Row,
    },
}

/// What a position is about, for whoever practises.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Theme {
    /// To make use of the bonus.
    Bonus,
    /// To win an extra turn.
    ExtraTurn,
    /// To reach the goal exactly.
    ExactArrival,
    /// To have a long follow-up, or to leave one out.
    FollowUp,
    /// To leave the other side no long follow-up.
    OtherSide,
    /// Where to open.
    Opening,
    /// To leave a row empty.
    EmptyRow,
    /// To leave a row full.
    FullRow,
    /// To bring the rearmost pawns along.
    BackPawns,
    /// To move the right pawn.
    Pawn,
    /// To make the other side pass.
    Pass,
    /// To end the game.
    End,
}

impl ReasonView {
    /// What the position is about, if the reason names something that a turn does.
    pub fn theme(&self) -> Option<Theme> {
        match self {
            ReasonView::Worth { feature, .. }
            | ReasonView::Costs { feature, .. }
            | ReasonView::Allows { feature, .. } => Some(feature.theme()),
            ReasonView::Answer { .. } | ReasonView::Ends { .. } => None,
        }
    }
}

impl FeatureView {
    fn theme(self) -> Theme {
        match self {
            FeatureView::Bonus | FeatureView::BonusBack | FeatureView::BonusOnOpponent => {
                Theme::Bonus
            }
            FeatureView::ExtraTurn => Theme::ExtraTurn,
            FeatureView::ExactArrival => Theme::ExactArrival,
            FeatureView::FollowUp { .. } | FeatureView::LeavesOutFollowUp => Theme::FollowUp,
            FeatureView::Limits { .. } => Theme::OtherSide,
            FeatureView::Opening { .. } => Theme::Opening,
            FeatureView::LeavesEmpty { .. } => Theme::EmptyRow,
            FeatureView::LeavesFull { .. } => Theme::FullRow,
            FeatureView::MovesRearmost { .. } => Theme::BackPawns,
            FeatureView::MovesFrom { .. } | FeatureView::MovesTo { .. } => Theme::Pawn,
            FeatureView::ForcesPass => Theme::Pass,
            FeatureView::EndsGame => Theme::End,
        }
    }
}

/// Reasons in words.
#[cfg(feature = "words")]
mod words {
    use linja::{Progress, Side};
    use linja_words::{Text, text};

    use super::{FeatureView, ReasonView, Theme};

    /// What a theme is called.
    impl From<Theme> for Text {
        fn from(theme: Theme) -> Text {
            match theme {
                Theme::Bonus => text!("theme-bonus"),
                Theme::ExtraTurn => text!("theme-extra-turn"),
                Theme::ExactArrival => text!("theme-exact-arrival"),
                Theme::FollowUp => text!("theme-follow-up"),
                Theme::OtherSide => text!("theme-other-side"),
                Theme::Opening => text!("theme-opening"),
                Theme::EmptyRow => text!("theme-empty-row"),
                Theme::FullRow => text!("theme-full-row"),
                Theme::BackPawns => text!("theme-back-pawns"),
                Theme::Pawn => text!("theme-pawn"),
                Theme::Pass => text!("theme-pass"),
                Theme::End => text!("theme-end"),
            }
        }
    }

    impl ReasonView {
        /// Why a turn is best, as a sentence; `mover` makes it.
        pub fn text_of_best(&self, mover: Side) -> Text {
            match *self {
                ReasonView::Worth { feature, points } => {
                    text!("reason-best", what = feature.text(mover), points = points)
                }
                _ => self.text(mover),
            }
        }

        /// Why a turn gave points away, as a sentence; `mover` made it.
        pub fn text(&self, mover: Side) -> Text {
            let other = mover.other();
            match *self {
                ReasonView::Worth { feature, points } => {
                    text!("reason-worth", what = feature.text(mover), points = points)
                }
                ReasonView::Costs { feature, points } => {
                    text!("reason-costs", what = feature.text(mover), points = points)
                }
                ReasonView::Allows { feature, reply, points } => {
                    let what = feature.text(other);
                    text!(
                        "reason-allows",
                        what = what,
                        reply = reply,
                        side = other,
                        points = points
                    )
                }
                ReasonView::Answer { reply, is_only: true, .. } => {
                    text!("reason-answer-only", reply = reply, side = other)
                }
                ReasonView::Answer { reply, points, .. } => {
                    text!("reason-answer", reply = reply, side = other, points = points)
                }
                ReasonView::Ends { fewer, more, .. } => ends(mover, fewer, more),
            }
        }
    }

    fn ends(mover: Side, fewer: i32, more: i32) -> Text {
        match (fewer, more) {
            (1.., 1..) => text!("reason-ends-both", side = mover, points = fewer, others = more),
            (1.., 0) => text!("reason-ends-costs", side = mover, points = fewer),
            (1.., _) => {
                text!("reason-ends-costs-less", side = mover, points = fewer, others = -more)
            }
            (0, _) => text!("reason-ends-brings", side = mover.other(), points = more),
            _ => {
                let side = mover.other();
                text!("reason-ends-brings-less", side = side, points = more, others = -fewer)
            }
        }
    }

    impl FeatureView {
        /// What a turn of this side does, as the subject of a sentence.
        fn text(self, mover: Side) -> Text {
            let other = mover.other();
            match self {
                FeatureView::EndsGame => text!("reason-ends-game"),
                FeatureView::ForcesPass => text!("reason-forces-pass", side = other),
                FeatureView::ExtraTurn => text!("reason-extra-turn"),
                FeatureView::BonusOnOpponent => text!("reason-bonus-on-opponent", side = other),
                FeatureView::BonusBack => text!("reason-bonus-back"),
                FeatureView::Bonus => text!("reason-bonus"),
                FeatureView::ExactArrival => text!("reason-exact-arrival"),
                FeatureView::LeavesOutFollowUp => text!("reason-leaves-out-follow-up"),
                FeatureView::FollowUp { rows } => text!("reason-follow-up", rows = rows),
                FeatureView::Limits { rows } => text!("reason-limits", side = other, rows = rows),
                FeatureView::Opening { row, .. } if mover.progress(row) == Progress::GOAL => {
                    text!("reason-opening-goal")
                }
                FeatureView::Opening { row, pawns } => {
                    text!("reason-opening", row = row, pawns = pawns)
                }
                FeatureView::LeavesEmpty { row } => text!("reason-leaves-empty", row = row),
                FeatureView::LeavesFull { row } => text!("reason-leaves-full", row = row),
                FeatureView::MovesRearmost { row } => text!("reason-moves-rearmost", row = row),
                FeatureView::MovesFrom { row } => text!("reason-moves-from", row = row),
                FeatureView::MovesTo { row } => text!("reason-moves-to", row = row),
            }
        }
    }
}
