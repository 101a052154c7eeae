//! What a push service gets: a body that only the device can read (RFC 8291), and who sends it (RFC 8292).

use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::error::Unspecified;
use ring::hmac::{self, HMAC_SHA256};
use ring::rand::{SecureRandom, SystemRandom};
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair};

use super::device::{Device, base64, bytes};

/// All bodies have this length before they are encrypted, so that it says nothing.
const LENGTH: usize = 512;

/// For so many seconds a signature counts.
const SIGNED_FOR: u64 = 12 * 3600;

/// The key by which push services know this server.
pub(crate) struct ServerKey {
    pair: EcdsaKeyPair,
    /// Makes topics that nobody else can make.
    topics: hmac::Key,
}

impl ServerKey {
    /// A new key, as the store keeps it.
    pub(crate) fn generate() -> Result<String, Unspecified> {
        let key =
            EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &SystemRandom::new());
        Ok(base64(key?.as_ref()))
    }

    /// A key as the store has kept it.
    pub(crate) fn kept(text: &str) -> Option<ServerKey> {
        let (key, random) = (bytes(text)?, SystemRandom::new());
        let pair =
            EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &key, &random).ok()?;
        Some(ServerKey { pair, topics: hmac::Key::new(HMAC_SHA256, &key) })
    }

    pub(crate) fn public(&self) -> String {
        base64(self.pair.public_key().as_ref())
    }

    /// A name for all that is told about one thing: what comes later replaces what waits at the push service.
    pub(crate) fn topic(&self, about: &str) -> String {
        base64(&hmac::sign(&self.topics, about.as_bytes()).as_ref()[..24])
    }

    /// The header `Authorization` for a push service.
    pub(crate) fn authorization(
        &self,
        service: &str,
        page: Option<&str>,
        now: u64,
    ) -> Result<String, Unspecified> {
        let mut claims = serde_json::json!({ "aud": service, "exp": now / 1000 + SIGNED_FOR });
        if let Some(page) = page {
            claims["sub"] = page.into();
        }
        let header = base64(br#"{"typ":"JWT","alg":"ES256"}"#);
        let signed = format!("{header}.{}", base64(claims.to_string().as_bytes()));
        let signature = self.pair.sign(&SystemRandom::new(), signed.as_bytes())?;
        Ok(format!("vapid t={signed}.{}, k={}", base64(signature.as_ref()), self.public()))
    }
}

/// A message that only the device can read.
pub(crate) fn encrypted(message: &[u8], device: &Device) -> Result<Vec<u8>, Unspecified> {
    let theirs = bytes(&device.key).ok_or(Unspecified)?;
    let auth = bytes(&device.auth).ok_or(Unspecified)?;
    let random = SystemRandom::new();
    let own = EphemeralPrivateKey::generate(&ECDH_P256, &random)?;
    let public = own.compute_public_key()?;
    let mut salt = [0; 16];
    random.fill(&mut salt)?;
    let shared = UnparsedPublicKey::new(&ECDH_P256, &theirs);
    let first = agree_ephemeral(own, &shared, |shared| derived(&auth, &[shared]))?;
    let info = [b"WebPush: info\0", &theirs[..], public.as_ref(), &[1]];
    let second = derived(&salt, &[derived(first.as_ref(), &info).as_ref()]);
    let key = derived(second.as_ref(), &[b"Content-Encoding: aes128gcm\0\x01"]);
    let nonce = derived(second.as_ref(), &[b"Content-Encoding: nonce\0\x01"]);
    let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key.as_ref()[..16])?);
    let nonce = Nonce::try_assume_unique_for_key(&nonce.as_ref()[..12])?;
    // The 2 says that it is the last record; there is only one.
    let mut sealed = [message, &[2]].concat();
    sealed.resize(LENGTH.max(sealed.len()), 0);
    key.seal_in_place_append_tag(nonce, Aad::empty(), &mut sealed)?;
    let length = [public.as_ref().len() as u8];
    Ok([&salt, &4096_u32.to_be_bytes()[..], &length, public.as_ref(), &sealed].concat())
}

/// A step of HKDF: none of the keys here is longer than one hash.
fn derived(key: &[u8], parts: &[&[u8]]) -> hmac::Tag {
    let mut context = hmac::Context::with_key(&hmac::Key::new(HMAC_SHA256, key));
    parts.iter().for_each(|part| context.update(part));
    context.sign()
}
