//! What must hold for any input at all. The fuzz targets in `fuzz/` and the short runs in
//! `text.rs` and `legals.rs` share these bodies.

use std::collections::BTreeSet;

use linja::{
    BySide, Game, Placement, PlayedTurn, Position, Record, Refusal, Row, RuleSet, Side, Turn,
    TurnInProgress,
};

/// A text that is accepted is the one text of its position.
pub(crate) fn position_text(text: &str) {
    if let Ok(position) = text.parse::<Position>() {
        assert_eq!(position.to_string(), text);
    }
}

/// A text that is accepted is the one text of its turn, and is played only if it is listed.
pub(crate) fn turn_text(text: &str) {
    if let Ok(turn) = text.parse::<Turn>() {
        assert_eq!(turn.to_string(), text);
        let start = Position::start(Side::Black);
        for rules in RuleSet::ALL {
            let listed = start.turns(rules).contains(&turn);
            assert_eq!(start.play(rules, turn).is_ok(), listed);
        }
    }
}

/// A record that is accepted prints to a text that reads back as the same record; a refused one
/// names a place within the text.
pub(crate) fn record_text(text: &str) {
    match text.parse::<Record>() {
        Ok(record) => assert_eq!(record.to_string().parse(), Ok(record)),
        Err(error) => {
            let line = error.line.checked_sub(1).and_then(|line| text.split('\n').nth(line));
            let columns = line.unwrap().chars().count();
            // What is missing at the end of a line is expected behind it.
            assert!((1..=columns + 1).contains(&error.column), "{error}");
            assert!(!error.to_string().contains('\n'), "{error}");
        }
    }
}

/// The bytes say where the pawns stand and which turns are played: in every position on the way the
/// legal turns are the ones that can be made move by move, and each leads to a position that may be.
pub(crate) fn legals_are_legal(bytes: &[u8]) {
    let mut bytes = bytes.iter().map(|&byte| usize::from(byte));
    let mut next = |below: usize| bytes.next().map(|byte| byte % below);
    let (Some(rules), Some(first)) = (next(RuleSet::ALL.len()), next(2)) else { return };
    let (rules, first) = (RuleSet::ALL[rules], Side::ALL[first]);
    let Some(position) = any_position(first, &mut next) else { return };

    let mut game = Game::from_position(rules, position);
    while !game.is_over() {
        let turns = legal_turns(rules, game.position());
        let Some(chosen) = next(turns.len()) else { return };
        game.play(turns[chosen].turn).unwrap();
    }
    assert_eq!(game.begin_turn(), Err(Refusal::GameOver));
}

/// Puts twelve pawns of each side on rows that have room.
fn any_position(to_move: Side, next: &mut impl FnMut(usize) -> Option<usize>) -> Option<Position> {
    // Of each side, by row.
    let mut pawns = [[0_u8; 8]; 2];
    for number in 0..24 {
        let has_room =
            |&row: &usize| matches!(row, 0 | 7) || pawns[0][row] + pawns[1][row] < Row::LIMIT;
        let free: Vec<_> = (0..8).filter(has_room).collect();
        pawns[number % 2][free[next(free.len())?]] += 1;
    }
    let [black, mut red] = pawns;
    red.reverse();
    let [black, red] = [black, red].map(|counts| Placement::new(counts).unwrap());
    Some(Position::new(BySide { black, red }, to_move).unwrap())
}

/// The legal turns of a position in which the game goes on, held to what can be made move by move.
fn legal_turns(rules: RuleSet, position: Position) -> Vec<PlayedTurn> {
    let mut turns = Vec::new();
    position.for_each_turn(rules, |played| turns.push(played));
    for played in &turns {
        assert_eq!(played.turn.to_string().parse(), Ok(played.turn));
        assert_eq!(position.play(rules, played.turn), Ok(*played));
        let after = played.position;
        let placement = |side| Placement::new(after.placement(side).counts()).unwrap();
        assert_eq!(Position::new(BySide::new(placement), after.to_move()), Ok(after));
        assert_eq!(after.to_string().parse(), Ok(after));
        assert_eq!(after.to_move(), position.to_move().other());
    }
    let listed: BTreeSet<Turn> = turns.iter().map(|played| played.turn).collect();
    assert_eq!(listed.len(), turns.len(), "a turn is listed twice");
    assert_eq!(position.count_turns(rules), turns.len() as u64);
    let mut made = BTreeSet::new();
    make_all(&TurnInProgress::new(rules, position).unwrap(), &mut made);
    assert_eq!(made, listed);
    turns
}

/// Makes every turn that begins like this one; each move on offer leads to one.
fn make_all(turn: &TurnInProgress, made: &mut BTreeSet<Turn>) {
    let before = made.len();
    if turn.may_end() {
        made.insert(turn.finish().unwrap().turn);
    }
    for one in turn.moves() {
        let mut longer = turn.clone();
        longer.play(one).unwrap();
        make_all(&longer, made);
    }
    assert!(made.len() > before, "{turn:?} leads nowhere");
}
