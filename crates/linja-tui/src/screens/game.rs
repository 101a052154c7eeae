//! The game: who is to move, the turn being made, the computer's turn being shown, the end.

use std::time::Duration;

use linja::{Ending, Level, Position, Side, Turn, TurnInProgress};
use linja_api::Player;
use linja_console::signed;
use linja_words::{Text, pawn, text};
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;

use crate::drawing::board::{self, BoardView};
use crate::drawing::pen::{Pen, below, right_of};
use crate::drawing::theme::Role;
use crate::drawing::turn_view::{Parts, draw_steps, draw_turns, making_offers, mark, touched};
use crate::keys::{Action, Offer};
use crate::making::{Made, Making};
use crate::sitting::{Sitting, computer_name};
use crate::thinker::{Answer, By, Hint, Question};

/// How long each picture of a computer's turn stands.
const PICTURE: Duration = Duration::from_millis(400);

/// A game on the screen.
#[derive(Debug)]
pub(crate) struct GameScreen {
    sitting: Sitting,
    phase: Phase,
    bottom: Side,
    /// Whether computers' turns appear at once.
    is_fast: bool,
    /// Who answers for the computer.
    by: By,
    /// What happened last.
    story: Option<Text>,
    /// An answer to what the player did just now.
    notice: Option<(Text, Role)>,
    wants_hint: bool,
    /// How many turns the list is scrolled back.
    scrolled: usize,
    /// The number of the next entry when the game was saved last.
    saved: Option<u32>,
}

#[derive(Debug)]
enum Phase {
    /// A human makes a turn.
    Making(Making),
    /// A computer thinks.
    Waiting(Level),
    /// A computer's turn is shown, move by move.
    Showing(Showing),
    Over,
}

/// A computer's turn on its way.
#[derive(Debug)]
struct Showing {
    whole: Turn,
    so_far: TurnInProgress,
    /// Whether the next pawn is marked already.
    is_lifted: bool,
}

impl GameScreen {
    pub(crate) fn new(sitting: Sitting, by: By, is_fast: bool) -> GameScreen {
        let is_person = |side: &Side| sitting.player(*side) == Player::Person;
        let bottom = Side::ALL.into_iter().find(is_person);
        // What somebody has begun is no record yet.
        let saved = (!sitting.is_begun()).then(|| sitting.course().next_number());
        let mut screen = GameScreen {
            sitting,
            phase: Phase::Over,
            bottom: bottom.unwrap_or(Side::Black),
            is_fast,
            by,
            story: None,
            notice: None,
            wants_hint: false,
            scrolled: 0,
            saved,
        };
        screen.begin_turn();
        screen
    }

    pub(crate) fn sitting(&self) -> &Sitting {
        &self.sitting
    }

    pub(crate) fn bottom(&self) -> Side {
        self.bottom
    }

    /// Whether leaving it would lose something.
    pub(crate) fn is_at_risk(&self) -> bool {
        let has_turns = !self.sitting.game().played().is_empty();
        let is_saved = self.saved == Some(self.sitting.course().next_number());
        !self.is_over() && has_turns && !is_saved
    }

    pub(crate) fn is_over(&self) -> bool {
        matches!(self.phase, Phase::Over)
    }

    pub(crate) fn set_saved(&mut self) {
        self.saved = Some(self.sitting.course().next_number());
    }

    pub(crate) fn say(&mut self, text: Text, role: Role) {
        self.notice = Some((text, role));
    }

    pub(crate) fn resign(&mut self) {
        self.sitting.resign();
        self.notice = None;
        self.begin_turn();
    }

    /// What the computer is to think about now.
    pub(crate) fn question(&self) -> Option<Question> {
        let game = self.sitting.game();
        match &self.phase {
            Phase::Waiting(level) => Some(Question::Turn {
                rules: game.rules(),
                position: game.position(),
                number: game.played().len(),
                level: *level,
                seed: self.sitting.seed,
            }),
            Phase::Making(making) if self.wants_hint => {
                Some(Question::Hint { position: game.position(), turn: making.turn().clone() })
            }
            _ => None,
        }
    }

    pub(crate) fn hear(&mut self, answer: Answer) {
        match (answer, &mut self.phase) {
            (Answer::Turn(turn, by), Phase::Waiting(_)) => {
                self.by = by;
                self.show_turn(turn);
            }
            (Answer::Hint(hint), Phase::Making(making)) => {
                self.wants_hint = false;
                self.notice = hint.map(|hint| {
                    making.point_at(hint.turn);
                    let rest = rest_of(hint.turn, making.turn().so_far());
                    (hint_text(&hint, rest, making.side()), Role::Good)
                });
            }
            _ => {}
        }
    }

    /// After how long the picture changes by itself.
    pub(crate) fn next_picture(&self) -> Option<Duration> {
        matches!(self.phase, Phase::Showing(_)).then_some(PICTURE)
    }

    pub(crate) fn show_next_picture(&mut self) {
        let Phase::Showing(showing) = &mut self.phase else { return };
        let made = showing.so_far.so_far().moves().len();
        match showing.whole.moves().get(made) {
            Some(_) if !showing.is_lifted => showing.is_lifted = true,
            Some(next) => {
                showing.is_lifted = false;
                // The turn is legal, or it would have been refused when it came.
                let _ = showing.so_far.play(*next);
            }
            None => {
                let whole = showing.whole;
                self.play(whole);
            }
        }
    }

    pub(crate) fn act(&mut self, action: Action) {
        if !matches!(action, Action::PageUp | Action::PageDown) {
            self.notice = None;
        }
        match action {
            Action::Flip => self.bottom = self.bottom.other(),
            Action::Undo => self.undo(),
            Action::Redo if self.sitting.redo() => self.begin_turn(),
            Action::Redo => self.notice = Some((text!("play-nothing-to-redo"), Role::Plain)),
            Action::Hint => self.wants_hint = matches!(self.phase, Phase::Making(_)),
            Action::PageUp => {
                self.scrolled = (self.scrolled + 5).min(self.sitting.game().played().len());
            }
            Action::PageDown => self.scrolled = self.scrolled.saturating_sub(5),
            Action::Rematch if self.sitting.rematch() => {
                self.scrolled = 0;
                self.begin_turn();
            }
            // Whoever does not want to wait sees the rest of the turn at once.
            Action::Confirm => match &self.phase {
                Phase::Showing(showing) => self.play(showing.whole),
                _ => self.make(action),
            },
            action => self.make(action),
        }
    }

    /// A whole turn as text, such as one that was pasted.
    pub(crate) fn paste(&mut self, text: &str) {
        let Phase::Making(making) = &mut self.phase else { return };
        self.notice = None;
        match text.trim().parse() {
            Ok(turn) => {
                let made = making.play_whole(turn);
                self.take(made);
            }
            Err(_) => self.notice = Some((text!("puzzle-not-a-turn"), Role::Alert)),
        }
    }

    fn make(&mut self, action: Action) {
        if let Phase::Making(making) = &mut self.phase {
            let made = making.act(action, self.bottom);
            self.take(made);
        }
    }

    fn take(&mut self, made: Made) {
        match made {
            Made::Nothing | Made::Move => {}
            Made::Refused(refusal) => self.notice = Some((refusal.into(), Role::Alert)),
            Made::Turn(played) => {
                let why = self.why_complete();
                self.play(played.turn);
                if let (Phase::Waiting(_), Some(why)) = (&self.phase, why) {
                    self.story = Some(why);
                }
            }
        }
    }

    /// Why an opening is the whole turn, which is not plain to see.
    fn why_complete(&self) -> Option<Text> {
        let Phase::Making(making) = &self.phase else { return None };
        let turn = making.turn();
        (turn.due().is_none() && turn.so_far().moves().len() == 1).then(|| Text::from(turn))
    }

    fn undo(&mut self) {
        self.wants_hint = false;
        if let Phase::Making(making) = &mut self.phase
            && making.undo()
        {
            return;
        }
        match self.sitting.undo() {
            true => self.begin_turn(),
            false => self.notice = Some((text!("play-nothing-to-undo"), Role::Plain)),
        }
    }

    fn show_turn(&mut self, turn: Turn) {
        match self.sitting.begin_turn() {
            Ok(so_far) if !self.is_fast && !turn.moves().is_empty() => {
                self.phase = Phase::Showing(Showing { whole: turn, so_far, is_lifted: true });
            }
            _ => self.play(turn),
        }
    }

    fn play(&mut self, turn: Turn) {
        let side = self.sitting.game().position().to_move();
        if let Err(refusal) = self.sitting.play(turn) {
            self.notice = Some((refusal.into(), Role::Alert));
            return;
        }
        self.scrolled = 0;
        self.begin_turn();
        self.story = Some(played(side, turn));
    }

    fn begin_turn(&mut self) {
        (self.story, self.wants_hint) = (None, false);
        self.phase = match (self.sitting.to_move(), self.sitting.begin_turn()) {
            (Some(Player::Person), Ok(turn)) => Phase::Making(Making::new(turn)),
            (Some(Player::Computer { level }), Ok(_)) => Phase::Waiting(level),
            _ => Phase::Over,
        };
    }

    pub(crate) fn offers(&self) -> Vec<Offer> {
        let mut offers = Vec::new();
        match &self.phase {
            Phase::Making(making) => {
                offers.extend(making_offers(making));
                offers.push(Offer::letter("h", text!("tui-key-hint"), Action::Hint));
            }
            Phase::Showing(_) => {
                let skip = [(KeyCode::Enter, Action::Confirm)];
                offers.push(Offer::new("Enter", text!("tui-key-skip"), &skip));
            }
            Phase::Waiting(_) => {}
            Phase::Over => {
                // Not Enter, which may have been pressed once too often.
                offers.push(Offer::letter("a", text!("play-rematch"), Action::Rematch));
                offers.push(Offer::letter("v", text!("tui-key-review"), Action::Review));
                offers.push(Offer::letter("t", text!("tui-key-study"), Action::Study));
                offers.push(Offer::letter("s", text!("tui-key-save"), Action::Save));
                offers.push(Offer::letter("n", text!("tui-key-new"), Action::NewGame));
            }
        }
        offers.push(Offer::letter("u", text!("tui-key-undo"), Action::Undo));
        offers.push(Offer::letter("?", text!("tui-key-help"), Action::Help));
        offers.push(Offer::letter("q", text!("tui-key-quit"), Action::Quit));
        if !self.is_over() {
            offers.push(Offer::letter("g", text!("tui-key-resign"), Action::Resign));
        }
        let scroll = [(KeyCode::PageUp, Action::PageUp), (KeyCode::PageDown, Action::PageDown)];
        let mut aside = vec![
            Offer::letter("y", text!("tui-key-redo"), Action::Redo),
            Offer::letter("f", text!("tui-key-flip"), Action::Flip),
            Offer::new("PgDn PgUp", text!("tui-key-scroll-turns"), &scroll),
            Offer::letter("m", text!("tui-key-games"), Action::Games),
            Offer::letter("l", text!("tui-key-load"), Action::Load),
            Offer::letter("r", text!("tui-key-rules"), Action::Rules),
            Offer::letter("p", text!("tui-key-puzzle"), Action::Puzzle),
        ];
        if !self.is_over() {
            aside.push(Offer::letter("n", text!("tui-key-new"), Action::NewGame));
            aside.push(Offer::letter("s", text!("tui-key-save"), Action::Save));
            aside.push(Offer::letter("v", text!("tui-key-review"), Action::Review));
        }
        offers.extend(aside.into_iter().map(Offer::aside));
        offers
    }

    pub(crate) fn draw(&self, pen: &mut Pen<'_>, area: Rect) {
        let parts = Parts::of(area);
        self.draw_title(pen, area, parts.is_wide);
        board::draw(pen, parts.board, parts.measure, &self.view());
        match self.sitting.course().ending() {
            Some(Ending::Played(_)) if parts.is_wide => self.draw_scores(pen, &parts),
            _ => self.draw_panel(pen, parts.panel),
        }
        self.draw_text(pen, parts.text);
        pen.footer(parts.footer, &self.offers());
    }

    fn draw_title(&self, pen: &mut Pen<'_>, area: Rect, has_panel: bool) {
        let rules = pen.words.say(linja_words::rule_set_name(self.sitting.game().rules()));
        let mut parts = vec!["Linja".to_owned(), rules];
        if self.sitting.course().past() > 0 {
            let wins = self.sitting.series().wins();
            let (black, red) = (pawn(Side::Black), pawn(Side::Red));
            parts.push(format!("{black} {} : {} {red}", wins.black, wins.red));
        }
        let by = match self.sitting.is_against_computer() {
            true => Text::from(self.by),
            false => text!("play-two-players"),
        };
        let right = match has_panel {
            true => pen.words.say(by),
            // There is no panel with the points.
            false => {
                let position = self.shown();
                let points = |side| {
                    let points = position.placement(side).points(self.sitting.game().rules());
                    format!("{} {}", pawn(side), pen.words.value(points))
                };
                format!("{}  {}", points(Side::Black), points(Side::Red))
            }
        };
        pen.game_title(area, &parts, &right);
    }

    /// The position on the board, in the middle of a turn, too.
    fn shown(&self) -> Position {
        match &self.phase {
            Phase::Making(making) => making.turn().position(),
            Phase::Showing(showing) => showing.so_far.position(),
            Phase::Waiting(_) | Phase::Over => self.sitting.game().position(),
        }
    }

    fn view(&self) -> BoardView {
        let game = self.sitting.game();
        let mut view = BoardView::of(game.rules(), board::pawns(self.shown()), self.bottom);
        view.touched = touched(game.turns().last());
        match &self.phase {
            Phase::Making(making) => mark(&mut view, making),
            Phase::Showing(showing) => {
                let moves = showing.whole.moves();
                let made = showing.so_far.so_far().moves().len();
                view.touched = touched(Some(showing.so_far.so_far()));
                if let Some(next) = moves.get(made).filter(|_| showing.is_lifted) {
                    let mover = next.pawn.side(game.position().to_move());
                    view.chosen = Some((mover, next.from));
                    view.landings = vec![(next.to, true)];
                }
            }
            Phase::Waiting(_) | Phase::Over => {}
        }
        view
    }

    fn draw_panel(&self, pen: &mut Pen<'_>, area: Rect) {
        let used = draw_points(pen, area, &self.sitting, self.shown());
        draw_turns(pen, below(area, used + 1), self.sitting.game(), self.scrolled);
    }

    fn draw_scores(&self, pen: &mut Pen<'_>, parts: &Parts) {
        let scores = self.sitting.game().scores();
        board::draw_scores(pen, parts.panel, parts.measure, self.bottom, &scores);
    }

    /// Whose turn it is, at which step; what is to be done and why; what came of the last key.
    fn draw_text(&self, pen: &mut Pen<'_>, area: Rect) {
        let mut sentences: Vec<(Text, Role)> = Vec::new();
        match &self.phase {
            Phase::Making(making) => {
                draw_steps(pen, area, making);
                sentences.push((Text::from(making.turn()), Role::Plain));
                if self.wants_hint {
                    sentences.push((text!("play-hint-thinking"), Role::Faint));
                }
            }
            Phase::Waiting(level) => {
                let player = computer_name(*level);
                sentences.push((text!("play-thinking", player = player), Role::Plain));
            }
            Phase::Showing(showing) => {
                let side = self.sitting.game().position().to_move();
                let turn = showing.whole;
                sentences.push((text!("play-plays", side = side, turn = turn), Role::Plain));
            }
            Phase::Over => {
                if let Some(ending) = self.sitting.course().ending() {
                    sentences.push((ending.into(), Role::Strong));
                }
            }
        }
        match (&self.notice, &self.story) {
            (Some((notice, role)), _) => sentences.insert(0, (notice.clone(), *role)),
            (None, Some(story)) => sentences.insert(0, (story.clone(), Role::Faint)),
            (None, None) => {}
        }
        pen.paragraphs(below(area, 1), sentences, 0);
    }
}

/// The points of each side if the game ended now, with who plays it; how many lines that took.
fn draw_points(pen: &mut Pen<'_>, area: Rect, sitting: &Sitting, position: Position) -> u16 {
    pen.text(area, &pen.words.say(text!("play-points-now")), Role::Strong);
    let mut used = 1;
    for side in Side::ALL {
        let at = Rect { width: area.width.saturating_sub(1), ..below(area, used) };
        let points = position.placement(side).points(sitting.game().rules());
        pen.right(at, &pen.words.value(points), Role::Strong);
        let name = format!(" {}", pen.words.say(side));
        pen.pieces(at, &[(pawn(side), Role::Pawn(side)), (&name, Role::Plain)]);
        used += 1;
        if let Some(player) = sitting.name(side) {
            let player = pen.words.say(player);
            pen.text(right_of(below(area, used), 2), &player, Role::Faint);
            used += 1;
        }
    }
    used
}

/// What a side has done, told.
pub(crate) fn played(side: Side, turn: Turn) -> Text {
    match turn == Turn::PASS {
        true => text!("play-passed", side = side),
        false => text!("play-played", side = side, turn = turn),
    }
}

/// The moves of a turn that are still to be made.
fn rest_of(turn: Turn, so_far: Turn) -> String {
    let rest = turn.moves().get(so_far.moves().len()..).unwrap_or_default();
    rest.iter().map(ToString::to_string).collect::<Vec<_>>().join(",")
}

/// A hint, and what counts. `rest` is what is still to be moved of its turn.
pub(crate) fn hint_text(hint: &Hint, rest: String, side: Side) -> Text {
    let told = match (rest.is_empty(), hint.margin) {
        (true, _) => return text!("play-hint-end"),
        (false, Some(margin)) => {
            text!("play-hint-exact", turn = rest, margin = signed(margin), side = side)
        }
        (false, None) => text!("play-hint", turn = rest),
    };
    match &hint.reason {
        Some(reason) => text!("play-hint-why", hint = told, why = reason.text_of_best(side)),
        None => told,
    }
}
