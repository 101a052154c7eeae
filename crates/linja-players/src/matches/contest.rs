//! A match: many games between two contestants, in pairs that are fair to both.

use std::fmt;
use std::ops::{Index, IndexMut};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread;
use std::time::Duration;

use linja::{BySide, Game, GameResult, Random, Record, Refusal, RuleSet, Side, Turn};
use linja_oracle::{Oracle, TableError};
use thiserror::Error;

use crate::Contestant;
use crate::matches::seat::{NoTurn, Seat};
use crate::ugi::{ClientError, Patience};

/// A match of many games between two contestants.
///
/// Games come in pairs of the same seed: in one A is Black, in the other B is, and the same colour
/// starts in both; from pair to pair the colour that starts changes. So over four games each has
/// had both colours and both starts. The same seed gives the same games, however many run at a
/// time, as long as neither contestant depends on the time.
///
/// ```
/// use std::sync::atomic::AtomicBool;
/// use linja::RuleSet;
/// use linja_players::{ByParty, Contest, Tally};
///
/// let contestants = ByParty { a: "random".parse()?, b: "search:50n".parse()? };
/// let contest = Contest { games: 10, ..Contest::new(RuleSet::Zen, contestants) };
/// let games = contest.play(&|_| (), &AtomicBool::new(false))?;
/// assert_eq!(Tally::new(&games).games(), 10);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Contest {
    /// The rules of all games.
    pub rules: RuleSet,
    /// Who plays.
    pub contestants: ByParty<Contestant>,
    /// How many games; 100 unless set.
    pub games: usize,
    /// What the games are drawn by.
    pub seed: u64,
    /// How many games run at a time; one unless set.
    pub threads: usize,
    /// For levels, and to count what each turn gives away.
    pub oracle: Option<Arc<Oracle>>,
    /// How long a program may think about a turn; one second unless set.
    pub turn_time: Duration,
    /// How long a program is waited for beyond that.
    pub patience: Patience,
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

/// A game of a match that came to an end.
#[derive(Debug)]
pub struct ContestGame {
    /// From 1; the games 1 and 2 are the first pair.
    pub number: usize,
    /// The colour that A played.
    pub colour_of_a: Side,
    /// The game, up to a forfeit if there was one.
    pub game: Game,
    /// How it ended.
    pub outcome: Outcome,
    /// The points each gave away in all its turns, if an oracle was there to see it.
    pub given_away: Option<ByParty<i32>>,
}

/// How a game of a match ended.
#[derive(Debug)]
pub enum Outcome {
    /// By the rules of the game.
    Result(GameResult),
    /// One of the two did something it may not.
    Forfeit {
        /// Who thereby lost.
        by: Party,
        /// What it did.
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
    /// A program that does not behave.
    #[error(transparent)]
    Program(ClientError),
}

/// Why a match cannot be played.
#[derive(Debug, Error)]
pub enum ContestError {
    /// A level needs the oracle, and there is none.
    #[error("a level needs the exact margins, and there are none: try `search-level:N`")]
    NoOracle,
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
    pub fn new(rules: RuleSet, contestants: ByParty<Contestant>) -> Contest {
        Contest {
            rules,
            contestants,
            games: 100,
            seed: 0,
            threads: 1,
            oracle: None,
            turn_time: Duration::from_secs(1),
            patience: Patience::default(),
        }
    }

    /// Plays the games. When it is cancelled, those that have ended are what it gives back.
    ///
    /// `on_game` hears how many games have ended.
    pub fn play(
        &self,
        on_game: &(dyn Fn(usize) + Sync),
        cancel: &AtomicBool,
    ) -> Result<Vec<ContestGame>, ContestError> {
        if let Some(oracle) = &self.oracle
            && oracle.rules() != self.rules
        {
            return Err(ContestError::Rules { games: self.rules, oracle: oracle.rules() });
        }
        let (next, ended, failed) =
            (AtomicUsize::new(0), AtomicUsize::new(0), AtomicBool::new(false));
        let is_off = || cancel.load(Ordering::Relaxed) || failed.load(Ordering::Relaxed);
        let work = || -> Result<Vec<ContestGame>, ContestError> {
            let mut seats = ByParty::new(|party| Seat::new(self, &self.contestants[party], cancel));
            let mut games = Vec::new();
            while !is_off() {
                let index = next.fetch_add(1, Ordering::Relaxed);
                if index >= self.games {
                    break;
                }
                match self.play_game(index, &mut seats, &is_off) {
                    Ok(game) => games.push(game),
                    Err(NoGame::Cancelled) => break,
                    Err(NoGame::Failed(error)) => {
                        failed.store(true, Ordering::Relaxed);
                        return Err(error);
                    }
                }
                on_game(ended.fetch_add(1, Ordering::Relaxed) + 1);
            }
            Ok(games)
        };
        let mut games = thread::scope(|scope| {
            let threads = self.threads.clamp(1, self.games.max(1));
            let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
            let mut games = Vec::new();
            for worker in workers {
                match worker.join() {
                    Ok(more) => games.extend(more?),
                    Err(panic) => std::panic::resume_unwind(panic),
                }
            }
            Ok::<_, ContestError>(games)
        })?;
        games.sort_by_key(|game| game.number);
        Ok(games)
    }

    fn play_game(
        &self,
        index: usize,
        seats: &mut ByParty<Seat<'_>>,
        is_off: &dyn Fn() -> bool,
    ) -> Result<ContestGame, NoGame> {
        let pair = index / 2;
        let colour_of_a = Side::ALL[index % 2];
        let mut game = Game::new(self.rules, Side::ALL[pair % 2]);
        let party_of = |side| if side == colour_of_a { Party::A } else { Party::B };

        let mut random = Random::new(Random::new(self.seed).next_number() ^ pair as u64);
        let seeds = ByParty::new(|_| random.next_number());
        let mut forfeit = None;
        for party in [Party::A, Party::B] {
            if let Err(error) = seats[party].new_game(seeds[party]) {
                forfeit = Some((party, fault(error)?));
                break;
            }
        }
        while forfeit.is_none() && !game.is_over() {
            if is_off() {
                return Err(NoGame::Cancelled);
            }
            let party = party_of(game.position().to_move());
            match seats[party].turn(&game) {
                Ok(turn) => {
                    if let Err(refusal) = game.play(turn) {
                        seats[party].start_afresh();
                        forfeit = Some((party, Fault::Illegal { turn, refusal }));
                    }
                }
                Err(error) => forfeit = Some((party, fault(error)?)),
            }
        }
        let outcome = match (forfeit, game.result()) {
            (None, Some(result)) => Outcome::Result(result),
            (Some((by, fault)), _) => Outcome::Forfeit { by, fault },
            // A search that is cancelled gives a turn as well, but not the one it should.
            (None, None) => return Err(NoGame::Cancelled),
        };
        if is_off() {
            return Err(NoGame::Cancelled);
        }
        let given_away = match &self.oracle {
            Some(oracle) => Some(given_away(oracle, &game, party_of).map_err(NoGame::from)?),
            None => None,
        };
        Ok(ContestGame { number: index + 1, colour_of_a, game, outcome, given_away })
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

/// What costs the game, unless the whole match is at stake.
fn fault(error: NoTurn) -> Result<Fault, NoGame> {
    match error {
        NoTurn::Fault(ClientError::Cancelled) => Err(NoGame::Cancelled),
        NoTurn::Fault(error @ ClientError::Start { .. }) => {
            Err(NoGame::Failed(ContestError::Start(error)))
        }
        NoTurn::Fault(error) => Ok(Fault::Program(error)),
        NoTurn::Table(error) => Err(error.into()),
        NoTurn::NoOracle => Err(NoGame::Failed(ContestError::NoOracle)),
    }
}

/// The points that the turns of each contestant fell short of its best ones.
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
    /// The colour of a contestant.
    pub fn colour(&self, party: Party) -> Side {
        match party {
            Party::A => self.colour_of_a,
            Party::B => self.colour_of_a.other(),
        }
    }

    /// Who won, if it was not a draw.
    pub fn winner(&self) -> Option<Party> {
        match &self.outcome {
            Outcome::Forfeit { by, .. } => Some(by.other()),
            Outcome::Result(result) => {
                let won = |party: &Party| result.winner() == Some(self.colour(*party));
                [Party::A, Party::B].into_iter().find(won)
            }
        }
    }

    /// The record of the game; a forfeit is a comment in it, as it has no points.
    pub fn record(&self, names: &ByParty<String>) -> Record {
        let mut record = Record::new(self.game.clone());
        let name = |side| if side == self.colour_of_a { &names.a } else { &names.b };
        record.players = BySide::new(|side| name(side).clone());
        if let Outcome::Forfeit { by, fault } = &self.outcome {
            let loser = self.colour(*by);
            record.add_comment(self.game.turns().len(), &format!("{loser} forfeits: {fault}"));
        }
        record
    }
}
