//! What the game in a terminal and the commands of `linja` share: errors in words, pages and boards in
//! lines, the data folder, files.

mod data_folder;
mod errors;
mod files;
mod now;
mod page_lines;
mod read_line;
mod review_words;
mod show;

pub use data_folder::{default_data, table};
pub use errors::{Tell, cannot_write, cannot_write_to, shown};
pub use files::{RecordFileError, overwrite, read_record, read_records, write_new};
pub use now::{any_seed, now, today};
pub use page_lines::{LARGEST_WIDTH, PageLine, SMALLEST_WIDTH, page_lines, wrap};
pub use read_line::read_line;
pub use review_words::{
    SummaryLine, accuracy, grade_legend, grade_name, signed, summary, turning_point,
};
pub use show::show;
