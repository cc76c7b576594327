"""Bugs of the past, and others like them: each must be found within minutes."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any, Final  # Any: methods of whichever class
from unittest.mock import patch

from podzemi.server.match.match_log import NextLine
from podzemi.server.store import LogEntry, Query, StoreLost, seats, tables
from podzemi.server.table.audience import Audience
from podzemi.server.table.order_queue import OrderQueue
from podzemi.server.table.room import Room
from podzemi.server.table.rooms import Rooms
from podzemi.server.table.shown import ViewerNews

Patch = tuple[Any, str, Any]


def second_room() -> Patch:
    """A time-out inside an order is taken for the end of its room, and a second one stands beside it."""
    ended = property(lambda queue: queue.task.done() or queue.task.cancelling() > 0)
    return OrderQueue, "ended", ended


def stranded_seat() -> Patch:
    """Whoever sits down does not look whether the table is still as it was."""

    def unchecked(_: Any) -> Query[None]:
        return
        yield

    return seats, "check_known", unchecked


def early_word() -> Patch:
    """An action is acknowledged before it is stored."""

    async def append(room: Room, line: NextLine, client: str | None = None) -> LogEntry:
        entry = line.entry(room.version + 1, client, room.deadlines.now())
        writing = room.rooms.store.write(tables.append(room.table.id, entry, None), tell=room.table.id)
        task = asyncio.ensure_future(writing)
        task.add_done_callback(lambda done: done.exception())
        return entry

    return Room, "append", append


def deaf_process() -> Patch:
    """After a time of deafness nobody looks at what was missed."""
    real = Rooms.on_message

    def on_message(rooms: Rooms, message: str) -> None:
        if message != "again":
            real(rooms, message)

    return Rooms, "on_message", on_message


def idle_bots() -> Patch:
    """Nobody wakes the bots of a process that has died."""

    async def wake_all(_: Rooms) -> None:
        return None

    return Rooms, "wake_all", wake_all


def wrong_eyes() -> Patch:
    """Changes go to everybody, whatever they knew before."""
    real = Audience._text_for

    def text_for(audience: Audience, listener: Any, viewer: Any, news: ViewerNews) -> str:
        text = real(audience, listener, viewer, news)
        return news.changes_text() if listener.wants_changes and news.before is not None else text

    return Audience, "_text_for", text_for


def careless_retry() -> Patch:
    """A word that is sent again is taken for a new one."""
    real = NextLine.entry

    def entry(line: NextLine, version: int, client: str | None, at: float) -> LogEntry:
        return real(line, version, None, at)

    return NextLine, "entry", entry


def lost_commit() -> Patch:
    """Where nobody knows how a commit ended, the room takes it for done."""
    real = Room.append

    async def append(room: Room, line: NextLine, client: str | None = None) -> LogEntry | None:
        try:
            return await real(room, line, client)
        except StoreLost:
            return line.entry(room.version + 1, client, room.deadlines.now())

    return Room, "append", append


PLANTS: Final = {
    plant.__name__: plant
    for plant in (
        second_room,
        stranded_seat,
        early_word,
        deaf_process,
        idle_bots,
        wrong_eyes,
        careless_retry,
        lost_commit,
    )
}


@contextmanager
def planted(name: str | None) -> Iterator[None]:
    """The server with that bug; None: as it is."""
    with ExitStack() as stack:
        if name is not None:
            where, what, instead = PLANTS[name]()
            stack.enter_context(patch.object(where, what, instead))
        yield
