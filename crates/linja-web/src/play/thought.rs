//! What the computer is asked, and what it answers, across the border between the page and its
//! worker.

use linja::{Level, Position, Random, ValuedTurn};
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
    /// Whether it can answer questions about these rules.
    pub fn knows(&self, rules: &str) -> bool {
        self.search.as_ref().is_some_and(|search| search.rules().name() == rules)
    }

    /// Learns how positions by these rules look, in place of others; whether it makes sense.
    pub fn learn(&mut self, rules: &str, network: &[u8]) -> bool {
        let rules = rules.parse().ok();
        self.search = rules.and_then(|rules| Search::with_network(rules, network, MEMORY, 1));
        self.search.is_some()
    }

    /// Answers a question; none if it makes no sense, or is about rules that it does not know. `stop` is asked whether
    /// the time is up.
    pub fn answer(
        &mut self,
        question: &Question,
        stop: &(dyn Fn() -> bool + Sync),
    ) -> Option<Answer> {
        let position: Position = question.position.parse().ok()?;
        let search =
            self.search.as_mut().filter(|search| search.rules().name() == question.rules)?;
        let habits = Habits::of(question.level, search.rules());
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
    use linja::{RuleSet, Side, Turn};
    use linja_players::network;

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
            assert_eq!(thinker.answer(&question, &|| true), None);
            assert!(
                thinker.learn(&question.rules, network(rules)) && thinker.knows(&question.rules)
            );
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
        let mut thinker = Thinker::default();
        assert!(
            !thinker.learn("chess", network(RuleSet::Zen)) && !thinker.learn("zen", b"network")
        );
        assert_eq!(thinker.answer(&question, &|| true), None);
    }
}
