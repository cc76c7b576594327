"""Bugs of the past, and others like them: each must be found within minutes."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any, Final  # Any: methods of whichever class
from unittest.mock import patch

from podzemi.server.match import tables as tables_of_matches
from podzemi.server.match.match_log import NextLine
from podzemi.server.store import LogEntry, StoreLost
from podzemi.server.store.table import tables
from podzemi.server.table.order_queue import OrderQueue
from podzemi.server.table.room import Room
from podzemi.server.table.viewers.audience import Audience
from podzemi.server.table.viewers.shown import ViewerNews

Patch = tuple[Any, str, Any]


def stranded_seat() -> Patch:
    """A rematch keeps the seat of a person who is forgotten, and nobody can ever play it."""
    return tables_of_matches, "_without", lambda place: place


def early_word() -> Patch:
    """An action is acknowledged before it is stored."""

    async def append(room: Room, line: NextLine, client: str | None = None) -> LogEntry:
        entry = line.entry(room.version + 1, client, room.deadlines.now())
        writing = room.rooms.store.write(tables.append(room.table.id, entry, None), tell=room.table.id)
        task = asyncio.ensure_future(writing)
        task.add_done_callback(lambda done: done.exception())
        return entry

    return Room, "append", append


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
    """The room takes a commit of unknown end for done."""
    real = Room.append

    async def append(room: Room, line: NextLine, client: str | None = None) -> LogEntry | None:
        try:
            return await real(room, line, client)
        except StoreLost:
            return line.entry(room.version + 1, client, room.deadlines.now())

    return Room, "append", append


def double_room() -> Patch:
    """A room whose order has run out of time is taken for ended, and a second one is loaded beside it."""

    def ended(queue: OrderQueue) -> bool:
        return queue.ending or queue.task.done() or queue.task.cancelling() > 0

    return OrderQueue, "is_ended", property(ended)


PLANTS: Final = {
    plant.__name__: plant
    for plant in (
        stranded_seat,
        early_word,
        wrong_eyes,
        careless_retry,
        lost_commit,
        double_room,
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
