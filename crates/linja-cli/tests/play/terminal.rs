//! A terminal with `linja` in it: typing, waiting for what the screen shows, resizing.

use std::fs;
use std::io::{Read, Write};
use std::num::NonZeroU16;
use std::path::PathBuf;
use std::process::{Child, ExitStatus};
use std::sync::{Arc, Condvar, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use linja::{Position, Row, Side};
use pty_process::Size;
use pty_process::blocking::{Command, Pty, open};
use rustix::process::{Pid, Signal, WaitOptions, kill_process, waitpid};
use rustix::termios::{LocalModes, tcgetattr};

/// What must happen, happens in much less; on a busy machine a test rather waits than fails.
const PATIENCE: Duration = Duration::from_secs(20);

/// Solving takes up to a minute.
const LONG_PATIENCE: Duration = Duration::from_secs(300);

/// The program in its terminal.
pub(crate) struct Terminal {
    pty: Arc<Pty>,
    child: Child,
    shown: Arc<(Mutex<vt100::Parser>, Condvar)>,
    /// Where it runs; empty at first.
    pub(crate) folder: PathBuf,
}

/// The size most terminals have at first.
pub(crate) const USUAL: (u16, u16) = (80, 24);

impl Terminal {
    /// Starts `linja` with these arguments in a window of 80 × 24, in English, without a table.
    pub(crate) fn start(name: &str, args: &[&str]) -> Terminal {
        Terminal::start_with(name, args, &[], USUAL)
    }

    /// The same with more of the environment, and of another size.
    pub(crate) fn start_with(
        name: &str,
        args: &[&str],
        environment: &[(&str, &str)],
        (columns, lines): (u16, u16),
    ) -> Terminal {
        let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).unwrap();
        Terminal::start_in(folder, args, environment, (columns, lines))
    }

    /// Starts the program again in the same folder, with other arguments, when it has ended.
    pub(crate) fn start_again(mut self, args: &[&str]) -> Terminal {
        self.end();
        Terminal::start_in(self.folder.clone(), args, &[], USUAL)
    }

    /// Starts it once more in the same folder while this one goes on.
    pub(crate) fn beside(&self, args: &[&str]) -> Terminal {
        Terminal::start_in(self.folder.clone(), args, &[], USUAL)
    }

    fn start_in(
        folder: PathBuf,
        args: &[&str],
        environment: &[(&str, &str)],
        (columns, lines): (u16, u16),
    ) -> Terminal {
        let (pty, pts) = open().unwrap();
        pty.resize(Size::new(lines, columns)).unwrap();
        let command = Command::new(env!("CARGO_BIN_EXE_linja"))
            .args(args)
            .current_dir(&folder)
            .env_remove("NO_COLOR")
            .env_remove("COLORTERM")
            .env("LC_ALL", "C.UTF-8")
            .env("USER", "ann")
            .env("TERM", "xterm-256color")
            .env("LINJA_DATA", folder.join("no-tables"))
            .envs(environment.iter().copied());
        let child = command.spawn(pts).unwrap();
        let parser = vt100::Parser::new(size(lines), size(columns), 0);
        let shown = Arc::new((Mutex::new(parser), Condvar::new()));
        let pty = Arc::new(pty);
        let (reading, showing) = (Arc::clone(&pty), Arc::clone(&shown));
        thread::spawn(move || {
            let mut bytes = [0; 1 << 16];
            let mut pending = Vec::new();
            // Ends with an error when the program has ended.
            while let Ok(read @ 1..) = (&*reading).read(&mut bytes) {
                pending.extend_from_slice(&bytes[..read]);
                // A picture is shown when it is complete, as good terminals do.
                let complete =
                    match (last(&pending, b"\x1b[?2026h"), last(&pending, b"\x1b[?2026l")) {
                        (Some(begin), end) if end.is_none_or(|end| end < begin) => begin,
                        _ => pending.len(),
                    };
                showing.0.lock().unwrap().process(&pending[..complete]);
                pending.drain(..complete);
                showing.1.notify_all();
            }
        });
        Terminal { pty, child, shown, folder }
    }

    /// Types as a keyboard would: text as it is, and keys by their sequences below.
    pub(crate) fn send(&self, keys: &str) {
        self.send_bytes(keys.as_bytes());
    }

    pub(crate) fn send_bytes(&self, bytes: &[u8]) {
        (&*self.pty).write_all(bytes).unwrap();
    }

    /// A click with the left button; columns and lines count from 0.
    pub(crate) fn click(&self, column: u16, line: u16) {
        let (column, line) = (column + 1, line + 1);
        self.send(&format!("\x1b[<0;{column};{line}M\x1b[<0;{column};{line}m"));
    }

    /// Waits until the screen is as wanted, and gives it.
    pub(crate) fn wait_until(&self, what: &str, wanted: impl Fn(&str) -> bool) -> String {
        let found = self.wait(|screen| wanted(&shown(screen)));
        found.unwrap_or_else(|screen| panic!("waited in vain for {what}:\n{screen}"))
    }

    pub(crate) fn wait_for(&self, text: &str) -> String {
        self.wait_until(text, |screen| screen.contains(text))
    }

    /// Waits for what comes after solving.
    pub(crate) fn wait_long_for(&self, text: &str) {
        let found = self.wait_at_most(LONG_PATIENCE, |screen| shown(screen).contains(text));
        found.unwrap_or_else(|screen| panic!("waited in vain for {text}:\n{screen}"));
    }

    /// Waits for all of these at once.
    pub(crate) fn wait_for_all(&self, texts: &[&str]) -> String {
        self.wait_until(&texts.join(" / "), |screen| texts.iter().all(|text| screen.contains(text)))
    }

    /// The screen when nothing has changed for a while; only for taking pictures of it.
    pub(crate) fn wait_until_quiet(&self) -> String {
        let (parser, changed) = &*self.shown;
        let mut parser = parser.lock().unwrap();
        loop {
            let (same, wait) = changed.wait_timeout(parser, Duration::from_secs(1)).unwrap();
            parser = same;
            if wait.timed_out() {
                return shown(parser.screen());
            }
        }
    }

    /// Waits until the terminal's state is as wanted; gives the screen, also if it never was.
    fn wait(&self, wanted: impl Fn(&vt100::Screen) -> bool) -> Result<String, String> {
        self.wait_at_most(PATIENCE, wanted)
    }

    fn wait_at_most(
        &self,
        patience: Duration,
        wanted: impl Fn(&vt100::Screen) -> bool,
    ) -> Result<String, String> {
        let deadline = Instant::now() + patience;
        let (parser, changed) = &*self.shown;
        let mut parser = parser.lock().unwrap();
        loop {
            if wanted(parser.screen()) {
                return Ok(shown(parser.screen()));
            }
            let left = deadline.saturating_duration_since(Instant::now());
            if left.is_zero() {
                return Err(shown(parser.screen()));
            }
            parser = changed.wait_timeout(parser, left).unwrap().0;
        }
    }

    pub(crate) fn with_screen<T>(&self, look: impl FnOnce(&vt100::Screen) -> T) -> T {
        look(self.shown.0.lock().unwrap().screen())
    }

    pub(crate) fn resize(&self, columns: u16, lines: u16) {
        let mut parser = self.shown.0.lock().unwrap();
        parser.screen_mut().set_size(size(lines), size(columns));
        // What is seen from now on was drawn for this size.
        parser.process(b"\x1b[2J");
        drop(parser);
        self.pty.resize(Size::new(lines, columns)).unwrap();
    }

    pub(crate) fn signal(&self, signal: Signal) {
        kill_process(self.pid(), signal).unwrap();
    }

    /// From now on the program is killed when it writes to a file.
    #[cfg(target_os = "linux")]
    pub(crate) fn kill_when_it_writes(&self) {
        use rustix::process::{Resource, Rlimit, prlimit};
        let nothing = Rlimit { current: Some(0), maximum: Some(0) };
        prlimit(Some(self.pid()), Resource::Fsize, nothing).unwrap();
    }

    /// Waits for the program's end.
    pub(crate) fn ended(&mut self) -> ExitStatus {
        wait_for("the program to end", || self.child.try_wait().unwrap())
    }

    /// Waits until the program has stopped, to be continued by a signal.
    pub(crate) fn stopped(&self) {
        let options = WaitOptions::UNTRACED | WaitOptions::NOHANG;
        wait_for("the program to stop", || {
            let status = waitpid(Some(self.pid()), options).unwrap();
            status.filter(|(_, status)| status.stopped())
        });
    }

    /// Waits until the program has dealt with all that was typed: Ctrl-Z is the last of it.
    pub(crate) fn wait_until_all_is_read(&self) {
        self.send("\x1a");
        self.stopped();
        self.signal(Signal::CONT);
    }

    fn end(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }

    fn pid(&self) -> Pid {
        Pid::from_raw(self.child.id().try_into().unwrap()).unwrap()
    }

    /// Asserts that the terminal is as it was before the program took it.
    pub(crate) fn assert_given_back(&self) {
        let is_back = |screen: &vt100::Screen| {
            !screen.alternate_screen()
                && !screen.hide_cursor()
                && !screen.bracketed_paste()
                && screen.mouse_protocol_mode() == vt100::MouseProtocolMode::None
        };
        self.wait(is_back)
            .unwrap_or_else(|screen| panic!("the screen is not given back:\n{screen}"));
        wait_for("what is typed to be seen", || self.echoes().then_some(()));
    }

    /// Whether the terminal shows what is typed, line by line, as a shell expects it.
    pub(crate) fn echoes(&self) -> bool {
        let modes = tcgetattr(&*self.pty).unwrap().local_modes;
        modes.contains(LocalModes::ECHO | LocalModes::ICANON)
    }

    /// Asserts that the board on the screen is this position; the lines are found by their numbers.
    pub(crate) fn wait_for_position(&self, position: Position) -> String {
        let columns = usize::from(self.with_screen(|screen| screen.size().1.get()));
        // The largest board lies in the middle of a larger window; beside it is a panel in all but narrow ones.
        let left = columns.saturating_sub(120) / 2;
        let field = if columns < 80 { columns } else { (columns - 43).clamp(36, 60) };
        self.wait_until(&position.to_string(), |screen| {
            Row::ALL.into_iter().all(|row| {
                let lines = screen.lines().map(|line| line.chars().skip(left).collect::<String>());
                let line = lines.into_iter().find(|line| row_number(line) == Some(row));
                line.is_some_and(|line| {
                    let field: String = line.chars().skip(4).take(field).collect();
                    Side::ALL.into_iter().all(|side| {
                        let sign = if side == Side::Black { '●' } else { '○' };
                        field.chars().filter(|c| *c == sign).count()
                            == usize::from(position.count(side, row))
                    })
                })
            })
        })
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        self.end();
    }
}

/// Waits for something that nobody tells of.
fn wait_for<T>(what: &str, mut look: impl FnMut() -> Option<T>) -> T {
    let deadline = Instant::now() + PATIENCE;
    loop {
        if let Some(found) = look() {
            return found;
        }
        assert!(Instant::now() < deadline, "waited in vain for {what}");
        thread::yield_now();
    }
}

/// The row whose pawns stand on a line of the screen.
pub(crate) fn row_number(line: &str) -> Option<Row> {
    let mut signs = line.chars().skip(1);
    let is_row = signs.next() == Some(' ');
    let digit = signs.next()?.to_digit(10)?;
    (is_row && signs.next().is_none_or(|sign| sign == ' '))
        .then(|| Row::new(digit.try_into().ok()?))?
}

/// The line on which the pawns of a row stand, counted from 0.
pub(crate) fn line_of(screen: &str, row: u8) -> u16 {
    let line = screen.lines().position(|line| row_number(line) == Row::new(row));
    line.unwrap().try_into().unwrap()
}

/// What the screen shows, without blanks at the ends of lines.
fn shown(screen: &vt100::Screen) -> String {
    let columns = screen.size().1.get();
    let lines: Vec<_> = screen.rows(0, columns).map(|line| line.trim_end().to_owned()).collect();
    lines.join("\n")
}

/// Where a sequence begins for the last time.
fn last(bytes: &[u8], sequence: &[u8]) -> Option<usize> {
    bytes.windows(sequence.len()).rposition(|window| window == sequence)
}

fn size(number: u16) -> NonZeroU16 {
    NonZeroU16::new(number).unwrap()
}

/// Where a game begins that Black begins.
pub(crate) const BLACK_BEGINS: &str = "6,1,1,1,1,1,1,0/0,1,1,1,1,1,1,6 b";

pub(crate) const ENTER: &str = "\r";
pub(crate) const ESCAPE: &str = "\x1b";
pub(crate) const UP: &str = "\x1b[A";
pub(crate) const DOWN: &str = "\x1b[B";
pub(crate) const RIGHT: &str = "\x1b[C";
pub(crate) const LEFT: &str = "\x1b[D";
pub(crate) const CTRL_C: &str = "\x03";
