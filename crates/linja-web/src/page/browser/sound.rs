//! The knock of a wooden pawn, made on the spot.

use std::cell::RefCell;
use std::time::Duration;

use leptos::prelude::set_timeout;
use web_sys::{AudioContext, OscillatorType};

thread_local! {
    // Browsers let a page make sounds only after a touch, and want one context for all of them.
    static CONTEXT: RefCell<Option<AudioContext>> = const { RefCell::new(None) };
}

/// To get ready for sounds takes a tenth of a second: only after the touch has been answered on the screen.
const ANSWERED: Duration = Duration::from_millis(50);

/// Knocks once after so many seconds; `pitch` is in hertz, and a `volume` of 1 as loud as can be.
pub(crate) fn knock(after: f64, pitch: f32, volume: f32) {
    match CONTEXT.with_borrow(Option::is_some) {
        true => knock_now(after, pitch, volume),
        false => set_timeout(move || knock_now(after, pitch, volume), ANSWERED),
    }
}

fn knock_now(after: f64, pitch: f32, volume: f32) {
    CONTEXT.with_borrow_mut(|kept| {
        if kept.is_none() {
            *kept = AudioContext::new().ok();
        }
        if let Some(context) = kept {
            // Without a way to be heard the game goes on silently.
            let _ = sound(context, after, pitch, volume);
        }
    });
}

/// A short tone that falls, under an envelope that dies away at once: wood on cloth.
fn sound(
    context: &AudioContext,
    after: f64,
    pitch: f32,
    volume: f32,
) -> Result<(), wasm_bindgen::JsValue> {
    let _ = context.resume()?;
    let start = context.current_time() + after;
    let tone = context.create_oscillator()?;
    tone.set_type(OscillatorType::Triangle);
    tone.frequency().set_value_at_time(pitch * 1.9, start)?;
    tone.frequency().exponential_ramp_to_value_at_time(pitch, start + 0.025)?;
    let envelope = context.create_gain()?;
    envelope.gain().set_value_at_time(0.0001, start)?;
    envelope.gain().exponential_ramp_to_value_at_time(volume, start + 0.004)?;
    envelope.gain().exponential_ramp_to_value_at_time(0.0001, start + 0.11)?;
    tone.connect_with_audio_node(&envelope)?;
    envelope.connect_with_audio_node(&context.destination())?;
    tone.start_with_when(start)?;
    tone.stop_with_when(start + 0.13)
}
