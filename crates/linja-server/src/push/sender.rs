//! The way to a push service. Whoever subscribes names its address, so it must not lead into the operator's own network: only
//! public addresses are spoken to, nothing is followed, and of the answer only the status is read.

use std::io;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use axum::body::Body;
use axum::http::uri::Scheme;
use axum::http::{Request, StatusCode, Uri, header};
use hyper::client::conn::http1;
use hyper_util::rt::TokioIo;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpStream, lookup_host};
use tokio::time::timeout;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::crypto::ring::default_provider;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

use super::device::Device;
use super::encryption::{ServerKey, encrypted};
use crate::error::Error;
use crate::games::store::Store;
use crate::games::time::now;
use crate::serve::ServeError;

/// A push service has so long for everything.
const PATIENCE: Duration = Duration::from_secs(5);

/// For so many seconds it keeps what it cannot deliver: a week. It is the same for everything, so that it says nothing.
const KEPT_FOR: &str = "604800";

/// Whether devices may be notified.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum PushChoice {
    /// By push services on the internet.
    #[default]
    On,
    /// Also by those on the server's own network, and without TLS.
    Local,
    /// Not at all.
    Off,
}

/// Sends notifications.
pub(crate) struct Sender {
    pub(crate) key: ServerKey,
    tls: TlsConnector,
    is_local_allowed: bool,
}

/// What became of a notification.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Sent {
    /// The push service has it.
    Taken,
    /// The push service knows no such device any more.
    Gone,
    /// It does not want this one.
    Refused,
    /// It could not be reached, or has no time now.
    Failed,
}

impl Sender {
    /// With the key from the store, which the first server makes. None if notifications are switched off.
    pub(crate) async fn new(
        choice: PushChoice,
        store: &Store,
    ) -> Result<Option<Sender>, ServeError> {
        if choice == PushChoice::Off {
            return Ok(None);
        }
        let new = ServerKey::generate().map_err(|_| getrandom::Error::UNEXPECTED)?;
        let key = ServerKey::kept(&store.push_key(new).await?);
        let key = key.ok_or_else(|| sqlx::Error::Decode("the push key is damaged".into()))?;
        let roots = RootCertStore { roots: webpki_roots::TLS_SERVER_ROOTS.to_vec() };
        let tls = ClientConfig::builder_with_provider(Arc::new(default_provider()));
        // It has these versions.
        let tls =
            tls.with_safe_default_protocol_versions().map_err(|_| getrandom::Error::UNEXPECTED)?;
        let tls = tls.with_root_certificates(roots).with_no_client_auth();
        let is_local_allowed = choice == PushChoice::Local;
        Ok(Some(Sender { key, tls: Arc::new(tls).into(), is_local_allowed }))
    }

    /// Fails if nothing is ever sent to such an address.
    pub(crate) fn check(&self, endpoint: &str) -> Result<(), Error> {
        match self.service(endpoint) {
            Some(_) => Ok(()),
            None => Err(Error::bad_request(
                "an endpoint is an `https` address of a push service on the internet",
            )),
        }
    }

    /// Sends a message about something to a device.
    pub(crate) async fn send(&self, device: &Device, about: &str, message: &[u8]) -> Sent {
        let sent = match timeout(PATIENCE, self.try_send(device, about, message)).await {
            Ok(Ok(status)) if status.is_success() => Sent::Taken,
            Ok(Ok(StatusCode::NOT_FOUND | StatusCode::GONE)) => Sent::Gone,
            Ok(Ok(status))
                if status == StatusCode::TOO_MANY_REQUESTS || status.is_server_error() =>
            {
                Sent::Failed
            }
            Ok(Ok(status)) => {
                tracing::warn!(%status, "a push service refuses a notification");
                Sent::Refused
            }
            Ok(Err(error)) => {
                tracing::warn!(%error, "a push service cannot be reached");
                Sent::Failed
            }
            Err(_) => Sent::Failed,
        };
        let counter = match sent {
            Sent::Taken => "linja_push_sent_total",
            Sent::Gone | Sent::Refused | Sent::Failed => "linja_push_failed_total",
        };
        metrics::counter!(counter).increment(1);
        sent
    }

    async fn try_send(
        &self,
        device: &Device,
        about: &str,
        message: &[u8],
    ) -> io::Result<StatusCode> {
        let (uri, host, address) =
            self.service(&device.endpoint).ok_or(io::ErrorKind::InvalidInput)?;
        let service = format!("{}://{}", uri.scheme_str().unwrap_or_default(), address);
        let failed = |_| io::Error::other("encryption failed");
        let authorization = self.key.authorization(&service, device.page.as_deref(), now());
        let request = Request::post(uri.path_and_query().map_or("/", |path| path.as_str()))
            .header(header::HOST, &address)
            .header(header::AUTHORIZATION, authorization.map_err(failed)?)
            .header(header::CONTENT_ENCODING, "aes128gcm")
            .header("ttl", KEPT_FOR)
            .header("urgency", "high")
            .header("topic", self.key.topic(about))
            .body(Body::from(encrypted(message, device).map_err(failed)?))
            .map_err(io::Error::other)?;
        let is_secure = uri.scheme() == Some(&Scheme::HTTPS);
        let port = uri.port_u16().unwrap_or(if is_secure { 443 } else { 80 });
        let stream = self.connect(&host, port).await?;
        match is_secure {
            false => ask(stream, request).await,
            true => {
                let name = ServerName::try_from(host).map_err(io::Error::other)?;
                ask(self.tls.connect(name, stream).await?, request).await
            }
        }
    }

    /// The address of a device at a push service, with the host, and with the host and the port as they are written.
    fn service(&self, endpoint: &str) -> Option<(Uri, String, String)> {
        let uri: Uri = endpoint.parse().ok()?;
        let authority = uri.authority()?.as_str().to_owned();
        let is_secure = uri.scheme() == Some(&Scheme::HTTPS);
        let is_plain = uri.scheme() == Some(&Scheme::HTTP) && self.is_local_allowed;
        let host = uri.host()?.trim_matches(['[', ']']).to_owned();
        let is_allowed = host.parse().map_or(true, |address| self.is_allowed(address));
        ((is_secure || is_plain) && is_allowed && !authority.contains('@'))
            .then_some((uri, host, authority))
    }

    /// Connects to an address that the name has and that may be spoken to.
    async fn connect(&self, host: &str, port: u16) -> io::Result<TcpStream> {
        let addresses = lookup_host((host, port)).await?;
        let allowed: Vec<SocketAddr> =
            addresses.filter(|address| self.is_allowed(address.ip())).collect();
        match allowed.is_empty() {
            true => Err(io::Error::other("it has no public address")),
            false => TcpStream::connect(&allowed[..]).await,
        }
    }

    fn is_allowed(&self, address: IpAddr) -> bool {
        self.is_local_allowed || is_public(address)
    }
}

/// One request on a connection of its own, and the status of the answer.
async fn ask(
    stream: impl AsyncRead + AsyncWrite + Send + Unpin + 'static,
    request: Request<Body>,
) -> io::Result<StatusCode> {
    let (mut sender, connection) =
        http1::handshake(TokioIo::new(stream)).await.map_err(io::Error::other)?;
    // It ends when nobody waits for the answer any more.
    tokio::spawn(connection);
    sender.send_request(request).await.map(|answer| answer.status()).map_err(io::Error::other)
}

/// Whether an address is one of the internet's, and not of a network of somebody's own.
fn is_public(address: IpAddr) -> bool {
    match address.to_canonical() {
        IpAddr::V4(address) => is_public_v4(address),
        IpAddr::V6(address) => is_public_v6(address),
    }
}

fn is_public_v4(address: Ipv4Addr) -> bool {
    let [first, second, third, _] = address.octets();
    let is_shared = first == 100 && (64..128).contains(&second);
    let is_for_tests = first == 198 && (18..20).contains(&second);
    let is_for_protocols = (first, second, third) == (192, 0, 0);
    !(address.is_private()
        || address.is_loopback()
        || address.is_link_local()
        || address.is_documentation()
        || is_shared
        || is_for_tests
        || is_for_protocols
        || first == 0
        || first >= 224)
}

fn is_public_v6(address: Ipv6Addr) -> bool {
    // What is in use is here; some of it leads to addresses of version 4, or is for documents.
    let segments = address.segments();
    let is_used = segments[0] & 0xe000 == 0x2000;
    let leads_elsewhere = segments[0] == 0x2002 || (segments[0] == 0x2001 && segments[1] < 0x200);
    is_used && !leads_elsewhere && (segments[0], segments[1]) != (0x2001, 0xdb8)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_addresses_of_the_internet_are_public() {
        for public in ["1.1.1.1", "100.63.0.1", "172.32.0.1", "2606:4700::1111", "2a00:1450::1"] {
            assert_eq!(public.parse().map(is_public), Ok(true), "{public}");
        }
        for own in [
            "127.0.0.1",
            "10.0.0.1",
            "172.16.0.1",
            "192.168.1.1",
            "169.254.169.254",
            "100.64.0.1",
            "0.0.0.0",
            "224.0.0.1",
            "255.255.255.255",
            "192.0.2.1",
            "192.0.0.8",
            "198.18.0.1",
            "::",
            "::1",
            "::ffff:10.0.0.1",
            "64:ff9b::a00:1",
            "fc00::1",
            "fe80::1",
            "2002:a00:1::",
            "2001:0:a00:1::",
            "2001:db8::1",
            "ff02::1",
        ] {
            assert_eq!(own.parse().map(is_public), Ok(false), "{own}");
        }
    }
}
