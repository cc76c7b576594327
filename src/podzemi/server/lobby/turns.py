"""My tables, and where something is awaited of me, without loading a match.

Rooms say whose decision is awaited whenever that changes; it is written down a moment later, many
tables at once, so that it costs next to nothing. Other processes read it there. What a killed server did
not write down is made good at the next start.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from podzemi.server.store import Store
from podzemi.server.store.table import turns as queries
from podzemi.server.store.table.turns import AwaitedTurn, OwnTable
from podzemi.server.support.edges import time
from podzemi.wire.gatherings import MyTable, MyTables

DELAY: Final = 0.25
"""Seconds in which news of all tables are gathered into one write."""
DAY: Final = 24 * 3600.0


class Turns:
    """Writes down whose decision is awaited where, and tells people about their tables."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.news: dict[str, AwaitedTurn] = {}
        self.fresh = asyncio.Event()

    def note(self, table: str, version: int, awaited: list[int]) -> None:
        """Called when a match has gone on: after that line of the log these seats are awaited."""
        self.news[table] = AwaitedTurn(table, version, awaited, time.time())
        self.fresh.set()

    async def run(self) -> None:
        """Until cancelled; what is known then is written down by `flush`."""
        while True:
            await self.fresh.wait()
            await asyncio.sleep(DELAY)
            await self.flush()

    async def flush(self) -> None:
        news, self.news = self.news, {}
        self.fresh.clear()
        try:
            if news:
                await self.store.write(queries.note(news.values()))
        except BaseException:
            self.news = news | self.news
            self.fresh.set()
            raise

    async def tables_without_turns(self) -> list[str]:
        """After a start: tables of which a killed server wrote the log but not whose turn it is."""
        return await self.store.read(queries.stale())

    async def of(self, person: str, awaited_now: Callable[[str], list[int] | None]) -> MyTables:
        """The person's tables that are not over, those first where something is awaited.

        `awaited_now`: who is awaited at a table that is in memory; None: it is not."""
        found = await self.store.read(queries.mine(person, time.time() - DAY))
        names = await self.store.read(queries.players([mine.table for mine in found]))
        tables = [_my_table(mine, names[mine.table], awaited_now(mine.table)) for mine in found]
        tables.sort(key=lambda table: not table.mine)
        return MyTables(tables, sum(table.mine for table in tables))


def _my_table(mine: OwnTable, players: list[tuple[int, str, str]], now: list[int] | None) -> MyTable:
    awaited = mine.awaited if now is None else now
    asked = any(seat in awaited for seat in mine.seats) if mine.started else not mine.ready
    return MyTable(
        id=mine.table,
        game=mine.game,
        phase="playing" if mine.started else "gathering",
        others=[name for seat, kind, name in players if kind == "person" and seat != mine.seats[0]],
        bots=sum(kind == "bot" and seat not in mine.seats for seat, kind, _ in players),
        mine=asked and not mine.kept,
        rematch=mine.rematch and not mine.started and not mine.ready,
        kept=mine.kept,
        since=mine.at,
    )
