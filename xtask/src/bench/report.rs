//! The report: sections with a table each, and the machine they were measured on.

use std::fmt::{self, Write as _};
use std::fs;

use crate::Outcome;
use crate::cargo::root;
use crate::machine::{self, said};

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
        writeln!(f, "\n## {}\n\n{}\n", self.title, self.how)?;
        writeln!(f, "| {} |", self.head.join(" | "))?;
        writeln!(f, "|---|{}", "---:|".repeat(self.head.len() - 1))?;
        for row in &self.rows {
            writeln!(f, "| {} |", row.join(" | "))?;
        }
        Ok(())
    }
}

/// Writes `docs/benchmarks.md`.
pub(super) fn write(sections: &[Section]) -> Outcome {
    let mut page = "# Benchmarks\n\nThis page is made by `cargo xtask bench`, which measures everything in one go; ".to_owned();
    page += "`cargo xtask bench PART` measures one part and only prints it.\n\n";
    for (what, value) in [("Machine", machine::name()), ("Date", said("date", &["+%F"]))] {
        let _ = writeln!(page, "- {what}: {value}");
    }
    for (what, program) in [("Rust", "rustc"), ("PostgreSQL", "pg_config"), ("Browser", "chromium")]
    {
        let _ = writeln!(page, "- {what}: {}", said(program, &["--version"]));
    }
    for section in sections {
        page += &section.to_string();
    }
    let path = root().join("docs").join("benchmarks.md");
    fs::write(path, page).map_err(|error| format!("docs/benchmarks.md: {error}"))
}
