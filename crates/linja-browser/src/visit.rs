//! A Chromium, and a visit to the page in it.

use std::time::Duration;

use anyhow::{Context, Result, anyhow, bail, ensure};
use chromiumoxide::browser::{Browser, BrowserConfig};
use chromiumoxide::cdp::browser_protocol::accessibility::{AxValue, GetFullAxTreeParams};
use chromiumoxide::cdp::browser_protocol::browser::BrowserContextId;
use chromiumoxide::cdp::browser_protocol::emulation::{
    MediaFeature, SetDeviceMetricsOverrideParams, SetEmulatedMediaParams,
    SetFocusEmulationEnabledParams, SetLocaleOverrideParams, SetUserAgentOverrideParams,
};
use chromiumoxide::cdp::browser_protocol::input::{
    DispatchKeyEventParams, DispatchKeyEventType, DispatchMouseEventParams, DispatchMouseEventType,
    MouseButton,
};
use chromiumoxide::cdp::browser_protocol::page::CaptureScreenshotFormat;
use chromiumoxide::cdp::browser_protocol::target::{
    CreateBrowserContextParams, CreateTargetParams, SetAutoAttachParams,
};
use chromiumoxide::page::{Page, ScreenshotParams};
use futures_util::StreamExt;
use linja::{Pawn, Position, Row, RuleSet, Turn, TurnInProgress};
use tokio::task::JoinHandle;

/// How long something on the page may take before it counts as never happening.
const PATIENCE: Duration = Duration::from_secs(20);

/// A running Chromium with nothing remembered.
pub struct Chromium {
    browser: Browser,
    events: JoinHandle<()>,
    _profile: tempfile::TempDir,
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
    page: Page,
    context: BrowserContextId,
}

impl Chromium {
    /// Starts the Chromium of the system.
    pub async fn start() -> Result<Chromium> {
        let profile = tempfile::tempdir()?;
        let config = BrowserConfig::builder()
            .new_headless_mode()
            .no_sandbox()
            .user_data_dir(profile.path())
            .args([
                "--disable-gpu",
                "--no-first-run",
                "--disable-background-networking",
                "--disable-component-update",
                "--disable-sync",
                "--disable-quic",
                "--hide-scrollbars",
            ])
            .build()
            .map_err(|error| anyhow!("{error}: install Debian's package chromium"))?;
        let (browser, mut handler) = Browser::launch(config).await.context("starting Chromium")?;
        let events = tokio::spawn(async move { while handler.next().await.is_some() {} });
        Ok(Chromium { browser, events, _profile: profile })
    }

    /// A new visit that remembers nothing of others. `language` is what the browser likes best.
    pub async fn visit(&mut self, url: &str, screen: Screen, language: &str) -> Result<Visit> {
        let visit = self.blank(screen, language).await?;
        visit.open(url).await?;
        Ok(visit)
    }

    /// The same before the page is opened.
    pub async fn blank(&mut self, screen: Screen, language: &str) -> Result<Visit> {
        let context =
            self.browser.create_browser_context(CreateBrowserContextParams::default()).await?;
        self.tab(context, screen, language).await
    }

    /// Another tab of a visit, which shares what is kept on the device.
    pub async fn beside(&mut self, visit: &Visit, screen: Screen, language: &str) -> Result<Visit> {
        self.tab(visit.context.clone(), screen, language).await
    }

    async fn tab(
        &mut self,
        context: BrowserContextId,
        screen: Screen,
        language: &str,
    ) -> Result<Visit> {
        let target = CreateTargetParams::builder()
            .url("about:blank")
            .browser_context_id(context.clone())
            .build()
            .map_err(|error| anyhow!(error))?;
        let page = self.browser.new_page(target).await?;
        // Otherwise workers wait for a debugger that never comes.
        page.execute(SetAutoAttachParams::new(false, false)).await?;
        let metrics = SetDeviceMetricsOverrideParams::builder()
            .width(i64::from(screen.width))
            .height(i64::from(screen.height))
            .device_scale_factor(if screen.width < 500 { 2.0 } else { 1.0 })
            .mobile(screen.width < 500)
            .build()
            .map_err(|error| anyhow!(error))?;
        page.execute(metrics).await?;
        let scheme = if screen.is_dark { "dark" } else { "light" };
        let media = SetEmulatedMediaParams::builder()
            .feature(MediaFeature::new("prefers-color-scheme", scheme))
            .build();
        page.execute(media).await?;
        page.execute(SetLocaleOverrideParams::builder().locale(language).build()).await?;
        let user_agent = SetUserAgentOverrideParams::builder()
            .user_agent("Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome")
            .accept_language(language)
            .build()
            .map_err(|error| anyhow!(error))?;
        page.execute(user_agent).await?;
        // Several play at once, and each has the keyboard.
        page.execute(SetFocusEmulationEnabledParams::new(true)).await?;
        Ok(Visit { page, context })
    }

    /// Ends it.
    pub async fn stop(mut self) -> Result<()> {
        self.browser.close().await?;
        self.browser.wait().await?;
        self.events.abort();
        Ok(())
    }
}

/// Whether a question had no answer because another page was loaded.
fn is_of_navigation(error: &str) -> bool {
    error.contains("context") || error.contains("navigated")
}

impl Visit {
    /// Runs a script before anything of a page that is opened from now on.
    pub async fn before_each_page(&self, script: &str) -> Result<()> {
        self.page.evaluate_on_new_document(script).await?;
        Ok(())
    }

    /// Opens an address.
    pub async fn go(&self, url: &str) -> Result<()> {
        self.page.goto(url).await?;
        Ok(())
    }

    /// Opens an address and waits until the page is drawn.
    pub async fn open(&self, url: &str) -> Result<()> {
        self.go(url).await?;
        self.wait_for("header nav a").await
    }

    /// Loads the page again.
    pub async fn reload(&self) -> Result<()> {
        self.page.reload().await?;
        self.wait_for("header nav a").await
    }

    /// What an expression in the page gives.
    pub async fn ask<T: serde::de::DeserializeOwned>(&self, expression: &str) -> Result<T> {
        let value = self.page.evaluate(expression).await.with_context(|| expression.to_owned())?;
        value.into_value().with_context(|| expression.to_owned())
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
                match self.page.evaluate(script.as_str()).await {
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
        self.until(&format!("document.body.innerText.includes({text:?})")).await
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
            "[...document.querySelectorAll('button, a, summary')].find(e => e.textContent.trim() === {label:?} && !e.disabled)"
        );
        self.until(&find).await?;
        self.run(&format!("{find}.click()")).await
    }

    /// Clicks a point.
    pub async fn click_at(&self, x: f64, y: f64) -> Result<()> {
        self.mouse(DispatchMouseEventType::MousePressed, x, y).await?;
        self.mouse(DispatchMouseEventType::MouseReleased, x, y).await
    }

    /// Presses the mouse at one point, moves it to another and lets go.
    pub async fn drag(&self, from: (f64, f64), to: (f64, f64)) -> Result<()> {
        self.mouse(DispatchMouseEventType::MousePressed, from.0, from.1).await?;
        for share in [0.3, 0.6, 1.0] {
            let (x, y) = (from.0 + (to.0 - from.0) * share, from.1 + (to.1 - from.1) * share);
            self.mouse(DispatchMouseEventType::MouseMoved, x, y).await?;
        }
        self.mouse(DispatchMouseEventType::MouseReleased, to.0, to.1).await
    }

    async fn mouse(&self, kind: DispatchMouseEventType, x: f64, y: f64) -> Result<()> {
        let event = DispatchMouseEventParams::builder()
            .r#type(kind)
            .x(x)
            .y(y)
            .button(MouseButton::Left)
            .buttons(1)
            .click_count(1)
            .build()
            .map_err(|error| anyhow!(error))?;
        self.page.execute(event).await?;
        Ok(())
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
        for kind in [
            DispatchKeyEventType::RawKeyDown,
            DispatchKeyEventType::Char,
            DispatchKeyEventType::KeyUp,
        ] {
            let is_text = kind == DispatchKeyEventType::Char;
            if is_text && key != "Enter" {
                continue;
            }
            let mut event = DispatchKeyEventParams::builder()
                .r#type(kind)
                .key(key)
                .code(key)
                .windows_virtual_key_code(code);
            if is_text {
                event = event.text("\r");
            }
            self.page.execute(event.build().map_err(|error| anyhow!(error))?).await?;
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
        self.wait_for(".pawn.movable, .bar button.primary").await?;
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
        match made.due().is_some() || turn == Turn::PASS {
            true => self.click(".bar button.primary").await,
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
                    const end = document.querySelector('.bar button.primary');
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
        let text = |value: Option<AxValue>| {
            let value = value.and_then(|value| value.value).unwrap_or_default();
            value.as_str().unwrap_or_default().trim().to_owned()
        };
        let tree = self.page.execute(GetFullAxTreeParams::default()).await?;
        let nodes = tree.result.nodes.into_iter().filter(|node| !node.ignored);
        let named = nodes.map(|node| (text(node.role), text(node.name)));
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
        let params =
            ScreenshotParams::builder().format(CaptureScreenshotFormat::Jpeg).quality(85).build();
        self.page.save_screenshot(params, path).await?;
        Ok(())
    }
}
