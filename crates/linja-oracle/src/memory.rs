//! How much memory there is, so that solving can say what it lacks before it starts.

use std::fs;
use std::path::Path;

/// The memory that can still be had, in bytes, as far as the system tells: what the machine has, and
/// what the limits of this process's control groups leave. Memory that only caches files counts, because
/// the system gives it up when it is needed. `None` where the system doesn't tell.
///
/// ```
/// if let Some(bytes) = linja_oracle::available_memory() {
///     assert!(bytes > 0);
/// }
/// ```
pub fn available_memory() -> Option<u64> {
    available(&|path| fs::read_to_string(path).ok())
}

/// The same from files of Linux, whose contents `read` gives by their paths.
fn available(read: &dyn Fn(&Path) -> Option<String>) -> Option<u64> {
    let machine = read(Path::new("/proc/meminfo"))
        .and_then(|info| Some(number(&info, "MemAvailable:")?.saturating_mul(1024)));
    let groups = read(Path::new("/proc/self/cgroup")).unwrap_or_default();
    let groups = groups.lines().filter_map(|line| {
        let (_, line) = line.split_once(':')?;
        let (controllers, path) = line.split_once(':')?;
        let version = match controllers {
            "" => &VERSION_2,
            _ if controllers.split(',').any(|one| one == "memory") => &VERSION_1,
            _ => return None,
        };
        // The limits of all groups around it hold as well. A container may see its own group as the
        // root, whatever the path says.
        let path = path.trim_start_matches('/');
        Path::new(path).ancestors().filter_map(|group| version.left(group, read)).min()
    });
    machine.into_iter().chain(groups).min()
}

/// The names that a version of Linux's control groups has for things.
struct Version {
    root: &'static str,
    limit: &'static str,
    used: &'static str,
    /// The line of `memory.stat` with the memory that only caches files, and has not been used again.
    cache: &'static str,
}

const VERSION_1: Version = Version {
    root: "/sys/fs/cgroup/memory",
    limit: "memory.limit_in_bytes",
    used: "memory.usage_in_bytes",
    cache: "total_inactive_file",
};

const VERSION_2: Version = Version {
    root: "/sys/fs/cgroup",
    limit: "memory.max",
    used: "memory.current",
    cache: "inactive_file",
};

impl Version {
    /// What the limit of a group leaves; `None` if it has no limit.
    fn left(&self, group: &Path, read: &dyn Fn(&Path) -> Option<String>) -> Option<u64> {
        let read = |name| read(&Path::new(self.root).join(group).join(name));
        let limit: u64 = read(self.limit)?.trim().parse().ok()?;
        let used: u64 = read(self.used)?.trim().parse().ok()?;
        let cache = read("memory.stat").and_then(|stat| number(&stat, self.cache)).unwrap_or(0);
        Some(limit.saturating_sub(used.saturating_sub(cache)))
    }
}

/// The number after a name, in a text with a name and a number on each line.
fn number(text: &str, name: &str) -> Option<u64> {
    let mut lines = text.lines().map(str::split_whitespace);
    lines.find_map(|mut words| (words.next() == Some(name)).then(|| words.next()?.parse().ok())?)
}

#[cfg(test)]
mod tests {
    use super::*;

    const GB: u64 = 1_000_000_000;

    const MEMINFO: (&str, &str) = (
        "/proc/meminfo",
        "MemTotal:       24684100 kB\nMemFree:        15404800 kB\nMemAvailable:   22782304 kB\nBuffers:           37816 kB\n",
    );

    fn available_of(files: &[(&str, &str)]) -> Option<u64> {
        available(&|path| {
            let file = files.iter().find(|(name, _)| Path::new(name) == path);
            file.map(|(_, text)| (*text).to_owned())
        })
    }

    #[test]
    fn without_limits_it_is_what_the_machine_has() {
        let unlimited = [
            MEMINFO,
            ("/proc/self/cgroup", "0::/user.slice/user-1000.slice/session-3.scope\n"),
            ("/sys/fs/cgroup/user.slice/memory.max", "max\n"),
            ("/sys/fs/cgroup/user.slice/memory.current", "5368709120\n"),
        ];
        assert_eq!(available_of(&unlimited), Some(22_782_304 * 1024));
        assert_eq!(available_of(&[MEMINFO]), Some(22_782_304 * 1024));
        assert_eq!(available_of(&[]), None);
    }

    #[test]
    fn a_container_that_has_just_written_tables_can_still_solve() {
        let container = [
            MEMINFO,
            ("/proc/self/cgroup", "0::/\n"),
            ("/sys/fs/cgroup/memory.max", "4000000000\n"),
            ("/sys/fs/cgroup/memory.current", "3900000000\n"),
            (
                "/sys/fs/cgroup/memory.stat",
                "anon 100000000\nfile 3750000000\nkernel 50000000\ninactive_anon 0\nactive_anon 100000000\ninactive_file 3700000000\nactive_file 50000000\n",
            ),
        ];
        assert_eq!(available_of(&container), Some(4 * GB - 200_000_000));
    }

    #[test]
    fn the_limit_of_a_group_around_the_own_one_holds() {
        let service = [
            MEMINFO,
            ("/proc/self/cgroup", "0::/system.slice/linja.service\n"),
            ("/sys/fs/cgroup/system.slice/linja.service/memory.max", "max\n"),
            ("/sys/fs/cgroup/system.slice/linja.service/memory.current", "150000000\n"),
            ("/sys/fs/cgroup/system.slice/memory.max", "8000000000\n"),
            ("/sys/fs/cgroup/system.slice/memory.current", "7000000000\n"),
            (
                "/sys/fs/cgroup/system.slice/memory.stat",
                "anon 6000000000\ninactive_file 500000000\n",
            ),
        ];
        assert_eq!(available_of(&service), Some(GB + 500_000_000));
    }

    #[test]
    fn a_container_whose_group_is_mounted_as_the_root_has_its_limit() {
        let container = [
            MEMINFO,
            ("/proc/self/cgroup", "0::/system.slice/docker-4f5e.scope\n"),
            ("/sys/fs/cgroup/memory.max", "2000000000\n"),
            ("/sys/fs/cgroup/memory.current", "500000000\n"),
        ];
        assert_eq!(available_of(&container), Some(GB + 500_000_000));
    }

    #[test]
    fn the_first_version_of_control_groups_counts_as_well() {
        let container = [
            MEMINFO,
            (
                "/proc/self/cgroup",
                "9:name=systemd:/\n5:cpu,cpuacct:/\n4:memory:/docker/4f5e\n3:cpuset:/\n0::/\n",
            ),
            ("/sys/fs/cgroup/memory/docker/4f5e/memory.limit_in_bytes", "4000000000\n"),
            ("/sys/fs/cgroup/memory/docker/4f5e/memory.usage_in_bytes", "3500000000\n"),
            (
                "/sys/fs/cgroup/memory/docker/4f5e/memory.stat",
                "cache 2600000000\ninactive_file 1\ntotal_cache 2600000000\ntotal_inactive_file 2500000000\n",
            ),
            ("/sys/fs/cgroup/memory/memory.limit_in_bytes", "9223372036854771712\n"),
            ("/sys/fs/cgroup/memory/memory.usage_in_bytes", "8897974272\n"),
        ];
        assert_eq!(available_of(&container), Some(3 * GB));
    }
}
