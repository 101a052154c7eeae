//! What was built is installed and run: in a clean Debian, as a container would run it, behind a proxy, from a plain file server.
//! All servers run in a network of their own, so they disturb nobody and nothing of them stays.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;
use std::{env, fs, io};

use linja::{Game, RuleSet, Turn, random_game};
use serde_json::{Value, json};

use super::{Parts, SUMS, debian, folder, image, packaging, published, told};
use crate::cargo::{cargo, command, folders, output, root, run};
use crate::need::{DEBOOTSTRAP, IPROUTE, LINTIAN, NGINX, POSTGRESQL, SYSTEMD, UMOCI, postgresql};
use crate::{Outcome, page};

/// How exposed the service may be to whatever breaks into it, by the count of `systemd-analyze security`: 0 to 100.
const EXPOSURE: &str = "15";

/// What an image may weigh.
const IMAGE_LIMIT: u64 = 40_000_000;

/// The Debian that packages are tried in.
const SUITE: &str = "bookworm";

/// Looks at what was built, installs and runs it.
pub(crate) fn check() -> Result<String, String> {
    if output(&mut command("id", &["-u"]))?.trim() != "0" {
        return Err("a clean Debian can be made by root only: run the check as root, in a container perhaps".to_owned());
    }
    for need in [DEBOOTSTRAP, IPROUTE, LINTIAN, NGINX, POSTGRESQL, SYSTEMD, UMOCI] {
        need.meet()?;
    }
    let parts = Parts::build()?;
    private(&parts)?;
    page::clear(&work())?;
    let older = debian::package(&parts, &older(&parts.version))?;
    fs::write(work().join("older.deb"), older).map_err(told)?;
    run(command("sha256sum", &["--quiet", "--check", SUMS]).current_dir(folder()))?;
    let package = folder().join(debian::file_name(&parts.version));
    run(command("lintian", &["--fail-on", "error"]).arg(package))?;
    println!("== crates, as cargo would publish them");
    let names = published()?;
    let mut publish = cargo(&["publish", "--dry-run", "--locked"]);
    run(publish.args(names.iter().flat_map(|name| ["--package", name])))?;
    make_debian(&debian_root(), &[])?;
    make_debian(&python_root(), &["--include=python3-numpy,python3-pip"])?;
    let apart = ["--net", "--pid", "--mount-proc", "--fork", "--kill-child"];
    let this = env::current_exe().map_err(told)?;
    run(command("unshare", &apart).arg(this).args(["dist", "--inside"]))?;
    Ok("tarball and package installed, upgraded and removed; image, two nodes behind nginx and site run; the wheel is imported".to_owned())
}

/// The part of the check that runs in a network of its own.
pub(crate) fn inside() -> Outcome {
    run(&mut command("ip", &["link", "set", "lo", "up"]))?;
    let version =
        output(command(super::program(), &["--lang", "en", "--version"]).current_dir(root()))?;
    let version = version.trim().trim_start_matches("linja ");
    for (name, check) in [
        ("tarball", tarball as fn(&str) -> Outcome),
        ("package", package),
        ("image", container),
        ("two nodes behind a proxy", two_nodes),
        ("site", site),
        ("wheel", wheel),
    ] {
        println!("== {name}");
        check(version).map_err(|error| format!("{name}: {error}"))?;
    }
    Ok(())
}

/// Builds everything a second time, from a clone in another folder, and compares.
pub(crate) fn build_again() -> Result<String, String> {
    super::write()?;
    let clone = root().join("target").join("dist-again");
    page::remove(&clone).map_err(told)?;
    run(command("git", &["clone", "--quiet", "."]).arg(&clone))?;
    let mut again = Command::new("cargo");
    again.args(["xtask", "dist"]).current_dir(&clone);
    // Set by the cargo that runs this program.
    for (name, _) in env::vars_os() {
        if name.to_string_lossy().starts_with("CARGO") && name != "CARGO_HOME" {
            again.env_remove(&name);
        }
    }
    run(&mut again)?;
    let sums = fs::read_to_string(folder().join(SUMS)).map_err(told)?;
    let others = fs::read_to_string(clone.join("target").join("dist").join(SUMS)).map_err(told)?;
    let differs = |(one, other): &(&str, &str)| one != other;
    if let Some((one, _)) = sums.lines().zip(others.lines()).find(differs) {
        return Err(format!("not the same bytes: {one}"));
    }
    match sums.len() == others.len() {
        true => Ok(format!("{} files, the same bytes", sums.lines().count())),
        false => Err("not the same files".to_owned()),
    }
}

/// What is installed says nothing of the machine it was built on.
fn private(parts: &Parts) -> Outcome {
    for (folder, _) in folders() {
        let folder = folder.as_bytes();
        if parts.program.windows(folder.len()).any(|bytes| bytes == folder) {
            return Err(format!("the program names {}", String::from_utf8_lossy(folder)));
        }
    }
    Ok(())
}

/// A version before this one.
fn older(version: &str) -> String {
    format!("{version}~before")
}

fn work() -> PathBuf {
    root().join("target").join("dist-check")
}

fn debian_root() -> PathBuf {
    root().join("target").join("debian-root")
}

/// The same Debian with Python, and with what the wheel needs.
fn python_root() -> PathBuf {
    root().join("target").join("debian-python-root")
}

/// Makes a Debian, unless it is there.
fn make_debian(base: &Path, options: &[&str]) -> Outcome {
    if base.exists() {
        return Ok(());
    }
    let part = base.with_extension("part");
    page::remove(&part).map_err(told)?;
    run(command("debootstrap", &["--variant=minbase"]).args(options).arg(SUITE).arg(&part))?;
    fs::rename(part, base).map_err(told)
}

fn ensure(holds: bool, what: &str) -> Outcome {
    if holds { Ok(()) } else { Err(format!("it does not hold: {what}")) }
}

/// A copy of the clean Debian.
fn clean_debian(name: &str) -> Result<PathBuf, String> {
    copy_of(&debian_root(), name)
}

fn copy_of(base: &Path, name: &str) -> Result<PathBuf, String> {
    let copy = work().join(name);
    run(command("cp", &["--archive"]).arg(base).arg(&copy))?;
    Ok(copy)
}

/// A command within another root, with nothing of this machine's environment.
fn within(root: &Path, user: Option<&str>, args: &[&str]) -> Command {
    let mut command = command("chroot", &[]);
    command.env_clear().env("PATH", "/usr/sbin:/usr/bin:/sbin:/bin").env("LANG", "C");
    command.args(user.map(|user| format!("--userspec={user}"))).arg(root).args(args);
    command
}

fn unpack(archive: &Path, to: &Path) -> Outcome {
    fs::create_dir_all(to).map_err(told)?;
    run(command("tar", &["--extract", "--file"]).arg(archive).arg("--directory").arg(to))
}

/// A server; killed when it is dropped.
struct Server(Child);

impl Server {
    /// Starts it, and waits until it says that it listens.
    fn start(command: &mut Command) -> Result<Server, String> {
        let name = format!("{command:?}").replace('"', "");
        let started = command.stdout(Stdio::piped()).spawn();
        let mut server = Server(started.map_err(|error| format!("`{name}`: {error}"))?);
        let mut line = String::new();
        if let Some(out) = &mut server.0.stdout {
            BufReader::new(out).read_line(&mut line).map_err(told)?;
        }
        ensure(line.contains("http://"), &format!("`{name}` says where it is: {line:?}"))?;
        Ok(server)
    }

    /// Asks it to stop, which it does well.
    fn stop(mut self) -> Outcome {
        run(&mut command("kill", &["-TERM", &self.0.id().to_string()]))?;
        let ended = self.0.wait().map_err(told)?;
        ensure(ended.success(), &format!("a server that is asked to stop ends well: {ended}"))
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended already.
        _ = self.0.kill();
        _ = self.0.wait();
    }
}

/// Asks a server: the status, and what it says.
fn ask(
    server: &str,
    method: &str,
    path: &str,
    body: Option<&Value>,
) -> Result<(u16, Vec<u8>), String> {
    let asked = || -> io::Result<Vec<u8>> {
        let mut stream = TcpStream::connect(server)?;
        stream.set_read_timeout(Some(Duration::from_secs(60)))?;
        let body = body.map(Value::to_string).unwrap_or_default();
        let length = body.len();
        write!(
            stream,
            "{method} {path} HTTP/1.1\r\nHost: {server}\r\nConnection: close\r\nAuthorization: Bearer {SECRET}\r\n\
             Content-Type: application/json\r\nContent-Length: {length}\r\n\r\n{body}"
        )?;
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer)?;
        Ok(answer)
    };
    let answer = asked().map_err(|error| format!("{server}{path}: {error}"))?;
    let headers = answer.windows(4).position(|bytes| bytes == b"\r\n\r\n");
    let status = answer.get(9..12).and_then(|code| str::from_utf8(code).ok()?.parse().ok());
    match (status, headers) {
        (Some(status), Some(end)) => Ok((status, answer[end + 4..].to_vec())),
        _ => Err(format!("{server}{path} gave no answer")),
    }
}

/// What a server says in JSON.
fn ask_json(server: &str, method: &str, path: &str, body: Option<&Value>) -> Result<Value, String> {
    let (status, text) = ask(server, method, path, body)?;
    let text = String::from_utf8_lossy(&text);
    ensure(status == 200 || status == 201, &format!("{path} is answered: {status} {text}"))?;
    serde_json::from_str(&text).map_err(|error| format!("{path} gave no JSON: {error}"))
}

/// Who plays.
const SECRET: &str = "0123456789abcdef0123456789abcdef";

/// A whole game drawn by a seed, made turn by turn on a server.
struct OnlineGame {
    path: String,
    game: Game,
    turns: Vec<Turn>,
    made: usize,
}

impl OnlineGame {
    fn open(server: &str, seed: u64) -> Result<OnlineGame, String> {
        let game = random_game(RuleSet::Zen, seed);
        let me = json!({ "who": "me" });
        let body = json!({
            "seats": { "black": me, "red": me }, "secret": SECRET, "position": game.start().to_string(),
        });
        let opened = ask_json(server, "POST", "/api/games", Some(&body))?;
        let path = format!("/api/games/{}", opened["game"]["id"].as_str().unwrap_or_default());
        let turns = game.turns().collect();
        Ok(OnlineGame { path, game, turns, made: 0 })
    }

    /// Makes some turns more.
    fn play(&mut self, server: &str, turns: usize) -> Outcome {
        for turn in self.turns.iter().skip(self.made).take(turns) {
            let action =
                json!({ "action": "turn", "number": self.made + 1, "turn": turn.to_string() });
            ask_json(server, "POST", &format!("{}/actions", self.path), Some(&action))?;
            self.made += 1;
        }
        Ok(())
    }

    /// Makes the others, and looks whether the server has all of them.
    fn finish(mut self, server: &str) -> Outcome {
        self.play(server, usize::MAX)?;
        let view = ask_json(server, "GET", &self.path, None)?;
        let kept =
            view["entries"].as_array().into_iter().flatten().map(|entry| entry["turn"].clone());
        let made = self.turns.iter().map(|turn| Value::from(turn.to_string()));
        ensure(kept.eq(made), "every turn that was made is kept")?;
        let (status, record) = ask(server, "GET", &format!("{}/record", self.path), None)?;
        let score = self.game.result().map(|result| result.to_string());
        let record = String::from_utf8_lossy(&record).into_owned();
        let is_told = score.is_some_and(|score| record.contains(&score));
        ensure(
            status == 200 && is_told,
            &format!("the game is over, and its record says so: {record}"),
        )
    }
}

/// A page with all it names, and a game.
fn serves_page_and_games(server: &str) -> Outcome {
    let (status, page) = ask(server, "GET", "/", None)?;
    let page = String::from_utf8_lossy(&page).into_owned();
    ensure(status == 200 && page.contains("/assets/"), "the page is there")?;
    OnlineGame::open(server, 1)?.finish(server)
}

/// The address that every server here listens on unless told otherwise.
const USUAL: &str = "127.0.0.1:8080";

fn tarball(version: &str) -> Outcome {
    let debian = clean_debian("tarball")?;
    let name = format!("linja-{version}-x86_64-linux");
    unpack(&folder().join(format!("{name}.tar.gz")), &debian.join("opt"))?;
    let program = format!("/opt/{name}/bin/linja");
    let said = output(&mut within(&debian, Some("nobody:nogroup"), &[&program, "--version"]))?;
    ensure(said.trim() == format!("linja {version}"), &said)?;
    for (file, begins) in [
        ("man/man1/linja-serve.1", ".ie"),
        ("bash-completion/completions/linja", "_linja"),
        ("zsh/site-functions/_linja", "#compdef linja"),
        ("fish/vendor_completions.d/linja.fish", "#"),
        ("doc/linja/LICENSE-MIT", "MIT"),
        ("doc/linja/THIRD-PARTY.txt", "Linja is built of"),
    ] {
        let path = debian.join("opt").join(&name).join("share").join(file);
        let text = fs::read_to_string(&path).map_err(|error| format!("{file}: {error}"))?;
        ensure(text.starts_with(begins), &format!("{file} begins with {begins}"))?;
    }
    let serve = [&program, "serve", "--oracle", "none", "--data", "/tmp/linja"];
    let server = Server::start(&mut within(&debian, Some("nobody:nogroup"), &serve))?;
    serves_page_and_games(USUAL)?;
    server.stop()
}

fn package(version: &str) -> Outcome {
    let debian = clean_debian("package")?;
    let dpkg = |args: &[&str]| run(&mut within(&debian, None, &[&["dpkg"], args].concat()));
    let is_there = |path: &str| debian.join(path.trim_start_matches('/')).exists();
    let install = |file: &Path| {
        fs::copy(file, debian.join("linja.deb")).map_err(told)?;
        dpkg(&["--install", "/linja.deb"])
    };
    install(&work().join("older.deb"))?;
    ensure(is_there("/usr/share/zsh/vendor-completions/_linja"), "Debian's zsh completes it")?;
    let unit = debian.join("usr/lib/systemd/system/linja.service");
    let look = ["--no-pager", "--offline=yes", "--threshold", EXPOSURE, "security"];
    run(command("systemd-analyze", &look).arg(&unit).stdout(Stdio::null()))?;
    // What an operator enables and sets outlives an upgrade.
    let enable = ["--quiet", "enable", "linja.service", "--root"];
    run(command("systemctl", &enable).arg(&debian))?;
    let link = debian.join("etc/systemd/system/multi-user.target.wants/linja.service");
    let settings = debian.join("etc/linja.env");
    let mut text = fs::read_to_string(&settings).map_err(told)?;
    text += "LINJA_BIND=127.0.0.1:8081\nLINJA_ORACLE=none\n";
    fs::write(&settings, text).map_err(told)?;
    let set = "127.0.0.1:8081";
    let server = start_service(&debian)?;
    serves_page_and_games(set)?;
    let mut game = OnlineGame::open(set, 2)?;
    game.play(set, 5)?;
    server.stop()?;
    install(&folder().join(debian::file_name(version)))?;
    let installed = output(&mut within(&debian, None, &["dpkg-query", "--show", "linja"]))?;
    ensure(installed.trim() == format!("linja\t{version}"), &installed)?;
    ensure(link.is_symlink(), "the service stays enabled")?;
    let server = start_service(&debian)?;
    game.finish(set)?;
    server.stop()?;
    dpkg(&["--remove", "linja"])?;
    ensure(!is_there("/usr/bin/linja"), "the program is removed")?;
    ensure(!link.is_symlink(), "the service is no longer enabled")?;
    ensure(is_there("/etc/linja.env"), "the settings stay")?;
    ensure(is_there("/var/lib/linja/games.sqlite"), "the games stay")?;
    dpkg(&["--purge", "linja"])?;
    ensure(!is_there("/etc/linja.env") && !is_there("/var/lib/linja"), "all is purged")?;
    let users = fs::read_to_string(debian.join("etc/passwd")).map_err(told)?;
    ensure(!users.contains("linja"), "its user is gone")
}

/// Starts the service as systemd would: as its user, with its settings.
fn start_service(debian: &Path) -> Result<Server, String> {
    let read = |path: &str| fs::read_to_string(debian.join(path)).map_err(told);
    let unit = read("usr/lib/systemd/system/linja.service")?;
    let said = |key: &str| unit.lines().find_map(|line| line.strip_prefix(key)).unwrap_or_default();
    let program: Vec<&str> = said("ExecStart=").split(' ').collect();
    let user = format!("{0}:{0}", said("User="));
    let mut command = within(debian, Some(&user), &program);
    let file = read(said("EnvironmentFile=-/"))?;
    let settings = file.lines().filter(|line| !line.starts_with('#'));
    command.envs(settings.chain([said("Environment=")]).filter_map(|line| line.split_once('=')));
    Server::start(&mut command)
}

/// An image as umoci unpacks it.
struct Container {
    root: PathBuf,
    process: Value,
}

impl Container {
    fn unpack(version: &str, name: &str) -> Result<Container, String> {
        let layout = work().join("image");
        if !layout.exists() {
            unpack(&folder().join(format!("linja-{version}-image.tar")), &layout)?;
        }
        let bundle = work().join(name);
        let image = format!("{}:{version}", layout.display());
        run(command("umoci", &["unpack", "--image", &image]).arg(&bundle))?;
        let config = fs::read_to_string(bundle.join("config.json")).map_err(told)?;
        let config: Value =
            serde_json::from_str(&config).map_err(|error| format!("umoci: {error}"))?;
        let process = config["process"].clone();
        let nobody = json!({ "uid": image::NOBODY, "gid": image::NOBODY });
        let user = &process["user"];
        ensure(user["uid"] == nobody["uid"] && user["gid"] == nobody["gid"], "it runs as nobody")?;
        Ok(Container { root: bundle.join("rootfs"), process })
    }

    fn texts(&self, field: &str) -> Vec<&str> {
        self.process[field].as_array().into_iter().flatten().filter_map(Value::as_str).collect()
    }

    /// Runs what the image says, with more arguments.
    fn command(&self, more: &[&str]) -> Command {
        let user = format!("{0}:{0}", image::NOBODY);
        let args = [self.texts("args").as_slice(), more].concat();
        let mut command = within(&self.root, Some(&user), &args);
        command.envs(self.texts("env").iter().filter_map(|line| line.split_once('=')));
        command.env("LINJA_ORACLE", "none");
        command
    }

    fn is_ready(&self) -> Result<bool, String> {
        let asked = self.command(&["--ready"]).stderr(Stdio::null()).status().map_err(told)?;
        Ok(asked.success())
    }
}

fn container(version: &str) -> Outcome {
    let weight =
        fs::metadata(folder().join(format!("linja-{version}-image.tar"))).map_err(told)?.len();
    ensure(
        weight <= IMAGE_LIMIT,
        &format!("the image weighs no more than {IMAGE_LIMIT} bytes: {weight}"),
    )?;
    let container = Container::unpack(version, "container")?;
    ensure(!container.is_ready()?, "no server is ready before one runs")?;
    let server = Server::start(&mut container.command(&[]))?;
    ensure(container.is_ready()?, "it answers health checks")?;
    serves_page_and_games(USUAL)?;
    let mut game = OnlineGame::open(USUAL, 3)?;
    game.play(USUAL, 5)?;
    server.stop()?;
    ensure(container.root.join("data/games.sqlite").exists(), "its games are in the volume")?;
    let server = Server::start(&mut container.command(&[]))?;
    game.finish(USUAL)?;
    server.stop()
}

/// What compose.yml starts, with the same image and the same nginx.conf: each node is replaced while a game goes on.
fn two_nodes(version: &str) -> Outcome {
    let hosts = work().join("hosts");
    fs::write(&hosts, "127.0.0.1 localhost\n127.0.0.2 node1\n127.0.0.3 node2\n").map_err(told)?;
    run(command("mount", &["--bind"]).arg(&hosts).arg("/etc/hosts"))?;
    let database = start_postgresql()?;
    let nodes = [Container::unpack(version, "node1")?, Container::unpack(version, "node2")?];
    let start = |node: usize| {
        let mut command =
            nodes[node].command(&["--bind", ["127.0.0.2:8080", "127.0.0.3:8080"][node]]);
        Server::start(command.env("LINJA_DATABASE", &database).env("LINJA_BEHIND_PROXY", "true"))
    };
    let mut running = [start(0)?, start(1)?];
    start_nginx("proxy", &String::from_utf8_lossy(&packaging("nginx.conf")?))?;
    let proxy = "127.0.0.1:80";
    let (metrics, _) = ask(proxy, "GET", "/metrics", None)?;
    ensure(metrics == 403, "nobody outside sees the figures")?;
    let mut game = OnlineGame::open(proxy, 4)?;
    game.play(proxy, 4)?;
    for (node, server) in running.iter_mut().enumerate() {
        // As at an upgrade: it stops, the other one goes on, and it starts again.
        run(&mut command("kill", &["-TERM", &server.0.id().to_string()]))?;
        game.play(proxy, 4)?;
        ensure(server.0.wait().map_err(told)?.success(), "it stops well")?;
        game.play(proxy, 4)?;
        *server = start(node)?;
        game.play(proxy, 4)?;
    }
    game.finish(proxy)
}

/// Starts a PostgreSQL of its own; it ends with this network.
fn start_postgresql() -> Result<String, String> {
    let programs = postgresql().ok_or("PostgreSQL is missing")?;
    let folder =
        PathBuf::from(output(command("mktemp", &["--directory"]).current_dir("/tmp"))?.trim());
    run(command("chown", &["postgres"]).arg(&folder))?;
    let as_postgres = |name: &str, args: &[&str]| {
        let mut command = command("runuser", &["-u", "postgres", "--"]);
        command.arg(programs.join(name)).arg("-D").arg(folder.join("data"));
        run(command.args(args).current_dir(&folder).stdout(Stdio::null()))
    };
    as_postgres("initdb", &["-U", "linja", "-A", "trust", "--no-sync"])?;
    let options = format!("-k {} -c fsync=off", folder.display());
    let log = folder.join("log").display().to_string();
    as_postgres("pg_ctl", &["-l", &log, "-w", "-o", &options, "start"])?;
    run(&mut command(programs.join("createdb"), &["-h", "127.0.0.1", "-U", "linja", "linja"]))?;
    Ok("postgres://linja@127.0.0.1/linja".to_owned())
}

/// Starts nginx with these sites; it is there when this returns.
fn start_nginx(name: &str, sites: &str) -> Outcome {
    let folder = work().join(name);
    fs::create_dir_all(&folder).map_err(told)?;
    let here = folder.display();
    let paths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
        .map(|kind| format!("{kind}_temp_path {here}/{kind};\n"));
    let text = format!(
        "user root;\npid {here}/pid;\nerror_log {here}/errors;\nevents {{}}\nhttp {{\naccess_log off;\n{}{sites}}}\n",
        paths.concat()
    );
    let file = folder.join("nginx.conf");
    fs::write(&file, text).map_err(told)?;
    run(command("nginx", &["-c"]).arg(file))
}

/// The site in a folder of a plain file server: each screen, and all files that a device keeps.
fn site(version: &str) -> Outcome {
    let name = format!("linja-{version}-site");
    let files = work().join("site");
    unpack(&folder().join(format!("{name}.tar.gz")), &files)?;
    let here = files.display();
    let host = format!(
        "types {{ application/wasm wasm; text/javascript js; text/html html; }}\n\
         server {{ listen 81; root {here}; error_page 404 /{name}/404.html; }}\n"
    );
    start_nginx("files", &host)?;
    let server = "127.0.0.1:81";
    let get = |path: &str| ask(server, "GET", &format!("/{name}/{path}"), None);
    for (screen, is_there) in [("", 200), ("play/", 200), ("learn/1/", 200), ("puzzle/zen/1", 404)]
    {
        let (status, page) = get(screen)?;
        ensure(status == is_there, &format!("/{screen} is answered by {is_there}: {status}"))?;
        ensure(page.starts_with(b"<!"), &format!("/{screen} is a page"))?;
    }
    let (_, worker) = get("service-worker.js")?;
    let worker = String::from_utf8_lossy(&worker).into_owned();
    let is_file = |text: &&str| text.starts_with("assets/") && !text.ends_with('/');
    let named: Vec<&str> = worker.split('\'').filter(is_file).collect();
    ensure(named.len() > 20, &format!("the page is made of files: {named:?}"))?;
    for file in named.into_iter().chain(["tables/index.json", "licences/THIRD-PARTY.txt"]) {
        let (status, bytes) = get(file)?;
        let kept = fs::read(files.join(&name).join(file)).map_err(told)?;
        ensure(status == 200 && bytes == kept, &format!("{file} is there"))?;
    }
    Ok(())
}

/// The wheel, installed with nothing from outside: it plays, and comes with the licences.
fn wheel(version: &str) -> Outcome {
    let debian = copy_of(&python_root(), "wheel")?;
    let files = folder().read_dir().map_err(told)?.flatten().map(|file| file.path());
    let of_python = |path: &PathBuf| path.extension().is_some_and(|ending| ending == "whl");
    let wheel = files.into_iter().find(of_python).ok_or("there is no wheel")?;
    let name = wheel.file_name().unwrap_or_default();
    fs::copy(&wheel, debian.join(name)).map_err(told)?;
    let pip =
        ["python3", "-m", "pip", "install", "--quiet", "--no-index", "--break-system-packages"];
    run(within(&debian, None, &pip).arg(Path::new("/").join(name)))?;
    let program = "\
import importlib.metadata as installed, linja
licences = sorted(file.name for file in installed.files('linja') if file.parent.name == 'licenses')
print(installed.version('linja'), linja.perft(2), *licences)
";
    let said = output(&mut within(&debian, Some("nobody:nogroup"), &["python3", "-c", program]))?;
    ensure(said.trim() == format!("{version} 12139 LICENSE-APACHE LICENSE-MIT"), &said)
}
