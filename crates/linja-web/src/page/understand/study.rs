//! The board for trying out: any position, what every turn is worth in it, and on from there, with variations.

use leptos::ev::{FocusEvent, MouseEvent};
use leptos::prelude::*;
use leptos::task::spawn_local;
use linja::{BySide, Game, NodeId, Position, Record, RuleSet, Side, Turn};
use linja_api::{JudgedTurn, MarginsView, OutcomeView};
use linja_words::{Text, result, rule_set_name, say, text};

use crate::page::board::Board;
use crate::page::frame::Options;
use crate::page::signals::{click, derived, part, watch};
use crate::page::understand::oracle::{self, Asked, notice};
use crate::page::understand::pictures::pictures;
use crate::page::understand::set_up::set_up;
use crate::page::understand::variations::{as_record, keys, steps, variations};
use crate::page::{Page, browser, judge, page, share, t};
use crate::{
    Address, Ask, BoardView, GameId, Hand, Seat, SharedPosition, Study, TO_READ, Table, TableView,
    stamp,
};

/// What the parts of this screen share.
#[derive(Clone, Copy)]
pub(crate) struct Screen {
    pub(crate) page: Page,
    pub(crate) study: RwSignal<Study>,
    /// The record that it was opened from.
    source: RwSignal<Option<Record>>,
    /// The name by which My games has it.
    pub(crate) kept: RwSignal<Option<GameId>>,
    is_unkept: RwSignal<bool>,
    /// The turn in the list that is pointed at.
    pointed: RwSignal<Option<Turn>>,
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
    let asked: RwSignal<Asked<MarginsView>> = oracle::ask(move || {
        let SharedPosition { rules, position } = place.get();
        Ask::Margins { rules, position }
    });
    // Distances come after the margins, if they are there at all: nobody has to wait for them.
    let far = RwSignal::new(None::<MarginsView>);
    watch(move || {
        let Some((rules, position)) =
            asked.with(|asked| asked.as_ref().ok().map(|known| (known.rules, known.position)))
        else {
            return;
        };
        spawn_local(async move {
            let known = judge::answer(page, &Ask::Distances { rules, position }).await;
            far.try_set(known);
        });
    });
    let known = Memo::new(move |before: Option<&Option<MarginsView>>| {
        let margins = asked.with(|asked| asked.as_ref().ok().cloned());
        let place = margins.as_ref().map(|known| (known.rules, known.position));
        let far = far.get().filter(|far| Some((far.rules, far.position)) == place);
        far.or(margins).or_else(|| before.cloned().flatten())
    });
    let (sets_up, wrong) = (RwSignal::new(false), RwSignal::new(None));
    let (source, kept) = (RwSignal::new(None), RwSignal::new(None::<GameId>));
    let (is_unkept, pointed) = (RwSignal::new(false), RwSignal::new(None));
    let screen =
        Screen { page, study, source, kept, is_unkept, pointed, asked, known, sets_up, wrong };
    // What the address says: the name of a study that is kept, or else the position.
    let address = Memo::new(move |_| match kept.get() {
        Some(id) => id.to_string(),
        None => place.get().to_string(),
    });
    // The board follows the address, and the address the board.
    watch(move || {
        let text = page.fragment.get();
        if text == address.get_untracked() {
            return wrong.set(None);
        }
        match (text.parse::<SharedPosition>(), kept_record(&text)) {
            (Ok(shared), _) => screen.lay(shared),
            (_, Some((id, record))) => screen.open(record, Some(id)),
            _ if text.is_empty() => page.note(&address.get_untracked()),
            // It is told above the board's own words.
            _ => (),
        }
    });
    let mut before = address.get_untracked();
    watch(move || {
        let address = address.get();
        if address != before {
            page.note(&address);
            before = address;
        }
    });
    // What is kept is kept as it is now.
    let tree = Memo::new(move |_| study.with(|study| study.tree().clone()));
    watch(move || {
        if let Some(id) = tree.with(|_| kept.get_untracked()) {
            screen.save(id);
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

/// The record that My games has by the name in the address.
fn kept_record(text: &str) -> Option<(GameId, Record)> {
    let id = text.parse().ok()?;
    Some((id, browser::record(id)?.parse().ok()?))
}

impl Screen {
    /// Begins with another position.
    fn lay(self, shared: SharedPosition) {
        self.begin(Study::new(shared.rules, shared.position), None, None);
    }

    /// Goes on with a record; or with one that is kept by this name.
    pub(crate) fn open(self, record: Record, kept: Option<GameId>) {
        self.begin(Study::open(record.tree()), Some(record), kept);
    }

    fn begin(self, study: Study, source: Option<Record>, kept: Option<GameId>) {
        self.wrong.set(None);
        self.source.set(source);
        self.is_unkept.set(false);
        // First the name: what is laid away is not written over.
        self.kept.set(kept);
        self.study.set(study);
    }

    /// Goes to a turn, if there is one.
    pub(crate) fn go_to(self, node: Option<NodeId>) {
        if let Some(node) = node {
            self.study.update(|study| study.go_to(node));
        }
    }

    /// The study as it is now.
    pub(crate) fn record(self) -> Record {
        let source = self.source.get();
        self.study.with(|study| study.record(source))
    }

    /// Keeps it in My games from now on.
    pub(crate) fn keep(self) {
        let id = GameId::new(browser::chance());
        self.save(id);
        self.kept.set(Some(id));
    }

    /// Keeps it by this name, unless it is there like this.
    fn save(self, id: GameId) {
        let before = kept_record(&id.to_string());
        let is_there = |(_, record): (GameId, Record)| {
            self.study.with_untracked(|study| record.tree() == *study.tree())
        };
        if before.is_some_and(is_there) {
            return;
        }
        let mut record = untrack(|| self.record());
        stamp(&mut record, id, browser::now() / 1000);
        let text = record.to_string();
        self.source.set(Some(record));
        self.is_unkept.set(!browser::keep_record(id, text));
    }

    /// Where it is kept; or that it could not be.
    pub(crate) fn kept_told(self) -> Option<Text> {
        self.kept.get().map(|_| match self.is_unkept.get() {
            true => text!("web-unkept"),
            false => text!("study-is-kept"),
        })
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
        let (margins, pointed) = (screen.margins(), screen.pointed.get());
        study.with(|study| {
            let preview = pointed.and_then(|turn| study.preview(turn));
            preview.unwrap_or_else(|| study.view(margins.as_ref(), page.words.get()))
        })
    });
    keys(screen);
    let is_over = Memo::new(move |_| study.with(|study| study.hand().is_none()));
    let refusal = move || study.with(|study| study.hand().and_then(Hand::refusal));
    let sentence = move || {
        let words = page.words.get();
        study.with(|study| match study.hand() {
            Some(hand) => words.say(hand.turn()),
            None => {
                let outcome = study.tree().line(study.at()).result();
                outcome.map(|outcome| words.say(result(outcome))).unwrap_or_default()
            }
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
                {steps(screen)}
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
                        let MarginsView { position, margin, outcome, reason, .. } = screen.margins()?;
                        let side = position.to_move();
                        let worth = say!(words, "study-worth", margin = words.margin(margin), side = side);
                        let reason = reason.map(|reason| words.say(reason.text_of_best(side)));
                        let outcome = outcome.map(|outcome| {
                            let outcome = words.say(outcome);
                            say!(words, "outcome-of-side", side = side, outcome = outcome) + "."
                        });
                        let told = [Some(worth), outcome, reason];
                        Some(told.into_iter().flatten().collect::<Vec<_>>().join(" "))
                    })
                })}</p>
                {notice(screen.asked)}
            </div>
            {variations(screen)}
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
            {as_record(screen)}
            {pictures(
                move || view.with_untracked(BoardView::picture),
                None::<fn() -> Game>,
            )}
            <div class="bar small">
                {share::share(|| document().title(), derived(move || {
                    share::link(Address::Board, &study.with(place_of).to_string())
                }))}
                {part(move || (!is_over.get()).then(|| view! {
                    <button type="button" on:click=click(move || screen.play_on(computer()))>{t(text!("study-play-computer"))}</button>
                    <button type="button" on:click=click(move || screen.play_on(Seat::Person))>{t(text!("study-play-friend"))}</button>
                }))}
            </div>
        </aside>
    }
}

/// The turns by what they are worth, best first; pressing one makes it.
pub(crate) fn by_worth(turns: &[JudgedTurn]) -> Vec<(i32, Vec<JudgedTurn>)> {
    let groups = turns.chunk_by(|one, next| one.margin == next.margin);
    groups.map(|group| (group[0].margin, group.to_vec())).collect()
}

fn has_outcomes(groups: &[(i32, Vec<JudgedTurn>)]) -> bool {
    groups.iter().flat_map(|(_, turns)| turns).any(|turn| turn.outcome.is_some())
}

fn worth_list(screen: Screen) -> impl IntoView {
    let Screen { page, study, pointed, .. } = screen;
    let play = move |event: MouseEvent, turn| {
        pointed.set(None);
        study.update(|study| study.play(turn));
        // By keys: the button goes, and the turn that was made is in the list.
        if event.detail() == 0 {
            request_animation_frame(|| browser::focus_first(".tree [aria-current]"));
        }
    };
    // A list that changes under a mouse that rests is not pointed at.
    let point = move |turn| {
        if pointed.get_untracked() != Some(turn) {
            pointed.set(Some(turn));
        }
    };
    let focus = move |event: FocusEvent, turn| {
        let chip = event_target::<web_sys::Element>(&event);
        if chip.matches(":focus-visible").unwrap_or(false) {
            point(turn);
        }
    };
    let groups = Memo::new(move |_| {
        screen.known.with(|known| known.as_ref().map(|known| by_worth(&known.turns)))
    });
    let far = |outcome: OutcomeView| {
        view! {
            <small aria-hidden="true">{outcome.distance}</small>
            <span class="unseen">{t(outcome.into())}</span>
        }
    };
    // A button that goes is left by nobody.
    watch(move || groups.with(|_| pointed.set(None)));
    move || {
        groups.get().map(|groups| view! {
        <section class="worths">
            <h2>{t(text!("study-turns"))}</h2>
            {has_outcomes(&groups).then(|| view! { <p class="aside">{t(text!("study-turns-far"))}</p> })}
            <div class="scroll" tabindex="0" role="group" aria-label=t(text!("study-turns"))>
                <dl>
                    {groups.into_iter().enumerate().map(|(rank, (margin, turns))| view! {
                        <dt class:best=rank == 0>{derived(move || page.words.get().margin(margin))}</dt>
                        <dd>{turns.into_iter().map(|JudgedTurn { turn, outcome, .. }| view! {
                            <button type="button" class="chip" on:click=move |event| play(event, turn)
                                on:mousemove=move |_| point(turn) on:mouseleave=move |_| pointed.set(None)
                                on:focus=move |event| focus(event, turn) on:blur=move |_| pointed.set(None)>
                                {turn.to_string()}{outcome.map(far)}</button>
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
    if let Ok(id) = text.parse() {
        let is_gone = browser::record(id).is_none();
        return is_gone.then(|| say!(page.words.get(), "study-gone"));
    }
    Some(say!(page.words.get(), "study-wrong-link", wrong = wrong))
}

fn told(page: Page, wrong: RwSignal<Option<Text>>) -> Option<String> {
    wrong.get().map(|wrong| say!(page.words.get(), "study-wrong-position", wrong = wrong))
}
