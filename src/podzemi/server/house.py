"""Everything a running server holds, made at its start and closed at its end."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from typing import Any

from litestar.connection import ASGIConnection

from podzemi.server.limits import Buckets
from podzemi.server.lobby.mail import Post
from podzemi.server.packs import Packs, folder_packs
from podzemi.server.people.accounts import Accounts
from podzemi.server.people.admin import Admin
from podzemi.server.people.identity import Identities
from podzemi.server.people.mydata import Exports
from podzemi.server.people.upkeep import keep_up
from podzemi.server.problems import Refused, pick_language
from podzemi.server.running.farewell import Farewell
from podzemi.server.settings import Settings
from podzemi.server.store import Store, open_store, people
from podzemi.server.table.alarm import Alarm
from podzemi.server.table.bots import Thinkers
from podzemi.server.table.door import check_sight
from podzemi.server.table.doorway import Doorway
from podzemi.server.table.present import Present
from podzemi.server.table.room import Room
from podzemi.server.table.rooms import Rooms
from podzemi.wire.messages import Person


class House:
    """Store, identities, rooms, limits: what the handlers work with."""

    def __init__(self, settings: Settings, store: Store, secret: str) -> None:
        self.settings = settings
        self.store = store
        self.identities = Identities(store, secret)
        self.thinkers = Thinkers(settings.bot_workers)
        self.rooms = Rooms(settings, store, self.thinkers)
        self.doorway = Doorway(self.rooms)
        self.post = Post(settings, store, secret)
        self.packs = Packs(store)
        self.known = Buckets(settings.requests_per_second)
        self.strangers = Buckets(settings.strangers_per_second)
        self.farewell = Farewell()
        self.present = Present(self.identities)
        self.accounts = Accounts(self)
        self.exports = Exports()
        self.admin = Admin(self)

    async def room(self, connection: ASGIConnection[Any, Any, Any, Any], table: str) -> Room:
        """The room of a table that the asker may look at; Refused otherwise."""
        room = await self.rooms.get(table)
        here = self.identities.here(connection)
        if here is None or not here.admin:
            await self._check_sight(room, None if here is None else here.person)
        return room

    async def _check_sight(self, room: Room, person: str | None) -> None:
        """Who was let in by another process a moment ago is not turned away here."""
        try:
            check_sight(room.table, person)
        except Refused:
            if not self.store.shared:
                raise
            await room.do(room.refresh)
            check_sight(room.table, person)

    async def me(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Person:
        """The person who asks; Refused without an identity."""
        if (person := await self.identities.person(connection)) is None:
            raise Refused("no_identity")
        return person


@asynccontextmanager
async def open_house(settings: Settings) -> AsyncIterator[House]:
    offered = folder_packs(settings.packs)
    store = await open_store(settings.store)
    house = House(settings, store, await store.write(people.secret()))
    await house.packs.offer(offered)
    store.listen(house.present.heard)
    store.listen(house.rooms.heard)
    joining = asyncio.create_task(house.rooms.neighbours.run())
    thinking = asyncio.create_task(think_together(house.rooms, store))
    upkeep = asyncio.create_task(keep_up(house))
    waking = asyncio.create_task(house.rooms.wake_all())
    alarm = asyncio.create_task(Alarm(house.rooms).run())
    noting = asyncio.create_task(house.rooms.turns.run())
    writing = asyncio.create_task(house.post.run())
    try:
        yield house
    finally:
        waking.cancel()
        joining.cancel()
        alarm.cancel()
        writing.cancel()
        upkeep.cancel()
        await asyncio.to_thread(house.accounts.passwords.close)
        await house.rooms.close()
        thinking.cancel()
        await asyncio.gather(thinking, return_exceptions=True)
        noting.cancel()
        await house.rooms.turns.flush()
        await house.rooms.neighbours.close()
        await asyncio.to_thread(house.thinkers.close)
        await store.close()


def think_together(rooms: Rooms, store: Store) -> Coroutine[Any, Any, None]:
    """From now on the bots' thinking is shared with the other processes at the store, if there can be any."""
    if not store.shared:
        return asyncio.sleep(0)
    from podzemi.server.table.jobs import join_in  # only who uses PostgreSQL pays for its import

    return join_in(rooms, store)


def language_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    return pick_language(
        connection.query_params.get("lang"),
        connection.cookies.get("lang"),
        connection.headers.get("accept-language"),
    )
