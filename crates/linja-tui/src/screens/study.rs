//! A board for trying out: a position, what every turn is worth in it, and all that was tried, with its variations.

use linja::{NodeId, Position, Record, RuleSet, Side, Tree, TreePart, Turn};
use linja_api::{JudgedTurn, MarginsView, ReasonView};
use linja_console::signed;
use linja_words::{Text, pawn, rule_set_name, text};
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;

use crate::drawing::board::{self, BoardView};
use crate::drawing::pen::{Pen, below, right_of, top, width};
use crate::drawing::theme::Role;
use crate::drawing::turn_view::{Parts, draw_steps, making_offers, mark, touched};
use crate::keys::{Action, Offer};
use crate::making::{Made, Making};
use crate::screens::wait::{Wait, back};
use crate::thinker::{Answer, Question};

/// A position that is tried out, and a place in what was tried.
#[derive(Debug)]
pub(crate) struct StudyScreen {
    tree: Tree,
    at: NodeId,
    /// None where the game is over.
    hand: Option<Making>,
    bottom: Side,
    /// What the turns here are worth.
    margins: Result<Box<MarginsView>, Wait>,
    /// Why the turn that led here gave points away, once it is known.
    why: Option<Vec<ReasonView>>,
    /// The turn of the list that the keys act on, if they do not act on the board.
    picked: Option<usize>,
    /// What it was before something was deleted, until it changes again.
    before: Option<(Tree, NodeId)>,
    /// Why something cannot be done.
    notice: Option<(Text, Role)>,
    /// The record when it began, or was saved last.
    saved: String,
}

/// The lines of the list of turns that are always seen.
const LEAST_LIST: u16 = 5;

impl StudyScreen {
    /// What was tried before, to go on from there.
    pub(crate) fn new(tree: Tree, at: NodeId, bottom: Side) -> StudyScreen {
        let mut study = StudyScreen {
            tree,
            at,
            hand: None,
            bottom,
            margins: Err(Wait::Thinking),
            why: None,
            picked: None,
            before: None,
            notice: None,
            saved: String::new(),
        };
        study.go_to(at);
        study.set_saved();
        study
    }

    /// A position without anything before it.
    pub(crate) fn of(rules: RuleSet, position: Position, bottom: Side) -> StudyScreen {
        StudyScreen::new(Tree::new(rules, position), Tree::ROOT, bottom)
    }

    pub(crate) fn rules(&self) -> RuleSet {
        self.tree.rules()
    }

    pub(crate) fn bottom(&self) -> Side {
        self.bottom
    }

    pub(crate) fn position(&self) -> Position {
        self.tree.position(self.at)
    }

    pub(crate) fn say(&mut self, text: Text, role: Role) {
        self.notice = Some((text, role));
    }

    /// The line up to here, as a game.
    pub(crate) fn line(&self) -> linja::Game {
        self.tree.line(self.at)
    }

    /// All that was tried.
    pub(crate) fn record(&self, date: String) -> Record {
        let mut record = Record::new(self.tree.line(Tree::ROOT));
        record.date = date;
        record.set_tree(self.tree.clone());
        record
    }

    fn text(&self) -> String {
        self.record(String::new()).to_string()
    }

    pub(crate) fn set_saved(&mut self) {
        self.saved = self.text();
    }

    /// Whether leaving it would lose something.
    pub(crate) fn is_at_risk(&self) -> bool {
        self.saved != self.text()
    }

    /// What is said about the turn that led here, on one line.
    pub(crate) fn comment(&self) -> String {
        self.tree[self.at].comment().replace('\n', " ")
    }

    /// Says something else, if it is something else: a comment of several lines stays as it is.
    pub(crate) fn set_comment(&mut self, text: &str) {
        if text != self.comment() {
            self.before = None;
            self.tree.set_comment(self.at, text);
        }
    }

    fn go_to(&mut self, node: NodeId) {
        // Where a table is missing it is for every position.
        let is_known = self.margins.is_ok() || matches!(self.margins, Err(Wait::Failed(_)));
        if is_known && node != self.at {
            self.margins = Err(Wait::Thinking);
        }
        (self.at, self.why, self.picked, self.notice) = (node, None, None, None);
        self.hand = self.tree.line(node).begin_turn().ok().map(Making::new);
    }

    fn play(&mut self, turn: Turn) {
        match self.tree.play(self.at, turn) {
            Ok(next) => {
                self.before = None;
                self.go_to(next);
            }
            Err(refusal) => self.notice = Some((refusal.into(), Role::Alert)),
        }
    }

    pub(crate) fn question(&self) -> Option<Question> {
        let (rules, position) = (self.rules(), self.position());
        match &self.margins {
            Err(wait) => {
                wait.solving().map(|solving| Question::Margins { rules, position, solving })
            }
            Ok(_) if self.why.is_some() => None,
            Ok(_) => {
                let node = &self.tree[self.at];
                let (parent, played) = (node.parent()?, node.played()?);
                let position = self.tree.position(parent);
                Some(Question::Refutation { rules, position, turn: played.turn })
            }
        }
    }

    pub(crate) fn hear(&mut self, answer: Answer) {
        match (answer, &mut self.margins) {
            (Answer::Margins(margins, _), unknown @ Err(_)) => *unknown = Ok(margins),
            (Answer::Refutation(_, why), _) => self.why = Some(why),
            (Answer::Failed(text), Ok(_)) => {
                (self.why, self.notice) = (Some(Vec::new()), Some((text, Role::Alert)));
            }
            (answer, Err(wait)) => wait.hear(answer),
            _ => {}
        }
    }

    pub(crate) fn act(&mut self, action: Action) {
        self.notice = None;
        let turns = self.listed().len();
        match (action, self.picked) {
            (Action::List, None) if turns > 0 => self.picked = Some(0),
            (Action::List | Action::LetGo, Some(_)) => self.picked = None,
            (Action::Up, Some(at)) => self.picked = Some(at.checked_sub(1).unwrap_or(turns - 1)),
            (Action::Down, Some(at)) => self.picked = Some((at + 1) % turns),
            (Action::Confirm, Some(at)) => self.play_listed(at),
            (Action::Entry(at), _) => self.play_listed(at),
            (Action::Node(at), _) => {
                let node = self.nodes().nth(at);
                node.into_iter().for_each(|node| self.go_to(node));
            }
            (Action::Solve, _) => {
                if let Err(wait) = &mut self.margins {
                    wait.act(Action::Confirm);
                }
            }
            (Action::Left, _) => self.step_back(),
            (Action::Right, _) => {
                if let Some(&next) = self.tree[self.at].children().first() {
                    self.go_to(next);
                }
            }
            (Action::First, _) => self.go_to(Tree::ROOT),
            (Action::Last, _) => self.go_to(self.tree.end(self.at)),
            (Action::Variation, _) => self.go_beside(),
            (Action::MakeMain, _) => {
                self.before = None;
                self.tree.make_main(self.at);
            }
            (Action::Delete, _) => {
                if let Some(parent) = self.tree[self.at].parent() {
                    self.before = Some((self.tree.clone(), self.at));
                    self.tree.remove(self.at);
                    self.go_to(parent);
                }
            }
            (Action::Undo, _) => match self.before.take() {
                Some((tree, at)) => {
                    self.tree = tree;
                    self.go_to(at);
                }
                None => self.step_back(),
            },
            (Action::Flip, _) => self.bottom = self.bottom.other(),
            (action, _) => {
                let made = self.hand.as_mut().map(|making| making.act(action, self.bottom));
                self.take(made);
            }
        }
    }

    /// A whole turn as text.
    pub(crate) fn paste(&mut self, text: &str) {
        match text.trim().parse() {
            Ok(turn) => self.play(turn),
            Err(_) => self.notice = Some((text!("puzzle-not-a-turn"), Role::Alert)),
        }
    }

    fn take(&mut self, made: Option<Made>) {
        match made {
            None | Some(Made::Nothing | Made::Move) => {}
            Some(Made::Refused(refusal)) => self.notice = Some((refusal.into(), Role::Alert)),
            Some(Made::Turn(played)) => self.play(played.turn),
        }
    }

    fn play_listed(&mut self, at: usize) {
        let turn = self.listed().get(at).map(|judged| judged.turn);
        turn.into_iter().for_each(|turn| self.play(turn));
    }

    /// What can be made of the turn that is being made, best first.
    fn listed(&self) -> Vec<JudgedTurn> {
        let so_far = self.hand.as_ref().map_or(Turn::PASS, |making| making.turn().so_far());
        let turns = self.margins.iter().flat_map(|margins| &margins.turns).copied();
        turns.filter(|judged| judged.turn.moves().starts_with(so_far.moves())).collect()
    }

    /// Takes back a move of the turn that is being made, or goes to the turn before.
    fn step_back(&mut self) {
        let is_taken_back = self.hand.as_mut().is_some_and(Making::undo);
        if let Some(parent) = self.tree[self.at].parent().filter(|_| !is_taken_back) {
            self.go_to(parent);
        }
    }

    /// To the next of the turns that were tried instead of this one, round and round.
    fn go_beside(&mut self) {
        let beside = self.beside();
        let place = beside.iter().position(|&node| node == self.at).unwrap_or(0);
        if let Some(&next) = beside.get(place + 1).or(beside.first()) {
            self.go_to(next);
        }
    }

    fn beside(&self) -> &[NodeId] {
        self.tree[self.at].parent().map_or(&[], |parent| self.tree[parent].children())
    }

    fn nodes(&self) -> impl Iterator<Item = NodeId> {
        self.tree.parts().filter_map(|part| match part {
            TreePart::Turn(node) => Some(node),
            TreePart::Opens | TreePart::Closes => None,
        })
    }

    pub(crate) fn offers(&self) -> Vec<Offer> {
        let walk = [(KeyCode::Right, Action::Right), (KeyCode::Left, Action::Left)];
        let walk = Offer::new("← →", text!("tui-key-walk"), &walk);
        let list = Offer::new("Tab", text!("tui-key-list"), &[(KeyCode::Tab, Action::List)]);
        let mut offers = Vec::new();
        if self.picked.is_some() {
            let choose = [(KeyCode::Up, Action::Up), (KeyCode::Down, Action::Down)];
            let enter = [(KeyCode::Enter, Action::Confirm)];
            let leave = [(KeyCode::Tab, Action::List), (KeyCode::Esc, Action::LetGo)];
            offers.push(Offer::new("↑ ↓", text!("tui-key-field"), &choose));
            offers.push(Offer::new("Enter", text!("tui-key-move"), &enter));
            offers.push(Offer::new("Tab", text!("tui-key-back"), &leave));
            offers.push(walk);
            return offers;
        }
        if let Some(making) = &self.hand {
            offers.extend(making_offers(making));
            // These walk through the turns here; a digit says where a pawn goes. Escape leaves if no pawn is held.
            let is_free = |action| match action {
                Action::Left | Action::Right => false,
                Action::LetGo => making.is_held(),
                _ => true,
            };
            offers.retain(|offer| offer.keys.iter().all(|(_, action)| is_free(*action)));
        }
        let mut first = Vec::new();
        if !self.listed().is_empty() {
            first.push(list);
        }
        if let Err(Wait::NoTable) = self.margins {
            first.push(Offer::letter("w", text!("tui-key-solve"), Action::Solve));
        }
        first.push(walk);
        // After the choice of a pawn, before what is longer.
        let place = offers.len().min(2);
        offers.splice(place..place, first);
        if self.beside().len() > 1 {
            offers.push(Offer::letter("v", text!("tui-key-variation"), Action::Variation));
            offers.push(Offer::letter("m", text!("tui-key-main"), Action::MakeMain));
        }
        if self.at != Tree::ROOT {
            offers.push(Offer::letter("d", text!("tui-key-delete-turn"), Action::Delete));
        }
        let ends = [(KeyCode::Home, Action::First), (KeyCode::End, Action::Last)];
        offers.extend([
            Offer::letter("c", text!("tui-key-comment"), Action::Comment),
            Offer::letter("u", text!("tui-key-undo"), Action::Undo),
            Offer::letter("o", text!("tui-key-set-up"), Action::SetUp),
            Offer::letter("p", text!("tui-key-play-on"), Action::PlayOn),
            Offer::letter("s", text!("tui-key-save"), Action::Save).aside(),
            Offer::letter("f", text!("tui-key-flip"), Action::Flip).aside(),
            Offer::new("Home End", text!("tui-key-ends"), &ends).aside(),
            Offer::letter("?", text!("tui-key-help"), Action::Help),
            back(),
        ]);
        offers
    }

    pub(crate) fn draw(&self, pen: &mut Pen<'_>, area: Rect) {
        let rules = pen.words.say(rule_set_name(self.rules()));
        pen.title(area, &pen.words.say(text!("study-board")), &rules);
        let parts = Parts::of(area);
        let played = self.tree[self.at].played();
        let mut view = BoardView::of(self.rules(), board::pawns(self.position()), self.bottom);
        view.touched = touched(played.map(|played| played.turn));
        if let Some(making) = &self.hand {
            mark(&mut view, making);
        }
        // The turn that is chosen in the list, before it is made.
        let picked = self.picked.and_then(|at| self.listed().get(at).copied());
        let after = picked.and_then(|judged| self.position().play(self.rules(), judged.turn).ok());
        if let Some(after) = after {
            view = BoardView::of(self.rules(), board::pawns(after.position), self.bottom);
            view.touched = touched(Some(after.turn));
        }
        board::draw(pen, parts.board, parts.measure, &view);
        if let Some(making) = &self.hand {
            draw_steps(pen, parts.text, making);
        }
        let text = below(parts.text, 1);
        if parts.is_wide {
            let least = LEAST_LIST + 3;
            let height = parts.panel.height;
            let worth = self.draw_worth(pen, top(parts.panel, (height / 2).max(least)));
            self.draw_variations(pen, below(parts.panel, worth + 1));
            let told = self.told().into_iter().chain(self.what_counts());
            pen.paragraphs(text, told.collect(), 0);
        } else if self.picked.is_some() {
            self.draw_worth(pen, text);
        } else {
            let missing = match &self.margins {
                Err(Wait::NoTable) => Some((text!("study-no-table"), Role::Faint)),
                _ => None,
            };
            let worth = self.worth().into_iter().chain(missing);
            let used = pen.paragraphs(text, worth.chain(self.told()).collect(), 0);
            self.draw_variations(pen, below(text, used));
        }
        pen.footer(parts.footer, &self.offers());
    }

    /// What came of the last key, and why the turn that led here gave points away.
    fn told(&self) -> Vec<(Text, Role)> {
        let mut told: Vec<_> = self.notice.clone().into_iter().collect();
        let comment = self.tree[self.at].comment().lines();
        told.extend(comment.map(|line| (text!("tui-name", name = line), Role::Faint)));
        if let Some(played) = self.tree[self.at].played() {
            let why = self.why.iter().flatten();
            told.extend(why.map(|reason| (reason.text(played.mover()), Role::Plain)));
        }
        match &self.hand {
            Some(making) => told.push((making.turn().into(), Role::Plain)),
            None => {
                let result = self.tree.line(self.at).result();
                told.extend(result.map(|result| (linja_words::result(result), Role::Strong)));
            }
        }
        told
    }

    /// What sets the best turns apart, as long as each of them can still be made.
    fn what_counts(&self) -> Option<(Text, Role)> {
        let making = self.hand.as_ref().filter(|making| making.turn().so_far() == Turn::PASS)?;
        let reason = self.margins.as_ref().ok()?.reason.as_ref()?;
        Some((reason.text_of_best(making.side()), Role::Plain))
    }

    /// What the position is worth, and when the game is over, if that is known.
    fn worth(&self) -> Vec<(Text, Role)> {
        let Ok(margins) = &self.margins else { return Vec::new() };
        let (margin, side) = (signed(margins.margin), margins.position.to_move());
        let worth = text!("study-worth", margin = margin, side = side);
        let outcome = margins.outcome.map(Text::from);
        let outcome =
            outcome.map(|outcome| text!("outcome-of-side", side = side, outcome = outcome));
        [worth].into_iter().chain(outcome).map(|text| (text, Role::Strong)).collect()
    }

    /// What the position is worth, and every turn in it; how many lines that took.
    fn draw_worth(&self, pen: &mut Pen<'_>, area: Rect) -> u16 {
        let margins = match &self.margins {
            Ok(margins) => margins,
            Err(Wait::NoTable) => {
                return pen.paragraphs(area, vec![(text!("study-no-table"), Role::Faint)], 0);
            }
            Err(wait) => {
                wait.draw(pen, area, self.rules());
                return area.height;
            }
        };
        let used = pen.paragraphs(area, self.worth(), 0);
        let list = Rect { width: area.width.saturating_sub(1), ..below(area, used) };
        let lines = usize::from(list.height);
        let picked = self.picked.unwrap_or(0);
        let turns = self.listed();
        let skip = picked.saturating_sub(lines / 2).min(turns.len().saturating_sub(lines));
        let shown = turns.iter().enumerate().skip(skip).take(lines);
        let side = margins.position.to_move();
        for (line, (index, judged)) in (0..).zip(shown) {
            let at = Rect { height: 1, ..below(list, line) };
            pen.click(at, Action::Entry(index));
            let is_here = self.picked == Some(index);
            let edge = if is_here { "▸ " } else { "  " };
            let role = if is_here { Role::Strong } else { Role::Plain };
            let turn = format!(" {}", judged.turn);
            pen.pieces(at, &[(edge, Role::Mark), (pawn(side), Role::Pawn(side)), (&turn, role)]);
            let is_best = judged.margin == margins.margin;
            let role = if is_best { Role::Good } else { Role::Plain };
            let worth = signed(judged.margin).to_string();
            pen.right(at, &worth, role);
            if let Some(outcome) = judged.outcome {
                // In words if there is room for them.
                let ways = [pen.words.say(outcome), outcome.distance.to_string()];
                let room = at.width.saturating_sub(5);
                let fits = |told: &&String| 4 + width(&turn) + width(told) <= room;
                if let Some(told) = ways.iter().find(fits) {
                    pen.right(Rect { width: room, ..at }, told, Role::Faint);
                }
            }
        }
        used + u16::try_from(turns.len().min(lines)).unwrap_or(0)
    }

    /// All turns that were tried, one after the other, variations in brackets.
    fn draw_variations(&self, pen: &mut Pen<'_>, area: Rect) {
        let mut lines: Vec<Vec<(String, Option<NodeId>)>> = vec![Vec::new()];
        let (mut used, mut opens, mut here) = (0, false, 0);
        for part in self.tree.parts() {
            let (piece, node) = match part {
                TreePart::Opens => {
                    opens = true;
                    continue;
                }
                TreePart::Closes => (")".to_owned(), None),
                TreePart::Turn(node) => {
                    let Some(played) = self.tree[node].played() else { continue };
                    let open = if std::mem::take(&mut opens) { "(" } else { "" };
                    (format!("{open}{}. {}", self.tree[node].number(), played.turn), Some(node))
                }
            };
            // A closing bracket stands close.
            let piece = if used == 0 || node.is_none() { piece } else { format!(" {piece}") };
            let is_full = used + width(&piece) > area.width && node.is_some();
            let piece = if is_full { piece.trim_start().to_owned() } else { piece };
            if is_full && used > 0 {
                (used, lines) = (0, [lines, vec![Vec::new()]].concat());
            }
            used += width(&piece);
            if node == Some(self.at) {
                here = lines.len() - 1;
            }
            lines.last_mut().into_iter().for_each(|line| line.push((piece.clone(), node)));
        }
        let room = usize::from(area.height);
        let skip = here.saturating_sub(room / 2).min(lines.len().saturating_sub(room));
        let mut index = lines[..skip].iter().flatten().filter(|(_, node)| node.is_some()).count();
        for (line, pieces) in (0..).zip(lines.iter().skip(skip).take(room)) {
            let mut at = below(area, line);
            for (piece, node) in pieces {
                let role = if *node == Some(self.at) { Role::Mark } else { Role::Plain };
                let used = pen.text(at, piece, role);
                if node.is_some() {
                    pen.click(Rect { width: used, height: 1, ..at }, Action::Node(index));
                    index += 1;
                }
                at = right_of(at, used);
            }
        }
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)] // A panic is how a test fails.
mod tests {
    use linja_api::{OutcomeView, WdlView};
    use linja_words::{Language, Words};
    use ratatui::buffer::{Buffer, Cell};

    use super::*;
    use crate::drawing::theme::{Colours, Theme};
    use crate::keys::Hits;

    #[test]
    fn a_position_and_its_turns_say_who_wins_and_when() {
        let position = Position::start(Side::Black);
        let mut study = StudyScreen::of(RuleSet::Zen, position, Side::Black);
        let judged = |turn: &str, margin, result, distance| JudgedTurn {
            turn: turn.parse().unwrap(),
            margin,
            outcome: Some(OutcomeView { result, distance }),
        };
        let turns =
            vec![judged("7-8,4-3", 2, WdlView::Win, 9), judged("1-2,1-7", -3, WdlView::Loss, 41)];
        let margins = MarginsView {
            rules: RuleSet::Zen,
            position,
            margin: 2,
            outcome: turns[0].outcome,
            turns,
            reason: None,
            found_percent: Vec::new(),
        };
        study.hear(Answer::Margins(Box::new(margins), Vec::new()));
        let area = Rect::new(0, 0, 120, 40);
        let mut buffer = Buffer::empty(area);
        let theme = Theme { colours: Colours::None, is_ascii: false };
        let words = Words::new(Language::English);
        let mut hits = Hits::default();
        study.draw(&mut Pen { buffer: &mut buffer, theme, words, hits: &mut hits }, area);
        let lines: Vec<String> = { buffer.content().chunks(120) }
            .map(|cells| cells.iter().map(Cell::symbol).collect())
            .collect();
        for told in [
            &["Black: wins in 9 turns"][..],
            &["7-8,4-3", "wins in 9 turns", "+2"],
            &["1-2,1-7", "loses in 41 turns", "−3"],
        ] {
            let has = |line: &String| told.iter().all(|part| line.contains(part));
            assert!(lines.iter().any(has), "{told:?}\n{}", lines.join("\n"));
        }
    }
}
