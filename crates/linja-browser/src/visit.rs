//! A Chromium, and a visit to the page in it.

use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};
use base64::Engine;
use linja::{Pawn, Position, Row, RuleSet, Turn, TurnInProgress};
use serde_json::{Value, json};

use crate::devtools::DevTools;

/// How long something on the page may take before it counts as never happening.
const PATIENCE: Duration = Duration::from_secs(20);

/// Visits in a Chromium that remembers nothing of other visits.
pub struct Chromium {
    devtools: &'static DevTools,
    contexts: Vec<String>,
}

/// How big the screen is, and what the device prefers.
#[derive(Debug, Clone, Copy)]
pub struct Screen {
    /// How wide, in CSS pixels.
    pub width: u32,
    /// How high.
    pub height: u32,
    /// Whether the device prefers dark.
    pub is_dark: bool,
}

impl Screen {
    /// A usual desktop.
    pub const DESKTOP: Screen = Screen { width: 1200, height: 860, is_dark: false };
    /// A small phone.
    pub const PHONE: Screen = Screen { width: 360, height: 740, is_dark: false };

    /// The same by night.
    pub const fn dark(self) -> Screen {
        Screen { is_dark: true, ..self }
    }
}

/// A visit to the page: one tab with storage of its own.
pub struct Visit {
    devtools: &'static DevTools,
    /// What Chromium calls its storage, and its tab.
    context: String,
    session: String,
}

impl Chromium {
    /// The Chromium of the system, or the one at `CHROME`.
    pub fn start() -> Result<Chromium> {
        Ok(Chromium { devtools: DevTools::get()?, contexts: Vec::new() })
    }

    /// A new visit that remembers nothing of others. `language` is what the browser likes best.
    pub async fn visit(&mut self, url: &str, screen: Screen, language: &str) -> Result<Visit> {
        let visit = self.blank(screen, language).await?;
        visit.open(url).await?;
        Ok(visit)
    }

    /// The same before the page is opened.
    pub async fn blank(&mut self, screen: Screen, language: &str) -> Result<Visit> {
        let made = self.devtools.ask(None, "Target.createBrowserContext", json!({})).await?;
        let context = text(&made["browserContextId"]);
        self.contexts.push(context.clone());
        self.tab(context, screen, language).await
    }

    /// Another tab of a visit, which shares what is kept on the device.
    pub async fn beside(&mut self, visit: &Visit, screen: Screen, language: &str) -> Result<Visit> {
        self.tab(visit.context.clone(), screen, language).await
    }

    async fn tab(&mut self, context: String, screen: Screen, language: &str) -> Result<Visit> {
        let devtools = self.devtools;
        let tab = json!({ "url": "about:blank", "browserContextId": context });
        let tab = devtools.ask(None, "Target.createTarget", tab).await?;
        let attach = json!({ "targetId": tab["targetId"], "flatten": true });
        let attached = devtools.ask(None, "Target.attachToTarget", attach).await?;
        let visit = Visit { devtools, context, session: text(&attached["sessionId"]) };
        let scheme = if screen.is_dark { "dark" } else { "light" };
        let scheme = json!({ "name": "prefers-color-scheme", "value": scheme });
        let agent = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome";
        for (method, params) in [
            ("Page.enable", json!({})),
            ("Emulation.setEmulatedMedia", json!({ "features": [scheme] })),
            ("Emulation.setLocaleOverride", json!({ "locale": language })),
            (
                "Emulation.setUserAgentOverride",
                json!({ "userAgent": agent, "acceptLanguage": language }),
            ),
            // Several play at once, and each has the keyboard.
            ("Emulation.setFocusEmulationEnabled", json!({ "enabled": true })),
        ] {
            visit.command(method, params).await?;
        }
        visit.resize(screen.width, screen.height).await?;
        Ok(visit)
    }

    /// The memory of all pages that are open, in bytes: what their processes do not share with others.
    pub async fn memory(&self) -> Result<u64> {
        let told = self.devtools.ask(None, "SystemInfo.getProcessInfo", json!({})).await?;
        let processes = told["processInfo"].as_array().into_iter().flatten();
        let mut kilobytes = 0;
        for process in processes.filter(|process| process["type"] == "renderer") {
            let path = format!("/proc/{}/smaps_rollup", process["id"]);
            let memory = std::fs::read_to_string(&path).with_context(|| path)?;
            let own = memory.lines().filter(|line| line.starts_with("Private_"));
            let own = own.filter_map(|line| line.split_whitespace().nth(1)?.parse::<u64>().ok());
            kilobytes += own.sum::<u64>();
        }
        Ok(kilobytes * 1024)
    }

    /// Ends the visits.
    pub async fn stop(self) -> Result<()> {
        for context in self.contexts {
            let which = json!({ "browserContextId": context });
            self.devtools.ask(None, "Target.disposeBrowserContext", which).await?;
        }
        Ok(())
    }
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().trim().to_owned()
}

/// Whether a question had no answer because another page was loaded.
fn is_of_navigation(error: &str) -> bool {
    error.contains("context") || error.contains("navigated")
}

impl Visit {
    /// Gives the window another size, as turning a phone does.
    pub async fn resize(&self, width: u32, height: u32) -> Result<()> {
        let is_phone = width.min(height) < 500;
        let metrics = json!({
            "width": width,
            "height": height,
            "deviceScaleFactor": if is_phone { 2 } else { 1 },
            "mobile": is_phone,
        });
        self.command("Emulation.setDeviceMetricsOverride", metrics).await.map(drop)
    }

    /// Runs a script before anything of a page that is opened from now on.
    pub async fn before_each_page(&self, script: &str) -> Result<()> {
        let script = json!({ "source": script });
        self.command("Page.addScriptToEvaluateOnNewDocument", script).await.map(drop)
    }

    /// Opens an address and waits until it is loaded.
    pub async fn go(&self, url: &str) -> Result<()> {
        let gone = self.command("Page.navigate", json!({ "url": url })).await?;
        ensure!(gone["errorText"].is_null(), "{url}: {gone}");
        self.until("document.readyState === 'complete'").await
    }

    /// Opens an address and waits until the page is drawn.
    pub async fn open(&self, url: &str) -> Result<()> {
        self.go(url).await?;
        self.wait_for("header nav a").await
    }

    /// Loads the page again.
    pub async fn reload(&self) -> Result<()> {
        self.run("window.isBeforeReload = true").await?;
        self.command("Page.reload", json!({})).await?;
        self.until("!window.isBeforeReload && document.querySelector('header nav a')").await
    }

    /// Lets the page's origin keep no more than so many bytes.
    pub async fn limit_storage(&self, bytes: u64) -> Result<()> {
        let origin: String = self.ask("location.origin").await?;
        let quota = json!({ "origin": origin, "quotaSize": bytes });
        self.command("Storage.overrideQuotaForOrigin", quota).await.map(drop)
    }

    /// Answers the page's question whether it may notify.
    pub async fn allow_notifications(&self, is_allowed: bool) -> Result<()> {
        let origin: String = self.ask("location.origin").await?;
        let setting = if is_allowed { "granted" } else { "denied" };
        let answer = json!({
            "permission": { "name": "notifications" },
            "setting": setting,
            "origin": origin,
            "browserContextId": self.context,
        });
        self.devtools.ask(None, "Browser.setPermission", answer).await.map(drop)
    }

    /// Hands a message to the page's service worker, as a push service does.
    pub async fn push(&self, message: &Value) -> Result<()> {
        let origin: String = self.ask("location.origin").await?;
        self.command("ServiceWorker.enable", json!({})).await?;
        // The first service worker of this storage.
        let message =
            json!({ "origin": origin, "registrationId": "0", "data": message.to_string() });
        self.command("ServiceWorker.deliverPushMessage", message).await.map(drop)
    }

    async fn command(&self, method: &str, params: Value) -> Result<Value> {
        self.devtools.ask(Some(&self.session), method, params).await
    }

    /// What an expression gives, after waiting for it if it is a promise.
    async fn evaluate(&self, expression: &str) -> Result<Value> {
        let how = json!({ "expression": expression, "awaitPromise": true, "returnByValue": true });
        let mut given = self.command("Runtime.evaluate", how).await?;
        let thrown = &given["exceptionDetails"];
        ensure!(thrown.is_null(), "{thrown}");
        Ok(given["result"]["value"].take())
    }

    /// What an expression in the page gives.
    pub async fn ask<T: serde::de::DeserializeOwned>(&self, expression: &str) -> Result<T> {
        let value = self.evaluate(expression).await.with_context(|| expression.to_owned())?;
        serde_json::from_value(value).with_context(|| expression.to_owned())
    }

    /// Does something in the page.
    pub async fn run(&self, statement: &str) -> Result<()> {
        self.ask::<bool>(&format!("(() => {{ {statement}; return true; }})()")).await.map(drop)
    }

    /// Waits until an expression is true: asked at every frame, so that nothing sleeps longer than the
    /// page does.
    pub async fn until(&self, expression: &str) -> Result<()> {
        let script = format!(
            "new Promise(done => {{ const look = () => ({expression}) ? done(true) : requestAnimationFrame(look); look(); }})"
        );
        let asked = async {
            loop {
                match self.evaluate(&script).await {
                    // Another page was loaded meanwhile: it is asked instead.
                    Err(error) if is_of_navigation(&error.to_string()) => (),
                    outcome => return outcome,
                }
            }
        };
        match tokio::time::timeout(PATIENCE, asked).await {
            Ok(outcome) => outcome.map(drop).with_context(|| expression.to_owned()),
            Err(_) => bail!("it never came to this: {expression}\n{}", self.text().await?),
        }
    }

    /// Waits until something is there.
    pub async fn wait_for(&self, selector: &str) -> Result<()> {
        self.until(&format!("document.querySelector({selector:?})")).await
    }

    /// Waits until a text can be read.
    pub async fn until_text(&self, text: &str) -> Result<()> {
        self.until(&format!("document.body?.innerText.includes({text:?})")).await
    }

    /// Waits until a text is told to those who listen.
    pub async fn until_told(&self, text: &str) -> Result<()> {
        let told = "document.querySelector('[role=status]').textContent";
        self.until(&format!("{told}.includes({text:?})")).await
    }

    /// Waits until the page needs no network any more.
    pub async fn until_kept(&self) -> Result<()> {
        self.ask::<bool>("navigator.serviceWorker.ready.then(() => true)").await?;
        self.until("navigator.serviceWorker.controller").await
    }

    /// All that can be read on the page.
    pub async fn text(&self) -> Result<String> {
        self.ask("document.body.innerText").await
    }

    /// Clicks the middle of what a selector finds.
    pub async fn click(&self, selector: &str) -> Result<()> {
        self.wait_for(selector).await?;
        let (x, y): (f64, f64) = self
            .ask(&format!(
                "(() => {{ const e = document.querySelector({selector:?}); e.scrollIntoView({{block: 'nearest'}}); const r = e.getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2]; }})()"
            ))
            .await?;
        self.click_at(x, y).await
    }

    /// Clicks a button or link by what stands on it.
    pub async fn press_button(&self, label: &str) -> Result<()> {
        let find = format!(
            "[...document.querySelectorAll('button, a, summary')].find(e => e.textContent.trim() === {label:?} && !e.disabled && !e.ariaDisabled)"
        );
        self.until(&find).await?;
        self.run(&format!("{find}.click()")).await
    }

    /// Chooses what is called so in a list, as the browser does when somebody has.
    pub async fn choose(&self, selector: &str, label: &str) -> Result<()> {
        let list = format!("document.querySelector({selector:?})");
        let option = format!("[...{list}?.options ?? []].find(one => one.label === {label:?})");
        self.until(&option).await?;
        self.run(&format!(
            "{option}.selected = true; {list}.dispatchEvent(new Event('change', {{ bubbles: true }}))"
        ))
        .await
    }

    /// Clicks a point.
    pub async fn click_at(&self, x: f64, y: f64) -> Result<()> {
        self.mouse("mousePressed", x, y).await?;
        self.mouse("mouseReleased", x, y).await
    }

    /// Taps a point with a finger.
    pub async fn tap_at(&self, x: f64, y: f64) -> Result<()> {
        self.finger("touchStart", Some((x, y))).await?;
        self.finger("touchEnd", None).await
    }

    /// What a finger does: `touchStart` and `touchMove` at a point, `touchEnd` without one.
    pub async fn finger(&self, kind: &str, at: Option<(f64, f64)>) -> Result<()> {
        let points: Vec<Value> = at.iter().map(|(x, y)| json!({ "x": x, "y": y })).collect();
        let event = json!({ "type": kind, "touchPoints": points });
        self.command("Input.dispatchTouchEvent", event).await.map(drop)
    }

    /// Taps the middle of what an expression finds, as soon as it is there and where it is: nothing is scrolled.
    pub async fn tap(&self, element: &str) -> Result<()> {
        self.until(element).await?;
        self.until_still().await?;
        let middle = format!(
            "(() => {{ const r = ({element}).getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2]; }})()"
        );
        let (x, y) = self.ask(&middle).await?;
        self.tap_at(x, y).await
    }

    /// Presses the mouse at one point, moves it to another and lets go.
    pub async fn drag(&self, from: (f64, f64), to: (f64, f64)) -> Result<()> {
        self.mouse("mousePressed", from.0, from.1).await?;
        for share in [0.3, 0.6, 1.0] {
            let (x, y) = (from.0 + (to.0 - from.0) * share, from.1 + (to.1 - from.1) * share);
            self.mouse("mouseMoved", x, y).await?;
        }
        self.mouse("mouseReleased", to.0, to.1).await
    }

    async fn mouse(&self, kind: &str, x: f64, y: f64) -> Result<()> {
        let event = json!({ "type": kind, "x": x, "y": y, "button": "left", "buttons": 1, "clickCount": 1 });
        self.command("Input.dispatchMouseEvent", event).await.map(drop)
    }

    /// Presses a key, such as `Enter` or `ArrowUp`.
    pub async fn key(&self, key: &str) -> Result<()> {
        let code = match key {
            "Tab" => 9,
            "Enter" => 13,
            "Escape" => 27,
            "ArrowUp" => 38,
            "ArrowDown" => 40,
            "ArrowLeft" => 37,
            "ArrowRight" => 39,
            "Home" => 36,
            "End" => 35,
            _ => 0,
        };
        for kind in ["rawKeyDown", "char", "keyUp"] {
            let mut event =
                json!({ "type": kind, "key": key, "code": key, "windowsVirtualKeyCode": code });
            match (kind, key) {
                ("char", "Enter") => event["text"] = "\r".into(),
                ("char", _) => continue,
                _ => (),
            }
            self.command("Input.dispatchKeyEvent", event).await?;
        }
        Ok(())
    }

    /// Where the pawns of a row are on the screen: the middle of the row at a share of its width.
    pub async fn row_point(&self, row: u8, share: f64) -> Result<(f64, f64)> {
        self.ask(&format!(
            "(() => {{ const r = document.querySelector('[data-row=\"{row}\"] rect').getBoundingClientRect(); return [r.x + r.width * {share}, r.y + r.height / 2]; }})()"
        ))
        .await
    }

    /// Touches a row where Black's first pawn stands.
    pub async fn touch_row(&self, row: u8) -> Result<()> {
        let (x, y) = self.row_point(row, 0.115).await?;
        self.click_at(x, y).await
    }

    /// Presses a row by the keyboard.
    pub async fn press_row(&self, row: Row) -> Result<()> {
        self.press(&format!("[data-row='{row}']")).await
    }

    /// Presses Enter on what a selector finds.
    pub async fn press(&self, selector: &str) -> Result<()> {
        self.wait_for(selector).await?;
        self.run(&format!("document.querySelector({selector:?}).focus()")).await?;
        self.key("Enter").await
    }

    /// Writes into a field, as by pasting.
    pub async fn write(&self, selector: &str, text: &str) -> Result<()> {
        self.wait_for(selector).await?;
        let events = "for (const event of ['input', 'change']) field.dispatchEvent(new Event(event, { bubbles: true }))";
        let text = serde_json::to_string(text)?;
        let field = format!("const field = document.querySelector({selector:?})");
        self.run(&format!("{field}; field.value = {text}; {events}")).await
    }

    /// Makes a turn by the keyboard: the row of each pawn, the row where it lands.
    pub async fn make_turn(&self, rules: RuleSet, position: Position, turn: Turn) -> Result<()> {
        self.wait_for(".pawn.movable, .bar button.primary:not([aria-disabled])").await?;
        let mut made = TurnInProgress::new(rules, position).context("the game is over")?;
        for &one in turn.moves() {
            self.press_row(one.from).await?;
            let own_could = made.moves().any(|own| own.pawn == Pawn::Own && own.from == one.from);
            if one.pawn == Pawn::Opponents && own_could {
                // The row once more takes the other side's pawn.
                self.press_row(one.from).await?;
            }
            self.press_row(one.to).await?;
            made.play(one)?;
        }
        // A turn that another device waits for is ended by hand.
        let is_confirmed: bool = self.ask("location.pathname.startsWith('/game/')").await?;
        match made.due().is_some() || turn == Turn::PASS || is_confirmed {
            true => self.click(".bar button.primary:not([aria-disabled])").await,
            false => Ok(()),
        }
    }

    /// Plays by hand until the game is over, whenever it is somebody's turn here: any pawn that can
    /// move, again and again.
    pub async fn play_out(&self) -> Result<()> {
        let script = "
            new Promise((done, fail) => {
                let steps = 0;
                const rows = () => [...document.querySelectorAll('.row')];
                const press = row => row.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
                const step = () => {
                    if (document.querySelector('.say.end')) return done(steps);
                    if (steps > 3000) return fail('the game does not end');
                    const landing = rows().find(row => row.classList.contains('landing'));
                    const movable = document.querySelectorAll('.pawn.movable');
                    const end = document.querySelector('.bar button.primary:not([aria-disabled])');
                    if (landing || movable.length || end) steps++;
                    if (landing) press(landing);
                    else if (movable.length) {
                        const box = movable[steps % movable.length].getBoundingClientRect();
                        const y = box.y + box.height / 2;
                        const over = row => { const r = row.getBoundingClientRect(); return r.top <= y && y <= r.bottom; };
                        const row = rows().find(over);
                        if (row) press(row);
                    } else end?.click();
                    setTimeout(step, 0);
                };
                step();
            })";
        let steps: u32 = self.ask(script).await?;
        ensure!(steps > 20, "a game of {steps} steps");
        Ok(())
    }

    /// What a screen reader finds to use or to look at: roles and names.
    pub async fn controls(&self) -> Result<Vec<(String, String)>> {
        let roles =
            ["button", "link", "combobox", "slider", "checkbox", "image", "textbox", "progressbar"];
        let tree = self.command("Accessibility.getFullAXTree", json!({})).await?;
        let nodes = tree["nodes"].as_array().context("a tree of nodes")?;
        let seen = nodes.iter().filter(|node| node["ignored"] != true);
        let named = seen.map(|node| (text(&node["role"]["value"]), text(&node["name"]["value"])));
        Ok(named.filter(|(role, _)| roles.contains(&role.as_str())).collect())
    }

    /// By how many pixels the page is wider than the screen.
    pub async fn too_wide(&self) -> Result<i64> {
        self.ask("document.documentElement.scrollWidth - innerWidth").await
    }

    /// Waits until every pawn has landed.
    pub async fn until_still(&self) -> Result<()> {
        let moves =
            "one.playState === 'running' && one.effect.getComputedTiming().endTime < Infinity";
        self.until(&format!("!document.getAnimations().some(one => {moves})")).await
    }

    /// A picture of what is seen.
    pub async fn screenshot(&self, path: &std::path::Path) -> Result<()> {
        self.until_still().await?;
        let how = json!({ "format": "jpeg", "quality": 85 });
        let picture = self.command("Page.captureScreenshot", how).await?;
        let picture = base64::prelude::BASE64_STANDARD.decode(text(&picture["data"]))?;
        Ok(std::fs::write(path, picture)?)
    }
}
