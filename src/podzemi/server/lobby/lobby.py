"""The lobby: public tables that gather or play, and one's own.

What everybody may see is the same for everybody: it is read and written out once a second at most, however
many look at it. Only a person's own tables are described for that person.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable, Iterable
from typing import Final, Literal

import msgspec
from msgspec import Raw, Struct

from podzemi.server.match.tables import describe, people_of
from podzemi.server.store import Query, Store, Table
from podzemi.server.store.people import people
from podzemi.server.store.table import tables, turns
from podzemi.server.support.edges import time
from podzemi.wire.messages import Language, TableInfo

DAY: Final = 24 * 3600.0
FRESH: Final = 1.0
"""Seconds for which the public list is as it was."""
MOST_PUBLIC: Final = 1000
MOST_OWN: Final = 60
MOST_LISTED: Final = 100


class TableFilter(Struct, frozen=True):
    """A filter of tables; None: it does not matter."""

    game: str | None = None
    players: int | None = None
    phase: Literal["gathering", "playing"] | None = None
    free: int | None = None
    """At least so many free seats."""
    locked: bool | None = None
    clock: bool | None = None
    language: Language | None = None
    """Tables of another language are left out; those of none are not."""
    mine: bool | None = None
    search: str = ""
    """Part of the name of somebody who hosts or sits there."""


ANY_TABLE: Final = TableFilter()


class Shown(Struct, frozen=True):
    """A table as one person sees it, and the same written out."""

    info: TableInfo
    text: Raw


class List(Struct, frozen=True):
    """An answer: its bytes, and a mark by which the same answer is known."""

    body: bytes
    mark: str


class Listed(Struct, frozen=True):
    tables: list[Raw]
    total: int


def fits(info: TableInfo, wish: TableFilter, mine: bool) -> bool:
    """Whether that is one of the tables somebody looks for."""
    free = sum(seat.kind == "open" for seat in info.seats)
    return (
        wish.game in (None, info.game)
        and wish.players in (None, info.players)
        and wish.phase in (None, info.phase)
        and wish.locked in (None, info.locked)
        and wish.clock in (None, info.clock is not None)
        and wish.mine in (None, mine)
        and (wish.language is None or info.language in (None, wish.language))
        and (wish.free is None or (info.phase == "gathering" and free >= wish.free))
        and _is_named(info, wish.search)
    )


def _is_named(info: TableInfo, search: str) -> bool:
    wanted = search.casefold().strip()
    names = [info.host, *(seat.name for seat in info.seats if seat.kind == "person")]
    return not wanted or any(wanted in name.casefold() for name in names)


class Lobby:
    """Lists of tables for everybody who looks."""

    def __init__(self, store: Store, info_now: Callable[[str, str | None], TableInfo | None]) -> None:
        """`info_now`: a table that is in memory as that person sees it; None: it is not there."""
        self.store = store
        self.info_now = info_now
        self.read_at = float("-inf")
        self.old = True
        """Whether a table was lit, or a match began or ended, since the last reading."""
        self.shown: dict[str, Shown] = {}
        self.plain = as_list([])
        """The list for most people: everything, and nothing of their own."""
        self.reading: asyncio.Task[None] | None = None

    async def list(self, person: str | None, wish: TableFilter) -> List:
        """The newest tables that fit, the person's own first."""
        await self._refresh()
        own = {} if person is None else await self._own(person)
        if not own and wish == ANY_TABLE:
            return self.plain
        others = {table: shown for table, shown in self.shown.items() if table not in own}
        fitting = [shown.text for shown in own.values() if fits(shown.info, wish, mine=True)]
        fitting += [shown.text for shown in others.values() if fits(shown.info, wish, mine=False)]
        return as_list(fitting)

    def refresh(self) -> None:
        """A table was lit, or a match began or ended."""
        self.old = True

    async def _refresh(self) -> None:
        """Read the public tables anew if they may be out of date; once for all who wait for it."""
        while self.old or time.monotonic() - self.read_at > FRESH:
            if self.reading is None or self.reading.done():
                self.reading = asyncio.create_task(self._read_public())
            await asyncio.shield(self.reading)

    async def _read_public(self) -> None:
        self.old = False
        ids = await self.store.read(turns.public(time.time() - DAY, MOST_PUBLIC))
        self.shown = await self._show(ids, None)
        self.plain = as_list([shown.text for shown in self.shown.values()])
        self.read_at = time.monotonic()

    async def _own(self, person: str) -> dict[str, Shown]:
        ids = await self.store.read(turns.own(person, time.time() - DAY, MOST_OWN))
        return await self._show(ids, person) if ids else {}

    async def _show(self, ids: Iterable[str], person: str | None) -> dict[str, Shown]:
        """Those tables as the person sees them; who is connected is known of those in memory."""
        wanted = list(ids)
        found, names, awaited = await self.store.read(_rows(wanted))
        shown = {}
        for table in (found[id] for id in wanted if id in found):
            info = self.info_now(table.id, person) or describe(
                table, 0, names, person, set(), 0, awaited.get(table.id, [])
            )
            shown[table.id] = Shown(info, Raw(msgspec.json.encode(info)))
        return shown


def _rows(ids: Iterable[str]) -> Query[tuple[dict[str, Table], dict[str, str], dict[str, list[int]]]]:
    found = yield from tables.several(ids)
    names = yield from people.names({who for table in found.values() for who in people_of(table)})
    awaited = yield from turns.awaited_seats(found)
    return found, names, awaited


def as_list(texts: list[Raw]) -> List:
    return with_mark(msgspec.json.encode(Listed(texts[:MOST_LISTED], len(texts))))


def with_mark(body: bytes) -> List:
    return List(body, f'"{hashlib.blake2b(body, digest_size=12).hexdigest()}"')
