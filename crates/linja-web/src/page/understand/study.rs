//! The board for trying out: any position, what every turn is worth in it, and on from there.

use leptos::prelude::*;
use leptos::task::spawn_local;
use linja::{BySide, Game, Position, RuleSet, Side, Turn};
use linja_api::{JudgedTurn, MarginsView};
use linja_words::{Text, result, rule_set_name, say, text};

use crate::page::board::Board;
use crate::page::frame::Options;
use crate::page::signals::{click, derived, part, watch};
use crate::page::understand::oracle::{self, Asked, notice};
use crate::page::understand::pictures::pictures;
use crate::page::understand::review::share_screen;
use crate::page::understand::set_up::set_up;
use crate::page::{Page, judge, page, t};
use crate::{Ask, BoardView, Hand, Seat, SharedPosition, Study, TO_READ, Table, TableView};

/// What the parts of this screen share.
#[derive(Clone, Copy)]
struct Screen {
    page: Page,
    study: RwSignal<Study>,
    asked: RwSignal<Asked<MarginsView>>,
    /// The last answer: until the next one is there it keeps its place.
    known: Memo<Option<MarginsView>>,
    sets_up: RwSignal<bool>,
    /// What is wrong with the position in the field.
    wrong: RwSignal<Option<Text>>,
}

pub(crate) fn study() -> impl IntoView {
    let page = page();
    let start =
        SharedPosition { rules: RuleSet::default(), position: Position::start(Side::Black) };
    let shared = page.fragment.get_untracked().parse().unwrap_or(start);
    let study = RwSignal::new(Study::new(shared.rules, shared.position));
    let place = Memo::new(move |_| study.with(place_of));
    let asked = oracle::ask(move || {
        let SharedPosition { rules, position } = place.get();
        Ask::Margins { rules, position }
    });
    let known = Memo::new(move |before: Option<&Option<MarginsView>>| {
        asked.with(|asked| asked.as_ref().ok().cloned()).or_else(|| before.cloned().flatten())
    });
    let (sets_up, wrong) = (RwSignal::new(false), RwSignal::new(None));
    let screen = Screen { page, study, asked, known, sets_up, wrong };
    // The board follows the address, and the address the board.
    watch(move || {
        let text = page.fragment.get();
        match text.parse::<SharedPosition>() {
            Ok(shared) if shared != place.get_untracked() => screen.lay(shared),
            Ok(_) => wrong.set(None),
            Err(_) if text.is_empty() => page.note(&place.get_untracked().to_string()),
            // It is told above the board's own words.
            Err(_) => (),
        }
    });
    let mut before = place.get_untracked();
    watch(move || {
        let place = place.get();
        if place != before {
            before = place;
            page.note(&place.to_string());
        }
    });
    view! {
        <div class="table study">
            {part(move || match sets_up.get() {
                true => set_up(
                    place.get_untracked().position,
                    Callback::new(move |position: Option<Position>| {
                        if let Some(position) = position {
                            screen.lay(SharedPosition { position, ..place.get_untracked() });
                        }
                        sets_up.set(false);
                    }),
                ).into_any(),
                false => trying_out(screen).into_any(),
            })}
        </div>
    }
}

fn place_of(study: &Study) -> SharedPosition {
    SharedPosition { rules: study.rules(), position: study.position() }
}

impl Screen {
    /// Begins with another position.
    fn lay(self, shared: SharedPosition) {
        self.wrong.set(None);
        self.study.set(Study::new(shared.rules, shared.position));
    }

    /// Plays on from here.
    fn play_on(self, other: Seat) {
        let SharedPosition { rules, position } = self.study.with_untracked(place_of);
        let mut seats = BySide { black: Seat::Person, red: Seat::Person };
        seats[position.to_move().other()] = other;
        self.page.play(Table::from_position(rules, seats, position));
    }

    /// The margins of what is on the board.
    fn margins(self) -> Option<MarginsView> {
        let place = self.study.with(place_of);
        self.known
            .get()
            .filter(|known| (known.rules, known.position) == (place.rules, place.position))
    }
}

fn trying_out(screen: Screen) -> impl IntoView {
    let Screen { page, study, .. } = screen;
    let view = Memo::new(move |_| {
        let margins = screen.margins();
        study.with(|study| study.view(margins.as_ref(), page.words.get()))
    });
    let is_over = Memo::new(move |_| study.with(|study| study.hand().is_none()));
    let refusal = move || study.with(|study| study.hand().and_then(Hand::refusal));
    let sentence = move || {
        let words = page.words.get();
        study.with(|study| match (study.hand(), study.game().result()) {
            (Some(hand), _) => words.say(hand.turn()),
            (None, Some(outcome)) => words.say(result(outcome)),
            (None, None) => String::new(),
        })
    };
    let may_end =
        move || study.with(|study| study.hand().is_some_and(|hand| hand.turn().may_end()));
    let is_pass = move || {
        study.with(|study| study.hand().is_some_and(|hand| hand.turn().so_far() == Turn::PASS))
    };
    let act = move |act: crate::page::board::Act| {
        study.update(|study| study.act(|hand| act.on(hand)));
        if let Some(refusal) = study.with_untracked(|study| study.hand().and_then(Hand::refusal)) {
            page.announced.set(page.words.get_untracked().say(refusal));
        }
    };
    let computer =
        move || Seat::Computer(page.settings.with_untracked(|settings| settings.choice.level));
    view! {
        <section class="board-side">
            <Board view=view on_act=act/>
            <div class="bar steps-bar">
                {part(move || may_end().then(|| view! {
                    <button type="button" class="primary" on:click=click(move || study.update(Study::finish))>
                        {derived(move || match is_pass() {
                            true => say!(page.words.get(), "web-pass"),
                            false => say!(page.words.get(), "web-end-turn"),
                        })}</button>
                }))}
                <button type="button" disabled=derived(move || !study.with(Study::can_step_back))
                    on:click=click(move || study.update(Study::step_back))>{t(text!("study-step-back"))}</button>
                <button type="button" on:click=click(move || study.update(Study::turn_round))>{t(text!("web-turn-round"))}</button>
                <button type="button" on:click=click(move || screen.sets_up.set(true))>{t(text!("study-set-up"))}</button>
            </div>
        </section>
        <aside class="panel">
            <h1 class="lesson-title">{t(text!("study-board"))}</h1>
            <p class="aside refused" role="alert">{derived(move || unread(page))}</p>
            <div class="say">
                <p class="due">{derived(sentence)}</p>
                <p class="aside" class:refused=derived(move || refusal().is_some())>{derived(move || {
                    let words = page.words.get();
                    refusal().map(|refusal| words.say(refusal)).or_else(|| {
                        let MarginsView { position, margin, reason, .. } = screen.margins()?;
                        let side = position.to_move();
                        let worth = say!(words, "study-worth", margin = words.margin(margin), side = side);
                        let reason = reason.map(|reason| words.say(reason.text_of_best(side)));
                        Some(format!("{worth} {}", reason.unwrap_or_default()).trim_end().to_owned())
                    })
                })}</p>
                {notice(screen.asked)}
            </div>
            {part(move || (!is_over.get()).then(|| worth_list(screen)))}
            <Options label=text!("web-edition")
                options=TO_READ.map(|rules| (rules, rule_set_name(rules))).to_vec()
                now=Signal::derive(move || study.with(Study::rules))
                on_choose=move |rules| {
                    let position = study.with_untracked(Study::position);
                    screen.lay(SharedPosition { rules, position });
                }/>
            {compare(screen)}
            {position_field(screen)}
            {pictures(
                move || view.with_untracked(BoardView::picture),
                None::<fn() -> Game>,
            )}
            <div class="bar small">
                {share_screen()}
                {part(move || (!is_over.get()).then(|| view! {
                    <button type="button" on:click=click(move || screen.play_on(computer()))>{t(text!("study-play-computer"))}</button>
                    <button type="button" on:click=click(move || screen.play_on(Seat::Person))>{t(text!("study-play-friend"))}</button>
                }))}
            </div>
        </aside>
    }
}

/// The turns by what they are worth, best first; pressing one makes it.
pub(crate) fn by_worth(turns: &[JudgedTurn]) -> Vec<(i32, Vec<Turn>)> {
    let mut groups: Vec<(i32, Vec<Turn>)> = Vec::new();
    for JudgedTurn { turn, margin } in turns {
        match groups.last_mut() {
            Some((last, group)) if last == margin => group.push(*turn),
            _ => groups.push((*margin, vec![*turn])),
        }
    }
    groups
}

fn worth_list(screen: Screen) -> impl IntoView {
    let Screen { page, study, .. } = screen;
    let groups = Memo::new(move |_| {
        screen.known.with(|known| known.as_ref().map(|known| by_worth(&known.turns)))
    });
    move || {
        groups.get().map(|groups| view! {
        <section class="worths">
            <h2>{t(text!("study-turns"))}</h2>
            <div class="scroll" tabindex="0" role="group" aria-label=t(text!("study-turns"))>
                <dl>
                    {groups.into_iter().enumerate().map(|(rank, (margin, turns))| view! {
                        <dt class:best=rank == 0>{derived(move || page.words.get().margin(margin))}</dt>
                        <dd>{turns.into_iter().map(|turn| view! {
                            <button type="button" class="chip" on:click=click(move || study.update(|study| study.play(turn)))>
                                {turn.to_string()}</button>
                        }).collect_view()}</dd>
                    }).collect_view()}
                </dl>
            </div>
        </section>
    })
    }
}

/// The same position in the other rule sets, as far as the oracle has them.
fn compare(screen: Screen) -> impl IntoView {
    let page = screen.page;
    let is_open = RwSignal::new(false);
    let margins = RwSignal::new(Vec::<(RuleSet, Option<i32>)>::new());
    let position = Memo::new(move |_| is_open.get().then(|| screen.study.with(Study::position)));
    watch(move || {
        let Some(asked) = position.get() else { return };
        spawn_local(async move {
            let mut found = Vec::new();
            let tables: Option<Vec<TableView>> = judge::answer(page, &Ask::Tables).await;
            for rules in TO_READ {
                // Only those that are there: a question would begin to solve the others.
                let tables = tables.iter().flatten();
                let is_there = tables.clone().any(|table| table.rules == rules && table.is_there());
                let known: Option<MarginsView> = match is_there {
                    true => judge::answer(page, &Ask::Margins { rules, position: asked }).await,
                    false => None,
                };
                found.push((rules, known.map(|known| known.margin)));
            }
            if position.try_get_untracked() == Some(Some(asked)) {
                margins.set(found);
            }
        });
    });
    let row = move |(rules, margin): (RuleSet, Option<i32>)| {
        view! {
            <tr><th scope="row">{t(rule_set_name(rules))}</th>
                <td>{derived(move || match margin {
                    Some(margin) => page.words.get().margin(margin),
                    None => say!(page.words.get(), "study-not-solved"),
                })}</td></tr>
        }
    };
    view! {
        <details class="compare" on:toggle=move |_| is_open.update(|is_open| *is_open = !*is_open)>
            <summary>{t(text!("study-compare"))}</summary>
            <p class="aside">{derived(move || {
                let side = screen.study.with(|study| study.position().to_move());
                say!(page.words.get(), "study-compare-line", side = side)
            })}</p>
            <table class="summary"><tbody>{part(move || margins.get().into_iter().map(row).collect_view())}</tbody></table>
        </details>
    }
}

/// The position as text, to be copied or pasted.
fn position_field(screen: Screen) -> impl IntoView {
    let Screen { page, study, wrong, .. } = screen;
    let read = move |text: String| match text.trim().parse::<Position>() {
        Ok(position) => {
            let rules = study.with_untracked(Study::rules);
            screen.lay(SharedPosition { rules, position });
        }
        Err(error) => {
            wrong.set(Some(error.into()));
            page.announced.set(told(page, wrong).unwrap_or_default());
        }
    };
    view! {
        <div class="field">
            <label for="position">{t(text!("study-position"))}</label>
            <input id="position" type="text" spellcheck="false" autocomplete="off"
                prop:value=derived(move || study.with(|study| study.position().to_string()))
                aria-invalid=derived(move || if wrong.with(Option::is_some) { "true" } else { "false" })
                on:change=move |event| read(event_target_value(&event))/>
            <p class="aside" class:refused=derived(move || wrong.with(Option::is_some))>{derived(move || told(page, wrong))}</p>
        </div>
    }
}

/// What is wrong with the position in the address.
fn unread(page: Page) -> Option<String> {
    let text = page.fragment.get();
    let wrong = text.parse::<SharedPosition>().err().filter(|_| !text.is_empty())?;
    Some(say!(page.words.get(), "study-wrong-link", wrong = wrong))
}

fn told(page: Page, wrong: RwSignal<Option<Text>>) -> Option<String> {
    wrong.get().map(|wrong| say!(page.words.get(), "study-wrong-position", wrong = wrong))
}
