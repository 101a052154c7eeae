//! The Debian package: the program, and a service that is off until somebody wants it.

use std::fs;

use super::archive::{Tree, ar, gzip};
use super::licences::THIRD_PARTY;
use super::{Parts, packaging, told};

const NAME: &str = "linja";

/// Who answers for it.
const MAINTAINER: &str = "Linja <maintainers@linja.example>";

const COPYRIGHT: &str = "\
Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: linja
Comment: The licences of all that the program is built of are in THIRD-PARTY.txt.gz beside this file.

Files: *
Copyright: the contributors of Linja
License: Expat or Apache-2.0

License: Expat
";

/// What a package of some version is called.
pub(crate) fn file_name(version: &str) -> String {
    format!("{NAME}_{version}_amd64.deb")
}

/// The package of a version; the tests also make one that is older.
pub(crate) fn package(parts: &Parts, version: &str) -> Result<Vec<u8>, String> {
    let data = data(parts, version)?;
    let size = data.size().div_ceil(1024);
    let mut control = Tree::default();
    control.file("control", control_file(version, size));
    control.file("conffiles", "/etc/linja.env\n");
    for script in ["postinst", "prerm", "postrm"] {
        control.program(script, packaging(&format!("debian/{script}"))?);
    }
    let members = [
        ("debian-binary", b"2.0\n".to_vec()),
        ("control.tar.gz", control.tar_gz("./", parts.time).map_err(told)?),
        ("data.tar.gz", data.tar_gz("./", parts.time).map_err(told)?),
    ];
    let members = members.each_ref().map(|(name, bytes)| (*name, bytes.as_slice()));
    ar(&members, parts.time).map_err(told)
}

fn data(parts: &Parts, version: &str) -> Result<Tree, String> {
    let mut data = Tree::default();
    data.program("usr/bin/linja", parts.program.clone());
    data.file("usr/lib/systemd/system/linja.service", packaging("linja.service")?);
    // There may be a password in it.
    data.private_file("etc/linja.env", packaging("linja.env")?);
    for (name, page) in &parts.manual {
        data.file(format!("usr/share/man/man1/{name}.gz"), gzip(page).map_err(told)?);
    }
    for (path, script) in &parts.completions {
        // Debian's zsh has a folder of its own for what packages bring.
        let path = path.replace("zsh/site-functions", "zsh/vendor-completions");
        data.file(format!("usr/share/{path}"), script.clone());
    }
    let doc = |name: &str| format!("usr/share/doc/{NAME}/{name}");
    let licence = fs::read_to_string(crate::cargo::root().join("LICENSE-MIT")).map_err(told)?;
    let licence = licence.trim_end().lines().map(|line| match line.trim() {
        "" => " .\n".to_owned(),
        line => format!(" {line}\n"),
    });
    let apache = "\nLicense: Apache-2.0\n On Debian systems it is in /usr/share/common-licenses/Apache-2.0.\n";
    data.file(doc("copyright"), format!("{COPYRIGHT}{}{apache}", String::from_iter(licence)));
    // The project's own are in the copyright.
    for (name, notices) in parts.licences.iter().filter(|(name, _)| name == THIRD_PARTY) {
        data.file(doc(&format!("{name}.gz")), gzip(notices).map_err(told)?);
    }
    let changes = fs::read(crate::cargo::root().join("CHANGELOG.md")).map_err(told)?;
    data.file(doc("changelog.gz"), gzip(&changes).map_err(told)?);
    let release = changes_of(version, &parts.date);
    data.file(doc("changelog.Debian.gz"), gzip(release.as_bytes()).map_err(told)?);
    Ok(data)
}

fn changes_of(version: &str, date: &str) -> String {
    format!(
        "{NAME} ({version}) stable; urgency=medium\n\n  * See changelog.gz.\n\n -- {MAINTAINER}  {date}\n"
    )
}

fn control_file(version: &str, size: usize) -> String {
    format!(
        "\
Package: {NAME}
Version: {version}
Architecture: amd64
Maintainer: {MAINTAINER}
Installed-Size: {size}
Depends: adduser
Suggests: nginx, postgresql, sqlite3
Section: misc
Priority: optional
Description: board game Linja, every edition played exactly by its book
 Linja is a board game for two: seven sticks make eight rows, and the pawns
 that a pawn meets decide how far the next one moves. Play it in a terminal
 against ten levels or with people on a server, review a game with the exact
 worth of every move, and ask an oracle that knows all positions.
 .
 The package has a server with the game in a browser, which is started by
 \"systemctl enable --now linja\".
"
    )
}
