//! What games and puzzles share: a board with room for words, and on it the turn that is being made.

use linja::{Pawn, Row, StepState, Turn};
use linja_words::{pawn, text};
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;

use crate::drawing::board::{BoardView, Measure};
use crate::drawing::pen::{Pen, below, inset, right_of, top, width};
use crate::drawing::theme::Role;
use crate::keys::{Action, Offer};
use crate::making::Making;

/// The parts of a screen with a board.
pub(crate) struct Parts {
    pub(crate) board: Rect,
    pub(crate) measure: Measure,
    pub(crate) panel: Rect,
    pub(crate) text: Rect,
}

/// The narrowest panel beside a board.
pub(crate) const PANEL: u16 = 30;
/// The steps of the turn, and the sentences under them.
const TEXT: u16 = 5;
pub(crate) const FOOTER: u16 = 2;

impl Parts {
    pub(crate) fn of(area: Rect) -> Parts {
        let inside = below(area, 1);
        let room = inside.height.saturating_sub(TEXT + FOOTER);
        let measure = Measure::of(area.width.saturating_sub(PANEL), room);
        let (board, panel) = (top(inside, room), right_of(top(inside, room), measure.width() + 1));
        let gap = u16::from(room > measure.height());
        let rest = below(inside, measure.height() + gap);
        Parts { board, measure, panel, text: inset(top(rest, TEXT), 1) }
    }
}

/// What keys do while a turn is being made.
pub(crate) fn making_offers(making: &Making) -> Vec<Offer> {
    let choose = [(KeyCode::Up, Action::Up), (KeyCode::Down, Action::Down)];
    let aim = [(KeyCode::Right, Action::Right), (KeyCode::Left, Action::Left)];
    let enter = [(KeyCode::Enter, Action::Confirm)];
    let rows: Vec<_> = Row::ALL
        .into_iter()
        .map(|row| (KeyCode::Char(char::from(b'0' + row.number())), Action::Digit(row)))
        .collect();
    let mut offers = Vec::new();
    if making.turn().due().is_none() {
        offers.push(Offer::new("Enter", text!("tui-key-pass"), &enter));
        return offers;
    }
    offers.push(Offer::new("↑ ↓", text!("tui-key-choose"), &choose));
    if making.landings().len() > 1 {
        offers.push(Offer::new("← →", text!("tui-key-aim"), &aim));
    }
    offers.push(Offer::new("Enter", text!("tui-key-move"), &enter));
    offers.push(Offer { keys: rows, ..Offer::new("1–8", text!("tui-key-rows"), &[]) });
    let let_go = [(KeyCode::Esc, Action::LetGo)];
    offers.push(Offer::new("Esc", text!("tui-key-let-go"), &let_go).aside());
    let end = Offer::letter("e", text!("tui-key-end"), Action::EndTurn);
    // Where it is not allowed, the key still tells why.
    offers.push(if making.turn().may_decline() { end } else { end.aside() });
    if making.may_take_opponents() {
        offers.push(Offer::letter("x", text!("tui-key-opponents"), Action::Opponents));
    }
    offers
}

/// Marks on a board what can be done with the turn being made.
pub(crate) fn mark(view: &mut BoardView, making: &Making) {
    let side = |pawn: Pawn| pawn.side(making.side());
    view.position = making.turn().position();
    view.movable = making.sources().iter().map(|from| (side(from.pawn), from.row)).collect();
    view.chosen = making.chosen().map(|from| (side(from.pawn), from.row));
    let aim = making.aim();
    view.landings = making.landings().into_iter().map(|row| (row, Some(row) == aim)).collect();
    if !making.turn().so_far().moves().is_empty() {
        view.touched = touched(Some(making.turn().so_far()));
    }
}

/// The rows that a turn has moved pawns from or to.
pub(crate) fn touched(turn: Option<Turn>) -> Vec<Row> {
    let moves = turn.map(|turn| turn.moves().to_vec()).unwrap_or_default();
    moves.into_iter().flat_map(|one| [one.from, one.to]).collect()
}

/// Who is to move, and the steps of the turn: those made, the one that is due, what may follow.
pub(crate) fn draw_steps(pen: &mut Pen<'_>, area: Rect, making: &Making) {
    let side = making.side();
    let mut steps = making.turn().steps();
    steps.retain(|step| step.state != StepState::Skipped);
    let made = making.turn().so_far().moves().len();
    let names: Vec<_> = steps
        .iter()
        .map(|step| match step.rows {
            Some(rows) => format!("{} {rows}", pen.words.say(step.kind)),
            None => pen.words.say(step.kind),
        })
        .collect();
    let who = pen.words.say(text!("side-to-move", side = side));
    let used = pen
        .pieces(area, &[(pawn(side), Role::Pawn(side)), (" ", Role::Plain), (&who, Role::Strong)]);
    let mut rest = right_of(area, used + 3);
    let length = |names: &[String]| names.iter().map(|name| width(name) + 5).sum::<u16>();
    // Where they do not all fit, those that are over are left out first.
    let skip = (0..made).find(|skip| length(&names[*skip..]) <= rest.width + 5).unwrap_or(made);
    for (index, name) in names.iter().enumerate().skip(skip) {
        let used = match index == made {
            true => pen.text(rest, &format!("[{name}]"), Role::Mark),
            false => pen.text(rest, name, Role::Faint),
        };
        rest = right_of(rest, used);
        if index + 1 < names.len() {
            rest = right_of(rest, pen.text(rest, " → ", Role::Faint));
        }
    }
}
