"""The oracle, and who plays: all of it on `zen`, solved once."""

import signal
import subprocess
import sys
import threading
import time

import numpy as np
import pytest

import linja


def test_the_setup_is_worth_two_points_to_the_first_side(oracle):
    assert oracle.rules == "zen"
    assert oracle.margin(linja.Position()) == 2
    best = oracle.turns(linja.Position())
    assert best[0].margin == 2 and len(best) == 109
    assert [turn.margin for turn in best] == sorted((turn.margin for turn in best), reverse=True)


def test_a_margin_is_that_of_the_best_turn(oracle):
    for row in linja.sample(200, seed=6):
        position = linja.Position.of_array(row)
        turns = oracle.turns(position)
        if turns:
            assert oracle.margin(position) == turns[0].margin
            for turn in turns:
                assert turn.ends_game or turn.margin == -oracle.margin(turn.position)
        else:
            black, red = position.scores()
            assert oracle.margin(position) == black - red


def test_a_batch_of_margins_is_as_one_by_one(oracle, tables):
    rows = linja.sample(3000, seed=8, stratified=True)
    margins = oracle.margins(rows)
    assert margins.dtype == np.int8
    assert margins.tolist() == [oracle.margin(linja.Position.of_array(row)) for row in rows]
    table = linja.Oracle.open(tables / "zen.table")
    assert (table.margins(rows) == margins).all()
    mirrored = [oracle.margin(linja.Position.of_array(row, "red")) for row in rows[:50]]
    assert mirrored == margins[:50].tolist()


def test_who_wins_and_when_follows_from_the_best_turn(oracle, tables):
    assert oracle.outcome(linja.Position()) == ("win", 134)
    worth = {"win": 1, "draw": 0, "loss": -1}

    for row in linja.sample(100, seed=11):
        position = linja.Position.of_array(row)
        result, distance = oracle.outcome(position)
        assert worth[result] == np.sign(oracle.margin(position))
        ways = [oracle.outcome(turn.position) for turn in oracle.turns(position) if not turn.ends_game]
        if distance > 1:
            # The winner hurries, the loser delays.
            best = max((-worth[other], turns if other == "win" else -turns) for other, turns in ways)
            assert best == (worth[result], distance - 1 if result == "loss" else 1 - distance)
    assert linja.Oracle.open(tables / "zen.table").outcome(linja.Position()) is None


def test_perfect_play_ends_with_the_margin_it_promises(oracle):
    line = oracle.main_line(linja.Position())
    assert line[-1].ends_game
    black, red = line[-1].position.scores()
    assert black - red == oracle.margin(linja.Position())


def test_files_that_are_no_tables_are_refused(tmp_path):
    with pytest.raises(FileNotFoundError, match="missing.table"):
        linja.Oracle.open(tmp_path / "missing.table")
    foreign = tmp_path / "foreign.table"
    foreign.write_bytes(b"x" * 1000)
    with pytest.raises(ValueError, match="not a table of Linja"):
        linja.Oracle.open(foreign)
    with pytest.raises(ValueError, match="a rule set is"):
        linja.Oracle.solve("zem")


def test_a_review_adds_up_and_gives_reasons(oracle):
    game = linja.random_game("zen", 3)
    review = oracle.review(game)
    assert review["rules"] == "zen" and review["start"] == str(game.start)
    assert [turn["turn"] for turn in review["turns"]] == game.turns
    margins = review["margins"]
    black, red = game.scores
    assert margins[-1] == black - red
    given_away = {"black": 0, "red": 0}
    for before, after, turn in zip(margins, margins[1:], review["turns"], strict=False):
        lost = turn["before"] - turn["after"]
        assert lost == abs(before - after)
        assert (lost == 0) == (turn["grade"] == "best") == (turn["reasons"] == [])
        given_away[turn["side"]] += lost
    for side, sum_given in given_away.items():
        assert review["sides"][side]["given_away"] == sum_given
    worst = max(review["turns"], key=lambda turn: turn["before"] - turn["after"])
    number = review["turns"].index(worst)
    position = game.start
    for turn in game.turns[:number]:
        position = position.play(turn).position
    assert oracle.reasons(position, worst["turn"]) == worst["reasons"]
    assert all(reason["kind"] in ("worth", "costs", "allows", "answer", "ends") for reason in worst["reasons"])
    assert oracle.reasons(position, worst["best"][0]) == []
    with pytest.raises(ValueError, match="of classic cannot be judged by the oracle of zen"):
        oracle.review(linja.random_game("classic"))


def test_a_level_plays_legal_turns_and_the_highest_gives_nothing_away(oracle):
    game = linja.Game()
    players = [linja.Computer(10, oracle=oracle, seed=1), linja.Computer(2, oracle=oracle, seed=2)]
    while not game.is_over:
        player = players[len(game.turns) % 2]
        turn = player.turn(game)
        game.play(turn.turn)
    assert players[0].turn(game) is None
    review = oracle.review(game)
    assert review["sides"]["black"]["given_away"] == 0 < review["sides"]["red"]["given_away"]
    with pytest.raises(ValueError, match="the oracle knows zen, the computer plays classic"):
        linja.Computer(1, "classic", oracle)
    with pytest.raises(ValueError, match="the game is of classic, the computer plays zen"):
        players[0].turn(linja.Game("classic"))


def test_a_level_without_an_oracle_searches():
    game = linja.Game("classic")
    computer = linja.Computer(6, "classic", seed=4)
    turn = computer.turn(game)
    assert turn.turn in game.legal_turns()
    assert linja.Computer(6, "classic", seed=4).turn(game).turn == turn.turn


def test_a_search_to_the_end_agrees_with_the_oracle(oracle):
    late = linja.Position("0,0,0,0,1,2,3,6/5,3,2,0,1,1,0,0 b")
    search = linja.Search()
    found = search.search(late)
    assert found.is_exact and found.margin == oracle.margin(late)
    assert found.line[0] in late.turns()
    limited = search.search(linja.Position(), depth=2)
    assert limited.depth == 2 and limited.nodes > 0
    assert search.search(linja.Position("0,0,0,0,0,2,4,6/6,3,1,0,2,0,0,0 b")) is None
    search.forget()
    with pytest.raises(ValueError, match="negative"):
        search.search(late, seconds=-1)


def test_other_threads_run_while_one_counts():
    done = threading.Event()
    counter = threading.Thread(target=lambda: (linja.perft(4), done.set()))
    counter.start()
    steps = 0
    while not done.is_set():
        steps += 1
        time.sleep(0)
    counter.join()
    assert steps > 100


def test_everything_is_loaded_by_the_import():
    program = """
import linja, sys
loaded = set(sys.modules)
linja.playouts(linja.sample(1))
assert set(sys.modules) == loaded
"""
    subprocess.run([sys.executable, "-c", program], check=True)


@pytest.mark.parametrize(
    "work",
    [
        "linja.perft(9)",
        "linja.Oracle.solve('zen')",
        "linja.Search().search(linja.Position())",
        "[linja.playouts(linja.sample(1000)) for _ in iter(int, 1)]",
        # A batch that went on to its end would find the wrong row there.
        "linja.playouts(rows)",
    ],
)
def test_ctrl_c_stops_long_work(work):
    program = f"""
import linja, numpy, signal, sys
rows = numpy.repeat(linja.Position().array[None], 3_000_000, axis=0)
rows[-1] = 0
signal.signal(signal.SIGINT, signal.default_int_handler)  # A shell may have started the tests without it.
print("begun", flush=True)
{work}
sys.exit("it ended by itself")
"""
    pipe = subprocess.PIPE
    with subprocess.Popen([sys.executable, "-c", program], stdout=pipe, stderr=pipe, text=True) as child:
        assert child.stdout.readline() == "begun\n"
        child.send_signal(signal.SIGINT)
        _, errors = child.communicate()
    assert errors.splitlines()[-1].startswith("KeyboardInterrupt"), errors
    assert child.returncode == -signal.SIGINT
