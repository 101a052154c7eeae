//! The image for containers, in the layout of the Open Container Initiative: the program and nothing else.

use serde_json::{Value, json};

use super::archive::{Tree, sha256};
use super::{Parts, told};

/// Who runs the server: nobody.
pub(crate) const NOBODY: u64 = 65534;

/// The image as one file, which docker, podman, skopeo and umoci read.
pub(crate) fn image(parts: &Parts) -> Result<Vec<u8>, String> {
    let layer = layer(parts);
    let plain = layer.tar("", parts.time).map_err(told)?;
    let packed = super::archive::gzip(&plain).map_err(told)?;
    let config = text(&json!({
        "architecture": "amd64",
        "os": "linux",
        "created": parts.created,
        "config": {
            "User": format!("{NOBODY}:{NOBODY}"),
            "Env": ["LINJA_BIND=0.0.0.0:8080", "LINJA_DATA=/data"],
            "Entrypoint": ["/usr/bin/linja"],
            "Cmd": ["serve"],
            "ExposedPorts": { "8080/tcp": {} },
            "Volumes": { "/data": {} },
            "WorkingDir": "/data",
            "StopSignal": "SIGTERM",
            // Docker's own; the specification has none. In nanoseconds.
            "Healthcheck": {
                "Test": ["CMD", "/usr/bin/linja", "serve", "--ready"],
                "Interval": 30_000_000_000_u64,
                "StartPeriod": 10_000_000_000_u64,
            },
            "Labels": {
                "org.opencontainers.image.title": "Linja",
                "org.opencontainers.image.version": parts.version,
                "org.opencontainers.image.revision": parts.commit,
                "org.opencontainers.image.licenses": "MIT OR Apache-2.0",
            },
        },
        "rootfs": { "type": "layers", "diff_ids": [format!("sha256:{}", sha256(&plain))] },
        "history": [{ "created": parts.created, "created_by": "cargo xtask dist" }],
    }));
    let manifest = text(&json!({
        "schemaVersion": 2,
        "mediaType": "application/vnd.oci.image.manifest.v1+json",
        "config": blob("application/vnd.oci.image.config.v1+json", &config),
        "layers": [blob("application/vnd.oci.image.layer.v1.tar+gzip", &packed)],
    }));
    let mut index = blob("application/vnd.oci.image.manifest.v1+json", &manifest);
    index["annotations"] = json!({
        "org.opencontainers.image.ref.name": parts.version,
        "io.containerd.image.name": format!("docker.io/library/linja:{}", parts.version),
    });
    let mut layout = Tree::default();
    layout.file("oci-layout", text(&json!({ "imageLayoutVersion": "1.0.0" })));
    layout.file("index.json", text(&json!({ "schemaVersion": 2, "manifests": [index] })));
    // Docker's older store of images knows no layouts: it reads this.
    let [of_config, of_layer] = [&config, &packed].map(|bytes| blob_path(bytes));
    let tag = format!("linja:{}", parts.version);
    let for_docker = json!([{ "Config": of_config, "RepoTags": [tag], "Layers": [of_layer] }]);
    layout.file("manifest.json", text(&for_docker));
    for bytes in [config, manifest, packed] {
        layout.file(blob_path(&bytes), bytes);
    }
    layout.tar("", parts.time).map_err(told)
}

fn layer(parts: &Parts) -> Tree {
    let mut layer = Tree::default();
    layer.program("usr/bin/linja", parts.program.clone());
    layer.file("etc/passwd", format!("nobody:x:{NOBODY}:{NOBODY}:nobody:/data:/sbin/nologin\n"));
    layer.file("etc/group", format!("nobody:x:{NOBODY}:\n"));
    layer.folder("data", 0o700, NOBODY);
    layer.folder("tmp", 0o1777, 0);
    for (name, text) in &parts.licences {
        layer.file(format!("usr/share/doc/linja/{name}"), text.clone());
    }
    layer
}

/// Where a part of an image lies in it.
fn blob_path(bytes: &[u8]) -> String {
    format!("blobs/sha256/{}", sha256(bytes))
}

/// How one part of an image names another.
fn blob(kind: &str, bytes: &[u8]) -> Value {
    json!({ "mediaType": kind, "digest": format!("sha256:{}", sha256(bytes)), "size": bytes.len() })
}

fn text(value: &Value) -> Vec<u8> {
    value.to_string().into_bytes()
}
