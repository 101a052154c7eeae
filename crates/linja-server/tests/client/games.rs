//! Games that are played by requests while the database fails: what was acknowledged is remembered.

use futures_util::future::join_all;
use linja::{BySide, Random};
use linja_api::{Action, Course, GameView, ProblemCode};
use serde_json::json;

use super::player::draw;
use super::{Client, Pass};

pub(crate) struct Games(Vec<Game>);

/// A game as far as its turns were acknowledged.
struct Game {
    players: BySide<Pass>,
    course: Course,
    random: Random,
}

impl Games {
    pub(crate) async fn open(client: &Client, count: u64) -> Games {
        let mut games = Vec::new();
        for seed in 0..count {
            let (players, _) = client.two_players(json!({})).await;
            let course = client.course(&players.black).await;
            games.push(Game { players, course, random: Random::new(seed) });
        }
        Games(games)
    }

    /// A turn in each game, all at the same time, so that they are written together. Says whether all were kept.
    pub(crate) async fn play(&mut self, client: &Client) -> bool {
        let kept = join_all(self.0.iter_mut().map(|game| game.turn(client))).await;
        kept.into_iter().all(|kept| kept)
    }

    /// How many turns each game has at least.
    pub(crate) fn turns(&self) -> usize {
        self.0.iter().map(|game| game.course.entries().count()).min().unwrap()
    }

    /// What was acknowledged is there, and in each game at most one turn more: the last one that was sent.
    pub(crate) async fn check(&self, client: &Client, what: &str) {
        for game in &self.0 {
            let kept = client.view(&game.players.black).await.entries;
            let acknowledged: Vec<_> = game.course.entries().cloned().collect();
            let counts = format!("{} of {}", kept.len(), acknowledged.len());
            assert!(kept.starts_with(&acknowledged), "{what}: {counts}");
            assert!(kept.len() <= acknowledged.len() + 1, "{what}: {counts}");
        }
    }
}

impl Game {
    /// Tries to make a turn, not always the one that failed before. Says whether it was kept.
    async fn turn(&mut self, client: &Client) -> bool {
        let Some(side) = self.course.to_move() else { return true };
        let turn = draw(&self.course, &mut self.random);
        let action = Action::Turn { number: self.course.next_number(), turn };
        let answer = client.act(&self.players[side], action).await;
        let entries = match answer.status {
            200 => answer.json::<GameView>().entries,
            // The one before was kept after all.
            409 => {
                let problem = answer.problem(409);
                assert_eq!(problem.code, ProblemCode::WrongNumber);
                problem.game.unwrap().entries
            }
            503 => return false,
            status => panic!("{status} {}", answer.text),
        };
        let known = self.course.entries().count();
        let mut course = self.course.clone();
        // The whole log, or what comes after what is known.
        let new = entries.into_iter().filter(|entry| entry.number as usize > known);
        new.for_each(|entry| course.apply(entry).unwrap());
        assert_eq!(course.entries().count(), known + 1);
        self.course = course;
        true
    }
}
