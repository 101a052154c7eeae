//! Makes the networks of the search: `cargo run --release -p linja-players --example fit_evaluation`.
//!
//! For each rule set: solve it, play games of all strengths, and fit the network to the exact margins of their
//! positions and of what their turns lead to (Adam, in one thread: the same numbers every time).

use std::error::Error;
use std::fs;
use std::io::Write;
use std::path::Path;

use linja::{Position, Random, RuleSet, Side};
use linja_oracle::{Oracle, SolveOptions, solve};

use self::features::{FEATURES, SEEN, features};

#[path = "../src/search/features.rs"]
mod features;

/// The shape is that of `src/search/evaluation.rs`.
const WIDTH: usize = 64;
const SUM_ONE: f32 = 64.0;
const OUT_ONE: f32 = 256.0;
const MOST: f32 = 181.0 / SUM_ONE;
/// All weights of the rows, then the biases of the sums, the weights of the output, and its bias.
const WEIGHTS: usize = FEATURES * WIDTH + 2 * WIDTH + 1;
/// The largest weight of a row that fits its byte.
const LARGEST: f32 = 127.0 / SUM_ONE;

/// Of each position, so many turns are followed as well: a search looks at what is not good, too.
const TURNS: usize = 8;
const BATCH: usize = 4096;
/// Samples are drawn in runs of this length, which memory likes; they lie in no order.
const RUN: usize = 64;
const HIGHEST_RATE: f32 = 0.005;

/// How many games to fit to, and how often. Mean bonuses leave more to learn.
const fn effort(rules: RuleSet) -> (u64, usize) {
    if rules.is_mean() { (150_000, 10) } else { (70_000, 7) }
}

struct Sample {
    features: [u16; SEEN],
    margin: i8,
}

fn main() -> Result<(), Box<dyn Error>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/search/networks");
    let wanted: Vec<RuleSet> =
        std::env::args().skip(1).map(|name| name.parse()).collect::<Result<_, _>>()?;
    let all = if wanted.is_empty() { RuleSet::ALL.to_vec() } else { wanted };
    for rules in all {
        let (games, epochs) = effort(rules);
        let samples = samples(&solve(rules, &SolveOptions::default())?.into(), games)?;
        let (held_out, fitted_to) = samples.split_at(samples.len() / 50);
        let weights = fit(fitted_to, epochs);
        let error =
            |sample: &Sample| (forward(&weights, sample).1 - f32::from(sample.margin)).abs();
        let mean = held_out.iter().map(error).sum::<f32>() / held_out.len() as f32;
        println!("{rules}: {} positions, off by {mean:.3} points on average", samples.len());
        let mut packed = brotli::CompressorWriter::new(Vec::new(), 1 << 16, 11, 22);
        packed.write_all(&bytes(&weights))?;
        fs::write(folder.join(format!("{rules}.bin.br")), packed.into_inner())?;
    }
    Ok(())
}

/// Positions of games of all strengths: in each game each side misjudges its turns by up to so many points.
fn samples(oracle: &Oracle, games: u64) -> Result<Vec<Sample>, Box<dyn Error>> {
    let mut random = Random::new(0);
    let mut samples = Vec::new();
    for _ in 0..games {
        let carelessness: [usize; 2] =
            std::array::from_fn(|_| [1, 1, 1, 2, 4, 8, 16, 100][random.below(8)]);
        let mut position = Position::start(Side::Black);
        loop {
            let turns = oracle.turns(position)?;
            let Some(best) = turns.first() else { break };
            samples.push(Sample::new(position, best.margin));
            for _ in 0..TURNS {
                let turn = &turns[random.below(turns.len())];
                if !turn.played.ends_game {
                    samples.push(Sample::new(turn.played.position, -turn.margin));
                }
            }
            // The best turn that comes to mind, each being valued wrongly by up to so many points.
            let most = carelessness[position.to_move() as usize];
            let noisy =
                |random: &mut Random, margin: i32| 8 * margin + random.below(8 * most + 1) as i32;
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

impl Sample {
    fn new(position: Position, margin: i32) -> Sample {
        let features = features(position.mover().counts(), position.waiting().counts());
        Sample { features: features.map(|feature| feature as u16), margin: margin as i8 }
    }

    /// Where the weights are that it switches on.
    fn rows(&self) -> impl Iterator<Item = usize> {
        self.features.iter().map(|&feature| usize::from(feature) * WIDTH)
    }
}

/// The sums, cut off, and the margin the network expects.
fn forward(weights: &[f32], sample: &Sample) -> ([f32; WIDTH], f32) {
    let (rows, rest) = weights.split_at(FEATURES * WIDTH);
    let (bias, rest) = rest.split_at(WIDTH);
    let mut sums = [0.0; WIDTH];
    sums.copy_from_slice(bias);
    for row in sample.rows() {
        for (sum, weight) in sums.iter_mut().zip(&rows[row..][..WIDTH]) {
            *sum += weight;
        }
    }
    let sums = sums.map(|sum| sum.clamp(0.0, MOST));
    let out = sums.iter().zip(rest).map(|(sum, weight)| sum * sum * weight).sum::<f32>();
    (sums, out + rest[WIDTH])
}

/// Adds to `slopes` how the squared error of a sample changes with each weight.
fn backward(weights: &[f32], sample: &Sample, slopes: &mut [f32]) {
    let (sums, margin) = forward(weights, sample);
    let error = 2.0 * (margin - f32::from(sample.margin)) / BATCH as f32;
    let out = FEATURES * WIDTH + WIDTH;
    let mut back = [0.0; WIDTH];
    for (index, sum) in sums.into_iter().enumerate() {
        slopes[out + index] += error * sum * sum;
        // Where it is cut off, nothing changes.
        let slope = if sum < MOST { 2.0 * sum } else { 0.0 };
        back[index] = error * weights[out + index] * slope;
    }
    slopes[out + WIDTH] += error;
    for row in sample.rows().chain([FEATURES * WIDTH]) {
        slopes[row..][..WIDTH].iter_mut().zip(back).for_each(|(slope, back)| *slope += back);
    }
}

fn fit(samples: &[Sample], epochs: usize) -> Vec<f32> {
    let mut random = Random::new(1);
    let mut uniform = |size: f32| (random.below(2001) as f32 / 1000.0 - 1.0) * size;
    let mut weights: Vec<f32> = (0..FEATURES * WIDTH).map(|_| uniform(0.3)).collect();
    weights.extend((0..2 * WIDTH).map(|_| uniform(0.5)));
    weights.push(0.0);
    let (mut mean, mut spread) = (vec![0.0; WEIGHTS], vec![0.0; WEIGHTS]);
    let mut slopes = vec![0.0; WEIGHTS];
    let steps = epochs * samples.len() / BATCH;
    for step in 0..steps {
        slopes.fill(0.0);
        for _ in 0..BATCH / RUN {
            for sample in &samples[random.below(samples.len() - RUN)..][..RUN] {
                backward(&weights, sample, &mut slopes);
            }
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
        weights[..FEATURES * WIDTH]
            .iter_mut()
            .for_each(|weight| *weight = weight.clamp(-LARGEST, LARGEST));
    }
    // What no sample has would only make the file heavier.
    for row in (0..FEATURES).map(|feature| feature * WIDTH..(feature + 1) * WIDTH) {
        if spread[row.clone()].iter().all(|&spread| spread == 0.0) {
            weights[row].fill(0.0);
        }
    }
    weights
}

/// Rounded to the whole numbers that the search reads.
fn bytes(weights: &[f32]) -> Vec<u8> {
    let (rows, rest) = weights.split_at(FEATURES * WIDTH);
    let mut bytes: Vec<u8> =
        rows.iter().map(|weight| (weight * SUM_ONE).round() as i8 as u8).collect();
    let (bias, out) = rest.split_at(WIDTH);
    let words =
        bias.iter().map(|weight| weight * SUM_ONE).chain(out.iter().map(|weight| weight * OUT_ONE));
    bytes.extend(words.flat_map(|word| (word.round() as i16).to_le_bytes()));
    bytes
}
