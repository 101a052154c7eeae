//! A game on a server, as far as it has told of it.

use linja::{BySide, Side};
use linja_api::{Course, Entry, GameView, Names, Offers, Presence, ToClient};

use crate::now;
use crate::remote::{Trouble, closed};

/// What the server has told of a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct KnownGame {
    /// What its log comes to.
    pub course: Course,
    /// What waits for an answer.
    pub offers: Offers,
    /// What those on the seats are called.
    pub names: Names,
    /// Which seats are taken.
    pub taken: BySide<bool>,
    /// Who is there.
    pub presence: Presence,
    /// The side that is played here, or seen from.
    pub side: Side,
    /// Whether it is only watched here.
    pub is_watched: bool,
    /// The server's clock minus that of this machine.
    ahead: i64,
    /// How long the clock of the side to move has stood still, because no server was there.
    outage: u64,
}

impl KnownGame {
    /// What the server says changes what is known. Fails if it has to be asked again: it is not well, or something is
    /// missing.
    pub fn learn(known: &mut Option<KnownGame>, said: ToClient) -> Result<(), Trouble> {
        match said {
            ToClient::Welcome { game } => KnownGame::welcome(known, *game),
            ToClient::Entries { entries } => KnownGame::add(known, entries),
            ToClient::Changed { offers, taken, names, presence } => {
                if let Some(known) = known {
                    (known.offers, known.names) = (offers, names);
                    (known.taken, known.presence) = (taken, presence);
                }
                Ok(())
            }
            ToClient::Refused { problem, .. } => Err(Trouble::Refused(*problem)),
            ToClient::ComeBack { .. } => Err(closed().into()),
            ToClient::Done { .. } | ToClient::Pong { .. } => Ok(()),
        }
    }

    fn welcome(known: &mut Option<KnownGame>, game: GameView) -> Result<(), Trouble> {
        let GameView { terms, entries, offers, taken, names, presence, yours, outage, .. } = game;
        let is_watched = !(yours.black || yours.red);
        let side = if yours.black || is_watched { Side::Black } else { Side::Red };
        let course = known.take().map_or_else(|| Course::new(terms), |known| known.course);
        let ahead = game.now as i64 - now() as i64;
        *known = Some(KnownGame {
            course,
            offers,
            names,
            taken,
            presence,
            side,
            is_watched,
            ahead,
            outage: 0,
        });
        KnownGame::add(known, entries)?;
        known.iter_mut().for_each(|known| known.outage = outage);
        Ok(())
    }

    /// Adds to the log what it does not have yet. A log with a gap is forgotten.
    fn add(all: &mut Option<KnownGame>, entries: Vec<Entry>) -> Result<(), Trouble> {
        let Some(known) = all else { return Ok(()) };
        let next = known.course.next_number();
        for entry in entries.into_iter().filter(|entry| entry.number >= next) {
            if known.course.apply(entry).is_err() {
                *all = None;
                return Err(closed().into());
            }
            known.outage = 0;
        }
        Ok(())
    }

    /// Whether somebody has the other seat.
    pub fn is_taken(&self) -> bool {
        self.taken[self.side.other()]
    }

    /// Whether they are there.
    pub fn is_there(&self) -> bool {
        self.presence.seats[self.side.other()]
    }

    /// The milliseconds that each side has left on its clock now.
    pub fn left(&self) -> Option<BySide<u64>> {
        let server = now().saturating_add_signed(self.ahead);
        let thought = |(_, since)| server.saturating_sub(since + self.outage);
        self.course.left_after(self.course.running_clock().map_or(0, thought))
    }
}
