//! Puts the built page into the server, if the environment variable `LINJA_PAGE` names its folder, from the
//! root of the repository or absolute; `cargo xtask serve` does. Without it the server has only its API.

use std::error::Error;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-env-changed=LINJA_PAGE");
    let mut code = "[\n".to_owned();
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
        for file in files(&folder)? {
            let name = file.strip_prefix(&folder)?.to_string_lossy().replace('\\', "/");
            write!(code, "File {{ name: {name:?}, plain: {}, ", bytes(&file))?;
            for (packing, ending) in [("brotli", "br"), ("gzip", "gz")] {
                let packed = PathBuf::from(format!("{}.{ending}", file.display()));
                let packed = packed.exists().then(|| format!("Some({})", bytes(&packed)));
                write!(code, "{packing}: {}, ", packed.as_deref().unwrap_or("None"))?;
            }
            code += "},\n";
        }
    }
    code += "]";
    let out = PathBuf::from(env::var("OUT_DIR")?);
    Ok(fs::write(out.join("page.rs"), code)?)
}

/// All files below a folder, without the packed forms of others.
fn files(folder: &Path) -> Result<Vec<PathBuf>, Box<dyn Error>> {
    let mut all = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            all.extend(files(&path)?);
        } else if !path.extension().is_some_and(|ending| ending == "br" || ending == "gz") {
            all.push(path);
        }
    }
    all.sort();
    Ok(all)
}

fn bytes(file: &Path) -> String {
    format!("include_bytes!({:?})", file.display().to_string())
}
