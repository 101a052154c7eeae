//! The margin over a game as a picture: an SVG that reads well on light and dark pages, with every
//! turn marked by its grade, in shape and colour.

use std::fmt::Write as _;

use linja::Side;
use linja_players::{Grade, Review};

/// The words on a chart, in the reader's language.
#[derive(Debug, Clone, Copy)]
pub(crate) struct ChartWords<'a> {
    /// What the chart shows.
    pub(crate) title: &'a str,
    /// The axis of the turns.
    pub(crate) turns: &'a str,
    /// The axis of Black's margin.
    pub(crate) margin: &'a str,
    /// The names of the grades, in the order of [`Grade::ALL`].
    pub(crate) grades: [&'a str; Grade::ALL.len()],
}

const WIDTH: f64 = 720.0;
const HEIGHT: f64 = 360.0;
const LEFT: f64 = 56.0;
const RIGHT: f64 = 16.0;
const TOP: f64 = 64.0;
const BOTTOM: f64 = 48.0;

const STYLE: &str = "\
svg { color: #333; background: #fbf8f1 } text { fill: currentColor } \
.grid { stroke: currentColor; opacity: .15 } .zero { stroke: currentColor; opacity: .7 } \
.change { stroke: currentColor; opacity: .5; stroke-dasharray: 3 4 } \
.margin { fill: none; stroke: currentColor; stroke-width: 1.5 } \
.black { fill: #333; opacity: .16 } .red { fill: #b23a2e; opacity: .2 } \
.mark { stroke: #fbf8f1; stroke-width: 1 } \
.best { fill: #2f6f4f } .good { fill: #4c9a2a } .inaccuracy { fill: #b8860b } \
.mistake { fill: #c75b12 } .blunder { fill: #b3122b } \
@media (prefers-color-scheme: dark) { svg { color: #ddd; background: #22201c } \
.black { fill: #ddd } .red { fill: #e0685a } .mark { stroke: #22201c } \
.best { fill: #6dbb90 } .good { fill: #9bd66f } .inaccuracy { fill: #f0c24b } \
.mistake { fill: #ff9a4d } .blunder { fill: #ff6b7d } }";

/// Draws Black's margin over the game: up is good for Black. Dashed lines stand where the expected
/// winner changed.
pub(crate) fn chart(review: &Review, words: &ChartWords<'_>) -> String {
    let title = escaped(words.title);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" role=\"img\" \
         font-family=\"system-ui, sans-serif\" font-size=\"12\">\n<title>{title}</title>\n\
         <style>{STYLE}</style>\n\
         <text x=\"{LEFT}\" y=\"24\" font-size=\"15\">{title}</text>\n"
    );
    let frame = Frame::of(review);
    legend(&mut svg, words);
    axes(&mut svg, &frame, words);
    margins(&mut svg, &frame, review);
    turns(&mut svg, &frame, review, words);
    svg + "</svg>\n"
}

/// Which turns and margins lie where.
struct Frame {
    turns: usize,
    lowest: i32,
    highest: i32,
    /// The margins between two lines of the grid.
    step: i32,
}

impl Frame {
    /// The zero line and whole steps of the grid around all margins.
    fn of(review: &Review) -> Frame {
        let lowest = review.margins().min().unwrap_or(0).min(-1);
        let highest = review.margins().max().unwrap_or(0).max(1);
        let fits = |step: &i32| highest - lowest <= 8 * step;
        let step = [1, 2, 5, 10, 20].into_iter().find(fits).unwrap_or(40);
        Frame {
            turns: review.turns.len(),
            lowest: lowest.div_euclid(step) * step,
            highest: -(-highest).div_euclid(step) * step,
            step,
        }
    }

    /// Where a turn ends; turn 0 is the start.
    fn x(&self, turn: usize) -> f64 {
        LEFT + 12.0 + turn as f64 / self.turns.max(1) as f64 * (WIDTH - LEFT - RIGHT - 24.0)
    }

    fn y(&self, margin: i32) -> f64 {
        let share = f64::from(self.highest - margin) / f64::from(self.highest - self.lowest);
        TOP + share * (HEIGHT - TOP - BOTTOM)
    }
}

fn legend(svg: &mut String, words: &ChartWords<'_>) {
    let mut x = LEFT + 6.0;
    for (grade, word) in Grade::ALL.into_iter().zip(words.grades) {
        let _ = writeln!(svg, "{}", mark(grade, x, 44.0));
        let _ = writeln!(svg, "<text x=\"{:.1}\" y=\"48\">{}</text>", x + 10.0, escaped(word));
        // The width of a word in an unknown font, with some room to spare.
        x += 32.0 + 7.0 * word.chars().count() as f64;
    }
}

fn axes(svg: &mut String, frame: &Frame, words: &ChartWords<'_>) {
    let (right, bottom) = (WIDTH - RIGHT, HEIGHT - BOTTOM);
    let mut margin = frame.lowest;
    while margin <= frame.highest {
        let y = frame.y(margin);
        let class = if margin == 0 { "zero" } else { "grid" };
        let label = signed(margin);
        let _ = writeln!(svg, "<path class=\"{class}\" d=\"M{LEFT} {y:.1}H{right}\"/>");
        let _ = writeln!(
            svg,
            "<text x=\"{}\" y=\"{:.1}\" text-anchor=\"end\">{label}</text>",
            LEFT - 6.0,
            y + 4.0
        );
        margin += frame.step;
    }
    let every = [1, 2, 5, 10].into_iter().find(|every| frame.turns <= 16 * every).unwrap_or(20);
    for turn in (0..=frame.turns).step_by(every) {
        let x = frame.x(turn);
        let _ = writeln!(
            svg,
            "<text x=\"{x:.1}\" y=\"{}\" text-anchor=\"middle\">{turn}</text>",
            bottom + 18.0
        );
    }
    let (centre, middle) = ((LEFT + right) / 2.0, (TOP + bottom) / 2.0);
    let _ = writeln!(
        svg,
        "<text x=\"{centre}\" y=\"{}\" text-anchor=\"middle\">{}</text>\n\
         <text x=\"14\" y=\"{middle}\" text-anchor=\"middle\" \
         transform=\"rotate(-90 14 {middle})\">{}</text>",
        HEIGHT - 10.0,
        escaped(words.turns),
        escaped(words.margin)
    );
}

/// The margin as steps, as it changes only with a turn, over an area that shows who is ahead.
fn margins(svg: &mut String, frame: &Frame, review: &Review) {
    let zero = frame.y(0);
    // From the edge, so that a game without turns has a line as well.
    let mut left = LEFT;
    let mut line = format!("M{LEFT} {:.1}H{:.1}", frame.y(review.start), frame.x(0));
    let [mut black, mut red] = [String::new(), String::new()];
    let mut before = review.start;
    for (turn, after) in (1..).zip(review.margins().skip(1)) {
        let right = frame.x(turn);
        let _ = write!(line, "H{right:.1}V{:.1}", frame.y(after));
        let area = if before > 0 { &mut black } else { &mut red };
        if before != 0 {
            let _ =
                write!(area, "M{left:.1} {zero:.1}V{:.1}H{right:.1}V{zero:.1}Z", frame.y(before));
        }
        (left, before) = (right, after);
    }
    for (class, path) in [("black", black), ("red", red), ("margin", line)] {
        let _ = writeln!(svg, "<path class=\"{class}\" d=\"{path}\"/>");
    }
}

fn turns(svg: &mut String, frame: &Frame, review: &Review, words: &ChartWords<'_>) {
    let bottom = HEIGHT - BOTTOM;
    for (number, _) in review.turning_points() {
        let x = frame.x(number);
        let _ = writeln!(svg, "<path class=\"change\" d=\"M{x:.1} {TOP}V{bottom}\"/>");
    }
    for ((number, turn), margin) in (1..).zip(&review.turns).zip(review.margins().skip(1)) {
        let pawn = match turn.side {
            Side::Black => '●',
            Side::Red => '○',
        };
        let grade = escaped(words.grades[turn.grade as usize]);
        let margin_text = signed(margin);
        let _ = writeln!(
            svg,
            "<g><title>{number}. {pawn} {}: {margin_text}, {grade}</title>{}</g>",
            turn.turn,
            mark(turn.grade, frame.x(number), frame.y(margin))
        );
    }
}

/// A shape for each grade, so that none is known by its colour alone.
fn mark(grade: Grade, x: f64, y: f64) -> String {
    let shape = match grade {
        Grade::Best => {
            return format!("<circle class=\"mark best\" cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"3.5\"/>");
        }
        Grade::Good => "m-4.5-4.5h9v9h-9z",
        Grade::Inaccuracy => "m0-6l6 10.5h-12z",
        Grade::Mistake => "m0-6.5l6.5 6.5l-6.5 6.5l-6.5-6.5z",
        Grade::Blunder => "m-6-3l3-3l3 3l3-3l3 3l-3 3l3 3l-3 3l-3-3l-3 3l-3-3l3-3z",
    };
    format!("<path class=\"mark {grade}\" d=\"M{x:.1} {y:.1}{shape}\"/>")
}

/// A margin with its sign, set with a minus as wide as the plus.
fn signed(margin: i32) -> String {
    match margin {
        0 => "0".to_owned(),
        _ => format!("{margin:+}").replace('-', "−"),
    }
}

/// Text that may stand anywhere in an SVG.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
