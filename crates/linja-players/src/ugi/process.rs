//! A running program that we talk to line by line, and that never outlives us.

use std::io::{self, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender, SyncSender};
use std::thread;
use std::time::Duration;

use super::Program;
use super::lines::{Line, Lines};

/// How many lines may wait for us; after that, the program has to wait.
const LINES_WAITING: usize = 1000;

/// A child process. Its input and output have their own threads, so one that does not read or
/// write blocks nobody.
pub(super) struct Process {
    child: Child,
    input: Option<Sender<String>>,
    output: Receiver<String>,
}

/// Why there is no line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum NoLine {
    /// None came in time.
    Late,
    /// None will come: the program has ended, or closed its output.
    Ended,
}

impl Process {
    pub(super) fn start(program: &Program) -> io::Result<Process> {
        let (name, arguments) = match program.words() {
            [name, arguments @ ..] => (name, arguments),
            [] => return Err(io::ErrorKind::NotFound.into()),
        };
        let mut command = Command::new(name);
        command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped());
        // A group of its own: what the program starts can be ended with it, and Ctrl-C in the
        // terminal is ours to deal with.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let mut child = command.spawn()?;
        let (input, lines_in) = mpsc::channel();
        let (lines_out, output) = mpsc::sync_channel(LINES_WAITING);
        if let (Some(stdin), Some(stdout)) = (child.stdin.take(), child.stdout.take()) {
            thread::spawn(move || write_lines(stdin, &lines_in));
            thread::spawn(move || read_lines(stdout, &lines_out));
        }
        Ok(Process { child, input: Some(input), output })
    }

    /// Says a line. If the program has ended, asking for its answer will tell.
    pub(super) fn say(&self, line: String) {
        if let Some(input) = &self.input {
            let _ = input.send(line);
        }
    }

    /// The next line the program says.
    pub(super) fn line(&self, patience: Duration) -> Result<String, NoLine> {
        self.output.recv_timeout(patience).map_err(|error| match error {
            RecvTimeoutError::Timeout => NoLine::Late,
            RecvTimeoutError::Disconnected => NoLine::Ended,
        })
    }

    /// Closes the program's input.
    pub(super) fn close(&mut self) {
        self.input = None;
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // We have not waited for the child yet, so its id and its group's are still its own.
        #[cfg(unix)]
        {
            use rustix::process::{Pid, Signal, kill_process_group};
            let _ = kill_process_group(Pid::from_child(&self.child), Signal::KILL);
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Ends when the other end of the channel or of the pipe is gone.
fn write_lines(mut stdin: ChildStdin, lines: &Receiver<String>) {
    while let Ok(mut line) = lines.recv() {
        line.push('\n');
        if stdin.write_all(line.as_bytes()).is_err() {
            return;
        }
    }
}

/// Ends when the other end of the channel or of the pipe is gone.
fn read_lines(stdout: ChildStdout, lines: &SyncSender<String>) {
    let mut stdout = Lines::new(BufReader::new(stdout));
    while let Ok(Some(line)) = stdout.next_line() {
        // A line that is too long answers nothing we ask.
        if let Line::Text(text) = line
            && lines.send(text).is_err()
        {
            return;
        }
    }
}
