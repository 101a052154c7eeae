//! A page of rules laid out in lines of a given width, for `linja rules` and the full screen alike.

use linja::{Game, Position, Side};
use linja_words::{
    BOARD_WIDTH, Block, Example, Grid, Page, Scoring, Text, Value, Words, board, pawn, say,
    score_sum,
};

use crate::show::board_with_points;

/// Narrower lines cannot hold a drawing.
pub const SMALLEST_WIDTH: usize = 40;
/// Longer lines are hard to read.
pub const LARGEST_WIDTH: usize = 100;
const INDENT: usize = 2;

/// A line of a page.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PageLine {
    /// What stands on it.
    pub text: String,
    /// Whether it is a heading or the line under one.
    pub is_heading: bool,
}

/// Lays a page out in lines of at most `width` characters, which is taken as
/// [`SMALLEST_WIDTH`] to [`LARGEST_WIDTH`].
pub fn page_lines(page: &Page, words: Words, width: usize) -> Vec<PageLine> {
    let width = width.clamp(SMALLEST_WIDTH, LARGEST_WIDTH);
    let mut setter = Setter { words, width, lines: Vec::new() };
    setter.page(page);
    setter.lines
}

struct Setter {
    words: Words,
    width: usize,
    lines: Vec<PageLine>,
}

impl Setter {
    fn line(&mut self, text: impl Into<String>) {
        self.lines.push(PageLine { text: text.into(), is_heading: false });
    }

    /// With a blank line before and after it.
    fn line_apart(&mut self, text: String) {
        self.line("");
        self.line(text);
        self.line("");
    }

    fn page(&mut self, page: &Page) {
        self.heading(&page.title, "═");
        for (index, text) in page.intro.iter().enumerate() {
            if index > 0 {
                self.line("");
            }
            self.paragraph("", &self.words.say(text));
        }
        for section in &page.sections {
            self.line("");
            self.heading(&section.heading, "─");
            for (index, block) in section.blocks.iter().enumerate() {
                if index > 0 {
                    self.line("");
                }
                self.block(block);
            }
        }
    }

    fn heading(&mut self, heading: &Text, underline: &str) {
        let heading = self.words.say(heading);
        let line = underline.repeat(heading.chars().count());
        self.lines.extend([heading, line].map(|text| PageLine { text, is_heading: true }));
    }

    fn block(&mut self, block: &Block) {
        match block {
            Block::Paragraph(text) => self.paragraph("", &self.words.say(text)),
            Block::List(items) => {
                items.iter().for_each(|item| self.paragraph("  • ", &self.words.say(item)));
            }
            Block::Steps(steps) => (1..).zip(steps).for_each(|(number, step)| {
                self.paragraph(&format!(" {number}. "), &self.words.say(step));
            }),
            Block::Diagram(diagram) => {
                self.position(diagram.position);
                let [black, red] =
                    Side::ALL.map(|side| format!("{} {}", pawn(side), self.words.say(side)));
                self.line_apart(format!("{:INDENT$}{black}   {red}", ""));
                self.paragraph("", &self.words.say(&diagram.caption));
            }
            Block::Example(example) => self.example(example),
            Block::Ruling(_, text) => self.paragraph("  | ", &self.words.say(text)),
            Block::Scoring(scoring) => self.scoring(scoring),
            Block::Grid(grid) => self.grid(grid),
        }
    }

    /// Text wrapped to the width, its first line led by `lead` and the others indented as far. A lead
    /// with a bar runs down the whole paragraph.
    fn paragraph(&mut self, lead: &str, text: &str) {
        let indent = lead.chars().count();
        let rest = if lead.contains('|') { lead.to_owned() } else { " ".repeat(indent) };
        for (index, line) in wrap(text, self.width - indent).iter().enumerate() {
            let lead = if index == 0 { lead } else { &rest };
            self.line(format!("{lead}{line}"));
        }
    }

    fn position(&mut self, position: Position) {
        for (_, line) in board(position) {
            self.line(format!("{:INDENT$}{}", "", line.trim_end()));
        }
    }

    /// The text, and the boards before and after the turn: side by side where there is room, with
    /// an arrow where a row changes.
    fn example(&mut self, example: &Example) {
        const ARROW: &str = "   →";
        self.paragraph("", &self.words.say(&example.text));
        let turn = say!(self.words, "rules-example-drawing", turn = example.turn);
        self.line_apart(format!("{:INDENT$}{turn}", ""));
        if self.width < INDENT + 2 * BOARD_WIDTH + ARROW.chars().count() {
            self.position(example.before);
            self.line_apart(format!("{:INDENT$}{ARROW}", ""));
            self.position(example.after);
        } else {
            for ((_, before), (_, after)) in board(example.before).zip(board(example.after)) {
                let between = if before == after { "    " } else { ARROW };
                let line = format!("{:INDENT$}{before}{between}{after}", "");
                self.line(line.trim_end());
            }
        }
        if let Some(illegal) = example.illegal {
            let reason = self.words.say(illegal.refusal);
            let text = say!(self.words, "rules-not-allowed", turn = illegal.turn, reason = reason);
            self.line("");
            self.paragraph("", &text);
        }
    }

    fn scoring(&mut self, scoring: &Scoring) {
        let &Scoring { rules, position } = scoring;
        for line in board_with_points(&Game::from_position(rules, position), self.words) {
            self.line(format!("{:INDENT$}{line}", ""));
        }
        self.line("");
        let scores = scoring.scores();
        for side in Side::ALL {
            let sum = score_sum(&scores[side]);
            self.paragraph("", &say!(self.words, "rules-score-sum", side = side, sum = sum));
        }
        self.paragraph("", &self.words.say(linja_words::result(scoring.result())));
    }

    /// Columns as wide as they need where that fits, otherwise of the same width each, with their
    /// cells wrapped.
    fn grid(&mut self, grid: &Grid) {
        const BETWEEN: usize = 2;
        let rows: Vec<Vec<String>> = std::iter::once(&grid.head)
            .chain(&grid.body)
            .map(|row| row.iter().map(|cell| self.words.value(cell.clone())).collect())
            .collect();
        let columns = grid.head.len();
        let needs = |column: usize| rows.iter().map(|row| row[column].chars().count()).max();
        let mut widths: Vec<_> = (0..columns).map(|column| needs(column).unwrap_or(0)).collect();
        let room = (self.width - INDENT).saturating_sub(BETWEEN * (columns - 1));
        if widths.iter().sum::<usize>() > room {
            widths.fill(room / columns);
        }
        let numbers = grid.body.iter().flatten().any(|cell| matches!(cell, Value::Number { .. }));
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
                self.line(text.trim_end());
            }
            if index == 0 {
                let width = widths.iter().sum::<usize>() + BETWEEN * (columns - 1);
                self.line(format!("{:INDENT$}{}", "", "─".repeat(width)));
            }
        }
    }
}

/// Lines of at most `width` characters, broken between words; a longer word is broken within.
pub fn wrap(text: &str, width: usize) -> Vec<String> {
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
        let words = Words::new(linja_words::Language::English);
        for width in [SMALLEST_WIDTH, 60, 80, LARGEST_WIDTH] {
            for rules in linja::RuleSet::ALL {
                let lines = page_lines(&linja_words::rules_page(rules), words, width);
                let widest = lines.iter().map(|line| line.text.chars().count()).max().unwrap();
                // The board with its points is drawn whole.
                assert!(widest <= width.max(50), "{rules} at {width}: {widest}");
            }
        }
    }
}
