//! The screens and the small windows on them. Each is plain data: `act` and `hear` change it, `question`
//! says what it wants to know, `offers` what can be done, `draw` draws it.

pub(crate) mod confirm;
pub(crate) mod file_prompt;
pub(crate) mod game;
pub(crate) mod games;
pub(crate) mod help;
pub(crate) mod lobby;
pub(crate) mod new_game;
pub(crate) mod online_game;
pub(crate) mod puzzle;
pub(crate) mod review;
mod review_chart;
mod review_summary;
pub(crate) mod rules;
pub(crate) mod set_up;
pub(crate) mod study;
mod trial;
mod wait;
