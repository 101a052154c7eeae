//! A game with its variations: what else could have been played, and on from there.

use core::ops::Index;

use alloc::string::String;
use alloc::vec::Vec;

use crate::{Game, PlayedTurn, Position, Refusal, RuleSet, Turn};

/// A game and its variations, each turn with its comment.
///
/// The first of the turns that follow a node continues its line; the others are variations. A turn that is removed
/// keeps its [`NodeId`], so the ids in a tree never change.
///
/// ```
/// use linja::{Position, RuleSet, Side, Tree};
///
/// let mut tree = Tree::new(RuleSet::Zen, Position::start(Side::Black));
/// let first = tree.play(Tree::ROOT, "2-3,1-3".parse()?)?;
/// let other = tree.play(Tree::ROOT, "1-2,1-3".parse()?)?;
/// assert_eq!(tree[Tree::ROOT].children(), [first, other]);
///
/// tree.make_main(other);
/// assert_eq!(tree.line(tree.main_end()).turns().next(), Some("1-2,1-3".parse()?));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone)]
pub struct Tree {
    rules: RuleSet,
    start: Position,
    nodes: Vec<Node>,
}

/// A place in a [`Tree`]. It belongs to the tree that gave it.
///
/// ```
/// # use linja::{Position, RuleSet, Side, Tree};
/// let tree = Tree::new(RuleSet::Zen, Position::start(Side::Black));
/// assert_eq!(tree.main_end(), Tree::ROOT);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct NodeId(usize);

/// The start of a [`Tree`], or a turn played in it.
///
/// ```
/// # use linja::{Position, RuleSet, Side, Tree};
/// let mut tree = Tree::new(RuleSet::Zen, Position::start(Side::Black));
/// let node = tree.play(Tree::ROOT, "2-3,1-3".parse()?)?;
/// assert_eq!((tree[node].number(), tree[node].parent()), (1, Some(Tree::ROOT)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Default)]
pub struct Node {
    /// The turn and where it was played; none at the start.
    played: Option<(NodeId, PlayedTurn)>,
    number: usize,
    comment: String,
    children: Vec<NodeId>,
}

impl Node {
    /// The node whose position the turn was played in; none at the start.
    ///
    /// ```
    /// # use linja::{Position, RuleSet, Side, Tree};
    /// let mut tree = Tree::new(RuleSet::Zen, Position::start(Side::Black));
    /// let node = tree.play(Tree::ROOT, "2-3,1-3".parse()?)?;
    /// assert_eq!(tree[node].parent(), Some(Tree::ROOT));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn parent(&self) -> Option<NodeId> {
        self.played.map(|(parent, _)| parent)
    }

    /// The turn and what it led to; none at the start.
    ///
    /// ```
    /// # use linja::{Position, RuleSet, Side, Tree};
    /// let mut tree = Tree::new(RuleSet::Zen, Position::start(Side::Black));
    /// let node = tree.play(Tree::ROOT, "2-3,1-3".parse()?)?;
    /// assert_eq!(tree[node].played().unwrap().turn.to_string(), "2-3,1-3");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn played(&self) -> Option<PlayedTurn> {
        self.played.map(|(_, played)| played)
    }

    /// How many turns lead to this node, itself included.
    ///
    /// ```
    /// # use linja::{Position, RuleSet, Side, Tree};
    /// let mut tree = Tree::new(RuleSet::Zen, Position::start(Side::Black));
    /// let node = tree.play(Tree::ROOT, "2-3,1-3".parse()?)?;
    /// assert_eq!(tree[node].number(), 1);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub const fn number(&self) -> usize {
        self.number
    }

    /// The comment: lines, none of them empty.
    ///
    /// ```
    /// # use linja::{Position, RuleSet, Side, Tree};
    /// let mut tree = Tree::new(RuleSet::Zen, Position::start(Side::Black));
    /// let node = tree.play(Tree::ROOT, "2-3,1-3".parse()?)?;
    /// tree.set_comment(node, "meets two");
    /// assert_eq!(tree[node].comment(), "meets two");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn comment(&self) -> &str {
        &self.comment
    }

    /// The turns that follow: the one that continues the line, then the variations.
    ///
    /// ```
    /// # use linja::{Position, RuleSet, Side, Tree};
    /// let mut tree = Tree::new(RuleSet::Zen, Position::start(Side::Black));
    /// let node = tree.play(Tree::ROOT, "2-3,1-3".parse()?)?;
    /// assert_eq!(tree[Tree::ROOT].children(), [node]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn children(&self) -> &[NodeId] {
        &self.children
    }
}

/// A part of a tree as it is written and read from top to bottom: variations come after the turn they replace, and
/// before those that follow it.
///
/// ```
/// # use linja::{Position, RuleSet, Side, Tree, TreePart};
/// let mut tree = Tree::new(RuleSet::Zen, Position::start(Side::Black));
/// let first = tree.play(Tree::ROOT, "2-3,1-3".parse()?)?;
/// let other = tree.play(Tree::ROOT, "1-2,1-3".parse()?)?;
/// let next = tree.play(first, "7-6".parse()?)?;
/// let parts: Vec<_> = tree.parts().collect();
/// use TreePart::*;
/// assert_eq!(parts, [Turn(first), Opens, Turn(other), Closes, Turn(next)]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TreePart {
    /// A turn.
    Turn(NodeId),
    /// A variation begins.
    Opens,
    /// A variation ends.
    Closes,
}

impl Tree {
    /// Where every tree begins.
    ///
    /// ```
    /// # use linja::{Position, RuleSet, Side, Tree};
    /// let tree = Tree::new(RuleSet::Zen, Position::start(Side::Black));
    /// assert_eq!(tree[Tree::ROOT].number(), 0);
    /// ```
    pub const ROOT: NodeId = NodeId(0);

    /// A tree without turns.
    ///
    /// ```
    /// # use linja::{Position, RuleSet, Side, Tree};
    /// let tree = Tree::new(RuleSet::Zen, Position::start(Side::Black));
    /// assert_eq!(tree.parts().count(), 0);
    /// ```
    pub fn new(rules: RuleSet, start: Position) -> Tree {
        Tree { rules, start, nodes: [Node::default()].into() }
    }

    /// The rules.
    ///
    /// ```
    /// # use linja::{Position, RuleSet, Side, Tree};
    /// let tree = Tree::new(RuleSet::Zen, Position::start(Side::Black));
    /// assert_eq!(tree.rules(), RuleSet::Zen);
    /// ```
    pub const fn rules(&self) -> RuleSet {
        self.rules
    }

    /// The position it starts from.
    ///
    /// ```
    /// # use linja::{Position, RuleSet, Side, Tree};
    /// let tree = Tree::new(RuleSet::Zen, Position::start(Side::Black));
    /// assert_eq!(tree.start(), Position::start(Side::Black));
    /// ```
    pub const fn start(&self) -> Position {
        self.start
    }

    /// The position at a node.
    ///
    /// ```
    /// # use linja::{Position, RuleSet, Side, Tree};
    /// let mut tree = Tree::new(RuleSet::Zen, Position::start(Side::Black));
    /// let node = tree.play(Tree::ROOT, "2-3,1-3".parse()?)?;
    /// assert_eq!(tree.position(node).to_move(), Side::Red);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn position(&self, at: NodeId) -> Position {
        self[at].played().map_or(self.start, |played| played.position)
    }

    /// Whether the game is over at a node.
    ///
    /// ```
    /// # use linja::{Position, RuleSet, Side, Tree};
    /// let mut tree = Tree::new(RuleSet::Zen, Position::start(Side::Black));
    /// let node = tree.play(Tree::ROOT, "2-3,1-3".parse()?)?;
    /// assert!(!tree.is_over(node));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn is_over(&self, at: NodeId) -> bool {
        self[at].played().map_or_else(|| self.start.is_over(), |played| played.ends_game)
    }

    /// The game that leads to a node.
    ///
    /// ```
    /// # use linja::{Position, RuleSet, Side, Tree};
    /// let mut tree = Tree::new(RuleSet::Zen, Position::start(Side::Black));
    /// let node = tree.play(Tree::ROOT, "2-3,1-3".parse()?)?;
    /// assert_eq!(tree.line(node).turns().len(), 1);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn line(&self, to: NodeId) -> Game {
        let mut played = Vec::new();
        let mut at = &self[to];
        while let Some((parent, turn)) = at.played {
            played.push(turn);
            at = &self[parent];
        }
        let mut game = Game::from_position(self.rules, self.start);
        played.into_iter().rev().for_each(|turn| game.push(turn));
        game
    }

    /// The node of a turn that was played at this one, if it was.
    ///
    /// ```
    /// # use linja::{Position, RuleSet, Side, Tree};
    /// let mut tree = Tree::new(RuleSet::Zen, Position::start(Side::Black));
    /// let node = tree.play(Tree::ROOT, "2-3,1-3".parse()?)?;
    /// assert_eq!(tree.child(Tree::ROOT, "2-3,1-3".parse()?), Some(node));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn child(&self, at: NodeId, turn: Turn) -> Option<NodeId> {
        let is_it = |&&child: &&NodeId| self[child].played().is_some_and(|it| it.turn == turn);
        self[at].children.iter().find(is_it).copied()
    }

    /// Plays a turn at a node. If it is not there yet, it continues the line or begins a variation.
    ///
    /// ```
    /// # use linja::{Position, RuleSet, Side, Tree};
    /// let mut tree = Tree::new(RuleSet::Zen, Position::start(Side::Black));
    /// let node = tree.play(Tree::ROOT, "2-3,1-3".parse()?)?;
    /// assert_eq!(tree.play(Tree::ROOT, "2-3,1-3".parse()?)?, node);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn play(&mut self, at: NodeId, turn: Turn) -> Result<NodeId, Refusal> {
        if let Some(known) = self.child(at, turn) {
            return Ok(known);
        }
        if self.is_over(at) {
            return Err(Refusal::GameOver);
        }
        let played = self.position(at).play(self.rules, turn)?;
        Ok(self.add(at, played))
    }

    fn add(&mut self, at: NodeId, played: PlayedTurn) -> NodeId {
        let (new, number) = (NodeId(self.nodes.len()), self[at].number + 1);
        self.nodes.push(Node { played: Some((at, played)), number, ..Node::default() });
        self.nodes[at.0].children.push(new);
        new
    }

    /// Goes on as the game did: instead of the line, but beside its variations.
    pub(crate) fn follow(&mut self, at: NodeId, played: PlayedTurn) -> NodeId {
        let line = self[at].children.first().copied();
        let next = self.child(at, played.turn).unwrap_or_else(|| self.add(at, played));
        let children = &mut self.nodes[at.0].children;
        children.retain(|&child| child != next && Some(child) != line);
        children.insert(0, next);
        next
    }

    /// Removes all that follows a node.
    pub(crate) fn cut(&mut self, at: NodeId) {
        self.nodes[at.0].children.clear();
    }

    /// Removes a turn and everything after it. The start can't be removed.
    ///
    /// ```
    /// # use linja::{Position, RuleSet, Side, Tree};
    /// let mut tree = Tree::new(RuleSet::Zen, Position::start(Side::Black));
    /// let node = tree.play(Tree::ROOT, "2-3,1-3".parse()?)?;
    /// tree.remove(node);
    /// assert!(tree[Tree::ROOT].children().is_empty());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn remove(&mut self, node: NodeId) {
        if let Some(parent) = self[node].parent() {
            self.nodes[parent.0].children.retain(|&child| child != node);
        }
    }

    /// Makes the line to a node the main line; the old one becomes a variation.
    ///
    /// ```
    /// # use linja::{Position, RuleSet, Side, Tree};
    /// let mut tree = Tree::new(RuleSet::Zen, Position::start(Side::Black));
    /// let node = tree.play(Tree::ROOT, "2-3,1-3".parse()?)?;
    /// let other = tree.play(Tree::ROOT, "1-2,1-3".parse()?)?;
    /// tree.make_main(other);
    /// assert_eq!(tree[Tree::ROOT].children(), [other, node]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn make_main(&mut self, node: NodeId) {
        let mut child = node;
        while let Some(parent) = self[child].parent() {
            let children = &mut self.nodes[parent.0].children;
            if let Some(place) = children.iter().position(|&other| other == child) {
                children[..=place].rotate_right(1);
            }
            child = parent;
        }
    }

    /// The end of the line that continues from a node.
    ///
    /// ```
    /// # use linja::{Position, RuleSet, Side, Tree};
    /// let mut tree = Tree::new(RuleSet::Zen, Position::start(Side::Black));
    /// let node = tree.play(Tree::ROOT, "2-3,1-3".parse()?)?;
    /// let other = tree.play(Tree::ROOT, "1-2,1-3".parse()?)?;
    /// assert_eq!((tree.end(Tree::ROOT), tree.end(other)), (node, other));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn end(&self, from: NodeId) -> NodeId {
        let mut at = from;
        while let Some(&next) = self[at].children.first() {
            at = next;
        }
        at
    }

    /// The end of the main line.
    ///
    /// ```
    /// # use linja::{Position, RuleSet, Side, Tree};
    /// let mut tree = Tree::new(RuleSet::Zen, Position::start(Side::Black));
    /// let node = tree.play(Tree::ROOT, "2-3,1-3".parse()?)?;
    /// assert_eq!(tree.main_end(), node);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn main_end(&self) -> NodeId {
        self.end(Tree::ROOT)
    }

    /// Whether there is more than the main line.
    ///
    /// ```
    /// # use linja::{Position, RuleSet, Side, Tree};
    /// let mut tree = Tree::new(RuleSet::Zen, Position::start(Side::Black));
    /// let node = tree.play(Tree::ROOT, "2-3,1-3".parse()?)?;
    /// assert!(!tree.has_variations());
    /// tree.play(Tree::ROOT, "1-2,1-3".parse()?)?;
    /// assert!(tree.has_variations());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn has_variations(&self) -> bool {
        self.parts().any(|part| part == TreePart::Opens)
    }

    /// Sets the comment on a node. Its lines are trimmed, and empty ones left out.
    ///
    /// ```
    /// # use linja::{Position, RuleSet, Side, Tree};
    /// let mut tree = Tree::new(RuleSet::Zen, Position::start(Side::Black));
    /// let node = tree.play(Tree::ROOT, "2-3,1-3".parse()?)?;
    /// tree.set_comment(node, " meets two \n\n");
    /// assert_eq!(tree[node].comment(), "meets two");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn set_comment(&mut self, node: NodeId, text: &str) {
        self.nodes[node.0].comment.clear();
        self.add_comment(node, text);
    }

    /// Adds lines to the comment on a node.
    pub(crate) fn add_comment(&mut self, node: NodeId, text: &str) {
        let comment = &mut self.nodes[node.0].comment;
        for line in comment_lines(text) {
            if !comment.is_empty() {
                comment.push('\n');
            }
            comment.push_str(line);
        }
    }

    /// All parts, in the order in which a record has them.
    ///
    /// ```
    /// # use linja::{Position, RuleSet, Side, Tree};
    /// let mut tree = Tree::new(RuleSet::Zen, Position::start(Side::Black));
    /// let node = tree.play(Tree::ROOT, "2-3,1-3".parse()?)?;
    /// assert_eq!(tree.parts().collect::<Vec<_>>(), [linja::TreePart::Turn(node)]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn parts(&self) -> impl Iterator<Item = TreePart> {
        // What is still to come, last first; on the heap, so that no variation is too deep.
        let mut to_come = Vec::from([ToCome::After(Tree::ROOT)]);
        core::iter::from_fn(move || {
            loop {
                let node = match to_come.pop()? {
                    ToCome::Part(part) => return Some(part),
                    ToCome::After(node) => node,
                };
                if let Some((&line, variations)) = self[node].children.split_first() {
                    to_come.push(ToCome::After(line));
                    for &variation in variations.iter().rev() {
                        to_come.push(ToCome::Part(TreePart::Closes));
                        to_come.push(ToCome::After(variation));
                        to_come.push(ToCome::Part(TreePart::Turn(variation)));
                        to_come.push(ToCome::Part(TreePart::Opens));
                    }
                    to_come.push(ToCome::Part(TreePart::Turn(line)));
                }
            }
        })
    }
}

enum ToCome {
    Part(TreePart),
    /// What follows a turn.
    After(NodeId),
}

impl Index<NodeId> for Tree {
    type Output = Node;

    fn index(&self, node: NodeId) -> &Node {
        &self.nodes[node.0]
    }
}

/// Two trees are equal if they are written alike; what was removed does not count.
impl PartialEq for Tree {
    fn eq(&self, other: &Tree) -> bool {
        let is_like = |one: &Node, other: &Node| {
            (one.played(), one.comment()) == (other.played(), other.comment())
        };
        let mut parts = other.parts();
        (self.rules, self.start) == (other.rules, other.start)
            && is_like(&self[Tree::ROOT], &other[Tree::ROOT])
            && self.parts().all(|part| match (part, parts.next()) {
                (TreePart::Turn(one), Some(TreePart::Turn(two))) => {
                    is_like(&self[one], &other[two])
                }
                (part, also) => Some(part) == also,
            })
            && parts.next().is_none()
    }
}

impl Eq for Tree {}

/// The lines of a comment: trimmed, and none empty.
pub(crate) fn comment_lines(text: &str) -> impl Iterator<Item = &str> {
    text.lines().map(str::trim).filter(|line| !line.is_empty())
}
