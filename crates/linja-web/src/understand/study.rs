//! A board for trying out: a position, turns made on it with all their variations, and what every move is
//! worth as far as that is known.

use linja::{Move, NodeId, Position, Record, RuleSet, Side, Tree, TreePart, Turn};
use linja_api::{JudgedTurn, MarginsView};
use linja_words::Words;

use crate::{Arrow, BoardView, Hand, Jump, Pill, Spot, Tally};

/// A position that is tried out, and a place in what was tried.
#[derive(Debug, Clone, PartialEq)]
pub struct Study {
    tree: Tree,
    at: NodeId,
    /// None when the game is over.
    hand: Option<Hand>,
    below: Side,
    /// What it was before something was deleted, until it changes again.
    before: Option<(Tree, NodeId)>,
}

/// A part of the list of turns.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Listed {
    /// A turn with its number, and what is said about it.
    Turn {
        /// Where it leads.
        node: NodeId,
        /// Its number and text.
        label: String,
        /// The comment.
        comment: String,
    },
    /// A variation begins.
    Opens,
    /// A variation ends.
    Closes,
}

impl Study {
    /// A position by these rules.
    pub fn new(rules: RuleSet, position: Position) -> Study {
        Study::open(Tree::new(rules, position))
    }

    /// What was tried before, to go on from the end of its main line.
    pub fn open(tree: Tree) -> Study {
        let at = tree.main_end();
        let mut study = Study { tree, at, hand: None, below: Side::Black, before: None };
        study.begin_turn();
        study
    }

    /// The rules.
    pub const fn rules(&self) -> RuleSet {
        self.tree.rules()
    }

    /// What was tried.
    pub const fn tree(&self) -> &Tree {
        &self.tree
    }

    /// Where we are in it.
    pub const fn at(&self) -> NodeId {
        self.at
    }

    /// The position before the turn that is being made.
    pub fn position(&self) -> Position {
        self.tree.position(self.at)
    }

    /// The turn that is being made; none when the game is over.
    pub const fn hand(&self) -> Option<&Hand> {
        self.hand.as_ref()
    }

    fn begin_turn(&mut self) {
        self.hand = self.tree.line(self.at).begin_turn().ok().map(Hand::of);
    }

    /// Somebody does something with the turn; if nothing more is due, it is made.
    pub fn act(&mut self, act: impl FnOnce(&mut Hand)) {
        let Some(hand) = &mut self.hand else { return };
        act(hand);
        if let Some(played) = hand.complete() {
            self.play(played.turn);
        }
    }

    /// Ends the turn, leaving out what may be left out.
    pub fn finish(&mut self) {
        if let Some(played) = self.hand.as_mut().and_then(Hand::finish) {
            self.play(played.turn);
        }
    }

    /// Makes a whole turn: where another one was made before, it is a variation.
    pub fn play(&mut self, turn: Turn) {
        if let Ok(next) = self.tree.play(self.at, turn) {
            self.before = None;
            self.go_to(next);
        }
    }

    /// Goes to a turn that was made.
    pub fn go_to(&mut self, node: NodeId) {
        self.at = node;
        self.begin_turn();
    }

    /// Whether there is a step or a turn to take back.
    pub fn can_step_back(&self) -> bool {
        self.at != Tree::ROOT || !self.so_far().moves().is_empty()
    }

    /// Takes back a step of the turn that is being made, or goes to the turn before.
    pub fn step_back(&mut self) {
        if !self.hand.as_mut().is_some_and(Hand::undo)
            && let Some(parent) = self.tree[self.at].parent()
        {
            self.go_to(parent);
        }
    }

    /// Whether a turn was made from here.
    pub fn can_step_on(&self) -> bool {
        !self.tree[self.at].children().is_empty()
    }

    /// Goes somewhere in the line that we are in.
    pub fn jump(&mut self, jump: Jump) {
        match jump {
            Jump::First => self.go_to(Tree::ROOT),
            Jump::Back => self.step_back(),
            Jump::On => {
                if let Some(&next) = self.tree[self.at].children().first() {
                    self.go_to(next);
                }
            }
            Jump::Last => self.go_to(self.tree.end(self.at)),
        }
    }

    /// The turns that were made instead of the one that we are at: the one before it in the list, and the one after.
    pub fn beside(&self) -> [Option<NodeId>; 2] {
        let parent = self.tree[self.at].parent();
        let beside = parent.map_or(&[][..], |parent| self.tree[parent].children());
        let place = beside.iter().position(|&node| node == self.at);
        let at = |place: Option<usize>| place.and_then(|place| beside.get(place).copied());
        [at(place.and_then(|place| place.checked_sub(1))), at(place.map(|place| place + 1))]
    }

    /// Whether the turn that we are at is in the main line, or there is none.
    pub fn is_main(&self) -> bool {
        let main = self.tree.line(self.tree.main_end());
        self.tree.line(self.at).turns().zip(main.turns()).all(|(one, other)| one == other)
    }

    /// Makes the line that we are in the main line.
    pub fn make_main(&mut self) {
        self.before = None;
        self.tree.make_main(self.at);
    }

    /// Deletes the turn that we are at, and all that follows it.
    pub fn delete(&mut self) {
        if let Some(parent) = self.tree[self.at].parent() {
            self.before = Some((self.tree.clone(), self.at));
            self.tree.remove(self.at);
            self.go_to(parent);
        }
    }

    /// Whether what was deleted last can come back.
    pub const fn can_undelete(&self) -> bool {
        self.before.is_some()
    }

    /// What was deleted last comes back.
    pub fn undelete(&mut self) {
        if let Some((tree, at)) = self.before.take() {
            self.tree = tree;
            self.go_to(at);
        }
    }

    /// Says something about the turn that we are at.
    pub fn comment(&mut self, text: &str) {
        self.before = None;
        self.tree.set_comment(self.at, text);
    }

    /// Turns the board round.
    pub fn turn_round(&mut self) {
        self.below = self.below.other();
    }

    /// The number and the text of a turn, such as `1. 2-3,1-3`; none at the start.
    pub fn label(&self, node: NodeId) -> Option<String> {
        let node = &self.tree[node];
        node.played().map(|played| format!("{}. {}", node.number(), played.turn))
    }

    /// All turns, as they are listed.
    pub fn list(&self) -> Vec<Listed> {
        let listed = |part| match part {
            TreePart::Opens => Listed::Opens,
            TreePart::Closes => Listed::Closes,
            TreePart::Turn(node) => {
                let label = self.label(node).unwrap_or_default();
                Listed::Turn { node, label, comment: self.tree[node].comment().to_owned() }
            }
        };
        self.tree.parts().map(listed).collect()
    }

    /// The record that it was opened from, or a new one, with what is there now.
    pub fn record(&self, before: Option<Record>) -> Record {
        let mut record = before.unwrap_or_else(|| Record::new(self.tree.line(Tree::ROOT)));
        record.set_tree(self.tree.clone());
        let title = self.tree[Tree::ROOT].comment().lines().next().unwrap_or_default();
        // This name is none that a record writes itself.
        let _ = record.set_tag("Study", title);
        record
    }

    fn so_far(&self) -> Turn {
        self.hand().map_or(Turn::PASS, |hand| hand.turn().so_far())
    }

    /// The board after a turn that could be made, with the way it goes.
    pub fn preview(&self, turn: Turn) -> Option<BoardView> {
        let played = self.position().play(self.rules(), turn).ok()?;
        let arrows = Arrow::made(played.mover(), turn.moves());
        Some(BoardView { arrows, ..BoardView::of(played.position, self.below) })
    }

    /// The board: the worth of each move on it, if the margins of this position are known.
    pub fn view(&self, margins: Option<&MarginsView>, words: Words) -> BoardView {
        let Some(hand) = &self.hand else {
            return BoardView::of(self.position(), self.below);
        };
        let mut view = hand.view(self.below);
        let known = margins
            .filter(|margins| (margins.rules, margins.position) == (self.rules(), self.position()));
        let Some(known) = known else { return view };
        let worths = worths(&known.turns, self.so_far());
        let Some(best) = worths.iter().map(|(_, worth)| *worth).max() else { return view };
        let spot = |one: Move| Spot { side: one.pawn.side(hand.mover()), row: one.from };
        match hand.held() {
            Some(held) => {
                for landing in &mut view.landings {
                    let lands = |one: Move| spot(one) == held && one.to == landing.row;
                    landing.pill = best_of(&worths, lands)
                        .map(|worth| Pill { text: words.margin(worth), is_best: worth == best });
                }
            }
            None => {
                let tally = |&spot_: &Spot| {
                    let points = best_of(&worths, |one| spot(one) == spot_)?;
                    Some(Tally { spot: spot_, points, is_best: points == best })
                };
                view.tallies = view.movable.iter().filter_map(tally).collect();
            }
        }
        view
    }
}

/// The moves that can come next, each with the best of the turns that go on with it.
fn worths(turns: &[JudgedTurn], so_far: Turn) -> Vec<(Move, i32)> {
    let made = so_far.moves().len();
    let mut worths: Vec<(Move, i32)> = Vec::new();
    for JudgedTurn { turn, margin, .. } in turns {
        if let Some(&next) = turn.moves().get(made)
            && turn.moves().starts_with(so_far.moves())
            // Turns come best first.
            && worths.iter().all(|&(one, _)| one != next)
        {
            worths.push((next, *margin));
        }
    }
    worths
}

fn best_of(worths: &[(Move, i32)], fits: impl Fn(Move) -> bool) -> Option<i32> {
    worths.iter().filter(|&&(one, _)| fits(one)).map(|&(_, worth)| worth).max()
}

#[cfg(test)]
#[allow(clippy::unwrap_used)] // A panic is how a test fails.
mod tests {
    use super::*;
    use crate::{GameId, GameKind, KeptRecord, stamp};
    use linja::Row;
    use linja_words::Language;

    const WORDS: Words = Words::new(Language::English);

    fn touch(study: &mut Study, row: u8) {
        study.act(|hand| {
            hand.touch(Row::new(row).unwrap(), None);
        });
    }

    /// As if the first of the listed turns were worth 5, the next 4, and so on.
    fn margins(study: &Study) -> MarginsView {
        let turns = study.position().turns(study.rules());
        let judged = turns.into_iter().zip((-999..=5).rev());
        let turns =
            judged.map(|(turn, margin)| JudgedTurn { turn, margin, outcome: None }).collect();
        MarginsView {
            outcome: None,
            rules: study.rules(),
            position: study.position(),
            margin: 5,
            turns,
            reason: None,
            found_percent: Vec::new(),
        }
    }

    #[test]
    fn every_pawn_that_can_move_has_its_best_worth_and_then_every_landing() {
        let mut study = Study::new(RuleSet::Zen, Position::start(Side::Black));
        let known = margins(&study);
        let view = study.view(Some(&known), WORDS);
        assert_eq!(view.tallies.len(), view.movable.len());
        assert_eq!(view.tallies.iter().filter(|tally| tally.is_best).count(), 1);
        let first = known.turns[0].turn.moves()[0];
        touch(&mut study, first.from.number());
        let view = study.view(Some(&known), WORDS);
        assert!(view.tallies.is_empty());
        let pill = view.landings[0].pill.clone().unwrap();
        assert_eq!((pill.text.as_str(), pill.is_best), ("+5", true));
    }

    #[test]
    fn margins_of_another_position_are_not_shown() {
        let mut study = Study::new(RuleSet::Zen, Position::start(Side::Black));
        let known = margins(&study);
        study.play(known.turns[0].turn);
        assert!(study.view(Some(&known), WORDS).tallies.is_empty());
    }

    #[test]
    fn steps_and_turns_are_taken_back_one_by_one() {
        let start = Position::start(Side::Black);
        let mut study = Study::new(RuleSet::Zen, start);
        assert!(!study.can_step_back());
        study.play("2-3,1-3".parse().unwrap());
        assert_eq!(study.position().to_move(), Side::Red);
        touch(&mut study, 8);
        touch(&mut study, 7);
        assert_eq!(study.hand().unwrap().turn().so_far().to_string(), "8-7");
        study.step_back();
        assert_eq!(study.position().to_move(), Side::Red);
        study.step_back();
        assert_eq!((study.position(), study.can_step_back()), (start, false));
    }

    fn turn(text: &str) -> Turn {
        text.parse().unwrap()
    }

    /// The turns and parentheses of a study, in one line.
    fn told(study: &Study) -> String {
        let part = |listed| match listed {
            Listed::Turn { label, comment, .. } if comment.is_empty() => label,
            Listed::Turn { label, comment, .. } => format!("{label} {{{comment}}}"),
            Listed::Opens => "(".to_owned(),
            Listed::Closes => ")".to_owned(),
        };
        study.list().into_iter().map(part).collect::<Vec<_>>().join(" ")
    }

    /// Two lines, at the end of the second.
    fn branched() -> Study {
        let mut study = Study::new(RuleSet::Zen, Position::start(Side::Black));
        study.play(turn("2-3,1-3"));
        study.play(turn("7-6"));
        study.jump(Jump::First);
        study.play(turn("1-2,1-3"));
        study.play(turn("8-7,8-6"));
        study
    }

    #[test]
    fn another_turn_is_a_variation_and_the_same_one_is_not() {
        let mut study = branched();
        assert_eq!(told(&study), "1. 2-3,1-3 ( 1. 1-2,1-3 2. 8-7,8-6 ) 2. 7-6");
        assert!(!study.is_main());
        study.jump(Jump::First);
        study.play(turn("2-3,1-3"));
        assert!(study.is_main());
        study.jump(Jump::Last);
        assert_eq!(study.tree()[study.at()].number(), 2);
        assert_eq!(told(&study), told(&branched()));
    }

    #[test]
    fn alternatives_are_reached_up_and_down() {
        let mut study = branched();
        assert_eq!(study.beside(), [None, None]);
        study.step_back();
        let [Some(above), None] = study.beside() else { panic!("the second of two") };
        study.go_to(above);
        assert!(study.is_main() && study.beside()[0].is_none());
        assert_eq!(study.tree()[study.beside()[1].unwrap()].number(), 1);
    }

    #[test]
    fn a_variation_becomes_the_main_line() {
        let mut study = branched();
        study.make_main();
        assert!(study.is_main());
        assert_eq!(told(&study), "1. 1-2,1-3 ( 1. 2-3,1-3 2. 7-6 ) 2. 8-7,8-6");
    }

    #[test]
    fn what_is_deleted_comes_back_until_something_else_is_done() {
        let mut study = branched();
        study.step_back();
        let at = study.at();
        study.delete();
        assert_eq!(told(&study), "1. 2-3,1-3 2. 7-6");
        assert_eq!((study.at(), study.can_undelete()), (Tree::ROOT, true));
        study.undelete();
        assert_eq!((study.at(), told(&study)), (at, told(&branched())));
        study.delete();
        study.play(turn("1-2"));
        assert!(!study.can_undelete());
        study.jump(Jump::First);
        study.delete();
        assert_eq!(told(&study), "1. 2-3,1-3 ( 1. 1-2 ) 2. 7-6");
    }

    #[test]
    fn a_study_is_kept_with_its_comments_and_found_again() {
        let mut study = branched();
        study.comment("the best\n");
        study.jump(Jump::First);
        study.comment(" How to begin \n\nand why");
        let id = GameId::new(7);
        let mut record = study.record(None);
        stamp(&mut record, id, 1_763_250_000);
        let kept = KeptRecord::read(record.to_string()).unwrap();
        assert_eq!((kept.id, kept.kind), (id, GameKind::Study));
        assert_eq!(kept.title.as_deref(), Some("How to begin"));
        assert_eq!(kept.ended, "2025-11-15T23:40:00Z");
        let mut again = Study::open(kept.record().unwrap().tree());
        assert_eq!(told(&again), "1. 2-3,1-3 ( 1. 1-2,1-3 2. 8-7,8-6 {the best} ) 2. 7-6");
        assert_eq!(again.position().to_move(), Side::Black, "it goes on at the end");
        // What else stands in the record stays there.
        again.delete();
        record.players.black = "Ada".to_owned();
        let later = again.record(Some(record));
        assert_eq!((later.players.black.as_str(), later.game.turns().len()), ("Ada", 1));
        assert!(later.tags().contains(&("Id".to_owned(), id.to_string())));
    }

    #[test]
    fn a_turn_is_previewed_with_its_way_and_nothing_to_do() {
        let study = Study::new(RuleSet::Zen, Position::start(Side::Black));
        let preview = study.preview(turn("2-3,1-3")).unwrap();
        assert_eq!((preview.arrows.len(), preview.movable.len()), (2, 0));
        assert_ne!(preview.position, study.position());
        assert!(study.preview(turn("8-7")).is_none());
    }

    #[test]
    fn a_game_that_is_over_has_nothing_to_try() {
        let over = "0,0,0,0,0,2,4,6/6,3,1,0,2,0,0,0 r".parse().unwrap();
        let mut study = Study::new(RuleSet::Zen, over);
        touch(&mut study, 2);
        study.finish();
        assert!(study.hand().is_none() && study.view(None, WORDS).movable.is_empty());
    }
}
