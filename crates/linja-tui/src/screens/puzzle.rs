//! Puzzles: a position in which one turn stands out, and whether you find it.
use linja::{Game, RuleSet, Side, Turn};
use linja_console::{any_seed, signed, today};
use linja_players::{Answer as Verdict, Puzzle, PuzzleKind};
use linja_words::{Text, rule_set_name, text};
use ratatui::layout::Rect;

use crate::drawing::board::{self, BoardView};
use crate::drawing::pen::{Pen, below, inset};
use crate::drawing::theme::Role;
use crate::drawing::turn_view::{FOOTER, Parts, draw_steps, making_offers, mark, touched};
use crate::keys::{Action, Offer};
use crate::making::{Made, Making};
use crate::screens::wait::{Wait, back};
use crate::thinker::{Answer, Question};

/// How many wrong turns are taken before the solution is shown.
const TRIES: u8 = 3;

/// A puzzle on the screen.
#[derive(Debug)]
pub(crate) struct PuzzleScreen {
    rules: RuleSet,
    seed: u64,
    puzzle: Result<Posed, Wait>,
}

/// A puzzle that has been posed.
#[derive(Debug)]
struct Posed {
    puzzle: Box<Puzzle>,
    /// Perfect play from the position on.
    line: Vec<Turn>,
    wrong: u8,
    phase: Phase,
    bottom: Side,
    notice: Option<(Text, Role)>,
}

#[derive(Debug)]
enum Phase {
    Making(Making),
    /// The solution is on the board.
    Done,
}

impl PuzzleScreen {
    pub(crate) fn any(rules: RuleSet) -> PuzzleScreen {
        PuzzleScreen { rules, seed: any_seed(), puzzle: Err(Wait::Thinking) }
    }

    pub(crate) fn daily(rules: RuleSet) -> PuzzleScreen {
        PuzzleScreen { seed: today().seed(), ..PuzzleScreen::any(rules) }
    }

    pub(crate) fn question(&self) -> Option<Question> {
        let solving = self.puzzle.as_ref().err()?.solving()?;
        Some(Question::Puzzle { rules: self.rules, seed: self.seed, solving })
    }

    pub(crate) fn hear(&mut self, answer: Answer) {
        match (answer, &mut self.puzzle) {
            (Answer::Puzzle(puzzle, line), unknown @ Err(_)) => {
                *unknown = Posed::new(puzzle, line).map_err(Wait::Failed);
            }
            (answer, Err(wait)) => wait.hear(answer),
            _ => {}
        }
    }

    pub(crate) fn act(&mut self, action: Action) {
        match (&mut self.puzzle, action) {
            (Ok(_), Action::Puzzle) => *self = PuzzleScreen::any(self.rules),
            (Ok(_), Action::DailyPuzzle) => *self = PuzzleScreen::daily(self.rules),
            (Ok(posed), action) => posed.act(action),
            (Err(wait), action) => wait.act(action),
        }
    }

    pub(crate) fn paste(&mut self, text: &str) {
        let Ok(posed) = &mut self.puzzle else { return };
        let Phase::Making(making) = &mut posed.phase else { return };
        match text.trim().parse() {
            Ok(turn) => {
                let made = making.play_whole(turn);
                posed.take(made);
            }
            Err(_) => posed.notice = Some((text!("puzzle-not-a-turn"), Role::Alert)),
        }
    }

    pub(crate) fn offers(&self) -> Vec<Offer> {
        let posed = match &self.puzzle {
            Ok(posed) => posed,
            Err(wait) => return wait.offers(),
        };
        let mut offers = match &posed.phase {
            Phase::Making(making) => {
                let mut offers = making_offers(making);
                offers.push(Offer::letter("u", text!("tui-key-undo"), Action::Undo));
                offers.push(Offer::letter("s", text!("tui-key-solution"), Action::Solution));
                offers
            }
            Phase::Done => Vec::new(),
        };
        let next = Offer::letter("n", text!("tui-key-next-puzzle"), Action::Puzzle);
        offers.push(if let Phase::Done = posed.phase { next } else { next.aside() });
        offers.push(Offer::letter("d", text!("tui-key-daily"), Action::DailyPuzzle).aside());
        offers.push(Offer::letter("f", text!("tui-key-flip"), Action::Flip).aside());
        offers.push(Offer::letter("?", text!("tui-key-help"), Action::Help));
        offers.push(back());
        offers
    }

    pub(crate) fn draw(&self, pen: &mut Pen<'_>, area: Rect) {
        let rules = pen.words.say(rule_set_name(self.rules));
        let posed = match &self.puzzle {
            Ok(posed) => posed,
            Err(wait) => {
                let title = pen.words.say(text!("tui-puzzle"));
                pen.title(area, &format!("{title} · {rules}"), "");
                wait.draw(pen, below(area, 1), self.rules);
                return pen.footer(inset(area, 1), 1, &self.offers());
            }
        };
        let parts = Parts::of(area);
        let (number, difficulty) = (self.seed.to_string(), posed.puzzle.difficulty);
        let title = text!("puzzle-title", number = number, difficulty = difficulty);
        pen.title(area, &pen.words.say(title), &rules);
        board::draw(pen, parts.board, parts.measure, &posed.view());
        posed.draw_panel(pen, parts.panel);
        posed.draw_text(pen, parts.text);
        pen.footer(inset(area, 1), FOOTER, &self.offers());
    }
}

impl Posed {
    /// A puzzle whose game is over would have nothing to ask: it is told why.
    fn new(puzzle: Box<Puzzle>, line: Vec<Turn>) -> Result<Posed, Text> {
        let turn = Game::from_position(puzzle.rules, puzzle.position).begin_turn()?;
        let bottom = puzzle.position.to_move();
        let phase = Phase::Making(Making::new(turn));
        Ok(Posed { puzzle, line, wrong: 0, phase, bottom, notice: None })
    }

    fn act(&mut self, action: Action) {
        self.notice = None;
        match (action, &mut self.phase) {
            (Action::Flip, _) => self.bottom = self.bottom.other(),
            (Action::Undo, Phase::Making(making)) => {
                let nothing = (text!("play-nothing-to-undo"), Role::Plain);
                self.notice = (!making.undo()).then_some(nothing);
            }
            (Action::Solution, Phase::Making(_)) => self.phase = Phase::Done,
            (action, Phase::Making(making)) => {
                let made = making.act(action, self.bottom);
                self.take(made);
            }
            _ => {}
        }
    }

    fn take(&mut self, made: Made) {
        let turn = match made {
            Made::Nothing | Made::Move => return,
            Made::Refused(refusal) => {
                self.notice = Some((refusal.into(), Role::Alert));
                return;
            }
            Made::Turn(played) => played.turn,
        };
        let side = self.puzzle.position.to_move();
        match self.puzzle.judge(turn) {
            Err(refusal) => self.notice = Some((refusal.into(), Role::Alert)),
            Ok(Verdict::Right) => {
                let margin = signed(self.puzzle.solution.margin);
                self.notice =
                    Some((text!("puzzle-right", margin = margin, side = side), Role::Good));
                self.phase = Phase::Done;
            }
            Ok(Verdict::Wrong { margin, given_away }) => {
                self.wrong += 1;
                let (points, margin) = (given_away, signed(margin));
                let wrong = text!("puzzle-wrong", points = points, margin = margin, side = side);
                if self.wrong >= TRIES {
                    self.phase = Phase::Done;
                } else if let Phase::Making(making) = &mut self.phase {
                    while making.undo() {}
                }
                self.notice = Some((wrong, Role::Alert));
            }
        }
    }

    fn view(&self) -> BoardView {
        let mut view = BoardView {
            rules: self.puzzle.rules,
            position: self.puzzle.position,
            bottom: self.bottom,
            movable: Vec::new(),
            chosen: None,
            landings: Vec::new(),
            touched: Vec::new(),
        };
        match &self.phase {
            Phase::Making(making) => mark(&mut view, making),
            Phase::Done => {
                view.position = self.puzzle.solution.played.position;
                view.touched = touched(Some(self.puzzle.solution.played.turn));
            }
        }
        view
    }

    fn draw_panel(&self, pen: &mut Pen<'_>, area: Rect) {
        let side = self.puzzle.position.to_move();
        let task = match self.puzzle.kind {
            PuzzleKind::OnlyWin => text!("puzzle-task-win", side = side),
            PuzzleKind::ByPoints(points) => {
                text!("puzzle-task-points", side = side, points = points)
            }
        };
        let mut used = 1;
        used += pen.paragraph(below(area, used), &pen.words.say(task), Role::Plain) + 1;
        if let Phase::Done = self.phase {
            let (turn, margin) = (self.puzzle.solution.played.turn, self.puzzle.solution.margin);
            let margin = signed(margin);
            let solution = text!("puzzle-solution", turn = turn, margin = margin, side = side);
            used += pen.paragraph(below(area, used), &pen.words.say(solution), Role::Strong) + 1;
            let line: Vec<_> = self.line.iter().map(ToString::to_string).collect();
            let line = text!("eval-line", line = line.join(" "));
            pen.paragraph(below(area, used), &pen.words.say(line), Role::Faint);
        } else {
            let left = text!("tui-tries", tries = TRIES - self.wrong);
            pen.text(below(area, used), &pen.words.say(left), Role::Faint);
        }
    }

    fn draw_text(&self, pen: &mut Pen<'_>, area: Rect) {
        let text = below(area, 1);
        let mut used = 0;
        if let Some((notice, role)) = &self.notice {
            used += pen.paragraph(text, &pen.words.say(notice), *role);
        }
        if let Phase::Making(making) = &self.phase {
            draw_steps(pen, area, making);
            pen.paragraph(below(text, used), &pen.words.say(making.turn()), Role::Plain);
        }
    }
}
