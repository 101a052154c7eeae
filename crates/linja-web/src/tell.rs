//! The game told in words, for whoever listens instead of looking.

use linja::{BySide, Ending, Position, Row, Side, Turn};
use linja_api::PROGRAM;
use linja_words::{Text, Words, level_name, say, text};

use crate::{BoardView, Seat, Spot, Table, Why};

/// A turn, step by step: "Red: row 8 to row 7, row 7 to row 5."
pub fn turn(words: Words, side: Side, turn: Turn) -> String {
    let moves: Vec<String> = turn
        .moves()
        .iter()
        .map(|one| match one.pawn {
            linja::Pawn::Own => say!(words, "web-told-move", from = one.from, to = one.to),
            linja::Pawn::Opponents => {
                say!(words, "web-told-move-opponents", from = one.from, to = one.to)
            }
        })
        .collect();
    match moves.is_empty() {
        true => say!(words, "web-told-pass", side = side),
        false => say!(words, "web-told-turn", side = side, moves = moves.join(", ")),
    }
}

/// A row of the board and what can be done there.
pub fn row(words: Words, view: &BoardView, row: Row) -> String {
    let count = |side: Side| view.position.count(side, row);
    let mut told =
        say!(words, "web-row-told", row = row, black = count(Side::Black), red = count(Side::Red));
    let mut add = |text: Text| {
        told.push(' ');
        told.push_str(&words.say(text));
    };
    if view.held.is_some_and(|held| held.row == row) {
        add(text!("web-row-held"));
    }
    if view.is_landing(row) {
        add(text!("web-row-landing"));
    } else if view.held.is_none()
        && Side::ALL.into_iter().any(|side| view.is_movable(Spot { side, row }))
    {
        add(text!("web-row-movable"));
    }
    told
}

/// A program's name, marked as one.
pub fn program(name: &str) -> Option<Text> {
    Some(text!("online-program", name = name.strip_prefix(PROGRAM)?))
}

/// What somebody is called who has said so.
pub fn name(words: Words, name: &str) -> String {
    program(name).map_or_else(|| name.to_owned(), |program| words.say(program))
}

/// Who sits where, by name; whoever is alone at this device may have one of their own.
pub fn names(words: Words, table: &Table, nickname: &str) -> BySide<String> {
    BySide::new(|side| match table.seats()[side] {
        Seat::Computer(level) => words.say(level_name(level)),
        _ if let Some(name) = &table.names()[side] => self::name(words, name),
        Seat::Person if table.has_one_person() && !nickname.is_empty() => nickname.to_owned(),
        Seat::Person if table.has_one_person() => say!(words, "web-you"),
        Seat::Elsewhere if table.has_one_person() => say!(words, "online-friend"),
        Seat::Person | Seat::Elsewhere => words.say(side),
    })
}

/// How the game ended, and why: to the player at this device, or to whoever looks on.
pub fn ending(words: Words, table: &Table, ending: Ending) -> String {
    let seats = table.seats();
    let own = Side::ALL.into_iter().find(|&side| table.has_one_person() && seats[side].is_person());
    let why = why_over(table.position());
    let (first, second): (Text, Text) = match (own, ending) {
        (Some(own), Ending::Played(result)) if result.winner().is_some() => {
            let (mine, other) = (result.points[own], result.points[own.other()]);
            let told = match mine > other {
                true => text!("web-you-win", own = mine, other = other),
                false => text!("web-you-lose", own = mine, other = other),
            };
            (told, why)
        }
        (_, Ending::Played(_)) => (ending.into(), why),
        (Some(own), _) => match ending.winner() == Some(own) {
            true => (text!("web-you-win-early"), ending.into()),
            false => (text!("web-you-lose-early"), ending.into()),
        },
        (None, _) => return words.say(ending),
    };
    format!("{} {}", words.say(first), words.say(second))
}

/// Why a game that was played to its end is over.
fn why_over(last: Position) -> Text {
    match last.is_over() && !last.has_passed() {
        true => text!("web-none-opens"),
        // The last bonus may have mixed the colours again.
        false => text!("web-all-passed"),
    }
}

/// Why the oracle does not answer.
pub fn why(why: &Why) -> Text {
    match why {
        Why::NoTable => text!("study-no-table"),
        Why::NotReady => text!("study-waiting"),
        Why::NoServer => text!("study-no-server"),
        Why::Refused(reason) => text!("study-refused", reason = reason.as_str()),
        Why::Damaged => text!("study-damaged"),
        Why::NoRoom => text!("study-no-room"),
        Why::NoStorage => text!("study-no-storage"),
        Why::Busy => text!("study-busy"),
        Why::NoMemory => text!("study-no-memory"),
        Why::Nonsense => text!("study-nonsense"),
        Why::Playing => text!("study-playing"),
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)] // A panic is how a test fails.
mod tests {
    use super::*;

    #[test]
    fn colours_that_cannot_open_are_not_said_to_have_passed() {
        let why = |last: &str| why_over(last.parse().unwrap()).key();
        assert_eq!(why("6,6,0,0,0,0,0,0/6,0,6,0,0,0,0,0 b"), "web-none-opens");
        assert_eq!(why("0,0,0,0,6,0,0,6/6,0,0,6,0,0,0,0 b"), "web-all-passed");
    }
}
