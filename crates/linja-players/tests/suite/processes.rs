//! Processes that tests have started: which they are, and whether they are gone. Also used by the
//! tests of the binary.

use std::fs;
use std::path::Path;
use std::thread;

use rustix::process::{Pid, test_kill_process};

/// Those that a script has written down so far, one a line.
pub(crate) fn written_down(file: &Path) -> Vec<Pid> {
    let text = fs::read_to_string(file).unwrap_or_default();
    text.lines().map(|pid| Pid::from_raw(pid.parse().unwrap()).unwrap()).collect()
}

/// Whether a process runs; one that has ended and is waited for by nobody does not.
pub(crate) fn is_alive(pid: Pid) -> bool {
    let status = fs::read_to_string(format!("/proc/{}/stat", pid.as_raw_nonzero()));
    let has_ended = status.is_ok_and(|status| status.contains(") Z "));
    !has_ended && test_kill_process(pid).is_ok()
}

/// Returns only if nothing is left of those written down, which must be so many at least.
pub(crate) fn wait_until_gone(file: &Path, at_least: usize) {
    let pids = written_down(file);
    assert!(pids.len() >= at_least, "{pids:?}");
    for pid in pids {
        while is_alive(pid) {
            thread::yield_now();
        }
    }
}
