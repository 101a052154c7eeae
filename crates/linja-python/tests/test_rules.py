"""Positions, turns, games, records."""

import copy
import pickle
from pathlib import Path

import numpy as np
import pytest

import linja

ROOT = Path(__file__).parents[3]
START = "6,1,1,1,1,1,1,0/0,1,1,1,1,1,1,6 b"


@pytest.mark.parametrize(
    ("rules", "counts"),
    [
        ("classic", (43, 3478, 248041)),
        ("revised", (103, 10857, 577843)),
        ("revised+mean", (181, 26472, 2207045)),
        ("zen", (109, 12139, 716132)),
        ("zen+mean", (187, 28565, 2550865)),
    ],
)
def test_perft_is_that_of_the_rules(rules, counts):
    assert tuple(linja.perft(depth, rules=rules) for depth in (1, 2, 3)) == counts
    assert linja.perft(0, rules=rules) == 1
    assert rules in linja.RULE_SETS and len(linja.RULE_SETS) == 5


def test_a_position_is_its_text_wherever_it_goes():
    position = linja.Position("5,1,2,1,1,1,1,0/0,1,1,1,1,1,1,6 r")
    assert str(position) == "5,1,2,1,1,1,1,0/0,1,1,1,1,1,1,6 r"
    assert eval(repr(position), vars(linja)) == position
    assert pickle.loads(pickle.dumps(position)) == position
    assert {position, linja.Position(str(position))} == {position}
    assert position != linja.Position() == linja.Position(START)
    assert position.to_move == "red"
    assert position.black == (5, 1, 2, 1, 1, 1, 1, 0) and position.red == (0, 1, 1, 1, 1, 1, 1, 6)
    assert linja.Position.of_counts(position.black, position.red, "red") == position
    assert position.mirrored().mirrored() == position


def test_an_array_has_the_side_to_move_first_by_progress():
    position = linja.Position("5,1,2,1,1,1,1,0/0,1,1,1,1,1,1,6 r")
    row = position.array
    assert row.dtype == np.uint8
    assert row.tolist() == [6, 1, 1, 1, 1, 1, 1, 0, 5, 1, 2, 1, 1, 1, 1, 0]
    assert linja.Position.of_array(row, "red") == position
    assert linja.Position.of_array(row, "black") == position.mirrored()


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        (lambda: linja.Position("6,1/"), "column"),
        (lambda: linja.Position(START.replace("6,1,", "7,1,", 1)), "13 pawns instead of 12"),
        (lambda: linja.Position.of_counts([12] + [0] * 7, [0] * 8), "0 pawns instead of 12"),
        (lambda: linja.Position.of_array(np.zeros(3, np.uint8)), "16 counts, not 3"),
        (lambda: linja.Position().play("2-3,1-4"), "exactly 2 rows forward"),
        (lambda: linja.Position().play("2:3"), "expected"),
        (lambda: linja.Position().turns("zem"), "a rule set is `classic`"),
        (lambda: linja.Game(first="green"), "green"),
        (lambda: linja.Game().play("pass"), "pass"),
        (lambda: linja.Record.parse('[Rules "zen"] 1. 2-3,1-4 *'), "line 1, column 18: turn 1"),
        (lambda: linja.Computer(11), "a level is a number from 1 to 10"),
        (lambda: linja.Search(megabytes=0), "1 to 65536 megabytes"),
    ],
)
def test_what_is_wrong_is_said(wrong, sentence):
    with pytest.raises(ValueError, match=".") as error:
        wrong()
    assert sentence in str(error.value)


def test_a_position_has_as_many_next_ones_as_turns():
    for rules in linja.RULE_SETS:
        game = linja.random_game(rules, 5)
        position = game.start
        for turn in game.turns[:8]:
            turns = position.turns(rules)
            played = position.played_turns(rules)
            assert [one.turn for one in played] == turns
            assert turn in turns
            assert position.play(turn, rules) in played
            position = position.play(turn, rules).position
    over = linja.Position("0,0,0,0,0,2,4,6/6,3,1,0,2,0,0,0 b")
    assert over.is_over and over.turns() == [] and over.scores() == (46, 39)
    assert over.scores("classic") == (46, 41)


def test_a_game_is_played_taken_back_and_played_again():
    game = linja.Game("revised", first="red")
    assert game.rules == "revised" and game.position.to_move == "red"
    game.play("7-6,8-6")
    twin = copy.deepcopy(game)
    assert game.undo() and not game.undo()
    assert game != twin and game.redo() and game == twin
    assert game.turns == ["7-6,8-6"] and not game.is_over and game.result is None and game.winner is None
    assert len(game.legal_turns()) == len(game.position.turns("revised"))
    assert pickle.loads(pickle.dumps(game)) == game


def test_random_games_end_with_a_result_and_follow_their_seed():
    for rules in linja.RULE_SETS:
        game = linja.random_game(rules, 11)
        assert game.is_over and game.legal_turns() == []
        black, red = game.scores
        assert game.result == f"{black}-{red}"
        assert game.winner == ("black" if black > red else "red" if red > black else None)
        assert game == linja.random_game(rules, 11) != linja.random_game(rules, 12)
        with pytest.raises(ValueError, match="over"):
            game.begin_turn()


def test_a_turn_is_made_move_by_move():
    turn = linja.TurnInProgress(linja.Position())
    assert (turn.due, turn.rows, turn.may_end, turn.so_far) == ("opening", None, False, "pass")
    with pytest.raises(ValueError, match="the opening"):
        turn.finish()
    turn.move("2-3")
    assert (turn.due, turn.rows, turn.may_end) == ("follow-up", 2, True)
    with pytest.raises(ValueError, match="exactly 2 rows"):
        turn.move("1-4")
    assert "1-3" in turn.moves()
    before = copy.copy(turn)
    turn.move("1-3")
    assert turn.due is None and turn.finish().turn == "2-3,1-3"
    assert turn.undo() and turn == before


def test_a_record_is_read_and_written():
    text = (ROOT / "docs" / "game.linja").read_text()
    record = linja.Record.parse(text)
    assert str(linja.Record.parse(str(record))) == str(record)
    game = record.game
    assert game.is_over and f'[Result "{game.result}"]' in text
    own = linja.Record(game, black="Ada", red="Ben", date="2026-11-17")
    assert (own.black, own.red, own.date) == ("Ada", "Ben", "2026-11-17")
    assert linja.Record.parse_all(str(own) + str(record)) == [own, record]
    commented = linja.Record.parse('[Rules "zen"] 1. 2-3,1-3 ; two stood there\n*')
    assert commented.comments == [(1, "two stood there")]
