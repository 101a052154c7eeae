//! `linja export`: positions with their exact margins as a data set, and a card that says what is in it.

use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use clap::Args;
use linja::{Position, RuleSet};
use linja_console::{cannot_write, overwrite, overwrite_with, shown};
use linja_oracle::{
    Oracle, Outcome, POSITIONS, Sample, TableError, Wdl, known_checksum, known_distance_checksum,
};
use linja_words::{Value, Words, say, text};
use parquet::basic::{Compression, GzipLevel};
use parquet::data_type::Int32Type;
use parquet::errors::ParquetError;
use parquet::file::metadata::KeyValue;
use parquet::file::properties::WriterProperties;
use parquet::file::writer::SerializedFileWriter;
use parquet::schema::parser::parse_message_type;

use crate::progress::{Progress, cancelled};
use crate::usage::{data_file, position_count, rule_set, seed};
use crate::{Failure, distance, solve};

/// Which positions, and where to.
#[derive(Args)]
pub(crate) struct Options {
    /// The file, .parquet or .csv; the card is written next to it, ending in .md
    #[arg(value_name = "FILE", value_parser = data_file)]
    file: PathBuf,
    /// The rule set: classic, revised, revised+mean, zen or zen+mean
    #[arg(long, value_name = "RULESET", default_value_t, value_parser = rule_set())]
    rules: RuleSet,
    /// How many positions to draw
    #[arg(long, value_name = "N", default_value_t = 1_000_000, value_parser = position_count)]
    count: u32,
    /// What the positions are drawn by
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = seed)]
    seed: u64,
    /// As many of each total progress of both sides, as far as there are so many
    #[arg(long)]
    stratified: bool,
    /// All positions, instead of drawn ones
    #[arg(long, conflicts_with_all = ["count", "seed", "stratified"])]
    all: bool,
    /// Also who wins, and in how many turns
    #[arg(long)]
    distance: bool,
    /// The folder with tables made by `linja solve --out`; a rule set without one is solved
    /// first [default: linja in the user's data folder]
    #[arg(long, value_name = "DIR", env = "LINJA_DATA")]
    data: Option<PathBuf>,
}

/// So many positions are looked up and written at a time.
const ROWS_AT_A_TIME: usize = 1 << 18;

pub(crate) fn write(options: &Options, words: Words, out: &mut impl Write) -> Result<(), Failure> {
    let &Options { ref file, rules, count, seed, stratified, all, distance, .. } = options;
    let sample = match (all, stratified) {
        (true, _) => Sample::All,
        (false, true) => Sample::Stratified { count, seed },
        (false, false) => Sample::Random { count, seed },
    };
    let cancel = cancelled()?;
    let failed = |path: &Path, error: &io::Error| Failure::Work(cannot_write(path, error));
    // Whether anything can be written there is known before anything is solved.
    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty());
    let probe = tempfile::tempfile_in(folder.unwrap_or(Path::new(".")));
    probe.map_err(|error| failed(file, &error))?;
    let mut oracle = solve::oracle(rules, options.data.as_deref(), words)?;
    if distance {
        oracle = distance::added(oracle, words)?;
    }
    let data = Data { oracle: &oracle, sample, has_distances: distance };
    let progress = Progress::new(&say!(words, "solve-progress-writing", rules = rules), words);
    overwrite_with(file, |output| data.write(output, file, &progress, cancel)).map_err(
        |stopped| match stopped {
            Stopped::Write(error) => failed(file, &error),
            Stopped::Work(failure) => failure,
        },
    )?;
    drop(progress);
    // Beside a README.csv lies somebody's README.md.
    let mut card_file = file.clone().into_os_string();
    card_file.push(".md");
    let card_file = PathBuf::from(card_file);
    overwrite(&card_file, data.card(file)).map_err(|error| failed(&card_file, &error))?;
    let megabytes = Value::decimal(file.metadata()?.len() as f64 / 1e6, 1);
    let (path, card) = (shown(file), shown(&card_file));
    let positions = sample.len();
    let written = say!(
        words,
        "export-written",
        path = path,
        positions = positions,
        megabytes = megabytes,
        card = card
    );
    Ok(writeln!(out, "{written}")?)
}

/// Why the data are not there.
enum Stopped {
    Write(io::Error),
    Work(Failure),
}

impl From<io::Error> for Stopped {
    fn from(error: io::Error) -> Stopped {
        Stopped::Write(error)
    }
}

impl From<ParquetError> for Stopped {
    fn from(error: ParquetError) -> Stopped {
        match error {
            ParquetError::External(source) => match source.downcast() {
                Ok(error) => Stopped::Write(*error),
                Err(source) => Stopped::Write(io::Error::other(source)),
            },
            error => Stopped::Write(io::Error::other(error)),
        }
    }
}

impl From<TableError> for Stopped {
    fn from(error: TableError) -> Stopped {
        Stopped::Work(error.into())
    }
}

/// What is to be written.
struct Data<'a> {
    oracle: &'a Oracle,
    sample: Sample,
    has_distances: bool,
}

impl Data<'_> {
    fn write(
        &self,
        output: &mut File,
        file: &Path,
        progress: &Progress,
        cancel: &AtomicBool,
    ) -> Result<(), Stopped> {
        let is_csv = file.extension().is_some_and(|extension| extension == "csv");
        let (columns, rules) = (self.columns(), self.oracle.rules());
        let mut sheet = match is_csv {
            true => Sheet::csv(output, &columns)?,
            false => Sheet::parquet(output, &columns, rules)?,
        };
        let mut positions = self.sample.positions();
        let mut done = 0;
        loop {
            let chunk: Vec<_> = positions.by_ref().take(ROWS_AT_A_TIME).collect();
            if chunk.is_empty() {
                return sheet.close();
            }
            if cancel.load(Ordering::Relaxed) {
                return Err(Stopped::Work(Failure::Work(text!("error-export-cancelled"))));
            }
            sheet.write(&self.rows(&chunk)?)?;
            done += chunk.len() as u64;
            progress.set(done, self.sample.len().into());
        }
    }

    /// The names of the columns: the counts of mover and waiting side by progress, and what they come to.
    fn columns(&self) -> Vec<String> {
        let side = |side: &'static str| (0..8).map(move |progress| format!("{side}_{progress}"));
        let far: &[&str] = if self.has_distances { &["result", "distance"] } else { &[] };
        let ends = ["progress", "margin"].iter().chain(far).map(|&name| name.to_owned());
        side("mover").chain(side("waiting")).chain(ends).collect()
    }

    /// What stands in the columns of positions.
    fn rows(&self, positions: &[Position]) -> Result<Vec<Vec<i32>>, TableError> {
        let margins = self.oracle.margins(positions)?;
        let outcomes = match self.has_distances {
            true => self.oracle.outcomes(positions)?.unwrap_or_default(),
            false => Vec::new(),
        };
        let mut rows: Vec<_> = positions
            .iter()
            .zip(margins)
            .map(|(&position, margin)| row(position, margin))
            .collect();
        for (row, Outcome { result, distance }) in rows.iter_mut().zip(outcomes) {
            row.extend([result_number(result), distance.into()]);
        }
        Ok(rows)
    }

    /// What is in a data set, for somebody who finds it.
    fn card(&self, file: &Path) -> String {
        let rules = self.oracle.rules();
        let name = file.file_name().unwrap_or_default().to_string_lossy();
        let (options, drawn) = match self.sample {
            Sample::All => (
                "--all".to_owned(),
                "All positions of the rule set, in the order of the counts.".to_owned(),
            ),
            Sample::Random { count, seed } => (
                format!("--count {count} --seed {seed}"),
                format!(
                    "{count} of the {POSITIONS} positions of the rule set, each as likely as any other and none twice, in the order of the counts."
                ),
            ),
            Sample::Stratified { count, seed } => (
                format!("--count {count} --seed {seed} --stratified"),
                format!(
                    "{count} of the {POSITIONS} positions of the rule set, as many of each total progress (column `progress`), or all there are where those are fewer; none twice; in the order of their progress."
                ),
            ),
        };
        let checksum = known_checksum(rules);
        let (options, known, far) = match (self.has_distances, known_distance_checksum(rules)) {
            (true, Some(of_distances)) => (
                format!("{options} --distance"),
                format!(", that of the distances `{of_distances:016x}`"),
                FAR_COLUMNS,
            ),
            _ => (options, String::new(), ""),
        };
        format!(
            "\
# {name}: positions of Linja (`{rules}`) with their exact margins

Written by `linja export {name} --rules {rules} {options}`, Linja {version}. The same command writes the same rows.

- **Rows**: {drawn} Many of them never come up in a game: the rules value every position that obeys the row limit.
- **Labels**: exact. The rule set is solved completely; the checksum of the solution is `{checksum:016x}`{known}.
- **Licence**: MIT or Apache-2.0, at your choice, as the program that wrote it.

| column | type | what |
|---|---|---|
| `mover_0` … `mover_7` | uint8, 0 to 12 | how many pawns of the side to move have come so many rows from their start line: 0 is the start line, 7 the goal; twelve together |
| `waiting_0` … `waiting_7` | uint8, 0 to 12 | the same for the other side, as that side counts |
| `progress` | uint8, 0 to 168 | the rows that all 24 pawns have come |
| `margin` | int8 | the points of the side to move minus those of the other side at the end of the game, with perfect play of both; of a position that is over, as it stands |
{far}
Only \"side to move against the other\" matters: swap the colours and turn the board round, and nothing changes. With Black to move, `mover_0` to
`mover_7` are Black's pawns on rows 1 to 8, and `waiting_0` to `waiting_7` Red's on rows 8 to 1. An inner row (2 to 7) holds at most six pawns
of both sides together. In Python, `linja.Position.of_array` makes a position of the sixteen counts, and `linja.Oracle.margins` answers for any others.
",
            version = env!("CARGO_PKG_VERSION"),
        )
    }
}

/// The columns of distances in the card.
const FAR_COLUMNS: &str = "\
| `result` | int8 | 1 if the side to move wins, 0 for a draw, -1 if it loses |
| `distance` | uint8 | the turns to the end of the game: the winner hurries, the loser delays, and in a draw both hurry, each using only turns that keep the result, and passing counts as a turn; 0 of a position that is over |
";

fn row(position: Position, margin: i8) -> Vec<i32> {
    let (mover, waiting) = (position.mover(), position.waiting());
    let progress = mover.total_progress() + waiting.total_progress();
    let counts = mover.counts().into_iter().chain(waiting.counts()).chain([progress]);
    counts.map(i32::from).chain([margin.into()]).collect()
}

fn result_number(result: Wdl) -> i32 {
    match result {
        Wdl::Loss => -1,
        Wdl::Draw => 0,
        Wdl::Win => 1,
    }
}

/// A file of rows that is being written.
enum Sheet<'a> {
    Csv(BufWriter<&'a mut File>),
    Parquet(Box<SerializedFileWriter<&'a mut File>>),
}

impl<'a> Sheet<'a> {
    fn csv(output: &'a mut File, columns: &[String]) -> Result<Sheet<'a>, Stopped> {
        let mut output = BufWriter::with_capacity(1 << 20, output);
        writeln!(output, "{}", columns.join(","))?;
        Ok(Sheet::Csv(output))
    }

    fn parquet(
        output: &'a mut File,
        columns: &[String],
        rules: RuleSet,
    ) -> Result<Sheet<'a>, Stopped> {
        let is_signed = |name: &str| ["margin", "result"].contains(&name);
        let field =
            |name: &String| format!("required int32 {name} (INTEGER(8,{}));", is_signed(name));
        let fields: String = columns.iter().map(field).collect();
        let schema = parse_message_type(&format!("message linja {{ {fields} }}"))?;
        let about = KeyValue::new("linja.rules".to_owned(), rules.name().to_owned());
        let properties = WriterProperties::builder()
            .set_compression(Compression::GZIP(GzipLevel::try_new(4)?))
            .set_key_value_metadata(Some(vec![about]))
            .build();
        let writer = SerializedFileWriter::new(output, Arc::new(schema), Arc::new(properties))?;
        Ok(Sheet::Parquet(Box::new(writer)))
    }

    fn write(&mut self, rows: &[Vec<i32>]) -> Result<(), Stopped> {
        match self {
            Sheet::Csv(output) => {
                for row in rows {
                    let cells: Vec<_> = row.iter().map(i32::to_string).collect();
                    writeln!(output, "{}", cells.join(","))?;
                }
            }
            Sheet::Parquet(writer) => {
                let mut group = writer.next_row_group()?;
                let mut number = 0;
                while let Some(mut column) = group.next_column()? {
                    let cells: Vec<_> = rows.iter().map(|row| row[number]).collect();
                    column.typed::<Int32Type>().write_batch(&cells, None, None)?;
                    column.close()?;
                    number += 1;
                }
                group.close()?;
            }
        }
        Ok(())
    }

    fn close(self) -> Result<(), Stopped> {
        match self {
            Sheet::Csv(mut output) => output.flush()?,
            Sheet::Parquet(writer) => _ = writer.close()?,
        }
        Ok(())
    }
}
