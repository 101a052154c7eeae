//! The screen of a game. All of it is in sight, whatever happens: the board between the two players, and
//! a panel that says what is due and has the buttons.

pub(crate) mod computer;
pub(crate) mod driver;
mod hint;
pub(crate) mod home;
mod panel;
mod player;
mod turns;

use std::time::Duration;

use leptos::ev;
use leptos::prelude::*;
use linja::{BySide, Refusal, Side, Turn};
use linja_api::Action;
use linja_words::{Text, Words, text};

use self::hint::Hint;
use crate::page::board::{Act, Board, HOP};
use crate::page::online::session::Session;
use crate::page::signals::part;
use crate::page::{Page, browser, page, t};
use crate::{BoardView, Counting, Landing, Moment, Online, Pill, Spot, Table, tell};

/// With whom a game is played that is at another device. A program whose games have no such company leaves out all that
/// the screen has for it.
pub(crate) trait Company: Copy + Send + Sync + 'static {
    fn session(self) -> Option<Session>;
}

/// Nobody is at another device.
impl Company for () {
    fn session(self) -> Option<Session> {
        None
    }
}

impl Company for Session {
    fn session(self) -> Option<Session> {
        Some(self)
    }
}

/// What the parts of this screen share.
#[derive(Clone, Copy)]
struct Screen<C> {
    page: Page,
    company: C,
    counting: RwSignal<bool>,
    hint: RwSignal<Option<Hint>>,
    /// The earlier moment that is looked at.
    moment: RwSignal<Option<Moment>>,
    is_menu_open: RwSignal<bool>,
    /// When the clock on this device ticked last.
    ticked: RwSignal<u64>,
}

/// How often time passes: a clock that shows seconds must not skip one.
pub(crate) const TICK: Duration = Duration::from_millis(200);

/// After so many milliseconds without a tick nobody was looking.
const BREAK: u64 = 1_500;

/// What was thought is kept every so many milliseconds.
const KEPT_EVERY: u64 = 2_000;

fn is_timed(table: &Option<Table>) -> bool {
    table.as_ref().is_some_and(Table::is_timed)
}

pub(crate) fn play() -> impl IntoView {
    let page = page();
    let has_table = Memo::new(move |_| page.table.with(Option::is_some));
    part(move || match has_table.get() {
        true => at_table(page, ()).into_any(),
        // There is nothing to go on with: a game is set up.
        false => home::home().into_any(),
    })
}

/// The table of `page`, on this device or also on another one.
pub(crate) fn at_table(page: Page, company: impl Company) -> impl IntoView {
    let screen = Screen {
        page,
        company,
        counting: RwSignal::new(false),
        hint: RwSignal::new(None),
        moment: RwSignal::new(None),
        is_menu_open: RwSignal::new(false),
        ticked: RwSignal::new(browser::now()),
    };
    if screen.online().is_none() {
        screen.run_clock();
    }
    let view = Memo::new(move |_| screen.view());
    let is_red_below = Memo::new(move |_| screen.with(|table| table.below() == Side::Red));
    let below = move || if is_red_below.get() { Side::Red } else { Side::Black };
    // What is new is seen at once, whatever was looked at.
    Effect::new(move |before: Option<u32>| {
        let now = screen.with(Table::next_number);
        if before.is_some_and(|before| before != now) {
            screen.moment.set(None);
        }
        now
    });
    let keys = window_event_listener(ev::keydown, move |event| {
        let is_plain = !(event.ctrl_key() || event.meta_key() || event.alt_key());
        let step = match event.key().as_str() {
            "ArrowLeft" => -1,
            "ArrowRight" => 1,
            _ => return,
        };
        if is_plain && !browser::takes_keys(event.target()) {
            event.prevent_default();
            screen.browse(step);
        }
    });
    on_cleanup(move || keys.remove());
    keep_focus();
    view! {
        <div class="table game">
            <h1 class="unseen">{t(match screen.online() {
                Some(_) => text!("online-game"),
                None => text!("web-nav-play"),
            })}</h1>
            <section class="board-side">
                {part(move || player::player(screen, below().other(), "player above"))}
                <Board view=view on_act=move |act| screen.act(act)/>
                {part(move || player::player(screen, below(), "player below"))}
            </section>
            <aside class="panel">
                {panel::panel(screen)}
                <div class="wide-only">{turns::turns(screen)}</div>
            </aside>
        </div>
    }
}

/// Whoever comes by keys goes on at the board.
pub(crate) fn keep_focus() {
    request_animation_frame(|| {
        if browser::is_focus_lost() {
            browser::focus_first(".game [data-row][tabindex='0']");
        }
    });
}

impl<C: Company> Screen<C> {
    /// Where the game is played with somebody at another device.
    fn online(self) -> Option<Session> {
        self.company.session()
    }

    fn with<T>(self, ask: impl FnOnce(&Table) -> T) -> T
    where
        T: Default,
    {
        self.page.table.with(|table| table.as_ref().map(ask)).unwrap_or_default()
    }

    /// Lets a clock on this device go on for as long as the game is looked at.
    fn run_clock(self) {
        let tick = move || {
            let now = browser::now();
            let passed = now.saturating_sub(self.ticked.get_untracked());
            self.ticked.update_untracked(|ticked| *ticked = now);
            // Nobody is there while the device sleeps, or shows something else.
            if passed > BREAK || !self.page.table.with_untracked(is_timed) {
                return;
            }
            let mut is_over = false;
            self.page.table.update_untracked(|table| {
                is_over = table.as_mut().is_some_and(|table| table.think(passed, now));
            });
            self.ticked.notify();
            // Keeping it at every tick would be too much.
            if now / KEPT_EVERY != (now - passed) / KEPT_EVERY {
                self.page.table.with_untracked(|table| table.iter().for_each(browser::keep_table));
            }
            if is_over {
                self.page.table.notify();
                driver::tell_last(self.page);
            }
        };
        let clock = set_interval_with_handle(tick, TICK).ok();
        on_cleanup(move || clock.into_iter().for_each(|clock| clock.clear()));
    }

    fn words(self) -> Words {
        self.page.words.get()
    }

    /// Who sits where, by name.
    fn names(self, table: &Table) -> BySide<String> {
        self.page.nickname.with(|nickname| tell::names(self.words(), table, nickname))
    }

    /// Whether somebody here plays; otherwise they watch.
    fn is_player(self) -> bool {
        self.online().is_none_or(|session| session.seat().is_some())
    }

    /// Whether the opponent has not come yet.
    fn is_friend_missing(self) -> bool {
        self.online().is_some_and(Session::is_friend_missing)
    }

    /// Whether somebody who watches waits for somebody who plays.
    fn is_seat_free(self) -> bool {
        self.online().is_some_and(|session| session.online.with(Online::is_friend_missing))
    }

    /// Whether a finished turn waits until it is ended.
    fn confirms(self) -> bool {
        self.page.settings.with_untracked(|settings| settings.confirms(self.online().is_some()))
    }

    fn resign(self) {
        match self.online() {
            Some(session) => session.act(|number| Action::Resign { number }),
            None => self.change(Table::resign),
        }
    }

    fn act(self, act: Act) {
        // A touch while an earlier moment is looked at leads back to the game.
        if self.moment.get_untracked().is_some() {
            return self.moment.set(None);
        }
        // Whoever plays needs the buttons that it covers.
        if let Some(session) = self.online() {
            session.is_inviting.set(false);
        }
        let confirms = self.confirms();
        let made = self.turn(|table, now| {
            let made = match act {
                Act::Touch(row, side) => table.touch(row, side),
                Act::Drop(row) => table.drop_on(row),
                Act::LetGo => {
                    table.let_go();
                    None
                }
            };
            let ended = if confirms { None } else { table.finish_if_complete(now) };
            (made, ended)
        });
        if let Some(told) = self.told_after(made.is_some()) {
            self.page.announced.set(self.page.words.get_untracked().say(told));
        }
    }

    /// What those who listen are told after a touch: why nothing moved, or what is due now.
    fn told_after(self, has_moved: bool) -> Option<Text> {
        self.page.table.with_untracked(|table| {
            let table = table.as_ref()?;
            match table.refusal() {
                Some(refusal) => Some(refused(table, refusal)),
                // What a whole turn was is told by whoever hears of it.
                None if !has_moved || !table.can_undo_step() => None,
                None if table.is_complete() => Some(text!("web-complete")),
                None => table.hand().map(|hand| hand.turn().into()),
            }
        })
    }

    /// Does something by which a turn may end: the other side hears of it.
    fn turn<T>(self, act: impl FnOnce(&mut Table, u64) -> (Option<T>, Option<Turn>)) -> Option<T> {
        let done = self.page.with_table(|table| act(table, browser::now()));
        let (made, ended) = done.unwrap_or_default();
        if let Some(turn) = ended {
            driver::turn_made(self.page);
            if let Some(session) = self.online() {
                session.act(|number| Action::Turn { number, turn });
            }
        }
        made
    }

    /// Ends the turn, leaving out what may be left out.
    fn end_turn(self) {
        self.turn::<()>(|table, now| (None, table.finish(now)));
    }

    /// Takes back a step, or where none is made the last turn.
    fn undo(self) {
        match (self.with(Table::can_undo_step), self.online()) {
            (true, _) => _ = self.page.with_table(Table::undo_step),
            (false, Some(session)) => session.act(|number| Action::AskTakeback { number }),
            (false, None) => self.change(Table::take_back),
        }
    }

    /// Changes the game on this device otherwise.
    fn change(self, act: impl FnOnce(&mut Table, u64)) {
        self.page.with_table(|table| act(table, browser::now()));
        driver::go_on(self.page);
    }

    fn view(self) -> BoardView {
        if let Some(moment) = self.moment.get()
            && let Some(view) = self.with(|table| Some(table.view_of(moment)))
        {
            return view;
        }
        let is_over = self.with(|table| table.ending().is_some());
        let counting = match self.counting.get() || is_over {
            true => Counting::ByRow,
            false => Counting::No,
        };
        let mut view = self.page.table.with(|table| match table {
            Some(table) => table.view(counting),
            None => BoardView::of(linja::Position::start(Side::Black), Side::Black),
        });
        if let Some((one, margin)) = self.next_of_hint()
            && view.held.is_none()
        {
            let side = one.pawn.side(view.position.to_move());
            view.held = Some(Spot { side, row: one.from });
            let pill = Some(Pill { text: self.words().margin(margin), is_best: true });
            view.landings = vec![Landing { side, row: one.to, pill }];
        }
        view
    }

    /// Looks at the position one turn earlier or later.
    fn browse(self, step: isize) {
        let turns = self
            .page
            .table
            .with_untracked(|table| table.as_ref().map_or(0, |table| table.game().played().len()));
        let now = self.moment.get_untracked().map_or(turns, |moment| moment.turns);
        self.look_at(now.saturating_add_signed(step));
    }

    /// Looks at the position after so many turns.
    fn look_at(self, turns: usize) {
        let all = self.with(|table| table.game().played().len());
        self.moment.set((turns < all).then_some(Moment { turns, steps: 0 }));
    }

    /// Plays the last turn again.
    fn see_again(self) {
        let turns = self.with(|table| table.game().played().len());
        if let Some(turns) = turns.checked_sub(1) {
            self.show_step(Moment { turns, steps: 0 });
        }
    }

    fn show_step(self, moment: Moment) {
        let Moment { turns, steps } = moment;
        let last = self
            .page
            .table
            .with_untracked(|table| Some(table.as_ref()?.game().played().get(turns)?.turn));
        let Some(turn) = last else { return };
        self.moment.set((steps < turn.moves().len()).then_some(moment));
        if steps < turn.moves().len() {
            let pause = Duration::from_millis(700 + (5.0 * HOP) as u64);
            set_timeout(
                move || {
                    // Unless somebody looks at something else by now.
                    if self.moment.try_get_untracked() == Some(Some(moment)) {
                        self.show_step(Moment { turns, steps: steps + 1 });
                    }
                },
                pause,
            );
        }
    }
}

/// Why a touch was refused, said to whoever plays this side.
fn refused(table: &Table, refusal: Refusal) -> Text {
    match (refusal, table.to_move()) {
        (Refusal::OpponentsPawn, Some(side)) => text!("web-not-yours", side = side.other()),
        _ => refusal.into(),
    }
}
