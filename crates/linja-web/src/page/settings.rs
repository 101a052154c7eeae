//! Settings, and what this is.

use leptos::prelude::*;
use linja_words::text;

use crate::page::frame::{LanguageChoice, Options};
use crate::page::{page, t};
use crate::{Motion, Settings, Sound, Theme};

pub(crate) fn settings() -> impl IntoView {
    let page = page();
    let now = page.settings;
    let set = move |act: &dyn Fn(&mut Settings)| now.update(|settings| act(settings));
    view! {
        <section class="text settings">
            <h1>{t(text!("web-nav-settings"))}</h1>
            <fieldset class="options">
                <legend>{t(text!("web-language"))}</legend>
                <LanguageChoice class="select"/>
            </fieldset>
            <Options label=text!("web-theme")
                options=vec![
                    (Theme::Device, text!("web-as-device")),
                    (Theme::Light, text!("web-theme-light")),
                    (Theme::Dark, text!("web-theme-dark")),
                ]
                now=Signal::derive(move || now.get().theme)
                on_choose=move |theme| set(&|settings| settings.theme = theme)/>
            <Options label=text!("web-motion")
                options=vec![
                    (Motion::Device, text!("web-as-device")),
                    (Motion::Reduced, text!("web-motion-reduced")),
                ]
                now=Signal::derive(move || now.get().motion)
                on_choose=move |motion| set(&|settings| settings.motion = motion)/>
            <Options label=text!("web-sound")
                options=vec![(Sound::On, text!("web-sound-on")), (Sound::Off, text!("web-sound-off"))]
                now=Signal::derive(move || now.get().sound)
                on_choose=move |sound| set(&|settings| settings.sound = sound)/>
            <h2>{t(text!("web-about"))}</h2>
            <p>{t(text!("web-about-game"))}</p>
            <p>{t(text!("web-about-project"))}</p>
            <p>{t(text!("web-about-keys"))}</p>
        </section>
    }
}
