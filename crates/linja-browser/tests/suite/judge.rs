//! The judge: rule sets solved in a worker of a tab.

use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};
use linja::RuleSet;
use linja_browser::{Screen, Visit, browse};
use linja_oracle::{POSITIONS, known_checksum, memory_needed};
use serde_json::Value;

/// The script of the judge.
const SCRIPT: &str = "document.querySelector('[name=linja-judge]').content";

/// Has a new worker solve a rule set. What it says goes to `said`.
async fn ask_to_solve(visit: &Visit, rules: RuleSet) -> Result<()> {
    let solve = format!(
        "window.said = [];
        window.judge = new Worker({SCRIPT}, {{ type: 'module' }});
        judge.onerror = error => said.push({{ failed: error.message }});
        judge.onmessage = message => {{
            const heard = JSON.parse(message.data);
            if (heard !== 'ready') return said.push(heard);
            judge.postMessage(JSON.stringify({{ number: 7, question: {{ solve: {{ rules: '{rules}' }} }} }}));
        }}"
    );
    visit.run(&solve).await
}

/// The first answer of this kind.
async fn heard(visit: &Visit, kind: &str) -> Result<Value> {
    // Longer than any rule set takes on a busy machine.
    for _ in 0..1000 {
        let said: Vec<Value> = visit.ask("said").await?;
        ensure!(said.iter().all(|said| said["number"] == 7), "{said:?}");
        if let Some(said) = said.iter().find(|said| !said["answer"][kind].is_null()) {
            return Ok(said["answer"][kind].clone());
        }
        tokio::time::sleep(Duration::from_millis(300)).await;
    }
    bail!("the judge never says {kind}")
}

/// Zen, unless `LINJA_SOLVED` names another rule set, or `all`.
fn rule_sets() -> Vec<RuleSet> {
    match std::env::var("LINJA_SOLVED").as_deref() {
        Ok("all") => RuleSet::ALL.to_vec(),
        Ok(name) => vec![name.parse().unwrap()],
        Err(_) => vec![RuleSet::Zen],
    }
}

browse!(a_rule_set_is_solved_in_a_tab, site, chromium, {
    let visit = chromium.visit(&site.url("/"), Screen::DESKTOP, "en").await?;
    for rules in rule_sets() {
        ask_to_solve(&visit, rules).await?;
        let solved = heard(&visit, "solved").await?;
        println!("{rules} {solved}");
        ensure!(solved["checksum"] == format!("{:016x}", known_checksum(rules)));
        ensure!(solved["is_right"] == true);
        let of = |kind: &str| solved[kind].as_u64().context("a number");
        ensure!(of("loss")? + of("draw")? + of("win")? == u64::from(POSITIONS));
        let done: Vec<u64> =
            visit.ask("said.slice(0, -1).map(said => said.answer.solving.done)").await?;
        ensure!(done.is_sorted() && done.len() > 20, "{done:?}");
        visit.run("judge.terminate()").await?;
    }
    Ok(())
});

/// Keeps a program on the device that may have 2 GiB of memory, in place of one that may have 4: so it stands, in pages, in
/// the section that describes the memory.
const LITTLE_MEMORY: &str = r"(async () => {
    const file = (await (await fetch(script)).text()).match(/\/assets\/judge-\w+\.wasm/)[0];
    const bytes = new Uint8Array(await (await fetch(file)).arrayBuffer());
    const starts = at => [5, 6, 1, 1].every((byte, index) => bytes[at + index] === byte);
    const pages = bytes.findIndex((_, at) => starts(at)) + 5;
    if (bytes.slice(pages, pages + 3).join() !== '128,128,4') throw 'not the memory';
    bytes[pages + 2] = 2;
    const headers = { 'Content-Type': 'application/wasm' };
    for (const name of await caches.keys()) {
        await (await caches.open(name)).put(file, new Response(bytes, { headers }));
    }
    return true;
})()";

browse!(a_judge_that_gets_no_memory_says_so, site, chromium, {
    let visit = chromium.visit(&site.url("/"), Screen::DESKTOP, "en").await?;
    visit.until_kept().await?;
    ensure!(visit.ask::<bool>(&LITTLE_MEMORY.replace("script", SCRIPT)).await?);
    ask_to_solve(&visit, RuleSet::ZenMean).await?;
    ensure!(heard(&visit, "no_memory").await?["needed"] == memory_needed(RuleSet::ZenMean));
    Ok(())
});
