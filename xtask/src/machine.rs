//! The machine that something was measured or shown on.

use std::fs;

use crate::cargo::{command, output};

/// The processor with the widest vectors that the solver can use there, its cores, and the memory.
pub(crate) fn name() -> String {
    let read = |path: &str| fs::read_to_string(path).unwrap_or_default();
    let value = |text: &str, key: &str| {
        let line = text.lines().find(|line| line.starts_with(key));
        line.and_then(|line| line.split_once(':')).map(|(_, value)| value.trim().to_owned())
    };
    let cpuinfo = read("/proc/cpuinfo");
    let processor = value(&cpuinfo, "model name").unwrap_or_default();
    let flags = value(&cpuinfo, "flags").unwrap_or_default();
    let vectors = [("avx512bw", " with AVX-512"), ("avx2", " with AVX2")];
    let vectors = vectors.into_iter().find(|(flag, _)| flags.split(' ').any(|one| one == *flag));
    let vectors = vectors.map_or("", |(_, name)| name);
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let kilobytes = value(&read("/proc/meminfo"), "MemTotal").unwrap_or_default();
    let kilobytes: f64 = kilobytes.trim_end_matches(" kB").parse().unwrap_or_default();
    let gibibytes = kilobytes / f64::from(1 << 20);
    format!("{processor}{vectors}, {}, {gibibytes:.0} GiB", cores_in_words(cores))
}

fn cores_in_words(cores: usize) -> String {
    if cores == 1 { "1 core".to_owned() } else { format!("{cores} cores") }
}

/// What a program says of itself.
pub(crate) fn said(program: &str, args: &[&str]) -> String {
    output(&mut command(program, args))
        .map_or_else(|_| "none".to_owned(), |said| said.trim().to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_core_is_one() {
        assert_eq!([1, 2].map(cores_in_words), ["1 core", "2 cores"]);
    }
}
