"""Batches: drawing positions, random play."""

import numpy as np
import pytest

import linja


def test_drawn_positions_are_positions_each_once():
    rows = linja.sample(2000, seed=4)
    assert rows.shape == (2000, 16) and rows.dtype == np.uint8
    assert (rows[:, :8].sum(axis=1) == 12).all() and (rows[:, 8:].sum(axis=1) == 12).all()
    assert len(np.unique(rows, axis=0)) == 2000
    assert (rows == linja.sample(2000, seed=4)).all() and (rows != linja.sample(2000, seed=5)).any()
    for row in rows[:50]:
        assert (linja.Position.of_array(row).array == row).all()


def test_stratified_positions_have_every_total_progress():
    rows = linja.sample(5000, seed=1, stratified=True)
    progress = rows.astype(int) @ np.tile(np.arange(8), 2)
    counts = np.bincount(progress, minlength=169)
    assert counts.min() == 1 and counts.max() - counts[20:149].min() <= 1


def test_no_more_can_be_drawn_than_there_are():
    with pytest.raises(ValueError, match="only 1264575044 positions"):
        linja.sample(linja.POSITIONS + 1)
    with pytest.raises(OverflowError):
        linja.sample(-1)


def test_playouts_end_as_games_do():
    rows = np.concatenate([np.tile(linja.Position().array, (200, 1)), linja.sample(200, seed=2)])
    for rules in linja.RULE_SETS:
        margins, turns = linja.playouts(rows, rules, seed=9)
        again, _ = linja.playouts(rows, rules, seed=9)
        other, _ = linja.playouts(rows, rules, seed=10)
        assert margins.dtype == np.int8 and turns.dtype == np.uint16
        assert (margins == again).all() and (margins != other).any()
        assert 10 < turns[:200].mean() < 100 and len(np.unique(margins[:200])) > 10
    over = linja.Position("0,0,0,0,0,2,4,6/6,3,1,0,2,0,0,0 b")
    margins, turns = linja.playouts(np.stack([over.array, over.mirrored().array]))
    assert (margins.tolist(), turns.tolist()) == ([7, 7], [0, 0])


def test_any_layout_of_an_array_is_taken_and_an_empty_one():
    rows = linja.sample(100, seed=3)
    columns = np.asfortranarray(rows)
    assert (linja.playouts(columns)[0] == linja.playouts(rows)[0]).all()
    assert (linja.playouts(rows[::2])[0] == linja.playouts(rows[::2].copy())[0]).all()
    margins, turns = linja.playouts(rows[:0])
    assert len(margins) == len(turns) == 0


@pytest.mark.parametrize(
    ("spoil", "error", "sentence"),
    [
        (lambda rows: rows.astype(np.int64), TypeError, "array of uint8 with 16 columns"),
        (lambda rows: rows[0], TypeError, "array of uint8 with 16 columns"),
        (lambda rows: rows.tolist(), TypeError, "array of uint8 with 16 columns"),
        (lambda rows: rows[:, :15], ValueError, "16 columns, not 15"),
        (lambda rows: rows + np.uint8(1), ValueError, "row 0: of the mover there are 20 pawns"),
    ],
)
def test_wrong_arrays_are_refused_with_a_reason(spoil, error, sentence):
    with pytest.raises(error) as refusal:
        linja.playouts(spoil(linja.sample(5)))
    assert sentence in str(refusal.value)


def test_the_first_wrong_row_is_named():
    rows = linja.sample(400_000)
    rows[300_007] = rows[399_999] = [0, 0, 0, 6, 0, 0, 0, 6] + [0, 0, 0, 0, 6, 0, 0, 6]
    with pytest.raises(ValueError, match="row 300007: .*12 pawns"):
        linja.playouts(rows)
