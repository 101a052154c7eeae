//! What the computer is asked, and what it answers, across the border between the page and its
//! worker.

use linja::{Level, Position, Random, RuleSet, ValuedTurn};
use linja_players::{Habits, Limits, Search};
use serde::{Deserialize, Serialize};

/// A question to the computer: what would a player of this level do here?
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Question {
    /// The rule set.
    pub rules: String,
    /// The position.
    pub position: String,
    /// The level.
    pub level: Level,
    /// The lot that a level draws.
    pub seed: u64,
}

/// The computer's answer.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Answer {
    /// The turn that a player of the level makes.
    pub turn: String,
    /// All turns with what they are thought to be worth, best first.
    pub turns: Vec<(String, i32)>,
    /// Whether that is certain.
    pub exact: bool,
    /// Why the best of them is best, in the [parts](linja_words::Text::parts) of a text; empty where that is not known.
    pub reason: Vec<String>,
}

impl Answer {
    /// A turn that was chosen among others.
    pub fn new(chosen: &ValuedTurn, turns: &[ValuedTurn], exact: bool) -> Answer {
        let text = |turn: &ValuedTurn| turn.played.turn.to_string();
        Answer {
            turn: text(chosen),
            turns: turns.iter().map(|turn| (text(turn), turn.margin)).collect(),
            exact,
            reason: Vec::new(),
        }
    }
}

/// Who answers: a search that remembers what it has seen.
#[derive(Default)]
pub struct Thinker {
    search: Option<Search>,
}

/// Enough for a search of a second.
const MEMORY: usize = 8 << 20;

impl Thinker {
    /// Answers a question; none if it makes no sense. `stop` is asked whether the time is up.
    pub fn answer(
        &mut self,
        question: &Question,
        stop: &(dyn Fn() -> bool + Sync),
    ) -> Option<Answer> {
        let rules: RuleSet = question.rules.parse().ok()?;
        let position: Position = question.position.parse().ok()?;
        let habits = Habits::of(question.level, rules);
        let search = match &mut self.search {
            Some(search) if search.rules() == rules => search,
            other => other.insert(Search::new(rules, MEMORY, 1)),
        };
        let limits = Limits::default().with_stop(stop);
        let turns = search.turns(position, habits.reach(), &limits, &mut |_| ());
        let chosen = habits.choose(position, &turns, &mut Random::new(question.seed))?;
        Some(Answer::new(&chosen, &turns, false))
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)] // A panic is how a test fails.
mod tests {
    use super::*;
    use linja::{Side, Turn};

    #[test]
    fn the_answer_is_a_legal_turn_in_every_rule_set() {
        let mut thinker = Thinker::default();
        for rules in RuleSet::ALL {
            let position = Position::start(Side::Red);
            let question = Question {
                rules: rules.to_string(),
                position: position.to_string(),
                level: Level::MAX,
                seed: 1,
            };
            let answer = thinker.answer(&question, &|| true).unwrap();
            let turn: Turn = answer.turn.parse().unwrap();
            assert!(position.play(rules, turn).is_ok());
            assert_eq!(answer.turns[0].0, answer.turn);
        }
    }

    #[test]
    fn a_question_about_nothing_has_no_answer() {
        let question = Question {
            rules: "chess".to_owned(),
            position: Position::start(Side::Red).to_string(),
            level: Level::MIN,
            seed: 1,
        };
        assert_eq!(Thinker::default().answer(&question, &|| true), None);
    }
}
