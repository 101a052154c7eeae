//! The databases that a server can have: a file, or a real PostgreSQL that lives as long as the
//! tests.

use std::io::{BufRead, BufReader};
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::LazyLock;
use std::sync::atomic::{AtomicU32, Ordering};

/// Which database a test runs on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Database {
    Sqlite,
    Postgres,
}

impl Database {
    /// The address of a new database.
    pub(crate) fn make(self, folder: &Path) -> String {
        match self {
            Database::Sqlite => format!("sqlite:{}", folder.join("games.sqlite").display()),
            Database::Postgres => SHARED.new_database(),
        }
    }
}

/// Runs a program of PostgreSQL.
pub(crate) fn run_postgres(program: &str, args: &[&str]) {
    let status = Command::new(programs().join(program)).args(args).status();
    assert!(status.unwrap().success(), "{program} {args:?}");
}

static SHARED: LazyLock<Cluster> =
    // Nothing in tests cuts the power, so nothing has to wait for the disk.
    LazyLock::new(|| Cluster::start(Fsync::Off));

/// A PostgreSQL server of the tests' own. It ends, and its files go, when the tests end, however
/// they do: a shell waits for the end of the pipe that only they hold.
pub(crate) struct Cluster {
    _shell: Child,
    _pipe: ChildStdin,
    programs: PathBuf,
    folder: String,
    port: u16,
    databases: AtomicU32,
}

const SCRIPT: &str = r#"
    trap '' INT TERM
    folder=$(mktemp -d)
    "$1/initdb" -D "$folder/data" -U linja -A trust --no-sync &&
    "$1/pg_ctl" -D "$folder/data" -l "$folder/log" -w start \
        -o "-p $2 -k $folder -c listen_addresses=127.0.0.1 -c fsync=$3 -c max_connections=300" &&
    echo "started in $folder" && cat
    "$1/pg_ctl" -D "$folder/data" -m immediate stop
    rm -r "$folder"
"#;

/// Whether what is written is on the disk before it counts as written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Fsync {
    On,
    Off,
}

impl Cluster {
    pub(crate) fn start(fsync: Fsync) -> Cluster {
        let programs = programs();
        let free = TcpListener::bind("127.0.0.1:0").unwrap();
        let port = free.local_addr().unwrap().port();
        drop(free);
        let mut command = as_postgres(Path::new("sh"));
        command.args(["-c", SCRIPT, "sh"]).arg(&programs).arg(port.to_string());
        command.arg(if fsync == Fsync::On { "on" } else { "off" });
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut shell = command.spawn().unwrap();
        let pipe = shell.stdin.take().unwrap();
        let mut lines = BufReader::new(shell.stdout.take().unwrap()).lines().map(Result::unwrap);
        let folder = lines.find_map(|line| Some(line.strip_prefix("started in ")?.to_owned()));
        let folder = folder.expect("PostgreSQL does not start");
        // Nobody reads what the shell prints in the end.
        Cluster { _shell: shell, _pipe: pipe, programs, folder, port, databases: 0.into() }
    }

    /// The address of a new database.
    pub(crate) fn new_database(&self) -> String {
        let name = format!("test{}", self.databases.fetch_add(1, Ordering::Relaxed));
        let mut command = Command::new(self.programs.join("createdb"));
        command.args(["-h", "127.0.0.1", "-U", "linja", "-p"]).arg(self.port.to_string());
        assert!(command.arg(&name).status().unwrap().success());
        format!("postgres://linja@127.0.0.1:{}/{name}", self.port)
    }

    /// What the database at an address answers to an SQL command.
    pub(crate) fn ask(&self, database: &str, command: &str) -> String {
        let mut psql = Command::new(self.programs.join("psql"));
        let asked = psql.args(["-AtX", "-d", database, "-c", command]).output().unwrap();
        assert!(asked.status.success(), "{asked:?}");
        String::from_utf8(asked.stdout).unwrap().trim().to_owned()
    }

    /// Ends it as a crash would, and starts it again.
    pub(crate) fn restart(&self) {
        let mut command = as_postgres(&self.programs.join("pg_ctl"));
        command.args(["-D", &format!("{}/data", self.folder), "-m", "immediate", "-w", "restart"]);
        command.args(["-l", &format!("{}/log", self.folder)]).stdout(Stdio::null());
        assert!(command.status().unwrap().success());
    }

    /// Stops all its processes as they are, until the answer is dropped.
    pub(crate) fn freeze(&self) -> Frozen {
        let file = std::fs::read_to_string(format!("{}/data/postmaster.pid", self.folder)).unwrap();
        let first = file.lines().next().unwrap().to_owned();
        let children = Command::new("ps").args(["-o", "pid=", "--ppid", &first]).output().unwrap();
        let children = String::from_utf8(children.stdout).unwrap();
        let mut processes = vec![first];
        // The first one starts others, so it is stopped first.
        processes.extend(children.split_whitespace().map(str::to_owned));
        signal("-STOP", &processes);
        Frozen(processes)
    }
}

/// Processes that are stopped as they are; they go on when this is dropped.
pub(crate) struct Frozen(Vec<String>);

impl Drop for Frozen {
    fn drop(&mut self) {
        signal("-CONT", &self.0);
    }
}

fn signal(signal: &str, processes: &[String]) {
    // Some may have ended.
    _ = Command::new("kill").arg(signal).args(processes).stderr(Stdio::null()).status();
}

/// Where the programs of PostgreSQL lie.
fn programs() -> PathBuf {
    let said = Command::new("pg_config").arg("--bindir").output();
    let said = said.map(|output| String::from_utf8_lossy(&output.stdout).trim().into());
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten();
    let found = versions.map(|version| version.unwrap().path().join("bin"));
    let path = std::env::var_os("PATH").unwrap_or_default();
    let mut all = said.into_iter().chain(found).chain(std::env::split_paths(&path));
    let found = all.find(|folder: &PathBuf| folder.join("initdb").exists());
    found.expect("PostgreSQL is missing: `cargo xtask test` installs it")
}

/// A command under a name that PostgreSQL accepts: it refuses to be started by root.
fn as_postgres(program: &Path) -> Command {
    let who = Command::new("id").arg("-u").output().unwrap();
    let mut command = Command::new(if who.stdout == b"0\n" { "runuser" } else { "env" });
    if who.stdout == b"0\n" {
        command.args(["-u", "postgres", "--"]);
    }
    command.arg(program).current_dir(std::env::temp_dir());
    command
}
