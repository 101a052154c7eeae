//! `cargo xtask dist`: everything that people install, with checksums and a manifest, in `target/dist`. The bytes depend on the
//! commit and the tools, not on the folder or the day. `cargo xtask dist --check` installs and runs all of it.

mod archive;
mod check;
mod debian;
mod image;
pub(crate) mod licences;

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::{Value, json};

use crate::cargo::{cargo, command, output, remap, remap_for_c, root, run};
use crate::machine::said;
use crate::need::{BINARYEN, MUSL};
use crate::{Outcome, page, python, site};

pub(crate) use check::{build_again, check, inside};

/// A program for this one needs nothing of the system but its kernel.
const TARGET: &str = "x86_64-unknown-linux-musl";

const SUMS: &str = "SHA256SUMS";
const MANIFEST: &str = "manifest.json";

/// What all that is installed is made of.
pub(crate) struct Parts {
    version: String,
    commit: String,
    /// The time of the commit: in seconds, for Debian, and for containers.
    time: u64,
    date: String,
    created: String,
    program: Vec<u8>,
    /// The pages of the manual by their names.
    manual: Vec<(String, Vec<u8>)>,
    /// What shells need to complete commands, by its place below `share`.
    completions: Vec<(String, Vec<u8>)>,
    /// The licences of what the program is built of, and the project's own.
    licences: Vec<(String, Vec<u8>)>,
}

/// Where everything goes.
pub(crate) fn folder() -> PathBuf {
    root().join("target").join("dist")
}

/// Writes everything. Each of `writers` makes files in the folder: what another command of this program builds is one more of them.
pub(crate) fn write() -> Outcome {
    let parts = Parts::build()?;
    let out = folder();
    page::clear(&out)?;
    let writers: [fn(&Parts, &Path) -> Outcome; 7] =
        [tarball, package, image_file, compose, static_site, wheel, crates];
    for write in writers {
        write(&parts, &out)?;
    }
    let files = files(&out)?;
    let mut sums = String::new();
    let mut listed = Vec::new();
    for (name, bytes) in &files {
        let sum = archive::sha256(bytes);
        println!("{:>11} bytes  {name}", bytes.len());
        sums += &format!("{sum}  {name}\n");
        listed.push(json!({ "name": name, "bytes": bytes.len(), "sha256": sum }));
    }
    let manifest = json!({
        "version": parts.version,
        "commit": parts.commit,
        "date": parts.created,
        "target": TARGET,
        "rustc": said("rustc", &["--version"]),
        "wasm-opt": said("wasm-opt", &["--version"]),
        "files": listed,
    });
    fs::write(out.join(SUMS), sums).map_err(told)?;
    fs::write(out.join(MANIFEST), format!("{manifest:#}\n")).map_err(told)?;
    println!("everything to install is in {}", out.display());
    Ok(())
}

/// All files below a folder, by their names from there.
fn files(folder: &Path) -> Result<Vec<(String, Vec<u8>)>, String> {
    let mut all = Vec::new();
    let mut due = vec![folder.to_owned()];
    while let Some(next) = due.pop() {
        for entry in next.read_dir().map_err(told)? {
            let path = entry.map_err(told)?.path();
            if path.is_dir() {
                due.push(path);
                continue;
            }
            let name = path.strip_prefix(folder).unwrap_or(&path).display().to_string();
            all.push((name, fs::read(&path).map_err(told)?));
        }
    }
    all.sort();
    Ok(all)
}

impl Parts {
    /// Builds the page, and the program with it.
    fn build() -> Result<Parts, String> {
        // The page of proofs goes into nothing, and is written while they run.
        let all_else = ["status", "--porcelain", "--", ".", ":!docs/proof.md"];
        let unsaved = output(&mut command("git", &all_else))?;
        if !unsaved.is_empty() {
            return Err("there are uncommitted changes, and what is installed names its commit: commit them first".to_owned());
        }
        BINARYEN.meet()?;
        MUSL.meet()?;
        page::build()?;
        run(&mut command("rustup", &["target", "add", TARGET]))?;
        let build =
            ["build", "--release", "--locked", "--package", "linja-cli", "--target", TARGET];
        let mut build = cargo(&build);
        build
            .env("LINJA_PAGE", page::folder())
            .env("CARGO_ENCODED_RUSTFLAGS", remap().join("\u{1f}"));
        run(build.env(format!("CFLAGS_{}", TARGET.replace('-', "_")), remap_for_c()))?;
        let program = program();
        let ask = |args: &[&str]| output(command(&program, &["--lang", "en"]).args(args));
        let version = ask(&["--version"])?;
        let git = |format: &str| {
            output(&mut command("git", &["log", "-1", &format!("--format={format}")]))
        };
        let pages = root().join("target").join("dist-manual");
        page::clear(&pages)?;
        ask(&["man", &pages.display().to_string()])?;
        let completions = [
            ("bash", "bash-completion/completions/linja"),
            ("fish", "fish/vendor_completions.d/linja.fish"),
            ("zsh", "zsh/site-functions/_linja"),
        ];
        let completed = completions
            .map(|(shell, path)| Ok((path.to_owned(), ask(&["completions", shell])?.into_bytes())));
        Ok(Parts {
            version: version.trim().trim_start_matches("linja ").to_owned(),
            commit: git("%H")?.trim().to_owned(),
            time: git("%ct")?
                .trim()
                .parse()
                .map_err(|_| "git knows no time of the commit".to_owned())?,
            date: git("%cD")?.trim().to_owned(),
            created: git("%cI")?.trim().to_owned(),
            program: fs::read(&program).map_err(told)?,
            manual: files(&pages)?,
            completions: completed.into_iter().collect::<Result<_, String>>()?,
            licences: licences::of_program()?,
        })
    }
}

/// The program that is installed.
fn program() -> PathBuf {
    root().join("target").join(TARGET).join("release").join("linja")
}

/// A file that goes into a package as it is.
fn packaging(name: &str) -> Result<Vec<u8>, String> {
    fs::read(root().join("packaging").join(name))
        .map_err(|error| format!("packaging/{name}: {error}"))
}

#[allow(clippy::needless_pass_by_value)] // As `map_err` gives it.
fn told(error: std::io::Error) -> String {
    format!("what is to be installed: {error}")
}

/// To be unpacked anywhere.
fn tarball(parts: &Parts, out: &Path) -> Outcome {
    let name = format!("linja-{}-x86_64-linux", parts.version);
    let mut tree = archive::Tree::default();
    tree.program(format!("{name}/bin/linja"), parts.program.clone());
    for (page, text) in &parts.manual {
        tree.file(format!("{name}/share/man/man1/{page}"), text.clone());
    }
    for (path, script) in &parts.completions {
        tree.file(format!("{name}/share/{path}"), script.clone());
    }
    for (licence, text) in &parts.licences {
        tree.file(format!("{name}/share/doc/linja/{licence}"), text.clone());
    }
    let bytes = tree.tar_gz("", parts.time).map_err(told)?;
    fs::write(out.join(format!("{name}.tar.gz")), bytes).map_err(told)
}

fn package(parts: &Parts, out: &Path) -> Outcome {
    let bytes = debian::package(parts, &parts.version)?;
    fs::write(out.join(debian::file_name(&parts.version)), bytes).map_err(told)
}

fn image_file(parts: &Parts, out: &Path) -> Outcome {
    let name = format!("linja-{}-image.tar", parts.version);
    fs::write(out.join(name), image::image(parts)?).map_err(told)
}

/// Two nodes behind a proxy, for docker and podman.
fn compose(_: &Parts, out: &Path) -> Outcome {
    let folder = out.join("compose");
    fs::create_dir(&folder).map_err(told)?;
    for name in ["compose.yml", "nginx.conf"] {
        fs::write(folder.join(name), packaging(name)?).map_err(told)?;
    }
    Ok(())
}

/// The page for static hosts, with the tables of one rule set.
fn static_site(parts: &Parts, out: &Path) -> Outcome {
    let folder = root().join("target").join("dist-site");
    site::write_by(&folder, &site::rule_sets("zen")?, || Ok(command(program(), &[])))?;
    let name = format!("linja-{}-site", parts.version);
    let mut tree = archive::Tree::default();
    tree.copy(&folder, &name).map_err(told)?;
    let bytes = tree.tar_gz("", parts.time).map_err(told)?;
    fs::write(out.join(format!("{name}.tar.gz")), bytes).map_err(told)
}

/// The Python package.
fn wheel(_: &Parts, out: &Path) -> Outcome {
    let built = python::build()?;
    let name = built.file_name().ok_or("a wheel without a name")?;
    fs::copy(&built, out.join(name)).map(drop).map_err(told)
}

/// What cargo would upload. That each can be built as it is, `--check` shows.
fn crates(parts: &Parts, out: &Path) -> Outcome {
    let folder = out.join("crates");
    fs::create_dir(&folder).map_err(told)?;
    let names = published()?;
    let mut package = cargo(&["package", "--locked", "--no-verify"]);
    run(package.args(names.iter().flat_map(|name| ["--package", name])))?;
    for name in names {
        let file = format!("{name}-{}.crate", parts.version);
        let made = root().join("target").join("package").join(&file);
        fs::copy(made, folder.join(&file)).map_err(told)?;
    }
    Ok(())
}

/// The crates of the workspace that anybody can use.
fn published() -> Result<Vec<String>, String> {
    let text = output(&mut cargo(&["metadata", "--locked", "--no-deps", "--format-version=1"]))?;
    let metadata: Value = serde_json::from_str(&text)
        .map_err(|error| format!("`cargo metadata` printed no JSON: {error}"))?;
    let packages = metadata["packages"].as_array().cloned().unwrap_or_default();
    let published = packages.iter().filter(|package| package["publish"].is_null());
    Ok(published.filter_map(|package| Some(package["name"].as_str()?.to_owned())).collect())
}

#[cfg(test)]
#[allow(clippy::unwrap_used)] // A panic is how a test fails.
mod tests {
    use super::*;

    #[test]
    fn every_crate_that_is_published_has_a_readme_and_licences_and_says_what_it_is() {
        let published = published().unwrap();
        assert!(published.iter().any(|name| name == "linja-cli"), "{published:?}");
        for name in published {
            let folder = root().join("crates").join(&name);
            let readme = fs::read_to_string(folder.join("README.md")).unwrap_or_default();
            assert!(readme.starts_with(&format!("# {name}\n")), "{name} has no README.md");
            let manifest = fs::read_to_string(folder.join("Cargo.toml")).unwrap();
            for licence in ["LICENSE-APACHE", "LICENSE-MIT"] {
                let text =
                    |folder: &Path| fs::read_to_string(folder.join(licence)).unwrap_or_default();
                assert!(text(&folder) == text(root()), "{name} has no {licence}");
            }
            for field in ["description = ", "keywords = ", "categories = ", "license.workspace"] {
                assert!(manifest.contains(&format!("\n{field}")), "{name}: no {field}");
            }
        }
    }
}
