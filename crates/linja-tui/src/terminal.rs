//! Taking the terminal, and giving it back as it was: at the end, after a panic, after a signal.

use std::io::{self, BufWriter, Stdout, Write, stdout};
use std::panic;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, Once};
use std::time::Duration;

use ratatui::backend::CrosstermBackend;
use ratatui::crossterm::event::{
    self, DisableBracketedPaste, DisableMouseCapture, EnableBracketedPaste, EnableMouseCapture,
};
use ratatui::crossterm::terminal::{
    BeginSynchronizedUpdate, EndSynchronizedUpdate, EnterAlternateScreen, LeaveAlternateScreen,
    SetTitle, disable_raw_mode, enable_raw_mode,
};
use ratatui::crossterm::{cursor, execute, queue};
use ratatui::{Frame, Terminal};

/// The whole terminal, until it is dropped.
pub(crate) struct Taken {
    terminal: Terminal<CrosstermBackend<BufWriter<Stdout>>>,
}

/// Whether there is something to give back.
static IS_TAKEN: AtomicBool = AtomicBool::new(false);

/// Held while drawing, so that a signal does not give the terminal back in the middle of it.
static DRAWING: Mutex<()> = Mutex::new(());

impl Taken {
    pub(crate) fn take() -> io::Result<Taken> {
        static PREPARED: Once = Once::new();
        PREPARED.call_once(prepare);
        enter()?;
        // From the first question on, a window that changes its size is noticed.
        event::poll(Duration::ZERO)?;
        Ok(Taken { terminal: blank()? })
    }

    /// Draws a picture. A terminal that knows how shows it only when it is complete.
    pub(crate) fn draw(&mut self, draw: impl FnOnce(&mut Frame<'_>)) -> io::Result<()> {
        let _drawing = DRAWING.lock();
        queue!(self.terminal.backend_mut(), BeginSynchronizedUpdate)?;
        self.terminal.draw(draw)?;
        execute!(self.terminal.backend_mut(), EndSynchronizedUpdate)
    }

    /// Stops the program as Ctrl-Z does in a shell, with the terminal given back until it goes on.
    #[cfg(unix)]
    pub(crate) fn suspend(&mut self) -> io::Result<()> {
        give_back();
        signal_hook::low_level::emulate_default_handler(signal_hook::consts::SIGTSTP)?;
        enter()?;
        self.terminal = blank()?;
        Ok(())
    }

    #[cfg(not(unix))]
    pub(crate) fn suspend(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Drop for Taken {
    fn drop(&mut self) {
        give_back();
    }
}

/// A terminal with nothing on it yet. A picture is written at once, as far as can be.
fn blank() -> io::Result<Terminal<CrosstermBackend<BufWriter<Stdout>>>> {
    Terminal::new(CrosstermBackend::new(BufWriter::with_capacity(1 << 16, stdout())))
}

fn enter() -> io::Result<()> {
    IS_TAKEN.store(true, Ordering::SeqCst);
    let entered = enable_raw_mode().and_then(|()| {
        execute!(
            stdout(),
            EnterAlternateScreen,
            SetTitle("Linja"),
            EnableMouseCapture,
            EnableBracketedPaste,
            cursor::Hide
        )
    });
    if entered.is_err() {
        give_back();
    }
    entered
}

/// Gives the terminal back if it is taken. What cannot be undone is passed over: there is nobody
/// left to tell.
fn give_back() {
    if !IS_TAKEN.swap(false, Ordering::SeqCst) {
        return;
    }
    let _ = execute!(
        stdout(),
        EndSynchronizedUpdate,
        DisableBracketedPaste,
        DisableMouseCapture,
        LeaveAlternateScreen,
        cursor::Show
    );
    let _ = disable_raw_mode();
    let _ = stdout().flush();
}

/// From now on a panic or a signal gives the terminal back before the program ends.
fn prepare() {
    let report = panic::take_hook();
    panic::set_hook(Box::new(move |about| {
        give_back();
        report(about);
        // A panic on another thread would leave the game without what it waits for.
        std::process::exit(101);
    }));
    #[cfg(unix)]
    catch_signals();
}

#[cfg(unix)]
fn catch_signals() {
    use signal_hook::consts::{SIGHUP, SIGINT, SIGQUIT, SIGTERM};
    let Ok(mut signals) = signal_hook::iterator::Signals::new([SIGHUP, SIGINT, SIGQUIT, SIGTERM])
    else {
        return;
    };
    std::thread::spawn(move || {
        for signal in &mut signals {
            let _drawing = DRAWING.lock();
            give_back();
            // The program ends as it would have without us, so that a shell sees why.
            let _ = signal_hook::low_level::emulate_default_handler(signal);
        }
    });
}

#[cfg(all(test, unix))]
#[allow(clippy::unwrap_used)] // A panic is how a test fails.
mod tests {
    use std::io::Read;
    use std::num::NonZeroU16;

    use pty_process::Size;
    use pty_process::blocking::{Command, open};
    use rustix::termios::{LocalModes, tcgetattr};

    use super::*;

    /// Part of the test below, which runs it in a terminal of its own.
    #[test]
    #[ignore = "panics on purpose"]
    fn panics_on_the_screen() {
        let mut taken = Taken::take().unwrap();
        taken.draw(|_| panic!("on purpose")).unwrap();
    }

    #[test]
    fn a_panic_gives_the_terminal_back() {
        let (mut pty, pts) = open().unwrap();
        pty.resize(Size::new(24, 80)).unwrap();
        let test = "terminal::tests::panics_on_the_screen";
        let command = Command::new(std::env::current_exe().unwrap());
        let mut child = command
            .args(["--exact", test, "--ignored", "--nocapture"])
            .env("RUST_BACKTRACE", "0")
            .spawn(pts)
            .unwrap();
        let mut parser =
            vt100::Parser::new(NonZeroU16::new(24).unwrap(), NonZeroU16::new(80).unwrap(), 0);
        let mut was_taken = false;
        let mut bytes = [0; 4096];
        // Ends with an error when the program has ended.
        while let Ok(read @ 1..) = pty.read(&mut bytes) {
            for byte in &bytes[..read] {
                parser.process(&[*byte]);
                was_taken |= parser.screen().alternate_screen();
            }
        }
        assert_eq!(child.wait().unwrap().code(), Some(101));
        let screen = parser.screen();
        assert!(was_taken && !screen.alternate_screen() && !screen.hide_cursor());
        assert!(!screen.bracketed_paste());
        assert_eq!(screen.mouse_protocol_mode(), vt100::MouseProtocolMode::None);
        assert!(screen.contents().contains("on purpose"), "{}", screen.contents());
        let modes = tcgetattr(&pty).unwrap().local_modes;
        assert!(modes.contains(LocalModes::ECHO | LocalModes::ICANON));
    }
}
