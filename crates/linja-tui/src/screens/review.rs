//! The review of a game: the board after each turn, what the turn was worth, and the margin over
//! the game.
use linja::{Game, NodeId, Position, Record, RuleSet, Side, Tree, Turn};
use linja_api::ReasonView;
use linja_console::{accuracy, grade_name, turning_point, wrap};
use linja_players::{Grade, LevelEstimate, OnlyWin, Review, ReviewedTurn};
use linja_words::{Text, Value, lead, pawn, rule_set_name, say, text};
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;

use crate::drawing::board::{self, BoardView};
use crate::drawing::pen::{Pen, below, right_of, top, width};
use crate::drawing::theme::Role;
use crate::drawing::turn_view::{Parts, touched};
use crate::keys::{Action, Offer};
use crate::screens::wait::{Wait, back};
use crate::screens::{review_chart, review_summary};
use crate::thinker::{Answer, Question};

/// Both sides, and the turns that are always seen where there is room for more than one turn.
const LEAST_LIST: u16 = 7;
const LEAST_PANEL: u16 = 12;
/// The chart below the board, or what is said of a turn.
const TEXT: u16 = 5;
const HIGHEST_CHART: u16 = 15;
/// The largest board with the highest chart.
const LARGEST: (u16, u16) = (120, 50);

/// A review on the screen.
#[derive(Debug)]
pub(crate) struct ReviewScreen {
    game: Game,
    review: Result<Box<Review>, Wait>,
    /// Why each turn gave points away.
    reasons: Vec<Vec<ReasonView>>,
    /// How many turns have been played on the board.
    at: usize,
    bottom: Side,
    /// The side whose mistakes are to be done better; both sides' if there is none.
    own: Option<Side>,
    /// Whether what the review comes to lies on top.
    shows_summary: bool,
}

impl ReviewScreen {
    pub(crate) fn new(game: Game, bottom: Side, own: Option<Side>) -> ReviewScreen {
        let at = game.played().len();
        let (review, reasons) = (Err(Wait::Thinking), Vec::new());
        ReviewScreen { game, review, reasons, at, bottom, own, shows_summary: false }
    }

    pub(crate) fn rules(&self) -> RuleSet {
        self.game.rules()
    }

    /// Where something better is to be found, and than what.
    pub(crate) fn mistakes(&self) -> Vec<(Position, Turn)> {
        let turns = self.review.iter().flat_map(|review| &review.turns);
        let own = turns.filter(|turn| self.own.is_none_or(|own| turn.side == own));
        own.filter(|turn| is_serious(turn)).map(|turn| (turn.position, turn.turn)).collect()
    }

    pub(crate) fn question(&self) -> Option<Question> {
        let solving = self.review.as_ref().err()?.solving()?;
        Some(Question::Review { game: self.game.clone(), solving })
    }

    pub(crate) fn hear(&mut self, answer: Answer) {
        match (answer, &mut self.review) {
            (Answer::Review(review, reasons), unknown @ Err(_)) => {
                *unknown = Ok(review);
                self.reasons = reasons;
            }
            (answer, Err(wait)) => wait.hear(answer),
            _ => {}
        }
    }

    pub(crate) fn act(&mut self, action: Action) {
        let last = self.game.played().len();
        match (action, &mut self.review) {
            (action, Err(wait)) => wait.act(action),
            (Action::Left | Action::Up, _) => self.at = self.at.saturating_sub(1),
            (Action::Right | Action::Down, _) => self.at = (self.at + 1).min(last),
            (Action::First, _) => self.at = 0,
            (Action::Last, _) => self.at = last,
            (Action::Entry(at), _) => self.at = at.min(last),
            (Action::Flip, _) => self.bottom = self.bottom.other(),
            (Action::Summary, _) => self.shows_summary = !self.shows_summary,
            // To the next turn that was a mistake or worse, round and round.
            (Action::NextMistake, Ok(review)) => {
                let mut others = (self.at + 1..=last).chain(1..=self.at);
                let serious = others.find(|at| is_serious(&review.turns[at - 1]));
                self.at = serious.unwrap_or(self.at);
            }
            (Action::PreviousMistake, Ok(review)) => {
                let mut others = (1..self.at).rev().chain((self.at.max(1)..=last).rev());
                let serious = others.find(|at| is_serious(&review.turns[at - 1]));
                self.at = serious.unwrap_or(self.at);
            }
            _ => {}
        }
    }

    /// The whole game to try something out in, and the turn that is looked at.
    pub(crate) fn tree(&self) -> (Tree, NodeId) {
        let tree = Record::new(self.game.clone()).tree();
        let mut at = Tree::ROOT;
        for turn in self.game.turns().take(self.at) {
            at = tree.child(at, turn).unwrap_or(at);
        }
        (tree, at)
    }

    pub(crate) fn bottom(&self) -> Side {
        self.bottom
    }

    /// The game up to the turn that is looked at.
    pub(crate) fn game_so_far(&self) -> Game {
        let mut game = self.game.clone();
        while game.played().len() > self.at && game.undo() {}
        game
    }

    pub(crate) fn offers(&self) -> Vec<Offer> {
        if let Err(wait) = &self.review {
            return wait.offers();
        }
        if self.shows_summary {
            let keys = [KeyCode::Esc, KeyCode::Enter, KeyCode::Char('s'), KeyCode::Char('q')];
            let keys = keys.map(|key| (key, Action::Summary));
            return vec![Offer::new("Esc", text!("tui-key-back"), &keys)];
        }
        let walk = [
            (KeyCode::Right, Action::Right),
            (KeyCode::Left, Action::Left),
            (KeyCode::Down, Action::Down),
            (KeyCode::Up, Action::Up),
        ];
        let ends = [(KeyCode::Home, Action::First), (KeyCode::End, Action::Last)];
        let mut offers = vec![
            Offer::new("← →", text!("tui-key-walk"), &walk),
            Offer::letter("m", text!("tui-key-mistake"), Action::NextMistake),
            Offer::letter("b", text!("tui-key-mistake-before"), Action::PreviousMistake),
        ];
        if !self.mistakes().is_empty() {
            offers.push(Offer::letter("r", text!("tui-key-retry"), Action::Retry));
        }
        offers.extend([
            Offer::letter("s", text!("tui-key-summary"), Action::Summary),
            Offer::letter("t", text!("tui-key-study"), Action::Study),
            Offer::letter("p", text!("tui-key-play-on"), Action::PlayOn),
            back(),
            Offer::letter("f", text!("tui-key-flip"), Action::Flip).aside(),
            Offer::new("Home End", text!("tui-key-ends"), &ends).aside(),
            Offer::letter("?", text!("tui-key-help"), Action::Help),
        ]);
        offers
    }

    pub(crate) fn draw(&self, pen: &mut Pen<'_>, area: Rect) {
        let rules = pen.words.say(rule_set_name(self.game.rules()));
        let title = pen.words.say(text!("tui-review-title", rules = rules));
        let result = self.game.result().map_or("*".to_owned(), |result| result.to_string());
        pen.title(area, &title, &result);
        let review = match &self.review {
            Ok(review) => review,
            Err(wait) => {
                pen.last_line(area, &self.offers());
                return wait.draw(pen, below(area, 1), self.game.rules());
            }
        };
        let parts = Parts::with_text(area, TEXT, LARGEST);
        board::draw(pen, parts.board, parts.measure, &self.view());
        match parts.is_wide {
            true => {
                self.draw_panel(pen, top(parts.panel, parts.measure.height()), review);
                review_chart::draw(pen, top(parts.text, HIGHEST_CHART), review, self.at);
            }
            false => self.draw_panel(pen, parts.text, review),
        }
        pen.footer(parts.footer, &self.offers());
        if self.shows_summary {
            review_summary::draw(pen, area, review);
        }
    }

    fn position(&self) -> Position {
        match self.at {
            0 => self.game.start(),
            at => self.game.played()[at - 1].position,
        }
    }

    fn view(&self) -> BoardView {
        let last = self.at.checked_sub(1).map(|last| self.game.played()[last].turn);
        let pawns = board::pawns(self.position());
        BoardView { touched: touched(last), ..BoardView::of(self.rules(), pawns, self.bottom) }
    }

    /// Both sides in a line each, the turns near this one, and what this one was worth.
    fn draw_panel(&self, pen: &mut Pen<'_>, area: Rect, review: &Review) {
        let has_list = area.height >= LEAST_PANEL;
        let last = self.at.checked_sub(1);
        let told = last.and_then(|last| review.turns.get(last));
        let mut sentences = told.map(|turn| sentences(pen, turn)).unwrap_or_default();
        let lines =
            |text: &str| u16::try_from(wrap(text, usize::from(area.width)).len()).unwrap_or(0);
        let mut needed = sentences.iter().map(|(text, _)| lines(text)).sum::<u16>();
        needed = if has_list { needed.min(area.height / 2) } else { needed };
        // As many reasons as there is room for beside a few turns.
        let room = area.height.saturating_sub(if has_list { LEAST_LIST } else { 0 });
        if let Some((turn, reasons)) = told.zip(last.and_then(|last| self.reasons.get(last))) {
            for reason in reasons {
                let said = pen.words.say(reason.text(turn.side));
                if needed + lines(&said) <= room {
                    needed += lines(&said);
                    sentences.push((said, Role::Plain));
                }
            }
        }
        if has_list {
            for (line, side) in (0..).zip(Side::ALL) {
                draw_side(pen, below(area, line), side, review);
            }
            let list = below(area, 3);
            self.draw_turns(pen, top(list, list.height.saturating_sub(needed + 1)), review);
        }
        let mut used = if has_list { area.height.saturating_sub(needed) } else { 0 };
        for (text, role) in sentences {
            used += pen.paragraph(below(area, used), &text, role);
        }
    }

    fn draw_turns(&self, pen: &mut Pen<'_>, area: Rect, review: &Review) {
        let lines = usize::from(area.height);
        let most = review.turns.len().saturating_sub(lines);
        let skip = self.at.saturating_sub(lines / 2 + 1).min(most);
        let shown = (1..).zip(&review.turns).skip(skip).take(lines);
        for (line, (number, turn)) in shown.enumerate() {
            let at = Rect { height: 1, ..below(area, u16::try_from(line).unwrap_or(0)) };
            pen.click(at, Action::Entry(number));
            let is_here = number == self.at;
            let edge = if is_here { "▸" } else { " " };
            let played = format!(" {}", turn.turn);
            let role = if is_here { Role::Strong } else { Role::Plain };
            pen.pieces(
                at,
                &[
                    (edge, Role::Mark),
                    (&format!("{number:>2} "), Role::Faint),
                    (pawn(turn.side), Role::Pawn(turn.side)),
                    (&played, role),
                ],
            );
            let sign = sign(turn.grade);
            let end = Rect { width: at.width.saturating_sub(1), ..at };
            pen.right(Rect { width: end.width.max(width(sign)), ..end }, sign, Role::Alert);
        }
    }
}

/// The level that a side played like, if its turns say, and its accuracy.
fn draw_side(pen: &mut Pen<'_>, area: Rect, side: Side, review: &Review) {
    let accuracy = accuracy(&review.side(side), pen.words);
    let level = review.level(side).map(|LevelEstimate { level, low, high }| {
        let [level, low, high] = [level, low, high].map(|level| Value::decimal(level, 1));
        say!(pen.words, "tui-review-level", level = level, low = low, high = high)
    });
    let used = pen.pieces(area, &[(pawn(side), Role::Pawn(side)), (" ", Role::Plain)]);
    let area = right_of(area, used);
    let (left, right) = match level {
        Some(level) => (level, accuracy),
        None => (say!(pen.words, "review-accuracy"), accuracy),
    };
    let used = pen.text(area, &left, Role::Plain);
    if used + 1 + width(&right) < area.width {
        pen.right(Rect { width: area.width - 1, ..area }, &right, Role::Faint);
    }
}

/// Whether a turn was a mistake or worse.
fn is_serious(turn: &ReviewedTurn) -> bool {
    turn.grade >= Grade::Mistake
}

/// A mistake as in notes on games: the worse, the more it asks.
pub(crate) fn sign(grade: Grade) -> &'static str {
    match grade {
        Grade::Best | Grade::Good => "",
        Grade::Inaccuracy => "?!",
        Grade::Mistake => "?",
        Grade::Blunder => "??",
    }
}

/// What is to be said of a turn.
fn sentences(pen: &Pen<'_>, turn: &ReviewedTurn) -> Vec<(String, Role)> {
    let words = pen.words;
    let role = if turn.grade >= Grade::Mistake { Role::Alert } else { Role::Good };
    let [before, after] = [turn.before, turn.after].map(|margin| lead(turn.side, margin));
    let labelled =
        |label: Text, value: Text| words.say(text!("labelled", label = label, value = value));
    let played = text!("tui-turn", sign = pawn(turn.side), turn = turn.turn);
    let margins = text!("review-before-after", before = before, after = after);
    let mut sentences = vec![
        (labelled(played, grade_name(turn.grade)), role),
        (labelled(text!("review-column-margin"), margins), Role::Plain),
    ];
    if turn.only_win == Some(OnlyWin::Found) {
        sentences.push((words.say(text!("review-only-win")), Role::Good));
    }
    if let Some(best) = turn.best.first().filter(|_| turn.given_away() > 0) {
        let better = say!(
            words,
            "labelled",
            label = text!("review-column-better"),
            value = best.to_string()
        );
        sentences.push((better, Role::Plain));
    }
    if turn.changes_result() {
        sentences.push((words.say(turning_point(turn)), Role::Plain));
    }
    sentences
}
