//! Positions in which a turn is to be found: puzzles, and the mistakes of a game, one after the other.

use linja::{Position, RuleSet, Turn};
use linja_api::PuzzleKindView;
use linja_console::{any_seed, today};
use linja_words::{Text, rule_set_name, text};
use ratatui::layout::Rect;

use crate::drawing::pen::{Pen, below};
use crate::drawing::turn_view::Parts;
use crate::keys::{Action, Offer};
use crate::screens::trial::Trial;
use crate::screens::wait::{Wait, back};
use crate::thinker::{Answer, Question};

/// A turn to be found, on the screen.
#[derive(Debug)]
pub(crate) struct PuzzleScreen {
    rules: RuleSet,
    task: Task,
    /// At the left end of the title.
    title: Text,
    trial: Result<Box<Trial>, Wait>,
}

#[derive(Debug)]
enum Task {
    /// The puzzle of a seed.
    Puzzle(u64),
    /// Something better than what was played: where, and what that was.
    Mistakes { all: Vec<(Position, Turn)>, at: usize },
}

impl PuzzleScreen {
    fn new(rules: RuleSet, task: Task) -> PuzzleScreen {
        let title = match &task {
            Task::Puzzle(_) => text!("tui-puzzle"),
            Task::Mistakes { all, at } => {
                text!("study-exercise", number = at + 1, all = all.len())
            }
        };
        PuzzleScreen { rules, task, title, trial: Err(Wait::Thinking) }
    }

    pub(crate) fn any(rules: RuleSet) -> PuzzleScreen {
        PuzzleScreen::new(rules, Task::Puzzle(any_seed()))
    }

    pub(crate) fn daily(rules: RuleSet) -> PuzzleScreen {
        PuzzleScreen::new(rules, Task::Puzzle(today().seed()))
    }

    /// Something better is to be found where these turns were played, at least one.
    pub(crate) fn mistakes(rules: RuleSet, all: Vec<(Position, Turn)>) -> PuzzleScreen {
        PuzzleScreen::new(rules, Task::Mistakes { all, at: 0 })
    }

    pub(crate) fn question(&self) -> Option<Question> {
        let wait = match &self.trial {
            Ok(trial) => return trial.question(),
            Err(wait) => wait,
        };
        let (rules, solving) = (self.rules, wait.solving()?);
        Some(match &self.task {
            Task::Puzzle(seed) => Question::Puzzle { rules, seed: *seed, solving },
            Task::Mistakes { all, at } => {
                Question::Margins { rules, position: all[*at].0, solving }
            }
        })
    }

    pub(crate) fn hear(&mut self, answer: Answer) {
        match (answer, &mut self.trial, &self.task) {
            (Answer::Puzzle(puzzle, line), unknown @ Err(_), _) => {
                let (number, difficulty) = (puzzle.seed.to_string(), puzzle.difficulty);
                self.title = text!("puzzle-title", number = number, difficulty = difficulty);
                let side = puzzle.position.to_move();
                let task = match puzzle.kind {
                    PuzzleKindView::OnlyWin => text!("puzzle-task-win", side = side),
                    PuzzleKindView::ByPoints { points } => {
                        text!("puzzle-task-points", side = side, points = points)
                    }
                };
                *unknown = Ok(Box::new(Trial::new(task, (*puzzle).into(), line)));
            }
            (Answer::Margins(margins, line), unknown @ Err(_), Task::Mistakes { all, at }) => {
                let (side, turn) = (margins.position.to_move(), all[*at].1);
                let task = text!("study-find-better", side = side, turn = turn);
                *unknown = Ok(Box::new(Trial::new(task, (*margins).into(), line)));
            }
            (answer, Ok(trial), _) => trial.hear(answer),
            (answer, Err(wait), _) => wait.hear(answer),
        }
    }

    pub(crate) fn act(&mut self, action: Action) {
        match (&mut self.trial, action, &mut self.task) {
            (Ok(_), Action::Puzzle, Task::Puzzle(_)) => *self = PuzzleScreen::any(self.rules),
            (Ok(_), Action::DailyPuzzle, Task::Puzzle(_)) => {
                *self = PuzzleScreen::daily(self.rules);
            }
            (Ok(_), Action::NextMistake, Task::Mistakes { all, at }) => {
                let task = Task::Mistakes { all: std::mem::take(all), at: *at + 1 };
                *self = PuzzleScreen::new(self.rules, task);
            }
            (Ok(trial), action, _) => trial.act(action),
            (Err(wait), action, _) => wait.act(action),
        }
    }

    pub(crate) fn paste(&mut self, text: &str) {
        if let Ok(trial) = &mut self.trial {
            trial.paste(text);
        }
    }

    pub(crate) fn offers(&self) -> Vec<Offer> {
        let trial = match &self.trial {
            Ok(trial) => trial,
            Err(wait) => return wait.offers(),
        };
        let mut offers = trial.offers();
        let next = match &self.task {
            Task::Puzzle(_) => {
                offers
                    .push(Offer::letter("d", text!("tui-key-daily"), Action::DailyPuzzle).aside());
                Some(Offer::letter("n", text!("tui-key-next-puzzle"), Action::Puzzle))
            }
            Task::Mistakes { all, at } => {
                let next = Offer::letter("n", text!("tui-key-mistake"), Action::NextMistake);
                (at + 1 < all.len()).then_some(next)
            }
        };
        offers.extend(next.map(|next| if trial.is_over() { next } else { next.aside() }));
        offers.push(Offer::letter("f", text!("tui-key-flip"), Action::Flip).aside());
        offers.push(Offer::letter("?", text!("tui-key-help"), Action::Help));
        offers.push(back());
        offers
    }

    pub(crate) fn draw(&self, pen: &mut Pen<'_>, area: Rect) {
        let (title, rules) = (&self.title, rule_set_name(self.rules));
        pen.title(area, &pen.words.say(title), &pen.words.say(rules));
        match &self.trial {
            Ok(trial) => {
                let parts = Parts::of(area);
                trial.draw(pen, &parts);
                pen.footer(parts.footer, &self.offers());
            }
            Err(wait) => {
                wait.draw(pen, below(area, 1), self.rules);
                pen.last_line(area, &self.offers());
            }
        }
    }
}
