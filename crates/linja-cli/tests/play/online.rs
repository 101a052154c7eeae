//! Two people at two terminals, on a real server.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use linja::{Game, Random, RuleSet, Side};
use linja_words::{Language, Words, result};
use rustix::process::Signal;

use crate::games::{a_turn, keys};
use crate::sizes::look_at_every_size;
use crate::terminal::{CTRL_C, ENTER, ESCAPE, RIGHT, Terminal};

/// A running server; killed when it is dropped.
struct Server {
    name: String,
    child: Child,
    address: String,
}

impl Server {
    fn start(name: &str) -> Server {
        let data = Server::data(name);
        let _ = std::fs::remove_dir_all(&data);
        std::fs::create_dir_all(&data).unwrap();
        Server::start_at(name, "127.0.0.1:0")
    }

    fn data(name: &str) -> PathBuf {
        Path::new(env!("CARGO_TARGET_TMPDIR")).join(name)
    }

    fn start_at(name: &str, bind: &str) -> Server {
        let mut command = Command::new(env!("CARGO_BIN_EXE_linja"));
        command.args(["serve", "--bind", bind, "--oracle", "none", "--log", "error"]);
        command.arg("--data").arg(Server::data(name)).env("LANG", "C").stdout(Stdio::piped());
        let mut child = command.spawn().unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.trim().rsplit("http://").next().unwrap();
        Server { name: name.to_owned(), child, address: format!("http://{address}") }
    }

    fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// Starts it again after it was killed, with what it has kept.
    fn start_again(&mut self) {
        let bind = self.address.trim_start_matches("http://");
        *self = Server::start_at(&self.name, bind);
    }

    /// Somebody at a terminal.
    fn person(&self, name: &str, args: &[&str]) -> Terminal {
        let all = [&["play", "--server", &self.address, "--name", name], args].concat();
        Terminal::start(&format!("{}-{name}", self.name), &all)
    }

    /// Two people at a table with clocks.
    fn two_with_clocks(&self) -> [Terminal; 2] {
        let ann = self.person("ann", &[]);
        ann.send("c");
        ann.wait_for("Zen · 5 min + 3 s");
        ann.send("o");
        ann.wait_for("hasn’t joined yet");
        let bob = self.person("bob", &[]);
        bob.wait_for("ann · Zen · 5 min + 3 s");
        bob.send(ENTER);
        ann.wait_for("bob is here");
        [ann, bob]
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Who of the two is to move first, and which of them is Black.
fn first(terminals: &[Terminal; 2]) -> (Side, usize) {
    let is_to_move = |screen: &str| screen.contains("[Opening]");
    let waits = |screen: &str| screen.contains("Your opponent’s turn");
    let screen = terminals[0].wait_until("a game", |screen| is_to_move(screen) || waits(screen));
    let mover = usize::from(!is_to_move(&screen));
    let screen = terminals[mover].wait_until("the first turn", is_to_move);
    let side = if screen.contains("Black to move") { Side::Black } else { Side::Red };
    (side, if side == Side::Black { mover } else { 1 - mover })
}

#[test]
fn two_people_play_a_whole_game_although_one_is_killed_in_the_middle() {
    let server = Server::start("online-server");
    let ann = server.person("ann", &[]);
    ann.wait_for("Nobody is waiting right now.");
    let bob = server.person("bob", &[]);
    bob.wait_for("Nobody is waiting right now.");
    ann.send("o");
    ann.wait_for_all(&["Online game", "hasn’t joined yet"]);
    bob.wait_for("ann · Zen · No clock");
    bob.send(ENTER);
    bob.wait_for("ann is here");
    ann.wait_for("bob is here");

    let mut terminals = [ann, bob];
    let (side, black) = first(&terminals);
    let mut game = Game::new(RuleSet::Zen, side);
    let mut random = Random::new(5);
    while !game.is_over() {
        if game.turns().len() == 6 {
            // The connection of one of them ends with the program, and the seat is still there.
            let [mut ann, bob] = terminals;
            ann.signal(Signal::KILL);
            ann.ended();
            bob.wait_for("ann is away");
            let ann = ann.start_again(&["play", "--server", &server.address, "--name", "ann"]);
            ann.wait_for("Continue · Zen");
            ann.send(ENTER);
            ann.wait_for_position(game.position());
            bob.wait_for("ann is here");
            for terminal in [&ann, &bob] {
                look_at_every_size(terminal, game.position(), &["Online game · Zen", "? all keys"]);
            }
            terminals = [ann, bob];
        }
        let mover = if game.position().to_move() == Side::Black { black } else { 1 - black };
        terminals[mover].wait_for("[Opening]");
        let turn = a_turn(&game, &mut random);
        terminals[mover].send(&keys(RuleSet::Zen, &game, turn));
        game.play(turn).unwrap();
        terminals.iter().for_each(|terminal| {
            terminal.wait_for_position(game.position());
        });
    }
    let words = Words::new(Language::English);
    let end = words.say(result(game.result().unwrap()));
    terminals.iter().for_each(|terminal| {
        terminal.wait_for(&end);
    });
    // Another one.
    terminals[0].send("a");
    terminals[1].wait_for("ann would like a rematch.");
    terminals[1].send("a");
    terminals.iter().for_each(|terminal| {
        terminal.wait_for_all(&[" : ", "Zen"]);
        terminal.wait_until("the next game", |screen| !screen.contains("rematch"));
    });
    let (side, black) = first(&terminals);
    let mover = if side == Side::Black { black } else { 1 - black };
    terminals[mover].send("g");
    terminals[mover].wait_for("Resign this game?");
    terminals[mover].send(ENTER);
    let gave_up = if side == Side::Black { "Black resigned." } else { "Red resigned." };
    terminals.iter().for_each(|terminal| {
        terminal.wait_for(gave_up);
        // Both games are among those of each of them.
        let games = std::fs::read_dir(terminal.folder.join("no-tables/games")).unwrap();
        assert_eq!(games.count(), 2);
    });
}

#[test]
fn the_smallest_window_shows_the_clocks_of_the_second_game() {
    let server = Server::start("online-clocks");
    let ann = server.person("ann", &["--rules", "revised+mean"]);
    ann.wait_for("Revised, mean · No clock");
    ann.send("c");
    ann.wait_for("Revised, mean · 5 min + 3 s");
    ann.send("o");
    ann.wait_for("hasn’t joined yet");
    let bob = server.person("bob", &[]);
    bob.wait_for("ann · Revised, mean · 5 min + 3 s");
    bob.send(ENTER);
    ann.wait_for("bob is here");
    bob.wait_for("ann is here");
    let clocks = |screen: &str| {
        let title = screen.lines().next().unwrap_or_default();
        ["● 5:", "● 4:", "○ 5:", "○ 4:"].iter().filter(|clock| title.contains(*clock)).count()
    };
    let terminals = [ann, bob];
    terminals[0].resize(40, 16);
    let screen = terminals[0].wait_until("both clocks", |screen| clocks(screen) == 2);
    assert!(screen.contains("Revised, mean") && !screen.contains("Online game"), "{screen}");
    terminals[1].send("g");
    terminals[1].wait_for("Resign this game?");
    terminals[1].send(ENTER);
    terminals[0].wait_for(" resigned.");
    terminals[0].send("a");
    terminals[1].wait_for("ann would like a rematch.");
    terminals[1].send("a");
    let score = |screen: &str| screen.contains("● 1 : 0 ○") || screen.contains("● 0 : 1 ○");
    terminals[0]
        .wait_until("the score and both clocks", |screen| score(screen) && clocks(screen) == 2);
}

#[test]
fn a_friend_comes_by_a_link_and_may_have_a_turn_back() {
    let server = Server::start("online-link");
    let ann = server.person("ann", &["--rules", "classic"]);
    ann.wait_for("Classic · No clock");
    ann.send("c");
    ann.wait_for("Classic · 5 min + 3 s");
    ann.send("f");
    let screen = ann.wait_for("/join/");
    let link = screen.lines().find(|line| line.contains("/join/")).unwrap().trim().to_owned();
    let bob = Terminal::start("online-link-bob", &["play", "--server", &link, "--name", "bob"]);
    bob.wait_for_all(&["ann is here", "Classic"]);
    ann.wait_for("bob is here");
    let terminals = [ann, bob];
    let (side, black) = first(&terminals);
    let mover = if side == Side::Black { black } else { 1 - black };
    let (mover, other) = (&terminals[mover], &terminals[1 - mover]);
    let mut game = Game::new(RuleSet::Classic, side);
    let turn = a_turn(&game, &mut Random::new(1));
    let before = game.position();
    mover.send(&keys(RuleSet::Classic, &game, turn));
    game.play(turn).unwrap();
    other.wait_for_position(game.position());
    mover.wait_for("Your opponent’s turn");
    mover.send("u");
    other.wait_for_all(&["would like to take back a move.", "y allow"]);
    other.send("y");
    mover.wait_for("[Opening]");
    other.wait_for_position(before);
    // Whoever goes to the lobby can come back.
    mover.send(ESCAPE);
    mover.wait_for("Continue · Classic");
    other.wait_for("is away");
    mover.send(ENTER);
    mover.wait_for("[Opening]");
    other.wait_for("is here");
}

#[test]
fn a_third_watches_while_one_gives_the_other_time() {
    let server = Server::start("online-watch");
    let [ann, bob] = server.two_with_clocks();
    let carol = server.person("carol", &[]);
    carol.wait_until("a game to watch", |screen| {
        ["ann – bob · Zen", "bob – ann · Zen"].iter().any(|line| screen.contains(line))
    });
    carol.wait_for("Enter watch");
    carol.send(ENTER);
    carol.wait_for_all(&["You’re watching.", "ann is here", "bob is here"]);
    let terminals = [ann, bob];
    let (side, black) = first(&terminals);
    let mover = if side == Side::Black { black } else { 1 - black };
    // A move of the turn is made, and stays when time is given.
    let mut game = Game::new(RuleSet::Zen, side);
    let turn = if side == Side::Black { "2-3,1-3" } else { "7-6,8-6" };
    let turn = turn.parse().unwrap();
    let typed = keys(RuleSet::Zen, &game, turn);
    let (opening, rest) = typed.split_at(2);
    terminals[mover].send(opening);
    terminals[mover].wait_for("[Follow-up");
    let has_six_minutes = |screen: &str| screen.contains(" 6:0") || screen.contains(" 5:5");
    assert!(!has_six_minutes(&terminals[1 - mover].wait_for("+ give 1 minute")));
    terminals[1 - mover].send("+");
    [&terminals[0], &terminals[1], &carol].iter().for_each(|terminal| {
        terminal.wait_until("more time", has_six_minutes);
    });
    terminals[mover].send(rest);
    game.play(turn).unwrap();
    carol.wait_for_position(game.position());
    // Nobody resigns for others by watching.
    carol.send("g");
    terminals[1 - mover].send("g");
    terminals[1 - mover].wait_for("Resign this game?");
    terminals[1 - mover].send(ENTER);
    carol.wait_for("resigned.");
    assert!(!carol.folder.join("no-tables/games").exists());
}

#[test]
fn a_game_that_ends_while_one_is_away_is_among_their_games_once() {
    let server = Server::start("online-away");
    let ann = server.person("ann", &[]);
    ann.wait_for("Nobody is waiting right now.");
    ann.send("o");
    ann.wait_for("hasn’t joined yet");
    let bob = server.person("bob", &[]);
    bob.wait_for("ann · Zen · No clock");
    bob.send(ENTER);
    bob.wait_for("ann is here");
    ann.wait_for("bob is here");
    ann.send(ESCAPE);
    ann.wait_for("Continue · Zen");
    bob.wait_for("ann is away");
    bob.send("g");
    bob.wait_for("Resign this game?");
    bob.send(ENTER);
    bob.wait_for("resigned.");
    let games = |terminal: &Terminal| {
        std::fs::read_dir(terminal.folder.join("no-tables/games")).map_or(0, Iterator::count)
    };
    let mut ann = ann;
    for _ in 0..2 {
        ann.send(ENTER);
        ann.wait_for("resigned.");
        assert_eq!(games(&ann), 1);
        ann.send(ESCAPE);
        ann.wait_for("Continue · Zen");
        ann.signal(Signal::KILL);
        ann.ended();
        ann = ann.start_again(&["play", "--server", &server.address, "--name", "ann"]);
        ann.wait_for("Continue · Zen");
    }
    assert_eq!(games(&bob), 1);
}

#[test]
fn a_turn_that_has_not_arrived_is_sent_later_whatever_else_is_done() {
    let mut server = Server::start("online-late");
    let [ann, bob] = server.two_with_clocks();
    let terminals = [ann, bob];
    let (side, black) = first(&terminals);
    let mover = if side == Side::Black { black } else { 1 - black };
    let [ann, bob] = terminals;
    let (mover, mut other) = if mover == 0 { (ann, bob) } else { (bob, ann) };
    let mut game = Game::new(RuleSet::Zen, side);
    let mut random = Random::new(3);

    // Time is given while the turn is on its way: that waits for the turn, instead of taking its place.
    server.kill();
    mover.wait_for("Reconnecting automatically");
    let turn = a_turn(&game, &mut random);
    mover.send(&keys(RuleSet::Zen, &game, turn));
    mover.wait_for("Your move will be sent");
    mover.send("+");
    game.play(turn).unwrap();
    server.start_again();
    other.wait_for_position(game.position());
    other.wait_until("more time", |screen| screen.contains(" 6:0") || screen.contains(" 5:5"));

    // The turn outlives the screen, and even the program.
    other.wait_for("[Opening]");
    server.kill();
    other.wait_for("Reconnecting automatically");
    let turn = a_turn(&game, &mut random);
    other.send(&keys(RuleSet::Zen, &game, turn));
    other.wait_for("Your move will be sent");
    other.send(ESCAPE);
    other.wait_for("Continue · Zen");
    other.signal(Signal::KILL);
    other.ended();
    server.start_again();
    let name = if mover.folder.ends_with("online-late-ann") { "bob" } else { "ann" };
    let other = other.start_again(&["play", "--server", &server.address, "--name", name]);
    other.wait_for("Continue · Zen");
    other.send(ENTER);
    game.play(turn).unwrap();
    mover.wait_for_position(game.position());
    other.wait_for_position(game.position());
}

#[test]
fn a_seat_is_not_given_up_by_one_key() {
    let server = Server::start("online-seat");
    let ann = server.person("ann", &[]);
    ann.wait_for("Nobody is waiting right now.");
    ann.send("o");
    ann.wait_for("hasn’t joined yet");
    ann.send(ESCAPE);
    ann.wait_for("Continue · Zen");
    ann.send("d");
    ann.wait_for_all(&["Remove this game?", "lose its keys"]);
    ann.send(ESCAPE);
    ann.wait_until("the lobby", |screen| !screen.contains("Remove this game?"));
    ann.wait_for("Continue · Zen");
    ann.send("d");
    ann.wait_for("Remove this game?");
    ann.send(ENTER);
    ann.wait_until("the seat to go", |screen| !screen.contains("Continue · Zen"));
}

#[test]
fn seats_that_cannot_be_read_are_put_aside() {
    let args = ["play", "--server", "http://127.0.0.1:9"];
    let mut terminal = Terminal::start("online-unreadable", &args);
    terminal.wait_for("Connecting…");
    terminal.send(CTRL_C);
    terminal.ended();
    let data = terminal.folder.join("no-tables");
    std::fs::create_dir_all(&data).unwrap();
    std::fs::write(data.join("online-games.json"), "half a li").unwrap();
    let terminal = terminal.start_again(&args);
    terminal.wait_for("couldn’t be read. It’s been set aside as");
    let aside = std::fs::read_to_string(data.join("unreadable-online-games-1.json"));
    assert_eq!(aside.unwrap(), "half a li");
}

#[test]
fn the_smallest_window_shows_what_a_new_table_is_to_be() {
    let args = ["play", "--server", "http://127.0.0.1:9"];
    let terminal = Terminal::start_with("online-small", &args, &[], (40, 16));
    terminal.wait_for("Zen · No clock");
    terminal.send("c");
    terminal.wait_for("Zen · 5 min + 3 s");
    terminal.send(RIGHT);
    terminal.wait_for("Zen, mean · 5 min + 3 s");
}

#[test]
fn a_server_that_is_not_there_is_waited_for_and_a_link_that_is_none_refused() {
    let server = Server::start("online-none");
    let address = server.address.clone();
    drop(server);
    let mut terminal = Terminal::start("online-alone", &["play", "--server", &address]);
    terminal.wait_for("Connecting…");
    terminal.send("o");
    terminal.wait_for("can’t reach the server");
    terminal.send("l");
    terminal.wait_for("Paste the link you were sent");
    terminal.send("https://linja.example/");
    terminal.send(ENTER);
    terminal.wait_for("That isn’t an invitation to a game.");
    terminal.send(ESCAPE);
    terminal.wait_until("the lobby", |screen| !screen.contains("invitation"));
    // What came of the last key is told until the next one.
    terminal.send("c");
    terminal.wait_for("Connecting…");
    terminal.send("q");
    terminal.wait_for_all(&["Start the game", "o online"]);
    terminal.send("q");
    assert_eq!(terminal.ended().code(), Some(0));
}
