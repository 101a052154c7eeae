//! `linja rules`: a page of rules printed to fit the terminal.

use std::io::{self, IsTerminal, Write};

use linja_console::page_lines;
use linja_words::{Page, Words};

/// Where the width of the terminal is not known.
const USUAL_WIDTH: usize = 80;

/// Prints a page to fit the terminal, or 80 columns wide where there is none.
pub(crate) fn print(page: &Page, words: Words, out: &mut impl Write) -> io::Result<()> {
    let is_terminal = io::stdout().is_terminal();
    let width = match terminal_size::terminal_size() {
        Some((width, _)) if is_terminal => usize::from(width.0),
        _ => USUAL_WIDTH,
    };
    for line in page_lines(page, words, width) {
        let text = line.text;
        match line.is_heading && is_terminal {
            true => writeln!(out, "\x1b[1m{text}\x1b[0m")?,
            false => writeln!(out, "{text}")?,
        }
    }
    Ok(())
}
