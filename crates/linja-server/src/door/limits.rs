//! How much one address may ask for.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use linja_api::ProblemCode;
use tokio::time::Instant;

use crate::lock;

/// How much one address may ask for; 0 is without limit.
#[derive(Debug, Clone, Copy)]
pub struct AddressLimits {
    /// Requests per second; ten times as many at once after a rest.
    pub requests: u32,
    /// Games opened per hour.
    pub games: u32,
    /// Connections at a time, including sockets.
    pub connections: u32,
    /// Sockets at a time.
    pub sockets: u32,
    /// Messages per second on one socket; four times as many at once after a rest.
    pub messages: u32,
}

impl AddressLimits {
    /// No limits.
    pub const NONE: AddressLimits =
        AddressLimits { requests: 0, games: 0, connections: 0, sockets: 0, messages: 0 };
}

impl Default for AddressLimits {
    fn default() -> AddressLimits {
        AddressLimits { requests: 20, games: 60, connections: 100, sockets: 50, messages: 10 }
    }
}

/// So many questions of one address are worked on or wait at a time: what others ask meanwhile waits
/// for no more than these.
const MOST_QUESTIONS: u32 = 8;

/// So much time of a core costs as much as a request.
const THOUGHT: Duration = Duration::from_millis(10);

/// Who asks for how much.
pub(crate) struct Guard {
    limits: AddressLimits,
    requests: Option<Arc<Buckets>>,
    games: Option<Buckets>,
    sockets: Arc<Counts>,
    questions: Arc<Counts>,
}

impl Guard {
    pub(crate) fn new(limits: AddressLimits) -> Guard {
        let AddressLimits { requests, games, .. } = limits;
        Guard {
            limits,
            requests: Quota::new(requests, 1.0, 10.0).map(Buckets::new).map(Arc::new),
            games: Quota::new(games, 3600.0, 1.0).map(Buckets::new),
            sockets: Counts::new("linja_sockets"),
            questions: Counts::new("linja_questions"),
        }
    }

    /// May this address ask for something?
    pub(crate) fn request(&self, address: IpAddr) -> Result<(), ProblemCode> {
        check(self.requests.as_deref(), address, ProblemCode::TooManyRequests)
    }

    /// What was asked for costs as much as so many more requests. Whoever cannot afford that has to
    /// wait the longer before the next one.
    pub(crate) fn charge(&self, address: IpAddr, requests: f64) {
        if let Some(buckets) = &self.requests {
            buckets.charge(address, requests);
        }
    }

    /// May this address open a game?
    pub(crate) fn game(&self, address: IpAddr) -> Result<(), ProblemCode> {
        check(self.games.as_ref(), address, ProblemCode::TooManyGames)
    }

    /// May this address open a socket? It counts as open until the answer is dropped.
    pub(crate) fn socket(&self, address: IpAddr) -> Result<Counted, ProblemCode> {
        self.sockets.add(address, self.limits.sockets).ok_or(ProblemCode::TooManySockets)
    }

    /// May this address ask the oracle or a search? It counts until the answer is dropped.
    pub(crate) fn question(&self, address: IpAddr) -> Result<Question, ProblemCode> {
        let most = if self.limits.requests > 0 { MOST_QUESTIONS } else { 0 };
        let counted = self.questions.add(address, most).ok_or(ProblemCode::TooManyRequests)?;
        Ok(Question { counted, requests: self.requests.clone() })
    }

    /// What one socket may say.
    pub(crate) fn messages(&self) -> Option<Bucket> {
        Quota::new(self.limits.messages, 1.0, 4.0).map(Bucket::new)
    }

    /// Forgets addresses that have not asked for a while.
    pub(crate) fn tidy(&self) {
        let all = [self.requests.as_deref(), self.games.as_ref()];
        all.into_iter().flatten().for_each(Buckets::tidy);
    }
}

/// A question of somebody, who pays for the work that it takes.
pub(crate) struct Question {
    counted: Counted,
    requests: Option<Arc<Buckets>>,
}

impl Question {
    /// Does the work.
    pub(crate) fn answer<T>(self, work: impl FnOnce() -> T) -> T {
        let start = std::time::Instant::now();
        let done = work();
        if let Some(buckets) = &self.requests {
            let cost = start.elapsed().as_secs_f64() / THOUGHT.as_secs_f64();
            buckets.charge(self.counted.address, cost);
        }
        done
    }
}

/// How fast a bucket fills, and how much it holds.
#[derive(Debug, Clone, Copy)]
struct Quota {
    per_second: f64,
    most: f64,
}

impl Quota {
    /// So many in so many seconds, and so many times as many at once.
    fn new(number: u32, seconds: f64, burst: f64) -> Option<Quota> {
        let number = f64::from(number);
        (number > 0.0).then_some(Quota { per_second: number / seconds, most: number * burst })
    }
}

/// What somebody may still have.
pub(crate) struct Bucket {
    quota: Quota,
    level: f64,
    at: Instant,
}

impl Bucket {
    fn new(quota: Quota) -> Bucket {
        Bucket { quota, level: quota.most, at: Instant::now() }
    }

    fn fill(&mut self) {
        let now = Instant::now();
        let more = now.duration_since(self.at).as_secs_f64() * self.quota.per_second;
        self.level = (self.level + more).min(self.quota.most);
        self.at = now;
    }

    /// Takes one if there is one.
    pub(crate) fn take(&mut self) -> bool {
        self.fill();
        let is_there = self.level >= 1.0;
        if is_there {
            self.level -= 1.0;
        }
        is_there
    }

    /// Takes so many whether they are there or not. Nobody goes further into debt than what fills
    /// the bucket once: others may share the address.
    fn charge(&mut self, number: f64) {
        self.fill();
        self.level = (self.level - number).max(-self.quota.most);
    }
}

/// A bucket for each address.
struct Buckets {
    quota: Quota,
    of: Mutex<HashMap<IpAddr, Bucket>>,
}

impl Buckets {
    fn new(quota: Quota) -> Buckets {
        Buckets { quota, of: Mutex::default() }
    }

    fn take(&self, address: IpAddr) -> bool {
        self.change(address, Bucket::take)
    }

    fn charge(&self, address: IpAddr, number: f64) {
        self.change(address, |bucket| bucket.charge(number));
    }

    fn change<T>(&self, address: IpAddr, change: impl FnOnce(&mut Bucket) -> T) -> T {
        let mut of = lock(&self.of);
        change(of.entry(household(address)).or_insert_with(|| Bucket::new(self.quota)))
    }

    /// A full bucket is as good as a new one.
    fn tidy(&self) {
        lock(&self.of).retain(|_, bucket| {
            bucket.fill();
            bucket.level < bucket.quota.most
        });
    }
}

/// How many there are of something at a time, for each address.
struct Counts {
    of: Mutex<HashMap<IpAddr, u32>>,
    /// The figure that shows how many there are in all.
    name: &'static str,
}

/// One that counts until it is dropped.
pub(crate) struct Counted {
    pub(crate) address: IpAddr,
    counts: Arc<Counts>,
}

impl Counts {
    fn new(name: &'static str) -> Arc<Counts> {
        metrics::gauge!(name).set(0);
        Arc::new(Counts { of: Mutex::default(), name })
    }

    /// One more, unless the address has so many already; 0 is without limit.
    fn add(self: &Arc<Counts>, address: IpAddr, most: u32) -> Option<Counted> {
        let address = household(address);
        let mut of = lock(&self.of);
        let count = of.entry(address).or_default();
        if most > 0 && *count >= most {
            return None;
        }
        *count += 1;
        metrics::gauge!(self.name).increment(1);
        Some(Counted { address, counts: self.clone() })
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        let mut of = lock(&self.counts.of);
        if let Some(count) = of.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                of.remove(&self.address);
            }
        }
        metrics::gauge!(self.counts.name).decrement(1);
    }
}

fn check(
    buckets: Option<&Buckets>,
    address: IpAddr,
    problem: ProblemCode,
) -> Result<(), ProblemCode> {
    match buckets {
        Some(buckets) if !buckets.take(address) => Err(problem),
        _ => Ok(()),
    }
}

/// One household has many IPv6 addresses; they count as one.
pub(crate) fn household(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0).into()
        }
        address => address,
    }
}
