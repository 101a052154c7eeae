//! Makes the networks of the search: `cargo run --release -p linja-players --example fit_evaluation`.
//!
//! For each rule set: solve it, play games of all strengths, and fit the network to the exact
//! margins of their positions (Adam, in one thread: the same numbers every time).

use std::error::Error;
use std::fs;
use std::path::Path;

use linja::{Position, Random, RuleSet, Side};
use linja_oracle::{Oracle, SolveOptions, solve};

/// The shape is that of `src/search/evaluation.rs`.
const WIDTH: usize = 32;
const COUNTS: usize = 13;
const ROWS: usize = 2 * 8 * COUNTS;
const SUM_ONE: f32 = 32.0;
const OUT_ONE: f32 = 256.0;
/// All weights of the rows, then the biases of the sums, the weights of the output, and its bias.
const WEIGHTS: usize = ROWS * WIDTH + 2 * WIDTH + 1;
/// The largest weight of a row that fits its byte.
const LARGEST: f32 = 127.0 / SUM_ONE;

const GAMES: u64 = 120_000;
const BATCH: usize = 2048;
const EPOCHS: usize = 10;
const HIGHEST_RATE: f32 = 0.01;

struct Sample {
    rows: [u8; 16],
    margin: f32,
}

fn main() -> Result<(), Box<dyn Error>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/search/networks");
    let wanted: Vec<RuleSet> =
        std::env::args().skip(1).map(|name| name.parse()).collect::<Result<_, _>>()?;
    let all = if wanted.is_empty() { RuleSet::ALL.to_vec() } else { wanted };
    for rules in all {
        let samples = samples(&solve(rules, &SolveOptions::default())?.into())?;
        let (held_out, fitted_to) = samples.split_at(samples.len() / 50);
        let weights = fit(fitted_to);
        let error = |sample: &Sample| (forward(&weights, sample).1 - sample.margin).abs();
        let mean = held_out.iter().map(error).sum::<f32>() / held_out.len() as f32;
        println!("{rules}: {} positions, off by {mean:.3} points on average", samples.len());
        fs::write(folder.join(format!("{rules}.bin")), bytes(&weights))?;
    }
    Ok(())
}

/// Positions of games of all strengths: in each game the turns are misjudged by up to so many points.
fn samples(oracle: &Oracle) -> Result<Vec<Sample>, Box<dyn Error>> {
    let mut random = Random::new(0);
    let mut samples = Vec::new();
    for _ in 0..GAMES {
        let carelessness = [1, 2, 3, 4, 6, 8, 16, 100][random.below(8)];
        let mut position = Position::start(Side::Black);
        loop {
            let turns = oracle.turns(position)?;
            let Some(best) = turns.first() else { break };
            let [mover, waiting] = [position.to_move(), position.to_move().other()]
                .map(|side| position.placement(side).counts());
            let mut rows = [0; 16];
            rows[..8].copy_from_slice(&mover);
            rows[8..].copy_from_slice(&waiting);
            samples.push(Sample { rows, margin: best.margin as f32 });
            // The best turn that comes to mind, each being valued wrongly by up to so many points.
            let noisy = |random: &mut Random, margin: i32| {
                8 * margin + random.below(8 * carelessness + 1) as i32
            };
            let chosen = turns.iter().max_by_key(|turn| noisy(&mut random, turn.margin));
            match chosen {
                Some(turn) if !turn.played.ends_game => position = turn.played.position,
                _ => break,
            }
        }
    }
    // Shuffled, so that a part of them is like the whole.
    for index in (1..samples.len()).rev() {
        samples.swap(index, random.below(index + 1));
    }
    Ok(samples)
}

/// The sums before they are cut off, and the margin the network expects.
fn forward(weights: &[f32], sample: &Sample) -> ([f32; WIDTH], f32) {
    let (rows, rest) = weights.split_at(ROWS * WIDTH);
    let (bias, rest) = rest.split_at(WIDTH);
    let mut sums = [0.0; WIDTH];
    sums.copy_from_slice(bias);
    for (index, &count) in sample.rows.iter().enumerate() {
        let row = &rows[(index * COUNTS + usize::from(count)) * WIDTH..][..WIDTH];
        for (sum, weight) in sums.iter_mut().zip(row) {
            *sum += weight;
        }
    }
    let out = sums.iter().zip(rest).map(|(sum, weight)| sum.max(0.0) * weight).sum::<f32>();
    (sums, out + rest[WIDTH])
}

/// Adds to `slopes` how the squared error of a sample changes with each weight.
fn backward(weights: &[f32], sample: &Sample, slopes: &mut [f32]) {
    let (sums, margin) = forward(weights, sample);
    let error = 2.0 * (margin - sample.margin) / BATCH as f32;
    let out = ROWS * WIDTH + WIDTH;
    let mut back = [0.0; WIDTH];
    for index in 0..WIDTH {
        slopes[out + index] += error * sums[index].max(0.0);
        if sums[index] > 0.0 {
            back[index] = error * weights[out + index];
        }
    }
    slopes[out + WIDTH] += error;
    let bias = &mut slopes[ROWS * WIDTH..out];
    bias.iter_mut().zip(back).for_each(|(slope, back)| *slope += back);
    for (index, &count) in sample.rows.iter().enumerate() {
        let row = &mut slopes[(index * COUNTS + usize::from(count)) * WIDTH..][..WIDTH];
        row.iter_mut().zip(back).for_each(|(slope, back)| *slope += back);
    }
}

fn fit(samples: &[Sample]) -> Vec<f32> {
    let mut random = Random::new(1);
    let mut uniform = |size: f32| (random.below(2001) as f32 / 1000.0 - 1.0) * size;
    let mut weights: Vec<f32> = (0..ROWS * WIDTH).map(|_| uniform(0.5)).collect();
    weights.extend((0..2 * WIDTH).map(|_| uniform(0.5)));
    weights.push(0.0);
    let (mut mean, mut spread) = (vec![0.0; WEIGHTS], vec![0.0; WEIGHTS]);
    let mut slopes = vec![0.0; WEIGHTS];
    let steps = EPOCHS * samples.len() / BATCH;
    for step in 0..steps {
        slopes.fill(0.0);
        for _ in 0..BATCH {
            backward(&weights, &samples[random.below(samples.len())], &mut slopes);
        }
        // Up for a tenth of the way, then down to nothing.
        let way = step as f32 / steps as f32;
        let rate = HIGHEST_RATE * (way * 10.0).min((1.0 - way) / 0.9);
        let settle = |decay: f32| 1.0 - decay.powi(step as i32 + 1);
        let (settle_mean, settle_spread) = (settle(0.9), settle(0.999));
        for index in 0..WEIGHTS {
            let slope = slopes[index];
            mean[index] += 0.1 * (slope - mean[index]);
            spread[index] += 0.001 * (slope * slope - spread[index]);
            let size = (spread[index] / settle_spread).sqrt() + 1e-8;
            weights[index] -= rate * mean[index] / settle_mean / size;
        }
        weights[..ROWS * WIDTH]
            .iter_mut()
            .for_each(|weight| *weight = weight.clamp(-LARGEST, LARGEST));
    }
    weights
}

/// Rounded to the whole numbers that the search reads.
fn bytes(weights: &[f32]) -> Vec<u8> {
    let (rows, rest) = weights.split_at(ROWS * WIDTH);
    let mut bytes: Vec<u8> =
        rows.iter().map(|weight| (weight * SUM_ONE).round() as i8 as u8).collect();
    let (bias, out) = rest.split_at(WIDTH);
    let words =
        bias.iter().map(|weight| weight * SUM_ONE).chain(out.iter().map(|weight| weight * OUT_ONE));
    bytes.extend(words.flat_map(|word| (word.round() as i16).to_le_bytes()));
    bytes
}
