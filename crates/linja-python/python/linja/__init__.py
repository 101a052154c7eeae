"""The board game Linja, solved.

All five rule sets, the exact margin of every position, players of ten levels, a search, reviews that say why, and
batches on NumPy arrays. ``linja.env`` has environments for Gymnasium and PettingZoo, ``linja.openspiel`` a game for OpenSpiel.

>>> import linja
>>> game = linja.Game()
>>> len(game.legal_turns())
109
>>> game.play("2-3,1-3")
>>> game.position
Position('5,0,3,1,1,1,1,0/0,1,1,1,1,1,1,6 r')
"""

from ._linja import (
    POSITIONS,
    RULE_SETS,
    Computer,
    Found,
    Game,
    Oracle,
    PlayedTurn,
    Position,
    Record,
    Search,
    TurnInProgress,
    ValuedTurn,
    __version__,
    perft,
    playouts,
    random_game,
    sample,
)
from ._types import Feature, LevelEstimate, Reason, Review, ReviewedTurn, Rules, Side, SideReview, Sides

__all__ = [
    "POSITIONS",
    "RULE_SETS",
    "Computer",
    "Feature",
    "Found",
    "Game",
    "LevelEstimate",
    "Oracle",
    "PlayedTurn",
    "Position",
    "Reason",
    "Record",
    "Review",
    "ReviewedTurn",
    "Rules",
    "Search",
    "Side",
    "SideReview",
    "Sides",
    "TurnInProgress",
    "ValuedTurn",
    "__version__",
    "perft",
    "playouts",
    "random_game",
    "sample",
]
