//! Clocks in words: which there are to choose, and how much time is left.

use linja::BySide;
use linja_api::{GameClock, TimeControl};
use linja_words::{Text, Words, say, text};

/// The clocks that a new game may have.
pub const TIME_CONTROLS: [TimeControl; 7] = [
    TimeControl::None,
    TimeControl::game(300, 3),
    TimeControl::game(600, 5),
    TimeControl::game(1800, 0),
    TimeControl::Turn { days: 1 },
    TimeControl::Turn { days: 3 },
    TimeControl::Turn { days: 7 },
];

const SECOND: u64 = 1000;
const HOUR: u64 = 3600 * SECOND;
const DAY: u64 = 24 * HOUR;

/// What a clock is called.
pub fn time_control_name(clock: TimeControl) -> Text {
    match clock {
        TimeControl::None => text!("online-clock-none"),
        TimeControl::Turn { days } => text!("online-clock-days", days = days),
        TimeControl::Game(clock) => game_clock_name(clock),
        TimeControl::Uneven(BySide { black, red }) => {
            let (black, red) = (game_clock_name(black), game_clock_name(red));
            text!("online-clock-uneven", black = black, red = red)
        }
    }
}

fn game_clock_name(GameClock { seconds, increment, delay }: GameClock) -> Text {
    let minutes = match seconds % 60 {
        0 => (seconds / 60).to_string(),
        more => format!("{}:{more:02}", seconds / 60),
    };
    match (increment, delay) {
        (0, 0) => text!("online-clock-minutes", minutes = minutes),
        (_, 0) => text!("online-clock-increment", minutes = minutes, seconds = increment),
        (0, _) => text!("online-clock-delay", minutes = minutes, delay = delay),
        _ => text!("online-clock-both", minutes = minutes, seconds = increment, delay = delay),
    }
}

/// So many milliseconds, as a clock shows them.
pub fn time_left(words: Words, left: u64) -> String {
    // A clock shows 0 only when the time is over.
    let seconds = left.div_ceil(SECOND);
    match left {
        DAY.. => say!(words, "online-days-left", days = left / DAY, hours = left % DAY / HOUR),
        HOUR.. => {
            format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60)
        }
        _ => format!("{}:{:02}", seconds / 60, seconds % 60),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use linja_words::Language;

    #[test]
    fn time_is_shown_as_fine_as_it_matters() {
        let words = Words::new(Language::English);
        let shown = |left| time_left(words, left);
        assert_eq!(shown(0), "0:00");
        assert_eq!(shown(1), "0:01");
        assert_eq!(shown(61_000), "1:01");
        assert_eq!(shown(HOUR + 2_000), "1:00:02");
    }

    #[test]
    fn the_server_takes_every_clock_that_can_be_chosen() {
        assert!(TIME_CONTROLS.into_iter().all(TimeControl::is_sensible));
    }
}
