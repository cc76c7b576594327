"""Play on from here: a new table that begins in the middle of a match that is over, against bots.

The player may have seen the whole replay. So everything that the chosen seat did not know at that moment
is drawn anew, and so is all chance from there on: nobody knows what comes (docs/decisions/0018).
"""

from __future__ import annotations

from functools import partial

import msgspec

from podzemi.bots.levels import stand_in
from podzemi.engine.records.commitment import MOST_BRANCHES, Branch
from podzemi.engine.records.verify import verify
from podzemi.server.match.luck import with_commitment
from podzemi.server.match.tables import check_bot
from podzemi.server.problems import Refused
from podzemi.server.replay.cache import CachedReplay, replay_cache
from podzemi.server.store import LogEntry, Place, Table
from podzemi.server.store.table import branches
from podzemi.server.support.edges import secrets, time
from podzemi.server.support.limits import Buckets
from podzemi.server.table.room import Room
from podzemi.server.table.rooms import Rooms
from podzemi.wire.learning.replays import NewBranch
from podzemi.wire.messages import Person

pace = Buckets(1.0)
"""A new table with all its lines at once: ten in a row, then one a second."""


async def open_branch(
    rooms: Rooms, me: Person, cached: CachedReplay, wish: NewBranch, origin: str | None
) -> Room:
    """The new table, with me in one seat and bots in the others; it has begun."""
    check_bot(wish.bot)
    if not pace.take(me.id):
        raise Refused("too_fast")
    await rooms.check_bots(me.id)
    _check_moment(cached, wish)
    await replay_cache.ask(partial(_check_seed, cached))
    table = _table(me, cached, wish, origin)
    entries = _entries(cached, wish.at, table.created)
    await rooms.write_new(branches.add(table, entries, rooms.table_limits))
    return await rooms.get(table.id)


def _check_moment(cached: CachedReplay, wish: NewBranch) -> None:
    if not 0 <= wish.seat < cached.replay.players:
        raise Refused("unknown_seat")
    if not 0 <= wish.at <= cached.replay.total:
        raise Refused("unknown_moment")
    if cached.game.result(cached.replay.steps[wish.at].state) is not None:
        raise Refused("branch_end")
    if len(cached.record.branches or ()) >= MOST_BRANCHES:
        raise Refused("branch_depth")


def _check_seed(cached: CachedReplay) -> None:
    """A branch is folded many times, so its chance must come from the seed: our log holds no outcomes."""
    checks = verify(cached.record, cached.game).checks
    if any(check.name == "chance" and check.status != "proved" for check in checks):
        raise Refused("branch_seed")


def _table(me: Person, cached: CachedReplay, wish: NewBranch, origin: str | None) -> Table:
    record, now = cached.record, time.time()
    before = [branch for branch in record.branches or () if branch.at <= wish.at]
    table = Table(
        id=secrets.token_urlsafe(16),
        game=record.game,
        rules=record.rules,
        options=cached.game.validate_options(record.players, dict(record.options)),
        seed=record.seed,
        host=me.id,
        public=False,
        rated=False,
        created=now,
        started=now,
        pack=cached.pack,
        places=[
            Place("person", me.id) if seat == wish.seat else Place("bot", stand_in(wish.bot, cached.game))
            for seat in range(record.players)
        ],
    )
    new = Branch(wish.at, wish.seat, secrets.randbits(64))
    return with_commitment(table, cached.game, [*before, new], origin)


def _entries(cached: CachedReplay, at: int, now: float) -> list[LogEntry]:
    return [
        LogEntry(
            number, turn.seat, msgspec.json.encode(turn.action), None, cached.replay.steps[number].time or now
        )
        for number, turn in enumerate(cached.record.actions[:at], 1)
    ]
