//! The instruction sets that the inner loops are compiled for.

/// A set of vector instructions that this machine has.
///
/// Nothing else can be expressed: all but the portable set come from asking the machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Instructions(Set);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Set {
    /// What every machine of the compiler's target has.
    Portable,
    /// 32 lanes at once.
    #[cfg(target_arch = "x86_64")]
    Avx2,
    /// 64 lanes at once.
    #[cfg(target_arch = "x86_64")]
    Avx512,
}

impl Set {
    fn is_available(self) -> bool {
        match self {
            Set::Portable => true,
            #[cfg(target_arch = "x86_64")]
            Set::Avx2 => is_x86_feature_detected!("avx2"),
            #[cfg(target_arch = "x86_64")]
            Set::Avx512 => {
                Set::Avx2.is_available()
                    && is_x86_feature_detected!("avx512bw")
                    && is_x86_feature_detected!("avx512vl")
                    && is_x86_feature_detected!("avx512dq")
            }
        }
    }
}

impl Instructions {
    /// What every machine of the compiler's target has.
    pub const PORTABLE: Self = Self(Set::Portable);

    /// All sets that this machine has, the best one first.
    ///
    /// ```
    /// use linja_oracle::Instructions;
    ///
    /// let available = Instructions::available();
    /// assert_eq!(available.first(), Some(&Instructions::best()));
    /// assert_eq!(available.last(), Some(&Instructions::PORTABLE));
    /// ```
    pub fn available() -> Vec<Self> {
        let sets = [
            #[cfg(target_arch = "x86_64")]
            Set::Avx512,
            #[cfg(target_arch = "x86_64")]
            Set::Avx2,
            Set::Portable,
        ];
        sets.into_iter().filter(|set| set.is_available()).map(Self).collect()
    }

    /// The best that this machine has.
    pub fn best() -> Self {
        Self::available()[0]
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

            match self.0 {
                Set::Portable => {}
                // SAFETY: only `available` makes this value, where the machine has AVX2.
                Set::Avx2 => return unsafe { avx2(work) },
                // SAFETY: only `available` makes this value, where the machine has AVX2 and these parts of AVX-512.
                Set::Avx512 => return unsafe { avx512(work) },
            }
        }
        work()
    }
}
