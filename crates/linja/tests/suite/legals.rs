//! Legal turns in positions made from any bytes, most of which no game comes to.

use proptest::prelude::*;

use crate::fuzz_bodies;

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn legal_turns_are_those_that_can_be_made(bytes in prop::collection::vec(any::<u8>(), 0..60)) {
        fuzz_bodies::legals_are_legal(&bytes);
    }
}
