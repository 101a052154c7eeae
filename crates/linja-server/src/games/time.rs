//! The time, and the times in which no server was there to play on.

use std::time::{SystemTime, UNIX_EPOCH};

/// Milliseconds since 1970.
pub(crate) fn now() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |since| since.as_millis() as u64)
}

/// The times in which no server was running. They cost no player any time.
#[derive(Debug, Clone, Default)]
pub(crate) struct Outages(Vec<(u64, u64)>);

impl Outages {
    /// The outages, the earliest first.
    pub(crate) fn new(times: Vec<(u64, u64)>) -> Outages {
        Outages(times)
    }

    /// The milliseconds from one moment to another, without the outages between them.
    pub(crate) fn running_time(&self, from: u64, to: u64) -> u64 {
        to.saturating_sub(from).saturating_sub(self.time_lost(from, to))
    }

    /// How many of the milliseconds from one moment to another were outages.
    pub(crate) fn time_lost(&self, from: u64, to: u64) -> u64 {
        let lost = |&(began, ended): &(u64, u64)| ended.min(to).saturating_sub(began.max(from));
        self.0.iter().map(lost).sum()
    }

    /// When a clock that runs since `from` will have run for so many milliseconds.
    pub(crate) fn end_of(&self, from: u64, time: u64) -> u64 {
        let mut end = from + time;
        for &(began, ended) in &self.0 {
            if began < end && ended > from {
                end += ended - began.max(from);
            }
        }
        end
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn outages_cost_no_time() {
        let outages = Outages::new(vec![(100, 200), (300, 350)]);
        assert_eq!(outages.running_time(0, 1000), 850);
        assert_eq!(outages.running_time(150, 320), 100);
        assert_eq!(outages.running_time(400, 500), 100);
        assert_eq!(outages.end_of(0, 50), 50);
        assert_eq!(outages.end_of(0, 150), 250);
        assert_eq!(outages.end_of(0, 220), 370);
        assert_eq!(outages.end_of(150, 10), 210);
    }
}
