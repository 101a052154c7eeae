//! Drawing: words and colours, boards, and on them the turn that is being made.

pub(crate) mod board;
pub(crate) mod pen;
pub(crate) mod theme;
pub(crate) mod turn_view;
