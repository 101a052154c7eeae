#![doc = include_str!("../README.md")]

mod data_folder;
mod errors;
mod files;
mod known_game;
mod now;
mod page_lines;
mod read_line;
pub mod remote;
mod review_words;
mod show;

pub use data_folder::{default_data, oracle};
pub use errors::{Tell, cannot_write, cannot_write_to, shown};
pub use files::{RecordFileError, overwrite, overwrite_with, read_record, read_records, write_new};
pub use known_game::KnownGame;
pub use now::{any_seed, now, today};
pub use page_lines::{LARGEST_WIDTH, PageLine, SMALLEST_WIDTH, page_lines, wrap};
pub use read_line::read_line;
pub use review_words::{
    SummaryLine, accuracy, grade_legend, grade_name, signed, summary, turning_point,
};
pub use show::show;
