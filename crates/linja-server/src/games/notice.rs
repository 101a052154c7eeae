//! What a seat hears about while nobody looks: pure, from the log alone, so that no server has to remember it.

use linja::{BySide, Side};
use linja_api::{Entry, Event};
use linja_words::{Text, text};

use crate::games::online_game::OnlineGame;
use crate::games::time::Outages;

/// So many milliseconds after something has happened it is looked whether somebody has to be notified: whoever looks at the game
/// has seen it by then.
pub(crate) const DELAY: u64 = 2_000;

/// Whoever has less time to think than so many milliseconds is not warned: they do nothing else meanwhile.
const LONG: u64 = 600_000;

/// A warning comes at most so many milliseconds before the time is up.
const WARNING: u64 = 12 * 3_600_000;

/// What there is to tell a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Notice {
    pub(crate) kind: Kind,
    /// Later notices of a game have greater marks.
    pub(crate) mark: i64,
    /// Since when it is so.
    pub(crate) since: u64,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    YourTurn,
    TimeIsShort,
    Rematch,
}

impl Kind {
    pub(crate) fn text(self) -> Text {
        match self {
            Kind::YourTurn => text!("push-your-turn"),
            Kind::TimeIsShort => text!("push-time-is-short"),
            Kind::Rematch => text!("push-rematch"),
        }
    }
}

impl OnlineGame {
    /// What there is to tell whoever has these seats, the earliest first; some of it perhaps not yet.
    pub(crate) fn notices(&self, seats: BySide<bool>, outages: &Outages) -> Vec<Notice> {
        let course = &self.course;
        // Nobody notifies themselves, or waits for somebody who has not come yet.
        let is_played =
            Side::ALL.into_iter().all(|side| self.is_taken(side)) && seats.black != seats.red;
        if !is_played {
            return Vec::new();
        }
        let is_turn = course.to_move().is_some_and(|side| seats[side]);
        // More time does not make it another turn.
        let is_deed = |entry: &&Entry| !matches!(entry.event, Event::TimeGiven { .. });
        let mut last_first =
            (1..course.next_number()).rev().filter_map(|number| course.entry(number));
        let last = last_first.find(is_deed);
        let (mark, since) =
            last.map_or((0, self.changed), |last| (2 * i64::from(last.number), last.at));
        let kind = match last.map(|last| last.event) {
            Some(Event::NextGame { .. }) => Some(Kind::Rematch),
            _ => is_turn.then_some(Kind::YourTurn),
        };
        let news = kind.map(|kind| Notice { kind, mark, since });
        let deadline = self.deadline(outages).filter(|_| is_turn).zip(course.time_to_think());
        let warning = deadline.filter(|&(_, time)| time >= LONG).map(|(deadline, time)| Notice {
            kind: Kind::TimeIsShort,
            mark: mark + 1,
            since: deadline - (time / 8).min(WARNING),
        });
        news.into_iter().chain(warning).collect()
    }
}
