//! A page of rules as Markdown.

use linja::{Position, Side};
use linja_words::{
    Block, Example, Grid, Page, Scoring, Text, Value, Words, board, pawn, result, say, score_sum,
};

/// Lays a page out as Markdown. Positions are drawn in code blocks, each under its text form.
pub(crate) fn markdown(page: &Page, words: Words) -> String {
    let title = format!("# {}", plain(&words.say(&page.title)));
    let mut parts = vec![title];
    parts.extend(page.intro.iter().map(|text| plain(&words.say(text))));
    for section in &page.sections {
        parts.push(format!("## {}", plain(&words.say(&section.heading))));
        parts.extend(section.blocks.iter().map(|block| self::block(block, words)));
    }
    parts.join("\n\n") + "\n"
}

fn block(block: &Block, words: Words) -> String {
    let say = |text: &Text| plain(&words.say(text));
    let lines = |lines: Vec<String>| lines.join("\n");
    match block {
        Block::Paragraph(text) => say(text),
        Block::List(items) => lines(items.iter().map(|item| format!("- {}", say(item))).collect()),
        Block::Steps(steps) => lines(
            (1..).zip(steps).map(|(number, step)| format!("{number}. {}", say(step))).collect(),
        ),
        Block::Diagram(diagram) => {
            let [black, red] = Side::ALL.map(|side| format!("{} {}", pawn(side), words.say(side)));
            format!("{}\n\n{black}, {red}. {}", drawing(diagram.position), say(&diagram.caption))
        }
        Block::Example(example) => self::example(example, words),
        Block::Ruling(_, text) => format!("> {}", say(text)),
        Block::Scoring(scoring) => self::scoring(scoring, words),
        Block::Grid(grid) => self::grid(grid, words),
    }
}

fn example(example: &Example, words: Words) -> String {
    let turn = say!(words, "rules-example-drawing", turn = example.turn);
    let mut parts = vec![
        plain(&words.say(&example.text)),
        plain(&turn),
        drawing(example.before),
        drawing(example.after),
    ];
    if let Some(illegal) = example.illegal {
        let reason = words.say(illegal.refusal);
        let text = say!(words, "rules-not-allowed", turn = illegal.turn, reason = reason);
        parts.push(plain(&text));
    }
    parts.join("\n\n")
}

fn scoring(scoring: &Scoring, words: Words) -> String {
    let scores = scoring.scores();
    let sums = Side::ALL.map(|side| {
        let sum = score_sum(&scores[side]);
        format!("- {}", plain(&say!(words, "rules-score-sum", side = side, sum = sum)))
    });
    let result = plain(&words.say(result(scoring.result())));
    format!("{}\n\n{}\n\n{result}", drawing(scoring.position), sums.join("\n"))
}

fn grid(grid: &Grid, words: Words) -> String {
    let line = |cells: &[Value]| {
        let cells: Vec<_> = cells.iter().map(|cell| plain(&words.value(cell.clone()))).collect();
        format!("| {} |", cells.join(" | "))
    };
    let rule = format!("|{}", "---|".repeat(grid.head.len()));
    let rows = grid.body.iter().map(|row| line(row));
    [line(&grid.head), rule].into_iter().chain(rows).collect::<Vec<_>>().join("\n")
}

fn drawing(position: Position) -> String {
    let lines: Vec<_> = board(position).map(|(_, line)| line.trim_end().to_owned()).collect();
    format!("```text\n{position}\n\n{}\n```", lines.join("\n"))
}

/// A text as it is, on one line: nothing in it is markup.
fn plain(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    for sign in text.chars() {
        match sign {
            '\n' => plain.push(' '),
            '\\' | '*' | '_' | '`' | '|' | '<' | '[' | '#' => plain.extend(['\\', sign]),
            _ => plain.push(sign),
        }
    }
    plain
}
