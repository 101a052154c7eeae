//! `linja serve`: the options of the server, its log, and the signals that stop it.

use std::io::{self, BufRead, BufReader, IsTerminal, Write};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, TcpStream, UdpSocket};
use std::path::PathBuf;
use std::time::Duration;

use linja_console::{Tell, default_data};
use linja_server::{
    AddressLimits, Config, OpenError, OracleChoice, PushChoice, ServeError, Server,
};
use linja_words::{Text, Words, say, text};
use tracing_subscriber::filter::LevelFilter;
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;

use crate::Failure;
use crate::qr::qr;
use crate::usage::{log_level, oracle_choice, origin, push_choice, switch, value, whole_number};

/// The options of `linja serve`; each can also be set by its environment variable.
#[derive(clap::Args)]
pub(crate) struct Options {
    /// Where to listen
    #[arg(long, value_name = "ADDRESS", env = "LINJA_BIND", default_value = "127.0.0.1:8080", value_parser = value::<SocketAddr>)]
    bind: SocketAddr,
    /// Where games are kept: sqlite:FILE or postgres://USER:PASSWORD@HOST/NAME [default: games.sqlite in the data folder]
    #[arg(long, value_name = "URL", env = "LINJA_DATABASE", hide_env_values = true)]
    database: Option<String>,
    /// The folder for games and tables [default: linja in your data folder]
    #[arg(long, value_name = "DIR", env = "LINJA_DATA")]
    data: Option<PathBuf>,
    /// The rule sets to solve right away, separated by commas, or all; the others are solved when first asked for; none solves nothing
    #[arg(long, value_name = "LIST|all|none", env = "LINJA_ORACLE", default_value = "zen", value_parser = oracle_choice)]
    oracle: OracleChoice,
    /// Another origin whose pages may use this server, such as `https://linja.example`; repeat it, or separate several with commas
    #[arg(long = "origin", value_name = "ORIGIN", env = "LINJA_ORIGIN", value_delimiter = ',', value_parser = origin)]
    origins: Vec<String>,
    /// The server is behind a reverse proxy that sets X-Forwarded-For
    #[arg(long, env = "LINJA_BEHIND_PROXY", value_parser = switch)]
    behind_proxy: bool,
    /// Requests per second from one address; 0 means no limit
    #[arg(long, value_name = "N", env = "LINJA_LIMIT_REQUESTS", default_value_t = AddressLimits::default().requests, value_parser = whole_number)]
    limit_requests: u32,
    /// Games that one address may open per hour; 0 means no limit
    #[arg(long, value_name = "N", env = "LINJA_LIMIT_GAMES", default_value_t = AddressLimits::default().games, value_parser = whole_number)]
    limit_games: u32,
    /// Open connections from one address, sockets included; not counted behind a proxy; 0 means no limit
    #[arg(long, value_name = "N", env = "LINJA_LIMIT_CONNECTIONS", default_value_t = AddressLimits::default().connections, value_parser = whole_number)]
    limit_connections: u32,
    /// Open sockets from one address; 0 means no limit
    #[arg(long, value_name = "N", env = "LINJA_LIMIT_SOCKETS", default_value_t = AddressLimits::default().sockets, value_parser = whole_number)]
    limit_sockets: u32,
    /// Messages per second on one socket; 0 means no limit
    #[arg(long, value_name = "N", env = "LINJA_LIMIT_MESSAGES", default_value_t = AddressLimits::default().messages, value_parser = whole_number)]
    limit_messages: u32,
    /// How long a computer waits before it plays
    #[arg(long, value_name = "MILLISECONDS", env = "LINJA_PAUSE", default_value_t = 800, value_parser = whole_number)]
    pause: u32,
    /// Notify players on their devices: on, off, or local, which also allows push services in this network and without TLS
    #[arg(long, value_name = "on|local|off", env = "LINJA_PUSH", default_value = "on", value_parser = push_choice)]
    push: PushChoice,
    /// Forget games in which nothing has happened for this many days; 0 keeps them forever
    #[arg(long, value_name = "DAYS", env = "LINJA_KEEP_DAYS", default_value_t = 365, value_parser = whole_number)]
    keep_days: u32,
    /// What to log: error, warn, info or debug
    #[arg(long, value_name = "LEVEL", env = "LINJA_LOG", default_value = "info", value_parser = log_level)]
    log: LevelFilter,
    /// Log one JSON object per line
    #[arg(long, env = "LINJA_LOG_JSON", value_parser = switch)]
    log_json: bool,
    /// Ask the server that listens there whether it is ready, instead of starting one
    #[arg(long)]
    ready: bool,
}

/// Runs a server until it is told to stop.
pub(crate) fn serve(options: Options, words: Words, out: &mut impl Write) -> Result<(), Failure> {
    if options.ready {
        let not_ready = || text!("error-serve-not-ready", address = options.bind.to_string());
        return match is_ready(options.bind) {
            Ok(true) => Ok(()),
            _ => Err(Failure::Work(not_ready())),
        };
    }
    start_log(&options);
    let data = options
        .data
        .or_else(default_data)
        .ok_or_else(|| Failure::Usage(text!("error-serve-no-folder")))?;
    let config = Config {
        bind: options.bind,
        database: options.database,
        data,
        oracle: options.oracle,
        origins: options.origins,
        behind_proxy: options.behind_proxy,
        limits: AddressLimits {
            requests: options.limit_requests,
            games: options.limit_games,
            connections: options.limit_connections,
            sockets: options.limit_sockets,
            messages: options.limit_messages,
        },
        pause: options.pause.into(),
        push: options.push,
        keep_days: options.keep_days,
    };
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let served = runtime.block_on(run(config, words, out));
    // Whoever still thinks is not waited for.
    runtime.shutdown_background();
    served
}

async fn run(config: Config, words: Words, out: &mut impl Write) -> Result<(), Failure> {
    let mut stop = std::pin::pin!(stop_signal()?);
    let server = tokio::select! {
        server = Server::start(config) => server?,
        // Whatever it waits for, such as a database that does not answer.
        () = &mut stop => return Ok(()),
    };
    let address = server.address()?;
    let link = format!("http://{address}");
    writeln!(out, "{}", say!(words, "serve-listening", address = link))?;
    // Whoever starts it by hand, so that others play: a service has nobody who reads it.
    if io::stdout().is_terminal()
        && let Some(address) = in_network(address)
    {
        let link = format!("http://{address}");
        let picture = qr(&link).unwrap_or_default();
        writeln!(out, "{}\n{picture}", say!(words, "serve-in-network", address = link))?;
    }
    out.flush()?;
    server.run(stop).await;
    Ok(())
}

/// Where other devices in the network find a server that listens on all addresses of this machine.
fn in_network(address: SocketAddr) -> Option<SocketAddr> {
    if !address.ip().is_unspecified() {
        return None;
    }
    let here = towards_outside().ok().or_else(|| {
        let all = if_addrs::get_if_addrs().ok()?.into_iter().map(|one| one.ip());
        without_outside(all)
    })?;
    (!here.is_loopback()).then(|| SocketAddr::new(here, address.port()))
}

/// From which address the system would go to one outside, which nobody has. Nothing is sent.
fn towards_outside() -> io::Result<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0))?;
    socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9))?;
    Ok(socket.local_addr()?.ip())
}

/// Of a machine's addresses, the one to tell where no way leads outside: a laptop that is the network itself, or in one of
/// its own.
fn without_outside(mut addresses: impl Iterator<Item = IpAddr>) -> Option<IpAddr> {
    addresses.find(|one| matches!(one, IpAddr::V4(ip) if ip.is_private()))
}

/// Whether the server that listens there can do its work.
fn is_ready(bind: SocketAddr) -> io::Result<bool> {
    const PATIENCE: Duration = Duration::from_secs(5);
    // One that listens on all addresses listens on this one.
    let here = match bind.ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => {
            SocketAddr::new(Ipv4Addr::LOCALHOST.into(), bind.port())
        }
        IpAddr::V6(ip) if ip.is_unspecified() => {
            SocketAddr::new(Ipv6Addr::LOCALHOST.into(), bind.port())
        }
        _ => bind,
    };
    let mut stream = TcpStream::connect_timeout(&here, PATIENCE)?;
    stream.set_read_timeout(Some(PATIENCE))?;
    write!(stream, "GET /ready HTTP/1.1\r\nHost: {here}\r\nConnection: close\r\n\r\n")?;
    let mut status = String::new();
    BufReader::new(stream).read_line(&mut status)?;
    Ok(status.starts_with("HTTP/1.1 200 "))
}

/// Waits until the server is told to stop. What comes before it waits counts as well.
#[cfg(unix)]
pub(crate) fn stop_signal() -> io::Result<impl Future<Output = ()>> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut interrupt = signal(SignalKind::interrupt())?;
    let mut terminate = signal(SignalKind::terminate())?;
    Ok(async move {
        tokio::select! {
            _ = interrupt.recv() => (),
            _ = terminate.recv() => (),
        }
    })
}

/// The same on Windows: Ctrl-C, a console that is closed, the end of the session.
#[cfg(windows)]
pub(crate) fn stop_signal() -> io::Result<impl Future<Output = ()>> {
    use tokio::signal::windows::{ctrl_c, ctrl_close, ctrl_shutdown};
    let (mut interrupt, mut close, mut shutdown) = (ctrl_c()?, ctrl_close()?, ctrl_shutdown()?);
    Ok(async move {
        tokio::select! {
            _ = interrupt.recv() => (),
            _ = close.recv() => (),
            _ = shutdown.recv() => (),
        }
    })
}

fn start_log(options: &Options) {
    let layer = tracing_subscriber::fmt::layer().with_writer(io::stderr);
    let registry = tracing_subscriber::registry().with(options.log);
    if options.log_json {
        registry.with(layer.json()).init();
    } else {
        registry.with(layer.with_ansi(io::stderr().is_terminal())).init();
    }
}

impl From<ServeError> for Failure {
    fn from(error: ServeError) -> Failure {
        match error {
            ServeError::Store(OpenError::Kind) => Failure::Usage(told(&error)),
            _ => Failure::Work(told(&error)),
        }
    }
}

fn told(error: &ServeError) -> Text {
    match error {
        ServeError::Data { folder, error } => {
            text!("error-serve-folder", path = folder.as_str(), reason = error.tell())
        }
        ServeError::Taken(folder) => text!("error-serve-folder-taken", path = folder.as_str()),
        ServeError::Bind { address, error } => {
            text!("error-serve-bind", address = address.to_string(), reason = error.tell())
        }
        ServeError::Store(OpenError::Kind) => text!("error-database-kind"),
        ServeError::Store(OpenError::Taken(file)) => {
            text!("error-database-taken", path = file.as_str())
        }
        ServeError::Store(OpenError::Newer(_)) => text!("error-database-newer"),
        ServeError::Store(OpenError::Database(error)) | ServeError::Database(error) => {
            text!("error-database-open", detail = error.to_string())
        }
        ServeError::Store(OpenError::Migration(error)) => {
            text!("error-database-open", detail = error.to_string())
        }
        ServeError::Random(_) => text!("error-serve-random"),
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)] // A panic is how a test fails.
mod tests {
    use super::*;

    #[test]
    fn only_a_server_that_others_can_reach_has_an_address_in_the_network() {
        assert_eq!(in_network("127.0.0.1:8080".parse().unwrap()), None);
        assert_eq!(in_network("192.168.1.20:8080".parse().unwrap()), None);
        // A machine without any network has none.
        for all in ["0.0.0.0:8080", "[::]:8080"] {
            let address = in_network(all.parse().unwrap());
            let is_useful = |one: SocketAddr| {
                one.port() == 8080 && !one.ip().is_unspecified() && !one.ip().is_loopback()
            };
            assert!(address.is_none_or(is_useful), "{address:?}");
        }
    }

    #[test]
    fn a_network_without_a_way_outside_has_an_address_all_the_same() {
        let addresses = ["127.0.0.1", "fe80::1", "169.254.3.4", "10.42.0.1", "192.168.7.1"];
        let told = without_outside(addresses.map(|one| one.parse().unwrap()).into_iter());
        assert_eq!(told, Some(Ipv4Addr::new(10, 42, 0, 1).into()));
        assert_eq!(without_outside([Ipv4Addr::LOCALHOST.into()].into_iter()), None);
    }
}
