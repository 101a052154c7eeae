//! Why a turn gives points away.

use linja::{Row, Turn};
use serde::{Deserialize, Serialize};

/// Why a turn gives points away. "The better turn" is the first of the best turns; `points` is how many of the
/// points given away the reason explains. Reasons overlap, so their points do not add up.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = Reason))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum ReasonView {
    /// All best turns have the feature, the turn does not, and the best turn without it gives away `points`.
    Worth {
        /// What the turn should have done.
        feature: FeatureView,
        /// What it is worth.
        points: i32,
    },
    /// The turn has the feature, no best turn does, and the best turn with it gives away `points`.
    Costs {
        /// What the turn should not have done.
        feature: FeatureView,
        /// What it costs at least.
        points: i32,
    },
    /// The feature is worth more to the other side's reply than it would be after the better turn: by
    /// `points`, but at most as many as were given away.
    Allows {
        /// What the other side can do.
        feature: FeatureView,
        /// Its best reply.
        #[cfg_attr(feature = "schema", schema(value_type = crate::schema::Turn))]
        reply: Turn,
        /// How much more it is worth.
        points: i32,
    },
    /// One reply is better than all that lead elsewhere: by `points`, but at most as many as were given
    /// away.
    Answer {
        /// The reply.
        #[cfg_attr(feature = "schema", schema(value_type = crate::schema::Turn))]
        reply: Turn,
        /// Whether the turn gives nothing away after any other reply.
        is_only: bool,
        /// By how much it is better.
        points: i32,
    },
    /// How two lines of perfect play end: `fewer` and `more` add up to the points given away.
    Ends {
        /// How many points fewer the side that made the turn ends with; can be negative.
        fewer: i32,
        /// How many points more the other side ends with; can be negative.
        more: i32,
        /// From the turn to the end.
        #[cfg_attr(feature = "schema", schema(value_type = Vec<crate::schema::Turn>))]
        line: Vec<Turn>,
        /// From the better turn to the end.
        #[cfg_attr(feature = "schema", schema(value_type = Vec<crate::schema::Turn>))]
        better: Vec<Turn>,
        /// All points that were given away.
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
    /// Its bonus moves a pawn of the mover back.
    BonusBack,
    /// It makes use of its bonus.
    Bonus,
    /// A pawn reaches the goal by exactly the rows of its opening or follow-up.
    ExactArrival,
    /// It skips a follow-up that it could have made.
    LeavesOutFollowUp,
    /// It has a follow-up that may go at least this many rows.
    FollowUp {
        /// The rows.
        rows: u8,
    },
    /// No first follow-up that the other side could make next may go more than this many rows.
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
    /// It moves a pawn from this row, where the mover's rearmost pawns stand.
    MovesRearmost {
        /// The row.
        #[cfg_attr(feature = "schema", schema(value_type = u8))]
        row: Row,
    },
    /// It moves a pawn of the mover from this row.
    MovesFrom {
        /// The row.
        #[cfg_attr(feature = "schema", schema(value_type = u8))]
        row: Row,
    },
    /// It moves a pawn of the mover to this row.
    MovesTo {
        /// The row.
        #[cfg_attr(feature = "schema", schema(value_type = u8))]
        row: Row,
    },
}

/// What a position is about, for practice.
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
