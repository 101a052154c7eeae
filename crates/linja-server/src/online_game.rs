//! A game as the server holds it, and what becomes of it when somebody does something: pure
//! decisions, without a store or a network.

use linja::{BySide, Game, Position, Refusal, Side, Turn};
use linja_api::{
    Action, Course, Entry, Event, First, GameView, Misfit, NewGame, Offers, Player, Presence,
    ProblemCode, Seat, Secret, Summary, Terms,
};

use crate::secrets::{self, Hash};
use crate::time::Outages;
use crate::trouble::Trouble;

/// The longest log of a series; some hundred games.
const MOST_ENTRIES: u32 = 5_000;

/// A game with its log and its secrets, as it stands after so many changes.
#[derive(Clone)]
pub(crate) struct OnlineGame {
    pub(crate) id: String,
    /// How many changes led here. A change is kept only if nobody else has made one since.
    pub(crate) version: u64,
    pub(crate) course: Course,
    pub(crate) offers: Offers,
    pub(crate) seats: BySide<Option<Hash>>,
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
    /// The game becomes this one, by this entry of the log if there is one.
    Change { next: Box<OnlineGame>, entry: Option<Entry> },
}

/// The time in which the server decides.
#[derive(Clone, Copy)]
pub(crate) struct Moment<'a> {
    pub(crate) now: u64,
    pub(crate) outages: &'a Outages,
}

impl OnlineGame {
    /// The game that somebody wants, with the secrets for others.
    pub(crate) fn open(
        wish: &NewGame,
        now: u64,
    ) -> Result<(OnlineGame, Option<Secret>, Secret), Trouble> {
        let seats = [wish.seats.black, wish.seats.red];
        let level_is_wrong =
            |seat| matches!(seat, Seat::Computer { level } if !(1..=10).contains(&level));
        if !seats.contains(&Seat::Me) {
            return Err(Trouble::bad_request("one of the seats is to be `me`"));
        }
        if seats.into_iter().any(level_is_wrong) {
            return Err(Trouble::bad_request("a level is 1 to 10"));
        }
        if !wish.clock.is_sensible() {
            return Err(Trouble::bad_request(
                "a clock has 1 to 86400 seconds and at most 3600 more for each turn, or 1 to 30 days",
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
            return Err(Trouble::bad_request("in this position the game is over"));
        }
        let players = BySide::new(|side| match wish.seats[side] {
            Seat::Computer { level } => Player::Computer { level },
            Seat::Me | Seat::Friend => Player::Person,
        });
        let mine = Hash::of(&wish.secret);
        let invite = seats.contains(&Seat::Friend).then(secrets::new_secret).transpose()?;
        let watch = secrets::new_secret()?;
        let game = OnlineGame {
            id: secrets::new_id()?,
            version: 0,
            course: Course::new(Terms { rules: wish.rules, players, clock: wish.clock, start }),
            offers: Offers::default(),
            seats: BySide::new(|side| (wish.seats[side] == Seat::Me).then(|| mine.clone())),
            invite: invite.as_ref().map(Hash::of),
            watch: Hash::of(&watch),
            created: now,
            changed: now,
        };
        Ok((game, invite, watch))
    }

    /// As whom the owner of a secret comes; `None` if it opens nothing here.
    pub(crate) fn role(&self, secret: &Secret) -> Option<Role> {
        let hash = Hash::of(secret);
        let is = |kept: &Option<Hash>| kept.as_ref().is_some_and(|kept| kept.is(&hash));
        let seats = BySide::new(|side| is(&self.seats[side]));
        // Whoever is invited may look before they sit down.
        let is_known = seats.black | seats.red | self.watch.is(&hash) | is(&self.invite);
        is_known.then_some(Role { seats })
    }

    /// Gives the free seat to whoever brings the invite.
    pub(crate) fn join(
        &self,
        invite: &Secret,
        secret: &Secret,
        now: u64,
    ) -> Result<Decision, Trouble> {
        let brought = Hash::of(invite);
        if !self.invite.as_ref().is_some_and(|kept| kept.is(&brought)) {
            return Err(ProblemCode::NoSuchGame.into());
        }
        let hash = Hash::of(secret);
        if self.role(secret).is_some_and(|role| role != Role { seats: BySide::default() }) {
            return Ok(Decision::Already);
        }
        let free = Side::BOTH.into_iter().find(|&side| !self.is_taken(side));
        let side = free.ok_or(ProblemCode::SeatTaken)?;
        let mut next = self.successor(now);
        next.seats[side] = Some(hash);
        Ok(Decision::Change { next: Box::new(next), entry: None })
    }

    /// What an action of somebody comes to.
    pub(crate) fn act(
        &self,
        role: Role,
        action: Action,
        moment: Moment<'_>,
    ) -> Result<Decision, Trouble> {
        let Role { seats } = role;
        if seats == BySide::default() {
            return Err(ProblemCode::OnlyWatching.into());
        }
        let next = self.course.next_number();
        if action.number() != next {
            let entries = self.course.entries();
            let done = (action.number() as usize).checked_sub(1).and_then(|at| entries.get(at));
            return match done {
                Some(done) if is_deed_of(seats, action, done.event) => Ok(Decision::Already),
                _ => Err(ProblemCode::WrongNumber.into()),
            };
        }
        // Whoever holds both seats acts for the side to move, or for the last one that moved.
        let own = |preferred: Side| if seats[preferred] { preferred } else { preferred.other() };
        let to_move = self.course.to_move();
        match action {
            Action::Turn { turn, .. } => {
                let to_move = to_move.ok_or(ProblemCode::Over)?;
                if !seats[to_move] {
                    return Err(ProblemCode::NotYourTurn.into());
                }
                self.event(Event::Turn { turn }, moment)
            }
            Action::Resign { .. } => {
                let side = own(to_move.ok_or(ProblemCode::Over)?);
                self.event(Event::Resigned { side }, moment)
            }
            Action::AskTakeback { .. } => {
                let side = own(to_move.ok_or(ProblemCode::Over)?.other());
                let turns = self.course.turns_to_take_back(side);
                let turns = turns.ok_or(ProblemCode::NothingToTakeBack)?;
                if self.needs_no_leave(side, seats) {
                    self.event(Event::TakenBack { turns }, moment)
                } else {
                    self.offer(Offers { takeback: Some(side), ..self.offers }, moment.now)
                }
            }
            Action::AnswerTakeback { grant: false, .. } => {
                self.offer(Offers { takeback: None, ..self.offers }, moment.now)
            }
            Action::AnswerTakeback { grant: true, .. } => {
                let asked = self.offers.takeback.filter(|side| seats[side.other()]);
                let side = asked.ok_or(ProblemCode::NoOffer)?;
                let turns = self.course.turns_to_take_back(side);
                let turns = turns.ok_or(ProblemCode::NothingToTakeBack)?;
                self.event(Event::TakenBack { turns }, moment)
            }
            Action::OfferRematch { .. } => {
                if to_move.is_some() {
                    return Err(ProblemCode::GoesOn.into());
                }
                let side = own(self.offers.rematch.map_or(Side::Black, Side::other));
                if self.offers.rematch == Some(side.other()) || self.needs_no_leave(side, seats) {
                    self.event(Event::NextGame { first: self.course.series().next_first() }, moment)
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
    ) -> Result<Decision, Trouble> {
        if self.course.next_number() != number || self.computer_to_move().is_none() {
            return Ok(Decision::Already);
        }
        self.event(Event::Turn { turn }, moment)
    }

    /// Ends the game if the side to move has no time left.
    pub(crate) fn time_out(&self, moment: Moment<'_>) -> Result<Decision, Trouble> {
        match self.deadline(moment.outages).zip(self.course.to_move()) {
            Some((deadline, side)) if deadline <= moment.now => {
                self.event(Event::TimedOut { side }, moment)
            }
            _ => Ok(Decision::Already),
        }
    }

    /// The level of the computer that is to move.
    pub(crate) fn computer_to_move(&self) -> Option<u8> {
        match self.course.terms().players[self.course.to_move()?] {
            Player::Computer { level } => Some(level),
            Player::Person => None,
        }
    }

    /// When the side to move has no time left.
    fn deadline(&self, outages: &Outages) -> Option<u64> {
        let (side, since) = self.course.running_clock()?;
        Some(outages.end_of(since, self.course.left()?[side]))
    }

    /// When the server has to look at the game again by itself.
    pub(crate) fn wake(&self, outages: &Outages, pause: u64) -> Option<u64> {
        match self.computer_to_move() {
            Some(_) => Some(self.changed + pause),
            None => self.deadline(outages),
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
        moment: Moment<'_>,
    ) -> GameView {
        let outage = |(_, since)| moment.outages.time_lost(since, moment.now);
        GameView {
            id: self.id.clone(),
            terms: *self.course.terms(),
            entries: self.course.entries_after(after).to_vec(),
            offers: self.offers,
            taken: BySide::new(|side| self.is_taken(side)),
            presence,
            yours: role.seats,
            now: moment.now,
            outage: self.course.running_clock().map_or(0, outage),
        }
    }

    /// The game in a list.
    pub(crate) fn summary(&self, role: Role) -> Summary {
        let series = self.course.series();
        Summary {
            id: self.id.clone(),
            rules: self.course.terms().rules,
            yours: role.seats,
            taken: BySide::new(|side| self.is_taken(side)),
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

    fn successor(&self, now: u64) -> OnlineGame {
        OnlineGame { version: self.version + 1, changed: now, ..self.clone() }
    }

    fn offer(&self, offers: Offers, now: u64) -> Result<Decision, Trouble> {
        if offers == self.offers {
            return Ok(Decision::Already);
        }
        Ok(Decision::Change {
            next: Box::new(OnlineGame { offers, ..self.successor(now) }),
            entry: None,
        })
    }

    fn event(&self, event: Event, moment: Moment<'_>) -> Result<Decision, Trouble> {
        let number = self.course.next_number();
        if number > MOST_ENTRIES {
            return Err(ProblemCode::SeriesTooLong.into());
        }
        let since = self.course.running_clock().map_or(moment.now, |(_, since)| since);
        let thought = moment.outages.running_time(since, moment.now);
        let left = self.course.left_after(event, thought);
        let entry = Entry { number, at: moment.now, left, event };
        let mut next = self.successor(moment.now);
        next.course.apply(entry.clone()).map_err(|misfit| match misfit {
            Misfit::Turn(refusal) => Trouble::refused(refusal),
            Misfit::Over => ProblemCode::Over.into(),
            Misfit::GoesOn => ProblemCode::GoesOn.into(),
            Misfit::TooFewTurns => ProblemCode::NothingToTakeBack.into(),
            Misfit::Number { .. } | Misfit::First { .. } => ProblemCode::WrongNumber.into(),
        })?;
        // Whatever was asked, the game has gone on.
        next.offers = Offers::default();
        Ok(Decision::Change { next: Box::new(next), entry: Some(entry) })
    }
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
        _ => false,
    }
}

/// So that the rules' own words for a finished game and ours are one.
impl From<Refusal> for Trouble {
    fn from(refusal: Refusal) -> Trouble {
        Trouble::refused(refusal)
    }
}
