//! The games that were played on this device: how each is kept, the list of them, what they add up to.

mod archive;
mod figures;
mod kept_record;

pub use archive::{Archive, Filter, Imported};
pub use figures::{Figures, Group, form};
pub use kept_record::{GameKind, KeptRecord, Origin, Outcome, stamp};
