//! The screen of a game: the board, who plays, what is due and why, what can be done; and the end, with
//! the points worked out.

pub(crate) mod computer;
pub(crate) mod driver;
pub(crate) mod home;

use leptos::prelude::*;
use leptos::task::spawn_local;
use linja::{Ending, Level, Side, StepState, Turn, TurnStep};
use linja_api::Action;
use linja_words::{Words, rule_set_name, say, score_sum, text};

use crate::page::board::drawing::{LittlePawn, Sum};
use crate::page::board::{Act, Board};
use crate::page::browser::server;
use crate::page::frame::{Link, button, button_if, copy_button, question};
use crate::page::online::session::Session;
use crate::page::signals::part;
use crate::page::{Page, browser, online, page, t};
use crate::{Address, Counting, Landing, Pill, Seat, SharedGame, SharedPosition, Table, tell};

/// A turn that the computer would make, and what it thinks of it.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Hint {
    /// After so many turns.
    at: usize,
    turn: Turn,
    margin: i32,
    certainty: Certainty,
}

/// Whether a hint comes from whoever knows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Certainty {
    Exact,
    Guessed,
}

/// What the parts of this screen share.
#[derive(Clone, Copy)]
struct Screen {
    page: Page,
    /// Where the game is played with somebody at another device.
    online: Option<Session>,
    counting: RwSignal<bool>,
    hint: RwSignal<Option<Hint>>,
    asks_to_resign: RwSignal<bool>,
}

pub(crate) fn play() -> impl IntoView {
    let page = page();
    let has_table = Memo::new(move |_| page.table.with(Option::is_some));
    move || {
        match has_table.get() {
        true => at_table(page, None).into_any(),
        false => view! {
            <section class="text">
                <h1>{t(text!("web-no-game"))}</h1>
                <p><Link to=Address::Home class="button primary">{t(text!("web-new-game"))}</Link></p>
            </section>
        }
        .into_any(),
    }
    }
}

/// The table of `page`, on this device or also on another one.
pub(crate) fn at_table(page: Page, online: Option<Session>) -> impl IntoView {
    let screen = Screen {
        page,
        online,
        counting: RwSignal::new(false),
        hint: RwSignal::new(None),
        asks_to_resign: RwSignal::new(false),
    };
    let view = Memo::new(move |_| screen.view());
    let below = move || screen.with(|table| Some(table.below())).unwrap_or(Side::Black);
    view! {
        <div class="table">
            <h1 class="unseen">{t(match online {
                Some(_) => text!("online-game"),
                None => text!("web-nav-play"),
            })}</h1>
            <section class="board-side">
                {part(move || player(screen, below().other()))}
                <Board view=view on_act=move |act| screen.act(act)/>
                {part(move || player(screen, below()))}
            </section>
            <aside class="panel">
                {online.map(online::head)}
                {part(move || match screen.with(Table::ending) {
                    Some(ending) => end(screen, ending).into_any(),
                    None => due(screen).into_any(),
                })}
                {turns(screen)}
                {online.map(online::watch_link)}
            </aside>
        </div>
    }
}

impl Screen {
    fn with<T>(self, ask: impl FnOnce(&Table) -> T) -> T
    where
        T: Default,
    {
        self.page.table.with(|table| table.as_ref().map(ask)).unwrap_or_default()
    }

    fn words(self) -> Words {
        self.page.words.get()
    }

    /// Whether somebody here plays; otherwise they watch.
    fn is_player(self) -> bool {
        self.online.is_none_or(|session| session.seat().is_some())
    }

    fn resign(self) {
        self.asks_to_resign.set(false);
        match self.online {
            Some(session) => session.act(|number| Action::Resign { number }),
            None => self.change(Table::resign),
        }
    }

    fn act(self, act: Act) {
        self.turn(|table, now| {
            match act {
                Act::Touch(row, side) => _ = table.touch(row, side),
                Act::Drop(row) => _ = table.drop_on(row),
                Act::LetGo => table.let_go(),
            }
            table.finish_if_complete(now)
        });
        // What was refused is told as well.
        let words = self.page.words.get_untracked();
        let refusal =
            self.page.table.with_untracked(|table| table.as_ref().and_then(Table::refusal));
        if let Some(refusal) = refusal {
            self.page.announced.set(words.say(refusal));
        }
    }

    /// Does something by which a turn may end: the other side hears of it.
    fn turn(self, act: impl FnOnce(&mut Table, u64) -> Option<Turn>) {
        let made = self.page.with_table(|table| act(table, browser::now())).flatten();
        if let Some(turn) = made {
            driver::turn_made(self.page);
            if let Some(session) = self.online {
                session.act(|number| Action::Turn { number, turn });
            }
        }
    }

    /// Changes the game on this device otherwise.
    fn change(self, act: impl FnOnce(&mut Table, u64)) {
        self.page.with_table(|table| act(table, browser::now()));
        driver::go_on(self.page);
    }

    fn view(self) -> crate::BoardView {
        let is_over = self.with(|table| table.ending().is_some());
        let counting = match self.counting.get() || is_over {
            true => Counting::ByRow,
            false => Counting::No,
        };
        let mut view = self.page.table.with(|table| match table {
            Some(table) => table.view(counting),
            None => crate::BoardView::of(linja::Position::start(Side::Black), Side::Black),
        });
        if let Some((one, margin)) = self.next_of_hint()
            && view.held.is_none()
        {
            let side = one.pawn.side(view.position.to_move());
            view.held = Some(crate::Spot { side, row: one.from });
            let pill = Some(Pill { text: self.words().margin(margin), is_best: true });
            view.landings = vec![Landing { side, row: one.to, pill }];
        }
        view
    }

    /// The hint, as long as it belongs to this moment.
    fn hint(self) -> Option<Hint> {
        let hint = self.hint.get()?;
        self.page.table.with(|table| {
            let table = table.as_ref()?;
            let so_far = table.hand()?.turn().so_far();
            let fits = table.game().played().len() == hint.at
                && hint.turn.moves().starts_with(so_far.moves());
            fits.then_some(hint)
        })
    }

    fn next_of_hint(self) -> Option<(linja::Move, i32)> {
        let hint = self.hint()?;
        let made = self.page.table.with(|table| {
            table
                .as_ref()
                .and_then(|table| table.hand())
                .map(|hand| hand.turn().so_far().moves().len())
        })?;
        hint.turn.moves().get(made).map(|&one| (one, hint.margin))
    }

    /// Asks the server, which knows, and where there is none the computer, which guesses.
    fn ask_for_hint(self) {
        let asked = self.page.table.with_untracked(|table| {
            let table = table.as_ref()?;
            let game = table.game();
            Some((
                table.rules(),
                game.position(),
                game.played().len(),
                driver::question(table, Level::MAX),
            ))
        });
        let Some((rules, position, at, question)) = asked else { return };
        spawn_local(async move {
            if let Some(known) = server::margins(rules, position).await {
                let turns = known.turns.into_iter().map(|judged| (judged.turn, judged.margin));
                return self.hear(at, Certainty::Exact, turns);
            }
            computer::ask(self.page, question, move |answer| {
                let turns = answer.turns.into_iter();
                let turns = turns.filter_map(|(turn, margin)| Some((turn.parse().ok()?, margin)));
                self.hear(at, Certainty::Guessed, turns);
            });
        });
    }

    /// Takes the best of the turns that go on with what has been done.
    fn hear(self, at: usize, certainty: Certainty, mut turns: impl Iterator<Item = (Turn, i32)>) {
        let so_far =
            self.page.table.with_untracked(|table| Some(table.as_ref()?.hand()?.turn().so_far()));
        let Some(so_far) = so_far else { return };
        let best = turns.find(|(turn, _)| turn.moves().starts_with(so_far.moves()));
        let hint = best.map(|(turn, margin)| Hint { at, turn, margin, certainty });
        self.hint.set(hint);
        if let Some(hint) = hint {
            self.page.announced.set(hint_text(self.page.words.get_untracked(), hint));
        }
    }
}

fn hint_text(words: Words, hint: Hint) -> String {
    let Hint { turn, margin, certainty, .. } = hint;
    let margin = words.margin(margin);
    match certainty {
        Certainty::Exact => say!(words, "web-hint-exact", turn = turn, margin = margin),
        Certainty::Guessed => say!(words, "web-hint-told", turn = turn, margin = margin),
    }
}

/// Who plays a side, and what they would have if the game ended now.
fn player(screen: Screen, side: Side) -> impl IntoView + use<> {
    let words = screen.words();
    let name =
        screen.page.table.with(|table| table.as_ref().map(|table| tell::names(words, table)));
    let name = name.map(|names| names[side].clone()).unwrap_or_default();
    let seat = screen.page.table.with(|table| table.as_ref().map(|table| table.seats()[side]));
    let is_below = screen.with(|table| table.below() == side);
    let is_on_turn = screen.with(Table::to_move) == Some(side);
    let is_over = screen.with(|table| table.ending().is_some());
    let direction =
        if is_below { say!(words, "web-moves-up") } else { say!(words, "web-moves-down") };
    let status = match (is_on_turn, seat) {
        (true, Some(Seat::Computer(_))) => Some(say!(words, "web-thinking")),
        (true, _) => Some(words.say(text!("side-to-move", side = side))),
        _ => None,
    };
    let sub = status.unwrap_or(direction);
    let presence = Signal::derive(move || {
        let presence = screen.online.and_then(|session| online::presence(session, side));
        presence.map_or_else(String::new, |it| format!(" · {}", screen.words().say(it)))
    });
    let score =
        move || screen.page.table.with(|table| table.as_ref().map(|table| table.scores()[side]));
    let points = move || score().map_or(0, |score| score.points());
    let points = Signal::derive(move || screen.words().value(points()));
    let is_counting = Signal::derive(move || if screen.counting.get() { "true" } else { "false" });
    let toggle = move |_| screen.counting.update(|counting| *counting = !*counting);
    view! {
        <div class="player" class:on-turn=is_on_turn>
            <LittlePawn side=side/>
            <div class="who">
                <div class="name">{name}</div>
                <div class="sub">{sub}{presence}</div>
            </div>
            {screen.online.map(|session| online::clock(session, side))}
            <button type="button" class="points" on:click=toggle
                aria-expanded=is_counting>
                <b>{points}</b>
                <small>{match is_over {
                    true => say!(words, "web-points-final"),
                    false => say!(words, "web-points-now"),
                }}</small>
            </button>
        </div>
        {part(move || screen.counting.get().then(|| view! {
            <div class="sum">{score().map(|score| score_sum(&score))}</div>
        }))}
    }
}

/// Where in the turn we are, what is due and why, and what can be done.
fn due(screen: Screen) -> impl IntoView {
    let page = screen.page;
    let sentence = move || {
        let words = screen.words();
        page.table.with(|table| {
            let table = table.as_ref()?;
            let hand = table.hand()?;
            Some(match table.is_persons_turn() {
                true => words.say(hand.turn()),
                false => say!(
                    words,
                    "web-thinking-line",
                    name = tell::names(words, table)[hand.mover()].clone()
                ),
            })
        })
    };
    let problem = move || screen.online?.online.with(|online| online.problem().map(str::to_owned));
    let refusal = move || {
        let refusal = screen.with(Table::refusal).map(|refusal| screen.words().say(refusal));
        refusal.or_else(problem)
    };
    let may_end = move || {
        screen.with(|table| {
            table.is_persons_turn() && table.hand().is_some_and(|hand| hand.turn().may_end())
        })
    };
    let is_pass = move || {
        screen.with(|table| table.hand().is_some_and(|hand| hand.turn().so_far() == Turn::PASS))
    };
    let done = part(move || {
        may_end().then(|| {
            let label = if is_pass() { text!("web-pass") } else { text!("web-done") };
            button(label, "primary", move || screen.turn(Table::finish))
        })
    });
    let is_refused = Signal::derive(move || refusal().is_some());
    let aside = Signal::derive(move || {
        refusal().or_else(|| screen.hint().map(|hint| hint_text(screen.words(), hint)))
    });
    view! {
        <div class="say">
            {part(move || strip(screen))}
            <p class="due">{Signal::derive(sentence)}</p>
            <p class="aside" class:refused=is_refused>{aside}</p>
        </div>
        <div class="bar">
            {done}
            {screen.is_player().then(|| doings(screen))}
            {button(text!("web-turn-round"), "", move || _ = page.with_table(Table::turn_round))}
            {screen.is_player().then(|| resigning(screen))}
        </div>
    }
}

/// What whoever plays can do beside moving.
fn doings(screen: Screen) -> impl IntoView {
    let page = screen.page;
    let can = |ask: fn(&Table) -> bool| Signal::derive(move || screen.with(ask));
    let undo = move || _ = page.with_table(Table::undo_step);
    let take_back = move || screen.change(Table::take_back);
    let more = match screen.online {
        Some(session) => vec![online::takeback(session).into_any()],
        None => vec![
            button_if(can(Table::can_take_back), text!("web-take-back"), "", take_back),
            button_if(can(Table::is_persons_turn), text!("web-hint"), "", move || {
                screen.ask_for_hint();
            }),
        ],
    };
    view! { {button_if(can(Table::can_undo_step), text!("web-undo-step"), "", undo)} {more} }
}

fn resigning(screen: Screen) -> impl IntoView {
    let ask = move |is_asking| screen.asks_to_resign.set(is_asking);
    part(move || match screen.asks_to_resign.get() {
        false => button(text!("web-resign"), "", move || ask(true)),
        true => {
            let yes = button(text!("web-resign-yes"), "danger", move || screen.resign());
            let no = button(text!("web-resign-no"), "", move || ask(false));
            question(text!("web-resign-sure"), vec![yes, no])
        }
    })
}

/// The steps of the turn: those made, the one that is due, those that may come.
fn strip(screen: Screen) -> impl IntoView + use<> {
    let words = screen.words();
    let steps = screen.page.table.with(|table| Some(table.as_ref()?.hand()?.turn().steps()));
    let items = steps.unwrap_or_default().into_iter().map(|TurnStep { kind, rows, state }| {
        let is_due = state == StepState::Due;
        let class = match state {
            StepState::Due => "now",
            StepState::Made => "done",
            StepState::MayCome | StepState::Skipped => "",
        };
        let label = match rows.filter(|_| is_due) {
            Some(rows) => say!(words, "web-step-rows", step = kind, rows = rows),
            None => words.say(kind),
        };
        view! { <li class=class aria-current=is_due.then_some("step")>{label}</li> }
    });
    view! { <ol class="steps">{items.collect_view()}</ol> }
}

/// The end: who won, the points row by row, what next.
fn end(screen: Screen, ending: Ending) -> impl IntoView + use<> {
    let page = screen.page;
    let words = screen.words();
    let sums = page.table.with(|table| {
        table.as_ref().map(|table| {
            let names = tell::names(words, table);
            let scores = table.scores();
            Side::ALL.map(|side| (side, names[side].clone(), score_sum(&scores[side])))
        })
    });
    let shared =
        Signal::derive(move || screen.with(|table| SharedGame(table.game().clone()).to_string()));
    let series = page.table.with(|table| table.as_ref().map(Table::series));
    let series = series.map(|series| {
        let wins = series.wins();
        say!(words, "web-series", black = wins.black, red = wins.red, draws = series.draws())
    });
    let rematch = match screen.online {
        Some(session) => online::rematch(session).into_any(),
        None => button(text!("web-rematch"), "primary", move || screen.change(Table::rematch)),
    };
    let take_back = screen.online.is_none().then(|| {
        let can = Signal::derive(move || screen.with(Table::can_take_back));
        let take_back = move || screen.change(Table::take_back);
        button_if(can, text!("web-take-back"), "", take_back)
    });
    view! {
        <div class="say end">
            <p class="due">{words.say(ending)}</p>
            {sums.map(|sums| sums.map(|(side, name, sum)| view! {
                <Sum side=side name=name sum=sum/>
            }))}
            <p class="aside">{series}</p>
        </div>
        <div class="bar">
            {rematch}
            <Link to=Address::Review details=shared class="button">{t(text!("web-review"))}</Link>
            <Link to=Address::Home class="button">{t(text!("web-new-game"))}</Link>
            {take_back}
        </div>
    }
}

/// The turns so far, and the record.
fn turns(screen: Screen) -> impl IntoView {
    let page = screen.page;
    let pairs = move || {
        page.table.with(|table| {
            let Some(table) = table else { return Vec::new() };
            let turns: Vec<String> = table.game().turns().map(|turn| turn.to_string()).collect();
            turns.chunks(2).map(<[String]>::to_vec).enumerate().collect()
        })
    };
    let heads = move || {
        screen
            .with(|table| Some(table.game().start().to_move()))
            .map(|first| [first, first.other()])
    };
    let record = Signal::derive(move || {
        page.table
            .with(|table| {
                let words = page.words.get_untracked();
                let record = table.as_ref()?.record(browser::today(), |ending| words.say(ending));
                Some(record.to_string())
            })
            .unwrap_or_default()
    });
    let copy = copy_button(text!("web-copy-record"), record);
    let download = button(text!("web-download-record"), "", move || {
        browser::download("game.linja", &record.get_untracked());
    });
    let title = Signal::derive(move || {
        let rules = page.table.with(|table| table.as_ref().map(Table::rules).unwrap_or_default());
        say!(screen.words(), "web-turns", rules = rule_set_name(rules))
    });
    let place = Signal::derive(move || {
        screen.with(|table| {
            let (rules, position) = (table.rules(), table.game().position());
            SharedPosition { rules, position }.to_string()
        })
    });
    view! {
        <details class="turns" open>
            <summary>{title}</summary>
            <table>
                <thead class="unseen"><tr><td></td>
                    {part(move || heads().map(|sides| sides.map(|side| view! { <th scope="col">{screen.words().say(side)}</th> })))}
                </tr></thead>
                <tbody tabindex="0">
                    {part(move || pairs().into_iter().map(|(index, pair)| view! {
                        <tr>
                            <th scope="row">{index + 1}</th>
                            {pair.into_iter().map(|turn| view! { <td>{turn}</td> }).collect_view()}
                        </tr>
                    }).collect_view())}
                </tbody>
            </table>
            <div class="bar small">
                {copy} {download}
                <Link to=Address::Board details=place class="button">{t(text!("web-try"))}</Link>
            </div>
        </details>
    }
}
