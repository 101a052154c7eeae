//! How much one address may ask for.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use governor::{DefaultDirectRateLimiter, DefaultKeyedRateLimiter, Quota, RateLimiter};
use linja_api::ProblemCode;
use tokio::sync::watch;

/// How much one address may ask for; 0 is without limit.
#[derive(Debug, Clone, Copy)]
pub struct Limits {
    /// Requests a second; ten times as many at once after a rest.
    pub requests: u32,
    /// Games opened an hour.
    pub games: u32,
    /// Sockets at a time.
    pub sockets: u32,
    /// Messages a second on one socket; four times as many at once after a rest.
    pub messages: u32,
}

impl Limits {
    /// Everyone may ask for anything.
    pub const NONE: Limits = Limits { requests: 0, games: 0, sockets: 0, messages: 0 };
}

impl Default for Limits {
    fn default() -> Limits {
        Limits { requests: 20, games: 60, sockets: 50, messages: 10 }
    }
}

/// Who asks for how much.
pub(crate) struct Guard {
    limits: Limits,
    requests: Option<DefaultKeyedRateLimiter<IpAddr>>,
    games: Option<DefaultKeyedRateLimiter<IpAddr>>,
    sockets: Arc<Sockets>,
}

/// How many sockets are open: for each address, and all together.
#[derive(Default)]
struct Sockets {
    of: Mutex<HashMap<IpAddr, u32>>,
    all: watch::Sender<u32>,
}

impl Guard {
    pub(crate) fn new(limits: Limits) -> Guard {
        let burst = |number: u32, times: u32| NonZeroU32::new(number.saturating_mul(times));
        let requests = NonZeroU32::new(limits.requests).map(Quota::per_second);
        let requests =
            requests.zip(burst(limits.requests, 10)).map(|(quota, most)| quota.allow_burst(most));
        let games = NonZeroU32::new(limits.games).map(Quota::per_hour);
        Guard {
            limits,
            requests: requests.map(RateLimiter::keyed),
            games: games.map(RateLimiter::keyed),
            sockets: Arc::default(),
        }
    }

    /// May this address ask for something?
    pub(crate) fn request(&self, address: IpAddr) -> Result<(), ProblemCode> {
        check(self.requests.as_ref(), address, ProblemCode::TooManyRequests)
    }

    /// May this address open a game?
    pub(crate) fn game(&self, address: IpAddr) -> Result<(), ProblemCode> {
        check(self.games.as_ref(), address, ProblemCode::TooManyGames)
    }

    /// May this address open a socket? It counts as open until the answer is dropped.
    pub(crate) fn socket(&self, address: IpAddr) -> Result<OpenSocket, ProblemCode> {
        let address = household(address);
        let mut open = self.sockets.lock();
        let count = open.entry(address).or_default();
        if self.limits.sockets > 0 && *count >= self.limits.sockets {
            return Err(ProblemCode::TooManySockets);
        }
        *count += 1;
        self.sockets.count(|all| *all += 1);
        Ok(OpenSocket { address, sockets: self.sockets.clone() })
    }

    /// What one socket may say.
    pub(crate) fn messages(&self) -> Option<DefaultDirectRateLimiter> {
        let number = NonZeroU32::new(self.limits.messages)?;
        let most = NonZeroU32::new(self.limits.messages.saturating_mul(4))?;
        Some(RateLimiter::direct(Quota::per_second(number).allow_burst(most)))
    }

    /// Waits until no socket is open.
    pub(crate) async fn all_closed(&self) {
        // There is a sender as long as there is this guard.
        _ = self.sockets.all.subscribe().wait_for(|&all| all == 0).await;
    }

    /// Forgets addresses that have not asked for a while.
    pub(crate) fn tidy(&self) {
        for limiter in [&self.requests, &self.games].into_iter().flatten() {
            limiter.retain_recent();
        }
    }
}

impl Sockets {
    fn lock(&self) -> MutexGuard<'_, HashMap<IpAddr, u32>> {
        self.of.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn count(&self, change: impl FnOnce(&mut u32)) {
        self.all.send_modify(change);
        metrics::gauge!("linja_sockets").set(*self.all.borrow());
    }
}

/// A socket that counts as open.
pub(crate) struct OpenSocket {
    address: IpAddr,
    sockets: Arc<Sockets>,
}

impl Drop for OpenSocket {
    fn drop(&mut self) {
        self.sockets.count(|all| *all -= 1);
        let mut open = self.sockets.lock();
        if let Some(count) = open.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                open.remove(&self.address);
            }
        }
    }
}

fn check(
    limiter: Option<&DefaultKeyedRateLimiter<IpAddr>>,
    address: IpAddr,
    problem: ProblemCode,
) -> Result<(), ProblemCode> {
    match limiter {
        Some(limiter) if limiter.check_key(&household(address)).is_err() => Err(problem),
        _ => Ok(()),
    }
}

/// One household has many IPv6 addresses; they count as one.
fn household(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0).into()
        }
        address => address,
    }
}
