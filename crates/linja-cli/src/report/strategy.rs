//! The page on strategy: what each piece of advice is worth, measured.

use std::fmt::Write as _;
use std::ops::{Range, RangeBounds};
use std::path::Path;

use linja::RuleSet;
use linja_oracle::{Oracle, TableError};
use linja_players::{Advice, AdviceFigures};
use linja_words::{Words, board, say};

use super::{grouped, save, signed, table};
use crate::progress::Progress;
use crate::{Failure, plot};

/// Of each rule set.
const GAMES: usize = 500;
const SEED: u64 = 21;

/// Turns of the game that make a point of a plot.
const BIN: usize = 5;
/// A point of a plot stands for at least so many positions.
const LEAST: u32 = 100;

/// The early, the middle and the late turns of a game.
const PHASES: [(&str, Range<usize>); 3] =
    [("turns 1–10", 0..10), ("turns 11–20", 10..20), ("later", 20..usize::MAX)];

/// What was measured in one rule set: all advice, for each turn of a game.
struct Measured {
    rules: RuleSet,
    turns: Vec<[AdviceFigures; Advice::ALL.len()]>,
}

impl Measured {
    /// A piece of advice in these turns of the games.
    fn figures(&self, advice: Advice, turns: impl RangeBounds<usize>) -> AdviceFigures {
        let is_meant = |(number, _): &(usize, _)| turns.contains(number);
        let meant = self.turns.iter().enumerate().filter(is_meant);
        meant.map(|(_, figures)| figures[index(advice)]).sum()
    }
}

fn index(advice: Advice) -> usize {
    Advice::ALL.iter().position(|&other| other == advice).unwrap_or_default()
}

/// Writes `strategy.md` and its pictures into a folder.
pub(super) fn write(data: &Path, folder: &Path, words: Words) -> Result<(), Failure> {
    let mut measured = Vec::new();
    let mut zen = None;
    for rules in RuleSet::ALL {
        let oracle = Oracle::from(table(data, rules)?);
        let progress =
            Progress::new(&say!(words, "report-progress-measuring", rules = rules), words);
        let on_game = |game| progress.set(game as u64, GAMES as u64);
        let turns = AdviceFigures::of_games(&oracle, GAMES, SEED, &on_game)?;
        measured.push(Measured { rules, turns });
        if rules == RuleSet::Zen {
            zen = Some(oracle);
        }
    }
    let mut page = introduction(&measured);
    overview(&mut page, &measured);
    for section in &SECTIONS {
        line!(page, "\n## {}\n\n{}", section.title, section.says);
        for &(advice, name) in section.advice {
            if let Some(oracle) = &zen {
                example(&mut page, oracle, advice)?;
            }
            details(&mut page, &measured, advice, name);
        }
        if let Some(picture) = section.picture {
            let (advice, name) = section.advice[0];
            let picture = format!("strategy-{picture}.svg");
            line!(page, "\n![{name}: points saved, by turn of the game]({picture})");
            let title = format!("{name}: points saved");
            let lines: Vec<_> =
                measured.iter().map(|one| (one.rules, course(one, advice))).collect();
            save(folder, &picture, plot::lines(&title, "turn of the game", "points", &lines))?;
        }
        line!(page, "\n{}", section.limits);
    }
    save(folder, "strategy.md", page)
}

fn introduction(measured: &[Measured]) -> String {
    let positions: u32 =
        measured.iter().map(|one| one.figures(Advice::MostRows, ..).positions).sum();
    format!(
        "\
# Strategy, measured

What is good advice worth? Linja is [solved](solution.md), so there's no need to guess. A piece of advice splits the moves of a position
into those that follow it and those that don't, and the oracle knows how many points each of them gives away. A move here is everything you play in a turn.

This page is made by `linja report` (`--strategy` writes only this page) from the tables of `linja solve --rules all --out DIR`. It's based on
{} positions: all those in {GAMES} games per rule set between players of [levels](levels.md) 4 to 8, who are neither beginners nor perfect.

- **applies**: the share of positions in which some moves follow the advice and others don't. If a move can end the game, only advice about the end counts.
- **moves**: the share of moves that follow it. Moves that lead to the same position count once.
- **best move**: how often a best move is among them. *By chance*: how often one would be among the same number of moves picked at random.
- **following**: the points that the best of these moves gives away. *By chance*: the points that the best of as many random moves gives away.
- **against**: the points that the best of all the other moves gives away.
- **saves**: the points you save by following the advice, compared with chance. Below zero, you'd do better picking moves at random.

## At a glance

Points saved per turn by following each piece of advice, where it applies.

",
        grouped(positions.into())
    )
}

fn overview(page: &mut String, measured: &[Measured]) {
    head(page, "", measured.iter().map(|one| format!("`{}`", one.rules)));
    for (advice, name) in SECTIONS.iter().flat_map(|section| section.advice) {
        let cells = measured.iter().map(|one| saves(&one.figures(*advice, ..)));
        row(page, name, cells);
    }
}

fn details(page: &mut String, measured: &[Measured], advice: Advice, name: &str) {
    let phases = PHASES.iter().map(|(phase, _)| format!("saves, {phase}"));
    let names = ["applies", "moves", "best move (by chance)", "following (by chance)", "against"];
    line!(page, "\n{name}:\n");
    head(page, "", names.into_iter().map(str::to_owned).chain(phases));
    for one in measured {
        let all = one.figures(advice, ..);
        if all.applies == 0 {
            continue;
        }
        let applies = f64::from(all.applies);
        let mean = |sum: f64| sum / applies;
        let percent = |sum: f64| format!("{:.0}%", 100.0 * mean(sum));
        let cells = [
            format!("{:.0}%", 100.0 * applies / f64::from(all.positions)),
            percent(all.share),
            format!("{} ({})", percent(all.best.into()), percent(all.best_by_chance)),
            format!("{:.2} ({:.2})", mean(all.follow.into()), mean(all.follow_by_chance)),
            format!("{:.2}", mean(all.against.into())),
        ];
        let phases = PHASES.iter().map(|(_, turns)| saves(&one.figures(advice, turns.clone())));
        row(page, &format!("`{}`", one.rules), cells.into_iter().chain(phases));
    }
}

/// A board, and what following the advice is worth there.
fn example(page: &mut String, oracle: &Oracle, advice: Advice) -> Result<(), TableError> {
    let Some(position) = advice.example() else { return Ok(()) };
    let turns = oracle.turns(position)?;
    let Some(followed) = advice.followed(oracle.rules(), position, &turns) else { return Ok(()) };
    let first = |wanted| turns.iter().zip(&followed).find(|(_, follows)| **follows == wanted);
    let (Some((best, _)), Some((other, _))) = (first(true), first(false)) else { return Ok(()) };
    line!(page, "\n```text");
    for (_, drawn) in board(position) {
        line!(page, "{}", drawn.trim_end());
    }
    line!(page, "```\n");
    line!(
        page,
        "`{position}` in `{}`: with `{}`, Black gets {}. The best move that doesn't follow the advice, `{}`, gets {}.",
        oracle.rules(),
        best.played.turn,
        signed(best.margin),
        other.played.turn,
        signed(other.margin)
    );
    Ok(())
}

/// What a piece of advice saves in the course of the games.
fn course(measured: &Measured, advice: Advice) -> Vec<(i32, f64)> {
    let starts = (0..measured.turns.len()).step_by(BIN);
    let figures = starts.map(|start| (start, measured.figures(advice, start..start + BIN)));
    let told = figures.filter(|(_, figures)| figures.applies >= LEAST);
    told.map(|(start, figures)| ((start + BIN / 2 + 1) as i32, saved(&figures))).collect()
}

/// What following saves compared with chance, for each position in which the advice applies.
fn saved(figures: &AdviceFigures) -> f64 {
    (figures.follow_by_chance - f64::from(figures.follow)) / f64::from(figures.applies)
}

/// A dash where there is too little to tell.
fn saves(figures: &AdviceFigures) -> String {
    match figures.applies {
        LEAST.. => match format!("{:+.2}", saved(figures)).as_str() {
            "+0.00" | "-0.00" => "0.00".to_owned(),
            saved => saved.replace('-', "−"),
        },
        _ => "–".to_owned(),
    }
}

fn head(page: &mut String, name: &str, cells: impl Iterator<Item = String>) {
    let cells: Vec<_> = cells.collect();
    let rule = "---:|".repeat(cells.len());
    row(page, name, cells.into_iter());
    line!(page, "|---|{rule}");
}

fn row(page: &mut String, name: &str, cells: impl Iterator<Item = String>) {
    line!(page, "| {name} | {} |", cells.collect::<Vec<_>>().join(" | "));
}

/// What is told together.
struct Section {
    title: &'static str,
    says: &'static str,
    /// Each with a name. The first one is drawn, if there is enough to draw.
    advice: &'static [(Advice, &'static str)],
    picture: Option<&'static str>,
    limits: &'static str,
}

const SECTIONS: [Section; 6] = [
    Section {
        title: "Rows, not points",
        says: "Play the move that takes your pawns the most rows forward, all its steps together. Don't look at points yet: they only count at the end.",
        advice: &[
            (Advice::MostRows, "Advance as many rows as possible"),
            (Advice::MostPoints, "Score as many points as possible"),
        ],
        picture: Some("rows"),
        limits: "If you remember one thing, make it this. Few moves go as many rows as possible, yet in `zen` and `revised` a best move is among them in four out of five positions. \
                 If you always take the most points instead, you give away about a point per turn, roughly three times as much. With the mean option, a best move is among them in \
                 about half of all positions, still far more often than by chance. Rows help least in `classic`.",
    },
    Section {
        title: "Meet crowds",
        says: "Open onto the fullest row you can enter: your follow-up goes one row for each pawn you meet there.",
        advice: &[
            (Advice::MeetCrowds, "Open onto the fullest row"),
            (Advice::TakeExtraTurn, "Take the extra turn"),
        ],
        picture: Some("crowds"),
        limits: "This is true in four rule sets and false in `classic`, where it's worse than chance. What counts there is a follow-up that ends on an empty row, however short, \
                 because it gives you a whole extra turn. Take that extra turn whenever you can.",
    },
    Section {
        title: "Arrive exactly",
        says: "Reach the goal with exactly the number of rows your opening or follow-up has. In every edition except `classic`, that earns a bonus. The simplest way is to open into \
               the goal from the row in front of it.",
        advice: &[
            (Advice::ArriveExactly, "Arrive exactly"),
            (Advice::OpenIntoGoal, "Open into the goal"),
        ],
        picture: Some("exact"),
        limits: "A bonus is only one row, and easily wasted, so an exact arrival isn't worth chasing for its own sake. Without the mean option, the best move with one is about as \
                 good as the best move without; with the mean option, it's worse. Outside `classic`, opening into the goal is the worst advice on this page, because you lose the \
                 follow-up. It costs less late in the game, but not with the mean option.",
    },
    Section {
        title: "Leave your opponent little",
        says: "Look at the rows your opponent can enter next, and leave as short a follow-up as you can. Empty rows do that, but only the ones in front of your opponent's pawns.",
        advice: &[
            (Advice::LeaveLittle, "Leave the shortest follow-up"),
            (Advice::LeaveEmptyRows, "Leave as many empty rows as possible"),
        ],
        picture: Some("little"),
        limits: "In the first ten turns this is worth little: your own rows matter more. Later it's worth up to a quarter of a point per turn, and more than half a point with the \
                 mean option. Emptying rows for its own sake is bad in every rule set, and worst in `classic`, where an empty row is your opponent's chance of an extra turn.",
    },
    Section {
        title: "Back pawns first, except the last",
        says: "Early on, move the pawns that are furthest back: they have the longest way to go. At the end, the opposite is true of the last one. As long as one of your pawns \
               stays on your start line, the colours can't have passed each other. The game goes on, even if your opponent can only pass, and you can take all your other pawns to \
               the goal.",
        advice: &[
            (Advice::BackPawnsFirst, "Move one of your rearmost pawns"),
            (Advice::KeepOneHome, "Keep a pawn on your start line"),
        ],
        picture: Some("back"),
        limits: "Moving your rearmost pawns is right at the beginning in every rule set. It stops being right at about turn 30, a little later with the mean option, and before turn \
                 15 in `classic`. Keeping a pawn on your start line saves nearly half a point per turn late in the game, but only without the mean option: with it, a bonus can push \
                 that pawn off its row.",
    },
    Section {
        title: "End the game only if you win",
        says: "If a move ends the game and you win, play it. If it ends the game and you don't win, play another one.",
        advice: &[
            (Advice::EndWhenItWins, "End the game if you win"),
            (Advice::GoOnUnlessItWins, "Play on unless ending it wins"),
        ],
        picture: None,
        limits: "A chance to end the game with a win is rare. Take it: it's best in about nine out of ten positions, and in three out of four with the mean option. Ending the game \
                 without a win costs about four points, or about three with the mean option.",
    },
];
