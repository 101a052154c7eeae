//! How work is shared between threads: by rayon. WebAssembly has one thread, which does it all.

use std::io;

/// Does `work`, in which [`fold`] has so many threads; 0 takes one for each core.
#[cfg(not(target_arch = "wasm32"))]
pub(crate) fn with_threads<R: Send>(
    threads: usize,
    work: impl FnOnce() -> R + Send,
) -> io::Result<R> {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build();
    Ok(pool.map_err(io::Error::other)?.install(work))
}

#[cfg(target_arch = "wasm32")]
pub(crate) fn with_threads<R>(_: usize, work: impl FnOnce() -> R) -> io::Result<R> {
    Ok(work())
}

/// Adds the items up, in parts that threads take in any order; gives the sum of each part.
#[cfg(not(target_arch = "wasm32"))]
pub(crate) fn fold<T: Sync, S: Send>(
    items: &[T],
    zero: impl Fn() -> S + Send + Sync,
    add: impl Fn(S, &T) -> S + Send + Sync,
) -> Vec<S> {
    use rayon::prelude::*;
    items.par_iter().fold(zero, add).collect()
}

#[cfg(target_arch = "wasm32")]
pub(crate) fn fold<T, S>(items: &[T], zero: impl Fn() -> S, add: impl Fn(S, &T) -> S) -> Vec<S> {
    vec![items.iter().fold(zero(), add)]
}
