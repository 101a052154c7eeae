//! The solved game: what perfect play gives in each rule set, a perfect game to step through, and the
//! first turns by what they are worth. The rule set that is looked at stands in the address.

use leptos::prelude::*;
use linja::{Position, RuleSet, Side};
use linja_api::{JudgedTurn, MarginsView};
use linja_words::{rule_set_name, say, text};

use crate::page::board::Board;
use crate::page::frame::Link;
use crate::page::signals::{derived, part, watch};
use crate::page::understand::oracle::{self, notice};
use crate::page::understand::steps::{Steps, TurnRound};
use crate::page::understand::study::by_worth;
use crate::page::{page, t};
use crate::{
    Address, Ask, Replay, SharedGame, SharedPosition, TO_READ, first_player_gets, perfect_game,
    tell,
};

/// How many positions each rule set has.
const POSITIONS: u64 = 1_264_575_044;

pub(crate) fn solution() -> impl IntoView {
    let page = page();
    let rules = Memo::new(move |_| page.fragment.get().parse::<RuleSet>().unwrap_or_default());
    view! {
        <div class="solution">
            <section class="text">
                <h1>{t(text!("study-solution"))}</h1>
                <p class="lead">{t(text!("study-solution-line"))}</p>
                <p>{derived(move || say!(page.words.get(), "study-solution-how", positions = POSITIONS))}</p>
                <div class="wide"><table class="summary">
                    <thead><tr><th scope="col">{t(text!("web-edition"))}</th>
                        <th scope="col">{t(text!("study-first-player"))}</th></tr></thead>
                    <tbody>{TO_READ.map(|rules| view! {
                        <tr><th scope="row">
                            <Link to=Address::Solution details=Signal::stored(rules.to_string())>{t(rule_set_name(rules))}</Link></th>
                            <td>{derived(move || page.words.get().margin(first_player_gets(rules)))}</td></tr>
                    })}</tbody>
                </table></div>
            </section>
            {part(move || of_rules(rules.get()))}
        </div>
    }
}

fn of_rules(rules: RuleSet) -> impl IntoView {
    let page = page();
    let start = Position::start(Side::Black);
    let asked = oracle::ask::<MarginsView>(move || Ask::Margins { rules, position: start });
    let game = perfect_game(rules);
    let shared = SharedGame(game.clone()).to_string();
    let replay = RwSignal::new(Replay::new(game));
    let view = Memo::new(move |_| replay.with(|replay| replay.view(None)));
    let told = derived(move || {
        let words = page.words.get();
        replay.with(|replay| match (replay.turn(), replay.game().result()) {
            (Some(turn), _) => tell::turn(words, replay.position().to_move(), turn),
            (None, Some(outcome)) => words.say(linja_words::result(outcome)),
            (None, None) => String::new(),
        })
    });
    let mut before = 0;
    watch(move || {
        let at = replay.with(Replay::at);
        if at != before {
            before = at;
            page.announced.set(told.get());
        }
    });
    let first_turns = move || {
        let groups = asked.with(|asked| asked.as_ref().ok().map(|known| by_worth(&known.turns)))?;
        let group = |(rank, (margin, turns)): (usize, (i32, Vec<JudgedTurn>))| {
            let chip =
                |judged: JudgedTurn| view! { <span class="chip">{judged.turn.to_string()}</span> };
            view! {
                <dt class:best=rank == 0>{derived(move || page.words.get().margin(margin))}</dt>
                <dd>{turns.into_iter().map(chip).collect_view()}</dd>
            }
        };
        let groups = groups.into_iter().enumerate().map(group).collect_view();
        Some(view! {
            <div class="scroll" tabindex="0" role="group" aria-label=t(text!("study-first-turns"))>
                <dl>{groups}</dl></div>
        })
    };
    view! {
        <div class="table study">
            <section class="board-side">
                <Board view=view/>
                <Steps replay=replay/>
            </section>
            <aside class="panel">
                <h2>{derived(move || {
                    let words = page.words.get();
                    say!(words, "study-perfect-game", rules = rule_set_name(rules))
                })}</h2>
                <div class="say"><p class="due">{told}</p></div>
                <div class="bar small">
                    <TurnRound replay=replay/>
                    <Link to=Address::Review details=Signal::stored(shared) class="button">{t(text!("web-review"))}</Link>
                    <Link to=Address::Board details=Signal::derive(move || {
                        let position = replay.with(Replay::position);
                        SharedPosition { rules, position }.to_string()
                    }) class="button">{t(text!("web-try"))}</Link>
                </div>
                <section class="worths">
                    <h2>{t(text!("study-first-turns"))}</h2>
                    {notice(asked)}
                    {part(first_turns)}
                </section>
            </aside>
        </div>
    }
}
