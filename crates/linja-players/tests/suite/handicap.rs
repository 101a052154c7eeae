//! Starts with a handicap.

use std::sync::Arc;

use linja::Side;
use linja_oracle::Oracle;
use linja_players::{handicap, handicaps};

pub(crate) fn every_handicap_is_worth_what_it_says(oracle: &Arc<Oracle>) {
    let rules = oracle.rules();
    for (favoured, first) in
        Side::ALL.into_iter().flat_map(|one| Side::ALL.map(|other| (one, other)))
    {
        for points in handicaps(rules) {
            let start = handicap(rules, favoured, first, points).unwrap();
            let margin = oracle.margin(start).unwrap();
            let favoured_margin = if first == favoured { margin } else { -margin };
            assert_eq!(favoured_margin, points, "{rules}: {start}");
        }
    }
}
