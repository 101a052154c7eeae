//! The five rule sets: what differs between the editions, each difference in one method.

use core::fmt;
use core::str::FromStr;

use crate::Progress;

/// A published edition of the rules.
///
/// ```
/// use linja::{Edition, RuleSet};
///
/// assert_eq!(RuleSet::ZenMean.edition(), Edition::Zen);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Edition {
    /// The first book, of 2003.
    Classic,
    /// The books that followed it.
    Revised,
    /// The newest book.
    Zen,
}

/// An edition with or without the option *mean*: everything that decides what is legal.
///
/// ```
/// use linja::RuleSet;
///
/// let rules: RuleSet = "revised+mean".parse()?;
/// assert_eq!(rules, RuleSet::RevisedMean);
/// assert_eq!(rules.to_string(), "revised+mean");
/// assert_eq!(RuleSet::default(), RuleSet::Zen);
/// # Ok::<(), linja::ParseRuleSetError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub enum RuleSet {
    /// The 2003 edition: extra turns, no bonus, the game ends at once.
    Classic,
    /// The later editions: compulsory follow-up, bonus, pawns left behind cost up to five points.
    Revised,
    /// [`RuleSet::Revised`] where a bonus may also move a pawn of the opponent.
    RevisedMean,
    /// The newest edition: optional follow-up, bonus, pawns left behind cost one point each.
    #[default]
    Zen,
    /// [`RuleSet::Zen`] where a bonus may also move a pawn of the opponent.
    ZenMean,
}

impl RuleSet {
    /// All five, in the order of the books.
    ///
    /// ```
    /// # use linja::RuleSet;
    /// assert_eq!(RuleSet::ALL.len(), 5);
    /// ```
    pub const ALL: [RuleSet; 5] =
        [RuleSet::Classic, RuleSet::Revised, RuleSet::RevisedMean, RuleSet::Zen, RuleSet::ZenMean];

    /// The text form: `classic`, `revised`, `revised+mean`, `zen` or `zen+mean`.
    ///
    /// ```
    /// # use linja::RuleSet;
    /// assert_eq!(RuleSet::ZenMean.name(), "zen+mean");
    /// ```
    pub const fn name(self) -> &'static str {
        match self {
            RuleSet::Classic => "classic",
            RuleSet::Revised => "revised",
            RuleSet::RevisedMean => "revised+mean",
            RuleSet::Zen => "zen",
            RuleSet::ZenMean => "zen+mean",
        }
    }

    /// The edition these rules belong to.
    ///
    /// ```
    /// # use linja::{Edition, RuleSet};
    /// assert_eq!(RuleSet::RevisedMean.edition(), Edition::Revised);
    /// ```
    pub const fn edition(self) -> Edition {
        match self {
            RuleSet::Classic => Edition::Classic,
            RuleSet::Revised | RuleSet::RevisedMean => Edition::Revised,
            RuleSet::Zen | RuleSet::ZenMean => Edition::Zen,
        }
    }

    /// Whether a bonus may also move a pawn of the opponent.
    ///
    /// ```
    /// # use linja::RuleSet;
    /// assert!(RuleSet::ZenMean.is_mean());
    /// ```
    pub const fn is_mean(self) -> bool {
        matches!(self, RuleSet::RevisedMean | RuleSet::ZenMean)
    }

    /// Whether a player may skip a follow-up that could be made.
    ///
    /// ```
    /// # use linja::RuleSet;
    /// assert!(RuleSet::Zen.follow_up_is_optional());
    /// assert!(!RuleSet::Revised.follow_up_is_optional());
    /// ```
    pub const fn follow_up_is_optional(self) -> bool {
        matches!(self.edition(), Edition::Zen)
    }

    /// Whether a pawn that reaches the goal by exact count, with no row left over, earns a bonus.
    ///
    /// Where there is no bonus, an opening into the goal is followed by a follow-up of one row.
    ///
    /// ```
    /// # use linja::RuleSet;
    /// assert!(!RuleSet::Classic.has_bonus());
    /// ```
    pub const fn has_bonus(self) -> bool {
        !matches!(self.edition(), Edition::Classic)
    }

    /// Whether a follow-up that ends on an empty inner row grants an extra turn, once per turn.
    ///
    /// ```
    /// # use linja::RuleSet;
    /// assert!(RuleSet::Classic.has_extra_turn());
    /// ```
    pub const fn has_extra_turn(self) -> bool {
        matches!(self.edition(), Edition::Classic)
    }

    /// Whether the game ends in the middle of a turn, as soon as the colours have passed each
    /// other; otherwise the running turn is played to its end.
    ///
    /// ```
    /// # use linja::RuleSet;
    /// assert!(RuleSet::Classic.ends_at_once());
    /// ```
    pub const fn ends_at_once(self) -> bool {
        matches!(self.edition(), Edition::Classic)
    }

    /// The points that a pawn with this progress scores when the game is over.
    ///
    /// ```
    /// # use linja::{Progress, RuleSet};
    /// assert_eq!(RuleSet::Zen.points(Progress::GOAL), 5);
    /// assert_eq!(RuleSet::Classic.points(Progress::START), 0);
    /// assert_eq!(RuleSet::Revised.points(Progress::START), -5);
    /// assert_eq!(RuleSet::Zen.points(Progress::START), -1);
    /// ```
    pub const fn points(self, progress: Progress) -> i32 {
        match (progress.get(), self.edition()) {
            (7, _) => 5,
            (rows @ 4.., _) => rows as i32 - 3,
            (_, Edition::Classic) => 0,
            (_, Edition::Zen) => -1,
            (0, Edition::Revised) => -5,
            (rows, Edition::Revised) => rows as i32 - 4,
        }
    }
}

impl fmt::Display for RuleSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// The text is not the name of a rule set.
///
/// ```
/// # use linja::RuleSet;
/// let error = "chess".parse::<RuleSet>().unwrap_err();
/// assert_eq!(
///     error.to_string(),
///     "a rule set is `classic`, `revised`, `revised+mean`, `zen` or `zen+mean`"
/// );
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ParseRuleSetError;

impl fmt::Display for ParseRuleSetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a rule set is `classic`, `revised`, `revised+mean`, `zen` or `zen+mean`")
    }
}

impl core::error::Error for ParseRuleSetError {}

impl FromStr for RuleSet {
    type Err = ParseRuleSetError;

    fn from_str(text: &str) -> Result<RuleSet, ParseRuleSetError> {
        RuleSet::ALL.into_iter().find(|rules| rules.name() == text).ok_or(ParseRuleSetError)
    }
}
