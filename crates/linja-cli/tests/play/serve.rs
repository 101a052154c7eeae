//! What `linja serve` tells whoever starts it in a terminal.

use std::net::{IpAddr, SocketAddr};

use qrcodegen::{QrCode, QrCodeEcc};

use crate::terminal::Terminal;

#[test]
fn a_server_for_the_network_shows_its_address_there_and_a_code_of_it() {
    let args = ["serve", "--bind", "0.0.0.0:0", "--oracle", "none", "--log", "error"];
    let terminal = Terminal::start_with("serve-network", &args, &[], (100, 40));
    terminal.wait_for("Linja is at http://0.0.0.0:");
    let interfaces = if_addrs::get_if_addrs().unwrap().into_iter().map(|one| one.ip());
    let here: Vec<IpAddr> = interfaces.filter(is_in_a_network).collect();
    // Without a network there is nothing more to show.
    if here.is_empty() {
        return;
    }
    terminal.wait_until("an address and its code", |screen| {
        address_shown(screen).is_some_and(|address| {
            here.contains(&address.ip())
                && screen.contains(&format!("Linja is at http://0.0.0.0:{}\n", address.port()))
                && shows_code(screen, &format!("http://{address}"))
        })
    });
}

/// Whether others can reach this address of the machine: not those that an interface without a network gives itself.
fn is_in_a_network(address: &IpAddr) -> bool {
    matches!(address, IpAddr::V4(ip) if !ip.is_loopback() && !ip.is_link_local())
}

fn address_shown(screen: &str) -> Option<SocketAddr> {
    let (_, after) = screen.split_once("on your network, open http://")?;
    after.split_once(" or scan this:")?.0.parse().ok()
}

/// Whether the screen shows the code of a link, two rows of modules a line, below what says so.
fn shows_code(screen: &str, link: &str) -> bool {
    let code = QrCode::encode_text(link, QrCodeEcc::Low).unwrap();
    let Some((_, picture)) = screen.split_once("scan this:\n") else { return false };
    let lines: Vec<Vec<char>> = picture.lines().map(|line| line.chars().collect()).collect();
    // It has a frame of two modules.
    let at = |x: i32, y: i32| lines.get(y as usize / 2 + 1)?.get(x as usize + 2).copied();
    let is_dark = |x, y| {
        let dark = if y % 2 == 0 { ['█', '▀'] } else { ['█', '▄'] };
        at(x, y).is_some_and(|module| dark.contains(&module))
    };
    (0..code.size()).all(|y| (0..code.size()).all(|x| is_dark(x, y) == code.get_module(x, y)))
}
