//! Secrets: made from the system's random numbers, kept as hashes, compared in constant time.

use std::ops::Range;
use std::sync::Arc;

use linja_api::Secret;
use sha2::{Digest, Sha256};
use subtle::ConstantTimeEq;

/// What is kept of a secret: its hash in hexadecimal digits. The secrets are random and long, so
/// that a plain hash cannot be turned back.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Hash(Arc<str>);

impl Hash {
    pub(crate) fn of(secret: &Secret) -> Hash {
        Hash(hexadecimal(&Sha256::digest(secret.reveal())).into())
    }

    /// A hash as it was kept.
    pub(crate) fn kept(text: String) -> Hash {
        Hash(text.into())
    }

    pub(crate) fn as_str(&self) -> &str {
        &self.0
    }

    /// Whether both are hashes of one secret; takes as long whatever the answer.
    pub(crate) fn is(&self, other: &Hash) -> bool {
        self.0.as_bytes().ct_eq(other.0.as_bytes()).into()
    }
}

/// A new secret of 128 random bits.
pub(crate) fn new_secret() -> Result<Secret, getrandom::Error> {
    let secret = hexadecimal(&random_bytes::<16>()?).try_into();
    // 32 hexadecimal digits are a secret.
    secret.map_err(|_| getrandom::Error::UNEXPECTED)
}

/// A new name of a game: not secret, but nobody guesses another's.
pub(crate) fn new_id() -> Result<String, getrandom::Error> {
    Ok(hexadecimal(&random_bytes::<8>()?))
}

/// A coin.
pub(crate) fn toss() -> Result<bool, getrandom::Error> {
    Ok(random_bytes::<1>()?[0] & 1 == 0)
}

/// Any number of the range, or its first one if the system has no random numbers.
pub(crate) fn number_in(range: Range<u64>) -> u64 {
    let random = random_bytes().map_or(0, u64::from_le_bytes);
    range.start + random % (range.end - range.start)
}

fn random_bytes<const N: usize>() -> Result<[u8; N], getrandom::Error> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes)?;
    Ok(bytes)
}

fn hexadecimal(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
