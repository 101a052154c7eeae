//! A server that solves zen while somebody plays, and then knows everything.

use std::time::{Duration, Instant};

use linja::{BySide, Level, Position, Record, RuleSet, Side};
use linja_api::{
    Action, Clock, Course, First, GameView, HintView, Margins, NewGame, Opened, OracleState,
    OracleView, ProblemCode, PuzzleView, ReviewView, Seat,
};
use linja_oracle::{Oracle, Table};
use linja_players::{Puzzle, Review};
use linja_server::OracleChoice;

use crate::{Running, SECRET};

/// Solving takes seconds; on a busy machine without optimisations, minutes.
const PATIENCE: Duration = Duration::from_secs(1200);

/// How far the oracle is.
fn state(server: &Running, rules: RuleSet) -> OracleState {
    let states: Vec<OracleView> = server.get("/api/oracle").good();
    states.into_iter().find(|view| view.rules == rules).unwrap().state
}

/// A game against a computer over HTTP.
struct Play<'a> {
    server: &'a Running,
    address: String,
    course: Course,
}

impl Play<'_> {
    fn open(server: &Running) -> Play<'_> {
        let wish = NewGame {
            rules: RuleSet::Zen,
            seats: BySide { black: Seat::Me, red: Seat::Computer { level: Level::ALL[4] } },
            first: First::Black,
            clock: Clock::None,
            position: None,
            secret: SECRET.parse().unwrap(),
        };
        let wish = serde_json::to_string(&wish).unwrap();
        let opened = server.ask_seated("POST", "/api/games", &wish);
        let opened: Opened = serde_json::from_str(&opened.body).unwrap();
        let address = format!("/api/games/{}", opened.game.id);
        Play { server, address, course: Course::new(opened.game.terms) }
    }

    /// Does what is due: a turn as the hint says, or a rematch.
    fn go_on(&mut self) {
        let number = self.course.next_number();
        let action = match self.course.to_move() {
            Some(Side::Black) => {
                let position = self.course.game().position().to_string().replace(' ', "+");
                let hint = self.server.get(&format!("/api/hint?position={position}"));
                Some(Action::Turn { number, turn: hint.good::<HintView>().best.turn })
            }
            Some(Side::Red) => None,
            None => Some(Action::OfferRematch { number }),
        };
        let after = number - 1;
        let view: GameView = match action {
            Some(action) => {
                let body = serde_json::to_string(&action).unwrap();
                let target = format!("{}/actions?after={after}", self.address);
                self.server.ask_seated("POST", &target, &body).good()
            }
            None => self.seated(&format!("?after={after}")).good(),
        };
        view.entries.into_iter().for_each(|entry| self.course.apply(entry).unwrap());
    }

    fn seated(&self, rest: &str) -> crate::Answer {
        self.server.ask_seated("GET", &format!("{}{rest}", self.address), "")
    }
}

#[test]
fn a_server_plays_while_it_solves_then_answers_exactly_and_keeps_its_table() {
    let data = tempfile::tempdir().unwrap();
    let choice = OracleChoice::AtOnce(vec![RuleSet::Zen]);
    let server = Running::start(data.path(), choice.clone());
    let early = server.get("/api/margins");
    early.problem(503, ProblemCode::OracleNotReady);
    assert!(early.has("retry-after: 5"), "{}", early.head);

    let mut play = Play::open(&server);
    let mut seen = vec![state(&server, RuleSet::Zen)];
    let start = Instant::now();
    // A whole game is played, and another has begun.
    let is_enough = |course: &Course| course.past() > 0 && course.to_move() == Some(Side::Black);
    while *seen.last().unwrap() != OracleState::Ready || !is_enough(&play.course) {
        if !is_enough(&play.course) {
            play.go_on();
        }
        // Nobody is told when the oracle is ready: clients ask now and then, and leave it the cores.
        std::thread::sleep(Duration::from_millis(20));
        seen.push(state(&server, RuleSet::Zen));
        assert_ne!(seen.last(), Some(&OracleState::Failed), "it cannot be solved here");
        assert!(start.elapsed() < PATIENCE, "{seen:?}");
    }
    assert!(is_the_way_to_ready(&seen), "{seen:?}");

    let oracle = open_table(data.path());
    answers_exactly(&server, &oracle);
    reviews_exactly(&play, &oracle);

    drop(server);
    let again = Running::start(data.path(), choice);
    assert_eq!(state(&again, RuleSet::Zen), OracleState::Ready);
    answers_exactly(&again, &oracle);
    // Others are solved when first asked for.
    assert_eq!(state(&again, RuleSet::Classic), OracleState::Idle);
    again.get("/api/margins?rules=classic").problem(503, ProblemCode::OracleNotReady);
    assert_ne!(state(&again, RuleSet::Classic), OracleState::Idle);
}

/// First it solves, more and more, then it writes, more and more, and then it is ready.
fn is_the_way_to_ready(seen: &[OracleState]) -> bool {
    let rank = |state: &OracleState| match state {
        OracleState::Waiting => Some((0, 0.0)),
        OracleState::Solving { percent } => Some((1, *percent)),
        OracleState::Writing { percent } => Some((2, *percent)),
        OracleState::Ready => Some((3, 0.0)),
        OracleState::Off | OracleState::Idle | OracleState::Failed => None,
    };
    let Some(ranks) = seen.iter().map(rank).collect::<Option<Vec<_>>>() else { return false };
    let is_met = |step| ranks.iter().any(|rank| rank.0 == step);
    ranks.is_sorted() && is_met(1) && is_met(2) && is_met(3)
}

fn open_table(folder: &std::path::Path) -> Oracle {
    Table::find(folder, RuleSet::Zen).unwrap().unwrap().into()
}

fn answers_exactly(server: &Running, oracle: &Oracle) {
    let start = Position::start(Side::Black);
    let over = "0,0,0,0,0,2,4,6/6,3,1,0,2,0,0,0 r".parse().unwrap();
    for position in [start, "4,1,1,2,1,1,1,1/0,1,1,1,1,1,1,6 r".parse().unwrap(), over] {
        let target = position.to_string().replace(' ', "+");
        let answer = server.get(&format!("/api/margins?position={target}"));
        let turns = oracle.turns(position).unwrap();
        let expected = Margins {
            rules: RuleSet::Zen,
            position,
            margin: oracle.margin(position).unwrap(),
            turns: turns.iter().map(|&turn| turn.into()).collect(),
        };
        assert_eq!(answer.good::<Margins>(), expected);
        assert!(answer.is_lasting());

        let answer = server.get(&format!("/api/hint?position={target}"));
        match turns.first() {
            Some(&best) => {
                let exact = HintView { best: best.into(), exact: true };
                assert_eq!(answer.good::<HintView>(), exact);
                assert!(answer.is_lasting());
            }
            None => _ = answer.problem(409, ProblemCode::Over),
        }
    }
    assert_eq!(server.get("/api/margins").good::<Margins>().margin, 2);

    let answer = server.get("/api/puzzles/daily?date=2026-11-15");
    let puzzle: PuzzleView = answer.good();
    let expected = Puzzle::new(20261115, oracle).unwrap();
    assert_eq!((puzzle.seed, puzzle.position), (20261115, expected.position));
    assert_eq!(puzzle.turns[0], expected.solution.into());
    assert_eq!(puzzle.turns.len(), expected.turns().len());
    assert!(answer.is_lasting());
    assert_eq!(server.get("/api/puzzles/20261115").good::<PuzzleView>(), puzzle);
    let today = server.get("/api/puzzles/daily");
    assert_eq!(today.good::<PuzzleView>().rules, RuleSet::Zen);
    assert!(!today.is_lasting());
}

fn reviews_exactly(play: &Play<'_>, oracle: &Oracle) {
    let game = &play.course.game_at(0).unwrap().game;
    let review: ReviewView = play.seated("/review?game=1").good();
    let expected = Review::of(game, oracle).unwrap();
    assert_eq!((review.rules, review.start), (RuleSet::Zen, game.start()));
    assert_eq!(review.margins, expected.margins().collect::<Vec<_>>());
    assert_eq!(review.margins[0], 2);
    for side in Side::ALL {
        let sum = expected.side(side);
        let view = review.sides[side];
        assert_eq!((view.given_away, view.accuracy), (sum.given_away, sum.accuracy()));
    }
    for (view, turn) in review.turns.iter().zip(&expected.turns) {
        assert_eq!((view.side, view.turn, view.before), (turn.side, turn.turn, turn.before));
        let grade = serde_json::to_value(view.grade).unwrap();
        assert_eq!((view.after, grade), (turn.after, turn.grade.to_string().into()));
        assert_eq!(view.best, turn.best);
        assert!(view.line.iter().eq(turn.line.iter().map(|turn| &turn.played.turn)));
    }
    assert_eq!(review.turns.len(), game.turns().len());

    let record = Record::new(game.clone()).to_string();
    let posted = play.server.ask("POST", "/api/reviews", &[], record.as_bytes());
    assert_eq!(posted.good::<ReviewView>(), review);
    // The game that has just begun goes on.
    play.seated("/review").problem(409, ProblemCode::GoesOn);
}
