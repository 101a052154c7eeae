//! A judge of the visitor's own, beside the one of the page, which shares what is kept on the device.

use anyhow::{Context, Result, ensure};
use linja::{Position, RuleSet};
use linja_api::MarginsView;
use serde::de::DeserializeOwned;

use crate::Visit;

/// The script of the judge, as the page names it.
pub const JUDGE: &str = "linjaBase + document.querySelector('[name=linja-judge]').content";

/// `ask` asks it, and promises the last of what it says, and after how many milliseconds.
const HIRE: &str = "new Promise(ready => {
    const judge = new Worker(script, { type: 'module' });
    const asked = [];
    window.ask = question => new Promise(heard => {
        asked.push([heard, performance.now()]);
        judge.postMessage(`${asked.length - 1} ${JSON.stringify(question)}`);
    });
    judge.onmessage = ({ data }) => {
        const [number, kind, ...said] = data.split(' ');
        if (number === 'ready') return ready(true);
        const [heard, since] = asked[number];
        if (kind !== 'far') heard([`${kind} ${said.join(' ')}`, performance.now() - since]);
    };
})";

/// A judge.
pub struct Judge<'a>(&'a Visit);

impl Judge<'_> {
    /// A judge for a page that is open.
    pub async fn hire(visit: &Visit) -> Result<Judge<'_>> {
        ensure!(visit.ask::<bool>(&HIRE.replace("script", JUDGE)).await?);
        Ok(Judge(visit))
    }

    /// What it says to a question, in JavaScript: `done` and the answer, or `not` and why.
    pub async fn ask(&self, question: &str) -> Result<String> {
        Ok(self.timed(question).await?.0)
    }

    /// Its answer.
    pub async fn answer<T: DeserializeOwned>(&self, question: &str) -> Result<T> {
        Ok(self.timed_answer(question).await?.0)
    }

    /// Its answer, and after how many milliseconds it came.
    pub async fn timed_answer<T: DeserializeOwned>(&self, question: &str) -> Result<(T, f64)> {
        let (said, milliseconds) = self.timed(question).await?;
        let answer = said.strip_prefix("done ").with_context(|| said.clone())?;
        Ok((serde_json::from_str(answer)?, milliseconds))
    }

    /// What all turns of a position are worth, and after how many milliseconds it says so.
    pub async fn margins(&self, rules: RuleSet, position: Position) -> Result<(MarginsView, f64)> {
        let question = format!("{{ margins: {{ rules: '{rules}', position: '{position}' }} }}");
        self.timed_answer(&question).await
    }

    async fn timed(&self, question: &str) -> Result<(String, f64)> {
        self.0.ask(&format!("ask({question})")).await
    }
}
