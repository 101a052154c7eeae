"""How fast batches are: one JSON object per rule set, in millions per second; the best of three runs."""

import json
import time

import numpy as np

import linja

POSITIONS = 4_000_000
GAMES = 100_000


def millions_per_second(work):
    """How fast the work is; it returns how many things it did."""
    best = 0.0
    for _ in range(3):
        start = time.perf_counter()
        done = work()
        best = max(best, done / (time.perf_counter() - start) / 1e6)
    return round(best, 2)


def main():
    positions = linja.sample(POSITIONS, seed=1)
    # Drawn positions come in order; those of a search or a training do not.
    np.random.default_rng(1).shuffle(positions)
    starts = np.repeat(linja.Position().array[None, :], GAMES, axis=0)
    for rules in linja.RULE_SETS:
        oracle = linja.Oracle.solve(rules)
        figures = {
            "rules": rules,
            "margins": millions_per_second(lambda: len(oracle.margins(positions))),
            "turns": millions_per_second(lambda: int(linja.playouts(starts, rules)[1].sum())),
        }
        print(json.dumps(figures), flush=True)
        del oracle


main()
