//! Games over requests: opening, joining, playing, taking back, again.

use std::time::Duration;

use linja::{BySide, Ending, Side};
use linja_api::{
    Action, Event, GameView, Offers, Opened, Player, ProblemCode, Summary, TimeControl, ToClient,
};
use reqwest::{Method, header};
use serde_json::{Value, json};

use crate::client::database::Database;
use crate::client::socket::Socket;
use crate::client::{Client, Pass, course_of, secret};
use crate::migrations::make_games_older;
use crate::sql::execute;
use crate::world::World;

on_both_databases! {
    a_seat_can_be_mine_a_friends_or_a_computers,
    a_game_that_makes_no_sense_is_not_opened,
    the_invite_gives_the_seat_to_the_first_who_brings_it,
    a_watcher_sees_and_does_nothing,
    a_wrong_secret_opens_nothing,
    a_log_is_read_only_for_those_who_may_see_it,
    my_games_are_those_whose_secrets_i_send,
    the_record_is_a_file_of_each_game_of_the_series,
    a_name_travels_with_its_seat,
    a_name_that_cannot_be_seen_is_refused,
    the_same_turn_is_acknowledged_twice_and_kept_once,
    another_turn_for_a_taken_number_gets_what_its_sender_lacks,
    the_secret_of_a_link_is_no_secret_for_a_seat,
    a_list_of_games_has_each_once,
    a_refused_turn_has_the_rules_reason_in_the_language_of_whoever_asks,
    only_the_side_to_move_makes_turns,
    whoever_resigns_loses_and_the_other_cannot_resign_too,
    a_turn_is_taken_back_if_the_other_grants_it,
    a_computer_grants_every_takeback_at_once,
    a_rematch_waits_for_the_other_and_the_loser_starts,
    a_game_starts_from_any_position,
    a_side_without_time_loses_by_itself,
    a_turn_that_arrives_too_late_loses_on_time,
    clocks_go_on_across_restarts,
    a_computer_answers_by_itself,
    games_are_there_after_a_restart,
}

fn turn(number: u32, turn: &str) -> Action {
    Action::Turn { number, turn: turn.parse().unwrap() }
}

fn black_first() -> Value {
    json!({ "first": "black" })
}

fn against_computer() -> Value {
    let seats = json!({ "black": { "who": "me" }, "red": { "who": "computer", "level": 1 } });
    json!({ "seats": seats, "first": "black" })
}

fn anna(opened: &Opened) -> Pass {
    Pass { game: opened.game.id.clone(), secret: secret("anna") }
}

async fn a_seat_can_be_mine_a_friends_or_a_computers(database: Database) {
    let world = World::start(database).await;
    let computer = json!({ "who": "computer", "level": 3 });
    let (me, friend) = (json!({ "who": "me" }), json!({ "who": "friend" }));
    for (other, is_taken, has_invite, player) in [
        (&me, true, false, Player::Person),
        (&friend, false, true, Player::Person),
        (&computer, true, false, Player::Computer { level: linja::Level::ALL[2] }),
    ] {
        let seats = json!({ "black": other, "red": me });
        let opened = world.client.open(json!({ "seats": seats, "rules": "classic" })).await;
        assert_eq!(opened.invite.is_some(), has_invite);
        assert_eq!(opened.game.taken, BySide { black: is_taken, red: true });
        assert_eq!(opened.game.yours, BySide { black: *other == me, red: true });
        assert_eq!(opened.game.terms.players.black, player);
        assert_eq!(opened.game.terms.rules, linja::RuleSet::Classic);
        assert_eq!(world.client.view(&anna(&opened)).await.terms, opened.game.terms);
    }
}

async fn a_game_that_makes_no_sense_is_not_opened(database: Database) {
    let world = World::start(database).await;
    let (me, friend) = (json!({ "who": "me" }), json!({ "who": "friend" }));
    let computer = |level: i32| json!({ "who": "computer", "level": level });
    let good = json!({ "seats": { "black": me, "red": friend } });
    let mut wishes = vec![
        json!({}),
        json!({ "seats": { "black": friend, "red": friend } }),
        json!({ "seats": { "black": computer(1), "red": computer(2) } }),
        json!({ "seats": { "black": me, "red": computer(0) } }),
        json!({ "seats": { "black": me, "red": computer(11) } }),
        json!({ "seats": { "black": me, "red": computer(300) } }),
    ];
    for (key, value) in [
        ("rules", json!("chess")),
        ("first", json!("white")),
        ("clock", json!({ "kind": "game", "seconds": 0, "increment": 0 })),
        ("clock", json!({ "kind": "turn", "days": 31 })),
        ("position", json!("0,0,0,0,0,0,0,12/12,0,0,0,0,0,0,0 b")),
        ("position", json!("nonsense")),
        ("unknown", json!(1)),
    ] {
        let mut wish = good.clone();
        wish[key] = value;
        wishes.push(wish);
    }
    for wish in wishes {
        let answer = world.client.try_open(wish.clone()).await;
        assert_eq!(answer.problem(400).code, ProblemCode::BadRequest, "{wish}");
    }
    assert_eq!(world.client.try_open(good.clone()).await.status, 201);
    let mut guessable = good;
    guessable["secret"] = json!("short");
    world.client.post("/api/games", guessable).await.problem(400);
}

async fn the_invite_gives_the_seat_to_the_first_who_brings_it(database: Database) {
    let world = World::start(database).await;
    let seats = json!({ "black": { "who": "me" }, "red": { "who": "friend" } });
    let Opened { game, invite, watch } = world.client.open(json!({ "seats": seats })).await;
    let (client, id, invite) = (&world.client, &game.id, invite.unwrap());
    let join = |invite, whose| {
        let own = secret(whose);
        async move { client.join(id, invite, &own).await }
    };
    assert_eq!(join(&watch, "ben").await.problem(404).code, ProblemCode::NoSuchGame);
    let guest = Pass { game: id.clone(), secret: invite.clone() };
    assert_eq!(world.client.view(&guest).await.yours, BySide::default());
    for _ in 0..2 {
        let seen: GameView = join(&invite, "ben").await.good();
        assert_eq!(seen.yours, BySide { black: false, red: true });
        assert_eq!(seen.taken, BySide { black: true, red: true });
    }
    assert_eq!(join(&invite, "carl").await.problem(409).code, ProblemCode::SeatTaken);
    let ben = Pass { game: id.clone(), secret: secret("ben") };
    assert_eq!(world.client.view(&ben).await.yours, BySide { black: false, red: true });
}

async fn a_name_travels_with_its_seat(database: Database) {
    let mut world = World::start(database).await;
    let seats = json!({ "black": { "who": "me" }, "red": { "who": "friend" } });
    let opened = world.client.open(json!({ "seats": seats, "name": " Anna " })).await;
    let anna = anna(&opened);
    let named = |black: &str, red: Option<&str>| BySide {
        black: Some(black.to_owned()),
        red: red.map(str::to_owned),
    };
    assert_eq!(opened.game.names, named("Anna", None));
    let (mut socket, _) = Socket::hello(&world.client, &anna, 0).await;
    let invite = opened.invite.unwrap();
    let join = world.client.request(Method::POST, &format!("/api/games/{}/join", anna.game));
    let wish = json!({ "secret": secret("ben"), "name": "Ze\u{301}" });
    let seen: GameView =
        world.client.send(join.bearer_auth(invite.reveal()).json(&wish)).await.good();
    let both = named("Anna", Some("Z\u{e9}"));
    assert_eq!(seen.names, both);
    let told = socket.wait_for(|said| match said {
        ToClient::Changed { names, .. } => names.red.clone().map(|_| names),
        _ => None,
    });
    assert_eq!(told.await, both);
    drop(socket);
    // A turn leaves them alone.
    let ben = Pass { game: anna.game.clone(), secret: secret("ben") };
    let players = BySide { black: anna.clone(), red: ben };
    world.client.make_turns(&players, 2, 1).await;
    world.restart().await;
    assert_eq!(world.client.view(&anna).await.names, both);
    let record = world.client.look(&anna, "/record").await.text;
    assert!(record.contains("[Black \"Anna\"]\n[Red \"Z\u{e9}\"]"), "{record}");
    let list = json!({ "games": [{ "id": anna.game, "secret": anna.secret }] });
    let [summary] = world.client.post("/api/my-games", list).await.good::<[Summary; 1]>();
    assert_eq!(summary.names, both);
}

async fn a_name_that_cannot_be_seen_is_refused(database: Database) {
    let world = World::start(database).await;
    let seats = json!({ "black": { "who": "me" }, "red": { "who": "friend" } });
    let wish = |name: &str| json!({ "seats": seats, "name": name });
    let refused = world.client.try_open(wish("\u{202e}annA")).await.problem(400);
    assert_eq!(refused.code, ProblemCode::BadRequest);
    assert!(refused.message.contains("at most 24 characters"), "{}", refused.message);
    let Opened { game, invite, .. } = world.client.open(wish("  ")).await;
    assert_eq!(game.names, BySide::default());
    let join = world.client.request(Method::POST, &format!("/api/games/{}/join", game.id));
    let wish = json!({ "secret": secret("ben"), "name": "x".repeat(25) });
    let join = join.bearer_auth(invite.as_ref().unwrap().reveal()).json(&wish);
    world.client.send(join).await.problem(400);
    // The seat is still free.
    world.client.join(&game.id, &invite.unwrap(), &secret("ben")).await.good::<GameView>();
}

async fn a_watcher_sees_and_does_nothing(database: Database) {
    let world = World::start(database).await;
    let (players, watch) = world.client.two_players(black_first()).await;
    world.client.make_turns(&players, 2, 1).await;
    let seen = world.client.view(&watch).await;
    assert_eq!((seen.entries.len(), seen.yours), (2, BySide::default()));
    for action in [turn(3, "2-3,1-3"), Action::Resign { number: 3 }] {
        let problem = world.client.act(&watch, action).await.problem(403);
        assert_eq!(problem.code, ProblemCode::OnlyWatching);
    }
    assert_eq!(world.client.view(&watch).await.entries.len(), 2);
}

async fn a_wrong_secret_opens_nothing(database: Database) {
    let world = World::start(database).await;
    let (players, _) = world.client.two_players(black_first()).await;
    let stranger = Pass { secret: secret("carl"), ..players.black.clone() };
    let elsewhere = Pass { game: "0123456789abcdef".to_owned(), ..players.black.clone() };
    for pass in [&stranger, &elsewhere] {
        for answer in [
            world.client.look(pass, "").await,
            world.client.look(pass, "/record").await,
            world.client.act(pass, turn(1, "2-3,1-3")).await,
            world.client.join(&pass.game, &pass.secret, &secret("carl")).await,
        ] {
            assert_eq!(answer.problem(404).code, ProblemCode::NoSuchGame);
        }
    }
    let own = format!("/api/games/{}", players.black.game);
    for scheme in ["Bearer", "bearer", "BEARER", "bEARER "] {
        let value = format!("{scheme} {}", players.black.secret.reveal());
        let request = world.client.request(Method::GET, &own);
        let answer = world.client.send(request.header(header::AUTHORIZATION, value)).await;
        assert_eq!(answer.status, 200, "{scheme}");
    }
    let without = world.client.get(&own).await;
    assert_eq!(without.problem(400).code, ProblemCode::BadRequest);
}

async fn a_log_is_read_only_for_those_who_may_see_it(database: Database) {
    let mut world = World::start(database).await;
    let (players, _) = world.client.two_players(black_first()).await;
    world.client.make_turns(&players, 1, 1).await;
    world.stop().await;
    let address = world.config.database.as_ref().unwrap();
    execute(address, "UPDATE entries SET entry = 'not to be read'").await;
    world.restart().await;
    let stranger = Pass { secret: secret("carl"), ..players.black.clone() };
    assert_eq!(world.client.look(&stranger, "").await.status, 404);
    assert_eq!(world.client.look(&players.black, "").await.status, 503);
}

async fn my_games_are_those_whose_secrets_i_send(database: Database) {
    let world = World::start(database).await;
    let (first, watch) = world.client.two_players(black_first()).await;
    let (second, _) = world.client.two_players(black_first()).await;
    world.client.make_turns(&second, 3, 1).await;
    let mine = |passes: &[&Pass]| {
        let one = |pass: &&Pass| json!({ "id": pass.game, "secret": pass.secret });
        json!({ "games": passes.iter().map(one).collect::<Vec<_>>() })
    };
    let stranger = Pass { secret: secret("carl"), ..first.black.clone() };
    let nowhere = Pass { game: "no such game".to_owned(), ..first.black.clone() };
    let asked = mine(&[&watch, &stranger, &second.red, &nowhere]);
    let games: Vec<Summary> = world.client.post("/api/my-games", asked).await.good();
    let told: Vec<_> = games.iter().map(|one| (&one.id, one.yours, one.turns)).collect();
    let red = BySide { black: false, red: true };
    assert_eq!(told, [(&watch.game, BySide::default(), 0), (&second.red.game, red, 3)]);
    assert_eq!(games[1].to_move, Some(Side::Red));
    let many = mine(&[&watch; 101]);
    world.client.post("/api/my-games", many).await.problem(400);
}

async fn the_record_is_a_file_of_each_game_of_the_series(database: Database) {
    let world = World::start(database).await;
    let (players, watch) = world.client.two_players(black_first()).await;
    world.client.make_turns(&players, 4, 9).await;
    world.client.act(&players.red, Action::Resign { number: 5 }).await.good::<GameView>();
    for side in Side::ALL {
        let offer = Action::OfferRematch { number: 6 };
        world.client.act(&players[side], offer).await.good::<GameView>();
    }
    let first = world.client.look(&watch, "/record?game=1").await;
    assert_eq!(first.status, 200);
    assert!(first.headers[header::CONTENT_DISPOSITION].to_str().unwrap().contains(".linja"));
    let record: linja::Record = first.text.parse().unwrap();
    assert_eq!(record.game.turns().len(), 4);
    let last: linja::Record = world.client.look(&watch, "/record").await.text.parse().unwrap();
    assert_eq!(last.game.turns().len(), 0);
    for wrong in ["?game=0", "?game=3"] {
        world.client.look(&watch, &format!("/record{wrong}")).await.problem(404);
    }
}

async fn the_same_turn_is_acknowledged_twice_and_kept_once(database: Database) {
    let world = World::start(database).await;
    let (players, _) = world.client.two_players(black_first()).await;
    let first: GameView = world.client.act(&players.black, turn(1, "2-3,1-3")).await.good();
    let again: GameView = world.client.act(&players.black, turn(1, "2-3,1-3")).await.good();
    assert_eq!(first.entries, again.entries);
    assert_eq!(again.entries.len(), 1);
    // At the same time, too.
    let red = world.client.course(&players.red).await.game().position().turns(first.terms.rules)[0];
    let action = Action::Turn { number: 2, turn: red };
    let tries = (0..8).map(|_| world.client.act(&players.red, action));
    for answer in futures_util::future::join_all(tries).await {
        assert_eq!(answer.good::<GameView>().entries.len(), 2);
    }
}

async fn another_turn_for_a_taken_number_gets_what_its_sender_lacks(database: Database) {
    let world = World::start(database).await;
    let (players, _) = world.client.two_players(black_first()).await;
    world.client.make_turns(&players, 3, 5).await;
    let log = world.client.view(&players.black).await.entries;
    for number in [0, 1, 3, 7, u32::MAX] {
        let wrong = turn(number, "2-3,1-4");
        assert!(number > 4 || log.iter().all(|entry| entry.event != event_of(wrong)));
        let problem = world.client.act(&players.black, wrong).await.problem(409);
        assert_eq!(problem.code, ProblemCode::WrongNumber);
        // Whoever means to write this number knows the entries before it.
        let known = log.len().min(number.saturating_sub(1) as usize);
        assert_eq!(problem.game.unwrap().entries, log[known..]);
    }
}

async fn the_secret_of_a_link_is_no_secret_for_a_seat(database: Database) {
    let world = World::start(database).await;
    let seats = json!({ "black": { "who": "me" }, "red": { "who": "friend" } });
    let Opened { game, invite, watch } = world.client.open(json!({ "seats": seats })).await;
    let invite = invite.unwrap();
    for shared in [&watch, &invite] {
        let problem = world.client.join(&game.id, &invite, shared).await.problem(400);
        assert!(problem.message.contains("a secret of its own"), "{}", problem.message);
    }
    let seen: GameView = world.client.join(&game.id, &invite, &secret("ben")).await.good();
    assert_eq!(seen.yours, BySide { black: false, red: true });
}

async fn a_list_of_games_has_each_once(database: Database) {
    let world = World::start(database).await;
    let (players, watch) = world.client.two_players(black_first()).await;
    let one = |pass: &Pass| json!({ "id": pass.game, "secret": pass.secret });
    let asked = json!({ "games": [one(&players.red), one(&players.red), one(&watch)] });
    let games: Vec<Summary> = world.client.post("/api/my-games", asked).await.good();
    assert_eq!(games.len(), 1);
    assert_eq!(games[0].yours, BySide { black: false, red: true });
}

fn event_of(action: Action) -> Event {
    let Action::Turn { turn, .. } = action else { panic!("not a turn") };
    Event::Turn { turn }
}

async fn a_refused_turn_has_the_rules_reason_in_the_language_of_whoever_asks(database: Database) {
    let world = World::start(database).await;
    let (players, _) = world.client.two_players(black_first()).await;
    let path = format!("/api/games/{}/actions", players.black.game);
    let send = |language: &'static str| {
        let request = world.client.request(Method::POST, &path).json(&turn(1, "1-3,1-2"));
        let request = request.bearer_auth(players.black.secret.reveal());
        world.client.send(request.header(header::ACCEPT_LANGUAGE, language))
    };
    let english = send("en").await.problem(422);
    let german = send("de-CH, en;q=0.5").await.problem(422);
    assert_eq!(english.code, ProblemCode::Refused);
    assert_eq!(english.reason, german.reason);
    assert!(english.reason.unwrap().starts_with("refusal-"));
    assert!(english.message.contains("opening"), "{}", english.message);
    assert!(
        german.message.contains("Feld") || german.message.contains("Reihe"),
        "{}",
        german.message
    );
}

async fn only_the_side_to_move_makes_turns(database: Database) {
    let world = World::start(database).await;
    let (players, _) = world.client.two_players(black_first()).await;
    let problem = world.client.act(&players.red, turn(1, "7-6,8-6")).await.problem(409);
    assert_eq!(problem.code, ProblemCode::NotYourTurn);
    world.client.act(&players.black, turn(1, "2-3,1-3")).await.good::<GameView>();
}

async fn whoever_resigns_loses_and_the_other_cannot_resign_too(database: Database) {
    let world = World::start(database).await;
    let (players, _) = world.client.two_players(black_first()).await;
    let resign = Action::Resign { number: 1 };
    for _ in 0..2 {
        let seen: GameView = world.client.act(&players.red, resign).await.good();
        assert_eq!(course_of(&seen).ending(), Some(Ending::Resigned(Side::Red)));
    }
    let too = world.client.act(&players.black, resign).await.problem(409);
    assert_eq!(too.code, ProblemCode::WrongNumber);
    let after = world.client.act(&players.black, turn(2, "2-3,1-3")).await.problem(409);
    assert_eq!(after.code, ProblemCode::Over);
}

async fn a_turn_is_taken_back_if_the_other_grants_it(database: Database) {
    let world = World::start(database).await;
    let client = &world.client;
    let (players, _) = client.two_players(black_first()).await;
    let nothing = client.act(&players.black, Action::AskTakeback { number: 1 }).await.problem(409);
    assert_eq!(nothing.code, ProblemCode::NothingToTakeBack);
    client.make_turns(&players, 2, 3).await;
    let ask = Action::AskTakeback { number: 3 };
    let answer = |grant| Action::AnswerTakeback { number: 3, grant };
    let no_offer = client.act(&players.red, answer(true)).await.problem(409);
    assert_eq!(no_offer.code, ProblemCode::NoOffer);
    let asked: GameView = client.act(&players.black, ask).await.good();
    let wish = Offers { takeback: Some(Side::Black), rematch: None };
    assert_eq!((asked.offers, asked.entries.len()), (wish, 2));
    let own = client.act(&players.black, answer(true)).await.problem(409);
    assert_eq!(own.code, ProblemCode::NoOffer);
    let declined: GameView = client.act(&players.red, answer(false)).await.good();
    assert_eq!((declined.offers, declined.entries.len()), (Offers::default(), 2));
    client.act(&players.black, ask).await.good::<GameView>();
    for _ in 0..2 {
        let granted: GameView = client.act(&players.red, answer(true)).await.good();
        assert_eq!(granted.entries[2].event, Event::TakenBack { turns: 2 });
        assert_eq!(granted.offers, Offers::default());
        assert_eq!(course_of(&granted).game().turns().len(), 0);
    }
}

async fn a_computer_grants_every_takeback_at_once(database: Database) {
    let world = World::start(database).await;
    let opened = world.client.open(against_computer()).await;
    let anna = anna(&opened);
    let (mut socket, _) = Socket::hello(&world.client, &anna, 0).await;
    world.client.act(&anna, turn(1, "2-3,1-3")).await.good::<GameView>();
    while world.client.course(&anna).await.game().turns().len() < 2 {
        socket.entries().await;
    }
    let ask = Action::AskTakeback { number: 3 };
    let seen: GameView = world.client.act(&anna, ask).await.good();
    assert_eq!(seen.entries[2].event, Event::TakenBack { turns: 2 });
    assert_eq!(course_of(&seen).to_move(), Some(Side::Black));
}

async fn a_rematch_waits_for_the_other_and_the_loser_starts(database: Database) {
    let mut world = World::start(database).await;
    let (players, _) = world.client.two_players(black_first()).await;
    let offer = |number| Action::OfferRematch { number };
    let early = world.client.act(&players.black, offer(1)).await.problem(409);
    assert_eq!(early.code, ProblemCode::GoesOn);
    world.client.act(&players.red, Action::Resign { number: 1 }).await.good::<GameView>();
    let offered: GameView = world.client.act(&players.black, offer(2)).await.good();
    assert_eq!(offered.offers.rematch, Some(Side::Black));
    // The other is away for longer than the server runs.
    world.restart().await;
    let client = &world.client;
    let decline = Action::DeclineRematch { number: 2 };
    let declined: GameView = client.act(&players.red, decline).await.good();
    assert_eq!(declined.offers, Offers::default());
    client.act(&players.black, offer(2)).await.good::<GameView>();
    let accepted: GameView = client.act(&players.red, offer(2)).await.good();
    assert_eq!(accepted.entries[1].event, Event::NextGame { first: Side::Red });
    assert_eq!(accepted.offers, Offers::default());
    client.act(&players.black, Action::Resign { number: 3 }).await.good::<GameView>();
    let course = client.course(&players.black).await;
    assert_eq!(course.series().wins(), BySide { black: 1, red: 1 });
    client.act(&players.red, offer(4)).await.good::<GameView>();
    let third: GameView = client.act(&players.black, offer(4)).await.good();
    assert_eq!(third.entries[3].event, Event::NextGame { first: Side::Black });
}

async fn a_game_starts_from_any_position(database: Database) {
    let world = World::start(database).await;
    let start = "3,3,2,1,1,1,1,0/0,1,1,1,1,2,3,3 r";
    let (players, _) = world.client.two_players(json!({ "position": start })).await;
    let seen = world.client.view(&players.black).await;
    assert_eq!(seen.terms.start.to_string(), start);
    assert_eq!(course_of(&seen).to_move(), Some(Side::Red));
    world.client.make_turns(&players, 2, 4).await;
    assert_eq!(world.client.view(&players.black).await.entries.len(), 2);
}

/// Waits until the game is over, by whatever happens by itself.
async fn ending(client: &Client, pass: &Pass) -> Ending {
    let (mut socket, game) = Socket::hello(client, pass, 0).await;
    let mut course = course_of(&game);
    while course.ending().is_none() {
        for entry in socket.entries().await {
            course.apply(entry).unwrap();
        }
    }
    course.ending().unwrap()
}

async fn a_side_without_time_loses_by_itself(database: Database) {
    let world = World::start(database).await;
    let clock = TimeControl::game(1, 0);
    let wish = json!({ "first": "black", "clock": clock });
    let (players, watch) = world.client.two_players(wish).await;
    world.client.make_turns(&players, 2, 1).await;
    assert_eq!(ending(&world.client, &watch).await, Ending::TimedOut(Side::Black));
    let log = world.client.view(&watch).await.entries;
    assert_eq!(log[2].left, Some(BySide { black: 0, red: 1000 }));
    assert!(log[2].at >= log[1].at + 1000);
}

async fn a_turn_that_arrives_too_late_loses_on_time(database: Database) {
    let world = World::start(database).await;
    let clock = TimeControl::game(1, 0);
    let wish = json!({ "first": "black", "clock": clock });
    let (players, watch) = world.client.two_players(wish).await;
    world.client.make_turns(&players, 2, 1).await;
    let seen = world.client.view(&watch).await;
    let deadline = seen.entries[1].at + 1000;
    tokio::time::sleep(Duration::from_millis(deadline + 1 - seen.now)).await;
    let turn = course_of(&seen).game().position().turns(seen.terms.rules)[0];
    let late = Action::Turn { number: 3, turn };
    let problem = world.client.act(&players.black, late).await.problem(409);
    assert_eq!(problem.code, ProblemCode::WrongNumber);
    let game = problem.game.unwrap();
    assert_eq!(game.entries.last().unwrap().event, Event::TimedOut { side: Side::Black });
}

async fn clocks_go_on_across_restarts(database: Database) {
    let mut world = World::start(database).await;
    let clock = TimeControl::game(600, 0);
    let wish = json!({ "first": "black", "clock": clock });
    let (players, watch) = world.client.two_players(wish).await;
    world.client.make_turns(&players, 2, 1).await;
    world.restart().await;
    world.client.make_turns(&players, 3, 1).await;
    let left = world.client.course(&watch).await.left().unwrap();
    assert!(left.black < 600_000 && left.red == 600_000, "{left:?}");
    world.stop().await;
    // As if Red had thought for ten minutes meanwhile.
    make_games_older(world.config.database.as_ref().unwrap(), 600_000).await;
    world.restart().await;
    assert_eq!(ending(&world.client, &watch).await, Ending::TimedOut(Side::Red));
}

async fn a_computer_answers_by_itself(database: Database) {
    let world = World::start(database).await;
    let seats = json!({ "black": { "who": "computer", "level": 2 }, "red": { "who": "me" } });
    let opened = world.client.open(json!({ "seats": seats, "first": "black" })).await;
    let anna = anna(&opened);
    let (mut socket, game) = Socket::hello(&world.client, &anna, 0).await;
    let mut course = course_of(&game);
    while course.game().turns().len() < 5 {
        if course.to_move() == Some(Side::Red) {
            let turn = course.game().position().turns(course.terms().rules)[0];
            let action = Action::Turn { number: course.next_number(), turn };
            world.client.act(&anna, action).await.good::<GameView>();
        }
        for entry in socket.entries().await {
            course.apply(entry).unwrap();
        }
    }
}

async fn games_are_there_after_a_restart(database: Database) {
    let mut world = World::start(database).await;
    let (players, watch) = world.client.two_players(black_first()).await;
    world.client.make_turns(&players, 6, 8).await;
    let before = world.client.view(&watch).await.entries;
    world.restart().await;
    assert_eq!(world.client.view(&watch).await.entries, before);
    world.client.make_turns(&players, 8, 8).await;
    assert_eq!(world.client.view(&watch).await.entries.len(), 8);
}
