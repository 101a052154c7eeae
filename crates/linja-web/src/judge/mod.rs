//! What the judge is asked, and what it answers, across the border between the page and its worker. It is a
//! program of its own, loaded when it is first asked.

#[cfg(all(target_arch = "wasm32", feature = "judge"))]
mod answer;

use linja::RuleSet;
use serde::{Deserialize, Serialize};

#[cfg(all(target_arch = "wasm32", feature = "judge"))]
pub(crate) use answer::answer;

/// A question, and a number by which the page knows the answers to it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Request {
    /// The number.
    pub number: u32,
    /// The question.
    pub question: Question,
}

/// What the judge can be asked.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Question {
    /// To solve a rule set.
    Solve {
        /// The rule set.
        rules: RuleSet,
    },
}

/// An answer, and the number of its question.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Response {
    /// The number.
    pub number: u32,
    /// The answer.
    pub answer: Answer,
}

/// What the judge says.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Answer {
    /// It is solving; said a few times per second.
    Solving {
        /// How many positions are solved.
        done: u64,
        /// How many there are.
        all: u64,
    },
    /// The rule set is solved.
    Solved {
        /// Positions that the side to move loses.
        loss: u64,
        /// Positions that are drawn.
        draw: u64,
        /// Positions that the side to move wins.
        win: u64,
        /// The checksum of all margins, as sixteen hexadecimal digits.
        checksum: String,
        /// Whether it is the known checksum of the rule set.
        is_right: bool,
        /// How long it took.
        seconds: f64,
    },
    /// The browser doesn't give the memory that solving needs.
    NoMemory {
        /// How many bytes that is.
        needed: u64,
    },
}

#[cfg(test)]
#[allow(clippy::unwrap_used)] // A panic is how a test fails.
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_again() {
        let request = Request { number: 7, question: Question::Solve { rules: RuleSet::ZenMean } };
        let text = r#"{"number":7,"question":{"solve":{"rules":"zen+mean"}}}"#;
        assert_eq!(serde_json::to_string(&request).unwrap(), text);
        assert_eq!(serde_json::from_str::<Request>(text).unwrap(), request);
    }
}
