//! A position being set up: how many pawns of each side stand on each row, and who is to move.

use linja::{BySide, ParsePositionError, Position, Row, RuleSet, Side};
use linja_words::{Text, pawn, text};
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;

use crate::drawing::board::{self, BoardView};
use crate::drawing::pen::{Pen, below};
use crate::drawing::theme::Role;
use crate::drawing::turn_view::Parts;
use crate::keys::{Action, Offer};
use crate::screens::study::StudyScreen;
use crate::screens::wait::back;

/// Pawns on rows, as many as somebody has put there.
#[derive(Debug)]
pub(crate) struct SetUpScreen {
    rules: RuleSet,
    /// By rows, from the first on.
    pawns: BySide<[u8; 8]>,
    to_move: Side,
    bottom: Side,
    /// What the keys act on.
    side: Side,
    row: Row,
}

impl SetUpScreen {
    pub(crate) fn new(rules: RuleSet, position: Position, bottom: Side) -> SetUpScreen {
        let (pawns, to_move) = (board::pawns(position), position.to_move());
        let row = Row::ALL[if bottom == Side::Black { 0 } else { 7 }];
        SetUpScreen { rules, pawns, to_move, bottom, side: Side::Black, row }
    }

    /// The position, once the rules take it for one.
    fn position(&self) -> Result<Position, ParsePositionError> {
        let pawns = |side: Side| self.pawns[side].map(|count| count.to_string()).join(",");
        let to_move = self.to_move.letter();
        format!("{}/{} {to_move}", pawns(Side::Black), pawns(Side::Red)).parse()
    }

    /// The board for trying it out, if it is a position.
    pub(crate) fn study(&self) -> Option<StudyScreen> {
        let position = self.position().ok()?;
        Some(StudyScreen::of(self.rules, position, self.bottom))
    }

    pub(crate) fn act(&mut self, action: Action) {
        match action {
            Action::Up => self.step(true),
            Action::Down => self.step(false),
            Action::Left => self.side = Side::Black,
            Action::Right => self.side = Side::Red,
            Action::Row(row, side) => (self.row, self.side) = (row, side.unwrap_or(self.side)),
            Action::MorePawns => self.put(self.count() + 1),
            Action::FewerPawns => self.put(self.count().saturating_sub(1)),
            Action::Digit(row) => self.put(row.number()),
            Action::NoPawns => self.put(0),
            Action::OtherSide => self.to_move = self.to_move.other(),
            Action::EmptyBoard => self.pawns = BySide::new(|_| [0; 8]),
            Action::StartPosition => self.pawns = board::pawns(Position::start(self.to_move)),
            Action::Flip => self.bottom = self.bottom.other(),
            _ => {}
        }
    }

    fn step(&mut self, is_up: bool) {
        let mut rows = Row::ALL;
        if is_up != (self.bottom == Side::Black) {
            rows.reverse();
        }
        let at = rows.iter().position(|row| *row == self.row).unwrap_or(0);
        self.row = rows.get(at + 1).copied().unwrap_or(self.row);
    }

    fn index(&self) -> usize {
        usize::from(self.row.number()) - 1
    }

    fn count(&self) -> u8 {
        self.pawns[self.side][self.index()]
    }

    fn put(&mut self, count: u8) {
        let index = self.index();
        self.pawns[self.side][index] = count.min(12);
    }

    pub(crate) fn offers(&self) -> Vec<Offer> {
        let rows = [(KeyCode::Up, Action::Up), (KeyCode::Down, Action::Down)];
        let sides = [(KeyCode::Left, Action::Left), (KeyCode::Right, Action::Right)];
        let more = [
            (KeyCode::Char('+'), Action::MorePawns),
            (KeyCode::Char('-'), Action::FewerPawns),
            (KeyCode::Char('0'), Action::NoPawns),
        ];
        let digits = Row::ALL.map(|row| (KeyCode::Char(digit(row)), Action::Digit(row)));
        let enter = [(KeyCode::Enter, Action::Confirm)];
        let enter = Offer::new("Enter", text!("tui-key-try"), &enter);
        let mut offers = vec![
            Offer::new("↑ ↓", text!("tui-key-row"), &rows),
            Offer::new("← →", text!("tui-key-colour"), &sides),
            Offer {
                keys: [&more[..], &digits].concat(),
                ..Offer::new("+ − 0–8", text!("tui-key-pawns"), &[])
            },
        ];
        // What is no position yet says why.
        offers.extend(self.position().is_ok().then_some(enter));
        offers.extend([
            Offer::letter("x", text!("tui-key-to-move"), Action::OtherSide),
            Offer::letter("c", text!("tui-key-empty"), Action::EmptyBoard),
            Offer::letter("s", text!("tui-key-start-position"), Action::StartPosition),
            Offer::letter("f", text!("tui-key-flip"), Action::Flip).aside(),
            Offer::letter("?", text!("tui-key-help"), Action::Help),
            back(),
        ]);
        offers
    }

    pub(crate) fn draw(&self, pen: &mut Pen<'_>, area: Rect) {
        let rules = pen.words.say(linja_words::rule_set_name(self.rules));
        pen.title(area, &pen.words.say(text!("study-set-up")), &rules);
        let parts = Parts::of(area);
        let mut view = BoardView::of(self.rules, self.pawns, self.bottom);
        view.chosen = Some((self.side, self.row));
        if self.count() == 0 {
            view.landings = vec![(self.row, true)];
        }
        board::draw(pen, parts.board, parts.measure, &view);
        let told = match self.position() {
            Ok(_) => (text!("study-set-up-ready"), Role::Good),
            Err(error) => (text!("study-wrong-position", wrong = Text::from(error)), Role::Alert),
        };
        let who = format!(" {}", pen.words.say(text!("side-to-move", side = self.to_move)));
        pen.pieces(
            parts.text,
            &[(pawn(self.to_move), Role::Pawn(self.to_move)), (&who, Role::Strong)],
        );
        pen.paragraphs(below(parts.text, 1), vec![told], 0);
        pen.footer(parts.footer, &self.offers());
    }
}

fn digit(row: Row) -> char {
    char::from(b'0' + row.number())
}
