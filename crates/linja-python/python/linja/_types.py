"""The types of texts and of reviews. A review has the fields of ``POST /api/reviews``."""

from __future__ import annotations

from typing import Literal, TypedDict

Rules = Literal["classic", "revised", "revised+mean", "zen", "zen+mean"]
Side = Literal["black", "red"]


class _FeatureName(TypedDict):
    name: Literal[
        "ends_game",
        "forces_pass",
        "extra_turn",
        "bonus_on_opponent",
        "bonus_back",
        "bonus",
        "exact_arrival",
        "leaves_out_follow_up",
        "follow_up",
        "limits",
        "opening",
        "leaves_empty",
        "leaves_full",
        "moves_rearmost",
        "moves_from",
        "moves_to",
    ]


class Feature(_FeatureName, total=False):
    """Something that some turns do and others do not; the name says which of the numbers it has."""

    rows: int
    row: int
    pawns: int


class _ReasonKind(TypedDict):
    kind: Literal["worth", "costs", "allows", "answer", "ends"]
    points: int


class Reason(_ReasonKind, total=False):
    """A true sentence about a turn that gives points away: the kind says which of the fields it has.

    ``worth``: all best turns have the feature. ``costs``: no best turn has it. ``allows``: the reply has it.
    ``answer``: one reply is better than all others. ``ends``: how two lines of perfect play end.
    """

    feature: Feature
    reply: str
    is_only: bool
    fewer: int
    more: int
    line: list[str]
    better: list[str]


class _Reviewed(TypedDict):
    side: Side
    turn: str
    before: int
    after: int
    grade: Literal["best", "good", "inaccuracy", "mistake", "blunder"]
    best: list[str]
    line: list[str]
    reasons: list[Reason]


class ReviewedTurn(_Reviewed, total=False):
    """A turn, judged: the margins of the side that made it before and after, and what would have been best."""

    only_win: Literal["found", "missed"]


class LevelEstimate(TypedDict):
    """The level that a side played like, with its interval of 95 % confidence."""

    level: float
    low: float
    high: float


class _SideReview(TypedDict):
    given_away: int
    accuracy: float


class SideReview(_SideReview, total=False):
    """How a side played."""

    level: LevelEstimate


class Sides(TypedDict):
    """How both sides played."""

    black: SideReview
    red: SideReview


class Review(TypedDict):
    """A game, judged. ``margins`` are Black's, at the start and after each turn."""

    rules: Rules
    start: str
    margins: list[int]
    turns: list[ReviewedTurn]
    sides: Sides
    turning_points: list[int]
