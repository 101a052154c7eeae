//! The rule sets by name, and what is special about each.

use linja::RuleSet;

use crate::{Text, text};

/// The name of a rule set, for titles and lists.
///
/// ```
/// use linja::RuleSet;
/// use linja_words::{Language, Words, rule_set_name};
///
/// let words = Words::new(Language::English);
/// assert_eq!(words.say(rule_set_name(RuleSet::ZenMean)), "Zen, mean");
/// ```
pub fn rule_set_name(rules: RuleSet) -> Text {
    match rules {
        RuleSet::Classic => text!("rule-set-classic"),
        RuleSet::Revised => text!("rule-set-revised"),
        RuleSet::RevisedMean => text!("rule-set-revised-mean"),
        RuleSet::Zen => text!("rule-set-zen"),
        RuleSet::ZenMean => text!("rule-set-zen-mean"),
    }
}

/// What is special about a rule set, in one line.
///
/// ```
/// use linja::RuleSet;
/// use linja_words::{Language, Words, rule_set_line};
///
/// let words = Words::new(Language::English);
/// assert!(words.say(rule_set_line(RuleSet::Classic)).starts_with("The 2003 first edition"));
/// ```
pub fn rule_set_line(rules: RuleSet) -> Text {
    match rules {
        RuleSet::Classic => text!("rule-set-classic-line"),
        RuleSet::Revised => text!("rule-set-revised-line"),
        RuleSet::RevisedMean => text!("rule-set-revised-mean-line"),
        RuleSet::Zen => text!("rule-set-zen-line"),
        RuleSet::ZenMean => text!("rule-set-zen-mean-line"),
    }
}
