//! x
mod chance;
mod judged;
mod page_lines;
mod record_file;
pub mod show;
mod tables;
pub use chance::{any_seed, today};
pub use judged::{grade_name, turning_point};
pub use page_lines::{LARGEST_WIDTH, PageLine, SMALLEST_WIDTH, page_lines};
pub use record_file::{RecordFileError, read_record};
pub use tables::table;
