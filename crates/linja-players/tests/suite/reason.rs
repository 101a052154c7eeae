//! Every reason is true: its claim is computed again by the plain rules and the margins of single
//! positions, and its features by arithmetic on rows.

use std::collections::HashSet;
use std::sync::Arc;

use linja::{Level, Pawn, PlayedTurn, Position, Progress, Random, Row, RuleSet, Side, Turn};
use linja_oracle::Oracle;
use linja_players::{Feature, Habits, Puzzle, Reason};

/// 600, or as many as `LINJA_MISTAKES` says.
fn wanted() -> usize {
    std::env::var("LINJA_MISTAKES").map_or(600, |mistakes| mistakes.parse().unwrap())
}

/// Turns that give points away, made by levels 3 to 8, each with its position.
fn mistakes(oracle: &Oracle) -> Vec<(Position, Turn)> {
    let mut random = Random::new(21);
    let mut mistakes = Vec::new();
    while mistakes.len() < wanted() {
        let level = Level::new(3 + random.below(6) as u8).unwrap();
        let habits = Habits::of(level, oracle.rules());
        let mut position = Position::start(Side::ALL[random.below(2)]);
        loop {
            let turns = oracle.turns(position).unwrap();
            let Some(made) = habits.choose(position, &turns, &mut random) else { break };
            if made.margin < turns[0].margin {
                mistakes.push((position, made.played.turn));
            }
            if made.played.ends_game {
                break;
            }
            position = made.played.position;
        }
    }
    mistakes
}

/// A turn and its margin, by the plain rules.
#[derive(Clone, Copy)]
struct Judged {
    played: PlayedTurn,
    margin: i32,
}

fn judged(oracle: &Oracle, position: Position) -> Vec<Judged> {
    let judge = |turn| {
        let played = position.play(oracle.rules(), turn).unwrap();
        let margin = match played.ends_game {
            true => played.position.margin(oracle.rules(), position.to_move()),
            false => -oracle.margin(played.position).unwrap(),
        };
        Judged { played, margin }
    };
    position.turns(oracle.rules()).into_iter().map(judge).collect()
}

fn best(turns: &[Judged]) -> i32 {
    turns.iter().map(|turn| turn.margin).max().unwrap()
}

/// Pawns by side and row. Rows count from 1.
#[derive(Clone)]
struct Board {
    pawns: [[i32; 9]; 2],
}

impl Board {
    fn of(position: Position) -> Board {
        let mut pawns = [[0; 9]; 2];
        for side in Side::ALL {
            for row in Row::ALL {
                pawns[side as usize][usize::from(row.number())] = position.count(side, row).into();
            }
        }
        Board { pawns }
    }

    fn on(&self, row: usize) -> i32 {
        self.pawns[0][row] + self.pawns[1][row]
    }

    fn go(&mut self, side: Side, from: usize, to: usize) {
        self.pawns[side as usize][from] -= 1;
        self.pawns[side as usize][to] += 1;
    }

    /// Where a pawn of this side goes, if it can go so many rows.
    fn target(&self, side: Side, from: usize, rows: usize) -> Option<usize> {
        let (is_there, goal) = (self.pawns[side as usize][from] > 0, goal(side));
        let to = match side {
            Side::Black => (from + rows).min(8),
            Side::Red => from.saturating_sub(rows).max(1),
        };
        (is_there && from != goal && (to == goal || self.on(to) < 6)).then_some(to)
    }

    fn can_go(&self, side: Side, rows: usize) -> bool {
        (1..=8).any(|from| self.target(side, from, rows).is_some())
    }

    fn has_passed(&self) -> bool {
        let lowest_black = (1..=8).find(|&row| self.pawns[0][row] > 0).unwrap();
        let highest_red = (1..=8).rev().find(|&row| self.pawns[1][row] > 0).unwrap();
        lowest_black > highest_red
    }

    /// The rows of the follow-up that an opening onto a row would grant.
    fn granted(&self, rules: RuleSet, side: Side, onto: usize) -> usize {
        match onto == goal(side) {
            true => usize::from(rules == RuleSet::Classic),
            false => self.on(onto) as usize,
        }
    }
}

fn goal(side: Side) -> usize {
    if side == Side::Black { 8 } else { 1 }
}

fn number(row: Row) -> usize {
    usize::from(row.number())
}

/// Whether a turn has a feature, by arithmetic.
fn has(rules: RuleSet, position: Position, played: &PlayedTurn, feature: Feature) -> bool {
    let side = position.to_move();
    let mut board = Board::of(position);
    let rearmost = (1..=8).filter(|&row| board.pawns[side as usize][row] > 0);
    let rearmost = if side == Side::Black { rearmost.min() } else { rearmost.max() }.unwrap();
    let moves = played.turn.moves();
    let own: Vec<_> = moves.iter().filter(|one| one.pawn == Pawn::Own).collect();
    let opens_goal = moves.first().is_some_and(|one| number(one.to) == goal(side));
    let bonus_at = if opens_goal { 1 } else { 2 };
    let bonus = moves.get(bonus_at).filter(|_| rules != RuleSet::Classic);

    let (mut longest, mut arrives, mut granted) = (0, false, 0);
    for (index, one) in moves.iter().enumerate() {
        let (from, to) = (number(one.from), number(one.to));
        let is_bonus = rules != RuleSet::Classic && index == bonus_at;
        let is_opening = index == 0 || (rules == RuleSet::Classic && index == 2);
        if is_opening {
            granted = board.granted(rules, side, to);
            arrives |= to == goal(side);
        } else if !is_bonus {
            longest = longest.max(granted);
            arrives |= to == goal(side) && from.abs_diff(to) == granted;
        }
        board.go(one.pawn.side(side), from, to);
    }
    match feature {
        Feature::EndsGame => played.ends_game,
        Feature::ForcesPass => !played.ends_game && !board.can_go(side.other(), 1),
        Feature::ExtraTurn => rules == RuleSet::Classic && moves.len() > 2,
        Feature::BonusOnOpponent => bonus.is_some_and(|one| one.pawn == Pawn::Opponents),
        Feature::BonusBack => bonus.is_some_and(|one| {
            let goes_up = one.to.number() > one.from.number();
            one.pawn == Pawn::Own && goes_up != (side == Side::Black)
        }),
        Feature::Bonus => bonus.is_some(),
        Feature::ExactArrival => arrives,
        Feature::LeavesOutFollowUp => {
            let is_left = moves.len() == 1 && granted > 0 && board.can_go(side, granted);
            is_left && matches!(rules, RuleSet::Zen | RuleSet::ZenMean)
        }
        Feature::FollowUp { rows } => longest >= usize::from(rows) && longest > 0,
        Feature::Limits { rows } => {
            let other = side.other();
            let longest = (1..=8).filter_map(|from| {
                let to = board.target(other, from, 1)?;
                let granted = board.granted(rules, other, to);
                let mut after = board.clone();
                after.go(other, from, to);
                let is_over = rules == RuleSet::Classic && after.has_passed();
                (granted > 0 && !is_over && after.can_go(other, granted)).then_some(granted)
            });
            played.ends_game || longest.max().unwrap_or(0) <= usize::from(rows)
        }
        Feature::Opening { onto, pawns } => {
            let is_it = moves.first().is_some_and(|one| one.to == onto);
            assert_eq!(Board::of(position).on(number(onto)), i32::from(pawns));
            is_it
        }
        Feature::LeavesEmpty { row } => board.on(number(row)) == 0,
        Feature::LeavesFull { row } => board.on(number(row)) == 6,
        Feature::MovesRearmost { from } => {
            assert_eq!(number(from), rearmost);
            own.iter().any(|one| one.from == from)
        }
        Feature::MovesFrom { from } => own.iter().any(|one| one.from == from),
        Feature::MovesTo { to } => own.iter().any(|one| one.to == to),
    }
}

/// What a feature is worth in a position; `None` if all turns have it. The row of an opening or of the
/// rearmost pawns was named in another position: there, only the row counts.
fn worth(oracle: &Oracle, position: Position, feature: Feature) -> Option<i32> {
    let turns = judged(oracle, position);
    let feature = match feature {
        Feature::Opening { onto, .. } => {
            let pawns = Board::of(position).on(number(onto)) as u8;
            Feature::Opening { onto, pawns }
        }
        Feature::MovesRearmost { from } => Feature::MovesFrom { from },
        other => other,
    };
    let lacks = |turn: &&Judged| !has(oracle.rules(), position, &turn.played, feature);
    let without = turns.iter().filter(lacks).map(|turn| turn.margin).max()?;
    Some(best(&turns) - without)
}

/// Plays a line, which must be perfect after its first turn, and returns how it ends.
fn end_of_line(oracle: &Oracle, start: Position, line: &[Turn]) -> Position {
    let mut position = start;
    for (index, &turn) in line.iter().enumerate() {
        let turns = judged(oracle, position);
        let made = turns.iter().find(|other| other.played.turn == turn).unwrap();
        assert!(index == 0 || made.margin == best(&turns), "{start} {line:?}");
        assert_eq!(made.played.ends_game, index + 1 == line.len(), "{start} {line:?}");
        position = made.played.position;
    }
    position
}

fn points(rules: RuleSet, position: Position, side: Side) -> i32 {
    let of = |progress: Progress| {
        i32::from(position.count(side, side.row(progress))) * rules.points(progress)
    };
    Progress::ALL.into_iter().map(of).sum()
}

/// Checks a claim about a turn; without a turn, one about what all best turns have.
fn assert_true(oracle: &Oracle, position: Position, made: Option<Turn>, reason: &Reason) {
    let rules = oracle.rules();
    let told = format!("{rules} {position} {made:?} {reason:?}");
    let turns = judged(oracle, position);
    let best_margin = best(&turns);
    let better = *turns.iter().find(|turn| turn.margin == best_margin).unwrap();
    let made = made.map(|made| *turns.iter().find(|turn| turn.played.turn == made).unwrap());
    let loss = made.map_or(i32::MAX, |made| best_margin - made.margin);
    assert!((1..=loss).contains(&reason.points()), "{told}");
    let replies = || {
        let made = made.unwrap().played;
        assert!(!made.ends_game, "{told}");
        judged(oracle, made.position)
    };
    match reason {
        &Reason::Worth { feature, points } | &Reason::Costs { feature, points } => {
            let is_wanted = matches!(reason, Reason::Worth { .. });
            let is_good = |turn: &&Judged| has(rules, position, &turn.played, feature) == is_wanted;
            let is_best = |turn: &&Judged| turn.margin == best_margin;
            assert!(turns.iter().filter(is_best).all(|turn| is_good(&turn)), "{told}");
            assert!(made.is_none_or(|made| !is_good(&&made)), "{told}");
            let others = turns.iter().filter(|turn| !is_good(turn)).map(|turn| turn.margin);
            assert_eq!(best_margin - others.max().unwrap(), points, "{told}");
        }
        &Reason::Allows { feature, reply, points } => {
            let (made, replies) = (made.unwrap().played, replies());
            let answer = replies.iter().find(|turn| turn.played.turn == reply).unwrap();
            assert_eq!(answer.margin, best(&replies), "{told}");
            assert!(has(rules, made.position, &answer.played, feature), "{told}");
            if let Feature::FollowUp { rows } = feature {
                let longer = Feature::FollowUp { rows: rows + 1 };
                assert!(!has(rules, made.position, &answer.played, longer), "{told}");
            }
            let now = worth(oracle, made.position, feature).unwrap();
            let then = match better.played.ends_game {
                true => 0,
                false => worth(oracle, better.played.position, feature).unwrap(),
            };
            assert_eq!((now - then).min(loss), points, "{told}");
        }
        &Reason::Answer { reply, is_only, points } => {
            let replies = replies();
            let end = |turn: &Judged| (turn.played.position, turn.played.ends_game);
            let answer = replies.iter().find(|turn| turn.played.turn == reply).unwrap();
            assert_eq!(answer.margin, best(&replies), "{told}");
            let others = replies.iter().filter(|turn| end(turn) != end(answer));
            let ahead = answer.margin - others.map(|turn| turn.margin).max().unwrap();
            assert_eq!((ahead.min(loss), ahead >= loss), (points, is_only), "{told}");
        }
        Reason::Ends { fewer, more, line, better: better_line } => {
            assert_eq!(line[0], made.unwrap().played.turn, "{told}");
            assert_eq!(better_line[0], better.played.turn, "{told}");
            let side = position.to_move();
            let [end, better] = [line, better_line].map(|line| end_of_line(oracle, position, line));
            let of = |end, side| self::points(rules, end, side);
            assert_eq!(of(better, side) - of(end, side), *fewer, "{told}");
            assert_eq!(of(end, side.other()) - of(better, side.other()), *more, "{told}");
            assert_eq!(fewer + more, loss, "{told}");
        }
    }
}

pub(crate) fn every_mistake_has_reasons_and_all_are_true(oracle: &Arc<Oracle>) {
    let mut specific = 0;
    let mistakes = mistakes(oracle);
    for &(position, turn) in &mistakes {
        let reasons = Reason::of_mistake(oracle, position, turn).unwrap();
        assert!((1..=3).contains(&reasons.len()), "{position} {turn}");
        for reason in &reasons {
            assert_true(oracle, position, Some(turn), reason);
        }
        let points: Vec<_> = reasons.iter().map(Reason::points).collect();
        let is_line = |reason: &Reason| matches!(reason, Reason::Ends { .. });
        let claims = reasons.iter().take_while(|reason| !is_line(reason)).count();
        assert!(points[..claims].is_sorted_by(|a, b| a >= b), "{position} {turn} {reasons:?}");
        let kind = |reason: &Reason| match reason {
            Reason::Worth { .. } => 0,
            Reason::Costs { .. } => 1,
            Reason::Allows { .. } | Reason::Answer { .. } => 2,
            Reason::Ends { .. } => 3,
        };
        let kinds: HashSet<_> = reasons.iter().map(kind).collect();
        assert_eq!(kinds.len(), reasons.len(), "{position} {turn} {reasons:?}");
        specific += usize::from(claims > 0);
    }
    assert!(specific * 10 > mistakes.len() * 9, "{specific} of {}", mistakes.len());
}

/// The rules, the position, the turn, and one of its reasons, for every kind of reason there is.
const KNOWN: &str = include_str!("data/reasons.txt");

pub(crate) fn every_kind_of_reason_is_given_where_it_is_known(oracle: &Arc<Oracle>) {
    for line in KNOWN.lines() {
        let parts: Vec<_> = line.split(" | ").collect();
        let [rules, position, turn, wanted] = parts[..] else { panic!("{line}") };
        if rules == oracle.rules().name() {
            let (position, turn) = (position.parse().unwrap(), turn.parse().unwrap());
            let reasons = Reason::of_mistake(oracle, position, turn).unwrap();
            let is_wanted = |reason: &Reason| format!("{reason:?}") == wanted;
            assert!(reasons.iter().any(is_wanted), "{line}: {reasons:?}");
        }
    }
}

#[test]
fn every_kind_of_reason_has_a_position() {
    for kind in ["Worth", "Costs", "Allows", "Answer", "Ends"] {
        assert!(KNOWN.contains(&format!(" | {kind} {{ ")), "{kind}");
    }
    for feature in [
        "EndsGame",
        "ForcesPass",
        "ExtraTurn",
        "BonusOnOpponent",
        "BonusBack",
        "Bonus",
        "ExactArrival",
        "LeavesOutFollowUp",
        "FollowUp",
        "Limits",
        "Opening",
        "LeavesEmpty",
        "LeavesFull",
        "MovesRearmost",
        "MovesFrom",
        "MovesTo",
    ] {
        let is_told = |end| KNOWN.contains(&format!("feature: {feature}{end}"));
        assert!([",", " {"].into_iter().any(is_told), "{feature}");
    }
    for answer in ["is_only: true", "is_only: false"] {
        assert!(KNOWN.contains(answer), "{answer}");
    }
}

pub(crate) fn a_best_turn_has_no_reasons_as_a_mistake(oracle: &Arc<Oracle>) {
    let start = Position::start(Side::Red);
    let best = oracle.turns(start).unwrap()[0].played.turn;
    assert_eq!(Reason::of_mistake(oracle, start, best).unwrap(), []);
    assert_eq!(Reason::of_mistake(oracle, start, Turn::PASS).unwrap(), []);
}

pub(crate) fn what_sets_a_solution_apart_is_true(oracle: &Arc<Oracle>) {
    let mut told = 0;
    for seed in 0..100 {
        let puzzle = Puzzle::new(seed, oracle).unwrap();
        if let Some(reason) = Reason::of_best(oracle, puzzle.position).unwrap() {
            assert!(matches!(reason, Reason::Worth { .. }), "{reason:?}");
            assert_true(oracle, puzzle.position, None, &reason);
            told += 1;
        }
    }
    assert!(told > 90, "{told}");
}
