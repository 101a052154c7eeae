//! A game looked at again with the oracle: the margin over the game, each turn with its grade, and the
//! better turn on the board. Which game it is stands in the address.

use leptos::ev::Event;
use leptos::prelude::*;
use leptos::task::spawn_local;
use linja::{Game, Position, Record, Side, Turn};
use linja_api::{GradeView, LevelView, OnlyWinView, ReasonView, ReviewView, ReviewedView};
use linja_words::{Text, Value, Words, lead, played_like, result, rule_set_name, say, text};
use wasm_bindgen::JsCast;

use crate::page::board::Board;
use crate::page::board::chart::chart;
use crate::page::board::drawing::LittlePawn;
use crate::page::frame::{Link, button};
use crate::page::signals::{click, derived, part, watch};
use crate::page::understand::oracle::{self, Asked, notice};
use crate::page::understand::pictures::pictures;
use crate::page::understand::practice::{in_order, opt_in, plan};
use crate::page::understand::steps::{Steps, TurnRound};
use crate::page::{Page, browser, page, share, t};
use crate::{
    Address, Archive, Ask, BoardView, Exercise, Line, Lines, Replay, SharedGame, SharedPosition,
    Table, better, is_mistake, line_as_game, tell,
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
    /// The side that was played here.
    own: Option<Side>,
    /// The side whose mistakes are being done better.
    retried: RwSignal<Option<Side>>,
}

fn reviewed(page: Page, game: Game) -> impl IntoView {
    let question = Ask::Review(Record::new(game.clone()).to_string());
    let screen = Screen {
        page,
        own: Archive::new(browser::records()).own_side(&game),
        replay: RwSignal::new(Replay::new(game)),
        asked: oracle::ask(move || question.clone()),
        retried: RwSignal::new(None),
    };
    watch(move || {
        screen.asked.with(|asked| {
            if let Ok(review) = asked {
                screen.replay.with_untracked(|replay| note(replay.game(), review));
                screen.plan();
            }
        });
    });
    part(move || match screen.retried.get() {
        Some(side) => retry(screen, side),
        None => looked_at(screen).into_any(),
    })
}

/// The mistakes of a side, to be done better one after the other.
fn retry(screen: Screen, side: Side) -> AnyView {
    let back = derived(move || say!(screen.page.words.get(), "web-review"));
    let leave = move || screen.retried.set(None);
    in_order(screen.page, screen.mistakes(side), back, |_, _| (), leave)
}

fn looked_at(screen: Screen) -> impl IntoView {
    let page = screen.page;
    let rules = screen.replay.with_untracked(|replay| replay.game().rules());
    let view = Memo::new(move |_| {
        let better = screen.judged(better).flatten();
        screen.replay.with(|replay| replay.view(better))
    });
    let here = Signal::derive(move || {
        let position = screen.replay.with(Replay::position);
        SharedPosition { rules, position }.to_string()
    });
    let mut before = (0, None);
    watch(move || {
        let at = screen.replay.with(|replay| (replay.at(), replay.aside()));
        if at != before {
            before = at;
            page.announced.set(screen.told());
        }
    });
    let is_aside = Memo::new(move |_| screen.replay.with(|replay| replay.aside().is_some()));
    let leave = move || {
        screen.replay.update(|replay| replay.go_to(replay.at()));
        // The button that was pressed goes as well.
        browser::focus("main");
    };
    let worse = Memo::new(move |_| screen.worse());
    view! {
        <div class="table study review">
            <section class="board-side">
                <Board view=view/>
                <Steps replay=screen.replay/>
                {part(move || is_aside.get().then(|| view! {
                    <div class="bar steps-bar"><button type="button" class="primary" on:click=click(leave)>
                        {t(text!("study-line-leave"))}</button></div>
                }))}
                {part(move || screen.asked.with(|asked| asked.is_ok().then(|| retry_bar(screen))))}
            </section>
            <aside class="panel">
                <p class="aside">{t(rule_set_name(rules))}</p>
                <h1 class="lesson-title">{t(text!("web-review"))}</h1>
                <div class="say">
                    {part(move || this_turn(screen))}
                    {part(move || worse.get().map(|(position, turn)| why(screen, position, turn)))}
                </div>
                {notice(screen.asked)}
                {part(move || screen.asked.with(|asked| asked.as_ref().ok().map(|review| view! {
                    {chart(review, screen.replay)}
                    {mistake_bar(screen)}
                    {screen.own.is_some().then(|| opt_in(move || screen.plan()))}
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
    /// The mistakes of a side, once they are known.
    fn mistakes(self, side: Side) -> Vec<Exercise> {
        let replay = self.replay.get_untracked();
        let game = replay.game();
        let played = game.played().iter().map(|played| played.position);
        let positions = [game.start()].into_iter().chain(played);
        self.asked.with_untracked(|asked| {
            let turns = asked.iter().flat_map(|review| &review.turns);
            let wrong =
                positions.zip(turns).filter(|(_, turn)| turn.side == side && is_mistake(turn));
            wrong
                .map(|(position, turn)| Exercise {
                    rules: game.rules(),
                    position,
                    played: Some(turn.turn),
                })
                .collect()
        })
    }

    /// Has what went wrong for whoever plays here come back.
    fn plan(self) {
        if let Some(own) = self.own {
            plan(self.page, self.mistakes(own));
        }
    }

    /// Asks something of the turn that is looked at, if it is judged.
    fn judged<T>(self, ask: impl FnOnce(&ReviewedView) -> T) -> Option<T> {
        let at = self.replay.with(Replay::at);
        self.asked
            .with(|asked| asked.as_ref().ok().and_then(|review| review.turns.get(at)).map(ask))
    }

    /// The turn of the game that is looked at, and where, if it gave points away.
    fn worse(self) -> Option<(Position, Turn)> {
        let is_worse = self.judged(|turn| turn.before > turn.after)?;
        self.replay.with(Replay::played).filter(|_| is_worse)
    }

    /// The turn that is looked at, in words.
    fn told(self) -> String {
        let words = self.page.words.get();
        let (played, is_aside) = self.replay.with(|replay| {
            let turn = replay.turn();
            let told = turn.map(|turn| tell::turn(words, replay.position().to_move(), turn));
            (told, replay.aside().is_some())
        });
        match (played, is_aside) {
            (Some(played), true) => played,
            (Some(played), false) => {
                let judged = self.judged(|turn| judgement(words, turn)).unwrap_or_default();
                format!("{played} {judged}")
            }
            (None, _) => self.ending(),
        }
    }

    /// How what is looked at ends.
    fn ending(self) -> String {
        let words = self.page.words.get();
        self.replay.with(|replay| match replay.result() {
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
        before = lead(turn.side, turn.before),
        after = lead(turn.side, turn.after),
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

const fn keyword(grade: GradeView) -> &'static str {
    match grade {
        GradeView::Best => "best",
        GradeView::Good => "good",
        GradeView::Inaccuracy => "inaccuracy",
        GradeView::Mistake => "mistake",
        GradeView::Blunder => "blunder",
    }
}

fn grade(words: Words, grade: GradeView) -> String {
    say!(words, "review-grade", grade = keyword(grade))
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
    let Some((position, turn)) = screen.replay.with(Replay::played) else {
        return view! { <p class="due">{screen.ending()}</p> }.into_any();
    };
    let side = position.to_move();
    let mark = screen.judged(mark).unwrap_or_default();
    let told = screen.judged(|turn| judgement(words, turn));
    let is_bad = screen.judged(is_mistake).unwrap_or(false);
    view! {
        <p class="due turn-played"><LittlePawn side=side/>
            <span class="unseen">{words.say(side)}": "</span>
            <span>{turn.to_string()}</span> <b class="mark">{mark}</b></p>
        <p class="aside" class:bad=is_bad>{told}</p>
    }
    .into_any()
}

/// To do better what went wrong: for whoever plays here, or for both where nobody does.
fn retry_bar(screen: Screen) -> impl IntoView {
    let count = |side| screen.mistakes(side).len();
    let label = |side| match screen.own {
        Some(_) => text!("study-retry-own", count = count(side)),
        None => text!("study-retry", side = side, count = count(side)),
    };
    let sides = Side::ALL.into_iter().filter(|&side| screen.own.is_none_or(|own| own == side));
    let sides: Vec<Side> = sides.filter(|&side| count(side) > 0).collect();
    view! {
        <div class="bar small retry">
            {sides.into_iter().map(|side| button(label(side), "", move || screen.retried.set(Some(side)))).collect_view()}
        </div>
    }
}

/// Why a turn gave points away, and how perfect play goes on after it and after a better one.
fn why(screen: Screen, position: Position, turn: Turn) -> impl IntoView + use<> {
    let rules = screen.replay.with_untracked(|replay| replay.game().rules());
    let reasons: RwSignal<Asked<Vec<ReasonView>>> =
        oracle::ask(move || Ask::Reasons { rules, position, turn });
    let sentences = move || {
        let words = screen.page.words.get();
        let say =
            |reason: &ReasonView| view! { <li>{words.say(reason.text(position.to_move()))}</li> };
        reasons.with(|reasons| reasons.iter().flatten().map(say).collect_view())
    };
    let is_open = RwSignal::new(false);
    view! {
        <ul class="why" aria-live="polite">{part(sentences)}</ul>
        <details class="both-lines" on:toggle=move |_| is_open.update(|is_open| *is_open = !*is_open)>
            <summary>{t(text!("study-lines"))}</summary>
            {part(move || is_open.get().then(|| lines(screen, position, turn)))}
        </details>
    }
}

/// Both lines beside each other; pressing a turn shows it on the board.
fn lines(screen: Screen, position: Position, turn: Turn) -> impl IntoView + use<> {
    let rules = screen.replay.with_untracked(|replay| replay.game().rules());
    let asked: RwSignal<Asked<Lines>> = oracle::ask(move || Ask::Lines { rules, position, turn });
    let drawn = move |lines: &Lines| {
        let lines = [(Line::Played, &lines.played), (Line::Better, &lines.better)];
        let lines = lines.map(|(line, turns)| (line, line_as_game(rules, position, turns)));
        let longest = lines.iter().map(|(_, game)| game.turns().len()).max().unwrap_or(0);
        let row = |index: usize| {
            let cells = lines.clone().map(|(line, game)| {
                let turn = game.turns().nth(index)?;
                let is_here = derived(move || {
                    screen.replay.with(Replay::aside) == Some((line, index))
                });
                let look = move || {
                    let game = game.clone();
                    screen.replay.update(|replay| replay.look_aside(line, game, index));
                    // On a phone the board may be out of sight.
                    if let Ok(Some(board)) = document().query_selector(".board-side")
                        && board.get_bounding_client_rect().top() < 0.0
                    {
                        board.scroll_into_view();
                    }
                };
                Some(view! {
                    <button type="button" class="plain-button" on:click=click(look)
                        aria-current=derived(move || is_here.get().then_some("step"))>{turn.to_string()}</button>
                })
            });
            view! { <tr>{cells.map(|cell| view! { <td>{cell}</td> })}</tr> }
        };
        view! {
            <div class="scroll" tabindex="0" role="group" aria-label=t(text!("study-lines"))>
                <table>
                    <thead><tr><th scope="col">{t(text!("study-line-played"))}</th>
                        <th scope="col">{t(text!("study-line-better"))}</th></tr></thead>
                    <tbody>{(0..longest).map(row).collect_view()}</tbody>
                </table>
            </div>
        }
    };
    part(move || {
        asked.with(|asked| match asked {
            Ok(lines) => drawn(lines).into_any(),
            Err(_) => view! { <p class="aside">{t(text!("study-asking"))}</p> }.into_any(),
        })
    })
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
                        <tr><th scope="row">{grade(words, wanted)}
                                <small>{say!(words, "review-legend", grade = keyword(wanted))}</small></th>
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
    let row = |(index, turn): (usize, Turn)| {
        let side = if index.is_multiple_of(2) { first } else { first.other() };
        let judged = screen.asked.with(|asked| {
            let turn = asked.as_ref().ok()?.turns.get(index)?;
            let lost = turn.before - turn.after;
            let lost = if lost > 0 { words.value(lost) } else { String::new() };
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
