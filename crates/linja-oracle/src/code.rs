//! What the solver's bytes stand for. It walks the same turns whatever they are; all that differs is here.
//!
//! A byte holds a margin. It doesn't hold a result and a distance, of which there are some 400; so these are solved in two
//! runs. In the first, [`Near`], the bytes tell distances below `FAR` from each other, and all others are the same. In the
//! second, [`Far`], it is the other way round: where the first has found a distance below `FAR`, only its result counts.

use crate::{Outcome, Wdl};

/// What a byte stands for, seen from the side to move.
///
/// 0 is no position, a better byte is a larger one, and losses, draws and wins come in this order. The *worth* of a turn is a
/// byte as well, for the side that makes it: it stands for the position that the turn leads to.
pub trait Code: Copy + Send + Sync + 'static {
    /// What is known from a byte.
    type Value;

    /// The name that programs read.
    const NAME: &'static str;
    /// What a table is called after its rule set.
    const FILE_SUFFIX: &'static str;
    /// What tells such tables from others.
    const TAG: u8;
    /// The lowest and the highest byte of a draw.
    const DRAWS: (u8, u8);
    /// How many bits of a checksum's key the [stamp](Self::stamp) takes.
    const STAMP_BITS: u32;

    /// Whether the run before has left bytes of [`Near`].
    const AGAIN: bool;

    /// The byte of a position that is over, from its margin plus 128.
    fn over(margin: u8) -> u8;

    /// The worth of a turn that ends the game, from the byte at the end for the side that makes it.
    fn ended(over: u8) -> u8;

    /// The worth of a turn that leads to a position with this byte.
    fn worth(value: u8) -> u8;

    /// The byte of the position that a turn of this worth has led to.
    fn value(worth: u8) -> u8;

    /// The byte of a position whose best turn is worth so much. `before` is its byte of the run before, if there is one.
    fn settled(best: u8, before: u8) -> u8;

    /// The byte that is kept: one for all that nobody asks this run for.
    #[inline(always)]
    fn kept(value: u8) -> u8 {
        value
    }

    /// What the checksum takes for it.
    fn stamp(value: u8, before: u8) -> u16;

    /// How much it is: a larger byte for a higher margin or a longer distance; 0 for no position.
    fn measure(value: u8, before: u8) -> u8;

    /// The margin or the distance that a measure stands for.
    fn amount(measure: u8) -> i16;

    /// What is known from a byte.
    fn decode(value: u8) -> Self::Value;
}

/// The points of the side to move minus those of its opponent at the end, with perfect play of both.
///
/// Margins lie between −120 and 120. They are stored with 128 added, so that 0 is free for "no such
/// position" and negating a margin is negating the byte.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Margin;

impl Code for Margin {
    type Value = i8;

    const NAME: &'static str = "margin";
    const FILE_SUFFIX: &'static str = "";
    const TAG: u8 = 0;
    const DRAWS: (u8, u8) = (128, 128);
    const STAMP_BITS: u32 = 8;
    const AGAIN: bool = false;

    #[inline(always)]
    fn over(margin: u8) -> u8 {
        margin
    }

    #[inline(always)]
    fn ended(over: u8) -> u8 {
        over
    }

    #[inline(always)]
    fn worth(value: u8) -> u8 {
        value.wrapping_neg()
    }

    #[inline(always)]
    fn value(worth: u8) -> u8 {
        worth.wrapping_neg()
    }

    #[inline(always)]
    fn settled(best: u8, _: u8) -> u8 {
        best
    }

    #[inline(always)]
    fn stamp(value: u8, _: u8) -> u16 {
        value.into()
    }

    #[inline(always)]
    fn measure(value: u8, _: u8) -> u8 {
        value
    }

    fn amount(measure: u8) -> i16 {
        i16::from(measure) - 128
    }

    #[inline(always)]
    fn decode(value: u8) -> i8 {
        value.wrapping_sub(128) as i8
    }
}

/// From this distance on, [`Near`] doesn't tell one from the other.
pub(crate) const FAR: u8 = 90;

/// Result and distance, if that is less than `FAR`.
///
/// The lowest bytes are for losses, later ones being better, the highest for wins and those between for draws, sooner ones
/// being better. A worth may be one turn more than a byte of a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Near;

/// The last byte of losses and of draws in [`Near`]; the bytes of wins are as many as those of losses.
const LOST: u8 = FAR + 2;
const DRAWN: u8 = u8::MAX - LOST;

impl Near {
    /// Whether a position is at least `FAR` from its end.
    #[inline(always)]
    fn is_far(value: u8) -> bool {
        (value == FAR + 1) | (value == u8::MAX - FAR)
    }
}

impl Code for Near {
    type Value = Outcome;

    const NAME: &'static str = "distance";
    const FILE_SUFFIX: &'static str = ".distance";
    const TAG: u8 = 1;
    const DRAWS: (u8, u8) = (LOST + 1, DRAWN);
    const STAMP_BITS: u32 = 8;
    const AGAIN: bool = false;

    #[inline(always)]
    fn over(margin: u8) -> u8 {
        let decided = if margin > 128 { u8::MAX } else { 1 };
        let any = if margin == 128 { DRAWN } else { decided };
        if margin == 0 { 0 } else { any }
    }

    #[inline(always)]
    fn ended(over: u8) -> u8 {
        let later = if over > LOST { over.wrapping_sub(1) } else { over + 1 };
        if over == 0 { 0 } else { later }
    }

    #[inline(always)]
    fn worth(value: u8) -> u8 {
        let loss = 1_u8.wrapping_sub(value);
        let later = if value > DRAWN { loss } else { value.wrapping_sub(1) };
        let later = if value > LOST { later } else { u8::MAX - value };
        if value == 0 { 0 } else { later }
    }

    #[inline(always)]
    fn value(worth: u8) -> u8 {
        let win = 1_u8.wrapping_sub(worth);
        let sooner = if worth > DRAWN { u8::MAX - worth } else { worth.wrapping_add(1) };
        let sooner = if worth > LOST { sooner } else { win };
        if worth == 0 { 0 } else { sooner }
    }

    #[inline(always)]
    fn settled(best: u8, _: u8) -> u8 {
        let lost = best.min(FAR + 1);
        let won = best.max(u8::MAX - FAR);
        let decided = if best > DRAWN { won } else { lost };
        let is_draw = best.wrapping_sub(LOST + 1) < DRAWN - LOST;
        if is_draw { best } else { decided }
    }

    #[inline(always)]
    fn stamp(value: u8, _: u8) -> u16 {
        value.into()
    }

    #[inline(always)]
    fn measure(value: u8, _: u8) -> u8 {
        if value == 0 { 0 } else { near_distance(value).wrapping_add(1) }
    }

    fn amount(measure: u8) -> i16 {
        i16::from(measure) - 1
    }

    #[inline]
    fn decode(value: u8) -> Outcome {
        Outcome { result: result(value, Self::DRAWS), distance: near_distance(value) }
    }
}

/// The distance that a byte of [`Near`] stands for.
#[inline(always)]
fn near_distance(value: u8) -> u8 {
    let draw = DRAWN.wrapping_sub(value);
    let later = if value > DRAWN { u8::MAX - value } else { draw };
    if value > LOST { later } else { value.wrapping_sub(1) }
}

/// Result and distance, if that is at least `FAR`; otherwise the result only.
///
/// The lowest byte is a loss that is nearer, the highest a win that is nearer; next to them come the others, each
/// distance having its byte. Of a worth, the lowest and the highest byte include `FAR` itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Far;

impl Code for Far {
    type Value = Outcome;

    const NAME: &'static str = "far distance";
    const FILE_SUFFIX: &'static str = ".far";
    const TAG: u8 = 2;
    const DRAWS: (u8, u8) = (128, 128);
    const STAMP_BITS: u32 = 10;
    const AGAIN: bool = true;

    #[inline(always)]
    fn over(margin: u8) -> u8 {
        let decided = if margin > 128 { u8::MAX } else { 1 };
        let any = if margin == 128 { 128 } else { decided };
        if margin == 0 { 0 } else { any }
    }

    #[inline(always)]
    fn ended(over: u8) -> u8 {
        over
    }

    #[inline(always)]
    fn worth(value: u8) -> u8 {
        let loss = 1_u8.wrapping_sub(value).max(1);
        let loss = if value == u8::MAX { 1 } else { loss };
        let win = if value == 1 { u8::MAX } else { u8::MAX - value };
        let decided = if value > 128 { loss } else { win };
        let any = if value == 128 { 128 } else { decided };
        if value == 0 { 0 } else { any }
    }

    #[inline(always)]
    fn value(worth: u8) -> u8 {
        let win = if worth == 1 { u8::MAX } else { 1_u8.wrapping_sub(worth) };
        let loss = if worth == u8::MAX { 1 } else { u8::MAX - worth };
        let decided = if worth > 128 { loss } else { win };
        let any = if worth == 128 { 128 } else { decided };
        if worth == 0 { 0 } else { any }
    }

    #[inline(always)]
    fn settled(best: u8, before: u8) -> u8 {
        let far = best.clamp(2, u8::MAX - 1);
        let decided = if before > DRAWN { u8::MAX } else { 1 };
        let is_draw = before.wrapping_sub(LOST + 1) < DRAWN - LOST;
        let near = if is_draw { 128 } else { decided };
        let any = if Near::is_far(before) { far } else { near };
        if best == 0 { 0 } else { any }
    }

    #[inline(always)]
    fn kept(value: u8) -> u8 {
        if matches!(value, 1 | 128 | u8::MAX) { 1 } else { value }
    }

    #[inline(always)]
    fn stamp(value: u8, before: u8) -> u16 {
        let result = u16::from(value > 127) + u16::from(value > 128);
        result << 8 | u16::from(distance(value, before))
    }

    #[inline(always)]
    fn measure(value: u8, before: u8) -> u8 {
        if value == 0 { 0 } else { distance(value, before).wrapping_add(1) }
    }

    fn amount(measure: u8) -> i16 {
        i16::from(measure) - 1
    }

    #[inline]
    fn decode(value: u8) -> Outcome {
        Outcome { result: result(value, Self::DRAWS), distance: far_distance(value) }
    }
}

/// The distance that a byte of [`Far`] stands for, if it is not nearer.
#[inline(always)]
fn far_distance(value: u8) -> u8 {
    let beyond =
        if value > 128 { (u8::MAX - 1).wrapping_sub(value) } else { value.wrapping_sub(2) };
    beyond.wrapping_add(FAR)
}

/// The distance that the bytes of both runs stand for.
#[inline(always)]
fn distance(far: u8, near: u8) -> u8 {
    if Near::is_far(near) { far_distance(far) } else { near_distance(near) }
}

/// Whether the first run can't tell how far it is, and the second has to be asked.
pub(crate) fn is_far(near: Outcome) -> bool {
    near.distance == FAR && near.result != Wdl::Draw
}

fn result(value: u8, (first, last): (u8, u8)) -> Wdl {
    if value < first {
        Wdl::Loss
    } else if value > last {
        Wdl::Win
    } else {
        Wdl::Draw
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kind::{Distance, Kind};

    const LONGEST: u8 = 210;

    /// Every outcome that has a byte, and so has what it is a turn earlier.
    fn outcomes() -> impl Iterator<Item = Outcome> {
        let results = [(Wdl::Loss, LONGEST), (Wdl::Draw, DRAWN - LOST - 2), (Wdl::Win, LONGEST)];
        results.into_iter().flat_map(|(result, longest)| {
            (0..=longest).map(move |distance| Outcome { result, distance })
        })
    }

    /// The byte of either run that says most about an outcome.
    fn byte<C: Code<Value = Outcome>>(known: impl Fn(Outcome) -> bool) -> u8 {
        (1..=u8::MAX).find(|&byte| known(C::decode(byte))).unwrap_or(0)
    }

    fn near(one: Outcome) -> u8 {
        let seen = Outcome { distance: one.distance.min(FAR), ..one };
        let seen = if one.result == Wdl::Draw { one } else { seen };
        byte::<Near>(|known| known == seen)
    }

    fn far(one: Outcome) -> u8 {
        match one.distance >= FAR {
            true => byte::<Far>(|known| known == one),
            false => match one.result {
                Wdl::Loss => 1,
                Wdl::Draw => 128,
                Wdl::Win => u8::MAX,
            },
        }
    }

    #[test]
    fn the_bytes_of_both_runs_together_are_what_they_stand_for() {
        for one in outcomes() {
            let (near_byte, far_byte) = (near(one), far(one));
            let near_known = Near::decode(near_byte);
            let known = if is_far(near_known) { Far::decode(far_byte) } else { near_known };
            assert_eq!(known, one);
            assert_eq!(Far::stamp(far_byte, near_byte), Distance::cell(one), "{one}");
            assert_eq!(Near::value(Near::worth(near_byte)), near_byte, "{one}");
            assert_eq!(Far::value(Far::worth(far_byte)), far_byte, "{one}");
            // A position whose best turn leads to this one.
            let earlier = Distance::of_turn(one);
            let near_earlier = Near::settled(Near::worth(near_byte), 0);
            assert_eq!(near_earlier, near(earlier), "{one}");
            assert_eq!(Far::settled(Far::worth(far_byte), near_earlier), far(earlier), "{one}");
            for other in outcomes() {
                let better = one.cmp(&other);
                let bytes = near_byte.cmp(&near(other)).then(far_byte.cmp(&far(other)));
                assert_eq!(bytes, better, "{one} {other}");
            }
        }
    }

    #[test]
    fn a_game_that_ends_has_its_result_in_every_code() {
        for margin in -120..=120_i32 {
            let biased = (margin + 128) as u8;
            let (end, last) = (Distance::of_end(margin), Distance::of_last_turn(margin));
            assert_eq!(Near::over(biased), near(end));
            assert_eq!(Near::ended(Near::over(biased)), near(last));
            assert_eq!(Far::over(biased), far(end));
            assert_eq!(Far::ended(Far::over(biased)), far(last));
        }
        let nothing = [Near::worth, Near::value, Near::over, Far::worth, Far::value, Far::over];
        assert!(nothing.iter().all(|of| of(0) == 0));
    }
}
