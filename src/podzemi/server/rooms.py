"""All rooms: the tables that are in memory, copies of what the store holds.

A room can be dropped at any moment; it is loaded again when somebody asks for it.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from functools import partial

from podzemi.engine import registry
from podzemi.engine.packs import PackError
from podzemi.server.bots import Thinkers
from podzemi.server.problems import Refused
from podzemi.server.room import Room
from podzemi.server.settings import Settings
from podzemi.server.store import Store, Table, packs, people, tables
from podzemi.server.tables import describe, new_table, people_of
from podzemi.wire import messages as wire

logger = logging.getLogger("podzemi.server")


class Rooms:
    """The tables in memory, loaded when somebody asks for them."""

    def __init__(self, settings: Settings, store: Store, thinkers: Thinkers) -> None:
        self.settings = settings
        self.store = store
        self.thinkers = thinkers
        self.here: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Task[Room]] = {}

    async def get(self, table: str) -> Room:
        """The room of that table; Refused if there is no such table."""
        if (room := self.here.get(table)) is not None:
            return room
        if table not in self.loading:
            task = asyncio.create_task(self._load(table))
            self.loading[table] = task
            task.add_done_callback(lambda _: self.loading.pop(table, None))
        return await asyncio.shield(self.loading[table])

    async def _load(self, table: str) -> Room:
        found = await self.store.read(tables.get(table))
        if found is None:
            raise Refused("unknown_table")
        if found.game not in registry.GAMES or found.rules != registry.game(found.game).rules_version:
            raise Refused("other_rules", rules=found.rules)
        pack = await self._pack(found)
        names = await self.store.read(people.names(people_of(found)))
        entries = await self.store.read(tables.log(table, 0)) if found.started is not None else []
        room = Room(self, found, names, pack)
        try:
            for entry in entries:
                room.fold(entry)
        except Exception:
            await room.close()
            raise
        self.here[table] = room
        room.wake()
        return room

    async def _pack(self, table: Table) -> str | None:
        """The text of the table's own components; they were fine once, and are tried again."""
        if table.pack is None:
            return None
        pack = await self.store.read(packs.get(table.pack.id))
        assert pack is not None
        try:
            await asyncio.to_thread(registry.packed, table.game, pack.text)
        except PackError:
            raise Refused("old_pack", pack_name=pack.name) from None
        return pack.text

    def forget(self, room: Room) -> None:
        self.here.pop(room.table.id, None)

    async def wake_all(self) -> None:
        """After a start: bots go on where they were."""
        for table in await self.store.read(tables.with_bots()):
            try:
                await self.get(table)
            except Refused as error:
                logger.warning("table %s cannot be woken: %s", table, error)
            except Exception:
                logger.exception("table %s cannot be woken", table)

    async def open(self, person: wire.Person, wish: wire.NewTable) -> Room:
        """A new table; it starts at once when nobody has to come first."""
        pack = None if wish.pack is None else await self.store.read(packs.get(wish.pack))
        table = new_table(person.id, wish, pack)
        await self.store.write(tables.add(table))
        room = await self.get(table.id)
        if all(place.kind != "open" for place in table.places):
            await room.do(partial(room.start, person.id))
        return room

    async def rematch(self, table: str, person: str) -> Room:
        old = await self.get(table)
        room = await self.get(await old.do(partial(old.rematch, person)))
        if room.table.phase == "gathering":
            await room.do(partial(self._start_rematch, room))
        return room

    async def _start_rematch(self, room: Room) -> None:
        """The second of two who ask at once finds it started."""
        if room.table.phase == "gathering":
            await room.start(room.table.host)

    async def rename(self, person: str, name: str) -> None:
        for room in list(self.here.values()):
            if person in room.names and not room.writer.done():
                await room.do(partial(room.rename, person, name))

    async def lobby(self, person: str | None, since: float) -> list[wire.TableInfo]:
        """Public tables and the person's own; of those in play at hand, it says who is awaited."""
        found = await self.store.read(tables.lobby(person, since))
        for table, _ in found:
            if table.phase == "playing" and table.id not in self.here and person in people_of(table):
                with suppress(Refused):
                    await self.get(table.id)
        names = await self.store.read(people.names({who for table, _ in found for who in people_of(table)}))
        return [
            self.here[table.id].info(person)
            if table.id in self.here
            else describe(table, version, names, person, set(), 0, [])
            for table, version in found
        ]

    async def close(self) -> None:
        await asyncio.gather(*(room.close() for room in list(self.here.values())))
        self.here.clear()
