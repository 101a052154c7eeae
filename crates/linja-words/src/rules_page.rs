//! The rules of each edition, as a page.

use linja::{Edition, Position, Progress, Row, RuleSet, Side};

use crate::example::Made;
use crate::{
    Block, Diagram, Example, Grid, Page, Ruling, Scoring, Section, Text, Value, rule_set_line,
    rule_set_name, text,
};

/// Some pawns have come forward, and row 3 is empty.
const ROW_3_EMPTY: &str = "5,1,0,2,1,1,1,1/0,1,0,2,1,1,1,6 b";
/// Three pawns wait on row 4, and row 5 is three rows from Black's goal.
const THREE_ON_ROW_4: &str = "4,1,1,2,1,1,1,1/0,1,1,1,1,1,1,6 b";
/// Six pawns on row 4.
const ROW_4_FULL: &str = "4,2,1,3,1,1,0,0/0,0,1,3,1,1,1,5 b";
const START: &str = "6,1,1,1,1,1,1,0/0,1,1,1,1,1,1,6 b";
/// One black pawn has still to pass two red ones.
const ALMOST_OVER: &str = "0,0,1,0,0,2,3,6/6,3,1,0,2,0,0,0 b";
/// What `ALMOST_OVER` ends in: 46 to 41 in the first book, 46 to 39 in the others.
pub(crate) const OVER: &str = "0,0,0,0,0,2,4,6/6,3,1,0,2,0,0,0 r";

/// The rules of a rule set: how to recognise its book, goal, setup, a turn step by step, special cases, the row limit, the end,
/// scoring, and the option *mean* where the rule set has it.
///
/// ```
/// use linja::RuleSet;
/// use linja_words::rules_page;
///
/// assert_eq!(rules_page(RuleSet::Zen).sections.len(), 7);
/// assert_eq!(rules_page(RuleSet::ZenMean).sections.len(), 8);
/// ```
pub fn rules_page(rules: RuleSet) -> Page {
    let mut sections = vec![
        Section { heading: text!("rules-goal"), blocks: goal() },
        Section { heading: text!("rules-setup"), blocks: setup() },
        Section { heading: text!("rules-turn"), blocks: turn(rules) },
        Section { heading: text!("rules-special"), blocks: special_cases(rules) },
        Section { heading: text!("rules-limit"), blocks: row_limit(rules) },
        Section { heading: text!("rules-end"), blocks: end(rules) },
        Section { heading: text!("rules-scoring"), blocks: scoring(rules) },
    ];
    if rules.is_mean() {
        sections.push(Section { heading: text!("rules-mean"), blocks: mean(rules) });
    }
    explain_rulings(&mut sections);
    Page {
        title: text!("rules-title", name = rule_set_name(rules)),
        intro: vec![book(rules.edition()), rule_set_line(rules)],
        sections,
    }
}

/// How to recognise the book of an edition, in the terms that it prints.
pub(crate) fn book(edition: Edition) -> Text {
    match edition {
        Edition::Classic => text!("rules-book-classic"),
        Edition::Revised => text!("rules-book-revised"),
        Edition::Zen => text!("rules-book-zen"),
    }
}

/// Says below the first ruling what a ruling is.
fn explain_rulings(sections: &mut [Section]) {
    let is_ruling = |block: &Block| matches!(block, Block::Ruling(..));
    let first = sections.iter_mut().find_map(|section| {
        let index = section.blocks.iter().position(is_ruling)?;
        Some((&mut section.blocks, index))
    });
    if let Some((blocks, index)) = first {
        blocks.insert(index + 1, Block::Paragraph(text!("rules-ruling-note")));
    }
}

fn goal() -> Vec<Block> {
    vec![Block::Paragraph(text!("rules-goal-text"))]
}

fn setup() -> Vec<Block> {
    let caption = text!("rules-setup-diagram");
    vec![
        Block::List(vec![
            text!("rules-setup-sticks"),
            text!("rules-setup-directions"),
            text!("rules-setup-pawns"),
            text!("rules-setup-first"),
        ]),
        Block::Diagram(Diagram { position: Position::start(Side::Black), caption }),
    ]
}

fn turn(rules: RuleSet) -> Vec<Block> {
    let follow_up = match rules.follow_up_is_optional() {
        true => text!("rules-turn-follow-up-optional"),
        false => text!("rules-turn-follow-up"),
    };
    let (intro, third) = match rules.has_bonus() {
        true => (text!("rules-turn-intro"), text!("rules-turn-bonus")),
        false => (text!("rules-turn-intro-classic"), text!("rules-turn-extra-turn")),
    };
    let mut blocks = vec![
        Block::Paragraph(intro),
        Block::Steps(vec![text!("rules-turn-opening"), follow_up, third]),
        Block::Paragraph(text!("rules-notation")),
    ];
    blocks.extend(example(Example::new(rules, START, "2-3,1-3", |side, [opening, follow_up]| {
        text!(
            "rules-example-turn",
            side = side,
            from = opening.from,
            to = opening.to,
            pawns = opening.met,
            rows = follow_up.rows,
            start = follow_up.from,
            end = follow_up.to,
        )
    })));
    if rules.has_bonus() {
        blocks.extend(example(bonus_example(rules)));
        blocks.push(Block::Paragraph(text!("rules-turn-bonus-back")));
    }
    if rules.has_extra_turn() {
        blocks.extend(example(extra_turn_example(rules)));
        blocks.push(ruling(Ruling::ExtraTurn, rules));
    }
    blocks
}

fn bonus_example(rules: RuleSet) -> Option<Example> {
    Example::new(rules, THREE_ON_ROW_4, "3-4,5-8,7-8", |side, [opening, follow_up, bonus]| {
        text!(
            "rules-example-bonus",
            side = side,
            from = opening.from,
            to = opening.to,
            pawns = opening.met,
            rows = follow_up.rows,
            start = follow_up.from,
            bonus = bonus.from,
        )
    })
}

fn extra_turn_example(rules: RuleSet) -> Option<Example> {
    let tell = |side, [opening, follow_up, again, last]: [Made; 4]| {
        text!(
            "rules-example-extra-turn",
            side = side,
            from = opening.from,
            to = opening.to,
            rows = follow_up.rows,
            start = follow_up.from,
            empty = follow_up.to,
            next = again.from,
            again = again.to,
            pawns = again.met,
            last = last.from,
            end = last.to,
        )
    };
    Example::new(rules, ROW_3_EMPTY, "4-5,1-3,6-7,2-4", tell)
}

fn special_cases(rules: RuleSet) -> Vec<Block> {
    let mut blocks = vec![Block::Paragraph(text!("rules-special-empty-row"))];
    blocks.extend(example(Example::new(rules, ROW_3_EMPTY, "2-3", |side, [opening]| {
        text!("rules-example-empty-row", side = side, from = opening.from, to = opening.to)
    })));
    blocks.push(Block::Paragraph(match rules.has_bonus() {
        true => text!("rules-special-left-over"),
        false => text!("rules-special-left-over-classic"),
    }));
    let left_over = |side, [opening, follow_up]: [Made; 2]| {
        text!(
            "rules-example-left-over",
            side = side,
            from = opening.from,
            to = opening.to,
            rows = follow_up.rows,
            start = follow_up.from,
            lost = follow_up.lost,
        )
    };
    blocks.extend(example(Example::new(rules, THREE_ON_ROW_4, "3-4,7-8", left_over)));
    blocks.extend(opening_into_the_goal(rules));
    blocks.push(Block::Paragraph(text!("rules-special-no-follow-up")));
    if Ruling::NoFollowUp.applies(rules) {
        blocks.push(ruling(Ruling::NoFollowUp, rules));
    }
    blocks.push(Block::Paragraph(text!("rules-special-no-opening")));
    blocks.push(ruling(Ruling::Pass, rules));
    blocks
}

fn opening_into_the_goal(rules: RuleSet) -> Vec<Block> {
    let mut blocks = Vec::new();
    if rules.has_bonus() {
        blocks.push(Block::Paragraph(text!("rules-special-goal")));
        blocks.push(ruling(Ruling::OpeningIntoGoal, rules));
        let tell = |side, [opening, bonus]: [Made; 2]| {
            text!(
                "rules-example-goal",
                side = side,
                from = opening.from,
                start = bonus.from,
                end = bonus.to,
            )
        };
        let shown = Example::new(rules, THREE_ON_ROW_4, "7-8,5-4", tell);
        blocks.extend(example(shown.and_then(|shown| shown.but_not("7-8,8-7"))));
        blocks.push(ruling(Ruling::BoardChanges, rules));
    } else {
        blocks.push(Block::Paragraph(text!("rules-special-goal-classic")));
        blocks.extend(example(Example::new(
            rules,
            START,
            "7-8,1-2",
            |side, [opening, follow_up]| {
                text!(
                    "rules-example-goal-classic",
                    side = side,
                    from = opening.from,
                    start = follow_up.from,
                    end = follow_up.to,
                )
            },
        )));
    }
    blocks
}

fn row_limit(rules: RuleSet) -> Vec<Block> {
    let mut blocks = vec![Block::Paragraph(text!("rules-limit-text"))];
    let is_full = |position: Position, row: &Row| position.pawns_on(*row) == Row::LIMIT;
    let full = ROW_4_FULL
        .parse()
        .ok()
        .and_then(|position| Row::ALL.into_iter().find(|row| is_full(position, row)));
    let tell = |side, [opening, follow_up]: [Made; 2]| {
        text!(
            "rules-example-limit",
            side = side,
            full = full.map_or(0, Row::number),
            from = opening.from,
            to = opening.to,
            rows = follow_up.rows,
            start = follow_up.from,
            end = follow_up.to,
        )
    };
    let shown = Example::new(rules, ROW_4_FULL, "2-3,3-5", tell);
    blocks.extend(example(shown.and_then(|shown| shown.but_not("2-3,2-4"))));
    blocks
}

fn end(rules: RuleSet) -> Vec<Block> {
    let when = match rules.ends_at_once() {
        true => text!("rules-end-at-once"),
        false => text!("rules-end-after-turn"),
    };
    let mut blocks = vec![Block::Paragraph(text!("rules-end-text")), Block::Paragraph(when)];
    blocks.extend(example(Example::new(
        rules,
        ALMOST_OVER,
        "6-7,3-6",
        |side, [opening, follow_up]| {
            text!(
                "rules-example-end",
                side = side,
                from = opening.from,
                to = opening.to,
                pawns = opening.met,
                start = follow_up.from,
                end = follow_up.to,
            )
        },
    )));
    blocks
}

fn scoring(rules: RuleSet) -> Vec<Block> {
    let behind = match rules.edition() {
        Edition::Classic => text!("rules-scoring-behind-classic"),
        Edition::Revised => text!("rules-scoring-behind-revised"),
        Edition::Zen => text!("rules-scoring-behind-zen"),
    };
    let mut blocks = vec![
        Block::Paragraph(text!("rules-scoring-text")),
        Block::Grid(points(rules)),
        Block::Paragraph(behind),
        Block::Paragraph(text!("rules-scoring-winner")),
        Block::Paragraph(text!("rules-scoring-example")),
    ];
    if let Ok(position) = OVER.parse() {
        blocks.push(Block::Scoring(Scoring { rules, position }));
    }
    blocks
}

/// What a pawn gives for how far it has come.
fn points(rules: RuleSet) -> Grid {
    let cells = |heading: Text, value: &dyn Fn(Progress) -> Value| {
        let values = Progress::ALL.into_iter().map(value);
        std::iter::once(Value::from(heading)).chain(values).collect()
    };
    Grid {
        head: cells(text!("rules-scoring-rows"), &|progress| progress.get().into()),
        body: vec![cells(text!("rules-scoring-points"), &|progress| rules.points(progress).into())],
    }
}

fn mean(rules: RuleSet) -> Vec<Block> {
    let mut blocks = vec![Block::Paragraph(text!("rules-mean-text"))];
    let tell = |side: Side, [_, follow_up, bonus]: [Made; 3]| {
        text!(
            "rules-example-mean",
            side = side,
            other = side.other(),
            start = follow_up.from,
            from = bonus.from,
            to = bonus.to,
        )
    };
    blocks.extend(example(Example::new(rules, THREE_ON_ROW_4, "3-4,5-8,x2-3", tell)));
    blocks
}

fn example(example: Option<Example>) -> Option<Block> {
    example.map(Block::Example)
}

fn ruling(ruling: Ruling, rules: RuleSet) -> Block {
    Block::Ruling(ruling, ruling.text(rules))
}
