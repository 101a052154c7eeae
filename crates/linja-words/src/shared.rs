//! Games and positions as an address carries them, to be reloaded and sent to others: the usual text
//! forms, put together so that an address bar leaves them as they are.

use std::fmt;
use std::str::FromStr;

use crate::{Text, text};
use linja::{Game, Position, RuleSet, Side, Turn};

/// A game, written `zen:2-3,1-3;7-6`; with its first position where that is not Black's setup.
///
/// ```
/// # use linja_words::SharedGame;
/// let SharedGame(game) = "zen:2-3,1-3".parse()?;
/// assert_eq!(game.played().len(), 1);
/// # Ok::<(), linja_words::Text>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SharedGame(pub Game);

/// A position and its rules, written `zen:6,1,1,1,1,1,1,0/0,1,1,1,1,1,1,6_b`.
///
/// ```
/// # use linja::{Position, RuleSet, Side};
/// # use linja_words::SharedPosition;
/// let position = Position::start(Side::Black);
/// let shared = SharedPosition { rules: RuleSet::Zen, position };
/// assert_eq!(shared.to_string(), "zen:6,1,1,1,1,1,1,0/0,1,1,1,1,1,1,6_b");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SharedPosition {
    /// The rules.
    pub rules: RuleSet,
    /// The position.
    pub position: Position,
}

impl fmt::Display for SharedGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (rules, position) = (self.0.rules(), self.0.start());
        match position == Position::start(Side::Black) {
            true => write!(f, "{rules}:")?,
            false => write!(f, "{}:", SharedPosition { rules, position })?,
        }
        for (index, turn) in self.0.turns().enumerate() {
            write!(f, "{}{turn}", if index == 0 { "" } else { ";" })?;
        }
        Ok(())
    }
}

impl FromStr for SharedGame {
    type Err = Text;

    fn from_str(text: &str) -> Result<SharedGame, Text> {
        let (head, turns) = text.rsplit_once(':').unwrap_or((text, ""));
        let mut game = match head.contains(':') {
            true => {
                let SharedPosition { rules, position } = head.parse()?;
                Game::from_position(rules, position)
            }
            false => Game::new(head.parse().map_err(Text::from)?, Side::Black),
        };
        for (number, text) in (1_usize..).zip(turns.split(';').filter(|text| !text.is_empty())) {
            let turn: Turn = text.parse().map_err(Text::from)?;
            game.play(turn).map_err(|refusal| {
                let reason = Text::from(refusal);
                text!("error-record-refused", number = number, turn = turn, reason = reason)
            })?;
        }
        Ok(SharedGame(game))
    }
}

impl fmt::Display for SharedPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // A blank would come back as a code.
        write!(f, "{}:{}", self.rules, self.position.to_string().replace(' ', "_"))
    }
}

impl FromStr for SharedPosition {
    type Err = Text;

    fn from_str(text: &str) -> Result<SharedPosition, Text> {
        let (rules, position) = text.split_once(':').unwrap_or((text, ""));
        Ok(SharedPosition {
            rules: rules.parse().map_err(Text::from)?,
            position: position.replace('_', " ").parse().map_err(Text::from)?,
        })
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)] // A panic is how a test fails.
mod tests {
    use super::*;
    use linja::random_game;

    #[test]
    fn every_game_comes_back_from_its_address_whoever_began_and_from_wherever() {
        for rules in RuleSet::ALL {
            for seed in 0..6 {
                let game = random_game(rules, seed);
                let text = SharedGame(game.clone()).to_string();
                assert!(!text.contains(['%', ' ', '#']), "{text}");
                assert_eq!(text.parse(), Ok(SharedGame(game.clone())), "{text}");
                let middle = game.played()[7].position;
                let mut short = Game::from_position(rules, middle);
                short.play(game.played()[8].turn).unwrap();
                assert_eq!(SharedGame(short.clone()).to_string().parse(), Ok(SharedGame(short)));
            }
        }
        assert_eq!(SharedGame(Game::new(RuleSet::Zen, Side::Black)).to_string(), "zen:");
    }

    #[test]
    fn a_position_comes_back_from_its_address() {
        for (seed, rules) in (0..).zip(RuleSet::ALL) {
            let position = random_game(rules, seed).position();
            let shared = SharedPosition { rules, position };
            assert_eq!(shared.to_string().parse(), Ok(shared));
        }
    }

    #[test]
    fn nonsense_is_told_apart() {
        let key = |text: &str| text.parse::<SharedGame>().unwrap_err().key();
        assert_eq!(key(""), "error-rule-set");
        assert_eq!(key("chess:2-3"), "error-rule-set");
        assert_eq!(key("zen:2-"), "error-expected-at-column");
        assert_eq!(key("zen:2-3,1-4"), "error-record-refused");
        assert_eq!(key("zen:6,1_b:2-3"), "error-expected-at-column");
    }
}
