//! The page: what it weighs, how soon it is there, how quickly it answers.

use super::report::Section;
use crate::browser;

pub(super) fn measure() -> Result<Vec<Section>, String> {
    let mut section = Section::new(
        "Page",
        "A Chromium that has never seen the page, without a graphics processor and on the machine of the server, five times; then sixty clicks \
         each, from the choice of a game into a game of two. An input (a press or a click) is answered when the picture after it is drawn; the \
         shift is the browser's measure of how far things move by themselves.",
        &["what", "figure", "aim"],
    );
    let (bytes, figures) = browser::figures()?;
    let figure = |what: &str| figures[what].as_f64().unwrap_or(f64::NAN);
    let rows = [
        ("first load, compressed", format!("{:.1} kB", bytes as f64 / 1e3), "300 kB"),
        ("first board, median", format!("{:.0} ms", figure("board_ms")), "1000 ms"),
        ("first board, longest", format!("{:.0} ms", figure("board_longest_ms")), "1000 ms"),
        ("answer to an input, median", format!("{:.0} ms", figure("input_ms")), "50 ms"),
        (
            "inputs answered within 50 ms",
            format!("{} of {}", figures["inputs_in_time"], figures["inputs"]),
            "all",
        ),
        ("longest answer to an input", format!("{:.0} ms", figure("input_longest_ms")), "50 ms"),
        ("layout shift", format!("{:.3}", figure("shift")), "0"),
    ];
    for (what, figure, aim) in rows {
        section.row([what.to_owned(), figure, aim.to_owned()]);
    }
    Ok(vec![section])
}
