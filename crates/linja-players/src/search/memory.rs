//! What a search remembers about positions it has seen, shared by its threads without locks.

use std::sync::atomic::{AtomicU64, Ordering};

use linja::Position;

/// What is known of a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Known {
    pub(crate) value: i16,
    pub(crate) bound: Bound,
    /// How many turns ahead this was searched; [`Known::SOLVED`] if every line ended.
    pub(crate) depth: u8,
    /// The best turn, by its place among all.
    pub(crate) best: u16,
}

/// How to read a value.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Bound {
    Exact,
    AtLeast,
    AtMost,
}

impl Known {
    /// A depth beyond all others.
    pub(crate) const SOLVED: u8 = u8::MAX;

    fn to_bits(self) -> u64 {
        let bound = match self.bound {
            Bound::Exact => 0,
            Bound::AtLeast => 1,
            Bound::AtMost => 2,
        };
        u64::from(self.value as u16)
            | u64::from(self.best) << 16
            | u64::from(self.depth) << 32
            | bound << 40
    }

    fn from_bits(bits: u64) -> Known {
        Known {
            value: bits as i16,
            best: (bits >> 16) as u16,
            depth: (bits >> 32) as u8,
            bound: match (bits >> 40) & 3 {
                0 => Bound::Exact,
                1 => Bound::AtLeast,
                _ => Bound::AtMost,
            },
        }
    }
}

/// A table of fixed size, in which positions replace each other.
#[derive(Debug)]
pub(crate) struct Memory {
    slots: Box<[Slot]>,
}

/// The key is stored XORed with the bits: what two threads wrote at once fits no key, and is ignored.
#[derive(Debug, Default)]
struct Slot {
    key: AtomicU64,
    bits: AtomicU64,
}

impl Memory {
    pub(crate) fn new(bytes: usize) -> Memory {
        let slots = (bytes / size_of::<Slot>()).max(1024);
        Memory { slots: (0..slots).map(|_| Slot::default()).collect() }
    }

    pub(crate) fn get(&self, key: u64) -> Option<Known> {
        let slot = self.slot(key);
        let bits = slot.bits.load(Ordering::Relaxed);
        (slot.key.load(Ordering::Relaxed) == key ^ bits).then(|| Known::from_bits(bits))
    }

    pub(crate) fn set(&self, key: u64, known: Known) {
        let slot = self.slot(key);
        let old = Known::from_bits(slot.bits.load(Ordering::Relaxed));
        let is_same = self.get(key).is_some();
        // Deep work is worth more: another position replaces it only if searched at most two turns less deeply.
        if is_same || old.depth == 0 || known.depth.saturating_add(2) >= old.depth {
            let bits = known.to_bits();
            slot.key.store(key ^ bits, Ordering::Relaxed);
            slot.bits.store(bits, Ordering::Relaxed);
        }
    }

    /// How full it is, in thousandths, judging by its first thousand slots.
    pub(crate) fn full(&self) -> u32 {
        let is_used = |slot: &&Slot| slot.bits.load(Ordering::Relaxed) != 0;
        self.slots.iter().take(1000).filter(is_used).count() as u32
    }

    pub(crate) fn clear(&self) {
        for slot in &self.slots {
            slot.key.store(0, Ordering::Relaxed);
            slot.bits.store(0, Ordering::Relaxed);
        }
    }

    fn slot(&self, key: u64) -> &Slot {
        // The high half of the product: every slot is equally likely.
        &self.slots[((u128::from(key) * self.slots.len() as u128) >> 64) as usize]
    }
}

/// The key of a position: who is Black doesn't matter, only who moves and who waits.
pub(crate) fn key(position: Position) -> u64 {
    let [mover, waiting] = [position.mover(), position.waiting()]
        .map(|placement| u64::from_be_bytes(placement.counts()));
    let mut key = mover.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ waiting.rotate_left(32);
    key = (key ^ (key >> 29)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    key = (key ^ (key >> 32)).wrapping_mul(0x94d0_49bb_1331_11eb);
    key ^ (key >> 29)
}
