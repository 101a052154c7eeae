//! A match: many games between two or more contestants, in pairs that are fair to both.

use std::collections::HashSet;
use std::fmt;
use std::ops::{ControlFlow, Index, IndexMut};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use linja::{BySide, Game, GameResult, Position, Random, Record, Refusal, RuleSet, Side, Turn};
use linja_oracle::{Oracle, TableError};
use thiserror::Error;

use crate::matches::seat::{NoTurn, Seat};
use crate::ugi::{ClientError, Clock, Go, Patience};
use crate::{ContestClock, Contestant};

/// A match of many games between two contestants, or between every two of several.
///
/// Games come in pairs with the same seed: A is Black in one and B in the other, and the same colour
/// starts both. Without openings, the colour that starts changes from pair to pair, so over four games
/// each has had both colours and both starts. The same seed gives the same games, however many run at
/// a time, as long as no contestant depends on the time.
///
/// ```
/// use std::ops::ControlFlow;
/// use std::sync::atomic::AtomicBool;
/// use linja::RuleSet;
/// use linja_players::{Contest, Tally};
///
/// let players = vec!["random".parse()?, "search:50n".parse()?];
/// let contest = Contest { games: 10, ..Contest::new(RuleSet::Zen, players) };
/// let goes_on = |_: &_| ControlFlow::Continue(());
/// let games = contest.play(Vec::new(), &goes_on, &AtomicBool::new(false))?;
/// assert_eq!(Tally::new(&games).games(), 10);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Contest {
    /// The rules of all games.
    pub rules: RuleSet,
    /// Who plays.
    pub players: Vec<Contestant>,
    /// Whether only the first player plays, against each of the others.
    pub is_gauntlet: bool,
    /// How many games every two play; 100 unless set.
    pub games: usize,
    /// The seed that all games are drawn from.
    pub seed: u64,
    /// How many games run at a time; one unless set.
    pub threads: usize,
    /// For levels to ask, and to count what each turn gives away.
    pub oracle: Option<Arc<Oracle>>,
    /// How long a program may think about a turn if there is no clock; one second unless set.
    pub turn_time: Duration,
    /// The clock of each side, if there is one; running out of time loses the game.
    pub clock: Option<ContestClock>,
    /// The positions that pairs of games start from, in turn and then again from the first; if there are none, games
    /// start from the setup.
    pub openings: Vec<Position>,
    /// How long to wait for a program beyond its time.
    pub patience: Patience,
}

/// A game of a match before it is played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Fixture {
    /// From 1; the games 1 and 2 are the first pair.
    pub number: usize,
    /// Which of the players A and B are.
    pub players: ByParty<usize>,
    /// Which pair of games of these two it belongs to, from 0.
    pub pair: usize,
    /// The colour that A plays.
    pub colour_of_a: Side,
    /// Where it starts.
    pub start: Position,
}

/// One of the two contestants of a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Party {
    /// The first one named.
    A,
    /// The other one.
    B,
}

impl Party {
    /// The opponent.
    pub const fn other(self) -> Party {
        match self {
            Party::A => Party::B,
            Party::B => Party::A,
        }
    }
}

impl fmt::Display for Party {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Party::A => "A",
            Party::B => "B",
        })
    }
}

/// One value for each contestant.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct ByParty<T> {
    /// A's.
    pub a: T,
    /// B's.
    pub b: T,
}

impl<T> ByParty<T> {
    /// Asks `value` for each contestant.
    pub fn new(mut value: impl FnMut(Party) -> T) -> ByParty<T> {
        ByParty { a: value(Party::A), b: value(Party::B) }
    }
}

impl<T> Index<Party> for ByParty<T> {
    type Output = T;

    fn index(&self, party: Party) -> &T {
        match party {
            Party::A => &self.a,
            Party::B => &self.b,
        }
    }
}

impl<T> IndexMut<Party> for ByParty<T> {
    fn index_mut(&mut self, party: Party) -> &mut T {
        match party {
            Party::A => &mut self.a,
            Party::B => &mut self.b,
        }
    }
}

/// A game of a match that has ended.
#[derive(Debug)]
pub struct ContestGame {
    /// Who played, and how it began.
    pub fixture: Fixture,
    /// The game, up to a forfeit if there was one.
    pub game: Game,
    /// How it ended.
    pub outcome: Outcome,
    /// The points each gave away in all its turns, if there was an oracle to judge them.
    pub given_away: Option<ByParty<i32>>,
    /// What each had left on its clock at the end, if there was one; a record does not tell.
    pub time_left: Option<ByParty<Duration>>,
}

/// How a game of a match ended.
#[derive(Debug)]
pub enum Outcome {
    /// By the rules of the game.
    Result(GameResult),
    /// One of the two committed a fault.
    Forfeit {
        /// Who committed it, and so lost.
        by: Party,
        /// What the fault was.
        fault: Fault,
    },
}

/// What costs a game.
#[derive(Debug, Error)]
pub enum Fault {
    /// A turn that is not legal.
    #[error("`{turn}` is refused: {refusal}")]
    Illegal {
        /// The turn.
        turn: Turn,
        /// Why it is not legal.
        refusal: Refusal,
    },
    /// A turn that came too late.
    #[error("out of time")]
    Late,
    /// A program that misbehaves.
    #[error(transparent)]
    Program(ClientError),
    /// A fault as told by a record.
    #[error("{0}")]
    Recorded(String),
}

/// Why a match cannot be played.
#[derive(Debug, Error)]
pub enum ContestError {
    /// A level needs the oracle, and there is none.
    #[error("a level needs the exact margins, and there are none: try `search-level:N`")]
    NoOracle,
    /// A search has no limit, and there is no clock.
    #[error("`search` needs a clock: give the match one, or say `search:1s`")]
    NoClock,
    /// The oracle knows another rule set.
    #[error("a match of {games} cannot be judged by the oracle of {oracle}")]
    Rules {
        /// The rules of the games.
        games: RuleSet,
        /// The rules that the oracle knows.
        oracle: RuleSet,
    },
    /// A program cannot be started.
    #[error(transparent)]
    Start(ClientError),
    /// The oracle's table cannot be read.
    #[error(transparent)]
    Table(#[from] TableError),
}

impl Contest {
    /// A match of a hundred games.
    pub fn new(rules: RuleSet, players: Vec<Contestant>) -> Contest {
        Contest {
            rules,
            players,
            is_gauntlet: false,
            games: 100,
            seed: 0,
            threads: 1,
            oracle: None,
            turn_time: Duration::from_secs(1),
            clock: None,
            openings: Vec::new(),
            patience: Patience::default(),
        }
    }

    /// Every two that play against each other.
    pub fn pairings(&self) -> Vec<ByParty<usize>> {
        let players = self.players.len();
        let firsts = if self.is_gauntlet { players.min(1) } else { players };
        (0..firsts).flat_map(|a| (a + 1..players).map(move |b| ByParty { a, b })).collect()
    }

    /// All games, in the order in which they start: every two play one pair, then every two play another.
    pub fn fixtures(&self) -> Vec<Fixture> {
        let pairings = self.pairings();
        let mut fixtures = Vec::new();
        for index in (0..self.games).step_by(2) {
            let pair = index / 2;
            let start = match self.openings.len() {
                0 => Position::start(Side::ALL[pair % 2]),
                openings => self.openings[pair % openings],
            };
            for &players in &pairings {
                for &colour_of_a in Side::ALL.iter().take(self.games - index) {
                    let number = fixtures.len() + 1;
                    fixtures.push(Fixture { number, players, pair, colour_of_a, start });
                }
            }
        }
        fixtures
    }

    /// Plays the games that are not among those `played` before, and returns all in order. If it is cancelled, it
    /// returns only those that have ended.
    ///
    /// `on_game` is called with each game that has ended, and says whether the match goes on.
    pub fn play(
        &self,
        played: Vec<ContestGame>,
        on_game: &(dyn Fn(&ContestGame) -> ControlFlow<()> + Sync),
        cancel: &AtomicBool,
    ) -> Result<Vec<ContestGame>, ContestError> {
        if let Some(oracle) = &self.oracle
            && oracle.rules() != self.rules
        {
            return Err(ContestError::Rules { games: self.rules, oracle: oracle.rules() });
        }
        let mut fixtures = self.fixtures();
        let done: HashSet<usize> = played.iter().map(|game| game.fixture.number).collect();
        fixtures.retain(|fixture| !done.contains(&fixture.number));
        let (next, is_over) = (AtomicUsize::new(0), AtomicBool::new(false));
        let is_off = || cancel.load(Ordering::Relaxed) || is_over.load(Ordering::Relaxed);
        let work = || -> Result<Vec<ContestGame>, ContestError> {
            let seat = |player| Seat::new(self, player, cancel);
            let mut seats: Vec<Seat<'_>> = self.players.iter().map(seat).collect();
            let mut games = Vec::new();
            while !is_off() {
                let Some(fixture) = fixtures.get(next.fetch_add(1, Ordering::Relaxed)) else {
                    break;
                };
                match self.play_game(*fixture, &mut seats, &is_off) {
                    Ok(game) => {
                        is_over.fetch_or(on_game(&game).is_break(), Ordering::Relaxed);
                        games.push(game);
                    }
                    Err(NoGame::Cancelled) => break,
                    Err(NoGame::Failed(error)) => {
                        is_over.store(true, Ordering::Relaxed);
                        return Err(error);
                    }
                }
            }
            Ok(games)
        };
        let mut games = thread::scope(|scope| {
            let threads = self.threads.clamp(1, fixtures.len().max(1));
            let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
            let mut games = played;
            for worker in workers {
                match worker.join() {
                    Ok(more) => games.extend(more?),
                    Err(panic) => std::panic::resume_unwind(panic),
                }
            }
            Ok::<_, ContestError>(games)
        })?;
        games.sort_by_key(|game| game.fixture.number);
        Ok(games)
    }

    fn play_game(
        &self,
        fixture: Fixture,
        seats: &mut [Seat<'_>],
        is_off: &dyn Fn() -> bool,
    ) -> Result<ContestGame, NoGame> {
        let mut game = Game::from_position(self.rules, fixture.start);
        let mut random = Random::new(Random::new(self.seed).next_number() ^ fixture.pair as u64);
        let seeds = ByParty::new(|_| random.next_number());
        let mut forfeit = None;
        for party in [Party::A, Party::B] {
            if let Err(error) = seats[fixture.players[party]].new_game(seeds[party]) {
                forfeit = Some((party, fault(error)?));
                break;
            }
        }
        let clock =
            |time: ContestClock| Clock { left: Some(time.base), increment: Some(time.increment) };
        let mut go = match self.clock {
            Some(time) => Go { clocks: BySide::new(|_| clock(time)), ..Go::default() },
            None => Go { movetime: Some(self.turn_time), ..Go::default() },
        };
        while forfeit.is_none() && !game.is_over() {
            if is_off() {
                return Err(NoGame::Cancelled);
            }
            let side = game.position().to_move();
            let party = fixture.party(side);
            let seat = &mut seats[fixture.players[party]];
            let start = Instant::now();
            let turn = seat.turn(&game, &go);
            if !go.clocks[side].stops(start.elapsed()) {
                forfeit = Some((party, Fault::Late));
                break;
            }
            match turn {
                Ok(turn) => {
                    if let Err(refusal) = game.play(turn) {
                        seat.start_afresh();
                        forfeit = Some((party, Fault::Illegal { turn, refusal }));
                    }
                }
                Err(error) => forfeit = Some((party, fault(error)?)),
            }
        }
        if is_off() {
            return Err(NoGame::Cancelled);
        }
        let outcome = match (forfeit, game.result()) {
            (None, Some(result)) => Outcome::Result(result),
            (Some((by, fault)), _) => Outcome::Forfeit { by, fault },
            // A search that is cancelled gives a turn too, but not the one it should.
            (None, None) => return Err(NoGame::Cancelled),
        };
        let left = |party| go.clocks[fixture.colour(party)].left.unwrap_or_default();
        let time_left = self.clock.map(|_| ByParty::new(left));
        Ok(ContestGame { time_left, ..self.ended(fixture, game, outcome)? })
    }

    fn ended(
        &self,
        fixture: Fixture,
        game: Game,
        outcome: Outcome,
    ) -> Result<ContestGame, TableError> {
        let judge = |oracle: &Arc<Oracle>| given_away(oracle, &game, |side| fixture.party(side));
        let given_away = self.oracle.as_ref().map(judge).transpose()?;
        Ok(ContestGame { fixture, game, outcome, given_away, time_left: None })
    }

    /// The record of a game; a forfeit is a comment in it, as it has no points.
    pub fn record(&self, ContestGame { fixture, game, outcome, .. }: &ContestGame) -> Record {
        let mut record = Record::new(game.clone());
        record.players = self.names(fixture);
        for (name, value) in self.tags() {
            // It cannot fail: these tags' names are valid and not reserved.
            let _ = value.map(|value| record.set_tag(name, &value));
        }
        if let Outcome::Forfeit { by, fault } = outcome {
            let loser = fixture.colour(*by);
            record.add_comment(game.turns().len(), &format!("{loser}{FORFEITS}{fault}"));
        }
        record
    }

    fn names(&self, fixture: &Fixture) -> BySide<String> {
        BySide::new(|side| self.players[fixture.players[fixture.party(side)]].to_string())
    }

    /// What the games depend on beside the players, in the tags of their records.
    fn tags(&self) -> [(&'static str, Option<String>); 2] {
        let has_program = self.players.iter().any(|one| matches!(one, Contestant::Ugi(_)));
        let time = match self.clock {
            Some(clock) => Some(clock.to_string()),
            None => has_program.then(|| format!("{}s", self.turn_time.as_secs_f64())),
        };
        [("Seed", Some(self.seed.to_string())), ("Time", time)]
    }

    /// The game in a record of this match; `None` if the record does not fit `fixture`, or the game did not end.
    pub fn recorded(
        &self,
        fixture: Fixture,
        record: &Record,
    ) -> Result<Option<ContestGame>, TableError> {
        let game = record.game.clone();
        let value = |name| record.tags().iter().find(|tag| tag.0 == name).map(|tag| &tag.1);
        let has_tags = self.tags().iter().all(|(name, wanted)| value(*name) == wanted.as_ref());
        let expected = (self.rules, fixture.start, &self.names(&fixture));
        if !has_tags || (game.rules(), game.start(), &record.players) != expected {
            return Ok(None);
        }
        let forfeit = record.comments().last().and_then(|(_, comment)| {
            let (loser, fault) = comment.split_once(FORFEITS)?;
            let side = Side::ALL.into_iter().find(|side| side.to_string() == loser)?;
            let fault = Fault::Recorded(fault.to_owned());
            Some(Outcome::Forfeit { by: fixture.party(side), fault })
        });
        let outcome = forfeit.or_else(|| game.result().map(Outcome::Result));
        outcome.map(|outcome| self.ended(fixture, game, outcome)).transpose()
    }
}

/// What stands in a record between a colour and the fault it lost by.
const FORFEITS: &str = " forfeits: ";

impl Fixture {
    /// The colour of a contestant.
    pub fn colour(&self, party: Party) -> Side {
        match party {
            Party::A => self.colour_of_a,
            Party::B => self.colour_of_a.other(),
        }
    }

    /// Who plays a colour.
    pub fn party(&self, side: Side) -> Party {
        if side == self.colour_of_a { Party::A } else { Party::B }
    }
}

/// Why a game of the match is missing.
enum NoGame {
    Cancelled,
    Failed(ContestError),
}

impl From<TableError> for NoGame {
    fn from(error: TableError) -> NoGame {
        NoGame::Failed(error.into())
    }
}

/// The fault that costs the game, unless the error ends the whole match.
fn fault(error: NoTurn) -> Result<Fault, NoGame> {
    match error {
        NoTurn::Fault(ClientError::Cancelled) => Err(NoGame::Cancelled),
        NoTurn::Fault(error @ ClientError::Start { .. }) => {
            Err(NoGame::Failed(ContestError::Start(error)))
        }
        NoTurn::Fault(error) => Ok(Fault::Program(error)),
        NoTurn::Table(error) => Err(error.into()),
        NoTurn::NoOracle => Err(NoGame::Failed(ContestError::NoOracle)),
        NoTurn::NoClock => Err(NoGame::Failed(ContestError::NoClock)),
    }
}

/// How many points each contestant's turns gave away.
fn given_away(
    oracle: &Oracle,
    game: &Game,
    party_of: impl Fn(Side) -> Party,
) -> Result<ByParty<i32>, TableError> {
    let mut given_away = ByParty::default();
    let mut before = game.start();
    for played in game.played() {
        let mover = before.to_move();
        let reached = match game.result().filter(|_| played.ends_game) {
            Some(result) => result.margin(mover),
            None => -oracle.margin(played.position)?,
        };
        given_away[party_of(mover)] += oracle.margin(before)? - reached;
        before = played.position;
    }
    Ok(given_away)
}

impl ContestGame {
    /// Who won, if it was not a draw.
    pub fn winner(&self) -> Option<Party> {
        match &self.outcome {
            Outcome::Forfeit { by, .. } => Some(by.other()),
            Outcome::Result(result) => result.winner().map(|side| self.fixture.party(side)),
        }
    }
}
