//! Laws of the game, held over random play and over positions drawn from all there are, in all rule sets.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use linja::{
    BySide, Game, Move, Pawn, Placement, PlayedTurn, Position, Progress, Random, Record, Refusal,
    Row, RuleSet, Side, Step, StepKind, StepState, Turn, TurnInProgress, random_game,
};
use proptest::prelude::*;

use crate::naive;

fn rule_sets() -> impl Strategy<Value = RuleSet> {
    prop::sample::select(&RuleSet::ALL[..])
}

fn games() -> impl Strategy<Value = Game> {
    (rule_sets(), any::<u64>()).prop_map(|(rules, seed)| random_game(rules, seed))
}

/// A position with its rules: one that arises in random play, or any.
fn positions() -> impl Strategy<Value = (RuleSet, Position)> {
    let of_play = (games(), any::<prop::sample::Index>()).prop_map(|(game, index)| {
        let mut positions = vec![game.start()];
        positions.extend(game.played().iter().map(|played| played.position));
        (game.rules(), positions[index.index(positions.len())])
    });
    let any_seed = any::<u64>().prop_map(|seed| any_position(&mut Random::new(seed)));
    prop_oneof![of_play, (rule_sets(), any_seed)]
}

/// Every way to place one side.
static PLACEMENTS: LazyLock<Vec<Placement>> = LazyLock::new(|| {
    // All ways to have the first pawns counted, progress by progress; the goal takes the rest.
    let mut counted = vec![[0_u8; 8]];
    for progress in 0..7 {
        let most = if progress == 0 { Placement::PAWNS } else { Row::LIMIT };
        let ways = |counts: [u8; 8]| {
            let left = Placement::PAWNS - counts.iter().sum::<u8>();
            (0..=most.min(left)).map(move |count| {
                let mut counts = counts;
                counts[progress] = count;
                counts
            })
        };
        counted = counted.into_iter().flat_map(ways).collect();
    }
    let placements = counted.into_iter().map(|mut counts| {
        counts[7] = Placement::PAWNS - counts.iter().sum::<u8>();
        Placement::new(counts).unwrap()
    });
    placements.collect()
});

/// One of all positions, each as likely as any other. A third of them no play reaches.
fn any_position(random: &mut Random) -> Position {
    loop {
        let mut placement = || PLACEMENTS[random.below(PLACEMENTS.len())];
        let placements = BySide { black: placement(), red: placement() };
        let to_move = if random.below(2) == 0 { Side::Black } else { Side::Red };
        if let Ok(position) = Position::new(placements, to_move) {
            return position;
        }
    }
}

fn played(rules: RuleSet, position: Position) -> BTreeMap<String, PlayedTurn> {
    let mut turns = BTreeMap::new();
    position.for_each_turn(rules, |played| {
        assert_eq!(turns.insert(played.turn.to_string(), played), None, "a turn is listed twice");
    });
    turns
}

fn every_move() -> impl Iterator<Item = Move> {
    let rows = || Row::ALL.into_iter();
    [Pawn::Own, Pawn::Opponents].into_iter().flat_map(move |pawn| {
        rows().flat_map(move |from| rows().map(move |to| Move { pawn, from, to }))
    })
}

/// Holds the turns of a position to those of a second, plain reading of the rules.
fn check_against_plain_reading(rules: RuleSet, position: Position) {
    let board = naive::Board::parse(&position.to_string());
    assert_eq!(board.over(), position.is_over(), "{rules} {position}");
    let plain: BTreeMap<_, _> = board
        .turns(rules.name())
        .into_iter()
        .map(|(text, (after, over))| (text, (after.text(), over)))
        .collect();
    let listed: BTreeMap<_, _> = played(rules, position)
        .into_iter()
        .map(|(text, played)| (text, (played.position.to_string(), played.ends_game)))
        .collect();
    assert_eq!(listed, plain, "{rules} {position}");
}

/// `LINJA_POSITIONS=100000` compares so many of each kind, to be run when there is time.
#[test]
fn any_position_has_the_turns_of_a_second_plain_reading_of_the_rules() {
    assert_eq!(PLACEMENTS.len(), 45_636);
    let count = std::env::var("LINJA_POSITIONS").map_or(1_000, |count| count.parse().unwrap());
    let mut random = Random::new(1);
    // The rules are intricate where the colours have passed or nearly, or a side is stuck.
    let is_special = |position: &Position| {
        let rearmost = |side| position.placement(side).rearmost().get();
        rearmost(Side::Black) + rearmost(Side::Red) >= 7
            || Side::ALL.iter().any(|&side| !position.has_opening(side))
    };
    let mut positions: Vec<_> = (0..count).map(|_| any_position(&mut random)).collect();
    let drawn = std::iter::repeat_with(|| any_position(&mut random));
    positions.extend(drawn.filter(is_special).take(count));
    for rules in RuleSet::ALL {
        for &position in &positions {
            check_against_plain_reading(rules, position);
        }
    }
}

/// Walks the state machine by its public methods alone, and takes every step back again.
fn walk(turn: &mut TurnInProgress, ends: &mut BTreeSet<String>) {
    if turn.may_end() {
        assert!(ends.insert(turn.finish().unwrap().turn.to_string()));
    }
    for one in turn.moves() {
        let before = turn.clone();
        turn.play(one).unwrap();
        walk(turn, ends);
        assert!(turn.undo());
        assert_eq!(*turn, before);
    }
}

/// A legal turn at its beginning and after each of its moves; none if the game is over.
fn stages(rules: RuleSet, position: Position, which: prop::sample::Index) -> Vec<TurnInProgress> {
    let Ok(mut turn) = TurnInProgress::new(rules, position) else { return Vec::new() };
    let turns = position.turns(rules);
    let mut stages = vec![turn.clone()];
    for &one in turns[which.index(turns.len())].moves() {
        turn.play(one).unwrap();
        stages.push(turn.clone());
    }
    stages
}

/// Whether what a refusal claims about the board is so.
fn is_true(refusal: Refusal, turn: &TurnInProgress, one: Move) -> bool {
    let position = turn.position();
    let side = one.pawn.side(position.to_move());
    let (from, to) = (side.progress(one.from), side.progress(one.to));
    match refusal {
        Refusal::TurnComplete => turn.due().is_none(),
        Refusal::NoPawn(row) => row == one.from && position.pawns_on(row) == 0,
        Refusal::WrongSide(row) => {
            position.count(side, row) == 0 && position.count(side.other(), row) > 0
        }
        Refusal::OpponentsPawn => {
            one.pawn == Pawn::Opponents
                && !(turn.rules().is_mean() && turn.due() == Some(Step::Bonus))
        }
        Refusal::GoalPawnLocked => one.pawn == Pawn::Opponents && from == Progress::GOAL,
        Refusal::Backward => {
            (to < from || from == Progress::GOAL) && turn.due() != Some(Step::Bonus)
        }
        Refusal::WrongDistance { step } => turn.due() == Some(step),
        Refusal::RowFull(row) => {
            row == one.to && row.is_inner() && position.pawns_on(row) == Row::LIMIT
        }
        Refusal::BoardUnchanged => {
            from == Progress::GOAL && turn.so_far().moves().len() == 1 && to < from
        }
        Refusal::GameOver
        | Refusal::MustPass
        | Refusal::MayNotPass
        | Refusal::Compulsory(_)
        | Refusal::NothingToDecline => false,
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn there_are_always_twelve_pawns_a_side_and_at_most_six_on_an_inner_row(game in games()) {
        for played in game.played() {
            let placement = |side| Placement::new(played.position.placement(side).counts());
            let placements = BySide { black: placement(Side::Black)?, red: placement(Side::Red)? };
            prop_assert_eq!(Position::new(placements, played.position.to_move())?, played.position);
        }
    }

    #[test]
    fn every_turn_raises_progress_or_keeps_it_and_brings_a_pawn_home(game in games()) {
        let measure = |position: Position| {
            let placements = Side::ALL.map(|side| position.placement(side));
            let progress: u8 = placements.iter().map(|one| one.total_progress()).sum();
            let on_goal: u8 = placements.iter().map(|one| one.count(Progress::GOAL)).sum();
            (progress, on_goal)
        };
        let mut before = measure(game.start());
        let mut last_passed = false;
        for played in game.played() {
            let after = measure(played.position);
            let passed = played.turn == Turn::PASS;
            let holds = if passed { after == before && !last_passed } else { after > before };
            prop_assert!(holds, "{} leads from {:?} to {:?}", played.turn, before, after);
            (before, last_passed) = (after, passed);
        }
        prop_assert!(game.is_over());
    }

    #[test]
    fn colours_swapped_and_the_board_turned_gives_the_same_turns_mirrored(
        (rules, position) in positions()
    ) {
        let mirrored: BTreeMap<_, _> = played(rules, position)
            .into_values()
            .map(|PlayedTurn { turn, position, ends_game }| {
                let (turn, position) = (turn.mirrored(), position.mirrored());
                (turn.to_string(), PlayedTurn { turn, position, ends_game })
            })
            .collect();
        prop_assert_eq!(played(rules, position.mirrored()), mirrored);
        prop_assert_eq!(position.mirrored().mirrored(), position);
    }

    #[test]
    fn every_listed_turn_is_accepted_and_leads_where_the_list_says(
        (rules, position) in positions()
    ) {
        for (text, listed) in played(rules, position) {
            prop_assert_eq!(position.play(rules, text.parse()?), Ok(listed));
        }
    }

    #[test]
    fn a_turn_with_one_digit_changed_is_listed_or_refused(
        (rules, position) in positions(),
        which in any::<prop::sample::Index>(),
    ) {
        let turns = played(rules, position);
        prop_assume!(!turns.is_empty());
        let text = turns.keys().nth(which.index(turns.len())).unwrap();
        for (index, _) in text.match_indices(|c: char| c.is_ascii_digit()) {
            for digit in '0'..='9' {
                let mut changed = text.clone();
                changed.replace_range(index..=index, digit.encode_utf8(&mut [0; 4]));
                let accepted = match changed.parse() {
                    Ok(turn) => position.play(rules, turn).is_ok(),
                    Err(error) => {
                        prop_assert!("09".contains(digit), "{}: {}", changed, error);
                        false
                    }
                };
                prop_assert_eq!(accepted, turns.contains_key(&changed), "{}", changed);
            }
        }
    }

    #[test]
    fn the_walk_of_the_state_machine_and_the_list_of_turns_agree((rules, position) in positions()) {
        let listed: BTreeSet<_> = played(rules, position).into_keys().collect();
        prop_assert_eq!(position.count_turns(rules), listed.len() as u64);
        let mut walked = BTreeSet::new();
        match TurnInProgress::new(rules, position) {
            Ok(mut turn) => walk(&mut turn, &mut walked),
            Err(refusal) => prop_assert_eq!(refusal, Refusal::GameOver),
        }
        prop_assert_eq!(walked, listed);
    }

    #[test]
    fn the_next_positions_are_those_of_the_turns((rules, position) in positions()) {
        let (mut of_turns, mut next) = (Vec::new(), Vec::new());
        position.for_each_turn(rules, |played| of_turns.push((played.position, played.ends_game)));
        position.for_each_next(rules, |position, ends_game| next.push((position, ends_game)));
        prop_assert_eq!(next, of_turns);
    }

    #[test]
    fn the_turns_come_in_the_same_order_one_by_one((rules, position) in positions()) {
        let mut visited = Vec::new();
        position.for_each_turn(rules, |played| visited.push(played));
        prop_assert_eq!(position.played_turns(rules).collect::<Vec<_>>(), visited);
    }

    #[test]
    fn the_turns_are_those_of_a_second_plain_reading_of_the_rules((rules, position) in positions()) {
        check_against_plain_reading(rules, position);
    }

    #[test]
    fn a_refused_move_has_a_true_reason_and_changes_nothing(
        (rules, position) in positions(),
        which in any::<prop::sample::Index>(),
    ) {
        prop_assume!(position.has_opening(position.to_move()));
        for mut turn in stages(rules, position, which) {
            for one in every_move() {
                let before = turn.clone();
                let allowed = turn.moves().any(|allowed| allowed == one);
                match turn.play(one) {
                    Ok(()) => {
                        prop_assert!(allowed);
                        prop_assert!(turn.undo());
                    }
                    Err(refusal) => {
                        prop_assert!(!allowed);
                        prop_assert!(is_true(refusal, &turn, one), "{} {:?} {:?}", one, refusal, turn);
                    }
                }
                prop_assert_eq!(&turn, &before);
            }
        }
    }

    #[test]
    fn a_row_is_refused_exactly_if_no_legal_move_starts_there(
        (rules, position) in positions(),
        which in any::<prop::sample::Index>(),
    ) {
        for turn in stages(rules, position, which) {
            for (row, side) in Row::ALL.into_iter().flat_map(|row| {
                [None, Some(Side::Black), Some(Side::Red)].map(|side| (row, side))
            }) {
                let starts_here = |one: &Move| {
                    let whose = one.pawn.side(position.to_move());
                    one.from == row && side.is_none_or(|side| side == whose)
                };
                let mut pawns: Vec<_> = turn.moves().filter(starts_here).map(|one| one.pawn).collect();
                pawns.sort();
                match turn.movable_on(row, side) {
                    Ok(pawn) => prop_assert_eq!(pawns.first(), Some(&pawn)),
                    Err(refusal) => {
                        prop_assert_eq!(&pawns, &[]);
                        let is_given = |one: Move| turn.clone().play(one) == Err(refusal);
                        prop_assert!(every_move().filter(starts_here).any(is_given), "{refusal}");
                    }
                }
            }
        }
    }

    #[test]
    fn the_steps_of_a_turn_are_those_made_the_one_due_and_what_may_come(
        (rules, position) in positions(),
        which in any::<prop::sample::Index>(),
    ) {
        let mut due = Vec::new();
        for turn in stages(rules, position, which) {
            due.extend(turn.due());
            let steps = turn.steps();
            let of = |state| steps.iter().filter(move |step| step.state == state);
            let known: Vec<_> = of(StepState::Made).chain(of(StepState::Due)).collect();
            let as_known = |step: &Step| (step.kind(), step.rows());
            prop_assert_eq!(
                known.iter().map(|step| (step.kind, step.rows)).collect::<Vec<_>>(),
                due.iter().map(as_known).collect::<Vec<_>>()
            );
            prop_assert_eq!(of(StepState::Due).count(), usize::from(turn.due().is_some()));
            // What may come comes after what is due, and nothing does in a complete turn.
            let after_due = steps.iter().skip_while(|step| step.state != StepState::Due).skip(1);
            prop_assert!(after_due.clone().all(|step| step.state == StepState::MayCome));
            prop_assert_eq!(of(StepState::MayCome).count(), after_due.count());
            prop_assert_eq!(steps.iter().any(|step| step.kind == StepKind::Bonus), rules.has_bonus());
        }
    }

    #[test]
    fn what_is_printed_reads_back_as_the_same(game in games()) {
        let rules = game.rules();
        prop_assert_eq!(rules.to_string().parse::<RuleSet>()?, rules);
        for played in game.played() {
            prop_assert_eq!(played.position.to_string().parse::<Position>()?, played.position);
            prop_assert_eq!(played.turn.to_string().parse::<Turn>()?, played.turn);
        }
        let record = Record::new(game);
        prop_assert_eq!(record.to_string().parse::<Record>()?, record);
    }

    #[test]
    fn a_record_keeps_any_name_and_any_start(
        (rules, position) in positions(),
        black in any::<String>(),
        red in any::<String>(),
        date in any::<String>(),
    ) {
        let mut record = Record::new(Game::from_position(rules, position));
        record.players = BySide { black, red };
        record.date = date;
        prop_assert_eq!(record.to_string().parse::<Record>()?, record);
    }
}
