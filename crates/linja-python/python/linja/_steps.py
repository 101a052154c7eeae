"""A game as the environments play it: move by move, with a fixed number of actions.

An action is what a side does next in its turn, as that side sees the board. Rows are counted by progress, 0 on the own
start line to 7 on the goal:

========  =====================================================================================
0 to 7    an own pawn of this progress goes forward, as far as the step that is due says
8 to 15   an own pawn of this progress goes one row back (bonus)
16 to 23  an opponent's pawn that this side sees on progress 0 to 7 goes its own way forward (mean bonus)
24 to 31  the same, one row back
32        the turn ends here: an optional step is declined, or the side passes
========  =====================================================================================

A turn that can only end does so by itself; only a side that must pass is asked, and has this one action.
"""

from __future__ import annotations

import copy

import numpy as np
from numpy.typing import NDArray

from ._linja import Game, TurnInProgress
from ._types import Rules, Side

ACTIONS = 33
END = 32
OBSERVED = 21
STEPS = ("opening", "follow-up", "bonus", "extra opening")
LARGEST_MARGIN = 120


def other(side: Side) -> Side:
    """The other side."""
    return "red" if side == "black" else "black"


def _action(move: str, side: Side) -> int:
    own = not move.startswith("x")
    start, end = (int(row) for row in move.removeprefix("x").split("-"))
    seen = start - 1 if side == "black" else 8 - start
    goes_up = end > start
    is_forward = goes_up == ((side == "black") == own)
    return seen + (0 if own else 16) + (0 if is_forward else 8)


class Steps:
    """A game that is played move by move."""

    def __init__(self, rules: Rules = "zen", first: Side = "black") -> None:
        self.game = Game(rules, first)
        self._begin()

    def _begin(self) -> None:
        self.turn: TurnInProgress | None = None if self.game.is_over else self.game.begin_turn()
        self._moves: dict[int, str | None] = {}
        self._look()

    def _look(self) -> None:
        """Finds out what can be done; a turn with nothing left to do is played."""
        if self.turn is None:
            self._moves = {}
            return
        moves = self.turn.moves()
        if not moves and self.turn.so_far != "pass":
            self._finish()
            return
        self._moves = {_action(move, self.to_move): move for move in moves}
        if self.turn.may_end:
            self._moves[END] = None

    def _finish(self) -> None:
        assert self.turn is not None
        self.play(self.turn.finish().turn)

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return self.turn is None

    @property
    def to_move(self) -> Side:
        """The side that acts next."""
        return self.game.position.to_move

    def legal(self) -> list[int]:
        """The actions that are legal now, in order."""
        return sorted(self._moves)

    def mask(self) -> NDArray[np.int8]:
        """1 for each action that is legal now."""
        mask = np.zeros(ACTIONS, np.int8)
        mask[self.legal()] = 1
        return mask

    def text(self, action: int) -> str:
        """The move that an action makes now."""
        return self._moves.get(action) or "end"

    def act(self, action: int) -> None:
        """Does it; an exception says what would be legal."""
        if action not in self._moves:
            raise ValueError(f"action {action} is not legal here: it would be one of {self.legal()}")
        assert self.turn is not None
        move = self._moves[action]
        if move is None:
            self._finish()
        else:
            self.turn.move(move)
            self._look()

    def play(self, turn: str) -> None:
        """Plays a whole turn where one begins."""
        self.game.play(turn)
        self._begin()

    def observe(self, side: Side) -> NDArray[np.uint8]:
        """What a side sees.

        The counts of its pawns by progress, those of the other side by theirs; then whether an opening, a follow-up,
        a bonus and the opening of an extra turn is due to it, and how many rows the follow-up goes.
        """
        position = self.game.position if self.turn is None else self.turn.position
        own = position.array
        seen = np.zeros(OBSERVED, np.uint8)
        is_mover = position.to_move == side
        seen[:16] = own if is_mover else np.concatenate([own[8:], own[:8]])
        if self.turn is not None and is_mover and self.turn.due is not None:
            seen[16 + STEPS.index(self.turn.due)] = 1
            seen[20] = self.turn.rows or 0
        return seen

    def margin(self, side: Side) -> int:
        """The points of a side minus the other's, as the game stands."""
        black, red = self.game.scores
        return black - red if side == "black" else red - black

    def reward(self, side: Side, by: str) -> float:
        """What the end is worth to a side: 1, 0 or -1, or the margin in points."""
        margin = self.margin(side)
        return float(margin if by == "margin" else (margin > 0) - (margin < 0))

    def __getstate__(self) -> tuple[Game, str]:
        """For copies and pickles: the game, and the moves of the turn that is being made."""
        return copy.copy(self.game), "pass" if self.turn is None else self.turn.so_far

    def __setstate__(self, state: tuple[Game, str]) -> None:
        self.game, moves = state
        self._begin()
        if self.turn is not None and moves != "pass":
            for move in moves.split(","):
                self.turn.move(move)
            self._look()

    def __str__(self) -> str:
        so_far = "" if self.turn is None or self.turn.so_far == "pass" else f" {self.turn.so_far}"
        return f"{self.game.position}{so_far}"
