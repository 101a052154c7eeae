//! What is drawn on a board can be seen: the contrasts that WCAG asks for, computed from the colours in `style.css`, by day and
//! by night, on every board and with every set of pawns. Text outside of boards is looked at by axe-core in the browser's tests.
#![allow(clippy::expect_used)] // A panic is how a test fails.

use std::collections::HashMap;

use linja_picture::shapes;
use linja_web::{BoardTheme, PawnColours, Settings};

const STYLE: &str = include_str!("../page/style.css");

/// What a shape must differ from its ground by, and what a text must.
const SHAPE: f64 = 3.0;
const TEXT: f64 = 4.5;

const SIDES: [&str; 2] = ["black", "red"];

/// Red, green and blue as light, and how much of the ground they hide.
type Colour = ([f64; 3], f64);

/// The colours of the page for some settings.
struct Colours {
    values: HashMap<&'static str, &'static str>,
    is_dark: bool,
}

impl Colours {
    fn new(settings: &Settings, is_dark: bool) -> Colours {
        let mut values = HashMap::new();
        let chosen =
            settings.attributes().map(|(name, value)| format!(":root[{name}=\"{value}\"]"));
        for selector in [":root".to_owned()].iter().chain(&chosen) {
            let block = STYLE.split_once(&format!("\n{selector} {{")).map(|(_, rest)| rest);
            let block = block.and_then(|block| block.split('}').next()).unwrap_or_default();
            let lines = block.split(';').filter_map(|line| line.split_once(':'));
            values.extend(lines.map(|(name, value)| (name.trim(), value.trim())));
        }
        Colours { values, is_dark }
    }

    /// A colour on a board: only its grounds are other ones by night.
    fn get(&self, name: &str) -> Colour {
        let value = self.values.get(format!("--{name}").as_str()).expect(name);
        let is_ground = ["cloth", "mat"].contains(&name);
        match value.strip_prefix("light-dark(").and_then(|both| both.strip_suffix(')')) {
            None => read(value),
            // The comma between the two, not one within them.
            Some(both) => {
                let at = both.match_indices(',').map(|(at, _)| at);
                let is_between = |at: &usize| {
                    both[..*at].matches('(').count() == both[..*at].matches(')').count()
                };
                let (light, dark) = both.split_at(at.into_iter().find(is_between).expect(name));
                read(if self.is_dark && is_ground { &dark[1..] } else { light })
            }
        }
    }

    /// What lies under pawns and marks.
    fn grounds(&self) -> [Colour; 3] {
        let (cloth, mat) = (self.get("cloth"), self.get("mat"));
        [cloth, mat, over(self.get("band"), mat)]
    }
}

/// Every board with every set of pawns, by day and by night.
fn all() -> impl Iterator<Item = (String, Colours)> {
    let boards = [BoardTheme::Linen, BoardTheme::Slate, BoardTheme::Contrast];
    let pawns = [PawnColours::BlackRed, PawnColours::BlueOrange, PawnColours::BlackWhite];
    let settings = boards
        .into_iter()
        .flat_map(move |board| pawns.map(|pawns| Settings { board, pawns, ..Settings::default() }));
    settings.flat_map(|settings| {
        [false, true].map(|is_dark| {
            let what = format!("{:?}, {:?}, dark {is_dark}", settings.board, settings.pawns);
            (what, Colours::new(&settings, is_dark))
        })
    })
}

fn read(text: &str) -> Colour {
    let text = text.trim();
    if text == "transparent" {
        return ([0.0; 3], 0.0);
    }
    let numbers: Vec<f64> = match text.strip_prefix('#') {
        Some(digits) => {
            let size = digits.len() / 3;
            let digit = |at: usize| {
                let digits = digits[at * size..][..size].repeat(3 - size);
                u8::from_str_radix(&digits, 16).expect(text)
            };
            (0..3).map(|at| f64::from(digit(at))).collect()
        }
        None => {
            let inside = text.strip_prefix("rgba(").and_then(|text| text.strip_suffix(')'));
            let numbers = inside.expect(text).split(',');
            numbers.map(|number| number.trim().parse().expect(text)).collect()
        }
    };
    ([0, 1, 2].map(|at| numbers[at] / 255.0), numbers.get(3).copied().unwrap_or(1.0))
}

fn over((colour, share): Colour, (ground, _): Colour) -> Colour {
    ([0, 1, 2].map(|at| colour[at] * share + ground[at] * (1.0 - share)), 1.0)
}

fn faded((colour, share): Colour, opacity: f64) -> Colour {
    (colour, share * opacity)
}

/// The amounts of light behind the numbers of a screen.
fn light((colour, _): Colour) -> [f64; 3] {
    colour
        .map(|part| if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) })
}

fn luminance(colour: Colour) -> f64 {
    let [red, green, blue] = light(colour);
    0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/// The contrast of something with what it lies on.
fn contrast(colour: Colour, ground: Colour) -> f64 {
    let (one, other) = (luminance(over(colour, ground)) + 0.05, luminance(ground) + 0.05);
    (one / other).max(other / one)
}

/// What a rule of the style says of a property.
fn rule(selector: &str, property: &str) -> &'static str {
    let rules = STYLE.lines().filter_map(|line| line.strip_prefix(selector)?.strip_prefix(" {"));
    let mut all = rules.flat_map(|rule| rule.trim_end_matches('}').split(';'));
    let mut found = all.find_map(|one| one.trim().strip_prefix(property)?.strip_prefix(':'));
    found.take().map(str::trim).unwrap_or_else(|| panic!("{selector}: {property}"))
}

#[test]
fn contrast_is_what_wcag_says() {
    let [white, black] = ["#fff", "#000000"].map(read);
    assert!((contrast(black, white) - 21.0).abs() < 1e-9);
    assert!((contrast(read("#777"), white) - 4.478).abs() < 1e-3);
    assert!((contrast(read("rgba(0, 0, 0, .5)"), white) - 3.98).abs() < 1e-2);
}

#[test]
fn pictures_have_the_colours_of_the_page_by_day() {
    let colours = Colours::new(&Settings::default(), false);
    for (name, value) in shapes::COLOURS {
        assert_eq!(colours.get(name), read(value), "--{name}");
    }
}

#[test]
fn pawns_stand_out_from_everything_they_stand_on() {
    for (what, colours) in all() {
        for (side, ground) in
            SIDES.into_iter().flat_map(|side| colours.grounds().map(|ground| (side, ground)))
        {
            let part = |part: &str| colours.get(&format!("{side}-{part}"));
            let rim = part("rim");
            // Its colours, or else a rim around them.
            for body in [part("2"), part("3")] {
                let by_rim = contrast(rim, ground).min(contrast(rim, body));
                let seen = contrast(body, ground).max(by_rim);
                assert!(seen >= SHAPE, "{what}: {side} {seen:.2}");
            }
        }
        let inlay = contrast(colours.get("inlay"), colours.get("black-top"));
        assert!(inlay >= SHAPE, "{what}: the inlay {inlay:.2}");
    }
}

#[test]
fn black_pawns_are_black_by_night_and_red_ones_need_no_rim() {
    for is_dark in [false, true] {
        let colours = Colours::new(&Settings::default(), is_dark);
        assert!(luminance(colours.get("black-2")) < 0.04);
        for (side, ground) in
            SIDES.into_iter().flat_map(|side| colours.grounds().map(|ground| (side, ground)))
        {
            let seen = contrast(colours.get(&format!("{side}-2")), ground);
            assert!(seen >= SHAPE, "{side}, dark {is_dark}: {seen:.2}");
        }
    }
}

#[test]
fn rings_landing_marks_arrows_and_numbers_stand_out_from_the_board() {
    let colour = |selector: &str, property: &str| {
        let name =
            rule(selector, property).strip_prefix("var(--").and_then(|name| name.strip_suffix(')'));
        name.expect(selector)
    };
    let arrow = |is_best| {
        let (name, opacity) = shapes::arrow_colour(is_best);
        (name, opacity, SHAPE)
    };
    let marks = [
        (colour(".pawn.movable .pawn-ring", "stroke"), 1.0, SHAPE),
        (colour(".pawn.held .pawn-ring", "stroke"), 1.0, SHAPE),
        (colour(".row.landing .row-mark", "stroke"), 1.0, SHAPE),
        (colour(".row:focus-visible .row-mark", "stroke"), 1.0, SHAPE),
        arrow(false),
        arrow(true),
        (colour(".edges text", "fill"), 1.0, TEXT),
        (colour(".margin-chart text", "fill"), 1.0, TEXT),
        (colour(".margin-chart .curve", "stroke"), 1.0, SHAPE),
        (colour(".margin-chart .mistake", "fill"), 1.0, SHAPE),
    ];
    for (what, colours) in all() {
        for ((name, opacity, least), ground) in
            marks.iter().flat_map(|mark| colours.grounds().map(|ground| (mark, ground)))
        {
            let seen = contrast(faded(colours.get(name), *opacity), ground);
            assert!(seen >= *least, "{what}: --{name} {seen:.2}, at least {least}");
        }
        for (text, ground) in [("ink", "card"), ("bad", "card"), ("on-accent", "accent")] {
            let seen = contrast(colours.get(text), colours.get(ground));
            assert!(seen >= TEXT, "{what}: a pill's --{text} {seen:.2}");
        }
    }
}

/// What light becomes for somebody without one kind of cones (Machado, Oliveira and Fernandes, 2009).
const BLINDNESS: [[[f64; 3]; 3]; 3] = [
    [
        [0.152_286, 1.052_583, -0.204_868],
        [0.114_503, 0.786_281, 0.099_216],
        [-0.003_882, -0.048_116, 1.051_998],
    ],
    [
        [0.367_322, 0.860_646, -0.227_968],
        [0.280_085, 0.672_501, 0.047_413],
        [-0.011_820, 0.042_940, 0.968_881],
    ],
    [
        [1.255_528, -0.076_749, -0.178_779],
        [-0.078_411, 0.930_809, 0.147_602],
        [0.004_733, 0.691_367, 0.303_900],
    ],
];

fn times(matrix: [[f64; 3]; 3], [x, y, z]: [f64; 3]) -> [f64; 3] {
    matrix.map(|[a, b, c]| a * x + b * y + c * z)
}

/// Light as the eye weighs it: Oklab, where equal steps look equal.
fn seen(light: [f64; 3]) -> [f64; 3] {
    let cones = times(
        [
            [0.412_221, 0.536_333, 0.051_446],
            [0.211_903, 0.680_700, 0.107_397],
            [0.088_302, 0.281_719, 0.629_979],
        ],
        light.map(|part| part.max(0.0)),
    );
    times(
        [
            [0.210_454, 0.793_618, -0.004_072],
            [1.977_998, -2.428_592, 0.450_594],
            [0.025_904, 0.782_772, -0.808_676],
        ],
        cones.map(f64::cbrt),
    )
}

#[test]
fn two_sets_of_pawns_can_be_told_apart_without_one_kind_of_cones() {
    for pawns in [PawnColours::BlueOrange, PawnColours::BlackWhite] {
        let colours = Colours::new(&Settings { pawns, ..Settings::default() }, false);
        for blindness in BLINDNESS {
            let [black, red] =
                SIDES.map(|side| seen(times(blindness, light(colours.get(&format!("{side}-2"))))));
            let apart = (0..3).map(|at| (black[at] - red[at]).powi(2)).sum::<f64>().sqrt();
            // Black and white are 1 apart; black and red, to eyes that see no red, 0.2.
            assert!(apart > 0.3, "{pawns:?}: {apart:.2}");
        }
    }
}
