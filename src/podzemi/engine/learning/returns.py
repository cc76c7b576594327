"""Returns: the value of a finished match to each seat, as a number to learn from, in three kinds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypeAlias

if TYPE_CHECKING:
    from podzemi.engine.game import Result

Returns: TypeAlias = Literal["places", "win", "score"]
"""How a match is valued.

- `places`: the seats left behind less the seats ahead, divided by the number of others: 1 before all others,
  -1 behind all of them; the sum over the seats is 0. For a lone player always 0.
- `win`: 1 for the first place, divided by those who share it; the sum over the seats is 1.
- `score`: the points as the game counts them.
"""
KINDS: Final[tuple[Returns, ...]] = ("places", "win", "score")


def usual(players: int) -> Returns:
    """Places, or a lone player's score: there is nobody to be better than."""
    return "places" if players > 1 else "score"


def check_kind(kind: str | None, players: int) -> Returns:
    """The kind that is meant; None: the usual one. ValueError if there is none of that name."""
    if kind is None:
        return usual(players)
    for known in KINDS:
        if kind == known:
            return known
    raise ValueError(f"unknown returns {kind!r}: {', '.join(KINDS)}")


def returns(result: Result | None, players: int, kind: Returns | None = None) -> list[float]:
    """By seat; all 0 while there is no result."""
    wanted = check_kind(kind, players)
    if result is None:
        return [0.0] * players
    if wanted == "score":
        return [float(score) for score in result.scores]
    if wanted == "win":
        first = result.ranking[0]
        return [1 / len(first) if seat in first else 0.0 for seat in range(players)]
    return _by_place(result.ranking, players)


def _by_place(ranking: list[list[int]], players: int) -> list[float]:
    found, ahead = [0.0] * players, 0
    for group in ranking:
        behind = players - ahead - len(group)
        for seat in group:
            found[seat] = (behind - ahead) / max(players - 1, 1)
        ahead += len(group)
    return found
