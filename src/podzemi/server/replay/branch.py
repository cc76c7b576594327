"""Play on from here: a new table that begins in the middle of a match that is over, against bots.

The player may have seen the whole replay. So everything that the chosen seat did not know at that moment
is drawn anew, and so is all chance from there on: nobody knows what comes (docs/decisions/0018).
"""

from __future__ import annotations

import secrets
import time
from functools import partial

import msgspec

from podzemi.engine.luck import MOST_BRANCHES, Branch
from podzemi.engine.verify import verify
from podzemi.server.house import House
from podzemi.server.limits import Buckets
from podzemi.server.problems import Refused
from podzemi.server.replay.cinema import Reel, cinema
from podzemi.server.replay.luck import promised
from podzemi.server.store import Entry, Place, Table, branches
from podzemi.server.table.room import Room
from podzemi.server.table.tables import check_bot
from podzemi.wire.messages import Person
from podzemi.wire.replays import NewBranch

pace = Buckets(1.0)
"""A new table with all its lines at once: ten in a row, then one a second."""


async def open_branch(house: House, me: Person, reel: Reel, wish: NewBranch, origin: str | None) -> Room:
    """The new table, with me in one seat and bots in the others; it has begun."""
    check_bot(wish.bot)
    if not pace.take(me.id):
        raise Refused("too_fast")
    _check_moment(reel, wish)
    await cinema.ask(partial(_check_seed, reel))
    table = _table(me, reel, wish, origin)
    await house.store.write(branches.add(table, _entries(reel, wish.at, table.created)))
    return await house.rooms.get(table.id)


def _check_moment(reel: Reel, wish: NewBranch) -> None:
    if not 0 <= wish.seat < reel.film.players:
        raise Refused("unknown_seat")
    if not 0 <= wish.at <= reel.film.total:
        raise Refused("unknown_moment")
    if reel.game.result(reel.film.steps[wish.at].state) is not None:
        raise Refused("branch_end")
    if len(reel.record.branches or ()) >= MOST_BRANCHES:
        raise Refused("branch_depth")


def _check_seed(reel: Reel) -> None:
    """What is folded again and again must come from the seed: our log holds no chance outcomes."""
    checks = verify(reel.record, reel.game).checks
    if any(check.name == "chance" and check.status != "proved" for check in checks):
        raise Refused("branch_seed")


def _table(me: Person, reel: Reel, wish: NewBranch, origin: str | None) -> Table:
    record, now = reel.record, time.time()
    before = [branch for branch in record.branches or () if branch.at <= wish.at]
    table = Table(
        id=secrets.token_urlsafe(16),
        game=record.game,
        rules=record.rules,
        options=reel.game.validate_options(record.players, dict(record.options)),
        seed=record.seed,
        host=me.id,
        public=False,
        rated=False,
        created=now,
        started=now,
        pack=reel.pack,
        places=[
            Place("person", me.id) if seat == wish.seat else Place("bot", wish.bot)
            for seat in range(record.players)
        ],
    )
    new = Branch(wish.at, wish.seat, secrets.randbits(64))
    return promised(table, reel.game, [*before, new], origin)


def _entries(reel: Reel, at: int, now: float) -> list[Entry]:
    return [
        Entry(number, turn.seat, msgspec.json.encode(turn.action), None, reel.film.steps[number].time or now)
        for number, turn in enumerate(reel.record.actions[:at], 1)
    ]
