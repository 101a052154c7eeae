//! Work that may take long: other Python threads go on, and Ctrl-C stops it.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{RecvTimeoutError, sync_channel};
use std::thread;
use std::time::Duration;

use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;

/// How often it is looked whether Ctrl-C was pressed: Python only tells its main thread, when that asks.
const LOOK: Duration = Duration::from_millis(20);

/// Does the work on a thread of its own. It is told by the flag to stop when Python wants to go on with something
/// else, such as `KeyboardInterrupt`; then what it found is forgotten.
pub(crate) fn long_work<T: Send>(
    py: Python<'_>,
    work: impl FnOnce(&AtomicBool) -> T + Send,
) -> PyResult<T> {
    let stop = &AtomicBool::new(false);
    thread::scope(|scope| {
        let (sender, mut receiver) = sync_channel(1);
        let worker = scope.spawn(move || sender.send(work(stop)).is_ok());
        loop {
            let found = py.detach(|| {
                // A receiver belongs to one thread at a time, and here it is this one's.
                let receiver = &mut receiver;
                receiver.recv_timeout(LOOK)
            });
            let outcome = match found {
                Ok(found) => Ok(found),
                Err(RecvTimeoutError::Timeout) => match py.check_signals() {
                    Ok(()) => continue,
                    Err(interrupted) => Err(interrupted),
                },
                // The panic itself has said what it was on standard error.
                Err(RecvTimeoutError::Disconnected) => {
                    Err(PyRuntimeError::new_err("a panic in linja: please report it"))
                }
            };
            stop.store(true, Ordering::Relaxed);
            // One that has panicked must not make this thread panic as well.
            _ = py.detach(|| worker.join());
            return outcome;
        }
    })
}
