"""Environments: two agents for PettingZoo (``aec``), one against a computer for Gymnasium (``LinjaEnv``).

They need the wheel with its extra ``env``. Agents act move by move; ``linja._steps`` says what each of the 33 actions means:
0 to 7 moves the own pawn of that progress forward, 32 ends the turn. An observation has the counts of the own pawns by
progress, those of the other side by theirs, the step that is due and the rows of a follow-up, and ``action_mask``.
"""

from __future__ import annotations

from typing import Any, Literal

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from ._linja import Computer, Oracle
from ._steps import ACTIONS, END, LARGEST_MARGIN, OBSERVED, Steps, other
from ._types import Rules, Side

__all__ = ["ACTIONS", "END", "LinjaAEC", "LinjaEnv", "aec"]

Reward = Literal["result", "margin"]
Observation = dict[str, NDArray[Any]]


def _observation_space() -> spaces.Dict:
    return spaces.Dict(
        {
            "observation": spaces.Box(0, 12, (OBSERVED,), np.uint8),
            "action_mask": spaces.Box(0, 1, (ACTIONS,), np.int8),
        }
    )


def _observe(steps: Steps, side: Side) -> Observation:
    mask = steps.mask() if steps.to_move == side else np.zeros(ACTIONS, np.int8)
    return {"observation": steps.observe(side), "action_mask": mask}


class LinjaAEC(AECEnv):  # type: ignore[misc]
    """Linja for two agents, ``black`` and ``red``, by PettingZoo's AEC interface.

    At the end each is rewarded with 1, 0 or -1, or with ``reward="margin"`` with its margin in points.
    """

    metadata = {"name": "linja_v0", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(self, rules: Rules = "zen", reward: Reward = "result", render_mode: str | None = None) -> None:
        super().__init__()
        self.rules: Rules = rules
        self.reward = reward
        self.render_mode = render_mode
        self.possible_agents: list[Side] = ["black", "red"]
        self.observation_spaces = {agent: _observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(ACTIONS) for agent in self.possible_agents}

    def observation_space(self, agent: Side) -> spaces.Dict:
        """The same for both."""
        return self.observation_spaces[agent]

    def action_space(self, agent: Side) -> spaces.Discrete:
        """The same for both."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begins a game; ``options["first"]`` is the side that starts, by default Black."""
        self.steps = Steps(self.rules, (options or {}).get("first", "black"))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[Side, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.steps.to_move

    def observe(self, agent: Side) -> Observation:
        """What an agent sees."""
        return _observe(self.steps, agent)

    def step(self, action: int | None) -> None:
        """The selected agent acts; it stays selected until its turn is over."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError("None is the action of an agent whose game is over")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.steps.act(int(action))
        if self.steps.is_over:
            for side in self.agents:
                self.rewards[side] = self.steps.reward(side, self.reward)
                self.terminations[side] = True
            self.agent_selection = other(agent)
        else:
            self.agent_selection = self.steps.to_move
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The position as a text."""
        return str(self.steps) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is open."""


def aec(rules: Rules = "zen", reward: Reward = "result", render_mode: str | None = None) -> Any:
    """The environment for two agents, with PettingZoo's wrappers that report misuse."""
    return wrappers.OrderEnforcingWrapper(LinjaAEC(rules, reward, render_mode))


class LinjaEnv(gymnasium.Env[Any, Any]):
    """Linja against a computer, by Gymnasium's interface. An action that is not legal loses the game.

    The computer has a level, 1 to 10, and searches, or asks an oracle if there is one. Who starts is drawn.
    """

    metadata = {"render_modes": ["ansi"]}

    def __init__(
        self,
        rules: Rules = "zen",
        level: int = 3,
        oracle: Oracle | None = None,
        reward: Reward = "result",
        render_mode: str | None = None,
    ) -> None:
        Computer(level, rules, oracle)  # What is wrong is said now, not at the first game.
        self.rules: Rules = rules
        self.level = level
        self.oracle = oracle
        self.reward = reward
        self.render_mode = render_mode
        self.observation_space = _observation_space()
        self.action_space = spaces.Discrete(ACTIONS)

    def _answer(self) -> tuple[Observation, dict[str, Any]]:
        """Lets the computer play until the agent is to act."""
        while not self.steps.is_over and self.steps.to_move != self.side:
            turn = self.computer.turn(self.steps.game)
            assert turn is not None
            self.steps.play(turn.turn)
        return _observe(self.steps, self.side), {"side": self.side, "margin": self.steps.margin(self.side)}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begins a game; ``options["side"]`` is the agent's, by default drawn."""
        super().reset(seed=seed)
        sides: tuple[Side, Side] = ("black", "red")
        first, drawn = (sides[int(side)] for side in self.np_random.integers(2, size=2))
        self.side: Side = (options or {}).get("side", drawn)
        self.computer = Computer(self.level, self.rules, self.oracle, int(self.np_random.integers(2**63)))
        self.steps = Steps(self.rules, first)
        return self._answer()

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """The agent acts; when its turn is over the computer makes its own."""
        if int(action) not in self.steps.legal():
            lost = -1.0 if self.reward == "result" else -float(LARGEST_MARGIN)
            info = {"side": self.side, "margin": self.steps.margin(self.side), "illegal": True}
            return _observe(self.steps, self.side), lost, True, False, info
        self.steps.act(int(action))
        seen, info = self._answer()
        is_over = self.steps.is_over
        return seen, self.steps.reward(self.side, self.reward) if is_over else 0.0, is_over, False, info

    def render(self) -> str | None:
        """The position as a text."""
        return str(self.steps) if self.render_mode == "ansi" else None


gymnasium.register("Linja-v0", entry_point="linja.env:LinjaEnv")
