//! A game looked at again with the oracle: the margin over the game, each turn with its grade, and the
//! better turn on the board. Which game it is stands in the address.

use leptos::ev::Event;
use leptos::prelude::*;
use leptos::task::spawn_local;
use linja::{Game, Record, Side};
use linja_api::{GradeView, LevelView, OnlyWinView, ReviewView, ReviewedView};
use linja_words::{Text, Value, Words, played_like, result, rule_set_name, say, text};
use wasm_bindgen::JsCast;

use crate::page::board::Board;
use crate::page::board::chart::chart;
use crate::page::board::drawing::LittlePawn;
use crate::page::frame::Link;
use crate::page::signals::{click, derived, part, watch};
use crate::page::understand::oracle::{self, Asked, notice};
use crate::page::understand::pictures::pictures;
use crate::page::understand::steps::{Steps, TurnRound};
use crate::page::{Page, browser, page, share, t};
use crate::{
    Address, Archive, Ask, BoardView, Replay, SharedGame, SharedPosition, Table, better,
    is_mistake, tell,
};

pub(crate) fn review() -> impl IntoView {
    let page = page();
    move || {
        let text = page.fragment.get();
        match text.parse() {
            Ok(SharedGame(game)) => reviewed(page, game).into_any(),
            Err(_) if text.is_empty() => choose(page, None).into_any(),
            Err(wrong) => choose(page, Some(wrong)).into_any(),
        }
    }
}

/// Where a game is chosen: the one on the table, or a record.
fn choose(page: Page, wrong: Option<Text>) -> impl IntoView {
    let wrong = RwSignal::new(wrong);
    let text = RwSignal::new(String::new());
    let read = move |record: &str| match record.parse::<Record>() {
        Ok(record) => page.show(Address::Review, &SharedGame(record.game).to_string()),
        Err(error) => {
            wrong.set(Some(error.into()));
            page.announced.set(wrong_text(page.words.get_untracked(), wrong).unwrap_or_default());
        }
    };
    let open = move |event: Event| {
        let input = event.target().and_then(|target| target.dyn_into().ok());
        let Some(input): Option<web_sys::HtmlInputElement> = input else { return };
        spawn_local(async move {
            if let Some(record) = browser::chosen_file(&input).await {
                read(&record);
            }
        });
    };
    let own = move || {
        page.table.with(|table| {
            let game = table.as_ref().map(Table::game)?;
            (!game.played().is_empty()).then(|| SharedGame(game.clone()).to_string())
        })
    };
    view! {
        <section class="text">
            <h1>{t(text!("web-review"))}</h1>
            <p class="lead">{t(text!("study-review-line"))}</p>
            <p class="aside refused" role="alert">{derived(move || wrong_text(page.words.get(), wrong))}</p>
            {part(move || own().map(|game| view! {
                <p><Link to=Address::Review details=Signal::stored(game) class="button primary">
                    {t(text!("study-review-own"))}</Link></p>
            }))}
            <div class="field">
                <label for="record">{t(text!("study-paste"))}</label>
                <textarea id="record" rows="8" spellcheck="false" prop:value=derived(move || text.get())
                    on:input=move |event| text.set(event_target_value(&event))></textarea>
            </div>
            <div class="bar">
                <button type="button" class="primary" disabled=derived(move || text.with(|text| text.trim().is_empty()))
                    on:click=click(move || read(&text.get_untracked()))>{t(text!("study-review-it"))}</button>
                <label class="button">{t(text!("study-open"))}
                    <input type="file" class="unseen" accept=".linja,text/plain" on:change=open/></label>
            </div>
        </section>
    }
}

fn wrong_text(words: Words, wrong: RwSignal<Option<Text>>) -> Option<String> {
    wrong.get().map(|wrong| say!(words, "study-wrong-record", wrong = wrong))
}

/// What the parts of this screen share.
#[derive(Clone, Copy)]
struct Screen {
    page: Page,
    replay: RwSignal<Replay>,
    asked: RwSignal<Asked<ReviewView>>,
}

fn reviewed(page: Page, game: Game) -> impl IntoView {
    let question = Ask::Review(Record::new(game.clone()).to_string());
    let rules = game.rules();
    let screen = Screen {
        page,
        replay: RwSignal::new(Replay::new(game)),
        asked: oracle::ask(move || question.clone()),
    };
    let view = Memo::new(move |_| {
        let better = screen.judged(better).flatten();
        screen.replay.with(|replay| replay.view(better))
    });
    let here = Signal::derive(move || {
        let position = screen.replay.with(Replay::position);
        SharedPosition { rules, position }.to_string()
    });
    watch(move || {
        screen.asked.with(|asked| {
            if let Ok(review) = asked {
                screen.replay.with_untracked(|replay| note(replay.game(), review));
            }
        });
    });
    let mut before = 0;
    watch(move || {
        let at = screen.replay.with(Replay::at);
        if at != before {
            before = at;
            page.announced.set(screen.told());
        }
    });
    view! {
        <div class="table study review">
            <section class="board-side">
                <Board view=view/>
                <Steps replay=screen.replay/>
            </section>
            <aside class="panel">
                <p class="aside">{t(rule_set_name(rules))}</p>
                <h1 class="lesson-title">{t(text!("web-review"))}</h1>
                {part(move || this_turn(screen))}
                {notice(screen.asked)}
                {part(move || screen.asked.with(|asked| asked.as_ref().ok().map(|review| view! {
                    {chart(review, screen.replay)}
                    {mistake_bar(screen)}
                    {summary(page.words.get(), review)}
                })))}
                {part(move || turn_list(screen))}
                {pictures(
                    move || view.with_untracked(BoardView::picture),
                    Some(move || screen.replay.with_untracked(|replay| replay.game().clone())),
                )}
                <div class="bar small">
                    {share_screen()}
                    <TurnRound replay=screen.replay/>
                    <Link to=Address::Board details=here class="button">{t(text!("web-try"))}</Link>
                    <Link to=Address::Review class="button">{t(text!("study-another-game"))}</Link>
                </div>
            </aside>
        </div>
    }
}

/// Notes how well a game was played, if it is one of those that are kept.
fn note(game: &Game, review: &ReviewView) {
    let mut archive = Archive::new(browser::records());
    for game in archive.note_review(game, review.sides) {
        browser::keep_record(game.id, game.text);
    }
}

/// Hands on the address of this screen.
pub(crate) fn share_screen() -> AnyView {
    let page = page();
    let link = derived(move || share::link(page.address.get(), &page.fragment.get()));
    share::share(|| document().title(), link)
}

impl Screen {
    /// Asks something of the turn that is looked at, if it is judged.
    fn judged<T>(self, ask: impl FnOnce(&ReviewedView) -> T) -> Option<T> {
        let at = self.replay.with(Replay::at);
        self.asked
            .with(|asked| asked.as_ref().ok().and_then(|review| review.turns.get(at)).map(ask))
    }

    /// The turn that is looked at, in words.
    fn told(self) -> String {
        let words = self.page.words.get();
        let played = self.replay.with(|replay| {
            replay.turn().map(|turn| tell::turn(words, replay.position().to_move(), turn))
        });
        match played {
            Some(played) => {
                let judged = self.judged(|turn| judgement(words, turn)).unwrap_or_default();
                format!("{played} {judged}")
            }
            None => self.ending(),
        }
    }

    /// How the game stands at its end.
    fn ending(self) -> String {
        let words = self.page.words.get();
        self.replay.with(|replay| match replay.game().result() {
            Some(outcome) => words.say(result(outcome)),
            None => say!(words, "study-not-over"),
        })
    }
}

/// The grade of a turn, what it gave away, and what was better.
fn judgement(words: Words, turn: &ReviewedView) -> String {
    let grade = grade(words, turn.grade);
    let margins = say!(
        words,
        "review-before-after",
        before = words.margin(turn.before),
        after = words.margin(turn.after),
    );
    match (turn.before - turn.after, better(turn), turn.only_win) {
        (_, None, Some(OnlyWinView::Found)) => {
            say!(words, "study-judged-only", grade = grade, margins = margins)
        }
        (points, Some(better), _) => {
            say!(
                words,
                "study-judged-worse",
                grade = grade,
                margins = margins,
                points = points,
                turn = better
            )
        }
        _ => say!(words, "study-judged-best", grade = grade, margins = margins),
    }
}

fn grade(words: Words, grade: GradeView) -> String {
    let word = match grade {
        GradeView::Best => "best",
        GradeView::Good => "good",
        GradeView::Inaccuracy => "inaccuracy",
        GradeView::Mistake => "mistake",
        GradeView::Blunder => "blunder",
    };
    say!(words, "review-grade", grade = word)
}

/// The sign of a turn, as players write it.
const fn mark(turn: &ReviewedView) -> &'static str {
    match (turn.grade, turn.only_win) {
        (_, Some(OnlyWinView::Found)) => "!",
        (GradeView::Best | GradeView::Good, _) => "",
        (GradeView::Inaccuracy, _) => "?!",
        (GradeView::Mistake, _) => "?",
        (GradeView::Blunder, _) => "??",
    }
}

/// The turn that is looked at.
fn this_turn(screen: Screen) -> impl IntoView + use<> {
    let words = screen.page.words.get();
    let played =
        screen.replay.with(|replay| replay.turn().map(|turn| (replay.position().to_move(), turn)));
    let Some((side, turn)) = played else {
        return view! { <div class="say"><p class="due">{screen.ending()}</p></div> }.into_any();
    };
    let mark = screen.judged(mark).unwrap_or_default();
    let told = screen.judged(|turn| judgement(words, turn));
    let is_bad = screen.judged(is_mistake).unwrap_or(false);
    view! {
        <div class="say">
            <p class="due turn-played"><LittlePawn side=side/>
                <span class="unseen">{words.say(side)}": "</span>
                <span>{turn.to_string()}</span> <b class="mark">{mark}</b></p>
            <p class="aside" class:bad=is_bad>{told}</p>
        </div>
    }
    .into_any()
}

/// To the mistake before and the one after.
fn mistake_bar(screen: Screen) -> impl IntoView {
    let mistakes = move || {
        screen.asked.with(|asked| {
            let review = asked.as_ref().ok()?;
            Some(screen.replay.with(|replay| replay.mistakes(review)))
        })
    };
    let button = move |index: usize, label: Text| {
        let to = move || mistakes().and_then(|mistakes| mistakes[index]);
        view! {
            <button type="button" disabled=derived(move || to().is_none()) on:click=click(move || {
                if let Some(to) = to() {
                    screen.replay.update(|replay| replay.go_to(to));
                }
            })>{t(label)}</button>
        }
    };
    view! {
        <div class="bar small">
            {button(0, text!("study-mistake-before"))}
            {button(1, text!("study-mistake-after"))}
        </div>
    }
}

/// How both sides played.
fn summary(words: Words, review: &ReviewView) -> impl IntoView + use<> {
    let line = |head: Text, value: &dyn Fn(Side) -> String| {
        let cells = Side::ALL.map(value);
        view! {
            <tr><th scope="row">{words.say(head)}</th>{cells.map(|cell| view! { <td>{cell}</td> })}</tr>
        }
    };
    let accuracy = |side: Side| {
        let percent = Value::decimal(review.sides[side].accuracy, 0);
        say!(words, "review-percent", percent = percent)
    };
    let given_away = |side: Side| words.value(review.sides[side].given_away);
    let count = |side: Side, wanted: GradeView| {
        let is_it = |turn: &&ReviewedView| turn.side == side && turn.grade == wanted;
        words.value(review.turns.iter().filter(is_it).count())
    };
    let grades = [
        GradeView::Best,
        GradeView::Good,
        GradeView::Inaccuracy,
        GradeView::Mistake,
        GradeView::Blunder,
    ];
    view! {
        <table class="summary">
            <thead><tr><td></td>{Side::ALL.map(|side| view! { <th scope="col">{words.say(side)}</th> })}</tr></thead>
            <tbody>
                {line(text!("review-accuracy"), &accuracy)}
                {line(text!("review-given-away"), &given_away)}
                {grades.map(|wanted| {
                    let cells = Side::ALL.map(|side| count(side, wanted));
                    view! {
                        <tr><th scope="row">{grade(words, wanted)}</th>
                            {cells.map(|cell| view! { <td>{cell}</td> })}</tr>
                    }
                })}
            </tbody>
        </table>
        {Side::ALL.map(|side| review.sides[side].level.map(|LevelView { level, low, high }| {
            view! { <p>{words.say(played_like(side, level, [low, high]))}</p> }
        }))}
    }
}

/// Every turn, with its grade once it is judged.
fn turn_list(screen: Screen) -> impl IntoView + use<> {
    let words = screen.page.words.get();
    let first = screen.replay.with_untracked(|replay| replay.game().start().to_move());
    let turns: Vec<_> = screen.replay.with_untracked(|replay| replay.game().turns().collect());
    let row = |(index, turn): (usize, linja::Turn)| {
        let side = if index.is_multiple_of(2) { first } else { first.other() };
        let judged = screen.asked.with(|asked| {
            let turn = asked.as_ref().ok()?.turns.get(index)?;
            let lost = turn.before - turn.after;
            let lost = if lost > 0 { words.margin(-lost) } else { String::new() };
            Some((grade(words, turn.grade), mark(turn), lost))
        });
        let (grade, mark, lost) = judged.unwrap_or_default();
        let is_here = derived(move || screen.replay.with(Replay::at) == index);
        view! {
            <tr class:here=is_here>
                <td class="number">{index + 1}</td>
                <td><LittlePawn side=side/><span class="unseen">{words.say(side)}</span></td>
                <td><button type="button" class="plain-button" aria-current=derived(move || is_here.get().then_some("step"))
                    on:click=click(move || screen.replay.update(|replay| replay.go_to(index)))>
                    {turn.to_string()}</button></td>
                <td>{grade} " " <b class="mark">{mark}</b></td>
                <td class="number">{lost}</td>
            </tr>
        }
    };
    view! {
        <details class="turn-list" open>
            <summary>{say!(words, "study-all-turns")}</summary>
            <div class="scroll" tabindex="0" role="group" aria-label=say!(words, "study-all-turns")>
                <table>
                    <thead class="unseen"><tr>
                        <th scope="col">{say!(words, "study-number")}</th><th scope="col">{say!(words, "study-side")}</th>
                        <th scope="col">{say!(words, "review-column-turn")}</th>
                        <th scope="col">{say!(words, "review-column-grade")}</th>
                        <th scope="col">{say!(words, "review-given-away")}</th>
                    </tr></thead>
                    <tbody>{turns.into_iter().enumerate().map(row).collect_view()}</tbody>
                </table>
            </div>
        </details>
    }
}
