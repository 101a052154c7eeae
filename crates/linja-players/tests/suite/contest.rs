//! Matches: fair, repeatable, and not to be held up by any program.

use std::collections::HashSet;
use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use linja::{Level, Position, Record, RuleSet, Side, random_game};
use linja_oracle::Oracle;
use linja_players::{
    Budget, ByParty, Contest, ContestError, ContestGame, Contestant, Party, Tally,
};

fn contest(a: &str, b: &str) -> Contest {
    Contest::new(RuleSet::Zen, vec![a.parse().unwrap(), b.parse().unwrap()])
}

fn goes_on(_: &ContestGame) -> ControlFlow<()> {
    ControlFlow::Continue(())
}

fn play(contest: &Contest) -> Vec<ContestGame> {
    contest.play(Vec::new(), &goes_on, &AtomicBool::new(false)).unwrap()
}

#[test]
fn contestants_are_named_in_one_word() {
    let level = |number| Level::new(number).unwrap();
    let named = [
        ("level:3", Contestant::Level(level(3)), "level:3"),
        ("perfect", Contestant::Level(Level::MAX), "perfect"),
        ("search-level:10", Contestant::SearchLevel(Level::MAX), "search-level:10"),
        ("search:1.5s", Contestant::Search(Budget::Time(ms(1500))), "search:1500ms"),
        ("search:2000ms", Contestant::Search(Budget::Time(ms(2000))), "search:2s"),
        ("search:7n", Contestant::Search(Budget::Positions(7)), "search:7n"),
        ("search", Contestant::Search(Budget::Clock), "search"),
        ("random", Contestant::Random, "random"),
        ("ugi:a 'b c'", Contestant::Ugi("a 'b c'".parse().unwrap()), "ugi:a 'b c'"),
    ];
    for (text, contestant, name) in named {
        assert_eq!(text.parse(), Ok(contestant.clone()), "{text}");
        assert_eq!(contestant.to_string(), name);
    }
}

fn ms(number: u64) -> std::time::Duration {
    std::time::Duration::from_millis(number)
}

#[test]
fn a_wrong_name_is_refused_in_one_sentence() {
    for (text, reason) in [
        ("", "a player is `level:1`"),
        ("Level:1", "a player is `level:1`"),
        ("random:1", "a player is `level:1`"),
        ("level:", "a level is a number from 1 to 10"),
        ("search-level:0", "a level is a number from 1 to 10"),
        ("search:", "a search is limited by time"),
        ("search:0n", "a search is limited by time"),
        ("search:-1s", "a search is limited by time"),
        ("search:1e99s", "a search is limited by time"),
        ("search:NaNs", "a search is limited by time"),
        ("search:99999999999999999999ms", "a search is limited by time"),
        ("ugi:", "a program is named by its command"),
        ("ugi:\"x", "a quote that is not closed"),
    ] {
        let error = text.parse::<Contestant>().unwrap_err().to_string();
        assert!(error.contains(reason) && !error.contains('\n'), "{text}: {error}");
    }
}

#[test]
fn over_four_games_both_have_both_colours_and_both_starts() {
    let games = play(&Contest { games: 4, ..contest("random", "random") });
    let starts = |game: &ContestGame| (game.fixture.colour_of_a, game.game.start().to_move());
    assert_eq!(games.iter().map(starts).collect::<HashSet<_>>().len(), 4);
    for pair in games.chunks(2) {
        let [one, other] = pair else { panic!("games come in pairs") };
        assert_eq!(one.fixture.colour_of_a, other.fixture.colour_of_a.other());
        assert_eq!(one.game.start(), other.game.start());
    }
}

#[test]
fn a_seed_makes_the_same_match_however_many_games_run_at_a_time() {
    let games = |seed, threads| {
        let contest = Contest { games: 7, seed, threads, ..contest("search:60n", "search:90n") };
        play(&contest).into_iter().map(|game| game.game).collect::<Vec<_>>()
    };
    let one_by_one = games(1, 1);
    assert_eq!(games(1, 3), one_by_one);
    assert_ne!(games(2, 1), one_by_one);
}

#[test]
fn a_search_beats_random_play() {
    let games = play(&Contest { games: 20, threads: 2, ..contest("search:500n", "random") });
    let tally = Tally::new(&games);
    assert!(tally.wins > 15 && tally.elo().low > 0.0, "{tally:?}");
    let points = tally.points().unwrap();
    assert!(points.a > points.b && tally.likelihood_of_superiority() > 0.95, "{tally:?}");
    assert_eq!(tally.given_away(), None);
}

#[test]
fn the_tally_is_what_the_records_say() {
    let contest = Contest { games: 30, ..contest("random", "search:1n") };
    let games = play(&contest);
    let (mut wins, mut points_of_a) = (0, 0);
    for game in &games {
        let record: Record = contest.record(game).to_string().parse().unwrap();
        let black_is_a = record.players[Side::Black] == "random";
        assert_eq!(record.players[Side::Red], if black_is_a { "search:1n" } else { "random" });
        let side_of_a = if black_is_a { Side::Black } else { Side::Red };
        let result = record.game.result().unwrap();
        assert_eq!(game.winner() == Some(Party::A), result.winner() == Some(side_of_a));
        wins += u32::from(result.winner() == Some(side_of_a));
        points_of_a += result.points[side_of_a];
    }
    let tally = Tally::new(&games);
    assert_eq!((tally.games(), tally.wins), (30, wins));
    assert_eq!(tally.points().unwrap().a, f64::from(points_of_a) / 30.0);
}

#[test]
fn a_level_needs_an_oracle() {
    let error = contest("random", "level:1")
        .play(Vec::new(), &goes_on, &AtomicBool::new(false))
        .unwrap_err();
    assert!(matches!(error, ContestError::NoOracle));
}

pub(crate) fn an_oracle_of_other_rules_is_refused(oracle: &Arc<Oracle>) {
    for rules in RuleSet::ALL {
        let contest = Contest {
            rules,
            games: 1,
            oracle: Some(Arc::clone(oracle)),
            ..contest("level:1", "random")
        };
        let played = contest.play(Vec::new(), &goes_on, &AtomicBool::new(false));
        let is_refused = matches!(played, Err(ContestError::Rules { games, .. }) if games == rules);
        assert_eq!(is_refused, rules != oracle.rules(), "{played:?}");
    }
}

#[test]
fn a_cancelled_match_gives_back_the_games_that_have_ended() {
    let cancel = AtomicBool::new(false);
    let on_game = |game: &ContestGame| {
        if game.fixture.number == 3 {
            cancel.store(true, std::sync::atomic::Ordering::Relaxed);
        }
        ControlFlow::Continue(())
    };
    let games = contest("random", "random").play(Vec::new(), &on_game, &cancel).unwrap();
    assert_eq!(games.iter().map(|game| game.fixture.number).collect::<Vec<_>>(), [1, 2, 3]);
}

#[test]
fn a_match_that_goes_on_from_its_records_ends_as_if_it_had_not_been_interrupted() {
    let contest = Contest { games: 9, threads: 2, ..contest("search:60n", "random") };
    let whole = play(&contest);
    let recorded = whole.iter().filter(|game| [1, 2, 5, 8].contains(&game.fixture.number));
    let played: Vec<ContestGame> = recorded
        .map(|game| {
            let record = contest.record(game).to_string().parse().unwrap();
            contest.recorded(game.fixture, &record).unwrap().unwrap()
        })
        .collect();
    let new = std::sync::Mutex::new(Vec::new());
    let on_game = |game: &ContestGame| {
        new.lock().unwrap().push(game.fixture.number);
        ControlFlow::Continue(())
    };
    let games = contest.play(played, &on_game, &AtomicBool::new(false)).unwrap();
    assert_eq!(Tally::new(&games), Tally::new(&whole));
    assert!(games.iter().zip(&whole).all(|(one, other)| one.game == other.game));
    let mut new = new.into_inner().unwrap();
    new.sort_unstable();
    assert_eq!(new, [3, 4, 6, 7, 9]);
}

#[test]
fn a_record_of_something_else_is_not_taken_for_a_game_of_the_match() {
    let contest = Contest { games: 4, ..contest("search:1n", "random") };
    let games = play(&contest);
    let record = |game: &ContestGame| contest.record(game);
    let taken = |fixture, record: &Record| contest.recorded(fixture, record).unwrap().is_some();
    assert!(taken(games[0].fixture, &record(&games[0])));
    // The other colour, the other side to begin, and a game that has not ended.
    assert!(!taken(games[1].fixture, &record(&games[0])));
    assert!(!taken(games[2].fixture, &record(&games[0])));
    let mut cut = record(&games[0]);
    cut.game.undo();
    assert!(!taken(games[0].fixture, &cut));
}

#[test]
fn a_record_with_another_time_is_not_taken_for_a_game_of_the_match() {
    let timed = |a: &str, clock: Option<&str>, seconds| Contest {
        games: 1,
        clock: clock.map(|clock| clock.parse().unwrap()),
        turn_time: Duration::from_secs(seconds),
        ..contest(a, "random")
    };
    let game = play(&timed("random", None, 1)).pop().unwrap();
    let is_taken = |of: &Contest, by: &Contest| {
        let record = of.record(&game).to_string().parse().unwrap();
        by.recorded(game.fixture, &record).unwrap().is_some()
    };
    let clocks = [None, Some("10+0.1"), Some("10+0")].map(|clock| timed("random", clock, 1));
    // How long a turn may take says nothing of those who do not go by it.
    assert!(is_taken(&clocks[0], &timed("random", None, 2)));
    let times = [1, 2].map(|seconds| timed("ugi:engine", None, seconds));
    for kind in [&clocks[..], &times[..]] {
        for (of, by) in kind.iter().flat_map(|of| kind.iter().map(move |by| (of, by))) {
            assert_eq!(is_taken(of, by), std::ptr::eq(of, by), "{of:?}, {by:?}");
        }
    }
}

#[test]
fn each_two_of_several_play_a_pair_in_every_round() {
    let players = ["random", "search:1n", "search:2n"].map(|name| name.parse().unwrap());
    let all = Contest { games: 3, ..Contest::new(RuleSet::Zen, players.to_vec()) };
    let who = |contest: &Contest| -> Vec<(usize, usize, usize)> {
        let fixtures = contest.fixtures();
        fixtures.iter().map(|one| (one.players.a, one.players.b, one.pair)).collect()
    };
    let first = [(0, 1, 0), (0, 1, 0), (0, 2, 0), (0, 2, 0), (1, 2, 0), (1, 2, 0)];
    assert_eq!(who(&all), [&first[..], &[(0, 1, 1), (0, 2, 1), (1, 2, 1)]].concat());
    let gauntlet = Contest { is_gauntlet: true, ..all };
    assert_eq!(who(&gauntlet), [&first[..4], &[(0, 1, 1), (0, 2, 1)]].concat());
    let games = play(&gauntlet);
    assert!(games.iter().map(|game| game.fixture).eq(gauntlet.fixtures()));
}

#[test]
fn pairs_start_from_the_openings_one_after_the_other() {
    let openings: Vec<Position> =
        (0..2).map(|seed| random_game(RuleSet::Zen, seed).played()[5].position).collect();
    let contest = Contest { games: 6, openings: openings.clone(), ..contest("random", "random") };
    let starts: Vec<Position> = play(&contest).iter().map(|game| game.game.start()).collect();
    let [one, other] = openings[..] else { unreachable!() };
    assert_eq!(starts, [one, one, other, other, one, one]);
}

#[test]
fn a_search_without_a_limit_needs_a_clock() {
    let without = contest("search", "random");
    let error = without.play(Vec::new(), &goes_on, &AtomicBool::new(false)).unwrap_err();
    assert!(matches!(error, ContestError::NoClock));
    let clock = Some("0.1+0.01".parse().unwrap());
    // On a busy machine it may overstep that; it plays anyway.
    assert_eq!(play(&Contest { games: 2, clock, ..without }).len(), 2);
}

/// Programs that do not behave. They are small scripts, with children of their own.
#[cfg(unix)]
mod programs {
    use std::fs;
    use std::path::{Path, PathBuf};
    use std::time::Duration;

    use linja::{BySide, Game, Turn};
    use linja_players::ugi::{Client, ClientError, Clock, Go, Patience, Program};
    use linja_players::{ContestClock, Fault, Outcome};
    use tempfile::TempDir;

    use super::*;
    use crate::processes::{is_alive, wait_until_gone, written_down};

    /// Longer than any test waits.
    const LONG: Duration = Duration::from_secs(600);

    /// A program that plays its part until it is told to `go`, and writes down its processes.
    struct Script {
        folder: TempDir,
    }

    impl Script {
        fn on_go(what: &str) -> Script {
            Script::new(&format!(
                "child\nwhile read -r line; do case $line in \
                 ugi) echo ugiok;; isready) echo readyok;; quit) exit;; go*) {what};; \
                 esac; done"
            ))
        }

        fn new(script: &str) -> Script {
            let folder = tempfile::tempdir().unwrap();
            let pids = folder.path().join("pids");
            let pids = pids.display();
            // `child` starts something that goes on if it is not ended.
            let child = format!("child() {{ sleep 100000 >/dev/null & echo $! >> '{pids}'; }}");
            let script = format!("echo $$ >> '{pids}'\n{child}\n{script}\n");
            fs::write(folder.path().join("engine.sh"), script).unwrap();
            Script { folder }
        }

        fn path(&self) -> &Path {
            self.folder.path()
        }

        fn program(&self) -> Program {
            format!("sh '{}/engine.sh'", self.path().display()).parse().unwrap()
        }

        fn contestant(&self) -> String {
            format!("ugi:{}", self.program())
        }

        fn pids(&self) -> PathBuf {
            self.path().join("pids")
        }
    }

    /// The faults of a program that does this when it is to make a turn, in a match of four games.
    fn faults(on_go: &str, grace: Duration) -> Vec<Fault> {
        let script = Script::on_go(on_go);
        let contest = Contest {
            games: 4,
            threads: 2,
            turn_time: Duration::from_millis(1),
            patience: Patience { ready: LONG, grace, quit: LONG },
            ..contest("random", &script.contestant())
        };
        let games = play(&contest);
        let tally = Tally::new(&games);
        assert_eq!((tally.wins, tally.forfeits), (4, ByParty { a: 0, b: 4 }));
        assert_eq!(tally.points(), None);
        wait_until_gone(&script.pids(), 8);
        for game in &games {
            let text = contest.record(game).to_string();
            let record: Record = text.parse().unwrap();
            let again = contest.recorded(game.fixture, &record).unwrap().unwrap();
            assert_eq!(again.winner(), Some(Party::A), "{text}");
            assert!(record.game.result().is_none(), "{text}");
            assert!(record.comments()[0].1.contains("forfeits: "), "{text}");
        }
        let fault = |game: ContestGame| match game.outcome {
            Outcome::Forfeit { by: Party::B, fault } => fault,
            other => panic!("{other:?}"),
        };
        games.into_iter().map(fault).collect()
    }

    fn assert_all(faults: &[Fault], is_expected: impl Fn(&Fault) -> bool) {
        assert!(faults.iter().all(is_expected), "{faults:?}");
    }

    const SHORT: Duration = Duration::from_millis(100);

    #[test]
    fn a_program_that_hangs_loses_the_game() {
        let faults = faults("wait", SHORT);
        assert_all(&faults, |fault| matches!(fault, Fault::Program(ClientError::Late { .. })));
    }

    #[test]
    fn a_program_that_dies_loses_the_game() {
        let faults = faults("exit 3", LONG);
        assert_all(&faults, |fault| matches!(fault, Fault::Program(ClientError::Ended { .. })));
    }

    #[test]
    fn a_program_that_answers_nonsense_loses_the_game() {
        let faults = faults("echo bestmove e2e4", LONG);
        assert_all(&faults, |fault| {
            fault.to_string().starts_with("the program answered `e2e4`, which is not a turn: ")
        });
    }

    #[test]
    fn a_program_that_makes_an_illegal_turn_loses_the_game() {
        let faults = faults("echo bestmove 4-4", LONG);
        assert_all(&faults, |fault| fault.to_string().starts_with("`4-4` is refused: "));
    }

    #[test]
    fn a_program_that_writes_a_line_without_end_loses_the_game() {
        let faults = faults("cat /dev/zero", SHORT);
        assert_all(&faults, |fault| matches!(fault, Fault::Program(ClientError::Late { .. })));
    }

    #[test]
    fn a_program_that_only_chatters_loses_the_game() {
        let faults = faults("while :; do echo info string; done", SHORT);
        assert_all(&faults, |fault| matches!(fault, Fault::Program(ClientError::Late { .. })));
    }

    #[test]
    fn a_program_that_never_says_hello_loses_the_game() {
        let script = Script::new("child; wait");
        let patience = Patience { ready: SHORT, grace: LONG, quit: LONG };
        let games =
            play(&Contest { games: 2, patience, ..contest(&script.contestant(), "random") });
        for game in &games {
            let Outcome::Forfeit { by: Party::A, fault } = &game.outcome else {
                panic!("{game:?}")
            };
            assert_eq!(fault.to_string(), "the program did not answer `ugi` in 0.1 s");
        }
        assert_eq!(games.len(), 2);
    }

    /// What a program answers to `go` at the start of a game.
    fn turn(script: &Script, patience: Patience, go: &Go) -> Result<Turn, ClientError> {
        let cancel = AtomicBool::new(false);
        let mut client = Client::start(&script.program(), RuleSet::Zen, patience, &cancel)?;
        let game = Game::new(RuleSet::Zen, Side::Black);
        // The second answer must not be mistaken for the first.
        let first = client.turn(&game, go)?;
        assert_eq!(client.turn(&game, go)?, first);
        Ok(first)
    }

    fn clock(left: Duration) -> Clock {
        Clock { left: Some(left), increment: None }
    }

    /// Thinks until it is asked whether it is there.
    const THINKS: &str = "until [ \"$line\" = isready ]; do read -r line; done; \
                          echo readyok; echo bestmove 2-3,1-3";

    #[test]
    fn a_program_with_a_limit_on_depth_or_nodes_may_think_for_as_long_as_it_is_there() {
        let patience = Patience { ready: LONG, grace: Duration::ZERO, quit: LONG };
        for go in [
            Go { depth: Some(20), ..Go::default() },
            Go { nodes: Some(1_000_000), ..Go::default() },
        ] {
            let turn = turn(&Script::on_go(THINKS), patience, &go).unwrap();
            assert_eq!(turn.to_string(), "2-3,1-3", "{go}");
        }
    }

    #[test]
    fn a_program_that_hangs_without_a_limit_on_its_time_is_noticed() {
        let script = Script::on_go("wait");
        let patience = Patience { ready: Duration::from_secs(1), grace: LONG, quit: LONG };
        let go = Go { depth: Some(20), ..Go::default() };
        let error = turn(&script, patience, &go).unwrap_err();
        assert!(matches!(error, ClientError::Late { asked: "isready", .. }), "{error}");
        wait_until_gone(&script.pids(), 2);
    }

    #[test]
    fn a_program_has_the_time_on_its_clock() {
        let script = Script::on_go("echo bestmove 2-3,1-3");
        let patience = Patience { ready: LONG, grace: Duration::ZERO, quit: LONG };
        let clocks = BySide { black: clock(LONG), red: clock(Duration::ZERO) };
        let go = Go { clocks, ..Go::default() };
        assert_eq!(turn(&script, patience, &go).unwrap().to_string(), "2-3,1-3");

        let clocks = BySide { black: clock(SHORT), red: clock(LONG) };
        let error = turn(&Script::on_go("wait"), patience, &Go { clocks, ..go }).unwrap_err();
        assert!(matches!(error, ClientError::Late { waited: SHORT, .. }), "{error}");
    }

    #[test]
    fn a_program_without_any_limit_is_told_to_stop() {
        let until_stop = "until [ \"$line\" = stop ]; do read -r line; done; echo bestmove 2-3,1-3";
        let patience = Patience { ready: LONG, grace: Duration::from_secs(1), quit: LONG };
        // Only the opponent's clock says nothing about this turn.
        let clocks = BySide { black: Clock::default(), red: clock(LONG) };
        for go in [Go::default(), Go { clocks, ..Go::default() }] {
            let turn = turn(&Script::on_go(until_stop), patience, &go).unwrap();
            assert_eq!(turn.to_string(), "2-3,1-3", "{go}");
        }
    }

    #[test]
    fn a_program_that_ignores_quit_is_ended_by_force() {
        let script = Script::new(
            "trap '' TERM INT HUP; child; child\n\
             while :; do read -r line; case $line in \
             ugi) echo ugiok;; isready) echo readyok;; esac; done",
        );
        let cancel = AtomicBool::new(false);
        let patience = Patience { ready: LONG, grace: LONG, quit: SHORT };
        let mut client = Client::start(&script.program(), RuleSet::Zen, patience, &cancel).unwrap();
        client.new_game(1).unwrap();
        let pids = written_down(&script.pids());
        assert!(pids.len() == 3 && pids.into_iter().all(is_alive));
        drop(client);
        wait_until_gone(&script.pids(), 3);
    }

    #[test]
    fn a_program_that_leaves_when_asked_takes_its_children_with_it() {
        let script = Script::new(
            "child\n\
             while read -r line; do case $line in ugi) echo ugiok;; quit) exit;; esac; done",
        );
        let cancel = AtomicBool::new(false);
        let patience = Patience { ready: LONG, grace: LONG, quit: LONG };
        drop(Client::start(&script.program(), RuleSet::Zen, patience, &cancel).unwrap());
        wait_until_gone(&script.pids(), 2);
    }

    #[test]
    fn a_program_that_oversteps_its_clock_loses_the_game() {
        let script = Script::on_go("echo bestmove 2-3,1-3");
        let contest = Contest {
            games: 2,
            // However fast it is, that is too little.
            clock: Some(ContestClock { base: Duration::from_nanos(1), increment: LONG }),
            patience: Patience { ready: LONG, grace: LONG, quit: LONG },
            ..contest(&script.contestant(), "random")
        };
        for game in play(&contest) {
            assert!(
                matches!(game.outcome, Outcome::Forfeit { fault: Fault::Late, .. }),
                "{game:?}"
            );
        }
    }

    #[test]
    fn a_program_that_cannot_be_started_ends_the_match() {
        let contest = contest("ugi:/nonexistent/engine --fast", "random");
        let error =
            contest.play(Vec::new(), &goes_on, &AtomicBool::new(false)).unwrap_err().to_string();
        assert!(error.starts_with("cannot start `/nonexistent/engine --fast`: "), "{error}");
    }
}
