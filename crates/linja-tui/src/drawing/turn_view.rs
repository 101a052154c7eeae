//! What games and puzzles share: a board with room for words, and on it the turn that is being made.

use linja::{Game, Pawn, Row, StepState, Turn};
use linja_words::{pawn, text};
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;

use crate::drawing::board::{self, BoardView, Measure};
use crate::drawing::pen::{Pen, below, bottom, inset, middle, right_of, top, width};
use crate::drawing::theme::Role;
use crate::keys::{Action, Offer};
use crate::making::Making;

/// The parts of a screen with a board.
pub(crate) struct Parts {
    pub(crate) board: Rect,
    pub(crate) measure: Measure,
    /// Beside the board, or in a narrow window what is left below everything else.
    pub(crate) panel: Rect,
    pub(crate) text: Rect,
    pub(crate) footer: Rect,
    /// Whether there is a panel beside the board.
    pub(crate) is_wide: bool,
}

/// The narrowest panel beside a board.
const PANEL: u16 = 30;
/// The lines of the least one below it.
const LEAST_PANEL: u16 = 8;
/// The steps of the turn, and the sentences under them.
const TEXT: u16 = 5;
const FOOTER: u16 = 2;
/// The largest board, a panel that is not mostly empty, and the text.
const LARGEST: (u16, u16) = (120, 40);
/// Narrower windows have no panel beside the board.
const WIDE: u16 = 80;

impl Parts {
    pub(crate) fn of(area: Rect) -> Parts {
        Parts::with_text(area, TEXT, LARGEST)
    }

    /// With so many lines of text at least, and no larger than this.
    pub(crate) fn with_text(area: Rect, text: u16, largest: (u16, u16)) -> Parts {
        let area = middle(area, largest);
        let inside = top(below(area, 1), area.height.saturating_sub(1 + FOOTER));
        let footer = inset(bottom(area, FOOTER), 1);
        let room = inside.height.saturating_sub(text);
        let is_wide = area.width >= WIDE;
        let beside = if is_wide { PANEL } else { 0 };
        let measure = Measure::of(area.width - beside, room);
        let board = top(inside, room);
        let gap = u16::from(room > measure.height());
        let rest = inset(below(inside, measure.height() + gap), 1);
        let (text, panel) = match is_wide {
            true => (rest, right_of(top(board, measure.height() + gap), measure.width() + 1)),
            false if rest.height > text + LEAST_PANEL => (top(rest, text), below(rest, text + 1)),
            false => (rest, Rect::ZERO),
        };
        Parts { board, measure, panel, text, footer, is_wide }
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
    let end = Offer::letter("e", text!("tui-key-end"), Action::EndTurn);
    // Where it is not allowed, the key still tells why.
    offers.push(if making.turn().may_decline() { end } else { end.aside() });
    offers.push(Offer { keys: rows, ..Offer::new("1–8", text!("tui-key-rows"), &[]) });
    let let_go = [(KeyCode::Esc, Action::LetGo)];
    offers.push(Offer::new("Esc", text!("tui-key-let-go"), &let_go).aside());
    if making.may_take_opponents() {
        offers.push(Offer::letter("x", text!("tui-key-opponents"), Action::Opponents));
    }
    offers
}

/// Marks on a board what can be done with the turn being made.
pub(crate) fn mark(view: &mut BoardView, making: &Making) {
    let side = |pawn: Pawn| pawn.side(making.side());
    view.pawns = board::pawns(making.turn().position());
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
        if index > skip {
            // In a narrow window those that may follow are left out.
            if index > made && width(name) + 3 > rest.width {
                break;
            }
            rest = right_of(rest, pen.text(rest, " → ", Role::Faint));
        }
        let used = match index == made {
            true => pen.text(rest, &format!("[{name}]"), Role::Mark),
            false => pen.text(rest, name, Role::Faint),
        };
        rest = right_of(rest, used);
    }
}

/// The turns of a game with their heading, the last ones first to be seen unless they are scrolled back.
pub(crate) fn draw_turns(pen: &mut Pen<'_>, area: Rect, game: &Game, scrolled: usize) {
    pen.text(area, &pen.words.say(text!("play-turns")), Role::Strong);
    let list = below(area, 1);
    let lines = usize::from(list.height);
    let most = game.turns().len().saturating_sub(lines);
    let skip = most.saturating_sub(scrolled.min(most));
    let mut side = game.start().to_move();
    if skip % 2 == 1 {
        side = side.other();
    }
    for (line, (number, turn)) in (1..).zip(game.turns()).skip(skip).take(lines).enumerate() {
        let at = below(list, u16::try_from(line).unwrap_or(u16::MAX));
        let turn = format!(" {turn}");
        pen.pieces(
            at,
            &[
                (&format!("{number:>3} "), Role::Faint),
                (pawn(side), Role::Pawn(side)),
                (&turn, Role::Plain),
            ],
        );
        side = side.other();
    }
}

#[cfg(test)]
mod tests {
    use linja::StepKind;
    use linja_console::wrap;
    use linja_words::{Language, Text, Words};

    use super::*;

    #[test]
    fn nothing_is_written_over_the_panel_beside_the_board_in_a_window_of_any_size() {
        for columns in 40..=160 {
            for lines in 16..=60 {
                let Parts { panel, text, footer, .. } = Parts::of(Rect::new(0, 0, columns, lines));
                let is_free = !panel.intersects(text) && !panel.intersects(footer);
                assert!(is_free, "{columns} × {lines}: {panel} {text} {footer}");
            }
        }
    }

    #[test]
    fn whatever_is_said_of_a_step_has_room_in_the_smallest_window_in_every_language() {
        let room = below(Parts::of(Rect::new(0, 0, 40, 16)).text, 1);
        let messages = include_str!("../../../linja-words/locales/en/game.ftl");
        let keys = messages.lines().filter_map(|line| Some(line.split_once(" =")?.0));
        let keys = keys.filter(|key| key.starts_with("due-") || key.starts_with("refusal-"));
        let keys: Vec<_> = keys.collect();
        assert!(keys.contains(&"due-bonus-mean") && keys.contains(&"refusal-board-unchanged"));
        let steps =
            [StepKind::Opening, StepKind::FollowUp, StepKind::Bonus, StepKind::ExtraOpening];
        let mut long = Vec::new();
        for words in Language::ALL.map(Words::new) {
            for (key, step) in keys.iter().flat_map(|key| steps.map(|step| (*key, step))) {
                for rows in 1..=5 {
                    let values = [("rows", rows.into()), ("row", 7.into()), ("step", step.into())];
                    let said = words.say(Text::new(key, values.into()));
                    let lines = wrap(&said, usize::from(room.width)).len();
                    long.extend((lines > usize::from(room.height)).then_some(said));
                }
            }
        }
        assert!(long.is_empty(), "{long:#?}");
    }
}
