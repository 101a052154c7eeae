//! A contestant at the board, asked for its turns, game after game.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use linja::{Game, Level, Turn};
use linja_oracle::TableError;

use crate::computer::random_of_turn;
use crate::ugi::{Client, ClientError, Go, Program};
use crate::{Budget, Computer, Contest, Contestant, Judge, Limits, Search};

/// How much a level without the oracle looks at per turn: enough to see a few turns ahead.
const SEARCH_LEVEL: Budget = Budget::Positions(20_000);

const SEARCH_BYTES: usize = 16 << 20;

/// Time in reserve, because a search may end late when the processor is busy.
const OVERHEAD: Duration = Duration::from_millis(10);

/// A contestant that is ready to play.
pub(crate) struct Seat<'a> {
    contest: &'a Contest,
    cancel: &'a AtomicBool,
    player: Player<'a>,
    seed: u64,
}

enum Player<'a> {
    Oracle(Level),
    Search(Computer, Budget),
    Random,
    /// Started when it is needed, and again after a fault.
    Program(&'a Program, Option<Client<'a>>),
}

/// Why a seat gives no turn.
pub(crate) enum NoTurn {
    /// A program's fault, which costs it the game.
    Fault(ClientError),
    /// Nobody's fault, but the match cannot go on.
    Table(TableError),
    /// A level has no oracle to ask.
    NoOracle,
    /// A search has no limit.
    NoClock,
}

impl<'a> Seat<'a> {
    pub(crate) fn new(
        contest: &'a Contest,
        contestant: &'a Contestant,
        cancel: &'a AtomicBool,
    ) -> Seat<'a> {
        let search = |level, budget| {
            let judge = Judge::Search(Box::new(Search::new(contest.rules, SEARCH_BYTES, 1)));
            Player::Search(Computer { level, judge, seed: 0 }, budget)
        };
        let player = match contestant {
            Contestant::Level(level) => Player::Oracle(*level),
            Contestant::SearchLevel(level) => search(*level, SEARCH_LEVEL),
            Contestant::Search(budget) => search(Level::MAX, *budget),
            Contestant::Random => Player::Random,
            Contestant::Ugi(program) => Player::Program(program, None),
        };
        Seat { contest, cancel, player, seed: 0 }
    }

    /// Begins a game with this seed.
    pub(crate) fn new_game(&mut self, seed: u64) -> Result<(), NoTurn> {
        self.seed = seed;
        let Contest { rules, patience, .. } = *self.contest;
        match &mut self.player {
            Player::Oracle(_) | Player::Random => Ok(()),
            Player::Search(computer, _) => {
                computer.seed = seed;
                // What it remembers must not depend on earlier games.
                if let Judge::Search(search) = &mut computer.judge {
                    search.forget();
                }
                Ok(())
            }
            Player::Program(program, client) => {
                let running = match client.take() {
                    Some(running) => Ok(running),
                    None => Client::start(program, rules, patience, self.cancel),
                };
                let begun = running.and_then(|mut running| {
                    running.new_game((seed >> 32) as u32)?;
                    Ok(running)
                });
                *client = Some(begun.map_err(NoTurn::Fault)?);
                Ok(())
            }
        }
    }

    /// The turn it makes in a game that is not over; the caller checks whether it is legal.
    pub(crate) fn turn(&mut self, game: &Game, go: &Go) -> Result<Turn, NoTurn> {
        let (position, number) = (game.position(), game.turns().len());
        let valued = match &mut self.player {
            Player::Oracle(level) => {
                let oracle = self.contest.oracle.as_ref().ok_or(NoTurn::NoOracle)?;
                let judge = Judge::Oracle(Arc::clone(oracle));
                let mut computer = Computer { level: *level, judge, seed: self.seed };
                computer.turn(position, number, &Limits::default())
            }
            Player::Search(computer, budget) => {
                let cancelled = || self.cancel.load(Ordering::Relaxed);
                let time = match *budget {
                    Budget::Positions(_) => None,
                    Budget::Time(time) => Some(time),
                    Budget::Clock => {
                        let time = go.time_for(game.rules(), position, OVERHEAD);
                        Some(time.filter(|_| go.movetime.is_none()).ok_or(NoTurn::NoClock)?)
                    }
                };
                let start = Instant::now();
                let stop = || time.is_some_and(|time| start.elapsed() >= time) || cancelled();
                let limits = Limits::default().with_stop(&stop);
                let limits = match *budget {
                    Budget::Positions(nodes) => limits.with_nodes(nodes),
                    Budget::Time(_) | Budget::Clock => limits,
                };
                computer.turn(position, number, &limits)
            }
            Player::Random => {
                let mut random = random_of_turn(self.seed, number);
                let turns = position.turns(game.rules());
                return Ok(turns.get(random.below(turns.len())).copied().unwrap_or(Turn::PASS));
            }
            Player::Program(_, client) => {
                let ended = ClientError::Ended { asked: "go" };
                let turn = client.as_mut().map_or(Err(ended), |running| running.turn(game, go));
                return turn.map_err(|error| {
                    *client = None;
                    NoTurn::Fault(error)
                });
            }
        };
        let valued = valued.map_err(NoTurn::Table)?;
        Ok(valued.map_or(Turn::PASS, |valued| valued.played.turn))
    }

    /// Ends a program after a fault, so that it starts afresh with the next game.
    pub(crate) fn start_afresh(&mut self) {
        if let Player::Program(_, client) = &mut self.player {
            *client = None;
        }
    }
}
