//! The page: the crate `linja-web` built for WebAssembly, packed with its files into `target/page`,
//! under names that change with the contents, each also compressed.

use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{fs, io};

use wasm_bindgen_cli_support::Bindgen;

use crate::Outcome;
use crate::bench::RULE_SETS;
use crate::cargo::{cargo, command, output, remap, root, run};

/// The target that browsers run.
pub(crate) const WASM: &str = "wasm32-unknown-unknown";

/// How programs are built: to be small, or to be fast. Not named as the folder of the finished page: cargo has a folder
/// for each profile.
const SMALL: &str = "web";
const FAST: &str = "judge";

/// The programs: what their files are called, what cargo calls them, and how they are built.
const PROGRAMS: [(&str, &str, &str); 5] = [
    ("thinker", "linja-thinker", SMALL),
    ("judge", "linja-judge", FAST),
    ("online", "linja-online", SMALL),
    ("understand", "linja-understand", SMALL),
    ("linja", "linja-web", SMALL),
];

/// The words of each program: what their file is called, and the topics in it; the others are a terminal's.
const WORDS: [(&str, &[&str]); 2] = [
    ("words", &["game", "levels", "web", "reasons", "online"]),
    (
        "understand-words",
        &[
            "game", "rules", "levels", "web", "review", "reasons", "puzzle", "study", "games",
            "errors", "online",
        ],
    ),
];

/// What the first board needs: at home, and in an online game.
const FIRST_LOADS: [[&str; 2]; 2] =
    [["linja-script", "linja-wasm"], ["online-script", "online-wasm"]];

/// What every board needs.
const ALWAYS: [&str; 5] = ["index", "start", "style", "icon", "words-de"];

/// The icons, and what kinds of files they are. `cargo xtask icons` draws the others from the first.
const ICONS: [(&str, &str); 5] = [
    ("icon", "svg"),
    ("icon-192", "png"),
    ("icon-512", "png"),
    ("icon-maskable", "png"),
    ("icon-apple", "png"),
];

/// The file beside the page's parts that says of what it was made, and what it weighs.
const STAMP: &str = "stamp";

/// Where the finished page lies.
pub(crate) fn folder() -> PathBuf {
    root().join("target").join("page")
}

/// Builds the page. What is loaded before the first board is seen weighs so many bytes, compressed.
pub(crate) fn build() -> Result<u64, String> {
    add_target()?;
    for mut build in cargo_for_browsers("build") {
        run(&mut build)?;
    }
    let work = root().join("target").join("page-work");
    // A page that is written anew would be taken into the server anew.
    let stamp = stamp().map_err(|error| format!("reading the page: {error}"))?;
    let kept = fs::read_to_string(work.join(STAMP)).unwrap_or_default();
    if let Some(bytes) = kept.strip_prefix(&stamp).and_then(|bytes| bytes.trim().parse().ok()) {
        return Ok(bytes);
    }
    clear(&work)?;
    for (_, program, profile) in PROGRAMS {
        bind(&built(program, profile), &work, program)?;
        shrink(&work.join(format!("{program}_bg.wasm")), profile);
    }
    let page = folder();
    clear(&page)?;
    let names = write_files(&work, &page).map_err(|error| format!("writing the page: {error}"))?;
    let bytes = report(&page, &names)?;
    let written = fs::write(work.join(STAMP), format!("{stamp} {bytes}"));
    written.map(|()| bytes).map_err(|error| format!("writing the page: {error}"))
}

/// Something that changes with all that the page is made of, and with this program, which makes it.
pub(crate) fn stamp() -> io::Result<String> {
    let mut hasher = DefaultHasher::new();
    output(Command::new("wasm-opt").arg("--version")).hash(&mut hasher);
    fs::read(std::env::current_exe()?)?.hash(&mut hasher);
    for (_, program, profile) in PROGRAMS {
        fs::read(built(program, profile))?.hash(&mut hasher);
    }
    for folder in [sources(), locales(), search_networks()] {
        hash_files(folder, &mut hasher)?;
    }
    Ok(format!("{:016x}", hasher.finish()))
}

/// Takes in all files of a folder and of those in it.
pub(crate) fn hash_files(folder: PathBuf, hasher: &mut impl Hasher) -> io::Result<()> {
    let (mut files, mut folders) = (Vec::new(), vec![folder]);
    while let Some(folder) = folders.pop() {
        for entry in folder.read_dir()? {
            let path = entry?.path();
            if path.is_dir() { folders.push(path) } else { files.push(path) }
        }
    }
    files.sort();
    for file in files {
        file.hash(hasher);
        fs::read(file)?.hash(hasher);
    }
    Ok(())
}

/// Has cargo do something with the page's programs: with the small ones, and with the fast one.
pub(crate) fn cargo_for_browsers(what: &str) -> [Command; 2] {
    // Components as plain views: without it each view is a type of its own, and the program heavier.
    let small: (_, &[_], &[_]) = (SMALL, &[], &["--cfg", "erase_components"]);
    // Vectors, and all the memory that there can be.
    let features = ["--no-default-features", "--features", "judge", "--bin", "linja-judge"];
    let flags = ["-C", "target-feature=+simd128", "-C", "link-arg=--max-memory=4294967296"];
    [small, (FAST, &features, &flags)].map(|(profile, features, flags)| {
        let flags: Vec<String> = flags.iter().map(|&flag| flag.to_owned()).chain(remap()).collect();
        let mut command = cargo(&[what, "--package", "linja-web", "--target", WASM, "--locked"]);
        command.args(["--profile", profile]).args(features);
        command.env("CARGO_ENCODED_RUSTFLAGS", flags.join("\u{1f}"));
        command
    })
}

/// Builds the page, and a program that has it, and serves.
pub(crate) fn serve(options: &[String]) -> Outcome {
    build()?;
    let run_linja = ["run", "--release", "--package", "linja-cli", "--locked", "--", "serve"];
    run(cargo(&run_linja).args(options).env("LINJA_PAGE", folder()))
}

/// A program as cargo builds it.
fn built(program: &str, profile: &str) -> PathBuf {
    root().join("target").join(WASM).join(profile).join(program).with_extension("wasm")
}

/// The files of the page that are not programs.
pub(crate) fn sources() -> PathBuf {
    root().join("crates").join("linja-web").join("page")
}

/// Adds the target by rustup where it is missing.
fn add_target() -> Outcome {
    let installed = output(&mut command("rustup", &["target", "list", "--installed"]))?;
    if installed.lines().any(|target| target == WASM) {
        return Ok(());
    }
    run(&mut command("rustup", &["target", "add", WASM]))
}

/// Makes a folder that has nothing in it.
pub(crate) fn clear(folder: &Path) -> Outcome {
    let cleared = remove(folder).and_then(|()| fs::create_dir_all(folder));
    cleared.map_err(|error| format!("{}: {error}", folder.display()))
}

/// Removes a folder, if it is there.
pub(crate) fn remove(folder: &Path) -> io::Result<()> {
    match fs::remove_dir_all(folder) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
        outcome => outcome,
    }
}

/// Writes a script and a program for the browser.
fn bind(built: &Path, work: &Path, name: &str) -> Outcome {
    let script = work.join(name).with_extension("js");
    let bound = Bindgen::new().input_path(built).out_name(name).web(true).and_then(|bindgen| {
        let bindgen = bindgen.typescript(false).remove_name_section(true);
        let mut output = bindgen.remove_producers_section(true).generate_output()?;
        // Leptos brings streams to and from a server, which the page has not. What nobody can call,
        // `wasm-opt` leaves out.
        let wasm = output.wasm_mut();
        let exports = &mut wasm.exports;
        let mut streams = Vec::new();
        for one in exports.iter().filter(|one| one.name.contains("intounderlying")) {
            streams.push(one.id());
        }
        streams.into_iter().for_each(|id| exports.delete(id));
        let mut numbers = Numbers::default();
        wasm.imports.iter_mut().for_each(|one| numbers.replace(&mut one.name));
        wasm.exports.iter_mut().for_each(|one| numbers.replace(&mut one.name));
        output.emit(work)?;
        let text = numbers.in_script(fs::read_to_string(&script)?);
        Ok(fs::write(&script, text)?)
    });
    bound.map_err(|error| format!("wasm-bindgen: {error:#}"))
}

/// Numbers for the names that have a hash in them: what is told apart by chance cannot be packed.
#[derive(Default)]
struct Numbers(Vec<(String, String)>);

impl Numbers {
    /// Writes a number for a name, if it has a hash.
    fn replace(&mut self, name: &mut String) {
        let is_hash = |part: &str| {
            let digits = part.trim_start_matches('h');
            digits.len() == 16 && digits.bytes().all(|one| one.is_ascii_hexdigit())
        };
        if name.split('_').any(is_hash) {
            let number = format!("_{}", self.0.len());
            self.0.push((std::mem::replace(name, number.clone()), number));
        }
    }

    /// Writes the numbers for the names in the script that belongs to the program.
    fn in_script(mut self, script: String) -> String {
        // Some names begin with the whole of another.
        self.0.sort_by_key(|(name, _)| Reverse(name.len()));
        self.0.iter().fold(script, |script, (name, number)| script.replace(name, number))
    }
}

/// Lets `wasm-opt` make the program smaller where it is installed; without it the page is only heavier.
fn shrink(wasm: &Path, profile: &str) {
    let smaller = wasm.with_extension("small");
    let mut tool = Command::new("wasm-opt");
    match profile {
        FAST => tool.arg("-O3"),
        // Taken apart and put together anew before, it gets a hundredth smaller.
        _ => tool.args(["--flatten", "--rereloop", "-Oz", "-Oz"]),
    };
    // What rustc uses, named one by one: `--all-features` makes an older tool write what no browser reads.
    tool.args(["--enable-bulk-memory", "--enable-multivalue", "--enable-mutable-globals"]);
    tool.args([
        "--enable-nontrapping-float-to-int",
        "--enable-reference-types",
        "--enable-sign-ext",
        "--enable-simd",
    ]);
    tool.arg(wasm).arg("-o").arg(&smaller);
    if output(&mut tool).is_ok()
        && let Ok(bytes) = fs::read(&smaller)
        && fs::write(wasm, export_right_table(bytes)).is_ok()
    {
        return;
    }
    println!("page: without `wasm-opt` (Debian's package binaryen) it is about a third heavier");
}

/// Releases of wasm-opt before 110 export the first table under the name of the second, in which
/// wasm-bindgen keeps what belongs to JavaScript.
fn export_right_table(mut wasm: Vec<u8>) -> Vec<u8> {
    const EXPORT: &[u8] = b"\x15__wbindgen_externrefs\x01";
    if let Some(at) = wasm.windows(EXPORT.len()).position(|bytes| bytes == EXPORT)
        && let Some(table) = wasm.get_mut(at + EXPORT.len())
    {
        *table = 1;
    }
    wasm
}

/// The names of the files whose names change with their contents, by what they are.
type Names = BTreeMap<String, String>;

fn write_files(work: &Path, page: &Path) -> io::Result<Names> {
    let sources = sources();
    let mut names = Names::new();
    for (what, program, _) in PROGRAMS {
        let wasm = fs::read(work.join(format!("{program}_bg.wasm")))?;
        names.insert(format!("{what}-wasm"), write_hashed(page, what, "wasm", &wasm)?);
        let mut script = fs::read_to_string(work.join(format!("{program}.js")))?;
        // A worker's script starts by itself. What cannot be loaded is a failure of the whole script.
        if ["thinker", "judge"].contains(&what) {
            if what == "thinker" {
                script += &networks(page, &mut names)?;
            }
            let wasm = &names[&format!("{what}-wasm")];
            script += &format!(
                "\nawait __wbg_init({{ module_or_path: new URL('../{wasm}', import.meta.url) }});\n"
            );
        }
        let script = lean(&script);
        names.insert(format!("{what}-script"), write_hashed(page, what, "js", script.as_bytes())?);
    }
    let mut start = fs::read_to_string(sources.join("start.js"))?;
    for line in fs::read_to_string(sources.join("programs.txt"))?.lines() {
        if let Some((program, screens)) = line.split_once(' ') {
            start = start.replace(&format!("{{{{{program}-screens}}}}"), screens);
        }
    }
    let start = lean(&fill(&start, &names));
    names.insert("start".to_owned(), write_hashed(page, "start", "js", start.as_bytes())?);
    for language in locales().read_dir()? {
        let language = language?.file_name().to_string_lossy().into_owned();
        for (stem, topics) in WORDS {
            let name = format!("{stem}-{language}");
            let words = words(&language, topics)?;
            names.insert(name.clone(), write_hashed(page, &name, "ftl", words.as_bytes())?);
        }
    }
    let style = lean(&fs::read_to_string(sources.join("style.css"))?);
    names.insert("style".to_owned(), write_hashed(page, "style", "css", style.as_bytes())?);
    for (what, extension) in ICONS {
        let bytes = fs::read(sources.join(what).with_extension(extension))?;
        names.insert(what.to_owned(), write_hashed(page, what, extension, &bytes)?);
    }
    for file in ["manifest.webmanifest", "index.html", "service-worker.js", "screens.txt"] {
        let text = fs::read_to_string(sources.join(file))?;
        write(page, file, fill(&text, &names).as_bytes())?;
    }
    Ok(names)
}

/// Writes what the search sees in positions, a file for each rule set, and has a script know where they lie.
fn networks(page: &Path, names: &mut Names) -> io::Result<String> {
    let mut script = "\nglobalThis.networks = {\n".to_owned();
    for rules in RULE_SETS {
        let packed = fs::read(search_networks().join(format!("{rules}.bin.br")))?;
        let mut network = Vec::new();
        brotli::BrotliDecompress(&mut &*packed, &mut network)?;
        let what = format!("network-{}", rules.replace('+', "-"));
        let name = hashed_name(&what, "bin", &network);
        write_both(page, &name, &network, &packed)?;
        script += &format!("'{rules}': new URL('../{name}', import.meta.url).href,\n");
        names.insert(what, name);
    }
    Ok(script + "};\n")
}

/// A script or a style without what only its readers need: lines of comments, and how far lines are indented.
fn lean(text: &str) -> String {
    let mut lean = String::new();
    let mut is_comment = false;
    for line in text.lines().map(str::trim).filter(|line| !line.is_empty()) {
        is_comment |= line.starts_with("/*");
        if !is_comment && !line.starts_with("//") {
            lean += line;
            lean.push('\n');
        }
        is_comment &= !line.ends_with("*/");
    }
    lean
}

/// The folder that has a folder for each language.
fn locales() -> PathBuf {
    root().join("crates").join("linja-words").join("locales")
}

/// The folder with what the search sees in positions.
fn search_networks() -> PathBuf {
    root().join("crates/linja-players/src/search/networks")
}

/// What a program says in a language, without the comments for translators.
fn words(language: &str, topics: &[&str]) -> io::Result<String> {
    let folder = locales().join(language);
    let mut words = String::new();
    for topic in topics {
        let text = fs::read_to_string(folder.join(format!("{topic}.ftl")))?;
        for line in text.lines().filter(|line| !line.starts_with('#') && !line.is_empty()) {
            words += line;
            words.push('\n');
        }
    }
    Ok(words)
}

/// Puts the names, seen from the page's folder, into a text where it says `{{style}}` and the like, all that a page without a
/// network needs for `{{files}}`, those of words for `{{words}}`, and something that changes with them for `{{version}}`.
fn fill(text: &str, names: &Names) -> String {
    // Icons in pixels are for the device, which has its own copies.
    let files = names.values().filter(|name| !name.ends_with(".png"));
    let files: Vec<String> = files.map(|name| format!("'{name}'")).collect();
    let words = names.iter().filter(|(what, _)| what.contains("words-"));
    let words =
        words.map(|(what, name)| format!("<meta name=\"linja-{what}\" content=\"{name}\">"));
    let words: Vec<String> = words.collect();
    let version = hash(format!("{names:?}").as_bytes());
    let mut filled = text.replace("{{version}}", &version).replace("{{files}}", &files.join(", "));
    filled = filled.replace("{{words}}", &words.join("\n"));
    for (what, name) in names {
        filled = filled.replace(&format!("{{{{{what}}}}}"), name);
    }
    filled
}

fn write_hashed(page: &Path, stem: &str, extension: &str, bytes: &[u8]) -> io::Result<String> {
    let name = hashed_name(stem, extension, bytes);
    write(page, &name, bytes)?;
    Ok(name)
}

fn hashed_name(stem: &str, extension: &str, bytes: &[u8]) -> String {
    format!("assets/{stem}-{}.{extension}", hash(bytes))
}

fn hash(bytes: &[u8]) -> String {
    let mut hasher = DefaultHasher::new();
    bytes.hash(&mut hasher);
    format!("{:016x}", hasher.finish())
}

/// Writes a file, and beside it how the server has it.
fn write(page: &Path, name: &str, bytes: &[u8]) -> io::Result<()> {
    let mut brotli = brotli::CompressorWriter::new(Vec::new(), 1 << 16, 11, 22);
    brotli.write_all(bytes)?;
    write_both(page, name, bytes, &brotli.into_inner())
}

fn write_both(page: &Path, name: &str, bytes: &[u8], packed: &[u8]) -> io::Result<()> {
    let path = page.join(name);
    fs::create_dir_all(path.parent().unwrap_or(page))?;
    fs::write(page.join(format!("{name}.br")), packed)?;
    fs::write(path, bytes)
}

/// Says what the files weigh, and how much comes before the first board.
fn report(page: &Path, names: &Names) -> Result<u64, String> {
    let mut weights = BTreeMap::new();
    let index = ("index".to_owned(), "index.html".to_owned());
    for (what, name) in names.iter().chain([(&index.0, &index.1)]) {
        let file = fs::metadata(page.join(format!("{name}.br")));
        let bytes = file.map_err(|error| format!("{name}: {error}"))?.len();
        println!("{bytes:>8} bytes  {name}");
        weights.insert(what.as_str(), bytes);
    }
    let loads = FIRST_LOADS.map(|load| {
        let first = load.iter().chain(&ALWAYS).filter_map(|what| weights.get(what)).sum();
        println!("{first:>8} bytes  before the first board with {}, compressed", load[1]);
        first
    });
    Ok(loads.into_iter().max().unwrap_or(0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_with_hashes_become_numbers_and_the_script_follows() {
        let names = ["invoke__h0123456789abcdef", "invoke__h0123456789abcdef_2", "memory"];
        let mut numbers = Numbers::default();
        let replaced = names.map(|name| {
            let mut name = name.to_owned();
            numbers.replace(&mut name);
            name
        });
        assert_eq!(replaced, ["_0", "_1", "memory"]);
        assert_eq!(numbers.in_script(names.join(";")), replaced.join(";"));
    }
}
