//! The page as a folder that any static host can serve, under any path: all but games between devices.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{fs, io};

use linja::RuleSet;

use crate::bench::{build_linja, linja};
use crate::cargo::{root, run};
use crate::dist::licences;
use crate::{Outcome, page};

/// The files of the page, beside those of the screens, that a host needs.
const FILES: [&str; 2] = [MANIFEST, "service-worker.js"];
const MANIFEST: &str = "manifest.webmanifest";
const INDEX: &str = "index.html";
/// What hosts show for an address that they have no file for.
const NOT_FOUND: &str = "404.html";
/// The folder of the files whose names change with their contents.
const ASSETS: &str = "assets";
/// The folder of the licences of what the page is built of.
const LICENCES: &str = "licences";
/// The folder of the tables.
const TABLES: &str = "tables";

/// Where the site goes if nobody says.
pub(crate) fn folder() -> PathBuf {
    root().join("target").join("site")
}

/// Writes the site that the tests visit.
pub(crate) fn write_for_tests() -> Outcome {
    write(&root().join("target").join("test-site"), &RuleSets(Vec::new()))
}

/// Some of the rule sets.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct RuleSets(Vec<RuleSet>);

/// Reads a list of rule sets.
pub(crate) fn rule_sets(text: &str) -> Result<RuleSets, String> {
    match text {
        "all" => Ok(RuleSets(RuleSet::ALL.to_vec())),
        "none" => Ok(RuleSets(Vec::new())),
        _ => text.split(',').map(rule_set).collect::<Result<_, _>>().map(RuleSets),
    }
}

fn rule_set(name: &str) -> Result<RuleSet, String> {
    let all = RuleSet::ALL.map(|rules| rules.to_string()).join(", ");
    name.parse()
        .map_err(|_| format!("`{name}` is not a rule set: write all, none, or some of {all}"))
}

/// Writes the site: whole, or not at all.
pub(crate) fn write(out: &Path, rules: &RuleSets) -> Outcome {
    write_by(out, rules, || build_linja().map(|()| linja()))
}

/// The same with a program that solves the rule sets, if there are any.
pub(crate) fn write_by(
    out: &Path,
    rules: &RuleSets,
    linja: impl Fn() -> Result<Command, String>,
) -> Outcome {
    let told = |error: io::Error| format!("{}: {error}", out.display());
    let out = std::path::absolute(out).map_err(told)?;
    let screens = fs::read_to_string(page::sources().join("screens.txt")).map_err(told)?;
    let screens: Vec<&str> = screens.lines().filter(|line| !line.contains(['*', '%'])).collect();
    let foreign = foreign(&out, &screens).map_err(told)?;
    if let Some(name) = foreign {
        return Err(format!(
            "{} has something in it that is not a site of Linja ({name}): choose another folder, or empty it",
            out.display()
        ));
    }
    page::build()?;
    let part = beside(&out, "part");
    page::clear(&part)?;
    write_files(&part, &screens).map_err(told)?;
    licences::write(&part.join(LICENCES), &licences::of_page()?)?;
    write_tables(&part.join(TABLES), rules, linja)?;
    replace(&out, &part).map_err(told)?;
    println!("the site is in {}", out.display());
    Ok(())
}

/// What lies in a folder beside a site, or without one. A folder that does not exist has nothing.
fn foreign(out: &Path, screens: &[&str]) -> io::Result<Option<String>> {
    let entries = match out.read_dir() {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        entries => entries?,
    };
    let names = entries.map(|entry| Ok(entry?.file_name().to_string_lossy().into_owned()));
    let names: BTreeSet<String> = names.collect::<io::Result<_>>()?;
    let manifest = fs::read_to_string(out.join(MANIFEST)).unwrap_or_default();
    let is_site = manifest.contains("\"short_name\": \"Linja\"");
    let is_own = |name: &str| {
        let is_screen = screens.iter().any(|screen| screen.split('/').nth(1) == Some(name));
        is_screen
            || FILES.contains(&name)
            || [INDEX, NOT_FOUND, ASSETS, LICENCES, TABLES].contains(&name)
    };
    Ok(names.into_iter().find(|name| !(is_site && is_own(name))))
}

fn write_files(out: &Path, screens: &[&str]) -> io::Result<()> {
    let page = page::folder();
    for name in FILES {
        fs::copy(page.join(name), out.join(name))?;
    }
    fs::create_dir(out.join(ASSETS))?;
    for entry in page.join(ASSETS).read_dir()? {
        let path = entry?.path();
        // Hosts pack what they send by themselves.
        if path.extension().is_none_or(|ending| ending != "br") {
            fs::copy(&path, out.join(ASSETS).join(path.file_name().unwrap_or_default()))?;
        }
    }
    fs::copy(page::sources().join(NOT_FOUND), out.join(NOT_FOUND))?;
    let index = fs::read_to_string(page.join(INDEX))?;
    let head = fs::read_to_string(page::sources().join("site.html"))?;
    for screen in screens {
        let path = screen.trim_start_matches('/');
        let folder = out.join(path);
        fs::create_dir_all(&folder)?;
        fs::write(folder.join(INDEX), static_index(&index, &head, path))?;
    }
    Ok(())
}

/// The page for a screen: it names its files from there, and has no server.
fn static_index(index: &str, head: &str, path: &str) -> String {
    let base = match path.split('/').filter(|part| !part.is_empty()).count() {
        0 => "./".to_owned(),
        depth => "../".repeat(depth),
    };
    index.replacen("<link", &format!("{head}<link"), 1).replace("=\"/", &format!("=\"{base}"))
}

/// Solves the rule sets, and writes their tables in parts.
fn write_tables(
    out: &Path,
    RuleSets(rules): &RuleSets,
    linja: impl Fn() -> Result<Command, String>,
) -> Outcome {
    for rules in rules {
        run(linja()?.args(["solve", "--rules", rules.name(), "--parts", "--out"]).arg(out))?;
        let whole = out.join(format!("{rules}.table"));
        fs::remove_file(&whole).map_err(|error| format!("{}: {error}", whole.display()))?;
    }
    Ok(())
}

/// Puts the new site in the place of the old one.
fn replace(out: &Path, part: &Path) -> io::Result<()> {
    let old = beside(out, "old");
    page::remove(&old)?;
    if out.exists() {
        fs::rename(out, &old)?;
    }
    fs::rename(part, out)?;
    page::remove(&old)
}

/// A folder beside another one, on the same disk.
fn beside(folder: &Path, ending: &str) -> PathBuf {
    let mut name = folder.as_os_str().to_owned();
    name.push(".");
    name.push(ending);
    name.into()
}

#[cfg(test)]
#[allow(clippy::unwrap_used)] // A panic is how a test fails.
mod tests {
    use super::*;

    #[test]
    fn some_rule_sets_are_named_and_nothing_else_is() {
        assert_eq!(rule_sets("all").unwrap().0, RuleSet::ALL);
        assert_eq!(rule_sets("none").unwrap().0, []);
        assert_eq!(rule_sets("zen+mean,classic").unwrap().0, [RuleSet::ZenMean, RuleSet::Classic]);
        for (text, wrong) in [("chess", "chess"), ("zen,", ""), ("zen, mean", " mean"), ("", "")] {
            let refused = rule_sets(text).unwrap_err();
            assert!(refused.starts_with(&format!("`{wrong}` is not a rule set: ")), "{refused}");
        }
    }

    #[test]
    fn only_a_site_and_nothing_but_a_site_is_replaced() {
        let folder = std::env::temp_dir().join(format!("linja-site-{}", std::process::id()));
        let foreign = || foreign(&folder, &["/", "/learn/1"]).unwrap();
        page::remove(&folder).unwrap();
        assert_eq!(foreign(), None);
        page::clear(&folder).unwrap();
        assert_eq!(foreign(), None);
        fs::write(folder.join(INDEX), "somebody's").unwrap();
        assert_eq!(foreign().as_deref(), Some(INDEX));
        fs::copy(page::sources().join(MANIFEST), folder.join(MANIFEST)).unwrap();
        fs::create_dir(folder.join("learn")).unwrap();
        licences::write(&folder.join(LICENCES), &licences::of_page().unwrap()).unwrap();
        assert_eq!(foreign(), None);
        fs::create_dir(folder.join(".git")).unwrap();
        assert_eq!(foreign().as_deref(), Some(".git"));
        page::remove(&folder).unwrap();
    }

    #[test]
    fn every_screen_names_the_files_from_its_own_folder() {
        let index = fs::read_to_string(page::sources().join(INDEX)).unwrap();
        for (path, base) in [("", "./"), ("play", "../"), ("learn/1", "../../")] {
            let page = static_index(&index, "<meta>", path);
            assert!(page.contains(&format!("<meta><link rel=\"icon\" href=\"{base}")), "{page}");
            assert!(!page.contains("=\"/"), "{page}");
        }
    }
}
