//! Starts that make up for a difference in strength, each with its exact margin.

use linja::{BySide, Level, Placement, Position, RuleSet, Side};

/// How the favoured side starts: whether it moves first, by how many points it wins with perfect play on both sides, and
/// how many of its pawns stand on each row, from its start line on. Some of the start line's pawns stand further ahead;
/// the other side starts as usual.
type Start = (bool, i32, [u8; 8]);

const CLASSIC: &[Start] = &[
    (true, 2, [4, 2, 2, 1, 1, 1, 1, 0]),
    (true, 4, [2, 1, 3, 3, 1, 1, 1, 0]),
    (false, 2, [3, 2, 1, 3, 1, 1, 1, 0]),
    (false, 4, [1, 1, 3, 3, 1, 2, 1, 0]),
];
const REVISED: &[Start] = &[
    (true, 2, [6, 1, 1, 1, 1, 1, 1, 0]),
    (true, 4, [5, 1, 1, 2, 1, 1, 1, 0]),
    (true, 6, [4, 2, 1, 2, 1, 1, 1, 0]),
    (true, 8, [4, 1, 1, 3, 1, 1, 1, 0]),
    (false, 2, [2, 5, 1, 1, 1, 1, 1, 0]),
    (false, 4, [3, 2, 2, 2, 1, 1, 1, 0]),
    (false, 6, [2, 2, 3, 2, 1, 1, 1, 0]),
    (false, 8, [1, 3, 2, 3, 1, 1, 1, 0]),
];
const REVISED_MEAN: &[Start] = &[
    (true, 2, [5, 2, 1, 1, 1, 1, 1, 0]),
    (true, 4, [4, 2, 2, 1, 1, 1, 1, 0]),
    (true, 6, [4, 1, 1, 3, 1, 1, 1, 0]),
    (true, 8, [2, 2, 4, 1, 1, 1, 1, 0]),
    (true, 10, [1, 1, 4, 1, 3, 1, 1, 0]),
    (false, 2, [3, 3, 2, 1, 1, 1, 1, 0]),
    (false, 4, [3, 2, 2, 1, 2, 1, 1, 0]),
    (false, 6, [2, 1, 3, 3, 1, 1, 1, 0]),
    (false, 8, [2, 2, 2, 1, 2, 2, 1, 0]),
    (false, 10, [1, 1, 1, 3, 3, 2, 1, 0]),
];
const ZEN: &[Start] = &[
    (true, 2, [6, 1, 1, 1, 1, 1, 1, 0]),
    (true, 4, [4, 3, 1, 1, 1, 1, 1, 0]),
    (true, 6, [4, 2, 1, 2, 1, 1, 1, 0]),
    (false, 2, [4, 2, 2, 1, 1, 1, 1, 0]),
    (false, 4, [4, 2, 1, 1, 1, 2, 1, 0]),
    (false, 6, [3, 1, 2, 2, 2, 1, 1, 0]),
];
const ZEN_MEAN: &[Start] = &[
    (true, 2, [5, 2, 1, 1, 1, 1, 1, 0]),
    (true, 4, [4, 2, 2, 1, 1, 1, 1, 0]),
    (true, 6, [4, 1, 1, 3, 1, 1, 1, 0]),
    (true, 8, [3, 1, 1, 2, 3, 1, 1, 0]),
    (true, 10, [2, 1, 1, 3, 3, 1, 1, 0]),
    (false, 2, [3, 3, 2, 1, 1, 1, 1, 0]),
    (false, 4, [3, 2, 2, 1, 2, 1, 1, 0]),
    (false, 6, [2, 1, 3, 3, 1, 1, 1, 0]),
    (false, 8, [1, 2, 1, 3, 3, 1, 1, 0]),
    (false, 10, [1, 1, 1, 3, 3, 2, 1, 0]),
];

const fn starts(rules: RuleSet) -> &'static [Start] {
    match rules {
        RuleSet::Classic => CLASSIC,
        RuleSet::Revised => REVISED,
        RuleSet::RevisedMean => REVISED_MEAN,
        RuleSet::Zen => ZEN,
        RuleSet::ZenMean => ZEN_MEAN,
    }
}

/// The handicaps of a rule set: by how many points a side can be favoured, no matter who moves first.
pub fn handicaps(rules: RuleSet) -> impl Iterator<Item = i32> {
    starts(rules).iter().filter(|(begins, ..)| *begins).map(|&(_, points, _)| points)
}

/// The start from which a side wins by `points` with perfect play on both sides; none if there is no such handicap.
///
/// ```
/// use linja::{RuleSet, Side};
/// use linja_players::handicap;
///
/// let start = handicap(RuleSet::Zen, Side::Red, Side::Black, 6).unwrap();
/// assert_eq!(start.to_string(), "6,1,1,1,1,1,1,0/0,1,1,2,2,2,1,3 b");
/// ```
pub fn handicap(rules: RuleSet, favoured: Side, first: Side, points: i32) -> Option<Position> {
    let is_wanted = |start: &&Start| (start.0, start.1) == (favoured == first, points);
    let &(_, _, pawns) = starts(rules).iter().find(is_wanted)?;
    let favoured_start = Placement::new(pawns).ok()?;
    let start = Position::start(first);
    let placements = BySide::new(|side| match side == favoured {
        true => favoured_start,
        false => start.placement(side),
    });
    Position::new(placements, first).ok()
}

/// Which side a start favours, and by how many points; none if it is not a handicap.
pub fn handicap_of(rules: RuleSet, start: Position) -> Option<(Side, i32)> {
    let first = start.to_move();
    let all =
        Side::ALL.into_iter().flat_map(|side| handicaps(rules).map(move |points| (side, points)));
    let is_start = start != Position::start(first);
    let mut all = all.filter(|_| is_start);
    all.find(|&(side, points)| handicap(rules, side, first, points) == Some(start))
}

/// The tenths of a point that each level gives away per game (docs/levels.md).
const GIVEN_AWAY: [[i32; Level::ALL.len()]; RuleSet::ALL.len()] = [
    [375, 329, 230, 168, 120, 86, 54, 33, 15, 0],
    [431, 360, 266, 196, 144, 108, 72, 46, 24, 0],
    [545, 478, 353, 257, 188, 127, 79, 41, 14, 0],
    [453, 398, 286, 210, 148, 105, 70, 47, 25, 0],
    [474, 425, 322, 249, 179, 130, 84, 46, 14, 0],
];

/// By how many points to favour a player of level `own` against one of level `other`, so that the game is even; below 0,
/// the other is favoured. It is the nearest handicap there is, so the largest one may not be enough.
pub fn fair_handicap(rules: RuleSet, own: Level, other: Level) -> i32 {
    let given = RuleSet::ALL.into_iter().zip(GIVEN_AWAY).find(|(one, _)| *one == rules);
    let Some((_, given)) = given else { return 0 };
    let of = |level: Level| given[usize::from(level.get()) - 1];
    let tenths = of(own) - of(other);
    let nearest =
        handicaps(rules).chain([0]).min_by_key(|points| (tenths.abs() - 10 * points).abs());
    tenths.signum() * nearest.unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_levels_give_away_is_what_was_measured() {
        let page = include_str!("../../../docs/levels.md");
        let mut measured = page.lines().filter_map(|line| {
            let mut cells = line.strip_prefix('|')?.strip_suffix('|')?.split('|').map(str::trim);
            let level: usize = cells.next()?.parse().ok()?;
            let points = cells.next_back()?.replace('.', "").parse::<i32>().ok()?;
            (1..=10).contains(&level).then_some(points)
        });
        for given in GIVEN_AWAY.as_flattened() {
            assert_eq!(measured.next(), Some(*given));
        }
    }

    #[test]
    fn the_weaker_one_is_favoured() {
        let [three, four, ten] = [2, 3, 9].map(|index| Level::ALL[index]);
        assert_eq!(fair_handicap(RuleSet::Zen, four, four), 0);
        assert_eq!(fair_handicap(RuleSet::Zen, three, four), 6);
        assert_eq!(fair_handicap(RuleSet::ZenMean, ten, three), -10);
    }

    #[test]
    fn a_start_tells_its_handicap() {
        for rules in RuleSet::ALL {
            for (favoured, first) in [(Side::Red, Side::Black), (Side::Black, Side::Black)] {
                for points in handicaps(rules) {
                    let start = handicap(rules, favoured, first, points);
                    let told = start.and_then(|start| handicap_of(rules, start));
                    let is_plain = start == Some(Position::start(first));
                    assert_eq!(told, (!is_plain).then_some((favoured, points)), "{rules}");
                }
            }
            assert_eq!(handicap_of(rules, Position::start(Side::Red)), None);
        }
    }
}
