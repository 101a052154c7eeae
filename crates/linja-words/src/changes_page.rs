//! What changed between the editions, as a page.

use linja::{Edition, Progress, RuleSet};

use crate::rules_page::{OVER, book};
use crate::{Block, Diagram, Grid, Page, Scoring, Section, Text, Value, rule_set_name, text};

const EDITIONS: [RuleSet; 3] = [RuleSet::Classic, RuleSet::Revised, RuleSet::Zen];

/// The page that compares the three editions. What it says of each comes from the rules crate.
///
/// ```
/// use linja_words::{Language, Words, changes_page};
///
/// let page = changes_page();
/// let words = Words::new(Language::English);
/// assert_eq!(words.say(&page.title), "What changed between the editions");
/// ```
pub fn changes_page() -> Page {
    let rows = [
        row(text!("changes-book"), |rules| match rules.edition() {
            Edition::Classic => text!("changes-book-classic"),
            Edition::Revised => text!("changes-book-revised"),
            Edition::Zen => text!("changes-book-zen"),
        }),
        row(text!("changes-follow-up"), |rules| match rules.follow_up_is_optional() {
            true => text!("changes-follow-up-optional"),
            false => text!("changes-follow-up-compulsory"),
        }),
        row(text!("changes-goal"), |rules| match rules.has_bonus() {
            true => text!("changes-goal-bonus"),
            false => text!("changes-goal-follow-up"),
        }),
        row(text!("changes-exact"), |rules| match rules.has_bonus() {
            true => text!("changes-exact-bonus"),
            false => text!("changes-nothing"),
        }),
        row(text!("changes-empty-row"), |rules| match rules.has_extra_turn() {
            true => text!("changes-empty-row-extra-turn"),
            false => text!("changes-nothing"),
        }),
        row(text!("changes-back"), |rules| match rules.has_bonus() {
            true => text!("changes-back-bonus"),
            false => text!("changes-back-never"),
        }),
        row(text!("changes-mean"), |rules| match has_option_mean(rules) {
            true => text!("changes-mean-yes"),
            false => text!("changes-mean-no"),
        }),
        row(text!("changes-end"), |rules| match rules.ends_at_once() {
            true => text!("changes-end-at-once"),
            false => text!("changes-end-after-turn"),
        }),
        row(text!("changes-behind"), |rules| {
            let points = |progress| rules.points(progress);
            // From the middle of the board back to the start line.
            let [near, far] = [points(Progress::ALL[3]), points(Progress::START)];
            match near == far {
                true => text!("changes-behind-same", points = near),
                false => text!("changes-behind-range", near = near, far = far),
            }
        }),
        row(text!("changes-example"), |rules| match OVER.parse() {
            Ok(position) => {
                let points = Scoring { rules, position }.result().points;
                text!("changes-example-points", black = points.black, red = points.red)
            }
            Err(_) => text!("changes-nothing"),
        }),
    ];
    let head = std::iter::once(Value::from(""))
        .chain(EDITIONS.map(|rules| Value::from(rule_set_name(rules))));
    let grid = Grid { head: head.collect(), body: rows.into() };
    let mut blocks = vec![Block::Grid(grid)];
    if let Ok(position) = OVER.parse() {
        blocks
            .push(Block::Diagram(Diagram { position, caption: text!("changes-example-diagram") }));
    }
    Page {
        title: text!("changes-title"),
        intro: std::iter::once(text!("changes-intro"))
            .chain(EDITIONS.map(|rules| book(rules.edition())))
            .collect(),
        sections: vec![
            Section { heading: text!("changes-differences"), blocks },
            Section {
                heading: text!("changes-same"),
                blocks: vec![Block::Paragraph(text!("changes-same-text"))],
            },
        ],
    }
}

fn row(heading: Text, cell: impl Fn(RuleSet) -> Text) -> Vec<Value> {
    let cells = EDITIONS.map(|rules| Value::from(cell(rules)));
    std::iter::once(Value::from(heading)).chain(cells).collect()
}

/// Whether the edition of these rules can be played with the option *mean*.
fn has_option_mean(rules: RuleSet) -> bool {
    RuleSet::ALL.into_iter().any(|other| other.edition() == rules.edition() && other.is_mean())
}
