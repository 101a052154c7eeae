"""Linja for OpenSpiel: importing this registers the game ``python_linja``.

It needs the wheel with its extra ``openspiel``. Player 0 starts. A player acts move by move, several times in its turn;
``linja._steps`` says what each of the 33 actions means. The returns are 1, 0 or -1, or with ``reward=margin`` the margins.

>>> import pyspiel, linja.openspiel
>>> game = pyspiel.load_game("python_linja(rules=zen,reward=margin)")
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from ._steps import ACTIONS, END, LARGEST_MARGIN, OBSERVED, Steps
from ._types import Side

__all__ = ["ACTIONS", "END", "LinjaGame", "LinjaState"]

# A turn has at most four moves, and is ended by one more action. Each turn raises the total progress, which is 168 at
# most, or the number of pawns on goals, which is 24 at most; and between two turns there can be a pass.
_LONGEST_GAME = 5 * 2 * 25 * 169

_GAME_TYPE = pyspiel.GameType(
    short_name="python_linja",
    long_name="Linja",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.DETERMINISTIC,
    information=pyspiel.GameType.Information.PERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=2,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"rules": "zen", "reward": "result"},
)


class LinjaGame(pyspiel.Game):  # type: ignore[misc]
    """The game, with its rules and what its end is worth."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = {**_GAME_TYPE.parameter_specification, **(params or {})}
        self.rules = params["rules"]
        self.reward = params["reward"]
        if self.reward not in ("result", "margin"):
            raise ValueError(f"{self.reward!r}: a reward is `result` or `margin`")
        most = float(LARGEST_MARGIN) if self.reward == "margin" else 1.0
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTIONS,
            max_chance_outcomes=0,
            num_players=2,
            min_utility=-most,
            max_utility=most,
            utility_sum=0.0,
            max_game_length=_LONGEST_GAME,
        )
        super().__init__(_GAME_TYPE, info, params)

    def new_initial_state(self) -> LinjaState:
        """The setup; player 0 has the black pawns."""
        return LinjaState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> LinjaObserver:
        """What players see."""
        return LinjaObserver(params)


class LinjaState(pyspiel.State):  # type: ignore[misc]
    """Where a game stands."""

    def __init__(self, game: LinjaGame) -> None:
        super().__init__(game)
        self.reward = game.reward
        self.steps = Steps(game.rules)

    def current_player(self) -> int:
        """Who acts next."""
        if self.steps.is_over:
            return int(pyspiel.PlayerId.TERMINAL)
        return 0 if self.steps.to_move == "black" else 1

    def _legal_actions(self, player: int) -> list[int]:
        return self.steps.legal()

    def _apply_action(self, action: int) -> None:
        self.steps.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.steps.text(action)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.steps.is_over

    def returns(self) -> list[float]:
        """What the end is worth to each player; nothing before it."""
        if not self.steps.is_over:
            return [0.0, 0.0]
        black = self.steps.reward("black", self.reward)
        return [black, -black]

    def __str__(self) -> str:
        return str(self.steps)


class LinjaObserver:
    """What a player sees: own pawns, the other's, the step that is due."""

    def __init__(self, params: dict[str, Any] | None) -> None:
        if params:
            raise ValueError(f"Linja has no parameters of observation, and these were given: {params}")
        self.tensor = np.zeros(OBSERVED, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: LinjaState, player: int) -> None:
        """Looks at a state."""
        side: Side = "black" if player == 0 else "red"
        self.tensor[:] = state.steps.observe(side)

    def string_from(self, state: LinjaState, player: int) -> str:
        """The position as a text: both players see all of it."""
        return str(state.steps)


pyspiel.register_game(_GAME_TYPE, LinjaGame)
