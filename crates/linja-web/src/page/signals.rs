//! What changes on the page, whatever computes it. All of one kind is drawn by the same code: otherwise
//! every closure would bring its own, and the program would be far heavier.

use std::sync::Arc;

use leptos::ev::MouseEvent;
use leptos::prelude::*;

/// A value that changes.
pub(crate) fn derived<T: Send + Sync + 'static>(
    value: impl Fn() -> T + Send + Sync + 'static,
) -> Signal<T> {
    Signal::derive(value)
}

/// A part of a screen that changes.
pub(crate) fn part<V: IntoView + 'static>(draw: impl Fn() -> V + Send + Sync + 'static) -> AnyView {
    erased(Arc::new(move || draw().into_any()))
}

fn erased(draw: Arc<dyn Fn() -> AnyView + Send + Sync>) -> AnyView {
    (move || draw()).into_any()
}

/// Hears clicks.
pub(crate) fn click(mut act: impl FnMut() + 'static) -> Box<dyn FnMut(MouseEvent)> {
    Box::new(move |_| act())
}

/// Does something at once, and again whenever what it has looked at has changed.
pub(crate) fn watch(act: impl FnMut() + 'static) {
    watch_erased(Box::new(act));
}

fn watch_erased(mut act: Box<dyn FnMut()>) {
    Effect::new(move |_: Option<()>| act());
}
