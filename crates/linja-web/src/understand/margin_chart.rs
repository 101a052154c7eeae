//! Where the margin of a game lies on a drawn chart: Black's, from turn to turn.

/// How wide the drawing is.
pub const WIDTH: f64 = 340.0;
/// How high the drawing is.
pub const HEIGHT: f64 = 150.0;
/// Room for numbers on the left.
const LEFT: f64 = 30.0;
/// Room above and below.
const EDGE: f64 = 10.0;
/// A chart never shows less than so many points up and down, or small swings would look large.
pub const LEAST: i32 = 6;

/// A chart of margins.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MarginChart {
    margins: Vec<i32>,
    /// As far up and down as it goes.
    most: i32,
}

impl MarginChart {
    /// The chart of the margins at the start and after each turn, which shows at least so many points up and down.
    pub fn new(margins: Vec<i32>, least: i32) -> MarginChart {
        let most = margins.iter().map(|margin| margin.abs()).max().unwrap_or(0).max(least);
        MarginChart { margins, most }
    }

    /// The largest margin that fits.
    pub const fn most(&self) -> i32 {
        self.most
    }

    /// Where the margin after so many turns lies.
    pub fn x(&self, turns: usize) -> f64 {
        let last = self.margins.len().saturating_sub(1).max(1);
        let share = turns as f64 / last as f64;
        LEFT + (WIDTH - LEFT - EDGE) * share
    }

    /// How high a margin lies.
    pub fn y(&self, margin: i32) -> f64 {
        let share = f64::from(self.most - margin) / f64::from(2 * self.most);
        EDGE + (HEIGHT - 2.0 * EDGE) * share
    }

    /// The margin after so many turns.
    pub fn margin(&self, turns: usize) -> Option<i32> {
        self.margins.get(turns).copied()
    }

    /// The line through all margins, as a path.
    pub fn line(&self) -> String {
        let point = |(turns, &margin): (usize, &i32)| {
            format!(
                "{}{:.1} {:.1}",
                if turns == 0 { 'M' } else { 'L' },
                self.x(turns),
                self.y(margin)
            )
        };
        self.margins.iter().enumerate().map(point).collect()
    }

    /// What lies between the line and nothing, as a path.
    pub fn area(&self) -> String {
        let last = self.margins.len().saturating_sub(1);
        let (zero, left, right) = (self.y(0), self.x(0), self.x(last));
        format!("{}L{right:.1} {zero:.1}L{left:.1} {zero:.1}Z", self.line())
    }

    /// After how many turns the margin lies nearest to a place.
    pub fn turns_at(&self, x: f64) -> usize {
        let last = self.margins.len().saturating_sub(1);
        let share = ((x - LEFT) / (WIDTH - LEFT - EDGE)).clamp(0.0, 1.0);
        (share * last as f64).round() as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_lies_on_the_drawing_and_is_found_there_again() {
        let chart = MarginChart::new(vec![2, -1, 17, -40, 0], LEAST);
        assert_eq!(chart.most(), 40);
        for turns in 0..5 {
            let y = chart.y(chart.margin(turns).unwrap_or(99));
            assert!((EDGE..=HEIGHT - EDGE).contains(&y), "{y}");
            assert_eq!(chart.turns_at(chart.x(turns)), turns);
        }
        assert_eq!((chart.turns_at(-9.0), chart.turns_at(999.0)), (0, 4));
        assert!(chart.y(40) < chart.y(0) && chart.y(0) < chart.y(-40));
        assert_eq!(chart.line().matches('L').count(), 4);
        assert!(chart.area().ends_with('Z'));
    }

    #[test]
    fn a_game_without_a_turn_has_a_chart() {
        let chart = MarginChart::new(vec![2], LEAST);
        assert_eq!((chart.most(), chart.turns_at(200.0)), (LEAST, 0));
        assert!(chart.x(0).is_finite());
    }
}
