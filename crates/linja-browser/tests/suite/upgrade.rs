//! The server gets a new version while tabs are open. The page comes from a folder of its own here, whose
//! files are given other names; everything else comes from the real server.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::path::Path;
use std::sync::{Arc, Mutex};

use anyhow::{Context, Result, ensure};
use linja_browser::{Screen, Site, Visit, browse, http};
use tokio::io::{AsyncWriteExt, copy_bidirectional};
use tokio::net::{TcpListener, TcpStream};

use crate::online::{make_turn, open, until_turns};

type Files = BTreeMap<String, Vec<u8>>;

/// The page as it was built.
fn built() -> Result<Files> {
    fn add(files: &mut Files, folder: &Path, name: &str) -> Result<()> {
        for entry in std::fs::read_dir(folder)? {
            let entry = entry?;
            let name = format!("{name}/{}", entry.file_name().to_string_lossy());
            match entry.file_type()?.is_dir() {
                true => add(files, &entry.path(), &name)?,
                false => _ = files.insert(name, std::fs::read(entry.path())?),
            }
        }
        Ok(())
    }
    let mut files = Files::new();
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    add(&mut files, &root.join(option_env!("LINJA_PAGE").context("LINJA_PAGE")?), "")?;
    files.retain(|name, _| !name.ends_with(".br"));
    Ok(files)
}

/// The same page under other names, as after any change of it: each hash is written backwards.
fn renamed(files: &Files) -> Files {
    let hashes: Vec<&str> = files.keys().filter_map(|name| hash(name)).collect();
    let worker = String::from_utf8_lossy(&files["/service-worker.js"]);
    let version = worker.split("linja-").nth(1).map(|rest| rest[..16].to_owned());
    let rename = |text: &str| {
        let all = hashes.iter().copied().chain(version.as_deref());
        all.fold(text.to_owned(), |text, hash| {
            text.replace(hash, &hash.chars().rev().collect::<String>())
        })
    };
    let file = |(name, bytes): (&String, &Vec<u8>)| {
        let bytes = match std::str::from_utf8(bytes) {
            Ok(text) => rename(text).into_bytes(),
            Err(_) => bytes.clone(),
        };
        (rename(name), bytes)
    };
    files.iter().map(file).collect()
}

/// The hash in a file's name.
fn hash(name: &str) -> Option<&str> {
    let stem = name.strip_prefix("/assets/")?.split('.').next()?;
    stem.rsplit('-').next()
}

/// A page before a server.
struct Front {
    address: SocketAddr,
    files: Arc<Mutex<Files>>,
}

impl Front {
    async fn start(site: &Site) -> Result<Front> {
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        let front =
            Front { address: listener.local_addr()?, files: Arc::new(Mutex::new(built()?)) };
        let (files, server) = (front.files.clone(), site.address());
        tokio::spawn(async move {
            while let Ok((client, _)) = listener.accept().await {
                let files = files.clone();
                // A browser may go away at any time.
                tokio::spawn(async move { answer(client, &files, server).await.ok() });
            }
        });
        Ok(front)
    }

    fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    /// The server has a new version from now on.
    fn upgrade(&self) {
        let mut files = self.files.lock().unwrap();
        *files = renamed(&files);
    }
}

/// Answers one request, and closes the connection.
async fn answer(mut client: TcpStream, files: &Mutex<Files>, server: SocketAddr) -> Result<()> {
    let head = http::read_head(&mut client).await?;
    let path = head.split([' ', '?']).nth(1).unwrap_or("/");
    if path.starts_with("/api/") {
        let mut server = TcpStream::connect(server).await?;
        let once = match head.contains("pgrade: websocket") {
            true => head.clone(),
            false => head.replacen("keep-alive", "close", 1),
        };
        server.write_all(once.as_bytes()).await?;
        copy_bidirectional(&mut client, &mut server).await?;
        return Ok(());
    }
    let name = if path.contains('.') { path } else { "/index.html" };
    let file = files.lock().unwrap().get(name).cloned();
    let status = if file.is_some() { "200 OK" } else { "404 Not Found" };
    http::answer(&mut client, status, name, &file.unwrap_or_default(), "").await
}

const NO_SERVICE_WORKER: &str = "delete Navigator.prototype.serviceWorker;";

pub(crate) async fn play_with_computer(visit: &Visit) -> Result<()> {
    visit.touch_row(7).await?;
    visit.wait_for(".row.landing").await?;
    visit.touch_row(8).await?;
    visit.click(".bar button.primary").await
}

browse!(a_tab_that_was_open_during_an_upgrade_goes_on, site, chromium, {
    let front = Front::start(&site).await?;
    let old = chromium.visit(&front.url("/"), Screen::DESKTOP, "en").await?;
    old.until_kept().await?;
    front.upgrade();
    let new = chromium.beside(&old, Screen::DESKTOP, "en").await?;
    new.open(&front.url("/learn")).await?;
    // The new version has taken over, also in the old tab.
    let version = "(await (await fetch('/service-worker.js')).text()).match(/'(linja-.*?)'/)[1]";
    let is_there = format!("(async () => (await caches.keys()).at(-1) === {version})()");
    while !new.ask::<bool>(&is_there).await? {}
    old.until("navigator.serviceWorker.controller?.state === 'activated'").await?;
    // A language and a worker that were never loaded before.
    old.write("header select", "fr").await?;
    old.until("document.querySelector('nav').innerText.includes('Apprendre')").await?;
    play_with_computer(&old).await?;
    until_turns(&old, 2).await?;
    ensure!(!old.ask::<bool>("!!document.querySelector('body > .question')").await?);
    // The other program comes from the new version, and so does the page after it.
    old.click("nav a[href='/understand']").await?;
    old.wait_for(".ways").await?;
    old.click("nav a[href='/play']").await?;
    until_turns(&old, 2).await?;
    // A second upgrade forgets the oldest version, and keeps the one before.
    front.upgrade();
    new.open(&front.url("/rules/zen")).await?;
    ensure!(new.ask::<usize>("caches.keys().then(names => names.length)").await? == 2);
    Ok(())
});

browse!(a_tab_whose_files_are_gone_offers_to_reload, site, chromium, {
    let front = Front::start(&site).await?;
    let visit = chromium.blank(Screen::PHONE, "en").await?;
    visit.before_each_page(NO_SERVICE_WORKER).await?;
    visit.open(&front.url("/")).await?;
    front.upgrade();
    visit.write("header select", "de").await?;
    visit.until_text("Part of the page couldn’t be loaded. There may be a new version.").await?;
    ensure!(visit.ask::<String>("document.querySelector('header select').value").await? == "en");
    visit.press_button("Reload").await?;
    visit.until("!document.querySelector('body > .question')").await?;
    visit.write("header select", "de").await?;
    visit.until("document.documentElement.lang === 'de'").await?;
    // The computer is loaded when it is needed; the game goes on after a reload.
    front.upgrade();
    play_with_computer(&visit).await?;
    visit.until_text("Ein Teil der Seite ließ sich nicht laden.").await?;
    until_turns(&visit, 1).await?;
    visit.press_button("Neu laden").await?;
    until_turns(&visit, 2).await
});

browse!(a_computer_whose_program_is_missing_answers_when_it_is_there, site, chromium, {
    let front = Front::start(&site).await?;
    for (start, end) in [("/assets/thinker-", ".wasm"), ("/assets/network-", ".bin")] {
        let visit = chromium.blank(Screen::PHONE, "en").await?;
        visit.before_each_page(NO_SERVICE_WORKER).await?;
        visit.open(&front.url("/")).await?;
        let is_missing = |name: &str| name.starts_with(start) && name.ends_with(end);
        front.files.lock().unwrap().retain(|name, _| !is_missing(name));
        play_with_computer(&visit).await?;
        visit.until_text("Part of the page couldn’t be loaded.").await?;
        *front.files.lock().unwrap() = built()?;
        until_turns(&visit, 2).await?;
        visit.until("!document.querySelector('body > .question')").await?;
    }
    Ok(())
});

browse!(an_online_game_goes_on_through_an_upgrade, site, chromium, {
    let front = Front::start(&site).await?;
    let ada = chromium.visit(&front.url("/"), Screen::DESKTOP, "en").await?;
    let (invite, _) = open(&ada, "No clock").await?;
    let ben = chromium.visit(&invite, Screen::DESKTOP, "en").await?;
    ben.click("button.large").await?;
    make_turn(&ada, 2, 3).await?;
    until_turns(&ben, 1).await?;
    site.stop().await?;
    front.upgrade();
    ada.until_text("No connection right now").await?;
    site.start_again().await?;
    make_turn(&ben, 7, 6).await?;
    until_turns(&ada, 2).await
});

browse!(a_page_that_cannot_be_loaded_says_so, site, chromium, {
    let front = Front::start(&site).await?;
    for gone in ["/assets/linja-", "/assets/understand-", "/assets/words-en"] {
        front.files.lock().unwrap().retain(|name, _| {
            let is_program = name.ends_with(".wasm") || name.ends_with(".ftl");
            !(name.starts_with(gone) && is_program)
        });
        let path = if gone.contains("understand") { "/review" } else { "/" };
        let visit = chromium.blank(Screen::PHONE, "en").await?;
        visit.before_each_page(NO_SERVICE_WORKER).await?;
        visit.go(&front.url(path)).await?;
        visit.until_text("Linja could not be loaded.").await?;
        *front.files.lock().unwrap() = built()?;
        visit.press_button("Try again").await?;
        visit.wait_for("header nav a").await?;
    }
    Ok(())
});
