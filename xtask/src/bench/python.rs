//! The Python package: how fast batches are.

use serde_json::Value;

use super::report::Section;
use crate::python::speed;

pub(super) fn measure() -> Result<Vec<Section>, String> {
    let mut section = Section::new(
        "Python",
        "Batches on NumPy arrays, on all cores, best of three runs (`crates/linja-python/benches/speed.py`): the margins of four million shuffled positions \
         from memory, and the turns of 100,000 random games from the start.",
        &["rule set", "million margins per second", "million random turns per second"],
    );
    for line in speed()?.lines() {
        let figures: Value = serde_json::from_str(line)
            .map_err(|error| format!("`speed.py` printed no JSON: {error}"))?;
        let rules = figures["rules"].as_str().unwrap_or_default();
        section.row([
            format!("`{rules}`"),
            figures["margins"].to_string(),
            figures["turns"].to_string(),
        ]);
    }
    Ok(vec![section])
}
