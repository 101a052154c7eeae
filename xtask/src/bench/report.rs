//! The report: sections with a table each, and the machine they were measured on.

use std::fmt;
use std::fs;

use crate::Outcome;
use crate::cargo::root;
use crate::machine::{self, said};

const INTRODUCTION: &str = "\
# Benchmarks

This page is made by `cargo xtask bench`, which measures everything; `cargo xtask bench PART` measures one part. The line below each table says
when and on what machine it was measured.
";

/// A table of figures, and how they were taken.
#[derive(Debug)]
pub(super) struct Section {
    title: &'static str,
    how: &'static str,
    head: &'static [&'static str],
    rows: Vec<Vec<String>>,
}

impl Section {
    pub(super) fn new(
        title: &'static str,
        how: &'static str,
        head: &'static [&'static str],
    ) -> Section {
        println!("\n-- {title}\n{}", head.join(" | "));
        Section { title, how, head, rows: Vec::new() }
    }

    /// Adds a row, and shows it at once: the whole takes a while.
    pub(super) fn row<const N: usize>(&mut self, row: [String; N]) {
        println!("{}", row.join(" | "));
        self.rows.push(row.into());
    }
}

/// Writes Markdown.
impl fmt::Display for Section {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}\n\n{}\n", self.title, self.how)?;
        writeln!(f, "| {} |", self.head.join(" | "))?;
        writeln!(f, "|---|{}", "---:|".repeat(self.head.len() - 1))?;
        for row in &self.rows {
            writeln!(f, "| {} |", row.join(" | "))?;
        }
        Ok(())
    }
}

/// Writes what was measured into `docs/benchmarks.md`, in place of what stood there under the same titles.
pub(super) fn write(sections: &[Section]) -> Outcome {
    let path = root().join("docs").join("benchmarks.md");
    let page = page(&fs::read_to_string(&path).unwrap_or_default(), sections, &machine());
    fs::write(path, page).map_err(|error| format!("docs/benchmarks.md: {error}"))
}

/// When and on what something is measured.
fn machine() -> String {
    let tools = [("rustc", "--version"), ("pg_config", "--version"), ("chromium", "--version")];
    let tools = tools.map(|(program, option)| said(program, &[option]));
    format!("{}; {}; {}", said("date", &["+%F"]), machine::name(), tools.join("; "))
}

fn page(old: &str, sections: &[Section], machine: &str) -> String {
    let mut parts: Vec<String> = old.split("\n## ").skip(1).map(str::to_owned).collect();
    for section in sections {
        let new = format!("{section}\n{machine}\n");
        let begins = format!("{}\n", section.title);
        match parts.iter_mut().find(|part| part.starts_with(&begins)) {
            Some(old) => *old = new,
            None => parts.push(new),
        }
    }
    parts.insert(0, INTRODUCTION.to_owned());
    parts.join("\n## ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_measured_again_takes_its_old_place() {
        let section = |title, figure: &str| {
            let mut section = Section::new(title, "How.", &["what", "figure"]);
            section.row(["it".to_owned(), figure.to_owned()]);
            section
        };
        let first = page("", &[section("One", "1"), section("Two", "2")], "today; here");
        let told = |title, figure| {
            format!(
                "\n## {title}\n\nHow.\n\n| what | figure |\n|---|---:|\n| it | {figure} |\n\ntoday; here\n"
            )
        };
        assert_eq!(first, format!("{INTRODUCTION}{}{}", told("One", "1"), told("Two", "2")));
        let again = page(&first, &[section("One", "7"), section("Three", "3")], "today; here");
        let rest = told("Two", "2") + &told("Three", "3");
        assert_eq!(again, format!("{INTRODUCTION}{}{rest}", told("One", "7")));
    }
}
