//! Games between several browsers by link, against the real server.

use anyhow::{Context, Result, ensure};
use linja_browser::{Chromium, Screen, Site, Visit, browse};

use crate::games::choose_file;
use crate::usable::check;

/// Somebody who likes little movement, so that a turn of the other is there at once.
pub(crate) async fn visitor(chromium: &mut Chromium, site: &Site, path: &str) -> Result<Visit> {
    let visit = chromium.visit(&site.url("/settings"), Screen::DESKTOP, "en").await?;
    visit.press_button("None").await?;
    visit.until("localStorage.getItem('settings')?.includes('Reduced')").await?;
    visit.open(&site.url(path)).await?;
    Ok(visit)
}

/// Whether the device has the keys to a game.
const IS_KEPT: &str = "Object.keys(localStorage).some(key => key.startsWith('game-'))";

/// Opens a game as Black, who begins; gives the links for the friend and for watchers.
pub(crate) async fn open(visit: &Visit, clock: &str) -> Result<(String, String)> {
    visit.click(".home .more summary").await?;
    visit.press_button("A friend online").await?;
    visit.choose("#clock", clock).await?;
    visit.press_button("Get the link").await?;
    visit.wait_for(".invite .qr path").await?;
    let invite = visit.ask("document.querySelector('.invite input').value").await?;
    close_invitation(visit).await?;
    visit.click(".more-button").await?;
    visit.wait_for(".more input").await?;
    let watch = visit.ask("document.querySelector('.more input').value").await?;
    visit.click(".menu .close").await?;
    Ok((invite, watch))
}

/// Closes the invitation where it lies over the panel.
async fn close_invitation(visit: &Visit) -> Result<()> {
    match visit.ask("document.querySelector('.invite .close').checkVisibility()").await? {
        true => visit.click(".invite .close").await,
        false => Ok(()),
    }
}

/// The path of a link, with its secret.
pub(crate) fn path(link: &str) -> &str {
    let at = ["/join/", "/watch/", "/game/", "/games"].iter().find_map(|screen| link.find(screen));
    at.map_or("", |at| &link[at..])
}

/// Two who have sat down to a game, and the link for watchers.
pub(crate) async fn two_players(
    chromium: &mut Chromium,
    site: &Site,
    clock: &str,
) -> Result<(Visit, Visit, String)> {
    let ada = visitor(chromium, site, "/").await?;
    let (invite, watch) = open(&ada, clock).await?;
    let ben = visitor(chromium, site, path(&invite)).await?;
    ben.click("button.large").await?;
    ben.wait_for(".steps").await?;
    ada.until("!document.querySelector('.invite')").await?;
    Ok((ada, ben, watch))
}

/// Makes an opening by keys, and leaves out what may follow.
pub(crate) async fn make_turn(visit: &Visit, from: u8, to: u8) -> Result<()> {
    visit.wait_for(".pawn.movable").await?;
    for row in [from, to] {
        visit.press(&format!("[data-row='{row}']")).await?;
    }
    visit.press_button("End turn").await
}

pub(crate) async fn until_turns(visit: &Visit, turns: usize) -> Result<()> {
    visit.until(&format!("document.querySelectorAll('.turns td').length === {turns}")).await
}

browse!(two_browsers_play_a_whole_game_by_link_and_then_another, site, chromium, {
    let (ada, ben, _) = two_players(&mut chromium, &site, "No clock").await?;
    ada.until_text("is here").await?;
    ada.until("document.title.startsWith('Your turn!')").await?;
    tokio::try_join!(ada.play_out(), ben.play_out())?;
    let sums =
        "[...document.querySelectorAll('.worked-out')].map(e => e.innerText.split('\\n').pop())";
    let (adas, bens): (Vec<String>, Vec<String>) = (ada.ask(sums).await?, ben.ask(sums).await?);
    ensure!(adas.len() == 2 && adas.iter().all(|sum| sum.contains('=')), "{adas:?}");
    ensure!(adas == bens, "{adas:?} {bens:?}");
    let told: String = ben.ask("document.querySelector('[role=status]').textContent").await?;
    ensure!(
        told.contains("You win") || told.contains("You lose") || told.contains("draw"),
        "{told}"
    );
    ada.press_button("Rematch").await?;
    ada.until_text("You’ve offered a rematch").await?;
    ben.until_text("would like a rematch").await?;
    ben.press_button("Rematch").await?;
    for visit in [&ada, &ben] {
        visit.wait_for(".steps").await?;
        until_turns(visit, 0).await?;
    }
    Ok(())
});

browse!(an_invitation_says_what_game_it_is_before_the_seat_is_taken, site, chromium, {
    let ada = visitor(&mut chromium, &site, "/").await?;
    let (invite, _) = open(&ada, "3 days per turn").await?;
    ada.until_text("hasn’t joined yet").await?;
    let ben = visitor(&mut chromium, &site, path(&invite)).await?;
    ben.wait_for(".join dl").await?;
    let told: Vec<String> = ben
        .ask("[...document.querySelectorAll('.join dd')].map(e => e.firstChild.textContent)")
        .await?;
    ensure!(told == ["Zen", "Red", "Your opponent", "3 days per turn"], "{told:?}");
    ensure!(!ben.ask::<bool>(IS_KEPT).await?, "only looking keeps nothing");
    let carl = visitor(&mut chromium, &site, path(&invite)).await?;
    carl.wait_for(".join dl").await?;
    ben.click("button.large").await?;
    // Whoever comes too late is told, even while looking; and also by opening the link later.
    carl.until_text("This seat is taken").await?;
    carl.reload().await?;
    carl.until_text("Someone got here first").await?;
    carl.press_button("Watch").await?;
    carl.until_text("You’re watching").await?;
    ben.wait_for(".steps").await?;
    ben.open(&invite).await?;
    ben.until("location.pathname.startsWith('/game/')").await
});

/// The address of the game that somebody sees, which must not carry the secret of their seat.
async fn copied_address(visit: &Visit) -> Result<String> {
    visit.until("location.pathname.startsWith('/game/') && location.hash").await?;
    let secrets = "Object.entries(localStorage).filter(([key]) => key.startsWith('game-')).map(([, game]) => JSON.parse(game).secret)";
    let (address, secrets): (String, Vec<String>) =
        visit.ask(&format!("[location.href, {secrets}]")).await?;
    ensure!(secrets.len() == 1 && !address.contains(&secrets[0]), "{address}");
    Ok(address)
}

browse!(the_copied_address_of_a_game_lets_others_join_and_then_watch, site, chromium, {
    let ada = visitor(&mut chromium, &site, "/").await?;
    let (_, watch) = open(&ada, "No clock").await?;
    let eve = visitor(&mut chromium, &site, path(&watch)).await?;
    eve.until_text("One seat is still free.").await?;
    let free = copied_address(&ada).await?;
    let ben = visitor(&mut chromium, &site, path(&free)).await?;
    ben.wait_for(".join dl").await?;
    ben.click("button.large").await?;
    ben.wait_for(".steps").await?;
    ada.until("location.hash.startsWith('#watch:')").await?;
    make_turn(&ada, 2, 3).await?;
    for address in [copied_address(&ada).await?, copied_address(&ben).await?] {
        let carl = visitor(&mut chromium, &site, path(&address)).await?;
        carl.until_text("You’re watching").await?;
        until_turns(&carl, 1).await?;
        // What a watcher copies lets others watch as well.
        let again = carl.ask::<String>("location.href").await?;
        ensure!(again == address, "{again} {address}");
    }
    let late = visitor(&mut chromium, &site, path(&free)).await?;
    late.until_text("This seat is taken").await?;
    late.press_button("Watch").await?;
    until_turns(&late, 1).await?;
    // Those who play stay at their seats, and no other screen carries a secret.
    for visit in [&ada, &ben] {
        visit.reload().await?;
        until_turns(visit, 1).await?;
        ensure!(!visit.text().await?.contains("You’re watching"));
        visit.press("nav a[href='/learn']").await?;
        visit.until("location.pathname === '/learn' && !location.hash").await?;
    }
    Ok(())
});

browse!(an_invitation_is_shared_by_what_the_device_shares_with, site, chromium, {
    let ada = chromium.blank(Screen::PHONE, "en").await?;
    ada.before_each_page("navigator.share = async what => { window.shared = what; };").await?;
    ada.open(&site.url("/")).await?;
    let (invite, _) = open(&ada, "No clock").await?;
    ada.press_button("Invite your friend").await?;
    ada.press_button("Share").await?;
    ada.until("window.shared").await?;
    let (text, url): (String, String) = ada.ask("[shared.text, shared.url]").await?;
    ensure!(text.contains("Linja") && url == invite, "{text} {url}");
    Ok(())
});

browse!(whoever_is_to_move_hears_it_and_sees_it_in_the_title, site, chromium, {
    let ada = visitor(&mut chromium, &site, "/").await?;
    let (invite, _) = open(&ada, "No clock").await?;
    let ben = chromium.blank(Screen::DESKTOP, "en").await?;
    ben.before_each_page(
        "window.knocks = 0;
        const make = AudioContext.prototype.createOscillator;
        AudioContext.prototype.createOscillator = function () { knocks++; return make.call(this); };",
    )
    .await?;
    ben.open(&invite).await?;
    ben.click("button.large").await?;
    ben.wait_for(".steps").await?;
    ensure!(ben.ask::<u32>("knocks").await? == 0, "nothing has happened yet");
    make_turn(&ada, 2, 3).await?;
    ben.until("knocks >= 2 && document.title.startsWith('Your turn!')").await
});

browse!(a_watcher_sees_the_turns_and_cannot_move, site, chromium, {
    let (ada, ben, watch) = two_players(&mut chromium, &site, "No clock").await?;
    let eve = visitor(&mut chromium, &site, path(&watch)).await?;
    eve.until_text("You’re watching").await?;
    ada.until_text("1 spectator").await?;
    make_turn(&ada, 2, 3).await?;
    for visit in [&ada, &ben, &eve] {
        until_turns(visit, 1).await?;
    }
    ben.until_told("Black: row 2 to row 3.").await?;
    ensure!(!eve.text().await?.contains("Resign"));
    ensure!(eve.ask::<u32>("document.querySelectorAll('.pawn.movable').length").await? == 0);
    Ok(())
});

browse!(a_reload_in_the_middle_keeps_the_game_and_the_seat, site, chromium, {
    let (ada, ben, _) = two_players(&mut chromium, &site, "No clock").await?;
    make_turn(&ada, 2, 3).await?;
    until_turns(&ben, 1).await?;
    ada.reload().await?;
    until_turns(&ada, 1).await?;
    ben.reload().await?;
    make_turn(&ben, 7, 6).await?;
    until_turns(&ada, 2).await?;
    ada.wait_for(".pawn.movable").await
});

browse!(a_reload_keeps_the_moves_of_a_turn_that_is_not_finished, site, chromium, {
    let (ada, ben, _) = two_players(&mut chromium, &site, "No clock").await?;
    for row in ["2", "3"] {
        ada.press(&format!("[data-row='{row}']")).await?;
    }
    ada.wait_for(".steps .done").await?;
    ada.reload().await?;
    ada.wait_for(".steps .done").await?;
    ada.press_button("End turn").await?;
    until_turns(&ben, 1).await
});

browse!(a_seat_whose_answer_was_lost_is_taken_after_a_reload, site, chromium, {
    let ada = visitor(&mut chromium, &site, "/").await?;
    let (invite, _) = open(&ada, "No clock").await?;
    let ben = chromium.blank(Screen::DESKTOP, "en").await?;
    // The request arrives, and its answer does not.
    ben.before_each_page(
        "const ask = fetch; fetch = async (what, how) => {
            const answer = await ask(what, how);
            if (!String(what.url ?? what).endsWith('/join') || sessionStorage.lost) return answer;
            sessionStorage.lost = 'yes';
            throw new TypeError('cut');
        };",
    )
    .await?;
    ben.open(&invite).await?;
    ben.click("button.large").await?;
    ben.until("sessionStorage.lost").await?;
    ben.reload().await?;
    ben.until("location.pathname.startsWith('/game/')").await?;
    make_turn(&ada, 2, 3).await?;
    make_turn(&ben, 7, 6).await?;
    until_turns(&ada, 2).await
});

browse!(a_turn_made_while_the_server_is_away_arrives_when_it_is_back, site, chromium, {
    let (ada, ben, _) = two_players(&mut chromium, &site, "No clock").await?;
    make_turn(&ada, 2, 3).await?;
    until_turns(&ben, 1).await?;
    site.stop().await?;
    ada.until_text("No connection right now").await?;
    ben.until_text("No connection right now").await?;
    make_turn(&ben, 7, 6).await?;
    ben.until_text("Your move will be sent").await?;
    site.start_again().await?;
    until_turns(&ada, 2).await?;
    for visit in [&ada, &ben] {
        visit.until("!document.body.innerText.includes('No connection')").await?;
    }
    make_turn(&ada, 3, 4).await?;
    until_turns(&ben, 3).await
});

browse!(a_turn_is_kept_even_if_the_page_is_closed_before_it_arrives, site, chromium, {
    let (ada, ben, _) = two_players(&mut chromium, &site, "No clock").await?;
    ada.until_kept().await?;
    site.stop().await?;
    ada.until_text("No connection right now").await?;
    make_turn(&ada, 2, 3).await?;
    ada.until_text("Your move will be sent").await?;
    ada.reload().await?;
    site.start_again().await?;
    until_turns(&ben, 1).await?;
    until_turns(&ada, 1).await
});

browse!(taking_back_is_asked_for_and_allowed_or_declined, site, chromium, {
    let (ada, ben, _) = two_players(&mut chromium, &site, "No clock").await?;
    make_turn(&ada, 2, 3).await?;
    for answer in ["Decline", "Allow"] {
        ada.click(".more-button").await?;
        ada.press_button("Ask for a takeback").await?;
        ben.until_told("would like to take back").await?;
        ben.press_button(answer).await?;
        if answer == "Decline" {
            ada.until_told("would rather play on").await?;
        }
    }
    until_turns(&ada, 0).await?;
    until_turns(&ben, 0).await?;
    ada.wait_for(".pawn.movable").await
});

browse!(a_rematch_can_be_offered_while_the_other_is_away_and_the_loser_begins, site, chromium, {
    let (ada, ben, _) = two_players(&mut chromium, &site, "No clock").await?;
    let game: String = ben.ask("location.href").await?;
    make_turn(&ada, 2, 3).await?;
    until_turns(&ben, 1).await?;
    ada.click(".more-button").await?;
    ada.press_button("Resign").await?;
    ada.press_button("Yes, resign").await?;
    ben.until_told("Black resigned.").await?;
    ben.open(&site.url("/rules/zen")).await?;
    ada.until_text("is away").await?;
    ada.press_button("Rematch").await?;
    ada.until_text("The offer stays open").await?;
    ben.open(&game).await?;
    ben.until_text("Red 1").await?;
    ben.press_button("Rematch").await?;
    ada.wait_for(".pawn.movable").await?;
    ben.until_text("Your opponent is thinking").await
});

browse!(
    before_the_friend_has_come_it_says_so_and_a_whole_turn_is_undone_with_one_tap,
    site,
    chromium,
    {
        let ada = visitor(&mut chromium, &site, "/").await?;
        let (invite, _) = open(&ada, "No clock").await?;
        make_turn(&ada, 2, 3).await?;
        ada.until(
            "document.querySelector('.due').textContent.startsWith('Waiting for your opponent.')",
        )
        .await?;
        ensure!(!ada.text().await?.contains("thinking"));
        ada.press_button("Undo").await?;
        until_turns(&ada, 0).await?;
        ada.wait_for(".pawn.movable").await?;
        // There is nobody to lose to, and nobody to ask.
        ada.click(".more-button").await?;
        ada.wait_for(".menu").await?;
        let menu: String = ada.ask("document.querySelector('.menu').innerText").await?;
        ensure!(!menu.contains("Resign") && !menu.contains("Ask for a takeback"), "{menu}");
        ada.click(".menu .close").await?;
        make_turn(&ada, 2, 3).await?;
        until_turns(&ada, 1).await?;
        ada.press_button("My games").await?;
        ada.wait_for(".games small").await?;
        ada.until_text("Waiting for your opponent · 1 move").await?;
        ada.click(".games a").await?;
        let ben = visitor(&mut chromium, &site, path(&invite)).await?;
        ben.click("button.large").await?;
        // From now on it takes two.
        ada.until_text("Your opponent is thinking").await?;
        let undo = "[...document.querySelectorAll('button')].find(e => e.textContent === 'Undo')";
        ada.until(&format!("{undo}.ariaDisabled")).await
    }
);

/// The invitation, the board and the code in it, as far as they can be seen.
const SEEN: &str = "(() => {
    const box = selector => document.querySelector(selector).getBoundingClientRect();
    const [sheet, board, code] = ['.invite', 'svg.board', '.qr'].map(box);
    const inside = (a, b) =>
        a.left >= b.left - 1 && a.top >= b.top - 1 && a.right <= b.right + 1 && a.bottom <= b.bottom + 1;
    const screen = new DOMRect(0, 0, innerWidth, innerHeight);
    const controls = [...document.querySelectorAll('.invite button, .invite input')];
    const outside = controls.filter(e => !inside(e.getBoundingClientRect(), sheet));
    const wrong = [];
    if (!inside(board, screen)) wrong.push('the board is cut off');
    if (!inside(sheet, screen)) wrong.push('the invitation is cut off');
    if (!inside(code, sheet) || code.width < 100) wrong.push('the code is cut off');
    if (sheet.left < board.right && board.left < sheet.right && sheet.top < board.bottom - 1)
        wrong.push('the invitation covers the board');
    wrong.push(...outside.map(e => e.textContent));
    return [wrong, [board.width, board.height]];
})()";

browse!(on_a_phone_the_invitation_lies_beside_the_board_and_can_be_closed, site, chromium, {
    for (width, height) in [(360, 640), (390, 664), (844, 390)] {
        let what = format!("{width}×{height}");
        let screen = Screen { width, height, is_dark: false };
        let phone = chromium.visit(&site.url("/"), screen, "de").await?;
        phone.press_button("Jemand per Link").await?;
        phone.press_button("Link holen").await?;
        phone.wait_for(".invite .qr path").await?;
        phone.until("document.activeElement.matches('.invite .close')").await?;
        let (wrong, open): (Vec<String>, (f64, f64)) = phone.ask(SEEN).await?;
        ensure!(wrong.is_empty(), "{what}: {wrong:?}");
        phone.press_button("Partie absagen").await?;
        phone.until("document.activeElement.textContent === 'Behalten'").await?;
        let (wrong, asking): (Vec<String>, (f64, f64)) = phone.ask(SEEN).await?;
        ensure!(wrong.is_empty() && asking == open, "{what}, asking: {wrong:?}");
        phone.press_button("Behalten").await?;
        phone.until("document.activeElement.textContent === 'Partie absagen'").await?;
        phone.key("Escape").await?;
        phone.until("!document.querySelector('.invite').checkVisibility()").await?;
        phone.until("document.activeElement.matches('.invite-button')").await?;
        let (_, closed): (Vec<String>, (f64, f64)) = phone.ask(SEEN).await?;
        ensure!(closed == open, "{what}: the board was {open:?} and is {closed:?}");
        phone.tap("document.querySelector('.invite-button')").await?;
        phone.until("document.activeElement.matches('.invite .close')").await?;
        // Whoever begins to play sees the buttons for it.
        phone.tap("document.querySelector(\"[data-row='2']\")").await?;
        phone.until("!document.querySelector('.invite').checkVisibility()").await?;
    }
    Ok(())
});

browse!(a_game_that_is_cancelled_is_gone_here_and_for_the_friend, site, chromium, {
    let ada = chromium.visit(&site.url("/"), Screen::PHONE, "en").await?;
    let (invite, _) = open(&ada, "No clock").await?;
    let ben = visitor(&mut chromium, &site, path(&invite)).await?;
    ben.wait_for(".join dl").await?;
    ada.press_button("Invite your friend").await?;
    ada.press_button("Cancel game").await?;
    ada.until_text("Remove this game?").await?;
    ada.press_button("Remove").await?;
    ada.wait_for(".home").await?;
    ensure!(ada.ask::<String>("location.pathname").await? == "/");
    ensure!(!ada.ask::<bool>(IS_KEPT).await?, "the device still has it");
    // Whoever looks at the invitation hears of it, and whoever comes later as well.
    ben.until_text("Game not found").await?;
    ben.reload().await?;
    ben.until_text("Ask for the link again").await
});

browse!(without_a_server_a_game_is_not_cancelled, site, chromium, {
    let ada = visitor(&mut chromium, &site, "/").await?;
    open(&ada, "No clock").await?;
    site.stop().await?;
    ada.press_button("Cancel game").await?;
    ada.press_button("Remove").await?;
    ada.until_text("Can’t reach the server.").await?;
    ensure!(ada.ask::<bool>(IS_KEPT).await?, "it was forgotten");
    site.start_again().await?;
    ada.press_button("Remove").await?;
    ada.wait_for(".home").await?;
    ensure!(!ada.ask::<bool>(IS_KEPT).await?, "the device still has it");
    Ok(())
});

browse!(clocks_count_down_for_the_side_to_move_only, site, chromium, {
    let (ada, ben, _) = two_players(&mut chromium, &site, "5 min + 3 s").await?;
    let clocks = "[...document.querySelectorAll('.clock')].map(e => e.textContent).join()";
    ada.until(&format!("{clocks} === '5:00,5:00'")).await?;
    make_turn(&ada, 2, 3).await?;
    make_turn(&ben, 7, 6).await?;
    // Below is Ada's own.
    ada.until(&format!("/^5:00,[0-4]:../.test({clocks})")).await?;
    ben.until(&format!("/^[0-4]:..,5:00/.test({clocks})")).await
});

browse!(the_list_of_games_says_how_they_stand_and_forgets_on_request, site, chromium, {
    let (ada, ben, _) = two_players(&mut chromium, &site, "No clock").await?;
    for (visit, stands) in [(&ada, "Your turn"), (&ben, "Your opponent’s turn")] {
        visit.press_button("My games").await?;
        visit
            .until(&format!(
                "document.querySelector('.games small')?.textContent.startsWith({stands:?})"
            ))
            .await?;
    }
    ada.click(".games a").await?;
    ada.wait_for(".pawn.movable").await?;
    ada.press_button("My games").await?;
    ada.press_button("Remove").await?;
    ada.until_text("lose its keys").await?;
    ada.click(".games .danger").await?;
    ada.until_text("No games yet.").await
});

browse!(a_link_to_nowhere_is_told_kindly, site, chromium, {
    let secret = "0123456789abcdef0123456789abcdef";
    for path in ["/game/0123456789abcdef", "/join/0123456789abcdef"] {
        let visit = visitor(&mut chromium, &site, path).await?;
        visit.until_text("Game not found").await?;
    }
    for path in ["/watch/0123456789abcdef", "/join/0123456789abcdef"] {
        let visit = visitor(&mut chromium, &site, &format!("{path}#{secret}")).await?;
        visit.until_text("Game not found").await?;
    }
    Ok(())
});

browse!(without_a_server_opening_a_game_says_so, site, chromium, {
    let visit = visitor(&mut chromium, &site, "/").await?;
    visit.click(".home .more summary").await?;
    visit.press_button("A friend online").await?;
    site.stop().await?;
    visit.press_button("Get the link").await?;
    visit.until_text("Can’t reach the server.").await
});

browse!(the_screens_fit_a_phone_and_every_control_has_a_name, site, chromium, {
    let phone = chromium.visit(&site.url("/"), Screen::PHONE, "de").await?;
    phone.click(".home .more summary").await?;
    phone.press_button("Jemand per Link").await?;
    phone.choose("#clock", "10 min + 5 s").await?;
    check(&phone, "the choices").await?;
    phone.press_button("Link holen").await?;
    phone.wait_for(".invite .qr path").await?;
    check(&phone, "the invitation").await?;
    let invite: String = phone.ask("document.querySelector('.invite input').value").await?;
    let friend = chromium.visit(&invite, Screen::PHONE.dark(), "de").await?;
    friend.wait_for(".join dl").await?;
    check(&friend, "joining").await?;
    friend.click("button.large").await?;
    friend.wait_for(".clock").await?;
    check(&friend, "the game").await?;
    friend.open(&site.url("/games")).await?;
    friend.wait_for(".games small").await?;
    check(&friend, "the list").await
});

/// What the clocks show, from above to below, in seconds.
async fn clocks(visit: &Visit) -> Result<Vec<u32>> {
    let seconds = "one.innerText.split(':').reduce((sum, part) => 60 * sum + Number(part), 0)";
    visit.ask(&format!("[...document.querySelectorAll('.clock')].map(one => {seconds})")).await
}

browse!(two_at_one_device_have_a_clock_of_their_own_choice, site, chromium, {
    let visit = visitor(&mut chromium, &site, "/").await?;
    visit.click(".home .more summary").await?;
    visit.press_button("A friend here").await?;
    visit.choose("#clock", "Other…").await?;
    visit.click(".home label.tick input").await?;
    visit.until("document.querySelectorAll('.own-clock').length === 2").await?;
    check(&visit, "a clock in numbers").await?;
    let field = |side: u8, number: u8| {
        format!(".own-clock:nth-child({side} of .own-clock) label:nth-of-type({number}) input")
    };
    for (side, number, text) in [(1, 1, "2"), (1, 2, "0"), (2, 1, "9999"), (2, 3, "5")] {
        visit.write(&field(side, number), text).await?;
    }
    // What is too much becomes as much as there can be.
    visit.until("document.querySelectorAll('.own-clock input')[3].value === '1440'").await?;
    visit.write(&field(2, 1), "3").await?;
    visit.click(".home button.large").await?;
    visit.wait_for(".clock").await?;
    ensure!(clocks(&visit).await? == [180, 120], "{:?}", clocks(&visit).await?);
    make_turn(&visit, 2, 3).await?;
    make_turn(&visit, 7, 6).await?;
    // Black's clock runs.
    visit.until("document.querySelectorAll('.clock')[1].innerText === '1:58'").await?;
    ensure!(clocks(&visit).await?[0] == 180);
    // It stands still while nobody looks.
    visit.run("document.querySelector('nav [href=\"/learn\"]').click()").await?;
    visit.wait_for(".lessons").await?;
    visit.run("history.back()").await?;
    visit.wait_for(".clock").await?;
    let left = clocks(&visit).await?[1];
    ensure!((115..=118).contains(&left), "{left}");
    Ok(())
});

browse!(time_is_given_and_a_game_that_has_not_begun_is_cancelled_at_no_cost, site, chromium, {
    let (ada, ben, _) = two_players(&mut chromium, &site, "5 min + 3 s").await?;
    ada.click(".more-button").await?;
    ada.press_button("Give 1 minute").await?;
    ben.until_told("gave you more time").await?;
    ben.until("document.querySelectorAll('.clock')[1].innerText === '6:00'").await?;
    ben.click(".more-button").await?;
    ensure!(!ben.text().await?.contains("Resign"), "nobody has moved");
    ben.press_button("Cancel game").await?;
    ben.press_button("Remove").await?;
    ben.wait_for(".home").await?;
    ada.until_text("Game not found").await?;
    ensure!(!ben.ask::<bool>(IS_KEPT).await?, "the device still has it");
    Ok(())
});

browse!(seats_go_to_another_device_by_link_and_by_file, site, chromium, {
    let (ada, ben, _) = two_players(&mut chromium, &site, "No clock").await?;
    make_turn(&ada, 2, 3).await?;
    until_turns(&ben, 1).await?;
    let game: String = ben.ask("location.pathname").await?;
    ben.open(&site.url("/games")).await?;
    ben.wait_for(".link-box input").await?;
    let link: String = ben.ask("document.querySelector('.link-box input').value").await?;
    ensure!(ben.ask::<bool>("!!document.querySelector('details .qr path')").await?);
    // On another device, which plays on; and this one is where it was.
    let tablet = chromium.visit(&site.url(path(&link)), Screen::PHONE, "en").await?;
    let brought = "1 online game is now on this device too.";
    tablet.until_text(brought).await?;
    ensure!(tablet.ask::<String>("location.hash").await?.is_empty(), "it stays in the address");
    check(&tablet, "seats").await?;
    tablet.open(&site.url(&game)).await?;
    make_turn(&tablet, 7, 6).await?;
    until_turns(&ada, 2).await?;
    ben.open(&site.url(&game)).await?;
    until_turns(&ben, 2).await?;
    // The browser has forgotten everything: a file brings it back.
    let (_, seats) = link.split_once('#').context("no seats")?;
    ben.run("localStorage.clear()").await?;
    ben.open(&site.url("/games")).await?;
    ben.wait_for("input[type=file]").await?;
    choose_file(&ben, seats).await?;
    ben.until_text(brought).await?;
    ben.open(&site.url(&game)).await?;
    until_turns(&ben, 2).await?;
    ensure!(!ben.text().await?.contains("You’re watching"));
    // The tablet was lost: nobody who finds it plays there.
    ben.open(&site.url("/games")).await?;
    ben.click("details.more summary").await?;
    ben.press_button("Lock out other devices").await?;
    ben.press_button("Lock out").await?;
    ben.until_text("Now only this device can play this game.").await?;
    tablet.until_text("Game not found").await?;
    ben.open(&site.url(&game)).await?;
    make_turn(&ada, 3, 4).await?;
    until_turns(&ben, 3).await
});
