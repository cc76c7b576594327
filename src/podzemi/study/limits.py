"""How long a match can be, and what it can be worth: each game's `limits`, which `tests/study` checks."""

from __future__ import annotations

from typing import NamedTuple

from podzemi.engine.game import AnyGame
from podzemi.engine.learning.returns import Returns, check_kind
from podzemi.engine.parts import Limits


class Utility(NamedTuple):
    """The bounds of the return of a seat, and the sum over all seats."""

    lowest: float
    highest: float
    sum: float | None
    """None: not always the same."""


def limits_of(game: AnyGame) -> Limits:
    """The limits of a game; ValueError where it has none."""
    if game.limits is None:
        raise ValueError(f"nobody has said how long a match of {game.name} can be")
    return game.limits


def longest(game: AnyGame, players: int) -> int:
    """More decisions a match never has."""
    return limits_of(game).decisions(players)


def utility(game: AnyGame, players: int, kind: Returns | None = None) -> Utility:
    """The bounds of `returns` of that kind, and their sum over the seats."""
    wanted = check_kind(kind, players)
    if wanted == "score":
        return Utility(*limits_of(game).scores, None)
    if wanted == "win":
        return Utility(0.0, 1.0, 1.0)
    return Utility(-1.0, 1.0, 0.0) if players > 1 else Utility(0.0, 0.0, 0.0)
