//! `linja ugi`: the engine on standard input and output.

use std::io::{self, Write};
use std::path::Path;

use crate::Failure;

pub(crate) fn serve(data: Option<&Path>, out: &mut (impl Write + Send)) -> Result<(), Failure> {
    let tables = |rules| linja_console::oracle(rules, data);
    Ok(linja_players::ugi::serve(io::stdin().lock(), out, &tables)?)
}
