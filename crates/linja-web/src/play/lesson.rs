//! Lessons in which the learner makes the moves: a position, what to try, and what is said to a wrong try.

use linja::{
    Edition, Move, PlayedTurn, Position, Progress, Row, RuleSet, Side, Step, TurnInProgress,
};
use linja_words::{Scoring, Text, Words, score_sum, text};
use serde::{Deserialize, Serialize};

use crate::{Arrow, BoardView, Hand, Spot, Tally};

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
#[derive(Debug, Clone)]
pub enum Goal {
    /// It has been looked at.
    Look,
    /// It has been looked at, the points of each row too.
    LookAtPoints,
    /// A turn has been made that does what was asked. Only what leads there is marked.
    Do(fn(&PlayedTurn) -> bool),
    /// The same, but the learner has to find out how: marks would give it away. The text says what a wrong
    /// step lacks.
    Find(fn(&PlayedTurn) -> bool, Text),
}

impl Task {
    fn new(rules: RuleSet, position: &str, text: Text, goal: Goal) -> Option<Task> {
        Some(Task { rules, position: position.parse().ok()?, text, goal })
    }

    /// Whether there is only something to look at.
    pub const fn is_look(&self) -> bool {
        matches!(self.goal, Goal::Look | Goal::LookAtPoints)
    }

    /// Whether this turn does what was asked.
    pub fn is_done_by(&self, played: &PlayedTurn) -> bool {
        match self.goal {
            Goal::Look | Goal::LookAtPoints => false,
            Goal::Do(is_done) | Goal::Find(is_done, _) => is_done(played),
        }
    }

    /// The moves of the due step after which the task can still be done.
    fn wanted(&self, turn: &TurnInProgress) -> Vec<Move> {
        let leads_there = |one: &Move| {
            let mut next = turn.clone();
            next.play(*one).is_ok() && next.ends().any(|played| self.is_done_by(&played))
        };
        turn.moves().filter(leads_there).collect()
    }
}

/// A task that somebody tries.
#[derive(Debug, Clone)]
pub struct Trial {
    task: Task,
    /// None where there is only something to look at.
    hand: Option<Hand>,
    /// Where the turn led, once it has done what was asked.
    after: Option<Position>,
    /// Whether the last try was legal, but not what was asked.
    is_wrong: bool,
    /// How often something was tried in vain since the last right step.
    misses: u8,
}

/// After so many misses the next step is shown.
const PATIENCE: u8 = 2;

impl Trial {
    /// A task that nobody has tried.
    pub fn new(task: Task) -> Trial {
        let hand = if task.is_look() { None } else { Hand::new(task.rules, task.position) };
        Trial { task, hand, after: None, is_wrong: false, misses: 0 }
    }

    /// The task.
    pub const fn task(&self) -> &Task {
        &self.task
    }

    /// Whether it is done.
    pub const fn is_done(&self) -> bool {
        self.task.is_look() || self.after.is_some()
    }

    /// Whether the last try was in vain.
    pub fn is_missed(&self) -> bool {
        self.is_wrong || self.hand.as_ref().is_some_and(|hand| hand.refusal().is_some())
    }

    /// Somebody does something with the turn. A step after which the task could not be done any more is
    /// taken back at once.
    pub fn act(&mut self, act: impl FnOnce(&mut Hand)) {
        let (Some(hand), None) = (&mut self.hand, self.after) else { return };
        let wanted = self.task.wanted(hand.turn());
        let made = hand.turn().so_far().moves().len();
        act(hand);
        let step = hand.turn().so_far().moves().get(made).copied();
        let is_free = matches!(self.task.goal, Goal::Find(..)) && self.misses < PATIENCE;
        self.is_wrong = match (step, hand.held()) {
            (Some(step), _) => !wanted.contains(&step),
            (None, Some(held)) => !is_free && !wanted.iter().any(|one| spot(one) == held),
            (None, None) => false,
        };
        if self.is_wrong {
            hand.let_go();
            if step.is_some() {
                hand.undo();
            }
        } else if step.is_some() {
            self.misses = 0;
        }
        if self.is_missed() {
            self.misses = self.misses.saturating_add(1);
        }
        let Some(hand) = &self.hand else { return };
        // What was asked is done, whatever comes: nobody has to decide about a bonus they have not heard of.
        let turn = hand.turn();
        let may_stop = turn.due() == Some(Step::Bonus)
            && self.can_end()
            && self.task.wanted(turn).len() == turn.moves().count();
        if may_stop || hand.complete().is_some() {
            self.finish();
        }
    }

    /// Whether the task is done by ending the turn here.
    pub fn can_end(&self) -> bool {
        let (Some(hand), None) = (&self.hand, self.after) else { return false };
        hand.turn().finish().is_ok_and(|played| self.task.is_done_by(&played))
    }

    /// Ends the turn, if that does what was asked.
    pub fn finish(&mut self) {
        if self.can_end() {
            self.after = self.hand.as_mut().and_then(Hand::finish).map(|played| played.position);
        }
    }

    /// The next step, once it was missed too often.
    fn hint(&self) -> Option<Move> {
        let hand = self.hand.as_ref().filter(|_| self.misses >= PATIENCE)?;
        self.task.wanted(hand.turn()).first().copied()
    }

    /// What is seen: only what is asked for is marked.
    pub fn view(&self) -> BoardView {
        let below = Side::Black;
        let (Some(hand), None) = (&self.hand, self.after) else {
            let tallies = match self.task.goal {
                Goal::LookAtPoints => Tally::of(&self.scoring().scores()),
                _ => Vec::new(),
            };
            let position = self.after.unwrap_or(self.task.position);
            return BoardView { tallies, ..BoardView::of(position, below) };
        };
        let mut view = hand.view(below);
        let hint = self.hint();
        if matches!(self.task.goal, Goal::Do(_)) || hint.is_some() {
            let wanted = self.task.wanted(hand.turn());
            view.movable.retain(|&movable| wanted.iter().any(|one| spot(one) == movable));
            view.landings.retain(|landing| wanted.iter().any(|one| one.to == landing.row));
        }
        view.arrows = Arrow::of(below, hint.as_slice(), true);
        view
    }

    /// What is said to the last try, or what is due.
    pub fn told(&self, words: Words) -> String {
        let (Some(hand), None) = (&self.hand, self.after) else {
            return match self.task.goal {
                Goal::Look => String::new(),
                Goal::LookAtPoints => self.sums(words),
                Goal::Do(_) | Goal::Find(..) => words.say(text!("web-lesson-done")),
            };
        };
        let mut told = match (hand.refusal(), self.is_wrong) {
            (Some(refusal), _) => words.say(refusal),
            (None, true) => words.say(self.wrong(hand.turn())),
            (None, false) => words.say(hand.turn()),
        };
        if let Some(Move { from, to, .. }) = self.hint() {
            told.push(' ');
            told.push_str(&words.say(text!("web-lesson-hint", from = from, to = to)));
        }
        told
    }

    fn wrong(&self, turn: &TurnInProgress) -> Text {
        match &self.task.goal {
            Goal::Find(_, wrong) => wrong.clone(),
            _ if self.task.wanted(turn).is_empty() => text!("web-lesson-wrong-end"),
            _ => text!("web-lesson-wrong"),
        }
    }

    fn scoring(&self) -> Scoring {
        Scoring { rules: self.task.rules, position: self.task.position }
    }

    fn sums(&self, words: Words) -> String {
        let scores = self.scoring().scores();
        let sum = |side| format!("{}: {}", words.say(side), score_sum(&scores[side]));
        Side::ALL.map(sum).join("\n")
    }
}

/// The pawns that a move takes one of; the learner is Black.
const fn spot(one: &Move) -> Spot {
    Spot { side: one.pawn.side(Side::Black), row: one.from }
}

/// Which tasks were done on this device.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct LessonLog {
    /// By the names of their texts, so that lessons may change their order.
    done: Vec<String>,
}

impl LessonLog {
    /// A task was done.
    pub fn add(&mut self, task: &Task) {
        if !self.has(task) {
            self.done.push(task.text.key().to_owned());
        }
    }

    /// Whether a task was done.
    pub fn has(&self, task: &Task) -> bool {
        self.done.iter().any(|done| done == task.text.key())
    }

    /// Whether all of a lesson was done.
    pub fn has_all(&self, lesson: &Lesson) -> bool {
        lesson.tasks.iter().all(|task| self.has(task))
    }
}

const START: &str = "6,1,1,1,1,1,1,0/0,1,1,1,1,1,1,6 b";
/// Three pawns wait on row 4.
const THREE_WAIT: &str = "4,1,1,2,1,1,1,1/0,1,1,1,1,1,1,6 b";
/// Six pawns stand on row 4.
const FULL_ROW: &str = "4,2,1,3,1,1,0,0/0,0,1,3,1,1,1,5 b";
/// Row 3 is empty.
const EMPTY_ROW: &str = "5,1,0,2,1,1,1,1/0,1,0,2,1,1,1,6 b";
/// One black pawn has still to pass four red ones.
const NEARLY_OVER: &str = "0,0,0,0,1,0,4,7/5,2,1,0,1,3,0,0 b";
/// The same after it has passed them: Red's stragglers cost something else in each edition.
const OVER: &str = "0,0,0,0,0,0,4,8/5,2,1,0,1,3,0,0 r";
/// Five pawns stand on row 5, fewer on every other row.
const CROWD: &str = "4,1,1,2,1,1,1,1/0,1,1,1,4,1,1,3 b";
/// Three rows bring a pawn exactly to the goal, and with the bonus another one follows.
const EXACT: &str = "0,0,0,1,3,0,2,6/4,5,2,0,0,0,0,1 b";
/// Red's last pawn stands before a row with one black pawn.
const LAST_PAWN: &str = "0,0,0,1,1,0,3,7/11,0,0,0,0,1,0,0 b";
/// Four pawns stand on row 5, and five on the start line.
const BACK_PAWNS: &str = "5,0,1,1,2,0,0,3/3,0,1,0,2,1,0,5 b";
/// Black wins by ending the game, and in no other way.
const ENDING: &str = "0,0,0,1,1,0,0,10/9,1,1,1,0,0,0,0 b";
/// Red is home, and the game goes on only while a black pawn is on row 1.
const ONE_HOME: &str = "1,0,0,2,0,1,0,8/12,0,0,0,0,0,0,0 b";

/// All lessons in order: the rules, how to play well, and last what differs in other rules.
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
                    Goal::Do(|played| begins(played, "2-3")),
                ),
                Task::new(zen, START, text!("web-lesson-opening-any"), Goal::Do(|_| true)),
            ],
        ),
        lesson(
            text!("web-lesson-follow-up"),
            vec![
                Task::new(zen, START, text!("web-lesson-follow-up-two"), Goal::Do(has_follow_up)),
                Task::new(
                    zen,
                    THREE_WAIT,
                    text!("web-lesson-follow-up-three"),
                    Goal::Do(|played| begins(played, "3-4,1-4")),
                ),
                Task::new(
                    zen,
                    START,
                    text!("web-lesson-follow-up-none"),
                    Goal::Do(|played| played.turn.moves().len() == 1 && !reaches_goal(played, 0)),
                ),
            ],
        ),
        lesson(
            text!("web-lesson-full"),
            vec![Task::new(
                zen,
                FULL_ROW,
                text!("web-lesson-full-cross"),
                Goal::Do(|played| {
                    let crosses = |one: &Move| one.from.number() < 4 && one.to.number() > 4;
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
                    Goal::Do(|played| {
                        begins(played, "3-4,")
                            && reaches_goal(played, 1)
                            && !begins(played, "3-4,5-8")
                    }),
                ),
                Task::new(
                    zen,
                    THREE_WAIT,
                    text!("web-lesson-goal-exact"),
                    Goal::Do(|played| begins(played, "3-4,5-8")),
                ),
            ],
        ),
        lesson(
            text!("web-lesson-bonus"),
            vec![Task::new(
                zen,
                THREE_WAIT,
                text!("web-lesson-bonus-back"),
                Goal::Do(|played| {
                    let is_back = |one: &Move| one.to < one.from;
                    begins(played, "7-8,") && played.turn.moves().iter().any(is_back)
                }),
            )],
        ),
        lesson(
            text!("web-lesson-end"),
            vec![
                Task::new(
                    zen,
                    NEARLY_OVER,
                    text!("web-lesson-end-pass"),
                    Goal::Find(|played| played.ends_game, text!("web-lesson-end-pass-wrong")),
                ),
                Task::new(zen, OVER, text!("web-lesson-end-points"), Goal::LookAtPoints),
            ],
        ),
        lesson(
            text!("web-lesson-crowd"),
            vec![Task::new(
                zen,
                CROWD,
                text!("web-lesson-crowd-find"),
                Goal::Find(|played| begins(played, "4-5,"), text!("web-lesson-crowd-wrong")),
            )],
        ),
        lesson(
            text!("web-lesson-exact"),
            vec![Task::new(
                zen,
                EXACT,
                text!("web-lesson-exact-find"),
                Goal::Find(|played| begins(played, "4-5,5-8,7-8"), text!("web-lesson-exact-wrong")),
            )],
        ),
        lesson(
            text!("web-lesson-leave"),
            vec![Task::new(
                zen,
                LAST_PAWN,
                text!("web-lesson-leave-find"),
                Goal::Find(
                    |played| played.position.pawns_on(Row::ALL[4]) == 0,
                    text!("web-lesson-leave-wrong"),
                ),
            )],
        ),
        lesson(
            text!("web-lesson-back-pawns"),
            vec![Task::new(
                zen,
                BACK_PAWNS,
                text!("web-lesson-back-pawns-find"),
                Goal::Find(
                    |played| begins(played, "4-5,1-5"),
                    text!("web-lesson-back-pawns-wrong"),
                ),
            )],
        ),
        lesson(
            text!("web-lesson-finish"),
            vec![
                Task::new(
                    zen,
                    ENDING,
                    text!("web-lesson-finish-end"),
                    Goal::Find(|played| played.ends_game, text!("web-lesson-finish-end-wrong")),
                ),
                Task::new(
                    zen,
                    ONE_HOME,
                    text!("web-lesson-finish-stay"),
                    Goal::Find(|played| !played.ends_game, text!("web-lesson-finish-stay-wrong")),
                ),
            ],
        ),
        lesson(
            text!("web-lesson-editions"),
            vec![
                Task::new(
                    RuleSet::Classic,
                    OVER,
                    text!("web-lesson-end-classic", points = reds_points(zen)),
                    Goal::LookAtPoints,
                ),
                Task::new(
                    RuleSet::Revised,
                    OVER,
                    text!("web-lesson-end-revised"),
                    Goal::LookAtPoints,
                ),
                Task::new(
                    RuleSet::Classic,
                    EMPTY_ROW,
                    text!("web-lesson-editions-extra"),
                    Goal::Do(|played| begins(played, "4-5,1-3")),
                ),
                Task::new(
                    RuleSet::Revised,
                    START,
                    text!("web-lesson-editions-compulsory"),
                    Goal::Do(has_follow_up),
                ),
                Task::new(
                    RuleSet::ZenMean,
                    THREE_WAIT,
                    text!("web-lesson-bonus-mean"),
                    Goal::Do(|played| begins(played, "7-8,x")),
                ),
            ],
        ),
    ]
}

/// What Red gets at the end of the lesson on points.
fn reds_points(rules: RuleSet) -> i32 {
    let points = |position| Scoring { rules, position }.scores()[Side::Red].points();
    OVER.parse().map_or(0, points)
}

/// Whether a turn begins with these moves.
fn begins(played: &PlayedTurn, moves: &str) -> bool {
    played.turn.to_string().starts_with(moves)
}

/// Whether an opening was followed up: after one into the goal comes a bonus instead.
fn has_follow_up(played: &PlayedTurn) -> bool {
    played.turn.moves().len() > 1 && !reaches_goal(played, 0)
}

/// Whether the move number `index` ends on Black's goal.
fn reaches_goal(played: &PlayedTurn, index: usize) -> bool {
    played.turn.moves().get(index).is_some_and(|one| Side::Black.progress(one.to) == Progress::GOAL)
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
#[allow(clippy::unwrap_used)] // A panic is how a test fails.
mod tests {
    use super::*;

    fn trial(key: &str) -> Trial {
        let mut tasks = lessons().into_iter().flat_map(|lesson| lesson.tasks);
        Trial::new(tasks.find(|task| task.text.key() == key).unwrap())
    }

    fn touch(trial: &mut Trial, row: u8) {
        trial.act(|hand| {
            hand.touch(Row::new(row).unwrap(), None);
        });
    }

    /// Which text answers a wrong step.
    fn wrong(trial: &Trial) -> &'static str {
        assert!(trial.is_wrong && trial.is_missed());
        trial.wrong(trial.hand.as_ref().unwrap().turn()).key()
    }

    fn turns(task: &Task) -> Vec<PlayedTurn> {
        TurnInProgress::new(task.rules, task.position).unwrap().ends().collect()
    }

    /// How far the follow-up goes after each opening of a position.
    fn follow_ups(rules: RuleSet, position: Position) -> Vec<(Move, u8)> {
        let turn = TurnInProgress::new(rules, position).unwrap();
        let rows = |one: Move| {
            let mut next = turn.clone();
            next.play(one).unwrap();
            match next.due() {
                Some(Step::FollowUp { rows }) => rows,
                _ => 0,
            }
        };
        turn.moves().map(|one| (one, rows(one))).collect()
    }

    #[test]
    fn every_task_is_done_by_what_is_marked_and_most_can_be_missed() {
        let tasks: Vec<Task> = lessons().into_iter().flat_map(|lesson| lesson.tasks).collect();
        assert_eq!(tasks.len(), 24, "a task with a broken position is left out");
        for task in tasks.into_iter().filter(|task| !task.is_look()) {
            let key = task.text.key();
            let missed = turns(&task).iter().any(|played| !task.is_done_by(played));
            assert!(missed || key == "web-lesson-opening-any", "{key} cannot be missed");
            let mut trial = Trial::new(task);
            while !trial.can_end() && !trial.is_done() {
                let wanted = trial.task.wanted(trial.hand.as_ref().unwrap().turn());
                let Some(&one) = wanted.first() else { panic!("{key} cannot be done") };
                assert!(trial.view().is_movable(spot(&one)), "{key}: {one} is not marked");
                trial.act(|hand| assert!(hand.play(one).is_some()));
                assert!(!trial.is_missed(), "{key}: {one} is wrong");
            }
            trial.finish();
            assert!(trial.is_done(), "{key}");
        }
    }

    #[test]
    fn only_the_pawn_that_is_asked_for_is_marked_and_another_one_is_not_even_held() {
        let mut trial = trial("web-lesson-opening-empty");
        let rows: Vec<u8> = trial.view().movable.iter().map(|spot| spot.row.number()).collect();
        assert_eq!(rows, [2]);
        touch(&mut trial, 4);
        assert_eq!((wrong(&trial), trial.view().held), ("web-lesson-wrong", None));
        touch(&mut trial, 2);
        assert!(!trial.is_missed() && trial.view().held.is_some());
        touch(&mut trial, 3);
        assert!(trial.is_done());
    }

    #[test]
    fn after_the_second_miss_the_pawn_and_its_landing_are_shown() {
        let mut trial = trial("web-lesson-crowd-find");
        assert!(trial.view().movable.len() > 4, "marks would give it away");
        touch(&mut trial, 1);
        touch(&mut trial, 2);
        assert_eq!(
            trial.view().position,
            trial.task.position,
            "a wrong step is taken back at once"
        );
        assert_eq!(wrong(&trial), "web-lesson-crowd-wrong");
        assert!(trial.view().arrows.is_empty());
        // A refusal is a miss, too.
        touch(&mut trial, 8);
        touch(&mut trial, 1);
        let [arrow] = trial.view().arrows[..] else { panic!("one arrow") };
        assert_eq!((arrow.from.number(), arrow.to.number()), (4, 5));
        assert_eq!(trial.view().movable.len(), 1);
        [4, 5].into_iter().for_each(|row| touch(&mut trial, row));
        assert!(trial.view().arrows.is_empty(), "the next step is the learner's again");
    }

    #[test]
    fn where_the_turn_is_to_end_another_step_is_answered_with_the_button_to_press() {
        let mut trial = trial("web-lesson-follow-up-none");
        [2, 3].into_iter().for_each(|row| touch(&mut trial, row));
        assert!(trial.can_end() && trial.view().movable.is_empty());
        touch(&mut trial, 1);
        assert_eq!(wrong(&trial), "web-lesson-wrong-end");
        trial.finish();
        assert!(trial.is_done());
    }

    #[test]
    fn an_exact_arrival_ends_the_task_without_a_word_on_the_bonus() {
        let mut trial = trial("web-lesson-goal-exact");
        [3, 4, 5, 8].into_iter().for_each(|row| touch(&mut trial, row));
        assert!(trial.is_done());
    }

    #[test]
    fn the_crowd_gives_the_longest_follow_up_of_all() {
        let task = trial("web-lesson-crowd-find").task;
        for (one, rows) in follow_ups(task.rules, task.position) {
            assert_eq!(rows == 5, one.to_string() == "4-5", "{one}: {rows}");
            assert!(rows <= 5);
        }
    }

    #[test]
    fn what_strategies_ask_for_is_proven_to_be_best() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/strategy.md");
        let page = std::fs::read_to_string(path).unwrap();
        let lessons = lessons();
        let strategies = &lessons[7..12];
        for task in strategies.iter().flat_map(|lesson| &lesson.tasks) {
            let told = format!("`{}` in `{}`: ", task.position, task.rules);
            let line = page.lines().find_map(|line| line.strip_prefix(&told)).unwrap();
            let mut texts = line.split('`').skip(1).step_by(2);
            for (name, is_wanted) in [("best", true), ("other", false)] {
                let turn = texts.next().unwrap().parse().unwrap();
                let played = task.position.play(task.rules, turn).unwrap();
                assert_eq!(task.is_done_by(&played), is_wanted, "{told} the {name} turn, {turn}");
            }
        }
    }

    #[test]
    fn ending_the_game_too_early_costs_what_the_lesson_says() {
        let task = trial("web-lesson-finish-stay").task;
        let margins = turns(&task).into_iter().filter(|played| played.ends_game);
        let margins = margins.map(|played| played.position.margin(task.rules, Side::Black));
        // One pawn is left behind, all others come home.
        assert_eq!(margins.max(), Some(11 * 5 - 1 - 12 * 5 - 15));
    }

    #[test]
    fn leaving_the_row_empty_is_what_leaves_red_without_a_follow_up() {
        let task = trial("web-lesson-leave-find").task;
        for played in turns(&task) {
            let has_none =
                follow_ups(task.rules, played.position).iter().all(|&(_, rows)| rows == 0);
            assert_eq!(has_none, task.is_done_by(&played), "{}", played.turn);
        }
    }

    #[test]
    fn the_last_turn_leads_to_the_board_that_is_counted_and_each_edition_counts_it_differently() {
        let task = trial("web-lesson-end-pass").task;
        let over: Position = OVER.parse().unwrap();
        assert!(turns(&task).iter().any(|played| played.position == over));
        let red = [RuleSet::Zen, RuleSet::Classic, RuleSet::Revised].map(reds_points);
        assert_eq!(red, [29, 33, 26]);
    }

    #[test]
    fn a_lesson_is_ticked_when_all_its_tasks_are_done() {
        let lesson = &lessons()[1];
        let mut log = LessonLog::default();
        log.add(&lesson.tasks[0]);
        log.add(&lesson.tasks[0]);
        assert!(log.has(&lesson.tasks[0]) && !log.has_all(lesson));
        log.add(&lesson.tasks[1]);
        assert!(log.has_all(lesson) && !log.has_all(&lessons()[2]));
        let kept = serde_json::to_string(&log).unwrap();
        assert_eq!(kept, r#"["web-lesson-opening-empty","web-lesson-opening-any"]"#);
        assert_eq!(serde_json::from_str::<LessonLog>(&kept).unwrap(), log);
    }
}
