"""The environments, held to the tests of those who define their interfaces."""

import copy

import numpy as np
import pytest

import linja
from linja._steps import ACTIONS, END, Steps


def random_steps(rules, seed):
    """A game of random actions."""
    random = np.random.default_rng(seed)
    steps = Steps(rules)
    while not steps.is_over:
        legal = steps.legal()
        assert steps.mask().sum() == len(legal) > 0
        steps.act(int(random.choice(legal)))
    return steps


@pytest.mark.parametrize("rules", linja.RULE_SETS)
def test_games_of_actions_are_games_by_the_rules(rules):
    for seed in range(20):
        steps = random_steps(rules, seed)
        game = linja.Game(rules)
        for turn in steps.game.turns:
            game.play(turn)
        assert game.is_over and game == steps.game
        assert steps.margin("black") == -steps.margin("red")


@pytest.mark.parametrize("rules", linja.RULE_SETS)
def test_actions_reach_every_turn(rules):
    def turns_from(steps, turns_before):
        if steps.is_over or len(steps.game.turns) > turns_before:
            return {steps.game.turns[-1]}
        found = set()
        for action in steps.legal():
            next_steps = copy.deepcopy(steps)
            next_steps.act(action)
            found |= turns_from(next_steps, turns_before)
        return found

    assert turns_from(Steps(rules), 0) == set(linja.Position().turns(rules))


def test_an_action_that_is_not_legal_is_refused():
    with pytest.raises(ValueError, match="action 32 is not legal here: it would be one of"):
        Steps().act(END)
    assert ACTIONS == 33


def test_both_sides_see_the_board_from_their_own_side():
    steps = Steps()
    assert (steps.observe("black")[:16] == steps.observe("red")[:16]).all()
    assert steps.observe("black")[16:].tolist() == [1, 0, 0, 0, 0]
    assert steps.observe("red")[16:].tolist() == [0, 0, 0, 0, 0]
    steps.act(1)
    assert steps.to_move == "black" and steps.observe("black")[16:].tolist() == [0, 1, 0, 0, 2]


@pytest.mark.parametrize("rules", linja.RULE_SETS)
def test_pettingzoo_finds_nothing_wrong(rules):
    pytest.importorskip("pettingzoo")
    from linja.env import LinjaAEC, aec
    from pettingzoo.test import api_test, seed_test

    api_test(aec(rules), num_cycles=1000, verbose_progress=False)
    seed_test(lambda: LinjaAEC(rules), num_cycles=300)


@pytest.mark.filterwarnings("error")
def test_the_end_rewards_both_agents():
    pytest.importorskip("pettingzoo")
    from linja.env import aec

    random = np.random.default_rng(3)
    for reward in ("result", "margin"):
        env = aec("zen", reward)
        env.reset()
        sums = {"black": 0.0, "red": 0.0}
        for agent in env.agent_iter():
            seen, earned, terminated, truncated, _ = env.last()
            sums[agent] += earned
            legal = np.flatnonzero(seen["action_mask"])
            env.step(None if terminated or truncated else int(random.choice(legal)))
        margin = env.unwrapped.steps.margin("black")
        expected = margin if reward == "margin" else (margin > 0) - (margin < 0)
        assert sums == {"black": expected, "red": -expected}


def test_gymnasium_finds_nothing_wrong():
    gymnasium = pytest.importorskip("gymnasium")
    from gymnasium.utils.env_checker import check_env
    from linja.env import LinjaEnv

    env = gymnasium.make("Linja-v0", rules="classic", level=1)
    check_env(env.unwrapped, skip_render_check=True)
    random = np.random.default_rng(1)
    seen, info = env.reset(seed=5)
    over = False
    while not over:
        seen, reward, over, truncated, info = env.step(int(random.choice(np.flatnonzero(seen["action_mask"]))))
    assert reward in (-1.0, 0.0, 1.0) and reward == np.sign(info["margin"])
    env.reset(seed=5)
    _, reward, over, _, info = env.step(END)
    assert (reward, over, info["illegal"]) == (-1.0, True, True)
    with pytest.raises(ValueError, match="a level is"):
        LinjaEnv(level=0)


@pytest.mark.parametrize("rules", linja.RULE_SETS)
def test_openspiel_finds_nothing_wrong(rules):
    pyspiel = pytest.importorskip("pyspiel")
    import linja.openspiel  # noqa: F401

    game = pyspiel.load_game("python_linja", {"rules": rules, "reward": "margin"})
    pyspiel.random_sim_test(game, num_sims=3, serialize=True, verbose=False)


def test_openspiel_returns_what_the_game_comes_to():
    pyspiel = pytest.importorskip("pyspiel")
    import linja.openspiel  # noqa: F401

    random = np.random.default_rng(2)
    for reward in ("result", "margin"):
        game = pyspiel.load_game(f"python_linja(rules=classic,reward={reward})")
        state = game.new_initial_state()
        while not state.is_terminal():
            assert state.returns() == [0.0, 0.0]
            state.apply_action(int(random.choice(state.legal_actions())))
        black, red = state.steps.game.scores
        margin = black - red
        expected = margin if reward == "margin" else int(np.sign(margin))
        assert state.returns() == [expected, -expected]
