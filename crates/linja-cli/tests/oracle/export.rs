//! `linja export`, as whoever reads the data sees it.

use std::fs;
use std::path::Path;
use std::process::Stdio;

use linja::{BySide, Placement, Position, Side};
use linja_oracle::{Sample, Table, position_number};
use parquet::file::reader::{FileReader, SerializedFileReader};

use crate::{failure, linja, wait_for_file_in, with_zen, zen_table};

/// Writes a data set and gives what was printed.
fn export(file: &Path, args: &[&str]) -> String {
    let output = with_zen("export", args).arg(file).output().unwrap();
    assert!(output.status.success(), "{output:?}");
    String::from_utf8(output.stdout).unwrap()
}

/// The rows of a CSV file below its head.
fn csv(file: &Path) -> (String, Vec<Vec<i32>>) {
    let text = fs::read_to_string(file).unwrap();
    let (head, rows) = text.split_once('\n').unwrap();
    let rows = rows.lines().map(|row| row.split(',').map(|cell| cell.parse().unwrap()).collect());
    (head.to_owned(), rows.collect())
}

/// The rows of a Parquet file, and the rule set in its metadata.
fn parquet(file: &Path) -> (Vec<Vec<i32>>, Option<String>) {
    let reader = SerializedFileReader::new(fs::File::open(file).unwrap()).unwrap();
    let about = reader.metadata().file_metadata().key_value_metadata().unwrap();
    let rules = about.iter().find(|about| about.key == "linja.rules");
    let rules = rules.and_then(|about| about.value.clone());
    let row = |row: parquet::record::Row| -> Vec<i32> {
        row.get_column_iter().map(|(_, cell)| cell.to_string().parse().unwrap()).collect()
    };
    let rows = reader.get_row_iter(None).unwrap().map(|cells| row(cells.unwrap())).collect();
    (rows, rules)
}

fn position(row: &[i32]) -> Position {
    let placement = |cells: &[i32]| {
        let counts: Vec<u8> = cells.iter().map(|&count| count.try_into().unwrap()).collect();
        Placement::new(counts.try_into().unwrap()).unwrap()
    };
    let placements = BySide { black: placement(&row[..8]), red: placement(&row[8..16]) };
    Position::new(placements, Side::Black).unwrap()
}

#[test]
fn drawn_positions_have_their_exact_margins() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("few.csv");
    let printed = export(&file, &["--count", "700", "--seed", "5"]);
    assert!(
        printed.contains("few.csv: 700 positions") && printed.contains("few.csv.md"),
        "{printed}"
    );
    let (head, rows) = csv(&file);
    assert!(head.starts_with("mover_0,mover_1,") && head.ends_with(",waiting_7,progress,margin"));
    let table = Table::open(&zen_table()).unwrap();
    let drawn = Sample::Random { count: 700, seed: 5 }.positions();
    assert_eq!(rows.len(), 700);
    for (row, expected) in rows.iter().zip(drawn) {
        let position = position(row);
        assert_eq!(position, expected);
        let progress = position.mover().total_progress() + position.waiting().total_progress();
        assert_eq!(row[16], i32::from(progress));
        assert_eq!(row[17], i32::from(table.margin(position).unwrap()), "{position}");
    }
}

#[test]
fn parquet_has_the_same_rows_as_csv_also_over_an_old_file() {
    let folder = tempfile::tempdir().unwrap();
    let [as_csv, as_parquet] = ["some.csv", "other.parquet"].map(|name| folder.path().join(name));
    fs::write(&as_parquet, "old").unwrap();
    let args = ["--count", "3000", "--stratified"];
    export(&as_csv, &args);
    export(&as_parquet, &args);
    let (rows, rules) = parquet(&as_parquet);
    assert_eq!(rules.as_deref(), Some("zen"));
    assert!(rows == csv(&as_csv).1);
    assert!((0..=168).all(|progress| rows.iter().any(|row| row[16] == progress)));
    let numbers: std::collections::HashSet<_> =
        rows.iter().map(|row| position_number(position(row))).collect();
    assert_eq!(numbers.len(), 3000);
}

#[test]
fn the_card_tells_the_columns_and_the_command_that_writes_the_same() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("data.parquet");
    export(&file, &["--count", "20", "--seed", "9", "--stratified"]);
    let card = fs::read_to_string(folder.path().join("data.parquet.md")).unwrap();
    assert!(
        card.contains("`linja export data.parquet --rules zen --count 20 --seed 9 --stratified`")
    );
    assert!(card.contains("43f5a8c7f5a3dcad"));
    for column in ["`mover_0`", "`waiting_7`", "`progress`", "`margin`"] {
        assert!(card.contains(column), "{column}\n{card}");
    }
}

#[test]
fn wrong_files_and_numbers_of_positions_are_refused() {
    let (status, error) = failure(&mut with_zen("export", &["data.txt"]));
    assert_eq!(status, Some(2));
    assert!(error.contains("a data set is a file that ends in .parquet or .csv"), "{error}");
    let (status, error) = failure(&mut with_zen("export", &["data.csv", "--count", "0"]));
    assert_eq!(status, Some(2));
    assert!(error.contains("from 1 to 1264575044 positions"), "{error}");
    let all = ["data.csv", "--all", "--count", "5"];
    assert_eq!(failure(linja().arg("export").args(all)).0, Some(2));
    let (status, error) = failure(&mut with_zen("export", &["/nonexistent/data.csv"]));
    assert_eq!(status, Some(1));
    assert!(error.starts_with("linja: can’t write /nonexistent/data.csv"), "{error}");
}

#[test]
fn an_interrupted_export_leaves_no_data() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("all.parquet");
    let mut export = with_zen("export", &["--all"]);
    let child = export.arg(&file).stderr(Stdio::piped()).spawn().unwrap();
    wait_for_file_in(folder.path());
    let pid = rustix::process::Pid::from_child(&child);
    rustix::process::kill_process(pid, rustix::process::Signal::INT).unwrap();
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(130));
    let error = String::from_utf8(output.stderr).unwrap();
    assert_eq!(error, "linja: writing the data set was cancelled\n");
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
}
