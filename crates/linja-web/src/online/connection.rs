//! An online game as this device knows it: messages come in, the state changes, and what is to be done
//! about the connection goes out. Times are milliseconds since 1970 by the clock of the device.

use linja::{BySide, Ending, Side, Turn};
use linja_api::{
    Action, Course, Entry, Event, GameView, Misfit, Names, Offers, Outbox, Pauses, Presence,
    ProblemCode, Secret, ToClient, ToServer,
};
use linja_words::{Text, Value, text};

use crate::{GameId, KeptGame, tell};

/// An online game, and the connection to its server.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Online {
    id: GameId,
    secret: Secret,
    known: Option<Known>,
    outbox: Outbox,
    /// When what is pending is sent again, because the server could not store it.
    resend: Option<u64>,
    /// How often it could not.
    failures: u32,
    problem: Option<String>,
    contact: Contact,
    tries: u32,
    heard: u64,
    is_asked: bool,
    /// The server's clock minus the device's.
    ahead: i64,
    /// How long the clock of the side to move has stood still, because no server was there.
    outage: u64,
    pauses: Pauses,
}

/// What the server has told of the game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Known {
    /// What its log comes to.
    pub course: Course,
    /// What waits for an answer.
    pub offers: Offers,
    /// Which seats are taken.
    pub taken: BySide<bool>,
    /// What those on them are called.
    pub names: Names,
    /// Who is there.
    pub presence: Presence,
    /// The seats of this device.
    pub yours: BySide<bool>,
}

impl Known {
    /// What whoever plays a side is called, by those who play with them.
    pub fn name(&self, side: Side) -> Value {
        match &self.names[side] {
            Some(name) => tell::program(name).map_or_else(|| name.as_str().into(), Into::into),
            None => text!("online-friend").into(),
        }
    }

    /// Whether a turn is the last that has happened.
    pub fn is_last_a_turn(&self) -> bool {
        let last = self.course.last_entry().map(|entry| entry.event);
        matches!(last, Some(Event::Turn { .. }))
    }
}

/// The connection.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Contact {
    /// The server is being called.
    Calling {
        /// Since when.
        since: u64,
    },
    /// It stands.
    Connected,
    /// It is lost, and will be tried again.
    Waiting {
        /// When.
        until: u64,
    },
    /// The server has no such game: nothing will be tried again.
    Closed,
}

/// What is to be done about the connection.
#[derive(Debug, Clone)]
pub enum Deed {
    /// Open a connection.
    Call,
    /// Say something.
    Say(ToServer),
    /// End the connection, and hear nothing from it any more.
    HangUp,
}

/// Who does not answer a call for so long is called again.
const CALL: u64 = 10_000;

/// After so long a silence the server is asked whether it is there; then it is taken for gone.
const HEARTBEAT: u64 = 15_000;
const SILENCE: u64 = 30_000;

/// A device that wakes up wants to know sooner.
const HASTE: u64 = 4_000;

impl Online {
    /// A game that is not connected yet. `seed` differs from device to device.
    pub fn new(kept: &KeptGame, now: u64, seed: u64) -> Online {
        Online {
            id: kept.id,
            secret: kept.secret.clone(),
            known: None,
            outbox: Outbox::with_turn(kept.pending),
            resend: None,
            failures: 0,
            problem: None,
            contact: Contact::Waiting { until: now },
            tries: 0,
            heard: now,
            is_asked: false,
            ahead: 0,
            outage: 0,
            pauses: Pauses::new(seed),
        }
    }

    /// What the server has told; none before it has told anything.
    pub const fn known(&self) -> Option<&Known> {
        self.known.as_ref()
    }

    /// The number that the next entry of the log will have.
    pub fn next_number(&self) -> Option<u32> {
        self.known().map(|known| known.course.next_number())
    }

    /// The connection.
    pub const fn contact(&self) -> Contact {
        self.contact
    }

    /// The turn that was made here and is not in the log yet, with its number there.
    pub const fn pending(&self) -> Option<(u32, Turn)> {
        self.outbox.turn()
    }

    /// Whether the server could not store what was done here last. It is kept, and sent again.
    pub const fn is_unsaved(&self) -> bool {
        self.failures > 0
    }

    /// Why the last thing that was done here was refused.
    pub fn problem(&self) -> Option<&str> {
        self.problem.as_deref()
    }

    /// The side that is played here; none for a watcher.
    pub fn seat(&self) -> Option<Side> {
        let known = self.known()?;
        Side::ALL.into_iter().find(|&side| known.yours[side])
    }

    /// Whether the seat of the friend is still free.
    pub fn is_friend_missing(&self) -> bool {
        self.known().is_some_and(|known| !(known.taken.black && known.taken.red))
    }

    /// What a side has left on its clock.
    pub fn left(&self, side: Side, now: u64) -> Option<u64> {
        let course = &self.known()?.course;
        let server = now.saturating_add_signed(self.ahead);
        let thought = |(_, since)| server.saturating_sub(since + self.outage);
        let thought = course.running_clock().map_or(0, thought);
        course.left_after(thought).map(|left| left[side])
    }

    /// When time passing changes something: before that, [`Online::tick`] has nothing to do.
    pub fn due(&self) -> u64 {
        match self.contact {
            Contact::Waiting { until } => until,
            Contact::Calling { since } => since + CALL,
            Contact::Connected => {
                let patience = if self.is_asked { SILENCE } else { HEARTBEAT };
                self.resend.unwrap_or(u64::MAX).min(self.heard + patience)
            }
            Contact::Closed => u64::MAX,
        }
    }

    /// Time passes. What it says is to be done at once.
    pub fn tick(&mut self, now: u64) -> Option<Deed> {
        if now < self.due() {
            return None;
        }
        match self.contact {
            Contact::Waiting { .. } => {
                self.contact = Contact::Calling { since: now };
                Some(Deed::Call)
            }
            Contact::Calling { .. } => Some(self.lose(now)),
            Contact::Connected if now >= self.heard + SILENCE => Some(self.lose(now)),
            Contact::Connected if self.resend.is_some_and(|at| now >= at) => self.say_pending(),
            Contact::Connected => {
                self.is_asked = true;
                Some(Deed::Say(ToServer::Ping))
            }
            Contact::Closed => None,
        }
    }

    /// The device is back on a network, or its screen is looked at again.
    pub fn wake(&mut self, now: u64) -> Option<Deed> {
        match self.contact {
            Contact::Waiting { .. } => {
                self.contact = Contact::Waiting { until: now };
                self.tick(now)
            }
            Contact::Connected => {
                self.is_asked = true;
                self.heard = self.heard.min((now + HASTE).saturating_sub(SILENCE));
                Some(Deed::Say(ToServer::Ping))
            }
            Contact::Calling { .. } | Contact::Closed => None,
        }
    }

    /// The connection is open: what is said first.
    pub fn hello(&self, language: &str) -> ToServer {
        ToServer::Hello {
            game: self.id.to_string(),
            secret: self.secret.clone(),
            last: self.next_number().map_or(0, |next| next - 1),
            language: Some(language.to_owned()),
        }
    }

    /// The connection has ended.
    pub fn closed(&mut self, now: u64) {
        if matches!(self.contact, Contact::Calling { .. } | Contact::Connected) {
            self.lose(now);
        }
    }

    fn lose(&mut self, now: u64) -> Deed {
        let until = now + self.pauses.after(self.tries);
        self.tries += 1;
        self.contact = Contact::Waiting { until };
        Deed::HangUp
    }

    /// What had no answer is said again: its number makes it the same.
    fn say_pending(&mut self) -> Option<Deed> {
        self.resend = None;
        self.outbox.pending().map(|it| Deed::Say(ToServer::Act(it)))
    }

    /// Changes what is pending; if that is something else then, what could not be stored before is forgotten.
    fn change<T>(&mut self, change: impl FnOnce(&mut Outbox) -> T) -> T {
        let pending = |outbox: &Outbox| outbox.pending().map(|it| it.with_number(0));
        let before = pending(&self.outbox);
        let changed = change(&mut self.outbox);
        if pending(&self.outbox) != before {
            (self.resend, self.failures) = (None, 0);
        }
        changed
    }

    /// The server says something.
    pub fn hear(&mut self, said: ToClient, now: u64) -> Option<Deed> {
        self.heard = now;
        self.is_asked = false;
        match said {
            ToClient::Welcome { game } => {
                self.contact = Contact::Connected;
                self.tries = 0;
                return self.learn(*game, now).or_else(|| self.say_pending());
            }
            ToClient::Entries { entries } => return self.add(entries, now),
            ToClient::Changed { offers, taken, names, presence } => {
                if let Some(known) = &mut self.known {
                    (known.offers, known.taken, known.presence) = (offers, taken, presence);
                    known.names = names;
                }
            }
            ToClient::Done { number } => self.change(|outbox| outbox.done(number)),
            ToClient::Refused { number: 0, problem } => {
                if problem.code == ProblemCode::NoSuchGame {
                    self.contact = Contact::Closed;
                    return Some(Deed::HangUp);
                }
            }
            ToClient::Refused { number, problem } => {
                if problem.code.is_temporary() {
                    if self.outbox.pending().is_some_and(|it| it.number() == number) {
                        self.resend = Some(now + self.pauses.after(self.failures));
                        self.failures += 1;
                    }
                } else if self.change(|outbox| outbox.refuse(number)) {
                    self.problem = Some(problem.message);
                }
                return problem.game.and_then(|game| self.learn(*game, now));
            }
            ToClient::Pong { now: server } => self.ahead = server as i64 - now as i64,
            ToClient::ComeBack { after } => {
                let deed = self.lose(now);
                self.contact = Contact::Waiting { until: now + self.pauses.come_back(after) };
                return Some(deed);
            }
        }
        None
    }

    fn learn(&mut self, game: GameView, now: u64) -> Option<Deed> {
        let GameView {
            terms,
            entries,
            offers,
            taken,
            names,
            presence,
            yours,
            now: server,
            outage,
            ..
        } = game;
        self.ahead = server as i64 - now as i64;
        let course = match self.known.take() {
            Some(known) => known.course,
            None => Course::new(terms),
        };
        self.known = Some(Known { course, offers, taken, names, presence, yours });
        let deed = self.add(entries, now);
        self.outage = outage;
        deed
    }

    /// Adds to the log what it does not have yet. A log with a gap is thrown away and asked for again.
    fn add(&mut self, entries: Vec<Entry>, now: u64) -> Option<Deed> {
        let known = self.known.as_mut()?;
        let next = known.course.next_number();
        let mut new = entries.into_iter().filter(|entry| entry.number >= next);
        let added: Result<(), Misfit> = new.try_for_each(|entry| known.course.apply(entry));
        if added.is_err() {
            self.known = None;
            return Some(self.lose(now));
        }
        if known.course.next_number() > next {
            self.problem = None;
            self.outage = 0;
        }
        let mut outbox = self.outbox;
        let wanted = outbox.follow(&known.course, next);
        self.change(|it| *it = outbox);
        wanted.map(|it| Deed::Say(ToServer::Act(it)))
    }

    /// Somebody here wants something; the action is given the number that it is meant for. It waits for a turn that is
    /// on its way; another turn is not possible before that.
    pub fn act(&mut self, action: impl FnOnce(u32) -> Action) -> Option<Deed> {
        let number = self.next_number()?;
        let said = self.change(|outbox| outbox.want(action(number)))?;
        self.problem = None;
        (self.contact == Contact::Connected).then_some(Deed::Say(ToServer::Act(said)))
    }

    /// The turn of one's own that is on its way.
    pub fn turn_ahead(&self) -> Option<Turn> {
        let next = self.next_number()?;
        self.pending().filter(|(number, _)| *number == next).map(|(_, turn)| turn)
    }

    /// The turn of another that has come since, if it is the only news on the board.
    pub fn single_turn_since(&self, before: &Online) -> Option<Turn> {
        let (then, now) = (&before.known()?.course, &self.known()?.course);
        let mut new = now.entries_after(then.next_number() - 1);
        match (new.next()?.event, new.next()) {
            (Event::Turn { turn }, None) => {
                let is_own = then.to_move().is_some_and(|side| self.is_yours(side));
                (!is_own).then_some(turn)
            }
            _ => None,
        }
    }

    fn is_yours(&self, side: Side) -> bool {
        self.known().is_some_and(|known| known.yours[side])
    }

    /// What those who listen are told of the change, apart from the turns themselves.
    pub fn news(&self, before: &Online) -> Vec<Text> {
        let mut news = Vec::new();
        let (Some(then), Some(now)) = (before.known(), self.known()) else { return news };
        let is_connected = |online: &Online| online.contact == Contact::Connected;
        match (is_connected(before), is_connected(self)) {
            (true, false) if self.contact == Contact::Closed => news.push(text!("online-gone")),
            (true, false) => news.push(text!("online-lost")),
            (false, true) => news.push(text!("online-back")),
            _ => (),
        }
        if self.is_unsaved() && !before.is_unsaved() {
            news.push(text!("online-unsaved"));
        }
        let mut is_log_the_same = true;
        for entry in now.course.entries_after(then.course.next_number() - 1) {
            is_log_the_same = false;
            match entry.event {
                Event::TakenBack { .. } => news.push(text!("online-taken-back")),
                Event::NextGame { first } => {
                    news.push(text!("online-next-game"));
                    news.push(text!("side-to-move", side = first));
                }
                Event::Resigned { side } => news.push(Ending::Resigned(side).into()),
                Event::TimedOut { side } => news.push(Ending::TimedOut(side).into()),
                Event::TimeGiven { side, .. } if self.is_yours(side) => {
                    news.push(text!("online-time-given", name = now.name(side.other())));
                }
                Event::TimeGiven { .. } => (),
                Event::Turn { .. } => (),
            }
        }
        if let Some(own) = self.seat() {
            news.extend(friends_news(own, then, now, is_log_the_same));
        }
        news
    }
}

/// What the friend of `own` has done beside the log.
fn friends_news(own: Side, then: &Known, now: &Known, is_log_the_same: bool) -> Option<Text> {
    let friend = own.other();
    let name = now.name(friend);
    let has_begun = |side: Side, offer: fn(&Offers) -> Option<Side>| {
        offer(&then.offers) != Some(side) && offer(&now.offers) == Some(side)
    };
    let was_declined = |offer: fn(&Offers) -> Option<Side>| {
        is_log_the_same && offer(&then.offers) == Some(own) && offer(&now.offers).is_none()
    };
    if !then.taken[friend] && now.taken[friend] {
        return Some(text!("online-joined", name = name));
    }
    if has_begun(friend, |offers| offers.takeback) {
        return Some(text!("online-takeback-asked", name = name));
    }
    if was_declined(|offers| offers.takeback) {
        return Some(text!("online-takeback-declined", name = name));
    }
    if has_begun(friend, |offers| offers.rematch) {
        return Some(text!("online-rematch-offered", name = name));
    }
    if was_declined(|offers| offers.rematch) {
        return Some(text!("online-rematch-declined"));
    }
    match (then.presence.seats[friend], now.presence.seats[friend]) {
        (false, true) => Some(text!("online-came", name = name)),
        (true, false) => Some(text!("online-left", name = name)),
        _ => None,
    }
}
