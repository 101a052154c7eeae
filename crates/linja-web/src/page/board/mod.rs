//! The board: draws a [`BoardView`], and turns fingers, mouse and keys into touches. It knows no rules.

pub(crate) mod chart;
pub(crate) mod drawing;

use leptos::ev::{Event, KeyboardEvent, MouseEvent, PointerEvent};
use leptos::prelude::*;
use leptos::svg;
use linja::{Position, Progress, Row, Side};
use linja_picture::shapes::{self, pawn_id};
use wasm_bindgen::{JsCast, JsValue};

use crate::page::{Page, browser, page};
use crate::pieces::{self, Pieces, Travel};
use crate::{BoardView, Hand, Landing, Spot, Tally, layout, tell};

/// How long a hop over one stick takes, in milliseconds.
pub(crate) const HOP: f64 = 120.0;

/// How far a finger may slip before it drags, in units of the board.
const SLIP: f64 = 10.0;

/// What somebody does on the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Act {
    /// Touches a row, or the pawns of a side on it.
    Touch(Row, Option<Side>),
    /// Lets go of a dragged pawn over a row.
    Drop(Row),
    /// Wants nothing of the held pawn any more.
    LetGo,
}

impl Act {
    /// Does it with a turn that is being made.
    pub(crate) fn on(self, hand: &mut Hand) {
        match self {
            Act::Touch(row, side) => {
                hand.touch(row, side);
            }
            Act::Drop(row) => {
                hand.drop_on(row);
            }
            Act::LetGo => hand.let_go(),
        }
    }
}

/// A finger or mouse button that is down.
#[derive(Clone, Copy)]
struct Press {
    x: f64,
    y: f64,
    /// Whether a pawn was taken up by it.
    took: bool,
    is_dragging: bool,
}

/// Where a pawn is drawn, and how.
#[derive(Clone, Copy, PartialEq)]
struct Drawn {
    place: layout::Place,
    spot: Spot,
    is_movable: bool,
    is_held: bool,
}

/// A board. Without `on_act` it is a picture.
#[component]
pub(crate) fn Board(
    /// What is seen.
    #[prop(into)]
    view: Signal<BoardView>,
    /// Hears what is done.
    #[prop(optional, into)]
    on_act: Option<Callback<Act>>,
) -> impl IntoView {
    let page = page();
    let svg_ref = NodeRef::<svg::Svg>::new();
    let drag = RwSignal::new(None::<(Side, f64, f64)>);
    let pointer = Pointer { view, on_act, press: StoredValue::new(None), drag, svg_ref };
    let focus = RwSignal::new(view.get_untracked().below.row(Progress::START));
    let is_picture = on_act.is_none();
    let label = move || match is_picture {
        true => picture_label(page, &view.get()),
        false => page.words.get().say(linja_words::text!("web-board")),
    };
    view! {
        <svg node_ref=svg_ref class="board" class:picture=is_picture
            viewBox=format!("0 0 {} {}", layout::WIDTH, layout::HEIGHT)
            role=if is_picture { "img" } else { "group" } aria-label=label
            on:pointerdown=move |event| pointer.down(&event)
            on:pointermove=move |event| pointer.moved(&event)
            on:pointerup=move |event| pointer.up(&event)
            on:pointercancel=move |_| pointer.cancel()
        >
            <g inner_html=shapes::ground()></g>
            {(!is_picture).then(|| Row::ALL.into_iter().rev().map(|row| view! {
                <RowButton row=row view=view focus=focus pointer=pointer/>
            }).collect_view())}
            <Edges view=view/>
            <Pawns view=view drag=drag/>
            {move || view.with(|view| view.landings.iter().map(|landing| ghost(view, landing)).collect_view())}
            {move || view.with(|view| {
                let tally = |tally: &Tally| tally_pill(page, view, *tally);
                view.tallies.iter().map(tally).collect_view()
            })}
            {move || view.with(|view| view.arrows.iter().map(|arrow| view! {
                <g class="arrow" class:best=arrow.is_best aria-hidden="true"
                    inner_html=shapes::arrow(view.position, view.below, *arrow)></g>
            }).collect_view())}
            {move || drag.get().map(|(side, x, y)| view! {
                <use class="dragged" href=pawn_id(side) transform=format!("translate({x} {y}) scale(1.15)")/>
            })}
        </svg>
    }
}

/// What a picture shows, for those who cannot see it.
fn picture_label(page: Page, view: &BoardView) -> String {
    let words = page.words.get();
    let rows: Vec<String> = Row::ALL.into_iter().map(|row| tell::row(words, view, row)).collect();
    rows.join(" ")
}

/// A row to be touched: by keys and screen readers here, by fingers through the board.
#[component]
fn RowButton(
    row: Row,
    view: Signal<BoardView>,
    focus: RwSignal<Row>,
    pointer: Pointer,
) -> impl IntoView {
    let page = page();
    let shape = Memo::new(move |_| {
        view.with(|view| (layout::row_y(row, view.below), view.is_landing(row)))
    });
    let label = move || view.with(|view| tell::row(page.words.get(), view, row));
    let height = layout::row_height(row);
    let pressed = move || view.with(|view| view.held.is_some_and(|held| held.row == row));
    // Says what is to be pressed next: where the pawn may land.
    let touch = move || {
        pointer.act(Act::Touch(row, None));
        view.with_untracked(|view| {
            let held = view.held?;
            view.landings.iter().map(|landing| landing.row).find(|&to| to != held.row)
        })
    };
    let go = move |event: &Event, next: Row| {
        focus.set(next);
        focus_row(event, next);
    };
    let key = move |event: KeyboardEvent| {
        let below = view.with_untracked(|view| view.below);
        let step = |up: bool| {
            let number =
                if up == (below == Side::Black) { row.number() + 1 } else { row.number() - 1 };
            Row::new(number)
        };
        let next = match event.key().as_str() {
            "ArrowUp" => step(true),
            "ArrowDown" => step(false),
            "Home" => Some(below.row(Progress::START)),
            "End" => Some(below.row(Progress::GOAL)),
            "Escape" => {
                pointer.act(Act::LetGo);
                None
            }
            "Enter" | " " => {
                event.prevent_default();
                touch()
            }
            _ => return,
        };
        if let Some(next) = next {
            event.prevent_default();
            go(&event, next);
        }
    };
    // Screen readers and voice control press a button by a click that no finger has made.
    let press: Box<dyn FnMut(MouseEvent)> = Box::new(move |event| {
        if event.detail() == 0
            && let Some(next) = touch()
        {
            go(&event, next);
        }
    });
    view! {
        <g class="row" role="button" data-row=row.number()
            class:landing=move || shape.get().1
            tabindex=move || if focus.get() == row { "0" } else { "-1" }
            aria-label=label
            aria-pressed=move || if pressed() { "true" } else { "false" }
            on:keydown=key
            on:click=press
            on:focus=move |_| focus.set(row)
        >
            <rect class="row-mark" x="39" width="522" rx="11"
                y=move || shape.get().0 - height / 2.0 + 9.0 height=height - 18.0/>
        </g>
    }
}

/// Moves the focus to another row of the same board.
fn focus_row(event: &Event, row: Row) {
    let board =
        event.current_target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    let board = board.and_then(|row| row.closest("svg").ok().flatten());
    let wanted =
        board.and_then(|board| board.query_selector(&format!("[data-row='{row}']")).ok().flatten());
    if let Some(wanted) = wanted
        && let Ok(focus) = js_sys::Reflect::get(&wanted, &JsValue::from_str("focus"))
        && let Ok(focus) = focus.dyn_into::<js_sys::Function>()
    {
        let _ = focus.call0(&wanted);
    }
}

/// Numbers of rows on the left, what a pawn gives there on the right.
#[component]
fn Edges(view: Signal<BoardView>) -> impl IntoView {
    let page = page();
    let edges = Memo::new(move |_| view.with(|view| (view.below, view.worths.clone())));
    view! {
        <g class="edges" aria-hidden="true">
            {move || {
                let (below, worths) = edges.get();
                let words = page.words.get();
                let whose = (!worths.is_empty()).then(|| view! {
                    <use href=pawn_id(below) transform="translate(592 20) scale(.42)"/>
                });
                let rows = Row::ALL.into_iter().map(|row| {
                    let y = layout::row_y(row, below) + 5.0;
                    let worth = worths.get(usize::from(row.number()) - 1).map(|&worth| words.margin(worth));
                    view! {
                        <text x="9" y=y>{row.number()}</text>
                        {worth.map(|worth| view! { <text class="worth" x="592" y=y>{worth}</text> })}
                    }
                }).collect_view();
                view! { {whose} {rows} }
            }}
        </g>
    }
}

/// The 24 pawns. Each is one element for as long as the board lives, so that the eye can follow it.
#[component]
fn Pawns(view: Signal<BoardView>, drag: RwSignal<Option<(Side, f64, f64)>>) -> impl IntoView {
    let page = page();
    let pieces = StoredValue::new(Pieces::new(view.with_untracked(|view| view.position)));
    let drawn = RwSignal::new(draw(&pieces.get_value(), &view.get_untracked()));
    let nodes: Vec<NodeRef<svg::G>> = (0..pieces::COUNT).map(|_| NodeRef::new()).collect();
    let nodes = StoredValue::new(nodes);
    Effect::new(move |before: Option<Side>| {
        let view = view.get();
        let old = drawn.get_untracked();
        let travels =
            pieces.try_update_value(|pieces| pieces.follow(view.position)).unwrap_or_default();
        drawn.set(draw(&pieces.get_value(), &view));
        let was_dragged = drag.try_update(Option::take).flatten().is_some();
        let is_turned = before.is_some_and(|before| before != view.below);
        if !is_turned {
            for travel in travels {
                let node = nodes.with_value(|nodes| nodes[travel.piece].get_untracked());
                let hops = travel.from.number().abs_diff(travel.to.number());
                page.knock(if was_dragged { 0 } else { hops });
                if let (Some(node), false) = (node, was_dragged) {
                    let to = drawn.with_untracked(|drawn| drawn[travel.piece].place);
                    animate(page, &node, view.below, travel, old[travel.piece].place, to);
                }
            }
        }
        view.below
    });
    nodes.with_value(|nodes| {
        let pawn = |(piece, &node): (usize, &NodeRef<svg::G>)| {
            let own = Memo::new(move |_| drawn.with(|drawn| drawn[piece]));
            view! { <Pawn own=own node=node drag=drag/> }
        };
        nodes.iter().enumerate().map(pawn).collect_view()
    })
}

fn draw(pieces: &Pieces, view: &BoardView) -> Vec<Drawn> {
    let one = |piece: usize| {
        let (spot, index) = pieces.standing(piece);
        let is_top = pieces.top_of(spot) == Some(piece);
        Drawn {
            place: layout::place(view.position, view.below, spot, index),
            spot,
            is_movable: is_top && view.is_movable(spot),
            is_held: is_top && view.held == Some(spot),
        }
    };
    (0..pieces::COUNT).map(one).collect()
}

#[component]
fn Pawn(
    own: Memo<Drawn>,
    node: NodeRef<svg::G>,
    drag: RwSignal<Option<(Side, f64, f64)>>,
) -> impl IntoView {
    let side = own.get_untracked().spot.side;
    view! {
        <g node_ref=node class="pawn"
            class:movable=move || own.get().is_movable
            class:held=move || own.get().is_held
            class:away=move || own.get().is_held && drag.with(Option::is_some)
            style:transform=move || transform(own.get().place)
        >
            <use href="#pawn-shade"/>
            <circle class="pawn-ring" r="29"/>
            <use class="pawn-body" href=pawn_id(side)/>
        </g>
    }
}

fn transform(place: layout::Place) -> String {
    let layout::Place { x, y, scale } = place;
    format!("translate({x}px,{y}px) scale({scale})")
}

/// A pawn hops over the sticks one by one; where little shall move, it fades in.
fn animate(
    page: Page,
    node: &JsValue,
    below: Side,
    travel: Travel,
    from: layout::Place,
    to: layout::Place,
) {
    if !page.moves_freely() {
        let fade = [vec![("opacity", "0".to_owned())], vec![("opacity", "1".to_owned())]];
        return browser::animate(node, &fade, 240.0);
    }
    let (first, last) = (travel.from.number(), travel.to.number());
    let hops = first.abs_diff(last);
    let share = |hop: f64| hop / f64::from(hops.max(1));
    let mut frames = Vec::new();
    let mut frame = |x: f64, y: f64, scale: f64| {
        frames.push(vec![
            ("transform", transform(layout::Place { x, y, scale })),
            ("easing", "ease-in-out".to_owned()),
        ]);
    };
    let mut y = from.y;
    frame(from.x, y, from.scale);
    for hop in 1..=hops {
        let row = if last > first { first + hop } else { first - hop };
        let middle = Row::new(row).map_or(to.y, |row| layout::row_y(row, below));
        let next = if hop == hops { to.y } else { middle };
        let scale = |at: f64| from.scale + (to.scale - from.scale) * share(at);
        let x = |at: f64| from.x + (to.x - from.x) * share(at);
        let at = f64::from(hop);
        frame(x(at - 0.5), f64::midpoint(y, next) - 12.0, scale(at - 0.5) * 1.16);
        frame(x(at), next, scale(at));
        y = next;
    }
    browser::animate(node, &frames, f64::from(hops) * HOP * page.pace());
}

/// Where a pawn would land, with what the move is worth where that is told.
fn ghost(view: &BoardView, landing: &Landing) -> impl IntoView + use<> {
    let Landing { side, row, pill } = landing.clone();
    let place = layout::place_of_next(view.position, view.below, Spot { side, row });
    let sign = pill.map(|pill| {
        let beside = if side == Side::Black { 1.0 } else { -1.0 };
        let class = if pill.is_best { "pill best" } else { "pill" };
        pill_at(place.x + beside * 34.0, place.y - 16.0, &pill.text, class)
    });
    view! {
        <g class="ghost" aria-hidden="true">
            <use href=pawn_id(side) transform=format!("translate({} {}) scale({})", place.x, place.y, place.scale)/>
        </g>
        {sign}
    }
}

fn pill_at(x: f64, y: f64, text: &str, class: &'static str) -> impl IntoView + use<> {
    let width = 20.0 + 8.0 * f64::from(u32::try_from(text.chars().count()).unwrap_or(1));
    let text = text.to_owned();
    view! {
        <g class=class transform=format!("translate({x} {y})")>
            <rect x=-width / 2.0 y="-11" width=width height="22" rx="11"/>
            <text y="5">{text}</text>
        </g>
    }
}

/// The points of a row, beyond the last pawn that gives them.
fn tally_pill(page: Page, view: &BoardView, tally: Tally) -> impl IntoView + use<> {
    let Tally { spot, points, is_best } = tally;
    let last = view.position.count(spot.side, spot.row).saturating_sub(1);
    let place = layout::place(view.position, view.below, spot, last);
    let beside = if spot.side == Side::Black { 1.0 } else { -1.0 };
    let text = page.words.get().margin(points);
    let class = match (is_best, points < 0) {
        (true, _) => "pill best",
        (false, true) => "pill tally loss",
        (false, false) => "pill tally",
    };
    pill_at(place.x + beside * 36.0, layout::row_y(spot.row, view.below), &text, class)
}

/// What fingers and mouse do.
#[derive(Clone, Copy)]
struct Pointer {
    view: Signal<BoardView>,
    on_act: Option<Callback<Act>>,
    press: StoredValue<Option<Press>>,
    drag: RwSignal<Option<(Side, f64, f64)>>,
    svg_ref: NodeRef<svg::Svg>,
}

impl Pointer {
    fn act(self, act: Act) {
        if let Some(on_act) = self.on_act {
            on_act.run(act);
        }
    }

    /// Where an event is, in units of the board.
    fn at(self, event: &PointerEvent) -> Option<(f64, f64)> {
        // The board need not fill its element.
        let svg = self.svg_ref.get_untracked()?;
        let drawn = svg.unchecked_ref::<web_sys::SvgGraphicsElement>().get_screen_ctm()?;
        let x = (event.client_x() as f32 - drawn.e()) / drawn.a();
        let y = (event.client_y() as f32 - drawn.f()) / drawn.d();
        Some((x.into(), y.into()))
    }

    fn state(self) -> (Position, Side) {
        self.view.with_untracked(|view| (view.position, view.below))
    }

    fn down(self, event: &PointerEvent) {
        if self.on_act.is_none() || event.button() != 0 {
            return;
        }
        let Some((x, y)) = self.at(event) else { return };
        let (position, below) = self.state();
        let (row, side) = layout::under(position, below, x, y);
        let takes = self.view.with_untracked(|view| {
            let is_new = side.is_some_and(|side| {
                let spot = Spot { side, row };
                view.is_movable(spot) && view.held != Some(spot)
            });
            is_new && !view.is_landing(row)
        });
        if takes {
            self.act(Act::Touch(row, side));
        }
        self.press.set_value(Some(Press { x, y, took: takes, is_dragging: false }));
    }

    fn moved(self, event: &PointerEvent) {
        let (Some(mut press), Some((x, y))) = (self.press.get_value(), self.at(event)) else {
            return;
        };
        let Some(held) = self.view.with_untracked(|view| view.held) else { return };
        if !press.is_dragging {
            if (press.x - x).hypot(press.y - y) < SLIP {
                return;
            }
            press.is_dragging = true;
            self.press.set_value(Some(press));
            if let Some(svg) = self.svg_ref.get_untracked() {
                // From here on it is ours, even outside the board.
                let _ = svg.set_pointer_capture(event.pointer_id());
            }
        }
        self.drag.set(Some((held.side, x, y)));
    }

    fn up(self, event: &PointerEvent) {
        let Some(press) = self.press.try_update_value(Option::take).flatten() else { return };
        let Some((x, y)) = self.at(event) else { return };
        let (position, below) = self.state();
        if press.is_dragging {
            let row = layout::row_at(y, below);
            let home =
                self.view.with_untracked(|view| view.held.is_some_and(|held| held.row == row));
            if home {
                self.drag.set(None);
            } else {
                self.act(Act::Drop(row));
                // If it was refused, nothing has moved, and the pawn goes back.
                request_animation_frame(move || self.drag.set(None));
            }
        } else if !press.took {
            let (row, side) = layout::under(position, below, x, y);
            let side = self.view.with_untracked(|view| side.filter(|_| !view.is_landing(row)));
            self.act(Act::Touch(row, side));
        }
    }

    fn cancel(self) {
        self.press.set_value(None);
        self.drag.set(None);
    }
}
