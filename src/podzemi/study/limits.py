"""How long a match can be, and what it can be worth: bounds that `tests/study` checks.

Those of Welcome to the Dungeon follow from the rules; the others are generous constants.
A data pack with larger figures may go beyond those of scores.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple  # Any: the data of whichever game

from podzemi.engine.game import AnyGame
from podzemi.engine.returns import Returns, check_kind


class Utility(NamedTuple):
    """What a match can be worth to a seat, and to all seats together."""

    lowest: float
    highest: float
    sum: float | None
    """None: not always the same."""


def _welcome(game: Any, players: int) -> int:
    """Every round gives somebody a success or a failure. In it each card is drawn and placed once, everybody
    passes once, and in the run each card asks twice at most, the one of Polymorph included."""
    setup = game.data.setup
    cards = sum(monster.count for monster in game.data.monster)
    rounds = players * (2 + setup.failures_to_eliminate) + 1
    return int(rounds * (2 * cards + players + 2 * (cards + 1) + 2))


_LENGTHS: Final[dict[str, Callable[[Any, int], int]]] = {
    "welcome_dungeon": _welcome,
    "paper_dungeons": lambda game, players: 640 * players,
    "dark_cave": lambda game, players: 2400 + 120 * players,
    "dungeon_lords": lambda game, players: 1000 * players,
}
_SCORES: Final = {
    "welcome_dungeon": (0.0, 3.0),
    "paper_dungeons": (-200.0, 400.0),
    "dark_cave": (0.0, 46.0 * 8),  # all nuggets, which a smaller clan counts more than once
    "dungeon_lords": (-200.0, 300.0),
}


def longest(game: AnyGame, players: int) -> int:
    """More decisions a match never has."""
    if game.name not in _LENGTHS:
        raise ValueError(f"nobody has said how long a match of {game.name} can be")
    return _LENGTHS[game.name](game, players)


def utility(game: AnyGame, players: int, kind: Returns | None = None) -> Utility:
    """The bounds of `returns` of that kind, and their sum over the seats."""
    wanted = check_kind(kind, players)
    if wanted == "score":
        low, high = _SCORES[game.name]
        return Utility(low, high, None)
    if wanted == "win":
        return Utility(0.0, 1.0, 1.0)
    return Utility(-1.0, 1.0, 0.0) if players > 1 else Utility(0.0, 0.0, 0.0)
