//! The instruction sets that the inner loops are compiled for.

/// A set of vector instructions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Instructions {
    /// What every machine of the compiler's target has.
    Portable,
    /// AVX2: 32 lanes at once.
    #[cfg(target_arch = "x86_64")]
    Avx2(Detected),
    /// AVX-512: 64 lanes at once.
    #[cfg(target_arch = "x86_64")]
    Avx512(Detected),
}

/// Shows that this machine was asked and has the instructions.
#[cfg(target_arch = "x86_64")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Detected(());

impl Instructions {
    /// The best that this machine has.
    pub fn best() -> Self {
        #[cfg(target_arch = "x86_64")]
        {
            if is_x86_feature_detected!("avx512bw")
                && is_x86_feature_detected!("avx512vl")
                && is_x86_feature_detected!("avx512dq")
            {
                return Self::Avx512(Detected(()));
            }
            if is_x86_feature_detected!("avx2") {
                return Self::Avx2(Detected(()));
            }
        }
        Self::Portable
    }

    /// Runs `work`, which has to be `#[inline(always)]` all the way down, compiled for this set.
    #[inline(always)]
    pub(crate) fn run<R>(self, work: impl FnOnce() -> R) -> R {
        #[cfg(target_arch = "x86_64")]
        {
            #[target_feature(enable = "avx2")]
            fn avx2<R>(work: impl FnOnce() -> R) -> R {
                work()
            }

            #[target_feature(enable = "avx2,avx512bw,avx512vl,avx512dq")]
            fn avx512<R>(work: impl FnOnce() -> R) -> R {
                work()
            }

            match self {
                Self::Portable => {}
                // SAFETY: the machine was asked.
                Self::Avx2(Detected(())) => return unsafe { avx2(work) },
                // SAFETY: the machine was asked.
                Self::Avx512(Detected(())) => return unsafe { avx512(work) },
            }
        }
        work()
    }
}
