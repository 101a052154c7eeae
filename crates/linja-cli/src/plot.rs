//! Line plots as SVG that read well on light and dark pages.

use std::fmt::Write as _;

use linja::RuleSet;

const WIDTH: f64 = 720.0;
const HEIGHT: f64 = 360.0;
const LEFT: f64 = 56.0;
const RIGHT: f64 = 16.0;
const TOP: f64 = 40.0;
const BOTTOM: f64 = 48.0;

/// Told apart by dash as well as by colour.
const STYLES: [(&str, &str); 5] =
    [("#2f6f4f", ""), ("#b23a2e", ""), ("#b23a2e", "5 4"), ("#2f5fa8", ""), ("#2f5fa8", "5 4")];

/// One line for each rule set over whole numbers.
pub(crate) fn lines(
    title: &str,
    x_label: &str,
    y_label: &str,
    series: &[(RuleSet, Vec<(i32, f64)>)],
) -> String {
    let points = || series.iter().flat_map(|(_, points)| points);
    let highest = points().map(|&(_, y)| y).fold(1.0, f64::max);
    let lowest = points().map(|&(_, y)| y).fold(0.0, f64::min);
    let y_tick = tick(highest - lowest, 6.0);
    let most = (highest / y_tick).ceil() * y_tick;
    let least = (lowest / y_tick).floor() * y_tick;
    // A tail of less than a pixel cannot be seen, and would only squeeze the rest.
    let pixel = (most - least) / (HEIGHT - TOP - BOTTOM);
    let visible = || points().filter(|(_, y)| y.abs() >= pixel).map(|&(x, _)| x);
    let first = visible().min().unwrap_or(0);
    let last = visible().max().unwrap_or(1).max(first + 1);
    let x_tick = tick(f64::from(last - first), 14.0).max(1.0) as i32;

    let x_of =
        |x: f64| LEFT + (x - f64::from(first)) / f64::from(last - first) * (WIDTH - LEFT - RIGHT);
    let y_of = |y: f64| HEIGHT - BOTTOM - (y - least) / (most - least) * (HEIGHT - TOP - BOTTOM);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" role=\"img\" \
         font-family=\"system-ui, sans-serif\" font-size=\"12\">\n<title>{title}</title>\n\
         <style>svg {{ color: #333; background: #fbf8f1 }} text {{ fill: currentColor }} \
         .grid {{ stroke: currentColor; opacity: .18 }} \
         @media (prefers-color-scheme: dark) {{ svg {{ color: #ddd; background: #22201c }} \
         path {{ filter: brightness(1.7) }} }}</style>\n\
         <text x=\"{LEFT}\" y=\"22\" font-size=\"15\">{title}</text>\n"
    );
    let mut add = |text: String| {
        svg.push_str(&text);
        svg.push('\n');
    };
    for x in (first..=last).filter(|x| x % x_tick == 0) {
        let at = x_of(x.into());
        let (top, bottom) = (y_of(most), y_of(least));
        add(format!("<path class=\"grid\" d=\"M{at:.1} {top:.1}V{bottom:.1}\"/>"));
        let label = x.to_string().replace('-', "−");
        add(format!(
            "<text x=\"{at:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{label}</text>",
            bottom + 16.0
        ));
    }
    let decimals = usize::from(y_tick < 1.0);
    for step in (least / y_tick).round() as i32..=(most / y_tick).round() as i32 {
        let y = f64::from(step) * y_tick;
        let at = y_of(y);
        let label = format!("{y:.decimals$}").replace('-', "−");
        add(format!("<path class=\"grid\" d=\"M{LEFT} {at:.1}H{}\"/>", WIDTH - RIGHT));
        add(format!(
            "<text x=\"{}\" y=\"{:.1}\" text-anchor=\"end\">{label}</text>",
            LEFT - 6.0,
            at + 4.0
        ));
    }
    add(format!(
        "<text x=\"{:.1}\" y=\"{}\" text-anchor=\"middle\">{x_label}</text>",
        (LEFT + WIDTH - RIGHT) / 2.0,
        HEIGHT - 10.0
    ));
    let middle = (TOP + HEIGHT - BOTTOM) / 2.0;
    add(format!(
        "<text x=\"14\" y=\"{middle}\" text-anchor=\"middle\" transform=\"rotate(-90 14 {middle})\">{y_label}</text>"
    ));
    for (index, ((rules, points), (colour, dash))) in series.iter().zip(STYLES).enumerate() {
        let mut path = String::new();
        for &(x, y) in points.iter().filter(|(x, _)| (first..=last).contains(x)) {
            let command = if path.is_empty() { 'M' } else { 'L' };
            let _ = write!(path, "{command}{:.1} {:.1}", x_of(x.into()), y_of(y));
        }
        let pen = format!(
            "fill=\"none\" stroke=\"{colour}\" stroke-width=\"2\" stroke-dasharray=\"{dash}\""
        );
        add(format!("<path {pen} d=\"{path}\"/>"));
        let at = TOP + 14.0 + 18.0 * index as f64;
        let legend = WIDTH - RIGHT - 130.0;
        add(format!("<path {pen} d=\"M{legend} {at}h28\"/>"));
        add(format!("<text x=\"{}\" y=\"{}\">{rules}</text>", legend + 36.0, at + 4.0));
    }
    svg + "</svg>\n"
}

/// The finest of the usual distances between grid lines with at most so many of them.
fn tick(range: f64, most_lines: f64) -> f64 {
    let usual = [0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0, 20.0];
    usual.into_iter().find(|tick| range / tick <= most_lines).unwrap_or(50.0)
}
