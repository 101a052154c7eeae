//! The page: what it weighs, how soon it is there, how quickly it answers, and what its oracle costs.

use super::report::Section;
use crate::browser;

pub(super) fn measure() -> Result<Vec<Section>, String> {
    let mut section = Section::new(
        "Page",
        "Five visits, each in a Chromium that has never seen the page, without a GPU and on the same machine as the server. Each visit then starts a \
         game for two and makes sixty clicks in it. An input (a press or a click) is answered once the next frame is drawn; layout shift is the browser's own measure of how far \
         things move by themselves.",
        &["what", "measured", "target"],
    );
    let (bytes, figures) = browser::figures()?;
    let figure = |what: &str| figures[what].as_f64().unwrap_or(f64::NAN);
    let rows = [
        ("first load, compressed", format!("{:.1} kB", bytes as f64 / 1e3), "300 kB"),
        ("time to first board, median", format!("{:.0} ms", figure("board_ms")), "1000 ms"),
        (
            "time to first board, longest",
            format!("{:.0} ms", figure("board_longest_ms")),
            "1000 ms",
        ),
        ("time to answer an input, median", format!("{:.0} ms", figure("input_ms")), "50 ms"),
        (
            "inputs answered within 50 ms",
            format!("{} of {}", figures["inputs_in_time"], figures["inputs"]),
            "all",
        ),
        (
            "time to answer an input, longest",
            format!("{:.0} ms", figure("input_longest_ms")),
            "50 ms",
        ),
        ("layout shift", format!("{:.3}", figure("shift")), "0"),
    ];
    for (what, figure, aim) in rows {
        section.row([what.to_owned(), figure, aim.to_owned()]);
    }
    let mut oracle = Section::new(
        "The oracle in the browser",
        "The table of `zen`, first read from a plain file server next to the page, then kept on the device: what it takes to look up all turns of each position \
         of ten games, one after another, and to review another game. Memory is the total of all page processes, with two oracles at rest. The last row is \
         solving `zen` in the tab.",
        &["what", "measured", "target"],
    );
    let figures = &figures["oracle"];
    let figure = |what: &str| figures[what].as_f64().unwrap_or(f64::NAN);
    let kilobytes = |what: &str| format!("{:.1} kB", figure(what) / 1e3);
    let review = format!("downloaded for a review of {} turns", figures["review_turns"]);
    let rows = [
        ("downloaded before the first answer", kilobytes("start_bytes"), "260 kB"),
        ("downloaded per position", kilobytes("position_bytes"), "10 kB"),
        ("requests per position", format!("{:.2}", figure("position_requests")), "2"),
        ("time per position, median", format!("{:.1} ms", figure("beside_ms")), ""),
        (&review, kilobytes("review_bytes"), "300 kB"),
        ("requests for the review", figures["review_requests"].to_string(), ""),
        ("time for the review", format!("{:.0} ms", figure("review_ms")), ""),
        (
            "time per position from the device, median",
            format!("{:.1} ms", figure("device_ms")),
            "5 ms",
        ),
        (
            "time per position from the device, longest",
            format!("{:.1} ms", figure("device_longest_ms")),
            "5 ms",
        ),
        ("memory", format!("{:.0} MB", figure("memory") / 1e6), "256 MB"),
        ("solving `zen` in the tab", format!("{:.1} s", figure("solve_seconds")), "30 s"),
    ];
    for (what, figure, aim) in rows {
        oracle.row([what.to_owned(), figure, aim.to_owned()]);
    }
    Ok(vec![section, oracle])
}
