//! The licences of all that is part of the program: a binary has to carry the notices of what it was built of.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use serde_json::Value;

use super::TARGET;
use crate::cargo::{cargo, output};
use crate::page::WASM;

/// What comes with the compiler and the C library, and has no crate.
const BUILT_IN: &str = "\
The program also contains SQLite (public domain), the standard library of Rust (MIT or Apache-2.0, the Rust project developers)
and musl (MIT, copyright Rich Felker and others).
";

/// One text: what each crate is licensed under, and each notice once, with the crates it is from.
pub(crate) fn notices() -> Result<String, String> {
    let mut crates = BTreeSet::new();
    let mut notices: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    // What the program is made of, and what the page in it is.
    for (root, target) in [("linja-cli", TARGET), ("linja-web", WASM)] {
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
        format!("Linja is built of these crates:\n\n{}\n{BUILT_IN}", String::from_iter(crates));
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
        let notices = notices().unwrap();
        assert!(notices.contains("\ntokio 1."), "the server's");
        assert!(notices.contains("\nleptos 0."), "the page's");
        assert!(notices.contains("Permission is hereby granted"), "a notice");
        assert!(!notices.contains("\nproptest "), "only tests use it");
        assert!(!notices.contains("\nlinja "), "the project's own licence is elsewhere");
    }
}
