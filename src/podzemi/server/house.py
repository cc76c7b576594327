"""Everything a running server holds, made at its start and closed at its end."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar.connection import ASGIConnection

from podzemi.server.bots import Thinkers
from podzemi.server.farewell import Farewell
from podzemi.server.identity import Identities
from podzemi.server.limits import Buckets
from podzemi.server.packs import Packs, folder_packs
from podzemi.server.problems import Refused, pick_language
from podzemi.server.rooms import Rooms
from podzemi.server.settings import Settings
from podzemi.server.store import SqliteStore, Store, people
from podzemi.wire.messages import Person


class House:
    """Store, identities, rooms, limits: what the handlers work with."""

    def __init__(self, settings: Settings, store: Store, secret: str) -> None:
        self.settings = settings
        self.store = store
        self.identities = Identities(store, secret)
        self.thinkers = Thinkers(settings.bot_workers)
        self.rooms = Rooms(settings, store, self.thinkers)
        self.packs = Packs(store)
        self.known = Buckets(settings.requests_per_second)
        self.strangers = Buckets(settings.strangers_per_second)
        self.farewell = Farewell()

    async def me(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Person:
        """The person who asks; Refused without an identity."""
        if (person := await self.identities.person(connection)) is None:
            raise Refused("no_identity")
        return person


@asynccontextmanager
async def open_house(settings: Settings) -> AsyncIterator[House]:
    offered = folder_packs(settings.packs)
    store = SqliteStore(settings.database)
    house = House(settings, store, await store.write(people.secret()))
    await house.packs.offer(offered)
    waking = asyncio.create_task(house.rooms.wake_all())
    try:
        yield house
    finally:
        waking.cancel()
        await house.rooms.close()
        await asyncio.to_thread(house.thinkers.close)
        await store.close()


def language_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    return pick_language(
        connection.query_params.get("lang"),
        connection.cookies.get("lang"),
        connection.headers.get("accept-language"),
    )
