//! Throwaway pictures.
use linja::{Game, Level, RuleSet, Side, random_game};
use linja_api::Player;
use linja_browser::{Screen, browse, lay_table};
browse!(pictures, site, chromium, {
    let sizes = [
        ("360", 360, 640, "de"),
        ("390", 390, 664, "en"),
        ("844", 844, 390, "de"),
        ("1280", 1280, 800, "en"),
        ("2560", 2560, 1440, "de"),
    ];
    for (name, width, height, language) in sizes {
        let screen = Screen { width, height, is_dark: name == "390" };
        let visit = chromium.visit(&site.url("/"), screen, language).await?;
        let shoot = async |what: &str| {
            visit.screenshot(std::path::Path::new(&format!("/tmp/look/{what}-{name}.jpg"))).await
        };
        shoot("home").await?;
        let mut game = Game::new(RuleSet::Zen, Side::Black);
        for turn in ["2-3,1-3", "7-6,8-6"] {
            game.play(turn.parse()?)?;
        }
        lay_table(&visit, &site, &game, Player::Computer { level: Level::ALL[3] }).await?;
        shoot("last").await?;
        visit.touch_row(3).await?;
        visit.touch_row(4).await?;
        visit.until_still().await?;
        shoot("followup").await?;
        visit.touch_row(8).await?;
        visit.touch_row(7).await?;
        shoot("refused").await?;
        visit.run("document.querySelector('.more-button').click()").await?;
        shoot("menu").await?;
        lay_table(
            &visit,
            &site,
            &random_game(RuleSet::Zen, 11),
            Player::Computer { level: Level::ALL[4] },
        )
        .await?;
        visit.wait_for(".say.end").await?;
        shoot("end").await?;
    }
    Ok(())
});
