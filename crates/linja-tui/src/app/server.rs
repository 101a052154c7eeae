//! Games on a server: the lobby, your seats, and what the server says about both.

use linja_api::{OpenTable, Secret};
use linja_console::Tell;
use linja_words::text;

use super::App;
use crate::drawing::theme::Role;
use crate::keys::Action;
use crate::online::{Heard, News, Online};
use crate::screens::Screen;
use crate::screens::confirm::Then;
use crate::screens::file_prompt::FilePrompt;
use crate::screens::lobby::{Choice, LobbyScreen};
use crate::screens::online_game::OnlineScreen;
use crate::seats::Seat;

impl App {
    /// Plays on a server from now on; at the game that an invitation leads to, if there is one.
    pub(crate) fn go_online(&mut self, online: Online, invitation: Option<(String, Secret)>) {
        let online = self.online.insert(online);
        if let Some((game, invite)) = invitation {
            online.join(game, invite, self.settings.name.clone());
        }
        if let Some(Screen::NewGame(form)) = self.screens.first_mut() {
            form.has_server = true;
        }
        self.open_lobby();
    }

    pub(super) fn open_lobby(&mut self) {
        let rules = self.rules();
        let Some(online) = &mut self.online else { return };
        online.watch_lobby();
        let mut lobby = LobbyScreen::new(&online.address, rules, self.seats.on(&online.address));
        lobby.notice = self.seats.problem.take().map(|problem| (problem, Role::Alert));
        self.screens.push(Screen::Lobby(lobby));
    }

    pub(super) fn hear_online(&mut self, news: News) {
        match news {
            News::Lobby(news) => {
                if let Some(lobby) = self.lobby() {
                    lobby.hear(news);
                }
            }
            News::LobbyLost => self.lobby().into_iter().for_each(LobbyScreen::lose),
            News::Failed(text) => {
                if let Some(lobby) = self.lobby() {
                    lobby.notice = Some((text, Role::Alert));
                }
            }
            News::Seated(seat) => {
                let kept = self.seats.add(seat.clone());
                self.sit_down(seat);
                if let (Err(error), Some(Screen::Online(online))) = (kept, self.screens.last_mut())
                {
                    online.say(text!("tui-cannot-keep", error = error.tell()), Role::Alert);
                }
            }
            News::Game(game, heard) => {
                let is_gone = matches!(heard, Heard::Gone);
                if is_gone {
                    self.remove_seat(&game);
                }
                let online = online_in(&mut self.screens).filter(|online| online.game() == game);
                if let Some(online) = online {
                    online.hear(heard);
                    match online.archive(&self.settings.archive, self.settings.words) {
                        Ok(None) => {}
                        Ok(Some(games)) => {
                            // If it is not noted, they are only added once more.
                            let _ = self.seats.note(&game, |seat| seat.archived = games);
                            self.list_seats();
                        }
                        Err(problem) => online.say(problem, Role::Alert),
                    }
                }
            }
        }
    }

    /// Keeps a turn that was made until it is known to have arrived.
    pub(super) fn keep_turn(&mut self) {
        let Some(online) = online_in(&mut self.screens) else { return };
        let Some(pending) = online.unkept_turn() else { return };
        if let Err(error) = self.seats.note(online.game(), |seat| seat.pending = pending) {
            online.say(text!("tui-cannot-keep", error = error.tell()), Role::Alert);
        }
        self.list_seats();
    }

    /// Takes one's seat at a game, or one among those who watch; the lobby lies beneath it.
    fn sit_down(&mut self, seat: Seat) {
        let lobby = self.screens.iter().rposition(|screen| matches!(screen, Screen::Lobby(_)));
        let (Some(lobby), Some(online)) = (lobby, &self.online) else { return };
        let line = online.connect(seat.clone());
        self.screens.truncate(lobby + 1);
        self.screens.push(Screen::Online(Box::new(OnlineScreen::new(seat, line))));
        self.list_seats();
    }

    fn list_seats(&mut self) {
        let seats = self.online.as_ref().map(|online| self.seats.on(&online.address));
        if let (Some(seats), Some(lobby)) = (seats, self.lobby()) {
            lobby.set_seats(seats);
        }
    }

    pub(super) fn remove_seat(&mut self, game: &str) {
        // If it stays in the list, it is there again at the next start.
        let _ = self.seats.remove(game);
        self.list_seats();
    }

    fn lobby(&mut self) -> Option<&mut LobbyScreen> {
        self.screens.iter_mut().find_map(|screen| match screen {
            Screen::Lobby(lobby) => Some(lobby),
            _ => None,
        })
    }

    /// What is wished in the lobby.
    pub(super) fn act_in_lobby(&mut self, action: Action) {
        let name = self.settings.name.clone();
        let (Some(Screen::Lobby(lobby)), Some(online)) = (self.screens.last_mut(), &self.online)
        else {
            return;
        };
        match (action, lobby.chosen()) {
            (Action::OpenTable, _) => online.open(lobby.new_game(name, true)),
            (Action::Invite, _) => online.open(lobby.new_game(name, false)),
            (Action::Link, _) => self.screens.push(Screen::FilePrompt(FilePrompt::link())),
            (Action::Confirm, Some(Choice::Seat(seat))) => self.sit_down(seat),
            (Action::Confirm, Some(Choice::Table(table))) => {
                // The name of a game is always fit for one.
                if let Ok(invite) = Secret::of_open_game(&table.id) {
                    online.join(table.id, invite, name);
                }
            }
            (Action::Confirm, Some(Choice::Watch(table))) => {
                if let Ok(secret) = Secret::of_open_game(&table.id) {
                    let server = online.address.to_string();
                    let OpenTable { id: game, rules, .. } = table;
                    self.sit_down(Seat::new(server, game, secret, rules));
                }
            }
            (Action::Delete, Some(Choice::Seat(seat))) => {
                self.screens.push(Screen::Confirm(Then::RemoveSeat(seat.game)));
            }
            _ => lobby.act(action),
        }
    }
}

/// The online game on the screen or beneath it; there is one at most.
fn online_in(screens: &mut [Screen]) -> Option<&mut OnlineScreen> {
    screens.iter_mut().find_map(|screen| match screen {
        Screen::Online(online) => Some(&mut **online),
        _ => None,
    })
}
