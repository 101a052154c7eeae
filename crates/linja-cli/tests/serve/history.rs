//! What everybody was shown, checked afterwards: whoever asks sees at least what anybody knew when
//! they asked, whatever happens to servers, database and connections.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use linja::Random;
use linja_api::{Action, Course, Entry, Event, GameView, Problem, ProblemCode, ToClient, ToServer};
use reqwest::Method;
use rustix::process::Signal;
use serde_json::json;
use tempfile::TempDir;
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

use crate::client::database::{Cluster, Database, Fsync};
use crate::client::proxy::{Frozen, Proxy};
use crate::client::socket::{Heard, PATIENCE, Socket};
use crate::client::{Answer, Client, Pass, course_of, player, secret};
use crate::process::Process;

const GAMES: usize = 4;

/// How often something happens, and after how many entries; more often for a proof.
fn rounds() -> usize {
    std::env::var("LINJA_HISTORY_ROUNDS").map_or(4, |rounds| rounds.parse().unwrap())
}
const ENTRIES: usize = 30;

/// How long something is frozen; once in a while longer than the server waits for its database.
const SHORT: Duration = Duration::from_millis(300);
const LONG: Duration = Duration::from_secs(6);

/// All that anybody was shown of one game.
struct History {
    pass: Pass,
    start: GameView,
    shown: Mutex<Shown>,
}

#[derive(Default)]
struct Shown {
    /// The longest log that anybody was shown.
    log: Vec<Entry>,
    looks: Vec<Look>,
}

/// A log that somebody was shown.
struct Look {
    who: &'static str,
    /// When they asked; not for what a socket says by itself.
    asked: Option<Instant>,
    at: Instant,
    entries: usize,
}

impl History {
    /// Notes that somebody was shown the entries after one they knew, to the end of the log.
    fn note(&self, who: &'static str, asked: Option<Instant>, after: usize, entries: &[Entry]) {
        let at = Instant::now();
        let mut shown = self.shown.lock().unwrap();
        for entry in entries {
            match shown.log.get(entry.number as usize - 1) {
                Some(known) => assert_eq!(known, entry, "{who}"),
                None => {
                    assert_eq!(entry.number as usize, shown.log.len() + 1, "{who}: a gap");
                    shown.log.push(entry.clone());
                }
            }
        }
        let entries = entries.last().map_or(after, |entry| entry.number as usize);
        shown.looks.push(Look { who, asked, at, entries });
    }

    fn len(&self) -> usize {
        self.shown.lock().unwrap().log.len()
    }

    /// Whoever asked was shown at least what anybody had been shown before.
    fn check(&self) {
        let mut shown = self.shown.lock().unwrap();
        shown.looks.sort_by_key(|look| look.at);
        let mut known_at = Vec::new();
        for look in &shown.looks {
            known_at.resize(look.entries.max(known_at.len()), look.at);
        }
        let is_stale = |look: &&Look| {
            let missed = known_at.get(look.entries);
            look.asked.zip(missed).is_some_and(|(asked, missed)| *missed < asked)
        };
        let stale: Vec<_> = shown.looks.iter().filter(is_stale).collect();
        let first = stale.first().map(|look| {
            let behind = known_at.iter().filter(|&&at| at < look.asked.unwrap()).count();
            format!("{} saw {} entries of {behind}", look.who, look.entries)
        });
        let all = shown.looks.len();
        assert!(stale.is_empty(), "{} of {all} looks were stale: {}", stale.len(), first.unwrap());
    }
}

/// What plays and watches need.
#[derive(Clone)]
struct World {
    client: Client,
    history: Arc<History>,
    is_over: Arc<AtomicBool>,
    progress: watch::Sender<usize>,
}

impl World {
    fn goes_on(&self) -> bool {
        !self.is_over.load(Ordering::SeqCst)
    }

    /// What is asked is answered at some time, or not at all.
    async fn ask(&self, method: Method, below: &str, action: Option<Action>) -> Option<Answer> {
        let Pass { game, secret } = &self.history.pass;
        let mut request = self.client.request(method, &format!("/api/games/{game}{below}"));
        if let Some(action) = action {
            request = request.json(&action);
        }
        let sent = self.client.try_send(request.bearer_auth(secret.reveal()));
        timeout(PATIENCE, sent).await.expect("no answer and no error").ok()
    }

    /// Looks at the game again and again. The last entry that is known is asked for too, to see
    /// whether it is still there.
    async fn poll(self) {
        let mut known = 0;
        while self.goes_on() {
            let (asked, after) = (Instant::now(), usize::saturating_sub(known, 1));
            match self.ask(Method::GET, &format!("?after={after}"), None).await {
                Some(answer) if answer.status == 200 => {
                    let entries = answer.json::<GameView>().entries;
                    self.history.note("a poller", Some(asked), after, &entries);
                    known = known.max(after + entries.len());
                }
                other => self.rest(other).await,
            }
        }
    }

    /// Something failed, which only the outside may.
    async fn rest(&self, answer: Option<Answer>) {
        if let Some(answer) = answer {
            assert_eq!(answer.status, 503, "{}", answer.text);
        }
        sleep(Duration::from_millis(10)).await;
    }

    /// Plays both sides by requests.
    async fn play(self, mut random: Random) {
        let mut course = course_of(&self.history.start);
        let mut action = wish(&course, &mut random);
        while self.goes_on() {
            let (asked, known) = (Instant::now(), course.entries().count());
            let after = known.saturating_sub(1);
            let below = format!("/actions?after={after}");
            match self.ask(Method::POST, &below, Some(action)).await {
                Some(answer) if answer.status == 200 => {
                    let entries = answer.json::<GameView>().entries;
                    self.follow("a player", Some(asked), after, &mut course, entries);
                    assert!(is_done(action, &course), "{action:?} was acknowledged");
                }
                Some(answer) if answer.status == 409 => {
                    let entries = the_present(answer.json());
                    self.follow("a late player", Some(asked), known, &mut course, entries);
                    assert!(course.entries().count() > known, "the number was free");
                }
                // Without an answer it may have been done: the same once more.
                other => {
                    self.rest(other).await;
                    continue;
                }
            }
            action = wish(&course, &mut random);
        }
    }

    /// Plays both sides by a socket, or only watches.
    async fn sit(self, mut seat: Option<Random>) {
        let mut course = course_of(&self.history.start);
        let mut sent = None;
        while self.goes_on() {
            if self.listen(&mut course, &mut sent, seat.as_mut()).await.is_none() {
                sleep(Duration::from_millis(10)).await;
            }
        }
    }

    /// One connection, to its end.
    async fn listen(
        &self,
        course: &mut Course,
        sent: &mut Option<Action>,
        mut seat: Option<&mut Random>,
    ) -> Option<()> {
        let asked = Instant::now();
        let last = course.entries().count() as u32;
        let hello = Socket::try_hello(&self.client, &self.history.pass, last);
        let (mut socket, game) = timeout(PATIENCE, hello).await.expect("no welcome and no end")?;
        self.follow("one who comes", Some(asked), last as usize, course, game.entries);
        let mut asked = None;
        while self.goes_on() {
            if let Some(random) = &mut seat
                && asked.is_none()
            {
                let fresh = || wish(course, random);
                let action = sent.filter(|sent| sent.number() == course.next_number());
                let action = *sent.insert(action.unwrap_or_else(fresh));
                asked = Some(Instant::now());
                socket.try_say(&ToServer::Act(action)).await.ok()?;
            }
            let Ok(heard) = timeout(Duration::from_millis(500), socket.hear()).await else {
                continue;
            };
            let known = course.entries().count();
            match heard {
                Heard::Closed(_) | Heard::Said(ToClient::ComeBack { .. }) => return None,
                Heard::Said(ToClient::Entries { entries }) => {
                    self.follow("a watcher", None, known, course, entries);
                }
                Heard::Said(ToClient::Done { number }) => {
                    // From now on nobody may be shown less. The log with this entry may come a little later.
                    self.history.note("a player", None, number as usize, &[]);
                    while course.next_number() <= number {
                        let entries = timeout(PATIENCE, entries(&mut socket)).await.unwrap()?;
                        self.follow("a player", None, known, course, entries);
                    }
                    let action = sent.take().unwrap();
                    assert!(is_done(action, course), "{action:?} was acknowledged");
                    asked = None;
                }
                Heard::Said(ToClient::Refused { problem, number }) => {
                    let asked = asked.take();
                    if problem.code == ProblemCode::Unavailable {
                        sleep(Duration::from_millis(10)).await;
                        continue;
                    }
                    *sent = None;
                    let entries = the_present(*problem);
                    self.follow("a late player", asked, known, course, entries);
                    assert!(course.next_number() > number, "the number was free");
                }
                Heard::Said(_) => (),
            }
        }
        Some(())
    }

    /// Takes in what was shown after the entry `after`.
    fn follow(
        &self,
        who: &'static str,
        asked: Option<Instant>,
        after: usize,
        course: &mut Course,
        entries: Vec<Entry>,
    ) {
        self.history.note(who, asked, after, &entries);
        for entry in entries {
            if entry.number >= course.next_number() {
                // An entry that comes too early does not fit.
                course.apply(entry).unwrap();
                self.progress.send_modify(|count| *count += 1);
            }
        }
    }
}

async fn entries(socket: &mut Socket) -> Option<Vec<Entry>> {
    loop {
        match socket.hear().await {
            Heard::Said(ToClient::Entries { entries }) => return Some(entries),
            Heard::Said(_) => (),
            Heard::Closed(_) => return None,
        }
    }
}

/// What a player does next; a new game whenever one is over.
fn wish(course: &Course, random: &mut Random) -> Action {
    let number = course.next_number();
    match course.to_move() {
        Some(_) => Action::Turn { number, turn: player::draw(course, random) },
        None => Action::OfferRematch { number },
    }
}

fn is_done(action: Action, course: &Course) -> bool {
    let kept = course.entry(action.number());
    match (action, kept.map(|entry| entry.event)) {
        (Action::Turn { turn, .. }, Some(Event::Turn { turn: kept })) => turn == kept,
        (Action::OfferRematch { .. }, Some(Event::NextGame { .. })) => true,
        _ => false,
    }
}

/// What comes with the news that another was quicker.
fn the_present(problem: Problem) -> Vec<Entry> {
    assert_eq!(problem.code, ProblemCode::WrongNumber, "{problem:?}");
    problem.game.unwrap().entries
}

/// A server that is started again whenever it is killed, with a proxy before it.
struct Node {
    folder: TempDir,
    database: String,
    process: Option<Process>,
    front: Proxy,
    /// Before PostgreSQL.
    back: Option<Proxy>,
}

impl Node {
    async fn start(database: &str) -> Node {
        let folder = TempDir::new().unwrap();
        let (back, database) = match database.starts_with("postgres") {
            true => {
                let (back, database) = Proxy::before(database).await;
                (Some(back), database)
            }
            false => (None, database.to_owned()),
        };
        let process = Process::start(folder.path(), &database);
        let front = Proxy::start(process.address).await;
        Node { folder, database, process: Some(process), front, back }
    }

    fn kill(&mut self) {
        self.process.take().unwrap().kill();
        let process = Process::start(self.folder.path(), &self.database);
        self.front.lead_to(process.address);
        self.process = Some(process);
    }

    fn signal(&self, signal: Signal) {
        self.process.as_ref().unwrap().signal(signal);
    }

    /// Something happens to it, or to its ways.
    async fn suffer(&mut self, what: usize, pause: Duration) {
        match (what, &self.back) {
            (0, _) => self.kill(),
            (1, _) => {
                self.signal(Signal::STOP);
                sleep(pause).await;
                self.signal(Signal::CONT);
            }
            (3, Some(back)) => back.cut(),
            (4, Some(back)) => {
                back.freeze(Frozen::All);
                sleep(pause).await;
                back.freeze(Frozen::Nothing);
            }
            _ => self.front.cut(),
        }
    }
}

/// Plays on these servers while one thing after the other happens to them and to their database.
async fn nobody_is_shown_less_than_was_known(mut nodes: Vec<Node>, cluster: Option<&Cluster>) {
    let is_over = Arc::new(AtomicBool::new(false));
    let progress = watch::Sender::default();
    let mut playing = JoinSet::new();
    let mut histories = Vec::new();
    for game in 0..GAMES {
        let me = json!({ "who": "me" });
        let wish = json!({ "seats": { "black": me, "red": me } });
        let start = Client::new(nodes[0].front.address).open(wish).await.game;
        let pass = Pass { game: start.id.clone(), secret: secret("anna") };
        let history = Arc::new(History { pass, start, shown: Mutex::default() });
        histories.push(Arc::clone(&history));
        for (place, node) in nodes.iter().enumerate() {
            let world = World {
                client: Client::new(node.front.address),
                history: Arc::clone(&history),
                is_over: Arc::clone(&is_over),
                progress: progress.clone(),
            };
            let random = Random::new((game * 10 + place) as u64);
            // Where nobody listens, a server forgets the game between two requests.
            if game % 2 == 0 {
                playing.spawn(world.clone().play(random));
            } else {
                playing.spawn(world.clone().sit(Some(random)));
                playing.spawn(world.clone().sit(None));
            }
            playing.spawn(world.poll());
        }
    }
    let mut heard = progress.subscribe();
    let mut random = Random::new(99);
    let kinds = if cluster.is_some() { 6 } else { 3 };
    for round in 0..rounds() {
        let due = *heard.borrow() + ENTRIES * playing.len() / 2;
        tokio::select! {
            more = timeout(PATIENCE * 4, heard.wait_for(|&count| count >= due)) => {
                more.unwrap().unwrap();
            }
            Some(ended) = playing.join_next() => ended.unwrap(),
        }
        let pause = if round % 8 == 7 { LONG } else { SHORT };
        let node = random.below(nodes.len());
        match (round % kinds, cluster) {
            (5, Some(cluster)) => {
                let _frozen = cluster.freeze();
                sleep(pause).await;
            }
            (what, _) => nodes[node].suffer(what, pause).await,
        }
    }
    is_over.store(true, Ordering::SeqCst);
    while let Some(ended) = playing.join_next().await {
        ended.unwrap();
    }
    for history in histories {
        let known = history.len();
        for node in &nodes {
            let asked = Instant::now();
            let game = Client::new(node.front.address).view(&history.pass).await;
            history.note("one who looks in the end", Some(asked), 0, &game.entries);
        }
        history.check();
        assert!(known > ENTRIES, "only {known} entries");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_shown_less_than_was_known_with_sqlite() {
    let folder = TempDir::new().unwrap();
    let node = Node::start(&Database::Sqlite.make(folder.path())).await;
    nobody_is_shown_less_than_was_known(vec![node], None).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_shown_less_than_was_known_with_postgres() {
    let cluster = Cluster::start(Fsync::Off);
    let node = Node::start(&cluster.new_database()).await;
    nobody_is_shown_less_than_was_known(vec![node], Some(&cluster)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_shown_less_than_was_known_at_two_servers() {
    let cluster = Cluster::start(Fsync::Off);
    let database = cluster.new_database();
    let nodes = vec![Node::start(&database).await, Node::start(&database).await];
    nobody_is_shown_less_than_was_known(nodes, Some(&cluster)).await;
}
