//! A game at the table: what is chosen before it, who sits there, the turn being made, what the computer thinks;
//! and the lessons.

mod choice;
mod hand;
mod lesson;
mod seat;
mod table;
mod thought;

pub use choice::{Choice, Handicap, Lot, Opponent};
pub use hand::Hand;
pub use lesson::{Lesson, LessonLog, TO_READ, Task, Trial, lessons, plain};
pub use seat::Seat;
pub use table::{Counting, Moment, SavedTable, Table};
pub use thought::{Answer, Question, Thinker};
