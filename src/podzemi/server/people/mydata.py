"""Everything the server knows about a person, as one JSON file: what "export my data" sends.

What the areas keep about people is told by `store/people/personal_data.py`; seats and matches are told here,
table by table, so that a long history is never in memory as a whole.
"""

from __future__ import annotations

import math
from collections import OrderedDict
from collections.abc import AsyncIterator
from functools import partial
from typing import Any, Final  # Any: what becomes JSON

import msgspec

from podzemi import __version__
from podzemi.engine import registry
from podzemi.engine.data.packs import PackError
from podzemi.server.match.luck import record_of
from podzemi.server.match.match_log import log_of
from podzemi.server.problems import Refused
from podzemi.server.store import LogEntry, Store, Table
from podzemi.server.store.people import personal_data
from podzemi.server.store.people.accounts import Identity
from podzemi.server.store.table import packs, tables
from podzemi.server.support.edges import time
from podzemi.server.support.one_thread import OneThread

REMEMBERED: Final = 1000


class Exports:
    """When somebody last asked for their data; not too often. And the thread that writes it."""

    def __init__(self, pause: float) -> None:
        self.pause = pause
        self.thread = OneThread("exports")
        self.at: OrderedDict[str, float] = OrderedDict()

    def check(self, person: str) -> None:
        now = time.monotonic()
        if (wait := self.at.get(person, -self.pause) + self.pause - now) > 0:
            raise Refused("export_pause", seconds=math.ceil(wait))
        self.at[person] = now
        if len(self.at) > REMEMBERED:
            self.at.popitem(last=False)


async def my_data(store: Store, thread: OneThread, me: Identity) -> AsyncIterator[bytes]:
    """The file, piece by piece."""
    told = await store.read(personal_data.export(me.person))
    head = {"server": "Podzemí", "version": __version__, "made": time.time(), **told}
    yield msgspec.json.encode(head)[:-1] + b',"tables":['
    for number, table in enumerate(await store.read(personal_data.tables_of(me.person))):
        line = msgspec.json.encode(await _table(store, thread, me.person, table))
        yield (b",\n" if number else b"\n") + line
    yield b"]}\n"


async def _table(store: Store, thread: OneThread, person: str, table: str) -> dict[str, Any]:
    """One table: its set-up, the person's seats and decisions, and the record once the match is over.

    While it is played, the decisions of companions at the person's device are theirs alone.
    """
    found = await store.read(tables.get(table))
    if found is None:
        return {"id": table}
    seats = [seat for seat, place in enumerate(found.places) if person in (place.player, place.owner)]
    entries = await store.read(tables.log(table, 0))
    told = [seat for seat in seats if found.phase == "finished" or not found.places[seat].companion]
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
            if entry.seat in told
        ],
        "record": await _record(store, thread, found, entries),
    }


async def _record(
    store: Store, thread: OneThread, table: Table, entries: list[LogEntry]
) -> msgspec.Raw | None:
    """The record of a finished match: whoever knows the table may read it. No room is loaded for it."""
    if table.phase != "finished" or table.started is None:
        return None
    pack = None if table.pack is None else await store.read(packs.get(table.pack.id))
    text = None if pack is None else pack.text
    try:
        return msgspec.Raw(await thread.ask(partial(_table_json, table, entries, text)))
    except (OldRules, PackError):
        return None  # nobody can replay it any more


class OldRules(Exception):
    """The match was played by rules that this release does not have."""


def _table_json(table: Table, entries: list[LogEntry], pack: str | None) -> bytes:
    if table.game not in registry.names() or table.rules != registry.game(table.game).rules_version:
        raise OldRules
    log = log_of(table, registry.game_with_pack(table.game, pack))
    for entry in entries:
        log.fold(entry)
    return record_of(log.match, table.luck).line()
