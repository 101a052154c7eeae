//! A client of the server, for tests: requests, the socket, players that go on whatever happens to
//! their connection, and the databases that a server can have.

#![allow(dead_code)] // Each program of tests uses its part of it.

pub(crate) mod database;
pub(crate) mod games;
pub(crate) mod lobby;
pub(crate) mod player;
pub(crate) mod proxy;
pub(crate) mod push;
pub(crate) mod socket;

use std::net::SocketAddr;
use std::time::Duration;

use linja::BySide;
use linja_api::{Action, Course, Entry, GameView, Opened, Problem, Secret};
use reqwest::{Method, RequestBuilder, header};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

/// Somebody who sends requests to a server.
#[derive(Clone)]
pub(crate) struct Client {
    pub(crate) address: SocketAddr,
    http: reqwest::Client,
}

/// What opens a game to somebody.
#[derive(Clone, Debug)]
pub(crate) struct Pass {
    pub(crate) game: String,
    pub(crate) secret: Secret,
}

/// What the server answered.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) headers: header::HeaderMap,
    pub(crate) text: String,
}

impl Answer {
    pub(crate) fn json<T: DeserializeOwned>(&self) -> T {
        let read = serde_json::from_str(&self.text);
        read.unwrap_or_else(|error| panic!("{error}: {} {}", self.status, self.text))
    }

    /// The problem, whose status has to be this one.
    pub(crate) fn problem(&self, status: u16) -> Problem {
        assert_eq!(self.status, status, "{}", self.text);
        self.json()
    }

    /// What was asked for.
    pub(crate) fn good<T: DeserializeOwned>(&self) -> T {
        assert!((200..300).contains(&self.status), "{} {}", self.status, self.text);
        self.json()
    }
}

/// A secret that everybody can make who knows whose it is.
pub(crate) fn secret(whose: &str) -> Secret {
    format!("{whose:-<32}").parse().unwrap()
}

impl Client {
    pub(crate) fn new(address: SocketAddr) -> Client {
        Client { address, http: reqwest::Client::new() }
    }

    pub(crate) fn request(&self, method: Method, path: &str) -> RequestBuilder {
        self.http.request(method, format!("http://{}{path}", self.address))
    }

    /// Sends a request; it fails only if there is no answer.
    pub(crate) async fn try_send(&self, request: RequestBuilder) -> reqwest::Result<Answer> {
        let response = request.send().await?;
        let (status, headers) = (response.status().as_u16(), response.headers().clone());
        Ok(Answer { status, headers, text: response.text().await? })
    }

    pub(crate) async fn send(&self, request: RequestBuilder) -> Answer {
        self.try_send(request).await.unwrap()
    }

    pub(crate) async fn get(&self, path: &str) -> Answer {
        self.send(self.request(Method::GET, path)).await
    }

    pub(crate) async fn post(&self, path: &str, body: impl Serialize) -> Answer {
        self.send(self.request(Method::POST, path).json(&body)).await
    }

    /// Waits until the server says that it is ready.
    pub(crate) async fn ready(&self) {
        while self.get("/ready").await.status != 200 {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    /// Opens a game for Anna, who has made her own secret.
    pub(crate) async fn try_open(&self, mut wish: Value) -> Answer {
        wish["secret"] = json!(secret("anna"));
        self.post("/api/games", wish).await
    }

    pub(crate) async fn open(&self, wish: Value) -> Opened {
        let answer = self.try_open(wish).await;
        assert_eq!(answer.status, 201, "{}", answer.text);
        answer.json()
    }

    /// Joins with an invite.
    pub(crate) async fn join(&self, game: &str, invite: &Secret, own: &Secret) -> Answer {
        let request = self.request(Method::POST, &format!("/api/games/{game}/join"));
        self.send(request.bearer_auth(invite.reveal()).json(&json!({ "secret": own }))).await
    }

    /// Opens a table for anyone, as somebody who sits on black; says what opens their seat.
    pub(crate) async fn open_table(&self, who: &str) -> Pass {
        let seats = json!({ "black": { "who": "me" }, "red": { "who": "friend" } });
        let wish = json!({ "seats": seats, "open": true, "secret": secret(who), "name": who });
        let answer = self.post("/api/games", wish).await;
        Pass { game: answer.good::<Opened>().game.id, secret: secret(who) }
    }

    /// Sits down at a table that is open to anyone.
    pub(crate) async fn sit_down(&self, game: &str, who: &str) -> Answer {
        self.join(game, &Secret::of_open_game(game).unwrap(), &secret(who)).await
    }

    /// A game between Anna, who has black, and Ben, with what a watcher needs.
    pub(crate) async fn two_players(&self, mut wish: Value) -> (BySide<Pass>, Pass) {
        wish["seats"] = json!({ "black": { "who": "me" }, "red": { "who": "friend" } });
        let Opened { game, invite, watch } = self.open(wish).await;
        self.join(&game.id, &invite.unwrap(), &secret("ben")).await.good::<GameView>();
        let pass = |secret| Pass { game: game.id.clone(), secret };
        (BySide { black: pass(secret("anna")), red: pass(secret("ben")) }, pass(watch))
    }

    pub(crate) async fn try_act(&self, pass: &Pass, action: Action) -> reqwest::Result<Answer> {
        let request = self.request(Method::POST, &format!("/api/games/{}/actions", pass.game));
        self.try_send(request.bearer_auth(pass.secret.reveal()).json(&action)).await
    }

    pub(crate) async fn act(&self, pass: &Pass, action: Action) -> Answer {
        self.try_act(pass, action).await.unwrap()
    }

    /// Removes a game that nobody has joined.
    pub(crate) async fn remove(&self, pass: &Pass) -> Answer {
        let request = self.request(Method::DELETE, &format!("/api/games/{}", pass.game));
        self.send(request.bearer_auth(pass.secret.reveal())).await
    }

    /// What somebody sees at an address below that of their game.
    pub(crate) async fn look(&self, pass: &Pass, below: &str) -> Answer {
        let request = self.request(Method::GET, &format!("/api/games/{}{below}", pass.game));
        self.send(request.bearer_auth(pass.secret.reveal())).await
    }

    pub(crate) async fn view(&self, pass: &Pass) -> GameView {
        self.look(pass, "").await.good()
    }

    /// The game as its log tells it.
    pub(crate) async fn course(&self, pass: &Pass) -> Course {
        course_of(&self.view(pass).await)
    }

    /// Makes turns drawn by the seed, each side its own, until the game has so many.
    pub(crate) async fn make_turns(&self, players: &BySide<Pass>, turns: usize, seed: u64) {
        let mut random = linja::Random::new(seed);
        let mut course = self.course(&players.black).await;
        while course.game().turns().len() < turns
            && let Some(side) = course.to_move()
        {
            let turn = player::draw(&course, &mut random);
            let action = Action::Turn { number: course.next_number(), turn };
            course = course_of(&self.act(&players[side], action).await.good());
        }
    }
}

/// What a whole log comes to.
pub(crate) fn course_of(game: &GameView) -> Course {
    let mut course = Course::new(game.terms);
    game.entries.iter().cloned().for_each(|entry: Entry| course.apply(entry).unwrap());
    course
}
