//! A page of rules: headings, paragraphs, diagrams, for a screen to lay out.

use linja::{BySide, GameResult, Position, RuleSet, Score};

use crate::{Example, Ruling, Text, Value};

/// A page of rules. It holds what is to be said and drawn, not how: a terminal and a browser lay it
/// out each in their way.
///
/// ```
/// use linja::RuleSet;
/// use linja_words::{Language, Words, rules_page};
///
/// let words = Words::new(Language::English);
/// let page = rules_page(RuleSet::Zen);
/// assert_eq!(words.say(&page.title), "The rules of Linja: Zen");
/// assert_eq!(words.say(&page.sections[0].heading), "Goal of the game");
/// ```
#[derive(Debug, Clone, PartialEq)]
pub struct Page {
    /// What the page is about.
    pub title: Text,
    /// Paragraphs before the first section.
    pub intro: Vec<Text>,
    /// The sections in order.
    pub sections: Vec<Section>,
}

/// A heading and what stands under it.
///
/// ```
/// # use linja::RuleSet;
/// # use linja_words::{Block, rules_page};
/// let goal = &rules_page(RuleSet::Zen).sections[0];
/// assert!(matches!(goal.blocks[0], Block::Paragraph(_)));
/// ```
#[derive(Debug, Clone, PartialEq)]
pub struct Section {
    /// The heading.
    pub heading: Text,
    /// What stands under it, in order.
    pub blocks: Vec<Block>,
}

/// A piece of a section.
///
/// ```
/// # use linja::RuleSet;
/// # use linja_words::{Block, rules_page};
/// let page = rules_page(RuleSet::Zen);
/// let blocks = page.sections.iter().flat_map(|section| &section.blocks);
/// assert_eq!(blocks.filter(|block| matches!(block, Block::Example(_))).count(), 7);
/// ```
#[derive(Debug, Clone, PartialEq)]
pub enum Block {
    /// A paragraph.
    Paragraph(Text),
    /// A list without order.
    List(Vec<Text>),
    /// Steps in order, to be numbered.
    Steps(Vec<Text>),
    /// A position.
    Diagram(Diagram),
    /// A turn, with the positions before and after it.
    Example(Example),
    /// A ruling of the project, to be marked as such; the text says so too.
    Ruling(Ruling, Text),
    /// A final position, with how the points are counted.
    Scoring(Scoring),
    /// Values in lines and columns.
    Grid(Grid),
}

/// A position to be drawn.
///
/// ```
/// # use linja::{Position, Side};
/// # use linja_words::{Diagram, text};
/// let diagram = Diagram { position: Position::start(Side::Black), caption: text!("rules-setup-diagram") };
/// assert!(!diagram.position.is_over());
/// ```
#[derive(Debug, Clone, PartialEq)]
pub struct Diagram {
    /// Where the pawns stand.
    pub position: Position,
    /// What the picture shows.
    pub caption: Text,
}

/// A final position and its points.
///
/// ```
/// # use linja::RuleSet;
/// # use linja_words::Scoring;
/// let position = "0,0,0,0,0,2,4,6/6,3,1,0,2,0,0,0 r".parse()?;
/// let scoring = Scoring { rules: RuleSet::Classic, position };
/// assert_eq!(scoring.result().to_string(), "46-41");
/// # Ok::<(), linja::ParsePositionError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Scoring {
    /// The rules by which it is scored.
    pub rules: RuleSet,
    /// The position.
    pub position: Position,
}

/// Values in lines and columns.
///
/// ```
/// # use linja_words::{Block, changes_page};
/// let page = changes_page();
/// let Block::Grid(grid) = &page.sections[0].blocks[0] else { panic!("a grid") };
/// assert!(grid.body.iter().all(|row| row.len() == grid.head.len()));
/// ```
#[derive(Debug, Clone, PartialEq)]
pub struct Grid {
    /// What heads the columns.
    pub head: Vec<Value>,
    /// What stands under them, line by line; the first cell of each heads its line.
    pub body: Vec<Vec<Value>>,
}

impl Scoring {
    /// The points of each side, row by row.
    ///
    /// ```
    /// # use linja::{Position, RuleSet, Side};
    /// # use linja_words::Scoring;
    /// let scoring = Scoring { rules: RuleSet::Zen, position: Position::start(Side::Black) };
    /// assert_eq!(scoring.scores().black.points(), -3);
    /// ```
    pub fn scores(&self) -> BySide<Score> {
        self.position.scores(self.rules)
    }

    /// The points of each side, summed up.
    ///
    /// ```
    /// # use linja::{Position, RuleSet, Side};
    /// # use linja_words::Scoring;
    /// let scoring = Scoring { rules: RuleSet::Zen, position: Position::start(Side::Black) };
    /// assert_eq!(scoring.result().winner(), None);
    /// ```
    pub fn result(&self) -> GameResult {
        let scores = self.scores();
        GameResult { points: BySide::new(|side| scores[side].points()) }
    }
}
