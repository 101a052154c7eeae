//! `linja serve` as a process.

use std::fs::File;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Stdio};

use rustix::process::{Pid, Signal, kill_process};

/// Where the log of a server lies in its data folder.
pub(crate) const LOG: &str = "log";

pub(crate) const PROGRAM: &str = env!("CARGO_BIN_EXE_linja");

/// A running server; killed when it is dropped.
pub(crate) struct Process {
    child: Child,
    pub(crate) address: SocketAddr,
}

impl Process {
    /// Starts a server without limits, and waits until it listens.
    pub(crate) fn start(data: &Path, database: &str) -> Process {
        Process::start_by(Command::new(PROGRAM), data, database)
    }

    /// The same by a command to which the arguments are added.
    pub(crate) fn start_by(command: Command, data: &Path, database: &str) -> Process {
        let mut child = Process::command(command, data, database).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.trim().rsplit("http://").next().unwrap().parse();
        Process { child, address: address.unwrap_or_else(|_| panic!("it said {line:?}")) }
    }

    /// A command with the arguments for a server without limits.
    pub(crate) fn command(mut command: Command, data: &Path, database: &str) -> Command {
        command.args(["serve", "--bind", "127.0.0.1:0", "--oracle", "none", "--pause", "0"]);
        for limit in ["requests", "games", "sockets", "messages"] {
            command.arg(format!("--limit-{limit}=0"));
        }
        // Not as an argument, so that a command can set it otherwise.
        command.env("LINJA_LIMIT_CONNECTIONS", "0").env("LINJA_PUSH", "local");
        command.arg("--database").arg(database).arg("--data").arg(data);
        let log = File::options().create(true).append(true).open(data.join(LOG)).unwrap();
        command.args(["--log", "warn"]).env("LANG", "C").stdout(Stdio::piped()).stderr(log);
        command
    }

    /// Ends it without a warning.
    pub(crate) fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// Asks it to stop, and waits for its end.
    pub(crate) fn terminate(mut self) -> ExitStatus {
        terminate(&mut self.child)
    }

    /// Stops it as it is, or lets it go on.
    pub(crate) fn signal(&self, signal: Signal) {
        kill_process(Pid::from_child(&self.child), signal).unwrap();
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // It may have ended already.
        _ = self.child.kill();
        _ = self.child.wait();
    }
}

/// Asks a process to stop, and waits for its end.
pub(crate) fn terminate(child: &mut Child) -> ExitStatus {
    kill_process(Pid::from_child(child), Signal::TERM).unwrap();
    child.wait().unwrap()
}
