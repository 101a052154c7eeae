//! `linja rules`: a page of rules laid out for a terminal.

use std::io::{self, IsTerminal, Write};

use linja::{Game, Position, Side};
use linja_words::{
    BOARD_WIDTH, Block, Example, Page, Scoring, Table, Text, Value, Words, board, pawn, say,
    score_sum,
};

use crate::show::draw_with_points;

/// Where the width of the terminal is not known.
const USUAL_WIDTH: usize = 80;
/// Longer lines are hard to read.
const LARGEST_WIDTH: usize = 100;
/// Narrower ones cannot hold a drawing.
const SMALLEST_WIDTH: usize = 40;
const INDENT: usize = 2;

/// Prints a page to fit the terminal, or 80 columns wide where there is none.
pub(crate) fn print(page: &Page, words: Words, out: &mut impl Write) -> io::Result<()> {
    let is_terminal = io::stdout().is_terminal();
    let width = match terminal_size::terminal_size() {
        Some((width, _)) if is_terminal => usize::from(width.0),
        _ => USUAL_WIDTH,
    };
    let width = width.clamp(SMALLEST_WIDTH, LARGEST_WIDTH);
    Printer { words, width, is_bold: is_terminal, out }.page(page)
}

struct Printer<'a, W> {
    words: Words,
    width: usize,
    /// Whether headings are bold as well as underlined.
    is_bold: bool,
    out: &'a mut W,
}

impl<W: Write> Printer<'_, W> {
    fn page(mut self, page: &Page) -> io::Result<()> {
        self.heading(&page.title, "═")?;
        self.paragraph("", &self.words.say(&page.intro))?;
        for section in &page.sections {
            writeln!(self.out)?;
            self.heading(&section.heading, "─")?;
            for (index, block) in section.blocks.iter().enumerate() {
                if index > 0 {
                    writeln!(self.out)?;
                }
                self.block(block)?;
            }
        }
        Ok(())
    }

    fn heading(&mut self, heading: &Text, underline: &str) -> io::Result<()> {
        let heading = self.words.say(heading);
        let (bold, plain) = if self.is_bold { ("\x1b[1m", "\x1b[0m") } else { ("", "") };
        let line = underline.repeat(heading.chars().count());
        writeln!(self.out, "{bold}{heading}\n{line}{plain}")
    }

    fn block(&mut self, block: &Block) -> io::Result<()> {
        match block {
            Block::Paragraph(text) => self.paragraph("", &self.words.say(text)),
            Block::List(items) => {
                items.iter().try_for_each(|item| self.paragraph("  • ", &self.words.say(item)))
            }
            Block::Steps(steps) => (1..).zip(steps).try_for_each(|(number, step)| {
                self.paragraph(&format!(" {number}. "), &self.words.say(step))
            }),
            Block::Diagram(diagram) => {
                self.position(diagram.position)?;
                let [black, red] =
                    Side::BOTH.map(|side| format!("{} {}", pawn(side), self.words.say(side)));
                writeln!(self.out, "\n{:INDENT$}{black}   {red}\n", "")?;
                self.paragraph("", &self.words.say(&diagram.caption))
            }
            Block::Example(example) => self.example(example),
            Block::Ruling(_, text) => self.paragraph("  | ", &self.words.say(text)),
            Block::Scoring(scoring) => self.scoring(scoring),
            Block::Table(table) => self.table(table),
        }
    }

    /// Text wrapped to the width, its first line led by `lead` and the others indented as far. A lead
    /// with a bar runs down the whole paragraph.
    fn paragraph(&mut self, lead: &str, text: &str) -> io::Result<()> {
        let indent = lead.chars().count();
        let rest = if lead.contains('|') { lead.to_owned() } else { " ".repeat(indent) };
        for (index, line) in wrap(text, self.width - indent).iter().enumerate() {
            let lead = if index == 0 { lead } else { &rest };
            writeln!(self.out, "{lead}{line}")?;
        }
        Ok(())
    }

    fn position(&mut self, position: Position) -> io::Result<()> {
        for (_, line) in board(position) {
            writeln!(self.out, "{:INDENT$}{}", "", line.trim_end())?;
        }
        Ok(())
    }

    /// The text, and the boards before and after the turn: side by side where there is room, with
    /// an arrow where a row changes.
    fn example(&mut self, example: &Example) -> io::Result<()> {
        const ARROW: &str = "   →";
        self.paragraph("", &self.words.say(&example.text))?;
        let turn = say!(self.words, "rules-example-drawing", turn = example.turn);
        writeln!(self.out, "\n{:INDENT$}{turn}\n", "")?;
        if self.width < INDENT + 2 * BOARD_WIDTH + ARROW.chars().count() {
            self.position(example.before)?;
            writeln!(self.out, "\n{:INDENT$}{ARROW}\n", "")?;
            self.position(example.after)?;
        } else {
            for ((_, before), (_, after)) in board(example.before).zip(board(example.after)) {
                let between = if before == after { "    " } else { ARROW };
                let line = format!("{:INDENT$}{before}{between}{after}", "");
                writeln!(self.out, "{}", line.trim_end())?;
            }
        }
        if let Some(illegal) = example.illegal {
            let reason = self.words.say(illegal.refusal);
            let text = say!(self.words, "rules-not-allowed", turn = illegal.turn, reason = reason);
            writeln!(self.out)?;
            self.paragraph("", &text)?;
        }
        Ok(())
    }

    fn scoring(&mut self, scoring: &Scoring) -> io::Result<()> {
        let &Scoring { rules, position } = scoring;
        let mut drawing = Vec::new();
        draw_with_points(&Game::from_position(rules, position), self.words, &mut drawing)?;
        for line in String::from_utf8_lossy(&drawing).lines() {
            writeln!(self.out, "{:INDENT$}{line}", "")?;
        }
        writeln!(self.out)?;
        let scores = scoring.scores();
        for side in Side::BOTH {
            let sum = score_sum(&scores[side]);
            self.paragraph("", &say!(self.words, "rules-score-sum", side = side, sum = sum))?;
        }
        self.paragraph("", &self.words.say(linja_words::result(scoring.result())))
    }

    /// Columns as wide as they need where that fits, otherwise of the same width each, with their
    /// cells wrapped.
    fn table(&mut self, table: &Table) -> io::Result<()> {
        const BETWEEN: usize = 2;
        let rows: Vec<Vec<String>> = std::iter::once(&table.head)
            .chain(&table.rows)
            .map(|row| row.iter().map(|cell| self.words.value(cell.clone())).collect())
            .collect();
        let columns = table.head.len();
        let needs = |column: usize| rows.iter().map(|row| row[column].chars().count()).max();
        let mut widths: Vec<_> = (0..columns).map(|column| needs(column).unwrap_or(0)).collect();
        let room = (self.width - INDENT).saturating_sub(BETWEEN * (columns - 1));
        if widths.iter().sum::<usize>() > room {
            widths.fill(room / columns);
        }
        let numbers = table.rows.iter().flatten().any(|cell| matches!(cell, Value::Number { .. }));
        for (index, row) in rows.iter().enumerate() {
            let cells: Vec<_> =
                row.iter().zip(&widths).map(|(cell, &width)| wrap(cell, width)).collect();
            let lines = cells.iter().map(Vec::len).max().unwrap_or(0);
            for line in 0..lines {
                let mut text = " ".repeat(INDENT);
                for (column, (cell, &width)) in cells.iter().zip(&widths).enumerate() {
                    let part = cell.get(line).map_or("", String::as_str);
                    text += &match numbers && column > 0 {
                        true => format!("{part:>width$}"),
                        false => format!("{part:<width$}"),
                    };
                    text += &" ".repeat(BETWEEN);
                }
                writeln!(self.out, "{}", text.trim_end())?;
            }
            if index == 0 {
                let width = widths.iter().sum::<usize>() + BETWEEN * (columns - 1);
                writeln!(self.out, "{:INDENT$}{}", "", "─".repeat(width))?;
            }
        }
        Ok(())
    }
}

/// Lines of at most `width` characters, broken between words; a longer word is broken within.
fn wrap(text: &str, width: usize) -> Vec<String> {
    let width = width.max(1);
    let mut lines = Vec::new();
    let mut line = String::new();
    let mut length = 0;
    // Only at plain blanks: others are there so that no line breaks at them.
    for word in text.split([' ', '\n']).filter(|word| !word.is_empty()) {
        let mut word: Vec<char> = word.chars().collect();
        if length > 0 && length + 1 + word.len() > width {
            lines.push(std::mem::take(&mut line));
            length = 0;
        }
        while word.len() > width {
            let rest = word.split_off(width);
            lines.push(word.into_iter().collect());
            word = rest;
        }
        if length > 0 {
            line.push(' ');
            length += 1;
        }
        length += word.len();
        line.extend(word);
    }
    if !line.is_empty() {
        lines.push(line);
    }
    lines
}

#[cfg(test)]
#[allow(clippy::unwrap_used)] // A panic is how a test fails.
mod tests {
    use super::*;

    #[test]
    fn lines_are_as_long_as_they_may_be_and_no_longer() {
        assert_eq!(wrap("one two three", 7), ["one two", "three"]);
        assert_eq!(wrap("one two three", 6), ["one", "two", "three"]);
        assert_eq!(wrap("  one\n two ", 80), ["one two"]);
        assert_eq!(wrap("Anfangszug", 4), ["Anfa", "ngsz", "ug"]);
        assert_eq!(wrap("1\u{a0}000 x", 5), ["1\u{a0}000", "x"]);
        assert_eq!(wrap("a quoi\u{202f}? b", 6), ["a", "quoi\u{202f}?", "b"]);
        assert_eq!(wrap("", 5), [""; 0]);
    }

    #[test]
    fn no_line_is_wider_than_the_terminal() {
        for width in [SMALLEST_WIDTH, 60, USUAL_WIDTH, LARGEST_WIDTH] {
            for rules in linja::RuleSet::ALL {
                let mut out = Vec::new();
                let words = Words::new(linja_words::Language::English);
                let printer = Printer { words, width, is_bold: false, out: &mut out };
                printer.page(&linja_words::rules_page(rules)).unwrap();
                let printed = String::from_utf8(out).unwrap();
                let widest = printed.lines().map(|line| line.chars().count()).max().unwrap();
                // The board with its points is drawn whole.
                assert!(widest <= width.max(50), "{rules} at {width}: {widest}");
            }
        }
    }
}
