//! All games of this device: those that are not over, to go on with; those that are, to be looked at again,
//! searched, counted, carried to another device.

mod figures;
mod strength;

use leptos::ev::Event;
use leptos::prelude::*;
use leptos::task::spawn_local;
use linja::{BySide, Game, RuleSet, Side};
use linja_words::{Text, Words, level_name, rule_set_name, say, text};
use wasm_bindgen::JsCast;

use crate::page::board::Board;
use crate::page::browser::server;
use crate::page::browser::server::Failure;
use crate::page::frame::{Link, button, careful_button};
use crate::page::online::games::online_games;
use crate::page::online::link_box;
use crate::page::play::home::opponent;
use crate::page::settings::nickname;
use crate::page::share::code;
use crate::page::signals::{derived, part};
use crate::page::{Page, browser, link, page, t};
use crate::{
    Address, Archive, BoardView, Filter, GameKind, KeptGame, KeptRecord, Outcome, Seat, SharedGame,
    Table, brought, read_seats, tell, write_seats,
};

/// So many games are drawn at first, and with each wish for more.
const SHOWN: usize = 20;

/// What the parts of this screen share.
#[derive(Clone, Copy)]
struct Screen {
    page: Page,
    archive: RwSignal<Archive>,
    filter: RwSignal<Filter>,
    shown: RwSignal<usize>,
    running: RwSignal<Vec<Table>>,
    /// What was deleted last, until something else is done.
    deleted: RwSignal<Option<Deleted>>,
    /// What is to be said about the last import.
    told: RwSignal<Option<Text>>,
    /// The online games that this device has the keys to.
    online: RwSignal<Vec<KeptGame>>,
}

/// A game that can still come back.
#[derive(Clone)]
enum Deleted {
    Over(KeptRecord),
    Running(Box<Table>),
}

pub(crate) fn games() -> impl IntoView {
    let page = page();
    let screen = Screen {
        page,
        archive: RwSignal::new(Archive::new(browser::records())),
        filter: RwSignal::new(Filter::default()),
        shown: RwSignal::new(SHOWN),
        running: RwSignal::new(browser::running_tables()),
        deleted: RwSignal::new(None),
        told: RwSignal::new(None),
        online: RwSignal::new(browser::kept_games()),
    };
    let online = screen.online;
    // A link from another device, whose secrets stay in no history.
    if let Some(seats) = read_seats(&page.fragment.get_untracked()) {
        page.note("");
        screen.take_seats(seats);
        online.set(browser::kept_games());
    }
    let has_games = move |id| {
        screen.archive.with(|archive| archive.games().iter().any(|game| game.online == Some(id)))
    };
    let has_over = Memo::new(move |_| screen.archive.with(|archive| !archive.games().is_empty()));
    let is_empty = Memo::new(move |_| {
        !has_over.get() && screen.running.with(Vec::is_empty) && online.with(Vec::is_empty)
    });
    // Once is enough, whatever the answer.
    let asks_name = Memo::new(move |_| {
        page.nickname.track();
        !is_empty.get() && browser::recall_text("nickname").is_none()
    });
    view! {
        <section class="text">
            <h1>{t(text!("web-nav-games"))}</h1>
            {part(move || match is_empty.get() {
                true => view! {
                    <p>{t(text!("games-none"))}</p>
                    <p><Link to=Address::Home class="button primary">{t(text!("web-new-game"))}</Link></p>
                }.into_any(),
                false => view! { <p class="lead">{t(text!("games-text"))}</p> }.into_any(),
            })}
            {part(move || asks_name.get().then(|| view! {
                {nickname()}
                <div class="bar">{button(text!("games-no-name"), "", move || page.be_called(""))}</div>
            }))}
            {part(move || screen.told.get().map(|told| view! { <p role="status">{t(told)}</p> }))}
            {part(move || screen.deleted.get().map(|_| view! {
                <p role="status" class="bar">{t(text!("games-deleted"))}
                    {button(text!("web-undo"), "", move || screen.undelete())}</p>
            }))}
            <ul class="games">
                {part(move || screen.running.get().into_iter().map(|table| screen.running_item(table)).collect::<Vec<_>>())}
                {online_games(online, has_games)}
            </ul>
            {part(move || online.with(|games| (!games.is_empty()).then(|| seats(screen, games))))}
            {part(move || has_over.get().then(|| view! {
                {screen.filters()}
                {part(move || screen.list())}
            }))}
            {screen.files()}
            {part(move || screen.archive.with(|archive| figures::figures(page.words.get(), archive)))}
            {strength::strength(screen.archive)}
        </section>
    }
}

impl Screen {
    /// A game that is not over.
    fn running_item(self, table: Table) -> AnyView {
        let words = self.page.words.get();
        let details = [
            say!(words, "games-running"),
            words.say(rule_set_name(table.rules())),
            say!(words, "online-turns", turns = table.game().turns().len()),
        ];
        let name = words.say(opponent(&table));
        let picture = picture(BoardView::of(table.game().position(), table.below()));
        let (page, to_go_on) = (self.page, table.clone());
        let delete = move || {
            browser::forget_table(table.id());
            self.running.update(|running| running.retain(|one| one.id() != table.id()));
            self.deleted.set(Some(Deleted::Running(Box::new(table.clone()))));
        };
        view! {
            <li>
                {picture}
                <div class="told"><b>{name}</b><small>{details.join(" · ")}</small></div>
                <div class="bar small">
                    {button(text!("games-continue"), "primary", move || page.play(to_go_on.clone()))}
                    {button(text!("games-delete"), "", delete)}
                </div>
            </li>
        }
        .into_any()
    }

    /// What is wanted.
    fn filters(self) -> AnyView {
        let kinds = [
            (GameKind::Computer(linja::Level::MIN), text!("web-opponent-computer")),
            (GameKind::FriendHere, text!("web-opponent-friend-here")),
            (GameKind::FriendByLink, text!("online-opponent-link")),
            (GameKind::Study, text!("games-study")),
            (GameKind::Elsewhere, text!("games-elsewhere")),
        ];
        let rules = RuleSet::ALL.map(|rules| (rules, rule_set_name(rules)));
        let outcomes = [Outcome::Won, Outcome::Drawn, Outcome::Lost]
            .map(|outcome| (outcome, outcome_name(outcome)));
        let search = move |event| {
            let search = event_target_value(&event);
            self.wish(|filter| filter.search = search);
        };
        view! {
            <div class="filters">
                {self.select(text!("web-opponent"), kinds.to_vec(), |filter, kind| filter.kind = kind)}
                {self.select(text!("web-edition"), rules.to_vec(), |filter, rules| filter.rules = rules)}
                {self.select(text!("games-result"), outcomes.to_vec(), |filter, outcome| filter.outcome = outcome)}
                <input type="search" class="select" aria-label=t(text!("games-search"))
                    placeholder=t(text!("games-search")) on:input=search/>
            </div>
        }
        .into_any()
    }

    fn wish(self, change: impl FnOnce(&mut Filter)) {
        self.shown.set(SHOWN);
        self.filter.update(change);
    }

    /// One among several, or all.
    fn select<T: Copy + Send + Sync + 'static>(
        self,
        label: Text,
        options: Vec<(T, Text)>,
        set: fn(&mut Filter, Option<T>),
    ) -> AnyView {
        let (values, names): (Vec<T>, Vec<Text>) = options.into_iter().unzip();
        let choose = move |event| {
            let number = event_target_value(&event).parse::<usize>().ok();
            let value = number.and_then(|number| values.get(number).copied());
            self.wish(|filter| set(filter, value));
        };
        let all = text!("labelled", label = label.clone(), value = text!("games-all"));
        view! {
            <select class="select" aria-label=t(label) on:change=choose>
                <option value="">{t(all)}</option>
                {names.into_iter().enumerate().map(|(number, name)| view! {
                    <option value=number>{t(name)}</option>
                }).collect_view()}
            </select>
        }
        .into_any()
    }

    /// The games that are over and wanted.
    fn list(self) -> AnyView {
        let words = self.page.words.get();
        let shown = self.shown.get();
        let (count, games) = self.archive.with(|archive| {
            let found = self.filter.with(|filter| archive.find(filter, |text| words.say(text)));
            let games: Vec<KeptRecord> = found.iter().take(shown).copied().cloned().collect();
            (found.len(), games)
        });
        let items: Vec<_> = games.into_iter().map(|game| self.item(words, game)).collect();
        let more = move || self.shown.update(|shown| *shown += SHOWN);
        view! {
            <p class="aside" role="status">{say!(words, "games-count", games = count)}</p>
            <ul class="games over">{items}</ul>
            {(count > shown).then(|| view! { <div class="bar">{button(text!("games-more"), "", more)}</div> })}
        }
        .into_any()
    }

    /// A game that is over.
    fn item(self, words: Words, game: KeptRecord) -> AnyView {
        let page = self.page;
        let record = game.record();
        let is_study = game.kind == GameKind::Study
            || record.as_ref().is_some_and(|record| record.tree().has_variations());
        let played = record.map(|record| record.game);
        let below = game.own.unwrap_or(Side::Black);
        let view = played.as_ref().map(|game| BoardView::of(game.position(), below));
        let (to, details_of) = match is_study {
            true => (Address::Board, game.id.to_string()),
            false => {
                let shared = played.clone().map(|game| SharedGame(game).to_string());
                (Address::Review, shared.unwrap_or_default())
            }
        };
        let rematch = match game.online {
            Some(id) => browser::kept_game(id).is_some().then(|| {
                view! {
                    <Link to=Address::Game(id) class="button">{t(text!("web-rematch"))}</Link>
                }
                .into_any()
            }),
            None => rematch(&game, played.as_ref())
                .map(|table| button(text!("web-rematch"), "", move || page.play(table.clone()))),
        };
        let (name, details) = (name(words, &game), details(words, &game));
        let delete = move || {
            browser::forget_record(game.id);
            self.archive.update(|archive| _ = archive.remove(game.id));
            self.deleted.set(Some(Deleted::Over(game.clone())));
        };
        view! {
            <li>
                <Link to=to details=Signal::stored(details_of)>
                    {view.map(picture)}
                    <span class="told"><b>{name}</b><small>{details}</small></span>
                </Link>
                <div class="bar small">{rematch} {button(text!("games-delete"), "", delete)}</div>
            </li>
        }
        .into_any()
    }

    /// What was deleted comes back.
    fn undelete(self) {
        match self.deleted.get_untracked() {
            Some(Deleted::Over(game)) => {
                browser::keep_record(game.id, game.text.clone());
                self.archive.update(|archive| archive.add(game));
            }
            Some(Deleted::Running(table)) => {
                browser::keep_parked(&table);
                self.running.update(|running| running.push(*table));
            }
            None => (),
        }
        self.deleted.set(None);
    }

    /// All games into a file, and from one.
    fn files(self) -> AnyView {
        let export = move || {
            let nickname = self.page.nickname.get_untracked();
            let mut archive = self.archive.get_untracked();
            for table in self.running.get_untracked() {
                let index = table.course().past();
                let record = table.origin(&nickname).record(table.course(), index);
                let game = record.and_then(|record| KeptRecord::read(record.to_string()));
                game.into_iter().for_each(|game| archive.add(game));
            }
            browser::download("games.linja", archive.export().as_bytes());
        };
        let import = move |event: Event| {
            let input = event.target().and_then(|target| target.dyn_into().ok());
            let Some(input): Option<web_sys::HtmlInputElement> = input else { return };
            spawn_local(async move {
                if let Some(text) = browser::chosen_file(&input).await {
                    self.import(&text);
                    input.set_value("");
                }
            });
        };
        let can_export = derived(move || {
            self.archive.with(|archive| !archive.games().is_empty())
                || !self.running.with(Vec::is_empty)
        });
        view! {
            <div class="bar">
                {part(move || can_export.get().then(|| button(text!("games-export"), "", export)))}
                <label class="button">{t(text!("games-import"))}
                    <input type="file" class="unseen" accept=".linja,text/plain" on:change=import/></label>
            </div>
        }
        .into_any()
    }

    /// Keeps the seats of another device.
    fn take_seats(self, seats: Vec<KeptGame>) {
        let new = seats.into_iter().filter_map(|seat| {
            let here = browser::kept_game(seat.id);
            brought(here.as_ref(), seat)
        });
        let new: Vec<KeptGame> = new.collect();
        new.iter().for_each(browser::keep_game);
        self.told.set(Some(text!("games-seats-read", games = new.len())));
    }

    fn import(self, text: &str) {
        if let Some(seats) = read_seats(text) {
            self.take_seats(seats);
            return self.online.set(browser::kept_games());
        }
        // What is not over here has a name as well.
        let running = self.running.with_untracked(|running| {
            let id = |table: &Table| table.origin("").id(table.course().past());
            running.iter().map(id).collect::<Vec<_>>()
        });
        let mut archive = self.archive.get_untracked();
        let told = match archive.import(text) {
            Ok(imported) => {
                let new = imported.new.into_iter().filter(|game| !running.contains(&game.id));
                let new: Vec<KeptRecord> = new.collect();
                let is_kept = |game: &KeptRecord| browser::keep_record(game.id, game.text.clone());
                let kept = new.iter().filter(|game| is_kept(game)).count();
                running.into_iter().for_each(|id| _ = archive.remove(id));
                self.archive.set(archive);
                match kept == new.len() {
                    true => text!("games-imported", games = kept),
                    false => text!("games-unkept", games = new.len() - kept),
                }
            }
            Err(wrong) => text!("study-wrong-record", wrong = Text::from(wrong)),
        };
        self.told.set(Some(told));
    }
}

impl Screen {
    /// Gives all seats other secrets, so that no other device plays there any more.
    fn lock_out(self) {
        let (page, words) = (self.page, self.page.words.get_untracked());
        spawn_local(async move {
            let (mut done, mut left) = (0, 0);
            for mut game in browser::kept_games().into_iter().filter(|game| !game.is_watched()) {
                // If no answer comes, the same one is tried again.
                let Some(new) = game.next_secret.clone().or_else(browser::new_secret) else {
                    return;
                };
                game.next_secret = Some(new.clone());
                browser::keep_game(&game);
                let answer = server::change_secret(&game, &new, words).await;
                if answer.is_ok() {
                    game.secret = new;
                }
                if answer.as_ref().err().is_none_or(Failure::is_final) {
                    game.next_secret = None;
                    browser::keep_game(&game);
                }
                if answer.is_ok() { done += 1 } else { left += 1 }
            }
            let told = match left {
                0 => text!("games-locked", games = done),
                _ => text!("games-not-locked", games = left),
            };
            page.announced.set(words.say(&told));
            let _ = self.told.try_set(Some(told));
            let _ = self.online.try_set(browser::kept_games());
        });
    }
}

/// The keys to the online games, for another device.
fn seats(screen: Screen, games: &[KeptGame]) -> AnyView {
    let seats = write_seats(games);
    let sure = [
        text!("games-lock"),
        text!("games-lock-sure"),
        text!("games-lock-yes"),
        text!("online-keep"),
    ];
    let link = link(Address::Games, &seats);
    let code = code(&link);
    let save = move || browser::download("seats.linja", seats.as_bytes());
    view! {
        <details class="more">
            <summary>{t(text!("games-seats"))}</summary>
            <p class="aside">{t(text!("games-seats-text"))}</p>
            {link_box(text!("games-seats"), link)}
            <div class="bar small">
                {button(text!("games-seats-file"), "", save)}
                {careful_button(sure, Callback::new(move |()| screen.lock_out()))}
            </div>
            {code}
        </details>
    }
    .into_any()
}

/// A small board, for those who see it: what it shows is told in words beside it.
fn picture(view: BoardView) -> AnyView {
    view! { <span class="small-board" aria-hidden="true"><Board view=Signal::stored(view)/></span> }
        .into_any()
}

/// Whom a game was played with.
fn name(words: Words, game: &KeptRecord) -> String {
    match (game.kind, game.own) {
        (GameKind::Study, _) if game.title.as_ref().is_some_and(|title| !title.is_empty()) => {
            game.title.clone().unwrap_or_default()
        }
        (GameKind::Elsewhere, _) => format!("{} – {}", game.players.black, game.players.red),
        (GameKind::FriendByLink, Some(own)) if game.players[own.other()] != "?" => {
            tell::name(words, &game.players[own.other()])
        }
        (kind, _) => words.say(kind_name(kind)),
    }
}

/// What a kind of games is called.
fn kind_name(kind: GameKind) -> Text {
    match kind {
        GameKind::Computer(level) => level_name(level),
        GameKind::FriendHere => text!("web-opponent-friend-here"),
        GameKind::FriendByLink => text!("online-friend"),
        GameKind::Study => text!("games-study"),
        GameKind::Elsewhere => text!("games-elsewhere"),
    }
}

fn outcome_name(outcome: Outcome) -> Text {
    match outcome {
        Outcome::Won => text!("games-won"),
        Outcome::Drawn => text!("games-drawn"),
        Outcome::Lost => text!("games-lost"),
        Outcome::Open => text!("games-open"),
    }
}

/// How it ended, by which rules, and when.
fn details(words: Words, game: &KeptRecord) -> String {
    let outcome = match (game.own, game.outcome()) {
        (Some(_), outcome) => outcome_name(outcome),
        (None, outcome @ (Outcome::Drawn | Outcome::Open)) => outcome_name(outcome),
        (None, Outcome::Won) => text!("games-side-won", side = Side::Black),
        (None, Outcome::Lost) => text!("games-side-won", side = Side::Red),
    };
    let outcome = if game.kind == GameKind::Study { text!("games-study") } else { outcome };
    let mut details = vec![words.say(outcome)];
    let own = game.own.unwrap_or(Side::Black);
    details.extend(game.points.map(|points| format!("{}–{}", points[own], points[own.other()])));
    details.push(words.say(rule_set_name(game.rules)));
    if !game.ended.is_empty() {
        details.push(browser::day_of(&game.ended, words.language().tag()));
    }
    details.join(" · ")
}

/// A new game between the same two; whoever has lost begins.
fn rematch(game: &KeptRecord, played: Option<&Game>) -> Option<Table> {
    let first = match game.outcome() {
        Outcome::Open => return None,
        Outcome::Won => game.own.unwrap_or(Side::Black).other(),
        Outcome::Lost => game.own.unwrap_or(Side::Black),
        Outcome::Drawn => played?.start().to_move().other(),
    };
    let mut seats = BySide { black: Seat::Person, red: Seat::Person };
    match (game.kind, game.own) {
        (GameKind::Computer(level), Some(own)) => seats[own.other()] = Seat::Computer(level),
        (GameKind::FriendHere, _) => (),
        _ => return None,
    }
    Some(Table::new(game.rules, seats, first))
}
