//! A game as the server holds it, and what becomes of it when somebody does something: pure
//! decisions, without a store or a network.

use std::sync::Arc;

use linja::{BySide, Game, Level, Position, Side, Turn};
use linja_api::{
    Action, Course, Entry, Event, First, GameView, Join, Misfit, Names, NewGame, Offers, OpenTable,
    Player, Presence, ProblemCode, Seat, Secret, Summary, Terms,
};
use linja_words::text;

use crate::error::Error;
use crate::games::nickname::nickname;
use crate::games::secrets::{self, Hash};
use crate::games::time::Outages;

/// From this length on, a series gets no new game, and nothing is taken back. The game that is being played is
/// finished all the same: every game is finite.
const MOST_ENTRIES: u32 = 5_000;

/// A server that ends a game because a clock has run out waits so many milliseconds for a turn that
/// arrived in time and is still on its way through queues.
const GRACE: u64 = 500;

/// A game with its log and its secrets, as it stands after so many changes.
#[derive(Clone)]
pub(crate) struct OnlineGame {
    pub(crate) id: Arc<str>,
    /// How many changes led here. A change is kept only if nobody else has made one since.
    pub(crate) version: u64,
    pub(crate) course: Course,
    pub(crate) offers: Offers,
    pub(crate) seats: BySide<Option<Hash>>,
    pub(crate) names: Names,
    pub(crate) invite: Option<Hash>,
    pub(crate) watch: Hash,
    pub(crate) created: u64,
    pub(crate) changed: u64,
}

/// As whom somebody comes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Role {
    /// The seats they hold; none if they only watch.
    pub(crate) seats: BySide<bool>,
}

/// What is to be done about a request.
pub(crate) enum Decision {
    /// Nothing: it was done before.
    Already,
    /// The game changes as it was asked for.
    Change(Change),
    /// Time was up before the request arrived. This is first; then the request is decided anew.
    TimeUp(Change),
    /// The game goes.
    Remove,
}

/// The game as it becomes, by this entry of the log if there is one.
pub(crate) struct Change {
    pub(crate) next: OnlineGame,
    pub(crate) entry: Option<Entry>,
}

/// The time in which the server decides.
#[derive(Clone, Copy)]
pub(crate) struct Moment<'a> {
    /// When the request arrived: waiting for the server costs nobody any time.
    pub(crate) arrived: u64,
    pub(crate) now: u64,
    pub(crate) outages: &'a Outages,
}

impl Role {
    pub(crate) fn only_watches(self) -> bool {
        self.seats == BySide::default()
    }
}

impl OnlineGame {
    /// The game that somebody wants, with the secrets for others.
    pub(crate) fn open(
        wish: &NewGame,
        now: u64,
    ) -> Result<(OnlineGame, Option<Secret>, Secret), Error> {
        let seats = [wish.seats.black, wish.seats.red];
        if !seats.contains(&Seat::Me) {
            return Err(Error::bad_request("one of the seats is to be `me`"));
        }
        if wish.open && !seats.contains(&Seat::Friend) {
            return Err(Error::bad_request("one of the seats of an open table is for a `friend`"));
        }
        if !wish.clock.is_sensible() {
            return Err(Error::bad_request(
                "a clock has 1 to 86400 seconds, and an increment and a delay of at most 3600, or 1 to 30 days",
            ));
        }
        let start = match (wish.position, wish.first) {
            (Some(position), _) => position,
            (None, First::Black) => Position::start(Side::Black),
            (None, First::Red) => Position::start(Side::Red),
            (None, First::Random) => {
                Position::start(if secrets::toss()? { Side::Black } else { Side::Red })
            }
        };
        if Game::from_position(wish.rules, start).is_over() {
            return Err(Error::bad_request("in this position the game is over"));
        }
        let players = BySide::new(|side| match wish.seats[side] {
            Seat::Computer { level } => Player::Computer { level },
            Seat::Me | Seat::Friend => Player::Person,
        });
        let mine = Hash::of(&wish.secret);
        let name = nickname(wish.name.as_deref())?;
        let id = secrets::new_id()?;
        let new_secret = || match wish.open {
            true => open_secret(&id),
            false => Ok(secrets::new_secret()?),
        };
        let invite = seats.contains(&Seat::Friend).then(new_secret).transpose()?;
        let watch = new_secret()?;
        let game = OnlineGame {
            id: id.into(),
            version: 0,
            course: Course::new(Terms { rules: wish.rules, players, clock: wish.clock, start }),
            offers: Offers::default(),
            seats: BySide::new(|side| (wish.seats[side] == Seat::Me).then(|| mine.clone())),
            names: BySide::new(|side| name.clone().filter(|_| wish.seats[side] == Seat::Me)),
            invite: invite.as_ref().map(Hash::of),
            watch: Hash::of(&watch),
            created: now,
            changed: now,
        };
        Ok((game, invite, watch))
    }

    /// Whether anyone may join and watch.
    pub(crate) fn is_open(&self) -> bool {
        open_secret(&self.id).is_ok_and(|secret| self.watch.is(&Hash::of(&secret)))
    }

    /// The game in the lobby, unless it is over or not open.
    pub(crate) fn open_table(&self) -> Option<OpenTable> {
        let Terms { rules, clock, start, .. } = *self.course.terms();
        let first = start.to_move();
        (self.is_open() && self.course.ending().is_none()).then(|| OpenTable {
            id: self.id.to_string(),
            rules,
            clock,
            first,
            position: Some(start).filter(|&start| start != Position::start(first)),
            free: Side::ALL.into_iter().find(|&side| !self.is_taken(side)),
            names: self.names.clone(),
        })
    }

    /// As whom the owner of a secret comes; `None` if it opens nothing here.
    pub(crate) fn role(&self, secret: &Secret) -> Option<Role> {
        self.role_of(&Hash::of(secret))
    }

    /// The same by its hash.
    pub(crate) fn role_of(&self, hash: &Hash) -> Option<Role> {
        let is = |kept: &Option<Hash>| kept.as_ref().is_some_and(|kept| kept.is(hash));
        let seats = BySide::new(|side| is(&self.seats[side]));
        // Whoever is invited may look before they sit down.
        let is_known = seats.black | seats.red | self.watch.is(hash) | is(&self.invite);
        is_known.then_some(Role { seats })
    }

    /// Gives the free seat to whoever brings the invite.
    pub(crate) fn join(
        &self,
        invite: &Secret,
        Join { secret, name }: &Join,
        now: u64,
    ) -> Result<Decision, Error> {
        let name = nickname(name.as_deref())?;
        let brought = Hash::of(invite);
        if !self.invite.as_ref().is_some_and(|kept| kept.is(&brought)) {
            return Err(ProblemCode::NoSuchGame.into());
        }
        if self.has_seat(secret)? {
            return Ok(Decision::Already);
        }
        let free = Side::ALL.into_iter().find(|&side| !self.is_taken(side));
        let side = free.ok_or(ProblemCode::SeatTaken)?;
        let mut next = self.successor(now);
        next.seats[side] = Some(Hash::of(secret));
        next.names[side] = name;
        Ok(Decision::Change(Change { next, entry: None }))
    }

    /// Whether it is already the secret of a seat. One that others know cannot be.
    fn has_seat(&self, secret: &Secret) -> Result<bool, Error> {
        match self.role(secret) {
            // Everybody who has the link for watching, or the invite, would hold the seat.
            Some(role) if role.only_watches() => {
                Err(Error::bad_request(text!("error-shared-secret")))
            }
            role => Ok(role.is_some()),
        }
    }

    /// Gives the seats that a secret opens another one.
    pub(crate) fn change_secret(
        &self,
        old: &Secret,
        new: &Secret,
        now: u64,
    ) -> Result<Decision, Error> {
        let role = self.role(old).ok_or(ProblemCode::NoSuchGame)?;
        if role.only_watches() {
            return Err(ProblemCode::OnlyWatching.into());
        }
        if self.has_seat(new)? {
            return Ok(Decision::Already);
        }
        let mut next = self.successor(now);
        for side in Side::ALL.into_iter().filter(|&side| role.seats[side]) {
            next.seats[side] = Some(Hash::of(new));
        }
        Ok(Decision::Change(Change { next, entry: None }))
    }

    /// Removes a game that nobody has joined yet, or that has not begun.
    pub(crate) fn remove(&self, role: Role) -> Result<Decision, Error> {
        if role.only_watches() {
            return Err(ProblemCode::OnlyWatching.into());
        }
        match self.course.has_begun() && Side::ALL.into_iter().all(|side| self.is_taken(side)) {
            true => Err(ProblemCode::NoFreeSeat.into()),
            false => Ok(Decision::Remove),
        }
    }

    /// What an action of somebody comes to.
    pub(crate) fn act(
        &self,
        role: Role,
        action: Action,
        moment: Moment<'_>,
    ) -> Result<Decision, Error> {
        let Role { seats } = role;
        if role.only_watches() {
            return Err(ProblemCode::OnlyWatching.into());
        }
        let number = action.number();
        let given = |entry: &&Entry| matches!(entry.event, Event::TimeGiven { .. });
        let mut since = self.course.entries_after(number.wrapping_sub(1));
        // Whoever was given time meanwhile does what they wanted to do all the same.
        let done = match action {
            Action::GiveTime { .. } => since.next(),
            _ => since.find(|entry| !given(entry)),
        };
        match done {
            Some(done) if is_deed_of(seats, action, done.event) => return Ok(Decision::Already),
            None if (1..=self.course.next_number()).contains(&number) => (),
            _ => return Err(ProblemCode::WrongNumber.into()),
        }
        // Whoever holds both seats acts for the preferred side.
        let own = |preferred: Side| if seats[preferred] { preferred } else { preferred.other() };
        let to_move = self.course.to_move();
        // For those who wait, the server itself looks at the clock.
        if to_move.is_some_and(|side| seats[side])
            && let Some(time_up) = self.time_up(moment)?
        {
            return Ok(Decision::TimeUp(time_up));
        }
        match action {
            Action::Turn { turn, .. } => {
                let to_move = to_move.ok_or(ProblemCode::Over)?;
                if !seats[to_move] {
                    return Err(ProblemCode::NotYourTurn.into());
                }
                self.event(Event::Turn { turn }, moment)
            }
            Action::Resign { .. } => {
                let side = self.course.who_resigns(seats).ok_or(ProblemCode::Over)?;
                self.event(Event::Resigned { side }, moment)
            }
            Action::AskTakeback { .. } => {
                self.room()?;
                let side = own(to_move.ok_or(ProblemCode::Over)?.other());
                let turns = self.course.turns_to_take_back(only(side));
                let turns = turns.ok_or(ProblemCode::NothingToTakeBack)?;
                if !self.is_taken(side.other()) || self.needs_no_leave(side, seats) {
                    self.event(Event::TakenBack { turns }, moment)
                } else {
                    self.offer(Offers { takeback: Some(side), ..self.offers }, moment.now)
                }
            }
            Action::AnswerTakeback { grant: false, .. } => {
                self.offer(Offers { takeback: None, ..self.offers }, moment.now)
            }
            Action::AnswerTakeback { grant: true, .. } => {
                self.room()?;
                let asked = self.offers.takeback.filter(|side| seats[side.other()]);
                let side = asked.ok_or(ProblemCode::NoOffer)?;
                let turns = self.course.turns_to_take_back(only(side));
                let turns = turns.ok_or(ProblemCode::NothingToTakeBack)?;
                self.event(Event::TakenBack { turns }, moment)
            }
            Action::GiveTime { seconds, .. } => {
                self.room()?;
                if !(1..=86_400).contains(&seconds) {
                    return Err(Error::bad_request("1 to 86400 seconds can be given"));
                }
                let side = own(to_move.ok_or(ProblemCode::Over)?.other()).other();
                self.event(Event::TimeGiven { side, seconds }, moment)
            }
            Action::OfferRematch { .. } => {
                if to_move.is_some() {
                    return Err(ProblemCode::GoesOn.into());
                }
                self.room()?;
                let side = own(self.offers.rematch.map_or(Side::Black, Side::other));
                if self.offers.rematch == Some(side.other()) || self.needs_no_leave(side, seats) {
                    self.event(self.course.next_game(), moment)
                } else {
                    self.offer(Offers { rematch: Some(side), ..self.offers }, moment.now)
                }
            }
            Action::DeclineRematch { .. } => {
                self.offer(Offers { rematch: None, ..self.offers }, moment.now)
            }
        }
    }

    /// The turn of a computer, if it is still meant for this moment.
    pub(crate) fn computers_turn(
        &self,
        number: u32,
        turn: Turn,
        moment: Moment<'_>,
    ) -> Result<Decision, Error> {
        if self.course.next_number() != number || self.computer_to_move().is_none() {
            return Ok(Decision::Already);
        }
        self.event(Event::Turn { turn }, moment)
    }

    /// Ends the game if the side to move has no time left.
    pub(crate) fn time_out(&self, moment: Moment<'_>) -> Result<Decision, Error> {
        Ok(self.time_up(moment)?.map_or(Decision::Already, Decision::Change))
    }

    /// How the game ends if the side to move had no time left when the request arrived.
    fn time_up(&self, moment: Moment<'_>) -> Result<Option<Change>, Error> {
        match self.deadline(moment.outages).zip(self.course.to_move()) {
            Some((deadline, side)) if deadline <= moment.arrived => {
                self.change(Event::TimedOut { side }, moment).map(Some)
            }
            _ => Ok(None),
        }
    }

    /// The level of the computer that is to move.
    pub(crate) fn computer_to_move(&self) -> Option<Level> {
        match self.course.terms().players[self.course.to_move()?] {
            Player::Computer { level } => Some(level),
            Player::Person => None,
        }
    }

    /// When the side to move has no time left.
    pub(crate) fn deadline(&self, outages: &Outages) -> Option<u64> {
        let (_, since) = self.course.running_clock()?;
        Some(outages.end_of(since, self.course.time_to_think()?))
    }

    /// When the server has to look at the game again by itself.
    pub(crate) fn wake(&self, outages: &Outages, pause: u64) -> Option<u64> {
        match self.computer_to_move() {
            Some(_) => Some(self.changed + pause),
            None => Some(self.deadline(outages)? + GRACE),
        }
    }

    pub(crate) fn is_taken(&self, side: Side) -> bool {
        let is_computer = matches!(self.course.terms().players[side], Player::Computer { .. });
        is_computer || self.seats[side].is_some()
    }

    /// The game as somebody sees it, with the entries after the one they know.
    pub(crate) fn view(
        &self,
        role: Role,
        after: u32,
        presence: Presence,
        now: u64,
        outages: &Outages,
    ) -> GameView {
        let outage = |(_, since)| outages.time_lost(since, now);
        GameView {
            id: self.id.to_string(),
            terms: *self.course.terms(),
            entries: self.course.entries_after(after).cloned().collect(),
            offers: self.offers,
            taken: BySide::new(|side| self.is_taken(side)),
            names: self.names.clone(),
            presence,
            yours: role.seats,
            now,
            outage: self.course.running_clock().map_or(0, outage),
        }
    }

    /// The game in a list.
    pub(crate) fn summary(&self, role: Role) -> Summary {
        let series = self.course.series();
        Summary {
            id: self.id.to_string(),
            rules: self.course.terms().rules,
            yours: role.seats,
            taken: BySide::new(|side| self.is_taken(side)),
            names: self.names.clone(),
            to_move: self.course.to_move(),
            turns: self.course.game().turns().len() as u32,
            wins: series.wins(),
            draws: series.draws(),
            changed: self.changed,
        }
    }

    /// Whether the opponent of `side` is a computer, or the same person.
    fn needs_no_leave(&self, side: Side, seats: BySide<bool>) -> bool {
        let other = side.other();
        seats[other] || matches!(self.course.terms().players[other], Player::Computer { .. })
    }

    /// Whether the series may go on for longer than the game that is being played.
    fn room(&self) -> Result<(), Error> {
        match self.course.next_number() <= MOST_ENTRIES {
            true => Ok(()),
            false => Err(ProblemCode::SeriesTooLong.into()),
        }
    }

    fn successor(&self, now: u64) -> OnlineGame {
        // Another server's clock may be ahead of this one's.
        let changed = now.max(self.changed);
        OnlineGame { version: self.version + 1, changed, ..self.clone() }
    }

    fn offer(&self, offers: Offers, now: u64) -> Result<Decision, Error> {
        if offers == self.offers {
            return Ok(Decision::Already);
        }
        let next = OnlineGame { offers, ..self.successor(now) };
        Ok(Decision::Change(Change { next, entry: None }))
    }

    fn event(&self, event: Event, moment: Moment<'_>) -> Result<Decision, Error> {
        self.change(event, moment).map(Decision::Change)
    }

    fn change(&self, event: Event, moment: Moment<'_>) -> Result<Change, Error> {
        let mut next = self.successor(moment.now);
        // The mover's clock stops when the turn arrives, the other's starts when it is decided on.
        let thought = |(_, since)| moment.outages.running_time(since, moment.arrived);
        let thought = self.course.running_clock().map_or(0, thought);
        let entry = next.course.write_timed(event, next.changed, thought);
        let entry = entry.map_err(|misfit| match misfit {
            Misfit::Turn(refusal) => Error::refused(refusal),
            Misfit::Over => ProblemCode::Over.into(),
            Misfit::GoesOn => ProblemCode::GoesOn.into(),
            Misfit::TooFewTurns => ProblemCode::NothingToTakeBack.into(),
            Misfit::NoClock => Error::bad_request("this game has no clock"),
            Misfit::Number { .. } | Misfit::First { .. } => ProblemCode::WrongNumber.into(),
        })?;
        // Whatever was asked, the game has gone on.
        if !matches!(event, Event::TimeGiven { .. }) {
            next.offers = Offers::default();
        }
        Ok(Change { next, entry: Some(entry) })
    }
}

/// What opens a game that is open to anyone.
fn open_secret(id: &str) -> Result<Secret, Error> {
    // The name of a game is long enough.
    Secret::of_open_game(id).map_err(|_| ProblemCode::Unavailable.into())
}

fn only(side: Side) -> BySide<bool> {
    BySide::new(|one| one == side)
}

/// Whether the event is what the action of whoever holds these seats led to.
fn is_deed_of(seats: BySide<bool>, action: Action, event: Event) -> bool {
    match (action, event) {
        (Action::Turn { turn, .. }, Event::Turn { turn: made }) => turn == made,
        (Action::Resign { .. }, Event::Resigned { side }) => seats[side],
        (
            Action::AskTakeback { .. } | Action::AnswerTakeback { grant: true, .. },
            Event::TakenBack { .. },
        )
        | (Action::OfferRematch { .. }, Event::NextGame { .. }) => true,
        (Action::GiveTime { seconds, .. }, Event::TimeGiven { side, seconds: given }) => {
            seats[side.other()] && seconds == given
        }
        _ => false,
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)] // A panic is how a test fails.
mod tests {
    use linja::{Ending, RuleSet};
    use linja_api::TimeControl;

    use super::*;

    const BLACK: Role = Role { seats: BySide { black: true, red: false } };

    /// A game between two persons after these events, the last of which was at 10,000 ms.
    fn game(clock: TimeControl, events: impl IntoIterator<Item = Event>) -> OnlineGame {
        let (rules, players) = (RuleSet::Zen, BySide::new(|_| Player::Person));
        let mut course =
            Course::new(Terms { rules, players, clock, start: Position::start(Side::Black) });
        for event in events {
            course.write(event, 10_000).unwrap();
        }
        OnlineGame {
            id: "a1".into(),
            version: 7,
            course,
            offers: Offers::default(),
            seats: BySide::new(|_| Some(Hash::kept(String::new()))),
            names: Names::default(),
            invite: None,
            watch: Hash::kept(String::new()),
            created: 0,
            changed: 10_000,
        }
    }

    /// Black is to move, and has 5 s left.
    fn timed() -> OnlineGame {
        let turns = ["2-3,1-3", "7-6,8-6"].map(|turn| Event::Turn { turn: turn.parse().unwrap() });
        game(TimeControl::game(5, 2), turns)
    }

    fn some_turn(game: &OnlineGame) -> Action {
        let turn = game.course.game().position().turns(RuleSet::Zen)[0];
        Action::Turn { number: game.course.next_number(), turn }
    }

    fn changed(decision: Result<Decision, Error>) -> OnlineGame {
        match decision {
            Ok(Decision::Change(change) | Decision::TimeUp(change)) => change.next,
            _ => panic!("nothing has changed"),
        }
    }

    fn act(game: &OnlineGame, arrived: u64, now: u64) -> Result<Decision, Error> {
        let outages = Outages::new(vec![(11_000, 12_000)]);
        game.act(BLACK, some_turn(game), Moment { arrived, now, outages: &outages })
    }

    #[test]
    fn a_turn_counts_if_it_arrives_before_time_is_up() {
        // The five seconds are over at 16,000 because of an outage of one second.
        for (arrived, left) in [(10_000, 7000), (15_999, 2001)] {
            // However long it has waited since.
            for now in [arrived, 20_000] {
                let Ok(Decision::Change(Change { next, .. })) = act(&timed(), arrived, now) else {
                    panic!("it was refused")
                };
                let entry = next.course.last_entry().unwrap();
                assert_eq!((entry.at, entry.left.unwrap().black), (now, left));
                assert_eq!(next.course.running_clock(), Some((Side::Red, now)));
            }
        }
        for arrived in [16_000, 16_001] {
            let Ok(Decision::TimeUp(Change { next, entry })) = act(&timed(), arrived, arrived)
            else {
                panic!("it was accepted")
            };
            assert_eq!(entry.unwrap().left.unwrap(), BySide { black: 0, red: 5000 });
            assert_eq!(next.course.ending(), Some(Ending::TimedOut(Side::Black)));
            let late = next.act(
                BLACK,
                some_turn(&timed()),
                Moment { arrived, now: arrived, outages: &Outages::default() },
            );
            assert_eq!(late.err().unwrap().code, ProblemCode::WrongNumber);
        }
    }

    #[test]
    fn a_clock_that_runs_behind_takes_no_time_and_gives_none() {
        // By another server's clock the last turn was at 10,000.
        let next = changed(act(&timed(), 9_000, 9_001));
        let entry = next.course.last_entry().unwrap();
        assert_eq!((entry.at, entry.left.unwrap().black), (10_000, 7000));
        assert_eq!(next.changed, 10_000);
    }

    #[test]
    fn only_the_side_to_move_ends_the_game_by_acting_too_late() {
        let resign = Action::Resign { number: 3 };
        let outages = Outages::default();
        let moment = Moment { arrived: 15_000, now: 15_000, outages: &outages };
        let by = |seats| changed(timed().act(Role { seats }, resign, moment)).course.ending();
        let waiting = BySide { black: false, red: true };
        assert_eq!(by(waiting), Some(Ending::Resigned(Side::Red)));
        assert_eq!(by(BLACK.seats), Some(Ending::TimedOut(Side::Black)));
        // The server itself waits for what may be on its way.
        assert_eq!(timed().wake(&outages, 0), Some(15_000 + GRACE));
    }

    #[test]
    fn a_takeback_is_asked_for_only_if_somebody_has_joined() {
        let turn = Event::Turn { turn: "2-3,1-3".parse().unwrap() };
        let joined = game(TimeControl::None, [turn]);
        let mut alone = joined.clone();
        alone.seats.red = None;
        let outages = Outages::default();
        let ask = |game: &OnlineGame| {
            let moment = Moment { arrived: 11_000, now: 11_000, outages: &outages };
            changed(game.act(BLACK, Action::AskTakeback { number: 2 }, moment))
        };
        assert_eq!(ask(&joined).offers.takeback, Some(Side::Black));
        let taken_back = ask(&alone);
        assert_eq!(taken_back.course.game().turns().len(), 0);
        assert_eq!(taken_back.offers, Offers::default());
    }

    #[test]
    fn a_turn_that_was_on_its_way_counts_although_time_was_given() {
        let outages = Outages::default();
        let moment = Moment { arrived: 12_000, now: 12_000, outages: &outages };
        let red = Role { seats: BySide { black: false, red: true } };
        let give = Action::GiveTime { number: 3, seconds: 15 };
        let given = changed(timed().act(red, give, moment));
        assert_eq!(given.course.left(), Some(BySide { black: 18_000, red: 5_000 }));
        // No answer came: the same gift is not given again.
        assert!(matches!(given.act(red, give, moment), Ok(Decision::Already)));
        let turn = some_turn(&timed());
        assert_eq!(turn.number(), 3);
        let next = changed(given.act(BLACK, turn, moment));
        assert_eq!(next.course.next_number(), 5);
        assert!(matches!(next.act(BLACK, turn, moment), Ok(Decision::Already)));
        let other = Action::Turn { number: 3, turn: Turn::PASS };
        let refused =
            |game: &OnlineGame, action| game.act(BLACK, action, moment).err().unwrap().code;
        assert_eq!(refused(&next, other), ProblemCode::WrongNumber);
        let too_much = Action::GiveTime { number: 3, seconds: 86_401 };
        assert_eq!(refused(&timed(), too_much), ProblemCode::BadRequest);
        let untimed = game(TimeControl::None, []);
        let give = Action::GiveTime { number: 1, seconds: 15 };
        assert_eq!(refused(&untimed, give), ProblemCode::BadRequest);
    }

    #[test]
    fn a_player_removes_a_game_that_nobody_has_joined_or_that_has_not_begun() {
        let turn = Event::Turn { turn: "2-3,1-3".parse().unwrap() };
        let joined = game(TimeControl::None, [turn]);
        assert!(matches!(game(TimeControl::None, []).remove(BLACK), Ok(Decision::Remove)));
        let mut alone = joined.clone();
        alone.seats.red = None;
        let watcher = Role { seats: BySide::default() };
        let refused = |game: &OnlineGame, role| game.remove(role).err().map(|error| error.code);
        assert_eq!(refused(&joined, BLACK), Some(ProblemCode::NoFreeSeat));
        assert_eq!(refused(&alone, watcher), Some(ProblemCode::OnlyWatching));
        assert!(matches!(alone.remove(BLACK), Ok(Decision::Remove)));
        let mut against_computer = Terms { ..*alone.course.terms() };
        against_computer.players.red = Player::Computer { level: Level::MAX };
        alone.course = Course::new(against_computer);
        assert!(matches!(alone.remove(BLACK), Ok(Decision::Remove)));
        alone.course.write(turn, 10_000).unwrap();
        assert_eq!(refused(&alone, BLACK), Some(ProblemCode::NoFreeSeat));
    }

    #[test]
    fn a_series_of_the_longest_length_can_be_played_to_its_end() {
        let turn = |turn: &str| Event::Turn { turn: turn.parse().unwrap() };
        let resigned = Event::Resigned { side: Side::Black };
        let past = (1..).flat_map(|_| [resigned, Event::NextGame { first: Side::Black }]);
        let now = [turn("2-3,1-3"), turn("7-6,8-6")];
        let clock = TimeControl::game(5, 0);
        let game = game(clock, past.take(MOST_ENTRIES as usize).chain(now));
        let outages = Outages::default();
        let act = |game: &OnlineGame, action| {
            let both = Role { seats: BySide { black: true, red: true } };
            game.act(both, action, Moment { arrived: 11_000, now: 11_000, outages: &outages })
        };
        let number = game.course.next_number();
        let too_long = |game: &OnlineGame, action| {
            assert_eq!(act(game, action).err().unwrap().code, ProblemCode::SeriesTooLong);
        };
        too_long(&game, Action::AskTakeback { number });
        let resigned = changed(act(&game, Action::Resign { number }));
        too_long(&resigned, Action::OfferRematch { number: number + 1 });
        let moment = Moment { arrived: 15_000, now: 15_000, outages: &outages };
        let ending = changed(game.time_out(moment)).course.ending();
        assert_eq!(ending, Some(Ending::TimedOut(Side::Black)));
        let mut played = game;
        while played.course.ending().is_none() {
            played = changed(act(&played, some_turn(&played)));
        }
        too_long(&played, Action::OfferRematch { number: played.course.next_number() });
    }
}
