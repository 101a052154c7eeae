//! A best turn being looked for on the board: a wrong one is answered by the other side and can be tried again.

use linja::{Side, Turn, TurnInProgress};
use linja_api::{Attempt, Judged, JudgedTurn, ReasonView, Verdict};
use linja_console::signed;
use linja_words::{Text, text};

use crate::drawing::board::{self, BoardView};
use crate::drawing::pen::{Pen, below};
use crate::drawing::theme::Role;
use crate::drawing::turn_view::{Parts, draw_steps, making_offers, mark, touched};
use crate::keys::{Action, Offer};
use crate::making::{Made, Making};
use crate::screens::game::played;
use crate::thinker::{Answer, Question};

/// What puzzles and the mistakes of a game share.
#[derive(Debug)]
pub(crate) struct Trial {
    /// What is asked.
    task: Text,
    attempt: Attempt<Making>,
    /// Perfect play from the position on.
    line: Vec<Turn>,
    /// What is wrong with the answer, once it is known.
    why: Option<Vec<ReasonView>>,
    bottom: Side,
    /// Why something cannot be done.
    notice: Option<(Text, Role)>,
}

impl Trial {
    pub(crate) fn new(task: Text, judged: Judged, line: Vec<Turn>) -> Trial {
        let empty = TurnInProgress::new(judged.rules, judged.position).ok().map(Making::new);
        let attempt = Attempt::new(judged, empty);
        let bottom = attempt.side();
        Trial { task, attempt, line, why: None, bottom, notice: None }
    }

    /// Whether it is found, or shown.
    pub(crate) fn is_over(&self) -> bool {
        self.attempt.is_right() || self.attempt.is_shown()
    }

    /// How a wrong answer is to be refuted.
    pub(crate) fn question(&self) -> Option<Question> {
        let (answer, _) = self.attempt.verdict().filter(|_| self.attempt.is_wrong())?;
        let &Judged { rules, position, .. } = self.attempt.judged();
        let question = Question::Refutation { rules, position, turn: answer.turn };
        self.why.is_none().then_some(question)
    }

    pub(crate) fn hear(&mut self, answer: Answer) {
        match answer {
            Answer::Refutation(reply, why) => {
                if let (Some(at), Some(reply)) = (self.attempt.unanswered(), reply) {
                    self.attempt.refute(at, reply);
                }
                self.why = Some(why);
            }
            Answer::Failed(text) => {
                self.notice = Some((text, Role::Alert));
                self.why = Some(Vec::new());
            }
            _ => {}
        }
    }

    pub(crate) fn act(&mut self, action: Action) {
        self.notice = None;
        match (action, self.attempt.hand_mut()) {
            (Action::Flip, _) => self.bottom = self.bottom.other(),
            (Action::Solution, _) => self.attempt.show(),
            (Action::Undo, None) => {
                self.attempt.retry();
                self.why = None;
            }
            (Action::Undo, Some(making)) => {
                let nothing = (text!("play-nothing-to-undo"), Role::Plain);
                self.notice = (!making.undo()).then_some(nothing);
            }
            (action, Some(making)) => {
                let made = making.act(action, self.bottom);
                self.take(made);
            }
            _ => {}
        }
    }

    /// A whole turn as text.
    pub(crate) fn paste(&mut self, text: &str) {
        let Some(making) = self.attempt.hand_mut() else { return };
        self.notice = None;
        match text.trim().parse() {
            Ok(turn) => {
                let made = making.play_whole(turn);
                self.take(made);
            }
            Err(_) => self.notice = Some((text!("puzzle-not-a-turn"), Role::Alert)),
        }
    }

    fn take(&mut self, made: Made) {
        match made {
            Made::Nothing | Made::Move => {}
            Made::Refused(refusal) => self.notice = Some((refusal.into(), Role::Alert)),
            Made::Turn(played) => self.attempt.answer(played),
        }
    }

    pub(crate) fn offers(&self) -> Vec<Offer> {
        let mut offers = self.attempt.hand().map(making_offers).unwrap_or_default();
        // Escape leaves the screen if there is no pawn to let go of.
        if !self.attempt.hand().is_some_and(Making::is_held) {
            offers.retain(|offer| offer.keys.iter().all(|(_, action)| *action != Action::LetGo));
        }
        offers.push(Offer::letter("u", text!("tui-key-undo"), Action::Undo));
        if !self.is_over() {
            offers.push(Offer::letter("s", text!("tui-key-solution"), Action::Solution));
        }
        offers
    }

    fn view(&self) -> BoardView {
        let &Judged { rules, position, .. } = self.attempt.judged();
        let solution = || {
            let solution = self.attempt.solution().filter(|_| self.attempt.is_shown())?;
            position.play(rules, solution.turn).ok()
        };
        let last = self.attempt.last().or_else(solution);
        let pawns = board::pawns(last.map_or(position, |last| last.position));
        let mut view = BoardView::of(rules, pawns, self.bottom);
        view.touched = touched(last.map(|last| last.turn));
        if let Some(making) = self.attempt.hand() {
            mark(&mut view, making);
        }
        view
    }

    /// The board, the steps of the turn, and what there is to say.
    pub(crate) fn draw(&self, pen: &mut Pen<'_>, parts: &Parts) {
        board::draw(pen, parts.board, parts.measure, &self.view());
        let hand = self.attempt.hand();
        if let Some(making) = hand {
            draw_steps(pen, parts.text, making);
        }
        let is_begun = hand.is_none_or(|making| !making.turn().so_far().moves().is_empty());
        let (mut told, mut explained) = (self.told(), self.explained());
        let mut due = hand.map(|making| (making.turn().into(), Role::Plain));
        let text = match parts.is_wide {
            true => {
                pen.paragraphs(below(parts.panel, 1), explained, 1);
                below(parts.text, 1)
            }
            // All of it below the board: what is asked at first, then what is due and what came of it.
            false => {
                told.extend(explained.drain(usize::from(is_begun)..));
                due = due.filter(|_| is_begun);
                below(parts.text, u16::from(hand.is_some()))
            }
        };
        told.extend(due);
        pen.paragraphs(text, told, 0);
    }

    /// What is asked; what is wrong with the answer, or what was to be found.
    fn explained(&self) -> Vec<(Text, Role)> {
        let side = self.attempt.side();
        let mut paragraphs = vec![(self.task.clone(), Role::Plain)];
        let why = self.why.iter().flatten().filter(|_| self.attempt.is_wrong());
        paragraphs.extend(why.map(|reason| (reason.text(side), Role::Plain)));
        // Another turn can be as good; then the line is not how it goes on.
        let answer = self.attempt.verdict().map(|(answer, _)| answer);
        let solution = self.attempt.solution().filter(|solution| match answer {
            Some(answer) => answer == *solution,
            None => self.attempt.is_shown(),
        });
        if let Some(JudgedTurn { turn, margin, .. }) = solution {
            let margin = signed(margin);
            let solution = text!("puzzle-solution", turn = turn, margin = margin, side = side);
            paragraphs.push((solution, Role::Strong));
        }
        let reason = self.attempt.reason().map(|reason| (reason.text_of_best(side), Role::Plain));
        paragraphs.extend(reason);
        if solution.is_some() {
            let line: Vec<_> = self.line.iter().map(ToString::to_string).collect();
            paragraphs.push((text!("eval-line", line = line.join(" ")), Role::Faint));
        }
        paragraphs
    }

    /// What came of the last key: what the answer comes to, and how the other side has answered it.
    fn told(&self) -> Vec<(Text, Role)> {
        let side = self.attempt.side();
        let mut sentences: Vec<_> = self.notice.clone().into_iter().collect();
        if let Some((JudgedTurn { margin, .. }, verdict)) = self.attempt.verdict() {
            let margin = signed(margin);
            sentences.push(match verdict {
                Verdict::Right => (text!("puzzle-right", margin = margin, side = side), Role::Good),
                Verdict::Wrong { points } => {
                    let wrong =
                        text!("puzzle-wrong", points = points, margin = margin, side = side);
                    (wrong, Role::Alert)
                }
            });
        }
        if let Some(refutation) = self.attempt.refutation() {
            sentences.push((played(side.other(), refutation.turn), Role::Plain));
        }
        sentences
    }
}
