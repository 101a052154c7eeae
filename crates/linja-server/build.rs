//! Puts the built page into the server, if the environment variable `LINJA_PAGE` names its folder, from the
//! root of the repository or absolute; `cargo xtask serve` does. Without it the server has only its API.

use std::error::Error;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs};

use linja::RuleSet;
use linja_players::packed_network;

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-env-changed=LINJA_PAGE");
    let mut code = "vec![\n".to_owned();
    if let Some(folder) = env::var_os("LINJA_PAGE").map(PathBuf::from) {
        // A build script runs in the folder of its crate, which is not where anybody types.
        let folder = Path::new(&env::var("CARGO_MANIFEST_DIR")?).join("../..").join(folder);
        println!("cargo::rerun-if-changed={}", folder.display());
        if !folder.join("index.html").exists() {
            let folder = folder.display();
            println!(
                "cargo::error=LINJA_PAGE: no page in {folder}; `cargo xtask page` builds it into target/page"
            );
            return Ok(());
        }
        for file in packed_files(&folder)? {
            let name = file.strip_prefix(&folder)?.with_extension("");
            let name = name.to_string_lossy().replace('\\', "/");
            writeln!(code, "({name:?}, {}),", bytes(&file)?)?;
        }
    }
    code += "]";
    let out = PathBuf::from(env::var("OUT_DIR")?);
    Ok(fs::write(out.join("page.rs"), code)?)
}

/// All packed files below a folder. Others are what they unpack to.
fn packed_files(folder: &Path) -> Result<Vec<PathBuf>, Box<dyn Error>> {
    let mut all = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            all.extend(packed_files(&path)?);
        } else if path.extension().is_some_and(|ending| ending == "br") {
            all.push(path);
        }
    }
    all.sort();
    Ok(all)
}

/// Where the program has the bytes of a file. It has the networks of the search anyway.
fn bytes(file: &Path) -> Result<String, Box<dyn Error>> {
    let bytes = fs::read(file)?;
    let rules = RuleSet::ALL.into_iter().find(|&rules| packed_network(rules) == bytes);
    Ok(match rules {
        Some(rules) => format!("linja_players::packed_network(linja::RuleSet::{rules:?})"),
        None => format!("&include_bytes!({:?})[..]", file.display().to_string()),
    })
}
