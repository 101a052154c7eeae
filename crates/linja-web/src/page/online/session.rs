//! An online game on the screen: the socket, the clock and the storage around [`Online`], which decides
//! everything.

use leptos::ev;
use leptos::prelude::*;
use linja::{BySide, Side};
use linja_api::{Action, ToServer};
use linja_words::{Text, Value};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::{MessageEvent, WebSocket};

use crate::page::play::{TICK, driver};
use crate::page::{Page, browser};
use crate::{Contact, Deed, KeptGame, Known, Online, Origin, Table};

/// What stands before a secret in the address of a game that only lets others watch.
pub(crate) const TO_WATCH: &str = "watch:";

/// An online game that is shown. Copied freely: it only holds signals.
#[derive(Clone, Copy)]
pub(crate) struct Session {
    /// The page, with the table of this game.
    pub(crate) page: Page,
    /// What is known of the game.
    pub(crate) online: RwSignal<Online>,
    /// Whether the invitation is open, where it lies over the game.
    pub(crate) is_inviting: RwSignal<bool>,
    kept: StoredValue<KeptGame>,
    line: StoredValue<Option<Line>, LocalStorage>,
    /// Whether the server believes that somebody sees the page.
    is_believed_seen: StoredValue<bool>,
    now: RwSignal<u64>,
}

impl Session {
    /// Connects, and stays connected for as long as the screen is shown.
    pub(crate) fn begin(page: Page, kept: KeptGame) -> Session {
        let now = browser::now();
        let session = Session {
            page: Page { table: RwSignal::new(None), thought: RwSignal::new(0), ..page },
            online: RwSignal::new(Online::new(&kept, now, browser::chance())),
            is_inviting: RwSignal::new(true),
            kept: StoredValue::new(kept),
            line: StoredValue::new_local(None),
            is_believed_seen: StoredValue::new(true),
            now: RwSignal::new(now),
        };
        session.watch_the_table();
        let wake = move || session.change(Online::wake);
        let network = window_event_listener(ev::online, move |_| wake());
        let seen = window_event_listener(ev::visibilitychange, move |_| {
            if !browser::is_hidden() {
                wake();
            }
            session.tell_whether_seen();
        });
        // A browser may keep a page that was left, and its connection with it: nobody is there.
        let left = window_event_listener_untyped("pagehide", move |_| {
            session.line.set_value(None);
            session.lose();
        });
        let clock = set_interval_with_handle(move || session.tick(), TICK).ok();
        on_cleanup(move || {
            network.remove();
            seen.remove();
            left.remove();
            if let Some(clock) = clock {
                clock.clear();
            }
            page.is_your_turn.set(false);
        });
        session.tick();
        session
    }

    /// The game as the device keeps it.
    pub(crate) fn kept(self) -> KeptGame {
        self.kept.get_value()
    }

    /// Asks what is known; the default before anything is.
    pub(crate) fn ask<T: Default>(self, ask: impl FnOnce(&Known) -> T) -> T {
        self.online.with(|online| online.known().map(ask)).unwrap_or_default()
    }

    /// What whoever plays a side is called.
    pub(crate) fn name(self, side: Side) -> Value {
        self.online
            .with(|online| online.known().map(|known| known.name(side)))
            .unwrap_or_else(|| "".into())
    }

    /// The side that is played here.
    pub(crate) fn seat(self) -> Option<Side> {
        self.online.with(Online::seat)
    }

    /// Whether whoever plays here waits for somebody to take the other seat.
    pub(crate) fn is_friend_missing(self) -> bool {
        self.seat().is_some() && self.online.with(Online::is_friend_missing)
    }

    /// What the address carries for others: the invitation while the other seat is free, and after that what lets them watch.
    /// The secret of a seat is never in it.
    pub(crate) fn fragment(self) -> String {
        let KeptGame { invite, watch, .. } = self.kept();
        let invite = invite.filter(|_| self.is_friend_missing());
        let watch = || watch.map(|secret| format!("{TO_WATCH}{}", secret.reveal()));
        invite.map(|secret| secret.reveal().to_owned()).or_else(watch).unwrap_or_default()
    }

    /// Whether a turn is taken back without asking; the turn itself must have arrived.
    pub(crate) fn takes_back_freely(self) -> bool {
        self.is_friend_missing() && self.online.with(|online| online.turn_ahead().is_none())
    }

    /// What a side has left on its clock.
    pub(crate) fn left(self, side: Side) -> Option<u64> {
        let now = self.now.get();
        self.online.with(|online| online.left(side, now))
    }

    /// Does something; it gets the number that it is meant for.
    pub(crate) fn act(self, action: impl FnOnce(u32) -> Action) {
        self.change(|online, _| online.act(action));
    }

    fn tick(self) {
        let now = browser::now();
        self.now.set(now);
        // A change compares the whole series, so it waits until there is one.
        if self.online.with_untracked(Online::due) <= now {
            self.change(Online::tick);
        }
        self.tell_whether_seen();
    }

    /// Whoever plays behind another page is not there, and is notified, here or on another device. A table that waits for somebody
    /// stays open meanwhile.
    fn tell_whether_seen(self) {
        let is_seen =
            !browser::is_hidden() || self.online.with_untracked(Online::is_friend_missing);
        let is_connected = |online: &Online| online.contact() == Contact::Connected;
        if self.is_believed_seen.get_value() != is_seen && self.online.with_untracked(is_connected)
        {
            self.is_believed_seen.set_value(is_seen);
            self.say(&ToServer::Looking { looking: is_seen });
        }
    }

    /// The turn that is being made is kept; whose turn it is is heard and seen in the title.
    fn watch_the_table(self) {
        Effect::new(move |_| {
            // As long as there is no table, what was kept waits for it.
            let so_far = self.page.table.with(|table| {
                table.as_ref().map(|table| table.can_undo_step().then(|| table.so_far()))
            });
            let Some(so_far) = so_far else { return };
            let next = self.online.with_untracked(Online::next_number);
            self.keep(|kept| kept.so_far = next.zip(so_far));
        });
        let table = self.page.table;
        let is_your_turn = Memo::new(move |_| {
            table.with(|table| table.as_ref().is_some_and(Table::is_persons_turn))
        });
        Effect::new(move |before: Option<bool>| {
            let is_now = is_your_turn.get();
            self.page.is_your_turn.set(is_now);
            if is_now && before == Some(false) {
                self.page.call();
            }
            is_now
        });
    }

    fn change(self, act: impl FnOnce(&mut Online, u64) -> Option<Deed>) {
        let before = self.online.get_untracked();
        let mut after = before.clone();
        let deed = act(&mut after, browser::now());
        if after != before {
            self.keep(|kept| kept.pending = after.pending());
            self.online.set(after.clone());
            self.show(&before, &after);
        }
        match deed {
            Some(Deed::Call) => self.call(),
            Some(Deed::Say(message)) => self.say(&message),
            Some(Deed::HangUp) => self.line.set_value(None),
            None => (),
        }
    }

    /// Changes what the device keeps of the game.
    fn keep(self, change: impl FnOnce(&mut KeptGame)) {
        let before = self.kept();
        self.kept.update_value(change);
        self.kept.with_value(|kept| {
            if *kept != before {
                browser::keep_game(kept);
            }
        });
    }

    /// Lays on the table what has changed, and tells the rest to those who listen.
    fn show(self, before: &Online, after: &Online) {
        let Some(known) = after.known() else { return };
        // Whoever only looks at an invitation keeps nothing.
        if known.yours != BySide::default() {
            let is_full = known.taken == BySide::new(|_| true);
            self.keep(|kept| kept.is_played = is_full && known.course.ending().is_none());
        }
        self.keep_what_is_over(before.known(), known);
        if before.known().is_some_and(|before| before.names != known.names) {
            self.page.with_table(|table| table.set_names(known.names.clone()));
        }
        let stand = |online: &Online| (online.next_number(), online.turn_ahead());
        if self.page.table.with_untracked(Option::is_none) {
            let mut table = Table::online(&known.course, known.yours, known.names.clone());
            table.follow(&known.course, after.turn_ahead());
            if let Some((number, so_far)) = self.kept().so_far
                && after.next_number() == Some(number)
            {
                table.resume(so_far);
            }
            self.page.table.set(Some(table));
        } else if stand(before) != stand(after) {
            let is_level = self.page.table.with_untracked(|table| {
                let game = before.known().map(|known| known.course.game());
                table.as_ref().map(Table::game) == game
            });
            match after.single_turn_since(before) {
                Some(turn) if is_level && self.page.moves_freely() && !browser::is_hidden() => {
                    driver::show(self.page, turn);
                }
                _ => {
                    let follow =
                        |table: &mut Table| table.follow(&known.course, after.turn_ahead());
                    let has_changed = self.page.with_table(follow) == Some(true);
                    if has_changed && known.is_last_a_turn() {
                        driver::tell_last(self.page);
                    }
                }
            }
        }
        let words = self.page.words.get_untracked();
        let mut news: Vec<String> =
            after.news(before).iter().map(|news: &Text| words.say(news)).collect();
        news.extend(after.problem().filter(|_| before.problem().is_none()).map(str::to_owned));
        if !news.is_empty() {
            self.page.announced.set(news.join(" "));
        }
    }

    /// Keeps the games that have ended for whoever has played them.
    fn keep_what_is_over(self, before: Option<&Known>, after: &Known) {
        let over =
            |known: &Known| known.course.games().filter(|game| game.ending.is_some()).count();
        if after.yours.black || after.yours.red {
            let nickname = self.page.nickname.get_untracked();
            let series = self.kept.with_value(|kept| kept.id);
            let (own, nickname, names) = (after.yours, nickname.as_str(), &after.names);
            let origin = Origin { series, is_online: true, own, nickname, names };
            for index in before.map_or(0, over)..over(after) {
                browser::keep_over(&origin, &after.course, index);
            }
        }
    }

    fn call(self) {
        self.is_believed_seen.set_value(true);
        let line = Line::open(
            "/api/live",
            move || {
                let language = self.page.words.get_untracked().language().tag();
                self.say(&self.online.with_untracked(|online| online.hello(language)));
            },
            move |said| {
                if let Ok(said) = serde_json::from_str(&said) {
                    self.change(|online, now| online.hear(said, now));
                }
            },
            move || {
                self.line.set_value(None);
                self.lose();
            },
        );
        match line {
            Some(line) => self.line.set_value(Some(line)),
            None => self.lose(),
        }
    }

    fn lose(self) {
        self.change(|online, now| {
            online.closed(now);
            None
        });
    }

    fn say(self, message: &ToServer) {
        if let Ok(text) = serde_json::to_string(message) {
            self.line.with_value(|line| {
                if let Some(line) = line {
                    // What cannot be said now is said again when the line is open again.
                    let _ = line.socket.send_with_str(&text);
                }
            });
        }
    }
}

/// A connection that is closed when it is dropped, and then hears nothing any more.
pub(crate) struct Line {
    socket: WebSocket,
    _opened: Closure<dyn FnMut()>,
    _heard: Closure<dyn FnMut(MessageEvent)>,
    _closed: Closure<dyn FnMut()>,
}

impl Line {
    pub(crate) fn open(
        path: &str,
        opened: impl FnMut() + 'static,
        mut heard: impl FnMut(String) + 'static,
        closed: impl FnMut() + 'static,
    ) -> Option<Line> {
        let socket = WebSocket::new(&browser::socket_address(path)?).ok()?;
        let opened = Closure::<dyn FnMut()>::new(opened);
        let closed = Closure::<dyn FnMut()>::new(closed);
        let heard = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            if let Some(said) = event.data().as_string() {
                heard(said);
            }
        });
        socket.set_onopen(Some(opened.as_ref().unchecked_ref()));
        socket.set_onmessage(Some(heard.as_ref().unchecked_ref()));
        socket.set_onclose(Some(closed.as_ref().unchecked_ref()));
        Some(Line { socket, _opened: opened, _heard: heard, _closed: closed })
    }
}

impl Drop for Line {
    fn drop(&mut self) {
        self.socket.set_onopen(None);
        self.socket.set_onmessage(None);
        self.socket.set_onclose(None);
        // One that was never open may not like it.
        let _ = self.socket.close();
    }
}
