//! Game records: the text form of a game with its players, date and comments (`.linja` files).

use core::fmt;
use core::str::FromStr;

use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec::Vec;

use crate::{
    BySide, Expected, Game, GameResult, NodeId, ParsePositionError, ParseRuleSetError,
    ParseSideError, Position, Refusal, RuleSet, Side, Tree, TreePart, Turn, tree::comment_lines,
};

/// A game with what belongs to its record: players, date, other tags, comments, variations.
///
/// The text form has tag lines like PGN's, a blank line, the numbered turns and the result (`*`
/// while the game is not over). A variation stands in parentheses after the turn that it replaces,
/// and may have variations itself. Reading is lenient: spacing is free, turn numbers may be left out,
/// and comments may stand anywhere between the parts, from `;` to the end of the line or in braces.
/// But every turn is checked.
///
/// ```
/// use linja::{Record, Side};
///
/// let text = r#"[Rules "zen"]
/// [Black "Ada"]
/// [Red "Ben"]
/// [First "black"]
/// [Date "2026-11-15"]
/// [Result "*"]
///
/// 1. 2-3,1-3 ; two pawns stood there
/// 2. 7-6
/// *
/// "#;
/// let record: Record = text.parse()?;
/// assert_eq!(record.players[Side::Red], "Ben");
/// assert_eq!(record.game.turns().count(), 2);
/// assert_eq!(record.comments(), [(1, "two pawns stood there".to_owned())]);
/// assert_eq!(record.to_string(), text);
///
/// let error = text.replace("2-3,1-3", "2-3,1-4").parse::<Record>().unwrap_err();
/// assert_eq!(
///     error.to_string(),
///     "line 8, column 4: turn 1 (`2-3,1-4`) is refused: this follow-up goes exactly 2 rows forward"
/// );
/// # Ok::<(), linja::RecordError>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Record {
    /// The names of the players, `?` if unknown.
    pub players: BySide<String>,
    /// The date of the game, `?` if unknown.
    pub date: String,
    /// The game. Comments on a turn that is taken back are kept: until it is played again, they are
    /// written after the last turn that is left. Variations are written as long as the game has a turn
    /// that they replace.
    pub game: Game,
    tags: Vec<(String, String)>,
    comments: Vec<(usize, String)>,
    /// The tree that the game was read from, if it has variations; without the comments on the game.
    variations: Option<Tree>,
}

impl Record {
    /// The record of a game between unknown players.
    ///
    /// ```
    /// # use linja::{Game, Record, RuleSet, Side};
    /// let record = Record::new(Game::new(RuleSet::Zen, Side::Black));
    /// assert_eq!(record.players[Side::Black], "?");
    /// ```
    pub fn new(game: Game) -> Record {
        let unknown = || "?".to_owned();
        Record {
            players: BySide::new(|_| unknown()),
            date: unknown(),
            game,
            tags: Vec::new(),
            comments: Vec::new(),
            variations: None,
        }
    }

    /// All records in a text, in order. An empty text is an error.
    ///
    /// ```
    /// # use linja::Record;
    /// let text = "[Rules \"zen\"] 2-3,1-3 *\n[Rules \"classic\"] *";
    /// assert_eq!(Record::read_all(text)?.len(), 2);
    /// assert!(Record::read_all("").is_err());
    /// # Ok::<(), linja::RecordError>(())
    /// ```
    pub fn read_all(text: &str) -> Result<Vec<Record>, RecordError> {
        let mut reader = Reader::new(text);
        let mut records = Vec::new();
        loop {
            records.push(reader.record()?);
            if reader.is_at_end() {
                return Ok(records);
            }
        }
    }

    /// The names and values of the tags in the first record of a text, without reading its turns.
    ///
    /// ```
    /// # use linja::Record;
    /// let tags = Record::read_tags("[Rules \"zen\"] [Red \"Ben\"] 1. and so on")?;
    /// assert_eq!(tags[1], ("Red".to_owned(), "Ben".to_owned()));
    /// # Ok::<(), linja::RecordError>(())
    /// ```
    pub fn read_tags(text: &str) -> Result<Vec<(String, String)>, RecordError> {
        Ok(named_values(Reader::new(text).tags()?))
    }

    /// Tags with names this crate does not know, in the order they were read.
    ///
    /// ```
    /// # use linja::Record;
    /// let record: Record = "[Rules \"zen\"] [Event \"Essen\"] *".parse()?;
    /// assert_eq!(record.tags(), [("Event".to_owned(), "Essen".to_owned())]);
    /// # Ok::<(), linja::RecordError>(())
    /// ```
    pub fn tags(&self) -> &[(String, String)] {
        &self.tags
    }

    /// Sets a tag with a name this crate does not know. A new one goes after those already there.
    ///
    /// ```
    /// # use linja::{Game, Record, RuleSet, Side, TagNameError};
    /// let mut record = Record::new(Game::new(RuleSet::Zen, Side::Black));
    /// record.set_tag("Event", "Essen")?;
    /// assert!(record.to_string().contains("[Event \"Essen\"]"));
    /// assert!(record.set_tag("Black", "Ada").is_err()); // That is `record.players.black`.
    /// # Ok::<(), TagNameError>(())
    /// ```
    pub fn set_tag(&mut self, name: &str, value: &str) -> Result<(), TagNameError> {
        if name.is_empty() || !name.chars().all(is_of_tag_name) || OWN_TAGS.contains(&name) {
            return Err(TagNameError);
        }
        match self.tags.iter_mut().find(|(known, _)| known == name) {
            Some((_, known)) => value.clone_into(known),
            None => self.tags.push((name.to_owned(), value.to_owned())),
        }
        Ok(())
    }

    /// The lines of comment, each with the number of turns it follows.
    ///
    /// ```
    /// # use linja::Record;
    /// let record: Record = "[Rules \"zen\"] {first\n second} *".parse()?;
    /// assert_eq!(record.comments(), [(0, "first".to_owned()), (0, "second".to_owned())]);
    /// # Ok::<(), linja::RecordError>(())
    /// ```
    pub fn comments(&self) -> &[(usize, String)] {
        &self.comments
    }

    /// Adds a comment after this many turns, below those already there.
    ///
    /// ```
    /// # use linja::{Game, Record, RuleSet, Side};
    /// let mut record = Record::new(Game::new(RuleSet::Zen, Side::Black));
    /// record.add_comment(0, "a friendly game\nby candlelight");
    /// assert_eq!(record.comments().len(), 2);
    /// assert_eq!(record.to_string().parse(), Ok(record));
    /// ```
    pub fn add_comment(&mut self, after: usize, text: &str) {
        let after = after.min(self.game.turns().len());
        let end = self.comments.partition_point(|(turns, _)| *turns <= after);
        let lines: Vec<_> = comment_lines(text).map(|line| (after, line.to_owned())).collect();
        self.comments.splice(end..end, lines);
    }

    /// The game with its variations and comments.
    ///
    /// ```
    /// # use linja::{Record, Tree};
    /// let record: Record = "[Rules \"zen\"] 2-3,1-3 (1-2,1-3) 7-6 *".parse()?;
    /// assert_eq!(record.game.turns().count(), 2);
    /// assert_eq!(record.tree()[Tree::ROOT].children().len(), 2);
    /// # Ok::<(), linja::RecordError>(())
    /// ```
    pub fn tree(&self) -> Tree {
        let (rules, start) = (self.game.rules(), self.game.start());
        let read = self.variations.as_ref();
        let read = read.filter(|tree| (tree.rules(), tree.start()) == (rules, start));
        let mut tree = read.cloned().unwrap_or_else(|| Tree::new(rules, start));
        let mut line = Vec::from([Tree::ROOT]);
        let mut node = Tree::ROOT;
        for &played in self.game.played() {
            node = tree.follow(node, played);
            line.push(node);
        }
        tree.cut(node);
        for (after, text) in &self.comments {
            tree.add_comment(*line.get(*after).unwrap_or(&node), text);
        }
        tree
    }

    /// Sets the game, its variations and its comments.
    ///
    /// ```
    /// # use linja::{Game, Record, RuleSet, Side, Tree};
    /// let mut record = Record::new(Game::new(RuleSet::Zen, Side::Black));
    /// let mut tree = record.tree();
    /// tree.play(Tree::ROOT, "2-3,1-3".parse()?)?;
    /// tree.play(Tree::ROOT, "1-2,1-3".parse()?)?;
    /// record.set_tree(tree);
    /// assert!(record.to_string().ends_with("1. 2-3,1-3\n  (1. 1-2,1-3)\n*\n"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn set_tree(&mut self, mut tree: Tree) {
        let mut at = tree.main_end();
        self.game = tree.line(at);
        let mut comments = Vec::new();
        loop {
            let node = &tree[at];
            let lines = node.comment().lines().rev();
            comments.extend(lines.map(|line| (node.number(), line.to_owned())));
            let parent = node.parent();
            tree.set_comment(at, "");
            match parent {
                Some(parent) => at = parent,
                None => break,
            }
        }
        comments.reverse();
        self.comments = comments;
        self.variations = tree.has_variations().then_some(tree);
    }
}

/// The tags that are written from a record's fields.
const OWN_TAGS: [&str; 7] = ["Rules", "Black", "Red", "First", "Date", "Result", "Position"];

const fn is_of_tag_name(c: char) -> bool {
    c.is_ascii_alphanumeric() || c == '_'
}

/// The text is not a name for a tag: letters, digits and `_`, and none that a record writes itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TagNameError;

impl fmt::Display for TagNameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a tag's name is letters, digits and `_`, and not one that every record has")
    }
}

impl core::error::Error for TagNameError {}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (game, start) = (&self.game, self.game.start());
        write_tag(f, "Rules", game.rules())?;
        write_tag(f, "Black", &self.players.black)?;
        write_tag(f, "Red", &self.players.red)?;
        write_tag(f, "First", start.to_move())?;
        write_tag(f, "Date", &self.date)?;
        write_tag(f, "Result", ResultText(game.result()))?;
        if start != Position::start(start.to_move()) {
            write_tag(f, "Position", start)?;
        }
        self.tags.iter().try_for_each(|(name, value)| write_tag(f, name, value))?;
        writeln!(f)?;
        write_tree(f, &self.tree())?;
        writeln!(f, "{}", ResultText(game.result()))
    }
}

/// A turn each line, and each variation two blanks further in.
fn write_tree(f: &mut fmt::Formatter<'_>, tree: &Tree) -> fmt::Result {
    for line in tree[Tree::ROOT].comment().lines() {
        writeln!(f, "; {line}")?;
    }
    let (mut depth, mut opens, mut is_commented) = (0, "", false);
    // What stands between this and the part before.
    let mut gap = "";
    for part in tree.parts() {
        match part {
            TreePart::Opens => {
                depth += 2;
                opens = "(";
            }
            TreePart::Turn(node) => {
                let node = &tree[node];
                let Some(played) = node.played() else { continue };
                write!(f, "{gap}{:depth$}{opens}{}. {}", "", node.number(), played.turn)?;
                for (index, line) in node.comment().lines().enumerate() {
                    match index {
                        0 => write!(f, " ; {line}")?,
                        _ => write!(f, "\n{:depth$}; {line}", "")?,
                    }
                }
                (gap, opens, is_commented) = ("\n", "", !node.comment().is_empty());
            }
            TreePart::Closes => {
                // Behind a comment it would belong to that.
                match is_commented {
                    true => write!(f, "\n{:depth$})", "")?,
                    false => write!(f, ")")?,
                }
                (depth, is_commented) = (depth - 2, false);
            }
        }
    }
    f.write_str(gap)
}

fn write_tag(f: &mut fmt::Formatter<'_>, name: &str, value: impl fmt::Display) -> fmt::Result {
    let escaped =
        alloc::format!("{value}").replace('\\', "\\\\").replace('"', "\\\"").replace('\n', "\\n");
    writeln!(f, "[{name} \"{escaped}\"]")
}

/// How a record ends: with the result, or with `*` while the game is not over.
#[derive(Clone, Copy)]
struct ResultText(Option<GameResult>);

impl fmt::Display for ResultText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Some(result) => result.fmt(f),
            None => f.write_str("*"),
        }
    }
}

/// What is wrong with the text of a record, and where.
///
/// ```
/// # use linja::Record;
/// let error = "[Rules \"zen\"]\n\n1. 2-3,1-3\n".parse::<Record>().unwrap_err();
/// assert_eq!((error.line, error.column), (4, 1));
/// assert_eq!(error.to_string(), "line 4, column 1: expected a turn, or `*` if the game stops here");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RecordError {
    /// The line, from 1.
    pub line: usize,
    /// The column, counted in characters from 1.
    pub column: usize,
    /// What is wrong there.
    pub kind: RecordErrorKind,
}

/// What is wrong with the text of a record.
///
/// ```
/// # use linja::{Record, RecordErrorKind};
/// let error = "*".parse::<Record>().unwrap_err();
/// assert_eq!(error.kind, RecordErrorKind::NoRules);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RecordErrorKind {
    /// Something else should be here.
    Expected(Expected),
    /// There is no tag `Rules`.
    NoRules,
    /// A tag appears twice.
    TagTwice,
    /// The tag `Rules` does not name a rule set.
    Rules(ParseRuleSetError),
    /// The tag `First` does not name a side.
    First(ParseSideError),
    /// The tags `First` and `Position` name different sides to move.
    FirstContradictsPosition(Side),
    /// The tag `Position` is not a position.
    Position(ParsePositionError),
    /// The number of the turn should be this.
    Number(usize),
    /// This turn is not legal here.
    Refused {
        /// The number of the turn.
        number: usize,
        /// The turn.
        turn: Turn,
        /// Why it is not legal.
        refusal: Refusal,
    },
    /// This turn is here already, in the line or in a variation.
    Repeated {
        /// The number of the turn.
        number: usize,
        /// The turn.
        turn: Turn,
    },
    /// The result should be this.
    Result(GameResult),
    /// The tag `Result` should be `*`, as the game is not over.
    NotOver,
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: ", self.line, self.column)?;
        match self.kind {
            RecordErrorKind::Expected(what) => write!(f, "expected {what}"),
            RecordErrorKind::NoRules => f.write_str("expected a tag such as `[Rules \"zen\"]`"),
            RecordErrorKind::TagTwice => f.write_str("expected each tag only once"),
            RecordErrorKind::Rules(error) => error.fmt(f),
            RecordErrorKind::First(error) => error.fmt(f),
            RecordErrorKind::FirstContradictsPosition(side) => {
                write!(f, "expected `{side}`, the side to move in the tag `Position`")
            }
            RecordErrorKind::Position(error) => write!(f, "not a position: {error}"),
            RecordErrorKind::Number(number) => write!(f, "expected the turn number {number}"),
            RecordErrorKind::Refused { number, turn, refusal } => {
                write!(f, "turn {number} (`{turn}`) is refused: {refusal}")
            }
            RecordErrorKind::Repeated { number, turn } => {
                write!(
                    f,
                    "turn {number} (`{turn}`) stands here already: a variation begins with another"
                )
            }
            RecordErrorKind::Result(result) => {
                write!(f, "expected the result `{result}`, as the game is over")
            }
            RecordErrorKind::NotOver => f.write_str("expected `*`, as the game is not over"),
        }
    }
}

impl core::error::Error for RecordError {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match &self.kind {
            RecordErrorKind::Rules(error) => Some(error),
            RecordErrorKind::First(error) => Some(error),
            RecordErrorKind::Position(error) => Some(error),
            RecordErrorKind::Refused { refusal, .. } => Some(refusal),
            _ => None,
        }
    }
}

impl FromStr for Record {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Record, RecordError> {
        let mut reader = Reader::new(text);
        let record = reader.record()?;
        match reader.is_at_end() {
            true => Ok(record),
            false => reader.place.expected(Expected::EndOfRecord),
        }
    }
}

/// A place in the text of a record.
#[derive(Clone, Copy)]
struct Place {
    line: usize,
    column: usize,
}

impl Place {
    fn error(self, kind: RecordErrorKind) -> RecordError {
        RecordError { line: self.line, column: self.column, kind }
    }

    fn expected<T>(self, what: Expected) -> Result<T, RecordError> {
        Err(self.error(RecordErrorKind::Expected(what)))
    }

    fn right(self, columns: usize) -> Place {
        Place { column: self.column + columns, ..self }
    }
}

/// A tag as it was read; the place is that of its value.
struct Tag {
    place: Place,
    name: String,
    value: String,
}

fn named_values(tags: Vec<Tag>) -> Vec<(String, String)> {
    tags.into_iter().map(|tag| (tag.name, tag.value)).collect()
}

/// Reads the text of a record from top to bottom.
struct Reader<'a> {
    rest: &'a str,
    place: Place,
    /// Comments that have been read and are not on a turn yet.
    comment: String,
}

impl<'a> Reader<'a> {
    fn new(text: &'a str) -> Reader<'a> {
        // Some editors begin a file with a byte order mark.
        let rest = text.strip_prefix('\u{feff}').unwrap_or(text);
        let place = Place { line: 1, column: 1 };
        Reader { rest, place, comment: String::new() }
    }

    /// Whether only blanks are left.
    fn is_at_end(&mut self) -> bool {
        self.take_while(char::is_whitespace);
        self.rest.is_empty()
    }

    fn record(&mut self) -> Result<Record, RecordError> {
        let mut tags = self.tags()?;
        let result_tag = take_tag(&mut tags, "Result");
        let mut record = Record::new(self.game(&mut tags)?);
        if let Some(tag) = take_tag(&mut tags, "Black") {
            record.players.black = tag.value;
        }
        if let Some(tag) = take_tag(&mut tags, "Red") {
            record.players.red = tag.value;
        }
        if let Some(tag) = take_tag(&mut tags, "Date") {
            record.date = tag.value;
        }
        record.tags = named_values(tags);

        let mut tree = Tree::new(record.game.rules(), record.game.start());
        self.turns_and_result(&mut tree)?;
        self.skip_blanks_and_comments()?;
        let end = tree.main_end();
        self.comment_on(&mut tree, end);
        record.set_tree(tree);
        if let Some(tag) = result_tag {
            check_result(tag.place, &tag.value, &record.game)?;
        }
        Ok(record)
    }

    fn tags(&mut self) -> Result<Vec<Tag>, RecordError> {
        let mut tags: Vec<Tag> = Vec::new();
        loop {
            self.skip_blanks_and_comments()?;
            let start = self.place;
            if !self.rest.starts_with('[') {
                return Ok(tags);
            }
            let tag = self.tag()?;
            if tags.iter().any(|earlier| earlier.name == tag.name) {
                return Err(start.error(RecordErrorKind::TagTwice));
            }
            tags.push(tag);
        }
    }

    fn tag(&mut self) -> Result<Tag, RecordError> {
        self.literal('[', Expected::Mark('['))?;
        self.take_while(char::is_whitespace);
        let name = self.take_while(is_of_tag_name);
        if name.is_empty() {
            return self.place.expected(Expected::TagName);
        }
        self.take_while(char::is_whitespace);
        self.literal('"', Expected::TagValue)?;
        let place = self.place;
        let value = self.rest_of_quoted()?;
        self.take_while(char::is_whitespace);
        self.literal(']', Expected::Mark(']'))?;
        Ok(Tag { place, name: name.to_owned(), value })
    }

    /// The value of a tag after its opening quote, and the closing quote.
    fn rest_of_quoted(&mut self) -> Result<String, RecordError> {
        let mut value = String::new();
        loop {
            value.push_str(self.take_while(|c| !matches!(c, '"' | '\\' | '\n')));
            let place = self.place;
            match self.next() {
                Some('"') => return Ok(value),
                Some('\\') => match self.next() {
                    Some('n') => value.push('\n'),
                    Some(c @ ('"' | '\\')) => value.push(c),
                    _ => return place.expected(Expected::Escape),
                },
                _ => return place.expected(Expected::EndOfTagValue),
            }
        }
    }

    /// The game before its first turn, from the tags `Rules`, `First` and `Position`.
    fn game(&self, tags: &mut Vec<Tag>) -> Result<Game, RecordError> {
        let rules = take_tag(tags, "Rules");
        let rules = rules.ok_or(self.place.error(RecordErrorKind::NoRules))?;
        let rules: RuleSet = rules
            .value
            .parse()
            .map_err(|error| rules.place.error(RecordErrorKind::Rules(error)))?;

        let position = match take_tag(tags, "Position") {
            None => None,
            Some(tag) => {
                let wrong = |error| tag.place.error(RecordErrorKind::Position(error));
                Some(tag.value.parse::<Position>().map_err(wrong)?)
            }
        };
        let Some(tag) = take_tag(tags, "First") else {
            let start = position.unwrap_or(Position::start(Side::Black));
            return Ok(Game::from_position(rules, start));
        };
        let first: Side =
            tag.value.parse().map_err(|error| tag.place.error(RecordErrorKind::First(error)))?;
        let start = position.unwrap_or(Position::start(first));
        if start.to_move() != first {
            let kind = RecordErrorKind::FirstContradictsPosition(start.to_move());
            return Err(tag.place.error(kind));
        }
        Ok(Game::from_position(rules, start))
    }

    /// What stands at a place is a turn as long as the game is not over, and then the result: so
    /// `2-3` is never mistaken for two points to three.
    fn turns_and_result(&mut self, tree: &mut Tree) -> Result<(), RecordError> {
        let mut at = Tree::ROOT;
        // The turns that the variations that are open here replace.
        let mut replaced = Vec::new();
        loop {
            self.skip_blanks_and_comments()?;
            self.comment_on(tree, at);
            let opens = tree[at].parent().filter(|_| self.takes('('));
            if let Some(parent) = opens {
                replaced.push(at);
                at = parent;
                // A comment here is one on the turn to come.
                self.skip_blanks_and_comments()?;
            } else if !replaced.is_empty() && self.takes(')') {
                at = replaced.pop().unwrap_or(at);
                continue;
            }
            let number = tree[at].number() + 1;
            if !tree.is_over(at) {
                self.skip_number(number)?;
            }
            if opens.is_none() {
                self.comment_on(tree, at);
            }
            let place = self.place;
            let is_of_word = |c: char| !c.is_whitespace() && !matches!(c, ';' | '{' | '(' | ')');
            let word = self.take_while(is_of_word);
            match (word, replaced.is_empty()) {
                (_, true) if tree.is_over(at) => return check_result(place, word, &tree.line(at)),
                (_, false) if tree.is_over(at) => return place.expected(Expected::Mark(')')),
                ("*", true) => return Ok(()),
                ("", true) => return place.expected(Expected::TurnOrStop),
                ("", false) if opens.is_none() => return place.expected(Expected::TurnOrEnd),
                _ => (),
            }
            let turn: Turn = word.parse().map_err(|error: crate::ParseTurnError| {
                place.right(error.column - 1).error(RecordErrorKind::Expected(error.expected))
            })?;
            if tree.child(at, turn).is_some() {
                return Err(place.error(RecordErrorKind::Repeated { number, turn }));
            }
            at = tree.play(at, turn).map_err(|refusal| {
                place.error(RecordErrorKind::Refused { number, turn, refusal })
            })?;
        }
    }

    /// Skips the number of a turn, with its dot and blanks, if one stands here.
    fn skip_number(&mut self, expected: usize) -> Result<(), RecordError> {
        let digits = self.rest.bytes().take_while(u8::is_ascii_digit).count();
        if digits == 0 || !self.rest[digits..].starts_with('.') {
            return Ok(());
        }
        let place = self.place;
        let number = self.take_while(|c| c.is_ascii_digit());
        if number.parse() != Ok(expected) {
            return Err(place.error(RecordErrorKind::Number(expected)));
        }
        self.take_while(|c| c == '.');
        self.skip_blanks_and_comments()
    }

    /// Adds the comments that have been read to those on a turn.
    fn comment_on(&mut self, tree: &mut Tree, node: NodeId) {
        tree.add_comment(node, &core::mem::take(&mut self.comment));
    }

    fn skip_blanks_and_comments(&mut self) -> Result<(), RecordError> {
        loop {
            self.take_while(char::is_whitespace);
            let comment = if self.takes(';') {
                self.take_while(|c| c != '\n')
            } else if self.takes('{') {
                let text = self.take_while(|c| c != '}');
                self.literal('}', Expected::EndOfComment)?;
                text
            } else {
                return Ok(());
            };
            self.comment.push_str(comment);
            self.comment.push('\n');
        }
    }

    fn literal(&mut self, expected: char, what: Expected) -> Result<(), RecordError> {
        match self.takes(expected) {
            true => Ok(()),
            false => self.place.expected(what),
        }
    }

    /// Takes a character, if it stands here.
    fn takes(&mut self, wanted: char) -> bool {
        let is_it = self.rest.starts_with(wanted);
        if is_it {
            self.next();
        }
        is_it
    }

    fn take_while(&mut self, mut accept: impl FnMut(char) -> bool) -> &'a str {
        let all = self.rest;
        while self.rest.starts_with(&mut accept) {
            self.next();
        }
        &all[..all.len() - self.rest.len()]
    }

    fn next(&mut self) -> Option<char> {
        let c = self.rest.chars().next()?;
        self.rest = &self.rest[c.len_utf8()..];
        self.place = match c {
            '\n' => Place { line: self.place.line + 1, column: 1 },
            _ => self.place.right(1),
        };
        Some(c)
    }
}

fn take_tag(tags: &mut Vec<Tag>, name: &str) -> Option<Tag> {
    let index = tags.iter().position(|tag| tag.name == name)?;
    Some(tags.remove(index))
}

fn check_result(place: Place, text: &str, game: &Game) -> Result<(), RecordError> {
    match game.result() {
        Some(result) if text.parse() == Ok(result) => Ok(()),
        Some(result) => Err(place.error(RecordErrorKind::Result(result))),
        None if text == "*" => Ok(()),
        None => Err(place.error(RecordErrorKind::NotOver)),
    }
}
