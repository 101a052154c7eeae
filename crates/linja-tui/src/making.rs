//! A turn while a player makes it: which pawn is chosen, where it would land, and what the rules
//! answer. Games and puzzles use it alike.

use linja::{Move, Pawn, PlayedTurn, Position, Refusal, Row, Side, Turn, TurnInProgress};

use crate::keys::Action;

/// A turn in the player's hand.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Making {
    start: Position,
    turn: TurnInProgress,
    /// The pawn that the keys act on.
    chosen: Option<Source>,
    /// Which of its landing rows, if there are several.
    aim: usize,
    /// Whether it was chosen on purpose, by a digit or a click: then a row is where it goes.
    is_held: bool,
    /// Whether the next digit means a pawn of the opponent.
    wants_opponents: bool,
}

/// A pawn that could move, and its row.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Source {
    pub(crate) pawn: Pawn,
    pub(crate) row: Row,
}

/// What came of an action.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Made {
    /// Nothing that concerns the rules.
    Nothing,
    /// A move; the turn goes on.
    Move,
    /// The whole turn is made.
    Turn(PlayedTurn),
    Refused(Refusal),
}

impl Making {
    pub(crate) fn new(turn: TurnInProgress) -> Making {
        let start = turn.position();
        let mut making =
            Making { start, turn, chosen: None, aim: 0, is_held: false, wants_opponents: false };
        making.begin_step();
        making
    }

    pub(crate) fn turn(&self) -> &TurnInProgress {
        &self.turn
    }

    pub(crate) fn side(&self) -> Side {
        self.start.to_move()
    }

    /// The pawns that can make the step that is due.
    pub(crate) fn sources(&self) -> Vec<Source> {
        let mut sources: Vec<Source> = Vec::new();
        for one in self.turn.moves() {
            let source = Source { pawn: one.pawn, row: one.from };
            if !sources.contains(&source) {
                sources.push(source);
            }
        }
        sources
    }

    pub(crate) fn chosen(&self) -> Option<Source> {
        self.chosen
    }

    /// Whether a pawn was chosen on purpose.
    pub(crate) fn is_held(&self) -> bool {
        self.is_held
    }

    /// Where the chosen pawn can go; forward first.
    pub(crate) fn landings(&self) -> Vec<Row> {
        let Some(source) = self.chosen else { return Vec::new() };
        self.moves_of(source).iter().map(|one| one.to).collect()
    }

    /// The landing row that Enter takes.
    pub(crate) fn aim(&self) -> Option<Row> {
        self.landings().get(self.aim).copied()
    }

    /// Whether a bonus may take a pawn of the opponent now.
    pub(crate) fn may_take_opponents(&self) -> bool {
        self.turn.moves().any(|one| one.pawn == Pawn::Opponents)
    }

    /// Does what the player wants; `bottom` is the side at the lower edge, for up and down.
    pub(crate) fn act(&mut self, action: Action, bottom: Side) -> Made {
        match action {
            Action::Up => self.choose_next(bottom, true),
            Action::Down => self.choose_next(bottom, false),
            Action::Left | Action::Right => self.aim_next(),
            Action::Confirm => return self.confirm(),
            Action::Digit(row) => {
                // A pawn of the opponent is also meant where none of one's own can move.
                let side = self.wants_opponents.then(|| self.side().other());
                return match self.chosen.filter(|_| self.is_held) {
                    // The second of two digits: together they are a move.
                    Some(source) => self.go(source, row),
                    None => self.hold(row, side),
                };
            }
            Action::Row(row, side) => {
                return match self.chosen.filter(|_| self.is_held && self.leads_to(row)) {
                    Some(source) => self.go(source, row),
                    None => self.hold(row, side),
                };
            }
            Action::LetGo => self.is_held = false,
            Action::EndTurn => return self.end(),
            Action::Opponents if self.may_take_opponents() => {
                self.wants_opponents = !self.wants_opponents;
                let kind = if self.wants_opponents { Pawn::Opponents } else { Pawn::Own };
                let sources: Vec<_> =
                    self.sources().into_iter().filter(|source| source.pawn == kind).collect();
                // A pawn that is held is exchanged for the other one on its row.
                let held = self.chosen.filter(|_| self.is_held);
                let same =
                    sources.iter().find(|source| held.is_some_and(|held| held.row == source.row));
                self.is_held = same.is_some();
                (self.chosen, self.aim) = (same.or(sources.first()).copied(), 0);
            }
            _ => {}
        }
        Made::Nothing
    }

    /// Takes back the last move of this turn. `false` if there is none.
    pub(crate) fn undo(&mut self) -> bool {
        let undone = self.turn.undo();
        if undone {
            self.begin_step();
        }
        undone
    }

    /// Chooses the first move of a turn that goes on from here, as a hint.
    pub(crate) fn point_at(&mut self, turn: Turn) {
        let so_far = self.turn.so_far().moves().len();
        if let Some(next) = turn.moves().get(so_far) {
            self.chosen = Some(Source { pawn: next.pawn, row: next.from });
            self.aim = self.landings().iter().position(|row| *row == next.to).unwrap_or(0);
            self.is_held = false;
        }
    }

    /// Plays the rest of a whole turn, as it was typed or pasted.
    pub(crate) fn play_whole(&mut self, turn: Turn) -> Made {
        match self.start.play(self.turn.rules(), turn) {
            Ok(played) => Made::Turn(played),
            Err(refusal) => Made::Refused(refusal),
        }
    }

    fn begin_step(&mut self) {
        let sources = self.sources();
        // The pawn that is furthest back of those that can move: it is never a surprise.
        self.chosen = sources.first().copied();
        (self.aim, self.is_held, self.wants_opponents) = (0, false, false);
    }

    fn moves_of(&self, source: Source) -> Vec<Move> {
        let side = source.pawn.side(self.side());
        let here = |one: &Move| one.pawn == source.pawn && one.from == source.row;
        let mut moves: Vec<_> = self.turn.moves().filter(here).collect();
        moves.sort_by_key(|one| std::cmp::Reverse(side.progress(one.to)));
        moves
    }

    /// The next pawn up or down the screen.
    fn choose_next(&mut self, bottom: Side, is_up: bool) {
        let mut sources = self.sources();
        sources.sort_by_key(|source| (bottom.progress(source.row), source.pawn == Pawn::Opponents));
        if !is_up {
            sources.reverse();
        }
        let at = sources.iter().position(|source| Some(*source) == self.chosen);
        let next = at.map_or(0, |at| at + 1);
        if let Some(source) = sources.get(next).or(sources.first()) {
            self.choose(*source);
            self.is_held = false;
        }
    }

    fn choose(&mut self, source: Source) {
        (self.chosen, self.aim) = (Some(source), 0);
    }

    fn aim_next(&mut self) {
        let landings = self.landings().len();
        if landings > 0 {
            self.aim = (self.aim + 1) % landings;
        }
    }

    fn confirm(&mut self) -> Made {
        match (self.chosen, self.aim()) {
            (Some(source), Some(to)) => self.play(source, to),
            // Nothing can move: the turn can only be ended.
            _ => self.end(),
        }
    }

    /// Whether the chosen pawn can go to a row; its own row stands for the only one there is.
    fn leads_to(&self, row: Row) -> bool {
        let (landings, from) = (self.landings(), self.chosen.map(|source| source.row));
        landings.contains(&row) || (from == Some(row) && landings.len() == 1)
    }

    /// Moves the held pawn to a row, or lets go of it and says why not.
    fn go(&mut self, source: Source, row: Row) -> Made {
        self.is_held = false;
        match self.landings()[..] {
            [only] if source.row == row => self.play(source, only),
            _ => self.play(source, row),
        }
    }

    /// Holds a pawn of a row, one of this side if it is told, or says why none can move.
    fn hold(&mut self, row: Row, side: Option<Side>) -> Made {
        match self.turn.movable_on(row, side) {
            Ok(pawn) => {
                self.choose(Source { pawn, row });
                self.is_held = true;
                Made::Nothing
            }
            Err(refusal) => Made::Refused(refusal),
        }
    }

    fn play(&mut self, source: Source, to: Row) -> Made {
        let one = Move { pawn: source.pawn, from: source.row, to };
        if let Err(refusal) = self.turn.play(one) {
            return Made::Refused(refusal);
        }
        self.begin_step();
        match self.turn.due() {
            None => self.end(),
            Some(_) => Made::Move,
        }
    }

    fn end(&mut self) -> Made {
        match self.turn.finish() {
            Ok(played) => Made::Turn(played),
            Err(refusal) => Made::Refused(refusal),
        }
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)] // A panic is how a test fails.
mod tests {
    use linja::RuleSet;

    use super::*;

    fn making(rules: RuleSet, position: &str) -> Making {
        Making::new(TurnInProgress::new(rules, position.parse().unwrap()).unwrap())
    }

    fn row(number: u8) -> Row {
        Row::new(number).unwrap()
    }

    /// What comes of the last of these rows, by digits or by clicks.
    fn after(making: &mut Making, rows: &[u8], action: fn(Row) -> Action) -> Made {
        let made = rows.iter().map(|&number| making.act(action(row(number)), Side::Black));
        made.last().unwrap()
    }

    const START: &str = "6,1,1,1,1,1,1,0/0,1,1,1,1,1,1,6 b";

    #[test]
    fn two_digits_are_a_move_and_a_wrong_pair_is_refused() {
        let mut making = making(RuleSet::Zen, START);
        assert_eq!(after(&mut making, &[2, 3], Action::Digit), Made::Move);
        let refused = after(&mut making, &[1, 4], Action::Digit);
        assert!(matches!(refused, Made::Refused(Refusal::WrongDistance { .. })), "{refused:?}");
        assert!(matches!(after(&mut making, &[1, 3], Action::Digit), Made::Turn(_)));
    }

    #[test]
    fn a_pawn_can_be_let_go_of() {
        let mut making = making(RuleSet::Zen, START);
        after(&mut making, &[2], Action::Digit);
        making.act(Action::LetGo, Side::Black);
        assert_eq!(after(&mut making, &[5, 6], Action::Digit), Made::Move);
        assert_eq!(making.turn().so_far().to_string(), "5-6");
    }

    #[test]
    fn a_click_on_another_pawn_chooses_that_one() {
        let mut making = making(RuleSet::Zen, START);
        let click = |row| Action::Row(row, None);
        assert_eq!(after(&mut making, &[2, 5], click), Made::Nothing);
        assert_eq!(making.chosen().unwrap().row, row(5));
        // On its own row: where else could it go?
        assert_eq!(after(&mut making, &[5], click), Made::Move);
        assert_eq!(making.turn().so_far().to_string(), "5-6");
    }

    #[test]
    fn a_click_on_a_pawn_of_the_opponent_takes_it_in_a_mean_bonus() {
        let mut making = making(RuleSet::ZenMean, START);
        after(&mut making, &[7, 8], Action::Digit);
        making.act(Action::Row(row(4), Some(Side::Red)), Side::Black);
        assert_eq!(making.chosen().unwrap(), Source { pawn: Pawn::Opponents, row: row(4) });
        // Red's forward is first.
        assert_eq!(making.landings(), [row(3), row(5)]);
        making.act(Action::Row(row(4), Some(Side::Black)), Side::Black);
        assert_eq!(making.chosen().unwrap().pawn, Pawn::Own);
    }

    #[test]
    fn a_digit_can_be_followed_by_the_choice_of_the_colour() {
        let mut making = making(RuleSet::ZenMean, START);
        after(&mut making, &[7, 8, 6], Action::Digit);
        assert_eq!(making.chosen().unwrap(), Source { pawn: Pawn::Own, row: row(6) });
        making.act(Action::Opponents, Side::Black);
        assert_eq!(making.chosen().unwrap(), Source { pawn: Pawn::Opponents, row: row(6) });
        assert!(matches!(after(&mut making, &[7], Action::Digit), Made::Turn(_)));
        assert_eq!(making.turn().so_far().to_string(), "7-8,x6-7");
    }

    #[test]
    fn arrows_go_round_all_pawns_that_can_move() {
        let mut making = making(RuleSet::Zen, START);
        let mut rows = Vec::new();
        for _ in 0..8 {
            rows.push(making.chosen().unwrap().row.number());
            making.act(Action::Up, Side::Black);
        }
        assert_eq!(rows, [1, 2, 3, 4, 5, 6, 7, 1]);
        // Seen from the other side, up is towards row 1.
        making.act(Action::Up, Side::Red);
        assert_eq!(making.chosen().unwrap().row, row(1));
    }
}
