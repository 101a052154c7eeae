//! A server whose disk fails: at any of its system calls, or because it is full. What was acknowledged is there
//! afterwards, and play goes on by itself as soon as the disk works again.

use std::fs::File;
use std::io::{BufRead, BufReader};
use std::os::unix::fs::FileExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use futures_util::StreamExt;
use futures_util::stream;
use tempfile::TempDir;
use tokio::time::timeout;

use crate::client::Client;
use crate::client::games::Games;
use crate::client::socket::PATIENCE;
use crate::process::{PROGRAM, Process};

/// So many games are played at once, each to so many turns.
const GAMES: u64 = 3;
const TURNS: usize = 6;

/// So many runs are made; with `LINJA_FAULTS=all` one for every system call and everything that may happen then.
const RUNS: i64 = 20;

/// They mostly wait.
const AT_A_TIME: usize = 4;

const ENOSPC: i64 = 28;
const EIO: i64 = 5;

/// For how long the disk fails, and what happens then.
#[derive(Debug, Clone, Copy)]
enum Case {
    /// It fails once, and in the end the server is stopped, or killed.
    OnceThenStop,
    OnceThenKill,
    /// It fails until that is noticed; then it works again.
    UntilNoticed,
    /// It goes on failing, and the server is stopped, or killed.
    StopWhileFailing,
    KillWhileFailing,
}

const CASES: [Case; 5] = [
    Case::OnceThenStop,
    Case::KillWhileFailing,
    Case::UntilNoticed,
    Case::OnceThenKill,
    Case::StopWhileFailing,
];

#[tokio::test(flavor = "multi_thread")]
async fn a_disk_that_fails_at_any_system_call_loses_nothing() {
    let shim = TempDir::new().unwrap();
    let library = build_shim(shim.path());
    // How many calls there are if none fails.
    let calls = run(&library, i64::MAX, EIO, Case::OnceThenStop).await;
    assert!(calls > 50, "{calls}");
    let is_long = std::env::var("LINJA_FAULTS").is_ok_and(|which| which == "all");
    let runs: Vec<(i64, i64, Case)> = if is_long {
        let every = (1..=calls).flat_map(|call| [EIO, ENOSPC].map(|error| (call, error)));
        every.flat_map(|(call, error)| CASES.map(|case| (call, error, case))).collect()
    } else {
        let errors = [EIO, ENOSPC].into_iter().cycle();
        let calls = (0..RUNS).map(|run| 1 + run * calls / RUNS);
        let cases = calls.zip(errors).zip(CASES.into_iter().cycle());
        cases.map(|((call, error), case)| (call, error, case)).collect()
    };
    let library = &library;
    let all = stream::iter(runs).for_each_concurrent(AT_A_TIME, async |(call, error, case)| {
        run(library, call, error, case).await;
    });
    all.await;
}

/// Plays while the disk fails at a call, and looks afterwards. Says how many calls there were.
async fn run(library: &Path, call: i64, error: i64, case: Case) -> i64 {
    let folder = TempDir::new().unwrap();
    let database = format!("sqlite:{}", folder.path().join("games.sqlite").display());
    let faults = Faults::new(folder.path());
    let process = Process::start_by(faults.command(library), folder.path(), &database);
    let client = Client::new(process.address);
    let mut games = Games::open(&client, GAMES).await;
    let is_once = matches!(case, Case::OnceThenStop | Case::OnceThenKill);
    faults.set(call, if is_once { call.saturating_add(1) } else { i64::MAX }, error);
    let what = format!("{case:?} at call {call} with error {error}");
    let mut goes_on_failing = !is_once;
    let played = timeout(PATIENCE, async {
        while games.turns() < TURNS {
            // When the disk works again, a game may still be looking at what the disk has.
            if games.play(&client).await || !goes_on_failing {
                continue;
            }
            assert_eq!(client.get("/ready").await.status, 503, "{what}");
            if !matches!(case, Case::UntilNoticed) {
                break;
            }
            faults.set(0, 0, 0);
            goes_on_failing = false;
            client.ready().await;
        }
    });
    played.await.unwrap_or_else(|_| panic!("{what}: play does not go on"));
    if !goes_on_failing {
        timeout(PATIENCE, client.ready()).await.unwrap_or_else(|_| panic!("{what}: not ready"));
    }
    match case {
        Case::OnceThenKill | Case::KillWhileFailing => process.kill(),
        _ => assert!(process.terminate().success(), "{what}"),
    }
    let calls = faults.seen();
    let process = Process::start(folder.path(), &database);
    games.check(&Client::new(process.address), &what).await;
    calls
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_disk_loses_nothing_and_play_goes_on_when_there_is_room() {
    let folder = TempDir::new().unwrap();
    let disk = SmallDisk::new();
    let database = format!("sqlite:{}", disk.folder.path().join("games.sqlite").display());
    let process = Process::start_by(disk.command(), folder.path(), &database);
    let client = Client::new(process.address);
    let mut games = Games::open(&client, GAMES).await;
    disk.fill_while_playing(&mut games, &client).await;
    assert_eq!(client.get("/ready").await.status, 503);
    disk.make_room();
    timeout(PATIENCE, client.ready()).await.expect("it is never ready again");
    let goal = games.turns() + TURNS;
    while games.turns() < goal {
        assert!(games.play(&client).await);
    }
    assert!(process.terminate().success());
    let process = Process::start_by(disk.command(), folder.path(), &database);
    let client = Client::new(process.address);
    games.check(&client, "a full disk").await;
    disk.fill_while_playing(&mut games, &client).await;
    process.kill();
    disk.make_room();
    let process = Process::start_by(disk.command(), folder.path(), &database);
    games.check(&Client::new(process.address), "a kill on a full disk").await;
}

/// What faults.c has mapped.
struct Faults {
    path: PathBuf,
    file: File,
}

impl Faults {
    fn new(folder: &Path) -> Faults {
        let path = folder.join("faults");
        let file = File::create_new(&path).unwrap();
        file.set_len(32).unwrap();
        let file = File::options().read(true).write(true).open(&path).unwrap();
        Faults { path, file }
    }

    fn command(&self, library: &Path) -> Command {
        let mut command = Command::new(PROGRAM);
        command.env("LD_PRELOAD", library).env("LINJA_FAULTS_FILE", &self.path);
        command
    }

    /// From now on the calls from the first one to before the end fail.
    fn set(&self, first: i64, end: i64, error: i64) {
        let bytes = [first, end, error, 0].map(i64::to_ne_bytes).concat();
        self.file.write_all_at(&bytes, 0).unwrap();
    }

    /// How many calls were made since then.
    fn seen(&self) -> i64 {
        let mut bytes = [0; 8];
        self.file.read_exact_at(&mut bytes, 24).unwrap();
        i64::from_ne_bytes(bytes)
    }
}

/// A C compiler is there: SQLite needs one as well.
fn build_shim(folder: &Path) -> PathBuf {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/serve/faults.c");
    let library = folder.join("faults.so");
    let mut compiler = Command::new("cc");
    compiler.args(["-shared", "-fPIC", "-O1", "-o"]).arg(&library).arg(source).arg("-ldl");
    assert!(compiler.status().unwrap().success());
    library
}

/// A file system of two megabytes that only this test and its servers see.
struct SmallDisk {
    folder: TempDir,
    /// Keeps it as long as it runs.
    holder: Child,
}

const HOLD: &str = "mount -t tmpfs -o size=2m linja \"$1\" && echo mounted && exec cat";

impl SmallDisk {
    fn new() -> SmallDisk {
        let folder = TempDir::new().unwrap();
        let mut command = Command::new("unshare");
        command.args(["--user", "--map-root-user", "--mount", "sh", "-c", HOLD, "sh"]);
        command.arg(folder.path()).stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut holder = command.spawn().unwrap();
        let mut line = String::new();
        BufReader::new(holder.stdout.take().unwrap()).read_line(&mut line).unwrap();
        assert_eq!(line, "mounted\n", "the system lets nobody mount in a namespace of their own");
        SmallDisk { folder, holder }
    }

    fn command(&self) -> Command {
        let mut command = Command::new("nsenter");
        command.arg(format!("--target={}", self.holder.id()));
        command.args(["--user", "--preserve-credentials", "--mount", "--", PROGRAM]);
        command
    }

    fn filler(&self) -> PathBuf {
        let root = PathBuf::from(format!("/proc/{}/root", self.holder.id()));
        root.join(self.folder.path().strip_prefix("/").unwrap()).join("filler")
    }

    /// Fills it, and plays until that is noticed.
    async fn fill_while_playing(&self, games: &mut Games, client: &Client) {
        let filler = File::create(self.filler()).unwrap();
        let mut place = 0;
        for size in [4096, 1] {
            while let Ok(written) = filler.write_at(&vec![0; size], place) {
                place += written as u64;
            }
        }
        let noticed = async { while games.play(client).await {} };
        timeout(PATIENCE, noticed).await.expect("a full disk makes no difference");
    }

    fn make_room(&self) {
        std::fs::remove_file(self.filler()).unwrap();
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        _ = self.holder.kill();
        _ = self.holder.wait();
    }
}
