//! The step that is due, with the reason: what a player is told while making a turn.

use linja::{Progress, Step, StepKind, TurnInProgress};

use crate::{Text, Value, text};

/// What the player is to do next, and why.
impl From<&TurnInProgress> for Text {
    fn from(turn: &TurnInProgress) -> Text {
        match turn.due() {
            Some(Step::Opening) => text!("due-opening"),
            Some(Step::FollowUp { .. }) if opened_into_the_goal(turn) => {
                text!("due-follow-up-goal")
            }
            Some(Step::FollowUp { rows }) if turn.may_decline() => {
                text!("due-follow-up-optional", rows = rows)
            }
            Some(Step::FollowUp { rows }) => text!("due-follow-up", rows = rows),
            Some(Step::Bonus) if turn.rules().is_mean() => text!("due-bonus-mean"),
            Some(Step::Bonus) => text!("due-bonus"),
            Some(Step::ExtraOpening) => text!("due-extra-opening"),
            None if turn.so_far().moves().is_empty() => text!("due-pass"),
            None if opened_onto_an_empty_row(turn) => text!("due-nothing-empty-row"),
            None => text!("due-nothing"),
        }
    }
}

/// The name of the step.
impl From<StepKind> for Text {
    fn from(step: StepKind) -> Text {
        text!("step", step = step)
    }
}

/// For messages to select by.
impl From<StepKind> for Value {
    fn from(step: StepKind) -> Value {
        Value::from(match step {
            StepKind::Opening => "opening",
            StepKind::FollowUp => "follow-up",
            StepKind::Bonus => "bonus",
            StepKind::ExtraOpening => "extra-opening",
        })
    }
}

/// Whether the last move, an opening, reached the goal.
fn opened_into_the_goal(turn: &TurnInProgress) -> bool {
    let mover = turn.position().to_move();
    turn.so_far().moves().last().is_some_and(|one| mover.progress(one.to) == Progress::GOAL)
}

/// Whether the opening is all there is of the turn because its row was empty.
fn opened_onto_an_empty_row(turn: &TurnInProgress) -> bool {
    match turn.so_far().moves() {
        [opening] => opening.to.is_inner() && turn.position().pawns_on(opening.to) == 1,
        _ => false,
    }
}
