//! A device that tells when it is one's turn, against the real server. A push service that can be reached from here has only the
//! server's half: the browser's own subscription is replaced by one that leads to this test.

use anyhow::{Context, Result};
use linja_browser::{Visit, browse};
use serde_json::json;
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpListener;
use tokio::time::{Duration, timeout};

use crate::online::{make_turn, two_players, until_turns};

/// The switch in the menu of a game.
const SWITCH: &str = ".menu .tick input";

/// Lets the browser subscribe at an address of the test's own, with the keys of the example in RFC 8291.
async fn replace_subscription(visit: &Visit, endpoint: &str) -> Result<()> {
    let script = r#"
        const keys = {
            p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
            auth: 'BTBZMqHH6r4Tts7J_aSIgg',
        };
        let now = null;
        const unsubscribe = async () => { now = null; };
        PushManager.prototype.getSubscription = async () => now;
        PushManager.prototype.subscribe = async ({ userVisibleOnly, applicationServerKey }) => {
            if (!userVisibleOnly || applicationServerKey.length !== 87) throw new Error('wrong options');
            now = { endpoint: ENDPOINT, keys, unsubscribe };
            return now;
        };
    "#;
    visit.run(&script.replace("ENDPOINT", &format!("'{endpoint}'"))).await
}

/// Puts the page behind another one, or back before it.
async fn set_hidden(visit: &Visit, is_hidden: bool) -> Result<()> {
    let state = if is_hidden { "hidden" } else { "visible" };
    let script = format!(
        "Object.defineProperty(document, 'visibilityState', {{ configurable: true, get: () => '{state}' }}); \
         document.dispatchEvent(new Event('visibilitychange', {{ bubbles: true }}))"
    );
    visit.run(&script).await
}

/// Takes one notification, and gives its headers.
async fn take_one(service: &TcpListener) -> Result<Vec<String>> {
    let (stream, _) = service.accept().await?;
    let mut lines = BufReader::new(stream).lines();
    let mut headers = Vec::new();
    while let Some(line) = lines.next_line().await?.filter(|line| !line.is_empty()) {
        headers.push(line);
    }
    lines.get_mut().write_all(b"HTTP/1.1 201 Created\r\ncontent-length: 0\r\n\r\n").await?;
    Ok(headers)
}

async fn taken(service: &TcpListener) -> Result<Vec<String>> {
    timeout(Duration::from_secs(30), take_one(service)).await.context("no notification comes")?
}

/// Waits until the device shows these notifications.
async fn shown(visit: &Visit, texts: &[&str]) -> Result<()> {
    let script = "navigator.serviceWorker.ready.then(worker => worker.getNotifications()) \
                  .then(all => all.map(one => one.body).sort())";
    let mut all: Vec<String> = Vec::new();
    for _ in 0..100 {
        all = visit.ask(script).await?;
        if all == texts {
            return Ok(());
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    anyhow::bail!("not {texts:?}, but {all:?}")
}

browse!(a_device_tells_when_it_is_ones_turn_if_one_wants_it, site, chromium, {
    let (ada, ben, _) = two_players(&mut chromium, &site, "No clock").await?;
    let service = TcpListener::bind("127.0.0.1:0").await?;
    replace_subscription(&ben, &format!("http://{}/ben", service.local_addr()?)).await?;
    // A browser that is not asked, or says no, is not argued with.
    ben.click(".more-button").await?;
    ben.allow_notifications(false).await?;
    ben.click(SWITCH).await?;
    ben.until_text("doesn’t allow notifications").await?;
    ben.until(&format!("!document.querySelector('{SWITCH}').checked")).await?;
    ben.allow_notifications(true).await?;
    ben.click(SWITCH).await?;
    ben.until(&format!("document.querySelector('{SWITCH}').checked && 'push' in localStorage"))
        .await?;
    ben.click(".menu .close").await?;
    // Behind another page nobody is at the table.
    set_hidden(&ben, true).await?;
    ada.until_text("is away").await?;
    make_turn(&ada, 2, 3).await?;
    let headers = taken(&service).await?;
    assert!(headers.iter().any(|line| line.to_lowercase().starts_with("topic: ")), "{headers:?}");
    // The page goes on all the same.
    until_turns(&ben, 1).await?;
    set_hidden(&ben, false).await?;
    ada.until_text("is here").await?;
    // Whoever switches it off hears nothing any more.
    ben.click(".more-button").await?;
    ben.click(SWITCH).await?;
    ben.until(&format!("!document.querySelector('{SWITCH}').checked && !('push' in localStorage)"))
        .await?;
    Ok(())
});

browse!(a_game_has_one_notification_until_it_is_opened, site, chromium, {
    let (_ada, ben, _) = two_players(&mut chromium, &site, "No clock").await?;
    ben.allow_notifications(true).await?;
    ben.ask::<bool>("navigator.serviceWorker.ready.then(() => true)").await?;
    let game: String = ben.ask("location.pathname.split('/').pop()").await?;
    for (game, text, texts) in [
        (&*game, "A", &["A"][..]),
        ("0123456789abcdef", "B", &["A", "B"]),
        // A later one takes the place of the first.
        (&game, "C", &["B", "C"]),
    ] {
        // On a busy machine DevTools was seen to lose a message. A second one replaces the first, if that has come.
        let mut outcome = Ok(());
        for _ in 0..5 {
            ben.push(&json!({ "game": game, "text": text })).await?;
            outcome = shown(&ben, texts).await;
            if outcome.is_ok() {
                break;
            }
        }
        outcome?;
    }
    ben.open(&site.url(&format!("/game/{game}"))).await?;
    shown(&ben, &["B"]).await
});
