//! Being notified on a device: Web Push.

use serde::{Deserialize, Serialize};

/// What a browser needs to subscribe.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PushKey {
    /// The public key that verifies all notifications, for `applicationServerKey`.
    pub key: String,
}

/// A device that wants to be notified.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewSubscription {
    /// The subscription, as the browser describes it.
    pub subscription: PushSubscription,
    /// The language of the notifications, such as `de-AT`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub language: Option<String>,
}

/// A `PushSubscription` as browsers write it; other fields are ignored.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PushSubscription {
    /// Where notifications for the device are sent.
    #[cfg_attr(feature = "schema", schema(max_length = 1000))]
    pub endpoint: String,
    /// What they are encrypted with.
    pub keys: DeviceKeys,
}

/// The keys of a device, in base64url.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct DeviceKeys {
    /// Its public key, a point of 65 bytes.
    pub p256dh: String,
    /// The secret that only it and the server know, 16 bytes.
    pub auth: String,
}

/// A device that does not want to be notified any more.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct OldSubscription {
    /// Where notifications for it were sent.
    pub endpoint: String,
}
