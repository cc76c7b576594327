"""Everything a running server holds, made at its start and closed at its end."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, Final  # Any: Litestar's user, auth and state, which nothing here asks for

from litestar.connection import ASGIConnection

from podzemi.server.lobby.mailer import Mailer
from podzemi.server.match.door import check_sight
from podzemi.server.packs import Packs, folder_packs
from podzemi.server.people.accounts import Accounts
from podzemi.server.people.admin import Admin
from podzemi.server.people.company import CompanyNews
from podzemi.server.people.connections import Connections
from podzemi.server.people.friends import Friends
from podzemi.server.people.identity import Identities
from podzemi.server.people.mydata import Exports
from podzemi.server.people.passkeys import Passkeys
from podzemi.server.people.upkeep import keep_up
from podzemi.server.postcards import Postcards
from podzemi.server.problems import Refused, pick_language
from podzemi.server.replay.reviews import Reviews
from podzemi.server.running.pulse import Pulse
from podzemi.server.running.shutdown import Shutdown
from podzemi.server.running.store_check import StoreCheck
from podzemi.server.running.trouble import Trouble
from podzemi.server.settings import Settings
from podzemi.server.store import Store, StoreLost, open_store
from podzemi.server.store.people import people
from podzemi.server.support.limits import RequestLimits
from podzemi.server.support.one_thread import OneThread
from podzemi.server.support.supervisor import Supervisor
from podzemi.server.table.admission import Admission
from podzemi.server.table.alarm import Alarm
from podzemi.server.table.bots.bot_pool import BotPool
from podzemi.server.table.quick import QuickMatches
from podzemi.server.table.room import Room
from podzemi.server.table.rooms import Rooms
from podzemi.wire.messages import Person

logger = logging.getLogger("podzemi.server")

BOT_JOBS: Final = "bot jobs"
LISTENING: Final = "listening"
TURNS: Final = "turns"


class Services:
    """Store, identities, rooms, limits: what the handlers work with."""

    def __init__(self, settings: Settings, store: Store, keys: list[str], bot_pool: BotPool) -> None:
        self.settings = settings
        self.store = store
        self.limits = RequestLimits(settings)
        self.identities = Identities(store, keys, self.limits)
        self.bot_pool = bot_pool
        self.rooms = Rooms(settings, store, self.bot_pool)
        self.reviews = Reviews(self.bot_pool)
        self.admission = Admission(self.rooms)
        self.mailer = Mailer(settings, store, keys)
        self.packs = Packs(store, bot_pool)
        self.postcards = Postcards(settings.static)
        self.supervisor = Supervisor()
        self.store_check = StoreCheck()
        self.connections = Connections(
            self.identities, settings.sockets_per_person, settings.sockets_per_address
        )
        self.company = CompanyNews(store, self.rooms, self.connections)
        self.friends = Friends(self.company)
        self.quick = QuickMatches(self.rooms)
        self.shutdown = Shutdown(self.connections)
        self.pulse = Pulse()
        self.trouble = Trouble()
        self.accounts = Accounts(settings, store, self.identities, self.connections, self.rooms)
        self.passkeys = Passkeys(settings, store, self.accounts)
        self.exports = Exports(settings.export_pause)
        self.lessons = OneThread("lessons")
        """Plays the guided ways."""
        self.admin = Admin(store, self.identities, self.connections, self.rooms, self.accounts)

    def begin_work(self) -> None:
        """Start the background tasks; each is restarted if it fails."""
        start, rooms = self.supervisor.start, self.rooms
        if self.store.shared:
            if self.store.keeps_jobs:
                from podzemi.server.table.bots.bot_jobs import join_in  # only PostgreSQL pays for its import

                start(BOT_JOBS, join_in(rooms, self.store))
            start(LISTENING, self.store.hear)
            start("peers", rooms.peers.run)
        start("upkeep", partial(keep_up, self.store, self.accounts, rooms))
        start("waking tables", rooms.keep_awake)
        start("alarm", Alarm(rooms).run)
        start("company", self.company.run)
        start("pulse", self.pulse.run)
        start("quick matches", self.quick.run)
        start(TURNS, rooms.turns.run)
        if self.mailer.available:
            start("mails", self.mailer.run)

    def on_message(self, message: str) -> None:
        """Mark listening as healthy as soon as messages of others arrive again, so that a restarted database
        does not keep people from a server that works."""
        if message == "again":
            self.supervisor.note_recovery(LISTENING)

    async def close(self) -> None:
        """End first whatever others could still ask for; the last writes of the rooms are kept."""
        await self.supervisor.stop(*(name for name in self.supervisor.tasks if name not in (BOT_JOBS, TURNS)))
        await asyncio.to_thread(self.accounts.passwords.close)
        await self.reviews.close()
        for thread in (self.packs.thread, self.passkeys.thread, self.exports.thread, self.lessons):
            await asyncio.to_thread(thread.close)
        await self.rooms.close()
        await self.supervisor.stop()
        await self.rooms.turns.flush()
        await self.rooms.peers.close()
        await asyncio.to_thread(self.bot_pool.close)
        await self.store.close()

    async def room(self, connection: ASGIConnection[Any, Any, Any, Any], table: str) -> Room:
        """The room of a table that the asker may look at; Refused otherwise."""
        room = await self.rooms.get(table)
        here = self.identities.here(connection)
        if here is None or not here.admin:
            await self._check_sight(room, None if here is None else here.person)
        return room

    async def _check_sight(self, room: Room, person: str | None) -> None:
        """Admit a person whom another process let in a moment ago."""
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
async def open_services(
    settings: Settings, store: Store | None = None, bot_pool: BotPool | None = None
) -> AsyncIterator[Services]:
    """Everything a server holds, while it runs. Store and thinkers are those of the settings unless given."""
    offered = folder_packs(settings.packs)
    store = store or await open_store(settings.store)
    bot_pool = bot_pool or BotPool(settings.bot_workers, wall=settings.bot_wall)
    keys = [*reversed(settings.secret_keys)] or await store.write(people.keys())
    services = Services(settings, store, keys, bot_pool)
    await services.packs.offer(offered)
    store.listen(services.on_message)
    store.listen(services.connections.on_message)
    store.listen(services.rooms.on_message)
    store.listen(services.company.on_message)
    services.begin_work()
    services.trouble.begin()
    try:
        yield services
    finally:
        services.trouble.end()
        await services.close()


def failure(error: Exception, where: str) -> Refused:
    """The refusal for an unexpected error, which is logged. A lost store gets one line without a traceback:
    it is no bug, and every request meanwhile fails in the same way."""
    if isinstance(error, StoreLost):
        logger.warning("%s: %s", where, error)
        return Refused("unavailable")
    logger.error(where, exc_info=error)
    return Refused("internal")


def language_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    return pick_language(
        connection.query_params.get("lang"),
        connection.cookies.get("lang"),
        connection.headers.get("accept-language"),
    )
