"""Everything the server knows about a person, as one JSON file: what "export my data" sends.

What the areas keep about people is told by `store/personal_data.py`; seats and matches are told here,
table by table, so that a long history is never in memory as a whole.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import AsyncIterator
from typing import Any, Final

import msgspec

from podzemi import __version__
from podzemi.server.match.luck import record_of
from podzemi.server.problems import Refused
from podzemi.server.store import Store, Table, personal_data, tables
from podzemi.server.store.accounts import Identity
from podzemi.server.table.rooms import Rooms

PAUSE: Final = 10.0
"""Seconds between two exports of one person: each reads all their matches."""
REMEMBERED: Final = 1000


class Exports:
    """When somebody last asked for their data; not too often."""

    def __init__(self) -> None:
        self.at: OrderedDict[str, float] = OrderedDict()

    def check(self, person: str) -> None:
        now = time.monotonic()
        if now - self.at.get(person, -PAUSE) < PAUSE:
            raise Refused("too_fast")
        self.at[person] = now
        if len(self.at) > REMEMBERED:
            self.at.popitem(last=False)


async def my_data(store: Store, rooms: Rooms, me: Identity) -> AsyncIterator[bytes]:
    """The file, piece by piece."""
    told = await store.read(personal_data.export(me.person))
    head = {"server": "Podzemí", "version": __version__, "made": time.time(), **told}
    yield msgspec.json.encode(head)[:-1] + b',"tables":['
    for number, table in enumerate(await store.read(personal_data.tables_of(me.person))):
        line = msgspec.json.encode(await _table(store, rooms, me.person, table))
        yield (b",\n" if number else b"\n") + line
    yield b"]}\n"


async def _table(store: Store, rooms: Rooms, person: str, table: str) -> dict[str, Any]:
    """One table: its set-up, the person's seats and decisions, and the record once the match is over."""
    found = await store.read(tables.get(table))
    if found is None:
        return {"id": table}
    seats = [seat for seat, place in enumerate(found.places) if person in (place.player, place.owner)]
    entries = await store.read(tables.log(table, 0))
    return {
        "id": found.id,
        "game": found.game,
        "options": found.options,
        "host": found.host == person,
        "public": found.public,
        "created": found.created,
        "started": found.started,
        "finished": found.finished,
        "seats": seats,
        "decisions": [
            {
                "version": entry.version,
                "seat": entry.seat,
                "at": entry.at,
                "action": msgspec.Raw(entry.action),
            }
            for entry in entries
            if entry.seat in seats
        ],
        "record": await _record(rooms, found),
    }


async def _record(rooms: Rooms, table: Table) -> msgspec.Raw | None:
    """The record of a finished match: whoever knows the table may read it."""
    if table.phase != "finished":
        return None
    try:
        room = await rooms.get(table.id)
    except Refused:
        return None  # played by older rules, which nobody can replay any more
    if room.match is None:
        return None
    return msgspec.Raw(record_of(room.match, table.luck).line())
