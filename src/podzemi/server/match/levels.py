"""The level of bots that suits somebody: one up or down by the end of the last match against bots alone."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from podzemi.engine import registry
from podzemi.server.store.people.ratings import PastMatch, SeatResult

FIRST: Final = registry.LEVELS[0]
"""For somebody of whom nothing is known: the gentlest."""
EQUALS: Final = {
    "random": registry.LEVELS[0],
    "greedy": registry.LEVELS[2],
    registry.SEARCH: registry.LEVELS[2],
}
"""Bots that are no level, and the level next to them."""


def suitable_level(person: str, past: Iterable[PastMatch]) -> str:
    """The level for the next match of that person. `past`: the matches in one game, the latest first."""
    for match in past:
        mine = [seat for seat in match.seats if seat.kind != "bot"]
        bots = [level for seat in match.seats if seat.kind == "bot" and (level := level_of(seat.player))]
        if len(mine) == 1 and mine[0].player == person and bots:
            return _next(mine[0], match.seats, max(bots, key=registry.LEVELS.index))
    return FIRST


def level_of(bot: str) -> str | None:
    """The level that bot plays at; None: nobody knows."""
    return bot if bot in registry.LEVELS else EQUALS.get(bot)


def _next(mine: SeatResult, seats: list[SeatResult], level: str) -> str:
    """One up for a win, one down for the last place; in between it fits."""
    last = max(seat.place for seat in seats)
    step = 1 if mine.won else -1 if mine.place == last else 0
    at = registry.LEVELS.index(level) + step
    return registry.LEVELS[min(max(at, 0), len(registry.LEVELS) - 1)]
