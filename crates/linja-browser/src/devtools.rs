//! Chromium's DevTools protocol: commands in JSON, each with an answer.

use std::collections::HashMap;
use std::io::{BufRead, BufReader, Write};
use std::process::{ChildStdin, ChildStdout, Command, Stdio};
use std::sync::{Arc, LazyLock, Mutex, PoisonError};
use std::time::Duration;

use anyhow::{Context, Result, anyhow, bail};
use serde_json::{Value, json};
use tokio::sync::oneshot;

/// How long an answer may take before it counts as never coming.
const PATIENCE: Duration = Duration::from_secs(60);

/// Chromium listens and speaks on the files 3 and 4, and ends when they are closed, however this program ends.
const SCRIPT: &str = r#"
    folder=$(mktemp -d)
    "$@" --user-data-dir="$folder" 3<&0 4>&1 </dev/null >/dev/null 2>&1
    rm -rf "$folder"
"#;

const OPTIONS: [&str; 18] = [
    "--headless=new",
    "--remote-debugging-pipe",
    "--no-sandbox",
    "--no-first-run",
    "--lang=en_US",
    "--hide-scrollbars",
    "--force-color-profile=srgb",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-extensions",
    "--disable-quic",
    "--disable-sync",
    "--disable-background-networking",
    "--disable-component-update",
    // A name that browsers don't trust, as they do the addresses of their own machine.
    "--host-resolver-rules=MAP plain.test 127.0.0.1",
    // Several visits are played at once, and none of them is behind another.
    "--disable-background-timer-throttling",
    "--disable-backgrounding-occluded-windows",
    "--disable-renderer-backgrounding",
];

/// Which letters it has.
const FONTS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/src/fonts.conf");

/// The Chromium of this program, started when it is first needed.
static CHROMIUM: LazyLock<Result<DevTools, String>> =
    LazyLock::new(|| DevTools::start().map_err(|error| format!("{error:#}")));

/// A running Chromium.
pub(crate) struct DevTools {
    commands: Mutex<(u64, ChildStdin)>,
    answers: Answers,
}

/// Who waits for an answer, by the number of the command.
type Answers = Arc<Mutex<HashMap<u64, oneshot::Sender<Value>>>>;

impl DevTools {
    /// The Chromium that all share: who asks keeps apart by contexts.
    pub(crate) fn get() -> Result<&'static DevTools> {
        CHROMIUM.as_ref().map_err(|error| anyhow!("{error}"))
    }

    fn start() -> Result<DevTools> {
        let program = std::env::var("CHROME").unwrap_or_else(|_| "chromium".to_owned());
        let mut shell = Command::new("sh");
        shell.args(["-c", SCRIPT, "sh", &program]).args(OPTIONS).env("FONTCONFIG_FILE", FONTS);
        let mut process = shell.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
        let commands = process.stdin.take().context("no pipe to Chromium")?;
        let said = process.stdout.take().context("no pipe from Chromium")?;
        let answers = Answers::default();
        let heard = Arc::clone(&answers);
        std::thread::spawn(move || hear(said, &heard));
        let commands = Mutex::new((0, commands));
        Ok(DevTools { commands, answers })
    }

    /// What Chromium answers to a command, for all of it or for a session with one tab.
    pub(crate) async fn ask(
        &self,
        session: Option<&str>,
        method: &str,
        params: Value,
    ) -> Result<Value> {
        let mut command = json!({ "method": method, "params": params });
        if let Some(session) = session {
            command["sessionId"] = session.into();
        }
        let answer =
            self.send(command).context("Chromium does not run: is it where CHROME says?")?;
        let answer = tokio::time::timeout(PATIENCE, answer).await;
        let mut answer = answer.with_context(|| format!("Chromium does not answer {method}"))??;
        if let Some(error) = answer["error"]["message"].as_str() {
            bail!("{method}: {error}");
        }
        Ok(answer["result"].take())
    }

    fn send(&self, mut command: Value) -> Result<oneshot::Receiver<Value>> {
        let mut commands = self.commands.lock().unwrap_or_else(PoisonError::into_inner);
        let (number, pipe) = &mut *commands;
        *number += 1;
        command["id"] = (*number).into();
        let (answered, answer) = oneshot::channel();
        let mut answers = self.answers.lock().unwrap_or_else(PoisonError::into_inner);
        answers.insert(*number, answered);
        drop(answers);
        pipe.write_all(format!("{command}\0").as_bytes())?;
        Ok(answer)
    }
}

/// Gives each answer to who waits for it, until Chromium ends; then nobody gets one any more.
fn hear(said: ChildStdout, answers: &Mutex<HashMap<u64, oneshot::Sender<Value>>>) {
    for message in BufReader::new(said).split(0).map_while(Result::ok) {
        let message: Value = serde_json::from_slice(&message).unwrap_or_default();
        let mut answers = answers.lock().unwrap_or_else(PoisonError::into_inner);
        // What has no number tells of something that nobody asked for.
        if let Some(waiting) = message["id"].as_u64().and_then(|number| answers.remove(&number)) {
            _ = waiting.send(message);
        }
    }
    answers.lock().unwrap_or_else(PoisonError::into_inner).clear();
}
