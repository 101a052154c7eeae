//! How much memory there is, so that solving can say what it lacks before it starts.

use std::fs;

/// The memory that can still be had, in bytes, as far as the system tells: what is free, and what
/// the limit of the control group leaves. `None` where nobody tells.
///
/// ```
/// if let Some(bytes) = linja_oracle::available_memory() {
///     assert!(bytes > 0);
/// }
/// ```
pub fn available_memory() -> Option<u64> {
    [free(), left_in_group()].into_iter().flatten().min()
}

/// What Linux would give without swapping.
fn free() -> Option<u64> {
    let info = fs::read_to_string("/proc/meminfo").ok()?;
    let line = info.lines().find_map(|line| line.strip_prefix("MemAvailable:"))?;
    let kilobytes: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kilobytes * 1024)
}

/// What a container's limit leaves.
fn left_in_group() -> Option<u64> {
    let read = |name: &str| -> Option<u64> {
        fs::read_to_string(format!("/sys/fs/cgroup/{name}")).ok()?.trim().parse().ok()
    };
    Some(read("memory.max")?.saturating_sub(read("memory.current")?))
}
