//! A game with somebody at another terminal or on the page.

use std::mem;
use std::time::Duration;

use linja::{Ending, Game, Position, Side};
use linja_api::{Action as Deed, Event, Outbox, TimeControl};
use linja_console::KnownGame;
use linja_players::Date;
use linja_words::{Text, Words, pawn, rule_set_name, text};
use ratatui::layout::Rect;

use crate::archive::Archive;
use crate::drawing::board::{self, BoardView};
use crate::drawing::pen::{Pen, below, right_of};
use crate::drawing::theme::Role;
use crate::drawing::turn_view::{Parts, draw_steps, draw_turns, making_offers, mark, touched};
use crate::keys::{Action, Offer};
use crate::making::{Made, Making};
use crate::online::{Heard, Line};
use crate::screens::game::played;
use crate::screens::lobby::name;
use crate::screens::review::ReviewScreen;
use crate::screens::wait::back;
use crate::seats::Seat;

/// An online game on the screen.
#[derive(Debug)]
pub(crate) struct OnlineScreen {
    seat: Seat,
    line: Line,
    known: Option<KnownGame>,
    is_connected: bool,
    is_gone: bool,
    /// The turn that is being made.
    hand: Option<Making>,
    /// What is on its way, as far as it is known here.
    outbox: Outbox,
    notice: Option<(Text, Role)>,
    /// The board as it is turned by hand.
    is_flipped: bool,
}

impl OnlineScreen {
    pub(crate) fn new(seat: Seat, line: Line) -> OnlineScreen {
        let outbox = Outbox::with_turn(seat.pending);
        OnlineScreen {
            seat,
            line,
            known: None,
            is_connected: false,
            is_gone: false,
            hand: None,
            outbox,
            notice: None,
            is_flipped: false,
        }
    }

    pub(crate) fn say(&mut self, text: Text, role: Role) {
        self.notice = Some((text, role));
    }

    pub(crate) fn game(&self) -> &str {
        &self.seat.game
    }

    /// After how long the clocks show something else.
    pub(crate) fn next_picture(&self) -> Option<Duration> {
        let clock = self.known.as_ref()?.course.running_clock();
        clock.map(|_| Duration::from_secs(1))
    }

    pub(crate) fn hear(&mut self, heard: Heard) {
        match heard {
            Heard::Known(known) => {
                self.is_connected = true;
                self.learn(*known);
            }
            Heard::Lost => self.is_connected = false,
            Heard::Gone => self.is_gone = true,
            Heard::Refused(reason) => {
                self.outbox = Outbox::default();
                self.notice = Some((text!("tui-name", name = reason), Role::Alert));
                self.begin_turn();
            }
        }
    }

    fn learn(&mut self, known: KnownGame) {
        let before = self.known.as_ref().map(|known| known.course.next_number());
        let is_new = before != Some(known.course.next_number());
        // The line says what waited.
        let _ = self.outbox.follow(&known.course, before.unwrap_or(1));
        // Time that is given does not touch the turn that is being made.
        let stands = |known: &KnownGame| (known.course.game().clone(), known.course.to_move());
        let is_same = self.known.as_ref().map(stands) == Some(stands(&known));
        self.known = Some(known);
        if is_new {
            self.notice = None;
            if !is_same || self.hand.is_none() {
                self.begin_turn();
            }
        }
    }

    fn begin_turn(&mut self) {
        let game = self.known.as_ref().filter(|known| known.course.to_move() == Some(known.side));
        let game = game.filter(|known| !known.is_watched && self.turn_ahead().is_none());
        self.hand = game.and_then(|known| known.course.game().begin_turn().ok()).map(Making::new);
    }

    /// One's own turn that is on its way.
    fn turn_ahead(&self) -> Option<linja::Turn> {
        self.outbox.turn().map(|(_, turn)| turn)
    }

    /// The turn on its way or that there is none, if that isn't kept yet.
    pub(crate) fn unkept_turn(&mut self) -> Option<Option<(u32, linja::Turn)>> {
        let turn = self.outbox.turn();
        let before = mem::replace(&mut self.seat.pending, turn);
        (before != turn).then_some(turn)
    }

    fn send(&mut self, deed: impl FnOnce(u32) -> Deed) {
        if let Some(known) = &self.known {
            let deed = deed(known.course.next_number());
            let _ = self.outbox.want(deed);
            self.line.say(deed);
        }
    }

    pub(crate) fn resign(&mut self) {
        self.send(|number| Deed::Resign { number });
    }

    /// Adds the games of the series that have ended to my games, each once; how many are there now, if some are new.
    pub(crate) fn archive(
        &mut self,
        archive: &Archive,
        words: Words,
    ) -> Result<Option<usize>, Text> {
        let known = self.known.as_ref().filter(|known| !known.is_watched);
        let Some(KnownGame { course, names, .. }) = known else { return Ok(None) };
        let before = self.seat.archived;
        let ended = course.games().filter(|game| game.ending.is_some()).skip(before);
        for game in ended {
            let at = game.entries.last().map_or(0, |entry| entry.at);
            let date = Date::of_unix_seconds(at / 1000).to_string();
            let tell = |ending: Ending| words.say(ending);
            archive.add(&game.record(course.terms().players, names, date, tell))?;
            self.seat.archived += 1;
        }
        Ok(Some(self.seat.archived).filter(|&now| now > before))
    }

    /// The game to look at again, once it is over.
    pub(crate) fn review(&self) -> Option<ReviewScreen> {
        let known = self.known.as_ref().filter(|known| known.course.ending().is_some())?;
        let side = known.side;
        let own = (!known.is_watched).then_some(side);
        Some(ReviewScreen::new(known.course.game().clone(), side, own))
    }

    pub(crate) fn act(&mut self, action: Action) {
        self.notice = None;
        match action {
            Action::Flip => self.is_flipped = !self.is_flipped,
            Action::Undo => {
                if !self.hand.as_mut().is_some_and(Making::undo) {
                    self.send(|number| Deed::AskTakeback { number });
                }
            }
            Action::Rematch => self.send(|number| Deed::OfferRematch { number }),
            Action::GiveTime => {
                if let Some((_, seconds)) = self.gift() {
                    self.send(|number| Deed::GiveTime { number, seconds });
                }
            }
            Action::Allow => self.send(|number| Deed::AnswerTakeback { number, grant: true }),
            Action::Decline if self.is_over() => {
                self.send(|number| Deed::DeclineRematch { number });
            }
            Action::Decline => self.send(|number| Deed::AnswerTakeback { number, grant: false }),
            action => {
                let bottom = self.bottom();
                let made = self.hand.as_mut().map(|making| making.act(action, bottom));
                self.take(made);
            }
        }
    }

    /// A whole turn as text.
    pub(crate) fn paste(&mut self, text: &str) {
        self.notice = None;
        match text.trim().parse() {
            Ok(turn) => {
                let made = self.hand.as_mut().map(|making| making.play_whole(turn));
                self.take(made);
            }
            Err(_) => self.notice = Some((text!("puzzle-not-a-turn"), Role::Alert)),
        }
    }

    fn take(&mut self, made: Option<Made>) {
        match made {
            None | Some(Made::Nothing | Made::Move) => {}
            Some(Made::Refused(refusal)) => self.notice = Some((refusal.into(), Role::Alert)),
            Some(Made::Turn(played)) => {
                self.hand = None;
                self.send(|number| Deed::Turn { number, turn: played.turn });
            }
        }
    }

    fn is_over(&self) -> bool {
        self.known.as_ref().is_some_and(|known| known.course.ending().is_some())
    }

    /// The time that can be given to the other side, in words and in seconds.
    fn gift(&self) -> Option<(Text, u32)> {
        match self.known.as_ref()?.course.terms().clock {
            TimeControl::None => None,
            TimeControl::Turn { .. } => Some((text!("tui-key-give-day"), 86_400)),
            TimeControl::Game(_) | TimeControl::Uneven(_) => {
                Some((text!("tui-key-give-minute"), 60))
            }
        }
    }

    fn bottom(&self) -> Side {
        let own = self.known.as_ref().map_or(Side::Black, |known| known.side);
        if self.is_flipped { own.other() } else { own }
    }

    pub(crate) fn offers(&self) -> Vec<Offer> {
        let (mut offers, mut rest) = (Vec::new(), Vec::new());
        if let Some(known) = &self.known {
            let decline = Offer::letter("n", text!("tui-key-decline"), Action::Decline);
            let review = Offer::letter("v", text!("tui-key-review"), Action::Review);
            if known.is_watched {
                offers.extend(self.is_over().then_some(review));
            } else if self.is_over() {
                offers.push(Offer::letter("a", text!("play-rematch"), Action::Rematch));
                offers.extend(known.offers.rematch.map(|_| decline));
                offers.push(review);
            } else {
                if known.offers.takeback == Some(known.side.other()) {
                    offers.push(Offer::letter("y", text!("tui-key-allow"), Action::Allow));
                    offers.push(decline);
                }
                rest.push(Offer::letter("u", text!("tui-key-undo"), Action::Undo));
                rest.push(Offer::letter("g", text!("tui-key-resign"), Action::Resign));
                let gift = self.gift();
                rest.extend(gift.map(|(label, _)| Offer::letter("+", label, Action::GiveTime)));
            }
        }
        offers.extend(self.hand.as_ref().map(making_offers).unwrap_or_default());
        // Escape leaves the screen if there is no pawn to let go of.
        if !self.hand.as_ref().is_some_and(Making::is_held) {
            offers.retain(|offer| offer.keys.iter().all(|(_, action)| *action != Action::LetGo));
        }
        offers.extend(rest);
        offers.push(Offer::letter("?", text!("tui-key-help"), Action::Help));
        offers.push(back());
        offers.push(Offer::letter("f", text!("tui-key-flip"), Action::Flip).aside());
        offers
    }

    /// The position on the board, with what is on its way.
    fn shown(&self, game: &Game) -> Position {
        match (&self.hand, self.turn_ahead()) {
            (Some(making), _) => making.turn().position(),
            (None, Some(turn)) => {
                let played = game.position().play(game.rules(), turn);
                played.map_or(game.position(), |played| played.position)
            }
            (None, None) => game.position(),
        }
    }

    pub(crate) fn draw(&self, pen: &mut Pen<'_>, area: Rect) {
        let rules = pen.words.say(rule_set_name(self.seat.rules));
        let title = pen.words.say(text!("online-game"));
        let parts = Parts::of(area);
        pen.footer(parts.footer, &self.offers());
        let Some(known) = &self.known else {
            pen.title(area, &title, &rules);
            pen.paragraphs(parts.text, self.told(), 0);
            return;
        };
        let mut title = vec![title, rules];
        if known.course.past() > 0 {
            let wins = known.course.series().wins();
            let (black, red) = (pawn(Side::Black), pawn(Side::Red));
            title.push(format!("{black} {} : {} {red}", wins.black, wins.red));
        }
        let game = known.course.game();
        let position = self.shown(game);
        let right = match parts.is_wide {
            true => String::new(),
            false => Side::ALL.map(|side| self.short(pen, known, position, side)).join("  "),
        };
        pen.game_title(area, &title, &right);
        let mut view = BoardView::of(game.rules(), board::pawns(position), self.bottom());
        view.touched = touched(self.turn_ahead().or(game.turns().last()));
        if let Some(making) = &self.hand {
            mark(&mut view, making);
            draw_steps(pen, parts.text, making);
        }
        board::draw(pen, parts.board, parts.measure, &view);
        let used = draw_players(pen, parts.panel, known, position);
        draw_turns(pen, below(parts.panel, used + 1), game, 0);
        let steps = u16::from(self.hand.is_some());
        pen.paragraphs(below(parts.text, steps), self.told(), 0);
    }

    /// A side's points, or its clock, for a narrow title.
    fn short(&self, pen: &Pen<'_>, known: &KnownGame, position: Position, side: Side) -> String {
        let points = position.placement(side).points(known.course.game().rules());
        match known.left() {
            Some(left) => format!("{} {}", pawn(side), clock(left[side])),
            None => format!("{} {}", pawn(side), pen.words.value(points)),
        }
    }

    /// What there is to say, what is most urgent first.
    fn told(&self) -> Vec<(Text, Role)> {
        let mut told: Vec<_> = self.notice.clone().into_iter().collect();
        if self.is_gone {
            told.push((text!("online-gone-text"), Role::Alert));
            return told;
        }
        let Some(known) = &self.known else {
            told.push((text!("online-connecting"), Role::Plain));
            return told;
        };
        let other = known.side.other();
        let who = || name(&known.names[other]);
        if !self.is_connected {
            told.push((text!("online-lost"), Role::Alert));
        }
        if known.is_watched {
            told.push(match known.course.ending() {
                Some(ending) => (ending.into(), Role::Strong),
                None => (text!("online-watching"), Role::Plain),
            });
            return told;
        }
        if !known.is_taken() {
            let link = self.seat.link.as_deref();
            told.extend(link.map(|link| (text!("tui-name", name = link), Role::Strong)));
            told.push((text!("online-invite-text"), Role::Plain));
        }
        match known.course.ending() {
            Some(ending) => {
                told.push((ending.into(), Role::Strong));
                match known.offers.rematch {
                    Some(side) if side == other => {
                        told.push((text!("online-rematch-offered", name = who()), Role::Mark));
                    }
                    Some(_) => told.push((text!("online-rematch-waits"), Role::Plain)),
                    None => {}
                }
            }
            None => match known.offers.takeback {
                Some(side) if side == other => {
                    told.push((text!("online-takeback-asked", name = who()), Role::Mark));
                }
                Some(_) => {
                    told.push((text!("online-takeback-waits", name = who()), Role::Plain));
                }
                None => {}
            },
        }
        match (&self.hand, self.turn_ahead()) {
            (Some(making), _) => {
                if let Some(Event::Turn { turn }) = known.course.last_entry().map(|last| last.event)
                {
                    told.push((played(other, turn), Role::Faint));
                }
                told.push((making.turn().into(), Role::Plain));
            }
            (None, Some(_)) => told.push((text!("online-sending"), Role::Faint)),
            (None, None) if known.is_taken() && known.course.ending().is_none() => {
                told.push((text!("online-stands-waiting"), Role::Plain));
            }
            (None, None) => {}
        }
        told
    }
}

/// Who sits where, with points and clocks; how many lines that took.
fn draw_players(pen: &mut Pen<'_>, area: Rect, known: &KnownGame, position: Position) -> u16 {
    pen.text(area, &pen.words.say(text!("play-points-now")), Role::Strong);
    let left = known.left();
    for (line, side) in (0..).zip(Side::ALL) {
        let at = Rect { width: area.width.saturating_sub(1), ..below(area, 1 + 2 * line) };
        let points = position.placement(side).points(known.course.game().rules());
        pen.right(at, &pen.words.value(points), Role::Strong);
        let colour = format!(" {}", pen.words.say(side));
        pen.pieces(at, &[(pawn(side), Role::Pawn(side)), (&colour, Role::Plain)]);
        let is_own = side == known.side && !known.is_watched;
        let who = match (is_own, known.taken[side], known.presence.seats[side]) {
            (true, ..) => pen.words.say(text!("play-you")),
            (false, false, _) => pen.words.say(text!("online-not-yet")),
            (false, true, is_there) => {
                let there = if is_there { text!("online-here") } else { text!("online-away") };
                format!("{} {}", pen.words.say(name(&known.names[side])), pen.words.say(there))
            }
        };
        let below_it = below(at, 1);
        pen.text(right_of(below_it, 2), &who, Role::Faint);
        if let Some(left) = &left {
            pen.right(below_it, &clock(left[side]), Role::Plain);
        }
    }
    5
}

/// Minutes and seconds, or days and hours.
fn clock(milliseconds: u64) -> String {
    let seconds = milliseconds / 1000;
    match seconds / 86_400 {
        0 => format!("{}:{:02}", seconds / 60, seconds % 60),
        days => format!("{days} d {} h", seconds % 86_400 / 3600),
    }
}
