//! What somebody wants to do in a game on a server, until it is done.

use linja::Turn;

use crate::{Action, Course, Entry, Event};

/// What a player has said to a server and doesn't know to be done yet.
///
/// Keep it across connections: what is pending is said again on each new one, and its number makes it the same. While a
/// turn is on its way, what is wanted next waits for it.
///
/// ```
/// use linja_api::{Action, Outbox};
///
/// let mut outbox = Outbox::default();
/// let turn = Action::Turn { number: 1, turn: "2-3,1-3".parse()? };
/// assert_eq!(outbox.want(turn), Some(turn), "this is to be said");
/// assert_eq!(outbox.want(Action::Resign { number: 1 }), None, "this waits");
/// assert_eq!(outbox.pending(), Some(turn));
/// # Ok::<(), linja::ParseTurnError>(())
/// ```
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Outbox {
    pending: Option<Action>,
    /// What is said when the turn that is pending has arrived.
    next: Option<Action>,
}

impl Outbox {
    /// One with a turn that was kept, and the number it is meant for.
    pub fn with_turn(kept: Option<(u32, Turn)>) -> Outbox {
        Outbox { pending: kept.map(|(number, turn)| Action::Turn { number, turn }), next: None }
    }

    /// What was said and isn't known to be done.
    pub const fn pending(&self) -> Option<Action> {
        self.pending
    }

    /// The turn that is on its way, with its number: what to keep in case the program ends.
    pub const fn turn(&self) -> Option<(u32, Turn)> {
        match self.pending {
            Some(Action::Turn { number, turn }) => Some((number, turn)),
            _ => None,
        }
    }

    /// Somebody wants something; returns what is to be said. Another turn isn't possible while one is on its way.
    pub fn want(&mut self, action: Action) -> Option<Action> {
        if self.turn().is_some() {
            self.next = Some(action).filter(|it| !is_turn(it)).or(self.next);
            return None;
        }
        self.pending = Some(action);
        self.pending
    }

    /// The server has done what has this number. A turn is on its way until it is in the log, which comes by itself.
    pub fn done(&mut self, number: u32) {
        self.pending = self.pending.filter(|it| it.number() != number || is_turn(it));
    }

    /// The server refuses what has this number, for good. Returns whether that was pending; what waited for it isn't
    /// meant any more.
    pub fn refuse(&mut self, number: u32) -> bool {
        let is_pending = self.pending.is_some_and(|it| it.number() == number);
        if is_pending {
            *self = Outbox::default();
        }
        is_pending
    }

    /// The log is known further than before, when its next entry had this number. Returns what is to be said now.
    pub fn follow(&mut self, course: &Course, before: u32) -> Option<Action> {
        let next = course.next_number();
        let is_time = |entry: &Entry| matches!(entry.event, Event::TimeGiven { .. });
        let is_only_time = || course.entries_after(before - 1).all(is_time);
        match &mut self.pending {
            // A turn that was on its way when time was given is still meant, for the next number.
            Some(Action::Turn { number, .. }) if *number >= before && is_only_time() => {
                *number = next;
            }
            // Whatever has the number now, it is not on its way any more.
            _ => self.pending = self.pending.filter(|it| it.number() >= next),
        }
        if self.pending.is_some() {
            return None;
        }
        self.pending = self.next.take().map(|it| it.with_number(next));
        self.pending
    }
}

fn is_turn(action: &Action) -> bool {
    matches!(action, Action::Turn { .. })
}

#[cfg(test)]
#[allow(clippy::unwrap_used)] // A panic is how a test fails.
mod tests {
    use linja::{BySide, Position, RuleSet, Side};

    use super::*;
    use crate::{Player, Terms, TimeControl};

    fn course(events: &[Event]) -> Course {
        let mut course = Course::new(Terms {
            rules: RuleSet::Zen,
            players: BySide::new(|_| Player::Person),
            clock: TimeControl::game(300, 3),
            start: Position::start(Side::Black),
        });
        let left = Some(BySide { black: 200_000, red: 200_000 });
        for (number, &event) in (1..).zip(events) {
            course.apply(Entry { number, at: u64::from(number), left, event }).unwrap();
        }
        course
    }

    fn turn(number: u32) -> Action {
        Action::Turn { number, turn: "2-3,1-3".parse().unwrap() }
    }

    const TIME: Event = Event::TimeGiven { side: Side::Black, seconds: 60 };

    #[test]
    fn a_turn_is_pending_until_it_is_in_the_log_and_then_comes_what_waited() {
        let mut outbox = Outbox::default();
        assert_eq!(outbox.want(turn(1)), Some(turn(1)));
        assert_eq!(outbox.want(Action::GiveTime { number: 1, seconds: 60 }), None);
        outbox.done(1);
        assert_eq!(outbox.pending(), Some(turn(1)));
        let played = course(&[Event::Turn { turn: "2-3,1-3".parse().unwrap() }]);
        let wanted = Some(Action::GiveTime { number: 2, seconds: 60 });
        assert_eq!(outbox.follow(&played, 1), wanted);
        assert_eq!(outbox.pending(), wanted);
        outbox.done(2);
        assert_eq!(outbox, Outbox::default());
    }

    #[test]
    fn a_turn_is_still_meant_when_time_was_given_meanwhile_but_not_when_something_else_was_done() {
        let mut outbox = Outbox::with_turn(Some((1, "2-3,1-3".parse().unwrap())));
        assert_eq!(outbox.follow(&course(&[TIME]), 1), None);
        assert_eq!(outbox.pending(), Some(turn(2)));
        let resigned = Event::Resigned { side: Side::Red };
        assert_eq!(outbox.follow(&course(&[TIME, resigned]), 2), None);
        assert_eq!(outbox.pending(), None);
    }

    #[test]
    fn what_is_refused_takes_with_it_what_waited() {
        let mut outbox = Outbox::default();
        outbox.want(turn(3));
        outbox.want(Action::Resign { number: 3 });
        assert!(!outbox.refuse(2));
        assert!(outbox.refuse(3));
        assert_eq!(outbox, Outbox::default());
    }
}
