"""Counting all finished matches again: the ratings follow from the results alone.

Matches that ended before anybody noted how the seats came out are taken in first, from their results and
logs.
"""

from __future__ import annotations

import logging
from collections.abc import Callable

import msgspec
from msgspec import Struct

from podzemi.engine import registry
from podzemi.engine.game import AnyGame, Result
from podzemi.engine.values import Action, Seat
from podzemi.server.match.match_log import log_of
from podzemi.server.match.standings import finish_of
from podzemi.server.store import Store, Table
from podzemi.server.store.people import ratings
from podzemi.server.store.table import packs, tables

logger = logging.getLogger("podzemi.server")


class Recount(Struct, frozen=True):
    """The counts: matches taken in that were never noted, those left out, and those that count."""

    noted: int
    left_out: int
    counted: int


async def recount(store: Store, progress: Callable[[int], None] | None = None) -> Recount:
    """Take in what is missing and count everything again, in the order in which it ended."""
    missing = await store.read(ratings.uncounted_tables())
    noted = 0
    for table in missing:
        noted += await _note(store, table)
        if progress is not None:
            progress(1)
    counted = await store.write(ratings.rebuild())
    return Recount(noted, len(missing) - noted, counted)


async def _note(store: Store, table: str) -> bool:
    """Whether the match could be taken in; one of a game or pack that is gone cannot."""
    found = await store.read(tables.get(table))
    text = await store.read(ratings.result(table))
    if found is None or text is None:
        return False
    try:
        game = await _game(store, found)
        result = msgspec.json.decode(text, type=Result)
        turns, forfeits = await _counted_actions(store, found, game)
        match = finish_of(found, game, result, found.finished or 0.0, turns, forfeits)
    except Exception:
        logger.exception("table %s: its result cannot be read", table)
        return False
    await store.write(ratings.note(match))
    return True


async def _game(store: Store, table: Table) -> AnyGame:
    pack = None if table.pack is None else await store.read(packs.get(table.pack.id))
    return registry.game_with_pack(table.game, None if pack is None else pack.text)


async def _counted_actions(
    store: Store, table: Table, game: AnyGame
) -> tuple[list[tuple[Seat, Action]], list[Seat]]:
    """Every action that counted, and who lost by time; nothing of a match under other rules."""
    if table.rules != game.rules_version:
        return [], []
    log = log_of(table, game)
    for entry in await store.read(tables.log(table.id, 0)):
        log.fold(entry)
    return [(played.entry.seat, played.action) for played in log.played], log.forfeits
