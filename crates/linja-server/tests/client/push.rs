//! A push service and the device behind it: takes notifications as a real one does, decrypts them, and checks who sent them.

use std::collections::HashMap;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU16, Ordering};
use std::time::{Duration, SystemTime};

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use linja_api::PushKey;
use p256::{PublicKey, SecretKey};
use reqwest::Method;
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::hkdf::{HKDF_SHA256, KeyType, Salt};
use ring::signature::{ECDSA_P256_SHA256_FIXED, UnparsedPublicKey};
use serde_json::{Value, json};
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc;
use tokio::time::timeout;

use super::socket::PATIENCE;
use super::{Answer, Client, Pass};

/// The device of the example in RFC 8291.
const PRIVATE: &str = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94";
const PUBLIC: &str =
    "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
const AUTH: &str = "BTBZMqHH6r4Tts7J_aSIgg";

/// How long the push service takes to answer: long enough to kill the sender in the meantime.
const SLOW: Duration = Duration::from_millis(300);

/// A push service with one device.
pub(crate) struct PushService {
    address: SocketAddr,
    /// What it answers.
    pub(crate) status: Arc<AtomicU16>,
    taken: mpsc::UnboundedReceiver<Notification>,
}

/// A notification on the device.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Notification {
    /// What waits with the same topic is replaced.
    pub(crate) topic: String,
    pub(crate) game: String,
    pub(crate) text: String,
}

/// A notification on its way, as the push service sees it.
struct Parcel {
    headers: HashMap<String, String>,
    body: Vec<u8>,
}

/// A subscription of the device at an address, as a browser writes it.
pub(crate) fn subscription(endpoint: &str) -> Value {
    let keys = json!({ "p256dh": PUBLIC, "auth": AUTH });
    json!({ "endpoint": endpoint, "expirationTime": null, "keys": keys })
}

impl PushService {
    /// Takes notifications of the server that has this key.
    pub(crate) async fn start(client: &Client) -> PushService {
        let PushKey { key } = client.get("/api/push").await.good();
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (took, taken) = mpsc::unbounded_channel();
        let status = Arc::new(AtomicU16::new(201));
        let answer = status.clone();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                let (key, took, answer) = (key.clone(), took.clone(), answer.clone());
                tokio::spawn(async move {
                    let mut stream = BufReader::new(stream);
                    let parcel = Parcel::read(&mut stream).await;
                    // Whoever waits for it hears it first, and may have gone.
                    _ = took.send(parcel.open(address, &key));
                    tokio::time::sleep(SLOW).await;
                    let answer = format!(
                        "HTTP/1.1 {} x\r\nlocation: http://{address}/elsewhere\r\ncontent-length: 0\r\n\r\n",
                        answer.load(Ordering::Relaxed)
                    );
                    _ = stream.write_all(answer.as_bytes()).await;
                });
            }
        });
        PushService { address, status, taken }
    }

    /// Where a device is notified.
    pub(crate) fn endpoint(&self, device: &str) -> String {
        format!("http://{}/{device}", self.address)
    }

    /// The next notification.
    pub(crate) async fn next(&mut self) -> Notification {
        timeout(PATIENCE, self.taken.recv()).await.expect("no notification comes").unwrap()
    }

    /// Whether there is none for a while, longer than one takes.
    pub(crate) async fn is_quiet(&mut self) -> bool {
        timeout(Duration::from_secs(4), self.taken.recv()).await.is_err()
    }
}

impl Client {
    /// Lets a device be notified.
    pub(crate) async fn subscribe(&self, pass: &Pass, endpoint: &str, language: &str) -> Answer {
        let request = self.request(Method::POST, &format!("/api/games/{}/push", pass.game));
        let body = json!({ "subscription": subscription(endpoint), "language": language });
        self.send(request.bearer_auth(pass.secret.reveal()).json(&body)).await
    }

    pub(crate) async fn unsubscribe(&self, pass: &Pass, endpoint: &str) -> Answer {
        let request = self.request(Method::DELETE, &format!("/api/games/{}/push", pass.game));
        let body = json!({ "endpoint": endpoint });
        self.send(request.bearer_auth(pass.secret.reveal()).json(&body)).await
    }
}

impl Parcel {
    async fn read(stream: &mut BufReader<TcpStream>) -> Parcel {
        let mut lines = Vec::new();
        loop {
            let mut line = String::new();
            stream.read_line(&mut line).await.unwrap();
            match line.trim_end() {
                "" => break,
                line => lines.push(line.to_owned()),
            }
        }
        assert!(lines[0].starts_with("POST /") && !lines[0].contains("elsewhere"), "{}", lines[0]);
        let header = |line: &String| {
            let (name, value) = line.split_once(": ").unwrap();
            (name.to_lowercase(), value.to_owned())
        };
        let headers: HashMap<_, _> = lines[1..].iter().map(header).collect();
        let mut body = vec![0; headers["content-length"].parse().unwrap()];
        stream.read_exact(&mut body).await.unwrap();
        Parcel { headers, body }
    }

    /// Checks everything that a push service checks, and decrypts what the device decrypts.
    fn open(self, address: SocketAddr, key: &str) -> Notification {
        let Parcel { headers, body } = self;
        assert_eq!(headers["content-encoding"], "aes128gcm");
        assert_eq!(headers["host"], address.to_string());
        assert!(headers["ttl"].parse::<u32>().unwrap() > 3600);
        let topic = headers["topic"].clone();
        assert!(topic.len() <= 32 && decode(&topic).len() == 24, "{topic}");
        check_sender(&headers["authorization"], &format!("http://{address}"), key);
        // What is inside cannot be told by the length.
        assert_eq!(body.len(), 86 + 512 + 16);
        let message: Value = serde_json::from_slice(&decrypt(&body)).unwrap();
        let text = |field: &str| message[field].as_str().unwrap().to_owned();
        Notification { topic, game: text("game"), text: text("text") }
    }
}

/// RFC 8292: a signature that counts for this push service, now, by the key that the device has subscribed with.
fn check_sender(authorization: &str, service: &str, key: &str) {
    let said = authorization.strip_prefix("vapid t=").unwrap();
    let (token, signer) = said.split_once(", k=").unwrap();
    assert_eq!(signer, key);
    let (signed, signature) = token.rsplit_once('.').unwrap();
    let (header, claims) = signed.split_once('.').unwrap();
    let header: Value = serde_json::from_slice(&decode(header)).unwrap();
    assert_eq!(header["alg"], "ES256");
    let key = UnparsedPublicKey::new(&ECDSA_P256_SHA256_FIXED, decode(key));
    key.verify(signed.as_bytes(), &decode(signature)).expect("somebody else has signed");
    let claims: Value = serde_json::from_slice(&decode(claims)).unwrap();
    assert_eq!(claims["aud"], service);
    let now = SystemTime::UNIX_EPOCH.elapsed().unwrap().as_secs();
    assert!((now..now + 86_400).contains(&claims["exp"].as_u64().unwrap()), "{claims}");
}

/// RFC 8291 as the device does it, by other libraries and other steps than the sender.
pub(crate) fn decrypt(body: &[u8]) -> Vec<u8> {
    struct Length(usize);
    impl KeyType for Length {
        fn len(&self) -> usize {
            self.0
        }
    }
    let derived = |salt: &[u8], secret: &[u8], info: &[&[u8]], length: usize| {
        let mut bytes = vec![0; length];
        let secret = Salt::new(HKDF_SHA256, salt).extract(secret);
        secret.expand(info, Length(length)).unwrap().fill(&mut bytes).unwrap();
        bytes
    };
    let (salt, rest) = body.split_at(16);
    let (size, rest) = rest.split_at(4);
    let (sender, sealed) = rest[1..].split_at(rest[0].into());
    assert!(sealed.len() <= u32::from_be_bytes(size.try_into().unwrap()) as usize);
    let own = SecretKey::from_slice(&decode(PRIVATE)).unwrap();
    let shared = own.diffie_hellman(&PublicKey::from_sec1_bytes(sender).unwrap());
    let public = decode(PUBLIC);
    let info: [&[u8]; 3] = [b"WebPush: info\0", &public, sender];
    let secret = derived(&decode(AUTH), shared.raw_secret_bytes(), &info, 32);
    let key = derived(salt, &secret, &[b"Content-Encoding: aes128gcm\0"], 16);
    let nonce = derived(salt, &secret, &[b"Content-Encoding: nonce\0"], 12);
    let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key).unwrap());
    let nonce = Nonce::try_assume_unique_for_key(&nonce).unwrap();
    let mut sealed = sealed.to_vec();
    let opened = key.open_in_place(nonce, Aad::empty(), &mut sealed).expect("it is not for us");
    let end = opened.iter().rposition(|&byte| byte != 0).unwrap();
    assert_eq!(opened[end], 2, "the last record ends with a 2");
    opened[..end].to_vec()
}

pub(crate) fn decode(text: &str) -> Vec<u8> {
    URL_SAFE_NO_PAD.decode(text).unwrap()
}
