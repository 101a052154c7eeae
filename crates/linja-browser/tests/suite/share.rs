//! Links that are given to others: what chats show of them, and what they lead to.

use anyhow::{Context, Result, ensure};
use linja::{RuleSet, random_game};
use linja_api::Player;
use linja_browser::{Screen, Visit, browse, lay_table};

/// Notes what is copied.
pub(crate) const COPIES: &str =
    "navigator.clipboard.writeText = async text => { window.copied = text; };";
/// Notes what is shared, as on a device that can do that.
const SHARES: &str = "navigator.share = async what => { window.shared = what; };";

/// What a chat finds at an address: the title, the sentence, and whether there is a picture.
async fn chat(visit: &Visit, path: &str, language: &str) -> Result<(String, String, String)> {
    let page: String = visit
        .ask(&format!(
            "fetch({path:?}, {{ headers: {{ 'accept-language': {language:?} }} }}).then(page => page.text())"
        ))
        .await?;
    let tag = |name: &str| -> Result<String> {
        let rest = page.split_once(&format!("property=\"og:{name}\" content=\""));
        let (content, _) = rest.and_then(|(_, rest)| rest.split_once('"')).context(page.clone())?;
        Ok(content.to_owned())
    };
    let image = tag("image")?;
    let kind: String = visit
        .ask(&format!("fetch({image:?}).then(image => image.headers.get('content-type'))"))
        .await?;
    ensure!(kind == "image/png" && image.starts_with("http"), "{image} {kind}");
    Ok((tag("title")?, tag("description")?, image))
}

browse!(a_chat_shows_a_title_a_sentence_and_a_picture_of_every_link, site, chromium, {
    let visit = chromium.visit(&site.url("/"), Screen::DESKTOP, "en").await?;
    for (path, title, picture) in [
        ("/", "Linja", "/preview/start.png"),
        ("/join/0123456789abcdef", "You’re invited to a game of Linja", "/preview/start.png"),
        ("/game/0123456789abcdef", "A game of Linja", "/preview/start.png"),
        (
            "/review?game=zen:2-3,1-3",
            "A game of Linja, move by move",
            "/preview/review.png?game=zen:2-3,1-3",
        ),
    ] {
        let (told, sentence, image) = chat(&visit, path, "en").await?;
        ensure!(told == title && !sentence.is_empty(), "{told}: {sentence}");
        ensure!(image == site.url(picture), "{image}");
    }
    let (told, ..) = chat(&visit, "/watch/0123456789abcdef", "de-CH, en").await?;
    ensure!(told == "Schau bei einer Partie Linja zu", "{told}");
    Ok(())
});

browse!(the_result_of_a_game_is_shared_as_a_link_to_its_review, site, chromium, {
    let game = random_game(RuleSet::RevisedMean, 5);
    let visit = chromium.blank(Screen::DESKTOP, "en").await?;
    visit.before_each_page(SHARES).await?;
    visit.open(&site.url("/")).await?;
    lay_table(&visit, &site, &game, Player::Person).await?;
    visit.press_button("Share").await?;
    visit.until("window.shared").await?;
    let (said, link): (String, String) = visit.ask("[shared.text, shared.url]").await?;
    let points = game.result().context("it is over")?.points;
    ensure!(said.contains(&points.black.to_string()), "{said}");
    let other = chromium.visit(&link, Screen::DESKTOP, "en").await?;
    other.until_text(&format!("0 of {}", game.turns().count())).await?;
    other.until("location.hash.startsWith('#revised+mean:') && !location.search").await
});

browse!(a_position_is_copied_or_shown_as_a_code_where_nothing_shares, site, chromium, {
    let visit = chromium.blank(Screen::DESKTOP, "en").await?;
    visit.before_each_page(COPIES).await?;
    let place = "zen:4,1,1,2,1,1,1,1/0,1,1,1,1,1,1,6_r";
    visit.open(&site.url(&format!("/board#{place}"))).await?;
    visit.press_button("Copy link").await?;
    visit.until("window.copied").await?;
    let link: String = visit.ask("copied").await?;
    ensure!(link == site.url(&format!("/board?position={place}")), "{link}");
    visit.press_button("QR code").await?;
    visit.wait_for(".panel .qr path").await?;
    let other = chromium.visit(&link, Screen::DESKTOP, "en").await?;
    other.until(&format!("location.hash === '#{place}'")).await?;
    other.until("document.querySelector('#position').value.endsWith(' r')").await
});

browse!(a_puzzle_is_shared_by_its_number_and_seen_in_the_chat, start_with_oracle site, chromium, {
    let visit = chromium.blank(Screen::DESKTOP, "en").await?;
    visit.before_each_page(COPIES).await?;
    visit.open(&site.url("/puzzles/7")).await?;
    visit.press_button("Copy link").await?;
    visit.until("window.copied").await?;
    let link: String = visit.ask("copied").await?;
    ensure!(link == site.url("/puzzles/zen/7"), "{link}");
    let (title, _, image) = chat(&visit, &link, "en").await?;
    ensure!(title == "A Linja puzzle" && image.ends_with("/preview/puzzles/zen/7.png"), "{image}");
    Ok(())
});

/// Notes the last file that is offered.
const FILES: &str = "const make = URL.createObjectURL; URL.createObjectURL = file => { window.file = file; return make.call(URL, file); };";

browse!(the_board_and_the_whole_game_are_taken_away_as_pictures, site, chromium, {
    let game = random_game(RuleSet::Zen, 5);
    let visit = chromium.blank(Screen::DESKTOP, "en").await?;
    visit.before_each_page(FILES).await?;
    lay_table(&visit, &site, &game, Player::Person).await?;
    visit.open(&site.url("/review")).await?;
    visit.press_button("Review your current game").await?;
    visit.wait_for(".review .turn-list").await?;
    visit.press_button("Pictures").await?;
    // What a browser makes of the file, and what stands in it.
    let size = "createImageBitmap(file).then(image => `${image.width}×${image.height}`)";
    let has = |word: &str| {
        format!(
            "file.arrayBuffer().then(it => new TextDecoder('latin1').decode(it).includes({word:?}))"
        )
    };
    for (name, word) in
        [("Picture (PNG)", "PNG"), ("Drawing (SVG)", "<svg "), ("Animated game (PNG)", "acTL")]
    {
        visit.run("delete window.file").await?;
        visit.press_button(name).await?;
        visit.until("window.file").await?;
        ensure!(visit.ask::<bool>(&has(word)).await?, "{name}");
        if word != "<svg " {
            let size: String = visit.ask(size).await?;
            let wanted = if word == "PNG" { "1232×1224" } else { "616×612" };
            ensure!(size == wanted, "{name}: {size}");
        }
    }
    ensure!(visit.ask::<bool>(&has("fdAT")).await?);
    Ok(())
});
