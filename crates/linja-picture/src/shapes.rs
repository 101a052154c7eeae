//! The shapes that every board is drawn with: pawns, bamboo, linen, arrows. They are SVG in the colours of the page's style
//! (`var(--mat)`), which the page shows as it is; pictures have the [`COLOURS`] in their place.

use std::fmt::Write as _;

use linja::{Position, Row, Side};

use crate::layout::{self, HEIGHT, INNER, WIDTH};
use crate::{Arrow, Spot};

/// The colours of the page by day, by the names that they have in its style.
pub const COLOURS: [(&str, &str); 25] = [
    ("cloth", "#f5f0e6"),
    ("mat", "#e7ddc8"),
    ("edge", "#463e35"),
    ("ink", "#2a2521"),
    ("accent", "#286552"),
    ("band", "rgba(120, 95, 50, .055)"),
    ("weave", "rgba(110, 85, 45, .1)"),
    ("weave-light", "rgba(255, 252, 240, .3)"),
    ("bamboo-1", "#f0e0aa"),
    ("bamboo-2", "#d2b46c"),
    ("bamboo-3", "#cfb676"),
    ("bamboo-4", "#86662f"),
    ("knot", "#7d5d29"),
    ("red-1", "#cf5b46"),
    ("red-2", "#a53a2a"),
    ("red-3", "#74211a"),
    ("red-top", "#d26a55"),
    ("red-rim", "#5c150e"),
    ("black-1", "#645c55"),
    ("black-2", "#38322e"),
    ("black-3", "#151210"),
    ("black-top", "#59514a"),
    ("black-rim", "#0c0a08"),
    ("inlay", "#f3ead6"),
    ("shade", "#3a2508"),
];

/// What is drawn in many places, each by its name: pawns and what lies under them.
pub fn definitions() -> String {
    let wood = |name| {
        let stops = [(0, 3), (22, 2), (42, 1), (68, 2), (100, 3)].map(|(at, tone)| {
            format!("<stop offset=\"{at}%\" style=\"stop-color:var(--{name}-{tone})\"/>")
        });
        format!("<linearGradient id=\"wood-{name}\">{}</linearGradient>", stops.concat())
    };
    format!("{SURFACES}{}{}{}{}", wood("red"), wood("black"), pawn(Side::Red), pawn(Side::Black))
}

const SURFACES: &str = r##"<linearGradient id="bamboo" x2="0" y2="1"><stop offset="0" style="stop-color:var(--bamboo-3)"/><stop offset=".16" style="stop-color:var(--bamboo-1)"/><stop offset=".42" style="stop-color:var(--bamboo-2)"/><stop offset="1" style="stop-color:var(--bamboo-4)"/></linearGradient><radialGradient id="shade"><stop offset=".1" style="stop-color:var(--shade);stop-opacity:.55"/><stop offset="1" style="stop-color:var(--shade);stop-opacity:0"/></radialGradient><ellipse id="pawn-shade" cx="2" cy="20" rx="20" ry="8" fill="url(#shade)"/><pattern id="linen" width="5" height="5" patternUnits="userSpaceOnUse"><path d="M0 1.2H5M0 3.7H5" style="stroke:var(--weave)" stroke-width=".55"/><path d="M1.2 0V5M3.7 0V5" style="stroke:var(--weave-light)" stroke-width=".55"/></pattern>"##;

/// The name under which the pawn of a side is drawn.
pub const fn pawn_id(side: Side) -> &'static str {
    match side {
        Side::Black => "#pawn-black",
        Side::Red => "#pawn-red",
    }
}

/// An hourglass of turned wood, seen a little from above. A dark rim lets light pawns stand out from any mat, and
/// Black has a light inlay on top, so that the sides differ without colour.
fn pawn(side: Side) -> String {
    let (name, middle) = match side {
        Side::Black => {
            ("black", r#"cy="-19" rx="4.2" ry="1.6" stroke="none" style="fill:var(--inlay)""#)
        }
        Side::Red => (
            "red",
            r#"cy="-18.9" rx="4.6" ry="1.3" fill="none" stroke-width=".6" stroke-opacity=".5""#,
        ),
    };
    format!(
        r#"<g id="pawn-{name}" style="stroke:var(--{name}-rim)" stroke-width="1.2"><path d="M-14 -19 C-14 -10 -7.2 -7 -7.2 0.5 C-7.2 8 -14.6 10.5 -14.6 19.4 A14.6 4.6 0 0 0 14.6 19.4 C14.6 10.5 7.2 8 7.2 .5 C7.2 -7 14 -10 14 -19Z" fill="url(#wood-{name})"/><path d="M-10.6 18 C-9 10 -3.4 8 -3.2 .6 C-3 -6 -8.6 -9 -10 -15 M-4 21.6 C-3 12 -.4 9 -.2 .6 C0 -7 -2.6 -10 -3.6 -15 M5.6 21.4 C5 13 2.6 9 2.6 .6 C2.6 -7 4.4 -10 5.4 -15" fill="none" stroke-width=".7" stroke-linecap="round" stroke-opacity=".3"/><ellipse cy="-19" rx="14" ry="4.3" style="fill:var(--{name}-top)"/><ellipse cy="-18.9" rx="9.4" ry="2.7" fill="none" stroke-width=".6" stroke-opacity=".5"/><ellipse {middle}/></g>"#
    )
}

/// The cloth, the mat and the seven sticks, each a little different as bamboo is.
pub fn ground() -> String {
    let mut sticks = String::new();
    for (y, stick) in layout::sticks().zip(STICKS) {
        write_stick(&mut sticks, y, stick);
    }
    let top = layout::sticks().next().unwrap_or_default();
    let bands = [1.0, 3.0, 5.0].map(|row| {
        let y = top + row * INNER;
        format!(r#"<rect x="34" y="{y}" width="532" height="{INNER}" style="fill:var(--band)"/>"#)
    });
    let mat =
        format!(r#"x="34" y="{}" width="532" height="{}" rx="3""#, top - 3.0, 6.0 * INNER + 6.0);
    format!(
        r#"<rect class="cloth" x="-8" width="{}" height="{HEIGHT}" rx="12" style="fill:var(--cloth)"/><rect class="mat" {mat} style="fill:var(--mat)"/><rect {mat} fill="url(#linen)"/>{}{sticks}"#,
        WIDTH + 16.0,
        bands.concat()
    )
}

/// Where a stick begins and ends, and where its knots are.
type Stick = (f64, f64, [f64; 4]);

const STICKS: [Stick; 7] = [
    (15.0, 583.0, [128.0, 254.0, 391.0, 512.0]),
    (19.0, 586.0, [92.0, 231.0, 352.0, 489.0]),
    (14.0, 581.0, [148.0, 272.0, 410.0, 531.0]),
    (18.0, 585.0, [107.0, 219.0, 366.0, 502.0]),
    (16.0, 582.0, [139.0, 283.0, 398.0, 521.0]),
    (20.0, 586.0, [86.0, 243.0, 344.0, 478.0]),
    (15.0, 584.0, [119.0, 262.0, 403.0, 537.0]),
];

fn write_stick(out: &mut String, y: f64, (from, to, knots): Stick) {
    // Writing to a string does not fail.
    let _ = write!(
        out,
        r#"<rect x="{}" y="{}" width="{}" height="9.5" rx="4.7" style="fill:var(--shade)" opacity=".2"/><rect x="{from}" y="{}" width="{}" height="10.4" rx="5" fill="url(#bamboo)"/>"#,
        from + 2.0,
        y - 1.0,
        to - from - 2.0,
        y - 5.2,
        to - from,
    );
    for x in knots {
        let _ = write!(
            out,
            r#"<path d="M{x} {} q2.2 1 2.2 5.9 t-2.2 5.9 q-2.2 -1 -2.2 -5.9 t2.2 -5.9Z" style="fill:var(--knot)" opacity=".75"/><path d="M{} {} v8" style="stroke:var(--bamboo-1)" opacity=".5" stroke-width="1.2" stroke-linecap="round"/>"#,
            y - 5.9,
            x - 3.0,
            y - 4.0,
        );
    }
    let end = from + 2.6;
    let _ = write!(
        out,
        r#"<ellipse cx="{end}" cy="{y}" rx="2.2" ry="4.6" style="fill:var(--bamboo-4)" opacity=".75"/>"#
    );
}

/// A move that is pointed out. What is best bows to one side, what was played to the other.
pub fn arrow(position: Position, below: Side, arrow: Arrow) -> String {
    let Arrow { side, from, to, is_best, is_made } = arrow;
    let next = |row: Row| layout::place_of_next(position, below, Spot { side, row });
    let last = |row: Row| match position.count(side, row).checked_sub(1) {
        Some(last) => layout::place(position, below, Spot { side, row }, last),
        None => next(row),
    };
    let (start, end) = if is_made { (next(from), last(to)) } else { (last(from), next(to)) };
    let (path, head) = layout::bow(start, end, if is_best { -1.0 } else { 1.0 });
    let (colour, opacity) = arrow_colour(is_best);
    let stroke = match is_best {
        true => r#"stroke-width="5""#,
        false => r#"stroke-width="4" stroke-dasharray="1 9""#,
    };
    format!(
        r#"<g opacity="{opacity}"><path d="{path}" fill="none" style="stroke:var(--{colour})" {stroke} stroke-linecap="round"/><path d="M4 0L-15 -9L-10 0L-15 9Z" transform="{head}" style="fill:var(--{colour})"/></g>"#
    )
}

/// The name of an arrow's colour, and how much of the board it hides.
pub const fn arrow_colour(is_best: bool) -> (&'static str, f64) {
    if is_best { ("accent", 0.95) } else { ("ink", 0.8) }
}
