from collections.abc import Sequence
from os import PathLike
from typing import Any, Final, Literal, final

import numpy as np
from numpy.typing import NDArray

from ._types import Reason, Review, Rules, Side

__all__ = [
    "Computer",
    "Found",
    "Game",
    "Oracle",
    "POSITIONS",
    "PlayedTurn",
    "Position",
    "RULE_SETS",
    "Record",
    "Search",
    "TurnInProgress",
    "ValuedTurn",
    "__version__",
    "perft",
    "playouts",
    "random_game",
    "sample",
]

RULE_SETS: Final[tuple[Rules, ...]]
"""The names of the five rule sets."""
POSITIONS: Final[int]
"""How many positions each rule set has, counted as mover against waiting side."""
__version__: Final[str]

@final
class Position:
    """Where all pawns stand and who is to move.

    Without a text it is the setup with Black to move. Positions are equal, ordered, hashed and pickled by value.
    """

    def __new__(cls, text: str | None = None) -> Position: ...
    @staticmethod
    def of_counts(black: Sequence[int], red: Sequence[int], to_move: Side = "black") -> Position:
        """The position of pawns counted by rows 1 to 8."""
    @staticmethod
    def of_array(array: NDArray[np.uint8], to_move: Side = "black") -> Position:
        """The position of a row of sixteen counts, as in `array`."""
    @property
    def array(self) -> NDArray[np.uint8]:
        """The counts of the side to move by progress 0 to 7, then those of the other side: what the batches take."""
    @property
    def black(self) -> tuple[int, int, int, int, int, int, int, int]:
        """Black's pawns on rows 1 to 8."""
    @property
    def red(self) -> tuple[int, int, int, int, int, int, int, int]:
        """Red's pawns on rows 1 to 8."""
    @property
    def to_move(self) -> Side:
        """The side to move."""
    @property
    def is_over(self) -> bool:
        """Whether a game that stands here is over."""
    def mirrored(self) -> Position:
        """The same position with the colours swapped and the board turned round."""
    def scores(self, rules: Rules = "zen") -> tuple[int, int]:
        """The points of Black and of Red if the game ended here."""
    def turns(self, rules: Rules = "zen") -> list[str]:
        """All legal turns; none if the game is over."""
    def played_turns(self, rules: Rules = "zen") -> list[PlayedTurn]:
        """All legal turns with the positions they lead to."""
    def play(self, turn: str, rules: Rules = "zen") -> PlayedTurn:
        """Plays a turn; an exception says why it is not legal."""
    def __lt__(self, value: Position, /) -> bool: ...
    def __le__(self, value: Position, /) -> bool: ...
    def __gt__(self, value: Position, /) -> bool: ...
    def __ge__(self, value: Position, /) -> bool: ...
    def __eq__(self, value: object, /) -> bool: ...
    def __ne__(self, value: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __getnewargs__(self) -> tuple[str]: ...

@final
class PlayedTurn:
    """A turn and what it leads to."""

    @property
    def turn(self) -> str:
        """The turn."""
    @property
    def position(self) -> Position:
        """Where it leads."""
    @property
    def ends_game(self) -> bool:
        """Whether the game ends with it: the position does not always show it."""
    def __eq__(self, value: object, /) -> bool: ...
    def __ne__(self, value: object, /) -> bool: ...

@final
class ValuedTurn:
    """A turn, what it leads to and what it is worth."""

    @property
    def turn(self) -> str:
        """The turn."""
    @property
    def position(self) -> Position:
        """Where it leads."""
    @property
    def ends_game(self) -> bool:
        """Whether the game ends with it."""
    @property
    def margin(self) -> int:
        """The margin that the side that makes it gets."""
    def __eq__(self, value: object, /) -> bool: ...
    def __ne__(self, value: object, /) -> bool: ...

@final
class TurnInProgress:
    """A turn that is being made, move by move."""

    def __new__(cls, position: Position, rules: Rules = "zen") -> TurnInProgress: ...
    @property
    def rules(self) -> Rules:
        """The rules."""
    @property
    def position(self) -> Position:
        """Where the pawns stand now; the side whose turn it is stays the side to move."""
    @property
    def so_far(self) -> str:
        """The moves made so far, as the text of a turn; `pass` if there are none."""
    @property
    def due(self) -> str | None:
        """The step that is due: `opening`, `follow-up`, `bonus` or `extra opening`.

        None if the turn is complete, or if the side must pass.
        """
    @property
    def rows(self) -> int | None:
        """How many rows the follow-up that is due goes; None if none is due."""
    @property
    def may_end(self) -> bool:
        """Whether the turn may end here."""
    def moves(self) -> list[str]:
        """The moves that are allowed now."""
    def move(self, one: str) -> None:
        """Makes a move; an exception says why it is not allowed."""
    def undo(self) -> bool:
        """Takes back the last move; False if there is none."""
    def finish(self) -> PlayedTurn:
        """Ends the turn here, leaving out what is optional; an exception says what is compulsory."""
    def __eq__(self, value: object, /) -> bool: ...
    def __ne__(self, value: object, /) -> bool: ...
    def __copy__(self) -> TurnInProgress: ...
    def __deepcopy__(self, _memo: Any) -> TurnInProgress: ...

@final
class Game:
    """A game: its rules, its start position and the turns played."""

    def __new__(cls, rules: Rules = "zen", first: Side = "black", position: Position | None = None) -> Game: ...
    @property
    def rules(self) -> Rules:
        """The rules."""
    @property
    def start(self) -> Position:
        """The position it started from."""
    @property
    def position(self) -> Position:
        """The position now."""
    @property
    def turns(self) -> list[str]:
        """The turns played so far."""
    @property
    def is_over(self) -> bool:
        """Whether it is over."""
    @property
    def scores(self) -> tuple[int, int]:
        """The points that Black and Red would have if it ended now."""
    @property
    def result(self) -> str | None:
        """The result, such as `46-39`; None while the game is not over."""
    @property
    def winner(self) -> Side | None:
        """The side that has won; None if it is a draw or not over."""
    def legal_turns(self) -> list[str]:
        """The turns that are legal now; none if the game is over."""
    def begin_turn(self) -> TurnInProgress:
        """Begins the next turn, to be made move by move."""
    def play(self, turn: str) -> None:
        """Plays a turn; an exception says why it is not legal."""
    def undo(self) -> bool:
        """Takes back the last turn; False if there is none."""
    def redo(self) -> bool:
        """Plays again the turn that was taken back last; False if there is none."""
    def __eq__(self, value: object, /) -> bool: ...
    def __ne__(self, value: object, /) -> bool: ...
    def __getnewargs__(self) -> tuple[Rules, Side, Position]: ...
    def __getstate__(self) -> list[str]: ...
    def __setstate__(self, turns: list[str]) -> None: ...
    def __copy__(self) -> Game: ...
    def __deepcopy__(self, _memo: Any) -> Game: ...

@final
class Record:
    """A game with its players, its date and its comments, as a `.linja` file has it; `str` gives the text."""

    def __new__(cls, game: Game, black: str = "?", red: str = "?", date: str = "?") -> Record: ...
    @staticmethod
    def parse(text: str) -> Record:
        """The record of a text; an exception says where it is wrong, and how."""
    @staticmethod
    def parse_all(text: str) -> list[Record]:
        """All records of a text that has one after the other."""
    @property
    def game(self) -> Game:
        """The game."""
    @property
    def black(self) -> str:
        """Who plays Black."""
    @property
    def red(self) -> str:
        """Who plays Red."""
    @property
    def date(self) -> str:
        """The date."""
    @property
    def comments(self) -> list[tuple[int, str]]:
        """The comments, each with the number of turns it comes after."""
    def __eq__(self, value: object, /) -> bool: ...
    def __ne__(self, value: object, /) -> bool: ...

@final
class Oracle:
    """Knows the exact margin of every position of a rule set."""

    @staticmethod
    def open(path: str | PathLike[str]) -> Oracle:
        """Reads a table that `linja solve --out` or `Oracle.solve` has written.

        Distances that `linja solve --distance --out` has written beside it are read as well.
        """
    @staticmethod
    def solve(rules: Rules = "zen", out: str | PathLike[str] | None = None, distance: bool = False) -> Oracle:
        """Solves a rule set, which takes seconds and 3 GB of memory, and keeps it in memory.

        With `out`, a folder, also writes the table there. With `distance`, also solves who wins in how many turns, which
        takes 8 GB and is kept in memory only.
        """
    @property
    def rules(self) -> Rules:
        """The rules."""
    def margin(self, position: Position) -> int:
        """The margin of a position for the side to move.

        Its points minus the other side's at the end, if both play perfectly.
        """
    def margins(self, positions: NDArray[np.uint8]) -> NDArray[np.int8]:
        """The margins of many positions, a row each, for their movers."""
    def outcome(self, position: Position) -> tuple[Literal["win", "draw", "loss"], int] | None:
        """Whether the side to move wins, and the number of turns to the end, such as `("win", 9)`.

        None if distances are not known.
        """
    def turns(self, position: Position) -> list[ValuedTurn]:
        """Every legal turn with its margin, best first; none if the game is over."""
    def main_line(self, position: Position) -> list[ValuedTurn]:
        """A game of perfect play from a position to its end."""
    def review(self, game: Game) -> Review:
        """Judges every turn of a game, with the reasons of those that give points away."""
    def reasons(self, position: Position, turn: str) -> list[Reason]:
        """Why a turn gives points away, the most important reason first; none if it does not."""

@final
class Found:
    """What a search has found."""

    @property
    def depth(self) -> int:
        """How many turns ahead it has looked."""
    @property
    def nodes(self) -> int:
        """How many positions it has looked at."""
    @property
    def margin(self) -> int:
        """The margin it expects for the side to move."""
    @property
    def is_exact(self) -> bool:
        """Whether that margin is certain."""
    @property
    def line(self) -> list[str]:
        """The turns it expects, the best one first."""
    def __eq__(self, value: object, /) -> bool: ...
    def __ne__(self, value: object, /) -> bool: ...

@final
class Search:
    """Looks ahead, without an oracle. With one thread the result is always the same."""

    def __new__(cls, rules: Rules = "zen", megabytes: int = 16, threads: int = 1) -> Search: ...
    @property
    def rules(self) -> Rules:
        """The rules."""
    def search(
        self,
        position: Position,
        seconds: float | None = None,
        nodes: int | None = None,
        depth: int | None = None,
    ) -> Found | None:
        """Searches for this many seconds, positions or turns ahead, whichever comes first; None if the game is over.

        Without any limit it goes on until the margin is exact, which can take days.
        """
    def forget(self) -> None:
        """Forgets all positions, so that the next search is the same as a first one."""

@final
class Computer:
    """A computer of a level, 1 to 10. With an oracle it knows what turns are worth, without one it searches."""

    def __new__(cls, level: int, rules: Rules = "zen", oracle: Oracle | None = None, seed: int = 0) -> Computer: ...
    @property
    def level(self) -> int:
        """Its level."""
    @property
    def rules(self) -> Rules:
        """The rules."""
    def turn(self, game: Game) -> ValuedTurn | None:
        """The turn it makes in a game; None if that is over."""

def random_game(rules: Rules = "zen", seed: int = 0) -> Game:
    """A game of random turns; the same seed, the same game."""

def perft(depth: int, position: Position | None = None, rules: Rules = "zen") -> int:
    """How many sequences of exactly this many turns there are from a position, by default the setup."""

def playouts(
    positions: NDArray[np.uint8], rules: Rules = "zen", seed: int = 0
) -> tuple[NDArray[np.int8], NDArray[np.uint16]]:
    """Plays random turns from each position to the end of the game.

    Gives the margin at the end for the side that is to move in the position, and the number of turns. The same seed
    and the same place in the array play the same game.
    """

def sample(count: int, seed: int = 0, stratified: bool = False) -> NDArray[np.uint8]:
    """Draws positions from all there are, each at most once, a row for each.

    Uniformly, or stratified: as many of each total progress of both sides. The same seed draws the same.
    """
