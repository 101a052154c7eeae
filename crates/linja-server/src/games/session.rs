//! Somebody at a game: by requests or on the socket, they see and do the same.

use std::net::IpAddr;
use std::sync::Arc;

use linja_api::{Action, GameView, ProblemCode, Secret};

use crate::app::App;
use crate::error::Error;
use crate::games::hub::{Hub, Snapshot, Visit, in_time};
use crate::games::online_game::Role;
use crate::games::secrets::Hash;

/// So many entries of a log that have to be read or sent cost about as much as a request.
const ENTRIES: usize = 100;

/// Somebody at a game.
pub(crate) struct Session<'a> {
    pub(crate) app: &'a App,
    /// Who pays.
    pub(crate) address: IpAddr,
    pub(crate) hub: Arc<Hub>,
    pub(crate) role: Role,
    /// What has opened it, which may open it no longer.
    pub(crate) key: Hash,
}

impl Session<'_> {
    /// The owner of a secret comes to a game. A log is read only for those who may see it, and they pay
    /// if it is long.
    pub(crate) async fn open<'a>(
        app: &'a App,
        address: IpAddr,
        id: &str,
        secret: &Secret,
    ) -> Result<Session<'a>, Error> {
        in_time(async {
            let is_open = app.hubs.get(id).is_some();
            if !is_open && !is_known(app, id, secret).await? {
                return Err(ProblemCode::NoSuchGame.into());
            }
            let hub = app.hubs.hub(id).await?;
            let role = hub.role(secret)?;
            let session = Session { app, address, hub, role, key: Hash::of(secret) };
            if !is_open {
                session.charge(session.hub.game().course.next_number() as usize);
            }
            Ok(session)
        })
        .await
    }

    /// The game as they see it now, with the entries after the one they know. They pay for them.
    pub(crate) fn view(&self, after: u32) -> GameView {
        self.view_of(&self.hub.snapshot(), after)
    }

    /// The same at one moment.
    pub(crate) fn view_of(&self, snapshot: &Snapshot, after: u32) -> GameView {
        let view = self.app.hubs.view(snapshot, self.role, after);
        self.charge(view.entries.len());
        view
    }

    /// Does what they want. If they did not know what has happened since the entry `known`, they are told.
    pub(crate) async fn act(&self, action: Action, known: u32, arrived: u64) -> Result<(), Error> {
        let key = self.key.clone();
        let act = self.app.hubs.change(&self.hub, arrived, move |game, moment| {
            let role = game.role_of(&key).ok_or(ProblemCode::NoSuchGame)?;
            game.act(role, action, moment)
        });
        act.await.map_err(|error| match error.code {
            ProblemCode::WrongNumber => error.with_game(self.view(known)),
            _ => error,
        })
    }

    /// They are there for others, until this is dropped.
    pub(crate) fn visit(&self) -> Visit<'_> {
        self.app.hubs.visit(&self.hub, self.role)
    }

    fn charge(&self, entries: usize) {
        self.app.guard.charge(self.address, (entries / ENTRIES) as f64);
    }
}

/// Whether the secret is one of the game's.
async fn is_known(app: &App, id: &str, secret: &Secret) -> Result<bool, Error> {
    // Otherwise it is not the name of a game, and PostgreSQL would not even take some of these texts.
    if !id.bytes().all(|byte| byte.is_ascii_hexdigit()) {
        return Ok(false);
    }
    let hash = Hash::of(secret);
    let kept = app.store.secrets(id).await?;
    Ok(kept.iter().fold(false, |is_known, kept| is_known | kept.is(&hash)))
}
