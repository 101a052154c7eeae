//! The seats of a device as a text, by which another device gets them as well.

use linja_api::Secret;

use crate::KeptGame;

/// What the text begins with, in a file and behind the `#` of an address.
const BEGINNING: &str = "seats:";

/// The text that has these games: a name and its secrets for each. Whoever has it plays in their place.
pub fn write_seats<'a>(games: impl IntoIterator<Item = &'a KeptGame>) -> String {
    let secret = |secret: &Option<Secret>| {
        secret.as_ref().map(|secret| secret.reveal().to_owned()).unwrap_or_default()
    };
    let written = games.into_iter().map(|game| {
        let KeptGame { id, invite, watch, .. } = game;
        format!("{id}.{}.{}.{}", game.secret.reveal(), secret(invite), secret(watch))
    });
    BEGINNING.to_owned() + &written.collect::<Vec<_>>().join(",")
}

/// The games of such a text; none if it is something else.
pub fn read_seats(text: &str) -> Option<Vec<KeptGame>> {
    let games = text.trim().strip_prefix(BEGINNING)?.split(',').filter(|game| !game.is_empty());
    games
        .map(|game| {
            let mut parts = game.split('.');
            let (id, secret) = (parts.next()?.parse().ok()?, parts.next()?.parse().ok()?);
            let mut more = || match parts.next() {
                None | Some("") => Some(None),
                Some(secret) => secret.parse().ok().map(Some),
            };
            Some(KeptGame { invite: more()?, watch: more()?, ..KeptGame::new(id, secret) })
        })
        .collect()
}

/// The game as it is to be kept, if one that was brought is more than the one that is here: a seat is never given up for
/// another's, nor for a place to watch.
pub fn brought(here: Option<&KeptGame>, brought: KeptGame) -> Option<KeptGame> {
    match here {
        Some(here) if !here.is_watched() || brought.is_watched() => None,
        _ => Some(brought),
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)] // A panic is how a test fails.
mod tests {
    use super::*;

    fn secret(letter: &str) -> Secret {
        letter.repeat(32).parse().unwrap()
    }

    fn games() -> Vec<KeptGame> {
        let [seat, other] = ["00cb3350d76109bf", "4f7d38c5cd0be0b8"].map(|id| id.parse().unwrap());
        let watch = Some(secret("w"));
        vec![
            KeptGame { invite: Some(secret("-")), ..KeptGame::new(seat, secret("s")) },
            KeptGame { watch, ..KeptGame::new(other, secret("w")) },
        ]
    }

    #[test]
    fn seats_are_read_as_they_were_written() {
        let text = write_seats(&games());
        assert_eq!(read_seats(&format!("{text}\n")), Some(games()));
        assert_eq!(read_seats(&write_seats(&[])), Some(Vec::new()));
        let cut = &text[..text.len() - 1];
        for wrong in ["", "seats:x", "seats:00cb3350d76109bf", "[Rules \"zen\"]", cut] {
            assert_eq!(read_seats(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn what_is_brought_takes_nothing_away() {
        let [seat, watched] = <[KeptGame; 2]>::try_from(games()).unwrap();
        assert_eq!(brought(None, watched.clone()), Some(watched.clone()));
        let other_seat = KeptGame { secret: secret("o"), ..seat.clone() };
        assert_eq!(brought(Some(&seat), other_seat), None);
        let same = KeptGame { id: watched.id, ..seat.clone() };
        assert_eq!(brought(Some(&watched), same.clone()), Some(same));
        assert_eq!(brought(Some(&seat), KeptGame { id: seat.id, ..watched }), None);
    }
}
