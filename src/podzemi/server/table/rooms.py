"""All rooms: the tables that are in memory, copies of what the store holds.

A room can be dropped at any moment; it is loaded again when somebody asks for it.
"""

from __future__ import annotations

import asyncio
import logging
import math
from collections.abc import Callable, Coroutine
from functools import partial
from typing import TYPE_CHECKING, Any, Final, TypeVar  # Any: a coroutine is sent nothing

from msgspec.structs import replace

from podzemi.engine import registry
from podzemi.engine.data.packs import PackError
from podzemi.server.lobby.lobby import Lobby
from podzemi.server.lobby.turns import Turns
from podzemi.server.match import door
from podzemi.server.match.tables import new_table, people_of
from podzemi.server.problems import Refused
from podzemi.server.settings import Settings
from podzemi.server.store import LogEntry, Pack, Query, Store, StoreLost, Table
from podzemi.server.store.people import people
from podzemi.server.store.table import packs, tables
from podzemi.server.support.edges import time
from podzemi.server.support.limits import Buckets
from podzemi.server.table import gathering
from podzemi.server.table.bots.bot_pool import BotPool
from podzemi.server.table.bots.thinking import ThinkingTimes
from podzemi.server.table.peers import NOBODY, PeerProcesses
from podzemi.server.table.room import Room
from podzemi.server.talk.talk import LINES_PER_SECOND
from podzemi.wire import messages as wire

if TYPE_CHECKING:
    from podzemi.server.table.bots.bot_jobs import BotJobs

logger = logging.getLogger("podzemi.server")

T = TypeVar("T")
RETRY_SECONDS: Final = 1.0


StoredRoom = tuple[Table | None, Pack | None, dict[str, str], list[LogEntry]]


def _stored_room(table: str) -> Query[StoredRoom]:
    """A table, its pack, the names of its people and its log, all of one moment."""
    found = yield from tables.get(table)
    if found is None:
        return None, None, {}, []
    pack = None if found.pack is None else (yield from packs.get(found.pack.id))
    names = yield from people.names(people_of(found))
    entries = yield from tables.log(table, 0)
    return found, pack, names, entries


async def _check_pack(game: str, pack: Pack) -> None:
    """The table's own components were fine once, and are tried again."""
    try:
        await asyncio.to_thread(registry.game_with_pack, game, pack.text)
    except PackError:
        raise Refused("old_pack", pack_name=pack.name) from None


class Rooms:
    """The tables in memory, loaded when somebody asks for them."""

    def __init__(self, settings: Settings, store: Store, bot_pool: BotPool) -> None:
        self.settings = settings
        self.store = store
        self.bot_pool = bot_pool
        self.now = time.time
        """Seconds since 1970; tests bring their own time."""
        self.turns = Turns(store)
        self.lobby = Lobby(store, self.info_now)
        self.talkers = Buckets(LINES_PER_SECOND)
        self.table_limits = tables.TableLimits(
            settings.tables_per_person, settings.tables_per_address, settings.tables_at_once
        )
        self.thinking = ThinkingTimes(settings, store)
        self.jobs: BotJobs | None = None
        """The bots' jobs, if several processes share their thinking."""
        self.peers = PeerProcesses(store)
        self.peers.mine = lambda table: self.here[table].audience.presence if table in self.here else NOBODY
        self.peers.tables = lambda: list(self.here)
        self.peers.changed = self._tell_presence
        self.peers.gone = self.take_over
        self.on_change: Callable[[str], None] = lambda _: None
        """Called with a table where somebody sat down or got up, or where the match began."""
        self.orphaned = asyncio.Event()
        """There may be tables whose bots nobody moves: at the start, and when a process has died."""
        self.orphaned.set()
        self.tasks: dict[asyncio.Task[None], None] = {}
        """In the order in which they were begun."""
        self.refreshing: set[str] = set()
        self.here: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Task[Room]] = {}

    async def get(self, table: str) -> Room:
        """The room of that table; Refused if there is no such table. It stays in memory for a while from
        now on, so that the asker finds it there."""
        if (room := self.here.get(table)) is not None and not room.queue.is_ended:
            room.queue.touch()
            return room
        if table not in self.loading:
            task = asyncio.create_task(self._load(table))
            self.loading[table] = task
            task.add_done_callback(lambda _: self.loading.pop(table, None))
        loading = self.loading[table]
        try:
            return await asyncio.shield(loading)
        except asyncio.CancelledError:
            if loading.cancelled():  # the server stops: whoever asked goes on, and hears of it
                raise Refused("unavailable") from None
            raise

    async def _load(self, table: str) -> Room:
        found, pack, names, entries = await self.store.read(_stored_room(table))
        if found is None:
            raise Refused("unknown_table")
        if found.game not in registry.names() or found.rules != registry.game(found.game).rules_version:
            raise Refused("other_rules", rules=found.rules)
        if pack is not None:
            await _check_pack(found.game, pack)
        room = Room(self, found, names, None if pack is None else pack.text)
        try:
            for entry in entries:
                room.fold(entry)
        except Exception:
            await room.close()
            raise
        self.here[table] = room
        self.peers.ask(table)
        room.wake()
        return room

    def forget(self, room: Room) -> None:
        self.here.pop(room.table.id, None)

    def info_now(self, table: str, person: str | None) -> wire.TableInfo | None:
        """A table that is in memory as that person sees it."""
        room = self.here.get(table)
        return None if room is None else room.info(person)

    def is_at(self, table: str, person: str) -> bool:
        """Whether one of the table's people looks at it now, here or in another process."""
        room = self.here.get(table)
        here = room is not None and room.audience.is_here(person)
        return here or person in self.peers.at(table).people

    def awaited_seats(self, table: str) -> list[int] | None:
        """The seats whose decision is awaited at a table that is in memory."""
        room = self.here.get(table)
        return None if room is None or room.match is None else room.awaited_seats()

    async def keep_awake(self) -> None:
        """Until cancelled: wake the tables whenever some may stand still. What fails is still to be done."""
        while True:
            await self.orphaned.wait()
            self.orphaned.clear()
            try:
                await self.wake_all()
            except BaseException:
                self.orphaned.set()
                raise

    async def wake_all(self) -> None:
        """After a start, and when another process has died: bots go on where they were."""
        for table in await self.store.read(tables.awaiting_bots()):
            await self.wake(table)
        for table in await self.turns.tables_without_turns():
            if (room := await self.wake(table)) is not None:
                self.turns.note(table, room.version, room.awaited_seats())

    async def wake(self, table: str) -> Room | None:
        """Its room; None if it cannot be loaded, which is no reason to leave the others asleep. A store that
        is away is one: nothing is known about the table then."""
        try:
            return await self.get(table)
        except (StoreLost, OSError):
            raise
        except Refused as error:
            logger.warning("table %s cannot be woken: %s", table, error)
        except Exception:
            logger.exception("table %s cannot be woken", table)
        return None

    # --- the other processes

    def on_message(self, message: str) -> None:
        """Handle a message of another process. Each move there is one: the lobby is not read anew for it,
        but when its second is over."""
        kind, _, about = message.partition(" ")
        if kind == "table":
            self.announce_change(about)
            self.on_change(about)
        elif kind in ("again", "person"):
            for table, room in list(self.here.items()):
                if kind == "again" or about in room.names:
                    self.announce_change(table)
        elif kind == "mutes":
            self._soon(self.mutes_changed(about))
        self.peers.on_message(message)
        if self.jobs is not None:
            self.jobs.on_message(message)

    async def mutes_changed(self, person: str) -> None:
        """The person hears other people from now on: on all their screens here."""
        for room in list(self.here.values()):
            if not room.queue.is_ended and room.audience.is_here(person):
                await room.do(partial(room.talk.mutes_changed, person))

    def announce_change(self, table: str) -> None:
        """Something about that table is new: its room, if it is or comes into memory, looks at the store."""
        if table not in self.refreshing and (table in self.here or table in self.loading):
            self.refreshing.add(table)
            self._soon(self._refresh(table))

    async def _refresh(self, table: str) -> None:
        try:
            room = await self.get(table)
            await room.do(partial(self._refresh_now, room))
        except StoreLost as error:
            logger.warning("table %s will be refreshed later: %s", table, error)
            self._soon(self._refresh_later(table))
        except Exception:
            logger.exception("table %s cannot be refreshed", table)
        finally:
            self.refreshing.discard(table)

    async def _refresh_later(self, table: str) -> None:
        """Try again, as a message comes only once: people would see an old table until the next move."""
        await asyncio.sleep(RETRY_SECONDS)
        self.announce_change(table)

    async def _refresh_now(self, room: Room) -> None:
        """From here on, what is heard calls for a look of its own."""
        self.refreshing.discard(room.table.id)
        await room.refresh()

    def _tell_presence(self, table: str) -> None:
        """Somebody came or went in another process."""
        if (room := self.here.get(table)) is not None:
            room.audience.announce_presence()

    def take_over(self) -> None:
        """A process has died: what it wrote last may not have been heard, and its bots are ours now."""
        for table in list(self.here):
            self.announce_change(table)
        self.orphaned.set()

    def _soon(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks[task] = None
        task.add_done_callback(self.tasks.pop)

    # --- new tables

    async def open(self, person: wire.Person, wish: wire.NewTable) -> Room:
        """A new table; it starts at once when nobody has to come first."""
        pack = None if wish.pack is None else await self.store.read(packs.get(wish.pack))
        table = replace(new_table(person.id, wish, pack), door=await door.of(wish))
        if any(place.kind == "bot" for place in table.places):
            await self.check_bots(person.id)
        await self.write_new(tables.add_within(table, self.table_limits))
        self.lobby.refresh()
        room = await self.get(table.id)
        if all(place.kind != "open" for place in table.places):
            await room.do(partial(gathering.start, room, person.id))
        return room

    async def write_new(self, adding: Query[T], tell: str | None = None) -> T:
        """Write a new table; Refused if its host, the host's address or the server has too many, or if the
        host is no more."""
        try:
            return await self.store.write(adding, tell=tell)
        except tables.TooManyTables as full:
            raise Refused(full.code, max=full.most) from None
        except tables.HostGone:
            raise Refused("no_identity") from None

    async def check_bots(self, host: str) -> None:
        """Bots that have thought too long for this host have to rest first."""
        if (wait := (await self.thinking.of(host)).wait()) > 0:
            raise Refused("bots_busy", seconds=math.ceil(wait))

    async def rematch(self, table: str, person: str) -> Room:
        old = await self.get(table)
        room = await self.get(await old.do(partial(gathering.rematch, old, person)))
        await room.do(partial(gathering.accept, room, person))
        return room

    async def rename(self, person: str, name: str) -> None:
        for room in list(self.here.values()):
            if person in room.names and not room.queue.is_ended:
                await room.do(partial(room.rename, person, name))

    async def close(self) -> None:
        tasks = [*self.tasks, *self.loading.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.gather(*(room.close() for room in list(self.here.values())))
        self.here.clear()
