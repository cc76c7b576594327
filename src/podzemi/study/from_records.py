"""Match records as rows to learn from: what a seat knew, might do and did, and what came of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from podzemi.engine.learning.returns import Returns
from podzemi.engine.match import AnyMatch
from podzemi.engine.records.record import Record, RecordError, Turn, replay
from podzemi.engine.values import Seat


class RecordedDecision(NamedTuple):
    """One decision."""

    match: int
    """The number of the record, from 0."""
    seat: Seat
    bot: str
    """The name of the bot that decided; empty for a person or where nobody knows."""
    observation: list[int]
    legal: list[int]
    """The codes that were legal, in their order."""
    code: int
    """The one that was played."""
    value: float
    """The return of the match for the seat."""


def rows(records: Iterable[Record], kind: Returns | None = None) -> Iterator[RecordedDecision]:
    """Every decision of these records, replayed; RecordError for one that is wrong or has no end.

    `kind`: how the value is counted (`Match.returns`).
    """
    for number, record in enumerate(records):
        found: list[RecordedDecision] = []
        bots = record.bots or [""] * record.players

        def note(
            match: AnyMatch, turn: Turn, found: list[RecordedDecision] = found, number: int = number
        ) -> None:
            seat, game = turn.seat, match.game
            code, legal = game.encode(turn.action), game.legal(match.state, seat)
            found.append(RecordedDecision(number, seat, "", match.observation(seat), legal, code, 0.0))

        match = replay(record, before=note)
        if match.result is None:
            raise RecordError(f"record {number} has no end, so nothing came of it")
        worth = match.returns(kind)
        yield from (row._replace(bot=bots[row.seat], value=worth[row.seat]) for row in found)
