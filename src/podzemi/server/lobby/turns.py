"""My tables, and where something is awaited of me, without loading a match.

Rooms say whose decision is awaited whenever that changes; it is written down a moment later, many
tables at once, so that it costs next to nothing. Other processes read it there. What a killed server did
not write down is made good at the next start.
"""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from podzemi.server.problems import Refused
from podzemi.server.store import Store
from podzemi.server.store import turns as queries
from podzemi.server.store.turns import Mine, Turn
from podzemi.wire.gatherings import MyTable, MyTables

if TYPE_CHECKING:
    from podzemi.server.table.room import Room
    from podzemi.server.table.rooms import Rooms

logger = logging.getLogger("podzemi.server")

DELAY: Final = 0.25
"""Seconds in which news of all tables are gathered into one write."""
RETRY: Final = 5.0
DAY: Final = 24 * 3600.0


class Turns:
    """Writes down whose decision is awaited where, and tells people about their tables."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.news: dict[str, Turn] = {}
        self.fresh = asyncio.Event()

    def note(self, room: Room) -> None:
        """Called when a match has gone on, with the room as it is now."""
        if room.match is None:
            return
        awaited = [] if room.table.finished is not None else list(room.game.to_act(room.match.state))
        self.news[room.table.id] = Turn(room.table.id, room.version, awaited, time.time())
        self.fresh.set()

    async def run(self) -> None:
        """Until cancelled; what is known then is written down by `flush`."""
        while True:
            await self.fresh.wait()
            await asyncio.sleep(DELAY)
            try:
                await self.flush()
            except Exception:
                logger.exception("turns could not be written down")
                await asyncio.sleep(RETRY)

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

    async def catch_up(self, rooms: Rooms) -> None:
        """After a start: tables of which a killed server wrote the log but not whose turn it is."""
        for table in await self.store.read(queries.stale()):
            with suppress(Refused):
                self.note(await rooms.get(table))

    async def of(self, person: str, rooms: Rooms) -> MyTables:
        """The person's tables that are not over, those first where something is awaited."""
        found = await self.store.read(queries.mine(person, time.time() - DAY))
        names = await self.store.read(queries.players([mine.table for mine in found]))
        tables = [_my_table(mine, names[mine.table], rooms.here.get(mine.table)) for mine in found]
        tables.sort(key=lambda table: not table.mine)
        return MyTables(tables, sum(table.mine for table in tables))


def _my_table(mine: Mine, players: list[tuple[int, str, str]], room: Room | None) -> MyTable:
    awaited = mine.awaited
    if room is not None and room.match is not None:
        awaited = list(room.game.to_act(room.match.state))
    asked = mine.seat in awaited if mine.started else not mine.ready
    return MyTable(
        id=mine.table,
        game=mine.game,
        phase="playing" if mine.started else "gathering",
        others=[name for seat, kind, name in players if kind == "person" and seat != mine.seat],
        bots=sum(kind == "bot" and seat != mine.seat for seat, kind, _ in players),
        mine=asked and not mine.kept,
        rematch=mine.rematch and not mine.started and not mine.ready,
        kept=mine.kept,
        since=mine.at,
    )
