//! The board drawn on the full screen: rows, bamboo sticks, pawns, and the marks of the turn that
//! is being made.

use linja::{BySide, Position, Row, RuleSet, Score, Side};
use linja_words::pawn;
use ratatui::layout::Rect;

use crate::drawing::pen::{Pen, below, right_of, width};
use crate::drawing::theme::Role;
use crate::keys::Action;

/// What is to be seen of a board.
pub(crate) struct BoardView {
    pub(crate) rules: RuleSet,
    /// The pawns of each side by rows, from the first on.
    pub(crate) pawns: BySide<[u8; 8]>,
    /// The side whose start line is at the lower edge.
    pub(crate) bottom: Side,
    /// The pawns that could move.
    pub(crate) movable: Vec<(Side, Row)>,
    /// The pawn that the keys act on, or that is moving.
    pub(crate) chosen: Option<(Side, Row)>,
    /// Where it can land, and whether that is the place aimed at.
    pub(crate) landings: Vec<(Row, bool)>,
    /// The rows that the last turn touched.
    pub(crate) touched: Vec<Row>,
}

impl BoardView {
    /// Nothing but pawns.
    pub(crate) fn of(rules: RuleSet, pawns: BySide<[u8; 8]>, bottom: Side) -> BoardView {
        BoardView {
            rules,
            pawns,
            bottom,
            movable: Vec::new(),
            chosen: None,
            landings: Vec::new(),
            touched: Vec::new(),
        }
    }
}

/// The pawns of a position.
pub(crate) fn pawns(position: Position) -> BySide<[u8; 8]> {
    BySide::new(|side| Row::ALL.map(|row| position.count(side, row)))
}

/// Before the field: the cursor, the number of the row, a blank.
const EDGE: u16 = 4;
/// After the field: what a pawn of each side gives.
const POINTS: u16 = 9;
/// Room for a pawn with its marks.
const CELL: u16 = 3;
/// Twelve pawns with room between them.
const SMALLEST_FIELD: u16 = 12 * CELL;
/// All 24 pawns with room between them.
const LARGEST_FIELD: u16 = 20 * CELL;
/// With what pawns give, the narrowest board.
const NARROWEST: u16 = EDGE + SMALLEST_FIELD + POINTS;

/// How the board fits an area.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Measure {
    field: u16,
    /// Lines of a row: one, or three where there is room.
    lines: u16,
    /// Lines between two rows: one for the stick, or none where there is no room.
    stick: u16,
    /// Columns after the field: what a pawn of each side gives, where there is room.
    points: u16,
}

impl Measure {
    /// The largest board for so many columns and lines.
    pub(crate) fn of(columns: u16, lines: u16) -> Measure {
        let points = if columns < NARROWEST || lines < 9 { 0 } else { POINTS };
        let field = columns.saturating_sub(EDGE + points) / CELL * CELL;
        let field = field.clamp(SMALLEST_FIELD, LARGEST_FIELD);
        let sizes = [(3, 1), (1, 1)].map(|(lines, stick)| Measure { field, lines, stick, points });
        let fits = sizes.into_iter().find(|measure| measure.height() <= lines);
        fits.unwrap_or(Measure { field, lines: 1, stick: 0, points })
    }

    pub(crate) fn width(self) -> u16 {
        EDGE + self.field + self.points
    }

    pub(crate) fn height(self) -> u16 {
        self.head() + 8 * self.lines + 7 * self.stick
    }

    /// The line above the columns of points.
    fn head(self) -> u16 {
        self.points.min(1)
    }

    /// The lines above the one with the pawns of a row, from the top of the board.
    pub(crate) fn line_of(self, row: Row, bottom: Side) -> u16 {
        let from_top = 7 - u16::from(bottom.progress(row).get());
        self.head() + from_top * (self.lines + self.stick) + self.lines / 2
    }
}

/// Draws the board at the top left of an area.
pub(crate) fn draw(pen: &mut Pen<'_>, area: Rect, measure: Measure, view: &BoardView) {
    let area = Rect { width: measure.width().min(area.width), ..area };
    let signs = Side::ALL.map(pawn);
    if measure.points > 0 {
        let points = right_of(area, EDGE + measure.field);
        pen.text(points, &format!("   {}   {}", signs[0], signs[1]), Role::Faint);
    }
    for row in Row::ALL {
        let line = measure.line_of(row, view.bottom);
        let stick = line + measure.lines - measure.lines / 2;
        if measure.stick > 0 && view.bottom.progress(row).get() > 0 {
            let at = right_of(below(area, stick), EDGE);
            pen.text(at, &bamboo(row.number(), usize::from(measure.field)), Role::Stick);
        }
        let click = Rect { height: measure.lines, ..below(area, line - measure.lines / 2) };
        pen.click(click, Action::Row(row, None));
        draw_row(pen, below(area, line), measure, view, row);
    }
}

/// The score of each side row by row, in the lines of the rows, at the left of an area.
pub(crate) fn draw_scores(
    pen: &mut Pen<'_>,
    area: Rect,
    measure: Measure,
    bottom: Side,
    scores: &BySide<Score>,
) {
    const COLUMN: u16 = 14;
    let column = |side| if side == Side::Black { 0 } else { COLUMN };
    for side in Side::ALL {
        let at = right_of(area, column(side));
        let head = format!("{} {}", pawn(side), pen.words.say(side));
        let column = Rect { width: COLUMN - 1, ..at };
        pen.text(column, &head, Role::Pawn(side));
        pen.right(column, &pen.words.value(scores[side].points()), Role::Strong);
        for line in scores[side].lines().filter(|line| line.pawns > 0) {
            let [each, points] = [line.each, line.points()].map(|points| pen.words.value(points));
            let product = format!("{:>2} × {each:<2} = {points:>3}", line.pawns);
            pen.text(below(at, measure.line_of(line.row, bottom)), &product, Role::Plain);
        }
    }
}

fn draw_row(pen: &mut Pen<'_>, area: Rect, measure: Measure, view: &BoardView, row: Row) {
    let is_chosen = view.chosen.is_some_and(|(_, chosen)| chosen == row);
    let landing = view.landings.iter().find(|(landing, _)| *landing == row);
    let (edge, role) = match (is_chosen, landing) {
        (true, _) => ("▸", Role::Mark),
        (false, Some(_)) => ("›", Role::Mark),
        _ if view.touched.contains(&row) => ("·", Role::Faint),
        _ => (" ", Role::Plain),
    };
    pen.pieces(area, &[(edge, role), (&format!(" {row}"), Role::Plain)]);

    let field = Rect { width: measure.field, ..right_of(area, EDGE) };
    let groups = Side::ALL.map(|side| Group::of(view, side, row));
    let needs = groups.iter().map(|group| width_of(&group.cells(Spacing::Wide))).sum::<u16>();
    let spacing = if needs <= field.width { Spacing::Wide } else { Spacing::Close };
    let [black, red] = groups.map(|group| (group.side, group.cells(spacing)));
    draw_group(pen, field, row, &black);
    let from = field.width.saturating_sub(width_of(&red.1));
    draw_group(pen, right_of(field, from), row, &red);

    if measure.points == 0 {
        return;
    }
    let points = right_of(area, EDGE + measure.field);
    let each = |side: Side| pen.words.value(view.rules.points(side.progress(row)));
    let text = format!("  {:>2}  {:>2}", each(Side::Black), each(Side::Red));
    pen.text(points, &text, Role::Faint);
}

fn draw_group(pen: &mut Pen<'_>, area: Rect, row: Row, (side, cells): &(Side, Vec<Cell>)) {
    let pieces: Vec<_> = cells.iter().map(|(text, role)| (text.as_str(), *role)).collect();
    let used = pen.pieces(area, &pieces);
    if used > 0 {
        pen.click(Rect { width: used, height: 1, ..area }, Action::Row(row, Some(*side)));
    }
}

type Cell = (String, Role);

fn width_of(cells: &[Cell]) -> u16 {
    cells.iter().map(|(text, _)| width(text)).sum()
}

/// Whether pawns stand apart.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Spacing {
    Wide,
    Close,
}

/// The pawns of one side on one row.
struct Group {
    side: Side,
    count: u8,
    is_movable: bool,
    is_chosen: bool,
    /// Whether the chosen pawn can land here, and whether that is aimed at.
    landing: Option<bool>,
}

impl Group {
    fn of(view: &BoardView, side: Side, row: Row) -> Group {
        let moves = view.chosen.is_some_and(|(mover, _)| mover == side);
        let landing = view.landings.iter().find(|(landing, _)| moves && *landing == row);
        Group {
            side,
            count: view.pawns[side][usize::from(row.number()) - 1],
            is_movable: view.movable.contains(&(side, row)),
            is_chosen: view.chosen == Some((side, row)),
            landing: landing.map(|(_, is_aim)| *is_aim),
        }
    }

    /// From left to right. Black stands on the left and moves its rightmost pawn; Red the other way.
    fn cells(&self, spacing: Spacing) -> Vec<Cell> {
        let role = Role::Pawn(self.side);
        let sign = pawn(self.side);
        let mut cells = Vec::new();
        if let Some(others) = self.count.checked_sub(1) {
            let other = match spacing {
                Spacing::Wide => format!(" {sign} "),
                Spacing::Close => sign.to_owned(),
            };
            cells.push((other.repeat(usize::from(others)), role));
            cells.extend(self.foremost(sign));
        }
        match self.landing {
            Some(true) => cells.push(("[·]".to_owned(), Role::Mark)),
            Some(false) => cells.push((" · ".to_owned(), Role::Mark)),
            None => {}
        }
        // Nobody counts more than a handful at a glance.
        if self.count > Row::LIMIT {
            cells.push((format!(" {} ", self.count), Role::Faint));
        }
        if self.side == Side::Red {
            cells.reverse();
        }
        cells
    }

    fn foremost(&self, sign: &str) -> Vec<Cell> {
        let role = Role::Pawn(self.side);
        if self.is_chosen {
            return vec![(format!("[{sign}]"), Role::Cursor)];
        }
        let (left, right) = if self.is_movable { ("(", ")") } else { (" ", " ") };
        let mut cells = vec![
            (left.to_owned(), Role::Mark),
            (sign.to_owned(), role),
            (right.to_owned(), Role::Mark),
        ];
        if self.side == Side::Red {
            cells.reverse();
        }
        cells
    }
}

/// A stick: bamboo with its knots, which lie elsewhere on each.
fn bamboo(number: u8, length: usize) -> String {
    let (first, distance) = (2 + usize::from(number) * 5 % 9, 9 + usize::from(number) % 3);
    let knot = |at: usize| at >= first && (at - first).is_multiple_of(distance);
    (0..length).map(|at| if knot(at) { '┿' } else { '━' }).collect()
}
