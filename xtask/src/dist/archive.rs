//! Archives whose bytes depend on what is in them and on nothing else: sorted, with fixed owners and times.

use std::collections::BTreeMap;
use std::io::{self, Write};
use std::path::Path;

use flate2::Compression;
use flate2::write::GzEncoder;
use sha2::{Digest, Sha256};

/// Files and folders, by their paths.
#[derive(Default)]
pub(crate) struct Tree(BTreeMap<String, Entry>);

struct Entry {
    mode: u32,
    owner: u64,
    /// What a file has in it; a folder has nothing.
    bytes: Option<Vec<u8>>,
}

impl Tree {
    /// Adds a file that everybody may read.
    pub(crate) fn file(&mut self, path: impl Into<String>, bytes: impl Into<Vec<u8>>) {
        self.add(path, 0o644, 0, Some(bytes.into()));
    }

    /// Adds a file that everybody may run.
    pub(crate) fn program(&mut self, path: impl Into<String>, bytes: impl Into<Vec<u8>>) {
        self.add(path, 0o755, 0, Some(bytes.into()));
    }

    /// Adds a file that only root may read.
    pub(crate) fn private_file(&mut self, path: impl Into<String>, bytes: impl Into<Vec<u8>>) {
        self.add(path, 0o600, 0, Some(bytes.into()));
    }

    /// Adds a folder that belongs to a user.
    pub(crate) fn folder(&mut self, path: impl Into<String>, mode: u32, owner: u64) {
        self.add(path, mode, owner, None);
    }

    /// Adds all files of a folder below a path.
    pub(crate) fn copy(&mut self, from: &Path, to: &str) -> io::Result<()> {
        for entry in from.read_dir()? {
            let path = entry?.path();
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            match path.is_dir() {
                true => self.copy(&path, &format!("{to}/{name}"))?,
                false => self.file(format!("{to}/{name}"), std::fs::read(&path)?),
            }
        }
        Ok(())
    }

    fn add(&mut self, path: impl Into<String>, mode: u32, owner: u64, bytes: Option<Vec<u8>>) {
        let path = path.into();
        for (end, _) in path.match_indices('/') {
            let folder = || Entry { mode: 0o755, owner: 0, bytes: None };
            self.0.entry(path[..end].to_owned()).or_insert_with(folder);
        }
        self.0.insert(path, Entry { mode, owner, bytes });
    }

    /// How many bytes there are in all files.
    pub(crate) fn size(&self) -> usize {
        self.0.values().filter_map(|entry| entry.bytes.as_ref()).map(Vec::len).sum()
    }

    /// The whole as a tar archive, each name after a prefix, all of one time.
    pub(crate) fn tar(&self, prefix: &str, time: u64) -> io::Result<Vec<u8>> {
        let mut tar = tar::Builder::new(Vec::new());
        for (path, Entry { mode, owner, bytes }) in &self.0 {
            let mut header = tar::Header::new_gnu();
            header.set_mode(*mode);
            header.set_uid(*owner);
            header.set_gid(*owner);
            header.set_mtime(time);
            let bytes = bytes.as_deref();
            header.set_size(bytes.map_or(0, <[u8]>::len) as u64);
            let (kind, end) = match bytes {
                Some(_) => (tar::EntryType::Regular, ""),
                None => (tar::EntryType::Directory, "/"),
            };
            header.set_entry_type(kind);
            // By hand: the crate takes the `./` away that dpkg expects.
            let name = format!("{prefix}{path}{end}");
            let field = &mut header.as_old_mut().name;
            if name.len() >= field.len() {
                return Err(io::Error::other(format!("{name} is too long a name for an archive")));
            }
            field[..name.len()].copy_from_slice(name.as_bytes());
            header.set_cksum();
            tar.append(&header, bytes.unwrap_or_default())?;
        }
        tar.into_inner()
    }

    /// The same, compressed.
    pub(crate) fn tar_gz(&self, prefix: &str, time: u64) -> io::Result<Vec<u8>> {
        gzip(&self.tar(prefix, time)?)
    }
}

/// Compressed, without a name or a time.
pub(crate) fn gzip(bytes: &[u8]) -> io::Result<Vec<u8>> {
    let mut gzip = GzEncoder::new(Vec::new(), Compression::best());
    gzip.write_all(bytes)?;
    gzip.finish()
}

/// The archive of a Debian package: its members one after the other.
pub(crate) fn ar(members: &[(&str, &[u8])], time: u64) -> io::Result<Vec<u8>> {
    let mut ar = b"!<arch>\n".to_vec();
    for (name, bytes) in members {
        writeln!(ar, "{name:<16}{time:<12}{:<6}{:<6}{:<8}{:<10}`", 0, 0, 100_644, bytes.len())?;
        ar.extend_from_slice(bytes);
        // Each begins at an even place.
        if bytes.len() % 2 == 1 {
            ar.push(b'\n');
        }
    }
    Ok(ar)
}

/// What tells bytes from all others.
pub(crate) fn sha256(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
#[allow(clippy::unwrap_used)] // A panic is how a test fails.
mod tests {
    use std::io::Read;

    use super::*;

    fn tree(names: &[&str]) -> Tree {
        let mut tree = Tree::default();
        names.iter().for_each(|name| tree.file(*name, *name));
        tree.folder("data", 0o700, 65534);
        tree
    }

    #[test]
    fn an_archive_is_the_same_in_whatever_order_it_was_filled() {
        let one = tree(&["usr/bin/linja", "etc/passwd"]).tar_gz("./", 1000).unwrap();
        let other = tree(&["etc/passwd", "usr/bin/linja"]).tar_gz("./", 1000).unwrap();
        assert_eq!(sha256(&one), sha256(&other));
        let later = tree(&["etc/passwd", "usr/bin/linja"]).tar_gz("./", 1001).unwrap();
        assert_ne!(sha256(&one), sha256(&later));
    }

    #[test]
    fn an_archive_has_every_folder_before_what_is_in_it_and_keeps_owners() {
        let bytes = tree(&["usr/bin/linja"]).tar("./", 1000).unwrap();
        let mut archive = tar::Archive::new(bytes.as_slice());
        let mut seen = Vec::new();
        for entry in archive.entries().unwrap() {
            let mut entry = entry.unwrap();
            let name = String::from_utf8(entry.path_bytes().into_owned()).unwrap();
            let mut text = String::new();
            entry.read_to_string(&mut text).unwrap();
            let header = entry.header();
            seen.push((name, header.mode().unwrap(), header.uid().unwrap(), text));
            assert_eq!(header.mtime().unwrap(), 1000);
        }
        let expected = [
            ("./data/", 0o700, 65534, ""),
            ("./usr/", 0o755, 0, ""),
            ("./usr/bin/", 0o755, 0, ""),
            ("./usr/bin/linja", 0o644, 0, "usr/bin/linja"),
        ];
        let expected = expected
            .map(|(name, mode, owner, text)| (name.to_owned(), mode, owner, text.to_owned()));
        assert_eq!(seen, expected);
    }

    #[test]
    fn a_name_that_does_not_fit_is_refused() {
        let refused = tree(&["x".repeat(100).as_str()]).tar("", 0).unwrap_err();
        assert!(refused.to_string().ends_with("is too long a name for an archive"), "{refused}");
    }

    #[test]
    fn the_members_of_a_package_begin_at_even_places() {
        let package = ar(&[("debian-binary", b"2.0"), ("control.tar.gz", b"xy")], 7).unwrap();
        let text = String::from_utf8(package).unwrap();
        let second = text.find("control.tar.gz").unwrap();
        assert_eq!(second, 8 + 60 + 4);
        assert!(text[..68].ends_with("0     0     100644  3         `\n"), "{text}");
        assert!(text.ends_with("`\nxy"), "{text}");
    }
}
