//! A game from its start position to its result.

use core::fmt;
use core::str::FromStr;

use alloc::vec::Vec;

use crate::{BySide, PlayedTurn, Position, Refusal, RuleSet, Score, Side, Turn, TurnInProgress};

/// A game: its rules, its start position and the turns played.
///
/// Two games are equal if these are; turns taken back do not count.
///
/// ```
/// use linja::{Game, RuleSet, Side};
///
/// let mut game = Game::new(RuleSet::Revised, Side::Red);
/// game.play("7-6,8-6".parse()?)?;
/// assert_eq!(game.position().to_move(), Side::Black);
/// assert_eq!(game.result(), None);
///
/// assert!(game.undo());
/// assert_eq!(game.position().to_move(), Side::Red);
/// assert!(game.redo());
/// assert_eq!(game.turns().count(), 1);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone)]
pub struct Game {
    rules: RuleSet,
    start: Position,
    played: Vec<PlayedTurn>,
    /// Turns taken back, the latest last, to be played again by `redo`.
    undone: Vec<PlayedTurn>,
}

impl Game {
    /// A game from the setup.
    ///
    /// ```
    /// # use linja::{Game, Position, RuleSet, Side};
    /// assert_eq!(Game::new(RuleSet::Zen, Side::Red).start(), Position::start(Side::Red));
    /// ```
    pub const fn new(rules: RuleSet, first: Side) -> Game {
        Game::from_position(rules, Position::start(first))
    }

    /// A game from any position.
    ///
    /// ```
    /// # use linja::{Game, RuleSet};
    /// let game = Game::from_position(RuleSet::Zen, "0,0,0,0,0,2,4,6/6,3,1,0,2,0,0,0 b".parse()?);
    /// assert!(game.is_over());
    /// # Ok::<(), linja::ParsePositionError>(())
    /// ```
    pub const fn from_position(rules: RuleSet, start: Position) -> Game {
        Game { rules, start, played: Vec::new(), undone: Vec::new() }
    }

    /// The rules of this game.
    ///
    /// ```
    /// # use linja::{Game, RuleSet, Side};
    /// assert_eq!(Game::new(RuleSet::Zen, Side::Red).rules(), RuleSet::Zen);
    /// ```
    pub const fn rules(&self) -> RuleSet {
        self.rules
    }

    /// The position this game started from.
    ///
    /// ```
    /// # use linja::{Game, RuleSet, Side};
    /// assert_eq!(Game::new(RuleSet::Zen, Side::Red).start().to_move(), Side::Red);
    /// ```
    pub const fn start(&self) -> Position {
        self.start
    }

    /// The position now.
    ///
    /// ```
    /// # use linja::{Game, RuleSet, Side};
    /// let game = Game::new(RuleSet::Zen, Side::Red);
    /// assert_eq!(game.position(), game.start());
    /// ```
    pub fn position(&self) -> Position {
        self.played.last().map_or(self.start, |played| played.position)
    }

    /// The turns played so far with the positions they led to.
    ///
    /// ```
    /// # use linja::{Game, RuleSet, Side};
    /// let mut game = Game::new(RuleSet::Zen, Side::Black);
    /// game.play("7-8".parse()?)?;
    /// assert_eq!(game.played()[0].turn.to_string(), "7-8");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn played(&self) -> &[PlayedTurn] {
        &self.played
    }

    /// The turns played so far.
    ///
    /// ```
    /// # use linja::{Game, RuleSet, Side};
    /// assert_eq!(Game::new(RuleSet::Zen, Side::Black).turns().count(), 0);
    /// ```
    pub fn turns(&self) -> impl ExactSizeIterator<Item = Turn> {
        self.played.iter().map(|played| played.turn)
    }

    /// Whether the game is over.
    ///
    /// ```
    /// # use linja::{Game, RuleSet, Side};
    /// assert!(!Game::new(RuleSet::Zen, Side::Black).is_over());
    /// ```
    pub fn is_over(&self) -> bool {
        self.played.last().map_or_else(|| self.start.is_over(), |played| played.ends_game)
    }

    /// The score each side would have if the game ended now.
    ///
    /// ```
    /// # use linja::{Game, RuleSet, Side};
    /// let scores = Game::new(RuleSet::Zen, Side::Black).scores();
    /// assert_eq!(scores[Side::Black].points(), scores[Side::Red].points());
    /// ```
    pub fn scores(&self) -> BySide<Score> {
        self.position().scores(self.rules)
    }

    /// The result, once the game is over.
    ///
    /// ```
    /// # use linja::{Game, RuleSet, Side};
    /// let game = Game::from_position(RuleSet::Zen, "0,0,0,0,0,2,4,6/6,3,1,0,2,0,0,0 b".parse()?);
    /// let result = game.result().unwrap();
    /// assert_eq!(result.to_string(), "46-39");
    /// assert_eq!(result.winner(), Some(Side::Black));
    /// # Ok::<(), linja::ParsePositionError>(())
    /// ```
    pub fn result(&self) -> Option<GameResult> {
        let scores = self.scores();
        self.is_over().then(|| GameResult { points: BySide::new(|side| scores[side].points()) })
    }

    /// Begins the next turn, to be made move by move. Refused if the game is over.
    ///
    /// ```
    /// # use linja::{Game, RuleSet, Side};
    /// let mut game = Game::new(RuleSet::Zen, Side::Black);
    /// let mut turn = game.begin_turn()?;
    /// turn.play("2-3".parse()?)?;
    /// game.play(turn.finish()?.turn)?;
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn begin_turn(&self) -> Result<TurnInProgress, Refusal> {
        if self.is_over() {
            return Err(Refusal::GameOver);
        }
        TurnInProgress::new(self.rules, self.position())
    }

    /// Plays a turn, or says why it is not legal. Turns that were taken back are forgotten, unless this is
    /// the one that [`redo`](Self::redo) would play.
    ///
    /// ```
    /// # use linja::{Game, Refusal, RuleSet, Side, Turn};
    /// let mut game = Game::new(RuleSet::Zen, Side::Black);
    /// assert_eq!(game.play(Turn::PASS), Err(Refusal::MayNotPass));
    /// ```
    pub fn play(&mut self, turn: Turn) -> Result<(), Refusal> {
        if self.is_over() {
            return Err(Refusal::GameOver);
        }
        self.push(self.position().play(self.rules, turn)?);
        Ok(())
    }

    /// Adds a turn that is known to be legal here.
    pub(crate) fn push(&mut self, played: PlayedTurn) {
        self.played.push(played);
        if self.undone.pop() != Some(played) {
            self.undone.clear();
        }
    }

    /// The turns that were taken back, in the order in which they were played.
    ///
    /// ```
    /// # use linja::{Game, RuleSet, Side};
    /// let mut game = Game::new(RuleSet::Zen, Side::Black);
    /// game.play("7-8".parse()?)?;
    /// game.undo();
    /// assert_eq!(game.undone().next(), Some("7-8".parse()?));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn undone(&self) -> impl ExactSizeIterator<Item = Turn> {
        self.undone.iter().rev().map(|played| played.turn)
    }

    /// Takes back the last turn. `false` if there is none.
    ///
    /// ```
    /// # use linja::{Game, RuleSet, Side};
    /// assert!(!Game::new(RuleSet::Zen, Side::Black).undo());
    /// ```
    pub fn undo(&mut self) -> bool {
        let last = self.played.pop();
        self.undone.extend(last);
        last.is_some()
    }

    /// Replays the turn that was taken back last. `false` if there is none.
    ///
    /// ```
    /// # use linja::{Game, RuleSet, Side};
    /// assert!(!Game::new(RuleSet::Zen, Side::Black).redo());
    /// ```
    pub fn redo(&mut self) -> bool {
        let next = self.undone.pop();
        self.played.extend(next);
        next.is_some()
    }
}

impl PartialEq for Game {
    fn eq(&self, other: &Game) -> bool {
        let Game { rules, start, played, undone: _ } = self;
        (rules, start, played) == (&other.rules, &other.start, &other.played)
    }
}

impl Eq for Game {}

/// The points of both sides when a game is over.
///
/// The text form is Black's points, `-`, Red's points.
///
/// ```
/// use linja::{GameResult, Side};
///
/// let result: GameResult = "46-39".parse()?;
/// assert_eq!(result.points[Side::Black], 46);
/// assert_eq!(result.winner(), Some(Side::Black));
///
/// let behind: GameResult = "-3-39".parse()?;
/// assert_eq!(behind.points[Side::Black], -3);
/// # Ok::<(), linja::ParseResultError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct GameResult {
    /// The points of each side.
    pub points: BySide<i32>,
}

impl GameResult {
    /// The side with more points; none if it is a draw.
    ///
    /// ```
    /// # use linja::GameResult;
    /// assert_eq!("40-40".parse::<GameResult>()?.winner(), None);
    /// # Ok::<(), linja::ParseResultError>(())
    /// ```
    pub fn winner(&self) -> Option<Side> {
        let BySide { black, red } = self.points;
        match black.cmp(&red) {
            core::cmp::Ordering::Greater => Some(Side::Black),
            core::cmp::Ordering::Less => Some(Side::Red),
            core::cmp::Ordering::Equal => None,
        }
    }

    /// The points of `side` minus those of its opponent.
    ///
    /// ```
    /// # use linja::{GameResult, Side};
    /// assert_eq!("46-39".parse::<GameResult>()?.margin(Side::Red), -7);
    /// # Ok::<(), linja::ParseResultError>(())
    /// ```
    pub fn margin(&self, side: Side) -> i32 {
        self.points[side] - self.points[side.other()]
    }
}

/// How a game ended: by the rules, or early.
///
/// ```
/// use linja::{Ending, Side};
///
/// assert_eq!(Ending::Resigned(Side::Black).winner(), Some(Side::Red));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Ending {
    /// By the rules.
    Played(GameResult),
    /// This side resigned.
    Resigned(Side),
    /// This side ran out of time.
    TimedOut(Side),
}

impl Ending {
    /// Who won; none if it was a draw.
    ///
    /// ```
    /// # use linja::{Ending, Side};
    /// assert_eq!(Ending::Played("46-39".parse()?).winner(), Some(Side::Black));
    /// # Ok::<(), linja::ParseResultError>(())
    /// ```
    pub fn winner(self) -> Option<Side> {
        match self {
            Ending::Played(result) => result.winner(),
            Ending::Resigned(side) | Ending::TimedOut(side) => Some(side.other()),
        }
    }
}

impl fmt::Display for GameResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.points.black, self.points.red)
    }
}

/// The text is not the result of a game.
///
/// ```
/// # use linja::GameResult;
/// let error = "46:39".parse::<GameResult>().unwrap_err();
/// assert_eq!(error.to_string(), "a result is black's points, `-` and red's points, as in `46-39`");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ParseResultError;

impl fmt::Display for ParseResultError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a result is black's points, `-` and red's points, as in `46-39`")
    }
}

impl core::error::Error for ParseResultError {}

impl FromStr for GameResult {
    type Err = ParseResultError;

    fn from_str(text: &str) -> Result<GameResult, ParseResultError> {
        let (sign, unsigned) = if text.starts_with('-') { text.split_at(1) } else { ("", text) };
        let (digits, red) = unsigned.split_once('-').ok_or(ParseResultError)?;
        let black = &text[..sign.len() + digits.len()];
        Ok(GameResult { points: BySide { black: points(black)?, red: points(red)? } })
    }
}

/// A number of points as it is printed: no `+`, no leading zero, at most two digits (twelve pawns
/// give at most 60).
fn points(text: &str) -> Result<i32, ParseResultError> {
    let digits = text.strip_prefix('-').unwrap_or(text);
    let is_plain = matches!(digits.as_bytes(), [b'0'..=b'9'] | [b'1'..=b'9', b'0'..=b'9']);
    text.parse().ok().filter(|_| is_plain && text != "-0").ok_or(ParseResultError)
}
