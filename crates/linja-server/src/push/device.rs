//! A device that is notified, as its browser describes it.

use axum::http::Uri;
use base64::Engine;
use base64::engine::DecodePaddingMode;
use base64::engine::general_purpose::{GeneralPurpose, GeneralPurposeConfig, URL_SAFE_NO_PAD};
use linja_api::{NewSubscription, PushSubscription};
use linja_words::Language;
use serde::{Deserialize, Serialize};

use crate::error::Error;

/// The longest address of a device at its push service, in bytes.
const MOST_ENDPOINT: usize = 1000;

/// A public key on the curve P-256, uncompressed.
const KEY: usize = 65;

/// What only the device and this server know.
const AUTH: usize = 16;

#[derive(Debug, Clone, Serialize, Deserialize)]
pub(crate) struct Device {
    pub(crate) endpoint: String,
    pub(crate) key: String,
    pub(crate) auth: String,
    pub(crate) language: String,
    /// The page that wants it, so that the push service knows whom to ask about it.
    pub(crate) page: Option<String>,
}

impl Device {
    /// The device of a subscription that a page sends, if it can be one.
    pub(crate) fn new(wish: NewSubscription, page: Option<&str>) -> Result<Device, Error> {
        let PushSubscription { endpoint, keys } = wish.subscription;
        check_endpoint(&endpoint)?;
        let has_length =
            |text: &str, length| bytes(text).is_some_and(|bytes| bytes.len() == length);
        if !has_length(&keys.p256dh, KEY) || !has_length(&keys.auth, AUTH) {
            return Err(Error::bad_request(
                "in base64url, `p256dh` has 65 bytes and `auth` has 16",
            ));
        }
        let language = Language::from_accept_language(&wish.language.unwrap_or_default());
        let page = page.filter(|page| page.starts_with("https://") && page.len() < 300);
        Ok(Device {
            endpoint,
            key: keys.p256dh,
            auth: keys.auth,
            language: language.tag().to_owned(),
            page: page.map(str::to_owned),
        })
    }
}

/// Fails for what cannot be the address of a device.
pub(crate) fn check_endpoint(endpoint: &str) -> Result<(), Error> {
    match endpoint.len() <= MOST_ENDPOINT && endpoint.parse::<Uri>().is_ok() {
        true => Ok(()),
        false => Err(Error::bad_request("an endpoint is an address of at most 1000 bytes")),
    }
}

/// What base64url says, with padding or without.
pub(crate) fn bytes(text: &str) -> Option<Vec<u8>> {
    const CONFIG: GeneralPurposeConfig =
        GeneralPurposeConfig::new().with_decode_padding_mode(DecodePaddingMode::Indifferent);
    GeneralPurpose::new(&base64::alphabet::URL_SAFE, CONFIG).decode(text).ok()
}

pub(crate) fn base64(bytes: &[u8]) -> String {
    URL_SAFE_NO_PAD.encode(bytes)
}
