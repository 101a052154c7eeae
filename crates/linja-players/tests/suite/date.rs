//! Days of the calendar.

use linja_players::Date;

const DAY: u64 = 24 * 60 * 60;

#[test]
fn seconds_since_1970_give_the_day_in_utc() {
    let cases = [
        (0, "1970-01-01"),
        (DAY - 1, "1970-01-01"),
        (DAY, "1970-01-02"),
        (951_782_400 - 1, "2000-02-28"),
        (951_782_400, "2000-02-29"),
        (951_782_400 + DAY, "2000-03-01"),
        (1_709_164_800, "2024-02-29"),
        (1_735_689_600 - 1, "2024-12-31"),
        (1_735_689_600, "2025-01-01"),
        (1_794_700_800, "2026-11-15"),
        (4_107_456_000, "2100-02-28"),
        (4_107_456_000 + DAY, "2100-03-01"),
        (253_402_300_799, "9999-12-31"),
        (u64::MAX, "9999-12-31"),
    ];
    for (seconds, date) in cases {
        assert_eq!(Date::of_unix_seconds(seconds).to_string(), date, "{seconds}");
    }
}

#[test]
fn days_follow_each_other_and_read_back() {
    let mut before = Date::of_unix_seconds(0);
    for day in 1..100_000 {
        let date = Date::of_unix_seconds(day * DAY);
        assert!(before < date && before.seed() < date.seed(), "{before}, {date}");
        assert_eq!(date.to_string().parse(), Ok(date));
        before = date;
    }
    assert_eq!(before.to_string(), "2243-10-16");
}

#[test]
fn what_is_no_day_is_refused() {
    let wrong = [
        "",
        "2026",
        "2026-11",
        "2026-11-15-1",
        "2026-11-31",
        "2026-02-29",
        "2100-02-29",
        "2026-13-01",
        "2026-00-10",
        "2026-10-00",
        "26-11-15",
        "2026-1-05",
        "+026-11-15",
        "2026-11-+5",
        "2026/11/15",
        "２０２６-11-15",
    ];
    for text in wrong {
        assert!(text.parse::<Date>().is_err(), "{text}");
    }
    assert_eq!("2024-02-29".parse::<Date>().unwrap().seed(), 20_240_229);
}
