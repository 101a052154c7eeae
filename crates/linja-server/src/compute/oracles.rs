//! The oracles of all rule sets: looked up in the data folder, or solved in the background without
//! making play sluggish.

use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, mpsc};
use std::time::{Duration, Instant};

use linja::{ParseRuleSetError, RuleSet};
use linja_api::{OracleState, OracleView, ProblemCode};
use linja_oracle::{
    DistanceOracle, Oracle, SolveOptions, Table, TableError, available_memory, memory_needed,
};

use crate::lock;

/// After a failure nothing is tried again for so long.
const REST: Duration = Duration::from_secs(60);

/// Which rule sets to solve.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum OracleChoice {
    /// None, whatever is asked; tables that are there are used.
    Off,
    /// These at once, the others when they are first asked for.
    AtOnce(Vec<RuleSet>),
}

impl FromStr for OracleChoice {
    type Err = ParseRuleSetError;

    fn from_str(text: &str) -> Result<OracleChoice, ParseRuleSetError> {
        Ok(match text {
            "none" => OracleChoice::Off,
            "all" => OracleChoice::AtOnce(RuleSet::ALL.to_vec()),
            list => OracleChoice::AtOnce(
                list.split(',').map(|name| name.trim().parse()).collect::<Result<_, _>>()?,
            ),
        })
    }
}

/// The oracles of all rule sets.
pub(crate) struct Oracles {
    known: Mutex<[Known; RuleSet::ALL.len()]>,
    wanted: mpsc::Sender<RuleSet>,
    cancel: AtomicBool,
}

#[derive(Clone)]
enum Known {
    Not(OracleState),
    Failed(Instant),
    All(Arc<Oracle>),
}

impl Oracles {
    /// Opens the tables in the folder, and begins to solve what was chosen and is not there.
    pub(crate) fn open(choice: &OracleChoice, folder: PathBuf) -> Arc<Oracles> {
        let at_rest = match choice {
            OracleChoice::Off => OracleState::Off,
            OracleChoice::AtOnce(_) => OracleState::Idle,
        };
        let known = RuleSet::ALL.map(|rules| match find(&folder, rules) {
            Ok(Some(oracle)) => Known::All(Arc::new(oracle)),
            Ok(None) => Known::Not(at_rest),
            Err(error) => {
                tracing::error!(%rules, %error, "the table cannot be read; it will be made again");
                Known::Not(at_rest)
            }
        });
        let (wanted, requests) = mpsc::channel();
        let oracles =
            Arc::new(Oracles { known: Mutex::new(known), wanted, cancel: AtomicBool::new(false) });
        let worker = Arc::downgrade(&oracles);
        std::thread::spawn(move || {
            step_back();
            for rules in requests {
                let Some(oracles) = worker.upgrade() else { return };
                oracles.solve(rules, &folder);
            }
        });
        if let OracleChoice::AtOnce(rule_sets) = choice {
            rule_sets.iter().for_each(|&rules| _ = oracles.ask(rules));
        }
        oracles
    }

    /// The oracle, if it is ready.
    pub(crate) fn get(&self, rules: RuleSet) -> Option<Arc<Oracle>> {
        match &lock(&self.known)[rules as usize] {
            Known::All(oracle) => Some(oracle.clone()),
            _ => None,
        }
    }

    /// The oracle; if it is not ready it is solved as soon as may be.
    pub(crate) fn ask(&self, rules: RuleSet) -> Result<Arc<Oracle>, ProblemCode> {
        let mut all = lock(&self.known);
        let known = &mut all[rules as usize];
        match known {
            Known::All(oracle) => return Ok(oracle.clone()),
            Known::Not(OracleState::Off) => return Err(ProblemCode::OracleOff),
            Known::Failed(when) if when.elapsed() < REST => (),
            Known::Not(OracleState::Idle) | Known::Failed(_) => {
                *known = Known::Not(OracleState::Waiting);
                // The worker lives as long as the oracles.
                _ = self.wanted.send(rules);
            }
            Known::Not(_) => (),
        }
        Err(ProblemCode::OracleNotReady)
    }

    /// What the oracle does for each rule set.
    pub(crate) fn states(&self) -> Vec<OracleView> {
        let known = lock(&self.known);
        let state = |rules| match &known[rules as usize] {
            Known::All(_) => OracleState::Ready,
            Known::Failed(_) => OracleState::Failed,
            Known::Not(state) => *state,
        };
        RuleSet::ALL.map(|rules| OracleView { rules, state: state(rules) }).to_vec()
    }

    /// Ends all work soon.
    pub(crate) fn stop(&self) {
        self.cancel.store(true, Ordering::Relaxed);
    }

    fn solve(&self, rules: RuleSet, folder: &Path) {
        if self.cancel.load(Ordering::Relaxed) {
            return;
        }
        let start = Instant::now();
        tracing::info!(%rules, "solving");
        let known = match self.make(rules, folder) {
            Ok(oracle) => {
                tracing::info!(%rules, seconds = start.elapsed().as_secs(), "solved");
                Known::All(Arc::new(oracle))
            }
            Err(error) => {
                tracing::error!(%rules, error, "not solved");
                Known::Failed(Instant::now())
            }
        };
        lock(&self.known)[rules as usize] = known;
    }

    fn make(&self, rules: RuleSet, folder: &Path) -> Result<Oracle, String> {
        let needed = memory_needed(rules);
        if let Some(free) = available_memory().filter(|&free| free < needed) {
            return Err(format!("needs {needed} bytes of memory, and only {free} are free"));
        }
        let percent = |done: u64, all: u64| 100.0 * done as f64 / all.max(1) as f64;
        let set = |state| lock(&self.known)[rules as usize] = Known::Not(state);
        let solving = |done, all| set(OracleState::Solving { percent: percent(done, all) });
        let options = SolveOptions::default().with_progress(&solving).with_cancel(&self.cancel);
        let solution = linja_oracle::solve(rules, &options).map_err(|error| error.to_string())?;
        let writing = |done, all| set(OracleState::Writing { percent: percent(done, all) });
        let written =
            std::fs::create_dir_all(folder).map_err(|error| error.to_string()).and_then(|()| {
                Table::write(&solution, folder, &writing, &self.cancel)
                    .map_err(|error| error.to_string())
            });
        drop(solution);
        Table::open(&written?).map(Oracle::from).map_err(|error| error.to_string())
    }
}

/// Opens the tables of a rule set. Distances that cannot be read are done without: the margins do not need them, and making
/// those again would not mend them.
fn find(folder: &Path, rules: RuleSet) -> Result<Option<Oracle>, TableError> {
    let Some(table) = Table::find(folder, rules)? else { return Ok(None) };
    let distances = DistanceOracle::find(folder, rules).unwrap_or_else(|error| {
        tracing::error!(%rules, %error, "distances cannot be read; remove or replace their tables");
        None
    });
    let oracle = Oracle::from(table);
    Ok(Some(match distances {
        Some(distances) => oracle.with_distances(distances),
        None => oracle,
    }))
}

/// Lets everything else go first: this thread, and those it starts, work only when nobody plays.
fn step_back() {
    #[cfg(target_os = "linux")]
    {
        // On Linux a thread has a priority of its own, which its children inherit. Where it may not
        // be changed, solving is merely less polite.
        _ = rustix::process::setpriority_process(Some(rustix::thread::gettid()), 19);
    }
}
