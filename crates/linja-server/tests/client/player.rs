//! A player who goes on whatever happens: to the connection, to the server, to the database.

use std::net::SocketAddr;
use std::time::Duration;

use linja::{Random, Side, Turn};
use linja_api::{Action, Course, Entry, ProblemCode, Terms, ToClient, ToServer};
use tokio::sync::watch;
use tokio::time::timeout;

use super::socket::{Heard, Socket};
use super::{Client, Pass};

/// Somebody who plays random turns, or watches.
pub(crate) struct Player {
    pass: Pass,
    terms: Terms,
    /// The side they play; `None` for a watcher.
    side: Option<Side>,
    /// Where the server is now.
    server: watch::Receiver<SocketAddr>,
    /// Counts what all players have heard of.
    progress: watch::Sender<usize>,
    random: Random,
    /// Whether turns are sent as requests instead of over the socket.
    pub(crate) by_requests: bool,
    /// The connection is cut at one of so many points; never if 0.
    pub(crate) cuts: usize,
    /// What was sent last.
    sent: Option<Action>,
}

/// What a player has in the end.
pub(crate) struct Played {
    pub(crate) pass: Pass,
    /// The game as they heard it, each entry once and in order.
    pub(crate) course: Course,
    /// The turns that were acknowledged to them, with their numbers.
    pub(crate) acknowledged: Vec<(u32, Turn)>,
}

/// Where the connection ends.
struct Cut;

/// A turn of the position, drawn.
pub(crate) fn draw(course: &Course, random: &mut Random) -> Turn {
    let turns = course.game().position().turns(course.terms().rules);
    turns[random.below(turns.len())]
}

impl Played {
    /// Whether all that was heard and acknowledged is in the log that the server has.
    pub(crate) async fn check(&self, client: &Client) {
        let log = client.view(&self.pass).await.entries;
        assert!(log.iter().map(|entry| entry.number).eq(1..=log.len() as u32), "gaps in the log");
        assert!(self.course.entries().eq(&log[..self.course.entries().count()]));
        for (number, turn) in &self.acknowledged {
            let kept = log[*number as usize - 1].event;
            assert_eq!(kept, linja_api::Event::Turn { turn: *turn }, "entry {number}");
        }
    }
}

impl Player {
    /// Somebody who has looked at the game once.
    pub(crate) async fn new(
        pass: &Pass,
        side: Option<Side>,
        server: watch::Receiver<SocketAddr>,
        progress: &watch::Sender<usize>,
        seed: u64,
    ) -> Player {
        let client = Client::new(*server.borrow());
        let terms = client.view(pass).await.terms;
        let (pass, progress, random) = (pass.clone(), progress.clone(), Random::new(seed));
        Player {
            pass,
            terms,
            side,
            server,
            progress,
            random,
            by_requests: false,
            cuts: 0,
            sent: None,
        }
    }

    /// Plays until the log has so many entries, a new game whenever one is over.
    pub(crate) async fn play(mut self, goal: usize) -> Played {
        let course = Course::new(self.terms);
        let mut played = Played { pass: self.pass.clone(), course, acknowledged: Vec::new() };
        while played.course.entries().count() < goal {
            if self.follow(&mut played, goal).await.is_err() {
                // The server may be starting just now.
                _ = timeout(Duration::from_millis(20), self.server.changed()).await;
            }
        }
        played
    }

    fn client(&mut self) -> Client {
        Client::new(*self.server.borrow_and_update())
    }

    fn cut(&mut self) -> Result<(), Cut> {
        if self.cuts > 0 && self.random.below(self.cuts) == 0 { Err(Cut) } else { Ok(()) }
    }

    /// One connection, to its end.
    async fn follow(&mut self, played: &mut Played, goal: usize) -> Result<(), Cut> {
        let client = self.client();
        let last = played.course.entries().count() as u32;
        let (mut socket, game) = Socket::try_hello(&client, &self.pass, last).await.ok_or(Cut)?;
        self.note(played, game.entries);
        let mut is_waiting = false;
        while played.course.entries().count() < goal {
            self.cut()?;
            is_waiting &= self.sent_number() >= played.course.next_number();
            if !is_waiting && let Some(action) = self.wish(&played.course) {
                self.sent = Some(action);
                is_waiting = true;
                if self.by_requests {
                    let answer = self.ask(&client, action).await?;
                    is_waiting = self.hear(played, answer);
                    continue;
                }
                socket.try_say(&ToServer::Act(action)).await.map_err(|_| Cut)?;
                self.cut()?;
            }
            match socket.hear().await {
                Heard::Said(ToClient::ComeBack { .. }) | Heard::Closed(_) => return Err(Cut),
                Heard::Said(said) => is_waiting &= self.hear(played, said),
            }
        }
        Ok(())
    }

    fn sent_number(&self) -> u32 {
        self.sent.map_or(0, Action::number)
    }

    /// What the player wants to do now: what they have sent before, or something new.
    fn wish(&mut self, course: &Course) -> Option<Action> {
        let (side, number) = (self.side?, course.next_number());
        match course.to_move() {
            None => Some(Action::OfferRematch { number }),
            Some(to_move) if to_move != side => None,
            Some(_) if self.sent_number() == number && self.random.below(2) == 0 => self.sent,
            Some(_) => Some(Action::Turn { number, turn: draw(course, &mut self.random) }),
        }
    }

    /// Sends an action as a request, and perhaps does not wait for its answer.
    async fn ask(&mut self, client: &Client, action: Action) -> Result<ToClient, Cut> {
        let number = action.number();
        let wait = match self.cut() {
            Ok(()) => super::socket::PATIENCE,
            Err(Cut) => Duration::from_micros(self.random.below(3000) as u64),
        };
        let answer = timeout(wait, client.try_act(&self.pass, action)).await;
        let answer = answer.map_err(|_| Cut)?.map_err(|_| Cut)?;
        Ok(match answer.status {
            200 => ToClient::Done { number },
            _ => ToClient::Refused { number, problem: Box::new(answer.json()) },
        })
    }

    /// Takes in what the server says. Answers whether what was sent is settled or on its way.
    fn hear(&self, played: &mut Played, said: ToClient) -> bool {
        match said {
            ToClient::Entries { entries } => self.note(played, entries),
            ToClient::Done { number } => match self.sent {
                Some(Action::Turn { number: sent, turn }) if sent == number => {
                    played.acknowledged.push((number, turn));
                }
                _ => (),
            },
            ToClient::Refused { problem, .. } => match problem.code {
                // An earlier try was kept after all; the log will tell.
                ProblemCode::WrongNumber => assert!(problem.game.is_some()),
                // The database is away: once more.
                ProblemCode::Unavailable => return false,
                _ => panic!("{problem:?}"),
            },
            _ => (),
        }
        true
    }

    fn note(&self, played: &mut Played, entries: Vec<Entry>) {
        for entry in entries {
            // An entry that comes twice or too early does not fit.
            played.course.apply(entry).unwrap();
            self.progress.send_modify(|count| *count += 1);
        }
    }
}
