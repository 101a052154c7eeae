//! The licences of all that is part of the program or of the page: a binary has to carry the notices of what it was built of.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use serde_json::Value;

use super::TARGET;
use crate::Outcome;
use crate::cargo::{cargo, output, root};
use crate::page::WASM;

/// The file of the notices.
pub(crate) const THIRD_PARTY: &str = "THIRD-PARTY.txt";

/// A crate that something is built from, and what it is built for.
type Built<'a> = (&'a str, &'a str);
const PROGRAM: Built<'_> = ("linja-cli", TARGET);
const PAGE: Built<'_> = ("linja-web", WASM);

/// What comes with the compiler and the C library, and has no crate.
const IN_PROGRAM: &str = "\
The program also contains SQLite (public domain), the standard library of Rust (MIT or Apache-2.0, the Rust project developers)
and musl (MIT, copyright Rich Felker and others).
";
const IN_PAGE: &str = "\
It also contains the standard library of Rust (MIT or Apache-2.0, the Rust project developers).
";

/// The licences of the program and of the page in it.
pub(crate) fn of_program() -> Result<Vec<(String, Vec<u8>)>, String> {
    with_our_own(notices(&[PROGRAM, PAGE], IN_PROGRAM)?)
}

/// The licences of the page alone.
pub(crate) fn of_page() -> Result<Vec<(String, Vec<u8>)>, String> {
    with_our_own(notices(&[PAGE], IN_PAGE)?)
}

/// Writes them into a folder.
pub(crate) fn write(folder: &Path, licences: &[(String, Vec<u8>)]) -> Outcome {
    let told = |error| format!("{}: {error}", folder.display());
    fs::create_dir_all(folder).map_err(told)?;
    licences.iter().try_for_each(|(name, text)| fs::write(folder.join(name), text).map_err(told))
}

/// Files by their names: the notices, and the project's own licences.
fn with_our_own(notices: String) -> Result<Vec<(String, Vec<u8>)>, String> {
    let mut licences = vec![(THIRD_PARTY.to_owned(), notices.into_bytes())];
    for name in ["LICENSE-APACHE", "LICENSE-MIT"] {
        let text = fs::read(root().join(name)).map_err(|error| format!("{name}: {error}"))?;
        licences.push((name.to_owned(), text));
    }
    Ok(licences)
}

/// One text: what each crate is licensed under, and each notice once, with the crates it is from.
fn notices(built: &[Built<'_>], built_in: &str) -> Result<String, String> {
    let mut crates = BTreeSet::new();
    let mut notices: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for &(root, target) in built {
        let metadata = metadata(target)?;
        for package in parts(&metadata, root) {
            let text = |field: &str| package[field].as_str().unwrap_or_default().to_owned();
            // The workspace's own have the project's licence.
            if package["source"].is_null() {
                continue;
            }
            let name = format!("{} {}", text("name"), text("version"));
            crates.insert(format!("{name}: {}\n", text("license")));
            let manifest = text("manifest_path");
            let folder = Path::new(&manifest).parent().unwrap_or(Path::new("/"));
            for notice in notices_in(folder)? {
                notices.entry(notice).or_default().insert(name.clone());
            }
        }
    }
    let mut all =
        format!("Linja is built of these crates:\n\n{}\n{built_in}", String::from_iter(crates));
    for (notice, names) in notices {
        let names = Vec::from_iter(names).join(", ");
        all += &format!("\n{}\n{names}:\n\n{}\n", "-".repeat(80), notice.trim_end());
    }
    Ok(all)
}

fn metadata(target: &str) -> Result<Value, String> {
    let args = ["metadata", "--locked", "--format-version=1", "--filter-platform", target];
    let text = output(&mut cargo(&args))?;
    serde_json::from_str(&text)
        .map_err(|error| format!("`cargo metadata` printed no JSON: {error}"))
}

/// The packages that a package is built of.
fn parts<'a>(metadata: &'a Value, root: &str) -> Vec<&'a Value> {
    let packages = list(&metadata["packages"]);
    let by_id: BTreeMap<_, _> =
        packages.iter().map(|package| (package["id"].as_str(), package)).collect();
    let nodes = list(&metadata["resolve"]["nodes"]);
    let nodes: BTreeMap<_, _> = nodes.iter().map(|node| (node["id"].as_str(), node)).collect();
    let root = packages.iter().find(|package| package["name"] == root);
    let mut due: Vec<_> = root.map(|package| package["id"].as_str()).into_iter().collect();
    let mut found = BTreeMap::new();
    while let Some(id) = due.pop() {
        let (Some(package), Some(node)) = (by_id.get(&id), nodes.get(&id)) else { continue };
        if found.insert(id, *package).is_none() {
            // Neither for tests nor for building.
            let is_part = |dependency: &&Value| {
                list(&dependency["dep_kinds"]).iter().any(|kind| kind["kind"].is_null())
            };
            let used = list(&node["deps"]).iter().filter(is_part);
            due.extend(used.map(|dependency| dependency["pkg"].as_str()));
        }
    }
    found.into_values().collect()
}

/// What an array has in it.
fn list(value: &Value) -> &[Value] {
    value.as_array().map(Vec::as_slice).unwrap_or_default()
}

/// The texts that a package comes with.
fn notices_in(folder: &Path) -> Result<Vec<String>, String> {
    let told = |error| format!("{}: {error}", folder.display());
    let mut notices = Vec::new();
    for entry in folder.read_dir().map_err(told)? {
        let path = entry.map_err(told)?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().to_uppercase();
        let is_notice = ["LICENSE", "LICENCE", "COPYING", "NOTICE", "UNLICENSE"]
            .iter()
            .any(|begin| name.starts_with(begin));
        if is_notice && path.is_file() {
            let bytes = fs::read(&path).map_err(told)?;
            notices.push(String::from_utf8_lossy(&bytes).replace("\r\n", "\n"));
        }
    }
    Ok(notices)
}

#[cfg(test)]
#[allow(clippy::unwrap_used)] // A panic is how a test fails.
mod tests {
    use super::*;

    #[test]
    fn what_the_program_is_made_of_is_named_with_its_notice_and_what_tests_need_is_not() {
        let notices = notices(&[PROGRAM, PAGE], IN_PROGRAM).unwrap();
        assert!(notices.contains("\ntokio 1."), "the server's");
        assert!(notices.contains("\nleptos 0."), "the page's");
        assert!(notices.contains("Permission is hereby granted"), "a notice");
        assert!(!notices.contains("\nproptest "), "only tests use it");
        assert!(!notices.contains("\nlinja "), "the project's own licence is elsewhere");
    }

    #[test]
    fn the_page_alone_comes_with_its_own_notices_and_not_the_servers() {
        let licences = of_page().unwrap();
        let names: Vec<_> = licences.iter().map(|(name, _)| name.as_str()).collect();
        assert_eq!(names, [THIRD_PARTY, "LICENSE-APACHE", "LICENSE-MIT"]);
        let notices = String::from_utf8_lossy(&licences[0].1);
        assert!(notices.contains("\nleptos 0."), "the page's");
        assert!(!notices.contains("\ntokio ") && !notices.contains("SQLite"), "the server's");
    }
}
