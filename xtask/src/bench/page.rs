//! The page: what it weighs, how soon it is there, how quickly it answers, and what its oracle costs.

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
    let mut oracle = Section::new(
        "The oracle in the page",
        "The table of zen, first beside the page on a plain file server, then kept on the device: what all turns of each position of ten games \
         take, one after the other, and the review of another game. Memory is what all processes of pages hold, with two judges at rest. Then \
         zen solved in the tab.",
        &["what", "figure", "aim"],
    );
    let figures = &figures["oracle"];
    let figure = |what: &str| figures[what].as_f64().unwrap_or(f64::NAN);
    let kilobytes = |what: &str| format!("{:.1} kB", figure(what) / 1e3);
    let review = format!("review of {} turns", figures["review_turns"]);
    let rows = [
        ("before the first answer", kilobytes("start_bytes"), "260 kB"),
        ("for a position", kilobytes("position_bytes"), "10 kB"),
        ("requests for a position", format!("{:.2}", figure("position_requests")), "2"),
        ("a position, median", format!("{:.1} ms", figure("beside_ms")), ""),
        (&review, kilobytes("review_bytes"), "300 kB"),
        ("its requests", figures["review_requests"].to_string(), ""),
        ("its time", format!("{:.0} ms", figure("review_ms")), ""),
        ("a position from the device, median", format!("{:.1} ms", figure("device_ms")), "5 ms"),
        ("longest", format!("{:.1} ms", figure("device_longest_ms")), "5 ms"),
        ("memory", format!("{:.0} MB", figure("memory") / 1e6), "256 MB"),
        ("zen solved in the tab", format!("{:.1} s", figure("solve_seconds")), "30 s"),
    ];
    for (what, figure, aim) in rows {
        oracle.row([what.to_owned(), figure, aim.to_owned()]);
    }
    Ok(vec![section, oracle])
}
