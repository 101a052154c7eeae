//! The project's rulings: what it decided where a book is silent or leaves something open.

use linja::{Edition, RuleSet};

use crate::{Text, text};

/// A ruling. Players are told it where it matters, and that it is ours.
///
/// ```
/// use linja::RuleSet;
/// use linja_words::Ruling;
///
/// let of_classic: Vec<_> =
///     Ruling::ALL.into_iter().filter(|ruling| ruling.applies(RuleSet::Classic)).collect();
/// assert_eq!(of_classic, [Ruling::Pass, Ruling::ExtraTurn, Ruling::NoFollowUp]);
/// assert_eq!(Ruling::Pass.number(), 2);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Ruling {
    /// R1: a turn must change the board.
    BoardChanges,
    /// R2: a player without an opening passes.
    Pass,
    /// R3: the extra turn is a turn like any other.
    ExtraTurn,
    /// R4: if no pawn can make the follow-up, the turn ends.
    NoFollowUp,
    /// R6: an opening into the goal earns the bonus.
    OpeningIntoGoal,
}

impl Ruling {
    /// All five, in the order of their numbers. What would be R5 is a rule of the books themselves.
    ///
    /// ```
    /// # use linja_words::Ruling;
    /// assert_eq!(Ruling::ALL.map(Ruling::number), [1, 2, 3, 4, 6]);
    /// ```
    pub const ALL: [Ruling; 5] = [
        Ruling::BoardChanges,
        Ruling::Pass,
        Ruling::ExtraTurn,
        Ruling::NoFollowUp,
        Ruling::OpeningIntoGoal,
    ];

    /// The number after the `R`.
    ///
    /// ```
    /// # use linja_words::Ruling;
    /// assert_eq!(Ruling::OpeningIntoGoal.number(), 6);
    /// ```
    pub const fn number(self) -> u8 {
        match self {
            Ruling::BoardChanges => 1,
            Ruling::Pass => 2,
            Ruling::ExtraTurn => 3,
            Ruling::NoFollowUp => 4,
            Ruling::OpeningIntoGoal => 6,
        }
    }

    /// Whether the ruling matters in these rules.
    ///
    /// ```
    /// # use linja::RuleSet;
    /// # use linja_words::Ruling;
    /// assert!(Ruling::OpeningIntoGoal.applies(RuleSet::Zen));
    /// assert!(!Ruling::OpeningIntoGoal.applies(RuleSet::Classic));
    /// ```
    pub const fn applies(self, rules: RuleSet) -> bool {
        match self {
            Ruling::BoardChanges | Ruling::OpeningIntoGoal => rules.has_bonus(),
            Ruling::Pass => true,
            Ruling::ExtraTurn => rules.has_extra_turn(),
            Ruling::NoFollowUp => !rules.follow_up_is_optional(),
        }
    }

    /// What the ruling says to somebody who plays by these rules.
    ///
    /// ```
    /// # use linja::RuleSet;
    /// # use linja_words::{Language, Ruling, Words};
    /// let said = Words::new(Language::English).say(Ruling::Pass.text(RuleSet::Zen));
    /// assert!(said.starts_with("Our ruling R2"));
    /// ```
    pub fn text(self, rules: RuleSet) -> Text {
        let says = match self {
            Ruling::BoardChanges => text!("ruling-board-changes"),
            Ruling::Pass if matches!(rules.edition(), Edition::Classic) => {
                text!("ruling-pass-classic")
            }
            Ruling::Pass => text!("ruling-pass"),
            Ruling::ExtraTurn => text!("ruling-extra-turn"),
            Ruling::NoFollowUp => text!("ruling-no-follow-up"),
            Ruling::OpeningIntoGoal => text!("ruling-opening-into-goal"),
        };
        text!("ruling", number = self.number(), says = says)
    }
}
