//! What the editions have that is rare, made by keys at one device: found in random games by the rules
//! crate, laid on the table, and played on the page.

use anyhow::{Context, Result, ensure};
use linja::{
    Game, Pawn, Position, Progress, Refusal, Row, RuleSet, Side, Step, Turn, TurnInProgress,
    random_game,
};
use linja_api::Player;
use linja_browser::{Screen, browse, lay_table};
use linja_words::{Language, Text, Words, text};

use crate::learn::PHONES;
use crate::usable::fits;

/// A kind of turn, and the rule sets that have it.
type Case = (&'static str, &'static [RuleSet], fn(RuleSet, Position, Turn) -> bool);

const CASES: [Case; 5] = [
    ("an extra turn", &[RuleSet::Classic], |_, _, turn| turn.moves().len() >= 3),
    (
        "a bonus one row back",
        &[RuleSet::Revised, RuleSet::Zen, RuleSet::RevisedMean, RuleSet::ZenMean],
        |_, position, turn| {
            let back =
                |from, to| position.to_move().progress(to) < position.to_move().progress(from);
            turn.moves().last().is_some_and(|one| one.pawn == Pawn::Own && back(one.from, one.to))
        },
    ),
    ("a mean bonus", &[RuleSet::RevisedMean, RuleSet::ZenMean], |_, _, turn| {
        turn.moves().iter().any(|one| one.pawn == Pawn::Opponents)
    }),
    ("a declined follow-up", &[RuleSet::Zen, RuleSet::ZenMean], |rules, position, turn| {
        let [opening] = turn.moves() else { return false };
        let mut made = begin(rules, position);
        made.play(*opening).is_ok() && matches!(made.due(), Some(Step::FollowUp { .. }))
    }),
    ("a pass", &RuleSet::ALL, |_, _, turn| turn == Turn::PASS),
];

fn begin(rules: RuleSet, position: Position) -> TurnInProgress {
    TurnInProgress::new(rules, position).expect("the game is not over")
}

/// A game up to where something is the case, and the turn that was made there.
fn find(rules: RuleSet, is_it: impl Fn(Position, Turn) -> bool) -> Result<(Game, Turn)> {
    for seed in 0..20_000 {
        let whole = random_game(rules, seed);
        let mut game = Game::new(rules, whole.start().to_move());
        for turn in whole.turns() {
            if is_it(game.position(), turn) {
                return Ok((game, turn));
            }
            game.play(turn)?;
        }
    }
    anyhow::bail!("no random game of {rules} has it")
}

browse!(every_special_turn_is_made_by_keys, site, chromium, {
    let visit = chromium.visit(&site.url("/"), Screen::DESKTOP, "en").await?;
    for (name, rule_sets, is_it) in CASES {
        for &rules in rule_sets {
            let (game, turn) = find(rules, |position, turn| is_it(rules, position, turn))?;
            lay_table(&visit, &site, &game, Player::Person).await?;
            visit.make_turn(rules, game.position(), turn).await?;
            let turns = game.played().len() + 1;
            let written = format!(
                "[...document.querySelectorAll('.turns td')].map(e => e.textContent).join(' ') === '{}'",
                game.turns()
                    .chain([turn])
                    .map(|turn| turn.to_string())
                    .collect::<Vec<_>>()
                    .join(" ")
            );
            visit
                .until(&written)
                .await
                .with_context(|| format!("{name} in {rules}, turn {turns}"))?;
        }
    }
    Ok(())
});

browse!(a_full_row_and_a_step_that_must_be_made_are_told, site, chromium, {
    let visit = chromium.visit(&site.url("/"), Screen::PHONE, "en").await?;
    for rules in RuleSet::ALL {
        let blocked = |position: Position| {
            let mover = position.to_move();
            Row::ALL.into_iter().find(|&row| {
                let next = Progress::new(mover.progress(row).get() + 1).map(|next| mover.row(next));
                let is_full = |row: Row| row.is_inner() && position.pawns_on(row) == 6;
                position.count(mover, row) > 0 && next.is_some_and(is_full)
            })
        };
        let (game, _) = find(rules, |position, _| blocked(position).is_some())?;
        lay_table(&visit, &site, &game, Player::Person).await?;
        let row = blocked(game.position()).context("a pawn before a full row")?;
        visit.press_row(row).await?;
        visit.wait_for(".refused").await?;
        let told = visit.text().await?;
        ensure!(told.contains("full"), "{rules}: {told}");

        let (game, turn) = find(rules, |_, turn| turn.moves().len() == 2)?;
        lay_table(&visit, &site, &game, Player::Person).await?;
        let [opening, _] = turn.moves() else { unreachable!() };
        visit.press_row(opening.from).await?;
        visit.press_row(opening.to).await?;
        visit.wait_for(".steps .done").await?;
        let has_done: bool = visit
            .ask("!!document.querySelector('.bar button.primary:not([aria-disabled])')")
            .await?;
        let mut made = begin(rules, game.position());
        made.play(*opening)?;
        ensure!(has_done == made.may_end(), "{rules}: after {opening}");
    }
    Ok(())
});

/// All that is said of a step, and all reasons to refuse one.
fn due_and_refused() -> (Vec<Text>, Vec<Text>) {
    let (step, row) = (Step::FollowUp { rows: 5 }, Row::ALL[6]);
    let due = vec![
        text!("due-opening"),
        text!("due-follow-up-goal"),
        text!("due-follow-up", rows = 5),
        text!("due-follow-up-optional", rows = 5),
        text!("due-bonus"),
        text!("due-bonus-mean"),
        text!("due-extra-opening"),
        text!("due-pass"),
        text!("due-nothing"),
        text!("due-nothing-empty-row"),
    ];
    let refused = [
        Refusal::GameOver,
        Refusal::MustPass,
        Refusal::MayNotPass,
        Refusal::TurnComplete,
        Refusal::Compulsory(step),
        Refusal::NothingToDecline,
        Refusal::NoPawn(row),
        Refusal::WrongSide(row),
        Refusal::OpponentsPawn,
        Refusal::GoalPawnLocked,
        Refusal::Backward,
        Refusal::WrongDistance { step },
        Refusal::WrongDistance { step: Step::Bonus },
        Refusal::WrongDistance { step: Step::Opening },
        Refusal::RowFull(row),
        Refusal::BoardUnchanged,
    ];
    (due, refused.map(Text::from).into())
}

browse!(whatever_is_said_of_a_step_has_room_on_a_phone_in_every_language, site, chromium, {
    let (due, refused) = due_and_refused();
    let mut troubles = Vec::new();
    for screen in PHONES {
        let visit = chromium.visit(&site.url("/"), screen, "en").await?;
        lay_table(&visit, &site, &Game::new(RuleSet::ZenMean, Side::Black), Player::Person).await?;
        for words in Language::ALL.map(Words::new) {
            for (texts, class) in [(&due, ""), (&refused, "refused")] {
                for text in texts {
                    troubles.extend(fits(&visit, &words.say(text.clone()), class).await.err());
                }
            }
        }
    }
    ensure!(troubles.is_empty(), "{troubles:#?}");
    Ok(())
});

browse!(a_whole_game_against_a_level_is_played_to_its_end, site, chromium, {
    let visit = chromium.blank(Screen::DESKTOP, "en").await?;
    // The computer's pauses are for people.
    visit.before_each_page("const later = setTimeout; setTimeout = act => later(act, 0);").await?;
    visit.open(&site.url("/")).await?;
    visit.click("button.large").await?;
    visit.wait_for(".due").await?;
    visit.play_out().await?;
    let sums: Vec<String> =
        visit.ask("[...document.querySelectorAll('.worked-out')].map(e => e.innerText)").await?;
    ensure!(sums.len() == 2 && sums.iter().all(|sum| sum.contains('=')), "{sums:?}");
    Ok(())
});
