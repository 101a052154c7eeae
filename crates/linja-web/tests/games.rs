//! The games that a device keeps: each of a series for itself, found again, counted, carried to another device.
#![allow(clippy::unwrap_used)] // A panic is how a test fails.

use linja::{BySide, Level, Record, RuleSet, Side, random_game};
use linja_api::{Course, Event, LevelView, Names, Player, SideView, Terms};
use linja_web::{Archive, Figures, Filter, GameId, GameKind, KeptRecord, Origin, Outcome, form};
use linja_words::Text;

const NOW: u64 = 1_763_250_000_000;
const DAY: u64 = 24 * 60 * 60 * 1000;

/// The words themselves are files of their own.
fn say(text: &Text) -> String {
    text.key().to_owned()
}

static UNNAMED: Names = BySide { black: None, red: None };

const fn here(series: u64, own: BySide<bool>) -> Origin<'static> {
    Origin { series: GameId::new(series), is_online: false, own, nickname: "Ada", names: &UNNAMED }
}

const BLACK: BySide<bool> = BySide { black: true, red: false };
const BOTH: BySide<bool> = BySide { black: true, red: true };

/// A log with the turns of a random game.
fn played(rules: RuleSet, seed: u64, red: Player, at: u64) -> Course {
    let game = random_game(rules, seed);
    let players = BySide { black: Player::Person, red };
    let mut course = Course::new(Terms::untimed(rules, players, game.start()));
    for turn in game.turns() {
        course.write(Event::Turn { turn }, at).unwrap();
    }
    course
}

fn computer(level: usize) -> Player {
    Player::Computer { level: Level::ALL[level] }
}

fn kept(origin: Origin<'_>, course: &Course, index: usize) -> KeptRecord {
    KeptRecord::read(origin.record(course, index).unwrap().to_string()).unwrap()
}

/// Games of all kinds and rules, a day each.
fn many(count: u64) -> Archive {
    let records = (0..count).map(|seed| {
        let rules = RuleSet::ALL[seed as usize % RuleSet::ALL.len()];
        let (red, own) = match seed % 3 {
            0 => (computer(2), BLACK),
            1 => (computer(4), BLACK),
            _ => (Player::Person, BOTH),
        };
        let course = played(rules, seed % 7, red, NOW + seed * DAY);
        here(seed, own).record(&course, 0).unwrap().to_string()
    });
    Archive::new(records)
}

#[test]
fn each_game_of_a_series_is_a_game_of_its_own_and_says_how_it_ended() {
    let mut course = played(RuleSet::Zen, 1, computer(2), NOW);
    course.write(course.next_game(), NOW).unwrap();
    course.write(Event::Resigned { side: Side::Black }, NOW + DAY).unwrap();
    let [first, second] = [0, 1].map(|index| kept(here(7, BLACK), &course, index));
    assert_ne!(first.id, second.id);
    assert_eq!(first.points, random_game(RuleSet::Zen, 1).result().map(|result| result.points));
    assert_eq!((second.outcome(), second.margin()), (Outcome::Lost, None));
    assert_eq!(second.ended, "2025-11-16T23:40:00Z");
    assert_eq!(first.kind, GameKind::Computer(Level::ALL[2]));
    assert_eq!(first.players, BySide { black: "Ada".to_owned(), red: "level:3".to_owned() });
    assert_eq!(&first.record().unwrap().game, &course.game_at(0).unwrap().game);
    assert_eq!(here(7, BLACK).record(&course, 2), None);
}

#[test]
fn two_at_one_device_and_two_at_two_are_told_apart() {
    let course = played(RuleSet::Zen, 1, Player::Person, NOW);
    assert_eq!(kept(here(1, BOTH), &course, 0).kind, GameKind::FriendHere);
    let names = BySide { black: None, red: Some("Ben".to_owned()) };
    let online = Origin { is_online: true, names: &names, ..here(1, BLACK) };
    let game = kept(online, &course, 0);
    assert_eq!((game.kind, game.online), (GameKind::FriendByLink, Some(GameId::new(1))));
    assert_eq!(game.players, BySide { black: "Ada".to_owned(), red: "Ben".to_owned() });
    assert_eq!(kept(here(1, BOTH), &course, 0).players.black, "?");
}

#[test]
fn games_are_sorted_out_and_searched() {
    let archive = many(30);
    let find = |filter: Filter| archive.find(&filter, say);
    assert_eq!(find(Filter::default()).len(), 30);
    let newest_first = find(Filter::default()).windows(2).all(|pair| pair[0].ended > pair[1].ended);
    assert!(newest_first);
    let any = GameKind::Computer(Level::MIN);
    assert_eq!(find(Filter { kind: Some(any), ..Filter::default() }).len(), 20);
    assert_eq!(find(Filter { rules: Some(RuleSet::Zen), ..Filter::default() }).len(), 6);
    let of = |outcome| find(Filter { outcome: Some(outcome), ..Filter::default() }).len();
    assert_eq!(of(Outcome::Won) + of(Outcome::Drawn) + of(Outcome::Lost), 30);
    assert!(of(Outcome::Won) > 0 && of(Outcome::Lost) > 0);
    let says = |search: &str| find(Filter { search: search.to_owned(), ..Filter::default() }).len();
    assert_eq!((says(" ADA "), says("2025-11-16"), says("nobody")), (20, 1, 0));
    let level = say(&linja_words::level_name(Level::ALL[4]));
    assert_eq!(says(&level), 10);
}

#[test]
fn an_exported_file_is_read_by_everything_and_brings_no_game_twice() {
    let archive = many(12);
    let file = archive.export();
    assert_eq!(Record::read_all(&file).unwrap().len(), 12);
    let mut other = many(5);
    let imported = other.import(&file).unwrap();
    assert_eq!((imported.new.len(), imported.known), (7, 5));
    assert_eq!(other, archive);
    assert_eq!(other.import(&file).unwrap().new, []);
}

#[test]
fn records_from_elsewhere_are_taken_in_once_and_a_wrong_file_not_at_all() {
    let mut archive = Archive::default();
    let record = Record::new(random_game(RuleSet::Revised, 3)).to_string();
    let file = format!("{record}\n{record}");
    let imported = archive.import(&file).unwrap();
    assert_eq!((imported.new.len(), imported.known), (1, 1));
    assert_eq!(archive.games()[0].kind, GameKind::Elsewhere);
    let error = archive.import(&format!("{}\nnonsense", many(2).export())).unwrap_err();
    assert!(error.line > 20, "{error}");
    assert_eq!(archive.games().len(), 1);
}

#[test]
fn a_deleted_game_comes_back_where_it_was() {
    let mut archive = many(9);
    let before = archive.clone();
    let gone = archive.remove(before.games()[4].id).unwrap();
    assert_eq!(archive.games().len(), 8);
    archive.add(gone.clone());
    archive.add(gone);
    assert_eq!(archive, before);
}

#[test]
fn figures_count_the_games_of_each_opponent_and_rule_set() {
    let archive = many(30);
    let figures = Figures::of(archive.games());
    // Games at one device have no side that is one's own.
    assert_eq!(figures.iter().map(|(_, figures)| figures.played()).sum::<u32>(), 20);
    assert_eq!(figures.len(), 10);
    for (group, figures) in figures {
        let games = archive.games().iter();
        let games = games.filter(|game| (game.kind, game.rules) == (group.kind, group.rules));
        let margins: Vec<f64> = games.map(|game| f64::from(game.margin().unwrap())).collect();
        let mean = margins.iter().sum::<f64>() / margins.len() as f64;
        assert!((figures.average().unwrap() - mean).abs() < 1e-9);
    }
    let form = form(archive.games());
    let oldest = archive.games().iter().rev().find(|game| game.own.is_some()).unwrap();
    assert_eq!((form.len(), Some(form[0])), (20, oldest.margin()));
    assert_eq!(Figures::of([]).len(), 0);
}

#[test]
fn what_a_review_found_stays_with_the_game_and_counts() {
    let mut archive = many(3);
    let game = archive.games()[1].record().unwrap().game;
    let accuracy = BySide { black: 87.5, red: 92.0 };
    let level = LevelView { level: 6.3, low: 5.1, high: 7.2 };
    let sides = accuracy.map(|accuracy| SideView { given_away: 9, accuracy, level: None });
    let mut with_level = sides;
    with_level.black.level = Some(level);
    archive.note_review(&game, sides);
    let reviewed = archive.note_review(&game, with_level);
    assert_eq!(reviewed.len(), 1, "what was reviewed before there were levels gets its level");
    assert_eq!(reviewed[0].levels, BySide { black: Some(6.3), red: None });
    assert_eq!((reviewed[0].id, reviewed[0].accuracy), (archive.games()[1].id, Some(accuracy)));
    assert_eq!(KeptRecord::read(reviewed[0].text.clone()), Some(archive.games()[1].clone()));
    assert_eq!(archive.note_review(&game, with_level), [], "once is enough");
    assert_eq!(archive.note_review(&random_game(RuleSet::Zen, 99), sides), []);
    let figures = Figures::of(archive.games()).into_iter();
    let found = figures.filter_map(|(_, figures)| figures.accuracy().zip(figures.level()));
    assert_eq!(found.collect::<Vec<_>>(), [(87.5, 6.3)]);

    // A record from elsewhere stays the same game, wherever it comes from once more.
    let record = Record::new(random_game(RuleSet::Revised, 3));
    archive.import(&record.to_string()).unwrap();
    assert_eq!(archive.note_review(&record.game, sides).len(), 1);
    assert_eq!(archive.import(&record.to_string()).unwrap().known, 1);
}

#[test]
fn variations_and_comments_stay_with_a_game_wherever_it_goes() {
    let study: Record = include_str!("../../../docs/study.linja").parse().unwrap();
    let mut archive = Archive::default();
    archive.import(&study.to_string()).unwrap();
    let side = SideView { accuracy: 100.0, given_away: 0, level: None };
    archive.note_review(&study.game, BySide { black: side, red: side });
    let exported: Record = archive.export().parse().unwrap();
    assert_eq!(exported.tree(), study.tree());
    assert!(exported.tags().iter().any(|(name, _)| name == "BlackAccuracy"));
}

#[test]
fn points_below_nothing_are_points() {
    let text = "[Rules \"revised\"]\n[Result \"-12-46\"]\n\n*";
    let game = KeptRecord::read(text.to_owned()).unwrap();
    assert_eq!((game.margin(), game.outcome()), (Some(-58), Outcome::Lost));
}

#[test]
fn thousands_of_games_are_listed_searched_and_counted() {
    let archive = many(20);
    let texts: Vec<String> = archive.games().iter().map(|game| game.text.clone()).collect();
    let records = (0..5000).map(|number| {
        let id = GameId::new(number).to_string();
        texts[number as usize % 20]
            .replace(&archive.games()[number as usize % 20].id.to_string(), &id)
    });
    let records: Vec<String> = records.collect();
    let archive = Archive::new(records);
    let filter = Filter { search: "ada".to_owned(), ..Filter::default() };
    let found = archive.find(&filter, say).len();
    assert!(found > 3000 && Figures::of(archive.games()).len() == 10);
}
