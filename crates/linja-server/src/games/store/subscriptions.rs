//! The devices that want to be notified, and the key that signs what they get.

use super::{Store, read, written};
use crate::games::secrets::Hash;
use crate::push::device::Device;

/// So many devices for a seat; one more takes the place of the first.
const MOST_DEVICES: i64 = 5;

/// A device that wants to be notified about a game.
pub(crate) struct Subscription {
    pub(crate) game: String,
    /// What opened the seat when it was asked for.
    pub(crate) seat: Hash,
    pub(crate) device: Device,
    /// The mark of the last notice that it had.
    pub(crate) told: i64,
    /// How often it could not be reached since.
    pub(crate) failures: u32,
}

/// What becomes of a subscription that somebody has looked after.
pub(crate) struct Told {
    pub(crate) told: i64,
    pub(crate) failures: u32,
    /// When to look again, if nothing happens before.
    pub(crate) due: Option<u64>,
}

/// As a claim reads it: game, seat, device, told, failures.
pub(super) type SubscriptionRow = (String, String, String, i64, i64);

impl Store {
    /// The key that all servers on this database sign with: this one, if it is the first.
    pub(crate) async fn push_key(&self, new: String) -> sqlx::Result<String> {
        const ADD: &str =
            "INSERT INTO push_keys (id, key) VALUES (1, $1) ON CONFLICT (id) DO NOTHING";
        const KEY: &str = "SELECT key FROM push_keys WHERE id = 1";
        on_either!(self, |store| store.writers().with(async |connection| {
            sqlx::query(ADD).bind(&new).execute(&mut *connection).await?;
            sqlx::query_scalar(KEY).fetch_one(connection).await
        }))
    }

    /// Adds a device, or keeps what it says now.
    pub(crate) async fn subscribe(
        &self,
        Subscription { game, seat, device, told, .. }: Subscription,
        now: u64,
    ) -> sqlx::Result<()> {
        const ADD: &str = "INSERT INTO subscriptions (game, endpoint, seat, device, added, told, failures, due) \
             VALUES ($1, $2, $3, $4, $5, $6, 0, $5) ON CONFLICT (game, endpoint) DO UPDATE SET seat = excluded.seat, \
             device = excluded.device, added = excluded.added, told = excluded.told, failures = 0, due = excluded.due";
        const BOUND: &str = "DELETE FROM subscriptions WHERE game = $1 AND seat = $2 AND endpoint NOT IN \
             (SELECT endpoint FROM subscriptions WHERE game = $1 AND seat = $2 ORDER BY added DESC LIMIT $3)";
        let text = written(&device);
        on_either!(self, |store| store.writers().with(async |connection| {
            let add = sqlx::query(ADD).bind(&game).bind(&device.endpoint);
            let add = add.bind(seat.as_str()).bind(&text).bind(now as i64).bind(told);
            add.execute(&mut *connection).await?;
            let bound = sqlx::query(BOUND).bind(&game).bind(seat.as_str()).bind(MOST_DEVICES);
            bound.execute(connection).await.map(|_| ())
        }))
    }

    /// Forgets a device.
    pub(crate) async fn unsubscribe(&self, game: &str, endpoint: &str) -> sqlx::Result<()> {
        const REMOVE: &str = "DELETE FROM subscriptions WHERE game = $1 AND endpoint = $2";
        let (game, endpoint) = (game.to_owned(), endpoint.to_owned());
        on_either!(self, |store| store.writers().with(async |connection| {
            let remove = sqlx::query(REMOVE).bind(&game).bind(&endpoint);
            remove.execute(connection).await.map(|_| ())
        }))
    }

    /// Claims the subscriptions that must be looked after now. Until the claim ends no other server gets them.
    pub(crate) async fn claim_subscriptions(
        &self,
        now: u64,
        until: u64,
        most: u32,
    ) -> sqlx::Result<Vec<Subscription>> {
        let (now, until, most) = (now as i64, until as i64, i64::from(most));
        let rows = on_either!(self, |store| store.claim_subscriptions(now, until, most))?;
        let subscription = |(game, seat, device, told, failures): SubscriptionRow| {
            let (seat, device) = (Hash::kept(seat), read(&device)?);
            Ok(Subscription { game, seat, device, told, failures: failures as u32 })
        };
        rows.into_iter().map(subscription).collect()
    }

    /// Notes what a device was told, if the subscription was claimed until then. If the game has gone on meanwhile, it
    /// is looked after again at the time that was set then.
    pub(crate) async fn note_told(
        &self,
        Subscription { game, device, .. }: &Subscription,
        claim: u64,
        Told { told, failures, due }: Told,
    ) -> sqlx::Result<()> {
        const NOTE: &str = "UPDATE subscriptions SET told = CASE WHEN told < $4 THEN $4 ELSE told END, failures = $5, \
             due = CASE WHEN due = $3 THEN $6 ELSE due END WHERE game = $1 AND endpoint = $2";
        let (game, endpoint) = (game.clone(), device.endpoint.clone());
        let (claim, due) = (claim as i64, due.map(|due| due as i64));
        on_either!(self, |store| store.writers().with(async |connection| {
            let note = sqlx::query(NOTE).bind(&game).bind(&endpoint).bind(claim);
            let note = note.bind(told).bind(i64::from(failures)).bind(due);
            note.execute(connection).await.map(|_| ())
        }))
    }
}
