//! Lessons in which the learner makes the moves: a position, what to try, and when it is done.

use linja::{Edition, PlayedTurn, Position, Progress, RuleSet, Side};
use linja_words::{Text, text};

/// A short lesson on one thing.
#[derive(Debug, Clone)]
pub struct Lesson {
    /// What it is about.
    pub title: Text,
    /// What to do, one after the other.
    pub tasks: Vec<Task>,
}

/// One thing to do, or to look at.
#[derive(Debug, Clone)]
pub struct Task {
    /// The rules it is played by.
    pub rules: RuleSet,
    /// Where it begins.
    pub position: Position,
    /// What to know and what to try.
    pub text: Text,
    /// When it is done.
    pub goal: Goal,
}

/// When a task is done.
#[derive(Debug, Clone, Copy)]
pub enum Goal {
    /// It has been looked at.
    Look,
    /// It has been looked at, the points of each row too.
    LookAtPoints,
    /// A turn has been made that does what was asked.
    Turn(fn(Side, &PlayedTurn) -> bool),
}

impl Task {
    fn new(rules: RuleSet, position: &str, text: Text, goal: Goal) -> Option<Task> {
        Some(Task { rules, position: position.parse().ok()?, text, goal })
    }

    /// Whether this turn does what was asked.
    pub fn is_done_by(&self, played: &PlayedTurn) -> bool {
        match self.goal {
            Goal::Look | Goal::LookAtPoints => false,
            Goal::Turn(is_done) => is_done(self.position.to_move(), played),
        }
    }
}

const START: &str = "6,1,1,1,1,1,1,0/0,1,1,1,1,1,1,6 b";
/// Three pawns wait on row 4.
const THREE_WAIT: &str = "4,1,1,2,1,1,1,1/0,1,1,1,1,1,1,6 b";
/// Six pawns stand on row 4.
const FULL_ROW: &str = "4,2,1,3,1,1,0,0/0,0,1,3,1,1,1,5 b";
/// Row 3 is empty.
const EMPTY_ROW: &str = "5,1,0,2,1,1,1,1/0,1,0,2,1,1,1,6 b";
/// One black pawn has still to pass two red ones.
const NEARLY_OVER: &str = "0,0,1,0,0,2,3,6/6,3,1,0,2,0,0,0 b";
const OVER: &str = "0,0,0,0,0,2,4,6/6,3,1,0,2,0,0,0 r";

/// All lessons in order.
pub fn lessons() -> Vec<Lesson> {
    let zen = RuleSet::Zen;
    let lesson = |title: Text, tasks: Vec<Option<Task>>| Lesson {
        title,
        tasks: tasks.into_iter().flatten().collect(),
    };
    vec![
        lesson(
            text!("web-lesson-board"),
            vec![
                Task::new(zen, START, text!("web-lesson-board-setup"), Goal::Look),
                Task::new(zen, START, text!("web-lesson-board-goal"), Goal::Look),
            ],
        ),
        lesson(
            text!("web-lesson-opening"),
            vec![
                Task::new(
                    zen,
                    EMPTY_ROW,
                    text!("web-lesson-opening-empty"),
                    Goal::Turn(|_, played| played.turn.to_string() == "2-3"),
                ),
                Task::new(zen, START, text!("web-lesson-opening-any"), Goal::Turn(|_, _| true)),
            ],
        ),
        lesson(
            text!("web-lesson-follow-up"),
            vec![
                Task::new(
                    zen,
                    START,
                    text!("web-lesson-follow-up-two"),
                    Goal::Turn(|_, played| played.turn.moves().len() == 2),
                ),
                Task::new(
                    zen,
                    THREE_WAIT,
                    text!("web-lesson-follow-up-three"),
                    Goal::Turn(|_, played| played.turn.to_string().starts_with("3-4,1-4")),
                ),
                Task::new(
                    zen,
                    START,
                    text!("web-lesson-follow-up-none"),
                    Goal::Turn(|side, played| {
                        played.turn.moves().len() == 1
                            && side.progress(played.turn.moves()[0].to) != Progress::GOAL
                    }),
                ),
            ],
        ),
        lesson(
            text!("web-lesson-full"),
            vec![Task::new(
                zen,
                FULL_ROW,
                text!("web-lesson-full-cross"),
                Goal::Turn(|_, played| {
                    let crosses = |one: &linja::Move| one.from.number() < 4 && one.to.number() > 4;
                    played.turn.moves().iter().any(crosses)
                }),
            )],
        ),
        lesson(
            text!("web-lesson-goal"),
            vec![
                Task::new(
                    zen,
                    THREE_WAIT,
                    text!("web-lesson-goal-over"),
                    Goal::Turn(|_, played| {
                        played.turn.moves().len() == 2
                            && reaches_goal(played, 1)
                            && !is_exact(played, 3)
                    }),
                ),
                Task::new(
                    zen,
                    THREE_WAIT,
                    text!("web-lesson-goal-exact"),
                    Goal::Turn(|_, played| played.turn.to_string().starts_with("3-4,5-8")),
                ),
            ],
        ),
        lesson(
            text!("web-lesson-bonus"),
            vec![
                Task::new(
                    zen,
                    THREE_WAIT,
                    text!("web-lesson-bonus-back"),
                    Goal::Turn(|side, played| {
                        played
                            .turn
                            .moves()
                            .iter()
                            .any(|one| side.progress(one.to) < side.progress(one.from))
                    }),
                ),
                Task::new(
                    RuleSet::ZenMean,
                    THREE_WAIT,
                    text!("web-lesson-bonus-mean"),
                    Goal::Turn(|_, played| {
                        played.turn.moves().iter().any(|one| one.pawn == linja::Pawn::Opponents)
                    }),
                ),
            ],
        ),
        lesson(
            text!("web-lesson-end"),
            vec![
                Task::new(
                    zen,
                    NEARLY_OVER,
                    text!("web-lesson-end-pass"),
                    Goal::Turn(|_, played| played.ends_game),
                ),
                Task::new(zen, OVER, text!("web-lesson-end-points"), Goal::LookAtPoints),
                Task::new(
                    RuleSet::Classic,
                    OVER,
                    text!("web-lesson-end-classic"),
                    Goal::LookAtPoints,
                ),
                Task::new(
                    RuleSet::Revised,
                    OVER,
                    text!("web-lesson-end-revised"),
                    Goal::LookAtPoints,
                ),
            ],
        ),
        lesson(
            text!("web-lesson-editions"),
            vec![
                Task::new(
                    RuleSet::Classic,
                    EMPTY_ROW,
                    text!("web-lesson-editions-extra"),
                    Goal::Turn(|_, played| played.turn.moves().len() > 2),
                ),
                Task::new(
                    RuleSet::Revised,
                    START,
                    text!("web-lesson-editions-compulsory"),
                    Goal::Turn(|_, played| played.turn.moves().len() == 2),
                ),
            ],
        ),
    ]
}

/// Whether the move number `index` ends on Black's goal.
fn reaches_goal(played: &PlayedTurn, index: usize) -> bool {
    played.turn.moves().get(index).is_some_and(|one| Side::Black.progress(one.to) == Progress::GOAL)
}

/// Whether the follow-up goes just as far as it has rows.
fn is_exact(played: &PlayedTurn, rows: u8) -> bool {
    let follow_up = played.turn.moves().get(1);
    follow_up.is_some_and(|one| one.to.number() - one.from.number() == rows)
}

/// The rule sets in the order in which they are offered to be read.
pub const TO_READ: [RuleSet; 5] =
    [RuleSet::Zen, RuleSet::ZenMean, RuleSet::Revised, RuleSet::RevisedMean, RuleSet::Classic];

/// The plain rule set of an edition.
pub const fn plain(edition: Edition) -> RuleSet {
    match edition {
        Edition::Classic => RuleSet::Classic,
        Edition::Revised => RuleSet::Revised,
        Edition::Zen => RuleSet::Zen,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_task_can_be_done_and_most_can_be_missed() {
        let tasks: Vec<Task> = lessons().into_iter().flat_map(|lesson| lesson.tasks).collect();
        assert_eq!(tasks.len(), 18, "a task with a broken position is left out");
        for task in tasks {
            let Goal::Turn(_) = task.goal else { continue };
            let mut done = 0;
            task.position.for_each_turn(task.rules, |played| {
                done += usize::from(task.is_done_by(&played));
            });
            assert!(done > 0, "{} cannot be done", task.text.key());
        }
    }

    #[test]
    fn the_lesson_on_full_rows_cannot_be_done_without_crossing_one() {
        let lessons = lessons();
        let task = &lessons[3].tasks[0];
        let mut missed = 0;
        task.position
            .for_each_turn(task.rules, |played| missed += usize::from(!task.is_done_by(&played)));
        assert!(missed > 0);
    }
}
