"""Which matches both implementations play, and what must have happened in them.

The golden records, step by step: they were chosen so that together they reach everything. Then matches that
nobody has played yet, steered towards what is rare; many more of them with PODZEMI_DEEP=1.
"""

from __future__ import annotations

from typing import Any

from golden.golden import kinds, matches
from golden.steering import steered
from lanes import DEEP
from podzemi.engine.game import AnyGame
from podzemi.engine.match import Match
from podzemi.engine.records.record import Record, replay
from podzemi.engine.values import Event

FIRST_FRESH = 50_000
"""Fresh matches have other numbers than those the golden records were chosen from."""


def golden_records(game: AnyGame) -> list[Record]:
    """Those that can be followed: where a match left another one, hidden cards are drawn anew."""
    return [record for _, record, _ in matches(game) if not record.branches]


def fresh(game: AnyGame, number: int) -> Match[Any, Any]:
    """A match that is in no file."""
    return steered(game, FIRST_FRESH + number)


def batches(matches: int, deep: int) -> list[range]:
    """The numbers of fresh matches, in pieces that take some seconds."""
    count, piece = (deep, 20) if DEEP else (matches, 4)
    return [range(start, min(start + piece, count)) for start in range(0, count, piece)]


def happened(game: AnyGame) -> list[Event]:
    """All events of the golden records."""
    events: list[Event] = []
    for record in golden_records(game):
        replay(record, lambda _: game, lambda match, new: events.extend(new))
    return events


def assert_every_kind(game: AnyGame, events: list[Event]) -> None:
    """Nothing that can be done or can happen is missing."""
    actions = {type(turn.action).__name__ for record in golden_records(game) for turn in record.actions}
    assert (actions, {type(event).__name__ for event in events}) == kinds(game)
